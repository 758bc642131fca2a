"""The questions of Taiyaku and Hachi-Hachi: each is answered by number and by word, minds wrong answers, and outlives an interruption."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from hanashobu.cards import code, codes
from hanashobu.engine.actions import CANCEL, OUT, claiming
from hanashobu.play.view import View
from hanashobu.rules.options import Value
from tests.support.slices import sliced
from tests.terminal.driver import Terminal
from tests.terminal.test_pipes import run_here
from tests.terminal.waiting import waiting_at


class Case(NamedTuple):
    """A question: where it comes up, some of its words, and what each answer writes into the record."""

    game: str
    seats: int
    options: dict[str, Value]
    wanted: Callable[[View], bool]
    asks: str
    answers: dict[str, str]


def asked(what: str) -> Callable[[View], bool]:
    return lambda view: view.asked == what


def may_go_out(view: View) -> bool:
    return view.asked == "speak" and OUT in view.legal


def two_kinds(view: View) -> bool:
    return view.asked == "claim" and claiming(0, 1) in view.legal


IN, SAYS_OUT = '{"event":"speak","seat":0,"says":"in"}', '{"event":"speak","seat":0,"says":"out","fee":'
SAGE, SHOUBU = '{"event":"call","seat":0,"says":"sage"}', '{"event":"call","seat":0,"says":"shoubu"}'
TAKES, KEEPS = '{"event":"swap","seat":0,"with":', '{"event":"swap","seat":0}'
BLIND, LOOKS = '{"event":"blind","seat":0,"does":"mizuten"}', '{"event":"blind","seat":0,"does":"looks"}'
SELLS, REFUSES = '{"event":"answer","seat":0,"accepts":true}', '{"event":"answer","seat":0,"accepts":false}'
COUNTERS = '{"event":"counter_offer","from":0,"to":'
BUYS, GIVES_UP = '{"event":"answer","seat":0,"accepts":true,"counter":true}', '{"event":"answer","seat":0,"accepts":false,"counter":true}'
SHARES, PLAYS_ON = '{"event":"agree","seat":0,"agrees":true}', '{"event":"agree","seat":0,"agrees":false}'
SHOWS, HIDES = '{"event":"claim","seat":0,"teyaku":[', '{"event":"claim","seat":0,"declined":['

CASES = {
    "in or out, taiyaku": Case(
        "taiyaku",
        6,
        {},
        may_go_out,
        "Do you play this round?",
        {"in": IN, "1": IN, "yes": IN, "OUT": SAYS_OUT, "2": SAYS_OUT, "no": SAYS_OUT},
    ),
    "in or out, hachi_hachi": Case("hachi_hachi", 7, {}, may_go_out, "Do you play this round?", {"in": IN, "2": SAYS_OUT}),
    "claim, taiyaku": Case(
        "taiyaku", 3, {}, asked("claim"), "You hold a teyaku. Do you claim it?", {"no": HIDES, "1": HIDES, "2": SHOWS, "yes": SHOWS}
    ),
    "claim late": Case(
        "hachi_hachi",
        3,
        {},
        lambda view: view.asked == "play" and view.late == (claiming(0),),
        "You can still claim: type a for ",
        {
            "a": '{"event":"claim","seat":0,"teyaku":["HH-A',
            "claim a": '{"event":"claim","seat":0,"teyaku":["HH-A',
            "1": '{"event":"play","seat":0,',
        },
    ),
    "claim one of two kinds": Case(
        "hachi_hachi",
        3,
        {},
        two_kinds,
        "4. both: ",
        {
            "no": HIDES,
            "a": f'{SHOWS}"HH-A',
            "claim b": f'{SHOWS}"HH-B',
            "3": f'{SHOWS}"HH-B',
            "both": f'{SHOWS}"HH-A',
            "4": f'{SHOWS}"HH-A',
        },
    ),
    "return a card": Case("taiyaku", 3, {}, asked("return"), "Which card do you put back", {"1": '{"event":"return","seat":0,"card":"'}),
    "sage or shoubu": Case(
        "hachi_hachi",
        3,
        {"inoshikacho": True},
        asked("call"),
        "Does the round end here?",
        {"sage": SAGE, "1": SAGE, "no": SAGE, "shoubu": SHOUBU, "2": SHOUBU, "yes": SHOUBU},
    ),
    "cancel": Case(
        "hachi_hachi",
        2,
        {"inoshikacho": True},
        lambda view: CANCEL in view.legal,
        "Or type cancel: the round ends, and your yaku count half: you +",
        {"cancel": '{"event":"call","seat":0,"says":"cancel"}', "1": '{"event":"play","seat":0,'},
    ),
    "the dealer's hand": Case(
        "hachi_hachi",
        4,
        {"hand_swap": "once"},
        asked("swap"),
        "has the dealer's hand. Do you want it instead of yours?",
        {"no": KEEPS, "1": KEEPS, "yes": TAKES, "2": TAKES},
    ),
    "mizuten": Case(
        "hachi_hachi",
        3,
        {"mizuten": True},
        asked("blind"),
        "Do you play blind (mizuten)?",
        {"no": LOOKS, "1": LOOKS, "yes": BLIND, "2": BLIND},
    ),
    "an answer to an offer": Case(
        "hachi_hachi",
        5,
        {"buyout": True},
        asked("answer"),
        "for your place in the round. Do you accept?",
        {"no": REFUSES, "1": REFUSES, "yes": SELLS, "2": SELLS, "counter 900": COUNTERS, "offer 900": COUNTERS},
    ),
    "an answer to a counter-offer": Case(
        "hachi_hachi",
        6,
        {"buyout": True},
        asked("counter"),
        "instead for the place in the round. Do you accept?",
        {"no": GIVES_UP, "1": GIVES_UP, "yes": BUYS, "2": BUYS},
    ),
    "share the pot": Case(
        "kyu_rei_hana",
        4,
        {},
        asked("split"),
        "Neither learns the other's answer before both have answered.",
        {"no": PLAYS_ON, "1": PLAYS_ON, "yes": SHARES, "2": SHARES},
    ),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", sliced(CASES, 2))
def test_every_answer_by_number_and_by_word(name: str) -> None:
    case = CASES[name]
    _, save = waiting_at(case.wanted, case.game, case.seats, **case.options)
    before = save.record.read_bytes()
    for typed, wanted in case.answers.items():
        save.record.write_bytes(before)
        done = run_here(case.game, typed=f"{typed}\n")
        assert done.exit_code == 0, done.stderr
        assert case.asks in " ".join(done.stdout.split())
        after = save.record.read_bytes()
        assert after.startswith(before)
        assert after[len(before) :].decode().startswith(wanted), typed


@pytest.mark.parametrize("name", CASES)
def test_wrong_answers_get_a_sentence_and_change_nothing(name: str) -> None:
    case = CASES[name]
    view, save = waiting_at(case.wanted, case.game, case.seats, **case.options)
    before = save.record.read_bytes()
    cards = view.asked in ("play", "return")
    wrong = {
        "kiku 12": "This is not the moment for an offer. You can",
        "redeal": "This is not the moment for redeal. You can",
        "99": "There is no number 99 here: choose 1 to",
        "flower": "There is no card 'flower'." if cards else "'flower' is not a possible answer. You can say",
        "pile 1": "This is not the moment for pile 1. You can",
    }
    if view.asked == "answer":
        wrong["kiku 12"] = "This offer cannot be made. You can say"
        wrong["3"] = "A counter-offer needs a sum. You can say"
        wrong["counter 99999999999"] = "Nobody can offer more than 1000000 points. You can say"
    if "shoubu" not in case.answers and view.rules.calls:
        wrong["shoubu"] = "This is not the moment for shoubu. You can"
    if "in" not in case.answers:
        wrong["in"] = "This is not the moment for in. You can"
    if not cards:
        wrong["3a"] = "No card is asked for now. You can say"
    done = run_here(case.game, typed="".join(f"{typed}\n" for typed in wrong))
    said = " ".join(done.stdout.split())
    for sentence in wrong.values():
        assert sentence in said
    assert "Traceback" not in done.stderr
    assert save.record.read_bytes() == before


def test_an_offer_is_a_name_and_a_sum() -> None:
    """HH-52."""
    view, save = waiting_at(lambda view: view.asked == "offer" and view.table.compensation[0] > 0, "hachi_hachi", 5, buyout=True)
    before = save.record.read_bytes()
    seat = next(seat for seat in range(1, 5) if view.table.playing >> seat & 1)
    out = next(seat for seat in range(1, 5) if not view.table.playing >> seat & 1)
    name, least = view.names[seat], view.table.compensation[0]
    wrong = ("2", f"{name} {least - 1}", f"{view.names[out]} {least}", "Ann 500", f"{name} lots")
    done = run_here("hachi_hachi", typed="".join(f"{typed}\n" for typed in wrong))
    said = " ".join(done.stdout.split())
    assert f"at least {least} points; for example {name} {least}." in said
    assert said.count("An offer needs a name and a sum.") == 1
    assert said.count("This offer cannot be made.") == 3
    assert said.count("is not a possible answer.") == 1
    assert save.record.read_bytes() == before
    for typed in (f"{name} {least}", f"OFFER {name.upper()} {least}"):
        save.record.write_bytes(before)
        run_here("hachi_hachi", typed=f"{typed}\n")
        made = f'{{"event":"offer","from":0,"to":{seat},"amount":{least}}}'
        assert save.record.read_bytes()[len(before) :].decode().startswith(made)
    save.record.write_bytes(before)
    run_here("hachi_hachi", typed="no\n")
    assert '"event":"offer","from":0' not in save.record.read_bytes()[len(before) :].decode()


def test_a_card_is_returned_by_its_code_and_shown_cards_stay() -> None:
    """TA-12: with Four-of-a-Kind shown, only the other cards can go back."""
    view, save = waiting_at(lambda view: view.asked == "return" and len(view.legal) < view.hand.bit_count(), "taiyaku", 3, return_card=True)
    before = save.record.read_bytes()
    free, bound = code(view.legal[0]), next(text for text in codes(view.hand) if text not in {code(card) for card in view.legal})
    done = run_here("taiyaku", typed=f"{bound}\n{free}\n")
    assert f"{bound} " in done.stdout
    assert "cannot be put back now. You can put back" in " ".join(done.stdout.split())
    assert save.record.read_bytes()[len(before) :].decode().startswith(f'{{"event":"return","seat":0,"card":"{free}"}}')


@pytest.mark.parametrize("name", sliced(CASES, 3))
def test_a_match_that_waits_at_a_question_asks_it_again_in_a_terminal(home: Path, name: str) -> None:
    case = CASES[name]
    _, save = waiting_at(case.wanted, case.game, case.seats, **case.options)
    before = save.record.read_bytes()
    for leave in ("q", "ctrl-c"):
        terminal = Terminal(home, case.game, "--fast", rows=24)
        assert terminal.question() is not None
        assert case.asks in " ".join(terminal.shown.split())
        assert len(terminal.shown.splitlines()) <= 24
        if leave == "q":
            terminal.type("q")
            assert terminal.end() == 0
        else:
            assert terminal.interrupt() == 130
        assert re.search(r"Saved. `hana play \w+` continues this match", terminal.text)
        assert save.record.read_bytes() == before
