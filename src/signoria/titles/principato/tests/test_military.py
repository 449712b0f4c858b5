"""Military scorings: order, supply, strength, points, clearing, dismissal, two in a row."""

from __future__ import annotations

from random import Random

import pytest

from signoria.titles.principato.rules.names import KINDS, MILITARY_SCORING

from .conftest import Table, start

EMPTY = {"food": 0, "gold": 0, "favor": 0}


def all_empty(seats: int) -> dict[int, dict[str, int]]:
    return dict.fromkeys(range(seats), EMPTY)


def catapults(*counts: int) -> dict[int, dict[str, int]]:
    return {seat: {"catapult": count} for seat, count in enumerate(counts)}


def test_strength_of_the_rulebook_example(table: type[Table]) -> None:
    """7.3: E1, 2 catapults, 3 militia of which 2 are fed."""
    t = table(4, tokens={0: {"catapult": 2, "militia": 3}}, posted={0: {"food_militia": 2}})
    assert t.strength(0) == 3


def test_points_of_the_rulebook_example(table: type[Table]) -> None:
    """7.5: E2, strengths 5, 5, 3, 2."""
    t = table(4, tokens=catapults(5, 5, 3, 2), scoring="extra")
    assert t.military() == [6, 6, 2, 0]


def test_clearing_and_dismissal_of_the_rulebook_example(table: type[Table]) -> None:
    """7.6, 7.7: E3, the food returns, one militia is dismissed, two stay unsupplied."""
    t = table(
        4, tokens={0: {"catapult": 2, "militia": 3}}, posted={0: {"food_militia": 2}},
        stored=all_empty(4), scoring="extra",
    )  # fmt: skip
    food = t.reserve["food"]
    assert food == 39
    assert t.question == "ask-dismiss-militia"
    t("dismiss militia 1")
    assert t.tokens(0)["militia"] == 2
    assert t.tokens(0)["catapult"] == 2
    assert t.g.unsupplied(0, 0) == 2
    assert t.told("cleared") == [(2,)]
    assert t.conserved()


def test_a_dismissal_offers_every_number_of_troops(table: type[Table]) -> None:
    """7.7"""
    t = table(4, tokens={0: {"militia": 20}}, stored=all_empty(4), scoring="extra")
    assert t.question == "ask-dismiss-militia"
    assert t.options == [f"dismiss militia {leaving}" for leaving in range(21)]


def test_military_card_as_last_card_brings_two_scorings(table: type[Table]) -> None:
    """6.4: E4, extra scoring, dismissal, then the year scoring with a new supply step."""
    t = table(
        2, year=2, pile=["military_scoring"], turn=0, tokens={0: {"militia": 2, "farm": 2}},
        stored={0: {"food": 3, "gold": 0, "favor": 0}, 1: EMPTY},
    )  # fmt: skip
    t("pass")
    assert t.question == "ask-supply"
    t("supply food_militia 2")
    assert (t.question, t.military()) == ("ask-dismiss-militia", [2, 0])
    t("dismiss militia 1")
    assert t.question == "ask-supply"
    t("supply food_militia 1")
    assert (t.question, t.military()) == ("ask-dismiss-militia", [4, 0])
    t("dismiss militia 1")
    assert (t.asked, t.question) == (1, "ask-turn")
    assert t.g.year == 3
    assert len(t.row) == 5


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), [2, 0]), ((1, 1), [1, 1]),
        ((3, 2, 1), [6, 3, 0]), ((2, 2, 1), [5, 5, 0]), ((3, 1, 1), [6, 2, 2]), ((1, 1, 1), [3, 3, 3]),
        ((4, 3, 2, 1), [7, 4, 2, 0]), ((2, 2, 1, 0), [6, 6, 2, 0]), ((3, 2, 2, 1), [7, 3, 3, 0]),
        ((3, 2, 1, 1), [7, 4, 1, 1]), ((2, 2, 2, 1), [5, 5, 5, 0]), ((3, 1, 1, 1), [7, 2, 2, 2]),
        ((2, 2, 1, 1), [6, 6, 1, 1]), ((1, 1, 1, 1), [4, 4, 4, 4]),
    ],
)  # fmt: skip
def test_points_by_rank_and_every_tie(table: type[Table], counts: tuple[int, ...], points: list[int]) -> None:
    """7.4, 7.5"""
    t = table(len(counts), tokens=catapults(*counts), scoring="extra")
    assert t.military() == points


@pytest.mark.parametrize(("seats", "points"), [(2, 1), (3, 3), (4, 4)])
def test_nobody_has_an_army(table: type[Table], seats: int, points: int) -> None:
    """7.4: no decision is asked, all share."""
    t = table(seats, scoring="extra", turn=seats - 1)
    assert t.military() == [points] * seats
    assert (t.asked, t.question) == (0, "ask-turn")


def test_negative_strengths_rank_like_any_other(table: type[Table]) -> None:
    """7.4: the least negative is first."""
    t = table(
        3, tokens={0: {"militia": 3}, 1: {"militia": 1}, 2: {"condottiere": 2}}, stored=all_empty(3), scoring="extra"
    )
    assert t.military() == [0, 6, 3]


