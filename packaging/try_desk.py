"""Umpires a recorded match with an installed desk: try_desk.py PROGRAM [WORD…]

Uses a folder of its own, and the commands for scripts: record, report, verify and check; then opens the window, asks
for PostgreSQL, and serves a hall to a browser's first request. Exits with a message if an answer is unexpected. Needs
no package but Python itself.
"""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

_MATCH = Path(__file__).parents[1] / "tests/data/matches/icf-revised-singles-12.carrom"
_REPORTS = ("pdf", "html", "csv", "xlsx", "json")
_PATIENCE_S = 180


def umpire(program: tuple[str, ...], folder: Path) -> str:
    """Runs all checks in a folder and returns the result as a sentence.

    Raises:
        CalledProcessError: a command failed.
        SystemExit: an answer is unexpected.
    """
    match = json.loads(_MATCH.read_text(encoding="utf-8"))
    (folder / "setup.json").write_text(json.dumps(match["setup"]), encoding="utf-8")
    entries = "".join(json.dumps(entry) + "\n" for entry in match["entries"])

    def desk(*words: str, given: str = "") -> str:
        command = (*program, "--database", str(folder / "matches.sqlite3"), *words)
        return subprocess.run(
            command, cwd=folder, input=given, stdout=subprocess.PIPE, check=True, encoding="utf-8", timeout=300
        ).stdout

    first, *answers = (json.loads(line) for line in desk("record", "--new", "setup.json", given=entries).splitlines())
    if len(answers) != len(match["entries"]) or any("error" in answer for answer in answers):
        raise SystemExit("not every entry was taken")
    for kind in _REPORTS:
        desk("report", first["id"], "--to", f"sheet.{kind}")
    if json.loads(desk("verify", "sheet.pdf"))["report"] != "true":
        raise SystemExit("the report does not verify")
    desk("check")
    times = json.loads(desk("--smoke"))
    ask_postgresql(program, folder)
    serve_hall(program, folder)
    return (
        f"{desk('--version').strip()}: {len(answers)} entries, {len(_REPORTS)} reports, a hall; "
        f"ready in {times['ready_ms']} ms"
    )


def ask_postgresql(program: tuple[str, ...], folder: Path) -> None:
    """Asks a server that is not there, for which the driver has to be.

    Raises:
        SystemExit: it is not.
    """
    command = (*program, "--database", "postgresql://127.0.0.1:1/none", "matches")
    said = subprocess.run(command, cwd=folder, capture_output=True, check=False, encoding="utf-8", timeout=300).stderr
    if "did not respond" not in said:
        raise SystemExit(said)


def serve_hall(program: tuple[str, ...], folder: Path) -> None:
    """Serves a hall on this machine until its first page was fetched, by a browser and by a desk.

    Raises:
        SystemExit: the page was not served, or not encrypted for desks; `hall.log` has the hub's output.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = (*program, "hall", "--database", str(folder / "hall.sqlite3"), "--listen", f"127.0.0.1:{port}")
    with (folder / "hall.log").open("w", encoding="utf-8") as log:
        hub = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + _PATIENCE_S
            while not _is_served(f"http://127.0.0.1:{port}/"):
                if hub.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit((folder / "hall.log").read_text(encoding="utf-8") or "the hall is not served")
                time.sleep(0.2)
            desks = re.search(r'"desks": "([^"]*)"', (folder / "hall.log").read_text(encoding="utf-8"))
            if desks is None or not _is_served(desks[1]):
                raise SystemExit("the hall is not encrypted for desks")
        finally:
            hub.terminate()
            hub.wait(_PATIENCE_S)


def _is_served(url: str) -> bool:
    own = ssl.create_default_context()
    own.check_hostname, own.verify_mode = False, ssl.CERT_NONE  # nobody vouches for the hub's certificate
    try:
        with urllib.request.urlopen(url, timeout=_PATIENCE_S, context=own) as page:
            return page.status == 200 and b"<html" in page.read()
    except OSError:
        return False


if __name__ == "__main__":
    found = shutil.which(sys.argv[1])
    if found is None:
        raise SystemExit(f"There is no program {sys.argv[1]}.")
    os.environ.setdefault("PYTHONUTF8", "1")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        sys.stdout.write(umpire((str(Path(found).absolute()), *sys.argv[2:]), Path(made)) + "\n")
