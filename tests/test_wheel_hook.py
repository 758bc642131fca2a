"""A wheel is packed without a kernel where it cannot be built, as `make` goes on without one."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("hatchling", reason="hatchling is not installed")

ROOT = Path(__file__).parents[1]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook, on a machine without numba and zig; the page is not built."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    monkeypatch.setattr(made, "find_spec", lambda name: None)
    monkeypatch.setattr(made.subprocess, "run", lambda words, **_: subprocess.CompletedProcess(words, 0))
    return made


def packed(hook: ModuleType) -> tuple[dict[str, Any], list[str]]:
    """What the hook adds to a wheel, and what it warns of."""
    warnings: list[str] = []
    data: dict[str, Any] = {"force_include": {}}
    hook.PageAndKernelHook.initialize(SimpleNamespace(app=SimpleNamespace(display_warning=warnings.append)), "standard", data)
    return data, warnings


def test_without_numba_and_zig_a_wheel_has_no_kernel_and_says_so(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HANASHOBU_WHEEL", raising=False)
    data, [warning] = packed(hook)
    assert "pure_python" not in data
    assert warning == "No compiled kernel, for want of numba and ziglang: CPython does the work, slower."


def test_a_wheel_for_another_system_is_not_packed_without_its_kernel(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANASHOBU_WHEEL", "linux-aarch64")
    with pytest.raises(SystemExit, match="HANASHOBU_WHEEL=any packs without one"):
        packed(hook)
