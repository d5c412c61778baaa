"""Runs `carrom-desk record` as a separate process, entry by entry."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from carrom_desk.exchange.codec.state_codec import write_setup
from tests.fakes import SINGLES

from .killed_desk import environment

TOSS = {"entry": "toss", "winner": "a", "choice": "break"}
STROKE = {"entry": "stroke", "pocketed": {"own": 1}}
LONG_NOTE = {"entry": "note", "text": "x" * 1_900}


class Recording:
    """A running desk that answers each entry."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.match_id = str(self.read().get("id", ""))

    def enter(self, entry: dict[str, Any]) -> dict[str, Any]:
        """Sends an entry, and waits for the answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(entry) + "\n")
        self._process.stdin.flush()
        return self.read()

    def problem(self, entry: dict[str, Any]) -> str:
        """Sends an entry that must be refused and returns the error message."""
        [fault] = self.enter(entry)["error"]["problems"]
        return str(fault["problem"])

    def read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return dict(json.loads(line)) if line else {}


@contextmanager
def recording(
    database: Path, match_id: str = "", *, before: Callable[[], None] | None = None, told: list[str] | None = None
) -> Iterator[Recording]:
    """Records a new or stored match; `before` is run in the program first, and `told` receives its messages."""
    setup = database.with_name("setup.json")
    setup.write_text(json.dumps(write_setup(SINGLES)), encoding="utf-8")
    which = ["--match", match_id] if match_id else ["--new", str(setup)]
    with subprocess.Popen(
        [sys.executable, "-m", "carrom_desk", "--database", str(database), "record", *which],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        preexec_fn=before,
    ) as process:
        yield Recording(process)
        _, messages = process.communicate()
    assert "Traceback" not in messages
    if told is not None:
        told.append(messages)
