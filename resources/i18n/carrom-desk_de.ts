<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>Es schlägt vor; der Schiedsrichter entscheidet.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>Ihre Matches liegen in {database}.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>Es benutzt kein Netzwerk.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>Übersetzt, aber noch von niemandem gelesen, der mit der Sprache aufgewachsen ist: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>Frei unter der MIT-Lizenz. Die Schriften sind Noto Sans, unter der SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>Papierkorb  (Entf)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>Match-Dateien, um sie anderswo zu importieren…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>Eine Datei für SoL, die Turnierleitung…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>Ergebnisse in die SoL-Datei des Veranstalters…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>die Hand darf den Pfeil überqueren</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>die Hand darf beim Stoß die Spielfläche berühren</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>die Hände dürfen auf dem eigenen Körper ruhen, die Beine auf dem Rand des eigenen Sitzes</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>mit beiden Händen darf gespielt werden</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>ein Stein gilt als gelegt, sobald der Finger ihn im äußeren Kreis loslässt</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>der Spieler am Zug darf überschüssiges Pulver mit dem Striker von seinen Grundlinien und Grundkreisen entfernen</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>beim Legen dürfen Striker und Steine nahe den eigenen Grundlinien liegen</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>Kein Foul: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>Eintrag {number} berichtigen</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Wer es war</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>Verlangte Zusatzpunkte</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>Begründung dazu</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>Gewann die Auslosung</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>Spieler, der anstößt</translation>
    </message>
