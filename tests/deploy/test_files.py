"""What is in deploy/ is read by the programs it is for, or by their linters."""

from __future__ import annotations

import importlib.util
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Iterator

import pytest
import yaml

from signoria.server import thinkers
from signoria.server.driver import Driver
from signoria.server.metrics import KINDS, Metrics
from signoria.server.settings import described, variable
from signoria.server.watchdog import Watchdog

DEPLOY = Path(__file__).parents[2] / "deploy"
BIN = Path(sys.executable).parent
SBIN = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


def done(*command: str, **environment: str) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def program(name: str) -> str:
    found = shutil.which(name, path=SBIN)
    assert found, f"{name} is missing: see tests/system.sh"
    return found


def bench(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DEPLOY.parent / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


# -- containers


def test_the_image_is_as_its_linter_wants_it() -> None:
    done(str(BIN / "hadolint"), str(DEPLOY / "Dockerfile"))


def test_the_image_is_small_and_nobodys() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    stages = re.split(r"^FROM ", text, flags=re.M)[1:]
    assert len(stages) == 2
    assert "apt-get" not in stages[-1]
    assert re.search(r"^USER 10001:10001$", stages[-1], re.M)
    assert "HEALTHCHECK" in stages[-1]
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
    assert kept[0] == "*"
    for named in [line[1:] for line in kept if line.startswith("!")]:
        assert (DEPLOY.parent / named).exists(), named


def test_the_composition_is_valid_and_closed() -> None:
    done(str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))
    services = compose()["services"]
    for name in ("signoria-1", "signoria-2"):
        service = services[name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["environment"]["SIGNORIA_PROCESS_NAME"] == name
        assert "ports" not in service
    assert [name for name, service in services.items() if "ports" in service] == ["caddy", "grafana"]
    assert services["grafana"]["ports"] == ["127.0.0.1:3000:3000"]
    assert [name for name, service in services.items() if "profiles" in service] == ["prometheus", "grafana"]
    for mount in (mount for service in services.values() for mount in service.get("volumes", ())):
        if mount.startswith("./"):
            assert (DEPLOY / mount.split(":")[0]).exists(), mount


def test_the_composition_sets_settings_that_there_are() -> None:
    known = {variable(name) for name, *_ in described()}
    named = set(re.findall(r"^\s+(SIGNORIA_\w+):", (DEPLOY / "compose.yaml").read_text(), re.M))
    named |= set(re.findall(r"Environment=(SIGNORIA_\w+)", (DEPLOY / "systemd/signoria.service").read_text()))
    assert named - known == {"SIGNORIA_SITE", "SIGNORIA_PROCESSES", "SIGNORIA_CONFIG"}
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text()))
    assert asked == set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.M))


# -- proxies


def test_caddy_reads_its_file() -> None:
    both = {"SIGNORIA_SITE": "games.example", "SIGNORIA_PROCESSES": "10.0.0.11:8000 10.0.0.12:8000"}
    told = done(program("caddy"), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", **both)
    assert "10.0.0.12:8000" in told
    assert "not formatted" not in told


def test_haproxy_reads_its_file(tmp_path: Path) -> None:
    (tmp_path / "owners.map").touch()
    done(
        program("haproxy"), "-c", "-f", str(DEPLOY / "haproxy/haproxy.cfg"), SIGNORIA_BIND="127.0.0.1:8443",
        SIGNORIA_1="127.0.0.1:1", SIGNORIA_2="127.0.0.1:2", SIGNORIA_OWNERS=str(tmp_path / "owners.map"),
    )  # fmt: skip


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    done(
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
        "-subj", "/CN=games.example", "-keyout", str(key), "-out", str(certificate),
    )  # fmt: skip
    text = (DEPLOY / "nginx/signoria.conf").read_text()
    text = text.replace("/etc/ssl/games.example.pem", str(certificate)).replace("/etc/ssl/games.example.key", str(key))
    (tmp_path / "site.conf").write_text(text)
    logs = f"pid {tmp_path}/pid; error_log {tmp_path}/log;"
    (tmp_path / "nginx.conf").write_text(f"{logs} events {{}} http {{ include {tmp_path}/site.conf; }}")
    done(program("nginx"), "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path))


# -- the system


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_the_unit_is_valid_and_hardened(tmp_path: Path) -> None:
    unit = tmp_path / "signoria.service"
    text = (DEPLOY / "systemd/signoria.service").read_text()
    unit.write_text(text.replace("/opt/signoria/bin/signoria", "/bin/true"))
    assert done("systemd-analyze", "verify", "--man=no", str(unit)) == ""
    done("systemd-analyze", "security", "--offline=yes", "--threshold=20", str(unit))


# -- figures


def names() -> set[str]:
    """Every name under which the server tells a figure."""
    suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""], "info": ["_info"]}
    families = Metrics().registry.collect()
    return {family.name + suffix for family in families for suffix in suffixes[family.type]}


