"""A reverse proxy of our own, from the very files in deploy/, with other ports."""

import os
import re
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx

from tests.server.serving import ROOT, free_port

DEPLOY = ROOT / "deploy"
AROUND = """
daemon off; master_process on; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log; {user}
events {{ worker_connections 4096; }}
http {{
    log_format short '$status $upstream_addr $request_method $uri';
    access_log {folder}/access.log short;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy:
    """A program in the foreground, in a folder of its own; it answers when it is there."""

    program = ""

    def __init__(self, ports: list[int], change: tuple[str, str] = ("", "")) -> None:
        """`change`: one line of the file is another, to compare."""
        self.folder = Path(tempfile.mkdtemp(prefix="bedesten-proxy-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.write(ports, change)
        env = {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}
        with (self.folder / "said").open("w") as said:
            self.child = subprocess.Popen(self.command(), env=env, stdout=said, stderr=said)
        while not self.answers():
            assert self.child.poll() is None, (self.folder / "said").read_text()

    def write(self, ports: list[int], change: tuple[str, str]) -> None:
        raise NotImplementedError

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/health").status_code == 200
        return False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.terminate()
        self.child.wait()
        shutil.rmtree(self.folder)


class Nginx(Proxy):
    """With the site as it is shipped, inside a configuration that touches nothing of the system's."""

    program = "nginx"

    def write(self, ports: list[int], change: tuple[str, str]) -> None:
        text = with_ports((DEPLOY / "nginx.conf").read_text(), ports)
        text = replaced(text, r"    listen 80;", f"    listen 127.0.0.1:{self.port};")
        if change[0]:
            text = replaced(text, *change)
        (self.folder / "site.conf").write_text(text)
        user = "user root;" if os.getuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder, user=user))

    def command(self) -> list[str]:
        return [
            located(self.program),
            "-c",
            str(self.folder / "nginx.conf"),
            "-e",
            str(self.folder / "error.log"),
        ]

    def log(self) -> list[str]:
        """A line for every request and every socket that has ended: status, where it was sent, what for."""
        return (self.folder / "access.log").read_text().splitlines()


class Caddy(Proxy):
    """Without TLS, for which it would need a name, and without its own door for administrators."""

    program = "caddy"

    def write(self, ports: list[int], change: tuple[str, str]) -> None:
        text = replaced(
            with_ports((DEPLOY / "Caddyfile").read_text(), ports), "play.example {", self.url + " {"
        )
        (self.folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)

    def command(self) -> list[str]:
        where = str(self.folder / "Caddyfile")
        return [located(self.program), "run", "--config", where, "--adapter", "caddyfile"]


def located(program: str) -> str:
    """Where it is; nginx is often outside the path of ordinary people. Empty if it is not installed."""
    return shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin") or ""


def with_ports(text: str, ports: list[int]) -> str:
    for shipped, port in zip((8001, 8002), ports, strict=True):
        text = replaced(text, rf"127\.0\.0\.1:{shipped}", f"127.0.0.1:{port}")
    return text


def replaced(text: str, what: str, by: str) -> str:
    """In the only place where it stands."""
    assert len(re.findall(what, text)) == 1, what
    return re.sub(what, by, text)
