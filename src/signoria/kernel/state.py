"""The state of a game: a stack of frames over ints, chance, and the log."""

from __future__ import annotations

from hashlib import blake2b, sha256
from importlib import import_module
from math import perm
from typing import TYPE_CHECKING, Any, Final, Mapping, NamedTuple, Optional, Sequence, Union

from signoria.kernel import taking_back, travel
from signoria.kernel.frame import Frame
from signoria.kernel.marks import mypyc_attr
from signoria.kernel.messages import NO_CHOICE, NO_LIST, NO_OVER, NO_TURN, Message
from signoria.kernel.refusal import Refusal
from signoria.kernel.scene import EndlessError
from signoria.kernel.verbs import UNSEEN

if TYPE_CHECKING:
    from signoria.kernel.game import Game
    from signoria.kernel.record import Record

PUBLIC: Final = -1  # every bit set: all seats, and spectators
SPECTATOR: Final = -1  # the viewer who sits nowhere
SPECTATOR_BIT: Final = 1 << 16

NO_VALUE: Final = -(1 << 60)
MOST_STEPS: Final = 10_000  # of the rules between two questions; games need less than a hundred
AT_ONCE: Final = 8  # cards shuffled with one division of the bits; their orders stay below 2**62 up to 200 cards

SEAT_BITS: Final = 6  # of an action in a trail

# what went before; seat and action; random events and disclosures until then; who may know what was done; whom else
# it concerns, in a game that keeps a log: shared by all copies
Past = tuple[Any, int, int, int, int, int, int]


class Event(NamedTuple):
    """Something that was told to the seats of `audience`; `shown` if it disclosed a secret."""

    audience: int
    key: str
    values: tuple[int, ...]
    shown: bool


def bit_of(viewer: int) -> int:
    """The bit of a seat, or of the spectators, in an audience."""
    return SPECTATOR_BIT if viewer < 0 else 1 << viewer