</context>
<context>
    <name>Amendment</name>
    <message>
        <source>{number} ({said})</source>
        <translation>{number} ({said})</translation>
    </message>
    <message>
        <source>Then: {place}, {score}. {turn}</source>
        <translation>Danach: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>Einträge, die nicht mehr gültig sind: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>Der jetzige Stand des Matches ändert sich nicht.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>Ein Stoß von Weiß</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>Ein Verstoß von Weiß vor seinem ersten Stoß</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>Ein Verstoß von {side}, kein Stoß</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>Regeln, mit denen die anderen verglichen werden</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>Die Queen</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>Der Anstoß</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>Der Anstoß ist vollzogen</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>Anstoß noch offen: Versuch {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>Ein weißer Stein war schon versenkt</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>Ein schwarzer Stein war schon versenkt</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Regelwidriger Stoß</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Nichts berührt</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Vor „Play“</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>Was jede Fassung entscheidet</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>Weiße Steine auf dem Brett</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>Schwarze Steine auf dem Brett</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>Ausstehende weiße Steine</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>Ausstehende schwarze Steine</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>Punkte von Weiß</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>Punkte von Schwarz</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>Als Szenario kopiert: „carrom-desk rule“ liest es.</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>Das ist kein Szenario. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>Eingefügt.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>Vor „Play“ ist nur ein Anstoß möglich.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>Bei weniger als neun Steinen oder vor dem Anstoß steht das fest.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>Es wird nicht nach einem Stoß gefragt.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>Weiß ist am Zug.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>Als Szenario kopieren</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Szenario einfügen</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Drucken oder speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>Nach diesen Regeln ist das nicht möglich</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: {men} auf dem Brett{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>Stand {own} : {opponent}, der Spieler am Zug zuerst.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>Der Anstoß steht noch aus: Versuch {number} von {most}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>Ein Stein von ihm war schon versenkt und kam zurück.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, vor dem ersten Stoß seines Zugs: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>Queen gedeckt von {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ bezeichnet, was von der ersten dieser Fassungen abweicht.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Auslegung</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Zweiter Ordner…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>Gesichert wird bei jedem Start, nach jedem Spiel und Match und beim Verlassen. Ein zweiter Ordner auf einem Stick oder einer anderen Platte bewahrt die Sicherungen, wenn die Platte dieses Rechners versagt.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>Sicherungen gehen in keinen zweiten Ordner.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>Die gewählte Sicherung tritt an die Stelle der Datenbank; die jetzige wird daneben aufgehoben.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>Die letzte Sicherung misslang. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>Letztes Match darin</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Sicherungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>Wählen Sie eine Sicherung.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>Diese Sicherung wird noch untersucht…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>Sicherungen können auch in einen zweiten Ordner gehen, etwa auf einen Stick.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Zweiter Ordner…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Spiel beendet</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>Match beendet</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>vor einer Aktualisierung</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>vor dem Ersetzen</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>Programm beendet</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>Matches: {matches}, Einträge: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>Das Match am Tisch bleibt: Öffnen oder beginnen Sie ein anderes, bevor Sie es löschen.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} ist im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} Matches sind im Papierkorb.</numerusform>
            <numerusform>{count} Matches sind im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} ist endgültig gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} Matches sind endgültig gelöscht.</numerusform>
            <numerusform>{count} Matches sind endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} ist wieder im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} Matches sind wieder im Papierkorb.</numerusform>
            <numerusform>{count} Matches sind wieder im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} ist wieder bei den Matches.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} Matches sind wieder bei den anderen.</numerusform>
            <numerusform>{count} Matches sind wieder bei den anderen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>Weißer Stein {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>Schwarzer Stein {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>versenkt</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>gesprungen</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>auf dem Brett</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>in diesem Stoß versenkt</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>in diesem Stoß vom Brett gesprungen</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>nicht auf dem Brett</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · am Zug</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>auf dem Brett: {white} × Weiß, {black} × Schwarz, Queen</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>auf dem Brett: {white} × Weiß, {black} × Schwarz</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>Queen zu decken</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>Queen kommt zurück</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>Queen gedeckt</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>Queen gedeckt von {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>zu decken</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>gedeckt</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>kommt zurück</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>{count} ausstehend</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>zu legen</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>Carrombrett</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Nicht auf dem Brett</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>Was fiel in diese Tasche?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} auf dem Brett</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>der nächste Druck heißt: gesprungen</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} × Weiß</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} × Schwarz</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>{pieces} versenkt</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>Sprung: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: {count} ausstehend</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>zu legen: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>steht aus</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>Zuerst kommt die Auslosung.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>Striker geschoben</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>Striker nicht auf beiden Grundlinien</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>Grundkreis nicht bedeckt oder Pfeil berührt</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>Ellbogen über der Fläche oder den Pfeillinien</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>Striker des Gegners noch auf dem Brett</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>Körper jenseits der Pfeillinien</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>beim Stoß abgestützt</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>nicht mit einem Finger gestoßen</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>nicht mit einem Striker gestoßen</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>Hand oder Arm über den Foullinien</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>nicht nach vorn gestoßen</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>Stein hinter der Linie zuerst getroffen</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 Sekunden überschritten</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>Stein oder Queen berührt</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>gegen das Brett gestoßen oder daran gerüttelt</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>Pulver missbraucht</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>Striker auf den Rahmen oder in eine Tasche gelegt</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>Striker auf dem Brett gelassen</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>fester Gegenstand in der Hand</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>Lauf des Strikers geprüft</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>Steine vor dem Anstoß umgeordnet</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>Striker während eines Boards gewechselt</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>Brett verschoben</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>Körper an Brett, Gestell oder Tisch</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>Kleidung oder Schmuck auf der Fläche</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>Stuhl gerückt</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>Sitzhöhe geändert</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>Plätze getauscht</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>Gegner gestört</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>Partner sprachen oder gaben Zeichen</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>nach dem Stand gefragt, ohne am Zug zu sein</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>Stein außerhalb des äußeren Kreises gelegt</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>beim Legen andere Steine verschoben</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>zu spät gelegt</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>Stein auf den Mittelkreis gelegt</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>eigenen Stein gelegt</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>Stein für einen Stoß mit der Queen gelegt</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>Steine vom Partner gereicht</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>beim Legen weiteren Stein oder Striker gehalten</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>Steine zu langsam aufgestellt</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>Seiten zu langsam gewechselt</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>Gegner erneut gestört</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>Protest mit Beschimpfung</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>Platz verlassen</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>gespielt, ohne am Zug zu sein</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>Brett so gestört, dass es nicht wiederherzustellen ist</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>ohne „Play“ weitergespielt</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>Disziplinlosigkeit</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>Match ohne Erlaubnis verlassen</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>Spielpause überzogen</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>Entscheidung nicht hingenommen</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>Offizielle beleidigt</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>Rauchen, Alkohol oder Drogen</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>Striker nicht zugelassen</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>Spiel ohne Erlaubnis abgebrochen</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>Gegner zum dritten Mal gestört</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>nicht rechtzeitig am Brett</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>mit Zuschauern gesprochen</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Stellen Sie die letzte Sicherung wieder her, oder lassen Sie das Lesbare in eine neue Datenbank retten.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>Nach den heutigen Regeln fiele zu diesem Eintrag eine andere Entscheidung; die damals getroffene gilt.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>Die Datei ist beschädigt: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>Die Tabellen sind nicht lesbar: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>Es fehlt: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>Hierher gehört nicht: {kind} {name}. Etwas anderes hat es angelegt. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>Verändert wurde: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>Die Datenbank sagt nicht, von welcher Version sie ist. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>Die Verweise lassen sich nicht prüfen: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>In {table} stehen Zeilen, die zu keinem Match gehören. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>Die Matches lassen sich nicht auflisten: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>Es gibt ein Match, dessen Kennung kein Text ist. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>Das Match ist nicht lesbar: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>Das Match ergibt keinen Sinn ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>Das Match steht in der Liste und ist nicht zu finden. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>Die Zeit dieses Eintrags wurde nach dem Speichern geändert. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>In der Spalte {column} steht, was dort nicht stehen kann. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>Die aufgelisteten Spieler sind nicht die des Matches. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>Der Beginn des Matches wurde nach dem Speichern geändert. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>Die Zeit, zu der das Match in den Papierkorb kam, ist keine. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>Dieser Eintrag ist an seiner Stelle nicht möglich: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>Die Liste zeigt etwas anderes, als das Protokoll ergibt. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>Dieser Eintrag fehlt. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Dieser Eintrag wurde nach dem Speichern geändert: Seine Prüfsumme passt nicht mehr. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Der Eintrag davor wurde nach dem Speichern geändert: Seine Prüfsumme passt nicht mehr. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Die Angaben zum Match wurden nach dem Speichern geändert: Ihre Prüfsumme passt nicht mehr. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>Das Match sollte {length} Einträge haben und hat {found}. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>Eine Prüfsumme passt nicht: Das Ende des Protokolls wurde nach dem Speichern geändert. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>Eine Prüfsumme passt nicht: Die Angaben zum Match wurden nach dem Speichern geändert. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>das Match</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>stattgegeben</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (Regel {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>Verletzung oder Krankheit</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>Licht ausgefallen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>Eine Bemerkung für den Bericht; sie ändert nichts.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>Die Uhr hält an; „Play“ startet sie wieder.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Einspruch</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>Oberschiedsrichter gerufen</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>Beschädigter Stein wird getauscht</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>Eine Verwarnung: Sie steht im Bericht und entscheidet nichts.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>Wer wird verwarnt?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>Reihenfolge berichtigen</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>Ein Irrtum wurde erst nach dem nächsten Stoß bemerkt: Geben Sie an, wer jetzt an der Reihe ist. Vor dem Anstoß stößt er an, mit Weiß.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>Wer ist an der Reihe?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>Spielzeit ist um</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>Der Spieler am Zug stößt nicht. Haben alle dreimal gepasst, wiederholen Sie das Board.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>Board wiederholen</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>Das Board wird annulliert und mit demselben Anstoßenden wiederholt.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>Alle haben dreimal gepasst</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>Umstände außerhalb der Macht des Schiedsrichters</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>Kein Platz für den Striker auf den Grundlinien</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Seiten gewechselt</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>Die Spieler haben die Seiten gewechselt.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protest</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>Das Ergebnis wird zurückgehalten, bis der Oberschiedsrichter entschieden hat; es darf weitergespielt werden.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>Wer protestiert?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>Sachverhalt, getroffene Entscheidung und was verlangt wird</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>Protest entschieden</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>Stattgegeben: Das Board wird wiederholt. Abgewiesen: Das Ergebnis bleibt bestehen.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>Eine Seite gibt das Spiel oder das Match auf.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>Wer gibt auf?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>Eine Seite gewinnt, weil die andere nicht erscheint oder nicht spielen kann.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifizieren</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>Eine Seite verliert das Match.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>Wer verliert das Match?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>Unruhe unter den Zuschauern</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>Zu legende Steine</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>Was aus zu legenden Steinen wurde: die jeder Entscheidung seit dem letzten Stoß, und wie viele aus Platzmangel noch ausstehen.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>Das Spiel endet: Das laufende Board zählt nicht, und wer führt, gewinnt. Bei Gleichstand endet das Spiel unentschieden, wo das vereinbart ist.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>Oberschiedsrichter und mehr</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>Welcher Protest</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Übliche Gründe</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>Wählen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>Beschreiben Sie es: Die Worte werden im Bericht gedruckt.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>Wählen oder schreiben Sie einen Grund</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>Seltenere Einträge</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinen</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>Probeboard</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>Stoßuhr</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>Legen/Verzicht</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Seiten­wechsel</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Spielpause</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>ab dem Aufruf</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>sobald beide Seiten sitzen</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>ab „Play“</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>ab Ruhe</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>ab Striker vom Brett</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>ab dem Legen</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>ab der Ansage</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>ab Ende des Boards</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht benutzt</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>Letzte 5 s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>Zeit um: +{seconds}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, oder wie eingestellt</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (Regel {laws})</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}, noch {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>Gestoßen bei {seconds}</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>Es wird keine Zeit gemessen.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>Die Uhr läuft schon.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>Die Uhr läuft nicht.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>Die Uhr steht: „Play“ startet sie wieder.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>Diese Uhr wird nicht benutzt. Starten Sie sie von Hand, um sie zu benutzen.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>−5 s</source>
        <translation>−5 s</translation>
    </message>
    <message>
        <source>+5 s</source>
        <translation>+5 s</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 Sekunden</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>ZEIT</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>Mehr zur Uhr</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>Keine Zeit läuft</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Alle Uhren</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>Ausnahme für eine Uhr</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>Automatisch: Sie beginnt von selbst. Vorschlagen: Sie wartet, bis Sie sie starten. Nicht benutzen: Nichts wird gemessen, außer Sie starten sie.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>Zweimal drücken: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} Drücken Sie noch einmal, um zu bestätigen.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>Ein Fehler im Programm. Jeder bestätigte Eintrag ist auf der Platte. Schließen Sie dies und machen Sie weiter.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>Bitte schicken Sie diese Einzelheiten mit einer Meldung; wo es geschah, steht auch in {log}.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>Die Sicherung {place} ist jetzt die Datenbank.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>Die bisherige Datenbank ist aufgehoben: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Zurückgeholt</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>Die Sicherung tritt an die Stelle der Datenbank…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Gerettet</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>Was lesbar ist, wird gerettet, Match für Match…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Retten</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>Die Datei und jedes Match darin werden geprüft…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>Prüfung der Datenbank</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>Andere Datenbank öffnen</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>Matches ganz gerettet: {whole}, teilweise: {partial}, verloren: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>Die beschädigte Datei ist aufgehoben: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>Geprüfte Matches: {matches}, Einträge: {entries}. Alles ist in Ordnung.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>Geprüfte Matches: {matches}, Einträge: {entries}. Fehler: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>{path} holds the log and the open match with the players&apos; names. Send it with a report.</source>
        <translation>{path} enthält das Protokoll und das offene Match mit den Namen der Spieler. Schicken Sie es mit einer Meldung.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>Problembericht erstellen</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>Berichte und Statistik</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Geschrieben als</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>Geben Sie den Namen des Turniers ein.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>Geben Sie den Namen des Spielers ein.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>Geben Sie ein Datum ein, etwa 2026-11-21.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>Dokument schreiben</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>Das Dokument ist in {path}.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>Nicht alles ist darin</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>Was das Dokument nicht sagt, oder nicht so, wie es war:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>Kein gespeichertes Match hat einen Spieler dieses Namens.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>Kein gespeichertes Match gehört dazu.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>Ein Match ist ausgelassen: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>Bericht des Matches</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>Statistik des Matches</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>Die gewählten Matches zusammen</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>Alle Matches eines Turniers</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>Alle Matches eines Tages</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>Statistik eines Spielers über alle Matches</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>Leerer Spielbogen mit den Namen des Matches</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>Leerer Spielbogen für Einzel</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>Leerer Spielbogen für Doppel</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, zum Drucken und Unterschreiben</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, zum Lesen im Browser</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, eine Tabelle der Boards</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>Spielbogen zum Unterschreiben, eine Seite</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>Einzelheiten und Statistik</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, eine Tabelle</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, eine Tabelle aller Stöße</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, eine Mappe aller Tabellen</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>Match-Datei, für ein anderes Carrom Desk</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, für die Turnierleitung</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, alles über jedes Match</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation>Bericht prüfen</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>Der Bericht sagt die Wahrheit: Alles darin folgt aus dem Match {id}.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>Der Bericht sagt nicht die Wahrheit: Er wurde verändert.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>Der Bericht ist von einem anderen Match.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>Die Seiten wurden an {name} gesendet.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Abgebrochen: Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>Zu viele Matches für ein Dokument: {count}. Wählen Sie höchstens {most}.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>Das Dokument wird erstellt. Bei vielen Matches dauert das einen Moment.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>Der Bericht wird verglichen…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>Abgebrochen: Der Bericht wurde nicht verglichen.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>Vereinsregeln des Carrom</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>International Laws of Carrom (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF Laws of Carrom, überarbeitet</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Carrom-Regeln von Technitia 2K20</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>Vereinsregeln</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>ICF-Regeln</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF überarbeitet</translation>
    </message>
    <message>
        <source>Technitia 2K20</source>
        <comment>in a word or two</comment>
        <translation>Technitia 2K20</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Board {number} is over</source>
        <translation>Board {number} ist zu Ende</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>Spiel {number} ist zu Ende</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Das Match ist zu Ende</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>Ergebnis ausgesetzt: Protest offen</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>{side}: Board gewonnen</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>{side}: Board gewonnen</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>{side}: Spiel gewonnen, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>{side}: Spiel gewonnen, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>{side}: Match gewonnen, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>{side}: Match gewonnen, {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>Das Match endet unentschieden, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>{side}: Match kampflos gewonnen</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>{loser} disqualifiziert: Match für {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>Aufgabe von {loser}: Match für {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>Aufgabe von {loser}: Spiel für {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Das Ergebnis bleibt bestehen</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>Board {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Queen {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>Queen 0 (Regel {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n zugesprochen</numerusform>
            <numerusform>%n zugesprochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n verlangt</numerusform>
            <numerusform>%n verlangt</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>Weißer Slam: alle neun weißen Steine und die Queen im ersten Zug.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>Schwarzer Slam: alle schwarzen Steine im ersten Zug.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>Gleichstand: Auslosung, dann ein Zusatzboard.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>Die Spieler wechseln die Seiten.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>Pause vor dem letzten Spiel.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>Board {number}: {player} stößt an.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>Spiel {number}: {player} stößt an.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>Das Spiel endet unentschieden, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>{side}: Match kampflos gewonnen</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Disqualifikation</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>{loser} disqualifiziert: Match für {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>Match aufgegeben</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>Aufgabe von {loser}: Match für {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>Spiel {number} aufgegeben</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>Aufgabe von {loser}: Spiel für {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>Es stand {a} – {b}.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>Spiele: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>Stattdessen die Entscheidung zeigen</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>Drucken und unterschreiben…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} gibt das Match auf?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} geben das Match auf?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} gibt das Spiel auf?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} geben das Spiel auf?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side} verliert das Match?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side} verlieren das Match?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side} gewinnt das Match kampflos?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side} gewinnen das Match kampflos?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side} verliert das Board?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side} verlieren das Board?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>Das Board zählt nicht und wird wiederholt?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>Das Board endet anders, als die Regeln sagen?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>Das Spiel endet jetzt, und das laufende Board zählt nicht?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>Dem Protest wird stattgegeben, und das Board wird wiederholt?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>Der Protest wird abgewiesen, und das Ergebnis gilt?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>Gibt das Spiel auf</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>Gibt das Match auf</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>„Play“</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>Entscheidung des Schiedsrichters: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Seiten gewechselt</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Spiel geht weiter</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>Protest stattgegeben</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>Protest abgewiesen</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (nach Ermessen des Schiedsrichters)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (Regel {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>nichts versenkt</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>Anstoß: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>Anstoß, Versuch {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>{pieces} vom Brett gesprungen</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>nichts berührt</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>regelwidrig</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>vor „Play“</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>Verlangt keinen Zusatzpunkt</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>Verlangt 1 Zusatzpunkt</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>Verlangt %n Zusatzpunkt</numerusform>
            <numerusform>Verlangt %n Zusatzpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>Eintrag {number} rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>Eintrag {number} wiederholt</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>Eintrag {number} berichtigt</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>Es geht vom Anfang des Boards {number} weiter.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>{player} stößt an.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>Alle haben dreimal gepasst: Das Board wird wiederholt.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>Stand {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>Die Seiten werden gewechselt.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>Gleichstand: Auslosung für ein Zusatzboard.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Board annulliert</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Disqualifiziert</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>Spiel unterbrochen</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protest</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>Vom Schiedsrichter an den Zug gesetzt</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>hat den Anstoß gewählt</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>hat die Seite gewählt</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>Auf Papier geleitet: Die Boards sind vom Bogen abgetippt, die Stöße wurden nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>Auslosung gewonnen, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>Das Spiel endet nach Zeit: Das laufende Board zählt nicht</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>Diese Matches mit allen Einträgen sind dann fort. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Was gelöscht wird</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>Wie viele Matches</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>Tippen Sie, wie viele Matches gelöscht werden, {count}, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>Alle Turniere</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Eine Probeprüfung von Carrom Desk, aus seinen Regeln gemacht. Sie ist nirgends amtlich: Kein Verband hat sie gestellt oder bewertet.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>Probeprüfung für Schiedsrichter</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. Bogen {seed}. {marks} Punkte, {minutes} Minuten; die Hälfte besteht.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>Antworten zu Bogen {seed}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {marks} von {full} Punkten. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>Nach {laws}, Bogen {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>Mündlich: eine Prüfliste</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>Praktisch: eine Prüfliste</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. Anstoß, Zug, Dues und die Queen</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. Letzte Steine, Legen und Doppel</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. Verstöße, Uhren und der Verlauf eines Matchs</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>Nennt die Ansagen und wann jede fällt.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>Unterscheidet Due und Strafe, Foul und technisches Foul.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>Erklärt, was die Queen deckt und was sie zurückschickt.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>Erklärt, wie ein Protest behandelt wird und was er ändert.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>Findet eine Regel im Buch ohne Hilfe.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>Prüft vor dem Match Brett, Steine, Striker, Sitze und Pulver.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>Leitet die Auslosung und sorgt für Plätze und Rosette.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>Ruft laut und sofort und führt die Uhren.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>Lässt Steine vom richtigen Spieler an die richtige Stelle legen.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>Legt die Queen und Gesprungenes richtig zurück.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>Füllt den Spielbogen fehlerfrei aus und lässt ihn unterschreiben.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>Probeprüfung</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>Nummer des Bogens</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>Name des Prüflings</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>Schriftlich beginnen</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>Mündlich beginnen</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   Ich hatte recht</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   Ich hatte nicht recht</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>Bogen…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Antworten…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Ergebnis…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>{right} von {count} Antworten waren nach eigenem Wort richtig.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>Frage {number} von {count}; noch {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>Die Prüfung läuft: erst zu Ende antworten oder schließen.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>Noch wurde keine Prüfung abgelegt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Nicht so.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} konnte nicht geschrieben werden: {why}. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} ist nicht lesbar: {why}. Wählen Sie eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>Das Match ist in {path}.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{done} von {all} Matches sind geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} Matches sind in {folder}.</numerusform>
            <numerusform>{count} Matches sind in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>Matches, die nicht geschrieben wurden: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 Match liegt in {folder}.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>Match-Dateien importieren</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: enthält dasselbe Match wie {other}, das davor kommt.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: ist schon gespeichert, nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: Dieses Match ist am Tisch. Öffnen oder beginnen Sie ein anderes, bevor Sie es ersetzen.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>Schon gespeicherte Matches: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nichts wurde importiert.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} Matches wurden importiert.</numerusform>
            <numerusform>{count} Matches wurden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} wurde importiert.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>Gelesene Dateien: {done} von {all} ({percent} %).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>Übernommene Matches: {done} von {all} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>Das ist kein UTF-8-Text: Byte {byte} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>Diese Datei ist zu groß für ein Match.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>Kein Board ist zu Ende gespielt, oder ein Protest hält das Ergebnis zurück: Für SoL gibt es noch nichts.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>Das ist keine Datei von SoL: Sie beginnt nicht mit den Vereinen.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>Nach der Auslosung stößt {by_toss} zuerst an, im ersten Board steht aber {by_sheet}.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>Das Match wurde am Brett gewonnen: Nichts anderes hat es beendet.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>Eine Auslosung entscheidet, wer beim Zusatzboard anstößt.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Match suchen</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>Spieler, Turnier oder Runde  (Strg+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Ab diesem Tag</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Bis zu diesem Tag</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Willkommen bei Carrom Desk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>Regeln, nach denen Sie leiten</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>Ich sitze auf der anderen Seite des Bretts: umdrehen</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>Jetzt muss nichts gewählt werden: Enter geht weiter, und in den Einstellungen steht alles.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>Zeigen: ein Match von zwei Minuten</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>Spiele: Best of</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>Punkte zum Spielgewinn</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>Boards je Spiel</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>Rundenuhr in Minuten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>Die Zahl der Spiele muss ungerade sein.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Best of</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>Runde (Min.)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF bis vor dem Viertelfinale</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF ab dem Viertelfinale</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>Ein Spiel bis 25 mit Rundenuhr</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>Verein: ein Spiel bis 29</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>Eigenes Format</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>kein Wechsel</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 Boards/13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>bei 13</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>Verstoß suchen</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>Verstoß oder Regel suchen</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>Verstöße, die häufigsten zuerst</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>Wählen Sie, was geschah.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>Geben Sie an, wer es war.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>Diese Regeln sagen dazu nichts: Schreiben Sie stattdessen eine Notiz.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (Regel {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>Regel {number} lesen</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>Erst einen Verstoß wählen, dann seine Regel lesen</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Wer war es?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Am häufigsten</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>Foul oder technisches Foul</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>Verliert das Board</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>Kann das Match verlieren</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>Foul eintragen</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>Ein Match von zwei Minuten</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>Markieren, was fiel: {key}, diesen Knopf oder den Stein auf dem Brett drücken.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>Markiert. Die Entscheidung neben dem Brett ansehen, dann bestätigen: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>Wählen, was geschah, dann eintragen: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>Das ist nicht geschehen. Nichts ist verloren: mit {key} zurücknehmen.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>Das Match ist vorbei: Die Karte sagt, wer gewann und was gerufen wird, und das Protokoll hat jeden Stoß. Hier wird der Bericht geschrieben oder gedruckt ({key}). Das war der ganze Weg. Tab und Enter führen weiter zu den Aufgaben.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha hat die Auslosung gewonnen und nimmt den Anstoß.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>Was als Nächstes kommt, steht immer hier, mit seiner Taste: {key} drücken und es so angeben.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>Alle sitzen, die Steine liegen in ihrer Rosette. Sie rufen „Play“.</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>{key} drücken. In einem Match läuft die Uhr von selbst an; hier wartet sie.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha stößt an, und ein weißer Stein fällt.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>Bei ihrem nächsten Stoß fällt nur der Striker: Das kostet sie einen Stein, einen Due.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi nimmt den Stein aus der Tasche und legt ihn zurück.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>{key} drücken, sobald er liegt.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi hat noch nicht gestoßen: Seine Hand berührt einen Stein. Das ist ein Foul.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>Ein Foul, das kein Stoß ist, wird hier eingetragen: {key}. Wählen, was es war und wer es war.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Von ihm stand ein Stein aus; der kam zurück, als einer von ihm fiel. Einige Stöße später, schon eingetragen, hat Asha noch vier Steine, und die Queen fällt.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>Die Queen muss gedeckt werden: Beim nächsten Stoß fällt einer ihrer Steine.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>Sie ist gedeckt. Inzwischen fielen zwei weitere Steine; jetzt fällt Ashas letzter Stein.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>Weiter zu den Aufgaben</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Führung verlassen</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>Das war es</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>Die Halle ist nicht zu erreichen. Sehen Sie nach, ob dieser Rechner im Netz der Halle ist.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>Die Halle kennt diesen Tisch nicht mehr: Ein anderer Rechner ist für ihn beigetreten, oder sein Schlüssel wurde eingezogen. Treten Sie erneut bei.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>Statt der Halle antwortet ein anderer Rechner: Sein Zertifikat ist nicht das, mit dem dieser Tisch beigetreten ist. Treten Sie erneut bei, wenn die Halle ein neues hat.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>Die Antwort der Halle ist nicht zu lesen. Sehen Sie nach, ob beide dieselbe Version haben.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>Die Halle hat das abgelehnt: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>Die Halle hat ein anderes Protokoll dieses Matches: hier {here} Einträge bis {here_hash}, dort {there} bis {there_hash}. Keines wird geändert; fragen Sie den Oberschiedsrichter, welches gilt.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>Kein Tischcode: Er hat zwanzig Buchstaben und Ziffern. Sehen Sie noch einmal auf den Aufkleber.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>Das ist nicht die Adresse einer Halle. Sie sieht aus wie http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>Protest an Tisch {place}: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>Tisch {place} ruft den Oberschiedsrichter.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>Tisch {place} meldet sich nicht.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>Tisch {place} hat Einträge, die nicht angekommen sind.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>Tisch {place} hat ein anderes Protokoll seines Matches: dort {there} Einträge, die auf {there_hash} enden, hier {here}, die auf {here_hash} enden. Keines wird geändert: Sagen Sie, welches gilt.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>Tisch {place}: Die Uhr von {seconds} s ist um {time} abgelaufen.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>Tisch {place}: Der Schiedsrichter hat %n-mal anders entschieden.</numerusform>
            <numerusform>Tisch {place}: Der Schiedsrichter hat %n-mal anders entschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>Ich komme</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>Jetzt braucht Sie nichts.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>Das ist nicht das Passwort des Oberschiedsrichters.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintreten</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>Tische und ihre Aufkleber</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>Ein anderer Schiedsrichter übernimmt</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Ergebnisse für SoL</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>Schlüssel einziehen</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Zahl der Tische</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>Aufkleber zum Drucken</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>geht weiter an Tisch</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>Oder ein Match je Zeile: Runde; Spieler; Spieler, und ein Paar als zwei Namen mit einem /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>Datei von SoL</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>Die Datei, aus der die Paarungen kamen; sie kommt mit den Ergebnissen zurück.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>Dieser Aufkleber ist für den Rechner des Schiedsrichters: Wählen Sie dort im Menü „Einer Halle beitreten…“ und geben Sie diesen Code ein.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>auf dem Brett: {white} × Weiß und {black} × Schwarz</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men} und die Queen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Oberschiedsrichter</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>Tisch {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>Noch kein Match hat sich gemeldet.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>gemeldet um {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>stumm seit {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n Eintrag im Rückstand</numerusform>
            <numerusform>%n Einträge im Rückstand</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>Die Halle antwortet nicht; was hier steht, kann alt sein. Die Seite macht von selbst weiter.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>Protokoll, das Neueste zuerst</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>Noch ist kein Match zu Ende.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>Als Nächstes an diesem Tisch</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>Das Senden an die Halle hat aufgehört. Starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>Dieser Rechner ist keiner Halle beigetreten.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>Der Weg zu dieser Halle ist nicht verschlüsselt: Wer im selben Netz ist, kann Namen, Punkte und den Schlüssel dieses Tisches lesen und könnte in dessen Namen schreiben. Sonst ist nichts auf diesem Rechner darüber zu erreichen.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>Dieses Match wurde übernommen und geht an Tisch {place} weiter: Was hier eingegeben wird, wird nicht gesendet.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>Um ein Bild zu lesen, wird mehr gebraucht, als hier installiert ist: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>Diese Datei lässt sich nicht als Bild lesen. Nehmen Sie ein PNG oder ein JPEG.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>In diesem Bild wurde kein Aufkleber eines Tisches gefunden. Fotografieren Sie ihn aus der Nähe oder tippen Sie den Code.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>Die Halle darüber: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>Die Halle darüber hat ein anderes Protokoll des Matches an Tisch {place}: dort {there} Einträge bis {there_hash}, hier {here} bis {here_hash}. Keines wird geändert: Bitte entscheiden, welches gilt.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>Die Datei mit den Ergebnissen holen</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>Nicht geschrieben, und was SoL nicht aufnehmen kann</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>Der Oberschiedsrichter hat den Ruf gesehen.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>Der Halle als Tisch {table} beigetreten.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>Dieser Rechner hat die Halle verlassen: Es wird nichts mehr gesendet.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>Die Halle hat jetzt kein Match für diesen Tisch.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>Der Oberschiedsrichter ist gerufen.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>Der Ruf ist zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>Halle: bis {time}</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · Oberschiedsr. gerufen</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>Eine Seite hat 0 bis 9 Steine.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>Ein Board geht nur weiter, solange jede Seite einen Stein darauf hat; diese Seite hat keinen.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>Bei einer Seite stehen keine Steine aus oder einige, nie weniger als keine.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>Ein Punktestand ist 0 oder mehr.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>Diese Regeln kennen keine Queen, die am Ende des Zuges zurückgeht.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>Bei weniger als neun Steinen auf dem Brett ist ein Stein dieser Seite versenkt worden.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>Eine Seite, die die Queen gedeckt hat, hat einen eigenen Stein versenkt.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>Der Anstoß hat in einem Zug die Versuche 1 bis 3.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>Vor dem Anstoß sind alle neun Steine jeder Seite auf dem Brett.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>Vor dem Anstoß ist die Queen auf dem Brett.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>Vor dem Anstoß ist kein Stein versenkt worden.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>Von dieser Seite sind mehr Steine markiert, als auf dem Brett liegen.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>Die Queen ist markiert, aber sie ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>Die Queen kann nicht in einem Stoß versenkt werden und vom Brett springen.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>Der Striker kann nicht in einem Stoß versenkt werden und vom Brett springen.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>Ein Striker, der nichts berührte, kann keinen Stein versenkt oder bewegt haben.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>Nur der Anstoß kann vor der Ansage „Play“ kommen, und er ist gemacht.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>Eine Queen, die auf Deckung wartet, wurde in diesem Zug versenkt, also hat der Spieler schon gestoßen.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>Nach diesen Regeln geht dafür das Board nicht verloren.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>Einer Halle beitreten</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>Code auf dem Aufkleber des Tisches, oder die Adresse in seinem Bild</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>Bild lesen…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>Ein Bild vom Aufkleber des Tisches</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>Zurück in die Mitte: {pieces} (Regel {law}).</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>Dieser Stoß</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>Was nun</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>Die Aktion dieser Nummer in „Was nun“</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>Ein weißer Stein versenkt</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>Ein schwarzer Stein versenkt</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>Die Queen versenkt</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>Der Striker versenkt</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>Ein weißer Stein vom Brett gesprungen</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>Ein schwarzer Stein vom Brett gesprungen</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>Die Queen vom Brett gesprungen</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>Der Striker vom Brett gesprungen</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>Der nächste Stein ist vom Brett gesprungen</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>Doch nicht gesprungen</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Regelwidriger Stoß</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>Regelwidriger Stoß: Verstoß nennen</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>Der Striker berührte nichts</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>Anstoß vor „Play“</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>„Play“ rufen, danach die Uhr anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>Die erste Aktion in „Was nun“</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>5 Sekunden geben</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>5 Sekunden nehmen</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>Die Uhr neu mit allen Sekunden</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>Den letzten Eintrag rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Keys of Carrom Desk</source>
        <translation>Tasten von Carrom Desk</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab führt von einem Knopf zum nächsten; Enter und Leertaste drücken den Knopf, der die Tastatur hat. Jede Taste lässt sich in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>Andere Tasten…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>In eine Datei schreiben…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Neue Taste…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Tasten tauschen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>Drücken Sie die neue Taste für „{action}“. Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} ist die Taste für „{action}“.</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Standardtaste</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} lässt sich nicht ändern: Sie wählt eine Nummer oder führt von einem Knopf zum nächsten.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>Ihre Ansagen</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>Berichte werden in der Sprache des Fensters geschrieben.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>Sitzposition</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>Der Stoß</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>Auslosung und Probeboard</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>Gesprungene, rollende und überlappende Steine</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Dues und Strafen</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>Die Queen und die letzten Steine</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemeines</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>Verlust des Matchs, Proteste</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>In den Worten dieses Programms. Es gilt der Text selbst.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>Der Schiedsrichter darf anders entscheiden.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>Im Programm</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>kein solcher Absatz</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>Das Programm entscheidet danach.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>Der Schiedsrichter markiert, was er sah; den Rest tut das Programm.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>Eine Uhr des Programms wacht darüber.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>Das Programm erinnert den Schiedsrichter im rechten Augenblick daran.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>Zum Nachschlagen; das Programm tut nichts dazu.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>Der Text lässt diese Nummer aus.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>um am Brett zu sein</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>für Probeboards</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>für den Anstoß</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>für einen Stoß</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>um Steine zu legen</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>um Steine zu legen oder darauf zu verzichten</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>um die Seiten zu wechseln</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>Pause vor dem letzten Spiel</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>Wo die Regeln die Antwort offen lassen</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>Diese Regeln sagen nichts dazu.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Ungewöhnliche Lagen</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>Verstoß: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>Kein Verstoß: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>Erinnerung: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>Im Programm: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}: keine solche Regel.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>Was abweicht, ist fett und unterstrichen.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Beide sagen dasselbe.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>Daneben: {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>Regel nach Nummer, Name oder Worten suchen</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>Regeln nach Kapiteln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>Maße der Ausrüstung</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>Ausrüstung: die Maße der ICF</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Ungewöhnliche Lagen</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Auslegung</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Regel {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>Die Regeln, nach denen Sie leiten</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>Das erste Match, das Regelbuch und die Schule beginnen mit diesen. Ein neues Match folgt den Regeln des vorigen, wenn Sie keine anderen wählen.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Ohne ihn beenden</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>Alle Einträge sind auf der Platte. Die letzte Sicherung wird gemacht…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>Keine letzte Sicherung</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>Der letzte Eintrag ist NICHT GESPEICHERT und ginge verloren. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>Die letzte Sicherung misslang. Jeder Eintrag ist in {place}. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>am Tisch, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>vor der Auslosung</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>unter Protest</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Jeder Tag</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neue zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Alte zuerst</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>Spieler A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>Spieler Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>Turnier A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>Turnier Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>Neu gelöscht</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>Alt gelöscht</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Jeder Stand</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Vor der Auslosung</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Unter Protest</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>Matches oder Papierkorb</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>gewählt: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>Regel {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>Board {number} · {name} stößt an</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>nicht mehr gültig</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>Diesen Eintrag berichtigen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>Protokoll, der neueste Eintrag zuerst</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Was das Protokoll zeigt</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieses Board</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Boards</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielbogen</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite sehen</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>Farben des Fensters für die Halle</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>Wie im Hauptfenster</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>Neues Match…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Matches…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Bericht als PDF…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>Systemprüfung…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Übung…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>Bericht als HTML…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Bericht drucken…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>Berichte und Statistik…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>Letzten Eintrag ersetzen</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>Übungen zu den Regeln…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>Regelbuch…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>Fenster für die Halle</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Sicherungen…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Schule für Schiedsrichter</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>Datenbank prüfen</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>Andere Datenbank…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Über Carrom Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>Berichte und Papier</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>Paarungen aus SoL…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>Bericht prüfen…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>Papierbogen eingeben…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>Ungewöhnliche Stellungen…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>Die Regeln fragen…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>Handbuch…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>Einer Halle beitreten…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>Die Halle verlassen</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>Das Match der Halle für diesen Tisch nehmen</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>Den Oberschiedsrichter an diesen Tisch rufen</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>Die Halle öffnen…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>Probeprüfung…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>Ein Match von zwei Minuten…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
</context>
<context>
    <name>ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>Vor dieser Seite gibt es keine.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>Es wird kein Board gespielt: Jetzt kann nichts markiert werden.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>Jeder weiße Stein auf dem Brett ist schon markiert.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>Jeder schwarze Stein auf dem Brett ist schon markiert.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>Die Queen ist schon markiert. „Leeren“ nimmt die Marken weg.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>Der Striker ist schon markiert. „Leeren“ nimmt die Marken weg.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>Die Queen ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>Kein Stein dieser Farbe ist auf dem Brett.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>Nur ein Anstoß kann vor „Play“ kommen.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Spiel</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>Best of {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>ohne Boardgrenze</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 Board</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · unter Protest</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Match beendet</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Vor der Auslosung</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>Nach jedem Spiel; im letzten nach Board 4 oder bei 13 Punkten, was zuerst kommt</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>Nach jedem Spiel; im letzten bei 13 Punkten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>Weißer Slam</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>Schwarzer Slam</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>{side} gewinnen das Match, {score} nach Spielen.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>{side} gewinnt Spiel {number}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>{side} gewinnt das Match, {score} nach Spielen.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>Spiel {number} endet unentschieden, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>{side} gewinnen Spiel {number}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>Das Match endet unentschieden, {score} nach Spielen.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>Die Zeit ist noch nicht um. Drücken Sie noch einmal, um es trotzdem einzutragen.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>Der zweite Druck wurde nicht gezählt.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>Dieser Eintrag ist zurückgenommen oder selbst eine Berichtigung: Er kann nicht berichtigt werden.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>An dieser Art Eintrag gibt es nichts zu berichtigen: Nehmen Sie bis dorthin zurück.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>Das Match ist in {path}, alle {count} Einträge. Bewahren Sie diese Datei auf.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Match anderswo speichern</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>Der letzte Eintrag ist rückgängig gemacht: Tragen Sie ein, was wirklich geschah. „Wiederholen“ stellt ihn wieder her.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>Berichtigen Sie die Marken und bestätigen Sie. „Wiederholen“ stellt den Stoß wieder her.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>Gespeicherte Matches</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>Der Papierkorb ist leer. Was Sie löschen, bleibt hier, bis Sie es endgültig löschen.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>Es gibt noch kein Match. Schließen Sie dies und beginnen Sie eines mit „Neues Match…“, oder importieren Sie Match-Dateien.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>Mehr als {count} Matches</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Match</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} Matches</numerusform>
            <numerusform>{count} Matches</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Kein Match gefunden.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>Nach dieser Spalte ordnen</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>Spielfläche: ein Quadrat von 73,50 bis 74,00 cm</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>Rahmen: 6,35 bis 7,60 cm breit, 1,90 bis 2,54 cm hoch, innen mit runden Ecken</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>Tasche: 4,45 cm Durchmesser, 0,15 mehr oder weniger</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>Grundlinien: mit den Kreisen 47,00 cm lang, 0,30 mehr oder weniger</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>Untere Grundlinie: 10,15 cm vom Rahmen, 0,50 bis 0,65 cm dick</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>Von der unteren zur oberen Grundlinie: 3,18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>Grundkreis: 3,18 cm Durchmesser, die rote Scheibe 2,54 cm; er berührt beide Grundlinien</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>Pfeil: höchstens 25,70 cm lang, die Spitze 5,00 cm vom Rand der Tasche</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>Mittelkreis: 3,18 cm Durchmesser</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>Äußerer Kreis: 17,00 cm Durchmesser, 0,30 mehr oder weniger</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>Steine: neun weiße, neun schwarze und die Queen, 3,02 bis 3,18 cm Durchmesser, 0,70 bis 0,90 cm dick, 5,25 bis 5,50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>Striker: höchstens 4,13 cm Durchmesser und 15,00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>Ständer: 63 bis 70 cm hoch; Hocker: 40 bis 50 cm hoch</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neues Match</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>Ein auf Papier geleitetes Match</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>Seine Boards…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>Schon im Gange</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>Geben Sie als Nächstes an, wie das Match steht, und machen Sie von dort weiter.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>Geben Sie den Namen von Spieler {seat} ein.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>Derselbe Name ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>Ausgefüllt wie im letzten Match von {event}.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Oberschiedsrichter</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>Ausgefüllt wie im letzten Match. Ändern Sie, was anders ist.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>.</source>
        <comment>between 3 and 5 in 3.5</comment>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>OneDocument</name>
    <message>
        <source>It was sent to {name}.</source>
        <translation>Es wurde an {name} geschickt.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>Es liegt in {path}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>Die Halle ist unter {url} offen. Sie schließt mit diesem Fenster.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Die Halle</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>Im Browser zeigen</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>Die Halle schließen</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>Die Halle ist geschlossen. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>Das Passwort des Oberschiedsrichters: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>Das Passwort des Oberschiedsrichters ist wie vorher.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Neues Passwort</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>Anders entscheiden</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>Stehen noch aus</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>Die Queen geht zurück</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>Sieger des Boards</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>Das Board, wenn es beendet ist</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: Steine von {side}</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>Entscheidung eintragen</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>Nach dem nächsten Stoß bemerkt</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>Zug nach Stoß von {name}</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>Weiß gelegt</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>Schwarz gelegt</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>Weiß steht aus</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>Schwarz steht aus</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Zusatzpunkte</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>Jede Paarung in {name} hat schon ihr Ergebnis.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{kept} von {all} Matches sind bereit. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>Matches bereit zum Leiten: {count}. Sie stehen in der Liste der Matches.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} wurde nicht importiert.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} wird gelesen…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>Die Matches werden vorbereitet…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>Paarungen ohne Ergebnis</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>Kreuzen Sie die Paarungen an, die hier geleitet werden.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>Jede angekreuzte wird ein Match zum Leiten. Die Leertaste setzt und nimmt das Kreuz.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine ankreuzen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, Runde {round}, Tisch {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (schon da)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>Tippen Sie das erste Board ein: wer es gewann, die Queen, die Steine.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>Schreiben Sie unter Bemerkungen, warum das Match so endete.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>Die Auslosung entscheidet, wer anstößt: Wählen Sie, wer es tat.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>Wählen Sie, wer es gewann.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>Wählen Sie, wer die Queen deckte, oder niemand.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>Tippen Sie ein, wie viele Steine übrig waren.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>Spiel {game}, Board {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>Erster Anstoß</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nicht vermerkt</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>am Brett, oder noch nicht</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Begonnen um</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>Beendet um</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>Geben Sie das Datum des Matches ein, etwa 2026-11-21.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>Geben Sie ein, wann das Match begann, etwa 10:30.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>Geben Sie ein, wann das Match endete, etwa 11:45, oder lassen Sie es leer.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>{side} gab auf</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>{side} disqualifiziert</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>{side} erschien nicht oder konnte nicht spielen</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>Papierbogen eingeben</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Match speichern</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>So steht es auf dem Bogen</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>Bitte prüfen: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>das letzte Spiel durch Zeitablauf</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>Board {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>Summe
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Slam</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>{count} pocketed</source>
        <translation>{count} versenkt</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>{count} vom Brett gesprungen</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 weißer Stein</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 schwarzer Stein</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 weißer Stein kommt zurück</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 schwarzer Stein kommt zurück</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>1 Stein steht noch aus</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>Die Queen ist auf dem Brett.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>Die Queen wartet auf Deckung.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>Die Queen geht am Ende des Zuges zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n weißer</numerusform>
            <numerusform>%n weiße</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n schwarzer</numerusform>
            <numerusform>%n schwarze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n weißer Stein</numerusform>
            <numerusform>%n weiße Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n schwarzer Stein</numerusform>
            <numerusform>%n schwarze Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n weißer Stein kommt zurück</numerusform>
            <numerusform>%n weiße Steine kommen zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n schwarzer Stein kommt zurück</numerusform>
            <numerusform>%n schwarze Steine kommen zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>%n Stein steht noch aus</numerusform>
            <numerusform>%n Steine stehen noch aus</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side}: 1 Stein steht noch aus.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side}: 1 Stein steht noch aus.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side}: %n Stein steht noch aus.</numerusform>
            <numerusform>{side}: %n Steine stehen noch aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side}: %n Stein steht noch aus.</numerusform>
            <numerusform>{side}: %n Steine stehen noch aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} und {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>Die Queen ist vom Spieler am Zug gedeckt.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>Queen: von der anderen Seite gedeckt.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>Welche Steine</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>Stehen noch aus von {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>Spieler {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>Verein von {player}</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>Land von {player}</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>Die Übung hat keine Sicherungen und nur diese Datenbank. Verlassen Sie zuerst die Übung.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>Genau so eingetragen, wie es geschah. Die Entscheidung steht neben dem Brett.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>So ist es nicht geschehen: Nehmen Sie es zurück und lesen Sie die Aufgabe oben noch einmal.</translation>
    </message>
    <message>
        <source>{title}: {story}</source>
        <translation>{title}: {story}</translation>
    </message>
</context>
<context>
    <name>PracticeBand</name>
    <message>
        <source>PRACTICE</source>
        <translation>ÜBUNG</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Eine andere…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>Eine andere Situation</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Übung verlassen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>Nichts hier zählt: Diese Matches liegen getrennt von den echten.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>Wiederholungen übergehen innerhalb von … ms</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>Eine zitternde Hand oder eine prellende Taste drückt zweimal: Derselbe Knopf oder dieselbe Taste, so bald noch einmal gedrückt, trägt nichts weiter ein. Marken auf dem Brett zählen immer. 0 zählt jeden Druck.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} nimmt die Seiten nicht an: Sehen Sie nach, ob er eingeschaltet ist, oder speichern Sie sie als PDF.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>Seite {number} von {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>An diesem Rechner ist kein Drucker eingerichtet: Speichern Sie die Seiten als PDF und drucken Sie sie anderswo.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>Matches: {done} von {of}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>Einen Stein mehr, als Due neben dem Foul.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>Ja: Sie kommt zurück und der Zug geht weiter; die Steine bleiben versenkt, außer wenn auch der Striker fiel.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>Ja: Es zählt, was vor dem Stoß auf dem Brett liegt.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>Der letzte Stein beider Farben fällt ohne den Striker, nachdem die Queen gedeckt war: Keine Regel zählt das.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>Er bekommt 1 Punkt statt 3, wie sonst überall.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>Der letzte Stein des Gegners fällt zusammen mit der Queen, oder mit dem Striker, während sie zu decken ist.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>Es zählt, als läge sie auf dem Brett: übrige Steine, die Queen und was verlangt werden darf.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>Der Gegner gewinnt mit den übrigen Steinen; die Queen zählt für ihn nur, wenn er sie gedeckt hat.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>Eigene Steine fallen zusammen mit dem letzten des Gegners: Zählen sie zu den übrigen?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>Nein: Nur Steine, die nach dem Stoß auf dem Brett liegen, zählen.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>Nein: Dues und Strafsteine fallen weg, die Steine des Stoßes selbst werden gelegt.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>Es ist ein Verstoß wie jeder andere: vor dem ersten Stoß des Zuges ein technisches Foul, danach ein Foul.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>Ein Board geht durch eine Tat verloren, während die Queen nicht darauf liegt: Zählt sie für den Sieger?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>Ja, solange er höchstens 21 Punkte hat, außer wenn der Täter sie gedeckt hatte.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>Er ist ein Foul.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>Mehrere Fouls in einem Stoß: Gibt es für jedes eine Strafe?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>Nein: Für alle zusammen kommt ein Stein zurück.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>Kommen Steine zurück, die bei einem Foulstoß versenkt wurden?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>Nein: Sie bleiben versenkt, auch wenn der Striker fiel, außer dem Strafstein und den genannten letzten Steinen.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>Wird eine bei einem Foulstoß versenkte Queen zurückgelegt, gleich welches Foul es war?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>Deckt ein eigener Stein, der bei einem Foulstoß fällt, eine wartende Queen?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>Ja; ohne einen solchen Stein geht sie zurück.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>Drei Anstoßversuche sind misslungen: Wer stößt nun an, und wie oft darf er es versuchen?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>Der Anstoß steht noch aus; der nächste Spieler hat drei eigene Versuche.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>Ein Anstoßversuch berührt nichts, aber der Striker fällt oder der Stoß ist regelwidrig.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>Es ist ein Foul wie jedes andere, und der Zug endet.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>Sie fällt im selben Stoß oder im nächsten; ohne sie ist der Zug ohnehin vorbei.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>Was kostet ein Verstoß des Spielers, der nicht am Zug ist?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>Einer seiner Steine kommt zurück; der Zug bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>Das zweite beginnt der Spieler rechts von dem, der das erste begann, das dritte dieser selbst.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>Auch nach dem Zusatzboard steht es gleich.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>Ein weiteres Zusatzboard wird gespielt, wieder nach Auslosung.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>Regel {break_before_play} spricht von einem Anstoß vor „Play“; was ist mit einem Versuch, der dabei nichts berührt?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>Er verstößt gegen Regel {break_after_play} und ist damit regelwidrig: Nach Regel {break_fault} ist der Zug verloren, beim wievielten Versuch auch immer, ohne Due und ohne Strafe.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>Regel {break_before_play} sagt nicht, was der Striker kostet, wenn er bei einem Anstoß vor „Play“ fällt.</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>Eigene Steine oder die Queen fallen zusammen mit Steinen der anderen Seite: Regel {turn} setzt den Zug fort, Regel {opponents_man_pocketed} hält den Spieler an.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>Der Spieler bleibt am Zug, wie es Regel {striker_with_both} sogar mit dem Striker will.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>Fallen bei einem Foul eigene Steine oder die Queen, nennt Regel {foul_while_pocketing} keinen Stein dazu, Regel {own_improper} und Regel {foul} nennen einen; was gilt?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>Ein Stein wird genommen.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>Gilt Regel {queen_while_due} auch, wenn eigene Steine oder der Striker zusammen mit der Queen fallen, während ein Due offen ist?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>Queen, Striker und Steine der anderen Seite fallen: Regel {queen_striker} setzt den Zug fort, Regel {striker_with_opponents} beendet ihn.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>Es gilt Regel {queen_striker}, denn sie nennt die Queen: Der Spieler bleibt am Zug.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>Gilt Regel {queen_with_one_nine_on}, wenn alle neun Steine nur deshalb auf dem Brett liegen, weil welche zurückkamen?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>Alle neun liegen, und Queen, eigene Steine und Striker fallen: Regel {queen_man_striker} setzt den Zug fort, Regel {queen_with_striker_nine_on} beendet ihn.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>Es gilt Regel {queen_man_striker}, denn sie nennt die Steine: Der Spieler bleibt am Zug.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>Regel {cover_man_striker_improper} lässt offen, was nach einem regelwidrigen Stoß aus einer noch zu deckenden Queen wird.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>Sie kommt zurück, wie immer, wenn sie nicht gedeckt wird.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>Ein regelgerechter Stoß gewinnt 3 Punkte (ab 22 einen), wenn man die Queen selbst gedeckt hat, sonst 1; ein regelwidriger verliert wie mit dem Striker, nach Regel {covered_both_last_striker_improper} oder {others_queen_both_last_striker_improper}.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>Die Regeln {both_last} und {both_last_improper} nennen den Striker nicht: Er fällt mit beiden letzten Steinen, während die Queen auf dem Brett liegt.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>Der Gegner gewinnt 3 Punkte, ab 22 einen, und darf einen für den Striker verlangen, wie Regel {own_last_striker} es vorsieht.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>Die Regeln {cover_both_last} und {cover_both_last_improper} nennen den Striker nicht: Er fällt mit beiden letzten Steinen, während die Queen zu decken ist.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>Es zählt wie nach Regel {queen_both_last_striker}, wo dieselben Steine fallen: Der Gegner gewinnt 3 Punkte, ab 22 einen, und darf einen für den Striker verlangen.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>Regel {others_queen_both_last_striker} sagt nichts über einen Sieger, der bei 22 oder mehr steht.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>Der letzte Stein des Gegners fällt, nachdem die Queen gedeckt wurde; die Regeln {cover_opponents_last}, {opponents_last} und {opponents_last_striker} sprechen nur von vorher.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>Regel {forgoing_in_full} lässt auf Dues und Strafen im Ganzen verzichten: auch auf solche, die noch nicht verfügbar sind?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>Nein: Was jetzt nicht gelegt werden kann, steht weiter aus.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>Die Regeln nennen einen Fehler beim Legen ein Foul und sagen nicht, ob der Legende damit seinen Zug verliert.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>Er zählt nach seinem Zeitpunkt wie jeder Verstoß: als technisches Foul vor dem ersten Stoß seines Zuges oder außerhalb davon, sonst als Foul.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>Regel {stroke_time} gibt fünfzehn Sekunden und nennt keine Strafe für längeres Warten.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>Ein Board geht mit den Steinen darauf verloren; die Regel sagt nicht, mit wessen.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>Es zählen die Steine der Seite, die es verliert.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>Dieses Regelwerk hat keine Regeln für den Stoß; was ist mit einem Stoß, den der Schiedsrichter regelwidrig nennt?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>Ja, wie eine, die nicht gedeckt wird.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>Der Text will einen eigenen Stein „unmittelbar nach“ der Queen: Deckt sie auch einer im selben Stoß?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>Der Text will Queen und eigenen Stein im „selben Zug“: Wie lange darf das Decken dauern?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>Der Text sagt nicht, wer beim nächsten Board anstößt.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>Der Anstoß wandert wie die Züge: zur anderen Seite, im Doppel im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>Regel {order_of_breaks} bestimmt für Einzel, wer das zweite und das dritte Spiel beginnt; wer tut es im Doppel?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>Wer auf das Legen der Steine verzichtet: Verzichtet er auch auf die, die durch den Stoß zurückkommen?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>Warum regelwidrig?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>Wählen Sie oder bestätigen Sie den Stoß ohne Grund.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Vor „Play“</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>Das kann in dieser Stellung nicht geschehen sein. Sehen Sie die Marken noch einmal an.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>Es gibt keine Steine zu legen: Die letzte Entscheidung legt keine zurück.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>Es gibt nichts anders zu entscheiden: Auf diesem Board wurde noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>Geben Sie an, was anders entschieden wird: Zug, gelegte Steine, Dues, Queen oder Board.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>So, wie diese Entscheidung es lässt, kann das Board nicht sein. Sehen Sie Steine und Zug noch einmal an.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>Das Match ist beendet. Nehmen Sie den letzten Eintrag zurück, um weiterzumachen.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>Zuerst kommt die Auslosung. Tragen Sie ein, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>Jetzt wird nicht gelost: Das kommt vor dem ersten Board und vor einem Zusatzboard.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>Vor einem Zusatzboard entscheidet die Auslosung nur über den Anstoß.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>Diesen Spieler gibt es nicht: Eine Seite hat Spieler 1, im Doppel auch Spieler 2.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>Es gibt keinen Protest zu entscheiden.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>Einen Eintrag dieser Nummer gibt es nicht.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>Dieser Eintrag kann nicht berichtigt werden: Er ist zurückgenommen oder selbst eine Berichtigung.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>Der genannte Eintrag hat keine Steine, die noch zu legen sind.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>Es bleiben mehr Steine ausstehend, als Dues und Strafsteine zu legen sind.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>Diese Seite hat keine Steine der anderen Seite zu legen.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>Dieser Spieler ist schon an der Reihe.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>Der genannte Eintrag ist kein Protest, der auf seine Entscheidung wartet.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>Das ließe sich nicht wieder lesen: Ein Text ist zu lang oder enthält Zeichen, die nicht gespeichert werden können.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>Jetzt können keine Zusatzpunkte verlangt werden: Das geht nur unmittelbar nach dem Board.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>Es werden mehr Zusatzpunkte verlangt, als die Entscheidung anbietet.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>Die Uhr steht nicht.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>Die Uhr steht schon.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>Was aus den zu legenden Steinen wurde, ist schon eingetragen. Nehmen Sie es zurück, um es neu einzutragen.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>Keine Match-Datei fasst mehr Einträge. Machen Sie in einem neuen Match weiter, das von diesem übernimmt.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>Werfen Sie eine Münze oder lassen Sie eine Seite raten; der Sieger nimmt Anstoß oder Seite.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>Beide Seiten dürfen jetzt kurz üben.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>Sehen Sie die Rosette an: Queen in der Mitte, Weiße als Y, alle flach und sich berührend.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>Achten Sie darauf, dass die Steine zügig aufgestellt werden.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>Wer anstößt, verteilt das Pulver vorher gleichmäßig, nicht nachher.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>Ein Striker, der abrutschte, nichts bewegte und nicht losging, ist kein Stoß.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>Ein beschädigter Stein wird auf Wunsch eines Spielers an seinem Platz gegen einen guten getauscht.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>Nicht auf den Mittelkreis, nicht außerhalb des äußeren Kreises, und nichts anderes wird bewegt.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>Steine werden flach in den äußeren Kreis gelegt; die Queen und was sprang, legen Sie.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>Achten Sie auf die Farbe: Ein falscher Stein, den bis zum nächsten Stoß keiner rügt, bleibt.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>Sie legen die Queen zurück, in den Mittelkreis; ein Stoß, der sich dadurch öffnet, ist erlaubt.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>Mitte nicht frei: Bedecken Sie möglichst viel vom Rest, oder legen Sie sie daneben, schwer zu versenken.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>Was sprang, kommt auf den Mittelkreis, oder auf so viel davon, wie frei ist.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>Queen und Stein: zuerst die Queen, der Stein dahinter, vom Spieler am Zug gesehen.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>Beide Farben: der Stein des Spielers, der zuerst stieß, der andere dahinter.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>Drei und mehr: die übrigen an die ersten zwei, so gut es geht.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>Ein Stein, der zurückkommt, darf im großen Kreis auf anderen liegen.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>Gesprungen und aufs Brett zurückgefallen: in die Mitte legen, und richten, was er verschob.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>Von der Lampe zurückgekommen: Er liegt, wie er fiel, und nichts wird gerichtet.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>Auf der Kante: stehen lassen.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>Einer über dem anderen: so lassen.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>Striker auf einem Stein: Sie heben ihn ab und richten, was sich bewegt; was hineinfällt, ist versenkt.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>Stein auf dem Striker: Sie heben ihn, nehmen den Striker weg und legen den Stein, wo er läge.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>Auf der Kante oder übereinander: lassen, bis das Spiel sie bewegt.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>Striker unter einem Stein: herausziehen und möglichst wenig stören.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>Zerbrochener Stein: Der größere Teil zählt, und Sie haben das letzte Wort.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>Die beiden Spieler sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>Partner sitzen einander gegenüber, sodass alle vier Seiten besetzt sind.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>Jetzt genau zwei Probeboards, eines für jede Seite, bevor das Match beginnt.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>Schon gespeichert</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>Angekreuzte übernehmen</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>Diese Matches sind schon gespeichert. Kreuzen Sie an, welche trotzdem aus der Datei kommen; das gespeicherte kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>Schon gespeicherte Matches</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: liegt im Papierkorb, dasselbe wie in der Datei</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: gespeichert mit {stored} Einträgen, in der Datei mit {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: im Papierkorb mit {stored} Einträgen, in der Datei mit {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>Spielbogen zum Ausfüllen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>Bemerkungen des Schiedsrichters</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>Match gewonnen von</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>Match Nr.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Oberschiedsrichter</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>Auslosung gewonnen von</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>Wer zuerst anstößt, ist Seite 1. Queen: {queen} für den, der sie deckte, sonst Nil; sie zählt nur für den Sieger des Boards und ab {until} Punkten nicht mehr. C/m: übrige Steine der anderen Seite, sonst Nil. +: geforderte Punkte. Summe: laufend, höchstens {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W stößt an. Ein Kästchen je Stoß: Zahl der versenkten eigenen Steine, – für keinen, Q für die Queen, S für den Striker, F für ein Foul, T für ein technisches Foul. Ein Zug endet mit einem Strich.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>Verlauf von Spiel {number}.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>Seite {number} ist {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>Nach Board {number}: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>Steine in einem Zug</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>Steine in einem Zug</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>Sekunden je Stoß</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>Zeit je Stoß</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {counted} nach {bins}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>im Gange</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualifiziert</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>ausgesetzt: Protest</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Matches: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>Matches: {matches}, davon entschieden: {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>Kein Match.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>Die Zeiten sind die des ersten Eintrags, nach der Uhr der Halle.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>Das Match, Eintrag für Eintrag: carrom-desk verify vergleicht den Bericht damit</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Nichts zu berichten.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Unter Protest</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>QR-Code mit Kennung und Fingerabdruck des Matches</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Anders entschieden</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>Queen gedeckt von</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (erneut)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Queen {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} zugesprochen</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} auf Verlangen</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} Anders entschieden mit Nr. {number}.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>Dues, Fouls und Zeitfehler</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protest</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>Proteste</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>Von Eintrag</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, selbst zurückgenommen</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>Nr. {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>Bemerkungen und Unterbrechungen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>Angewandte Auslegungen, wo die Regeln die Antwort offen lassen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>W:S</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>Es gibt keinen Eintrag.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>W:S sind die weißen und die schwarzen Steine auf dem Brett nach dem Eintrag, Q die Queen, solange sie dort liegt.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>Zurückgenommene Einträge sind durchgestrichen.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>Spiel {game}, Board {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>Weiß: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status} mit Nr. {number}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Einzel</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>Match {id} · Einträge: {entries} · Fingerabdruck: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>Seiten und Spiele</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>in Spiel {game}; Boards davor: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>gewonnen von {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>unentschieden, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>abgebrochen bei {score}</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>im Gange, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>vor der Übernahme: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>Aufgegeben von {side}.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>Queen gedeckt von {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>wird gespielt: {white} × Weiß und {black} × Schwarz auf dem Brett; {queen}; am Zug: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: auf dem Brett verbliebene Steine der anderen Seite.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>Summe: laufend.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>Wer anstößt, spielt Weiß.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: Zusatzpunkte und Punkte, die weder für Steine noch für die Queen zählen.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): Queen gedeckt, nicht gutgeschrieben.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>Die Summe zeigt nie mehr als die {points} Punkte, die das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: weißer Slam.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: schwarzer Slam.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: Zusatzboard.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: wiederholt.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>Stöße, Dues und Fouls</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>Korrekturen: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>anders entschieden: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>keine Proteste</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>keine Korrekturen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>Weitere bei den Einzelheiten: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>Es ist nichts gespielt.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>Matches: {matches}, {won} gewonnen, {lost} verloren</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>Von diesem Spieler ist kein Match bekannt.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Queens</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>Steine je Zug</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} von {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>Versenkte Steine</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>Meiste Steine in einem Zug</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>Stöße des längsten Zuges</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>Zeit je Stoß, Median</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>Zeit je Stoß, längste</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>Stöße mit Zeit</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>Gewonnene Boards</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>Angestoßene Boards</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>Boards mit gedeckter Queen</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>Weiße Slams</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>Schwarze Slams</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>Board in einem Zug</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>Steine: eigene, die versenkt wurden und nicht zurückkamen.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>Board in einem Zug: Wer anstößt, gewinnt, ehe die andere Seite gestoßen hat.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>Stöße und Fehler annullierter Boards zählen mit.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>Die Zeit eines Stoßes läuft vom Eintrag davor bis zum eigenen, ohne die angehaltene Zeit: bis die Steine ruhen und der Stoß eingetragen ist. Neben einer Korrektur wird keine genommen.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>Ein Fehler einer Seite, die nicht am Zug ist, zählt nur für die Seite.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>Keine Schrift hat den Buchstaben {letter} ({name}): Ein Fragezeichen steht dafür.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. Grund: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>Steht für die Stöße des Boards, das auf Papier geleitet wurde.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>Spiel unterbrochen {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} gewinnt das Match, {score} nach Spielen: {loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} gewinnen das Match, {score} nach Spielen: {loser} haben aufgegeben.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>{winner} gewinnt das Match: {loser} wurde disqualifiziert. {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>{winner} gewinnen das Match: {loser} wurden disqualifiziert. {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>Kampfloser Sieg für {winner}: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>Kampfloser Sieg für {winner}: {loser} ist nicht erschienen.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>Ergebnis ausgesetzt: Über einen Protest ist noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>Nicht begonnen: kein Ergebnis.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>Im Gange, {score} nach Spielen: noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (Spiel {game}, Board {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>Seitenwechsel: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>Dues mit Foul</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>Technische Fouls</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>Zeitfehler</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>Durch Verstoß verlorene Boards</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>Disqualifikationen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>Due und Foul</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>Technisches Foul</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>Zeitfehler</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Board verloren</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Disqualifiziert</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>stattgegeben</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>nach einer Berichtigung ohne Wirkung</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>Zählt nicht: Dieses Protokoll wurde sehr oft berichtigt.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Matches</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>Mit Weiß gewonnene Boards</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>Mit Schwarz gewonnene Boards</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>Züge, die einen Stein brachten</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Board des Spiels</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Eigene Punkte</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>Punkte der Gegner</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>Board für Board</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>Verlauf: die jeweils letzten {number} Matches zusammen</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>bis Match</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>gewonnene Boards, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>Verlauf der gewonnenen Boards</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>neu beurteilt</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>Der Schiedsrichter nimmt es zurück.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>Der Schiedsrichter lässt es wieder gelten.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>Der Text dieser Regeln sagt dazu nichts.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>Die SoL-Datei des Veranstalters</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} kann nicht als Datei von SoL gelesen werden.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>Kein gespeichertes Match hat ein Ergebnis für eine Paarung in {name}: Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>Datei mit den Ergebnissen</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>In {path} geschriebene Ergebnisse: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Ergebnisse für SoL</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>Vorhandene Ergebnisse durch unsere ersetzen…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>Runde {left}, nicht begonnen</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>Runde {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>Runde: ZEIT +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>Runde {left}, angehalten</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>Eine Minute mehr</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>Eine Minute weniger</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>Runde neu starten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>Minuten, die von dieser Runde bleiben: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>Die Zeit dieser Runde ist um. Beenden Sie, wie das Turnier es vorsieht, oder beenden Sie das Spiel.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} bleibt am Zug</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} versucht es erneut</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>Am Zug ist jetzt {player}</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>Das Board ist beendet</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>{side} gewinnt das Board, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>Der Schiedsrichter legt in den Mittelkreis zurück, was vom Brett sprang.</translation>
    </message>
    <message>
        <source>{men}: {count} {reason}, {other_count} {other_reason}.</source>
        <translation>{men}: {count} {reason}, {other_count} {other_reason}.</translation>
    </message>
    <message>
        <source>{men}: {reason}.</source>
        <translation>{men}: {reason}.</translation>
    </message>
    <message>
        <source>with the striker</source>
        <translation>mit dem Striker</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>Due und Strafstein</translation>
    </message>
    <message>
        <source>due</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafstein</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>noch von früher</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>Es legen: {player} {men}, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who} in den äußeren Kreis.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who} in den äußeren Kreis, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>Die Queen geht in die Mitte zurück.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>{side} hat die Queen gedeckt.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>Der Anstoß steht noch aus.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>Der Anstoß steht noch aus: Versuch {number} von {most}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>Was noch ausstand, ist erlassen.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>Auf dem Brett: {white}, {black}, Queen.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>Auf dem Brett: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>Kein Due: Was zurückkommt, liegt auf dem Brett.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>Der Spieler bleibt am Zug</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>Der Zug geht über</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>Verzichtet: Der Due entfällt</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>Verfallen: Der Due ist verloren</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>Kein Platz: Der Due steht noch aus</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} spielt weiter</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>{side} haben die Queen gedeckt.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>Technisches Foul.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>wie auf dem Spielbogen aus Papier</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side}: 1 Zusatzpunkt kann verlangt werden.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side}: %n Zusatzpunkt kann verlangt werden.</numerusform>
            <numerusform>{side}: %n Zusatzpunkte können verlangt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>{side} gewinnen das Board, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>aus dem regelwidrigen Stoß</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>aus diesem Stoß</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>{player} legt ihn</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>{player} legt sie</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>Das Board geht weiter</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>die Queen geht zurück</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>Nichts kommt zurück</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side}: kein Zusatzpunkt verlangt.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side}: 1 Zusatzpunkt verlangt.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side}: %n Zusatzpunkt verlangt.</numerusform>
            <numerusform>{side}: %n Zusatzpunkte verlangt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, und noch von früher</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>Anders entscheiden…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>Entscheidung, falls bestätigt</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>Auslegung: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>Keine Entscheidung</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>Das kann nicht sein</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Noch keine Entscheidung</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>Regeln: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>Gespeichert {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>Noch nichts zu speichern</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NICHT GESPEICHERT</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>NUR LESEN</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>Nur lesen: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>Wer spielt jetzt?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>Welche Steine kommen jetzt aufs Brett zurück?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>Welche Steine stehen noch aus?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>Was wird aus der Queen?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>Wie endet das Board?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>Wer legt die Steine?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>Was ruft der Schiedsrichter?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>Wer stößt als Nächster an?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>Wer spielt Weiß?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>War das Board ein Slam?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Was folgt?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>Werden vor dem nächsten Board die Seiten gewechselt?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>Was folgt aus dem Passen?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>Wie geht das Spiel weiter?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>Wie viel Zeit ist gegeben?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>Wozu führt der Verstoß?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>Der Anstoß</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Dues und Strafen</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>Die Queen</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>Die letzten Steine</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>Ab 22 Punkten</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>Der Verlauf eines Matchs</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>im Lernen</translation>
    </message>
    <message>
        <source>known</source>
        <translation>gekonnt</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>Sie bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>Sie geht jetzt in die Mitte zurück</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>Sie ist vom Brett und muss gedeckt werden</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>Sie ist vom Brett und geht zurück, wenn der Zug endet</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>Sie ist gedeckt</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>Das nächste Board desselben Spiels</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>Eine Auslosung und ein Zusatzboard</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Das Match ist zu Ende</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>Das Board wird annulliert und wiederholt</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>Der Zug geht an den nächsten Spieler</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>Noch einmal vom Anfang jenes Boards</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>Weiter, wo es steht</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>Der Stoß ist regelwidrig</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Ein Foul</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>Ein Foul oder technisches Foul, je nach Augenblick</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>Das Board ist verloren</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>Das Match kann verloren sein</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Eine Verwarnung</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>Ein Spieler ist beim Aufruf des Matchs nicht am Brett.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>Die Spieler spielen sich vor dem Match ein.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>Der Schiedsrichter hat „Play“ gerufen: Der Anstoß ist zu machen.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>Ein Spieler ist am Zug: Er soll stoßen.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>Ein Stein ist zu legen.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>Ein Stein steht aus: Er ist zu legen, oder es wird verzichtet.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>Ein Spiel ist vorbei: Die Spieler wechseln die Seiten.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>Das dritte Spiel steht bevor: Die Spieler haben Pause.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>Niemand: Das Board ist vorbei</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>Nichts wird gerufen</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>Kein Slam</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>Einzel: {before}-mal hintereinander gepasst, und jetzt noch einmal.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>Doppel: {before}-mal hintereinander gepasst, und jetzt noch einmal.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>Ein Protest während eines Boards ist entschieden: stattgegeben.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>Ein Protest während eines Boards ist entschieden: abgewiesen.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>Im letzten Spiel waren die Seiten zu wechseln, und sie wurden gewechselt.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>Im letzten Spiel waren die Seiten zu wechseln; das wurde vergessen.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>Auslosung: gewonnen von {side}, {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>Von der Seite, die anstößt, soll es {name} tun.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>Spiel {game}, begonnen von {first}; Board {board}, angestoßen von {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>Ein Spiel hat keine Höchstzahl von Boards.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>Ein Spiel hat höchstens {limit} Boards.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>Es stand {a} : {b}; jetzt gewinnt {side} das Board mit {points}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>Es stand {a} : {b}; jetzt gewinnen {side} das Board mit {points}.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>Es ist das letzte Spiel; die Seiten sind darin noch nicht gewechselt.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, und {more} auf Verlangen</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>Wäre es anders gewesen – {facts} –, wäre die Antwort: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>Leicht: Was geschah, entscheidet</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>Mittel: Auch der Stand entscheidet, oder eine zweite Regel</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>Schwer: Mehrere Regeln entscheiden, oder eine Auslegung</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>Das erste Spiel gewann {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Schule für Schiedsrichter</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Wer lernt</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>Name eines neuen Lernenden</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>Was von jeder Regel gekonnt ist</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gekonnt</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>Richtig von gefragt</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>Aufgaben und Karte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>Lernenden löschen</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was an der Reihe ist</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Erst einen Namen eingeben.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>Niemand: nichts wird behalten</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>Alles über {name} liegt in {path}.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>Erst einen Lernenden wählen.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>Den Fortschritt speichern</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>Endgültig löschen: noch einmal drücken</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name} ist gelöscht, mit allem Fortschritt.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>Fortschritt speichern…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>Karte der Regeln und Lernende</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>Beliebig schwer</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>Von leicht zu schwer</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>So eine Aufgabe gibt es nicht: ein anderes Thema oder eine andere Schwierigkeit wählen.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>hat das Match gewonnen</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>Protest offen</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>{player} spielt</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>Queen zählt 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>Queen zählt 0 (Regel {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>hat die Queen: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>Queen zu decken: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>Queen zählt {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} Punkte</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: {won} der {needed} Spiele zum Sieg</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielbogen</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Nicht benutzen</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: neben dem Brett ausfüllen oder mit Esc verlassen.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>Der Anstoß berührt nichts</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha stößt an. Ihr Striker läuft an allen Steinen vorbei und berührt nichts; der Stoß ist regelgerecht.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>Ein Anstoß, der nichts berührt, ist noch nicht gemacht. Sie hat bis zu drei Versuche in diesem Zug.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>Der dritte Versuch misslingt</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha stößt zum dritten Mal an. Wieder berührt der Striker nichts; der Stoß ist regelgerecht.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>Nach drei Versuchen wechselt der Zug. Der Anstoß steht noch aus: Ravi macht ihn, mit Schwarz.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>Gestoßen vor „Play“</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>Asha stößt, bevor der Schiedsrichter „Play“ rief. Ihr Striker berührt die Steine, und ein weißer Stein fällt.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>Vor „Play“ versenkte Steine kommen heraus, mit einem Stein mehr. Sie hat keinen weiteren in den Taschen: Der steht noch aus.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>Ein Stein steht aus</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Von Asha steht ein Stein aus, und sie hat keinen in den Taschen. Jetzt versenkt sie mit regelgerechtem Stoß einen weißen Stein.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>Ein ausstehender Stein wird herausgenommen, sobald es einen gibt, auch im eigenen Zug. Sie spielt weiter.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>Striker und Stein</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha versenkt einen weißen Stein, und auch der Striker fällt. Der Stoß ist regelgerecht.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>Ihr Stein kommt zurück, und einer mehr steht aus. Weil sie einen eigenen Stein versenkte, spielt sie weiter.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>Der Striker allein</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha versenkt den Striker und sonst nichts. Der Stoß ist regelgerecht.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>Ein Stein kommt als Due zurück, und der Zug wechselt: Kein eigener Stein fiel.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>Ein regelwidriger Stoß</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi schiebt den Striker, statt ihn zu stoßen. Ein weißer Stein, seiner, fällt.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>Der Stein kommt zurück, mit einem dazu für das Foul, und der Zug wechselt.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>Steine, die springen</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha versenkt einen weißen Stein. Ein schwarzer Stein und die Queen springen vom Brett.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>Was sprang, war nie fort: Der Schiedsrichter legt zuerst die Queen in die Mitte, dann den Stein. Für ihren versenkten Stein bleibt sie am Zug.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>Sein Stein, Ihr Stoß</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Von Ravi steht ein Stein aus, und er hat keinen in den Taschen. Asha versenkt einen seiner Steine und keinen eigenen.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>Ihr Stoß machte seinen Stein verfügbar, also kommt er sofort zurück, und sie selbst legt ihn. Der Zug wechselt.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>Die Queen zu früh</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi versenkt die Queen allein. In diesem Board ist noch kein Stein von ihm versenkt.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>Bevor ein eigener Stein versenkt ist, steht sie ihm nicht zu: Sie geht zurück, der Zug wechselt, es gibt keine Strafe.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>Die Queen ist gedeckt</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi versenkte mit dem letzten Stoß die Queen. Jetzt fällt ein weißer Stein, seiner.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>Ein eigener Stein im nächsten Stoß deckt die Queen. Er spielt weiter.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>Die Queen ohne Deckung</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha versenkte mit dem letzten Stoß die Queen. Jetzt fällt ein weißer Stein, der Ravi gehört.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>Ein Stein der anderen Seite ist keine Deckung: Die Queen geht zurück, und der Zug wechselt. Sein Stein bleibt unten.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>Die Queen, obwohl ein Stein aussteht</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Von Asha steht ein Stein aus, der noch nicht gelegt werden konnte. Sie versenkt die Queen allein.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>Hände weg</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha ist am Zug und hat noch nicht gestoßen. Ravi gegenüber berührt mit der Hand einen Stein.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>Ein Verstoß des Spielers, der nicht am Zug ist, ist ein technisches Foul: Einer seiner Steine kommt zurück. Asha bleibt am Zug.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>Fünfzehn Sekunden</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha versenkte einen Stein und ist wieder am Zug. Fünfzehn Sekunden vergehen ohne Stoß.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>Die Regeln setzen die Zeit, nennen aber keine Strafe. Das Programm nimmt es nach dem ersten Stoß eines Zuges als Foul: ein Stein, und der Zug. Sie können anders entscheiden.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>Fort vom Brett</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>Asha steht auf und verlässt ihren Platz, während das Board gespielt wird. Sie hat nicht gefragt.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>Wer den Platz verlässt, verliert das Board: Ravi bekommt ihre Steine auf dem Brett und drei für die Queen, die dort liegt.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>Im Verein</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>Nach den Vereinsregeln: Asha versenkte einen Stein, jetzt fällt einer von Ravi und keiner von ihr.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>Im Verein ist ein versenkter Stein der anderen Seite ein Foul: Der Zug ist vorbei, und einer ihrer Steine kommt zurück.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>Der letzte Stein vor der Queen</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha versenkt ihren letzten Stein. Die Queen liegt auf dem Brett.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>Der letzte Stein vor der Queen verliert das Board: Ravi bekommt drei Punkte, was immer dort liegt.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>Der letzte Stein der anderen Seite</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha hat die Queen gedeckt. Jetzt fällt durch ihren Stoß Ravis letzter Stein, und keiner von ihr.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi hat keinen Stein mehr: Er gewinnt das Board, mit so vielen Punkten, wie sie Steine darauf hat. Die Queen, die sie deckte, zählt für niemanden.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>Bei 22 Punkten</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha hat 22 Punkte und hat die Queen gedeckt. Ihr letzter Stein fällt.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>Ab 22 Punkten zählt die Queen nichts: nur die zwei Steine auf dem Brett. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>Gleichstand nach dem letzten Board</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>Es steht 10 : 15 im achten und letzten Board. Ravi hat die Queen gedeckt. Ashas letzter Stein fällt.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>Fünf Steine machen 15 : 15. Gleichstand nach dem letzten Board: Auslosung und ein Zusatzboard.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>Das Zusatzboard</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>Nach acht Boards stand es gleich. Im Zusatzboard hat Asha die Queen gedeckt, und Ravis letzter Stein fällt.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>Wer im Doppel am Zug ist</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil stößt regelgerecht und versenkt nichts.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>Im Doppel geht der Zug rechts herum: Nach Anil kommt Rosa, die rechts von ihm sitzt.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>Wer im Doppel legt</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi versenkt mit regelgerechtem Stoß einen weißen Stein und den Striker.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>Wie im Einzel kommen zwei Steine zurück, und er spielt weiter. Im Doppel legt sie der Spieler rechts von ihm.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>Von wem ein Stein aussteht, der darf die Queen nicht nehmen: Sie geht zurück, und der Zug wechselt. Der Stein steht weiter aus.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>Wer das Zusatzboard gewinnt, gewinnt das Spiel, auch mit einem Punkt. Die Queen zählt für den Sieger nur, wenn er sie deckte.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>Im Programm eintragen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Eine andere…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>Wählen Sie, was geschehen soll. Zuerst entscheiden Sie, dann zeigt das Programm seine Entscheidung.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situationen</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – gelöst</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>Wählen Sie eine Situation.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>Wann gespielt wurde, ist nicht bekannt; als Tag ist {day} geschrieben.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>Es wurde nicht gespielt und ist ausgelassen.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>Noch jemand heißt {name}: Dieser Spieler hat den Spitznamen {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>Tisch {table} ist in dieser Runde vergeben; in SoL hat er eine andere Nummer.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>Die Datei hat keine Paarung dieses Turniers und dieser Runde zwischen diesen Seiten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>Die Datei hat mehrere Paarungen dieses Turniers und dieser Runde zwischen diesen Seiten, und weder Tisch noch Tag sagen, welche es ist; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>Mehrere Matches haben ein Ergebnis für diese Paarung; nichts wurde geschrieben. Behalten Sie nur das, das zählt.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>Es gibt noch kein Ergebnis; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>Die Datei hat schon ein anderes Ergebnis; es blieb stehen.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>Runde {round}, Tisch {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>Die Datei hat für dieses Match ein Spiel: Das erste von {games} wurde geschrieben.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>SoL hat keinen Platz für die Boards eines Matchs über drei Spiele; die Spielstände wurden geschrieben.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>Ein Protest ist nicht entschieden: Das Ergebnis bleibt ausgesetzt und wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>Das Match ist nicht zu Ende: Es wird geschrieben, wie es steht.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL wertet höchstens {most} Spiele: Sehen Sie dort nach, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>Spiel {number} ist ohne seine Boards geschrieben: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>Spiel {number} endete {score}; SoL zeigt höchstens {most} Punkte.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>Spiel {number} stand {stood} und zählt für Seite {side}: Es ist als {score} geschrieben, ohne Boards.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>Spiel {number} wurde nicht gespielt und zählt für Seite {side}: Es ist als {score} geschrieben, ohne Boards.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>nicht alle sind bekannt.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL zählt {queen} Punkte für die Queen, bis zu einem Stand von {most} Punkten.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL hat Platz für {most}.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL würde sie nicht zum selben Spielstand addieren.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>Der Ton wurde von {player} gespielt. Haben Sie ihn gehört?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>Ein anderer Ton kam dazwischen. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>Dieser Rechner hat kein Programm für Töne. Installieren Sie pw-play, paplay oder aplay.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>Der Ton konnte nicht auf die Platte geschrieben werden: {said}. Schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} lässt sich nicht starten: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} konnte nicht spielen: {said}. Ist ein Lautsprecher angeschlossen und gewählt?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} kam nicht zu einem Ende. Ist das Tongerät belegt?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} konnte nicht spielen. Ist ein Lautsprecher angeschlossen? Probieren Sie es in den Einstellungen.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>Kein Ton: Die Uhr blinkt nur. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>Die letzten fünf Sekunden und das Ende der Zeit hören lassen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>Was immer hier gewählt ist, die Uhr blinkt außerdem.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>In jeder der letzten Sekunden ticken</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>Der Bildschirm für die Halle wurde abgezogen.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>Es gibt nur einen Bildschirm: Schieben Sie das Fenster für die Halle dorthin, wo man es sieht.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: für die Halle</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} Punkte, {games} Spiele gewonnen</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>{a} – {b} Steine auf dem Brett</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Matches</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Kein Match ist offen</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>Nicht beendet: hier geht es weiter</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>Ein neues Match fragt auf einer Seite nach Spielern, Regeln und Format. In der Übung gibt es Situationen zu entscheiden, und nichts zählt.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>Spiele {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>Gespeichert {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>Rückgängig  (Strg+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>{what} {apart}</source>
        <translation>{what} {apart}</translation>
    </message>
    <message>
        <source>All that was confirmed in this match was written to {file}: it can be taken in from there.</source>
        <translation>Alles Bestätigte dieses Matches steht in {file} und lässt sich von dort importieren.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>Speichern Sie das Match sofort anderswo: Keine Datei ließ sich schreiben.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>Das gespeicherte Match {match} kann nicht fortgesetzt werden: Eintrag {number} ist an seiner Stelle nicht möglich. {why} Lassen Sie das Lesbare retten, oder stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} wurde verschoben oder gelöscht: Es gibt nichts zu sichern. Legen Sie die Datei zurück, oder starten Sie neu.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (Ordner der Sicherungen)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>Der zweite Ordner für Sicherungen, {folder}, ist nicht da: Dort wurde nichts gesichert. Schließen Sie den Datenträger an, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} ist beschädigt, und damit auch die Kopie davon: {problem}. Stellen Sie eine frühere Sicherung wieder her, oder lassen Sie das Lesbare in eine neue Datenbank retten.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>Die Sicherung {file} ist beschädigt: {problem}. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} wurde nur zum Lesen geöffnet: Nichts wurde gespeichert. Öffnen Sie es zuerst zum Schreiben.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} Hier wird sie nur gezeigt: Nichts wurde gespeichert. Schließen Sie zuerst das andere Carrom Desk.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>{place} oder das Journal dazu wurde überschrieben, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} Sie wird gerade vorbereitet: Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} ist nicht mehr da, wohl aber {file}-wal mit den letzten Einträgen. Legen Sie die Datei zurück und versuchen Sie es noch einmal, oder lassen Sie das Lesbare retten.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} ist leer, {file}-wal mit den letzten Einträgen aber nicht. Legen Sie die Datei zurück und versuchen Sie es noch einmal, oder lassen Sie das Lesbare retten.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} ist nicht mehr da, aber in {folder} liegen Sicherungen davon. Stellen Sie die letzte wieder her, oder beginnen Sie ohne Matches.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} ist leer, aber in {folder} liegen Sicherungen davon. Stellen Sie die letzte wieder her, oder beginnen Sie ohne Matches.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} Nichts wurde gespeichert. Legen Sie die Datei zurück, oder starten Sie neu.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} ist beschädigt: Die Version steht nicht darin. Stellen Sie die letzte Sicherung wieder her, oder lassen Sie das Lesbare in eine neue Datenbank retten.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} enthält noch keine Matches. Öffnen Sie es einmal zum Schreiben, um es vorzubereiten.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} stammt von einem älteren Carrom Desk. Öffnen Sie es einmal zum Schreiben: Dann wird es aktualisiert.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} stammt von einem neueren Carrom Desk und bleibt, wie es ist. Installieren Sie diese Version, um es zu öffnen.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} ist keine Datenbank von Matches: Es gehört einem anderen Programm und bleibt, wie es ist. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>Kein Dateiname enthält ein Nullzeichen. Geben Sie den Pfad einer Datei an.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>Das ist keine Adresse einer Datenbank. Geben Sie den Pfad einer Datei an oder eine URL wie sqlite:///PFAD.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>Eine Datenbank im Speicher verlöre jedes Match. Geben Sie den Pfad einer Datei an.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: Diesen persönlichen Ordner gibt es nicht. Geben Sie den ganzen Pfad einer Datei an.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} ist ein Verweis auf {file}, die nicht da ist. Prüfen Sie, ob der Datenträger angeschlossen ist, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>Für Datenbanken der Art {kind} gibt es keinen Treiber. Installieren Sie einen, oder geben Sie den Pfad einer Datei an.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>Der Datenträger mit {place} ist voll: Nichts wurde gespeichert. Schaffen Sie Platz und wiederholen Sie den letzten Schritt. Alles zuvor Bestätigte ist sicher.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} ist schreibgeschützt: Nichts wurde gespeichert. Erlauben Sie das Schreiben in Datei und Ordner, oder wählen Sie eine andere Datenbank.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>Ein anderes Programm schreibt in {place} und gibt es nicht frei: Nichts wurde gespeichert. Warten Sie kurz und wiederholen Sie den letzten Schritt; bleibt es so, schließen Sie das andere Programm.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} lässt sich nicht öffnen. Sehen Sie nach, ob es den Ordner gibt, der Datenträger angeschlossen ist und Sie dort lesen und schreiben dürfen.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>Lesen oder Schreiben von {place} ist misslungen: Nichts wurde gespeichert. Sehen Sie nach, ob der Datenträger angeschlossen ist und Platz hat, und wiederholen Sie den letzten Schritt.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>Sie dürfen {place} nicht öffnen. Bitten Sie den Besitzer um das Recht zum Lesen und Schreiben, oder wählen Sie eine andere Datenbank.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} gibt es nicht. Prüfen Sie den Pfad und ob der Datenträger angeschlossen ist.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} ist ein Ordner. Geben Sie den Pfad einer Datei darin an.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} kann es dort nicht geben: Statt des Ordners liegt dort eine Datei. Geben Sie einen anderen Pfad an.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} ist ein Verweis, der auf sich selbst führt. Geben Sie den Pfad einer Datei an.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} ist als Dateiname zu lang. Geben Sie einen anderen Pfad an.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>Die Datenbank unter {place} hat nicht wie erwartet geantwortet: Nichts wurde gespeichert. Sehen Sie nach, ob ihr Server läuft und erreichbar ist, und wiederholen Sie den letzten Schritt.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} ist beschädigt und nicht lesbar: Es ist keine Datenbank, oder ein Teil wurde überschrieben. Lassen Sie das Lesbare in eine neue Datenbank retten, oder stellen Sie die letzte Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>Ein anderes Carrom Desk hat in dieses Match geschrieben, seit es hier geöffnet wurde: Nichts wurde gespeichert. Öffnen Sie das Match neu, um zu sehen, was jetzt darin steht.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} ist beschädigt. Lassen Sie das Lesbare in eine neue Datenbank retten, oder stellen Sie die letzte Sicherung wieder her. Gefunden wurde: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} ist ein Gerät oder eine Pipe und keine Datei und bleibt, wie es ist. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} hat auf dem Datenträger einen zweiten Namen, einen harten Link: Was unter einem gespeichert wird, könnte unter dem anderen verloren gehen. Entfernen Sie einen der Namen, oder kopieren Sie die Datei und öffnen Sie die Kopie.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} lässt sich nicht anlegen: Es gibt keinen Ordner {folder}. Prüfen Sie den Pfad und ob der Datenträger angeschlossen ist, oder legen Sie den Ordner an.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>{file} wurde verschoben oder gelöscht, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>{file} wurde gekürzt, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>{file} wurde überschrieben, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>Das Journal zu {file} wurde verschoben oder gelöscht, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>Das Journal zu {file} wurde gekürzt, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>Das Match {match} ist schon da: Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>Das Match {match} liegt im Papierkorb: Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} Es wurde überschrieben, während es hier geöffnet war.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>Die Kennung des Matches ist leer oder enthält Zeichen, die nicht gespeichert werden können. Geben Sie ihm eine andere.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>Ein Match {match} gibt es in dieser Datenbank nicht. Sehen Sie in der Liste der Matches nach.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>Dieser Eintrag kann nicht gespeichert werden, weil er nicht wieder lesbar wäre: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>Dieses Match kann nicht gespeichert werden, weil es nicht wieder lesbar wäre: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>Es enthält, was keine Datei enthalten kann.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>Eintrag {number} fehlt</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>es sollte {length} Einträge haben und hat {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Das gespeicherte Match {match} ist nicht lesbar: {why}. Stellen Sie die letzte Sicherung wieder her, oder lassen Sie das Lesbare in eine neue Datenbank retten.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>Die Sicherung {place} ist nicht mehr da. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>Match {match}: Nichts davon ist lesbar.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>Match {match}, {sides}: bis Eintrag {kept} von {of} gerettet.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>Match {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>Match {match}, Eintrag {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>Ein anderes Carrom Desk hat diese Datenbank zum Schreiben geöffnet.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>Ein anderes Carrom Desk hat diese Datenbank zum Schreiben geöffnet: Prozess {process} auf {host}, seit {since}.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} Schließen Sie es zuerst und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} liegt auf einem Server: Bitten Sie dessen Betreuer um die Wiederherstellung.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>Das Match {match} ist zu lang: Mit seinen Entscheidungen könnte keine Match-Datei es wieder fassen.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>Regelwidrig</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Nichts berührt</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Vor „Play“</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>Versenkt</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>Gesprungen</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>versenkt</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>vom Brett gesprungen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>Warum er regelwidrig war</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>Regelwidrig, ohne Angabe</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>Dieser Stoß</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Vor „Play“</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>Leerstoß</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>Regelwidrig: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>Regelwidrig…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>Zweite Sicherungen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Zweiter Bildschirm</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>SCHLECHT</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>Kümmern Sie sich vor dem Match um das, was SCHLECHT ist.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>Ein Match kann beginnen. Sehen Sie an, was markiert ist.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>Alles in Ordnung: Ein Match kann beginnen.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} sind frei; ein Eintrag ist nach {ms} ms auf der Platte.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>Geöffnet, und ihr Aufbau ist in Ordnung.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>Die letzte ist von {last}.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>Der zweite Ordner ist da und beschreibbar.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>Es ist {time}. Stimmt das?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>Am Netz.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} Bildschirme sind angeschlossen.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>Alle Schriften können gezeigt werden.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>Eine Seite wurde als PDF geschrieben.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>Nur {free} sind frei. Löschen Sie bald, was nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>Nur {free} sind frei. Schaffen Sie vor dem Match Platz.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>Langsam: {ms} ms, bis ein Eintrag auf der Platte ist. Schließen Sie andere Programme oder nehmen Sie eine andere Platte.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>Sie ist nicht beschreibbar: {why}. Nichts würde aufgehoben: Nehmen Sie eine andere Platte.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>Die Matches sind nicht geöffnet. „Was nun“ sagt, warum.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} Öffnen Sie das Menü, dann „Sicherungen…“.</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>Noch keine; die erste kommt mit dem Ende eines Spiels.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>{folder} ist nicht beschreibbar: {why}. Machen Sie ihn beschreibbar.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>Kein zweiter Ordner. Ein Stick ist sicherer: Menü, „Sicherungen…“.</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} ist nicht da. Stecken Sie den Stick ein oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>{folder} ist nicht beschreibbar: {why}. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>Sie sagt {time}, was nicht sein kann. Stellen Sie Datum und Zeit.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>Die Uhr, nach der Stöße gemessen werden, steht. Starten Sie den Rechner neu.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>Akku, noch {percent} %. Schließen Sie das Netzteil an.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>Akku, nur noch {percent} %: zu wenig für ein Match. Schließen Sie jetzt das Netzteil an.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>Von einem Akku ist nichts bekannt: Sehen Sie nach, ob das Netzteil steckt.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>Hier nicht bekannt: Sehen Sie nach, ob das Netzteil steckt.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>Es gibt nur einen Bildschirm; dem Schiedsrichter genügt er.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>Buchstaben fehlen: {why}. Installieren Sie Carrom Desk neu.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>Kein PDF konnte geschrieben werden: {why}. Schreiben Sie Berichte als HTML.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>In den Einstellungen ausgeschaltet. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>Die Matches liegen auf einem Server: Wer ihn betreut, macht die Sicherungen.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>Systemprüfung</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>wird geprüft</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>Match übernehmen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>Punkte in diesem Spiel</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>Steine auf dem Brett</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>Ausstehende Steine</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>Beendete Boards dieses Spiels</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>Stößt dieses Board an, spielt Weiß</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>gedeckt von {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>Der Anstoß ist gemacht</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>Das laufende Board</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>Auslosung für das Zusatzboard</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>Auslosung eintragen</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. Wer gewann die Auslosung?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>Den Anstoß</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>Die Seite</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. Was nimmt der Sieger?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. Welcher Spieler des anstoßenden Paares stößt an?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>Geben Sie an, wer die Auslosung gewann.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>Geben Sie an, ob der Sieger den Anstoß oder die Seite nimmt.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>Geben Sie an, welcher Spieler anstößt.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} setzen sich zuerst.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} wählen die Seite.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} stoßen an und spielen Weiß.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} stößt an und spielt Weiß.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} setzt sich zuerst.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} wählt die Seite.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(Regel {number})</translation>
    </message>
