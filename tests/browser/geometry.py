"""Where things lie on the page of a table: what lies over what, which text is cut off, and what a finger cannot hit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.people import Guest

SIZES = {"laptop": (1366, 768), "large": (1920, 1080), "tablet": (768, 1024), "phone": (390, 844), "low": (844, 390)}
LANGUAGES = ("en", "ja")

# Everything is measured when the page has been laid out and nothing moves any more.
STILL = """
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let n = 0; n < 3; n++) await frame();
    const ends = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
    await Promise.all(ends.map((one) => one.finished.catch(() => 0)));
    if (ends.length) await frame();
"""

MEASURE = f"""async (how) => {{ {STILL}
    return ({Path(__file__).with_name("measure.js").read_text(encoding="utf-8")})(how);
}}"""


def complaints(page: Page, strict: bool = True, fingers: bool = False) -> list[str]:
    """What lies wrong on the table as it stands."""
    found: list[str] = page.evaluate(MEASURE, {"strict": strict, "fingers": fingers})
    return found


def resize(page: Page, size: str) -> None:
    """One of the five sizes."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def at_all_sizes(guest: Guest, languages: tuple[str, ...] = LANGUAGES, strict: bool = True) -> dict[str, list[str]]:
    """What lies wrong at the table that is open, by language and size; the page is not loaded again."""
    found: dict[str, list[str]] = {}
    for lang in languages:
        speak(guest.page, lang)
        for size in SIZES:
            resize(guest.page, size)
            if wrong := complaints(guest.page, strict, guest.touch):
                found[f"{lang} {size}"] = wrong
    return found


def speak(page: Page, lang: str) -> None:
    """Change the language in the menu of the table."""
    if page.evaluate("document.documentElement.lang") == lang:
        return
    page.locator(".menu > button").click()
    page.locator(f".menu select:has(option[value={lang}])").select_option(lang)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    page.keyboard.press("Escape")
    if page.locator(".menu .sheet").count():
        page.locator(".menu > button").click()
    page.wait_for_function("() => document.querySelector('[data-slip], [data-hand], button[data-at^=pile]') !== null")


@contextmanager
def larger_text(page: Page) -> Iterator[None]:
    """Twice the size of text, as a browser's setting has it."""
    page.add_style_tag(content="html { font-size: 200% !important }")
    yield
    page.evaluate("document.querySelector('head style:last-of-type').remove()")
