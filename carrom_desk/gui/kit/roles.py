"""The tokens of the window's look: text sizes, and what a colour is for. Themes fill in the colours."""

from enum import IntEnum, StrEnum, auto, unique


@unique
class TextSize(IntEnum):
    """The sizes of text, in pixels at a scale of 1."""

    SMALL = 13
    BODY = 15
    TITLE = 20
    DECISION = 24
    RESULT = 32
    NUMERAL = 40


@unique
class Role(StrEnum):
    """What a colour is for; every theme gives each role a colour."""

    # Cards and words on them
    WINDOW = auto()
    CARD = auto()
    CARD_BORDER = auto()
    CARD_CURRENT = auto()
    """The border of the card that matters now."""
    TEXT = auto()
    TEXT_MUTED = auto()
    TEXT_STRUCK = auto()
    """What was taken back."""
    ACCENT = auto()
    ACCENT_SOFT = auto()
    ACCENT_LINE = auto()
    ON_ACCENT = auto()
    ALARM = auto()
    ON_ALARM = auto()
    WARNING = auto()
    FOCUS = auto()
    ROW_LINE = auto()
    ROW_CURRENT = auto()

    # Buttons, keys, fields, tips
    BUTTON = auto()
    BUTTON_BORDER = auto()
    BUTTON_HOVER = auto()
    BUTTON_PRESSED = auto()
    BUTTON_TEXT = auto()
    BUTTON_BLOCKED = auto()
    BUTTON_BLOCKED_TEXT = auto()
    KEY = auto()
    KEY_TEXT = auto()
    FIELD = auto()
    FIELD_TEXT = auto()
    TIP = auto()
    TIP_TEXT = auto()

    # The bar at the top
    TOP = auto()
    TOP_TEXT = auto()
    TOP_MUTED = auto()
    SAVED = auto()
    ON_SAVED = auto()

    # The bar at the bottom
    BAR = auto()
    BAR_TEXT = auto()
    BAR_MUTED = auto()
    BAR_CALL = auto()
    BAR_BUTTON = auto()
    BAR_BUTTON_BORDER = auto()
    BAR_BUTTON_HOVER = auto()
    BAR_BUTTON_TEXT = auto()
    BAR_PRIMARY = auto()
    BAR_PRIMARY_TEXT = auto()
    BAR_BLOCKED = auto()
    BAR_BLOCKED_TEXT = auto()
    BAR_KEY = auto()
    BAR_KEY_TEXT = auto()
    BAR_FOCUS = auto()

    # The clock's ring
    CLOCK_TRACK = auto()
    CLOCK_RUNNING = auto()
    CLOCK_LAST = auto()
    CLOCK_OVER = auto()
    CLOCK_STILL = auto()

    # The board and its pieces
    BOARD_FRAME = auto()
    BOARD_FRAME_EDGE = auto()
    BOARD_FRAME_TEXT = auto()
    BOARD_SURFACE = auto()
    BOARD_LINE = auto()
    BOARD_POCKET = auto()
    BOARD_DISC = auto()
    BOARD_MARK = auto()
    BOARD_MARK_JUMPED = auto()
    WHITE_MAN = auto()
    WHITE_MAN_EDGE = auto()
    BLACK_MAN = auto()
    BLACK_MAN_EDGE = auto()
    QUEEN = auto()
    QUEEN_EDGE = auto()
    STRIKER = auto()
    STRIKER_EDGE = auto()


TEXT_ON: tuple[tuple[Role, tuple[Role, ...]], ...] = (
    (Role.TEXT, (Role.WINDOW, Role.CARD, Role.ACCENT_SOFT, Role.ROW_CURRENT)),
    (Role.TEXT_MUTED, (Role.WINDOW, Role.CARD, Role.ACCENT_SOFT, Role.ROW_CURRENT)),
    (Role.TEXT_STRUCK, (Role.CARD, Role.ROW_CURRENT)),
    (Role.ACCENT, (Role.CARD, Role.ACCENT_SOFT, Role.ROW_CURRENT)),
    (Role.ON_ACCENT, (Role.ACCENT,)),
    (Role.ALARM, (Role.CARD,)),
    (Role.ON_ALARM, (Role.ALARM,)),
    (Role.WARNING, (Role.CARD,)),
    (Role.BUTTON_TEXT, (Role.BUTTON, Role.BUTTON_HOVER, Role.BUTTON_PRESSED, Role.ACCENT_SOFT)),
    (Role.BUTTON_BLOCKED_TEXT, (Role.BUTTON_BLOCKED, Role.KEY)),
    (Role.KEY_TEXT, (Role.KEY,)),
    (Role.FIELD_TEXT, (Role.FIELD,)),
    (Role.TIP_TEXT, (Role.TIP,)),
    (Role.TOP_TEXT, (Role.TOP,)),
    (Role.TOP_MUTED, (Role.TOP,)),
    (Role.ON_SAVED, (Role.SAVED,)),
    (Role.BAR_TEXT, (Role.BAR,)),
    (Role.BAR_MUTED, (Role.BAR,)),
    (Role.BAR_CALL, (Role.BAR,)),
    (Role.BAR_BUTTON_TEXT, (Role.BAR_BUTTON, Role.BAR_BUTTON_HOVER)),
    (Role.BAR_PRIMARY_TEXT, (Role.BAR_PRIMARY,)),
    (Role.BAR_BLOCKED_TEXT, (Role.BAR_BLOCKED, Role.BAR_KEY)),
    (Role.BAR_KEY_TEXT, (Role.BAR_KEY,)),
    (Role.CLOCK_RUNNING, (Role.CARD,)),
    (Role.CLOCK_LAST, (Role.CARD,)),
    (Role.CLOCK_OVER, (Role.CARD,)),
    (Role.CLOCK_STILL, (Role.CARD,)),
    (Role.BOARD_FRAME_TEXT, (Role.BOARD_FRAME,)),
    (Role.BOARD_MARK, (Role.BOARD_SURFACE,)),
    (Role.BOARD_MARK_JUMPED, (Role.BOARD_SURFACE,)),
)
"""Which colours words are written in, each with the colours they are written on: at least 4.5 to 1 in every theme."""

SHAPES_ON: tuple[tuple[Role, tuple[Role, ...]], ...] = (
    (Role.FOCUS, (Role.WINDOW, Role.CARD, Role.BUTTON, Role.BUTTON_HOVER, Role.BUTTON_PRESSED)),
    (Role.FOCUS, (Role.ACCENT_SOFT, Role.FIELD, Role.ROW_CURRENT)),
    (Role.BAR_FOCUS, (Role.BAR, Role.BAR_BUTTON, Role.BAR_BUTTON_HOVER, Role.TOP)),
    (Role.BUTTON_BORDER, (Role.CARD,)),
    (Role.BAR_BUTTON_BORDER, (Role.BAR,)),
    (Role.CARD_CURRENT, (Role.WINDOW, Role.CARD)),
    (Role.CLOCK_RUNNING, (Role.CLOCK_TRACK,)),
    (Role.CLOCK_LAST, (Role.CLOCK_TRACK,)),
    (Role.CLOCK_OVER, (Role.CLOCK_TRACK,)),
)
"""Shapes that carry meaning, each with what they lie on: at least 3 to 1 in every theme."""
