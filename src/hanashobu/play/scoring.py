"""A round that was played with real cards, taken through the engine's own phases and settled as any other round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from hanashobu.cards import UnknownCard, card, each
from hanashobu.engine import actions, shapes
from hanashobu.engine.kernel import fours, month_of
from hanashobu.engine.phases import buyout, claim, deal, dropout, multiplier
from hanashobu.engine.settle import round_end
from hanashobu.engine.state import CANCEL, HANDS_OUT, NOBODY, NOBODY_PLAYS, SHOUBU, SPLIT, STOPPED, State
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.narrate import Narrator
from hanashobu.play.told import BLANK, FORCED, IN, OUT, PLAYS, SOLD, WAITS, BadRound, Told, nobodys, some
from hanashobu.rules.calls import Calls
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.dropout import PLAYERS, Dropout
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.text import count, listed, named
from hanashobu.rules.yaku import Yaku

SAYS = {"shoubu": SHOUBU, "cancel": CANCEL}


class Held(NamedTuple):
    """A yaku in a pile: its row, the cards that make it, and its points; one that stops the round has none."""

    yaku: Yaku
    cards: int
    points: int | None


@dataclass(frozen=True)
class Scored:
    """A scored round, by seat where there are several."""

    told: Told
    active: tuple[int, ...]  # who played, in turn order
    card_points: tuple[int, ...] | None
    yaku: tuple[tuple[Held, ...], ...]
    payments: tuple[events.Pay, ...]
    result: tuple[int, ...]
    why: str  # how the round ended
    winner: int | None
    next_dealer: int
    story: str  # who played and what was said, in words
    notes: tuple[str, ...]  # why something does not count, or may be wrong
    remarks: tuple[str, ...]  # what was taken for granted
    multiplier: int
    stakes: tuple[int, ...]  # what everybody had at stake when the round began
    totals: tuple[int, ...]  # after the round
    after: tuple[AnyEvent, ...]  # what the match adds to the round: the books of a campaign, the end


def score(rules: Ruleset, told: Told, names: tuple[str, ...]) -> Scored:
    """Settle a round by itself, whatever the match; `BadRound` says what cannot be."""
    tables, state = compile_tables(rules), State()
    tables.rounds = tables.has_target = tables.bust = 0
    state.totals[: tables.seats] = [tables.stake] * tables.seats
    found = settle(rules, tables, state, told, names)
    if rules.campaign:
        alone = "The end of a year, ginmi and loans depend on the totals, and are not settled here."
        found = replace(found, remarks=(*found.remarks, alone))
    return found


def settle(rules: Ruleset, tables: Tables, state: State, told: Told, names: tuple[str, ...]) -> Scored:
    """Settle the next round of a match, whose state goes on from it; after a `BadRound` the state is of no use."""
    return _Clerk(rules, tables, state, told, names).settle()


def held(rules: Ruleset, tables: Tables, pile: int) -> tuple[Held, ...]:
    """The yaku of a pile by itself."""
    ids, found = rules.ids(), dict[str, int | None]()
    for row in each(shapes.rows_of(tables, pile)):
        shape, before = tables.yaku[row], found.get(ids[tables.yaku[row].why])
        found[ids[shape.why]] = None if tables.stops >> row & 1 else shapes.value(pile, shape) + (before or 0)
    return tuple(_held(rules, pile, tuple(found.items())))


class _Clerk:
    """Takes a round as people tell it through the phases of the engine, and objects to what cannot be."""

    def __init__(self, rules: Ruleset, tables: Tables, state: State, told: Told, names: tuple[str, ...]) -> None:
        self._rules = rules
        self._told = told
        self._names = names
        self._tables = tables
        self._state = state
        self._story: list[str] = []
        self._doubts: list[str] = []
        self._remarks: list[str] = []

    def settle(self) -> Scored:
        """The whole round, from the dealer's first word to the last payment."""
        s = self._state
        self._begin()
        if self._rules.dropout:
            self._say_in_or_out(self._rules.dropout)
        if s.ended < NOBODY_PLAYS:
            self._played()
        else:
            self._not_played()
        round_end.enter(s, self._tables)
        return self._read()

    # Before play.

    def _begin(self) -> None:
        s, told, tables = self._state, self._told, self._tables
        s.round += 1
        s.dealer = told.dealer
        s.listening = 1
        s.misdeals = s.log_end = s.stock_end[0] = 0  # no cards are dealt
        deal.clear_table(s, tables)
        for seat, stake in told.stakes.items():
            s.stake[seat] = stake
        self._stakes = tuple(s.stake[: tables.seats])
        s.dealers_hand = told.dealer if told.dealers_hand is None else told.dealers_hand
        s.blind = int(told.blind)
        if self._rules.sits_out:
            self._sit_out()
        self._multiply()
        if told.leader is not None:
            if not s.playing >> told.leader & 1:
                raise BadRound(f"{self._names[told.leader]} is not dealt in, and cannot lead the round.")
            s.first = told.leader

    def _sit_out(self) -> None:
        s = self._state
        seats = self._who(BLANK)
        if len(seats) != 1:
            found = "nobody has" if not seats else f"{listed(self._names[seat] for seat in seats)} have"
            raise BadRound(
                f"At a table of {self._rules.seats} one player sits out with the blank card, but {found} a pile {BLANK!r}.",
                f"At a table of {self._rules.seats} one player sits out with the blank card: say who.",
            )
        if s.blind and seats == [s.dealer]:
            raise BadRound(f"{self._names[s.dealer]} has the blank card, so nobody plays blind; leave that out.")
        s.hands[seats[0]] = deal.THE_BLANK
        deal.sit_out(s, self._tables)

    def _multiply(self) -> None:
        """By the cards on the dealt field and those that wait from earlier rounds, unless it is told what the round counts."""
        s, told, rules = self._state, self._told, self._rules.multiplier
        if told.on_field is None or rules is None:
            s.multiplier = told.multiplier
            return
        for lying in each(told.on_field):
            if not any(cards >> lying & 1 for _, cards in rules.levels):
                raise BadRound(f"{named(1 << lying)} does not multiply a round ({rules.shows}).")
        s.field = told.on_field
        multiplier.enter(s, self._tables)

    def _say_in_or_out(self, drop: Dropout) -> None:
        """The dropout phase, with everybody's answer from the piles; then places are bought."""
        s, told = self._state, self._told
        buyers = {buyer for buyer, _, _ in told.buys}
        for seat, pile in enumerate(told.piles):
            if pile.does == FORCED or seat in buyers:
                s.hands[seat] = told.hands.get(seat, 0)
        dropout.enter(s, self._tables)
        while s.actor != NOBODY:
            dropout.step(s, self._tables, self._answer(drop, s.actor, s.actor in buyers))
        if s.misdeals:
            raise BadRound(f"Nobody is in: the deal is thrown in and all fees are given back, so there is nothing to score ({drop.ends}).")
        for seat in range(self._rules.seats):
            self._compare(seat, seat in buyers)
        for seat in buyers:
            if not s.forced >> seat & 1:
                raise BadRound(f"{self._names[seat]} was not forced out, and cannot have bought a place.")
        if self._tables.buyout and s.forced:
            self._buy()
        self._compare_places()

    def _answer(self, drop: Dropout, seat: int, buys: bool) -> int:
        """What a player who is asked has said."""
        s, name, does = self._state, self._names[seat], self._told.piles[seat].does
        if does == FORCED or buys:
            ins = s.ins.bit_count()
            raise BadRound(f"{name} was not forced out: when it was {name}'s turn to speak {count(ins, 'player')} had said in. {HOW}")
        if does == WAITS:
            late = (seat - s.dealer) % self._rules.seats >= self._rules.seats - drop.waits
            got = f"got the hand of {self._names[s.outs[s.n_out - 1]]}, who went out" if late else "was dealt in"
            raise BadRound(
                f"{name} did not only wait, but {got}: give that pile, or write {OUT}.",
                f"{name} did not only wait, but {got}: say what came of it.",
            )
        if does != OUT:
            return actions.IN
        if not s.choice >> actions.OUT & 1:
            raise BadRound(f"{name} may not go out: {self._why_bound(drop, seat)}.")
        return actions.OUT

    def _why_bound(self, drop: Dropout, seat: int) -> str:
        if drop.bind and seat == self._state.first:
            return f"the leader is bound ({drop.bind})"
        if self._state.blind and self._rules.blind and seat == self._state.dealer:
            return f"the dealer plays blind ({self._rules.blind.rule})"
        return f"every player who is left is needed to make three ({drop.must_rule})"

    def _compare(self, seat: int, buys: bool) -> None:
        """Whether those who were not asked are told to be so."""
        s, name, does = self._state, self._names[seat], self._told.piles[seat].does
        spoke = s.ins >> seat & 1 or seat in s.outs[: s.n_out]
        if s.forced >> seat & 1:
            if does != FORCED and not buys:
                ins = listed(self._names[other] for other in range(self._rules.seats) if s.ins >> other & 1)
                raise BadRound(
                    f"At most {PLAYERS} play: {ins} were in before {name} could speak. Write that pile as {FORCED}. {HOW}",
                    f"At most {PLAYERS} play: {ins} were in before {name} could speak, so {name} was forced out.",
                )
            if seat not in self._told.hands:
                raise BadRound(
                    f"{name} was forced out, and is paid for the hand: give it, as --hand {name}=CARDS.",
                    f"{name} was forced out, and is paid for the hand: give its cards.",
                )
        elif not spoke and does not in (WAITS, BLANK):
            raise BadRound(
                f"{name} was not dealt in, and nobody passed a hand on: write that pile as {WAITS}.",
                f"{name} was not dealt in, and nobody passed a hand on: {name} only waited.",
            )

    def _buy(self) -> None:
        """Each forced-out player buys a place or does not (HH-52)."""
        s, names = self._state, self._names
        bought = {buyer: (seller, amount) for buyer, seller, amount in self._told.buys}
        buyout.enter(s, self._tables)
        while s.actor != NOBODY:
            seat = s.actor
            if seat not in bought:
                buyout.step(s, self._tables, actions.NO)
                continue
            seller, amount = bought[seat]
            if not s.playing >> seller & 1:
                raise BadRound(f"{names[seat]} cannot buy the place of {names[seller]}, who did not play.")
            if not buyout.may_offer(s, seller, amount):
                least = s.compensation[seat]
                raise BadRound(f"{names[seat]} must offer {least} at least, which is what the forced-out hand was paid, not {amount}.")
            buyout.step(s, self._tables, actions.offer(seller, amount))
            buyout.answer(s, self._tables, actions.YES)
            self._story.append(f"{names[seat]} bought the place of {names[seller]}.")

    def _compare_places(self) -> None:
        """Whether those who sold their places are told to have done so, and no others."""
        for seat, pile in enumerate(self._told.piles):
            name, plays = self._names[seat], self._state.playing >> seat & 1
            if pile.does == SOLD and plays:
                raise BadRound(
                    f"Nobody bought the place of {name}: say who did, as --buys PLAYER={name}:POINTS.",
                    f"Nobody bought the place of {name}: say who did, and for how much.",
                )
            if pile.does in (PLAYS, IN) and not plays:
                raise BadRound(
                    f"{name} sold the place in the round: write that pile as {SOLD}.",
                    f"{name} sold the place in the round, and has no pile.",
                )

    # How it ended.

    def _not_played(self) -> None:
        """One alone, two who share, or hands that are worth too much (TA-24, TA-25, HH-44, HH-45)."""
        s, told, drop = self._state, self._told, self._rules.dropout
        assert drop
        if s.ended == SPLIT:
            why = f"{listed(self._names[seat] for seat in self._order())} were in, and share the pot ({drop.two})."
        elif s.players == 1:
            why = f"Only {self._names[s.first]} was in, and nobody played ({drop.ends})."
        else:
            why = f"The forced-out hands are worth so much that nobody played ({drop.compensation.no_play_rule})."
        if any(pile.cards for pile in told.piles):
            raise BadRound(f"{why} So nobody has a pile; write {IN} for those who were in.", f"{why} So nobody has a pile.")
        if told.call or told.sage or told.teyaku or told.answers:
            raise BadRound(f"{why} So there are no teyaku, no calls, and nobody who answers for anything.")
        self._story.append(why)

    def _played(self) -> None:
        s = self._state
        if unplayed := self._who(IN):
            raise BadRound(f"The round was played: give the pile of {listed(self._names[seat] for seat in unplayed)}, even an empty one.")
        for seat, pile in enumerate(self._told.piles):
            s.taken[seat] = pile.cards
        if self._rules.dropout:
            self._story.insert(0, f"{listed(self._names[seat] for seat in self._order())} played.")
        for seat in self._told.hands:
            if not (s.playing | s.forced) >> seat & 1:
                raise BadRound(f"{self._names[seat]} did not play, and the hand changes nothing; leave it out.")
        self._claims()
        self._stopped()
        if self._rules.calls:
            self._calls(self._rules.calls)
        self._answers()
        self._count_cards()

    def _claims(self) -> None:
        """Teyaku in turn order, each player's together; they are paid now or noted."""
        s, rules = self._state, self._rules
        ids = [row.id for row in rules.hands()]
        rows: dict[int, list[int]] = {seat: [] for seat in self._order()}
        for seat, id in self._told.teyaku:
            if seat not in rows:
                raise BadRound(f"{self._names[seat]} did not play, and cannot have claimed a teyaku.")
            rows[seat].append(ids.index(id))
        for seat, claimed in rows.items():
            s.hands[seat] = self._told.hands.get(seat, 0)
            for row in claimed:
                self._may_claim(seat, row)
                claim.note(s, self._tables, seat, row)
            if claimed and not rules.claims.at_the_end:
                claim.pay(s, self._tables, seat)

    def _may_claim(self, seat: int, row: int) -> None:
        """One of each kind, the best that the hand has; and a hand is needed where a triplet may have been caught whole (HH-25)."""
        s, name, teyaku = self._state, self._names[seat], self._rules.hands()[row]
        kind = self._tables.teyaku[row].kind
        if other := s.claimed[2 * seat + kind]:
            both = listed(dict.fromkeys(f"{found.name} ({found.id})" for found in (self._rules.hands()[other - 1], teyaku)))
            raise BadRound(f"{name} can claim one teyaku of each kind only: {both} is too much.")
        if hand := s.hands[seat]:
            best = claim.best(self._tables, hand, kind)
            if best != row:
                found = self._rules.hands()[best] if best >= 0 else None
                instead = f"but {found.name} ({found.id})" if found else "and nothing else of that kind"
                raise BadRound(f"The hand of {name} does not count as {teyaku.name} ({teyaku.id}), {instead}: {named(hand)}.")
        elif teyaku.dives and s.players == PLAYERS and fours(s.taken[seat]):
            raise BadRound(
                f"Diving may be due to {name} for {teyaku.name} ({teyaku.id}): give the dealt hand, as --hand {name}=CARDS.",
                f"Diving may be due to {name} for {teyaku.name} ({teyaku.id}): give the dealt hand.",
            )

    def _stopped(self) -> None:
        """A yaku that ends the round wins it at once (TA-15)."""
        s = self._state
        found = [seat for seat in self._order() if shapes.stopping_row(self._tables, s.taken[seat]) >= 0]
        if len(found) > 1:
            raise BadRound(
                f"{listed(self._names[seat] for seat in found)} each have a yaku that ends the round, but the first ended it: look again."
            )
        if found:
            s.ended, s.winner = STOPPED, found[0]
            row = self._tables.yaku[shapes.stopping_row(self._tables, s.taken[s.winner])]
            id = self._rules.ids()[row.why]
            self._story.append(f"{self._rules.name_of(id)} ({id}) by {self._names[s.winner]} ended the round.")

    def _calls(self, rules: Calls) -> None:
        """Who ended the round, and who let it go on: everybody with a yaku has said one or the other (HH-8)."""
        s, names = self._state, self._names
        order = list(self._order())
        holders = [seat for seat in order if shapes.rows_of(self._tables, s.taken[seat])]
        call = self._told.call
        for seat in [*self._told.sage, *([call[0]] if call else [])]:
            if seat not in order:
                raise BadRound(f"{names[seat]} did not play, and cannot have called.")
            if seat not in holders:
                raise BadRound(f"{names[seat]} has no yaku in the pile, and cannot have called ({rules.rule}).")
        sage = list(dict.fromkeys(self._told.sage))
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
            self._remarks.append(f"{names[seat]} has a yaku and did not end the round, so {names[seat]} called sage ({rules.rule}).")
        sage += silent
        for seat in sage:
            s.sage |= 1 << seat
        s.first_sage = sage[0] if sage else NOBODY
        if sage:
            self._story.append(f"{', then '.join(names[seat] for seat in sage)} called sage.")
        if call:
            self._story.append(f"{names[call[0]]} {'called shoubu' if s.ended == SHOUBU else 'cancelled'}.")

    def _answers(self) -> None:
        """Who laid the card that let the next player complete a yaku, or dive (HH-O2)."""
        s, names = self._state, self._names
        for seat, what in self._told.answers:
            if not s.playing >> seat & 1 or s.players != PLAYERS:
                raise BadRound(f"{names[seat]} answers for nothing: that is for three players, and {names[seat]} must be one of them.")
            owner = self._answer_for_yaku(seat, what) if what.upper() in self._liable() else self._answer_for_dive(seat, what)
            if s.next[seat] != owner:
                raise BadRound(f"Only the player just before {names[owner]} can answer for that; {names[seat]} is not.")

    def _liable(self) -> tuple[str, ...]:
        used = {row.id for row in self._rules.yaku}
        return tuple(id for id in self._rules.calls.liable if id in used) if self._rules.calls else ()

    def _answer_for_yaku(self, seat: int, what: str) -> int:
        s, id = self._state, what.upper()
        for row in range(self._tables.n_yaku):
            if self._rules.ids()[self._tables.yaku[row].why] == id:
                for owner in self._order():
                    if shapes.rows_of(self._tables, s.taken[owner]) >> row & 1:
                        self._nobody_yet(s.answers[row])
                        s.answers[row] = seat + 1
                        return owner
        raise BadRound(f"Nobody is paid for {self._rules.name_of(id)} ({id}), so nobody answers for it.")

    def _answer_for_dive(self, seat: int, what: str) -> int:
        s = self._state
        try:
            fourth = card(what)
        except UnknownCard:
            ids = ", ".join(self._liable())
            raise BadRound(f"{what!r} is nothing to answer for: write one of {ids}, or for Diving the card that was laid.") from None
        for owner in self._order():
            hand = self._told.hands.get(owner, 0)
            whole = s.taken[owner] & month_of(fourth) == month_of(fourth)
            if s.triplets[owner] & month_of(fourth) and whole and not hand >> fourth & 1:
                self._nobody_yet(s.dive_answers[fourth >> 2])
                s.dive_answers[fourth >> 2] = seat + 1
                return owner
        raise BadRound(f"{named(1 << fourth)} is not the fourth card of a claimed triplet that was caught whole, so nobody answers for it.")

    def _nobody_yet(self, before: int) -> None:
        if before:
            raise BadRound(f"Only one player answers for a yaku; {self._names[before - 1]} does already.")

    def _count_cards(self) -> None:
        """Cards may be in nobody's pile if the round was cut short, or if two played."""
        s, rules = self._state, self._rules
        left = nobodys(self._told.piles, rules)
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
            most, found = 4 * hand + lies, sum(pile.cards.bit_count() for pile in self._told.piles)
            if found > most:
                raise BadRound(
                    f"When two play, at most {most} cards are taken and the others stay in the draw pile; these piles have {found}."
                )
        if left:
            nowhere = f"{count(left.bit_count(), 'card')} {'is' if left.bit_count() == 1 else 'are'} in nobody's pile"
            if whole:
                self._doubts.append(f"{nowhere}, but nobody ended the round, so every card was taken: look again.")
            else:
                self._remarks.append(f"{nowhere}: left on the field, in hands or in the draw pile.")

    # What came of it.

    def _read(self) -> Scored:
        rules, told = self._rules, self._told
        s = self._state
        said = Narrator(rules, self._tables).read(s.log[: s.log_end])
        scores = next(event for event in said if isinstance(event, events.Score))
        last = next(place for place, event in enumerate(said) if isinstance(event, events.RoundEnds))
        end = said[last]
        assert isinstance(end, events.RoundEnds)
        paid = tuple(event for event in said[:last] if isinstance(event, events.Pay))
        return Scored(
            told,
            tuple(self._order()) if end.why not in ("nobody_plays", "split") else (),
            scores.cards,
            tuple(tuple(_held(rules, pile.cards, row)) for pile, row in zip(told.piles, scores.yaku, strict=True)),
            paid,
            scores.result,
            end.why,
            end.winner,
            end.next_dealer,
            " ".join(self._story),
            (*self._notes(scores, paid), *self._doubts),
            tuple(self._remarks),
            s.multiplier,
            self._stakes,
            end.totals,
            tuple(said[last + 1 :]),
        )

    def _notes(self, scores: events.Score, paid: tuple[events.Pay, ...]) -> tuple[str, ...]:
        """Why yaku or cards that somebody holds do not count."""
        rules, names = self._rules, self._names
        floor = rules.settlement.floor
        if floor and scores.cards and min(scores.cards) <= floor.points:
            poor = listed(f"{name} ({points})" for name, points in zip(names, scores.cards, strict=True) if points <= floor.points)
            return (f"With {floor.points} card points or fewer, here {poor}, nobody scores and the dealer stays ({floor.rule}).",)
        notes = []
        for row in rules.settlement.instead:
            who = dict.fromkeys(names[event.payee] for event in paid if event.why == row.id and isinstance(event.payee, int))
            if who:
                notes.append(f"{row.name}, by {listed(who)}: nothing else counts in this round ({row.id}).")
        if notes:
            return tuple(notes)
        cancelling = {row.id for row in rules.yaku if row.cancels}
        for name, held in zip(names, scores.yaku, strict=True):
            notes += [f"{name} has {rules.name_of(id)}, so nobody's yaku count ({id})." for id, _ in held if id in cancelling]
        return tuple(notes)

    # Who.

    def _order(self) -> Iterator[int]:
        """Who plays, in turn order."""
        seat = self._state.first
        for _ in range(self._state.players):
            yield seat
            seat = self._state.next[seat]

    def _who(self, does: str) -> list[int]:
        return [seat for seat, pile in enumerate(self._told.piles) if pile.does == does]


HOW = "Players speak in turn, from whoever would play first, until three are in."


def _held(rules: Ruleset, pile: int, row: tuple[tuple[str, int | None], ...]) -> Iterator[Held]:
    """The yaku of a pile; several rows of one id each by itself."""
    for id, points in row:
        rows = [yaku for yaku in rules.yaku if yaku.id == id and yaku.value(pile) is not None]
        for yaku in rows:
            level = max((level for level in yaku.levels if level.pattern.holds(pile)), key=lambda level: level.points)
            yield Held(yaku, (level.pattern.cards() | yaku.more) & pile, points if len(rows) == 1 else yaku.value(pile))
