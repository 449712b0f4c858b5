"""What a title consists of: the only list of its parts, each loaded when it is first asked for."""

from __future__ import annotations

import warnings
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Optional, Union

from signoria.kernel.components import Pack
from signoria.kernel.game import Game, Seed, seed_bytes
from signoria.kernel.scene import AFTER, DICE, MOVES, SEEN_BY, SceneError, scene_text, scene_words
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
    - `vocabulary`: what these words may say (`signoria.kernel.vocabulary`), for editors; without it there is none
    - `description`: `describe(g)`, a position in these words, as near as they can tell it: what is under way and cannot
      be told begins anew; without it a moment of a game cannot be changed
    - `board`: `board(view, words)`, the table in the terminal; without it every field of the view is shown
    - `drawing`: `draw(sheet, view, words, box)`, the table as a picture (`signoria.envs.drawing`); without it the text
      board is drawn
    - `pacts`: a module with `TEMPLATES`, `UNTIL`, `judge`; without it nobody can promise anything
    - `expert`: the scripted bot; without it the master, searching with random play-outs, is the usual opponent
    - `outlook`: how good a position looks; without it whoever has more points is likelier to win
    - `reckoning`: amounts that every seat can work out from what it knows, though no view shows them
      (`signoria.bots.reckoning`); a judgement learns from them too; without it from views alone
    - `judgement`: what it learned from many games, the chances of all seats from what one sees (`signoria.judgement`),
      with one pack of figures or several; without it, and at tables of other packs, positions are judged by the outlook
    - `advised_judgement`: the same, learned from games of stronger players, who listen to the prior; without it a
      guided grandmaster judges as the master does
    - `prior`: what it learned from searches, which answers they prefer (`signoria.judgement.prior`); without it its
      grandmaster cannot be guided
    - `beliefs`: `retold(world, seat, moments)`, how remembered moments would have looked if an imagined world were true
      (`signoria.bots.beliefs`); without it a thorough grandmaster deals what is hidden as if nobody had done anything
    - `reasons`: `reasons(sight, answer, other)`, why its expert prefers one answer (`signoria.bots.reasons`); without
      it a coach tells figures alone
    - `levels`: how its bots of each level play and how strong they are; without it as usual
    - `traits`: what a seat was dealt or chose that might favour it; without it balance is measured by seat alone
    - `tempers`: which of its verbs attack, build or let things be (`signoria.bots.characters`); without it its bots
      have no characters
    - `pledges`: what its bots think of its promises (`signoria.bots.promises`); without it they know none
    - `strengths`: how far such a trait favours a seat, as measured (`signoria.bots.strengths`); without it ratings
      expect the same of every seat
    - `layout`: the fields of its observation tensors; without it one is made from a view
    - `scribe`: makes an object for one table whose `sheet(g, seat)` are the values of these fields read from the state
      (`signoria.envs.sheets`), the same as in the view; without it tensors are made from views, which takes longer
    - `prospect`: a module with `OPEN`, `AIM`, `note`, `outcome`, `label`: what answers cost and do, told from the view
      alone (see docs/adding-a-game.md); without it buttons have their names only
    - `themes`: `themes(view, seat, answers)`, what a question with these answers, each a verb and its values, is about:
      ids of words `theme-...` for its puzzles; without it they have none
    - `inventory`: how the rules page shows what is in the box; without it every list of the pack is a table
    - `orders`: a module with `KINDS`, `UNTIL`, `LOTS`: what people may have answered for them
      (`signoria.kernel.orders`); without it at most bids in its rising auctions

    `brisk` names the frames whose question is mostly answered with a mere pass: a bot lets less time go by there.
    `stages` names the events at which a new stage of the game begins (a battle, a year), each with a heading
    `mark-EVENT` among its words, `deals` those that tell of a trade, the two seats first: an analysis tells of both.
    `bids` says how its rising auctions are bid in, so that people may order the table to bid for them up to a limit.

    Beside them, found by name: `words` (LANGUAGE.ftl, rules.LANGUAGE.md, guide.LANGUAGE.ftl, lessons.LANGUAGE.ftl,
    scene.LANGUAGE.ftl), `client` (its board: see docs/adding-a-game.md), `guide.toml` (pictures and examples of its
    rules page: see `signoria.guide`) and `lessons.toml` (its course: see docs/lessons.md).
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
        vocabulary: str = "",
        description: str = "",
        board: str = "",
        drawing: str = "",
        pacts: str = "",
        expert: str = "",
        outlook: str = "",
        reckoning: str = "",
        judgement: str = "",
        advised_judgement: str = "",
        prior: str = "",
        beliefs: str = "",
        reasons: str = "",
        levels: str = "",
        traits: str = "",
        strengths: str = "",
        tempers: str = "",
        pledges: str = "",
        layout: str = "",
        scribe: str = "",
        prospect: str = "",
        inventory: str = "",
        orders: str = "",
        themes: str = "",
        brisk: tuple[str, ...] = (),
        bids: Optional[Bids] = None,
        stages: tuple[str, ...] = (),
        deals: tuple[str, ...] = (),
    ) -> None:
        if not (id.isidentifier() and id.isascii()):
            raise TitleError(f"the id of a title must be a plain name such as 'my_game', got {id!r}")
        self.package, self.id, self.place, self.brisk, self.bids = package, id, place, brisk, bids
        self.stages, self.deals = stages, deals
        self.parts = {
            "game": game, "view": view, "scene": scene, "board": board, "pacts": pacts, "expert": expert,
            "outlook": outlook, "reckoning": reckoning, "judgement": judgement, "prior": prior,
            "advised_judgement": advised_judgement, "reasons": reasons, "levels": levels,
            "traits": traits, "layout": layout, "prospect": prospect, "inventory": inventory, "orders": orders,
            "strengths": strengths, "tempers": tempers, "themes": themes, "scribe": scribe, "vocabulary": vocabulary,
            "description": description, "drawing": drawing, "beliefs": beliefs, "pledges": pledges,
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
        words = scene_words(scene)
        if AFTER in words:
            return self._after(words, scene, seats, seed_bytes(seed), components, options)
        arrange = self.part("scene")
        if arrange is None:
            raise SceneError(f"title {self.id!r} has no scenes: its Title names no part `scene`", "scene-none")
        dice, moves = words.pop(DICE, []), words.pop(MOVES, [])
        g = self.game.start(seats, seed, components, **(options or {}))
        g.past, g.moves, g.log, g.scene, g.set_up = None, 0, [], scene, True
        try:
            arrange(g, words)
            g.script = [int(die) for die in dice]
            g.run()
            play_since(g, moves)
        except Exception as error:  # words may come from anywhere and be wrong in any way
            raise SceneError.because(f"this position of {self.id} cannot be set up", error) from error
        return g

    def describe(self, g: State) -> dict[str, Any]:
        """A position in the words of its scenes; see the part `description`."""
        told = self.part("description")
        if told is None:
            raise SceneError(f"title {self.id!r} cannot tell a position in words", "scene-none")
        words: dict[str, Any] = told(g)
        return words

    def _after(
        self, words: dict[str, Any], scene: str, seats: Optional[int], seed: bytes,
        components: Union[str, Path, Pack, None], options: Optional[dict[str, Any]],
    ) -> State:  # fmt: skip
        """The game that goes on from another one, as one seat knew it."""
        try:
            played, seat = words[AFTER], words[SEEN_BY]
            begun, before = bytes.fromhex(played["seed"]), played.get("scene")
            if before is None:
                g = self.game.start(seats, begun, components, **(options or {}))
            else:
                g = self.stage(scene_text(before), seats, begun, components, options)
            g.log = None
            for text in played["actions"]:
                submit_text(g, text)
            if type(seat) is not int or not 0 <= seat < g.seats:
                raise ValueError(f"{SEEN_BY} must be a seat from 0 to {g.seats - 1}, got {seat!r}")
        except Exception as error:  # words may come from anywhere and be wrong in any way
            raise SceneError.because(f"this position of {self.id} cannot be reached", error) from error
        world = g.imagine(seat, seed)
        world.imagined, world.log, world.scene = False, [], scene
        return world

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

    def scene_words_for(self, language: str) -> Optional[Path]:
        """The names of the words of its scenes for a reader of this language, likewise."""
        return self._nearest("scene.{}.ftl", language)

    def lessons_for(self, language: str) -> Optional[Path]:
        """The words of its lessons for a reader of this language, likewise."""
        return self._nearest("lessons.{}.ftl", language)

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


def submit_text(g: State, text: str) -> None:
    """A move as positions tell it: the seat, then the action in words."""
    seat, _, action = text.partition(" ")
    g.submit(int(seat), action)


def play_since(g: State, moves: list[str]) -> None:
    """What was played before the game begins here: told, but nothing that anybody could take back."""
    for number, text in enumerate(moves):
        try:
            submit_text(g, text)
        except ValueError:  # a refusal is one
            what = "move {number} cannot be made: {move}"
            raise SceneError(what, "scene-move", number=number + 1, move=text) from None
    g.past, g.moves = None, 0


def must_be_playable(g: State) -> None:
    """A picture may show any position; one to be played from goes on, and who is asked can answer."""
    if g.over:
        raise SceneError("the game is over in this position", "scene-over")
    for seat in g.to_act:
        if not g.legal(seat):
            raise SceneError("seat {seat} is asked something and has no answer to it", "scene-no-answer", seat=seat)


def language_of(path: Path) -> str:
    """The language of a file of words: `en.ftl`, `rules.en.md`."""
    return path.name.split(".")[-2]
