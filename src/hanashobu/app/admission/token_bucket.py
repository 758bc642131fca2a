"""Token buckets: how often something may happen, for one connection or for each of many addresses."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

Clock = Callable[[], float]
MOST_KEPT = 20_000  # addresses that are remembered; a forgotten one starts with a full bucket


class TokenBucket:
    """Holds up to `size` tokens, and gets `rate` more a second."""

    def __init__(self, size: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._left, self._at = size, clock()

    def take(self, count: float = 1.0) -> float:
        """Take some tokens and return 0; or take none, and return after how many seconds there will be enough."""
        now = self._clock()
        self._left, self._at = min(self._size, self._left + (now - self._at) * self._rate), now
        if count <= self._left:
            self._left -= count
            return 0.0
        return max(1.0, (min(count, self._size) - self._left) / self._rate)


class TokenBuckets:
    """A bucket for each of many: `size` in a period of some seconds."""

    def __init__(self, size: float, period: float, clock: Clock = time.monotonic, most: int = MOST_KEPT) -> None:
        self._size, self._period, self._clock, self._most = size, period, clock, most
        self._kept: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, of: Hashable, count: float = 1.0) -> float:
        """Like `TokenBucket.take`, from the bucket of this key."""
        bucket = self._kept.get(of) or TokenBucket(self._size, self._size / self._period, self._clock)
        self._kept[of] = bucket
        self._kept.move_to_end(of)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return bucket.take(count)

    def __len__(self) -> int:
        return len(self._kept)
