"""What a player can do wrong, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.rules.breaches import Breach


def breach_words(breach: Breach) -> str:
    """A breach, written small as within a sentence."""
    return (
        _of_strokes()
        | _of_men_and_board()
        | _of_seat_and_conduct()
        | _of_placing()
        | _of_warnings_and_boards()
        | _of_the_match()
    )[breach]


def _of_strokes() -> dict[Breach, str]:
    return {
        Breach.PUSH: QCoreApplication.translate("Breach", "push"),
        Breach.BASE_LINES: QCoreApplication.translate("Breach", "striker not on both base lines"),
        Breach.BASE_CIRCLE: QCoreApplication.translate("Breach", "base circle not covered, or arrow touched"),
        Breach.ELBOW: QCoreApplication.translate("Breach", "elbow over the surface or the arrow lines"),
        Breach.STRIKER_NOT_REMOVED: QCoreApplication.translate("Breach", "opponent's striker still on the board"),
        Breach.BODY_BEYOND_LINES: QCoreApplication.translate("Breach", "body beyond the arrow lines"),
        Breach.SUPPORT: QCoreApplication.translate("Breach", "propped up during the stroke"),
        Breach.NOT_WITH_FINGER: QCoreApplication.translate("Breach", "not struck with a finger"),
        Breach.NOT_WITH_STRIKER: QCoreApplication.translate("Breach", "not struck with a striker"),
        Breach.HAND_BEYOND_LINES: QCoreApplication.translate("Breach", "hand or arm across the foul lines"),
        Breach.NOT_FORWARDS: QCoreApplication.translate("Breach", "not struck forwards"),
        Breach.MEN_BEHIND_LINE_STRUCK: QCoreApplication.translate("Breach", "man behind the line struck first"),
    }


def _of_men_and_board() -> dict[Breach, str]:
    return {
        Breach.TIME_LIMIT: QCoreApplication.translate("Breach", "15 seconds exceeded"),
        Breach.MEN_TOUCHED: QCoreApplication.translate("Breach", "man or Queen touched"),
        Breach.BOARD_HIT: QCoreApplication.translate("Breach", "board hit or shaken"),
        Breach.POWDER: QCoreApplication.translate("Breach", "powder misused"),
        Breach.STRIKER_ON_FRAME: QCoreApplication.translate("Breach", "striker laid on the frame or in a pocket"),
        Breach.STRIKER_LEFT_ON_BOARD: QCoreApplication.translate("Breach", "striker left on the board"),
        Breach.SOLID_OBJECT: QCoreApplication.translate("Breach", "solid object in the hand"),
        Breach.RUN_TESTED: QCoreApplication.translate("Breach", "run of the striker tested"),
        Breach.REARRANGED_BEFORE_BREAK: QCoreApplication.translate("Breach", "men rearranged before the break"),
        Breach.STRIKER_CHANGED: QCoreApplication.translate("Breach", "striker changed during a board"),
        Breach.BOARD_MOVED: QCoreApplication.translate("Breach", "board moved from its place"),
    }


def _of_seat_and_conduct() -> dict[Breach, str]:
    return {
        Breach.BODY_ON_BOARD: QCoreApplication.translate("Breach", "body against board, stand or table"),
        Breach.CLOTHES_ON_SURFACE: QCoreApplication.translate("Breach", "clothes or jewellery on the surface"),
        Breach.SEAT_MOVED: QCoreApplication.translate("Breach", "chair moved"),
        Breach.SEAT_RAISED: QCoreApplication.translate("Breach", "height of the seat changed"),
        Breach.SEATS_CHANGED: QCoreApplication.translate("Breach", "seats changed"),
        Breach.DISTRACTED_OPPONENT: QCoreApplication.translate("Breach", "opponent distracted"),
        Breach.PARTNERS_TALKED: QCoreApplication.translate("Breach", "partners talked or signalled"),
        Breach.TALKED_TO_SPECTATORS: QCoreApplication.translate("Breach", "talked with onlookers"),
        Breach.SCORE_ASKED: QCoreApplication.translate("Breach", "score asked out of turn"),
    }


def _of_placing() -> dict[Breach, str]:
    return {
        Breach.PLACED_OUTSIDE: QCoreApplication.translate("Breach", "man placed outside the outer circle"),
        Breach.PLACED_DISTURBING: QCoreApplication.translate("Breach", "other pieces shifted while placing"),
        Breach.PLACED_LATE: QCoreApplication.translate("Breach", "placed too late"),
        Breach.PLACED_ON_CENTRE: QCoreApplication.translate("Breach", "man placed on the centre circle"),
        Breach.PLACED_OWN_MAN: QCoreApplication.translate("Breach", "own man placed"),
        Breach.PLACED_FOR_QUEEN_SHOT: QCoreApplication.translate("Breach", "man placed for a shot with the Queen"),
        Breach.PLACED_FOR_PARTNER: QCoreApplication.translate("Breach", "men handed over by the partner"),
        Breach.HELD_ANOTHER_MAN: QCoreApplication.translate("Breach", "another man or the striker held while placing"),
    }


def _of_warnings_and_boards() -> dict[Breach, str]:
    return {
        Breach.MEN_ARRANGED_SLOWLY: QCoreApplication.translate("Breach", "men set up too slowly"),
        Breach.SIDES_CHANGED_SLOWLY: QCoreApplication.translate("Breach", "sides changed too slowly"),
        Breach.DISTRACTED_AGAIN: QCoreApplication.translate("Breach", "opponent distracted again"),
        Breach.ABUSIVE_PROTEST: QCoreApplication.translate("Breach", "protest in foul language"),
        Breach.LEFT_SEAT: QCoreApplication.translate("Breach", "left the seat"),
        Breach.OUT_OF_TURN: QCoreApplication.translate("Breach", "played out of turn"),
        Breach.BOARD_DISTURBED: QCoreApplication.translate("Breach", "board disturbed beyond repair"),
        Breach.PLAYED_WITHOUT_ORDER: QCoreApplication.translate("Breach", "played on without “Play”"),
    }


def _of_the_match() -> dict[Breach, str]:
    return {
        Breach.INDISCIPLINE: QCoreApplication.translate("Breach", "indiscipline"),
        Breach.LEFT_MATCH_AREA: QCoreApplication.translate("Breach", "left the match without leave"),
        Breach.REST_OVERSTAYED: QCoreApplication.translate("Breach", "interval overstayed"),
        Breach.DECISION_REFUSED: QCoreApplication.translate("Breach", "decision not accepted"),
        Breach.INSULTING_REMARKS: QCoreApplication.translate("Breach", "officials insulted"),
        Breach.INTOXICATED: QCoreApplication.translate("Breach", "smoking, drink or drugs"),
        Breach.UNCERTIFIED_STRIKER: QCoreApplication.translate("Breach", "striker not certified"),
        Breach.PLAY_DISCONTINUED: QCoreApplication.translate("Breach", "play stopped without leave"),
        Breach.REPEATED_DISTRACTION: QCoreApplication.translate("Breach", "opponent distracted a third time"),
        Breach.FAILED_TO_REPORT: QCoreApplication.translate("Breach", "not at the board in time"),
    }
