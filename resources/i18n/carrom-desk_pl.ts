<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>Program proponuje, decyduje sędzia.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>Twoje mecze są przechowywane w {database}.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>Program nie korzysta z sieci.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>Przetłumaczone, ale jeszcze nieprzeczytane przez nikogo, kto wychował się w tym języku: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>Oprogramowanie wolne na licencji MIT. Czcionki to Noto Sans, na licencji SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Raport…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>Przenieś do kosza  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Usuń na zawsze…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>Wybierz kilka</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>Pliki meczów do zaimportowania gdzie indziej…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>Jeden plik dla SoL, programu turniejowego…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>Wyniki do pliku SoL organizatora…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>dłoń może przekroczyć strzałkę</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>dłoń może dotykać powierzchni podczas uderzenia</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>dłonie mogą spoczywać na własnym ciele, nogi na krawędzi własnego siedziska</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>można grać dowolną ręką</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>krążek jest położony, gdy palec puści go wewnątrz zewnętrznego okręgu</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>zawodnik przy grze może strikerem usunąć nadmiar pudru z własnych linii i kółek bazowych</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>podczas kładzenia striker i krążki mogą leżeć przy własnych liniach bazowych</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>To nie faul: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>Popraw wpis {number}</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Nic jeszcze nie zmieniono.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Kto to zrobił</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>Żądane punkty dodatkowe</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>Uzasadnienie</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>Losowanie wygrywa</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Wybiera</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>Zawodnik rozbijający</translation>
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
        <translation>Następnie: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>Wpisy, które tracą ważność: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>Obecny stan meczu się nie zmienia.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>Uderzenie białych</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>Przewinienie białych przed ich pierwszym uderzeniem</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>Przewinienie, bez uderzenia: {side}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>Przepisy, z którymi porównuje się pozostałe</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Co się dzieje</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>Rozbicie wykonane</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>Rozbicie przed nami: próba {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>Biały krążek był już wcześniej wbity</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>Czarny krążek był już wcześniej wbity</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Nieprawidłowe uderzenie</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Bez kontaktu</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Przed „Play”</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>Co rozstrzyga każde wydanie</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>Białe krążki na planszy</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>Czarne krążki na planszy</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>Dług białych (krążki)</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>Dług czarnych (krążki)</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>Punkty białych</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>Punkty czarnych</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>Skopiowano jako scenariusz: odczyta go „carrom-desk rule”.</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>To nie jest scenariusz. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>Wklejono.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>Przed „Play” możliwe jest tylko rozbicie.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>Przy mniej niż dziewięciu krążkach lub przed rozbiciem jest to wiadome.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>Pytanie nie dotyczy uderzenia.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>Białe są przy grze.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>Kopiuj jako scenariusz</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Wklej scenariusz</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Drukuj lub zapisz…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>Według tych przepisów to niemożliwe</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>Przy grze: {player}.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: {men} na planszy{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>Wynik {own} : {opponent}, najpierw zawodnik przy grze.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>Rozbicie jeszcze przed nami: próba {number} z {most}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>Jego krążek był już wbity i wrócił.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, przed pierwszym uderzeniem kolejki: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>Królowa potwierdzona: {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>Co mówią przepisy</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ oznacza to, co różni się od pierwszego z tych wydań.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Komenda</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretacja</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Drugi folder…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>Kopie zapasowe powstają przy każdym uruchomieniu, po każdym secie i meczu oraz przy wyjściu. Drugi folder, na pendrivie lub innym dysku, zachowa je, gdy dysk tego komputera zawiedzie.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>Kopie zapasowe nie trafiają do drugiego folderu.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>Wybrana kopia zastępuje bazę danych; obecna zostaje zachowana obok.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>Ostatnia kopia zapasowa się nie udała. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Utworzono</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>Ostatni mecz w niej</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Zawartość</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Kopie zapasowe, od najnowszej</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Utwórz kopię teraz</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>Wybierz kopię zapasową.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Nie ma jeszcze kopii zapasowej.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>Ta kopia jest jeszcze badana…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>Kopie zapasowe mogą trafiać także do drugiego folderu, na przykład na pendrive.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Drugi folder…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzona</translation>
    </message>
    <message>
        <source>start</source>
        <translation>uruchomienie</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>koniec seta</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>koniec meczu</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>przed aktualizacją</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>przed zastąpieniem</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>zamknięcie programu</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>Mecze: {matches}, wpisy: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>Bieżący mecz zostaje: otwórz lub rozpocznij inny, zanim go usuniesz.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>Mecz {match} jest w koszu.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>W koszu jest {count} mecz.</numerusform>
            <numerusform>W koszu są {count} mecze.</numerusform>
            <numerusform>W koszu jest {count} meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>Mecz {match} usunięto na zawsze.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>Usunięto na zawsze {count} mecz.</numerusform>
            <numerusform>Usunięto na zawsze {count} mecze.</numerusform>
            <numerusform>Usunięto na zawsze {count} meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>Mecz {match} jest znów w koszu.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>W koszu jest znów {count} mecz.</numerusform>
            <numerusform>W koszu są znów {count} mecze.</numerusform>
            <numerusform>W koszu jest znów {count} meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>Mecz {match} wrócił na listę meczów.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>Na listę wrócił {count} mecz.</numerusform>
            <numerusform>Na listę wróciły {count} mecze.</numerusform>
            <numerusform>Na listę wróciło {count} meczów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>Biały krążek {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>Czarny krążek {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarne</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>wbito</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>wyskok</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>na planszy</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>wbito w tym uderzeniu</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>wyskok z planszy w tym uderzeniu</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>poza planszą</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · przy grze</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>na planszy: {white} białych, {black} czarnych, królowa</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>na planszy: {white} białych, {black} czarnych</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>Królowa do potwierdzenia</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>Królowa do odłożenia</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>Królowa potwierdzona</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>Królowa potwierdzona: {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>do potwierdzenia</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>potwierdzona</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>wraca</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>dług: {count}</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>do położenia</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>Plansza do carroma</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Poza planszą</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>Co wpadło do tej łuzy?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} na planszy</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>następne naciśnięcie oznacza: wyskok</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>białe: {count}</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>czarne: {count}</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>królowa</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>wbito: {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>wyskoczyły: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour} – dług: {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>do położenia: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>dług</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>Najpierw losowanie.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>pchnięcie strikera</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>striker nie na obu liniach bazowych</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>kółko bazowe niezakryte lub strzałka dotknięta</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>łokieć nad powierzchnią lub liniami strzałek</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>striker przeciwnika jeszcze na planszy</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>ciało poza liniami strzałek</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>podparcie podczas uderzenia</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>uderzenie nie palcem</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>uderzenie nie strikerem</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>dłoń lub ramię poza liniami faulu</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>uderzenie nie do przodu</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>najpierw trafiony krążek za linią</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>przekroczone 15 sekund</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>dotknięty krążek lub królowa</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>uderzenie w planszę lub jej poruszenie</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>niewłaściwe użycie pudru</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>striker położony na ramie lub w łuzie</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>striker zostawiony na planszy</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>twardy przedmiot w dłoni</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>próba ślizgu strikera</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>krążki przestawione przed rozbiciem</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>zmiana strikera w trakcie partii</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>plansza przesunięta</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>ciało oparte o planszę, stojak lub stół</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>ubranie lub biżuteria na powierzchni</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>krzesło przesunięte</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>zmieniona wysokość siedziska</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>zamiana miejsc</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>rozpraszanie przeciwnika</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>rozmowa lub znaki partnerów</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>pytanie o wynik poza kolejką</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>krążek położony poza zewnętrznym okręgiem</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>przesunięcie innych krążków przy kładzeniu</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>położony za późno</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>krążek położony na środkowym kółku</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>położony własny krążek</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>krążek położony pod uderzenie z królową</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>krążki podane przez partnera</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>inny krążek lub striker w dłoni przy kładzeniu</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>zbyt wolne ustawianie krążków</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>zbyt wolna zmiana stron</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>ponowne rozpraszanie przeciwnika</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>protest w obraźliwych słowach</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>opuszczenie miejsca</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>gra poza kolejką</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>pozycja zburzona nie do odtworzenia</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>dalsza gra bez „Play”</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>niezdyscyplinowanie</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>opuszczenie meczu bez zgody</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>przekroczenie przerwy</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>nieprzyjęcie decyzji</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>obrażanie oficjeli</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>palenie, alkohol lub narkotyki</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>striker bez dopuszczenia</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>przerwanie gry bez zgody</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>rozpraszanie przeciwnika po raz trzeci</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>niestawienie się przy planszy na czas</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>rozmowa z widzami</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Przywróć ostatnią kopię zapasową albo uratuj to, co da się odczytać, do nowej bazy danych.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>Dzisiejsze reguły dałyby temu wpisowi inne rozstrzygnięcie; obowiązuje wydane wówczas.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>Plik jest uszkodzony: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>Nie można odczytać tabel: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>Brakuje elementu: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>Obcy element: {kind} {name}; umieściło go tu coś innego. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>Zmieniony element: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>Baza danych nie podaje, której jest wersji. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>Nie można sprawdzić odwołań: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>W {table} są wiersze, które nie należą do żadnego meczu. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>Nie można wyświetlić listy meczów: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>Identyfikator jednego z meczów nie jest tekstem. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>Nie można odczytać meczu: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>Zapis meczu nie ma sensu ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>Mecz jest na liście, ale nie można go znaleźć. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>Czas tego wpisu zmieniono po zapisaniu. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>W kolumnie {column} jest coś, czego tam być nie może. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>Zawodnicy na liście nie są zawodnikami tego meczu. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>Czas rozpoczęcia meczu zmieniono po zapisaniu. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>Czas przeniesienia meczu do kosza nie jest czasem. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>Ten wpis nie jest możliwy w tym miejscu: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>Lista pokazuje co innego, niż wynika z dziennika. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>Brakuje tego wpisu. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Ten wpis zmieniono po zapisaniu: jego suma kontrolna się nie zgadza. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Poprzedni wpis zmieniono po zapisaniu: jego suma kontrolna się nie zgadza. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Dane meczu zmieniono po zapisaniu: ich suma kontrolna się nie zgadza. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>Mecz powinien mieć {length} wpisów, a ma {found}. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>Suma kontrolna się nie zgadza: koniec dziennika zmieniono po zapisaniu. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>Suma kontrolna się nie zgadza: dane meczu zmieniono po zapisaniu. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>set</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>mecz</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>odrzucony</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>uznany</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (przepis {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>Kontuzja lub choroba</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>Awaria oświetlenia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>Uwaga do raportu; niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>Zegar staje; „Play” uruchamia go ponownie.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Odwołanie</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>Wezwano sędziego głównego</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>Wymiana uszkodzonego krążka</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>Upomnienie: trafia do raportu i niczego nie rozstrzyga.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>Kto dostaje ostrzeżenie?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>Popraw kolejkę</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>Błąd zauważony po następnym uderzeniu: wskaż, kto jest teraz przy grze. Przed wykonaniem rozbicia to on rozbija, białymi.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>Kto jest przy grze?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>Czas seta upłynął</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>Zawodnik przy grze nie uderza. Gdy każdy spasuje trzy razy, powtórz partię.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>Powtórz partię</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>Partia zostaje anulowana i powtórzona z tym samym rozbijającym.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>Każdy spasował trzy razy</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>Okoliczności niezależne od sędziego</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>Brak miejsca na striker na liniach bazowych</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Zmiana stron</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>Zawodnicy zmienili strony.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protest</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>Wynik jest wstrzymany do decyzji sędziego głównego; gra może trwać.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>Kto protestuje?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>Fakty, wydana decyzja i żądanie</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>Protest rozstrzygnięty</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>Uznany: partia jest powtarzana. Odrzucony: wynik pozostaje.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>Strona poddaje seta lub mecz.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>Kto się poddaje?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>Strona wygrywa, bo druga się nie stawiła lub nie może grać.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Kto wygrywa?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Wycofanie</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Dyskwalifikacja</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>Strona przegrywa mecz.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>Kto przegrywa mecz?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>Zakłócenie przez widzów</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>Krążki do położenia</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>Co się stało z krążkami do położenia: z każdego rozstrzygnięcia od ostatniego uderzenia, i ile pozostaje długu z braku miejsca.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>Set się kończy: trwająca partia się nie liczy, a wygrywa prowadzący. Przy równym wyniku set jest nierozstrzygnięty, jeśli tak uzgodniono.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>Sędzia główny i inne</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>Który protest</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Zwykłe powody</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>Wybierz jedno z dwojga.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>Opisz słowami: tekst zostanie wydrukowany w raporcie.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>Wybierz lub wpisz powód</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>Rzadsze wpisy</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>Stawienie się</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>Partia próbna</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>Zegar uderzenia</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Kładzenie</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>Kładzenie/rezygnacja</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Zmiana stron</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>od wezwania do planszy</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>odkąd obie strony siedzą</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>od „Play”</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>od bezruchu</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>od zdjęcia strikera z planszy</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>od położenia</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>od komendy</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>od końca partii</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nieużywany</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Jeszcze stoi</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Działa</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>Ostatnie 5 s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>Po czasie: {seconds}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Zatrzymany</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Przerwany</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, lub jak ustawiono</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (przepis {laws})</translation>
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
        <translation>{state}, zostało {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>Uderzenie: {seconds}</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>Nic nie jest teraz mierzone.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>Zegar już działa.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>Zegar nie działa.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>Zegar stoi: „Play” uruchamia go ponownie.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>Ten zegar nie jest używany. Aby go użyć, uruchom go ręcznie.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
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
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 sekund</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>CZAS</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>Więcej o zegarze</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>Nic nie jest mierzone</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>Zegary</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Wszystkie zegary</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>Wyjątek dla zegara</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>Automatycznie: rusza sam. Proponuj: czeka, aż go uruchomisz. Nie używaj: nic nie jest mierzone, chyba że go uruchomisz.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>Naciśnij dwa razy: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} Naciśnij jeszcze raz, aby potwierdzić.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>Błąd programu. Każdy zatwierdzony dotąd wpis jest na dysku. Zamknij to i kontynuuj.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>Dołącz te szczegóły do zgłoszenia; miejsce błędu jest też w {log}.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>Kopia {place} jest teraz bazą danych.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>Poprzednia baza danych jest zachowana: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Przywrócono</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>Kopia zapasowa zastępuje bazę danych…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Przywracanie</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Uratowano</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>Ratowanie tego, co da się odczytać, mecz po meczu…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Ratowanie</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>Sprawdzanie pliku i każdego meczu w nim…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>Sprawdzenie bazy danych</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>Otwórz inną bazę danych</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>Mecze uratowane w całości: {whole}, częściowo: {partial}, utracone: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>Uszkodzony plik jest zachowany: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>Sprawdzone mecze: {matches}, wpisy: {entries}. Wszystko w porządku.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>Sprawdzone mecze: {matches}, wpisy: {entries}. Błędy: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>stycznia</translation>
    </message>
    <message>
        <source>February</source>
        <translation>lutego</translation>
    </message>
    <message>
        <source>March</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>April</source>
        <translation>kwietnia</translation>
    </message>
    <message>
        <source>May</source>
        <translation>maja</translation>
    </message>
    <message>
        <source>June</source>
        <translation>czerwca</translation>
    </message>
    <message>
        <source>July</source>
        <translation>lipca</translation>
    </message>
    <message>
        <source>August</source>
        <translation>sierpnia</translation>
    </message>
    <message>
        <source>September</source>
        <translation>września</translation>
    </message>
    <message>
        <source>October</source>
        <translation>października</translation>
    </message>
    <message>
        <source>November</source>
        <translation>listopada</translation>
    </message>
    <message>
        <source>December</source>
        <translation>grudnia</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>{path} holds the log and the open match with the players&apos; names. Send it with a report.</source>
        <translation>{path} zawiera dziennik i otwarty mecz z nazwiskami zawodników. Wyślij go ze zgłoszeniem.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>Utwórz raport o problemie</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>Raporty i statystyki</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Format pliku</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>Podaj nazwę turnieju.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>Podaj nazwisko zawodnika.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>Podaj datę, na przykład 2026-11-21.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Jak okno</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>Zapisz dokument</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>Dokument jest w {path}.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>Nie wszystko w nim jest</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>Czego dokument nie podaje lub podaje inaczej, niż było:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>W żadnym zapisanym meczu nie ma zawodnika o tym nazwisku.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>Nie należy do tego żaden zapisany mecz.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>Pominięto mecz: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>Raport z meczu</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>Statystyki meczu</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>Wybrane mecze razem</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>Wszystkie mecze turnieju</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>Wszystkie mecze dnia</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>Statystyki zawodnika ze wszystkich meczów</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>Pusty arkusz z nazwiskami meczu</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>Pusty arkusz singlowy</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>Pusty arkusz deblowy</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, do wydruku i podpisu</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, do czytania w przeglądarce</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, tabela partii</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>Arkusz do podpisu, jedna strona</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>Szczegóły i statystyki</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, tabela</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, tabela wszystkich uderzeń</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, skoroszyt wszystkich tabel</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>Plik meczu, dla innego Carrom Desk</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, dla programu turniejowego</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, wszystko o każdym meczu</translation>
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
        <translation>Zweryfikuj raport</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>Raport mówi prawdę: wszystko wynika z meczu {id}.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>Raport nie mówi prawdy: został zmieniony.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>Raport dotyczy innego meczu.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>Strony wysłano do {name}.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Anulowano: niczego nie zapisano.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>Za dużo meczów na jeden dokument: {count}. Wybierz najwyżej {most}.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>Dokument powstaje. Przy wielu meczach trwa to chwilę.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Zapisywanie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>Porównywanie raportu…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>Anulowano: raportu nie porównano.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>Klubowe zasady carroma</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>International Laws of Carrom (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF Laws of Carrom, wersja zmieniona</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Zasady carroma Technitia 2K20</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>Zasady klubowe</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>Przepisy ICF</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF zmienione</translation>
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
        <translation>Koniec partii {number}</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>Koniec seta {number}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Mecz zakończony</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>Wynik wstrzymany: protest nierozstrzygnięty</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>Partię wygrywa {side}</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>Partię wygrywają {side}</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>Seta wygrywa {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>Seta wygrywają {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>Mecz wygrywa {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>Mecz wygrywają {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>Mecz nierozstrzygnięty, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>Mecz wygrywają walkowerem {side}</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>Dyskwalifikacja: {loser}; mecz wygrywają {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>Poddanie: {loser}; mecz wygrywają {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>Poddanie: {loser}; seta wygrywają {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Wynik pozostaje</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>Partia {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Królowa {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>Królowa 0 (przepis {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>przyznano: %n</numerusform>
            <numerusform>przyznano: %n</numerusform>
            <numerusform>przyznano: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>zażądano: %n</numerusform>
            <numerusform>zażądano: %n</numerusform>
            <numerusform>zażądano: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>Biały slam: wszystkie dziewięć białych i królowa w pierwszej kolejce.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>Czarny slam: wszystkie czarne w pierwszej kolejce.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>Remis: losowanie, potem jedna partia dodatkowa.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>Zawodnicy zmieniają strony.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>Przerwa przed ostatnim setem.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>Partia {number}: rozbija {player}.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>Set {number}: rozbija {player}.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>Set nierozstrzygnięty, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>Mecz wygrywa walkowerem {side}</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Dyskwalifikacja</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>Dyskwalifikacja: {loser}; mecz wygrywa {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>Mecz poddany</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>Poddanie: {loser}; mecz wygrywa {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>Set {number} poddany</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>Poddanie: {loser}; seta wygrywa {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Powód: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>Było {a} – {b}.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>Sety: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>Pokaż zamiast tego rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>Drukuj i podpisz…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} poddaje mecz?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} poddają mecz?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} poddaje seta?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} poddają seta?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side} przegrywa mecz?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side} przegrywają mecz?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side} wygrywa mecz walkowerem?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side} wygrywają mecz walkowerem?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side} przegrywa partię?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side} przegrywają partię?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>Partia się nie liczy i jest powtarzana?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>Partia kończy się inaczej, niż mówią przepisy?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>Set kończy się teraz, a trwająca partia się nie liczy?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>Protest uznany, a partia jest powtarzana?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>Protest odrzucony, a wynik pozostaje?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>Poddaje seta</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>Poddaje mecz</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>„Play”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasuje</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>Decyzja sędziego: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Zmiana stron</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Gra toczy się dalej</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>Protest uznany</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>Protest odrzucony</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (według uznania sędziego)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (przepis {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>nic nie wbito</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>Rozbicie: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>Rozbicie, próba {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>wyskoczyły z planszy: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>bez kontaktu</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>nieprawidłowe</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>przed „Play”</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>Nie żąda punktów dodatkowych</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>Żąda 1 punktu dodatkowego</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>Żąda %n punktu dodatkowego</numerusform>
            <numerusform>Żąda %n punktów dodatkowych</numerusform>
            <numerusform>Żąda %n punktów dodatkowych</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>Cofnięto wpis {number}</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>Ponowiono wpis {number}</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>Poprawiono wpis {number}</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>Gra toczy się dalej od początku partii {number}.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>Rozbija {player}.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>Każdy spasował trzy razy: partia jest powtarzana.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>Wynik {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>Zmiana stron.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>Remis: losowanie przed partią dodatkową.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Partia anulowana</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Dyskwalifikacja</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Walkower</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>Gra zatrzymana</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protest</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>Przy grze z decyzji sędziego</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>wybór: rozbicie</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>wybór: strona</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>Sędziowany na papierze: partie przepisano z arkusza, uderzeń nie notowano</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>Wygrane losowanie, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>Set kończy się na czas: trwająca partia się nie liczy</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>Usuń na zawsze</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>Te mecze i wszystkie ich wpisy znikną. Tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Co zostanie usunięte</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>Ile meczów</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>Aby kontynuować, wpisz liczbę usuwanych meczów: {count}.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>Wszystkie turnieje</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Egzamin próbny Carrom Desk, ułożony z jego reguł. Nigdzie nie jest oficjalny: żadna federacja go nie ułożyła ani nie oceniła.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>Próbny egzamin sędziowski</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. Zestaw {seed}. Punkty: {marks}, minuty: {minutes}; zdaje połowa punktów.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>Odpowiedzi do zestawu {seed}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Zdany</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Niezdany</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {marks} ze {full} punktów. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>Według {laws}, zestaw {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Przepis</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>Ustny: lista kontrolna</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>Praktyczny: lista kontrolna</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. Rozbicie, kolejka, długi i królowa</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. Ostatnie krążki, kładzenie i debel</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. Przewinienia, zegary i przebieg meczu</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>Wymienia komendy i mówi, kiedy padają.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>Odróżnia dług od kary, a faul od faulu technicznego.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>Wyjaśnia, co potwierdza królową, a co każe jej wrócić.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>Wyjaśnia, jak rozpatruje się protest i co on zmienia.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>Znajduje przepis w zbiorze bez pomocy.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>Przed meczem sprawdza planszę, krążki, striker, siedziska i puder.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>Prowadzi losowanie, dba o miejsca i o rozetę.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>Ogłasza głośno i od razu, pilnuje zegarów.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>Dba, by krążki kładł właściwy zawodnik we właściwym miejscu.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>Prawidłowo odkłada królową i to, co wyskoczyło.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>Bezbłędnie wypełnia arkusz wyników i zbiera podpisy.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>Egzamin próbny</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>Numer zestawu</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>Nazwisko kandydata</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>Zacznij część pisemną</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>Zacznij część ustną</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   Dobrze</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   Źle</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>Zestaw…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Odpowiedzi…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Wynik…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>Poprawne według twojej oceny: {right} z {count}.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>Pytanie {number} z {count}; zostało {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>Egzamin trwa: najpierw go ukończ albo zamknij.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>Nie zdawano jeszcze żadnego egzaminu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Nie tak.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>Nie udało się zapisać {path}: {why}. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>Nie można odczytać {path}: {why}. Wybierz inny plik.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>Mecz jest w {path}.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>Zapisane mecze: {done} z {all}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>W {folder} jest {count} mecz.</numerusform>
            <numerusform>W {folder} są {count} mecze.</numerusform>
            <numerusform>W {folder} jest {count} meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>Mecze niezapisane: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 mecz jest w {folder}.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>Importuj pliki meczów</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: nie można odczytać: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: zawiera ten sam mecz co wcześniejszy {other}.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: już jest w bibliotece, niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: ten mecz jest właśnie otwarty. Otwórz lub rozpocznij inny, zanim go zastąpisz.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>Mecze już zapisane: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Niczego nie zaimportowano.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>Zaimportowano {count} mecz.</numerusform>
            <numerusform>Zaimportowano {count} mecze.</numerusform>
            <numerusform>Zaimportowano {count} meczów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>Zaimportowano mecz {match}.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>Odczytane pliki: {done} z {all} ({percent} %).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>Przejęte mecze: {done} z {all} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>To nie jest tekst UTF-8: nie można odczytać bajtu {byte}.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>Ten plik jest za duży jak na mecz.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>Żadna partia nie została rozegrana do końca albo protest wstrzymuje wynik: dla SoL nie ma jeszcze nic.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>To nie jest plik SoL: nie zaczyna się od klubów.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>Według losowania pierwszy rozbija {by_toss}, ale w pierwszej partii zapisano: {by_sheet}.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>Mecz został wygrany na planszy: nic innego go nie zakończyło.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>O tym, kto rozbija w partii dodatkowej, decyduje losowanie.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>Kolejność listy</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Szukaj meczu</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>Zawodnicy, turniej lub runda  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Od tego dnia</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Do tego dnia</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Witamy w Carrom Desk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>Przepisy, według których sędziujesz</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>Siedzę po drugiej stronie planszy: obróć ją</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>Teraz nie trzeba nic wybierać: Enter przechodzi dalej, a wszystko jest w preferencjach.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>Pokaż: mecz w dwie minuty</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Rozpocznij</translation>
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
        <translation>Sety: najlepszy z</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>Punkty do wygrania seta</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>Partie w secie</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>Zegar rundy w minutach</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Zmiana stron</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>Liczba setów musi być nieparzysta.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Najlepszy z</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>Runda (min)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>Przy remisie</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF do 1/8 finału włącznie</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF od ćwierćfinałów</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>Jeden set do 25 z zegarem rundy</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>Klub: jeden set do 29</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>Własny format</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>bez zmiany</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 partie lub 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>przy 13</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>Faul</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>Szukaj przewinienia</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>Szukaj przewinienia lub przepisu</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>Przewinienia, od najczęstszych</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>Wybierz, co się stało.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>Wskaż, kto to zrobił.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>Te przepisy o tym nie mówią: wpisz zamiast tego notatkę.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (przepis {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>Czytaj przepis {number}</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>Wybierz przewinienie, aby przeczytać przepis</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Kto to zrobił?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Najczęstsze</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>Faul lub faul techniczny</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>Przegrywa partię</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>Może przegrać mecz</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>Wpisz faul</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>Mecz w dwie minuty</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>Zaznacz, co wpadło: naciśnij {key}, ten przycisk albo krążek (lub striker) na planszy.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>Zaznaczono. Spójrz na rozstrzygnięcie obok planszy, potem je zatwierdź: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>Wybierz, co się stało, potem to wpisz: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>Tak nie było. Nic nie przepadło: cofnij to przez {key}.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>Mecz się skończył: karta mówi, kto wygrał i co ogłosić, a dziennik zawiera każde uderzenie. Tutaj zapisuje się lub drukuje raport ({key}). To była cała droga. Tab i Enter prowadzą do ćwiczeń.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha wygrała losowanie i bierze rozbicie.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>To, co następuje, stoi zawsze tutaj, ze swoim klawiszem: naciśnij {key}, potem to wskaż.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>Wszyscy siedzą, krążki leżą w rozecie. Ogłaszasz „Play”.</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>Naciśnij {key}. W meczu zegar rusza sam; tutaj czeka na ciebie.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha rozbija i wpada jeden biały krążek.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>Przy jej następnym uderzeniu wpada tylko striker: kosztuje ją to krążek, czyli dług.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi wyjmuje krążek z łuzy i kładzie go na planszy.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>Naciśnij {key}, gdy już leży.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi jeszcze nie uderzył: jego ręka dotyka krążka. To faul.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>Faul, który nie jest uderzeniem, wpisuje się tutaj: {key}. Wybierz, jaki i kto go popełnił.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Miał dług jednego krążka; wrócił on, gdy wpadł jeden z jego krążków. Kilka uderzeń później, już wpisanych, Asha ma jeszcze cztery krążki i wpada królowa.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>Królową trzeba potwierdzić: przy następnym uderzeniu wpada krążek Ashy.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>Jest potwierdzona. Tymczasem wpadły jeszcze dwa krążki; teraz wpada ostatni krążek Ashy.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>Przejdź do ćwiczeń</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Opuść przewodnik</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>To wszystko</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} z {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>Sala jest nieosiągalna. Sprawdź, czy ten komputer jest w sieci sali.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>Sala nie zna już tego stołu: dołączyło za niego inne stanowisko albo wycofano jego klucz. Dołącz ponownie.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>Zamiast sali odpowiada inny komputer: jego certyfikat nie jest tym, z którym ten stół dołączył. Dołącz ponownie, jeśli sala ma nowy.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>Nie można odczytać odpowiedzi sali. Sprawdź, czy po obu stronach jest ta sama wersja.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>Sala odmówiła: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>Sala ma inny dziennik tego meczu: tutaj wpisów {here}, ostatni {here_hash}, tam {there}, ostatni {there_hash}. Żadnego nie zmieniono; zapytaj sędziego głównego, który obowiązuje.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>To nie jest kod stołu. Kod ma dwadzieścia liter i cyfr: spójrz jeszcze raz na naklejkę.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>To nie jest adres sali. Wygląda on tak: http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>Protest przy stole {place}: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>Stół {place} wzywa sędziego głównego.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>Stół {place} milczy.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>Stół {place} ma wpisy, które nie dotarły.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>Stół {place} ma inny dziennik swojego meczu: tam wpisów {there}, ostatni {there_hash}, tutaj {here}, ostatni {here_hash}. Żadnego nie zmieniono: wskaż, który obowiązuje.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>Stół {place}: zegar {seconds} s upłynął o {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>Stół {place}: sędzia zdecydował inaczej %n raz.</numerusform>
            <numerusform>Stół {place}: sędzia zdecydował inaczej %n razy.</numerusform>
            <numerusform>Stół {place}: sędzia zdecydował inaczej %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>Już idę</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>Nic teraz nie wymaga twojej uwagi.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>To nie jest hasło sędziego głównego.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Wejdź</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>Stoły i ich naklejki</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>Przejmuje inny sędzia</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Wyniki dla SoL</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>Wycofaj klucz</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Liczba stołów</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>Naklejki do druku</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>toczy się dalej przy stole</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>Albo jeden mecz w wierszu: runda; zawodnik; zawodnik, a para jako dwa nazwiska oddzielone /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>Plik SoL</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>Plik, z którego pochodzą pary; wraca z wynikami.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>Ta naklejka jest dla stanowiska sędziego: wybierz w jego menu „Dołącz do sali…” i wpisz ten kod.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>białe krążki na planszy: {white}, czarne: {black}</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, oraz królowa</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoły</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>Stół {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>Żaden mecz się jeszcze nie zgłosił.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>zgłoszenie o {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>milczy od {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n zaległy wpis</numerusform>
            <numerusform>%n zaległe wpisy</numerusform>
            <numerusform>%n zaległych wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>Sala nie odpowiada; wyświetlane dane mogą być stare. Strona wznowi działanie sama.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Sety</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarne</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>przy grze</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>Dziennik, od najnowszego</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>Żaden mecz się jeszcze nie skończył.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Strona A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Strona B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>Następny przy tym stole</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planowane</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>Wysyłanie do sali ustało. Uruchom program ponownie.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>To stanowisko nie dołączyło do żadnej sali.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>Połączenie z tą salą nie jest szyfrowane: każdy w tej samej sieci może odczytać nazwiska, wyniki i klucz tego stołu i mógłby pisać w jego imieniu. Niczego innego na tym komputerze nie da się tą drogą dosięgnąć.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>Ten mecz został przejęty i toczy się dalej przy stole {place}: to, co tu wpisano, nie jest wysyłane.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>Do odczytania obrazu potrzeba więcej, niż tu zainstalowano: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>Tego pliku nie można odczytać jako obrazu. Użyj PNG lub JPEG.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>Na tym obrazie nie znaleziono naklejki stołu. Zrób zdjęcie z bliska albo wpisz kod.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>Sala nadrzędna: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>Sala nadrzędna ma inny dziennik meczu przy stole {place}: tam wpisów {there}, ostatni {there_hash}, tutaj {here}, ostatni {here_hash}. Żadnego nie zmieniono: wskaż, który obowiązuje.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>Pobierz plik z wynikami</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>Nie zapisano oraz to, czego SoL nie pomieści</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>Sędzia główny zobaczył wezwanie.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>Dołączono do sali jako stół {table}.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>To stanowisko opuściło salę: nic już nie jest wysyłane.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>Sala nie ma teraz meczu dla tego stołu.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>Sędzia główny został wezwany.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>Wezwanie wycofano.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>Sala: do {time}</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · wezwano sędziego głównego</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>Strona ma od 0 do 9 krążków.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>Partia trwa tylko wtedy, gdy każda strona ma na planszy krążek; ta strona nie ma żadnego.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>Dług strony to zero lub więcej krążków, nigdy mniej.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>Wynik to 0 lub więcej.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>Te przepisy nie znają królowej, która czeka na powrót do końca kolejki.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>Przy mniej niż dziewięciu krążkach na planszy jakiś krążek tej strony został wbity.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>Strona, która potwierdziła królową, wbiła własny krążek.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>Rozbicie ma w kolejce próby od 1 do 3.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>Przed rozbiciem wszystkie dziewięć krążków każdej strony jest na planszy.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>Przed rozbiciem królowa jest na planszy.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>Przed rozbiciem żaden krążek nie został wbity.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>Zaznaczono więcej krążków tej strony, niż leży na planszy.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>Królowa jest zaznaczona, ale nie ma jej na planszy.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>Królowa nie może w jednym uderzeniu zostać wbita i wyskoczyć z planszy.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>Striker nie może w jednym uderzeniu wpaść do łuzy i wyskoczyć z planszy.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>Striker, który niczego nie dotknął, nie mógł niczego wbić ani poruszyć.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>Tylko rozbicie może poprzedzić komendę „Play”, a ono już było.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>Królowa czekająca na potwierdzenie została wbita w tej kolejce, więc zawodnik wykonał już pierwsze uderzenie.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>Te przepisy nie odbierają partii za ten czyn.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>Dołącz do sali</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>Kod z naklejki stołu lub adres zawarty w jej obrazku</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>Odczytaj obraz…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>Zdjęcie naklejki stołu</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, potem </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>Z powrotem na środek: {pieces} (przepis {law}).</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>To uderzenie</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>Co teraz</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>Akcja o tym numerze w „Co teraz”</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>Wbity biały krążek</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>Wbity czarny krążek</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>Wbita królowa</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>Wbity striker</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>Biały krążek wyskoczył z planszy</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>Czarny krążek wyskoczył z planszy</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>Królowa wyskoczyła z planszy</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>Striker wyskoczył z planszy</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>Następny element wyskoczył z planszy</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>Jednak nie wyskoczył</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Nieprawidłowe uderzenie</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>Nieprawidłowe uderzenie: wskaż przewinienie</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>Striker niczego nie dotknął</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>Rozbicie przed „Play”</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>Komenda „Play”, potem zatrzymanie lub wznowienie zegara</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>Pierwsza akcja w „Co teraz”</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>Dodaj 5 sekund</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>Odejmij 5 sekund</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>Zegar od nowa, z pełnym czasem</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>Cofnij ostatni wpis</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Keys of Carrom Desk</source>
        <translation>Klawisze Carrom Desk</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab przechodzi do następnego przycisku; Enter i Spacja naciskają przycisk wybrany klawiaturą. Każdy klawisz można zmienić w preferencjach.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>Inne klawisze…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Zapisz do pliku…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nowy klawisz…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Bez klawisza</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Zamień klawisze</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>Naciśnij nowy klawisz dla „{action}”. Esc zostawia bez zmian.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} to klawisz dla „{action}”.</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Akcje i ich klawisze</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Klawisz domyślny</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>Nie można zmienić klawisza {key}: wybiera numer albo przechodzi między przyciskami.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>Komendy</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Jak okno</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>Raporty są pisane w języku okna.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>Pozycja siedząca</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>Uderzenie</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>Losowanie i partia próbna</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Zmiana stron</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faule</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>Krążki wyskakujące, toczące się i leżące na sobie</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Długi i kary</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>Królowa i ostatnie krążki</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>Utrata meczu, protesty</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>Pojęcia</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>Własnymi słowami programu. Obowiązuje sam tekst przepisów.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>Sędzia może zdecydować inaczej.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>W programie</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretacja</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>nie ma takiego punktu</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>Program rozstrzyga według niego.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>Sędzia zaznacza, co widział; resztę robi program.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>Pilnuje tego zegar programu.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>Program przypomina o tym sędziemu we właściwej chwili.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>Do wglądu; program nic z tym nie robi.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>Tekst pomija ten numer.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>na stawienie się przy planszy</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>na partie próbne</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>na rozbicie</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>na uderzenie</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>na położenie krążków</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>na położenie krążków lub rezygnację</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>na zmianę stron</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>przerwy przed ostatnim setem</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Przepis {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>Gdzie przepisy zostawiają pytanie otwarte</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>Te przepisy nic o tym nie mówią.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Nietypowe pozycje</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>Przewinienie: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>Nie jest przewinieniem: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>Przypomnienie: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>W programie: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}: nie ma takiego przepisu.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>Różnice są pogrubione i podkreślone.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Oba mówią to samo.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>Obok: {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>Zbiór przepisów</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>Szukaj przepisu po numerze, nazwie lub słowach</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>Przepisy według rozdziałów</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>Wymiary sprzętu</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>Sprzęt: wymiary ICF</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nic nie pasuje.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Interpretacje</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Nietypowe pozycje</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Sprzęt</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretacja</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>Interpretacja</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Przepis {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>Przepisy, według których sędziujesz</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>Pierwszy mecz, zbiór przepisów i szkoła zaczynają od nich. Nowy mecz toczy się według przepisów poprzedniego, chyba że wybierzesz inne.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Gdzie indziej…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Wyjdź bez niej</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niezapisane</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>Wszystkie wpisy są na dysku. Powstaje ostatnia kopia zapasowa…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Zamykanie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj znów</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Mimo to wyjdź</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>Brak ostatniej kopii zapasowej</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>Ostatni wpis NIE JEST ZAPISANY i zostałby utracony. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>Ostatnia kopia zapasowa się nie udała. Wszystkie wpisy są w {place}. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>Rozpoczęty</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Sety</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Usunięty</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>na stanowisku, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>przed losowaniem</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończony</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>z protestem</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Dowolna data</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ten miesiąc</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Od … do …</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Od najnowszych</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Od najstarszych</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>Zawodnicy A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>Zawodnicy Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>Turniej A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>Turniej Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>Ostatnio usunięte</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>Dawno usunięte</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Każdy stan</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niezakończony</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Przed losowaniem</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Z protestem</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończony</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>Mecze lub kosz</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>wybrano: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>przepis {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Wpis {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>cofnięty</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>poprawiony</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>Partia {number} · rozbija {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>już nieważny</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>Popraw…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>Popraw ten wpis</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>Dziennik, od najnowszego wpisu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Co pokazuje dziennik</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Ta partia</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Pokaż planszę z drugiej strony</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>Kolory okna dla sali</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>Jak okno główne</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>Nowy mecz…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Mecze…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Raport jako PDF…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>Kontrola systemu…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Trening…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>Raport jako HTML…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Drukuj raport…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>Raporty i statystyki…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>Zastąp ostatni wpis</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>Ćwiczenia z przepisów…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>Zbiór przepisów…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Klawisze…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencje…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>Okno dla sali</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Kopie zapasowe…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Szkoła sędziów</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Baza danych</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>Sprawdź bazę danych</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>Inna baza danych…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>O Carrom Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>Raporty i papier</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>Pary z SoL…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>Zweryfikuj raport…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>Wpisz arkusz papierowy…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>Nietypowe pozycje…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>Zapytaj przepisy…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>Podręcznik…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>Dołącz do sali…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>Opuść salę</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>Weź z sali mecz dla tego stołu</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>Wezwij sędziego głównego do tego stołu</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>Otwórz salę…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>Egzamin próbny…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>Mecz w dwie minuty…</translation>
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
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Strona podręcznika</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>Przed tą stroną nie ma żadnej.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>Nie trwa żadna partia: niczego nie można teraz zaznaczyć.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>Każdy biały krążek na planszy jest już zaznaczony.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>Każdy czarny krążek na planszy jest już zaznaczony.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>Królowa jest już zaznaczona. „Wyczyść” usuwa zaznaczenia.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>Striker jest już zaznaczony. „Wyczyść” usuwa zaznaczenia.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>Królowej nie ma na planszy.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>Na planszy nie ma krążka tego koloru.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>Przed „Play” może być tylko rozbicie.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>Stół {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 set</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>najlepszy z {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>bez limitu partii</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 partia</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · z protestem</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Mecz zakończony</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Przed losowaniem</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>partia {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>Po każdym secie; w ostatnim po 4. partii lub przy 13 punktach, co nastąpi wcześniej</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>Po każdym secie; w ostatnim przy 13 punktach</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>Biały slam</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>Czarny slam</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>Mecz wygrywają {side}, {score} w setach.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>Seta {number} wygrywa {side}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>Mecz wygrywa {side}, {score} w setach.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>Set {number} nierozstrzygnięty, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>Seta {number} wygrywają {side}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>Mecz nierozstrzygnięty, {score} w setach.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>Czas jeszcze nie upłynął. Naciśnij jeszcze raz, aby mimo to wpisać.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>Drugiego naciśnięcia nie policzono.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>Ten wpis jest cofnięty albo sam jest korektą: nie można go poprawić.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>W takim wpisie nie ma czego poprawiać: cofnij zamiast tego aż do niego.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>Mecz jest w {path}, ze wszystkimi wpisami ({count}). Zachowaj ten plik.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Zapisz mecz gdzie indziej</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>Ostatni wpis jest cofnięty: wpisz, co naprawdę się stało. „Ponów” go przywraca.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>Popraw zaznaczenia, potem zatwierdź. „Ponów” przywraca uderzenie.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>Zapisane mecze</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>Kosz jest pusty. To, co usuniesz, zostaje tu do usunięcia na zawsze.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>Nie ma jeszcze meczu. Zamknij to i rozpocznij przez „Nowy mecz…” albo zaimportuj pliki meczów.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>Meczów ponad {count}</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 mecz</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} mecz</numerusform>
            <numerusform>{count} mecze</numerusform>
            <numerusform>{count} meczów</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Nie znaleziono meczu.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>Sortuj według tej kolumny</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>Powierzchnia gry: kwadrat od 73,50 do 74,00 cm</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>Rama: szerokość 6,35–7,60 cm, wysokość 1,90–2,54 cm, narożniki wewnątrz zaokrąglone</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>Łuza: średnica 4,45 cm, ±0,15</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>Linie bazowe: długość z kółkami 47,00 cm, ±0,30</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>Dolna linia bazowa: 10,15 cm od ramy, grubość 0,50–0,65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>Od dolnej linii bazowej do górnej: 3,18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>Kółko bazowe: średnica 3,18 cm, jego czerwony krąg 2,54 cm; dotyka obu linii bazowych</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>Strzałka: długość najwyżej 25,70 cm, grot 5,00 cm od krawędzi łuzy</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>Środkowe kółko: średnica 3,18 cm</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>Zewnętrzny okrąg: średnica 17,00 cm, ±0,30</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>Krążki: dziewięć białych, dziewięć czarnych i królowa, średnica 3,02–3,18 cm, grubość 0,70–0,90 cm, 5,25–5,50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>Striker: średnica najwyżej 4,13 cm, masa najwyżej 15,00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>Stojak: wysokość 63–70 cm; stołek: wysokość 40–50 cm</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nowy mecz</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>Mecz sędziowany na papierze</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>Jego partie…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Debel</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>Już trwa</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>Następnie podaj, jak stoi mecz, i prowadź go dalej.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>Podaj nazwisko zawodnika {seat}.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>To samo nazwisko podano dwa razy.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>Wypełniono jak w ostatnim meczu turnieju {event}.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Wyczyść wszystko</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Sędzia główny</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>Wypełniono jak w ostatnim meczu. Zmień, co się różni.</translation>
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
        <translation>Wysłano do {name}.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>Plik: {path}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>Sala jest otwarta pod {url}. Zamknie się wraz z tym oknem.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>Pokaż w przeglądarce</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>Zamknij salę</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>Sala jest zamknięta. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>Hasło sędziego głównego: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>Hasło sędziego głównego jest takie jak przedtem.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nowe hasło</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>Zdecyduj inaczej</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Położono</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>Pozostaje dług</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>Królowa wraca</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>Zwycięzca partii</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Krążki</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>Partia, jeśli się skończyła</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: krążki, {side}</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>Wpisz decyzję</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>Zauważony po następnym uderzeniu</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>Kolejka po uderzeniu: {name}</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>Położone białe</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>Położone czarne</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>Dług białych</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>Dług czarnych</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Punkty dodatkowe</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>Każda para w {name} ma już swój wynik.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>Gotowe mecze: {kept} z {all}. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>Mecze gotowe do sędziowania: {count}. Są na liście meczów.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>Nie zaimportowano {name}.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Odczytywanie {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>Przygotowywanie meczów…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>Pary bez wyniku</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>Zaznacz pary sędziowane tutaj.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>Każda zaznaczona para staje się meczem do sędziowania. Spacja zaznacza i odznacza.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Zaznacz wszystkie</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Odznacz wszystkie</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, runda {round}, stół {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (już jest)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>Wpisz pierwszą partię: kto wygrał, królowa, krążki.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>Napisz w uwagach, dlaczego mecz tak się skończył.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>O rozbiciu decyduje losowanie: wskaż, kto rozbijał.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>Wskaż zwycięzcę.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>Wskaż, kto potwierdził królową, lub nikt.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>Wpisz, ile krążków zostało.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>Set {game}, partia {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>Rozbija pierwszy</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>przy planszy, albo jeszcze nie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Początek o</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>Koniec o</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Sety</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>Podaj datę meczu, na przykład 2026-11-21.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>Podaj godzinę rozpoczęcia, na przykład 10:30.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>Podaj godzinę zakończenia, na przykład 11:45, albo zostaw puste.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>GG:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>Poddanie: {side}</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>Dyskwalifikacja: {side}</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>Niestawienie się lub niezdolność do gry: {side}</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>Wpisz arkusz papierowy</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Zapisz mecz</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>Tak jest na arkuszu</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>Sprawdź: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>ostatni set na czas</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarne</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>Partia {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>Suma
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>Krążki</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
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
        <translation>wbite: {count}</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>wyskoczyły: {count}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarne</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>striker</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 biały krążek</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 czarny krążek</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 biały krążek wraca</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 czarny krążek wraca</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>dług: 1 krążek</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punkt</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>Królowa jest na planszy.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>Królowa czeka na potwierdzenie.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>Królowa wraca na koniec kolejki.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n biały</numerusform>
            <numerusform>%n białe</numerusform>
            <numerusform>%n białych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n czarny</numerusform>
            <numerusform>%n czarne</numerusform>
            <numerusform>%n czarnych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n biały krążek</numerusform>
            <numerusform>%n białe krążki</numerusform>
            <numerusform>%n białych krążków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n czarny krążek</numerusform>
            <numerusform>%n czarne krążki</numerusform>
            <numerusform>%n czarnych krążków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n biały krążek wraca</numerusform>
            <numerusform>%n białe krążki wracają</numerusform>
            <numerusform>%n białych krążków wraca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n czarny krążek wraca</numerusform>
            <numerusform>%n czarne krążki wracają</numerusform>
            <numerusform>%n czarnych krążków wraca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>dług: %n krążek</numerusform>
            <numerusform>dług: %n krążki</numerusform>
            <numerusform>dług: %n krążków</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side} – dług: 1 krążek.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side} – dług: 1 krążek.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side} – dług: %n krążek.</numerusform>
            <numerusform>{side} – dług: %n krążki.</numerusform>
            <numerusform>{side} – dług: %n krążków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side} – dług: %n krążek.</numerusform>
            <numerusform>{side} – dług: %n krążki.</numerusform>
            <numerusform>{side} – dług: %n krążków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} i {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 krążek</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n krążek</numerusform>
            <numerusform>%n krążki</numerusform>
            <numerusform>%n krążków</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>Królową potwierdził zawodnik przy grze.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>Królową potwierdziła druga strona.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>Które krążki</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Kładzenie</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>Pozostaje długu: {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>Zawodnik {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>Klub zawodnika: {player}</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>Kraj zawodnika: {player}</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>na dole</translation>
    </message>
    <message>
        <source>right</source>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>above</source>
        <translation>na górze</translation>
    </message>
    <message>
        <source>left</source>
        <translation>po lewej</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>Trening nie ma kopii zapasowych i ma tylko tę bazę danych. Najpierw opuść trening.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>Wpisano dokładnie tak, jak było. Rozstrzygnięcie jest obok planszy.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>Tak nie było: cofnij i przeczytaj jeszcze raz zadanie powyżej.</translation>
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
        <translation>TRENING</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Inna…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>Inna sytuacja</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Opuść trening</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Opuść</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>Nic się tu nie liczy: te mecze są oddzielone od prawdziwych.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Przywróć domyślne tej strony</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>Przywróć wszystkie domyślne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>Naciśnięcia</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>Ignoruj powtórzenia w ciągu … ms</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>Drżąca dłoń albo odbijający klawisz naciska dwa razy: ten sam przycisk lub klawisz, naciśnięty znów tak szybko, nic więcej nie wpisuje. Zaznaczenia na planszy liczą się zawsze. 0 liczy każde naciśnięcie.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drukarka</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} nie przyjmuje stron: sprawdź, czy drukarka jest włączona, albo zapisz je jako PDF.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>Strona {number} z {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>Na tym komputerze nie ma drukarki: zapisz strony jako PDF i wydrukuj gdzie indziej.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>Mecze: {done} z {of}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>Jeszcze jeden krążek, jako dług obok faulu.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>Tak: wraca, a kolejka przechodzi dalej; krążki pozostają wbite, chyba że wpadł także striker.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>Tak: liczy się to, co leży na planszy przed uderzeniem.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>Ostatnie krążki obu kolorów wpadają bez strikera po potwierdzeniu królowej: żaden przepis tego nie liczy.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>Dostaje 1 punkt zamiast 3, jak wszędzie indziej.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>Ostatni krążek przeciwnika wpada razem z królową albo ze strikerem, gdy królowa jest do potwierdzenia.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>Liczy się tak, jakby leżała na planszy: pozostałe krążki, królowa i to, czego można żądać.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>Przeciwnik wygrywa według pozostałych krążków; królowa liczy się dla niego tylko wtedy, gdy sam ją potwierdził.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>Własne krążki wpadają razem z ostatnim przeciwnika: czy liczą się do pozostałych?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>Nie: liczą się tylko krążki leżące na planszy po uderzeniu.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>Nie: długi i kary odpadają, ale krążki z samego uderzenia kładzie się.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>To przewinienie jak każde inne: przed pierwszym uderzeniem kolejki faul techniczny, potem faul.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>Partia jest przegrana przez czyn, gdy królowej nie ma na planszy: czy liczy się ona dla zwycięzcy?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>Tak, dopóki ma najwyżej 21 punktów, chyba że potwierdził ją winowajca.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>To faul.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>Kilka fauli w jednym uderzeniu: czy za każdy jest kara?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>Nie: za wszystkie razem wraca jeden krążek.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>Czy krążki wbite uderzeniem z faulem wracają?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>Nie: pozostają wbite, także gdy wpadł striker, z wyjątkiem kary i wymienionych ostatnich krążków.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>Czy królową wbitą uderzeniem z faulem odkłada się niezależnie od rodzaju faulu?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>Czy królową czekającą na potwierdzenie potwierdza własny krążek, który wpada w uderzeniu z faulem?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>Tak; bez takiego krążka wraca.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>Trzy próby rozbicia się nie udały: kto teraz rozbija i ile ma prób?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>Rozbicie trzeba jeszcze wykonać; następny zawodnik ma własne trzy próby.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>Próba rozbicia niczego nie dotyka, ale wpada striker albo uderzenie jest nieprawidłowe.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>To faul jak każdy inny, a kolejka się kończy.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Tak.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>Wpada w tym samym uderzeniu albo w następnym; inaczej kolejka i tak jest skończona.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>Ile kosztuje przewinienie zawodnika, który nie jest przy grze?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>Jeden jego krążek wraca; kolejka pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>Drugi rozpoczyna zawodnik po prawej od tego, kto rozpoczął pierwszy, trzeci – ten, kto rozpoczął pierwszy.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>Także partia dodatkowa daje równy wynik.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>Gra się kolejną partię dodatkową, znów po losowaniu.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>Przepis {break_before_play} mówi o rozbiciu przed „Play”; a co z próbą, która wtedy niczego nie dotyka?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>Jest sprzeczna z przepisem {break_after_play}, a więc nieprawidłowa: według przepisu {break_fault} kolejka przepada, przy każdej próbie, bez długu i bez kary.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>Przepis {break_before_play} nie mówi, ile kosztuje striker, który wpada przy rozbiciu przed „Play”.</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>Własne krążki lub królowa wpadają razem z krążkami drugiej strony: przepis {turn} przedłuża kolejkę, przepis {opponents_man_pocketed} zatrzymuje zawodnika.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>Kolejka trwa, jak chce przepis {striker_with_both} nawet przy strikerze.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>Gdy przy faulu wpadają własne krążki lub królowa, przepis {foul_while_pocketing} nie wymienia dodatkowego krążka, przepisy {own_improper} i {foul} wymieniają jeden; co obowiązuje?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>Zabiera się jeden krążek.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>Czy przepis {queen_while_due} obowiązuje także wtedy, gdy przy otwartym długu razem z królową wpadają własne krążki lub striker?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>Wpadają królowa, striker i krążki drugiej strony: przepis {queen_striker} przedłuża kolejkę, przepis {striker_with_opponents} ją kończy.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>Obowiązuje przepis {queen_striker}, bo wymienia królową: kolejka trwa.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>Czy przepis {queen_with_one_nine_on} obowiązuje, gdy wszystkie dziewięć krążków leży na planszy tylko dlatego, że niektóre wróciły?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>Leży wszystkie dziewięć, a wpadają królowa, własne krążki i striker: przepis {queen_man_striker} przedłuża kolejkę, przepis {queen_with_striker_nine_on} ją kończy.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>Obowiązuje przepis {queen_man_striker}, bo wymienia krążki: kolejka trwa.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>Przepis {cover_man_striker_improper} nie mówi, co się dzieje z królową do potwierdzenia po nieprawidłowym uderzeniu.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>Wraca, jak zawsze, gdy nie zostaje potwierdzona.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>Prawidłowe uderzenie daje 3 punkty (od 22 – jeden) temu, kto sam potwierdził królową, inaczej 1; nieprawidłowe przegrywa jak ze strikerem, według przepisu {covered_both_last_striker_improper} lub {others_queen_both_last_striker_improper}.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>Przepisy {both_last} i {both_last_improper} nie wymieniają strikera: wpada z oboma ostatnimi krążkami, gdy królowa leży na planszy.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>Przeciwnik zdobywa 3 punkty, od 22 jeden, i może zażądać jednego za striker, jak stanowi przepis {own_last_striker}.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>Przepisy {cover_both_last} i {cover_both_last_improper} nie wymieniają strikera: wpada z oboma ostatnimi krążkami, gdy królowa jest do potwierdzenia.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>Liczy się jak według przepisu {queen_both_last_striker}, gdzie wpada to samo: przeciwnik zdobywa 3 punkty, od 22 jeden, i może zażądać jednego za striker.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>Przepis {others_queen_both_last_striker} nic nie mówi o zwycięzcy, który ma 22 punkty lub więcej.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>Ostatni krążek przeciwnika wpada po potwierdzeniu królowej; przepisy {cover_opponents_last}, {opponents_last} i {opponents_last_striker} mówią tylko o sytuacji przedtem.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>Przepis {forgoing_in_full} pozwala zrezygnować z długów i kar w całości: także z tych jeszcze niedostępnych?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>Nie: to, czego nie można teraz położyć, pozostaje długiem.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>Przepisy nazywają błąd przy kładzeniu faulem i nie mówią, czy kładący traci przez to kolejkę.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>Liczy się według chwili, jak każde przewinienie: faul techniczny przed pierwszym uderzeniem jego kolejki lub poza nią, w innym razie faul.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>Przepis {stroke_time} daje piętnaście sekund i nie wymienia kary za przekroczenie.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>Partię przegrywa się krążkami na planszy; przepis nie mówi, czyimi.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>Liczą się krążki strony, która ją przegrywa.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>Te zasady nie mają przepisów o uderzaniu; a co z uderzeniem, które sędzia uzna za nieprawidłowe?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>Tak, jak niepotwierdzona.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>Tekst chce własnego krążka „bezpośrednio po” królowej: czy potwierdza ją krążek w tym samym uderzeniu?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>Tekst chce królowej i własnego krążka w „tej samej kolejce”: jak długo może trwać potwierdzenie?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>Tekst nie mówi, kto rozbija w następnej partii.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>Rozbicie krąży jak kolejki: na drugą stronę, w deblu zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>Przepis {order_of_breaks} ustala dla singla, kto rozpoczyna drugi i trzeci set; a w deblu?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>Czy ten, kto rezygnuje z kładzenia krążków, rezygnuje też z tych, które wracają przez to uderzenie?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>Dlaczego nieprawidłowe?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>Wybierz albo zatwierdź uderzenie bez powodu.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Przed „Play”</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>W tej pozycji to nie mogło się zdarzyć. Sprawdź jeszcze raz zaznaczenia.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>Nie ma krążków do położenia: ostatnie rozstrzygnięcie żadnych nie zwraca.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>Nie ma czego zmieniać: w tej partii nic jeszcze nie rozstrzygnięto.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>Wskaż, co jest inaczej: kolejka, położone krążki, długi, królowa lub partia.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>Po tej decyzji partia nie mogłaby tak wyglądać. Sprawdź jeszcze raz krążki i kolejkę.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>Mecz jest zakończony. Aby grać dalej, cofnij ostatni wpis.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>Najpierw losowanie. Wpisz, kto je wygrał.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>Nie ma teraz losowania: odbywa się przed pierwszą partią i przed partią dodatkową.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>Przed partią dodatkową losowanie decyduje tylko o rozbiciu.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>Nie ma takiego zawodnika: strona ma zawodnika 1, a w deblu także zawodnika 2.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>Nie ma protestu do rozstrzygnięcia.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>Nie ma wpisu o tym numerze.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>Tego wpisu nie można poprawić: jest cofnięty albo sam jest korektą.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>Wskazany wpis nie ma krążków, które trzeba jeszcze położyć.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>Zostaje więcej krążków, niż jest długów i kar do położenia.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>Ta strona nie ma do położenia krążków drugiej strony.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>Ten zawodnik już jest przy grze.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>Wskazany wpis nie jest protestem czekającym na decyzję.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>Tego nie dałoby się odczytać: tekst jest za długi albo zawiera znaki, których nie można zapisać.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>Nie można teraz żądać punktów dodatkowych: można to zrobić tylko zaraz po partii.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>Zażądano więcej punktów dodatkowych, niż daje rozstrzygnięcie.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>Zegar nie jest zatrzymany.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>Zegar już jest zatrzymany.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>Co się stało z krążkami do położenia, już wpisano. Cofnij to, aby wpisać od nowa.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>Żaden plik meczu nie pomieści więcej wpisów. Kontynuuj w nowym meczu, który przejmie stan tego.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>Rzuć monetą albo niech jedna ze stron zgaduje; zwycięzca bierze rozbicie lub stronę.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>Obie strony mogą teraz krótko poćwiczyć.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>Obejrzyj rozetę: królowa w środku, białe w kształcie Y, wszystkie płasko i w styku.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>Dopilnuj, by krążki ustawiono bez zwłoki.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>Rozbijający rozprowadza puder równomiernie przed rozbiciem, nie po nim.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>Striker, który się wyślizgnął, niczego nie poruszył i nie ruszył z miejsca, to nie uderzenie.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>Uszkodzony krążek wymienia się w miejscu na dobry, gdy prosi o to zawodnik.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>Nie na środkowym kółku, nie poza zewnętrznym okręgiem i bez przesuwania czegokolwiek.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>Krążki kładzie się płasko w zewnętrznym okręgu; królową i to, co wyskoczyło, kładziesz ty.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>Uważaj na kolor: niewłaściwy krążek, którego nikt nie wskaże przed następnym uderzeniem, zostaje.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>Królową odkładasz ty, na środkowe kółko; uderzenie, które się przez to otwiera, jest dozwolone.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>Środek zajęty: zakryj jak najwięcej z tego, co wolne, albo połóż ją obok, trudną do wbicia.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>Co wyskoczyło, wraca na środkowe kółko lub na tyle z niego, ile jest wolne.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>Królowa i krążek: najpierw królowa, krążek za nią, patrząc od zawodnika przy grze.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>Oba kolory: najpierw krążek zawodnika, który uderzał, drugi za nim.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>Trzy i więcej: pozostałe przy pierwszych dwóch, jak się da.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>Krążek, który wraca, może leżeć na innych w głównym okręgu.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>Wyskoczył i spadł z powrotem na planszę: połóż go na środku i popraw, co przesunął.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>Odbił się od lampy: leży, jak spadł, i niczego się nie poprawia.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>Na krawędzi: zostaw stojący.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>Jeden na drugim: zostaw tak.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>Striker na krążku: zdejmujesz go i poprawiasz, co się ruszy; co wpadnie, jest wbite.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>Krążek na strikerze: podnosisz go, zabierasz striker, kładziesz krążek tam, gdzie by leżał.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>Na krawędzi lub jeden na drugim: zostaw, aż poruszy je gra.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>Striker pod krążkiem: wysuń go, naruszając jak najmniej.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>Pęknięty krążek: liczy się większa część, a ostatnie słowo masz ty.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>Obaj zawodnicy siedzą naprzeciw siebie.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>Partnerzy siedzą naprzeciw siebie, tak że zajęte są wszystkie cztery strony.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>Teraz dokładnie dwie partie próbne, po jednej dla każdej strony, zanim zacznie się mecz.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>Już zapisane</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>Przejmij zaznaczone</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>Te mecze są już zapisane. Zaznacz te, które mimo to wziąć z pliku; zapisany trafi do kosza.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>Mecze już zapisane</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: w koszu, taki sam jak w pliku</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: zapisany, wpisów {stored}, w pliku {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: w koszu, wpisów {stored}, w pliku {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>Arkusz wyników do wypełnienia</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Zawodnik</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>Uwagi sędziego</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>Mecz wygrywa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Sety</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Uderzenia</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>Dodatkowa</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>Mecz nr</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>Losowanie wygrywa</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Strona {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>Kto rozbija pierwszy, to strona 1. Królowa: {queen} dla tego, kto ją potwierdził, inaczej Nil; liczy się tylko dla zwycięzcy partii, a od {until} punktów już nie. C/m: pozostałe krążki drugiej strony, inaczej Nil. +: punkty na żądanie. Suma: narastająco, najwyżej {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W rozbija. Jedna kratka na uderzenie: liczba wbitych własnych krążków, – gdy żadnego, Q królowa, S striker, F faul, T faul techniczny. Kolejka kończy się kreską.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>partia</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>Przebieg seta {number}.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>Strona {number}: {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>Po partii {number}: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>krążki w kolejce</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>kolejki</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>Krążki w kolejce</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>sekundy na uderzenie</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>uderzenia</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>Czas uderzenia</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {counted} według {bins}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nierozpoczęty</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>poddany</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>dyskwalifikacja</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>walkower</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>wstrzymany: protest</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Mecze: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>Mecze: {matches}, w tym rozstrzygnięte: {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>Brak meczów.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>Czasy to czasy pierwszego wpisu, według zegara sali.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Bez daty</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>pl</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>Mecz wpis po wpisie: carrom-desk verify porównuje z nim raport</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Nic do opisania.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Z protestem</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niezakończony</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Strona {page} z {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>Kod QR z identyfikatorem i odciskiem meczu</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>Przywrócono</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Poprawiono</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Zdecydowano inaczej</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Trwała</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>Królową potwierdza</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (ponownie)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Królowa {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>przyznano {points}</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>na żądanie: {points}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} Inaczej zdecydowano w nr {number}.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>Długi, faule i błędy czasu</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protest</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>Protesty</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>Wpisu</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korekty</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, też cofnięta</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>Nr {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>Uwagi i przerwy</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Rozstrzygnięto</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Wpisy</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>Interpretacje zastosowane tam, gdzie przepisy zostawiają pytanie otwarte</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>B:C</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>Nie ma żadnego wpisu.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>B:C to białe i czarne krążki na planszy po wpisie, Q to królowa, dopóki tam leży.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>Cofnięte wpisy są przekreślone.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>Set {game}, partia {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>białe: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status}: nr {number}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Protokół meczu</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Singiel</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Debel</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Stół {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>Mecz {id} · wpisy: {entries} · odcisk: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Zawodnicy</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>Strony i sety</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Przejęty</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>w secie {game}; partie wcześniej: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>wygrywa {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>nierozstrzygnięty, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>przerwany przy {score}</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>w toku, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>przed przejęciem: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>Poddanie: {side}.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>Królowa potwierdzona: {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>w grze: na planszy białe {white}, czarne {black}; {queen}; przy grze: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: krążki drugiej strony pozostałe na planszy.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>Suma: narastająco.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>Rozbijający gra białymi.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: punkty na żądanie oraz punkty nieliczone ani za krążki, ani za królową.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): królowa potwierdzona, niezaliczona.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>Suma nigdy nie pokazuje więcej niż {points} punktów, które wygrywają seta.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: biały slam.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: czarny slam.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: partia dodatkowa.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: powtórzona.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>Uderzenia, długi i faule</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>korekty: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>zdecydowano inaczej: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>bez protestów</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>bez korekt</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>Więcej w szczegółach: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>Niczego nie rozegrano.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>Mecze: {matches}, wygrane {won}, przegrane {lost}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} do {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>Nie jest znany żaden mecz tego zawodnika.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Królowe</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>Krążki na kolejkę</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} z {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>Wbite krążki</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>Najwięcej krążków w kolejce</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>Uderzenia najdłuższej kolejki</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>Czas uderzenia, mediana</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>Czas uderzenia, najdłuższy</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>Uderzenia z czasem</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>Własne rozbicia</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>Partie z potwierdzoną królową</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>Białe slamy</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>Czarne slamy</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>Partia z rozbicia</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>Krążki: własne, które wbito i które nie wróciły.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>Partia z rozbicia: rozbijający wygrywa partię, zanim druga strona uderzyła.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>Uderzenia i błędy z anulowanych partii też się liczą.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>Czas uderzenia biegnie od poprzedniego wpisu do własnego, bez czasu zatrzymania: aż krążki znieruchomieją i uderzenie zostanie wpisane. Obok korekty się go nie mierzy.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>Błąd strony, która nie jest przy grze, liczy się tylko stronie.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>Żadna czcionka nie ma litery {letter} ({name}): zastępuje ją znak zapytania.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. Powód: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>Zastępuje uderzenia partii, którą sędziowano na papierze.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>Gra zatrzymana {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>Mecz wygrywa {winner}, {score} w setach: poddanie, {loser}.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>Mecz wygrywają {winner}, {score} w setach: poddanie, {loser}.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>Mecz wygrywa {winner}: dyskwalifikacja, {loser}. {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>Mecz wygrywają {winner}: dyskwalifikacja, {loser}. {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>Walkower dla: {winner}. Powód: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>Walkower dla: {winner}. Niestawiennictwo: {loser}.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>Wynik wstrzymany: protest nie jest rozstrzygnięty.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>Nierozpoczęty: brak wyniku.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>W toku, {score} w setach: jeszcze bez wyniku.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (set {game}, partia {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>Zmiana stron: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrany</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrany</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarty</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>Długi</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faule</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>Długi z faulem</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>Faule techniczne</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>Błędy czasu</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>Partie przegrane przez czyn</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>Dyskwalifikacje</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dług</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Faul</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>Dług i faul</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>Faul techniczny</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>Błąd czasu</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Przegrana partia</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Dyskwalifikacja</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nierozstrzygnięty</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>uznany</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>odrzucony</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>poprawiony</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>bez skutku po poprawce</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>cofnięty</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>Nie liczy się: ten dziennik poprawiano bardzo często.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Wygrane mecze</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>Partie wygrane białymi</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>Partie wygrane czarnymi</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>Kolejki, które dały krążek</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>Udziały</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Bezpośrednie mecze</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Partia seta</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punkty zdobyte</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>Punkty stracone</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>Na partię</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>Trend: ostatnie mecze razem ({number})</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>do meczu</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>wygrane partie, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>Trend wygranych partii</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>ocenione ponownie</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>Sędzia to cofa.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>Sędzia pozwala temu znów obowiązywać.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>Tekst tych przepisów nie ma na to reguły.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>Plik SoL organizatora</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>Nie można odczytać {name} jako pliku SoL.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>Żaden zapisany mecz nie ma wyniku dla pary z {name}: niczego nie zapisano.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>Plik z wynikami</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>Wyniki zapisane w {path}: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Wyniki dla SoL</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>Zastąp istniejące wyniki naszymi…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>Runda {left}, nierozpoczęta</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>Runda {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>Runda: CZAS +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>Runda {left}, wstrzymana</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>O minutę więcej</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>O minutę mniej</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>Rozpocznij rundę od nowa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>Minuty pozostałe w tej rundzie: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>Czas tej rundy upłynął. Zakończ, jak przewiduje turniej, albo zakończ seta.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} gra dalej</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} próbuje ponownie</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>Kolejka przechodzi: {player}</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>Partię wygrywa {side}, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>Sędzia odkłada na środkowe kółko to, co wyskoczyło.</translation>
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
        <translation>ze strikerem</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>dług i kara</translation>
    </message>
    <message>
        <source>due</source>
        <translation>dług</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>z wcześniejszego długu</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>{player} kładzie {men}, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who} w zewnętrznym okręgu.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who} w zewnętrznym okręgu, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>Królowa wraca na środek.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>Królowa potwierdzona: {side}.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>Rozbicie trzeba jeszcze wykonać.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>Rozbicie trzeba jeszcze wykonać: próba {number} z {most}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>Dotychczasowy dług jest umorzony.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>Na planszy: {white}, {black}, królowa.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>Na planszy: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>Nie było długu: to, co wraca, leży na planszy.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>Kolejka trwa</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>Kolejka przechodzi</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>Krążki położone</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>Rezygnacja: dług odpada</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>Przepadł: dług stracony</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>Brak miejsca: dług pozostaje</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} gra dalej</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>Królowa potwierdzona: {side}.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>Faul techniczny.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>jak na arkuszu papierowym</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side}: można zażądać 1 punktu dodatkowego.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side}: można zażądać %n punktu dodatkowego.</numerusform>
            <numerusform>{side}: można zażądać %n punktów dodatkowych.</numerusform>
            <numerusform>{side}: można zażądać %n punktów dodatkowych.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>Partię wygrywają {side}, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>z nieprawidłowego uderzenia</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>z tego uderzenia</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>{player} go kładzie</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>{player} je kładzie</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>Partia trwa dalej</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>królowa wraca</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>Nic nie wraca</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side}: nie zażądano punktu dodatkowego.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side}: zażądano 1 punktu dodatkowego.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side}: zażądano %n punktu dodatkowego.</numerusform>
            <numerusform>{side}: zażądano %n punktów dodatkowych.</numerusform>
            <numerusform>{side}: zażądano %n punktów dodatkowych.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason} i z wcześniejszego długu</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>Zdecyduj inaczej…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>Rozstrzygnięcie po zatwierdzeniu</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>Interpretacja: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>Brak rozstrzygnięcia</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>To niemożliwe</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Brak rozstrzygnięcia</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>Przepisy: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Powód: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>Zapisano {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>Nie ma jeszcze czego zapisać</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NIE ZAPISANO</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nie zapisano: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>TYLKO ODCZYT</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>Tylko odczyt: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>Kto teraz gra?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>Które krążki wracają teraz na planszę?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>Które krążki pozostają długiem?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>Co się dzieje z królową?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>Jak kończy się partia?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>Kto kładzie krążki?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>Co ogłasza sędzia?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>Kto rozbija następny?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>Kto gra białymi?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>Czy partia była slamem?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Co następuje?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>Czy przed następną partią zmienia się strony?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>Co wynika ze spasowania?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>Jak gra toczy się dalej?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>Ile czasu przysługuje?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>Do czego prowadzi przewinienie?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Długi i kary</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>Ostatnie krążki</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>Od 22 punktów</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Kładzenie</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Debel</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Przewinienia</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Zegary</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>Przebieg meczu</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>jeszcze nie pytano</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>słabo</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>w nauce</translation>
    </message>
    <message>
        <source>known</source>
        <translation>opanowane</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>Zostaje tam, gdzie jest</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>Wraca teraz na środek</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>Jest poza planszą i trzeba ją potwierdzić</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>Jest poza planszą i wraca na koniec kolejki</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>Jest potwierdzona</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>Następna partia tego samego seta</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Następny set</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>Losowanie i partia dodatkowa</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Mecz zakończony</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>Partia zostaje anulowana i powtórzona</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>Kolejka przechodzi na następnego zawodnika</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>Jeszcze raz od początku tamtej partii</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>Dalej od obecnego stanu</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>Uderzenie jest nieprawidłowe</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Faul</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>Faul lub faul techniczny, zależnie od chwili</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>Partia jest przegrana</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>Mecz może być przegrany</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>Przy wezwaniu na mecz zawodnika nie ma przy planszy.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>Zawodnicy ćwiczą przed meczem.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>Sędzia ogłosił „Play”: trzeba rozbić.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>Zawodnik jest przy grze: ma uderzyć.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>Trzeba położyć krążek.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>Krążek jest długiem: trzeba go położyć lub zrezygnować.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>Set się skończył: zawodnicy zmieniają strony.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>Nadchodzi trzeci set: zawodnicy odpoczywają.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>Nikt: koniec partii</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>Nic się nie ogłasza</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>Brak slamu</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>Singiel: pasy z rzędu: {before}, a teraz jeszcze jeden.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>Debel: pasy z rzędu: {before}, a teraz jeszcze jeden.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>Protest w trakcie partii jest rozstrzygnięty: uznany.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>Protest w trakcie partii jest rozstrzygnięty: odrzucony.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>W ostatnim secie należało zmienić strony i zmieniono je.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>W ostatnim secie należało zmienić strony; zapomniano o tym.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>Losowanie wygrywa {side}, {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>Ze strony rozbijającej ma to zrobić {name}.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>Set {game}, rozpoczyna {first}; partia {board}, rozbija {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>Set nie ma limitu partii.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>Set ma najwyżej {limit} partii.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>Było {a} : {b}; teraz partię wygrywa {side}, {points}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>Było {a} : {b}; teraz partię wygrywają {side}, {points}.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>To ostatni set; nie zmieniano w nim jeszcze stron.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told} i {more} na żądanie</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>Gdyby było inaczej – {facts} – odpowiedź brzmiałaby: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>Łatwe: decyduje to, co się stało</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>Średnie: decyduje też sytuacja albo drugi przepis</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>Trudne: decyduje kilka przepisów albo interpretacja</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>Pierwszego seta wygrywa {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Szkoła sędziów</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Kto się uczy</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>Nazwisko nowego ucznia</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Przepisy</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Temat</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>Co opanowano z każdego przepisu</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Przepis</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Opanowane</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>Dobrze z pytanych</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>Ćwiczenia i mapa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>Usuń ucznia</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Do powtórki</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Najpierw wpisz nazwisko.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>Nikt: nic nie jest zachowywane</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>Wszystko o {name} jest w {path}.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>Najpierw wybierz ucznia.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>Zapisz postępy</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>Usuń na zawsze: naciśnij jeszcze raz</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>Usunięto: {name}, ze wszystkimi postępami.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Dodaj ucznia</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>Zapisz postępy…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>Mapa przepisów i uczniowie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>Dowolnie trudne</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>Od łatwych do trudnych</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>Nie ma takiego ćwiczenia: wybierz inny temat lub inną trudność.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>wygrywa mecz</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>protest otwarty</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>gra {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarne</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>Królowa liczy się za 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>Królowa liczy się za 0 (przepis {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>ma królową: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>Królowa do potwierdzenia: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>Królowa: {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>przy grze</translation>
    </message>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: punkty {points}</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: wygrane sety {won} z {needed} potrzebnych</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Set {number}</translation>
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
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Największy</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Nie używaj</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Proponuj</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: wypełnij obok planszy albo opuść klawiszem Esc.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>Rozbicie niczego nie dotyka</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha rozbija. Jej striker mija wszystkie krążki i niczego nie dotyka; uderzenie jest prawidłowe.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>Rozbicie, które niczego nie dotyka, nie jest jeszcze wykonane. W tej kolejce ma do trzech prób.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>Trzecia próba się nie udaje</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha rozbija po raz trzeci. Striker znów niczego nie dotyka; uderzenie jest prawidłowe.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>Po trzech próbach kolejka przechodzi. Rozbicie trzeba jeszcze wykonać: robi to Ravi, czarnymi.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>Uderzenie przed „Play”</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>Asha uderza, zanim sędzia ogłosił „Play”. Jej striker dotyka krążków i wpada jeden biały.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>Krążki wbite przed „Play” wychodzą, z jednym dodatkowym. Innego krążka w łuzach nie ma: ten pozostaje długiem.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>Krążek jest długiem</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha ma dług: jeden krążek, a żadnego w łuzach. Teraz prawidłowym uderzeniem wbija jeden biały krążek.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>Należny krążek wyjmuje się, gdy tylko jakiś jest, także we własnej kolejce. Asha gra dalej.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>Striker i krążek</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha wbija jeden biały krążek i wpada też striker. Uderzenie jest prawidłowe.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>Jej krążek wraca, a dług to jeszcze jeden. Ponieważ wbiła własny krążek, gra dalej.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>Sam striker</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha wbija striker i nic więcej. Uderzenie jest prawidłowe.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>Jeden krążek wraca jako dług, a kolejka przechodzi: żaden jej krążek nie wpadł.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>Nieprawidłowe uderzenie</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi pcha striker, zamiast go uderzyć. Wpada jeden jego biały krążek.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>Krążek wraca, z jeszcze jednym za faul, a kolejka przechodzi.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>Krążki, które wyskakują</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha wbija jeden biały krążek. Czarny krążek i królowa wyskakują z planszy.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>Co wyskoczyło, liczy się, jakby planszy nie opuściło: sędzia kładzie na środek najpierw królową, potem krążek. Za wbity krążek Asha gra dalej.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>Jego krążek, twoje uderzenie</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi ma dług: jeden krążek, a żadnego w łuzach. Asha wbija jeden jego krążek i żadnego własnego.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>Jej uderzenie udostępniło jego krążek, więc wraca on od razu, a kładzie go ona sama. Kolejka przechodzi.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>Królowa za wcześnie</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi wbija samą królową. W tej partii nie wbito jeszcze żadnego jego krążka.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>Zanim wbito jego krążek, królowa mu nie przysługuje: wraca, kolejka przechodzi, kary nie ma.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>Królowa potwierdzona</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi wbił królową ostatnim uderzeniem. Teraz wpada jego biały krążek.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>Własny krążek w następnym uderzeniu potwierdza królową. Gra dalej.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>Królowa bez potwierdzenia</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha wbiła królową ostatnim uderzeniem. Teraz wpada biały krążek, należący do Raviego.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>Krążek drugiej strony nie potwierdza: królowa wraca, a kolejka przechodzi. Krążek Raviego pozostaje wbity.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>Królowa przy długu</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha ma dług: krążek, którego nie można było jeszcze położyć. Wbija samą królową.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>Ręce przy sobie</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha jest przy grze i jeszcze nie uderzyła. Siedzący naprzeciw Ravi dotyka krążka ręką.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>Przewinienie zawodnika, który nie jest przy grze, to faul techniczny: wraca jeden jego krążek. Asha pozostaje przy grze.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>Piętnaście sekund</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha wbiła krążek i znów jest przy grze. Mija piętnaście sekund bez uderzenia.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>Przepisy ustalają czas, ale nie wymieniają kary. Program traktuje to po pierwszym uderzeniu kolejki jako faul: jeden krążek i kolejka. Możesz zdecydować inaczej.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>Z dala od planszy</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>Asha wstaje i opuszcza miejsce w trakcie partii. Nie zapytała o zgodę.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>Opuszczenie miejsca przegrywa partię: Ravi dostaje punkty za jej krążki na planszy i trzy za leżącą tam królową.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>W klubie</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>Według zasad klubu: Asha wbiła krążek, teraz wpada jeden Raviego i żaden jej.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>W wydaniach klubowych wbicie krążka drugiej strony to faul: kolejka się kończy i wraca jeden jej krążek.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>Ostatni krążek przed królową</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha wbija swój ostatni krążek. Królowa leży na planszy.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>Ostatni krążek przed królową przegrywa partię: Ravi dostaje trzy punkty, cokolwiek tam leży.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>Ostatni krążek drugiej strony</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha potwierdziła królową. Teraz jej uderzeniem wpada ostatni krążek Raviego i żaden jej.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi nie ma już krążków: wygrywa partię z tyloma punktami, ile ma na niej krążków Asha. Królowa, którą potwierdziła, nie liczy się nikomu.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>Przy 22 punktach</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha ma 22 punkty i potwierdziła królową. Wpada jej ostatni krążek.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>Od 22 punktów królowa się nie liczy: liczą się tylko dwa krążki na planszy. Set trwa dalej.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>Remis po ostatniej partii</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>Jest 10 : 15 w ósmej i ostatniej partii. Ravi potwierdził królową. Wpada ostatni krążek Ashy.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>Pięć krążków daje 15 : 15. Remis po ostatniej partii: losowanie i jedna partia dodatkowa.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>Partia dodatkowa</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>Po ośmiu partiach był remis. W partii dodatkowej Asha potwierdziła królową i wpada ostatni krążek Raviego.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>Czyja kolejka w deblu</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil uderza prawidłowo i niczego nie wbija.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>W deblu kolejka idzie w prawo: po Anilu gra Rosa, która siedzi po jego prawej.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>Kto kładzie w deblu</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi prawidłowym uderzeniem wbija jeden biały krążek i striker.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>Jak w singlu, wracają dwa krążki, a on gra dalej. W deblu kładzie je zawodnik po jego prawej.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>Kto ma dług, nie może wziąć królowej: wraca ona, a kolejka przechodzi. Dług pozostaje.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>Kto wygrywa partię dodatkową, wygrywa seta, choćby jednym punktem. Królowa liczy się zwycięzcy tylko wtedy, gdy ją potwierdził.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>Wpisz na stanowisku</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Inna…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Weź tę</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>Wybierz, co ma się zdarzyć. Najpierw rozstrzygasz ty, potem program pokazuje swoje rozstrzygnięcie.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Sytuacje</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – rozwiązana</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>Wybierz sytuację.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>Nie wiadomo, kiedy to rozegrano; jako dzień wpisano {day}.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>Nie rozegrano go; został pominięty.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>Inny zawodnik nosi nazwisko {name}: ten ma przydomek {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>Stół {table} jest w tej rundzie zajęty; w SoL ma inny numer.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>Plik nie ma pary tego turnieju i tej rundy między tymi stronami; niczego nie zapisano.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>Plik ma kilka par tego turnieju i tej rundy między tymi stronami, a ani stół, ani dzień nie wskazują, która to; niczego nie zapisano.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>Kilka meczów ma wynik dla tej pary; niczego nie zapisano. Zostaw tylko ten, który się liczy.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>Nie ma jeszcze wyniku; niczego nie zapisano.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>Plik ma już inny wynik; pozostawiono go bez zmian.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>runda {round}, stół {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>Plik ma dla tego meczu jednego seta: zapisano pierwszy z {games}.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>SoL nie ma miejsca na partie meczu trzysetowego; zapisano wyniki setów.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>Protest czeka na decyzję: wynik jest wstrzymany i niezapisany.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>Mecz się nie skończył: zapisano go w obecnym stanie.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL tworzy ranking z najwyżej {most} setów: sprawdź tam, kto wygrał.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>Set {number} zapisano bez partii: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>Set {number} skończył się {score}; SoL pokazuje najwyżej {most} punktów.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>Set {number} stał {stood} i liczy się stronie {side}: zapisano {score}, bez partii.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>Seta {number} nie rozegrano i liczy się stronie {side}: zapisano {score}, bez partii.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>nie wszystkie są znane.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL liczy za królową {queen} punktów, do stanu {most} punktów.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL ma miejsce na {most}.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL nie zsumowałby ich do tego samego wyniku.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>Dźwięk odtworzył {player}. Było go słychać?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>Zastąpił go inny dźwięk. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>Ten komputer nie ma odtwarzacza dźwięków. Zainstaluj pw-play, paplay lub aplay.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>Nie udało się zapisać dźwięku na dysku: {said}. Zwolnij miejsce.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>Nie można uruchomić {player}: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} nie mógł odtworzyć dźwięku: {said}. Czy głośnik jest podłączony i wybrany?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} nie zakończył pracy. Czy urządzenie dźwiękowe jest zajęte?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} nie mógł odtworzyć dźwięku. Czy głośnik jest podłączony? Sprawdź w preferencjach.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>Bez dźwięku: zegar tylko miga. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>Sygnalizuj dźwiękiem ostatnie pięć sekund i koniec czasu</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>Niezależnie od wyboru zegar także miga.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>Tykanie w każdej z ostatnich sekund</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>Ekran dla sali został odłączony.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>Jest tylko jeden ekran: przesuń okno dla sali tam, gdzie je widać.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: dla sali</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: punkty {score}, wygrane sety {games}</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>{a} – {b} krążków na planszy</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>Ostatnie mecze</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Żaden mecz nie jest otwarty</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>Niezakończony: kontynuuj</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>Nowy mecz pyta na jednej stronie o zawodników, przepisy i format. Trening ma sytuacje do rozstrzygnięcia i nic się tam nie liczy.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>Sety {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>Zapisano {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>Cofnij  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
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
        <translation>Wszystko, co zatwierdzono w tym meczu, zapisano w {file}: można to stamtąd zaimportować.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>Natychmiast zapisz mecz gdzie indziej: nie udało się zapisać żadnego pliku.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>Zapisanego meczu {match} nie można kontynuować: wpis {number} nie jest możliwy w tym miejscu. {why} Uratuj to, co da się odczytać, albo przywróć kopię zapasową.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} został przeniesiony lub usunięty: nie ma czego kopiować. Odłóż go na miejsce albo uruchom program ponownie.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (folder kopii zapasowych)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>Nie ma drugiego folderu kopii zapasowych, {folder}: nie zapisano w nim kopii. Podłącz jego dysk lub pendrive albo wybierz inny folder.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} jest uszkodzony, a jego kopia także: {problem}. Przywróć wcześniejszą kopię zapasową albo uratuj to, co da się odczytać, do nowej bazy danych.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>Kopia zapasowa {file} jest uszkodzona: {problem}. Wybierz inną.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} otwarto tylko do odczytu: niczego nie zapisano. Najpierw otwórz do zapisu.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} To stanowisko tylko ją pokazuje: niczego nie zapisano. Najpierw zamknij drugie stanowisko.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>{place} lub jego dziennik nadpisano, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} Spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} Właśnie ją przygotowuje: spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} już nie ma, ale jest {file}-wal z ostatnimi wpisami. Odłóż plik na miejsce i spróbuj ponownie albo uratuj to, co da się odczytać.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} jest pusty, ale {file}-wal z ostatnimi wpisami nie. Odłóż plik na miejsce i spróbuj ponownie albo uratuj to, co da się odczytać.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} już nie ma, ale w {folder} są jego kopie zapasowe. Przywróć ostatnią albo zacznij bez meczów.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} jest pusty, ale w {folder} są jego kopie zapasowe. Przywróć ostatnią albo zacznij bez meczów.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} Niczego nie zapisano. Odłóż plik na miejsce albo uruchom program ponownie.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} jest uszkodzony: nie podaje, której jest wersji. Przywróć ostatnią kopię zapasową albo uratuj to, co da się odczytać, do nowej bazy danych.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} nie zawiera jeszcze meczów. Otwórz raz do zapisu, aby go przygotować.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} utworzył starszy Carrom Desk. Otwórz raz do zapisu: zostanie wtedy zaktualizowany.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} utworzył nowszy Carrom Desk i plik pozostaje bez zmian. Aby go otworzyć, zainstaluj tę wersję.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} nie jest bazą danych meczów: należy do innego programu i pozostaje bez zmian. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>Nazwa pliku nie może zawierać znaku zerowego. Podaj ścieżkę pliku.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>To nie jest adres bazy danych. Podaj ścieżkę pliku lub URL, na przykład sqlite:///ŚCIEŻKA.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>Baza danych w pamięci utraciłaby każdy mecz. Podaj ścieżkę pliku.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: nie ma takiego folderu domowego. Podaj pełną ścieżkę pliku.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} to dowiązanie do {file}, którego nie ma. Sprawdź, czy dysk jest podłączony, albo wybierz inny plik.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>Nie ma sterownika dla baz danych typu {kind}. Zainstaluj go albo podaj ścieżkę pliku.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>Dysk, na którym jest {place}, jest pełny: niczego nie zapisano. Zwolnij miejsce, potem powtórz ostatni krok. Wszystko, co zatwierdzono wcześniej, jest bezpieczne.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} jest tylko do odczytu: niczego nie zapisano. Zezwól na zapis pliku i jego folderu albo wybierz inną bazę danych.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>Inny program pisze do {place} i go nie zwolnił: niczego nie zapisano. Poczekaj chwilę i powtórz ostatni krok; jeśli to trwa, zamknij tamten program.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>Nie można otworzyć {place}. Sprawdź, czy jest jego folder, czy dysk jest podłączony i czy wolno ci tam czytać i pisać.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>Odczyt lub zapis {place} się nie udał: niczego nie zapisano. Sprawdź, czy dysk jest podłączony i ma miejsce, potem powtórz ostatni krok.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>Nie masz prawa otworzyć {place}. Poproś właściciela o prawo odczytu i zapisu albo wybierz inną bazę danych.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} nie istnieje. Sprawdź ścieżkę i czy dysk jest podłączony.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} to folder. Podaj ścieżkę pliku w nim.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} nie może tam być: w miejscu jego folderu leży plik. Podaj inną ścieżkę.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} to dowiązanie prowadzące do samego siebie. Podaj ścieżkę pliku.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} to za długa nazwa pliku. Podaj inną ścieżkę.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>Baza danych pod {place} nie odpowiedziała prawidłowo: niczego nie zapisano. Sprawdź, czy jej serwer działa i jest osiągalny, potem powtórz ostatni krok.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} jest uszkodzony i nieczytelny: to nie baza danych albo część nadpisano. Uratuj to, co da się odczytać, do nowej bazy danych albo przywróć ostatnią kopię zapasową.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>Inne stanowisko zapisało coś w tym meczu, odkąd go tu otwarto: niczego nie zapisano. Otwórz mecz ponownie, aby zobaczyć, co w nim teraz jest.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} jest uszkodzony. Uratuj to, co da się odczytać, do nowej bazy danych albo przywróć ostatnią kopię zapasową. Stwierdzono: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} to urządzenie lub potok, a nie plik, i pozostaje bez zmian. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} ma na dysku drugą nazwę, twarde dowiązanie: co zapisze się pod jedną, mogłoby przepaść pod drugą. Usuń jedną z nazw albo skopiuj plik i otwórz kopię.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>Nie można utworzyć {file}: nie ma folderu {folder}. Sprawdź ścieżkę i czy dysk jest podłączony albo najpierw utwórz folder.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>{file} przeniesiono lub usunięto, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>{file} skrócono, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>{file} nadpisano, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>Dziennik {file} przeniesiono lub usunięto, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>Dziennik {file} skrócono, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>Mecz {match} już tu jest: niczego nie zapisano.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>Mecz {match} jest w koszu: niczego nie zapisano.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} Plik nadpisano, gdy był otwarty na tym stanowisku.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>Identyfikator meczu jest pusty lub zawiera znaki, których nie można zapisać. Nadaj inny.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>W tej bazie danych nie ma meczu {match}. Sprawdź listę meczów.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>Tego wpisu nie można zachować, bo nie dałoby się go odczytać: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>Tego meczu nie można zachować, bo nie dałoby się go odczytać: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>zawiera coś, czego nie może zawierać żaden plik.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>brakuje wpisu {number}</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>powinien mieć {length} wpisów, a ma {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Nie można odczytać zapisanego meczu {match}: {why}. Przywróć ostatnią kopię zapasową albo uratuj to, co da się odczytać, do nowej bazy danych.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>Kopii zapasowej {place} już nie ma. Wybierz inną.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>mecz {match}: nic się nie da odczytać.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>mecz {match}, {sides}: uratowano do wpisu {kept} z {of}.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>mecz {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>mecz {match}, wpis {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>Inne stanowisko ma tę bazę danych otwartą do zapisu.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>Inne stanowisko ma tę bazę danych otwartą do zapisu: proces {process} na {host}, od {since}.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} Najpierw je zamknij, potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} jest na serwerze: o przywrócenie poproś jego opiekuna.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>Mecz {match} jest za długi: z rozstrzygnięciami nie pomieściłby go już żaden plik meczu.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>Nieprawidłowe</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Bez kontaktu</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Przed „Play”</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>Wbite</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>Wyskoczyły</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>wbito</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>wyskok z planszy</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>Dlaczego było nieprawidłowe</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>Nieprawidłowe: bez powodu</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>To uderzenie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Przed „Play”</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>Wyskok</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>W próżnię</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>Nieprawidłowe: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>Nieprawidłowe…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>Dysk</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>Drugie kopie zapasowe</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Zasilanie</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Drugi ekran</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Raporty</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Zobacz</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>ŹLE</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nieznane</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>Zajmij się tym, co jest ŹLE, zanim zacznie się mecz.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>Mecz może się zacząć. Zobacz, co oznaczono.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>Wszystko w porządku: mecz może się zacząć.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>Wolne: {free}; wpis jest na dysku po {ms} ms.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>Otwarta, a jej budowa jest w porządku.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>Ostatnia jest z {last}.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>Drugi folder jest i można w nim pisać.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>Jest {time}. Zgadza się?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>Podłączony do sieci.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>Podłączone ekrany: {count}.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>Można pokazać wszystkie pisma.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>Zapisano stronę jako PDF.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>Wolne tylko {free}. Usuń wkrótce, co niepotrzebne.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>Wolne tylko {free}. Zwolnij miejsce przed meczem.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>Wolno: {ms} ms, zanim wpis jest na dysku. Zamknij inne programy albo użyj innego dysku.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>Nie można zapisywać: {why}. Nic nie zostałoby zachowane: użyj innego dysku.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>Mecze nie są otwarte. „Co teraz” mówi dlaczego.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} Otwórz menu, potem „Kopie zapasowe…”.</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>Jeszcze żadnej; pierwsza powstanie na koniec seta.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>W {folder} nie można zapisywać: {why}. Zezwól na zapis.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>Brak drugiego folderu. Pendrive jest bezpieczniejszy: menu, „Kopie zapasowe…”.</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>Nie ma {folder}. Podłącz pendrive albo wybierz inny folder.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>W {folder} nie można zapisywać: {why}. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>Wskazuje {time}, co jest niemożliwe. Ustaw datę i godzinę.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>Zegar, którym mierzy się uderzenia, stoi. Uruchom komputer ponownie.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>Bateria, zostało {percent} %. Podłącz zasilanie.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>Bateria, zostało tylko {percent} %: za mało na mecz. Podłącz teraz zasilanie.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>Brak informacji o baterii: sprawdź, czy zasilanie jest podłączone.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>Tu nieznane: sprawdź, czy zasilanie jest podłączone.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>Jest tylko jeden ekran, co sędziemu wystarcza.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>Brakuje liter: {why}. Zainstaluj Carrom Desk ponownie.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>Nie udało się zapisać PDF: {why}. Zapisuj raporty jako HTML.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>Wyłączono w preferencjach. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>Mecze są na serwerze: kopie zapasowe robi jego opiekun.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>Kontrola systemu</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>sprawdzanie</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>Przejmij mecz</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane sety</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>Punkty w tym secie</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>Krążki na planszy</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>Dług</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>Zakończone partie tego seta</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>Rozbija w tej partii, gra białymi</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Przy grze</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Królowa</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>potwierdzona: {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>Rozbicie wykonane</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Jak stoi mecz</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>Trwająca partia</translation>
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
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>Losowanie do partii dodatkowej</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>Wpisz losowanie</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. Kto wygrał losowanie?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>Rozbicie</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>Stronę</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. Co bierze zwycięzca?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. Który zawodnik rozbijającej pary rozbija?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Zawodnik 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Zawodnik 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>Wskaż, kto wygrał losowanie.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>Wskaż, czy zwycięzca bierze rozbicie czy stronę.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>Wskaż, który zawodnik rozbija.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} siadają najpierw.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} wybierają stronę.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} rozbijają i grają białymi.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} rozbija i gra białymi.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} siada najpierw.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} wybiera stronę.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(przepis {number})</translation>
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
        <translation>{case} (przepis {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Poza kolejką</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>Zły krążek</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>Zapomniany dług</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>Królowa niepotwierdzona</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>Gra dalej</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>Gra poza kolejką, niezauważona: kolejka jest ważna</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>Położono niewłaściwy krążek, niezauważone: zostaje</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>Nie położono należnych krążków, niezauważone: przepadają</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>Królowa niepotwierdzona, niezauważone: uchodzi za potwierdzoną</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>Wbito krążek przeciwnika, niezauważone: liczy się, kolejka kończy się z chwilą zauważenia</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>Nie można odczytać meczu w środku.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>W tym pliku nie ma meczu: wskaż mecz, którego dotyczy raport.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>Raport dotyczy meczu {one}, nie {other}.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>Raport utworzono w wersji {made}, a to jest wersja {own}: może się różnić tylko z tego powodu. Zweryfikuj go w wersji {made}.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>Mecz {id} jest zapisany inaczej: od tego czasu trwał dalej albo go zmieniono.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>Coś jest narysowane inaczej niż w raporcie tego meczu.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>Brakuje „{ought}”.</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>Dodano „{told}”.</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>Jest „{told}”, a w meczu „{ought}”.</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>To nie jest raport, który można porównać: można PDF, HTML, CSV i XLSX.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>Mecz przegrywa {side}.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>Mecz przegrywają {side}.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>Ostrzeżenie {number}: {player}; kolejka bez zmian.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 ostrzeżenie</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n ostrzeżenie</numerusform>
            <numerusform>%n ostrzeżenia</numerusform>
            <numerusform>%n ostrzeżeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>Faul…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>Sędzia główny…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>Po czasie</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>Te przepisy nie ustalają tu czasu.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>Przed „Play” czas nie biegnie.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>Dotyczy to ostatniego rozstrzygnięcia: najpierw zatwierdź uderzenie albo wyczyść jego zaznaczenia.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj znów</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Otwórz inny plik…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>Zacznij bez meczów</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>Losowanie…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Wygrywa {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>Pokaż nowe</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>Pisz tutaj</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>Drugie stanowisko zamknięto: mecz może trwać tutaj.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Zapisz znów</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Otwórz znów</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Porzuć</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Gdzie indziej…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>NIE ZAPISANO. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>Ostatni wpis nie jest jeszcze zapisany. Najpierw zapisz go ponownie, zapisz gdzie indziej albo porzuć.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>Zaznacz, co wpadło, potem zatwierdź.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>Zaznaczenia są sprzeczne.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>Zatwierdź uderzenie.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Położono</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>Rezygnuje</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Przepadł</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Zajęte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>Wygrywają {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Zmiana stron</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>Wpisz losowanie.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>Otwieranie meczów…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>Rozpocznij mecz albo otwórz.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>Niezakończony: {names}. Dalej?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>Weź sytuację albo sędziuj mecz, który się nie liczy.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>Sytuacje…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Opuść trening</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} kładzie: {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>Protest ({side}) otwarty: wynik wstrzymany.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>{player} rozbija: ogłoś „Play”.</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Uruchom zegar</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>Czas minął. Wpisz uderzenie albo „Po czasie”.</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>Bez żądania</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>Zażądaj: {points}</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>Czas na stawienie się minął. Walkower?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>Wpadł sam</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>Czas rundy upłynął. Grajcie dalej albo zakończ seta.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ seta</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (przepis {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>Wpadł sam</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>Miejsce: {count}</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>TYLKO ODCZYT. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Zegar stoi.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>Zegar stoi. „Play” uruchamia go ponownie.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Uznaj</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Odrzuć</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>Co teraz</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Komenda</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>Alarm: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>Co teraz: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>Komenda: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>Bez komendy</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>Powód (do druku)</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>Podaj powód: zostanie wydrukowany w raporcie.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>Niestawienie się przy planszy na czas</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>Żaden mecz nie jest otwarty.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>Najpierw otwórz mecz.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>Mecze nie są otwarte.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>Nic nie zaznaczono.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>Utwórz raport o problemie…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>Pary z SoL</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Uratuj, co da się odczytać</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Przywróć kopię zapasową…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>Drugi folder kopii zapasowych</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>Kopie zapasowe trafiają też do {folder}.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>Brak drugiego folderu</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>Punkty partii</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>To wpisano wcześniej; „Wyczyść wszystko” zaczyna od pustej strony.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>Który zawodnik</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Niewskazany</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Mecz jest zakończony.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>Nazwa musi kończyć się na .pdf lub .html.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>Decyzja sędziego</translation>
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
        <translation>TRENING – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>Nie utworzono kopii zapasowej; mecz jest bezpieczny. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>Otwieranie długiego meczu…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>Mecze są otwierane.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>Mecze są ze starszej wersji: są kopiowane, potem aktualizowane…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>Mecz jest zapisany: jest na liście meczów.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>Mecz jest zapisany i toczy się dalej stąd.</translation>
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
