"""Runs the migrations on the connection that `Store.open` hands over."""

from alembic import context

from parvis.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
