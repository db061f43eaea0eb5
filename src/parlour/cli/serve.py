"""`parlour serve`: the server's options, checked before its libraries are loaded."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from parlour.cli.common import Data, Database, mistakes_explained
from parlour.decks.own import data_folder
from parlour.table.log.scrubbing import KEEP_DAYS
from parlour.table.server import logs


def serve(
    host: Annotated[
        str,
        typer.Option(envvar="PARLOUR_HOST", help="The address to listen on; 127.0.0.1 keeps it to this machine."),
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(envvar="PARLOUR_PORT", help="The port to listen on.", min=0, max=65535)] = 8000,
    data: Data = None,
    db: Database = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="PARLOUR_WORKERS",
            help="So many processes share the work: as many as the machine has cores.",
            min=1,
            max=64,
        ),
    ] = 1,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="PARLOUR_ADDRESS",
            help="Where other servers over the same database reach this one, if not at --host: HOST:PORT.",
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", envvar="PARLOUR_NO_BROWSER", help="Do not open the browser.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="PARLOUR_PROXY",
            help="A proxy's address or network: believe what it says of who asks. Repeat for more.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="PARLOUR_ALLOW_HOST",
            help="A name under which the server is found, or *.example.org for all that end so. Repeat for more. "
            "Addresses, localhost, this machine's name and .local always are.",
        ),
    ] = None,
    open_metrics: Annotated[
        bool,
        typer.Option(
            "--open-metrics",
            envvar="PARLOUR_OPEN_METRICS",
            help="Show /metrics to everybody, not only to this machine.",
        ),
    ] = False,
    keep_days: Annotated[
        float,
        typer.Option(
            envvar="PARLOUR_KEEP_DAYS",
            help="Closed tables are thrown away after so many days; 0: as soon as they close.",
            min=0,
        ),
    ] = KEEP_DAYS,
    log_level: Annotated[
        logs.LogLevel, typer.Option(envvar="PARLOUR_LOG_LEVEL", help="What is worth a line in the log.")
    ] = "info",
    log_json: Annotated[
        bool | None,
        typer.Option(
            envvar="PARLOUR_LOG_JSON",
            help="Log lines for programs; by default where nobody reads them on a terminal.",
        ),
    ] = None,
) -> None:
    """Serve tables over the network, until Ctrl-C. `parlour` alone does this too."""
    from parlour.table.server.serving import ServerOptions, run  # its libraries take a moment to load
    from parlour.table.web.allowed_hosts import host_names
    from parlour.table.web.proxy import networks

    with mistakes_explained():
        logs.set_up(log_level, as_json=not sys.stderr.isatty() if log_json is None else log_json)
        data, proxies, hosts = data or data_folder(), networks(proxy or ()), host_names(allow_host or ())
        run(
            ServerOptions(
                data, db, host, port, workers, not no_browser, proxies, hosts, open_metrics, keep_days, address
            )
        )
