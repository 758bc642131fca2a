"""What can be answered to a question that is not about a card on the table: the word for it, and what it costs or brings."""

from __future__ import annotations

from typing import NamedTuple

from hanashobu.cards import BLANK, code, codes, each, name
from hanashobu.cards import card as card_of
from hanashobu.engine import flow, shapes, state
from hanashobu.engine.actions import (
    CANCEL,
    CLAIM_BOTH,
    CLAIM_FIRST,
    CLAIM_SECOND,
    IN,
    NO,
    OFFER,
    OUT,
    REDEAL,
    SAGE,
    SHOUBU,
    WORDS,
    YES,
    offer,
    offered,
)
from hanashobu.engine.phases import buyout, claim, dropout
from hanashobu.play.view import View
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.text import count, listed, named
from hanashobu.rules.teyaku import Teyaku

HIDDEN_ANSWER = "Neither learns the other's answer before both have answered."
NEW_DEAL = "ask for a new deal by the same dealer"
MOST_OFFERED = 10**6  # points; nobody has so many


class Choice(NamedTuple):
    """An action, the word that people type for it, and what it costs or brings."""

    action: int
    word: str
    text: str
    teyaku: tuple[str, ...] = ()  # the rows that it claims
    shows: int = 0  # the cards that it makes everybody see


def question(view: View) -> str:
    """What a player is asked, as a sentence; empty where the table says it."""
    table, names = view.table, view.names
    match table.ask:
        case state.ASK_SPEAK:
            ins = [names[seat] for seat in range(view.rules.seats) if table.ins >> seat & 1]
            already = f" {listed(ins)} {'is' if len(ins) == 1 else 'are'} in already." if ins else ""
            pot = f" The pot has {units(view, table.pot)}." if table.pot else ""
            return f"Do you play this round?{already}{pot}"
        case state.ASK_CLAIM:
            if view.legal == (NO,):
                return "You hold no teyaku. The round goes on when everybody who wants to be asked has answered."
            when = "at the end of the round" if view.rules.claims.at_the_end else "at once"
            return f"You hold a teyaku. Do you claim it? Each opponent pays {when}. Nobody else knows that you are asked."
        case state.ASK_RETURN:
            return "Which card do you put back into the draw pile? Nobody sees it."
        case state.ASK_CALL:
            return f"You have {_dekiyaku(view)}. Does the round end here?"
        case state.ASK_SWAP:
            return f"Nobody has looked at a card yet. {names[table.dealers_hand]} has the dealer's hand. Do you take it for yours?"
        case state.ASK_BLIND:
            return "You deal, and nobody has looked at a card yet. Do you play blind (mizuten)?"
        case state.ASK_SPLIT:
            other = next(seat for seat in each(table.playing) if seat != view.seat)
            return f"Only you and {names[other]} are in. Do you share the pot of {units(view, table.pot)}? {HIDDEN_ANSWER}"
        case state.ASK_OFFER:
            return "You are forced out. Do you offer somebody a sum for the place in the round?"
        case state.ASK_REDEAL:
            return "You may still ask for a new deal before you draw. Nobody else knows that you are asked."
        case state.ASK_ANSWER:
            return f"{names[table.buyer]} offers you {units(view, table.offer)} for your place in the round. Do you accept?"
        case state.ASK_COUNTER:
            return f"{names[table.seller]} wants {units(view, table.offer)} instead for the place in the round. Do you accept?"
    return ""


def _dekiyaku(view: View) -> str:
    """The yaku of the player who is asked, with what they are worth."""
    tables, seat = view.tables, view.seat or 0
    rows = [tables.yaku[row] for row in each(view.table.yaku[seat])]
    unit = next((f" {word}" for word, value in view.rules.units.counters if value == view.rules.unit), "")
    ids = view.rules.ids()
    return listed(f"{view.rules.name_of(ids[row.why])} ({shapes.value(view.table.taken[seat], row)}{unit})" for row in rows)


def choices(view: View) -> tuple[Choice, ...]:
    """The answers of the player who is asked, but for cards."""
    return tuple(choice(view, action) for action in view.legal if action > BLANK)


def choice(view: View, action: int) -> Choice:
    """One answer that is not a card."""
    word, text = WORDS[action], ""
    match view.table.ask:
        case state.ASK_CLAIM:
            return _claim(view, action, view.hand)
        case state.ASK_SPEAK:
            text = _speak(view, action)
        case state.ASK_SWAP:
            text = f"take the dealer's hand unseen{_dealers_hand(view)}" if action == YES else "keep your own hand"
        case state.ASK_SPLIT:
            text = _share(view) if action == YES else "play the round for the pot"
        case state.ASK_BLIND:
            text = _blind(view) if action == YES else "look at your cards and decide then"
        case state.ASK_OFFER:
            word, text = _offer(view) if action == OFFER else (word, "make no offer and sit the round out")
        case state.ASK_ANSWER:
            word, text = _counter(view) if action == OFFER else (word, _answer(view, action))
        case state.ASK_COUNTER:
            text = f"pay {units(view, view.table.offer)} and play" if action == YES else "pay nothing and sit the round out"
        case _:
            text = _call(view, action)
    return Choice(action, word, text)


