"""The course of a match: rounds, and in each the phases of the game's flow until somebody is asked."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.actions import COUNTER, OFFER, PAGES, REDEAL
from hanashobu.engine.kernel import hot, kernel, pick
from hanashobu.engine.phases import (
    agree,
    blind,
    buyout,
    calls,
    claim,
    deal,
    dealer_takes,
    dropout,
    fishing,
    leader,
    leftovers,
    multiplier,
    pile_choice,
    redeal,
    return_card,
    shown_teyaku,
    shuffle_in,
    swap,
)
from hanashobu.engine.settle import campaign, match_end, round_end
from hanashobu.engine.state import (
    ASK_ANSWER,
    ASK_BLIND,
    ASK_CALL,
    ASK_CLAIM,
    ASK_COUNTER,
    ASK_DEALER_TAKES,
    ASK_OFFER,
    ASK_PILE,
    ASK_PLAY,
    ASK_REDEAL,
    ASK_RETURN,
    ASK_SPEAK,
    ASK_SPLIT,
    ASK_TAKE,
    BETWEEN,
    BY_PLAYERS,
    CLAIMS_OPEN,
    IN_ROUND,
    NEW,
    NOBODY,
    State,
)
from hanashobu.engine.weights import Weights
from hanashobu.rules.phases import (
    AGREE,
    BLIND,
    BUYOUT,
    CLAIM,
    DEAL,
    DEALER_TAKES,
    DROPOUT,
    FISHING,
    LEADER,
    LEFTOVERS,
    MULTIPLIER,
    PILE_CHOICE,
    RETURN_CARD,
    SETTLE,
    SHOWN_TEYAKU,
    SHUFFLE_IN,
    SWAP,
)
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import QUESTIONS, RARE_PHASES


@kernel
def start_match(s: State, rules: Tables) -> None:
    """Everybody has the points of the start, and no dealer is known."""
    s.status = NEW
    s.round = 0
    s.misdeals = 0
    s.winners = 0
    s.actor = NOBODY
    for seat in range(rules.seats):
        s.totals[seat] = rules.start
    for level in range(rules.n_levels):
        s.waiting[level] = 0
    campaign.start(s, rules)


@kernel
def go_on(s: State, rules: Tables) -> None:
    """Do everything that needs nobody's decision, up to the next question or the end of the round.

    Before each shuffle it stops if the order of the cards has to come from outside. Between rounds it starts the next one.
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
        log.emit_totals(s, rules.seats)
        log.emit(s, log.ROUND, s.round, s.dealer, 0)
    while s.status == IN_ROUND and s.actor == NOBODY:
        phase = rules.flow[s.at]
        if phase == DEAL:
            if deal.waits_for_deck(s):
                return
            deal.enter(s, rules)
        elif phase == FISHING:
            fishing.enter(s, rules)
        elif phase == SETTLE:
            round_end.enter(s, rules)
        elif not enter_phase(s, rules, phase):
            return


@kernel
def enter_phase(s: State, rules: Tables, phase: int) -> bool:
    """A phase that not every game has; False if something has to come from outside first: the order of some cards, or the claims."""
    if phase == MULTIPLIER:
        multiplier.enter(s, rules)
    elif phase == DROPOUT:
        dropout.enter(s, rules)
    elif phase == AGREE:
        agree.enter(s, rules)
    elif phase == SHUFFLE_IN:
        if shuffle_in.due(s, rules) and deal.waits_for_deck(s):
            return False
        shuffle_in.enter(s, rules)
    else:
        return rules.uses & RARE_PHASES != 0 and enter_rare_phase(s, rules, phase)
    return True


@kernel
def enter_rare_phase(s: State, rules: Tables, phase: int) -> bool:
    """The phases that the lean variant lacks."""
    if phase == CLAIM:
        if s.window == CLAIMS_OPEN:
            return False
        claim.enter(s, rules)
    elif phase == SHOWN_TEYAKU:
        shown_teyaku.enter(s, rules)
    elif phase == LEFTOVERS:
        leftovers.enter(s, rules)
    elif phase == DEALER_TAKES:
        dealer_takes.enter(s, rules)
    elif phase == PILE_CHOICE:
        pile_choice.enter(s, rules)
    elif phase == RETURN_CARD:
        return_card.enter(s, rules)
    elif phase == BUYOUT:
        buyout.enter(s, rules)
    elif phase == BLIND:
        blind.enter(s, rules)
    elif phase == SWAP:
        swap.enter(s, rules)
    elif phase == LEADER:
        if deal.waits_for_deck(s):
            return False
        leader.enter(s, rules)
    return True


