"""What is told of the play: teyaku, the yaku that stopped it, calls, and cards that are in no pile."""

from __future__ import annotations

from hanashobu.cards import each
from hanashobu.engine import shapes
from hanashobu.engine.kernel import fours
from hanashobu.engine.phases import claim
from hanashobu.engine.state import CANCEL, HANDS_OUT, NOBODY, SHOUBU, STOPPED
from hanashobu.rules.calls import Calls
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.text import count, listed, named
from hanashobu.scorekeeping.answers import hear_answers
from hanashobu.scorekeeping.case import Case
from hanashobu.scorekeeping.reported import IN, BadRound, nobodys, some

SAYS = {"shoubu": SHOUBU, "cancel": CANCEL}


def played(case: Case) -> None:
    """The round was played: everybody has a pile, and what was claimed and called has to fit."""
    s = case.state
    if unplayed := case.who(IN):
        raise BadRound(f"The round was played: give the pile of {listed(case.names[seat] for seat in unplayed)}, even an empty one.")
    for seat, pile in enumerate(case.told.piles):
        s.taken[seat] = pile.cards
    if case.rules.dropout:
        case.story.insert(0, f"{listed(case.names[seat] for seat in case.order())} played.")
    for seat in case.told.hands:
        if not (s.playing | s.forced) >> seat & 1:
            raise BadRound(f"{case.names[seat]} did not play, and the hand changes nothing; leave it out.")
    _claims(case)
    _stopped(case)
    if case.rules.calls:
        _calls(case, case.rules.calls)
    hear_answers(case)
    _count_cards(case)


def _claims(case: Case) -> None:
    """Teyaku in turn order, each player's together; they are paid now or noted."""
    s, rules = case.state, case.rules
    ids = [row.id for row in rules.hands()]
    rows: dict[int, list[int]] = {seat: [] for seat in case.order()}
    for seat, id in case.told.teyaku:
        if seat not in rows:
            raise BadRound(f"{case.names[seat]} did not play, and cannot have claimed a teyaku.")
        rows[seat].append(ids.index(id))
    for seat, claimed in rows.items():
        s.hands[seat] = case.told.hands.get(seat, 0)
        for row in claimed:
            _may_claim(case, seat, row)
            claim.note(s, case.tables, seat, s.hands[seat], row)
        if claimed and not rules.claims.at_the_end:
            claim.pay(s, case.tables, seat)


def _may_claim(case: Case, seat: int, row: int) -> None:
    """One of each kind, the best that the hand has; and a hand is needed where a triplet may have been caught whole (HH-25)."""
    s, name, teyaku = case.state, case.names[seat], case.rules.hands()[row]
    kind = case.tables.teyaku[row].kind
    if other := s.claimed[2 * seat + kind]:
        both = listed(dict.fromkeys(f"{found.name} ({found.id})" for found in (case.rules.hands()[other - 1], teyaku)))
        raise BadRound(f"{name} can claim one teyaku of each kind only: {both} is too much.")
    if hand := s.hands[seat]:
        best = claim.best(case.tables, hand, kind)
        if best != row:
            found = case.rules.hands()[best] if best >= 0 else None
            instead = f"but {found.name} ({found.id})" if found else "and nothing else of that kind"
            raise BadRound(f"The hand of {name} does not count as {teyaku.name} ({teyaku.id}), {instead}: {named(hand)}.")
    elif teyaku.dives and s.players == PLAYERS and fours(s.taken[seat]):
        raise BadRound(
            f"Diving may be due to {name} for {teyaku.name} ({teyaku.id}): give the dealt hand, as --hand {name}=CARDS.",
            f"Diving may be due to {name} for {teyaku.name} ({teyaku.id}): give the dealt hand.",
        )


