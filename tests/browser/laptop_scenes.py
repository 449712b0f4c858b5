"""Tables at their fullest: all seats taken, long hands, many pieces. Seat 0 looks."""

from __future__ import annotations

from typing import Any, Callable

import signoria
from signoria.kernel import State
from signoria.testing import scene

SEATS = {"condottiere": 6, "il_principe": 5, "principato": 4, "princes": 6, "renaissance": 6}


def condottiere_battle() -> State:
    return scene(
        "condottiere",
        6,
        contested="bologna",
        pope="roma",
        holder=1,
        battles=9,
        turn=0,
        passed=[4, 5],
        realms=["firenze siena ancona", "milano venezia napoli", "parma ferrara", "urbino", "genova lucca", "torino"],
        hands=[
            "10 10 6 6 5 5 4 3 2 1 winter spring scarecrow bishop drummer courtesan",
            "5 5",
            "1 2 3",
            "4",
            "6",
            "2 3 courtesan",
        ],
        lines=[
            "6 6 4 3 drummer",
            "10 5 5 4 courtesan courtesan",
            "10 3 3 2 1 spring",
            "10 6 5 4 3 2 1 1 courtesan",
            "5 4 3",
            "10 2 2 1 1 1",
        ],
    )


def condottiere_empty_hand() -> State:
    hands = ["", "5 5", "1 2 3", "4", "6", "2 3 courtesan"]
    return scene("condottiere", 6, contested="bologna", hands=hands, lines=["6", "10 10", "", "", "", ""], turn=1)


def il_principe(phase: str, marker: int) -> State:
    lots: dict[str, Any] = {"pool": "yellow 2 red 2 green"} if phase == "auctions" else {}
    return scene(
        "il_principe",
        5,
        phase=phase,
        round=4,
        marker=marker,
        money=[11, 6, 8, 9, 3],
        scores=[21, 19, 12, 15, 14],
        cities="siena urbino milano ferrara",
        built={0: "padova", 1: "bologna verona", 2: "venezia", 3: "perugia firenze"},
        hands=["3 green 3 white 2 red 2 blue 2 yellow", "green", "red", "2 blue", ""],
        up={0: "3 green 2 white red blue yellow", 1: "green", 2: "2 red"},
        down={0: "green white blue", 1: "2 red"},
        shields={
            0: "2 brown violet green yellow blue red",
            1: "2 red green 2 blue yellow violet",
            2: "2 blue green violet red",
            3: "red yellow blue green brown",
            4: "green brown",
        },
        roles={"bishop": 0, "master": 1, "lord": 2, "banker": 3, "priest": 4, "notary": 0},
        **lots,
    )


def principato(troops: dict[str, int], works: list[str]) -> State:
    land = {"field": 4, "farm": 2, "palazzo": 5, "bank": 2}
    return scene(
        "principato",
        4,
        year=2,
        turn=0,
        tokens={0: {**land, **troops}, 1: {"catapult": 2, "militia": 3}},
        stored={0: {"food": 2, "gold": 2}},
        posted={0: {"food_militia": 2, "gold_condottiere": 2}},
        culture={0: works},
    )


def princes(active: int = 0) -> State:
    return scene(
        "princes",
        6,
        active=active,
        decade=2,
        wars=2,
        gold=[31] * 6,
        influence=[9] * 6,
        town=[4] * 6,
        counters=[1, 2, 0, 1, 0, 1],
        families=["gonzaga", "d_este", "malatesta", "montefeltro", "bentivogli", "baglioni"],
        troops={0: ["cavalry", "pike", "crossbow"], 1: ["artillery", "fortification"], 2: ["pike"], 3: ["cavalry"]},
        tiles={
            0: ["lorenzo_medici", "banking_1", "milanese_merchant"],
            1: ["ludovico_sforza", "florentine_merchant_1", "banking_2"],
            2: ["venetian_merchant_1", "venetian_merchant_2", "alfonso_aragon"],
            3: ["lucrezia_borgia", "swiss_mercenaries"],
            4: ["cesare_borgia", "armourer", "spanish_infantry"],
            5: ["venetian_merchant_4", "orsini_family", "neapolitan_barons"],
        },
        rotated=["ludovico_sforza", "banking_2"],
        hands={0: ["freeze_bid", "bribe_troops", "veto"]},
        kept={0: ["gozzoli", "verrocchio"], 2: ["botticelli"]},
        events=["leonardo", "mantegna"],
        pope=2,
        status={"venice": 9, "milan": 8, "florence": 5, "rome": 4, "naples": 3},
    )


def il_principe_bid() -> State:
    """Seat 0 is to bid, or to say how far the table shall."""
    g = il_principe("auctions", 1)
    while g.to_act != [0]:
        (seat,) = g.to_act
        g.submit(seat, f"bid {seat}" if seat == 2 else "pass" if seat == 4 else f"bid {seat + 2}")
    return g


def princes_auction() -> State:
    g = princes(active=5)
    g.submit(5, "auction_city doge")
    return g


def princes_bid() -> State:
    """Seat 0 is to bid, or to say how far the table shall."""
    g = princes_auction()
    g.submit(5, "bid 18")
    return g


def princes_war() -> State:
    g = princes(active=5)
    g.submit(5, "declare_war venice rome")
    return g


def princes_families() -> State:
    return signoria.game("princes").start(seats=6, seed=5)


def renaissance() -> State:
    return scene(
        "renaissance",
        6,
        war=True,
        turn=3,
        ducats=6,
        nations="florence venice milan rome naples genoa",
        order="florence rome milan",
        cities={
            "florence": "firenze:2 siena pisa pistoia bologna piombino",
            "venice": "venezia:2 ferrara:2 treviso padova mantova zara:2 ragusa",
            "milan": "milano:2 brescia cremona pavia parma piacenza",
            "rome": "roma:3 perugia viterbo urbino ancona:2 ravenna",
            "naples": "napoli:2 capua laquila benevento bari:2 messina reggio",
            "genoa": "genova:2 savona nizza torino:2 saluzzo casale ajaccio palermo",
        },
        palaces="venezia roma",
        artists={"firenze": "leonardo", "ancona": "botticelli"},
        pillaged="savona capua",
        hands={
            "florence": "pikemen*2 knights*2 cannon engineer retreat raiders condottiere sign_of_god marriage felon",
            "venice": "knights*3",
        },
        known={"venice": "knights"},
        exhausted={"florence": "cannon*2 knights", "venice": "pikemen"},
        points={"rome": 9, "florence": 6},
    )


def renaissance_battle() -> State:
    g = renaissance()
    g.submit(0, "declare_attack bologna ferrara")
    return g


FULLEST: dict[str, list[Callable[[], State]]] = {
    "condottiere": [condottiere_battle, condottiere_empty_hand],
    "il_principe": [lambda: il_principe("auctions", 1), lambda: il_principe("actions", 0), il_principe_bid],
    "principato": [
        lambda: principato({"catapult": 3, "militia": 5, "condottiere": 5}, ["book_high", "painting_low"]),
        lambda: principato({"catapult": 4, "militia": 10, "condottiere": 7}, ["book_high"] * 4 + ["painting_low"] * 4),
    ],
    "princes": [princes, princes_auction, princes_war, princes_families, princes_bid],
    "renaissance": [renaissance, renaissance_battle],
}
