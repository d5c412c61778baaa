"""What is said about sounds."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.sound.report import Outcome, SoundReport


def sound_result(report: SoundReport) -> str:
    """What came of playing a sound, and what can be done about it."""
    match report.outcome:
        case Outcome.PLAYED:
            text = QCoreApplication.translate("Sound", "The sound was played by {player}. Did you hear it?")
        case Outcome.REPLACED:
            text = QCoreApplication.translate("Sound", "Another sound took its place. Try again.")
        case Outcome.NO_PLAYER:
            text = QCoreApplication.translate(
                "Sound", "This machine has no player for sounds. Install pw-play, paplay or aplay."
            )
        case Outcome.NO_FILE:
            text = QCoreApplication.translate("Sound", "The sound could not be written to disk: {said}. Make room.")
        case Outcome.NOT_STARTED:
            text = QCoreApplication.translate("Sound", "{player} cannot be started: {said}.")
        case Outcome.FAILED:
            text = QCoreApplication.translate(
                "Sound", "{player} could not play: {said}. Is a loudspeaker connected and chosen?"
            )
        case Outcome.TIMED_OUT:
            text = QCoreApplication.translate("Sound", "{player} did not come to an end. Is the sound device busy?")
    return text.format(player=report.player, said=report.said.rstrip(". "))


def sound_trouble(report: SoundReport) -> str:
    """That the clock cannot be heard, and why in short: there is a match to be umpired."""
    match report.outcome:
        case Outcome.NO_PLAYER | Outcome.NO_FILE | Outcome.TIMED_OUT | Outcome.PLAYED | Outcome.REPLACED:
            why = sound_result(report)
        case Outcome.NOT_STARTED | Outcome.FAILED:
            text = QCoreApplication.translate(
                "Sound", "{player} could not play. Is a loudspeaker connected? Try it in the preferences."
            )
            why = text.format(player=report.player)
    text = QCoreApplication.translate("Sound", "No sound: the clock flashes only. {why}")
    return text.format(why=why)
