"""Every kernel does what CPython does: WebAssembly in Node and Chromium, this processor's libraries, ARM's and Windows' in emulators."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hanashobu.bots.search import Search
from hanashobu.engine import batch, library_choice, native
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.engine.native import Native
from hanashobu.games import all_games
from hanashobu.rules.compile import tables_of
from hanashobu.rules.options import from_json
from tests.engine.test_search import TABLES, some_decision
from tests.support import kernels
from tests.support.slices import sliced, spread
from tests.support.strategies import Setup, covering

KERNELS = ["x86_64", "x86_64-v3", "wasm", "chromium", "aarch64", "windows"]
every_table = pytest.mark.parametrize("setup", covering(), ids=repr)


@pytest.fixture(scope="module")
def kernel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Native]:
    if request.param == "wasm":
        with kernels.wasm() as found:
            yield found
    elif request.param == "chromium":
        with kernels.chromium() as found:
            yield found
    elif request.param == "aarch64":
        with kernels.aarch64(tmp_path_factory.mktemp("aarch64")) as found:
            yield found
    elif request.param == "windows":
        with kernels.windows(tmp_path_factory.mktemp("windows")) as found:
            yield found
    else:
        name = f"kernel-{request.param}.so"
        if name not in library_choice.library_files():
            pytest.skip("this processor has not the instructions")
        yield Native(kernels.built(name))


def rounds_agree(setup: Setup, kernel: Native, rounds: int, seed: int) -> None:
    """Random rounds on a kernel and in CPython: the same rows of the log, sums and random numbers."""
    tables = tables_of(setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats))
    state, tally = seeded(seed), Tally()
    state.start_log()
    row, sums, rules = kernel.row(state), kernel.row(tally), kernel.row(tables)
    for _ in range(rounds):
        batch.play(state, tables, tally, 1)
        kernel.play(row, rules, sums, 1)
        assert kernel.drain(row) == state.log[: state.log_end]
        state.log_end = 0
    assert sums.tolist() == tally.flatten()
    assert type(state)().fill(row.tolist()).rng == state.rng


def trees_agree(game: str, seats: int, kernel: Native, monkeypatch: pytest.MonkeyPatch, decisions: int) -> None:
    """Searches on a kernel and in CPython: the same trees, also when they are carried on."""
    monkeypatch.setattr(native, "ready", lambda: kernel)
    random = Random(f"{game}/{seats}")
    for _ in range(decisions):
        view, seed = some_decision(game, seats, random), random.getrandbits(32)
        for light in (True, False):
            plain = Search(view, Random(seed), nodes=64, light=light, fast=False)
            fast = Search(view, Random(seed), nodes=64, light=light)
            for search in (plain, fast):
                search.run(30)
                search.run(10)
            assert [*fast._tree] == plain._tree


@pytest.mark.parametrize("kernel", ["wasm"], indirect=True)
@pytest.mark.parametrize("setup", sliced(spread(covering()), len(covering()) // 3), ids=repr)
def test_webassembly_tells_the_same_rounds(setup: Setup, kernel: Native) -> None:
    rounds_agree(setup, kernel, 3, 1)


@pytest.mark.parametrize("kernel", ["wasm"], indirect=True)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_webassembly_grows_the_same_tree(game: str, seats: int, kernel: Native, monkeypatch: pytest.MonkeyPatch) -> None:
    trees_agree(game, seats, kernel, monkeypatch, 1)


@pytest.mark.browser
@pytest.mark.parametrize("kernel", ["chromium"], indirect=True)
def test_chromium_tells_the_same_rounds_and_grows_the_same_trees(kernel: Native, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice: every game with its fewest and most players, and every tenth of the covering tables."""
    for setup in covering()[::10]:
        rounds_agree(setup, kernel, 2, 1)
    for game in all_games().values():
        for seats in {game.seats[0], game.seats[-1]}:
            trees_agree(game.name, seats, kernel, monkeypatch, 1)


@pytest.mark.soak
@pytest.mark.parametrize("kernel", KERNELS, indirect=True)
@every_table
def test_every_kernel_tells_the_same_rounds(setup: Setup, kernel: Native) -> None:
    rounds_agree(setup, kernel, 60, 2)


@pytest.mark.soak
@pytest.mark.parametrize("kernel", KERNELS, indirect=True)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_kernel_grows_the_same_tree(game: str, seats: int, kernel: Native, monkeypatch: pytest.MonkeyPatch) -> None:
    trees_agree(game, seats, kernel, monkeypatch, 6)


HEADERS = {  # file: its first bytes, and the processor where the header has it
    "kernel-x86_64.so": (b"\x7fELF\x02\x01", 18, (62).to_bytes(2, "little")),
    "kernel-x86_64-v3.so": (b"\x7fELF\x02\x01", 18, (62).to_bytes(2, "little")),
    "kernel-aarch64.so": (b"\x7fELF\x02\x01", 18, (183).to_bytes(2, "little")),
    "kernel-arm64.dylib": (b"\xcf\xfa\xed\xfe", 4, (0x0100000C).to_bytes(4, "little")),
    "kernel-x86_64.dylib": (b"\xcf\xfa\xed\xfe", 4, (0x01000007).to_bytes(4, "little")),
    "kernel-x86_64.dll": (b"MZ", None, (0x8664).to_bytes(2, "little")),
    "kernel.wasm": (b"\x00asm\x01\x00\x00\x00", None, b""),
}


@pytest.mark.parametrize("file", HEADERS)
def test_a_library_is_for_its_processor_and_exports_every_entry_point(file: str) -> None:
    """All that is known of those for macOS: nothing here can run them."""
    content = kernels.built(file).read_bytes()
    magic, at, processor = HEADERS[file]
    if file.endswith(".dll"):
        at = int.from_bytes(content[60:64], "little") + 4
        assert content[at - 4 : at] == b"PE\x00\x00"
    assert content.startswith(magic)
    assert at is None or content[at : at + len(processor)] == processor
    for name in ("sources", *library_choice.ENTRIES):
        assert f"hana_{name}".encode() in content
    assert len(content) < 400_000


def test_a_browser_fetches_a_small_kernel(tmp_path: Path, root: Path) -> None:
    """Its variants are alike, which brotli sees."""
    packed = tmp_path / "kernel.wasm.br"
    subprocess.run([kernels.node(), root / "web" / "brotli.mjs", kernels.built("kernel.wasm"), packed], check=True)
    assert packed.stat().st_size < 40_000
