"""A step as it is played: from the moves so far and an answer to what the learner sees, is told and is asked then."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, Optional, Sequence

from signoria.bots import Sight, bot
from signoria.kernel import Event, Refusal, State
from signoria.kernel.components import FIRST_PRINTING
from signoria.lessons.conditions import Scope, matches, reckon
from signoria.lessons.course import MOST_MOVES, Course, CourseError, Remark, Step
from signoria.titles import title as find_title

Move = tuple[int, int]  # a seat and its action
Verdict = Literal["", "done", "on", "wrong", "refused"]
MOST_REPLIES: Final = 200
ALL: Final = "all"


@dataclass
class Moment:
    """The position after `moves`; `was` is the learner's view before the last answer, `told` what was told since.

    `remark` names the words about a wrong answer; empty, there are only general ones.
    """

    g: State
    seat: int
    was: Any
    moves: list[Move] = field(default_factory=list)
    fresh: int = 0  # how many events were told before the last answer
    verdict: Verdict = ""
    remark: str = ""
    rule: str = ""
    refusal: Optional[Refusal] = None
    hint: Optional[Remark] = None
    action: Optional[int] = None

    @property
    def view(self) -> Any:
        return seen_by(self.g, self.seat)

    @property
    def events(self) -> list[Event]:
        return list(self.g.events(self.seat))

    def scope(self) -> Scope:
        prompt = self.g.prompt(self.seat)
        told = self.events[self.fresh :]
        return Scope(self.g.game, self.was, self.view, told, prompt[0] if prompt else "", self.action)


def seen_by(g: State, seat: int) -> Any:
    return g.view(seat)


def begin(course: Course, step: Step) -> State:
    """The position of a step, after what was done before."""
    g = find_title(course.title).stage(step.scene, step.seats, step.seed, FIRST_PRINTING, dict(step.options))
    for text in step.before:
        _act(g, text)
    return g


def _act(g: State, text: str) -> None:
    seat, _, action = text.partition(" ")
    if seat == ALL:
        _reply(g, -1, (text,))
    else:
        g.submit(int(seat), action)


def play(course: Course, step: Step, so_far: Sequence[Move], answers: Sequence[int]) -> Moment:
    """What becomes of these answers after the moves so far; without answers, the moment in which one is asked."""
    moment, shown = _resumed(course, step, so_far)
    if step.game and answers:
        _hint(step, moment, shown)
    moment.was, moment.fresh = moment.view, len(moment.events)
    for action in answers:
        moment.was, moment.fresh = moment.view, len(moment.events)
        if not _answered(course, step, moment, action):
            return moment
        _judge(step, moment)
        if moment.verdict != "on":
            break
    if not answers:
        moment.moves += _replies(course, step, moment.g, len(moment.moves))
    if step.game and moment.verdict in ("", "on"):
        moment.hint = _hint(step, moment, shown)
    return moment


def _resumed(course: Course, step: Step, so_far: Sequence[Move]) -> tuple[Moment, set[str]]:
    """The game as far as it was played, and which rules were pointed out meanwhile."""
    if len(so_far) > MOST_MOVES:
        raise CourseError(f"no step has more than {MOST_MOVES} moves")
    g = begin(course, step)
    moment, shown = Moment(g, step.seat, seen_by(g, step.seat)), set[str]()
    for seat, action in so_far:
        if seat == step.seat and step.game:
            _hint(step, moment, shown)
            moment.was, moment.fresh = moment.view, len(moment.events)
        try:
            g.submit(seat, action)
        except ValueError as error:
            raise CourseError(f"the moves so far do not fit this step: {error}") from None
        moment.moves.append((seat, action))
    return moment, shown


def _answered(course: Course, step: Step, moment: Moment, action: int) -> bool:
    moment.action = action
    try:
        moment.g.submit(step.seat, action)
    except Refusal as refusal:
        moment.verdict, moment.refusal, moment.rule = "refused", refusal, refusal.rule
        return False
    except ValueError as error:
        raise CourseError(f"no answer of this game: {error}") from None
    moment.moves.append((step.seat, action))
    moment.moves += _replies(course, step, moment.g, len(moment.moves))
    return True


def _judge(step: Step, moment: Moment) -> None:
    scope = moment.scope()
    if step.game:
        ended = moment.g.over or (step.game.until is not None and step.game.until.holds(scope))
        moment.verdict = "done" if ended else "on"
        return
    tried = next((one for one in step.wrong if one.condition.holds(scope)), None)
    if any(one.holds(scope) for one in step.done):
        moment.verdict = "done"
    elif tried is not None:
        moment.verdict, moment.remark, moment.rule = "wrong", tried.id, tried.rule
    elif moment.g.legal(step.seat) and any(one.holds(scope) for one in step.on):
        moment.verdict = "on"
    else:
        moment.verdict = "wrong"


def _hint(step: Step, moment: Moment, shown: set[str]) -> Optional[Remark]:
    """The first rule that matters now and did not before."""
    assert step.game is not None
    scope = moment.scope()
    for hint in step.game.hints:
        if hint.id not in shown and (hint.when is None or hint.when.holds(scope)):
            shown.add(hint.id)
            return hint
    return None


def _replies(course: Course, step: Step, g: State, count: int) -> list[Move]:
    """What the others do until the learner is asked: as the step says, in a game as a bot thinks fit."""
    if not step.game:
        return _reply(g, step.seat, step.others)
    made: list[Move] = []
    player = bot(step.game.level, course.title)
    while g.stack and not g.legal(step.seat) and len(made) < MOST_REPLIES:
        seat = g.first_to_act()
        action = player.choose(Sight.blind(g, seat, Random(step.seed * MOST_MOVES + count + len(made))))
        g.submit(seat, action)
        made.append((seat, action))
    return made


def _reply(g: State, learner: int, others: Sequence[str]) -> list[Move]:
    """Whoever is asked and may say one of these does, until the learner is asked or nobody may."""
    made: list[Move] = []
    while not (learner >= 0 and g.legal(learner)) and len(made) < MOST_REPLIES:
        said = next((move for text in others for move in _fitting(g, text)), None)
        if said is None:
            break
        g.submit(*said)
        made.append(said)
    return made


def _fitting(g: State, text: str) -> list[Move]:
    who, _, pattern = text.partition(" ")
    return [
        (seat, action)
        for seat in g.to_act
        if who in (ALL, str(seat))
        for action in g.legal(seat)
        if matches(g.game.verbs.text(action), pattern)
    ]


@dataclass(frozen=True)
class Foreseen:
    """What may be guessed, what the rules make of it, and the position afterwards."""

    offered: tuple[int, ...]
    right: int
    yes_or_no: bool
    ids: dict[int, str]  # of the options that have words of their own
    rules: dict[int, str]
    moment: Moment


def predict(course: Course, step: Step) -> Foreseen:
    """The answer to the step's question, by playing on."""
    asked = step.prediction
    assert asked is not None
    g = begin(course, step)
    moment = Moment(g, step.seat, seen_by(g, step.seat), fresh=len(g.events(step.seat)))
    for text in asked.after:
        _act(g, text)
    scope = moment.scope()
    right = reckon(scope, asked.what)
    values = {int(scope.value(option.value)): option for option in asked.options}
    offered: tuple[int, ...]
    if isinstance(right, bool):
        offered = (1, 0)
    elif asked.noun == "seat" and not values:
        offered = tuple(range(g.seats))
    else:
        offered = tuple(sorted({*values, int(right)}))
    ids = {value: option.id for value, option in values.items() if value != int(right)}
    rules = {value: option.rule or asked.rule for value, option in values.items()}
    return Foreseen(offered, int(right), isinstance(right, bool), ids, rules, moment)
