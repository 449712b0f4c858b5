"""What an observation of Condottiere holds."""

from signoria.envs.layout import OWN, choice, flag, many, number, numbers, seat, seats, stage

STAGES = ("choose_region", "battle", "scarecrow", "place_pope", "retreat", "keep_cards", "draw_cards")

FIELDS = (
    stage("stage", STAGES),
    number("battles", 60),
    seat("holder"),
    seat("turn"),
    seat("defender"),
    choice("contested", 17),
    choice("pope", 17),
    number("deck", 110),
    numbers("discards", 15, 16),
    flag("winter"),
    flag("spring"),
    choice("highest", 7),
    number("needed.total", 6),
    number("needed.connected", 6),
    seats("finalists"),
    flag("variants.draw_after_battle"),
    flag("variants.larger_kingdoms"),
    flag("variants.capture_regions"),
    flag("variants.hidden_cards"),
    number("match.target", 100),
    number("match.game", 50),
    number("scores[]", 30),
    number("players[].cards", 16),
    many("players[].line", 15, 4),
    number("players[].strength", 60),
    number("players[].courtesans", 6),
    flag("players[].drummer"),
    flag("players[].passed"),
    flag("players[].fights"),
    many("players[].regions", 17),
    number("players[].connected", 6),
    number("players[].laid_aside", 16),
    numbers("players[].known", 15, 4),
    numbers("hand", 15, 4, OWN),
    choice("face_down", 15, OWN),
    numbers("laid_aside", 15, 4, OWN),
)
