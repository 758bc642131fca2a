"""`hana odds`: the chances in a position of a record, or in one that is typed in."""

from __future__ import annotations

import secrets
from pathlib import Path

import click
from rich import box
from rich.table import Table
from rich.text import Text

from hanashobu.cards import UnknownCard, cards
from hanashobu.cli.common import (
    GameName,
    Whole,
    Wrong,
    answer,
    console,
    json_option,
    option_option,
    players_option,
    seat_of,
    seed_option,
    show_progress,
    table_of,
)
from hanashobu.cli.records import no_decision, one_match, readable
from hanashobu.cli.sim import BROKEN_NUMBA, NO_NUMBA
from hanashobu.engine import turbo
from hanashobu.lab.odds.chances import Chance, NoOdds, PositionOdds, chances
from hanashobu.lab.odds.position import Impossible, TypedPosition, position
from hanashobu.lab.sim.run import fast_machine
from hanashobu.play.view import View
from hanashobu.records.replay import Replay
from hanashobu.rules.game import Game

SMALLEST = 0.0005  # a chance below this is shown as nearly nothing


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--at", type=Whole(), metavar="N", help="Before this line of the file; else where the record ends.")
@click.option("--match", "number", type=Whole(), metavar="K", help="The K-th match of the file, where there are several.")
@click.option("--seat", metavar="PLAYER", help="Through whose eyes: a name, or a number from 1; else whoever decides.")
@click.option("--game", type=GameName(), metavar="GAME", help="A position that is typed in: the game, and what follows.")
@players_option
@option_option
@click.option("--hand", metavar="CARDS", help='The player\'s hand, such as "1a 8a 12c".')
@click.option("--field", metavar="CARDS", help="The cards on the field.")
@click.option("--pile", "piles", multiple=True, metavar="CARDS", help='A capture pile, one for each player in turn; "" for none.')
@click.option("--turn", metavar="PLAYER", help="Whose turn it is, by number; else the player's own.")
@click.option("--dealer", metavar="PLAYER", help="Who dealt, by number; else the first.")
@click.option("--multiplier", type=Whole(most=64), default=1, metavar="N", help="What the round counts.  [default: 1]")
@click.option("--worlds", "-w", type=Whole(most=10**9), metavar="N", help="How many imagined worlds; more make errors smaller.")
@seed_option
@json_option
def odds(
    file: Path | None,
    at: int | None,
    number: int | None,
    seat: str | None,
    game: Game | None,
    players: int | None,
    options: tuple[str, ...],
    hand: str | None,
    field: str | None,
    piles: tuple[str, ...],
    turn: str | None,
    dealer: str | None,
    multiplier: int,
    worlds: int | None,
    seed: int | None,
    as_json: bool,
) -> None:
    """The chances in a position: yaku, and what the round will bring.

    Every card that the player does not see is put somewhere it could be, and the round is played out by a light player in
    every seat, again and again. The ± is one standard error of that.

    \b
    hana odds match.jsonl --at 120
    hana odds match.jsonl --at 120 --seat Aki --worlds 1,000,000
    hana odds --game mushi --hand "1a 2a 3a 5a 8a 9a 12a 12b"
              --field "1c 2c 3c 4c 5c 8c 9c 10c" --pile "" --pile ""
    """
    if (file is None) == (game is None):
        raise click.UsageError("Give a record, or a position with --game, --hand, --field and a --pile for each player.")
    if file is not None and (hand or field or piles or turn or dealer or players or options or multiplier > 1):
        raise click.UsageError("A record says by itself how the cards lie: of a position only --at, --match and --seat can be given.")
    if game is None:
        view = _from_record(file or Path(), number, at, seat)
    else:
        if at is not None or number is not None:
            raise click.UsageError("--at and --match are for a record.")
        view = _typed(game, players, options, hand or "", field or "", piles, seat, turn, dealer, multiplier)
    fast = fast_machine("sample", on_compile=show_progress)
    if fast is None:
        show_progress(BROKEN_NUMBA if turbo.available() else NO_NUMBA)
    try:
        found = chances(view, worlds, secrets.randbits(32) if seed is None else seed, fast=fast)
    except NoOdds as error:
        raise Wrong(str(error)) from None
    if as_json:
        answer(found.to_json())
    else:
        _show(view, found)


