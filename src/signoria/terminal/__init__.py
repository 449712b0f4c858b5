"""A game in the terminal: one person against bots, on a whole screen or in plain lines."""

from signoria.terminal.sitting import Sitting as Sitting
