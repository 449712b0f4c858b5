"""The rules page of a title as data: what is in the box, and pictures and examples that the rules compute."""

from signoria.guide.pictures import Example, Guide, Moment, Picture, Position, Saying, guide_of
from signoria.guide.shelves import Cell, Row, Shelf, Thing, Word, shelves_of

__all__ = [
    "Cell", "Example", "Guide", "Moment", "Picture", "Position", "Row", "Saying", "Shelf", "Thing", "Word",
    "guide_of", "shelves_of",
]  # fmt: skip
