"""The table of Princes of the Renaissance as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Section, Speaker, counted, listed, name, said
from signoria.titles.princes.rules.box import Box
from signoria.titles.princes.rules.names import EVENTS, TILES, TREACHERY, TROOPS
from signoria.titles.princes.rules.seen import Area, Lot, View, Warfare


def board(view: View, words: Speaker, box: Box) -> list[Section]:
    sections = [Section(words.raw("board-heading-table"), table_lines(view, words))]
    if view["auction"]:
        sections.append(Section(words.raw("board-heading-auction"), auction_lines(view["auction"], words)))
    if view["war"]:
        sections.append(Section(words.raw("board-heading-war"), war_lines(view["war"], words)))
    for seat, player in enumerate(view["players"]):
        mark = "› " if view["active"] == seat else ""
        heading = f"{mark}{words.noun('seat', seat)} · {name(words, 'family', player['family'])}"
        sections.append(Section(heading, player_lines(words, view, seat, player)))
    if view["seat"] >= 0:
        sections.append(Section(words.raw("board-heading-hand"), own_lines(view, words)))
    return [
        *sections,
        Section(words.raw("board-heading-cities"), city_lines(view, words, box)),
        Section(words.raw("board-heading-events"), explained(words, "event", EVENTS, view["events"])),
        Section(words.raw("board-heading-troops"), troop_lines(view, words)),
    ]


def explained(words: Speaker, noun: str, ids: tuple[str, ...], values: list[int]) -> list[str]:
    """Each thing with what it does."""
    lines = []
    for value in values:
        text = words.help(f"{noun}-{ids[value]}")
        lines.append(f"{words.noun(noun, value)}: {text}" if text else str(words.noun(noun, value)))
    return lines or ["–"]


def table_lines(view: View, words: Speaker) -> list[str]:
    stage = words.raw("board-setting-up")
    if view["decade"] >= 0:
        stage = words.raw("board-decade", decade=view["decade"] + 1, wars=view["wars"], limit=view["war_limit"])
    lines = [
        stage,
        words.raw("board-pope", holder=name(words, "seat", view["pope"])),
        words.raw("board-pile", pile=view["pile"], cards=counted(words, "card", tally(view["played"], len(TREACHERY)))),
    ]
    lines += said(words, ("board-removed", listed(words, "event", view["removed"])))
    marks = (
        ("league-used", view["league_used"]),
        ("banking-closed", view["banking_closed"]),
        ("guarded", view["guarded"]),
    )
    return lines + [words.raw(f"board-{mark}") for mark, on in marks if on]


def tally(cards: list[int], kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]


def city_lines(view: View, words: Speaker, box: Box) -> list[str]:
    """Each city, its artists, and the tiles that are still free, with what they do."""
    lines = []
    for city, status in enumerate(view["status"]):
        state = words.raw("board-city", status=status, value=view["values"][city])
        lines.append(f"{words.noun('city', city)}: {state}")
        lines += [f"  {line}" for line in said(words, ("board-artists", listed(words, "event", view["artists"][city])))]
        free = [tile for tile in view["tiles"] if box.tile_city[tile] == city]
        lines += [f"  {line}" for line in explained(words, "tile", TILES, free)]
    return lines


def troop_lines(view: View, words: Speaker) -> list[str]:
    lines = []
    for troop, count in enumerate(view["supply"]):
        text = words.help(f"troop-{TROOPS[troop]}")
        lines.append(f"{count} × {words.noun('troop', troop)}" + (f": {text}" if text else ""))
    return lines


def auction_lines(lot: Lot, words: Speaker) -> list[str]:
    noun = {"city": "tile", "event": "event", "attacker": "city", "defender": "city"}.get(lot["kind"])
    item = name(words, noun, lot["item"]) if noun else words.raw("board-the-pope")
    lines = [words.raw(f"board-lot-{lot['kind']}", item=item, currency=name(words, "currency", lot["currency"]))]
    if lot["leader"] >= 0:
        lines.append(words.raw("board-high", high=lot["high"], leader=name(words, "seat", lot["leader"])))
    lines.append(
        words.raw("board-minimum", minimum=lot["minimum"], limit="–" if lot["limit"] is None else lot["limit"])
    )
    return lines + said(
        words,
        ("board-bidders", listed(words, "seat", lot["bidders"])),
        ("board-frozen", listed(words, "seat", lot["frozen"])),
    )


def war_lines(war: Warfare, words: Speaker) -> list[str]:
    lines = [
        words.raw(
            "board-war", attacker=name(words, "city", war["attacking"]), defender=name(words, "city", war["defending"])
        )
    ]
    for side, seat in enumerate((war["attacker"], war["defender"])):
        attack, defence = war["strength"][side]
        ally = name(words, "seat", war["ally"]) if war["ally"] >= 0 and war["ally_side"] == side else "–"
        key = "board-attacker" if side == 0 else "board-defender"
        lines.append(words.raw(key, player=name(words, "seat", seat), ally=ally, attack=attack, defence=defence))
    bribed = ", ".join(f"{words.noun('troop', troop)} ({words.noun('seat', seat)})" for seat, troop in war["bribed"])
    dice = " : ".join(str(die) for die in war["dice"] if die)
    return lines + said(words, ("board-bribed", bribed), ("board-dice", dice))


def player_lines(words: Speaker, view: View, seat: int, player: Area) -> list[str]:
    gold, influence = ("?" if amount is None else amount for amount in (player["gold"], player["influence"]))
    lines = [
        words.raw("board-player", score=view["scores"][seat], gold=gold, influence=influence),
        words.raw("board-income", gold=player["income"][0], influence=player["income"][1]),
        words.raw("board-army", attack=player["attack"], defence=player["defence"], counters=player["counters"]),
        words.raw("board-treachery", cards=player["cards"], limit=player["hand_limit"], buried=view["buried"][seat]),
    ]
    if player["gold"] is None:
        lines.append(words.raw("board-chits", gold=player["chits"][0], influence=player["chits"][1]))
    if player["town"]:
        lines.append(words.raw("board-town", gold=player["town"]))
    if player["proven_cardinals"]:
        lines.append(words.raw("board-cardinals", count=player["proven_cardinals"]))
    return lines + said(
        words,
        ("board-troops", listed(words, "troop", player["troops"])),
        ("board-tiles", listed(words, "tile", player["tiles"])),
        ("board-rotated", listed(words, "tile", player["rotated"])),
        ("board-owned-events", listed(words, "event", player["events"])),
    )


def own_lines(view: View, words: Speaker) -> list[str]:
    lines = explained(words, "card", TREACHERY, view["hand"])
    lines += said(words, ("board-own-buried", listed(words, "card", view["own_buried"])))
    for author, to, *terms in view["offers"]:
        gold, influence, gold_asked, influence_asked = terms
        lines.append(
            words.raw("board-offer", author=name(words, "seat", author), to=name(words, "seat", to), gold=gold,
                      influence=influence, gold2=gold_asked, influence2=influence_asked)
        )  # fmt: skip
    return lines
