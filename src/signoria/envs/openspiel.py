"""The titles as OpenSpiel games: importing this module registers `signoria_condottiere(seats=4)` and the others.

A title that becomes known later is registered by calling `register` again.

All chance of a game hangs on its seed, so it is drawn at the root: a few chance nodes pick the seed,
after them the dice and the cards follow. Questions put to several seats at once are answered one after
the other, and what is answered stays secret in between. A search that must not know what its seat
cannot know calls `resample_from_infostate`, which deals everything unknown anew, dice included.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Optional

import numpy as np
import pyspiel
from numpy.typing import NDArray

from signoria.envs.layout import Layout, Vectors
from signoria.envs.layouts import layout
from signoria.envs.play import returns
from signoria.kernel import Game, State
from signoria.titles import game, games

CHANCE_NODES = 6
CHANCE_OUTCOMES = 64  # per node: 2**36 deals in all
UNIFORM = [(outcome, 1.0 / CHANCE_OUTCOMES) for outcome in range(CHANCE_OUTCOMES)]
BY_DEFAULT = -1
LONGEST = 20_000  # no game lasts as many decisions

Said = Optional[tuple[Any, int, int]]  # what was answered before, then seat and action


def short_name(title: str) -> str:
    return f"signoria_{title}"


class Position:
    """The part of a state that OpenSpiel copies by `deepcopy`: the kernel's copy, with the log."""

    __slots__ = ("first", "g", "said")

    def __init__(self, g: State, said: Said = None, first: int = 0) -> None:
        self.g, self.said = g, said
        self.first = first  # of several seats that are asked at once this one answers first

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(deepcopy(self.g), self.said, self.first)

    def seat(self) -> int:
        """The seat to answer next, -1 when the game is over."""
        return self.first if self.g.waiting() >> self.first & 1 else self.g.first_to_act()

    def act(self, seat: int, action: int) -> None:
        self.first = 0
        self.said = (self.said, seat, action)
        self.g.act(seat, action)

    def answers_of(self, seat: int) -> list[int]:
        """Every answer this seat has given, oldest first."""
        answers = []
        said = self.said
        while said is not None:
            if said[1] == seat:
                answers.append(said[2])
            said = said[0]
        return answers[::-1]

    def imagined(self, seat: int, seed: bytes) -> Position:
        """The position as `seat` may think it is, with the memories of that seat alone."""
        g = self.g.imagine(seat, seed)
        g.log = self.g.events(seat)
        said: Said = None
        for action in self.answers_of(seat):
            said = (said, seat, action)
        return Position(g, said, seat)


class SignoriaGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its seats and options; made through `pyspiel.load_game`."""

    title = ""

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        chosen = dict(params or {})
        self.play: Game = game(self.title)
        self.seats = int(chosen.pop("seats", self.play.usual_seats))
        self.asides = bool(chosen.pop("asides", False))
        self.pack = self.play.pack(chosen.pop("components", None))
        self.options = {name: _value(self.play, name, value) for name, value in chosen.items()}
        low, high = self.play.min_seats, self.play.max_seats
        if not low <= self.seats <= high:
            raise ValueError(f"{self.title} takes {low} to {high} seats, got {self.seats}")
        self.play.settle(self.seats, self.options)
        verbs = self.play.verbs
        self.layout: Layout = layout(self.title, self.seats)
        actions = verbs.size if self.asides else min(verbs.size, verbs.first_aside)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_types[self.title], info, params or {})

    def new_initial_state(self) -> SignoriaState:
        return SignoriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Optional[dict[str, Any]] = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, got {params}")
        return Observer(self.layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _value(title: Game, name: str, value: Any) -> Any:
    """An option as OpenSpiel hands it over, see `_parameters`."""
    if name in title.options and value == BY_DEFAULT and type(title.options[name].default) is not int:
        return title.options[name].default
    return value


class SignoriaState(pyspiel.State):  # type: ignore[misc]
    """Chance nodes until the seed is known, then the questions of the game, lowest seat first."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self.seed = 0
        self.drawn = 0
        self.position: Optional[Position] = None

    @property
    def g(self) -> State:
        """The running game."""
        if self.position is None:
            raise ValueError("the game has not begun: its seed is still being drawn")
        return self.position.g

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.g.stack

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        g = self.g
        legal = g.legal(player)
        return sorted(legal + g.asides(player) if self.get_game().asides else legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return UNIFORM

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.act(self.current_player(), action)
            return
        self.seed = self.seed * CHANCE_OUTCOMES + action
        self.drawn += 1
        if self.drawn == CHANCE_NODES:
            made = self.get_game()
            self.position = Position(made.play.start(made.seats, self.seed, made.pack, **made.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        text: str = self.get_game().play.verbs.text(action)
        return text

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.get_game().seats)
        return returns(self.g)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SignoriaState:
        """A state `player` cannot tell from this one: all it does not know is dealt anew.

        It has no OpenSpiel history, because the true one would betray the seed.
        """
        fresh: SignoriaState = self.get_game().new_initial_state()
        if self.position is not None:
            seed = bytes(int(sampler() * 256) for _ in range(16))
            fresh.seed, fresh.drawn = 0, CHANCE_NODES
            fresh.position = self.position.imagined(player, seed)
        return fresh

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.drawn} of {CHANCE_NODES}"
        return json.dumps(self.position.g.view(None))


class Observer:
    """Vectors from the title's layout, field by field in `dict`; strings from the view.

    With perfect recall the string also holds all that the seat was told and what it answered, and there is no tensor.
    """

    def __init__(self, shape: Layout, kind: Any) -> None:
        self.layout, self.vectors = shape, Vectors(shape)
        self.recall = bool(kind.perfect_recall)
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.size = shape.size if self.own else shape.public_size
        self.tensor: Optional[NDArray[np.float32]] = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recall:
            self.tensor = np.zeros(self.size, np.float32)
            self.dict = {name: self.tensor[at] for name, at in shape.slices.items() if at.stop <= self.size}

    def set_from(self, state: SignoriaState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0.0)
            return
        g = state.position.g
        if self.own:
            self.tensor[:] = self.vectors.of(g, player)
        else:
            self.tensor[:] = self.layout.encode(g.view(None), player)[: self.size]

    def string_from(self, state: SignoriaState, player: int) -> str:
        position = state.position
        if position is None:
            return f"seat {player}"
        viewer = player if self.own else None
        lines = [f"seat {player}", json.dumps(position.g.view(viewer), sort_keys=True)]
        if self.recall:
            told = [(event.key, *event.values) for event in position.g.events(viewer)]
            lines += [json.dumps(told), json.dumps(position.answers_of(player) if self.own else [])]
        return "\n".join(lines)


def _parameters(title: Game) -> dict[str, Any]:
    """OpenSpiel wants one type per parameter: where a word stands beside numbers, -1 stands for the word."""
    known: dict[str, Any] = {"seats": title.usual_seats, "asides": False, "components": title.pack().edition}
    for option in title.options.values():
        alike = len({type(choice) for choice in option.choices}) == 1
        known[option.name] = option.default if alike else BY_DEFAULT
    return known


def _game_type(title: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(title.id),
        long_name=title.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=title.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a vector does not tell how things came about: strings do
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(title),
    )


def register() -> None:
    """Make every title known to `pyspiel.load_game`."""
    for title in games():
        if title.id not in _types:
            _types[title.id] = _game_type(title)
            maker = type(f"{title.id.title()}Game", (SignoriaGame,), {"title": title.id})
            pyspiel.register_game(_types[title.id], maker)


_types: dict[str, pyspiel.GameType] = {}
register()
