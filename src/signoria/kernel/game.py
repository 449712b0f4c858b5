"""A title: its seats, options, verbs and words, and how to start it."""

from __future__ import annotations

import secrets
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Callable, Iterable, Optional, Union

from signoria.kernel.components import EDITIONS, Pack, PackError, read_pack
from signoria.kernel.messages import Messages
from signoria.kernel.record import Record, find_game
from signoria.kernel.state import State
from signoria.kernel.verbs import Noun, Verbs

OptionValue = Union[bool, int, str]
Seed = Union[int, bytes, None]


class Option:
    """One choice made before the game: a name, its values, the default first or named.

    `low`, `high` describe a whole number; otherwise `choices` lists the values. `samples` are
    the values that tests and lobbies show for a number.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[OptionValue, ...] = (),
        default: Optional[OptionValue] = None,
        low: int = 0,
        high: int = -1,
        samples: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.low, self.high = low, high
        self.choices = choices or samples
        self.default: OptionValue = self.choices[0] if default is None else default

    def code(self, value: Any) -> int:
        """The int a state keeps for a value: the number itself, or its place in `choices`."""
        if self.high >= self.low:
            if type(value) is int and (self.low <= value <= self.high or value in self.choices):
                return value
            extra = [str(c) for c in self.choices if not self.low <= int(c) <= self.high]
            also = f" or {', '.join(extra)}" if extra else ""
            raise ValueError(
                f"option {self.name} must be a whole number from {self.low} to {self.high}{also}, got {value!r}"
            )
        for place, choice in enumerate(self.choices):
            if type(choice) is type(value) and choice == value:
                return place
        raise ValueError(f"option {self.name} must be one of {self.values()}, got {value!r}")

    def value(self, code: int) -> OptionValue:
        return code if self.high >= self.low else self.choices[code]

    def parse(self, text: str) -> OptionValue:
        """The value written as text, as on a command line or in a record."""
        known = {str(choice).lower(): choice for choice in self.choices}
        if text.lower() in known:
            return known[text.lower()]
        if self.high >= self.low and text.lstrip("-").isdecimal():
            return int(text)
        raise ValueError(f"option {self.name} must be one of {self.values()}, got {text!r}")

    def values(self) -> str:
        words = [str(choice).lower() for choice in self.choices]
        if self.high >= self.low:
            words.append(f"{self.low}..{self.high}")
        return ", ".join(words)


class Game:
    """One title. `box` turns a component pack into figures, `state` makes an empty state.

    >>> import signoria
    >>> game = signoria.game("condottiere")
    >>> game.min_seats, game.max_seats, game.usual_seats
    (2, 6, 4)
    >>> game.start(seats=3, seed=7).to_act
    [1]
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        min_seats: int,
        max_seats: int,
        usual_seats: int,
        rules_version: int,
        options: tuple[Option, ...],
        verbs: Verbs,
        nouns: tuple[Noun, ...],
        messages: Messages,
        folder: Path,
        box: Callable[[Pack], Any],
        state: Callable[..., State],
        settle_options: Optional[Callable[[int, dict[str, Any]], None]] = None,
    ) -> None:
        self.id, self.title = id, title
        self.min_seats, self.max_seats, self.usual_seats = min_seats, max_seats, usual_seats
        self.rules_version = rules_version
        self.options = {option.name: option for option in options}
        self.verbs, self.messages, self.folder = verbs, messages, folder
        self.nouns = {noun.name: noun for noun in nouns}
        self.build_box, self.new_state = box, state
        self.settle_options = settle_options
        self._editions: Optional[dict[str, Path]] = None
        self._printed: dict[str, Pack] = {}
        self._boxes: dict[str, Any] = {}
        self._chosen: dict[tuple[int, ...], dict[str, OptionValue]] = {}

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.id,)

    def start(
        self,
        seats: Optional[int] = None,
        seed: Seed = None,
        components: Union[str, Path, Pack, None] = None,
        **options: Any,
    ) -> State:
        """Begin a game. Seats left out: the usual number; seed left out: an unforeseeable one."""
        count = self.usual_seats if seats is None else seats
        if type(count) is not int or not self.min_seats <= count <= self.max_seats:
            raise ValueError(f"{self.id} takes {self.min_seats} to {self.max_seats} seats, got {count!r}")
        pack = self.pack(components)
        g = self.new_state(self, self.box(pack), count, self.settle(count, options))
        g.seed = seed_bytes(seed)
        g.log = []
        g.setup()
        g.run()
        return g

    def settle(self, seats: int, options: dict[str, Any]) -> tuple[int, ...]:
        """Every option as an int, checked one by one and together."""
        for name in options:
            if name not in self.options:
                near = get_close_matches(name, self.options, 1)
                hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(self.options)}"
                raise ValueError(f"unknown option {name!r} for {self.id}: {hint}")
        chosen = {name: options.get(name, option.default) for name, option in self.options.items()}
        codes = tuple(self.options[name].code(value) for name, value in chosen.items())
        if self.settle_options is not None:
            self.settle_options(seats, chosen)
        return codes

    def parse_options(self, pairs: Iterable[str]) -> dict[str, OptionValue]:
        """Options written as `name=value`, as on a command line."""
        options: dict[str, OptionValue] = {}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                raise ValueError(f"an option is written name=value, got {pair!r}")
            if name not in self.options:
                raise ValueError(f"unknown option {name!r} for {self.id}: known: {', '.join(self.options)}")
            options[name] = self.options[name].parse(value)
        return options

    def pack(self, components: Union[str, Path, Pack, None] = None) -> Pack:
        """The usual pack, or one that is named: an edition of the title (`editions`), a file, a pack that was read."""
        if components is None:
            return self._edition(next(iter(self.editions)))
        if str(components) in EDITIONS:
            return self._edition(str(components))
        pack = components if isinstance(components, Pack) else read_pack(components)
        edition = self.editions_by_hash.get(pack.hash)
        return pack if edition is None else self._edition(edition)

    @property
    def editions(self) -> dict[str, Path]:
        """The packs that the title ships and their files, the usual one first."""
        if self._editions is None:
            files = {name: self.folder / file for name, file in EDITIONS.items()}
            self._editions = {name: path for name, path in files.items() if path.is_file()}
        return self._editions

    @property
    def editions_by_hash(self) -> dict[str, str]:
        return {self._edition(name).hash: name for name in self.editions}

    def _edition(self, name: str) -> Pack:
        pack = self._printed.get(name)
        if pack is None:
            if name not in self.editions:
                raise PackError(f"{self.id} has no pack {name!r}: it ships {', '.join(self.editions)}")
            pack = read_pack(self.folder / EDITIONS[name])
            pack.edition = pack.name = name
            self._printed[name] = pack
        return pack

    def box(self, pack: Pack) -> Any:
        """The figures of a pack, built and checked once."""
        if pack.hash not in self._boxes:
            box = self.build_box(pack)
            box.pack = pack
            self._boxes[pack.hash] = box
        return self._boxes[pack.hash]

    def chosen(self, settings: tuple[int, ...]) -> dict[str, OptionValue]:
        """The options of a running game, by name."""
        found = self._chosen.get(settings)
        if found is None:
            found = {o.name: o.value(code) for o, code in zip(self.options.values(), settings)}
            self._chosen[settings] = found
        return found.copy()

    def record_of(self, g: State) -> Record:
        return Record(
            game=self,
            rules_version=self.rules_version,
            seats=g.seats,
            options=self.chosen(g.settings),
            pack=g.figures().pack,
            seed=g.seed,
            actions=g.history(),
            scores=g.scores if g.over else None,
            winners=g.winners if g.over else None,
            scene=g.scene,
        )


def seed_bytes(seed: Seed) -> bytes:
    """The 16 secret bytes that all chance of a game comes from."""
    if seed is None:
        return secrets.token_bytes(16)
    if type(seed) is int and 0 <= seed < 1 << 128:
        return seed.to_bytes(16, "little")
    if isinstance(seed, bytes) and len(seed) == 16:
        return seed
    raise ValueError(f"seed must be 16 bytes or a whole number from 0 to 2**128 - 1, got {seed!r}")
