"""From the kernel's rows to events, their wording in JSON (docs/record.md), and what each seat gets of them."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from hypothesis import given

from hanashobu.cards import codes
from hanashobu.engine import log, state
from hanashobu.engine.machine import Interpreted
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent, visible
from hanashobu.play.mechanisms.accounts import WHY_MATCH_ENDS, ways
from hanashobu.play.narrate import Narrator, gather, lay_out
from hanashobu.records.codec import to_line
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import Game
from tests.support.helpers import Table, full_match, only
from tests.support.strategies import Setup, Watched, examples, seeds, setups

# One event of each kind and its line, as docs/record.md has it; what is null or empty is left out, but not in deal and score.
WORDED: list[tuple[AnyEvent, str]] = [
    (
        events.MatchBegins(
            format="hanafuda-record/1",
            game="hiraya",
            options={"must_match": False, "until_bust": None},
            seats=("Aki", "Ben", "Chie"),
            start=(0, 0, 0),
            rounds=6,
            rules=2,
        ),
        '{"event":"match","format":"hanafuda-record/1","game":"hiraya","options":{"must_match":false,"until_bust":null},'
        '"seats":["Aki","Ben","Chie"],"start":[0,0,0],"rounds":6,"rules":2}',
    ),
    (
        events.DealerDraw((("2c", "2d"), ("10b", "2c")), 1),
        '{"event":"dealer_draw","draws":[["2c","2d"],["10b","2c"]],"dealer":1}',
    ),
    (events.RoundBegins(1, 1, (0, -5)), '{"event":"round","number":1,"dealer":1,"totals":[0,-5]}'),
    (
        events.Deal((("1a",), ("2a",)), None, ("3a",), ("4a", "5a")),
        '{"event":"deal","hands":[["1a"],["2a"]],"piles":null,"field":["3a"],"stock":["4a","5a"]}',
    ),
    (
        events.Deal((None, None), ((("1a",), ("2a",)), (("3a",), ("4a",))), ("0",), ()),
        '{"event":"deal","hands":[null,null],"piles":[[["1a"],["2a"]],[["3a"],["4a"]]],"field":["0"],"stock":[]}',
    ),
    (events.Misdeal("three_willows"), '{"event":"misdeal","why":"three_willows"}'),
    (events.Misdeal("four_in_hand", 1, ("1a", "1b")), '{"event":"misdeal","why":"four_in_hand","seat":1,"cards":["1a","1b"]}'),
    (events.Misdeal("requested", 0), '{"event":"misdeal","why":"requested","seat":0}'),
    (events.Multiplier(4, (4, 2)), '{"event":"multiplier","value":4,"waiting":[4,2]}'),
    (events.Multiplier(1), '{"event":"multiplier","value":1}'),
    (events.Claim(0, ("HI-4",), ("1c", "1d")), '{"event":"claim","seat":0,"teyaku":["HI-4"],"shown":["1c","1d"]}'),
    (events.DealerTakes(2, ("1b", "1c")), '{"event":"dealer_takes","seat":2,"cards":["1b","1c"]}'),
    (events.DealerTakes(1, ("1a", "1b"), ("2c", "3d")), '{"event":"dealer_takes","seat":1,"cards":["1a","1b"],"dealt":["2c","3d"]}'),
    (events.Pile(3, 0, ("1a", "0")), '{"event":"pile","seat":3,"hand":0,"cards":["1a","0"]}'),
    (events.Play(0, "hand", "12a", ("12c",)), '{"event":"play","seat":0,"from":"hand","card":"12a","takes":["12c"]}'),
    (events.Play(0, "stock", "6c"), '{"event":"play","seat":0,"from":"stock","card":"6c"}'),
    (events.Play(0, "hand", "0", (), True), '{"event":"play","seat":0,"from":"hand","card":"0","alone":true}'),
    (events.YakuMade(1, ("XX-Y1",)), '{"event":"made","seat":1,"yaku":["XX-Y1"]}'),
    (events.Redeal(0), '{"event":"redeal","seat":0}'),
    (events.Leftovers(2, ("8c", "11b")), '{"event":"leftovers","seat":2,"cards":["8c","11b"]}'),
    (events.Pay(2, "bank", 5, "HI-14"), '{"event":"pay","from":2,"to":"bank","amount":5,"why":"HI-14"}'),
    (events.Pay("bank", 0, 10, "HI-14"), '{"event":"pay","from":"bank","to":0,"amount":10,"why":"HI-14"}'),
    (
        events.RoundScore((75, 90, 75), ((), (("HI-Y4", 30),), ()), (-35, 70, -35)),
        '{"event":"score","cards":[75,90,75],"yaku":[[],[["HI-Y4",30]],[]],"result":[-35,70,-35]}',
    ),
    (
        events.RoundEnds(1, (-35, 70, -35), "hands_out", 1),
        '{"event":"round_end","next_dealer":1,"totals":[-35,70,-35],"why":"hands_out","winner":1}',
    ),
    (events.RoundEnds(0, (0, 0), "hands_out"), '{"event":"round_end","next_dealer":0,"totals":[0,0],"why":"hands_out"}'),
    (events.Blind(0, "looks"), '{"event":"blind","seat":0,"does":"looks"}'),
    (events.Swap(1, 0), '{"event":"swap","seat":1,"with":0}'),
    (events.Swap(1), '{"event":"swap","seat":1}'),
    (
        events.Deal((("1a",), None), None, ("3a",), ("4a",), True),
        '{"event":"deal","hands":[["1a"],null],"piles":null,"field":["3a"],"stock":["4a"],"face_down":true}',
    ),
    (events.Misdeal("nobody_in"), '{"event":"misdeal","why":"nobody_in"}'),
    (events.SitsOut(6, "blank", ("1a", "2a")), '{"event":"sits_out","seat":6,"why":"blank","field":["1a","2a"]}'),
    (
        events.Leader(("3a", None, "2c"), 2, ("2c", "3a")),
        '{"event":"leader","turned":["3a",null,"2c"],"leader":2,"field":["2c","3a"]}',
    ),
    (events.Speak(3, "in"), '{"event":"speak","seat":3,"says":"in"}'),
    (events.Speak(3, "out", 18), '{"event":"speak","seat":3,"says":"out","fee":18}'),
    (events.PassedHand(0, 5, ("1a", "2a")), '{"event":"passed_hand","from":0,"to":5,"cards":["1a","2a"]}'),
    (events.ForcedOut(4, 84), '{"event":"forced_out","seat":4,"compensation":84}'),
    (events.Agree(2, True), '{"event":"agree","seat":2,"agrees":true}'),
    (events.Agree(2, False), '{"event":"agree","seat":2,"agrees":false}'),
    (events.Agree(2), '{"event":"agree","seat":2}'),
    (events.TwoLeft((1,), "play"), '{"event":"two_left","agree":[1],"does":"play"}'),
    (events.TwoLeft((1, 3), "split"), '{"event":"two_left","agree":[1,3],"does":"split"}'),
    (events.Active((1, 2, 0), 1), '{"event":"active","seats":[1,2,0],"dealer":1}'),
    (events.Shuffle(("1a", "2a")), '{"event":"shuffle","stock":["1a","2a"]}'),
    (
        events.Claim(0, ("HH-A1",), ("1a", "1b", "1c"), ("HH-B2",)),
        '{"event":"claim","seat":0,"teyaku":["HH-A1"],"shown":["1a","1b","1c"],"declined":["HH-B2"]}',
    ),
    (events.Return(1, "1a"), '{"event":"return","seat":1,"card":"1a"}'),
    (events.Cut(1, ("1a", "2a")), '{"event":"cut","seat":1,"stock":["1a","2a"]}'),
    (events.Call(1, "shoubu"), '{"event":"call","seat":1,"says":"shoubu"}'),
    (events.Raised(1, "KK-8", 0, 2), '{"event":"raised","seat":1,"why":"KK-8","times":2}'),
    (events.Raised(1, "KK-9", 3), '{"event":"raised","seat":1,"why":"KK-9","plus":3}'),
    (events.Offer(4, 0, 60), '{"event":"offer","from":4,"to":0,"amount":60}'),
    (events.CounterOffer(0, 4, 90), '{"event":"counter_offer","from":0,"to":4,"amount":90}'),
    (events.OfferAnswer(4, True, True), '{"event":"answer","seat":4,"accepts":true,"counter":true}'),
    (events.OfferAnswer(0, True), '{"event":"answer","seat":0,"accepts":true}'),
    (events.Pay(0, "pot", 0, "TA-22", 1), '{"event":"pay","from":0,"to":"pot","amount":0,"why":"TA-22","forgiven":1}'),
    (
        events.RoundScore(None, ((), (("TA-Y1", None),)), (-8, 8)),
        '{"event":"score","cards":null,"yaku":[[],[["TA-Y1",null]]],"result":[-8,8]}',
    ),
    (events.YearEnds(1, 12, (0, 12)), '{"event":"year_end","seat":1,"amount":12,"totals":[0,12]}'),
    (events.Ginmi(1, 120, (-120, 120)), '{"event":"ginmi","seat":1,"amount":120,"totals":[-120,120]}'),
    (events.Loan(0, 600, (480, 120)), '{"event":"loan","seat":0,"amount":600,"totals":[480,120]}'),
    (events.MatchEnds((5, 5, -10), (0, 1), "rounds"), '{"event":"match_end","totals":[5,5,-10],"winners":[0,1],"why":"rounds"}'),
]


@pytest.mark.parametrize(("event", "line"), WORDED, ids=[json.loads(line)["event"] for _, line in WORDED])
def test_an_event_is_worded_as_the_format_says(event: AnyEvent, line: str) -> None:
    assert to_line(event).decode() == line + "\n"
    assert msgspec.json.decode(line, type=AnyEvent) == event


def test_every_kind_of_event_is_worded_above() -> None:
    assert {type(event) for event, _ in WORDED} == set(AnyEvent.__args__)


@given(setups(), seeds)
@examples(20)
def test_rows_may_come_in_any_portions(setup: Setup, seed: int) -> None:
    """The narrator keeps what is not complete yet: row by row it tells what it tells at once."""
    watched = Watched(setup, seed)
    tables, rules = watched.match.tables, watched.match.rules
    machine = watched.machine
    assert isinstance(machine, Interpreted)
    rows: list[int] = []
    drain = machine.drain

    def overhear() -> list[int]:
        emitted = drain()
        rows.extend(emitted)
        return emitted

    machine.drain = overhear  # type: ignore[method-assign]
    emitted = watched.play_out().events[1:]
    whole, portions = Narrator(rules, tables), Narrator(rules, tables)
    assert whole.read(rows) == emitted
    assert [event for at in range(0, len(rows), 4) for event in portions.read(rows[at : at + 4])] == emitted


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_deal_laid_out_and_gathered_is_the_same_deck(game: Game) -> None:
    random = Random(1)
    for seats in game.seats:
        rules = game.rules(seats=seats)
        tables = compile_tables(rules)
        deck = list(range(49))
        deck = [card for card in deck if rules.deck >> card & 1]
        for dealer in range(seats):
            random.shuffle(deck)
            deal = lay_out(deck, tables, dealer)
            assert gather(deal, tables, dealer) == [codes(1 << card)[0] for card in deck]
            short = msgspec.structs.replace(deal, field=deal.field[1:], hands=deal.hands if deal.field else ((), *deal.hands[1:]))
            long = msgspec.structs.replace(deal, field=(*deal.field, "1a"))
            fewer = msgspec.structs.replace(deal, hands=deal.hands[1:])
            other = msgspec.structs.replace(deal, piles=None if deal.piles else ((("1a",), ("2a",)),))
            for wrong in (short, long, fewer, other):
                assert gather(wrong, tables, dealer) is None


def test_the_kernels_reasons_have_the_words_of_the_events() -> None:
    words = ways(all_games()["hachi_hachi"].rules())
    ends = (state.HANDS_OUT, state.STOPPED, state.SHOUBU, state.CANCEL, state.NOBODY_PLAYS, state.SPLIT)
    assert [words[end] for end in ends] == ["hands_out", "stopped", "shoubu", "cancel", "nobody_plays", "split"]
    reasons = {state.BY_ROUNDS: "rounds", state.BY_TARGET: "target", state.BY_BUST: "bust", state.BY_PLAYERS: "stopped"}
    assert dict(enumerate(WHY_MATCH_ENDS)) == {**reasons, len(reasons): "abandoned"}  # the match itself writes the last one


def test_an_unknown_row_is_not_passed_over() -> None:
    rules = next(iter(all_games().values())).rules()
    with pytest.raises(AssertionError, match="99"):
        Narrator(rules, compile_tables(rules)).read([99, 0, 0, 0])


def test_equal_totals_share_the_win() -> None:
    """CO-14."""
    rules = next(iter(all_games().values())).rules(seats=3)
    rows = [log.TOTAL, 0, 7, 0, log.TOTAL, 1, -3, 0, log.TOTAL, 2, 7, 0, log.MATCH_ENDED, state.BY_ROUNDS, 0b101, 0]
    assert Narrator(rules, compile_tables(rules)).read(rows) == [events.MatchEnds((7, -3, 7), (0, 2), "rounds")]


def test_payments_follow_what_causes_them_and_settlements_come_before_the_score() -> None:
    """docs/record.md: a shown hand is paid at once; the rest stands between the last play and the score."""
    table = Table("hiraya").deal(hands=["1c 1d 2c 2d 3c 3d 4c"])
    kinds = [type(event) for event in table.events]
    claim = kinds.index(events.Claim)
    assert kinds[claim : claim + 3] == [events.Claim, events.Pay, events.Pay]
    emitted = table.play_out()
    kinds = [type(event) for event in emitted]
    last_play = max(at for at, kind in enumerate(kinds) if kind is events.Play)
    score = kinds.index(events.RoundScore)
    assert {at for at, kind in enumerate(kinds) if kind is events.Pay} <= set(range(last_play + 1, score))
    assert kinds[score:] == [events.RoundScore, events.RoundEnds]


# What each seat gets.


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_has_no_private_part_is_for_everybody(game: Game) -> None:
    """A claim with nothing claimed is for its seat alone; of what has a private part everybody gets a copy without it."""
    for seats in game.seats:
        emitted = full_match(game, seats, seed=6, rounds=2).events
        for seat in (*range(seats), None):
            for real in emitted:
                shown = real.seen_by(seat)
                if isinstance(real, events.Claim) and not real.teyaku and seat != real.seat:
                    assert shown is None
                elif not isinstance(real, PRIVATE):
                    assert shown is real
                else:
                    assert type(shown) is type(real)
                    assert shown != real or _knows_it_all(real, seat)


PRIVATE = (events.Deal, events.Pile, events.Claim, events.PassedHand, events.Shuffle, events.Return, events.Cut, events.Agree)


def _knows_it_all(event: AnyEvent, seat: int | None) -> bool:
    match event:
        case events.Pile() | events.Return() | events.Agree():
            return event.seat == seat
        case events.Claim():
            return event.seat == seat or not event.declined
        case events.PassedHand():
            return seat in (event.giver, event.taker)
    return False


def test_redacted_events_are_events_of_the_format_too() -> None:
    """Clients read what they get with the same reader."""
    for name, seats in (("nara", 4), ("hana_awase", 3), ("taiyaku", 7), ("hachi_hachi", 7)):
        emitted = full_match(name, seats, seed=6, rounds=6).events
        for event in visible(emitted, 1):
            assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event


def test_seats_together_know_every_hand_and_nobody_the_draw_pile() -> None:
    deal = only(full_match("hana_awase", seed=6, rounds=1).events, events.Deal)[0]
    copies = [deal.seen_by(seat) for seat in range(3)]
    assert tuple(copies[seat].hands[seat] for seat in range(3)) == deal.hands
    assert all(set(copy.stock) == {"?"} for copy in copies)
