"""Answers weighed: unbiased over every course of a toy game, faults planted in it are caught, and in real matches gains
add up to what they say."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any, Callable, Optional, cast

import pytest
from typer.testing import CliRunner

from signoria.bots import Bot, Sight, Talker, bot
from signoria.bots.arena import Arena
from signoria.bots.estimates import Deal, deals_of, estimate, without_luck
from signoria.bots.evaluation import score, suite
from signoria.bots.luck.weighing import IN_TURN, Course, Future, Weighing
from signoria.bots.match import Match, play
from signoria.bots.pools import LocalPool
from signoria.bots.schedule import Plan, check, reference
from signoria.cli import app
from signoria.kernel import State
from signoria.titles import game, games
from tests.teacher.analysis.toy import CARDS, DRAW, HOLD, Toy, every_game

TITLES = [each.id for each in games()]

# -- the toy: three cards, two answers, a die


class Coins(Random):
    """Falls as it is told."""

    def __init__(self, fallen: int) -> None:
        super().__init__(0)
        self.fallen = fallen

    def choice(self, seq: Any) -> Any:
        return seq[self.fallen]


class Tosser:
    """Draws a card or holds, as its coin falls."""

    def choose(self, sight: Sight) -> int:
        return sight.rng.choice([HOLD, DRAW])


class Always:
    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, sight: Sight) -> int:
        return self.action


class Greedy:
    """Draws if it is behind."""

    def choose(self, sight: Sight) -> int:
        own, other = (sight._g.standing()[seat] for seat in (sight.seat, 1 - sight.seat))
        return DRAW if own <= other else HOLD


class Told(Future):
    """One of all that can come: an order of the cards, a die, a coin for each of the two answers."""

    def __init__(self, order: tuple[int, ...], die: int, coins: tuple[int, int]) -> None:
        super().__init__(bytes(16))
        self.order, self.die, self.coins = order, die, coins

    def dealt(self, g: State) -> State:
        world = g.copy()
        assert isinstance(world, Toy)
        world.pile.sort(key=self.order.index)
        world.script = [self.die]
        return world

    def luck(self, g: State, seat: int, said: int) -> Random:
        return Coins(self.coins[g.moves])


FALLS = [(0, 0), (0, 1), (1, 0), (1, 1)]
ALL = [Told(*each) for each in product(permutations(CARDS), (1, 2), FALLS)]
Kind = Callable[..., Weighing]


def courses(tested: Bot, judge: Bot, kind: Kind = Weighing, drawn: bool = False) -> tuple[float, float]:
    """The share of a bot over every course of the game, from both seats, and what weighing makes of it."""
    won = weighed = count = 0.0
    for seat, start, coins in product((0, 1), every_game(), FALLS):
        bots = [tested if place == seat else judge for place in (0, 1)]
        weighing = kind(judge, 1, "toy", bots, {seat}, {seat} if drawn else ())
        weighing.futures = list(ALL)
        if isinstance(weighing, Knowing):
            weighing.coins = coins
        g = start.copy()
        for place in (0, 1):
            answer = bots[place].choose(Sight(g, place, Coins(coins[place])))
            weighing.note(g, place, IN_TURN, answer)
            g.act(place, answer)
        won += (seat in g.winners) / len(g.winners)
        weighed += 0.5 + weighing.gains[seat]
        count += 1
    return won / count, weighed / count


class Knowing(Weighing):
    """One that is told how the coins of the game itself fall."""

    coins: tuple[int, int] = (0, 0)


TESTED: list[Bot] = [Always(DRAW), Always(HOLD), Greedy(), Tosser()]
JUDGES: list[Bot] = [Tosser(), Greedy(), Always(HOLD)]


@pytest.mark.parametrize("tested", TESTED)
@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize("drawn", [False, True])
def test_over_every_course_the_estimate_is_the_share(tested: Bot, judge: Bot, drawn: bool) -> None:
    won, weighed = courses(tested, judge, drawn=drawn)
    assert weighed == pytest.approx(won, abs=1e-12)


def test_the_bots_of_the_toy_differ() -> None:
    assert len({round(courses(tested, Tosser())[0], 6) for tested in TESTED[:3]}) == 3


class Twice(Weighing):
    """A gain counted twice."""

    def compare(self, g: State, seat: int, said: int, action: Optional[int], future: Future) -> None:
        super().compare(g, seat, said, action, future)
        super().compare(g, seat, said, action, future)


class Shared(Knowing):
    """Play-outs go on by the coins that the game itself was played with."""

    def compare(self, g: State, seat: int, said: int, action: Optional[int], future: Future) -> None:
        assert isinstance(future, Told)
        coin = self.coins[seat]
        super().compare(g, seat, said, action, Told(future.order, future.die, (future.coins[0], coin)))


class Whole(Weighing):
    """Cards that were drawn can come again."""

    def compare(self, g: State, seat: int, said: int, action: Optional[int], future: Future) -> None:
        again = g.copy()
        assert isinstance(again, Toy)
        again.pile = list(CARDS)
        super().compare(again, seat, said, action, future)


class Undrawn(Weighing):
    """The reference's answer is not drawn, it is always the same."""

    def compare(self, g: State, seat: int, said: int, action: Optional[int], future: Future) -> None:
        assert isinstance(future, Told)
        coins = [*future.coins]
        coins[seat] = 0
        super().compare(g, seat, said, action, Told(future.order, future.die, (coins[0], coins[1])))


