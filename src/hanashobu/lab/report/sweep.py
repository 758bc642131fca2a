"""What a house rule changes: the same table with one option at several values, side by side."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from hanashobu.lab.report import plots
from hanashobu.lab.report.build import head, is_even, method, trouble
from hanashobu.lab.report.figures import WHAT, Figure, Study
from hanashobu.lab.report.html import Album, Part, grid, number, page, paragraph, part, section
from hanashobu.lab.report.tally import Key
from hanashobu.rules.options import BadOption, Options, entries, read, show

SURE_ENOUGH = 0.05  # the chance that any mark of a whole sweep is a mistake

TITLES = {
    "result": "What a round brings",
    "advantage": "Where you sit: above an equal share",
    "won": "Rounds won",
    "points": "Card points",
    "yaku": "Yaku and teyaku, in 100 rounds",
    "value": "What a yaku counts",
    "maker": "The round of whoever has it",
    "held": "Teyaku dealt, of all hands",
    "misdeal": "Misdeals, of all deals",
    "multiplier": "Multipliers, of all rounds",
    "ended": "How a round ends",
    "called": "Calls, in 100 rounds",
    "said": "In or out, a round",
    "length": "How long a round is",
    "paid": "What is paid, a round",
}


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
    for place, other in enumerate(others):
        for key, figure in other.figures.items():
            mine = base.figures.get(key)
            if mine is None or mine.low is None or figure.low is None or mine.error is None or figure.error is None:
                continue
            error = math.hypot(mine.error, figure.error)
            apart = figure.value - mine.value
            if error:
                found.append((place, key, apart, error, math.erfc(abs(apart) / error / math.sqrt(2))))
    made: list[dict[Key, Difference]] = [{} for _ in others]
    certain = True
    for rank, (place, key, apart, error, chance) in enumerate(sorted(found, key=lambda one: one[4])):
        certain = certain and chance <= SURE_ENOUGH / (len(found) - rank)
        made[place][key] = Difference(apart, error, certain)
    return made


def sweep_report(option: str, studies: list[tuple[str, Study]]) -> str:
    """The page."""
    first, others = studies[0][1], [study for _, study in studies[1:]]
    apart = changes(first, others)
    marked = sum(change.certain for table in apart for change in table.values())
    entry = next(entry for entry in entries(type(first.spec.options)) if entry.name == option)
    album = Album()
    rule = section(
        f"House rule: {option}",
        paragraph(f"{entry.sentence} ({entry.rule})", False),
        paragraph(
            f"Every column is the same table with {option} as its head says; the first is what the others are compared with. "
            "▲ and ▼ mark what is certainly more or less than there: the chance that any mark of this page is a mistake is 5 % at most. "
            + (f"There are {marked} marks." if marked else "There is none: what differs may be chance.")
        ),
    )
    body = [head(first, option), *(trouble(study) for study in others), rule, _seats(studies)]
    left_out = ("advantage",) if all(is_even(study) for _, study in studies) else ()
    body += [_table(what, studies, apart) for what in TITLES if what not in left_out and any(study.of(what) for _, study in studies)]
    return page(f"{first.spec.game.title}: {option}", [*body, method(*(study for _, study in studies))], album)


def _seats(studies: list[tuple[str, Study]]) -> Part:
    units = studies[0][1].rules.units.word
    series = [(title, study.of("advantage")) for title, study in studies]
    results = [(title, study.spreads["dealer"] + study.spreads["others"]) for title, study in studies if "dealer" in study.spreads]
    return section(
        "Side by side",
        plots.intervals(series, f"{units} a round above an equal share, by place", "The advantage of each place, for each value"),
        plots.spread(results, f"{units} in a round, all places", "How often a round brings how much, for each value") if results else "",
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
        rows.append([named.name, *cells])
    return section(TITLES[what], grid([WHAT[what] if what in ("maker", "value") else "", *(title for title, _ in studies)], rows))


def _marked(change: Difference | None, figure: Part) -> Part:
    return part("marked", change.difference > 0, figure) if change and change.certain else figure
