"""Pictures of the screen with at most 256 colours: a third of the size, and nobody sees a difference."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

import numpy as np
from playwright.sync_api import Page

COLOURS = 256

PIXELS = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const paper = canvas.getContext("2d");
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, image.width, image.height);
    let text = "";
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return [image.width, image.height, btoa(text)];
}"""


def shrink(file: Path, page: Page) -> None:
    """Write a PNG anew with a palette; `page` is a blank one, whose browser reads the old file."""
    width, height, text = page.evaluate(PIXELS, f"data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}")
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    _, where, many = np.unique((pixels >> 3) @ (1024, 32, 1), return_inverse=True, return_counts=True)
    means = np.stack([np.bincount(where, pixels[:, part]) / many for part in range(3)], axis=1)
    # Rare colours that are far from all others matter too, so area counts less than fully.
    palette = means[np.argsort(-(many**0.75))[:COLOURS]]
    nearest = np.array([int(np.argmin(((palette - colour) ** 2).sum(axis=1))) for colour in means], np.uint8)
    rows = nearest[where].reshape(height, width)
    packed = np.hstack([np.zeros((height, 1), np.uint8), rows]).tobytes()
    file.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + _chunk(b"PLTE", palette.round().astype(np.uint8).tobytes())
        + _chunk(b"IDAT", zlib.compress(packed, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
