"""Replace the last entry: it is taken back, and comes back to be corrected."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import Amended, Entry, IncidentSeen, Override, StrokeMade, Toss, ViolationSeen
from carrom_desk.match.record import MatchRecord, standing_entries

from .draft import DraftController
from .match_dialogs import MatchDialogs
from .session import MatchSession


def entry_to_replace(record: MatchRecord) -> Entry | None:
    """The last entry as it counts, or the amendment that stands last; None while there is none."""
    if not record.standing:
        return None
    last = record.entries[record.standing[-1]].entry
    return last if isinstance(last, Amended) else standing_entries(record)[-1].entry


def bring_back(entry: Entry, session: MatchSession, drafts: DraftController, dialogs: MatchDialogs) -> str:
    """Let an entry that was taken back be entered again; says what can be done with it."""
    board = session.record.state.board
    match entry:
        case StrokeMade() if board is not None:
            from .dialogs.amend import draft_of

            drafts.restore(draft_of(entry, board))
            return QCoreApplication.translate(
                "Replacing", "Correct the marks, then confirm. “Redo” gives the stroke again as it was."
            )
        case Toss():
            dialogs.ask_toss(session)
        case ViolationSeen() | IncidentSeen():
            dialogs.ask_foul(session)
        case Override():
            dialogs.ask_override(session)
        case _:
            pass
    return QCoreApplication.translate(
        "Replacing", "The last entry is taken back: enter what happened instead. “Redo” gives it again as it was."
    )
