"""What hosts are given: a service that gets what it needs and little else, proxies that agree with it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "bedesten@.service"
PROMISED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "PrivateUsers": "yes",
    "ProtectProc": "invisible",
    "MemoryDenyWriteExecute": "yes",
    "CapabilityBoundingSet": "",
    "RestrictNamespaces": "yes",
    "SystemCallArchitectures": "native",
    "StateDirectory": "bedesten",
    "StateDirectoryMode": "0700",
    "UMask": "0077",
    "KillMode": "mixed",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
}
HIGHEST = 2.0
GIVING_WAY = "setpriority sched_setscheduler"  # bots and studies make room for the tables


def directives() -> dict[str, list[str]]:
    said: dict[str, list[str]] = {}
    for line in UNIT.read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            said.setdefault(name, []).append(value)
    return said


def test_the_service_keeps_what_is_promised() -> None:
    said = directives()
    assert {name: said.get(name) for name in PROMISED} == {name: [v] for name, v in PROMISED.items()}
    assert said["SystemCallFilter"] == ["@system-service", "~@privileged @resources", GIVING_WAY]
    (start,) = said["ExecStart"]
    assert start.split()[1:] == ["serve", "--port", "%i", "--data", "/var/lib/bedesten"]


def test_no_secret_stands_on_the_command_line_of_the_service() -> None:
    text = UNIT.read_text()
    assert "--store-file ${CREDENTIALS_DIRECTORY}/store" in text
    assert "://" not in text


def exposure(text: str) -> float:
    exposure = re.search(r"exposure (?:of|level for \S+) ([0-9.]+)", text)
    assert exposure, text
    return float(exposure[1])


def test_the_exposure_stated_is_low_and_what_systemd_finds() -> None:
    stated = exposure((ROOT / "docs" / "hosting.md").read_text())
    assert stated < HIGHEST
    if shutil.which("systemd-analyze"):  # where there is none, the directives above decide it
        command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
        measured = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        assert exposure(measured.splitlines()[-1]) <= stated


def test_systemd_understands_every_line_of_the_service(tmp_path: Path) -> None:
    """With a program that is there: ours is looked for where hosts put it."""
    if shutil.which("systemd-analyze"):
        program = Path(sys.executable).with_name("bedesten")
        unit = tmp_path / UNIT.name
        unit.write_text(UNIT.read_text().replace("/opt/bedesten/.venv/bin/bedesten", str(program)))
        command = ["systemd-analyze", "verify", "--man=no", str(unit)]
        verified = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (verified.returncode, verified.stderr) == (0, "")


def test_all_proxies_and_containers_mean_the_same_servers() -> None:
    """Two of them, each named once."""
    compose = (DEPLOY / "compose.yaml").read_text()
    assert re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / "nginx.conf").read_text()) == ["8001", "8002"]
    assert re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / "Caddyfile").read_text()) == ["8001", "8002"]
    assert re.findall(r'command: \["--port", "(\d+)"\]', compose) == ["8001", "8002"]
    assert compose.count("./nginx.conf:/etc/nginx/conf.d/default.conf:ro") == 1


def test_hosts_are_told_of_every_file() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    assert [file.name for file in DEPLOY.iterdir() if f"deploy/{file.name}" not in told] == []


def test_no_password_stands_in_what_is_shipped() -> None:
    """Of the containers either: without one they do not start."""
    compose, given = (
        (DEPLOY / "compose.yaml").read_text(),
        "${POSTGRES_PASSWORD:?a password for the database}",
    )
    assert re.findall(r"(?i)password: (.*)", compose) == [given]
    assert re.findall(r"://bedesten:([^@]*)@", compose) == [given]


def test_what_an_image_is_built_from_is_what_it_copies() -> None:
    """Everything that the build names comes along, and nothing that was built here."""
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert all((ROOT / path).exists() for path in kept)
    assert {"pyproject.toml", "constraints.txt", "src", "scripts", "web", "docs/rules"} <= kept
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {"web/dist", "web/node_modules"} <= set(ignored)
