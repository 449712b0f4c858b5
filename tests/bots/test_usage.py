"""What of a game is used: counted in every decision, and what never is becomes a finding."""

from __future__ import annotations

from pathlib import Path
from random import Random

from typer.testing import CliRunner

from signoria import game as find_game
from signoria.bots import RandomBot, Sight
from signoria.bots.match import play
from signoria.bots.results import read, usage_of
from signoria.bots.usage import Usage, added, never_used
from signoria.cli import app
from signoria.kernel import Verbs
from signoria.kernel.verbs import Noun

VERBS = Verbs()
CITY = Noun("city", ("milan", "rome"))
WAR = VERBS.verb("war", CITY, CITY)
BID = VERBS.verb("bid", Noun("amount", first=1, last=9))
PASS = VERBS.action("pass")


def test_a_verb_and_each_component_it_names_count_once_a_decision() -> None:
    usage = Usage(VERBS)
    usage.note([WAR.of(0, 1), WAR.of(1, 0), PASS], WAR.of(1, 0))
    assert usage.counts() == {
        "pass": [1, 0, 0.5], "war": [1, 1, 0.5],
        "war ... milan": [1, 1, 0.5], "war ... rome": [1, 0, 0.5],
        "war milan ...": [1, 0, 0.5], "war rome ...": [1, 1, 0.5],
    }  # fmt: skip


def test_a_component_could_be_used_only_when_its_verb_was() -> None:
    usage = Usage(VERBS)
    usage.note([WAR.of(0, 1), WAR.of(1, 0), PASS], PASS)
    assert usage.counts()["war milan ..."] == [1, 0, 0]


def test_numbers_are_lowest_or_higher_and_a_single_one_says_nothing() -> None:
    usage = Usage(VERBS)
    usage.note([BID.of(2), BID.of(3), BID.of(4), PASS], BID.of(2))
    usage.note([BID.of(4), BID.of(5)], BID.of(5))
    usage.note([BID.of(9), PASS], BID.of(9))
    assert usage.counts() == {"bid": [3, 3, 2], "bid higher": [2, 1, 1], "bid lowest": [2, 1, 1], "pass": [2, 0, 1]}


def test_silence_out_of_turn_is_an_offer_not_used() -> None:
    usage = Usage(VERBS)
    usage.note([PASS], None)
    assert usage.counts() == {"pass": [1, 0, 0.5]}


def test_what_was_never_used_though_even_choices_would_have_is_found() -> None:
    counts = added(
        [
            {"war": [20, 0, 4.0], "war milan ...": [20, 0, 0.0], "bid": [20, 20, 16.0], "bid higher": [20, 0, 10.0]},
            {"war": [15, 0, 3.0], "war milan ...": [15, 0, 0.0], "bid higher": [15, 0, 7.5], "pass": [29, 0, 4.9]},
        ]
    )
    assert [str(finding) for finding in never_used(counts)] == [
        "bid higher: never used though offered 35 times",
        "war: never used though offered 35 times",
    ]


class Winterless(RandomBot):
    """Never lays winter."""

    def choose(self, sight: Sight) -> int:
        winter = sight.game.verbs.parse("play_card winter")
        return sight.rng.choice([action for action in sight.options if action != winter] or sight.options)


def test_a_match_counts_for_each_seat() -> None:
    game = find_game("condottiere")
    counts = []
    for number in range(4):
        result = play(game, [RandomBot(), Winterless()], seed=number, rng=Random(number), blind=False)
        counts.append(result.usage)
    anybody, winterless = (added(game_counts[seat] for game_counts in counts) for seat in (0, 1))
    assert anybody["play_card winter"][1] > 0
    offers, uses, even = winterless["play_card winter"]
    assert offers > 0
    assert uses == 0
    assert "play_card winter" in [finding.part for finding in never_used(winterless, even)]


def test_the_arena_tells_the_shares_and_what_is_never_used(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app, ["arena", "il_principe", "--bots", "expert,random", "--games", "4", "--design", "challenge",
              "--workers", "1", "--out", str(tmp_path / "small")],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    _, outcomes, _ = read(tmp_path / "small.jsonl")
    offers, uses, _ = usage_of(outcomes, "random")["bid"]
    assert 0 < uses < offers
    page = (tmp_path / "small.html").read_text(encoding="utf-8")
    assert "<h2>Parts never used</h2>" in page
    assert "<h2>Parts used by expert</h2>" in page
    assert f"<td><code>bid</code></td><td>{offers:,.0f}</td><td>{uses:,.0f}</td><td>{uses / offers:.1%}</td>" in page
