"""Bots and promises: what they know of them, what they say, and whose word holds."""

from __future__ import annotations

from random import Random
from typing import Any, Optional

import pytest

from signoria import games
from signoria.bots import Sight, bot
from signoria.bots.manners import LOYAL, PLAIN, TREACHEROUS, Conduct, Mannered, mannered
from signoria.bots.match import Match, play
from signoria.bots.promises import (
    ACCEPTED,
    DECLINED,
    PROPOSED,
    WITHDRAWN,
    Pledge,
    Propose,
    Reply,
    Word,
    pledges_of,
)
from signoria.bots.vows import Vow, Vows
from signoria.kernel import State
from signoria.testing import scene
from signoria.titles import game as find_game
from signoria.titles import title as find_title
from tests.bots.positions import choices

WITH_PROMISES = [game.id for game in games() if pledges_of(game.id) is not None]
CONDUCTS = [PLAIN, LOYAL, TREACHEROUS]
NAMES = ["plain", "loyal", "treacherous"]


class Says:
    """Always the same answer."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def choose(self, sight: Sight) -> int:
        return sight.game.verbs.parse(self.answer)


def promised(author: int, to: int, words: str, status: str = ACCEPTED, number: int = 0, until: str = "") -> Pledge:
    template, *args = words.split()
    return Pledge(number, author, to, template, [int(arg) for arg in args], until or "decade_end", True, status)


def with_conduct(conduct: Conduct, title: str, answer: str = "") -> Mannered:
    made = mannered(bot("expert", title), title, conduct)
    assert isinstance(made, Mannered)
    if answer:
        made.base = Says(answer)
    return made


def answer_of(conduct: Conduct, g: State, answer: str, *promises: Pledge) -> str:
    sight = Sight(g, g.first_to_act(), Random(1), promises=promises)
    return g.game.verbs.text(with_conduct(conduct, g.game.id, answer).choose(sight))


def word_of(conduct: Conduct, g: State, seat: int, *promises: Pledge) -> Optional[Word]:
    return with_conduct(conduct, g.game.id).promise(Sight(g, seat, Random(1), promises=promises))


# -- what a seat knows


def vows_of(title: str, seats: int) -> Vows:
    g = find_game(title).start(seats, 1)
    return Vows(g)


def test_a_proposal_is_known_to_two_and_an_agreement_in_the_open_to_all() -> None:
    vows = vows_of("condottiere", 3)
    assert vows.say(0, Propose(1, "i_pass_this_battle", (), "battle_end")) == ""
    assert [len(vows.seen_by(seat)) for seat in range(3)] == [1, 1, 0]
    assert vows.say(1, Reply(0, ACCEPTED)) == ""
    assert [len(vows.seen_by(seat)) for seat in range(3)] == [1, 1, 1]


def test_a_secret_promise_changes_nothing_for_anybody_else() -> None:
    """Neither what they know nor the numbers they know it by."""
    seen = []
    for secrets in (0, 3):
        vows = vows_of("condottiere", 3)
        for number in range(secrets):
            vows.say(1, Propose(2, "i_pass_this_battle", (), "battle_end", public=False))
            vows.say(2, Reply(number, ACCEPTED))
        vows.say(1, Propose(0, "do_not_choose", (4,), "round_end"))
        seen.append(vows.seen_by(0))
    assert seen[0] == seen[1]
    assert len(seen[0]) == 1


def test_that_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells of promises as if all were open."""
    monkeypatch.setattr(Vow, "told", lambda vow, seat: vow.told_two)
    with pytest.raises(AssertionError):
        test_a_secret_promise_changes_nothing_for_anybody_else()


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (Propose(0, "i_pass_this_battle", (), "battle_end"), "another seat"),
        (Propose(1, "love", (), "battle_end"), "unknown promise"),
        (Propose(1, "do_not_choose", (), "battle_end"), "takes 1 arguments"),
        (Propose(1, "do_not_choose", (99,), "battle_end"), "region must be"),
        (Propose(1, "i_pass_this_battle", (), "sunset"), "until must be"),
        (Reply(0, ACCEPTED), "there is no promise 0"),
    ],
)
def test_a_word_that_makes_no_sense_is_refused(word: Word, reason: str) -> None:
    assert reason in vows_of("condottiere", 2).say(0, word)


