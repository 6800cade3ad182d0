"""Declares routes, each with a summary and the errors that every route may return."""

from collections.abc import Mapping
from typing import Any

import litestar
from litestar.openapi.datastructures import ResponseSpec

from parvis.server.web.edge import ANSWERS

Specs = Mapping[int, ResponseSpec]


def get(path: str, summary: str, fails: Specs | None = None, **more: Any) -> litestar.get:
    """Declare a GET. `fails` are the errors that only this route may answer."""
    return litestar.get(path, summary=summary, responses=_answers(fails), **more)


def post(
    path: str, summary: str, status: int = 200, fails: Specs | None = None, **more: Any
) -> litestar.post:
    """Declare a POST."""
    return litestar.post(
        path, summary=summary, status_code=status, responses=_answers(fails), **more
    )


def put(path: str, summary: str, status: int = 200, **more: Any) -> litestar.put:
    """Declare a PUT."""
    return litestar.put(path, summary=summary, status_code=status, responses=ANSWERS, **more)


def delete(path: str, summary: str, status: int = 204, **more: Any) -> litestar.delete:
    """Declare a DELETE."""
    return litestar.delete(path, summary=summary, status_code=status, responses=ANSWERS, **more)


def _answers(fails: Specs | None) -> Specs:
    return {**ANSWERS, **(fails or {})}
