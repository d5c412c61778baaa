<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>Il programma propone; decide l’arbitro.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>I match sono conservati in {database}.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>Non usa la rete.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>Tradotte, ma non ancora lette da chi è cresciuto con la lingua: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>Libero con licenza MIT. I caratteri sono Noto Sans, con licenza SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapporto…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>Sposta nel cestino  (Canc)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Elimina per sempre…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>Più d’uno</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>File di match, da importare altrove…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>Un file per SoL, la gestione tornei…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>Risultati nel file SoL dell’organizzatore…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>la mano può superare la freccia</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>la mano può toccare la superficie durante un tiro</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>le mani possono poggiare sul proprio corpo, le gambe sul bordo della propria sedia</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>si può giocare con l’una o l’altra mano</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>una pedina è piazzata quando il dito la lascia dentro il cerchio esterno</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>il giocatore di turno può togliere con lo striker la polvere in eccesso dalle proprie linee e dai propri cerchi di base</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>mentre si piazza, striker e pedine possono stare presso le proprie linee di base</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>Nessun fallo: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>Rettifica la voce {number}</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>Rettifica</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Non è ancora cambiato nulla.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Chi è stato</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>Punti extra richiesti</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>Motivo relativo</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>Ha vinto il sorteggio</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prende</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>Giocatore che spacca</translation>
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
        <translation>Poi: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>Voci non più valide: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>Lo stato attuale del match non cambia.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>Un tiro del Bianco</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>Un’infrazione del Bianco prima del suo primo tiro</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>Un’infrazione, nessun tiro: {side}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>Regole con cui si confrontano le altre</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La regina</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>La spaccata</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>La spaccata è fatta</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>La spaccata è da fare: tentativo {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>Una pedina bianca era già stata imbucata</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>Una pedina nera era già stata imbucata</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Tiro irregolare</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Nulla toccato</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Prima di «Play»</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>Che cosa decide ogni edizione</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>Pedine bianche sulla tavola</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>Pedine nere sulla tavola</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>Pedine dovute dal Bianco</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>Pedine dovute dal Nero</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>Punti del Bianco</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>Punti del Nero</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>Copiato come scenario: lo legge «carrom-desk rule».</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>Non è uno scenario. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>Incollato.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>Prima di «Play» è possibile solo la spaccata.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>Con meno di nove pedine, o prima della spaccata, è noto.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>La domanda non riguarda un tiro.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>È di turno il Bianco.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>Copia come scenario</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Incolla scenario</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Stampa o salva…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>Con queste regole non può succedere</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>È di turno {player}.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: {men} sulla tavola{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>Punteggio {own} : {opponent}, prima il giocatore di turno.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>La spaccata è da fare: tentativo {number} di {most}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>Una sua pedina era stata imbucata ed è tornata.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, prima del primo tiro del suo turno: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>Regina confermata da {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>Che cosa dicono le regole</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ segna ciò che differisce dalla prima di queste edizioni.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chiamata</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretazione</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Seconda cartella…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>Si fa un backup a ogni avvio, dopo ogni game e ogni match e all’uscita. Una seconda cartella, su una chiavetta o un altro disco, li conserva se il disco di questo computer si guasta.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>I backup non vanno in una seconda cartella.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>Il backup scelto prende il posto del database; quello attuale viene conservato accanto.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>L’ultimo backup non è riuscito. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>Ultimo match incluso</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Fino a</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Backup, dal più recente</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Esegui backup ora</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>Scegliere un backup.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Non ci sono ancora backup.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>Questo backup è ancora in esame…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>I backup possono andare anche in una seconda cartella, per esempio su una chiavetta.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Seconda cartella…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiato</translation>
    </message>
    <message>
        <source>start</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fine game</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>fine match</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>prima di un aggiornamento</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>prima di sostituire</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>chiusura</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>Match: {matches}, voci: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>Il match in corso resta: aprirne o iniziarne un altro prima di eliminarlo.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} è nel cestino.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} match è nel cestino.</numerusform>
            <numerusform>{count} match sono nel cestino.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} è eliminato per sempre.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} match è eliminato per sempre.</numerusform>
            <numerusform>{count} match sono eliminati per sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} è di nuovo nel cestino.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} match è di nuovo nel cestino.</numerusform>
            <numerusform>{count} match sono di nuovo nel cestino.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} è tornato tra i match.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} match è tornato tra gli altri.</numerusform>
            <numerusform>{count} match sono tornati tra gli altri.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>Pedina bianca {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>Pedina nera {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>in buca</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>fuoriuscita</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sulla tavola</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>in buca con questo tiro</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>fuoriuscita in questo tiro</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>fuori dalla tavola</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · di turno</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>sulla tavola: bianche {white}, nere {black}, regina</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>sulla tavola: bianche {white}, nere {black}</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>Regina da confermare</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>Regina da rimettere</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>Regina confermata</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>Regina confermata: {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>da confermare</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>confermata</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>torna</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>deve {count}</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>da piazzare</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>Tavola da carrom</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuori dalla tavola</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>Che cosa è caduto in questa buca?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} sulla tavola</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>la prossima pressione significa: fuoriuscita</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>bianche: {count}</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>nere: {count}</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>la regina</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>imbucate: {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>fuoriuscite: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: deve {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>da piazzare: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>deve</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>Prima viene il sorteggio.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>striker spinto</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>striker non su entrambe le linee di base</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>cerchio di base non coperto o freccia toccata</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>gomito sopra la superficie o le linee delle frecce</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>striker avversario ancora sulla tavola</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>corpo oltre le linee delle frecce</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>appoggio durante il tiro</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>tiro non di dito</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>tiro senza striker</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>mano o braccio oltre le linee di fallo</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>tiro non in avanti</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>pedina dietro la linea colpita per prima</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>superati i 15 secondi</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>pedina o regina toccata</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>tavola urtata o scossa</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>uso scorretto della polvere</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>striker posato sulla cornice o in una buca</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>striker lasciato sulla tavola</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>oggetto solido in mano</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>corsa dello striker provata</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>pedine riordinate prima della spaccata</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>striker cambiato durante un board</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>tavola spostata</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>corpo contro tavola, supporto o tavolo</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>abiti o gioielli sulla superficie</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>sedia spostata</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>altezza della sedia cambiata</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>posti scambiati</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>avversario disturbato</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>parole o segnali fra compagni</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>punteggio chiesto fuori turno</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>pedina piazzata fuori dal cerchio esterno</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>altri pezzi spostati piazzando</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>piazzata troppo tardi</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>pedina piazzata sul cerchio centrale</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>piazzata una propria pedina</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>pedina piazzata per un tiro con la regina</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>pedine passate dal compagno</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>altra pedina o striker in mano piazzando</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>pedine disposte troppo lentamente</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>cambio di lato troppo lento</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>avversario disturbato di nuovo</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>reclamo in termini offensivi</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>posto abbandonato</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>gioco fuori turno</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>tavola sconvolta senza rimedio</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>gioco proseguito senza «Play»</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>indisciplina</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>match lasciato senza permesso</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>intervallo superato</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>decisione non accettata</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>ufficiali di gara insultati</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>fumo, alcol o droghe</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>striker non omologato</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>gioco interrotto senza permesso</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>avversario disturbato una terza volta</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>non al tavolo in tempo</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>conversazione con gli spettatori</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Ripristinare l’ultimo backup, o far recuperare in un nuovo database ciò che è leggibile.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>Le regole di oggi darebbero a questa voce un’altra decisione; vale quella data allora.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>Il file è danneggiato: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>Le tabelle non sono leggibili: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>Elemento mancante: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>Elemento estraneo: {kind} {name}; è stato messo qui da altro. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>Elemento alterato: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>Il database non dice di quale versione è. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>I riferimenti non si possono verificare: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>In {table} ci sono righe che non appartengono a nessun match. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>I match non si possono elencare: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>C’è un match il cui identificatore non è un testo. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>Il match non è leggibile: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>Il match non ha senso ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>Il match è nell’elenco ma non si trova. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>L’ora di questa voce è stata cambiata dopo il salvataggio. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>Nella colonna {column} c’è ciò che non può esserci. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>I giocatori elencati non sono quelli del match. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>L’ora d’inizio del match è stata cambiata dopo il salvataggio. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>L’ora in cui il match è finito nel cestino non è un’ora. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>Questa voce non è possibile dove si trova: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>L’elenco mostra altro da ciò che risulta dal registro. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>Manca questa voce. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Questa voce è stata cambiata dopo il salvataggio: la sua impronta non corrisponde più. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>La voce precedente è stata cambiata dopo il salvataggio: la sua impronta non corrisponde più. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>I dati del match sono stati cambiati dopo il salvataggio: la loro impronta non corrisponde più. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>Il match dovrebbe avere {length} voci e ne ha {found}. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>Un’impronta non corrisponde: la fine del registro è stata cambiata dopo il salvataggio. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>Un’impronta non corrisponde: i dati del match sono stati cambiati dopo il salvataggio. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>il game</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>il match</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>respinto</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>accolto</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (regola {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>Infortunio o malattia</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>Luce mancata</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>Un’osservazione per il rapporto; non cambia nulla.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>Il cronometro si ferma; «Play» lo fa ripartire.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Appello</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>Giudice arbitro chiamato</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>Pedina rovinata sostituita</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ammonizione</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>Un’ammonizione: sta nel rapporto e non decide nulla.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>Chi viene ammonito?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>Correggi il turno</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>Un errore notato dopo il tiro successivo: indicare chi è di turno adesso. Prima della spaccata è lui che spacca, con le bianche.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>Chi è di turno?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>Tempo del game scaduto</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>Il giocatore di turno non tira. Quando tutti hanno passato tre volte, far rigiocare il board.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>Rigioca il board</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>Il board è annullato e si rigioca con lo stesso giocatore alla spaccata.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>Tutti hanno passato tre volte</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>Circostanze fuori dal controllo dell’arbitro</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>Nessuno spazio per lo striker sulle linee di base</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Lati cambiati</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>I giocatori hanno cambiato lato.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Reclamo</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>Il risultato è sospeso finché il giudice arbitro non decide; si può continuare a giocare.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>Chi reclama?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>Fatti, decisione data e che cosa si chiede</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>Reclamo deciso</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>Accolto: il board si rigioca. Respinto: il risultato resta.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abbandono</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>Una parte abbandona il game o il match.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>Chi abbandona?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>Una parte vince perché l’altra non si presenta o non può giocare.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Chi vince?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Ritiro</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Squalifica</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>Una parte perde il match.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>Chi perde il match?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>Disturbo tra gli spettatori</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>Pedine da piazzare</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>Che ne è stato delle pedine da piazzare: quelle di ogni decisione dall’ultimo tiro, e quante restano dovute per mancanza di spazio.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>Il game finisce: il board in corso non conta e vince chi è in vantaggio. A pari punti il game è pari, se così concordato.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>Giudice arbitro e altro</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>Quale reclamo</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Motivi abituali</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registra</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>Scegliere uno dei due.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>Descriverlo a parole: il testo è stampato nel rapporto.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>Scegliere o scrivere un motivo</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>Voci meno comuni</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>Presenza</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>Board di prova</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Spaccata</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>Tempo di tiro</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Piazza­mento</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>Piazza/rinuncia</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Cambio di lato</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>dalla chiamata al tavolo</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>da quando entrambe le parti siedono</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>da «Play»</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>da tutto fermo</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>da striker tolto dalla tavola</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>dal piazzamento</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>dall’annuncio</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>dalla fine del board</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Non usato</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Non avviato</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>Ultimi 5 s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>Tempo scaduto da {seconds}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Fermo</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrotto</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, o come impostato</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (regola {laws})</translation>
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
        <translation>{state}, restano {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>Tirato a {seconds}</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>Ora non si cronometra nulla.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>Il cronometro è già in corso.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>Il cronometro non è in corso.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>Il cronometro è fermo: «Play» lo fa ripartire.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>Questo cronometro non si usa. Per usarlo, avviarlo a mano.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>Cronometro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
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
        <translation>Riavvia</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 secondi</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TEMPO</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>Altro sul cronometro</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>Nulla è cronometrato</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>Cronometri</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Tutti i cronometri</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>Eccezione per un cronometro</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>Automatico: parte da sé. Proponi: aspetta che lo si avvii. Non usare: nulla è cronometrato, se non lo si avvia.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>Premere due volte: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} Premere di nuovo per confermare.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>Un errore del programma. Ogni voce convalidata finora è su disco. Chiudere questa finestra e continuare.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>Allegare questi dettagli a una segnalazione; dove è successo si trova anche in {log}.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>Il backup {place} è ora il database.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>Il database precedente è conservato: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Ripristinato</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>Il backup sta prendendo il posto del database…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Recuperato</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>Si recupera ciò che è leggibile, match per match…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>Si controllano il file e ogni match che contiene…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>Controllo del database</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>Apri un altro database</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>Match recuperati interi: {whole}, in parte: {partial}, persi: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>Il file danneggiato è conservato: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>Match controllati: {matches}, voci: {entries}. Tutto in ordine.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>Match controllati: {matches}, voci: {entries}. Errori: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>gennaio</translation>
    </message>
    <message>
        <source>February</source>
        <translation>febbraio</translation>
    </message>
    <message>
        <source>March</source>
        <translation>marzo</translation>
    </message>
    <message>
        <source>April</source>
        <translation>aprile</translation>
    </message>
    <message>
        <source>May</source>
        <translation>maggio</translation>
    </message>
    <message>
        <source>June</source>
        <translation>giugno</translation>
    </message>
    <message>
        <source>July</source>
        <translation>luglio</translation>
    </message>
    <message>
        <source>August</source>
        <translation>agosto</translation>
    </message>
    <message>
        <source>September</source>
        <translation>settembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>ottobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>dicembre</translation>
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
        <translation>{path} contiene il registro e il match aperto con i nomi dei giocatori. Inviarlo con una segnalazione.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>Crea una segnalazione</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>Rapporti e statistiche</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Formato file</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>Inserire il nome del torneo.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>Inserire il nome del giocatore.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>Inserire una data come 2026-11-21.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Come la finestra</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>Scrivi il documento</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>Il documento è in {path}.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>Non c’è tutto</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>Ciò che il documento non dice, o non com’era:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>Nessun match salvato ha un giocatore con questo nome.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>Nessun match salvato ne fa parte.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>Un match è omesso: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>Rapporto del match</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>Statistiche del match</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>I match scelti insieme</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>Tutti i match di un torneo</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>Tutti i match di una data</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>Statistiche di un giocatore su tutti i match</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>Foglio punti vuoto con i nomi del match</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>Foglio punti vuoto per il singolo</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>Foglio punti vuoto per il doppio</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, da stampare e firmare</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, da leggere in un browser</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, una tabella dei board</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>Il foglio da firmare, una pagina</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>Dettagli e statistiche</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Il registro</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, una tabella</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, una tabella di ogni tiro</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, una cartella di tutte le tabelle</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>File di match, per un altro Carrom Desk</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, per la gestione tornei</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, tutto su ogni match</translation>
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
        <translation>Verifica un rapporto</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>Il rapporto dice il vero: tutto segue dal match {id}.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>Il rapporto non dice il vero: è stato alterato.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>Il rapporto è di un altro match.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>Le pagine sono state inviate a {name}.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Annullato: non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>Troppi match per un documento: {count}. Sceglierne al massimo {most}.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>Il documento è in preparazione. Con molti match ci vuole un momento.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Scrittura</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>Confronto del rapporto…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>Annullato: il rapporto non è stato confrontato.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>Regole di club del carrom</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>International Laws of Carrom (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF Laws of Carrom, rivedute</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Regole del carrom Technitia 2K20</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>Regole di club</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>Regole ICF</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF rivedute</translation>
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
        <translation>Il board {number} è finito</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>Il game {number} è finito</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Il match è finito</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>Risultato sospeso: reclamo aperto</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>{side} vince il board</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>{side} vincono il board</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>{side} vince il game {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>{side} vincono il game {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>{side} vince il match {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>{side} vincono il match {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>Match pari, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>{side} vincono il match per forfait</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>Squalifica di {loser}: match a {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>Abbandono di {loser}: match a {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>Abbandono di {loser}: game a {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Il risultato resta</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>Board {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Regina {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>Regina 0 (regola {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n assegnato</numerusform>
            <numerusform>%n assegnati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n richiesto</numerusform>
            <numerusform>%n richiesti</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>Slam bianco: tutte le nove bianche e la regina nel primo turno.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>Slam nero: tutte le nere nel primo turno.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>Parità: sorteggio, poi un board extra.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>I giocatori cambiano lato.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>Intervallo prima dell’ultimo game.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>Board {number}: spacca {player}.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>Game {number}: spacca {player}.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>Game pari, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>{side} vince il match per forfait</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Squalifica</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>Squalifica di {loser}: match a {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>Match abbandonato</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>Abbandono di {loser}: match a {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>Game {number} abbandonato</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>Abbandono di {loser}: game a {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>Il punteggio era {a} – {b}.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>Game: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>Mostra invece la decisione</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>Stampa e firma…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} abbandona il match?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} abbandonano il match?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} abbandona il game?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} abbandonano il game?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side} perde il match?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side} perdono il match?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side} vince il match per forfait?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side} vincono il match per forfait?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side} perde il board?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side} perdono il board?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>Il board non conta e si rigioca?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>Il board finisce diversamente da come dicono le regole?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>Il game finisce ora e il board in corso non conta?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>Il reclamo è accolto e il board si rigioca?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>Il reclamo è respinto e il risultato resta?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>Abbandona il game</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>Abbandona il match</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>«Play»</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>Decisione dell’arbitro: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Lati cambiati</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Il gioco continua</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>Reclamo accolto</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>Reclamo respinto</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (a giudizio dell’arbitro)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (regola {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>nulla imbucato</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>Spaccata: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>Spaccata, tentativo {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>fuoriuscite: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>nulla toccato</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>irregolare</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>prima di «Play»</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>Non richiede punti extra</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>Richiede 1 punto extra</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>Richiede %n punto extra</numerusform>
            <numerusform>Richiede %n punti extra</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>Annullata la voce {number}</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>Ripetuta la voce {number}</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>Rettificata la voce {number}</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>Si riprende dall’inizio del board {number}.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>Spacca {player}.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>Tutti hanno passato tre volte: il board si rigioca.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>Punteggio {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>Si cambia lato.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>Parità: sorteggio per un board extra.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Board annullato</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Squalifica</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>Gioco fermato</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Reclamo</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>Di turno per decisione dell’arbitro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ammonizione</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>ha scelto di spaccare</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>ha scelto il lato</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>Arbitrato su carta: i board sono trascritti dal foglio, i tiri non sono stati registrati</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>Ha vinto il sorteggio, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>Il game finisce a tempo: il board in corso non conta</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>Questi match e tutte le loro voci spariranno. Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Che cosa sarà eliminato</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>Quanti match</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>Per continuare, scrivere quanti match saranno eliminati: {count}.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>Tutti i tornei</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Una prova d’esame di Carrom Desk, fatta dalle sue regole. Non è ufficiale in nessun luogo: nessuna federazione l’ha preparata o valutata.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>Prova d’esame per arbitri</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. Compito {seed}. {marks} punti, {minutes} minuti; si passa con la metà dei punti.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>Risposte al compito {seed}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superato</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Non superato</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {marks} punti su {full}. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>Secondo {laws}, compito {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sezione</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>Orale: lista di controllo</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>Pratica: lista di controllo</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. Spaccata, turno, multe e regina</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. Ultime pedine, piazzamento e doppio</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. Infrazioni, cronometri e svolgimento di un match</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>Nomina le chiamate e quando si fanno.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>Distingue una multa da una penalità, e un fallo da un fallo tecnico.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>Spiega che cosa conferma la regina e che cosa la fa tornare.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>Spiega come si tratta un reclamo e che cosa cambia.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>Trova una regola nel libro senza aiuto.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>Controlla tavola, pedine, striker, sedie e polvere prima del match.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>Tiene il sorteggio e cura i posti e la rosetta.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>Chiama forte e subito, e tiene i tempi.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>Fa piazzare le pedine dal giocatore giusto nel posto giusto.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>Rimette correttamente la regina e ciò che è fuoriuscito.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>Compila il foglio punti senza errori e lo fa firmare.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>Prova d’esame</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>Numero del compito</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>Nome del candidato</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>Inizia lo scritto</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>Inizia l’orale</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   Avevo ragione</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   Avevo torto</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>Compito…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Risposte…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Risultato…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>{right} risposte su {count} giuste, secondo il candidato.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>Domanda {number} di {count}; tempo rimasto {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>L’esame è iniziato: prima rispondere, o chiuderlo.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>Non è stato ancora svolto alcun esame.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Non è così.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>Non è stato possibile scrivere {path}: {why}. Scegliere un altro posto.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} non è leggibile: {why}. Scegliere un altro file.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>Il match è in {path}.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{done} match su {all} sono scritti.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} match è in {folder}.</numerusform>
            <numerusform>{count} match sono in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>Match non scritti: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 match è in {folder}.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>Importa file di match</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: non è leggibile: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: contiene lo stesso match di {other}, che lo precede.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: è già nell’archivio, non è cambiato nulla.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: questo match è in corso qui. Aprirne o iniziarne un altro prima di sostituirlo.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>Match già salvati: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Non è stato importato nulla.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} match importato.</numerusform>
            <numerusform>{count} match importati.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} è stato importato.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>File letti: {done} di {all} ({percent}%).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>Match acquisiti: {done} di {all} ({percent}%).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>Questo non è testo UTF-8: il byte {byte} non è leggibile.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>Questo file è troppo grande per essere un match.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>Nessun board è stato giocato fino alla fine, o un reclamo tiene sospeso il risultato: per SoL non c’è ancora nulla.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>Questo non è un file di SoL: non comincia con i club.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>Secondo il sorteggio spacca per primo {by_toss}, ma nel primo board figura {by_sheet}.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>Il match è stato vinto alla tavola: null’altro lo ha chiuso.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>Un sorteggio decide chi spacca il board extra.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>Ordine dell’elenco</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Trova un match</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>Giocatori, torneo o round  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Da questo giorno</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Fino a questo giorno</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Benvenuti in Carrom Desk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>Regole con cui si arbitra</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>Siedo dall’altra parte della tavola: girarla</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>Ora non occorre scegliere nulla: Enter prosegue, e nelle preferenze si trova tutto.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>Dimostrazione: un match di due minuti</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>Game: al meglio di</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>Punti per vincere il game</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>Board per game</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>Tempo del round in minuti</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Cambio di lato</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>Il numero di game dev’essere dispari.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Al meglio di</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>Round (min)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>A parità</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF fino agli ottavi di finale</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF dai quarti di finale in poi</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>Un game a 25 con tempo del round</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>Club: un game a 29</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>Formato libero</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 board o 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>a 13</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>Trova un’infrazione</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>Trova un’infrazione o la sua regola</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>Infrazioni, dalle più frequenti</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>Scegliere che cosa è successo.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>Indicare chi è stato.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>Queste regole non ne parlano: scrivere invece una nota.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (regola {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>Leggi la regola {number}</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>Scegliere un’infrazione per leggerne la regola</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Chi è stato?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Più frequenti</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>Fallo o fallo tecnico</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>Perde il board</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ammonizione</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>Può perdere il match</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>Registra il fallo</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>Un match di due minuti</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>Segnare ciò che è caduto: premere {key}, questo pulsante o il pezzo sulla tavola.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>Segnato. Guardare la decisione accanto alla tavola, poi convalidarla: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>Scegliere che cosa è successo, poi inserirlo: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>Non è andata così. Nulla è perso: annullare con {key}.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>Il match è finito: la scheda dice chi ha vinto e che cosa chiamare, e il registro contiene ogni tiro. Qui si scrive o si stampa il rapporto ({key}). Il percorso è tutto qui. Tab e Enter portano agli esercizi.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha ha vinto il sorteggio e prende la spaccata.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>Ciò che viene dopo sta sempre qui, con il suo tasto: premere {key}, poi indicarlo.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>Tutti sono seduti, le pedine formano la rosetta. L’arbitro chiama «Play».</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>Premere {key}. In un match il cronometro parte da solo; qui aspetta.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha spacca, e cade una pedina bianca.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>Nel suo tiro successivo cade solo lo striker: le costa una pedina, una multa.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi toglie la pedina dalla buca e la piazza.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>Premere {key} appena è piazzata.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi non ha ancora tirato: la sua mano tocca una pedina. È un fallo.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>Un fallo che non è un tiro si inserisce qui: {key}. Scegliere quale, e chi l’ha commesso.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Doveva una pedina, ed è tornata quando ne è caduta una delle sue. Alcuni tiri dopo, già inseriti, ad Asha restano quattro pedine, e cade la regina.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>La regina va confermata: con il tiro successivo cade una delle pedine di Asha.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>È confermata. Intanto sono cadute altre due pedine; ora cade l’ultima di Asha.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>Agli esercizi</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Lascia la guida</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>È tutto</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>La sala non è raggiungibile. Controllare se questo computer è nella rete della sala.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>La sala non conosce più questo tavolo: al suo posto è entrata un’altra postazione, o la sua chiave è stata ritirata. Entrare di nuovo.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>Al posto della sala risponde un altro computer: il suo certificato non è quello con cui questo tavolo è entrato. Entrare di nuovo se la sala ne ha uno nuovo.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>La risposta della sala non è leggibile. Controllare se entrambi hanno la stessa versione.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>La sala ha rifiutato: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>La sala ha un altro registro di questo match: qui {here} voci fino a {here_hash}, là {there} fino a {there_hash}. Nessuno è cambiato; chiedere al giudice arbitro quale vale.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>Non è il codice di un tavolo: ha venti lettere e cifre. Riguardare l’etichetta.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>Questo non è l’indirizzo di una sala. È del tipo http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>Reclamo al tavolo {place}: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>Il tavolo {place} chiama il giudice arbitro.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>Il tavolo {place} tace.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>Il tavolo {place} ha voci che non sono arrivate.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>Il tavolo {place} ha un altro registro del suo match: là {there} voci fino a {there_hash}, qui {here} fino a {here_hash}. Nessuno è cambiato: dire quale vale.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>Tavolo {place}: il tempo di {seconds} s è scaduto alle {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>Tavolo {place}: l’arbitro ha deciso diversamente %n volta.</numerusform>
            <numerusform>Tavolo {place}: l’arbitro ha deciso diversamente %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>Arrivo</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>Nulla richiede attenzione ora.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>Questa non è la password del giudice arbitro.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>Tavoli e loro etichette</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>Subentra un altro arbitro</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Risultati per SoL</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>Ritira la chiave</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Numero di tavoli</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>Etichette da stampare</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>continua al tavolo</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>Oppure un match per riga: round; giocatore; giocatore, e una coppia come due nomi separati da /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>File di SoL</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>Il file da cui vengono gli incontri; torna con i risultati.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>Questa etichetta è per la postazione dell’arbitro: scegliere «Entra in una sala…» nel menu e scrivere questo codice.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>sulla tavola: bianche {white}, nere {black}</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men} e la regina</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Giudice arbitro</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>Tavolo {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>Nessun match si è ancora fatto sentire.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>sentito alle {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>muto dalle {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n voce in ritardo</numerusform>
            <numerusform>%n voci in ritardo</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>La sala non risponde; ciò che si vede può essere vecchio. Questa pagina riprende da sola.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>Registro, dal più recente</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>Nessun match è ancora finito.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Parte A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Parte B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>Prossimo a questo tavolo</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Previsti</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>L’invio alla sala si è fermato. Riavviare il programma.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>Questa postazione non è in nessuna sala.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>Il collegamento con questa sala non è cifrato: chiunque sia nella stessa rete può leggere nomi, punteggi e la chiave di questo tavolo, e potrebbe scrivere a suo nome. Nient’altro di questo computer è raggiungibile per questa via.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>Questo match è stato ripreso e continua al tavolo {place}: ciò che si inserisce qui non viene inviato.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>Per leggere un’immagine serve più di quanto è installato qui: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>Questo file non si può leggere come immagine. Usare un PNG o un JPEG.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>In questa immagine non è stata trovata l’etichetta di un tavolo. Riprenderla più da vicino, o scrivere il codice.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>La sala superiore: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>La sala superiore ha un altro registro del match al tavolo {place}: là {there} voci fino a {there_hash}, qui {here} fino a {here_hash}. Nessuno è cambiato: dire quale vale.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>Scarica il file con i risultati</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Scritto</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>Non scritto, e ciò che SoL non può contenere</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>Il giudice arbitro ha visto la chiamata.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>Entrata nella sala come tavolo {table}.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>Questa postazione ha lasciato la sala: non si invia più nulla.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>La sala non ha ora un match per questo tavolo.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>Il giudice arbitro è chiamato.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>La chiamata è ritirata.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>Sala: fino alle {time}</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · giudice chiamato</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>Una parte ha da 0 a 9 pedine.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>Un board continua solo se ogni parte ha una pedina sulla tavola; questa parte non ne ha.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>Una parte deve zero o più pedine, mai meno di zero.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>Un punteggio è 0 o più.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>Queste regole non conoscono una regina che aspetta la fine del turno per tornare.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>Con meno di nove pedine sulla tavola, una pedina di questa parte è stata imbucata.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>Una parte che ha confermato la regina ha imbucato una propria pedina.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>La spaccata ha i tentativi da 1 a 3 in un turno.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>Prima della spaccata tutte le nove pedine di ogni parte sono sulla tavola.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>Prima della spaccata la regina è sulla tavola.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>Prima della spaccata nessuna pedina è stata imbucata.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>Sono segnate più pedine di questa parte di quante siano sulla tavola.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>La regina è segnata, ma non è sulla tavola.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>La regina non può essere imbucata e fuoriuscire nello stesso tiro.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>Lo striker non può essere imbucato e fuoriuscire nello stesso tiro.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>Uno striker che non ha toccato nulla non può avere imbucato o mosso un pezzo.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>Solo la spaccata può precedere la chiamata «Play», ed è già fatta.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>Una regina da confermare è stata imbucata in questo turno, quindi il giocatore ha già fatto il primo tiro.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>Queste regole non tolgono il board per questo atto.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>Entra in una sala</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>Codice sull’etichetta del tavolo, o l’indirizzo contenuto nella sua immagine</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>Leggi un’immagine…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>Un’immagine dell’etichetta del tavolo</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, poi </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>Di nuovo al centro: {pieces} (regola {law}).</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
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
        <translation>Barra spaziatrice</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>Questo tiro</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>E ora</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Cronometro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>L’azione di questo numero in «E ora»</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>Una pedina bianca imbucata</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>Una pedina nera imbucata</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>La regina imbucata</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>Lo striker imbucato</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>Una pedina bianca fuoriuscita</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>Una pedina nera fuoriuscita</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>La regina fuoriuscita</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>Lo striker fuoriuscito</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>Il prossimo pezzo è fuoriuscito</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>In realtà non è fuoriuscito</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Tiro irregolare</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>Tiro irregolare: nominare l’infrazione</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>Lo striker non ha toccato nulla</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>Spaccata prima di «Play»</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>Chiamare «Play», poi fermare il cronometro o farlo proseguire</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>La prima azione di «E ora»</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>Aggiungi 5 secondi</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>Togli 5 secondi</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>Il cronometro da capo, con tutti i secondi</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>Annulla l’ultima voce</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Pag su</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Keys of Carrom Desk</source>
        <translation>Tasti di Carrom Desk</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab porta da un pulsante al successivo; Enter e Spazio premono il pulsante selezionato. Ogni tasto si può cambiare nelle preferenze.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>Altri tasti…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Scrivi in un file…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nuovo tasto…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Scambia i tasti</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>Premere il nuovo tasto per «{action}». Esc lascia tutto com’è.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} è il tasto di «{action}».</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e loro tasti</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tasto predefinito</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} non si può cambiare: sceglie un numero, o porta da un pulsante al successivo.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La finestra</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>Le chiamate</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Come la finestra</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>I rapporti sono scritti nella lingua della finestra.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>Posizione seduta</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>Come si tira</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>Sorteggio e board di prova</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Spaccata</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Cambio di lato</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Falli</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>Pedine fuoriuscite, rotolanti e sovrapposte</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Multe e penalità</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>La regina e le ultime pedine</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>Perdita del match, reclami</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>Termini</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>Con le parole di questo programma. Fa fede il testo stesso.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>L’arbitro può decidere diversamente.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>Nel programma</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretazione</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>paragrafo inesistente</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>Il programma decide in base a questa.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>L’arbitro segna ciò che ha visto; il programma fa il resto.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>La controlla un cronometro del programma.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>Il programma la ricorda all’arbitro al momento giusto.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>È qui da consultare; il programma non ne fa nulla.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>Il testo salta questo numero.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>per essere al tavolo</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>per i board di prova</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>per la spaccata</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>per un tiro</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>per piazzare pedine</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>per piazzare pedine o rinunciarvi</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>per cambiare lato</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>di riposo prima dell’ultimo game</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Regola {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>Dove le regole lasciano aperta la risposta</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>Queste regole non ne dicono nulla.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Posizioni insolite</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>Infrazione: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>Nessuna infrazione: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>Promemoria: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>Nel programma: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}: nessuna regola simile.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>Ciò che differisce è in grassetto e sottolineato.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Entrambe dicono lo stesso.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>A fianco: {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>Libro delle regole</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>Trova una regola per numero, nome o parole</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>Regole per capitolo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>Misure dell’attrezzatura</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>Attrezzatura: le misure ICF</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Interpretazioni</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Posizioni insolite</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Attrezzatura</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretazione</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>Interpretazione</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Regola {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>Le regole con cui si arbitra</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>Il primo match, il libro delle regole e la scuola cominciano con queste. Un nuovo match segue le regole del precedente, se non se ne scelgono altre.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Altrove…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Esci senza</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non salvato</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>Tutte le voci sono su disco. Si sta facendo l’ultimo backup…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Esci comunque</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>Nessun ultimo backup</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>L’ultima voce NON È SALVATA e andrebbe persa. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>L’ultimo backup non è riuscito. Ogni voce è in {place}. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminato</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>in corso qui, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>prima del sorteggio</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>sotto reclamo</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Ogni data</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ultimi 7 giorni</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Questo mese</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest’anno</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Dal … al …</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima i nuovi</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima i vecchi</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>Giocatori A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>Giocatori Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>Torneo A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>Torneo Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>Ultimi eliminati</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>Primi eliminati</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Ogni stato</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finito</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Prima del sorteggio</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Sotto reclamo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finito</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>Match o cestino</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>scelti: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>regola {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Voce {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ritirata</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rettificata</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>Board {number} · spacca {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>non più valida</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>Rettifica…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>Rettifica questa voce</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>Registro, dalla voce più recente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Che cosa mostra il registro</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Questo board</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tutti i board</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Vedi la tavola dall’altro lato</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>Colori della finestra per la sala</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>Come la finestra principale</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>Nuovo match…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Match…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Rapporto in PDF…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>Controllo sistema…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Allenamento…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>Rapporto in HTML…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Stampa il rapporto…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>Rapporti e statistiche…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>Sostituisci l’ultima voce</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>Esercizi sulle regole…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>Libro delle regole…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasti…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferenze…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Gira la tavola</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>Finestra per la sala</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Backup…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Scuola per arbitri</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>Controlla il database</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>Altro database…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Informazioni su Carrom Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>Rapporti e carta</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>Incontri da SoL…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>Verifica un rapporto…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>Inserisci un foglio punti cartaceo…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>Posizioni insolite…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>Interroga le regole…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>Manuale…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>Entra in una sala…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>Lascia la sala</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>Prendi il match della sala per questo tavolo</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>Chiama il giudice arbitro a questo tavolo</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>Apri la sala…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>Prova d’esame…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>Un match di due minuti…</translation>
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
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>Non c’è una pagina prima di questa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>Non si sta giocando alcun board: ora non si può segnare nulla.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>Ogni pedina bianca sulla tavola è già segnata.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>Ogni pedina nera sulla tavola è già segnata.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>La regina è già segnata. «Svuota» toglie i segni.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>Lo striker è già segnato. «Svuota» toglie i segni.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>La regina non è sulla tavola.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>Nessuna pedina di questo colore è sulla tavola.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>Prima di «Play» può esserci solo una spaccata.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>Tavolo {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 game</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>al meglio di {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>senza limite di board</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 board</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · sotto reclamo</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Match finito</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Prima del sorteggio</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Game {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>board {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>Dopo ogni game; nell’ultimo dopo il board 4 o a 13 punti, secondo che cosa viene prima</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>Dopo ogni game; nell’ultimo a 13 punti</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>Slam bianco</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>Slam nero</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>{side} vincono il match, {score} nei game.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n board</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>{side} vince il game {number}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>{side} vince il match, {score} nei game.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>Il game {number} è pari, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>{side} vincono il game {number}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>Il match è pari, {score} nei game.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>Il tempo non è ancora scaduto. Premere di nuovo per registrarlo comunque.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>La seconda pressione non è stata contata.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>Questa voce è ritirata o è essa stessa una correzione: non si può rettificare.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>Questo tipo di voce non ha nulla da rettificare: annullare invece fino a lì.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>Il match è in {path}, con tutte le {count} voci. Conservare quel file.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Salva il match altrove</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>L’ultima voce è annullata: inserire ciò che è successo davvero. «Ripeti» la ripristina.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>Correggere i segni, poi convalidare. «Ripeti» ripristina il tiro.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>Match salvati</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutti</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>Il cestino è vuoto. Ciò che si elimina resta qui finché non lo si elimina per sempre.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>Non c’è ancora alcun match. Chiudere e iniziarne uno con «Nuovo match…», o importare file di match.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>Più di {count} match</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 match</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} match</numerusform>
            <numerusform>{count} match</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Nessun match trovato.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>Ordina per questa colonna</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>Superficie di gioco: un quadrato da 73,50 a 74,00 cm</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>Cornice: larga da 6,35 a 7,60 cm, alta da 1,90 a 2,54 cm, angoli interni curvi</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>Buca: 4,45 cm di diametro, 0,15 in più o in meno</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>Linee di base: lunghe 47,00 cm cerchi compresi, 0,30 in più o in meno</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>Linea di base inferiore: a 10,15 cm dalla cornice, spessa da 0,50 a 0,65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>Dalla linea di base inferiore alla superiore: 3,18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>Cerchio di base: 3,18 cm di diametro, il suo disco rosso 2,54 cm; tocca entrambe le linee di base</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>Freccia: lunga al massimo 25,70 cm, punta a 5,00 cm dal bordo della buca</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>Cerchio centrale: 3,18 cm di diametro</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>Cerchio esterno: 17,00 cm di diametro, 0,30 in più o in meno</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>Pedine: nove bianche, nove nere e la regina, diametro da 3,02 a 3,18 cm, spessore da 0,70 a 0,90 cm, da 5,25 a 5,50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>Striker: al massimo 4,13 cm di diametro e 15,00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>Supporto: alto da 63 a 70 cm; sgabello: alto da 40 a 50 cm</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nuovo match</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>Un match arbitrato su carta</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>I suoi board…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppio</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>Già in corso</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>Indicare poi a che punto è il match, e proseguire da lì.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>Inserire il nome del giocatore {seat}.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>Lo stesso nome è indicato due volte.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>Compilato come nell’ultimo match di {event}.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Svuota tutto</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Giudice arbitro</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>Compilato come nell’ultimo match. Cambiare ciò che è diverso.</translation>
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
        <translation>Inviato a {name}.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>È in {path}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>La sala è aperta su {url}. Si chiude con questa finestra.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>Mostra nel browser</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>Chiudi la sala</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>La sala è chiusa. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>La password del giudice arbitro: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>La password del giudice arbitro è quella di prima.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nuova password</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>Decidi diversamente</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Piazzate</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>Restano dovute</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>La regina torna</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>Vincitore del board</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pedine</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>Il board, se è finito</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: pedine di {side}</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vinto da</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>Registra la decisione</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>Notato dopo il tiro successivo</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>Turno dopo il tiro di {name}</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>Bianche piazzate</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>Nere piazzate</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>Bianche ancora dovute</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>Nere ancora dovute</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Punti extra</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>Ogni incontro in {name} ha già il suo risultato.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{kept} match su {all} sono pronti. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>Match pronti da arbitrare: {count}. Sono nell’elenco dei match.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} non è stato importato.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Lettura di {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>Preparazione dei match…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>Incontri senza risultato</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>Spuntare gli incontri arbitrati qui.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>Ogni incontro spuntato diventa un match da arbitrare. Spazio mette e toglie la spunta.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Spunta tutti</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Togli tutti</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, round {round}, tavolo {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (già presente)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>Inserire il primo board: chi l’ha vinto, la regina, le pedine.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>Scrivere nelle osservazioni perché il match è finito così.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>Chi spacca lo decide un sorteggio: scegliere chi è stato.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>Scegliere chi l’ha vinto.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>Scegliere chi ha confermato la regina, o nessuno.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>Inserire quante pedine restavano.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>Game {game}, board {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>Spacca per primo</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>non scritto</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>al tavolo, o non ancora</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Iniziato alle</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>Finito alle</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>Inserire la data del match, per esempio 2026-11-21.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>Inserire l’ora d’inizio del match, per esempio 10:30.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>Inserire l’ora di fine del match, per esempio 11:45, o lasciare vuoto.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Game {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>Abbandono di {side}</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>Squalifica di {side}</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>Assenza o impossibilità di {side}</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>Inserisci un foglio punti cartaceo</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva il match</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>Così dice il foglio</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>Da controllare: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>l’ultimo game a tempo</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>Board {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>Totale
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Spaccata</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vinto da</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>Pedine</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
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
        <translation>imbucate: {count}</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>fuoriuscite: {count}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>striker</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 pedina bianca</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 pedina nera</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 pedina bianca torna</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 pedina nera torna</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>deve 1 pedina</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>La regina è sulla tavola.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>La regina aspetta la conferma.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>La regina torna alla fine del turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n bianca</numerusform>
            <numerusform>%n bianche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n nera</numerusform>
            <numerusform>%n nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n pedina bianca</numerusform>
            <numerusform>%n pedine bianche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n pedina nera</numerusform>
            <numerusform>%n pedine nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n pedina bianca torna</numerusform>
            <numerusform>%n pedine bianche tornano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n pedina nera torna</numerusform>
            <numerusform>%n pedine nere tornano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>deve %n pedina</numerusform>
            <numerusform>deve %n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side} deve 1 pedina.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side} devono 1 pedina.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side} deve %n pedina.</numerusform>
            <numerusform>{side} deve %n pedine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side} devono %n pedina.</numerusform>
            <numerusform>{side} devono %n pedine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} e {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 pedina</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>Il giocatore di turno ha confermato la regina.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>L’altra parte ha confermato la regina.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>Quali pedine</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>Restano dovute da {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>Giocatore {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>Club di {player}</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>Paese di {player}</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Paese</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>in basso</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>above</source>
        <translation>in alto</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a sinistra</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>L’allenamento non ha backup e ha solo questo database. Lasciare prima l’allenamento.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>Inserito proprio com’è successo. La decisione è accanto alla tavola.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>Non è andata così: annullare e rileggere il compito qui sopra.</translation>
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
        <translation>ALLENAMENTO</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Un’altra…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>Un’altra situazione</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Lascia l’allenamento</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>Qui nulla conta: questi match sono separati da quelli veri.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Ripristina questa pagina</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>Pressioni</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>Ignora le ripetizioni entro … ms</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>Una mano che trema, o un tasto che rimbalza, preme due volte: lo stesso pulsante o tasto, premuto di nuovo così presto, non registra altro. I segni sulla tavola contano sempre. 0 conta ogni pressione.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Stampante</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} non accetta le pagine: controllare se è accesa, o salvarle in PDF.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>Pagina {number} di {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>Su questo computer non è configurata una stampante: salvare le pagine in PDF e stamparle altrove.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva in PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>Match: {done} di {of}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>Una pedina in più, come multa oltre al fallo.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>Sì: torna e il turno passa; le pedine restano imbucate, salvo che sia caduto anche lo striker.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>Sì: vale ciò che sta sulla tavola prima del tiro.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>L’ultima pedina di entrambi i colori cade senza lo striker dopo la conferma della regina: nessuna regola la conta.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>Riceve 1 punto invece di 3, come ovunque.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>L’ultima pedina dell’avversario cade insieme alla regina, o allo striker mentre lei è da confermare.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>Si conta come se fosse sulla tavola: pedine rimaste, regina e ciò che si può richiedere.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>L’avversario vince con le pedine rimaste; la regina conta per lui solo se l’ha confermata.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>Proprie pedine cadono insieme all’ultima dell’avversario: contano tra quelle rimaste?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>No: contano solo le pedine che sono sulla tavola dopo il tiro.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>No: multe e penalità decadono, le pedine del tiro stesso si piazzano.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>È un’infrazione come le altre: fallo tecnico prima del primo tiro del turno, fallo dopo.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>Un board si perde per un atto mentre la regina non è sulla tavola: conta per il vincitore?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>Sì, finché ha al massimo 21 punti, salvo che l’abbia confermata chi ha commesso l’atto.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>È un fallo.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>Più falli in un tiro: c’è una penalità per ciascuno?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>No: torna una pedina per tutti.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>Le pedine imbucate in un tiro falloso tornano?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>No: restano imbucate, anche se è caduto lo striker, tranne la penalità e le ultime pedine indicate.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>Una regina imbucata in un tiro falloso si rimette, qualunque sia il fallo?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>Una regina da confermare è confermata da una propria pedina che cade in un tiro falloso?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>Sì; senza tale pedina torna.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>Tre tentativi di spaccata sono falliti: chi spacca ora, e quante volte può provare?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>La spaccata è ancora da fare; il giocatore seguente ha tre tentativi suoi.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>Un tentativo di spaccata non tocca nulla, ma lo striker cade o il tiro è irregolare.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>È un fallo come gli altri, e il turno finisce.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sì.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>Cade nello stesso tiro o nel successivo; altrimenti il turno è comunque finito.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>Che cosa costa un’infrazione del giocatore non di turno?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>Torna una sua pedina; il turno non si tocca.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>Il secondo lo inizia il giocatore a destra di chi ha iniziato il primo, il terzo chi ha iniziato il primo.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>Anche il board extra lascia i punteggi in parità.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>Si gioca un altro board extra, di nuovo dopo un sorteggio.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>La regola {break_before_play} parla di una spaccata fatta prima di «Play»; e un tentativo che allora non tocca nulla?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>È contrario alla regola {break_after_play}, quindi irregolare: per la regola {break_fault} il turno è perso, qualunque sia il tentativo, senza multa né penalità.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>La regola {break_before_play} non dice che cosa costa lo striker se cade in una spaccata fatta prima di «Play».</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>Proprie pedine o la regina cadono insieme a pedine dell’altra parte: la regola {turn} prosegue il turno, la regola {opponents_man_pocketed} ferma il giocatore.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>Il turno continua, come vuole la regola {striker_with_both} perfino con lo striker.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>Quando proprie pedine o la regina cadono in un fallo, la regola {foul_while_pocketing} non nomina una pedina in più, le regole {own_improper} e {foul} ne nominano una; quale vale?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>Si prende una pedina.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>La regola {queen_while_due} vale anche quando proprie pedine o lo striker cadono insieme alla regina mentre una multa è aperta?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>Cadono regina, striker e pedine dell’altra parte: la regola {queen_striker} prosegue il turno, la regola {striker_with_opponents} lo chiude.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>Vale la regola {queen_striker}, perché nomina la regina: il turno continua.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>La regola {queen_with_one_nine_on} vale quando tutte le nove pedine sono sulla tavola solo perché alcune sono tornate?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>Con tutte le nove sulla tavola cadono regina, proprie pedine e striker: la regola {queen_man_striker} prosegue il turno, la regola {queen_with_striker_nine_on} lo chiude.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>Vale la regola {queen_man_striker}, perché nomina le pedine: il turno continua.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>La regola {cover_man_striker_improper} tralascia che ne sia di una regina da confermare dopo un tiro irregolare.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>Torna, come sempre quando non è confermata.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>Un tiro regolare vince 3 punti (1 da 22 in poi) per chi ha confermato lui stesso la regina, altrimenti 1; uno irregolare perde come con lo striker, per la regola {covered_both_last_striker_improper} o {others_queen_both_last_striker_improper}.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>Le regole {both_last} e {both_last_improper} non nominano lo striker: cade con entrambe le ultime pedine mentre la regina è sulla tavola.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>L’avversario vince 3 punti, 1 da 22 in poi, e può richiederne uno per lo striker, come prevede la regola {own_last_striker}.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>Le regole {cover_both_last} e {cover_both_last_improper} non nominano lo striker: cade con entrambe le ultime pedine mentre la regina è da confermare.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>Vale come per la regola {queen_both_last_striker}, dove cadono gli stessi pezzi: l’avversario vince 3 punti, 1 da 22 in poi, e può richiederne uno per lo striker.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>La regola {others_queen_both_last_striker} non dice nulla di un vincitore che ha 22 punti o più.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>L’ultima pedina dell’avversario cade dopo la conferma della regina; le regole {cover_opponents_last}, {opponents_last} e {opponents_last_striker} parlano solo di prima.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>La regola {forgoing_in_full} lascia rinunciare per intero a multe e penalità: anche a quelle non ancora disponibili?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>No: ciò che ora non si può piazzare resta dovuto.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>Le regole chiamano fallo un errore nel piazzare e non dicono se chi piazza perda così il turno.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>Conta secondo il momento, come ogni infrazione: fallo tecnico prima del primo tiro del suo turno o fuori turno, altrimenti fallo.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>La regola {stroke_time} dà quindici secondi e non nomina una penalità per chi li supera.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>Un board si perde con le pedine che vi sono; la regola non dice di chi.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>Contano le pedine della parte che lo perde.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>Queste regole non ne hanno per il tiro; che ne è di un tiro che l’arbitro chiama irregolare?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>Sì, come una non confermata.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>Il testo vuole una propria pedina «subito dopo» la regina: la conferma anche una nello stesso tiro?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>Il testo vuole regina e propria pedina nello «stesso turno»: quanto può durare la conferma?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>Il testo non dice chi spacca il board successivo.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>La spaccata gira come i turni: all’altra parte, nel doppio in senso orario.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>La regola {order_of_breaks} stabilisce per il singolo chi inizia il secondo e il terzo game; e nel doppio?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>Chi rinuncia alle pedine da piazzare rinuncia anche a quelle che tornano per il tiro?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>Perché irregolare?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>Scegliere, o convalidare il tiro senza motivo.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Prima di «Play»</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>In questa posizione non può essere successo. Riguardare i segni.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>Non ci sono pedine da piazzare: l’ultima decisione non ne rimette.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>Non c’è decisione da cambiare: su questo board non si è ancora deciso nulla.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>Dire che cosa si decide diversamente: turno, pedine piazzate, multe, regina o board.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>Il board non può essere come lo lascia questa decisione. Riguardare le pedine e il turno.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>Il match è finito. Annullare l’ultima voce per proseguire.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>Prima viene il sorteggio. Inserire chi l’ha vinto.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>Ora non c’è sorteggio: si fa prima del primo board e prima di un board extra.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>Prima di un board extra il sorteggio decide solo la spaccata.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>Questo giocatore non esiste: una parte ha il giocatore 1 e, nel doppio, il giocatore 2.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>Non c’è alcun reclamo da decidere.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>Non c’è una voce con questo numero.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>Questa voce non si può rettificare: è ritirata, o è essa stessa una correzione.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>La voce indicata non ha pedine ancora da piazzare.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>Restano più pedine di quante multe e penalità vi siano da piazzare.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>Questa parte non ha pedine dell’altra da piazzare.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>Questo giocatore è già di turno.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>La voce indicata non è un reclamo che attende la decisione.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>Non si potrebbe rileggere: un testo è troppo lungo, o contiene caratteri che non si possono conservare.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>Ora non si possono richiedere punti extra: è possibile solo subito dopo il board.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>Si richiedono più punti extra di quanti ne offra la decisione.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>Il cronometro non è fermo.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>Il cronometro è già fermo.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>Che ne è stato delle pedine da piazzare è già inserito. Annullarlo per inserirlo di nuovo.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>Nessun file di match può contenere altre voci. Continuare in un nuovo match che riprenda da questo.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>Lanciare una moneta, o far indovinare una parte; chi vince prende la spaccata o il lato.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>Entrambe le parti possono ora provare per poco.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>Guardare la rosetta: regina in mezzo, bianche a Y, tutte piatte e a contatto.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>Curare che le pedine siano disposte senza indugio.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>Chi spacca sparge la polvere in modo uniforme prima di spaccare, non dopo.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>Uno striker sfuggito che non ha mosso nulla e non è partito non è un tiro.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>Una pedina rovinata si sostituisce al suo posto con una buona, se un giocatore lo chiede.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>Non sul cerchio centrale, non fuori dal cerchio esterno, e nient’altro si sposta.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>Le pedine si posano piatte nel cerchio esterno; la regina e ciò che è fuoriuscito li piazza l’arbitro.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>Guardare il colore: una pedina sbagliata che nessuno segnala prima del tiro successivo resta.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>La regina la rimette l’arbitro, nel cerchio centrale; un tiro che così si apre è permesso.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>Centro occupato: coprire il più possibile di ciò che ne resta, o posarla accanto, difficile da imbucare.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>Ciò che è fuoriuscito va sul cerchio centrale, o su quanto ne è libero.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>Regina e pedina: prima la regina, la pedina dietro vista dal giocatore di turno.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>Entrambi i colori: prima la pedina del giocatore che ha tirato, l’altra dietro.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>Tre e più: le altre contro le prime due, come meglio si può.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>Un pezzo che torna può stare sopra altri nel cerchio grande.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>Fuoriuscito e ricaduto sulla tavola: posarlo al centro e rimettere a posto ciò che ha mosso.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>Rimbalzato dalla lampada: resta dove è caduto, e nulla si rimette a posto.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>Di taglio: lasciarlo in piedi.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>Uno sopra l’altro: lasciarli così.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>Striker su un pezzo: l’arbitro lo toglie e rimette ciò che si muove; ciò che cade è imbucato.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>Pezzo sullo striker: l’arbitro lo solleva, toglie lo striker, lo posa dove starebbe.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>Di taglio o uno sopra l’altro: lasciarli finché il gioco non li muove.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>Striker sotto un pezzo: sfilarlo disturbando il meno possibile.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>Pedina rotta: conta la parte maggiore, e l’arbitro ha l’ultima parola.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>I due giocatori siedono uno di fronte all’altro.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>I compagni siedono uno di fronte all’altro, così tutti e quattro i lati sono occupati.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>Ora esattamente due board di prova, uno per parte, prima che inizi il match.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>Già salvati</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>Acquisisci i selezionati</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>Questi match sono già salvati. Spuntare quelli da prendere comunque dal file; quello salvato va nel cestino.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>Match già salvati</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: è nel cestino, uguale a quello del file</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: salvato con {stored} voci, nel file con {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: nel cestino con {stored} voci, nel file con {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>Foglio punti da compilare</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Game {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vinto da</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>Osservazioni dell’arbitro</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>Match vinto da</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>Match n.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Giudice arbitro</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>Sorteggio vinto da</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Parte {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>Chi spacca per primo è la parte 1. Regina: {queen} per chi l’ha confermata, altrimenti Nil; conta solo per il vincitore del board, e non più da {until} punti in poi. C/m: pedine rimaste dell’altra parte, altrimenti Nil. +: punti a richiesta. Totale: progressivo, al massimo {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W spacca. Una casella per tiro: numero di proprie pedine imbucate, – per nessuna, Q per la regina, S per lo striker, F per un fallo, T per un fallo tecnico. Un turno finisce con una barra.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>Andamento del game {number}.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>La parte {number} è {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>Dopo il board {number}: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>pedine in un turno</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>Pedine in un turno</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>secondi per tiro</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>tiri</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>Tempo per tiro</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {counted} per {bins}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>non iniziato</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>abbandonato</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>squalifica</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>forfait</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>sospeso: reclamo</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Match: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>Match: {matches}, di cui decisi {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>Nessun match.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>Gli orari sono quelli della prima voce, secondo l’ora della sala.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Senza data</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>it</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>Il match, voce per voce: carrom-desk verify confronta con esso il rapporto</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Nulla da segnalare.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Sotto reclamo</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finito</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>Codice QR dell’identificatore e dell’impronta del match</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Ritirata</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>Ripristinata</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Rettificata</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Deciso diversamente</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>Regina confermata da</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (di nuovo)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Regina {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} assegnati</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} a richiesta</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} Deciso diversamente al n. {number}.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>Multe, falli ed errori di tempo</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Reclamo</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>Reclami</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correzione</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>Della voce</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, a sua volta ritirata</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>N. {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>Osservazioni e interruzioni</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Deciso</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Voci</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>Interpretazioni applicate dove le regole lasciano aperta la risposta</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>B:N</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>Non è stata fatta alcuna voce.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>B:N sono le pedine bianche e nere sulla tavola dopo la voce, Q la regina finché vi sta.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>Le voci ritirate sono barrate.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>Game {game}, board {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>bianche: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status} dal n. {number}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Verbale del match</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Singolo</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppio</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tavolo {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>Match {id} · voci: {entries} · impronta: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>Parti e game</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Ripreso</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>nel game {game}; board giocati prima: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Spaccata</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>vinto da {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>pari, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>interrotto sul {score}</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>in corso, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>prima della ripresa: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>Abbandono di {side}.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>Regina confermata da {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>in gioco: bianche {white} e nere {black} sulla tavola; {queen}; di turno: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: pedine dell’altra parte rimaste sulla tavola.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>Totale: progressivo.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>Chi spacca gioca con le bianche.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: punti a richiesta, e punti contati né per pedine né per la regina.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): regina confermata, non accreditata.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>Un totale non mostra mai più dei {points} punti che vincono il game.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: slam bianco.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: slam nero.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: board extra.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: rigiocato.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>Tiri, multe e falli</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>correzioni: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>deciso diversamente: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>nessun reclamo</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>nessuna correzione</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Svolgimento</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>Altre tra i dettagli: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>Non si è giocato nulla.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>Match: {matches}, {won} vinti, {lost} persi</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>Di questo giocatore non è noto alcun match.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Regine</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>Pedine per turno</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} di {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>Pedine imbucate</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>Più pedine in un turno</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>Tiri del turno più lungo</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>Tempo per tiro, mediana</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>Tempo per tiro, massimo</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>Tiri cronometrati</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>Board vinti</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>Spaccate fatte</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>Board con regina confermata</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>Slam bianchi</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>Slam neri</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>Board in un turno</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>Pedine: le proprie che sono state imbucate e non sono tornate.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>Board in un turno: chi spacca vince il board prima che l’altra parte abbia tirato.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>Contano anche i tiri e gli errori dei board annullati.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>Il tempo di un tiro va dalla voce precedente alla propria, senza il tempo fermo: finché le pedine sono ferme e il tiro è inserito. Accanto a una correzione non se ne prende.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>Un errore di una parte non di turno conta solo per la parte.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>Nessun carattere ha la lettera {letter} ({name}): al suo posto c’è un punto interrogativo.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. Motivo: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>Sta per i tiri del board, che è stato arbitrato su carta.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>Gioco fermato {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} vince il match, {score} nei game: abbandono di {loser}.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} vincono il match, {score} nei game: abbandono di {loser}.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>{winner} vince il match: squalifica di {loser}. {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>{winner} vincono il match: squalifica di {loser}. {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>Forfait, vince {winner}: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>Forfait, vince {winner}: assenza di {loser}.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>Risultato sospeso: un reclamo non è deciso.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>Non iniziato: nessun risultato.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>In corso, {score} nei game: ancora nessun risultato.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (game {game}, board {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>Cambio di lato: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>Multe</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Falli</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>Multe con fallo</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>Falli tecnici</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>Errori di tempo</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>Board persi per un atto</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>Squalifiche</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Multa</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>Multa e fallo</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>Fallo tecnico</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>Errore di tempo</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Board perso</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Squalifica</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non deciso</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>accolto</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>respinto</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rettificata</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>senza effetto dopo una rettifica</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ritirata</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>Non conta: questo registro è stato rettificato molto spesso.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Foglio punti</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Match vinti</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>Board vinti con le bianche</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>Board vinti con le nere</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>Turni che hanno dato una pedina</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>Percentuali</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Per cento</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinti</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Scontri diretti</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Board del game</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punti fatti</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>Punti subiti</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>Per board</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Fino a</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>Tendenza: gli ultimi {number} match insieme</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>fino al match</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>board vinti, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>Tendenza dei board vinti</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>rigiudicato</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>L’arbitro lo ritira.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>L’arbitro lo fa valere di nuovo.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>Il testo di queste regole non ha una norma al riguardo.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>Il file SoL dell’organizzatore</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} non si può leggere come file di SoL.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>Nessun match salvato ha un risultato per un incontro in {name}: non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>File con i risultati</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>Risultati scritti in {path}: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Risultati per SoL</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>Sostituisci i risultati presenti con i nostri…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>Round {left}, non iniziato</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>Round {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>Round: TEMPO +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>Round {left}, in pausa</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>Un minuto in più</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>Un minuto in meno</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>Riavvia il round</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>Minuti rimasti di questo round: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>Il tempo di questo round è scaduto. Finire come prevede il torneo, o chiudere il game.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} resta di turno</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} ritenta</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>Il turno passa a {player}</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>Il board è finito</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>{side} vince il board, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>L’arbitro rimette nel cerchio centrale ciò che è fuoriuscito.</translation>
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
        <translation>con lo striker</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>multa e penalità</translation>
    </message>
    <message>
        <source>due</source>
        <translation>multa</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalità</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>debito precedente</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>{player} piazza {men}, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who} nel cerchio esterno.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who} nel cerchio esterno, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>La regina torna al centro.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>{side} ha confermato la regina.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>La spaccata è ancora da fare.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>La spaccata è ancora da fare: tentativo {number} di {most}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>Ciò che era dovuto è cancellato.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>Sulla tavola: {white}, {black}, regina.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>Sulla tavola: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>Nessuna multa: ciò che torna è sulla tavola.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>Il turno continua</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>Il turno passa</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>Pedine piazzate</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>Rinuncia: la multa decade</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>Decaduta: la multa è persa</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>Senza spazio: la multa resta dovuta</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} continua</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>{side} hanno confermato la regina.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>Fallo tecnico.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>come sul foglio punti cartaceo</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side}: si può richiedere 1 punto extra.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side}: si può richiedere %n punto extra.</numerusform>
            <numerusform>{side}: si possono richiedere %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>{side} vincono il board, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>dal tiro irregolare</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>da questo tiro</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>{player} la piazza</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>{player} le piazza</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>Il board continua</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>la regina torna</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>Non torna nulla</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side}: nessun punto extra richiesto.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side}: 1 punto extra richiesto.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side}: %n punto extra richiesto.</numerusform>
            <numerusform>{side}: %n punti extra richiesti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, e debito precedente</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>Decidi diversamente…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>Decisione, se convalidata</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Decisione data</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>Interpretazione: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>Nessuna decisione</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>Non può essere</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Ancora nessuna decisione</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>Regole: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>Salvato {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>Ancora nulla da salvare</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NON SALVATO</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Non salvato: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>SOLA LETTURA</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>Sola lettura: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>Chi gioca ora?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>Quali pedine tornano ora sulla tavola?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>Quali pedine restano dovute?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>Che ne è della regina?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>Come finisce il board?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>Chi piazza le pedine?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>Che cosa chiama l’arbitro?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>Chi spacca poi?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>Chi gioca con le bianche?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>Il board è stato uno slam?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Che cosa segue?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>Si cambia lato prima del board successivo?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>Che cosa segue dal passo?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>Come prosegue il gioco?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>Quanto tempo è concesso?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>A che cosa porta l’infrazione?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>La spaccata</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Multe e penalità</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La regina</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>Le ultime pedine</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>Da 22 punti in poi</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppio</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Infrazioni</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Cronometri</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>Lo svolgimento di un match</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>non ancora chiesto</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>debole</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>in apprendimento</translation>
    </message>
    <message>
        <source>known</source>
        <translation>saputo</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>Resta dov’è</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>Torna ora al centro</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>È fuori dalla tavola e va confermata</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>È fuori dalla tavola e torna alla fine del turno</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>È confermata</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>Il board successivo dello stesso game</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Il game successivo</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>Un sorteggio e un board extra</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Il match è finito</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>Il board è annullato e si rigioca</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>Il turno passa al giocatore seguente</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>Di nuovo dall’inizio di quel board</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>Avanti da dove si è</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>Il tiro è irregolare</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Un fallo</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>Un fallo o un fallo tecnico, secondo il momento</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>Il board è perso</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>Il match può essere perso</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Un’ammonizione</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>Un giocatore non è al tavolo quando il match è chiamato.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>I giocatori provano prima del match.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>L’arbitro ha chiamato «Play»: la spaccata è da fare.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>Un giocatore è di turno: deve tirare.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>C’è una pedina da piazzare.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>Una pedina è dovuta: va piazzata, o vi si rinuncia.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>Un game è finito: i giocatori cambiano lato.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>Sta per venire il terzo game: i giocatori riposano.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>Nessuno: il board è finito</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>Non si chiama nulla</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>Nessuno slam</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>Singolo: {before} passi di fila, e ora un altro.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>Doppio: {before} passi di fila, e ora un altro.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>Un reclamo nel corso di un board è deciso: accolto.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>Un reclamo nel corso di un board è deciso: respinto.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>Nell’ultimo game si doveva cambiare lato, e lo si è fatto.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>Nell’ultimo game si doveva cambiare lato; ci si è dimenticati.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>Sorteggio: vinto da {side}, che {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>Della parte che spacca, tocca a {name}.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>Game {game}, iniziato da {first}; board {board}, spacca {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>Un game non ha limite di board.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>Un game ha al massimo {limit} board.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>Si era {a} : {b}; ora {side} vince il board con {points}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>Si era {a} : {b}; ora {side} vincono il board con {points}.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>È l’ultimo game; non vi si è ancora cambiato lato.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, e {more} a richiesta</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>Se fosse stato diversamente – {facts} – la risposta sarebbe: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>Facile: decide ciò che è successo</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>Medio: decide anche la situazione, o una seconda regola</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>Difficile: decidono più regole, o un’interpretazione</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>Il primo game è stato vinto da {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Scuola per arbitri</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Chi impara</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>Nome di un nuovo allievo</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Argomento</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>Che cosa si sa di ogni regola</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Saputo</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>Giuste su chieste</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>Esercizi e mappa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>Elimina allievo</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Da ripassare</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Scrivere prima un nome.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>Nessuno: nulla si salva</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>Tutto ciò che si sa di {name} è in {path}.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>Scegliere prima un allievo.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>Salva i progressi</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>Elimina per sempre: premere ancora</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name} è eliminato, con tutti i progressi.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Aggiungi allievo</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>Salva i progressi…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>Mappa delle regole e allievi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>Di ogni difficoltà</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>Dal facile al difficile</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>Nessun esercizio è così: scegliere un altro argomento o un’altra difficoltà.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>ha vinto il match</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>reclamo aperto</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>gioca {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>La regina vale 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>La regina vale 0 (regola {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>ha la regina: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>Regina da confermare: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>La regina vale {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} punti</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: {won} dei {needed} game per vincere</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punti</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Spaccata</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Game {number}</translation>
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
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Non usare</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Proponi</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: compilare accanto alla tavola, o lasciare con Esc.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>La spaccata non tocca nulla</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Spacca Asha. Il suo striker passa accanto a tutti i pezzi e non tocca nulla; il tiro è regolare.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>Una spaccata che non tocca nulla non è ancora fatta. Ha fino a tre tentativi nel turno.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>Il terzo tentativo fallisce</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha spacca per la terza volta. Di nuovo lo striker non tocca nulla; il tiro è regolare.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>Dopo tre tentativi il turno passa. La spaccata è ancora da fare: la fa Ravi, con le nere.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>Tirato prima di «Play»</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>Asha tira prima che l’arbitro abbia chiamato «Play». Il suo striker tocca le pedine, e cade una bianca.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>Le pedine imbucate prima di «Play» escono, con una in più. Non ha altre pedine nelle buche: quella resta dovuta.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>Una pedina è dovuta</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha deve una pedina e non ne ha nelle buche. Ora imbuca una pedina bianca con un tiro regolare.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>Una pedina dovuta si toglie appena ce n’è una, anche nel proprio turno. Asha continua.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>Striker e pedina</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha imbuca una pedina bianca, e cade anche lo striker. Il tiro è regolare.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>La sua pedina torna e ne deve un’altra. Poiché ha imbucato una propria pedina, continua.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>Il solo striker</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha imbuca lo striker e nient’altro. Il tiro è regolare.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>Una pedina torna come multa, e il turno passa: nessuna sua pedina è caduta.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>Un tiro irregolare</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi spinge lo striker invece di colpirlo. Cade una sua pedina bianca.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>La pedina torna, con una in più per il fallo, e il turno passa.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>Pedine che fuoriescono</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha imbuca una pedina bianca. Una pedina nera e la regina fuoriescono dalla tavola.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>Ciò che è fuoriuscito vale come mai uscito: l’arbitro mette al centro prima la regina, poi la pedina. Per la pedina imbucata Asha resta di turno.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>Pedina dell’uno, tiro dell’altra</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi deve una pedina e non ne ha nelle buche. Asha imbuca una delle sue e nessuna propria.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>Il tiro di Asha ha reso disponibile la pedina di Ravi: torna subito, e la piazza lei stessa. Il turno passa.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>La regina troppo presto</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi imbuca la sola regina. In questo board nessuna sua pedina è stata imbucata.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>Finché una sua pedina non è stata imbucata, la regina non gli spetta: torna, il turno passa, senza penalità.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>La regina è confermata</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi ha imbucato la regina con l’ultimo tiro. Ora cade una sua pedina bianca.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>Una propria pedina nel tiro successivo conferma la regina. Ravi continua.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>La regina senza conferma</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha ha imbucato la regina con l’ultimo tiro. Ora cade una pedina bianca, che è di Ravi.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>Una pedina dell’altra parte non conferma: la regina torna e il turno passa. La pedina di Ravi resta imbucata.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>La regina con una multa</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha deve una pedina che non si è ancora potuta piazzare. Imbuca la sola regina.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>Giù le mani</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha è di turno e non ha ancora tirato. Ravi, di fronte, tocca una pedina con la mano.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>Un’infrazione del giocatore non di turno è un fallo tecnico: torna una sua pedina. Asha resta di turno.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>Quindici secondi</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha ha imbucato una pedina ed è ancora di turno. Passano quindici secondi senza tiro.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>Le regole fissano il tempo ma non nominano una penalità. Il programma lo considera un fallo dopo il primo tiro di un turno: una pedina, e il turno. Si può decidere diversamente.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>Lontano dalla tavola</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>Asha si alza e lascia il posto mentre si gioca il board. Non ha chiesto il permesso.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>Chi lascia il posto perde il board: Ravi riceve le pedine di lei sulla tavola e tre per la regina che vi sta.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>Nel club</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>Con le regole del club: Asha ha imbucato una pedina, ora ne cade una di Ravi e nessuna sua.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>Nelle edizioni di club imbucare una pedina dell’altra parte è un fallo: il turno è finito, e torna una pedina di lei.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>L’ultima pedina prima della regina</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha imbuca la sua ultima pedina. La regina è sulla tavola.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>L’ultima pedina prima della regina perde il board: Ravi riceve tre punti, qualunque cosa vi sia.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>L’ultima pedina dell’altra parte</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha ha confermato la regina. Ora col suo tiro cade l’ultima pedina di Ravi, e nessuna di lei.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi non ha più pedine: vince il board, con tanti punti quante pedine vi ha Asha. La regina confermata da lei non conta per nessuno.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>A 22 punti</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha ha 22 punti e ha confermato la regina. Cade la sua ultima pedina.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>Da 22 punti in poi la regina non vale nulla: contano solo le due pedine sulla tavola. Il game continua.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>Parità dopo l’ultimo board</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>Si è 10 : 15 nell’ottavo e ultimo board. Ravi ha confermato la regina. Cade l’ultima pedina di Asha.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>Cinque pedine fanno 15 : 15. Parità dopo l’ultimo board: un sorteggio e un board extra.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>Il board extra</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>Dopo otto board si era pari. Nel board extra Asha ha confermato la regina, e cade l’ultima pedina di Ravi.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>Di chi è il turno nel doppio</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil tira regolarmente e non imbuca nulla.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>Nel doppio il turno gira verso destra: dopo Anil tocca a Rosa, che siede alla sua destra.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>Chi piazza nel doppio</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi imbuca una pedina bianca e lo striker con un tiro regolare.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>Come nel singolo tornano due pedine e lui continua. Nel doppio le piazza il giocatore alla sua destra.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>Chi deve una pedina non può prendere la regina: torna, e il turno passa. La pedina resta dovuta.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>Chi vince il board extra vince il game, anche di un punto. La regina conta per il vincitore solo se l’ha confermata.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>Inserire nel programma</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Un’altra…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Prendi questa</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>Scegliere che cosa deve succedere. Prima si decide, poi il programma mostra la sua decisione.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situazioni</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – risolta</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>Scegliere una situazione.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>Non si sa quando si è giocato; il giorno scritto è {day}.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>Non è stato giocato; è stato omesso.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>Un altro giocatore porta il nome {name}: questo ha il soprannome {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>Il tavolo {table} è occupato in questo round; in SoL ha un altro numero.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>Il file non ha un incontro di questo torneo e round tra queste parti; non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>Il file ha più incontri di questo torneo e round tra queste parti, e né il tavolo né il giorno dicono quale sia; non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>Più match hanno un risultato per questo incontro; non è stato scritto nulla. Lasciare solo quello che conta.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>Non c’è ancora un risultato; non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>Il file ha già un altro risultato; è rimasto com’era.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>round {round}, tavolo {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>Il file ha un game per questo match: è stato scritto il primo di {games}.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>SoL non ha posto per i board di un match di tre game; sono stati scritti i punteggi.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>Un reclamo attende la decisione: il risultato è sospeso e non scritto.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>Il match non è finito: è scritto così com’è.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL fa la classifica al meglio di {most}: vedere lì chi ha vinto.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>Il game {number} è scritto senza i suoi board: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>Il game {number} è finito {score}; SoL mostra al massimo {most} punti.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>Il game {number} era sul {stood} e conta per la parte {side}: è scritto {score}, senza board.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>Il game {number} non è stato giocato e conta per la parte {side}: è scritto {score}, senza board.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>non sono tutti noti.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL conta {queen} punti per la regina, fino a {most} punti.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL ha posto per {most}.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL non li sommerebbe allo stesso punteggio.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>Il suono è stato riprodotto da {player}. Si è sentito?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>Un altro suono ne ha preso il posto. Riprovare.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>Questo computer non ha un riproduttore di suoni. Installare pw-play, paplay o aplay.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>Il suono non si è potuto scrivere su disco: {said}. Fare spazio.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} non si può avviare: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} non ha potuto riprodurre: {said}. Un altoparlante è collegato e scelto?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} non è terminato. Il dispositivo audio è occupato?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} non ha potuto riprodurre. Un altoparlante è collegato? Provarlo nelle preferenze.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>Nessun suono: il cronometro lampeggia soltanto. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>Segnale acustico per gli ultimi cinque secondi e la fine del tempo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>Qualunque sia la scelta, il cronometro lampeggia anche.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>Ticchettio in ciascuno degli ultimi secondi</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>Lo schermo per la sala è stato scollegato.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>C’è un solo schermo: spostare la finestra per la sala dove la si vede.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: per la sala</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} punti, {games} game vinti</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>{a} – {b} pedine sulla tavola</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>Match recenti</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Nessun match è aperto</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>Non finito: da continuare</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>Un nuovo match chiede giocatori, regole e formato in una pagina. L’allenamento ha situazioni su cui decidere, e lì nulla conta.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>Game {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>Salvato {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>Annulla  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
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
        <translation>Tutto ciò che è stato convalidato in questo match è scritto in {file}: da lì si può importare.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>Salvare subito il match altrove: non si è potuto scrivere alcun file.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>Il match salvato {match} non può continuare: la voce {number} non è possibile dove si trova. {why} Far recuperare ciò che è leggibile, o ripristinare un backup.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} è stato spostato o eliminato: non c’è nulla da copiare. Rimetterlo a posto, o riavviare il programma.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (la cartella dei backup)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>La seconda cartella per i backup, {folder}, non c’è: non vi è stata fatta alcuna copia. Collegare il suo disco o la chiavetta, o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} è danneggiato, e così la copia che ne è stata fatta: {problem}. Ripristinare un backup precedente, o far recuperare in un nuovo database ciò che è leggibile.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>Il backup {file} è danneggiato: {problem}. Sceglierne un altro.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} è stato aperto in sola lettura: non è stato salvato nulla. Aprirlo prima in scrittura.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} Questa postazione lo mostra soltanto: non è stato salvato nulla. Chiudere prima l’altra postazione.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>{place} o il suo journal è stato sovrascritto mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} Riprovare tra un momento.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} Lo sta preparando: riprovare tra un momento.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} non c’è più, ma {file}-wal con le ultime voci sì. Rimettere il file a posto e riprovare, o far recuperare ciò che è leggibile.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} è vuoto, ma {file}-wal con le ultime voci non lo è. Rimettere il file a posto e riprovare, o far recuperare ciò che è leggibile.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} non c’è più, ma ve ne sono backup in {folder}. Ripristinare l’ultimo, o iniziare senza match.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} è vuoto, ma ve ne sono backup in {folder}. Ripristinare l’ultimo, o iniziare senza match.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} Non è stato salvato nulla. Rimettere il file a posto, o riavviare il programma.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} è danneggiato: non dice di quale versione è. Ripristinare l’ultimo backup, o far recuperare in un nuovo database ciò che è leggibile.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} non contiene ancora match. Aprirlo una volta in scrittura per prepararlo.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} è di un Carrom Desk più vecchio. Aprirlo una volta in scrittura: allora viene aggiornato.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} è di un Carrom Desk più nuovo e resta com’è. Installare quella versione per aprirlo.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} non è un database di match: appartiene a un altro programma e resta com’è. Scegliere un altro file.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>Nessun nome di file contiene un carattere nullo. Indicare il percorso di un file.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>Questo non è l’indirizzo di un database. Indicare il percorso di un file, o un URL come sqlite:///PERCORSO.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>Un database in memoria perderebbe ogni match. Indicare il percorso di un file.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: questa cartella personale non esiste. Indicare il percorso completo di un file.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} è un collegamento a {file}, che non c’è. Controllare se il disco è collegato o scegliere un altro file.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>Non c’è un driver per i database di tipo {kind}. Installarne uno, o indicare il percorso di un file.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>Il disco che contiene {place} è pieno: non è stato salvato nulla. Liberare spazio, poi rifare l’ultimo passo. Tutto ciò che è stato convalidato prima è al sicuro.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} è in sola lettura: non è stato salvato nulla. Permettere la scrittura del file e della sua cartella, o scegliere un altro database.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>Un altro programma sta scrivendo in {place} e non l’ha rilasciato: non è stato salvato nulla. Attendere un momento, poi rifare l’ultimo passo; se continua, chiudere l’altro programma.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} non si può aprire. Controllare se la sua cartella esiste, se il disco è collegato e se vi si può leggere e scrivere.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>La lettura o scrittura di {place} non è riuscita: non è stato salvato nulla. Controllare se il disco è collegato e ha spazio, poi rifare l’ultimo passo.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>Non si ha il diritto di aprire {place}. Chiedere al proprietario il diritto di lettura e scrittura, o scegliere un altro database.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} non esiste. Controllare il percorso, e se il disco è collegato.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} è una cartella. Indicare il percorso di un file al suo interno.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} non può stare lì: al posto della sua cartella c’è un file. Indicare un altro percorso.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} è un collegamento che riporta a sé stesso. Indicare il percorso di un file.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} è un nome di file troppo lungo. Indicare un altro percorso.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>Il database in {place} non ha risposto come doveva: non è stato salvato nulla. Controllare se il server è attivo e raggiungibile, poi rifare l’ultimo passo.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} è danneggiato e illeggibile: non è un database, o una sua parte è stata sovrascritta. Far recuperare in un nuovo database ciò che è leggibile, o ripristinare l’ultimo backup.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>Un’altra postazione ha scritto in questo match da quando è stato aperto qui: non è stato salvato nulla. Riaprire il match per vedere che cosa contiene ora.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} è danneggiato. Far recuperare in un nuovo database ciò che è leggibile, o ripristinare l’ultimo backup. Riscontrato: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} è un dispositivo o una pipe e non un file, e resta com’è. Scegliere un altro file.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} ha un secondo nome sul disco, un hard link: ciò che si salva con un nome potrebbe andare perso con l’altro. Togliere uno dei nomi, o copiare il file e aprire la copia.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} non si può creare: non c’è la cartella {folder}. Controllare il percorso e se il disco è collegato, o creare prima la cartella.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>{file} è stato spostato o eliminato mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>{file} è stato troncato mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>{file} è stato sovrascritto mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>Il journal di {file} è stato spostato o eliminato mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>Il journal di {file} è stato troncato mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>Il match {match} è già qui: non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>Il match {match} è nel cestino: non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} È stato sovrascritto mentre questa postazione lo teneva aperto.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>L’identificatore del match è vuoto o contiene caratteri che non si possono conservare. Dargliene un altro.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>In questo database non c’è un match {match}. Guardare l’elenco dei match.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>Questa voce non si può conservare, perché non si potrebbe rileggere: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>Questo match non si può conservare, perché non si potrebbe rileggere: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>contiene ciò che nessun file può contenere.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>manca la voce {number}</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>dovrebbe avere {length} voci e ne ha {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Il match salvato {match} non è leggibile: {why}. Ripristinare l’ultimo backup, o far recuperare in un nuovo database ciò che è leggibile.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>Il backup {place} non c’è più. Sceglierne un altro.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>match {match}: nulla è leggibile.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>match {match}, {sides}: recuperato fino alla voce {kept} di {of}.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>match {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>match {match}, voce {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>Un’altra postazione ha questo database aperto in scrittura.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>Un’altra postazione ha questo database aperto in scrittura: processo {process} su {host}, da {since}.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} Chiuderla prima, poi riprovare.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} è su un server: chiedere a chi lo gestisce di ripristinarlo.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>Il match {match} è troppo lungo: con le sue decisioni nessun file di match potrebbe contenerlo di nuovo.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>Irregolare</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Nulla toccato</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Prima di «Play»</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>Imbucate</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>Fuoriuscite</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>in buca</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>fuoriuscita</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>Perché era irregolare</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>Irregolare, senza motivo</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>Questo tiro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Prima di «Play»</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>A vuoto</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>Irregolare: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>Irregolare…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>Secondi backup</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Corrente</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Secondo schermo</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapporti</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guardare</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>MALE</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Ignoto</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>Provvedere a ciò che è MALE prima che inizi un match.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>Un match può iniziare. Guardare ciò che è segnato.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>Tutto bene: un match può iniziare.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} liberi; una voce è su disco dopo {ms} ms.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>Aperto, e la sua struttura è in ordine.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>L’ultimo è del {last}.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>La seconda cartella c’è e vi si può scrivere.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>Data e ora: {time}. È giusto?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>Collegato alla rete.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} schermi sono collegati.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>Tutte le scritture si possono mostrare.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>Una pagina è stata scritta in PDF.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>Solo {free} liberi. Eliminare presto ciò che non serve.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>Solo {free} liberi. Fare spazio prima di un match.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>Lento: {ms} ms prima che una voce sia su disco. Chiudere altri programmi, o usare un altro disco.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>Non vi si può scrivere: {why}. Non si conserverebbe nulla: usare un altro disco.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>I match non sono aperti. «E ora» dice perché.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} Aprire il menu, poi «Backup…».</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>Ancora nessuno; il primo viene con la fine di un game.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>In {folder} non si può scrivere: {why}. Renderla scrivibile.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>Nessuna seconda cartella. Una chiavetta è più sicura: menu, «Backup…».</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} non c’è. Inserire la chiavetta, o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>In {folder} non si può scrivere: {why}. Scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>Segna {time}, il che non può essere. Regolare data e ora.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>L’orologio che cronometra i tiri è fermo. Riavviare il computer.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>A batteria, resta il {percent}%. Collegare l’alimentatore.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>A batteria, resta solo il {percent}%: troppo poco per un match. Collegare ora l’alimentatore.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>Nessuna batteria segnalata: controllare se l’alimentatore è collegato.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>Qui non è noto: controllare se l’alimentatore è collegato.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>C’è un solo schermo, che all’arbitro basta.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>Mancano caratteri: {why}. Reinstallare Carrom Desk.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>Non si è potuto scrivere un PDF: {why}. Scrivere i rapporti in HTML.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>Disattivato nelle preferenze. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>I match sono su un server: i backup li fa chi lo gestisce.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>Controllo del sistema</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Controlla di nuovo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>in esame</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>Riprendi un match</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Game vinti</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>Punti in questo game</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>Pedine sulla tavola</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>Pedine dovute</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>Board finiti di questo game</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>Spacca in questo board, gioca con le bianche</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Di turno</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Regina</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>confermata da {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>La spaccata è fatta</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>La situazione</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>Il board in corso</translation>
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
        <translation>Sorteggio per il board extra</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>Inserisci il sorteggio</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. Chi ha vinto il sorteggio?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>La spaccata</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>Il lato</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. Che cosa prende il vincitore?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. Quale giocatore della coppia che spacca fa la spaccata?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Giocatore 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>Dire chi ha vinto il sorteggio.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>Dire se il vincitore prende la spaccata o il lato.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>Dire quale giocatore spacca.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} si siedono per primi.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} scelgono il lato.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} spaccano e giocano con le bianche.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} spacca e gioca con le bianche.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. Si siede prima {first}.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} sceglie il lato.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(regola {number})</translation>
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
        <translation>{case} (regola {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Fuori turno</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>Pedina sbagliata</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>Multa scordata</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>Regina non confermata</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>Ha continuato</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>Gioco fuori turno, non notato: il turno vale</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>Pedina sbagliata piazzata, non notato: resta</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>Pedine dovute non piazzate, non notato: decadono</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>Regina non confermata, non notato: vale come confermata</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>Pedina avversaria imbucata, non notato: conta, il turno finisce quando lo si nota</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>Il match contenuto non è leggibile.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>In questo file non c’è un match: indicare il match di cui è rapporto.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>Il rapporto è del match {one}, non di {other}.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>Il rapporto è stato fatto con la versione {made}, e questa è la versione {own}: può differire solo per questo. Verificarlo con la versione {made}.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>Il match {id} è conservato diversamente: da allora è proseguito, o è stato cambiato.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>Qualcosa è disegnato diversamente da un rapporto di questo match.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>Manca «{ought}».</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>È stato aggiunto «{told}».</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>C’è «{told}» dove il match ha «{ought}».</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>Questo non è un rapporto confrontabile: lo sono PDF, HTML, CSV e XLSX.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} perde il match.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} perdono il match.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>Ammonizione {number} per {player}; il turno resta com’è.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 ammonizione</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n ammonizione</numerusform>
            <numerusform>%n ammonizioni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>Fallo…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>Giudice…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>Tempo superato</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>Queste regole non fissano qui un tempo.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>Prima di «Play» non corre alcun tempo.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>Riguarda l’ultima decisione data: prima convalidare il tiro, o svuotarne i segni.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Apri un altro file…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>Inizia senza match</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Convalida</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>Sorteggio…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Vince {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>Mostra le novità</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>Scrivi qui</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>L’altra postazione è chiusa: il match può continuare qui.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Salva ancora</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Riapri</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Altrove…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>NON SALVATO. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>L’ultima voce non è ancora salvata. Prima salvarla di nuovo, salvarla altrove o scartarla.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>Segnare ciò che è caduto, poi convalidare.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>I segni si contraddicono.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>Convalidare il tiro.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Piazzate</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>Cede</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Decaduta</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Pieno</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>Vincono {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Lati cambiati</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>Inserire il sorteggio.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>Apertura dei match…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>Iniziare un match, o aprirne uno.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>Non finito: {names}. Continuare?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>Scegliere una situazione, o arbitrare un match che non conta.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>Situazioni…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Lascia l’allenamento</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} piazza {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>Reclamo di {side} aperto: risultato sospeso.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>Spacca {player}: «Play».</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Avvia tempo</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>Tempo scaduto. Inserire il tiro, o «Tempo superato».</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>Nessun punto</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>Richiedi {points}</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>Il tempo di presenza è scaduto. Forfait?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>Caduta da sola</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>Il tempo del round è scaduto. Si continua o si chiude il game.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Chiudi il game</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (regola {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>Caduta da sola</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>Spazio per {count}</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>SOLA LETTURA. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Il cronometro è fermo.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>Il cronometro è fermo. «Play» lo fa ripartire.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Accogli</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Respingi</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>E ora</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chiamata</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>Allarme: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>E ora: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Allarme</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>Chiamata: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>Nulla da chiamare</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>Motivo (stampato)</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>Indicare il motivo: è stampato nel rapporto.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>Non al tavolo in tempo</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>Nessun match è aperto.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>Aprire prima un match.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>I match non sono aperti.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>Nulla è segnato.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>Crea una segnalazione…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>Incontri da SoL</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Recupera ciò che è leggibile</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Ripristina un backup…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>Seconda cartella per i backup</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>I backup vanno anche in {folder}.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>Nessuna seconda cartella</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>Punti del board</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>Questo era già scritto; «Svuota tutto» comincia da una pagina vuota.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>Quale giocatore</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Non indicato</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Il match è finito.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>Il nome deve finire in .pdf o .html.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>Decisione dell’arbitro</translation>
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
        <translation>ALLENAMENTO – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>Non è stato fatto un backup; il match è al sicuro. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>Apertura di un match lungo…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>I match sono in apertura.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>I match sono di una versione più vecchia: vengono copiati, poi aggiornati…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>Il match è salvato: è nell’elenco dei match.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>Il match è salvato e continua da qui.</translation>
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
