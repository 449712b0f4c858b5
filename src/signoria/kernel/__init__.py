"""The machine: states, frames, verbs, records. No I/O but component files, and no game."""

from signoria.kernel.by_seat import SeatOption
from signoria.kernel.components import Pack, PackError
from signoria.kernel.deal import Deal
from signoria.kernel.frame import Auction, Frame, Occasion, Question, Simultaneous, Window
from signoria.kernel.game import Game, Option, OptionValue
from signoria.kernel.messages import Message, Messages
from signoria.kernel.offers import Offers
from signoria.kernel.record import Record, RecordError
from signoria.kernel.refusal import Refusal
from signoria.kernel.scene import SceneError
from signoria.kernel.state import PUBLIC, SPECTATOR, Event, State
from signoria.kernel.title import Bids, Title, TitleError
from signoria.kernel.verbs import Noun, Verb, Verbs

__all__ = [
    "PUBLIC", "SPECTATOR", "Auction", "Bids", "Deal", "Event", "Frame", "Game", "Message", "Messages", "Noun",
    "Occasion",
    "Offers", "Option", "OptionValue", "Pack", "PackError", "Question", "Record", "RecordError", "Refusal",
    "SceneError", "SeatOption", "Simultaneous", "State", "Title", "TitleError", "Verb", "Verbs", "Window",
]  # fmt: skip
