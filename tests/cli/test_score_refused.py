"""`hana score` refuses what cannot have been, with a sentence that says why."""

from __future__ import annotations

import pytest

from tests.cli.run import data, refuses, works
from tests.cli.score import EVEN, SEVEN, TAIYAKU_HAND, THREE, TWO, piles

# What cannot be.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("mushi", "--call", "1=shoubu", *piles("1a", "rest")), "At this table of Mushi there are no calls; leave --call out."),
        (("taiyaku", "--sage", "1", *piles(SEVEN, THREE, TWO)), "At this table of Taiyaku there are no calls; leave --sage out."),
        (("hiraya", "--stake", "1=3", *piles("1a", "2a", "rest")), "At this table of Hiraya there are no stakes; leave --stake out."),
        (("nara", "--hand", "1=1a", *piles("1a", "2a", "3a", "rest")), "At this table of Nara Hana-awase no hand matters at the end of"),
        (
            ("hachi_hachi", "--first", "2", *EVEN),
            "At this table of Hachi-Hachi nobody turns a card to lead; leave --first out.",
        ),
        (
            ("hachi_hachi", "--blind", *EVEN),
            "At this table of Hachi-Hachi nobody plays blind; leave --blind out, or play with -o mizuten=on.",
        ),
        (("hachi_hachi", "--dealers-hand", "2", *EVEN), "At this table of Hachi-Hachi nobody takes the dealer's hand; leave"),
        (("hachi_hachi", "--answers", "1=HH-Y4", *EVEN), "At this table of Hachi-Hachi nobody is liable for the yaku of others; leave"),
        (
            ("hachi_hachi", "-o", "buyout=on", "--buys", "1=2:3", *EVEN),
            "At this table of Hachi-Hachi nobody buys a place in the round; leave --buys out.",
        ),
        (("kyu_rei_hana", "--buys", "1=2:3", *piles("1a", "2a", "rest", "forced")), "At this table of Kyū-Rei Hana nobody buys a place"),
    ],
)
def test_an_option_that_a_table_has_no_use_for_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refuses("score", *words).startswith(sentence)


