"""Yellow cards, and the two powers that work like them: what may be played, and what it does."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Message
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.embassy import Corruption, Neglect
from signoria.titles.renaissance.rules.masks import codes, listed, usual_codes
from signoria.titles.renaissance.rules.names import (
    AMBASSADOR,
    ARTIST,
    ARTIST_OR_BANKER,
    CITY_COUNT,
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
    END_PHASE,
    PLAY_AMBASSADOR,
    PLAY_ARTIST,
    PLAY_BANKER,
    PLAY_MARRIAGE,
    PLAY_RAIDERS,
    USE_FLORENCE_LURE,
    USE_SPAIN_RAID,
)


def is_yellow(action: int) -> bool:
    return PLAY_RAIDERS <= action < END_PHASE


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
        found += codes(PLAY_RAIDERS, raid_targets(g, seat))
    if g.holds(seat, AMBASSADOR):
        found.append(PLAY_AMBASSADOR)
    if g.holds(seat, MARRIAGE) and g.ducats[seat] >= g.box.dowry:
        found += codes(PLAY_MARRIAGE, brides(g, seat))
    if g.holds(seat, ARTIST_OR_BANKER):
        found += usual_codes(PLAY_ARTIST, own_palaces(g, seat, True))
        found += usual_codes(PLAY_BANKER, own_palaces(g, seat, False) & ~g.bankers)
    if g.may_use_power(seat, SPAIN):
        found += codes(USE_SPAIN_RAID, raid_targets(g, seat))
    if g.may_use_power(seat, FLORENCE):
        for city in listed(artists_abroad(g, seat)):
            found += codes(USE_FLORENCE_LURE + city * CITY_COUNT, own_palaces(g, seat, True))


def play(g: Italy, seat: int, action: int) -> None:
    if action < PLAY_AMBASSADOR:
        reveal(g, seat, RAIDERS)
        raid(g, seat, action - PLAY_RAIDERS)
    elif action < PLAY_MARRIAGE:
        reveal(g, seat, AMBASSADOR)
        send_ambassador(g, seat)
    elif action < PLAY_ARTIST:
        reveal(g, seat, MARRIAGE)
        marry(g, seat, action - PLAY_MARRIAGE)
    elif action < PLAY_BANKER:
        reveal(g, seat, ARTIST_OR_BANKER)
        invite_artist(g, seat, action - PLAY_ARTIST)
    elif action < USE_SPAIN_RAID:
        reveal(g, seat, ARTIST_OR_BANKER)
        g.ducats[seat] += g.box.banker  # 7.9
        g.bankers |= 1 << action - PLAY_BANKER
        g.tell(PUBLIC, "banker-paid", seat, action - PLAY_BANKER, g.box.banker)
    elif action < USE_FLORENCE_LURE:
        g.power_used |= 1 << seat
        g.tell(PUBLIC, "spain-raids", seat)
        raid(g, seat, action - USE_SPAIN_RAID)
    else:
        lure(g, seat, *divmod(action - USE_FLORENCE_LURE, CITY_COUNT))


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
    if not is_yellow(action):
        return NO_CHOICE, ()
    if action < PLAY_AMBASSADOR:
        return _lacks(g, seat, RAIDERS) or _why_not_raid(g, seat, action - PLAY_RAIDERS)
    if action < PLAY_MARRIAGE:
        return "no-card", (AMBASSADOR,)
    if action < PLAY_ARTIST:
        return _lacks(g, seat, MARRIAGE) or _why_not_marriage(g, seat, action - PLAY_MARRIAGE)
    if action < PLAY_BANKER:
        return _lacks(g, seat, ARTIST_OR_BANKER) or _why_not_artist(g, seat, action - PLAY_ARTIST)
    if action < USE_SPAIN_RAID:
        return _lacks(g, seat, ARTIST_OR_BANKER) or _why_not_banker(g, seat, action - PLAY_BANKER)
    nation = SPAIN if action < USE_FLORENCE_LURE else FLORENCE
    if not g.has_power(seat, nation):
        return "no-power", (nation,)
    if g.power_used >> seat & 1:
        return "no-power-twice", ()
    if nation == SPAIN:
        return _why_not_raid(g, seat, action - USE_SPAIN_RAID)
    return _why_not_lure(g, seat, *divmod(action - USE_FLORENCE_LURE, CITY_COUNT))


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