def test_zero_beats_negative(table: type[Table]) -> None:
    """7.4"""
    t = table(2, tokens={0: {"militia": 1}}, stored=all_empty(2), scoring="extra")
    assert t.military() == [0, 2]


def test_order_by_army_tokens_catapults_included(table: type[Table]) -> None:
    """7.1"""
    t = table(3, tokens={0: {"militia": 2}, 1: {"militia": 1, "catapult": 2}, 2: {"condottiere": 1}}, scoring="extra")
    assert [values[0] for values in t.told("order")] == [1, 0, 2]
    assert t.asked == 1


def test_order_ties_go_clockwise_from_the_first_player(table: type[Table]) -> None:
    """7.1"""
    troops = {seat: {"militia": 1} for seat in (0, 1, 3)}
    t = table(4, first=2, tokens=troops, scoring="extra")
    asked = []
    while t.question == "ask-supply":
        asked.append(t.asked)
        t("supply_done")
    assert asked == [3, 0, 1]
    t = table(4, first=1, tokens=troops, scoring="extra")
    assert t.g.view(None)["stage"]["scoring"]["order"] == [1, 3, 0, 2]


def test_supply_is_asked_again_while_more_fits(table: type[Table]) -> None:
    """7.2"""
    t = table(2, tokens={0: {"militia": 1, "condottiere": 1}}, scoring="extra")
    t("supply food_militia 1")
    assert (t.asked, t.question) == (0, "ask-supply")
    t("supply gold_condottiere 1")
    assert t.question == "ask-dismiss-condottieri"


def test_supply_ends_by_itself_when_nothing_more_fits(table: type[Table]) -> None:
    """7.2: 1 militia, 1 condottiere, 2 food, no gold, no favour."""
    t = table(
        2, tokens={0: {"militia": 1, "condottiere": 1}, 1: {"militia": 1}},
        stored={0: {"food": 2, "gold": 0, "favor": 0}}, scoring="extra",
    )  # fmt: skip
    t("supply food_militia 1")
    assert (t.asked, t.question) == (1, "ask-supply")


def test_seats_that_could_post_nothing_are_not_asked(table: type[Table]) -> None:
    """7.2"""
    t = table(
        3, tokens={0: {"militia": 2}, 1: {"militia": 1}, 2: {"catapult": 1}},
        stored={0: {"food": 0, "gold": 1, "favor": 0}}, scoring="extra",
    )  # fmt: skip
    assert (t.asked, t.question) == (1, "ask-supply")


def test_supply_may_be_declined(table: type[Table]) -> None:
    """7.2, 7.3: unsupplied troops count minus one."""
    t = table(2, tokens={0: {"militia": 2}}, scoring="extra")
    t("supply_done")
    assert t.military() == [0, 2]
    assert t.told("strength") == [(1, 0), (0, -2)]


def test_there_is_no_second_round_of_supply(table: type[Table]) -> None:
    """7.2"""
    t = table(2, tokens={0: {"militia": 1}, 1: {"militia": 1}}, scoring="extra")
    t("supply_done", "supply food_militia 1")
    assert t.question == "ask-dismiss-militia"
    assert t.military() == [0, 2]


def test_only_supply_and_done_are_answers_in_the_supply_step(table: type[Table]) -> None:
    """7.2"""
    t = table(2, tokens={0: {"militia": 1}}, scoring="extra")
    assert t.options == ["supply food_militia 1", "supply favor_militia 1", "supply_done"]
    assert t.refused("take_favor")[0] == "no-turn-action"
    assert t.refused("supply gold_condottiere 1") == ("no-unsupplied", "4.6")


def test_a_favour_supplies_one_troop_of_either_kind(table: type[Table]) -> None:
    """7.3"""
    t = table(
        2, tokens={0: {"militia": 1, "condottiere": 1}}, stored={0: {"food": 0, "gold": 0, "favor": 2}}, scoring="extra"
    )
    t("supply favor_militia 1", "supply favor_condottiere 1")
    assert (0, 2) in t.told("strength")
    assert t.reserve["favor"] == 11  # the two are back, the rival keeps one


def test_all_posted_cubes_return(table: type[Table]) -> None:
    """7.6: also those of rivals and those posted in earlier turns."""
    t = table(
        2, tokens={0: {"militia": 1}, 1: {"condottiere": 1}}, scoring="extra", stored=all_empty(2),
        posted={0: {"food_militia": 1}, 1: {"gold_condottiere": 1}},
    )  # fmt: skip
    assert sum(t.g.posted) == 0
    assert (t.reserve["food"], t.reserve["gold"]) == (39, 39)


def test_dismissal_asks_condottieri_then_militia_in_order(table: type[Table]) -> None:
    """7.7"""
    t = table(2, tokens={0: {"militia": 1, "condottiere": 2}, 1: {"militia": 1}}, stored=all_empty(2), scoring="extra")
    assert t.options == ["dismiss condottiere 0", "dismiss condottiere 1", "dismiss condottiere 2"]
    assert t.refused("dismiss condottiere 3") == ("no-dismissal", "7.7")
    assert t.refused("dismiss militia 1") == ("no-other-troop", "7.7")
    t("dismiss condottiere 2", "dismiss militia 0")
    assert (t.asked, t.question) == (1, "ask-dismiss-militia")
    assert t.tokens(0) | {"militia": 1, "condottiere": 0} == t.tokens(0)
    assert t.reserve["troops"] == 35


