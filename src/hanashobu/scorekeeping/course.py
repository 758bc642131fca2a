"""What is reported of the play: teyaku, the yaku that stopped it, calls, and cards that are in no pile."""

from __future__ import annotations

from hanashobu.cards import codes, each
from hanashobu.engine import shapes
from hanashobu.engine.kernel import fours
from hanashobu.engine.phases import claim, shown_teyaku
from hanashobu.engine.state import CANCEL, HANDS_OUT, NOBODY, SHOUBU, STOPPED
from hanashobu.rules.ending import CANCELS, Calls
from hanashobu.rules.tables import MOST_KINDS
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.uses import BARS
from hanashobu.scorekeeping.answers import read_answers
from hanashobu.scorekeeping.case import SettlementContext
from hanashobu.scorekeeping.reported import IN, BadRound, nobodys, some
from hanashobu.text import Arg, Cards, Message, Name, msg
from hanashobu.text.names import name


def played(case: SettlementContext) -> None:
    """The round was played: everybody has a pile, and what was claimed and called has to fit."""
    s = case.state
    if unplayed := case.who(IN):
        raise BadRound("error-score-needs-pile", players=case.players(unplayed))
    for seat, pile in enumerate(case.piles):
        s.taken[seat] = pile.cards
    if case.tables.uses & BARS:
        shapes.bar(s, case.tables)
    if case.rules.most_players() < case.rules.seats:
        case.story.insert(0, msg("score-story-played", players=case.players(case.order())))
    for seat in case.hands:
        if not case.plays(seat) and not case.forced_out(seat):
            raise BadRound("error-score-hand-unplayed", who=case.player(seat))
    _claims(case)
    _stopped(case)
    if case.rules.calls and s.ended == HANDS_OUT:
        _calls(case, case.rules.calls)
    read_answers(case)
    _count_cards(case)


def _claims(case: SettlementContext) -> None:
    """Teyaku in turn order, each player's together; they are paid now or noted."""
    s, rules = case.state, case.rules
    ids = [row.id for row in rules.hands()]
    rows: dict[int, list[int]] = {seat: [] for seat in case.order()}
    for shown in case.report.teyaku:
        if shown.seat not in rows:
            raise BadRound("error-score-teyaku-unplayed", who=case.player(shown.seat))
        rows[shown.seat].append(ids.index(shown.id))
    for seat, claimed in rows.items():
        s.hands[seat] = case.hands.get(seat, 0)
        for row in claimed:
            _may_claim(case, seat, row)
            claim.note(s, case.tables, seat, s.hands[seat], row)
        if claimed and not rules.notes_teyaku():
            claim.pay_noted(s, case.tables, seat)
    if case.tables.lucky:
        _end_by_hand(case)


def _end_by_hand(case: SettlementContext) -> None:
    """A hand that ends the round leaves nothing to be played or called (KK-3, KK-4)."""
    s = case.state
    shown_teyaku.end_by_hand(s, case.tables)
    if s.ended == HANDS_OUT:
        return
    if case.report.call or case.report.sage or any(pile.cards for pile in case.piles):
        raise BadRound("error-score-lucky")
    if s.winner == NOBODY:
        case.story.append(msg("score-story-drawn"))
        return
    hand = next(row for row in case.report.teyaku if row.seat == s.winner)
    named = next(row for row in case.rules.hands() if row.id == hand.id)
    case.story.append(msg("score-story-lucky", who=case.player(s.winner), hand=_teyaku(named)))


def _may_claim(case: SettlementContext, seat: int, row: int) -> None:
    """One of each kind, the best that the hand has; and a hand is needed where a triplet may have been caught whole (HH-25)."""
    s, who, hands = case.state, case.player(seat), case.rules.hands()
    kind, place = case.tables.teyaku[row].kind, claim.place_of(s, seat)
    places = case.tables.teyaku[row].places
    may = [one for one in case.order() if (one == s.dealer if hands[row].on_field else places & claim.place_of(s, one))]
    if seat not in may:
        raise BadRound("error-score-teyaku-place", players=case.players(may), teyaku=_teyaku(hands[row]))
    if other := s.claimed[MOST_KINDS * seat + kind]:
        raise BadRound("error-score-teyaku-kind", who=who, teyaku=[_teyaku(hands[found]) for found in dict.fromkeys((other - 1, row))])
    hand = 0 if hands[row].on_field else s.hands[seat]
    if hand:
        best = claim.best(case.tables, hand, kind, place)
        if best != row:
            better = [_teyaku(hands[best])] if best >= 0 else []
            raise BadRound("error-score-teyaku-hand", who=who, teyaku=_teyaku(hands[row]), better=better, cards=Cards(codes(hand)))
    elif hands[row].dives and s.players == case.rules.most_players() and fours(s.taken[seat]):
        raise BadRound("error-score-dive-hand", who=who, teyaku=_teyaku(hands[row]))


