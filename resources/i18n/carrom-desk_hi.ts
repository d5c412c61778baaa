<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>संस्करण {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>सुझाव इसका, निर्णय अंपायर का।</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>आपके मैच {database} में रखे जाते हैं।</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>यह किसी नेटवर्क का उपयोग नहीं करता।</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>अनुवाद हो चुका है, पर इस भाषा के किसी मूल भाषी ने अभी नहीं पढ़ा: {languages}।</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>MIT लाइसेंस के अंतर्गत मुफ़्त। फ़ॉन्ट Noto Sans हैं, SIL Open Font License के अंतर्गत।</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>रिपोर्ट…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>निर्यात करें</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>आयात करें…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>रद्दी में डालें  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>वापस रखें</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>हमेशा के लिए…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>कई चुनें</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>मैच फ़ाइलें, कहीं और आयात करने के लिए…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>टूर्नामेंट डेस्क SoL के लिए एक फ़ाइल…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>परिणाम आयोजक की SoL फ़ाइल में…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>हाथ तीर को पार कर सकता है</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>स्ट्रोक के समय हाथ बोर्ड की सतह को छू सकता है</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>हाथ अपने शरीर पर और पैर अपनी कुर्सी के किनारे पर टिके रह सकते हैं</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>किसी भी हाथ से खेला जा सकता है</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>आउटर सर्कल के भीतर उँगली हटते ही गोटी रखी हुई मानी जाती है</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>बारी वाला खिलाड़ी अपनी बेस लाइन और बेस सर्कल से फ़ालतू पाउडर स्ट्राइकर से हटा सकता है</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>गोटी रखते समय स्ट्राइकर और गोटियाँ अपनी बेस लाइन के पास रखी जा सकती हैं</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>फ़ाउल नहीं: {listed}।</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>प्रविष्टि {number} सुधारें</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>सुधारें</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>अभी कुछ नहीं बदला है।</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>किसने किया</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>माँगे गए अतिरिक्त अंक</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>टिप्पणी</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>उसका कारण</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>टॉस जीता</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>चुना</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>ब्रेक करने वाला खिलाड़ी</translation>
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
        <translation>फिर: {place}, {score}। {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>प्रविष्टियाँ जो अब मान्य नहीं: {entries}।</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>मैच की मौजूदा स्थिति नहीं बदलती।</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>व्हाइट का स्ट्रोक</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>व्हाइट का अपने पहले स्ट्रोक से पहले उल्लंघन</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>{side} का उल्लंघन, कोई स्ट्रोक नहीं</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लैक</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>वे नियम जिनसे बाकी की तुलना होती है</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>क्या होता है</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>ब्रेक हो चुका है</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>ब्रेक बाकी है: प्रयास {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>एक सफ़ेद गोटी पहले पॉकेट हुई थी</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>एक काली गोटी पहले पॉकेट हुई थी</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>अनुचित स्ट्रोक</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>कुछ नहीं छुआ</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” से पहले</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>हर संस्करण का फ़ैसला</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>बोर्ड पर सफ़ेद गोटियाँ</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>बोर्ड पर काली गोटियाँ</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>व्हाइट की बकाया गोटियाँ</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>ब्लैक की बकाया गोटियाँ</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>व्हाइट के अंक</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>ब्लैक के अंक</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>परिदृश्य के रूप में कॉपी किया: “carrom-desk rule” इसे पढ़ता है।</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>यह परिदृश्य नहीं है। {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>चिपकाया गया।</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>“प्ले” से पहले केवल ब्रेक हो सकता है।</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>नौ से कम गोटियाँ हों या ब्रेक बाकी हो, तो यह पहले से तय है।</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>किसी स्ट्रोक के बारे में नहीं पूछा गया।</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>व्हाइट की बारी है।</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>परिदृश्य कॉपी करें</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>परिदृश्य चिपकाएँ</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>छापें या सहेजें…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>इन नियमों में ऐसा नहीं हो सकता</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>{player} की बारी है।</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: बोर्ड पर {men}{owed}।</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>स्कोर {own} : {opponent}, बारी वाला खिलाड़ी पहले।</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>ब्रेक होना बाकी है: {most} में से प्रयास {number}।</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>उसकी एक गोटी पहले पॉकेट हुई थी और वापस आई।</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, अपनी बारी के पहले स्ट्रोक से पहले: {what}।</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}।</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>{side} ने क्वीन कवर की।</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>नियम क्या कहते हैं</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>फ़ैसला</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>कैरम</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ वहाँ लगा है जहाँ इन संस्करणों में पहले से अंतर है।</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>पुकार</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>व्याख्या</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>बैकअप</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>दूसरा फ़ोल्डर…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>बैकअप हर बार शुरू होने पर, हर गेम और मैच के बाद और डेस्क बंद करते समय बनता है। पेन ड्राइव या दूसरी डिस्क पर दूसरा फ़ोल्डर हो तो इस कंप्यूटर की डिस्क ख़राब होने पर भी बैकअप बचे रहते हैं।</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>बैकअप किसी दूसरे फ़ोल्डर में नहीं जाते।</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>बैकअप</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>बहाल करें</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>चुना हुआ बैकअप डेटाबेस की जगह लेगा; मौजूदा डेटाबेस उसके पास रखा रहेगा।</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>पिछला बैकअप नहीं बन सका। {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>बना</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>क्यों</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>इसमें अंतिम मैच</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>तक</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>सामग्री</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>बैकअप, सबसे नए पहले</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>अभी बैकअप बनाएँ</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>कोई बैकअप चुनें।</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>अभी कोई बैकअप नहीं है।</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>इस बैकअप की जाँच अभी चल रही है…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>बैकअप दूसरे फ़ोल्डर में भी जा सकते हैं, जैसे पेन ड्राइव पर।</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>दूसरा फ़ोल्डर…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>ख़राब</translation>
    </message>
    <message>
        <source>start</source>
        <translation>शुरुआत</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>गेम समाप्त</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>मैच समाप्त</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>हाथ से</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>अपग्रेड से पहले</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>बदलने से पहले</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>प्रोग्राम बंद</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>मैच: {matches}, प्रविष्टियाँ: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>डेस्क पर चल रहा मैच नहीं हटेगा: उसे हटाने से पहले कोई दूसरा मैच खोलें या शुरू करें।</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} रद्दी में है।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} मैच रद्दी में हैं।</numerusform>
            <numerusform>{count} मैच रद्दी में हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} हमेशा के लिए हट गया।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} मैच हमेशा के लिए हट गए।</numerusform>
            <numerusform>{count} मैच हमेशा के लिए हट गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} फिर रद्दी में है।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} मैच फिर रद्दी में हैं।</numerusform>
            <numerusform>{count} मैच फिर रद्दी में हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} मैचों में वापस आ गया।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} मैच बाकी मैचों में वापस आ गए।</numerusform>
            <numerusform>{count} मैच बाकी मैचों में वापस आ गए।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>सफ़ेद गोटी {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>काली गोटी {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>स्ट्राइकर</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>पॉकेट</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>बोर्ड से बाहर</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>बोर्ड पर</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>इस स्ट्रोक में पॉकेट हुई</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>इस स्ट्रोक में बोर्ड से बाहर उछली</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>बोर्ड पर नहीं</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · बारी</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>बोर्ड पर: {white} सफ़ेद, {black} काली, क्वीन</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>बोर्ड पर: {white} सफ़ेद, {black} काली</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>क्वीन कवर करनी है</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>क्वीन वापस आएगी</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>क्वीन कवर हुई</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>क्वीन कवर: {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>कवर बाकी</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>कवर हुई</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>वापस आएगी</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>{count} बकाया</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>रखनी है</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>कैरम बोर्ड</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>बोर्ड पर नहीं</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>इस पॉकेट में क्या गिरा?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>बोर्ड पर {count}</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>अगला दबाव यानी: बाहर उछली</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} सफ़ेद</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} काली</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>पॉकेट: {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>बोर्ड से बाहर: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: {count} बकाया</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>रखनी हैं: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>बकाया</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>पहले टॉस होता है।</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>स्ट्राइकर धकेला</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>स्ट्राइकर दोनों बेस लाइनों पर नहीं</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>बेस सर्कल नहीं ढका, या तीर छुआ</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>कोहनी सतह या तीर की रेखाओं के ऊपर</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>विपक्षी का स्ट्राइकर अभी बोर्ड पर</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>शरीर तीर की रेखाओं के पार</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>स्ट्रोक के समय सहारा लिया</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>उँगली से नहीं मारा</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>स्ट्राइकर से नहीं मारा</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>हाथ या बाँह फ़ाउल लाइन के पार</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>आगे की ओर नहीं मारा</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>रेखा के पीछे की गोटी पहले मारी</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 सेकंड से अधिक</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>गोटी या क्वीन छुई</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>बोर्ड को मारा या हिलाया</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>पाउडर का ग़लत उपयोग</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>स्ट्राइकर फ़्रेम पर या पॉकेट में रखा</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>स्ट्राइकर बोर्ड पर छोड़ा</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>हाथ में ठोस वस्तु</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>स्ट्राइकर चलाकर परखा</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>ब्रेक से पहले गोटियाँ बदलकर जमाईं</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>बोर्ड के दौरान स्ट्राइकर बदला</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>बोर्ड अपनी जगह से खिसकाया</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>शरीर बोर्ड, स्टैंड या मेज़ से सटा</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>कपड़ा या गहना सतह पर</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>कुर्सी खिसकाई</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>कुर्सी की ऊँचाई बदली</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>जगहें बदलीं</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>विपक्षी का ध्यान भटकाया</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>साथियों ने बात की या इशारा किया</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>बारी के बिना स्कोर पूछा</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>गोटी आउटर सर्कल के बाहर रखी</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>रखते समय दूसरी गोटियाँ खिसकीं</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>देर से रखी</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>गोटी सेंटर सर्कल पर रखी</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>अपनी गोटी रखी</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>क्वीन पर शॉट के लिए गोटी रखी</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>गोटियाँ साथी ने पकड़ाईं</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>रखते समय दूसरी गोटी या स्ट्राइकर हाथ में</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>गोटियाँ देर से जमाईं</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>साइड देर से बदली</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>विपक्षी का ध्यान फिर भटकाया</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>अपशब्दों में प्रोटेस्ट</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>जगह छोड़ी</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>बारी के बिना खेला</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>बोर्ड ऐसा बिगाड़ा कि पहले जैसा न हो सके</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>“प्ले” के बिना खेलना जारी रखा</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>अनुशासनहीनता</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>बिना अनुमति मैच छोड़ा</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>मध्यांतर से देर से लौटा</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>निर्णय नहीं माना</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>अधिकारियों का अपमान</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>धूम्रपान, शराब या नशा</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>स्ट्राइकर प्रमाणित नहीं</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>बिना अनुमति खेल रोका</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>विपक्षी का ध्यान तीसरी बार भटकाया</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>समय पर बोर्ड पर नहीं आया</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>दर्शकों से बात की</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>कुंजी: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>नवीनतम बैकअप बहाल करें, या जो पढ़ा जा सके उसे नए डेटाबेस में बचवाएँ।</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>आज के नियम इस प्रविष्टि पर दूसरा फ़ैसला देते; जो दिया गया था वही मान्य है।</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>फ़ाइल ख़राब है: {what}। {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>तालिकाएँ पढ़ी नहीं जा सकतीं: {why}। {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>यह नहीं मिला: {kind} {name}। {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>यह यहाँ का नहीं है: {kind} {name}। इसे किसी और ने यहाँ रखा है। {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>यह बदला गया है: {kind} {name}। {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>डेटाबेस नहीं बताता कि वह किस संस्करण का है। {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>संदर्भ जाँचे नहीं जा सकते: {why}। {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>{table} में ऐसी पंक्तियाँ हैं जो किसी मैच की नहीं। {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>मैचों की सूची नहीं बन सकती: {why}। {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>एक मैच की पहचान पाठ नहीं है। {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>मैच पढ़ा नहीं जा सकता: {why}। {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>मैच समझा नहीं जा सकता ({kind})। {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>मैच सूची में है पर मिलता नहीं। {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>इस प्रविष्टि का समय सहेजे जाने के बाद बदला गया। {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>स्तंभ {column} में ऐसा कुछ है जो वहाँ नहीं हो सकता। {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>सूची के खिलाड़ी मैच के खिलाड़ी नहीं हैं। {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>मैच शुरू होने का समय सहेजे जाने के बाद बदला गया। {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>मैच रद्दी में जाने का समय कोई समय नहीं है। {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>यह प्रविष्टि अपनी जगह पर संभव नहीं: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>सूची वह नहीं दिखाती जो लॉग से निकलता है। {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>यह प्रविष्टि नहीं मिली। {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>यह प्रविष्टि सहेजे जाने के बाद बदली गई: इसका हैश मेल नहीं खाता। {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>इससे पहले की प्रविष्टि सहेजे जाने के बाद बदली गई: उसका हैश मेल नहीं खाता। {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>मैच की जानकारी सहेजे जाने के बाद बदली गई: उसका हैश मेल नहीं खाता। {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>मैच में {length} प्रविष्टियाँ होनी चाहिए, हैं {found}। {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>एक हैश मेल नहीं खाता: लॉग का अंत सहेजे जाने के बाद बदला गया। {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>एक हैश मेल नहीं खाता: मैच की जानकारी सहेजे जाने के बाद बदली गई। {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>ख़ारिज</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>मान्य</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (नियम {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>चोट या बीमारी</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>बिजली गई</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>नोट</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>रिपोर्ट के लिए टिप्पणी; इससे कुछ नहीं बदलता।</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>टिप्पणी</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>घड़ी रुकती है; “प्ले” से फिर चलती है।</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>अपील</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>मुख्य रेफ़री को बुलाया</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>ख़राब गोटी बदली गई</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>चेतावनी</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>चेतावनी: यह रिपोर्ट में दर्ज होती है, फ़ैसला कुछ नहीं बदलती।</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>किसे चेतावनी?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>बारी सुधारें</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>ग़लती अगले स्ट्रोक के बाद पता चली: बताएँ कि अब किसकी बारी है। ब्रेक होने से पहले वही सफ़ेद गोटियों से ब्रेक करता है।</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>किसकी बारी है?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>गेम का समय पूरा</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>बारी छोड़ें</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>बारी वाला खिलाड़ी स्ट्रोक नहीं करता। सब तीन बार बारी छोड़ दें तो बोर्ड दोबारा खेलें।</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>बोर्ड दोबारा खेलें</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>बोर्ड रद्द होता है और उसी खिलाड़ी के ब्रेक से दोबारा खेला जाता है।</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>सबने तीन बार बारी छोड़ी</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>ऐसे कारण जो अंपायर के बस में नहीं</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>बेस लाइन पर स्ट्राइकर के लिए जगह नहीं</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>साइड बदली</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>खिलाड़ियों ने साइड बदल ली है।</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>प्रोटेस्ट</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>मुख्य रेफ़री के निर्णय तक परिणाम रोका जाता है; खेल जारी रह सकता है।</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>कौन प्रोटेस्ट करता है?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>तथ्य, दिया गया निर्णय और माँग</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>प्रोटेस्ट पर निर्णय</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>मान्य: बोर्ड दोबारा खेला जाता है। ख़ारिज: परिणाम क़ायम रहता है।</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>हार मानें</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>एक पक्ष गेम या मैच में हार मानता है।</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>कौन हार मानता है?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>वॉकओवर</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>एक पक्ष जीतता है क्योंकि दूसरा आया नहीं या खेल नहीं सकता।</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>कौन जीतता है?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>हट गया</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>अयोग्य करें</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>एक पक्ष मैच हारता है।</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>मैच कौन हारता है?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>दर्शकों में हंगामा</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>रखने की गोटियाँ</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>रखने की गोटियों का क्या हुआ: पिछले स्ट्रोक के बाद के हर फ़ैसले की, और जगह न होने से कितनी बकाया रहीं।</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>गेम समाप्त होता है: चल रहा बोर्ड नहीं गिना जाता और जो आगे है वह जीतता है। जहाँ तय हुआ हो, वहाँ बराबर स्कोर पर गेम बराबर रहता है।</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>मुख्य रेफ़री और अन्य</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>कौन-सा प्रोटेस्ट</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>सामान्य कारण</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>दर्ज करें</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>दो में से एक चुनें।</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>शब्दों में लिखें: यही रिपोर्ट में छपेगा।</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>कोई कारण चुनें या लिखें</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>कम प्रयुक्त प्रविष्टियाँ</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>उपस्थिति</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>ट्रायल बोर्ड</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>स्ट्रोक घड़ी</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>गोटी रखना</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>रखें या छोड़ें</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>साइड बदलना</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>मध्यांतर</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>बोर्ड पर बुलाने से</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>दोनों पक्षों के बैठने से</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>“प्ले” से</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>सब रुकने से</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>स्ट्राइकर हटने से</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>गोटी रखने से</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>घोषणा से</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>बोर्ड समाप्त होने से</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>उपयोग में नहीं</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>शुरू नहीं</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>चल रही है</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>अंतिम 5 सेकंड</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>समय से {seconds} अधिक</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>रुकी हुई</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>बीच में रुकी</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{moment} {time}, या जैसा आप तय करें</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{moment} {time} (नियम {laws})</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} मिनट</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}, {time} बाकी</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>{seconds} पर स्ट्रोक</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>अभी कोई समय नहीं गिना जा रहा।</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>घड़ी पहले से चल रही है।</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>घड़ी नहीं चल रही।</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>घड़ी रुकी है: “प्ले” से फिर चलती है।</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>यह घड़ी उपयोग में नहीं है। उपयोग के लिए हाथ से शुरू करें।</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>घड़ी</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>प्ले</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>रोकें</translation>
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
        <translation>फिर शुरू करें</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 सेकंड</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>घड़ी के बारे में और</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>कोई घड़ी नहीं</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>घड़ियाँ</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>सभी घड़ियाँ</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>किसी घड़ी के लिए अपवाद</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>स्वतः: अपने आप शुरू होती है। सुझाव: आपके शुरू करने की प्रतीक्षा करती है। उपयोग नहीं: जब तक आप शुरू न करें, कोई समय नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>निकालें</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>दो बार दबाएँ: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} पुष्टि के लिए फिर दबाएँ।</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>कुछ गड़बड़ हो गई</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>प्रोग्राम में ख़राबी। अब तक पुष्ट हर प्रविष्टि डिस्क पर है। इसे बंद करें और आगे बढ़ें।</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>कृपया यह विवरण सूचना के साथ भेजें; कहाँ हुआ, यह {log} में भी है।</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>बैकअप {place} अब डेटाबेस है।</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>पुराना डेटाबेस रखा है: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>बहाल हुआ</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>बैकअप डेटाबेस की जगह रखा जा रहा है…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>बहाल हो रहा है</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>बचाया गया</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>जो पढ़ा जा सकता है वह बचाया जा रहा है, एक-एक मैच…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>बचाया जा रहा है</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>फ़ाइल और उसका हर मैच जाँचा जा रहा है…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>डेटाबेस की जाँच</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>दूसरा डेटाबेस खोलें</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>पूरे बचे मैच: {whole}, आंशिक: {partial}, खोए: {lost}।</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>ख़राब फ़ाइल रखी है: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>जाँचे गए मैच: {matches}, प्रविष्टियाँ: {entries}। सब ठीक है।</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>जाँचे गए मैच: {matches}, प्रविष्टियाँ: {entries}। दोष: {faults}।</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>जनवरी</translation>
    </message>
    <message>
        <source>February</source>
        <translation>फ़रवरी</translation>
    </message>
    <message>
        <source>March</source>
        <translation>मार्च</translation>
    </message>
    <message>
        <source>April</source>
        <translation>अप्रैल</translation>
    </message>
    <message>
        <source>May</source>
        <translation>मई</translation>
    </message>
    <message>
        <source>June</source>
        <translation>जून</translation>
    </message>
    <message>
        <source>July</source>
        <translation>जुलाई</translation>
    </message>
    <message>
        <source>August</source>
        <translation>अगस्त</translation>
    </message>
    <message>
        <source>September</source>
        <translation>सितंबर</translation>
    </message>
    <message>
        <source>October</source>
        <translation>अक्टूबर</translation>
    </message>
    <message>
        <source>November</source>
        <translation>नवंबर</translation>
    </message>
    <message>
        <source>December</source>
        <translation>दिसंबर</translation>
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
        <translation>{path} में लॉग और खुला मैच है, खिलाड़ियों के नाम सहित। इसे सूचना के साथ भेजें।</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>समस्या रिपोर्ट बनाएँ</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>रिपोर्ट और आँकड़े</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>सहेजें…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>दस्तावेज़</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख़</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>प्रारूप</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>भाग</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>काग़ज़</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>प्रतियोगिता का नाम लिखें।</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>खिलाड़ी का नाम लिखें।</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>तारीख़ लिखें, जैसे 2026-11-21।</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>विंडो जैसी</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>दस्तावेज़ लिखें</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>दस्तावेज़ {path} में है।</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>इसमें सब कुछ नहीं है</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>जो दस्तावेज़ नहीं बताता, या जैसा था वैसा नहीं बताता:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>सहेजे गए किसी मैच में इस नाम का खिलाड़ी नहीं है।</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>सहेजा हुआ कोई मैच इसका नहीं है।</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>एक मैच छोड़ा गया: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>मैच की रिपोर्ट</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>मैच के आँकड़े</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>चुने हुए मैच एक साथ</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>प्रतियोगिता के सभी मैच</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>एक दिन के सभी मैच</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>सभी मैचों में एक खिलाड़ी के आँकड़े</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>मैच के नामों वाली ख़ाली स्कोर शीट</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>सिंगल्स की ख़ाली स्कोर शीट</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>डबल्स की ख़ाली स्कोर शीट</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, छापने और हस्ताक्षर के लिए</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, ब्राउज़र में पढ़ने के लिए</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, बोर्डों की तालिका</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>सब कुछ</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>हस्ताक्षर की शीट, एक पृष्ठ</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>विवरण और आँकड़े</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, तालिका</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, हर स्ट्रोक की तालिका</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, सभी तालिकाओं की वर्कबुक</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>मैच फ़ाइल, दूसरे Carrom Desk के लिए</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, टूर्नामेंट डेस्क के लिए</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, हर मैच का सब कुछ</translation>
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
        <translation>रिपोर्ट सत्यापित करें</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>रिपोर्ट सच है: उसकी हर बात मैच {id} से निकलती है।</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>रिपोर्ट सच नहीं है: उसे बदला गया है।</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>रिपोर्ट किसी दूसरे मैच की है।</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>पृष्ठ {name} को भेजे गए।</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>रद्द किया: कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>एक दस्तावेज़ के लिए बहुत अधिक मैच: {count}। अधिकतम {most} चुनें।</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>दस्तावेज़ बन रहा है। मैच अधिक हों तो थोड़ा समय लगता है।</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>लिखा जा रहा है</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>रिपोर्ट की तुलना हो रही है…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>रद्द किया: रिपोर्ट की तुलना नहीं हुई।</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>कैरम के क्लब नियम</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>अंतरराष्ट्रीय कैरम नियम (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF कैरम नियम, संशोधित</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Technitia 2K20 के कैरम नियम</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>क्लब नियम</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>ICF नियम</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF संशोधित</translation>
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
        <translation>बोर्ड {number} समाप्त</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>गेम {number} समाप्त</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>मैच समाप्त</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>परिणाम रोका गया: प्रोटेस्ट पर निर्णय बाकी</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>{side} ने बोर्ड जीता</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>{side} ने बोर्ड जीता</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>{side} ने गेम {won}–{lost} से जीता</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>{side} ने गेम {won}–{lost} से जीता</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>{side} ने मैच {won}–{lost} से जीता</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>{side} ने मैच {won}–{lost} से जीता</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>मैच बराबर रहा, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>{side} ने वॉकओवर से मैच जीता</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>{loser} अयोग्य: मैच {side} का</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>{loser} ने हार मानी: मैच {side} का</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>{loser} ने हार मानी: गेम {side} का</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>परिणाम क़ायम रहता है</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>बोर्ड {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>क्वीन {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>क्वीन 0 (नियम {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n दिया गया</numerusform>
            <numerusform>%n दिए गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n माँगा गया</numerusform>
            <numerusform>%n माँगे गए</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>व्हाइट स्लैम: पहली बारी में नौ की नौ सफ़ेद गोटियाँ और क्वीन।</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>ब्लैक स्लैम: पहली बारी में सारी काली गोटियाँ।</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>स्कोर बराबर है: टॉस, फिर एक अतिरिक्त बोर्ड।</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>खिलाड़ी साइड बदलते हैं।</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>अंतिम गेम से पहले मध्यांतर।</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>बोर्ड {number}: ब्रेक {player} का।</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>गेम {number}: ब्रेक {player} का।</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>गेम बराबर रहा, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>वॉकओवर</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>{side} ने वॉकओवर से मैच जीता</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>अयोग्यता</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>{loser} अयोग्य: मैच {side} का</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>मैच में हार मानी गई</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>{loser} ने हार मानी: मैच {side} का</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>गेम {number} में हार मानी गई</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>{loser} ने हार मानी: गेम {side} का</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>कारण: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>स्कोर {a} – {b} था।</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>गेम: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>इसकी जगह फ़ैसला दिखाएँ</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>छापें और हस्ताक्षर करें…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} की ओर से मैच में हार मानी जाए?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} की ओर से मैच में हार मानी जाए?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} की ओर से गेम में हार मानी जाए?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} की ओर से गेम में हार मानी जाए?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>मैच में {side} की हार?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>मैच में {side} की हार?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>वॉकओवर से मैच में {side} की जीत?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>वॉकओवर से मैच में {side} की जीत?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>बोर्ड में {side} की हार?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>बोर्ड में {side} की हार?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>बोर्ड नहीं गिना जाए और दोबारा खेला जाए?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>बोर्ड नियमों से अलग ढंग से समाप्त हो?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>गेम अभी समाप्त हो और चल रहा बोर्ड न गिना जाए?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>प्रोटेस्ट मान्य हो और बोर्ड दोबारा खेला जाए?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>प्रोटेस्ट ख़ारिज हो और परिणाम क़ायम रहे?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>गेम में हार मानी</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>मैच में हार मानी</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>“प्ले”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>बारी छोड़ी</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>अंपायर का निर्णय: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>साइड बदली</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>खेल जारी</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>प्रोटेस्ट मान्य</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>प्रोटेस्ट ख़ारिज</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (अंपायर के अपने आधार पर)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (नियम {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>कुछ पॉकेट नहीं</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>ब्रेक: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>ब्रेक, प्रयास {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>बोर्ड से बाहर उछली: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>कुछ नहीं छुआ</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>अनुचित</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>“प्ले” से पहले</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>कोई अतिरिक्त अंक नहीं माँगा</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>1 अतिरिक्त अंक माँगा</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>%n अतिरिक्त अंक माँगा</numerusform>
            <numerusform>%n अतिरिक्त अंक माँगे</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>प्रविष्टि {number} पूर्ववत की</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>प्रविष्टि {number} फिर की</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>प्रविष्टि {number} सुधारी</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>खेल बोर्ड {number} की शुरुआत से आगे चलता है।</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>ब्रेक {player} का।</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>सबने तीन बार बारी छोड़ी: बोर्ड दोबारा खेला जाता है।</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>स्कोर {score}।</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>साइड बदलती हैं।</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>बराबर: अतिरिक्त बोर्ड के लिए टॉस।</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>बोर्ड रद्द</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>अयोग्य</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>वॉकओवर</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>खेल रुका</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>प्रोटेस्ट</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>अंपायर ने बारी दी</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>चेतावनी</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>नोट</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>ब्रेक चुना</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>साइड चुनी</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>काग़ज़ पर अंपायरिंग: बोर्ड शीट से टाइप किए गए, स्ट्रोक दर्ज नहीं हुए</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>टॉस जीता, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>गेम समय पर समाप्त: चल रहा बोर्ड नहीं गिना जाता</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>हमेशा के लिए हटाएँ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>ये मैच और इनकी सारी प्रविष्टियाँ मिट जाएँगी। इसे वापस नहीं लिया जा सकता।</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>क्या हटेगा</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>कितने मैच</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>आगे बढ़ने के लिए हटने वाले मैचों की संख्या, {count}, लिखें।</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>सभी प्रतियोगिताएँ</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Carrom Desk का अभ्यास प्रश्नपत्र, उसके नियमों से बना। यह कहीं आधिकारिक नहीं: किसी महासंघ ने इसे न बनाया, न जाँचा।</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>अंपायरों की अभ्यास परीक्षा</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}। प्रश्नपत्र {seed}। {marks} अंक, {minutes} मिनट; आधे अंकों पर उत्तीर्ण।</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>कैरम</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>प्रश्नपत्र {seed} के उत्तर</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>उत्तीर्ण</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>अनुत्तीर्ण</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {full} में से {marks} अंक। {outcome}।</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>{laws} के अनुसार, प्रश्नपत्र {seed}।</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>क्र.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>उत्तर</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>खंड</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>मौखिक: जाँच सूची</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>प्रायोगिक: जाँच सूची</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>क. ब्रेक, बारी, ड्यू और क्वीन</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>ख. आख़िरी गोटियाँ, गोटी रखना और डबल्स</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>ग. उल्लंघन, घड़ियाँ और मैच का क्रम</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>पुकारें और हर पुकार का समय बताता है।</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>ड्यू और पेनल्टी में, फ़ाउल और टेक्निकल फ़ाउल में अंतर करता है।</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>समझाता है कि क्वीन किससे कवर होती है और किससे वापस जाती है।</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>समझाता है कि प्रोटेस्ट कैसे निपटता है और उससे क्या बदलता है।</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>पुस्तक में नियम बिना मदद के ढूँढता है।</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>मैच से पहले बोर्ड, गोटियाँ, स्ट्राइकर, कुर्सियाँ और पाउडर जाँचता है।</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>टॉस कराता है, बैठने की जगह और रोज़ेट पर ध्यान देता है।</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>तुरंत और ऊँची आवाज़ में पुकारता है और घड़ियाँ सँभालता है।</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>सही खिलाड़ी से सही जगह पर गोटियाँ रखवाता है।</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>क्वीन और बाहर उछली गोटियाँ सही ढंग से वापस रखता है।</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>स्कोर शीट बिना ग़लती भरता है और हस्ताक्षर कराता है।</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>अभ्यास परीक्षा</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>प्रश्नपत्र क्रमांक</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>परीक्षार्थी का नाम</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>लिखित शुरू करें</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>मौखिक शुरू करें</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   मैं सही था</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   मैं सही नहीं था</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>उत्तर दिखाएँ</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>प्रश्नपत्र…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>उत्तर…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>परिणाम…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>आपके अपने अनुसार {count} में से {right} उत्तर सही थे।</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>{count} में से प्रश्न {number}; बाकी समय {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>परीक्षा शुरू हो चुकी है: पहले उत्तर दें, या उसे बंद करें।</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>अभी कोई परीक्षा नहीं दी गई।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>सही।</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>ऐसा नहीं।</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} लिखा नहीं जा सका: {why}। दूसरी जगह चुनें।</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} पढ़ा नहीं जा सकता: {why}। दूसरी फ़ाइल चुनें।</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>निर्यात करें</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>मैच {path} में है।</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{all} में से {done} मैच लिखे गए।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} मैच {folder} में हैं।</numerusform>
            <numerusform>{count} मैच {folder} में हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>मैच जो नहीं लिखे गए: {count}।</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 मैच {folder} में है।</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>मैच फ़ाइलें आयात करें</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: पढ़ा नहीं जा सकता: {why}।</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: इसमें वही मैच है जो इससे पहले आए {other} में है।</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: पहले से सूची में है, कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: यह मैच डेस्क पर है। इसे बदलने से पहले कोई दूसरा मैच खोलें या शुरू करें।</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>पहले से सहेजे गए मैच: {count}।</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात करें</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>कुछ आयात नहीं हुआ।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} मैच आयात हुए।</numerusform>
            <numerusform>{count} मैच आयात हुए।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} आयात हुआ।</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>पढ़ी गई फ़ाइलें: {all} में से {done} ({percent} %)।</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>लिए गए मैच: {all} में से {done} ({percent} %)।</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>यह UTF-8 पाठ नहीं है: बाइट {byte} पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>यह फ़ाइल मैच होने के लिए बहुत बड़ी है।</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>कोई बोर्ड पूरा नहीं खेला गया है, या प्रोटेस्ट के कारण परिणाम रुका है: SoL के लिए अभी कुछ नहीं है।</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>यह SoL की फ़ाइल नहीं है: यह क्लबों से शुरू नहीं होती।</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>टॉस के अनुसार पहला ब्रेक {by_toss} का है, पर पहले बोर्ड में {by_sheet} का।</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>मैच बोर्ड पर खेलकर जीता गया: वह किसी और कारण से समाप्त नहीं हुआ।</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>अतिरिक्त बोर्ड में ब्रेक कौन करेगा, यह टॉस तय करता है।</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>सूची का क्रम</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>मैच खोजें</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>खिलाड़ी, प्रतियोगिता या राउंड  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख़</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>इस दिन से</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>इस दिन तक</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Carrom Desk में आपका स्वागत है</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टम जैसी</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>आपकी अंपायरिंग के नियम</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>मेरी जगह बोर्ड की दूसरी ओर है: बोर्ड घुमाएँ</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>अभी कुछ चुनना ज़रूरी नहीं: Enter से आगे बढ़ें, सब कुछ प्राथमिकताओं में है।</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>दिखाएँ: दो मिनट का मैच</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>शुरू करें</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>प्रारूप</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>गेम: बेस्ट ऑफ़</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>गेम जीतने के अंक</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>गेम के बोर्ड</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>सीमा नहीं</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>राउंड घड़ी, मिनट में</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>बराबर</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>साइड बदलना</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>गेमों की संख्या विषम होनी चाहिए।</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>बेस्ट ऑफ़</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>राउंड (मिनट)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>बराबर हो तो</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF, प्री-क्वार्टर फ़ाइनल तक</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF, क्वार्टर फ़ाइनल से आगे</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>25 का एक गेम, राउंड घड़ी के साथ</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>क्लब: 29 का एक गेम</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>अपना प्रारूप</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>नहीं बदलती</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 बोर्ड या 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>13 पर</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>फ़ाउल</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>उल्लंघन खोजें</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>उल्लंघन या उसका नियम खोजें</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>उल्लंघन, सबसे आम पहले</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>चुनें कि क्या हुआ।</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>बताएँ कि किसने किया।</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>ये नियम इस पर फ़ैसला नहीं देते: इसकी जगह नोट लिखें।</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (नियम {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>नियम {number} पढ़ें</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>नियम पढ़ने के लिए उल्लंघन चुनें</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>किसने किया?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>सबसे आम</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>फ़ाउल या टेक्निकल फ़ाउल</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>बोर्ड हारता है</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>चेतावनी</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>मैच हार सकता है</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>फ़ाउल दर्ज करें</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>दो मिनट का मैच</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>जो गिरा उसे चिह्नित करें: {key}, यह बटन या बोर्ड पर वह गोटी दबाएँ।</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>चिह्नित हो गया। बोर्ड के बगल में फ़ैसला देखें, फिर पुष्टि करें: {key}।</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>चुनें कि क्या हुआ, फिर दर्ज करें: {key}।</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>ऐसा नहीं हुआ था। कुछ भी नहीं खोया: {key} से वापस लें।</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>मैच समाप्त: कार्ड बताता है कि कौन जीता और क्या पुकारना है, और लॉग में हर स्ट्रोक है। यहाँ उसकी रिपोर्ट लिखी या छापी जाती है ({key})। पूरा रास्ता यही था। Tab और Enter से आगे अभ्यास प्रश्नों पर जाएँ।</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha ने टॉस जीता है और ब्रेक लेती है।</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>आगे क्या करना है, वह हमेशा यहाँ अपनी कुंजी के साथ दिखता है: {key} दबाएँ, फिर यही बताएँ।</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>सब बैठे हैं, गोटियाँ रोज़ेट में रखी हैं। आप “प्ले” पुकारते हैं।</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>{key} दबाएँ। मैच में घड़ी अपने आप चल पड़ती है; यहाँ वह आपकी प्रतीक्षा करती है।</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha ब्रेक करती है और एक सफ़ेद गोटी गिरती है।</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>उसके अगले स्ट्रोक में केवल स्ट्राइकर गिरता है: इस पर उसे एक गोटी देनी पड़ती है, यानी एक ड्यू।</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi पॉकेट से वह गोटी निकालकर रखता है।</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>गोटी रख दी जाए तब {key} दबाएँ।</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi ने अभी स्ट्रोक नहीं किया: उसका हाथ एक गोटी को छूता है। यह फ़ाउल है।</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>जो फ़ाउल स्ट्रोक नहीं, वह यहाँ दर्ज होता है: {key}। चुनें कि क्या हुआ और किसने किया।</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Ravi पर एक गोटी बकाया थी; उसकी एक गोटी गिरते ही वह वापस आ गई। कुछ स्ट्रोक बाद, जो आपके लिए दर्ज कर दिए गए हैं, Asha की चार गोटियाँ बची हैं और क्वीन गिरती है।</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>क्वीन को कवर चाहिए: अगले स्ट्रोक में Asha की एक गोटी गिरती है।</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>क्वीन कवर हो गई। इस बीच दो और गोटियाँ गिरीं; अब Asha की आख़िरी गोटी गिरती है।</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>आगे अभ्यास प्रश्नों पर</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>गाइड छोड़ें</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>बस इतना ही</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>{count} में से चरण {number}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>हॉल से संपर्क नहीं हो पा रहा। देखें कि यह कंप्यूटर हॉल के नेटवर्क में है या नहीं।</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>हॉल अब इस टेबल को नहीं पहचानता: इसके लिए दूसरा डेस्क जुड़ गया, या इसकी कुंजी वापस ले ली गई। फिर से जुड़ें।</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>हॉल की जगह कोई दूसरा कंप्यूटर उत्तर दे रहा है: उसका प्रमाणपत्र वह नहीं जिससे यह टेबल जुड़ी थी। हॉल के पास नया प्रमाणपत्र हो तो फिर से जुड़ें।</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>हॉल का उत्तर पढ़ा नहीं जा सकता। देखें कि दोनों एक ही संस्करण चला रहे हैं या नहीं।</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>हॉल ने इसे अस्वीकार किया: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>हॉल के पास इस मैच का दूसरा लॉग है: यहाँ {here} प्रविष्टियाँ, अंत {here_hash}; वहाँ {there}, अंत {there_hash}। कोई भी बदला नहीं गया; मुख्य रेफ़री से पूछें कि कौन-सा मान्य है।</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>यह किसी टेबल का कोड नहीं है। उसमें बीस अक्षर और अंक होते हैं: स्टिकर फिर से देखें।</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>यह किसी हॉल का पता नहीं है। पता ऐसा दिखता है: http://192.168.1.5:8462/join/CODE।</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>पासवर्ड</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>टेबल {place} पर प्रोटेस्ट: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>टेबल {place} मुख्य रेफ़री को बुला रही है।</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>टेबल {place} से कोई सूचना नहीं।</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>टेबल {place} की कुछ प्रविष्टियाँ नहीं पहुँचीं।</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>टेबल {place} के पास अपने मैच का दूसरा लॉग है: वहाँ {there} प्रविष्टियाँ, अंत {there_hash}; यहाँ {here}, अंत {here_hash}। कोई भी बदला नहीं गया: बताएँ कि कौन-सा मान्य है।</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>टेबल {place}: {seconds} s की घड़ी {time} पर समाप्त हुई।</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>टेबल {place}: अंपायर ने %n बार अलग निर्णय दिया।</numerusform>
            <numerusform>टेबल {place}: अंपायर ने %n बार अलग निर्णय दिया।</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>आ रहा हूँ</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>अभी आपकी ज़रूरत नहीं।</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>यह मुख्य रेफ़री का पासवर्ड नहीं है।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>प्रवेश करें</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>टेबल और उनके स्टिकर</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>दूसरा अंपायर सँभालता है</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>जोड़ियाँ</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL के लिए परिणाम</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>इसकी कुंजी वापस लें</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>टेबलों की संख्या</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>छापने के स्टिकर</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>जारी रहेगा टेबल</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>या हर पंक्ति में एक मैच: राउंड; खिलाड़ी; खिलाड़ी, और जोड़ी के दो नामों के बीच /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>SoL की फ़ाइल</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>वह फ़ाइल जिससे जोड़ियाँ आईं; यह परिणामों के साथ लौटती है।</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>करें</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>यह स्टिकर अंपायर के डेस्क के लिए है: उसके मेन्यू में “हॉल से जुड़ें…” चुनें और यह कोड लिखें।</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>बोर्ड पर {white} सफ़ेद और {black} काली गोटियाँ</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, और क्वीन</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>टेबल</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>मुख्य रेफ़री</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>टेबल {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>अभी किसी मैच की सूचना नहीं आई।</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>{time} पर सूचना मिली</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>{time} से कोई सूचना नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n प्रविष्टि पीछे</numerusform>
            <numerusform>%n प्रविष्टियाँ पीछे</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>हॉल उत्तर नहीं दे रहा; जो दिख रहा है वह पुराना हो सकता है। यह पृष्ठ अपने आप आगे चलेगा।</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>बड़ा</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>पक्ष</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>क्या हुआ</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>फ़ैसला</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>लॉग, नवीनतम पहले</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>अभी कोई मैच समाप्त नहीं हुआ।</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>पक्ष A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>पक्ष B</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>इस टेबल पर अगला</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>नियोजित</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>हॉल को भेजना रुक गया है। डेस्क को फिर से शुरू करें।</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>यह डेस्क किसी हॉल से नहीं जुड़ा है।</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>इस हॉल तक का रास्ता एन्क्रिप्टेड नहीं है: उसी नेटवर्क में कोई भी नाम, स्कोर और इस टेबल की कुंजी पढ़ सकता है और उसके नाम से लिख सकता है। इससे इस कंप्यूटर की और किसी चीज़ तक नहीं पहुँचा जा सकता।</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>यह मैच किसी और ने सँभाल लिया है और टेबल {place} पर जारी है: यहाँ जो दर्ज होगा वह भेजा नहीं जाएगा।</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>चित्र पढ़ने के लिए यहाँ जितना इंस्टॉल है उससे अधिक चाहिए: pip install &apos;carrom-desk[hall]&apos;।</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>यह फ़ाइल चित्र के रूप में नहीं पढ़ी जा सकती। PNG या JPEG लें।</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>इस चित्र में किसी टेबल का स्टिकर नहीं मिला। और पास से चित्र लें, या कोड लिखें।</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>ऊपर का हॉल: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>ऊपर के हॉल के पास टेबल {place} के मैच का दूसरा लॉग है: वहाँ {there} प्रविष्टियाँ, अंत {there_hash}; यहाँ {here}, अंत {here_hash}। कोई भी बदला नहीं गया: बताएँ कि कौन-सा मान्य है।</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>परिणामों वाली फ़ाइल लें</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>लिखा गया</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>नहीं लिखा गया, और जिसकी SoL में जगह नहीं</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>मुख्य रेफ़री ने बुलावा देख लिया है।</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>हॉल से टेबल {table} के रूप में जुड़ गए।</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>यह डेस्क हॉल से हट गया है: अब कुछ नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>हॉल के पास अभी इस टेबल के लिए कोई मैच नहीं है।</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>मुख्य रेफ़री को बुलाया गया है।</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>बुलावा वापस लिया गया।</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>हॉल: {time} तक</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · मुख्य रेफ़री को बुलाया</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>एक पक्ष की 0 से 9 गोटियाँ होती हैं।</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>बोर्ड तभी तक चलता है जब तक दोनों पक्षों की कोई गोटी उस पर हो; इस पक्ष की कोई नहीं है।</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>किसी पक्ष पर गोटियाँ बकाया हो सकती हैं या नहीं, पर शून्य से कम नहीं।</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>स्कोर 0 या अधिक होता है।</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>इन नियमों में ऐसी क्वीन नहीं होती जो बारी समाप्त होने पर वापस जाने को रुकी हो।</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>बोर्ड पर नौ से कम गोटियाँ हों तो इस पक्ष की कोई गोटी पॉकेट हो चुकी है।</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>जिस पक्ष ने क्वीन कवर की, उसने अपनी कोई गोटी पॉकेट की है।</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>एक बारी में ब्रेक के 1 से 3 प्रयास होते हैं।</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>ब्रेक होने से पहले दोनों पक्षों की नौ-नौ गोटियाँ बोर्ड पर होती हैं।</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>ब्रेक होने से पहले क्वीन बोर्ड पर होती है।</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>ब्रेक होने से पहले कोई गोटी पॉकेट नहीं हुई होती।</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>इस पक्ष की जितनी गोटियाँ बोर्ड पर हैं, उससे अधिक चिह्नित हैं।</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>क्वीन चिह्नित है, पर वह बोर्ड पर नहीं है।</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>क्वीन एक ही स्ट्रोक में पॉकेट भी हो और बाहर भी उछले, यह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>स्ट्राइकर एक ही स्ट्रोक में पॉकेट भी हो और बाहर भी उछले, यह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>जिस स्ट्राइकर ने कुछ नहीं छुआ, वह कोई गोटी पॉकेट या खिसका नहीं सकता।</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>“प्ले” की पुकार से पहले केवल ब्रेक आ सकता है, और वह हो चुका है।</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>कवर की प्रतीक्षा वाली क्वीन इसी बारी में पॉकेट हुई, इसलिए खिलाड़ी अपना पहला स्ट्रोक कर चुका है।</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>ये नियम इस काम के लिए बोर्ड नहीं छीनते।</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>हॉल से जुड़ें</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>जुड़ें</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>टेबल के स्टिकर का कोड, या उसके चित्र में दिया पता</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>चित्र पढ़ें…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>टेबल के स्टिकर का चित्र</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, फिर </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>सेंटर में वापस: {pieces} (नियम {law})।</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>स्पेस</translation>
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
        <translation>स्पेस बार</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>यह स्ट्रोक</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>अब क्या</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>घड़ी</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>डेस्क</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>“अब क्या” में इस क्रमांक की कार्रवाई</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>सफ़ेद गोटी पॉकेट</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>काली गोटी पॉकेट</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>क्वीन पॉकेट</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>स्ट्राइकर पॉकेट</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>सफ़ेद गोटी बोर्ड से बाहर उछली</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>काली गोटी बोर्ड से बाहर उछली</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>क्वीन बोर्ड से बाहर उछली</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>स्ट्राइकर बोर्ड से बाहर उछला</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>अगली गोटी बोर्ड से बाहर उछली</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>बाहर नहीं उछली</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>अनुचित स्ट्रोक</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>अनुचित स्ट्रोक: उल्लंघन बताएँ</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>स्ट्राइकर ने कुछ नहीं छुआ</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>“प्ले” से पहले ब्रेक</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>“प्ले” पुकारें, फिर घड़ी रोकें या चलने दें</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>“अब क्या” की पहली कार्रवाई</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>5 सेकंड दें</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>5 सेकंड घटाएँ</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>घड़ी फिर पूरे सेकंडों से</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>पिछली प्रविष्टि पूर्ववत करें</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फिर करें</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>मेन्यू</translation>
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
        <translation>Carrom Desk की कुंजियाँ</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab एक बटन से अगले पर ले जाता है; Enter और स्पेस उस बटन को दबाते हैं जिस पर कीबोर्ड है। हर कुंजी प्राथमिकताओं में बदली जा सकती है।</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>hi</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>दूसरी कुंजियाँ…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>फ़ाइल में लिखें…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>नई कुंजी…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>कोई कुंजी नहीं</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>कुंजियाँ आपस में बदलें</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>ले लें</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>रहने दें</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>“{action}” के लिए नई कुंजी दबाएँ। Esc से कुछ नहीं बदलता।</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} “{action}” की कुंजी है।</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>कार्रवाइयाँ और उनकी कुंजियाँ</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>क्या करती है</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>कुंजी</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>डिफ़ॉल्ट कुंजी</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} बदली नहीं जा सकती: यह क्रमांक चुनती है, या एक बटन से अगले पर ले जाती है।</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>भाषाएँ</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>विंडो</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>सिस्टम जैसी</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>आपकी पुकारें</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>विंडो जैसी</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>रिपोर्ट विंडो की भाषा में लिखी जाती हैं।</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>बैठने की स्थिति</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>स्ट्रोक कैसे करें</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>टॉस और ट्रायल बोर्ड</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>स्कोर</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>साइड बदलना</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>फ़ाउल</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>बोर्ड से बाहर, लुढ़कती और एक-दूसरे पर चढ़ी गोटियाँ</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ड्यू और पेनल्टी</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>क्वीन और आख़िरी गोटियाँ</translation>
    </message>
    <message>
        <source>General</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>मैच गँवाना, प्रोटेस्ट</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>परिभाषाएँ</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>इस प्रोग्राम के अपने शब्दों में। मान्य मूल पाठ ही है।</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>अंपायर अलग निर्णय दे सकता है।</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>डेस्क पर</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>व्याख्या</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>ऐसा कोई अनुच्छेद नहीं</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>डेस्क इसी से फ़ैसला देता है।</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>अंपायर जो देखता है उसे चिह्नित करता है; बाकी डेस्क करता है।</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>डेस्क की एक घड़ी इसका ध्यान रखती है।</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>डेस्क सही समय पर अंपायर को इसकी याद दिलाता है।</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>यह यहाँ देखने के लिए है; डेस्क इस पर कुछ नहीं करता।</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>मूल पाठ में यह क्रमांक नहीं है।</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>बोर्ड पर पहुँचने के लिए</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>ट्रायल बोर्डों के लिए</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>ब्रेक के लिए</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>एक स्ट्रोक के लिए</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>गोटियाँ रखने के लिए</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>गोटियाँ रखने या छोड़ देने के लिए</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>साइड बदलने के लिए</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>अंतिम गेम से पहले विश्राम</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>नियम {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>जहाँ नियम उत्तर खुला छोड़ते हैं</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>ये नियम इस पर कुछ नहीं कहते।</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>असामान्य स्थितियाँ</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>उल्लंघन: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>उल्लंघन नहीं: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>याद रहे: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>प्रोग्राम में: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition} में ऐसा नियम नहीं है।</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>जो अलग है वह मोटे और रेखांकित अक्षरों में है।</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>दोनों एक ही बात कहते हैं।</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>{edition} के साथ</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>नियम पुस्तक</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>क्रमांक, नाम या शब्दों से नियम खोजें</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>अध्याय के अनुसार नियम</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>उपकरणों के माप</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>उपकरण: ICF के माप</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>व्याख्याएँ</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>असामान्य स्थितियाँ</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>उपकरण</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>व्याख्या</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>व्याख्या</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>नियम {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>आपकी अंपायरिंग के नियम</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>पहला मैच, नियम पुस्तक और पाठशाला इन्हीं नियमों से शुरू होते हैं। नया मैच पिछले मैच के नियमों से खेला जाता है, जब तक आप उसके लिए दूसरे न चुनें।</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>और कहीं…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>इसके बिना बंद करें</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>सहेजा नहीं गया</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>सभी प्रविष्टियाँ डिस्क पर हैं। अंतिम बैकअप बन रहा है…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>बंद हो रहा है</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>फिर भी बंद करें</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>अंतिम बैकअप नहीं</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>अंतिम प्रविष्टि सहेजी नहीं गई और खो जाएगी। {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>अंतिम बैकअप नहीं बन सका। हर प्रविष्टि {place} में है। {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>आरंभ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>हटाया</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>डेस्क पर, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>टॉस से पहले</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>जारी</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>समाप्त</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>प्रोटेस्ट में</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>कोई भी दिन</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>बीता कल</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>पिछले 7 दिन</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>इस महीने</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>इस साल</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>… से … तक</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>नए पहले</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>पुराने पहले</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>खिलाड़ी A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>खिलाड़ी Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>प्रतियोगिता A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>प्रतियोगिता Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>हाल में हटाए</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>पहले हटाए</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>सभी स्थितियाँ</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>समाप्त नहीं</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>टॉस से पहले</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>जारी</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>प्रोटेस्ट में</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>समाप्त</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>मैच या रद्दी</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>रद्दी</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>चुने गए: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>नियम {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>प्रविष्टि {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>वापस ली गई</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>सुधारी गई</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>बोर्ड {number} · ब्रेक {name} का</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>अब मान्य नहीं</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>सुधारें…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>यह प्रविष्टि सुधारें</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>लॉग, नवीनतम प्रविष्टि पहले</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फिर करें</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>लॉग क्या दिखाए</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>यह बोर्ड</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>सभी बोर्ड</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>स्कोर शीट</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>आँकड़े…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>रूप</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>अक्षरों का आकार</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>बोर्ड दूसरी ओर से देखें</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>हॉल की विंडो के रंग</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>डेस्क जैसे</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>नया मैच…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>मैच…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>रिपोर्ट PDF में…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>सिस्टम जाँच…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>अभ्यास…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>रिपोर्ट HTML में…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>रिपोर्ट छापें…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>रिपोर्ट और आँकड़े…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>अंतिम प्रविष्टि बदलें</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>नियमों पर अभ्यास प्रश्न…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>नियम पुस्तक…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>कुंजियाँ…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>प्राथमिकताएँ…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>बोर्ड घुमाएँ</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>हॉल के लिए विंडो</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>पूरी स्क्रीन</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>बैकअप…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>अंपायर पाठशाला</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>डेटाबेस</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>डेटाबेस जाँचें</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>दूसरा डेटाबेस…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Carrom Desk के बारे में</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>रिपोर्ट और काग़ज़</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>SoL से जोड़ियाँ…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>रूप</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>रिपोर्ट सत्यापित करें…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>काग़ज़ी स्कोर शीट भरें…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>असामान्य स्थितियाँ…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>आँकड़े…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>नियमों से पूछें…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>मैनुअल…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>हॉल से जुड़ें…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>हॉल छोड़ें</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>इस टेबल का मैच हॉल से लें</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>मुख्य रेफ़री को इस टेबल पर बुलाएँ</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>हॉल खोलें…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>हॉल</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>अभ्यास परीक्षा…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>दो मिनट का मैच…</translation>
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
        <translation>मैनुअल</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>मैनुअल का पृष्ठ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>इससे पहले कोई पृष्ठ नहीं है।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>hi</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>कोई बोर्ड नहीं चल रहा: अभी कुछ चिह्नित नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>बोर्ड की हर सफ़ेद गोटी पहले से चिह्नित है।</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>बोर्ड की हर काली गोटी पहले से चिह्नित है।</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>क्वीन पहले से चिह्नित है। “मिटाएँ” से निशान हट जाते हैं।</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>स्ट्राइकर पहले से चिह्नित है। “मिटाएँ” से निशान हट जाते हैं।</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>क्वीन बोर्ड पर नहीं है।</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>इस रंग की कोई गोटी बोर्ड पर नहीं है।</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>“प्ले” से पहले केवल ब्रेक आ सकता है।</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>टेबल {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 गेम</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>बेस्ट ऑफ़ {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>बोर्डों की सीमा नहीं</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 बोर्ड</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · प्रोटेस्ट में</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>मैच समाप्त</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>टॉस से पहले</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>गेम {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>बोर्ड {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>हर गेम के बाद; अंतिम गेम में बोर्ड 4 के बाद या 13 अंकों पर, जो पहले हो</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>हर गेम के बाद; अंतिम गेम में 13 अंकों पर</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>व्हाइट स्लैम</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>ब्लैक स्लैम</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>{side} ने मैच जीता, गेमों में {score}।</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n बोर्ड</numerusform>
            <numerusform>%n बोर्ड</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>{side} ने गेम {number} जीता, {score}।</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>{side} ने मैच जीता, गेमों में {score}।</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>गेम {number} बराबर रहा, {score}।</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>{side} ने गेम {number} जीता, {score}।</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>मैच बराबर रहा, गेमों में {score}।</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>समय अभी पूरा नहीं हुआ। फिर भी दर्ज करने के लिए दोबारा दबाएँ।</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>दूसरा दबाव नहीं गिना गया।</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>यह प्रविष्टि वापस ली जा चुकी है या ख़ुद एक सुधार है: इसे सुधारा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>इस प्रकार की प्रविष्टि में सुधारने को कुछ नहीं: इसकी जगह वहाँ तक पूर्ववत करें।</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>मैच {path} में है, उसकी सभी {count} प्रविष्टियों सहित। वह फ़ाइल सँभालकर रखें।</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>मैच और कहीं सहेजें</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>अंतिम प्रविष्टि पूर्ववत हुई: जो वास्तव में हुआ वह दर्ज करें। “फिर करें” से वह लौट आती है।</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>निशान सुधारें, फिर पुष्टि करें। “फिर करें” से स्ट्रोक लौट आता है।</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>सहेजे गए मैच</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>सब दिखाएँ</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>रद्दी ख़ाली है। आप जो हटाते हैं वह हमेशा के लिए हटाने तक यहीं रहता है।</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>अभी कोई मैच नहीं है। इसे बंद करके “नया मैच…” से शुरू करें, या मैच फ़ाइलें आयात करें।</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>{count} से अधिक मैच</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 मैच</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} मैच</numerusform>
            <numerusform>{count} मैच</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>कोई मैच नहीं मिला।</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>इस स्तंभ से क्रम में लगाएँ</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>खेल की सतह: 73.50 से 74.00 cm का वर्ग</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>फ़्रेम: 6.35 से 7.60 cm चौड़ा, 1.90 से 2.54 cm ऊँचा, भीतरी कोने गोल</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>पॉकेट: व्यास 4.45 cm, 0.15 कम या अधिक</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>बेस लाइनें: दोनों सर्कल सहित 47.00 cm लंबी, 0.30 कम या अधिक</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>निचली बेस लाइन: फ़्रेम से 10.15 cm, मोटाई 0.50 से 0.65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>निचली से ऊपरी बेस लाइन तक: 3.18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>बेस सर्कल: व्यास 3.18 cm, उसकी लाल बिंदी 2.54 cm; वह दोनों बेस लाइनों को छूता है</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>तीर: अधिकतम 25.70 cm लंबा, नोक पॉकेट के किनारे से 5.00 cm पर</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>सेंटर सर्कल: व्यास 3.18 cm</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>आउटर सर्कल: व्यास 17.00 cm, 0.30 कम या अधिक</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>गोटियाँ: नौ सफ़ेद, नौ काली और क्वीन, व्यास 3.02 से 3.18 cm, मोटाई 0.70 से 0.90 cm, 5.25 से 5.50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>स्ट्राइकर: व्यास अधिकतम 4.13 cm और 15.00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>स्टैंड: ऊँचाई 63 से 70 cm; स्टूल: ऊँचाई 40 से 50 cm</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>नया मैच</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>मैच जिसकी अंपायरिंग काग़ज़ पर हुई</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>इसके बोर्ड…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>डबल्स</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>पहले से जारी</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>आगे बताएँ कि मैच किस स्थिति में है, और वहीं से आगे बढ़ें।</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>खिलाड़ी {seat} का नाम लिखें।</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>वही नाम दो बार दिया गया है।</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>{event} के पिछले मैच जैसा भरा गया।</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>सब मिटाएँ</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>राउंड</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>वर्ग</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>टेबल</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>अंपायर</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>मुख्य रेफ़री</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>पिछले मैच जैसा भरा गया। जो अलग हो उसे बदलें।</translation>
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
        <translation>यह {name} को भेजा गया।</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>यह {path} में है।</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>हॉल {url} पर खुला है। यह इस विंडो के साथ बंद होता है।</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>हॉल</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>ब्राउज़र में दिखाएँ</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>हॉल बंद करें</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>हॉल बंद है। {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>मुख्य रेफ़री का पासवर्ड: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>मुख्य रेफ़री का पासवर्ड पहले जैसा ही है।</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>नया पासवर्ड</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>अलग निर्णय दें</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>रखी गईं</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>बकाया रहेंगी</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>क्वीन वापस जाती है</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>बोर्ड का विजेता</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>गोटियाँ</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>बोर्ड, जब समाप्त हो</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: {side} की गोटियाँ</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>निर्णय दर्ज करें</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>ग़लती अगले स्ट्रोक के बाद पता चली</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>{name} के स्ट्रोक के बाद बारी</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>सफ़ेद रखी गईं</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>काली रखी गईं</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>सफ़ेद अब भी बकाया</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>काली अब भी बकाया</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>अतिरिक्त अंक</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>{name} में हर जोड़ी का परिणाम पहले से है।</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{all} में से {kept} मैच तैयार। {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>अंपायरिंग के लिए तैयार मैच: {count}। वे मैचों की सूची में हैं।</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} आयात नहीं हुआ।</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>मैच तैयार किए जा रहे हैं…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>बिना परिणाम की जोड़ियाँ</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>उन जोड़ियों पर टिक करें जिनकी अंपायरिंग यहाँ होगी।</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>टिक की गई हर जोड़ी अंपायरिंग के लिए एक मैच बनती है। स्पेस से टिक लगता और हटता है।</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>सब पर टिक करें</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>सबसे टिक हटाएँ</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात करें</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, राउंड {round}, टेबल {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (पहले से है)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>पहला बोर्ड भरें: किसने जीता, क्वीन, गोटियाँ।</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>टिप्पणियों में लिखें कि मैच ऐसे क्यों समाप्त हुआ।</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>टॉस तय करता है कि ब्रेक कौन करेगा: चुनें कि किसने किया।</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>चुनें कि किसने जीता।</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>चुनें कि क्वीन किसने कवर की, या किसी ने नहीं।</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>लिखें कि कितनी गोटियाँ बचीं।</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>गेम {game}, बोर्ड {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>पहला ब्रेक</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>लिखा नहीं</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>अंत</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>बोर्ड पर, या अभी नहीं</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख़</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>आरंभ समय</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>समाप्ति समय</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>टिप्पणियाँ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>मैच की तारीख़ लिखें, जैसे 2026-11-21।</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>मैच शुरू होने का समय लिखें, जैसे 10:30।</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>मैच समाप्त होने का समय लिखें, जैसे 11:45, या ख़ाली छोड़ें।</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>गेम {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>{side} ने हार मानी</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>{side} अयोग्य</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>{side}: आए नहीं या खेल नहीं सके</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>काग़ज़ी स्कोर शीट भरें</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>मैच सहेजें</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>शीट पर यही है</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>कृपया जाँचें: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>अंतिम गेम समय पूरा होने से</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>ख़ाली</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>बोर्ड {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>कुल
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>गोटी</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>स्लैम</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>{count} pocketed</source>
        <translation>{count} पॉकेट</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>{count} बाहर</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>स्ट्राइकर</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 सफ़ेद गोटी</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 काली गोटी</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 सफ़ेद गोटी वापस आती है</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 काली गोटी वापस आती है</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>1 गोटी बकाया</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 अंक</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>क्वीन बोर्ड पर है।</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>क्वीन को कवर चाहिए।</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>बारी समाप्त होने पर क्वीन वापस जाती है।</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n सफ़ेद</numerusform>
            <numerusform>%n सफ़ेद</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n काली</numerusform>
            <numerusform>%n काली</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n सफ़ेद गोटी</numerusform>
            <numerusform>%n सफ़ेद गोटियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n काली गोटी</numerusform>
            <numerusform>%n काली गोटियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n सफ़ेद गोटी वापस आती है</numerusform>
            <numerusform>%n सफ़ेद गोटियाँ वापस आती हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n काली गोटी वापस आती है</numerusform>
            <numerusform>%n काली गोटियाँ वापस आती हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>%n गोटी बकाया</numerusform>
            <numerusform>%n गोटियाँ बकाया</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side} पर 1 गोटी बकाया है।</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side} पर 1 गोटी बकाया है।</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side} पर %n गोटी बकाया है।</numerusform>
            <numerusform>{side} पर %n गोटियाँ बकाया हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side} पर %n गोटी बकाया है।</numerusform>
            <numerusform>{side} पर %n गोटियाँ बकाया हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n अंक</numerusform>
            <numerusform>%n अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} और {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 गोटी</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n गोटी</numerusform>
            <numerusform>%n गोटियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>क्वीन बारी वाले खिलाड़ी ने कवर की।</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>क्वीन दूसरे पक्ष ने कवर की।</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>कौन-सी गोटियाँ</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>गोटी रखना</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>{side} पर बकाया रहेंगी</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>खिलाड़ी {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>{player} का क्लब</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>क्लब</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>{player} का देश</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>देश</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>नीचे</translation>
    </message>
    <message>
        <source>right</source>
        <translation>दाएँ</translation>
    </message>
    <message>
        <source>above</source>
        <translation>ऊपर</translation>
    </message>
    <message>
        <source>left</source>
        <translation>बाएँ</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>अभ्यास में बैकअप नहीं होते और केवल यही डेटाबेस होता है। पहले अभ्यास छोड़ें।</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>जैसा हुआ ठीक वैसा ही दर्ज। फ़ैसला बोर्ड के बगल में है।</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>ऐसा नहीं हुआ था: इसे वापस लें और ऊपर का कार्य फिर पढ़ें।</translation>
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
        <translation>अभ्यास</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>दूसरी…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>दूसरी स्थिति</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>अभ्यास छोड़ें</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>यहाँ कुछ नहीं गिना जाता: ये मैच असली मैचों से अलग रखे जाते हैं।</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>प्राथमिकताएँ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>पृष्ठ</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>यह पृष्ठ डिफ़ॉल्ट करें</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>सब डिफ़ॉल्ट करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>दबाव</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>… ms के भीतर दोहराव छोड़ें</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>काँपता हाथ या उछलती कुंजी दो बार दबाती है: वही बटन या कुंजी इतनी जल्दी फिर दबे तो कुछ और दर्ज नहीं होता। बोर्ड पर लगाए निशान हमेशा गिने जाते हैं। 0 हर दबाव गिनता है।</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>छापें</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>काग़ज़</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>प्रिंटर</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>प्रतियाँ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>पृष्ठ</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} पृष्ठ नहीं ले रहा: देखें कि वह चालू है या नहीं, या पृष्ठ PDF में सहेजें।</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>पृष्ठ {all} में से {number}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>इस कंप्यूटर पर कोई प्रिंटर नहीं लगा है: पृष्ठ PDF में सहेजें और कहीं और छापें।</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>पिछला पृष्ठ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>अगला पृष्ठ</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>बड़ा</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>छोटा</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>पूरा पृष्ठ</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF में सहेजें…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>मैच: {of} में से {done}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>एक गोटी और, फ़ाउल के साथ ड्यू के रूप में।</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>हाँ: वह वापस आती है और बारी चली जाती है; गोटियाँ पॉकेट में रहती हैं, बशर्ते स्ट्राइकर भी न गिरा हो।</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>हाँ: स्ट्रोक से पहले बोर्ड पर जो है उसी से तय होता है।</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>क्वीन कवर होने के बाद दोनों रंगों की आख़िरी गोटियाँ बिना स्ट्राइकर के गिरती हैं: कोई नियम इसे नहीं गिनता।</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>उसे 3 की जगह 1 अंक मिलता है, जैसे और हर जगह।</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>विपक्षी की आख़िरी गोटी क्वीन के साथ गिरती है, या क्वीन का कवर बाकी रहते स्ट्राइकर के साथ।</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>ऐसे गिना जाता है मानो क्वीन बोर्ड पर हो: बची गोटियाँ, क्वीन और जो माँगा जा सकता है।</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>विपक्षी बची गोटियों से जीतता है; क्वीन उसके लिए तभी गिनी जाती है जब उसने कवर की हो।</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>अपनी गोटियाँ विपक्षी की आख़िरी गोटी के साथ गिरती हैं: क्या वे बची गोटियों में गिनी जाएँगी?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>नहीं: केवल वही गोटियाँ गिनी जाती हैं जो स्ट्रोक के बाद बोर्ड पर हों।</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>नहीं: ड्यू और पेनल्टी समाप्त हो जाती हैं, स्ट्रोक की अपनी गोटियाँ फिर भी रखी जाती हैं।</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>यह और उल्लंघनों जैसा ही है: बारी के पहले स्ट्रोक से पहले टेक्निकल फ़ाउल, उसके बाद फ़ाउल।</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>क्वीन बोर्ड पर न हो और किसी हरकत से बोर्ड गँवाया जाए: क्या वह विजेता के लिए गिनी जाती है?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>हाँ, जब तक उसके अधिकतम 21 अंक हों, बशर्ते दोषी ने उसे कवर न किया हो।</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>यह फ़ाउल है।</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>एक स्ट्रोक में कई फ़ाउल: क्या हर एक की पेनल्टी होती है?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>नहीं: सबके लिए एक ही गोटी वापस आती है।</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>फ़ाउल स्ट्रोक में पॉकेट हुई गोटियाँ वापस आती हैं?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>नहीं: वे पॉकेट में रहती हैं, स्ट्राइकर गिरा हो तब भी; सिवाय पेनल्टी और उन आख़िरी गोटियों के जिनका नाम लिया गया है।</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>फ़ाउल स्ट्रोक में पॉकेट हुई क्वीन क्या हर फ़ाउल में वापस रखी जाती है?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>कवर की प्रतीक्षा वाली क्वीन क्या फ़ाउल स्ट्रोक में गिरी अपनी गोटी से कवर होती है?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>हाँ; ऐसी गोटी के बिना वह वापस जाती है।</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>ब्रेक के तीन प्रयास विफल हुए: अब ब्रेक कौन करेगा, और कितनी बार प्रयास कर सकता है?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>ब्रेक अब भी बाकी है; अगले खिलाड़ी के अपने तीन प्रयास हैं।</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>ब्रेक का प्रयास कुछ नहीं छूता, पर स्ट्राइकर गिर जाता है या स्ट्रोक अनुचित है।</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>यह और फ़ाउलों जैसा ही फ़ाउल है, और बारी समाप्त होती है।</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>हाँ।</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>वह उसी स्ट्रोक में या अगले में गिरती है; उसके बिना बारी वैसे भी समाप्त है।</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>जिस खिलाड़ी की बारी नहीं, उसके उल्लंघन पर क्या देना पड़ता है?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>उसकी एक गोटी वापस आती है; बारी पर असर नहीं पड़ता।</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>दूसरा गेम वह शुरू करता है जो पहला शुरू करने वाले के दाईं ओर बैठा है, तीसरा वही जिसने पहला शुरू किया था।</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>अतिरिक्त बोर्ड के बाद भी स्कोर बराबर रहता है।</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>एक और अतिरिक्त बोर्ड खेला जाता है, फिर टॉस के बाद।</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>नियम {break_before_play} “प्ले” से पहले किए ब्रेक की बात करता है; उस समय के ऐसे प्रयास का क्या जो कुछ न छुए?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>यह नियम {break_after_play} के विरुद्ध है, इसलिए अनुचित है: नियम {break_fault} से बारी चली जाती है, प्रयास कोई भी हो, बिना ड्यू और पेनल्टी के।</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>नियम {break_before_play} नहीं बताता कि “प्ले” से पहले किए ब्रेक में स्ट्राइकर गिरने पर क्या देना पड़ता है।</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>अपनी गोटियाँ या क्वीन विपक्षी की गोटियों के साथ गिरती हैं: नियम {turn} बारी जारी रखता है, नियम {opponents_man_pocketed} खिलाड़ी को रोकता है।</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>बारी जारी रहती है, जैसा नियम {striker_with_both} स्ट्राइकर गिरने पर भी कहता है।</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>फ़ाउल में अपनी गोटियाँ या क्वीन गिरें तो नियम {foul_while_pocketing} ऊपर से कोई गोटी नहीं कहता, नियम {own_improper} और नियम {foul} एक कहते हैं; कौन-सा लागू होगा?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>एक गोटी निकाली जाती है।</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>ड्यू बाकी रहते अपनी गोटियाँ या स्ट्राइकर क्वीन के साथ गिरें, तब भी क्या नियम {queen_while_due} लागू होता है?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>क्वीन, स्ट्राइकर और विपक्षी की गोटियाँ गिरती हैं: नियम {queen_striker} बारी जारी रखता है, नियम {striker_with_opponents} समाप्त करता है।</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>नियम {queen_striker} लागू होता है, क्योंकि उसमें क्वीन का नाम है: बारी जारी रहती है।</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>नौ की नौ गोटियाँ बोर्ड पर केवल इसलिए हैं कि कुछ वापस आई थीं: क्या नियम {queen_with_one_nine_on} लागू होता है?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>नौ की नौ बोर्ड पर हैं, और क्वीन, अपनी गोटियाँ और स्ट्राइकर गिरते हैं: नियम {queen_man_striker} बारी जारी रखता है, नियम {queen_with_striker_nine_on} समाप्त करता है।</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>नियम {queen_man_striker} लागू होता है, क्योंकि उसमें गोटियों का नाम है: बारी जारी रहती है।</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>नियम {cover_man_striker_improper} नहीं बताता कि अनुचित स्ट्रोक के बाद उस क्वीन का क्या होगा जिसका कवर बाकी है।</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>वह वापस आती है, जैसे कवर न होने पर हमेशा।</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>उचित स्ट्रोक से 3 अंक (22 से आगे 1) मिलते हैं यदि क्वीन ख़ुद कवर की हो, नहीं तो 1; अनुचित स्ट्रोक से हार होती है जैसे स्ट्राइकर गिरने पर, नियम {covered_both_last_striker_improper} या {others_queen_both_last_striker_improper} से।</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>नियम {both_last} और {both_last_improper} में स्ट्राइकर का नाम नहीं: क्वीन बोर्ड पर रहते वह दोनों आख़िरी गोटियों के साथ गिरता है।</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>विपक्षी 3 अंक जीतता है, 22 से आगे 1, और स्ट्राइकर के लिए एक माँग सकता है, जैसा नियम {own_last_striker} कहता है।</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>नियम {cover_both_last} और {cover_both_last_improper} में स्ट्राइकर का नाम नहीं: क्वीन का कवर बाकी रहते वह दोनों आख़िरी गोटियों के साथ गिरता है।</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>यह नियम {queen_both_last_striker} की तरह गिना जाता है, जहाँ यही सब गिरता है: विपक्षी 3 अंक जीतता है, 22 से आगे 1, और स्ट्राइकर के लिए एक माँग सकता है।</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>नियम {others_queen_both_last_striker} उस विजेता पर कुछ नहीं कहता जिसके 22 या अधिक अंक हों।</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>विपक्षी की आख़िरी गोटी क्वीन कवर होने के बाद गिरती है; नियम {cover_opponents_last}, {opponents_last} और {opponents_last_striker} केवल उससे पहले की बात करते हैं।</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>नियम {forgoing_in_full} ड्यू और पेनल्टी पूरी तरह छोड़ने देता है: क्या वे भी जो अभी उपलब्ध नहीं हैं?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>नहीं: जो अभी नहीं रखी जा सकती वह बकाया रहती है।</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>नियम गोटी रखने की ग़लती को फ़ाउल कहते हैं, पर नहीं बताते कि रखने वाले की बारी उससे जाती है या नहीं।</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>यह हर उल्लंघन की तरह अपने समय से गिना जाता है: उसकी बारी के पहले स्ट्रोक से पहले या बारी के बिना टेक्निकल फ़ाउल, नहीं तो फ़ाउल।</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>नियम {stroke_time} पंद्रह सेकंड देता है और अधिक समय लेने की पेनल्टी नहीं बताता।</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>बोर्ड उस पर बची गोटियों से गँवाया जाता है; नियम नहीं बताता कि किसकी।</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>हारने वाले पक्ष की गोटियाँ गिनी जाती हैं।</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>इन नियमों में स्ट्रोक के लिए कुछ नहीं है; उस स्ट्रोक का क्या जिसे अंपायर अनुचित कहे?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>हाँ, उस क्वीन की तरह जो कवर न हुई हो।</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>मूल पाठ क्वीन के “तुरंत बाद” अपनी गोटी माँगता है: क्या उसी स्ट्रोक की गोटी कवर है?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>मूल पाठ क्वीन और अपनी गोटी “एक ही बारी” में माँगता है: कवर में कितना समय लग सकता है?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>मूल पाठ नहीं बताता कि अगले बोर्ड का ब्रेक कौन करे।</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>ब्रेक बारी की तरह घूमता है: दूसरे पक्ष को, डबल्स में घड़ी की दिशा में।</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>नियम {order_of_breaks} सिंगल्स के लिए तय करता है कि दूसरा और तीसरा गेम कौन शुरू करे; डबल्स में कौन करता है?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>जो रखने की गोटियाँ छोड़ देता है: क्या वह स्ट्रोक के कारण वापस आने वाली गोटियाँ भी छोड़ता है?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>अनुचित क्यों?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>चुनें, या बिना कारण स्ट्रोक की पुष्टि करें।</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” से पहले</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>इस स्थिति में ऐसा नहीं हो सकता। निशान फिर देखें।</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>रखने को कोई गोटी नहीं है: पिछला फ़ैसला कोई वापस नहीं रखवाता।</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>अलग निर्णय के लिए कोई फ़ैसला नहीं है: इस बोर्ड पर अभी कोई फ़ैसला नहीं हुआ।</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>बताएँ कि क्या अलग तय होता है: बारी, रखी गोटियाँ, ड्यू, क्वीन या बोर्ड।</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>इस निर्णय से बोर्ड जैसा बनता है वैसा हो नहीं सकता। गोटियाँ और बारी फिर देखें।</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>मैच समाप्त है। आगे बढ़ने के लिए अंतिम प्रविष्टि पूर्ववत करें।</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>पहले टॉस होता है। दर्ज करें कि किसने जीता।</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>अभी टॉस नहीं होता: वह पहले बोर्ड से पहले और अतिरिक्त बोर्ड से पहले होता है।</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>अतिरिक्त बोर्ड से पहले टॉस केवल ब्रेक तय करता है।</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>ऐसा कोई खिलाड़ी नहीं: एक पक्ष में खिलाड़ी 1 होता है, डबल्स में खिलाड़ी 2 भी।</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>निर्णय के लिए कोई प्रोटेस्ट नहीं है।</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>इस क्रमांक की कोई प्रविष्टि नहीं है।</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>इस प्रविष्टि को सुधारा नहीं जा सकता: यह वापस ली जा चुकी है, या ख़ुद एक सुधार है।</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>बताई गई प्रविष्टि में रखने को कोई गोटी बाकी नहीं है।</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>रखने के ड्यू और पेनल्टी से अधिक गोटियाँ छोड़ी गई हैं।</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>इस पक्ष को दूसरे पक्ष की कोई गोटी नहीं रखनी है।</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>इसी खिलाड़ी की बारी पहले से है।</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>बताई गई प्रविष्टि निर्णय की प्रतीक्षा वाला प्रोटेस्ट नहीं है।</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>इसे दोबारा पढ़ा नहीं जा सकेगा: कोई पाठ बहुत लंबा है, या उसमें ऐसे अक्षर हैं जो रखे नहीं जा सकते।</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>अभी अतिरिक्त अंक नहीं माँगे जा सकते: वे केवल बोर्ड के तुरंत बाद माँगे जा सकते हैं।</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>फ़ैसला जितने अतिरिक्त अंक देता है, उससे अधिक माँगे गए हैं।</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>घड़ी रुकी नहीं है।</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>घड़ी पहले से रुकी है।</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>पूर्ववत करने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>फिर करने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>रखने की गोटियों का क्या हुआ, यह दर्ज हो चुका है। दोबारा दर्ज करने के लिए उसे पूर्ववत करें।</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>किसी मैच फ़ाइल में इससे अधिक प्रविष्टियाँ नहीं आतीं। ऐसे नए मैच में आगे बढ़ें जो इस मैच को सँभाल ले।</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>सिक्का उछालें, या एक पक्ष से अनुमान लगवाएँ; विजेता ब्रेक या साइड लेता है।</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>अब दोनों पक्ष थोड़ी देर अभ्यास कर सकते हैं।</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>रोज़ेट देखें: बीच में क्वीन, सफ़ेद गोटियाँ Y में, सब सपाट और सटी हुई।</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>ध्यान रखें कि गोटियाँ बिना देर जमाई जाएँ।</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>ब्रेक करने वाला पाउडर ब्रेक से पहले बराबर फैलाता है, बाद में नहीं।</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>स्ट्राइकर फिसला, कुछ नहीं हिला और वह चला ही नहीं, तो यह स्ट्रोक नहीं।</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>खिलाड़ी के कहने पर ख़राब गोटी की जगह अच्छी गोटी उसी स्थान पर रखी जाती है।</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>सेंटर सर्कल पर नहीं, आउटर सर्कल के बाहर नहीं, और कुछ भी हिले नहीं।</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>गोटियाँ आउटर सर्कल में सपाट रखी जाती हैं; क्वीन और बाहर उछली गोटियाँ आप रखते हैं।</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>रंग देखें: ग़लत गोटी अगले स्ट्रोक तक कोई न बताए तो वही रहती है।</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>क्वीन आप सेंटर सर्कल में वापस रखते हैं; उससे कोई शॉट खुले तो वह चलेगा।</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>सेंटर ख़ाली नहीं: बची जगह का अधिकतर भाग ढकें, या क्वीन बगल में ऐसे रखें कि पॉकेट करना कठिन हो।</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>बाहर उछली गोटी सेंटर सर्कल पर रखी जाती है, या उसके जितने भाग पर जगह हो।</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>क्वीन और गोटी: पहले क्वीन, गोटी उसके पीछे, बारी वाले खिलाड़ी की ओर से देखते हुए।</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>दोनों रंग: पहले स्ट्रोक करने वाले की गोटी, दूसरी उसके पीछे।</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>तीन या अधिक: बाकी गोटियाँ पहली दो से सटाकर, जितना हो सके।</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>वापस रखी गोटी मुख्य सर्कल में दूसरी गोटियों के ऊपर रह सकती है।</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>उछलकर बोर्ड पर वापस गिरी: उसे सेंटर में रखें, और जो हिला उसे ठीक करें।</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>लैंप से टकराकर लौटी: जहाँ गिरी वहीं रहती है, और कुछ ठीक नहीं किया जाता।</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>किनारे पर खड़ी: खड़ी रहने दें।</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>एक के ऊपर एक: वैसे ही रहने दें।</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>गोटी पर स्ट्राइकर: आप उसे उठाएँ और जो हिले उसे ठीक करें; जो गिर जाए वह पॉकेट मानी जाती है।</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>स्ट्राइकर पर गोटी: गोटी उठाएँ, स्ट्राइकर निकालें, गोटी वहाँ रखें जहाँ वह होती।</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>किनारे पर खड़ी या एक के ऊपर एक: खेल से हिलने तक वैसे ही रहने दें।</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>गोटी के नीचे स्ट्राइकर: उसे ऐसे खींचें कि कम से कम हिले।</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>टूटी गोटी: उसका बड़ा टुकड़ा गिना जाता है, और अंतिम निर्णय आपका है।</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>दोनों खिलाड़ी आमने-सामने बैठते हैं।</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>साथी आमने-सामने बैठते हैं, इस तरह चारों साइड भर जाती हैं।</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>मैच शुरू होने से पहले अब ठीक दो ट्रायल बोर्ड, हर पक्ष का एक।</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>पहले से सहेजा</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>टिक किए हुए लें</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>ये मैच पहले से सहेजे हैं। जिन्हें फिर भी फ़ाइल से लेना है उन पर टिक करें; सहेजा हुआ मैच रद्दी में जाएगा।</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>पहले से सहेजे गए मैच</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: रद्दी में है, वही जो फ़ाइल में है</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: {stored} प्रविष्टियों के साथ सहेजा है, फ़ाइल में {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: रद्दी में {stored} प्रविष्टियों के साथ, फ़ाइल में {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>भरने के लिए स्कोर कार्ड</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>गेम {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>आरंभ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>समाप्ति</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>अंपायर की टिप्पणी</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>मैच विजेता</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>स्ट्रोक</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>अतिरिक्त</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>राउंड</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>वर्ग</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>टेबल</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>मैच क्र.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख़</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>अंपायर</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>मुख्य रेफ़री</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>टॉस विजेता</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>चुनाव</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>पक्ष {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>जो पहले ब्रेक करे वह पक्ष 1 है। क्वीन: जिसने कवर की उसके लिए {queen}, नहीं तो Nil; वह केवल बोर्ड के विजेता के लिए गिनी जाती है, और {until} अंकों से आगे नहीं। C/m: दूसरे पक्ष की बची गोटियाँ, नहीं तो Nil। +: माँगने पर अंक। कुल: अब तक का जोड़, अधिकतम {points}।</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W ब्रेक करने वाला है। हर स्ट्रोक का एक ख़ाना: पॉकेट हुई अपनी गोटियों की संख्या, कोई नहीं तो –, क्वीन Q, स्ट्राइकर S, फ़ाउल F, टेक्निकल फ़ाउल T। बारी समाप्त होने पर खड़ी रेखा।</translation>
    </message>
    <message>
        <source>board</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>गेम {number} का क्रम।</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>पक्ष {number}: {name}।</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>बोर्ड {number} के बाद: {score}।</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>एक बारी में गोटियाँ</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>बारियाँ</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>एक बारी में गोटियाँ</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>प्रति स्ट्रोक सेकंड</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>स्ट्रोक</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>प्रति स्ट्रोक समय</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {bins} के अनुसार {counted}: {counts}।</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>शुरू नहीं</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>जारी</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>हार मानी</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>अयोग्य</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>वॉकओवर</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>बराबर</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>रोका गया: प्रोटेस्ट</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>मैच: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>मैच: {matches}, निर्णीत: {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>कोई मैच नहीं।</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>समय पहली प्रविष्टि के हैं, हॉल की अपनी घड़ी से।</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>बिना तारीख़</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>hi</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>मैच, एक-एक प्रविष्टि: carrom-desk verify रिपोर्ट की तुलना इसी से करता है</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>बताने को कुछ नहीं।</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>प्रोटेस्ट में</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>समाप्त नहीं</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>पृष्ठ {pages} में से {page}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>मैच की पहचान और फ़िंगरप्रिंट का QR कोड</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>वापस ली गई</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>फिर दी गई</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>सुधारी गई</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>अलग निर्णय</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>क्या हुआ</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>क्र.</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>अवधि</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>क्वीन कवर की</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (फिर से)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>क्वीन {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} दिए गए</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} माँगने पर</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>कौन</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>ग़लती</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} क्र. {number} से अलग निर्णय।</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>ड्यू, फ़ाउल और समय की ग़लतियाँ</translation>
    </message>
    <message>
        <source>By</source>
        <translation>किसका</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>प्रोटेस्ट</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>प्रोटेस्ट</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>सुधार</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>प्रविष्टि</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>अब</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>सुधार</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, ख़ुद वापस लिया गया</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>क्र. {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>टिप्पणी</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>टिप्पणियाँ और रुकावटें</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>माना गया</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>प्रविष्टियाँ</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>जहाँ नियम उत्तर खुला छोड़ते हैं वहाँ अपनाई गई व्याख्याएँ</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>फ़ैसला</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>W:B</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>कोई प्रविष्टि नहीं हुई।</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>W:B प्रविष्टि के बाद बोर्ड पर सफ़ेद और काली गोटियाँ हैं, Q क्वीन जब तक वह बोर्ड पर है।</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>वापस ली गई प्रविष्टियाँ कटी हुई हैं।</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>गेम {game}, बोर्ड {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>व्हाइट: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status}, क्र. {number} से</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>मैच अभिलेख</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>सिंगल्स</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>डबल्स</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>टेबल {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>मैच {id} · प्रविष्टियाँ: {entries} · फ़िंगरप्रिंट: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>पक्ष</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>पक्ष और गेम</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>खेला गया</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>टॉस</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>प्रारूप</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>सँभाला गया</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>गेम {game} में; पहले खेले गए बोर्ड: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>कुल</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>विजेता {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>बराबर, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>{score} पर रोका गया</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>जारी, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>सँभालने से पहले: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>{side} ने हार मानी।</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>क्वीन {side} ने कवर की</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>चल रहा है: बोर्ड पर {white} सफ़ेद और {black} काली; {queen}; बारी: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: दूसरे पक्ष की बोर्ड पर बची गोटियाँ।</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>कुल: अब तक का जोड़।</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>ब्रेक करने वाला सफ़ेद से खेलता है।</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: माँगने पर अंक, और वे अंक जो न गोटियों के हैं न क्वीन के।</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): क्वीन कवर की, अंक नहीं मिले।</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>कुल में गेम जिताने वाले {points} अंकों से अधिक कभी नहीं दिखता।</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: व्हाइट स्लैम।</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: ब्लैक स्लैम।</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: अतिरिक्त बोर्ड।</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: दोबारा खेला गया।</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>स्ट्रोक, ड्यू और फ़ाउल</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>सुधार: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>अलग निर्णय: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>कोई प्रोटेस्ट नहीं</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>कोई सुधार नहीं</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>अभिलेख</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>विवरण में और हैं: {number}।</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>टिप्पणियाँ</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>कुछ नहीं खेला गया।</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>मैच: {matches}, {won} जीते, {lost} हारे</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} से {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>इस खिलाड़ी का कोई मैच नहीं मिला।</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>विपक्षी</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>माध्यिका</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>प्रति बारी गोटियाँ</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{all} में से {some}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>बारियाँ</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>पॉकेट की गई गोटियाँ</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>एक बारी में सबसे अधिक गोटियाँ</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>सबसे लंबी बारी के स्ट्रोक</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>प्रति स्ट्रोक समय, माध्यिका</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>प्रति स्ट्रोक समय, सबसे अधिक</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>समय वाले स्ट्रोक</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>जीते बोर्ड</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>ब्रेक किए बोर्ड</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>क्वीन कवर वाले बोर्ड</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>व्हाइट स्लैम</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>ब्लैक स्लैम</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>ब्रेक टू फ़िनिश</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>गोटियाँ: अपनी गोटियाँ जो पॉकेट हुईं और वापस नहीं आईं।</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>ब्रेक टू फ़िनिश: दूसरे पक्ष के स्ट्रोक से पहले ही ब्रेक करने वाला बोर्ड जीत लेता है।</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>रद्द हुए बोर्डों के स्ट्रोक और ग़लतियाँ भी गिनी जाती हैं।</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>स्ट्रोक का समय पिछली प्रविष्टि से उसकी अपनी प्रविष्टि तक है, रुका हुआ समय छोड़कर: जब तक गोटियाँ थम न जाएँ और स्ट्रोक दर्ज न हो। सुधार के पास वाले स्ट्रोक का समय नहीं लिया जाता।</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>जिस पक्ष की बारी नहीं, उसकी ग़लती केवल पक्ष के नाम गिनी जाती है।</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>किसी फ़ॉन्ट में अक्षर {letter} ({name}) नहीं है: उसकी जगह प्रश्नचिह्न है।</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}। कारण: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>बोर्ड के स्ट्रोकों की जगह, जिसकी अंपायरिंग काग़ज़ पर हुई।</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>खेल रुका {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} ने मैच जीता, गेमों में {score}: {loser} ने हार मानी।</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} ने मैच जीता, गेमों में {score}: {loser} ने हार मानी।</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>{winner} ने मैच जीता: {loser} अयोग्य घोषित। {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>{winner} ने मैच जीता: {loser} अयोग्य घोषित। {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>{winner} को वॉकओवर: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>{winner} को वॉकओवर: {loser} की अनुपस्थिति।</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>परिणाम रोका गया: एक प्रोटेस्ट पर निर्णय बाकी है।</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>शुरू नहीं हुआ: कोई परिणाम नहीं।</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>जारी, गेमों में {score}: अभी परिणाम नहीं।</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (गेम {game}, बोर्ड {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>साइड बदलना: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>जीता</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>हारा</translation>
    </message>
    <message>
        <source>open</source>
        <translation>अनिर्णीत</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>ड्यू</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>फ़ाउल</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>फ़ाउल के साथ ड्यू</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>टेक्निकल फ़ाउल</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>समय की ग़लतियाँ</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>उल्लंघन से गँवाए बोर्ड</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>अयोग्यताएँ</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>ड्यू</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>फ़ाउल</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>ड्यू और फ़ाउल</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>टेक्निकल फ़ाउल</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>समय की ग़लती</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>बोर्ड गँवाया</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>अयोग्य</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>निर्णय नहीं</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>मान्य</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>ख़ारिज</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>सुधारी गई</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>सुधार के बाद प्रभावहीन</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>वापस ली गई</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>नहीं गिना जाता: यह लॉग बहुत बार सुधारा गया।</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>जीते मैच</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>सफ़ेद से जीते बोर्ड</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>काली से जीते बोर्ड</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>बारियाँ जिनमें गोटी मिली</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>प्रतिशत</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>प्रतिशत</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>में से</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>जीते</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>हारे</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>आमने-सामने</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>गेम का बोर्ड</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>अपने अंक</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>विपक्षी के अंक</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>बोर्डवार</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>तक</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>रुझान: पिछले {number} मैच एक साथ</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>मैच तक</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>जीते बोर्ड, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>जीते बोर्डों का रुझान</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>फिर से निर्णीत</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>अंपायर इसे वापस लेता है।</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>अंपायर इसे फिर मान्य करता है।</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>इन नियमों के पाठ में इसके लिए कोई नियम नहीं है।</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>आयोजक की SoL फ़ाइल</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} SoL की फ़ाइल के रूप में नहीं पढ़ी जा सकती।</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>{name} की किसी जोड़ी के लिए किसी सहेजे मैच में परिणाम नहीं है: कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>परिणामों की फ़ाइल</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>{path} में लिखे गए परिणाम: {count}।</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL के लिए परिणाम</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>वहाँ के परिणामों की जगह हमारे रखें…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>राउंड {left}, शुरू नहीं</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>राउंड {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>राउंड: समय +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>राउंड {left}, रुका हुआ</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>एक मिनट अधिक</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>एक मिनट कम</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>राउंड फिर शुरू करें</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>इस राउंड के बचे मिनट: {minutes}।</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>इस राउंड का समय पूरा हुआ। प्रतियोगिता के नियम के अनुसार समाप्त करें, या गेम समाप्त करें।</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} की बारी जारी</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} का फिर प्रयास</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>अब बारी {player} की</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>बोर्ड समाप्त</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>{side} ने बोर्ड जीता, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>बोर्ड से बाहर उछली गोटियाँ अंपायर सेंटर सर्कल में वापस रखता है।</translation>
    </message>
    <message>
        <source>{men}: {count} {reason}, {other_count} {other_reason}.</source>
        <translation>{men}: {count} {reason}, {other_count} {other_reason}।</translation>
    </message>
    <message>
        <source>{men}: {reason}.</source>
        <translation>{men}: {reason}।</translation>
    </message>
    <message>
        <source>with the striker</source>
        <translation>स्ट्राइकर के साथ</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>ड्यू और पेनल्टी</translation>
    </message>
    <message>
        <source>due</source>
        <translation>ड्यू</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>पेनल्टी</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>पहले से बकाया</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>रखनी हैं – {player}: {men}, {other}: {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who}, आउटर सर्कल में।</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who}, आउटर सर्कल में, {time}।</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>क्वीन सेंटर में वापस जाती है।</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>{side} ने क्वीन कवर कर ली है।</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>ब्रेक अब भी बाकी है।</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>ब्रेक अब भी बाकी है: {most} में से प्रयास {number}।</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>जो बकाया था वह माफ़ हुआ।</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>बोर्ड पर: {white}, {black}, क्वीन।</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>बोर्ड पर: {white}, {black}।</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>कोई ड्यू नहीं था: जो वापस आता है वह बोर्ड पर है।</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>बारी जारी रहती है</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>बारी चली जाती है</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>रखी गईं</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>छोड़ दिया: ड्यू समाप्त</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>अधिकार गया: ड्यू नहीं मिलेगा</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>जगह नहीं: ड्यू बकाया रहा</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} का खेल जारी</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>{side} ने क्वीन कवर कर ली है।</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>टेक्निकल फ़ाउल।</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>जैसा काग़ज़ी स्कोर शीट पर है</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side} को 1 अतिरिक्त अंक माँगने का हक़ है।</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side} को %n अतिरिक्त अंक माँगने का हक़ है।</numerusform>
            <numerusform>{side} को %n अतिरिक्त अंक माँगने का हक़ है।</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>{side} ने बोर्ड जीता, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>अनुचित स्ट्रोक से</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>इस स्ट्रोक से</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>रखने वाला: {player}</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>रखने वाला: {player}</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>बोर्ड जारी है</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>क्वीन वापस जाती है</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>कुछ वापस नहीं आता</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side} ने कोई अतिरिक्त अंक नहीं माँगा।</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side} ने 1 अतिरिक्त अंक माँगा।</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side} ने %n अतिरिक्त अंक माँगा।</numerusform>
            <numerusform>{side} ने %n अतिरिक्त अंक माँगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, और पहले से बकाया</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>अलग निर्णय दें…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>फ़ैसला, पुष्टि होने पर</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>दिया गया फ़ैसला</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>व्याख्या: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>कोई फ़ैसला नहीं</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>यह नहीं हो सकता</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>फ़ैसला</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>अभी फ़ैसला नहीं</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>नियम: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>कारण: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>सहेजा {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>अभी सहेजने को कुछ नहीं</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>सहेजा नहीं गया</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>सहेजा नहीं गया: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>केवल पढ़ें</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>केवल पढ़ें: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>अब कौन खेलेगा?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>अब कौन-सी गोटियाँ बोर्ड पर वापस आती हैं?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>कौन-सी गोटियाँ बकाया रहती हैं?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>क्वीन का क्या होता है?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>बोर्ड कैसे समाप्त होता है?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>गोटियाँ कौन रखता है?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>अंपायर क्या पुकारता है?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>अगला ब्रेक कौन करता है?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>सफ़ेद से कौन खेलता है?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>क्या बोर्ड में स्लैम हुआ?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>आगे क्या होता है?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>क्या अगले बोर्ड से पहले साइड बदली जाती हैं?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>बारी छोड़ने पर क्या होता है?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>खेल आगे कैसे चलता है?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>कितना समय मिलता है?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>उल्लंघन का क्या परिणाम होता है?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ड्यू और पेनल्टी</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>आख़िरी गोटियाँ</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>22 अंकों से आगे</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>गोटी रखना</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>डबल्स</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>उल्लंघन</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>घड़ियाँ</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>मैच का क्रम</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>अभी नहीं पूछा</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>कमज़ोर</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>सीख रहे हैं</translation>
    </message>
    <message>
        <source>known</source>
        <translation>आता है</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>जहाँ है वहीं रहती है</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>अभी सेंटर में वापस जाती है</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>बोर्ड पर नहीं है और कवर करनी है</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>बोर्ड पर नहीं है और बारी समाप्त होने पर वापस जाती है</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>कवर हो चुकी है</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>उसी गेम का अगला बोर्ड</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>अगला गेम</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>टॉस और अतिरिक्त बोर्ड</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>मैच समाप्त</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>बोर्ड रद्द होता है और दोबारा खेला जाता है</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>बारी अगले खिलाड़ी को जाती है</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>उस बोर्ड की शुरुआत से फिर</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>जहाँ है वहीं से आगे</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>स्ट्रोक अनुचित है</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>फ़ाउल</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>समय के अनुसार फ़ाउल या टेक्निकल फ़ाउल</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>बोर्ड गँवाया</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>मैच जा सकता है</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>चेतावनी</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>मैच की घोषणा पर एक खिलाड़ी बोर्ड पर नहीं है।</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>खिलाड़ी मैच से पहले अभ्यास करते हैं।</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>अंपायर ने “प्ले” पुकारा है: ब्रेक करना है।</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>एक खिलाड़ी की बारी है: उसे स्ट्रोक करना है।</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>एक गोटी रखनी है।</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>एक गोटी ड्यू है: उसे रखना है या छोड़ देना है।</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>गेम समाप्त हुआ: खिलाड़ी साइड बदलते हैं।</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>तीसरा गेम होना है: खिलाड़ी विश्राम करते हैं।</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>कोई नहीं: बोर्ड समाप्त</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>कुछ नहीं पुकारा जाता</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>स्लैम नहीं</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>सिंगल्स: लगातार {before} बार बारी छोड़ी गई, अब एक बार और।</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>डबल्स: लगातार {before} बार बारी छोड़ी गई, अब एक बार और।</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>बोर्ड के दौरान के प्रोटेस्ट पर निर्णय: मान्य।</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>बोर्ड के दौरान के प्रोटेस्ट पर निर्णय: ख़ारिज।</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>अंतिम गेम में साइड बदलनी थीं, और बदली गईं।</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>अंतिम गेम में साइड बदलनी थीं; यह भूल गए।</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>टॉस: {side} ने जीता, {choice}।</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>ब्रेक करने वाले पक्ष में से ब्रेक {name} को करना है।</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>गेम {game}, शुरू किया {first} ने; बोर्ड {board}, ब्रेक {breaker} का।</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>गेम में बोर्डों की सीमा नहीं है।</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>गेम में अधिकतम {limit} बोर्ड होते हैं।</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>स्कोर {a} : {b} था; अब {side} ने बोर्ड {points} से जीता।</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>स्कोर {a} : {b} था; अब {side} ने बोर्ड {points} से जीता।</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>यह अंतिम गेम है; इसमें साइड अभी नहीं बदली गईं।</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, और {more} माँगने पर</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>यदि बात दूसरी होती – {facts} – तो उत्तर होता: {answer}।</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>आसान: जो हुआ, उसी से तय होता है</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>मध्यम: उस समय की स्थिति भी तय करती है, या कोई दूसरा नियम</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>कठिन: कई नियम तय करते हैं, या कोई व्याख्या</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>पहला गेम {side} ने जीता।</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>अंपायर पाठशाला</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>कौन सीखता है</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>नए सीखने वाले का नाम</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>हर नियम की जानकारी</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>आता है</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>पूछे में से सही</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>अभ्यास और नक़्शा</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>सीखने वाला हटाएँ</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>जो दोहराना है</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>पहले नाम लिखें।</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>कोई नहीं: कुछ सहेजा नहीं जाता</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>{name} के बारे में सारी जानकारी {path} में है।</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>पहले सीखने वाला चुनें।</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>प्रगति सहेजें</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>हमेशा के लिए हटाएँ: फिर दबाएँ</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name} और सारी प्रगति हटा दी गई।</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>प्रगति सहेजें…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>अभ्यास</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>नियमों और सीखने वालों का नक़्शा</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>कोई भी कठिनाई</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>आसान से कठिन</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>कठिनाई</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>ऐसा कोई अभ्यास प्रश्न नहीं है: दूसरा विषय या दूसरी कठिनाई चुनें।</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>मैच के विजेता</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>प्रोटेस्ट अनिर्णीत</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>खेल: {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>क्वीन के 0 अंक</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>क्वीन के 0 अंक (नियम {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>क्वीन पास है: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>क्वीन कवर करनी है: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>क्वीन के अंक: {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाइट</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>स्कोर</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} अंक</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: जीत के {needed} गेमों में से {won}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>स्कोर शीट</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>बो.</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>कुल</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>गेम {number}</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>{text}.</source>
        <translation>{text}।</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>सिस्टम जैसी</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>उच्च कंट्रास्ट</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>बड़ा</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>सबसे बड़ा</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>उपयोग न करें</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>सुझाव</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>स्वतः</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: बोर्ड के बगल में भरें, या Esc से छोड़ें।</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>ब्रेक कुछ नहीं छूता</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha ब्रेक करती है। उसका स्ट्राइकर सारी गोटियों के पास से निकल जाता है और कुछ नहीं छूता; स्ट्रोक उचित है।</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>जो ब्रेक कुछ न छुए वह अभी हुआ नहीं। उसे इस बारी में तीन प्रयास तक मिलते हैं।</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>तीसरा प्रयास विफल</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha तीसरी बार ब्रेक करती है। स्ट्राइकर फिर कुछ नहीं छूता; स्ट्रोक उचित है।</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>तीन प्रयासों के बाद बारी चली जाती है। ब्रेक अब भी बाकी है: Ravi उसे करता है, काली गोटियों से।</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>“प्ले” से पहले स्ट्रोक</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>Asha अंपायर के “प्ले” कहने से पहले स्ट्रोक करती है। उसका स्ट्राइकर गोटियों को छूता है और एक सफ़ेद गोटी गिरती है।</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>“प्ले” से पहले पॉकेट हुई गोटियाँ बाहर आती हैं, एक और गोटी के साथ। पॉकेट में उसकी और कोई गोटी नहीं है: वह बकाया रहती है।</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>एक गोटी बकाया है</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha पर एक गोटी बकाया है और पॉकेट में उसकी कोई नहीं। अब वह उचित स्ट्रोक से एक सफ़ेद गोटी पॉकेट करती है।</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>बकाया गोटी मिलते ही निकाली जाती है, अपनी बारी में भी। वह आगे खेलती है।</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>स्ट्राइकर और गोटी</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha एक सफ़ेद गोटी पॉकेट करती है, और स्ट्राइकर भी गिर जाता है। स्ट्रोक उचित है।</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>उसकी गोटी वापस आती है और एक और देनी होती है। अपनी गोटी पॉकेट करने के कारण वह आगे खेलती है।</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>केवल स्ट्राइकर</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha स्ट्राइकर पॉकेट करती है और कुछ नहीं। स्ट्रोक उचित है।</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>एक गोटी ड्यू के रूप में वापस आती है और बारी चली जाती है: उसकी कोई गोटी नहीं गिरी।</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>अनुचित स्ट्रोक</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi स्ट्राइकर को मारने की जगह धकेलता है। उसकी एक सफ़ेद गोटी गिरती है।</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>गोटी वापस आती है, फ़ाउल की एक और गोटी के साथ, और बारी चली जाती है।</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>उछलती गोटियाँ</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha एक सफ़ेद गोटी पॉकेट करती है। एक काली गोटी और क्वीन बोर्ड से बाहर उछलती हैं।</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>जो उछला वह मानो गया ही नहीं: अंपायर पहले क्वीन को सेंटर में रखता है, फिर गोटी को। उसने अपनी गोटी पॉकेट की, इसलिए बारी जारी रहती है।</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>गोटी उसकी, स्ट्रोक आपका</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi पर एक गोटी बकाया है और पॉकेट में उसकी कोई नहीं। Asha उसकी एक गोटी पॉकेट करती है, अपनी कोई नहीं।</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>उसके स्ट्रोक से Ravi की गोटी उपलब्ध हुई, इसलिए वह तुरंत वापस आती है, और Asha ख़ुद उसे रखती है। बारी चली जाती है।</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>क्वीन समय से पहले</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi केवल क्वीन पॉकेट करता है। इस बोर्ड में उसकी कोई गोटी पॉकेट नहीं हुई।</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>अपनी गोटी पॉकेट होने से पहले क्वीन पर उसका हक़ नहीं: वह वापस जाती है, बारी चली जाती है, पेनल्टी नहीं होती।</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>क्वीन कवर हुई</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi ने पिछले स्ट्रोक में क्वीन पॉकेट की थी। अब उसकी एक सफ़ेद गोटी गिरती है।</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>अगले स्ट्रोक में अपनी गोटी गिरने से क्वीन कवर होती है। वह आगे खेलता है।</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>क्वीन बिना कवर</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha ने पिछले स्ट्रोक में क्वीन पॉकेट की थी। अब एक सफ़ेद गोटी गिरती है, जो Ravi की है।</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>दूसरे पक्ष की गोटी कवर नहीं है: क्वीन वापस जाती है और बारी चली जाती है। Ravi की गोटी पॉकेट में रहती है।</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>बकाया रहते क्वीन</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha पर एक गोटी बकाया है जो अभी रखी नहीं जा सकी। वह केवल क्वीन पॉकेट करती है।</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>हाथ दूर रखें</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha की बारी है और उसने अभी स्ट्रोक नहीं किया। सामने बैठा Ravi एक गोटी को हाथ से छूता है।</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>जिसकी बारी नहीं, उसका उल्लंघन टेक्निकल फ़ाउल है: उसकी एक गोटी वापस आती है। बारी Asha की ही रहती है।</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>पंद्रह सेकंड</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha ने एक गोटी पॉकेट की और बारी फिर उसकी है। पंद्रह सेकंड बिना स्ट्रोक के बीत जाते हैं।</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>नियम समय तय करते हैं पर पेनल्टी नहीं बताते। बारी के पहले स्ट्रोक के बाद डेस्क इसे फ़ाउल मानता है: एक गोटी, और बारी गई। आप अलग निर्णय दे सकते हैं।</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>बोर्ड से दूर</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>बोर्ड के दौरान Asha उठकर अपनी जगह छोड़ देती है। उसने पूछा नहीं।</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>जगह छोड़ने से बोर्ड जाता है: Ravi को बोर्ड पर पड़ी उसकी गोटियों के अंक और वहाँ पड़ी क्वीन के तीन मिलते हैं।</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>क्लब में</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>क्लब नियमों से: Asha ने एक गोटी पॉकेट की थी, अब Ravi की एक गिरती है और उसकी कोई नहीं।</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>क्लब संस्करणों में दूसरे पक्ष की गोटी पॉकेट करना फ़ाउल है: बारी समाप्त होती है और उसकी एक गोटी वापस आती है।</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>क्वीन से पहले आख़िरी गोटी</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha अपनी आख़िरी गोटी पॉकेट करती है। क्वीन बोर्ड पर है।</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>क्वीन से पहले आख़िरी गोटी गिरने पर बोर्ड जाता है: Ravi को तीन अंक मिलते हैं, बोर्ड पर जो भी हो।</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>दूसरे पक्ष की आख़िरी गोटी</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha क्वीन कवर कर चुकी है। अब उसके स्ट्रोक से Ravi की आख़िरी गोटी गिरती है, उसकी अपनी कोई नहीं।</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi की कोई गोटी नहीं बची: वह बोर्ड जीतता है, उतने अंकों से जितनी Asha की गोटियाँ बोर्ड पर हैं। Asha की कवर की हुई क्वीन किसी के लिए नहीं गिनी जाती।</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>22 अंकों पर</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha के 22 अंक हैं और उसने क्वीन कवर की है। उसकी आख़िरी गोटी गिरती है।</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>22 अंकों से आगे क्वीन का कुछ नहीं गिना जाता: केवल बोर्ड की दो गोटियाँ। गेम चलता रहता है।</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>अंतिम बोर्ड के बाद बराबर</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>आठवें और अंतिम बोर्ड में स्कोर 10 : 15 है। Ravi ने क्वीन कवर की। Asha की आख़िरी गोटी गिरती है।</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>पाँच गोटियों से 15 : 15। अंतिम बोर्ड के बाद बराबर: टॉस और एक अतिरिक्त बोर्ड।</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>अतिरिक्त बोर्ड</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>आठ बोर्डों के बाद स्कोर बराबर था। अतिरिक्त बोर्ड में Asha ने क्वीन कवर की, और Ravi की आख़िरी गोटी गिरती है।</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>डबल्स में बारी किसकी</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil उचित स्ट्रोक करता है और कुछ पॉकेट नहीं होता।</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>डबल्स में बारी दाईं ओर घूमती है: Anil के बाद Rosa, जो उसके दाईं ओर बैठी है।</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>डबल्स में गोटी कौन रखे</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi उचित स्ट्रोक से एक सफ़ेद गोटी और स्ट्राइकर पॉकेट करता है।</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>सिंगल्स की तरह दो गोटियाँ वापस आती हैं और वह आगे खेलता है। डबल्स में उसके दाईं ओर का खिलाड़ी उन्हें रखता है।</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>जिस पर गोटी बकाया हो वह क्वीन नहीं ले सकता: वह वापस जाती है और बारी चली जाती है। गोटी बकाया रहती है।</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>अतिरिक्त बोर्ड जीतने वाला गेम जीतता है, चाहे एक अंक से। क्वीन विजेता के लिए तभी गिनी जाती है जब उसने कवर की हो।</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>डेस्क पर दर्ज करें</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>दूसरी…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>अभ्यास</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>यह लें</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>चुनें कि क्या होना है। पहले आप फ़ैसला दें, फिर डेस्क अपना दिखाता है।</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>स्थितियाँ</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – हल हुई</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>कोई स्थिति चुनें।</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>यह कब खेला गया, पता नहीं; दिन {day} लिखा गया है।</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>यह खेला नहीं गया; इसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>{name} नाम का एक और खिलाड़ी है: इसका उपनाम {nickname} है।</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>टेबल {table} इस राउंड में भरी है; SoL में इसका क्रमांक दूसरा है।</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>फ़ाइल में इस प्रतियोगिता और राउंड की इन पक्षों के बीच कोई जोड़ी नहीं है; कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>फ़ाइल में इस प्रतियोगिता और राउंड की इन पक्षों के बीच कई जोड़ियाँ हैं, और न टेबल से न दिन से पता चलता है कि यह कौन-सी है; कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>इस जोड़ी के लिए कई मैचों का परिणाम है; कुछ नहीं लिखा गया। केवल वही रहने दें जो गिना जाए।</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>अभी कोई परिणाम नहीं है; कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>फ़ाइल में पहले से दूसरा परिणाम है; उसे वैसा ही रहने दिया गया।</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>राउंड {round}, टेबल {table}।</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>फ़ाइल में इस मैच का एक गेम है: {games} में से पहला लिखा गया।</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>तीन गेमों वाले मैच के बोर्डों के लिए SoL में जगह नहीं; स्कोर लिखे गए।</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>एक प्रोटेस्ट पर निर्णय बाकी है: परिणाम रोका गया है और नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>मैच समाप्त नहीं हुआ: जैसा है वैसा लिखा गया।</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL अपनी रैंकिंग बेस्ट ऑफ़ {most} से बनाता है: कौन जीता, वहीं देखें।</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>गेम {number} उसके बोर्डों के बिना लिखा गया: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>गेम {number} {score} पर समाप्त हुआ; SoL अधिकतम {most} अंक दिखाता है।</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>गेम {number} {stood} पर था और पक्ष {side} के नाम गिना जाता है: {score} लिखा गया, बोर्डों के बिना।</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>गेम {number} खेला नहीं गया और पक्ष {side} के नाम गिना जाता है: {score} लिखा गया, बोर्डों के बिना।</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>सब ज्ञात नहीं हैं।</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL क्वीन के {queen} अंक गिनता है, {most} अंकों तक।</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL में {most} की जगह है।</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL का जोड़ इस स्कोर तक नहीं पहुँचेगा।</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>ध्वनि {player} से बजाई गई। क्या आपने सुनी?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>दूसरी ध्वनि ने इसकी जगह ले ली। फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>इस कंप्यूटर में ध्वनि बजाने का प्रोग्राम नहीं है। pw-play, paplay या aplay इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>ध्वनि डिस्क पर लिखी नहीं जा सकी: {said}। जगह बनाएँ।</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} शुरू नहीं हो सकता: {said}।</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} बजा नहीं सका: {said}। क्या स्पीकर जुड़ा और चुना हुआ है?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} समाप्त नहीं हुआ। क्या ध्वनि उपकरण व्यस्त है?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} बजा नहीं सका। क्या स्पीकर जुड़ा है? प्राथमिकताओं में आज़माएँ।</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>ध्वनि नहीं: घड़ी केवल चमकेगी। {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>ध्वनियाँ</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>अंतिम पाँच सेकंड और समय समाप्ति सुनाएँ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ध्वनि स्तर</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>आज़माएँ</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>यहाँ कुछ भी चुनें, घड़ी चमकेगी भी।</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>हर अंतिम सेकंड पर टिक</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>हॉल की स्क्रीन निकाल दी गई।</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>एक ही स्क्रीन है: हॉल की विंडो को वहाँ ले जाएँ जहाँ वह दिखे।</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: हॉल के लिए</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} अंक, जीते गेम {games}</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>बोर्ड पर गोटियाँ {a} – {b}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>हाल के मैच</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>कोई मैच खुला नहीं है</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>समाप्त नहीं: आगे बढ़ाएँ</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>नया मैच एक ही पृष्ठ पर खिलाड़ी, नियम और प्रारूप पूछता है। अभ्यास में फ़ैसला देने की स्थितियाँ हैं, और वहाँ कुछ नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>गेम {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>सहेजा {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>वापस लें  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
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
        <translation>इस मैच में जो पुष्ट हुआ था वह सब {file} में लिखा गया: वहाँ से लिया जा सकता है।</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>मैच तुरंत और कहीं सहेजें: कोई फ़ाइल लिखी नहीं जा सकी।</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>सहेजा मैच {match} आगे नहीं बढ़ाया जा सकता: प्रविष्टि {number} अपनी जगह पर संभव नहीं। {why} जो पढ़ा जा सके उसे बचवाएँ, या बैकअप बहाल करें।</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} हटाई या मिटाई गई: कॉपी करने को कुछ नहीं। उसे वापस रखें, या डेस्क फिर शुरू करें।</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (बैकअप का फ़ोल्डर)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>बैकअप का दूसरा फ़ोल्डर, {folder}, नहीं मिला: उसमें कॉपी नहीं बनी। उसकी डिस्क या पेन ड्राइव जोड़ें, या दूसरा फ़ोल्डर चुनें।</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} ख़राब है, और उसकी बनाई कॉपी भी: {problem}। पहले का बैकअप बहाल करें, या जो पढ़ा जा सके उसे नए डेटाबेस में बचवाएँ।</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>बैकअप {file} ख़राब है: {problem}। दूसरा चुनें।</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} केवल पढ़ने के लिए खोला गया था: कुछ नहीं सहेजा गया। पहले उसे लिखने के लिए खोलें।</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} यह डेस्क उसे केवल दिखाता है: कुछ नहीं सहेजा गया। पहले दूसरा डेस्क बंद करें।</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>इस डेस्क पर खुले रहते {place} या उसका जर्नल किसी ने ऊपर से लिख दिया।</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} थोड़ी देर में फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} वह इसे अभी तैयार कर रहा है: थोड़ी देर में फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} अब वहाँ नहीं है, पर अंतिम प्रविष्टियों वाली {file}-wal है। फ़ाइल वापस रखकर फिर कोशिश करें, या जो पढ़ा जा सके उसे बचवाएँ।</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} ख़ाली है, पर अंतिम प्रविष्टियों वाली {file}-wal नहीं। फ़ाइल वापस रखकर फिर कोशिश करें, या जो पढ़ा जा सके उसे बचवाएँ।</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} अब वहाँ नहीं है, पर {folder} में उसके बैकअप हैं। नवीनतम बहाल करें, या बिना मैचों के शुरू करें।</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} ख़ाली है, पर {folder} में उसके बैकअप हैं। नवीनतम बहाल करें, या बिना मैचों के शुरू करें।</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} कुछ नहीं सहेजा गया। फ़ाइल वापस रखें, या डेस्क फिर शुरू करें।</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} ख़राब है: वह नहीं बताता कि किस संस्करण का है। नवीनतम बैकअप बहाल करें, या जो पढ़ा जा सके उसे नए डेटाबेस में बचवाएँ।</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} में अभी कोई मैच नहीं है। तैयार करने के लिए उसे एक बार लिखने के लिए खोलें।</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} पुराने Carrom Desk ने बनाया था। उसे एक बार लिखने के लिए खोलें: तब वह नया हो जाएगा।</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} किसी नए Carrom Desk ने बनाया है, इसलिए जैसा है वैसा छोड़ा गया। खोलने के लिए वह संस्करण इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} मैचों का डेटाबेस नहीं है: वह दूसरे प्रोग्राम का है और जैसा है वैसा छोड़ा गया। दूसरी फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>किसी फ़ाइल के नाम में शून्य वर्ण (null) नहीं होता। फ़ाइल का पथ दें।</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>यह डेटाबेस का पता नहीं है। फ़ाइल का पथ दें, या sqlite:///PATH जैसा URL।</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>मेमरी में रखा डेटाबेस हर मैच खो देगा। फ़ाइल का पथ दें।</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: ऐसा कोई होम फ़ोल्डर नहीं है। फ़ाइल का पूरा पथ दें।</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} फ़ाइल {file} का लिंक है, जो है ही नहीं। देखें कि उसकी डिस्क जुड़ी है या नहीं, या दूसरी फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>{kind} प्रकार के डेटाबेस का ड्राइवर नहीं है। ड्राइवर इंस्टॉल करें, या फ़ाइल का पथ दें।</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>जिस डिस्क पर {place} है वह भर गई है: कुछ नहीं सहेजा गया। थोड़ी जगह ख़ाली करें, फिर पिछला कदम दोहराएँ। पहले जो पुष्ट हुआ वह सुरक्षित है।</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} केवल पढ़ा जा सकता है: कुछ नहीं सहेजा गया। फ़ाइल और उसके फ़ोल्डर में लिखने दें, या दूसरा डेटाबेस चुनें।</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>दूसरा प्रोग्राम {place} में लिख रहा है और उसे छोड़ नहीं रहा: कुछ नहीं सहेजा गया। थोड़ा रुकें, फिर पिछला कदम दोहराएँ; ऐसा ही रहे तो दूसरा प्रोग्राम बंद करें।</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} खुल नहीं सकता। देखें कि उसका फ़ोल्डर है, उसकी डिस्क जुड़ी है और आपको वहाँ पढ़ने-लिखने की अनुमति है।</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>{place} को पढ़ना या लिखना विफल रहा: कुछ नहीं सहेजा गया। देखें कि उसकी डिस्क जुड़ी है और उसमें जगह है, फिर पिछला कदम दोहराएँ।</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>आपको {place} खोलने की अनुमति नहीं है। उसके स्वामी से पढ़ने-लिखने की अनुमति माँगें, या दूसरा डेटाबेस चुनें।</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} नहीं है। पथ देखें, और यह भी कि उसकी डिस्क जुड़ी है या नहीं।</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} फ़ोल्डर है। उसके भीतर की किसी फ़ाइल का पथ दें।</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} वहाँ नहीं हो सकता: जहाँ उसका फ़ोल्डर होना चाहिए वहाँ एक फ़ाइल है। दूसरा पथ दें।</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} ऐसा लिंक है जो अपने ही पास लौटता है। फ़ाइल का पथ दें।</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} फ़ाइल के नाम के लिए बहुत लंबा है। दूसरा पथ दें।</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>{place} के डेटाबेस ने ठीक उत्तर नहीं दिया: कुछ नहीं सहेजा गया। देखें कि उसका सर्वर चल रहा है और उस तक पहुँचा जा सकता है, फिर पिछला कदम दोहराएँ।</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} ख़राब है और पढ़ा नहीं जा सकता: वह डेटाबेस नहीं है, या उसका कोई भाग ऊपर से लिखा गया। जो पढ़ा जा सके उसे नए डेटाबेस में बचवाएँ, या नवीनतम बैकअप बहाल करें।</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>यहाँ खुलने के बाद दूसरे डेस्क ने इस मैच में लिखा है: कुछ नहीं सहेजा गया। अब उसमें क्या है, यह देखने के लिए मैच फिर खोलें।</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} ख़राब है। जो पढ़ा जा सके उसे नए डेटाबेस में बचवाएँ, या नवीनतम बैकअप बहाल करें। क्या मिला: {what}।</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} कोई उपकरण या पाइप है, फ़ाइल नहीं; उसे जैसा है वैसा छोड़ा गया। दूसरी फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} का अपनी डिस्क पर दूसरा नाम (हार्ड लिंक) है: एक नाम से सहेजा गया दूसरे से खो सकता है। एक नाम हटाएँ, या फ़ाइल कॉपी करके कॉपी खोलें।</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} नहीं बन सकती: फ़ोल्डर {folder} नहीं है। पथ देखें और यह भी कि उसकी डिस्क जुड़ी है या नहीं, या पहले फ़ोल्डर बनाएँ।</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>इस डेस्क पर खुले रहते {file} हटाई या मिटाई गई।</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>इस डेस्क पर खुले रहते {file} छोटी कर दी गई।</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>इस डेस्क पर खुले रहते {file} ऊपर से लिखी गई।</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>इस डेस्क पर खुले रहते {file} का जर्नल हटाया या मिटाया गया।</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>इस डेस्क पर खुले रहते {file} का जर्नल छोटा कर दिया गया।</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>मैच {match} यहाँ पहले से है: कुछ नहीं सहेजा गया।</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>मैच {match} रद्दी में है: कुछ नहीं सहेजा गया।</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} इस डेस्क पर खुले रहते वह ऊपर से लिखा गया।</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>मैच की पहचान ख़ाली है या उसमें ऐसे अक्षर हैं जो रखे नहीं जा सकते। दूसरी पहचान दें।</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>इस डेटाबेस में मैच {match} नहीं है। मैचों की सूची देखें।</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>यह प्रविष्टि रखी नहीं जा सकती, क्योंकि यह दोबारा पढ़ी नहीं जा सकेगी: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>यह मैच रखा नहीं जा सकता, क्योंकि यह दोबारा पढ़ा नहीं जा सकेगा: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>इसमें ऐसा कुछ है जो किसी फ़ाइल में नहीं रह सकता।</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>प्रविष्टि {number} नहीं है</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>{length} प्रविष्टियाँ होनी चाहिए, हैं {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>सहेजा मैच {match} पढ़ा नहीं जा सकता: {why}। नवीनतम बैकअप बहाल करें, या जो पढ़ा जा सके उसे नए डेटाबेस में बचवाएँ।</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>बैकअप {place} अब वहाँ नहीं है। दूसरा चुनें।</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>मैच {match}: इसका कुछ भी पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>मैच {match}, {sides}: {of} में से {kept} प्रविष्टि तक बचाया गया।</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>मैच {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>मैच {match}, प्रविष्टि {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>दूसरे डेस्क ने यह डेटाबेस लिखने के लिए खोला है।</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>दूसरे डेस्क ने यह डेटाबेस लिखने के लिए खोला है: {host} पर प्रक्रिया {process}, {since} से।</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} पहले उसे बंद करें, फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} किसी सर्वर पर है: उसे बहाल करने के लिए सर्वर सँभालने वाले से कहें।</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>मैच {match} बहुत लंबा है: उसके फ़ैसलों सहित वह फिर किसी मैच फ़ाइल में नहीं आ सकेगा।</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>अनुचित</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>कुछ नहीं छुआ</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” से पहले</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>पॉकेट</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>बाहर उछली</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>पॉकेट</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>बोर्ड से बाहर</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>स्ट्राइकर</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>अनुचित क्यों था</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>अनुचित: कारण नहीं बताया</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>यह स्ट्रोक</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाइट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लैक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>स्ट्राइकर</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” से पहले</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>उछली</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>छुआ नहीं</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>अनुचित: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>अनुचित…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>डिस्क</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>बैकअप</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>दूसरे बैकअप</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>घड़ी</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>बिजली</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>दूसरी स्क्रीन</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>लिपियाँ</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>रिपोर्ट</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>ध्वनि</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>ठीक</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>देखें</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>ख़राब</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>ज्ञात नहीं</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>मैच शुरू होने से पहले जो ख़राब है उसे ठीक करें।</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>मैच शुरू हो सकता है। जो चिह्नित है उसे देखें।</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>सब ठीक है: मैच शुरू हो सकता है।</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} ख़ाली है; प्रविष्टि {ms} ms में डिस्क पर पहुँचती है।</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>खुला है, और उसकी बनावट ठीक है।</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>अंतिम बैकअप {last} का है।</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>दूसरा फ़ोल्डर है और उसमें लिखा जा सकता है।</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>समय {time} है। क्या यह सही है?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>बिजली से जुड़ा है।</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} स्क्रीन जुड़ी हैं।</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>सभी लिपियाँ दिख सकती हैं।</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>एक पृष्ठ PDF में लिखा गया।</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>केवल {free} ख़ाली है। जो ज़रूरी नहीं उसे जल्द हटाएँ।</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>केवल {free} ख़ाली है। मैच से पहले जगह बनाएँ।</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>धीमी: प्रविष्टि डिस्क पर पहुँचने में {ms} ms। दूसरे प्रोग्राम बंद करें, या दूसरी डिस्क लें।</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>इस पर लिखा नहीं जा सकता: {why}। कुछ नहीं बचेगा: दूसरी डिस्क लें।</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>मैच खुले नहीं हैं। “अब क्या” कारण बताता है।</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} मेन्यू खोलें, फिर “बैकअप…”।</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>अभी कोई नहीं; पहला गेम समाप्त होने पर बनेगा।</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>{folder} में लिखा नहीं जा सकता: {why}। उसमें लिखने की अनुमति दें।</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>दूसरा फ़ोल्डर नहीं है। पेन ड्राइव अधिक सुरक्षित है: मेन्यू, “बैकअप…”।</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} नहीं मिला। पेन ड्राइव लगाएँ, या दूसरा फ़ोल्डर चुनें।</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>{folder} में लिखा नहीं जा सकता: {why}। दूसरा फ़ोल्डर चुनें।</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>यह {time} बताती है, जो हो नहीं सकता। तारीख़ और समय ठीक करें।</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>जिस घड़ी से स्ट्रोक गिने जाते हैं वह रुकी है। कंप्यूटर फिर शुरू करें।</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>बैटरी पर, {percent} % बाकी। बिजली से जोड़ें।</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>बैटरी पर, केवल {percent} % बाकी: मैच के लिए बहुत कम। अभी बिजली से जोड़ें।</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>बैटरी की कोई जानकारी नहीं: देखें कि बिजली जुड़ी है या नहीं।</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>यहाँ जानकारी नहीं मिलती: देखें कि बिजली जुड़ी है या नहीं।</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>एक ही स्क्रीन है, जो अंपायर के लिए काफ़ी है।</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>अक्षर नहीं मिले: {why}। Carrom Desk फिर इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>PDF नहीं लिखा जा सका: {why}। रिपोर्ट HTML में लिखें।</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>प्राथमिकताओं में बंद है। {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>मैच सर्वर पर हैं: बैकअप वही बनाता है जो सर्वर सँभालता है।</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>सिस्टम जाँच</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>फिर जाँचें</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>पाठ कॉपी करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>जाँच हो रही है</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>मैच सँभालें</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे बढ़ें</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>जीते गेम</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>इस गेम के अंक</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>बोर्ड पर गोटियाँ</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>बकाया गोटियाँ</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>इस गेम के समाप्त बोर्ड</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>इस बोर्ड का ब्रेक, सफ़ेद से</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>{side} ने कवर की</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>ब्रेक हो चुका है</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>स्थिति क्या है</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>चल रहा बोर्ड</translation>
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
        <translation>मेन्यू</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>अतिरिक्त बोर्ड का टॉस</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>टॉस</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>टॉस दर्ज करें</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. टॉस किसने जीता?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>साइड</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. विजेता क्या लेता है?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. ब्रेक करने वाली जोड़ी में से ब्रेक कौन करेगा?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>खिलाड़ी 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>खिलाड़ी 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>बताएँ कि टॉस किसने जीता।</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>बताएँ कि विजेता ब्रेक लेता है या साइड।</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>बताएँ कि ब्रेक कौन करेगा।</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} पहले बैठेंगे।</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} साइड चुनेंगे।</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} ब्रेक करेंगे और सफ़ेद से खेलेंगे।</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>ब्रेक {name} का, सफ़ेद गोटियों से।</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} पहले बैठेंगे।</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} साइड चुनेंगे।</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(नियम {number})</translation>
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
        <translation>{case} (नियम {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>बारी बिना</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>ग़लत गोटी</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>ड्यू भूले</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>क्वीन बिना कवर</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>आगे खेला</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>बारी के बिना खेला, ध्यान नहीं गया: बारी मान्य है</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>ग़लत गोटी रखी, ध्यान नहीं गया: वही रहती है</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>बकाया गोटियाँ नहीं रखीं, ध्यान नहीं गया: उनका अधिकार गया</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>क्वीन कवर नहीं हुई, ध्यान नहीं गया: कवर मानी जाती है</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>विपक्षी की गोटी पॉकेट की, ध्यान नहीं गया: वह गिनी जाती है, पता चलने पर बारी समाप्त होती है</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>भीतर का मैच पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>इस फ़ाइल के भीतर कोई मैच नहीं है: बताएँ कि यह किस मैच की रिपोर्ट है।</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>रिपोर्ट मैच {one} की है, {other} की नहीं।</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>रिपोर्ट संस्करण {made} से बनी है और यह संस्करण {own} है: केवल इसी कारण भी अंतर हो सकता है। इसे संस्करण {made} से सत्यापित करें।</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>मैच {id} का सहेजा रूप अलग है: वह तब से आगे बढ़ा, या बदला गया।</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>इस मैच की रिपोर्ट से कुछ अलग बनाया गया है।</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>“{ought}” नहीं है।</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>“{told}” जोड़ा गया है।</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>जहाँ मैच में “{ought}” है वहाँ “{told}” है।</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>यह ऐसी रिपोर्ट नहीं जिसकी तुलना हो सके: PDF, HTML, CSV और XLSX की हो सकती है।</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>मैच में {side} की हार।</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>मैच में {side} की हार।</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>{player} को चेतावनी {number}; बारी वैसी ही रहती है।</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 चेतावनी</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n चेतावनी</numerusform>
            <numerusform>%n चेतावनियाँ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>फ़ाउल…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>मुख्य रेफ़री…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>समय अधिक</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>ये नियम यहाँ समय तय नहीं करते।</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>“प्ले” से पहले समय नहीं चलता।</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>यह पिछले फ़ैसले के बारे में है: पहले स्ट्रोक की पुष्टि करें, या उसके निशान मिटाएँ।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>दूसरी फ़ाइल खोलें…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>बिना मैचों के शुरू करें</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>टॉस…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>जीत: {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>नया क्या है, दिखाएँ</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>यहाँ लिखें</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>दूसरा डेस्क जा चुका है: मैच यहाँ आगे बढ़ सकता है।</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>फिर सहेजें</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>फिर खोलें</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>छोड़ दें</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>और कहीं…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>सहेजा नहीं गया। {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>अंतिम प्रविष्टि अभी सहेजी नहीं गई। पहले उसे फिर सहेजें, और कहीं सहेजें या छोड़ दें।</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>जो गिरा उसे चिह्नित करें, फिर पुष्टि करें।</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>निशान आपस में मेल नहीं खाते।</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>स्ट्रोक की पुष्टि करें।</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>रखी गईं</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>छोड़ा</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>अधिकार गया</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>जगह नहीं</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>प्ले</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>जीत: {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे बढ़ें</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>साइड बदली</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>टॉस दर्ज करें।</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>मैच खोले जा रहे हैं…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>मैच शुरू करें या खोलें।</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>समाप्त नहीं: {names}। आगे बढ़ें?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>कोई स्थिति लें, या ऐसे मैच की अंपायरिंग करें जो गिना नहीं जाता।</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>स्थितियाँ…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>अभ्यास छोड़ें</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>रखनी हैं – {player}: {men}।</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>{side} के प्रोटेस्ट पर निर्णय बाकी है: परिणाम रोका गया।</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>ब्रेक {player} का: “प्ले” पुकारें।</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>घड़ी शुरू करें</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>समय पूरा हुआ। स्ट्रोक दर्ज करें, या “समय अधिक”।</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>कोई न माँगें</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} माँगें</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>आने का समय पूरा हुआ। वॉकओवर?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>अपने आप गिरी</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>राउंड का समय पूरा हुआ। खेल जारी रखें या गेम समाप्त करें।</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>गेम समाप्त</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (नियम {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>अपने आप गिरी</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>{count} की जगह</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>केवल पढ़ें। {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>घड़ी रुकी है।</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>घड़ी रुकी है। “प्ले” से फिर चलती है।</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>मान्य करें</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>ख़ारिज करें</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>अब क्या</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>पुकार</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>अलार्म: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>अब क्या: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>अलार्म</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>पुकार: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>पुकार नहीं</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>कारण: यह छपता है</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>कारण बताएँ: वह रिपोर्ट में छपता है।</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>समय पर बोर्ड पर नहीं</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>कोई मैच खुला नहीं है।</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>पहले कोई मैच खोलें।</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>मैच खुले नहीं हैं।</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>कुछ चिह्नित नहीं है।</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>समस्या रिपोर्ट बनाएँ…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>SoL से जोड़ियाँ</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>जो पढ़ा जा सके बचाएँ</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>बैकअप बहाल करें…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>बैकअप का दूसरा फ़ोल्डर</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>बैकअप {folder} में भी जाते हैं।</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>दूसरा फ़ोल्डर नहीं</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>बोर्ड के अंक</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>यह पहले टाइप किया गया था; “सब मिटाएँ” से ख़ाली पृष्ठ मिलता है।</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>कौन-सा खिलाड़ी</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>नहीं बताया</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>मैच समाप्त है।</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>नाम के अंत में .pdf या .html होना चाहिए।</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>अंपायर का निर्णय</translation>
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
        <translation>अभ्यास – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>बैकअप नहीं बना; मैच सुरक्षित है। {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>एक लंबा मैच खोला जा रहा है…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>मैच खोले जा रहे हैं।</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>मैच पुराने संस्करण के हैं: उनकी कॉपी बनाकर उन्हें नया किया जा रहा है…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>मैच सहेजा गया: वह मैचों की सूची में है।</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>मैच सहेजा गया और यहीं से आगे बढ़ता है।</translation>
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
