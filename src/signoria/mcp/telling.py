"""What a chair sees, for a reader of text: the board, what happened, what is asked, what may be done."""

from __future__ import annotations

from typing import Any

from signoria.mcp.chairs import Chair, Message, No, Seen
from signoria.words import Words
from signoria.words.boards import as_text, board_of


class Teller:
    """For one chair, in one language. Each event is told once."""

    def __init__(self, chair: Chair, language: str) -> None:
        self.chair = chair
        self.language = language
        self.told = 0

    @property
    def words(self) -> Words:
        return Words(self.chair.game, self.language, self.chair.names, self.chair.figures.pack.figures)

    def text(self, seen: Seen) -> str:
        words = self.words
        news = self.chair.events(self.told)
        self.told += len(news)
        parts = [f"You are {words.names[self.chair.seat]}, seat {self.chair.seat}."]
        if news:
            parts.append("\n".join(["Since you last looked:", *self._lines(words, news)]))
        parts.append(as_text(board_of(self.chair.game.id)(seen.view, words, self.chair.figures)))
        parts.append(self._question(words, seen))
        return "\n\n".join(parts)

    def _lines(self, words: Words, news: list[Message]) -> list[str]:
        lines = []
        for key, values in news:
            heading = words.heading(key, values)
            lines += [f"— {heading} —"] if heading else []
            lines.append(words.say(key, values))
        return lines

    def _question(self, words: Words, seen: Seen) -> str:
        if seen.over:
            return f"The game is over. Scores: {seen.view.get('scores')}"
        lines = []
        if seen.legal:
            asked = words.say(*seen.prompt) if seen.prompt else "It is your move."
            rule = self.chair.game.messages.rule(seen.prompt[0]) if seen.prompt else ""
            lines += [f"You are asked: {asked}{f' (rule {rule})' if rule else ''}", "Answer with one of:"]
            lines += self._actions(words, seen.legal)
        else:
            lines.append("You are not asked now.")
        if seen.asides:
            lines += ["At any time you may also:", *self._actions(words, seen.asides)]
        return "\n".join(lines)

    def _actions(self, words: Words, actions: list[int]) -> list[str]:
        return [f"- `{self.chair.game.verbs.text(action)}`: {words.action(action)}" for action in actions]

    def data(self, seen: Seen) -> dict[str, Any]:
        """The same as data, in the words of the protocol."""
        text = self.chair.game.verbs.text
        return {
            "game": self.chair.game.id,
            "seat": self.chair.seat,
            "names": self.chair.names,
            "over": seen.over,
            "prompt": [seen.prompt[0], list(seen.prompt[1])] if seen.prompt else None,
            "legal": [text(action) for action in seen.legal],
            "asides": [text(action) for action in seen.asides],
            "view": seen.view,
        }

    def refusal(self, no: No) -> str:
        """Why something was refused, as a sentence with its rule."""
        words = self.words
        said = words.say(no.key, no.values) if no.key and words.bundle.has_message(no.key) else no.detail or no.key
        if not no.known:
            return f"Not known: {said}"
        return f"Refused: {said}{f' (rule {no.rule})' if no.rule else ''} Nothing has changed."
