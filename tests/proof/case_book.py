"""The case book: an example of each ruling, the changes, and the open questions, for a federation to read and sign."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace

from carrom_desk import __version__
from carrom_desk.i18n import in_english
from carrom_desk.match.side import BySide
from carrom_desk.presentation.questions.posed import Answer, Posed, act_line, answer, position_lines
from carrom_desk.presentation.wording.laws_text import event_rules
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.rules.acts import Act, Offender, Violation
from carrom_desk.rules.breaches import BreachGroup, entry
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import NO_MEN, Position
from carrom_desk.rules.texts.readings import Reading
from tests.proof.changes import CHANGES, Compared, compared
from tests.proof.pictures import Picture, picture_of
from tests.proof.play_out import place_of, stated_of
from tests.proof.statement import heading
from tests.proof.sweep import Distinct, Example, Proof, scores

WHAT = (
    "This book shows how Carrom Desk rules under these laws: each case with the board, the act, the words that the "
    "umpire reads, and the laws that decide."
)
HOW = (
    "A board was played out from the opening position: every act at every position. Each ruling was compared with "
    "a second statement of the same laws, written from their text and apart from the program. {agrees}"
)
AGREES = "They agree in every act."
DIFFERS = "They differ in {acts:,} acts."
SAME = (
    "Two rulings are the same if they decide the same by the same laws and readings, wherever the men are. Of "
    "{rulings:,} rulings, those that differ only in men placed, owed or jumped, in a score that decides nothing, or in "
    "whether this stroke made the break, are shown once. That leaves {cases:,} cases."
)
BY_EVENT = "By the rules of the event, which differ from this text: {rules}."
READ = (
    "It is White’s turn in every example. The pictures show what stays on the board and, beside the pockets, what "
    "was pocketed. The score is given where it changes the ruling."
)
CHANGED = (
    "icf-1993 and icf-revised decide these acts differently, or one of them by its text and the other by a "
    "reading. Laws are renumbered throughout. That alone is no change."
)
OTHER_GROUND = "same result, other ground"
OPEN = (
    "Here the text is silent, contradicts itself or leaves the decision to the umpire. Carrom Desk decides as follows. "
    "Mark what your federation decides otherwise. The umpire can override every ruling that rests on it."
)
OF_THE_MATCH = "{reading}: about placing or the match, not about a single act"
PLACED_IN_TIME = (
    "Some of the men to be placed are not placed in time. Law {law} lets the umpire have those placed in time removed, "
    "but does not require it. Do they stay?"
)
UMPIRE_DECIDES = "The umpire decides, and enters how many stay. The right to place the others is lost."
EACH_TIME = "left to the umpire each time"
AGREEMENT = (
    "We have read these cases. They follow from the laws, except for the cases listed here. The open questions "
    "are marked as agreed or as decided otherwise."
)
SIGNATURES = ("For the federation", "Technical officer", "Chief referee")
BLANKS = ("Federation", "Edition read", "Cases disputed", "Place and date")


@dataclass(frozen=True, slots=True)
class Case:
    """A ruling with its example."""

    number: int
    board: str
    """Identifier of its picture."""
    position: tuple[str, ...]
    act: str
    ruling: str
    details: tuple[str, ...]
    call: str
    laws_word: str
    laws: str
    readings: tuple[int, ...]
    """Numbers of the open questions it depends on."""


@dataclass(frozen=True, slots=True)
class CaseChapter:
    """Cases under the same laws."""

    title: str
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class ChangeShown:
    """A class of changes with an example."""

    title: str
    older: str
    newer: str
    count: str
    position: str
    older_act: str
    newer_act: str
    older_ruling: str
    newer_ruling: str


@dataclass(frozen=True, slots=True)
class ReadingShown:
    """An open question."""

    number: int
    question: str
    answer: str
    decides: str


@dataclass(frozen=True, slots=True)
class CaseBook:
    """Contents of the case book."""

    title: str
    edition: str
    version: str
    about: tuple[str, ...]
    figures: tuple[tuple[str, str], ...]
    chapters: tuple[CaseChapter, ...]
    boards: dict[str, Picture]
    changes: tuple[ChangeShown, ...]
    """Only between the ICF's two texts."""
    readings: tuple[ReadingShown, ...]
    changes_title: str = "What changed"
    changes_about: str = CHANGED
    readings_title: str = "Open questions"
    readings_about: str = OPEN
    agreement: str = AGREEMENT
    blanks: tuple[str, ...] = BLANKS
    signatures: tuple[str, ...] = SIGNATURES

    def as_values(self) -> dict[str, object]:
        """Returns the case book as JSON values."""
        return asdict(self)


