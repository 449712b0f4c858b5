"""Yellow cards, and the two powers that work like them: what may be played, and what it does."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Message
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.embassy import Corruption, Neglect
from signoria.titles.renaissance.rules.masks import codes, listed
from signoria.titles.renaissance.rules.names import (
    AMBASSADOR,
    ARTIST,
    ARTIST_OR_BANKER,
    EMPTY_PALACE,
    FLORENCE,
    FORTRESS,
    GARRISON,
    MARRIAGE,
    NO_PALACE,
    NOBODY,
    RAIDERS,
    SAVONAROLA,
    SPAIN,
)
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import (
    PLAY_AMBASSADOR,
    PLAY_ARTIST,
    PLAY_BANKER,
    PLAY_MARRIAGE,
    PLAY_RAIDERS,
    USE_FLORENCE_LURE,
    USE_SPAIN_RAID,
    VERBS,
)

YELLOW_VERBS: Final = (
    PLAY_RAIDERS, PLAY_MARRIAGE, PLAY_ARTIST, PLAY_BANKER, USE_SPAIN_RAID, USE_FLORENCE_LURE,
)  # fmt: skip


def is_yellow(action: int) -> bool:
    return action == PLAY_AMBASSADOR or VERBS.verb_of[action] in YELLOW_VERBS


def could_play(g: Italy, seat: int) -> bool:
    """By what everybody knows: yellow cards are never among the known ones."""
    if g.hand_size[seat] > g.known_size[seat]:
        return True
    if g.may_use_power(seat, SPAIN):
        return bool(raid_targets(g, seat))
    return g.may_use_power(seat, FLORENCE) and bool(artists_abroad(g, seat) and own_palaces(g, seat, True))


def raid_targets(g: Italy, seat: int) -> int:  # 7.2
    found = g.free_cities()
    for city in listed(g.rivals_cities(seat)):
        if g.level[city] < FORTRESS:
            found |= 1 << city
    return found & ~g.pillaged


def brides(g: Italy, seat: int) -> int:  # 7.7
    found = 0
    for other in range(g.seats):
        if other != seat and not g.attacked[seat] >> other & 1:
            for city in listed(g.held[other]):
                if g.level[city] == GARRISON and not g.palace[city]:
                    found |= 1 << city
    return found


def own_palaces(g: Italy, seat: int, empty: bool) -> int:
    found = 0
    for city in listed(g.held[seat]):
        if g.palace[city] == EMPTY_PALACE or (g.palace[city] and not empty):
            found |= 1 << city
    return found


def artists_abroad(g: Italy, seat: int) -> int:
    return sum(1 << city for city in listed(g.rivals_cities(seat)) if g.palace[city] >= ARTIST)


def options(g: Italy, seat: int, found: list[int]) -> None:
    """Add every yellow action open to a seat."""
    if g.holds(seat, RAIDERS):
        found += codes(PLAY_RAIDERS.zero, raid_targets(g, seat))
    if g.holds(seat, AMBASSADOR):
        found.append(PLAY_AMBASSADOR)
    if g.holds(seat, MARRIAGE) and g.ducats[seat] >= g.box.dowry:
        found += codes(PLAY_MARRIAGE.zero, brides(g, seat))
    if g.holds(seat, ARTIST_OR_BANKER):
        found += codes(PLAY_ARTIST.zero, own_palaces(g, seat, True))
        found += codes(PLAY_BANKER.zero, own_palaces(g, seat, False) & ~g.bankers)
    if g.may_use_power(seat, SPAIN):
        found += codes(USE_SPAIN_RAID.zero, raid_targets(g, seat))
    if g.may_use_power(seat, FLORENCE):
        for city in listed(artists_abroad(g, seat)):
            found += codes(USE_FLORENCE_LURE.of(city), own_palaces(g, seat, True))


def play(g: Italy, seat: int, action: int) -> None:
    verb = VERBS.verb_of[action]
    if verb is PLAY_RAIDERS:
        reveal(g, seat, RAIDERS)
        raid(g, seat, PLAY_RAIDERS.value(action))
    elif action == PLAY_AMBASSADOR:
        reveal(g, seat, AMBASSADOR)
        send_ambassador(g, seat)
    elif verb is PLAY_MARRIAGE:
        reveal(g, seat, MARRIAGE)
        marry(g, seat, PLAY_MARRIAGE.value(action))
    elif verb is PLAY_ARTIST:
        reveal(g, seat, ARTIST_OR_BANKER)
        invite_artist(g, seat, PLAY_ARTIST.value(action))
    elif verb is PLAY_BANKER:
        reveal(g, seat, ARTIST_OR_BANKER)
        pay_banker(g, seat, PLAY_BANKER.value(action))
    elif verb is USE_SPAIN_RAID:
        g.power_used |= 1 << seat
        g.tell(PUBLIC, "spain-raids", seat)
        raid(g, seat, USE_SPAIN_RAID.value(action))
    else:
        source, target = USE_FLORENCE_LURE.values(action)
        lure(g, seat, source, target)


def reveal(g: Italy, seat: int, card: int) -> None:
    g.spend(seat, card)
    g.disclose(PUBLIC, "yellow-played", seat, card)


def raid(g: Italy, seat: int, city: int) -> None:  # 7.2
    level = g.level[city]
    die = 0
    if level:
        die = g.roll(6)
        if die <= g.box.level_pc[level]:
            g.tell(PUBLIC, "raid-failed", seat, city, die)
            return
    gain = g.box.pillage_gain[level]
    g.ducats[seat] += gain
    g.pillaged |= 1 << city
    if level:
        g.tell(PUBLIC, "raid-succeeded", seat, city, die, gain)
    else:
        g.tell(PUBLIC, "free-city-raided", seat, city, gain)


def send_ambassador(g: Italy, seat: int) -> None:  # 7.3
    die, other = g.roll(6), g.roll(6)
    if die + other <= g.box.corruption_to:
        g.tell(PUBLIC, "ambassador-corruption", seat, die, other)
        g.push(Corruption(seat))
    elif die + other <= g.box.neglect_to:
        g.tell(PUBLIC, "ambassador-neglect", seat, die, other)
        g.push(Neglect(seat))
    else:
        g.tell(PUBLIC, "ambassador-aid", seat, die, other, g.box.aid)
        g.draw(seat, g.box.aid)  # 7.6


def marry(g: Italy, seat: int, city: int) -> None:  # 7.7
    owner = g.owner[city]
    g.ducats[seat] -= g.box.dowry
    g.ducats[owner] += g.box.dowry
    g.spouses[seat] |= 1 << owner
    g.take(seat, city)
    g.tell(PUBLIC, "married", seat, owner, city, g.box.dowry)


def invite_artist(g: Italy, seat: int, city: int) -> None:  # 7.8
    reserve = listed(g.reserve)
    artist = reserve[g.roll(len(reserve)) - 1]
    if artist == SAVONAROLA:
        g.palace[city] = NO_PALACE
        g.palaces += 1
        g.tell(PUBLIC, "savonarola-burned", seat, city)
        return
    g.reserve &= ~(1 << artist)
    g.palace[city] = ARTIST + artist
    g.tell(PUBLIC, "artist-arrived", seat, city, artist)


def pay_banker(g: Italy, seat: int, city: int) -> None:  # 7.9
    g.ducats[seat] += g.box.banker
    g.bankers |= 1 << city
    g.tell(PUBLIC, "banker-paid", seat, city, g.box.banker)


def lure(g: Italy, seat: int, source: int, target: int) -> None:  # 10.2
    g.power_used |= 1 << seat
    die = g.roll(6)
    artist = g.palace[source] - ARTIST
    if die < g.box.lure_from:
        g.tell(PUBLIC, "lure-failed", seat, artist, source, die)
        return
    g.palace[target], g.palace[source] = g.palace[source], EMPTY_PALACE
    g.tell(PUBLIC, "artist-lured", seat, artist, source, target, die)


def why_not(g: Italy, seat: int, action: int) -> Message:
    verb = VERBS.verb_of[action]
    if action == PLAY_AMBASSADOR:
        return "no-card", (AMBASSADOR,)
    if verb is PLAY_RAIDERS:
        return _lacks(g, seat, RAIDERS) or _why_not_raid(g, seat, verb.value(action))
    if verb is PLAY_MARRIAGE:
        return _lacks(g, seat, MARRIAGE) or _why_not_marriage(g, seat, verb.value(action))
    if verb is PLAY_ARTIST:
        return _lacks(g, seat, ARTIST_OR_BANKER) or _why_not_artist(g, seat, verb.value(action))
    if verb is PLAY_BANKER:
        return _lacks(g, seat, ARTIST_OR_BANKER) or _why_not_banker(g, seat, verb.value(action))
    if verb is USE_SPAIN_RAID:
        return _why_not_power(g, seat, SPAIN) or _why_not_raid(g, seat, verb.value(action))
    if verb is USE_FLORENCE_LURE:
        source, target = verb.values(action)
        return _why_not_power(g, seat, FLORENCE) or _why_not_lure(g, seat, source, target)
    return NO_CHOICE, ()


def _why_not_power(g: Italy, seat: int, nation: int) -> Message | None:
    if not g.has_power(seat, nation):
        return "no-power", (nation,)
    if g.power_used >> seat & 1:
        return "no-power-twice", ()
    return None


def _lacks(g: Italy, seat: int, card: int) -> Message | None:
    return None if g.holds(seat, card) else ("no-card", (card,))


def _why_not_raid(g: Italy, seat: int, city: int) -> Message:
    if not g.box.open_cities >> city & 1:
        return "no-closed-city", (city,)
    if g.owner[city] == seat:
        return "no-raid-own", (city,)
    if g.pillaged >> city & 1:
        return "no-raid-twice", (city,)
    return "no-raid-fortress", (city,)


def _why_not_marriage(g: Italy, seat: int, city: int) -> Message:
    owner = g.owner[city]
    if owner in (seat, NOBODY):
        return "no-rival-city", (city,)
    if g.level[city] != GARRISON:
        return "no-marriage-fort", (city,)
    if g.palace[city]:
        return "no-marriage-palace", (city,)
    if g.attacked[seat] >> owner & 1:
        return "no-marriage-attacked", (owner,)
    return "no-ducats", (g.box.dowry, g.ducats[seat])


def _why_not_artist(g: Italy, seat: int, city: int) -> Message:
    if g.owner[city] != seat or not g.palace[city]:
        return "no-own-palace", (city,)
    return "no-artist-room", (city,)


def _why_not_banker(g: Italy, seat: int, city: int) -> Message:
    if g.owner[city] != seat or not g.palace[city]:
        return "no-own-palace", (city,)
    return "no-banker-twice", (city,)


def _why_not_lure(g: Italy, seat: int, source: int, target: int) -> Message:
    if g.owner[source] in (seat, NOBODY) or g.palace[source] < ARTIST:
        return "no-artist-there", (source,)
    return _why_not_artist(g, seat, target)