def _teyaku(row: Teyaku) -> Message:
    return _with_rule(name(row.name, row.kanji), row.id)


def _with_rule(name: Name, rule: str) -> Message:
    return msg("score-name-rule", name=name, rule=rule)


def _stopped(case: SettlementContext) -> None:
    """A yaku that ends the round wins it at once (TA-15)."""
    s = case.state
    found = [seat for seat in case.order() if shapes.stopping_row(case.tables, s.taken[seat], s.barred[seat]) >= 0]
    if len(found) > 1:
        raise BadRound("error-score-two-ends", players=case.players(found))
    if found:
        s.ended, s.winner = STOPPED, found[0]
        rows = shapes.rows_for(s, case.tables, s.winner, s.taken[s.winner]) & case.tables.stops
        ids = [case.rules.ids()[case.tables.yaku[row].why] for row in each(rows)]
        made = [_with_rule(case.rules.called(id), id) for id in ids]
        case.story.append(msg("score-story-ended", yaku=made, who=case.player(s.winner)))


def _calls(case: SettlementContext, rules: Calls) -> None:
    """Who ended the round, and who let it go on: everybody with a yaku has called one or the other (HH-8)."""
    s, words = case.state, rules.words
    order = list(case.order())
    holders = [seat for seat in order if shapes.rows_for(s, case.tables, seat, s.taken[seat])]
    call = case.report.call
    for seat in [*case.report.sage, *([call.seat] if call else [])]:
        if seat not in order:
            raise BadRound("error-score-call-unplayed", who=case.player(seat))
        if seat not in holders:
            raise BadRound("error-score-call-no-yaku", who=case.player(seat), rule=rules.rule)
    sage = list(dict.fromkeys(case.report.sage))
    silent = [seat for seat in holders if seat not in sage and not (call and seat == call.seat)]
    if call:
        s.ended, s.winner = CANCEL if words.role(call.says) == CANCELS else SHOUBU, call.seat
        if s.ended == CANCEL and call.seat not in sage:
            sage.append(call.seat)
    elif len(silent) > 1 and not sage:
        raise BadRound("error-score-call-first", players=case.players(silent), call=words.goes_on.name)
    case.remarks += [msg("score-remark-went-on", who=case.player(seat), rule=rules.rule, call=words.goes_on.name) for seat in silent]
    sage += silent
    for seat in sage:
        s.went_on[seat] += max(1, case.report.sage.count(seat))
    s.first_on = sage[0] if sage else NOBODY
    if sage:
        case.story.append(msg("score-story-went-on", players=case.players(sage), call=words.goes_on.name))
    if call:
        said: dict[str, Arg] = {} if words.role(call.says) == CANCELS else {"call": words.called(call.says)}
        case.story.append(Message(f"score-story-call-{words.role(call.says)}", {"who": case.player(call.seat), **said}))


def _count_cards(case: SettlementContext) -> None:
    """Cards may be in nobody's pile if the round was cut short, or if fewer played."""
    s, rules = case.state, case.rules
    left = nobodys(case.piles, rules)
    uneven = s.players < rules.most_players() or bool(rules.uneven)
    whole = not uneven and s.ended == HANDS_OUT
    if left and whole and rules.values.classes:
        raise BadRound("error-score-missing-call" if rules.calls else "error-score-missing", cards=some(left))
    if uneven:
        hand, lies = rules.deal.total("hands"), rules.deal.total("field") or rules.deal.total("hands") - 1
        most, found = 2 * s.players * hand + lies + 4 * rules.refills(), sum(pile.cards.bit_count() for pile in case.piles)
        if found > most:
            raise BadRound("error-score-too-many", most=most, count=found)
    if left:
        if whole:
            case.doubts.append(msg("score-note-left", count=left.bit_count()))
        else:
            case.remarks.append(msg("score-remark-left", count=left.bit_count()))
