from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

import pytest

import hanashobu
from hanashobu import bots, games
from hanashobu.cards import UnknownCard, card
from hanashobu.lang.catalogue import Catalogue, read
from hanashobu.lang.japanese import translate
from hanashobu.play.match import BadSeed, read_seed
from hanashobu.records.codec import Line
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption, Options, entries
from hanashobu.rules.options import read as read_options
from hanashobu.scorekeeping import scoring
from hanashobu.scorekeeping.reported import BadRound, Told, read_piles
from tests.lang import said
from tests.support.helpers import NAMES
from tests.support.strategies import Setup, Watched, covering

GAMES = list(games.all_games().values())
CODE = Path(hanashobu.__file__).parent
ERRORS = frozenset(
    (
        "BadRound",
        "IllegalAction",
        "Violation",
        "BadRecord",
        "BadSeed",
        "Late",
        "NoTable",
        "Unread",
        "Silent",
        "Refusal",
        "BadName",
        "_end",
        "_bare",
    )
)
STORY = frozenset(("append", "insert"))  # how the scorer tells a round

# What people type is the same in both languages.
TYPED = (
    "SHA-256",
    "HANA_GAMES",
    "Authorization",
    "Bearer",
    "Content-Type",
    "--allowed-host",
    "svg",
    "back",
    "API",
    "api",
    "make page",
    "match",
    "play",
    "blank",
    "other",
    "JSON",
    "hanafuda-record",
    "rounds",
    "target",
    "shoubu",
)
FLAGS = ("--hand", "--buys", "--sage", "--call", "CARDS", "PLAYER", "POINTS")

# Sentences that are put together in the code from parts with words of their own, as they come out.
PUT_TOGETHER = (
    "At a table of 7 one player sits out with the blank card, but nobody has a pile 'blank'.",
    "At a table of 7 one player sits out with the blank card, but Aki and Ben have a pile 'blank'.",
    "Only Aki was in, and nobody played (HH-45). So nobody has a pile; write in for those who were in.",
    "The forced-out hands are worth so much that nobody played (TA-24)."
    " So there are no teyaku, no calls, and nobody who answers for anything.",
    "Aki and Ben were in, and share the pot (HH-44). So nobody has a pile; write in for those who were in.",
    "Aki did not only wait, but got the hand of Ben, who went out: give that pile, or write out.",
    "Aki may not go out: every player who is left is needed to make three (HH-46).",
    "The hand of Aki does not count as Triplet (HH-A1), but Two Triplets (HH-A3): 1a Crane, 1b Pine Poetry Ribbon.",
    "The hand of Aki does not count as Red (HH-B1), and nothing else of that kind: 1a Crane.",
    "9 cards are in nobody's pile, but nobody ended the round, so every card was taken: look again.",
    "1 card is in nobody's pile: left on the field, in hands or in the draw pile.",
    "1a Crane is in the piles of Aki and Ben; a card can be in one pile only.",
    "Nobody's pile has 1a Crane. Add what is missing to the pile of whoever took it, or write the last pile as rest:"
    " then it gets every card that is in no other pile. If a call ended the round, say so, as --call PLAYER=shoubu.",
    "Only Aki was in, and nobody played (HH-45). So nobody has a pile.",
    "Nobody has 1a Crane, 2a Bush Warbler: give each card to whoever took it. If a call ended the round, say so.",
    "With 20 card points or fewer, here Aki (12) and Ben (20), nobody scores and the dealer stays (HA-O3).",
    "Aki has Willow Row, so nobody's yaku count (HA-Y14).",
    "All Chaff, by Aki and Ben: nothing else counts in this round (NA-15).",
    "Round 2: Aki sold the place in the round, and has no pile.",
    "Aki dealt, though it was for Ben to deal.",
    "At this table nobody answers for the yaku of others; leave that out.",
    "There are 3 players, and 2 piles.",
    "In the field: There is no card '1x'; did you mean 1a? Cards are 1a to 12d, and 0 for the blank.",
    "play cannot come here; it is Aki's turn.",
    "Aki, Ben and Chie played. Ben, then Aki called sage. Chie called shoubu.",
    "Line 3 is no event of hanafuda-record/1: it names no event.",
    "Line 3 is of format 'other'; this program reads hanafuda-record/1.",
)