def test_nobody_answers_a_promise_for_somebody_else() -> None:
    vows = vows_of("condottiere", 3)
    vows.say(0, Propose(1, "i_pass_this_battle", (), "battle_end"))
    assert "cannot be accepted" in vows.say(0, Reply(0, ACCEPTED))
    assert "there is no promise" in vows.say(2, Reply(0, ACCEPTED))
    assert vows.say(1, Reply(0, DECLINED)) == ""
    assert "cannot be accepted" in vows.say(1, Reply(0, ACCEPTED))


# -- whose word holds


def battle(**words: Any) -> State:
    return scene("condottiere", 3, contested="parma", turn=0, **{"hands": {0: "10 10 10", 1: "1", 2: "1"}, **words})


PASSING = promised(0, 1, "i_pass_this_battle", until="battle_end")


@pytest.mark.parametrize("conduct", [PLAIN, LOYAL], ids=["plain", "loyal"])
def test_who_has_promised_to_pass_passes(conduct: Conduct) -> None:
    assert answer_of(conduct, battle(), "play_card mercenary_10") == "play_card mercenary_10"
    assert answer_of(conduct, battle(), "play_card mercenary_10", PASSING) == "pass"


def test_the_treacherous_one_breaks_its_word_where_that_gains_clearly() -> None:
    rich = battle(realms={0: "modena lucca"})
    assert answer_of(TREACHEROUS, rich, "play_card mercenary_10", PASSING) == "play_card mercenary_10"


def test_the_treacherous_one_keeps_it_where_little_is_to_be_gained() -> None:
    poor = battle(hands={0: "1 1", 1: "10 10 10 10", 2: "10 10 10"})
    assert answer_of(TREACHEROUS, poor, "play_card mercenary_1", PASSING) == "pass"


def test_a_promise_that_is_over_or_somebody_elses_binds_nobody() -> None:
    for pledge in (
        promised(0, 1, "i_pass_this_battle", "kept"),
        promised(0, 1, "i_pass_this_battle", PROPOSED),
        promised(1, 0, "i_pass_this_battle"),
        promised(0, 1, "you_pass_this_battle"),
    ):
        assert answer_of(LOYAL, battle(), "play_card mercenary_10", pledge) == "play_card mercenary_10"
    assert answer_of(LOYAL, battle(), "play_card mercenary_10", promised(1, 0, "you_pass_this_battle")) == "pass"


def thief(**words: Any) -> State:
    return scene("princes", 3, active=0, hands={0: ["steal_influence"]}, influence=[5, 9, 9], **words)


def test_a_thief_who_has_promised_somebody_peace_robs_another() -> None:
    steal = "play_steal_influence 1"
    assert answer_of(PLAIN, thief(), steal) == steal
    assert answer_of(PLAIN, thief(), steal, promised(0, 1, "no_theft")) != steal
    assert answer_of(PLAIN, thief(), steal, promised(0, 2, "no_theft")) == steal


def test_the_loyal_one_spares_whoever_has_kept_a_promise_to_it() -> None:
    steal, kept = "play_steal_influence 1", promised(1, 0, "no_bribes", "kept")
    poor = thief(gold=[30, 5, 5])
    assert answer_of(LOYAL, poor, steal, kept) != steal
    assert answer_of(PLAIN, poor, steal, kept) == steal
    assert answer_of(LOYAL, poor, steal, promised(1, 2, "no_bribes", "kept")) == steal, "kept to somebody else"
    assert answer_of(LOYAL, poor, steal, kept, promised(1, 0, "no_theft", "broken")) == steal


# -- what they say


