"""The report on a table: what was found, as one HTML page with plots, and as a file of numbers."""

from __future__ import annotations

from collections import Counter

from hanashobu.lab.report import plots
from hanashobu.lab.report.figures import Figure, Study
from hanashobu.lab.report.html import CardPictures, Part, grid, number, page, pairs, paragraph, part, section, shown, text
from hanashobu.rules.options import entries, show
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Arg, Name, msg
from hanashobu.text.current import say, t
from hanashobu.text.names import name


def report(study: Study) -> str:
    """The page."""
    album = CardPictures()
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
    return page(t("lab-report", game=study.spec.game.called), body, album)


def head(study: Study, swept: str = "") -> Part:
    """What was studied; of an option that is swept it says nothing."""
    game, rules = study.spec.game, study.rules
    bot = study.spec.bot.name if study.spec.bot else ""
    rounds = msg("lab-facts-rounds", rounds=study.rounds, matches=study.matches, seed=str(study.spec.seed))
    facts = t("lab-facts", players=rules.seats, bot=bot, rounds=rounds, changed=_changed(study, swept), swept=swept)
    title = shown(game.called)
    return part("head", title, "" if title == game.kanji else game.kanji, say(game.about), facts) + trouble(study)


def trouble(study: Study) -> Part:
    """Why there are fewer rounds than were asked for, if there are."""
    if not study.trouble:
        return ""
    return part("trouble", t("lab-trouble", why=study.trouble, asked=study.asked))


def unit(study: Study) -> Name:
    """What the table counts in."""
    return name(study.rules.units.word)


def _counted_in(study: Study) -> str:
    """What yaku and teyaku are counted in: points, or `kan (12 points)`."""
    word, worth = study.rules.yaku_unit(), study.rules.unit
    return t("lab-head-counter", unit=name(word), points=worth) if word else t("lab-head-points")


def _changed(study: Study, swept: str) -> list[str]:
    """The options that are not as usual."""
    chosen = study.spec.options
    others = [entry for entry in entries(type(chosen)) if entry.name != swept and getattr(chosen, entry.name) != entry.default]
    return [f"{entry.name} {show(getattr(chosen, entry.name))}" for entry in others]


def _tiles(study: Study) -> Part:
    """The findings that people ask for first."""
    yaku = {row.id for row in study.rules.yaku}
    figures, made = study.figures, [figure for figure in study.of("yaku") if figure.value and figure.which in yaku]
    tiles = []
    places = study.of("advantage")
    if places:
        best = max(places, key=lambda figure: figure.value)
        tiles.append((text(best, best.value, plus=True), t("lab-tile-place", unit=unit(study), place=best.name)))
    dealer = figures.get(("won", "0"))
    if dealer:
        tiles.append((text(dealer, dealer.value), t("lab-tile-dealer", share=1 / study.rules.seats)))
    if made:
        most = max(made, key=lambda figure: figure.value)
        tiles.append((text(most, most.value, hundred=True), t("lab-tile-yaku", yaku=most.name)))
    ended = figures.get(("ended", "hands_out"))
    if ended:
        tiles.append((text(ended, ended.value), t("lab-tile-played-out")))
    return part("tiles", tiles)


def _seats(study: Study) -> Part:
    results, above = study.of("result"), study.of("advantage")
    if not results:
        return ""
    rows = []
    even = is_even(study)
    for figure in results:
        won, points = study.figures.get(("won", figure.which)), study.figures.get(("points", figure.which))
        more = [] if even else [number(study.figures.get(("advantage", figure.which)), plus=True)]
        rows.append([shown(figure.name), number(figure, plus=True), *more, number(won), *([number(points)] if study.of("points") else [])])
    nobody = study.figures.get(("won", "nobody"))
    if nobody and nobody.value:
        rows.append([t("lab-nobody"), "", *([] if even else [""]), number(nobody), *([""] if study.of("points") else [])])
    return section(
        t("lab-seats"),
        paragraph(t("lab-seats-about", above=_certain(above, 1), below=_certain(above, -1))),
        plots.intervals([("", above)], t("lab-seats-axis", unit=unit(study)), t("lab-seats-alt")),
        grid(
            [
                t("lab-head-place"),
                t("lab-head-unit", unit=unit(study)),
                *([] if even else [t("lab-head-above")]),
                t("lab-title-won"),
                *([t("lab-title-points")] if study.of("points") else []),
            ],
            rows,
        ),
    )


def is_even(study: Study) -> bool:
    """Whether what one wins another loses, so that a result is an advantage as it stands."""
    pairs_of = zip(study.of("result"), study.of("advantage"), strict=True)
    return all(abs(one.value - other.value) < 1e-9 for one, other in pairs_of)


