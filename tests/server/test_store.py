"""The store: what is acknowledged is there, and two writers can't both win. On both databases."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from parvis.server.people.accounts import Accounts, hashed
from parvis.server.store.database import Append, Conflict, Store
from parvis.server.store.schema import CHOICES, METADATA, PEOPLE, SESSIONS, TOKENS
from parvis.server.tables import archive, clock
from parvis.server.tables.table import Head, Seat
from parvis.server.wire.messages import LiveClock, Said
from parvis.server.wire.refusals import Refusal


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    store.open()
    yield store
    await store.close()


async def made(store: Store, name: str = "table") -> Head:
    """Make a table with a game of two that has started."""
    person, _ = await Accounts(store).guest("Anne")
    now = time.time()
    head = Head(
        name, "orchard", 2, {"short": True}, "running", person.id, "secret", False,
        LiveClock(600, 10), 0, 0, 0, now, now, None,
    )  # fmt: skip
    seats = [Seat("person", person.id, "Anne"), Seat("computer", level="novice")]
    banks = clock.fresh(head.clock, 2)
    await store.write(lambda c: archive.insert(c, head, seats, banks))
    return head


def append(head: Head, ply: int, *words: str, revision: int = 0) -> Append:
    rows = [(0, word) for word in words]
    return Append(head.id, revision, ply, rows, "running", 1, "[600.0,600.0]", 5.0, 6.0)


async def words(store: Store, table: str) -> list[str]:
    stored = await store.read(lambda c: archive.find(c, table))
    assert stored is not None
    return stored.words


async def test_migrations_make_the_tables_that_the_code_knows(store: Store) -> None:
    def differences(c: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(c), METADATA))

    assert await store.read(differences) == []


async def test_opening_again_changes_nothing(database: str) -> None:
    for _ in range(2):
        store = Store(database)
        store.open()
        head = await store.read(lambda c: archive.find(c, "table"))
        if head is None:
            await made(store)
        await store.close()
    assert head is not None


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    head = await made(store)
    await store.append(append(head, 0, "turn draw", "draw 1"))
    stored = await store.read(lambda c: archive.find(c, head.id))
    assert stored is not None
    assert stored.words == ["turn draw", "draw 1"]
    assert (stored.head.ply, stored.head.actor, stored.head.moved) == (2, 1, 6.0)
    assert stored.head.options == {"short": True}
    assert stored.head.clock == LiveClock(600, 10)
    assert stored.banks == clock.Banks([600.0, 600.0], None, 5.0)
    assert [seat.who for seat in stored.seats] == ["person", "computer"]
    late = await store.read(lambda c: archive.find(c, head.id, 1))
    assert late is not None and late.words == ["draw 1"]


@pytest.mark.parametrize("count", [1, 200])
async def test_choices_are_stored_however_long_they_are(store: Store, count: int) -> None:
    """What is too long for PostgreSQL to tell other processes is stored all the same."""
    head = await made(store)
    long = [f"turn {'é' * 100}"] * count
    await store.append(append(head, 0, *long))
    assert await words(store, head.id) == long


async def test_of_two_answers_to_one_ply_one_is_stored(store: Store) -> None:
    head = await made(store)
    results = await asyncio.gather(
        *(store.append(append(head, 0, f"turn plant {i}")) for i in range(8)),
        return_exceptions=True,
    )
    assert results.count(None) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert len(await words(store, head.id)) == 1


async def test_a_conflict_takes_nobody_else_down(store: Store) -> None:
    heads = [await made(store, f"table-{i}") for i in range(6)]
    jobs = [append(head, 0, "turn draw", "draw 0") for head in heads]
    jobs.insert(3, append(heads[0], 7, "turn draw"))
    results = await asyncio.gather(*map(store.append, jobs), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [i == 3 for i in range(7)]
    for head in heads:
        assert await words(store, head.id) == ["turn draw", "draw 0"]


async def test_what_waits_is_committed_as_a_group(store: Store) -> None:
    heads = [await made(store, f"table-{i}") for i in range(40)]
    before = store.commits
    await asyncio.gather(*(store.append(append(head, 0, "turn draw")) for head in heads))
    assert store.commits - before < 20


async def test_after_going_back_an_answer_to_the_old_game_is_refused(store: Store) -> None:
    head = await made(store)
    await store.append(append(head, 0, "turn draw", "draw 1", "turn plant 0"))

    def back(c: sa.Connection) -> None:
        stored = archive.find(c, head.id)
        assert stored is not None
        archive.change(c, stored.head, ply=2, revision=1)
        archive.take_back(c, head.id, 2)

    await store.write(back)
    with pytest.raises(Conflict):
        await store.append(append(head, 3, "turn draw"))
    with pytest.raises(Conflict):
        await store.append(append(head, 2, "turn draw"))
    await store.append(append(head, 2, "turn plant 2", revision=1))
    assert await words(store, head.id) == ["turn draw", "draw 1", "turn plant 2"]


async def test_a_job_that_fails_leaves_nothing_behind(store: Store) -> None:
    head = await made(store)

    def half(c: sa.Connection) -> None:
        archive.say(c, head.id, Said(0, 1.0, None, "", "half"))
        raise RuntimeError("no")

    def whole(c: sa.Connection) -> int:
        return archive.say(c, head.id, Said(0, 1.0, None, "", "whole"))

    results = await asyncio.gather(
        store.write(whole), store.write(half), store.write(whole), return_exceptions=True
    )
    assert [results[0], results[2]] == [0, 1]
    assert isinstance(results[1], RuntimeError)
    talk = await store.read(lambda c: archive.talk(c, head.id))
    assert [said.text for said in talk] == ["whole", "whole"]


async def test_a_seat_is_taken_once(store: Store) -> None:
    head = await made(store)
    free, taken = Seat("computer", level="novice"), Seat("person", 1, "Anne")
    await store.write(lambda c: archive.put_seat(c, head.id, 1, free, taken))
    stored = await store.read(lambda c: archive.find(c, head.id))
    assert stored is not None and stored.seats[1] == taken
    with pytest.raises(Conflict):
        await store.write(lambda c: archive.put_seat(c, head.id, 1, free, taken))


async def test_passwords_sessions_and_tokens_are_stored_as_hashes_only(store: Store) -> None:
    accounts = Accounts(store)
    person, session = await accounts.register(None, "Aliénor", "a long password")
    token = await accounts.new_token(person, "my bot")
    assert token.secret is not None
    everything = await store.read(
        lambda c: str([c.execute(sa.select(t)).all() for t in (PEOPLE, SESSIONS, TOKENS)])
    )
    for secret in ("a long password", session, token.secret):
        assert secret not in everything
    assert "$argon2id$" in everything and hashed(session) in everything


async def test_an_account_is_found_by_name_password_session_and_token(store: Store) -> None:
    accounts = Accounts(store)
    guest, _ = await accounts.guest("Anne")
    person, session = await accounts.register(guest, "Aliénor", "a long password")
    assert person.id == guest.id and not person.guest
    assert await accounts.by_session(session) == person
    again, other = await accounts.sign_in("ALIÉNOR", "a long password")
    assert again == person and other != session
    token = await accounts.new_token(person, "my bot")
    assert await accounts.by_token(token.secret or "") == person
    await accounts.drop_token(person, token.id)
    assert await accounts.by_token(token.secret or "") is None
    await accounts.sign_out(session)
    assert await accounts.by_session(session) is None
    assert await accounts.by_session(other) == person


@pytest.mark.parametrize(
    ("name", "password"), [("Nobody", "a long password"), ("Eve", "wrong one")]
)
async def test_a_wrong_name_or_password_is_refused_alike(
    store: Store, name: str, password: str
) -> None:
    accounts = Accounts(store)
    await accounts.register(None, "Eve", "a long password")
    with pytest.raises(Refusal) as refused:
        await accounts.sign_in(name, password)
    assert refused.value.message.reason == "wrong-password"


async def test_names_of_accounts_are_unique_however_they_are_written(store: Store) -> None:
    accounts = Accounts(store)
    await accounts.register(None, "Straße", "a long password")
    with pytest.raises(Refusal) as refused:
        await accounts.register(None, "STRASSE", "a long password")
    assert refused.value.message.reason == "name-taken"


async def test_a_small_number_is_remembered_for_each_game(store: Store) -> None:
    accounts = Accounts(store)
    person, _ = await accounts.guest("Anne")
    assert await accounts.memory(person, "orchard") == 0
    await accounts.remember(person, "orchard", 3)
    await accounts.remember(person, "orchard", 4)
    assert await accounts.memory(person, "orchard") == 4
    assert await accounts.memory(person, "other") == 0


async def test_choices_of_another_table_are_left_alone(store: Store) -> None:
    one, other = await made(store, "one"), await made(store, "other")
    await store.append(append(one, 0, "turn draw"))
    await store.append(append(other, 0, "turn draw"))
    await store.write(lambda c: archive.take_back(c, one.id, 0))
    left = await store.read(lambda c: c.execute(sa.select(CHOICES.c.table)).scalars().all())
    assert left == ["other"]


async def test_lines_said_at_once_in_two_processes_are_both_kept(database: str) -> None:
    one, other = Store(database), Store(database)
    one.open()
    other.open()
    head = await made(one)
    said = Said(0, 1.0, None, "Anne", "Bonjour")
    try:
        numbers: list[int] = []
        for _ in range(40):
            numbers += await asyncio.gather(
                *(s.write(lambda c: archive.say(c, head.id, said)) for s in (one, other))
            )
    finally:
        await one.close()
        await other.close()
    assert sorted(numbers) == list(range(80))


async def test_a_folder_that_is_made_is_for_its_owner_only(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'new' / 'parvis.db'}")
    store.open()
    await store.close()
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


async def test_an_error_does_not_tell_what_was_stored(store: Store) -> None:
    def fail(c: sa.Connection) -> None:
        c.execute(sa.text("insert into nothing values (:secret)"), {"secret": "sesame"})

    with pytest.raises(sa.exc.DBAPIError) as error:
        await store.write(fail)
    assert "sesame" not in str(error.value)