def _stopped(case: Case) -> None:
    """A yaku that ends the round wins it at once (TA-15)."""
    s = case.state
    found = [seat for seat in case.order() if shapes.stopping_row(case.tables, s.taken[seat]) >= 0]
    if len(found) > 1:
        raise BadRound(
            f"{listed(case.names[seat] for seat in found)} each have a yaku that ends the round, but the first ended it: look again."
        )
    if found:
        s.ended, s.winner = STOPPED, found[0]
        ids = [case.rules.ids()[case.tables.yaku[row].why] for row in each(shapes.stopping_rows(case.tables, s.taken[s.winner]))]
        made = listed(f"{case.rules.name_of(id)} ({id})" for id in ids)
        case.story.append(f"{made} by {case.names[s.winner]} ended the round.")


def _calls(case: Case, rules: Calls) -> None:
    """Who ended the round, and who let it go on: everybody with a yaku has said one or the other (HH-8)."""
    s, names = case.state, case.names
    order = list(case.order())
    holders = [seat for seat in order if shapes.rows_of(case.tables, s.taken[seat])]
    call = case.told.call
    for seat in [*case.told.sage, *([call[0]] if call else [])]:
        if seat not in order:
            raise BadRound(f"{names[seat]} did not play, and cannot have called.")
        if seat not in holders:
            raise BadRound(f"{names[seat]} has no yaku in the pile, and cannot have called ({rules.rule}).")
    sage = list(dict.fromkeys(case.told.sage))
    silent = [seat for seat in holders if seat not in sage and not (call and seat == call[0])]
    if call:
        s.ended, s.winner = SAYS[call[1]], call[0]
        if s.ended == CANCEL and call[0] not in sage:
            sage.append(call[0])
    elif len(silent) > 1 and not sage:
        who = listed(names[seat] for seat in silent)
        raise BadRound(
            f"{who} have yaku: say who called sage first, with --sage, or who ended the round, with --call.",
            f"{who} have yaku: say who called sage first, or who ended the round.",
        )
    for seat in silent:
        case.remarks.append(f"{names[seat]} has a yaku and did not end the round, so {names[seat]} called sage ({rules.rule}).")
    sage += silent
    for seat in sage:
        s.sage |= 1 << seat
    s.first_sage = sage[0] if sage else NOBODY
    if sage:
        case.story.append(f"{', then '.join(names[seat] for seat in sage)} called sage.")
    if call:
        case.story.append(f"{names[call[0]]} {'called shoubu' if s.ended == SHOUBU else 'cancelled'}.")


def _count_cards(case: Case) -> None:
    """Cards may be in nobody's pile if the round was cut short, or if two played."""
    s, rules = case.state, case.rules
    left = nobodys(case.told.piles, rules)
    uneven = s.players == 2 and (rules.dropout is not None or bool(rules.uneven))
    whole = not uneven and s.ended == HANDS_OUT
    if left and whole and rules.values.classes:
        call = " If a call ended the round, say so, as --call PLAYER=shoubu." if rules.calls else ""
        ended = " If a call ended the round, say so." if rules.calls else ""
        raise BadRound(
            f"Nobody's pile has {some(left)}. Add what is missing to the pile of whoever took it,"
            f" or write the last pile as rest: then it gets every card that is in no other pile.{call}",
            f"Nobody has {some(left)}: give each card to whoever took it.{ended}",
        )
    if uneven:
        hand, lies = rules.deal.total("hands"), rules.deal.total("field") or rules.deal.total("hands") - 1
        most, found = 4 * hand + lies, sum(pile.cards.bit_count() for pile in case.told.piles)
        if found > most:
            raise BadRound(f"When two play, at most {most} cards are taken and the others stay in the draw pile; these piles have {found}.")
    if left:
        nowhere = f"{count(left.bit_count(), 'card')} {'is' if left.bit_count() == 1 else 'are'} in nobody's pile"
        if whole:
            case.doubts.append(f"{nowhere}, but nobody ended the round, so every card was taken: look again.")
        else:
            case.remarks.append(f"{nowhere}: left on the field, in hands or in the draw pile.")
