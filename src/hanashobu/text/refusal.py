"""Why the system refuses something, as a part of a sentence."""

from __future__ import annotations

import errno

from hanashobu.text.message import Message, msg


def refusal(error: OSError) -> Message | str:
    """In the reader's language where it is usual, else in the system's own words."""
    match error.errno:
        case errno.ENOENT:
            return msg("system-no-file")
        case errno.EACCES | errno.EPERM:
            return msg("system-no-permission")
        case errno.EISDIR:
            return msg("system-directory")
        case errno.ENOTDIR:
            return msg("system-no-directory")
        case errno.EEXIST:
            return msg("system-exists")
        case errno.ENOSPC:
            return msg("system-no-space")
        case errno.EROFS:
            return msg("system-read-only")
    return (error.strerror or str(error)).lower()
