"""What a house rule changes: the same table with one option at several values, side by side."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hanashobu.lab.report import plots
from hanashobu.lab.report.build import head, is_even, method, trouble, unit
from hanashobu.lab.report.figures import WHAT, Figure, Study, error_of_difference
from hanashobu.lab.report.html import CardPictures, Part, grid, number, page, paragraph, part, section, shown
from hanashobu.lab.report.tally import Key
from hanashobu.lab.student import exceeds
from hanashobu.rules.options import BadOption, Options, entries, read, show
from hanashobu.text.current import t

SURE_ENOUGH = 0.05  # the chance that any mark of a whole sweep is a mistake


@dataclass(frozen=True)
class Difference:
    """A figure beside the same figure of the first table."""

    difference: float
    error: float
    certain: bool


def versions(options: Options, text: str) -> list[tuple[str, Options]]:
    """The tables of `option=a,b,c`: what to call each, and its options."""
    name, found, values = text.partition("=")
    key = name.strip().replace("-", "_")
    texts = [value.strip() for value in values.split(",") if value.strip()]
    wanted = [getattr(read(type(options), (f"{key}={value}",)), key) for value in texts] if found else []
    tables = [(show(value), replace(options, **{key: value})) for value in dict.fromkeys(wanted)]
    if len(tables) < 2 or len(tables) < len(texts):
        example = next(entry for entry in entries(type(options)) if len(entry.choices) > 1)
        such = f"{example.name}={','.join(map(show, example.choices))}"
        raise BadOption("error-sweep", example=such)
    return tables


def changes(base: Study, others: list[Study]) -> list[dict[Key, Difference]]:
    """What differs from the first table; certain by Holm's rule over all that is compared, since one in twenty would be by chance."""
    found: list[tuple[int, Key, float, float, float]] = []
    made: list[dict[Key, Difference]] = [{} for _ in others]
    for place, other in enumerate(others):
        for key, figure in other.figures.items():
            mine = base.figures.get(key)
            if mine is None or mine.low is None or figure.low is None or mine.error is None or figure.error is None:
                continue
            ratios = base.sums.ratios[key], other.sums.ratios[key]
            error = error_of_difference(*ratios, other.sums.crosses.get(key))
            apart = figure.value - mine.value
            if not apart and not error:
                made[place][key] = Difference(0.0, 0.0, False)  # the same in every match
            else:
                freedom = max(1, min(ratio.matches for ratio in ratios) - 1)
                found.append((place, key, apart, error, exceeds(abs(apart) / error, freedom) if error else 0.0))
    certain = True
    for rank, (place, key, apart, error, chance) in enumerate(sorted(found, key=lambda one: one[4])):
        certain = certain and chance <= SURE_ENOUGH / (len(found) - rank)
        made[place][key] = Difference(apart, error, certain)
    return made


def identical(base: Study, other: Study) -> bool:
    """Whether two tables that were dealt the same were played the same, as far as anything is counted."""
    same = base.sums.ratios == other.sums.ratios and base.spreads == other.spreads
    crosses = other.sums.crosses
    pairs = ((ratio, crosses.get(key)) for key, ratio in base.sums.ratios.items() if ratio.denominator and ratio.matches > 1)
    return same and all(not error_of_difference(ratio, ratio, cross) for ratio, cross in pairs)


def sweep_report(option: str, studies: list[tuple[str, Study]]) -> str:
    """The page."""
    first, others = studies[0][1], [study for _, study in studies[1:]]
    apart = changes(first, others)
    same = [title for title, study in studies[1:] if identical(first, study)]
    marked = sum(change.certain for table in apart for change in table.values())
    entry = next(entry for entry in entries(type(first.spec.options)) if entry.name == option)
    album = CardPictures()
    rule = section(
        t("lab-sweep-rule", option=option),
        paragraph(t("lab-sweep-sentence", sentence=entry.sentence, rule=entry.rule), False),
        paragraph(t("lab-sweep-about", option=option, marks=marked) if len(same) < len(others) else ""),
        *(paragraph(t("lab-sweep-identical", first=studies[0][0], other=title, rounds=first.rounds), False) for title in same),
    )
    body = [head(first, option), *(trouble(study) for study in others), rule, _seats(studies)]
    left_out = ("advantage",) if all(is_even(study) for _, study in studies) else ()
    body += [_table(what, studies, apart) for what in WHAT if what not in left_out and any(study.of(what) for _, study in studies)]
    return page(t("lab-sweep-title", game=first.spec.game.called, option=option), [*body, method(*(study for _, study in studies))], album)


def _seats(studies: list[tuple[str, Study]]) -> Part:
    counted = unit(studies[0][1])
    series = [(title, study.of("advantage")) for title, study in studies]
    results = [(title, study.spreads["dealer"] + study.spreads["others"]) for title, study in studies if "dealer" in study.spreads]
    return section(
        t("lab-sweep"),
        plots.intervals(series, t("lab-sweep-seats-axis", unit=counted), t("lab-sweep-seats-alt")),
        plots.spread(results, t("lab-sweep-results-axis", unit=counted), t("lab-sweep-results-alt")) if results else "",
    )


def _table(what: str, studies: list[tuple[str, Study]], apart: list[dict[Key, Difference]]) -> Part:
    keys: dict[Key, Figure] = {}
    for _, study in studies:
        for figure in study.of(what):
            keys.setdefault(figure.key, figure)
    hundred, plus = what in ("yaku", "called"), what in ("result", "advantage", "maker")
    rows = []
    for key, named in keys.items():
        if len({(study.figures[key].value, study.figures[key].error) if key in study.figures else None for _, study in studies}) == 1:
            continue  # always the same: nothing to compare
        cells = [number(studies[0][1].figures.get(key), hundred, plus)]
        for (_, study), table in zip(studies[1:], apart, strict=True):
            cells.append(_marked(table.get(key), number(study.figures.get(key), hundred, plus)))
        rows.append([shown(named.name), *cells])
    return section(t(f"lab-title-{what}"), grid(["", *(title for title, _ in studies)], rows))


def _marked(change: Difference | None, figure: Part) -> Part:
    if not change or not change.certain:
        return figure
    more = change.difference > 0
    return part("marked", more, t("lab-certainly-more") if more else t("lab-certainly-less"), figure)
