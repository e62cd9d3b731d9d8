"""The service we ship gives a server what it needs, and little else."""

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNIT = ROOT / "deploy" / "bedesten.service"
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


def directives() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_service_keeps_what_is_promised() -> None:
    found = directives()
    assert {name: found.get(name) for name in PROMISED} == {name: [v] for name, v in PROMISED.items()}
    assert found["SystemCallFilter"] == ["@system-service", "~@privileged @resources"]
    (start,) = found["ExecStart"]
    assert start.split()[1:] == ["serve", "--port", "8000", "--data", "/var/lib/bedesten"]


def test_no_secret_stands_on_the_command_line_of_the_service() -> None:
    text = UNIT.read_text()
    assert "--store-file ${CREDENTIALS_DIRECTORY}/store" in text
    assert "://" not in text


def exposure(text: str) -> float:
    found = re.search(r"exposure (?:of|level for \S+) ([0-9.]+)", text)
    assert found, text
    return float(found[1])


def test_the_exposure_stated_is_low_and_what_systemd_finds() -> None:
    stated = exposure((ROOT / "docs" / "hosting.md").read_text())
    assert stated < HIGHEST
    if shutil.which("systemd-analyze"):  # where there is none, the directives above decide it
        command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
        measured = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        assert exposure(measured.splitlines()[-1]) <= stated
