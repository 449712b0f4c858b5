"""Every course: each step can be done, each wrong try can be made, each prediction is reckoned, each text is there."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Callable, Iterator

import pytest
from fluent.syntax import FluentParser, ast

from signoria.bots import Sight, bot
from signoria.kernel.title import Title
from signoria.lessons import Course, CourseError, Moment, Step, Teller, course_of, play, predict
from signoria.lessons.conditions import Scope
from signoria.lessons.course import read
from signoria.lessons.playing import _act
from signoria.lessons.telling import NAMES
from signoria.server.learning.steps import target_of
from signoria.testing.slips import Said, wrong_with
from signoria.titles import game, own
from signoria.titles import title as find_title
from signoria.words import LANGUAGES

TAUGHT = [id for id in own() if course_of(id) is not None]
MOST_COACHED = 2  # boxes of the coach at a time
MOST_TRIED = 6  # answers in a row


def course(title: str) -> Course:
    found = course_of(title)
    assert found is not None
    return found


def steps(title: str) -> list[Step]:
    return [step for lesson in course(title).lessons for step in lesson.steps]


def each(fits: Callable[[Step], object]) -> list[Any]:
    return [pytest.param(id, step, id=f"{id}-{step.key}") for id in TAUGHT for step in steps(id) if fits(step)]


STEPS = each(lambda step: True)
ACTS = each(lambda step: not step.prediction and not step.game)
GUESSES = each(lambda step: step.prediction)
GAMES = each(lambda step: step.game)


def tried(title: str, step: Step) -> Iterator[Moment]:
    """Every answer that may be given, and what becomes of it; where more is asked, every answer to that, too."""
    todo: list[list[tuple[int, int]]] = [[]]
    seen = set()
    while todo:
        so_far = todo.pop()
        asked = play(course(title), step, so_far, [])
        for action in asked.g.legal(step.seat):
            moment = play(course(title), step, asked.moves, [action])
            yield moment
            mark = (moment.verdict, tuple(moment.moves))
            if moment.verdict == "on" and mark not in seen and len(moment.moves) < MOST_TRIED:
                seen.add(mark)
                todo.append(moment.moves)


@pytest.mark.parametrize(("title", "step"), ACTS)
def test_a_step_can_be_done_and_every_wrong_try_be_made(title: str, step: Step) -> None:
    moments = list(tried(title, step))
    assert any(moment.verdict == "done" for moment in moments), "nothing does it"
    assert {moment.remark for moment in moments if moment.remark} == {one.id for one in step.wrong}
    general = any(moment.verdict == "wrong" and not moment.remark for moment in moments)
    assert general == bool(Teller(game(title), "en").said(step.key, "wrong", figures(title, step))), (
        "the general answer"
    )


@pytest.mark.parametrize(("title", "step"), GUESSES)
def test_a_prediction_is_reckoned(title: str, step: Step) -> None:
    found = predict(course(title), step)
    assert found.right in found.offered
    assert len(found.offered) > 1
    assert step.prediction is not None
    wrong = {one.id for one in step.prediction.options if one.id not in found.ids.values()}
    assert not wrong, "an option that is the right answer, or the same as another"


@cache
def played(title: str, key: str) -> tuple[Moment, ...]:
    """A first game as a good player plays it, and its moments."""
    step = next(step for step in steps(title) if step.key == key)
    player, moments = bot("expert", title), [play(course(title), step, [], [])]
    while moments[-1].verdict != "done":
        last = moments[-1]
        action = player.choose(Sight.blind(last.g, step.seat, Random(len(moments))))
        moments.append(play(course(title), step, last.moves, [action]))
        assert moments[-1].verdict in ("on", "done")
    return tuple(moments)


@pytest.mark.parametrize(("title", "step"), GAMES)
def test_the_first_game_ends_and_points_out_each_rule_once(title: str, step: Step) -> None:
    moments = played(title, step.key)
    hints = [moment.hint.id for moment in moments if moment.hint]
    assert len(hints) == len(set(hints)) > 2
    assert len(moments) < 150, "a small game"


def test_a_course_ends_with_a_game() -> None:
    for title in TAUGHT:
        assert course(title).lessons[-1].steps[-1].game, title


# -- texts


def figures(title: str, step: Step) -> dict[str, int | str]:
    moment = play(course(title), step, [], [])
    return Teller(game(title), "en").figures(step, moment.scope())


def wanted(step: Step) -> set[str]:
    """The texts of a step, beside the general answer to a wrong try."""
    kinds = {f"coach-{one.id}" for one in step.coach} | {f"not-{one.id}" for one in step.wrong} | {"text", "done"}
    if step.game:
        return kinds | {f"hint-{one.id}" for one in step.game.hints}
    options = step.prediction.options if step.prediction else ()
    return kinds | {"task"} | {f"not-{one.id}" for one in options}


def written(title: Title, language: str) -> dict[str, set[str]]:
    path = title.folder / "words" / f"lessons.{language}.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {message.id.name: {one.id.name for one in message.attributes} for message in messages}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT)
def test_every_text_is_there_and_none_besides(title: str, language: str) -> None:
    found = written(find_title(title), language)
    lessons = course(title).lessons
    assert set(found) == {
        "course",
        *(f"lesson-{one.id}" for one in lessons),
        *(step.key for one in lessons for step in one.steps),
    }
    for step in steps(title):
        assert found[step.key] - {"wrong", "task"} == wanted(step) - {"task"}, step.key
        assert step.game or "task" in found[step.key], step.key
        needs_general = step.prediction and not step.prediction.options
        assert not needs_general or "wrong" in found[step.key], step.key


def said(title: str, language: str, step: Step) -> Iterator[str]:
    """Every text of a step as it is said somewhere in it."""
    words = Teller(game(title), language)
    start = play(course(title), step, [], [])
    for attribute in written(find_title(title), language)[step.key]:
        if not attribute.startswith(("not-", "done", "wrong", "hint-")):
            yield words.of(step, attribute, start.scope())
    if step.prediction:
        found = predict(course(title), step)
        for guess in found.offered:
            remark = "done" if guess == found.right else f"not-{found.ids[guess]}" if guess in found.ids else "wrong"
            answers = {"right": str(found.right), "guess": str(guess)}
            text = words.of(step, remark, found.moment.scope(), **answers)
            assert text, remark
            yield text
    else:
        moments = played(title, step.key) if step.game else tried(title, step)
        yield from (text for moment in moments for text in said_at(words, step, moment))
    assert not words.faults


def said_at(words: Teller, step: Step, moment: Moment) -> Iterator[str]:
    scope: Scope = moment.scope()
    if moment.hint:
        yield words.of(step, f"hint-{moment.hint.id}", scope)
    if moment.verdict in ("done", "wrong"):
        kind = "done" if moment.verdict == "done" else f"not-{moment.remark}" if moment.remark else "wrong"
        yield words.of(step, kind, scope)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "step"), STEPS)
def test_texts_are_whole(title: str, step: Step, language: str) -> None:
    for text in said(title, language, step):
        assert text
        assert "{" not in text, text
        assert text.count("**") % 2 == 0, text
        for paragraph in text.replace("*", "").split("\n\n"):
            assert next(wrong_with(language, Said(step.key, paragraph, {}, people=NAMES)), "") == "", paragraph


@pytest.mark.parametrize("title", TAUGHT)
def test_rules_that_are_named_exist(title: str) -> None:
    digest = (find_title(title).folder / "words" / "rules.en.md").read_text(encoding="utf-8")
    for step in steps(title):
        rules = [one.rule for one in (*step.coach, *(step.game.hints if step.game else ()))]
        rules += [one.rule for one in step.wrong]
        if step.prediction:
            rules += [step.prediction.rule, *(one.rule for one in step.prediction.options)]
        assert [rule for rule in rules if rule and f"**{rule}**" not in digest] == [], step.key


@pytest.mark.parametrize(("title", "step"), STEPS)
def test_the_coach_speaks_of_something(title: str, step: Step) -> None:
    """At most two boxes at a time; each thing is one of the game's nouns or a place of the page."""
    scope = play(course(title), step, [], []).scope()
    assert len([one for one in step.coach if one.when is None or one.when.holds(scope)]) <= MOST_COACHED
    for one in (*step.coach, *(step.game.hints if step.game else ())):
        noun, _, value = target_of(game(title), one.at).partition(":")
        assert value
        assert noun in game(title).nouns or noun.isidentifier()


