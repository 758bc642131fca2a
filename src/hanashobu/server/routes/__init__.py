"""The HTTP API, one file for each thing that is talked about. Every module here with a `router` is part of it."""

from __future__ import annotations

import importlib
import pkgutil

from fastapi import APIRouter
from fastapi.routing import APIRoute


def all_routers() -> list[APIRouter]:
    """Every router, in the order of the files."""
    found = []
    for module in pkgutil.iter_modules(__path__):
        router: APIRouter | None = getattr(importlib.import_module(f"{__name__}.{module.name}"), "router", None)
        if router is not None:
            found.append(router)
    return found


def methods(path: str) -> list[str]:
    """What can be done at an address of the API: GET, POST, DELETE."""
    routes = [route for router in all_routers() for route in router.routes if isinstance(route, APIRoute)]
    return sorted({method for route in routes if route.path_regex.match(path) for method in route.methods or ()})
