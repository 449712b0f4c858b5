"""OpenSpiel's random simulations over every title, with resampling from information states inside them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import signoria.envs.openspiel as registered
from signoria import games

NAMES = [registered.short_name(game.id) for game in games()]


def resampling(game: Any, every: int) -> Callable[[Any], None]:
    """Checks on every so-manieth state that no player can tell a resampled state from the true one."""
    rng, count = Random(3), 0

    def check(state: Any) -> None:
        nonlocal count
        count += 1
        if count % every or state.is_chance_node() or state.is_terminal():
            return
        for player in range(game.num_players()):
            guess = state.resample_from_infostate(player, rng.random)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert guess.current_player() == player
                assert guess.legal_actions() == state.legal_actions()

    return check


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    long = "renaissance" in name
    game = pyspiel.load_game(f"{name}(seats=3)" if long else name)
    pyspiel.random_sim_test(game, 1, not long, False, not long, resampling(game, 97 if long else 41))


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    rng, state = Random(2), pyspiel.load_game(name).new_initial_state()
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    text, copy = state.information_state_string(0), state.clone()
    assert copy.information_state_string(0) == text
    for _ in range(10):
        copy.apply_action(rng.choice(copy.legal_actions()))
    assert state.information_state_string(0) == text


def test_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game("signoria_condottiere(seats=5,hidden_cards=True,first_holder=3)")
    assert game.num_players() == 5
    assert game.options["hidden_cards"] is True
    assert game.options["first_holder"] == 3
    with pytest.raises(ValueError, match="seats"):
        pyspiel.load_game("signoria_condottiere", {"seats": 9})


def test_information_set_search_runs() -> None:
    game = pyspiel.load_game("signoria_condottiere(seats=2)")
    rng, state = Random(4), game.new_initial_state()
    while state.is_chance_node() or state.move_number() < 14:
        state.apply_action(rng.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1), uct_c=1.4, max_simulations=4, random_state=None
    )
    assert bot.step(state) in state.legal_actions()


def test_named_pieces_of_the_tensor() -> None:
    game = pyspiel.load_game("signoria_principato")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["turn"].sum() == 1.0


def test_a_tensor_without_memory_is_not_advertised_as_an_information_state() -> None:
    game = pyspiel.load_game("signoria_condottiere")
    assert not game.get_type().provides_information_state_tensor
    assert game.get_type().provides_observation_tensor
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).tensor is None