def asked_for(text: str) -> set[str]:
    return set(re.findall(r"\bsignoria_[a-z_]+", text))


def rules() -> Iterator[dict[str, Any]]:
    for group in yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"]:
        yield from group["rules"]


def test_every_alert_is_about_figures_that_there_are() -> None:
    seen = set()
    for rule in rules():
        assert asked_for(rule["expr"]) <= names(), rule["alert"]
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["action"]
        assert rule["labels"]["severity"] in ("page", "warn")
        seen.add(rule["alert"])
    assert len(seen) == len(list(rules())) > 10


def test_what_alerts_watch_is_told_before_it_happens_for_the_first_time() -> None:
    """An increase from nothing to one is none to Prometheus."""
    told = {sample.name for family in Metrics().registry.collect() for sample in family.samples}
    for rule in rules():
        assert asked_for(rule["expr"]) <= told, rule["alert"]
    source = "".join(inspect.getsource(way) for way in (Driver.stuck, Driver._stuck_at, Watchdog._wrong))
    assert set(re.findall(r'return "(\w+)"', source)) == {*KINDS["stalls"]}
    assert {*thinkers.KINDS} < {*KINDS["bot_failures"]}


def panels() -> list[dict[str, Any]]:
    board = json.loads((DEPLOY / "grafana/signoria.json").read_text())
    return [panel for panel in board["panels"] if panel["type"] != "row"]


def test_the_board_shows_figures_that_there_are_and_all_of_them() -> None:
    text = (DEPLOY / "grafana/signoria.json").read_text()
    for panel in panels():
        for target in panel["targets"]:
            assert asked_for(target["expr"]) <= names(), panel["title"]
            assert target["expr"].count("(") == target["expr"].count(")")
    shown = {re.sub("_(total|bucket|sum|count|info)$", "", name) for name in asked_for(text)}
    told = {family.name for family in Metrics().registry.collect()}
    assert told - shown == {"signoria_release"}


def test_the_panels_of_the_board_do_not_cover_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert max(x for x, _ in cells) < 24
        assert not cells & taken, panel["title"]
        taken |= cells


def test_the_picture_is_of_the_board_as_it_is() -> None:
    """`python bench/board.py` draws it anew."""
    drawing = bench("panels")
    assert drawing.mark_of(DEPLOY.parent / "docs" / "board.webp") == drawing.mark(drawing.board())


def test_the_board_is_drawn_by_the_panels_of_the_release_that_is_deployed() -> None:
    wanted = json.loads((DEPLOY.parent / "bench/grafana/package.json").read_text())["dependencies"]
    (image,) = re.findall(r"image: grafana/grafana:(\S+)", (DEPLOY / "compose.yaml").read_text())
    assert wanted["@grafana/ui"] == wanted["@grafana/data"] == image


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_reads_alerts_and_board(tmp_path: Path) -> None:
    done("promtool", "check", "rules", str(DEPLOY / "prometheus/alerts.yml"))
    expressions = [target["expr"] for panel in panels() for target in panel["targets"]]
    ready = [expr.replace("$__rate_interval", "1m").replace("$instance", ".*") for expr in expressions]
    recorded = [{"record": f"panel:{number}", "expr": expr} for number, expr in enumerate(ready)]
    (tmp_path / "board.yml").write_text(yaml.safe_dump({"groups": [{"name": "board", "rules": recorded}]}))
    done("promtool", "check", "rules", str(tmp_path / "board.yml"))
