"""A game line by line: for pipes, for readers of a screen, and for terminals that can do no more."""

from __future__ import annotations

from typing import Optional, Sequence

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from signoria.kernel import Game
from signoria.kernel.textboard import Section
from signoria.terminal.sitting import PERSON, Sitting
from signoria.words.boards import as_text

HELP_WORDS = ("help", "h", "?", "aide", "aiuto")
UNDO_WORDS = ("undo", "u", "annuler", "annulla")
QUIT_WORDS = ("quit", "q", "quitter", "esci")
BOARD_WORDS = ("board", "b", "plateau", "tavola")
ASIDE_WORDS = ("asides", "a", "apartés", "a parte")


class Lines:
    """Prints what happens, asks, and reads the answer."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting, self.console = sitting, console
        self.words = sitting.words
        self.shown: list[Section] = []

    def run(self) -> None:
        self.dim(self.sitting.foreword())
        while not self.sitting.g.over:
            if not self.sitting.go_on() and not self.sitting.g.over and not self.ask():
                return
        self.tell()
        self.show_board(whole=True)
        self.console.print(f"[bold]{escape(self.sitting.verdict())}[/bold]")

    def tell(self) -> None:
        for line in self.sitting.news():
            self.console.print(f"  {escape(line)}", highlight=False)

    def show_board(self, whole: bool = False) -> None:
        """The parts of the table that have changed since they were shown, or all of it."""
        sections = self.sitting.sections()
        news = [section for section in sections if whole or section not in self.shown]
        self.shown = sections
        if news:
            self.console.print(Panel(escape(as_text(news)), title=self.sitting.g.game.title))

    def ask(self) -> bool:
        """One decision; False if the person leaves."""
        self.tell()
        self.show_board()
        legal = self.sitting.g.legal(PERSON)
        while True:
            self.show_choices(legal)
            answer = ask_line(self.console, "> ")
            if answer is None or answer in QUIT_WORDS:
                return False
            if answer in HELP_WORDS:
                self.help()
            elif answer in BOARD_WORDS:
                self.show_board(whole=True)
            elif answer in ASIDE_WORDS:
                self.show_asides()
            elif self.done(self.sitting.undo() if answer in UNDO_WORDS else self.take(answer, legal)):
                return True

    def show_choices(self, legal: list[int]) -> None:
        question, rule = self.sitting.question()
        self.console.print(f"[bold]{escape(question)}[/bold] [dim]({rule})[/dim]")
        for number, sentence in enumerate(self.sitting.say(legal), 1):
            self.console.print(f"  {number:>3}  {escape(sentence)}", highlight=False)
        self.dim(self.words.raw("terminal-hint"))

    def show_asides(self) -> None:
        """What may be said out of turn, as it is written."""
        verbs = self.sitting.g.game.verbs
        asides = self.sitting.g.asides(PERSON)
        for action, sentence in zip(asides, self.sitting.say(asides)):
            self.console.print(f"  {verbs.text(action)}  {escape(sentence)}", highlight=False)
        if not asides:
            self.dim(self.words.raw("terminal-no-asides"))

    def take(self, answer: str, legal: list[int]) -> str:
        """A number of the list, or an action in words; why not, if it is refused."""
        if not answer.isdecimal():
            return self.sitting.take(answer)
        if not 1 <= int(answer) <= len(legal):
            return self.words.raw("terminal-number", last=len(legal))
        return self.sitting.take(legal[int(answer) - 1])

    def done(self, why: str) -> bool:
        """Whether it was done; if not, say why."""
        if why:
            self.console.print(f"[red]{escape(why)}[/red]")
        return not why

    def help(self) -> None:
        for name, text in self.sitting.explanations():
            self.console.print(f"[bold]{escape(name)}[/bold]: {escape(text)}", highlight=False)
        self.console.print(escape(self.words.raw("terminal-help")), highlight=False)

    def dim(self, text: str) -> None:
        if text:
            self.console.print(f"[dim]{escape(text)}[/dim]")


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
