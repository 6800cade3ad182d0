"""Runs the migrations on the connection that `Store.open` hands over."""

from alembic import context

from parvis.server.store import history
from parvis.server.store.social import ALL_TABLES

assert history.RESULTS.metadata is ALL_TABLES  # declared by being imported

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=ALL_TABLES,
    render_as_batch=True,
)
context.run_migrations()
