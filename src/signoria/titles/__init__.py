"""The shelf: every title of this folder, and those of other packages (entry-point group `signoria.titles`)."""

from __future__ import annotations

import warnings
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final, Optional

from signoria.kernel.game import Game
from signoria.kernel.scene import SceneError
from signoria.kernel.title import Title, TitleError
from signoria.kernel.vocabulary import Vocabulary

GROUP: Final = "signoria.titles"

_registered: dict[str, Title] = {}


@cache
def own() -> tuple[str, ...]:
    """The ids of the titles that live in this folder."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def installed() -> dict[str, EntryPoint]:
    """Titles of other packages, by id; neither a title of this folder nor one found before is replaced."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in own() or entry.value != found.setdefault(entry.name, entry).value:
            warnings.warn(f"title {entry.name!r}: {entry.value!r} is left out, there is one already", stacklevel=3)
    return found


def register(title: Title) -> Title:
    """Make a title known to `game()`, records and the command line."""
    _registered[title.id] = title
    return title


def forget(id: str) -> None:
    """Undo `register`: what lives in this folder or is installed is found again."""
    _registered.pop(id, None)


def title(id: str) -> Title:
    """The title with this id, whether its rules are loaded or not."""
    if id not in _registered:
        register(_find(id))
    return _registered[id]


def vocabulary_of(id: str) -> Vocabulary:
    """What the scenes of the title with this id may say."""
    found: Optional[Vocabulary] = title(id).usable("vocabulary")
    if found is None:
        raise SceneError(f"title {id!r} says nowhere what its scenes may tell", "scene-none")
    return found


def _find(id: str) -> Title:
    if id in own():
        found = import_module(f"{__name__}.{id}").TITLE
    elif id in (others := installed()):
        found = _load(others[id])
    else:
        known = [*own(), *others, *_registered]
        near = get_close_matches(id, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(dict.fromkeys(known))}"
        raise ValueError(f"unknown game {id!r}: {hint}")
    if not isinstance(found, Title) or found.id != id:
        raise TitleError(f"title {id!r}: expected a Title with this id, got {found!r}")
    return found


def _load(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:  # another package may fail in any way
        raise TitleError(f"title {entry.name!r}: {entry.value!r} cannot be loaded: {error}") from error


def shelf() -> list[Title]:
    """All titles whose rules can be played, from the lightest to the heaviest, those of other packages behind."""
    found = []
    for id in dict.fromkeys([*own(), *installed(), *_registered]):
        try:
            title(id).game  # noqa: B018
        except TitleError as error:  # one broken title must not close the tables of the others
            warnings.warn(f"{error}; it is left out", stacklevel=2)
        else:
            found.append(title(id))
    return sorted(found, key=lambda title: (title.id not in own(), title.place, title.id))


def game(id: str) -> Game:
    """The rules of the title with this id."""
    return title(id).game


def games() -> list[Game]:
    """The rules of all titles, in the order of the shelf."""
    return [title.game for title in shelf()]
