"""Two servers on one PostgreSQL behind nginx, on this machine: games are played through it while one server
after the other is killed. `make cluster` (ARGS="--kills 40 --tables 20"; --spread: without hashing)."""

import argparse
import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.server import cluster, database, proxy
from tests.server.cluster import REQUESTS, SOCKETS, Report

WHAT_IS_MISSING = "{} not installed here: apt-get install {}"
AS_SHIPPED, NOT_HASHED = ("", ""), (r"    hash .* consistent;\n", "")


def missing() -> list[str]:
    """Debian packages."""
    needed = {"postgresql": database.binaries(), "nginx": proxy.located("nginx")}
    return [name for name, where in needed.items() if not where]


def say(report: Report, log: list[str], seconds: float) -> None:
    about = {SOCKETS: "/ws/", REQUESTS: "/api/tables/"}
    total = {kind: sum(path in line for line in log) for kind, path in about.items()}
    refused = sum(count for status, count in report.answers.items() if status != 200)
    print(
        f"{len(report.gone_on)} servers killed (-9) behind nginx, one at a time; {report.tables} tables, "
        f"{report.finished} games finished, {report.changes} changes kept; "
        f"{len(report.notes.acknowledged)} answers acknowledged: 0 lost, 0 doubled"
    )
    if report.gone_on:
        print(
            f"every table had gone on {median(report.gone_on):.2f} s after a kill (median), "
            f"{max(report.gone_on):.2f} s at most; a client that was thrown out was back after "
            f"{max(report.notes.away):.2f} s at most ({len(report.notes.away)} times)"
        )
    print(
        f"over HTTP {report.answers.total()} looks at tables, {refused} told to come again\n"
        f"passed on to the other server: {report.relayed[SOCKETS]} of {total[SOCKETS]} sockets, "
        f"{report.relayed[REQUESTS]} of {total[REQUESTS]} requests about a table\n"
        f"{seconds:.0f} s; load average {os.getloadavg()[0]:.1f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--spread", action="store_true", help="any server for any client")
    args = parser.parse_args()
    if packages := missing():
        print(WHAT_IS_MISSING.format(" and ".join(packages), " ".join(packages)))
        return 1
    os.environ["PYTHONWARNINGS"] = "ignore"  # who is killed leaves semaphores behind, and Python says so
    began = perf_counter()
    with database.started() as running, tempfile.TemporaryDirectory() as folder:
        servers = cluster.servers_on(running.fresh(), Path(folder))
        try:
            ports = [server.port for server in servers]
            with proxy.Nginx(ports, NOT_HASHED if args.spread else AS_SHIPPED) as nginx:
                report = cluster.play(nginx, servers, args.tables, args.kills)
                say(report, nginx.log(), perf_counter() - began)
        finally:
            for server in servers:
                server.kill()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
