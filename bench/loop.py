"""Everybody's first loop beside that of python-chess: a random legal move, until it is over, with the setting up included.

    python bench/loop.py

Slices of whole games alternate between the two, in processor time, so that whatever else the machine does hits both.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import geometric_mean, median

import chess

import hanashobu
from hanashobu.games import all_games

PAIRS = 15
SECONDS = 0.2  # of processor time, of one slice


def one_round(game: str, seed: int) -> int:
    """The decisions of one round of a game."""
    match, decisions = hanashobu.Match(game, seed=seed, rounds=1), 0
    while not match.over:
        match.play(random.choice(match.legal_actions))
        decisions += 1
    return decisions


def chess_game() -> int:
    """The moves of one game."""
    board = chess.Board()
    while moves := list(board.legal_moves):
        board.push(random.choice(moves))
        if board.is_insufficient_material() or board.is_seventyfive_moves():
            break
    return len(board.move_stack)


def rate(play: Callable[[int], int]) -> float:
    """Decisions per second of processor time."""
    began, decisions, seed = time.process_time(), 0, 0
    while time.process_time() - began < SECONDS:
        decisions += play(seed)
        seed += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    """The table of ratios."""
    ratios = []
    for game in all_games():
        pairs = [(rate(lambda seed, game=game: one_round(game, seed)), rate(lambda _: chess_game())) for _ in range(PAIRS)]
        here, there = (median(side) for side in zip(*pairs, strict=True))
        ratios.append(median(one / other for one, other in pairs))
        print(f"{game:14} {here:7.0f} decisions a second, {ratios[-1]:.2f} × python-chess ({there:.0f})", flush=True)
    print(f"{'all':14} {geometric_mean(ratios):.2f} ×")


if __name__ == "__main__":
    main()