class Late(Weighing):
    """The answer is held against the reference's, but only after both have been given."""

    def note(self, g: State, seat: int, said: int, action: Optional[int]) -> None:
        if g.moves:
            super().note(g, seat, said, action)


@pytest.mark.parametrize(
    ("fault", "tested"),
    [(Twice, Always(DRAW)), (Shared, Tosser()), (Whole, Greedy()), (Undrawn, Always(DRAW)), (Late, Always(DRAW))],
)
def test_planted_faults_are_caught(fault: Kind, tested: Bot) -> None:
    won, weighed = courses(tested, Tosser(), fault)
    assert abs(weighed - won) > 0.005


def test_weights_learned_from_the_deal_itself_would_show() -> None:
    """As for luck: over all courses of three deals the mean is true if the weight of each comes from the others."""
    kinds = [
        (1.0, 0.5),
        (0.25, 0.1),
        (0.25, -0.1),
        (0.0, -0.5),
    ]  # share, share less what was weighed: nought on average
    true = sum(share for share, _ in kinds) / len(kinds)

    def mean(values: Callable[[list[Deal]], list[float]]) -> float:
        found = [sum(values([Deal(n, *each) for n, each in enumerate(course)])) for course in product(kinds, repeat=3)]
        return sum(found) / len(found) / 3

    def by_all(deals: list[Deal]) -> list[float]:
        middle = sum(deal.share for deal in deals) / len(deals)
        squares = sum(deal.luck**2 for deal in deals)
        weight = sum((deal.share - middle) * deal.luck for deal in deals) / squares
        return [deal.share - weight * deal.luck for deal in deals]

    assert mean(without_luck) == pytest.approx(true, abs=1e-12)
    skewed = [(1.0, 0.75), (0.25, -0.25), (0.25, -0.25), (0.0, -0.25)]
    kinds, true = skewed, sum(share for share, _ in skewed) / len(skewed)
    assert mean(without_luck) == pytest.approx(true, abs=1e-12)
    assert abs(mean(by_all) - true) > 0.005


# -- futures


def test_a_future_is_the_same_wherever_a_play_out_begins() -> None:
    future = Future(bytes(range(16)))
    whole = future.ordered(0, list(range(20)))
    left = [card for card in range(20) if card % 3]
    assert future.ordered(0, left[::-1]) == [card for card in whole if card in left]
    assert future.ordered(1, list(range(20))) != whole
    assert sorted(future.ordered(0, [5, 5, 2, 5])) == [2, 5, 5, 5]


