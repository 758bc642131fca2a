"""Writes brush.woff2, the part of Yuji Boku that the names of yaku need: `python make.py FONT` with the font's whole woff2 file.

The font comes from the npm package @fontsource/yuji-boku (files/yuji-boku-japanese-400-normal.woff2); fonttools and brotli are needed
for this alone. It is licensed under the SIL Open Font License 1.1 (OFL.txt); its notice and the address of the license stay in the file.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hanashobu.games import all_games
from hanashobu.rules.options import entries, from_json
from hanashobu.text.names import name

HERE = Path(__file__).parent
ALWAYS = "勝"  # the end of a match


def letters() -> str:
    """Every character that a name of a yaku or a teyaku is written with, at any table."""
    found = set(ALWAYS)
    for game in all_games().values():
        for option in entries(game.options):
            for value in (option.default, *option.choices):
                try:
                    rules = game.rules(from_json(game.options, {option.name: value}), game.usual_seats)
                except ValueError:
                    continue
                for row in (*rules.yaku, *rules.teyaku):
                    found |= set(brushed(name(row.name, row.kanji).ruby))
    return "".join(sorted(found))


def brushed(ruby: str) -> str:
    """A name as it is written large: without readings, and without what stands in parentheses."""
    written, hidden = "", 0
    for letter in ruby:
        hidden += letter in "[（"
        written += "" if hidden else letter
        hidden -= letter in "]）"
    return written


if __name__ == "__main__":
    command = ["pyftsubset", sys.argv[1], f"--text={letters()}", "--flavor=woff2", "--layout-features=vert,vrt2", "--name-IDs=*"]
    subprocess.run([*command, f"--output-file={HERE / 'brush.woff2'}"], check=True)
    (HERE / "letters.txt").write_text(letters() + "\n", encoding="utf-8")
