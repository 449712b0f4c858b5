"""Alembic's entry: migrations run on the connection the store hands over."""

from alembic import context

from signoria.server.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
