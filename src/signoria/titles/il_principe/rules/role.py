"""Phase 4: the roles go to the majorities, and their powers are used at once (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Final

from signoria.kernel import PUBLIC, Frame, Message, Question
from signoria.titles.il_principe.rules.building import place_shield
from signoria.titles.il_principe.rules.group import Bidding
from signoria.titles.il_principe.rules.names import (
    BLUE,
    COLOR_COUNT,
    GREEN,
    MAJOR,
    MINOR,
    NOBODY,
    RED,
    ROLE_COUNT,
    WHITE,
)
from signoria.titles.il_principe.rules.verbs import FLIP_UP, NO_FLIP, PLACE_SHIELD

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe


class Appointments(Frame["Principe"]):
    """Color by color the major, then the minor (8.2)."""

    __slots__ = ("color",)

    def __init__(self) -> None:
        super().__init__()
        self.color = 0

    def step(self, g: Principe) -> None:
        step = APPOINTMENT_STEPS[self.pc]
        self.pc += 1
        step(self, g)

    def return_tiles(self, g: Principe) -> None:
        g.role = [NOBODY] * ROLE_COUNT  # 8.1
        g.tell(PUBLIC, "roles-return")

    def major(self, g: Principe) -> None:
        """8.3 for a sole leader, 8.5 for a tie; without any card no tile of the color is given."""
        faces = g.up[self.color :: COLOR_COUNT]
        most = max(faces)
        if most == 0:
            return
        self.award(g, MAJOR, most, faces)

    def minor(self, g: Principe) -> None:
        """8.4: second place, behind a sole leader only."""
        leader = g.role[2 * self.color + MAJOR]
        faces = g.up[self.color :: COLOR_COUNT]
        if not g.box.minor_roles[g.seats] or leader == NOBODY:
            return
        faces[leader] = 0
        second = max(faces)
        if second:
            self.award(g, MINOR, second, faces)

    def award(self, g: Principe, rank: int, count: int, faces: list[int]) -> None:
        role = 2 * self.color + rank
        if faces.count(count) == 1:
            take_role(g, faces.index(count), role)
            return
        tied = 0
        for seat, face in enumerate(faces):
            if face == count:
                tied |= 1 << seat
        g.tell(PUBLIC, "role-opens", g.title(role))
        if rank == MAJOR:
            self.pc += 1  # 8.5: no minor behind a tie
        g.push(RoleAuction(g.left_of(g.marker), tied, self.color, rank))

    def next_color(self, g: Principe) -> None:
        self.color += 1
        if self.color == COLOR_COUNT:
            g.pop()
            return
        self.pc = 1

    def copy(self) -> Appointments:
        frame = Appointments()
        frame.color = self.color
        return frame


APPOINTMENT_STEPS: Final[tuple[Callable[[Appointments, Principe], None], ...]] = (
    Appointments.return_tiles, Appointments.major, Appointments.minor, Appointments.next_color,
)  # fmt: skip


class RoleAuction(Bidding):
    """A tied tile among those who tie for it; no building afterwards (8.6)."""

    __slots__ = ("rank",)

    def __init__(self, first: int, bidders: int, color: int, rank: int) -> None:
        super().__init__(first, bidders, color)
        self.rank = rank

    def role(self) -> int:
        return 2 * self.color + self.rank

    def sold(self, g: Principe) -> None:
        g.tell(PUBLIC, "wins-role", self.leader, g.title(self.role()), self.high)
        g.money[self.leader] -= self.high
        g.move_marker(self.leader)
        take_role(g, self.leader, self.role())

    def unsold(self, g: Principe) -> None:
        g.tell(PUBLIC, "role-unsold", g.title(self.role()))

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-bid-role", (g.title(self.role()), self.minimum(g))

    def copy(self) -> RoleAuction:
        return self.carry(RoleAuction(self.turn, self.bidders, self.color, self.rank))


def take_role(g: Principe, seat: int, role: int) -> None:
    """Take the tile, turn half of the cards face down for a major (8.7), use the power (8.8)."""
    color, rank = divmod(role, 2)
    g.role[role] = seat
    g.tell(PUBLIC, "takes-role", seat, g.title(role))
    if rank == MAJOR:
        at = seat * COLOR_COUNT + color
        turned = (g.up[at] + 1) // 2
        g.up[at] -= turned
        g.down[at] += turned
        g.tell(PUBLIC, "turns-down", seat, turned, color)
    use_power(g, seat, role, color)


def use_power(g: Principe, seat: int, role: int, color: int) -> None:
    if color == GREEN:
        turn_up_card(g, seat, role)
    elif color == WHITE:
        g.from_powers[seat] += g.box.white_power
        g.tell(PUBLIC, "white-power", seat, g.box.white_power)  # 8.10
    elif color == RED:
        draw_card(g, seat)
    elif color == BLUE:
        if g.supply[seat]:
            g.push(ShieldPower(seat, role))  # 8.12
    else:
        g.money[seat] += g.box.yellow_power
        g.tell(PUBLIC, "yellow-power", seat, g.box.yellow_power)  # 8.13


def draw_card(g: Principe, seat: int) -> None:
    """8.11: from the pile only; the discard does not help."""
    if not g.pile:
        g.tell(PUBLIC, "red-empty", seat)
        return
    color = g.pile.pop()
    g.hand[seat * COLOR_COUNT + color] += 1
    g.tell(PUBLIC, "red-power", seat)
    g.disclose(1 << seat, "red-card", color)


def turnable(g: Principe, seat: int) -> list[int]:
    """8.9: the colors but green of which a card lies face down."""
    at = seat * COLOR_COUNT
    return [color for color in range(WHITE, COLOR_COUNT) if g.down[at + color]]


def turn_up_card(g: Principe, seat: int, role: int) -> None:
    colors = turnable(g, seat)
    if not colors:
        return
    if len(colors) == 1 and g.must_turn_up():
        turn_up(g, seat, colors[0])
        return
    g.push(Flip(seat, role))


def turn_up(g: Principe, seat: int, color: int) -> None:
    at = seat * COLOR_COUNT + color
    g.down[at] -= 1
    g.up[at] += 1
    g.tell(PUBLIC, "turns-up", seat, color)


class Flip(Question["Principe"]):
    """The green power: which card to turn face up (8.9)."""

    __slots__ = ("role",)

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def legal(self, g: Principe, seat: int) -> list[int]:
        options = FLIP_UP.each(turnable(g, seat))
        if not g.must_turn_up():
            options.append(NO_FLIP)
        return options

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action == NO_FLIP:
            g.tell(PUBLIC, "keeps-down", seat)
            return
        turn_up(g, seat, FLIP_UP.value(action))

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-flip", (g.title(self.role),)

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if action == NO_FLIP:
            return "no-must-flip", ()
        if not FLIP_UP.holds(action):
            return "no-only-flip", ()
        color = FLIP_UP.value(action)
        return ("no-flip-green", ()) if color == GREEN else ("no-flip-none", (color,))

    def copy(self) -> Flip:
        return Flip(self.seat, self.role)


class ShieldPower(Question["Principe"]):
    """The blue power: one shield in any region, compulsory (8.12)."""

    __slots__ = ("role",)

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def legal(self, g: Principe, seat: int) -> list[int]:
        return PLACE_SHIELD.actions()

    def answer(self, g: Principe, seat: int, action: int) -> None:
        place_shield(g, seat, PLACE_SHIELD.value(action))

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-shield", (g.title(self.role),)

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        return "no-only-power-shield", ()

    def copy(self) -> ShieldPower:
        return ShieldPower(self.seat, self.role)