FOUR = ("--names", "Aki,Ben,Chie,Dai")
HAND = "1a 5a 4b 6c 7c 8c 9c"  # of Hachi-Hachi; no teyaku


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            piles("1a", "2a", "3a", "4a"),
            "At most 3 play: Aki, Ben and Chie were in before Dai could speak, so Dai was forced out. Write that pile as forced.",
        ),
        (
            piles("1a", "2a", "3a", "out"),
            "At most 3 play: Aki, Ben and Chie were in before Dai could speak, so Dai was forced out. Write that pile as forced.",
        ),
        (piles("1a", "2a", "3a", "forced"), "Dai was forced out and is paid for the hand: enter its cards. Use --hand Dai=CARDS."),
        (
            ("--hand", f"Ben={HAND}", *piles("1a", "forced", "3a", "4a")),
            "Ben was not forced out: when it was Ben's turn to speak, 1 player was in already.",
        ),
        (
            piles("out", "out", "out", "out"),
            "Nobody is in: the deal is thrown in and all fees are returned, so there is nothing to score",
        ),
        (piles("out", "out", "1a", "out"), "Only Chie was in, and nobody played (HH-45). So nobody has a pile. Write in for those who"),
        (("--call", "Chie=shoubu", *piles("out", "out", "in", "out")), "Only Chie was in, and nobody played (HH-45). So there are no"),
        (piles("out", "in", "in", "1a"), "The round was played: enter the pile of Ben and Chie, even an empty one."),
        (piles("out", "1a", "2a", "rest"), None),
        (
            piles("out", "out", "2a", "rest"),
            "At most 34 cards are taken when so few play, and the others stay in the draw pile; these piles have 48.",
        ),
        (piles("out", "1a", "2a", "3a"), "Nobody has 45 cards ("),
        (
            piles("waits", "1a", "2a", "rest"),
            "The pile of Aki cannot be 'waits' at this table: a pile is a list of cards, or one of rest, in, out, forced.",
        ),
        (piles("blank", "1a", "2a", "rest"), "The pile of Aki cannot be 'blank' at this table"),
        (piles("sold", "1a", "2a", "rest"), "The pile of Aki cannot be 'sold' at this table"),
        (piles("out 1a", "2a", "3a", "rest"), "The pile of Aki is either out or a list of cards, not both."),
        (("--teyaku", "Aki=HH-B1", *piles("out", "1a", "2a", "rest")), "Aki did not play, and cannot have claimed a teyaku."),
        (("--sage", "Aki", *piles("out", "1a", "2a", "rest")), "Aki did not play, and cannot have called."),
        (("--call", "Aki=cancel", *piles("out", "1a", "2a", "rest")), "Aki did not play, and cannot have called."),
        (("--hand", f"Aki={HAND}", *piles("out", "1a", "2a", "rest")), "Aki did not play, so the hand does not matter; leave it out."),
        (
            ("-o", "must_play_three=on", *piles("1a", "out", "out", "in")),
            "Chie may not go out: every player who is left is needed to play (HH-46).",
        ),
        (
            ("-o", "mizuten=on", "--blind", *piles("out", "1a", "2a", "rest")),
            "Aki may not go out: the dealer plays blind (HH-62).",
        ),
        (
            ("-o", "buyout=on", "--hand", f"Dai={HAND}", "--buys", "Dai=Ben:2", *piles("1a", "sold", "2a", "rest")),
            "Dai must offer at least 6, which is what the forced-out hand was paid, not 2.",
        ),
        (
            ("-o", "buyout=on", "--hand", f"Dai={HAND}", "--buys", "Dai=Ben:9", *piles("1a", "2a", "3a", "rest")),
            "Ben sold the place in the round, and has no pile. Write that pile as sold.",
        ),
        (
            ("-o", "buyout=on", "--hand", f"Dai={HAND}", *piles("1a", "sold", "2a", "forced")),
            "Nobody bought the place of Ben: enter who did, and for how much. Use --buys PLAYER=Ben:POINTS.",
        ),
        (("-o", "buyout=on", "--buys", "Ben=Aki:9", *piles("1a", "2a", "3a", "out")), "Ben was not forced out"),
        (
            ("-o", "buyout=on", "--buys", "Dai=Ben", *piles("1a", "sold", "3a", "4a")),
            "--buys: write whose place was bought and for how many points, as Dai=SELLER:24, not 'Ben'.",
        ),
    ],
)
def test_what_cannot_be_at_a_table_of_four_gets_a_sentence(words: tuple[str, ...], sentence: str | None) -> None:
    """HH-40 to HH-52."""
    if sentence is None:
        assert data("score", "hachi_hachi", *FOUR, *words)["did"] == ["out", "plays", "plays", "plays"]
    else:
        assert refuses("score", "hachi_hachi", *FOUR, *words).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--call", "1=shoubu", *EVEN), "Player 1 has no yaku in the pile, and cannot have called (HH-8)."),
        (("--sage", "2", *EVEN), "Player 2 has no yaku in the pile, and cannot have called (HH-8)."),
        (
            ("--call", "1=stop", *EVEN),
            "A round is ended with shoubu or cancel, not 'stop'; enter separately who let it go on. Use --call PLAYER=CALL",
        ),
        (("--call", "1", *EVEN), "--call 1: write it as 1=shoubu."),
        (("--call", "1=shoubu", "--call", "2=cancel", *EVEN), "Only one player can end the round; give --call once."),
        (("--call", "4=shoubu", *EVEN), "There is no player '4': write a number from 1 to 3"),
        (("--teyaku", "1=HH-A1", "--hand", f"1={HAND}", *EVEN), "The hand of Player 1 is not Triplet (HH-A1), nor any other"),
        (
            ("--teyaku", "1=HH-A1", "--hand", "1=2a 2b 2c 3a 3b 4c 4d", *EVEN),
            "The hand of Player 1 is not Triplet (HH-A1), but Triplet and Two Pairs (HH-A8): ",
        ),
        (
            ("--teyaku", "3=HH-A1", "--teyaku", "3=HH-A6", *EVEN),
            "Player 3 can claim only one teyaku of each kind, not Triplet (HH-A1) and Three Pairs (HH-A6).",
        ),
        (("--teyaku", "1", *EVEN), "--teyaku 1: say which one, as 1=HH-A1; Hachi-Hachi has HH-A1, "),
        (("--hand", "1=2a 2b 2c", *EVEN), "A hand is dealt 7 cards, but that of Player 1 has 3."),
        (("--hand", "1=", *EVEN), "--hand 1=: write it as 1='1a 1c …'."),
        (("--hand", "1=13a", *EVEN), "In the hand of Player 1: There is no card '13a'"),
        (("--hand", f"1={HAND}", "--hand", f"1={HAND}", *EVEN), "--hand is there twice for Player 1."),
        (
            ("--hand", f"1={HAND}", "--hand", f"2={HAND}", *EVEN),
            "Player 1 and Player 2 both have 1a Crane, 4b Wisteria Ribbon, 5a Eight-plank Bridge, ",
        ),
        (piles("out", "1a", "rest"), "At a table of 3 everybody plays every round; the pile of Player 1 cannot be 'out'."),
        (
            piles("1b 2b 3b 1a", "6b 9b 10b 3a 12a", "rest"),
            "Player 1 and Player 2 have yaku: enter who called sage first, or who ended the round. Use --sage or --call.",
        ),
        (piles("1a", "2a", "3a"), "Nobody has 45 cards ("),
    ],
)
def test_what_cannot_be_in_a_round_of_three_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    """HH-4 to HH-14."""
    assert refuses("score", "hachi_hachi", *words).startswith(sentence)


