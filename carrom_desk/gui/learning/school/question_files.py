"""Exercises from a file of questions."""

from pathlib import Path
from random import Random

from carrom_desk.exchange.question_file import read_questions
from carrom_desk.gui.kit.file_dialogs import not_read
from carrom_desk.i18n import _
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.wording.refusal_text import fault_line
from carrom_desk.school.exercise import Exercise
from carrom_desk.school.exercises import questions_about


def asked_in(path: Path, random: Random) -> tuple[tuple[Exercise, ...], str]:
    """Returns the questions in a file, or none and what is wrong with it."""
    try:
        cases = read_questions(path.read_text(encoding="utf-8"))
    except OSError as error:
        return (), not_read(path, error)
    except UnicodeDecodeError:
        return (), _("{path} is not a file of questions.").format(path=path)
    except InvalidDocument as invalid:
        faults = " ".join(map(fault_line, invalid.problems[:3]))
        return (), _("{path} is not a file of questions. {faults}").format(path=path, faults=faults)
    asked = tuple(made for case in cases for made in questions_about(random, case))
    return asked, "" if asked else _("None of the questions in {path} can be used.").format(path=path)