# -- what is not trusted


def first(title: str) -> tuple[Course, Step]:
    return course(title), course(title).lessons[0].steps[0]


def test_moves_that_do_not_fit_are_refused() -> None:
    told, step = first("condottiere")
    with pytest.raises(CourseError, match="do not fit"):
        play(told, step, [(1, 0)], [])
    with pytest.raises(CourseError, match="do not fit"):
        play(told, step, [(9, 0)], [])
    with pytest.raises(CourseError, match="no answer"):
        play(told, step, [], [10**6])
    with pytest.raises(CourseError, match="no step has more"):
        play(told, step, [(0, 0)] * 2000, [])


def test_what_the_rules_forbid_is_answered_with_their_reason() -> None:
    told, step = first("condottiere")
    moment = play(told, step, [], [game("condottiere").verbs.parse("play_card winter")])
    assert moment.verdict == "refused"
    assert moment.refusal is not None
    assert (moment.refusal.key, moment.rule) == ("no-card", "5.1")


def test_a_course_says_what_is_wrong_with_it() -> None:
    head = 'minutes = 1\n[[lesson]]\nid = "a"\n[[lesson.step]]\nid = "b"\nscene = { seats = 2 }\n'
    with pytest.raises(CourseError, match="unknown colour"):
        read("condottiere", head + "colour = 1\n")
    with pytest.raises(CourseError, match="a comparison is written"):
        read("condottiere", head + 'done = [{ view = "players.0.strength" }]\n')


def test_all_who_are_asked_may_speak_before_a_step_begins() -> None:
    g = game("condottiere").start(3, 1)
    seat = g.first_to_act()
    g.act(seat, g.legal(seat)[0])
    _act(g, "all pass")
    assert {seat for seat, action in g.history() if g.game.verbs.text(action) == "pass"} == {0, 1, 2}
