"""A real headless browser: Chromium, controlled over its pipe."""

import json
import os
import shutil
import subprocess
from base64 import b64decode
from itertools import count
from pathlib import Path
from typing import Any

_QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--remote-debugging-pipe",
)


class PageGone(Exception):
    """The page went on to another one before it answered."""


class Browser:
    """Pages of a browser, one of which is controlled at a time."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("chromium")
        assert program is not None
        to_it, ours = os.pipe(), os.pipe()

        # It reads commands from 3 and answers to 4, which only a shell can give it.
        lend = f'exec "$0" "$@" 3<&{to_it[0]} 4>&{ours[1]}'
        words = ["bash", "-c", lend, program, *_QUIET, f"--user-data-dir={folder}", "about:blank"]
        nothing, lent = subprocess.DEVNULL, (to_it[0], ours[1])
        self._process = subprocess.Popen(words, pass_fds=lent, stdout=nothing, stderr=nothing)
        os.close(to_it[0])
        os.close(ours[1])
        self._to_it, self._from_it = os.fdopen(to_it[1], "wb"), os.fdopen(ours[0], "rb")
        self._rest = b""
        self._numbers = count(1)
        self._session = ""
        self._events: list[str | None] = []
        """Events received since a form was submitted."""
        self._visitors: list[str] = []
        """Separate profiles."""
        targets = self._call("Target.getTargets")["targetInfos"]
        self._attach(next(each for each in targets if each["type"] == "page")["targetId"])
        self._first = self._session

    def close(self) -> None:
        """Ends the browser."""
        self._process.kill()
        self._process.wait(30)
        self._to_it.close()
        self._from_it.close()

    def another_visitor(self) -> str:
        """Opens a page with a separate profile, switches to it, and returns its name for `visit_as`."""
        self._session = ""
        context = self._call("Target.createBrowserContext")["browserContextId"]
        self._visitors.append(context)
        self._attach(self._call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"])
        return self._session

    def _attach(self, target: str) -> None:
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._call("Page.enable")

    def visit_as(self, visitor: str) -> None:
        """Switches to a page."""
        self._session = visitor

    def forget(self) -> None:
        """Closes the pages of other visitors, leaves the first one and deletes everything pages have stored."""
        self._session = ""
        while self._visitors:
            self._call("Target.disposeBrowserContext", browserContextId=self._visitors.pop())
        self._session = self._first
        self._call("Emulation.clearDeviceMetricsOverride")
        self._call("Page.navigate", url="about:blank")
        self._call("Network.clearBrowserCookies")

    def size(self, width: int, height: int) -> None:
        """Sets the size of the viewport."""
        self._call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, url: str) -> None:
        """Opens a page and waits until it is loaded."""
        self._call("Page.navigate", url=url)
        self.run(
            "new Promise(done => { const look = () => document.readyState === 'complete' && location.href !== "
            "'about:blank' ? done(1) : setTimeout(look, 20); look(); })"
        )

    def submit(self, fields: str, script: str = "") -> None:
        """Submits the form with these fields, after a script has filled it in, and waits for the response."""
        form = f"document.querySelector({f'form:has({fields})'!r})"
        self._events.clear()
        # Found and sent in one step: a page that is followed may put its parts in again at any moment between two.
        self.run(f"setTimeout(() => {{ const form = {form}; {script}; form.requestSubmit(); }}, 0)")
        while "Page.loadEventFired" not in self._events:
            self._note(self._read())

    def press(self, selector: str, *, is_down: bool) -> None:
        """Presses or releases the mouse on the centre of an element."""
        box = f"document.querySelector({selector!r}).getBoundingClientRect()"
        at = self.run(f"(({{x, y, width, height}}) => ({{x: x + width / 2, y: y + height / 2}}))({box})")
        kind = "mousePressed" if is_down else "mouseReleased"
        self._call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **at)

    def choose_file(self, field: str, file: Path) -> None:
        """Selects a file in a field."""
        root = self._call("DOM.getDocument")["root"]["nodeId"]
        node = self._call("DOM.querySelector", nodeId=root, selector=field)["nodeId"]
        self._call("DOM.setFileInputFiles", nodeId=node, files=[str(file)])

    def run(self, script: str) -> Any:
        """Evaluates an expression in the page."""
        answer = self._call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def printed(self) -> bytes:
        """Prints the page to a PDF, including the browser's margins."""
        printed = self._call("Page.printToPDF", displayHeaderFooter=True, preferCSSPageSize=True)
        return b64decode(printed["data"])

    def kept(self) -> tuple[int, int]:
        """Returns nodes and bytes that the page keeps after garbage collection."""
        self._call("HeapProfiler.collectGarbage")
        nodes = self._call("Memory.getDOMCounters")["nodes"]
        return nodes, self._call("Runtime.getHeapUsage")["usedSize"]

    def _call(self, method: str, **parameters: object) -> dict[str, Any]:
        number = next(self._numbers)
        asked: dict[str, object] = {"id": number, "method": method, "params": parameters}
        if self._session:
            asked["sessionId"] = self._session
        self._to_it.write(json.dumps(asked).encode() + b"\0")
        self._to_it.flush()
        while True:
            answer = self._read()
            self._note(answer)
            if answer.get("id") == number:
                if "navigated" in answer.get("error", {}).get("message", ""):
                    raise PageGone
                assert "error" not in answer, answer
                result: dict[str, Any] = answer["result"]
                return result

    def _note(self, message: dict[str, Any]) -> None:
        if message.get("sessionId") == self._session:
            self._events.append(message.get("method"))

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            part = os.read(self._from_it.fileno(), 1_000_000)
            assert part, "the browser has gone"
            self._rest += part
        message, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found
