"""Signoria: five board games of Renaissance Italy, for tables and for research."""

from signoria import testing
from signoria.kernel import Game, Record, RecordError, Refusal, State, Title
from signoria.titles import game, games

__version__ = "0.1.0"

__all__ = ["Game", "Record", "RecordError", "Refusal", "State", "Title", "game", "games", "testing"]
