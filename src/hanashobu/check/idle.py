"""Parts that change nothing: each is taken out once, in positions laid from its own cards and in play."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from hanashobu.check.report import Report
from hanashobu.check.witness import Witness, says
from hanashobu.game_file import FAILURES
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.dues import ENDER, OPPONENTS, Due
from hanashobu.rules.ending import LUCKY
from hanashobu.rules.part import ALL_FIELDS, ITSELF, Part
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import ANY
from hanashobu.text import Quoted, msg

TRIED = 4  # tables at which a part may do nothing

# Words and ids; the parts that only say something or count something out.
# and what groups rows, or is implied by who collects.
SAYS = frozenset(
    {
        "rule",
        "id",
        "name",
        "kanji",
        "under",
        "notes",
        "also",
        "units",
        "play",
        "length",
        "seats",
        "deal",
        "rank",
        "why",
        "draw",
        "kind",
        "group",
        "uneven",
    }
)
OF_ROWS = frozenset({"Level", "Pattern", "Months"})  # what these hold is the row itself


class Item(NamedTuple):
    """Something that could be left out, by its place, and the part without it."""

    place: str
    value: object
    about: object  # whose cards it goes by
    without: Callable[[], Any]
    seldom: bool  # no laid position is sure to bring it about

    def within(self, part: Any, field: str, label: str, put: Callable[[Any], Any]) -> Item:
        """The same, of a part that has this one in a field."""
        without = lambda: dataclasses.replace(part, **{field: put(self.without())})  # noqa: E731
        return self._replace(place=f"{label}.{self.place}", without=without, seldom=self.seldom or _seldom(part, field))


class Idle:
    """Looks at the tables of a game until each part has changed something at one of them."""

    def __init__(self) -> None:
        self._seen: dict[int, Ruleset] = {}  # by identity: GameTables has one object for equal rules
        self._busy: set[tuple[str, object]] = set()
        self._tried: dict[tuple[str, object], int] = {}  # at how many tables
        self._certain: set[str] = set()  # what the kernel does not even read
        self._seldom: set[str] = set()

    def table(self, rules: Ruleset) -> None:
        """Take out what has changed nothing so far; a table is looked at once."""
        if id(rules) in self._seen:
            return
        self._seen[id(rules)] = rules
        witness: Witness | None = None
        for item in items(rules):
            key = item.place, _apart(item.value)
            if key in self._busy or self._tried.get(key, 0) >= TRIED:
                continue
            witness = witness or Witness(rules)
            if self._does(witness, item, key):
                self._busy.add(key)

    def _does(self, witness: Witness, item: Item, key: tuple[str, object]) -> bool:
        """Whether something is different without it; what a table cannot do without does something."""
        self._tried.setdefault(key, 0)
        if item.seldom:
            self._seldom.add(item.place)
        try:
            rules = item.without()
            tables = compile_tables(rules)
            if witness.same(tables) or (isinstance(item.value, str) and item.value is not item.about):
                self._certain.add(item.place)
                return witness.says != says(rules)  # only words
            self._tried[key] += 1
            return witness.differs(rules, tables, (item.about, item.value))
        except FAILURES:
            return True

    def close(self, report: Report) -> None:
        """Say what has changed nothing anywhere; of a part within such a part nothing is said. Where that is not certain it is a remark."""
        places = sorted({place for place, value in self._tried if (place, value) not in self._busy})
        for place in places:
            if any(place != other and place.startswith(f"{other}.") for other in places):
                continue
            if place in self._seldom - self._certain:
                report.remarks.append(msg("check-idle-seldom", what=Quoted(place)))
            else:
                report.complain("check-idle", what=Quoted(place))


def items(part: Any) -> Iterator[Item]:
    """Everything that could be left out, of a ruleset or of a part of it."""
    for field in dataclasses.fields(part):
        value = getattr(part, field.name)
        if field.name in SAYS or field.name == "_":
            continue
        if field.default is not dataclasses.MISSING and value != field.default and not _is_implied(part, field.name):
            about = None if isinstance(part, Ruleset) else part
            yield Item(
                field.name,
                value,
                about,
                partial(dataclasses.replace, part, **{field.name: field.default}),
                _seldom(part, field.name, value),
            )
        if isinstance(value, tuple):
            yield from _of_tuple(part, field.name, value)
        elif isinstance(value, Part) and type(value).__name__ not in OF_ROWS:
            for item in items(value):
                yield item.within(part, field.name, field.name, lambda without: without)


def _seldom(part: Any, field: str, value: object = None) -> bool:
    """Whether only rounds that are hard to lay show what this field is good for, or the part that it holds."""
    of = getattr(part, "seldom", ())
    return field in of or ALL_FIELDS in of or (isinstance(value, Part) and ITSELF in value.seldom)


def _apart(value: object) -> object:
    """What counts as one thing: a number, and a line of the sheet, whoever pays it: with some payers it may be what is paid anyway."""
    if isinstance(value, int):
        return int
    return dataclasses.replace(value, by=OPPONENTS) if isinstance(value, Due) else value


def _put(items: tuple[Any, ...], at: int, one: Any) -> tuple[Any, ...]:
    """The same items with another one at a place."""
    return (*items[:at], one, *items[at + 1 :])


def _is_implied(part: object, field: str) -> bool:
    """Whoever ends a round collects only when one has been ended, and by a hand nobody else has shown one; months may be all of a hand."""
    if isinstance(part, Due) and part.to == ENDER:
        return field == "when" or (field == "to" and part.when == LUCKY)
    return isinstance(part, Teyaku) and (field in ("shows", "shows_least") or (field == "months" and part.pattern == ANY))


def _of_tuple(part: Any, name: str, value: tuple[Any, ...]) -> Iterator[Item]:
    """Without one of several; and without something in one of them."""
    for at, one in enumerate(value):
        label = f"{name} {getattr(one, 'id', '') or getattr(one, 'rule', '') or at + 1}"
        if len(value) > 1 and not isinstance(one, str):
            yield Item(
                label, one, one, partial(dataclasses.replace, part, **{name: value[:at] + value[at + 1 :]}), _seldom(part, name, one)
            )
        if isinstance(one, Part) and type(one).__name__ not in OF_ROWS:
            for item in items(one):
                yield item.within(part, name, label, partial(_put, value, at))
