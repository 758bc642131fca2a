"""The report on a table: what was found, as one HTML page with plots, and as a file of numbers."""

from __future__ import annotations

from collections import Counter

from hanashobu.lab.report import plots
from hanashobu.lab.report.figures import Figure, Study
from hanashobu.lab.report.html import Album, Part, grid, number, page, pairs, paragraph, part, section, text
from hanashobu.rules.options import entries, show
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku


def report(study: Study) -> str:
    """The page."""
    album = Album()
    body = [
        head(study),
        _tiles(study),
        _seats(study),
        _results(study),
        _yaku(study, album),
        _teyaku(study, album),
        *_course(study),
        method(study),
    ]
    return page(f"{study.spec.game.title}: a report", body, album)


def head(study: Study, swept: str = "") -> Part:
    """What was studied; of an option that is swept it says nothing."""
    game, rules = study.spec.game, study.rules
    changed = house_rules(study, swept)
    facts = f"{rules.seats} players, {who(study)}. {study.rounds:,} rounds in {study.matches:,} matches, seed {study.spec.seed}."
    house = f"House rules: {changed}." if changed else f"No {'other ' if swept else ''}house rule is changed."
    return part("head", game.title, game.kanji, game.sentence, f"{facts} {house}") + trouble(study)


def trouble(study: Study) -> Part:
    """Why there are fewer rounds than were asked for, if there are."""
    if not study.trouble:
        return ""
    text = f"{study.trouble} {study.asked:,} rounds were asked for; this is what was finished."
    return part("trouble", text)


def who(study: Study) -> str:
    """Who played."""
    return f"{study.spec.bot.name} in every seat" if study.spec.bot else "random play"


def house_rules(study: Study, swept: str = "") -> str:
    """The options that are not as usual."""
    chosen = study.spec.options
    others = [entry for entry in entries(type(chosen)) if entry.name != swept and getattr(chosen, entry.name) != entry.default]
    return ", ".join(f"{entry.name} {show(getattr(chosen, entry.name))}" for entry in others)


def _tiles(study: Study) -> Part:
    """The findings that people ask for first."""
    figures, made = study.figures, [figure for figure in study.of("yaku") if figure.value]
    tiles = []
    places = study.of("advantage")
    if places:
        best = max(places, key=lambda figure: figure.value)
        tiles.append(
            (text(best, best.value, plus=True), f"{study.rules.units.word} a round above an equal share for the best place: {best.name}")
        )
    dealer = figures.get(("won", "0"))
    if dealer:
        tiles.append((text(dealer, dealer.value), f"of the rounds are the dealer's; an equal share is {100 / study.rules.seats:.1f} %"))
    if made:
        most = max(made, key=lambda figure: figure.value)
        tiles.append((text(most, most.value, hundred=True), f"times in 100 rounds: {most.name}, the most frequent"))
    ended = figures.get(("ended", "hands_out"))
    if ended:
        tiles.append((text(ended, ended.value), "of the rounds are played to the end"))
    return part("tiles", tiles)


def _seats(study: Study) -> Part:
    results, above, units = study.of("result"), study.of("advantage"), study.rules.units.word
    if not results:
        return ""
    rows = []
    even = is_even(study)
    for figure in results:
        won, points = study.figures.get(("won", figure.which)), study.figures.get(("points", figure.which))
        more = [] if even else [number(study.figures.get(("advantage", figure.which)), plus=True)]
        rows.append([figure.name, number(figure, plus=True), *more, number(won), *([number(points)] if study.of("points") else [])])
    nobody = study.figures.get(("won", "nobody"))
    if nobody and nobody.value:
        rows.append(["nobody", "", *([] if even else [""]), number(nobody), *([""] if study.of("points") else [])])
    return section(
        "Where you sit",
        paragraph(f"What a round brings, by the place at the table from the dealer on. {_advantage(above)}"),
        plots.intervals(
            [("", above)], f"{units} a round above an equal share, with 95 % intervals", "The advantage of each place, with intervals"
        ),
        grid(
            [
                "place",
                f"{units} a round",
                *([] if even else ["above an equal share"]),
                "rounds won",
                *(["card points"] if study.of("points") else []),
            ],
            rows,
        ),
    )


def is_even(study: Study) -> bool:
    """Whether what one wins another loses, so that a result is an advantage as it stands."""
    pairs_of = zip(study.of("result"), study.of("advantage"), strict=True)
    return all(abs(one.value - other.value) < 1e-9 for one, other in pairs_of)


