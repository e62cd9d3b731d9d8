"""`bedesten serve`: a server for this computer, or for everybody who can reach it."""

from pathlib import Path

from bedesten.server.run import run


def serve(*, host: str = "127.0.0.1", port: int = 8000, data: Path = Path("bedesten-data")) -> None:
    """Serve tables to browsers until interrupted with Ctrl-C.

    :param host: Address to listen on; 0.0.0.0 lets other computers in.
    :param port: Port to listen on.
    :param data: Folder in which tables are kept; it is made if need be.
    """
    run(host, port, data, open_browser=False)