def bid(view: View) -> tuple[tuple[int, ...], int]:
    """To whom an offer can be made, and the least sum: for a place what the own hand was paid, in return more than was offered (HH-52)."""
    table = view.table
    if table.ask == state.ASK_ANSWER:
        return (table.buyer,), table.offer + 1
    return tuple(each(table.playing)), table.compensation[view.seat or 0]


def _offer(view: View) -> tuple[str, str]:
    seats, least = bid(view)
    players = listed(view.names[seat] for seat in seats).replace(" and ", " or ")
    return "NAME AMOUNT", f"to {players}, at least {units(view, least)}; for example {view.names[seats[0]]} {max(1, least)}"


def _counter(view: View) -> tuple[str, str]:
    _, least = bid(view)
    example = view.table.offer + view.tables.fee
    return "counter AMOUNT", f"want more for your place, at least {units(view, least)}, such as {example}"


def _answer(view: View, action: int) -> str:
    return f"take {units(view, view.table.offer)} and sit the round out" if action == YES else "keep your place"


def teyaku_of(view: View, kind: int) -> Teyaku | None:
    """The teyaku of a kind that the player's own hand has."""
    row = claim.best(view.tables, view.hand, kind)
    return view.rules.hands()[row] if row >= 0 else None


def late(view: View) -> tuple[Choice, ...]:
    """What this seat can do whoever's turn it is: claim a teyaku (TA-11, HH-7), or ask for a redeal (NA-9)."""
    if not view.late:
        return ()
    hand = claim.late_hand(view.table, view.seat or 0)
    return tuple(Choice(action, WORDS[REDEAL], NEW_DEAL) if action == REDEAL else _claim(view, action, hand) for action in view.late)


def _claim(view: View, action: int, hand: int) -> Choice:
    """What to claim; the word is the kind of teyaku."""
    if action == NO:
        return Choice(action, "no", "there is nothing to claim" if view.legal == (NO,) else "keep it hidden; it pays nothing")
    numbers = [claim.best(view.tables, hand, kind) for kind in {CLAIM_FIRST: (0,), CLAIM_SECOND: (1,), CLAIM_BOTH: (0, 1)}[action]]
    rows = [view.rules.hands()[number] for number in numbers]
    shown = 0
    worth = 0
    for teyaku in (view.tables.teyaku[number] for number in numbers):
        shown |= claim.shown_of(teyaku, hand)
        worth += teyaku.points_of_two if view.table.players == 2 else teyaku.points
    due = units(view, worth * view.rules.unit * view.table.multiplier)
    what = listed(f"{row.name} ({row.id})" for row in rows)
    word = "both" if action == CLAIM_BOTH else rows[0].kind.lower()
    return Choice(action, word, f"{what}: {due} from each; you show {_some(shown)}", tuple(row.id for row in rows), shown)


def _some(mask: int) -> str:
    """Cards by name; of many only the codes."""
    return named(mask) if mask.bit_count() <= 3 else " ".join(codes(mask))


def _speak(view: View, action: int) -> str:
    table = view.table
    if action == OUT:
        fee = units(view, dropout.fee(table, view.tables))
        if table.waiters:
            return f"costs {fee}, which {view.names[dropout.next_waiter(table, view.tables)]} gets with your hand"
        return f"costs {fee}, into the pot"
    bound = "" if OUT in view.legal else "; you may not go out"
    left = PLAYERS - 1 - table.ins.bit_count()
    spoken = table.ins | 1 << (view.seat or 0) | sum(1 << seat for seat in table.outs[: table.n_out])
    if not table.playing & ~spoken:
        return f"play it; you speak last{bound}"
    room = f"{count(left, 'more player')} may be in" if left else "whoever has not spoken is then forced out"
    return f"play it; {room}{bound}"


def _share(view: View) -> str:
    """What half of the pot is for this player (HH-44)."""
    half = view.table.pot // 2
    mine = view.table.pot - half if view.seat == view.table.first else half
    return f"take {units(view, mine)} and end the round, if the other wants to share it too"


def _dealers_hand(view: View) -> str:
    extras = view.rules.achievements
    if not extras or not extras.dealers_hand:
        return ""
    return f"; with {extras.least} card points it brings {units(view, extras.points)} from everybody"


def _blind(view: View) -> str:
    extras = view.rules.achievements
    if not extras:
        return "you may not go out"
    bonus = units(view, extras.points)
    return f"you may not go out; with {extras.least} card points {bonus} from everybody, otherwise you pay the two other players {bonus}"


