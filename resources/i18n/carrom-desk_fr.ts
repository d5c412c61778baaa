<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <translation>Il propose&#xa0;; l’arbitre décide.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>Vos matchs sont conservés dans {database}.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>Le programme n’utilise pas le réseau.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>Traduites, mais pas encore relues par une personne ayant grandi avec la langue&#xa0;: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>Libre sous licence MIT. Les polices sont Noto Sans, sous SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>Mettre à la corbeille  (Suppr)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Supprimer à jamais…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>Fichiers de match, à importer ailleurs…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>Un fichier pour SoL, la gestion de tournoi…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>Résultats dans le fichier SoL de l’organisateur…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>la main peut passer au-dessus de la flèche</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>la main peut toucher la surface pendant un tir</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>les mains peuvent reposer sur son propre corps, les jambes sur le bord de son propre siège</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>on peut jouer de l’une ou l’autre main</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>un pion est placé dès que le doigt le lâche dans le cercle extérieur</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>le joueur qui a la main peut, avec le striker, ôter l’excès de poudre de ses lignes et cercles de base</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>pendant le placement, striker et pions peuvent reposer près de ses propres lignes de base</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>Pas de faute&#xa0;: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>Rectifier l’entrée {number}</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>Rectifier</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Qui l’a fait</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>Points supplémentaires réclamés</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>A gagné le tirage au sort</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prend</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>Joueur qui casse</translation>
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
        <translation>Ensuite&#xa0;: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>Entrées qui ne sont plus valables&#xa0;: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>L’état actuel du match ne change pas.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>Un tir de Blanc</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>Une infraction de Blanc avant son premier tir</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>Une infraction de {side}, sans tir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>Règles auxquelles les autres sont comparées</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La Reine</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>La casse</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>La casse est faite</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>La casse est à faire&#xa0;: essai {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>Un pion blanc a déjà été empoché</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>Un pion noir a déjà été empoché</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Tir irrégulier</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Rien touché</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Avant «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>Ce que décide chaque édition</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>Pions blancs sur le plateau</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>Pions noirs sur le plateau</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>Pions dus par Blanc</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>Pions dus par Noir</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>Points de Blanc</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>Points de Noir</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>Copié comme scénario&#xa0;: «&#xa0;carrom-desk rule&#xa0;» le lit.</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>Ce n’est pas un scénario. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>Collé.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>Avant «&#xa0;Play&#xa0;», seule la casse est possible.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>Avec moins de neuf pions, ou avant la casse, c’est établi.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>La question ne porte sur aucun tir.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>Blanc a la main.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>Copier le scénario</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Coller un scénario</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Imprimer ou enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>Selon ces règles, c’est impossible</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>{player} a la main.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}&#xa0;: {men} sur le plateau{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>Score {own}&#xa0;: {opponent}, le joueur qui a la main en premier.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>La casse est à faire&#xa0;: essai {number} sur {most}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>Un de ses pions avait été empoché et est revenu.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, avant le premier tir de son tour&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>Reine confirmée par {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>Ce que disent les règles</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ signale ce qui diffère de la première de ces éditions.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interprétation</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Second dossier…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>Une sauvegarde est faite à chaque démarrage, après chaque partie et chaque match, et en quittant. Un second dossier, sur une clé ou un autre disque, les conserve si le disque de cette machine tombe en panne.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>Les sauvegardes ne vont dans aucun second dossier.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>La sauvegarde choisie prend la place de la base de données&#xa0;; l’actuelle est conservée à côté.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>La dernière sauvegarde a échoué. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Faite</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>Dernier match inclus</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Sauvegardes, la plus récente d’abord</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>Choisissez une sauvegarde.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Il n’y a pas encore de sauvegarde.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>Cette sauvegarde est en cours d’examen…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>Les sauvegardes peuvent aussi aller dans un second dossier, par exemple sur une clé USB.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Second dossier…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>start</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fin de partie</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>fin de match</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>avant une mise à niveau</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>avant remplacement</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>programme fermé</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>Matchs&#xa0;: {matches}, entrées&#xa0;: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>Le match en cours reste&#xa0;: ouvrez-en ou commencez-en un autre avant de le supprimer.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} est dans la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} match est dans la corbeille.</numerusform>
            <numerusform>{count} matchs sont dans la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} est supprimé définitivement.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} match est supprimé définitivement.</numerusform>
            <numerusform>{count} matchs sont supprimés définitivement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} est de nouveau dans la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} match est de nouveau dans la corbeille.</numerusform>
            <numerusform>{count} matchs sont de nouveau dans la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} est de retour parmi les matchs.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} match est de retour parmi les autres.</numerusform>
            <numerusform>{count} matchs sont de retour parmi les autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>Pion blanc {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>Pion noir {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>empoché</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>sorti</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>empoché par ce tir</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>sorti du plateau à ce tir</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>hors du plateau</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · a la main</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>sur le plateau&#xa0;: {white} × blanc, {black} × noir, Reine</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>sur le plateau&#xa0;: {white} × blanc, {black} × noir</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>Reine à confirmer</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>Reine à remettre</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>Reine confirmée</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>Reine confirmée par {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>confirmée</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>doit {count}</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>à placer</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>Plateau de carrom</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Hors du plateau</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>Qu’est-il tombé dans ce trou&#xa0;?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>{count} sur le plateau</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>le prochain appui signifie&#xa0;: sorti du plateau</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} × blanc</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} × noir</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>la Reine</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>empoché&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>sorti&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour} doit {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>à placer&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>doit</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>D’abord le tirage au sort.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>striker poussé</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>striker pas sur les deux lignes de base</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>cercle de base non couvert, ou flèche touchée</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>coude au-dessus de la surface ou des lignes de flèche</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>striker adverse encore sur le plateau</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>corps au-delà des lignes de flèche</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>appui pris pendant le tir</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>tir sans le doigt</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>tir sans striker</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>main ou bras au-delà des lignes de faute</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>tir non dirigé vers l’avant</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>pion derrière la ligne touché en premier</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 secondes dépassées</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>pion ou Reine touchés</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>plateau heurté ou secoué</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>mauvais usage de la poudre</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>striker posé sur le cadre ou dans un trou</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>striker laissé sur le plateau</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>objet solide dans la main</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>course du striker essayée</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>pions réarrangés avant la casse</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>striker changé pendant un board</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>plateau déplacé</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>corps contre le plateau, le support ou la table</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>vêtements ou bijoux sur la surface</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>chaise déplacée</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>hauteur du siège modifiée</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>places échangées</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>adversaire gêné</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>paroles ou signes entre partenaires</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>score demandé sans avoir la main</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>pion placé hors du cercle extérieur</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>autres pièces déplacées en plaçant</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>placé trop tard</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>pion placé sur le cercle central</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>son propre pion placé</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>pion placé pour un tir avec la Reine</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>pions tendus par le partenaire</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>autre pion ou striker en main en plaçant</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>pions disposés trop lentement</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>côtés changés trop lentement</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>adversaire gêné de nouveau</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>réclamation en termes grossiers</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>place quittée</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>joué sans avoir la main</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>plateau dérangé sans remède</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>poursuite du jeu sans «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>indiscipline</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>match quitté sans permission</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>pause dépassée</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>décision non acceptée</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>officiels insultés</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>tabac, alcool ou drogues</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>striker non homologué</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>jeu arrêté sans permission</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>adversaire gêné une troisième fois</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>pas à la table à temps</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>conversation avec des spectateurs</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Touche&#xa0;: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Restaurez la dernière sauvegarde, ou faites récupérer ce qui est lisible dans une nouvelle base de données.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>Les règles actuelles donneraient une autre décision à cette entrée&#xa0;; celle qui a été donnée demeure.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>Le fichier est endommagé&#xa0;: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>Les tables ne peuvent pas être lues&#xa0;: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>Élément manquant&#xa0;: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>Élément étranger ici&#xa0;: {kind} {name}&#xa0;; autre chose l’y a mis. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>Élément modifié&#xa0;: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>La base de données ne dit pas de quelle version elle est. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>Les références ne peuvent pas être vérifiées&#xa0;: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>Il y a dans {table} des lignes qui n’appartiennent à aucun match. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>La liste des matchs ne peut pas être établie&#xa0;: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>L’identifiant d’un match n’est pas un texte. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>Le match ne peut pas être lu&#xa0;: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>Le match n’a pas de sens ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>Le match est dans la liste mais introuvable. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>L’heure de cette entrée a été modifiée après l’enregistrement. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>La colonne {column} contient ce qui ne peut pas s’y trouver. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>Les joueurs listés ne sont pas ceux du match. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>L’heure de début du match a été modifiée après l’enregistrement. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>L’heure de mise à la corbeille du match n’est pas une heure. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>Cette entrée n’est pas possible à cet endroit&#xa0;: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>La liste montre autre chose que ce à quoi mène le journal. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>Cette entrée manque. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Cette entrée a été modifiée après l’enregistrement&#xa0;: son empreinte ne correspond plus. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>L’entrée précédente a été modifiée après l’enregistrement&#xa0;: son empreinte ne correspond plus. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>Les données du match ont été modifiées après l’enregistrement&#xa0;: leur empreinte ne correspond plus. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>Le match devrait avoir {length} entrées et en a {found}. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>Une empreinte ne correspond pas&#xa0;: la fin du journal a été modifiée après l’enregistrement. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>Une empreinte ne correspond pas&#xa0;: les données du match ont été modifiées après l’enregistrement. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>la partie</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>le match</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>rejetée</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>admise</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (règle {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>Blessure ou maladie</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>Panne d’éclairage</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>Une remarque pour le rapport&#xa0;; elle ne change rien.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>Le chrono s’arrête&#xa0;; «&#xa0;Play&#xa0;» le relance.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Appel</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>Juge-arbitre appelé</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>Pion abîmé remplacé</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>Un avertissement&#xa0;: il figure au rapport et ne décide rien.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>Qui est averti&#xa0;?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>Corriger le tour</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>Une erreur remarquée après le tir suivant&#xa0;: indiquez qui a maintenant la main. Avant la casse, c’est lui qui casse, avec les blancs.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>Qui a la main&#xa0;?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>Temps de la partie écoulé</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>Le joueur qui a la main ne tire pas. Quand chacun a passé trois fois, faites rejouer le board.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>Rejouer le board</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>Le board est annulé et rejoué&#xa0;; le même joueur casse.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>Chacun a passé trois fois</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>Circonstances indépendantes de l’arbitre</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>Pas de place pour le striker sur les lignes de base</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Côtés changés</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>Les joueurs ont changé de côté.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Réclamation</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>Le résultat est suspendu jusqu’à la décision du juge-arbitre&#xa0;; le jeu peut continuer.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>Qui réclame&#xa0;?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>Faits, décision rendue et ce qui est demandé</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>Réclamation tranchée</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>Admise&#xa0;: le board est rejoué. Rejetée&#xa0;: le résultat est maintenu.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>Un camp abandonne la partie ou le match.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>Qui abandonne&#xa0;?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>Un camp gagne parce que l’autre ne se présente pas ou ne peut pas jouer.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Qui gagne&#xa0;?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifier</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>Un camp perd le match.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>Qui perd le match&#xa0;?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>Agitation parmi les spectateurs</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>Pions à placer</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>Ce que sont devenus les pions à placer&#xa0;: ceux de toute décision depuis le dernier tir, et combien restent dus faute de place.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>La partie se termine&#xa0;: le board en cours ne compte pas, et celui qui mène gagne. À égalité, la partie est nulle si c’était convenu.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>Juge-arbitre et autres</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>Quelle réclamation</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Motifs habituels</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Inscrire</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>Choisissez l’un des deux.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>Décrivez-le par écrit&#xa0;: le texte est imprimé dans le rapport.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>Choisissez ou écrivez un motif</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>Entrées moins courantes</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>Board d’essai</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>Chrono du tir</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>Placer/renoncer</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Change­ment de côté</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>dès l’appel à la table</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>dès que les deux camps sont assis</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>dès «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>dès l’arrêt des pièces</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>dès le striker ôté</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>dès le placement</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>dès l’annonce</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>dès la fin du board</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Inutilisé</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas lancé</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marche</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>5 dernières s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>Temps dépassé de {seconds}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, ou selon votre réglage</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (règle {laws})</translation>
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
        <translation>{state}, reste {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>Tiré à {seconds}</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>Rien n’est chronométré.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>Le chrono tourne déjà.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>Le chrono ne tourne pas.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>Le chrono est arrêté&#xa0;: «&#xa0;Play&#xa0;» le relance.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>Ce chrono n’est pas utilisé. Pour l’utiliser, lancez-le à la main.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>Chrono</translation>
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
        <translation>Relancer</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 secondes</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TEMPS</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>Options du chrono</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>Rien n’est chronométré</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>Chronos</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Tous les chronos</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>Exception pour un chrono</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>Automatique&#xa0;: il démarre de lui-même. Proposer&#xa0;: il attend que vous le lanciez. Ne pas utiliser&#xa0;: rien n’est chronométré, sauf si vous le lancez.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>Appuyez deux fois&#xa0;: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} Appuyez encore pour confirmer.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>Une erreur du programme. Toutes les entrées validées jusqu’ici sont sur le disque. Fermez ceci et continuez.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>Veuillez joindre ces détails à un signalement&#xa0;; l’endroit de l’erreur figure aussi dans {log}.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>La sauvegarde {place} est maintenant la base de données.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>L’ancienne base de données est conservée&#xa0;: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restauré</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>La sauvegarde prend la place de la base de données…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Restauration</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Récupéré</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>Ce qui est lisible est récupéré, match par match…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>Le fichier et chacun de ses matchs sont vérifiés…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>Vérification de la base de données</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>Ouvrir une autre base de données</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>Matchs récupérés en entier&#xa0;: {whole}, en partie&#xa0;: {partial}, perdus&#xa0;: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>Le fichier endommagé est conservé&#xa0;: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>Matchs vérifiés&#xa0;: {matches}, entrées&#xa0;: {entries}. Tout est en ordre.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>Matchs vérifiés&#xa0;: {matches}, entrées&#xa0;: {entries}. Erreurs&#xa0;: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>décembre</translation>
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
        <translation>{path} contient le journal et le match ouvert avec les noms des joueurs. Joignez-le à votre signalement.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>Créer un rapport d’incident</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>Rapports et statistiques</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>Saisissez le nom du tournoi.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>Saisissez le nom du joueur.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>Saisissez une date telle que 2026-11-21.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>Écrire le document</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>Le document est dans {path}.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>Tout n’y est pas</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>Ce que le document ne dit pas, ou pas tel quel&#xa0;:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>Aucun match enregistré n’a de joueur de ce nom.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>Aucun match enregistré n’en fait partie.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>Un match est omis&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>Rapport du match</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>Statistiques du match</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>Les matchs choisis ensemble</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>Tous les matchs d’un tournoi</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>Tous les matchs d’une date</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>Statistiques d’un joueur sur tous ses matchs</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>Feuille de score vierge avec les noms du match</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>Feuille de score vierge pour le simple</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>Feuille de score vierge pour le double</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, à imprimer et à signer</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, à lire dans un navigateur</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, un tableau des boards</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>La feuille à signer, une page</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>Détails et statistiques</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Le journal</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, un tableau</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, un tableau de tous les tirs</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, un classeur de tous les tableaux</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>Fichier de match, pour un autre Carrom Desk</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, pour la gestion de tournoi</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, tout sur chaque match</translation>
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
        <translation>Vérifier un rapport</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>Le rapport dit vrai&#xa0;: tout y découle du match {id}.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>Le rapport ne dit pas vrai&#xa0;: il a été modifié.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>Le rapport est celui d’un autre match.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>Les pages ont été envoyées à {name}.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Annulé&#xa0;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>Trop de matchs pour un seul document&#xa0;: {count}. Choisissez-en {most} au plus.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>Le document est en cours de création. Avec beaucoup de matchs, cela prend un moment.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>Comparaison du rapport en cours…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>Annulé&#xa0;: le rapport n’a pas été comparé.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>Règles de club du carrom</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>International Laws of Carrom (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF Laws of Carrom, version révisée</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Règles du carrom de Technitia 2K20</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>Règles de club</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>Règles ICF</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF révisées</translation>
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
        <translation>Le board {number} est terminé</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>La partie {number} est terminée</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Le match est terminé</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>Résultat suspendu&#xa0;: réclamation en attente</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>Board gagné par {side}</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>Board gagné par {side}</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>Partie gagnée par {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>Partie gagnée par {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>Match gagné par {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>Match gagné par {side}, {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>Match nul, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>Match gagné par {side}, par forfait</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>Disqualification ({loser})&#xa0;: match à {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>Abandon ({loser})&#xa0;: match à {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>Abandon ({loser})&#xa0;: partie à {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Le résultat est maintenu</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>Board {number}&#xa0;: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Reine {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>Reine 0 (règle {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n accordé</numerusform>
            <numerusform>%n accordés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n réclamé</numerusform>
            <numerusform>%n réclamés</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>Slam blanc&#xa0;: les neuf pions blancs et la Reine au premier tour.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>Slam noir&#xa0;: tous les pions noirs au premier tour.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>Égalité&#xa0;: tirage au sort, puis un board supplémentaire.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>Les joueurs changent de côté.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>Pause avant la dernière partie.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>Board {number}&#xa0;: {player} casse.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>Partie {number}&#xa0;: {player} casse.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>Partie nulle, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>Match gagné par {side}, par forfait</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Disqualification</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>Disqualification ({loser})&#xa0;: match à {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>Match abandonné</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>Abandon ({loser})&#xa0;: match à {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>Partie {number} abandonnée</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>Abandon ({loser})&#xa0;: partie à {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motif&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>Le score était de {a} – {b}.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>Parties&#xa0;: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>Montrer plutôt la décision</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>Imprimer et signer…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side}&#xa0;: abandon du match&#xa0;?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side}&#xa0;: abandon du match&#xa0;?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side}&#xa0;: abandon de la partie&#xa0;?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side}&#xa0;: abandon de la partie&#xa0;?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side}&#xa0;: match perdu&#xa0;?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side}&#xa0;: match perdu&#xa0;?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side}&#xa0;: match gagné par forfait&#xa0;?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side}&#xa0;: match gagné par forfait&#xa0;?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side}&#xa0;: board perdu&#xa0;?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side}&#xa0;: board perdu&#xa0;?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>Le board ne compte pas et est rejoué&#xa0;?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>Le board se termine autrement que ne le disent les règles&#xa0;?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>La partie se termine maintenant, et le board en cours ne compte pas&#xa0;?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>La réclamation est admise, et le board est rejoué&#xa0;?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>La réclamation est rejetée, et le résultat est maintenu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>Abandonne la partie</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>Abandonne le match</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>«&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>Décision de l’arbitre&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Côtés changés</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Le jeu continue</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>Réclamation admise</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>Réclamation rejetée</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (à l’appréciation de l’arbitre)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (règle {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>rien d’empoché</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>Casse&#xa0;: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>Casse, essai {number}&#xa0;: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>sorti du plateau&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>rien touché</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>irrégulier</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>avant «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>Ne réclame aucun point</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>Réclame 1 point supplémentaire</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>Réclame %n point supplémentaire</numerusform>
            <numerusform>Réclame %n points supplémentaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>Entrée {number} annulée</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>Entrée {number} rétablie</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>Entrée {number} rectifiée</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>On reprend au début du board {number}.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>{player} casse.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>Chacun a passé trois fois&#xa0;: le board est rejoué.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>Score {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>Changement de côté.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>Égalité&#xa0;: tirage au sort pour un board supplémentaire.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>Board annulé</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Disqualification</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>Jeu arrêté</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Réclamation</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>Reçoit la main de l’arbitre</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>a choisi de casser</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>a choisi le côté</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>Arbitré sur papier&#xa0;: les boards sont saisis d’après la feuille, les tirs n’ont pas été notés</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>A gagné le tirage au sort, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>La partie se termine au temps&#xa0;: le board en cours ne compte pas</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>Ces matchs et toutes leurs entrées disparaîtront. C’est irréversible.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Ce qui sera supprimé</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>Combien de matchs</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>Pour continuer, tapez le nombre de matchs à supprimer, {count}.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>Tous les tournois</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Un examen blanc de Carrom Desk, tiré de ses règles. Il n’est officiel nulle part&#xa0;: aucune fédération ne l’a établi ni noté.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>Examen blanc d’arbitre</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. Sujet {seed}. {marks} points, {minutes} minutes&#xa0;; la moitié des points suffit.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>Carrom</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>Réponses au sujet {seed}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}&#xa0;: {marks} points sur {full}. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>Selon {laws}, sujet {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>Oral&#xa0;: liste de contrôle</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>Pratique&#xa0;: liste de contrôle</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. Casse, tour, dus et Reine</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. Derniers pions, placement et double</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. Infractions, chronos et déroulement d’un match</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>Cite les annonces et le moment de chacune.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>Distingue un dû d’une pénalité, une faute d’une faute technique.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>Explique ce qui confirme la Reine et ce qui la fait revenir.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>Explique comment traiter une réclamation et ce qu’elle change.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>Trouve une règle dans le recueil sans aide.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>Contrôle plateau, pions, striker, sièges et poudre avant le match.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>Mène le tirage au sort, veille aux places et à la rosace.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>Annonce fort et sans délai, et tient les chronos.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>Fait placer les pions par le bon joueur au bon endroit.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>Remet correctement la Reine et ce qui est sorti du plateau.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>Remplit la feuille de score sans erreur et la fait signer.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>Examen blanc</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>Numéro du sujet</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>Nom du candidat</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>Commencer l’écrit</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>Commencer l’oral</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   J’avais juste</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   J’avais faux</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>Sujet…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Réponses…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Résultat…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>{right} réponses sur {count} étaient justes, selon vous-même.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>Question {number} sur {count}&#xa0;; temps restant {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>L’examen a commencé&#xa0;: terminez-le d’abord ou fermez-le.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>Aucun examen n’a encore été passé.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Faux.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} n’a pas pu être écrit&#xa0;: {why}. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} ne peut pas être lu&#xa0;: {why}. Choisissez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>Le match est dans {path}.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{done} matchs sur {all} sont écrits.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} match est dans {folder}.</numerusform>
            <numerusform>{count} matchs sont dans {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>Matchs non écrits&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 match est dans {folder}.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>Importer des fichiers de match</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}&#xa0;: lecture impossible&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}&#xa0;: contient le même match que {other}, qui le précède.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}&#xa0;: est déjà dans la bibliothèque, rien n’a été modifié.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}&#xa0;: ce match est en cours ici. Ouvrez-en ou commencez-en un autre avant de le remplacer.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>Matchs déjà enregistrés&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} match a été importé.</numerusform>
            <numerusform>{count} matchs ont été importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} a été importé.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>Fichiers lus&#xa0;: {done} sur {all} ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>Matchs repris&#xa0;: {done} sur {all} ({percent}&#xa0;%).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>Ce n’est pas du texte UTF-8 : l’octet {byte} est illisible.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>Ce fichier est trop volumineux pour être un match.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>Aucun board n’a été joué jusqu’au bout, ou une réclamation suspend le résultat : il n’y a encore rien pour SoL.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>Ce n’est pas un fichier de SoL : il ne commence pas par les clubs.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>D’après le tirage au sort, {by_toss} casse en premier, mais le premier board indique {by_sheet}.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>Le match a été gagné sur le plateau : rien d’autre n’y a mis fin.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>Un tirage au sort décide qui casse au board supplémentaire.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>Ordre de la liste</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Chercher un match</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>Joueurs, tournoi ou ronde  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>À partir de ce jour</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>Jusqu’à ce jour</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Bienvenue dans Carrom Desk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>Règles que vous appliquez</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>Ma place est de l’autre côté du plateau : le tourner</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>Rien n’est à choisir maintenant : Enter continue, et tout se retrouve dans les préférences.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>Démonstration : un match en deux minutes</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
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
        <translation>Parties&#xa0;: au meilleur de</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>Points pour gagner la partie</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>Boards par partie</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>Chrono de ronde en minutes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Changement de côté</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>Le nombre de parties doit être impair.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Au meilleur de</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>Ronde (min)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>Si égalité</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF jusqu’avant les quarts de finale</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF à partir des quarts de finale</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>Une partie en 25 avec chrono de ronde</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>Club&#xa0;: une partie en 29</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>Format libre</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>jamais changés</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 boards ou 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>à 13</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>Chercher une infraction</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>Chercher une infraction ou sa règle</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>Infractions, les plus fréquentes d’abord</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>Choisissez ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>Indiquez qui l’a fait.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>Ces règles n’en disent rien&#xa0;: écrivez plutôt une note.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (règle {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>Lire la règle {number}</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>Choisissez une infraction pour lire sa règle</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Qui l’a fait&#xa0;?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Les plus fréquentes</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>Faute ou faute technique</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>Perd le board</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>Peut perdre le match</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>Inscrire la faute</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>Un match en deux minutes</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>Marquez ce qui est tombé&#xa0;: appuyez sur {key}, sur ce bouton ou sur la pièce du plateau.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>Marqué. Voyez la décision à côté du plateau, puis validez-la&#xa0;: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>Choisissez ce qui s’est passé, puis inscrivez-le&#xa0;: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>Ce n’est pas ce qui s’est passé. Rien n’est perdu&#xa0;: annulez avec {key}.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>Le match est terminé&#xa0;: la carte dit qui a gagné et quoi annoncer, et le journal contient chaque tir. C’est ici qu’on écrit ou imprime son rapport ({key}). Voilà tout le parcours. Tab et Enter mènent aux exercices.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha a gagné le tirage au sort et prend la casse.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>La suite est toujours indiquée ici, avec sa touche&#xa0;: appuyez sur {key}, puis précisez.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>Tout le monde est assis, les pions sont en rosace. Vous annoncez «&#xa0;Play&#xa0;».</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>Appuyez sur {key}. Dans un match, le chrono part de lui-même&#xa0;; ici, il vous attend.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha casse, et un pion blanc tombe.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>À son tir suivant, seul le striker tombe&#xa0;: cela lui coûte un pion, un dû.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi sort le pion du trou et le place.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>Appuyez sur {key} dès qu’il est placé.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi n’a pas encore tiré&#xa0;: sa main touche un pion. C’est une faute.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>Une faute qui n’est pas un tir s’inscrit ici&#xa0;: {key}. Choisissez laquelle, et qui l’a commise.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Il devait un pion, qui est revenu quand un des siens est tombé. Quelques tirs plus tard, déjà inscrits, il reste quatre pions à Asha, et la Reine tombe.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>La Reine doit être confirmée&#xa0;: au tir suivant, un des pions d’Asha tombe.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>Elle est confirmée. Entre-temps, deux autres pions sont tombés&#xa0;; maintenant, le dernier pion d’Asha tombe.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>Vers les exercices</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Quitter le guide</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>La salle est injoignable. Vérifiez que cet ordinateur est dans le réseau de la salle.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>La salle ne connaît plus cette table&#xa0;: un autre poste s’y est joint, ou sa clé a été retirée. Rejoignez-la de nouveau.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>Un autre ordinateur répond à la place de la salle&#xa0;: son certificat n’est pas celui avec lequel cette table l’a rejointe. Rejoignez-la de nouveau si la salle en a un nouveau.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>La réponse de la salle est illisible. Vérifiez que les deux ont la même version.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>La salle a refusé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>La salle a un autre journal de ce match&#xa0;: ici {here} entrées finissant par {here_hash}, là-bas {there} finissant par {there_hash}. Aucun n’est modifié&#xa0;; demandez au juge-arbitre lequel compte.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>Ce n’est pas le code d’une table&#xa0;: il a vingt lettres et chiffres. Revoyez l’étiquette.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>Ce n’est pas l’adresse d’une salle. Elle ressemble à http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>Réclamation à la table {place}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>La table {place} appelle le juge-arbitre.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>La table {place} ne répond plus.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>La table {place} a des entrées qui ne sont pas arrivées.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>La table {place} a un autre journal de son match&#xa0;: {there} entrées finissant par {there_hash} là-bas, {here} finissant par {here_hash} ici. Aucun n’est modifié&#xa0;: dites lequel compte.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>Table {place}&#xa0;: le chrono de {seconds} s s’est écoulé à {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>Table {place}&#xa0;: l’arbitre a décidé autrement %n fois.</numerusform>
            <numerusform>Table {place}&#xa0;: l’arbitre a décidé autrement %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>J’arrive</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>Rien ne vous attend pour l’instant.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>Ce n’est pas le mot de passe du juge-arbitre.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>Tables et leurs étiquettes</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>Un autre arbitre prend le relais</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Résultats pour SoL</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>Retirer sa clé</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Nombre de tables</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>Étiquettes à imprimer</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>continue à la table</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>Ou un match par ligne&#xa0;: ronde; joueur; joueur, et une paire comme deux noms séparés par un /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>Fichier de SoL</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>Le fichier d’où viennent les rencontres&#xa0;; il revient avec les résultats.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>Cette étiquette est pour le poste de l’arbitre&#xa0;: choisissez «&#xa0;Rejoindre une salle…&#xa0;» dans son menu et tapez ce code.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>sur le plateau&#xa0;: {white} × blanc, {black} × noir</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men} et la Reine</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Juge-arbitre</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>Table {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>Aucun match ne s’est encore signalé.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>reçu à {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>muette depuis {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n entrée de retard</numerusform>
            <numerusform>%n entrées de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>La salle ne répond pas&#xa0;; ce qui est affiché peut être ancien. Cette page reprend d’elle-même.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>a la main</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>Journal, le plus récent d’abord</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>Aucun match n’est encore terminé.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Camp A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Camp B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>Ensuite à cette table</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prévus</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>L’envoi vers la salle s’est arrêté. Redémarrez le programme.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>Ce poste n’a rejoint aucune salle.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>La liaison avec cette salle n’est pas chiffrée&#xa0;: quiconque est dans le même réseau peut lire les noms, les scores et la clé de cette table, et pourrait écrire en son nom. Rien d’autre sur cet ordinateur n’est accessible par là.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>Ce match a été repris et continue à la table {place}&#xa0;: ce qui est saisi ici n’est pas envoyé.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>Pour lire une image, il faut plus que ce qui est installé ici&#xa0;: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>Ce fichier ne peut pas être lu comme image. Prenez un PNG ou un JPEG.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>Aucune étiquette de table n’a été trouvée dans cette image. Prenez-la de plus près, ou tapez le code.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>La salle supérieure&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>La salle supérieure a un autre journal du match à la table {place}&#xa0;: {there} entrées finissant par {there_hash} là-bas, {here} finissant par {here_hash} ici. Aucun n’est modifié&#xa0;: dites lequel compte.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>Récupérer le fichier avec les résultats</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>Non écrit, et ce que SoL ne peut pas contenir</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>Le juge-arbitre a vu l’appel.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>Salle rejointe comme table {table}.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>Ce poste a quitté la salle&#xa0;: plus rien n’est envoyé.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>La salle n’a pas de match pour cette table en ce moment.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>Le juge-arbitre est appelé.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>L’appel est retiré.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>Salle&#xa0;: jusqu’à {time}</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · juge-arbitre appelé</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>Un camp a de 0 à 9 pions.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>Un board ne continue que si chaque camp y a un pion&#xa0;; ce camp n’en a aucun.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>Un camp doit zéro pion ou davantage, jamais moins de zéro.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>Un score est de 0 ou plus.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>Ces règles ne connaissent pas de Reine qui attend la fin du tour pour revenir.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>Avec moins de neuf pions sur le plateau, un pion de ce camp a été empoché.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>Un camp qui a confirmé la Reine a empoché un pion à lui.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>La casse comporte les essais 1 à 3 dans un tour.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>Avant la casse, les neuf pions de chaque camp sont sur le plateau.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>Avant la casse, la Reine est sur le plateau.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>Avant la casse, aucun pion n’a été empoché.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>Il y a plus de pions de ce camp marqués que de pions sur le plateau.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>La Reine est marquée, mais elle n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>La Reine ne peut pas être empochée et sortir du plateau au même tir.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>Le striker ne peut pas être empoché et sortir du plateau au même tir.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>Un striker qui n’a rien touché ne peut ni avoir empoché ni avoir bougé une pièce.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>Seule la casse peut précéder l’annonce «&#xa0;Play&#xa0;», et elle est faite.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>Une Reine à confirmer a été empochée dans ce tour&#xa0;: le joueur a donc fait son premier tir.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>Ces règles ne font pas perdre le board pour cet acte.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>Rejoindre une salle</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>Code de l’étiquette de la table, ou l’adresse contenue dans son image</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>Lire une image…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>Une image de l’étiquette de la table</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, puis </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>De retour au centre&#xa0;: {pieces} (règle {law}).</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barre d’espace</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>Ce tir</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>Et maintenant</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Chrono</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>L’action de ce numéro dans «&#xa0;Et maintenant&#xa0;»</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>Un pion blanc empoché</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>Un pion noir empoché</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>La Reine empochée</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>Le striker empoché</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>Un pion blanc sorti du plateau</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>Un pion noir sorti du plateau</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>La Reine sortie du plateau</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>Le striker sorti du plateau</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>La prochaine pièce est sortie du plateau</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>Elle n’est finalement pas sortie</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>Tir irrégulier</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>Tir irrégulier&#xa0;: nommer l’infraction</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>Le striker n’a rien touché</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>Casse faite avant «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>Annoncer «&#xa0;Play&#xa0;», puis arrêter ou relancer le chrono</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>La première action de «&#xa0;Et maintenant&#xa0;»</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>Donner 5 secondes</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>Retirer 5 secondes</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>Relancer le chrono avec toutes ses secondes</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>Annuler la dernière entrée</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page précédente</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Keys of Carrom Desk</source>
        <translation>Touches de Carrom Desk</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab mène d’un bouton au suivant&#xa0;; Enter et Espace pressent le bouton sélectionné. Chaque touche peut être changée dans les préférences.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>Autres touches…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Écrire dans un fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nouvelle touche…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sans touche</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Échanger les touches</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>Pressez la nouvelle touche pour «&#xa0;{action}&#xa0;». Esc laisse tout tel quel.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} est la touche de «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} ne peut pas être changée&#xa0;: elle choisit un numéro ou mène d’un bouton au suivant.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>Vos annonces</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>Les rapports sont écrits dans la langue de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>Position assise</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>Le tir</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>Tirage au sort et board d’essai</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>Changement de côté</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>Pions sortis, roulants et superposés</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Dus et pénalités</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>La Reine et les derniers pions</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Généralités</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>Perte du match, réclamations</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>Définitions</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>Dans les mots de ce programme. Seul le texte lui-même fait foi.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>L’arbitre peut décider autrement.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>Dans le programme</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interprétation</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>pas de tel paragraphe</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>Le programme décide d’après elle.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>L’arbitre marque ce qu’il a vu&#xa0;; le programme fait le reste.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>Un chrono du programme y veille.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>Le programme la rappelle à l’arbitre au bon moment.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>Pour consultation&#xa0;; le programme n’en fait rien.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>Le texte omet ce numéro.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>pour être à la table</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>pour les boards d’essai</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>pour la casse</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>pour un tir</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>pour placer les pions</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>pour placer les pions ou y renoncer</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>pour changer de côté</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>de pause avant la dernière partie</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Règle {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>Où les règles laissent la réponse ouverte</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>Ces règles n’en disent rien.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Positions inhabituelles</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>Infraction&#xa0;: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>Pas d’infraction&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>Rappel&#xa0;: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>Dans le programme&#xa0;: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}&#xa0;: pas de telle règle.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>Ce qui diffère est en gras et souligné.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Les deux disent la même chose.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>En regard&#xa0;: {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>Livre des règles</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>Chercher une règle par numéro, nom ou mots</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>Règles par chapitre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>Mesures du matériel</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>Matériel&#xa0;: les mesures de l’ICF</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Interprétations</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>Positions inhabituelles</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interprétation</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>Interprétation</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Règle {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>Les règles que vous appliquez</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>Le premier match, le livre des règles et l’école commencent avec celles-ci. Un nouveau match suit les règles du précédent, sauf si vous en choisissez d’autres.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ailleurs…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Quitter sans elle</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>Toutes les entrées sont sur le disque. La dernière sauvegarde est en cours…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Fermeture</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>Pas de dernière sauvegarde</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>La dernière entrée n’est PAS ENREGISTRÉE et serait perdue. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>La dernière sauvegarde a échoué. Toutes les entrées sont dans {place}. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>au poste, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>avant le tirage au sort</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>sous réclamation</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Du … au …</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Récents d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Anciens d’abord</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>Joueurs A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>Joueurs Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>Tournoi A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>Tournoi Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>Derniers supprimés</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>Premiers supprimés</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Avant le tirage au sort</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Sous réclamation</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>Matchs ou corbeille</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>choisis&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>règle {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Entrée {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rectifiée</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>Board {number} · {name} casse</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>plus valable</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>Rectifier…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>Rectifier cette entrée</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>Journal, l’entrée la plus récente d’abord</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Ce que montre le journal</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Ce board</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tous les boards</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Voir le plateau de l’autre côté</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>Couleurs de la fenêtre pour la salle</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>Comme la fenêtre principale</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>Nouveau match…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Matchs…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Rapport en PDF…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>Diagnostic…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Entraînement…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>Rapport en HTML…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Imprimer le rapport…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>Rapports et statistiques…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>Remplacer la dernière entrée</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>Exercices sur les règles…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>Livre des règles…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner le plateau</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>Fenêtre pour la salle</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Sauvegardes…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>École d’arbitrage</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de données</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>Vérifier la base de données</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>Autre base de données…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>À propos de Carrom Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>Rapports et papier</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>Rencontres de SoL…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>Vérifier un rapport…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>Saisir une feuille de score papier…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>Positions inhabituelles…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>Interroger les règles…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>Manuel…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>Rejoindre une salle…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>Quitter la salle</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>Prendre le match de la salle pour cette table</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>Appeler le juge-arbitre à cette table</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>Ouvrir la salle…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>Examen blanc…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>Un match en deux minutes…</translation>
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
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>Il n’y a pas de page avant celle-ci.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>Aucun board n’est en cours&#xa0;: rien ne peut être marqué.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>Tous les pions blancs du plateau sont déjà marqués.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>Tous les pions noirs du plateau sont déjà marqués.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>La Reine est déjà marquée. «&#xa0;Effacer&#xa0;» retire les marques.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>Le striker est déjà marqué. «&#xa0;Effacer&#xa0;» retire les marques.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>La Reine n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>Aucun pion de cette couleur n’est sur le plateau.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>Seule la casse peut précéder «&#xa0;Play&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>au meilleur de {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>sans limite de boards</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 board</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · sous réclamation</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Match terminé</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>Avant le tirage au sort</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>board {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>Après chaque partie&#xa0;; dans la dernière après le board 4 ou à 13 points, au premier des deux</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>Après chaque partie&#xa0;; dans la dernière à 13 points</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>Slam blanc</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>Slam noir</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>Match gagné par {side}, {score} en parties.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>Partie {number} gagnée par {side}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>Match gagné par {side}, {score} en parties.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>La partie {number} est nulle, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>Partie {number} gagnée par {side}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>Le match est nul, {score} en parties.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>Le temps n’est pas encore écoulé. Appuyez encore pour l’inscrire malgré tout.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>Le second appui n’a pas été compté.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>Cette entrée est retirée ou est elle-même une correction&#xa0;: elle ne peut pas être rectifiée.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>Ce type d’entrée n’a rien à rectifier&#xa0;: annulez plutôt jusqu’à elle.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>Le match est dans {path}, avec ses {count} entrées. Gardez ce fichier.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>Enregistrer le match ailleurs</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>La dernière entrée est annulée&#xa0;: saisissez ce qui s’est réellement passé. «&#xa0;Rétablir&#xa0;» la remet.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>Corrigez les marques, puis validez. «&#xa0;Rétablir&#xa0;» remet le tir.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>Matchs enregistrés</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>La corbeille est vide. Ce que vous supprimez reste ici jusqu’à sa suppression définitive.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>Il n’y a pas encore de match. Fermez ceci et commencez-en un avec «&#xa0;Nouveau match…&#xa0;», ou importez des fichiers de match.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>Plus de {count} matchs</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 match</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} match</numerusform>
            <numerusform>{count} matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Aucun match trouvé.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>Trier selon cette colonne</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>Surface de jeu&#xa0;: un carré de 73,50 à 74,00 cm</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>Cadre&#xa0;: 6,35 à 7,60 cm de large, 1,90 à 2,54 cm de haut, coins intérieurs arrondis</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>Trou&#xa0;: 4,45 cm de diamètre, à 0,15 près</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>Lignes de base&#xa0;: 47,00 cm de long cercles compris, à 0,30 près</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>Ligne de base inférieure&#xa0;: à 10,15 cm du cadre, épaisse de 0,50 à 0,65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>De la ligne de base inférieure à la supérieure&#xa0;: 3,18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>Cercle de base&#xa0;: 3,18 cm de diamètre, son disque rouge 2,54 cm&#xa0;; il touche les deux lignes de base</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>Flèche&#xa0;: 25,70 cm de long au plus, sa pointe à 5,00 cm du bord du trou</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>Cercle central&#xa0;: 3,18 cm de diamètre</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>Cercle extérieur&#xa0;: 17,00 cm de diamètre, à 0,30 près</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>Pions&#xa0;: neuf blancs, neuf noirs et la Reine, 3,02 à 3,18 cm de diamètre, 0,70 à 0,90 cm d’épaisseur, 5,25 à 5,50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>Striker&#xa0;: 4,13 cm de diamètre et 15,00 g au plus</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>Support&#xa0;: 63 à 70 cm de haut&#xa0;; tabouret&#xa0;: 40 à 50 cm de haut</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nouveau match</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>Un match arbitré sur papier</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>Ses boards…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>Déjà en cours</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>Indiquez ensuite où en est le match, et poursuivez à partir de là.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>Saisissez le nom du joueur {seat}.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>Le même nom est donné deux fois.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>Rempli comme au dernier match de {event}.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Juge-arbitre</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>Rempli comme au dernier match. Changez ce qui diffère.</translation>
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
        <translation>Envoyé à {name}.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>Il est dans {path}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>La salle est ouverte à {url}. Elle ferme avec cette fenêtre.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>La salle</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>Afficher dans le navigateur</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>Fermer la salle</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>La salle est fermée. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>Le mot de passe du juge-arbitre&#xa0;: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>Le mot de passe du juge-arbitre reste inchangé.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nouveau mot de passe</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>Décider autrement</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placé</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>Restent dus</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>La Reine revient</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>Vainqueur du board</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>Le board, s’il est terminé</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}&#xa0;: pions de {side}</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>Inscrire la décision</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>Remarquée après le tir suivant</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>Tour après le tir de {name}</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>Blancs placés</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>Noirs placés</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>Blancs encore dus</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>Noirs encore dus</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Points supplémentaires</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>Toutes les rencontres de {name} ont déjà leur résultat.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{kept} matchs sur {all} sont prêts. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>Matchs prêts à être arbitrés&#xa0;: {count}. Ils sont dans la liste des matchs.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} n’a pas été importé.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Lecture de {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>Préparation des matchs…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>Rencontres sans résultat</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>Cochez les rencontres arbitrées ici.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>Chaque rencontre cochée devient un match à arbitrer. Espace coche et décoche.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Tout décocher</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, ronde {round}, table {table}&#xa0;: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (déjà là)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>Saisissez le premier board&#xa0;: qui l’a gagné, la Reine, les pions.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>Écrivez dans les remarques pourquoi le match s’est terminé ainsi.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>Un tirage au sort décide qui casse&#xa0;: indiquez qui l’a fait.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>Choisissez qui l’a gagné.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>Choisissez qui a confirmé la Reine, ou personne.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>Saisissez combien de pions restaient.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>Partie {game}, board {board}&#xa0;:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>Casse en premier</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>non noté</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>à la table, ou pas encore</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Début à</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>Fin à</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>Saisissez la date du match, par exemple 2026-11-21.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>Saisissez l’heure de début du match, par exemple 10:30.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>Saisissez l’heure de fin du match, par exemple 11:45, ou laissez vide.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>Abandon ({side})</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>Disqualification ({side})</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>Absence ou incapacité ({side})</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>Saisir une feuille de score papier</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer le match</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>La feuille le dit</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>À vérifier&#xa0;: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>la dernière partie au temps</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>Board {number}, {title}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>Total
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
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
        <translation>empochés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>sortis&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>striker</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 pion blanc</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 pion noir</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 pion blanc revient</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 pion noir revient</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>doit 1 pion</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>La Reine est sur le plateau.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>La Reine attend sa confirmation.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>La Reine revient à la fin du tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n blanc</numerusform>
            <numerusform>%n blancs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n noir</numerusform>
            <numerusform>%n noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n pion blanc</numerusform>
            <numerusform>%n pions blancs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n pion noir</numerusform>
            <numerusform>%n pions noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n pion blanc revient</numerusform>
            <numerusform>%n pions blancs reviennent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n pion noir revient</numerusform>
            <numerusform>%n pions noirs reviennent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>doit %n pion</numerusform>
            <numerusform>doit %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side} doit 1 pion.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side} doivent 1 pion.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side} doit %n pion.</numerusform>
            <numerusform>{side} doit %n pions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side} doivent %n pion.</numerusform>
            <numerusform>{side} doivent %n pions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} et {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 pion</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>Le joueur qui a la main a confirmé la Reine.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>L’autre camp a confirmé la Reine.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>Quels pions</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>Restent dus par {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>Joueur {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>Pays de {player}</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>above</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>L’entraînement n’a pas de sauvegardes et n’a que cette base de données. Quittez d’abord l’entraînement.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>Saisi exactement comme cela s’est passé. La décision figure à côté du plateau.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>Ce n’est pas ce qui s’est passé&#xa0;: annulez, et relisez l’énoncé ci-dessus.</translation>
    </message>
    <message>
        <source>{title}: {story}</source>
        <translation>{title}&#xa0;: {story}</translation>
    </message>
</context>
<context>
    <name>PracticeBand</name>
    <message>
        <source>PRACTICE</source>
        <translation>ENTRAÎNEMENT</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Une autre…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>Une autre situation</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Quitter l’entraînement</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>Rien ne compte ici&#xa0;: ces matchs sont séparés des vrais.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Réinitialiser cette page</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>Ignorer les répétitions en deçà de … ms</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>Une main qui tremble, ou une touche qui rebondit, appuie deux fois&#xa0;: le même bouton ou la même touche, pressés de nouveau si vite, n’inscrivent rien de plus. Les marques sur le plateau comptent toujours. 0 compte chaque appui.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} n’accepte pas les pages&#xa0;: vérifiez qu’elle est allumée, ou enregistrez-les en PDF.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>Page {number} sur {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur&#xa0;: enregistrez les pages en PDF et imprimez-les ailleurs.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>Matchs&#xa0;: {done} sur {of}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>Un pion de plus, comme dû, en plus de la faute.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>Oui&#xa0;: elle revient et la main passe&#xa0;; les pions restent empochés, sauf si le striker est tombé aussi.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>Oui&#xa0;: c’est ce qui est sur le plateau avant le tir qui compte.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>Le dernier pion de chaque couleur tombe sans le striker après la confirmation de la Reine&#xa0;: aucune règle ne le compte.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>Il reçoit 1 point au lieu de 3, comme partout ailleurs.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>Le dernier pion de l’adversaire tombe avec la Reine, ou avec le striker alors qu’elle est à confirmer.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>On compte comme si elle était sur le plateau&#xa0;: pions restants, Reine, et ce qui peut être demandé.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>L’adversaire gagne selon les pions restants&#xa0;; la Reine ne compte pour lui que s’il l’a confirmée.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>Des pions à lui tombent avec le dernier de l’adversaire&#xa0;: comptent-ils parmi les restants&#xa0;?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>Non&#xa0;: seuls comptent les pions qui sont sur le plateau après le tir.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>Non&#xa0;: dus et pénalités tombent, mais les pions du tir lui-même sont placés.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>C’est une infraction comme une autre&#xa0;: faute technique avant le premier tir du tour, faute ensuite.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>Un board est perdu par un acte alors que la Reine n’est pas sur le plateau&#xa0;: compte-t-elle pour le vainqueur&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>Oui, tant qu’il a 21 points au plus, sauf si le fautif l’avait confirmée.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>C’est une faute.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>Plusieurs fautes en un tir&#xa0;: y a-t-il une pénalité pour chacune&#xa0;?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>Non&#xa0;: un seul pion revient pour toutes.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>Les pions empochés par un tir fautif reviennent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>Non&#xa0;: ils restent empochés, même si le striker est tombé, sauf la pénalité et les derniers pions nommés.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>Une Reine empochée par un tir fautif est-elle remise quelle que soit la faute&#xa0;?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>Une Reine à confirmer l’est-elle par un pion du joueur qui tombe sur un tir fautif&#xa0;?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>Oui&#xa0;; sans un tel pion, elle revient.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>Trois essais de casse ont échoué&#xa0;: qui casse maintenant, et combien d’essais a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>La casse reste à faire&#xa0;; le joueur suivant a trois essais à lui.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>Un essai de casse ne touche rien, mais le striker tombe ou le tir est irrégulier.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>C’est une faute comme une autre, et le tour se termine.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>Elle tombe au même tir ou au suivant&#xa0;; sinon le tour est de toute façon fini.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>Que coûte une infraction du joueur qui n’a pas la main&#xa0;?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>Un de ses pions revient&#xa0;; le tour n’est pas touché.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>La deuxième est commencée par le joueur à droite de celui qui a commencé la première, la troisième par celui qui a commencé la première.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>Le board supplémentaire laisse lui aussi les scores à égalité.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>On joue un autre board supplémentaire, de nouveau après tirage au sort.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>La règle {break_before_play} parle d’une casse faite avant «&#xa0;Play&#xa0;»&#xa0;; qu’en est-il d’un essai qui ne touche rien alors&#xa0;?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>Il est contraire à la règle {break_after_play}, donc irrégulier&#xa0;: selon la règle {break_fault} le tour est perdu, quel que soit l’essai, sans dû ni pénalité.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>La règle {break_before_play} ne dit pas ce que coûte le striker quand il tombe lors d’une casse faite avant «&#xa0;Play&#xa0;».</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>Des pions à lui ou la Reine tombent avec des pions de l’autre camp&#xa0;: la règle {turn} prolonge le tour, la règle {opponents_man_pocketed} arrête le joueur.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>Le joueur garde la main, comme le veut la règle {striker_with_both} même avec le striker.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>Quand des pions à lui ou la Reine tombent sur une faute, la règle {foul_while_pocketing} ne nomme aucun pion en plus, les règles {own_improper} et {foul} en nomment un&#xa0;; laquelle vaut&#xa0;?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>Un pion est pris.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>La règle {queen_while_due} vaut-elle aussi quand des pions à lui ou le striker tombent avec la Reine alors qu’un dû est en attente&#xa0;?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>Reine, striker et pions de l’autre camp tombent&#xa0;: la règle {queen_striker} prolonge le tour, la règle {striker_with_opponents} y met fin.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>La règle {queen_striker} vaut, puisqu’elle nomme la Reine&#xa0;: le joueur garde la main.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>La règle {queen_with_one_nine_on} vaut-elle quand les neuf pions ne sont sur le plateau que parce que certains sont revenus&#xa0;?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>Les neuf étant sur le plateau, Reine, pions à lui et striker tombent&#xa0;: la règle {queen_man_striker} prolonge le tour, la règle {queen_with_striker_nine_on} y met fin.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>La règle {queen_man_striker} vaut, puisqu’elle nomme les pions&#xa0;: le joueur garde la main.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>La règle {cover_man_striker_improper} ne dit pas ce que devient une Reine à confirmer après un tir irrégulier.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>Elle revient, comme chaque fois qu’elle n’est pas confirmée.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>Un tir régulier gagne 3 points (1 à partir de 22) pour qui a lui-même confirmé la Reine, sinon 1&#xa0;; un tir irrégulier perd comme avec le striker, selon la règle {covered_both_last_striker_improper} ou {others_queen_both_last_striker_improper}.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>Les règles {both_last} et {both_last_improper} ne nomment pas le striker&#xa0;: il tombe avec les deux derniers pions alors que la Reine est sur le plateau.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>L’adversaire gagne 3 points, 1 à partir de 22, et peut en demander un pour le striker, comme le prévoit la règle {own_last_striker}.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>Les règles {cover_both_last} et {cover_both_last_improper} ne nomment pas le striker&#xa0;: il tombe avec les deux derniers pions alors que la Reine est à confirmer.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>On compte selon la règle {queen_both_last_striker}, où tombent les mêmes pièces&#xa0;: l’adversaire gagne 3 points, 1 à partir de 22, et peut en demander un pour le striker.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>La règle {others_queen_both_last_striker} ne dit rien d’un vainqueur qui a 22 points ou plus.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>Le dernier pion de l’adversaire tombe après la confirmation de la Reine&#xa0;; les règles {cover_opponents_last}, {opponents_last} et {opponents_last_striker} ne parlent que d’avant.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>La règle {forgoing_in_full} permet de renoncer entièrement aux dus et pénalités&#xa0;: aussi à ceux qui ne sont pas encore disponibles&#xa0;?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>Non&#xa0;: ce qui ne peut pas être placé maintenant reste dû.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>Les règles appellent faute une erreur de placement, sans dire si celui qui place y perd son tour.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>Elle compte selon son moment, comme toute infraction&#xa0;: faute technique avant le premier tir de son tour ou hors de son tour, sinon faute.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>La règle {stroke_time} donne quinze secondes et ne nomme aucune pénalité pour un dépassement.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>Un board est perdu selon les pions qui s’y trouvent&#xa0;; la règle ne dit pas lesquels.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>Les pions du camp qui le perd comptent.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>Ces règles n’en ont aucune pour le tir&#xa0;; qu’en est-il d’un tir que l’arbitre déclare irrégulier&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>Oui, comme une Reine non confirmée.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>Le texte veut un pion à soi «&#xa0;immédiatement après&#xa0;» la Reine&#xa0;: un pion du même tir la confirme-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>Le texte veut Reine et pion à soi dans le «&#xa0;même tour&#xa0;»&#xa0;: combien de temps la confirmation peut-elle prendre&#xa0;?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>Le texte ne dit pas qui casse au board suivant.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>La casse tourne comme les tours&#xa0;: vers l’autre camp, en double dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>La règle {order_of_breaks} fixe pour le simple qui commence les deuxième et troisième parties&#xa0;; qui le fait en double&#xa0;?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>Celui qui renonce aux pions à placer renonce-t-il aussi à ceux qui reviennent à cause du tir&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>Pourquoi irrégulier&#xa0;?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>Choisissez, ou validez le tir sans motif.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Avant «&#xa0;Play&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>Cela n’a pas pu arriver dans cette position. Revoyez les marques.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>Il n’y a pas de pions à placer&#xa0;: la dernière décision n’en remet aucun.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>Il n’y a aucune décision à changer&#xa0;: rien n’a encore été décidé sur ce board.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>Dites ce qui est décidé autrement&#xa0;: tour, pions placés, dus, Reine ou board.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>Le board ne peut pas être tel que cette décision le laisse. Revoyez les pions et le tour.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>Le match est terminé. Annulez la dernière entrée pour continuer.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>D’abord le tirage au sort. Indiquez qui l’a gagné.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>Pas de tirage au sort maintenant&#xa0;: il a lieu avant le premier board et avant un board supplémentaire.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>Avant un board supplémentaire, le tirage au sort ne décide que de la casse.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>Ce joueur n’existe pas&#xa0;: un camp a le joueur 1 et, en double, le joueur 2.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>Il n’y a pas de réclamation à trancher.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>Il n’y a pas d’entrée de ce numéro.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>Cette entrée ne peut pas être rectifiée&#xa0;: elle est retirée, ou est elle-même une correction.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>L’entrée nommée n’a pas de pions restant à placer.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>Il reste plus de pions qu’il n’y a de dus et de pénalités à placer.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>Ce camp n’a pas de pions de l’autre camp à placer.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>Ce joueur a déjà la main.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>L’entrée nommée n’est pas une réclamation en attente de décision.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>Cela ne pourrait pas être relu&#xa0;: un texte est trop long, ou contient des caractères qui ne peuvent être conservés.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>Aucun point supplémentaire ne peut être réclamé maintenant&#xa0;: c’est possible seulement juste après le board.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>Plus de points supplémentaires sont réclamés que la décision n’en offre.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>Le chrono n’est pas arrêté.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>Le chrono est déjà arrêté.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>Ce que sont devenus les pions à placer est déjà inscrit. Annulez-le pour l’inscrire de nouveau.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>Aucun fichier de match ne peut contenir plus d’entrées. Continuez dans un nouveau match qui prend la suite de celui-ci.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>Lancez une pièce, ou faites deviner un camp&#xa0;; le gagnant prend la casse ou le côté.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>Les deux camps peuvent maintenant s’exercer un court moment.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>Regardez la rosace&#xa0;: Reine au milieu, blancs en Y, tous à plat et se touchant.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>Veillez à ce que les pions soient disposés sans tarder.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>Celui qui casse répartit la poudre également avant de casser, pas après.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>Un striker qui a glissé, n’a rien bougé et n’est pas parti n’est pas un tir.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>Un pion abîmé est remplacé sur place par un bon si un joueur le demande.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>Pas sur le cercle central, pas hors du cercle extérieur, et rien d’autre n’est déplacé.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>Les pions se posent à plat dans le cercle extérieur&#xa0;; la Reine et ce qui est sorti, c’est à vous de les placer.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>Regardez la couleur&#xa0;: un mauvais pion que personne ne signale avant le tir suivant reste.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>Vous remettez la Reine, dans le cercle central&#xa0;; un tir qui s’ouvre de ce fait est permis.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>Centre occupé&#xa0;: couvrez l’essentiel de ce qui en reste, ou posez-la à côté, difficile à empocher.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>Ce qui est sorti va sur le cercle central, ou sur ce qui en est libre.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>Reine et pion&#xa0;: la Reine d’abord, le pion derrière elle vu du joueur qui a la main.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>Deux couleurs&#xa0;: d’abord le pion du joueur qui a tiré, l’autre derrière.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>Trois et plus&#xa0;: les autres contre les deux premiers, au mieux.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>Une pièce qui revient peut reposer sur d’autres dans le grand cercle.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>Sortie puis retombée sur le plateau&#xa0;: posez-la au centre et réparez ce qu’elle a déplacé.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>Renvoyée par la lampe&#xa0;: elle reste où elle est tombée, et rien n’est réparé.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>Sur la tranche&#xa0;: laissez-la debout.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>L’une sur l’autre&#xa0;: laissez-les ainsi.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>Striker sur une pièce&#xa0;: ôtez-le et réparez ce qui bouge&#xa0;; ce qui tombe est empoché.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>Pièce sur le striker&#xa0;: soulevez-la, ôtez le striker, posez la pièce où elle se trouverait.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>Sur la tranche ou l’une sur l’autre&#xa0;: laissez-les jusqu’à ce que le jeu les bouge.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>Striker sous une pièce&#xa0;: retirez-le en dérangeant le moins possible.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>Pion cassé&#xa0;: le plus grand morceau compte, et vous avez le dernier mot.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>Les deux joueurs sont assis face à face.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>Les partenaires sont assis face à face&#xa0;: les quatre côtés sont occupés.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>Exactement deux boards d’essai maintenant, un pour chaque camp, avant le début du match.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>Déjà enregistrés</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>Reprendre les cochés</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>Ces matchs sont déjà enregistrés. Cochez ceux à prendre malgré tout dans le fichier&#xa0;; celui qui est enregistré va à la corbeille.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>Matchs déjà enregistrés</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}&#xa0;: dans la corbeille, identique à celui du fichier</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}&#xa0;: enregistré avec {stored} entrées, dans le fichier avec {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}&#xa0;: dans la corbeille avec {stored} entrées, dans le fichier avec {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>Feuille de score à remplir</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>Remarques de l’arbitre</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>Match gagné par</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>Suppl.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>Match n°</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Juge-arbitre</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>Tirage au sort gagné par</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Camp {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>Qui casse en premier est le camp 1. Reine&#xa0;: {queen} pour qui l’a confirmée, sinon Nil&#xa0;; elle ne compte que pour le vainqueur du board, et plus à partir de {until} points. C/m&#xa0;: pions restants de l’autre camp, sinon Nil. +&#xa0;: points sur demande. Total&#xa0;: cumul, {points} au plus.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W casse. Une case par tir&#xa0;: nombre de pions à soi empochés, – pour aucun, Q pour la Reine, S pour le striker, F pour une faute, T pour une faute technique. Un tour se termine par une barre.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>Déroulement de la partie {number}.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>Le camp {number} est {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>Après le board {number}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>pions dans un tour</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>Pions dans un tour</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>secondes par tir</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>tirs</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>Temps par tir</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {counted} par {bins}&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>pas commencé</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualification</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>forfait</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>suspendu&#xa0;: réclamation</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Matchs&#xa0;: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>Matchs&#xa0;: {matches}, dont {decided} décidés</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>Aucun match.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>Les heures sont celles de la première entrée, à l’heure de la salle.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>Le match, entrée par entrée&#xa0;: carrom-desk verify compare le rapport avec lui</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Rien à signaler.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>Sous réclamation</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>Code QR de l’identifiant et de l’empreinte du match</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirée</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>Rétablie</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Rectifiée</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Décidé autrement</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>Reine confirmée par</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (rejoué)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>Reine {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} accordés</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} sur demande</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} Décidé autrement au n° {number}.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>Dus, fautes et dépassements de temps</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Réclamation</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>Réclamations</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>De l’entrée</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, elle-même retirée</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>N° {number}&#xa0;: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>Remarques et interruptions</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>Interprétations appliquées là où les règles laissent la réponse ouverte</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>B:N</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>Aucune entrée n’a été faite.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>B:N sont les pions blancs et noirs sur le plateau après l’entrée, Q la Reine tant qu’elle y est.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>Les entrées retirées sont barrées.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>Partie {game}, board {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>blancs&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status} par le n° {number}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Procès-verbal du match</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>Match {id} · entrées&#xa0;: {entries} · empreinte&#xa0;: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>Camps et parties</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>dans la partie {game}&#xa0;; boards joués avant&#xa0;: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
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
        <translation>gagné par {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>nul, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>interrompu à {score}</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>en cours, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>avant la reprise&#xa0;: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>Abandon ({side}).</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>Reine confirmée par {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>en jeu&#xa0;: {white} × blanc et {black} × noir sur le plateau&#xa0;; {queen}&#xa0;; a la main&#xa0;: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m&#xa0;: pions de l’autre camp restés sur le plateau.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>Total&#xa0;: cumul.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>Celui qui casse joue les blancs.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+&#xa0;: points sur demande, et points comptés ni pour des pions ni pour la Reine.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points})&#xa0;: Reine confirmée, non créditée.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>Un total ne montre jamais plus que les {points} points qui gagnent la partie.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS&#xa0;: slam blanc.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS&#xa0;: slam noir.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E&#xa0;: board supplémentaire.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R&#xa0;: rejoué.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>Tirs, dus et fautes</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>corrections&#xa0;: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>décidé autrement&#xa0;: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>aucune réclamation</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>aucune correction</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>D’autres parmi les détails&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>Rien n’a été joué.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>Matchs&#xa0;: {matches}, {won} gagnés, {lost} perdus</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>Aucun match de ce joueur n’est connu.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Reines</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>Pions par tour</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} sur {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>Pions empochés</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>Maximum de pions en un tour</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>Tirs du plus long tour</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>Temps par tir, médiane</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>Temps par tir, maximum</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>Tirs chronométrés</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>Boards gagnés</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>Casses effectuées</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>Boards avec Reine confirmée</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>Slams blancs</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>Slams noirs</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>Board en un tour</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>Pions&#xa0;: pions à soi qui ont été empochés et ne sont pas revenus.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>Board en un tour&#xa0;: celui qui casse gagne le board avant que l’autre camp ait tiré.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>Les tirs et fautes des boards annulés comptent aussi.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>Le temps d’un tir va de l’entrée précédente à la sienne, sans le temps arrêté&#xa0;: jusqu’à ce que les pions soient immobiles et le tir inscrit. À côté d’une correction, aucun n’est mesuré.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>Une faute d’un camp qui n’a pas la main est comptée pour le seul camp.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>Aucune police n’a la lettre {letter} ({name})&#xa0;: un point d’interrogation la remplace.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}&#xa0;: {now}. Motif&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>Remplace les tirs du board, qui a été arbitré sur papier.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>Jeu arrêté {begun}–{ended}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>Match gagné par {winner}, {score} en parties&#xa0;: abandon ({loser}).</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>Match gagné par {winner}, {score} en parties&#xa0;: abandon ({loser}).</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>Match gagné par {winner}&#xa0;: disqualification ({loser}). {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>Match gagné par {winner}&#xa0;: disqualification ({loser}). {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>Forfait, vainqueur {winner}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>Forfait, vainqueur {winner}&#xa0;: absence ({loser}).</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>Résultat suspendu&#xa0;: une réclamation n’est pas tranchée.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>Pas commencé&#xa0;: pas de résultat.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>En cours, {score} en parties&#xa0;: pas encore de résultat.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (partie {game}, board {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>Changement de côté&#xa0;: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>Dus</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>Dus avec faute</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>Fautes techniques</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>Dépassements de temps</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>Boards perdus par infraction</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>Disqualifications</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dû</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>Dû et faute</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>Faute technique</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>Dépassement de temps</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Board perdu</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>Disqualification</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non tranchée</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>admise</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>rejetée</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rectifiée</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>sans effet après une rectification</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>Ne compte pas&#xa0;: ce journal a été rectifié très souvent.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Matchs gagnés</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>Boards gagnés avec les blancs</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>Boards gagnés avec les noirs</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>Tours ayant rapporté un pion</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>Pourcentages</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Board de la partie</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Points pour</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>Points contre</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>Par board</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>Tendance&#xa0;: les {number} derniers matchs ensemble</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>jusqu’au match</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>boards gagnés,&#xa0;%</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>Tendance des boards gagnés</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>rejugé</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>L’arbitre la retire.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>L’arbitre la fait compter de nouveau.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>Le texte de ces règles ne prévoit rien à ce sujet.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>Le fichier SoL de l’organisateur</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} ne peut pas être lu comme fichier de SoL.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>Aucun match enregistré n’a de résultat pour une rencontre de {name}&#xa0;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>Fichier avec les résultats</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>Résultats écrits dans {path}&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>Résultats pour SoL</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>Remplacer par les nôtres les résultats déjà présents…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>Ronde {left}, pas commencée</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>Ronde {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>Ronde&#xa0;: TEMPS +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>Ronde {left}, en pause</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>Une minute de plus</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>Une minute de moins</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>Relancer la ronde</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>Minutes restantes de cette ronde&#xa0;: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>Le temps de cette ronde est écoulé. Terminez comme le prévoit le tournoi, ou finissez la partie.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} garde la main</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} essaie de nouveau</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>La main passe à {player}</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>Le board est terminé</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>Board gagné par {side}, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>L’arbitre remet ce qui est sorti dans le cercle central.</translation>
    </message>
    <message>
        <source>{men}: {count} {reason}, {other_count} {other_reason}.</source>
        <translation>{men}&#xa0;: {count} {reason}, {other_count} {other_reason}.</translation>
    </message>
    <message>
        <source>{men}: {reason}.</source>
        <translation>{men}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>with the striker</source>
        <translation>avec le striker</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>dû et pénalité</translation>
    </message>
    <message>
        <source>due</source>
        <translation>dû</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>pénalité</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>déjà en suspens</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>{player} place {men}, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who} dans le cercle extérieur.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who} dans le cercle extérieur, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>La Reine revient au centre.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>{side} a confirmé la Reine.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>La casse reste à faire.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>La casse reste à faire&#xa0;: essai {number} sur {most}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>Ce qui était dû est effacé.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>Sur le plateau&#xa0;: {white}, {black}, Reine.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>Sur le plateau&#xa0;: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>Aucun pion n’était dû&#xa0;: ce qui revient est sur le plateau.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>Le joueur garde la main</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>La main passe</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>Pions placés</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>Renoncé&#xa0;: le dû tombe</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>Perdu&#xa0;: le dû ne se place plus</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>Pas de place&#xa0;: le dû reste dû</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} continue</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>{side} ont confirmé la Reine.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>Faute technique.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>comme sur la feuille de score papier</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side}&#xa0;: 1 point supplémentaire à réclamer.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side}&#xa0;: %n point supplémentaire à réclamer.</numerusform>
            <numerusform>{side}&#xa0;: %n points supplémentaires à réclamer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>Board gagné par {side}, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>du tir irrégulier</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>de ce tir</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>{player} le place</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>{player} les place</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>Le board continue</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>la Reine revient</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>Rien ne revient</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side}&#xa0;: aucun point supplémentaire réclamé.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side}&#xa0;: 1 point supplémentaire réclamé.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side}&#xa0;: %n point supplémentaire réclamé.</numerusform>
            <numerusform>{side}&#xa0;: %n points supplémentaires réclamés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, et déjà en suspens</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>Décider autrement…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>Décision, si validée</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Décision rendue</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>Interprétation&#xa0;: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>Pas de décision</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>C’est impossible</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Pas encore de décision</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>Règles&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motif&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>Enregistré {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>Rien à enregistrer encore</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NON ENREGISTRÉ</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Non enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>LECTURE SEULE</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>Lecture seule&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>Qui joue maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>Quels pions reviennent maintenant sur le plateau&#xa0;?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>Quels pions restent dus&#xa0;?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>Que devient la Reine&#xa0;?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>Comment le board se termine-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>Qui place les pions&#xa0;?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>Qu’annonce l’arbitre&#xa0;?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>Qui casse ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>Qui joue les blancs&#xa0;?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>Le board était-il un slam&#xa0;?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Que s’ensuit-il&#xa0;?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>Change-t-on de côté avant le board suivant&#xa0;?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>Que s’ensuit-il de la passe&#xa0;?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>Comment le jeu continue-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>Combien de temps est accordé&#xa0;?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>À quoi mène l’infraction&#xa0;?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>La casse</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>Dus et pénalités</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La Reine</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>Les derniers pions</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>À partir de 22 points</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Infractions</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Chronos</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>Le déroulement d’un match</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>en apprentissage</translation>
    </message>
    <message>
        <source>known</source>
        <translation>acquis</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>Elle reste où elle est</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>Elle revient maintenant au centre</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>Elle est hors du plateau et doit être confirmée</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>Elle est hors du plateau et revient à la fin du tour</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>Elle est confirmée</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>Le board suivant de la même partie</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>La partie suivante</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>Un tirage au sort et un board supplémentaire</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Le match est terminé</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>Le board est annulé et rejoué</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>La main passe au joueur suivant</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>De nouveau depuis le début de ce board</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>On continue en l’état</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>Le tir est irrégulier</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Une faute</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>Une faute ou une faute technique, selon le moment</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>Le board est perdu</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>Le match peut être perdu</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Un avertissement</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>Un joueur n’est pas à la table à l’appel du match.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>Les joueurs s’exercent avant le match.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>L’arbitre a annoncé «&#xa0;Play&#xa0;»&#xa0;: la casse est à faire.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>Un joueur a la main&#xa0;: il doit tirer.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>Un pion est à placer.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>Un pion est dû&#xa0;: il faut le placer ou y renoncer.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>Une partie est terminée&#xa0;: les joueurs changent de côté.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>La troisième partie est à venir&#xa0;: les joueurs se reposent.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>Personne&#xa0;: le board est terminé</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>Rien n’est annoncé</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>Pas de slam</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>Simple&#xa0;: {before} passes d’affilée, et encore une maintenant.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>Double&#xa0;: {before} passes d’affilée, et encore une maintenant.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>Une réclamation en cours de board est tranchée&#xa0;: admise.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>Une réclamation en cours de board est tranchée&#xa0;: rejetée.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>Il fallait changer de côté dans la dernière partie, et on l’a fait.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>Il fallait changer de côté dans la dernière partie&#xa0;; on l’a oublié.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>Tirage au sort&#xa0;: gagné par {side}, qui {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>Du camp qui casse, c’est à {name} de le faire.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>Partie {game}, commencée par {first}&#xa0;; board {board}, casse&#xa0;: {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>Une partie n’a pas de limite de boards.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>Une partie a {limit} boards au plus.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>Le score était de {a}&#xa0;: {b}&#xa0;; maintenant {side} gagne le board avec {points}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>Le score était de {a}&#xa0;: {b}&#xa0;; maintenant {side} gagnent le board avec {points}.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>C’est la dernière partie&#xa0;; on n’y a pas encore changé de côté.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, et {more} sur demande</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>S’il en avait été autrement – {facts} – la réponse serait&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>Facile&#xa0;: ce qui s’est passé décide</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>Moyen&#xa0;: la situation décide aussi, ou une seconde règle</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>Difficile&#xa0;: plusieurs règles décident, ou une interprétation</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>La première partie a été gagnée par {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>École d’arbitrage</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Qui apprend</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>Nom d’un nouvel élève</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>Ce qui est acquis de chaque règle</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Acquis</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>Justes sur demandées</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>Exercices et carte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>Supprimer l’élève</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>À réviser</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Tapez d’abord un nom.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>Personne&#xa0;: rien n’est conservé</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>Tout ce qui est su de {name} est dans {path}.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>Choisissez d’abord un élève.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>Enregistrer la progression</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>Supprimer définitivement&#xa0;: appuyez encore</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name} est supprimé, avec toute sa progression.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>Ajouter un élève</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>Enregistrer la progression…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>Carte des règles et élèves</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>Toute difficulté</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>Du facile au difficile</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>Aucun exercice ne correspond&#xa0;: choisissez un autre thème ou une autre difficulté.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>a gagné le match</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>réclamation en attente</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>{player} joue</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>La Reine compte 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>La Reine compte 0 (règle {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>a la Reine&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>Reine à confirmer&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>La Reine compte {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>a la main</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}&#xa0;: {won} des {needed} parties qui gagnent</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Bd</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
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
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Très grand</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>Ne pas utiliser</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}&#xa0;: à remplir à côté du plateau, ou à quitter avec Esc.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>La casse ne touche rien</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha casse. Son striker passe à côté de toutes les pièces et ne touche rien&#xa0;; le tir est régulier.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>Une casse qui ne touche rien n’est pas encore faite. Elle a jusqu’à trois essais dans le tour.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>Le troisième essai échoue</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha casse pour la troisième fois. De nouveau le striker ne touche rien&#xa0;; le tir est régulier.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>Après trois essais, la main passe. La casse reste à faire&#xa0;: Ravi la fait, avec les noirs.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>Tiré avant «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>Asha tire avant que l’arbitre ait annoncé «&#xa0;Play&#xa0;». Son striker touche les pions, et un pion blanc tombe.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>Les pions empochés avant «&#xa0;Play&#xa0;» ressortent, avec un pion de plus. Elle n’a pas d’autre pion dans les trous&#xa0;: celui-là reste dû.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>Un pion est dû</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha doit un pion et n’en a aucun dans les trous. Elle empoche maintenant un pion blanc d’un tir régulier.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>Un pion dû est ressorti dès qu’il y en a un, même pendant son propre tour. Elle continue.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>Striker et pion</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha empoche un pion blanc, et le striker tombe aussi. Le tir est régulier.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>Son pion revient et elle en doit un de plus. Comme elle a empoché un pion à elle, elle continue.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>Le striker seul</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha empoche le striker et rien d’autre. Le tir est régulier.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>Un pion revient comme dû, et la main passe&#xa0;: aucun de ses pions n’est tombé.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>Un tir irrégulier</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi pousse le striker au lieu de le frapper. Un pion blanc à lui tombe.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>Le pion revient, avec un de plus pour la faute, et la main passe.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>Des pions qui sortent</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha empoche un pion blanc. Un pion noir et la Reine sortent du plateau.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>Ce qui est sorti compte comme sur le plateau&#xa0;: l’arbitre remet d’abord la Reine au centre, puis le pion. Elle garde la main pour le pion empoché.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>Son pion, votre tir</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi doit un pion et n’en a aucun dans les trous. Asha empoche un de ses pions, et aucun à elle.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>Son tir a rendu disponible le pion de Ravi&#xa0;: il revient aussitôt, et c’est elle-même qui le place. La main passe.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>La Reine trop tôt</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi empoche la Reine seule. Aucun pion à lui n’a été empoché dans ce board.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>Tant qu’aucun pion à lui n’a été empoché, il n’y a pas droit&#xa0;: elle revient, la main passe, sans pénalité.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>La Reine est confirmée</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi a empoché la Reine à son dernier tir. Maintenant un pion blanc à lui tombe.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>Un pion à lui au tir suivant confirme la Reine. Il continue.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>La Reine sans confirmation</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha a empoché la Reine à son dernier tir. Maintenant tombe un pion blanc, qui est à Ravi.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>Un pion de l’autre camp ne confirme pas&#xa0;: la Reine revient et la main passe. Le pion de Ravi reste empoché.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>La Reine avec un dû</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha doit un pion qui n’a pas encore pu être placé. Elle empoche la Reine seule.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>Ne pas toucher</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha a la main et n’a pas encore tiré. Ravi, en face, touche un pion de la main.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>Une infraction du joueur qui n’a pas la main est une faute technique&#xa0;: un de ses pions revient. Asha garde la main.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>Quinze secondes</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha a empoché un pion et garde la main. Quinze secondes passent sans tir.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>Les règles fixent le temps mais ne nomment aucune pénalité. Le programme y voit une faute après le premier tir d’un tour&#xa0;: un pion, et le tour. Vous pouvez décider autrement.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>Loin du plateau</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>Asha se lève et quitte sa place pendant le board. Elle n’a rien demandé.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>Quitter sa place fait perdre le board&#xa0;: Ravi reçoit ses pions restés sur le plateau et trois pour la Reine qui y est.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>Au club</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>Selon les règles du club&#xa0;: Asha a empoché un pion, maintenant un pion de Ravi tombe et aucun à elle.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>Dans les éditions de club, empocher un pion de l’autre camp est une faute&#xa0;: le tour est fini, et un de ses pions à elle revient.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>Le dernier pion avant la Reine</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha empoche son dernier pion. La Reine est sur le plateau.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>Le dernier pion avant la Reine perd le board&#xa0;: Ravi reçoit trois points, quoi qu’il y ait dessus.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>Le dernier pion de l’autre camp</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha a confirmé la Reine. Maintenant le dernier pion de Ravi tombe sur son tir, et aucun à elle.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi n’a plus de pion&#xa0;: il gagne le board, avec autant de points qu’elle y a de pions. La Reine qu’elle a confirmée ne compte pour personne.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>À 22 points</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha a 22 points et a confirmé la Reine. Son dernier pion tombe.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>À partir de 22 points la Reine ne compte plus&#xa0;: seuls comptent les deux pions sur le plateau. La partie continue.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>Égalité après le dernier board</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>Le score est de 10&#xa0;: 15 au huitième et dernier board. Ravi a confirmé la Reine. Le dernier pion d’Asha tombe.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>Cinq pions font 15&#xa0;: 15. Égalité après le dernier board&#xa0;: un tirage au sort, et un board supplémentaire.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>Le board supplémentaire</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>Il y avait égalité après huit boards. Au board supplémentaire Asha a confirmé la Reine, et le dernier pion de Ravi tombe.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>À qui le tour en double</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil tire régulièrement et n’empoche rien.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>En double la main passe vers la droite&#xa0;: après Anil, c’est Rosa, assise à sa droite.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>Qui place en double</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi empoche un pion blanc et le striker d’un tir régulier.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>Comme en simple, deux pions reviennent et il continue. En double, c’est le joueur à sa droite qui les place.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>Qui doit un pion ne peut prendre la Reine&#xa0;: elle revient, et la main passe. Le pion reste dû.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>Qui gagne le board supplémentaire gagne la partie, même d’un point. La Reine ne compte pour le vainqueur que s’il l’a confirmée.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>Saisissez-le au poste</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Une autre…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Prendre celle-ci</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>Choisissez ce qui doit se passer. Vous décidez d’abord, puis le programme montre sa décision.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situations</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – résolue</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>Choisissez une situation.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>On ne sait pas quand ce match a été joué&#xa0;; le jour écrit est {day}.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>Il n’a pas été joué&#xa0;; il a été omis.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>Un autre joueur porte le nom {name}&#xa0;: celui-ci a le surnom {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>La table {table} est prise à cette ronde&#xa0;; elle a un autre numéro dans SoL.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>Le fichier n’a pas de rencontre de ce tournoi et de cette ronde entre ces camps&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>Le fichier a plusieurs rencontres de ce tournoi et de cette ronde entre ces camps, et ni la table ni le jour ne disent laquelle&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>Plusieurs matchs ont un résultat pour cette rencontre&#xa0;; rien n’a été écrit. Ne laissez que celui qui compte.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>Il n’y a pas encore de résultat&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>Le fichier a déjà un autre résultat&#xa0;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>ronde {round}, table {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>Le fichier a une partie pour ce match&#xa0;: la première des {games} a été écrite.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>SoL n’a pas de place pour les boards d’un match en trois parties&#xa0;; ses scores ont été écrits.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>Une réclamation attend sa décision&#xa0;: le résultat est suspendu et n’est pas écrit.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>Le match n’est pas terminé&#xa0;: il est écrit tel quel.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL établit son classement au meilleur de {most}&#xa0;: voyez-y qui a gagné.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>La partie {number} est écrite sans ses boards&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>La partie {number} s’est terminée à {score}&#xa0;; SoL montre {most} points au plus.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>La partie {number} en était à {stood} et compte pour le camp {side}&#xa0;: elle est écrite {score}, sans boards.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>La partie {number} n’a pas été jouée et compte pour le camp {side}&#xa0;: elle est écrite {score}, sans boards.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>ils ne sont pas tous connus.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL compte {queen} points pour la Reine, jusqu’à {most} points.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL a de la place pour {most}.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL ne les additionnerait pas au même score.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>Le son a été joué par {player}. L’avez-vous entendu&#xa0;?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>Un autre son a pris sa place. Réessayez.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>Cette machine n’a pas de lecteur de sons. Installez pw-play, paplay ou aplay.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>Le son n’a pas pu être écrit sur le disque&#xa0;: {said}. Faites de la place.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} ne peut pas être lancé&#xa0;: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} n’a pas pu jouer&#xa0;: {said}. Un haut-parleur est-il branché et choisi&#xa0;?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} ne s’est pas terminé. Le périphérique audio est-il occupé&#xa0;?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} n’a pas pu jouer. Un haut-parleur est-il branché&#xa0;? Essayez dans les préférences.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>Pas de son&#xa0;: le chrono clignote seulement. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>Faire entendre les cinq dernières secondes et la fin du temps</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>Quel que soit ce choix, le chrono clignote aussi.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume}&#xa0;%</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>Tic à chacune des dernières secondes</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>L’écran pour la salle a été débranché.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>Il n’y a qu’un écran&#xa0;: déplacez la fenêtre pour la salle là où on la voit.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk&#xa0;: pour la salle</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}&#xa0;: {score} points, {games} parties gagnées</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>{a} – {b} pions sur le plateau</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>Matchs récents</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Aucun match n’est ouvert</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>Non terminé&#xa0;: continuez-le</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>Un nouveau match demande joueurs, règles et format sur une page. L’entraînement propose des situations à juger, et rien n’y compte.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>Parties {a}&#xa0;: {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>Enregistré {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>Annuler  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
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
        <translation>Tout ce qui a été validé dans ce match a été écrit dans {file}&#xa0;: on peut l’importer de là.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>Enregistrez tout de suite le match ailleurs&#xa0;: aucun fichier n’a pu être écrit.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>Le match enregistré {match} ne peut pas être poursuivi&#xa0;: l’entrée {number} n’est pas possible à cet endroit. {why} Faites récupérer ce qui est lisible, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} a été déplacé ou supprimé&#xa0;: il n’y a rien à copier. Remettez-le, ou redémarrez le programme.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (le dossier des sauvegardes)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>Le second dossier de sauvegarde, {folder}, n’est pas là&#xa0;: aucune copie n’y a été faite. Branchez son disque ou sa clé, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} est endommagé, et la copie qui en a été faite aussi&#xa0;: {problem}. Restaurez une sauvegarde plus ancienne, ou faites récupérer ce qui est lisible dans une nouvelle base de données.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>La sauvegarde {file} est endommagée&#xa0;: {problem}. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} a été ouvert en lecture seule&#xa0;: rien n’a été enregistré. Ouvrez-le d’abord en écriture.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} Ce poste ne fait que l’afficher&#xa0;: rien n’a été enregistré. Fermez d’abord l’autre poste.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>{place} ou son journal a été écrasé alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} Il est en train de la préparer&#xa0;: réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} n’est plus là, mais {file}-wal avec les dernières entrées l’est. Remettez le fichier et réessayez, ou faites récupérer ce qui est lisible.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} est vide, mais {file}-wal avec les dernières entrées ne l’est pas. Remettez le fichier et réessayez, ou faites récupérer ce qui est lisible.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} n’est plus là, mais il en existe des sauvegardes dans {folder}. Restaurez la dernière, ou commencez sans matchs.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} est vide, mais il en existe des sauvegardes dans {folder}. Restaurez la dernière, ou commencez sans matchs.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} Rien n’a été enregistré. Remettez le fichier, ou redémarrez le programme.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} est endommagé&#xa0;: il ne dit pas de quelle version il est. Restaurez la dernière sauvegarde, ou faites récupérer ce qui est lisible dans une nouvelle base de données.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} ne contient pas encore de matchs. Ouvrez-le une fois en écriture pour le préparer.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} vient d’un Carrom Desk plus ancien. Ouvrez-le une fois en écriture&#xa0;: il sera alors mis à jour.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} vient d’un Carrom Desk plus récent, et reste tel quel. Installez cette version pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} n’est pas une base de données de matchs&#xa0;: il appartient à un autre programme et reste tel quel. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>Aucun nom de fichier ne contient de caractère nul. Donnez le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>Ce n’est pas l’adresse d’une base de données. Donnez le chemin d’un fichier, ou une URL telle que sqlite:///CHEMIN.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>Une base de données en mémoire perdrait tous les matchs. Donnez le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}&#xa0;: ce dossier personnel n’existe pas. Donnez le chemin complet d’un fichier.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} est un lien vers {file}, qui n’existe pas. Vérifiez si son disque est branché ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>Il n’y a pas de pilote pour les bases de données de type {kind}. Installez-en un, ou donnez le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>Le disque qui contient {place} est plein&#xa0;: rien n’a été enregistré. Libérez de la place, puis refaites la dernière étape. Tout ce qui a été validé avant est en sécurité.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} est en lecture seule&#xa0;: rien n’a été enregistré. Autorisez l’écriture du fichier et de son dossier, ou choisissez une autre base de données.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>Un autre programme écrit dans {place} et ne l’a pas libéré&#xa0;: rien n’a été enregistré. Attendez un instant, puis refaites la dernière étape&#xa0;; fermez l’autre programme si cela persiste.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} ne peut pas être ouvert. Vérifiez que son dossier existe, que son disque est branché et que vous pouvez y lire et écrire.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>La lecture ou l’écriture de {place} a échoué&#xa0;: rien n’a été enregistré. Vérifiez que son disque est branché et qu’il y reste de la place, puis refaites la dernière étape.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>Vous n’avez pas le droit d’ouvrir {place}. Demandez à son propriétaire le droit de lecture et d’écriture, ou choisissez une autre base de données.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} n’existe pas. Vérifiez le chemin, et si son disque est branché.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} est un dossier. Donnez le chemin d’un fichier qui s’y trouve.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} ne peut pas exister là&#xa0;: un fichier occupe la place de son dossier. Donnez un autre chemin.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} est un lien qui mène à lui-même. Donnez le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} est un nom de fichier trop long. Donnez un autre chemin.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>La base de données à {place} n’a pas répondu comme prévu&#xa0;: rien n’a été enregistré. Vérifiez que son serveur fonctionne et est joignable, puis refaites la dernière étape.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} est endommagé et illisible&#xa0;: ce n’est pas une base de données, ou une partie en a été écrasée. Faites récupérer ce qui est lisible dans une nouvelle base de données, ou restaurez la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>Un autre poste a écrit dans ce match depuis son ouverture ici&#xa0;: rien n’a été enregistré. Rouvrez le match pour voir ce qu’il contient maintenant.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} est endommagé. Faites récupérer ce qui est lisible dans une nouvelle base de données, ou restaurez la dernière sauvegarde. Constaté&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} est un périphérique ou un tube et non un fichier, et reste tel quel. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} a un second nom sur son disque, un lien physique&#xa0;: ce qui est enregistré sous un nom pourrait être perdu sous l’autre. Supprimez l’un des noms, ou copiez le fichier et ouvrez la copie.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} ne peut pas être créé&#xa0;: le dossier {folder} n’existe pas. Vérifiez le chemin et si son disque est branché, ou créez d’abord le dossier.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>{file} a été déplacé ou supprimé alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>{file} a été tronqué alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>{file} a été écrasé alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>Le journal de {file} a été déplacé ou supprimé alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>Le journal de {file} a été tronqué alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>Le match {match} est déjà ici&#xa0;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>Le match {match} est dans la corbeille&#xa0;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} Il a été écrasé alors que ce poste l’avait ouvert.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>L’identifiant du match est vide ou contient des caractères qui ne peuvent être conservés. Donnez-lui-en un autre.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>Il n’y a pas de match {match} dans cette base de données. Regardez la liste des matchs.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>Cette entrée ne peut pas être conservée, car elle ne pourrait pas être relue&#xa0;: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>Ce match ne peut pas être conservé, car il ne pourrait pas être relu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>il contient ce qu’aucun fichier ne peut contenir.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>l’entrée {number} manque</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>il devrait avoir {length} entrées et en a {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>Le match enregistré {match} ne peut pas être lu&#xa0;: {why}. Restaurez la dernière sauvegarde, ou faites récupérer ce qui est lisible dans une nouvelle base de données.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>La sauvegarde {place} n’est plus là. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>match {match}&#xa0;: rien n’en est lisible.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>match {match}, {sides}&#xa0;: récupéré jusqu’à l’entrée {kept} sur {of}.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>match {match}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>match {match}, entrée {entry}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>Un autre poste a ouvert cette base de données en écriture.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>Un autre poste a ouvert cette base de données en écriture&#xa0;: processus {process} sur {host}, depuis {since}.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} Fermez-le d’abord, puis réessayez.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} est sur un serveur&#xa0;: demandez à son responsable de le restaurer.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>Le match {match} est trop long&#xa0;: avec ses décisions, aucun fichier de match ne pourrait de nouveau le contenir.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>Irrégulier</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>Rien touché</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Avant «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>Empoché</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>Sorti</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>empoché</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>sorti du plateau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>Pourquoi il était irrégulier</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>Irrégulier, sans motif</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>Ce tir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Striker</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>Avant «&#xa0;Play&#xa0;»</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>À vide</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>Irrégulier&#xa0;: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>Irrégulier…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>Secondes sauvegardes</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alimentation</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Second écran</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>MAUVAIS</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>Occupez-vous de ce qui est MAUVAIS avant de commencer un match.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>Un match peut commencer. Voyez ce qui est signalé.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>Tout va bien&#xa0;: un match peut commencer.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} libres&#xa0;; une entrée est sur le disque après {ms} ms.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>Ouverte, et sa structure est saine.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>La dernière est de {last}.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>Le second dossier est là et accessible en écriture.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>Date et heure&#xa0;: {time}. Est-ce exact&#xa0;?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>Sur secteur.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} écrans sont branchés.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>Toutes les écritures peuvent être affichées.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>Une page a été écrite en PDF.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>Seulement {free} libres. Supprimez bientôt l’inutile.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>Seulement {free} libres. Faites de la place avant un match.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>Lent&#xa0;: {ms} ms avant qu’une entrée soit sur le disque. Fermez d’autres programmes, ou prenez un autre disque.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>Écriture impossible&#xa0;: {why}. Rien ne serait conservé&#xa0;: prenez un autre disque.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>Les matchs ne sont pas ouverts. «&#xa0;Et maintenant&#xa0;» dit pourquoi.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} Ouvrez le menu, puis «&#xa0;Sauvegardes…&#xa0;».</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>Aucune encore&#xa0;; la première vient à la fin d’une partie.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>Écriture impossible dans {folder}&#xa0;: {why}. Autorisez-la.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>Pas de second dossier. Une clé USB est plus sûre&#xa0;: menu, «&#xa0;Sauvegardes…&#xa0;».</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} n’est pas là. Branchez la clé, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>Écriture impossible dans {folder}&#xa0;: {why}. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>Elle indique {time}, ce qui est impossible. Réglez la date et l’heure.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>L’horloge qui chronomètre les tirs est arrêtée. Redémarrez l’ordinateur.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>Sur batterie, il reste {percent}&#xa0;%. Branchez le chargeur.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>Sur batterie, il ne reste que {percent}&#xa0;%&#xa0;: trop peu pour un match. Branchez le chargeur maintenant.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>Aucune batterie signalée&#xa0;: vérifiez le branchement.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>Pas d’indication ici&#xa0;: vérifiez le branchement.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>Il n’y a qu’un écran, ce qui suffit à l’arbitre.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>Des caractères manquent&#xa0;: {why}. Réinstallez Carrom Desk.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>Aucun PDF n’a pu être écrit&#xa0;: {why}. Écrivez les rapports en HTML.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>Désactivé dans les préférences. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>Les matchs sont sur un serveur&#xa0;: son responsable fait les sauvegardes.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>Diagnostic du système</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Contrôler de nouveau</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>en cours d’examen</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>Reprendre un match</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>Points dans cette partie</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>Pions sur le plateau</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>Pions dus</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>Boards terminés de cette partie</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>Casse à ce board, joue les blancs</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>A la main</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>confirmée par {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>La casse est faite</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>La situation</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>Le board en cours</translation>
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
        <translation>Tirage pour le board supplémentaire</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>Inscrire le tirage</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. Qui a gagné le tirage au sort&#xa0;?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>La casse</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>Le côté</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. Que prend le gagnant&#xa0;?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. Quel joueur de la paire qui casse fait la casse&#xa0;?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>Dites qui a gagné le tirage au sort.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>Dites si le gagnant prend la casse ou le côté.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>Dites quel joueur casse.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} s’assoient d’abord.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} choisissent le côté.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} cassent et jouent les blancs.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} casse et joue les blancs.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} s’assoit d’abord.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} choisit le côté.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(règle {number})</translation>
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
        <translation>{case} (règle {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Sans la main</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>Mauvais pion</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>Dû oublié</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>Reine non confirmée</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>A continué</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>Joué sans avoir la main, non remarqué&#xa0;: le tour est admis</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>Mauvais pion placé, non remarqué&#xa0;: il reste</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>Pions dus non placés, non remarqué&#xa0;: ils sont perdus</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>Reine non confirmée, non remarqué&#xa0;: elle compte comme confirmée</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>Pion adverse empoché, non remarqué&#xa0;: il compte, le tour prend fin quand on le remarque</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>Le match qu’il contient ne peut pas être lu.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>Il n’y a pas de match dans ce fichier&#xa0;: nommez le match dont il est le rapport.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>Le rapport est celui du match {one}, non de {other}.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>Le rapport a été fait par la version {made}, et celle-ci est la version {own}&#xa0;: il peut différer pour cette seule raison. Vérifiez-le avec la version {made}.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>Le match {id} est conservé autrement&#xa0;: il a continué depuis, ou a été modifié.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>Quelque chose est dessiné autrement que dans un rapport de ce match.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>«&#xa0;{ought}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>«&#xa0;{told}&#xa0;» a été ajouté.</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>«&#xa0;{told}&#xa0;» figure là où le match a «&#xa0;{ought}&#xa0;».</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>Ce n’est pas un rapport comparable&#xa0;: PDF, HTML, CSV et XLSX le sont.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} perd le match.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} perdent le match.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>Avertissement {number} pour {player}&#xa0;; le tour reste tel quel.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>Faute…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>Juge-arbitre…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>Temps dépassé</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>Ces règles ne fixent pas de temps ici.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>Aucun temps ne court avant «&#xa0;Play&#xa0;».</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>Cela concerne la dernière décision rendue&#xa0;: validez d’abord le tir, ou effacez ses marques.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>Commencer sans matchs</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>Tirage au sort…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Vainqueur&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>Voir les changements</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>Écrire ici</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>L’autre poste est fermé&#xa0;: le match peut continuer ici.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Réenregistrer</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ailleurs…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>NON ENREGISTRÉ. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>La dernière entrée n’est pas encore enregistrée. Réenregistrez-la, enregistrez-la ailleurs ou renoncez-y d’abord.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>Marquez ce qui est tombé, puis validez.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>Les marques se contredisent.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>Validez le tir.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placé</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>Renoncé</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Occupé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>Vainqueur&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>Côtés changés</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>Inscrivez le tirage au sort.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>Ouverture des matchs…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>Commencez un match, ou ouvrez-en un.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>Non terminé&#xa0;: {names}. Continuer&#xa0;?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>Prenez une situation, ou arbitrez un match qui ne compte pas.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>Situations…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Quitter l’entraînement</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} place {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>Réclamation ({side}) en attente&#xa0;: résultat suspendu.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>{player} casse&#xa0;: annoncez «&#xa0;Play&#xa0;».</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Lancer le chrono</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>Temps écoulé. Inscrivez le tir, ou «&#xa0;Temps dépassé&#xa0;».</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>Ne rien réclamer</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>Réclamer {points}</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>Le délai de présence est écoulé. Forfait&#xa0;?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>Tombé de lui-même</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>Le temps de la ronde est écoulé. Continuez ou terminez la partie.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (règle {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>Tombé de lui-même</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>Place pour {count}</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>LECTURE SEULE. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Le chrono est arrêté.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>Le chrono est arrêté. «&#xa0;Play&#xa0;» le relance.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Admettre</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Rejeter</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>Et maintenant</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>Alerte&#xa0;: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>Et maintenant&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alerte</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>Annonce&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>Rien à annoncer</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>Motif (imprimé)</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>Donnez le motif&#xa0;: il est imprimé dans le rapport.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>Pas à la table à temps</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>Aucun match n’est ouvert.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>Ouvrez d’abord un match.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>Les matchs ne sont pas ouverts.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>Rien n’est marqué.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>Créer un rapport d’incident…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>Rencontres de SoL</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Récupérer ce qui est lisible</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>Second dossier de sauvegarde</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>Les sauvegardes vont aussi dans {folder}.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>Pas de second dossier</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>Points du board</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>Ceci a été tapé auparavant&#xa0;; «&#xa0;Tout effacer&#xa0;» repart d’une page vide.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>Quel joueur</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Non nommé</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est terminé.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>Le nom doit finir par .pdf ou .html.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>Décision de l’arbitre</translation>
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
        <translation>ENTRAÎNEMENT – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>Aucune sauvegarde n’a été faite&#xa0;; le match est en sécurité. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>Ouverture d’un long match…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>Les matchs sont en cours d’ouverture.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>Les matchs sont d’une version plus ancienne&#xa0;: ils sont copiés, puis mis à jour…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>Le match est enregistré&#xa0;: il est dans la liste des matchs.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>Le match est enregistré et continue à partir d’ici.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
</context>
</TS>
