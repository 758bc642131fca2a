"""The requests and responses of the HTTP API. The page's TypeScript types and the OpenAPI page are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hanashobu.play.events import AnyEvent, Cards
from hanashobu.play.mechanisms.kinds import Slot
from hanashobu.play.settlement import Settlement
from hanashobu.play.view import Status
from hanashobu.rules.options import OptionInfo, Value
from hanashobu.rules.preset import PresetInfo
from hanashobu.rules.text import Line
from hanashobu.table.people import Stage, TableSettings
from hanashobu.table.protocol import Snapshot, YakuNews
from hanashobu.text import Message, Name
from hanashobu.wire import Wire

PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]


class Problem(Wire, frozen=True):
    """What went wrong, as a message, and as an English sentence for people without a page."""

    message: Message
    sentence: str


class CardInfo(Wire, frozen=True):
    """A card."""

    code: str
    month: int  # 0 for the blank
    kind: str  # Bright, Animal, Ribbon, Chaff; empty for the blank
    ribbon: str  # poetry, blue, plain; empty for other cards
    name: Name


class BotInfo(Wire, frozen=True):
    """A bot that can be played against."""

    name: str
    sentence: str


class Vocabulary(Wire, frozen=True, kw_only=True):
    """The vocabulary that all games share."""

    cards: tuple[CardInfo, ...]
    months: tuple[Name, ...]
    kinds: dict[str, Name]
    bots: tuple[BotInfo, ...]  # from the weakest to the strongest
    usual: str  # the default bot
    first: str  # the bot for somebody who has just begun
    catalogues: dict[str, str]  # what the games from outside say, by language
    version: str


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game as the lobby shows it."""

    game: str
    name: Name
    kanji: str
    sentence: Message
    seats: tuple[int, ...]
    usual_seats: int
    options: tuple[OptionInfo, ...]
    presets: tuple[PresetInfo, ...]
    example: Cards  # cards that stand for the game in a picture
    dealt: Message  # how a round is dealt at the usual table
    first: bool  # the one to begin with
    level: int  # how much there is to learn: 1 easy, 2 medium, 3 hard
    length: tuple[Message, ...]  # of a usual match: how many rounds, and what else ends it
    minutes: int  # that it takes
    lesson: bool  # whether there is a lesson to play
    outside: bool  # not of this package: whoever runs it has added it


class YakuLevel(Wire, frozen=True, kw_only=True):
    """One way to have a yaku."""

    points: int
    text: Message
    all_of: Cards
    some_of: Cards
    need: int
    besides: Message | None = None  # which cards must not be there
    month: int = 0  # it counts only in rounds of this month; 0: in all


class YakuInfo(Wire, frozen=True, kw_only=True):
    """A row of the yaku table."""

    id: str
    name: Name
    group: Name | None  # only the best of a group counts; none for a row that always adds up
    worth: Message
    levels: tuple[YakuLevel, ...]
    cards: Cards
    stops: bool = False
    cancels: bool = False
    places: tuple[int, ...] = ()  # only for players at these places in turn order, from 1; none: for all


class TeyakuInfo(Wire, frozen=True):
    """A row of the table of dealt hands."""

    id: str
    name: Name
    kind: Name | None
    worth: Message
    text: Message


class CardPoints(Wire, frozen=True):
    """Cards that count the same."""

    points: int
    cards: Cards
    text: Message
    together: int


class Counter(Wire, frozen=True):
    """A chip of several points: a bean, a matchstick, a kan."""

    name: Name
    points: int
    kept: int = 0  # a player has this many of them before larger ones are used


class ExtraInfo(Wire, frozen=True):
    """What a mechanism may show of the table or of its players, in words the message `extra-NAME`."""

    name: str
    slots: tuple[Slot, ...]
    lasts: bool = False  # from one round to the next


class ReportFieldInfo(Wire, frozen=True):
    """Something that people may report of a round with real cards: that it happened, or which other player than the dealer it was."""

    name: str
    takes: Literal["yes", "player", "number"]
    label: Message
    nobody: Message | None = None  # what stands for none of the other players


class CallInfo(Wire, frozen=True):
    """A word that is called after a yaku, and what it does."""

    word: str
    name: Name
    does: Literal["goes-on", "ends", "cancels"]


class RuleBook(Wire, frozen=True, kw_only=True):
    """The rules of one table, and everything about it that does not change during the match."""

    game: str
    name: Name
    sentence: Message
    seats: int
    dealt: Message
    length: tuple[Message, ...]
    hand: int
    field: int
    deck: Cards
    options: dict[str, Value]
    lines: tuple[Line, ...]
    card_points: tuple[CardPoints, ...]
    yaku: tuple[YakuInfo, ...]
    teyaku: tuple[TeyakuInfo, ...]
    unit: int  # points of one unit of the yaku table
    yaku_unit: Name | None  # what yaku are counted in, where it is not points
    points: Name  # the word for points
    counters: tuple[Counter, ...]
    card_sets: dict[str, Cards]  # those that do something of their own, by the names that mechanisms give them
    calls: tuple[CallInfo, ...]
    has: dict[str, int]  # what its mechanisms have, each under the name that the mechanism gives it
    extras: tuple[ExtraInfo, ...]  # in the order in which they are shown
    report_fields: tuple[ReportFieldInfo, ...]


