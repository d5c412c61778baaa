"""Results of work on the database: a check, a recovery, and what a backup lacks."""

from carrom_desk.formats import to_the_minute
from carrom_desk.i18n import _, ngettext
from carrom_desk.match.ports.store import CheckOutcome, Flaw, Loss, RescuedMatch, RescueOutcome

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
    lost = sum(match.is_lost for match in outcome.matches)
    whole = sum(match.is_whole for match in outcome.matches)
    said = _("Matches recovered in full: {whole}, in part: {partial}, lost: {lost}.")
    kept = _("The damaged file is kept as {aside}").format(aside=outcome.set_aside)
    losses = tuple(_loss(match) for match in outcome.matches if not match.is_whole)
    said = said.format(whole=whole, partial=len(outcome.matches) - whole - lost, lost=lost)
    return said, (kept, *losses) if outcome.set_aside else losses


def _loss(match: RescuedMatch) -> str:
    if match.is_lost:
        return _("Match {match}: nothing could be recovered.").format(match=match.id)
    words = _("Match {match}, {sides}: recovered up to entry {kept} of {of}.")
    return words.format(match=match.id, sides=match.sides, kept=match.kept - 1, of=(match.length or 0) - 1)


def check_words(outcome: CheckOutcome) -> tuple[str, tuple[str, ...]]:
    """Returns what was checked, and the faults and notes."""
    said = _("Matches checked: {matches}, entries: {entries}. No problems found.")
    if outcome.faults:
        said = _("Matches checked: {matches}, entries: {entries}. Problems found: {faults}.")
    said = said.format(matches=outcome.matches, entries=outcome.entries, faults=len(outcome.faults))
    return said, tuple(map(flaw_words, (*outcome.faults, *outcome.notes)))


def flaw_words(flaw: Flaw) -> str:
    """Returns a problem with its place."""
    fault = in_language(flaw.sentence)
    if flaw.match_id is None:
        return fault
    if flaw.entry is None:
        return _("Match {match}: {fault}").format(match=flaw.match_id, fault=fault)
    return _("Match {match}, entry {entry}: {fault}").format(match=flaw.match_id, entry=flaw.entry, fault=fault)
