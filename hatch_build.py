"""Puts the built page and the compiled kernel into the wheel, so that whoever installs the package needs neither Node nor a compiler.

`HANASHOBU_WHEEL` names another system to pack for (`linux-aarch64`, …); `any` packs without a compiled kernel, for systems that have none.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SCRIPT = ROOT / "web" / "build.py"
INSIDE = "hanashobu/engine/libraries"


class PageAndKernelHook(BuildHookInterface[Any]):
    """Builds both before a wheel is packed; an editable install uses those that `make` builds."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none, and what compiles the kernel; each only where it is not built already."""
        sys.path[:0] = [str(SCRIPT.parent), str(ROOT)]
        import build

        from kernel import packing

        node = [] if build.machine_has_node() or build.fresh() else [build.WHEEL]
        return [*node, *packing.requirements(_system())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them, or leave alone what is built already."""
        if version == "editable" or not SCRIPT.exists():
            return
        subprocess.run([sys.executable, str(SCRIPT)], check=True)
        sys.path.insert(0, str(ROOT))
        from kernel import packing

        targets, tag = packing.wheel(_system())
        if not targets:
            return
        folder = tempfile.mkdtemp()
        missing = [name for name in ("numba", "ziglang") if find_spec(name) is None]
        if missing and not _system():
            self.app.display_warning(f"No compiled kernel, for want of {' and '.join(missing)}: CPython does the work, slower.")
            return
        if missing:
            raise SystemExit(f"A kernel for {_system()} needs {' and '.join(missing)}; HANASHOBU_WHEEL=any packs without one.")
        subprocess.run([sys.executable, "-m", "kernel", "--into", folder, *targets], check=True, cwd=ROOT)
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{tag}"
        build_data["force_include"].update({str(path): f"{INSIDE}/{path.name}" for path in Path(folder).iterdir()})


def _system() -> str:
    return os.environ.get("HANASHOBU_WHEEL", "")