def case_book(proof: Proof) -> CaseBook:
    """Creates the case book of a proved edition."""
    edition, name, rules = proof.edition, in_english(proof.edition.name), event_rules(proof.edition)
    if edition.event is not None:
        name = f"{edition.event.name} ({name})"
    readings = _open_readings(proof)
    numbers = {reading: place for place, reading in enumerate(readings, 1)}
    boards: dict[str, Picture] = {}
    chapters = tuple(_chapters(proof, numbers, boards))
    cases = [case for chapter in chapters for case in chapter.cases]
    examples = plainest_examples(proof)
    changes = tuple(_changes(examples)) if edition in (ICF_REVISED, ICF_1993) else ()
    shown_readings = tuple(_readings_shown(proof, numbers, cases))
    return CaseBook(
        title=f"Case book: {name}",
        edition=edition.id,
        version=__version__,
        about=(
            WHAT,
            *((BY_EVENT.format(rules=rules),) if rules else ()),
            HOW.format(agrees=AGREES if not proof.wrong else DIFFERS.format(acts=proof.wrong)),
            SAME.format(rulings=len(proof.rulings), cases=len(cases)),
            READ,
        ),
        figures=(
            (f"{proof.positions:,}", "positions"),
            (f"{proof.acts:,}", "acts"),
            (f"{len(cases):,}", "cases"),
            (f"{len(shown_readings):,}", "open questions"),
        ),
        chapters=chapters,
        boards=boards,
        changes=changes,
        readings=shown_readings,
    )


def shown(proof: Proof) -> list[tuple[Distinct, Example]]:
    """Returns the rulings with a case of their own: those that differ not only in placed or jumped men.

    Placing faults before the break are left out, since nothing is placed before it.
    """
    found: dict[tuple[object, ...], tuple[Distinct, Example]] = {}
    for distinct, example in proof.rulings.items():
        if not example.position.break_.made and _is_placing(example.act):
            continue
        key = _case_key(proof.edition, distinct)
        if key not in found or example.rank < found[key][1].rank:
            found[key] = distinct, example
    return sorted(found.values(), key=lambda each: each[1].rank)


def _case_key(edition: Edition, distinct: Distinct) -> tuple[object, ...]:
    """Returns the parts of a case that matter to readers, without the break, jumped and owed men."""
    left_out = {edition.numbers.get(law) for law in (Law.BREAK_MADE, Law.MEN_JUMPED, Law.STRIKER_JUMPED)}
    laws = tuple(law for law in distinct.laws if law not in left_out)
    own, opponent = (taken or back for taken, back in zip(distinct.taken, distinct.back, strict=True))
    return distinct._replace(laws=laws, taken=(own, opponent), stays_owed=(False, False))


def _is_placing(act: Act) -> bool:
    breach = act.breach if isinstance(act, Violation) else None
    return breach is not None and entry(breach).group is BreachGroup.PLACING


def plainest(edition: Edition, example: Example) -> tuple[Position, Act]:
    """Returns an example at an even score, unless the score matters."""
    plain = replace(example.position, score=NO_MEN)
    ruled = [judge(position, example.act, edition) for position in (plain, example.position)]
    return (plain if ruled[0] == ruled[1] else example.position), example.act


def plainest_examples(proof: Proof) -> list[tuple[Position, Act]]:
    """Returns the examples of the cases: one for rulings that differ only in a score that decides nothing."""
    return list(dict.fromkeys(plainest(proof.edition, example) for _, example in shown(proof)))


def depends_on_score(edition: Edition, position: Position, act: Act) -> bool:
    """Returns True when another score leads to another ruling."""
    ruled = [judge(replace(position, score=score), act, edition) for score in scores(edition)]
    return any(each != ruled[0] for each in ruled)


def _chapters(proof: Proof, numbers: dict[Reading, int], boards: dict[str, Picture]) -> Iterable[CaseChapter]:
    edition, by_title = proof.edition, dict[str, list[tuple[Position, Act]]]()
    for position, act in plainest_examples(proof):
        title = heading(edition.id, place_of(position), stated_of(act)).partition(": ")[2]
        by_title.setdefault(title, []).append((position, act))
    number = 0
    for title, examples in by_title.items():
        cases = []
        for position, act in examples:
            number += 1
            cases.append(_case(edition, number, position, act, numbers, boards))
        yield CaseChapter(title[:1].upper() + title[1:], tuple(cases))


