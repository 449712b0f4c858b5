"""The table of Princes of the Renaissance as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Speaker, listed
from signoria.titles.princes.rules.seen import Area, View


def board(view: View, words: Speaker) -> list[str]:
    lines = [words.raw("board-setting-up")]
    if view["decade"] >= 0:
        lines = [words.raw("board-decade", decade=view["decade"] + 1, wars=view["wars"], limit=view["war_limit"])]
    for city, status in enumerate(view["status"]):
        free = [tile for tile in view["tiles"] if tile // 6 == city]
        state = words.raw("board-city", status=status, value=view["values"][city], tiles=listed(words, "tile", free))
        lines.append(f"  {words.noun('city', city)}: {state}")
    lines.append(words.raw("board-events", events=listed(words, "event", view["events"])))
    if view["auction"] and view["auction"]["leader"] >= 0:
        lines.append(
            words.raw(
                "board-auction", high=view["auction"]["high"], leader=str(words.noun("seat", view["auction"]["leader"]))
            )
        )
    if view["war"]:
        lines.append(words.raw("board-war", attacker=str(words.noun("city", view["war"]["attacking"])),
                               defender=str(words.noun("city", view["war"]["defending"]))))  # fmt: skip
    for seat, player in enumerate(view["players"]):
        lines += ["", *player_lines(words, view, seat, player)]
    if view["hand"]:
        lines += ["", words.raw("board-hand", cards=listed(words, "card", view["hand"]))]
    return lines


def player_lines(words: Speaker, view: View, seat: int, player: Area) -> list[str]:
    mark = "›" if view["active"] == seat else " "
    purse = [player["gold"], player["influence"]]
    gold, influence = ("?" if amount is None else amount for amount in purse)
    head = words.raw("board-player", score=view["scores"][seat], gold=gold, influence=influence, cards=player["cards"],
                     counters=player["counters"])  # fmt: skip
    lines = [f"{mark} {words.noun('seat', seat)} ({listed(words, 'family', [player['family']])}): {head}"]
    if player["tiles"] or player["troops"]:
        lines.append(f"    {listed(words, 'tile', player['tiles'])} · {listed(words, 'troop', player['troops'])}")
    if player["events"]:
        lines.append(f"    {listed(words, 'event', player['events'])}")
    return lines
