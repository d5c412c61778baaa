"""What tells a match that was only practised on from a real one, in every list, report and file."""

from dataclasses import replace

from carrom_desk.match.setup import Setup

PRACTICE = "PRACTICE"
"""Stands before the event: no form or list leaves the event out."""


def marked(setup: Setup) -> Setup:
    """The setup of a match that is only practised on."""
    if is_marked(setup):
        return setup
    return replace(setup, event=f"{PRACTICE}: {setup.event}" if setup.event else PRACTICE)


def is_marked(setup: Setup) -> bool:
    """Whether a match is only practised on."""
    return setup.event == PRACTICE or setup.event.startswith(f"{PRACTICE}: ")
