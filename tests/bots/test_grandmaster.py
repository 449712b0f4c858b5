"""The grandmaster: believes what others' answers tell, widens its field, and spends time where it is worth it."""

from __future__ import annotations

from random import Random

import pytest

from signoria import game as find_game
from signoria.bots import Sight, bot, guide
from signoria.bots.beliefs import Beliefs
from signoria.bots.grandmaster import Grandmaster
from signoria.bots.ismcts import Policy
from signoria.bots.levels import THOROUGH, WAYS
from signoria.bots.master import Searcher
from signoria.bots.race import LEAST
from signoria.bots.specs import by_the_clock, make, quick
from signoria.bots.thorough import AT_A_TIME, WideningRace, expected_loss
from signoria.kernel import State
from signoria.titles import title
from signoria.titles.condottiere.rules.names import KIND_COUNT
from tests.bots.positions import choices
from tests.bots.test_race import run

TITLE = "condottiere"


def experts_battle(seed: int) -> State:
    """The middle of a battle of experts: two have played, one has left."""
    game, rng = find_game(TITLE), Random(seed)
    g = game.start(4, seed)
    g.log = None
    players = [bot("expert", TITLE) for _ in range(4)]
    while len(g.history()) < 12:
        seat = g.first_to_act()
        g.act(seat, players[seat].choose(Sight(g, seat, rng)))
    return g


def test_worlds_are_the_likelier_the_better_they_explain_what_others_did() -> None:
    """Of experts the true hands explain more than most that are dealt at random."""
    better = 0
    for seed in range(12):
        g = experts_battle(seed)
        seat = g.first_to_act()
        sight = Sight(g, seat, Random(1))
        beliefs = Beliefs(sight, Policy(guide(TITLE), 0.0), title(TITLE).part("beliefs"), sight.moments(24))
        imagined = [beliefs.weight(bytes([each]) * 16) for each in range(9)]
        true = beliefs.weight_of(g.copy(), Random(1))
        better += true > sorted(imagined)[4]
    assert better >= 9


def test_dealt_worlds_agree_with_all_the_seat_knows() -> None:
    g = experts_battle(3)
    seat = g.first_to_act()
    sight = Sight(g, seat, Random(1))
    beliefs = Beliefs(sight, Policy(guide(TITLE), 0.0), title(TITLE).part("beliefs"), sight.moments(24))
    for number in range(3):
        world = sight.imagine(beliefs.deal(Random(number)))
        assert world.view(seat) == g.view(seat)


def test_without_anything_remembered_no_world_is_likelier() -> None:
    g = experts_battle(3)
    sight = Sight(g, g.first_to_act(), Random(1), [])
    beliefs = Beliefs(sight, Policy(guide(TITLE), 0.0), title(TITLE).part("beliefs"), [])
    assert {beliefs.weight(bytes([each]) * 16) for each in range(4)} == {1.0}


def test_a_retreat_or_a_deal_ends_what_can_be_retold_of_hands() -> None:
    g = experts_battle(3)
    seat = g.first_to_act()
    moments = Sight(g, seat, Random(1)).moments(24)
    retold = title(TITLE).part("beliefs")
    other = (seat + 1) % 4
    g.hands[other * KIND_COUNT] += 1  # type: ignore[attr-defined]
    g.hand_size[other] += 1  # type: ignore[attr-defined]
    assert retold(g, seat, moments) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["condottiere", "il_principe"])
def test_the_same_seed_gives_the_same_answer(name: str, way: str) -> None:
    player = bot("grandmaster", name, iterations=24, way=way)
    for g, seat in choices(find_game(name), 4, 8, 2, 9):
        assert len({player.choose(Sight(g, seat, Random(3))) for _ in range(2)}) == 1


