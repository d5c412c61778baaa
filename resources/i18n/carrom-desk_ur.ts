<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ur" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>ورژن ⁨{version}⁩</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>یہ تجویز دیتا ہے؛ فیصلہ امپائر کرتا ہے۔</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>آپ کے میچ ⁨{database}⁩ میں محفوظ ہیں۔</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>یہ کوئی نیٹ ورک استعمال نہیں کرتا۔</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>ترجمہ ہو چکا ہے، مگر جس کی یہ مادری زبان ہو ایسے کسی شخص نے ابھی نہیں پڑھا: ⁨{languages}⁩۔</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>ایم آئی ٹی (MIT) لائسنس کے تحت مفت۔ فونٹ Noto Sans ہیں، SIL Open Font License کے تحت۔</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>رپورٹ…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>برآمد</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درآمد…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>ردی میں ڈالیں  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>واپس رکھیں</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>مستقل حذف…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>کئی چنیں</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>میچ فائلیں، کہیں اور درآمد کرنے کے لیے…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>⁨SoL⁩ (ٹورنامنٹ ڈیسک) کے لیے ایک فائل…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>نتائج، منتظم کی SoL فائل میں…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>ہاتھ تیر کے اوپر سے گزر سکتا ہے</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>شاٹ کے دوران ہاتھ سطح کو چھو سکتا ہے</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>ہاتھ اپنے جسم پر اور ٹانگیں اپنی نشست کے کنارے پر ٹک سکتی ہیں</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>کسی بھی ہاتھ سے کھیلا جا سکتا ہے</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>گوٹی رکھی ہوئی مانی جاتی ہے جب انگلی اسے آؤٹر سرکل کے اندر چھوڑ دے</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>جس کھلاڑی کی باری ہو وہ اپنی بیس لائنوں اور سرکلوں سے فالتو پاؤڈر اسٹرائیکر سے ہٹا سکتا ہے</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>رکھتے وقت اسٹرائیکر اور گوٹیاں اپنی بیس لائنوں کے پاس پڑی رہ سکتی ہیں</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>⁨{what}⁩ (⁨{law}⁩)</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>فاؤل نہیں: ⁨{listed}⁩۔</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>اندراج {number} میں ترمیم</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>ترمیم کریں</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>وجہ</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>ابھی کچھ نہیں بدلا۔</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>کس نے کیا</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>مانگے گئے اضافی پوائنٹ</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ریمارک</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>فیصلہ</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>اس کی وجہ</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>ٹاس جیتا</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>بریک کرنے والا کھلاڑی</translation>
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
        <translation>اس کے بعد: ⁨{place}⁩، ⁨{score}⁩۔ {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>وہ اندراج جو اب درست نہیں رہے: {entries}۔</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>میچ کی موجودہ حالت نہیں بدلتی۔</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>سفید کا شاٹ</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>پہلے شاٹ سے قبل سفید کی خلاف ورزی</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>⁨{side}⁩ کی خلاف ورزی، شاٹ کے بغیر</translation>
    </message>
    <message>
        <source>White</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>سیاہ</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>جن قوانین سے باقیوں کا موازنہ ہو</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>کیا ہوتا ہے</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>بریک ہو چکی ہے</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>بریک باقی ہے: کوشش {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>کوئی سفید گوٹی پہلے پاکٹ ہو چکی</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>کوئی سیاہ گوٹی پہلے پاکٹ ہو چکی</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>بے قاعدہ شاٹ</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>کچھ نہیں چھوا</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“پلے” سے پہلے</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>ہر ایڈیشن کیا کہتا ہے</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>بورڈ پر سفید گوٹیاں</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>بورڈ پر سیاہ گوٹیاں</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>سفید کے ذمے گوٹیاں</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>سیاہ کے ذمے گوٹیاں</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>سفید کے پوائنٹ</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>سیاہ کے پوائنٹ</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>منظرنامے کے طور پر کاپی ہو گیا: “carrom-desk rule” اسے پڑھتا ہے۔</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>یہ منظرنامہ نہیں ہے۔ ⁨{faults}⁩</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>پیسٹ ہو گیا۔</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>“پلے” سے پہلے صرف بریک ہو سکتی ہے۔</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>نو سے کم گوٹیاں ہوں، یا بریک سے پہلے، تو یہ معلوم ہے۔</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>کسی شاٹ کے بارے میں نہیں پوچھا گیا۔</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>باری سفید کی ہے۔</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>منظرنامہ کاپی کریں</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>منظرنامہ پیسٹ کریں</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>پرنٹ یا محفوظ…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>ان قوانین میں ایسا نہیں ہو سکتا</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>باری ⁨{player}⁩ کی ہے۔</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>⁨{side}⁩: بورڈ پر {men}{owed}۔</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>اسکور ⁨{own} : {opponent}⁩، باری والے کھلاڑی کا پہلے۔</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>بریک ہونی ہے: کوشش {number} از {most}۔</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>اس کی ایک گوٹی پہلے پاکٹ ہو کر واپس آ چکی ہے۔</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>⁨{name}⁩، اپنی باری کے پہلے شاٹ سے قبل: ⁨{what}⁩۔</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>⁨{name}⁩: ⁨{what}⁩۔</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>⁨{side}⁩ نے کوئین کور کر لی۔</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>قوانین کیا کہتے ہیں</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>رولنگ</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>کیرم</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>پوزیشن</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>≠ بتاتا ہے کہ پہلے ایڈیشن سے کیا مختلف ہے۔</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>کال</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>تشریح</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>بیک اپ</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>دوسرا فولڈر…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>ہر آغاز پر، ہر گیم اور میچ کے بعد اور ڈیسک چھوڑتے وقت بیک اپ بنتا ہے۔ یو ایس بی یا دوسری ڈسک پر رکھا دوسرا فولڈر انہیں اس کمپیوٹر کی ڈسک خراب ہونے پر بھی بچا لیتا ہے۔</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>بیک اپ کسی دوسرے فولڈر میں نہیں جاتے۔</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>بیک اپ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>بحال کریں</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>چنا ہوا بیک اپ ڈیٹابیس کی جگہ لے لیتا ہے؛ موجودہ ڈیٹابیس اس کے پاس رکھا رہتا ہے۔</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>پچھلا بیک اپ ناکام رہا۔ ⁨{why}⁩</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>بنایا گیا</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>سبب</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>اس میں آخری میچ</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>تک</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>مواد</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>بیک اپ، نئے پہلے</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>ابھی بیک اپ بنائیں</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>بیک اپ چنیں۔</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>ابھی کوئی بیک اپ نہیں ہے۔</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>اس بیک اپ کا جائزہ لیا جا رہا ہے…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>بیک اپ کسی دوسرے فولڈر میں بھی جا سکتے ہیں، مثلاً یو ایس بی پر۔</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>دوسرا فولڈر…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>خراب</translation>
    </message>
    <message>
        <source>start</source>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>گیم ختم</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>میچ ختم</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>دستی</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>اپ گریڈ سے پہلے</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>بدلنے سے پہلے</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>پروگرام بند ہوا</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>میچ: {matches}، اندراج: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>ڈیسک پر جاری میچ نہیں ہٹتا: اسے حذف کرنے سے پہلے کوئی اور میچ کھولیں یا شروع کریں۔</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>⁨{match}⁩ ردی میں ہے۔</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count} میچ ردی میں ہیں۔</numerusform>
            <numerusform>{count} میچ ردی میں ہیں۔</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>⁨{match}⁩ مستقل حذف ہو گیا۔</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count} میچ مستقل حذف ہو گئے۔</numerusform>
            <numerusform>{count} میچ مستقل حذف ہو گئے۔</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>⁨{match}⁩ دوبارہ ردی میں ہے۔</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count} میچ دوبارہ ردی میں ہیں۔</numerusform>
            <numerusform>{count} میچ دوبارہ ردی میں ہیں۔</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>⁨{match}⁩ واپس میچوں میں آ گیا۔</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count} میچ واپس باقیوں میں آ گئے۔</numerusform>
            <numerusform>{count} میچ واپس باقیوں میں آ گئے۔</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>سفید گوٹی {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>سیاہ گوٹی {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>اسٹرائیکر</translation>
    </message>
    <message>
        <source>White</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>white</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>پاکٹ</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>اچھلی</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>بورڈ پر</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>اس شاٹ میں پاکٹ ہوئی</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>اس شاٹ میں بورڈ سے باہر اچھلی</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>بورڈ پر نہیں</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>⁨{name}⁩ · {colour} · باری</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>بورڈ پر: {white} سفید، {black} سیاہ، کوئین</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>بورڈ پر: {white} سفید، {black} سیاہ</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>کوئین کور کرنی ہے</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>کوئین واپس آئے گی</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>کوئین کور ہو گئی</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>کوئین {colour} نے کور کی</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>کور باقی</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>کور شدہ</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>واپس آئے گی</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>{count} باقی</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>⁨+{count}⁩</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>رکھنی ہیں</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>کیرم بورڈ</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>بورڈ سے باہر</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>اس پاکٹ میں کیا گرا؟</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>بورڈ پر {count}</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>اگلے دباؤ کا مطلب: اچھلی</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} سفید</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} سیاہ</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>{pieces} پاکٹ</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>{pieces} بورڈ سے باہر</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour} کے ذمے {count}</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>رکھنی ہیں: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>ذمے</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>پہلے ٹاس ہو گا۔</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>دھکیلا</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>اسٹرائیکر دونوں بیس لائنوں پر نہیں</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>بیس سرکل ڈھکا نہیں، یا تیر چھو گیا</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>کہنی سطح یا تیر کی لائنوں کے اوپر</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>مخالف کا اسٹرائیکر ابھی بورڈ پر</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>جسم تیر کی لائنوں سے باہر</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>شاٹ کے دوران سہارا لیا</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>انگلی سے نہیں مارا</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>اسٹرائیکر سے نہیں مارا</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>ہاتھ یا بازو فاؤل لائنوں کے پار</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>آگے کی طرف نہیں مارا</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>لائن کے پیچھے کی گوٹی پہلے لگی</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 سیکنڈ سے زیادہ</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>گوٹی یا کوئین کو چھوا</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>بورڈ کو مارا یا ہلایا</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>پاؤڈر کا غلط استعمال</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>اسٹرائیکر فریم یا پاکٹ میں رکھا</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>اسٹرائیکر بورڈ پر چھوڑ دیا</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>ہاتھ میں ٹھوس چیز</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>اسٹرائیکر کی رفتار آزمائی</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>بریک سے پہلے گوٹیاں دوبارہ ترتیب دیں</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>بورڈ کے دوران اسٹرائیکر بدلا</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>بورڈ جگہ سے ہلایا</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>جسم بورڈ، اسٹینڈ یا میز سے لگا</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>کپڑے یا زیور سطح پر</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>کرسی سرکائی</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>نشست کی اونچائی بدلی</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>نشستیں بدلیں</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>مخالف کی توجہ ہٹائی</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>ساتھیوں نے بات یا اشارہ کیا</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>باری کے بغیر اسکور پوچھا</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>گوٹی آؤٹر سرکل سے باہر رکھی</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>رکھتے وقت دوسری گوٹیاں ہلائیں</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>دیر سے رکھی</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>گوٹی سینٹر سرکل پر رکھی</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>اپنی گوٹی رکھی</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>کوئین کے شاٹ کے لیے گوٹی رکھی</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>گوٹیاں ساتھی نے پکڑائیں</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>رکھتے وقت دوسری گوٹی یا اسٹرائیکر ہاتھ میں</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>گوٹیاں لگانے میں دیر</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>سائیڈ بدلنے میں دیر</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>مخالف کی توجہ دوبارہ ہٹائی</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>بدزبانی کے ساتھ احتجاج</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>نشست چھوڑی</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>باری کے بغیر کھیلا</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>بورڈ ناقابلِ بحالی حد تک بگڑا</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>“پلے” کے بغیر کھیل جاری رکھا</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>بدنظمی</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>بلا اجازت میچ چھوڑا</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>وقفے سے دیر سے لوٹا</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>فیصلہ قبول نہ کیا</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>عہدیداروں کی توہین</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>تمباکو، شراب یا منشیات</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>اسٹرائیکر غیر تصدیق شدہ</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>بلا اجازت کھیل روکا</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>مخالف کی توجہ تیسری بار ہٹائی</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>وقت پر بورڈ پر نہ پہنچا</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>تماشائیوں سے بات کی</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>کلید: ⁨{key}⁩</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>تازہ ترین بیک اپ بحال کریں، یا جو پڑھا جا سکے اسے نئے ڈیٹابیس میں بچا لیں۔</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>آج کے قواعد اس اندراج پر مختلف رولنگ دیتے؛ جو رولنگ دی گئی تھی وہی قائم ہے۔</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>فائل خراب ہے: ⁨{what}⁩۔ {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>جدول پڑھے نہیں جا سکتے: ⁨{why}⁩۔ {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>⁨{kind}⁩ ⁨{name}⁩ موجود نہیں۔ {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>⁨{kind}⁩ ⁨{name}⁩ یہاں کا نہیں: کسی اور چیز نے اسے یہاں رکھا ہے۔ {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>⁨{kind}⁩ ⁨{name}⁩ میں ردوبدل کیا گیا۔ {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>ڈیٹابیس نہیں بتاتا کہ وہ کس ورژن کا ہے۔ {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>حوالے جانچے نہیں جا سکتے: ⁨{why}⁩۔ {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>⁨{table}⁩ میں ایسی سطریں ہیں جو کسی میچ کی نہیں۔ {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>میچوں کی فہرست نہیں بن سکتی: ⁨{why}⁩۔ {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>ایک میچ کی شناخت متن نہیں ہے۔ {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>میچ پڑھا نہیں جا سکتا: ⁨{why}⁩۔ {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>میچ سمجھا نہیں جا سکتا (⁨{kind}⁩)۔ {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>میچ فہرست میں ہے مگر ملتا نہیں۔ {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>اس اندراج کا وقت محفوظ ہونے کے بعد بدلا گیا۔ {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>کالم ⁨{column}⁩ میں وہ لکھا ہے جو وہاں ہو ہی نہیں سکتا۔ {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>فہرست کے کھلاڑی اس میچ کے نہیں ہیں۔ {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>میچ شروع ہونے کا وقت محفوظ ہونے کے بعد بدلا گیا۔ {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>میچ کے ردی میں جانے کا وقت درست وقت نہیں۔ {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>یہ اندراج اپنی جگہ پر ممکن نہیں: ⁨{why}⁩ {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>فہرست کچھ اور دکھاتی ہے، لاگ کا نتیجہ کچھ اور ہے۔ {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>یہ اندراج موجود نہیں۔ {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>یہ اندراج محفوظ ہونے کے بعد بدلا گیا: اس کا ہیش اب میل نہیں کھاتا۔ {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>اس سے پہلے کا اندراج محفوظ ہونے کے بعد بدلا گیا: اس کا ہیش اب میل نہیں کھاتا۔ {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>میچ کی ترتیب محفوظ ہونے کے بعد بدلی گئی: اس کا ہیش اب میل نہیں کھاتا۔ {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>میچ میں {length} اندراج ہونے چاہییں، ملے {found}۔ {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>ایک ہیش میل نہیں کھاتا: لاگ کا آخری حصہ محفوظ ہونے کے بعد بدلا گیا۔ {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>ایک ہیش میل نہیں کھاتا: میچ کی ترتیب محفوظ ہونے کے بعد بدلی گئی۔ {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>گیم</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>میچ</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>مسترد</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>منظور</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>وجہ</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>⁨{words}⁩ (قانون ⁨{law}⁩)</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>چوٹ یا بیماری</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>روشنی چلی گئی</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>نوٹ</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>رپورٹ کے لیے ایک ریمارک؛ اس سے کچھ نہیں بدلتا۔</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ریمارک</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>وقفہ</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>کلاک رک جاتی ہے؛ “پلے” اسے نئے سرے سے چلاتا ہے۔</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>اپیل</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>چیف ریفری کو بلایا گیا</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>خراب گوٹی بدلی گئی</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تنبیہ</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>تنبیہ: رپورٹ میں درج ہوتی ہے، کوئی رولنگ نہیں بنتی۔</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>تنبیہ کسے؟</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>باری درست کریں</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>غلطی جو اگلے شاٹ کے بعد نظر آئی: بتائیں اب باری کس کی ہے۔ بریک ہونے سے پہلے وہی سفید سے بریک کرتا ہے۔</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>باری کس کی ہے؟</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>گیم کا وقت ختم</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>باری والا کھلاڑی شاٹ نہیں کھیلتا۔ سب تین بار پاس کر چکیں تو بورڈ دوبارہ کھلائیں۔</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>بورڈ دوبارہ</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>بورڈ منسوخ ہو کر اسی بریک کرنے والے کے ساتھ دوبارہ کھیلا جاتا ہے۔</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>سب نے تین بار پاس کیا</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>امپائر کے اختیار سے باہر حالات</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>بیس لائنوں پر اسٹرائیکر کی جگہ نہیں</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>سائیڈ بدلی گئی</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>کھلاڑی سائیڈ بدل چکے ہیں۔</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>احتجاج</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>چیف ریفری کے فیصلے تک نتیجہ روکا جاتا ہے؛ کھیل جاری رہ سکتا ہے۔</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>احتجاج کس کا ہے؟</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>حقائق، دیا گیا فیصلہ، اور مطالبہ</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>احتجاج کا فیصلہ</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>منظور: بورڈ دوبارہ ہو گا۔ مسترد: نتیجہ قائم۔</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>دستبرداری</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>ایک فریق گیم یا میچ چھوڑ دیتا ہے۔</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>کون دستبردار ہے؟</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>واک اوور</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>ایک فریق جیتتا ہے کیونکہ دوسرا آیا نہیں یا کھیل نہیں سکتا۔</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>کون جیتا؟</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>نام واپس لیا</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>نااہل کریں</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>ایک فریق میچ ہار جاتا ہے۔</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>میچ کون ہارا؟</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>تماشائیوں میں خلل</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>رکھنے کی گوٹیاں</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>رکھی جانے والی گوٹیوں کا کیا ہوا: پچھلے شاٹ کے بعد کی ہر رولنگ کی گوٹیاں، اور کتنی جگہ نہ ہونے سے ذمے رہیں۔</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>گیم ختم ہوتی ہے: جاری بورڈ شمار نہیں ہوتا، اور جو آگے ہو وہ جیتتا ہے۔ برابر گیم وہاں ڈرا ہے جہاں یہ طے تھا۔</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>چیف ریفری اور مزید</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>کون سا احتجاج</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>عام وجوہات</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>درج کریں</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>دونوں میں سے ایک چنیں۔</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>الفاظ میں لکھیں: یہ رپورٹ میں چھپتے ہیں۔</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>وجہ چنیں یا لکھیں</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>کم استعمال ہونے والے اندراج</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>حاضری</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>ٹرائل بورڈ</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>شاٹ کلاک</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>رکھنا</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>رکھیں یا چھوڑیں</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>سائیڈ کی تبدیلی</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>وقفہ</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>بورڈ پر بلانے سے</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>دونوں فریقوں کے بیٹھنے سے</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>“پلے” سے</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>سکون ہونے سے</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>اسٹرائیکر بورڈ سے ہٹنے سے</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>رکھنے سے</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>اعلان سے</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>بورڈ ختم ہونے سے</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>استعمال نہیں</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>شروع نہیں</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>چل رہی ہے</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>آخری 5 سیکنڈ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>وقت</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>وقت سے {seconds} زیادہ</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>رکی ہوئی</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>تعطل</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>⁨{time}⁩ {moment}، یا جو آپ مقرر کریں</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>⁨{time}⁩ {moment} (قانون ⁨{laws}⁩)</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} منٹ</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;سیکنڈ</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}، ⁨{time}⁩ باقی</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>{seconds} پر شاٹ</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>ابھی کسی چیز کا وقت نہیں لیا جا رہا۔</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>کلاک پہلے سے چل رہی ہے۔</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>کلاک نہیں چل رہی۔</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>کلاک رکی ہے: “پلے” اسے نئے سرے سے چلاتا ہے۔</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>یہ کلاک استعمال میں نہیں۔ استعمال کے لیے ہاتھ سے چلائیں۔</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>کلاک</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>پلے</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>وقفہ</translation>
    </message>
    <message>
        <source>−5 s</source>
        <translation>⁨−5⁩ سیکنڈ</translation>
    </message>
    <message>
        <source>+5 s</source>
        <translation>⁨+5⁩ سیکنڈ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>نئے سرے سے</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 سیکنڈ</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>وقت</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>کلاک کے بارے میں مزید</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>کسی کا وقت نہیں</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>کلاک</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>تمام کلاک</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>کسی کلاک کے لیے استثنا</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>خودکار: خود چلتی ہے۔ تجویز: آپ کے چلانے کا انتظار کرتی ہے۔ استعمال نہ کریں: آپ نہ چلائیں تو وقت نہیں لیا جاتا۔</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ہٹائیں</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>دو بار دبائیں: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} تصدیق کے لیے دوبارہ دبائیں۔</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>ہاں</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>کچھ گڑبڑ ہو گئی</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>پروگرام میں خرابی۔ اب تک تصدیق شدہ ہر اندراج ڈسک پر ہے۔ اسے بند کر کے جاری رکھیں۔</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>براہِ کرم یہ تفصیل رپورٹ کے ساتھ بھیجیں؛ خرابی کی جگہ ⁨{log}⁩ میں بھی لکھی ہے۔</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>بیک اپ ⁨{place}⁩ اب ڈیٹابیس ہے۔</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>پچھلا ڈیٹابیس محفوظ ہے: ⁨{aside}⁩</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>بحال ہوا</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>بیک اپ ڈیٹابیس کی جگہ رکھا جا رہا ہے…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>بحالی</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>بچا لیا</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>جو پڑھا جا سکتا ہے اسے میچ بہ میچ بچایا جا رہا ہے…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>بچانا</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>فائل اور اس کا ہر میچ جانچا جا رہا ہے…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>ڈیٹابیس کی جانچ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>روکیں</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>دوسرا ڈیٹابیس کھولیں</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>بچائے گئے میچ: مکمل {whole}، جزوی {partial}، ضائع {lost}۔</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>خراب فائل محفوظ ہے: ⁨{aside}⁩</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>جانچے گئے میچ: {matches}، اندراج: {entries}۔ سب درست ہے۔</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>جانچے گئے میچ: {matches}، اندراج: {entries}۔ خرابیاں: ⁨{faults}⁩۔</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>جنوری</translation>
    </message>
    <message>
        <source>February</source>
        <translation>فروری</translation>
    </message>
    <message>
        <source>March</source>
        <translation>مارچ</translation>
    </message>
    <message>
        <source>April</source>
        <translation>اپریل</translation>
    </message>
    <message>
        <source>May</source>
        <translation>مئی</translation>
    </message>
    <message>
        <source>June</source>
        <translation>جون</translation>
    </message>
    <message>
        <source>July</source>
        <translation>جولائی</translation>
    </message>
    <message>
        <source>August</source>
        <translation>اگست</translation>
    </message>
    <message>
        <source>September</source>
        <translation>ستمبر</translation>
    </message>
    <message>
        <source>October</source>
        <translation>اکتوبر</translation>
    </message>
    <message>
        <source>November</source>
        <translation>نومبر</translation>
    </message>
    <message>
        <source>December</source>
        <translation>دسمبر</translation>
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
        <translation>⁨{path}⁩ میں لاگ اور کھلا میچ کھلاڑیوں کے ناموں سمیت ہے۔ اسے رپورٹ کے ساتھ بھیجیں۔</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>مسئلے کی رپورٹ بنائیں</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>رپورٹیں اور شماریات</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>محفوظ…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>دستاویز</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>شکل</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>حصہ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>کاغذ</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>پرنٹ…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>ٹورنامنٹ کا نام لکھیں۔</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>کھلاڑی کا نام لکھیں۔</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>تاریخ یوں لکھیں: 2026-11-21۔</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ٹورنامنٹ</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>جو ونڈو کی ہے</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>دستاویز لکھیں</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>دستاویز ⁨{path}⁩ میں ہے۔</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>اس میں سب کچھ نہیں</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>جو دستاویز نہیں بتاتی، یا ویسا نہیں جیسا تھا:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>اس نام کا کھلاڑی کسی محفوظ میچ میں نہیں۔</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>کوئی محفوظ میچ اس سے متعلق نہیں۔</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>ایک میچ چھوڑ دیا گیا: ⁨{why}⁩</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>میچ کی رپورٹ</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>میچ کی شماریات</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>چنے ہوئے میچ اکٹھے</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>ایک ٹورنامنٹ کے تمام میچ</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>ایک تاریخ کے تمام میچ</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>کھلاڑی کی شماریات، تمام میچوں سے</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>میچ کے ناموں والی خالی شیٹ</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>سنگلز کی خالی شیٹ</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>ڈبلز کی خالی شیٹ</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>⁨PDF⁩، پرنٹ اور دستخط کے لیے</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>⁨HTML⁩، براؤزر میں پڑھنے کے لیے</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>⁨CSV⁩، بورڈوں کا جدول</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>سب کچھ</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>دستخط والی شیٹ، ایک صفحہ</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>تفصیل اور شماریات</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>لاگ</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>⁨CSV⁩، ایک جدول</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>⁨CSV⁩، ہر شاٹ کا جدول</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>⁨XLSX⁩، تمام جدولوں کی ورک بک</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>میچ فائل، کسی اور Carrom Desk کے لیے</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>⁨SoL⁩، ٹورنامنٹ ڈیسک کے لیے</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>⁨ZIP⁩، ہر میچ کے بارے میں سب کچھ</translation>
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
        <translation>رپورٹ کی تصدیق</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>رپورٹ سچی ہے: اس کی ہر بات میچ ⁨{id}⁩ سے نکلتی ہے۔</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>رپورٹ سچی نہیں: اس میں ردوبدل ہوا ہے۔</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>رپورٹ کسی اور میچ کی ہے۔</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>صفحے ⁨{name}⁩ کو بھیج دیے گئے۔</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>منسوخ: کچھ نہیں لکھا گیا۔</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>ایک دستاویز کے لیے میچ بہت زیادہ ہیں: {count}۔ زیادہ سے زیادہ {most} چنیں۔</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>دستاویز بن رہی ہے۔ میچ زیادہ ہوں تو کچھ وقت لگتا ہے۔</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>لکھائی</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>روکیں</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>رپورٹ کا موازنہ ہو رہا ہے…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>منسوخ: رپورٹ کا موازنہ نہیں ہوا۔</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>کیرم کے کلب قواعد</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>کیرم کے بین الاقوامی قوانین (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>⁨ICF⁩ قوانینِ کیرم، نظرثانی شدہ</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>⁨Technitia 2K20⁩ کیرم قواعد</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>کلب قواعد</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>⁨ICF⁩ قوانین</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>⁨ICF⁩ نظرثانی شدہ</translation>
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
        <translation>بورڈ {number} ختم</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>گیم {number} ختم</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>میچ ختم</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>نتیجہ روکا گیا ہے: ایک احتجاج کا فیصلہ باقی ہے</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>بورڈ ⁨{side}⁩ کا</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>بورڈ ⁨{side}⁩ کا</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>گیم ⁨{side}⁩ کی ⁨{won}–{lost}⁩</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>گیم ⁨{side}⁩ کی ⁨{won}–{lost}⁩</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>میچ ⁨{side}⁩ کا ⁨{won}–{lost}⁩</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>میچ ⁨{side}⁩ کا ⁨{won}–{lost}⁩</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>میچ برابر، ⁨{a}–{b}⁩</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>میچ ⁨{side}⁩ کا، واک اوور سے</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>⁨{loser}⁩ نااہل: میچ ⁨{side}⁩ کا</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>⁨{loser}⁩ دستبردار: میچ ⁨{side}⁩ کا</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>⁨{loser}⁩ دستبردار: گیم ⁨{side}⁩ کی</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>نتیجہ قائم</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>بورڈ {number}: {sum} = {points}، {before} ← {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>کوئین {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>کوئین 0 (قانون ⁨{law}⁩)</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n دیا گیا</numerusform>
            <numerusform>%n دیے گئے</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n مانگا گیا</numerusform>
            <numerusform>%n مانگے گئے</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>وائٹ سلیم: پہلی باری میں نو کی نو سفید گوٹیاں اور کوئین۔</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>بلیک سلیم: پہلی باری میں تمام سیاہ گوٹیاں۔</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>اسکور برابر ہے: ٹاس، پھر ایک اضافی بورڈ۔</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>کھلاڑی سائیڈ بدلیں۔</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>آخری گیم سے پہلے وقفہ۔</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>بورڈ {number}: بریک ⁨{player}⁩ کی۔</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>گیم {number}: بریک ⁨{player}⁩ کی۔</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>گیم برابر، ⁨{a}–{b}⁩</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>واک اوور</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>میچ ⁨{side}⁩ کا، واک اوور سے</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>نااہلی</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>⁨{loser}⁩ نااہل: میچ ⁨{side}⁩ کا</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>میچ سے دستبرداری</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>⁨{loser}⁩ دستبردار: میچ ⁨{side}⁩ کا</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>گیم {number} سے دستبرداری</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>⁨{loser}⁩ دستبردار: گیم ⁨{side}⁩ کی</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>وجہ: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>اسکور ⁨{a} – {b}⁩ تھا۔</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>گیمز: ⁨{a} – {b}⁩</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>اس کے بجائے رولنگ دکھائیں</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>پرنٹ اور دستخط…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>کیا ⁨{side}⁩ میچ سے دستبردار ہے؟</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>کیا ⁨{side}⁩ میچ سے دستبردار ہیں؟</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>کیا ⁨{side}⁩ گیم سے دستبردار ہے؟</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>کیا ⁨{side}⁩ گیم سے دستبردار ہیں؟</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>کیا ⁨{side}⁩ کو میچ ہروایا جائے؟</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>کیا ⁨{side}⁩ کو میچ ہروایا جائے؟</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>کیا میچ واک اوور سے ⁨{side}⁩ کا ہے؟</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>کیا میچ واک اوور سے ⁨{side}⁩ کا ہے؟</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>کیا ⁨{side}⁩ کو بورڈ ہروایا جائے؟</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>کیا ⁨{side}⁩ کو بورڈ ہروایا جائے؟</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>کیا بورڈ شمار نہ ہو اور دوبارہ کھیلا جائے؟</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>کیا بورڈ قوانین سے ہٹ کر ختم ہو؟</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>کیا گیم ابھی ختم ہو اور جاری بورڈ شمار نہ ہو؟</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>کیا احتجاج منظور ہے اور بورڈ دوبارہ ہو گا؟</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>کیا احتجاج مسترد ہے اور نتیجہ قائم ہے؟</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>گیم سے دستبردار</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>میچ سے دستبردار</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>“پلے”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>پاس کیا</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>امپائر کا فیصلہ: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>سائیڈ بدلی گئی</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>کھیل جاری</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>احتجاج منظور</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>احتجاج مسترد</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (امپائر کی اپنی وجہ)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (قانون ⁨{law}⁩)</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} (⁨{law}⁩)</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>کچھ پاکٹ نہیں</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>بریک: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>بریک، کوشش {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>{pieces} بورڈ سے باہر</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>کچھ نہیں چھوا</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>بے قاعدہ</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>“پلے” سے پہلے</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>کوئی اضافی پوائنٹ نہیں مانگا</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>1 اضافی پوائنٹ مانگا</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>%n اضافی پوائنٹ مانگا</numerusform>
            <numerusform>%n اضافی پوائنٹ مانگے</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>اندراج {number} واپس لیا</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>اندراج {number} دوبارہ کیا</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>اندراج {number} میں ترمیم</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>کھیل بورڈ {number} کے آغاز سے جاری ہے۔</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>بریک ⁨{player}⁩ کی۔</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>سب نے تین بار پاس کیا: بورڈ دوبارہ کھیلا جاتا ہے۔</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>اسکور ⁨{score}⁩۔</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>سائیڈ بدلتی ہے۔</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>برابر: اضافی بورڈ کے لیے ٹاس۔</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>بورڈ منسوخ</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>نااہل</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>واک اوور</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>کھیل رکا</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>احتجاج</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>باری امپائر نے مقرر کی</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تنبیہ</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>نوٹ</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>بریک چنی</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>سائیڈ چنی</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>امپائرنگ کاغذ پر ہوئی: بورڈ شیٹ سے لکھے گئے، شاٹ درج نہیں ہوئے</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>ٹاس جیتا، {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>گیم وقت پر ختم: جاری بورڈ شمار نہیں</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>مستقل حذف</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>یہ میچ اور ان کے تمام اندراج ختم ہو جائیں گے۔ یہ عمل واپس نہیں ہو سکتا۔</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>کیا حذف ہو گا</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>کتنے میچ</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>جاری رکھنے کے لیے لکھیں کہ کتنے میچ حذف ہوں گے، {count}۔</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>تمام ٹورنامنٹ</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>⁨Carrom Desk⁩ کا مشقی پرچہ، اسی کے قواعد سے بنا۔ یہ کہیں سرکاری نہیں: کسی فیڈریشن نے نہ بنایا نہ جانچا۔</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>امپائروں کا مشقی امتحان</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>⁨{laws}⁩۔ پرچہ {seed}۔ {marks} نمبر، {minutes} منٹ؛ آدھے نمبروں پر کامیاب۔</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>کیرم</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>پرچہ {seed} کے جوابات</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>کامیاب</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>ناکام</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>⁨{name}⁩: {full} میں سے {marks} نمبر۔ {outcome}۔</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>مطابق ⁨{laws}⁩، پرچہ {seed}۔</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>جواب</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>قانون</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>حصہ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>زبانی: جانچ کی فہرست</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>عملی: جانچ کی فہرست</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>الف۔ بریک، باری، ڈیو اور کوئین</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>ب۔ آخری گوٹیاں، رکھنا اور ڈبلز</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>ج۔ خلاف ورزیاں، کلاک اور میچ کا سلسلہ</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>کالیں بتاتا ہے اور ہر ایک کب دی جاتی ہے۔</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>ڈیو اور پینلٹی میں، فاؤل اور ٹیکنیکل فاؤل میں فرق کرتا ہے۔</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>بتاتا ہے کہ کوئین کس سے کور ہوتی ہے اور کس سے واپس جاتی ہے۔</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>بتاتا ہے کہ احتجاج کیسے نمٹایا جاتا ہے اور اس سے کیا بدلتا ہے۔</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>کتاب میں قانون خود ڈھونڈ لیتا ہے۔</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>میچ سے پہلے بورڈ، گوٹیاں، اسٹرائیکر، نشستیں اور پاؤڈر جانچتا ہے۔</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>ٹاس کرواتا ہے، نشستوں اور گوٹیوں کی ابتدائی ترتیب کا خیال رکھتا ہے۔</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>بلند آواز سے اور فوراً کال دیتا ہے، اور کلاک سنبھالتا ہے۔</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>گوٹیاں صحیح کھلاڑی سے صحیح جگہ رکھواتا ہے۔</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>کوئین اور باہر اچھلی گوٹیاں درست واپس رکھتا ہے۔</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>اسکور شیٹ غلطی کے بغیر بھرتا ہے اور دستخط کرواتا ہے۔</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>مشقی امتحان</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>پرچے کا نمبر</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>امیدوار کا نام</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>تحریری پرچہ شروع کریں</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>زبانی شروع کریں</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   میرا جواب درست تھا</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   درست نہیں تھا</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>جواب دکھائیں</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>پرچہ…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>جوابات…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>نتیجہ…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>آپ کے اپنے کہنے کے مطابق {count} میں سے {right} جواب درست تھے۔</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>سوال {number} از {count}؛ باقی وقت ⁨{time}⁩</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>امتحان شروع ہو چکا ہے: پہلے اسے مکمل کریں، یا بند کریں۔</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>ابھی کوئی امتحان نہیں دیا گیا۔</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>درست۔</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>درست نہیں۔</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>⁨{path}⁩ لکھی نہ جا سکی: ⁨{why}⁩۔ کوئی اور جگہ چنیں۔</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>⁨{path}⁩ پڑھی نہیں جا سکتی: ⁨{why}⁩۔ کوئی اور فائل چنیں۔</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>برآمد</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>میچ ⁨{path}⁩ میں ہے۔</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{all} میں سے {done} میچ لکھے گئے۔</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{count} میچ ⁨{folder}⁩ میں ہیں۔</numerusform>
            <numerusform>{count} میچ ⁨{folder}⁩ میں ہیں۔</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>جو میچ نہیں لکھے گئے: {count}۔</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>1 میچ ⁨{folder}⁩ میں ہے۔</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>میچ فائلیں درآمد کریں</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>⁨{name}⁩: پڑھی نہیں جا سکتی: ⁨{why}⁩۔</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>⁨{name}⁩: اس میں وہی میچ ہے جو اس سے پہلے ⁨{other}⁩ میں ہے۔</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>⁨{name}⁩: پہلے سے ذخیرے میں ہے، کچھ نہیں بدلا۔</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>⁨{name}⁩: یہ میچ ڈیسک پر جاری ہے۔ اسے بدلنے سے پہلے کوئی اور میچ کھولیں یا شروع کریں۔</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>پہلے سے محفوظ میچ: {count}۔</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>درآمد</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>کچھ درآمد نہیں ہوا۔</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count} میچ درآمد ہوئے۔</numerusform>
            <numerusform>{count} میچ درآمد ہوئے۔</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>⁨{match}⁩ درآمد ہو گیا۔</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>فائلیں پڑھی گئیں: {all} میں سے {done} ({percent} %)۔</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>میچ لیے گئے: {all} میں سے {done} ({percent} %)۔</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>یہ UTF-8 متن نہیں ہے: بائٹ {byte} پڑھا نہیں جا سکتا۔</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>یہ فائل میچ ہونے کے لیے بہت بڑی ہے۔</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>کوئی بورڈ آخر تک نہیں کھیلا گیا، یا احتجاج کی وجہ سے نتیجہ رکا ہوا ہے: SoL کے لیے ابھی کچھ نہیں۔</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>یہ SoL کی فائل نہیں ہے: یہ کلبوں سے شروع نہیں ہوتی۔</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>ٹاس کے مطابق پہلی بریک ⁨{by_toss}⁩ کی ہے، مگر پہلے بورڈ میں ⁨{by_sheet}⁩ کی۔</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>میچ بورڈ پر کھیل کر جیتا گیا: وہ کسی اور وجہ سے ختم نہیں ہوا۔</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>اضافی بورڈ کی بریک کا فیصلہ ٹاس سے ہوتا ہے۔</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>فہرست کی ترتیب</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>میچ تلاش کریں</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>کھلاڑی، ٹورنامنٹ یا راؤنڈ  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ٹورنامنٹ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>اس دن سے</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>اس دن تک</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>⁨Carrom Desk⁩ میں خوش آمدید</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>سسٹم کے مطابق</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>آپ کی امپائرنگ کے قوانین</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>میری جگہ بورڈ کی دوسری سائیڈ پر ہے: بورڈ گھمائیں</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>ابھی کچھ چننا ضروری نہیں: Enter سے آگے بڑھیں، سب کچھ ترجیحات میں ہے۔</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>دکھائیں: دو منٹ کا میچ</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>شروع کریں</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>فارمیٹ</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>گیمز: بہترین از</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>گیم جیتنے کے پوائنٹ</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>ایک گیم کے بورڈ</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>کوئی حد نہیں</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>راؤنڈ کا وقت، منٹ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>کوئی نہیں</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>برابر</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>سائیڈ کی تبدیلی</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>گیمز کی تعداد طاق ہونی چاہیے۔</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>بہترین از</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>پوائنٹ</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>بورڈ</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>راؤنڈ (منٹ)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>برابری پر</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>⁨ICF⁩، پری کوارٹر فائنل تک</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>⁨ICF⁩، کوارٹر فائنل سے آگے</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>25 تک ایک گیم، راؤنڈ کے وقت کے ساتھ</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>کلب: 29 تک ایک گیم</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>اپنا فارمیٹ</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>کبھی نہیں</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 بورڈ یا 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>13 پر</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>فاؤل</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>خلاف ورزی تلاش کریں</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>خلاف ورزی یا اس کا قانون تلاش کریں</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>خلاف ورزیاں، زیادہ عام پہلے</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>چنیں کہ کیا ہوا۔</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>بتائیں کس نے کیا۔</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>یہ قوانین اس پر رولنگ نہیں دیتے: اس کے بجائے نوٹ لکھیں۔</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (قانون ⁨{law}⁩)</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>قانون ⁨{number}⁩ پڑھیں</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>قانون پڑھنے کے لیے خلاف ورزی چنیں</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>کس نے کیا؟</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>زیادہ عام</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>فاؤل یا ٹیکنیکل فاؤل</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>بورڈ کی ہار</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تنبیہ</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>میچ کی ہار ممکن</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>فاؤل درج کریں</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>دو منٹ کا میچ</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>جو گرا اس پر نشان لگائیں: ⁨{key}⁩، یہ بٹن یا بورڈ پر وہ گوٹی دبائیں۔</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>نشان لگ گیا۔ بورڈ کے ساتھ رولنگ دیکھیں، پھر تصدیق کریں: ⁨{key}⁩۔</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>چنیں کہ کیا ہوا، پھر درج کریں: ⁨{key}⁩۔</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>ایسا نہیں ہوا تھا۔ کچھ ضائع نہیں ہوا: ⁨{key}⁩ سے واپس لیں۔</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>میچ ختم: کارڈ بتاتا ہے کہ کون جیتا اور کیا کال دینی ہے، اور لاگ میں ہر شاٹ ہے۔ یہاں اس کی رپورٹ لکھی یا پرنٹ کی جاتی ہے (⁨{key}⁩)۔ پورا راستہ یہی تھا۔ Tab اور Enter سے آگے مشقوں پر جائیں۔</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>⁨Asha⁩ نے ٹاس جیتا ہے اور بریک لیتی ہے۔</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>آگے جو کرنا ہے وہ ہمیشہ یہاں اپنی کلید کے ساتھ ہوتا ہے: ⁨{key}⁩ دبائیں، پھر یہی بتائیں۔</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>سب بیٹھے ہیں، گوٹیاں ابتدائی ترتیب میں ہیں۔ آپ “پلے” کہتے ہیں۔</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>⁨{key}⁩ دبائیں۔ میچ میں کلاک خود چل پڑتی ہے؛ یہاں وہ آپ کا انتظار کرتی ہے۔</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>⁨Asha⁩ بریک کرتی ہے، اور ایک سفید گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>اس کے اگلے شاٹ میں صرف اسٹرائیکر گرتا ہے: اس کی قیمت ایک گوٹی ہے، یعنی ایک ڈیو۔</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>⁨Ravi⁩ پاکٹ سے وہ گوٹی نکال کر رکھتا ہے۔</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>گوٹی رکھی جا چکے تو ⁨{key}⁩ دبائیں۔</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>⁨Ravi⁩ نے ابھی شاٹ نہیں کھیلا: اس کا ہاتھ ایک گوٹی کو لگتا ہے۔ یہ فاؤل ہے۔</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>جو فاؤل شاٹ نہ ہو وہ یہاں درج ہوتا ہے: ⁨{key}⁩۔ چنیں کہ کیا ہوا اور کس نے کیا۔</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>⁨Ravi⁩ کے ذمے ایک گوٹی تھی؛ اس کی ایک گوٹی گرتے ہی وہ واپس آ گئی۔ چند شاٹ بعد، جو آپ کے لیے درج کر دیے گئے، ⁨Asha⁩ کی چار گوٹیاں رہ گئی ہیں، اور کوئین گرتی ہے۔</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>کوئین کو کور چاہیے: اگلے شاٹ میں ⁨Asha⁩ کی ایک گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>کوئین کور ہو گئی۔ اس دوران دو اور گوٹیاں گریں؛ اب ⁨Asha⁩ کی آخری گوٹی گرتی ہے۔</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>آگے مشقوں پر</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>رہنمائی سے نکلیں</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>بس یہی تھا</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>مرحلہ {number} از {count}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>ہال سے رابطہ نہیں ہو رہا۔ دیکھیں کہ یہ کمپیوٹر ہال کے نیٹ ورک میں ہے یا نہیں۔</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>ہال اس میز کو اب نہیں جانتا: اس کی جگہ کوئی اور ڈیسک شامل ہوا یا اس کی کلید واپس لے لی گئی۔ دوبارہ شامل ہوں۔</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>ہال کی جگہ کوئی اور کمپیوٹر جواب دے رہا ہے: اس کا سرٹیفکیٹ وہ نہیں جس سے یہ میز شامل ہوئی تھی۔ اگر ہال کا سرٹیفکیٹ نیا ہے تو دوبارہ شامل ہوں۔</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>ہال کا جواب پڑھا نہیں جا سکتا۔ دیکھیں کہ دونوں کا ورژن ایک ہے یا نہیں۔</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>ہال نے انکار کر دیا: ⁨{why}⁩</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>ہال کے پاس اس میچ کا دوسرا لاگ ہے: یہاں {here} اندراج، اختتام ⁨{here_hash}⁩؛ وہاں {there} اندراج، اختتام ⁨{there_hash}⁩۔ کوئی نہیں بدلا گیا؛ چیف ریفری سے پوچھیں کہ کون سا معتبر ہے۔</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>یہ کسی میز کا کوڈ نہیں۔ اس میں بیس حروف اور ہندسے ہوتے ہیں: اسٹیکر دوبارہ دیکھیں۔</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>یہ کسی ہال کا پتا نہیں۔ پتا ایسا ہوتا ہے: http://192.168.1.5:8462/join/CODE۔</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>پاس ورڈ</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>میز ⁨{place}⁩ پر احتجاج: ⁨{text}⁩</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>میز ⁨{place}⁩ چیف ریفری کو بلا رہی ہے۔</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>میز ⁨{place}⁩ خاموش ہے۔</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>میز ⁨{place}⁩ کے کچھ اندراج ابھی نہیں پہنچے۔</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>میز ⁨{place}⁩ کے پاس اپنے میچ کا دوسرا لاگ ہے: وہاں {there} اندراج، اختتام ⁨{there_hash}⁩؛ یہاں {here} اندراج، اختتام ⁨{here_hash}⁩۔ کوئی نہیں بدلا گیا: بتائیں کون سا معتبر ہے۔</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>میز ⁨{place}⁩: {seconds} سیکنڈ کی کلاک ⁨{time}⁩ پر ختم ہوئی۔</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>میز ⁨{place}⁩: امپائر نے %n بار مختلف فیصلہ دیا۔</numerusform>
            <numerusform>میز ⁨{place}⁩: امپائر نے %n بار مختلف فیصلہ دیا۔</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>آ رہا ہوں</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>اس وقت کہیں آپ کی ضرورت نہیں۔</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>یہ چیف ریفری کا پاس ورڈ نہیں۔</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>داخل ہوں</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>میزیں اور ان کے اسٹیکر</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>دوسرا امپائر سنبھالے گا</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>جوڑیاں</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>⁨SoL⁩ کے لیے نتائج</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>اس کی کلید واپس لیں</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>میزوں کی تعداد</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>پرنٹ کے اسٹیکر</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>میچ</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>جاری رہے گا، میز</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>یا ہر سطر میں ایک میچ: راؤنڈ; کھلاڑی; کھلاڑی، اور جوڑی دو ناموں سے، درمیان میں /</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>⁨SoL⁩ کی فائل</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ٹورنامنٹ</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>وہ فائل جس سے جوڑیاں آئیں؛ نتائج کے ساتھ واپس ملتی ہے۔</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>انجام دیں</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>یہ اسٹیکر امپائر کے ڈیسک کے لیے ہے: اس کے مینو میں “ہال میں شامل ہوں…” چنیں اور یہ کوڈ لکھیں۔</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>بورڈ پر {white} سفید اور {black} سیاہ گوٹیاں</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}، اور کوئین</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>میزیں</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>نتائج</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>چیف ریفری</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>میز ⁨{place}⁩</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>ابھی کسی میچ کی خبر نہیں آئی۔</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>آخری خبر ⁨{time}⁩</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>⁨{time}⁩ سے خاموش</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%n اندراج پیچھے</numerusform>
            <numerusform>%n اندراج پیچھے</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>ہال جواب نہیں دے رہا؛ جو دکھائی دے رہا ہے پرانا ہو سکتا ہے۔ یہ صفحہ خود ہی دوبارہ چل پڑے گا۔</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ہلکا</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>گہرا</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>بڑا</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>فریق</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>گیمز</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>پوائنٹ</translation>
    </message>
    <message>
        <source>white</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>باری</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>کیا ہوا</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>رولنگ</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>لاگ، تازہ پہلے</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>ابھی کوئی میچ ختم نہیں ہوا۔</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>فریق الف</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>فریق ب</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>اس میز پر اگلا</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>طے شدہ</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>ہال کو بھیجنا رک گیا ہے۔ ڈیسک دوبارہ چلائیں۔</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>یہ ڈیسک کسی ہال میں شامل نہیں۔</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>اس ہال کا راستہ خفیہ کردہ نہیں: اسی نیٹ ورک میں کوئی بھی نام، اسکور اور اس میز کی کلید پڑھ سکتا ہے اور اس کے نام سے لکھ سکتا ہے۔ اس کمپیوٹر کی کسی اور چیز تک اس سے رسائی نہیں ہوتی۔</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>یہ میچ کسی اور نے سنبھال لیا اور میز ⁨{place}⁩ پر جاری ہے: یہاں جو درج ہو گا وہ نہیں بھیجا جائے گا۔</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>تصویر پڑھنے کے لیے جو درکار ہے وہ یہاں نصب نہیں: pip install &apos;carrom-desk[hall]&apos;۔</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>یہ فائل تصویر کے طور پر پڑھی نہیں جا سکتی۔ PNG یا JPEG لیں۔</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>اس تصویر میں میز کا کوئی اسٹیکر نہیں ملا۔ قریب سے تصویر لیں، یا کوڈ لکھیں۔</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>اوپر والا ہال: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>اوپر والے ہال کے پاس میز ⁨{place}⁩ کے میچ کا دوسرا لاگ ہے: وہاں {there} اندراج، اختتام ⁨{there_hash}⁩؛ یہاں {here} اندراج، اختتام ⁨{here_hash}⁩۔ کوئی نہیں بدلا گیا: بتائیں کون سا معتبر ہے۔</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>نتائج والی فائل لیں</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>لکھا گیا</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>نہیں لکھا گیا، اور جس کی SoL میں جگہ نہیں</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>چیف ریفری نے بلاوا دیکھ لیا ہے۔</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>ہال میں میز ⁨{table}⁩ کے طور پر شامل ہو گئے۔</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>یہ ڈیسک ہال سے نکل گیا: اب کچھ نہیں بھیجا جاتا۔</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>ہال کے پاس اس میز کے لیے ابھی کوئی میچ نہیں۔</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>چیف ریفری کو بلا لیا گیا۔</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>بلاوا واپس لے لیا گیا۔</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>ہال: ⁨{time}⁩ تک</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>⁨{hall}⁩ · چیف ریفری کو بلایا</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>ایک فریق کی گوٹیاں 0 سے 9 تک ہوتی ہیں۔</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>بورڈ تبھی جاری رہتا ہے جب دونوں فریقوں کی کوئی گوٹی اس پر ہو؛ اس فریق کی کوئی نہیں۔</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>کسی فریق کے ذمے گوٹیاں ہوتی ہیں یا نہیں، صفر سے کم کبھی نہیں۔</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>اسکور 0 یا زیادہ ہوتا ہے۔</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>ان قوانین میں ایسی کوئین نہیں جو باری ختم ہونے پر واپس جانے کا انتظار کرے۔</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>بورڈ پر نو سے کم گوٹیاں ہیں تو اس فریق کی کوئی گوٹی پاکٹ ہو چکی ہے۔</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>جس فریق نے کوئین کور کی وہ اپنی کوئی گوٹی پاکٹ کر چکا ہے۔</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>ایک باری میں بریک کی 1 سے 3 کوششیں ہیں۔</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>بریک ہونے سے پہلے ہر فریق کی نو کی نو گوٹیاں بورڈ پر ہوتی ہیں۔</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>بریک ہونے سے پہلے کوئین بورڈ پر ہوتی ہے۔</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>بریک ہونے سے پہلے کوئی گوٹی پاکٹ نہیں ہوئی ہوتی۔</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>اس فریق کی بورڈ پر پڑی گوٹیوں سے زیادہ نشان لگی ہیں۔</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>کوئین پر نشان ہے مگر وہ بورڈ پر نہیں۔</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>کوئین ایک ہی شاٹ میں پاکٹ بھی ہو اور باہر بھی اچھلے، ممکن نہیں۔</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>اسٹرائیکر ایک ہی شاٹ میں پاکٹ بھی ہو اور باہر بھی اچھلے، ممکن نہیں۔</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>جس اسٹرائیکر نے کچھ نہیں چھوا وہ کچھ پاکٹ یا ہلا نہیں سکتا۔</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>“پلے” کی کال سے پہلے صرف بریک ہو سکتی ہے، اور وہ ہو چکی ہے۔</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>جو کوئین کور کی منتظر ہے وہ اسی باری میں پاکٹ ہوئی، یعنی کھلاڑی اپنا پہلا شاٹ کھیل چکا ہے۔</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>ان قوانین میں اس حرکت پر بورڈ نہیں جاتا۔</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>ہال میں شامل ہوں</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>شامل ہوں</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>میز کے اسٹیکر کا کوڈ، یا اس کی تصویر میں لکھا پتا</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>تصویر پڑھیں…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>میز کے اسٹیکر کی تصویر</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>، پھر </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>واپس سینٹر میں: {pieces} (قانون ⁨{law}⁩)۔</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Space</source>
        <translation>اسپیس</translation>
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
        <translation>اسپیس بار</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>یہ شاٹ</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>اب کیا</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>کلاک</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>لاگ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>میچ</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>ڈیسک</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>“اب کیا” میں اس نمبر کا عمل</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>سفید گوٹی پاکٹ</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>سیاہ گوٹی پاکٹ</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>کوئین پاکٹ</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>اسٹرائیکر پاکٹ</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>سفید گوٹی بورڈ سے باہر اچھلی</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>سیاہ گوٹی بورڈ سے باہر اچھلی</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>کوئین بورڈ سے باہر اچھلی</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>اسٹرائیکر بورڈ سے باہر اچھلا</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>اگلی گوٹی بورڈ سے باہر اچھلی</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>دراصل نہیں اچھلی</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>بے قاعدہ شاٹ</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>بے قاعدہ شاٹ: خلاف ورزی بتائیں</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>اسٹرائیکر نے کچھ نہیں چھوا</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>“پلے” سے پہلے بریک</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>“پلے” کہیں، پھر کلاک روکیں یا چلنے دیں</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>“اب کیا” کا پہلا عمل</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>5 سیکنڈ دیں</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>5 سیکنڈ گھٹائیں</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>کلاک پھر پورے سیکنڈوں کے ساتھ</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>آخری اندراج واپس لیں</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>مینو</translation>
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
        <translation>⁨Carrom Desk⁩ کی کلیدیں</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>⁨Tab⁩ ایک بٹن سے اگلے پر لے جاتا ہے؛ Enter اور اسپیس وہ بٹن دباتے ہیں جس پر کی بورڈ ہو۔ ہر کلید ترجیحات میں بدلی جا سکتی ہے۔</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>ur</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>دوسری کلیدیں…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>پرنٹ…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>فائل میں لکھیں…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>کلیدیں</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>نئی کلید…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>کوئی کلید نہیں</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>کلیدیں آپس میں بدلیں</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>لے لیں</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>رہنے دیں</translation>
    </message>
    <message>
        <source>none</source>
        <translation>کوئی نہیں</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>“{action}” کے لیے نئی کلید دبائیں۔ Esc سے کچھ نہیں بدلتا۔</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>⁨{key}⁩ “{action}” کی کلید ہے۔</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>عمل اور ان کی کلیدیں</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>کیا کرتی ہے</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلید</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>اصل کلید</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>⁨{key}⁩ بدلی نہیں جا سکتی: یہ نمبر چنتی ہے، یا ایک بٹن سے اگلے پر لے جاتی ہے۔</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>زبانیں</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>ونڈو</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>سسٹم کے مطابق</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>آپ کی کالیں</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>جو ونڈو کی ہے</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>رپورٹیں ونڈو کی زبان میں لکھی جاتی ہیں۔</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>بیٹھنے کا انداز</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>شاٹ کا طریقہ</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>ٹاس اور ٹرائل بورڈ</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>باری</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>اسکور</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>سائیڈ کی تبدیلی</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>فاؤل</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>باہر گئی، کھڑی اور ایک دوسرے پر چڑھی گوٹیاں</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ڈیو اور پینلٹیاں</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>کوئین اور آخری گوٹیاں</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عمومی</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>میچ کی ہار، احتجاج</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>تعریفیں</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>اس پروگرام کے اپنے الفاظ میں۔ معتبر خود قانون کا متن ہے۔</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>امپائر مختلف فیصلہ دے سکتا ہے۔</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>ڈیسک پر</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>تشریح</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>ایسا کوئی پیرا نہیں</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>ڈیسک اسی کے مطابق رولنگ دیتا ہے۔</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>امپائر جو دیکھے نشان لگاتا ہے؛ باقی ڈیسک کرتا ہے۔</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>ڈیسک کی کلاک اس کا خیال رکھتی ہے۔</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>ڈیسک صحیح وقت پر امپائر کو یاد دلاتا ہے۔</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>یہاں صرف دیکھنے کے لیے ہے؛ ڈیسک اس پر کچھ نہیں کرتا۔</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>متن میں یہ نمبر موجود نہیں۔</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>بورڈ پر پہنچنے کے لیے</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>ٹرائل بورڈوں کے لیے</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>بریک کے لیے</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>ایک شاٹ کے لیے</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>گوٹیاں رکھنے کے لیے</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>گوٹیاں رکھنے یا چھوڑنے کے لیے</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>سائیڈ بدلنے کے لیے</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>آخری گیم سے پہلے آرام کے</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>قانون ⁨{number}⁩</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>جہاں قوانین جواب کھلا چھوڑتے ہیں</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>یہ قوانین اس پر خاموش ہیں۔</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>غیر معمولی حالتیں</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>خلاف ورزی: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>خلاف ورزی نہیں: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>یاددہانی: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>پروگرام میں: ⁨{modules}⁩</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>⁨{edition}⁩ میں ایسا قانون نہیں۔</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>جو مختلف ہے وہ جلی اور خط کشیدہ ہے۔</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>دونوں میں ایک ہی بات ہے۔</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>بمقابلہ ⁨{edition}⁩</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>قوانین کی کتاب</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>قانون نمبر، نام یا الفاظ سے تلاش کریں</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>قوانین، باب وار</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>سامان کی پیمائشیں</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>سامان: ICF کی پیمائشیں</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>کچھ نہیں ملا۔</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>تشریحات</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>غیر معمولی حالتیں</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>سامان</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>تشریح</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>تشریح</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>قانون ⁨{number}⁩</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>آپ کی امپائرنگ کے قوانین</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>پہلا میچ، قوانین کی کتاب اور اسکول انہی قوانین سے شروع ہوتے ہیں۔ نیا میچ پچھلے میچ کے قوانین پر کھیلا جاتا ہے، جب تک آپ اس کے لیے دوسرے نہ چنیں۔</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>کہیں اور محفوظ…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>اس کے بغیر چھوڑیں</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>محفوظ نہیں</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>تمام اندراج ڈسک پر ہیں۔ آخری بیک اپ بن رہا ہے…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>بند ہو رہا ہے</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>پھر کوشش کریں</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>پھر بھی چھوڑیں</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>آخری بیک اپ نہیں</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>ڈیسک پر واپس</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>آخری اندراج محفوظ نہیں ہوا اور ضائع ہو جائے گا۔ ⁨{why}⁩</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>آخری بیک اپ ناکام رہا۔ ہر اندراج ⁨{place}⁩ میں ہے۔ ⁨{why}⁩</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ٹورنامنٹ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>گیمز</translation>
    </message>
    <message>
        <source>State</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>حذف شدہ</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>ڈیسک پر، {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>⁨{a} – {b}⁩</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>ٹاس سے پہلے</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>جاری</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ختم</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>زیرِ احتجاج</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>کوئی بھی تاریخ</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>آج</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>کل (گزشتہ)</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>پچھلے 7 دن</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>یہ مہینہ</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>یہ سال</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>از … تا …</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>نئے پہلے</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>پرانے پہلے</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>کھلاڑی A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>کھلاڑی Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>ٹورنامنٹ A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>ٹورنامنٹ Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>تازہ حذف پہلے</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>پرانے حذف پہلے</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>تمام حالتیں</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>ختم نہیں</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>ٹاس سے پہلے</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>جاری</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>زیرِ احتجاج</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>ختم</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>میچ</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>میچ یا ردی</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>ردی</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>چنے ہوئے: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>قانون ⁨{laws}⁩</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>اندراج {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>واپس لیا گیا</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>ترمیم شدہ</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>بورڈ {number} · بریک ⁨{name}⁩</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>اب درست نہیں</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>ترمیم…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>اس اندراج میں ترمیم</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>لاگ</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>لاگ، نئے اندراج پہلے</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واپس لیں</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>لاگ کیا دکھائے</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>یہ بورڈ</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>تمام بورڈ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>شماریات…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>ظاہری شکل</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>متن کا سائز</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>بورڈ دوسری سائیڈ سے دیکھیں</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>ہال کی ونڈو کے رنگ</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>ڈیسک جیسے</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>نیا میچ…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>میچ…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>رپورٹ PDF میں…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>سسٹم کی جانچ…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>مشق…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>رپورٹ HTML میں…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>رپورٹ پرنٹ کریں…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>رپورٹیں اور شماریات…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>آخری اندراج بدلیں</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>قوانین کی مشقیں…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>قوانین کی کتاب…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>کلیدیں…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>ترجیحات…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>بورڈ گھمائیں</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>ہال کی ونڈو</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>پوری اسکرین</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>بیک اپ…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>امپائروں کا اسکول</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>ڈیٹابیس</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>ڈیٹابیس جانچیں</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>دوسرا ڈیٹابیس…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مدد</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>⁨Carrom Desk⁩ کے بارے میں</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>رپورٹیں اور کاغذ</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>⁨SoL⁩ سے جوڑیاں…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>ظاہری شکل</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>رپورٹ کی تصدیق…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>کاغذی اسکور شیٹ درج کریں…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>غیر معمولی حالتیں…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>شماریات…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>قوانین سے پوچھیں…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>دستور العمل…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>ہال میں شامل ہوں…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>ہال سے نکلیں</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>اس میز کے لیے ہال کا میچ لیں</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>چیف ریفری کو اس میز پر بلائیں</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>ہال کھولیں…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>ہال</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>مشقی امتحان…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>دو منٹ کا میچ…</translation>
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
        <translation>دستور العمل</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>دستور العمل کا صفحہ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>فہرست</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>پیچھے</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>اس سے پہلے کوئی صفحہ نہیں۔</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>ur</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>کوئی بورڈ نہیں چل رہا: ابھی کسی چیز پر نشان نہیں لگ سکتا۔</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>بورڈ کی ہر سفید گوٹی پر پہلے ہی نشان ہے۔</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>بورڈ کی ہر سیاہ گوٹی پر پہلے ہی نشان ہے۔</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>کوئین پر پہلے ہی نشان ہے۔ “صاف کریں” سے نشان ہٹ جاتے ہیں۔</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>اسٹرائیکر پر پہلے ہی نشان ہے۔ “صاف کریں” سے نشان ہٹ جاتے ہیں۔</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>کوئین بورڈ پر نہیں ہے۔</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>اس رنگ کی کوئی گوٹی بورڈ پر نہیں۔</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>“پلے” سے پہلے صرف بریک ہو سکتی ہے۔</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>میز ⁨{table}⁩</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>⁨{a} – {b}⁩</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 گیم</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>بہترین از {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>بورڈوں کی حد نہیں</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 بورڈ</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>⁨{place}⁩ · زیرِ احتجاج</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>میچ ختم</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>ٹاس سے پہلے</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>گیم {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>بورڈ {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>ہر گیم کے بعد؛ آخری گیم میں چوتھے بورڈ کے بعد یا 13 پوائنٹ پر، جو پہلے ہو</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>ہر گیم کے بعد؛ آخری گیم میں 13 پوائنٹ پر</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>کبھی نہیں</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>وائٹ سلیم</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>بلیک سلیم</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>میچ میں ⁨{side}⁩ کی جیت، گیمز میں ⁨{score}⁩۔</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n بورڈ</numerusform>
            <numerusform>%n بورڈ</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>گیم {number} میں ⁨{side}⁩ کی جیت، ⁨{score}⁩۔</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>میچ میں ⁨{side}⁩ کی جیت، گیمز میں ⁨{score}⁩۔</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>گیم {number} برابر، ⁨{score}⁩۔</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>گیم {number} میں ⁨{side}⁩ کی جیت، ⁨{score}⁩۔</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>میچ برابر، گیمز میں ⁨{score}⁩۔</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>وقت ابھی ختم نہیں ہوا۔ پھر بھی درج کرنا ہو تو دوبارہ دبائیں۔</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>دوسری بار دبانا شمار نہیں ہوا۔</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>یہ اندراج واپس لیا جا چکا ہے یا خود ایک تصحیح ہے: اس میں ترمیم نہیں ہو سکتی۔</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>اس قسم کے اندراج میں ترمیم کے لیے کچھ نہیں: اس کے بجائے یہاں تک واپس لیں۔</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>میچ ⁨{path}⁩ میں ہے، پورے {count} اندراج۔ یہ فائل سنبھال کر رکھیں۔</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>میچ کہیں اور محفوظ کریں</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>آخری اندراج واپس لے لیا گیا: اس کے بجائے جو ہوا وہ درج کریں۔ “دوبارہ کریں” اسے بحال کرتا ہے۔</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>نشان درست کریں، پھر تصدیق کریں۔ “دوبارہ کریں” شاٹ کو بحال کرتا ہے۔</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>محفوظ میچ</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>سب دکھائیں</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>ردی خالی ہے۔ جو آپ حذف کرتے ہیں وہ مستقل حذف کرنے تک یہاں رہتا ہے۔</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>ابھی کوئی میچ نہیں۔ اسے بند کر کے “نیا میچ…” سے شروع کریں، یا میچ فائلیں درآمد کریں۔</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>{count} سے زیادہ میچ</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 میچ</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count} میچ</numerusform>
            <numerusform>{count} میچ</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>کوئی میچ نہیں ملا۔</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>اس کالم سے ترتیب دیں</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>کھیل کی سطح: 73.50 سے 74.00 سینٹی میٹر کا مربع</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>فریم: چوڑائی 6.35 سے 7.60 سینٹی میٹر، اونچائی 1.90 سے 2.54 سینٹی میٹر، اندرونی کونے گول</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>پاکٹ: قطر 4.45 سینٹی میٹر، 0.15 کم یا زیادہ</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>بیس لائنیں: سرکلوں سمیت لمبائی 47.00 سینٹی میٹر، 0.30 کم یا زیادہ</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>نچلی بیس لائن: فریم سے 10.15 سینٹی میٹر، موٹائی 0.50 سے 0.65 سینٹی میٹر</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>نچلی بیس لائن سے اوپر والی تک: 3.18 سینٹی میٹر</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>بیس سرکل: قطر 3.18 سینٹی میٹر، اس کا سرخ حصہ 2.54 سینٹی میٹر؛ دونوں بیس لائنوں کو چھوتا ہے</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>تیر: زیادہ سے زیادہ 25.70 سینٹی میٹر لمبا، نوک پاکٹ کے کنارے سے 5.00 سینٹی میٹر</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>سینٹر سرکل: قطر 3.18 سینٹی میٹر</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>آؤٹر سرکل: قطر 17.00 سینٹی میٹر، 0.30 کم یا زیادہ</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>گوٹیاں: نو سفید، نو سیاہ اور کوئین، قطر 3.02 سے 3.18 سینٹی میٹر، موٹائی 0.70 سے 0.90 سینٹی میٹر، وزن 5.25 سے 5.50 گرام</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>اسٹرائیکر: قطر زیادہ سے زیادہ 4.13 سینٹی میٹر، وزن 15.00 گرام</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>اسٹینڈ: 63 سے 70 سینٹی میٹر اونچا؛ اسٹول: 40 سے 50 سینٹی میٹر اونچا</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>نیا میچ</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>کاغذ پر امپائر کیا گیا میچ</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>شروع کریں</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>اس کے بورڈ…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ڈبلز</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>پہلے سے جاری</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>آگے بتائیں کہ میچ کس حال میں ہے، اور وہیں سے چلائیں۔</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>کھلاڑی {seat} کا نام لکھیں۔</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>ایک ہی نام دو بار لکھا ہے۔</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>⁨{event}⁩ کے پچھلے میچ کے مطابق بھرا گیا۔</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>سب خالی کریں</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ٹورنامنٹ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>راؤنڈ</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>زمرہ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>امپائر</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>چیف ریفری</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>پچھلے میچ کے مطابق بھرا گیا۔ جو مختلف ہو بدل دیں۔</translation>
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
        <translation>⁨{name}⁩ کو بھیج دیا گیا۔</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>یہ ⁨{path}⁩ میں ہے۔</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>محفوظ کریں</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>ہال ⁨{url}⁩ پر کھلا ہے۔ اس ونڈو کے ساتھ بند ہو جائے گا۔</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>ہال</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>براؤزر میں دکھائیں</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>ہال بند کریں</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>ہال بند ہے۔ ⁨{why}⁩</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>چیف ریفری کا پاس ورڈ: ⁨{password}⁩</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>چیف ریفری کا پاس ورڈ پہلے والا ہی ہے۔</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>نیا پاس ورڈ</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>تفصیل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>مختلف فیصلہ</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>باری</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>رکھی گئیں</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>ذمے رہیں</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>کوئین واپس جائے</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>بورڈ کا فاتح</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>وجہ</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>گوٹیاں</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>بورڈ، ختم ہونے پر</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>⁨{title}⁩: ⁨{side}⁩ کی گوٹیاں</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>پوائنٹ</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>فیصلہ درج کریں</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>غلطی اگلے شاٹ کے بعد نظر آئی</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>⁨{name}⁩ کے شاٹ کے بعد باری</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>سفید رکھیں</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>سیاہ رکھیں</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>سفید کے ذمے باقی</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>سیاہ کے ذمے باقی</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>اضافی پوائنٹ</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>⁨{name}⁩ کی ہر جوڑی کا نتیجہ پہلے سے موجود ہے۔</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{all} میں سے {kept} میچ تیار ہیں۔ ⁨{why}⁩</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>امپائرنگ کے لیے تیار میچ: {count}۔ یہ میچوں کی فہرست میں ہیں۔</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>⁨{name}⁩ درآمد نہیں ہوئی۔</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>⁨{name}⁩ پڑھی جا رہی ہے…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>روکیں</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>میچ تیار ہو رہے ہیں…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>بغیر نتیجے کی جوڑیاں</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>جن جوڑیوں کی امپائرنگ یہاں ہو گی ان پر نشان لگائیں۔</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>ہر نشان زدہ جوڑی امپائرنگ کے لیے ایک میچ بن جاتی ہے۔ اسپیس نشان لگاتا اور ہٹاتا ہے۔</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>سب پر نشان</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>کسی پر نہیں</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>درآمد</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>⁨{event}⁩، راؤنڈ ⁨{round}⁩، میز ⁨{table}⁩: ⁨{a}⁩ – ⁨{b}⁩</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>⁨{pairing}⁩ (پہلے سے موجود)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>پہلا بورڈ لکھیں: کون جیتا، کوئین، گوٹیاں۔</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>ریمارکس میں لکھیں کہ میچ اس طرح کیوں ختم ہوا۔</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>بریک کا فیصلہ ٹاس سے ہوتا ہے: چنیں کس نے بریک کی۔</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>چنیں کون جیتا۔</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>چنیں کوئین کس نے کور کی، یا کسی نے نہیں۔</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>لکھیں کتنی گوٹیاں باقی تھیں۔</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>گیم {game}، بورڈ {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>پہلی بریک</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>نہیں لکھا</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>اختتام</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>بورڈ پر، یا ابھی نہیں</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>آغاز کا وقت</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>ختم ہونے کا وقت</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ریمارکس</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>گیمز</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>میچ کی تاریخ لکھیں، جیسے 2026-11-21۔</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>لکھیں میچ کب شروع ہوا، جیسے 10:30۔</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>لکھیں میچ کب ختم ہوا، جیسے 11:45، یا خالی چھوڑ دیں۔</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>گیم {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>⁨{side}⁩ دستبردار</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>⁨{side}⁩ نااہل</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>⁨{side}⁩ غیر حاضر یا کھیلنے سے قاصر</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>کاغذی اسکور شیٹ درج کریں</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>میچ محفوظ کریں</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>شیٹ پر یہی لکھا ہے</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>براہِ کرم جانچیں: ⁨{doubt}⁩</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>آخری گیم وقت پر</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>کوئی نہیں</translation>
    </message>
    <message>
        <source>white</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>بورڈ {number}، ⁨{title}⁩: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>کل
⁨{side}⁩</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>گوٹیاں</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>پوائنٹ</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>سلیم</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>{count} pocketed</source>
        <translation>{count} پاکٹ</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>{count} باہر اچھلی</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>اسٹرائیکر</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1 سفید گوٹی</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1 سیاہ گوٹی</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1 سفید گوٹی واپس</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1 سیاہ گوٹی واپس</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>ذمے 1 گوٹی</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 پوائنٹ</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>کوئین بورڈ پر ہے۔</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>کوئین کور کی منتظر ہے۔</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>باری ختم ہونے پر کوئین واپس جائے گی۔</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n سفید</numerusform>
            <numerusform>%n سفید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n سیاہ</numerusform>
            <numerusform>%n سیاہ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%n سفید گوٹی</numerusform>
            <numerusform>%n سفید گوٹیاں</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%n سیاہ گوٹی</numerusform>
            <numerusform>%n سیاہ گوٹیاں</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%n سفید گوٹی واپس</numerusform>
            <numerusform>%n سفید گوٹیاں واپس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%n سیاہ گوٹی واپس</numerusform>
            <numerusform>%n سیاہ گوٹیاں واپس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>ذمے %n گوٹی</numerusform>
            <numerusform>ذمے %n گوٹیاں</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>⁨{side}⁩ کے ذمے 1 گوٹی ہے۔</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>⁨{side}⁩ کے ذمے 1 گوٹی ہے۔</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>⁨{side}⁩ کے ذمے %n گوٹی ہے۔</numerusform>
            <numerusform>⁨{side}⁩ کے ذمے %n گوٹیاں ہیں۔</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>⁨{side}⁩ کے ذمے %n گوٹی ہے۔</numerusform>
            <numerusform>⁨{side}⁩ کے ذمے %n گوٹیاں ہیں۔</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n پوائنٹ</numerusform>
            <numerusform>%n پوائنٹ</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>⁨{parts}⁩ اور ⁨{last}⁩</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1 گوٹی</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n گوٹی</numerusform>
            <numerusform>%n گوٹیاں</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>باری والے کھلاڑی نے کوئین کور کی۔</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>دوسرے فریق نے کوئین کور کی۔</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>کون سی گوٹیاں</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>رکھنا</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>⁨{side}⁩ کے ذمے رہیں</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>کھلاڑی {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>⁨{player}⁩ کا کلب</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>کلب</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>⁨{player}⁩ کا ملک</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>ملک</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}، ⁨{place}⁩</translation>
    </message>
    <message>
        <source>below</source>
        <translation>نیچے</translation>
    </message>
    <message>
        <source>right</source>
        <translation>دائیں</translation>
    </message>
    <message>
        <source>above</source>
        <translation>اوپر</translation>
    </message>
    <message>
        <source>left</source>
        <translation>بائیں</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>مشق کے بیک اپ نہیں ہوتے اور اس کا یہی ایک ڈیٹابیس ہے۔ پہلے مشق سے نکلیں۔</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>جیسا ہوا ویسا ہی درج ہوا۔ رولنگ بورڈ کے ساتھ ہے۔</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>ایسا نہیں ہوا تھا: اسے واپس لیں اور اوپر دیا کام ایک بار پھر پڑھیں۔</translation>
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
        <translation>مشق</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>دوسری…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>دوسری صورتِ حال</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>مشق سے نکلیں</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>نکلیں</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>یہاں کچھ شمار نہیں ہوتا: یہ میچ اصلی میچوں سے الگ رکھے جاتے ہیں۔</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>ترجیحات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحے</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>اس صفحے کی اصل ترتیبات</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>تمام اصل ترتیبات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>دبانا</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>… ملی سیکنڈ کے اندر دہرائی نظرانداز</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>کانپتا ہاتھ یا اچھلتی کلید دو بار دبا دیتی ہے: وہی بٹن یا کلید اتنی جلدی دوبارہ دبے تو کچھ مزید درج نہیں ہوتا۔ بورڈ پر نشان ہمیشہ گنے جاتے ہیں۔ 0 سے ہر دباؤ گنا جاتا ہے۔</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>پرنٹ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>کاغذ</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>پرنٹر</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>کاپیاں</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحے</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>⁨{printer}⁩ صفحے نہیں لے رہا: دیکھیں کہ آن ہے یا نہیں، یا PDF میں محفوظ کریں۔</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>صفحہ {number} از {all}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>اس کمپیوٹر پر کوئی پرنٹر نہیں: صفحے PDF میں محفوظ کر کے کہیں اور پرنٹ کریں۔</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>پچھلا صفحہ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>اگلا صفحہ</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>بڑا</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>چھوٹا</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>پورا صفحہ</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>⁨PDF⁩ میں محفوظ…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>میچ: {of} میں سے {done}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>فاؤل کے علاوہ ایک گوٹی مزید، ڈیو کے طور پر۔</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>ہاں: وہ واپس آتی ہے اور باری چلی جاتی ہے؛ گوٹیاں پاکٹ رہتی ہیں جب تک اسٹرائیکر بھی نہ گرا ہو۔</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>ہاں: دیکھا یہ جاتا ہے کہ شاٹ سے پہلے بورڈ پر کیا پڑا ہے۔</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>کوئین کور ہونے کے بعد دونوں رنگوں کی آخری گوٹیاں اسٹرائیکر کے بغیر گریں: کسی قانون میں اس کا حساب نہیں۔</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>اسے 3 کے بجائے 1 پوائنٹ ملتا ہے، جیسے ہر جگہ۔</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>مخالف کی آخری گوٹی کوئین کے ساتھ گرے، یا کوئین کور ہونا باقی ہو تو اسٹرائیکر کے ساتھ۔</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>حساب ایسے ہے جیسے کوئین بورڈ پر پڑی ہو: باقی گوٹیاں، کوئین، اور جو مانگا جا سکتا ہے۔</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>مخالف باقی گوٹیوں سے جیتتا ہے؛ کوئین اس کے لیے تبھی گنی جاتی ہے جب اس نے خود کور کی ہو۔</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>مخالف کی آخری گوٹی کے ساتھ اپنی گوٹیاں بھی گریں: کیا وہ باقی گوٹیوں میں گنی جائیں گی؟</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>نہیں: صرف وہ گوٹیاں گنی جاتی ہیں جو شاٹ کے بعد بورڈ پر پڑی ہوں۔</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>نہیں: ڈیو اور پینلٹیاں ختم ہو جاتی ہیں، خود شاٹ کی گوٹیاں پھر بھی رکھی جاتی ہیں۔</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>یہ دوسری خلاف ورزیوں جیسی ہے: باری کے پہلے شاٹ سے قبل ٹیکنیکل فاؤل، اس کے بعد فاؤل۔</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>کسی حرکت سے بورڈ ہارا جائے جبکہ کوئین بورڈ پر نہیں: کیا وہ فاتح کے لیے گنی جائے گی؟</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>ہاں، جب تک اس کے پوائنٹ زیادہ سے زیادہ 21 ہوں، سوائے اس کے کہ کوئین قصوروار نے کور کی ہو۔</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>یہ فاؤل ہے۔</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>ایک شاٹ میں کئی فاؤل: کیا ہر ایک کی پینلٹی ہے؟</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>نہیں: سب کے لیے ایک گوٹی واپس آتی ہے۔</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>کیا فاؤل شاٹ میں پاکٹ ہوئی گوٹیاں واپس آتی ہیں؟</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>نہیں: وہ پاکٹ رہتی ہیں، اسٹرائیکر گرا ہو تب بھی، سوائے پینلٹی اور بیان کردہ آخری گوٹیوں کے۔</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>کیا فاؤل شاٹ میں پاکٹ ہوئی کوئین ہر قسم کے فاؤل پر واپس رکھی جاتی ہے؟</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>کیا کور کی منتظر کوئین اس اپنی گوٹی سے کور ہوتی ہے جو فاؤل شاٹ میں گرے؟</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>ہاں؛ ایسی گوٹی کے بغیر وہ واپس جاتی ہے۔</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>بریک کی تین کوششیں ناکام: اب کون بریک کرے، اور کتنی کوششیں؟</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>بریک ابھی باقی ہے؛ اگلے کھلاڑی کی اپنی تین کوششیں ہیں۔</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>بریک کی کوشش کچھ نہیں چھوتی، مگر اسٹرائیکر گرتا ہے یا شاٹ بے قاعدہ ہے۔</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>یہ بھی عام فاؤل ہے، اور باری ختم ہوتی ہے۔</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>ہاں۔</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>وہ اسی شاٹ میں یا اگلے میں گرے؛ اس کے بغیر باری ویسے بھی ختم ہے۔</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>جس کھلاڑی کی باری نہ ہو اس کی خلاف ورزی کی قیمت کیا ہے؟</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>اس کی ایک گوٹی واپس آتی ہے؛ باری پر اثر نہیں پڑتا۔</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>دوسری گیم وہ شروع کرتا ہے جو پہلی شروع کرنے والے کے دائیں ہے، تیسری وہی جس نے پہلی شروع کی۔</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>اضافی بورڈ کے بعد بھی اسکور برابر رہتا ہے۔</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>ایک اور اضافی بورڈ کھیلا جاتا ہے، پھر ٹاس کے بعد۔</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>قانون ⁨{break_before_play}⁩ “پلے” سے پہلے کی گئی بریک کا ذکر کرتا ہے؛ اس وقت جو کوشش کچھ نہ چھوئے اس کا کیا؟</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>وہ قانون ⁨{break_after_play}⁩ کے خلاف ہے، اس لیے بے قاعدہ: قانون ⁨{break_fault}⁩ سے باری جاتی ہے، کوشش کوئی بھی ہو، ڈیو یا پینلٹی کے بغیر۔</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>قانون ⁨{break_before_play}⁩ یہ نہیں بتاتا کہ “پلے” سے پہلے کی بریک میں اسٹرائیکر گرے تو کیا قیمت ہے۔</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>اپنی گوٹیاں یا کوئین دوسرے فریق کی گوٹیوں کے ساتھ گریں: قانون {turn} باری جاری رکھتا ہے، قانون ⁨{opponents_man_pocketed}⁩ کھلاڑی کو روکتا ہے۔</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>باری جاری رہتی ہے، جیسے قانون ⁨{striker_with_both}⁩ میں اسٹرائیکر کے ساتھ بھی ہے۔</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>فاؤل میں اپنی گوٹیاں یا کوئین گریں تو قانون ⁨{foul_while_pocketing}⁩ کوئی اضافی گوٹی نہیں بتاتا، قانون ⁨{own_improper}⁩ اور قانون ⁨{foul}⁩ ایک بتاتے ہیں؛ کون سا چلے گا؟</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>ایک گوٹی لی جاتی ہے۔</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>جب ڈیو باقی ہو اور کوئین کے ساتھ اپنی گوٹیاں یا اسٹرائیکر گرے تو کیا قانون ⁨{queen_while_due}⁩ تب بھی لاگو ہے؟</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>کوئین، اسٹرائیکر اور دوسرے فریق کی گوٹیاں گریں: قانون ⁨{queen_striker}⁩ باری جاری رکھتا ہے، قانون ⁨{striker_with_opponents}⁩ ختم کرتا ہے۔</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>قانون ⁨{queen_striker}⁩ لاگو ہے کیونکہ وہ کوئین کا نام لیتا ہے: باری جاری رہتی ہے۔</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>جب نو کی نو گوٹیاں صرف اس لیے بورڈ پر ہوں کہ کچھ واپس آئیں، کیا قانون ⁨{queen_with_one_nine_on}⁩ لاگو ہے؟</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>نو کی نو بورڈ پر ہوں اور کوئین، اپنی گوٹیاں اور اسٹرائیکر گریں: قانون ⁨{queen_man_striker}⁩ باری جاری رکھتا ہے، قانون ⁨{queen_with_striker_nine_on}⁩ ختم کرتا ہے۔</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>قانون ⁨{queen_man_striker}⁩ لاگو ہے کیونکہ وہ گوٹیوں کا نام لیتا ہے: باری جاری رہتی ہے۔</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>قانون ⁨{cover_man_striker_improper}⁩ یہ نہیں بتاتا کہ بے قاعدہ شاٹ کے بعد کور کی منتظر کوئین کا کیا ہو گا۔</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>وہ واپس آتی ہے، جیسے کور نہ ہونے پر ہمیشہ۔</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>باقاعدہ شاٹ پر 3 پوائنٹ (22 سے آگے 1) اسے ملتے ہیں جس نے خود کوئین کور کی، ورنہ 1؛ بے قاعدہ شاٹ اسٹرائیکر گرنے کی طرح ہارتا ہے، قانون ⁨{covered_both_last_striker_improper}⁩ یا ⁨{others_queen_both_last_striker_improper}⁩ سے۔</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>قوانین ⁨{both_last}⁩ اور ⁨{both_last_improper}⁩ اسٹرائیکر کا نام نہیں لیتے: وہ دونوں آخری گوٹیوں کے ساتھ گرتا ہے جبکہ کوئین بورڈ پر ہے۔</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>مخالف 3 پوائنٹ جیتتا ہے، 22 سے آگے 1، اور اسٹرائیکر کا ایک مانگ سکتا ہے، جیسے قانون ⁨{own_last_striker}⁩ میں ہے۔</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>قوانین ⁨{cover_both_last}⁩ اور ⁨{cover_both_last_improper}⁩ اسٹرائیکر کا نام نہیں لیتے: وہ دونوں آخری گوٹیوں کے ساتھ گرتا ہے جبکہ کوئین کور ہونا باقی ہے۔</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>حساب قانون ⁨{queen_both_last_striker}⁩ سے ہے، جہاں یہی سب گرتے ہیں: مخالف 3 پوائنٹ جیتتا ہے، 22 سے آگے 1، اور اسٹرائیکر کا ایک مانگ سکتا ہے۔</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>قانون ⁨{others_queen_both_last_striker}⁩ اس فاتح کے بارے میں خاموش ہے جو 22 یا زیادہ پر ہو۔</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>مخالف کی آخری گوٹی کوئین کور ہونے کے بعد گرتی ہے؛ قوانین ⁨{cover_opponents_last}⁩، ⁨{opponents_last}⁩ اور ⁨{opponents_last_striker}⁩ صرف پہلے کی بات کرتے ہیں۔</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>قانون ⁨{forgoing_in_full}⁩ ڈیو اور پینلٹیاں پوری کی پوری چھوڑنے دیتا ہے: کیا وہ بھی جو ابھی دستیاب نہیں؟</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>نہیں: جو ابھی نہیں رکھی جا سکتیں وہ ذمے رہتی ہیں۔</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>قوانین رکھنے کی غلطی کو فاؤل کہتے ہیں اور یہ نہیں بتاتے کہ اس سے رکھنے والے کی باری جاتی ہے یا نہیں۔</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>ہر خلاف ورزی کی طرح اپنے وقت سے گنی جاتی ہے: باری کے پہلے شاٹ سے قبل یا باری کے بغیر ٹیکنیکل فاؤل، ورنہ فاؤل۔</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>قانون ⁨{stroke_time}⁩ پندرہ سیکنڈ دیتا ہے اور دیر کی کوئی پینلٹی نہیں بتاتا۔</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>بورڈ اس پر پڑی گوٹیوں سے ہارا جاتا ہے؛ قانون نہیں بتاتا کس کی۔</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>اس فریق کی گوٹیاں گنی جاتی ہیں جو بورڈ ہارتا ہے۔</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>ان قواعد میں شاٹ کھیلنے کی پابندیاں نہیں؛ جس شاٹ کو امپائر بے قاعدہ کہے اس کا کیا؟</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>ہاں، اس کوئین کی طرح جو کور نہ ہوئی۔</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>متن کوئین کے “فوراً بعد” اپنی گوٹی چاہتا ہے: کیا اسی شاٹ میں گری گوٹی اسے کور کرتی ہے؟</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>متن کوئین اور اپنی گوٹی “ایک ہی باری” میں چاہتا ہے: کور میں کتنا وقفہ ہو سکتا ہے؟</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>متن نہیں بتاتا کہ اگلے بورڈ کی بریک کون کرے۔</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>بریک باریوں کی طرح گھومتی ہے: دوسرے فریق کو، ڈبلز میں گھڑی کی سمت۔</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>قانون ⁨{order_of_breaks}⁩ سنگلز میں بتاتا ہے کہ دوسری اور تیسری گیم کون شروع کرے؛ ڈبلز میں کون؟</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>جو رکھی جانے والی گوٹیاں چھوڑ دے: کیا وہ شاٹ کی وجہ سے واپس آنے والی گوٹیاں بھی چھوڑتا ہے؟</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>بے قاعدہ کیوں؟</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>چنیں، یا بغیر وجہ شاٹ کی تصدیق کریں۔</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“پلے” سے پہلے</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>اس پوزیشن میں ایسا نہیں ہو سکتا۔ نشان دوبارہ دیکھیں۔</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>رکھنے کے لیے کوئی گوٹی نہیں: پچھلی رولنگ کوئی گوٹی واپس نہیں رکھواتی۔</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>مختلف فیصلہ دینے کو کوئی رولنگ نہیں: اس بورڈ پر ابھی کوئی رولنگ نہیں ہوئی۔</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>بتائیں کیا مختلف ہے: باری، رکھی گوٹیاں، ڈیو، کوئین یا بورڈ۔</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>اس فیصلے سے بورڈ کی ایسی حالت بنتی ہے جو ممکن نہیں۔ گوٹیاں اور باری دوبارہ دیکھیں۔</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>میچ ختم ہو چکا۔ جاری رکھنے کے لیے آخری اندراج واپس لیں۔</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>پہلے ٹاس ہو گا۔ درج کریں کون جیتا۔</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>ابھی ٹاس نہیں: وہ پہلے بورڈ اور اضافی بورڈ سے پہلے ہوتا ہے۔</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>اضافی بورڈ سے پہلے ٹاس صرف بریک کا فیصلہ کرتا ہے۔</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>ایسا کوئی کھلاڑی نہیں: فریق میں کھلاڑی 1 ہوتا ہے، ڈبلز میں کھلاڑی 2 بھی۔</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>فیصلے کے لیے کوئی احتجاج نہیں۔</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>اس نمبر کا کوئی اندراج نہیں۔</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>اس اندراج میں ترمیم نہیں ہو سکتی: یہ واپس لیا جا چکا ہے یا خود تصحیح ہے۔</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>اس اندراج کی کوئی گوٹی رکھنا باقی نہیں۔</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>چھوڑی گئی گوٹیاں رکھنے کے ڈیو اور پینلٹی سے زیادہ ہیں۔</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>اس فریق کو دوسرے فریق کی کوئی گوٹی نہیں رکھنی۔</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>باری پہلے ہی اسی کھلاڑی کی ہے۔</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>یہ اندراج ایسا احتجاج نہیں جو فیصلے کا منتظر ہو۔</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>یہ واپس پڑھا نہ جا سکے گا: کوئی متن بہت لمبا ہے، یا اس میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>ابھی اضافی پوائنٹ نہیں مانگے جا سکتے: یہ صرف بورڈ کے فوراً بعد ممکن ہے۔</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>مانگے گئے اضافی پوائنٹ رولنگ کی پیشکش سے زیادہ ہیں۔</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>کلاک رکی ہوئی نہیں۔</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>کلاک پہلے ہی رکی ہوئی ہے۔</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>واپس لینے کو کچھ نہیں۔</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>دوبارہ کرنے کو کچھ نہیں۔</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>رکھی جانے والی گوٹیوں کا اندراج ہو چکا ہے۔ دوبارہ درج کرنے کے لیے اسے واپس لیں۔</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>کسی میچ فائل میں اس سے زیادہ اندراج نہیں سماتے۔ ایسے نئے میچ میں جاری رکھیں جو اس میچ کو سنبھال لے۔</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>سکہ اچھالیں، یا ایک فریق سے بوجھوائیں؛ جیتنے والا بریک یا سائیڈ لے۔</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>اب دونوں فریق تھوڑی دیر مشق کر سکتے ہیں۔</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>ابتدائی ترتیب دیکھیں: کوئین بیچ میں، سفید Y کی شکل میں، سب چپٹی اور جڑی ہوئی۔</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>دیکھیں کہ گوٹیاں بلا تاخیر لگیں۔</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>بریک کرنے والا پاؤڈر بریک سے پہلے برابر پھیلائے، بعد میں نہیں۔</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>اسٹرائیکر پھسلا، کچھ نہ ہلایا اور لائن سے نہ نکلا تو شاٹ نہیں۔</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>کھلاڑی کے کہنے پر خراب گوٹی اسی جگہ سالم گوٹی سے بدلی جاتی ہے۔</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>نہ سینٹر سرکل پر، نہ آؤٹر سرکل سے باہر، اور کچھ اور نہ ہلے۔</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>گوٹیاں آؤٹر سرکل میں چپٹی رکھی جائیں؛ کوئین اور باہر اچھلی گوٹیاں آپ رکھیں۔</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>رنگ دیکھیں: غلط گوٹی جس کی نشاندہی اگلے شاٹ سے پہلے نہ ہو، پڑی رہتی ہے۔</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>کوئین آپ سینٹر سرکل میں واپس رکھیں؛ اس سے شاٹ بن جائے تو جائز ہے۔</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>سینٹر خالی نہیں: بچے حصے کا زیادہ سے زیادہ ڈھکیں، یا کوئین پاس رکھیں جہاں پاکٹ کرنا مشکل ہو۔</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>باہر اچھلی گوٹی سینٹر سرکل پر جائے، یا جتنا حصہ خالی ہو اس پر۔</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>کوئین اور گوٹی: پہلے کوئین، گوٹی اس کے پیچھے، باری والے کھلاڑی کی نظر سے۔</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>دونوں رنگ: پہلے شاٹ کھیلنے والے کی گوٹی، دوسری اس کے پیچھے۔</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>تین یا زیادہ: باقی پہلی دو سے لگا کر، جیسے بھی ہو سکے۔</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>واپس رکھی جانے والی گوٹی مین سرکل میں دوسری گوٹیوں کے اوپر ہو سکتی ہے۔</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>اچھل کر بورڈ پر واپس گری: اسے سینٹر میں رکھیں اور جو ہلا اسے درست کریں۔</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>لیمپ سے ٹکرا کر لوٹی: جہاں گری وہیں رہے، کچھ درست نہیں کیا جاتا۔</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>کنارے پر کھڑی: کھڑی رہنے دیں۔</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>ایک دوسری کے اوپر: ویسے ہی رہنے دیں۔</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>اسٹرائیکر گوٹی پر: آپ اٹھائیں اور جو ہلے درست کریں؛ جو پاکٹ میں گرے وہ پاکٹ ہے۔</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>گوٹی اسٹرائیکر پر: آپ اٹھائیں، اسٹرائیکر نکالیں، گوٹی وہاں رکھیں جہاں وہ ہوتی۔</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>کنارے پر یا ایک دوسری پر: رہنے دیں جب تک کھیل انہیں نہ ہلائے۔</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>اسٹرائیکر گوٹی کے نیچے: کم سے کم ہلا کر نکالیں۔</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>ٹوٹی گوٹی: بڑا ٹکڑا گنا جاتا ہے، آخری فیصلہ آپ کا ہے۔</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>⁨{text}⁩ (⁨{law}⁩)</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>دونوں کھلاڑی آمنے سامنے بیٹھتے ہیں۔</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>ساتھی آمنے سامنے بیٹھتے ہیں، یوں چاروں سائیڈ بھر جاتی ہیں۔</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>میچ سے پہلے اب پورے دو ٹرائل بورڈ، ہر فریق کا ایک۔</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>پہلے سے محفوظ</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>نشان زدہ لیں</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>یہ میچ پہلے سے محفوظ ہیں۔ جو پھر بھی فائل سے لینے ہوں ان پر نشان لگائیں؛ محفوظ میچ ردی میں چلا جائے گا۔</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>پہلے سے محفوظ میچ</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>⁨{match}⁩: ردی میں ہے، فائل جیسا ہی</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>⁨{match}⁩: محفوظ {stored} اندراج، فائل میں ⁨{file}⁩</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>⁨{match}⁩: ردی میں {stored} اندراج، فائل میں ⁨{file}⁩</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>بھرنے کے لیے اسکور کارڈ</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>گیم {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>اختتام</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>امپائر کے ریمارکس</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>میچ کا فاتح</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>گیمز</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>شاٹ</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>اضافی</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ٹورنامنٹ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>راؤنڈ</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>زمرہ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>میچ نمبر</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>امپائر</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>چیف ریفری</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>ٹاس کس نے جیتا</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>فریق {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>جو پہلے بریک کرے وہ فریق 1 ہے۔ کوئین: کور کرنے والے کو {queen}، ورنہ Nil؛ صرف بورڈ کے فاتح کے لیے گنی جاتی ہے، {until} پوائنٹ سے آگے نہیں۔ C/m: دوسرے فریق کی باقی گوٹیاں، ورنہ Nil۔ +: مانگے گئے پوائنٹ۔ کل: رواں مجموعہ، زیادہ سے زیادہ {points}۔</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>⁨W⁩ بریک کرتا ہے۔ ہر شاٹ کا ایک خانہ: پاکٹ ہوئی اپنی گوٹیوں کی تعداد، کچھ نہ ہو تو –، Q کوئین، S اسٹرائیکر، F فاؤل، T ٹیکنیکل فاؤل۔ باری کے آخر پر لکیر۔</translation>
    </message>
    <message>
        <source>board</source>
        <translation>بورڈ</translation>
    </message>
    <message>
        <source>points</source>
        <translation>پوائنٹ</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>گیم {number} کا سلسلہ۔</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>فریق {number} ⁨{name}⁩ ہے۔</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>بورڈ {number} کے بعد: ⁨{score}⁩۔</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>ایک باری کی گوٹیاں</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>باریاں</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>ایک باری کی گوٹیاں</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>سیکنڈ فی شاٹ</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>شاٹ</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>وقت فی شاٹ</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>⁨{name}⁩، {counted} بلحاظ {bins}: {counts}۔</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>نتائج</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>میچ</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>شروع نہیں</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>جاری</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>دستبرداری</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>نااہل</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>واک اوور</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>برابر</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>روکا گیا: احتجاج</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>میچ: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>میچ: {matches}، فیصلہ شدہ {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>کوئی میچ نہیں۔</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>وقت</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>پوائنٹ</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>اوقات پہلے اندراج کے ہیں، ہال کے مقامی وقت میں۔</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>بغیر تاریخ</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>ur</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>لاگ</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>میچ، اندراج بہ اندراج: carrom-desk verify رپورٹ کا اس سے موازنہ کرتا ہے</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>بتانے کو کچھ نہیں۔</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>تفصیل</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>شماریات</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>زیرِ احتجاج</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>ختم نہیں</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>صفحہ {page} از {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>میچ کی شناخت اور فنگر پرنٹ کا QR کوڈ</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>واپس لیا</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>دوبارہ دیا</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>ترمیم شدہ</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>مختلف فیصلہ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>بورڈ</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>کیا ہوا</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>دورانیہ</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>کوئین کور کی</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>بورڈ</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (دوبارہ)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>کوئین {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} دیے گئے</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} مانگے گئے</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>کون</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>غلطی</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>⁨{what}⁩ مختلف فیصلہ، نمبر {number}۔</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>ڈیو، فاؤل اور وقت کی غلطیاں</translation>
    </message>
    <message>
        <source>By</source>
        <translation>از</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>احتجاج</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>فیصلہ</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>احتجاج</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>تصحیح</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>کس اندراج کی</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>اب</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>وجہ</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>تصحیحات</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}، خود واپس لی گئی</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>نمبر {number}: ⁨{was}⁩</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ریمارک</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>ریمارکس اور تعطل</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>سوال</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>جواب</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>اندراج</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>تشریحات جو وہاں برتی گئیں جہاں قوانین جواب کھلا چھوڑتے ہیں</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>رولنگ</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>W:B</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>کوئی اندراج نہیں ہوا۔</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>⁨W:B⁩ اندراج کے بعد بورڈ پر سفید اور سیاہ گوٹیاں ہیں، Q کوئین جب تک وہ وہاں پڑی ہو۔</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>واپس لیے گئے اندراج کٹے ہوئے ہیں۔</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>گیم {game}، بورڈ {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>سفید: ⁨{player}⁩</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>{status}، نمبر {number} سے</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>میچ کا ریکارڈ</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>سنگلز</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ڈبلز</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>میز ⁨{table}⁩</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>میچ ⁨{id}⁩ · اندراج: {entries} · فنگر پرنٹ: ⁨{fingerprint}⁩ · ⁨{program}⁩</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>فریق</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>فریق اور گیمز</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>کھیلا گیا</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>ٹاس</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>فارمیٹ</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>سنبھالا گیا</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>گیم {game} میں؛ پہلے کھیلے گئے بورڈ: ⁨{boards}⁩</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>C/m</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>کل</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>فاتح ⁨{side}⁩، ⁨{score}⁩</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>برابر، ⁨{score}⁩</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>⁨{score}⁩ پر چھوڑا گیا</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>جاری، ⁨{score}⁩</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>سنبھالنے سے پہلے: ⁨{boards}⁩</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>⁨{side}⁩ دستبردار۔</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>کوئین ⁨{side}⁩ نے کور کی</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>جاری: بورڈ پر {white} سفید اور {black} سیاہ؛ {queen}؛ باری: ⁨{player}⁩</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>⁨C/m⁩: بورڈ پر بچی دوسرے فریق کی گوٹیاں۔</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>کل: رواں مجموعہ۔</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>بریک کرنے والا سفید سے کھیلتا ہے۔</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: مانگے گئے پوائنٹ، اور وہ جو نہ گوٹیوں کے ہیں نہ کوئین کے۔</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): کوئین کور ہوئی، پوائنٹ نہیں ملے۔</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>کل کبھی گیم جیتنے کے {points} پوائنٹ سے زیادہ نہیں دکھاتا۔</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>⁨WS⁩: وائٹ سلیم۔</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>⁨BS⁩: بلیک سلیم۔</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>⁨E⁩: اضافی بورڈ۔</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>⁨R⁩: دوبارہ کھیلا گیا۔</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>شاٹ، ڈیو اور فاؤل</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>تصحیحات: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>مختلف فیصلے: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>کوئی احتجاج نہیں</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>کوئی تصحیح نہیں</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>ریکارڈ</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>مزید تفصیل میں ہیں: {number}۔</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ریمارکس</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>کچھ نہیں کھیلا گیا۔</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>میچ: {matches}، جیتے {won}، ہارے {lost}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>⁨{first}⁩ تا ⁨{last}⁩</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>اس کھلاڑی کا کوئی میچ معلوم نہیں۔</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>مخالف</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجہ</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>وسطانیہ</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>گوٹیاں فی باری</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{all} میں سے {some}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>باریاں</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>پاکٹ کی گوٹیاں</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>ایک باری میں زیادہ سے زیادہ</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>طویل ترین باری کے شاٹ</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>وقت فی شاٹ، وسطانیہ</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>وقت فی شاٹ، زیادہ سے زیادہ</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>وقت لیے گئے شاٹ</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>جیتے بورڈ</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>بریک کیے بورڈ</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>کوئین کور کیے بورڈ</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>وائٹ سلیم</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>بلیک سلیم</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>بریک اینڈ رن</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>گوٹیاں: اپنی گوٹیاں جو پاکٹ ہوئیں اور واپس نہ آئیں۔</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>بریک اینڈ رن: بریک کرنے والا دوسرے فریق کے شاٹ سے پہلے ہی بورڈ جیت لے۔</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>منسوخ بورڈوں کے شاٹ اور غلطیاں بھی گنی جاتی ہیں۔</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>شاٹ کا وقت پچھلے اندراج سے اس کے اپنے اندراج تک ہے، رکے ہوئے وقت کے بغیر: جب تک گوٹیاں ٹھہر جائیں اور شاٹ درج ہو۔ تصحیح کے ساتھ والے شاٹ کا وقت نہیں لیا جاتا۔</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>جس فریق کی باری نہیں اس کی غلطی صرف فریق کے کھاتے میں ہے۔</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>کسی فونٹ میں حرف ⁨{letter}⁩ (⁨{name}⁩) نہیں: اس کی جگہ سوالیہ نشان ہے۔</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}۔ وجہ: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>بورڈ کے شاٹوں کی جگہ، جس کی امپائرنگ کاغذ پر ہوئی۔</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>کھیل رکا ⁨{begun}–{ended}⁩: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>میچ میں ⁨{winner}⁩ کی جیت، گیمز میں ⁨{score}⁩: ⁨{loser}⁩ دستبردار۔</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>میچ میں ⁨{winner}⁩ کی جیت، گیمز میں ⁨{score}⁩: ⁨{loser}⁩ دستبردار۔</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>میچ میں ⁨{winner}⁩ کی جیت: ⁨{loser}⁩ نااہل۔ ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>میچ میں ⁨{winner}⁩ کی جیت: ⁨{loser}⁩ نااہل۔ ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>⁨{winner}⁩ کو واک اوور: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>⁨{winner}⁩ کو واک اوور: ⁨{loser}⁩ غیر حاضر۔</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>نتیجہ روکا گیا: ایک احتجاج کا فیصلہ باقی ہے۔</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>شروع نہیں ہوا: کوئی نتیجہ نہیں۔</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>جاری، گیمز میں ⁨{score}⁩: ابھی نتیجہ نہیں۔</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>⁨{side}⁩، {choice} (گیم {game}، بورڈ {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>سائیڈ کی تبدیلی: ⁨{when}⁩</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیتے</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ہارے</translation>
    </message>
    <message>
        <source>open</source>
        <translation>باقی</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>ڈیو</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>فاؤل</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>فاؤل کے ساتھ ڈیو</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>ٹیکنیکل فاؤل</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>وقت کی غلطیاں</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>حرکت سے ہارے بورڈ</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>نااہلیاں</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>ڈیو</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>فاؤل</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>ڈیو اور فاؤل</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>ٹیکنیکل فاؤل</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>وقت کی غلطی</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>بورڈ ہارا</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>نااہل</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>فیصلہ باقی</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>منظور</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>مسترد</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>ترمیم شدہ</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>ترمیم کے بعد بے اثر</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>واپس لیا گیا</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>کچھ شمار نہیں: اس لاگ میں بہت زیادہ ترامیم ہوئیں۔</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>کارڈ</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>جیتے میچ</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>سفید سے جیتے بورڈ</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>سیاہ سے جیتے بورڈ</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>باریاں جن میں گوٹی ملی</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>فیصد</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>فیصد</translation>
    </message>
    <message>
        <source>What</source>
        <translation>کیا</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>تعداد</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>کل</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>جیتے</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>ہارے</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>آمنے سامنے</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>گیم کا بورڈ</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>اپنے پوائنٹ</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>مخالف پوائنٹ</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>فی بورڈ</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>تک</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>رجحان: تازہ ترین {number} میچ اکٹھے</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>میچ تک</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>جیتے بورڈ، %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>جیتے بورڈوں کا رجحان</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>دوبارہ جانچا</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>امپائر اسے واپس لیتا ہے۔</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>امپائر اسے دوبارہ شمار کرتا ہے۔</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>ان قوانین کے متن میں اس کا کوئی قاعدہ نہیں۔</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>منتظم کی SoL فائل</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>⁨{name}⁩ کو SoL فائل کے طور پر پڑھا نہیں جا سکتا۔</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>کسی محفوظ میچ میں ⁨{name}⁩ کی کسی جوڑی کا نتیجہ نہیں: کچھ نہیں لکھا گیا۔</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>نتائج والی فائل</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>⁨{path}⁩ میں لکھے گئے نتائج: {count}۔</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>⁨SoL⁩ کے لیے نتائج</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>موجودہ نتائج کی جگہ ہمارے رکھیں…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>راؤنڈ ⁨{left}⁩، شروع نہیں</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>راؤنڈ ⁨{left}⁩</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>راؤنڈ: وقت ⁨+{over}⁩</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>راؤنڈ ⁨{left}⁩، رکا ہوا</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>ایک منٹ زیادہ</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>ایک منٹ کم</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>راؤنڈ دوبارہ شروع</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>وقفہ</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>اس راؤنڈ کے باقی منٹ: {minutes}۔</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>اس راؤنڈ کا وقت ختم ہے۔ ٹورنامنٹ کے طریقے سے ختم کریں، یا گیم ختم کریں۔</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>باری ⁨{player}⁩ ہی کی ہے</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>⁨{player}⁩ کی ایک اور کوشش</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>باری ⁨{player}⁩ کو ملی</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>بورڈ ختم</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>بورڈ ⁨{side}⁩ کا، {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>جو باہر اچھلا امپائر اسے سینٹر سرکل میں واپس رکھتا ہے۔</translation>
    </message>
    <message>
        <source>{men}: {count} {reason}, {other_count} {other_reason}.</source>
        <translation>{men}: {count} ⁨{reason}⁩، {other_count} {other_reason}۔</translation>
    </message>
    <message>
        <source>{men}: {reason}.</source>
        <translation>{men}: ⁨{reason}⁩۔</translation>
    </message>
    <message>
        <source>with the striker</source>
        <translation>اسٹرائیکر کے ساتھ</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>ڈیو اور پینلٹی</translation>
    </message>
    <message>
        <source>due</source>
        <translation>ڈیو</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>پینلٹی</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>پہلے سے ذمے</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>⁨{player}⁩ {men} رکھے، ⁨{other}⁩ {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>⁨{who}⁩، آؤٹر سرکل میں۔</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>⁨{who}⁩، آؤٹر سرکل میں، ⁨{time}⁩۔</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>کوئین سینٹر میں واپس جاتی ہے۔</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>⁨{side}⁩ نے کوئین کور کر لی۔</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>بریک ابھی باقی ہے۔</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>بریک ابھی باقی ہے: کوشش {number} از {most}۔</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>جو ذمے تھا وہ معاف۔</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>بورڈ پر: {white}، {black}، کوئین۔</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>بورڈ پر: {white}، {black}۔</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>کوئی گوٹی ذمے نہ تھی: جو واپس آتی ہے وہ بورڈ پر پڑی ہے۔</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>باری جاری</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>باری ختم</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>رکھی گئیں</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>چھوڑی: ڈیو ختم</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>حق گیا: ڈیو ضائع</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>جگہ نہیں: ڈیو ذمے رہے</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>⁨{player}⁩ کھیل جاری رکھے</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>⁨{side}⁩ نے کوئین کور کر لی۔</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>ٹیکنیکل فاؤل۔</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>جیسا کاغذی اسکور شیٹ پر ہے</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>⁨{side}⁩ کو 1 اضافی پوائنٹ مانگنے کا حق ہے۔</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>⁨{side}⁩ کو %n اضافی پوائنٹ مانگنے کا حق ہے۔</numerusform>
            <numerusform>⁨{side}⁩ کو %n اضافی پوائنٹ مانگنے کا حق ہے۔</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>بورڈ ⁨{side}⁩ کا، {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>بے قاعدہ شاٹ کی</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>اس شاٹ کی</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>اسے ⁨{player}⁩ رکھے</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>انہیں ⁨{player}⁩ رکھے</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>بورڈ جاری رہتا ہے</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>کوئین واپس جاتی ہے</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>کچھ واپس نہیں آتا</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>⁨{side}⁩ نے کوئی اضافی پوائنٹ نہیں مانگا۔</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>⁨{side}⁩ نے 1 اضافی پوائنٹ مانگا۔</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>⁨{side}⁩ نے %n اضافی پوائنٹ مانگا۔</numerusform>
            <numerusform>⁨{side}⁩ نے %n اضافی پوائنٹ مانگے۔</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>⁨{reason}⁩، اور پہلے سے ذمے</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>مختلف فیصلہ…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>رولنگ، تصدیق پر</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>دی گئی رولنگ</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>تشریح: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>کوئی رولنگ نہیں</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>ایسا ممکن نہیں</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>رولنگ</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>ابھی رولنگ نہیں</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>قوانین: ⁨{numbers}⁩</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>وجہ: ⁨{reason}⁩</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>محفوظ ⁨{time}⁩ ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>ابھی محفوظ کرنے کو کچھ نہیں</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>محفوظ نہیں</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>محفوظ نہیں: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>صرف مطالعہ</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>صرف مطالعہ: ⁨{reason}⁩</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>اب کون کھیلے گا؟</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>اب کون سی گوٹیاں بورڈ پر واپس آتی ہیں؟</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>کون سی گوٹیاں ذمے رہتی ہیں؟</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>کوئین کا کیا ہو گا؟</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>بورڈ کیسے ختم ہوتا ہے؟</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>گوٹیاں کون رکھے؟</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>امپائر کیا کال دے؟</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>اگلی بریک کس کی؟</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>سفید سے کون کھیلے؟</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>کیا بورڈ سلیم تھا؟</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>آگے کیا ہو گا؟</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>کیا اگلے بورڈ سے پہلے سائیڈ بدلے گی؟</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>اس پاس کا نتیجہ کیا ہے؟</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>کھیل آگے کیسے چلے؟</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>کتنا وقت ملتا ہے؟</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>خلاف ورزی کا نتیجہ کیا ہے؟</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>باری</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ڈیو اور پینلٹیاں</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>آخری گوٹیاں</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>22 پوائنٹ سے آگے</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>رکھنا</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ڈبلز</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>خلاف ورزیاں</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>کلاک</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>میچ کا سلسلہ</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>ابھی نہیں پوچھا</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>کمزور</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>زیرِ تعلیم</translation>
    </message>
    <message>
        <source>known</source>
        <translation>معلوم</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>جہاں ہے وہیں رہتی ہے</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>ابھی سینٹر میں واپس جاتی ہے</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>بورڈ پر نہیں اور کور کرنی ہے</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>بورڈ پر نہیں اور باری ختم ہونے پر واپس جائے گی</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>کور ہو گئی</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>اسی گیم کا اگلا بورڈ</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>اگلی گیم</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>ٹاس اور اضافی بورڈ</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>میچ ختم</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>بورڈ منسوخ ہو کر دوبارہ کھیلا جائے گا</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>باری اگلے کھلاڑی کو جاتی ہے</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>اسی بورڈ کے آغاز سے دوبارہ</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>جہاں تھا وہیں سے آگے</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>شاٹ بے قاعدہ ہے</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>فاؤل</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>وقت کے لحاظ سے فاؤل یا ٹیکنیکل فاؤل</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>بورڈ ہارا جاتا ہے</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>میچ ہارا جا سکتا ہے</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>تنبیہ</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>میچ کے لیے بلایا گیا اور ایک کھلاڑی بورڈ پر نہیں۔</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>کھلاڑی میچ سے پہلے مشق کرتے ہیں۔</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>امپائر نے “پلے” کہہ دیا: بریک ہونی ہے۔</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>ایک کھلاڑی کی باری ہے: اسے شاٹ کھیلنا ہے۔</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>ایک گوٹی رکھنی ہے۔</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>ایک گوٹی ڈیو ہے: اسے رکھنا ہے یا چھوڑنا۔</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>ایک گیم ختم ہوئی: کھلاڑی سائیڈ بدلتے ہیں۔</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>تیسری گیم ہونی ہے: کھلاڑی آرام کرتے ہیں۔</translation>
    </message>
    <message>
        <source>None</source>
        <translation>کوئی نہیں</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>کوئی نہیں: بورڈ ختم ہے</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>کوئی کال نہیں</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>سلیم نہیں</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ہاں</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نہیں</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>سنگلز: لگاتار {before} پاس، اور اب ایک اور۔</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>ڈبلز: لگاتار {before} پاس، اور اب ایک اور۔</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>بورڈ کے دوران کے احتجاج کا فیصلہ ہوا: منظور۔</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>بورڈ کے دوران کے احتجاج کا فیصلہ ہوا: مسترد۔</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>آخری گیم میں سائیڈ بدلنی تھی، اور بدلی گئی۔</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>آخری گیم میں سائیڈ بدلنی تھی؛ یاد نہ رہا۔</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>ٹاس: ⁨{side}⁩ نے جیتا، {choice}۔</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>بریک کرنے والے فریق میں سے بریک ⁨{name}⁩ کی ہے۔</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>گیم {game}، آغاز ⁨{first}⁩ نے کیا؛ بورڈ {board}، بریک ⁨{breaker}⁩ نے کی۔</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>گیم میں بورڈوں کی کوئی حد نہیں۔</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>گیم میں زیادہ سے زیادہ {limit} بورڈ ہیں۔</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>اسکور ⁨{a} : {b}⁩ تھا؛ اب ⁨{side}⁩ نے بورڈ {points} سے جیتا۔</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>اسکور ⁨{a} : {b}⁩ تھا؛ اب ⁨{side}⁩ نے بورڈ {points} سے جیتا۔</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>یہ آخری گیم ہے؛ اس میں ابھی سائیڈ نہیں بدلی گئی۔</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>⁨{told}⁩، اور {more} مانگے جا سکتے ہیں</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>اگر معاملہ یوں ہوتا – {facts} – تو جواب یہ ہوتا: {answer}۔</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>آسان: جو ہوا اسی سے فیصلہ ہوتا ہے</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>درمیانہ: اس وقت کی صورتِ حال بھی فیصلہ کرتی ہے، یا دوسرا قانون</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>مشکل: کئی قوانین فیصلہ کرتے ہیں، یا کوئی تشریح</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>پہلی گیم ⁨{side}⁩ نے جیتی۔</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>امپائروں کا اسکول</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>کون سیکھ رہا ہے</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>نئے سیکھنے والے کا نام</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>موضوع</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>ہر قانون کا کتنا علم ہے</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>قانون</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>معلوم</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>پوچھے میں سے درست</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>مشقیں اور نقشہ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>اگلا</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>سیکھنے والا حذف کریں</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>جو باری پر ہے</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>پہلے نام لکھیں۔</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>کوئی نہیں: کچھ محفوظ نہیں ہوتا</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>⁨{name}⁩ کا تمام علم ⁨{path}⁩ میں ہے۔</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>پہلے سیکھنے والا چنیں۔</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>پیش رفت محفوظ کریں</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>مستقل حذف: دوبارہ دبائیں</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>⁨{name}⁩ حذف، ساری پیش رفت سمیت۔</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>سیکھنے والا شامل</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>پیش رفت محفوظ…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>مشقیں</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>قوانین اور سیکھنے والوں کا نقشہ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>کسی بھی درجے کی</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>آسان سے مشکل</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>مشکل کا درجہ</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>ایسی کوئی مشق نہیں: دوسرا موضوع یا مشکل کا دوسرا درجہ چنیں۔</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>میچ کا فاتح</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>احتجاج کا فیصلہ باقی</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>کھیل ⁨{player}⁩ کا</translation>
    </message>
    <message>
        <source>black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>کوئین کے 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>کوئین کے 0 (قانون ⁨{law}⁩)</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>کوئین اس کی: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>کوئین کور باقی: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>کوئین کے {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>باری</translation>
    </message>
    <message>
        <source>white</source>
        <translation>سفید</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>اسکور</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>⁨{name}⁩: {points} پوائنٹ</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>⁨{name}⁩: جیت کی {needed} گیمز میں سے {won}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>بورڈ</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>کل</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>گیم {number}</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>{text}.</source>
        <translation>⁨{text}⁩۔</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>سسٹم کے مطابق</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ہلکا</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>گہرا</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>گہرا تضاد</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>بڑا</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>سب سے بڑا</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>استعمال نہ کریں</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>تجویز</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>خودکار</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>⁨{form}⁩: بورڈ کے ساتھ بھریں، یا Esc سے چھوڑیں۔</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>بریک کچھ نہیں چھوتی</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>⁨Asha⁩ بریک کرتی ہے۔ اس کا اسٹرائیکر ہر گوٹی کے پاس سے گزر جاتا ہے اور کچھ نہیں چھوتا؛ شاٹ باقاعدہ ہے۔</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>جو بریک کچھ نہ چھوئے وہ ابھی ہوئی ہی نہیں۔ اسے ایک باری میں تین تک کوششیں ملتی ہیں۔</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>تیسری کوشش ناکام</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>⁨Asha⁩ تیسری بار بریک کرتی ہے۔ اسٹرائیکر پھر کچھ نہیں چھوتا؛ شاٹ باقاعدہ ہے۔</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>تین کوششوں کے بعد باری چلی جاتی ہے۔ بریک ابھی باقی ہے: وہ ⁨Ravi⁩ سیاہ سے کرتا ہے۔</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>“پلے” سے پہلے شاٹ</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>⁨Asha⁩ امپائر کے “پلے” کہنے سے پہلے شاٹ کھیلتی ہے۔ اسٹرائیکر گوٹیوں کو چھوتا ہے، اور ایک سفید گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>“پلے” سے پہلے پاکٹ ہوئی گوٹیاں نکلتی ہیں، ساتھ ایک گوٹی مزید۔ پاکٹوں میں اس کی کوئی اور گوٹی نہیں: وہ ایک ذمے رہتی ہے۔</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>ایک گوٹی ذمے ہے</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>⁨Asha⁩ کے ذمے ایک گوٹی ہے اور پاکٹوں میں کوئی نہیں۔ اب وہ باقاعدہ شاٹ سے ایک سفید گوٹی پاکٹ کرتی ہے۔</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>جو گوٹی ذمے ہو وہ دستیاب ہوتے ہی نکالی جاتی ہے، اس کی اپنی باری میں بھی۔ وہ کھیل جاری رکھتی ہے۔</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>اسٹرائیکر اور گوٹی</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>⁨Asha⁩ ایک سفید گوٹی پاکٹ کرتی ہے، اور اسٹرائیکر بھی گر جاتا ہے۔ شاٹ باقاعدہ ہے۔</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>اس کی گوٹی واپس آتی ہے اور ایک مزید اس کے ذمے ہے۔ اپنی گوٹی پاکٹ کرنے کی وجہ سے وہ کھیل جاری رکھتی ہے۔</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>صرف اسٹرائیکر</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>⁨Asha⁩ صرف اسٹرائیکر پاکٹ کرتی ہے، اور کچھ نہیں۔ شاٹ باقاعدہ ہے۔</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>ایک گوٹی ڈیو کے طور پر واپس آتی ہے اور باری چلی جاتی ہے: اس کی کوئی گوٹی نہیں گری۔</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>بے قاعدہ شاٹ</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>⁨Ravi⁩ اسٹرائیکر کو مارنے کے بجائے دھکیلتا ہے۔ اس کی ایک سفید گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>وہ گوٹی واپس آتی ہے، ساتھ فاؤل کی ایک مزید، اور باری چلی جاتی ہے۔</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>اچھلنے والی گوٹیاں</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>⁨Asha⁩ ایک سفید گوٹی پاکٹ کرتی ہے۔ ایک سیاہ گوٹی اور کوئین بورڈ سے باہر اچھل جاتی ہیں۔</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>جو اچھلا وہ بورڈ سے گیا نہیں مانا جاتا: امپائر پہلے کوئین سینٹر میں رکھتا ہے، پھر گوٹی۔ پاکٹ کی گئی گوٹی سے باری جاری رہتی ہے۔</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>اس کی گوٹی، آپ کا شاٹ</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>⁨Ravi⁩ کے ذمے ایک گوٹی ہے اور پاکٹوں میں کوئی نہیں۔ ⁨Asha⁩ اس کی ایک گوٹی پاکٹ کرتی ہے، اپنی کوئی نہیں۔</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>⁨Asha⁩ کے شاٹ سے ⁨Ravi⁩ کی گوٹی دستیاب ہوئی، اس لیے وہ فوراً واپس آتی ہے اور ⁨Asha⁩ خود اسے رکھتی ہے۔ باری چلی جاتی ہے۔</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>کوئین وقت سے پہلے</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>⁨Ravi⁩ اکیلی کوئین پاکٹ کرتا ہے۔ اس بورڈ میں اس کی کوئی گوٹی پاکٹ نہیں ہوئی۔</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>اپنی گوٹی پاکٹ ہونے سے پہلے کوئین اس کا حق نہیں: وہ واپس جاتی ہے، باری چلی جاتی ہے، پینلٹی نہیں۔</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>کوئین کور ہو گئی</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>⁨Ravi⁩ نے پچھلے شاٹ سے کوئین پاکٹ کی تھی۔ اب اس کی ایک سفید گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>اگلے شاٹ میں اپنی گوٹی کوئین کو کور کرتی ہے۔ وہ کھیل جاری رکھتا ہے۔</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>کوئین بغیر کور</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>⁨Asha⁩ نے پچھلے شاٹ سے کوئین پاکٹ کی تھی۔ اب ایک سفید گوٹی گرتی ہے جو ⁨Ravi⁩ کی ہے۔</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>دوسرے فریق کی گوٹی سے کور نہیں ہوتا: کوئین واپس جاتی ہے اور باری چلی جاتی ہے۔ ⁨Ravi⁩ کی گوٹی پاکٹ رہتی ہے۔</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>ڈیو کے ہوتے ہوئے کوئین</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>⁨Asha⁩ کے ذمے ایک گوٹی ہے جو ابھی رکھی نہ جا سکی۔ وہ اکیلی کوئین پاکٹ کرتی ہے۔</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>ہاتھ دور</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>باری ⁨Asha⁩ کی ہے اور اس نے ابھی شاٹ نہیں کھیلا۔ سامنے بیٹھا ⁨Ravi⁩ ایک گوٹی کو ہاتھ لگاتا ہے۔</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>جس کھلاڑی کی باری نہ ہو اس کی خلاف ورزی ٹیکنیکل فاؤل ہے: اس کی ایک گوٹی واپس آتی ہے۔ باری ⁨Asha⁩ ہی کی رہتی ہے۔</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>پندرہ سیکنڈ</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>⁨Asha⁩ نے گوٹی پاکٹ کی اور باری پھر اسی کی ہے۔ پندرہ سیکنڈ شاٹ کے بغیر گزر جاتے ہیں۔</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>قوانین وقت بتاتے ہیں مگر پینلٹی نہیں۔ ڈیسک باری کے پہلے شاٹ کے بعد اسے فاؤل مانتا ہے: ایک گوٹی، اور باری۔ آپ مختلف فیصلہ دے سکتے ہیں۔</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>بورڈ سے دور</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>بورڈ کے دوران ⁨Asha⁩ اٹھ کر نشست چھوڑ دیتی ہے۔ اس نے اجازت نہیں لی۔</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>نشست چھوڑنے سے بورڈ جاتا ہے: ⁨Ravi⁩ کو بورڈ پر پڑی ⁨Asha⁩ کی گوٹیوں کے پوائنٹ اور وہاں پڑی کوئین کے تین ملتے ہیں۔</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>کلب میں</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>کلب کے قواعد میں: ⁨Asha⁩ نے ایک گوٹی پاکٹ کی، اب ⁨Ravi⁩ کی ایک گرتی ہے اور اس کی اپنی کوئی نہیں۔</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>کلب ایڈیشنوں میں دوسرے فریق کی گوٹی پاکٹ کرنا فاؤل ہے: باری ختم، اور ⁨Asha⁩ کی ایک گوٹی واپس آتی ہے۔</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>کوئین سے پہلے آخری گوٹی</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>⁨Asha⁩ اپنی آخری گوٹی پاکٹ کرتی ہے۔ کوئین بورڈ پر ہے۔</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>کوئین سے پہلے آخری گوٹی بورڈ ہروا دیتی ہے: ⁨Ravi⁩ کو تین پوائنٹ ملتے ہیں، بورڈ پر جو بھی پڑا ہو۔</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>دوسرے فریق کی آخری گوٹی</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>⁨Asha⁩ کوئین کور کر چکی ہے۔ اب اس کے شاٹ سے ⁨Ravi⁩ کی آخری گوٹی گرتی ہے، اپنی کوئی نہیں۔</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>⁨Ravi⁩ کی کوئی گوٹی باقی نہیں: وہ بورڈ جیتتا ہے، اتنے پوائنٹ سے جتنی ⁨Asha⁩ کی گوٹیاں بورڈ پر ہیں۔ ⁨Asha⁩ کی کور کی ہوئی کوئین کسی کے لیے نہیں گنی جاتی۔</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>22 پوائنٹ پر</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>⁨Asha⁩ کے 22 پوائنٹ ہیں اور وہ کوئین کور کر چکی ہے۔ اس کی آخری گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>22 پوائنٹ سے آگے کوئین کے کچھ نہیں: صرف بورڈ کی دو گوٹیاں گنی جاتی ہیں۔ گیم جاری رہتی ہے۔</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>آخری بورڈ کے بعد برابر</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>آٹھویں اور آخری بورڈ میں اسکور 10 : 15 ہے۔ کوئین ⁨Ravi⁩ نے کور کی۔ ⁨Asha⁩ کی آخری گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>پانچ گوٹیوں سے اسکور 15 : 15 ہوا۔ آخری بورڈ کے بعد برابر: ٹاس، اور ایک اضافی بورڈ۔</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>اضافی بورڈ</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>آٹھ بورڈ کے بعد اسکور برابر تھا۔ اضافی بورڈ میں ⁨Asha⁩ نے کوئین کور کی، اور ⁨Ravi⁩ کی آخری گوٹی گرتی ہے۔</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>ڈبلز میں باری کس کی</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>⁨Anil⁩ باقاعدہ شاٹ کھیلتا ہے اور کچھ پاکٹ نہیں کرتا۔</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>ڈبلز میں باری دائیں طرف گھومتی ہے: ⁨Anil⁩ کے بعد ⁨Rosa⁩، جو اس کے دائیں بیٹھی ہے۔</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>ڈبلز میں کون رکھے</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>⁨Ravi⁩ باقاعدہ شاٹ سے ایک سفید گوٹی اور اسٹرائیکر پاکٹ کرتا ہے۔</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>سنگلز کی طرح دو گوٹیاں واپس آتی ہیں اور وہ کھیل جاری رکھتا ہے۔ ڈبلز میں انہیں اس کے دائیں بیٹھا کھلاڑی رکھتا ہے۔</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>جس کے ذمے گوٹی ہو وہ کوئین نہیں لے سکتا: وہ واپس جاتی ہے اور باری چلی جاتی ہے۔ گوٹی ذمے رہتی ہے۔</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>جو اضافی بورڈ جیتے وہ گیم جیتتا ہے، ایک پوائنٹ سے بھی۔ کوئین فاتح کے لیے تبھی گنی جاتی ہے جب اس نے خود کور کی ہو۔</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>ڈیسک پر درج کریں</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>اگلا</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>دوسری…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>مشق</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>یہ لیں</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>چنیں کہ کیا ہو۔ پہلے آپ رولنگ دیں، پھر ڈیسک اپنی دکھائے گا۔</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>صورتیں</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>⁨{title}⁩ – حل شدہ</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>ایک صورتِ حال چنیں۔</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>معلوم نہیں یہ کب کھیلا گیا؛ لکھا ہوا دن {day} ہے۔</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>یہ نہیں کھیلا گیا؛ چھوڑ دیا گیا۔</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>ایک اور کھلاڑی کا نام ⁨{name}⁩ ہے: اس کا عرفی نام ⁨{nickname}⁩ ہے۔</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>میز ⁨{table}⁩ اس راؤنڈ میں خالی نہیں؛ SoL میں اس کا نمبر اور ہے۔</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>فائل میں اس ٹورنامنٹ اور راؤنڈ کی ان فریقوں کے درمیان کوئی جوڑی نہیں؛ کچھ نہیں لکھا گیا۔</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>فائل میں اس ٹورنامنٹ اور راؤنڈ کی ان فریقوں کے درمیان کئی جوڑیاں ہیں، اور نہ میز سے نہ دن سے پتا چلتا ہے کہ کون سی؛ کچھ نہیں لکھا گیا۔</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>اس جوڑی کے لیے کئی میچوں کا نتیجہ ہے؛ کچھ نہیں لکھا گیا۔ صرف وہی رہنے دیں جو شمار ہو۔</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>ابھی کوئی نتیجہ نہیں؛ کچھ نہیں لکھا گیا۔</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>فائل میں پہلے سے کوئی اور نتیجہ ہے؛ اسے ویسا ہی رہنے دیا۔</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>راؤنڈ ⁨{round}⁩، میز ⁨{table}⁩۔</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>فائل میں اس میچ کی ایک گیم ہے: {games} میں سے پہلی لکھی گئی۔</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>⁨SoL⁩ میں تین گیمز کے میچ کے بورڈوں کی جگہ نہیں؛ اس کے اسکور لکھے گئے۔</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>ایک احتجاج فیصلے کا منتظر ہے: نتیجہ روکا گیا، لکھا نہیں گیا۔</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>میچ ختم نہیں ہوا: جیسا ہے ویسا لکھا گیا۔</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>⁨SoL⁩ اپنی درجہ بندی بہترین از {most} سے بناتا ہے: وہاں دیکھیں کون جیتا۔</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>گیم {number} بورڈوں کے بغیر لکھی گئی: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>گیم {number} ⁨{score}⁩ پر ختم ہوئی؛ SoL زیادہ سے زیادہ {most} پوائنٹ دکھاتا ہے۔</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>گیم {number} {stood} پر تھی اور فریق ⁨{side}⁩ کی گنی جاتی ہے: بورڈوں کے بغیر ⁨{score}⁩ لکھی گئی۔</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>گیم {number} نہیں کھیلی گئی اور فریق ⁨{side}⁩ کی گنی جاتی ہے: بورڈوں کے بغیر ⁨{score}⁩ لکھی گئی۔</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>سب معلوم نہیں ہیں۔</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>⁨SoL⁩ کوئین کے {queen} پوائنٹ گنتا ہے، {most} پوائنٹ تک۔</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>⁨SoL⁩ میں {most} کی جگہ ہے۔</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>⁨SoL⁩ میں ان کا مجموعہ یہی اسکور نہیں بنتا۔</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>آواز ⁨{player}⁩ سے بجائی گئی۔ کیا آپ نے سنی؟</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>اس کی جگہ دوسری آواز بج گئی۔ پھر کوشش کریں۔</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>اس کمپیوٹر پر آواز بجانے والا پروگرام نہیں۔ pw-play، paplay یا aplay نصب کریں۔</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>آواز ڈسک پر لکھی نہ جا سکی: ⁨{said}⁩۔ جگہ بنائیں۔</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>⁨{player}⁩ چل نہیں سکا: ⁨{said}⁩۔</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>⁨{player}⁩ آواز نہ بجا سکا: ⁨{said}⁩۔ کیا اسپیکر لگا اور چنا ہوا ہے؟</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>⁨{player}⁩ ختم نہیں ہوا۔ کیا ساؤنڈ ڈیوائس مصروف ہے؟</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>⁨{player}⁩ آواز نہ بجا سکا۔ کیا اسپیکر لگا ہے؟ ترجیحات میں آزما کر دیکھیں۔</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>آواز نہیں: کلاک صرف چمکتی ہے۔ ⁨{why}⁩</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>آوازیں</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>آخری پانچ سیکنڈ اور وقت کا اختتام سنائی دے</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>آواز کی سطح</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>آزمائیں</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>یہاں جو بھی چنیں، کلاک چمکتی بھی ہے۔</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>آخری ہر سیکنڈ پر ٹک</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>ہال کی اسکرین الگ کر دی گئی۔</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>صرف ایک اسکرین ہے: ہال کی ونڈو وہاں لے جائیں جہاں نظر آئے۔</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>⁨Carrom Desk⁩: ہال کے لیے</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>⁨{name}⁩: ⁨{score}⁩ پوائنٹ، {games} گیمز جیتیں</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>بورڈ پر ⁨{a} – {b}⁩ گوٹیاں</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>حالیہ میچ</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>کوئی میچ کھلا نہیں</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>ختم نہیں ہوا: جاری رکھیں</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>نیا میچ ایک ہی صفحے پر کھلاڑی، قوانین اور فارمیٹ پوچھتا ہے۔ مشق میں رولنگ کے لیے صورتیں ہیں، اور وہاں کچھ شمار نہیں ہوتا۔</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>گیمز ⁨{a} : {b}⁩</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>محفوظ ⁨{when}⁩</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>شماریات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>واپس لیں  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>روکیں</translation>
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
        <translation>اس میچ میں جو کچھ تصدیق ہوا وہ ⁨{file}⁩ میں لکھ دیا گیا: وہاں سے درآمد ہو سکتا ہے۔</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>میچ فوراً کہیں اور محفوظ کریں: کوئی فائل لکھی نہ جا سکی۔</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>محفوظ میچ ⁨{match}⁩ جاری نہیں رہ سکتا: اندراج {number} اپنی جگہ پر ممکن نہیں۔ ⁨{why}⁩ جو پڑھا جا سکے بچا لیں، یا بیک اپ بحال کریں۔</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>⁨{file}⁩ ہٹا یا حذف کر دی گئی: کاپی کرنے کو کچھ نہیں۔ اسے واپس رکھیں، یا ڈیسک دوبارہ چلائیں۔</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>⁨{folder}⁩ (بیک اپ کا فولڈر)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>بیک اپ کا دوسرا فولڈر ⁨{folder}⁩ موجود نہیں: اس میں کاپی نہیں بنی۔ اس کی ڈسک یا یو ایس بی لگائیں، یا کوئی اور فولڈر چنیں۔</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>⁨{source}⁩ خراب ہے، اور اس کی بنائی گئی کاپی بھی: ⁨{problem}⁩۔ کوئی پرانا بیک اپ بحال کریں، یا جو پڑھا جا سکے اسے نئے ڈیٹابیس میں بچا لیں۔</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>بیک اپ ⁨{file}⁩ خراب ہے: ⁨{problem}⁩۔ دوسرا چنیں۔</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>⁨{place}⁩ صرف پڑھنے کے لیے کھولا گیا تھا: کچھ محفوظ نہیں ہوا۔ پہلے اسے لکھنے کے لیے کھولیں۔</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>⁨{who}⁩ یہ ڈیسک صرف دکھاتا ہے: کچھ محفوظ نہیں ہوا۔ پہلے دوسرا ڈیسک بند کریں۔</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>⁨{place}⁩ یا اس کا جرنل اس ڈیسک پر کھلا ہوا تھا کہ اس پر کچھ اور لکھ دیا گیا۔</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>⁨{who}⁩ ذرا دیر میں پھر کوشش کریں۔</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>⁨{who}⁩ وہ ابھی اسے تیار کر رہا ہے: ذرا دیر میں پھر کوشش کریں۔</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>⁨{file}⁩ اب موجود نہیں، مگر ⁨{file}⁩-wal آخری اندراجوں کے ساتھ موجود ہے۔ فائل واپس رکھ کر پھر کوشش کریں، یا جو پڑھا جا سکے بچا لیں۔</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>⁨{file}⁩ خالی ہے، مگر ⁨{file}⁩-wal آخری اندراجوں کے ساتھ خالی نہیں۔ فائل واپس رکھ کر پھر کوشش کریں، یا جو پڑھا جا سکے بچا لیں۔</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>⁨{file}⁩ اب موجود نہیں، مگر اس کے بیک اپ ⁨{folder}⁩ میں ہیں۔ تازہ ترین بحال کریں، یا بغیر میچوں کے شروع کریں۔</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>⁨{file}⁩ خالی ہے، مگر اس کے بیک اپ ⁨{folder}⁩ میں ہیں۔ تازہ ترین بحال کریں، یا بغیر میچوں کے شروع کریں۔</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>⁨{what}⁩ کچھ محفوظ نہیں ہوا۔ فائل واپس رکھیں، یا ڈیسک دوبارہ چلائیں۔</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>⁨{name}⁩ خراب ہے: یہ نہیں بتاتا کہ کس ورژن کا ہے۔ تازہ ترین بیک اپ بحال کریں، یا جو پڑھا جا سکے اسے نئے ڈیٹابیس میں بچا لیں۔</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>⁨{name}⁩ میں ابھی کوئی میچ نہیں۔ تیار کرنے کے لیے اسے ایک بار لکھنے کے لیے کھولیں۔</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>⁨{name}⁩ پرانے Carrom Desk کا بنایا ہوا ہے۔ ایک بار لکھنے کے لیے کھولیں: تب یہ اپ ڈیٹ ہو جائے گا۔</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>⁨{name}⁩ نئے Carrom Desk کا بنایا ہوا ہے، اسے ویسا ہی رہنے دیا۔ کھولنے کے لیے وہ ورژن نصب کریں۔</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>⁨{name}⁩ میچوں کا ڈیٹابیس نہیں: یہ کسی اور پروگرام کا ہے، اسے ویسا ہی رہنے دیا۔ کوئی اور فائل چنیں۔</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>کسی فائل کے نام میں null حرف نہیں ہوتا۔ فائل کا پاتھ دیں۔</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>یہ ڈیٹابیس کا پتا نہیں۔ فائل کا پاتھ دیں، یا ایسا URL جیسے sqlite:///PATH۔</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>میموری کے ڈیٹابیس میں ہر میچ ضائع ہو جائے گا۔ فائل کا پاتھ دیں۔</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>⁨{path}⁩: ایسا کوئی ہوم فولڈر نہیں۔ فائل کا پورا پاتھ دیں۔</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>⁨{link}⁩ فائل ⁨{file}⁩ کا لنک ہے، جو موجود نہیں۔ دیکھیں کہ اس کی ڈسک لگی ہے، یا کوئی اور فائل چنیں۔</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>⁨{kind}⁩ قسم کے ڈیٹابیس کا ڈرائیور نہیں ہے۔ ڈرائیور نصب کریں، یا فائل کا پاتھ دیں۔</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>⁨{place}⁩ والی ڈسک بھری ہے: کچھ محفوظ نہیں ہوا۔ جگہ خالی کریں، پھر آخری قدم دوبارہ اٹھائیں۔ پہلے تصدیق شدہ سب کچھ محفوظ ہے۔</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>⁨{place}⁩ صرف پڑھا جا سکتا ہے: کچھ محفوظ نہیں ہوا۔ فائل اور اس کے فولڈر میں لکھنے کی اجازت دیں، یا کوئی اور ڈیٹابیس چنیں۔</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>کوئی اور پروگرام ⁨{place}⁩ میں لکھ رہا ہے اور اسے چھوڑ نہیں رہا: کچھ محفوظ نہیں ہوا۔ ذرا رکیں، پھر آخری قدم دوبارہ اٹھائیں؛ یہی حال رہے تو دوسرا پروگرام بند کریں۔</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>⁨{place}⁩ کھل نہیں سکتا۔ دیکھیں کہ اس کا فولڈر موجود ہے، ڈسک لگی ہے، اور آپ کو وہاں پڑھنے لکھنے کی اجازت ہے۔</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>⁨{place}⁩ کو پڑھنا یا لکھنا ناکام رہا: کچھ محفوظ نہیں ہوا۔ دیکھیں کہ اس کی ڈسک لگی ہے اور جگہ باقی ہے، پھر آخری قدم دوبارہ اٹھائیں۔</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>آپ کو ⁨{place}⁩ کھولنے کی اجازت نہیں۔ اس کے مالک سے پڑھنے لکھنے کا حق مانگیں، یا کوئی اور ڈیٹابیس چنیں۔</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>⁨{place}⁩ موجود نہیں۔ پاتھ دیکھیں، اور یہ کہ اس کی ڈسک لگی ہے یا نہیں۔</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>⁨{place}⁩ فولڈر ہے۔ اس میں کسی فائل کا پاتھ دیں۔</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>⁨{place}⁩ وہاں نہیں ہو سکتا: جہاں اس کا فولڈر ہونا چاہیے وہاں فائل ہے۔ کوئی اور پاتھ دیں۔</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>⁨{place}⁩ ایسا لنک ہے جو خود پر واپس آتا ہے۔ فائل کا پاتھ دیں۔</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>⁨{place}⁩ فائل کے لیے بہت لمبا نام ہے۔ کوئی اور پاتھ دیں۔</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>⁨{place}⁩ کے ڈیٹابیس نے درست جواب نہیں دیا: کچھ محفوظ نہیں ہوا۔ دیکھیں کہ اس کا سرور چل رہا ہے اور رابطے میں ہے، پھر آخری قدم دوبارہ اٹھائیں۔</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>⁨{place}⁩ خراب ہے اور پڑھا نہیں جا سکتا: یہ ڈیٹابیس نہیں، یا اس کے کسی حصے پر کچھ اور لکھ دیا گیا۔ جو پڑھا جا سکے اسے نئے ڈیٹابیس میں بچا لیں، یا تازہ ترین بیک اپ بحال کریں۔</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>یہاں کھلنے کے بعد کسی اور ڈیسک نے اس میچ میں لکھا ہے: کچھ محفوظ نہیں ہوا۔ دیکھنے کے لیے کہ اب اس میں کیا ہے، میچ دوبارہ کھولیں۔</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>⁨{place}⁩ خراب ہے۔ جو پڑھا جا سکے اسے نئے ڈیٹابیس میں بچا لیں، یا تازہ ترین بیک اپ بحال کریں۔ ملنے والی خرابی: ⁨{what}⁩۔</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>⁨{file}⁩ فائل نہیں بلکہ ڈیوائس یا پائپ ہے، اسے ویسا ہی رہنے دیا۔ کوئی اور فائل چنیں۔</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>ڈسک پر ⁨{file}⁩ کا ایک اور نام ہے، ہارڈ لنک: جو ایک نام سے محفوظ ہو وہ دوسرے سے ضائع ہو سکتا ہے۔ ایک نام ہٹائیں، یا فائل کی کاپی بنا کر اسے کھولیں۔</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>⁨{file}⁩ نہیں بن سکتی: فولڈر ⁨{folder}⁩ موجود نہیں۔ پاتھ دیکھیں اور یہ کہ ڈسک لگی ہے، یا پہلے فولڈر بنائیں۔</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>⁨{file}⁩ اس ڈیسک پر کھلی تھی کہ ہٹا یا حذف کر دی گئی۔</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>⁨{file}⁩ اس ڈیسک پر کھلی تھی کہ اس کا آخری حصہ کٹ گیا۔</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>⁨{file}⁩ اس ڈیسک پر کھلی تھی کہ اس پر کچھ اور لکھ دیا گیا۔</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>⁨{file}⁩ اس ڈیسک پر کھلی تھی کہ اس کا جرنل ہٹا یا حذف کر دیا گیا۔</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>⁨{file}⁩ اس ڈیسک پر کھلی تھی کہ اس کے جرنل کا آخری حصہ کٹ گیا۔</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>میچ ⁨{match}⁩ یہاں پہلے سے ہے: کچھ محفوظ نہیں ہوا۔</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>میچ ⁨{match}⁩ ردی میں ہے: کچھ محفوظ نہیں ہوا۔</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>⁨{why}⁩ یہ اس ڈیسک پر کھلا تھا کہ اس پر کچھ اور لکھ دیا گیا۔</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>میچ کی شناخت خالی ہے یا اس میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔ اسے کوئی اور شناخت دیں۔</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>اس ڈیٹابیس میں میچ ⁨{match}⁩ نہیں ہے۔ میچوں کی فہرست دیکھیں۔</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>یہ اندراج محفوظ نہیں ہو سکتا کیونکہ یہ دوبارہ پڑھا نہ جا سکے گا: ⁨{why}⁩</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>یہ میچ محفوظ نہیں ہو سکتا کیونکہ یہ دوبارہ پڑھا نہ جا سکے گا: ⁨{why}⁩</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>اس میں وہ ہے جو کسی فائل میں نہیں ہو سکتا۔</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>اندراج {number} موجود نہیں</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>اس میں {length} اندراج ہونے چاہییں، ملے {found}</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>محفوظ میچ ⁨{match}⁩ پڑھا نہیں جا سکتا: ⁨{why}⁩۔ تازہ ترین بیک اپ بحال کریں، یا جو پڑھا جا سکے اسے نئے ڈیٹابیس میں بچا لیں۔</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>بیک اپ ⁨{place}⁩ اب موجود نہیں۔ دوسرا چنیں۔</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>میچ ⁨{match}⁩: اس کا کچھ بھی پڑھا نہیں جا سکتا۔</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>میچ ⁨{match}⁩، ⁨{sides}⁩: {of} میں سے {kept} اندراج تک محفوظ۔</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>میچ ⁨{match}⁩: ⁨{fault}⁩</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>میچ ⁨{match}⁩، اندراج {entry}: ⁨{fault}⁩</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>کسی اور ڈیسک نے یہ ڈیٹابیس لکھنے کے لیے کھول رکھا ہے۔</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>کسی اور ڈیسک نے یہ ڈیٹابیس لکھنے کے لیے کھول رکھا ہے: ⁨{host}⁩ پر پراسیس {process}، ⁨{since}⁩ سے۔</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>⁨{who}⁩ پہلے اسے بند کریں، پھر کوشش کریں۔</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>⁨{place}⁩ سرور پر ہے: اسے بحال کرنے کے لیے سرور سنبھالنے والے سے کہیں۔</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>میچ ⁨{match}⁩ بہت لمبا ہے: اپنی رولنگز سمیت وہ پھر کسی میچ فائل میں نہیں سما سکے گا۔</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>بے قاعدہ</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>کچھ نہیں چھوا</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“پلے” سے پہلے</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>پاکٹ</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>بورڈ سے باہر</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>پاکٹ</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>بورڈ سے باہر</translation>
    </message>
    <message>
        <source>White</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>اسٹرائیکر</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>بے قاعدہ کیوں تھا</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>بے قاعدہ: وجہ نہیں بتائی</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>یہ شاٹ</translation>
    </message>
    <message>
        <source>White</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>سیاہ</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>اسٹرائیکر</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“پلے” سے پہلے</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>اچھلی</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>نہیں چھوا</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>بے قاعدہ: ⁨{law}⁩</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>بے قاعدہ…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>ڈسک</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>میچ</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>بیک اپ</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>دوسرے بیک اپ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>کلاک</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>بجلی</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>دوسری اسکرین</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>حروف</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>رپورٹیں</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>آواز</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>ٹھیک</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>دیکھیں</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>خراب</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>نامعلوم</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>میچ شروع ہونے سے پہلے جو خراب ہے اسے ٹھیک کریں۔</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>میچ شروع ہو سکتا ہے۔ جس پر نشان ہے اسے دیکھ لیں۔</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>سب ٹھیک ہے: میچ شروع ہو سکتا ہے۔</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>⁨{free}⁩ خالی ہے؛ اندراج {ms} ملی سیکنڈ میں ڈسک پر پہنچتا ہے۔</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>کھلا ہے، اور اس کی ساخت درست ہے۔</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>آخری بیک اپ ⁨{last}⁩ کا ہے۔</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>دوسرا فولڈر موجود ہے اور اس میں لکھا جا سکتا ہے۔</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>وقت ⁨{time}⁩ ہے۔ کیا یہ درست ہے؟</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>بجلی سے جڑا ہے۔</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count} اسکرینیں لگی ہیں۔</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>تمام رسم الخط دکھائے جا سکتے ہیں۔</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>ایک صفحہ PDF میں لکھا گیا۔</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>صرف ⁨{free}⁩ خالی ہے۔ جلد غیر ضروری چیزیں حذف کریں۔</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>صرف ⁨{free}⁩ خالی ہے۔ میچ سے پہلے جگہ بنائیں۔</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>سست: اندراج ڈسک پر پہنچنے میں {ms} ملی سیکنڈ لگتے ہیں۔ دوسرے پروگرام بند کریں، یا کوئی اور ڈسک لیں۔</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>اس میں لکھا نہیں جا سکتا: ⁨{why}⁩۔ کچھ محفوظ نہ ہو گا: کوئی اور ڈسک لیں۔</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>میچ کھلے نہیں۔ “اب کیا” وجہ بتاتا ہے۔</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>⁨{why}⁩ مینو کھولیں، پھر “بیک اپ…”۔</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>ابھی کوئی نہیں؛ پہلا گیم ختم ہونے پر بنے گا۔</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>⁨{folder}⁩ میں لکھا نہیں جا سکتا: ⁨{why}⁩۔ اسے لکھنے کے قابل بنائیں۔</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>دوسرا فولڈر نہیں۔ یو ایس بی زیادہ محفوظ ہے: مینو، “بیک اپ…”۔</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>⁨{folder}⁩ موجود نہیں۔ یو ایس بی لگائیں، یا کوئی اور فولڈر چنیں۔</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>⁨{folder}⁩ میں لکھا نہیں جا سکتا: ⁨{why}⁩۔ کوئی اور فولڈر چنیں۔</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>یہ ⁨{time}⁩ بتاتی ہے جو ممکن نہیں۔ تاریخ اور وقت درست کریں۔</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>جس گھڑی سے شاٹوں کا وقت لیا جاتا ہے وہ رکی ہوئی ہے۔ کمپیوٹر دوبارہ چلائیں۔</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>بیٹری پر، {percent} % باقی۔ بجلی سے جوڑیں۔</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>بیٹری پر، صرف {percent} % باقی: میچ کے لیے بہت کم۔ ابھی بجلی سے جوڑیں۔</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>بیٹری کی اطلاع نہیں: دیکھیں کہ بجلی سے جڑا ہے یا نہیں۔</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>یہاں معلوم نہیں ہوتا: دیکھیں کہ بجلی سے جڑا ہے یا نہیں۔</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>صرف ایک اسکرین ہے، جو امپائر کے لیے کافی ہے۔</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>حروف موجود نہیں: ⁨{why}⁩۔ Carrom Desk دوبارہ نصب کریں۔</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>⁨PDF⁩ نہیں لکھی جا سکی: ⁨{why}⁩۔ رپورٹیں HTML میں لکھیں۔</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>ترجیحات میں بند ہے۔ ⁨{why}⁩</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>میچ سرور پر ہیں: بیک اپ سرور سنبھالنے والا بناتا ہے۔</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>سسٹم کی جانچ</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>پھر جانچیں</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>متن کاپی کریں</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>دیکھا جا رہا ہے</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>جاری میچ سنبھالیں</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>جاری رکھیں</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>جیتی گیمز</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>اس گیم کے پوائنٹ</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>بورڈ پر گوٹیاں</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>ذمے گوٹیاں</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>اس گیم کے ختم شدہ بورڈ</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>اس بورڈ کی بریک، سفید سے</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>باری</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>کوئین</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>⁨{side}⁩ نے کور کی</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>بریک ہو چکی ہے</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>موجودہ حالت</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>جاری بورڈ</translation>
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
        <translation>مینو</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>اضافی بورڈ کا ٹاس</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>ٹاس</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>ٹاس درج کریں</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. ٹاس کس نے جیتا؟</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>بریک</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>سائیڈ</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. جیتنے والا کیا لیتا ہے؟</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. بریک والی جوڑی میں سے بریک کس کی؟</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>کھلاڑی 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>کھلاڑی 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>بتائیں ٹاس کس نے جیتا۔</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>بتائیں جیتنے والا بریک لیتا ہے یا سائیڈ۔</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>بتائیں بریک کس کھلاڑی کی ہے۔</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. پہلے ⁨{first}⁩ بیٹھیں۔</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. سائیڈ ⁨{chooser}⁩ چنیں۔</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>⁨{names}⁩ بریک کریں اور سفید سے کھیلیں۔</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>⁨{name}⁩ بریک کرے اور سفید سے کھیلے۔</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. پہلے ⁨{first}⁩ بیٹھے۔</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. سائیڈ ⁨{chooser}⁩ چنے۔</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(قانون ⁨{number}⁩)</translation>
    </message>
</context>
<context>
    <name>Unnoticed</name>
    <message>
        <source>{case} ({law})</source>
        <translation>⁨{case}⁩ (⁨{law}⁩)</translation>
    </message>
    <message>
        <source>{case} (law {law})</source>
        <translation>⁨{case}⁩ (قانون ⁨{law}⁩)</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>باری کے بغیر</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>غلط گوٹی</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>ڈیو بھولا</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>کوئین بغیر کور</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>کھیل جاری رکھا</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>باری کے بغیر کھیلا، نظر نہ آیا: باری مان لی جاتی ہے</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>غلط گوٹی رکھی، نظر نہ آیا: وہیں رہتی ہے</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>ذمے گوٹیاں نہ رکھیں، نظر نہ آیا: حق ختم</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>کوئین کور نہ ہوئی، نظر نہ آیا: کور مانی جاتی ہے</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>مخالف کی گوٹی پاکٹ، نظر نہ آیا: شمار ہوتی ہے، نظر آنے پر باری ختم</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>اندر کا میچ پڑھا نہیں جا سکتا۔</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>اس فائل میں کوئی میچ نہیں: بتائیں یہ کس میچ کی رپورٹ ہے۔</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>رپورٹ میچ ⁨{one}⁩ کی ہے، ⁨{other}⁩ کی نہیں۔</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>رپورٹ ورژن {made} سے بنی ہے اور یہ ورژن ⁨{own}⁩ ہے: صرف اسی وجہ سے بھی فرق ہو سکتا ہے۔ ورژن {made} سے تصدیق کریں۔</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>میچ ⁨{id}⁩ یہاں مختلف محفوظ ہے: وہ اس کے بعد آگے چلا، یا بدلا گیا۔</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>کوئی نقش اس میچ کی رپورٹ سے مختلف ہے۔</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>“⁨{ought}⁩” موجود نہیں۔</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>“⁨{told}⁩” بڑھایا گیا۔</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>جہاں میچ میں “⁨{ought}⁩” ہے وہاں “⁨{told}⁩” لکھا ہے۔</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>یہ ایسی رپورٹ نہیں جس کا موازنہ ہو سکے: PDF، HTML، CSV اور XLSX کا ہو سکتا ہے۔</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>⁨{side}⁩ کی میچ میں ہار۔</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>⁨{side}⁩ کی میچ میں ہار۔</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>⁨{player}⁩ کو تنبیہ {number}؛ باری وہی رہتی ہے۔</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 تنبیہ</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n تنبیہ</numerusform>
            <numerusform>%n تنبیہیں</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>فاؤل…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>چیف ریفری…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>وقت سے زیادہ</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>یہ قوانین یہاں کوئی وقت مقرر نہیں کرتے۔</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>“پلے” سے پہلے وقت نہیں چلتا۔</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>یہ پچھلی دی گئی رولنگ کے بارے میں ہے: پہلے شاٹ کی تصدیق کریں، یا اس کے نشان صاف کریں۔</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>پھر کوشش کریں</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>دوسری فائل کھولیں…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>بغیر میچوں کے شروع</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تصدیق</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>صاف کریں</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>ٹاس…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>⁨{side}⁩ کی جیت</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>جو نیا ہے دکھائیں</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>یہاں لکھیں</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>دوسرا ڈیسک جا چکا: میچ یہاں جاری رہ سکتا ہے۔</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>پھر محفوظ</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>دوبارہ کھولیں</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>چھوڑ دیں</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>کہیں اور محفوظ…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>محفوظ نہیں۔ ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>آخری اندراج ابھی محفوظ نہیں۔ پہلے اسے پھر محفوظ کریں، کہیں اور محفوظ کریں یا چھوڑ دیں۔</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>جو گرا اس پر نشان لگائیں، پھر تصدیق کریں۔</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>نشان ایک دوسرے سے ٹکراتے ہیں۔</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>شاٹ کی تصدیق کریں۔</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>رکھی گئیں</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>چھوڑی</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>حق گیا</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>جگہ نہیں</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>پلے</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>⁨{side}⁩ کی جیت</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>جاری رکھیں</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>سائیڈ بدلی گئی</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>ٹاس درج کریں۔</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>میچ کھل رہے ہیں…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>میچ شروع کریں، یا کھولیں۔</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>ختم نہیں ہوا: ⁨{names}⁩۔ جاری رکھیں؟</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>صورتِ حال لیں، یا ایسا میچ امپائر کریں جو شمار نہیں ہوتا۔</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>صورتیں…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>مشق سے نکلیں</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>⁨{player}⁩ {men} رکھے۔</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>⁨{side}⁩ کے احتجاج کا فیصلہ باقی ہے: نتیجہ روکا گیا۔</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>بریک ⁨{player}⁩ کی: “پلے” کہیں۔</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>کلاک چلائیں</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>وقت ختم۔ شاٹ درج کریں، یا “وقت سے زیادہ”۔</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>کچھ نہ مانگیں</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} مانگیں</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>حاضری کا وقت ختم۔ واک اوور؟</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>خود گر گئی</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>راؤنڈ کا وقت ختم ہے۔ کھیل جاری رکھیں یا گیم ختم کریں۔</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>گیم ختم</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>⁨{reason}⁩ (قانون ⁨{law}⁩)</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>خود گر گئی</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>جگہ {count} کی</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>صرف مطالعہ۔ ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>کلاک رکی ہوئی ہے۔</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>کلاک رکی ہوئی ہے۔ “پلے” اسے نئے سرے سے چلاتا ہے۔</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>منظور</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>مسترد</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>اب کیا</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>کال</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>الارم: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>اب کیا: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>الارم</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>کال: ⁨{words}⁩</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>کوئی کال نہیں</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>وجہ: چھپتی ہے</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>وجہ بتائیں: یہ رپورٹ میں چھپتی ہے۔</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>وقت پر بورڈ پر نہیں</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>کوئی میچ کھلا نہیں۔</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>پہلے میچ کھولیں۔</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>میچ کھلے نہیں۔</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>کوئی نشان نہیں۔</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>مسئلے کی رپورٹ بنائیں…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>⁨SoL⁩ سے جوڑیاں</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>جو پڑھا جا سکے بچائیں</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>بیک اپ بحال کریں…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>بیک اپ کا دوسرا فولڈر</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>بیک اپ ⁨{folder}⁩ میں بھی جاتے ہیں۔</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>دوسرا فولڈر نہیں</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>بورڈ کے پوائنٹ</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>یہ پہلے لکھا گیا تھا؛ “سب خالی کریں” سے خالی صفحہ ملتا ہے۔</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>کون سا کھلاڑی</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>نام نہیں بتایا</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>میچ ختم ہو چکا ہے۔</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>نام کے آخر میں .pdf یا .html ہونا چاہیے۔</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>امپائر کا فیصلہ</translation>
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
        <translation>مشق – ⁨{name}⁩</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>بیک اپ نہیں بنا؛ میچ محفوظ ہے۔ ⁨{why}⁩</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>ایک لمبا میچ کھل رہا ہے…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>میچ کھل رہے ہیں۔</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>میچ پرانے ورژن کے ہیں: کاپی کر کے اپ ڈیٹ کیے جا رہے ہیں…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>میچ محفوظ ہو گیا: میچوں کی فہرست میں ہے۔</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>میچ محفوظ ہو گیا اور یہیں سے جاری ہے۔</translation>
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
