<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="si" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>අනුවාදය {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>යෝජනා කරන්නේ මෙයයි; තීරණය කරන්නේ විනිසුරුයි.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>ඔබේ තරග {database} තුළ ඇත.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>මෙය ජාලයක් භාවිත නොකරයි.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>පරිවර්තනය කර ඇත, එහෙත් මෙය මව්බස වූ කිසිවෙක් තවම කියවා නැත: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>MIT බලපත්‍රය යටතේ නොමිලේ. අකුරු Noto Sans, SIL Open Font License යටතේ.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>විවෘත කරන්න</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>වාර්තාව…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>නිර්යාත කරන්න</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>ආයාත කරන්න…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>මකන්න</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>බඳුනට දමන්න  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>ආපසු තබන්න</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>සදහටම මකන්න…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>කිහිපයක් තෝරන්න</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>වෙනත් තැනක ආයාත කිරීමට තරග ගොනු…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>තරගාවලි ඩෙස්කය වන SoL සඳහා එක ගොනුවක්…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>ප්‍රතිඵල සංවිධායකගේ SoL ගොනුවට…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>අත ඊතලය හරහා යා හැක</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>පහර දෙන විට අත මතුපිට ස්පර්ශ කළ හැක</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>අත් තමාගේ සිරුර මතත් කකුල් තමාගේ අසුනේ දාරය මතත් තැබිය හැක</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>ඕනෑම අතකින් පහර දිය හැක</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>පිටත කවය තුළදී ඇඟිල්ල ඉත්තා අත්හළ විට එය තැබූ සේ සැලකේ</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>වාරය ඇති ක්‍රීඩකයාට තම බේස් රේඛා සහ කවවල වැඩිපුර පවුඩර් ස්ට්‍රයිකරයෙන් ඉවත් කළ හැක</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>තබන විට ස්ට්‍රයිකරය සහ ඉත්තන් තම බේස් රේඛා අසල තිබිය හැක</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>ෆවුලයක් නොවේ: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>සටහන {number} සංශෝධනය</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>සංශෝධනය කරන්න</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>හේතුව</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>තවම කිසිවක් වෙනස් වී නැත.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>කළේ කවුද</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>ඉල්ලූ අමතර ලකුණු</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>අදහස</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>තීරණය</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>එහි හේතුව</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>ටොස් දිනුවේ</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>තෝරාගත්තේ</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>බ්‍රේක් කරන ක්‍රීඩකයා</translation>
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
        <translation>ඉන්පසු: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>තවදුරටත් වලංගු නොවන සටහන්: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>තරගයේ වත්මන් තත්ත්වය වෙනස් නොවේ.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>අවලංගුයි</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>සුදු පිලේ පහරක්</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>පළමු පහරට පෙර සුදු පිලේ නීති කැඩීමක්</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>{side}: නීති කැඩීමක්, පහරක් නැත</translation>
    </message>
    <message>
        <source>White</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>කළු</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>අන් ඒවා සසඳන නීති මාලාව</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>සිදුවන දේ</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>බ්‍රේක් එක</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>බ්‍රේක් එක කර ඇත</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>බ්‍රේක් එක ඉදිරියට: උත්සාහය {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>සුදු ඉත්තෙක් කලින් වළට වැටී ඇත</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>කළු ඉත්තෙක් කලින් වළට වැටී ඇත</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>සාවද්‍ය පහර</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>කිසිවක් නොවැදුණි</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ප්ලේ” ට පෙර</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>එක් එක් සංස්කරණයේ තීන්දුව</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>පුවරුවේ සුදු ඉත්තන්</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>පුවරුවේ කළු ඉත්තන්</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>සුදු පිල ණය ඉත්තන්</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>කළු පිල ණය ඉත්තන්</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>සුදු පිලේ ලකුණු</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>කළු පිලේ ලකුණු</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>අවස්ථාවක් ලෙස පිටපත් විය: “carrom-desk rule” එය කියවයි.</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>එය අවස්ථාවක් නොවේ. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>ඇලවිය.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>“ප්ලේ” කීමට පෙර කළ හැක්කේ බ්‍රේක් එක පමණයි.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>ඉත්තන් නවයකට අඩු නම් හෝ බ්‍රේක් එකට පෙර නම් එය දන්නා කරුණකි.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>පහරක් ගැන අසා නැත.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>වාරය සුදු පිලට.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>අවස්ථාව පිටපත් කරන්න</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>අවස්ථාව අලවන්න</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>මුද්‍රණය හෝ සුරැකීම…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>මේ නීති යටතේ එය සිදු විය නොහැක</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>වාරය {player} ට.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: පුවරුවේ {men}{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>ලකුණු {own} : {opponent}, වාරය ඇති ක්‍රීඩකයාගේ පළමුව.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>බ්‍රේක් එක කළ යුතුයි: උත්සාහ {most} න් {number}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>ඔහුගේ ඉත්තෙක් කලින් වළට වැටී ආපසු පැමිණ ඇත.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, තම වාරයේ පළමු පහරට පෙර: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>රැජින කවර් කළේ {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>නීති පවසන දේ</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>තීන්දුව</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>කැරම්</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>පිහිටීම</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ ලකුණෙන් පළමු සංස්කරණයට වෙනස් දේ පෙන්වයි.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>ප්‍රකාශය</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>අර්ථකථනය</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>උපස්ථ</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>දෙවන ෆෝල්ඩරය…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>සෑම ආරම්භයකදීම, සෑම ගේමකටත් තරගයකටත් පසුව සහ ඩෙස්කයෙන් ඉවත් වන විට උපස්ථ සෑදේ. USB ධාවකයක හෝ වෙනත් තැටියක ඇති දෙවන ෆෝල්ඩරයක් නිසා මේ පරිගණකයේ තැටිය අසමත් වුවද ඒවා රැකේ.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>උපස්ථ දෙවන ෆෝල්ඩරයකට නොයයි.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>උපස්ථ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>ප්‍රතිසාධනය</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>තෝරාගත් උපස්ථය දත්ත සමුදායේ තැන ගනී; දැන් ඇති එක ඒ අසලම තබා ගැනේ.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>අවසන් උපස්ථය අසාර්ථකයි. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>සෑදූ වේලාව</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>හේතුව</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>එහි අවසන් තරගය</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>දක්වා</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>අන්තර්ගතය</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>උපස්ථ, අලුත්ම එක පළමුව</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>දැන් උපස්ථයක් සාදන්න</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>උපස්ථයක් තෝරන්න.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>තවම උපස්ථයක් නැත.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>මේ උපස්ථය තවම පරීක්ෂා කරමින් පවතී…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>උපස්ථ දෙවන ෆෝල්ඩරයකටත් යා හැක, උදාහරණයක් ලෙස USB ධාවකයකට.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>දෙවන ෆෝල්ඩරය…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>හානි වී ඇත</translation>
    </message>
    <message>
        <source>start</source>
        <translation>ආරම්භය</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>ගේම අවසන්</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>තරගය අවසන්</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>අතින්</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>උත්ශ්‍රේණියට පෙර</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>ප්‍රතිස්ථාපනයට පෙර</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>වැඩසටහන වැසීම</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>තරග: {matches}, සටහන්: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>ඩෙස්කයේ ඇති තරගය එලෙසම තිබේ: එය මැකීමට පෙර වෙනත් තරගයක් විවෘත කරන්න හෝ අරඹන්න.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} බඳුනේ ඇත.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>තරග {count} ක් බඳුනේ ඇත.</numerusform>
            <numerusform>තරග {count} ක් බඳුනේ ඇත.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} සදහටම මකා ඇත.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>තරග {count} ක් සදහටම මකා ඇත.</numerusform>
            <numerusform>තරග {count} ක් සදහටම මකා ඇත.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} නැවත බඳුනේ ඇත.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>තරග {count} ක් නැවත බඳුනේ ඇත.</numerusform>
            <numerusform>තරග {count} ක් නැවත බඳුනේ ඇත.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} නැවත තරග අතරට ආවේය.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>තරග {count} ක් නැවත අන් ඒවා අතරට ආවේය.</numerusform>
            <numerusform>තරග {count} ක් නැවත අන් ඒවා අතරට ආවේය.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>සුදු ඉත්තා {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>කළු ඉත්තා {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>ස්ට්‍රයිකරය</translation>
    </message>
    <message>
        <source>White</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>white</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>වළට</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>පැන්නා</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>පුවරුවේ</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>මේ පහරෙන් වළට වැටුණා</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>මේ පහරෙන් පුවරුවෙන් පිටට පැන්නා</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>පුවරුවේ නැත</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · වාරය</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>පුවරුවේ: සුදු {white}, කළු {black}, රැජින</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>පුවරුවේ: සුදු {white}, කළු {black}</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>රැජින කවර් කළ යුතුයි</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>රැජින ආපසු එයි</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>රැජින කවර් කර ඇත</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>රැජින කවර් කළේ {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>කවර් කළ යුතුයි</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>කවර් කළා</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>ආපසු එයි</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>ණය {count}</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>තැබීමට</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>කැරම් පුවරුව</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>පුවරුවෙන් පිට</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>මේ වළට වැටුණේ මොනවාද?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>පුවරුවේ {count}</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>ඊළඟ එබීමේ අර්ථය: පැන්නා</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>සුදු {count}</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>කළු {count}</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>{pieces} වළට</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>{pieces} පිටට පැන්නා</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour} ණය {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>තැබීමට: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>ණයයි</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>පළමුව ටොස් එක.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>තල්ලු කිරීම</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>ස්ට්‍රයිකරය බේස් රේඛා දෙකෙහිම නැත</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>බේස් කවය වැසී නැත, හෝ ඊතලය ස්පර්ශ විය</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>වැලමිට මතුපිට හෝ ඊතල රේඛාවලට ඉහළින්</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>ප්‍රතිවාදියාගේ ස්ට්‍රයිකරය තවම පුවරුවේ</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>සිරුර ඊතල රේඛාවලින් පිටත</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>පහර දෙන විට හේත්තු වීම</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>ඇඟිල්ලකින් පහර නොදීම</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>ස්ට්‍රයිකරයෙන් පහර නොදීම</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>අත හෝ බාහුව ෆවුල් රේඛා හරහා</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>ඉදිරියට පහර නොදීම</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>රේඛාවට පසුපස ඉත්තාට පළමුව වැදීම</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>තත්පර 15 ඉක්මවීම</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>ඉත්තෙක් හෝ රැජින ස්පර්ශ කිරීම</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>පුවරුවට ගැසීම හෝ සෙලවීම</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>පවුඩර් අනිසි ලෙස භාවිතය</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>ස්ට්‍රයිකරය රාමුව මත හෝ වළක තැබීම</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>ස්ට්‍රයිකරය පුවරුවේ අතහැර දැමීම</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>අතේ ඝන වස්තුවක්</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>ස්ට්‍රයිකරයේ ගමන අත්හදා බැලීම</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>බ්‍රේක් එකට පෙර ඉත්තන් නැවත සැකසීම</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>බෝඩය අතරතුර ස්ට්‍රයිකරය මාරු කිරීම</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>පුවරුව තැනින් ගෙනයාම</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>සිරුර පුවරුවේ, ස්ටෑන්ඩයේ හෝ මේසයේ ගෑවීම</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>ඇඳුම් හෝ ආභරණ මතුපිට</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>පුටුව සෙලවීම</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>අසුනේ උස වෙනස් කිරීම</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>අසුන් මාරු කිරීම</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>ප්‍රතිවාදියාට බාධා කිරීම</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>සහකරුවන් කතා කිරීම හෝ සංඥා කිරීම</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>වාරය නොමැතිව ලකුණු ඇසීම</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>පිටත කවයෙන් පිට ඉත්තා තැබීම</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>තබන විට අන් ඉත්තන් සෙලවීම</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>ප්‍රමාද වී තැබීම</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>මැද කවය මත ඉත්තා තැබීම</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>තම ඉත්තෙක් තැබීම</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>රැජින සමඟ පහරකට ඉත්තා තැබීම</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>සහකරු ඉත්තන් අතට දීම</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>තබන විට තවත් ඉත්තෙක් හෝ ස්ට්‍රයිකරය අතේ</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>ඉත්තන් සැකසීම ප්‍රමාද වීම</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>පැති මාරුව ප්‍රමාද වීම</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>ප්‍රතිවාදියාට නැවත බාධා කිරීම</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>අපහාස වචනවලින් විරෝධතාව</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>අසුනෙන් නැගිටීම</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>වාරය නොමැතිව ක්‍රීඩා කිරීම</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>පුවරුව යළි සැකසිය නොහැකි සේ අවුල් වීම</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>“ප්ලේ” නොකියා ක්‍රීඩාව කරගෙන යාම</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>විනය කැඩීම</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>අවසර නැතිව තරගය හැරයාම</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>විවේක කාලය ඉක්මවීම</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>තීරණය නොපිළිගැනීම</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>නිලධාරීන්ට අපහාස කිරීම</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>දුම්පානය, මත්පැන් හෝ මත්ද්‍රව්‍ය</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>ස්ට්‍රයිකරය සහතික කර නැත</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>අවසර නැතිව ක්‍රීඩාව නැවැත්වීම</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>ප්‍රතිවාදියාට තෙවන වරටත් බාධා කිරීම</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>වේලාවට පුවරුව වෙත නොපැමිණීම</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>නරඹන්නන් සමඟ කතා කිරීම</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>යතුර: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>අලුත්ම උපස්ථය ප්‍රතිසාධනය කරන්න, නැතහොත් කියවිය හැකි දේ නව දත්ත සමුදායකට බේරා ගන්න.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>අද රීති මේ සටහනට වෙනත් තීන්දුවක් දෙනු ඇත; දුන් තීන්දුව එලෙසම පවතී.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>ගොනුවට හානි වී ඇත: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>වගු කියවිය නොහැක: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>{kind} {name} නැත. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>{kind} {name} මෙහි අයිති නැත: වෙනත් දෙයක් එය මෙහි තබා ඇත. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>{kind} {name} වෙනස් කර ඇත. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>දත්ත සමුදායේ අනුවාදය එහි සඳහන් නොවේ. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>යොමු පරීක්ෂා කළ නොහැක: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>{table} හි කිසිදු තරගයකට අයත් නොවන පේළි ඇත. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>තරග ලැයිස්තුගත කළ නොහැක: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>හැඳුනුම පෙළක් නොවන තරගයක් ඇත. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>තරගය කියවිය නොහැක: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>තරගය තේරුම් ගත නොහැක ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>තරගය ලැයිස්තුවේ ඇතත් සොයාගත නොහැක. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>මේ සටහනේ වේලාව සුරැකීමෙන් පසු වෙනස් කර ඇත. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>{column} තීරුවේ එහි තිබිය නොහැකි දෙයක් ඇත. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>ලැයිස්තුවේ ක්‍රීඩකයෝ තරගයේ ක්‍රීඩකයෝ නොවෙති. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>තරගය ඇරඹි වේලාව සුරැකීමෙන් පසු වෙනස් කර ඇත. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>තරගය බඳුනට ගිය වේලාව වේලාවක් නොවේ. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>මේ සටහන එය ඇති තැන විය නොහැක: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>ලැයිස්තුව පෙන්වන දේ ලොගයෙන් ලැබෙන දේට වෙනස්ය. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>මේ සටහන නැත. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>මේ සටහන සුරැකීමෙන් පසු වෙනස් කර ඇත: එහි හෑෂ් අගය තවදුරටත් නොගැළපේ. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>මීට පෙර සටහන සුරැකීමෙන් පසු වෙනස් කර ඇත: එහි හෑෂ් අගය තවදුරටත් නොගැළපේ. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>තරගයේ සැකසුම සුරැකීමෙන් පසු වෙනස් කර ඇත: එහි හෑෂ් අගය තවදුරටත් නොගැළපේ. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>තරගයේ සටහන් {length} ක් තිබිය යුතු වුවද ඇත්තේ {found} කි. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>හෑෂ් අගයක් නොගැළපේ: ලොගයේ අවසානය සුරැකීමෙන් පසු වෙනස් කර ඇත. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>හෑෂ් අගයක් නොගැළපේ: තරගයේ සැකසුම සුරැකීමෙන් පසු වෙනස් කර ඇත. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>ගේම</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>තරගය</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>ප්‍රතික්ෂේපිතයි</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>පිළිගත්තා</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>හේතුව</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (නීතිය {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>තුවාල හෝ අසනීප</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>ආලෝකය ඇනහිටීම</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>කෙටි සටහන</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>වාර්තාවට අදහසක්; එයින් කිසිවක් වෙනස් නොවේ.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>අදහස</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>විරාමය</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>ඔරලෝසුව නවතී; “ප්ලේ” එය මුල සිට අරඹයි.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>අභියාචනය</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>ප්‍රධාන රෙෆරි කැඳවිය</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>හානි වූ ඉත්තා මාරු කළා</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>අවවාදය</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>අවවාදයක්: වාර්තාවේ සඳහන් වන අතර තීන්දුවක් නොවේ.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>අවවාදය කාටද?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>වාරය නිවැරදි කිරීම</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>ඊළඟ පහරෙන් පසු දුටු වරදක්: දැන් වාරය කාගේදැයි කියන්න. බ්‍රේක් එක කිරීමට පෙර නම් සුදු ඉත්තන්ගෙන් බ්‍රේක් කරන්නේ ඔහුයි.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>වාරය කාගේද?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>ගේමේ කාලය අවසන්</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>පාස්</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>වාරය ඇති ක්‍රීඩකයා පහර නොදෙයි. සියල්ලෝම තුන් වරක් පාස් කළ විට බෝඩය නැවත ක්‍රීඩා කරවන්න.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>බෝඩය නැවත</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>බෝඩය අවලංගු කර එම බ්‍රේක් කරන්නාම සමඟ නැවත ක්‍රීඩා කෙරේ.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>සියල්ලෝම තුන් වරක් පාස් කළා</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>විනිසුරුගේ පාලනයෙන් තොර හේතු</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>බේස් රේඛාවල ස්ට්‍රයිකරයට ඉඩ නැත</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>පැති මාරු විය</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>ක්‍රීඩකයෝ පැති මාරු කළහ.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>විරෝධතාව</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>ප්‍රධාන රෙෆරි තීරණය කරන තුරු ප්‍රතිඵලය රඳවා ගැනේ; ක්‍රීඩාව කරගෙන යා හැක.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>විරෝධතාව කාගෙද?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>කරුණු, දුන් තීරණය, සහ ඉල්ලන දේ</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>විරෝධතාව විසඳුවා</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>පිළිගත්: බෝඩය නැවත. ප්‍රතික්ෂේප: ප්‍රතිඵලය පවතී.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>අත්හැරීම</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>පිලක් ගේම හෝ තරගය අත්හරියි.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>අත්හරින්නේ කවුද?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>වෝක්ඕවර්</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>අනෙක් පිල නොපැමිණි හෝ ක්‍රීඩා කළ නොහැකි නිසා පිලක් දිනයි.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>දිනන්නේ කවුද?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>ඉල්ලා අස්විය</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>නුසුදුසු කරන්න</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>පිලක් තරගය පරදියි.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>තරගය පරදින්නේ කවුද?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>නරඹන්නන් අතර කලබලයක්</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>තැබීමට ඇති ඉත්තන්</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>තැබීමට තිබූ ඉත්තන්ට සිදු වූ දේ: අවසන් පහරෙන් පසු ඕනෑම තීන්දුවක ඉත්තන්, සහ ඉඩ නැතිව ණය වී රැඳෙන ගණන.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>ගේම අවසන් වේ: දැන් ඇති බෝඩය නොගැණේ, ඉදිරියෙන් සිටින්නා දිනයි. සම ගේමක්, එසේ එකඟ වී ඇති තැන, සමව අවසන් වේ.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>ප්‍රධාන රෙෆරි සහ තවත්</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>කුමන විරෝධතාවද</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>සුපුරුදු හේතු</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>සටහන් කරන්න</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>දෙකෙන් එකක් තෝරන්න.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>වචනවලින් ලියන්න: වාර්තාවේ මුද්‍රණය වේ.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>හේතුවක් තෝරන්න, හෝ ලියන්න</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>අඩුවෙන් යොදන සටහන්</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>පැමිණීම</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>අත්හදා බැලීමේ බෝඩය</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>බ්‍රේක්</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>පහර ඔරලෝසුව</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>තැබීම</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>තැබීම හෝ අත්හැරීම</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>පැති මාරුව</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>විවේකය</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>පුවරුවට කැඳවූ වේලේ සිට</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>පිල් දෙකම වාඩි වූ විට සිට</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>“ප්ලේ” සිට</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>නිසල වූ විට සිට</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>ස්ට්‍රයිකරය පුවරුවෙන් ගත් විට සිට</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>තැබීමේ සිට</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>දැනුම්දීමේ සිට</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>බෝඩය අවසන් වූ විට සිට</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>භාවිතයේ නැත</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>ඇරඹී නැත</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>දුවයි</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>අවසන් තත්පර 5</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>කාලය</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>කාලය {seconds} කින් ඉක්මවයි</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>නවතා ඇත</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>බාධා වී ඇත</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, හෝ ඔබ සකසන පරිදි</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (නීතිය {laws})</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>මිනි. {minutes}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}, ඉතිරි {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>{seconds} දී පහර</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>දැන් කිසිවකට කාලය නොගැනේ.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>ඔරලෝසුව දැනටමත් දුවයි.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>ඔරලෝසුව නොදුවයි.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>ඔරලෝසුව නවතා ඇත: “ප්ලේ” එය මුල සිට අරඹයි.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>මේ ඔරලෝසුව භාවිතයේ නැත. භාවිතයට අතින් අරඹන්න.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>ඔරලෝසුව</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ප්ලේ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>විරාමය</translation>
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
        <translation>මුල සිට</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>තත්පර 5</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>කාලය</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>ඔරලෝසුව ගැන තවත්</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>කාලය නොගැනේ</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>ඔරලෝසු</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>සියලු ඔරලෝසු</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>ඔරලෝසුවකට වෙනස් සැකසුම</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>ස්වයංක්‍රීය: ඉබේම ඇරඹේ. යෝජනා: ඔබ අරඹන තුරු රැඳේ. භාවිත නොකරන්න: ඔබ ඇරඹුවොත් මිස කාලය නොගැනේ.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ඉවත් කරන්න</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>දෙවරක් ඔබන්න: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} තහවුරු කිරීමට නැවත ඔබන්න.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>ඔව්</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>යමක් වැරදුණි</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>වැඩසටහනේ දෝෂයකි. මේ දක්වා තහවුරු කළ සෑම සටහනක්ම තැටියේ ඇත. මෙය වසා දිගටම කරගෙන යන්න.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>මේ විස්තර වාර්තාවක් සමඟ එවන්න; සිදු වූ තැන {log} හි ද ඇත.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>දැන් දත්ත සමුදාය {place} උපස්ථයයි.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>පෙර දත්ත සමුදාය තබා ඇත: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>ප්‍රතිසාධනය විය</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>උපස්ථය දත්ත සමුදායේ තැනට දමමින් පවතී…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>ප්‍රතිසාධනය වෙමින්</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>බේරා ගත්තා</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>කියවිය හැකි දේ තරගයෙන් තරගය බේරා ගනිමින් පවතී…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>බේරා ගනිමින්</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>ගොනුව සහ එහි සෑම තරගයක්ම පරීක්ෂා කරමින් පවතී…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>දත්ත සමුදායේ පරීක්ෂාව</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>නවත්වන්න</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>වෙනත් දත්ත සමුදායක්</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>බේරාගත් තරග: සම්පූර්ණ {whole}, කොටසක් {partial}, අහිමි {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>හානි වූ ගොනුව තබා ඇත: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>පරීක්ෂා කළ තරග: {matches}, සටහන්: {entries}. සියල්ල හොඳයි.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>පරීක්ෂා කළ තරග: {matches}, සටහන්: {entries}. දෝෂ: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>ජනවාරි</translation>
    </message>
    <message>
        <source>February</source>
        <translation>පෙබරවාරි</translation>
    </message>
    <message>
        <source>March</source>
        <translation>මාර්තු</translation>
    </message>
    <message>
        <source>April</source>
        <translation>අප්‍රේල්</translation>
    </message>
    <message>
        <source>May</source>
        <translation>මැයි</translation>
    </message>
    <message>
        <source>June</source>
        <translation>ජූනි</translation>
    </message>
    <message>
        <source>July</source>
        <translation>ජූලි</translation>
    </message>
    <message>
        <source>August</source>
        <translation>අගෝස්තු</translation>
    </message>
    <message>
        <source>September</source>
        <translation>සැප්තැම්බර්</translation>
    </message>
    <message>
        <source>October</source>
        <translation>ඔක්තෝබර්</translation>
    </message>
    <message>
        <source>November</source>
        <translation>නොවැම්බර්</translation>
    </message>
    <message>
        <source>December</source>
        <translation>දෙසැම්බර්</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{year} {month} {day}</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>{path} holds the log and the open match with the players&apos; names. Send it with a report.</source>
        <translation>{path} හි ලොගය සහ විවෘත තරගය ක්‍රීඩකයන්ගේ නම් සමඟ ඇත. එය වාර්තාවක් සමඟ එවන්න.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>ගැටලු වාර්තාවක් සාදන්න</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>වාර්තා සහ සංඛ්‍යාලේඛන</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>සුරකින්න…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ලේඛනය</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>නම</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>දිනය</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>ආකෘතිය</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>කොටස</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>කඩදාසිය</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>මුද්‍රණය…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>තරගාවලියේ නම ලියන්න.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>ක්‍රීඩකයාගේ නම ලියන්න.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>2026-11-21 වැනි දිනයක් ලියන්න.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>තරගාවලිය</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ක්‍රීඩකයා</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>භාෂාව</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>කවුළුවේ භාෂාව</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>ලේඛනය ලියන්න</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>ලේඛනය {path} හි ඇත.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>සියල්ල එහි නැත</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>ලේඛනයේ නැති, හෝ තිබූ ලෙසම නැති දේ:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>සුරැකි කිසිදු තරගයක මේ නමින් ක්‍රීඩකයෙක් නැත.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>සුරැකි කිසිදු තරගයක් එයට අයත් නොවේ.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>තරගයක් අත්හැර ඇත: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>තරගයේ වාර්තාව</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>තරගයේ සංඛ්‍යාලේඛන</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>තෝරාගත් තරග එකට</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>තරගාවලියක සියලු තරග</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>දිනයක සියලු තරග</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>සියලු තරගවල ක්‍රීඩකයෙකුගේ සංඛ්‍යාලේඛන</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>තරගයේ නම් සහිත හිස් පත්‍රය</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>තනි තරග සඳහා හිස් පත්‍රය</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>ද්විත්ව සඳහා හිස් පත්‍රය</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, මුද්‍රණයට සහ අත්සන් කිරීමට</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, බ්‍රව්සරයක කියවීමට</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, බෝඩවල වගුවක්</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>සියල්ල</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>අත්සන් කරන පත්‍රය, එක් පිටුවක්</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>විස්තර සහ සංඛ්‍යාලේඛන</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>ලොගය</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, වගුවක්</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, සෑම පහරකම වගුවක්</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, සියලු වගු සහිත වැඩපොතක්</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>තරග ගොනුව, වෙනත් Carrom Desk එකකට</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, තරගාවලි ඩෙස්කයට</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, සෑම තරගයක් ගැනම සියල්ල</translation>
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
        <translation>වාර්තාව සත්‍යාපනය</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>වාර්තාව සත්‍යයි: එහි සියල්ල තරගය {id} අනුව වේ.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>වාර්තාව සත්‍ය නොවේ: එය වෙනස් කර ඇත.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>වාර්තාව වෙනත් තරගයකය.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>පිටු {name} වෙත යවන ලදී.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>අවලංගුයි: කිසිවක් නොලියන ලදී.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>එක් ලේඛනයකට තරග වැඩියි: {count}. වැඩිම වශයෙන් {most} තෝරන්න.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>ලේඛනය සාදමින් පවතී. තරග බොහෝ නම් මොහොතක් ගතවේ.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>ලියමින්</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>නවත්වන්න</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>වාර්තාව සසඳමින් පවතී…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>අවලංගුයි: වාර්තාව සැසඳුවේ නැත.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>කැරම් සමාජ රීති</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>ජාත්‍යන්තර කැරම් නීති (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF කැරම් නීති, සංශෝධිත</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Technitia 2K20 කැරම් රීති</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>සමාජ රීති</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>ICF නීති</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF සංශෝධිත</translation>
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
        <translation>බෝඩය {number} අවසන්</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>ගේම {number} අවසන්</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>තරගය අවසන්</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>ප්‍රතිඵලය රඳවා ඇත: විරෝධතාවක් විසඳා නැත</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>බෝඩය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>බෝඩය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>ගේම දිනුවේ {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>ගේම දිනුවේ {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>තරගය දිනුවේ {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>තරගය දිනුවේ {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>තරගය සමයි, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>වෝක්ඕවරයකින් තරගය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>{loser} නුසුදුසුයි: තරගය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>{loser} අත්හරිති: තරගය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>{loser} අත්හරිති: ගේම දිනුවේ {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>ප්‍රතිඵලය පවතී</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>බෝඩය {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>රැජින {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>රැජින 0 (නීතිය {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>ලැබුණේ %n</numerusform>
            <numerusform>ලැබුණේ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>ඉල්ලුවේ %n</numerusform>
            <numerusform>ඉල්ලුවේ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>සුදු ස්ලෑම්: පළමු වාරයේම සුදු ඉත්තන් නවයම සහ රැජින.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>කළු ස්ලෑම්: පළමු වාරයේම සියලු කළු ඉත්තන්.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>ලකුණු සමයි: ටොස් එකක්, පසුව අමතර බෝඩයක්.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>ක්‍රීඩකයෝ පැති මාරු කරති.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>අවසන් ගේමට පෙර විවේකය.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>බෝඩය {number}: බ්‍රේක් කරන්නේ {player}.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>ගේම {number}: බ්‍රේක් කරන්නේ {player}.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>ගේම සමයි, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>වෝක්ඕවර්</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>වෝක්ඕවරයකින් තරගය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>නුසුදුසු කිරීම</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>{loser} නුසුදුසුයි: තරගය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>තරගය අත්හැර ඇත</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>{loser} අත්හරියි: තරගය දිනුවේ {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>ගේම {number} අත්හැර ඇත</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>{loser} අත්හරියි: ගේම දිනුවේ {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>හේතුව: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>ලකුණු තිබුණේ {a} – {b}.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>ගේම්: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>ඒ වෙනුවට තීන්දුව පෙන්වන්න</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>මුද්‍රණය සහ අත්සන…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} තරගය අත්හරිනවාද?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} තරගය අත්හරිනවාද?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} ගේම අත්හරිනවාද?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} ගේම අත්හරිනවාද?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side} තරගය පරදිනවාද?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side} තරගය පරදිනවාද?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side} වෝක්ඕවරයකින් තරගය දිනනවාද?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side} වෝක්ඕවරයකින් තරගය දිනනවාද?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side} බෝඩය පරදිනවාද?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side} බෝඩය පරදිනවාද?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>බෝඩය නොගණින අතර නැවත ක්‍රීඩා කරනවාද?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>බෝඩය නීතිවලට වෙනස් ලෙස අවසන් වෙනවාද?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>ගේම දැන් අවසන් වී දැනට ඇති බෝඩය නොගැණෙනවාද?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>විරෝධතාව පිළිගෙන බෝඩය නැවත ක්‍රීඩා කරනවාද?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>විරෝධතාව ප්‍රතික්ෂේප වී ප්‍රතිඵලය පවතිනවාද?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>ගේම අත්හරියි</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>තරගය අත්හරියි</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>“ප්ලේ”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>පාස් කරයි</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>විනිසුරුගේ තීරණය: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>පැති මාරු විය</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>ක්‍රීඩාව දිගටම</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>විරෝධතාව පිළිගත්තා</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>විරෝධතාව ප්‍රතික්ෂේපිතයි</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (විනිසුරුගේම හේතුව)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (නීතිය {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>කිසිවක් වළට නැත</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>බ්‍රේක්: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>බ්‍රේක්, උත්සාහය {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>{pieces} පිටට පැන්නා</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>කිසිවක් නොවැදුණි</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>සාවද්‍යයි</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>“ප්ලේ” ට පෙර</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>අමතර ලකුණු ඉල්ලන්නේ නැත</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>අමතර ලකුණු 1ක් ඉල්ලයි</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>අමතර ලකුණු %nක් ඉල්ලයි</numerusform>
            <numerusform>අමතර ලකුණු %nක් ඉල්ලයි</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>සටහන {number} ආපසු ගැනීම</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>සටහන {number} යළි කිරීම</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>සටහන {number} සංශෝධිතයි</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>ක්‍රීඩාව බෝඩය {number} මුල සිට ඉදිරියට යයි.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>බ්‍රේක් කරන්නේ {player}.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>සියල්ලෝම තුන් වරක් පාස් කළහ: බෝඩය නැවත ක්‍රීඩා කෙරේ.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>ලකුණු {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>පැති මාරු වේ.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>සමයි: අමතර බෝඩයකට ටොස් එකක්.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>බෝඩය අවලංගුයි</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>නුසුදුසුයි</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>වෝක්ඕවර්</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>ක්‍රීඩාව නතර කළා</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>විරෝධතාව</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>වාරය විනිසුරු නියම කළා</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>අවවාදය</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>කෙටි සටහන</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>බ්‍රේක් එක තෝරා ගත්තා</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>පැත්ත තෝරා ගත්තා</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>විනිසුරුකම කඩදාසියේ: බෝඩ පත්‍රයෙන් ඇතුළත් කළා, පහර සටහන් වී නැත</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>ටොස් දිනුවා, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>ගේම කාලයට අවසන් වේ: දැනට ඇති බෝඩය නොගැණේ</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>සදහටම මකන්න</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>මකන්න</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>මේ තරග සහ ඒවායේ සියලු සටහන් නැති වේ. එය ආපසු හැරවිය නොහැක.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>මැකෙන දේ</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>තරග කීයද</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>ඉදිරියට යාමට මැකෙන තරග ගණන {count} ලියන්න.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>සියලු තරගාවලි</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Carrom Desk හි රීතිවලින් සෑදූ ආදර්ශ ප්‍රශ්න පත්‍රයකි. එය කොතැනකවත් නිල නොවේ: කිසිදු සම්මේලනයක් එය සකස් කළේ හෝ ලකුණු කළේ නැත.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>විනිසුරුවන්ගේ ආදර්ශ විභාගය</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. පත්‍රය {seed}. ලකුණු {marks}, මිනිත්තු {minutes}; සමත් වීමට ලකුණුවලින් අඩක්.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>කැරම්</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>පත්‍රය {seed} සඳහා පිළිතුරු</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>සමත්</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>අසමත්</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: ලකුණු {full} න් {marks}. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>{laws} අනුව, පත්‍රය {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>අංකය</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>පිළිතුර</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>නීතිය</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>කොටස</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>වාචික: පිරික්සුම් ලැයිස්තුවක්</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>ප්‍රායෝගික: පිරික්සුම් ලැයිස්තුවක්</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. බ්‍රේක්, වාරය, ඩියු සහ රැජින</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. අවසන් ඉත්තන්, තැබීම සහ ද්විත්ව</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. නීති කැඩීම්, ඔරලෝසු සහ තරගයේ ගමන</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>ප්‍රකාශ සහ ඒ එක එකක් කළ යුතු විට නම් කරයි.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>ඩියු පෙනල්ටියෙනුත් ෆවුල් ටෙක්නිකල් ෆවුලෙනුත් වෙන් කර හඳුනයි.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>රැජින කවර් වන්නේ කුමකින්ද, ආපසු යන්නේ කුමකින්දැයි පැහැදිලි කරයි.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>විරෝධතාවක් විසඳන අයුරු සහ එයින් වෙනස් වන දේ පැහැදිලි කරයි.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>උදව් නැතිව පොතේ නීතියක් සොයා ගනියි.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>තරගයට පෙර පුවරුව, ඉත්තන්, ස්ට්‍රයිකරය, අසුන් සහ පවුඩර් පරීක්ෂා කරයි.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>ටොස් එක පවත්වා අසුන් සහ ඉත්තන්ගේ මුල් සැකසුම බලාගනියි.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>ශබ්ද නගා වහාම ප්‍රකාශ කරමින් ඔරලෝසු පවත්වා ගනියි.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>නිවැරදි ක්‍රීඩකයා ලවා නිවැරදි තැනේ ඉත්තන් තබවයි.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>රැජින සහ පිටට පැන්න දේ නිවැරදිව ආපසු තබයි.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>ලකුණු පත්‍රය වරදක් නැතිව පුරවා අත්සන් කරවයි.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>ආදර්ශ විභාගය</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>පත්‍රයේ අංකය</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>අයදුම්කරුගේ නම</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>ලිඛිත පත්‍රය අරඹන්න</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>වාචික අරඹන්න</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   මම හරි</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   මම වැරදියි</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>පිළිතුර පෙන්වන්න</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>පත්‍රය…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>පිළිතුරු…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>ප්‍රතිඵලය…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>ඔබේම කීමට අනුව පිළිතුරු {count} න් {right} ක් හරි.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>ප්‍රශ්නය {number} / {count}; ඉතිරි කාලය {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>විභාගය ඇරඹී ඇත: පළමුව එයට පිළිතුරු දෙන්න, හෝ එය වසන්න.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>තවම විභාගයකට පෙනී සිට නැත.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>හරි.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>එසේ නොවේ.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} ලිවිය නොහැකි විය: {why}. වෙනත් තැනක් තෝරන්න.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} කියවිය නොහැක: {why}. වෙනත් ගොනුවක් තෝරන්න.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>නිර්යාත කරන්න</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>තරගය {path} හි ඇත.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>තරග {all} න් {done} ක් ලියා ඇත.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>තරග {count} ක් {folder} හි ඇත.</numerusform>
            <numerusform>තරග {count} ක් {folder} හි ඇත.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>නොලියූ තරග: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>තරග 1ක් {folder} හි ඇත.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>තරග ගොනු ආයාත කරන්න</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: කියවිය නොහැක: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: එයට පෙර ඇති {other} හි තරගයම එහි ඇත.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: දැනටමත් එකතුවේ ඇත, කිසිවක් වෙනස් කළේ නැත.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: මේ තරගය ඩෙස්කයේ ඇත. එය ප්‍රතිස්ථාපනයට පෙර වෙනත් තරගයක් විවෘත කරන්න හෝ අරඹන්න.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>දැනටමත් සුරැකි තරග: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>ආයාත කරන්න</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>කිසිවක් ආයාත නොවුණි.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>තරග {count} ක් ආයාත විය.</numerusform>
            <numerusform>තරග {count} ක් ආයාත විය.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} ආයාත විය.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>කියවූ ගොනු: {all} න් {done} ({percent} %).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>ගත් තරග: {all} න් {done} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>මෙය UTF-8 පෙළක් නොවේ: බයිටය {byte} කියවිය නොහැක.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>තරගයක් වීමට මේ ගොනුව විශාල වැඩියි.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>කිසිදු බෝඩයක් අවසානය තෙක් ක්‍රීඩා කර නැත, හෝ විරෝධතාවක් නිසා ප්‍රතිඵලය රඳවා ඇත: SoL සඳහා තවම කිසිවක් නැත.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>මෙය SoL ගොනුවක් නොවේ: එය සමාජවලින් ආරම්භ නොවේ.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>ටොස් එක අනුව මුලින් බ්‍රේක් කරන්නේ {by_toss}, නමුත් පළමු බෝඩයේ ඇත්තේ {by_sheet}.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>තරගය දිනුවේ පුවරුවේ ක්‍රීඩා කිරීමෙනි: වෙනත් කිසිවකින් එය අවසන් නොවීය.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>අමතර බෝඩයේ බ්‍රේක් කරන්නේ කවුදැයි ටොස් එක තීරණය කරයි.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>ලැයිස්තුවේ පිළිවෙළ</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>තරගයක් සොයන්න</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>ක්‍රීඩකයෝ, තරගාවලිය හෝ වටය  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>තත්ත්වය</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>තරගාවලිය</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>දිනය</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>මේ දින සිට</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>මේ දින දක්වා</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Carrom Desk වෙත සාදරයෙන් පිළිගනිමු</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>භාෂාව</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>පද්ධතිය අනුව</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>ඔබ තරග විනිශ්චය කරන නීති</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>මම පුවරුවේ අනෙක් පැත්තේ වාඩි වෙමි: හරවන්න</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>දැන් කිසිවක් තේරීමට අවශ්‍ය නැත: Enter එබූ විට ඉදිරියට යයි, සියල්ල මනාපවල ඇත.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>පෙන්වන්න: මිනිත්තු දෙකක තරගයක්</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>අරඹන්න</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>තරග ආකෘතිය</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>ගේම්: උපරිමය</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>ගේමක් දිනන ලකුණු</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>ගේමක බෝඩ</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>සීමාවක් නැත</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>වට කාලය, මිනිත්තු</translation>
    </message>
    <message>
        <source>none</source>
        <translation>නැත</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>සමයි</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>පැති මාරුව</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>ගේම් ගණන ඔත්තේ විය යුතුය.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>උපරිමය</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>බෝඩ</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>වටය (මිනි.)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>සම නම්</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF, පූර්ව කාර්තු අවසන් දක්වා</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF, කාර්තු අවසන් පටන්</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>25 දක්වා එක් ගේමක්, වට කාලයක් සමඟ</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>සමාජ: 29 දක්වා එක් ගේමක්</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>තමාගේ ආකෘතිය</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>මාරු නැත</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>බෝඩ 4/13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>13 දී</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>ෆවුල්</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>නීති කැඩීමක් සොයන්න</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>නීති කැඩීමක් සොයන්න</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>නීති කැඩීම්, නිතර වන ඒවා පළමුව</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>කළ දේ තෝරන්න.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>කළේ කවුදැයි කියන්න.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>මේ නීති ඒ ගැන තීන්දු නොකරයි: ඒ වෙනුවට කෙටි සටහනක් ලියන්න.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (නීතිය {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>නීතිය {number} කියවන්න</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>නීතිය කියවීමට නීති කැඩීමක් තෝරන්න</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>කළේ කවුද?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>නිතර වන</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>ෆවුල් හෝ ටෙක්නිකල් ෆවුල්</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>බෝඩය පරදියි</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>අවවාදය</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>තරගය පැරදිය හැක</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>ෆවුල සටහන් කරන්න</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>මිනිත්තු දෙකක තරගයක්</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>වැටුණු දේ සලකුණු කරන්න: {key}, මේ බොත්තම, හෝ පුවරුවේ ඇති ඉත්තා ඔබන්න.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>සලකුණු විය. පුවරුව අසල තීන්දුව බලා තහවුරු කරන්න: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>සිදු වූ දේ තෝරා ඇතුළත් කරන්න: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>සිදු වූයේ එය නොවේ. කිසිවක් නැති වී නැත: {key} මගින් ආපසු ගන්න.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>තරගය අවසන්: දිනුවේ කවුද, ප්‍රකාශ කළ යුත්තේ කුමක්දැයි කාඩ්පත කියයි, ලොගයේ සෑම පහරක්ම ඇත. එහි වාර්තාව මෙහිදී ලියනු හෝ මුද්‍රණය කරනු ලැබේ ({key}). මුළු ගමනම එපමණයි. Tab සහ Enter මගින් අභ්‍යාස වෙත යන්න.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha ටොස් එක දිනා බ්‍රේක් එක ගනියි.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>ඊළඟට කළ යුතු දේ එහි යතුර සමඟ සැමවිටම මෙහි ඇත: {key} ඔබා, එය කියන්න.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>සියලු දෙනා වාඩි වී ඇත, ඉත්තන් මුල් සැකසුමේ ඇත. ඔබ “ප්ලේ” කියයි.</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>{key} ඔබන්න. තරගයකදී ඔරලෝසුව ඉබේම දුවන්න පටන් ගනියි; මෙහිදී එය ඔබ එනතුරු සිටියි.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha බ්‍රේක් කරන අතර සුදු ඉත්තෙක් වැටේ.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>ඇගේ ඊළඟ පහරේදී වැටෙන්නේ ස්ට්‍රයිකරය පමණි: එයට වන්දිය ඉත්තෙකි, එනම් ඩියු එකකි.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi ඉත්තා වළෙන් ගෙන තබයි.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>ඉත්තා තැබූ පසු {key} ඔබන්න.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi තවම පහර දී නැත: ඔහුගේ අත ඉත්තෙක් ස්පර්ශ කරයි. එය ෆවුලයකි.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>පහරක් නොවන ෆවුලයක් ඇතුළත් කරන්නේ මෙහිය: {key}. එය කුමක්ද, කළේ කවුදැයි තෝරන්න.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Ravi ඉත්තෙක් ණයව සිටියේය; ඔහුගේ ඉත්තෙක් වැටුණු විට එය ආපසු ආවේය. ඔබ වෙනුවෙන් ඇතුළත් කළ පහර කිහිපයකට පසු Asha ට ඉත්තන් හතරක් ඉතිරිව ඇති අතර රැජින වැටේ.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>රැජින කවර් කළ යුතුයි: ඊළඟ පහරින් ආශාගේ ඉත්තෙක් වැටේ.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>රැජින කවර් කර ඇත. මේ අතර තවත් ඉත්තන් දෙකක් වැටුණි; දැන් Asha ගේ අවසන් ඉත්තා වැටේ.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>අභ්‍යාස වෙත</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>මඟපෙන්වීමෙන් ඉවත් වන්න</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>එපමණයි</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>පියවර {number} / {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>ශාලාවට සම්බන්ධ විය නොහැක. මේ පරිගණකය ශාලාවේ ජාලයේ දැයි බලන්න.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>ශාලාව මේ මේසය තවදුරටත් නොහඳුනයි: එය වෙනුවට වෙනත් ඩෙස්කයක් එක් විය, නැතහොත් එහි යතුර ඉවත් කෙරිණි. නැවත එක් වන්න.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>ශාලාව වෙනුවට වෙනත් පරිගණකයක් පිළිතුරු දෙයි: එහි සහතිකය මේ මේසය එක් වූ සහතිකය නොවේ. ශාලාවට අලුත් එකක් ඇත්නම් නැවත එක් වන්න.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>ශාලාවේ පිළිතුර කියවිය නොහැක. දෙකේම එකම අනුවාදය දැයි බලන්න.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>ශාලාව මෙය ප්‍රතික්ෂේප කළේය: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>ශාලාව සතුව මේ තරගයේ වෙනත් ලොගයක් ඇත: මෙහි සටහන් {here}, අවසානය {here_hash}; එහි සටහන් {there}, අවසානය {there_hash}. කිසිවක් වෙනස් නොකෙරේ; ගැණෙන්නේ කුමක්දැයි ප්‍රධාන රෙෆරිගෙන් අසන්න.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>මෙය මේසයක කේතයක් නොවේ. එහි අකුරු සහ ඉලක්කම් විස්සක් ඇත: ස්ටිකරය නැවත බලන්න.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>මෙය ශාලාවක ලිපිනයක් නොවේ. එය මෙවැනිය: http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>මුරපදය</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>මේසය {place}, විරෝධතාවක්: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>මේසය {place} ප්‍රධාන රෙෆරි කැඳවයි.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>මේසය {place} නිහඬයි.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>මේසය {place}: තවම නොපැමිණි සටහන් ඇත.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>මේසය {place} සතුව එහි තරගයේ වෙනත් ලොගයක් ඇත: එහි සටහන් {there}, අවසානය {there_hash}; මෙහි සටහන් {here}, අවසානය {here_hash}. කිසිවක් වෙනස් නොකෙරේ: ගැණෙන්නේ කුමක්දැයි කියන්න.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>මේසය {place}: {seconds} s ඔරලෝසුව {time} ට අවසන් විය.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>මේසය {place}: විනිසුරුගේ වෙනස් තීරණ %n.</numerusform>
            <numerusform>මේසය {place}: විනිසුරුගේ වෙනස් තීරණ %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>මම එනවා</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>දැන් ඔබ අවශ්‍ය තැනක් නැත.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>මෙය ප්‍රධාන රෙෆරිගේ මුරපදය නොවේ.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>පිවිසෙන්න</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>මේස සහ ඒවායේ ස්ටිකර</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>වෙනත් විනිසුරුවෙක් භාර ගනියි</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>තරග යුගල</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL සඳහා ප්‍රතිඵල</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>එහි යතුර ඉවත් කරන්න</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>මේස ගණන</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>මුද්‍රණයට ස්ටිකර</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>තරගය</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>ඉදිරියට යන්නේ</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>නැතහොත් පේළියකට එක් තරගයක්: වටය; ක්‍රීඩකයා; ක්‍රීඩකයා, යුගලයක් නම් / සහිත නම් දෙකක්</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>SoL ගොනුව</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>තරගාවලිය</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>තරග යුගල පැමිණි ගොනුව; එය ප්‍රතිඵල සමඟ ආපසු එයි.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>කරන්න</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>මේ ස්ටිකරය විනිසුරුගේ ඩෙස්කයටයි: එහි මෙනුවේ “ශාලාවකට එක් වන්න…” තෝරා මේ කේතය ලියන්න.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>පුවරුවේ සුදු ඉත්තන් {white}, කළු ඉත්තන් {black}</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, සහ රැජින</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>මේස</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ප්‍රතිඵල</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>ප්‍රධාන රෙෆරි</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>මේසය {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>තවම කිසිදු තරගයක් ගැන තොරතුරක් නැත.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>අවසන් තොරතුර {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>{time} සිට නිහඬයි</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>සටහන් %nක් පසුපසින්</numerusform>
            <numerusform>සටහන් %nක් පසුපසින්</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>ශාලාව පිළිතුරු නොදෙයි; පෙනෙන දේ පැරණි විය හැක. මේ පිටුව ඉබේම ඉදිරියට යයි.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ළා</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>අඳුරු</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>විශාල</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>පිල</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ගේම්</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>white</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>වාරය</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>සිදු වූ දේ</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>තීන්දුව</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>ලොගය, අලුත්ම දේ පළමුව</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>තවම කිසිදු තරගයක් අවසන් නැත.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>පිල A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>පිල B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>මේ මේසයේ ඊළඟට</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>සැලසුම් කළ</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>ශාලාවට යැවීම නැවතී ඇත. ඩෙස්කය නැවත අරඹන්න.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>මේ ඩෙස්කය කිසිදු ශාලාවකට එක් වී නැත.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>මේ ශාලාවට ඇති මාර්ගය සංකේතනය කර නැත: එම ජාලයේ ඕනෑම කෙනෙකුට නම්, ලකුණු සහ මේ මේසයේ යතුර කියවීමටත් එහි නමින් ලිවීමටත් හැකිය. එයින් මේ පරිගණකයේ වෙනත් කිසිවකට ළඟා විය නොහැක.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>මේ තරගය භාර ගෙන {place} මේසයේ දිගටම පැවැත්වේ: මෙහි ඇතුළත් කරන දේ නොයැවේ.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>පින්තූරයක් කියවීමට මෙහි ස්ථාපිත දේ මදි: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>මේ ගොනුව පින්තූරයක් ලෙස කියවිය නොහැක. PNG හෝ JPEG එකක් ගන්න.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>මේ පින්තූරයේ මේස ස්ටිකරයක් හමු නොවුණි. වඩා ළඟින් එකක් ගන්න, හෝ කේතය ලියන්න.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>ඉහළ ශාලාව: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>ඉහළ ශාලාව සතුව {place} මේසයේ තරගයේ වෙනත් ලොගයක් ඇත: එහි සටහන් {there}, අවසානය {there_hash}; මෙහි සටහන් {here}, අවසානය {here_hash}. කිසිවක් වෙනස් නොකෙරේ: ගැණෙන්නේ කුමක්දැයි කියන්න.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>ප්‍රතිඵල සහිත ගොනුව ගන්න</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>ලියූ දේ</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>නොලියූ දේ, සහ SoL හි ඉඩ නැති දේ</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>ප්‍රධාන රෙෆරි කැඳවීම දැක ඇත.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>මේසය {table} ලෙස ශාලාවට එක් විය.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>මේ ඩෙස්කය ශාලාවෙන් ඉවත් විය: තවදුරටත් කිසිවක් නොයැවේ.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>මේ මේසයට ශාලාවේ දැන් තරගයක් නැත.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>ප්‍රධාන රෙෆරි කැඳවා ඇත.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>කැඳවීම ආපසු ගත්තා.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>ශාලාව: {time} දක්වා</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · රෙෆරි කැඳවා ඇත</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>පිලක ඉත්තන් 0 සිට 9 දක්වා ඇත.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>බෝඩය ඉදිරියට යන්නේ පිල් දෙකේම ඉත්තෙක් බැගින් පුවරුවේ ඇති තුරු පමණි; මේ පිලට එකක්වත් නැත.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>පිලක් ඉත්තන් ණය හෝ නැත; කිසිවිටෙක බිංදුවට අඩු නොවේ.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>ලකුණු 0 හෝ වැඩිය.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>වාරය අවසන් වන විට ආපසු යාමට රැඳෙන රැජිනක් මේ නීතිවල නැත.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>පුවරුවේ ඉත්තන් නවයකට අඩු නම් මේ පිලේ ඉත්තෙක් වළට වැටී ඇත.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>රැජින කවර් කළ පිල තම ඉත්තෙක් වළට දමා ඇත.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>වාරයක බ්‍රේක් උත්සාහ 1 සිට 3 දක්වා ඇත.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>බ්‍රේක් එක කිරීමට පෙර පිල් දෙකේම ඉත්තන් නවයම පුවරුවේ ය.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>බ්‍රේක් එක කිරීමට පෙර රැජින පුවරුවේ ය.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>බ්‍රේක් එක කිරීමට පෙර කිසිදු ඉත්තෙක් වළට වැටී නැත.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>පුවරුවේ ඇති ගණනට වඩා මේ පිලේ ඉත්තන් සලකුණු කර ඇත.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>රැජින සලකුණු කර ඇතත් ඇය පුවරුවේ නැත.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>රැජිනට එකම පහරකින් වළට වැටීමටත් පිටට පැනීමටත් නොහැක.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>ස්ට්‍රයිකරයට එකම පහරකින් වළට වැටීමටත් පිටට පැනීමටත් නොහැක.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>කිසිවක නොවැදුණු ස්ට්‍රයිකරයකට කිසිවක් වළට දැමීමට හෝ සෙලවීමට නොහැක.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>“ප්ලේ” කීමට පෙර විය හැක්කේ බ්‍රේක් එක පමණි, එය දැනටමත් කර ඇත.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>කවර් වන තුරු සිටින රැජින වළට වැටුණේ මේ වාරයේදීය, එනම් ක්‍රීඩකයා තම පළමු පහර දී ඇත.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>මේ නීතිවල මේ ක්‍රියාවට බෝඩය අහිමි නොවේ.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>ශාලාවකට එක් වන්න</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>එක් වන්න</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>මේසයේ ස්ටිකරයේ කේතය, හෝ එහි පින්තූරයේ ඇති ලිපිනය</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>පින්තූරයක් කියවන්න…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>මේසයේ ස්ටිකරයේ පින්තූරයක්</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, පසුව </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>මැදට ආපසු: {pieces} (නීතිය {law}).</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>Space</translation>
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
        <translation>Space යතුර</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>මේ පහර</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>දැන් කුමක්ද</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>ඔරලෝසුව</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ලොගය</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>තරග</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>ඩෙස්කය</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>“දැන් කුමක්ද” හි මේ අංකයේ ක්‍රියාව</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>සුදු ඉත්තෙක් වළට</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>කළු ඉත්තෙක් වළට</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>රැජින වළට</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>ස්ට්‍රයිකරය වළට</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>සුදු ඉත්තෙක් පුවරුවෙන් පිටට පැන්නා</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>කළු ඉත්තෙක් පුවරුවෙන් පිටට පැන්නා</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>රැජින පුවරුවෙන් පිටට පැන්නා</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>ස්ට්‍රයිකරය පුවරුවෙන් පිටට පැන්නා</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>ඊළඟ ඉත්තා පුවරුවෙන් පිටට පැන්නා</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>ඇත්තෙන්ම පැන්නේ නැත</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>සාවද්‍ය පහර</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>සාවද්‍ය පහර: නීති කැඩීම නම් කරන්න</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>ස්ට්‍රයිකරය කිසිවක නොවැදුණි</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>“ප්ලේ” ට පෙර බ්‍රේක් කළා</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>“ප්ලේ” කියන්න, පසුව ඔරලෝසුව නවත්වන්න හෝ දුවන්න දෙන්න</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>“දැන් කුමක්ද” හි පළමු ක්‍රියාව</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>තත්පර 5ක් දෙන්න</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>තත්පර 5ක් අඩු කරන්න</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>ඔරලෝසුව නැවත සම්පූර්ණ තත්පර සමඟ</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>අවසන් සටහන ආපසු ගන්න</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>යළි කරන්න</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>මෙනුව</translation>
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
        <translation>Carrom Desk යතුරු</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab එක් බොත්තමකින් ඊළඟට ගෙනයයි; Enter සහ Space යතුරුපුවරුව ඇති බොත්තම ඔබයි. සෑම යතුරක්ම මනාපවල වෙනස් කළ හැක.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>si</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>වෙනත් යතුරු…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>මුද්‍රණය…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>ගොනුවකට ලියන්න…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>යතුරු</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>නව යතුර…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>යතුරක් නැත</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>යතුරු හුවමාරුව</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>ගන්න</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>තිබෙන්න දෙන්න</translation>
    </message>
    <message>
        <source>none</source>
        <translation>නැත</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>“{action}” සඳහා නව යතුර ඔබන්න. Esc එය තිබූ සේම තබයි.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} යනු “{action}” හි යතුරයි.</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>ක්‍රියා සහ ඒවායේ යතුරු</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>එය කරන දේ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>යතුර</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>පෙරනිමි යතුර</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} වෙනස් කළ නොහැක: එය අංකයක් තෝරයි, හෝ එක් බොත්තමකින් ඊළඟට යයි.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>භාෂා</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>කවුළුව</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>පද්ධතිය අනුව</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>ඔබේ ප්‍රකාශ</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>කවුළුවේ භාෂාව</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>වාර්තා ලියන්නේ කවුළුවේ භාෂාවෙනි.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>වාඩි වන ආකාරය</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>පහර දෙන ආකාරය</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>ටොස් සහ අත්හදා බැලීමේ බෝඩය</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>බ්‍රේක්</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>වාරය</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>පැති මාරුව</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ෆවුල්</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>පිටට ගිය, පෙරළුණු සහ එක මත එක වූ ඉත්තන්</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ඩියු සහ පෙනල්ටි</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>රැජින සහ අවසන් ඉත්තන්</translation>
    </message>
    <message>
        <source>General</source>
        <translation>පොදු</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>තරගය පැරදීම, විරෝධතා</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>අර්ථ නිරූපණ</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>මේ වැඩසටහනේම වචනවලින්. ගැණෙන්නේ නීතියේ පෙළමයි.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>විනිසුරුට වෙනස් ලෙස තීරණය කළ හැක.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>ඩෙස්කයේ</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>අර්ථකථනය</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>එවැනි ඡේදයක් නැත</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>ඩෙස්කය තීන්දු දෙන්නේ මේ අනුවයි.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>විනිසුරු දුටු දේ සලකුණු කරයි; ඉතිරිය ඩෙස්කය කරයි.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>ඩෙස්කයේ ඔරලෝසුවක් එය බලාගනියි.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>නියම මොහොතේ ඩෙස්කය එය විනිසුරුට සිහිපත් කරයි.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>මෙහි ඇත්තේ බලා ගැනීමටයි; ඩෙස්කය ඒ ගැන කිසිවක් නොකරයි.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>පෙළේ මේ අංකය නැත.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>පුවරුව වෙත පැමිණීමට</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>අත්හදා බැලීමේ බෝඩවලට</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>බ්‍රේක් එකට</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>පහරකට</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>ඉත්තන් තැබීමට</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>ඉත්තන් තැබීමට හෝ අත්හැරීමට</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>පැති මාරුවට</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>අවසන් ගේමට පෙර විවේකයට</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>නීතිය {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>නීතිවල පිළිතුර විවෘත තැන්</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>මේ නීති ඒ ගැන කිසිවක් නොකියයි.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>අසාමාන්‍ය පිහිටීම්</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>නීති කැඩීම: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>නීති කැඩීමක් නොවේ: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>සිහිකැඳවීම: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>වැඩසටහනේ: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition} හි එවැනි නීතියක් නැත.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>වෙනස් දේ තද අකුරින් සහ යටින් ඉරි සහිතව ඇත.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>දෙකම කියන්නේ එකම දේය.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>{edition} අසලින්</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>නීති පොත</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>අංකය, නම හෝ වචනවලින් නීතියක් සොයන්න</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>පරිච්ඡේද අනුව නීති</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>උපකරණවල මිනුම්</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>උපකරණ: ICF මිනුම්</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>කිසිවක් නොගැළපේ.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>අර්ථකථන</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>අසාමාන්‍ය පිහිටීම්</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>උපකරණ</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>අර්ථකථනය</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>අර්ථකථනය</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>නීතිය {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>ඔබ තරග විනිශ්චය කරන නීති</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>පළමු තරගය, නීති පොත සහ පාසල ඇරඹෙන්නේ මේවායිනි. ඔබ වෙනත් නීති තේරුවොත් මිස, නව තරගයක් ක්‍රීඩා කෙරෙන්නේ ඊට පෙර තරගයේ නීති අනුවය.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>වෙනත්…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>එය නැතිව ඉවත් වන්න</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>සුරැකී නැත</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>සියලු සටහන් තැටියේ ඇත. අවසන් උපස්ථය සාදමින් පවතී…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>ඉවත් වෙමින්</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>නැවත උත්සාහ කරන්න</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>කෙසේ වුවත් ඉවත් වන්න</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>අවසන් උපස්ථයක් නැත</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>ආපසු ඩෙස්කයට</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>අවසන් සටහන සුරැකී නැති අතර එය අහිමි වනු ඇත. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>අවසන් උපස්ථය අසාර්ථකයි. සෑම සටහනක්ම {place} හි ඇත. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>ඇරඹුම</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ක්‍රීඩකයෝ</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>තරගාවලිය</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ගේම්</translation>
    </message>
    <message>
        <source>State</source>
        <translation>තත්ත්වය</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>මැකූ</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>ඩෙස්කයේ, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>ටොස් එකට පෙර</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>සිදුවෙමින්</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>අවසන්</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>විරෝධතාව යටතේ</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>ඕනෑම දිනක්</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>අද</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>ඊයේ</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>පසුගිය දින 7</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>මේ මාසය</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>මේ වසර</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>… සිට … දක්වා</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>අලුත් ඒවා පළමුව</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>පැරණි ඒවා පළමුව</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>ක්‍රීඩකයෝ A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>ක්‍රීඩකයෝ Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>තරගාවලිය A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>තරගාවලිය Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>අන්තිමට මැකූ</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>මුලින්ම මැකූ</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>සියලු තත්ත්ව</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>අවසන් නැත</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>ටොස් එකට පෙර</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>සිදුවෙමින්</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>විරෝධතාව යටතේ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>අවසන්</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>තරග</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>තරග හෝ බඳුන</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>බඳුන</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>තෝරාගත්: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>නීතිය {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>සටහන {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ආපසු ගත්තා</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>සංශෝධිතයි</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>බෝඩය {number} · බ්‍රේක් {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>තවදුරටත් වලංගු නැත</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>සංශෝධනය…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>මේ සටහන සංශෝධනය</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ලොගය</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>ලොගය, අලුත්ම සටහන පළමුව</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ආපසු ගන්න</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>යළි කරන්න</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>ලොගය පෙන්වන දේ</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>මේ බෝඩය</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>සියලු බෝඩ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ලකුණු පත්‍රය</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>සංඛ්‍යාලේඛන…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>පෙනුම</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>වර්ණ</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>අකුරු ප්‍රමාණය</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>පුවරුව අනෙක් පැත්තෙන් බලන්න</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>ශාලා කවුළුවේ වර්ණ</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>ඩෙස්කයේ සේ</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>නව තරගය…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>තරග…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>වාර්තාව PDF ලෙස…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>පද්ධති පරීක්ෂාව…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>පුහුණුව…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>වාර්තාව HTML ලෙස…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>වාර්තාව මුද්‍රණය…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>වාර්තා සහ සංඛ්‍යාලේඛන…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>අවසන් සටහන මාරු කරන්න</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>නීති අභ්‍යාස…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>නීති පොත…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>යතුරු…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>මනාප…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>පුවරුව හරවන්න</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>ශාලාවට කවුළුව</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>පූර්ණ තිරය</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>උපස්ථ…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>විනිසුරු පාසල</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>දත්ත සමුදාය</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>දත්ත සමුදාය පරීක්ෂාව</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>වෙනත් දත්ත සමුදායක්…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>උදව්</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Carrom Desk ගැන</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>ඉවත් වන්න</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>වාර්තා සහ කඩදාසි</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>SoL වෙතින් තරග යුගල…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>පෙනුම</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>වාර්තාවක් සත්‍යාපනය…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>කඩදාසි ලකුණු පත්‍රයක් ඇතුළත් කරන්න…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>අසාමාන්‍ය පිහිටීම්…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>සංඛ්‍යාලේඛන…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>නීතිවලින් අසන්න…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>අත්පොත…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>ශාලාවකට එක් වන්න…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>ශාලාවෙන් ඉවත් වන්න</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>මේ මේසයට ශාලාවේ තරගය ගන්න</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>ප්‍රධාන රෙෆරි මේ මේසයට කැඳවන්න</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>ශාලාව විවෘත කරන්න…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>ශාලාව</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>ආදර්ශ විභාගය…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>මිනිත්තු දෙකක තරගයක්…</translation>
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
        <translation>අත්පොත</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>අත්පොතේ පිටුව</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>පටුන</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ආපසු</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>මීට පෙර පිටුවක් නැත.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>si</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>බෝඩයක් ක්‍රීඩා නොකෙරේ: දැන් කිසිවක් සලකුණු කළ නොහැක.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>පුවරුවේ සියලු සුදු ඉත්තන් දැනටමත් සලකුණු කර ඇත.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>පුවරුවේ සියලු කළු ඉත්තන් දැනටමත් සලකුණු කර ඇත.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>රැජින දැනටමත් සලකුණු කර ඇත. “හිස් කරන්න” සලකුණු ඉවත් කරයි.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>ස්ට්‍රයිකරය දැනටමත් සලකුණු කර ඇත. “හිස් කරන්න” සලකුණු ඉවත් කරයි.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>රැජින පුවරුවේ නැත.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>මේ වර්ණයේ ඉත්තෙක් පුවරුවේ නැත.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>“ප්ලේ” ට පෙර විය හැක්කේ බ්‍රේක් එකක් පමණි.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>මේසය {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>ගේම් 1</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>ගේම් {games}න්</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>සීමාවක් නැත</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>බෝඩ 1</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · විරෝධතාව යටතේ</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>තරගය අවසන්</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>ටොස් එකට පෙර</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>ගේම {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>බෝඩය {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>සෑම ගේමකටම පසු; අවසන් ගේමේ 4 වන බෝඩයට පසු හෝ ලකුණු 13 දී, පළමුව එන එකේදී</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>සෑම ගේමකටම පසු; අවසන් ගේමේ ලකුණු 13 දී</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>කිසිදා නැත</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>සුදු ස්ලෑම්</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>කළු ස්ලෑම්</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>තරගය දිනුවේ {side}, ගේම්වලින් {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>බෝඩ %n</numerusform>
            <numerusform>බෝඩ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>ගේම {number} දිනුවේ {side}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>තරගය දිනුවේ {side}, ගේම්වලින් {score}.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>ගේම {number} සමයි, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>ගේම {number} දිනුවේ {side}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>තරගය සමයි, ගේම්වලින් {score}.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>කාලය තවම අවසන් නැත. කෙසේ වුවත් ඇතුළත් කිරීමට නැවත ඔබන්න.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>දෙවන එබීම ගණන් නොගැණිණි.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>මේ සටහන ආපසු ගෙන ඇත, හෝ එයම නිවැරදි කිරීමකි: සංශෝධනය කළ නොහැක.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>මේ වර්ගයේ සටහනක සංශෝධනයට දෙයක් නැත: ඒ වෙනුවට එතෙක් ආපසු ගන්න.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>තරගය {path} හි ඇත, එහි සටහන් {count} ම. ඒ ගොනුව තබා ගන්න.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>තරගය වෙනත් තැනක සුරකින්න</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>අවසන් සටහන ආපසු ගත්තා: ඒ වෙනුවට සිදු වූ දේ ඇතුළත් කරන්න. “යළි කරන්න” එය ප්‍රතිසාධනය කරයි.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>සලකුණු නිවැරදි කර තහවුරු කරන්න. “යළි කරන්න” පහර ප්‍රතිසාධනය කරයි.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>සුරැකි තරග</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>සියල්ල පෙන්වන්න</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>බඳුන හිස් ය. ඔබ මකන දේ සදහටම මකන තුරු මෙහි තබා ගැනේ.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>තවම තරගයක් නැත. මෙය වසා “නව තරගය…” න් එකක් අරඹන්න, හෝ තරග ගොනු ආයාත කරන්න.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>තරග {count} කට වැඩියි</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>තරග 1</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>තරග {count}</numerusform>
            <numerusform>තරග {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>තරගයක් හමු නොවුණි.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>මේ තීරුවෙන් පිළිවෙළ කරන්න</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>ක්‍රීඩා මතුපිට: 73.50 සිට 74.00 cm චතුරස්‍රයක්</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>රාමුව: පළල 6.35 සිට 7.60 cm, උස 1.90 සිට 2.54 cm, ඇතුළු කොන් වක්‍රයි</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>වළ: විෂ්කම්භය 4.45 cm, 0.15 අඩු හෝ වැඩි</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>බේස් රේඛා: කව ඇතුළුව දිග 47.00 cm, 0.30 අඩු හෝ වැඩි</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>පහළ බේස් රේඛාව: රාමුවේ සිට 10.15 cm, ඝනකම 0.50 සිට 0.65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>පහළ බේස් රේඛාවේ සිට ඉහළ එක දක්වා: 3.18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>බේස් කවය: විෂ්කම්භය 3.18 cm, රතු කොටස 2.54 cm; බේස් රේඛා දෙකම ස්පර්ශ කරයි</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>ඊතලය: දිග උපරිම 25.70 cm, තුඩ වළේ දාරයේ සිට 5.00 cm</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>මැද කවය: විෂ්කම්භය 3.18 cm</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>පිටත කවය: විෂ්කම්භය 17.00 cm, 0.30 අඩු හෝ වැඩි</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>ඉත්තන්: සුදු නවයක්, කළු නවයක් සහ රැජින, විෂ්කම්භය 3.02 සිට 3.18 cm, ඝනකම 0.70 සිට 0.90 cm, බර 5.25 සිට 5.50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>ස්ට්‍රයිකරය: විෂ්කම්භය උපරිම 4.13 cm, බර 15.00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>ස්ටෑන්ඩය: උස 63 සිට 70 cm; අසුන: උස 40 සිට 50 cm</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>නව තරගය</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>කඩදාසියේ විනිශ්චය කළ තරගයක්</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>අරඹන්න</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>එහි බෝඩ…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ද්විත්ව</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>දැනටමත් ඇරඹී ඇත</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>තරගයේ තත්ත්වය ඊළඟට කියා එතැන් සිට ඉදිරියට යන්න.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>ක්‍රීඩකයා {seat} ගේ නම ලියන්න.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>එකම නම දෙවරක් දී ඇත.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>{event} හි අවසන් තරගයේ සේ පුරවා ඇත.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>සියල්ල හිස් කරන්න</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>තරගාවලිය</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>වටය</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>කාණ්ඩය</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>මේසය</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>විනිසුරු</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>ප්‍රධාන රෙෆරි</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>අවසන් තරගයේ සේ පුරවා ඇත. වෙනස් දේ මාරු කරන්න.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>.</source>
        <comment>between 3 and 5 in 3.5</comment>
        <translation>.</translation>
    </message>
</context>
<context>
    <name>OneDocument</name>
    <message>
        <source>It was sent to {name}.</source>
        <translation>එය {name} වෙත යවන ලදී.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>එය {path} හි ඇත.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>සුරකින්න</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>ශාලාව {url} හි විවෘතයි. එය මේ කවුළුව සමඟ වැසේ.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>ශාලාව</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>බ්‍රව්සරයේ පෙන්වන්න</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>ශාලාව වසන්න</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>ශාලාව වසා ඇත. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>ප්‍රධාන රෙෆරිගේ මුරපදය: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>ප්‍රධාන රෙෆරිගේ මුරපදය පෙර පරිදිමය.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>නව මුරපදය</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>විස්තර</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>වෙනස් තීරණය</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>වාරය</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>තැබුවා</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>ණය වී රැඳෙයි</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>රැජින ආපසු යයි</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>බෝඩයේ ජයග්‍රාහකයා</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>හේතුව</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>ඉත්තන්</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>බෝඩය, අවසන් වූ විට</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: {side} ඉත්තන්</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>දිනුවේ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>තීරණය සටහන් කරන්න</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>ඊළඟ පහරෙන් පසු දුටු වරද</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>{name} ගේ පහරෙන් පසු වාරය</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>සුදු තැබූ</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>කළු තැබූ</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>තවම ණය සුදු</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>තවම ණය කළු</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>අමතර ලකුණු</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>{name} හි සෑම තරග යුගලකටම දැනටමත් ප්‍රතිඵල ඇත.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>තරග {all} න් {kept} ක් සූදානම්. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>විනිශ්චයට සූදානම් තරග: {count}. ඒවා තරග ලැයිස්තුවේ ඇත.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} ආයාත නොවුණි.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} කියවමින් පවතී…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>නවත්වන්න</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>තරග සූදානම් කරමින් පවතී…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>ප්‍රතිඵල නැති තරග යුගල</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>මෙහි විනිශ්චය කරන තරග යුගල සලකුණු කරන්න.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>සලකුණු කළ සෑම එකක්ම විනිශ්චය කළ යුතු තරගයක් වේ. Space සලකුණු කරයි, ඉවත් කරයි.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>සියල්ල සලකුණු</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>කිසිවක් නැත</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>ආයාත කරන්න</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, වටය {round}, මේසය {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (දැනටමත් ඇත)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>පළමු බෝඩය ඇතුළත් කරන්න: දිනුවේ කවුද, රැජින, ඉත්තන්.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>තරගය එසේ අවසන් වූයේ ඇයිදැයි අදහස්වල ලියන්න.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>බ්‍රේක් කරන්නේ කවුදැයි ටොස් එක තීරණය කරයි: කළේ කවුදැයි තෝරන්න.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>එය දිනුවේ කවුදැයි තෝරන්න.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>රැජින කවර් කළේ කවුද, කිසිවෙක් නැද්දැයි තෝරන්න.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>ඉත්තන් කීයක් ඉතිරිදැයි ලියන්න.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>ගේම {game}, බෝඩය {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>පළමු බ්‍රේක්</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>ලියා නැත</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>අවසන් වූ අයුරු</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>පුවරුවේදී, හෝ තවම නැත</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>දිනය</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>ඇරඹුණේ</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>අවසන් වූයේ</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>අදහස්</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ගේම්</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>2026-11-21 සේ තරගයේ දිනය ලියන්න.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>10:30 සේ තරගය ඇරඹි වේලාව ලියන්න.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>11:45 සේ තරගය අවසන් වූ වේලාව ලියන්න, හෝ හිස්ව තබන්න.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>ගේම {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>{side} අත්හැරියා</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>{side} නුසුදුසුයි</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>{side} නොපැමිණියා හෝ ක්‍රීඩා කළ නොහැකි විය</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>කඩදාසි ලකුණු පත්‍රයක් ඇතුළත් කරන්න</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>තරගය සුරකින්න</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>පත්‍රයේ ඇත්තේ එසේයි</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>කරුණාකර පරීක්ෂා කරන්න: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>අවසන් ගේම කාලයෙන්</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>කිසිවෙක් නැත</translation>
    </message>
    <message>
        <source>white</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>හිස්</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>බෝඩය {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>එකතුව
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>බ්‍රේක්</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>දිනුවේ</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>ඉත්තන්</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>ස්ලෑම්</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>{count} pocketed</source>
        <translation>{count} ක් වළට</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>{count} ක් පිටට</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>ස්ට්‍රයිකරය</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>සුදු ඉත්තන් 1</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>කළු ඉත්තන් 1</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>සුදු ඉත්තන් 1 ආපසු එයි</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>කළු ඉත්තන් 1 ආපසු එයි</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>ණය ඉත්තන් 1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>ලකුණු 1</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>රැජින පුවරුවේ ය.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>රැජින කවර් වන තුරු සිටී.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>වාරය අවසන් වූ විට රැජින ආපසු යයි.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>සුදු %n</numerusform>
            <numerusform>සුදු %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>කළු %n</numerusform>
            <numerusform>කළු %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>සුදු ඉත්තන් %n</numerusform>
            <numerusform>සුදු ඉත්තන් %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>කළු ඉත්තන් %n</numerusform>
            <numerusform>කළු ඉත්තන් %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>සුදු ඉත්තන් %n ආපසු එයි</numerusform>
            <numerusform>සුදු ඉත්තන් %n ආපසු එයි</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>කළු ඉත්තන් %n ආපසු එයි</numerusform>
            <numerusform>කළු ඉත්තන් %n ආපසු එයි</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>ණය ඉත්තන් %n</numerusform>
            <numerusform>ණය ඉත්තන් %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side}: ණය ඉත්තන් 1.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side}: ණය ඉත්තන් 1.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side}: ණය ඉත්තන් %n.</numerusform>
            <numerusform>{side}: ණය ඉත්තන් %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side}: ණය ඉත්තන් %n.</numerusform>
            <numerusform>{side}: ණය ඉත්තන් %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>ලකුණු %n</numerusform>
            <numerusform>ලකුණු %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} සහ {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>ඉත්තන් 1</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>ඉත්තන් %n</numerusform>
            <numerusform>ඉත්තන් %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>වාරය ඇති ක්‍රීඩකයා රැජින කවර් කළේය.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>අනෙක් පිල රැජින කවර් කළේය.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>කුමන ඉත්තන්ද</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>තැබීම</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>{side}: ණය වී රැඳෙන</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>ක්‍රීඩකයා {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>නම</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>{player} ගේ සමාජය</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>සමාජය</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>{player} ගේ රට</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>රට</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>පහළ</translation>
    </message>
    <message>
        <source>right</source>
        <translation>දකුණ</translation>
    </message>
    <message>
        <source>above</source>
        <translation>ඉහළ</translation>
    </message>
    <message>
        <source>left</source>
        <translation>වම</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>පුහුණුවට උපස්ථ නැත, ඇත්තේ මේ දත්ත සමුදාය පමණයි. පළමුව පුහුණුවෙන් ඉවත් වන්න.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>සිදු වූ ලෙසම ඇතුළත් විය. තීන්දුව පුවරුව අසල ඇත.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>සිදු වූයේ එය නොවේ: එය ආපසු ගෙන ඉහත කාර්යය නැවත කියවන්න.</translation>
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
        <translation>පුහුණුව</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>වෙනත් එකක්…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>වෙනත් අවස්ථාවක්</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>පුහුණුවෙන් ඉවත් වන්න</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ඉවත් වන්න</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>මෙහි කිසිවක් නොගැණේ: මේ තරග සැබෑ තරගවලින් වෙන්ව තබා ගැනේ.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>මනාප</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>පිටු</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>මේ පිටුවේ පෙරනිමි</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>සියලු පෙරනිමි</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>එබීම්</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>… ms ඇතුළත නැවත එබීම් නොසලකන්න</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>වෙව්ලන අතක් හෝ පනින යතුරක් දෙවරක් ඔබයි: එම බොත්තම හෝ යතුර ඉතා ඉක්මනින් නැවත එබුවහොත් තවත් කිසිවක් ඇතුළත් නොවේ. පුවරුවේ සලකුණු සැමවිට ගැණේ. 0 නම් සෑම එබීමක්ම ගැණේ.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>මුද්‍රණය</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>කඩදාසිය</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>මුද්‍රකය</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>පිටපත්</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>පිටු</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} පිටු නොගනී: එය ක්‍රියාත්මකදැයි බලන්න, හෝ ඒවා PDF ලෙස සුරකින්න.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>පිටුව {number} / {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>මේ පරිගණකයේ මුද්‍රකයක් නැත: පිටු PDF ලෙස සුරැක වෙනත් තැනක මුද්‍රණය කරන්න.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>පෙර පිටුව</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>ඊළඟ පිටුව</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>විශාල</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>කුඩා</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>සම්පූර්ණ පිටුව</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF ලෙස සුරකින්න…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>තරග: {of} න් {done}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>ෆවුලයට අමතරව ඩියු එකක් ලෙස තවත් ඉත්තෙක්.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>ඔව්: ඇය ආපසු එන අතර වාරය මාරු වේ; ස්ට්‍රයිකරය ද වැටුණොත් මිස ඉත්තන් වළේම රැඳෙයි.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>ඔව්: පහරට පෙර පුවරුවේ ඇති දේ අනුව වේ.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>රැජින කවර් වූ පසු වර්ණ දෙකේම අවසන් ඉත්තන් ස්ට්‍රයිකරය නැතිව වැටේ: කිසිදු නීතියක් එය ගණන් නොගනී.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>අන් සෑම තැනකම සේ ඔහුට ලකුණු 3 වෙනුවට 1ක් ලැබේ.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>ප්‍රතිවාදියාගේ අවසන් ඉත්තා රැජින සමඟ, හෝ ඇය කවර් වීමට තිබියදී ස්ට්‍රයිකරය සමඟ වැටේ.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>ඇය පුවරුවේ සිටියා සේ ගැණේ: ඉතිරි ඉත්තන්, රැජින, සහ ඉල්ලිය හැකි දේ.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>ප්‍රතිවාදියා ඉතිරි ඉත්තන්ගෙන් දිනයි; රැජින ඔහුට ගැණෙන්නේ ඔහු ඇය කවර් කළේ නම් පමණි.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>ප්‍රතිවාදියාගේ අවසන් ඉත්තා සමඟ තම ඉත්තන් ද වැටේ: ඒවා ඉතිරි ඉත්තන් අතර ගැණේද?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>නැත: ගැණෙන්නේ පහරෙන් පසු පුවරුවේ ඇති ඉත්තන් පමණි.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>නැත: ඩියු සහ පෙනල්ටි අහෝසි වේ, පහරේම ඉත්තන් තවමත් තැබේ.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>එය අන් ඕනෑම නීති කැඩීමක් සේය: වාරයේ පළමු පහරට පෙර ටෙක්නිකල් ෆවුල්, ඉන් පසු ෆවුල්.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>රැජින පුවරුවේ නැතිව ක්‍රියාවකින් බෝඩයක් පරාජය වේ: ජයග්‍රාහකයාට ඇය ගැණේද?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>ඔව්, ඔහුට වැඩිම ලකුණු 21 ඇති තුරු, වරද කළ පිල ඇය කවර් කර තිබුණොත් මිස.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>එය ෆවුලයකි.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>එක් පහරක ෆවුල් කිහිපයක්: එක එකකට පෙනල්ටියක් තිබේද?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>නැත: සියල්ලටම එක් ඉත්තෙක් ආපසු එයි.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>ෆවුල් පහරකින් වළට වැටුණු ඉත්තන් ආපසු එනවාද?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>නැත: පෙනල්ටිය සහ නම් කළ අවසන් ඉත්තන් හැර ඒවා වළේම රැඳේ, ස්ට්‍රයිකරය වැටුණද එසේමය.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>ෆවුල් පහරකින් වළට වැටුණු රැජින ෆවුලය කුමක් වුවත් ආපසු තබනවාද?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>කවර් වන තුරු සිටින රැජින ෆවුල් පහරකින් වැටෙන තම ඉත්තෙකුගෙන් කවර් වේද?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>ඔව්; එවැනි ඉත්තෙක් නැතිනම් ඇය ආපසු යයි.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>බ්‍රේක් උත්සාහ තුනක් අසාර්ථකයි: දැන් බ්‍රේක් කරන්නේ කවුද, ඔහුට උත්සාහ කීයද?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>බ්‍රේක් එක තවම කළ යුතුයි; ඊළඟ ක්‍රීඩකයාට තමාගේම උත්සාහ තුනක් ඇත.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>බ්‍රේක් උත්සාහයක් කිසිවක නොවැදේ, නමුත් ස්ට්‍රයිකරය වළට වැටේ හෝ පහර සාවද්‍යයි.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>එය අන් ඕනෑම එකක් සේ ෆවුලයකි, වාරය අවසන් වේ.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>ඔව්.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>එය එම පහරෙන්ම හෝ ඊළඟ පහරෙන් වැටේ; එය නැතිව වාරය කෙසේ වුවත් අවසන්.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>වාරය නොමැති ක්‍රීඩකයාගේ නීති කැඩීමකට වන්දිය කුමක්ද?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>ඔහුගේ ඉත්තෙක් ආපසු එයි; වාරයට බලපෑමක් නැත.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>දෙවැන්න අරඹන්නේ පළමුවැන්න ඇරඹූ අයගේ දකුණේ ක්‍රීඩකයායි, තුන්වැන්න පළමුවැන්න ඇරඹූ අයයි.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>අමතර බෝඩයෙන් ද ලකුණු සමව පවතී.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>නැවත ටොස් එකකින් පසු තවත් අමතර බෝඩයක් ක්‍රීඩා කෙරේ.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>නීතිය {break_before_play} කියන්නේ “ප්ලේ” ට පෙර කළ බ්‍රේක් එකක් ගැනයි; එවිට කිසිවක නොවැදෙන උත්සාහයක් ගැන?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>එය නීතිය {break_after_play} ට පටහැනියි, එබැවින් සාවද්‍යයි: නීතිය {break_fault} අනුව උත්සාහය කුමක් වුවත් වාරය අහිමියි, ඩියු හෝ පෙනල්ටි නැත.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>“ප්ලේ” ට පෙර කළ බ්‍රේක් එකක ස්ට්‍රයිකරය වැටුණොත් වන්දිය කුමක්දැයි නීතිය {break_before_play} නොකියයි.</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>තම ඉත්තන් හෝ රැජින අනෙක් පිලේ ඉත්තන් සමඟ වැටේ: නීතිය {turn} වාරය ඉදිරියට ගෙනයයි, නීතිය {opponents_man_pocketed} ක්‍රීඩකයා නවත්වයි.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>වාරය දිගටම, ස්ට්‍රයිකරය සමඟ පවා නීතිය {striker_with_both} හි ඇති පරිදි.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>තම ඉත්තන් හෝ රැජින ෆවුලයකදී වැටෙන විට නීතිය {foul_while_pocketing} අමතර ඉත්තෙක් නොකියයි, නීතිය {own_improper} සහ නීතිය {foul} එකක් කියයි; බලපාන්නේ කුමක්ද?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>එක් ඉත්තෙක් ගැනේ.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>ඩියු එකක් තිබියදී රැජින සමඟ තම ඉත්තන් හෝ ස්ට්‍රයිකරය වැටුණද නීතිය {queen_while_due} බලපානවාද?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>රැජින, ස්ට්‍රයිකරය සහ අනෙක් පිලේ ඉත්තන් වැටේ: නීතිය {queen_striker} වාරය ඉදිරියට ගෙනයයි, නීතිය {striker_with_opponents} අවසන් කරයි.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>රැජින නම් කරන බැවින් නීතිය {queen_striker} බලපායි: වාරය දිගටම.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>සමහරක් ආපසු ආ නිසාම ඉත්තන් නවයම පුවරුවේ ඇති විට නීතිය {queen_with_one_nine_on} බලපානවාද?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>නවයම පුවරුවේ සිටියදී රැජින, තම ඉත්තන් සහ ස්ට්‍රයිකරය වැටේ: නීතිය {queen_man_striker} වාරය ඉදිරියට ගෙනයයි, නීතිය {queen_with_striker_nine_on} අවසන් කරයි.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>ඉත්තන් නම් කරන බැවින් නීතිය {queen_man_striker} බලපායි: වාරය දිගටම.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>සාවද්‍ය පහරකින් පසු කවර් කළ යුතු රැජිනට කුමක් වේදැයි නීතිය {cover_man_striker_improper} නොකියයි.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>කවර් නොවූ සෑම විටකම සේ ඇය ආපසු එයි.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>නිවැරදි පහරක් රැජින තමාම කවර් කළ අයට ලකුණු 3ක් (22 සිට 1ක්) දිනයි, නැතිනම් 1ක්; සාවද්‍ය පහරක් ස්ට්‍රයිකරය වැටුණු විට සේ පරදියි, නීතිය {covered_both_last_striker_improper} හෝ {others_queen_both_last_striker_improper} අනුව.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>නීති {both_last} සහ {both_last_improper} ස්ට්‍රයිකරය නම් නොකරයි: රැජින පුවරුවේ තිබියදී එය අවසන් ඉත්තන් දෙක සමඟ වැටේ.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>ප්‍රතිවාදියා ලකුණු 3ක්, 22 සිට 1ක් දිනයි; නීතිය {own_last_striker} හි සේ ස්ට්‍රයිකරයට එකක් ඉල්ලිය හැක.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>නීති {cover_both_last} සහ {cover_both_last_improper} ස්ට්‍රයිකරය නම් නොකරයි: රැජින කවර් කිරීමට තිබියදී එය අවසන් ඉත්තන් දෙක සමඟ වැටේ.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>එම දේම වැටෙන නීතිය {queen_both_last_striker} අනුව ගැණේ: ප්‍රතිවාදියා ලකුණු 3ක්, 22 සිට 1ක් දිනයි; ස්ට්‍රයිකරයට එකක් ඉල්ලිය හැක.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>22 හෝ වැඩි ලකුණු ඇති ජයග්‍රාහකයෙකු ගැන නීතිය {others_queen_both_last_striker} කිසිවක් නොකියයි.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>රැජින කවර් වූ පසු ප්‍රතිවාදියාගේ අවසන් ඉත්තා වැටේ; නීති {cover_opponents_last}, {opponents_last} සහ {opponents_last_striker} කියන්නේ ඊට පෙර ගැන පමණි.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>නීතිය {forgoing_in_full} ඩියු සහ පෙනල්ටි සම්පූර්ණයෙන් අත්හැරීමට ඉඩ දෙයි: තවම ලබා ගත නොහැකි ඒවා ද?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>නැත: දැන් තැබිය නොහැකි දේ ණය වී රැඳෙයි.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>නීති තැබීමේ වරදක් ෆවුලයක් ලෙස හඳුන්වයි, එහෙත් එයින් තබන අයගේ වාරය අහිමිදැයි නොකියයි.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>ඕනෑම නීති කැඩීමක් සේ එහි මොහොත අනුව ගැණේ: තම වාරයේ පළමු පහරට පෙර හෝ වාරය නොමැතිව නම් ටෙක්නිකල් ෆවුල්, නැතිනම් ෆවුල්.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>නීතිය {stroke_time} තත්පර පහළොවක් දෙන අතර වැඩිපුර ගැනීමට පෙනල්ටියක් නම් නොකරයි.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>බෝඩයක් පරාජය වන්නේ එහි ඇති ඉත්තන්ගෙනි; කාගේදැයි නීතිය නොකියයි.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>එය පරදින පිලේ ඉත්තන් ගැණේ.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>මේ රීතිවල පහර දීමට නීති නැත; විනිසුරු සාවද්‍ය යැයි කියන පහරක් ගැන?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>ඔව්, කවර් නොවූ එකක් ලෙස.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>පෙළට අවශ්‍ය රැජිනට “වහාම පසු” තම ඉත්තෙකි: එම පහරේම ඉත්තෙක් ඇය කවර් කරයිද?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>පෙළට අවශ්‍ය රැජින සහ තම ඉත්තා “එකම වාරයේ”යි: කවර් කිරීමට කොපමණ කල් ගත හැකිද?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>ඊළඟ බෝඩය බ්‍රේක් කරන්නේ කවුදැයි පෙළ නොකියයි.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>බ්‍රේක් එක වාර සේ මාරු වේ: අනෙක් පිලට, ද්විත්වවල ඔරලෝසු කටු දිශාවට.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>නීතිය {order_of_breaks} තනි තරගවල දෙවන සහ තෙවන ගේම අරඹන්නේ කවුදැයි කියයි; ද්විත්වවල කවුද?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>තැබිය යුතු ඉත්තන් අත්හරින අය: පහර නිසා ආපසු එන ඉත්තන් ද ඔහු අත්හරිනවාද?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>සාවද්‍ය වූයේ ඇයි?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>තෝරන්න, හෝ හේතුවක් නැතිව පහර තහවුරු කරන්න.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ප්ලේ” ට පෙර</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>මේ පිහිටීමේදී මෙය සිදු විය නොහැක. සලකුණු නැවත බලන්න.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>තැබීමට ඉත්තන් නැත: අවසන් තීන්දුවෙන් කිසිවක් ආපසු නොතැබේ.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>වෙනස් ලෙස තීරණය කිරීමට තීන්දුවක් නැත: මේ බෝඩයේ තවම තීන්දුවක් දී නැත.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>වෙනස් වන දේ කියන්න: වාරය, තැබූ ඉත්තන්, ඩියු, රැජින හෝ බෝඩය.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>මේ තීරණයෙන් ඉතිරි වන අයුරින් බෝඩය තිබිය නොහැක. ඉත්තන් සහ වාරය නැවත බලන්න.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>තරගය අවසන්. ඉදිරියට යාමට අවසන් සටහන ආපසු ගන්න.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>පළමුව ටොස් එක. එය දිනුවේ කවුදැයි ඇතුළත් කරන්න.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>දැන් ටොස් එකක් නැත: එය පළමු බෝඩයට පෙර සහ අමතර බෝඩයකට පෙරය.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>අමතර බෝඩයකට පෙර ටොස් එක තීරණය කරන්නේ බ්‍රේක් එක පමණි.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>එවැනි ක්‍රීඩකයෙක් නැත: පිලක ක්‍රීඩකයා 1, ද්විත්වවල ක්‍රීඩකයා 2 ද සිටී.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>තීරණය කිරීමට විරෝධතාවක් නැත.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>මේ අංකයේ සටහනක් නැත.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>මේ සටහන සංශෝධනය කළ නොහැක: එය ආපසු ගෙන ඇත, හෝ එයම නිවැරදි කිරීමකි.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>නම් කළ සටහනේ තවම තැබිය යුතු ඉත්තන් නැත.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>තැබිය යුතු ඩියු සහ පෙනල්ටිවලට වඩා ඉත්තන් ඉතිරියි.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>මේ පිලට තැබීමට අනෙක් පිලේ ඉත්තන් නැත.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>වාරය දැනටමත් මේ ක්‍රීඩකයාගේය.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>නම් කළ සටහන තීරණයක් බලාපොරොත්තු වන විරෝධතාවක් නොවේ.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>මෙය නැවත කියවිය නොහැක: පෙළක් දිග වැඩියි, හෝ සුරැකිය නොහැකි අකුරු එහි ඇත.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>දැන් අමතර ලකුණු ඉල්ලිය නොහැක: එය කළ හැක්කේ බෝඩයෙන් වහාම පසුව පමණි.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>තීන්දුවෙන් ලැබෙන ගණනට වඩා අමතර ලකුණු ඉල්ලා ඇත.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>ඔරලෝසුව නවතා නැත.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>ඔරලෝසුව දැනටමත් නවතා ඇත.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>ආපසු ගැනීමට කිසිවක් නැත.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>යළි කිරීමට කිසිවක් නැත.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>තැබිය යුතු ඉත්තන්ට සිදු වූ දේ දැනටමත් ඇතුළත් කර ඇත. නැවත ඇතුළත් කිරීමට එය ආපසු ගන්න.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>කිසිදු තරග ගොනුවකට මීට වැඩි සටහන් දැරිය නොහැක. මේ තරගය භාර ගන්නා නව තරගයකින් ඉදිරියට යන්න.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>කාසියක් උඩ දමන්න, හෝ පිලකට අනුමාන කරන්න දෙන්න; දිනන අය බ්‍රේක් එක හෝ පැත්ත ගනී.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>දැන් පිල් දෙකටම කෙටි වේලාවක් පුහුණු විය හැක.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>මුල් සැකසුම බලන්න: රැජින මැද, සුදු Y හැඩයට, සියල්ල පැතලිව එකිනෙක ස්පර්ශව.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>ඉත්තන් ප්‍රමාද නැතිව සකසනවාදැයි බලන්න.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>බ්‍රේක් කරන්නා පවුඩර් ඒකාකාරව දමන්නේ බ්‍රේක් එකට පෙර මිස පසුව නොවේ.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>ලිස්සා ගිය, කිසිවක් නොසෙලවූ, රේඛාවෙන් පිටත නොගිය ස්ට්‍රයිකරය පහරක් නොවේ.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>ක්‍රීඩකයෙක් ඉල්ලූ විට හානි වූ ඉත්තා එතැනම හොඳ එකකට මාරු කෙරේ.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>මැද කවයේ නොවේ, පිටත කවයෙන් පිට නොවේ, අන් කිසිවක් නොසෙල්විය යුතුයි.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>ඉත්තන් පිටත කවයේ පැතලිව තැබේ; රැජින සහ පිටට පැන්න දේ තබන්නේ ඔබයි.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>වර්ණය බලන්න: ඊළඟ පහරට පෙර කිසිවෙකු පෙන්වා නොදුන් වැරදි ඉත්තා රැඳෙයි.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>රැජින මැද කවයට ආපසු තබන්නේ ඔබයි; එයින් විවෘත වන පහරට ඉඩ ඇත.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>මැද ඉඩ නැත: ඉතිරියෙන් වැඩි කොටස වසන්න, හෝ වළට දැමීමට අපහසු සේ අසලින් තබන්න.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>පිටට පැන්න දේ මැද කවයට, හෝ එහි නිදහස් කොටසටයි.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>රැජින සහ ඉත්තා: පළමුව රැජින, වාරය ඇති ක්‍රීඩකයාට පෙනෙන සේ ඉත්තා ඇගේ පිටුපස.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>වර්ණ දෙකම: පළමුව පහර දුන් ක්‍රීඩකයාගේ ඉත්තා, අනෙක පිටුපස.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>තුනක් හෝ වැඩි: ඉතිරි ඒවා පළමු දෙකට හැකි පමණ යාබදව.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>ආපසු යන ඉත්තා ප්‍රධාන කවයේ අන් ඉත්තන් මත තිබිය හැක.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>පැන නැවත පුවරුවට වැටුණා: මැද තබා, එය සෙලවූ දේ හදන්න.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>පහනේ වැදී ආවා: වැටුණු සේ තිබේ, කිසිවක් නොහැදේ.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>දාරය මත සිටගෙන: එසේම තිබෙන්න දෙන්න.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>එක මත එක: එසේම තිබෙන්න දෙන්න.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>ස්ට්‍රයිකරය ඉත්තෙකු මත: ඔබ එය ඔසවා සෙලවෙන දේ හදන්න; වැටෙන දේ වළට වැටුණු සේ ගැණේ.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>ඉත්තා ස්ට්‍රයිකරය මත: ඔබ ඉත්තා ඔසවා, ස්ට්‍රයිකරය ගෙන, එය තිබිය යුතු තැන තබන්න.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>දාරය මත හෝ එක මත එක: ක්‍රීඩාවෙන් සෙලවෙන තුරු තිබෙන්න දෙන්න.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>ඉත්තා යට ස්ට්‍රයිකරය: හැකි තරම් අඩුවෙන් සොලවා පිටතට ගන්න.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>කැඩුණු ඉත්තා: ලොකු කොටස ගැණේ, අවසන් වචනය ඔබේය.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>ක්‍රීඩකයෝ දෙදෙනා මුහුණට මුහුණ වාඩි වෙති.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>පැති හතරම පිරෙන සේ සහකරුවෝ මුහුණට මුහුණ වාඩි වෙති.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>තරගය ඇරඹීමට පෙර දැන් හරියටම අත්හදා බැලීමේ බෝඩ දෙකක්, පිලකට එකක් බැගින්.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>දැනටමත් සුරැකී ඇත</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>සලකුණු කළ ඒවා ගන්න</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>මේ තරග දැනටමත් සුරැකී ඇත. කෙසේ වුවත් ගොනුවෙන් ගන්නා ඒවා සලකුණු කරන්න; සුරැකි එක බඳුනට යයි.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>දැනටමත් සුරැකි තරග</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: බඳුනේ ඇත, ගොනුවේ සේම</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: සුරැකි සටහන් {stored}, ගොනුවේ {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: බඳුනේ සටහන් {stored}, ගොනුවේ {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>පිරවීමට ලකුණු පත</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ක්‍රීඩකයා</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>ගේම {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>ඇරඹුම</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>අවසානය</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>දිනුවේ</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>විනිසුරුගේ අදහස්</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>තරගය දිනුවේ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ගේම්</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>පහර</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>අමතර</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>තරගාවලිය</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>වටය</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>කාණ්ඩය</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>මේසය</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>තරග අංකය</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>දිනය</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>විනිසුරු</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>ප්‍රධාන රෙෆරි</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>ටොස් දිනුවේ</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>තේරීම</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>පිල {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>පළමුව බ්‍රේක් කරන්නේ පිල 1 යි. රැජින: ඇය කවර් කළ අයට {queen}, නැතිනම් Nil; ඇය ගැණෙන්නේ බෝඩයේ ජයග්‍රාහකයාට පමණි, ලකුණු {until} සිට නොගැණේ. C/m: අනෙක් පිලේ ඉතිරි ඉත්තන්, නැතිනම් Nil. +: ඉල්ලූ ලකුණු. එකතුව: දිගටම එකතුව, උපරිම {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W බ්‍රේක් කරයි. පහරකට එක කොටුවක්: වළට දැමූ තම ඉත්තන් ගණන, නැතිනම් –, රැජින Q, ස්ට්‍රයිකරය S, ෆවුල් F, ටෙක්නිකල් ෆවුල් T. වාරයක් ඉරකින් අවසන් වේ.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>බෝඩය</translation>
    </message>
    <message>
        <source>points</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>ගේම {number} හි ගමන.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>පිල {number}: {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>බෝඩය {number} න් පසු: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>වාරයක ඉත්තන්</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>වාර</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>වාරයක ඉත්තන්</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>පහරකට තත්පර</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>පහර</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>පහරකට කාලය</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {bins} අනුව {counted}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ප්‍රතිඵල</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>තරග</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>ඇරඹී නැත</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>සිදුවෙමින්</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>අත්හැරියා</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>නුසුදුසුයි</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>වෝක්ඕවර්</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>සමයි</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>රඳවා ඇත: විරෝධතාව</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>තරග: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>තරග: {matches}, ඉන් තීරණය වූ {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>තරගයක් නැත.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>කාලය</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ලකුණු</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>වේලාවන් පළමු සටහනේ, ශාලාවේම වේලාවෙනි.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>දිනයක් නැතිව</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>si</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ලොගය</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>තරගය, සටහනෙන් සටහන: carrom-desk verify වාර්තාව ඒ සමඟ සසඳයි</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>කීමට කිසිවක් නැත.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>විස්තර</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>සංඛ්‍යාලේඛන</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>විරෝධතාව යටතේ</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>අවසන් නැත</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>පිටුව {page} / {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>තරගයේ හැඳුනුමේ සහ ඇඟිලි සලකුණේ QR කේතය</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>ආපසු ගත්</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>නැවත දුන්</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>සංශෝධිත</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>වෙනස් තීරණය</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>බෝඩය</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>සිදු වූ දේ</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>අංකය</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>ගත් කාලය</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>රැජින කවර් කළේ</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>බෝඩ</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (නැවත)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>රැජින {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>ලැබුණු {points}</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>ඉල්ලූ {points}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>කවුද</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>වරද</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} අංක {number} න් වෙනස් ලෙස තීරණය විය.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>ඩියු, ෆවුල් සහ කාල වැරදි</translation>
    </message>
    <message>
        <source>By</source>
        <translation>විසින්</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>විරෝධතාව</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>තීරණය</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>විරෝධතා</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>නිවැරදි කිරීම</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>කුමන සටහනේ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>දැන්</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>හේතුව</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>නිවැරදි කිරීම්</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, එයම ආපසු ගෙන ඇත</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>අංක {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>අදහස</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>අදහස් සහ බාධා</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>ප්‍රශ්නය</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>තීන්දුව</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>සටහන්</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>නීතිවල පිළිතුර විවෘත තැන්වල යෙදූ අර්ථකථන</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>තීන්දුව</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>W:B</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>කිසිදු සටහනක් කර නැත.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>W:B යනු සටහනෙන් පසු පුවරුවේ සුදු සහ කළු ඉත්තන්, Q යනු රැජින එහි සිටින තුරු.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>ආපසු ගත් සටහන් කපා දමා ඇත.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>ගේම {game}, බෝඩය {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>සුදු: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status}, අංක {number} න්</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>තරග වාර්තාව</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>තනි</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ද්විත්ව</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>මේසය {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>තරගය {id} · සටහන්: {entries} · ඇඟිලි සලකුණ: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>පිල</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ක්‍රීඩකයෝ</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>පිල් සහ ගේම්</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>ක්‍රීඩා කළේ</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>ටොස්</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>තරග ආකෘතිය</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>භාර ගත්තා</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>ගේම {game} හි; කලින් ක්‍රීඩා කළ බෝඩ: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>බ්‍රේක්</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>එකතුව</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>දිනුවේ {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>සමයි, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>{score} දී නතර විය</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>සිදුවෙමින්, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>භාර ගැනීමට පෙර: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>අත්හැරියේ {side}.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>රැජින කවර් කළේ {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>ක්‍රීඩා වෙමින්: පුවරුවේ සුදු {white}, කළු {black}; {queen}; වාරය: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: පුවරුවේ ඉතිරි අනෙක් පිලේ ඉත්තන්.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>එකතුව: දිගටම එකතුව.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>බ්‍රේක් කරන්නා සුදු ක්‍රීඩා කරයි.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: ඉල්ලූ ලකුණු, සහ ඉත්තන්ට හෝ රැජිනට නොගැණෙන ලකුණු.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): රැජින කවර් කර ඇත, ලකුණු නොලැබේ.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>එකතුවක් ගේම දිනන ලකුණු {points} ට වඩා කිසිදා නොපෙන්වයි.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: සුදු ස්ලෑම්.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: කළු ස්ලෑම්.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: අමතර බෝඩය.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: නැවත ක්‍රීඩා කළ.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>පහර, ඩියු සහ ෆවුල්</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>නිවැරදි කිරීම්: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>වෙනස් තීරණ: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>විරෝධතා නැත</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>නිවැරදි කිරීම් නැත</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>වාර්තාව</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>තවත් ඒවා විස්තර අතර: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>අදහස්</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>කිසිවක් ක්‍රීඩා කර නැත.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>තරග: {matches}, දිනූ {won}, පැරදුණු {lost}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} සිට {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>මේ ක්‍රීඩකයාගේ තරගයක් දන්නේ නැත.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>එරෙහිව</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ප්‍රතිඵලය</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>මධ්‍යස්ථය</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>වාරයකට ඉත්තන්</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{all} න් {some}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>වාර</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>වළට දැමූ ඉත්තන්</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>වාරයක වැඩිම ඉත්තන්</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>දිගම වාරයේ පහර</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>පහරකට කාලය, මධ්‍යස්ථය</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>පහරකට කාලය, දිගම</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>කාලය ගත් පහර</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>දිනූ බෝඩ</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>බ්‍රේක් කළ බෝඩ</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>රැජින කවර් කළ බෝඩ</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>සුදු ස්ලෑම්</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>කළු ස්ලෑම්</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>බ්‍රේක් ඇන්ඩ් රන්</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>ඉත්තන්: වළට වැටී ආපසු නොආ තම ඉත්තන්.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>බ්‍රේක් ඇන්ඩ් රන්: අනෙක් පිල පහර දීමට පෙර බ්‍රේක් කරන්නා බෝඩය දිනයි.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>අවලංගු කළ බෝඩවල පහර සහ වැරදි ද ගැණේ.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>පහරක කාලය පෙර සටහනේ සිට එහිම සටහන දක්වා, නවතා තිබූ කාලය නැතිව: ඉත්තන් නිසල වී පහර ඇතුළත් කරන තුරු. නිවැරදි කිරීමක් අසල කාලය නොගැනේ.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>වාරය නොමැති පිලක වරදක් පිලට පමණක් ගැණේ.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>{letter} ({name}) අකුර කිසිදු ෆොන්ටයක නැත: එහි තැන ප්‍රශ්න ලකුණකි.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. හේතුව: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>බෝඩයේ පහර වෙනුවට, එය කඩදාසියේ විනිශ්චය කරන ලදී.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>ක්‍රීඩාව නතර කළා {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>තරගය දිනුවේ {winner}, ගේම්වලින් {score}: අත්හැරියේ {loser}.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>තරගය දිනුවේ {winner}, ගේම්වලින් {score}: අත්හැරියේ {loser}.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>තරගය දිනුවේ {winner}: නුසුදුසු වූයේ {loser}. {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>තරගය දිනුවේ {winner}: නුසුදුසු වූයේ {loser}. {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>වෝක්ඕවර්, ජය {winner}: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>වෝක්ඕවර්, ජය {winner}: නොපැමිණියේ {loser}.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>ප්‍රතිඵලය රඳවා ඇත: විරෝධතාවක් විසඳා නැත.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>ඇරඹී නැත: ප්‍රතිඵලයක් නැත.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>සිදුවෙමින්, ගේම්වලින් {score}: තවම ප්‍රතිඵලයක් නැත.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (ගේම {game}, බෝඩය {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>පැති මාරුව: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>දිනූ</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>පැරදුණු</translation>
    </message>
    <message>
        <source>open</source>
        <translation>විවෘත</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>ඩියු</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ෆවුල්</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>ෆවුලයක් සමඟ ඩියු</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>ටෙක්නිකල් ෆවුල්</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>කාල වැරදි</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>ක්‍රියාවකින් පැරදුණු බෝඩ</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>නුසුදුසු කිරීම්</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>ඩියු</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>ෆවුල්</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>ඩියු සහ ෆවුල්</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>ටෙක්නිකල් ෆවුල්</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>කාල වරද</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>බෝඩය පැරදුණා</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>නුසුදුසුයි</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>තීරණය කර නැත</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>පිළිගත්තා</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>ප්‍රතික්ෂේපිතයි</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>සංශෝධිතයි</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>සංශෝධනයෙන් පසු බලපෑමක් නැත</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ආපසු ගත්තා</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>කිසිවක් නොගැණේ: මේ ලොගය බොහෝ වර සංශෝධනය කර ඇත.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>කාඩ්පත</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>දිනූ තරග</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>සුදුවෙන් දිනූ බෝඩ</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>කළුවෙන් දිනූ බෝඩ</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>ඉත්තෙක් ලැබුණු වාර</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>ප්‍රතිශත</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>ප්‍රතිශතය</translation>
    </message>
    <message>
        <source>What</source>
        <translation>කුමක්ද</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>ගණන</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>මුළු</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>දිනූ</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>පැරදුණු</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>මුහුණට මුහුණ</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>ගේමේ බෝඩය</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>ලද ලකුණු</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>දුන් ලකුණු</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>බෝඩයකට</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>දක්වා</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>නැඹුරුව: අලුත්ම තරග {number} එකට</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>තරගය දක්වා</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>දිනූ බෝඩ, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>දිනූ බෝඩවල නැඹුරුව</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>නැවත විනිශ්චිතයි</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>විනිසුරු එය ආපසු ගනියි.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>විනිසුරු එය නැවත ගණනට ගනියි.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>මේ නීතිවල පෙළේ ඒ සඳහා රීතියක් නැත.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>සංවිධායකගේ SoL ගොනුව</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} SoL ගොනුවක් ලෙස කියවිය නොහැක.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>{name} හි තරග යුගලකට සුරැකි තරගයක ප්‍රතිඵලයක් නැත: කිසිවක් නොලියන ලදී.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>ප්‍රතිඵල සහිත ගොනුව</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>{path} හි ලියූ ප්‍රතිඵල: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL සඳහා ප්‍රතිඵල</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>ඇති ප්‍රතිඵල වෙනුවට අපගේ ඒවා දමන්න…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>වටය {left}, ඇරඹී නැත</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>වටය {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>වටය: කාලය +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>වටය {left}, විරාමයේ</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>මිනිත්තුවක් වැඩි</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>මිනිත්තුවක් අඩු</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>වටය මුල සිට අරඹන්න</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>අරඹන්න</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>විරාමය</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>මේ වටයේ ඉතිරි මිනිත්තු: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>මේ වටයේ කාලය අවසන්. තරගාවලියේ ක්‍රමයට අවසන් කරන්න, නැතිනම් ගේම අවසන් කරන්න.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>වාරය දිගටම {player} ට</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} නැවත උත්සාහ කරයි</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>වාරය {player} ට මාරු වේ</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>බෝඩය අවසන්</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>බෝඩය දිනුවේ {side}, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>පිටට පැන්න දේ විනිසුරු මැද කවයට ආපසු තබයි.</translation>
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
        <translation>ස්ට්‍රයිකරය සමඟ</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>ඩියු සහ පෙනල්ටි</translation>
    </message>
    <message>
        <source>due</source>
        <translation>ඩියු</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>පෙනල්ටි</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>කලින් ණය</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>{player} {men} තබයි, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who}, පිටත කවයේ.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who}, පිටත කවයේ, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>රැජින මැදට ආපසු යයි.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>රැජින කවර් කළේ {side}.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>බ්‍රේක් එක තවම කළ යුතුයි.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>බ්‍රේක් එක තවම කළ යුතුයි: උත්සාහ {most} න් {number}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>ණය තිබූ දේ කපා හැරේ.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>පුවරුවේ: {white}, {black}, රැජින.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>පුවරුවේ: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>ඩියු ඉත්තෙක් නොවීය: ආපසු එන දේ පුවරුවේ ඇත.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>වාරය දිගටම</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>වාරය මාරු වේ</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>තැබූ ඉත්තන්</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>අත්හැරියා: ඩියු අහෝසියි</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>අහිමියි: ඩියු නැති විය</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>ඉඩ නැත: ඩියු ණය වී රැඳෙයි</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} දිගටම ක්‍රීඩා කරයි</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>රැජින කවර් කළේ {side}.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>ටෙක්නිකල් ෆවුල්.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>කඩදාසි ලකුණු පත්‍රයේ සේ</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side} ට අමතර ලකුණු 1ක් ඉල්ලිය හැක.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side} ට අමතර ලකුණු %nක් ඉල්ලිය හැක.</numerusform>
            <numerusform>{side} ට අමතර ලකුණු %nක් ඉල්ලිය හැක.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>බෝඩය දිනුවේ {side}, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>සාවද්‍ය පහරින්</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>මේ පහරින්</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>එය තබන්නේ {player}</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>ඒවා තබන්නේ {player}</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>බෝඩය දිගටම</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>රැජින ආපසු යයි</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>කිසිවක් ආපසු නොඑයි</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side}: අමතර ලකුණු ඉල්ලා නැත.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side}: අමතර ලකුණු 1ක් ඉල්ලා ඇත.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side}: අමතර ලකුණු %nක් ඉල්ලා ඇත.</numerusform>
            <numerusform>{side}: අමතර ලකුණු %nක් ඉල්ලා ඇත.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, සහ කලින් ණය</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>වෙනස් තීරණය…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>තීන්දුව, තහවුරු කළහොත්</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>දුන් තීන්දුව</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>අර්ථකථනය: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>තීන්දුවක් නැත</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>මෙය විය නොහැක</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>තීන්දුව</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>තවම තීන්දුවක් නැත</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>නීති: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>හේතුව: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>සුරැකිණි {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>සුරැකීමට තවම කිසිවක් නැත</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>සුරැකී නැත</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>සුරැකී නැත: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>කියවීමට පමණි</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>කියවීමට පමණි: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>දැන් ක්‍රීඩා කරන්නේ කවුද?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>දැන් පුවරුවට ආපසු එන්නේ කුමන ඉත්තන්ද?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>ණය වී රැඳෙන්නේ කුමන ඉත්තන්ද?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>රැජිනට කුමක් වේද?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>බෝඩය අවසන් වන්නේ කෙසේද?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>ඉත්තන් තබන්නේ කවුද?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>විනිසුරු ප්‍රකාශ කරන්නේ කුමක්ද?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>ඊළඟට බ්‍රේක් කරන්නේ කවුද?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>සුදු ක්‍රීඩා කරන්නේ කවුද?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>බෝඩය ස්ලෑම් එකක්ද?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>ඊළඟට කුමක්ද?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>ඊළඟ බෝඩයට පෙර පැති මාරු වේද?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>පාස් කිරීමෙන් සිදු වන්නේ කුමක්ද?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>ක්‍රීඩාව ඉදිරියට යන්නේ කෙසේද?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>කොපමණ කාලයක් දෙනවාද?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>නීති කැඩීමේ ප්‍රතිඵලය කුමක්ද?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>බ්‍රේක් එක</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>වාරය</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ඩියු සහ පෙනල්ටි</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>අවසන් ඉත්තන්</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>ලකුණු 22 සිට</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>තැබීම</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ද්විත්ව</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>නීති කැඩීම්</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>ඔරලෝසු</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>තරගයේ ගමන</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>තවම අසා නැත</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>දුර්වල</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>ඉගෙන ගනිමින්</translation>
    </message>
    <message>
        <source>known</source>
        <translation>දනියි</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>ඇය සිටි තැනම සිටී</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>ඇය දැන් මැදට ආපසු යයි</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>ඇය පුවරුවේ නැත, කවර් කළ යුතුයි</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>ඇය පුවරුවේ නැත, වාරය අවසන් වූ විට ආපසු යයි</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>ඇය කවර් විය</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>එම ගේමේම ඊළඟ බෝඩය</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>ඊළඟ ගේම</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>ටොස් එකක් සහ අමතර බෝඩයක්</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>තරගය අවසන්</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>බෝඩය අවලංගු කර නැවත ක්‍රීඩා කෙරේ</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>වාරය ඊළඟ ක්‍රීඩකයාට යයි</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>නැවත එම බෝඩයේ මුල සිට</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>ඇති තැන සිට ඉදිරියට</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>පහර සාවද්‍යයි</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>ෆවුලයක්</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>මොහොත අනුව ෆවුල් හෝ ටෙක්නිකල් ෆවුල්</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>බෝඩය පරාජයයි</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>තරගය පැරදිය හැක</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>අවවාදයක්</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>තරගය කැඳවූ විට ක්‍රීඩකයෙක් පුවරුව අසල නැත.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>තරගයට පෙර ක්‍රීඩකයෝ පුහුණු වෙති.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>විනිසුරු “ප්ලේ” කියා ඇත: බ්‍රේක් එක කළ යුතුයි.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>ක්‍රීඩකයෙකුගේ වාරයයි: ඔහු පහර දිය යුතුයි.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>ඉත්තෙක් තැබිය යුතුයි.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>ඩියු ඉත්තෙක්: තැබිය යුතුයි, හෝ අත්හැරිය යුතුයි.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>ගේමක් අවසන්: ක්‍රීඩකයෝ පැති මාරු කරති.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>තෙවන ගේම ඉදිරියට: ක්‍රීඩකයෝ විවේක ගනිති.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>කිසිවක් නැත</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>කිසිවෙක් නැත: බෝඩය අවසන්</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>ප්‍රකාශයක් නැත</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>ස්ලෑම් නොවේ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ඔව්</translation>
    </message>
    <message>
        <source>No</source>
        <translation>නැත</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>තනි: පෙළට පාස් {before} ක්, දැන් තවත් එකක්.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>ද්විත්ව: පෙළට පාස් {before} ක්, දැන් තවත් එකක්.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>බෝඩයක් අතරතුර විරෝධතාවක් විසඳේ: පිළිගැනේ.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>බෝඩයක් අතරතුර විරෝධතාවක් විසඳේ: ප්‍රතික්ෂේපයි.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>අවසන් ගේමේ පැති මාරු කළ යුතු විය, මාරු කළා.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>අවසන් ගේමේ පැති මාරු කළ යුතු විය; එය අමතක විය.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>ටොස්: දිනුවේ {side}, {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>බ්‍රේක් කරන පිලෙන් එය කරන්නේ {name}.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>ගේම {game}, ඇරඹුවේ {first}; බෝඩය {board}, බ්‍රේක් කළේ {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>ගේමක බෝඩ සීමාවක් නැත.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>ගේමක උපරිම බෝඩ {limit}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>ලකුණු {a} : {b}; දැන් {side} {points} න් බෝඩය දිනයි.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>ලකුණු {a} : {b}; දැන් {side} {points} න් බෝඩය දිනති.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>එය අවසන් ගේමයි; එහි තවම පැති මාරු කර නැත.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, ඉල්ලුවහොත් {more}</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>වෙනස් වූවා නම් – {facts} – පිළිතුර මෙය වනු ඇත: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>පහසු: සිදු වූ දේ තීරණය කරයි</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>මධ්‍යම: එවිට පැවති තත්ත්වය ද, හෝ දෙවන නීතියක් තීරණය කරයි</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>දුෂ්කර: නීති කිහිපයක්, හෝ අර්ථකථනයක් තීරණය කරයි</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>පළමු ගේම දිනුවේ {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>විනිසුරු පාසල</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>ඉගෙන ගන්නේ කවුද</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>නව ඉගෙනුම්කරුවෙකුගේ නම</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>නීති</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>මාතෘකාව</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>එක් එක් නීතිය දන්නා තරම</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>නීතිය</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>දනියි</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>ඇසූවෙන් හරි</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>අභ්‍යාස සහ සිතියම</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>ඊළඟ</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>ඉගෙනුම්කරු මකන්න</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>දැන් කළ යුතු දේ</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>පළමුව නමක් ලියන්න.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>කිසිවක් නොරැඳේ</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>{name} දන්නා සියල්ල {path} හි ඇත.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>පළමුව ඉගෙනුම්කරුවෙකු තෝරන්න.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>ප්‍රගතිය සුරකින්න</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>සදහටම මැකීමට: නැවත ඔබන්න</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name} සියලු ප්‍රගතිය සමඟ මකා ඇත.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>ඉගෙනුම්කරුවෙකු එක් කරන්න</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>ප්‍රගතිය සුරකින්න…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>අභ්‍යාස</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>නීති සහ ඉගෙනුම්කරුවන්ගේ සිතියම</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>ඕනෑම දුෂ්කරතාවක්</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>පහසු සිට දුෂ්කර දක්වා</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>දුෂ්කරතාව</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>එවැනි අභ්‍යාසයක් නැත: වෙනත් මාතෘකාවක් හෝ දුෂ්කරතාවක් තෝරන්න.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>තරගයේ ජයග්‍රාහක</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>විරෝධතාව විසඳා නැත</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>වාරය: {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>රැජිනට 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>රැජිනට 0 (නීතිය {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>රැජින ඇත: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>රැජින කවර් කළ යුතුයි: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>රැජිනට {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>වාරය</translation>
    </message>
    <message>
        <source>white</source>
        <translation>සුදු</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>ලකුණු</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: ලකුණු {points}</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: ජයට ගේම් {needed} න් {won}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>ලකුණු පත්‍රය</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>බෝඩ්</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>බ්‍රේක්</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>එකතුව</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>ගේම {number}</translation>
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
        <translation>පද්ධතිය අනුව</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ළා</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>අඳුරු</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ඉහළ වෙනස</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>සාමාන්‍ය</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>විශාල</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>විශාලම</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>භාවිත නොකරන්න</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>යෝජනා</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>ස්වයංක්‍රීය</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: පුවරුව අසල පුරවන්න, හෝ Esc වලින් ඉවත් වන්න.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>බ්‍රේක් එක කිසිවක නොවැදේ</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha බ්‍රේක් කරයි. ඇගේ ස්ට්‍රයිකරය සියලු ඉත්තන් පසුකර යන අතර කිසිවක නොවැදේ; පහර නිවැරදියි.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>කිසිවක නොවැදෙන බ්‍රේක් එකක් තවම කළ එකක් නොවේ. ඇයට වාරයේ උත්සාහ තුනක් දක්වා ඇත.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>තෙවන උත්සාහය අසාර්ථකයි</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha තෙවන වරට බ්‍රේක් කරයි. ස්ට්‍රයිකරය නැවත කිසිවක නොවැදේ; පහර නිවැරදියි.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>උත්සාහ තුනකින් පසු වාරය මාරු වේ. බ්‍රේක් එක තවම කළ යුතුයි: කළු ඉත්තන්ගෙන් Ravi එය කරයි.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>“ප්ලේ” ට පෙර පහර</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>විනිසුරු “ප්ලේ” කීමට පෙර Asha පහර දෙයි. ඇගේ ස්ට්‍රයිකරය ඉත්තන්ට වදින අතර සුදු ඉත්තෙක් වැටේ.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>“ප්ලේ” ට පෙර වළට වැටුණු ඉත්තන් තවත් ඉත්තෙක් සමඟ පිටතට එයි. ඇයට වළවල වෙනත් ඉත්තෙක් නැත: ඒ එක ණය වී රැඳෙයි.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>ණය ඉත්තෙක්</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha ඉත්තෙක් ණය වන අතර වළවල කිසිවක් නැත. දැන් ඇය නිවැරදි පහරකින් සුදු ඉත්තෙක් වළට දමයි.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>ණය ඉත්තා ලැබුණු වහාම පිටතට ගැනේ, ඇගේම වාරයේ වුවත්. ඇය දිගටම ක්‍රීඩා කරයි.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>ස්ට්‍රයිකරය සහ ඉත්තා</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha සුදු ඉත්තෙක් වළට දමන අතර ස්ට්‍රයිකරය ද වැටේ. පහර නිවැරදියි.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>ඇගේ ඉත්තා ආපසු එන අතර තවත් එකක් ණය වේ. තම ඉත්තෙක් වළට දැමූ නිසා ඇය දිගටම ක්‍රීඩා කරයි.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>ස්ට්‍රයිකරය පමණක්</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha ස්ට්‍රයිකරය පමණක් වළට දමයි. පහර නිවැරදියි.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>ඩියු එකක් ලෙස ඉත්තෙක් ආපසු එන අතර වාරය මාරු වේ: ඇගේ එකක්වත් වැටුණේ නැත.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>සාවද්‍ය පහරක්</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi ස්ට්‍රයිකරයට පහර දෙනු වෙනුවට එය තල්ලු කරයි. ඔහුගේ සුදු ඉත්තෙක් වැටේ.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>ඉත්තා ෆවුලයට තවත් එකක් සමඟ ආපසු එන අතර වාරය මාරු වේ.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>පනින ඉත්තන්</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha සුදු ඉත්තෙක් වළට දමයි. කළු ඉත්තෙක් සහ රැජින පුවරුවෙන් පිටට පනී.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>පිටට පැන්න දේ පුවරුවෙන් ගියා සේ නොසැලකේ: විනිසුරු පළමුව රැජින මැද තබයි, පසුව ඉත්තා. ඇය වළට දැමූ ඉත්තා නිසා වාරය දිගටම.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>ඔහුගේ ඉත්තා, ඔබේ පහර</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi ඉත්තෙක් ණය වන අතර වළවල කිසිවක් නැත. Asha ඔහුගේ ඉත්තෙක් වළට දමයි, තමාගේ එකක්වත් නැත.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>ඔහුගේ ඉත්තා ලැබුණේ ඇගේ පහරෙනි, එබැවින් එය වහාම ආපසු එයි, තබන්නේ ඇයමයි. වාරය මාරු වේ.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>රැජින ඉක්මන් වැඩියි</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi රැජින පමණක් වළට දමයි. මේ බෝඩයේ ඔහුගේ කිසිදු ඉත්තෙක් වළට වැටී නැත.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>ඔහුගේ ඉත්තෙක් වළට වැටීමට පෙර ඇය ගැනීමට ඔහුට අයිතියක් නැත: ඇය ආපසු යයි, වාරය මාරු වේ, පෙනල්ටියක් නැත.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>රැජින කවර් වේ</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi අවසන් පහරින් රැජින වළට දැමුවේය. දැන් ඔහුගේ සුදු ඉත්තෙක් වැටේ.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>ඊළඟ පහරේ ඔහුගේම ඉත්තෙක් රැජින කවර් කරයි. ඔහු දිගටම ක්‍රීඩා කරයි.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>කවර් නැති රැජින</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha අවසන් පහරින් රැජින වළට දැමුවාය. දැන් Ravi ගේ සුදු ඉත්තෙක් වැටේ.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>අනෙක් පිලේ ඉත්තෙක් කවර් එකක් නොවේ: රැජින ආපසු යන අතර වාරය මාරු වේ. ඔහුගේ ඉත්තා වළේ රැඳෙයි.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>ණයව සිටියදී රැජින</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha තවම තැබිය නොහැකි වූ ඉත්තෙක් ණයයි. ඇය රැජින පමණක් වළට දමයි.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>අත ඉවතට</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha ගේ වාරයයි, ඇය තවම පහර දී නැත. ඉදිරිපස සිටින Ravi අතින් ඉත්තෙක් ස්පර්ශ කරයි.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>වාරය නොමැති ක්‍රීඩකයාගේ නීති කැඩීමක් ටෙක්නිකල් ෆවුලයකි: ඔහුගේ ඉත්තෙක් ආපසු එයි. වාරය දිගටම Asha ට.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>තත්පර පහළොව</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha ඉත්තෙක් වළට දැමූ අතර නැවත වාරය ඇයටයි. පහරක් නැතිව තත්පර පහළොවක් ගෙවේ.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>නීති කාලය නියම කරන නමුත් පෙනල්ටියක් නම් නොකරයි. ඩෙස්කය එය වාරයක පළමු පහරින් පසු ෆවුලයක් ලෙස ගනියි: එක් ඉත්තෙක්, සහ වාරය. ඔබට වෙනස් ලෙස තීරණය කළ හැක.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>පුවරුවෙන් ඈත්ව</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>බෝඩය ක්‍රීඩා කරන අතර Asha නැගිට තම අසුනෙන් ඉවත් වෙයි. ඇය අවසර ඉල්ලුවේ නැත.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>අසුනෙන් ඉවත්වීමෙන් බෝඩය අහිමියි: පුවරුවේ ඇගේ ඉත්තන් සහ එහි ඇති රැජිනට තුනක් Ravi ට ලැබේ.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>සමාජයේදී</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>සමාජ රීති අනුව: Asha ඉත්තෙක් වළට දැමුවාය, දැන් Ravi ගේ එකක් වැටේ, ඇගේ එකක්වත් නැත.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>සමාජ සංස්කරණවල අනෙක් පිලේ ඉත්තෙක් වළට දැමීම ෆවුලයකි: වාරය අවසන්, ඇගේ ඉත්තෙක් ආපසු එයි.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>රැජිනට පෙර අවසන් ඉත්තා</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha තම අවසන් ඉත්තා වළට දමයි. රැජින පුවරුවේ ය.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>රැජිනට පෙර අවසන් ඉත්තා වැටීමෙන් බෝඩය අහිමියි: එහි කුමක් තිබුණත් Ravi ට ලකුණු තුනක් ලැබේ.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>අනෙක් පිලේ අවසන් ඉත්තා</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha රැජින කවර් කර ඇත. දැන් ඇගේ පහරින් Ravi ගේ අවසන් ඉත්තා වැටේ, ඇගේ එකක්වත් නැත.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi ට ඉත්තෙක් ඉතිරි නැත: පුවරුවේ ඇගේ ඉත්තන් ගණනින් ඔහු බෝඩය දිනයි. ඇය කවර් කළ රැජින කිසිවෙකුට නොගැණේ.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>ලකුණු 22 දී</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha ට ලකුණු 22ක් ඇත, රැජින කවර් කර ඇත. ඇගේ අවසන් ඉත්තා වැටේ.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>ලකුණු 22 සිට රැජින කිසිවක් නොගැණේ: පුවරුවේ ඉත්තන් දෙක පමණක් ගැණේ. ගේම දිගටම.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>අවසන් බෝඩයෙන් පසු සමයි</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>අටවන සහ අවසන් බෝඩයේ ලකුණු 10 : 15. රැජින කවර් කළේ Ravi. Asha ගේ අවසන් ඉත්තා වැටේ.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>ඉත්තන් පහෙන් 15 : 15 වේ. අවසන් බෝඩයෙන් පසු සමයි: ටොස් එකක්, සහ එක් අමතර බෝඩයක්.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>අමතර බෝඩය</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>බෝඩ අටකින් පසු ලකුණු සමයි. අමතර බෝඩයේ Asha රැජින කවර් කළාය, Ravi ගේ අවසන් ඉත්තා වැටේ.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>ද්විත්වවල වාරය කාගේද</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil නිවැරදිව පහර දෙයි, කිසිවක් වළට නොදමයි.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>ද්විත්වවල වාරය දකුණට යයි: Anil ට පසු ඔහුගේ දකුණේ සිටින Rosa.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>ද්විත්වවල තබන්නේ කවුද</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi නිවැරදි පහරකින් සුදු ඉත්තෙක් සහ ස්ට්‍රයිකරය වළට දමයි.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>තනි තරගවල සේ ඉත්තන් දෙකක් ආපසු එන අතර ඔහු දිගටම ක්‍රීඩා කරයි. ද්විත්වවල ඔහුගේ දකුණේ ක්‍රීඩකයා ඒවා තබයි.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>ඉත්තෙක් ණය අයට රැජින ගත නොහැක: ඇය ආපසු යයි, වාරය මාරු වේ. ඉත්තා ණය වී රැඳෙයි.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>අමතර බෝඩය දිනන අය ගේම දිනයි, එක් ලකුණකින් වුවත්. රැජින ජයග්‍රාහකයාට ගැණෙන්නේ ඔහු ඇය කවර් කළේ නම් පමණි.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>ඩෙස්කයේ ඇතුළත් කරන්න</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>ඊළඟ</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>වෙනත් එකක්…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>පුහුණුව</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>මෙය ගන්න</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>සිදු විය යුතු දේ තෝරන්න. පළමුව ඔබ තීන්දු දෙන්න, පසුව ඩෙස්කය එහි තීන්දුව පෙන්වයි.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>අවස්ථා</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – විසඳා ඇත</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>අවස්ථාවක් තෝරන්න.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>මෙය ක්‍රීඩා කළේ කවදාදැයි නොදනී; ලියූ දිනය {day}.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>එය ක්‍රීඩා කර නැත; අත්හැර දමන ලදී.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>තවත් ක්‍රීඩකයෙකුගේ නම {name}: මේ අයගේ අන්වර්ථ නාමය {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>මේ වටයේ මේසය {table} වෙන් වී ඇත; SoL හි එයට වෙනත් අංකයක් ඇත.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>මේ තරගාවලියේ සහ වටයේ මේ පිල් අතර තරග යුගලක් ගොනුවේ නැත; කිසිවක් නොලියන ලදී.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>මේ තරගාවලියේ සහ වටයේ මේ පිල් අතර තරග යුගල කිහිපයක් ගොනුවේ ඇත, ඒ කුමක්දැයි මේසයෙන්වත් දිනයෙන්වත් නොකියැවේ; කිසිවක් නොලියන ලදී.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>මේ තරග යුගලට තරග කිහිපයක ප්‍රතිඵල ඇත; කිසිවක් නොලියන ලදී. ගණන් ගන්නා එක පමණක් තබන්න.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>තවම ප්‍රතිඵලයක් නැත; කිසිවක් නොලියන ලදී.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>ගොනුවේ දැනටමත් වෙනත් ප්‍රතිඵලයක් ඇත; එය එසේම තබන ලදී.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>වටය {round}, මේසය {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>ගොනුවේ මේ තරගයට ගේම් එකයි: {games} න් පළමුවැන්න ලියන ලදී.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>SoL හි ගේම් තුනක තරගයක බෝඩවලට ඉඩ නැත; එහි ලකුණු ලියන ලදී.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>විරෝධතාවක් තීරණයක් බලාපොරොත්තු වේ: ප්‍රතිඵලය රඳවා ඇත, ලියා නැත.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>තරගය අවසන් නැත: එය ඇති සේ ලියන ලදී.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL එහි ශ්‍රේණිගත කිරීම සාදන්නේ ගේම් {most} අනුවයි: දිනුවේ කවුදැයි එහි බලන්න.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>ගේම {number} බෝඩ නැතිව ලියන ලදී: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>ගේම {number} අවසන් වූයේ {score}; SoL උපරිම ලකුණු {most} පෙන්වයි.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>ගේම {number} තිබුණේ {stood}, එය පිල {side} ට ගැණේ: බෝඩ නැතිව {score} ලෙස ලියන ලදී.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>ගේම {number} ක්‍රීඩා කර නැත, එය පිල {side} ට ගැණේ: බෝඩ නැතිව {score} ලෙස ලියන ලදී.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>ඒවා සියල්ල නොදනී.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL රැජිනට ලකුණු {queen} ගණන් ගනියි, ලකුණු {most} දක්වා.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL හි ඉඩ ඇත්තේ {most} ට.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL ඒවා එකතු කළ විට එම ලකුණු නොලැබේ.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>හඬ {player} මගින් වාදනය විය. ඔබට ඇසුණාද?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>එහි තැන වෙනත් හඬක් ගත්තේය. නැවත උත්සාහ කරන්න.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>මේ පරිගණකයේ හඬ වාදකයක් නැත. pw-play, paplay හෝ aplay ස්ථාපනය කරන්න.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>හඬ තැටියට ලිවිය නොහැකි විය: {said}. ඉඩ සාදන්න.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} ඇරඹිය නොහැක: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} ට වාදනය කළ නොහැකි විය: {said}. ශබ්ද විකාශකයක් සම්බන්ධ කර තෝරා තිබේද?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} අවසන් නොවීය. හඬ උපාංගය කාර්යබහුලද?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} ට වාදනය කළ නොහැකි විය. ශබ්ද විකාශකයක් සම්බන්ධද? මනාපවල එය අත්හදා බලන්න.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>හඬක් නැත: ඔරලෝසුව දැල්වෙනවා පමණි. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>හඬ</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>අවසන් තත්පර පහ සහ කාලය අවසානය ඇසෙන්න දෙන්න</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>හඬ මට්ටම</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>අත්හදා බලන්න</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>මෙහි කුමක් තේරුවත් ඔරලෝසුව ද දැල්වේ.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>අවසන් තත්පර සෑම එකකම ටික් හඬ</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>ශාලාවේ තිරය ගලවා ඇත.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>ඇත්තේ එක් තිරයක් පමණි: ශාලාවේ කවුළුව පෙනෙන තැනකට ගෙනයන්න.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: ශාලාවට</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: ලකුණු {score}, දිනූ ගේම් {games}</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>පුවරුවේ ඉත්තන් {a} – {b}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>මෑත තරග</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>තරගයක් විවෘත නැත</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>අවසන් නැත: දිගටම කරන්න</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>නව තරගයක් එක් පිටුවක ක්‍රීඩකයන්, නීති සහ තරග ආකෘතිය අසයි. පුහුණුවේ තීන්දු දීමට අවස්ථා ඇත, එහි කිසිවක් නොගැණේ.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>ගේම් {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>සුරැකිණි {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>සංඛ්‍යාලේඛන</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>ආපසු ගන්න  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>නවත්වන්න</translation>
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
        <translation>මේ තරගයේ තහවුරු කළ සියල්ල {file} වෙත ලියන ලදී: එතැනින් ගත හැක.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>තරගය වහාම වෙනත් තැනක සුරකින්න: ගොනුවක් ලිවිය නොහැකි විය.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>සුරැකි තරගය {match} දිගටම කරගෙන යා නොහැක: සටහන {number} එය ඇති තැන විය නොහැක. {why} කියවිය හැකි දේ බේරා ගන්න, හෝ උපස්ථයක් ප්‍රතිසාධනය කරන්න.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} ගෙනගොස් හෝ මකා ඇත: පිටපත් කිරීමට කිසිවක් නැත. එය ආපසු තබන්න, හෝ ඩෙස්කය නැවත අරඹන්න.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (උපස්ථ ෆෝල්ඩරය)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>උපස්ථ සඳහා දෙවන ෆෝල්ඩරය {folder} එහි නැත: එහි පිටපතක් සෑදුවේ නැත. එහි තැටිය හෝ USB ධාවකය සම්බන්ධ කරන්න, හෝ වෙනත් ෆෝල්ඩරයක් තෝරන්න.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} හානි වී ඇත, එහි සෑදූ පිටපත ද එසේමය: {problem}. පැරණි උපස්ථයක් ප්‍රතිසාධනය කරන්න, හෝ කියවිය හැකි දේ නව දත්ත සමුදායකට බේරා ගන්න.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>උපස්ථය {file} හානි වී ඇත: {problem}. වෙනත් එකක් තෝරන්න.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} විවෘත කළේ කියවීමට පමණි: කිසිවක් නොසුරැකිණි. පළමුව එය ලිවීමට විවෘත කරන්න.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} මේ ඩෙස්කය එය පෙන්වනවා පමණි: කිසිවක් නොසුරැකිණි. පළමුව අනෙක් ඩෙස්කය වසන්න.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>මේ ඩෙස්කයේ විවෘතව තිබියදී {place} හෝ එහි ජර්නලය උඩින් ලියන ලදී.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} මොහොතකින් නැවත උත්සාහ කරන්න.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} එය සූදානම් කරමින් පවතී: මොහොතකින් නැවත උත්සාහ කරන්න.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} තවදුරටත් නැත, එහෙත් අවසන් සටහන් සහිත {file}-wal ඇත. ගොනුව ආපසු තබා නැවත උත්සාහ කරන්න, හෝ කියවිය හැකි දේ බේරා ගන්න.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} හිස් ය, එහෙත් අවසන් සටහන් සහිත {file}-wal හිස් නැත. ගොනුව ආපසු තබා නැවත උත්සාහ කරන්න, හෝ කියවිය හැකි දේ බේරා ගන්න.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} තවදුරටත් නැත, එහෙත් එහි උපස්ථ {folder} හි ඇත. අලුත්ම එක ප්‍රතිසාධනය කරන්න, හෝ තරග නැතිව අරඹන්න.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} හිස් ය, එහෙත් එහි උපස්ථ {folder} හි ඇත. අලුත්ම එක ප්‍රතිසාධනය කරන්න, හෝ තරග නැතිව අරඹන්න.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} කිසිවක් නොසුරැකිණි. ගොනුව ආපසු තබන්න, හෝ ඩෙස්කය නැවත අරඹන්න.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} හානි වී ඇත: එහි අනුවාදය සඳහන් නොවේ. අලුත්ම උපස්ථය ප්‍රතිසාධනය කරන්න, හෝ කියවිය හැකි දේ නව දත්ත සමුදායකට බේරා ගන්න.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} හි තවම තරග නැත. සූදානම් කිරීමට එය වරක් ලිවීමට විවෘත කරන්න.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} සෑදුවේ පැරණි Carrom Desk එකකි. වරක් ලිවීමට විවෘත කරන්න: එවිට එය යාවත්කාලීන වේ.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} සෑදුවේ අලුත් Carrom Desk එකකි, එය එසේම තබන ලදී. විවෘත කිරීමට ඒ අනුවාදය ස්ථාපනය කරන්න.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} තරග දත්ත සමුදායක් නොවේ: එය වෙනත් වැඩසටහනකට අයත්ය, එසේම තබන ලදී. වෙනත් ගොනුවක් තෝරන්න.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>කිසිදු ගොනු නාමයක null අකුරක් නැත. ගොනුවක මාර්ගය දෙන්න.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>මෙය දත්ත සමුදායක ලිපිනයක් නොවේ. ගොනුවක මාර්ගය, හෝ sqlite:///PATH වැනි URL එකක් දෙන්න.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>මතකයේ ඇති දත්ත සමුදායක සියලු තරග අහිමි වේ. ගොනුවක මාර්ගය දෙන්න.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: එවැනි නිවහන් ෆෝල්ඩරයක් නැත. ගොනුවක සම්පූර්ණ මාර්ගය දෙන්න.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} යනු {file} වෙත සබැඳියකි, නමුත් එම ගොනුව නැත. එහි තැටිය සම්බන්ධදැයි බලන්න, හෝ වෙනත් ගොනුවක් තෝරන්න.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>{kind} වර්ගයේ දත්ත සමුදායට ධාවකයක් නැත. එකක් ස්ථාපනය කරන්න, හෝ ගොනුවක මාර්ගය දෙන්න.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>{place} ඇති තැටිය පිරී ඇත: කිසිවක් නොසුරැකිණි. ඉඩ නිදහස් කර අවසන් පියවර නැවත කරන්න. කලින් තහවුරු කළ සියල්ල ආරක්ෂිතයි.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} කියවිය හැක්කේ පමණි: කිසිවක් නොසුරැකිණි. ගොනුවට සහ එහි ෆෝල්ඩරයට ලිවීමට ඉඩ දෙන්න, හෝ වෙනත් දත්ත සමුදායක් තෝරන්න.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>වෙනත් වැඩසටහනක් {place} හි ලියමින් සිටින අතර එය අත්හැරියේ නැත: කිසිවක් නොසුරැකිණි. මොහොතක් රැඳී අවසන් පියවර නැවත කරන්න; එසේම පැවතුණොත් අනෙක් වැඩසටහන වසන්න.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} විවෘත කළ නොහැක. එහි ෆෝල්ඩරය තිබේද, තැටිය සම්බන්ධද, ඔබට එහි කියවීමට සහ ලිවීමට අවසර තිබේදැයි බලන්න.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>{place} කියවීම හෝ ලිවීම අසාර්ථකයි: කිසිවක් නොසුරැකිණි. එහි තැටිය සම්බන්ධද, ඉඩ තිබේදැයි බලා අවසන් පියවර නැවත කරන්න.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>{place} විවෘත කිරීමට ඔබට අවසර නැත. එය කියවීමේ සහ ලිවීමේ අයිතිය හිමිකරුගෙන් ඉල්ලන්න, හෝ වෙනත් දත්ත සමුදායක් තෝරන්න.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} නැත. මාර්ගය සහ එහි තැටිය සම්බන්ධදැයි බලන්න.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} ෆෝල්ඩරයකි. එහි ගොනුවක මාර්ගය දෙන්න.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} එහි තිබිය නොහැක: එහි ෆෝල්ඩරය තිබිය යුතු තැන ගොනුවක් ඇත. වෙනත් මාර්ගයක් දෙන්න.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} තමාටම ආපසු යන සබැඳියකි. ගොනුවක මාර්ගය දෙන්න.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} ගොනු නාමයකට දිග වැඩියි. වෙනත් මාර්ගයක් දෙන්න.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>{place} හි දත්ත සමුදාය නිසි ලෙස පිළිතුරු නොදුන්නේය: කිසිවක් නොසුරැකිණි. එහි සේවාදායකය දුවනවාද, ළඟා විය හැකිදැයි බලා අවසන් පියවර නැවත කරන්න.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} හානි වී ඇති අතර කියවිය නොහැක: එය දත්ත සමුදායක් නොවේ, හෝ එහි කොටසක් උඩින් ලියා ඇත. කියවිය හැකි දේ නව දත්ත සමුදායකට බේරා ගන්න, හෝ අලුත්ම උපස්ථය ප්‍රතිසාධනය කරන්න.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>මෙහි විවෘත කළ පසු වෙනත් ඩෙස්කයක් මේ තරගයට ලියා ඇත: කිසිවක් නොසුරැකිණි. දැන් එහි ඇති දේ බැලීමට තරගය නැවත විවෘත කරන්න.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} හානි වී ඇත. කියවිය හැකි දේ නව දත්ත සමුදායකට බේරා ගන්න, හෝ අලුත්ම උපස්ථය ප්‍රතිසාධනය කරන්න. හමු වූයේ: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} ගොනුවක් නොව උපාංගයක් හෝ පයිප්පයකි, එසේම තබන ලදී. වෙනත් ගොනුවක් තෝරන්න.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} ට එහි තැටියේ දෙවන නමක්, හාර්ඩ් ලින්ක් එකක් ඇත: එක් නමකින් සුරැකි දේ අනෙකෙන් අහිමි විය හැක. එක් නමක් ඉවත් කරන්න, හෝ ගොනුව පිටපත් කර පිටපත විවෘත කරන්න.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} සෑදිය නොහැක: {folder} ෆෝල්ඩරයක් නැත. මාර්ගය සහ තැටිය සම්බන්ධදැයි බලන්න, හෝ පළමුව ෆෝල්ඩරය සාදන්න.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>මේ ඩෙස්කයේ විවෘතව තිබියදී {file} ගෙනගොස් හෝ මකා ඇත.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>මේ ඩෙස්කයේ විවෘතව තිබියදී {file} කෙටි කර ඇත.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>මේ ඩෙස්කයේ විවෘතව තිබියදී {file} උඩින් ලියා ඇත.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>මේ ඩෙස්කයේ විවෘතව තිබියදී {file} හි ජර්නලය ගෙනගොස් හෝ මකා ඇත.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>මේ ඩෙස්කයේ විවෘතව තිබියදී {file} හි ජර්නලය කෙටි කර ඇත.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>තරගය {match} දැනටමත් මෙහි ඇත: කිසිවක් නොසුරැකිණි.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>තරගය {match} බඳුනේ ඇත: කිසිවක් නොසුරැකිණි.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} මේ ඩෙස්කයේ විවෘතව තිබියදී එය උඩින් ලියා ඇත.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>තරගයේ හැඳුනුම හිස් ය, හෝ සුරැකිය නොහැකි අකුරු එහි ඇත. එයට වෙනත් එකක් දෙන්න.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>මේ දත්ත සමුදායේ තරගය {match} නැත. තරග ලැයිස්තුව බලන්න.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>මේ සටහන සුරැකිය නොහැක, මන්ද එය නැවත කියවිය නොහැකි නිසා: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>මේ තරගය සුරැකිය නොහැක, මන්ද එය නැවත කියවිය නොහැකි නිසා: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>කිසිදු ගොනුවක තිබිය නොහැකි දෙයක් එහි ඇත.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>සටහන {number} නැත</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>එහි සටහන් {length} ක් තිබිය යුතු වුවද ඇත්තේ {found} කි</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>සුරැකි තරගය {match} කියවිය නොහැක: {why}. අලුත්ම උපස්ථය ප්‍රතිසාධනය කරන්න, හෝ කියවිය හැකි දේ නව දත්ත සමුදායකට බේරා ගන්න.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>උපස්ථය {place} තවදුරටත් නැත. වෙනත් එකක් තෝරන්න.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>තරගය {match}: එහි කිසිවක් කියවිය නොහැක.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>තරගය {match}, {sides}: සටහන් {of} න් {kept} දක්වා සුරැකිණි.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>තරගය {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>තරගය {match}, සටහන {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>වෙනත් ඩෙස්කයක් මේ දත්ත සමුදාය ලිවීමට විවෘත කර ඇත.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>වෙනත් ඩෙස්කයක් මේ දත්ත සමුදාය ලිවීමට විවෘත කර ඇත: {host} හි ක්‍රියාවලිය {process}, {since} සිට.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} පළමුව එය වසා නැවත උත්සාහ කරන්න.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} ඇත්තේ සේවාදායකයකයි: එය ප්‍රතිසාධනයට එය භාර අයගෙන් ඉල්ලන්න.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>තරගය {match} දිග වැඩියි: එහි තීන්දු සමඟ කිසිදු තරග ගොනුවකට එය නැවත දැරිය නොහැක.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>සාවද්‍ය</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>කිසිවක් නොවැදුණි</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ප්ලේ” ට පෙර</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>වළට</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>පිටට පැන්නා</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>වළට</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>පිටට පැන්නා</translation>
    </message>
    <message>
        <source>White</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>ස්ට්‍රයිකරය</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>සාවද්‍ය වූයේ ඇයි</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>සාවද්‍යයි: හේතුවක් නම් කර නැත</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>මේ පහර</translation>
    </message>
    <message>
        <source>White</source>
        <translation>සුදු</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>කළු</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>ස්ට්‍රයිකරය</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ප්ලේ” ට පෙර</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>පැන්නා</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>නොවැදුණි</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>සාවද්‍යයි: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>සාවද්‍ය…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>තැටිය</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>තරග</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>උපස්ථ</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>දෙවන උපස්ථ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>ඔරලෝසුව</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>විදුලිය</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>දෙවන තිරය</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>අකුරු</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>වාර්තා</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>හඬ</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>හොඳයි</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>බලන්න</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>නරකයි</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>නොදනී</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>තරගයක් ඇරඹීමට පෙර නරක දේ හදාගන්න.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>තරගයක් ඇරඹිය හැක. සලකුණු කළ දේ බලන්න.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>සියල්ල හොඳයි: තරගයක් ඇරඹිය හැක.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} නිදහස්; සටහනක් {ms} ms කින් තැටියේ.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>විවෘතයි, එහි ව්‍යුහය හොඳයි.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>අවසන් එක {last} හි.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>දෙවන ෆෝල්ඩරය ඇත, එහි ලිවිය හැක.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>වේලාව {time}. එය හරිද?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>විදුලියට සම්බන්ධයි.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>තිර {count} ක් සම්බන්ධයි.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>සියලු අක්ෂර මාලා පෙන්විය හැක.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>පිටුවක් PDF ලෙස ලියන ලදී.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>නිදහස් {free} පමණි. අවශ්‍ය නැති දේ ඉක්මනින් මකන්න.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>නිදහස් {free} පමණි. තරගයකට පෙර ඉඩ සාදන්න.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>මන්දගාමියි: සටහනක් තැටියට යාමට {ms} ms. අන් වැඩසටහන් වසන්න, හෝ වෙනත් තැටියක් ගන්න.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>එයට ලිවිය නොහැක: {why}. කිසිවක් නොරැඳෙනු ඇත: වෙනත් තැටියක් ගන්න.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>තරග විවෘත නැත. ඒ ඇයිදැයි “දැන් කුමක්ද” කියයි.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} මෙනුව විවෘත කර “උපස්ථ…” තෝරන්න.</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>තවම නැත; පළමුවැන්න ගේමක් අවසානයේ එයි.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>{folder} වෙත ලිවිය නොහැක: {why}. ලිවිය හැකි සේ සකසන්න.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>දෙවන ෆෝල්ඩරයක් නැත. USB ධාවකයක් ආරක්ෂිතයි: මෙනුව, “උපස්ථ…”.</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} නැත. USB ධාවකය සවි කරන්න, හෝ වෙනත් ෆෝල්ඩරයක් තෝරන්න.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>{folder} වෙත ලිවිය නොහැක: {why}. වෙනත් ෆෝල්ඩරයක් තෝරන්න.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>එය {time} පෙන්වයි, එය විය නොහැක. දිනය සහ වේලාව සකසන්න.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>පහරවල කාලය මනින ඔරලෝසුව නැවතී ඇත. පරිගණකය නැවත අරඹන්න.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>බැටරියෙන්, {percent} % ඉතිරියි. විදුලියට සම්බන්ධ කරන්න.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>බැටරියෙන්, {percent} % පමණක් ඉතිරියි: තරගයකට මදි. දැන්ම විදුලියට සම්බන්ධ කරන්න.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>බැටරියක් ගැන තොරතුරු නැත: විදුලියට සම්බන්ධදැයි බලන්න.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>මෙහි දැනගත නොහැක: විදුලියට සම්බන්ධදැයි බලන්න.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>ඇත්තේ එක් තිරයක් පමණි, විනිසුරුට එය ප්‍රමාණවත්.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>අකුරු නැත: {why}. Carrom Desk නැවත ස්ථාපනය කරන්න.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>PDF ලිවිය නොහැකි විය: {why}. වාර්තා HTML ලෙස ලියන්න.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>මනාපවල අක්‍රිය කර ඇත. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>තරග සේවාදායකයක ඇත: උපස්ථ සාදන්නේ එය භාර අයයි.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>පද්ධති පරීක්ෂාව</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>නැවත පරීක්ෂා කරන්න</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>පෙළ ලෙස පිටපත් කරන්න</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>බලමින් පවතී</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>තරගයක් භාර ගැනීම</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ඉදිරියට</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>දිනූ ගේම්</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>මේ ගේමේ ලකුණු</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>පුවරුවේ ඉත්තන්</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>ණය ඉත්තන්</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>මේ ගේමේ අවසන් බෝඩ</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>මේ බෝඩය බ්‍රේක් කරන, සුදු</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>වාරය</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>රැජින</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>කවර් කළේ {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>බ්‍රේක් එක කර ඇත</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>ඇති තත්ත්වය</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>ක්‍රීඩා කරන බෝඩය</translation>
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
        <translation>මෙනුව</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>අමතර බෝඩයට ටොස්</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>ටොස්</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>ටොස් ඇතුළත් කරන්න</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. ටොස් දිනුවේ කවුද?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>බ්‍රේක් එක</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>පැත්ත</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. දිනූ අය ගන්නේ කුමක්ද?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. බ්‍රේක් කරන යුගලයෙන් බ්‍රේක් කරන්නේ කවුද?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>ක්‍රීඩකයා 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>ක්‍රීඩකයා 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>ටොස් දිනුවේ කවුදැයි කියන්න.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>දිනූ අය බ්‍රේක් එක හෝ පැත්ත ගන්නවාදැයි කියන්න.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>බ්‍රේක් කරන ක්‍රීඩකයා කියන්න.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. පළමුව {first} වාඩි වෙති.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} පැත්ත තෝරති.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} බ්‍රේක් කර සුදු ක්‍රීඩා කරති.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} බ්‍රේක් කර සුදු ක්‍රීඩා කරයි.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. පළමුව {first} වාඩි වෙයි.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} පැත්ත තෝරයි.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(නීතිය {number})</translation>
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
        <translation>{case} (නීතිය {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>වාරය නොමැතිව</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>වැරදි ඉත්තා</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>ඩියු අමතකයි</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>රැජින කවර් නැත</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>දිගටම ක්‍රීඩා</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>වාරය නොමැතිව ක්‍රීඩා කළා, නොදුටු: වාරයට ඉඩ දේ</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>වැරදි ඉත්තා තැබුවා, නොදුටු: රැඳෙයි</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>ණය ඉත්තන් තැබුවේ නැත, නොදුටු: අහිමියි</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>රැජින කවර් නොවුණා, නොදුටු: කවර් වූ සේ ගැණේ</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>ප්‍රතිවාදියාගේ ඉත්තා වළට, නොදුටු: ගැණේ, දුටු විට වාරය අවසන්</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>ඇතුළේ තරගය කියවිය නොහැක.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>මේ ගොනුව තුළ තරගයක් නැත: එය වාර්තාව වන තරගය නම් කරන්න.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>වාර්තාව {one} තරගයේ මිස {other} තරගයේ නොවේ.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>වාර්තාව සාදා ඇත්තේ {made} අනුවාදයෙනි, මෙය {own} අනුවාදයයි: ඒ නිසා පමණක් වුවද වෙනස් විය හැක. {made} අනුවාදයෙන් සත්‍යාපනය කරන්න.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>තරගය {id} මෙහි ඇත්තේ වෙනස් ලෙසය: එය ඉන් පසු ඉදිරියට ගොස් හෝ වෙනස් කර ඇත.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>යමක් මේ තරගයේ වාර්තාවකට වෙනස් ලෙස ඇඳ ඇත.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>“{ought}” නැත.</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>“{told}” එක් කර ඇත.</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>තරගයේ “{ought}” ඇති තැන “{told}” ඇත.</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>මෙය සැසඳිය හැකි වාර්තාවක් නොවේ: PDF, HTML, CSV සහ XLSX සැසඳිය හැක.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} තරගය පරදියි.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} තරගය පරදිති.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>{player} ට අවවාදය {number}; වාරය එසේම පවතී.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>අවවාද 1</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>අවවාද %n</numerusform>
            <numerusform>අවවාද %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>ෆවුල්…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>ප්‍රධාන රෙෆරි…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>කාලය ඉක්මවිය</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>මේ නීති මෙහි කාලයක් නියම නොකරයි.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>“ප්ලේ” ට පෙර කාලය නොදුවයි.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>මෙය අවසන් තීන්දුව ගැනයි: පළමුව පහර තහවුරු කරන්න, හෝ එහි සලකුණු හිස් කරන්න.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>නැවත උත්සාහ කරන්න</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>වෙනත් ගොනුවක්…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>තරග නැතිව අරඹන්න</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>තහවුරු කරන්න</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>හිස් කරන්න</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>ටොස්…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>ජය {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>අලුත් දේ පෙන්වන්න</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>මෙහි ලියන්න</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>අනෙක් ඩෙස්කය ගොස් ඇත: තරගය මෙහි කරගෙන යා හැක.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>සුරකින්න</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>නැවත විවෘත කරන්න</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>අත්හරින්න</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>වෙනත්…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>සුරැකී නැත. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>අවසන් සටහන තවම සුරැකී නැත. පළමුව එය නැවත සුරකින්න, වෙනත් තැනක සුරකින්න හෝ අත්හරින්න.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>වැටුණු දේ සලකුණු කර තහවුරු කරන්න.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>සලකුණු එකිනෙකට පටහැනියි.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>පහර තහවුරු කරන්න.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>තැබුවා</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>අත්හැරියා</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>අහිමියි</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>ඉඩ නැත</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ප්ලේ</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>ජය {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ඉදිරියට</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>පැති මාරු විය</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>ටොස් ඇතුළත් කරන්න.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>තරග විවෘත වෙමින් පවතී…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>තරගයක් අරඹන්න, හෝ විවෘත කරන්න.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>අවසන් නැත: {names}. දිගටම කරනවාද?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>අවස්ථාවක් ගන්න, හෝ නොගැණෙන තරගයක් විනිශ්චය කරන්න.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>අවස්ථා…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>පුහුණුවෙන් ඉවත් වන්න</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} {men} තබයි.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>{side} ගේ විරෝධතාව විසඳා නැත: ප්‍රතිඵලය රඳවා ඇත.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>{player} බ්‍රේක් කරයි: “ප්ලේ” කියන්න.</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>ඔරලෝසුව අරඹන්න</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>කාලය අවසන්. පහර ඇතුළත් කරන්න, හෝ “කාලය ඉක්මවිය”.</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>නොඉල්ලන්න</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} ඉල්ලන්න</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>පැමිණීමේ කාලය අවසන්. වෝක්ඕවර්ද?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>එය ඉබේම වැටුණි</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>වටයේ කාලය අවසන්. දිගටම ක්‍රීඩා කරන්න, නැතිනම් ගේම අවසන් කරන්න.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>ගේම අවසන්</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (නීතිය {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>ඉබේම වැටුණි</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>{count} කට ඉඩ</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>කියවීමට පමණි. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>ඔරලෝසුව නවතා ඇත.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>ඔරලෝසුව නවතා ඇත. “ප්ලේ” එය මුල සිට අරඹයි.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>පිළිගන්න</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>ප්‍රතික්ෂේප</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>දැන් කුමක්ද</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>ප්‍රකාශය</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>අනතුරු ඇඟවීම: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>දැන් කුමක්ද: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>අනතුරු ඇඟවීම</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>ප්‍රකාශය: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>ප්‍රකාශයක් නැත</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>හේතුව: මුද්‍රණය වේ</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>හේතුව දෙන්න: එය වාර්තාවේ මුද්‍රණය වේ.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>වේලාවට පුවරුව අසල නැත</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>තරගයක් විවෘත නැත.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>පළමුව තරගයක් විවෘත කරන්න.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>තරග විවෘත නැත.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>කිසිවක් සලකුණු කර නැත.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>ගැටලු වාර්තාවක් සාදන්න…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>SoL වෙතින් තරග යුගල</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>කියවිය හැකි දේ බේරා ගන්න</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>උපස්ථයක් ප්‍රතිසාධනය…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>උපස්ථ සඳහා දෙවන ෆෝල්ඩරය</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>උපස්ථ {folder} වෙතත් යයි.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>දෙවන ෆෝල්ඩරයක් නැත</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>බෝඩයේ ලකුණු</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>මෙය කලින් ලියන ලදී; “සියල්ල හිස් කරන්න” හිස් පිටුවකින් අරඹයි.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>කුමන ක්‍රීඩකයාද</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>නම් කර නැත</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>තරගය අවසන්.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>නම .pdf හෝ .html වලින් අවසන් විය යුතුය.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>විනිසුරුගේ තීරණය</translation>
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
        <translation>පුහුණුව – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>උපස්ථයක් සෑදුවේ නැත; තරගය ආරක්ෂිතයි. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>දිගු තරගයක් විවෘත වෙමින් පවතී…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>තරග විවෘත වෙමින් පවතී.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>තරග පැරණි අනුවාදයකය: ඒවා පිටපත් කර යාවත්කාලීන කරමින් පවතී…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>තරගය සුරැකිණි: එය තරග ලැයිස්තුවේ ඇත.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>තරගය සුරැකී මෙතැන් සිට ඉදිරියට යයි.</translation>
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
