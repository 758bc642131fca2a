"""A game: its names, its seats, its options, and the function that turns options into a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from hanashobu.cards import CardSet, cards
from hanashobu.rules.bad_table import BadTable as BadTable  # the files of games take it from here
from hanashobu.rules.options import NO_VALUES, BadOption, OptionInfo, Options, check_needs, entries, from_json, read, show
from hanashobu.rules.preset import KEY
from hanashobu.rules.preset import Preset as Preset
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, Name, Quoted, msg
from hanashobu.text.message import own
from hanashobu.text.names import game_name

USUAL_PICTURE = cards("1a 3a 8a")


@dataclass(frozen=True, kw_only=True)
class Words:
    """A game's own texts in other languages, for a game that has no catalogue in the package; what is missing is shown in English."""

    catalogues: Mapping[str, str] = field(default_factory=dict)  # by language, messages in Fluent: `rule-OS-7 = …`
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # kanji: romaji, and kanji with readings, `花[はな]`


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """What the file of a game has to say."""

    name: str
    title: str
    kanji: str
    prefix: str  # its rule ids begin so
    seats: tuple[int, ...]
    sentence: str
    options: type[Options]
    build: Callable[[Any, int], Ruleset]
    usual_seats: int = 0  # 0: the fewest
    borrows: tuple[str, ...] = ()  # prefixes of other games whose rules hold here too
    picture: CardSet = USUAL_PICTURE  # cards that stand for it in the lobby
    first: bool = False  # the one to begin with, for people who have never held the cards
    known: bool = False  # the one that most people know already; it stands behind the first
    level: int = 2  # how much there is to learn: 1 easy, 2 medium, 3 hard
    minutes: int = 0  # that a usual match takes; 0 if they are to be counted
    presets: tuple[Preset, ...] = field(default=(), compare=False)  # house rules under one name
    lesson: str = ""  # to play, in TOML, for a game from outside: docs/adding-a-game.md
    words: Words = field(default=Words(), compare=False)
    digest: str = ""  # the SHA-256 of its file, for a game from outside the package

    def __post_init__(self) -> None:
        """The fewest seats are the usual ones, if the file says nothing else."""
        if not self.usual_seats and isinstance(self.seats, tuple) and self.seats:
            object.__setattr__(self, "usual_seats", self.seats[0])

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}, for {', '.join(map(str, self.seats))}>"

    @property
    def called(self) -> Name:
        """Its title, with romaji and kanji."""
        return game_name(self.title, self.kanji)

    @property
    def about(self) -> Message:
        """Its sentence."""
        return own(f"game-{self.name}.sentence", self.sentence)

    def rules(self, options: Options | None = None, seats: int | None = None) -> Ruleset:
        """The ruleset of a table; the usual one by default. Raises BadTable, whatever the file of a game from outside does."""
        count = self.usual_seats if seats is None else seats
        if count not in self.seats:
            raise BadTable("error-seats", game=self.called, seats=self.seats, count=count)
        chosen = self.options() if options is None else options
        check_needs(chosen)
        try:
            return self.build(chosen, count)
        except BadTable as error:
            raise self._contradiction(chosen, count, error) or error from None
        except Exception as error:
            if not self.digest:
                raise
            trouble = f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(". ")
            raise BadTable("error-table-build", game=self.called, trouble=trouble) from error

    def _contradiction(self, options: Options, seats: int, error: BadTable) -> BadTable | None:
        """The same refusal with the two house rules that go wrong only together; None if it is not about two."""
        changed = [entry for entry in entries(self.options) if getattr(options, entry.name) != entry.default]
        if len(changed) < 2 or any(self._refuses([entry], options, seats) for entry in changed):
            return None
        for pair in combinations(changed, 2):
            if self._refuses(pair, options, seats):
                one, two = (msg("table-option", option=entry.name, value=show(getattr(options, entry.name))) for entry in pair)
                return BadTable("error-table-together", one=one, two=two, why=error.message)
        return None

    def _refuses(self, changed: Iterable[OptionInfo], options: Options, seats: int) -> bool:
        """Whether these house rules alone make a table that cannot be played at."""
        try:
            self.build(self.options(**{entry.name: getattr(options, entry.name) for entry in changed}), seats)
        except BadTable:
            return True
        return False

    def table(self, chosen: Mapping[str, Any] | Sequence[str], seats: int | None = None) -> tuple[Options, Ruleset]:
        """House rules by name, or typed as `key=value`, and the rules of a table that plays by them; raises BadTable."""
        options = self.chosen(chosen)
        return options, self.rules(options, seats)

    def chosen(self, chosen: Mapping[str, Any] | Sequence[str]) -> Options:
        """House rules by name, or typed as `key=value`; raises BadTable."""
        base, rest = self._preset(chosen)
        values = base.options if base else NO_VALUES
        return from_json(self.options, rest, values) if isinstance(rest, Mapping) else read(self.options, rest, values)

    def _preset(self, chosen: Mapping[str, Any] | Sequence[str]) -> tuple[Preset | None, Mapping[str, Any] | Sequence[str]]:
        """The preset among chosen house rules, and the others."""
        if isinstance(chosen, Mapping):
            names = [value for key, value in chosen.items() if key == KEY]
            rest: Mapping[str, Any] | Sequence[str] = {key: value for key, value in chosen.items() if key != KEY}
        else:
            names = [text.partition("=")[2].strip() for text in chosen if text.partition("=")[0].strip() == KEY]
            rest = [text for text in chosen if text.partition("=")[0].strip() != KEY]
        if not names:
            return None, rest
        known = {preset.name: preset for preset in self.presets}
        if len(names) > 1:
            raise BadOption("error-preset-twice", presets=names)
        if names[0] not in known:
            raise BadOption("error-preset-unknown", name=Quoted(str(names[0])), game=self.called, presets=known)
        return known[names[0]], rest

    def beside_preset(self, chosen: Mapping[str, Any] | Sequence[str]) -> Message | None:
        """Which fields of a preset the other chosen house rules change; None where they leave it as it is."""
        base, _ = self._preset(chosen)
        if base is None:
            return None
        options, _ = self.table(chosen)
        usual = {entry.name: base.options.get(entry.name, entry.default) for entry in entries(self.options)}
        changed = [name for name, value in usual.items() if getattr(options, name) != value]
        return msg("preset-changed", preset=base.info(self.name).title, options=changed) if changed else None

    def tables(self) -> Iterator[Ruleset]:
        """The usual table, then one with each choice of each house rule."""
        yield self.rules()
        for entry in entries(self.options):
            for value in entry.choices:
                try:
                    yield self.rules(self.options(**{entry.name: value}))  # type: ignore[arg-type]  # one of the values it takes
                except BadTable:
                    continue
