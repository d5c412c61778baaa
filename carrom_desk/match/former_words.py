"""Compatibility with old databases, in which some facts were recorded as text before entries and setups had fields for
them.

Not applied to imported matches, where such text has no special meaning.
"""

import re
from dataclasses import replace

from carrom_desk.match.entry.entries import REPLAY_LAWS, BoardReplayed, DecisionSource, LoggedEntry, Override
from carrom_desk.rules.edition import Edition

from .setup import Setup

_PRACTICE = "PRACTICE"
_ON_PAPER = "As it is written on the paper sheet"


def setup_with_fields(setup: Setup) -> Setup:
    """Returns the setup, marked as practice if the name of its event used to mean that."""
    is_practice = setup.event == _PRACTICE or setup.event.startswith(f"{_PRACTICE}: ")
    return replace(setup, practice=setup.practice or is_practice)


def entry_with_fields(logged: LoggedEntry, laws: Edition) -> LoggedEntry:
    """Returns the entry, with its source or ground taken from its reason if it was recorded there."""
    entry = logged.entry
    if isinstance(entry, Override) and entry.board is not None and entry.reason == _ON_PAPER:
        return replace(logged, entry=replace(entry, reason="", source=DecisionSource.PAPER))
    if isinstance(entry, BoardReplayed) and entry.law is None:
        for ground, law in REPLAY_LAWS.items():
            number = laws.numbers.get(law)
            if number is not None and re.search(rf"\([^()]+ {re.escape(number)}\)", entry.reason):
                return replace(logged, entry=replace(entry, law=ground))
    return logged