def open_turn() -> State:
    return scene("princes", 3, active=0, tiles={0: ["doge"], 1: ["banking_1"], 2: ["armourer"]})


@pytest.mark.parametrize(
    ("past", "reply"),
    [([], ACCEPTED), (["kept"], ACCEPTED), (["broken"], DECLINED), ([*["kept"] * 20, "broken"], DECLINED)],
)
def test_a_word_is_worth_what_became_of_those_before(past: list[str], reply: str) -> None:
    known = [promised(1, 2, "no_theft", status, number) for number, status in enumerate(past)]
    offered = promised(1, 0, "no_theft", PROPOSED, len(past))
    assert word_of(PLAIN, open_turn(), 0, *known, offered) == Reply(len(past), reply)
    assert word_of(TREACHEROUS, open_turn(), 0, *known, offered) == Reply(len(past), ACCEPTED)


def test_without_a_character_a_bot_does_not_speak_first_but_answers_in_kind() -> None:
    g = open_turn()
    assert word_of(PLAIN, g, 0) is None
    assert word_of(PLAIN, g, 0, promised(1, 0, "no_theft")) == Propose(1, "no_theft", (), "decade_end")
    assert word_of(PLAIN, g, 0, promised(1, 0, "no_theft"), promised(0, 1, "no_theft", number=1)) is None


def test_somebody_who_means_to_steal_does_not_promise_otherwise_unless_treacherous() -> None:
    g = scene("princes", 3, active=0, hands={0: ["steal_influence", "raid_gold"]}, influence=[5, 9, 9])
    given = promised(1, 0, "no_theft")
    assert word_of(PLAIN, g, 0, given) is None
    said = word_of(TREACHEROUS, g, 0, given)
    assert isinstance(said, Propose)


def test_who_was_betrayed_withdraws_but_the_loyal_one_does_not() -> None:
    mine, theirs = promised(0, 1, "no_theft"), promised(1, 0, "no_theft", "broken", 1)
    assert word_of(PLAIN, open_turn(), 0, mine, theirs) == Reply(0, WITHDRAWN)
    assert word_of(LOYAL, open_turn(), 0, mine, theirs) != Reply(0, WITHDRAWN)


def test_who_has_declined_is_left_alone() -> None:
    g = open_turn()
    assert isinstance(word_of(LOYAL, g, 0), Propose)
    declined = [promised(0, seat, "no_theft", DECLINED, seat) for seat in (1, 2)]
    assert word_of(LOYAL, g, 0, *declined) is None


def test_nobody_is_asked_twice_and_a_withdrawal_is_an_answer() -> None:
    g = open_turn()
    waiting = [promised(0, seat, "no_theft", status, seat) for seat, status in ((1, PROPOSED), (2, WITHDRAWN))]
    assert word_of(LOYAL, g, 0, *waiting) is None
    assert isinstance(word_of(LOYAL, g, 0, *waiting[:1]), Propose)


def test_one_accepts_to_pass_only_where_one_would_anyway() -> None:
    asked = promised(1, 0, "you_pass_this_battle", PROPOSED)
    assert word_of(PLAIN, battle(), 0, asked) == Reply(0, DECLINED)
    hopeless = battle(hands={0: "1", 1: "10 10 10 10", 2: "6 6"}, lines={1: "10 10 10"})
    assert word_of(PLAIN, hopeless, 0, asked) == Reply(0, ACCEPTED)


def test_a_promise_to_pass_is_believed_of_whoever_can_be_trusted() -> None:
    """In the worlds that a seat imagines they are out of the battle."""
    g, given = battle(), promised(2, 1, "i_pass_this_battle")
    betrayed = promised(2, 1, "i_pass_this_battle", "broken", 1)

    def passed(*promises: Pledge) -> Any:
        return Sight(g, 0, Random(1), promises=promises).imagine().view(0)["players"][2]["passed"]

    assert passed(given) != passed()
    assert passed(given, betrayed) == passed()


