"""What seats can and cannot know (rules digest 2.8, 7.3, 9.5, 10.1, 11.6)."""

from __future__ import annotations

from signoria.titles.condottiere.rules.names import KIND_COUNT, MERCENARY_KINDS
from signoria.titles.condottiere.rules.state import Condottiere

from .words import do, hand, table


def guesses(g: Condottiere, seat: int) -> list[Condottiere]:
    return [g.imagine(seat, bytes([i] * 16)) for i in range(40)]


def test_a_mercenary_taken_back_is_known_to_be_in_the_hand() -> None:
    """2.8, edge 41: until he plays one or the cards are shuffled."""
    g = table(3, lines=["6"], hands=["scarecrow 1 2", "3", "4"])
    do(g, "0 play_card scarecrow", "0 retrieve mercenary_6", "1 pass", "2 pass", "0 play_card mercenary_1")
    assert all("6" in hand(world, 0).split() for world in guesses(g, 1))
    do(g, "0 play_card mercenary_6")
    assert not all("6" in hand(world, 0).split() for world in guesses(g, 1))


def test_cards_discarded_in_a_retreat_are_no_mercenaries() -> None:
    """7.3, edge 42."""
    g = table(3, stage="retreat", hands=["winter spring bishop", "1", "2"])
    do(g, "0 discard_hand", "1 keep_hand", "2 keep_hand")
    for world in guesses(g, 1):
        laid = world.secret_discards[:KIND_COUNT]
        assert sum(laid) == 3
        assert not any(laid[:MERCENARY_KINDS])


def test_the_owner_remembers_what_he_discarded() -> None:
    """11.6."""
    g = table(3, stage="retreat", hands=["winter spring bishop", "1", "2"])
    do(g, "0 discard_hand", "1 keep_hand", "2 keep_hand")
    assert all(world.secret_discards == g.secret_discards for world in guesses(g, 0))


def test_shown_cards_are_known_among_the_discards_after_a_retreat() -> None:
    """10.1 with 7.3."""
    g = table(3, stage="retreat", hands=["winter spring", "1", "2"])
    do(g, "0 show_cards winter 1 1", "0 discard_hand", "1 keep_hand", "2 keep_hand")
    assert all(world.secret_discards[7] >= 1 for world in guesses(g, 1))
    assert not all(world.secret_discards[7] >= 1 for world in guesses(g, 2))


def test_a_face_down_card_is_of_a_kind_that_is_laid_face_down() -> None:
    """9.5."""
    g = table(3, lines=["10", "courtesan"], hands=["1 1", "2 2", "3"], face_down=[0, 1], options={"hidden_cards": True})
    for world in guesses(g, 2):
        assert world.box.laid_face_down[world.lines[0][-1]]
    assert all(world.lines[0][-1] == 6 for world in guesses(g, 0))
    assert len({world.lines[0][-1] for world in guesses(g, 2)}) > 3


def test_a_known_card_may_be_the_one_lying_face_down() -> None:
    """9.5 with 2.8."""
    g = table(3, lines=["6"], hands=["scarecrow 1 2", "3 3", "4 4"], options={"hidden_cards": True})
    do(
        g,
        "0 play_card scarecrow",
        "0 retrieve mercenary_6",
        "1 play_card mercenary_3",
        "2 pass",
        "0 play_card mercenary_6",
    )
    worlds = guesses(g, 1)
    assert all("6" in hand(world, 0).split() or world.lines[0][-1] == 5 for world in worlds)
    assert any(world.lines[0][-1] == 5 for world in worlds)
    assert any(world.lines[0][-1] != 5 for world in worlds)


def test_hands_of_others_differ_between_guesses() -> None:
    """11.6: nothing else is certain."""
    g = table(3, hands=["1 2 3", "4 5 6", "heroine winter spring"])
    assert len({hand(world, 2) for world in guesses(g, 0)}) > 10
    assert all(hand(world, 0) == "1 2 3" for world in guesses(g, 0))
