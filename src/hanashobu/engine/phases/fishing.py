"""The shared turn: a card from the hand, then one from the draw pile, each taking by month (CO-6 to CO-11)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.actions import CANCEL, REDEAL, SAGE, THROW_IN
from hanashobu.engine.kernel import hot, kernel, popcount, spread
from hanashobu.engine.phases import calls, redeal, shuffle_in, wild
from hanashobu.engine.state import ASK_PLAY, ASK_TAKE, FROM_HAND, FROM_STOCK, HANDS_OUT, NOBODY, SHOUBU, STOPPED, State
from hanashobu.engine.state import CANCEL as CANCELLED
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import (
    BARS,
    CALLS,
    CUTS,
    DRAWS_ON,
    ENDS,
    HAND_FLAWS,
    LIABILITY,
    LIMITS,
    MUST_MATCH,
    OWN_PILES,
    REDEALS,
    SPEAKS,
    STOPS,
    WILD,
)

ASKED = -1  # instead of a match: its player has to choose


@kernel
def enter(s: State, rules: Tables) -> None:
    """The first player is asked for a card."""
    if rules.uses & BARS:
        shapes.bar(s, rules)
    s.actor = s.first
    s.ask = ASK_PLAY


@hot
def legal(s: State, rules: Tables) -> int:
    """Any card of the hand, unless there is something else that a player may or must do."""
    hand = s.hands[s.actor]
    if rules.uses & LIMITS:
        return legal_by_house_rule(s, rules, hand)
    return hand


@hot
def legal_by_house_rule(s: State, rules: Tables, held: int) -> int:
    """Only those cards that match; perhaps a redeal; after sage, the end of the round."""
    hand = held
    if rules.uses & MUST_MATCH:
        match = matching(s, rules, hand)
        if match:
            hand = match
    if rules.uses & REDEALS and s.turn < rules.seats and redeal.is_bad(rules, held):
        hand |= 1 << REDEAL
    if rules.uses & CALLS and rules.cancels_calls and s.went_on[s.actor]:
        hand |= 1 << CANCEL  # HH-9
    return hand


@kernel
def matching(s: State, rules: Tables, hand: int) -> int:
    """The hand cards that would take something (CO-9)."""
    if rules.uses & WILD and rules.wild & (hand | s.field):
        return wild.matching(s, rules, hand)
    return hand & spread(s.field)


@hot
def play(s: State, rules: Tables, action: int) -> None:
    """Play a hand card, or say what a player may say instead."""
    if action >= REDEAL and rules.uses & SPEAKS:
        speak(s, action)
        return
    s.hands[s.actor] ^= 1 << action
    if rules.uses & HAND_FLAWS:
        s.played[s.actor] |= 1 << action
    match = find(s, rules, action, FROM_HAND)
    if match != ASKED:
        go_on(s, rules, action, match, FROM_HAND)


@hot
def choose(s: State, rules: Tables, action: int) -> None:
    """Take the chosen card."""
    s.ask = ASK_PLAY
    match = wild.picked(s, rules, action) if rules.uses & WILD else 1 << action
    go_on(s, rules, s.card, match, s.source)


@hot
def go_on(s: State, rules: Tables, card: int, match: int, source: int) -> None:
    """A card takes its match or stays on the field, and cards follow from the draw pile until somebody is asked (CO-6, CO-11)."""
    uses = rules.uses
    while True:
        seat = s.actor
        bit = 1 << card
        if s.listening:
            log.emit(s, log.PLAYED, seat << 8 | source, card, log.ALONE if match == bit else match)
        laid = 0 if match else bit  # there is no branch here: no processor can foresee what a card takes
        s.taken[seat] |= (match | bit) ^ laid
        s.field = s.field ^ match | laid
        if uses & LIABILITY:
            calls.watch(s, rules, card, match, source)
        pile = s.draws_from[seat] if uses & OWN_PILES else 0
        at = s.stock_at[pile]
        if source == FROM_STOCK or at == s.stock_end[pile]:
            if not plays_without_hand(s, rules):
                return
        elif uses & REDEALS and redeal.asks(s, rules, card):
            return
        card = draw(s, rules)
        source = FROM_STOCK
        match = find(s, rules, card, source)
        if match == ASKED:
            return


@hot
def draw(s: State, rules: Tables) -> int:
    """The top card of the draw pile of whoever's turn it is; before the very first one the pile may be cut."""
    if s.turn == 0 and rules.uses & CUTS:
        cut(s)
    pile = s.draws_from[s.actor] if rules.uses & OWN_PILES else 0
    at = s.stock_at[pile]
    s.stock_at[pile] = at + 1
    return s.stock[at]


@kernel
def after_redeal_question(s: State, rules: Tables, action: int) -> None:
    """The deal is thrown in after all, or the player draws (NA-9)."""
    if action == THROW_IN:
        redeal.ask(s, s.actor)
        return
    s.ask = ASK_PLAY
    turn_up(s, rules)