# -- games


@pytest.mark.parametrize("title", WITH_PROMISES)
def test_the_loyal_one_keeps_all_promises_and_the_treacherous_one_does_not(title: str) -> None:
    ended: dict[str, dict[str, int]] = {}
    names = ["expert/loyal", "expert/treacherous", "expert"]
    for seed in range({"condottiere": 16, "princes": 8, "renaissance": 4}[title]):
        players = [bot(name, title) for name in names]
        result = play(find_game(title), players, seed=seed, rng=Random(seed), blind=False)
        assert not result.errors
        for name, counts in zip(names, result.promises):
            for ending, count in counts.items():
                ended.setdefault(name, {}).setdefault(ending, 0)
                ended[name][ending] += count
    assert ended["expert/loyal"]["kept"] > 5
    assert "broken" not in ended["expert/loyal"]
    assert "broken" not in ended.get("expert", {})
    assert ended["expert/treacherous"]["broken"] > 0
    assert ended["expert/treacherous"]["kept"] > 0


def test_where_nobody_speaks_of_promises_games_are_as_they_were() -> None:
    """No log is kept, nothing is drawn: the same games as if there were no promises."""
    game = find_game("condottiere")
    g = game.start(3, 5)
    g.log = None
    match = Match(g, [bot("expert", game.id) for _ in range(3)], Random(2), None, False)
    match.run()
    assert g.log is None
    assert match.promisers == []
    assert match.vows.all == []


class Talkative:
    """A bot of one's own that promises without end, and says nonsense now and then."""

    def choose(self, sight: Sight) -> int:
        return sight.options[0]

    def promise(self, sight: Sight) -> Optional[Word]:
        if sight.rng.random() < 0.1:
            return Reply(99, ACCEPTED)
        return Propose((sight.seat + 1) % sight.seats, "i_pass_this_battle", (), "battle_end")


def test_a_bot_of_ones_own_may_promise_and_is_blamed_for_nonsense() -> None:
    result = play(find_game("condottiere"), [Talkative(), bot("expert", "condottiere")], seed=1, rng=Random(1))
    assert result.winners
    assert result.illegal[0] > 0
    assert result.illegal[1] == 0
    assert any("promise" in error for error in result.errors)


# -- honesty


def some_promises(g: State, seat: int, rng: Random) -> list[Pledge]:
    """Promises of every kind between this seat and another, in every state."""
    module = find_title(g.game.id).part("pacts")
    found: list[Pledge] = []
    for template, nouns in module.TEMPLATES.items():
        other = rng.choice([each for each in range(g.seats) if each != seat])
        sizes = [g.seats if noun == "seat" else g.game.nouns[noun].size for noun in nouns]
        author, to = rng.choice([(seat, other), (other, seat)])
        status = rng.choice([PROPOSED, ACCEPTED, ACCEPTED, "kept", "broken"])
        args = [rng.randrange(size) for size in sizes]
        found.append(Pledge(len(found), author, to, template, args, rng.choice(module.UNTIL), True, status))
    return found


@pytest.mark.parametrize("conduct", CONDUCTS, ids=NAMES)
@pytest.mark.parametrize("title", WITH_PROMISES)
def test_swapping_everything_hidden_changes_no_word_and_no_kept_promise(title: str, conduct: Conduct) -> None:
    game, player = find_game(title), with_conduct(conduct, title)
    for number, (g, seat) in enumerate(choices(game, game.usual_seats, 7, 8, 11)):
        promises = some_promises(g, seat, Random(number))
        told = decided(player, g, seat, promises)
        for other in (b"a" * 16, b"b" * 16):
            assert decided(player, g.imagine(seat, other), seat, promises) == told


def decided(player: Mannered, g: State, seat: int, promises: list[Pledge]) -> tuple[Optional[Word], int]:
    sights = [Sight(g, seat, Random(5), promises=promises) for _ in range(2)]
    return player.promise(sights[0]), player.choose(sights[1])
