"""What the package knows, for the page: cards, games, and the rules of a table, in the language that is asked for."""

from __future__ import annotations

from functools import cache

from hanashobu import __version__, bots, cards, games, lessons
from hanashobu.cards import BLUE, CODES, KINDS, MONTHS, PLAIN, POETRY, codes
from hanashobu.play import mechanisms
from hanashobu.play.mechanisms.kinds import ReportField
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.deal import shape
from hanashobu.rules.dropout import AGREE
from hanashobu.rules.game import Game
from hanashobu.rules.options import Entry, Options, entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import described
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.units import Units
from hanashobu.rules.yaku import Yaku
from hanashobu.server.api import (
    BotInfo,
    CardInfo,
    CardPoints,
    Counter,
    GameInfo,
    Lang,
    Mechanisms,
    OptionChoice,
    OptionInfo,
    ReportFieldInfo,
    RuleBook,
    RuleLine,
    TeyakuInfo,
    Vocabulary,
    YakuInfo,
    YakuLevel,
)
from hanashobu.text import Name, names
from hanashobu.text.reader import Reader

RIBBONS = {"poetry": POETRY, "blue": BLUE, "plain": PLAIN}


@cache
def words(lang: Lang) -> Vocabulary:
    """The vocabulary that all games share."""
    kinds = {kind.value: names.kind_name(kind) for kind in KINDS}
    offered = tuple(BotInfo(bot.name, bot.sentence) for bot in bots.all_bots().values())
    return Vocabulary(
        tuple(_card(number) for number in range(len(CODES))),
        tuple(names.month_name(month.number) for month in MONTHS),
        kinds,
        offered,
        bots.USUAL,
        bots.FIRST,
        __version__,
    )


def _card(number: int) -> CardInfo:
    code, bit, month = CODES[number], 1 << number, cards.month(number)
    kind = next((kind.value for kind, mask in KINDS.items() if mask & bit), "")
    ribbon = next((word for word, mask in RIBBONS.items() if mask & bit), "")
    return CardInfo(code, month.number if month else 0, kind, ribbon, names.card_name(code))


def all_games(lang: Lang) -> tuple[GameInfo, ...]:
    """Every game as the lobby shows it."""
    return _all_games(lang, games.revision())


@cache
def _all_games(lang: Lang, revision: int) -> tuple[GameInfo, ...]:
    easy_first = sorted(games.all_games().values(), key=lambda game: (not game.first, game.level, game.minutes))
    return tuple(_game(game, lang) for game in easy_first)


def _game(game: Game, lang: Lang) -> GameInfo:
    say, rules = Reader(lang), game.rules()
    return GameInfo(
        game.name,
        game.called,
        game.kanji,
        say(game.about),
        game.seats,
        game.usual_seats,
        tuple(_option(entry, say) for entry in entries(game.options)),
        codes(game.picture),
        say(shape(rules.deal, rules.seats, rules.deck.bit_count())),
        game.first,
        game.level,
        game.minutes,
        lessons.find(game.name) is not None,
    )


def _option(entry: Entry, say: Reader) -> OptionInfo:
    choices = tuple(OptionChoice(value, say(word)) for value, word in zip(entry.choices, entry.words, strict=True))
    return OptionInfo(
        name=entry.name,
        title=say(entry.title),
        default=entry.default,
        sentence=say(entry.sentence),
        rule=entry.rule,
        choices=choices,
        takes_number=entry.takes_number,
        least=entry.least,
    )


def rule_book(game: Game, options: Options, seats: int, lang: Lang) -> RuleBook:
    """The rules of one table."""
    say, rules = Reader(lang), game.rules(options, seats)
    shown = {row.id for row in rules.teyaku}
    return RuleBook(
        game=game.name,
        name=game.called,
        sentence=say(game.about),
        seats=seats,
        dealt=say(shape(rules.deal, seats, rules.deck.bit_count())),
        hand=rules.deal.total("hands") or rules.deal.total("piles"),
        field=rules.deal.total("field"),
        deck=codes(rules.deck),
        options={entry.name: getattr(options, entry.name) for entry in entries(game.options)},
        lines=tuple(RuleLine(line.rule, say(line.text)) for line in rules.lines() if line.rule not in shown),
        card_points=_card_points(rules, say),
        yaku=tuple(_yaku(row, rules, say) for row in rules.yaku),
        teyaku=tuple(_teyaku(row, rules, say) for row in rules.teyaku),
        unit=rules.unit,
        yaku_unit=next((_word(word) for word, value in rules.units.counters if value == rules.unit and value > 1), None),
        points=_word(rules.units.word),
        counters=_counters(rules.units),
        multipliers=tuple(code for _, mask in rules.multiplier.levels for code in codes(mask)) if rules.multiplier else (),
        wild=None if rules.wild is None else codes(rules.wild.card)[0],
        has=_has(rules),
        report_fields=tuple(_report_field(field) for field in mechanisms.report_fields().values() if field.rule(rules)),
    )


def _report_field(field: ReportField) -> ReportFieldInfo:
    return ReportFieldInfo(field.name, field.takes, field.message(), field.message("nobody") if field.takes == "player" else None)


def _counters(units: Units) -> tuple[Counter, ...]:
    last = len(units.counters) - 1
    return tuple(Counter(_word(word), value, units.kept if at == last else 0) for at, (word, value) in enumerate(units.counters))


def _word(word: str) -> Name:
    return names.name(word)


def _card_points(rules: Ruleset, say: Reader) -> tuple[CardPoints, ...]:
    if not rules.values.classes:
        return ()
    return tuple(
        CardPoints(points, codes(mask), say(described(mask, rules.deck)), rules.values.of(mask))
        for points, mask in rules.values.rows(rules.deck)
    )


def _yaku(row: Yaku, rules: Ruleset, say: Reader) -> YakuInfo:
    levels = tuple(
        YakuLevel(level.points, say(level.pattern.text()), codes(level.pattern.all_of), codes(level.pattern.some_of), level.pattern.need)
        for level in row.levels
    )
    sizes = sum(other.group == row.group for other in rules.yaku)
    group = say.arg(names.name(row.group)) if sizes > 1 and row.group else ""
    name = names.name(row.name, row.kanji)
    return YakuInfo(row.id, name, group, say(row.worth()), levels, codes(row.cards()), row.stops, row.cancels)


def _teyaku(row: Teyaku, rules: Ruleset, say: Reader) -> TeyakuInfo:
    kind = say.arg(names.name(row.kind)) if row.kind else ""
    return TeyakuInfo(row.id, names.name(row.name, row.kanji), kind, say(row.worth()), say(row.text()))


def _has(rules: Ruleset) -> Mechanisms:
    tables = compile_tables(rules)
    return Mechanisms(
        multiplier=rules.multiplier is not None,
        dropout=rules.dropout is not None,
        stakes=rules.stake is not None,
        leader=rules.leader is not None,
        calls=rules.calls is not None,
        teyaku=bool(rules.teyaku),
        claims=tables.claim_at >= 0,
        campaign=rules.campaign is not None,
        agree=bool(rules.dropout and rules.dropout.two_left == AGREE),
        buyout=bool(rules.dropout and rules.dropout.buyout),
        own_stock=bool(tables.own_stock),
        waits=rules.dropout.waits if rules.dropout else 0,
        sits_out=rules.sits_out is not None,
        liability=bool(rules.calls and rules.calls.liability),
    )
