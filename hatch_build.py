"""Puts the built page into the wheel, so that whoever installs the package needs no Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).parent / "web" / "build.py"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed; an editable install uses the one that `make` builds."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none and the page is not built already."""
        sys.path.insert(0, str(SCRIPT.parent))
        import build

        return [] if build.machine_has_node() or build.fresh() else [build.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, or leave a page alone that is built already."""
        if version != "editable" and SCRIPT.exists():
            subprocess.run([sys.executable, str(SCRIPT)], check=True)
