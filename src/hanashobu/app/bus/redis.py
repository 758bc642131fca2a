"""News between processes over Redis or Valkey."""

from __future__ import annotations

from collections.abc import AsyncIterator

import redis.asyncio as redis
from redis.exceptions import RedisError

from hanashobu.app.bus.shared import CHANNEL, SharedBus


class RedisBus(SharedBus):
    """A channel of a Redis server, where nothing is kept: it may be restarted or emptied at any time."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._redis = redis.Redis.from_url(address, decode_responses=True, socket_connect_timeout=5.0, health_check_interval=15)

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What is raised when the connection is lost or cannot be made."""
        return (RedisError, OSError)

    async def send(self, message: str) -> None:
        """Send a message to all processes, this one too."""
        await self._redis.publish(CHANNEL, message)

    async def messages(self) -> AsyncIterator[str | None]:
        """The messages of all processes; first None, when everything from now on is received."""
        async with self._redis.pubsub() as subscribed:
            await subscribed.subscribe(CHANNEL)
            async for found in subscribed.listen():
                yield found["data"] if found["type"] == "message" else None

    async def disconnect(self) -> None:
        """Close what is open."""
        await self._redis.aclose()
