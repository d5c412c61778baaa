"""What only the window says, and what several of its rooms say alike."""

from collections.abc import Callable

from carrom_desk.i18n import N_

Notify = Callable[[str], None]
"""Takes a sentence for the umpire."""

# Said in several rooms

REASON_IS_PRINTED = N_("Reason: it is printed")
GIVE_THE_REASON = N_("Give the reason: it is printed in the report.")
MATCHES = N_("Matches")
STOP = N_("Stop")
MATCHES_NOT_OPEN = N_("The matches are not open.")
NOTHING_IS_CHANGED = N_("Nothing is changed yet.")
PAIRINGS_FROM_SOL = N_("Pairings from SoL")
SECOND_FOLDER = N_("Second folder for backups")
BACKED_UP_TOO = N_("Backups go to {folder} as well.")
NO_SECOND_FOLDER = N_("No second folder")
POINTS_OF_BOARD = N_("Points of the board")
TYPED_BEFORE = N_("This was typed before; “Clear all” begins with an empty page.")
WHICH_PLAYER = N_("Which player")
NOT_NAMED = N_("Not named")


def plain_tip(text: str) -> str:
    """The words for a tip. Qt would take some texts for HTML and draw, or load, what they name."""
    if "<" not in text and "&" not in text:
        return text
    from html import escape  # its table of every named sign takes 3 ms of a start

    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"