class SeatRequest(Wire, frozen=True):
    """Who is to sit in a seat: a person at this device, a bot, or whoever comes by the link."""

    name: Annotated[str, Meta(max_length=40)]
    bot: str | None = None
    open: bool = False  # for whoever comes by the link; it has no name yet


class TableRequest(Wire, frozen=True):
    """A new table."""

    game: str
    seats: tuple[SeatRequest, ...]
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    seed: str | None = None
    claim_for_me: bool = True  # False: people are asked before a teyaku is claimed, from the first round on
    settings: TableSettings | None = None  # of a table with open seats


class JoinRequest(Wire, frozen=True):
    """Somebody takes an open seat."""

    name: PlayerName


class Joined(Wire, frozen=True):
    """A seat that was taken, and the key to it, which is sent this once."""

    table: TableInfo
    seats: tuple[int, ...]
    key: str


class CarryCode(Wire, frozen=True):
    """A code, to be used once, for another device to get a key of its own to the same seat; until when, in milliseconds since 1970."""

    code: str
    until: int


class CarriedRequest(Wire, frozen=True):
    """The code that another device was shown."""

    code: Annotated[str, Meta(max_length=40)]


class HostRequest(Wire, frozen=True):
    """What the host of a table wants while people gather."""

    what: Literal["lock", "unlock", "remove", "fill", "open", "close"]  # remove and open: a seat becomes free; fill: a bot takes it
    seat: int | None = None
    bot: str | None = None
    name: Annotated[str, Meta(max_length=40)] = ""  # of the bot; without one it gets a name of its own


class SeatKey(Wire, frozen=True):
    """A key that this device keeps, and the table that it belongs to."""

    table: Annotated[str, Meta(max_length=40)]
    key: Annotated[str, Meta(max_length=80)]


class MineRequest(Wire, frozen=True):
    """The keys of a device, to list its tables."""

    keys: Annotated[tuple[SeatKey, ...], Meta(max_length=200)]


class PushKey(Wire, frozen=True):
    """The public key of the server, with which a browser subscribes to its notifications."""

    key: str


class PushRequest(Wire, frozen=True):
    """Where a browser receives notifications of its turns, or `wanted: false` to end them."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    wanted: bool = True


class LessonRequest(Wire, frozen=True):
    """A lesson: of which game, and what the players are called; as many of the others sit down as the lesson needs."""

    game: str
    name: PlayerName
    others: Annotated[tuple[PlayerName, ...], Meta(max_length=6)]


class SeatInfo(Wire, frozen=True):
    """Who sits in a seat."""

    name: str
    bot: str | None = None
    open: bool = False  # nobody yet


class TableInfo(Wire, frozen=True, kw_only=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    options: dict[str, Value]
    seats: tuple[SeatInfo, ...]
    created: str
    status: Status
    round: int
    rounds: int | None
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    seed: str | None = None  # published when the match is over
    friends: bool = False  # a table that people come to by its link
    stage: Stage = "playing"
    yours: tuple[int, ...] = ()  # the seats that the key of this request opens, at a table with friends
    your_turn: bool = False
    deadline: int | None = None  # of your move, in milliseconds since 1970
    settings: TableSettings | None = None
    rules: RuleBook | None = None  # where one table is asked for together with its rules


class RecordInfo(Wire, frozen=True):
    """A record, open to all."""

    id: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, Value]
    events: tuple[AnyEvent, ...]
    finished: bool


class Moments(Wire, frozen=True):
    """Where a record stands after each of its events from `start` on; null after one whose consequences are still to come."""

    start: int
    moments: tuple[Snapshot | None, ...]
    texts: tuple[Message | None, ...] = ()  # what each event says to the seat; null for what it never learns of, or is not worth a sentence
    settlements: tuple[Settlement, ...] = ()  # of the rounds that these events ended
    news: tuple[YakuNews, ...] = ()  # which yaku these events made, improved or put out of reach; `at` counts the events of the record


class Imported(Wire, frozen=True):
    """How many tables and records an export added, and what the page kept beside them."""

    added: int
    page: dict[str, Any]


class PlayOn(Wire, frozen=True):
    """Go on from a move of a record, at a new table."""

    at: int
    seats: tuple[SeatRequest, ...]
    claim_for_me: bool = True
