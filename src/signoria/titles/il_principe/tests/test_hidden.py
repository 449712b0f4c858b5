"""What is hidden, and what a guess keeps (digest 10); component packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.kernel import PackError
from signoria.testing import scene
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.state import Principe

from .words import DISPLAY, FIRST_EDITION, A, B, C, cards, options, play, refused, start, table, told

GAME = signoria.game("il_principe")
SEED = bytes(range(16))


def test_hands_are_hidden_their_size_is_not() -> None:
    """10.1"""
    g = table(3, phase="actions", round=2, hands={A: "2 red", B: "3 blue", C: "green"})
    seen = g.view(B)
    assert seen["hand"] == [0, 0, 0, 3, 0]
    assert seen["hand_sizes"] == [2, 3, 1]
    assert seen["hands"] is None
    assert g.view(None)["hand"] is None


def test_money_is_hidden_unless_open() -> None:
    """10.1, 11.3 (ruling 42): hidden display, public log"""
    g = table(3, money=[1, 2, 3], phase="actions", hands={A: "red"})
    assert g.view(B)["money"] == [None, 2, None]
    g = table(3, options={"open_money": True}, money=[1, 2, 3], phase="actions", hands={A: "red"})
    assert g.view(None)["money"] == [1, 2, 3]


def test_face_down_table_cards_are_public_by_color() -> None:
    """1.7, 10.4"""
    g = table(3, phase="actions", hands={A: "red"}, down={B: "2 green yellow"})
    assert g.view(None)["down"][B] == [2, 0, 0, 0, 1]


def test_money_and_hands_are_laid_open_at_the_end() -> None:
    """9.5, 9.6"""
    g = table(3, phase="round", cities="lucca milano siena", hands={A: "red"}, money=[1, 2, 3])
    assert g.view(None)["money"] == [1, 2, 3]
    hands = g.view(None)["hands"]
    assert hands is not None
    assert hands[A] == [0, 0, 1, 0, 0]


def won(hands: dict[int, str], **words: Any) -> Principe:
    g = table(3, phase="auctions", round=2, pool="yellow 5 red", money=[9] * 3, marker=A, cities=DISPLAY, hands=hands,
              **words)  # fmt: skip
    return play(g, "1 bid 1", "2 pass", "0 pass")


def test_the_winner_is_asked_when_he_could_build_by_public_knowledge() -> None:
    """10.2 (ruling 49): asked alike with and without the cards"""
    able, unable = won({B: "green white"}), won({B: "red blue"})
    assert able.to_act == unable.to_act == [B]
    assert options(able, B) == ["build siena", "no_build"]
    assert options(unable, B) == ["no_build"]
    assert able.asked(C) == unable.asked(C) == 1 << B
    assert able.events(C) == unable.events(C)
    assert able.view(C) == unable.view(C)


def test_declining_is_not_told() -> None:
    """10.2, 5.7 (ruling 49)"""
    able, unable = won({B: "green white"}), won({B: "red blue"})
    play(able, "1 no_build")
    play(unable, "1 no_build")
    assert able.events(C) == unable.events(C)
    assert able.view(C) == unable.view(C)


def test_the_winner_is_not_asked_when_all_know_he_cannot_build() -> None:
    """10.2: too few cards, too few ducats, or only cards that all know"""
    assert won({B: "green"}).view(None)["stage"] == "group_bid"
    assert won({B: "2 yellow"}, known={B: "2 yellow"}).view(None)["stage"] == "group_bid"
    g = table(3, phase="auctions", round=2, pool="yellow 5 red", money=[9, 3, 9], marker=A, cities=DISPLAY,
              hands={B: "green white"})  # fmt: skip
    assert play(g, "1 bid 1", "2 pass", "0 pass").view(None)["stage"] == "group_bid"


def test_cards_won_openly_are_known() -> None:
    """10.3: won cards are certain until as many have left the hand"""
    g = won({B: "green white yellow"})
    assert g.view(None)["known"][B] == [0, 0, 0, 0, 1]
    play(g, "1 no_build", "2 pass", "0 pass", "1 bid 1", "1 no_build")
    assert g.view(None)["known"][B] == [0, 0, 5, 0, 1]
    play(g, "1 lay red 3")
    assert g.view(None)["known"][B] == [0, 0, 2, 0, 1]


def test_a_guess_keeps_known_cards_and_sizes() -> None:
    """10.3"""
    g = won({B: "green white", C: "4 blue"})
    for number in range(20):
        guess = g.imagine(A, bytes([number]) * 16)
        assert guess.hand[B * 5 + 4] >= 1
        assert [guess.hand_size(seat) for seat in range(3)] == [0, 3, 4]
        assert guess.census() == guess.totals()
        assert guess.money == g.money


def test_a_guess_leaves_the_own_hand() -> None:
    """10.1"""
    g = won({B: "green white", C: "4 blue"})
    assert cards(g.imagine(C, SEED).hand, C) == {"blue": 4}


def test_a_guess_forgets_the_offers_of_others() -> None:
    """4.3"""
    g = table(3, phase="offers", hands={A: "2 green", B: "2 red", C: "white blue"})
    play(g, "0 offer green_green")
    assert g.imagine(A, SEED).waiting() == 0b110
    assert g.imagine(B, SEED).waiting() == 0b111


def test_with_two_players_the_removed_cities_are_guessed_too() -> None:
    """10.1"""
    g = start(2, seed=4)
    guesses = {tuple(sorted(g.imagine(A, bytes([n]) * 16).removed)) for n in range(30)}
    assert len(guesses) > 10
    assert all(len(removed) == 5 for removed in guesses)


def test_undo_ends_where_cards_came_to_light() -> None:
    """Building shows cards and cannot be taken back; the first of two shields can."""
    g = start(3, seed=1, money_variant=True)
    while not ((site := g.view(None)["building"]) and site["left"] == 2):
        seat = g.to_act[0]
        words = options(g, seat)
        wanted = [word for word in words if word.startswith("build")] or [w for w in words if w.startswith("bid")]
        g.submit(seat, (wanted or words)[0])
    seat = g.to_act[0]
    with pytest.raises(signoria.Refusal, match="no-undo-shown"):
        g.undo(seat)
    g.submit(seat, options(g, seat)[0])
    assert g.undo(seat).view(None)["building"]["left"] == 2


def test_no_trade_and_nothing_out_of_turn() -> None:
    """10.5"""
    g = table(3, phase="actions", marker=A, hands={A: "red", B: "red"})
    assert g.asides(B) == []
    with pytest.raises(signoria.Refusal) as caught:
        g.submit(B, "lay red 1")
    assert caught.value.key == "no-turn"


def test_unknown_scene_words_are_named() -> None:
    """The vocabulary is closed"""
    with pytest.raises(ValueError, match="handz"):
        scene("il_principe", 3, handz={})
    with pytest.raises(ValueError, match="purple"):
        scene("il_principe", 3, hands={0: "purple"})
    with pytest.raises(ValueError, match="not enough"):
        scene("il_principe", 3, hands={0: "21 red"})


def altered(tmp_path: Path, old: str, new: str) -> str:
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


def test_another_pack_changes_figures(tmp_path: Path) -> None:
    """A pack with another cost is played"""
    pack = altered(tmp_path, "cost = 3", "cost = 2")
    g = start(3, seed=1, components=pack)
    assert g.box.city_cost[0] == 2


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("building_cards = 100", "building_cards = 99", "building_cards"),
        ("icons = 60", "icons = 61", "icons"),
        ("contacts = 30", "contacts = 31", "contacts"),
        ("map_shields = 12", "map_shields = 13", "map_shields"),
        ("last_round_below = 10", "last_round_below = 9", "last_round_below"),
        ("removed_per_color = 7", "removed_per_color = 21", "removed_per_color"),
        ("offer = 3", "offer = 4", "offer"),
        ('regions = ["reg_brown"]', 'regions = ["reg_pink"]', "reg_pink"),
        ('regions = ["reg_brown"]', 'regions = ["reg_brown", "reg_brown"]', "twice"),
        ("icons = { green", "icons = { purple", "purple"),
        ("must_turn_up = false", "must_turn_up = 0", "must_turn_up"),
        ("[edition.mtm_2005]", "[edition.mtm]", "mtm_2005"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_place(tmp_path: Path, old: str, new: str, error: str) -> None:
    """Errors name what was expected"""
    with pytest.raises(PackError, match=error):
        start(3, seed=1, components=altered(tmp_path, old, new))


def test_refusals_name_the_first_edition_duties() -> None:
    """6.5, 8.9"""
    g = table(3, options=FIRST_EDITION, phase="roles", round=2, up={A: "blue"})
    assert refused(g, A, "pass") == "no-only-power-shield"
    assert told(g, "takes-role") == [(A, 11)]


def test_a_scene_leaves_no_order_in_the_piles() -> None:
    """Cards and cities that a scene puts back are shuffled: where they lie tells nothing."""
    scenes: list[Any] = [scene("il_principe", 4, seed=seed, hands=[""] * 4, cities="siena lucca") for seed in range(60)]
    assert {g.pile[-1] for g in scenes} == set(range(COLOR_COUNT))
    assert len({g.city_pile[0] for g in scenes}) > 5
