<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>आवृत्ती {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>सूचना याची, निर्णय पंचांचा.</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>तुमचे सामने {database} मध्ये ठेवले जातात.</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>हे कोणतेही नेटवर्क वापरत नाही.</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>भाषांतर झाले आहे, पण ही मातृभाषा असलेल्या कोणी अजून वाचलेले नाही: {languages}.</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>MIT परवान्याखाली मोफत. फॉन्ट Noto Sans आहेत, SIL Open Font License खाली.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>उघडा</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>अहवाल…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>निर्यात करा</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>आयात करा…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>कचरापेटीत टाका  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>परत ठेवा</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>कायमचे हटवा…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>अनेक निवडा</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>सामन्याच्या फाइल, इतरत्र आयात करण्यासाठी…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>स्पर्धा डेस्क SoL साठी एक फाइल…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>निकाल आयोजकांच्या SoL फाइलमध्ये…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>हात बाण ओलांडू शकतो</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>स्ट्रोकच्या वेळी हात बोर्डाच्या पृष्ठभागाला लागू शकतो</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>हात स्वतःच्या अंगावर आणि पाय स्वतःच्या खुर्चीच्या कडेवर टेकलेले चालतात</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>कोणत्याही हाताने खेळता येते</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>आऊटर सर्कलच्या आत बोट सुटले की सोंगटी ठेवली असे मानतात</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>पाळी असलेला खेळाडू आपल्या बेस लाईन व बेस सर्कलवरील जास्तीची पावडर स्ट्रायकरने काढू शकतो</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>सोंगट्या ठेवताना स्ट्रायकर आणि सोंगट्या आपल्या बेस लाईनजवळ ठेवता येतात</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>फाऊल नाही: {listed}.</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>नोंद {number} दुरुस्त करा</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>दुरुस्त करा</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>अजून काही बदललेले नाही.</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>कोणी केले</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>मागितलेले जादा गुण</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>शेरा</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>त्याचे कारण</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>नाणेफेक जिंकली</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>निवडले</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>ब्रेक करणारा खेळाडू</translation>
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
        <translation>नंतर: {place}, {score}. {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>आता वैध नसलेल्या नोंदी: {entries}.</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>सामन्याची सध्याची स्थिती बदलत नाही.</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करा</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>व्हाईटचा स्ट्रोक</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>व्हाईटचा पहिल्या स्ट्रोकआधी नियमभंग</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>{side}: नियमभंग, स्ट्रोक नाही</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लॅक</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>ज्या नियमांशी इतरांची तुलना होते ते नियम</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>काय घडते</translation>
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
        <translation>ब्रेक झाला आहे</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>ब्रेक व्हायचा आहे: प्रयत्न {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>एक पांढरी सोंगटी आधी पॉकेट झाली होती</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>एक काळी सोंगटी आधी पॉकेट झाली होती</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>अयोग्य स्ट्रोक</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>कशालाच लागला नाही</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” आधी</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>प्रत्येक आवृत्तीचा निवाडा</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>बोर्डावरील पांढऱ्या सोंगट्या</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>बोर्डावरील काळ्या सोंगट्या</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>व्हाईटचे देणे</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>ब्लॅकचे देणे</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>व्हाईटचे गुण</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>ब्लॅकचे गुण</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>प्रसंग म्हणून कॉपी केले: “carrom-desk rule” ते वाचते.</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>हा प्रसंग नाही. {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>पेस्ट केले.</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>“प्ले” आधी फक्त ब्रेक होऊ शकतो.</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>नऊपेक्षा कमी सोंगट्या असतील किंवा ब्रेक व्हायचा असेल तर हे ठरलेलेच असते.</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>कोणत्याही स्ट्रोकबद्दल विचारलेले नाही.</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>व्हाईटची पाळी आहे.</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>प्रसंग कॉपी करा</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>प्रसंग पेस्ट करा</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>छापा किंवा जतन करा…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>या नियमांत असे होऊ शकत नाही</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>पाळी {player} यांची आहे.</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: बोर्डावर {men}{owed}.</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>गुणसंख्या {own} : {opponent}, पाळी असलेला खेळाडू आधी.</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>ब्रेक व्हायचा आहे: {most} पैकी प्रयत्न {number}.</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>त्याची एक सोंगटी आधी पॉकेट होऊन परत आली होती.</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, पाळीतील पहिल्या स्ट्रोकआधी: {what}.</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>{side}: क्वीन कव्हर केली.</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>नियम काय सांगतात</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>निवाडा</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>कॅरम</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>यांतील पहिल्या आवृत्तीपेक्षा जे वेगळे आहे त्याला ≠ खूण आहे.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>घोषणा</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>अर्थ</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>बॅकअप</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>दुसरा फोल्डर…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>प्रत्येक वेळी सुरू होताना, प्रत्येक गेम व सामन्यानंतर आणि डेस्क बंद करताना बॅकअप घेतला जातो. पेन ड्राइव्ह किंवा दुसऱ्या डिस्कवर दुसरा फोल्डर असेल तर या संगणकाची डिस्क बिघडली तरी बॅकअप सुरक्षित राहतात.</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>बॅकअप कोणत्याही दुसऱ्या फोल्डरमध्ये जात नाहीत.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>बॅकअप</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>परत आणा</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>निवडलेला बॅकअप डेटाबेसची जागा घेईल; सध्याचा डेटाबेस शेजारी ठेवला जाईल.</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>मागचा बॅकअप झाला नाही. {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>घेतला</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>का</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>यातील शेवटचा सामना</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>पर्यंत</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>आशय</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>बॅकअप, नवे आधी</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>आता बॅकअप घ्या</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>बॅकअप निवडा.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>अजून बॅकअप नाही.</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>हा बॅकअप अजून तपासला जात आहे…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>बॅकअप दुसऱ्या फोल्डरमध्येही जाऊ शकतात, उदा. पेन ड्राइव्हवर.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>दुसरा फोल्डर…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>खराब</translation>
    </message>
    <message>
        <source>start</source>
        <translation>सुरुवात</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>गेम संपला</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>सामना संपला</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>हाताने</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>अद्ययावत करण्यापूर्वी</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>बदलण्यापूर्वी</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>प्रोग्राम बंद</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>सामने: {matches}, नोंदी: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>डेस्कवरील सामना हटत नाही: तो हटवण्यापूर्वी दुसरा सामना उघडा किंवा सुरू करा.</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} कचरापेटीत आहे.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} सामने कचरापेटीत आहेत.</numerusform>
            <numerusform>{count} सामने कचरापेटीत आहेत.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} कायमचा हटवला.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} सामने कायमचे हटवले.</numerusform>
            <numerusform>{count} सामने कायमचे हटवले.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} पुन्हा कचरापेटीत आहे.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} सामने पुन्हा कचरापेटीत आहेत.</numerusform>
            <numerusform>{count} सामने पुन्हा कचरापेटीत आहेत.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} पुन्हा सामन्यांमध्ये आला.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} सामने पुन्हा इतरांमध्ये आले.</numerusform>
            <numerusform>{count} सामने पुन्हा इतरांमध्ये आले.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>पांढरी सोंगटी {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>काळी सोंगटी {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>स्ट्रायकर</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>पॉकेट</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>बोर्डाबाहेर</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>बोर्डावर</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>या स्ट्रोकमध्ये पॉकेट झाली</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>या स्ट्रोकमध्ये बोर्डाबाहेर उडाली</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>बोर्डावर नाही</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · पाळी</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>बोर्डावर: {white} पांढऱ्या, {black} काळ्या, क्वीन</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>बोर्डावर: {white} पांढऱ्या, {black} काळ्या</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>क्वीन कव्हर करायची</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>क्वीन परत येणार</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>क्वीन कव्हर झाली</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>क्वीन कव्हर: {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>कव्हर बाकी</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>कव्हर झाली</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>परत येणार</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>{count} देणे</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>ठेवायची</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>कॅरम बोर्ड</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>बोर्डावर नाही</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>या पॉकेटमध्ये काय पडले?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>बोर्डावर {count}</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>पुढे दाबल्यास: बाहेर उडाली</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} पांढऱ्या</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} काळ्या</translation>
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
        <translation>बोर्डाबाहेर: {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: {count} देणे</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>ठेवायच्या: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>देणे</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>आधी नाणेफेक होते.</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>स्ट्रायकर ढकलला</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>स्ट्रायकर दोन्ही बेस लाईनवर नाही</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>बेस सर्कल झाकले नाही, किंवा बाणाला लागला</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>कोपर पृष्ठभागावर किंवा बाणाच्या रेषांवर</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>प्रतिस्पर्ध्याचा स्ट्रायकर अजून बोर्डावर</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>अंग बाणाच्या रेषांपलीकडे</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>स्ट्रोकच्या वेळी आधार घेतला</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>बोटाने मारला नाही</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>स्ट्रायकरने मारले नाही</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>हात किंवा बाहू फाऊल लाईनपलीकडे</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>पुढे मारला नाही</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>रेषेमागची सोंगटी आधी मारली</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 सेकंदांहून जास्त</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>सोंगटी किंवा क्वीनला हात लावला</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>बोर्डाला मारले किंवा हलवले</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>पावडरचा गैरवापर</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>स्ट्रायकर फ्रेमवर किंवा पॉकेटमध्ये ठेवला</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>स्ट्रायकर बोर्डावर सोडला</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>हातात घन वस्तू</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>स्ट्रायकर चालवून पाहिला</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>ब्रेकआधी सोंगट्या बदलून मांडल्या</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>बोर्ड चालू असताना स्ट्रायकर बदलला</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>बोर्ड जागचा हलवला</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>अंग बोर्ड, स्टँड किंवा टेबलाला टेकले</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>कपडा किंवा दागिना पृष्ठभागावर</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>खुर्ची हलवली</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>खुर्चीची उंची बदलली</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>जागा बदलल्या</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>प्रतिस्पर्ध्याला विचलित केले</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>जोडीदार बोलले किंवा खुणावले</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>पाळी नसताना गुण विचारले</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>सोंगटी आऊटर सर्कलबाहेर ठेवली</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>ठेवताना इतर सोंगट्या हलल्या</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>उशिरा ठेवली</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>सोंगटी सेंटर सर्कलवर ठेवली</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>स्वतःची सोंगटी ठेवली</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>क्वीनवर शॉट मिळेल अशी सोंगटी ठेवली</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>सोंगट्या जोडीदाराने दिल्या</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>ठेवताना दुसरी सोंगटी किंवा स्ट्रायकर हातात</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>सोंगट्या मांडायला उशीर</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>बाजू बदलायला उशीर</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>प्रतिस्पर्ध्याला पुन्हा विचलित केले</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>अपशब्दांत हरकत</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>जागा सोडली</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>पाळी नसताना खेळला</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>बोर्ड पूर्ववत करता येणार नाही इतका विस्कटला</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>“प्ले” शिवाय खेळ चालू ठेवला</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>बेशिस्त</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>परवानगीशिवाय सामना सोडला</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>मध्यंतरानंतर उशिरा आला</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>निर्णय मानला नाही</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>अधिकाऱ्यांचा अपमान</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>धूम्रपान, मद्य किंवा अमली पदार्थ</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>स्ट्रायकर प्रमाणित नाही</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>परवानगीशिवाय खेळ थांबवला</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>प्रतिस्पर्ध्याला तिसऱ्यांदा विचलित केले</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>वेळेवर बोर्डावर आला नाही</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>प्रेक्षकांशी बोलला</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>कळ: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>नवीनतम बॅकअप परत आणा, किंवा जे वाचता येईल ते नव्या डेटाबेसमध्ये वाचवा.</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>आजच्या नियमांनी या नोंदीला वेगळा निवाडा मिळाला असता; दिलेला निवाडाच कायम आहे.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>फाइल खराब आहे: {what}. {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>तक्ते वाचता येत नाहीत: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>हे सापडत नाही: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>हे इथले नाही: {kind} {name}. दुसऱ्या कशाने तरी ते इथे ठेवले आहे. {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>हे बदलले गेले: {kind} {name}. {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>डेटाबेस कोणत्या आवृत्तीचा आहे हे त्यात नाही. {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>संदर्भ तपासता येत नाहीत: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>{table} मध्ये कोणत्याही सामन्याच्या नसलेल्या ओळी आहेत. {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>सामन्यांची यादी होऊ शकत नाही: {why}. {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>एका सामन्याची ओळख मजकूर नाही. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>सामना वाचता येत नाही: {why}. {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>सामन्याचा अर्थ लागत नाही ({kind}). {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>सामना यादीत आहे पण सापडत नाही. {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>या नोंदीची वेळ जतन केल्यानंतर बदलली गेली. {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>स्तंभ {column} मध्ये तिथे असू शकत नाही असे काही आहे. {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>यादीतील खेळाडू सामन्यातील खेळाडू नाहीत. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>सामना सुरू होण्याची वेळ जतन केल्यानंतर बदलली गेली. {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>सामना कचरापेटीत गेल्याची वेळ ही वेळच नाही. {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>ही नोंद तिच्या जागी शक्य नाही: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>लॉगमधून जे निघते त्यापेक्षा यादीत वेगळे आहे. {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>ही नोंद सापडत नाही. {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>ही नोंद जतन केल्यानंतर बदलली गेली: तिचा हॅश जुळत नाही. {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>याआधीची नोंद जतन केल्यानंतर बदलली गेली: तिचा हॅश जुळत नाही. {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>सामन्याची माहिती जतन केल्यानंतर बदलली गेली: तिचा हॅश जुळत नाही. {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>सामन्यात {length} नोंदी हव्यात, आहेत {found}. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>एक हॅश जुळत नाही: लॉगचा शेवट जतन केल्यानंतर बदलला गेला. {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>एक हॅश जुळत नाही: सामन्याची माहिती जतन केल्यानंतर बदलली गेली. {rescue}</translation>
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
        <translation>सामना</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>फेटाळली</translation>
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
        <translation>दुखापत किंवा आजार</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>वीज गेली</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>टीप</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>अहवालासाठी शेरा; त्याने काही बदलत नाही.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>शेरा</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>थांबवा</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>घड्याळ थांबते; “प्ले” ने पुन्हा चालू होते.</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>अपील</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>प्रमुख पंचांना बोलावले</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>खराब सोंगटी बदलली</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>ताकीद</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>ताकीद: ती अहवालात राहते, निवाडा बदलत नाही.</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>कोणाला ताकीद?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>पाळी दुरुस्त करा</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>चूक पुढच्या स्ट्रोकनंतर लक्षात आली: आता पाळी कोणाची ते सांगा. ब्रेक होण्याआधी तोच पांढऱ्या सोंगट्यांनी ब्रेक करतो.</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>पाळी कोणाची?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>गेमची वेळ संपली</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>पाळी सोडा</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>पाळी असलेला खेळाडू स्ट्रोक करत नाही. सर्वांनी तीनदा पाळी सोडली तर बोर्ड पुन्हा खेळा.</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>बोर्ड पुन्हा खेळा</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>बोर्ड रद्द होतो आणि त्याच खेळाडूच्या ब्रेकने पुन्हा खेळला जातो.</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>सर्वांनी तीनदा पाळी सोडली</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>पंचांच्या हाताबाहेरची कारणे</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>बेस लाईनवर स्ट्रायकरला जागा नाही</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>बाजू बदलल्या</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>खेळाडूंनी बाजू बदलल्या आहेत.</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>हरकत</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>प्रमुख पंचांचा निर्णय होईपर्यंत निकाल राखून ठेवला जातो; खेळ चालू राहू शकतो.</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>हरकत कोणाची?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>वस्तुस्थिती, दिलेला निर्णय आणि मागणी</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>हरकतीवर निर्णय</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>मान्य: बोर्ड पुन्हा खेळला जातो. फेटाळली: निकाल कायम राहतो.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>हार माना</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>एक पक्ष गेममध्ये किंवा सामन्यात हार मानतो.</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>हार कोण मानतो?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>पुढे चाल</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>दुसरा पक्ष आला नाही किंवा खेळू शकत नाही म्हणून एक पक्ष जिंकतो.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>कोण जिंकतो?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>माघार</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>अपात्र ठरवा</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>एक पक्ष सामना हरतो.</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>सामना कोण हरतो?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>प्रेक्षकांत गोंधळ</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>ठेवायच्या सोंगट्या</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>ठेवायच्या सोंगट्यांचे काय झाले: मागच्या स्ट्रोकनंतरच्या प्रत्येक निवाड्यातील, आणि जागा नसल्याने किती देणे राहिल्या.</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>गेम संपतो: चालू बोर्ड धरला जात नाही आणि जो पुढे आहे तो जिंकतो. तसे ठरले असेल तिथे समान गुणसंख्येवर गेम बरोबरीत राहतो.</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>प्रमुख पंच आणि इतर</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>कोणती हरकत</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>नेहमीची कारणे</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>नोंदवा</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>दोनपैकी एक निवडा.</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>शब्दांत लिहा: तेच अहवालात छापले जातात.</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>कारण निवडा किंवा लिहा</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>कमी वापरातील नोंदी</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>उपस्थिती</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>सराव बोर्ड</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>स्ट्रोक घड्याळ</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>सोंगटी ठेवणे</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>ठेवा/सोडा</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>बाजू बदल</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>मध्यंतर</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>बोर्डावर बोलावल्यापासून</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>दोन्ही पक्ष बसल्यापासून</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>“प्ले” पासून</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>थांबल्यापासून</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>स्ट्रायकर उचलल्यापासून</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>सोंगटी ठेवल्यापासून</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>घोषणेपासून</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>बोर्ड संपल्यापासून</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>वापरात नाही</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>सुरू नाही</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>चालू</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>शेवटचे 5 सेकंद</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>वेळेपेक्षा {seconds} जास्त</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>थांबवले</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>मध्ये थांबले</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{moment} {time}, किंवा तुम्ही ठरवाल तसे</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{moment} {time} (नियम {laws})</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} मिनिटे</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;से.</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}, {time} उरले</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>{seconds} ला स्ट्रोक</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>आता कोणतीही वेळ मोजली जात नाही.</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>घड्याळ आधीच चालू आहे.</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>घड्याळ चालू नाही.</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>घड्याळ थांबले आहे: “प्ले” ने पुन्हा चालू होते.</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>हे घड्याळ वापरात नाही. वापरण्यासाठी हाताने सुरू करा.</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>घड्याळ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>प्ले</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>थांबवा</translation>
    </message>
    <message>
        <source>−5 s</source>
        <translation>−5 से.</translation>
    </message>
    <message>
        <source>+5 s</source>
        <translation>+5 से.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>पुन्हा सुरू</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 सेकंद</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>वेळ</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>घड्याळाविषयी अधिक</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>घड्याळ नाही</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>घड्याळे</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>सर्व घड्याळे</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>एखाद्या घड्याळासाठी अपवाद</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>आपोआप: स्वतः सुरू होते. सुचवा: तुम्ही सुरू करण्याची वाट पाहते. वापरू नका: तुम्ही सुरू केल्याशिवाय वेळ मोजली जात नाही.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>दोनदा दाबा: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} निश्चित करण्यासाठी पुन्हा दाबा.</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>होय</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>काहीतरी बिघडले</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>प्रोग्राममध्ये दोष. आतापर्यंत निश्चित केलेली प्रत्येक नोंद डिस्कवर आहे. हे बंद करा आणि पुढे चला.</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>कृपया हा तपशील अहवालासोबत पाठवा; कुठे घडले ते {log} मध्येही आहे.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>बॅकअप {place} आता डेटाबेस आहे.</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>आधीचा डेटाबेस ठेवला आहे: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>परत आणले</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>बॅकअप डेटाबेसच्या जागी ठेवला जात आहे…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>परत आणत आहे</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>वाचवले</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>जे वाचता येते ते वाचवले जात आहे, एकेक सामना…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>वाचवत आहे</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>फाइल आणि तिच्यातील प्रत्येक सामना तपासला जात आहे…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>डेटाबेसची तपासणी</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>थांबा</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>दुसरा डेटाबेस उघडा</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>पूर्ण वाचलेले सामने: {whole}, अंशतः: {partial}, गमावले: {lost}.</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>खराब फाइल ठेवली आहे: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>तपासलेले सामने: {matches}, नोंदी: {entries}. सर्व ठीक आहे.</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>तपासलेले सामने: {matches}, नोंदी: {entries}. दोष: {faults}.</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>जानेवारी</translation>
    </message>
    <message>
        <source>February</source>
        <translation>फेब्रुवारी</translation>
    </message>
    <message>
        <source>March</source>
        <translation>मार्च</translation>
    </message>
    <message>
        <source>April</source>
        <translation>एप्रिल</translation>
    </message>
    <message>
        <source>May</source>
        <translation>मे</translation>
    </message>
    <message>
        <source>June</source>
        <translation>जून</translation>
    </message>
    <message>
        <source>July</source>
        <translation>जुलै</translation>
    </message>
    <message>
        <source>August</source>
        <translation>ऑगस्ट</translation>
    </message>
    <message>
        <source>September</source>
        <translation>सप्टेंबर</translation>
    </message>
    <message>
        <source>October</source>
        <translation>ऑक्टोबर</translation>
    </message>
    <message>
        <source>November</source>
        <translation>नोव्हेंबर</translation>
    </message>
    <message>
        <source>December</source>
        <translation>डिसेंबर</translation>
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
        <translation>{path} मध्ये लॉग आणि उघडा सामना आहे, खेळाडूंच्या नावांसह. तो अहवालासोबत पाठवा.</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>समस्या अहवाल तयार करा</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>अहवाल आणि आकडेवारी</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>जतन करा…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>दस्तऐवज</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>स्वरूप</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>भाग</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>कागद</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापा…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>स्पर्धेचे नाव लिहा.</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>खेळाडूचे नाव लिहा.</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>तारीख लिहा, उदा. 2026-11-21.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>स्पर्धा</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>खेळाडू</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>विंडोप्रमाणे</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>दस्तऐवज लिहा</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>दस्तऐवज {path} मध्ये आहे.</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>यात सर्व काही नाही</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>दस्तऐवज जे सांगत नाही, किंवा जसे होते तसे सांगत नाही:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>जतन केलेल्या कोणत्याही सामन्यात या नावाचा खेळाडू नाही.</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>जतन केलेला कोणताही सामना याचा नाही.</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>एक सामना वगळला: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>सामन्याचा अहवाल</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>सामन्याची आकडेवारी</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>निवडलेले सामने एकत्र</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>स्पर्धेतील सर्व सामने</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>एका दिवसाचे सर्व सामने</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>सर्व सामन्यांतील खेळाडूची आकडेवारी</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>सामन्याच्या नावांसह कोरे गुणपत्रक</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>एकेरीचे कोरे गुणपत्रक</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>दुहेरीचे कोरे गुणपत्रक</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, छापण्यासाठी व सहीसाठी</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, ब्राउझरमध्ये वाचण्यासाठी</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, बोर्डांचा तक्ता</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>सर्व काही</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>सहीचे पत्रक, एक पान</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>तपशील आणि आकडेवारी</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, तक्ता</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, प्रत्येक स्ट्रोकचा तक्ता</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, सर्व तक्त्यांची वर्कबुक</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>सामना फाइल, दुसऱ्या Carrom Desk साठी</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, स्पर्धा डेस्कसाठी</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, प्रत्येक सामन्याचे सर्व काही</translation>
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
        <translation>अहवाल पडताळा</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>अहवाल खरा आहे: त्यातील सर्व काही सामना {id} मधून निघते.</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>अहवाल खरा नाही: तो बदलला गेला आहे.</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>अहवाल दुसऱ्या सामन्याचा आहे.</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>पाने {name} कडे पाठवली.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>रद्द केले: काही लिहिले नाही.</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>एका दस्तऐवजासाठी सामने खूप जास्त: {count}. जास्तीत जास्त {most} निवडा.</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>दस्तऐवज तयार होत आहे. सामने जास्त असतील तर थोडा वेळ लागतो.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>लिहीत आहे</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>थांबा</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>अहवालाची तुलना होत आहे…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>रद्द केले: अहवालाची तुलना झाली नाही.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>कॅरमचे क्लब नियम</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>आंतरराष्ट्रीय कॅरम नियम (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF कॅरम नियम, सुधारित</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Technitia 2K20 चे कॅरम नियम</translation>
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
        <translation>ICF सुधारित</translation>
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
        <translation>बोर्ड {number} संपला</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>गेम {number} संपला</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>सामना संपला</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>निकाल राखून ठेवला: हरकतीवर निर्णय बाकी</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>{side}: बोर्ड जिंकला</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>{side}: बोर्ड जिंकला</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>{side}: गेम जिंकला, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>{side}: गेम जिंकला, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>{side} विजयी, {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>{side} विजयी, {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>सामना बरोबरीत, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>{side}: पुढे चाल, सामना जिंकला</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>{loser} अपात्र: सामना {side} यांचा</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>{loser} यांनी हार मानली: सामना {side} यांचा</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>{loser} यांनी हार मानली: गेम {side} यांचा</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>निकाल कायम राहतो</translation>
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
            <numerusform>%n दिला</numerusform>
            <numerusform>%n दिले</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n मागितला</numerusform>
            <numerusform>%n मागितले</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>व्हाईट स्लॅम: पहिल्या पाळीत सर्व नऊ पांढऱ्या सोंगट्या आणि क्वीन.</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>ब्लॅक स्लॅम: पहिल्या पाळीत सर्व काळ्या सोंगट्या.</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>गुणसंख्या समान: नाणेफेक, मग एक जादा बोर्ड.</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>खेळाडू बाजू बदलतात.</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>शेवटच्या गेमआधी मध्यंतर.</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>बोर्ड {number}: ब्रेक {player} यांचा.</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>गेम {number}: ब्रेक {player} यांचा.</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>गेम बरोबरीत, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>पुढे चाल</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>{side}: पुढे चाल, सामना जिंकला</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>अपात्रता</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>{loser} अपात्र: सामना {side} यांचा</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>सामन्यात हार मानली</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>{loser} यांनी हार मानली: सामना {side} यांचा</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>गेम {number} मध्ये हार मानली</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>{loser} यांनी हार मानली: गेम {side} यांचा</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>कारण: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>गुणसंख्या {a} – {b} होती.</translation>
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
        <translation>त्याऐवजी निवाडा दाखवा</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>छापा आणि सही करा…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side}: सामन्यात हार मानायची?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side}: सामन्यात हार मानायची?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side}: गेममध्ये हार मानायची?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side}: गेममध्ये हार मानायची?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side}: सामन्यात पराभव?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side}: सामन्यात पराभव?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side}: पुढे चाल मिळून सामन्यात विजय?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side}: पुढे चाल मिळून सामन्यात विजय?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side}: बोर्डात पराभव?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side}: बोर्डात पराभव?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>बोर्ड न धरता पुन्हा खेळायचा?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>बोर्ड नियमांपेक्षा वेगळ्या प्रकारे संपवायचा?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>गेम आता संपवायचा आणि चालू बोर्ड धरायचा नाही?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>हरकत मान्य करून बोर्ड पुन्हा खेळायचा?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>हरकत फेटाळून निकाल कायम ठेवायचा?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>गेममध्ये हार मानली</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>सामन्यात हार मानली</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>“प्ले”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>पाळी सोडली</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>पंचांचा निर्णय: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>बाजू बदलल्या</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>खेळ पुढे चालू</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>हरकत मान्य</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>हरकत फेटाळली</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (पंचांच्या स्वतःच्या आधारावर)</translation>
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
        <translation>काही पॉकेट नाही</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>ब्रेक: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>ब्रेक, प्रयत्न {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>बोर्डाबाहेर उडाली: {pieces}</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>कशालाच लागला नाही</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>अयोग्य</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>“प्ले” आधी</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>जादा गुण मागितला नाही</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>1 जादा गुण मागितला</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>%n जादा गुण मागितला</numerusform>
            <numerusform>%n जादा गुण मागितले</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>नोंद {number} पूर्ववत</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>नोंद {number} पुन्हा केली</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>नोंद {number} दुरुस्त</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>खेळ बोर्ड {number} च्या सुरुवातीपासून पुढे चालतो.</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>ब्रेक {player} यांचा.</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>सर्वांनी तीनदा पाळी सोडली: बोर्ड पुन्हा खेळला जातो.</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>गुणसंख्या {score}.</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>बाजू बदलतात.</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>बरोबरी: जादा बोर्डासाठी नाणेफेक.</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>बोर्ड रद्द</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>अपात्र</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>पुढे चाल</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>खेळ थांबला</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>हरकत</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>पंचांनी पाळी दिली</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>ताकीद</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>टीप</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>ब्रेक निवडला</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>बाजू निवडली</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>कागदावर पंचगिरी: बोर्ड पत्रकावरून टाइप केले, स्ट्रोक नोंदवले नाहीत</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>नाणेफेक जिंकली, {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>गेम वेळेवर संपला: चालू बोर्ड धरला जात नाही</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>कायमचे हटवा</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>हे सामने आणि त्यांच्या सर्व नोंदी नष्ट होतील. हे मागे घेता येणार नाही.</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>काय हटवले जाईल</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>किती सामने</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>पुढे जाण्यासाठी किती सामने हटवले जातील, {count}, ते टाइप करा.</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>सर्व स्पर्धा</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Carrom Desk ची सराव प्रश्नपत्रिका, त्याच्या नियमांतून तयार केलेली. ती कुठेही अधिकृत नाही: कोणत्याही महासंघाने ती काढली किंवा तपासली नाही.</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>पंचांसाठी सराव परीक्षा</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}. प्रश्नपत्रिका {seed}. {marks} गुण, {minutes} मिनिटे; निम्म्या गुणांवर उत्तीर्ण.</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>कॅरम</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>प्रश्नपत्रिका {seed} ची उत्तरे</translation>
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
        <translation>{name}: {full} पैकी {marks} गुण. {outcome}.</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>{laws} प्रमाणे, प्रश्नपत्रिका {seed}.</translation>
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
        <translation>विभाग</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>गुण</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>तोंडी: तपासणी यादी</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>प्रात्यक्षिक: तपासणी यादी</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>अ. ब्रेक, पाळी, ड्यू आणि क्वीन</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>ब. शेवटच्या सोंगट्या, सोंगटी ठेवणे आणि दुहेरी</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>क. नियमभंग, घड्याळे आणि सामन्याचा क्रम</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>घोषणा आणि प्रत्येकीची वेळ सांगतो.</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>ड्यू व पेनल्टी आणि फाऊल व टेक्निकल फाऊल यांतील फरक सांगतो.</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>क्वीन कशाने कव्हर होते आणि कशाने परत जाते हे समजावतो.</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>हरकत कशी हाताळतात आणि तिने काय बदलते हे समजावतो.</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>पुस्तकातील नियम मदतीशिवाय शोधतो.</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>सामन्याआधी बोर्ड, सोंगट्या, स्ट्रायकर, खुर्च्या आणि पावडर तपासतो.</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>नाणेफेक करतो, बसण्याच्या जागा आणि रोझेटकडे लक्ष देतो.</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>मोठ्याने आणि लगेच घोषणा करतो आणि घड्याळे सांभाळतो.</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>योग्य खेळाडूकडून योग्य जागी सोंगट्या ठेवून घेतो.</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>क्वीन आणि बाहेर उडालेल्या सोंगट्या बरोबर परत ठेवतो.</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>गुणपत्रक न चुकता भरतो आणि सह्या घेतो.</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>सराव परीक्षा</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>प्रश्नपत्रिका क्रमांक</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>परीक्षार्थीचे नाव</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>लेखी सुरू करा</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>तोंडी सुरू करा</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   माझे बरोबर होते</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   माझे बरोबर नव्हते</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>उत्तर दाखवा</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>पत्रिका…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>उत्तरे…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>निकाल…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>तुमच्या म्हणण्यानुसार {count} पैकी {right} उत्तरे बरोबर होती.</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>{count} पैकी प्रश्न {number}; उरलेली वेळ {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>परीक्षा सुरू झाली आहे: आधी उत्तरे द्या, किंवा ती बंद करा.</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>अजून एकही परीक्षा दिलेली नाही.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>बरोबर.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>तसे नाही.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} लिहिता आले नाही: {why}. दुसरी जागा निवडा.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} वाचता येत नाही: {why}. दुसरी फाइल निवडा.</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>निर्यात करा</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>सामना {path} मध्ये आहे.</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{all} पैकी {done} सामने लिहिले.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} सामने {folder} मध्ये आहेत.</numerusform>
            <numerusform>{count} सामने {folder} मध्ये आहेत.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>न लिहिलेले सामने: {count}.</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 सामना {folder} मध्ये आहे.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>सामना फाइल आयात करा</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: वाचता येत नाही: {why}.</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: याआधीच्या {other} मध्ये असलेलाच सामना यात आहे.</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: आधीच यादीत आहे, काही बदलले नाही.</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: हा सामना डेस्कवर आहे. तो बदलण्यापूर्वी दुसरा सामना उघडा किंवा सुरू करा.</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>आधीच जतन असलेले सामने: {count}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात करा</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>काहीही आयात झाले नाही.</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} सामने आयात झाले.</numerusform>
            <numerusform>{count} सामने आयात झाले.</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} आयात झाला.</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>वाचलेल्या फाइल: {all} पैकी {done} ({percent} %).</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>घेतलेले सामने: {all} पैकी {done} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>हा UTF-8 मजकूर नाही: बाइट {byte} वाचता येत नाही.</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>सामना असण्यासाठी ही फाइल खूप मोठी आहे.</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>एकही बोर्ड शेवटपर्यंत खेळला गेलेला नाही, किंवा हरकतीमुळे निकाल राखून ठेवला आहे: SoL साठी अजून काही नाही.</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>ही SoL ची फाइल नाही: ती क्लबपासून सुरू होत नाही.</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>नाणेफेकीनुसार पहिला ब्रेक {by_toss} यांचा, पण पहिल्या बोर्डात {by_sheet} यांचा.</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>सामना बोर्डवर खेळून जिंकला गेला: तो दुसऱ्या कशानेही संपला नाही.</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>जादा बोर्डात ब्रेक कोण करणार हे नाणेफेक ठरवते.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>यादीचा क्रम</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>सामना शोधा</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>खेळाडू, स्पर्धा किंवा फेरी  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>स्पर्धा</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>या दिवसापासून</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>या दिवसापर्यंत</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Carrom Desk मध्ये आपले स्वागत</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टिमप्रमाणे</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>तुमच्या पंचगिरीचे नियम</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>माझी जागा बोर्डाच्या दुसऱ्या बाजूला आहे: बोर्ड फिरवा</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>आता काहीच निवडायची गरज नाही: Enter ने पुढे जा, सर्व काही प्राधान्यांमध्ये आहे.</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>दाखवा: दोन मिनिटांचा सामना</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>सुरू करा</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>स्वरूप</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>गेम: बेस्ट ऑफ</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>गेम जिंकण्याचे गुण</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>गेमचे बोर्ड</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>मर्यादा नाही</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>फेरीचे घड्याळ, मिनिटांत</translation>
    </message>
    <message>
        <source>none</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>बरोबरीत</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>बाजू बदल</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>गेमची संख्या विषम हवी.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>बेस्ट ऑफ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>गुण</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>फेरी (मि.)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>बरोबरी असल्यास</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF, उपउपांत्यपूर्व फेरीपर्यंत</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF, उपांत्यपूर्व फेरीपासून</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>25 चा एक गेम, फेरीच्या घड्याळासह</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>क्लब: 29 चा एक गेम</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>स्वतःचे स्वरूप</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>बदल नाही</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 बोर्ड किंवा 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>13 वर</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>फाऊल</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>नियमभंग शोधा</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>नियमभंग किंवा त्याचा नियम शोधा</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>नियमभंग, नेहमीचे आधी</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>काय घडले ते निवडा.</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>कोणी केले ते सांगा.</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>हे नियम यावर निवाडा देत नाहीत: त्याऐवजी टीप लिहा.</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (नियम {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>नियम {number} वाचा</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>नियम वाचण्यासाठी नियमभंग निवडा</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>कोणी केले?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>नेहमीचे</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>फाऊल किंवा टेक्निकल फाऊल</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>बोर्ड गमावतो</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>ताकीद</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>सामना गमावू शकतो</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>फाऊल नोंदवा</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>दोन मिनिटांचा सामना</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>जे पडले त्यावर खूण करा: {key}, हे बटण किंवा बोर्डावरील ती सोंगटी दाबा.</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>खूण झाली. बोर्डाशेजारचा निवाडा पाहा, मग निश्चित करा: {key}.</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>काय घडले ते निवडा, मग नोंदवा: {key}.</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>तसे घडले नव्हते. काहीही गमावले नाही: {key} ने ते मागे घ्या.</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>सामना संपला: कोण जिंकले आणि काय म्हणायचे ते कार्ड सांगते, आणि लॉगमध्ये प्रत्येक स्ट्रोक आहे. इथे त्याचा अहवाल लिहिला किंवा छापला जातो ({key}). संपूर्ण मार्ग एवढाच. Tab आणि Enter ने पुढे सराव प्रश्नांकडे जा.</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Ashaने नाणेफेक जिंकली आहे आणि ती ब्रेक घेते.</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>पुढे काय करायचे ते नेहमी इथे त्याच्या कळीसह दिसते: {key} दाबा, मग तसे सांगा.</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>सर्व बसले आहेत, सोंगट्या रोझेटमध्ये लावल्या आहेत. तुम्ही “प्ले” म्हणता.</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>{key} दाबा. सामन्यात घड्याळ आपोआप सुरू होते; इथे ते तुमची वाट पाहते.</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha ब्रेक करते आणि एक पांढरी सोंगटी पडते.</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>तिच्या पुढच्या स्ट्रोकमध्ये फक्त स्ट्रायकर पडतो: त्याची किंमत एक सोंगटी, म्हणजे एक ड्यू.</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi पॉकेटमधून ती सोंगटी काढून ठेवतो.</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>सोंगटी ठेवली की {key} दाबा.</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Raviने अजून स्ट्रोक केलेला नाही: त्याचा हात एका सोंगटीला लागतो. हा फाऊल आहे.</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>स्ट्रोक नसलेला फाऊल इथे नोंदवतात: {key}. काय झाले आणि कोणी केले ते निवडा.</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Raviला एक सोंगटी देणे होती; त्याची एक सोंगटी पडल्यावर ती परत आली. काही स्ट्रोकनंतर, जे तुमच्यासाठी नोंदवले आहेत, Ashaच्या चार सोंगट्या उरल्या आहेत आणि क्वीन पडते.</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>क्वीनला कव्हर हवे: पुढच्या स्ट्रोकमध्ये Ashaची एक सोंगटी पडते.</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>क्वीन कव्हर झाली. दरम्यान आणखी दोन सोंगट्या पडल्या; आता Ashaची शेवटची सोंगटी पडते.</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>पुढे सराव प्रश्नांकडे</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>मार्गदर्शन सोडा</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>एवढेच होते</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>{count} पैकी पायरी {number}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>हॉलशी संपर्क होत नाही. हा संगणक हॉलच्या नेटवर्कमध्ये आहे का ते पाहा.</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>हॉल आता हे टेबल ओळखत नाही: त्यासाठी दुसरा डेस्क जोडला गेला, किंवा त्याची किल्ली काढून घेतली. पुन्हा जोडा.</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>हॉलच्या जागी दुसरा संगणक उत्तर देतो आहे: हे टेबल ज्या प्रमाणपत्राने जोडले होते ते त्याचे नाही. हॉलचे प्रमाणपत्र नवे असेल तर पुन्हा जोडा.</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>हॉलचे उत्तर वाचता येत नाही. दोन्हीकडे एकच आवृत्ती आहे का ते पाहा.</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>हॉलने हे नाकारले: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>हॉलकडे या सामन्याचा वेगळा लॉग आहे: इथे {here} नोंदी, शेवट {here_hash}; तिथे {there}, शेवट {there_hash}. एकही बदललेला नाही; कोणता धरायचा ते प्रमुख पंचांना विचारा.</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>हा टेबलाचा कोड नाही. त्यात वीस अक्षरे व अंक असतात: स्टिकर पुन्हा पाहा.</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>हा हॉलचा पत्ता नाही. पत्ता असा दिसतो: http://192.168.1.5:8462/join/CODE.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>पासवर्ड</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>टेबल {place} वर हरकत: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>टेबल {place} प्रमुख पंचांना बोलावत आहे.</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>टेबल {place} कडून काही कळत नाही.</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>टेबल {place} च्या काही नोंदी पोहोचल्या नाहीत.</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>टेबल {place} कडे आपल्या सामन्याचा वेगळा लॉग आहे: तिथे {there} नोंदी, शेवट {there_hash}; इथे {here}, शेवट {here_hash}. एकही बदललेला नाही: कोणता धरायचा ते सांगा.</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>टेबल {place}: {seconds} से. चे घड्याळ {time} ला संपले.</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>टेबल {place}: पंचांनी %n वेळा वेगळा निर्णय दिला.</numerusform>
            <numerusform>टेबल {place}: पंचांनी %n वेळा वेगळा निर्णय दिला.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>येत आहे</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>आता तुमची गरज नाही.</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>हा प्रमुख पंचांचा पासवर्ड नाही.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>प्रवेश करा</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>टेबल आणि त्यांचे स्टिकर</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>दुसरे पंच सूत्रे घेतात</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>जोड्या</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL साठी निकाल</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>त्याची किल्ली काढून घ्या</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>टेबलांची संख्या</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>छापायचे स्टिकर</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>सामना</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>पुढे चालू टेबल</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>किंवा प्रत्येक ओळीत एक सामना: फेरी; खेळाडू; खेळाडू, आणि जोडीची दोन नावे / ने</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>SoL ची फाइल</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>स्पर्धा</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>जिच्यातून जोड्या आल्या ती फाइल; ती निकालांसह परत येते.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>करा</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>हा स्टिकर पंचांच्या डेस्कसाठी आहे: त्याच्या मेनूमध्ये “हॉलशी जोडा…” निवडा आणि हा कोड टाइप करा.</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>बोर्डावर {white} पांढऱ्या आणि {black} काळ्या सोंगट्या</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, आणि क्वीन</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>टेबले</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>निकाल</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>प्रमुख पंच</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>टेबल {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>अजून कोणत्याही सामन्याची माहिती आली नाही.</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>{time} ला माहिती आली</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>{time} पासून माहिती नाही</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n नोंद मागे</numerusform>
            <numerusform>%n नोंदी मागे</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>हॉल उत्तर देत नाही; जे दिसते ते जुने असू शकते. हे पान आपोआप पुढे चालेल.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>उजळ</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गडद</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>मोठे</translation>
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
        <translation>गुण</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>पाळी</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>काय घडले</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>निवाडा</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>लॉग, नवीनतम आधी</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>अजून एकही सामना संपला नाही.</translation>
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
        <translation>या टेबलावर पुढे</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>नियोजित</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>हॉलकडे पाठवणे थांबले आहे. डेस्क पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>हा डेस्क कोणत्याही हॉलशी जोडलेला नाही.</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>या हॉलपर्यंतचा मार्ग कूटबद्ध नाही: त्याच नेटवर्कमधील कोणीही नावे, गुण आणि या टेबलाची किल्ली वाचू शकतो आणि त्याच्या नावाने लिहू शकतो. त्यातून या संगणकावरील दुसऱ्या कशापर्यंत पोहोचता येत नाही.</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>हा सामना दुसरीकडे घेतला गेला असून टेबल {place} वर चालू आहे: इथे नोंदवलेले पाठवले जात नाही.</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>चित्र वाचण्यासाठी इथे इन्स्टॉल आहे त्यापेक्षा जास्त लागते: pip install &apos;carrom-desk[hall]&apos;.</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>ही फाइल चित्र म्हणून वाचता येत नाही. PNG किंवा JPEG घ्या.</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>या चित्रात टेबलाचा स्टिकर सापडला नाही. जवळून चित्र घ्या, किंवा कोड टाइप करा.</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>वरचा हॉल: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>वरच्या हॉलकडे टेबल {place} च्या सामन्याचा वेगळा लॉग आहे: तिथे {there} नोंदी, शेवट {there_hash}; इथे {here}, शेवट {here_hash}. एकही बदललेला नाही: कोणता धरायचा ते सांगा.</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>निकाल असलेली फाइल घ्या</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>लिहिले</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>लिहिले नाही, आणि SoL मध्ये ज्याला जागा नाही</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>प्रमुख पंचांनी बोलावणे पाहिले आहे.</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>हॉलशी टेबल {table} म्हणून जोडले.</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>या डेस्कने हॉल सोडला आहे: आता काही पाठवले जात नाही.</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>हॉलकडे आता या टेबलासाठी सामना नाही.</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>प्रमुख पंचांना बोलावले आहे.</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>बोलावणे मागे घेतले.</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>हॉल: {time} पर्यंत</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · प्रमुख पंचांना बोलावले</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>एका पक्षाच्या 0 ते 9 सोंगट्या असतात.</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>दोन्ही पक्षांची एकतरी सोंगटी बोर्डावर असेपर्यंतच बोर्ड चालतो; या पक्षाची एकही नाही.</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>पक्षावर सोंगट्या देणे असतात किंवा नसतात, शून्यापेक्षा कमी नाही.</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>गुणसंख्या 0 किंवा जास्त असते.</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>या नियमांत पाळी संपल्यावर परत जाण्यासाठी थांबलेली क्वीन नसते.</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>बोर्डावर नऊपेक्षा कमी सोंगट्या असतील तर या पक्षाची सोंगटी पॉकेट झालेली आहे.</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>ज्या पक्षाने क्वीन कव्हर केली त्याने स्वतःची सोंगटी पॉकेट केलेली आहे.</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>एका पाळीत ब्रेकचे 1 ते 3 प्रयत्न असतात.</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>ब्रेक होण्याआधी दोन्ही पक्षांच्या नऊ-नऊ सोंगट्या बोर्डावर असतात.</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>ब्रेक होण्याआधी क्वीन बोर्डावर असते.</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>ब्रेक होण्याआधी एकही सोंगटी पॉकेट झालेली नसते.</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>या पक्षाच्या बोर्डावर आहेत त्यापेक्षा जास्त सोंगट्यांना खूण केली आहे.</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>क्वीनला खूण केली आहे, पण ती बोर्डावर नाही.</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>क्वीन एकाच स्ट्रोकमध्ये पॉकेट आणि बोर्डाबाहेर दोन्ही होऊ शकत नाही.</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>स्ट्रायकर एकाच स्ट्रोकमध्ये पॉकेट आणि बोर्डाबाहेर दोन्ही होऊ शकत नाही.</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>कशालाच न लागलेला स्ट्रायकर सोंगटी पॉकेट करू किंवा हलवू शकत नाही.</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>“प्ले” च्या घोषणेआधी फक्त ब्रेक येऊ शकतो, आणि तो झाला आहे.</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>कव्हरची वाट पाहणारी क्वीन याच पाळीत पॉकेट झाली, म्हणजे खेळाडूचा पहिला स्ट्रोक झाला आहे.</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>या कृतीसाठी हे नियम बोर्ड काढून घेत नाहीत.</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>हॉलशी जोडा</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>जोडा</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>टेबलाच्या स्टिकरवरील कोड, किंवा त्याच्या चित्रातील पत्ता</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>चित्र वाचा…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>टेबलाच्या स्टिकरचे चित्र</translation>
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
        <translation>, मग </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>सेंटरला परत: {pieces} (नियम {law}).</translation>
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
        <translation>हा स्ट्रोक</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>आता काय</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>घड्याळ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>सामने</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>डेस्क</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>“आता काय” मधील या क्रमांकाची कृती</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>पांढरी सोंगटी पॉकेट</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>काळी सोंगटी पॉकेट</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>क्वीन पॉकेट</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>स्ट्रायकर पॉकेट</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>पांढरी सोंगटी बोर्डाबाहेर उडाली</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>काळी सोंगटी बोर्डाबाहेर उडाली</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>क्वीन बोर्डाबाहेर उडाली</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>स्ट्रायकर बोर्डाबाहेर उडाला</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>पुढची सोंगटी बोर्डाबाहेर उडाली</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>बाहेर उडाली नाही</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>अयोग्य स्ट्रोक</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>अयोग्य स्ट्रोक: नियमभंग सांगा</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>स्ट्रायकर कशालाच लागला नाही</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>“प्ले” आधी ब्रेक</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>“प्ले” म्हणा, मग घड्याळ थांबवा किंवा चालू ठेवा</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>“आता काय” मधील पहिली कृती</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>5 सेकंद द्या</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>5 सेकंद कमी करा</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>घड्याळ पुन्हा पूर्ण सेकंदांनी</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>शेवटची नोंद पूर्ववत करा</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>पुन्हा करा</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>मेनू</translation>
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
        <translation>Carrom Desk च्या कळा</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab एका बटणावरून पुढच्यावर नेते; Enter आणि स्पेस कीबोर्ड असलेले बटण दाबतात. प्रत्येक कळ प्राधान्यांमध्ये बदलता येते.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>mr</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>इतर कळा…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापा…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>फाइलमध्ये लिहा…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>कळा</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>नवी कळ…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>कळ नाही</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>कळांची अदलाबदल करा</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>घ्या</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>राहू द्या</translation>
    </message>
    <message>
        <source>none</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>“{action}” साठी नवी कळ दाबा. Esc ने काही बदलत नाही.</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} ही “{action}” ची कळ आहे.</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>कृती आणि त्यांच्या कळा</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>काय करते</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>कळ</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>मूळ कळ</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} बदलता येत नाही: ती क्रमांक निवडते, किंवा एका बटणावरून पुढच्यावर नेते.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>विंडो</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>सिस्टिमप्रमाणे</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>तुमच्या घोषणा</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>विंडोप्रमाणे</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>अहवाल विंडोच्या भाषेत लिहिले जातात.</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>बसण्याची स्थिती</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>स्ट्रोक कसा करावा</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>नाणेफेक आणि सराव बोर्ड</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>पाळी</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>गुणसंख्या</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>बाजू बदल</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>फाऊल</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>बोर्डाबाहेर गेलेल्या, घरंगळणाऱ्या व एकमेकींवर चढलेल्या सोंगट्या</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ड्यू आणि पेनल्टी</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>क्वीन आणि शेवटच्या सोंगट्या</translation>
    </message>
    <message>
        <source>General</source>
        <translation>सर्वसाधारण</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>सामना गमावणे, हरकती</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>व्याख्या</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>या प्रोग्रामच्या स्वतःच्या शब्दांत. मूळ मजकूरच ग्राह्य आहे.</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>पंच वेगळा निर्णय देऊ शकतात.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>डेस्कवर</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>अर्थ</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>असा परिच्छेद नाही</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>डेस्क याप्रमाणे निवाडा देतो.</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>पंच जे पाहतात त्यावर खूण करतात; बाकी डेस्क करतो.</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>डेस्कचे एक घड्याळ यावर लक्ष ठेवते.</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>डेस्क योग्य क्षणी पंचांना याची आठवण करतो.</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>हे पाहण्यासाठी इथे आहे; डेस्क याबाबत काही करत नाही.</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>मूळ मजकुरात हा क्रमांक नाही.</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>बोर्डावर येण्यासाठी</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>सराव बोर्डांसाठी</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>ब्रेकसाठी</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>एका स्ट्रोकसाठी</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>सोंगट्या ठेवण्यासाठी</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>सोंगट्या ठेवण्यासाठी किंवा सोडण्यासाठी</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>बाजू बदलण्यासाठी</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>शेवटच्या गेमआधी विश्रांती</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>नियम {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>जिथे नियम उत्तर मोकळे ठेवतात</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>हे नियम याबाबत काही सांगत नाहीत.</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>असामान्य स्थिती</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>नियमभंग: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>नियमभंग नाही: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>आठवण: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>प्रोग्राममध्ये: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}: असा नियम नाही.</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>जे वेगळे आहे ते ठळक आणि अधोरेखित आहे.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>दोन्हींचे म्हणणे एकच आहे.</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>शेजारी {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>नियमपुस्तक</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>क्रमांक, नाव किंवा शब्दांनी नियम शोधा</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>प्रकरणानुसार नियम</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>साहित्याची मापे</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>साहित्य: ICF ची मापे</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>काही जुळत नाही.</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>अर्थ</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>असामान्य स्थिती</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>साहित्य</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>अर्थ</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>अर्थ</translation>
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
        <translation>तुमच्या पंचगिरीचे नियम</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>पहिला सामना, नियमपुस्तक आणि शाळा याच नियमांनी सुरू होतात. नवा सामना आधीच्या सामन्याच्या नियमांनी खेळला जातो, तुम्ही त्यासाठी दुसरे निवडले नाहीत तर.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>इतरत्र…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>त्याशिवाय बंद करा</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>जतन नाही</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>सर्व नोंदी डिस्कवर आहेत. शेवटचा बॅकअप घेतला जात आहे…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>बंद होत आहे</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>पुन्हा प्रयत्न करा</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>तरीही बंद करा</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>शेवटचा बॅकअप नाही</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>परत</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>शेवटची नोंद जतन झालेली नाही आणि ती गमावली जाईल. {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>शेवटचा बॅकअप झाला नाही. प्रत्येक नोंद {place} मध्ये आहे. {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>सुरू</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खेळाडू</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>स्पर्धा</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>हटवले</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>डेस्कवर, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>नाणेफेकीआधी</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>चालू</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>संपला</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>हरकतीत</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>कोणताही दिवस</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>काल</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>मागील 7 दिवस</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>या महिन्यात</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>या वर्षी</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>… पासून … पर्यंत</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>नवे आधी</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>जुने आधी</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>खेळाडू A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>खेळाडू Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>स्पर्धा A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>स्पर्धा Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>अलीकडे हटवलेले</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>आधी हटवलेले</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>सर्व स्थिती</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>अपूर्ण</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>नाणेफेकीआधी</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>चालू</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>हरकतीत</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>संपलेले</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>सामने</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>सामने किंवा कचरापेटी</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>कचरापेटी</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>निवडलेले: {count}</translation>
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
        <translation>नोंद {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>मागे घेतली</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>दुरुस्त केली</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>बोर्ड {number} · ब्रेक: {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>आता वैध नाही</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>दुरुस्त करा…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>ही नोंद दुरुस्त करा</translation>
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
        <translation>लॉग, नवीनतम नोंद आधी</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करा</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>पुन्हा करा</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>लॉग काय दाखवतो</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>हा बोर्ड</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>सर्व बोर्ड</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>गुणपत्रक</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>आकडेवारी…</translation>
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
        <translation>अक्षरांचा आकार</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>बोर्ड दुसऱ्या बाजूने पाहा</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>हॉलच्या विंडोचे रंग</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>डेस्कप्रमाणे</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>नवा सामना…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>सामने…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>अहवाल PDF मध्ये…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>सिस्टिम तपासणी…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>सराव…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>अहवाल HTML मध्ये…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>अहवाल छापा…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>अहवाल आणि आकडेवारी…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>शेवटची नोंद बदला</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>नियमांवर सराव प्रश्न…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>नियमपुस्तक…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>कळा…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>प्राधान्ये…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>बोर्ड फिरवा</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>हॉलसाठी विंडो</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>पूर्ण स्क्रीन</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>बॅकअप…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>पंचांची शाळा</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>डेटाबेस</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>डेटाबेस तपासा</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>दुसरा डेटाबेस…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदत</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Carrom Desk विषयी</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>अहवाल आणि कागद</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>SoL मधून जोड्या…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>रूप</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>अहवाल पडताळा…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>कागदी गुणपत्रक भरा…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>असामान्य स्थिती…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>आकडेवारी…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>नियमांना विचारा…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>पुस्तिका…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>हॉलशी जोडा…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>हॉल सोडा</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>या टेबलाचा सामना हॉलकडून घ्या</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>प्रमुख पंचांना या टेबलावर बोलवा</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>हॉल उघडा…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>हॉल</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>सराव परीक्षा…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>दोन मिनिटांचा सामना…</translation>
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
        <translation>पुस्तिका</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>पुस्तिकेचे पान</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>अनुक्रमणिका</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>याआधी कोणतेही पान नाही.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>mr</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>बोर्ड चालू नाही: आता खूण करता येत नाही.</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>बोर्डावरील प्रत्येक पांढऱ्या सोंगटीवर आधीच खूण आहे.</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>बोर्डावरील प्रत्येक काळ्या सोंगटीवर आधीच खूण आहे.</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>क्वीनवर आधीच खूण आहे. “पुसा” ने खुणा जातात.</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>स्ट्रायकरवर आधीच खूण आहे. “पुसा” ने खुणा जातात.</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>क्वीन बोर्डावर नाही.</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>या रंगाची एकही सोंगटी बोर्डावर नाही.</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>“प्ले” आधी फक्त ब्रेक येऊ शकतो.</translation>
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
        <translation>बेस्ट ऑफ {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>बोर्डांची मर्यादा नाही</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 बोर्ड</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · हरकतीत</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>सामना संपला</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>नाणेफेकीआधी</translation>
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
        <translation>प्रत्येक गेमनंतर; शेवटच्या गेममध्ये बोर्ड 4 नंतर किंवा 13 गुणांवर, जे आधी होईल ते</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>प्रत्येक गेमनंतर; शेवटच्या गेममध्ये 13 गुणांवर</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कधीच नाही</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>व्हाईट स्लॅम</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>ब्लॅक स्लॅम</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>{side} यांनी सामना जिंकला, गेममध्ये {score}.</translation>
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
        <translation>{side} यांनी गेम {number} जिंकला, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>{side} यांनी सामना जिंकला, गेममध्ये {score}.</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>गेम {number} बरोबरीत, {score}.</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>{side} यांनी गेम {number} जिंकला, {score}.</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>सामना बरोबरीत, गेममध्ये {score}.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>वेळ अजून संपलेली नाही. तरीही नोंदवण्यासाठी पुन्हा दाबा.</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>दुसऱ्यांदा दाबलेले मोजले नाही.</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>ही नोंद मागे घेतलेली आहे किंवा स्वतःच दुरुस्ती आहे: ती दुरुस्त करता येत नाही.</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>या प्रकारच्या नोंदीत दुरुस्त करण्यासारखे काही नाही: त्याऐवजी तिथपर्यंत पूर्ववत करा.</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>सामना {path} मध्ये आहे, त्याच्या सर्व {count} नोंदींसह. ती फाइल जपून ठेवा.</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>सामना इतरत्र जतन करा</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>शेवटची नोंद पूर्ववत झाली: खरे जे घडले ते नोंदवा. “पुन्हा करा” ने ती परत येते.</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>खुणा दुरुस्त करा, मग निश्चित करा. “पुन्हा करा” ने स्ट्रोक परत येतो.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>जतन केलेले सामने</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>सर्व दाखवा</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>कचरापेटी रिकामी आहे. तुम्ही हटवलेले कायमचे हटवेपर्यंत इथे राहते.</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>अजून एकही सामना नाही. हे बंद करून “नवा सामना…” ने सुरू करा, किंवा सामना फाइल आयात करा.</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>{count} पेक्षा जास्त सामने</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 सामना</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} सामने</numerusform>
            <numerusform>{count} सामने</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>सामना सापडला नाही.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>या स्तंभाने क्रम लावा</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>खेळाचे पृष्ठ: 73.50 ते 74.00 cm चा चौरस</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>फ्रेम: 6.35 ते 7.60 cm रुंद, 1.90 ते 2.54 cm उंच, आतील कोपरे गोल</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>पॉकेट: व्यास 4.45 cm, 0.15 कमी-जास्त</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>बेस लाईन: सर्कलसह 47.00 cm लांब, 0.30 कमी-जास्त</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>खालची बेस लाईन: फ्रेमपासून 10.15 cm, जाडी 0.50 ते 0.65 cm</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>खालच्या ते वरच्या बेस लाईनपर्यंत: 3.18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>बेस सर्कल: व्यास 3.18 cm, लाल ठिपका 2.54 cm; ते दोन्ही बेस लाईनना स्पर्श करते</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>बाण: जास्तीत जास्त 25.70 cm लांब, टोक पॉकेटच्या कडेपासून 5.00 cm वर</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>सेंटर सर्कल: व्यास 3.18 cm</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>आऊटर सर्कल: व्यास 17.00 cm, 0.30 कमी-जास्त</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>सोंगट्या: नऊ पांढऱ्या, नऊ काळ्या आणि क्वीन, व्यास 3.02 ते 3.18 cm, जाडी 0.70 ते 0.90 cm, 5.25 ते 5.50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>स्ट्रायकर: व्यास जास्तीत जास्त 4.13 cm आणि 15.00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>स्टँड: उंची 63 ते 70 cm; स्टूल: उंची 40 ते 50 cm</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>नवा सामना</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>कागदावर पंचगिरी झालेला सामना</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>सुरू करा</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>त्याचे बोर्ड…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>दुहेरी</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>आधीच चालू</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>पुढे सामना कोणत्या स्थितीत आहे ते सांगा, आणि तिथून पुढे चला.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>खेळाडू {seat} चे नाव लिहा.</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>तेच नाव दोनदा दिले आहे.</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>{event} मधील मागच्या सामन्याप्रमाणे भरले.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>सर्व पुसा</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>स्पर्धा</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>फेरी</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>गट</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>टेबल</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>पंच</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>प्रमुख पंच</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>मागच्या सामन्याप्रमाणे भरले. जे वेगळे असेल ते बदला.</translation>
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
        <translation>ते {name} कडे पाठवले.</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>ते {path} मध्ये आहे.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>जतन करा</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>हॉल {url} वर उघडा आहे. तो या विंडोसोबत बंद होतो.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>हॉल</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>ब्राउझरमध्ये दाखवा</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>हॉल बंद करा</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>हॉल बंद आहे. {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>प्रमुख पंचांचा पासवर्ड: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>प्रमुख पंचांचा पासवर्ड पूर्वीचाच आहे.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>नवा पासवर्ड</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>तपशील</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>वेगळा निर्णय द्या</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>पाळी</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>ठेवल्या</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>देणे राहतील</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>क्वीन परत जाते</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>बोर्डाचा विजेता</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>सोंगट्या</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>बोर्ड, संपल्यावर</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: {side} यांच्या सोंगट्या</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>गुण</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>निर्णय नोंदवा</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>चूक पुढच्या स्ट्रोकनंतर लक्षात आली</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>{name} यांच्या स्ट्रोकनंतर पाळी</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>पांढऱ्या ठेवल्या</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>काळ्या ठेवल्या</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>पांढऱ्या अजून देणे</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>काळ्या अजून देणे</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>जादा गुण</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>{name} मधील प्रत्येक जोडीचा निकाल आधीच आहे.</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{all} पैकी {kept} सामने तयार. {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>पंचगिरीसाठी तयार सामने: {count}. ते सामन्यांच्या यादीत आहेत.</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} आयात झाले नाही.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} वाचले जात आहे…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>थांबा</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>सामने तयार केले जात आहेत…</translation>
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
        <translation>निकाल नसलेल्या जोड्या</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>ज्यांची पंचगिरी इथे होईल त्या जोड्यांवर टिक करा.</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>टिक केलेली प्रत्येक जोडी पंचगिरीचा सामना होते. स्पेसने टिक लागते आणि निघते.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>सर्वांवर टिक करा</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>सर्व टिक काढा</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात करा</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, फेरी {round}, टेबल {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (आधीच आहे)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>पहिला बोर्ड भरा: कोणी जिंकला, क्वीन, सोंगट्या.</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>सामना असा का संपला ते शेऱ्यात लिहा.</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>ब्रेक कोण करणार हे नाणेफेक ठरवते: कोणी केला ते निवडा.</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>कोणी जिंकला ते निवडा.</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>क्वीन कोणी कव्हर केली ते निवडा, किंवा कोणीही नाही.</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>किती सोंगट्या उरल्या ते लिहा.</translation>
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
        <translation>पहिला ब्रेक</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>लिहिले नाही</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>शेवट</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>बोर्डावर, किंवा अजून नाही</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>सुरू झाला</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>संपला</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>शेरे</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>गेम</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>सामन्याची तारीख लिहा, उदा. 2026-11-21.</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>सामना सुरू झाल्याची वेळ लिहा, उदा. 10:30.</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>सामना संपल्याची वेळ लिहा, उदा. 11:45, किंवा रिकामे सोडा.</translation>
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
        <translation>{side}: हार मानली</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>{side}: अपात्र</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>{side}: आले नाहीत किंवा खेळू शकले नाहीत</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>कागदी गुणपत्रक भरा</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>सामना जतन करा</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>पत्रकावर असेच आहे</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>कृपया तपासा: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>शेवटचा गेम वेळ संपल्याने</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>कोणीही नाही</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>रिकामे</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>बोर्ड {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>एकूण
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
        <translation>सोंगट्या</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>गुण</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>स्लॅम</translation>
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
        <translation>{count} बाहेर</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>स्ट्रायकर</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 पांढरी सोंगटी</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 काळी सोंगटी</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 पांढरी सोंगटी परत येते</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 काळी सोंगटी परत येते</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>1 सोंगटी देणे</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 गुण</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>क्वीन बोर्डावर आहे.</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>क्वीन कव्हरची वाट पाहते.</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>पाळी संपल्यावर क्वीन परत जाते.</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n पांढरी</numerusform>
            <numerusform>%n पांढऱ्या</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n काळी</numerusform>
            <numerusform>%n काळ्या</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n पांढरी सोंगटी</numerusform>
            <numerusform>%n पांढऱ्या सोंगट्या</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n काळी सोंगटी</numerusform>
            <numerusform>%n काळ्या सोंगट्या</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n पांढरी सोंगटी परत येते</numerusform>
            <numerusform>%n पांढऱ्या सोंगट्या परत येतात</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n काळी सोंगटी परत येते</numerusform>
            <numerusform>%n काळ्या सोंगट्या परत येतात</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>%n सोंगटी देणे</numerusform>
            <numerusform>%n सोंगट्या देणे</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side}: 1 सोंगटी देणे आहे.</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side}: 1 सोंगटी देणे आहे.</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side}: %n सोंगटी देणे आहे.</numerusform>
            <numerusform>{side}: %n सोंगट्या देणे आहेत.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side}: %n सोंगटी देणे आहे.</numerusform>
            <numerusform>{side}: %n सोंगट्या देणे आहेत.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n गुण</numerusform>
            <numerusform>%n गुण</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} आणि {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 सोंगटी</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n सोंगटी</numerusform>
            <numerusform>%n सोंगट्या</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>क्वीन पाळी असलेल्या खेळाडूने कव्हर केली.</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>क्वीन दुसऱ्या पक्षाने कव्हर केली.</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>कोणत्या सोंगट्या</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>सोंगटी ठेवणे</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>{side}: देणे राहतील</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>खेळाडू {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>{player} यांचा क्लब</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>क्लब</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>{player} यांचा देश</translation>
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
        <translation>खाली</translation>
    </message>
    <message>
        <source>right</source>
        <translation>उजवीकडे</translation>
    </message>
    <message>
        <source>above</source>
        <translation>वर</translation>
    </message>
    <message>
        <source>left</source>
        <translation>डावीकडे</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>सरावात बॅकअप नसतात आणि हाच एक डेटाबेस असतो. आधी सराव सोडा.</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>जसे घडले अगदी तसेच नोंदवले. निवाडा बोर्डाशेजारी आहे.</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>तसे घडले नव्हते: ते मागे घ्या आणि वरचे काम पुन्हा वाचा.</translation>
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
        <translation>सराव</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>दुसरा…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>दुसरा प्रसंग</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>सराव सोडा</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>सोडा</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>इथे काहीच धरले जात नाही: हे सामने खऱ्या सामन्यांपासून वेगळे ठेवले जातात.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>प्राधान्ये</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>पाने</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>हे पान मूळ स्थितीत आणा</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>सर्व मूळ स्थितीत आणा</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>दाबणे</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>… ms च्या आतील पुनरावृत्ती सोडा</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>थरथरणारा हात किंवा उसळणारी कळ दोनदा दाबते: तेच बटण किंवा कळ इतक्या लवकर पुन्हा दाबल्यास आणखी काही नोंदले जात नाही. बोर्डावरील खुणा नेहमी मोजल्या जातात. 0 असल्यास प्रत्येक दाबणे मोजले जाते.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>छापा</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>कागद</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>प्रिंटर</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>प्रती</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>पाने</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} पाने घेत नाही: तो चालू आहे का ते पाहा, किंवा पाने PDF मध्ये जतन करा.</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>पान {all} पैकी {number}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>या संगणकावर प्रिंटर बसवलेला नाही: पाने PDF मध्ये जतन करा आणि इतरत्र छापा.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>मागचे पान</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>पुढचे पान</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>मोठे</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>लहान</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>पूर्ण पान</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF मध्ये जतन करा…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>सामने: {of} पैकी {done}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>आणखी एक सोंगटी, फाऊलबरोबर ड्यू म्हणून.</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>होय: ती परत येते आणि पाळी जाते; सोंगट्या पॉकेटमध्ये राहतात, स्ट्रायकरही पडला नसेल तर.</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>होय: स्ट्रोकआधी बोर्डावर जे असते त्यावरून ठरते.</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>क्वीन कव्हर झाल्यावर दोन्ही रंगांच्या शेवटच्या सोंगट्या स्ट्रायकरशिवाय पडतात: कोणताही नियम हे मोजत नाही.</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>त्याला 3 ऐवजी 1 गुण मिळतो, इतर सर्वत्र मिळतो तसाच.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>प्रतिस्पर्ध्याची शेवटची सोंगटी क्वीनसोबत पडते, किंवा क्वीन कव्हर करायची असताना स्ट्रायकरसोबत.</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>क्वीन बोर्डावर असल्यासारखे मोजले जाते: उरलेल्या सोंगट्या, क्वीन आणि जे मागता येते ते.</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>प्रतिस्पर्धी उरलेल्या सोंगट्यांनी जिंकतो; क्वीन त्याच्यासाठी त्याने कव्हर केली असेल तरच धरली जाते.</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>स्वतःच्या सोंगट्या प्रतिस्पर्ध्याच्या शेवटच्या सोंगटीसोबत पडतात: त्या उरलेल्यांमध्ये धरायच्या का?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>नाही: स्ट्रोकनंतर बोर्डावर असलेल्या सोंगट्याच धरल्या जातात.</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>नाही: ड्यू आणि पेनल्टी संपतात, स्ट्रोकमधील सोंगट्या मात्र ठेवल्या जातात.</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>हा इतर कोणत्याही नियमभंगासारखाच: पाळीतील पहिल्या स्ट्रोकआधी टेक्निकल फाऊल, नंतर फाऊल.</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>क्वीन बोर्डावर नसताना एखाद्या कृतीने बोर्ड गमावला जातो: ती विजेत्यासाठी धरायची का?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>होय, त्याचे जास्तीत जास्त 21 गुण असेपर्यंत, दोषी खेळाडूने ती कव्हर केली नसेल तर.</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>तो फाऊल आहे.</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>एका स्ट्रोकमध्ये अनेक फाऊल: प्रत्येकासाठी पेनल्टी असते का?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>नाही: सर्वांसाठी एकच सोंगटी परत येते.</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>फाऊल स्ट्रोकमध्ये पॉकेट झालेल्या सोंगट्या परत येतात का?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>नाही: त्या पॉकेटमध्ये राहतात, स्ट्रायकर पडला तरी; पेनल्टी आणि नाव घेतलेल्या शेवटच्या सोंगट्या वगळून.</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>फाऊल स्ट्रोकमध्ये पॉकेट झालेली क्वीन कोणत्याही फाऊलमध्ये परत ठेवली जाते का?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>कव्हरची वाट पाहणारी क्वीन फाऊल स्ट्रोकमध्ये पडलेल्या स्वतःच्या सोंगटीने कव्हर होते का?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>होय; अशी सोंगटी नसेल तर ती परत जाते.</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>ब्रेकचे तीन प्रयत्न फसले: आता ब्रेक कोण करणार, आणि किती वेळा प्रयत्न करू शकतो?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>ब्रेक अजून व्हायचा आहे; पुढच्या खेळाडूला त्याचे तीन प्रयत्न मिळतात.</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>ब्रेकचा प्रयत्न कशालाच लागत नाही, पण स्ट्रायकर पडतो किंवा स्ट्रोक अयोग्य असतो.</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>तो इतर फाऊलसारखाच फाऊल आहे, आणि पाळी संपते.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>होय.</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>ती त्याच स्ट्रोकमध्ये किंवा पुढच्या स्ट्रोकमध्ये पडते; तिच्याशिवाय पाळी तशीही संपते.</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>ज्याची पाळी नाही त्या खेळाडूच्या नियमभंगाची किंमत काय?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>त्याची एक सोंगटी परत येते; पाळीवर परिणाम होत नाही.</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>दुसरा गेम पहिला सुरू करणाऱ्याच्या उजवीकडील खेळाडू सुरू करतो, तिसरा पहिला सुरू करणाराच.</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>जादा बोर्डानंतरही गुणसंख्या समान राहते.</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>आणखी एक जादा बोर्ड खेळला जातो, पुन्हा नाणेफेकीनंतर.</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>नियम {break_before_play} “प्ले” आधी केलेल्या ब्रेकबद्दल सांगतो; तेव्हा कशालाच न लागणाऱ्या प्रयत्नाचे काय?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>तो नियम {break_after_play} विरुद्ध आहे, म्हणून अयोग्य: नियम {break_fault} नुसार पाळी जाते, प्रयत्न कितवाही असो, ड्यू किंवा पेनल्टीशिवाय.</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>“प्ले” आधी केलेल्या ब्रेकमध्ये स्ट्रायकर पडला तर त्याची किंमत काय, हे नियम {break_before_play} सांगत नाही.</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>स्वतःच्या सोंगट्या किंवा क्वीन दुसऱ्या पक्षाच्या सोंगट्यांसोबत पडतात: नियम {turn} पाळी चालू ठेवतो, नियम {opponents_man_pocketed} खेळाडूला थांबवतो.</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>पाळी चालू राहते, जसे नियम {striker_with_both} स्ट्रायकर पडला तरी सांगतो.</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>फाऊलमध्ये स्वतःच्या सोंगट्या किंवा क्वीन पडल्यास नियम {foul_while_pocketing} वर आणखी सोंगटी सांगत नाही, नियम {own_improper} आणि नियम {foul} एक सांगतात; कोणता धरायचा?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>एक सोंगटी काढली जाते.</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>ड्यू बाकी असताना स्वतःच्या सोंगट्या किंवा स्ट्रायकर क्वीनसोबत पडले तरी नियम {queen_while_due} लागू होतो का?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>क्वीन, स्ट्रायकर आणि दुसऱ्या पक्षाच्या सोंगट्या पडतात: नियम {queen_striker} पाळी चालू ठेवतो, नियम {striker_with_opponents} संपवतो.</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>नियम {queen_striker} लागू होतो, कारण त्यात क्वीनचे नाव आहे: पाळी चालू राहते.</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>काही परत आल्या म्हणूनच सर्व नऊ सोंगट्या बोर्डावर असतील तर नियम {queen_with_one_nine_on} लागू होतो का?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>सर्व नऊ बोर्डावर असताना क्वीन, स्वतःच्या सोंगट्या आणि स्ट्रायकर पडतात: नियम {queen_man_striker} पाळी चालू ठेवतो, नियम {queen_with_striker_nine_on} संपवतो.</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>नियम {queen_man_striker} लागू होतो, कारण त्यात सोंगट्यांचे नाव आहे: पाळी चालू राहते.</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>अयोग्य स्ट्रोकनंतर कव्हर करायच्या क्वीनचे काय होते हे नियम {cover_man_striker_improper} सांगत नाही.</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>ती परत येते, कव्हर न झाल्यास नेहमी येते तशी.</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>योग्य स्ट्रोकने क्वीन स्वतः कव्हर केली असेल तर 3 गुण (22 पासून 1), नाहीतर 1 मिळतो; अयोग्य स्ट्रोकने स्ट्रायकर पडल्याप्रमाणे पराभव होतो, नियम {covered_both_last_striker_improper} किंवा {others_queen_both_last_striker_improper} नुसार.</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>नियम {both_last} आणि {both_last_improper} मध्ये स्ट्रायकरचे नाव नाही: क्वीन बोर्डावर असताना तो दोन्ही शेवटच्या सोंगट्यांसोबत पडतो.</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>प्रतिस्पर्धी 3 गुण जिंकतो, 22 पासून 1, आणि स्ट्रायकरसाठी एक मागू शकतो, जसे नियम {own_last_striker} सांगतो.</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>नियम {cover_both_last} आणि {cover_both_last_improper} मध्ये स्ट्रायकरचे नाव नाही: क्वीन कव्हर करायची असताना तो दोन्ही शेवटच्या सोंगट्यांसोबत पडतो.</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>हे नियम {queen_both_last_striker} प्रमाणे मोजले जाते, जिथे हेच सर्व पडते: प्रतिस्पर्धी 3 गुण जिंकतो, 22 पासून 1, आणि स्ट्रायकरसाठी एक मागू शकतो.</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>22 किंवा जास्त गुण असलेल्या विजेत्याबद्दल नियम {others_queen_both_last_striker} काही सांगत नाही.</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>क्वीन कव्हर झाल्यावर प्रतिस्पर्ध्याची शेवटची सोंगटी पडते; नियम {cover_opponents_last}, {opponents_last} आणि {opponents_last_striker} फक्त त्याआधीबद्दल सांगतात.</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>नियम {forgoing_in_full} ड्यू आणि पेनल्टी पूर्ण सोडू देतो: अजून उपलब्ध नसलेल्याही का?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>नाही: जे आता ठेवता येत नाही ते देणे राहते.</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>नियम सोंगटी ठेवण्यातील चुकीला फाऊल म्हणतात, पण ठेवणाऱ्याची पाळी त्याने जाते का ते सांगत नाहीत.</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>ती इतर नियमभंगाप्रमाणे वेळेनुसार मोजली जाते: त्याच्या पाळीतील पहिल्या स्ट्रोकआधी किंवा पाळी नसताना टेक्निकल फाऊल, नाहीतर फाऊल.</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>नियम {stroke_time} पंधरा सेकंद देतो आणि जास्त वेळ घेतल्याची पेनल्टी सांगत नाही.</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>बोर्ड त्यावर उरलेल्या सोंगट्यांनी गमावला जातो; कोणाच्या ते नियम सांगत नाही.</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>गमावणाऱ्या पक्षाच्या सोंगट्या मोजल्या जातात.</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>या नियमांत स्ट्रोकबाबत काही नाही; पंच ज्याला अयोग्य म्हणतात त्या स्ट्रोकचे काय?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>होय, कव्हर न झालेल्या क्वीनप्रमाणे.</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>मूळ मजकुराला क्वीननंतर “लगेच” स्वतःची सोंगटी हवी: त्याच स्ट्रोकमधील सोंगटी तिला कव्हर करते का?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>मूळ मजकुराला क्वीन आणि स्वतःची सोंगटी “एकाच पाळीत” हवी: कव्हरला किती वेळ लागू शकतो?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>पुढच्या बोर्डाचा ब्रेक कोण करतो ते मूळ मजकूर सांगत नाही.</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>ब्रेक पाळीप्रमाणे फिरतो: दुसऱ्या पक्षाकडे, दुहेरीत घड्याळाच्या दिशेने.</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>एकेरीत दुसरा आणि तिसरा गेम कोण सुरू करतो हे नियम {order_of_breaks} ठरवतो; दुहेरीत कोण?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>जो ठेवायच्या सोंगट्या सोडतो: तो स्ट्रोकमुळे परत येणाऱ्याही सोडतो का?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>अयोग्य का?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>निवडा, किंवा कारणाशिवाय स्ट्रोक निश्चित करा.</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” आधी</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>या स्थितीत असे घडू शकत नाही. खुणा पुन्हा पाहा.</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>ठेवायला सोंगट्या नाहीत: शेवटचा निवाडा एकही परत ठेवत नाही.</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>वेगळा निर्णय द्यायला निवाडाच नाही: या बोर्डावर अजून निवाडा झाला नाही.</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>काय वेगळे ठरवले ते सांगा: पाळी, ठेवलेल्या सोंगट्या, ड्यू, क्वीन किंवा बोर्ड.</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>या निर्णयानंतर बोर्ड असा असू शकत नाही. सोंगट्या आणि पाळी पुन्हा पाहा.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>सामना संपला आहे. पुढे जाण्यासाठी शेवटची नोंद पूर्ववत करा.</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>आधी नाणेफेक होते. कोणी जिंकली ते नोंदवा.</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>आता नाणेफेक नाही: ती पहिल्या बोर्डाआधी आणि जादा बोर्डाआधी होते.</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>जादा बोर्डाआधी नाणेफेक फक्त ब्रेक ठरवते.</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>असा खेळाडू नाही: एका पक्षात खेळाडू 1 असतो, दुहेरीत खेळाडू 2 ही.</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>निर्णयासाठी हरकत नाही.</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>या क्रमांकाची नोंद नाही.</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>ही नोंद दुरुस्त करता येत नाही: ती मागे घेतली आहे, किंवा स्वतःच दुरुस्ती आहे.</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>सांगितलेल्या नोंदीत ठेवायच्या सोंगट्या बाकी नाहीत.</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>ठेवायच्या ड्यू आणि पेनल्टीपेक्षा जास्त सोंगट्या सोडल्या आहेत.</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>या पक्षाला दुसऱ्या पक्षाची एकही सोंगटी ठेवायची नाही.</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>पाळी आधीच याच खेळाडूची आहे.</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>सांगितलेली नोंद निर्णयाची वाट पाहणारी हरकत नाही.</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>हे परत वाचता येणार नाही: एखादा मजकूर खूप लांब आहे, किंवा त्यात ठेवता न येणारी अक्षरे आहेत.</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>आता जादा गुण मागता येत नाहीत: ते बोर्ड संपताच मागता येतात.</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>निवाडा देतो त्यापेक्षा जास्त जादा गुण मागितले आहेत.</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>घड्याळ थांबलेले नाही.</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>घड्याळ आधीच थांबले आहे.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>पूर्ववत करायला काही नाही.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>पुन्हा करायला काही नाही.</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>ठेवायच्या सोंगट्यांचे काय झाले ते आधीच नोंदले आहे. पुन्हा नोंदवण्यासाठी ते पूर्ववत करा.</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>कोणत्याही सामना फाइलमध्ये यापेक्षा जास्त नोंदी मावत नाहीत. हा सामना पुढे घेणाऱ्या नव्या सामन्यात सुरू ठेवा.</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>नाणे उडवा, किंवा एका पक्षाला ओळखू द्या; जिंकणारा ब्रेक किंवा बाजू घेतो.</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>आता दोन्ही पक्ष थोडा वेळ सराव करू शकतात.</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>रोझेट पाहा: मध्ये क्वीन, पांढऱ्या Y मध्ये, सर्व सपाट आणि एकमेकींना चिकटून.</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>सोंगट्या उशीर न करता मांडल्या जातील याकडे लक्ष द्या.</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>ब्रेक करणारा ब्रेकआधी पावडर सारखी पसरवतो, नंतर नाही.</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>स्ट्रायकर निसटला, काही हलले नाही आणि तो सुटलाच नाही, तर तो स्ट्रोक नाही.</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>खेळाडूने सांगितल्यास खराब सोंगटीच्या जागी त्याच ठिकाणी चांगली ठेवतात.</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>सेंटर सर्कलवर नाही, आऊटर सर्कलबाहेर नाही, आणि दुसरे काही हलवायचे नाही.</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>सोंगट्या आऊटर सर्कलमध्ये सपाट ठेवतात; क्वीन आणि बाहेर उडालेल्या तुम्ही ठेवता.</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>रंग पाहा: चुकीची सोंगटी पुढच्या स्ट्रोकपर्यंत कोणी न दाखवल्यास तीच राहते.</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>क्वीन तुम्ही सेंटर सर्कलमध्ये परत ठेवता; त्यामुळे शॉट मोकळा झाला तरी चालतो.</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>सेंटर मोकळे नाही: उरलेला जास्तीत जास्त भाग झाका, किंवा पॉकेट करायला अवघड होईल अशी शेजारी ठेवा.</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>बाहेर उडालेली सेंटर सर्कलवर ठेवतात, किंवा त्याच्या मोकळ्या भागावर.</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>क्वीन आणि सोंगटी: आधी क्वीन, सोंगटी तिच्या मागे, पाळी असलेल्या खेळाडूकडून पाहता.</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>दोन्ही रंग: ज्याने आधी स्ट्रोक केला त्याची सोंगटी, दुसरी तिच्या मागे.</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>तीन किंवा जास्त: बाकीच्या पहिल्या दोघींना चिकटून, जमेल तितके.</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>परत ठेवलेली सोंगटी मुख्य सर्कलमध्ये इतरांच्या वर राहू शकते.</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>उडून बोर्डावर परत पडली: ती सेंटरला ठेवा, आणि तिने हलवलेले नीट करा.</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>दिव्याला लागून परत आली: पडली तिथेच राहते, आणि काही नीट करत नाहीत.</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>कडेवर उभी: उभीच राहू द्या.</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>एकीवर एक: तशाच राहू द्या.</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>सोंगटीवर स्ट्रायकर: तो तुम्ही उचला आणि हललेले नीट करा; जे पडेल ते पॉकेट झाले.</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>स्ट्रायकरवर सोंगटी: ती उचला, स्ट्रायकर काढा, सोंगटी ती असती तिथे ठेवा.</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>कडेवर उभी किंवा एकीवर एक: खेळाने हलेपर्यंत तशाच राहू द्या.</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>सोंगटीखाली स्ट्रायकर: कमीत कमी हलेल असा ओढून काढा.</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>तुटलेली सोंगटी: मोठा तुकडा धरतात, आणि अंतिम शब्द तुमचा.</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>दोन्ही खेळाडू समोरासमोर बसतात.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>जोडीदार समोरासमोर बसतात, त्यामुळे चारही बाजू भरतात.</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>सामना सुरू होण्याआधी आता नेमके दोन सराव बोर्ड, प्रत्येक पक्षाचा एक.</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>आधीच जतन</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>टिक केलेले घ्या</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>हे सामने आधीच जतन आहेत. तरीही फाइलमधून घ्यायचे त्यांवर टिक करा; जतन असलेला कचरापेटीत जाईल.</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>आधीच जतन असलेले सामने</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: कचरापेटीत आहे, फाइलमध्ये आहे तोच</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: {stored} नोंदींसह जतन, फाइलमध्ये {file}</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: कचरापेटीत {stored} नोंदींसह, फाइलमध्ये {file}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>भरायचे गुणपत्रक</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>खेळाडू</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>गेम {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>सुरुवात</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>शेवट</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>पंचांचे शेरे</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>सामन्याचा विजेता</translation>
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
        <translation>जादा</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>स्पर्धा</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>फेरी</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>गट</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>टेबल</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>सामना क्र.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>पंच</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>प्रमुख पंच</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>नाणेफेक विजेता</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>निवड</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>पक्ष {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>जो प्रथम ब्रेक करतो तो पक्ष 1. क्वीन: ज्याने कव्हर केली त्याला {queen}, नाहीतर Nil; ती फक्त बोर्डाच्या विजेत्यासाठी धरतात, आणि {until} गुणांपासून नाही. C/m: दुसऱ्या पक्षाच्या उरलेल्या सोंगट्या, नाहीतर Nil. +: मागणीवरून गुण. एकूण: चालू बेरीज, जास्तीत जास्त {points}.</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W म्हणजे ब्रेक करणारा. प्रत्येक स्ट्रोकला एक चौकट: पॉकेट झालेल्या स्वतःच्या सोंगट्यांची संख्या, एकही नसल्यास –, क्वीन Q, स्ट्रायकर S, फाऊल F, टेक्निकल फाऊल T. पाळी संपते तिथे उभी रेघ.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>points</source>
        <translation>गुण</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>गेम {number} चा क्रम.</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>पक्ष {number}: {name}.</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>बोर्ड {number} नंतर: {score}.</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>एका पाळीत सोंगट्या</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>पाळ्या</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>एका पाळीत सोंगट्या</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>प्रति स्ट्रोक सेकंद</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>स्ट्रोक</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>प्रति स्ट्रोक वेळ</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {bins} नुसार {counted}: {counts}.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>निकाल</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>सामने</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>सुरू नाही</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>चालू</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>हार मानली</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>अपात्र</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>पुढे चाल</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>बरोबरीत</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>राखून ठेवला: हरकत</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>सामने: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>सामने: {matches}, त्यांपैकी निर्णीत: {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>सामना नाही.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>गुण</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>वेळा पहिल्या नोंदीच्या आहेत, हॉलच्या घड्याळानुसार.</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>तारखेशिवाय</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>mr</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>सामना, एकेक नोंद: carrom-desk verify अहवालाची तुलना याच्याशी करते</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>सांगण्यासारखे काही नाही.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>तपशील</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>आकडेवारी</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>हरकतीत</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>अपूर्ण</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>पान {pages} पैकी {page}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>सामन्याची ओळख आणि फिंगरप्रिंट यांचा QR कोड</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>मागे घेतली</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>पुन्हा दिली</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>दुरुस्त केली</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>वेगळा निर्णय</translation>
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
        <translation>काय घडले</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>क्र.</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>कालावधी</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>क्वीन कव्हर केली</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (पुन्हा)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>क्वीन {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} दिले</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>मागणीवरून {points}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>कोण</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>चूक</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} क्र. {number} ने वेगळा निर्णय.</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>ड्यू, फाऊल आणि वेळेच्या चुका</translation>
    </message>
    <message>
        <source>By</source>
        <translation>कोणाची</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>हरकत</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>निर्णय</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>हरकती</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>दुरुस्ती</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>नोंद</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>आता</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>दुरुस्त्या</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, स्वतःच मागे घेतलेली</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>क्र. {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>शेरा</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>शेरे आणि व्यत्यय</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>मानले</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>नोंदी</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>नियम उत्तर मोकळे ठेवतात तिथे लावलेले अर्थ</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>निवाडा</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>W:B</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>एकही नोंद झालेली नाही.</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>W:B म्हणजे नोंदीनंतर बोर्डावरील पांढऱ्या आणि काळ्या सोंगट्या, Q म्हणजे क्वीन ती तिथे असेपर्यंत.</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>मागे घेतलेल्या नोंदी खोडल्या आहेत.</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>गेम {game}, बोर्ड {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>व्हाईट: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status}, क्र. {number} ने</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>सामन्याची नोंदवही</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>एकेरी</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>दुहेरी</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>टेबल {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>सामना {id} · नोंदी: {entries} · फिंगरप्रिंट: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>पक्ष</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खेळाडू</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>पक्ष आणि गेम</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>खेळला</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>नाणेफेक</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>स्वरूप</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>पुढे घेतला</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>गेम {game} मध्ये; आधी खेळलेले बोर्ड: {boards}</translation>
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
        <translation>एकूण</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>विजेता {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>बरोबरीत, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>{score} वर थांबला</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>चालू, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>पुढे घेण्याआधी: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>{side} यांनी हार मानली.</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>क्वीन {side} यांनी कव्हर केली</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>चालू आहे: बोर्डावर {white} पांढऱ्या आणि {black} काळ्या; {queen}; पाळी: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>C/m: दुसऱ्या पक्षाच्या बोर्डावर उरलेल्या सोंगट्या.</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>एकूण: चालू बेरीज.</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>ब्रेक करणारा पांढऱ्या सोंगट्यांनी खेळतो.</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: मागणीवरून गुण, आणि सोंगट्यांचे किंवा क्वीनचे नसलेले गुण.</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): क्वीन कव्हर केली, गुण मिळाले नाहीत.</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>गेम जिंकून देणाऱ्या {points} गुणांपेक्षा जास्त एकूण कधीही दिसत नाही.</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: व्हाईट स्लॅम.</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: ब्लॅक स्लॅम.</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: जादा बोर्ड.</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: पुन्हा खेळला.</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>स्ट्रोक, ड्यू आणि फाऊल</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>दुरुस्त्या: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>वेगळे निर्णय: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>हरकती नाहीत</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>दुरुस्त्या नाहीत</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>नोंदी</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>तपशिलात आणखी आहेत: {number}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>शेरे</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>काही खेळले गेले नाही.</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>सामने: {matches}, {won} जिंकले, {lost} हरले</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} ते {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>या खेळाडूचा एकही सामना माहीत नाही.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>प्रतिस्पर्धी</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>निकाल</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>मध्यक</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>प्रति पाळी सोंगट्या</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{all} पैकी {some}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>पाळ्या</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>पॉकेट केलेल्या सोंगट्या</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>एका पाळीत सर्वाधिक सोंगट्या</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>सर्वांत लांब पाळीचे स्ट्रोक</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>प्रति स्ट्रोक वेळ, मध्यक</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>प्रति स्ट्रोक वेळ, सर्वाधिक</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>वेळ मोजलेले स्ट्रोक</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>जिंकलेले बोर्ड</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>ब्रेक केलेले बोर्ड</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>क्वीन कव्हर केलेले बोर्ड</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>व्हाईट स्लॅम</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>ब्लॅक स्लॅम</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>ब्रेक टू फिनिश</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>सोंगट्या: पॉकेट होऊन परत न आलेल्या स्वतःच्या सोंगट्या.</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>ब्रेक टू फिनिश: दुसऱ्या पक्षाच्या स्ट्रोकआधीच ब्रेक करणारा बोर्ड जिंकतो.</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>रद्द झालेल्या बोर्डांचे स्ट्रोक आणि चुकाही मोजल्या जातात.</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>स्ट्रोकची वेळ त्याआधीच्या नोंदीपासून त्याच्या नोंदीपर्यंत असते, थांबलेली वेळ वगळून: सोंगट्या स्थिर होऊन स्ट्रोक नोंदवेपर्यंत. दुरुस्तीशेजारच्या स्ट्रोकची वेळ घेत नाहीत.</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>पाळी नसलेल्या पक्षाची चूक फक्त पक्षाच्या नावे धरतात.</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>कोणत्याही फॉन्टमध्ये {letter} ({name}) हे अक्षर नाही: त्याऐवजी प्रश्नचिन्ह आहे.</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}. कारण: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>कागदावर पंचगिरी झालेल्या बोर्डाच्या स्ट्रोकऐवजी.</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>खेळ थांबला {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} यांनी सामना जिंकला, गेममध्ये {score}: {loser} यांनी हार मानली.</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} यांनी सामना जिंकला, गेममध्ये {score}: {loser} यांनी हार मानली.</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>{winner} यांनी सामना जिंकला: {loser} अपात्र. {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>{winner} यांनी सामना जिंकला: {loser} अपात्र. {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>पुढे चाल {winner}: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>पुढे चाल {winner}: {loser} अनुपस्थित.</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>निकाल राखून ठेवला: एका हरकतीवर निर्णय बाकी आहे.</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>सुरू नाही: निकाल नाही.</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>चालू, गेममध्ये {score}: अजून निकाल नाही.</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (गेम {game}, बोर्ड {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>बाजू बदल: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>जिंकला</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>हरला</translation>
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
        <translation>फाऊल</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>फाऊलसह ड्यू</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>टेक्निकल फाऊल</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>वेळेच्या चुका</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>कृतीने गमावलेले बोर्ड</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>अपात्रता</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>ड्यू</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>फाऊल</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>ड्यू आणि फाऊल</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>टेक्निकल फाऊल</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>वेळेची चूक</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>बोर्ड गमावला</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>अपात्र</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>निर्णय नाही</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>मान्य</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>फेटाळली</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>दुरुस्त केली</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>दुरुस्तीनंतर परिणाम नाही</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>मागे घेतली</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>धरले जात नाही: हा लॉग खूप वेळा दुरुस्त केला गेला.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>जिंकलेले सामने</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>पांढऱ्यांनी जिंकलेले बोर्ड</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>काळ्यांनी जिंकलेले बोर्ड</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>सोंगटी मिळालेल्या पाळ्या</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>टक्केवारी</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>टक्के</translation>
    </message>
    <message>
        <source>What</source>
        <translation>काय</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>पैकी</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>जिंकले</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>हरले</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>आमनेसामने</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>गेमचा बोर्ड</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>स्वतःचे गुण</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>प्रतिस्पर्ध्याचे गुण</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>बोर्डनिहाय</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>पर्यंत</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>कल: मागील {number} सामने एकत्र</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>सामन्यापर्यंत</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>जिंकलेले बोर्ड, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>जिंकलेल्या बोर्डांचा कल</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>पुन्हा निवाडा</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>पंच ते मागे घेतात.</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>पंच ते पुन्हा ग्राह्य धरतात.</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>या नियमांच्या मजकुरात यासाठी नियम नाही.</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>आयोजकांची SoL फाइल</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} SoL ची फाइल म्हणून वाचता येत नाही.</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>{name} मधील जोडीसाठी जतन केलेल्या सामन्यात निकाल नाही: काही लिहिले नाही.</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>निकालांची फाइल</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>{path} मध्ये लिहिलेले निकाल: {count}.</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL साठी निकाल</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>तिथल्या निकालांच्या जागी आमचे ठेवा…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>फेरी {left}, सुरू नाही</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>फेरी {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>फेरी: वेळ +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>फेरी {left}, थांबली</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>एक मिनिट जास्त</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>एक मिनिट कमी</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>फेरी पुन्हा सुरू करा</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>सुरू करा</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>थांबवा</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>या फेरीची उरलेली मिनिटे: {minutes}.</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>या फेरीची वेळ संपली. स्पर्धेच्या नियमाप्रमाणे संपवा, किंवा गेम संपवा.</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>{player} यांची पाळी चालू</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} पुन्हा प्रयत्न करतात</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>पाळी {player} यांची</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>बोर्ड संपला</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>{side}: बोर्ड जिंकला, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>बोर्डाबाहेर उडालेले पंच सेंटर सर्कलमध्ये परत ठेवतात.</translation>
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
        <translation>स्ट्रायकरसह</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>ड्यू आणि पेनल्टी</translation>
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
        <translation>आधीचे देणे</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>ठेवायच्या – {player}: {men}, {other}: {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who}, आऊटर सर्कलमध्ये.</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who}, आऊटर सर्कलमध्ये, {time}.</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>क्वीन सेंटरला परत जाते.</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>{side}: क्वीन कव्हर केली.</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>ब्रेक अजून व्हायचा आहे.</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>ब्रेक अजून व्हायचा आहे: {most} पैकी प्रयत्न {number}.</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>जे देणे होते ते माफ झाले.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>बोर्डावर: {white}, {black}, क्वीन.</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>बोर्डावर: {white}, {black}.</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>ड्यू नव्हता: परत येणारे बोर्डावरच आहे.</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>पाळी चालू राहते</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>पाळी जाते</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>ठेवल्या</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>सोडले: ड्यू संपला</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>हक्क गेला: ड्यू मिळणार नाही</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>जागा नाही: ड्यू देणे राहतो</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} पुढे खेळतात</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>{side}: क्वीन कव्हर केली.</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>टेक्निकल फाऊल.</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>कागदी गुणपत्रकाप्रमाणे</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side} यांना 1 जादा गुण मागता येतो.</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side} यांना %n जादा गुण मागता येतो.</numerusform>
            <numerusform>{side} यांना %n जादा गुण मागता येतात.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>{side}: बोर्ड जिंकला, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>अयोग्य स्ट्रोकमधून</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>या स्ट्रोकमधून</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>ठेवणार: {player}</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>ठेवणार: {player}</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>बोर्ड पुढे चालू</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>क्वीन परत जाते</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>काही परत येत नाही</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side} यांनी जादा गुण मागितला नाही.</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side} यांनी 1 जादा गुण मागितला.</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side} यांनी %n जादा गुण मागितला.</numerusform>
            <numerusform>{side} यांनी %n जादा गुण मागितले.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, आणि आधीचे देणे</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>वेगळा निर्णय द्या…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>निवाडा, निश्चित केल्यास</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>दिलेला निवाडा</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>अर्थ: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>निवाडा नाही</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>हे होऊ शकत नाही</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>निवाडा</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>अजून निवाडा नाही</translation>
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
        <translation>जतन {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>अजून जतन करायला काही नाही</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>जतन नाही</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>जतन नाही: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>फक्त वाचन</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>फक्त वाचन: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>आता कोण खेळणार?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>आता कोणत्या सोंगट्या बोर्डावर परत येतात?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>कोणत्या सोंगट्या देणे राहतात?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>क्वीनचे काय होते?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>बोर्ड कसा संपतो?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>सोंगट्या कोण ठेवतो?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>पंच काय घोषणा करतात?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>पुढचा ब्रेक कोण करतो?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>पांढऱ्या सोंगट्यांनी कोण खेळतो?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>बोर्डात स्लॅम झाला का?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>पुढे काय होते?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>पुढच्या बोर्डाआधी बाजू बदलतात का?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>पाळी सोडल्याने काय होते?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>खेळ पुढे कसा चालतो?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>किती वेळ मिळतो?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>नियमभंगाने काय होते?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>पाळी</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ड्यू आणि पेनल्टी</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>शेवटच्या सोंगट्या</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>22 गुणांपासून</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>सोंगटी ठेवणे</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>दुहेरी</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>नियमभंग</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>घड्याळे</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>सामन्याचा क्रम</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>अजून विचारले नाही</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>कच्चे</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>शिकत आहे</translation>
    </message>
    <message>
        <source>known</source>
        <translation>येते</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>आहे तिथेच राहते</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>आताच सेंटरला परत जाते</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>बोर्डावर नाही आणि कव्हर करायची आहे</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>बोर्डावर नाही आणि पाळी संपल्यावर परत जाते</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>कव्हर झाली आहे</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>त्याच गेमचा पुढचा बोर्ड</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>पुढचा गेम</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>नाणेफेक आणि जादा बोर्ड</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>सामना संपला</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>बोर्ड रद्द होतो आणि पुन्हा खेळला जातो</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>पाळी पुढच्या खेळाडूकडे जाते</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>त्या बोर्डाच्या सुरुवातीपासून पुन्हा</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>आहे तिथून पुढे</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>स्ट्रोक अयोग्य आहे</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>फाऊल</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>वेळेनुसार फाऊल किंवा टेक्निकल फाऊल</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>बोर्ड गमावला जातो</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>सामना गमावला जाऊ शकतो</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>ताकीद</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>सामन्याचे नाव पुकारले तेव्हा एक खेळाडू बोर्डावर नाही.</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>खेळाडू सामन्याआधी सराव करतात.</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>पंचांनी “प्ले” म्हटले आहे: ब्रेक करायचा आहे.</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>एका खेळाडूची पाळी आहे: त्याला स्ट्रोक करायचा आहे.</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>एक सोंगटी ठेवायची आहे.</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>एक सोंगटी ड्यू आहे: ती ठेवायची किंवा सोडायची आहे.</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>गेम संपला: खेळाडू बाजू बदलतात.</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>तिसरा गेम व्हायचा आहे: खेळाडू विश्रांती घेतात.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>एकही नाही</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>कोणीही नाही: बोर्ड संपला</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>काही घोषणा नाही</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>स्लॅम नाही</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>होय</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>एकेरी: सलग {before} वेळा पाळी सोडली, आता आणखी एकदा.</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>दुहेरी: सलग {before} वेळा पाळी सोडली, आता आणखी एकदा.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>बोर्ड चालू असतानाच्या हरकतीवर निर्णय: मान्य.</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>बोर्ड चालू असतानाच्या हरकतीवर निर्णय: फेटाळली.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>शेवटच्या गेममध्ये बाजू बदलायच्या होत्या, आणि बदलल्या.</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>शेवटच्या गेममध्ये बाजू बदलायच्या होत्या; ते विसरले.</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>नाणेफेक: {side} यांनी जिंकली, {choice}.</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>ब्रेक करणाऱ्या पक्षातून ब्रेक {name} यांनी करायचा.</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>गेम {game}, सुरुवात {first} यांची; बोर्ड {board}, ब्रेक {breaker} यांचा.</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>गेममध्ये बोर्डांची मर्यादा नाही.</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>गेममध्ये जास्तीत जास्त {limit} बोर्ड असतात.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>गुणसंख्या {a} : {b} होती; आता {side} यांनी बोर्ड {points} नी जिंकला.</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>गुणसंख्या {a} : {b} होती; आता {side} यांनी बोर्ड {points} नी जिंकला.</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>हा शेवटचा गेम आहे; त्यात बाजू अजून बदललेल्या नाहीत.</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, आणि मागणीवरून {more}</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>तसे नसते – {facts} – तर उत्तर असते: {answer}.</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>सोपा: जे घडले त्यावरूनच ठरते</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>मध्यम: तेव्हाची स्थितीही ठरवते, किंवा दुसरा नियम</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>कठीण: अनेक नियम ठरवतात, किंवा एखादा अर्थ</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>पहिला गेम {side} यांनी जिंकला.</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>पंचांची शाळा</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>कोण शिकतो</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>नव्या शिकणाऱ्याचे नाव</translation>
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
        <translation>प्रत्येक नियमाची तयारी</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>येते</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>विचारलेल्यांपैकी बरोबर</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>सराव आणि नकाशा</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>पुढे</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>शिकणारा हटवा</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>उजळणीचे</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>आधी नाव टाइप करा.</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>कोणीही नाही: काही ठेवले जात नाही</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>{name} विषयीची सर्व माहिती {path} मध्ये आहे.</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>आधी शिकणारा निवडा.</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>प्रगती जतन करा</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>कायमचे हटवा: पुन्हा दाबा</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>{name} आणि सर्व प्रगती हटवली.</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>जोडा</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>प्रगती जतन करा…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>सराव</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>नियम आणि शिकणाऱ्यांचा नकाशा</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>कोणतीही काठिण्यपातळी</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>सोप्यापासून कठीणपर्यंत</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>काठिण्यपातळी</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>असा सराव प्रश्न नाही: दुसरा विषय किंवा दुसरी काठिण्यपातळी निवडा.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>सामना जिंकला</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>हरकत अनिर्णीत</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>खेळ: {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>क्वीनचे 0 गुण</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>क्वीनचे 0 गुण (नियम {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>क्वीन मिळाली: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>क्वीन कव्हर करायची: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>क्वीनचे गुण: {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>पाळी</translation>
    </message>
    <message>
        <source>white</source>
        <translation>व्हाईट</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>गुणसंख्या</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} गुण</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: विजयाच्या {needed} गेमपैकी {won}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>गुणपत्रक</translation>
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
        <translation>एकूण</translation>
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
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>सिस्टिमप्रमाणे</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>उजळ</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गडद</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>उच्च कॉन्ट्रास्ट</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>मोठे</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>सर्वांत मोठे</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>वापरू नका</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>सुचवा</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>आपोआप</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: बोर्डाशेजारी भरा, किंवा Esc ने सोडा.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>ब्रेक कशालाच लागत नाही</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha ब्रेक करते. तिचा स्ट्रायकर सर्व सोंगट्यांजवळून निघून जातो आणि कशालाच लागत नाही; स्ट्रोक योग्य आहे.</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>कशालाच न लागलेला ब्रेक अजून झालेला नाही. तिला या पाळीत तीनपर्यंत प्रयत्न मिळतात.</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>तिसरा प्रयत्न फसतो</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha तिसऱ्यांदा ब्रेक करते. स्ट्रायकर पुन्हा कशालाच लागत नाही; स्ट्रोक योग्य आहे.</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>तीन प्रयत्नांनंतर पाळी जाते. ब्रेक अजून व्हायचा आहे: तो Ravi करतो, काळ्या सोंगट्यांनी.</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>“प्ले” आधी स्ट्रोक</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>पंचांनी “प्ले” म्हणण्याआधी Asha स्ट्रोक करते. तिचा स्ट्रायकर सोंगट्यांना लागतो आणि एक पांढरी सोंगटी पडते.</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>“प्ले” आधी पॉकेट झालेल्या सोंगट्या बाहेर येतात, आणखी एका सोंगटीसह. पॉकेटमध्ये तिची दुसरी सोंगटी नाही: ती देणे राहते.</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>एक सोंगटी देणे आहे</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Ashaला एक सोंगटी देणे आहे आणि पॉकेटमध्ये तिची एकही नाही. आता ती योग्य स्ट्रोकने एक पांढरी सोंगटी पॉकेट करते.</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>देणे असलेली सोंगटी मिळताच काढली जाते, स्वतःच्या पाळीतही. ती पुढे खेळते.</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>स्ट्रायकर आणि सोंगटी</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha एक पांढरी सोंगटी पॉकेट करते, आणि स्ट्रायकरही पडतो. स्ट्रोक योग्य आहे.</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>तिची सोंगटी परत येते आणि तिला आणखी एक देणे लागते. स्वतःची सोंगटी पॉकेट केल्यामुळे ती पुढे खेळते.</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>फक्त स्ट्रायकर</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha फक्त स्ट्रायकर पॉकेट करते. स्ट्रोक योग्य आहे.</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>एक सोंगटी ड्यू म्हणून परत येते आणि पाळी जाते: तिची एकही सोंगटी पडली नाही.</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>अयोग्य स्ट्रोक</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi स्ट्रायकर मारण्याऐवजी ढकलतो. त्याची एक पांढरी सोंगटी पडते.</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>सोंगटी परत येते, फाऊलच्या आणखी एकीसह, आणि पाळी जाते.</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>उडणाऱ्या सोंगट्या</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha एक पांढरी सोंगटी पॉकेट करते. एक काळी सोंगटी आणि क्वीन बोर्डाबाहेर उडतात.</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>जे उडाले ते गेलेच नाही असे मानतात: पंच आधी क्वीन सेंटरला ठेवतात, मग सोंगटी. तिने स्वतःची सोंगटी पॉकेट केल्याने पाळी चालू राहते.</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>सोंगटी त्याची, स्ट्रोक तुमचा</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Raviला एक सोंगटी देणे आहे आणि पॉकेटमध्ये त्याची एकही नाही. Asha त्याची एक सोंगटी पॉकेट करते, स्वतःची एकही नाही.</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>तिच्या स्ट्रोकने त्याची सोंगटी उपलब्ध झाली, म्हणून ती लगेच परत येते, आणि Asha स्वतः ती ठेवते. पाळी जाते.</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>क्वीन वेळेआधी</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi फक्त क्वीन पॉकेट करतो. या बोर्डात त्याची एकही सोंगटी पॉकेट झालेली नाही.</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>स्वतःची सोंगटी पॉकेट होण्याआधी क्वीनवर त्याचा हक्क नाही: ती परत जाते, पाळी जाते, पेनल्टी नसते.</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>क्वीन कव्हर झाली</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Raviने मागच्या स्ट्रोकमध्ये क्वीन पॉकेट केली. आता त्याची एक पांढरी सोंगटी पडते.</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>पुढच्या स्ट्रोकमध्ये स्वतःची सोंगटी पडल्याने क्वीन कव्हर होते. तो पुढे खेळतो.</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>क्वीन कव्हरशिवाय</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Ashaने मागच्या स्ट्रोकमध्ये क्वीन पॉकेट केली. आता एक पांढरी सोंगटी पडते, जी Raviची आहे.</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>दुसऱ्या पक्षाची सोंगटी कव्हर होत नाही: क्वीन परत जाते आणि पाळी जाते. त्याची सोंगटी पॉकेटमध्ये राहते.</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>देणे असताना क्वीन</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Ashaला एक सोंगटी देणे आहे जी अजून ठेवता आली नाही. ती फक्त क्वीन पॉकेट करते.</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>हात दूर</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Ashaची पाळी आहे आणि तिने अजून स्ट्रोक केलेला नाही. समोरचा Ravi एका सोंगटीला हात लावतो.</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>पाळी नसलेल्या खेळाडूचा नियमभंग म्हणजे टेक्निकल फाऊल: त्याची एक सोंगटी परत येते. पाळी Ashaचीच राहते.</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>पंधरा सेकंद</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Ashaने एक सोंगटी पॉकेट केली आणि पाळी पुन्हा तिचीच आहे. स्ट्रोकशिवाय पंधरा सेकंद जातात.</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>नियम वेळ ठरवतात पण पेनल्टी सांगत नाहीत. पाळीतील पहिल्या स्ट्रोकनंतर डेस्क याला फाऊल मानतो: एक सोंगटी, आणि पाळी गेली. तुम्ही वेगळा निर्णय देऊ शकता.</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>बोर्डापासून दूर</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>बोर्ड चालू असताना Asha उठते आणि जागा सोडते. तिने विचारलेले नाही.</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>जागा सोडल्याने बोर्ड जातो: Raviला बोर्डावरील तिच्या सोंगट्यांचे गुण आणि तिथल्या क्वीनचे तीन मिळतात.</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>क्लबमध्ये</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>क्लब नियमांनुसार: Ashaने एक सोंगटी पॉकेट केली, आता Raviची एक पडते आणि तिची एकही नाही.</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>क्लब आवृत्त्यांत दुसऱ्या पक्षाची सोंगटी पॉकेट करणे फाऊल आहे: पाळी संपते, आणि तिची एक सोंगटी परत येते.</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>क्वीनआधी शेवटची सोंगटी</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha तिची शेवटची सोंगटी पॉकेट करते. क्वीन बोर्डावर आहे.</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>क्वीनआधी शेवटची सोंगटी पडल्यास बोर्ड जातो: बोर्डावर काहीही असले तरी Raviला तीन गुण मिळतात.</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>दुसऱ्या पक्षाची शेवटची सोंगटी</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Ashaने क्वीन कव्हर केली आहे. आता तिच्या स्ट्रोकने Raviची शेवटची सोंगटी पडते, तिची एकही नाही.</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Raviची एकही सोंगटी उरली नाही: तो बोर्ड जिंकतो, बोर्डावर तिच्या जितक्या सोंगट्या आहेत तितक्या गुणांनी. तिने कव्हर केलेली क्वीन कोणासाठीच धरली जात नाही.</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>22 गुणांवर</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Ashaचे 22 गुण आहेत आणि तिने क्वीन कव्हर केली आहे. तिची शेवटची सोंगटी पडते.</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>22 गुणांपासून क्वीनचे काही धरत नाहीत: फक्त बोर्डावरील दोन सोंगट्या. गेम पुढे चालतो.</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>शेवटच्या बोर्डानंतर बरोबरी</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>आठव्या आणि शेवटच्या बोर्डात गुणसंख्या 10 : 15 आहे. Raviने क्वीन कव्हर केली. Ashaची शेवटची सोंगटी पडते.</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>पाच सोंगट्यांनी 15 : 15. शेवटच्या बोर्डानंतर बरोबरी: नाणेफेक आणि एक जादा बोर्ड.</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>जादा बोर्ड</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>आठ बोर्डांनंतर बरोबरी होती. जादा बोर्डात Ashaने क्वीन कव्हर केली, आणि Raviची शेवटची सोंगटी पडते.</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>दुहेरीत पाळी कोणाची</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil योग्य स्ट्रोक करतो आणि काही पॉकेट होत नाही.</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>दुहेरीत पाळी उजवीकडे फिरते: Anil नंतर Rosa, जी त्याच्या उजवीकडे बसली आहे.</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>दुहेरीत कोण ठेवतो</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi योग्य स्ट्रोकने एक पांढरी सोंगटी आणि स्ट्रायकर पॉकेट करतो.</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>एकेरीप्रमाणे दोन सोंगट्या परत येतात आणि तो पुढे खेळतो. दुहेरीत त्याच्या उजवीकडचा खेळाडू त्या ठेवतो.</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>ज्याला सोंगटी देणे आहे तो क्वीन घेऊ शकत नाही: ती परत जाते आणि पाळी जाते. सोंगटी देणे राहते.</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>जादा बोर्ड जिंकणारा गेम जिंकतो, एका गुणाने का होईना. क्वीन विजेत्यासाठी त्याने कव्हर केली असेल तरच धरतात.</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>डेस्कवर नोंदवा</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>पुढे</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>दुसरा…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>सराव</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>हा घ्या</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>काय घडायचे ते निवडा. आधी तुम्ही निवाडा द्या, मग डेस्क आपला दाखवतो.</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>प्रसंग</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – सुटला</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>प्रसंग निवडा.</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>हा कधी खेळला गेला ते माहीत नाही; दिवस {day} लिहिला आहे.</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>हा खेळला गेला नाही; तो वगळला.</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>{name} नावाचा आणखी एक खेळाडू आहे: याचे टोपणनाव {nickname} आहे.</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>टेबल {table} या फेरीत घेतलेले आहे; SoL मध्ये त्याचा क्रमांक वेगळा आहे.</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>फाइलमध्ये या स्पर्धेतील या फेरीची या पक्षांमधील जोडी नाही; काही लिहिले नाही.</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>फाइलमध्ये या स्पर्धेतील या फेरीच्या या पक्षांमधील अनेक जोड्या आहेत, आणि कोणती ते टेबल किंवा दिवसावरून कळत नाही; काही लिहिले नाही.</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>या जोडीसाठी अनेक सामन्यांचे निकाल आहेत; काही लिहिले नाही. जो मोजायचा तोच ठेवा.</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>अजून निकाल नाही; काही लिहिले नाही.</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>फाइलमध्ये आधीच वेगळा निकाल आहे; तो तसाच ठेवला.</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>फेरी {round}, टेबल {table}.</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>फाइलमध्ये या सामन्याचा एक गेम आहे: {games} पैकी पहिला लिहिला.</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>तीन गेमच्या सामन्याचे बोर्ड लिहायला SoL मध्ये जागा नाही; गुणसंख्या लिहिल्या.</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>एका हरकतीवर निर्णय बाकी आहे: निकाल राखून ठेवला आहे आणि लिहिला नाही.</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>सामना संपलेला नाही: आहे तसा लिहिला.</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL आपली क्रमवारी बेस्ट ऑफ {most} वरून करते: कोण जिंकले ते तिथे पाहा.</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>गेम {number} त्याच्या बोर्डांशिवाय लिहिला: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>गेम {number} {score} ला संपला; SoL जास्तीत जास्त {most} गुण दाखवते.</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>गेम {number} {stood} वर होता आणि पक्ष {side} साठी धरला जातो: {score} असा लिहिला, बोर्डांशिवाय.</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>गेम {number} खेळला गेला नाही आणि पक्ष {side} साठी धरला जातो: {score} असा लिहिला, बोर्डांशिवाय.</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>सर्व माहीत नाहीत.</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL क्वीनचे {queen} गुण धरते, {most} गुणांपर्यंत.</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL मध्ये {most} साठी जागा आहे.</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL च्या बेरजेत हीच गुणसंख्या येणार नाही.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>आवाज {player} ने वाजवला. तुम्हाला ऐकू आला का?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>दुसऱ्या आवाजाने त्याची जागा घेतली. पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>या संगणकावर आवाज वाजवणारा प्रोग्राम नाही. pw-play, paplay किंवा aplay इन्स्टॉल करा.</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>आवाज डिस्कवर लिहिता आला नाही: {said}. जागा करा.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} सुरू होत नाही: {said}.</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} वाजवू शकले नाही: {said}. स्पीकर जोडलेला आणि निवडलेला आहे का?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} संपले नाही. आवाजाचे उपकरण व्यस्त आहे का?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} वाजवू शकले नाही. स्पीकर जोडलेला आहे का? प्राधान्यांमध्ये तपासा.</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>आवाज नाही: घड्याळ फक्त चमकते. {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>आवाज</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>शेवटचे पाच सेकंद आणि वेळ संपल्याचे ऐकवा</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>आवाजाची पातळी</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>ऐकून पाहा</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>इथे काहीही निवडले तरी घड्याळ चमकतेही.</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>शेवटच्या प्रत्येक सेकंदाला टिक</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>हॉलसाठीची स्क्रीन काढली गेली.</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>एकच स्क्रीन आहे: हॉलची विंडो दिसेल तिथे हलवा.</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: हॉलसाठी</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} गुण, जिंकलेले गेम {games}</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>बोर्डावर सोंगट्या {a} – {b}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>अलीकडचे सामने</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>एकही सामना उघडा नाही</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>अपूर्ण: पुढे चालू करा</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>नवा सामना एकाच पानावर खेळाडू, नियम आणि स्वरूप विचारतो. सरावात निवाडा देण्याचे प्रसंग आहेत, आणि तिथे काहीच धरले जात नाही.</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>गेम {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>जतन {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>आकडेवारी</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>मागे घ्या  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>थांबा</translation>
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
        <translation>या सामन्यात निश्चित केलेले सर्व {file} मध्ये लिहिले: तिथून घेता येते.</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>सामना लगेच इतरत्र जतन करा: कोणतीही फाइल लिहिता आली नाही.</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>जतन केलेला सामना {match} पुढे चालवता येत नाही: नोंद {number} तिच्या जागी शक्य नाही. {why} जे वाचता येईल ते वाचवा, किंवा बॅकअप परत आणा.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} हलवली किंवा हटवली गेली: कॉपी करायला काही नाही. ती परत ठेवा, किंवा डेस्क पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (बॅकअपचा फोल्डर)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>बॅकअपचा दुसरा फोल्डर, {folder}, सापडत नाही: त्यात प्रत झाली नाही. त्याची डिस्क किंवा पेन ड्राइव्ह जोडा, किंवा दुसरा फोल्डर निवडा.</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} खराब आहे, आणि त्याची घेतलेली प्रतही: {problem}. आधीचा बॅकअप परत आणा, किंवा जे वाचता येईल ते नव्या डेटाबेसमध्ये वाचवा.</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>बॅकअप {file} खराब आहे: {problem}. दुसरा निवडा.</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} फक्त वाचण्यासाठी उघडला होता: काही जतन झाले नाही. आधी तो लिहिण्यासाठी उघडा.</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} हा डेस्क तो फक्त दाखवतो: काही जतन झाले नाही. आधी दुसरा डेस्क बंद करा.</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>या डेस्कवर उघडे असताना {place} किंवा त्याचे जर्नल कोणीतरी वरून लिहिले.</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} थोड्या वेळाने पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} तो आता ते तयार करत आहे: थोड्या वेळाने पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} आता तिथे नाही, पण शेवटच्या नोंदींची {file}-wal आहे. फाइल परत ठेवून पुन्हा प्रयत्न करा, किंवा जे वाचता येईल ते वाचवा.</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} रिकामी आहे, पण शेवटच्या नोंदींची {file}-wal नाही. फाइल परत ठेवून पुन्हा प्रयत्न करा, किंवा जे वाचता येईल ते वाचवा.</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} आता तिथे नाही, पण {folder} मध्ये तिचे बॅकअप आहेत. नवीनतम परत आणा, किंवा सामन्यांशिवाय सुरू करा.</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} रिकामी आहे, पण {folder} मध्ये तिचे बॅकअप आहेत. नवीनतम परत आणा, किंवा सामन्यांशिवाय सुरू करा.</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} काही जतन झाले नाही. फाइल परत ठेवा, किंवा डेस्क पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} खराब आहे: कोणत्या आवृत्तीचा ते त्यात नाही. नवीनतम बॅकअप परत आणा, किंवा जे वाचता येईल ते नव्या डेटाबेसमध्ये वाचवा.</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name} मध्ये अजून सामने नाहीत. तयार करण्यासाठी ते एकदा लिहिण्यासाठी उघडा.</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} जुन्या Carrom Desk ने तयार केले. ते एकदा लिहिण्यासाठी उघडा: तेव्हा ते अद्ययावत होते.</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} नव्या Carrom Desk ने तयार केले, म्हणून आहे तसे ठेवले. उघडण्यासाठी ती आवृत्ती इन्स्टॉल करा.</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} हा सामन्यांचा डेटाबेस नाही: तो दुसऱ्या प्रोग्रामचा असून आहे तसा ठेवला. दुसरी फाइल निवडा.</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>कोणत्याही फाइलच्या नावात शून्य (null) अक्षर नसते. फाइलचा मार्ग द्या.</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>हा डेटाबेसचा पत्ता नाही. फाइलचा मार्ग द्या, किंवा sqlite:///PATH सारखा URL.</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>मेमरीतील डेटाबेस प्रत्येक सामना गमावेल. फाइलचा मार्ग द्या.</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: असा होम फोल्डर नाही. फाइलचा पूर्ण मार्ग द्या.</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} हा {file} या फाइलचा दुवा आहे, पण ती तिथे नाही. डिस्क जोडलेली आहे का ते पाहा, किंवा दुसरी फाइल निवडा.</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>{kind} प्रकारच्या डेटाबेससाठी ड्रायव्हर नाही. तो इन्स्टॉल करा, किंवा फाइलचा मार्ग द्या.</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>{place} असलेली डिस्क भरली आहे: काही जतन झाले नाही. थोडी जागा मोकळी करा, मग शेवटची पायरी पुन्हा करा. आधी निश्चित केलेले सर्व सुरक्षित आहे.</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} फक्त वाचता येते: काही जतन झाले नाही. फाइल आणि तिच्या फोल्डरमध्ये लिहू द्या, किंवा दुसरा डेटाबेस निवडा.</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>दुसरा प्रोग्राम {place} मध्ये लिहीत आहे आणि सोडत नाही: काही जतन झाले नाही. थोडे थांबा, मग शेवटची पायरी पुन्हा करा; तसेच राहिले तर दुसरा प्रोग्राम बंद करा.</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} उघडता येत नाही. त्याचा फोल्डर आहे का, डिस्क जोडलेली आहे का आणि तिथे वाचण्या-लिहिण्याची परवानगी आहे का ते पाहा.</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>{place} वाचणे किंवा लिहिणे फसले: काही जतन झाले नाही. डिस्क जोडलेली आहे का आणि तिच्यात जागा आहे का ते पाहा, मग शेवटची पायरी पुन्हा करा.</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>तुम्हाला {place} उघडण्याची परवानगी नाही. मालकाकडे वाचण्या-लिहिण्याची परवानगी मागा, किंवा दुसरा डेटाबेस निवडा.</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} अस्तित्वात नाही. मार्ग पाहा, आणि डिस्क जोडलेली आहे का तेही.</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} हा फोल्डर आहे. त्यातील फाइलचा मार्ग द्या.</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} तिथे असू शकत नाही: जिथे त्याचा फोल्डर हवा तिथे फाइल आहे. दुसरा मार्ग द्या.</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} हा स्वतःकडेच परत येणारा दुवा आहे. फाइलचा मार्ग द्या.</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>{place} हे फाइलसाठी खूप लांब नाव आहे. दुसरा मार्ग द्या.</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>{place} येथील डेटाबेसने नीट उत्तर दिले नाही: काही जतन झाले नाही. त्याचा सर्व्हर चालू आहे आणि तिथे पोहोचता येते का ते पाहा, मग शेवटची पायरी पुन्हा करा.</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} खराब आहे आणि वाचता येत नाही: तो डेटाबेस नाही, किंवा त्याचा काही भाग वरून लिहिला गेला. जे वाचता येईल ते नव्या डेटाबेसमध्ये वाचवा, किंवा नवीनतम बॅकअप परत आणा.</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>इथे उघडल्यानंतर दुसऱ्या डेस्कने या सामन्यात लिहिले आहे: काही जतन झाले नाही. आता त्यात काय आहे ते पाहण्यासाठी सामना पुन्हा उघडा.</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} खराब आहे. जे वाचता येईल ते नव्या डेटाबेसमध्ये वाचवा, किंवा नवीनतम बॅकअप परत आणा. काय आढळले: {what}.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} हे उपकरण किंवा पाइप आहे, फाइल नाही; ते आहे तसे ठेवले. दुसरी फाइल निवडा.</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>{file} ला डिस्कवर दुसरे नाव (हार्ड लिंक) आहे: एका नावाने जतन केलेले दुसऱ्या नावाखाली गमावू शकते. एक नाव काढा, किंवा फाइल कॉपी करून प्रत उघडा.</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} तयार करता येत नाही: {folder} हा फोल्डर नाही. मार्ग आणि डिस्क जोडलेली आहे का ते पाहा, किंवा आधी फोल्डर तयार करा.</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>या डेस्कवर उघडी असताना {file} हलवली किंवा हटवली गेली.</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>या डेस्कवर उघडी असताना {file} छोटी केली गेली.</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>या डेस्कवर उघडी असताना {file} वरून लिहिली गेली.</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>या डेस्कवर उघडी असताना {file} चे जर्नल हलवले किंवा हटवले गेले.</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>या डेस्कवर उघडी असताना {file} चे जर्नल छोटे केले गेले.</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>सामना {match} आधीच इथे आहे: काही जतन झाले नाही.</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>सामना {match} कचरापेटीत आहे: काही जतन झाले नाही.</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} या डेस्कवर उघडा असताना तो वरून लिहिला गेला.</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>सामन्याची ओळख रिकामी आहे किंवा तिच्यात ठेवता न येणारी अक्षरे आहेत. दुसरी ओळख द्या.</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>या डेटाबेसमध्ये सामना {match} नाही. सामन्यांची यादी पाहा.</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>ही नोंद ठेवता येत नाही, कारण ती परत वाचता येणार नाही: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>हा सामना ठेवता येत नाही, कारण तो परत वाचता येणार नाही: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>त्यात कोणत्याही फाइलमध्ये राहू शकत नाही असे काही आहे.</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>नोंद {number} नाही</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>{length} नोंदी हव्यात, आहेत {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>जतन केलेला सामना {match} वाचता येत नाही: {why}. नवीनतम बॅकअप परत आणा, किंवा जे वाचता येईल ते नव्या डेटाबेसमध्ये वाचवा.</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>बॅकअप {place} आता तिथे नाही. दुसरा निवडा.</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>सामना {match}: त्यातील काहीही वाचता येत नाही.</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>सामना {match}, {sides}: {of} पैकी {kept} नोंदीपर्यंत वाचवला.</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>सामना {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>सामना {match}, नोंद {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>दुसऱ्या डेस्कने हा डेटाबेस लिहिण्यासाठी उघडला आहे.</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>दुसऱ्या डेस्कने हा डेटाबेस लिहिण्यासाठी उघडला आहे: {host} वर प्रक्रिया {process}, {since} पासून.</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} आधी तो बंद करा, मग प्रयत्न करा.</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} सर्व्हरवर आहे: तो परत आणण्यास सर्व्हर सांभाळणाऱ्याला सांगा.</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>सामना {match} फार मोठा आहे: त्याच्या निवाड्यांसह तो पुन्हा कोणत्याही सामना फाइलमध्ये मावणार नाही.</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>अयोग्य</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>कशालाच लागला नाही</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” आधी</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>पॉकेट</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>बाहेर उडाली</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>पॉकेट</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>बोर्डाबाहेर</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>स्ट्रायकर</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>अयोग्य का होता</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>अयोग्य: कारण दिले नाही</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>हा स्ट्रोक</translation>
    </message>
    <message>
        <source>White</source>
        <translation>व्हाईट</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>ब्लॅक</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>स्ट्रायकर</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“प्ले” आधी</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>उडाली</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>न लागता</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>अयोग्य: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>अयोग्य…</translation>
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
        <translation>सामने</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>बॅकअप</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>दुसरे बॅकअप</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>घड्याळ</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>वीज</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>दुसरी स्क्रीन</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>लिप्या</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>अहवाल</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>आवाज</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>ठीक</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>पाहा</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>खराब</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>माहीत नाही</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>सामना सुरू होण्याआधी जे खराब आहे ते पाहा.</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>सामना सुरू होऊ शकतो. खूण केलेले पाहा.</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>सर्व ठीक: सामना सुरू होऊ शकतो.</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} मोकळे आहे; नोंद {ms} ms मध्ये डिस्कवर जाते.</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>उघडा आहे, आणि त्याची रचना ठीक आहे.</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>शेवटचा {last} चा आहे.</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>दुसरा फोल्डर आहे आणि त्यात लिहिता येते.</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>वेळ {time} आहे. बरोबर आहे का?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>विजेला जोडले आहे.</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} स्क्रीन जोडलेल्या आहेत.</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>सर्व लिप्या दिसू शकतात.</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>एक पान PDF मध्ये लिहिले.</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>फक्त {free} मोकळे आहे. नको असलेले लवकर हटवा.</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>फक्त {free} मोकळे आहे. सामन्याआधी जागा करा.</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>मंद: नोंद डिस्कवर जायला {ms} ms. इतर प्रोग्राम बंद करा, किंवा दुसरी डिस्क वापरा.</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>त्यावर लिहिता येत नाही: {why}. काही राहणार नाही: दुसरी डिस्क वापरा.</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>सामने उघडे नाहीत. “आता काय” कारण सांगते.</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} मेनू उघडा, मग “बॅकअप…”.</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>अजून नाही; पहिला गेम संपल्यावर होईल.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>{folder} मध्ये लिहिता येत नाही: {why}. त्यात लिहिण्याची परवानगी द्या.</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>दुसरा फोल्डर नाही. पेन ड्राइव्ह जास्त सुरक्षित: मेनू, “बॅकअप…”.</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} सापडत नाही. पेन ड्राइव्ह लावा, किंवा दुसरा फोल्डर निवडा.</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>{folder} मध्ये लिहिता येत नाही: {why}. दुसरा फोल्डर निवडा.</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>ते {time} दाखवते, जे शक्य नाही. तारीख आणि वेळ लावा.</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>स्ट्रोक मोजणारे घड्याळ थांबले आहे. संगणक पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>बॅटरीवर, {percent} % उरली. विजेला जोडा.</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>बॅटरीवर, फक्त {percent} % उरली: सामन्यासाठी फार कमी. आता विजेला जोडा.</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>बॅटरीची माहिती नाही: वीज जोडली आहे का ते पाहा.</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>इथे माहिती मिळत नाही: वीज जोडली आहे का ते पाहा.</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>एकच स्क्रीन आहे, ती पंचांसाठी पुरेशी आहे.</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>अक्षरे नाहीत: {why}. Carrom Desk पुन्हा इन्स्टॉल करा.</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>PDF लिहिता आले नाही: {why}. अहवाल HTML मध्ये लिहा.</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>प्राधान्यांमध्ये बंद आहे. {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>सामने सर्व्हरवर आहेत: बॅकअप सर्व्हर सांभाळणारा घेतो.</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>सिस्टिम तपासणी</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>पुन्हा तपासा</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>मजकूर कॉपी करा</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>तपासले जात आहे</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>सामना पुढे घ्या</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>पुढे चला</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>जिंकलेले गेम</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>या गेममधील गुण</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>बोर्डावरील सोंगट्या</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>देणे असलेल्या सोंगट्या</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>या गेमचे संपलेले बोर्ड</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>या बोर्डाचा ब्रेक, पांढऱ्यांनी</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>पाळी</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>क्वीन</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>{side} यांनी कव्हर केली</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>ब्रेक झाला आहे</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>स्थिती काय आहे</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>चालू बोर्ड</translation>
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
        <translation>मेनू</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>जादा बोर्डाची नाणेफेक</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>नाणेफेक</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>नाणेफेक नोंदवा</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. नाणेफेक कोणी जिंकली?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ब्रेक</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>बाजू</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. विजेता काय घेतो?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. ब्रेक करणाऱ्या जोडीपैकी ब्रेक कोण करतो?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>खेळाडू 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>खेळाडू 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>नाणेफेक कोणी जिंकली ते सांगा.</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>विजेता ब्रेक घेतो की बाजू ते सांगा.</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>ब्रेक कोण करतो ते सांगा.</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} आधी बसतात.</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} बाजू निवडतात.</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} ब्रेक करतात आणि पांढऱ्या सोंगट्यांनी खेळतात.</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>ब्रेक {name} यांचा, पांढऱ्या सोंगट्यांनी.</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} आधी बसतात.</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} बाजू निवडतात.</translation>
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
        <translation>पाळी नसताना</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>चुकीची सोंगटी</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>ड्यू विसरला</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>क्वीन कव्हर नाही</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>पुढे खेळला</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>पाळी नसताना खेळला, लक्षात आले नाही: पाळी ग्राह्य</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>चुकीची सोंगटी ठेवली, लक्षात आले नाही: तीच राहते</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>देणे असलेल्या सोंगट्या ठेवल्या नाहीत, लक्षात आले नाही: त्यांचा हक्क गेला</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>क्वीन कव्हर झाली नाही, लक्षात आले नाही: कव्हर झाली असे धरतात</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>प्रतिस्पर्ध्याची सोंगटी पॉकेट केली, लक्षात आले नाही: ती धरतात, लक्षात येताच पाळी संपते</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>आतील सामना वाचता येत नाही.</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>या फाइलमध्ये सामना नाही: हा कोणत्या सामन्याचा अहवाल ते सांगा.</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>अहवाल सामना {one} चा आहे, {other} चा नाही.</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>अहवाल आवृत्ती {made} ने तयार झाला आहे आणि ही आवृत्ती {own} आहे: केवळ त्यामुळेही फरक असू शकतो. तो आवृत्ती {made} ने पडताळा.</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>सामना {id} चे जतन केलेले रूप वेगळे आहे: तो तेव्हापासून पुढे गेला, किंवा बदलला.</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>या सामन्याच्या अहवालापेक्षा काहीतरी वेगळे काढले आहे.</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>“{ought}” नाही.</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>“{told}” जोडले आहे.</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>सामन्यात “{ought}” आहे तिथे “{told}” आहे.</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>तुलना करता येईल असा हा अहवाल नाही: PDF, HTML, CSV आणि XLSX ची तुलना होऊ शकते.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side}: सामन्यात पराभव.</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side}: सामन्यात पराभव.</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>{player} यांना ताकीद {number}; पाळी तशीच राहते.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 ताकीद</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n ताकीद</numerusform>
            <numerusform>%n ताकिदी</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>फाऊल…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>प्रमुख पंच…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>वेळ ओलांडली</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>हे नियम इथे वेळ ठरवत नाहीत.</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>“प्ले” आधी वेळ चालत नाही.</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>हे मागच्या निवाड्याविषयी आहे: आधी स्ट्रोक निश्चित करा, किंवा त्याच्या खुणा पुसा.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>पुन्हा प्रयत्न करा</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>दुसरी फाइल उघडा…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>सामन्यांशिवाय सुरू करा</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>निश्चित करा</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>पुसा</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>नाणेफेक…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>विजय: {side}</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>नवे दाखवा</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>इथे लिहा</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>दुसरा डेस्क गेला आहे: सामना इथे पुढे चालू शकतो.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>जतन करा</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>पुन्हा उघडा</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>सोडून द्या</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>इतरत्र…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>जतन नाही. {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>शेवटची नोंद अजून जतन झालेली नाही. आधी ती पुन्हा जतन करा, इतरत्र जतन करा किंवा सोडून द्या.</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>जे पडले त्यावर खूण करा, मग निश्चित करा.</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>खुणा एकमेकींशी जुळत नाहीत.</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>स्ट्रोक निश्चित करा.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>ठेवल्या</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>सोडले</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>हक्क गेला</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>जागा नाही</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>प्ले</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>विजय: {side}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>पुढे चला</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>बाजू बदलल्या</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>नाणेफेक नोंदवा.</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>सामने उघडले जात आहेत…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>सामना सुरू करा, किंवा उघडा.</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>अपूर्ण: {names}. पुढे चालू?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>प्रसंग घ्या, किंवा न धरल्या जाणाऱ्या सामन्याची पंचगिरी करा.</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>प्रसंग…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>सराव सोडा</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>ठेवायच्या – {player}: {men}.</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>{side} यांच्या हरकतीवर निर्णय बाकी: निकाल राखून ठेवला.</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>ब्रेक {player} यांचा: “प्ले” म्हणा.</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>घड्याळ सुरू करा</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>वेळ संपली. स्ट्रोक नोंदवा, किंवा “वेळ ओलांडली”.</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>एकही मागू नका</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} मागा</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>येण्याची वेळ संपली. पुढे चाल?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>आपोआप पडली</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>फेरीची वेळ संपली. पुढे खेळा किंवा गेम संपवा.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>गेम संपवा</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (नियम {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>आपोआप पडली</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>{count} साठी जागा</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>फक्त वाचन. {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>घड्याळ थांबले आहे.</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>घड्याळ थांबले आहे. “प्ले” ने पुन्हा चालू होते.</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>मान्य करा</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>फेटाळा</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>आता काय</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>घोषणा</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>गजर: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>आता काय: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>गजर</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>घोषणा: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>घोषणा नाही</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>कारण: ते छापले जाते</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>कारण द्या: ते अहवालात छापले जाते.</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>वेळेवर बोर्डावर नाही</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>एकही सामना उघडा नाही.</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>आधी सामना उघडा.</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>सामने उघडे नाहीत.</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>खूण केलेली नाही.</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>समस्या अहवाल तयार करा…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>SoL मधून जोड्या</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>वाचता येईल ते वाचवा</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>बॅकअप परत आणा…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>बॅकअपचा दुसरा फोल्डर</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>बॅकअप {folder} मध्येही जातात.</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>दुसरा फोल्डर नाही</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>बोर्डाचे गुण</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>हे आधी टाइप केलेले होते; “सर्व पुसा” ने कोरे पान मिळते.</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>कोणता खेळाडू</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>सांगितले नाही</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>सामना संपला आहे.</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>नावाच्या शेवटी .pdf किंवा .html हवे.</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>पंचांचा निर्णय</translation>
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
        <translation>सराव – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>बॅकअप झाला नाही; सामना सुरक्षित आहे. {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>एक मोठा सामना उघडला जात आहे…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>सामने उघडले जात आहेत.</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>सामने जुन्या आवृत्तीचे आहेत: त्यांची प्रत घेऊन ते अद्ययावत केले जात आहेत…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>सामना जतन झाला: तो सामन्यांच्या यादीत आहे.</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>सामना जतन झाला आणि इथून पुढे चालतो.</translation>
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
