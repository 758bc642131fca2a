"""`hana score`: what people at a real table need when the cards are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from hanashobu.cli.cards import card_codes
from hanashobu.cli.command import Command as HelpedCommand
from hanashobu.cli.command import option
from hanashobu.cli.common import WholeNumber, answer, console, game_argument, json_option, option_option, seat_of
from hanashobu.cli.errors import Misuse
from hanashobu.cli.score_options import by_player, called, pair, read_bought, read_call, read_stake, read_teyaku
from hanashobu.cli.score_sheet import report, to_json
from hanashobu.play import mechanisms, players
from hanashobu.play.mechanisms.kinds import ReportField
from hanashobu.play.players import BadName
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import scoring
from hanashobu.scorekeeping.reported import BadRound, LiableSeat, RoundReport, listing, typed, unused
from hanashobu.text import Message
from hanashobu.text.current import reader, say, t

Command = Callable[..., None]

# The options that only some games need, as the help page shows them after the others.
SECTIONS = {
    "first": "help-score-stakes",
    "stakes": "help-score-stakes",
    "calls": "help-score-calls",
    "sage": "help-score-calls",
    "buys": "help-score-calls",
    "answers": "help-score-calls",
    **dict.fromkeys(mechanisms.report_fields(), "help-score-choices"),
}


class Sections(HelpedCommand):
    """A command whose options stand in sections."""

    def sections(self) -> Mapping[str, str]:
        """Options that only some games need."""
        return SECTIONS


def _flag(field: ReportField) -> str:
    return f"--{field.name.replace('_', '-')}"


# Options that have no meaning at every table: the flag, and the part of a round that it tells.
USES = {
    "hands": ("--hand", "hands"),
    "buys": ("--buys", "buys"),
    "first": ("--first", "leader"),
    "stakes": ("--stake", "stakes"),
    "calls": ("--call", "call"),
    "sage": ("--sage", "sage"),
    "answers": ("--answers", "answers"),
    **{name: (_flag(field), name) for name, field in mechanisms.report_fields().items()},
}


def _report_options(command: Command) -> Command:
    """An option for each thing that a mechanism lets people report."""
    for field in reversed(mechanisms.report_fields().values()):
        kind: dict[str, Any] = {"metavar": "PLAYER"}
        if field.takes != "player":
            kind = {"is_flag": True} if field.takes == "yes" else {"type": WholeNumber(most=field.most), "metavar": "N"}
        command = option(_flag(field), field.name, help=f"help-score-{field.name.replace('_', '-')}", **kind)(command)
    return command


@click.command(cls=Sections)
@game_argument
@option("--pile", "piles", multiple=True, required=True, metavar="CARDS", help="help-score-pile")
@option("--names", metavar="A,B,C", help="help-score-names")
@option("--dealer", metavar="PLAYER", default="1", default_text="1", help="help-score-dealer")
@option("--multiplier", type=WholeNumber(), metavar="M", default=1, default_text="1", help="help-score-multiplier")
@option("--teyaku", "shown", multiple=True, metavar="PLAYER[=ID]", help="help-score-teyaku")
@option("--hand", "hands", multiple=True, metavar="PLAYER=CARDS", help="help-score-hand")
@option("--first", metavar="PLAYER", help="help-score-first")
@option("--stake", "stakes", multiple=True, metavar="PLAYER=N", help="help-score-stake")
@option("--call", "calls", multiple=True, metavar="PLAYER=CALL", help="help-score-call")
@option("--sage", multiple=True, metavar="PLAYER", help="help-score-sage")
@option("--buys", multiple=True, metavar="PLAYER=SELLER:N", help="help-score-buys")
@option("--answers", multiple=True, metavar="PLAYER=ID", help="help-score-answers")
@_report_options
@option_option
@json_option
def score(
    game: Game, piles: tuple[str, ...], names: str | None, multiplier: int, options: tuple[str, ...], as_json: bool, **given: Any
) -> None:
    """Score a round that was played with real cards."""
    piles = tuple(map(card_codes, piles))
    ruleset = _table(game, options, len(piles))
    players = _names(names, len(piles))
    _check_multiplier(game, ruleset, multiplier)
    for name, (flag, part) in USES.items():
        if given[name]:
            _check_option(flag, part, game, ruleset)
    try:
        found = scoring.score(ruleset, _round(game, ruleset, piles, players, multiplier, **given), players)
    except BadRound as error:
        raise Misuse("words", text=_typed(error.message)) from None
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
) -> RoundReport:
    """The round as it was typed."""
    return RoundReport(
        piles=tuple(map(typed, piles)),
        dealer=seat_of(dealer, players),
        leader=None if first is None else seat_of(first, players),
        multiplier=multiplier,
        stakes={str(seat): read_stake(text, ruleset) for seat, text in by_player("--stake", "5", stakes, players).items()},
        hands={str(seat): listing(card_codes(text)) for seat, text in by_player("--hand", "'1a 1c …'", hands, players).items()},
        teyaku=tuple(read_teyaku(text, players, game, ruleset) for text in shown),
        call=read_call(calls, players),
        sage=tuple(seat_of(text, players) for text in sage),
        buys=tuple(read_bought(seat, text, players) for seat, text in by_player("--buys", "SELLER:24", buys, players).items()),
        answers=tuple(LiableSeat(*pair("--answers", "HH-Y4", text, players)) for text in answers),
        extra={name: seat_of(said, players) if isinstance(said, str) else said for name, said in extra.items() if said},
    )


def _table(game: Game, options: tuple[str, ...], seats: int) -> Ruleset:
    try:
        return game.table(options, seats)[1]
    except BadTable as error:
        hint = [t("cli-score-pile-each", piles=seats)] if error.message.id == "error-seats" else []
        raise Misuse("words", text=" ".join([say(error.message), *hint])) from None


def _names(text: str | None, seats: int) -> tuple[str, ...]:
    if text is None:
        return tuple(t("cli-player-number", number=number) for number in range(1, seats + 1))
    names = text.split(",")
    if len(names) != seats:
        raise Misuse("cli-score-names", count=len(names), piles=seats)
    try:
        return players.checked(names)
    except BadName as error:
        raise Misuse("cli-score-bad-names", why=error.message) from None


def _check_multiplier(game: Game, ruleset: Ruleset, multiplier: int) -> None:
    values = ruleset.times()
    if multiplier in values:
        return
    if len(values) == 1:
        raise Misuse("cli-score-no-multiplier", game=called(game))
    raise Misuse("cli-score-multiplier", game=called(game), values=sorted(values), multiplier=multiplier)


def _check_option(flag: str, part: str, game: Game, ruleset: Ruleset) -> None:
    """Whether an option has a meaning at this table; if not, a sentence says why."""
    why = unused(ruleset).get(part)
    if why is None:
        return
    field, known = mechanisms.report_fields().get(part), mechanisms.report_parts().get(part)
    house_rule = field.house_rule if field else known.house_rule(ruleset) if known else ""
    possible = house_rule.partition("=")[0] in {entry.name for entry in entries(game.options)}
    raise Misuse("cli-score-unused", game=called(game), why=why, flag=flag, option=house_rule if possible else "")


def _typed(message: Message) -> str:
    """What is wrong, and how the remedy is typed, if the catalogue says it."""
    how = Message(f"cli-{message.id}", message.args)
    return f"{say(message)} {say(how)}" if reader().has(how.id) else say(message)
