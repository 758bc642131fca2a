"""`hana odds`: the chances in a position of a record, or in one that is typed in."""

from __future__ import annotations

import secrets

import click
from rich.text import Text

from hanashobu.cards import UnknownCard, cards
from hanashobu.cli import tables
from hanashobu.cli.cards import card_codes
from hanashobu.cli.command import command, option
from hanashobu.cli.common import (
    GameName,
    WholeNumber,
    answer,
    console,
    json_option,
    option_option,
    players_option,
    say_if_slow,
    seat_of,
    seed_option,
    table_of,
)
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.cli.records import RecordFile, complete_seat, no_decision, one_match, readable
from hanashobu.engine import native
from hanashobu.hints.chances import Chance
from hanashobu.lab.odds.chances import NoOdds, PositionOdds, chances
from hanashobu.lab.odds.position import TypedPosition, position
from hanashobu.play.position import BadPosition
from hanashobu.play.view import View
from hanashobu.records.codec import RecordSource
from hanashobu.records.replay import Replay
from hanashobu.rules.game import Game
from hanashobu.text import msg
from hanashobu.text.current import say, t
from hanashobu.text.names import name
from hanashobu.text.numbers import written

SMALLEST = 0.0005  # a chance below this is shown as nearly nothing


@command()
@click.argument("file", type=RecordFile(), required=False)
@option("--at", type=WholeNumber(), metavar="N", help="help-odds-at")
@option("--match", "number", type=WholeNumber(), metavar="K", help="help-match")
@option("--seat", metavar="PLAYER", help="help-odds-seat", shell_complete=complete_seat)
@option("--game", type=GameName(), metavar="GAME", help="help-odds-game")
@players_option
@option_option
@option("--hand", metavar="CARDS", help="help-odds-hand")
@option("--field", metavar="CARDS", help="help-odds-field")
@option("--pile", "piles", multiple=True, metavar="CARDS", help="help-odds-pile")
@option("--turn", metavar="PLAYER", help="help-odds-turn")
@option("--dealer", metavar="PLAYER", help="help-odds-dealer")
@option("--multiplier", type=WholeNumber(most=64), default=1, default_text="1", metavar="N", help="help-odds-multiplier")
@option("--worlds", "-w", type=WholeNumber(most=10**9), metavar="N", help="help-odds-worlds")
@seed_option
@json_option
def odds(
    *,
    file: RecordSource | None,
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
    """The chances in a position: yaku, and what the round will bring."""
    if (file is None) == (game is None):
        raise Misuse("cli-odds-what")
    if file is not None and (hand or field or piles or turn or dealer or players or options or multiplier > 1):
        raise Misuse("cli-odds-record")
    if file is not None:
        view = _from_record(file, number, at, seat)
    else:
        assert game is not None
        if at is not None or number is not None:
            raise Misuse("cli-odds-typed")
        view = _typed(
            game,
            players,
            options,
            hand=hand or "",
            field=field or "",
            piles=piles,
            seat=seat,
            turn=turn,
            dealer=dealer,
            multiplier=multiplier,
        )
    say_if_slow()
    try:
        found = chances(view, worlds, secrets.randbits(32) if seed is None else seed, fast=native.ready())
    except NoOdds as error:
        raise CommandFailed(error) from None
    if as_json:
        answer(found.to_json())
    else:
        _show(view, found)


def _from_record(file: RecordSource, number: int | None, at: int | None, seat: str | None) -> View:
    """The position of a record, as one player saw it."""
    with readable(file):
        lines = one_match(file, number)
        played = Replay(lines)
        first, last = lines[0].number, lines[-1].number
        if at is not None and not first < at <= last + 1:
            raise Misuse("cli-odds-at", first=first + 1, last=last + 1, at=at)
        before = last + 1 if at is None else at
        for line in played:
            if line.number + 1 >= before:
                break
        actor = played.match.actor if played.settled else None
        if actor is None and at is not None:
            raise no_decision(file, lines, at)
    if actor is None:
        raise CommandFailed("cli-odds-nobody", file=str(file))
    return played.match.view(actor if seat is None else seat_of(seat, played.match.names))


def _typed(
    game: Game,
    players: int | None,
    options: tuple[str, ...],
    *,
    hand: str,
    field: str,
    piles: tuple[str, ...],
    seat: str | None,
    turn: str | None,
    dealer: str | None,
    multiplier: int,
) -> View:
    chosen, ruleset = table_of(game, options, players)
    names = tuple(t("cli-player-number", number=number) for number in range(1, ruleset.seats + 1))
    eyes = 0 if seat is None else seat_of(seat, names)
    deck = ruleset.deck
    try:
        lie = tuple(_cards(pile, deck) for pile in piles or ("",) * ruleset.seats)
        given = TypedPosition(
            hand=_cards(hand, deck),
            field=_cards(field, deck),
            piles=lie,
            seat=eyes,
            turn=eyes if turn is None else seat_of(turn, names),
            dealer=0 if dealer is None else seat_of(dealer, names),
            multiplier=multiplier,
        )
        return position(game, chosen, names, given)
    except (UnknownCard, BadPosition) as error:
        raise Misuse(error) from None


def _cards(text: str, deck: int) -> int:
    """The cards of a list, each of which may stand there once."""
    text = card_codes(text)
    words = text.replace(",", " ").lower().split()
    twice = next((word for word in words if words.count(word) > 1), None)
    if twice:
        raise BadPosition("error-odds-twice", card=twice)
    return cards(text, deck)


def _show(view: View, found: PositionOdds) -> None:
    out = console()
    eyes = [] if found.seat is None else [view.player(found.seat)]
    out.print(Text.assemble((t("cli-odds-eyes", who=eyes), "bold"), t("cli-odds-worlds", worlds=found.worlds)))
    if view.actor is not None:
        out.print(t("cli-odds-turn", who=view.player(view.actor), turn=view.turn + 1), style="dim")
    out.print()
    table = tables.table("", *(one.name for one in found.seats), numbers=range(1, len(found.seats) + 1))
    error = [0.0 if one.error is None else one.error for one in found.seats]
    table.add_row(
        t("cli-odds-brings"),
        *(f"{written(one.result, '+z.1f')} ± {spread:.1f}" for one, spread in zip(found.seats, error, strict=True)),
        style="bold",
    )
    table.add_row(t("cli-odds-wins"), *(_percent(one.wins) for one in found.seats), end_section=True)
    for place, row in enumerate(view.rules.yaku):
        likely = [one.yaku[place].chance for one in found.seats]
        if any(chance.share for chance in likely):
            table.add_row(say(msg("words", text=name(row.name, row.kanji))), *(_percent(chance) for chance in likely))
    tables.show(out, table, words=[0])
    made = [any(one.yaku[place].chance.share for one in found.seats) for place in range(len(view.rules.yaku))]
    never = [name(row.name, row.kanji) for row, ever in zip(view.rules.yaku, made, strict=True) if not ever]
    if never:
        out.print()
        out.print(t("cli-odds-never", yaku=never), style="dim")


def _percent(chance: Chance) -> str:
    if chance.share == 0:
        return "-"
    if chance.share < SMALLEST:
        return "< 0.1%"
    return f"{chance.share:.1%} ± {100 * chance.error:.1f}"
