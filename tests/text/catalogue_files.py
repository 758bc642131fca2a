"""The sources of the catalogues."""

from __future__ import annotations

from importlib import resources


def sources(lang: str) -> list[tuple[str, str]]:
    """Every file of a language with its name, those of the page too."""
    folder = resources.files("hanashobu.text").joinpath("catalogues").joinpath(lang)
    return sorted((file.name, file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".ftl"))
