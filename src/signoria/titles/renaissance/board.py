"""The table of Renaissance as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Section, Speaker, counted, listed, name, said
from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.masks import members
from signoria.titles.renaissance.rules.names import CITY_COUNT
from signoria.titles.renaissance.rules.seen import Battle, View

FIRST_ARTIST = 2  # of the values of `palace`; 1 is an empty one
HIDDEN = -2


def board(view: View, words: Speaker, box: Box) -> list[Section]:
    sections = [Section(words.raw("board-heading-table"), table_lines(words, view))]
    if "battle" in view:
        sections.append(Section(words.raw("board-heading-battle"), battle_lines(words, view["battle"])))
    for seat in view["order"] or range(view["seats"]):
        heading = f"{words.noun('seat', seat)} · {name(words, 'nation', view['nation'][seat])}"
        sections.append(Section(heading, player_lines(words, view, seat)))
    if view["seat"] >= 0:
        sections.append(Section(words.raw("board-heading-hand"), own_lines(words, view)))
    sections.append(Section(words.raw("board-heading-map"), map_lines(words, view, box)))
    return sections


def table_lines(words: Speaker, view: View) -> list[str]:
    policy = words.raw("board-war" if view["war"] else "board-peace")
    ramparts, castles, palaces = view["supply"]
    lines = [
        words.raw("board-turn", turn=view["turn"], turns=view["turns"], policy=policy),
        words.raw("board-supply", ramparts=ramparts, castles=castles, palaces=palaces),
        words.raw("board-deck", deck=view["deck"], cards=counted(words, "card", view["discard"])),
    ]
    return lines + said(
        words,
        ("board-reserve", listed(words, "artist", view["reserve"])),
        ("board-order", listed(words, "seat", view["order"])),
        ("board-closed", listed(words, "province", view["closed"])),
    )


def battle_lines(words: Speaker, battle: Battle) -> list[str]:
    lines = [
        words.raw(
            "board-battle", city=name(words, "city", battle["target"]), origin=name(words, "city", battle["origin"])
        ),
        words.raw("board-fort", fort=battle["fort"], ground=battle["ground"]),
    ]
    attack = [hidden(words, "fighter", slot) for slot in battle["attack"] if slot != -1]
    attack += [hidden(words, "support", battle["support"])] if battle["support"] else []
    defence = [hidden(words, "fighter", battle["defence"])] if battle["defence"] != -1 else []
    defence += [hidden(words, "support", battle["defence_support"])] if battle["defence_support"] else []
    for key, side, laid in (("attacker", 0, attack), ("defender", 1, defence)):
        seat = battle["attacker"] if side == 0 else battle["defender"]
        lines.append(words.raw(f"board-{key}", player=name(words, "seat", seat), cards=", ".join(laid) or "–"))
    totals = " : ".join(map(str, battle["totals"]))
    dice = " : ".join(str(die) for die in battle["dice"] if die)
    return lines + said(words, ("board-dice", dice), ("board-totals", totals))


def hidden(words: Speaker, noun: str, slot: int) -> str:
    return words.raw("board-face-down") if slot == HIDDEN else name(words, noun, slot)


def player_lines(words: Speaker, view: View, seat: int) -> list[str]:
    figures = words.raw("board-player", score=view["scores"][seat], ducats=view["ducats"][seat],
                        income=view["income"][seat], cards=view["hand_size"][seat])  # fmt: skip
    marks = [words.raw("board-phase")] if "phase" in view and view["phase"]["seat"] == seat else []
    marks += [words.raw("board-bare")] if seat in view["bare"] else []
    marks += [words.raw("board-power-used")] if seat in view["power_used"] else []
    lines = [" · ".join([figures, *marks])]
    cities = [city for city, owner in enumerate(view["owner"]) if owner == seat]
    return lines + said(
        words,
        ("board-cities", listed(words, "city", cities)),
        ("board-provinces", listed(words, "province", view["complete"][seat])),
        ("board-known", counted(words, "card", view["known"][seat])),
        ("board-exhausted", counted(words, "card", view["exhausted"][seat])),
        ("board-spouses", listed(words, "seat", view["spouses"][seat])),
    )


def own_lines(words: Speaker, view: View) -> list[str]:
    lines = [counted(words, "card", view["hand"])]
    for author, to, given, asked, ducats, ducats_asked, men, men_asked in view.get("offers", []):
        lines.append(
            words.raw("board-offer", author=name(words, "seat", author), to=name(words, "seat", to),
                      city=name(words, "city", given - 1), city2=name(words, "city", asked - 1), ducats=ducats,
                      ducats2=ducats_asked, men=men, men2=men_asked)
        )  # fmt: skip
    return lines


def map_lines(words: Speaker, view: View, box: Box) -> list[str]:
    """Province by province: each city, who holds it, what stands there, and where its roads lead."""
    lines = []
    for province in box.open_provinces:
        title = name(words, "province", province)
        rough = box.province_cities[province] & box.rough
        lines.append(words.raw("board-rough", province=title) if rough else title)
        lines += [f"  {city_line(words, view, box, city)}" for city in members(box.province_cities[province])]
    return lines


def city_line(words: Speaker, view: View, box: Box, city: int) -> str:
    owner = view["owner"][city]
    state = [name(words, "seat", owner) if owner >= 0 else words.raw("board-free")]
    if view["level"][city]:
        state.append(name(words, "level", view["level"][city]))
    palace = view["palace"][city]
    if palace:
        state.append(
            words.raw("board-palace") if palace < FIRST_ARTIST else name(words, "artist", palace - FIRST_ARTIST)
        )
    marks = (("port", members(box.ports)), ("pillaged", view["pillaged"]), ("exchanged", view["exchanged"]),
             ("banker", view["bankers"]))  # fmt: skip
    state += [words.raw(f"board-{mark}") for mark, cities in marks if city in cities]
    roads = listed(words, "city", (other for other in range(CITY_COUNT) if box.roads[city] >> other & 1))
    return words.raw("board-city", city=name(words, "city", city), state=", ".join(state), roads=roads)