def _advantage(results: list[Figure]) -> str:
    """Whether it matters at all."""
    above = [figure.name for figure in results if figure.low is not None and figure.low > 0]
    below = [figure.name for figure in results if figure.high is not None and figure.high < 0]
    if not above and not below:
        return "No place is certainly better than another."
    good = f"Certainly good: {', '.join(above)}. " if above else ""
    bad = f"Certainly bad: {', '.join(below)}." if below else ""
    return (good + bad).strip()


def _results(study: Study) -> Part:
    counts: list[tuple[str, Counter[int]]] = [(name, study.spreads[name]) for name in ("dealer", "others") if name in study.spreads]
    units = study.rules.units.word
    alt = "How often a round brings how much, for the dealer and for the others"
    return section(
        "What a round brings",
        paragraph("How often each result comes up. The ends hold everything that lies further out."),
        plots.spread(counts, f"{units} in a round", alt),
    )


def _yaku(study: Study, album: Album) -> Part:
    """Frequency and value of every yaku."""
    most = max((figure.value for figure in study.of("yaku")), default=0.0)
    once = {row.id: row for row in study.rules.yaku if ("yaku", row.id) in study.figures}  # several may have one id, and count together
    rows = [_made(study, row, album, most) for row in once.values()]
    heads = ["", "yaku", "", "in 100 rounds", "points", "its maker's round"]
    return section(
        "Yaku",
        paragraph("How often somebody has it, what it counts, and what the round brings whoever made it."),
        grid(heads, rows, 3, bar=2),
    )


def _teyaku(study: Study, album: Album) -> Part:
    """Frequency and value of every dealt hand that pays."""
    rows = []
    most = max((study.figures[("yaku", row.id)].value for row in study.rules.teyaku if ("yaku", row.id) in study.figures), default=0.0)
    for row in study.rules.teyaku:
        if ("yaku", row.id) in study.figures:
            made = _made(study, row, album, most)
            rows.append([*made[1:4], number(study.figures.get(("held", row.id))), *made[4:]])
    if not rows:
        return ""
    heads = ["teyaku", "", "shown in 100 rounds", "dealt, of all hands", "points", "its owner's round"]
    return section("Teyaku", paragraph("Hands that pay as they are dealt."), grid(heads, rows, 2, bar=1))


def _made(study: Study, row: Yaku | Teyaku, album: Album, most: float) -> list[Part | float]:
    figures = study.figures
    times = figures["yaku", row.id]
    single = isinstance(row, Yaku) and sum(other.id == row.id for other in study.rules.yaku) == 1
    pictures = album.show(row.levels[-1].pattern.all_of) if isinstance(row, Yaku) and single and not row.levels[-1].pattern.need else ""
    how = row.text() if isinstance(row, Teyaku) else row.levels[-1].pattern.text() if single and not pictures else ""
    value = figures.get(("value", row.id))
    worth = number(value) if value and value.value else str(row.worth())
    return [
        pictures,
        part("row_name", study.rules.name_of(row.id), row.kanji, str(how)),
        f"{100 * times.value / most if most else 0:.1f}",
        number(times, hundred=True),
        worth,
        number(figures.get(("maker", row.id)), plus=True),
    ]


def _course(study: Study) -> list[Part]:
    """Length, ends, deals, multipliers, payments."""
    turns = study.figures.get(("length", "turns"))
    spread = study.spreads.get("turns")
    varies = turns is not None and spread is not None and len(spread) > 1
    alt = "How often a round has how many turns"
    lengths = [[figure.name, number(figure)] for figure in study.of("length")]
    units = study.rules.units.word
    return [
        section(
            "How long a round is",
            "" if varies else paragraph("Every round has the same number of turns."),
            plots.spread([("turns", spread)], "turns", alt, outline=False) if varies and spread else "",
            grid(["", "a round"], lengths),
        ),
        pairs(
            section("How a round ends", _list(study, "ended", "", "of the rounds"), _list(study, "called", "call", "in 100 rounds", True)),
            section("Misdeals", _list(study, "misdeal", "thrown in because of", "of the deals") or paragraph("No deal was thrown in.")),
            section("Multipliers", _list(study, "multiplier", "the round counts", "of the rounds")),
            section("In or out", _list(study, "said", "", "a round")),
        ),
        section(
            "What is paid",
            paragraph(f"{units.capitalize()} that change hands in a round, by their reason."),
            _list(study, "paid", "for", "a round"),
        ),
    ]


def _list(study: Study, what: str, head: str, unit: str, hundred: bool = False) -> Part:
    return grid([head, unit], [[figure.name, number(figure, hundred)] for figure in study.of(what)])


def method(*studies: Study) -> Part:
    """How it was done, so that anybody can do it again."""
    first = studies[0]
    return part("method", first.machine, first.where, f"{sum(study.seconds for study in studies):,.0f}")
