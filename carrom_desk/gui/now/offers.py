"""Actions that are offered at more than one step."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.match.entries import WalkedOver
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.stroke_draft import StrokeDraft, fell_by_itself
from carrom_desk.rules.laws import Law

from .intents import Ask
from .now import Offer


def confirm_offer(blocked: str) -> Offer:
    """Confirm the stroke as it is marked."""
    return Offer("confirm", QCoreApplication.translate("WhatNow", "Confirm"), Ask.CONFIRM, blocked=blocked)


def clear_offer(draft: StrokeDraft) -> Offer:
    """Take every mark back."""
    blocked = QCoreApplication.translate("WhatNow", "Nothing is marked.") if draft.is_empty() else ""
    title = QCoreApplication.translate("WhatNow", "Clear")
    return Offer("clear", title, Ask.CLEAR, KeyAction.CLEAR, blocked)


def fallen_offers(record: MatchRecord, draft: StrokeDraft) -> tuple[Offer, ...]:
    """Add what is marked to the stroke before: it fell on its own from a pocket's brink (icf-revised 71, 113)."""
    law = Law.QUEEN_FALLS_BY_ITSELF if draft.pocketed.queen else Law.MAN_FALLS_BY_ITSELF
    reason = QCoreApplication.translate("WhatNow", "It fell by itself")
    cited = ", ".join(record.setup.edition.cite(law))
    if cited:
        reason = QCoreApplication.translate("WhatNow", "{reason} (law {law})").format(reason=reason, law=cited)
    amendment = fell_by_itself(draft, record, reason)
    if amendment is None:
        return ()
    return (Offer("fell_by_itself", QCoreApplication.translate("WhatNow", "Fell by itself"), amendment),)


def toss_offer() -> Offer:
    """Enter the toss."""
    return Offer("toss", QCoreApplication.translate("WhatNow", "Toss…"), Ask.TOSS)


def walkover_offers(setup: Setup) -> tuple[Offer, ...]:
    """The other side did not appear: each side may win by that (icf-revised 143(i))."""
    title = QCoreApplication.translate("WhatNow", "{side} wins")
    reason = QCoreApplication.translate("WhatNow", "Not at the board in time (law 143(i))")
    return tuple(
        Offer(f"walkover_{side}", title.format(side=setup.side_name(side)), WalkedOver(side, reason)) for side in Side
    )


def report_offers() -> tuple[Offer, ...]:
    """Write the report."""
    return (
        Offer("report_pdf", QCoreApplication.translate("WhatNow", "Report as PDF…"), Ask.REPORT_PDF, KeyAction.REPORT),
        Offer("report_html", QCoreApplication.translate("WhatNow", "Report as HTML…"), Ask.REPORT_HTML),
    )