def test_every_order_of_a_pile_is_as_likely() -> None:
    found = [tuple(Future(number.to_bytes(16, "little")).ordered(0, [1, 2, 2])) for number in range(900)]
    assert all(abs(found.count(order) - 300) < 60 for order in ((1, 2, 2), (2, 1, 2), (2, 2, 1)))


@pytest.mark.parametrize("title", TITLES)
def test_a_future_changes_nothing_that_anybody_knows(title: str) -> None:
    g = game(title).start(seed=3)
    rng = Random(1)
    for _ in range(60):
        seat = g.first_to_act()
        g.act(seat, rng.choice(g.legal(seat)))
    world = Future(bytes(16)).dealt(g)
    for viewer in (None, *range(g.seats)):
        assert world.view(viewer) == g.view(viewer)
    assert [world.legal(seat) for seat in range(g.seats)] == [g.legal(seat) for seat in range(g.seats)]
    assert [sorted(pile) for pile in world.piles()] == [sorted(pile) for pile in g.piles()]


# -- real matches: with the true luck instead of other luck gains add up, game by game


class True_(Future):
    """What will come, comes."""

    def dealt(self, g: State) -> State:
        return g.copy()

    def luck(self, g: State, seat: int, said: int) -> Random:
        return Random(g.moves * 64 + seat)


class Seated:
    """A bot that draws by the number of the move, as play-outs do here."""

    def __init__(self, base: Bot) -> None:
        self.base = base
        if isinstance(base, Talker):
            self.aside = self.speak

    def sight(self, sight: Sight) -> Sight:
        return Sight(sight._g, sight.seat, True_(bytes(16)).luck(sight._g, sight.seat, IN_TURN))

    def choose(self, sight: Sight) -> int:
        return self.base.choose(self.sight(sight))

    def speak(self, sight: Sight) -> Optional[int]:
        return cast(Talker, self.base).aside(self.sight(sight))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("tested", ["novice", "random"])
def test_with_the_true_luck_gains_tell_two_games_apart_exactly(title: str, tested: str) -> None:
    """What is said out of turn, face-down answers and all: gains are the result less that of references alone."""
    kind, seats = game(title), max(3, game(title).min_seats)
    if seats > kind.max_seats:
        seats = kind.max_seats
    judge = bot("expert", title)
    bots: list[Bot] = [Seated(judge) for _ in range(seats)]
    alone = play(kind, bots, seats, 11, {}, Random(1), blind=False)
    bots[1] = Seated(bot(tested, title))
    weighing = Weighing(judge, 1, "true", bots, {1})
    weighing.futures = [True_(bytes(16))]
    played = play(kind, bots, seats, 11, {}, Random(1), blind=False, weighing=weighing)
    assert weighing.answers
    assert not played.errors
    expected = [played.share(seat) - alone.share(seat) for seat in range(seats)]
    assert played.gains == pytest.approx(expected, abs=1e-9)


def test_who_answers_as_the_reference_gains_nothing_and_costs_nothing() -> None:
    title = "renaissance"
    bots = [bot("expert", title) for _ in range(3)]
    weighing = Weighing(bot("expert", title), 2, "same", bots, {0, 1, 2}, {0, 1, 2})
    result = play(game(title), bots, 3, 4, {}, Random(1), blind=False, weighing=weighing)
    assert (result.gains, weighing.pairs) == ([0.0] * 3, 0)
    assert result.asides or result.decisions


def test_an_expert_is_asked_once_for_all_pairs() -> None:
    """In turn and out of turn; what beginners draw is drawn for every pair all the same."""
    title = "princes"
    bots: list[Bot] = [bot("novice", title), bot("adept", title), bot("adept", title)]
    weighing = Weighing(bot("adept", title), 12, "once", bots, {0}, {0})
    (once,) = weighing.experts.values()
    calls = 0

    class Counted:
        def choose(self, sight: Sight) -> int:
            nonlocal calls
            calls += 1
            return bot("expert", title).choose(sight)

    once.base = Counted()
    g = game(title).start(3, 5)
    while len(g.legal(0)) < 4:
        g.act(g.first_to_act(), g.legal(g.first_to_act())[0])
    weighing.note(g, 0, IN_TURN, g.legal(0)[0])
    assert calls == 1
    assert 0 < weighing.pairs < 12
    weighing.note(g, 0, IN_TURN, g.legal(0)[0])
    assert calls == 2


