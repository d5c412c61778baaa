"""Design tokens: text sizes and colour roles. Themes define the colours."""

from enum import IntEnum, StrEnum, auto, unique


@unique
class TextSize(IntEnum):
    """Text sizes in pixels at a scale of 1."""

    SMALL = 13
    BODY = 15
    TITLE = 20
    DECISION = 24
    CALL = 26
    RESULT = 32
    NUMERAL = 40


@unique
class Role(StrEnum):
    """Colour roles, defined by every theme."""

    # Cards and words on them
    WINDOW = auto()
    CARD = auto()
    EDGE = auto()
    """Border of cards, buttons and fields; clear in themes that tell them apart by tone."""
    CARD_CURRENT = auto()
    """Border of the card that is currently relevant."""
    TEXT = auto()
    TEXT_MUTED = auto()
    TEXT_STRUCK = auto()
    """Undone entries."""
    ACCENT = auto()
    ACCENT_SOFT = auto()
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
    """Shapes that need a contour: scroll bars, sliders, boxes."""
    BUTTON_HOVER = auto()
    BUTTON_PRESSED = auto()
    BUTTON_DEEP = auto()
    """Button that lies on the window instead of on a card."""
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

    # The strip and the buttons of the stroke
    ACTS_NOW = auto()
    """Ground of the side that must act now."""
    LAST_SECONDS = auto()
    ON_LAST_SECONDS = auto()
    BUTTON_STROKE = auto()
    """Button of the stroke, below the board."""

    # The clocks
    CLOCK_TRACK = auto()
    CLOCK_RUNNING = auto()
    CLOCK_LAST = auto()
    CLOCK_OVER = auto()

    # The board and its pieces
    BOARD_FRAME = auto()
    BOARD_FRAME_EDGE = auto()
    BOARD_FRAME_TEXT = auto()
    BOARD_SURFACE = auto()
    BOARD_LINE = auto()
    BOARD_POCKET = auto()
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
