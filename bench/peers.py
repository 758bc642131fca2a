"""How fast other card-game engines play at random, in decisions per second.

Every peer plays whole games in one thread, each decision uniform over the
legal actions, until a time budget is spent.  A *decision* is one action by a
player.  Chance (dealing, shuffling) and setting up a game are not counted as
decisions, but their time is.  Imports, building the environment and one
warm-up game come before the clock starts, which counts processor time, so that
other work on the machine changes little.

The games differ, so the figures compare orders of magnitude.  The packages are
pinned in bench/requirements.txt; one that is missing is reported as absent.

    python bench/peers.py [--seconds 1.0] [--repeats 5]
"""

from __future__ import annotations

import argparse
import functools
import math
import random
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module, metadata
from time import process_time
from typing import Any, ParamSpec, TypeVar

SEED = 1
BATCH = 16

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True)
class Rate:
    """One measurement, or the reason why there is none (`absent`)."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    absent: str = ""

    @property
    def per_second(self) -> float:
        """Decisions per second; NaN for an absent peer."""
        return self.decisions / self.seconds if self.seconds else math.nan


def or_absent(measure: Callable[P, Rate]) -> Callable[P, Rate]:
    """Turn a failed import into an absent Rate."""

    @functools.wraps(measure)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> Rate:
        try:
            return measure(*args, **kwargs)
        except ImportError as error:
            return Rate(absent=f"Absent: {error}.")
        except subprocess.CalledProcessError as error:
            # Importing rlcard.agents runs `python -m pip freeze`.
            return Rate(absent=f"Absent: its import failed to run {error.cmd[1:]}.")

    return guarded


def timed(play: Callable[[], T], count: Callable[[T], int], seconds: float) -> Rate:
    """Call `play` (one game) for `seconds`; `count` decisions off the clock.

    Counting after each batch, not after each game, leaves the caches to the peer.
    """
    play()
    decisions = games = 0
    spent = 0.0
    while not games or spent < seconds:
        start = process_time()
        played = [play() for _ in range(BATCH)]
        spent += process_time() - start
        decisions += sum(count(game) for game in played)
        games += BATCH
    return Rate(decisions, games, spent)


@or_absent
def spiel_cpp(name: str, seconds: float) -> Rate:
    """Play an open_spiel game through its C++ loop.

    `evaluate_bots` plays the given state to its end in place: at a chance node
    it samples an outcome itself, at any other it asks the bot to move.  So the
    finished state holds the history of the very game that was timed, and the
    decisions are its entries by a player (chance has a negative player id).
    Reading the history costs more than half as much as the game: off the clock.
    """
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in seats]
    rng = random.Random(SEED)

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
        return state

    def count(state: Any) -> int:
        return sum(move.player >= 0 for move in state.full_history())

    return timed(play, count, seconds)


@or_absent
def spiel_python(name: str, seconds: float) -> Rate:
    """Play an open_spiel game move by move from Python, chance included."""
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(SEED)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return timed(play, int, seconds)


@or_absent
def pokerkit_holdem(seconds: float) -> Rate:
    """Play hands of three, 100 big blinds deep: fold, check or call, minimum raise.

    All but the betting is automated.  Folding is legal only when facing a bet
    (pokerkit's default mode).  pokerkit shuffles with Python's global generator.
    """
    pokerkit = import_module("pokerkit")
    rng = random.Random(SEED)
    automations = tuple(pokerkit.Automation)
    create = pokerkit.NoLimitTexasHoldem.create_state

    def play() -> int:
        # Trimmed antes of 0, blinds 1 and 2, minimum bet 2, stacks 200, 3 players.
        state = create(automations, True, 0, (1, 2), 2, 200, 3)
        decisions = 0
        while state.status:
            actions = [state.check_or_call]
            if state.can_fold():
                actions.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                actions.append(state.complete_bet_or_raise_to)
            rng.choice(actions)()
            decisions += 1
        return decisions

    return timed(play, int, seconds)


@or_absent
def rlcard_uno(seconds: float) -> Rate:
    """Play uno of two: `env.run` without recording trajectories.

    A decision is one `env.step`, which also encodes the next observation; a
    forced draw is one too.  The agent draws with numpy's global generator.
    """
    env = import_module("rlcard").make("uno", config={"seed": SEED})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(agent.step(state))
            decisions += 1
        return decisions

    return timed(play, int, seconds)


PEERS: dict[str, Callable[[float], Rate]] = {
    "open_spiel hearts, C++ loop": functools.partial(spiel_cpp, "hearts"),
    "open_spiel euchre, C++ loop": functools.partial(spiel_cpp, "euchre"),
    "open_spiel hearts, Python API": functools.partial(spiel_python, "hearts"),
    "open_spiel euchre, Python API": functools.partial(spiel_python, "euchre"),
    "pokerkit no-limit hold'em": pokerkit_holdem,
    "rlcard uno": rlcard_uno,
}


def best_of(repeats: int, seconds: float) -> dict[str, Rate]:
    """Measure the peers in turn, `repeats` times; keep the fastest of each."""
    best: dict[str, Rate] = {}
    for _ in range(repeats):
        for name, measure in PEERS.items():
            rate = measure(seconds)
            best[name] = max(rate, best.get(name, rate), key=lambda r: r.per_second)
    return best


def version(package: str) -> str:
    """Name the installed version of a package."""
    try:
        return f"{package} {metadata.version(package)}"
    except metadata.PackageNotFoundError:
        return f"{package} absent"


def main() -> None:
    """Print a table of all peers."""
    parser = argparse.ArgumentParser(description="Random play in other engines.")
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--repeats", type=int, default=5, help="the best one counts")
    options = parser.parse_args()

    print(f"{'peer':30} {'decisions/s':>12} {'games/s':>9} {'decisions/game':>15}")
    for name, rate in best_of(options.repeats, options.seconds).items():
        if rate.absent:
            print(f"{name:30} {rate.absent}")
        else:
            speed = f"{rate.per_second:12,.0f} {rate.games / rate.seconds:9,.0f}"
            print(f"{name:30} {speed} {rate.decisions / rate.games:15.1f}")
    packages = ("open_spiel", "pokerkit", "rlcard")
    print("; ".join(version(package) for package in packages))


if __name__ == "__main__":
    main()
