"""`hana replay`: a record, one step after another, with the table after each."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import click
from rich.console import Console
from rich.text import Text

from hanashobu.cards import each
from hanashobu.cli.command import command, option
from hanashobu.cli.common import WholeNumber, console, seat_of
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.cli.records import RecordFile, complete_seat, no_such_match, readable
from hanashobu.play import events
from hanashobu.play.commentary import Commentary
from hanashobu.play.match import Match
from hanashobu.play.view import View
from hanashobu.records.codec import RecordLine, RecordSource, matches
from hanashobu.records.replay import Replay
from hanashobu.rules.game import Game
from hanashobu.terminal import cards, colours, event_text, screen, seats
from hanashobu.terminal.colours import CALM, STRONG
from hanashobu.terminal.keys import pressed
from hanashobu.terminal.text_layout import flow, wrapped
from hanashobu.text.current import t

ON, BACK, ROUND, QUIT = "on", "back", "round", "quit"
_KEY = {"b": BACK, "\x7f": BACK, "\x1b[D": BACK, "r": ROUND, "q": QUIT, "\x1b": QUIT, "\x04": QUIT}


class Frame(NamedTuple):
    """What one step shows."""

    first: int  # line of the file
    last: int
    begins_round: bool
    picture: list[Text]
    words: list[str]


class Display(NamedTuple):
    """How the table is shown: whose hands, how wide, in colour or not, or not at all."""

    hands: str | None  # a player; None for everybody
    words_only: bool
    width: int
    colour: bool


@command()
@click.argument("file", type=RecordFile())
@option("--match", "number", type=WholeNumber(), metavar="K", help="help-replay-match")
@option("--from-line", type=WholeNumber(), metavar="N", default=1, help="help-replay-from-line")
@option("--seat", metavar="PLAYER", help="help-replay-seat", shell_complete=complete_seat)
@option("--all", "everybody", is_flag=True, help="help-replay-all")
@option("--words", "words_only", is_flag=True, help="help-replay-words")
@option("--steps/--no-pause", "steps", default=None, help="help-replay-steps")
def replay(
    *, file: RecordSource, number: int | None, from_line: int, seat: str | None, everybody: bool, words_only: bool, steps: bool | None
) -> None:
    """Step through a record."""
    if seat is not None and everybody:
        raise Misuse("cli-replay-seat-or-all")
    out = colours.paint(console())
    display = Display(seat, words_only, min(out.width, screen.TABLE), out.color_system is not None and not out.no_color)
    shown = (frame for frame in _frames(file, number, display) if frame.last >= from_line)
    wait = sys.stdin.isatty() and sys.stdout.isatty() if steps is None else steps
    seen = False
    for _ in _step(out, shown) if wait else _print(out, shown):
        seen = True
    if not seen:
        raise (
            CommandFailed("cli-replay-no-line", line=from_line, file=str(file))
            if from_line > 1
            else CommandFailed("cli-record-no-match", file=str(file))
        )


def _frames(path: RecordSource, number: int | None, display: Display) -> Iterator[Frame]:
    """The steps of a file, or of one match of it; only reading is watched here: the output has trouble of its own."""
    found = 0
    with readable(path):
        for lines in matches(path):
            found += 1
            if number in (None, found):
                yield from _match_frames(lines, display)
            if found == number:
                return
    if number is not None and found:
        raise no_such_match(path, found, number)


def _match_frames(lines: list[RecordLine], display: Display) -> Iterator[Frame]:
    """A step ends where somebody is asked again: a hand card and the drawn card after it are one step."""
    played = Replay(lines)
    match = played.match
    seat = None if display.hands is None else seat_of(display.hands, match.names)
    step: list[RecordLine] = []
    commentary = Commentary(match.names, match.rules, cites=True)
    for at, line in enumerate(played):
        step.append(line)
        following = lines[at + 1].event if at + 1 < len(lines) else None
        draws = isinstance(following, events.Play) and following.source == "stock"
        if following is None or (played.settled and not draws):
            yield _frame(step, match, display, seat, commentary)
            step = []
    if not isinstance(lines[-1].event, events.MatchEnds):
        end = lines[-1].number
        yield Frame(end, end, False, [], [t("cli-replay-cut-off", line=end)])


def _frame(step: list[RecordLine], match: Match, display: Display, seat: int | None, commentary: Commentary) -> Frame:
    happened = [line.event for line in step]
    picture = [] if display.words_only else _picture(match, display, seat)
    begins = any(isinstance(event, events.RoundBegins) for event in happened)
    return Frame(step[0].number, step[-1].number, begins, picture, _words(happened, commentary, seat))


def _words(happened: list[events.AnyEvent], commentary: Commentary, seat: int | None) -> list[str]:
    """Every event in words, payments for the same thing in one line; for one seat without what it did not see."""
    seen = list(happened) if seat is None else events.visible(happened, seat)
    start = len(commentary.texts)
    commentary.read(seen)
    return event_text.together(list(zip(seen, commentary.texts[start:], strict=True)), commentary.context)


def _picture(match: Match, display: Display, seat: int | None) -> list[Text]:
    """The table as a spectator sees it, and the hands that are to be shown."""
    view, width = match.view(None), display.width
    made = screen.title(view, match.game, width)
    for place in range(match.rules.seats):
        made += seats.player(view, place, width, snug=False)
        hand = match.view(place).hand
        if hand and seat in (None, place):
            made += flow([Text(f"  {t('cli-replay-hand')}", CALM), *(cards.chip(card) for card in each(hand))], width, 2, " ")
    return [*made, *_field(view, match.game, display)]


def _field(view: View, game: Game, display: Display) -> list[Text]:
    if view.actor is None:
        return []
    head = Text.assemble((t("terminal-field"), STRONG), "" if view.field else f"  {t('terminal-empty')}")
    if not view.tables.own_stock:
        head.append(f"  {t('terminal-draw-pile', cards=view.stock_left(0))}", CALM)
    return [head, *cards.blocks(view.field, display.width, display.colour, False)]


def _show(out: Console, frame: Frame) -> None:
    words = [line for text in frame.words for line in wrapped(f"› {text}", out.width, 2)]
    out.print(Text("\n").join([*frame.picture, *words]), soft_wrap=True)


def _print(out: Console, frames: Iterator[Frame]) -> Iterator[Frame]:
    """Everything, one step below the other."""
    for frame in frames:
        _show(out, frame)
        if frame.picture:
            out.print()
        yield frame


def _step(out: Console, frames: Iterator[Frame]) -> Iterator[Frame]:
    """One step at a time, as the keys say."""
    seen: list[Frame] = []
    at = -1
    wish = ON
    while wish != QUIT:
        at = max(0, at - 1) if wish == BACK else at + 1
        while at >= len(seen) or (wish == ROUND and not seen[at].begins_round):
            frame = next(frames, None)
            if frame is None:
                at = len(seen) - 1
                break
            seen.append(frame)
            at = len(seen) - 1 if wish == ROUND else at
            yield frame
        if not seen:
            return
        if out.is_terminal and not out.is_dumb_terminal:
            out.clear()
        _show(out, seen[at])
        out.print(Text(t("cli-replay-keys", first=seen[at].first, last=seen[at].last), CALM), soft_wrap=True)
        wish = _key()


def _key() -> str:
    """What a key stands for; without a keyboard, the first letter of a line."""
    if sys.stdin.isatty():
        return _KEY.get(pressed().lower().replace("\x1b[d", "\x1b[D"), ON)
    line = sys.stdin.readline()
    return _KEY.get(line.strip().lower()[:1], ON) if line else QUIT
