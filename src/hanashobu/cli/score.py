"""`hana score`: what people at a real table need when the cards are played."""

from __future__ import annotations

import re
from typing import Any

import click

from hanashobu.cli.common import Whole, answer, console, game_argument, json_option, option_option, seat_of
from hanashobu.cli.score_sheet import report, to_json
from hanashobu.play import players
from hanashobu.play.players import BadName
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption, entries, read
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import reported, scoring
from hanashobu.scorekeeping.course import SAYS
from hanashobu.scorekeeping.reported import BadRound, Told
from hanashobu.scorekeeping.uses import unused

# The options that only some games need, as the help page shows them after the others.
SECTIONS = {
    "first": "With a leader and stakes",
    "stakes": "With a leader and stakes",
    "calls": "With calls",
    "sage": "With calls",
    "buys": "With calls",
    "dealers_hand": "With calls",
    "blind": "With calls",
    "answers": "With calls",
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


# The options that have no meaning at every table, by the part of a round that they tell; and the house rules that give them one.
FIELDS = {
    "--hand": "hands",
    "--buys": "buys",
    "--first": "leader",
    "--stake": "stakes",
    "--call": "call",
    "--sage": "sage",
    "--answers": "answers",
    "--dealers-hand": "dealers_hand",
    "--blind": "blind",
}
HOUSE_RULES = {"--buys": "buyout=on", "--answers": "liability=on", "--dealers-hand": "hand_swap=once", "--blind": "mizuten=on"}


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
@click.option("--dealers-hand", metavar="PLAYER", help="Who played the dealer's hand.  [default: the dealer]")
@click.option("--blind", is_flag=True, help="The dealer played blind (mizuten).")
@click.option("--answers", multiple=True, metavar="PLAYER=ID", help="Who answers for a yaku (its id), or for Diving (the card laid).")
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
    for name, flag in FLAGS.items():
        if given[name]:
            _check_use(flag, game, ruleset)
    try:
        found = scoring.score(ruleset, _round(game, ruleset, piles, players, multiplier, **given), players)
    except BadRound as error:
        raise click.UsageError(str(error)) from None
    if as_json:
        answer(to_json(game, ruleset, players, found))
    else:
        report(console(), game, ruleset, players, found)


# What not every game has a use for.
FLAGS = {
    "hands": "--hand",
    "buys": "--buys",
    "first": "--first",
    "stakes": "--stake",
    "calls": "--call",
    "sage": "--sage",
    "answers": "--answers",
    "dealers_hand": "--dealers-hand",
    "blind": "--blind",
}


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
    dealers_hand: str | None,
    blind: bool,
) -> Told:
    """The round as it was typed."""
    return Told(
        piles=reported.read_piles(piles, players, ruleset),
        dealer=seat_of(dealer, players),
        leader=None if first is None else seat_of(first, players),
        multiplier=multiplier,
        stakes={seat: _stake(text, ruleset) for seat, text in _by_player("--stake", "5", stakes, players).items()},
        hands=reported.read_hands(_by_player("--hand", "'1a 1c …'", hands, players), players, ruleset),
        teyaku=[_shown(text, players, game, ruleset) for text in shown],
        call=_call(calls, players),
        sage=[seat_of(text, players) for text in sage],
        buys=[_bought(seat, text, players) for seat, text in _by_player("--buys", "SELLER:24", buys, players).items()],
        dealers_hand=None if dealers_hand is None else seat_of(dealers_hand, players),
        blind=blind,
        answers=[_pair("--answers", "HH-Y4", text, players) for text in answers],
    )


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
    names = text.split(",")
    if len(names) != seats:
        raise click.UsageError(f"--names has {len(names)} for {seats} piles; it takes one for each, such as Aki,Ben.")
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
        raise click.UsageError(f"{game.title} has no multiplier; leave --multiplier out.")
    raise click.UsageError(f"The multiplier of a round of {game.title} is one of {', '.join(map(str, sorted(values)))}, not {multiplier}.")


def _check_use(name: str, game: Game, ruleset: Ruleset) -> None:
    """Whether an option has a meaning at this table; if not, a sentence says why."""
    why = unused(ruleset).get(FIELDS[name])
    if why is None:
        return
    house_rule = HOUSE_RULES.get(name, "")
    possible = house_rule.partition("=")[0] in {entry.name for entry in entries(game.options)}
    possible = possible and (name != "--buys" or ruleset.dropout is not None)  # a place can be sold where some do not play
    instead = f", or play with -o {house_rule}" if possible else ""
    raise click.UsageError(f"At this table of {game.title} {why}; leave {name} out{instead}.")


def _pair(option: str, example: str, text: str, players: tuple[str, ...]) -> tuple[int, str]:
    """PLAYER=SOMETHING."""
    who, _, what = text.partition("=")
    seat = seat_of(who, players)
    if not what.strip():
        raise click.UsageError(f"{option} {text}: write it as {who.strip()}={example}.")
    return seat, what.strip()


def _by_player(option: str, example: str, texts: tuple[str, ...], players: tuple[str, ...]) -> dict[int, str]:
    """PLAYER=SOMETHING, once for each player."""
    pairs = [_pair(option, example, text, players) for text in texts]
    for place, (seat, _) in enumerate(pairs):
        if any(seat == before for before, _ in pairs[:place]):
            raise click.UsageError(f"{option} is there twice for {players[seat]}.")
    return dict(pairs)


def _stake(text: str, ruleset: Ruleset) -> int:
    most = ruleset.stake.chips if ruleset.stake else 0
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) > most:
        raise click.UsageError(f"A stake is a whole number from 0 to {most}, not {text!r}.")
    return int(text)


def _call(texts: tuple[str, ...], players: tuple[str, ...]) -> tuple[int, str] | None:
    if not texts:
        return None
    if len(texts) > 1:
        raise click.UsageError("Only one player can end the round; give --call once.")
    seat, word = _pair("--call", "shoubu", texts[0], players)
    if word.lower() not in SAYS:
        raise click.UsageError(f"--call {texts[0]}: a round is ended with {' or '.join(SAYS)}; --sage tells who called sage.")
    return seat, word.lower()


def _bought(buyer: int, text: str, players: tuple[str, ...]) -> tuple[int, int, int]:
    seller, _, points = text.rpartition(":")
    if not seller or not re.fullmatch("[0-9]{1,9}", points.strip()):
        raise click.UsageError(
            f"--buys: write whose place was bought and for how many points, as {players[buyer]}=SELLER:24, not {text!r}."
        )
    return buyer, seat_of(seller, players), int(points)


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
