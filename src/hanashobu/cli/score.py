"""`hana score`: what people at a real table need when the cards are played."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hanashobu.cards import codes
from hanashobu.cli.common import Whole, answer, console, game_argument, json_option, option_option, seat_of
from hanashobu.play import scoring
from hanashobu.play.scoring import BadPiles, Scored
from hanashobu.play.words import payments, say, signed
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption, read
from hanashobu.rules.ruleset import Ruleset


@click.command()
@game_argument
@click.option(
    "--pile",
    "piles",
    multiple=True,
    required=True,
    metavar="CARDS",
    help="What one player took, such as '1a 3a 8a'; one --pile for each player, in turn order. One may be `rest`.",
)
@click.option("--names", metavar="A,B,C", help="The players' names, in the same order.")
@click.option("--dealer", metavar="PLAYER", default="1", help="Who dealt: a name, or a number from 1.  [default: 1]")
@click.option("--multiplier", type=Whole(), metavar="M", default=1, help="What the round counts, where a game multiplies.  [default: 1]")
@click.option("--teyaku", "shown", multiple=True, metavar="PLAYER", help="Who showed a teyaku; PLAYER=ID where a game has several.")
@option_option
@json_option
def score(
    game: Game,
    piles: tuple[str, ...],
    names: str | None,
    dealer: str,
    multiplier: int,
    shown: tuple[str, ...],
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Score a round that was played with real cards.

    Cards are written as month and letter, 1a to 12d, and 0 for the blank; `rest` is every card that is in no other pile.

    \b
    hana score mushi --pile "1a 2a 3a 4a 4b 8a 12a" --pile rest
    hana score hiraya --names Aki,Ben,Chie --dealer Ben --teyaku Chie \\
        --pile "1a 1b 2b 3b …" --pile "3a 8a …" --pile rest
    hana score kyu_rei_hana --multiplier 4 --pile "…" --pile "…" --pile rest
    """
    ruleset = _table(game, options, len(piles))
    players = _names(names, len(piles))
    try:
        masks = scoring.read_piles(piles, players, ruleset)
    except BadPiles as error:
        raise click.UsageError(str(error)) from None
    _check_multiplier(game, ruleset, multiplier)
    hands = [_shown(text, players, game, ruleset) for text in shown]
    found = scoring.score(ruleset, masks, players, seat_of(dealer, players), multiplier, hands)
    if as_json:
        answer(_to_json(game, ruleset, players, found))
    else:
        _report(console(), game, ruleset, players, found)


def _table(game: Game, options: tuple[str, ...], seats: int) -> Ruleset:
    try:
        return game.rules(read(game.options, options), seats)
    except BadTable as error:
        hint = f" There {'is' if seats == 1 else 'are'} {seats} --pile: give one for each player." if seats not in game.seats else ""
        raise click.UsageError(f"{error}{hint}") from None
    except BadOption as error:
        raise click.UsageError(str(error)) from None


def _names(text: str | None, seats: int) -> tuple[str, ...]:
    if text is None:
        return tuple(f"Player {number}" for number in range(1, seats + 1))
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != seats:
        raise click.UsageError(f"--names has {len(names)} for {seats} piles; it takes one for each, such as Aki,Ben.")
    if "" in names or len({name.lower() for name in names}) < seats:
        raise click.UsageError("Every player needs a name of their own in --names, such as Aki,Ben.")
    return names


def _check_multiplier(game: Game, ruleset: Ruleset, multiplier: int) -> None:
    values = [1, *sorted(value for value, _ in ruleset.multiplier.levels)] if ruleset.multiplier else [1]
    if multiplier in values:
        return
    if len(values) == 1:
        raise click.UsageError(f"{game.title} has no multiplier; leave --multiplier out.")
    raise click.UsageError(f"The multiplier of a round of {game.title} is one of {', '.join(map(str, values))}, not {multiplier}.")


