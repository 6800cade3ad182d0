"""Runs the migrations on the connection that `Store.open` hands over."""

from alembic import context

from parvis.server.store import history, puzzles
from parvis.server.store.social import ALL_TABLES

for declared in (history.RESULTS, puzzles.ATTEMPTS):  # the imports register them
    assert declared.metadata is ALL_TABLES

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=ALL_TABLES,
    render_as_batch=True,
)
context.run_migrations()