@kernel
def turn_up(s: State, rules: Tables) -> None:
    """A card from the draw pile, where the turn was interrupted by a question."""
    card = draw(s, rules)
    match = find(s, rules, card, FROM_STOCK)
    if match != ASKED:
        go_on(s, rules, card, match, FROM_STOCK)


@hot
def find(s: State, rules: Tables, card: int, source: int) -> int:
    """What a card takes from the field; ASKED if its player has to choose first (CO-7, CO-8)."""
    field = s.field
    if rules.uses & WILD and rules.wild & (field | 1 << card):
        return find_wild(s, rules, card, source)
    match = field & rules.month[card]
    more = match & match - 1
    if more and not more & more - 1:
        return ask_which(s, card, source, match)
    return match


@kernel
def find_wild(s: State, rules: Tables, card: int, source: int) -> int:
    """The same where a wild card is about; one that is taken alone comes to the field as its own match (NA-11)."""
    row = wild.row_of(rules, card, source)
    match = wild.targets(s, rules, row, card, source)
    choice = wild.choices(s, rules, row, card, match)
    if choice:
        return ask_which(s, card, source, choice)
    if match == 0 and wild.taken_alone(rules, row):
        match = 1 << card
        s.field |= match
    return match


@kernel
def ask_which(s: State, card: int, source: int, choice: int) -> int:
    """The player has to say which card is taken."""
    s.card = card
    s.source = source
    s.choice = choice
    s.ask = ASK_TAKE
    return ASKED


@hot
def plays_without_hand(s: State, rules: Tables) -> bool:
    """The turn passes on; True if the next player is not asked for a card, but draws (HA-O7)."""
    if rules.uses & ENDS:
        if rules.uses & STOPS and s.taken[s.actor] != s.counted[s.actor] and stopped(s, rules):
            return False
        if rules.uses & CALLS:
            prized = s.taken[s.actor] & rules.yaku_cards
            if prized != s.counted[s.actor] and popcount(prized) >= rules.yaku_least and calls.formed(s, rules):
                if calls.must_end(s, rules):
                    end_by_call(s)
                return False
    return next_plays_without_hand(s, rules)


@hot
def next_plays_without_hand(s: State, rules: Tables) -> bool:
    """The next player is asked for a card; True if that player draws instead."""
    s.turn += 1
    seat = s.next[s.actor]
    if rules.uses & LIABILITY:
        calls.pass_risk(s, rules, seat)
    s.actor = seat
    if s.hands[seat]:
        return False
    if rules.uses & DRAWS_ON:
        pile = s.draws_from[seat]
        if s.stock_at[pile] < s.stock_end[pile]:
            return True
    finish(s, HANDS_OUT)
    return False


@kernel
def speak(s: State, action: int) -> None:
    """The deal is thrown in at a player's wish (NA-9), or a player who called sage ends the round (HH-9)."""
    if action == CANCEL:
        log.emit(s, log.CALLED, s.actor, calls.SAYS_CANCEL, 0)
        s.winner = s.actor
        finish(s, CANCELLED)
        return
    redeal.ask(s, s.actor)


@kernel
def call(s: State, rules: Tables, action: int) -> None:
    """Sage, and the turn passes on; or shoubu, and the round ends (HH-8)."""
    if action == SAGE:
        calls.say_sage(s)
        s.ask = ASK_PLAY
        if next_plays_without_hand(s, rules):
            turn_up(s, rules)
    else:
        end_by_call(s)


@kernel
def end_by_call(s: State) -> None:
    """Shoubu."""
    log.emit(s, log.CALLED, s.actor, calls.SAYS_SHOUBU, 0)
    s.winner = s.actor
    finish(s, SHOUBU)


@kernel
def cut(s: State) -> None:
    """The leader puts the bottom half of the draw pile on top; of an odd pile that is the larger half (TA-14)."""
    first = s.stock_at[0]
    n = s.stock_end[0] - first
    top = n // 2
    for place in range(top):
        s.deck[place] = s.stock[first + place]
    for place in range(first + top, first + n):
        s.stock[place - top] = s.stock[place]
    for place in range(top):
        s.stock[first + n - top + place] = s.deck[place]
    shuffle_in.emit(s, 1, s.actor)


@kernel
def stopped(s: State, rules: Tables) -> bool:
    """Cards were taken; whether that made a yaku that ends the round, or several at once (TA-15)."""
    s.counted[s.actor] = s.taken[s.actor]
    if shapes.stopping_row(rules, s.taken[s.actor], s.barred[s.actor]) < 0:
        return False
    log.emit(s, log.MADE, s.actor, shapes.rows_for(s, rules, s.actor, s.taken[s.actor]) & rules.stops, 0)
    s.winner = s.actor
    finish(s, STOPPED)
    return True


@kernel
def finish(s: State, why: int) -> None:
    """Nobody plays any more."""
    s.ended = why
    s.actor = NOBODY
    s.at += 1
