"""Bodies that are the same for everybody: compressed once, not for every request."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT = 1000  # bytes; what is shorter stays as it is
PACKED_ALREADY = ("font/", "image/png")


class Packed(NamedTuple):
    """A body, and its compressed form if that is shorter."""

    body: bytes
    media: str
    gzipped: bytes | None = None


def pack(body: bytes, media: str) -> Packed:
    """A body that will be sent often."""
    if len(body) < WORTH_IT or media.startswith(PACKED_ALREADY):
        return Packed(body, media)
    return Packed(body, media, gzip.compress(body, 9, mtime=0))


def send(request: Request, packed: Packed, headers: Mapping[str, str]) -> Response:
    """The form that the client understands."""
    if packed.gzipped is None:
        return Response(packed.body, media_type=packed.media, headers=dict(headers))
    vary = {**headers, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.body, media_type=packed.media, headers=vary)
    return Response(packed.gzipped, media_type=packed.media, headers={**vary, "content-encoding": "gzip"})
