"""What keys do, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.keys.key_action import KeyAction, KeyGroup


def key_group_words(group: KeyGroup) -> str:
    """The heading of keys that belong together."""
    match group:
        case KeyGroup.STROKE:
            return QCoreApplication.translate("Key", "This stroke")
        case KeyGroup.NEXT:
            return QCoreApplication.translate("Key", "What now")
        case KeyGroup.CLOCK:
            return QCoreApplication.translate("Key", "Clock")
        case KeyGroup.LOG:
            return QCoreApplication.translate("Key", "Log")
        case KeyGroup.MATCHES:
            return QCoreApplication.translate("Key", "Matches")
        case KeyGroup.DESK:
            return QCoreApplication.translate("Key", "Desk")


def key_action_words(action: KeyAction) -> str:
    """What a key does."""
    return _stroke_words(action) or _other_words(action)


def numbers_words() -> str:
    """What the numbers do."""
    return QCoreApplication.translate("Key", "The action of this number in What now")


def _stroke_words(action: KeyAction) -> str:
    words = {
        KeyAction.WHITE: QCoreApplication.translate("Key", "A white man pocketed"),
        KeyAction.BLACK: QCoreApplication.translate("Key", "A black man pocketed"),
        KeyAction.QUEEN: QCoreApplication.translate("Key", "The Queen pocketed"),
        KeyAction.STRIKER: QCoreApplication.translate("Key", "The striker pocketed"),
        KeyAction.JUMPED_WHITE: QCoreApplication.translate("Key", "A white man jumped off the board"),
        KeyAction.JUMPED_BLACK: QCoreApplication.translate("Key", "A black man jumped off the board"),
        KeyAction.JUMPED_QUEEN: QCoreApplication.translate("Key", "The Queen jumped off the board"),
        KeyAction.JUMPED_STRIKER: QCoreApplication.translate("Key", "The striker jumped off the board"),
        KeyAction.JUMPED_MODE: QCoreApplication.translate("Key", "The next piece jumped off the board"),
        KeyAction.CANCEL: QCoreApplication.translate("Key", "It did not jump after all"),
        KeyAction.IMPROPER: QCoreApplication.translate("Key", "Improper stroke"),
        KeyAction.NAME_BREACH: QCoreApplication.translate("Key", "Improper stroke: name the breach"),
        KeyAction.TOUCHED_NOTHING: QCoreApplication.translate("Key", "The striker touched nothing"),
        KeyAction.BEFORE_PLAY: QCoreApplication.translate("Key", "Break made before “Play”"),
        KeyAction.CLEAR: QCoreApplication.translate("Key", "Clear all marks"),
    }
    return words.get(action, "")


def _other_words(action: KeyAction) -> str:
    words = {
        KeyAction.SPACE: QCoreApplication.translate("Key", "Call “Play”, then stop the clock or let it go on"),
        KeyAction.FIRST: QCoreApplication.translate("Key", "The first action of What now"),
        KeyAction.FOUL: QCoreApplication.translate("Key", "A foul"),
        KeyAction.CHIEF_REFEREE: QCoreApplication.translate("Key", "The chief referee, and what happens seldom"),
        KeyAction.TIME_EXCEEDED: QCoreApplication.translate("Key", "Time exceeded"),
        KeyAction.OVERRIDE: QCoreApplication.translate("Key", "Decide otherwise than ruled"),
        KeyAction.CLOCK_MORE: QCoreApplication.translate("Key", "Give 5 seconds"),
        KeyAction.CLOCK_LESS: QCoreApplication.translate("Key", "Take 5 seconds"),
        KeyAction.CLOCK_RESTART: QCoreApplication.translate("Key", "The clock again with all its seconds"),
        KeyAction.UNDO: QCoreApplication.translate("Key", "Undo the last entry"),
        KeyAction.REDO: QCoreApplication.translate("Key", "Redo"),
        KeyAction.REPLACE_LAST: QCoreApplication.translate("Key", "Correct the last entry"),
        KeyAction.NEW_MATCH: QCoreApplication.translate("Key", "New match"),
        KeyAction.OPEN_MATCH: QCoreApplication.translate("Key", "Open a match"),
        KeyAction.REPORT: QCoreApplication.translate("Key", "Report as PDF"),
        KeyAction.REMINDERS: QCoreApplication.translate("Key", "When pieces lie oddly"),
        KeyAction.KEY_CARD: QCoreApplication.translate("Key", "This card of keys"),
        KeyAction.PREFERENCES: QCoreApplication.translate("Key", "Preferences"),
        KeyAction.TURN_BOARD: QCoreApplication.translate("Key", "Turn the board"),
        KeyAction.MENU: QCoreApplication.translate("Key", "Menu"),
        KeyAction.SPECTATORS: QCoreApplication.translate("Key", "The window for the hall"),
        KeyAction.FULL_SCREEN: QCoreApplication.translate("Key", "Full screen"),
        KeyAction.QUIT: QCoreApplication.translate("Key", "Quit"),
    }
    return words[action]
