"""A game in the terminal: one person against bots."""

from __future__ import annotations

from random import Random
from typing import Any, Callable, Mapping, Optional, Sequence

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from signoria.bots import Bot, Sight
from signoria.kernel import Game, Refusal, State
from signoria.titles import title as find_title
from signoria.words import Words

Board = Callable[[Mapping[str, Any], Words], list[str]]
HELP_WORDS = ("help", "h", "?", "aide", "aiuto")
UNDO_WORDS = ("undo", "u", "annuler", "annulla")
QUIT_WORDS = ("quit", "q", "quitter", "esci")


class Terminal:
    """Seat 0 is the person; all others are the bot."""

    def __init__(self, g: State, bot: Bot, language: str, console: Console, rng: Random, name: str) -> None:
        names = [name, *(f"Bot {seat}" for seat in range(1, g.seats))]
        self.words = Words(g.game, language, names, g.figures().pack.figures)
        self.language = language
        self.g, self.bot, self.console, self.rng = g, bot, console, rng
        self.told = 0
        self.board = find_board(g)

    def run(self) -> None:
        if self.words.language != self.language:
            note = self.words.raw("other-language", language=self.words.language)
            self.console.print(f"[dim]{escape(note)}[/dim]")
        while not self.g.over:
            if self.g.waiting() & 1:
                if not self.ask():
                    return
            else:
                seat = self.g.first_to_act()
                self.g.act(seat, self.bot.choose(Sight(self.g, seat, self.rng)))
        self.tell()
        self.show_board()
        winners = ", ".join(self.words.names[seat] for seat in self.g.winners)
        self.console.print(f"[bold]{escape(self.words.raw('terminal-winners', names=winners))}[/bold]")

    def tell(self) -> None:
        """What has happened since the last time, as this seat may know it."""
        log = self.g.log or []
        for event in self.g.events(0, self.told):
            heading = self.words.heading(event.key, event.values)
            if heading:
                self.console.print(f"[dim]— {escape(heading)} —[/dim]", highlight=False)
            self.console.print(f"  {escape(self.words.say(event.key, event.values))}", highlight=False)
        self.told = len(log)

    def show_board(self) -> None:
        lines = self.board(self.g.view(0), self.words)
        self.console.print(Panel(escape("\n".join(lines)), title=self.g.game.title))

    def ask(self) -> bool:
        """One decision; False if the person leaves."""
        self.tell()
        legal = self.g.legal(0)
        if len(legal) == 1:
            self.g.submit(0, legal[0])
            return True
        self.show_board()
        while True:
            self.show_choices(legal)
            answer = ask_line(self.console, "> ")
            if answer is None or answer in QUIT_WORDS:
                return False
            if answer in HELP_WORDS:
                self.help()
            elif answer in UNDO_WORDS:
                if self.undo():
                    return True
            elif self.take(answer, legal):
                return True

    def show_choices(self, legal: list[int]) -> None:
        prompt = self.g.prompt(0)
        if prompt is not None:
            rule = self.g.game.messages.rule(prompt[0])
            self.console.print(f"[bold]{escape(self.words.say(*prompt))}[/bold] [dim]({rule})[/dim]")
        for number, action in enumerate(legal, 1):
            self.console.print(f"  {number:>3}  {escape(self.words.action(action))}", highlight=False)
        self.console.print(f"[dim]{escape(self.words.raw('terminal-hint'))}[/dim]")

    def take(self, answer: str, legal: list[int]) -> bool:
        """A number of the list, or an action in words; a refusal says why."""
        try:
            if answer.isdecimal():
                if not 1 <= int(answer) <= len(legal):
                    raise ValueError(self.words.raw("terminal-number", last=len(legal)))
                self.g.submit(0, legal[int(answer) - 1])
            else:
                self.g.submit(0, answer)
        except Refusal as refusal:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.console.print(f"[red]{escape(self.words.say(refusal.key, refusal.values))}{rule}[/red]")
            return False
        except ValueError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")
            return False
        return True

    def undo(self) -> bool:
        try:
            self.g = self.g.undo(0)
        except Refusal as refusal:
            self.console.print(f"[red]{escape(self.words.say(refusal.key, refusal.values))}[/red]")
            return False
        self.told = len(self.g.log or [])
        return True

    def help(self) -> None:
        """The explanations of the title's cards and pieces, then how to answer."""
        for noun in self.g.game.nouns.values():
            for word in noun.words:
                text = self.words.help(f"{noun.name}-{word}")
                if text:
                    name = self.words.raw(f"{noun.name}-{word}")
                    self.console.print(f"[bold]{escape(name)}[/bold]: {escape(text)}", highlight=False)
        self.console.print(escape(self.words.raw("terminal-help")), highlight=False)


def pick_title(titles: Sequence[Game], console: Console) -> Optional[Game]:
    """The title the person wants to play, the first if they do not mind; None if they leave."""
    for number, title in enumerate(titles, 1):
        console.print(f"  {number:>3}  {escape(title.title)} ({title.usual_seats} seats)", highlight=False)
    while True:
        answer = ask_line(console, f"Which game? A number, or: quit. [{titles[0].title}] ")
        if answer is None or answer in QUIT_WORDS:
            return None
        if not answer:
            return titles[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(titles):
            return titles[int(answer) - 1]
        for title in titles:
            if answer in (title.id, title.title.lower()):
                return title
        console.print(f"Answer with a number from 1 to {len(titles)}.", highlight=False)


def ask_line(console: Console, question: str) -> Optional[str]:
    """What the person writes; None at the end of input."""
    try:
        return console.input(question, markup=False).strip().lower()
    except EOFError:
        return None


def find_board(g: State) -> Board:
    """The title's own text board."""
    found: Optional[Board] = find_title(g.game.id).usable("board")
    return found or plain_board


def plain_board(view: Mapping[str, Any], words: Words) -> list[str]:
    """Every field of the view, for a title without a board of its own."""
    return [f"{key}: {value}" for key, value in view.items()]
