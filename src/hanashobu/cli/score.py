"""`hana score`: what people at a real table need when the cards are played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import click

from hanashobu.cli.common import Whole, answer, console, game_argument, json_option, option_option, seat_of
from hanashobu.cli.score_options import by_player, called, pair, read_bought, read_call, read_stake, read_teyaku, wrong
from hanashobu.cli.score_sheet import report, to_json
from hanashobu.play import mechanisms, players
from hanashobu.play.mechanisms.kinds import ReportField
from hanashobu.play.players import BadName
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption, entries, read
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import reported, scoring
from hanashobu.scorekeeping.reported import BadRound, ReportedRound
from hanashobu.scorekeeping.uses import unused
from hanashobu.text import Message, msg
from hanashobu.text.reader import ENGLISH

Command = Callable[..., None]

# The options that only some games need, as the help page shows them after the others.
SECTIONS = {
    "first": "With a leader and stakes",
    "stakes": "With a leader and stakes",
    "calls": "With calls",
    "sage": "With calls",
    "buys": "With calls",
    "answers": "With calls",
    **dict.fromkeys(mechanisms.report_fields(), "With choices before the deal"),
}


class Sections(click.Command):
    """A command whose options stand in sections."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One list for each section."""
        sections: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx) if isinstance(param, click.Option) else None
            if record:
                sections.setdefault(SECTIONS.get(param.name or "", "Options"), []).append(record)
        for title, records in sections.items():
            with formatter.section(title):
                formatter.write_dl(records)


class Use(NamedTuple):
    """An option that has no meaning at every table: its flag, the part of a round that it tells, and the house rule that it needs."""

    flag: str
    field: str
    house_rule: str = ""


def _flag(field: ReportField) -> str:
    return f"--{field.name.replace('_', '-')}"


USES = {
    "hands": Use("--hand", "hands"),
    "buys": Use("--buys", "buys", "buyout=on"),
    "first": Use("--first", "leader"),
    "stakes": Use("--stake", "stakes"),
    "calls": Use("--call", "call"),
    "sage": Use("--sage", "sage"),
    "answers": Use("--answers", "answers", "liability=on"),
    **{name: Use(_flag(field), name, field.house_rule) for name, field in mechanisms.report_fields().items()},
}


def _report_options(command: Command) -> Command:
    """An option for each thing that a mechanism lets people report."""
    for field in reversed(mechanisms.report_fields().values()):
        kind: dict[str, Any] = {"is_flag": True} if field.takes == "yes" else {"metavar": "PLAYER"}
        command = click.option(_flag(field), field.name, help=field.help, **kind)(command)
    return command


@click.command(cls=Sections)
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
@click.option("--teyaku", "shown", multiple=True, metavar="PLAYER[=ID]", help="Who showed a teyaku, and which where a game has several.")
@click.option(
    "--hand",
    "hands",
    multiple=True,
    metavar="PLAYER=CARDS",
    help="A hand as dealt: of who was forced out, to be paid for it; of who claimed a triplet, for Diving.",
)
@click.option("--first", metavar="PLAYER", help="Who led, by the cards that were turned.  [default: the dealer]")
@click.option("--stake", "stakes", multiple=True, metavar="PLAYER=N", help="What somebody staked who had fewer than 8 chips.")
@click.option("--call", "calls", multiple=True, metavar="PLAYER=CALL", help="Who ended the round, with `shoubu` or `cancel`.")
@click.option("--sage", multiple=True, metavar="PLAYER", help="Who called sage; several in the order of their first calls.")
@click.option(
    "--buys",
    multiple=True,
    metavar="PLAYER=SELLER:N",
    help="A forced-out player bought somebody's place for so many points; the seller's pile is `sold`.",
)
@click.option("--answers", multiple=True, metavar="PLAYER=ID", help="Who answers for a yaku (its id), or for Diving (the card laid).")
@_report_options
@option_option
@json_option
def score(
    game: Game, piles: tuple[str, ...], names: str | None, multiplier: int, options: tuple[str, ...], as_json: bool, **given: Any
) -> None:
    """Score a round that was played with real cards.

    Cards are written as month and letter, 1a to 12d, and 0 for the blank; `rest` is every card that is in no other pile.

    Where more than three sit at the table, the pile of who did not play is a word: `out`, `forced`, `waits` (not dealt in), `blank`
    (has the blank card); and `in` for who was in when nobody played. Fees, compensation and the pot are paid by the rules.

    \b
    hana score mushi --pile "1a 2a 3a 4a 4b 8a 12a" --pile rest
    hana score hiraya --names Aki,Ben,Chie --dealer Ben --teyaku Chie \\
        --pile "1a 1b 2b 3b …" --pile "3a 8a …" --pile rest
    hana score kyu_rei_hana --multiplier 4 --pile "…" --pile "…" --pile rest
    hana score hachi_hachi --names Aki,Ben,Chie --teyaku Aki=HH-B5 \\
        --call Ben=shoubu --pile "…" --pile "1b 2b 3b …" --pile "…"
    hana score taiyaku --first 2 --hand "5=1a 1c 2c …" \\
        --pile out --pile "…" --pile "…" --pile rest --pile forced
    """
    ruleset = _table(game, options, len(piles))
    players = _names(names, len(piles))
    _check_multiplier(game, ruleset, multiplier)
    for name, use in USES.items():
        if given[name]:
            _check_use(use, game, ruleset)
    try:
        found = scoring.score(ruleset, _round(game, ruleset, piles, players, multiplier, **given), players)
    except BadRound as error:
        raise click.UsageError(_typed(error.message)) from None
    if as_json:
        answer(to_json(game, ruleset, players, found))
    else:
        report(console(), game, ruleset, players, found)


