"""`carrom-desk matches`, `import`, `export`, `results` and `check`: commands on the database and its files."""

from carrom_desk.desk.gathering import listed
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.codec.entry_codec import sentence_of_difference
from carrom_desk.exchange.match_file import read_match, replay_match, text_of, write_match
from carrom_desk.exchange.sol.sol_names import is_sol_name
from carrom_desk.match.effects.outcome import OutcomeKind
from carrom_desk.match.ports.store import Flaw, MatchId, MatchSummary, StoreConflict, StoreDamaged
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import Side

from .arguments import AddCommand, add_target
from .opening import desk_at, library_at
from .talk import FAILED, OK, CommandFailed, answer, bytes_of_file, error_of, message, write, written_difference

SOL_ENDINGS = (".sol", ".sol.gz")
"""Extensions of SoL files."""


def register(add: AddCommand) -> None:
    """Registers the commands."""
    listing = add("matches", "List the stored matches.", lambda asked, at: list_matches(at, in_trash=asked.trash))
    listing.add_argument("--trash", action="store_true", help="list the matches in the trash instead")
    text = "Check the database and every match in it, or match files."
    checking = add("check", text, lambda asked, at: check_files(asked.files) if asked.files else check(at))
    checking.add_argument("files", nargs="*", metavar="FILE", help="match files to check instead of the database")
    importing = add(
        "import",
        "Import match files, or the pairings of SoL files.",
        lambda asked, at: import_files(at, asked.files, replace=asked.replace),
        makes_database=True,
    )
    importing.add_argument("files", nargs="+", metavar="FILE")
    importing.add_argument("--replace", action="store_true", help="replace stored matches with the same id")
    text = "Write a stored match to a match file."
    exporting = add("export", text, lambda asked, at: export_match(at, asked.id, asked.to))
    exporting.add_argument("id", metavar="ID")
    exporting.add_argument("--to", required=True, metavar="FILE")
    results = add(
        "results",
        "Write the results of stored matches into the organiser's SoL file.",
        lambda asked, at: write_results(at, asked.file, asked.to, replace=asked.replace),
    )
    results.add_argument("file", metavar="FILE", help="the file with the pairings, which is only read")
    add_target(results, SOL_ENDINGS)
    results.add_argument("--replace", action="store_true", help="replace results that are already there")


def list_matches(database: str, *, in_trash: bool = False) -> int:
    """Writes every stored match, newest first, or every match in the trash."""
    with library_at(database) as library:
        for summary in listed(library, in_trash=in_trash):
            answer(_listed(summary))
    return OK


def _listed(summary: MatchSummary) -> dict[str, object]:
    is_claim_open = summary.result.kind is OutcomeKind.CLAIM_OPEN
    return {
        "id": summary.id,
        "started": summary.started or None,
        "event": summary.event,
        "sides": {"a": summary.sides.a, "b": summary.sides.b},
        "status": summary.status.value,
        "games": {"a": summary.games.a, "b": summary.games.b},
        "score": {"a": summary.score.a, "b": summary.score.b},
        **({"claim_open": True} if is_claim_open else {}),
    }


def import_files(database: str, paths: list[str], *, replace: bool) -> int:
    """Imports the matches of these files; a stored match is replaced only with `replace`."""
    status = OK
    with desk_at(database) as (library, _):
        for path in paths:
            try:
                _import(library, path, replace=replace)
            except InvalidDocument as invalid:
                kind = "a SoL file that can be read" if is_sol_name(path) else "a match file that can be replayed"
                first = invalid.problems[0]
                why = f"It is not {kind}." if first.at or not is_sol_name(path) else str(first.problem)
                message(f"{path} was not imported. {why}")
                answer({"file": path, **error_of(invalid.problems)})
                status = FAILED
            except (CommandFailed, StoreConflict) as failed:
                message(f"{path} was not imported. {failed}")
                status = FAILED
    return status


