"""A game on the whole screen of a terminal: panels, keys and mouse (Textual)."""

from __future__ import annotations

import time
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, ItemGrid, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from signoria.kernel.textboard import Section
from signoria.terminal.sitting import PERSON, Sitting

COLUMN = 44  # the least width of a section: wider screens show several beside each other
STYLE = """
Screen { layout: vertical; }
#table { height: 1fr; }
#board { width: 3fr; }
#told { width: 2fr; border: round $primary; border-title-color: $text; padding: 0 1; background: transparent; }
.section { border: round $secondary; border-title-color: $text; border-title-style: bold; padding: 0 1; height: auto; }
#sections { height: auto; }
#asked { height: auto; max-height: 50%; border: heavy $accent; padding: 0 1; }
#question { text-style: bold; height: auto; }
#refusal { color: $error; height: auto; display: none; }
#refusal.-said { display: block; }
#sought { display: none; height: 3; }
#sought.-open { display: block; }
#choices { height: auto; max-height: 14; border: none; background: transparent; }
Help { align: center middle; }
Help > VerticalScroll { width: 90%; height: 90%; border: heavy $accent; padding: 1 2; background: $surface; }
"""


class Help(ModalScreen[None]):
    """What the cards and pieces do, and which keys there are."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,q", "dismiss")]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        page = Text(f"{self.sitting.words.raw('terminal-keys-help')}\n\n")
        for name, text in self.sitting.explanations():
            page.append(name, "bold").append(f": {text}\n")
        with VerticalScroll():
            yield Static(page)


class Table(App[None]):
    """The board to the left, what happened to the right, the question and its answers below."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, pace: float = 0.5) -> None:
        super().__init__()
        self.sitting, self.pace = sitting, pace
        self.sections: list[Section] = []  # as the panels show them
        self.offered: list[int] = []  # the actions of the list, in its order
        self.aside = False  # the list shows what may be said out of turn
        self.number = ""  # the digits typed so far
        self.title = sitting.g.game.title
        for key, action, word in (
            ("u", "undo", "undo"), ("a", "asides", "asides"), ("slash", "seek", "seek"),
            ("question_mark", "help", "help"), ("q", "quit", "quit"),
        ):  # fmt: skip
            self.bind(key, action, description=sitting.words.raw(f"terminal-key-{word}"))

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with VerticalScroll(id="board", can_focus=True):
                yield ItemGrid(id="sections", min_column_width=COLUMN, stretch_height=False)
            yield RichLog(id="told", wrap=True, min_width=20, markup=False, highlight=False)
        with Vertical(id="asked"):
            yield Static(id="question")
            yield Static(id="refusal")
            yield Input(id="sought")
            yield OptionList(id="choices")
        yield Footer()

    def on_mount(self) -> None:
        told = self.query_one("#told", RichLog)
        told.border_title = self.sitting.words.raw("terminal-told")
        if self.sitting.foreword():
            told.write(Text(self.sitting.foreword(), "dim"))
        self.go_on()

    # -- the game goes on

    @work(thread=True, exclusive=True)
    def go_on(self) -> None:
        """Let the bots decide until the person is asked, away from the screen's own thread."""
        self.call_from_thread(self.show_waiting)
        while self.sitting.go_on():
            self.call_from_thread(self.show_table)
            time.sleep(self.pace)
        self.call_from_thread(self.show_all)

    def show_all(self) -> None:
        self.show_table()
        self.show_question()

    def show_table(self) -> None:
        told = self.query_one("#told", RichLog)
        for line in self.sitting.news():
            told.write(line)
        board = self.query_one("#sections", ItemGrid)
        panels = list(board.query(Static))
        sections, before = self.sitting.sections(), self.sections
        for place, section in enumerate(sections):
            if place == len(panels):
                panels.append(Static(classes="section"))
                board.mount(panels[place])
            if before[place : place + 1] != [section]:
                panels[place].border_title = section.heading
                panels[place].update(Text("\n".join(section.lines)))
        for panel in panels[len(sections) :]:
            panel.remove()
        self.sections = sections

    def show_waiting(self) -> None:
        self.offered = []
        self.query_one("#choices", OptionList).clear_options()
        self.query_one("#question", Static).update(Text(self.sitting.words.raw("terminal-waiting"), "dim"))

    def show_question(self) -> None:
        """What is asked and all that may be answered; after the end, who has won."""
        if self.sitting.g.over:
            self.query_one("#question", Static).update(Text(self.sitting.verdict(), "bold"))
            return
        question, rule = self.sitting.question()
        self.query_one("#question", Static).update(Text(question).append(f"  ({rule})", "dim"))
        self.aside = False
        self.show_choices(self.sitting.g.legal(PERSON))

    def show_choices(self, actions: list[int]) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        sought = self.query_one("#sought", Input).value.strip().lower()
        named = zip(actions, self.sitting.say(actions))
        kept = [(action, sentence) for action, sentence in named if sought in sentence.lower()]
        self.offered = [action for action, _ in kept]
        choices.add_options(
            [Option(Text(f"{place:>3}  {said}"), id=str(action)) for place, (action, said) in enumerate(kept, 1)]
        )
        self.number = ""
        if kept:
            choices.highlighted = 0
        choices.focus()

    # -- what the person does

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Answer with it, unless it belongs to a question that has gone by."""
        action = int(event.option_id or -1)
        if action not in self.offered or self.refuse(self.sitting.take(action)):
            return
        self.offered = []
        self.close_search()
        self.go_on()

    def refuse(self, why: str) -> bool:
        """Say why something cannot be done; whether there was anything to say."""
        refusal = self.query_one("#refusal", Static)
        refusal.update(Text(why))
        refusal.set_class(bool(why), "-said")
        return bool(why)

    def on_key(self, event: Key) -> None:
        """Digits find the choice of that number."""
        if not (event.character or "").isdecimal() or isinstance(self.focused, Input):
            self.number = ""
            return
        self.number += event.character or ""
        if not 1 <= int(self.number) <= len(self.offered):
            self.number = event.character or ""
        if 1 <= int(self.number) <= len(self.offered):
            self.query_one("#choices", OptionList).highlighted = int(self.number) - 1

    def action_undo(self) -> None:
        if self.offered and not self.refuse(self.sitting.undo()):
            self.go_on()

    def action_asides(self) -> None:
        """Turn to what may be said out of turn, and back."""
        if not self.offered:
            return
        asides = [] if self.aside else self.sitting.g.asides(PERSON)
        if not self.aside and self.refuse("" if asides else self.sitting.words.raw("terminal-no-asides")):
            return
        self.aside = not self.aside
        self.show_choices(asides if self.aside else self.sitting.g.legal(PERSON))

    def action_seek(self) -> None:
        """Narrow the list to what contains the words typed."""
        sought = self.query_one("#sought", Input)
        sought.placeholder = self.sitting.words.raw("terminal-seek")
        sought.add_class("-open")
        sought.focus()

    @on(Input.Submitted)
    def found(self) -> None:
        offered = self.sitting.g.asides(PERSON) if self.aside else self.sitting.g.legal(PERSON)
        self.show_choices(offered)
        self.refuse("" if self.offered else self.sitting.words.raw("terminal-not-found"))
        if not self.offered:
            self.close_search()
            self.show_choices(offered)

    def close_search(self) -> None:
        sought = self.query_one("#sought", Input)
        sought.value = ""
        sought.remove_class("-open")

    def action_help(self) -> None:
        self.push_screen(Help(self.sitting))
