"""Builds the kernel ahead of time: numba lowers it once, llvmlite compiles that for every target, and zig links it (`python -m kernel`)."""
