"""Random games of other engines, whichever are installed (the extra `bench`): decisions and games a second.

What a decision is differs from game to game, so these figures are company for ours, not a race.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

Game = Callable[[random.Random], int]  # one random game; how many decisions it took
MOST_PLIES = 300


def chess_game() -> Game:
    import chess

    def play(dice: random.Random) -> int:
        board, plies = chess.Board(), 0
        while plies < MOST_PLIES and not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return play


def spiel_game(name: str, observed: bool = False) -> Game:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        s, decisions = game.new_initial_state(), 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes, odds = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(dice.choices(outcomes, odds)[0])
            else:
                if observed:
                    s.observation_tensor()
                s.apply_action(dice.choice(s.legal_actions()))
                decisions += 1
        return decisions

    return play


def catan_game() -> Game:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play(dice: random.Random) -> int:
        players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Catan(players, seed=dice.randrange(1 << 30))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def petting_game(name: str) -> Game:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play(dice: random.Random) -> int:
        env.reset(seed=dice.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            allowed = [a for a, may in enumerate(seen["action_mask"]) if may]
            env.step(None if ended or cut else dice.choice(allowed))
            decisions += not ended and not cut
        return decisions

    return play


PEERS: dict[str, tuple[str, Callable[[], Game]]] = {  # the module that must be there, and a game of it
    "python-chess": ("chess", chess_game),
    "OpenSpiel backgammon": ("pyspiel", lambda: spiel_game("backgammon")),
    "OpenSpiel backgammon, observed": ("pyspiel", lambda: spiel_game("backgammon", True)),
    "OpenSpiel connect_four": ("pyspiel", lambda: spiel_game("connect_four")),
    "Catanatron, 4 players": ("catanatron", catan_game),
    "PettingZoo connect_four": ("pygame", lambda: petting_game("connect_four_v3")),
    "PettingZoo tictactoe": ("pygame", lambda: petting_game("tictactoe_v3")),
}


def installed() -> list[str]:
    return [name for name, (module, _) in PEERS.items() if find_spec(module)]


def measure(name: str, seconds: float) -> dict[str, float]:
    play, dice, games, decisions = PEERS[name][1](), random.Random(1), 0, 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += play(dice)
        games += 1
    return {"decisions/s from Python": decisions / spent, "games/s": games / spent}
