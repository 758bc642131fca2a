"""What the package knows, for the page: cards, games, and the rules of a table. Sentences are messages: the page puts them into words."""

from __future__ import annotations

import logging
from functools import cache, lru_cache

from hanashobu import __version__, bots, cards, games, lessons
from hanashobu.app.messages.api import (
    BotInfo,
    CallInfo,
    CardInfo,
    CardPoints,
    Counter,
    ExtraInfo,
    GameInfo,
    ReportFieldInfo,
    RuleBook,
    TeyakuInfo,
    Vocabulary,
    YakuInfo,
    YakuLevel,
)
from hanashobu.cards import BLUE, CODES, KINDS, MONTHS, PLAIN, POETRY, codes
from hanashobu.game_file import trouble_of
from hanashobu.play import duration, extras, mechanisms
from hanashobu.play.mechanisms.kinds import ReportField
from hanashobu.rules.deal import shape
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import described
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.units import Units
from hanashobu.rules.yaku import Level, Yaku
from hanashobu.text import Name, msg, names
from hanashobu.text.catalogue import added

log = logging.getLogger(__name__)

RIBBONS = {"poetry": POETRY, "blue": BLUE, "plain": PLAIN}


def words() -> Vocabulary:
    """The vocabulary that all games share."""
    return _words(games.revision())


@cache
def _words(revision: int) -> Vocabulary:
    kinds = {kind.value: names.kind_name(kind) for kind in KINDS}
    offered = tuple(BotInfo(bot.name, bot.sentence) for bot in bots.all_bots().values())
    return Vocabulary(
        cards=tuple(_card(number) for number in range(len(CODES))),
        months=tuple(names.month_name(month.number) for month in MONTHS),
        kinds=kinds,
        bots=offered,
        usual=bots.USUAL,
        first=bots.FIRST,
        catalogues=added(),
        version=__version__,
    )


def _card(number: int) -> CardInfo:
    code, bit, month = CODES[number], 1 << number, cards.month(number)
    kind = next((kind.value for kind, mask in KINDS.items() if mask & bit), "")
    ribbon = next((word for word, mask in RIBBONS.items() if mask & bit), "")
    return CardInfo(code, month.number if month else 0, kind, ribbon, names.card_name(code))


def all_games() -> tuple[GameInfo, ...]:
    """Every game as the lobby shows it."""
    return _all_games(games.revision())


@cache
def _all_games(revision: int) -> tuple[GameInfo, ...]:
    known = {name for name, game in games.all_games().items() if game.known}
    found = filter(None, map(_shown, games.all_games().values()))
    return tuple(sorted(found, key=lambda info: (not info.first, info.game not in known, info.level, info.minutes)))


def _shown(game: Game) -> GameInfo | None:
    """A game in the lobby; one from outside that cannot be shown is left out and logged, and the others are there."""
    try:
        return _game(game)
    except Exception as error:
        if not game.digest:
            raise
        log.warning("%s", msg("error-game-file-lobby", game=game.name, trouble=trouble_of(error)))
        return None


def _game(game: Game) -> GameInfo:
    rules = game.rules()
    return GameInfo(
        game=game.name,
        name=game.called,
        kanji=game.kanji,
        sentence=game.about,
        seats=game.seats,
        usual_seats=game.usual_seats,
        options=entries(game.options),
        presets=tuple(preset.info(game.name) for preset in game.presets),
        example=codes(game.picture),
        dealt=shape(rules.deal, rules.seats, rules.deck.bit_count()),
        first=game.first,
        level=game.level,
        length=rules.length.summary(rules.units.word),
        minutes=duration.minutes(game),
        lesson=lessons.of(game) is not None,
        outside=games.outside(game),
    )


@lru_cache(100)
def rule_book(game: Game, options: Options, seats: int) -> RuleBook:
    """The rules of one table."""
    rules = game.rules(options, seats)
    shown = {row.id for row in rules.teyaku}
    return RuleBook(
        game=game.name,
        name=game.called,
        sentence=game.about,
        seats=seats,
        dealt=shape(rules.deal, seats, rules.deck.bit_count()),
        length=rules.length.summary(rules.units.word),
        hand=rules.deal.total("hands") or rules.deal.total("piles"),
        field=rules.deal.total("field"),
        deck=codes(rules.deck),
        options={entry.name: getattr(options, entry.name) for entry in entries(game.options)},
        lines=tuple(line for line in rules.lines() if line.rule not in shown),
        card_points=_card_points(rules),
        yaku=tuple(_yaku(row, rules) for row in rules.yaku),
        teyaku=tuple(_teyaku(row, rules) for row in rules.teyaku),
        unit=rules.unit,
        yaku_unit=next((_word(word) for word, value in rules.units.counters if value == rules.unit and value > 1), None),
        points=_word(rules.units.word),
        counters=_counters(rules.units),
        card_sets=mechanisms.card_sets(rules),
        calls=_calls(rules),
        has=mechanisms.has(rules),
        extras=tuple(ExtraInfo(extra.name, extra.slots, extra.lasts) for extra in extras.possible(rules)),
        report_fields=tuple(_report_field(field) for field in mechanisms.report_fields().values() if field.rule(rules) and not field.alone),
    )


def _report_field(field: ReportField) -> ReportFieldInfo:
    return ReportFieldInfo(field.name, field.takes, field.message(), field.message("nobody") if field.takes == "player" else None)


def _counters(units: Units) -> tuple[Counter, ...]:
    last = len(units.counters) - 1
    return tuple(Counter(_word(word), value, units.kept if at == last else 0) for at, (word, value) in enumerate(units.counters))


def _word(word: str) -> Name:
    return names.name(word)


def _card_points(rules: Ruleset) -> tuple[CardPoints, ...]:
    if not rules.values.classes:
        return ()
    return tuple(
        CardPoints(points, codes(mask), described(mask, rules.deck), rules.values.of(mask))
        for points, mask in rules.values.rows(rules.deck)
    )


def _yaku(row: Yaku, rules: Ruleset) -> YakuInfo:
    levels = tuple(_level(level) for level in row.levels)
    sizes = sum(other.group == row.group for other in rules.yaku)
    group = names.name(row.group) if sizes > 1 and row.group else None
    name, worth = names.name(row.name, row.kanji), row.worth(rules.yaku_unit())
    return YakuInfo(
        id=row.id,
        name=name,
        group=group,
        worth=worth,
        levels=levels,
        cards=codes(row.cards()),
        stops=row.stops,
        cancels=row.cancels,
        places=row.places,
    )


def _level(level: Level) -> YakuLevel:
    pattern = level.pattern
    besides = pattern.besides() if pattern.never else None
    return YakuLevel(
        points=level.points,
        text=pattern.text(),
        all_of=codes(pattern.all_of),
        some_of=codes(pattern.some_of),
        need=pattern.need,
        besides=besides,
        month=level.month,
    )


def _teyaku(row: Teyaku, rules: Ruleset) -> TeyakuInfo:
    kind = names.name(row.kind) if row.kind else None
    return TeyakuInfo(row.id, names.name(row.name, row.kanji), kind, row.worth(rules.yaku_unit()), row.text())


def _calls(rules: Ruleset) -> tuple[CallInfo, ...]:
    if rules.calls is None:
        return ()
    words = rules.calls.words
    found = (CallInfo(words.goes_on.word, words.goes_on.name, "goes-on"), CallInfo(words.ends.word, words.ends.name, "ends"))
    return (*found, CallInfo(words.cancels.word, words.cancels.name, "cancels")) if rules.calls.cancel else found
