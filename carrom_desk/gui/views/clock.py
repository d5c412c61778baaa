"""The clock as the panel shows it."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.clock.reading import ClockReading
from carrom_desk.gui.panels.clock_face import ClockFace
from carrom_desk.gui.wording.refusals import refusal_sentences
from carrom_desk.match.entries import PlayCalled
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.refusal import refusal
from carrom_desk.match.state import MatchState


def clock_face(record: MatchRecord, reading: ClockReading | None) -> ClockFace:
    """The clock, whose seconds they are, and which of its buttons can be pressed."""
    refused = refusal(record.state, PlayCalled())
    stands = QCoreApplication.translate("ClockFace", "Time stands still: call “Play” to go on.")
    seat = reading.rule.seat if reading is not None else None
    return ClockFace(
        reading=reading,
        name=record.setup.player_at(seat).name if seat is not None else "",
        play_blocked=" ".join(refusal_sentences(refused)) if refused is not None else "",
        clock_blocked=stands if reading is not None and reading.rule.is_standing else "",
        is_space_play=is_play_awaited(record.state),
    )


def is_play_awaited(state: MatchState) -> bool:
    """Whether "Play" is what comes next: at the break, and after time stood still (icf-revised 46, 121)."""
    board = state.board
    if board is None:
        return False
    is_break_to_come = not (board.position.break_.made or board.is_play_called or board.strokes_in_turn)
    return state.is_paused or is_break_to_come
