"""Is the file of a game in order? Every table it offers is built, looked at and played a little.

What would silently do nothing is an error: a part that nothing looks at, a rule that no settlement asks for.
"""

from __future__ import annotations

from functools import partial

from hanashobu import lessons
from hanashobu.check import combinations, deal, flaws, ids, names, options, settlement, teyaku, trial
from hanashobu.check.idle import Idle
from hanashobu.check.report import Complain, Once, Report
from hanashobu.check.tables import GameTables
from hanashobu.check.words import GameWords
from hanashobu.rules.dues import BANK
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.together import wrong_together

__all__ = ["Report", "check", "look"]


def check(game: Game) -> Report:
    """Look at everything in a game's file; `names.beside_others` compares it with other games."""
    report = Report(game=game.name, players=game.seats, prefix=game.prefix, borrows=game.borrows, digest=game.digest)
    names.check(game, report.complain)
    _tables(game, report)
    report.close()
    return report


def _tables(game: Game, report: Report) -> None:
    """Its options, and every table."""
    tables, words = GameTables(game, report), GameWords(game, report.complain)
    look_once, play = Once(partial(look, game)), Once(trial.check)
    options.check(game, tables, report)
    idle = Idle()
    for at, rules in tables:
        _facts(report, rules)
        if look_once(rules, report.at(at)):
            idle.table(rules)
            play(tables.one(trial.as_played(rules)), report.at(at))
        words.table(rules)
    for at, rules in tables.pairs():
        report.tables += 1
        look_once(rules, report.at(at))
    settlement.check_all(tables, report.complain)
    if not report.found:
        idle.close(report)
    _lesson(game, words, report)
    words.catalogues()


def _lesson(game: Game, words: GameWords, report: Report) -> None:
    """The lesson that a game's file brings along, if it has one."""
    wrong = lessons.fault(game) if game.lesson else None
    if wrong:
        report.complain(wrong)
    elif game.lesson:
        lesson = lessons.read(game.lesson)
        words.lesson(lesson.messages(lesson.match(game, tuple(map(str, range(lesson.seats))))))


def _facts(report: Report, rules: Ruleset) -> None:
    """The report on the usual table, and par at each."""
    if not report.tables:
        report.cards, report.points = rules.deck.bit_count(), rules.values.total(rules.deck)
        report.yaku, report.teyaku = len(rules.yaku), len(rules.teyaku)
    report.tables += 1
    for due in rules.dues:
        if due.by == BANK and (pars := rules.pars(due)):
            report.par.setdefault(rules.seats, pars[0])


def look(game: Game, rules: Ruleset, complain: Complain) -> None:
    """What can be seen without playing: the parts of a table one by one. If they are in order, it is played."""
    for subject in (deal.check, flaws.check, combinations.check, teyaku.check, settlement.check):
        subject(rules, complain)
    for wrong in (*wrong_together(rules), *(fault for part in rules.parts() for fault in part.faults(rules))):
        complain(wrong, wrong.id)
    ids.check(game, rules, complain)
