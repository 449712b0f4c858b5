"""What a title consists of: the only list of its parts, each loaded when it is first asked for."""

from __future__ import annotations

import warnings
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Optional, Union

from signoria.kernel.components import Pack
from signoria.kernel.game import Game, Seed
from signoria.kernel.scene import DICE, SceneError, scene_words
from signoria.kernel.state import State

BEHIND_ALL: Final = 1000  # the place of a title that claims none


class TitleError(ValueError):
    """A title whose parts cannot be loaded, with the part that is wrong."""


class Bids:
    """How a title bids in those of its auctions that are the kernel's `Auction`: the verb, which of its nouns is the
    amount, and the answer that leaves the auction."""

    __slots__ = ("amount", "leave", "verb")

    def __init__(self, verb: str, amount: str, leave: str) -> None:
        self.verb, self.amount, self.leave = verb, amount, leave


class Title:
    """One title: its rules, and whatever it brings beside them.

    A part is named `".bots.expert:Expert"`: a module, relative to the title's package, and a name in it (none: the
    module itself). So a title can be listed without being loaded, and rules import nothing above them. A part left
    out has a default, said here:

    - `view`: the type of what its states show, a TypedDict; without it boards and tensors know the view only as JSON
    - `scene`: `arrange(g, words)`, positions in words (see `stage`); without it every game begins with its set-up
    - `board`: `board(view, words)`, the table in the terminal; without it every field of the view is shown
    - `pacts`: a module with `TEMPLATES`, `UNTIL`, `judge`; without it nobody can promise anything
    - `expert`: the scripted bot; without it the master, searching with random play-outs, is the usual opponent
    - `outlook`: how good a position looks; without it whoever has more points is likelier to win
    - `judgement`: what it learned from many games, the chances of all seats from what one sees (`signoria.judgement`);
      without it positions are judged by the outlook
    - `levels`: how its bots of each level play and how strong they are; without it as usual
    - `traits`: what a seat was dealt or chose that might favour it; without it balance is measured by seat alone
    - `layout`: the fields of its observation tensors; without it one is made from a view
    - `prospect`: a module with `OPEN`, `AIM`, `note`, `outcome`, `label`: what answers cost and do, told from the view
      alone (see docs/adding-a-game.md); without it buttons have their names only
    - `inventory`: how the rules page shows what is in the box; without it every list of the pack is a table

    `brisk` names the frames whose question is mostly answered with a mere pass: a bot lets less time go by there.
    `bids` says how its rising auctions are bid in, so that people may order the table to bid for them up to a limit.

    Beside them, found by name: `words` (LANGUAGE.ftl, rules.LANGUAGE.md, guide.LANGUAGE.ftl), `client` (its board: see
    docs/adding-a-game.md), and `guide.toml` (pictures and examples of its rules page: see `signoria.guide`).
    The id stands in addresses and records: a plain name, as Python's are.
    """

    def __init__(
        self,
        package: str,
        *,
        id: str,
        game: str = ".rules:GAME",
        place: int = BEHIND_ALL,
        view: str = "",
        scene: str = "",
        board: str = "",
        pacts: str = "",
        expert: str = "",
        outlook: str = "",
        judgement: str = "",
        levels: str = "",
        traits: str = "",
        layout: str = "",
        prospect: str = "",
        inventory: str = "",
        brisk: tuple[str, ...] = (),
        bids: Optional[Bids] = None,
    ) -> None:
        if not (id.isidentifier() and id.isascii()):
            raise TitleError(f"the id of a title must be a plain name such as 'my_game', got {id!r}")
        self.package, self.id, self.place, self.brisk, self.bids = package, id, place, brisk, bids
        self.parts = {
            "game": game, "view": view, "scene": scene, "board": board, "pacts": pacts, "expert": expert,
            "outlook": outlook, "judgement": judgement, "levels": levels, "traits": traits, "layout": layout,
            "prospect": prospect, "inventory": inventory,
        }  # fmt: skip
        self._loaded: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"<Title {self.id}>"

    def part(self, name: str) -> Any:
        """The part with this name, or None if the title has none."""
        if name not in self._loaded:
            self._loaded[name] = self._load(name, self.parts[name]) if self.parts[name] else None
        return self._loaded[name]

    def usable(self, name: str) -> Any:
        """The part with this name, or None if there is none to be used: a broken one is left out with a warning."""
        try:
            return self.part(name)
        except TitleError as error:
            warnings.warn(f"{error}; going on without it", stacklevel=2)
            self._loaded[name] = None
            return None

    def _load(self, name: str, place: str) -> Any:
        module, _, attribute = place.partition(":")
        try:
            found: Any = import_module(module or self.package, self.package)
            return getattr(found, attribute) if attribute else found
        except Exception as error:  # a title may come from another package and fail in any way
            raise TitleError(f"title {self.id!r}: its {name} {place!r} cannot be loaded: {error}") from error

    @property
    def game(self) -> Game:
        """Its rules."""
        found = self.part("game")
        if not isinstance(found, Game) or found.id != self.id:
            raise TitleError(f"title {self.id!r}: {self.parts['game']!r} must be its Game, got {found!r}")
        return found

    def stage(
        self,
        scene: str,
        seats: Optional[int] = None,
        seed: Seed = None,
        components: Union[str, Path, Pack, None] = None,
        options: Optional[dict[str, Any]] = None,
    ) -> State:
        """The game that begins from a scene. Whatever its words leave open is as after the set-up, and dealt from the
        seed; the set-up itself is no part of the game."""
        arrange = self.part("scene")
        if arrange is None:
            raise SceneError(f"title {self.id!r} has no scenes: its Title names no part `scene`")
        words = scene_words(scene)
        dice = words.pop(DICE, [])
        g = self.game.start(seats, seed, components, **(options or {}))
        g.past, g.moves, g.log, g.scene = None, 0, [], scene
        try:
            arrange(g, words)
            g.script = [int(die) for die in dice]
            g.run()
        except Exception as error:  # words may come from anywhere and be wrong in any way
            raise SceneError(f"this position of {self.id} cannot be set up: {error}") from error
        return g

    @property
    def folder(self) -> Path:
        file = import_module(self.package).__file__
        if file is None:
            raise TitleError(f"title {self.id!r}: the package {self.package!r} has no folder of its own")
        return Path(file).parent

    def words(self, language: str) -> Optional[Path]:
        """Its sentences in a language, if it has them."""
        return self._file("words", f"{language}.ftl")

    def words_for(self, language: str) -> Optional[Path]:
        """Its sentences for a reader of this language: in another one, English first, rather than none."""
        return self._nearest("{}.ftl", language)

    def rules_for(self, language: str) -> Optional[Path]:
        """Its rules digest for a reader of this language, likewise."""
        return self._nearest("rules.{}.md", language)

    def guide_for(self, language: str) -> Optional[Path]:
        """The words of its rules page for a reader of this language, likewise."""
        return self._nearest("guide.{}.ftl", language)

    def client(self, name: str) -> Optional[Path]:
        """A file of its board, if it has one."""
        return self._file("client", name)

    def _nearest(self, form: str, language: str) -> Optional[Path]:
        named = [self._file("words", form.format(each)) for each in (language, "en")]
        others = sorted((self.folder / "words").glob(form.format("*")))
        alike = [path for path in others if path.name.count(".") == form.count(".")]  # `guide.en.ftl` is no language
        return next((path for path in [*named, *alike] if path), None)

    def _file(self, folder: str, name: str) -> Optional[Path]:
        path = self.folder / folder / name
        return path if path.is_file() else None


def language_of(path: Path) -> str:
    """The language of a file of words: `en.ftl`, `rules.en.md`."""
    return path.name.split(".")[-2]
