"""The wish to take back what others have already reacted to."""

from __future__ import annotations

from signoria.server.protocol import UndoRequestInfo


class UndoWish:
    """A seat's wish to go back to `keep` actions, and who has agreed."""

    def __init__(self, seat: int, keep: int, needed: list[int]) -> None:
        self.seat, self.keep, self.needed = seat, keep, needed
        self.agreed: list[int] = []

    def info(self) -> UndoRequestInfo:
        return UndoRequestInfo(self.seat, self.agreed, self.needed)