def test_weighing_changes_nothing_that_is_played() -> None:
    kind = game("condottiere")
    bots = [bot(level, "condottiere") for level in ("expert", "novice", "random")]
    plain = play(kind, bots, 3, 5, {}, Random(1), blind=False)
    weighing = Weighing(bot("random", "condottiere"), 2, "test", bots, {0, 1}, {1})
    weighed = play(kind, bots, 3, 5, {}, Random(1), blind=False, weighing=weighing)
    assert (plain.scores, plain.winners, plain.decisions) == (weighed.scores, weighed.winners, weighed.decisions)
    assert weighing.told()["pairs"] > 0
    assert sum(weighed.gains) == pytest.approx(0, abs=1e-9)
    assert not plain.gains


def test_a_blind_bot_of_ones_own_is_weighed_too() -> None:
    class Last:
        def choose(self, sight: Sight) -> int:
            return sight.options[-1]

    bots: list[Bot] = [Last(), bot("random", "condottiere")]
    weighing = Weighing(bot("random", "condottiere"), 2, "own", bots, {0})
    match = Match(game("condottiere").start(2, 3), bots, Random(1), None, True, weighing=weighing)
    assert match.run().gains == weighing.gains
    assert weighing.pairs


def test_the_course_splits_a_shared_victory() -> None:
    """Seat 1 draws the uppermost card and adds a die of one: 4 and 1 are as much as seat 0 has."""
    g = Toy([0, 2, 4], 1)
    g.sums = [5, 0]
    future = Told((0, 2, 4), 1, (0, 0))
    assert Course(Always(DRAW)).end(future.dealt(g), 0, IN_TURN, HOLD, future) == [0.5, 0.5]
    future = Told((4, 2, 0), 1, (0, 0))
    assert Course(Always(DRAW)).end(future.dealt(g), 0, IN_TURN, HOLD, future) == [1.0, 0.0]


# -- estimates


def weighed_deal(rng: Random, number: int, seats: int, share: float, noise: float) -> Deal:
    skill = rng.gauss(share, 0.05)
    won = sum(rng.random() < min(1.0, max(0.0, skill)) for _ in range(seats)) / seats
    return Deal(number, won, won - (skill + rng.gauss(0, noise)))


@pytest.mark.parametrize(("share", "noise"), [(0.3, 0.03), (0.5, 0.2), (0.85, 0.05)])
def test_intervals_hold_the_truth_and_are_narrower(share: float, noise: float) -> None:
    rng = Random(5)
    held, width, plain = 0, 0.0, 0.0
    for _ in range(400):
        deals = [weighed_deal(rng, number, 4, share, noise) for number in range(20)]
        low, high = estimate(deals, 4).interval()
        held += low <= share <= high
        width += high - low
        plain_low, plain_high = estimate(deals, 4, luckless=False).interval()
        plain += plain_high - plain_low
    assert held >= 0.93 * 400
    assert width < (0.6 if noise < 0.1 else 1.0) * plain


# -- the arena

SMALL = Plan("condottiere", 1, ["expert", "random"], 6, 3, 5, "challenge", weigh=2)


def test_processes_give_the_same_gains(tmp_path: Path) -> None:
    one = Arena(SMALL, tmp_path / "one.jsonl").run(LocalPool(1))
    two = Arena(SMALL, tmp_path / "two.jsonl").run(LocalPool(2))
    assert [outcome.gains for outcome in one] == [outcome.gains for outcome in two]
    assert [o.weighing["pairs"] for o in one] == [o.weighing["pairs"] for o in two]
    assert any(gain for outcome in one for gain in outcome.gains)
    deal = deals_of(SMALL, one, 0, 0)[0]
    gains = [outcome.gains[outcome.job.seating.index(0)] for outcome in one if outcome.job.deal == 0]
    assert deal.share - deal.luck == pytest.approx(1 / 3 + sum(gains) / 3)