def test_catapults_cannot_be_dismissed(table: type[Table]) -> None:
    """7.7"""
    t = table(2, tokens={0: {"catapult": 3}}, scoring="extra", turn=1)
    assert t.question == "ask-turn"


def test_dismissal_is_not_asked_in_the_last_scoring(table: type[Table]) -> None:
    """7.7"""
    t = table(2, year=3, tokens={0: {"militia": 2}}, stored=all_empty(2), scoring="year")
    assert t.g.over


def test_dismissal_between_the_last_two_scorings_is_asked(table: type[Table]) -> None:
    """6.4, 7.7: the military card is the last card of year 3."""
    t = table(2, year=3, pile=["military_scoring"], tokens={0: {"militia": 2}}, stored=all_empty(2))
    t("pass")
    assert t.question == "ask-dismiss-militia"
    t("dismiss militia 2")
    assert t.g.over
    assert t.military() == [0 + 1, 2 + 1]


def test_military_card_in_the_middle(table: type[Table]) -> None:
    """6.2: the row is short during the scoring, full afterwards; the next seat follows."""
    t = table(3, year=2, deck=["military_scoring", "painter"], turn=1, tokens={0: {"militia": 1}})
    t("pass")
    assert (t.question, len(t.row)) == ("ask-supply", 5)
    t("supply_done", "dismiss militia 1")
    assert (t.asked, t.question, len(t.row)) == (2, "ask-turn", 6)
    assert t.row[-1] == "painter"
    assert t.told("military-card") == [(2,)]


def test_year_end(table: type[Table]) -> None:
    """6.3: the oldest card leaves, scoring with a short row, the next deck completes it."""
    t = table(2, year=1, pile=[], next_deck=["printer"], turn=0, tokens={1: {"militia": 1}})
    row = t.row
    t("pass")
    assert (t.asked, t.question, t.row) == (1, "ask-supply", row[1:])
    t("supply_done", "dismiss militia 0")
    assert t.row == [*row[1:], "printer"]
    assert t.g.year == 2
    assert (t.asked, t.question) == (1, "ask-turn")  # 6.5: simply the next seat
    assert t.g.first == 0


def test_military_card_as_first_card_of_the_new_deck(table: type[Table]) -> None:
    """6.4: year scoring, extra scoring, then the row is completed; no turn between."""
    t = table(2, year=1, pile=[], next_deck=["military_scoring", "painter"], tokens=catapults(1, 0))
    t("pass")
    assert t.military() == [4, 0]
    assert t.row[-1] == "painter"
    assert (t.asked, t.question) == (1, "ask-turn")


def test_cubes_posted_before_the_first_of_two_scorings_are_gone_in_the_second(table: type[Table]) -> None:
    """6.4"""
    t = table(
        2, year=2, pile=["military_scoring"], tokens={0: {"militia": 1}}, posted={0: {"food_militia": 1}},
        stored=all_empty(2),
    )  # fmt: skip
    t("pass", "dismiss militia 0")
    assert t.military() == [2, 2]


def test_every_game_has_five_scorings_and_equal_turns(table: type[Table]) -> None:
    """6.5: the military cards change no number of turns."""
    for seats in (2, 3, 4):
        g = start(seats, seats)
        assert g.log is not None
        rng = Random(seats)
        turns = [0] * seats
        while not g.over:
            (seat,) = g.to_act
            if g.prompt(seat) == ("ask-turn", (2,)) and g.log[-1].key not in ("supplied",):
                turns[seat] += 1
            g.act(seat, rng.choice(g.legal(seat)))
        assert turns == [21] * seats
        scorings = [event for event in g.log if event.key in ("year-ended", "military-card")]
        assert len(scorings) == 5


def test_one_military_card_in_each_later_deck() -> None:
    """3.1"""
    g = start(3, 1)
    kind = KINDS.index("military_scoring")
    assert kind == MILITARY_SCORING
    assert [sum(card & 31 == kind for card in deck) for deck in (g.pile, *g.waiting_decks)] == [0, 1, 1]


def test_dismissal_follows_the_order_of_the_scoring(table: type[Table]) -> None:
    """7.7: the seat with the larger army first, whatever its strength."""
    t = table(
        3, tokens={0: {"militia": 1}, 1: {"militia": 3}, 2: {"condottiere": 2}}, stored=all_empty(3), scoring="extra"
    )
    asked = []
    while t.question.startswith("ask-dismiss"):
        asked.append(t.asked)
        t(t.options[0])
    assert asked == [1, 2, 0]


def test_military_points_are_public_and_never_run_out(table: type[Table]) -> None:
    """2.6, 9.1"""
    t = table(2, military={0: 300}, tokens=catapults(1, 0), scoring="extra")
    assert [player["military"] for player in t.g.view(1)["players"]] == [302, 0]
