"""What an observation of Principato holds."""

from signoria.envs.layout import OWN, choice, choices, flag, number, numbers, owners, seat, word
from signoria.games.principato.names import CUBES, DESIGNS, EFFECTS, KINDS, LONGEST_ROW, OBJECTIVES, POOLS, POSTS, TOKENS

BACKS = ("starting", "year_1", "year_2", "year_3")

FIELDS = (
    flag("options.open_objectives"),
    flag("options.unlimited_reserve"),
    number("year", 3),
    seat("first"),
    seat("turn"),
    number("actions", 2),
    choices("display", LONGEST_ROW, KINDS),
    choices("backs", LONGEST_ROW, BACKS),
    number("pile", 40),
    numbers("unseen", KINDS, 6),
    numbers("waiting_decks", 3, 40),
    numbers("reserve.cubes", CUBES, 60),
    numbers("reserve.pools", POOLS, 60),
    numbers("reserve.designs", DESIGNS, 6),
    numbers("points", DESIGNS, 10),
    seat("stage.activation.seat"),
    choice("stage.activation.place", ("left", "right")),
    choice("stage.activation.effect", EFFECTS),
    seat("stage.exchange.seat"),
    choice("stage.exchange.place", LONGEST_ROW + 2),
    owners("stage.scoring.order", -1),
    number("stage.scoring.asked", 6),
    word("stage.scoring.step", ("supply", "dismiss")),
    flag("stage.scoring.last"),
    number("scores[]", 80),
    choices("players[].hand", 2, KINDS),
    numbers("players[].stored", CUBES, 12),
    numbers("players[].places", CUBES, 20),
    numbers("players[].tokens", TOKENS, 40),
    numbers("players[].posted", POSTS, 20),
    numbers("players[].unsupplied", ("militia", "condottiere"), 40),
    number("players[].strength", 40, -40),
    numbers("players[].culture", DESIGNS, 4),
    number("players[].military", 60),
    choices("players[others].objectives", 2, OBJECTIVES),
    numbers("players[others].objective_points", 2, 20),
    choices("players[me].objectives", 2, OBJECTIVES, group=OWN),
    numbers("players[me].objective_points", 2, 20, OWN),
)