def _call(view: View, action: int) -> str:
    """What the end of the round would bring: everything that counts lies open, so the engine itself can say it."""
    if action == SAGE:
        alone = "; if another then calls shoubu and only you called sage, you pay double" if view.table.players == PLAYERS else ""
        return f"play on for more; without shoubu yaku count half in the end{alone}"
    if action == REDEAL:
        return NEW_DEAL
    if action == NO:
        return "draw the top card of your pile; after that it is too late"
    if action not in (SHOUBU, CANCEL):
        return ""
    after = view.table.copy()
    after.listening = 0
    flow.step(after, view.tables, action)
    result = ", ".join(f"{who} {points:+}" for who, points in zip(view.names, after.result, strict=False) if points)
    half = ", and your yaku count half" if action == CANCEL else ""
    return f"the round ends{half}: {result}"


def units(view: View, points: int) -> str:
    """So many points in the words of the game."""
    word = view.rules.units.word
    return count(points, word.removesuffix("s"))


def describe(view: View, action: int) -> str:
    """An action in words."""
    if action <= BLANK:
        return f"{code(action)} {name(action)}"
    if action > OFFER:
        seat, amount = offered(action)
        if view.table.ask == state.ASK_ANSWER and seat == view.table.buyer:
            return f"a counter-offer of {amount}"
        who = view.names[seat] if seat < len(view.names) else f"seat {seat}"
        return f"an offer of {amount} to {who}"
    found = next((choice for choice in choices(view) if choice.action == action), None)
    return found.word if found else WORDS.get(action, f"action {action}")


def not_asked(view: View, action: int) -> str:
    """Why somebody who is not asked cannot answer; nobody learns who is asked about a teyaku."""
    table, names = view.table, view.names
    if view.actor is None:
        return "It is not your turn."
    if table.ask == state.ASK_SPLIT and action in (YES, NO):
        pair = listed(names[seat] for seat in each(table.playing))
        if view.seat is None or not table.playing >> view.seat & 1:
            return f"You are out of this round: only {pair} can agree to share the pot."
        if view.seat == table.first:
            return f"You have answered already; {names[view.actor]} has not."
    if view.rules.dropout and view.rules.dropout.buyout and (action in (YES, NO) or action >= OFFER):
        if table.ask == state.ASK_COUNTER and view.seat == table.seller:
            return f"Your counter-offer has taken the place of that offer; {names[view.actor]} has to answer it."
        return f"No offer waits for your answer. It is {names[view.actor]}'s turn."
    return f"It is {names[view.actor]}'s turn."


def may_offer(view: View, action: int) -> bool:
    """Whether an offer with a name and a sum can be made."""
    if action <= OFFER or OFFER not in view.legal:
        return False
    seat, amount = offered(action)
    return amount <= MOST_OFFERED and bool(buyout.may_offer(view.table, seat, amount))


def bad_offer(view: View, action: int) -> str:
    """Why an offer cannot be made."""
    if action > OFFER and offered(action)[1] > MOST_OFFERED:
        return f"Nobody can offer more than {units(view, MOST_OFFERED)}. You can say {can(view)}."
    return f"This is no offer that can be made. You can say {can(view)}."


def read(view: View, text: str) -> int:
    """An action as typed: a card's code, the word of a choice, or an offer as `NAME AMOUNT`."""
    words = text.strip().lower()
    for choice in (*choices(view), *late(view)):
        if words in (choice.word.lower(), f"claim {choice.word.lower()}") and choice.action != OFFER:
            return choice.action
    for action, word in WORDS.items():
        if words == word:
            return _meant(view, action)
    who, _, amount = words.removeprefix("offer ").rpartition(" ")
    if view.table.ask == state.ASK_ANSWER and who in ("", "counter") and amount.isdecimal():
        return offer(view.table.buyer, _sum(amount))
    seats = [seat for seat, known in enumerate(view.names) if known.lower() == who.strip()]
    if seats and amount.isdecimal():
        return offer(seats[0], _sum(amount))
    return card_of(text)


def _sum(digits: str) -> int:
    """A sum as typed; what is far too much is just too much."""
    return int(digits) if len(digits) < 8 else MOST_OFFERED + 1


def _meant(view: View, action: int) -> int:
    """A plain yes or no, as the answer that it is to this question."""
    meant = {
        (state.ASK_SPEAK, YES): IN,
        (state.ASK_SPEAK, NO): OUT,
        (state.ASK_CALL, YES): SHOUBU,
        (state.ASK_REDEAL, YES): REDEAL,
        (state.ASK_CALL, NO): SAGE,
        (state.ASK_CLAIM, YES): view.legal[-1] if view.legal else YES,
    }
    return meant.get((view.table.ask, action), action)


def can(view: View) -> str:
    """What the player who is asked can do, in one line."""
    cards = [describe(view, action) for action in view.legal if action <= BLANK]
    others = [f"{choice.word}{f' ({choice.text})' if choice.text else ''}" for choice in choices(view)]
    return ", ".join([*cards, *others])
