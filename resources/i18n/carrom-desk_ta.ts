<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>பதிப்பு {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>இது முன்மொழியும்; முடிவு நடுவருடையது.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>உங்கள் போட்டிகள் {database} இல் உள்ளன.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>இது இணையத்தைப் பயன்படுத்தாது.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>மொழிபெயர்க்கப்பட்டது, ஆனால் இதைத் தாய்மொழியாகக் கொண்ட எவரும் இன்னும் படிக்கவில்லை: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>MIT உரிமத்தின் கீழ் இலவசம். எழுத்துருக்கள்: Noto Sans, SIL Open Font License இன் கீழ்.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>அறிக்கை…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ஏற்றுமதி</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>இறக்குமதி…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>குப்பையில் போடு  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>திரும்ப எடு</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>நிரந்தரமாக நீக்கு…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>பலவற்றைத் தேர்வுசெய்</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>போட்டிக் கோப்புகள், வேறு இடத்தில் இறக்குமதி செய்ய…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>போட்டித்தொடர் டெஸ்க்கான SoL க்கு ஒரே கோப்பு…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>முடிவுகளை அமைப்பாளரின் SoL கோப்பில் சேர்…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>கை அம்புக்கோட்டைத் தாண்டலாம்</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>அடிக்கும்போது கை ஆடுபரப்பைத் தொடலாம்</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>கைகளைத் தன் உடல் மீதும், கால்களைத் தன் இருக்கையின் விளிம்பிலும் வைக்கலாம்</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>எந்தக் கையாலும் ஆடலாம்</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>வெளி வட்டத்துக்குள் விரல் காயை விட்டதும் காய் வைக்கப்பட்டதாகும்</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>ஆடும் முறையில் உள்ளவர் தன் தளக்கோடுகளிலும் வட்டங்களிலும் உள்ள அதிகப்படியான பவுடரை ஸ்ட்ரைக்கரால் விலக்கலாம்</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>காய் வைக்கும்போது ஸ்ட்ரைக்கரும் காய்களும் தன் தளக்கோடுகளின் அருகில் இருக்கலாம்</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>ஃபவுல் இல்லை: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>பதிவு {number} ஐத் திருத்து</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>திருத்து</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>இன்னும் எதுவும் மாற்றப்படவில்லை.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>யார் செய்தது</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>கோரிய கூடுதல் புள்ளிகள்</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>கருத்து</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>அதற்கான காரணம்</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>டாஸ் வென்றவர்</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>எடுத்துக்கொள்வது</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>பிரேக் செய்பவர்</translation>
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
        <translation>பின்னர்: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>இனி செல்லாத பதிவுகள்: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>போட்டியின் தற்போதைய நிலை மாறாது.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>ரத்துசெய்</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>வெள்ளையின் அடி</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>முதல் அடிக்கு முன் வெள்ளையின் விதிமீறல்</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>விதிமீறல்: {side}, அடி இல்லை</translation>
    </message>
    <message>
        <source>White</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>கறுப்பு</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>மற்றவற்றை ஒப்பிடுவதற்கான விதிகள்</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>என்ன நடக்கிறது</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>பிரேக் முடிந்தது</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>பிரேக் இனிதான்: முயற்சி {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>முன்பே ஒரு வெள்ளைக் காய் விழுந்தது</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>முன்பே ஒரு கறுப்புக் காய் விழுந்தது</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>முறையற்ற அடி</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>எதையும் தொடவில்லை</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ப்ளே” க்கு முன்</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>ஒவ்வொரு பதிப்பும் தரும் தீர்ப்பு</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>பலகையில் வெள்ளைக் காய்கள்</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>பலகையில் கறுப்புக் காய்கள்</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>வெள்ளையின் டியூ காய்கள்</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>கறுப்பின் டியூ காய்கள்</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>வெள்ளையின் புள்ளிகள்</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>கறுப்பின் புள்ளிகள்</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>சூழலாக நகலெடுக்கப்பட்டது: “carrom-desk rule” இதைப் படிக்கும்.</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>இது சூழல் அல்ல. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>ஒட்டப்பட்டது.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>“ப்ளே” க்கு முன் பிரேக் மட்டுமே செய்ய முடியும்.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>ஒன்பதுக்கும் குறைவான காய்கள் இருந்தாலோ பிரேக்குக்கு முன்போ இது தெரிந்ததே.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>எந்த அடியும் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>வெள்ளையின் முறை.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>சூழலாக நகலெடு</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>சூழலை ஒட்டு</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>அச்சிடு அல்லது சேமி…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>இந்த விதிகளின்படி இது நடக்க முடியாது</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>ஆடும் முறை: {player}.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: பலகையில் {men}{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>ஸ்கோர் {own} : {opponent}, ஆடும் முறையில் உள்ளவர் முதலில்.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>பிரேக் செய்ய வேண்டும்: முயற்சி {number} / {most}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>அவருடைய காய் ஒன்று முன்பே விழுந்து திரும்ப வந்தது.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, தன் முறையின் முதல் அடிக்கு முன்: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>ராணி கவர்: {side}.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>விதிகள் சொல்வது</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>தீர்ப்பு</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>கேரம்</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>இந்தப் பதிப்புகளில் முதலாவதிலிருந்து வேறுபடுவதை ≠ குறிக்கிறது.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>சொல்</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>விளக்கம்</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>காப்புப்பிரதிகள்</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>இரண்டாவது கோப்புறை…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>ஒவ்வொரு தொடக்கத்திலும், ஒவ்வொரு கேம், போட்டிக்குப் பிறகும், டெஸ்க்கை மூடும்போதும் காப்புப்பிரதி எடுக்கப்படும். இந்தக் கணினியின் வட்டு பழுதானாலும், USB அல்லது வேறு வட்டிலுள்ள இரண்டாவது கோப்புறையில் அவை பத்திரமாக இருக்கும்.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>காப்புப்பிரதிகள் இரண்டாவது கோப்புறைக்குச் செல்வதில்லை.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>காப்புப்பிரதிகள்</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>மீட்டமை</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>தேர்ந்த காப்புப்பிரதி தரவுத்தளத்தின் இடத்தைப் பெறும்; தற்போதையது அதன் அருகில் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>கடைசிக் காப்புப்பிரதி தோல்வியடைந்தது. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>எடுத்தது</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>ஏன்</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>இதிலுள்ள கடைசிப் போட்டி</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>வரை</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>உள்ளடக்கம்</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>காப்புப்பிரதிகள், புதியவை முதலில்</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>இப்போது காப்புப்பிரதி எடு</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>ஒரு காப்புப்பிரதியைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>இன்னும் காப்புப்பிரதி இல்லை.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>இந்தக் காப்புப்பிரதி இன்னும் பார்க்கப்படுகிறது…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>USB போன்ற இரண்டாவது கோப்புறைக்கும் காப்புப்பிரதிகள் செல்லலாம்.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>இரண்டாவது கோப்புறை…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>பழுதானது</translation>
    </message>
    <message>
        <source>start</source>
        <translation>தொடக்கம்</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>கேம் முடிந்தது</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>போட்டி முடிந்தது</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>கைமுறை</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>மேம்படுத்தும் முன்</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>மாற்றும் முன்</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>நிரல் மூடப்பட்டது</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>போட்டிகள்: {matches}, பதிவுகள்: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>டெஸ்க்கில் உள்ள போட்டியை நீக்க முடியாது: அதை நீக்கும் முன் வேறொன்றைத் திறக்கவும் அல்லது தொடங்கவும்.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} குப்பையில் உள்ளது.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} போட்டிகள் குப்பையில் உள்ளன.</numerusform>
            <numerusform>{count} போட்டிகள் குப்பையில் உள்ளன.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} நிரந்தரமாக நீக்கப்பட்டது.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} போட்டிகள் நிரந்தரமாக நீக்கப்பட்டன.</numerusform>
            <numerusform>{count} போட்டிகள் நிரந்தரமாக நீக்கப்பட்டன.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} மீண்டும் குப்பையில் உள்ளது.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} போட்டிகள் மீண்டும் குப்பையில் உள்ளன.</numerusform>
            <numerusform>{count} போட்டிகள் மீண்டும் குப்பையில் உள்ளன.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} மீண்டும் போட்டிகளுடன் உள்ளது.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} போட்டிகள் மீண்டும் மற்றவற்றுடன் உள்ளன.</numerusform>
            <numerusform>{count} போட்டிகள் மீண்டும் மற்றவற்றுடன் உள்ளன.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>வெள்ளைக் காய் {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>கறுப்புக் காய் {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>ஸ்ட்ரைக்கர்</translation>
    </message>
    <message>
        <source>White</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>white</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>விழுந்தது</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>துள்ளியது</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>பலகையில்</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>இந்த அடியில் விழுந்தது</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>இந்த அடியில் பலகைக்கு வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>பலகைக்கு வெளியே</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · ஆடும் முறை</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>பலகையில்: {white} வெள்ளை, {black} கறுப்பு, ராணி</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>பலகையில்: {white} வெள்ளை, {black} கறுப்பு</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>ராணி கவர் ஆக வேண்டும்</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>ராணி திரும்ப வேண்டும்</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>ராணி கவர் ஆனது</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>ராணி கவர்: {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>கவர் தேவை</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>கவர் ஆனது</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>திரும்பும்</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>டியூ {count}</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>வைக்க</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>கேரம் பலகை</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>பலகைக்கு வெளியே</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>இந்தப் பாக்கெட்டில் விழுந்தது எது?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>பலகையில் {count}</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>அடுத்த அழுத்தம்: துள்ளியது</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} வெள்ளை</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} கறுப்பு</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>விழுந்தவை: {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>துள்ளியவை: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: டியூ {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>வைக்க வேண்டியவை: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>டியூ</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>முதலில் டாஸ்.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>தள்ளுதல்</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>ஸ்ட்ரைக்கர் இரு தளக்கோடுகளிலும் இல்லை</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>தள வட்டம் மூடப்படவில்லை, அல்லது அம்புக்குறி தொடப்பட்டது</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>முழங்கை ஆடுபரப்பு அல்லது அம்புக்கோடுகளுக்கு மேல்</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>எதிராளியின் ஸ்ட்ரைக்கர் இன்னும் பலகையில்</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>உடல் அம்புக்கோடுகளைத் தாண்டியது</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>அடிக்கும்போது ஊன்றிக்கொண்டது</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>விரலால் அடிக்கவில்லை</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>ஸ்ட்ரைக்கரால் அடிக்கவில்லை</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>கை ஃபவுல் கோடுகளைத் தாண்டியது</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>முன்னோக்கி அடிக்கவில்லை</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>கோட்டுக்குப் பின்னுள்ள காய் முதலில் அடிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 வினாடிகள் தாண்டின</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>காய் அல்லது ராணி தொடப்பட்டது</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>பலகை இடிக்கப்பட்டது அல்லது அசைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>பவுடர் தவறான பயன்பாடு</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>ஸ்ட்ரைக்கர் மரச்சட்டத்தில் அல்லது பாக்கெட்டில் வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>ஸ்ட்ரைக்கர் பலகையில் விடப்பட்டது</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>கையில் திடப்பொருள்</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>ஸ்ட்ரைக்கரின் ஓட்டம் சோதிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>பிரேக்குக்கு முன் காய்கள் மாற்றி அடுக்கப்பட்டன</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>போர்டின் நடுவே ஸ்ட்ரைக்கர் மாற்றம்</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>பலகை இடம் நகர்த்தப்பட்டது</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>உடல் பலகை, தாங்கி அல்லது மேசை மீது பட்டது</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>ஆடை அல்லது நகை ஆடுபரப்பில் பட்டது</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>நாற்காலி நகர்த்தப்பட்டது</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>இருக்கை உயரம் மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>இருக்கைகள் மாற்றப்பட்டன</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>எதிராளியின் கவனம் சிதறடிப்பு</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>கூட்டாளிகள் பேசினர் அல்லது சைகை செய்தனர்</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>தன் முறையில்லாதபோது ஸ்கோர் கேட்டது</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>காய் வெளி வட்டத்துக்கு வெளியே வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>வைக்கும்போது மற்ற காய்கள் நகர்ந்தன</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>தாமதமாக வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>காய் மைய வட்டத்தில் வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>தன் காயையே வைத்தது</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>ராணியுடன் ஷாட் அமையும்படி காய் வைப்பு</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>கூட்டாளி காய்களைக் கையளித்தார்</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>வைக்கும்போது வேறு காய் அல்லது ஸ்ட்ரைக்கர் கையில்</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>காய்களை அடுக்கத் தாமதம்</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>பக்கம் மாறத் தாமதம்</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>மீண்டும் எதிராளியின் கவனம் சிதறடிப்பு</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>தகாத மொழியில் ஆட்சேபம்</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>இருக்கையை விட்டு எழுந்தது</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>தன் முறையில்லாதபோது ஆடியது</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>பலகை சரிசெய்ய இயலாதபடி கலைந்தது</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>“ப்ளே” இல்லாமல் தொடர்ந்து ஆடியது</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>ஒழுங்கீனம்</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>அனுமதியின்றிப் போட்டியை விட்டு வெளியேறியது</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>இடைவேளை நேரம் தாண்டியது</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>முடிவை ஏற்கவில்லை</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>அலுவலர்கள் அவமதிக்கப்பட்டனர்</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>புகை, மது அல்லது போதைப்பொருள்</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>சான்றளிக்கப்படாத ஸ்ட்ரைக்கர்</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>அனுமதியின்றி ஆட்டம் நிறுத்தம்</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>மூன்றாம் தடவை எதிராளியின் கவனம் சிதறடிப்பு</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>நேரத்துக்குப் பலகைக்கு வரவில்லை</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>பார்வையாளர்களுடன் பேசியது</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>விசை: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>கடைசிக் காப்புப்பிரதியை மீட்டமைக்கவும், அல்லது படிக்கக்கூடியதைப் புதிய தரவுத்தளத்துக்கு மீட்கவும்.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>இன்றைய விதிகள் இந்தப் பதிவுக்கு வேறு தீர்ப்பு தரும்; கொடுக்கப்பட்டதே நிலைக்கும்.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>கோப்பு பழுதாகியுள்ளது: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>அட்டவணைகளைப் படிக்க முடியவில்லை: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>{kind} {name} காணவில்லை. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>{kind} {name} இங்கே உரியதல்ல: வேறு ஏதோ அதை இங்கே வைத்துள்ளது. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>{kind} {name} மாற்றப்பட்டுள்ளது. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>தரவுத்தளம் எந்தப் பதிப்புடையது என்று அதில் இல்லை. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>இணைப்புகளைச் சரிபார்க்க முடியவில்லை: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>எந்தப் போட்டிக்கும் சேராத {table} வரிசைகள் உள்ளன. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>போட்டிகளைப் பட்டியலிட முடியவில்லை: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>ஒரு போட்டியின் அடையாளம் உரையாக இல்லை. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>போட்டியைப் படிக்க முடியவில்லை: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>போட்டியைப் புரிந்துகொள்ள முடியவில்லை ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>போட்டி பட்டியலில் உள்ளது, ஆனால் காணவில்லை. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>இந்தப் பதிவின் நேரம் சேமித்த பிறகு மாற்றப்பட்டுள்ளது. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>{column} நெடுவரிசையில் இருக்க முடியாத ஒன்று உள்ளது. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>பட்டியலில் உள்ள ஆட்டக்காரர்கள் இந்தப் போட்டியின் ஆட்டக்காரர்கள் அல்ல. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>போட்டி தொடங்கிய நேரம் சேமித்த பிறகு மாற்றப்பட்டுள்ளது. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>போட்டி குப்பைக்குச் சென்ற நேரம் ஒரு நேரமாக இல்லை. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>இந்தப் பதிவு அது இருக்கும் இடத்தில் சாத்தியமில்லை: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>பதிவேட்டிலிருந்து வருவதும் பட்டியல் காட்டுவதும் வேறாக உள்ளன. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>இந்தப் பதிவு காணவில்லை. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>இந்தப் பதிவு சேமித்த பிறகு மாற்றப்பட்டுள்ளது: அதன் ஹாஷ் பொருந்தவில்லை. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>இதற்கு முந்தைய பதிவு சேமித்த பிறகு மாற்றப்பட்டுள்ளது: அதன் ஹாஷ் பொருந்தவில்லை. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>போட்டியின் அமைப்பு சேமித்த பிறகு மாற்றப்பட்டுள்ளது: அதன் ஹாஷ் பொருந்தவில்லை. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>போட்டியில் {length} பதிவுகள் இருக்க வேண்டும், {found} உள்ளன. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>ஒரு ஹாஷ் பொருந்தவில்லை: பதிவேட்டின் முடிவு சேமித்த பிறகு மாற்றப்பட்டுள்ளது. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>ஒரு ஹாஷ் பொருந்தவில்லை: போட்டியின் அமைப்பு சேமித்த பிறகு மாற்றப்பட்டுள்ளது. {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>கேம்</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>போட்டி</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>நிராகரிப்பு</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>ஏற்பு</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (விதி {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>காயம் அல்லது உடல்நலக் குறைவு</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>விளக்கு அணைந்தது</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>அறிக்கைக்கான கருத்து; எதையும் மாற்றாது.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>கருத்து</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>கடிகாரம் நிற்கும்; “ப்ளே” அதை மீண்டும் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>முறையீடு</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>தலைமை நடுவர் அழைக்கப்பட்டார்</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>சேதமான காய் மாற்றப்படுகிறது</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>எச்சரிக்கை</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>எச்சரிக்கை: அறிக்கையில் இடம்பெறும், தீர்ப்பு எதுவும் தராது.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>யாருக்கு எச்சரிக்கை?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>முறையைத் திருத்து</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>அடுத்த அடிக்குப் பின் கண்ட தவறு: இப்போது யார் முறை என்று சொல்லவும். பிரேக்குக்கு முன் என்றால் அவரே வெள்ளையுடன் பிரேக் செய்வார்.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>யாருடைய முறை?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>கேமின் நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>ஆடாமல் விடு</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>ஆடும் முறையில் உள்ளவர் அடிக்கவில்லை. எல்லோரும் மூன்று தடவை விட்டால் போர்டை மீண்டும் ஆடவும்.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>போர்டை மீண்டும் ஆடு</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>போர்டு ரத்தாகி, அதே பிரேக் செய்பவருடன் மீண்டும் ஆடப்படும்.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>எல்லோரும் மூன்று தடவை ஆடாமல் விட்டனர்</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>நடுவரின் கட்டுப்பாட்டுக்கு அப்பாற்பட்ட சூழல்</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>தளக்கோடுகளில் ஸ்ட்ரைக்கருக்கு இடமில்லை</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>பக்கம் மாறினர்</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>ஆட்டக்காரர்கள் பக்கம் மாறினர்.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>ஆட்சேபம்</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>தலைமை நடுவர் முடிவு செய்யும் வரை முடிவு நிறுத்திவைக்கப்படும்; ஆட்டம் தொடரலாம்.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>யாருடைய ஆட்சேபம்?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>நடந்தது, தரப்பட்ட முடிவு, கோருவது</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>ஆட்சேபம் முடிவானது</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>ஏற்கப்பட்டால்: போர்டு மீண்டும் ஆடப்படும். நிராகரிக்கப்பட்டால்: முடிவு நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>விட்டுக்கொடு</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>ஒரு தரப்பு கேமை அல்லது போட்டியை விட்டுக்கொடுக்கிறது.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>விட்டுக்கொடுப்பது யார்?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>வாக்ஓவர்</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>மற்ற தரப்பு வராததால் அல்லது ஆட இயலாததால் ஒரு தரப்பு வெல்கிறது.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>வெல்வது யார்?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>விலகியது</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>தகுதிநீக்கு</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>ஒரு தரப்பு போட்டியை இழக்கிறது.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>போட்டியை இழப்பது யார்?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>பார்வையாளர்களிடையே இடையூறு</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>வைக்க வேண்டிய காய்கள்</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>வைக்க வேண்டிய காய்கள் என்னவாயின: கடைசி அடிக்குப் பிந்தைய எந்தத் தீர்ப்பின் காய்களும், இடமின்மையால் டியூவாக நிற்பவை எத்தனை என்பதும்.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>கேம் முடிகிறது: நடக்கும் போர்டு கணக்கில் வராது, முன்னிலையில் உள்ளவர் வெல்வார். ஒப்புக்கொண்டிருந்தால் சமநிலை கேம் சமனாகும்.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>தலைமை நடுவரும் பிறவும்</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>எந்த ஆட்சேபம்</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>வழக்கமான காரணங்கள்</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>பதிவுசெய்</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>இரண்டில் ஒன்றைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>சொற்களில் எழுதவும்: அவை அறிக்கையில் அச்சாகும்.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>தேர்வுசெய்யவும், அல்லது எழுதவும்</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>அரிதான பதிவுகள்</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>வருகை</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>பயிற்சி போர்டு</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>அடிக் கடிகாரம்</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>வைத்தல்</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>வை அல்லது விடு</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>பக்கம் மாற்றம்</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>இடைவேளை</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>பலகைக்கு அழைத்ததிலிருந்து</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>இரு தரப்பும் அமர்ந்ததிலிருந்து</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>“ப்ளே” யிலிருந்து</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>காய்கள் நின்றதிலிருந்து</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>ஸ்ட்ரைக்கர் பலகையை விட்டதிலிருந்து</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>காய் வைத்ததிலிருந்து</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>அறிவித்ததும்</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>போர்டு முடிவு முதல்</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>பயன்பாட்டில் இல்லை</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>இன்னும் இல்லை</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>ஓடுகிறது</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>கடைசி 5 வினாடிகள்</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>நேரம் {seconds} தாண்டியது</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>நின்றது</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>இடையில் நின்றது</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, அல்லது நீங்கள் அமைத்தபடி</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (விதி {laws})</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} நிமி.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;வி.</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}, மீதம் {time}</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>அடித்தது: {seconds}</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>இப்போது எதற்கும் நேரம் அளக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>கடிகாரம் ஏற்கெனவே ஓடுகிறது.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>கடிகாரம் ஓடவில்லை.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>கடிகாரம் நின்றுள்ளது: “ப்ளே” அதை மீண்டும் தொடங்கும்.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>இந்தக் கடிகாரம் பயன்பாட்டில் இல்லை. பயன்படுத்தக் கைமுறையாகத் தொடங்கவும்.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ப்ளே</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>−5 s</source>
        <translation>−5 வி.</translation>
    </message>
    <message>
        <source>+5 s</source>
        <translation>+5 வி.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>மீண்டும்</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 வினாடிகள்</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>கடிகாரம் பற்றி மேலும்</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>நேரம் அளக்கவில்லை</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>கடிகாரங்கள்</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>எல்லாக் கடிகாரங்களும்</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>ஒரு கடிகாரத்துக்கு விதிவிலக்கு</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>தானியங்கி: தானாகவே தொடங்கும். பரிந்துரை: நீங்கள் தொடங்கக் காத்திருக்கும். வேண்டாம்: நீங்கள் தொடங்காவிட்டால் நேரம் அளக்கப்படாது.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>இருமுறை அழுத்தவும்: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} உறுதிசெய்ய மீண்டும் அழுத்தவும்.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>ஆம்</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>ஏதோ தவறு நிகழ்ந்தது</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>நிரலில் ஒரு பிழை. இதுவரை உறுதிசெய்த ஒவ்வொரு பதிவும் வட்டில் உள்ளது. இதை மூடிவிட்டுத் தொடரவும்.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>இந்த விவரங்களைப் பிழை அறிக்கையுடன் அனுப்பவும்; எங்கு நிகழ்ந்தது என்பது {log} இலும் உள்ளது.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>காப்புப்பிரதி {place} இப்போது தரவுத்தளமாகும்.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>முந்தைய தரவுத்தளம் வைக்கப்பட்டுள்ளது: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>மீட்டமைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>காப்புப்பிரதி தரவுத்தளத்தின் இடத்தில் வைக்கப்படுகிறது…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>மீட்டமைக்கிறது</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>மீட்கப்பட்டது</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>படிக்கக்கூடியவை போட்டி போட்டியாக மீட்கப்படுகின்றன…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>மீட்கிறது</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>கோப்பும் அதிலுள்ள ஒவ்வொரு போட்டியும் சரிபார்க்கப்படுகின்றன…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>தரவுத்தளச் சரிபார்ப்பு</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>வேறு தரவுத்தளத்தைத் திற</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>முழுமையாக மீட்ட போட்டிகள்: {whole}, பகுதியாக: {partial}, இழந்தவை: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>பழுதான கோப்பு வைக்கப்பட்டுள்ளது: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>சரிபார்த்த போட்டிகள்: {matches}, பதிவுகள்: {entries}. எல்லாம் சரி.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>சரிபார்த்த போட்டிகள்: {matches}, பதிவுகள்: {entries}. பிழைகள்: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>ஜனவரி</translation>
    </message>
    <message>
        <source>February</source>
        <translation>பிப்ரவரி</translation>
    </message>
    <message>
        <source>March</source>
        <translation>மார்ச்</translation>
    </message>
    <message>
        <source>April</source>
        <translation>ஏப்ரல்</translation>
    </message>
    <message>
        <source>May</source>
        <translation>மே</translation>
    </message>
    <message>
        <source>June</source>
        <translation>ஜூன்</translation>
    </message>
    <message>
        <source>July</source>
        <translation>ஜூலை</translation>
    </message>
    <message>
        <source>August</source>
        <translation>ஆகஸ்ட்</translation>
    </message>
    <message>
        <source>September</source>
        <translation>செப்டம்பர்</translation>
    </message>
    <message>
        <source>October</source>
        <translation>அக்டோபர்</translation>
    </message>
    <message>
        <source>November</source>
        <translation>நவம்பர்</translation>
    </message>
    <message>
        <source>December</source>
        <translation>டிசம்பர்</translation>
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
        <translation>{path} இல் பதிவேடும், ஆட்டக்காரர்களின் பெயர்களுடன் திறந்த போட்டியும் உள்ளன. பிழை அறிக்கையுடன் அனுப்பவும்.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>பிழை அறிக்கை உருவாக்கு</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>அறிக்கைகளும் புள்ளிவிவரங்களும்</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>சேமி…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ஆவணம்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>வடிவம்</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>பகுதி</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>தாள்</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>அச்சிடு…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>தொடரின் பெயரை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>ஆட்டக்காரரின் பெயரை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>2026-11-21 போல ஒரு தேதியை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>சாளரம் போல</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>ஆவணத்தை எழுது</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>ஆவணம் {path} இல் உள்ளது.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>இதில் எல்லாம் இல்லை</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>ஆவணம் சொல்லாதவை, அல்லது இருந்தபடி சொல்லாதவை:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>சேமித்த எந்தப் போட்டியிலும் இந்தப் பெயரில் ஆட்டக்காரர் இல்லை.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>சேமித்த எந்தப் போட்டியும் இதில் சேரவில்லை.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>ஒரு போட்டி விடப்பட்டது: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>போட்டி அறிக்கை</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>போட்டியின் புள்ளிவிவரங்கள்</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>தேர்ந்த போட்டிகள் ஒன்றாக</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>ஒரு தொடரின் எல்லாப் போட்டிகளும்</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>ஒரு தேதியின் எல்லாப் போட்டிகளும்</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>எல்லாப் போட்டிகளிலும் ஓர் ஆட்டக்காரரின் புள்ளிவிவரம்</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>போட்டியின் பெயர்களுடன் வெற்றுத் தாள்</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>ஒற்றையர் வெற்றுத் தாள்</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>இரட்டையர் வெற்றுத் தாள்</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, அச்சிட்டுக் கையொப்பமிட</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, உலாவியில் படிக்க</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, போர்டுகளின் அட்டவணை</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>அனைத்தும்</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>கையொப்பத் தாள், ஒரு பக்கம்</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>விவரங்களும் புள்ளிவிவரங்களும்</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, ஓர் அட்டவணை</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, ஒவ்வொரு அடியின் அட்டவணை</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, எல்லா அட்டவணைகளின் பணிப்புத்தகம்</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>போட்டிக் கோப்பு, வேறொரு Carrom Desk க்கு</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, போட்டித்தொடர் டெஸ்க்குக்கு</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, ஒவ்வொரு போட்டியையும் பற்றிய அனைத்தும்</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>லெட்டர்</translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation>அறிக்கையைச் சரிபார்</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>அறிக்கை உண்மையானது: அனைத்தும் போட்டி {id} இலிருந்தே வருகிறது.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>அறிக்கை உண்மையானதல்ல: அது மாற்றப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>அறிக்கை வேறொரு போட்டியுடையது.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>பக்கங்கள் {name} க்கு அனுப்பப்பட்டன.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>ரத்து: எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>ஓர் ஆவணத்துக்குப் போட்டிகள் மிக அதிகம்: {count}. அதிகபட்சம் {most} தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>ஆவணம் உருவாகிறது. பல போட்டிகள் இருந்தால் சற்று நேரமாகும்.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>எழுதுகிறது</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>அறிக்கை ஒப்பிடப்படுகிறது…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>ரத்து: அறிக்கை ஒப்பிடப்படவில்லை.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>கேரம் கிளப் விதிகள்</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>சர்வதேச கேரம் விதிகள் (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF விதிகள், திருத்தியவை</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Technitia 2K20 கேரம் விதிகள்</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>கிளப் விதிகள்</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>ICF விதிகள்</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF திருத்தம்</translation>
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
        <translation>போர்டு {number} முடிந்தது</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>கேம் {number} முடிந்தது</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>போட்டி முடிந்தது</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>முடிவு நிறுத்திவைப்பு: ஆட்சேபம் தீரவில்லை</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>போர்டு வெற்றி: {side}</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>போர்டு வெற்றி: {side}</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>கேம் வெற்றி: {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>கேம் வெற்றி: {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>போட்டி வெற்றி: {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>போட்டி வெற்றி: {side} {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>போட்டி சமன், {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>வாக்ஓவரில் போட்டி வெற்றி: {side}</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>{loser} தகுதிநீக்கம்: போட்டி வெற்றி {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>{loser} விட்டனர்: போட்டி {side}</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>{loser} விட்டனர்: கேம் {side}</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>முடிவு நிலைக்கும்</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>போர்டு {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>ராணி {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>ராணி 0 (விதி {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n வழங்கப்பட்டது</numerusform>
            <numerusform>%n வழங்கப்பட்டன</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n கோரப்பட்டது</numerusform>
            <numerusform>%n கோரப்பட்டன</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>வெள்ளை ஸ்லாம்: தன் முதல் முறையிலேயே ஒன்பது வெள்ளைக் காய்களும் ராணியும்.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>கறுப்பு ஸ்லாம்: தன் முதல் முறையிலேயே எல்லாக் கறுப்புக் காய்களும்.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>ஸ்கோர் சமம்: டாஸ், பின் ஒரு கூடுதல் போர்டு.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>பக்கம் மாறவும்.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>கடைசி கேமுக்கு முன் இடைவேளை.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>போர்டு {number}: பிரேக் {player}.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>கேம் {number}: பிரேக் {player}.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>கேம் சமன், {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>வாக்ஓவர்</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>வாக்ஓவரில் போட்டி வெற்றி: {side}</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>தகுதிநீக்கம்</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>{loser} தகுதிநீக்கம்: போட்டி வெற்றி {side}</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>போட்டி விட்டுக்கொடுப்பு</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>{loser} விட்டார்: போட்டி {side}</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>கேம் {number} விட்டுக்கொடுப்பு</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>{loser} விட்டார்: கேம் {side}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>காரணம்: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>ஸ்கோர் {a} – {b} ஆக இருந்தது.</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>கேம்கள்: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>பதிலாகத் தீர்ப்பைக் காட்டு</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>அச்சிட்டுக் கையொப்பமிடு…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} போட்டியை விட்டுக்கொடுக்கிறாரா?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} போட்டியை விட்டுக்கொடுக்கிறார்களா?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} கேமை விட்டுக்கொடுக்கிறாரா?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} கேமை விட்டுக்கொடுக்கிறார்களா?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side} போட்டியை இழக்கிறாரா?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side} போட்டியை இழக்கிறார்களா?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side} வாக்ஓவரில் போட்டியை வெல்கிறாரா?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side} வாக்ஓவரில் போட்டியை வெல்கிறார்களா?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side} போர்டை இழக்கிறாரா?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side} போர்டை இழக்கிறார்களா?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>போர்டு கணக்கில் வராமல் மீண்டும் ஆடப்படுமா?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>விதிகள் சொல்வதிலிருந்து வேறாகப் போர்டு முடிகிறதா?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>கேம் இப்போது முடிந்து, நடக்கும் போர்டு கணக்கில் வராதா?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>ஆட்சேபம் ஏற்கப்பட்டு, போர்டு மீண்டும் ஆடப்படுமா?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>ஆட்சேபம் நிராகரிக்கப்பட்டு, முடிவு நிலைக்குமா?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>கேமை விட்டுக்கொடுத்தார்</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>போட்டியை விட்டுக்கொடுத்தார்</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>“ப்ளே”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>ஆடாமல் விட்டார்</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>நடுவரின் முடிவு: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>பக்கம் மாறினர்</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>ஆட்டம் தொடர்கிறது</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>ஆட்சேபம் ஏற்பு</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>ஆட்சேபம் நிராகரிப்பு</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (நடுவரின் சொந்தக் காரணம்)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (விதி {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>எதுவும் விழவில்லை</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>பிரேக்: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>பிரேக், முயற்சி {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>வெளியே துள்ளியது: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>எதையும் தொடவில்லை</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>முறையற்றது</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>“ப்ளே” க்கு முன்</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>கூடுதல் புள்ளி கோரவில்லை</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>1 கூடுதல் புள்ளி கோருகிறார்</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>%n கூடுதல் புள்ளி கோருகிறார்</numerusform>
            <numerusform>%n கூடுதல் புள்ளிகள் கோருகிறார்</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>பதிவு {number} செயல்தவிர்ப்பு</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>பதிவு {number} மீண்டும் செய்தல்</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>பதிவு {number} திருத்தப்பட்டது</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>போர்டு {number} இன் தொடக்கத்திலிருந்து ஆட்டம் தொடர்கிறது.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>பிரேக்: {player}.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>எல்லோரும் மூன்று தடவை ஆடாமல் விட்டனர்: போர்டு மீண்டும் ஆடப்படும்.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>ஸ்கோர் {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>பக்கம் மாறுகின்றனர்.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>சமம்: கூடுதல் போர்டுக்கு டாஸ்.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>போர்டு ரத்து</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>தகுதிநீக்கம்</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>வாக்ஓவர்</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>ஆட்டம் நிறுத்தம்</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>ஆட்சேபம்</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>நடுவர் முறையை அளித்தார்</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>எச்சரிக்கை</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>பிரேக்கைத் தேர்ந்தார்</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>பக்கத்தைத் தேர்ந்தார்</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>தாளில் நடந்த போட்டி: போர்டுகள் தாளிலிருந்து உள்ளிடப்பட்டன, அடிகள் பதிவாகவில்லை</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>டாஸ் வென்றார், {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>நேரப்படி கேம் முடிகிறது: நடக்கும் போர்டு கணக்கில் வராது</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>நிரந்தரமாக நீக்கு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>இந்தப் போட்டிகளும் அவற்றின் எல்லாப் பதிவுகளும் போய்விடும். இதைத் திரும்பப் பெற முடியாது.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>நீக்கப்படுபவை</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>எத்தனை போட்டிகள்</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>தொடர, நீக்கப்படும் போட்டிகளின் எண்ணிக்கையை ({count}) உள்ளிடவும்.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>அனைத்தும்</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Carrom Desk தன் விதிகளிலிருந்து உருவாக்கிய மாதிரித் தாள். இது எங்கும் அதிகாரப்பூர்வமல்ல: எந்தக் கூட்டமைப்பும் இதை அமைக்கவோ திருத்தவோ இல்லை.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>நடுவர்களுக்கான மாதிரித் தேர்வு</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. தாள் {seed}. {marks} மதிப்பெண்கள், {minutes} நிமிடங்கள்; பாதி மதிப்பெண் பெற்றால் தேர்ச்சி.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>கேரம்</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>தாள் {seed} க்கான விடைகள்</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>தேர்ச்சியில்லை</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {full} க்கு {marks} மதிப்பெண்கள். {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>{laws} படி, தாள் {seed}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>விடை</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>விதி</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>பிரிவு</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>மதிப்பெண்</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>வாய்மொழி: சரிபார்ப்புப் பட்டியல்</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>செய்முறை: சரிபார்ப்புப் பட்டியல்</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>A. பிரேக், முறை, டியூக்கள், ராணி</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>B. கடைசிக் காய்கள், வைத்தல், இரட்டையர்</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>C. விதிமீறல்கள், கடிகாரங்கள், போட்டியின் போக்கு</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>அறிவிப்புகளையும் அவை எப்போது என்பதையும் சொல்கிறார்.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>டியூவையும் அபராதத்தையும், ஃபவுலையும் டெக்னிக்கல் ஃபவுலையும் பிரித்தறிகிறார்.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>ராணியைக் கவர் செய்வது எது, திருப்பி அனுப்புவது எது என விளக்குகிறார்.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>ஆட்சேபம் எப்படிக் கையாளப்படுகிறது, எதை மாற்றுகிறது என விளக்குகிறார்.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>விதிப்புத்தகத்தில் உதவியின்றி விதியைக் கண்டறிகிறார்.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>போட்டிக்கு முன் பலகை, காய்கள், ஸ்ட்ரைக்கர், இருக்கைகள், பவுடரைச் சரிபார்க்கிறார்.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>டாஸ் நடத்தி, இருக்கைகளையும் காய் அடுக்கையும் கவனிக்கிறார்.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>உரக்கவும் உடனடியாகவும் அறிவிக்கிறார், கடிகாரங்களைக் கவனிக்கிறார்.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>காய்களைச் சரியான ஆட்டக்காரர் சரியான இடத்தில் வைக்கச் செய்கிறார்.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>ராணியையும் வெளியே துள்ளியதையும் சரியாகத் திரும்ப வைக்கிறார்.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>ஸ்கோர் தாளைப் பிழையின்றி நிரப்பிக் கையொப்பம் பெறுகிறார்.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>மாதிரித் தேர்வு</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>தாள் எண்</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>தேர்வரின் பெயர்</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>எழுத்துத் தேர்வு</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>வாய்மொழித் தேர்வு</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   நான் சொன்னது சரி</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   சரியல்ல</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>விடையைக் காட்டு</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>தாள்…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>விடைகள்…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>முடிவு…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>உங்கள் சொற்படி, {count} விடைகளில் {right} சரி.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>கேள்வி {number} / {count}; மீதமுள்ள நேரம் {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>தேர்வு தொடங்கிவிட்டது: முதலில் விடையளிக்கவும், அல்லது மூடவும்.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>இன்னும் தேர்வு எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>சரி.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>அப்படியல்ல.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} ஐ எழுத முடியவில்லை: {why}. வேறு இடத்தைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} ஐப் படிக்க முடியவில்லை: {why}. வேறு கோப்பைத் தேர்வுசெய்யவும்.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>ஏற்றுமதி</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>போட்டி {path} இல் உள்ளது.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{all} போட்டிகளில் {done} எழுதப்பட்டன.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{folder} இல் {count} போட்டிகள் உள்ளன.</numerusform>
            <numerusform>{folder} இல் {count} போட்டிகள் உள்ளன.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>எழுதப்படாத போட்டிகள்: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>{folder} இல் 1 போட்டி உள்ளது.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>போட்டிக் கோப்புகளை இறக்குமதி செய்</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: படிக்க முடியவில்லை: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: இதற்கு முன்னுள்ள {other} இன் அதே போட்டி இதிலும் உள்ளது.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: ஏற்கெனவே நூலகத்தில் உள்ளது, எதுவும் மாற்றப்படவில்லை.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: இந்தப் போட்டி டெஸ்க்கில் உள்ளது. இதை மாற்றும் முன் வேறொன்றைத் திறக்கவும் அல்லது தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>ஏற்கெனவே சேமித்த போட்டிகள்: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>இறக்குமதி</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>எதுவும் இறக்குமதியாகவில்லை.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} போட்டிகள் இறக்குமதியாகின.</numerusform>
            <numerusform>{count} போட்டிகள் இறக்குமதியாகின.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} இறக்குமதியானது.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>படித்த கோப்புகள்: {done} / {all} ({percent} %).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>சேர்த்த போட்டிகள்: {done} / {all} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>இது UTF-8 உரை அல்ல: பைட் {byte} ஐப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>இந்தக் கோப்பு ஒரு போட்டியாக இருக்க முடியாத அளவு பெரியது.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>எந்தப் போர்டும் முழுதாக ஆடப்படவில்லை, அல்லது ஓர் ஆட்சேபத்தால் முடிவு நிறுத்திவைக்கப்பட்டுள்ளது: SoL க்கு இன்னும் எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>இது SoL கோப்பு அல்ல: இது கிளப்புகளுடன் தொடங்கவில்லை.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>டாஸ்படி முதல் பிரேக் {by_toss}, ஆனால் முதல் போர்டில் {by_sheet} என உள்ளது.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>போட்டி பலகையில் ஆடியே வெல்லப்பட்டது: வேறு எதனாலும் முடியவில்லை.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>கூடுதல் போர்டில் யார் பிரேக் என்பதை டாஸ் தீர்மானிக்கும்.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>பட்டியல் வரிசை</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>போட்டியைத் தேடு</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>ஆட்டக்காரர்கள், தொடர் அல்லது சுற்று  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>இந்த நாள் முதல்</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>இந்த நாள் வரை</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Carrom Desk க்கு நல்வரவு</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>கணினி போல</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>நீங்கள் நடுவராகப் பின்பற்றும் விதிகள்</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>நான் பலகையின் மறுபக்கத்தில் அமர்கிறேன்: திருப்பு</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>இப்போது எதையும் தேர்வுசெய்யத் தேவையில்லை: Enter அழுத்தினால் தொடரும், எல்லாம் விருப்பங்களில் உள்ளன.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>காட்டு: இரண்டு நிமிடப் போட்டி</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>தொடங்கு</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>வடிவம்</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>கேம்கள்: பெஸ்ட் ஆஃப்</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>கேமை வெல்லும் புள்ளிகள்</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>ஒரு கேமின் போர்டுகள்</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>வரம்பில்லை</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>சுற்றுக் கடிகாரம், நிமிடங்களில்</translation>
    </message>
    <message>
        <source>none</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>சமன்</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>பக்கம் மாற்றம்</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>கேம்களின் எண்ணிக்கை ஒற்றைப்படையாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>பெஸ்ட் ஆஃப்</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>புள்ளிகள்</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>போர்டுகள்</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>சுற்று (நிமி.)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>சமமானால்</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF, காலிறுதிக்கு முந்தைய சுற்று வரை</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF, காலிறுதி முதல்</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>சுற்றுக் கடிகாரத்துடன் 25 க்கு ஒரே கேம்</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>கிளப்: 29 க்கு ஒரே கேம்</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>சொந்த வடிவம்</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>மாற்றமில்லை</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 போர்டு/13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>13 இல்</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>ஃபவுல்</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>விதிமீறலைத் தேடு</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>விதிமீறல்கள், அடிக்கடி நிகழ்பவை முதலில்</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>என்ன நடந்தது எனத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>யார் செய்தது எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>இந்த விதிகள் இதற்குத் தீர்ப்பு தரவில்லை: பதிலாக ஒரு குறிப்பு எழுதவும்.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (விதி {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>விதி {number} ஐப் படி</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>விதியைப் படிக்க விதிமீறலைத் தேர்வுசெய்யவும்</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>யார் செய்தது?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>அடிக்கடி நிகழ்பவை</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>ஃபவுல் அல்லது டெக்னிக்கல் ஃபவுல்</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>போர்டை இழப்பார்</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>எச்சரிக்கை</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>போட்டியை இழக்கலாம்</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>ஃபவுலைப் பதிவுசெய்</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>இரண்டு நிமிடப் போட்டி</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>விழுந்ததைக் குறிக்கவும்: {key}, இந்தப் பொத்தான், அல்லது பலகையில் உள்ள காயை அழுத்தவும்.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>குறிக்கப்பட்டது. பலகையின் அருகில் உள்ள தீர்ப்பைப் பார்த்து உறுதிசெய்யவும்: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>என்ன நடந்தது எனத் தேர்ந்து, பின் பதிவுசெய்யவும்: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>நடந்தது அதுவல்ல. எதுவும் இழக்கப்படவில்லை: {key} மூலம் திரும்பப் பெறவும்.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>போட்டி முடிந்தது: வென்றவர் யார், என்ன அறிவிக்க வேண்டும் என அட்டை சொல்லும்; பதிவேட்டில் எல்லா அடிகளும் உள்ளன. அதன் அறிக்கை இங்கே எழுதப்படும் அல்லது அச்சிடப்படும் ({key}). முழு வழியும் இவ்வளவுதான். Tab, Enter மூலம் பயிற்சிகளுக்குச் செல்லலாம்.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha டாஸ் வென்று பிரேக்கை எடுக்கிறார்.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>அடுத்தது என்ன என்பது எப்போதும் அதன் விசையுடன் இங்கே இருக்கும்: {key} அழுத்தி, பின் அதைச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>எல்லோரும் அமர்ந்துள்ளனர், காய்கள் அடுக்கப்பட்டுள்ளன. நீங்கள் “ப்ளே” என்று அறிவிக்கிறீர்கள்.</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>{key} அழுத்தவும். போட்டியில் கடிகாரம் தானாகத் தொடங்கும்; இங்கே அது உங்களுக்காகக் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha பிரேக் செய்கிறார், ஒரு வெள்ளைக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>அவருடைய அடுத்த அடியில் ஸ்ட்ரைக்கர் மட்டும் விழுகிறது: அதற்கு ஒரு காய் கொடுக்க வேண்டும், அது ஒரு டியூ.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi பாக்கெட்டிலிருந்து காயை எடுத்து வைக்கிறார்.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>காய் வைக்கப்பட்டதும் {key} அழுத்தவும்.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi இன்னும் அடிக்கவில்லை: அவருடைய கை ஒரு காயைத் தொடுகிறது. அது ஃபவுல்.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>அடி அல்லாத ஃபவுல் இங்கே பதிவாகும்: {key}. எந்த ஃபவுல், யார் செய்தார் எனத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Ravi-க்கு ஒரு காய் டியூ இருந்தது; அவருடைய ஒரு காய் விழுந்ததும் அது திரும்பியது. உங்களுக்காகப் பதிவான சில அடிகளுக்குப் பிறகு, Asha-வுக்கு நான்கு காய்கள் மீதமுள்ளன, இப்போது ராணி விழுகிறது.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>ராணிக்குக் கவர் தேவை: அடுத்த அடியில் Asha-வின் ஒரு காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>ராணி கவர் ஆனது. இதற்கிடையில் மேலும் இரண்டு காய்கள் விழுந்தன; இப்போது Asha-வின் கடைசிக் காய் விழுகிறது.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>பயிற்சிகளுக்குச் செல்</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>வழிகாட்டியை விட்டு வெளியேறு</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>அவ்வளவுதான்</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>படி {number} / {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>அரங்கை அடைய முடியவில்லை. இந்தக் கணினி அரங்கின் வலையமைப்பில் உள்ளதா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>அரங்கு இந்த டேபிளை இனி அறியாது: அதற்கு வேறு டெஸ்க் சேர்ந்துள்ளது, அல்லது அதன் சாவி திரும்பப் பெறப்பட்டது. மீண்டும் சேரவும்.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>அரங்குக்குப் பதில் வேறு கணினி பதிலளிக்கிறது: அதன் சான்றிதழ் இந்த டேபிள் சேர்ந்தபோது இருந்ததல்ல. அரங்குக்குப் புதிய சான்றிதழ் இருந்தால் மீண்டும் சேரவும்.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>அரங்கின் பதிலைப் படிக்க முடியவில்லை. இரண்டும் ஒரே பதிப்பா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>அரங்கு இதை மறுத்தது: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>அரங்கில் இந்தப் போட்டிக்கு வேறு பதிவேடு உள்ளது: இங்கே {here_hash} இல் முடியும் {here} பதிவுகள், அங்கே {there_hash} இல் முடியும் {there} பதிவுகள். எதுவும் மாற்றப்படவில்லை; எது செல்லும் எனத் தலைமை நடுவரிடம் கேட்கவும்.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>இது டேபிளின் குறியீடு அல்ல: அதில் 20 எழுத்துகள், எண்கள். ஒட்டுத்தாளைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>இது ஓர் அரங்கின் முகவரி அல்ல. அது http://192.168.1.5:8462/join/CODE போல இருக்கும்.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>கடவுச்சொல்</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>டேபிள் {place} இல் ஆட்சேபம்: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>டேபிள் {place} தலைமை நடுவரை அழைக்கிறது.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>டேபிள் {place} மௌனமாக உள்ளது.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>டேபிள் {place} இல் வந்துசேராத பதிவுகள் உள்ளன.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>டேபிள் {place} இல் அதன் போட்டிக்கு வேறு பதிவேடு உள்ளது: அங்கே {there_hash} இல் முடியும் {there} பதிவுகள், இங்கே {here_hash} இல் முடியும் {here}. எதுவும் மாற்றப்படவில்லை: எது செல்லும் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>டேபிள் {place}: {seconds} வி. கடிகாரம் {time} க்கு முடிந்தது.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>டேபிள் {place}: நடுவர் %n தடவை வேறாக முடிவு செய்தார்.</numerusform>
            <numerusform>டேபிள் {place}: நடுவர் %n தடவைகள் வேறாக முடிவு செய்தார்.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>வருகிறேன்</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>இப்போது உங்கள் தேவை எங்கும் இல்லை.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>இது தலைமை நடுவரின் கடவுச்சொல் அல்ல.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>நுழை</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>டேபிள்களும் ஒட்டுத்தாள்களும்</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>வேறு நடுவர் பொறுப்பேற்கிறார்</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>மோதல்கள்</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL க்கான முடிவுகள்</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>சாவியைத் திரும்பப் பெறு</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>டேபிள்களின் எண்ணிக்கை</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>அச்சிட ஒட்டுத்தாள்கள்</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>போட்டி</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>தொடரும் டேபிள்</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>அல்லது வரிக்கு ஒரு போட்டி: சுற்று; ஆட்டக்காரர்; ஆட்டக்காரர், இரட்டையர் என்றால் இரு பெயர்கள் / உடன்</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>SoL கோப்பு</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>மோதல்கள் வந்த கோப்பு; அது முடிவுகளுடன் திரும்பும்.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>செய்</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>இந்த ஒட்டுத்தாள் நடுவரின் டெஸ்க்குக்கானது: அதன் மெனுவில் “அரங்கில் சேர்…” தேர்ந்து இந்தக் குறியீட்டை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>பலகையில் {white} வெள்ளை, {black} கறுப்புக் காய்கள்</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, ராணியும்</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>டேபிள்கள்</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>தலைமை நடுவர்</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>டேபிள் {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>இன்னும் எந்தப் போட்டி பற்றியும் தகவல் இல்லை.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>கடைசித் தகவல் {time}</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>{time} முதல் மௌனம்</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n பதிவு பின்தங்கியுள்ளது</numerusform>
            <numerusform>%n பதிவுகள் பின்தங்கியுள்ளன</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>அரங்கு பதிலளிக்கவில்லை; காட்டப்படுவது பழையதாக இருக்கலாம். இந்தப் பக்கம் தானாகத் தொடரும்.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>வெளிர்</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>இருள்</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>பெரியது</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>தரப்பு</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>கேம்கள்</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>புள்ளிகள்</translation>
    </message>
    <message>
        <source>white</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>ஆடும் முறை</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>என்ன நடந்தது</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>தீர்ப்பு</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>பதிவேடு, புதியது முதலில்</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>இன்னும் எந்தப் போட்டியும் முடியவில்லை.</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>தரப்பு A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>தரப்பு B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>இந்த டேபிளில் அடுத்தது</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>திட்டமிட்டது</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>அரங்குக்கு அனுப்புவது நின்றது. டெஸ்க்கை மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>இந்த டெஸ்க் எந்த அரங்கிலும் சேரவில்லை.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>இந்த அரங்குக்கான வழி மறையாக்கப்படவில்லை: அதே வலையமைப்பில் உள்ள எவரும் பெயர்கள், ஸ்கோர்கள், இந்த டேபிளின் சாவியைப் படித்து, அதன் பெயரில் எழுத முடியும். இந்தக் கணினியின் வேறு எதையும் இதன்வழி அடைய முடியாது.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>இந்தப் போட்டி மாற்றப்பட்டு டேபிள் {place} இல் தொடர்கிறது: இங்கே உள்ளிடுவது அனுப்பப்படாது.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>படத்தைப் படிக்க இங்கே நிறுவியதை விட அதிகம் தேவை: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>இந்தக் கோப்பைப் படமாகப் படிக்க முடியவில்லை. PNG அல்லது JPEG பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>இந்தப் படத்தில் டேபிளின் ஒட்டுத்தாள் இல்லை. அருகிலிருந்து எடுக்கவும், அல்லது குறியீட்டை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>மேல் அரங்கு: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>மேல் அரங்கில் டேபிள் {place} இன் போட்டிக்கு வேறு பதிவேடு உள்ளது: அங்கே {there_hash} இல் முடியும் {there} பதிவுகள், இங்கே {here_hash} இல் முடியும் {here}. எதுவும் மாற்றப்படவில்லை: எது செல்லும் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>முடிவுகள் உள்ள கோப்பைப் பெறு</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>எழுதப்பட்டவை</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>எழுதப்படாதவை, SoL இல் இடமில்லாதவை</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>தலைமை நடுவர் அழைப்பைப் பார்த்துவிட்டார்.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>டேபிள் {table} ஆக அரங்கில் சேர்ந்தது.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>இந்த டெஸ்க் அரங்கை விட்டது: இனி எதுவும் அனுப்பப்படாது.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>இந்த டேபிளுக்கு அரங்கில் இப்போது போட்டி இல்லை.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>தலைமை நடுவர் அழைக்கப்பட்டார்.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>அழைப்பு திரும்பப் பெறப்பட்டது.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>அரங்கு: {time} வரை</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · நடுவர் அழைப்பு</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>ஒரு தரப்புக்கு 0 முதல் 9 காய்கள்.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>இரு தரப்புக்கும் பலகையில் காய் இருக்கும் வரையே போர்டு தொடரும்; இந்தத் தரப்புக்கு இல்லை.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>ஒரு தரப்பின் டியூ 0 அல்லது அதற்கு மேல்; அதற்குக் குறைவாக இருக்காது.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>ஸ்கோர் 0 அல்லது அதற்கு மேல்.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>முறை முடிந்ததும் திரும்பக் காத்திருக்கும் ராணி இந்த விதிகளில் இல்லை.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>பலகையில் ஒன்பதுக்கும் குறைவான காய்கள் என்றால், இந்தத் தரப்பின் காய் ஏற்கெனவே விழுந்துள்ளது.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>ராணியைக் கவர் செய்த தரப்பு தன் காயைப் போட்டிருக்கும்.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>ஒரு முறையில் பிரேக்குக்கு முயற்சிகள் 1 முதல் 3.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>பிரேக்குக்கு முன் இரு தரப்பின் ஒன்பது காய்களும் பலகையில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>பிரேக்குக்கு முன் ராணி பலகையில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>பிரேக்குக்கு முன் எந்தக் காயும் விழுந்திருக்காது.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>பலகையில் இருப்பதை விட இந்தத் தரப்பின் அதிகக் காய்கள் குறிக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>ராணி குறிக்கப்பட்டுள்ளது, ஆனால் அது பலகையில் இல்லை.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>ராணி ஒரே அடியில் விழவும் வெளியே துள்ளவும் முடியாது.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>ஸ்ட்ரைக்கர் ஒரே அடியில் விழவும் வெளியே துள்ளவும் முடியாது.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>எதையும் தொடாத ஸ்ட்ரைக்கர் காயைப் போட்டிருக்கவோ நகர்த்தியிருக்கவோ முடியாது.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>“ப்ளே” அறிவிப்புக்கு முன் பிரேக் மட்டுமே வர முடியும், அது முடிந்துவிட்டது.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>கவருக்குக் காத்திருக்கும் ராணி இந்த முறையில் விழுந்தது; எனவே ஆட்டக்காரர் தன் முதல் அடியை அடித்துவிட்டார்.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>இந்தச் செயலுக்கு இந்த விதிகள் போர்டைப் பறிக்காது.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>அரங்கில் சேர்</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>சேர்</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>டேபிளின் ஒட்டுத்தாளில் உள்ள குறியீடு, அல்லது அதன் படத்தில் உள்ள முகவரி</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>படத்தைப் படி…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>டேபிளின் ஒட்டுத்தாள் படம்</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, பின் </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>மையத்துக்குத் திரும்ப: {pieces} (விதி {law}).</translation>
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
        <translation>Space விசை</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>இந்த அடி</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>இப்போது என்ன</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>போட்டிகள்</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>டெஸ்க்</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>“இப்போது என்ன” இல் இந்த எண்ணின் செயல்</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>வெள்ளைக் காய் விழுந்தது</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>கறுப்புக் காய் விழுந்தது</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>ராணி விழுந்தது</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>ஸ்ட்ரைக்கர் விழுந்தது</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>வெள்ளைக் காய் வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>கறுப்புக் காய் வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>ராணி வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>ஸ்ட்ரைக்கர் வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>அடுத்த காய் வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>அது துள்ளவில்லை</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>முறையற்ற அடி</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>முறையற்ற அடி: விதிமீறலைக் குறிப்பிடு</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>ஸ்ட்ரைக்கர் எதையும் தொடவில்லை</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>“ப்ளே” க்கு முன் பிரேக்</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>“ப்ளே” அறிவி, பின் கடிகாரத்தை நிறுத்து அல்லது தொடர்</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>“இப்போது என்ன” இன் முதல் செயல்</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>5 வினாடிகள் கொடு</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>5 வினாடிகள் எடு</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>முழு வினாடிகளுடன் மீண்டும் கடிகாரம்</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>கடைசிப் பதிவைச் செயல்தவிர்</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>மீள்செய்</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>மெனு</translation>
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
        <translation>Carrom Desk விசைகள்</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab ஒரு பொத்தானிலிருந்து அடுத்ததற்குச் செல்லும்; Enter, Space இரண்டும் தேர்வில் உள்ள பொத்தானை அழுத்தும். எந்த விசையையும் விருப்பங்களில் மாற்றலாம்.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>ta</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>வேறு விசைகள்…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>அச்சிடு…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>கோப்பில் எழுது…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>விசைகள்</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>புதிய விசை…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>விசையில்லை</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>விசைகளை மாற்று</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>எடுத்துக்கொள்</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>விட்டுவிடு</translation>
    </message>
    <message>
        <source>none</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>“{action}” க்கான புதிய விசையை அழுத்தவும். Esc இருந்தபடியே விடும்.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>“{action}” க்கான விசை {key}.</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>செயல்களும் அவற்றின் விசைகளும்</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>என்ன செய்யும்</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>விசை</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>இயல்பு விசை</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} ஐ மாற்ற முடியாது: அது எண்ணைத் தேர்வுசெய்யும், அல்லது அடுத்த பொத்தானுக்குச் செல்லும்.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>மொழிகள்</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>சாளரம்</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>கணினி போல</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>நீங்கள் அறிவிப்பது</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>சாளரம் போல</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>அறிக்கைகள் சாளரத்தின் மொழியில் எழுதப்படும்.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>அமரும் நிலை</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>அடிக்கும் முறை</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>டாஸும் பயிற்சி போர்டும்</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ஸ்கோர்</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>பக்கம் மாற்றம்</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ஃபவுல்கள்</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>வெளியே போன, உருளும், மேற்படியும் காய்கள்</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>டியூக்களும் அபராதங்களும்</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>ராணியும் கடைசிக் காய்களும்</translation>
    </message>
    <message>
        <source>General</source>
        <translation>பொது</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>போட்டி இழப்பு, ஆட்சேபங்கள்</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>சொற்பொருள்</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>இந்த நிரலின் சொந்தச் சொற்களில். செல்லுபடியாவது மூல உரையே.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>நடுவர் வேறாக முடிவு செய்யலாம்.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>டெஸ்க்கில்</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>விளக்கம்</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>அப்படியொரு பத்தி இல்லை</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>டெஸ்க் இதன்படி தீர்ப்பு தரும்.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>நடுவர் கண்டதைக் குறிப்பார்; மீதியை டெஸ்க் பார்த்துக்கொள்ளும்.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>டெஸ்க்கின் ஒரு கடிகாரம் இதைக் கவனிக்கும்.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>டெஸ்க் இதைச் சரியான தருணத்தில் நடுவருக்கு நினைவூட்டும்.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>இது பார்த்துக்கொள்ள மட்டுமே; டெஸ்க் இதில் எதுவும் செய்யாது.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>மூல உரையில் இந்த எண் இல்லை.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>பலகைக்கு வர</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>பயிற்சி போர்டுகளுக்கு</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>பிரேக்குக்கு</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>ஓர் அடிக்கு</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>காய்களை வைக்க</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>காய்களை வைக்க அல்லது விட</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>பக்கம் மாற</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>கடைசி கேமுக்கு முன் ஓய்வு</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>விதி {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>விதிகள் பதிலைத் திறந்து விடும் இடங்கள்</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>இந்த விதிகளில் இதுபற்றி எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>அரிய நிலைகள்</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>விதிமீறல்: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>விதிமீறல் அல்ல: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>நினைவூட்டல்: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>நிரலில்: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition} இல் அப்படியொரு விதி இல்லை.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>வேறுபடுவது தடித்தும் அடிக்கோடிட்டும் உள்ளது.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>இரண்டும் ஒன்றையே சொல்கின்றன.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>அருகில் {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>விதிப்புத்தகம்</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>எண், பெயர் அல்லது சொல்லால் விதியைத் தேடு</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>விதிகள், அத்தியாய வாரியாக</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>உபகரண அளவுகள்</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>உபகரணங்கள்: ICF அளவுகள்</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>எதுவும் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>விளக்கங்கள்</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>அரிய நிலைகள்</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>உபகரணங்கள்</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>விளக்கம்</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>விளக்கம்</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>விதி {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>நீங்கள் நடுவராகப் பின்பற்றும் விதிகள்</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>முதல் போட்டி, விதிப்புத்தகம், பள்ளி ஆகியவை இவற்றுடன் தொடங்கும். புதிய போட்டிக்கு நீங்கள் வேறு விதிகளைத் தேர்வுசெய்யாவிட்டால், முந்தைய போட்டியின் விதிகளின்படியே அது ஆடப்படும்.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>வேறிடம்…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>அது இல்லாமலே வெளியேறு</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>சேமிக்கவில்லை</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>எல்லாப் பதிவுகளும் வட்டில் உள்ளன. கடைசிக் காப்புப்பிரதி எடுக்கப்படுகிறது…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>வெளியேறுகிறது</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>இருந்தாலும் வெளியேறு</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>கடைசிக் காப்புப்பிரதி இல்லை</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>திரும்பு</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>கடைசிப் பதிவு சேமிக்கப்படவில்லை, அது இழக்கப்படும். {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>கடைசிக் காப்புப்பிரதி தோல்வியடைந்தது. எல்லாப் பதிவுகளும் {place} இல் உள்ளன. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>தொடங்கியது</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ஆட்டக்காரர்கள்</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>கேம்கள்</translation>
    </message>
    <message>
        <source>State</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>நீக்கியது</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>டெஸ்க்கில், {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>டாஸுக்கு முன்</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>நடக்கிறது</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>ஆட்சேபத்தில்</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>எந்தத் தேதியும்</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>நேற்று</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>கடந்த 7 நாட்கள்</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>இந்த மாதம்</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>இந்த ஆண்டு</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>… முதல் … வரை</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>புதியது முதலில்</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>பழையது முதலில்</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>ஆட்டக்காரர் A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>ஆட்டக்காரர் Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>தொடர் A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>தொடர் Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>கடைசியாக நீக்கியது</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>முதலில் நீக்கியது</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>எல்லா நிலைகளும்</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>முடியாதவை</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>டாஸுக்கு முன்</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>நடப்பவை</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>ஆட்சேபத்தில்</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>முடிந்தவை</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>போட்டிகள்</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>போட்டிகள் அல்லது குப்பை</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>குப்பை</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>தேர்ந்தவை: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>விதி {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>பதிவு {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>திரும்பப் பெற்றது</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>திருத்தியது</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>போர்டு {number} · பிரேக் {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>இனி செல்லாது</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>திருத்து…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>இந்தப் பதிவைத் திருத்து</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>பதிவேடு, புதிய பதிவு முதலில்</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>செயல்தவிர்</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>மீள்செய்</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>பதிவேடு காட்டுவது</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>இந்த போர்டு</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>அனைத்தும்</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>தாள்</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>புள்ளிவிவரம்…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>தோற்றம்</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>வண்ணங்கள்</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>எழுத்தளவு</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>பலகையை மறுபக்கத்திலிருந்து பார்</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>அரங்குச் சாளரத்தின் வண்ணங்கள்</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>டெஸ்க் போல</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>புதிய போட்டி…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>போட்டிகள்…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>அறிக்கை PDF ஆக…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>சரிபார்ப்பு…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>பயிற்சி…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>அறிக்கை HTML ஆக…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>அறிக்கையை அச்சிடு…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>அறிக்கைகள், புள்ளிவிவரங்கள்…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>கடைசிப் பதிவை மாற்று</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>விதிப் பயிற்சிகள்…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>விதிப்புத்தகம்…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>விசைகள்…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>விருப்பங்கள்…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>பலகையைத் திருப்பு</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>அரங்குக்கான சாளரம்</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>முழுத்திரை</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>காப்புப்பிரதிகள்…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>நடுவர் பள்ளி</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>தரவுத்தளம்</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>தரவுத்தளத்தைச் சரிபார்</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>வேறு தரவுத்தளம்…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>உதவி</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Carrom Desk பற்றி</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>அறிக்கைகளும் தாளும்</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>SoL இலிருந்து மோதல்கள்…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>தோற்றம்</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>அறிக்கையைச் சரிபார்…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>தாள் ஸ்கோரை உள்ளிடு…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>அரிய நிலைகள்…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>புள்ளிவிவரம்…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>விதிகளைக் கேள்…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>கையேடு…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>அரங்கில் சேர்…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>அரங்கை விட்டு வெளியேறு</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>இந்த டேபிளுக்கான அரங்குப் போட்டியை எடு</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>இந்த டேபிளுக்குத் தலைமை நடுவரை அழை</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>அரங்கைத் திற…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>அரங்கு</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>மாதிரித் தேர்வு…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>இரண்டு நிமிடப் போட்டி…</translation>
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
        <translation>கையேடு</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>கையேட்டின் பக்கம்</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>பொருளடக்கம்</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>இதற்கு முன் பக்கம் இல்லை.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>ta</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>போர்டு எதுவும் நடக்கவில்லை: இப்போது எதையும் குறிக்க முடியாது.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>பலகையில் உள்ள எல்லா வெள்ளைக் காய்களும் ஏற்கெனவே குறிக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>பலகையில் உள்ள எல்லாக் கறுப்புக் காய்களும் ஏற்கெனவே குறிக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>ராணி ஏற்கெனவே குறிக்கப்பட்டுள்ளது. “அழி” குறிகளைத் திரும்பப் பெறும்.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>ஸ்ட்ரைக்கர் ஏற்கெனவே குறிக்கப்பட்டுள்ளது. “அழி” குறிகளைத் திரும்பப் பெறும்.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>ராணி பலகையில் இல்லை.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>இந்த நிறக் காய் எதுவும் பலகையில் இல்லை.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>“ப்ளே” க்கு முன் பிரேக் மட்டுமே வர முடியும்.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>டேபிள் {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 கேம்</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>{games}-இல்</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>வரம்பில்லை</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 போர்டு</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · ஆட்சேபத்தில்</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>போட்டி முடிந்தது</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>டாஸுக்கு முன்</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>கேம் {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>போர்டு {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>ஒவ்வொரு கேமுக்கும் பிறகு; கடைசி கேமில் போர்டு 4 முடிந்ததும் அல்லது 13 புள்ளிகளில், எது முதலோ அப்போது</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>ஒவ்வொரு கேமுக்கும் பிறகு; கடைசி கேமில் 13 புள்ளிகளில்</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>வெள்ளை ஸ்லாம்</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>கறுப்பு ஸ்லாம்</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>போட்டி வெற்றி: {side}, கேம்கள் {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n போர்டு</numerusform>
            <numerusform>%n போர்டுகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>கேம் {number} வெற்றி: {side}, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>போட்டி வெற்றி: {side}, கேம்கள் {score}.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>கேம் {number} சமன், {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>கேம் {number} வெற்றி: {side}, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>போட்டி சமன், கேம்கள் {score}.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>நேரம் இன்னும் முடியவில்லை. இருந்தாலும் பதிவுசெய்ய மீண்டும் அழுத்தவும்.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>இரண்டாவது அழுத்தம் கணக்கில் எடுக்கப்படவில்லை.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>இந்தப் பதிவு திரும்பப் பெறப்பட்டது அல்லது அதுவே ஒரு திருத்தம்: இதைத் திருத்த முடியாது.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>இவ்வகைப் பதிவில் திருத்த எதுவுமில்லை: பதிலாக அதுவரை செயல்தவிர்க்கவும்.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>போட்டி {path} இல் உள்ளது, அதன் {count} பதிவுகளுடன். அந்தக் கோப்பை வைத்திருக்கவும்.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>போட்டியை வேறிடத்தில் சேமி</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>கடைசிப் பதிவு செயல்தவிர்க்கப்பட்டது: பதிலாக நடந்ததை உள்ளிடவும். “மீண்டும் செய்” அதை மீட்கும்.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>குறிகளைத் திருத்தி உறுதிசெய்யவும். “மீண்டும் செய்” அடியை மீட்கும்.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>சேமித்த போட்டிகள்</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>எல்லாம் காட்டு</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>குப்பை காலியாக உள்ளது. நீங்கள் நீக்குபவை, நிரந்தரமாக நீக்கும் வரை இங்கே இருக்கும்.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>இன்னும் போட்டி எதுவும் இல்லை. இதை மூடி “புதிய போட்டி…” மூலம் ஒன்றைத் தொடங்கவும், அல்லது போட்டிக் கோப்புகளை இறக்குமதி செய்யவும்.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>{count} க்கும் மேற்பட்ட போட்டிகள்</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 போட்டி</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} போட்டிகள்</numerusform>
            <numerusform>{count} போட்டிகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>போட்டி எதுவும் கிடைக்கவில்லை.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>இந்த நெடுவரிசைப்படி வரிசைப்படுத்து</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>ஆடுபரப்பு: 73.50 முதல் 74.00 cm பக்கமுள்ள சதுரம்</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>மரச்சட்டம்: அகலம் 6.35 முதல் 7.60 cm, உயரம் 1.90 முதல் 2.54 cm, உள் மூலைகள் வளைந்தவை</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>பாக்கெட்: விட்டம் 4.45 cm, 0.15 கூடவோ குறையவோ</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>தளக்கோடுகள்: வட்டங்கள் உட்பட நீளம் 47.00 cm, 0.30 கூடவோ குறையவோ</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>கீழ்த் தளக்கோடு: மரச்சட்டத்திலிருந்து 10.15 cm, தடிமன் 0.50 முதல் 0.65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>கீழ்த் தளக்கோட்டிலிருந்து மேல் தளக்கோடு வரை: 3.18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>தள வட்டம்: விட்டம் 3.18 cm, அதன் சிவப்பு வட்டு 2.54 cm; இரு தளக்கோடுகளையும் தொடும்</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>அம்புக்குறி: நீளம் அதிகபட்சம் 25.70 cm, முனை பாக்கெட் விளிம்பிலிருந்து 5.00 cm</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>மைய வட்டம்: விட்டம் 3.18 cm</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>வெளி வட்டம்: விட்டம் 17.00 cm, 0.30 கூடவோ குறையவோ</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>காய்கள்: ஒன்பது வெள்ளை, ஒன்பது கறுப்பு, ராணி; விட்டம் 3.02 முதல் 3.18 cm, தடிமன் 0.70 முதல் 0.90 cm, எடை 5.25 முதல் 5.50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>ஸ்ட்ரைக்கர்: விட்டம் அதிகபட்சம் 4.13 cm, எடை 15.00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>தாங்கி: உயரம் 63 முதல் 70 cm; இருக்கை: உயரம் 40 முதல் 50 cm</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>புதிய போட்டி</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>தாளில் நடந்த போட்டி</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>தொடங்கு</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>அதன் போர்டுகள்…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>இரட்டையர்</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>ஏற்கெனவே நடக்கிறது</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>போட்டி எந்நிலையில் உள்ளது என அடுத்துச் சொல்லி, அங்கிருந்து தொடரவும்.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>ஆட்டக்காரர் {seat} இன் பெயரை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>ஒரே பெயர் இருமுறை உள்ளது.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>{event} தொடரின் கடந்த போட்டி போல நிரப்பப்பட்டது.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>எல்லாம் அழி</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>சுற்று</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>பிரிவு</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>டேபிள்</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>நடுவர்</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>தலைமை நடுவர்</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>கடந்த போட்டி போல நிரப்பப்பட்டது. வேறுபடுவதை மாற்றவும்.</translation>
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
        <translation>{name} க்கு அனுப்பப்பட்டது.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>{path} இல் உள்ளது.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>அரங்கு {url} இல் திறந்துள்ளது. இந்தச் சாளரத்துடன் மூடும்.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>அரங்கு</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>உலாவியில் காட்டு</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>அரங்கை மூடு</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>அரங்கு மூடியுள்ளது. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>தலைமை நடுவரின் கடவுச்சொல்: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>தலைமை நடுவரின் கடவுச்சொல் முன்பு இருந்ததே.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>புதிய கடவுச்சொல்</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>விவரங்கள்</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>வேறாக முடிவு செய்</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>வைப்பு</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>டியூவாக நிற்பவை</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>ராணி திரும்பும்</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>போர்டை வென்றவர்</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>காய்கள்</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>போர்டு, முடிந்ததும்</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: காய்கள், {side}</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>வென்றவர்</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>புள்ளிகள்</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>முடிவைப் பதிவுசெய்</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>அடுத்த அடிக்குப் பின் கண்ட தவறு</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>{name} அடித்த பின் முறை</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>வைத்த வெள்ளை</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>வைத்த கறுப்பு</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>வெள்ளை இன்னும் டியூ</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>கறுப்பு இன்னும் டியூ</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>கூடுதல் புள்ளிகள்</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>{name} இல் ஒவ்வொரு மோதலுக்கும் ஏற்கெனவே முடிவு உள்ளது.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{all} போட்டிகளில் {kept} தயார். {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>நடத்தத் தயாரான போட்டிகள்: {count}. அவை போட்டிப் பட்டியலில் உள்ளன.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} இறக்குமதியாகவில்லை.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} படிக்கப்படுகிறது…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>போட்டிகள் தயாராகின்றன…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>முடிவில்லாத மோதல்கள்</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>இங்கே நடத்தும் மோதல்களைத் தெரிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>தெரிவுசெய்த ஒவ்வொன்றும் இங்கே நடத்தும் போட்டியாகும். Space தெரிவை இடும், நீக்கும்.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>எல்லாம் தெரிவுசெய்</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>எதுவும் வேண்டாம்</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>இறக்குமதி</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, சுற்று {round}, டேபிள் {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (ஏற்கெனவே உள்ளது)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>முதல் போர்டை உள்ளிடவும்: வென்றவர், ராணி, காய்கள்.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>போட்டி ஏன் இப்படி முடிந்தது எனக் கருத்துகளில் எழுதவும்.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>யார் பிரேக் என்பதை டாஸ் தீர்மானிக்கும்: யார் எனத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>வென்றவரைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>ராணியைக் கவர் செய்தவரை, அல்லது எவருமில்லை என்பதைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>எத்தனை காய்கள் மீதமிருந்தன என உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>கேம் {game}, போர்டு {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>முதல் பிரேக்</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>எழுதவில்லை</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>முடிந்த விதம்</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>பலகையில், அல்லது இன்னும் இல்லை</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>தொடங்கிய நேரம்</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>முடிந்த நேரம்</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>கருத்துகள்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>கேம்கள்</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>போட்டித் தேதியை உள்ளிடவும், 2026-11-21 போல.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>போட்டி தொடங்கிய நேரத்தை உள்ளிடவும், 10:30 போல.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>போட்டி முடிந்த நேரத்தை 11:45 போல உள்ளிடவும், அல்லது காலியாக விடவும்.</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>கேம் {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>{side} விட்டுக்கொடுத்தார்</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>{side} தகுதிநீக்கம்</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>{side} வரவில்லை அல்லது ஆட இயலவில்லை</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>தாள் ஸ்கோரை உள்ளிடு</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>போட்டியைச் சேமி</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>தாளில் இப்படியே உள்ளது</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>சரிபார்க்கவும்: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>கடைசி கேம் நேரப்படி</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>எவருமில்லை</translation>
    </message>
    <message>
        <source>white</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>காலி</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>போர்டு {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>மொத்தம்
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>வென்றவர்</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>காய்</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>புள்ளிகள்</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>ஸ்லாம்</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>{count} pocketed</source>
        <translation>விழுந்தவை {count}</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>வெளியே துள்ளியவை {count}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>ஸ்ட்ரைக்கர்</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 வெள்ளைக் காய்</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 கறுப்புக் காய்</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 வெள்ளைக் காய் திரும்பும்</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 கறுப்புக் காய் திரும்பும்</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>1 காய் டியூ</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 புள்ளி</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>ராணி பலகையில் உள்ளது.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>ராணி கவருக்குக் காத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>முறை முடிந்ததும் ராணி திரும்பும்.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n வெள்ளை</numerusform>
            <numerusform>%n வெள்ளை</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n கறுப்பு</numerusform>
            <numerusform>%n கறுப்பு</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n வெள்ளைக் காய்</numerusform>
            <numerusform>%n வெள்ளைகள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n கறுப்புக் காய்</numerusform>
            <numerusform>%n கறுப்புக் காய்கள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n வெள்ளைக் காய் திரும்பும்</numerusform>
            <numerusform>%n வெள்ளைக் காய்கள் திரும்பும்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n கறுப்புக் காய் திரும்பும்</numerusform>
            <numerusform>%n கறுப்புக் காய்கள் திரும்பும்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>%n காய் டியூ</numerusform>
            <numerusform>%n காய்கள் டியூ</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side}: 1 காய் டியூ.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side}: 1 காய் டியூ.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side}: %n காய் டியூ.</numerusform>
            <numerusform>{side}: %n காய்கள் டியூ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side}: %n காய் டியூ.</numerusform>
            <numerusform>{side}: %n காய்கள் டியூ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n புள்ளி</numerusform>
            <numerusform>%n புள்ளிகள்</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} மற்றும் {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 காய்</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n காய்</numerusform>
            <numerusform>%n காய்கள்</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>ஆடும் முறையில் உள்ளவர் ராணியைக் கவர் செய்தார்.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>மற்ற தரப்பு ராணியைக் கவர் செய்தது.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>எந்தக் காய்கள்</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>வைத்தல்</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>டியூவாக நிற்பவை: {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>ஆட்டக்காரர் {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>{player} இன் கிளப்</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>கிளப்</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>{player} இன் நாடு</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>நாடு</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>கீழே</translation>
    </message>
    <message>
        <source>right</source>
        <translation>வலது</translation>
    </message>
    <message>
        <source>above</source>
        <translation>மேலே</translation>
    </message>
    <message>
        <source>left</source>
        <translation>இடது</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>பயிற்சிக்குக் காப்புப்பிரதிகள் இல்லை, இந்தத் தரவுத்தளம் மட்டுமே. முதலில் பயிற்சியை விட்டு வெளியேறவும்.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>நடந்தபடியே பதிவானது. தீர்ப்பு பலகையின் அருகில் உள்ளது.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>நடந்தது அதுவல்ல: திரும்பப் பெற்று, மேலே உள்ள பணியை மீண்டும் படிக்கவும்.</translation>
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
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>வேறொன்று…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>வேறொரு நிலை</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>பயிற்சியை விட்டு வெளியேறு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>இங்கே எதுவும் கணக்கில் வராது: இந்தப் போட்டிகள் உண்மையானவற்றிலிருந்து தனியே உள்ளன.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>விருப்பங்கள்</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>பக்கங்கள்</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>இந்தப் பக்கத்தை இயல்பாக்கு</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>எல்லாம் இயல்பாக்கு</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>அழுத்தங்கள்</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>மறு அழுத்தத்தைத் தவிர்: … ms</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>நடுங்கும் கையோ துள்ளும் விசையோ இருமுறை அழுத்தும்: அதே பொத்தானை அல்லது விசையை அவ்வளவு விரைவில் மீண்டும் அழுத்தினால் மேலும் எதுவும் பதிவாகாது. பலகையில் இடும் குறிகள் எப்போதும் எண்ணப்படும். 0 என்றால் ஒவ்வொரு அழுத்தமும் எண்ணப்படும்.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>அச்சிடு</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>தாள்</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>பிரதிகள்</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>பக்கங்கள்</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} பக்கங்களை ஏற்கவில்லை: அது இயக்கத்தில் உள்ளதா எனப் பார்க்கவும், அல்லது PDF ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>பக்கம் {number} / {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>இந்தக் கணினியில் அச்சுப்பொறி அமைக்கப்படவில்லை: பக்கங்களை PDF ஆகச் சேமித்து வேறிடத்தில் அச்சிடவும்.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>முந்தைய பக்கம்</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>அடுத்த பக்கம்</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>பெரிதாக்கு</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>சிறிதாக்கு</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>முழுப் பக்கம்</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF ஆகச் சேமி…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>போட்டிகள்: {done} / {of}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>ஃபவுலுடன் டியூவாக மேலும் ஒரு காய்.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>ஆம்: ராணி திரும்பும், முறை மாறும்; ஸ்ட்ரைக்கரும் விழாத வரை காய்கள் விழுந்தவையாகவே இருக்கும்.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>ஆம்: அடிக்கு முன் பலகையில் இருப்பதே கணக்கு.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>ராணி கவர் ஆன பிறகு, ஸ்ட்ரைக்கர் இல்லாமல் இரு நிறங்களின் கடைசிக் காய்களும் விழுகின்றன: எந்த விதியும் இதைக் கணக்கிடவில்லை.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>மற்ற இடங்களைப் போல 3 க்குப் பதில் 1 புள்ளி பெறுகிறார்.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>எதிராளியின் கடைசிக் காய் ராணியுடன் விழுகிறது, அல்லது ராணி கவர் ஆக வேண்டியபோது ஸ்ட்ரைக்கருடன் விழுகிறது.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>ராணி பலகையில் இருப்பதாகவே கணக்கு: மீதமுள்ள காய்கள், ராணி, கோரக்கூடியவை.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>மீதமுள்ள காய்களால் எதிராளி வெல்வார்; அவர் ராணியைக் கவர் செய்திருந்தால் மட்டுமே அது அவருக்குக் கணக்காகும்.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>எதிராளியின் கடைசிக் காயுடன் தன் காய்களும் விழுகின்றன: அவை மீதமுள்ளவற்றில் எண்ணப்படுமா?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>இல்லை: அடிக்குப் பிறகு பலகையில் உள்ள காய்கள் மட்டுமே எண்ணப்படும்.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>இல்லை: டியூக்களும் அபராதங்களும் நீங்கும், இந்த அடியின் காய்கள் மட்டும் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>இது மற்ற விதிமீறல் போன்றதே: முறையின் முதல் அடிக்கு முன் டெக்னிக்கல் ஃபவுல், அதன் பிறகு ஃபவுல்.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>ராணி பலகையில் இல்லாதபோது ஒரு செயலால் போர்டு இழக்கப்படுகிறது: வென்றவருக்கு ராணி கணக்காகுமா?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>ஆம், அவருக்கு அதிகபட்சம் 21 புள்ளிகள் இருக்கும் வரை; தவறு செய்தவர் ராணியைக் கவர் செய்திருந்தால் தவிர.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>அது ஃபவுல்.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>ஒரே அடியில் பல ஃபவுல்கள்: ஒவ்வொன்றுக்கும் அபராதம் உண்டா?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>இல்லை: எல்லாவற்றுக்கும் சேர்த்து ஒரு காய் திரும்பும்.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>ஃபவுல் அடியில் விழுந்த காய்கள் திரும்புமா?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>இல்லை: ஸ்ட்ரைக்கரும் விழுந்திருந்தாலும் அவை விழுந்தவையாகவே இருக்கும்; அபராதமும் குறிப்பிட்ட கடைசிக் காய்களும் தவிர.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>ஃபவுல் அடியில் விழுந்த ராணி, ஃபவுல் எதுவானாலும் திரும்ப வைக்கப்படுமா?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>கவருக்குக் காத்திருக்கும் ராணி, ஃபவுல் அடியில் விழும் தன் காயால் கவர் ஆகுமா?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>ஆம்; அப்படியொரு காய் இல்லையெனில் ராணி திரும்பும்.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>பிரேக்குக்கான மூன்று முயற்சிகள் தவறின: இப்போது பிரேக் யார், எத்தனை தடவை முயலலாம்?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>பிரேக் இன்னும் செய்ய வேண்டியுள்ளது; அடுத்த ஆட்டக்காரருக்குத் தன் மூன்று முயற்சிகள் உண்டு.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>பிரேக் முயற்சி எதையும் தொடவில்லை, ஆனால் ஸ்ட்ரைக்கர் விழுகிறது அல்லது அடி முறையற்றது.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>அது மற்ற ஃபவுல் போன்றதே, முறை முடியும்.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>ஆம்.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>அது அதே அடியில் அல்லது அடுத்த அடியில் விழும்; அது இல்லையெனில் முறை எப்படியும் முடியும்.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>ஆடும் முறையில் இல்லாதவரின் விதிமீறலுக்கு என்ன தண்டனை?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>அவருடைய ஒரு காய் திரும்பும்; முறை பாதிக்கப்படாது.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>இரண்டாவதை, முதலாவதைத் தொடங்கியவரின் வலப்பக்க ஆட்டக்காரர் தொடங்குவார்; மூன்றாவதை முதலாவதைத் தொடங்கியவரே தொடங்குவார்.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>கூடுதல் போர்டுக்குப் பிறகும் ஸ்கோர் சமமாகவே உள்ளது.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>மீண்டும் டாஸ் போட்டு இன்னொரு கூடுதல் போர்டு ஆடப்படும்.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>விதி {break_before_play} “ப்ளே” க்கு முன் செய்த பிரேக் பற்றிச் சொல்கிறது; அப்போது எதையும் தொடாத முயற்சி என்னவாகும்?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>அது விதி {break_after_play} க்கு முரணானது, எனவே முறையற்றது: விதி {break_fault} படி, முயற்சி எதுவானாலும் முறை இழக்கப்படும்; டியூவோ அபராதமோ இல்லை.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>“ப்ளே” க்கு முன் செய்த பிரேக்கில் ஸ்ட்ரைக்கர் விழுந்தால் என்ன தண்டனை என்று விதி {break_before_play} சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>தன் காய்கள் அல்லது ராணி, மற்ற தரப்பின் காய்களுடன் விழுகின்றன: விதி {turn} முறையைத் தொடரச் செய்கிறது, விதி {opponents_man_pocketed} ஆட்டக்காரரை நிறுத்துகிறது.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>முறை தொடரும்; விதி {striker_with_both} ஸ்ட்ரைக்கர் விழுந்தாலும் அப்படியே சொல்கிறது.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>ஃபவுலில் தன் காய்கள் அல்லது ராணி விழும்போது, விதி {foul_while_pocketing} கூடுதல் காய் எதையும் சொல்லவில்லை; விதி {own_improper}, விதி {foul} ஒன்றைச் சொல்கின்றன; எது செல்லும்?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>ஒரு காய் எடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>டியூ நிலுவையில் உள்ளபோது ராணியுடன் தன் காய்கள் அல்லது ஸ்ட்ரைக்கர் விழுந்தாலும் விதி {queen_while_due} செல்லுமா?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>ராணி, ஸ்ட்ரைக்கர், மற்ற தரப்பின் காய்கள் விழுகின்றன: விதி {queen_striker} முறையைத் தொடரச் செய்கிறது, விதி {striker_with_opponents} முடிக்கிறது.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>விதி {queen_striker} செல்லும், ஏனெனில் அது ராணியைக் குறிப்பிடுகிறது: முறை தொடரும்.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>சில காய்கள் திரும்பி வந்ததால் மட்டுமே ஒன்பதும் பலகையில் இருக்கும்போது விதி {queen_with_one_nine_on} செல்லுமா?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>ஒன்பதும் பலகையில் உள்ளபோது ராணி, தன் காய்கள், ஸ்ட்ரைக்கர் விழுகின்றன: விதி {queen_man_striker} முறையைத் தொடரச் செய்கிறது, விதி {queen_with_striker_nine_on} முடிக்கிறது.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>விதி {queen_man_striker} செல்லும், ஏனெனில் அது காய்களைக் குறிப்பிடுகிறது: முறை தொடரும்.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>முறையற்ற அடிக்குப் பிறகு, கவர் ஆக வேண்டிய ராணி என்னவாகும் என விதி {cover_man_striker_improper} சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>கவர் ஆகாதபோதெல்லாம் போல ராணி திரும்பும்.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>முறையான அடி, ராணியைத் தானே கவர் செய்தவருக்கு 3 புள்ளிகள் (22 முதல் 1), இல்லையெனில் 1 தரும்; முறையற்ற அடி, விதி {covered_both_last_striker_improper} அல்லது {others_queen_both_last_striker_improper} படி, ஸ்ட்ரைக்கர் விழுந்தது போல இழக்கும்.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>விதிகள் {both_last}, {both_last_improper} ஸ்ட்ரைக்கரைக் குறிப்பிடவில்லை: ராணி பலகையில் இருக்கும்போது அது இரு கடைசிக் காய்களுடனும் விழுகிறது.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>எதிராளி 3 புள்ளிகள் பெறுவார், 22 முதல் 1; விதி {own_last_striker} போல ஸ்ட்ரைக்கருக்காக ஒன்றைக் கோரலாம்.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>விதிகள் {cover_both_last}, {cover_both_last_improper} ஸ்ட்ரைக்கரைக் குறிப்பிடவில்லை: ராணி கவர் ஆக வேண்டியபோது அது இரு கடைசிக் காய்களுடனும் விழுகிறது.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>அதே காய்கள் விழும் விதி {queen_both_last_striker} படி கணக்கு: எதிராளி 3 புள்ளிகள் பெறுவார், 22 முதல் 1; ஸ்ட்ரைக்கருக்காக ஒன்றைக் கோரலாம்.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>22 அல்லது அதற்கு மேல் உள்ள வெற்றியாளரைப் பற்றி விதி {others_queen_both_last_striker} எதுவும் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>ராணி கவர் ஆன பிறகு எதிராளியின் கடைசிக் காய் விழுகிறது; விதிகள் {cover_opponents_last}, {opponents_last}, {opponents_last_striker} அதற்கு முன்பை மட்டுமே பேசுகின்றன.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>விதி {forgoing_in_full} டியூக்களையும் அபராதங்களையும் முழுமையாக விட அனுமதிக்கிறது: இன்னும் கிடைக்காதவற்றையும் விடலாமா?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>இல்லை: இப்போது வைக்க முடியாதது டியூவாகவே நிற்கும்.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>வைப்பதில் வரும் பிழையை விதிகள் ஃபவுல் என்கின்றன; வைப்பவரின் முறை அதனால் போகுமா என்று சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>மற்ற விதிமீறல் போல அதன் தருணப்படி கணக்கு: அவர் முறையின் முதல் அடிக்கு முன் அல்லது முறையில்லாதபோது டெக்னிக்கல் ஃபவுல், இல்லையெனில் ஃபவுல்.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>விதி {stroke_time} பதினைந்து வினாடிகள் தருகிறது; அதற்கு மேல் எடுத்தால் அபராதம் எதையும் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>ஒரு போர்டு அதிலுள்ள காய்களால் இழக்கப்படுகிறது; யாருடைய காய்கள் என விதி சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>போர்டை இழக்கும் தரப்பின் காய்கள் எண்ணப்படும்.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>அடிப்பது பற்றி இந்த விதிகளில் எதுவுமில்லை; நடுவர் முறையற்றது என்னும் அடி என்னவாகும்?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>ஆம், கவர் ஆகாதது போல.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>மூல உரை ராணிக்கு “உடனடியாகப் பிறகு” தன் காயைக் கேட்கிறது: அதே அடியில் விழும் காய் கவர் ஆகுமா?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>மூல உரை ராணியையும் தன் காயையும் “அதே முறையில்” கேட்கிறது: கவர் எவ்வளவு நேரம் எடுக்கலாம்?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>அடுத்த போர்டில் பிரேக் யார் என மூல உரை சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>பிரேக் முறைகள் போலவே சுற்றும்: மற்ற தரப்புக்கு; இரட்டையரில் கடிகார திசையில்.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>விதி {order_of_breaks} ஒற்றையரில் இரண்டாவது, மூன்றாவது கேமை யார் தொடங்குவார் என்கிறது; இரட்டையரில் யார்?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>வைக்க வேண்டிய காய்களை விடுபவர், அந்த அடியால் திரும்புபவற்றையும் விடுகிறாரா?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>ஏன் முறையற்றது?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>தேர்வுசெய்யவும், அல்லது காரணமின்றி அடியை உறுதிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ப்ளே” க்கு முன்</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>இந்த நிலையில் இது நடந்திருக்க முடியாது. குறிகளை மீண்டும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>வைக்க வேண்டிய காய்கள் இல்லை: கடைசித் தீர்ப்பு எதையும் திருப்பி வைக்கவில்லை.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>வேறாக முடிவு செய்யத் தீர்ப்பு இல்லை: இந்த போர்டில் இன்னும் எதற்கும் தீர்ப்பு தரப்படவில்லை.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>எது வேறாக முடிவாகிறது எனச் சொல்லவும்: முறை, வைத்த காய்கள், டியூக்கள், ராணி அல்லது போர்டு.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>இந்த முடிவு விடும் நிலையில் போர்டு இருக்க முடியாது. காய்களையும் முறையையும் மீண்டும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>போட்டி முடிந்தது. தொடரக் கடைசிப் பதிவைச் செயல்தவிர்க்கவும்.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>முதலில் டாஸ். வென்றவரை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>இப்போது டாஸ் இல்லை: அது முதல் போர்டுக்கு முன்பும் கூடுதல் போர்டுக்கு முன்பும் வரும்.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>கூடுதல் போர்டுக்கு முன் டாஸ் பிரேக்கை மட்டுமே தீர்மானிக்கும்.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>அப்படியொரு ஆட்டக்காரர் இல்லை: ஒரு தரப்பில் ஆட்டக்காரர் 1, இரட்டையரில் ஆட்டக்காரர் 2.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>முடிவு செய்ய ஆட்சேபம் இல்லை.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>இந்த எண்ணில் பதிவு இல்லை.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>இந்தப் பதிவைத் திருத்த முடியாது: அது திரும்பப் பெறப்பட்டது, அல்லது அதுவே ஒரு திருத்தம்.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>குறிப்பிட்ட பதிவில் இன்னும் வைக்க வேண்டிய காய்கள் இல்லை.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>வைக்க வேண்டிய டியூக்கள், அபராதங்களை விட அதிகக் காய்கள் விடப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>வைக்க மற்ற தரப்பின் காய்கள் இந்தத் தரப்புக்கு இல்லை.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>ஏற்கெனவே இவருடைய முறைதான்.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>குறிப்பிட்ட பதிவு முடிவுக்குக் காத்திருக்கும் ஆட்சேபம் அல்ல.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>இதைத் திரும்பப் படிக்க முடியவில்லை: ஓர் உரை மிக நீளம், அல்லது வைக்க முடியாத எழுத்துகள் உள்ளன.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>இப்போது கூடுதல் புள்ளிகளைக் கோர முடியாது: போர்டு முடிந்த உடனே மட்டுமே முடியும்.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>தீர்ப்பு தருவதை விட அதிகக் கூடுதல் புள்ளிகள் கோரப்படுகின்றன.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>கடிகாரம் நிற்கவில்லை.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>கடிகாரம் ஏற்கெனவே நின்றுள்ளது.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>செயல்தவிர்க்க எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>மீண்டும் செய்ய எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>வைக்க வேண்டிய காய்கள் என்னவாயின என்பது ஏற்கெனவே பதிவானது. மீண்டும் உள்ளிட அதைச் செயல்தவிர்க்கவும்.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>எந்தப் போட்டிக் கோப்பிலும் இதற்கு மேல் பதிவுகள் கொள்ளாது. இந்தப் போட்டியைத் தொடர்ந்து எடுக்கும் புதிய போட்டியில் தொடரவும்.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>நாணயத்தைச் சுண்டவும், அல்லது ஒரு தரப்பை ஊகிக்கச் செய்யவும்; வென்றவர் பிரேக்கை அல்லது பக்கத்தை எடுப்பார்.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>இரு தரப்பும் இப்போது சிறிது நேரம் பயிற்சி செய்யலாம்.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>காய் அடுக்கைப் பார்க்கவும்: நடுவில் ராணி, வெள்ளைகள் Y வடிவில், எல்லாம் தட்டையாகத் தொட்டபடி.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>காய்கள் தாமதமின்றி அடுக்கப்படுவதைக் கவனிக்கவும்.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>பிரேக் செய்பவர் பிரேக்குக்கு முன்பே பவுடரைச் சமமாகத் தூவுவார், பிறகல்ல.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>நழுவி, எதையும் நகர்த்தாமல், கைவிட்டு அகலாத ஸ்ட்ரைக்கர் அடி அல்ல.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>ஆட்டக்காரர் கேட்டால் சேதமான காய் அதே இடத்தில் நல்ல காயால் மாற்றப்படும்.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>மைய வட்டத்தில் அல்ல, வெளி வட்டத்துக்கு வெளியே அல்ல, வேறெதுவும் நகரக் கூடாது.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>காய்கள் வெளி வட்டத்துக்குள் தட்டையாக வைக்கப்படும்; ராணியையும் வெளியே துள்ளியதையும் நீங்களே வைக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>நிறத்தைப் பார்க்கவும்: அடுத்த அடிக்கு முன் எவரும் சுட்டிக்காட்டாத தவறான காய் அப்படியே நிற்கும்.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>ராணியை நீங்கள் மைய வட்டத்தில் திரும்ப வைப்பீர்கள்; அதனால் அமையும் ஷாட் அனுமதிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>மையம் காலியில்லை: மீதமுள்ளதில் பெரும்பகுதியை மூடும்படி, அல்லது அருகே, போடக் கடினமாக ராணியை வைக்கவும்.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>வெளியே துள்ளியது மைய வட்டத்தில், அல்லது அதில் காலியான அளவில் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>ராணியும் காயும்: முதலில் ராணி, ஆடும் முறையில் உள்ளவர் பார்வையில் அதன் பின்னால் காய்.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>இரு நிறங்களும்: முதலில் அடித்த ஆட்டக்காரரின் காய், அதன் பின்னால் மற்றது.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>மூன்றும் அதற்கு மேலும்: மற்றவை முதல் இரண்டை ஒட்டி, இயன்றவரை.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>திரும்பும் காய் பெரிய வட்டத்தில் மற்றவற்றின் மேல் இருக்கலாம்.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>துள்ளிப் பலகையிலேயே விழுந்தது: அதை மையத்தில் வைத்து, அது நகர்த்தியதைச் சரிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>விளக்கில் பட்டுத் திரும்பியது: விழுந்தபடியே இருக்கும், எதுவும் சரிசெய்யப்படாது.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>விளிம்பில் நிற்கிறது: அப்படியே விடவும்.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>ஒன்றின் மேல் ஒன்று: அப்படியே விடவும்.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>காயின் மேல் ஸ்ட்ரைக்கர்: நீங்கள் அதைத் தூக்கி, நகர்வதைச் சரிசெய்யவும்; உள்ளே விழுவது விழுந்ததே.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>ஸ்ட்ரைக்கரின் மேல் காய்: நீங்கள் அதைத் தூக்கி, ஸ்ட்ரைக்கரை எடுத்து, காயை அது விழுமிடத்தில் வைக்கவும்.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>விளிம்பில் அல்லது ஒன்றின் மேல் ஒன்று: ஆட்டம் நகர்த்தும் வரை விடவும்.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>காயின் கீழ் ஸ்ட்ரைக்கர்: இயன்றவரை கலைக்காமல் வெளியே இழுக்கவும்.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>உடைந்த காய்: அதன் பெரிய பகுதியே கணக்கு, இறுதிச் சொல் உங்களுடையது.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>இரு ஆட்டக்காரர்களும் எதிரெதிரே அமர்வர்.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>கூட்டாளிகள் எதிரெதிரே அமர்வர்; நான்கு பக்கங்களும் நிரம்பும்.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>போட்டி தொடங்கும் முன் இப்போது சரியாக இரண்டு பயிற்சி போர்டுகள், தரப்புக்கு ஒன்று.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>ஏற்கெனவே சேமித்தது</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>தெரிவுசெய்தவற்றைச் சேர்</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>இந்தப் போட்டிகள் ஏற்கெனவே சேமிக்கப்பட்டுள்ளன. இருந்தாலும் கோப்பிலிருந்து எடுக்க வேண்டியவற்றைத் தெரிவுசெய்யவும்; சேமித்தது குப்பைக்குச் செல்லும்.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>ஏற்கெனவே சேமித்த போட்டிகள்</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: குப்பையில் உள்ளது, கோப்பில் உள்ளது போலவே</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: சேமித்ததில் {stored} பதிவுகள், கோப்பில் {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: குப்பையில் {stored} பதிவுகள், கோப்பில் {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>நிரப்ப வேண்டிய ஸ்கோர் தாள்</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>கேம் {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>தொடக்கம்</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>வென்றவர்</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>நடுவரின் கருத்துகள்</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>போட்டியை வென்றவர்</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>கேம்கள்</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>அடிகள்</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>கூடுதல்</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>சுற்று</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>பிரிவு</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>டேபிள்</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>போட்டி எண்</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>நடுவர்</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>தலைமை நடுவர்</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>டாஸ் வென்றவர்</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>தேர்வு</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>தரப்பு {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>முதலில் பிரேக் செய்பவர் தரப்பு 1. ராணி: கவர் செய்தவருக்கு {queen}, இல்லையெனில் Nil; போர்டை வென்றவருக்கு மட்டுமே அது கணக்கு, {until} புள்ளிகள் முதல் கணக்கில்லை. காய்: மற்ற தரப்பின் மீதமுள்ள காய்கள், இல்லையெனில் Nil. +: கோரிப் பெறும் புள்ளிகள். மொத்தம்: நடப்பு மொத்தம், அதிகபட்சம் {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W பிரேக் செய்பவர். அடிக்கு ஒரு கட்டம்: விழுந்த தன் காய்களின் எண்ணிக்கை, இல்லையெனில் –, ராணிக்கு Q, ஸ்ட்ரைக்கருக்கு S, ஃபவுலுக்கு F, டெக்னிக்கல் ஃபவுலுக்கு T. முறை ஒரு கோட்டுடன் முடியும்.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>போர்டு</translation>
    </message>
    <message>
        <source>points</source>
        <translation>புள்ளிகள்</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>கேம் {number} இன் போக்கு.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>தரப்பு {number}: {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>போர்டு {number} க்குப் பிறகு: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>ஒரு முறையில் காய்கள்</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>முறைகள்</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>ஒரு முறையில் காய்கள்</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>அடிக்கு வினாடிகள்</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>அடிகள்</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>அடிக்கு நேரம்</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {bins} வாரியாக {counted}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>போட்டிகள்</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>தொடங்கவில்லை</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>நடக்கிறது</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>விட்டுக்கொடுப்பு</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>தகுதிநீக்கம்</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>வாக்ஓவர்</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>சமன்</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>நிறுத்திவைப்பு: ஆட்சேபம்</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>போட்டிகள்: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>போட்டிகள்: {matches}, முடிவானவை {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>போட்டி இல்லை.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>புள்ளிகள்</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>நேரங்கள் முதல் பதிவினுடையவை, அரங்கின் உள்ளூர் நேரத்தில்.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>தேதி இல்லாமல்</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>ta</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>போட்டி, பதிவு பதிவாக: carrom-desk verify அறிக்கையை இதனுடன் ஒப்பிடும்</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>சொல்ல எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>விவரங்கள்</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>புள்ளிவிவரம்</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>ஆட்சேபத்தில்</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>முடியாதவை</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>பக்கம் {page} / {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>போட்டியின் அடையாளம், கைரேகைக் குறியின் QR குறியீடு</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>திரும்பப் பெற்றது</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>மீண்டும் தரப்பட்டது</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>திருத்தியது</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>மாற்றி முடிவானது</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>போர்டு</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>என்ன நடந்தது</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>கால அளவு</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>ராணி கவர் செய்தவர்</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>போர்டுகள்</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (மீண்டும்)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>ராணி {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} வழங்கப்பட்டது</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>கோரிப் பெற்றது {points}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>யார்</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>பிழை</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} எண் {number} ஆல் மாற்றி முடிவானது.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>டியூக்கள், ஃபவுல்கள், நேரப் பிழைகள்</translation>
    </message>
    <message>
        <source>By</source>
        <translation>யாரால்</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>ஆட்சேபம்</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>ஆட்சேபங்கள்</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>திருத்தம்</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>எந்தப் பதிவு</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>இப்போது</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>திருத்தங்கள்</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, அதுவும் திரும்பப் பெற்றது</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>எண் {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>கருத்து</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>கருத்துகளும் தடங்கல்களும்</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>கேள்வி</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>பதிவுகள்</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>விதிகள் பதிலைத் திறந்து விடும் இடங்களில் பின்பற்றிய விளக்கங்கள்</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>தீர்ப்பு</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>வெ:க</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>பதிவு எதுவும் செய்யப்படவில்லை.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>வெ:க என்பது பதிவுக்குப் பின் பலகையில் உள்ள வெள்ளை, கறுப்புக் காய்கள்; Q என்பது ராணி, அது அங்கிருக்கும் வரை.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>திரும்பப் பெற்ற பதிவுகள் அடிக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>கேம் {game}, போர்டு {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>வெள்ளை: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>எண் {number} ஆல் {status}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>போட்டிப் பதிவு</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>ஒற்றையர்</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>இரட்டையர்</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>டேபிள் {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>போட்டி {id} · பதிவுகள்: {entries} · கைரேகை: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>தரப்பு</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ஆட்டக்காரர்கள்</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>தரப்புகளும் கேம்களும்</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>ஆடியது</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>டாஸ்</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>வடிவம்</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>தொடர்ந்து எடுத்தது</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>கேம் {game} இல்; முன்பு ஆடிய போர்டுகள்: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>காய்</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>வெற்றி {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>சமன், {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>{score} இல் நிறுத்தம்</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>நடக்கிறது, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>எடுக்கும் முன்: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>விட்டுக்கொடுத்தவர்: {side}.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>ராணி கவர் {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>ஆடப்படுகிறது: பலகையில் {white} வெள்ளை, {black} கறுப்பு; {queen}; ஆடும் முறை: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>காய்: பலகையில் மீதமுள்ள மற்ற தரப்பின் காய்கள்.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>மொத்தம்: நடப்பு மொத்தம்.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>பிரேக் செய்பவர் வெள்ளை ஆடுவார்.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: கோரிப் பெற்ற புள்ளிகளும், காய்களுக்கோ ராணிக்கோ இல்லாமல் கணக்கான புள்ளிகளும்.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): ராணி கவர் ஆனது, புள்ளி சேரவில்லை.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>கேமை வெல்லும் {points} புள்ளிகளுக்கு மேல் மொத்தம் ஒருபோதும் காட்டாது.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: வெள்ளை ஸ்லாம்.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: கறுப்பு ஸ்லாம்.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: கூடுதல் போர்டு.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: மீண்டும் ஆடியது.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>அடிகள், டியூக்கள், ஃபவுல்கள்</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>திருத்தங்கள்: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>மாற்றி முடிவானவை: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>ஆட்சேபங்கள் இல்லை</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>திருத்தங்கள் இல்லை</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>விவரங்களில் மேலும்: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>கருத்துகள்</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>எதுவும் ஆடப்படவில்லை.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>போட்டிகள்: {matches}, வெற்றி {won}, தோல்வி {lost}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} முதல் {last} வரை</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>இந்த ஆட்டக்காரரின் போட்டி எதுவும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>எதிராளி</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>ராணிகள்</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>இடைநிலை</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>முறைக்குக் காய்கள்</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} / {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>முறைகள்</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>விழுந்த காய்கள்</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>ஒரு முறையில் அதிகபட்சக் காய்கள்</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>நீண்ட முறையின் அடிகள்</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>அடிக்கு நேரம், இடைநிலை</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>அடிக்கு நேரம், அதிகபட்சம்</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>நேரம் அளந்த அடிகள்</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>வென்ற போர்டுகள்</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>பிரேக் செய்த போர்டுகள்</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>ராணி கவர் செய்த போர்டுகள்</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>வெள்ளை ஸ்லாம்கள்</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>கறுப்பு ஸ்லாம்கள்</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>ஒரே முறையில் போர்டு</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>காய்கள்: விழுந்து திரும்பாத தன் காய்கள்.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>ஒரே முறையில் போர்டு: மற்ற தரப்பு அடிக்கும் முன்பே பிரேக் செய்பவர் போர்டை வெல்வது.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>ரத்தான போர்டுகளின் அடிகளும் பிழைகளும் எண்ணப்படும்.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>அடியின் நேரம் முந்தைய பதிவிலிருந்து அதன் பதிவு வரை, நின்ற நேரம் நீங்கலாக: காய்கள் நின்று அடி பதிவாகும் வரை. திருத்தத்தை அடுத்த அடிக்கு நேரம் அளக்கப்படாது.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>ஆடும் முறையில் இல்லாத தரப்பின் பிழை தரப்புக்கு மட்டுமே எண்ணப்படும்.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>{letter} ({name}) எழுத்து எந்த எழுத்துருவிலும் இல்லை: அதற்குப் பதில் கேள்விக்குறி உள்ளது.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. காரணம்: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>தாளில் நடந்த போர்டின் அடிகளுக்குப் பதிலாக.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>ஆட்டம் நிறுத்தம் {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>போட்டி வெற்றி {winner}, கேம்கள் {score}: {loser} விட்டுக்கொடுத்தார்.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>போட்டி வெற்றி {winner}, கேம்கள் {score}: {loser} விட்டுக்கொடுத்தனர்.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>போட்டி வெற்றி {winner}: {loser} தகுதிநீக்கம். {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>போட்டி வெற்றி {winner}: {loser} தகுதிநீக்கம். {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>{winner} க்கு வாக்ஓவர்: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>{winner} க்கு வாக்ஓவர்: {loser} வரவில்லை.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>முடிவு நிறுத்திவைப்பு: ஓர் ஆட்சேபம் தீரவில்லை.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>தொடங்கவில்லை: முடிவு இல்லை.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>நடக்கிறது, கேம்கள் {score}: இன்னும் முடிவு இல்லை.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (கேம் {game}, போர்டு {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>பக்கம் மாற்றம்: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>தோல்வி</translation>
    </message>
    <message>
        <source>open</source>
        <translation>முடிவாகாதது</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>டியூக்கள்</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ஃபவுல்கள்</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>ஃபவுலுடன் டியூக்கள்</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>டெக்னிக்கல் ஃபவுல்கள்</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>நேரப் பிழைகள்</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>செயலால் இழந்த போர்டுகள்</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>தகுதிநீக்கங்கள்</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>டியூ</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>ஃபவுல்</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>டியூ, ஃபவுல்</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>டெக்னிக்கல் ஃபவுல்</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>நேரப் பிழை</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>இழந்த போர்டு</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>தகுதிநீக்கம்</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>முடிவாகவில்லை</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>ஏற்பு</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>நிராகரிப்பு</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>திருத்தியது</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>திருத்தத்துக்குப் பின் விளைவில்லை</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>திரும்பப் பெற்றது</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>எதற்கும் கணக்கில்லை: இந்தப் பதிவேடு மிக அதிகமாகத் திருத்தப்பட்டது.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>அட்டை</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>வென்ற போட்டிகள்</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>வெள்ளையுடன் வென்ற போர்டுகள்</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>கறுப்புடன் வென்ற போர்டுகள்</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>காய் விழுந்த முறைகள்</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>விழுக்காடுகள்</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>விழுக்காடு</translation>
    </message>
    <message>
        <source>What</source>
        <translation>எது</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>எண்ணிக்கை</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>தோல்வி</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>நேருக்கு நேர்</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>கேமின் போர்டு</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>பெற்ற புள்ளிகள்</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>கொடுத்த புள்ளிகள்</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>போர்டு வாரியாக</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>வரை</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>போக்கு: கடைசி {number} போட்டிகள் ஒன்றாக</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>போட்டி வரை</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>வென்ற போர்டுகள், %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>வென்ற போர்டுகளின் போக்கு</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>மீண்டும் தீர்ப்பானது</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>நடுவர் திரும்பப் பெறுகிறார்.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>நடுவர் மீண்டும் செல்லச் செய்கிறார்.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>இந்த விதிகளின் உரையில் இதற்கு விதி இல்லை.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>அமைப்பாளரின் SoL கோப்பு</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} ஐ SoL கோப்பாகப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>{name} இல் உள்ள எந்த மோதலுக்கும் சேமித்த போட்டிகளில் முடிவில்லை: எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>முடிவுகளுடன் கோப்பு</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>{path} இல் எழுதிய முடிவுகள்: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL க்கான முடிவுகள்</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>அங்குள்ள முடிவுகளின் இடத்தில் நம்முடையதை இடு…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>சுற்று {left}, தொடங்கவில்லை</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>சுற்று {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>சுற்று: நேரம் +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>சுற்று {left}, நின்றது</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>மேலும் ஒரு நிமிடம்</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>ஒரு நிமிடம் குறைவு</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>சுற்றை மீண்டும் தொடங்கு</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>தொடங்கு</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>இந்தச் சுற்றில் மீதமுள்ள நிமிடங்கள்: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>இந்தச் சுற்றின் நேரம் முடிந்தது. தொடரின் விதிப்படி முடிக்கவும், அல்லது கேமை முடிக்கவும்.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} முறை தொடரும்</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} மீண்டும் முயல்வார்</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>முறை மாறும்: {player}</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>போர்டு முடிந்தது</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>போர்டு வெற்றி: {side}, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>வெளியே துள்ளியதை நடுவர் மைய வட்டத்தில் திரும்ப வைப்பார்.</translation>
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
        <translation>ஸ்ட்ரைக்கருடன்</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>டியூ, அபராதம்</translation>
    </message>
    <message>
        <source>due</source>
        <translation>டியூ</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>அபராதம்</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>முந்தைய டியூ</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>{player} வைப்பது {men}, {other} வைப்பது {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who}, வெளி வட்டத்தில்.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who}, வெளி வட்டத்தில், {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>ராணி மையத்துக்குத் திரும்பும்.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>ராணி கவர் ஆனது: {side}.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>பிரேக் இன்னும் செய்ய வேண்டும்.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>பிரேக் இன்னும் செய்ய வேண்டும்: முயற்சி {number} / {most}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>டியூவாக இருந்தது தள்ளுபடியாகும்.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>பலகையில்: {white}, {black}, ராணி.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>பலகையில்: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>டியூவான காய் இல்லை: திரும்புவது பலகையில் உள்ளது.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>முறை தொடரும்</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>முறை மாறும்</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>வைத்தவை</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>விடப்பட்டது: டியூ நீங்கும்</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>உரிமை போனது: டியூ இழப்பு</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>இடமில்லை: டியூவாக நிற்கும்</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} தொடர்ந்து ஆடுவார்</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>ராணி கவர் ஆனது: {side}.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>டெக்னிக்கல் ஃபவுல்.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>தாள் ஸ்கோரில் உள்ளபடி</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side} 1 கூடுதல் புள்ளி கோரலாம்.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side} %n கூடுதல் புள்ளி கோரலாம்.</numerusform>
            <numerusform>{side} %n கூடுதல் புள்ளிகள் கோரலாம்.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>போர்டு வெற்றி: {side}, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>முறையற்ற அடியிலிருந்து</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>இந்த அடியிலிருந்து</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>{player} அதை வைப்பார்</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>{player} அவற்றை வைப்பார்</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>போர்டு தொடரும்</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>ராணி திரும்பும்</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>எதுவும் திரும்பாது</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side} கூடுதல் புள்ளி கோரவில்லை.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side} 1 கூடுதல் புள்ளி கோரினார்.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side} %n கூடுதல் புள்ளி கோரினார்.</numerusform>
            <numerusform>{side} %n கூடுதல் புள்ளிகள் கோரினார்.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, முந்தைய டியூவும்</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>வேறாக முடிவு செய்…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>தீர்ப்பு, உறுதிசெய்தால்</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>தந்த தீர்ப்பு</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>விளக்கம்: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>தீர்ப்பு இல்லை</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>இது நடக்க முடியாது</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>தீர்ப்பு</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>இன்னும் தீர்ப்பு இல்லை</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>விதிகள்: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>காரணம்: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>சேமித்தது {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>சேமிக்க இன்னும் எதுவுமில்லை</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>சேமிக்கவில்லை</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>சேமிக்கவில்லை: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>படிக்க மட்டும்</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>படிக்க மட்டும்: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>இப்போது ஆடுவது யார்?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>இப்போது எந்தக் காய்கள் பலகைக்குத் திரும்பும்?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>எந்தக் காய்கள் டியூவாக நிற்கும்?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>ராணி என்னவாகும்?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>போர்டு எப்படி முடிகிறது?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>காய்களை வைப்பது யார்?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>நடுவர் என்ன அறிவிப்பார்?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>அடுத்த பிரேக் யார்?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>வெள்ளை ஆடுவது யார்?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>போர்டு ஸ்லாமா?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>அடுத்து என்ன?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>அடுத்த போர்டுக்கு முன் பக்கம் மாற வேண்டுமா?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>ஆடாமல் விட்டதால் என்ன ஆகும்?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>ஆட்டம் எப்படித் தொடரும்?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>எவ்வளவு நேரம் உண்டு?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>விதிமீறலின் விளைவு என்ன?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>டியூக்களும் அபராதங்களும்</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>கடைசிக் காய்கள்</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>22 புள்ளிகள் முதல்</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>வைத்தல்</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>இரட்டையர்</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>விதிமீறல்கள்</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>கடிகாரங்கள்</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>போட்டியின் போக்கு</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>இன்னும் கேட்கவில்லை</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>பலவீனம்</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>கற்கப்படுகிறது</translation>
    </message>
    <message>
        <source>known</source>
        <translation>தெரிந்தது</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>ராணி இருந்த இடத்தில் நிற்கும்</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>ராணி இப்போது மையத்துக்குத் திரும்பும்</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>ராணி பலகையில் இல்லை, கவர் ஆக வேண்டும்</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>ராணி பலகையில் இல்லை, முறை முடிந்ததும் திரும்பும்</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>ராணி கவர் ஆனது</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>அதே கேமின் அடுத்த போர்டு</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>அடுத்த கேம்</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>டாஸ், கூடுதல் போர்டு</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>போட்டி முடிந்தது</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>போர்டு ரத்தாகி மீண்டும் ஆடப்படும்</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>முறை அடுத்த ஆட்டக்காரருக்கு</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>அந்த போர்டின் தொடக்கத்திலிருந்து மீண்டும்</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>நிற்கும் இடத்திலிருந்து தொடரும்</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>அடி முறையற்றது</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>ஃபவுல்</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>தருணப்படி ஃபவுல் அல்லது டெக்னிக்கல் ஃபவுல்</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>போர்டு இழப்பு</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>போட்டி இழப்பாகலாம்</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>எச்சரிக்கை</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>போட்டிக்கு அழைத்தபோது ஆட்டக்காரர் பலகையில் இல்லை.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>போட்டிக்கு முன் ஆட்டக்காரர்கள் பயிற்சி செய்கின்றனர்.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>நடுவர் “ப்ளே” என்று அறிவித்தார்: பிரேக் செய்ய வேண்டும்.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>ஓர் ஆட்டக்காரரின் முறை: அவர் அடிக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>ஒரு காயை வைக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>ஒரு காய் டியூ: அதை வைக்க வேண்டும், அல்லது விட வேண்டும்.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>ஒரு கேம் முடிந்தது: ஆட்டக்காரர்கள் பக்கம் மாறுகின்றனர்.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>மூன்றாவது கேம் வருகிறது: ஆட்டக்காரர்கள் ஓய்வெடுக்கின்றனர்.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>எவருமில்லை: போர்டு முடிந்தது</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>அறிவிப்பு எதுவுமில்லை</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>ஸ்லாம் இல்லை</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>ஒற்றையர்: தொடர்ந்து {before} தடவை ஆடாமல் விட்டனர், இப்போது மேலும் ஒன்று.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>இரட்டையர்: தொடர்ந்து {before} தடவை ஆடாமல் விட்டனர், இப்போது மேலும் ஒன்று.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>போர்டின் நடுவே எழுந்த ஆட்சேபம் முடிவானது: ஏற்பு.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>போர்டின் நடுவே எழுந்த ஆட்சேபம் முடிவானது: நிராகரிப்பு.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>கடைசி கேமில் பக்கம் மாற வேண்டியிருந்தது, மாறினர்.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>கடைசி கேமில் பக்கம் மாற வேண்டியிருந்தது; அது மறக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>டாஸ் வெற்றி: {side}, {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>பிரேக் செய்யும் தரப்பில் அதைச் செய்ய வேண்டியவர் {name}.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>கேம் {game}, தொடங்கியவர் {first}; போர்டு {board}, பிரேக் {breaker}.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>கேமுக்கு போர்டு வரம்பில்லை.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>கேமுக்கு அதிகபட்சம் {limit} போர்டுகள்.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>ஸ்கோர் {a} : {b}; இப்போது {side} போர்டை வெல்கிறார், {points}.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>ஸ்கோர் {a} : {b}; இப்போது {side} போர்டை வெல்கிறார்கள், {points}.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>இது கடைசி கேம்; இதில் இன்னும் பக்கம் மாறவில்லை.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, கோரிக்கையின் பேரில் {more}</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>வேறாக இருந்திருந்தால் – {facts} – விடை இதுவாகும்: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>எளிது: நடந்ததே முடிவுசெய்யும்</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>நடுத்தரம்: அப்போதைய நிலையும், அல்லது இரண்டாவது விதியும் முடிவுசெய்யும்</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>கடினம்: பல விதிகள், அல்லது ஒரு விளக்கம் முடிவுசெய்யும்</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>முதல் கேமை வென்றவர்: {side}.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>நடுவர் பள்ளி</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>கற்பவர்</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>புதிய கற்பவரின் பெயர்</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>தலைப்பு</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>ஒவ்வொரு விதியிலும் தெரிந்தது</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>விதி</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>தெரிந்தது</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>கேட்டதில் சரி</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>பயிற்சிகளும் வரைபடமும்</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>கற்பவரை நீக்கு</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>அடுத்து வருவது</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>முதலில் பெயரை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>சேமிப்பில்லை</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>{name} பற்றித் தெரிந்த அனைத்தும் {path} இல் உள்ளன.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>முதலில் கற்பவரைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>முன்னேற்றத்தைச் சேமி</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>நிரந்தரமாக நீக்கு: மீண்டும் அழுத்தவும்</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name}, எல்லா முன்னேற்றத்துடனும் நீக்கப்பட்டார்.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>கற்பவரைச் சேர்</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>முன்னேற்றத்தைச் சேமி…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>பயிற்சிகள்</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>விதிகள், கற்பவர்களின் வரைபடம்</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>எல்லாக் கடினநிலைகளும்</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>எளிதிலிருந்து கடினம் வரை</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>கடினநிலை</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>அப்படிப் பயிற்சி எதுவும் இல்லை: வேறு தலைப்பை அல்லது வேறு கடினநிலையைத் தேர்வுசெய்யவும்.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>போட்டியை வென்றார்</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>ஆட்சேபம் தீரவில்லை</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>முறை: {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>ராணி கணக்கு 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>ராணி கணக்கு 0 (விதி {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>ராணி பெற்றார்: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>ராணி கவர் ஆக வேண்டும்: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>ராணி கணக்கு {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>ஆடும் முறை</translation>
    </message>
    <message>
        <source>white</source>
        <translation>வெள்ளை</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>ஸ்கோர்</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} புள்ளிகள்</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: வெற்றிக்குத் தேவையான {needed} கேம்களில் {won}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>தாள்</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>போ.</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>கேம் {number}</translation>
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
        <translation>கணினி போல</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>வெளிர்</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>இருள்</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>உயர் மாறுபாடு</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>இயல்பு</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>பெரியது</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>மிகப் பெரியது</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>வேண்டாம்</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>பரிந்துரை</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>தானியங்கி</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: பலகையின் அருகில் நிரப்பவும், அல்லது Esc மூலம் விடவும்.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>பிரேக் எதையும் தொடவில்லை</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha பிரேக் செய்கிறார். அவருடைய ஸ்ட்ரைக்கர் எல்லாக் காய்களையும் கடந்து, எதையும் தொடாமல் போகிறது; அடி முறையானது.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>எதையும் தொடாத பிரேக் இன்னும் செய்யப்படாததே. அவருக்கு இந்த முறையில் மூன்று முயற்சிகள் வரை உண்டு.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>மூன்றாவது முயற்சி தவறுகிறது</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha மூன்றாம் தடவை பிரேக் செய்கிறார். மீண்டும் ஸ்ட்ரைக்கர் எதையும் தொடவில்லை; அடி முறையானது.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>மூன்று முயற்சிகளுக்குப் பிறகு முறை மாறும். பிரேக் இன்னும் செய்ய வேண்டியுள்ளது: Ravi கறுப்புடன் செய்வார்.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>“ப்ளே” க்கு முன் அடி</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>நடுவர் “ப்ளே” என்று அறிவிக்கும் முன் Asha அடிக்கிறார். ஸ்ட்ரைக்கர் காய்களைத் தொட, ஒரு வெள்ளைக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>“ப்ளே” க்கு முன் விழுந்த காய்கள், மேலும் ஒரு காயுடன் வெளியே வரும். பாக்கெட்டில் அவருக்கு வேறு காய் இல்லை: அந்த ஒன்று டியூவாக நிற்கும்.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>ஒரு காய் டியூ</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha-வுக்கு ஒரு காய் டியூ; பாக்கெட்டில் அவருக்குக் காய் இல்லை. இப்போது முறையான அடியில் ஒரு வெள்ளைக் காயைப் போடுகிறார்.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>டியூவான காய், ஒன்று கிடைத்த உடனே எடுக்கப்படும், அவருடைய முறையிலும். அவர் தொடர்ந்து ஆடுவார்.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>ஸ்ட்ரைக்கரும் காயும்</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha ஒரு வெள்ளைக் காயைப் போடுகிறார், ஸ்ட்ரைக்கரும் விழுகிறது. அடி முறையானது.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>அவருடைய காய் திரும்பும், மேலும் ஒன்று டியூ. தன் காயைப் போட்டதால் அவர் தொடர்ந்து ஆடுவார்.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>ஸ்ட்ரைக்கர் மட்டும்</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha ஸ்ட்ரைக்கரை மட்டும் போடுகிறார், வேறெதுவுமில்லை. அடி முறையானது.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>ஒரு காய் டியூவாகத் திரும்பும், முறை மாறும்: அவருடைய காய் எதுவும் விழவில்லை.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>முறையற்ற அடி</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi ஸ்ட்ரைக்கரை அடிக்காமல் தள்ளுகிறார். அவருடைய ஒரு வெள்ளைக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>அந்தக் காய், ஃபவுலுக்காக மேலும் ஒன்றுடன் திரும்பும்; முறை மாறும்.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>துள்ளும் காய்கள்</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha ஒரு வெள்ளைக் காயைப் போடுகிறார். ஒரு கறுப்புக் காயும் ராணியும் பலகைக்கு வெளியே துள்ளுகின்றன.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>துள்ளியது பலகையை விட்டதாகாது: நடுவர் முதலில் ராணியையும் பின் காயையும் மையத்தில் வைப்பார். போட்ட காய்க்காக முறை தொடரும்.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>எதிராளியின் காய், தன் அடி</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi-க்கு ஒரு காய் டியூ; பாக்கெட்டில் அவருக்குக் காய் இல்லை. Asha Ravi-யின் ஒரு காயைப் போடுகிறார், தன் காய் எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>Asha-வின் அடியால் Ravi-யின் காய் கிடைத்தது; எனவே அது உடனே திரும்பும், Asha-வே அதை வைப்பார். முறை மாறும்.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>ராணி முன்னதாகவே</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi ராணியை மட்டும் போடுகிறார். இந்த போர்டில் அவருடைய காய் எதுவும் இன்னும் விழவில்லை.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>தன் காய் ஒன்று விழும் முன் ராணியை எடுக்க அவருக்கு உரிமையில்லை: ராணி திரும்பும், முறை மாறும், அபராதம் இல்லை.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>ராணி கவர் ஆகிறது</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi தன் கடைசி அடியில் ராணியைப் போட்டார். இப்போது அவருடைய ஒரு வெள்ளைக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>அடுத்த அடியில் விழும் தன் காய் ராணியைக் கவர் செய்யும். அவர் தொடர்ந்து ஆடுவார்.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>கவர் இல்லாத ராணி</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha தன் கடைசி அடியில் ராணியைப் போட்டார். இப்போது ஒரு வெள்ளைக் காய் விழுகிறது, அது Ravi-யுடையது.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>மற்ற தரப்பின் காய் கவர் ஆகாது: ராணி திரும்பும், முறை மாறும். Ravi-யின் காய் விழுந்ததாகவே இருக்கும்.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>டியூ உள்ளபோது ராணி</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha-வுக்கு இன்னும் வைக்க முடியாத ஒரு காய் டியூ. அவர் ராணியை மட்டும் போடுகிறார்.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>கையை விலக்கு</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha-வின் முறை, இன்னும் அடிக்கவில்லை. எதிரே உள்ள Ravi கையால் ஒரு காயைத் தொடுகிறார்.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>ஆடும் முறையில் இல்லாதவரின் விதிமீறல் டெக்னிக்கல் ஃபவுல்: அவருடைய ஒரு காய் திரும்பும். Asha-வின் முறை தொடரும்.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>பதினைந்து வினாடிகள்</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha ஒரு காயைப் போட்டார், மீண்டும் அவர் முறை. அடி இல்லாமல் பதினைந்து வினாடிகள் கடக்கின்றன.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>விதிகள் நேரத்தை வரையறுக்கின்றன, அபராதத்தைச் சொல்லவில்லை. முறையின் முதல் அடிக்குப் பிந்தைய ஃபவுலாக டெஸ்க் இதை எடுத்துக்கொள்ளும்: ஒரு காய், முறையும் போகும். நீங்கள் வேறாக முடிவு செய்யலாம்.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>பலகையை விட்டு</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>போர்டு நடக்கும்போது Asha எழுந்து இருக்கையை விட்டுச் செல்கிறார். அவர் அனுமதி கேட்கவில்லை.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>இருக்கையை விட்டால் போர்டு இழப்பு: பலகையில் உள்ள Asha-வின் காய்களும், அங்குள்ள ராணிக்கு மூன்றும் Ravi-க்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>கிளப்பில்</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>கிளப் விதிகளின்படி: Asha ஒரு காயைப் போட்டார்; இப்போது Ravi-யின் ஒரு காய் விழுகிறது, Asha-வுடையது எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>கிளப் பதிப்புகளில் மற்ற தரப்பின் காயைப் போடுவது ஃபவுல்: முறை முடியும், Asha-வின் ஒரு காய் திரும்பும்.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>ராணிக்கு முன் கடைசிக் காய்</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha தன் கடைசிக் காயைப் போடுகிறார். ராணி பலகையில் உள்ளது.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>ராணிக்கு முன் கடைசிக் காய் விழுந்தால் போர்டு இழப்பு: பலகையில் எது இருந்தாலும் Ravi-க்கு மூன்று புள்ளிகள்.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>மற்ற தரப்பின் கடைசிக் காய்</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha ராணியைக் கவர் செய்துவிட்டார். இப்போது அவர் அடியில் Ravi-யின் கடைசிக் காய் விழுகிறது, Asha-வுடையது எதுவுமில்லை.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi-க்குக் காய் எதுவுமில்லை: அவரே போர்டை வெல்கிறார், பலகையில் Asha-வுக்கு உள்ள காய்களின் அளவு புள்ளிகளுடன். Asha கவர் செய்த ராணி எவருக்கும் கணக்கில்லை.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>22 புள்ளிகளில்</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha-வுக்கு 22 புள்ளிகள், ராணியைக் கவர் செய்துவிட்டார். அவருடைய கடைசிக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>22 புள்ளிகள் முதல் ராணிக்குக் கணக்கில்லை: பலகையில் உள்ள இரண்டு காய்கள் மட்டுமே. கேம் தொடரும்.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>கடைசி போர்டுக்குப் பின் சமம்</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>எட்டாவது, கடைசி போர்டில் ஸ்கோர் 10 : 15. Ravi ராணியைக் கவர் செய்தார். Asha-வின் கடைசிக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>ஐந்து காய்களால் 15 : 15. கடைசி போர்டுக்குப் பின் சமம்: டாஸ், பின் ஒரு கூடுதல் போர்டு.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>கூடுதல் போர்டு</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>எட்டு போர்டுகளுக்குப் பின் சமம். கூடுதல் போர்டில் Asha ராணியைக் கவர் செய்தார், Ravi-யின் கடைசிக் காய் விழுகிறது.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>இரட்டையரில் யார் முறை</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil முறையாக அடிக்கிறார், எதுவும் விழவில்லை.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>இரட்டையரில் முறை வலப்பக்கமாகச் சுற்றும்: Anil-க்குப் பின் அவருடைய வலப்பக்கம் அமர்ந்துள்ள Rosa.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>இரட்டையரில் வைப்பது யார்</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi முறையான அடியில் ஒரு வெள்ளைக் காயையும் ஸ்ட்ரைக்கரையும் போடுகிறார்.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>ஒற்றையர் போலவே இரண்டு காய்கள் திரும்பும், அவர் தொடர்ந்து ஆடுவார். இரட்டையரில் அவருடைய வலப்பக்க ஆட்டக்காரர் அவற்றை வைப்பார்.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>காய் டியூ உள்ளவர் ராணியை எடுக்க முடியாது: ராணி திரும்பும், முறை மாறும். காய் டியூவாகவே நிற்கும்.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>கூடுதல் போர்டை வெல்பவர் கேமையும் வெல்வார், ஒரே புள்ளியிலும். வென்றவர் ராணியைக் கவர் செய்திருந்தால் மட்டுமே அது கணக்காகும்.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>டெஸ்க்கில் உள்ளிடு</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>வேறொன்று…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>இதை எடு</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>என்ன நடக்க வேண்டும் எனத் தேர்வுசெய்யவும். முதலில் நீங்கள் தீர்ப்பளியுங்கள், பின் டெஸ்க் தன் தீர்ப்பைக் காட்டும்.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>சூழ்நிலைகள்</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – தீர்ந்தது</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>ஒரு சூழ்நிலையைத் தேர்வுசெய்யவும்.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>இது எப்போது ஆடப்பட்டது எனத் தெரியவில்லை; எழுதிய நாள் {day}.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>இது ஆடப்படவில்லை; விடப்பட்டது.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>வேறொரு ஆட்டக்காரருக்கும் {name} என்ற பெயர் உள்ளது: இவருடைய புனைபெயர் {nickname}.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>டேபிள் {table} இந்தச் சுற்றில் எடுக்கப்பட்டுள்ளது; SoL இல் இதற்கு வேறு எண்.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>இந்தத் தொடர், சுற்றில் இந்தத் தரப்புகளுக்கிடையே மோதல் எதுவும் கோப்பில் இல்லை; எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>இந்தத் தொடர், சுற்றில் இந்தத் தரப்புகளுக்கிடையே பல மோதல்கள் கோப்பில் உள்ளன; எது என்று டேபிளோ நாளோ சொல்லவில்லை; எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>இந்த மோதலுக்குப் பல போட்டிகளின் முடிவுகள் உள்ளன; எதுவும் எழுதப்படவில்லை. கணக்கில் வருவதை மட்டும் விடவும்.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>இன்னும் முடிவு இல்லை; எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>கோப்பில் ஏற்கெனவே வேறு முடிவு உள்ளது; அது அப்படியே விடப்பட்டது.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>சுற்று {round}, டேபிள் {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>கோப்பில் இந்தப் போட்டிக்கு ஒரே கேம்: {games} கேம்களில் முதலாவது எழுதப்பட்டது.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>மூன்று கேம் போட்டியின் போர்டுகளுக்கு SoL இல் இடமில்லை; அதன் ஸ்கோர்கள் எழுதப்பட்டன.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>ஓர் ஆட்சேபம் முடிவுக்குக் காத்திருக்கிறது: முடிவு நிறுத்திவைக்கப்பட்டது, எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>போட்டி முடியவில்லை: இருக்கும் நிலையில் எழுதப்படுகிறது.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL தன் தரவரிசையைப் பெஸ்ட் ஆஃப் {most} இலிருந்து உருவாக்கும்: வென்றவரை அங்கே பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>கேம் {number} அதன் போர்டுகள் இல்லாமல் எழுதப்படுகிறது: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>கேம் {number} {score} இல் முடிந்தது; SoL அதிகபட்சம் {most} புள்ளிகள் காட்டும்.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>கேம் {number} {stood} இல் நின்றது, தரப்பு {side} க்குச் சேரும்: {score} என போர்டுகள் இல்லாமல் எழுதப்படுகிறது.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>கேம் {number} ஆடப்படவில்லை, தரப்பு {side} க்குச் சேரும்: {score} என போர்டுகள் இல்லாமல் எழுதப்படுகிறது.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>அவை அனைத்தும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL ராணிக்கு {queen} புள்ளிகள் எண்ணும், {most} புள்ளிகள் வரை.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL இல் {most} க்கு இடமுண்டு.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL அவற்றைக் கூட்டினால் அதே ஸ்கோர் வராது.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>ஒலியை {player} இசைத்தது. கேட்டதா?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>அதன் இடத்தை வேறொரு ஒலி எடுத்தது. மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>இந்தக் கணினியில் ஒலி இயக்கி இல்லை. pw-play, paplay அல்லது aplay நிறுவவும்.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>ஒலியை வட்டில் எழுத முடியவில்லை: {said}. இடத்தைக் காலியாக்கவும்.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} ஐத் தொடங்க முடியவில்லை: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} இசைக்க முடியவில்லை: {said}. ஒலிபெருக்கி இணைக்கப்பட்டுத் தேர்வாகியுள்ளதா?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} முடிவுக்கு வரவில்லை. ஒலிச் சாதனம் பயன்பாட்டில் உள்ளதா?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} இசைக்க முடியவில்லை. ஒலிபெருக்கி இணைக்கப்பட்டுள்ளதா? விருப்பங்களில் முயன்று பார்க்கவும்.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>ஒலி இல்லை: கடிகாரம் ஒளிர மட்டும் செய்யும். {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>ஒலிகள்</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>கடைசி ஐந்து வினாடிகளும் நேர முடிவும் ஒலிக்கட்டும்</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ஒலியளவு</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>முயன்று பார்</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>இங்கே எதைத் தேர்ந்தாலும் கடிகாரம் ஒளிரவும் செய்யும்.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>கடைசி வினாடிகள் ஒவ்வொன்றிலும் டிக் ஒலி</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>அரங்குக்கான திரை துண்டிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>ஒரே ஒரு திரைதான் உள்ளது: அரங்குக்கான சாளரத்தைத் தெரியும் இடத்துக்கு நகர்த்தவும்.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: அரங்குக்கு</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} புள்ளிகள், வென்ற கேம்கள் {games}</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>பலகையில் காய்கள் {a} – {b}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>அண்மைப் போட்டிகள்</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>போட்டி எதுவும் திறக்கவில்லை</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>முடியாதது: தொடரவும்</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>புதிய போட்டிக்கு ஆட்டக்காரர்கள், விதிகள், வடிவம் ஆகியவை ஒரே பக்கத்தில் கேட்கப்படும். பயிற்சியில் தீர்ப்பளிக்கச் சூழ்நிலைகள் உண்டு, அங்கே எதுவும் கணக்கில் வராது.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>கேம்கள் {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>சேமித்தது {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>புள்ளிவிவரம்</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>செயல்தவிர்  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>நிறுத்து</translation>
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
        <translation>இந்தப் போட்டியில் உறுதிசெய்த அனைத்தும் {file} இல் எழுதப்பட்டன: அங்கிருந்து எடுத்துக்கொள்ளலாம்.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>போட்டியை உடனே வேறிடத்தில் சேமிக்கவும்: எந்தக் கோப்பையும் எழுத முடியவில்லை.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>சேமித்த போட்டி {match} ஐத் தொடர முடியாது: பதிவு {number} அது இருக்கும் இடத்தில் சாத்தியமில்லை. {why} படிக்கக்கூடியதை மீட்கவும், அல்லது காப்புப்பிரதியை மீட்டமைக்கவும்.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} நகர்த்தப்பட்டது அல்லது நீக்கப்பட்டது: நகலெடுக்க எதுவுமில்லை. அதைத் திரும்ப வைக்கவும், அல்லது டெஸ்க்கை மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (காப்புப்பிரதிகளின் கோப்புறை)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>காப்புப்பிரதிகளுக்கான இரண்டாவது கோப்புறை {folder} அங்கே இல்லை: அதில் நகல் எடுக்கப்படவில்லை. அதன் வட்டை அல்லது USB ஐ இணைக்கவும், அல்லது வேறு கோப்புறையைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} பழுதானது, அதன் நகலும் பழுதானது: {problem}. முந்தைய காப்புப்பிரதியை மீட்டமைக்கவும், அல்லது படிக்கக்கூடியதைப் புதிய தரவுத்தளத்துக்கு மீட்கவும்.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>காப்புப்பிரதி {file} பழுதானது: {problem}. வேறொன்றைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} படிக்க மட்டும் திறக்கப்பட்டது: எதுவும் சேமிக்கப்படவில்லை. முதலில் அதை எழுதத் திறக்கவும்.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} இந்த டெஸ்க் அதைக் காட்ட மட்டும் செய்கிறது: எதுவும் சேமிக்கப்படவில்லை. முதலில் மற்ற டெஸ்க்கை மூடவும்.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>இந்த டெஸ்க்கில் திறந்திருக்கும்போது {place} அல்லது அதன் ஜர்னல் மேலெழுதப்பட்டது.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} சற்று நேரத்தில் மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} அது இப்போது தயாராகிறது: சற்று நேரத்தில் மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} இப்போது அங்கே இல்லை, ஆனால் கடைசிப் பதிவுகளுடன் {file}-wal உள்ளது. கோப்பைத் திரும்ப வைத்து மீண்டும் முயலவும், அல்லது படிக்கக்கூடியதை மீட்கவும்.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} காலியாக உள்ளது, ஆனால் கடைசிப் பதிவுகளுடன் {file}-wal காலியில்லை. கோப்பைத் திரும்ப வைத்து மீண்டும் முயலவும், அல்லது படிக்கக்கூடியதை மீட்கவும்.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} இப்போது அங்கே இல்லை, ஆனால் {folder} இல் அதன் காப்புப்பிரதிகள் உள்ளன. கடைசியை மீட்டமைக்கவும், அல்லது போட்டிகள் இல்லாமல் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} காலியாக உள்ளது, ஆனால் {folder} இல் அதன் காப்புப்பிரதிகள் உள்ளன. கடைசியை மீட்டமைக்கவும், அல்லது போட்டிகள் இல்லாமல் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} எதுவும் சேமிக்கப்படவில்லை. கோப்பைத் திரும்ப வைக்கவும், அல்லது டெஸ்க்கை மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} பழுதானது: எந்தப் பதிப்புடையது என அதில் இல்லை. கடைசிக் காப்புப்பிரதியை மீட்டமைக்கவும், அல்லது படிக்கக்கூடியதைப் புதிய தரவுத்தளத்துக்கு மீட்கவும்.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} இல் இன்னும் போட்டிகள் இல்லை. அதைத் தயாராக்க ஒருமுறை எழுதத் திறக்கவும்.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} பழைய Carrom Desk ஆல் உருவானது. ஒருமுறை எழுதத் திறக்கவும்: அப்போது அது புதுப்பிக்கப்படும்.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} புதிய Carrom Desk ஆல் உருவானது, அப்படியே விடப்படுகிறது. அதைத் திறக்க அந்தப் பதிப்பை நிறுவவும்.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} போட்டிகளின் தரவுத்தளம் அல்ல: அது வேறு நிரலுடையது, அப்படியே விடப்படுகிறது. வேறு கோப்பைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>எந்தக் கோப்பின் பெயரிலும் வெற்றெழுத்து (null) இருக்காது. ஒரு கோப்பின் பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>இது ஒரு தரவுத்தளத்தின் முகவரி அல்ல. ஒரு கோப்பின் பாதையை, அல்லது sqlite:///PATH போன்ற URL ஐத் தரவும்.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>நினைவகத்தில் உள்ள தரவுத்தளம் எல்லாப் போட்டிகளையும் இழக்கும். ஒரு கோப்பின் பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: அப்படியொரு முகப்புக் கோப்புறை இல்லை. கோப்பின் முழுப் பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} என்பது {file} கோப்புக்கான இணைப்பு, ஆனால் அது அங்கே இல்லை. வட்டு இணைந்துள்ளதா எனப் பார்க்கவும், அல்லது வேறு கோப்பைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>{kind} வகைத் தரவுத்தளங்களுக்கு இயக்கி இல்லை. ஒன்றை நிறுவவும், அல்லது ஒரு கோப்பின் பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>{place} உள்ள வட்டு நிரம்பியது: எதுவும் சேமிக்கப்படவில்லை. சிறிது இடத்தைக் காலியாக்கி, கடைசிச் செயலை மீண்டும் செய்யவும். முன்பு உறுதிசெய்த அனைத்தும் பத்திரமாக உள்ளன.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} ஐப் படிக்க மட்டுமே முடியும்: எதுவும் சேமிக்கப்படவில்லை. கோப்பிலும் அதன் கோப்புறையிலும் எழுத அனுமதிக்கவும், அல்லது வேறு தரவுத்தளத்தைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>வேறொரு நிரல் {place} இல் எழுதுகிறது, அதை விடவில்லை: எதுவும் சேமிக்கப்படவில்லை. சற்றுக் காத்திருந்து கடைசிச் செயலை மீண்டும் செய்யவும்; அப்படியே இருந்தால் அந்த நிரலை மூடவும்.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} ஐத் திறக்க முடியவில்லை. அதன் கோப்புறை உள்ளதா, வட்டு இணைந்துள்ளதா, அங்கே படிக்கவும் எழுதவும் உங்களுக்கு அனுமதி உள்ளதா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>{place} ஐப் படிப்பது அல்லது எழுதுவது தோல்வியடைந்தது: எதுவும் சேமிக்கப்படவில்லை. வட்டு இணைந்துள்ளதா, இடம் உள்ளதா எனப் பார்த்து, கடைசிச் செயலை மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>{place} ஐத் திறக்க உங்களுக்கு அனுமதி இல்லை. படிக்கவும் எழுதவும் உரிமையை அதன் உரிமையாளரிடம் கேட்கவும், அல்லது வேறு தரவுத்தளத்தைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} இல்லை. பாதையையும், வட்டு இணைந்துள்ளதா என்பதையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} ஒரு கோப்புறை. அதிலுள்ள கோப்பின் பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} அங்கே இருக்க முடியாது: அதன் கோப்புறை இருக்க வேண்டிய இடத்தில் ஒரு கோப்பு உள்ளது. வேறு பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} தன்னிடமே திரும்பும் இணைப்பு. ஒரு கோப்பின் பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} ஒரு கோப்புக்கு மிக நீளமான பெயர். வேறு பாதையைத் தரவும்.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>{place} இல் உள்ள தரவுத்தளம் சரியாகப் பதிலளிக்கவில்லை: எதுவும் சேமிக்கப்படவில்லை. அதன் சேவையகம் இயங்குகிறதா, அடைய முடிகிறதா எனப் பார்த்து, கடைசிச் செயலை மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} பழுதானது, படிக்க முடியவில்லை: அது தரவுத்தளம் அல்ல, அல்லது அதன் ஒரு பகுதி மேலெழுதப்பட்டது. படிக்கக்கூடியதைப் புதிய தரவுத்தளத்துக்கு மீட்கவும், அல்லது கடைசிக் காப்புப்பிரதியை மீட்டமைக்கவும்.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>இங்கே திறந்த பிறகு வேறொரு டெஸ்க் இந்தப் போட்டியில் எழுதியுள்ளது: எதுவும் சேமிக்கப்படவில்லை. இப்போது அதில் உள்ளதைக் காணப் போட்டியை மீண்டும் திறக்கவும்.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} பழுதானது. படிக்கக்கூடியதைப் புதிய தரவுத்தளத்துக்கு மீட்கவும், அல்லது கடைசிக் காப்புப்பிரதியை மீட்டமைக்கவும். கண்டறிந்தது: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} ஒரு சாதனம் அல்லது குழாய், கோப்பு அல்ல; அப்படியே விடப்படுகிறது. வேறு கோப்பைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} க்கு அதன் வட்டில் இரண்டாவது பெயர் (வன் இணைப்பு) உள்ளது: ஒரு பெயரில் சேமிப்பது மற்ற பெயரில் இழக்கப்படலாம். பெயர்களில் ஒன்றை அகற்றவும், அல்லது கோப்பை நகலெடுத்து நகலைத் திறக்கவும்.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} ஐ உருவாக்க முடியாது: {folder} கோப்புறை இல்லை. பாதையையும் வட்டு இணைந்துள்ளதா என்பதையும் பார்க்கவும், அல்லது முதலில் கோப்புறையை உருவாக்கவும்.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>இந்த டெஸ்க்கில் திறந்திருக்கும்போது {file} நகர்த்தப்பட்டது அல்லது நீக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>இந்த டெஸ்க்கில் திறந்திருக்கும்போது {file} சுருக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>இந்த டெஸ்க்கில் திறந்திருக்கும்போது {file} மேலெழுதப்பட்டது.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>இந்த டெஸ்க்கில் திறந்திருக்கும்போது {file} இன் ஜர்னல் நகர்த்தப்பட்டது அல்லது நீக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>இந்த டெஸ்க்கில் திறந்திருக்கும்போது {file} இன் ஜர்னல் சுருக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>போட்டி {match} ஏற்கெனவே இங்கே உள்ளது: எதுவும் சேமிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>போட்டி {match} குப்பையில் உள்ளது: எதுவும் சேமிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} இந்த டெஸ்க்கில் திறந்திருக்கும்போது அது மேலெழுதப்பட்டது.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>போட்டியின் அடையாளம் காலியாக உள்ளது, அல்லது வைக்க முடியாத எழுத்துகள் உள்ளன. வேறொன்றைத் தரவும்.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>இந்தத் தரவுத்தளத்தில் போட்டி {match} இல்லை. போட்டிப் பட்டியலைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>இந்தப் பதிவை வைக்க முடியாது, ஏனெனில் அதை மீண்டும் படிக்க முடியவில்லை: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>இந்தப் போட்டியை வைக்க முடியாது, ஏனெனில் அதை மீண்டும் படிக்க முடியவில்லை: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>எந்தக் கோப்பிலும் இருக்க முடியாதது அதில் உள்ளது.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>பதிவு {number} காணவில்லை</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>{length} பதிவுகள் இருக்க வேண்டும், {found} உள்ளன</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>சேமித்த போட்டி {match} ஐப் படிக்க முடியவில்லை: {why}. கடைசிக் காப்புப்பிரதியை மீட்டமைக்கவும், அல்லது படிக்கக்கூடியதைப் புதிய தரவுத்தளத்துக்கு மீட்கவும்.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>காப்புப்பிரதி {place} இப்போது அங்கே இல்லை. வேறொன்றைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>போட்டி {match}: எதையும் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>போட்டி {match}, {sides}: {of} பதிவுகளில் பதிவு {kept} வரை மீட்கப்பட்டது.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>போட்டி {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>போட்டி {match}, பதிவு {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>வேறொரு டெஸ்க் இந்தத் தரவுத்தளத்தை எழுதத் திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>வேறொரு டெஸ்க் இந்தத் தரவுத்தளத்தை எழுதத் திறந்துள்ளது: {host} இல் செயல்முறை {process}, {since} முதல்.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} முதலில் அதை மூடி, பின் மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} ஒரு சேவையகத்தில் உள்ளது: மீட்டமைக்க அதன் பொறுப்பாளரிடம் கேட்கவும்.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>போட்டி {match} மிக நீளமானது: தீர்ப்புகளுடன் சேர்த்தால் எந்தப் போட்டிக் கோப்பும் அதை மீண்டும் கொள்ளாது.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>முறையற்றது</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>எதையும் தொடவில்லை</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ப்ளே” க்கு முன்</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>விழுந்தவை</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>துள்ளியவை</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>விழுந்தது</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>வெளியே துள்ளியது</translation>
    </message>
    <message>
        <source>White</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>ஸ்ட்ரைக்கர்</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>ஏன் முறையற்றது</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>முறையற்றது: காரணம் குறிப்பிடவில்லை</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>இந்த அடி</translation>
    </message>
    <message>
        <source>White</source>
        <translation>வெள்ளை</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>கறுப்பு</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>ஸ்ட்ரைக்கர்</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“ப்ளே” க்கு முன்</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>துள்ளல்</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>தொடாதது</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>முறையற்றது: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>முறையற்றது…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>வட்டு</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>போட்டிகள்</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>காப்புப்பிரதிகள்</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>இரண்டாம் காப்பு</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>மின்சாரம்</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>இரண்டாம் திரை</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>எழுத்துகள்</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>அறிக்கைகள்</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>ஒலி</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>நன்று</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>பார்க்கவும்</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>மோசம்</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>போட்டி தொடங்கும் முன் மோசம் எனக் குறித்ததைக் கவனிக்கவும்.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>போட்டி தொடங்கலாம். குறித்ததைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>எல்லாம் சரி: போட்டி தொடங்கலாம்.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} காலி; ஒரு பதிவு {ms} ms இல் வட்டில் சேர்கிறது.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>திறந்துள்ளது, அதன் கட்டமைப்பு சரி.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>கடைசியானது {last} இல்.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>இரண்டாவது கோப்புறை உள்ளது, எழுதவும் முடிகிறது.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>நேரம் {time}. சரியா?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>மின் இணைப்பில்.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} திரைகள் இணைந்துள்ளன.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>எல்லா எழுத்துமுறைகளையும் காட்ட முடியும்.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>ஒரு பக்கம் PDF ஆக எழுதப்பட்டது.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>{free} மட்டுமே காலி. தேவையற்றதை விரைவில் நீக்கவும்.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>{free} மட்டுமே காலி. போட்டிக்கு முன் இடம் உண்டாக்கவும்.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>மெதுவானது: ஒரு பதிவு வட்டில் சேர {ms} ms. மற்ற நிரல்களை மூடவும், அல்லது வேறு வட்டைப் பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>இதில் எழுத முடியவில்லை: {why}. எதுவும் சேமிக்கப்படாது: வேறு வட்டைப் பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>போட்டிகள் திறக்கவில்லை. ஏன் என்பதை “இப்போது என்ன” சொல்லும்.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} மெனுவைத் திறந்து, “காப்புப்பிரதிகள்…” தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>இன்னும் இல்லை; முதலாவது ஒரு கேம் முடிந்ததும் வரும்.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>{folder} இல் எழுத முடியவில்லை: {why}. எழுத அனுமதிக்கவும்.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>இரண்டாவது கோப்புறை இல்லை. USB பாதுகாப்பானது: மெனு, “காப்புப்பிரதிகள்…”.</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} இல்லை. USB ஐச் செருகவும், அல்லது வேறு கோப்புறையைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>{folder} இல் எழுத முடியவில்லை: {why}. வேறு கோப்புறையைத் தேர்வுசெய்யவும்.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>இது {time} என்கிறது, அப்படி இருக்க முடியாது. தேதியையும் நேரத்தையும் அமைக்கவும்.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>அடிகளுக்கு நேரம் அளக்கும் கடிகாரம் நின்றுள்ளது. கணினியை மறுதொடக்கம் செய்யவும்.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>மின்கலத்தில், மீதம் {percent} %. மின் இணைப்பில் செருகவும்.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>மின்கலத்தில், மீதம் {percent} % மட்டுமே: ஒரு போட்டிக்குப் போதாது. இப்போதே மின் இணைப்பில் செருகவும்.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>மின்கலம் பற்றித் தகவல் இல்லை: மின் இணைப்பில் உள்ளதா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>இங்கே தகவல் இல்லை: மின் இணைப்பில் உள்ளதா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>ஒரே ஒரு திரை உள்ளது, நடுவருக்கு அது போதும்.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>எழுத்துகள் இல்லை: {why}. Carrom Desk ஐ மீண்டும் நிறுவவும்.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>PDF எழுத முடியவில்லை: {why}. அறிக்கைகளை HTML ஆக எழுதவும்.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>விருப்பங்களில் அணைக்கப்பட்டுள்ளது. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>போட்டிகள் ஒரு சேவையகத்தில் உள்ளன: காப்புப்பிரதிகளை அதன் பொறுப்பாளர் எடுப்பார்.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>கணினிச் சரிபார்ப்பு</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>மீண்டும் சரிபார்</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>உரையாக நகலெடு</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>பார்க்கப்படுகிறது</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>போட்டியைத் தொடர்ந்து எடு</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>வென்ற கேம்கள்</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>இந்த கேமின் புள்ளிகள்</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>பலகையில் காய்கள்</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>டியூ காய்கள்</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>இந்த கேமில் முடிந்த போர்டுகள்</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>இந்த போர்டில் பிரேக், வெள்ளை ஆடுவது</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>ஆடும் முறை</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ராணி</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>கவர் {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>பிரேக் முடிந்தது</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>போட்டியின் நிலை</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>நடக்கும் போர்டு</translation>
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
        <translation>மெனு</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>கூடுதல் போர்டுக்கு டாஸ்</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>டாஸ்</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>டாஸை உள்ளிடு</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. டாஸ் வென்றது யார்?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>பிரேக்</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>பக்கம்</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. வென்றவர் எதை எடுக்கிறார்?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. பிரேக் செய்யும் ஜோடியில் பிரேக் யார்?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>ஆட்டக்காரர் 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>ஆட்டக்காரர் 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>டாஸ் வென்றது யார் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>வென்றவர் பிரேக்கை எடுக்கிறாரா, பக்கத்தையா எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>எந்த ஆட்டக்காரர் பிரேக் செய்கிறார் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. முதலில் அமர்பவர்கள்: {first}.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. பக்கத்தைத் தேர்பவர்கள்: {chooser}.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>பிரேக்கும் வெள்ளையும்: {names}.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>பிரேக்கும் வெள்ளையும்: {name}.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. முதலில் அமர்பவர்: {first}.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. பக்கத்தைத் தேர்பவர்: {chooser}.</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(விதி {number})</translation>
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
        <translation>{case} (விதி {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>முறை மாறியது</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>தவறான காய்</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>மறந்த டியூ</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>கவராகா ராணி</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>தொடர்ந்தது</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>கவனிக்காமல் முறை மாறி ஆடியது: முறை அனுமதிக்கப்படும்</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>கவனிக்காமல் தவறான காய் வைத்தது: அது நிற்கும்</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>கவனிக்காமல் டியூ காய்கள் வைக்கவில்லை: அவற்றின் உரிமை போகும்</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>கவனிக்காமல் ராணி கவர் ஆகவில்லை: கவர் ஆனதாகக் கணக்கு</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>கவனிக்காமல் எதிராளியின் காய் விழுந்தது: அது கணக்கு, கவனித்ததும் முறை முடியும்</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>உள்ளே உள்ள போட்டியைப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>இந்தக் கோப்பில் போட்டி இல்லை: இது எந்தப் போட்டியின் அறிக்கை எனக் குறிப்பிடவும்.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>அறிக்கை போட்டி {one} உடையது, {other} உடையதல்ல.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>அறிக்கை {made} பதிப்பால் உருவாக்கப்பட்டது, இது {own} பதிப்பு: அந்தக் காரணத்தால் மட்டுமே வேறுபடலாம். {made} பதிப்பால் சரிபார்க்கவும்.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>போட்டி {id} வேறாகச் சேமிக்கப்பட்டுள்ளது: அது அதன் பின் தொடர்ந்தது, அல்லது மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>இந்தப் போட்டியின் அறிக்கையில் உள்ளதிலிருந்து ஏதோ வேறாக வரையப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>“{ought}” இல்லை.</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>“{told}” சேர்க்கப்பட்டது.</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>போட்டியில் “{ought}” உள்ள இடத்தில் “{told}” உள்ளது.</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>இது ஒப்பிடக்கூடிய அறிக்கை அல்ல: PDF, HTML, CSV, XLSX ஆகியவற்றை ஒப்பிடலாம்.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} போட்டியை இழக்கிறார்.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} போட்டியை இழக்கிறார்கள்.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>{player}: எச்சரிக்கை {number}; முறை அப்படியே இருக்கும்.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 எச்சரிக்கை</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n எச்சரிக்கை</numerusform>
            <numerusform>%n எச்சரிக்கைகள்</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>ஃபவுல்…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>தலைமை…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>நேரமீறல்</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>இந்த விதிகள் இங்கே நேரம் வரையறுக்கவில்லை.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>“ப்ளே” க்கு முன் நேரம் ஓடாது.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>இது கடைசித் தீர்ப்பு பற்றியது: முதலில் அடியை உறுதிசெய்யவும், அல்லது அதன் குறிகளை அழிக்கவும்.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>வேறு கோப்பைத் திற…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>போட்டிகள் இல்லாமல் தொடங்கு</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>உறுதிசெய்</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>அழி</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>டாஸ்…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>வெற்றி: {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>புதியதைக் காட்டு</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>இங்கே எழுது</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>மற்ற டெஸ்க் மூடியது: போட்டி இங்கே தொடரலாம்.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>மீண்டும் திற</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>விடு</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>வேறிடம்…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>சேமிக்கவில்லை. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>கடைசிப் பதிவு இன்னும் சேமிக்கப்படவில்லை. முதலில் மீண்டும் சேமிக்கவும், வேறிடத்தில் சேமிக்கவும், அல்லது கைவிடவும்.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>விழுந்ததைக் குறித்து, பின் உறுதிசெய்யவும்.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>குறிகள் ஒன்றுக்கொன்று முரண்படுகின்றன.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>அடியை உறுதிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>வைப்பு</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>விடல்</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>இழப்பு</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>நெரிசல்</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ப்ளே</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>வெற்றி: {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>பக்கம் மாறினர்</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>டாஸை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>போட்டிகள் திறக்கப்படுகின்றன…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>போட்டியைத் தொடங்கவும், அல்லது ஒன்றைத் திறக்கவும்.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>முடியாதது: {names}. தொடரவா?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>ஒரு சூழ்நிலையை எடுக்கவும், அல்லது கணக்கில் வராத போட்டியை நடத்தவும்.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>சூழ்நிலைகள்…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>பயிற்சியை விட்டு வெளியேறு</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} வைப்பது: {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>ஆட்சேபம் ({side}) தீரவில்லை: முடிவு நிறுத்திவைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>பிரேக் {player}: “ப்ளே” அறிவிக்கவும்.</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>கடிகாரத்தைத் தொடங்கு</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>நேரம் முடிந்தது. அடியை, அல்லது “நேரம் தாண்டியது” என்பதை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>கோர வேண்டாம்</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} கோரு</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>வருகை நேரம் முடிந்தது. வாக்ஓவரா?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>தானாக விழுந்தது</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>சுற்றின் நேரம் முடிந்தது. தொடரவும், அல்லது கேமை முடிக்கவும்.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>கேம் முடி</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (விதி {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>தானாக விழுந்தது</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>{count} க்கு இடம்</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>படிக்க மட்டும். {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>கடிகாரம் நின்றுள்ளது.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>கடிகாரம் நின்றுள்ளது. “ப்ளே” மீண்டும் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>ஏற்றுக்கொள்</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>நிராகரி</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>இப்போது என்ன</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>சொல்</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>அலாரம்: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>இப்போது என்ன: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>அலாரம்</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>அறிவிப்பு: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>அறிவிப்பு இல்லை</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>காரணம்: அச்சாகும்</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>காரணத்தைத் தரவும்: அது அறிக்கையில் அச்சாகும்.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>நேரத்துக்குப் பலகைக்கு வரவில்லை</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>போட்டி எதுவும் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>முதலில் ஒரு போட்டியைத் திறக்கவும்.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>போட்டிகள் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>எதுவும் குறிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>பிழை அறிக்கை உருவாக்கு…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>SoL இலிருந்து மோதல்கள்</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>படிக்கக்கூடியதை மீட்டெடு</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>காப்புப்பிரதியை மீட்டமை…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>காப்புப்பிரதிக்கு இரண்டாவது கோப்புறை</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>காப்புப்பிரதிகள் {folder} க்கும் செல்கின்றன.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>இரண்டாவது கோப்புறை இல்லை</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>போர்டின் புள்ளிகள்</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>இது முன்பு உள்ளிட்டது; “எல்லாம் அழி” வெற்றுப் பக்கத்துடன் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>எந்த ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>குறிப்பிடவில்லை</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>போட்டி முடிந்தது.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>பெயர் .pdf அல்லது .html என முடிய வேண்டும்.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>நடுவரின் முடிவு</translation>
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
        <translation>பயிற்சி – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>காப்புப்பிரதி எடுக்கப்படவில்லை; போட்டி பத்திரமாக உள்ளது. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>ஒரு நீண்ட போட்டி திறக்கப்படுகிறது…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>போட்டிகள் திறக்கப்படுகின்றன.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>போட்டிகள் பழைய பதிப்பைச் சேர்ந்தவை: நகலெடுத்து, பின் புதுப்பிக்கப்படுகின்றன…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>போட்டி சேமிக்கப்பட்டது: அது போட்டிப் பட்டியலில் உள்ளது.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>போட்டி சேமிக்கப்பட்டது, இங்கிருந்து தொடரும்.</translation>
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