def _round(
    game: Game,
    ruleset: Ruleset,
    piles: tuple[str, ...],
    players: tuple[str, ...],
    multiplier: int,
    *,
    dealer: str,
    shown: tuple[str, ...],
    hands: tuple[str, ...],
    buys: tuple[str, ...],
    first: str | None,
    stakes: tuple[str, ...],
    calls: tuple[str, ...],
    sage: tuple[str, ...],
    answers: tuple[str, ...],
    **extra: str | bool | None,
) -> ReportedRound:
    """The round as it was typed."""
    return ReportedRound(
        piles=reported.read_piles(piles, players, ruleset),
        dealer=seat_of(dealer, players),
        leader=None if first is None else seat_of(first, players),
        multiplier=multiplier,
        stakes={seat: read_stake(text, ruleset) for seat, text in by_player("--stake", "5", stakes, players).items()},
        hands=reported.read_hands(by_player("--hand", "'1a 1c …'", hands, players), players, ruleset),
        teyaku=[read_teyaku(text, players, game, ruleset) for text in shown],
        call=read_call(calls, players),
        sage=[seat_of(text, players) for text in sage],
        buys=[read_bought(seat, text, players) for seat, text in by_player("--buys", "SELLER:24", buys, players).items()],
        answers=[pair("--answers", "HH-Y4", text, players) for text in answers],
        extra={name: seat_of(said, players) if isinstance(said, str) else 1 for name, said in extra.items() if said},
    )


def _table(game: Game, options: tuple[str, ...], seats: int) -> Ruleset:
    try:
        return game.rules(read(game.options, options), seats)
    except BadTable as error:
        hint = f" {msg('cli-score-pile-each', piles=seats)}" if seats not in game.seats else ""
        raise click.UsageError(f"{error}{hint}") from None
    except BadOption as error:
        raise click.UsageError(str(error)) from None


def _names(text: str | None, seats: int) -> tuple[str, ...]:
    if text is None:
        return tuple(f"Player {number}" for number in range(1, seats + 1))
    names = text.split(",")
    if len(names) != seats:
        raise wrong("cli-score-names", count=len(names), piles=seats)
    try:
        return players.checked(names)
    except BadName as error:
        raise click.UsageError(f"--names: {error}") from None


def _check_multiplier(game: Game, ruleset: Ruleset, multiplier: int) -> None:
    values = {1}
    if ruleset.multiplier and ruleset.multiplier.stacks:
        for value, cards in ruleset.multiplier.levels:
            values = {number * value**power for number in values for power in range(cards.bit_count() + 1)}
    elif ruleset.multiplier:
        values |= {value for value, _ in ruleset.multiplier.levels}
    if multiplier in values:
        return
    if len(values) == 1:
        raise wrong("cli-score-no-multiplier", game=called(game))
    raise wrong("cli-score-multiplier", game=called(game), values=sorted(values), multiplier=multiplier)


def _check_use(use: Use, game: Game, ruleset: Ruleset) -> None:
    """Whether an option has a meaning at this table; if not, a sentence says why."""
    why = unused(ruleset).get(use.field)
    if why is None:
        return
    possible = use.house_rule.partition("=")[0] in {entry.name for entry in entries(game.options)}
    possible = possible and (use.field != "buys" or ruleset.dropout is not None)  # a place can be sold where some do not play
    option = use.house_rule if possible else ""
    raise wrong("cli-score-unused", game=called(game), why=why, flag=use.flag, option=option)


def _typed(message: Message) -> str:
    """What is wrong, and how the remedy is typed, if the catalogue says it."""
    how = Message(f"cli-{message.id}", message.args)
    return f"{message} {how}" if ENGLISH.has(how.id) else str(message)
