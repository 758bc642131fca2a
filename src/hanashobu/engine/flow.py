"""The way of a match: rounds, and in each the phases of the game's flow until somebody is asked."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import hot, kernel, pick
from hanashobu.engine.phases import deal, dealer_takes, fishing, leftovers, multiplier, pile_choice, shown_teyaku
from hanashobu.engine.settle import round_end
from hanashobu.engine.state import (
    ASK_DEALER_TAKES,
    ASK_PILE,
    ASK_PLAY,
    ASK_TAKE,
    BETWEEN,
    BY_PLAYERS,
    IN_ROUND,
    NEW,
    NOBODY,
    State,
)
from hanashobu.rules.phases import DEAL, DEALER_TAKES, FISHING, LEFTOVERS, MULTIPLIER, PILE_CHOICE, SHOWN_TEYAKU
from hanashobu.rules.tables import Tables


@kernel
def start_match(s: State, rules: Tables) -> None:
    """Everybody has the points of the start, and no dealer is known."""
    s.status = NEW
    s.round = 0
    s.misdeals = 0
    s.actor = NOBODY
    for seat in range(rules.seats):
        s.totals[seat] = rules.start
    for level in range(rules.n_levels):
        s.waiting[level] = 0


@kernel
def go_on(s: State, rules: Tables) -> None:
    """Do everything that needs nobody's decision, up to the next question or the end of the round.

    Before each deal it stops if somebody outside has to say how the deck lies. Between rounds it starts the next one.
    """
    while s.status == NEW:
        if deal.waits_for_deck(s):
            return
        if deal.draw_dealer(s, rules):
            s.status = BETWEEN
    if s.status == BETWEEN:
        s.status = IN_ROUND
        s.round += 1
        s.at = 0
        log.tell_totals(s, rules.seats)
        log.tell(s, log.ROUND, s.round, s.dealer, 0)
    while s.status == IN_ROUND and s.actor == NOBODY:
        phase = rules.flow[s.at]
        if phase == DEAL:
            if deal.waits_for_deck(s):
                return
            deal.enter(s, rules)
        elif phase == FISHING:
            fishing.enter(s, rules)
        elif phase == SHOWN_TEYAKU:
            shown_teyaku.enter(s, rules)
        elif phase == MULTIPLIER:
            multiplier.enter(s, rules)
        elif phase == DEALER_TAKES:
            dealer_takes.enter(s, rules)
        elif phase == PILE_CHOICE:
            pile_choice.enter(s, rules)
        elif phase == LEFTOVERS:
            leftovers.enter(s, rules)
        else:
            round_end.enter(s, rules)


@hot
def legal(s: State, rules: Tables) -> int:
    """The actions of whoever is asked, as bits."""
    ask = s.ask
    if ask == ASK_PLAY:
        return fishing.legal(s, rules)
    if ask == ASK_PILE:
        return pile_choice.legal()
    return s.choice


@hot
def step(s: State, rules: Tables, action: int) -> None:
    """Do what the actor chose, and go on to the next question or the end of the round. It trusts its caller."""
    ask = s.ask
    if ask == ASK_PLAY:
        fishing.play(s, rules, action)
    elif ask == ASK_TAKE:
        fishing.choose(s, rules, action)
    elif ask == ASK_DEALER_TAKES:
        dealer_takes.step(s, rules, action)
    else:
        pile_choice.step(s, rules, action)
    if s.actor == NOBODY:
        go_on(s, rules)


@hot
def random_action(s: State, rules: Tables) -> int:
    """Any of the actions, all as likely."""
    return pick(s, legal(s, rules))


START, GO_ON, STEP, RANDOM_STEP, STOP = range(5)


@kernel
def walk(s: State, rules: Tables, what: int, action: int) -> int:
    """One move of a match, whichever is named: the single door through which a machine drives the kernel."""
    if what == START:
        start_match(s, rules)
    elif what == GO_ON:
        go_on(s, rules)
    elif what == STOP:
        round_end.end_match(s, rules, BY_PLAYERS)
    else:
        if what == RANDOM_STEP:
            action = random_action(s, rules)
        step(s, rules, action)
    return action
