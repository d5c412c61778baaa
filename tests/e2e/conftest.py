"""The browser of the hall’s tests."""

from tests.hall.conftest import browser, chromium

__all__ = ["browser", "chromium"]
