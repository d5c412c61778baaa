"""Facts that entries and setups stated in words before they had fields.

Only for what a database has held since then: in a match from elsewhere no words carry such a meaning.
"""

import re
from dataclasses import replace

from carrom_desk.match.entry.entries import REPLAY_LAWS, BoardReplayed, DecisionSource, LoggedEntry, Override
from carrom_desk.rules.edition import Edition

from .setup import Setup

_PRACTICE = "PRACTICE"
_ON_PAPER = "As it is written on the paper sheet"


def setup_with_fields(setup: Setup) -> Setup:
    """The setup, marked as practice where the name of its event did that."""
    is_practice = setup.event == _PRACTICE or setup.event.startswith(f"{_PRACTICE}: ")
    return replace(setup, practice=setup.practice or is_practice)


def entry_with_fields(logged: LoggedEntry, laws: Edition) -> LoggedEntry:
    """The entry, with its source or its ground where its reason gave that."""
    entry = logged.entry
    if isinstance(entry, Override) and entry.board is not None and entry.reason == _ON_PAPER:
        return replace(logged, entry=replace(entry, reason="", source=DecisionSource.PAPER))
    if isinstance(entry, BoardReplayed) and entry.law is None:
        for ground, law in REPLAY_LAWS.items():
            number = laws.numbers.get(law)
            if number is not None and re.search(rf"\([^()]+ {re.escape(number)}\)", entry.reason):
                return replace(logged, entry=replace(entry, law=ground))
    return logged
