"""Open and secret (rules digest 9)."""

from __future__ import annotations

from random import Random

import pytest

from signoria.testing.laws import Play
from signoria.titles.princes.rules.names import TILES, TREACHERY, TROOPS
from signoria.titles.princes.rules.table import Table

from .words import asked, do, table

SEED = bytes(range(16))


def hands_imagined(g: Table, viewer: int, seat: int, tries: int = 30) -> set[tuple[int, ...]]:
    return {tuple(g.imagine(viewer, bytes([n] * 16)).hands[seat]) for n in range(tries)}


def test_closed_purses_show_chits_only() -> None:
    """9.2"""
    g = table(gold={1: 37}, influence={1: 8})
    row = g.view(0)["players"][1]
    assert (row["gold"], row["influence"], row["chits"]) == (None, None, [3 + 1 + 2, 1 + 3])
    assert g.view(1)["players"][1]["gold"] == 37


def test_open_purses_show_amounts() -> None:
    """9.2"""
    g = table(gold={1: 37}, options={"purses": "open"})
    assert g.view(0)["players"][1]["gold"] == 37
    assert g.view(None)["players"][1]["gold"] == 37


def test_closed_purses_are_not_betrayed_by_the_running_scores() -> None:
    """9.2"""
    assert table(gold=[1, 2, 3, 4]).scores == [0, 0, 0, 0]
    assert table(gold=[1, 2, 3, 4], options={"purses": "open"}).scores == [4, 4, 7, 10]


def test_hands_are_secret_and_their_size_is_open() -> None:
    """9.3"""
    g = table(hands={1: ["veto", "start_war"]})
    assert g.view(0)["hand"] == []
    assert g.view(0)["players"][1]["cards"] == 2
    assert g.view(1)["hand"] == [5, 6]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    """9.3"""
    g = do(table(deck=["veto"]), "0 buy_treachery")
    assert ("card-drawn", (5,)) in [(e.key, e.values) for e in g.events(0)]
    assert "card-drawn" not in [e.key for e in g.events(1)]
    assert "card-drawn" not in [e.key for e in g.events(None)]


def test_a_face_down_discard_is_known_to_its_owner_alone() -> None:
    """9.3"""
    g = table(hands={0: ["veto", "start_war"]}, deck=["freeze_bid"])
    do(g, "0 buy_treachery", "0 discard_treachery veto")
    assert g.view(0)["own_buried"] == [5]
    assert (g.view(1)["own_buried"], g.view(1)["buried"]) == ([], [1, 0, 0, 0])
    assert all(g.imagine(0, bytes([n] * 16)).buried[0] == [5] for n in range(5))
    assert len({g.imagine(1, bytes([n] * 16)).buried[0][0] for n in range(30)}) > 1


def test_purses_are_never_dealt_anew() -> None:
    """9.2"""
    g = table(gold={1: 37}, influence={2: 3})
    guess = g.imagine(0, SEED)
    assert (guess.gold, guess.influence) == (g.gold, g.influence)


def test_played_cards_stay_known() -> None:
    """9.3"""
    g = table(hands={0: ["veto"]}, played=["start_war"])
    guess = g.imagine(1, SEED)
    assert guess.played == [6]
    assert all(6 not in hand for hand in guess.hands)


def test_a_high_bid_for_the_pope_proves_bribe_cardinals() -> None:
    """9.5"""
    g = table(3, hands={0: ["bribe_cardinal", "veto"]}, influence={0: 2})
    assert any(1 not in hand for hand in hands_imagined(g, 1, 0))
    do(g, "0 auction_pope", "0 bid 4")
    assert g.shown_cardinals == [1, 0, 0]
    assert all(1 in hand for hand in hands_imagined(g, 1, 0))
    assert g.imagine(2, SEED).view(2) == g.view(2)


def test_a_face_down_discard_may_have_been_the_proven_card() -> None:
    """9.5"""
    g = table(
        3, hands={0: ["bribe_cardinal", "veto"]}, influence={0: 2, 1: 20}, tiles={0: ["alfonso_aragon"]},
        deck=["freeze_bid"],
    )  # fmt: skip
    do(g, "0 auction_pope", "0 bid 4", "1 bid 5", "2 pass_bid", "0 use_alfonso", "0 discard_treachery veto")
    assert g.shown_cardinals[0] == 0


def test_paying_with_the_proven_card_ends_the_proof() -> None:
    """9.5"""
    g = table(3, families=("malatesta",), hands={0: ["bribe_cardinal", "veto", "start_war"]}, influence={0: 2})
    do(g, "0 auction_pope", "0 bid 4", "1 pass_bid", "2 pass_bid", "0 use_bribe_cardinal 1")
    assert g.shown_cardinals[0] == 0


def test_whoever_holds_any_card_is_asked() -> None:
    """9.4: in the veto window, and at a bidding turn without a bid to make."""
    for card in ("veto", "freeze_bid", "raid_gold"):
        g = table(hands={1: [card]})
        do(g, "0 declare_war milan rome")
        assert asked(g) == (1, "ask-veto")
        g = table(hands={1: [card]}, gold={1: 0})
        do(g, "0 auction_event botticelli", "0 bid 0")
        assert asked(g) == (1, "ask-no-bid")


def test_drafts_and_offers_of_others_are_forgotten() -> None:
    """8.3, 9.3"""
    g = table()
    do(g, "1 offer_to 2", "1 give_gold 3", "1 propose", "1 offer_to 3", "1 give_gold 7")
    guess = g.imagine(0, SEED)
    assert guess.offers.open == []
    assert guess.offers.draft_to == [-1] * 4
    assert g.imagine(2, SEED).offers.open == [[1, 2, 3, 0, 0, 0]]


def test_a_played_card_ends_the_right_to_take_back() -> None:
    """A free play discloses a card; buying a troop does not."""
    g = table(hands={0: ["raid_gold"]})
    shown = g.shown
    do(g, "0 play_raid_gold 1")
    assert g.shown == shown + 1


def crowded(seats: int, rng: Random) -> Table:
    """A position in which everybody holds cards and half of all tiles and troops are owned."""
    cards = [card for card, copies in zip(TREACHERY, (7, 2, 8, 2, 2, 1, 1)) for _ in range(copies)]
    rng.shuffle(cards)
    tiles = list(TILES)
    rng.shuffle(tiles)
    families = ["bentivogli", "malatesta", "baglioni", "d_este", "gonzaga", "montefeltro"]
    return table(
        seats,
        seed=rng.randrange(1000),
        families=families[:seats],
        active=rng.randrange(seats),
        decade=rng.randint(1, 3),
        hands={seat: [cards.pop() for _ in range(2)] for seat in range(seats)},
        tiles={seat: [tiles.pop() for _ in range(3)] for seat in range(seats)},
        troops={seat: rng.sample(TROOPS, 3) for seat in range(min(seats, 4))},
        influence={seat: rng.randrange(8) for seat in range(seats)},
        pope=rng.randrange(seats) if rng.random() < 0.5 else 0,
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_laws_hold_with_full_hands(seats: int) -> None:
    """9.3, 9.4: random games seldom hold many cards, so the laws look again where everybody does."""
    rng = Random(seats)
    play = Play.__new__(Play)
    play.rng, play.every, play.limit, play.aside_rate, play.decisions = rng, 3.0, 10_000, 0.2, 0
    for _ in range(2):
        play.g = crowded(seats, rng)
        for _ in range(40):
            if play.g.over:
                break
            if rng.random() < 0.2:
                play.examine()
            play.step()
