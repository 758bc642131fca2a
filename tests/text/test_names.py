from __future__ import annotations

import re
import unicodedata

import pytest

from hanashobu.cards import BLANK, CODES, KINDS, MONTHS, Kind, UnknownCard, card
from hanashobu.cards import kanji as card_kanji
from hanashobu.cards import name as card_english
from hanashobu.cards import romaji as card_romaji
from hanashobu.games import all_games
from hanashobu.rules.options import from_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message
from hanashobu.text.catalogue import catalogue, languages
from hanashobu.text.names import Name, card_name, game_name, kana, kanji, kind_name, month_name, name
from tests.support.helpers import Table
from tests.support.strategies import covering

KANJI = r"[々〇㐀-鿿]"
CALLS_AND_UNITS = (
    "sage",
    "shoubu",
    "cancel",
    "kan",
    "mon",
    "bean",
    "beans",
    "matchstick",
    "matchsticks",
    "chip",
    "chips",
    "point",
    "points",
)


def plain(romaji: str) -> str:
    """Without long marks."""
    return "".join(letter for letter in unicodedata.normalize("NFD", romaji) if not unicodedata.combining(letter)).lower()


def whole(name: Name) -> bool:
    """Whether there is romaji in Latin letters and each kanji is read in kana."""
    read = re.fullmatch(rf"(?:{KANJI}+\[[ぁ-ゖー]+\]|[ぁ-ゖァ-ヺー（）～・A-Z])+", name.ruby)
    return bool(read) and re.fullmatch(r"[A-Za-zāīūēō'(), -]+", name.romaji) is not None


def rulesets() -> list[Ruleset]:
    return [setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats) for setup in covering()]


@pytest.mark.parametrize("code", CODES)
def test_every_card_is_named_as_in_the_deck(code: str) -> None:
    name = card_name(code)
    assert whole(name)
    assert name.english == card_english(card(code))
    assert kanji(name.ruby) == card_kanji(card(code))
    assert plain(name.romaji) == plain(card_romaji(card(code)))


def test_long_vowels_have_their_mark() -> None:
    assert [card_name(code).romaji for code in ("6a", "11a", "12a")] == ["botan ni chō", "yanagi ni Ono no Tōfū", "kiri ni hōō"]
    assert [name("", written).romaji for written in ("五光", "松桐坊主", "猪鹿蝶")] == ["gokō", "matsu kiri bōzu", "inoshikachō"]


def test_every_month_and_kind_has_its_names() -> None:
    for month in MONTHS:
        name = month_name(month.number)
        assert whole(name)
        assert (name.english, name.romaji, kanji(name.ruby)) == month[1:]
    assert [kind_name(kind).romaji for kind in KINDS] == ["hikari", "tane", "tanzaku", "kasu"]
    assert all(whole(kind_name(kind)) for kind in Kind)


def test_every_card_month_and_kind_has_a_korean_name() -> None:
    """Hangul, each word with its reading."""
    named = [*map(card_name, CODES), *(month_name(month.number) for month in MONTHS), *map(kind_name, KINDS)]
    assert [one for one in named if not re.fullmatch(r"[가-힣]+\[[a-z]+\](?: [가-힣]+\[[a-z]+\])*", one.korean)] == []
    assert [kanji(card_name(code).korean) for code in ("1b", "4b", "10b", "12a")] == ["송학 홍단", "흑싸리 초단", "단풍 청단", "오동 광"]


def test_every_game_has_its_names() -> None:
    for game in all_games().values():
        name = game_name(game.title, game.kanji)
        assert whole(name)
        assert (name.english, kanji(name.ruby)) == (game.title, game.kanji)
        assert plain(name.romaji) == plain(game.title)


def test_every_yaku_teyaku_and_special_pile_has_romaji_and_readings() -> None:
    rows = {(row.name, row.kanji) for rules in rulesets() for row in rules.paid()}
    assert len(rows) > 80
    for english, written in rows:
        found = name(english, written)
        assert whole(found), found
        assert found.english == english
        assert written in kanji(found.ruby)


def test_everything_else_with_a_name_has_romaji_and_readings() -> None:
    words = set(CALLS_AND_UNITS)
    for rules in rulesets():
        words |= {*rules.kinds(), *(row.group for row in rules.yaku), rules.units.word}
        words |= {counter for counter, _ in rules.units.counters}
    for word in words - {""}:
        assert whole(name(word, "")), word


def test_what_is_paid_for_is_a_name_or_a_message() -> None:
    for rules in rulesets():
        for rule in rules.ids():
            reason = rules.reason(rule)
            if isinstance(reason, Message):
                assert all(catalogue(lang).pattern(reason.id) for lang in languages()), reason
            elif rule in rules.reasons():
                assert isinstance(reason, Name)
                assert whole(reason), reason


def test_yaku_that_share_their_kanji_are_told_apart() -> None:
    rows = {row.name: name(row.name, row.kanji) for row in all_games()["taiyaku"].rules().yaku}
    assert len({one.ruby for one in rows.values()}) == len(rows)
    assert kanji(rows["Wisteria Row"].ruby) == "藤ぞろ"
    assert kanji(name("Wisteria Row", "藤島").ruby) == "藤島"


def test_several_yaku_of_one_rule_are_named_together() -> None:
    rules = all_games()["taiyaku"].rules()
    assert rules.called("TA-Y11") == Name("Wisteria Row or Iris Row", "fuji zoro, ayame zoro", "藤[ふじ]ぞろ・菖蒲[あやめ]ぞろ")
    assert name("Cuckoo Night or Day", "かかり").romaji == "kakari"


def test_what_has_no_entry_keeps_what_its_game_says() -> None:
    assert name("Snow and Geese", "雪雁") == Name("Snow and Geese", "Snow and Geese", "雪雁")
    assert name("Snow and Geese", "") == Name("Snow and Geese", "Snow and Geese", "Snow and Geese")
    assert name("Wisteria Row", "藤尽くし").ruby == "藤尽くし", "the kanji of the game's own file count"


def test_readings_can_be_left_out_or_read() -> None:
    assert kanji("松[まつ]に鶴[つる]") == "松に鶴"
    assert kana("菖蒲[あやめ]に八[やつ]橋[はし]") == "あやめにやつはし"
    assert kana(card_name("12b").ruby) == "きりのカス（き）"
    assert kana("むころし") == kanji("むころし") == "むころし"


def test_an_unknown_card_gets_a_sentence() -> None:
    with pytest.raises(UnknownCard, match="There is no card '13a'"):
        card_name("13a")
    assert card_name(" 1A ") == card_name("1a")
    assert card_name(CODES[BLANK]).romaji == "shirofuda"


def test_names_are_those_of_a_table() -> None:
    table = Table("hachi_hachi", 3, inoshikacho=True)
    rows = {row.id: name(row.name, row.kanji).romaji for row in table.match.rules.paid()}
    assert (rows["HH-Y6"], rows["HH-A8"], rows["HH-21"]) == ("inoshikachō", "haneken", "futahachi")