def _shown(text: str, players: tuple[str, ...], game: Game, ruleset: Ruleset) -> tuple[int, str]:
    """The seat and the id of a teyaku that was shown."""
    ids = [row.id for row in ruleset.teyaku]
    if not ids:
        raise click.UsageError(f"{game.title} has no teyaku; leave --teyaku out.")
    who, _, which = text.partition("=")
    id = which.strip().upper() or (ids[0] if len(ids) == 1 else "")
    if id not in ids:
        raise click.UsageError(f"--teyaku {text}: say which one, as {who}={ids[0]}; {game.title} has {', '.join(ids)}.")
    return seat_of(who, players), id


def _report(out: Console, game: Game, ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> None:
    times = f", everything counts ×{found.multiplier}" if found.multiplier > 1 else ""
    out.print(Text.assemble((game.title, "bold"), f"  {game.kanji}  {players[found.dealer]} dealt{times}"))
    out.print()
    out.print(_sheet(players, found))
    out.print()
    for line in payments(found.payments, players, ruleset):
        out.print(line)
    for note in found.notes:
        out.print(note, style="yellow")
    if not found.payments and not found.notes:
        rule, text = ruleset.settlement.lines(ruleset.seats)[0]
        out.print(f"{text} ({rule})")
    if game.units.counters:
        out.print(_counted_out(game, players, found))
    out.print(_end(players, found), style="bold")


def _sheet(players: tuple[str, ...], found: Scored) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("player", style="bold")
    table.add_column("card points", justify="right")
    table.add_column("yaku")
    table.add_column("", justify="right")
    table.add_column("result", justify="right", style="bold")
    for seat, name in enumerate(players):
        first = [name, str(found.card_points[seat])]
        last = signed(found.result[seat])
        if not found.yaku[seat]:
            table.add_row(*first, Text("none", style="dim"), "", last)
        for row, held in enumerate(found.yaku[seat]):
            cards = " ".join(codes(held.cards))
            title = Text.assemble(f"{held.yaku.name} {held.yaku.kanji} ", (held.yaku.id, "cyan"), (f"\n{cards}", "dim"))
            table.add_row(
                *(first if row == 0 else ["", ""]),
                title,
                "ends the round" if held.points is None else str(held.points),
                last if row == 0 else "",
            )
    return table


def _counted_out(game: Game, players: tuple[str, ...], found: Scored) -> str:
    """What everybody gets or gives, in the counters of the game."""
    words = []
    for name, points in zip(players, found.result, strict=True):
        counters = game.units.show(abs(points)).partition(" (")[2].removesuffix(")")
        if counters:
            words.append(f"{name} {'gives' if points < 0 else 'gets'} {counters}")
    return f"In all, {'; '.join(words)}." if words else "Nobody gets anything."


def _end(players: tuple[str, ...], found: Scored) -> str:
    if found.winner is None:
        return f"Nobody wins the round; {players[found.next_dealer]} deals again."
    if found.winner == found.next_dealer:
        return f"{players[found.winner]} wins the round and deals the next."
    return f"{players[found.winner]} wins the round; {players[found.next_dealer]} deals the next."


def _to_json(game: Game, ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> dict[str, Any]:
    """The same for programs; seats are numbers from 0, as in records."""
    return {
        "game": game.name,
        "names": players,
        "dealer": found.dealer,
        "multiplier": found.multiplier,
        "piles": [codes(pile) for pile in found.piles],
        "cards": found.card_points,
        "yaku": [
            [{"id": held.yaku.id, "name": held.yaku.name, "cards": codes(held.cards), "points": held.points} for held in row]
            for row in found.yaku
        ],
        "payments": [{**msgspec.to_builtins(event), "text": say(event, players, ruleset)} for event in found.payments],
        "result": found.result,
        "winner": found.winner,
        "next_dealer": found.next_dealer,
        "notes": found.notes,
    }