</context>
<context>
    <name>Unnoticed</name>
    <message>
        <source>{case} ({law})</source>
        <translation>{case} ({law})</translation>
    </message>
    <message>
        <source>{case} (law {law})</source>
        <translation>{case} (Regel {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Nicht am Zug</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>Falscher Stein</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>Due vergessen</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>Queen ungedeckt</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>Weitergespielt</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>Gespielt, ohne am Zug zu sein, unbemerkt: Der Zug gilt</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>Falscher Stein gelegt, unbemerkt: Er bleibt</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>Ausstehende Steine nicht gelegt, unbemerkt: Sie sind verfallen</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>Queen nicht gedeckt, unbemerkt: Sie gilt als gedeckt</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>Stein des Gegners versenkt, unbemerkt: Er zählt, der Zug endet, sobald es bemerkt wird</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>Das Match darin kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>In dieser Datei ist kein Match: Nennen Sie das Match, von dem sie berichtet.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>Der Bericht ist vom Match {one}, nicht von {other}.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>Der Bericht wurde mit Version {made} erstellt, und dies ist Version {own}: Er kann allein deshalb abweichen. Prüfen Sie ihn mit Version {made}.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>Das Match {id} ist anders gespeichert: Es ging seither weiter oder wurde geändert.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>Etwas ist anders gezeichnet als in einem Bericht über dieses Match.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>„{ought}“ fehlt.</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>„{told}“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>„{told}“ steht, wo das Match „{ought}“ hat.</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>Das ist kein Bericht, der sich vergleichen lässt: PDF, HTML, CSV und XLSX lassen sich vergleichen.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} verliert das Match.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} verlieren das Match.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>Verwarnung {number} für {player}; der Zug bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Verwarnung</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Verwarnung</numerusform>
            <numerusform>%n Verwarnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>Foul…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>Oberschiedsrichter…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>Diese Regeln setzen hier keine Zeit.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>Vor „Play“ läuft keine Zeit.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>Das betrifft die zuletzt gegebene Entscheidung: Bestätigen Sie erst den Stoß, oder nehmen Sie seine Marken weg.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>Ohne Matches beginnen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>Auslosung…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>Neues zeigen</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>Hier schreiben</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>Das andere Carrom Desk ist fort: Das Match kann hier weitergehen.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>NICHT GESPEICHERT. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>Der letzte Eintrag ist noch nicht gespeichert. Speichern Sie ihn noch einmal oder anderswo, oder geben Sie ihn auf.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>Markieren Sie, was fiel, dann bestätigen.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>Die Marken widersprechen sich.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>Bestätigen Sie den Stoß.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>Verzichtet</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Verfallen</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Kein Platz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>{side} gewinnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Seiten gewechselt</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>Tragen Sie die Auslosung ein.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>Die Matches werden geöffnet…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>Beginnen oder öffnen Sie ein Match.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>Nicht beendet: {names}. Weiter?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>Nehmen Sie eine Situation, oder leiten Sie ein Match, das nicht zählt.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>Situationen…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Übung verlassen</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} legt: {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>Protest von {side}: noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>{player} stößt an: Rufen Sie „Play“.</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>Die Zeit ist um: Stoß eintragen oder „Zeit um“.</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>Keinen verlangen</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} verlangen</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>Die Zeit zum Erscheinen ist um. Kampfloser Sieg?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>Von selbst gefallen</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>Die Zeit der Runde ist um. Weiterspielen oder Spiel beenden.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (Regel {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>Von selbst gefallen</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>Platz für {count}</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>NUR LESEN. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Die Uhr steht.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>Die Uhr steht. „Play“ startet sie wieder.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Stattgeben</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Abweisen</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>Was nun</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>Alarm: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>Was nun: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>Ansage: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>Keine Ansage</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>Grund (steht im Bericht)</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>Geben Sie den Grund an: Er wird im Bericht gedruckt.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>Nicht rechtzeitig am Brett</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>Kein Match ist geöffnet.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>Öffnen Sie zuerst ein Match.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>Die Matches sind nicht geöffnet.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>Nichts ist markiert.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>Problembericht erstellen…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>Paarungen aus SoL</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Retten, was lesbar ist</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung zurückholen…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>Zweiter Ordner für Sicherungen</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>Sicherungen gehen auch nach {folder}.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>Kein zweiter Ordner</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>Punkte des Boards</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>Das wurde vorhin getippt; „Alles leeren“ beginnt mit einer leeren Seite.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>Welcher Spieler</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Nicht genannt</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Match ist zu Ende.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>Der Name muss auf .pdf oder .html enden.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>Entscheidung des Schiedsrichters</translation>
    </message>
</context>
<context>
    <name>WindowController</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>PRACTICE – {name}</source>
        <translation>ÜBUNG – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>Keine Sicherung wurde gemacht; das Match ist sicher. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>Ein langes Match wird geöffnet…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>Die Matches werden geöffnet.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>Die Matches stammen aus einer älteren Version: Sie werden kopiert und dann auf den neuen Stand gebracht…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>Das Match ist gespeichert: Es steht in der Liste der Matches.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>Das Match ist gespeichert und geht hier weiter.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