def left_in_english(texts: Iterable[str], game: str = "", *kept: str) -> list[str]:
    """What is not Japanese, with and without the game's name."""
    found = [(text, translate(text, name)) for text in dict.fromkeys(texts) for name in ("", game)]
    return [f"{text} → {japanese}" for text, japanese in found if said.english(japanese, *kept)]


def files() -> list[tuple[str, Catalogue]]:
    folder = resources.files("hanashobu.lang").joinpath("ja")
    return [(file.name, read(file.read_text("utf-8"), file.name)) for file in folder.iterdir()]


def test_the_catalogues_say_each_thing_once() -> None:
    seen: dict[object, str] = {}
    for name, catalogue in files():
        for entry in (*catalogue.sentences, *((template.words, template.holes) for template in catalogue.templates)):
            assert entry not in seen, f"{entry} is in {name} and in {seen[entry]}."
            seen[entry] = name


def test_the_catalogues_are_japanese() -> None:
    for name, catalogue in files():
        for japanese in (*catalogue.sentences.values(), *(template.other for template in catalogue.templates)):
            holes = [hole for template in catalogue.templates if template.other == japanese for hole in template.holes]
            assert not said.english(japanese, *holes, *TYPED, *FLAGS), f"{name}: {japanese}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_and_its_options_can_be_read_in_japanese(game: Game) -> None:
    assert left_in_english(said.of_game(game), game.name) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_of_every_table_can_be_read_in_japanese(game: Game) -> None:
    texts = [text for setup in covering() if setup.game is game for text in said.of_table(setup)]
    assert len(texts) > 100
    assert left_in_english(texts, game.name) == []


def tables(game: Game) -> list[Setup]:
    """For each number of players the usual table and another."""
    found = []
    for seats in game.seats:
        found.append(Setup(game, seats, tuple((entry.name, entry.default) for entry in entries(game.options))))
        found += [setup for setup in covering() if setup.game is game and setup.seats == seats][1:2]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_question_and_answer_in_play_can_be_read_in_japanese(game: Game) -> None:
    texts = [text for seed, setup in enumerate(tables(game)) for text in said.of_play(setup, seed, 60)]
    assert left_in_english(texts, game.name) == []


def test_bots_can_be_read_about_in_japanese() -> None:
    assert left_in_english(said.of_bots()) == []


@pytest.mark.parametrize("folder", ["play", "table", "server"])
def test_every_complaint_in_the_code_has_its_japanese(folder: str) -> None:
    scorer = CODE / "play" / "scoring"
    files = [(file, ERRORS | STORY if file.parent == scorer else ERRORS) for file in sorted((CODE / folder).rglob("*.py"))]
    found = [(where, texts) for file, calls in files for where, texts in said.in_code(file, calls) if " " in texts[0]]
    assert found
    unknown = [f"{where}: {texts[0]}" for where, texts in found if not any(_japanese(text) for text in texts)]
    assert unknown == []


def _japanese(text: str) -> bool:
    """Whether a text has its Japanese, or is part of one that is put together and has."""
    parts = re.split(f"{NAMES[0]}|7", text)
    if any(all(part.strip() in whole for part in parts) for whole in PUT_TOGETHER):
        return True
    return translate(text) != text and not left_in_english([text], "", *TYPED, *FLAGS)


@pytest.mark.parametrize("text", PUT_TOGETHER)
def test_sentences_that_are_put_together_can_be_read_in_japanese(text: str) -> None:
    assert left_in_english([text], "", *TYPED, *FLAGS) == []


