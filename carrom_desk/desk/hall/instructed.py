"""Entries of the chief referee in matches that are not open at this desk."""

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.hall_wire import Instruction
from carrom_desk.i18n import N_, say
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.presentation.corrections import consequence_of_correction
from carrom_desk.presentation.wording.match_text import match_title

_CORRECTED = N_("The chief referee has corrected {match}. {changes}")


def record_instruction(library: MatchLibrary, given: Instruction, match: StoredMatch | None = None) -> str:
    """Records an entry of the chief referee; `match` is the hall's, if there is none here. Returns what changed; empty
    if it is recorded already, or no longer possible.

    Raises:
        StoreError: it could not be stored.
    """
    if match is not None:
        library.add(match)
    desk = library.open(given.match)
    record = desk.record
    if given.is_recorded_in(record.entries) or desk.refusal(given.entry) is not None:
        return ""
    changes = consequence_of_correction(record, given.entry).text
    desk.submit(given.entry)
    return say(_CORRECTED, match=match_title(record.setup), changes=" ".join(changes.splitlines()))
