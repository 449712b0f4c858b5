"""What an observation of Il Principe holds."""

from signoria.envs.layout import OWN, choice, choices, flag, many, number, numbers, owners, seat, seats, word
from signoria.titles.il_principe.rules.names import CITIES, COLORS, EDITIONS, PHASES, REGIONS, ROLES
from signoria.titles.il_principe.rules.verbs import OFFER_NOUN
from signoria.titles.il_principe.rules.view import STAGES

OFFERS = OFFER_NOUN.words

FIELDS = (
    word("options.edition", EDITIONS),
    flag("options.money_variant"),
    flag("options.open_money"),
    word("stage", tuple(STAGES.values())),
    number("round", 20),
    flag("last"),
    choice("phase", PHASES),
    seat("marker"),
    seat("turn"),
    number("pile", 110),
    numbers("pool", COLORS, 12),
    numbers("discard", COLORS, 12),
    many("display", CITIES),
    number("city_pile", 15),
    owners("builders", CITIES),
    owners("roles", ROLES),
    choices("queue", 5, COLORS),
    choice("auction.color", COLORS),
    number("auction.count", 12),
    choice("auction.role", ROLES),
    number("auction.high", 40),
    seat("auction.leader"),
    seats("auction.bidders"),
    seat("building.seat"),
    choice("building.city", CITIES),
    number("building.left", 4),
    number("scores[]", 80),
    number("hand_sizes[]", 30),
    numbers("known[]", COLORS, 10),
    numbers("up[]", COLORS, 12),
    numbers("down[]", COLORS, 12),
    number("supply[]", 12),
    numbers("shields[]", REGIONS, 6),
    choice("offers[]", OFFERS),
    numbers("prospects[]", ("regions", "roles", "sets"), 40),
    number("money[others]", 60),
    number("money[me]", 60, group=OWN),
    numbers("hand", COLORS, 12, OWN),
    many("buildable", CITIES, group=OWN),
    choice("own_offer", OFFERS, group=OWN),
)
