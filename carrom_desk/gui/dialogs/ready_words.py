"""Words that are ready to be chosen where an act asks for a reason."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.wording.breaches import breach_words
from carrom_desk.rules.breaches import BreachGroup, citation, others
from carrom_desk.rules.edition_id import EditionId

from .seldom_acts import SeldomAct


def ready_words(act: SeldomAct, edition: EditionId) -> tuple[str, ...]:
    """The usual reasons, with the laws of the edition; none where an act has no usual ones."""
    match act:
        case SeldomAct.DISQUALIFY:
            return _grounds(edition)
        case SeldomAct.PAUSE:
            return tuple(_cited(words, edition, law) for words, law in _pauses())
        case SeldomAct.REPLAY_BOARD:
            return tuple(_cited(words, edition, law) for words, law in _replays())
        case SeldomAct.WALKOVER:
            return tuple(_cited(words, edition, law) for words, law in _walkovers())
        case _:
            return ()


def _cited(words: str, edition: EditionId, law: str) -> str:
    """Words with a law of icf-revised; the other editions have no such law."""
    if not law or edition is not EditionId.ICF_REVISED:
        return words
    return QCoreApplication.translate("Ready", "{words} (law {law})").format(words=words, law=law)


def _grounds(edition: EditionId) -> tuple[str, ...]:
    """What loses the match, in the order of the laws: 143 (a) to (i), then any other indiscipline."""
    breaches = [each.breach for each in others() if each.group is BreachGroup.LOSES_MATCH]
    cited = [(citation(breach, EditionId.ICF_REVISED) or "", breach) for breach in breaches]
    cited.sort(key=lambda each: ("(" not in each[0], each[0]))
    return tuple(_cited(breach_words(breach), edition, law) for law, breach in cited)


def _pauses() -> tuple[tuple[str, str], ...]:
    return (
        (QCoreApplication.translate("Ready", "Appeal"), "121(a)"),
        (QCoreApplication.translate("Ready", "Chief referee called"), ""),
        (QCoreApplication.translate("Ready", "Injury or illness"), ""),
        (QCoreApplication.translate("Ready", "Light failed"), ""),
        (QCoreApplication.translate("Ready", "Damaged man is swapped"), "120"),
        (QCoreApplication.translate("Ready", "Trouble among the onlookers"), ""),
    )


def _replays() -> tuple[tuple[str, str], ...]:
    return (
        (QCoreApplication.translate("Ready", "Everybody passed three times"), "137"),
        (QCoreApplication.translate("Ready", "Circumstances beyond the umpire's control"), "140"),
        (QCoreApplication.translate("Ready", "Light failed"), "140"),
        (QCoreApplication.translate("Ready", "No room for the striker on the base lines"), "142"),
    )


def _walkovers() -> tuple[tuple[str, str], ...]:
    return (
        (QCoreApplication.translate("Ready", "Not at the board in time"), "143(i)"),
        (QCoreApplication.translate("Ready", "Injury or illness"), ""),
        (QCoreApplication.translate("Ready", "Withdrawn"), ""),
    )
