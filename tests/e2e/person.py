"""A person at the pages of a hall in a real browser, who finds a form, fills it in and submits it."""

import json
import re
from pathlib import Path
from typing import Any

from tests.hall.browser import Browser, PageGone
from tests.hall.running import wait_until

_DOES = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
_PATIENCE_S = 20.0
"""A page that is followed may get a form with its next change."""


class Person:
    """Someone with a browser."""

    def __init__(self, browser: Browser, url: str, visitor: str, size: tuple[int, int]) -> None:
        self._browser, self._url, self._visitor, self._size = browser, url, visitor, size

    def look_at(self, path: str) -> str:
        """Opens a page, and returns its text."""
        self._browser.visit_as(self._visitor)
        self._browser.size(*self._size)
        self._browser.open(f"{self._url}{path}{'&' if '?' in path else '?'}lang=en")
        return self.text()

    def text(self) -> str:
        """Returns the text of the page, also what is folded away."""
        return re.sub(r"\s+", " ", re.sub("[\u2066-\u2069]", "", self.read("document.body.textContent")))

    def read(self, script: str) -> Any:
        """Returns the value of an expression in the page."""
        self._browser.visit_as(self._visitor)
        return self._browser.run(script)

    def submit(self, file: Path | None = None, /, **fields: object) -> str:
        """Fills in the form that has these fields, presses its button, and returns the text of what follows."""
        texts = {name: str(value) for name, value in fields.items()}
        if file is not None:
            self._browser.visit_as(self._visitor)
            self._browser.choose_file(f"form:has(input[value={texts['act']}]) input[type=file]", file)
        missing: list[str] = []

        def is_submitted() -> bool:
            try:
                missing.append(self.read(f"{_DOES}submitted({json.dumps(texts)})"))
            except PageGone:  # it went on as soon as the form was submitted
                return True
            return not missing[-1]

        try:
            wait_until(is_submitted, "", _PATIENCE_S)
        except AssertionError as error:
            raise AssertionError(f"{missing[-1]}: {texts}") from error
        wait_until(self._is_answered, "there is no answer")
        return self.text()

    def _is_answered(self) -> bool:
        try:
            return bool(self.read(f"{_DOES}isAnswered()"))
        except PageGone:
            return False

    def tables(self) -> list[tuple[str, list[list[str]]]]:
        """Returns the cells of each table of the page, by the heading above it."""
        found: list[tuple[str, list[list[str]]]] = self.read(f"{_DOES}tables()")
        return found