def _case(
    edition: Edition, number: int, position: Position, act: Act, numbers: dict[Reading, int], boards: dict[str, Picture]
) -> Case:
    posed = _posed(edition, position, act)
    ruled = answer(posed, act)
    picture = picture_of(position, act)
    boards[picture.name] = picture
    return Case(
        number=number,
        board=picture.name,
        position=_position(edition, position, act),
        act=act_line(posed, act),
        ruling=sentence(ruled.decision),
        details=ruled.details,
        call=" ".join(ruled.calls),
        laws_word=_law_word(ruled),
        laws=", ".join(ruled.laws),
        readings=tuple(sorted(numbers[reading] for reading, _ in ruled.readings)),
    )


def _position(edition: Edition, position: Position, act: Act) -> tuple[str, ...]:
    """Returns sentences on the position, with the score where it matters and the man of a placing fault."""
    posed = _posed(edition, position, act)
    lines = position_lines(posed, with_score=depends_on_score(edition, position, act))[1:]
    if not isinstance(act, Violation) or not _is_placing(act):
        return lines
    placer = {Offender.OWN: "White", Offender.PARTNER: "White’s partner", Offender.OPPONENT: "Black"}[act.by]
    man = "white" if act.by is Offender.OPPONENT else "black"
    return (*lines, f"{placer} is placing 1 {man} man, counted here as on the board.")


def _posed(edition: Edition, position: Position, act: Act) -> Posed:
    """Returns the position with players named after their men, in doubles if the act needs a partner."""
    doubles = isinstance(act, Violation) and act.by is Offender.PARTNER
    white, black = ("White", "White’s partner"), ("Black", "Black’s partner")
    seats = 2 if doubles else 1
    return Posed(edition, position, BySide(white[:seats], black[:seats]))


def _changes(examples: list[tuple[Position, Act]]) -> Iterable[ChangeShown]:
    found: dict[str, list[tuple[Position, Act, Compared]]] = {change.title: [] for change in CHANGES}
    for position, act in examples:
        difference = compared(position, act)
        if difference is not None:
            found[difference.change.title].append((position, act, difference))
    for change in CHANGES:
        cases = found[change.title]
        # The plainest example with another result, if there is one.
        position, act, example = next((each for each in cases if not each[2].is_same_result), cases[0])
        both = [_posed(laws, position, act) for laws in (ICF_1993, ICF_REVISED)]
        older, newer = ((act_line(posed, act), _in_a_line(answer(posed, act))) for posed in both)
        cases_counted = f"{len(cases):,} of the cases"
        yield ChangeShown(
            change.title,
            change.older,
            change.newer,
            f"{cases_counted}, {OTHER_GROUND}" if example.is_same_result else cases_counted,
            " ".join(_position(ICF_REVISED, position, act)),
            older[0],
            newer[0],
            older[1],
            newer[1],
        )


def _in_a_line(ruled: Answer) -> str:
    laws = (f"{_law_word(ruled)} {', '.join(ruled.laws)}.",) if ruled.laws else ()
    return " ".join((sentence(ruled.decision), *ruled.details, *laws))


def _law_word(ruled: Answer) -> str:
    """Returns the word for the numbers or, in the club editions, the headings of their texts."""
    one = "Law" if ruled.edition.base in (ICF_REVISED, ICF_1993) else "Section"
    return one if len(ruled.laws) == 1 else f"{one}s"


def _open_readings(proof: Proof) -> list[Reading]:
    """Returns the readings of the edition: those that decide acts first, by number of acts."""
    deciding = [reading for reading, _ in proof.decided_by.most_common()]
    return deciding + [each for each in Reading if each in proof.edition.readings and each not in proof.decided_by]


def _readings_shown(proof: Proof, numbers: dict[Reading, int], cases: list[Case]) -> Iterable[ReadingShown]:
    edition = proof.edition
    for reading, number in numbers.items():
        text, acts = edition.explain(reading), proof.decided_by[reading]
        decides = OF_THE_MATCH.format(reading=reading)
        if acts:
            shown_in = sum(number in case.readings for case in cases)
            decides = f"{reading}: decides {acts:,} acts ({acts / proof.acts:.2%}), {shown_in:,} of the cases"
        yield ReadingShown(number, text.question, text.answer, decides)
    late, limit = (edition.numbers.get(law) for law in (Law.PLACING_NOT_FINISHED, Law.PLACING_TIME_LIMIT))
    if late != limit:
        yield ReadingShown(len(numbers) + 1, PLACED_IN_TIME.format(law=late), UMPIRE_DECIDES, EACH_TIME)
