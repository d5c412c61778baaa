"""The clock that waits for the umpire, among what can be done."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.gui.panels.clock_face import ClockFace, SpaceDoes
from carrom_desk.gui.panels.now_view import MOST_ACTIONS

from .intents import Ask
from .now import Now, Offer


def with_clock_start(now: Now, face: ClockFace) -> Now:
    """The same step with the clock to start, if it waits and there is room; its own button is there at any rate."""
    if not face.is_start_offered or face.start_blocked or not now.offers or len(now.offers) >= MOST_ACTIONS:
        return now
    title = QCoreApplication.translate("WhatNow", "Start clock")
    key = KeyAction.SPACE if face.space is SpaceDoes.START else None
    return replace(now, offers=(*now.offers, Offer("start_clock", title, Ask.START_CLOCK, key)))
