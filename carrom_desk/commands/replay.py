"""`carrom-desk replay`: a match file in, the state it ends in out."""

from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.state_codec import write_state

from .talk import FAILED, OK, answer, bytes_of_file, error_of, message, text_of


def run(path: str, *, rejudge: bool) -> int:
    """Replay a match file; rulings that today's rules would not give are reported, and applied only if asked."""
    try:
        replayed = replay_match(read_match(text_of(bytes_of_file(path))), rejudge=rejudge)
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    for difference in replayed.differences:
        stands = "is judged anew" if rejudge else "stands as it was given"
        message(f"entry {difference.number}: today's rules would rule otherwise; the ruling {stands}.")
    for number in replayed.record.impossible:
        message(f"entry {number}: an amendment made it impossible; it changes nothing.")
    answer(write_state(replayed.record.state))
    return OK
