"""The table of Il Principe as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Section, Speaker, counted, listed, name, said
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.names import CITIES, REGION_COUNT
from signoria.titles.il_principe.rules.seen import Auction, View
from signoria.titles.il_principe.rules.verbs import ROLE


def board(view: View, words: Speaker, box: Box) -> list[Section]:
    sections = [Section(words.raw("board-heading-table"), table_lines(view, words))]
    for seat in range(len(view["scores"])):
        mark = "› " if view["turn"] == seat else ""
        family = words.noun("family", view["families"][seat])
        sections.append(Section(f"{mark}{words.noun('seat', seat)} · {family}", player_lines(view, words, seat)))
    if view["hand"]:
        sections.append(Section(words.raw("board-heading-hand"), own_lines(view, words)))
    return [
        *sections,
        Section(words.raw("board-heading-cities"), city_lines(view, words)),
        Section(words.raw("board-heading-regions"), region_lines(view, words)),
        Section(words.raw("board-heading-roles"), role_lines(view, words)),
    ]


def table_lines(view: View, words: Speaker) -> list[str]:
    phase, marker = words.noun("phase", view["phase"]), words.noun("seat", view["marker"])
    lines = [
        words.raw("board-round", round=view["round"], phase=phase, marker=marker),
        words.raw("board-piles", pile=view["pile"], cities=view["city_pile"]),
    ]
    if view["last"]:
        lines.append(words.raw("board-last-round"))
    lines += said(
        words,
        ("board-pool", counted(words, "color", view["pool"])),
        ("board-discard", counted(words, "color", view["discard"])),
        ("board-queue", listed(words, "color", view["queue"])),
    )
    if view["auction"]:
        lines += auction_lines(view["auction"], words)
    return lines


def auction_lines(auction: Auction, words: Speaker) -> list[str]:
    color = counted(words, "color", [0] * auction["color"] + [auction["count"]]) if auction["role"] < 0 else ""
    subject = color or name(words, "role", auction["role"])
    leader = name(words, "seat", auction["leader"])
    return [
        words.raw("board-auction", subject=subject, high=auction["high"], leader=leader),
        words.raw("board-bidders", list=listed(words, "seat", auction["bidders"])),
    ]


def city_lines(view: View, words: Speaker) -> list[str]:
    """What may be built with its figures, then who has built what."""
    lines = [f"{words.noun('city', city)}: {words.help(f'city-{CITIES[city]}')}" for city in view["display"]]
    built = [
        words.raw("board-built", city=name(words, "city", city), builder=name(words, "seat", builder))
        for city, builder in enumerate(view["builders"])
        if builder >= 0
    ]
    return lines + built


def region_lines(view: View, words: Speaker) -> list[str]:
    lines = []
    for region in range(REGION_COUNT):
        shields = [
            f"{words.noun('seat', seat)} {own[region]}" for seat, own in enumerate(view["shields"]) if own[region]
        ]
        lines.append(words.raw("board-region", region=name(words, "region", region), shields=", ".join(shields) or "–"))
    return lines


def role_lines(view: View, words: Speaker) -> list[str]:
    lines = []
    for role, holder in enumerate(view["roles"]):
        title = view["titles"][role]
        held = name(words, "seat", holder) if holder >= 0 else words.raw("board-free")
        lines.append(f"{words.noun('role', title)} ({held}): {words.help(f'role-{ROLE.words[title]}')}")
    return lines


def player_lines(view: View, words: Speaker, seat: int) -> list[str]:
    ducats = view["money"][seat]
    regions, roles, sets = view["prospects"][seat]
    lines = [
        words.raw(
            "board-player",
            cards=view["hand_sizes"][seat],
            ducats="?" if ducats is None else ducats,
            shields=view["supply"][seat],
            score=view["scores"][seat],
        ),
        words.raw("board-prospects", regions=regions, roles=roles, sets=sets),
    ]
    return lines + said(
        words,
        ("board-up", counted(words, "color", view["up"][seat])),
        ("board-down", counted(words, "color", view["down"][seat])),
        ("board-known", counted(words, "color", view["known"][seat])),
    )


def own_lines(view: View, words: Speaker) -> list[str]:
    return [
        counted(words, "color", view["hand"] or []),
        *said(
            words,
            ("board-offered", listed(words, "offer", [view["own_offer"]] if view["own_offer"] >= 0 else [])),
            ("board-buildable", listed(words, "city", view["buildable"])),
        ),
    ]
