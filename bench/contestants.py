"""What bench/peers.py measures: factories of `play()`, `copy()` and `search()` for our titles and for the peers.

Each runs in a process of its own (bench/slices.py), so imports happen inside. `play()` plays one uniformly
random game and returns its decisions; `copy()` returns how many copies it made of positions within a game;
`search()` returns how many iterations of a search it ran from such positions.
"""

from __future__ import annotations

from random import Random
from typing import Any, Callable

Jobs = dict[str, Callable[[], int]]
RNG = Random(1)
POSITIONS = 24
ITERATIONS = 24  # of one search


def rules(title: str) -> Jobs:
    """Our rules as searches and environments use them: no event log."""
    import signoria

    game = signoria.game(title)

    def start() -> Any:
        g = game.start(seed=RNG.getrandbits(60))
        g.log = None
        return g

    def play() -> int:
        return playout(start())

    positions = [middle(start()) for _ in range(POSITIONS)]

    def copy() -> int:
        for g in positions:
            g.copy()
        return POSITIONS

    def search() -> int:
        """One iteration: everything the seat cannot know dealt anew, then random play to the end."""
        g = RNG.choice(positions)
        playout(g.imagine(g.to_act[0], RNG.randbytes(16)))
        return 1

    return {"play": play, "copy": copy, "search": search}


def playout(g: Any) -> int:
    decisions, random, stack = 0, RNG.random, g.stack
    while stack:
        frame = stack[-1]
        waiting = frame.waiting
        seat = (waiting & -waiting).bit_length() - 1
        options = frame.legal(g, seat)
        g.act(seat, options[int(random() * len(options))])
        decisions += 1
    return decisions


def middle(g: Any) -> Any:
    for _ in range(60):
        seat = g.to_act[0]
        g.act(seat, RNG.choice(g.legal(seat)))
        if g.over:
            return middle(g.game.start(seed=RNG.getrandbits(60)))
    return g


def master(title: str) -> Jobs:
    """Iterations of the master's own search, guided by the expert."""
    import signoria
    from signoria.bots import Sight, expert
    from signoria.bots.master import Searcher

    game = signoria.game(title)
    thinker = Searcher(expert(title), title, iterations=ITERATIONS)
    positions = [middle(game.start(seed=RNG.getrandbits(60))) for _ in range(POSITIONS)]
    asked = [(g, g.to_act[0]) for g in positions if len(g.legal(g.to_act[0])) > 1]

    def search() -> int:
        """The iterations it took: a decided search ends early."""
        g, seat = RNG.choice(asked)
        return thinker.search(Sight(g, seat, RNG)).root.visits

    return {"play": search, "search": search}


def aec(title: str) -> Jobs:
    """With an action found in the mask, as PettingZoo's own games must, and with one of the list that our environment
    gives to whoever asks, as OpenSpiel's do."""
    from signoria.envs.pettingzoo import env

    return {"play": agent_loop(env(title)), "listed": agent_loop(env(title), listed=True)}


def batch(title: str) -> Jobs:
    """Sixteen games per call, with observations and masks."""
    from signoria.envs.batch import Batch

    games = Batch(title, games=16, seed=1)

    def play() -> int:
        for _ in range(20):
            games.step([legal[int(RNG.random() * len(legal))] for legal in games.legal])
        return 320

    return {"play": play}


def pettingzoo(name: str) -> Jobs:
    from importlib import import_module

    return {"play": agent_loop(import_module(f"pettingzoo.classic.{name}").env())}


def agent_loop(env: Any, listed: bool = False) -> Callable[[], int]:
    """The loop of PettingZoo's documentation, with a random action of the mask, searched in the quickest way that NumPy
    has, or of `env.legal_actions()`. Observation, mask and reward are made at every step."""

    def play() -> int:
        env.reset(seed=RNG.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            if listed:
                env.step(RNG.choice(env.legal_actions()))
                decisions += 1
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(RNG.choice(mask.view(bool).nonzero()[0])))
            decisions += 1
        return decisions

    return play


def drawn(outcomes: list[tuple[int, float]]) -> int:
    mark, total = RNG.random(), 0.0
    for outcome, chance in outcomes:
        total += chance
        if mark < total:
            return outcome
    return outcomes[-1][0]


def openspiel(name: str) -> Jobs:
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401
    if name.startswith("signoria_"):
        import signoria.envs.openspiel  # noqa: F401
    game = pyspiel.load_game(name)

    def forward(state: Any, most: int) -> int:
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
                continue
            state.apply_action(RNG.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def play() -> int:
        return forward(game.new_initial_state(), 1 << 30)

    positions: list[Any] = []
    while len(positions) < POSITIONS:
        state = game.new_initial_state()
        forward(state, 4)
        if not state.is_terminal() and not state.is_chance_node():
            positions.append(state)

    def copy() -> int:
        for state in positions:
            state.clone()
        return POSITIONS

    jobs: Jobs = {"play": play, "copy": copy}
    if not name.startswith(("python_", "signoria_")):
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 20, 100, False, 1, False)

        def search() -> int:
            bot.mcts_search(RNG.choice(positions))
            return 20

        jobs["search"] = search
    return jobs


def openspiel_tensors(name: str) -> Jobs:
    """The observation of whoever is asked written into a NumPy array by OpenSpiel's observer, the mask into another,
    returns at the end. Hearts has only a tensor with perfect recall."""
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    recall = not game.get_type().provides_observation_tensor
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
    mask = np.zeros(game.num_distinct_actions(), np.int8)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
                continue
            observer.set_from(state, state.current_player())
            legal = state.legal_actions()
            mask.fill(0)
            mask[legal] = 1
            state.apply_action(RNG.choice(legal))
            decisions += 1
        np.asarray(state.returns(), np.float32)
        return decisions

    return {"play": play}


def pgx(name: str) -> Jobs:
    """Sixteen games at once, observations, masks and rewards read into NumPy; auto reset, random legal actions."""
    import jax
    import numpy as np
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env, games = library.make(name), 16
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = iter(lambda: jax.random.split(jax.random.PRNGKey(RNG.getrandbits(30)), games), None)
    held = [jax.jit(jax.vmap(env.init))(next(keys))]

    def play() -> int:
        for _ in range(5):
            state = held[0]
            masks = np.asarray(state.legal_action_mask)
            actions = np.array([RNG.choice(np.flatnonzero(mask)) for mask in masks], np.int32)
            held[0] = step(state, actions, next(keys))
            np.asarray(held[0].observation)
            np.asarray(held[0].rewards)
        return 5 * games

    return {"play": play}


def rlcard(name: str) -> Jobs:
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(RNG.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"play": play}


def catanatron(name: str) -> Jobs:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)

    def start() -> Any:
        return Game([RandomPlayer(color) for color in colors], seed=RNG.randrange(1 << 30))

    def play() -> int:
        game = start()
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    positions = []
    for _ in range(8):
        game = start()
        for _ in range(300):
            if game.winning_color() is None:
                game.play_tick()
        positions.append(game)

    def copy() -> int:
        for game in positions:
            game.copy()
        return len(positions)

    return {"play": play, "copy": copy}


def chess(name: str) -> Jobs:
    import chess as library

    def play() -> int:
        board, decisions = library.Board(), 0
        while not board.is_game_over():
            board.push(RNG.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    boards = []
    for _ in range(POSITIONS):
        board = library.Board()
        for _ in range(20):
            board.push(RNG.choice(list(board.legal_moves)))
        boards.append(board)

    def copy() -> int:
        for board in boards:
            board.copy(stack=False)
        return POSITIONS

    return {"play": play, "copy": copy}