def _import(library: MatchLibrary, path: str, *, replace: bool) -> None:
    if is_sol_name(path):
        _import_pairings(library, path)
        return
    match = read_match(text_of(bytes_of_file(path)))
    unlawful = replay_match(match).unlawful
    try:
        library.add(match, replace_existing=replace)
    except StoreConflict as conflict:
        raise StoreConflict(f"{conflict} Add --replace to replace it.") from conflict
    for each in unlawful:
        message(f"{path}: the ruling on entry {each.number} differs from the laws. It was imported unchanged.")
    answer({"file": path, "id": match.id})


def _import_pairings(library: MatchLibrary, path: str) -> None:
    """Creates a match for each pairing without a result; existing ones are unchanged."""
    from carrom_desk.desk.imports import offered, pairings_in

    pairings = offered(library, pairings_in(bytes_of_file(path), path))
    if all(pairing.is_known for pairing in pairings):
        message(f"{path} has no new pairing without a result. Nothing was imported.")
    for pairing in pairings:
        if pairing.is_known:
            message(f"{pairing.setup.versus}: the match of round {pairing.setup.round} is already stored.")
        else:
            setup = pairing.setup
            answer(
                {
                    "file": path,
                    "id": library.begin(setup).id,
                    "round": setup.round,
                    "table": setup.table,
                    "sides": {"a": setup.side_name(Side.A), "b": setup.side_name(Side.B)},
                }
            )


def write_results(database: str, source: str, target: str, *, replace: bool) -> int:
    """Writes the results of stored matches into the organiser's SoL file; returns 1 when there is none."""
    from carrom_desk.desk.imports import results_into

    with library_at(database) as library:
        results = results_into(library, bytes_of_file(source), source, replace=replace)
    for said in (*results.written, *results.notes):
        message(said)
    if not results.written:
        raise CommandFailed(f"{target} was not written. No stored match has a result for a pairing in {source}.")
    write(target, results.content_for(target))
    return OK


def export_match(database: str, match_id: str, target: str) -> int:
    """Writes a stored match to a match file."""
    with library_at(database) as library:
        text = write_match(library.store.load(MatchId(match_id)))
    write(target, text.encode("utf-8"))
    return OK


def check_files(paths: list[str]) -> int:
    """Checks match files by replaying each; writes a line for each problem, and returns 1 if there are any."""
    faults = 0
    for path in paths:
        try:
            match = read_match(text_of(bytes_of_file(path)))
            unlawful = replay_match(match).unlawful
        except InvalidDocument as invalid:
            answer({"file": path, **error_of(invalid.problems)})
            faults += 1
            continue
        for each in unlawful:
            told = {"kind": "fault", "match": match.id, "problem": sentence_of_difference(each)}
            answer({"file": path, **told, **written_difference(each)})
        faults += len(unlawful)
    message(f"Files checked: {len(paths)}. {'No problems found.' if not faults else f'Problems found: {faults}.'}")
    return FAILED if faults else OK


def check(database: str) -> int:
    """Checks the file, its references and, by replaying, every match; returns 1 if there is a problem."""
    # SQLAlchemy takes half a second to load: only commands that need the database pay for it.
    from carrom_desk.storage.service import SqlDatabaseService

    def write_fault(fault: Flaw, kind: str) -> None:
        told = {} if fault.difference is None else written_difference(fault.difference)
        answer({"kind": kind, "match": fault.match_id, "entry": fault.entry, "problem": fault.sentence, **told})

    try:
        checkup = SqlDatabaseService(database).check()
    except StoreDamaged as damaged:
        answer({"kind": "fault", "match": None, "entry": None, "problem": str(damaged)})
        return FAILED
    for note in checkup.notes:
        write_fault(note, "note")
    for fault in checkup.faults:
        write_fault(fault, "fault")
    found = "No problems found." if not checkup.faults else f"Problems found: {len(checkup.faults)}."
    message(f"Matches checked: {checkup.matches}, entries: {checkup.entries}. {found}")
    return FAILED if checkup.faults else OK
