"""Questions that few games come to have their reasons too: what speaks for an answer, said in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria.bots.reasons import Reason, reasons_of
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.testing import scene
from signoria.words import LANGUAGES, Words

FOUR = ["milan", "rome", "venice", "florence"]
BORDER = {"milan": "milano parma", "rome": "roma viterbo bologna", "venice": "venezia"}
Scene = tuple[str, int, dict[str, Any], list[str]]


def condottiere(*moves: str, **words: Any) -> Scene:
    return "condottiere", 3, {"contested": "parma", **words}, list(moves)


def princes(*moves: str, **words: Any) -> Scene:
    return "princes", 4, {"families": ["baglioni", "d_este", "malatesta", "gonzaga"], **words}, list(moves)


def principato(*moves: str, **words: Any) -> Scene:
    return "principato", 2, {"first": 0, **words}, list(moves)


def renaissance(*moves: str, nations: list[str] = FOUR, **words: Any) -> Scene:
    return "renaissance", len(nations), {"nations": nations, **words}, list(moves)


def battle(milan: str, rome: str, *moves: str, dice: tuple[int, ...] = ()) -> Scene:
    hands = {"milan": milan, "rome": rome}
    begun = ["0 declare_attack parma bologna", *moves]
    return renaissance(*begun, war=True, cities=BORDER, hands=hands, acts="milan", order=FOUR, dice=list(dice))


POPE = condottiere("0 play_card bishop", hands=["bishop 1", "1", "2"], realms=["roma", "siena", ""])
WEAK = condottiere(stage="retreat", hands=["winter drummer", "1 2", "2 3"])
STRONG = condottiere(stage="retreat", hands=["courtesan heroine", "1 2 3 4", "2 3 4 5"])
ALL_PASS = ["1 pass_bid", "2 pass_bid", "3 pass_bid"]
VETO = princes("0 declare_war milan rome", hands={1: ["veto"]}, tiles={1: ["ludovico_sforza"]})
DISCARD = princes("0 buy_treachery", hands={0: ["veto", "start_war"]}, deck=["freeze_bid"])
ARTIST = princes("0 auction_event verrocchio", "0 bid 0", *ALL_PASS, tiles={0: ["caterina_sforza"]})
FRENCH = princes("0 auction_event french_invade", "0 bid 0", *ALL_PASS, decade=3)
PRINTER = principato(
    "0 activate printer", year=2, hands={0: ["printer", "rents"]}, tokens={0: {"farm": 2}},
    stored={0: {"food": 4, "favor": 0}},
)  # fmt: skip
SCULPTOR = principato(
    "0 activate sculptor_two_gold", year=2, hands={0: ["sculptor", "rents"]},
    stored={0: {"food": 1, "gold": 1, "favor": 2}},
)  # fmt: skip
ARMY = principato(tokens={0: {"militia": 2}, 1: {"militia": 2}}, stored={0: {"food": 2}})
HOME = renaissance(stage="begin", turn=3, cities={"rome": "", "milan": "milano roma:3 viterbo"})
DEFENCE = battle("cannon*2", "pikemen felon knights", "0 commit_attack cannon cannon none")
COUNTER = battle("cannon*2 engineer", "pikemen engineer", "0 commit_attack cannon cannon engineer",
                 "1 commit_defence pikemen none", dice=(3, 3))  # fmt: skip
TRAITOR = battle("condottiere knights", "pikemen", "0 commit_attack knights condottiere none",
                 "1 commit_defence pikemen none", dice=(1, 1, 6))  # fmt: skip
SWISS = renaissance(
    nations=["france", "swiss", "empire", "spain", "rome"], stage="stance", turn=2,
    options={"setup": "1515", "powers": True},
    cities={"swiss": "confederazione_svizzera milano casale saluzzo"}, artists={"milano": "leonardo"},
)  # fmt: skip

ASKED = {
    "the Pope goes where he denies most": (POPE, 0, "place_pope napoli", "place_pope lucca", "because-pope-denies"),
    "the Pope goes off": (POPE, 0, "pope_off", "place_pope napoli", "because-pope-off"),
    "a weak hand goes": (WEAK, 0, "discard_hand", "keep_hand", "because-hand-weak"),
    "a strong hand stays": (STRONG, 0, "keep_hand", "discard_hand", "because-hand-strong"),
    "a war is let happen": (VETO, 1, "decline", "play_veto", "because-war"),
    "a war is forbidden": (VETO, 1, "play_veto", "decline", "because-no-war"),
    "a card is thrown away": (DISCARD, 0, "discard_treachery veto", "discard_treachery freeze_bid", "because-hand"),
    "an artist raises a city": (ARTIST, 0, "place_artist milan", "place_artist rome", "because-status"),
    "the French spare a city": (FRENCH, 0, "french_invade milan", "discard_french", "because-status"),
    "a token of culture": (PRINTER, 0, "choose book_high", "choose book_low", "because-culture"),
    "favours are kept": (SCULPTOR, 0, "pay 0 1", "pay 1 1", "because-favors"),
    "cubes for the army": (ARMY, 0, "supply food_militia 2", "supply food_militia 1", "because-army"),
    "the richer city to return to": (HOME, 1, "return_to roma", "return_to viterbo", "because-prize"),
    "the better fighter": (DEFENCE, 1, "commit_defence knights none", "commit_defence pikemen none", "because-defence"),
    "a city worth a fighter": (DEFENCE, 1, "commit_defence knights none", "lay_no_fighter", "because-stake"),
    "no fighter for little": (DEFENCE, 1, "lay_no_fighter", "commit_defence knights none", "because-bare"),
    "an engineer is countered": (COUNTER, 1, "counter", "no_counter", "because-counter"),
    "a traitor in a close fight": (TRAITOR, 1, "buy_traitor", "let_go", "because-close"),
    "where the Swiss are stronger": (SWISS, 1, "swiss_stance defence", "swiss_stance attack", "because-stance-defend"),
}


def position(told: Scene) -> State:
    title, seats, words, moves = told
    g = scene(title, seats, **words)
    for move in moves:
        while move.split()[0] not in [str(seat) for seat in g.to_act] or not wanted(g, move):
            pass_by(g)
        seat, _, action = move.partition(" ")
        g.submit(int(seat), action)
    return g


def wanted(g: State, move: str) -> bool:
    seat, _, action = move.partition(" ")
    return g.game.verbs.parse(action) in g.legal(int(seat))


def pass_by(g: State) -> None:
    """What is asked in between is declined."""
    seat = g.first_to_act()
    g.act(seat, next(action for action in g.legal(seat) if g.game.verbs.text(action) in ("decline", "no_sale")))


def reasons(g: State, seat: int, answer: str, other: str) -> list[Reason]:
    part = reasons_of(g.game.id)
    assert part is not None
    sight = Sight(g.imagine(seat, bytes(16)), seat, Random(1))
    return part(sight, g.game.verbs.parse(answer), g.game.verbs.parse(other))


@pytest.mark.parametrize("what", ASKED)
def test_the_reason_for_an_answer(what: str) -> None:
    told, seat, answer, other, key = ASKED[what]
    g = position(told)
    while seat not in g.to_act:
        pass_by(g)
    found = {reason.key: reason for reason in reasons(g, seat, answer, other)}
    assert key in found
    assert len(found[key].values) == len(g.game.messages.arguments[key])
    for language in LANGUAGES:
        assert Words(g.game, language, ["Ada"] * g.seats).say(key, found[key].values) != key
