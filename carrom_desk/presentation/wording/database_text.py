"""Results of work on the database: a check, a recovery, and what a backup lacks."""

from carrom_desk.formats import to_the_minute
from carrom_desk.i18n import _, ngettext
from carrom_desk.match.ports.store import CheckOutcome, Loss, RescueOutcome

from .refusal_text import in_language


def loss_words(loss: Loss) -> str:
    """Returns how much a backup lacks."""
    if not loss.entries:
        return _("The backup has every entry of the current database.")
    if not loss.since:
        words = ngettext("{count} entry is not in the backup.", "{count} entries are not in the backup.", loss.entries)
        return words.format(count=loss.entries)
    words = ngettext(
        "{count} entry since {time} is not in the backup.",
        "{count} entries since {time} are not in the backup.",
        loss.entries,
    )
    return words.format(count=loss.entries, time=to_the_minute(loss.since))


def rescue_words(outcome: RescueOutcome) -> tuple[str, tuple[str, ...]]:
    """Returns what was recovered, and the losses."""
    said = _("Matches recovered in full: {whole}, in part: {partial}, lost: {lost}.")
    kept = _("The damaged file is kept as {aside}").format(aside=outcome.set_aside)
    losses = tuple(map(in_language, outcome.losses))
    said = said.format(whole=outcome.whole, partial=outcome.partial, lost=outcome.lost)
    return said, (kept, *losses) if outcome.set_aside else losses


def check_words(outcome: CheckOutcome) -> tuple[str, tuple[str, ...]]:
    """Returns what was checked, and the faults and notes."""
    said = _("Matches checked: {matches}, entries: {entries}. No problems found.")
    if outcome.faults:
        said = _("Matches checked: {matches}, entries: {entries}. Problems found: {faults}.")
    said = said.format(matches=outcome.matches, entries=outcome.entries, faults=len(outcome.faults))
    return said, tuple(map(in_language, (*outcome.faults, *outcome.notes)))
