"""Puzzles: positions in which one answer is clearly best from what its seat may know. Found, checked, kept, read."""

from signoria.puzzles.book import Book, book_of
from signoria.puzzles.puzzle import Puzzle, Source, Weighed

__all__ = ["Book", "Puzzle", "Source", "Weighed", "book_of"]
