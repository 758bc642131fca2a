"""How a match at the terminal begins: go on with an unfinished one, or sit down at a new table."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanashobu import games
from hanashobu.games import UnknownGame, all_games
from hanashobu.play.dealing import SECRET
from hanashobu.play.match import Match
from hanashobu.records.codec import Writer
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.table.table import Seat, Table
from hanashobu.terminal import saves
from hanashobu.terminal.colours import CALM, STRONG
from hanashobu.terminal.console import LeaveTable, PlayerTerminal
from hanashobu.terminal.reading import say, titled
from hanashobu.terminal.rivals import Rivals, rival
from hanashobu.terminal.saves import BrokenSave, Save
from hanashobu.terminal.session import Session
from hanashobu.terminal.text_layout import line, pad, wrapped
from hanashobu.text import MessageError, msg
from hanashobu.text.current import t

OPPONENTS = ("Kiku", "Hagi", "Fuji", "Ume", "Momo", "Kaede", "Ran")


class RecordExists(MessageError, OSError):
    """A record would be overwritten."""


@dataclass(frozen=True, kw_only=True)
class MatchRequest:
    """What a person asked for; what they did not ask for is None."""

    players: int
    options: Options
    bots: tuple[str, ...]
    name: str
    seed: int | None
    record: Path | None
    fresh: bool
    given: dict[str, Any]  # what of this was said aloud, so that a save has to fit it


def when(save: Save) -> str:
    """The day and the time at which it was last played."""
    played = save.played
    return t("terminal-when", day=played.day, month=msg(f"terminal-month-{played.month}"), time=f"{played:%H:%M}")


def menu(terminal: PlayerTerminal) -> Game | Save:
    """The games with a sentence each, and first of all the match that waits to be gone on with."""
    save = waiting(terminal)
    found = list(all_games().values())
    terminal.show([line(("花勝負 Hanashōbu" if terminal.pictures else "Hanashobu", STRONG))])
    if save:
        text = t("terminal-continue", game=games.named(save.note.game).called, round=max(1, save.rounds()), when=when(save))
        terminal.show([line(("Enter  ", STRONG), part) for part in wrapped(text, terminal.width - 7)])
    for number, game in enumerate(found, 1):
        title = titled(game)
        names = f"{title} {game.kanji}" if terminal.pictures and title != game.kanji else title
        head = line((f"{number:>5}  ", STRONG), (pad(names, 30), STRONG), (t("terminal-players", players=_numbers(game.seats)), CALM))
        terminal.show([head, *(line("       ", part) for part in wrapped(say(game.about), terminal.width - 7))])
    while True:
        word = terminal.ask(t("terminal-which-game", most=len(found)))
        if word == "q":
            raise LeaveTable
        if not word and save:
            return save
        try:
            return found[int(word) - 1] if word.isdigit() and 1 <= int(word) <= len(found) else games.find(word)
        except (UnknownGame, games.BadGameFile) as error:
            terminal.say(say(error.message))


def _numbers(seats: Sequence[int]) -> str:
    """`3`, `2 or 3`, `2 to 7`."""
    if len(seats) > 2 and seats[-1] - seats[0] == len(seats) - 1:
        return t("cli-span", first=seats[0], last=seats[-1])
    return t("terminal-numbers", numbers=seats)


def waiting(terminal: PlayerTerminal, game: Game | None = None, given: dict[str, Any] | None = None) -> Save | None:
    """The match last played that is not finished and fits what was said; a broken one is reported, and ends the search."""
    trouble = ""
    try:
        for save in saves.unfinished(game.name if game else None):
            if game is None or saves.fits(save, game, given or {}):
                if not (why := saves.waits_for(save)):
                    return save
                trouble = trouble or why
    except BrokenSave as error:
        terminal.remark(error.aside())
    if trouble:
        (terminal.remark if game else terminal.say)(trouble)
    return None


def sit_down(terminal: PlayerTerminal, game: Game, wish: MatchRequest) -> int:
    """Go on with the match that fits, or begin a new one."""
    save = None if wish.fresh else waiting(terminal, game, wish.given)
    if save is not None:
        status = go_on(terminal, save)
        if status is not None:
            return status
    return new_match(terminal, game, wish)


def go_on(terminal: PlayerTerminal, save: Save) -> int | None:
    """Go on with a match; None if that cannot be done, with a sentence that says why."""
    if not save.hold():
        terminal.remark(t("terminal-other-terminal"))
        return None
    try:
        for bot in save.note.bots:
            rival(bot)
        match = saves.rebuild(save)
    except BrokenSave as error:
        save.release()
        terminal.remark(error.aside())
        return None
    except MessageError as error:
        save.release()
        terminal.remark(t("terminal-save-other-game", why=error.message))
        return None
    for file in saves.changed_bots(save):
        terminal.remark(t("terminal-save-bot-changed", file=file))
    terminal.remark(t("terminal-continues", when=when(save)))
    with Writer(save.record, append=True) as writer:
        writer.write(saves.missing(save, match))
        return _play(terminal, match, save, writer)


def new_match(terminal: PlayerTerminal, game: Game, wish: MatchRequest) -> int:
    """A new table, with the person in the first seat."""
    if wish.record and wish.record.exists():
        raise RecordExists("terminal-record-exists", path=str(wish.record))
    rivals = [name for name in OPPONENTS if name != wish.name]
    match = Match(game, (wish.name, *rivals[: wish.players - 1]), wish.options, wish.seed, source=SECRET)
    new = match.start()
    save = saves.create(match, 0, tuple(wish.bots[who - 1] for who in match.order[1:]), wish.record)
    save.hold()
    with Writer(save.record) as writer:
        writer.write(new)
        return _play(terminal, match, save, writer)


def _play(terminal: PlayerTerminal, match: Match, save: Save, writer: Writer) -> int:
    """Play until the match is over or the person leaves; gives the exit status."""
    names = iter(save.note.bots)
    table = Table([Seat(name, None if seat == save.note.seat else next(names)) for seat, name in enumerate(match.names)], match)
    rivals = Rivals(table)
    status = 0
    try:
        Session(table, save.note.seat, writer, terminal, rivals).play()
    except LeaveTable:
        pass
    except KeyboardInterrupt:
        terminal.say("")
        status = 130
    finally:
        rivals.leave()
    if not terminal.saves and save.record.parent == save.path.parent:
        terminal.say(t("terminal-not-kept"))
    elif match.over:
        terminal.say(t("terminal-record"))
        terminal.show([line((str(save.record), CALM))])
        terminal.say(t("terminal-review"))
        terminal.show([line((f"hana review {shlex.quote(str(save.record))}", CALM))])
    else:
        terminal.say(t("terminal-saved", game=games.asked_as(match.game)))
    save.release()
    return status
