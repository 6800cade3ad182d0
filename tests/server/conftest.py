"""Databases for the tests of the server: each test has a fresh one."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.postgres import private_postgres

_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with private_postgres() as url:
        yield url


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The URL of an empty database on PostgreSQL."""
    return new_postgres(postgres)


def new_postgres(postgres: str) -> str:
    """Make a database and return its URL."""
    name = f"parvis_{next(_NUMBERS)}"
    engine = sa.create_engine(
        sa.make_url(postgres).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return postgres.removesuffix("/postgres") + f"/{name}"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> str:
    """The URL of a database for all tests of a module, on each of the two we support."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('shared') / 'parvis.db'}"
    return new_postgres(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, on each of the two we support."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'parvis.db'}"
    url: str = request.getfixturevalue("fresh_postgres")
    return url
