<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>El programa propone; el árbitro decide.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>Sus encuentros se guardan en {database}.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>No usa la red.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>Traducidos, pero aún no revisados por nadie que haya crecido con el idioma: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>Libre con licencia MIT. Las fuentes son Noto Sans, con la SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>Mover a la papelera  (Supr)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Borrar para siempre…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>Elegir varios</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>Archivos de encuentro, para importar en otro sitio…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>Un archivo para SoL, la gestión de torneos…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>Resultados al archivo SoL del organizador…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>la mano puede cruzar la flecha</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>la mano puede tocar la superficie durante un tiro</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>las manos pueden apoyarse en el propio cuerpo; las piernas, en el borde del propio asiento</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>se puede jugar con cualquier mano</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>una ficha está colocada en cuanto el dedo la suelta dentro del círculo exterior</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>el jugador en turno puede quitar con el percutor el polvo sobrante de sus líneas y círculos de base</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>al colocar, percutor y fichas pueden quedar junto a las propias líneas de base</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>No es falta: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>Rectificar la entrada {number}</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>Rectificar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Aún no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Quién lo hizo</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>Puntos extra reclamados</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>Su motivo</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>Ganó el sorteo</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Toma</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>Jugador que saca</translation>
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
        <translation>Después: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>Entradas que dejan de ser válidas: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>El estado actual del encuentro no cambia.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>Un tiro de las blancas</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>Una infracción de las blancas antes de su primer tiro</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>Una infracción, sin tiro: {side}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>Reglas con las que se comparan las demás</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La reina</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>El saque</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>El saque está hecho</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>El saque está por hacer: intento {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>Ya se había embocado una ficha blanca</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>Ya se había embocado una ficha negra</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Tiro incorrecto</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>No tocó nada</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Antes de «Play»</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>Qué decide cada edición</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>Fichas blancas en el tablero</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>Fichas negras en el tablero</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>Fichas que deben las blancas</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>Fichas que deben las negras</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>Puntos de las blancas</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>Puntos de las negras</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>Copiado como escenario: lo lee «carrom-desk rule».</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>Eso no es un escenario. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>Pegado.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>Antes de «Play» solo puede haber un saque.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>Con menos de nueve fichas, o antes del saque, se sabe.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>No se pregunta por ningún tiro.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>Las blancas tienen el turno.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>Copiar como escenario</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Pegar escenario</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Imprimir o guardar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>Con estas reglas no puede ocurrir</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>Tiene el turno {player}.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: {men} en el tablero{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>Marcador {own} : {opponent}, primero el jugador en turno.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>El saque está por hacer: intento {number} de {most}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>Una ficha suya se había embocado y volvió.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, antes del primer tiro de su turno: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>Reina cubierta por {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>Lo que dicen las reglas</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ señala lo que difiere de la primera de estas ediciones.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Anuncio</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretación</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Segunda carpeta…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>Se hacen copias de seguridad en cada inicio, tras cada partida y cada encuentro, y al salir. Una segunda carpeta, en una memoria USB u otro disco, las conserva si falla el disco de este equipo.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>Las copias no van a ninguna segunda carpeta.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>La copia elegida ocupa el lugar de la base de datos; la actual se conserva a su lado.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>La última copia de seguridad falló. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>Último encuentro</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Copias de seguridad, de la más reciente</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Hacer una copia ahora</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>Elija una copia de seguridad.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Aún no hay ninguna copia de seguridad.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>Esta copia aún se está examinando…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>Las copias pueden ir también a una segunda carpeta, por ejemplo en una memoria USB.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Segunda carpeta…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fin de partida</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>fin del encuentro</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>antes de actualizar</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>antes de sustituir</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>programa cerrado</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>Encuentros: {matches}, entradas: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>El encuentro en curso se queda: abra o comience otro antes de borrarlo.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} está en la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} encuentro está en la papelera.</numerusform>
            <numerusform>{count} encuentros están en la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} se ha borrado para siempre.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} encuentro se ha borrado para siempre.</numerusform>
            <numerusform>{count} encuentros se han borrado para siempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} está de nuevo en la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} encuentro está de nuevo en la papelera.</numerusform>
            <numerusform>{count} encuentros están de nuevo en la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} ha vuelto con los encuentros.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} encuentro ha vuelto con los demás.</numerusform>
            <numerusform>{count} encuentros han vuelto con los demás.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>Ficha blanca {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>Ficha negra {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Percutor</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>en tronera</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>saltó</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>en tronera en este tiro</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>saltó del tablero en este tiro</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>fuera del tablero</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · en turno</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>en el tablero: {white} blancas, {black} negras, reina</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>en el tablero: {white} blancas, {black} negras</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>Reina por cubrir</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>Reina por devolver</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>Reina cubierta</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>Reina cubierta por {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>por cubrir</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>cubierta</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>vuelve</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>debe {count}</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>por colocar</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>Tablero de carrom</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuera del tablero</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>¿Qué cayó en esta tronera?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} en el tablero</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>la próxima pulsación significa: saltó</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>blancas: {count}</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>negras: {count}</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>la reina</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>embocadas: {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>saltaron: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: debe {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>por colocar: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>debe</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>Primero va el sorteo.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>percutor empujado</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>percutor no sobre ambas líneas de base</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>círculo de base sin cubrir, o flecha tocada</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>codo sobre la superficie o las líneas de flecha</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>percutor del rival aún en el tablero</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>cuerpo más allá de las líneas de flecha</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>apoyado durante el tiro</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>no tirado con un dedo</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>no tirado con un percutor</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>mano o brazo más allá de las líneas de falta</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>tiro no hacia delante</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>golpeada primero una ficha tras la línea</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 segundos superados</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>ficha o reina tocada</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>tablero golpeado o sacudido</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>mal uso del polvo</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>percutor puesto en el marco o en una tronera</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>percutor dejado en el tablero</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>objeto sólido en la mano</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>prueba del deslizamiento del percutor</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>fichas reordenadas antes del saque</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>percutor cambiado durante una manga</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>tablero movido de su sitio</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>cuerpo contra tablero, soporte o mesa</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>ropa o joyas sobre la superficie</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>silla movida</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>altura del asiento cambiada</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>asientos intercambiados</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>rival distraído</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>palabras o señas entre compañeros</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>marcador preguntado sin tener el turno</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>ficha colocada fuera del círculo exterior</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>otras piezas movidas al colocar</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>colocada demasiado tarde</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>ficha colocada en el círculo central</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>ficha propia colocada</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>ficha colocada para un tiro con la reina</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>fichas entregadas por el compañero</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>otra ficha o el percutor en la mano al colocar</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>fichas dispuestas con demora</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>cambio de lado con demora</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>rival distraído de nuevo</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>protesta en términos ofensivos</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>abandonó el asiento</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>jugó sin tener el turno</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>tablero alterado sin remedio</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>siguió jugando sin «Play»</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>indisciplina</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>abandonó el encuentro sin permiso</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>descanso excedido</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>decisión no aceptada</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>insultos a los oficiales</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>tabaco, alcohol o drogas</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>percutor no homologado</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>juego detenido sin permiso</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>rival distraído por tercera vez</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>no llegó a tiempo al tablero</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>habló con espectadores</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Restaure la última copia de seguridad, o haga rescatar en una base de datos nueva lo que se pueda leer.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>Las reglas de hoy darían a esta entrada otra decisión; vale la que se le dio.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>El archivo está dañado: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>No se pueden leer las tablas: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>Falta un elemento: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>Elemento ajeno: {kind} {name}; otra cosa lo ha puesto ahí. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>Elemento alterado: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>La base de datos no dice de qué versión es. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>No se pueden comprobar las referencias: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>Hay filas de {table} que no pertenecen a ningún encuentro. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>No se pueden listar los encuentros: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>Hay un encuentro cuyo identificador no es texto. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>No se puede leer el encuentro: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>El encuentro no tiene sentido ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>El encuentro está en la lista y no se encuentra. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>La hora de esta entrada se cambió después de guardarla. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>En la columna {column} hay algo que no puede estar ahí. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>Los jugadores listados no son los del encuentro. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>La hora de comienzo del encuentro se cambió después de guardarla. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>La hora en que el encuentro fue a la papelera no es una hora. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>Esta entrada no es posible donde está: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>La lista muestra algo distinto de lo que resulta del registro. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>Falta esta entrada. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Esta entrada se cambió después de guardarla: su huella ya no coincide. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>La entrada anterior se cambió después de guardarla: su huella ya no coincide. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Los datos del encuentro se cambiaron después de guardarlos: su huella ya no coincide. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>El encuentro debería tener {length} entradas y tiene {found}. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>Una huella no coincide: el final del registro se cambió después de guardarlo. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>Una huella no coincide: los datos del encuentro se cambiaron después de guardarlos. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>la partida</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>el encuentro</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>admitida</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (regla {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>Lesión o enfermedad</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>Fallo de la luz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>Una observación para el informe; no cambia nada.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>El reloj se para; «Play» lo reanuda.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>Juez árbitro llamado</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>Ficha dañada sustituida</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>Una amonestación: consta en el informe y no decide nada.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>¿A quién se advierte?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>Corregir el turno</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>Un error advertido tras el tiro siguiente: indique quién tiene ahora el turno. Antes del saque, es él quien saca, con blancas.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>¿Quién tiene el turno?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>Tiempo de la partida agotado</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>El jugador en turno no tira. Cuando todos hayan pasado tres veces, repita la manga.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>Repetir la manga</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>La manga se anula y se repite con el mismo sacador.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>Todos pasaron tres veces</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>Circunstancias ajenas al árbitro</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>No hay sitio para el percutor en las líneas de base</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Lados cambiados</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>Los jugadores han cambiado de lado.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protesta</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>El resultado queda en suspenso hasta que decida el juez árbitro; el juego puede seguir.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>¿Quién protesta?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>Hechos, decisión tomada y lo que se pide</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>Protesta resuelta</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>Admitida: la manga se repite. Rechazada: el resultado se mantiene.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>Un bando abandona la partida o el encuentro.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>¿Quién abandona?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Walkover</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>Un bando gana porque el otro no se presenta o no puede jugar.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>¿Quién gana?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Descalificar</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>Un bando pierde el encuentro.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>¿Quién pierde el encuentro?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>Alboroto entre los espectadores</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>Fichas por colocar</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>Qué fue de las fichas por colocar: las de cualquier decisión desde el último tiro, y cuántas siguen debidas por falta de sitio.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>La partida termina: la manga en curso no cuenta y gana quien va por delante. Si hay empate, la partida queda empatada donde así se acordó.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>Juez árbitro y más</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>Qué protesta</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Motivos habituales</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>Elija uno de los dos.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>Descríbalo con palabras: se imprimen en el informe.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>Elija un motivo o escríbalo</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>Entradas menos frecuentes</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>Llegada</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>Manga de prueba</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Saque</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>Reloj de tiro</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>Colocar/renunciar</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Cambio de lado</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>desde la llamada al tablero</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>desde que ambos bandos se sientan</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>desde «Play»</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>desde el reposo</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>desde que sale el percutor</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>desde la colocación</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>desde el anuncio</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>desde el fin de la manga</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Sin usar</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin iniciar</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>Últimos 5 s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>Tiempo excedido en {seconds}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, o según lo ajustado</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (regla {laws})</translation>
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
        <translation>{state}, quedan {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>Tiro a los {seconds}</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>Ahora no se cronometra nada.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>El reloj ya está en marcha.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>El reloj no está en marcha.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>El reloj está parado: «Play» lo reanuda.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>Este reloj no se usa. Para usarlo, inícielo a mano.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
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
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 segundos</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TIEMPO</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>Más del reloj</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>Nada se cronometra</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Todos los relojes</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>Excepción para un reloj</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>Automático: arranca solo. Sugerir: espera a que usted lo inicie. No usar: nada se cronometra salvo que usted lo inicie.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>Pulse dos veces: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} Pulse otra vez para confirmar.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>Un fallo del programa. Todas las entradas confirmadas hasta ahora están en el disco. Cierre esto y continúe.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>Envíe estos detalles con un aviso; dónde ocurrió consta también en {log}.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>La copia {place} es ahora la base de datos.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>La base de datos anterior se conserva: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>La copia de seguridad ocupa el lugar de la base de datos…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Restauración</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Rescatado</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>Se rescata lo que se puede leer, encuentro por encuentro…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Rescate</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>Se comprueban el archivo y cada encuentro que contiene…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>Comprobación de la base de datos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>Abrir otra base de datos</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>Encuentros salvados enteros: {whole}, en parte: {partial}, perdidos: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>El archivo dañado se conserva: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>Encuentros comprobados: {matches}, entradas: {entries}. Todo está bien.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>Encuentros comprobados: {matches}, entradas: {entries}. Fallos: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>enero</translation>
    </message>
    <message>
        <source>February</source>
        <translation>febrero</translation>
    </message>
    <message>
        <source>March</source>
        <translation>marzo</translation>
    </message>
    <message>
        <source>April</source>
        <translation>abril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mayo</translation>
    </message>
    <message>
        <source>June</source>
        <translation>junio</translation>
    </message>
    <message>
        <source>July</source>
        <translation>julio</translation>
    </message>
    <message>
        <source>August</source>
        <translation>agosto</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septiembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octubre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>noviembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>diciembre</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} de {month} de {year}</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>{path} holds the log and the open match with the players&apos; names. Send it with a report.</source>
        <translation>{path} contiene el registro y el encuentro abierto con los nombres de los jugadores. Envíelo con un aviso.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>Crear un informe de error</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>Informes y estadísticas</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Formato de archivo</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>Escriba el nombre del torneo.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>Escriba el nombre del jugador.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>Escriba una fecha como 2026-11-21.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Como la ventana</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>Escribir el documento</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>El documento está en {path}.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>No está todo</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>Lo que el documento no dice, o no como fue:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>Ningún encuentro guardado tiene un jugador con este nombre.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>Ningún encuentro guardado pertenece a ello.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>Se omite un encuentro: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>Informe del encuentro</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>Estadísticas del encuentro</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>Los encuentros elegidos, juntos</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>Todos los encuentros de un torneo</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>Todos los encuentros de una fecha</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>Estadísticas de un jugador en todos los encuentros</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>Hoja en blanco con los nombres del encuentro</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>Hoja en blanco para individuales</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>Hoja en blanco para dobles</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, para imprimir y firmar</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, para leer en un navegador</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, una tabla de las mangas</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>La hoja para firmar, una página</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>Detalles y estadísticas</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>El registro</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, una tabla</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, una tabla de todos los tiros</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, un libro con todas las tablas</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>Archivo de encuentro, para otro Carrom Desk</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, para la gestión de torneos</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, todo sobre cada encuentro</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation>Verificar un informe</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>El informe dice la verdad: todo se deduce del encuentro {id}.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>El informe no dice la verdad: fue alterado.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>El informe es de otro encuentro.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>Las páginas se enviaron a {name}.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Cancelado: no se escribió nada.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>Demasiados encuentros para un documento: {count}. Elija como mucho {most}.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>Se está creando el documento. Con muchos encuentros tarda un momento.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>Comparando el informe…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>Cancelado: no se comparó el informe.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>Reglas de club del carrom</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>International Laws of Carrom (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF Laws of Carrom, revisadas</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Reglas de carrom Technitia 2K20</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>Reglas de club</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>Reglas ICF</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF revisadas</translation>
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
        <translation>La manga {number} ha terminado</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>La partida {number} ha terminado</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>El encuentro ha terminado</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>Resultado en suspenso: protesta sin resolver</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>Manga para {side}</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>Manga para {side}</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>Partida ganada por {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>Partida ganada por {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>Encuentro ganado por {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>Encuentro ganado por {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>Encuentro empatado, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>Encuentro ganado por {side}, por walkover</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>Descalificación de {loser}: encuentro para {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>Abandono de {loser}: encuentro para {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>Abandono de {loser}: partida para {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>El resultado se mantiene</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>Manga {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Reina {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>Reina 0 (regla {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n concedido</numerusform>
            <numerusform>%n concedidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n reclamado</numerusform>
            <numerusform>%n reclamados</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>Slam blanco: las nueve blancas y la reina en el primer turno.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>Slam negro: todas las negras en el primer turno.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>Empate: sorteo y una manga extra.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>Los jugadores cambian de lado.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>Descanso antes de la última partida.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>Manga {number}: saca {player}.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>Partida {number}: saca {player}.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>Partida empatada, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Walkover</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>Encuentro ganado por {side}, por walkover</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Descalificación</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>Descalificación de {loser}: encuentro para {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>Encuentro abandonado</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>Abandono de {loser}: encuentro para {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>Partida {number} abandonada</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>Abandono de {loser}: partida para {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>El marcador era {a} – {b}.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>Partidas: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>Mostrar la decisión</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>Imprimir y firmar…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>¿{side} abandona el encuentro?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>¿{side} abandonan el encuentro?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>¿{side} abandona la partida?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>¿{side} abandonan la partida?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>¿{side} pierde el encuentro?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>¿{side} pierden el encuentro?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>¿{side} gana el encuentro por walkover?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>¿{side} ganan el encuentro por walkover?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>¿{side} pierde la manga?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>¿{side} pierden la manga?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>¿La manga no cuenta y se repite?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>¿La manga termina de otro modo que el que dicen las reglas?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>¿La partida termina ahora y la manga en curso no cuenta?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>¿La protesta se admite y la manga se repite?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>¿La protesta se rechaza y el resultado se mantiene?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>Abandona la partida</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>Abandona el encuentro</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>«Play»</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>Decisión del árbitro: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Lados cambiados</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>El juego sigue</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>Protesta admitida</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>Protesta rechazada</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (a criterio del árbitro)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (regla {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>nada embocado</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>Saque: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>Saque, intento {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>saltaron del tablero: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>no tocó nada</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>antes de «Play»</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>No reclama ningún punto extra</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>Reclama 1 punto extra</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>Reclama %n punto extra</numerusform>
            <numerusform>Reclama %n puntos extra</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>Deshecha la entrada {number}</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>Rehecha la entrada {number}</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>Rectificada la entrada {number}</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>El juego sigue desde el comienzo de la manga {number}.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>Saca {player}.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>Todos han pasado tres veces: la manga se repite.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>Marcador {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>Cambio de lado.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>Empate: sorteo para una manga extra.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Manga anulada</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Descalificación</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Walkover</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>Juego detenido</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protesta</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>En turno por decisión del árbitro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>eligió el saque</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>eligió el lado</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>Arbitrado en papel: las mangas se copian de la hoja; los tiros no se registraron</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>Ganó el sorteo, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>La partida termina por tiempo: la manga en curso no cuenta</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>Estos encuentros y todas sus entradas desaparecerán. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Qué se borrará</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>Cuántos encuentros</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>Para continuar, escriba cuántos encuentros se borrarán: {count}.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>Todos los torneos</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Un examen de prueba de Carrom Desk, hecho con sus reglas. No es oficial en ningún lugar: ninguna federación lo preparó ni calificó.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>Examen de prueba para árbitros</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. Examen {seed}. {marks} puntos, {minutes} minutos; se aprueba con la mitad de los puntos.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>Respuestas del examen {seed}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>No aprobado</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {marks} de {full} puntos. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>Según {laws}, examen {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>Oral: lista de control</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>Práctica: lista de control</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. Saque, turno, deudas y reina</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. Últimas fichas, colocación y dobles</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. Infracciones, relojes y desarrollo de un encuentro</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>Nombra los anuncios y cuándo se hace cada uno.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>Distingue una deuda de una penalización, y una falta de una falta técnica.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>Explica qué cubre la reina y qué la hace volver.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>Explica cómo se tramita una protesta y qué cambia.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>Encuentra una regla en el libro sin ayuda.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>Revisa tablero, fichas, percutor, asientos y polvo antes del encuentro.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>Dirige el sorteo y cuida los asientos y la roseta.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>Anuncia en voz alta y al momento, y lleva los relojes.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>Hace colocar las fichas al jugador debido en el sitio debido.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>Devuelve correctamente la reina y lo que saltó.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>Rellena la hoja de puntuación sin errores y la hace firmar.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>Examen de prueba</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>Número del examen</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>Nombre del candidato</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>Comenzar el escrito</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>Comenzar el oral</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   Acerté</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   No acerté</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>Examen…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Respuestas…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Resultado…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>{right} de {count} respuestas eran correctas, según usted.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>Pregunta {number} de {count}; tiempo restante {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>El examen ha comenzado: respóndalo primero, o ciérrelo.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>Aún no se ha hecho ningún examen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>No es así.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>No se pudo escribir {path}: {why}. Elija otro lugar.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>No se puede leer {path}: {why}. Elija otro archivo.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>El encuentro está en {path}.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{done} de {all} encuentros están escritos.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} encuentro está en {folder}.</numerusform>
            <numerusform>{count} encuentros están en {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>Encuentros que no se escribieron: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 encuentro está en {folder}.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>Importar archivos de encuentro</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: contiene el mismo encuentro que {other}, que va antes.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: ya está en la biblioteca, no se cambió nada.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: este encuentro está en curso aquí. Abra o comience otro antes de sustituirlo.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>Encuentros ya guardados: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>No se importó nada.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>Se importó {count} encuentro.</numerusform>
            <numerusform>Se importaron {count} encuentros.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>Se importó {match}.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>Archivos leídos: {done} de {all} ({percent} %).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>Encuentros incorporados: {done} de {all} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>Esto no es texto UTF-8: no se puede leer el byte {byte}.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>Este archivo es demasiado grande para ser un encuentro.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>Ninguna manga se ha jugado hasta el final, o una protesta deja en suspenso el resultado: aún no hay nada para SoL.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>Este no es un archivo de SoL: no empieza por los clubes.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>Según el sorteo saca primero {by_toss}, pero en la primera manga figura {by_sheet}.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>El encuentro se ganó en el tablero: ninguna otra cosa le puso fin.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>Un sorteo decide quién saca en la manga extra.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>Orden de la lista</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Buscar un encuentro</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>Jugadores, torneo o ronda  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Desde este día</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Hasta este día</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Le damos la bienvenida a Carrom Desk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>Reglas con las que arbitra</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>Me siento al otro lado del tablero: girarlo</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>Ahora no hace falta elegir nada: Enter continúa, y en las preferencias está todo.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>Demostración: un encuentro de dos minutos</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comenzar</translation>
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
        <translation>Partidas: al mejor de</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>Puntos que ganan una partida</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>Mangas por partida</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>Reloj de ronda en minutos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Cambio de lado</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>El número de partidas debe ser impar.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Al mejor de</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Mangas</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>Ronda (min)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>Si hay empate</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF hasta octavos de final</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF desde cuartos de final</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>Una partida a 25 con reloj de ronda</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>Club: una partida a 29</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>Formato propio</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 mangas/13</translation>
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
        <translation>Falta</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>Buscar una infracción</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>Buscar una infracción o su regla</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>Infracciones, las más frecuentes primero</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>Elija qué se hizo.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>Indique quién lo hizo.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>Estas reglas no lo tratan: escriba una nota.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (regla {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>Leer la regla {number}</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>Elija una infracción para leer su regla</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>¿Quién lo hizo?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Más frecuentes</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>Falta o falta técnica</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>Pierde la manga</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>Puede perder el encuentro</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>Anotar falta</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>Un encuentro de dos minutos</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>Marque lo que cayó: pulse {key}, este botón o la pieza en el tablero.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>Marcado. Mire la decisión junto al tablero y confírmela: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>Elija qué ocurrió y anótelo: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>Eso no es lo que ocurrió. No se ha perdido nada: deshágalo con {key}.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>El encuentro ha terminado: la tarjeta dice quién ganó y qué anunciar, y el registro contiene todos los tiros. Aquí se escribe o se imprime su informe ({key}). Ese es todo el recorrido. Tab y Enter llevan a los ejercicios.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha ha ganado el sorteo y toma el saque.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>Lo que viene después está siempre aquí, con su tecla: pulse {key} e indíquelo.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>Todos están sentados, las fichas forman la roseta. Usted anuncia «Play».</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>Pulse {key}. En un encuentro el reloj arranca solo; aquí le espera.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha saca y cae una ficha blanca.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>En su siguiente tiro cae solo el percutor: le cuesta una ficha, una deuda.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi saca la ficha de la tronera y la coloca.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>Pulse {key} cuando esté colocada.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi aún no ha tirado: su mano toca una ficha. Es una falta.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>Una falta que no es un tiro se anota aquí: {key}. Elija cuál y quién la cometió.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Debía una ficha, que volvió cuando cayó una de las suyas. Unos tiros después, ya anotados, a Asha le quedan cuatro fichas y cae la reina.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>Hay que cubrir la reina: con el siguiente tiro cae una de las fichas de Asha.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>Está cubierta. Entretanto cayeron otras dos fichas; ahora cae la última ficha de Asha.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>Ir a los ejercicios</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Salir de la guía</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>Eso es todo</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>No se puede alcanzar la sala. Mire si este equipo está en la red de la sala.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>La sala ya no conoce esta mesa: otro puesto se unió por ella, o se retiró su clave. Únase de nuevo.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>Otro equipo responde en lugar de la sala: su certificado no es aquel con el que se unió esta mesa. Únase de nuevo si la sala tiene uno nuevo.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>No se puede leer la respuesta de la sala. Mire si ambos usan la misma versión.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>La sala lo rechazó: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>La sala tiene otro registro de este encuentro: aquí {here} entradas hasta {here_hash}, allí {there} hasta {there_hash}. No se cambia ninguno; pregunte al juez árbitro cuál vale.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>No es un código de mesa: tiene veinte letras y cifras. Mire la etiqueta.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>Esta no es la dirección de una sala. Tiene la forma http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>Protesta en la mesa {place}: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>La mesa {place} llama al juez árbitro.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>La mesa {place} no responde.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>La mesa {place} tiene entradas que no han llegado.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>La mesa {place} tiene otro registro de su encuentro: allí {there} entradas hasta {there_hash}, aquí {here} hasta {here_hash}. No se cambia ninguno: diga cuál vale.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>Mesa {place}: el reloj de {seconds} s se agotó a las {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>Mesa {place}: el árbitro decidió de otro modo %n vez.</numerusform>
            <numerusform>Mesa {place}: el árbitro decidió de otro modo %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>Ya voy</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>Nada requiere su atención.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>Esta no es la contraseña del juez árbitro.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>Mesas y sus etiquetas</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>Otro árbitro toma el relevo</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Emparejamientos</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Resultados para SoL</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>Retirar su clave</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Número de mesas</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>Etiquetas para imprimir</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>sigue en la mesa</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>O un encuentro por línea: ronda; jugador; jugador, y una pareja como dos nombres con una /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>Archivo de SoL</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>El archivo del que vienen los emparejamientos; vuelve con los resultados.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>Esta etiqueta es para el puesto del árbitro: elija «Unirse a una sala…» en su menú y escriba este código.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>{white} fichas blancas y {black} negras en el tablero</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, y la reina</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Juez árbitro</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>Mesa {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>Aún no se ha sabido de ningún encuentro.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>noticias a las {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>sin noticias desde {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n entrada de retraso</numerusform>
            <numerusform>%n entradas de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>La sala no responde; lo que se muestra puede ser antiguo. Esta página sigue por sí sola.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>en turno</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>Registro, lo último primero</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>Aún no ha terminado ningún encuentro.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Bando A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Bando B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>Siguiente en esta mesa</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Previstos</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>Se ha detenido el envío a la sala. Reinicie el programa.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>Este puesto no está unido a ninguna sala.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>La conexión con esta sala no está cifrada: cualquiera en la misma red puede leer nombres, marcadores y la clave de esta mesa, y podría escribir en su nombre. Por ella no se alcanza nada más de este equipo.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>Este encuentro fue asumido y sigue en la mesa {place}: lo que se escriba aquí no se envía.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>Para leer una imagen hace falta más de lo instalado aquí: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>Este archivo no se puede leer como imagen. Use un PNG o un JPEG.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>No se encontró la etiqueta de ninguna mesa en esta imagen. Tómela más de cerca, o escriba el código.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>La sala superior: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>La sala superior tiene otro registro del encuentro en la mesa {place}: allí {there} entradas hasta {there_hash}, aquí {here} hasta {here_hash}. No se cambia ninguno: diga cuál vale.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>Descargar el archivo con los resultados</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>No escrito, y lo que no cabe en SoL</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>El juez árbitro ha visto la llamada.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>Unido a la sala como mesa {table}.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>Este puesto ha dejado la sala: ya no se envía nada.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>La sala no tiene ahora un encuentro para esta mesa.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>Se ha llamado al juez árbitro.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>La llamada se ha retirado.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>Sala: hasta las {time}</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · juez árbitro llamado</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>Un bando tiene de 0 a 9 fichas.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>Una manga sigue solo mientras cada bando tenga una ficha en el tablero; este no tiene ninguna.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>Un bando debe cero fichas o más, nunca menos de cero.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>Un marcador es 0 o más.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>Estas reglas no conocen una reina que espere al fin del turno para volver.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>Con menos de nueve fichas en el tablero, se ha embocado una ficha de este bando.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>Un bando que cubrió la reina ha embocado una ficha propia.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>El saque tiene los intentos 1 a 3 en un turno.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>Antes del saque las nueve fichas de cada bando están en el tablero.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>Antes del saque la reina está en el tablero.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>Antes del saque no se ha embocado ninguna ficha.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>Hay más fichas marcadas de este bando que fichas en el tablero.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>La reina está marcada, pero no está en el tablero.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>La reina no puede embocarse y saltar en un mismo tiro.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>El percutor no puede embocarse y saltar en un mismo tiro.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>Un percutor que no tocó nada no puede haber embocado ni movido una pieza.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>Solo el saque puede ir antes del anuncio «Play», y ya está hecho.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>Una reina por cubrir se embocó en este turno, así que el jugador ya hizo su primer tiro.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>Estas reglas no quitan la manga por este acto.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>Unirse a una sala</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>Código de la etiqueta de la mesa, o la dirección que contiene su imagen</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>Leer una imagen…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>Una imagen de la etiqueta de la mesa</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, luego </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>De vuelta al centro: {pieces} (regla {law}).</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barra espaciadora</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>Este tiro</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>Y ahora</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>La acción de este número en «Y ahora»</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>Una ficha blanca embocada</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>Una ficha negra embocada</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>La reina embocada</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>El percutor embocado</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>Una ficha blanca saltó del tablero</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>Una ficha negra saltó del tablero</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>La reina saltó del tablero</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>El percutor saltó del tablero</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>La próxima pieza saltó del tablero</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>Al final no saltó</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Tiro incorrecto</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>Tiro incorrecto: nombrar la infracción</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>El percutor no tocó nada</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>Saque antes de «Play»</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>Anunciar «Play», luego parar el reloj o dejarlo seguir</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>La primera acción de «Y ahora»</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>Dar 5 segundos</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>Quitar 5 segundos</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>El reloj de nuevo con todos sus segundos</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>Deshacer la última entrada</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Re Pág</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Keys of Carrom Desk</source>
        <translation>Teclas de Carrom Desk</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab lleva de un botón al siguiente; Enter y Espacio pulsan el botón seleccionado. Cada tecla se puede cambiar en las preferencias.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>Otras teclas…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Escribir en un archivo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nueva tecla…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Intercambiar las teclas</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Tomarla</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>Pulse la nueva tecla para «{action}». Esc la deja como está.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} es la tecla de «{action}».</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla por defecto</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} no se puede cambiar: elige un número, o pasa de un botón al siguiente.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La ventana</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>Lo que anuncia</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Como la ventana</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>Los informes se escriben en el idioma de la ventana.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>Posición sentada</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>Cómo se tira</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>Sorteo y manga de prueba</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Saque</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Cambio de lado</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>Fichas que saltan, ruedan o se solapan</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Deudas y penalizaciones</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>La reina y las últimas fichas</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>Pérdida del encuentro, protestas</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>Con las palabras de este programa. Lo que vale es el propio texto.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>El árbitro puede decidir de otro modo.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>En el programa</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretación</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>no existe ese párrafo</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>El programa decide según ella.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>El árbitro marca lo que vio; el programa hace el resto.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>Un reloj del programa vela por ella.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>El programa se la recuerda al árbitro en el momento justo.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>Está aquí para consulta; el programa no hace nada al respecto.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>El texto omite este número.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>para estar en el tablero</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>para mangas de prueba</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>para el saque</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>para un tiro</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>para colocar fichas</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>para colocar fichas o renunciar a ellas</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>para cambiar de lado</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>de descanso antes de la última partida</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Regla {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>Donde las reglas dejan abierta la respuesta</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>Estas reglas no dicen nada de ello.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Posiciones insólitas</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>Infracción: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>No es infracción: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>Aviso: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>En el programa: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}: no tiene esa regla.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>Lo que difiere va en negrita y subrayado.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Ambas dicen lo mismo.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>Al lado: {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>Libro de reglas</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>Buscar una regla por número, nombre o palabras</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>Reglas por capítulos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>Medidas del material</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>Material: las medidas de la ICF</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nada coincide.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Interpretaciones</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Posiciones insólitas</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretación</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>Interpretación</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Regla {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>Las reglas con las que usted arbitra</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>El primer encuentro, el libro de reglas y la escuela empiezan con estas. Un nuevo encuentro sigue las reglas del anterior, salvo que elija otras.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Otro sitio…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Salir sin ella</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>Todas las entradas están en el disco. Se está haciendo la última copia…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>Sin última copia</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>La última entrada NO ESTÁ GUARDADA y se perdería. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>La última copia de seguridad falló. Todas las entradas están en {place}. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>Comenzado</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>en curso aquí, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>antes del sorteo</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>bajo protesta</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Del … al …</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nuevos primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Antiguos primero</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>Jugadores A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>Jugadores Z–A</translation>
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
        <translation>Últimos borrados</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>Primeros borrados</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todo estado</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Antes del sorteo</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Bajo protesta</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>Encuentros o papelera</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>elegidos: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>regla {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Entrada {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rectificada</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>Manga {number} · saca {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>ya no válida</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>Rectificar…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>Rectificar esta entrada</translation>
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
        <translation>Registro, la entrada más reciente primero</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Qué muestra el registro</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Esta manga</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Todas las mangas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estadísticas…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Ver el tablero desde el otro lado</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>Colores de la ventana para la sala</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>Como la ventana principal</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>Nuevo encuentro…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Encuentros…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Informe en PDF…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>Revisión…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Práctica…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>Informe en HTML…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Imprimir el informe…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>Informes y estadísticas…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>Sustituir la última entrada</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>Ejercicios sobre las reglas…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>Libro de reglas…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>Ventana para la sala</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Copias de seguridad…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Escuela de árbitros</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>Comprobar la base de datos</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>Otra base de datos…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Acerca de Carrom Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>Informes y papel</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>Emparejamientos de SoL…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>Verificar un informe…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>Pasar una hoja de papel…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>Posiciones insólitas…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estadísticas…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>Preguntar a las reglas…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>Manual…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>Unirse a una sala…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>Dejar la sala</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>Tomar el encuentro de la sala para esta mesa</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>Llamar al juez árbitro a esta mesa</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>Abrir la sala…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>Examen de prueba…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>Un encuentro de dos minutos…</translation>
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
        <translation>Manual</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>No hay ninguna página antes de esta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>No se juega ninguna manga: ahora no se puede marcar nada.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>Todas las fichas blancas del tablero ya están marcadas.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>Todas las fichas negras del tablero ya están marcadas.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>La reina ya está marcada. «Vaciar» quita las marcas.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>El percutor ya está marcado. «Vaciar» quita las marcas.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>La reina no está en el tablero.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>No hay ninguna ficha de este color en el tablero.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>Antes de «Play» solo puede haber un saque.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partida</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>al mejor de {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 manga</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · bajo protesta</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Encuentro terminado</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Antes del sorteo</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>manga {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>Tras cada partida; en la última tras la manga 4 o a los 13 puntos, lo que llegue antes</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>Tras cada partida; en la última a los 13 puntos</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>Slam blanco</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>Slam negro</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>Encuentro ganado por {side}, {score} en partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n manga</numerusform>
            <numerusform>%n mangas</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>Partida {number} ganada por {side}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>Encuentro ganado por {side}, {score} en partidas.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>La partida {number} queda empatada, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>Partida {number} ganada por {side}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>El encuentro queda empatado, {score} en partidas.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>El tiempo aún no se ha agotado. Pulse otra vez para anotarlo de todos modos.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>La segunda pulsación no se contó.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>Esta entrada está retirada o es ella misma una corrección: no se puede rectificar.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>Este tipo de entrada no tiene nada que rectificar: deshaga hasta ella.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>El encuentro está en {path}, con sus {count} entradas. Conserve ese archivo.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Guardar el encuentro en otro sitio</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>La última entrada se ha deshecho: anote lo que ocurrió en realidad. «Rehacer» la recupera.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>Corrija las marcas y confirme. «Rehacer» recupera el tiro.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>Encuentros guardados</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>La papelera está vacía. Lo que borre queda aquí hasta que lo borre para siempre.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>Aún no hay ningún encuentro. Cierre esto y comience uno con «Nuevo encuentro…», o importe archivos de encuentro.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>Más de {count} encuentros</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 encuentro</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} encuentro</numerusform>
            <numerusform>{count} encuentros</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>No se encontró ningún encuentro.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>Ordenar por esta columna</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>Superficie de juego: un cuadrado de 73,50 a 74,00 cm</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>Marco: de 6,35 a 7,60 cm de ancho, de 1,90 a 2,54 cm de alto, con las esquinas interiores curvas</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>Tronera: 4,45 cm de diámetro, 0,15 más o menos</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>Líneas de base: 47,00 cm de largo con sus círculos, 0,30 más o menos</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>Línea de base inferior: a 10,15 cm del marco, de 0,50 a 0,65 cm de grosor</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>De la línea de base inferior a la superior: 3,18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>Círculo de base: 3,18 cm de diámetro, su disco rojo 2,54 cm; toca ambas líneas de base</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>Flecha: como mucho 25,70 cm de largo, su punta a 5,00 cm del borde de la tronera</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>Círculo central: 3,18 cm de diámetro</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>Círculo exterior: 17,00 cm de diámetro, 0,30 más o menos</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>Fichas: nueve blancas, nueve negras y la reina, de 3,02 a 3,18 cm de diámetro, de 0,70 a 0,90 cm de grosor, de 5,25 a 5,50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>Percutor: como mucho 4,13 cm de diámetro y 15,00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>Soporte: de 63 a 70 cm de alto; taburete: de 40 a 50 cm de alto</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nuevo encuentro</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>Un encuentro arbitrado en papel</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comenzar</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>Sus mangas…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>Ya en curso</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>Diga a continuación cómo va el encuentro, y siga desde ahí.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>Escriba el nombre del jugador {seat}.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>El mismo nombre aparece dos veces.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>Rellenado como en el último encuentro de {event}.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Vaciar todo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Juez árbitro</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>Rellenado como en el último encuentro. Cambie lo que sea distinto.</translation>
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
        <translation>Se envió a {name}.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>Está en {path}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>La sala está abierta en {url}. Se cierra con esta ventana.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>Mostrar en el navegador</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>Cerrar la sala</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>La sala está cerrada. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>La contraseña del juez árbitro: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>La contraseña del juez árbitro es la de antes.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nueva contraseña</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>Decidir de otro modo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Colocadas</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>Siguen debidas</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>La reina vuelve</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>Ganador de la manga</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>La manga, si ha terminado</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: fichas de {side}</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganado por</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>Anotar la decisión</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>Advertido tras el tiro siguiente</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>Turno tras el tiro de {name}</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>Blancas colocadas</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>Negras colocadas</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>Blancas aún debidas</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>Negras aún debidas</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Puntos extra</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>Todos los emparejamientos de {name} tienen ya su resultado.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{kept} de {all} encuentros están listos. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>Encuentros listos para arbitrar: {count}. Están en la lista de encuentros.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} no se importó.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>Preparando los encuentros…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>Emparejamientos sin resultado</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>Marque los emparejamientos que se arbitran aquí.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>Cada uno que se marca se convierte en un encuentro por arbitrar. Espacio marca y desmarca.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todos</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Desmarcar todos</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, ronda {round}, mesa {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (ya está)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>Escriba la primera manga: quién la ganó, la reina, las fichas.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>Escriba en las observaciones por qué terminó así el encuentro.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>Un sorteo decide quién saca: elija quién lo hizo.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>Elija quién la ganó.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>Elija quién cubrió la reina, o nadie.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>Escriba cuántas fichas quedaban.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>Partida {game}, manga {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>Saca primero</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>no anotado</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>en el tablero, o aún no</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Comenzó a las</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>Terminó a las</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>Escriba la fecha del encuentro, como 2026-11-21.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>Escriba cuándo comenzó el encuentro, como 10:30.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>Escriba cuándo terminó el encuentro, como 11:45, o déjelo vacío.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>Abandono de {side}</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>Descalificación de {side}</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>Ausencia o incapacidad de {side}</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>Pasar una hoja de papel</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar el encuentro</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>Así consta en la hoja</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>Compruebe: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>la última partida por tiempo</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>Manga {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>Total
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Saque</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganado por</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
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
        <translation>embocadas: {count}</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>saltaron: {count}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>percutor</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 ficha blanca</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 ficha negra</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 ficha blanca vuelve</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 ficha negra vuelve</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>debe 1 ficha</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>La reina está en el tablero.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>La reina espera a ser cubierta.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>La reina vuelve al terminar el turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n blanca</numerusform>
            <numerusform>%n blancas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n negra</numerusform>
            <numerusform>%n negras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n ficha blanca</numerusform>
            <numerusform>%n fichas blancas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n ficha negra</numerusform>
            <numerusform>%n fichas negras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n ficha blanca vuelve</numerusform>
            <numerusform>%n fichas blancas vuelven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n ficha negra vuelve</numerusform>
            <numerusform>%n fichas negras vuelven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>debe %n ficha</numerusform>
            <numerusform>debe %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side}: debe 1 ficha.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side}: debe 1 ficha.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side}: debe %n ficha.</numerusform>
            <numerusform>{side}: debe %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side}: debe %n ficha.</numerusform>
            <numerusform>{side}: debe %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} y {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 ficha</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>El jugador en turno cubrió la reina.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>El otro bando cubrió la reina.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>Qué fichas</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>Siguen debidas por {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>Jugador {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>Club de {player}</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>País de {player}</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>above</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>La práctica no tiene copias de seguridad y solo esta base de datos. Salga antes de la práctica.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>Anotado tal como ocurrió. La decisión está junto al tablero.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>Eso no es lo que ocurrió: deshágalo y lea otra vez el enunciado de arriba.</translation>
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
        <translation>PRÁCTICA</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Otra…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>Otra situación</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Salir de la práctica</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>Aquí nada cuenta: estos encuentros están aparte de los reales.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Restablecer esta página</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>Pulsaciones</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>Ignorar repeticiones en menos de … ms</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>Una mano que tiembla, o una tecla que rebota, pulsa dos veces: el mismo botón o la misma tecla, pulsados otra vez tan pronto, no anotan nada más. Las marcas en el tablero cuentan siempre. 0 cuenta cada pulsación.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} no acepta las páginas: mire si está encendida, o guárdelas en PDF.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>Página {number} de {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>No hay ninguna impresora configurada en este equipo: guarde las páginas en PDF e imprímalas en otro sitio.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>Encuentros: {done} de {of}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>Una ficha más, como deuda además de la falta.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>Sí: vuelve y el turno pasa; las fichas siguen embocadas salvo que también cayera el percutor.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>Sí: vale lo que hay en el tablero antes del tiro.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>La última ficha de ambos colores cae sin el percutor después de cubrirse la reina: ninguna regla lo cuenta.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>Recibe 1 punto en vez de 3, como en todo lo demás.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>La última ficha del rival cae junto con la reina, o con el percutor mientras ella está por cubrir.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>Cuenta como si estuviera en el tablero: fichas restantes, la reina y lo que se puede pedir.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>El rival gana por las fichas restantes; la reina cuenta para él solo si la cubrió.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>Caen fichas propias junto con la última del rival: ¿cuentan entre las restantes?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>No: solo cuentan las fichas que están en el tablero después del tiro.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>No: deudas y penalizaciones decaen; las fichas del propio tiro sí se colocan.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>Es una infracción como cualquier otra: falta técnica antes del primer tiro del turno, falta después.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>Una manga se pierde por un acto mientras la reina no está en el tablero: ¿cuenta para el ganador?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>Sí, mientras tenga como mucho 21 puntos, salvo que la hubiera cubierto el infractor.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>Es una falta.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>Varias faltas en un tiro: ¿hay una penalización por cada una?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>No: vuelve una sola ficha por todas.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>¿Vuelven las fichas embocadas en un tiro con falta?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>No: siguen embocadas, también si cayó el percutor, salvo la penalización y las últimas fichas que se nombran.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>¿Se devuelve una reina embocada en un tiro con falta, sea cual sea la falta?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>¿Queda cubierta una reina que espera por una ficha propia que cae en un tiro con falta?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>Sí; sin esa ficha, vuelve.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>Han fallado tres intentos de saque: ¿quién saca ahora y cuántas veces puede intentarlo?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>El saque sigue por hacer; el jugador siguiente tiene tres intentos propios.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>Un intento de saque no toca nada, pero cae el percutor o el tiro es incorrecto.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>Es una falta como cualquier otra, y el turno termina.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sí.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>Cae en el mismo tiro o en el siguiente; si no, el turno ya ha terminado.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>¿Qué cuesta una infracción del jugador que no tiene el turno?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>Vuelve una de sus fichas; el turno no se toca.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>La segunda la comienza el jugador a la derecha de quien comenzó la primera; la tercera, quien comenzó la primera.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>También la manga extra deja el marcador igualado.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>Se juega otra manga extra, de nuevo tras un sorteo.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>La regla {break_before_play} habla de un saque hecho antes de «Play»; ¿y un intento que entonces no toca nada?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>Es contrario a la regla {break_after_play}, luego incorrecto: por la regla {break_fault} se pierde el turno, sea cual sea el intento, sin deuda ni penalización.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>La regla {break_before_play} no dice qué cuesta el percutor si cae en un saque hecho antes de «Play».</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>Fichas propias o la reina caen junto con fichas del otro bando: la regla {turn} prolonga el turno, la regla {opponents_man_pocketed} detiene al jugador.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>El turno continúa, como quiere la regla {striker_with_both} incluso con el percutor.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>Cuando fichas propias o la reina caen en una falta, la regla {foul_while_pocketing} no nombra ninguna ficha de más; las reglas {own_improper} y {foul} nombran una; ¿cuál vale?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>Se toma una ficha.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>¿Vale la regla {queen_while_due} también cuando fichas propias o el percutor caen con la reina mientras hay una deuda pendiente?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>Caen reina, percutor y fichas del otro bando: la regla {queen_striker} prolonga el turno, la regla {striker_with_opponents} lo termina.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>Vale la regla {queen_striker}, pues nombra a la reina: el turno continúa.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>¿Vale la regla {queen_with_one_nine_on} cuando las nueve fichas están en el tablero solo porque algunas volvieron?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>Con las nueve en el tablero caen reina, fichas propias y percutor: la regla {queen_man_striker} prolonga el turno, la regla {queen_with_striker_nine_on} lo termina.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>Vale la regla {queen_man_striker}, pues nombra las fichas: el turno continúa.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>La regla {cover_man_striker_improper} omite qué pasa con una reina por cubrir tras un tiro incorrecto.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>Vuelve, como siempre que no se cubre.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>Un tiro correcto gana 3 puntos (1 desde 22) para quien cubrió él mismo la reina, si no 1; uno incorrecto pierde como con el percutor, por la regla {covered_both_last_striker_improper} o {others_queen_both_last_striker_improper}.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>Las reglas {both_last} y {both_last_improper} no nombran el percutor: cae con las dos últimas fichas mientras la reina está en el tablero.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>El rival gana 3 puntos, 1 desde 22, y puede pedir uno por el percutor, como dispone la regla {own_last_striker}.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>Las reglas {cover_both_last} y {cover_both_last_improper} no nombran el percutor: cae con las dos últimas fichas mientras la reina está por cubrir.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>Cuenta como en la regla {queen_both_last_striker}, donde caen las mismas piezas: el rival gana 3 puntos, 1 desde 22, y puede pedir uno por el percutor.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>La regla {others_queen_both_last_striker} no dice nada de un ganador que tiene 22 o más.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>La última ficha del rival cae después de cubrirse la reina; las reglas {cover_opponents_last}, {opponents_last} y {opponents_last_striker} solo hablan de antes.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>La regla {forgoing_in_full} permite renunciar por entero a deudas y penalizaciones: ¿también a las aún no disponibles?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>No: lo que ahora no se puede colocar sigue debido.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>Las reglas llaman falta a un error al colocar y no dicen si quien coloca pierde por ello el turno.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>Cuenta según su momento, como toda infracción: falta técnica antes del primer tiro de su turno o fuera de turno; si no, falta.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>La regla {stroke_time} da quince segundos y no nombra ninguna penalización por excederlos.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>Una manga se pierde por las fichas que hay en ella; la regla no dice de quién.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>Cuentan las fichas del bando que la pierde.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>Estas reglas no tienen ninguna sobre el tiro; ¿qué pasa con un tiro que el árbitro declara incorrecto?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>Sí, como una que no se cubre.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>El texto quiere una ficha propia «inmediatamente después» de la reina: ¿la cubre una en el mismo tiro?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>El texto quiere reina y ficha propia en el «mismo turno»: ¿cuánto puede tardar en cubrirse?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>El texto no dice quién saca en la manga siguiente.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>El saque rota como los turnos: al otro bando; en dobles, en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>La regla {order_of_breaks} fija para individuales quién comienza la segunda y la tercera partida; ¿y en dobles?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>Quien renuncia a las fichas por colocar, ¿renuncia también a las que vuelven por el tiro?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>¿Por qué incorrecto?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>Elija, o confirme el tiro sin motivo.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Antes de «Play»</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>En esta posición no puede haber ocurrido. Revise las marcas.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>No hay fichas por colocar: la última decisión no devuelve ninguna.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>No hay nada que decidir de otro modo: aún no se ha decidido nada en esta manga.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>Diga qué se decide de otro modo: turno, fichas colocadas, deudas, reina o manga.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>La manga no puede quedar como la deja esta decisión. Revise las fichas y el turno.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>El encuentro ha terminado. Deshaga la última entrada para continuar.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>Primero va el sorteo. Anote quién lo ganó.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>Ahora no hay sorteo: se hace antes de la primera manga y antes de una manga extra.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>Antes de una manga extra el sorteo decide solo el saque.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>No existe ese jugador: un bando tiene al jugador 1 y, en dobles, al jugador 2.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>No hay ninguna protesta por resolver.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>No hay ninguna entrada con este número.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>Esta entrada no se puede rectificar: está retirada, o es ella misma una corrección.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>La entrada nombrada no tiene fichas aún por colocar.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>Quedan más fichas que deudas y penalizaciones por colocar.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>Este bando no tiene fichas del otro por colocar.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>Este jugador ya tiene el turno.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>La entrada nombrada no es una protesta a la espera de decisión.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>Esto no se podría volver a leer: un texto es demasiado largo, o contiene caracteres que no se pueden guardar.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>Ahora no se pueden reclamar puntos extra: solo es posible justo después de la manga.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>Se reclaman más puntos extra de los que ofrece la decisión.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>El reloj no está parado.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>El reloj ya está parado.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>Lo que fue de las fichas por colocar ya está anotado. Deshágalo para anotarlo de nuevo.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>Ningún archivo de encuentro admite más entradas. Siga en un nuevo encuentro que continúe este.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>Lance una moneda, o haga adivinar a un bando; el ganador toma el saque o el lado.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>Ahora ambos bandos pueden practicar un momento.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>Mire la roseta: la reina en medio, las blancas en Y, todas planas y en contacto.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>Cuide de que las fichas se dispongan sin demora.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>Quien saca reparte el polvo por igual antes de sacar, no después.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>Un percutor que resbaló, no movió nada y no salió no es un tiro.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>Una ficha dañada se cambia en su sitio por una buena si un jugador lo pide.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>Ni en el círculo central ni fuera del círculo exterior, y sin mover nada más.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>Las fichas se ponen planas en el círculo exterior; la reina y lo que saltó los coloca usted.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>Mire el color: una ficha equivocada que nadie señala antes del tiro siguiente se queda.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>La reina la devuelve usted, al círculo central; un tiro que se abra por ello está permitido.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>Centro ocupado: cubra la mayor parte de lo que queda, o póngala al lado, difícil de embocar.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>Lo que saltó va al círculo central, o a lo que de él esté libre.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>Reina y ficha: primero la reina; la ficha detrás, vista por el jugador en turno.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>Ambos colores: primero la ficha del jugador que tiró, la otra detrás.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>Tres o más: las demás contra las dos primeras, como mejor se pueda.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>Una pieza que vuelve puede quedar sobre otras en el círculo grande.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>Saltó y volvió a caer en el tablero: póngala en el centro y restablezca lo que movió.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>Rebotó en la lámpara: queda como cayó, y no se restablece nada.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>De canto: déjela en pie.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>Una sobre otra: déjelas así.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>Percutor sobre una pieza: usted lo levanta y restablece lo que se mueva; lo que caiga está embocado.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>Pieza sobre el percutor: usted la levanta, saca el percutor y la pone donde quedaría.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>De canto o una sobre otra: déjelas hasta que el juego las mueva.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>Percutor bajo una pieza: sáquelo alterando lo menos posible.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>Ficha rota: cuenta su parte mayor, y usted tiene la última palabra.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>Los dos jugadores se sientan uno frente al otro.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>Los compañeros se sientan uno frente al otro, de modo que los cuatro lados están ocupados.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>Ahora exactamente dos mangas de prueba, una por bando, antes de que comience el encuentro.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>Ya guardados</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>Incorporar los marcados</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>Estos encuentros ya están guardados. Marque los que quiera tomar del archivo de todos modos; el guardado va a la papelera.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>Encuentros que ya están guardados</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: está en la papelera, igual que en el archivo</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: guardado con {stored} entradas, en el archivo con {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: en la papelera con {stored} entradas, en el archivo con {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>Hoja de puntos para rellenar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganado por</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>Observaciones del árbitro</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>Encuentro ganado por</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Tiros</translation>
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
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>Encuentro n.º</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Juez árbitro</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>Sorteo ganado por</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Bando {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>Quien saca primero es el bando 1. Reina: {queen} para quien la cubrió, si no Nil; cuenta solo para el ganador de la manga, y ya no desde {until} puntos. C/m: fichas restantes del otro bando, si no Nil. +: puntos a petición. Total: acumulado, como mucho {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W saca. Una casilla por tiro: número de fichas propias embocadas, – si ninguna, Q la reina, S el percutor, F una falta, T una falta técnica. Un turno termina con una barra.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>manga</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>Desarrollo de la partida {number}.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>El bando {number} es {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>Tras la manga {number}: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>fichas en un turno</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>Fichas en un turno</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>segundos por tiro</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>tiros</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>Tiempo por tiro</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {counted} por {bins}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>sin comenzar</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>descalificación</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>walkover</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>en suspenso: protesta</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Encuentros: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>Encuentros: {matches}, {decided} de ellos decididos</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>Ningún encuentro.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>Las horas son las de la primera entrada, según la hora de la sala.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>El encuentro, entrada por entrada: carrom-desk verify compara con él el informe</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Nada que contar.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Bajo protesta</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>Código QR del identificador y la huella del encuentro</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>Recuperada</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Rectificada</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Decidido de otro modo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Manga</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duró</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>Reina cubierta por</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Mangas</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (de nuevo)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Reina {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} concedidos</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} a petición</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} Decidido de otro modo en el n.º {number}.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>Deudas, faltas y excesos de tiempo</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Protesta</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>Protestas</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>De la entrada</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, retirada a su vez</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>N.º {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>Observaciones e interrupciones</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>Interpretaciones aplicadas donde las reglas dejan abierta la respuesta</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>B:N</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>No se ha hecho ninguna entrada.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>B:N son las fichas blancas y negras en el tablero tras la entrada; Q, la reina mientras está en él.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>Las entradas retiradas van tachadas.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>Partida {game}, manga {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>blancas: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status} en el n.º {number}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Acta del encuentro</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Individuales</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>Encuentro {id} · entradas: {entries} · huella: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>Bandos y partidas</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Asumido</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>en la partida {game}; mangas jugadas antes: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Saque</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>ganada por {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>empatada, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>interrumpida con {score}</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>en curso, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>antes del relevo: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>Abandono de {side}.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>Reina cubierta por {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>en juego: {white} blancas y {black} negras en el tablero; {queen}; en turno: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: fichas del otro bando que quedan en el tablero.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>Total: acumulado.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>Quien saca juega con blancas.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: puntos a petición, y puntos que no cuentan por fichas ni por la reina.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): reina cubierta, no acreditada.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>Un total nunca muestra más de los {points} puntos que ganan la partida.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: slam blanco.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: slam negro.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: manga extra.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: repetida.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>Tiros, deudas y faltas</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>correcciones: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>decidido de otro modo: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>sin protestas</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>sin correcciones</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>Más entre los detalles: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>No se ha jugado nada.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>Encuentros: {matches}, {won} ganados, {lost} perdidos</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>No se conoce ningún encuentro de este jugador.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Reinas</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>Fichas por turno</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} de {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>Fichas embocadas</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>Más fichas en un turno</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>Tiros del turno más largo</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>Tiempo por tiro, mediana</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>Tiempo por tiro, máximo</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>Tiros cronometrados</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>Mangas ganadas</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>Saques hechos</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>Mangas con la reina cubierta</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>Slams blancos</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>Slams negros</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>Manga en un turno</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>Fichas: las propias que se embocaron y no volvieron.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>Manga en un turno: quien saca gana la manga antes de que el otro bando haya tirado.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>También cuentan los tiros y fallos de las mangas anuladas.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>El tiempo de un tiro va de la entrada anterior a la suya, sin el tiempo parado: hasta que las fichas quedan quietas y el tiro se anota. Junto a una corrección no se mide ninguno.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>Un fallo de un bando que no tiene el turno cuenta solo para el bando.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>Ninguna fuente tiene la letra {letter} ({name}): un signo de interrogación la sustituye.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. Motivo: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>Sustituye a los tiros de la manga, que se arbitró en papel.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>Juego detenido {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>Encuentro ganado por {winner}, {score} en partidas: abandono de {loser}.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>Encuentro ganado por {winner}, {score} en partidas: abandono de {loser}.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>Encuentro ganado por {winner}: descalificación de {loser}. {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>Encuentro ganado por {winner}: descalificación de {loser}. {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>Walkover, gana {winner}: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>Walkover, gana {winner}: incomparecencia de {loser}.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>Resultado en suspenso: una protesta no está resuelta.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>Sin comenzar: sin resultado.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>En curso, {score} en partidas: aún sin resultado.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (partida {game}, manga {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>Cambio de lado: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>Deudas</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>Deudas con falta</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>Faltas técnicas</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>Excesos de tiempo</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>Mangas perdidas por un acto</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>Descalificaciones</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Deuda</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>Deuda y falta</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>Falta técnica</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>Exceso de tiempo</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Manga perdida</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Descalificación</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>sin resolver</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>admitida</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rectificada</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>sin efecto tras una rectificación</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>No cuenta: este registro se rectificó muy a menudo.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Tarjeta</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Encuentros ganados</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>Mangas ganadas con blancas</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>Mangas ganadas con negras</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>Turnos que dieron una ficha</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>Porcentajes</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Manga de la partida</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Puntos a favor</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>Puntos en contra</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>Por manga</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>Tendencia: los últimos {number} encuentros juntos</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>hasta el encuentro</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>mangas ganadas, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>Tendencia de mangas ganadas</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>juzgado de nuevo</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>El árbitro lo retira.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>El árbitro lo da de nuevo por válido.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>El texto de estas reglas no tiene norma para ello.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>El archivo SoL del organizador</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} no se puede leer como archivo de SoL.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>Ningún encuentro guardado tiene resultado para un emparejamiento de {name}: no se escribió nada.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>Archivo con los resultados</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>Resultados escritos en {path}: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Resultados para SoL</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>Sustituir por los nuestros los resultados que haya…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>Ronda {left}, sin comenzar</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>Ronda {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>Ronda: TIEMPO +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>Ronda {left}, en pausa</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>Un minuto más</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>Un minuto menos</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>Reiniciar la ronda</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>Minutos que quedan de esta ronda: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>El tiempo de esta ronda ha terminado. Acabe como disponga el torneo o termine la partida.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} conserva el turno</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} lo intenta de nuevo</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>El turno pasa a {player}</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>La manga ha terminado</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>Manga ganada por {side}, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>El árbitro devuelve al círculo central lo que saltó.</translation>
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
        <translation>con el percutor</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>deuda y penalización</translation>
    </message>
    <message>
        <source>due</source>
        <translation>deuda</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalización</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>deuda anterior</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>{player} coloca {men}, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who} en el círculo exterior.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who} en el círculo exterior, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>La reina vuelve al centro.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>Reina cubierta por {side}.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>El saque sigue por hacer.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>El saque sigue por hacer: intento {number} de {most}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>Lo que se debía queda cancelado.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>En el tablero: {white}, {black}, reina.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>En el tablero: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>No se debía ninguna ficha: lo que vuelve está en el tablero.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>El turno continúa</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>El turno pasa</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>Fichas colocadas</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>Renuncia: la deuda decae</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>Perdida: la deuda caduca</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>Sin sitio: la deuda sigue</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} sigue</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>Reina cubierta por {side}.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>Falta técnica.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>como en la hoja de papel</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side}: puede reclamarse 1 extra.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side}: puede reclamarse %n extra.</numerusform>
            <numerusform>{side}: pueden reclamarse %n extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>Manga ganada por {side}, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>del tiro incorrecto</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>de este tiro</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>{player} la coloca</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>{player} las coloca</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>La manga sigue</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>la reina vuelve</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>No vuelve nada</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side}: ningún punto extra reclamado.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side}: 1 punto extra reclamado.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side}: %n punto extra reclamado.</numerusform>
            <numerusform>{side}: %n puntos extra reclamados.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, y deuda anterior</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>Decidir de otro modo…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>Decisión, si se confirma</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Decisión tomada</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>Interpretación: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>Sin decisión</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>Esto no puede ser</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Aún sin decisión</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>Reglas: {numbers}</translation>
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
        <translation>Guardado {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>Aún no hay nada que guardar</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NO GUARDADO</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>No guardado: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>SOLO LECTURA</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>Solo lectura: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>¿Quién juega ahora?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>¿Qué fichas vuelven ahora al tablero?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>¿Qué fichas siguen debidas?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>¿Qué pasa con la reina?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>¿Cómo termina la manga?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>¿Quién coloca las fichas?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>¿Qué anuncia el árbitro?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>¿Quién saca después?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>¿Quién juega con blancas?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>¿Fue un slam la manga?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>¿Qué sigue?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>¿Se cambia de lado antes de la manga siguiente?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>¿Qué se sigue de pasar?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>¿Cómo continúa el juego?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>¿Cuánto tiempo se da?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>¿A qué lleva la infracción?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>El saque</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Deudas y penalizaciones</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La reina</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>Las últimas fichas</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>Desde 22 puntos</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Infracciones</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>El desarrollo de un encuentro</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>aún no preguntado</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>flojo</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>en aprendizaje</translation>
    </message>
    <message>
        <source>known</source>
        <translation>sabido</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>Se queda donde está</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>Vuelve ahora al centro</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>Está fuera del tablero y hay que cubrirla</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>Está fuera del tablero y vuelve al terminar el turno</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>Está cubierta</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>La manga siguiente de la misma partida</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>La partida siguiente</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>Un sorteo y una manga extra</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>El encuentro ha terminado</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>La manga se anula y se repite</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>El turno pasa al jugador siguiente</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>Otra vez desde el comienzo de esa manga</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>Se sigue como está</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>El tiro es incorrecto</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Una falta</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>Una falta o falta técnica, según el momento</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>La manga se pierde</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>El encuentro puede perderse</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Una advertencia</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>Un jugador no está en el tablero cuando se llama al encuentro.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>Los jugadores practican antes del encuentro.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>El árbitro ha anunciado «Play»: hay que hacer el saque.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>Un jugador tiene el turno: debe tirar.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>Hay que colocar una ficha.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>Se debe una ficha: hay que colocarla o renunciar a ella.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>Una partida ha terminado: los jugadores cambian de lado.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>Viene la tercera partida: los jugadores descansan.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>Nadie: la manga ha terminado</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>No se anuncia nada</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>Ningún slam</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>Individuales: {before} pases seguidos, y ahora otro.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>Dobles: {before} pases seguidos, y ahora otro.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>Una protesta durante una manga se resuelve: admitida.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>Una protesta durante una manga se resuelve: rechazada.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>En la última partida había que cambiar de lado, y se hizo.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>En la última partida había que cambiar de lado; se olvidó.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>Sorteo: ganado por {side}, que {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>Del bando que saca, le toca a {name}.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>Partida {game}, comenzada por {first}; manga {board}, saca {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>Una partida no tiene límite de mangas.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>Una partida tiene como mucho {limit} mangas.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>El marcador era {a} : {b}; ahora {side} gana la manga con {points}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>El marcador era {a} : {b}; ahora {side} ganan la manga con {points}.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>Es la última partida; en ella aún no se ha cambiado de lado.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, y {more} a petición</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>De haber sido de otro modo – {facts} – la respuesta sería: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>Fácil: decide lo que ocurrió</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>Medio: decide también la situación, o una segunda regla</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>Difícil: deciden varias reglas, o una interpretación</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>La primera partida la ganó {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>Escuela de árbitros</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Quién aprende</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>Nombre de un nuevo alumno</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>Qué se sabe de cada regla</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabido</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>Bien de preguntadas</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>Ejercicios y mapa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>Borrar alumno</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Por repasar</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Escriba antes un nombre.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>Nadie: no se guarda nada</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>Todo lo que se sabe de {name} está en {path}.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>Elija antes un alumno.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>Guardar el progreso</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>Borrar para siempre: pulse otra vez</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>Se ha borrado {name}, con todo su progreso.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Añadir alumno</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>Guardar el progreso…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>Mapa de reglas y alumnos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>De cualquier dificultad</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>De fácil a difícil</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>No hay ningún ejercicio así: elija otro tema u otra dificultad.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>ha ganado el encuentro</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>protesta sin resolver</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>juega {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>La reina cuenta 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>La reina cuenta 0 (regla {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>tiene la reina: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>Reina por cubrir: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>La reina cuenta {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>en turno</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancas</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} puntos</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: {won} de las {needed} partidas que ganan</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Mg</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Saque</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
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
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>El más grande</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>No usar</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: rellénelo junto al tablero, o salga con Esc.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>El saque no toca nada</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Saca Asha. Su percutor pasa junto a todas las piezas y no toca nada; el tiro es correcto.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>Un saque que no toca nada aún no está hecho. Tiene hasta tres intentos en el turno.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>Falla el tercer intento</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha saca por tercera vez. De nuevo el percutor no toca nada; el tiro es correcto.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>Tras tres intentos el turno pasa. El saque sigue por hacer: lo hace Ravi, con negras.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>Tiró antes de «Play»</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>Asha tira antes de que el árbitro anuncie «Play». Su percutor toca las fichas y cae una blanca.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>Las fichas embocadas antes de «Play» salen, con una ficha más. No tiene otra ficha en las troneras: esa queda debida.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>Se debe una ficha</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha debe una ficha y no tiene ninguna en las troneras. Ahora emboca una ficha blanca con un tiro correcto.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>Una ficha debida se retira en cuanto hay una, también en el propio turno. Ella sigue.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>Percutor y ficha</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha emboca una ficha blanca y cae también el percutor. El tiro es correcto.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>Su ficha vuelve y debe una más. Como embocó una ficha suya, sigue.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>El percutor solo</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha emboca el percutor y nada más. El tiro es correcto.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>Una ficha vuelve como deuda y el turno pasa: no cayó ninguna suya.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>Un tiro incorrecto</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi empuja el percutor en vez de golpearlo. Cae una ficha blanca suya.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>La ficha vuelve, con una más por la falta, y el turno pasa.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>Fichas que saltan</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha emboca una ficha blanca. Una ficha negra y la reina saltan del tablero.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>Lo que saltó nunca dejó el tablero: el árbitro pone en el centro primero la reina, luego la ficha. Por la ficha que embocó, Asha conserva el turno.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>Ficha de uno, tiro de otra</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi debe una ficha y no tiene ninguna en las troneras. Asha emboca una ficha de él y ninguna suya.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>El tiro de Asha hizo disponible la ficha de Ravi: vuelve al momento, y la coloca ella misma. El turno pasa.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>La reina demasiado pronto</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi emboca la reina sola. En esta manga no se ha embocado ninguna ficha suya.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>Mientras no se haya embocado una ficha suya, no le corresponde la reina: vuelve, el turno pasa, no hay penalización.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>La reina está cubierta</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi embocó la reina con su último tiro. Ahora cae una ficha blanca suya.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>Una ficha propia en el tiro siguiente cubre la reina. Él sigue.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>La reina sin cubrir</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha embocó la reina con su último tiro. Ahora cae una ficha blanca, que es de Ravi.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>Una ficha del otro bando no la cubre: la reina vuelve y el turno pasa. La ficha de Ravi sigue embocada.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>La reina con deuda</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha debe una ficha que aún no se pudo colocar. Emboca la reina sola.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>Manos quietas</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha tiene el turno y aún no ha tirado. Ravi, enfrente, toca una ficha con la mano.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>Una infracción del jugador que no tiene el turno es falta técnica: vuelve una ficha suya. Asha conserva el turno.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>Quince segundos</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha embocó una ficha y sigue en turno. Pasan quince segundos sin tiro.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>Las reglas fijan el tiempo pero no nombran penalización. El programa lo toma como falta tras el primer tiro de un turno: una ficha, y el turno. Usted puede decidir de otro modo.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>Lejos del tablero</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>Asha se levanta y deja su asiento mientras se juega la manga. No ha pedido permiso.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>Dejar el asiento hace perder la manga: Ravi recibe las fichas de ella en el tablero y tres por la reina que está allí.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>En el club</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>Con las reglas del club: Asha embocó una ficha, ahora cae una de Ravi y ninguna suya.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>En las ediciones de club, embocar una ficha del otro bando es falta: el turno termina y vuelve una ficha de ella.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>La última ficha antes de la reina</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha emboca su última ficha. La reina está en el tablero.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>La última ficha antes de la reina pierde la manga: Ravi recibe tres puntos, haya lo que haya allí.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>La última ficha del otro bando</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha ha cubierto la reina. Ahora cae por su tiro la última ficha de Ravi, y ninguna de ella.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>A Ravi no le quedan fichas: gana la manga, con tantos puntos como fichas tiene ella en el tablero. La reina que ella cubrió no cuenta para nadie.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>Con 22 puntos</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha tiene 22 puntos y ha cubierto la reina. Cae su última ficha.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>Desde 22 puntos la reina no cuenta nada: solo cuentan las dos fichas del tablero. La partida sigue.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>Empate tras la última manga</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>Van 10 : 15 en la octava y última manga. Ravi cubrió la reina. Cae la última ficha de Asha.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>Cinco fichas hacen 15 : 15. Empate tras la última manga: un sorteo y una manga extra.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>La manga extra</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>Había empate tras ocho mangas. En la manga extra Asha cubrió la reina, y cae la última ficha de Ravi.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>A quién le toca en dobles</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil tira correctamente y no emboca nada.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>En dobles el turno va hacia la derecha: tras Anil le toca a Rosa, que se sienta a su derecha.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>Quién coloca en dobles</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi emboca una ficha blanca y el percutor con un tiro correcto.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>Como en individuales, vuelven dos fichas y él sigue. En dobles las coloca el jugador a su derecha.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>Quien debe una ficha no puede tomar la reina: vuelve, y el turno pasa. La ficha sigue debida.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>Quien gana la manga extra gana la partida, aunque sea por un punto. La reina cuenta para el ganador solo si la cubrió.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>Anótelo en el puesto</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Otra…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Tomar esta</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>Elija qué ha de ocurrir. Primero decide usted, luego el programa muestra su decisión.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situaciones</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – resuelta</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>Elija una situación.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>No se sabe cuándo se jugó; el día escrito es {day}.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>No se ha jugado; se ha omitido.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>Otro jugador lleva el nombre {name}: este tiene el apodo {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>La mesa {table} está ocupada en esta ronda; en SoL tiene otro número.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>El archivo no tiene ningún emparejamiento de este torneo y ronda entre estos bandos; no se escribió nada.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>El archivo tiene varios emparejamientos de este torneo y ronda entre estos bandos, y ni la mesa ni el día dicen cuál es; no se escribió nada.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>Varios encuentros tienen un resultado para este emparejamiento; no se escribió nada. Deje solo el que cuenta.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>Aún no hay resultado; no se escribió nada.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>El archivo ya tiene otro resultado; se dejó como estaba.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>ronda {round}, mesa {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>El archivo tiene una partida para este encuentro: se escribió la primera de {games}.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>SoL no tiene sitio para las mangas de un encuentro a tres partidas; se escribieron sus marcadores.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>Una protesta espera su decisión: el resultado queda en suspenso y no se escribe.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>El encuentro no ha terminado: se escribe como está.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL hace su clasificación al mejor de {most}: vea allí quién ha ganado.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>La partida {number} se escribe sin sus mangas: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>La partida {number} terminó {score}; SoL muestra como mucho {most} puntos.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>La partida {number} iba {stood} y cuenta para el bando {side}: se escribe {score}, sin mangas.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>La partida {number} no se jugó y cuenta para el bando {side}: se escribe {score}, sin mangas.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>no se conocen todas.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL cuenta {queen} puntos por la reina, hasta {most} puntos.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL tiene sitio para {most}.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL no los sumaría al mismo marcador.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>El sonido lo reprodujo {player}. ¿Lo ha oído?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>Otro sonido ocupó su lugar. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>Este equipo no tiene reproductor de sonidos. Instale pw-play, paplay o aplay.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>No se pudo escribir el sonido en el disco: {said}. Haga sitio.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>No se puede iniciar {player}: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} no pudo reproducir: {said}. ¿Hay un altavoz conectado y elegido?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} no llegó a terminar. ¿Está ocupado el dispositivo de sonido?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} no pudo reproducir. ¿Hay un altavoz conectado? Pruébelo en las preferencias.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>Sin sonido: el reloj solo parpadea. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>Hacer oír los últimos cinco segundos y el fin del tiempo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>Se elija lo que se elija, el reloj también parpadea.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>Tictac en cada uno de los últimos segundos</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>Se ha desconectado la pantalla para la sala.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>Hay una sola pantalla: mueva la ventana para la sala a donde se vea.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: para la sala</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} puntos, {games} partidas ganadas</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>{a} – {b} fichas en el tablero</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>Encuentros recientes</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Ningún encuentro abierto</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>Sin terminar: continúelo</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>Un nuevo encuentro pide jugadores, reglas y formato en una página. La práctica tiene situaciones que decidir, y allí nada cuenta.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>Partidas {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>Guardado {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>Deshacer  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
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
        <translation>Todo lo confirmado en este encuentro se escribió en {file}: desde ahí se puede importar.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>Guarde enseguida el encuentro en otro sitio: no se pudo escribir ningún archivo.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>El encuentro guardado {match} no puede continuar: la entrada {number} no es posible donde está. {why} Haga rescatar lo que se pueda leer, o restaure una copia de seguridad.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} se ha movido o borrado: no hay nada que copiar. Devuélvalo a su sitio, o reinicie el programa.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (la carpeta de copias de seguridad)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>La segunda carpeta de copias, {folder}, no está: no se hizo ninguna copia en ella. Conecte su disco o memoria, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} está dañado, y también la copia que se hizo de él: {problem}. Restaure una copia de seguridad anterior, o haga rescatar en una base de datos nueva lo que se pueda leer.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>La copia {file} está dañada: {problem}. Elija otra.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} se abrió solo para lectura: no se guardó nada. Ábralo antes para escritura.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} Este puesto solo la muestra: no se guardó nada. Cierre antes el otro puesto.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>{place} o su diario se sobrescribió mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} La está preparando: inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} ya no está, pero {file}-wal con las últimas entradas sí. Devuelva el archivo a su sitio e inténtelo de nuevo, o haga rescatar lo que se pueda leer.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} está vacío, pero {file}-wal con las últimas entradas no. Devuelva el archivo a su sitio e inténtelo de nuevo, o haga rescatar lo que se pueda leer.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} ya no está, pero hay copias de seguridad suyas en {folder}. Restaure la última, o comience sin encuentros.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} está vacío, pero hay copias de seguridad suyas en {folder}. Restaure la última, o comience sin encuentros.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} No se guardó nada. Devuelva el archivo a su sitio, o reinicie el programa.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} está dañado: no dice de qué versión es. Restaure la última copia de seguridad, o haga rescatar en una base de datos nueva lo que se pueda leer.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} aún no contiene encuentros. Ábralo una vez para escritura para prepararlo.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} es de un Carrom Desk más antiguo. Ábralo una vez para escritura: entonces se actualiza.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} es de un Carrom Desk más nuevo, y se deja como está. Instale esa versión para abrirlo.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} no es una base de datos de encuentros: pertenece a otro programa, y se deja como está. Elija otro archivo.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>Ningún archivo tiene un nombre con un carácter nulo. Indique la ruta de un archivo.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>Esta no es la dirección de una base de datos. Indique la ruta de un archivo, o una URL como sqlite:///RUTA.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>Una base de datos en memoria perdería todos los encuentros. Indique la ruta de un archivo.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: no existe esa carpeta personal. Indique la ruta completa de un archivo.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} es un enlace a {file}, que no existe. Mire si su disco está conectado o elija otro archivo.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>No hay controlador para bases de datos del tipo {kind}. Instale uno, o indique la ruta de un archivo.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>El disco que contiene {place} está lleno: no se guardó nada. Libere espacio y repita el último paso. Todo lo confirmado antes está a salvo.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} es de solo lectura: no se guardó nada. Permita escribir en el archivo y su carpeta, o elija otra base de datos.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>Otro programa está escribiendo en {place} y no lo soltó: no se guardó nada. Espere un momento y repita el último paso; si sigue así, cierre el otro programa.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>No se puede abrir {place}. Mire si existe su carpeta, si su disco está conectado y si usted puede leer y escribir en ella.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>Falló la lectura o escritura de {place}: no se guardó nada. Mire si su disco está conectado y tiene espacio, y repita el último paso.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>Usted no puede abrir {place}. Pida a su propietario permiso para leer y escribir, o elija otra base de datos.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} no existe. Mire la ruta, y si su disco está conectado.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} es una carpeta. Indique la ruta de un archivo que esté en ella.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} no puede estar ahí: hay un archivo donde debería estar su carpeta. Indique otra ruta.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} es un enlace que lleva a sí mismo. Indique la ruta de un archivo.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} es un nombre demasiado largo para un archivo. Indique otra ruta.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>La base de datos en {place} no respondió como debía: no se guardó nada. Mire si su servidor funciona y es accesible, y repita el último paso.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} está dañado y no se puede leer: no es una base de datos, o se sobrescribió una parte. Haga rescatar en una base de datos nueva lo que se pueda leer, o restaure la última copia de seguridad.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>Otro puesto ha escrito en este encuentro desde que se abrió aquí: no se guardó nada. Abra de nuevo el encuentro para ver qué contiene ahora.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} está dañado. Haga rescatar en una base de datos nueva lo que se pueda leer, o restaure la última copia de seguridad. Se encontró: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} es un dispositivo o una tubería y no un archivo, y se deja como está. Elija otro archivo.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} tiene un segundo nombre en su disco, un enlace duro: lo que se guarde con un nombre podría perderse con el otro. Quite uno de los nombres, o copie el archivo y abra la copia.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} no se puede crear: no existe la carpeta {folder}. Mire la ruta y si su disco está conectado, o cree antes la carpeta.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>{file} se movió o borró mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>{file} se truncó mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>{file} se sobrescribió mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>El diario de {file} se movió o borró mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>El diario de {file} se truncó mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>El encuentro {match} ya está aquí: no se guardó nada.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>El encuentro {match} está en la papelera: no se guardó nada.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} Se sobrescribió mientras este puesto lo tenía abierto.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>El identificador del encuentro está vacío o contiene caracteres que no se pueden guardar. Dele otro.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>No hay ningún encuentro {match} en esta base de datos. Mire la lista de encuentros.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>Esta entrada no se puede guardar, porque no se podría volver a leer: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>Este encuentro no se puede guardar, porque no se podría volver a leer: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>contiene lo que ningún archivo puede contener.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>falta la entrada {number}</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>debería tener {length} entradas y tiene {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>No se puede leer el encuentro guardado {match}: {why}. Restaure la última copia de seguridad, o haga rescatar en una base de datos nueva lo que se pueda leer.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>La copia {place} ya no está. Elija otra.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>encuentro {match}: no se puede leer nada de él.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>encuentro {match}, {sides}: salvado hasta la entrada {kept} de {of}.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>encuentro {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>encuentro {match}, entrada {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>Otro puesto tiene esta base de datos abierta para escritura.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>Otro puesto tiene esta base de datos abierta para escritura: proceso {process} en {host}, desde {since}.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} Ciérrelo antes e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} está en un servidor: pida a quien lo mantiene que lo restaure.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>El encuentro {match} es demasiado largo: con sus decisiones no cabría de nuevo en ningún archivo de encuentro.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>No tocó nada</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Antes de «Play»</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>Embocadas</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>Saltaron</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>en tronera</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>saltó del tablero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Percutor</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>Por qué fue incorrecto</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>Incorrecto, sin motivo</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>Este tiro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Percutor</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Antes de «Play»</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>Saltó</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>Sin tocar</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>Incorrecto: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>Incorrecto…</translation>
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
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>Segundas copias</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Corriente</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Segunda pantalla</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>MAL</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>Ocúpese de lo que está MAL antes de que comience un encuentro.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>Puede comenzar un encuentro. Mire lo señalado.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>Todo bien: puede comenzar un encuentro.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>Hay {free} libres; una entrada está en el disco tras {ms} ms.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>Abierta, y su estructura está bien.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>La última es de {last}.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>La segunda carpeta está y se puede escribir en ella.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>Son las {time}. ¿Es correcto?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>Enchufado.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>Hay {count} pantallas conectadas.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>Se pueden mostrar todas las escrituras.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>Se escribió una página en PDF.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>Solo hay {free} libres. Borre pronto lo que no haga falta.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>Solo hay {free} libres. Haga sitio antes de un encuentro.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>Lento: {ms} ms hasta que una entrada está en el disco. Cierre otros programas, o use otro disco.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>No se puede escribir en él: {why}. No se guardaría nada: use otro disco.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>Los encuentros no están abiertos. «Y ahora» dice por qué.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} Abra el menú y luego «Copias de seguridad…».</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>Aún ninguna; la primera llega al terminar una partida.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>No se puede escribir en {folder}: {why}. Permita escribir en ella.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>Sin segunda carpeta. Una memoria USB es más segura: menú, «Copias de seguridad…».</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} no está. Conecte la memoria, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>No se puede escribir en {folder}: {why}. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>Marca {time}, lo que no puede ser. Ponga la fecha y la hora.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>El reloj con el que se miden los tiros está parado. Reinicie el equipo.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>Con batería, queda el {percent} %. Enchúfelo.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>Con batería, solo queda el {percent} %: muy poco para un encuentro. Enchúfelo ya.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>No consta ninguna batería: mire si está enchufado.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>Aquí no consta: mire si está enchufado.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>Hay una sola pantalla, que basta al árbitro.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>Faltan letras: {why}. Instale de nuevo Carrom Desk.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>No se pudo escribir ningún PDF: {why}. Escriba los informes en HTML.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>Desactivado en las preferencias. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>Los encuentros están en un servidor: quien lo mantiene hace las copias.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>Revisión del sistema</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Revisar de nuevo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>en revisión</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>Asumir un encuentro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>Puntos en esta partida</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>Fichas en el tablero</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>Fichas debidas</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>Mangas terminadas de esta partida</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>Saca en esta manga, juega con blancas</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>En turno</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>cubierta por {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>El saque está hecho</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo va</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>La manga en juego</translation>
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
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>Sorteo para la manga extra</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>Anotar el sorteo</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. ¿Quién ganó el sorteo?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>El saque</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>El lado</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. ¿Qué toma el ganador?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. ¿Qué jugador de la pareja que saca hace el saque?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>Diga quién ganó el sorteo.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>Diga si el ganador toma el saque o el lado.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>Diga qué jugador saca.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} se sientan primero.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} eligen el lado.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} sacan y juegan con blancas.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} saca y juega con blancas.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} se sienta primero.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} elige el lado.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(regla {number})</translation>
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
        <translation>{case} (regla {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Fuera de turno</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>Ficha equivocada</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>Deuda olvidada</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>Reina sin cubrir</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>Siguió</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>Jugó sin tener el turno, sin advertirse: el turno vale</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>Ficha equivocada colocada, sin advertirse: se queda</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>Fichas debidas no colocadas, sin advertirse: se pierden</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>Reina no cubierta, sin advertirse: cuenta como cubierta</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>Ficha del rival embocada, sin advertirse: cuenta; el turno termina cuando se advierte</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>No se puede leer el encuentro que contiene.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>No hay ningún encuentro en este archivo: nombre el encuentro del que es informe.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>El informe es del encuentro {one}, no de {other}.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>El informe se hizo con la versión {made} y esta es la versión {own}: puede diferir solo por eso. Verifíquelo con la versión {made}.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>El encuentro {id} está guardado de otro modo: ha seguido desde entonces, o se cambió.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>Algo está dibujado de otro modo que en un informe de este encuentro.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>Falta «{ought}».</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>Se añadió «{told}».</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>Pone «{told}» donde el encuentro tiene «{ought}».</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>Este no es un informe que se pueda comparar: PDF, HTML, CSV y XLSX sí.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} pierde el encuentro.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} pierden el encuentro.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>Advertencia {number} para {player}; el turno queda como está.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 advertencia</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>Falta…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>Juez árbitro…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>Tiempo excedido</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>Estas reglas no fijan aquí ningún tiempo.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>Antes de «Play» no corre ningún tiempo.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>Esto se refiere a la última decisión: confirme antes el tiro, o vacíe sus marcas.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Abrir otro archivo…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>Comenzar sin encuentros</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>Sorteo…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Gana {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>Ver lo nuevo</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>Escribir aquí</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>El otro puesto se ha cerrado: el encuentro puede seguir aquí.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Abrir otra vez</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Otro sitio…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>NO GUARDADO. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>La última entrada aún no está guardada. Guárdela otra vez, guárdela en otro sitio o descártela antes.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>Marque lo que cayó y confirme.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>Las marcas se contradicen.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>Confirme el tiro.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Colocadas</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>Renuncia</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Sin sitio</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>Ganan {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Lados cambiados</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>Anote el sorteo.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>Abriendo los encuentros…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>Comience un encuentro, o abra uno.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>Sin terminar: {names}. ¿Seguir?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>Tome una situación, o arbitre un encuentro que no cuenta.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>Situaciones…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Salir de la práctica</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} coloca {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>Protesta de {side} sin resolver: resultado en suspenso.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>Saca {player}: anuncie «Play».</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Iniciar reloj</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>Tiempo agotado. Anote el tiro, o «Tiempo excedido».</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>No reclamar</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>Reclamar {points}</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>El tiempo de presentación ha terminado. ¿Walkover?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>Cayó sola</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>El tiempo de la ronda ha terminado. Siga o termine la partida.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar partida</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (regla {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>Cayó sola</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>Sitio para {count}</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>SOLO LECTURA. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>El reloj está parado.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>El reloj está parado. «Play» lo reanuda.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Admitir</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Rechazar</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>Y ahora</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Anuncio</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>Alarma: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>Y ahora: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarma</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>Anuncio: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>Nada que anunciar</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>Motivo (se imprime)</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>Indique el motivo: se imprime en el informe.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>No llegó a tiempo al tablero</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>No hay ningún encuentro abierto.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>Abra antes un encuentro.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>Los encuentros no están abiertos.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>No hay nada marcado.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>Crear un informe de error…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>Emparejamientos de SoL</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Rescatar lo que se pueda leer</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>Segunda carpeta de copias</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>Las copias van también a {folder}.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>Sin segunda carpeta</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>Puntos de la manga</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>Esto se escribió antes; «Vaciar todo» empieza con una página vacía.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>Qué jugador</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>El encuentro ha terminado.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>El nombre debe terminar en .pdf o .html.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>Decisión del árbitro</translation>
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
        <translation>PRÁCTICA – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>No se hizo ninguna copia; el encuentro está a salvo. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>Abriendo un encuentro largo…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>Se están abriendo los encuentros.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>Los encuentros son de una versión anterior: se copian y luego se actualizan…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>El encuentro está guardado: está en la lista de encuentros.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>El encuentro está guardado y sigue desde aquí.</translation>
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
