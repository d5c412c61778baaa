"""Many stored matches at once, for commands that put them together."""

from carrom_desk.desk.gathering import Found

from .talk import FAILED, OK, message


def tell_left_out(found: Found) -> int:
    """Tell of every match that could not be read; the exit status: 1 when there is one."""
    for left_out in found.left_out:
        message(f"The match {left_out.id} is left out: {left_out.why} Run “carrom-desk check”.")
    return FAILED if found.left_out else OK