def _from_record(file: Path, number: int | None, at: int | None, seat: str | None) -> View:
    """The position of a record, as one player saw it."""
    with readable(file):
        lines = one_match(file, number)
        played = Replay(lines)
        first, last = lines[0].number, lines[-1].number
        if at is not None and not first < at <= last + 1:
            raise click.UsageError(f"--at takes a line from {first + 1} to {last + 1} here, not {at}.")
        before = last + 1 if at is None else at
        for line in played:
            if line.number + 1 >= before:
                break
        actor = played.match.actor if played.settled else None
        if actor is None and at is not None:
            raise no_decision(file, lines, at)
    if actor is None:
        raise Wrong(f"Nobody is asked anything where {file} ends; say with --at before which line you want the chances.")
    return played.match.view(actor if seat is None else seat_of(seat, played.match.names))


def _typed(
    game: Game,
    players: int | None,
    options: tuple[str, ...],
    hand: str,
    field: str,
    piles: tuple[str, ...],
    seat: str | None,
    turn: str | None,
    dealer: str | None,
    multiplier: int,
) -> View:
    chosen, seats = table_of(game, options, players)
    names = tuple(f"Player {number}" for number in range(1, seats + 1))
    eyes = 0 if seat is None else seat_of(seat, names)
    try:
        lie = tuple(_cards(pile) for pile in piles or ("",) * seats)
        given = TypedPosition(
            hand=_cards(hand),
            field=_cards(field),
            piles=lie,
            seat=eyes,
            turn=eyes if turn is None else seat_of(turn, names),
            dealer=0 if dealer is None else seat_of(dealer, names),
            multiplier=multiplier,
        )
        return position(game, chosen, names, given)
    except (UnknownCard, Impossible) as error:
        raise click.UsageError(str(error)) from None


def _cards(text: str) -> int:
    """The cards of a list, each of which may stand there once."""
    words = text.replace(",", " ").lower().split()
    twice = next((word for word in words if words.count(word) > 1), None)
    if twice:
        raise Impossible(f"{twice} is there twice.")
    return cards(text)


def _show(view: View, found: PositionOdds) -> None:
    out = console()
    eyes = "a spectator" if found.seat is None else view.names[found.seat]
    out.print(Text.assemble((f"Through the eyes of {eyes}", "bold"), f", {found.worlds:,} worlds"))
    if view.actor is not None:
        out.print(f"{view.names[view.actor]} is to decide; turn {view.turn + 1} of the round.", style="dim")
    out.print()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("")
    for one in found.seats:
        table.add_column(one.name, justify="right")
    error = [0.0 if one.error is None else one.error for one in found.seats]
    table.add_row(
        "the round brings", *(f"{one.result:+z.1f} ± {spread:.1f}" for one, spread in zip(found.seats, error, strict=True)), style="bold"
    )
    table.add_row("wins the round", *(_percent(one.wins) for one in found.seats), end_section=True)
    for place, row in enumerate(view.rules.yaku):
        likely = [one.yaku[place].chance for one in found.seats]
        if any(chance.share for chance in likely):
            table.add_row(row.name, *(_percent(chance) for chance in likely))
    out.print(table)
    never = [row.name for place, row in enumerate(view.rules.yaku) if not any(one.yaku[place].chance.share for one in found.seats)]
    if never:
        out.print()
        out.print(f"In none of the worlds: {', '.join(never)}.", style="dim")


def _percent(chance: Chance) -> str:
    if chance.share == 0:
        return "-"
    if chance.share < SMALLEST:
        return "< 0.1%"
    return f"{chance.share:.1%} ± {100 * chance.error:.1f}"
