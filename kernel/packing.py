"""Which targets go into the wheel of a system, and its tag."""

from __future__ import annotations

import tomllib

from kernel.building import ROOT, missing, of_this_system

WHEELS = {  # the libraries call no C library, so one for Linux fits every distribution
    "linux-x86_64": (["linux-x86_64", "linux-x86_64-v3"], "manylinux2014_x86_64.manylinux_2_17_x86_64.musllinux_1_1_x86_64"),
    "linux-aarch64": (["linux-aarch64"], "manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64"),
    "macos-arm64": (["macos-arm64"], "macosx_11_0_arm64"),
    "macos-x86_64": (["macos-x86_64"], "macosx_10_13_x86_64"),
    "windows-x86_64": (["windows-x86_64"], "win_amd64"),
    "any": ([], "any"),
}


def wheel(system: str) -> tuple[list[str], str]:
    """The targets and the tag of a system's wheel; without a name, of the system that this is."""
    if not system:
        here = of_this_system()
        return next((found for found in WHEELS.values() if here and found[0][:1] == here[:1]), WHEELS["any"])
    if system not in WHEELS:
        raise SystemExit(f"HANASHOBU_WHEEL takes one of {', '.join(WHEELS)}, not {system!r}.")
    return WHEELS[system]


def requirements(system: str) -> list[str]:
    """What has to be installed to build the targets of a wheel: nothing, if they are built already."""
    if not missing(wheel(system)[0]):
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    own = [word for word in project["project"]["dependencies"] if word.startswith("msgspec")]  # the kernel imports the package
    return [*project["dependency-groups"]["kernel"], *own]