@hot
def legal(s: State, rules: Tables) -> int:
    """The actions of whoever is asked, as bits of the question's page."""
    ask = s.ask
    if ask == ASK_PLAY:
        return fishing.legal(s, rules)
    return s.choice


@hot
def step(s: State, rules: Tables, action: int) -> None:
    """Do what the actor chose, and go on to the next question or the end of the round. It trusts its caller."""
    ask = s.ask
    if ask == ASK_PLAY:
        fishing.play(s, rules, action)
    elif ask == ASK_TAKE:
        fishing.choose(s, rules, action)
    else:
        answer(s, rules, ask, action)
    if s.actor == NOBODY:
        go_on(s, rules)


@kernel
def answer(s: State, rules: Tables, ask: int, action: int) -> None:
    """Every question that is not about a played card."""
    if ask == ASK_SPEAK:
        dropout.step(s, rules, action)
    elif ask == ASK_SPLIT:
        agree.step(s, rules, action)
    elif rules.uses & QUESTIONS:
        answer_rare(s, rules, ask, action)


@kernel
def answer_rare(s: State, rules: Tables, ask: int, action: int) -> None:
    """The questions that most tables do not have."""
    if ask == ASK_CALL:
        fishing.call(s, rules, action)
    elif ask == ASK_RETURN:
        return_card.step(s, rules, action)
    elif ask == ASK_CLAIM:
        claim.step(s, rules, action)
    elif ask == ASK_PILE:
        pile_choice.step(s, rules, action)
    elif ask == ASK_DEALER_TAKES:
        dealer_takes.step(s, rules, action)
    elif ask == ASK_BLIND:
        blind.step(s, rules, action)
    elif ask == ASK_OFFER:
        buyout.step(s, rules, action)
    elif ask == ASK_ANSWER:
        buyout.answer(s, rules, action)
    elif ask == ASK_COUNTER:
        buyout.answer_counter(s, rules, action)
    elif ask == ASK_REDEAL:
        fishing.after_redeal_question(s, rules, action)
    else:
        swap.step(s, rules, action)


@hot
def random_action(s: State, rules: Tables) -> int:
    """One of the actions, each equally likely."""
    action = pick(s, legal(s, rules))
    page = s.ask & PAGES
    return named(s, rules, action + page) if page else action


@hot
def named(s: State, rules: Tables, action: int) -> int:
    """An action; where an offer may be made, a random one that names a seat and a sum."""
    return buyout.random_offer(s, rules) if action == OFFER or action == COUNTER else action


@kernel
def light_answer(s: State, rules: Tables, weights: Weights, legal: int) -> int:
    """What a light player answers to a question that is not about a card."""
    ask = s.ask
    if ask == ASK_SPEAK:
        return dropout.light_answer(s, weights, legal)
    if ask == ASK_SPLIT:
        return agree.light_answer(s, rules, weights)
    if ask == ASK_CALL:
        return calls.light_answer(s, weights)
    if ask == ASK_CLAIM:
        return claim.light_answer(legal)
    if ask == ASK_REDEAL:
        return redeal.light_answer()
    if ask == ASK_OFFER or ask == ASK_ANSWER or ask == ASK_COUNTER:
        return buyout.light_answer(s, rules, weights)
    return random_action(s, rules)


@kernel
def play_at_random(s: State, rules: Tables) -> int:
    """To the end of the round; returns how many decisions that took."""
    decisions = 0
    while s.status == IN_ROUND:
        step(s, rules, random_action(s, rules))
        decisions += 1
    return decisions


START, GO_ON, STEP, RANDOM_STEP, STOP, SPEAK_UP = range(6)


@kernel
def walk(s: State, rules: Tables, what: int, action: int) -> int:
    """One move of a match, whichever is named: the single entry through which a machine drives the kernel."""
    if what == START:
        start_match(s, rules)
    elif what == GO_ON:
        go_on(s, rules)
    elif what == STOP:
        match_end.end_match(s, rules, BY_PLAYERS)
    elif what == SPEAK_UP:
        speak_up(s, rules, action & 7, action >> 3)
    else:
        if what == RANDOM_STEP:
            action = random_action(s, rules)
        step(s, rules, action)
    return action


@kernel
def speak_up(s: State, rules: Tables, seat: int, action: int) -> None:
    """What a seat may do whoever's turn it is."""
    if action == REDEAL:
        redeal.ask(s, seat)
        go_on(s, rules)
        return
    claim.claim_late(s, rules, seat, action)
    if s.ask == ASK_RETURN:
        return_card.ask(s, s.actor)  # what was shown just now cannot be put back