def test_missing_cards_may_mean_a_call_that_was_not_told() -> None:
    assert (
        refuses("score", "hachi_hachi", *piles("1a", "2a", "3a")).find(
            "If a call ended the round, enter the call. Use --call PLAYER=shoubu"
        )
        > 0
    )
    assert refuses("score", "hana_awase", *piles("1a", "2a", "3a")).endswith("every card that is in no other pile.")


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ("3=HH-Y4", "Only the player just before Player 2 can be liable for that; Player 3 is not."),
        ("1=HH-Y5", "Nobody is paid for Blue Ribbons (HH-Y5), so nobody is liable for it."),
        ("1=HH-Y3", "Nobody can be liable for 'HH-Y3'; use one of HH-Y2, HH-Y4, HH-Y5, or for Diving the card that was laid."),
        ("1", "--answers 1: write it as 1=HH-Y4."),
    ],
)
def test_who_cannot_answer_for_a_yaku_gets_a_sentence(answers: str, sentence: str) -> None:
    """HH-O2."""
    words = ("-o", "liability=on", "--call", "2=shoubu", "--answers", answers)
    assert refuses("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b", "9b 10b")) == sentence


def test_only_one_player_answers_for_a_yaku_and_only_where_three_play() -> None:
    """HH-O2."""
    words = ("-o", "liability=on", "--call", "2=shoubu", "--answers", "1=HH-Y4")
    twice = refuses("score", "hachi_hachi", *words, "--answers", "3=HH-Y4", *piles("1a 1c", "1b 2b 3b", "9b 10b"))
    assert twice == "Only one player can be liable for a yaku, and Player 1 is already."
    assert refuses("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b")).startswith(
        "Player 1 cannot be liable: that is only when more than two play"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--stake", "1=9", *piles(SEVEN, THREE, TWO)), "A stake is a whole number from 0 to 8, not '9'."),
        (("--stake", "1=x", *piles(SEVEN, THREE, TWO)), "A stake is a whole number from 0 to 8, not 'x'."),
        (("--stake", "1=2", "--stake", "1=3", *piles(SEVEN, THREE, TWO)), "--stake is there twice for Player 1."),
        (
            piles("6b 9b 10b", "1a 3a 8a 11a 12a", ""),
            "Player 1 and Player 2 each have a yaku that ends the round, but the first of them ended it: check the piles.",
        ),
        (("--first", "6", *piles("out", SEVEN, THREE, TWO, "out", "out")), "Player 6 was not dealt in, and cannot lead the round."),
        (
            piles("out", SEVEN, THREE, TWO, "out", "waits"),
            "Player 6 did not only wait, but got the hand of Player 1, who went out: enter what",
        ),
        (
            piles("waits", SEVEN, THREE, TWO, "out", "out"),
            "Player 1 did not only wait, but was dealt in: enter what Player 1 did. Give that pile, or write out.",
        ),
        (
            ("--hand", f"4=1a {TAIYAKU_HAND}", "--hand", "5=1b 1c 1d 2c 2d 3c 3d 8c", *piles(SEVEN, THREE, TWO, "forced", "forced", "out")),
            "Player 6 was not dealt in, and nobody passed a hand on, so Player 6 only waited. Write that pile as waits.",
        ),
        (
            ("-o", "leader_bind=on", *piles("out", SEVEN, THREE, TWO)),
            "Player 1 may not go out: the leader is bound (TA-27).",
        ),
    ],
)
def test_what_cannot_be_in_taiyaku_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    """TA-2, TA-15, TA-21 to TA-30."""
    assert refuses("score", "taiyaku", *words).startswith(sentence)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (
            ("out", "1a", "2a", "rest", "out", "out", "out"),
            "At a table of 7 one player sits out with the blank card, but nobody is marked so: choose one.",
        ),
        (("blank", "1a", "2a", "rest", "blank", "out", "out"), "At a table of 7 one player sits out with the blank card, but Player 1 and"),
        (
            ("blank", "0", "2a", "rest", "out", "out", "out"),
            "In the pile of Player 2: nobody takes the blank; the player who was dealt it sits the round",
        ),
    ],
)
def test_at_seven_somebody_has_the_blank(table: tuple[str, ...], sentence: str) -> None:
    """HH-53."""
    assert refuses("score", "hachi_hachi", *piles(*table)).startswith(sentence)
    assert refuses("score", "kyu_rei_hana", *piles(*table)).startswith(sentence)


