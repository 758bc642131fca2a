"""What the Tab key offers in bash, where `=` breaks a word in two, and lists of values after a comma."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class, split_arg_string

SOURCE = """\
%(complete_func)s() {
    local IFS=$'\\n' response completion kind value
    response=$(env COMP_WORDS="${COMP_LINE:0:$COMP_POINT}" COMP_CWORD=line %(complete_var)s=bash_complete $1)
    for completion in $response; do
        IFS=',' read -r kind value <<< "$completion"
        case $kind in
            dir) COMPREPLY=(); compopt -o dirnames;;
            file) COMPREPLY=(); compopt -o default;;
            plain) COMPREPLY+=("$value"); [[ $value == *= ]] && compopt -o nospace;;
        esac
    done
    return 0
}
complete -o nosort -F %(complete_func)s %(prog_name)s
"""


@add_completion_class
class WholeWords(BashComplete):
    """Reads the line itself, and answers with what stands after the last `=`, which is all that bash puts in."""

    source_template = SOURCE

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one that is being typed, and that one."""
        line = os.environ["COMP_WORDS"]
        words = split_arg_string(line)
        if os.environ.get("COMP_CWORD", "").isdecimal():
            words += [""] * (int(os.environ["COMP_CWORD"]) + 1 - len(words))
        elif line[-1:].isspace():
            words.append("")
        self._before = words[-1].rpartition("=")[1] and words[-1].rpartition("=")[0] + "="
        return words[1:-1], words[-1]

    def format_completion(self, item: CompletionItem[Any]) -> str:
        """The kind of an entry, and what is put in."""
        return f"{item.type},{str(item.value).removeprefix(self._before)}"


def listed(found: Callable[[], Iterable[str]]) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem[str]]]:
    """Completes one of several values that are separated by commas."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
        before, comma, begun = incomplete.rpartition(",")
        return [CompletionItem(before + comma + word) for word in found() if word.startswith(begun)]

    return complete
