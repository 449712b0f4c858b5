"""What a seat sees of Renaissance, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import Final, get_args

from signoria.titles.renaissance.rules.fight import Fight
from signoria.titles.renaissance.rules.market import Market
from signoria.titles.renaissance.rules.names import CARD_COUNT, NOBODY, OWN, SUPPORT_CARDS
from signoria.titles.renaissance.rules.politics import Ready, Vote
from signoria.titles.renaissance.rules.scoring import complete_provinces, incomes
from signoria.titles.renaissance.rules.seen import Inquiry, TurnPart
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.view import HIDDEN, hide

STAGES: Final[dict[str, int]] = {name: place for place, name in enumerate(get_args(TurnPart))}
QUESTIONS: Final[dict[str, int]] = {name: place for place, name in enumerate((*get_args(TurnPart), *get_args(Inquiry)))}
NO_PHASE: Final[list[object]] = [None] * 5
NO_BATTLE: Final[list[object]] = [None] * 23
NO_SECRETS: Final[list[object]] = [None] * 3
NO_MARKET: Final[list[object]] = [None] * 2
SETUP, POWERS, DIPLOMACY, CONDOTTIERE_TRADE, YELLOW_IN_EXPANSION = 0, 2, 5, 6, 7  # options in `settings`


def sheet(g: Italy, seat: int) -> list[object]:
    stack, chosen, everybody = g.stack, g.settings, range(g.seats)
    battle, secrets, market, answered = NO_BATTLE, NO_SECRETS, NO_MARKET, NOBODY
    for frame in stack:
        if isinstance(frame, Fight):
            battle, secrets = battle_of(g, frame), secrets_of(frame, seat)
        elif isinstance(frame, Market):
            market = [frame.buyer, frame.seller]
        elif isinstance(frame, (Vote, Ready)) and not frame.waiting >> seat & 1:
            answered = frame.answer_of(seat)
    return [
        chosen[SETUP],
        chosen[POWERS],
        chosen[DIPLOMACY],
        chosen[CONDOTTIERE_TRADE],
        chosen[YELLOW_IN_EXPANSION],
        g.turn,
        g.box.turns,
        STAGES.get(type(stack[1]).__name__, NOBODY) if len(stack) > 1 else NOBODY,
        QUESTIONS.get(type(stack[-1]).__name__, NOBODY) if stack else NOBODY,
        g.war,
        g.order,
        g.stance,
        g.owner,
        g.level,
        g.palace,
        g.pillaged,
        g.exchanged,
        g.bankers,
        g.box.closed_provinces,
        g.bare,
        len(g.deck),
        g.discard,
        [g.ramparts, g.castles, g.palaces],
        g.reserve,
        g.power_used,
        *([g.phase_seat, g.attacks, g.origins, g.targets, g.gained] if g.phase_seat >= 0 else NO_PHASE),
        *battle,
        *market,
        g.standing(),
        g.ducats,
        g.hand_size,
        incomes(g),
        g.sea_used,
        g.gifts,
        g.nation,
        g.known,
        g.exhausted,
        g.start_cities,
        [complete_provinces(g, other) for other in everybody],
        g.spouses,
        g.attacked,
        g.left_from,
        g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT],
        *secrets,
        answered,
        g.asked(seat),
        g.offers.seen_by(seat) if g.offers.open else [],
        g.offers.draft_to[seat],
        g.offers.draft(seat),
        g.offers.made[seat],
    ]


def battle_of(g: Italy, fight: Fight) -> list[object]:
    """What everybody sees of a battle."""
    shown = fight.revealed
    return [
        fight.attacker,
        fight.defender,
        fight.origin,
        fight.target,
        fight.landing,
        fight.ride,
        [fight.bought_attack, fight.bought_defence],
        fight.guard,
        fight.guard_help,
        shown,
        [fight.die_attack, fight.die_defence],
        [fight.engineer_attack, fight.felon_attack, fight.engineer_defence, fight.felon_defence],
        fight.blues(0) if shown else None,
        fight.blues(1) if shown else None,
        fight.standing_counts(0),
        fight.standing_counts(1),
        fight.holder,
        [fight.signed_attack, fight.signed_defence],
        fight.fort(g),
        fight.ground(g),
        [fight.swiss(g, 0), fight.swiss(g, 1)],
        [fight.total(g, 0), fight.total(g, 1)] if shown else None,
        fight.outcome,
    ]


def secrets_of(fight: Fight, seat: int) -> list[object]:
    """The attacker's slots and support, which lie face down to all others until they are revealed."""
    own = seat == fight.attacker
    open_now = fight.revealed or own
    first, second = fight.first, fight.second
    return [
        [
            first if open_now or first > OWN else hide(first),
            second if open_now or second > OWN else hide(second),
        ],
        fight.help if open_now or SUPPORT_CARDS[fight.help] < 0 else HIDDEN,
        fight.reserved() if own else 0,
    ]