def test_only_who_was_forced_out_buys_and_only_from_who_plays() -> None:
    """HH-52, HH-53."""
    seven = ("-o", "buyout=on", "--buys", "1=2:9", *piles("blank", "1a", "2a", "rest", "forced", "forced", "forced"))
    hands = [
        word for seat, months in ((5, "c"), (6, "d")) for word in ("--hand", f"{seat}=" + " ".join(f"{n}{months}" for n in range(1, 8)))
    ]
    sentence = refuses("score", "hachi_hachi", *seven, *hands, "--hand", f"7={'8a 8b 8c 9a 9b 9c 9d'}")
    assert sentence == "Player 1 was not forced out, and cannot have bought a place."
    five = ("-o", "buyout=on", "--hand", f"5={HAND}", *piles("1a", "2a", "out", "3a", "rest"))
    assert refuses("score", "hachi_hachi", *five, "--buys", "5=3:9") == "Player 5 cannot buy the place of Player 3, who did not play."
    assert refuses("score", "hachi_hachi", *five, "--buys", "5=1:9", "--buys", "5=2:9") == "--buys is there twice for Player 5."


def test_with_the_blank_in_hand_nobody_plays_blind() -> None:
    """HH-62."""
    words = ("-o", "mizuten=on", "--blind", *piles("blank", "out", "out", "out", "1a", "2a", "rest"))
    assert refuses("score", "hachi_hachi", *words) == "Player 1 has the blank card, so nobody plays blind; leave that out."


def test_the_help_page_keeps_what_only_one_game_needs_apart() -> None:
    text = works("score", "--help")
    assert (
        text.index("--pile CARDS")
        < text.index("\nWith a leader and stakes:\n")
        < text.index("--first PLAYER")
        < text.index("\nWith calls:\n")
    )
    assert text.index("\nWith calls:\n") < text.index("--call PLAYER=CALL")