def test_a_forced_answer_takes_no_thought() -> None:
    game, rng = find_game(TITLE), Random(2)
    g = game.start(4, 2)
    while len(g.legal(g.first_to_act())) > 1:
        g.act(g.first_to_act(), rng.choice(g.legal(g.first_to_act())))
    luck = Random(7)
    untouched = luck.getstate()
    assert bot("grandmaster", TITLE).choose(Sight(g, g.first_to_act(), luck)) == g.legal(g.first_to_act())[0]
    assert luck.getstate() == untouched


def test_efforts_are_named_as_the_masters() -> None:
    found, timed = make("grandmaster:400", TITLE), make("grandmaster:2s", TITLE)
    assert isinstance(found, Grandmaster)
    assert isinstance(timed, Grandmaster)
    assert (found.iterations, timed.seconds) == (400, 2.0)
    assert by_the_clock("grandmaster:2s")
    assert not by_the_clock("grandmaster")
    assert not by_the_clock("grandmaster:400")
    assert not quick("grandmaster:400")


def test_a_grandmaster_that_nobody_told_otherwise_is_the_titles_whole_search() -> None:
    whole = Searcher(guide(TITLE), TITLE, iterations=40)
    for g, seat in choices(find_game(TITLE), 4, 8, 3, 9):
        assert make("grandmaster:40", TITLE).choose(Sight(g, seat, Random(3))) == whole.choose(
            Sight(g, seat, Random(3))
        )


def test_other_ways_are_asked_for_by_name() -> None:
    thorough, usual = make("grandmaster:40/thorough", TITLE), make("grandmaster:40", TITLE)
    assert isinstance(thorough, Grandmaster)
    assert isinstance(usual, Grandmaster)
    assert (thorough.recalls, usual.recalls) == (24, 0)
    with pytest.raises(ValueError, match="only a grandmaster can be thorough"):
        make("master:40/thorough", TITLE)


@pytest.mark.parametrize("effort", ["0", "0s", "0/thorough", "0s/thorough"])
def test_without_any_effort_the_expert_is_followed(effort: str) -> None:
    g, seat = next(choices(find_game(TITLE), 4, 8, 1, 9))
    sight = Sight(g, seat, Random(3))
    assert make(f"grandmaster:{effort}", TITLE).choose(sight) == make("master:0", TITLE).choose(
        Sight(g, seat, Random(3))
    )


# -- the race


def test_options_beyond_the_first_join_and_may_win() -> None:
    options = list(range(12))
    race = WideningRace(options, advice=0, width=4)
    run(race, {option: 0.3 if option == 11 else 0.0 for option in options}, 200)
    assert race.choice() == 11
    assert not race.waiting


def test_a_newcomer_that_is_clearly_behind_meets_few_deals() -> None:
    options = list(range(8))
    race = WideningRace(options, advice=0, width=4)
    run(race, {option: -0.6 if option >= 4 else 0.05 * (option == 1) for option in options}, 64)
    assert all(race.met(option) == LEAST for option in range(4, 8))


def test_the_field_widens_step_by_step() -> None:
    race = WideningRace(list(range(20)), advice=0, width=4)
    assert race.running == [0, 1, 2, 3]
    race.widen()
    assert race.fresh == [4, 5, 6, 7]
    assert len(race.waiting) == 16 - AT_A_TIME


def test_what_stopping_costs() -> None:
    assert expected_loss(0.0, 0.1) == pytest.approx(0.0399, abs=1e-4)  # the mean of half a normal distribution
    assert expected_loss(0.3, 0.1) < 1e-4
    assert expected_loss(-0.3, 0.1) == pytest.approx(0.3, abs=1e-3)
    assert expected_loss(-0.2, 0.0) == 0.2


def test_clear_decisions_take_less_thought_than_close_ones() -> None:
    """The same budget: whoever leads clearly is taken soon."""
    game = find_game(TITLE)
    player = bot("grandmaster", TITLE, iterations=300, way=THOROUGH)
    assert isinstance(player, Grandmaster)
    visits = [player.search(Sight(g, seat, Random(3))).root.visits for g, seat in choices(game, 4, 8, 4, 9)]
    assert min(visits) < 300
    assert max(visits) <= 300