def test_the_reference_is_the_bot_of_the_other_seats_where_it_can_be() -> None:
    plan = replace(SMALL, bots=["master", "novice", "expert", "grandmaster"])
    assert [reference(plan, pairing) for pairing in range(3)] == ["novice", "expert", "expert"]
    assert reference(replace(plan, weigh_by="adept"), 0) == "adept"
    assert reference(replace(plan, design="mixed"), 0) == "expert"


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"weigh": -1}, "1 pair of play-outs or more, got -1"),
        ({"weigh_by": "master"}, "cannot be weighed by master: it must be quick and remember nothing"),
        ({"weigh_by": "adaptive"}, "one of expert, adept, novice, random"),
        ({"weigh_by": "expert/careful"}, "cannot be weighed by expert/careful"),
        ({"weigh_by": "mine:Diarist"}, "cannot be weighed by mine:Diarist"),
        ({"weigh_by": "nobody"}, "cannot be weighed by nobody"),
        ({"luck": 4}, "--weigh or --luck, not both"),
        ({"weigh": 0, "weigh_by": "expert"}, "by how many pairs answers are weighed is not"),
    ],
)
def test_what_makes_no_sense_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check(replace(SMALL, **changes))


@pytest.mark.parametrize("pairs", ["0", "-3"])
@pytest.mark.parametrize("command", [["arena", "condottiere"], ["evaluate", "condottiere", "expert"], ["ladder"]])
def test_a_number_of_pairs_that_is_none_is_refused(command: list[str], pairs: str) -> None:
    done = CliRunner().invoke(app, [*command, "--weigh", pairs])
    assert done.exit_code == 2


def test_the_command_tells_of_it(tmp_path: Path) -> None:
    command = ["arena", "condottiere", "--bots", "expert,random", "--games", "4", "--seats", "2", "--workers", "1"]
    done = CliRunner().invoke(app, [*command, "--weigh", "2", "--out", str(tmp_path / "a")])
    assert done.exit_code == 0, done.output
    assert "answers weighed by random" in done.output
    told = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert told["plan"]["weigh"] == 2
    weighing = told["pairings"][0]["weighing"]
    assert weighing["reference"] == "random"
    assert weighing["pairs"] > 0
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "--weigh 2" in page
    assert "answers weighed by random" in page


def test_an_evaluation_can_be_weighed(tmp_path: Path) -> None:
    plan = suite("condottiere", "random", 2, 1)
    assert plan.weigh == 1
    assert suite("condottiere", "random", 2) == replace(plan, weigh=0)
    outcomes = Arena(replace(plan, bots=["expert", "random"], games=8), tmp_path / "a.jsonl").run(LocalPool(1))
    found = score(replace(plan, bots=["expert", "random"]), outcomes, 0)
    values = without_luck(deals_of(plan, outcomes, 0, 0))
    assert found.share == pytest.approx(sum(values) / 2)


@pytest.mark.parametrize("title", TITLES)
def test_a_small_match_agrees_with_plain_games(title: str, tmp_path: Path) -> None:
    """Beginners among random bots at the smallest table: the interval by weighing and that of plain games meet."""
    kind = game(title)
    plan = Plan(title, kind.rules_version, ["novice", "random"], 4 * kind.min_seats, kind.min_seats, 3, "challenge")
    weighed = Arena(replace(plan, weigh=4), tmp_path / "w.jsonl").run(LocalPool(1))
    plain = Arena(replace(plan, games=12 * kind.min_seats, seed=4), tmp_path / "p.jsonl").run(LocalPool(1))
    low, high = estimate(deals_of(plan, weighed, 0, 0), kind.min_seats).interval()
    plain_low, plain_high = estimate(deals_of(plan, plain, 0, 0), kind.min_seats).interval()
    assert max(low, plain_low) <= min(high, plain_high)
    assert any(outcome.weighing["pairs"] for outcome in weighed)