@pytest.mark.parametrize(
    ("mistake", "kept"),
    [
        (lambda: card("13a"), ()),
        (lambda: card("???"), ()),
        (lambda: games.find("nora"), ("nora", *games.all_games())),
        (lambda: games.find("h"), games.all_games()),
        (lambda: games.recorded("nora", "0ab"), ("nora", "0ab", "SHA-256", "HANA_GAMES")),
        (lambda: games.recorded("nara", "0ab"), ("0ab", "SHA-256")),
        (lambda: bots.find("regulr"), ("regulr", *bots.all_bots())),
        (lambda: read_options(Options, ("rounds",)), ("rounds",)),
        (lambda: read_options(Options, ("must_mach=on",)), ("must_mach", "must_match", "rounds")),
        (lambda: read_options(Options, ("zzz=on",)), ("zzz", "must_match", "rounds")),
        (lambda: read_options(Options, ("rounds=many",)), ("rounds", "many")),
        (lambda: games.find("nara").rules(seats=3), ()),
        (lambda: games.find("taiyaku").rules(seats=9), ()),
        (lambda: games.find("nara").rules(read_options(games.find("nara").options, ("target=5",))), ("target",)),
        (lambda: games.find("nara").rules(version=7), ()),
        (lambda: read_seed("seven"), ("seven",)),
        (lambda: _score("hana_awase", "1a 2a", "2a", "rest"), ()),
        (lambda: _score("hana_awase", "1a 2a", "1a 2a", "rest"), ()),
        (lambda: _score("hana_awase", "1a 1a", "2a", "rest"), ()),
        (lambda: _score("hana_awase", "1x", "2a", "rest"), ("1x",)),
        (lambda: _score("hana_awase", "out", "2a", "rest"), ("out",)),
        (lambda: _score("hana_awase", "1a rest", "2a", "3a"), ()),
        (lambda: _score("hana_awase", "rest", "rest", "3a"), ()),
        (lambda: _score("hana_awase", "1a", "2a", "3a"), ()),
        (lambda: _score("hachi_hachi", "1a", "2a", "3a"), ("shoubu", *FLAGS)),
        (lambda: _score("hachi_hachi", "1a", "2a", "3a", "in"), ()),
        (lambda: _score("hachi_hachi", "1a", "2a", "3a", "waits"), ("waits",)),
        (lambda: _score("hachi_hachi", "1a", "forced", "3a", "rest"), ()),
        (lambda: _score("mushi", "6a", "rest"), ()),
    ],
)
def test_mistakes_are_told_in_japanese(mistake: object, kept: Iterable[str]) -> None:
    assert callable(mistake)
    with pytest.raises((UnknownCard, games.UnknownGame, bots.UnknownBot, BadOption, BadTable, BadSeed, BadRound)) as error:
        mistake()
    assert translate(str(error.value)) != str(error.value)
    assert left_in_english([str(error.value)], "", *kept) == []


def _score(game: str, *piles: str) -> None:
    names = NAMES[: len(piles)]
    rules = games.find(game).rules(seats=len(piles))
    scoring.score(rules, Told(read_piles(piles, names, rules)), names)


def test_records_that_break_a_rule_are_told_in_japanese() -> None:
    match = Watched(Setup(games.find("mushi"), 2, (("rounds", 1),)), 5).play_out()
    lines = [Line(number, event) for number, event in enumerate(match.events, 1)]
    complaints = []
    for at in range(2, 12):  # a line is missing, or there twice
        for record in (lines[:at] + lines[at + 1 :], lines[: at + 1] + lines[at:]):
            with pytest.raises(Violation) as error:
                list(Replay(record))
            complaints.append(str(error.value))
    for complaint in complaints:
        assert "行目：" in translate(complaint)
        assert "rules" not in translate(complaint)
        assert "turn" not in translate(complaint)


def test_a_game_has_its_own_word_for_what_others_call_otherwise() -> None:
    assert translate("Five Brights") == "五光"
    assert translate("Five Brights", "taiyaku") == "花魁"
    assert (
        translate("You have Four Brights (12). Does the round end here?", "taiyaku") == "十二吉原（12）ができました。ここで局を終えますか。"
    )
    assert translate("Wisteria Row", "hana_awase") == "藤島"
    assert translate("Five Brights", "a game that nobody knows") == "五光"


def test_sentences_read_as_players_would_say_them() -> None:
    assert translate("any 7 of the Ribbons but 11c Willow Ribbon") == "短冊札（11c 柳に短冊を除く）から7枚以上"
    assert translate("7 cards each, 6 on the field, 21 to draw") == "手札7枚ずつ、場札6枚、山札21枚"
    asked = "Do you play this round? Aki and Ben are in already. The pot has 24 points."
    assert translate(asked) == "この局に出ますか。Aki、Benが出ています。積み金は24点です。"
    assert translate("1240 (12 matchsticks, 4 beans)") == "1240（マッチ棒12本、豆4粒）"
    assert translate("Dr. No offers you 7 points for your place in the round. Do you accept?").startswith("Dr. Noが")


def test_unknown_text_comes_back_as_it_is() -> None:
    for text in ("", "Snow falls.", "Snow, Crane", "雪", "x" * 5000, "1a Crane, " * 1000):
        assert translate(text) == text
