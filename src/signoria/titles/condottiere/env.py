"""What an observation of Condottiere holds."""

from signoria.envs.layout import OWN, choice, flag, many, number, numbers, seat, seats, word
from signoria.titles.condottiere.rules.names import KINDS, REGIONS
from signoria.titles.condottiere.rules.view import STAGES

FIELDS = (
    word("stage", tuple(STAGES.values())),
    number("battles", 60),
    seat("holder"),
    seat("turn"),
    seat("defender"),
    choice("contested", REGIONS),
    choice("pope", REGIONS),
    number("deck", 110),
    numbers("discards", KINDS, 16),
    flag("winter"),
    flag("spring"),
    choice("highest", KINDS[:7]),
    number("needed.total", 6),
    number("needed.connected", 6),
    seats("finalists"),
    flag("variants.draw_after_battle"),
    flag("variants.larger_kingdoms"),
    flag("variants.capture_regions"),
    flag("variants.hidden_cards"),
    number("match.target", 100),
    number("match.game", 50),
    number("scores[]", 100),
    number("players[].cards", 20),
    many("players[].line", KINDS, 6),
    number("players[].strength", 100),
    number("players[].courtesans", 12),
    flag("players[].drummer"),
    flag("players[].passed"),
    flag("players[].fights"),
    many("players[].regions", REGIONS),
    number("players[].connected", 6),
    number("players[].laid_aside", 20),
    numbers("players[].known", KINDS, 6, OWN),
    numbers("hand", KINDS, 6, OWN),
    choice("face_down", KINDS, group=OWN),
    numbers("laid_aside", KINDS, 6, OWN),
)