def _certain(results: list[Figure], sign: int) -> list[Arg]:
    """The places that are certainly good (1) or bad (-1)."""
    return [one.name for one in results if one.low is not None and one.high is not None and min(sign * one.low, sign * one.high) > 0]


def _results(study: Study) -> Part:
    counts: list[tuple[str, Counter[int]]] = [
        (t(f"lab-spread-{who}"), study.spreads[who]) for who in ("dealer", "others") if who in study.spreads
    ]
    return section(
        t("lab-results"),
        paragraph(t("lab-results-about")),
        plots.spread(counts, t("lab-results-axis", unit=unit(study)), t("lab-results-alt")),
    )


def _yaku(study: Study, album: CardPictures) -> Part:
    """Frequency and value of every yaku."""
    most = max((figure.value for figure in study.of("yaku")), default=0.0)
    once = {row.id: row for row in study.rules.yaku if ("yaku", row.id) in study.figures}  # several may have one id, and count together
    rows = [_made(study, row, album, most) for row in once.values()]
    heads = ["", t("lab-head-yaku"), "", t("lab-head-hundred"), _counted_in(study), t("lab-head-maker")]
    return section(t("lab-yaku"), paragraph(t("lab-yaku-about")), grid(heads, rows, 3, bar=2))


def _teyaku(study: Study, album: CardPictures) -> Part:
    """Frequency and value of every dealt hand that pays."""
    rows = []
    most = max((study.figures[("yaku", row.id)].value for row in study.rules.teyaku if ("yaku", row.id) in study.figures), default=0.0)
    for row in study.rules.teyaku:
        if ("yaku", row.id) in study.figures:
            made = _made(study, row, album, most)
            rows.append([*made[1:4], number(study.figures.get(("held", row.id))), *made[4:]])
    if not rows:
        return ""
    heads = [t("lab-head-teyaku"), "", t("lab-head-shown"), t("lab-head-dealt"), _counted_in(study), t("lab-head-owner")]
    return section(t("lab-teyaku"), paragraph(t("lab-teyaku-about")), grid(heads, rows, 2, bar=1))


def _made(study: Study, row: Yaku | Teyaku, album: CardPictures, most: float) -> list[Part | float]:
    figures = study.figures
    times = figures["yaku", row.id]
    single = isinstance(row, Yaku) and sum(other.id == row.id for other in study.rules.yaku) == 1
    pictures = album.show(row.levels[-1].pattern.all_of) if isinstance(row, Yaku) and single and not row.levels[-1].pattern.need else ""
    how = row.text() if isinstance(row, Teyaku) else row.levels[-1].pattern.text() if single and not pictures else ""
    value, called = figures.get(("value", row.id)), shown(study.rules.called(row.id))
    worth = number(value) if value and value.value else str(row.worth())
    return [
        pictures,
        part("row_name", called, "" if called == row.kanji else row.kanji, shown(how)),
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
    lengths = [[shown(figure.name), number(figure)] for figure in study.of("length")]
    a_round, of_rounds = t("lab-head-a-round"), t("lab-head-of-rounds")
    return [
        section(
            t("lab-length"),
            "" if varies else paragraph(t("lab-length-same")),
            plots.spread([("", spread)], t("lab-turns"), t("lab-length-alt"), outline=False) if varies and spread else "",
            grid(["", a_round], lengths),
        ),
        pairs(
            section(
                t("lab-ends"),
                _list(study, "ended", "", of_rounds),
                _list(study, "called", t("lab-head-call"), t("lab-head-hundred"), True),
            ),
            section(
                t("lab-misdeals"),
                _list(study, "misdeal", t("lab-head-misdeal"), t("lab-head-of-deals")) or paragraph(t("lab-misdeals-none")),
            ),
            section(t("lab-multipliers"), _list(study, "multiplier", t("lab-head-multiplier"), of_rounds)),
            section(t("lab-in-or-out"), _list(study, "said", "", a_round)),
        ),
        section(
            t("lab-paid"),
            paragraph(t("lab-paid-about", unit=unit(study))),
            _list(study, "paid", t("lab-head-for"), a_round),
        ),
    ]


def _list(study: Study, what: str, head: str, unit: str, hundred: bool = False) -> Part:
    return grid([head, unit], [[shown(figure.name), number(figure, hundred)] for figure in study.of(what)])


def method(*studies: Study) -> Part:
    """How it was done, so that anybody can do it again."""
    first = studies[0]
    seconds = round(sum(study.seconds for study in studies))
    played = t("lab-method-played", machine=first.machine, where=first.where, seconds=seconds, file="numbers.csv")
    return part("method", t("lab-method"), played)
