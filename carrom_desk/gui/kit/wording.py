"""Texts of the window, and texts shared by several panels."""

from collections.abc import Callable

from carrom_desk.i18n import N_

Notify = Callable[[str], None]
"""Callback that receives a sentence for the umpire."""

# Shared by several panels

REASON_IS_PRINTED = N_("Printed in the report")
GIVE_THE_REASON = N_("Enter the reason. It is printed in the report.")
STOP = N_("Stop")
OPEN = N_("Open")
NOTHING_IS_CHANGED = N_("No changes yet.")
PAIRINGS_FROM_SOL = N_("Pairings from SoL")
SECOND_FOLDER = N_("Second backup folder")
BACKED_UP_TOO = N_("Backups are also saved to {folder}.")
NO_SECOND_FOLDER = N_("No second folder")
POINTS_OF_BOARD = N_("Board points")
TYPED_BEFORE = N_("What you typed before is filled in. “Clear all” empties the page.")
WHICH_PLAYER = N_("Player")
NOT_NAMED = N_("Not given")


def plain_tip(text: str) -> str:
    """Escapes text for a tool tip, so that Qt does not interpret it as HTML."""
    if "<" not in text and "&" not in text:
        return text
    from html import escape  # building its table of named entities takes 3 ms of a start

    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"
