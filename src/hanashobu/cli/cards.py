"""`hana cards`: what every card is called, and its code; and cards that people name at other commands."""

from __future__ import annotations

from hanashobu.cards import code, kanji, kind, month, name, romaji
from hanashobu.cli import tables
from hanashobu.cli.command import command
from hanashobu.cli.common import answer, console, json_option
from hanashobu.cli.errors import Misuse
from hanashobu.text.card_words import SeveralCards, all_cards, as_codes
from hanashobu.text.current import reader, t
from hanashobu.text.names import card_name, kind_name, month_name
from hanashobu.text.names import kanji as written


@command()
@json_option
def cards(as_json: bool) -> None:
    """List the cards."""
    if as_json:
        answer([_row(card) for card in all_cards()])
        return
    table = tables.table(t("cli-cards-code"), t("column-name"), "", t("cli-cards-month"), t("cli-cards-kind"), line=False)
    table.columns[0].style = "bold"
    for card in all_cards():
        called, signs, suit, is_a = reader().arg(card_name(code(card))), kanji(card), month(card), kind(card)
        flower = reader().arg(month_name(suit.number)) if suit else ""
        table.add_row(code(card), called, "" if called == signs else signs, flower, reader().arg(kind_name(is_a)) if is_a else "")
    tables.show(console(), table, words=(1, 3))


def _row(card: int) -> dict[str, str | int | None]:
    suit, is_a = month(card), kind(card)
    names = {"name": name(card), "romaji": romaji(card), "kanji": kanji(card), "korean": written(card_name(code(card)).korean)}
    return {"code": code(card), **names, "month": suit.number if suit else None, "kind": is_a.value if is_a else None}


def card_codes(text: str) -> str:
    """The codes of a list of cards as people write them."""
    try:
        return as_codes(text)
    except SeveralCards as error:
        raise Misuse(error) from None