def given(values: tuple[int, ...]) -> tuple[int, ...]:
    return values[: values.index(NO_VALUE)] if NO_VALUE in values else values


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every title's state. Subclasses add ints and lists of ints, nothing else.

    >>> import signoria
    >>> g = signoria.game("principato").start(seats=2, seed=1)
    >>> seat = g.to_act[0]
    >>> g.submit(seat, g.legal(seat)[0])
    >>> g.over, g.moves
    (False, 1)
    >>> g.imagine(seat, bytes(16)).view(seat) == g.view(seat)  # what the seat cannot know is dealt anew
    True
    """

    __slots__ = (
        "chain",
        "concerned",
        "draws",
        "first_aside",
        "game",
        "imagined",
        "log",
        "moves",
        "result",
        "scene",
        "script",
        "seats",
        "seed",
        "set_up",
        "settings",
        "shown",
        "stack",
        "trail",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, settings: tuple[int, ...]) -> None:
        self.game = game
        self.first_aside: int = game.verbs.first_aside
        self.settings = settings  # the value of each option, in the order of game.options
        self.seats = seats
        self.seed = b""
        self.draws = 0  # random events so far; part of the stream
        self.shown = 0  # disclosures so far; undo stops at one
        self.concerned = 0  # bit set of the seats whose affairs the action in progress has changed
        self.script: list[int] = []  # the next dice, when a test sets them
        self.stack: list[Frame[Any]] = []
        self.result = 0  # what the last finished frame returned
        self.log: Optional[list[Event]] = None
        self.chain: Optional[Past] = None
        self.trail: list[int] = []  # actions since then that nobody told anyone about, each with its seat
        self.moves = 0
        self.imagined = False
        self.set_up = False  # whether it began from a position that somebody set up
        self.scene = ""  # the position in words that the game began from; empty: its own set-up

    def figures(self) -> Any:
        """The component figures, shared by all copies: each title keeps them in a typed slot `box` of its own."""
        state: Any = self
        return state.box

    # -- what a title writes

    def setup(self) -> None:
        """Lay out the table and push the first frame."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def imagine(self, seat: int, seed: bytes) -> State:
        """A copy in which everything `seat` cannot know is dealt anew, dice included."""
        raise NotImplementedError

    def view(self, seat: Optional[int]) -> Mapping[str, Any]:
        """All that `seat` (None: a spectator) may see, built up from nothing; JSON-able, of the title's type `View`."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """The score of each seat as it stands."""
        raise NotImplementedError

    def victors(self) -> list[int]:
        """The seats that have won, once the game is over."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """For each seat, where its score comes from: source id -> points."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many of each component are on the table, wherever they lie."""
        raise NotImplementedError

    def totals(self) -> dict[str, int]:
        """How many of each component the box holds for this game."""
        raise NotImplementedError

    def piles(self) -> list[list[int]]:
        """The face-down piles themselves, whose orders nobody knows: any is as likely as another."""
        return []

    def asides(self, seat: int) -> list[int]:
        """What a seat may do out of turn: offers, shown cards, powers for any time."""
        return []

    def act_aside(self, seat: int, action: int) -> None:
        raise NotImplementedError

    def why_not_aside(self, seat: int, action: int) -> Message:
        return NO_CHOICE, ()

    def heard_by(self, seat: int, action: int) -> int:
        """Bit set of those who may know of an aside of `seat`; nobody else may notice anything of it."""
        return self.game.verbs.heard_by(seat, action)

    def seen_as(self, seat: int, action: int, viewer: int) -> int:
        """What a viewer sees of an action of `seat`: it cannot tell two apart that are seen as the same."""
        if action >= self.first_aside and not self.heard_by(seat, action) & bit_of(viewer):
            return UNSEEN
        return self.game.verbs.seen_as(action)

    # -- the machine

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self, result: int = 0) -> None:
        self.stack.pop()
        self.result = result

    def run(self) -> None:
        """Run until somebody has to answer, or the game is over."""
        if self.set_up:
            self._run_bounded()
            return
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame.waiting:
                return
            frame.step(self)

    def _run_bounded(self) -> None:
        """As `run`, from a position that was set up: it may be one that no game reaches and no rule ends."""
        for _ in range(MOST_STEPS):
            if not self.stack or self.stack[-1].waiting:
                return
            self.stack[-1].step(self)
        raise EndlessError(MOST_STEPS)

    def waiting(self) -> int:
        """Bit set of the seats that owe an answer."""
        return self.stack[-1].waiting if self.stack else 0

    def asked(self, viewer: int) -> int:
        """Bit set of the seats that `viewer` may know to be waited for."""
        return self.stack[-1].asked(self, viewer) if self.stack else 0

    def secret(self) -> bool:
        """Whether nobody may know who has answered the question that is waiting."""
        return bool(self.stack) and self.stack[-1].conceals()

    @property
    def to_act(self) -> list[int]:
        """The seats that owe an answer; empty when the game is over."""
        waiting = self.waiting()
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    def first_to_act(self) -> int:
        """The lowest seat that owes an answer; -1 when the game is over."""
        waiting = self.stack[-1].waiting if self.stack else 0
        return (waiting & -waiting).bit_length() - 1

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def scores(self) -> list[int]:
        return self.standing()

    @property
    def winners(self) -> list[int]:
        return [] if self.stack else self.victors()

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: public from the start, proof after the end."""
        return sha256(self.seed).hexdigest()

    def legal(self, seat: int) -> list[int]:
        """The answers open to a seat; empty when it is not waited for."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        return frame.legal(self, seat) if frame.waiting >> seat & 1 else []

    def prompt(self, seat: int) -> Optional[Message]:
        """What a seat is asked, as a catalogue key and its ints."""
        if not self.waiting() >> seat & 1:
            return None
        return self.stack[-1].prompt(self, seat)

    def act(self, seat: int, action: int) -> None:
        """Do it, trusting that it is legal."""
        self.moves += 1
        if self.log is not None:
            self._act_in_sight(seat, action, self.log)
            return
        self.trail.append(action << SEAT_BITS | seat)  # where nothing is told, nothing is taken back
        if action >= self.first_aside:
            self.act_aside(seat, action)
            return
        frame = self.stack[-1]
        frame.waiting -= 1 << seat
        frame.answer(self, seat, action)
        self.run()

    def _act_in_sight(self, seat: int, action: int, log: list[Event]) -> None:
        """Do it, and keep what whoever wants to take it back is asked about."""
        self.concerned = 0
        frame = self.stack[-1]
        draws, shown, mark = self.draws, self.shown, len(log)
        if action >= self.first_aside:
            known = self.heard_by(seat, action)
            self.act_aside(seat, action)
        else:
            frame.waiting -= 1 << seat
            known = 1 << seat if frame.waiting and frame.lie_face_down() else PUBLIC
            frame.answer(self, seat, action)
            self.run()
        self.chain = (
            self.past, seat, action, draws, shown, known, taking_back.concerned(self, seat, known, frame, mark)
        )  # fmt: skip

    def submit(self, seat: int, action: Union[int, str, Sequence[Union[int, str]]]) -> None:
        """Check, then do it: one action or several, all or none. Refuses with a Refusal."""
        if isinstance(action, (int, str)):
            code = self.game.verbs.parse(action) if isinstance(action, str) else action
            self.check(seat, code)
            self.act(seat, code)
            return
        codes = [self.game.verbs.parse(item) if isinstance(item, str) else item for item in action]
        self.check_list(seat, codes)
        for code in codes:
            self.act(seat, code)

    def check_list(self, seat: int, actions: list[int]) -> None:
        """Refuse a list of actions that are not all open to this seat, one after the other.

        It is rehearsed in a world that the seat imagines, so that a refusal can tell it nothing new, and only up to
        the first step at which chance or a disclosure has a say: what is said beyond that is refused unheard.
        """
        if not actions:
            return
        self.check(seat, actions[0])
        world = self.imagine(seat, bytes(16))
        for number, action in enumerate(actions):
            if number and (world.draws or world.shown):
                raise Refusal(NO_LIST)
            world.check(seat, action)
            world.act(seat, action)
        self._rehearse(seat, actions)

    def _rehearse(self, seat: int, actions: list[int]) -> None:
        """All or none: the true game must take the list as the imagined one did, which a law proves."""
        trial = self.copy()
        for number, action in enumerate(actions):
            try:
                trial.check(seat, action)
            except Refusal as refusal:
                raise RuntimeError(f"action {number + 1} of a list hangs on a secret: {refusal}") from None
            trial.act(seat, action)

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that is not open to this seat now."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat must be from 0 to {self.seats - 1}, got {seat}")
        if not 0 <= action < self.game.verbs.size:
            raise ValueError(f"action must be from 0 to {self.game.verbs.size - 1}, got {action}")
        if not self.stack:
            raise Refusal(NO_OVER)
        if action >= self.first_aside:
            if action not in self.asides(seat):
                raise self._refusal(self.why_not_aside(seat, action), "")
            return
        if not self.waiting() >> seat & 1:
            raise Refusal(NO_TURN)
        if action not in self.stack[-1].legal(self, seat):
            raise self.reason(seat, action)

    def reason(self, seat: int, action: int) -> Refusal:
        """Why an action is not open to a seat that is asked something."""
        frame = self.stack[-1]
        asked = self.game.messages.rule(frame.prompt(self, seat)[0])
        return self._refusal(frame.why_not(self, seat, action), asked)

    def _refusal(self, why: Message, rule: str) -> Refusal:
        return Refusal(why[0], why[1], self.game.messages.rule(why[0]) or rule)

    # -- chance

    def entropy(self) -> int:
        """512 bits nobody can foresee, new for each random event."""
        self.draws += 1
        digest = blake2b(self.draws.to_bytes(8, "little"), key=self.seed).digest()
        return int.from_bytes(digest, "little")

    def roll(self, sides: int) -> int:
        """One die, 1 to `sides`; a scripted die comes first."""
        if self.script:
            self.draws += 1
            return self.script.pop(0)
        return self.entropy() % sides + 1

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, with fresh bits for every 60 cards so that every order can come."""
        last = len(cards) - 1
        while last > 0:
            bits = self.entropy()
            stop = max(0, last // 60 * 60 - 1)
            while last > stop:
                # the large number is divided once for several cards: small ones are quicker
                after = max(stop, last - AT_ONCE)
                bits, part = divmod(bits, perm(last + 1, last - after))
                for i in range(last, after, -1):
                    j = part % (i + 1)
                    part //= i + 1
                    cards[i], cards[j] = cards[j], cards[i]
                last = after

    # -- the log

    # up to eight values, one by one: searches keep no log, and a tuple for each event would cost them much

    def tell(
        self, audience: int, key: str, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE, d: int = NO_VALUE,
        e: int = NO_VALUE, f: int = NO_VALUE, h: int = NO_VALUE, i: int = NO_VALUE,
    ) -> None:  # fmt: skip
        """Log an event that only these seats may read."""
        if self.log is not None:
            self.log.append(Event(audience, key, given((a, b, c, d, e, f, h, i)), False))

    def disclose(
        self, audience: int, key: str, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE, d: int = NO_VALUE,
        e: int = NO_VALUE, f: int = NO_VALUE, h: int = NO_VALUE, i: int = NO_VALUE,
    ) -> None:  # fmt: skip
        """As `tell`, for an event that brings something hidden to light: undo ends here."""
        self.shown += 1
        if self.log is not None:
            self.log.append(Event(audience, key, given((a, b, c, d, e, f, h, i)), True))

    def concern(self, seats: int) -> None:
        """The action in progress changes what these seats (a bit set) have or may do, though no event names them."""
        self.concerned |= seats

    def events(self, seat: Optional[int], since: int = 0) -> list[Event]:
        """The events a seat (None: a spectator) may read, from position `since` of the log."""
        bit = bit_of(SPECTATOR if seat is None else seat)
        if self.log is None:
            return []
        return [event for event in self.log[since:] if event.audience & bit]

    # -- copies, undo, record

    @property
    def past(self) -> Optional[Past]:
        """What has been done, as a chain from the last action on.

        Searches and environments play millions of actions without a log, and a link for each would keep the collector
        of garbage busy: theirs are linked only when somebody asks.
        """
        for entry in self.trail:
            self.chain = (self.chain, entry & (1 << SEAT_BITS) - 1, entry >> SEAT_BITS, 0, 0, 0, 0)
        self.trail.clear()
        return self.chain

    @past.setter
    def past(self, past: Optional[Past]) -> None:
        self.chain, self.trail = past, []

    def carry(self, g: State) -> None:
        """Copy the fields of this base class, all but the log, into a fresh state that may come from `__new__`."""
        # at most three at once: of four CPython makes a tuple
        g.game, g.settings, g.seats = self.game, self.settings, self.seats
        g.seed, g.draws, g.shown = self.seed, self.draws, self.shown
        g.concerned, g.scene, g.set_up = self.concerned, self.scene, self.set_up
        g.chain, g.moves, g.imagined = self.chain, self.moves, self.imagined
        g.trail = self.trail[:] if self.trail else []
        g.result, g.first_aside, g.log = self.result, self.first_aside, None
        g.script = self.script[:] if self.script else []
        stack: list[Frame[Any]] = []
        for frame in self.stack:
            copied = frame.copy()
            copied.pc, copied.waiting = frame.pc, frame.waiting
            stack.append(copied)
        g.stack = stack

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.of_state(self)

    def __deepcopy__(self, memo: Any) -> State:
        """As `copy`, with the log; nothing that a state holds is shared but what never changes."""
        g = self.copy()
        g.log = self.log[:] if self.log is not None else None
        return g

    def __copy__(self) -> State:
        return self.__deepcopy__(None)

    def blindfold(self, seat: int, seed: bytes) -> None:
        """Shared end of every `imagine`: new dice, no history, no face-down answers of others."""
        self.seed = seed
        self.scene = ""
        self.draws = 0
        self.shown = 0
        self.script = []
        self.past = None
        self.moves = 0
        self.imagined = True
        for frame in self.stack:
            frame.forget(seat)

    def history(self) -> list[tuple[int, int]]:
        """Every action so far, as (seat, action), oldest first."""
        actions: list[tuple[int, int]] = []
        past = self.past
        while past is not None:
            actions.append((past[1], past[2]))
            past = past[0]
        actions.reverse()
        return actions

    def record(self) -> Record:
        """Everything needed to play this game again, move by move."""
        if self.imagined:
            raise ValueError("an imagined state has no record")
        return self.game.record_of(self)

    def _repr_html_(self) -> str:
        """For notebooks: what everybody at the table sees."""
        html: str = import_module("signoria.notebook").board_html(self)
        return html

    def undo_refusal(self, seat: int) -> str:
        """Why a seat cannot take back its last action at once, as a catalogue key; empty if it can. Without a log,
        as in copies, nothing is kept that could be taken back."""
        return taking_back.refusal(self, seat)

    def undo(self, seat: int) -> State:
        """The game without the seat's last action, if nobody has learned anything since."""
        refusal = self.undo_refusal(seat)
        if refusal:
            raise Refusal(refusal)
        keep, later, _ = taking_back.standing(self, seat)
        before = self.record().replay(upto=keep)
        for other, action in later:
            if taking_back.open_to(before, other, action):
                before.act(other, action)
        return before
