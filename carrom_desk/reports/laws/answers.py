"""Answers of the editions to a question about an act, or about time, placing, forgoing, passes or protests."""

from collections.abc import Callable, Mapping

from carrom_desk.exchange.laws.law_book import laws_of, laws_of_reading
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.presentation.questions.posed import Answer, answer
from carrom_desk.presentation.questions.question import LawTopic, Question
from carrom_desk.presentation.wording.match_text import duration
from carrom_desk.reports.laws.law_books import law_book
from carrom_desk.reports.laws.law_page import NO_WORD, readings_of
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.laws import Citation
from carrom_desk.school.cases.judged import ExerciseQuestion
from carrom_desk.school.cases.moments import Moment, PassedAgain, Protested
from carrom_desk.school.exercise_text import value_words

_LAWS: Mapping[LawTopic, tuple[str, ...]] = {
    LawTopic.STROKE_TIME: ("stroke_time", "break_after_play", "time_from_rest", "time_from_striker_removed"),
    LawTopic.PLACING_TIME: ("placing_time_limit", "placing_not_finished", "owed_lost_when_forgotten"),
    LawTopic.PLACING: (
        "due_taken_out",
        "right_hand_neighbour_places",
        "striking_player_places",
        "placed_when_there_is_space",
        "unwilling_to_place",
        "penalty_of_one_man",
        "owed_returned_at_end",
    ),
    LawTopic.FORGOING: ("forgoing_in_full", "unwilling_to_place"),
    LawTopic.PASSES: ("all_pass",),
    LawTopic.PROTEST: ("play_after_protest", "protest_upheld", "protest_overruled", "protest_content"),
}
_CLOCKS: Mapping[LawTopic, ClockKind] = {
    LawTopic.STROKE_TIME: ClockKind.STROKE,
    LawTopic.PLACING_TIME: ClockKind.PLACING,
    LawTopic.FORGOING: ClockKind.PLACING_OR_FORGOING,
}
_MOMENTS: Mapping[LawTopic, Callable[[Edition, bool], tuple[Moment, ...]]] = {
    LawTopic.PASSES: lambda edition, doubles: (
        PassedAgain(edition=edition, doubles=doubles, before=11 if doubles else 5),
    ),
    LawTopic.PROTEST: lambda edition, _doubles: tuple(
        Protested(edition=edition, upheld=upheld) for upheld in (None, True, False)
    ),
}
_UPHELD: Mapping[bool | None, Words] = {
    None: N_("Not decided yet: {answer}."),
    True: N_("Upheld: {answer}."),
    False: N_("Overruled: {answer}."),
}


def rulings(question: Question, first: Edition) -> tuple[Answer, ...]:
    ordered = (first, *(each for each in EDITIONS if each is not first))
    if isinstance(question.kind, LawTopic):
        return tuple(topic_answer(each, question.kind, is_doubles=question.is_doubles) for each in ordered)
    return tuple(answer(question.posed(each), question.act) for each in ordered)


def topic_answer(edition: Edition, topic: LawTopic, *, is_doubles: bool) -> Answer:
    """Returns an edition's answer about a topic: the consequence, summaries of the laws, and readings."""
    rows = [row for row in law_book(edition).rows() if set(row.names) & set(_LAWS[topic])]
    laws = {law for row in rows for law in laws_of(row)}
    clock = edition.clock(_CLOCKS[topic]) if topic in _CLOCKS else None
    lines = [_("Time: {duration}.").format(duration=duration(clock.seconds))] if clock is not None else []
    if rows and topic in _MOMENTS:
        lines += [_followed(moment) for moment in _MOMENTS[topic](edition, is_doubles)]
    lines += [row.summary for row in rows]
    readings = [each for each in readings_of(edition) if laws_of_reading(each) & laws]
    return Answer(
        edition,
        lines[0] if lines else say(NO_WORD),
        tuple(lines[1:]),
        laws=tuple(Citation(row.number) for row in rows),
        readings=tuple((each, edition.explain(each)) for each in readings),
    )


def _followed(moment: Moment) -> str:
    """Returns the consequence of a moment of a match."""
    asked = ExerciseQuestion.PROTEST if isinstance(moment, Protested) else ExerciseQuestion.PASSES
    answer = value_words(moment, asked, moment.answers[asked])
    if isinstance(moment, Protested):
        return say(_UPHELD[moment.upheld], answer=answer)
    number = moment.before + 1 if isinstance(moment, PassedAgain) else 0
    return _("After {number} passes in a row: {answer}.").format(number=number, answer=answer)
