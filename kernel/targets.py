"""What the kernel is built for: each processor and system, the file's name, and the tag of the wheel that carries it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A processor and a system."""

    name: str
    file: str
    triple: str  # as LLVM names it
    zig: str  # as zig, which links, names it
    cpu: str = ""
    features: str = ""
    bmi2: bool = False  # whether it moves bits by a mask in one instruction

    @property
    def wasm(self) -> bool:
        """Whether it is a WebAssembly module, which both JavaScript and Python in a browser open."""
        return self.zig.startswith("wasm")

    @property
    def windows(self) -> bool:
        """Whether symbols have to be marked to be exported."""
        return "windows" in self.zig


WASM = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
TARGETS = {
    target.name: target
    for target in (
        Target("linux-x86_64", "kernel-x86_64.so", "x86_64-unknown-linux-musl", "x86_64-linux-musl", "x86-64"),
        Target("linux-x86_64-v3", "kernel-x86_64-v3.so", "x86_64-unknown-linux-musl", "x86_64-linux-musl", "x86-64-v3", bmi2=True),
        Target("linux-aarch64", "kernel-aarch64.so", "aarch64-unknown-linux-musl", "aarch64-linux-musl"),
        Target("macos-arm64", "kernel-arm64.dylib", "arm64-apple-macosx11.0.0", "aarch64-macos.11.0", "apple-m1"),
        Target("macos-x86_64", "kernel-x86_64.dylib", "x86_64-apple-macosx10.13.0", "x86_64-macos.10.13", "x86-64"),
        Target("windows-x86_64", "kernel-x86_64.dll", "x86_64-pc-windows-gnu", "x86_64-windows-gnu", "x86-64"),
        Target("wasm32", "kernel.wasm", "wasm32-unknown-emscripten", "wasm32-emscripten", features=WASM),
    )
}
