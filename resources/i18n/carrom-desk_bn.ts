<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bn" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Carrom Desk</source>
        <translation>Carrom Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>সংস্করণ {version}</translation>
    </message>
    <message>
        <source>It proposes; the umpire decides.</source>
        <translation>এটি প্রস্তাব দেয়; সিদ্ধান্ত নেন আম্পায়ার।</translation>
    </message>
    <message>
        <source>Your matches are kept in {database}.</source>
        <translation>আপনার ম্যাচগুলো {database}-এ রাখা আছে।</translation>
    </message>
    <message>
        <source>It uses no network.</source>
        <translation>এটি কোনো নেটওয়ার্ক ব্যবহার করে না।</translation>
    </message>
    <message>
        <source>Translated, but not yet read by anybody who grew up with the language: {languages}.</source>
        <translation>অনুবাদ হয়েছে, কিন্তু এই ভাষা যাঁর মাতৃভাষা এমন কেউ এখনও পড়েননি: {languages}।</translation>
    </message>
    <message>
        <source>Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License.</source>
        <translation>MIT লাইসেন্সে বিনামূল্যে। ফন্টগুলো Noto Sans, SIL Open Font License-এর অধীন।</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Open</source>
        <translation>খুলুন</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>রিপোর্ট…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>রপ্তানি</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>আমদানি…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Put into the bin  (Del)</source>
        <translation>বিনে পাঠান  (Del)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>ফিরিয়ে রাখুন</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>চিরতরে মুছুন…</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>একাধিক বাছুন</translation>
    </message>
    <message>
        <source>Match files, to be imported elsewhere…</source>
        <translation>ম্যাচ ফাইল, অন্য কোথাও আমদানির জন্য…</translation>
    </message>
    <message>
        <source>One file for SoL, the tournament desk…</source>
        <translation>টুর্নামেন্ট ডেস্কের জন্য SoL-এর একটি ফাইল…</translation>
    </message>
    <message>
        <source>Results into the organiser’s file of SoL…</source>
        <translation>আয়োজকের SoL ফাইলে ফলাফল…</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>the hand may cross the arrow</source>
        <translation>হাত তীর পেরোতে পারে</translation>
    </message>
    <message>
        <source>the hand may touch the surface during a stroke</source>
        <translation>শটের সময় হাত খেলার তল ছুঁতে পারে</translation>
    </message>
    <message>
        <source>hands may rest on the own body, legs on the rim of the own seat</source>
        <translation>হাত নিজের শরীরে, পা নিজের আসনের কিনারায় রাখা যায়</translation>
    </message>
    <message>
        <source>either hand may play</source>
        <translation>যেকোনো হাতে খেলা যায়</translation>
    </message>
    <message>
        <source>a man is placed once the finger lets go of it inside the outer circle</source>
        <translation>বাইরের বৃত্তের ভেতরে আঙুল ছাড়লেই গুটি বসানো হয়ে যায়</translation>
    </message>
    <message>
        <source>the player in turn may clear surplus powder from his own base lines and circles with the striker</source>
        <translation>যাঁর পালা তিনি স্ট্রাইকার দিয়ে নিজের বেস লাইন ও বেস সার্কেলের বাড়তি পাউডার সরাতে পারেন</translation>
    </message>
    <message>
        <source>while placing, striker and men may lie near the own base lines</source>
        <translation>গুটি বসানোর সময় স্ট্রাইকার ও গুটি নিজের বেস লাইনের কাছে রাখা যায়</translation>
    </message>
    <message>
        <source>{what} ({law})</source>
        <translation>{what} ({law})</translation>
    </message>
    <message>
        <source>No foul: {listed}.</source>
        <translation>ফাউল নয়: {listed}।</translation>
    </message>
</context>
<context>
    <name>AmendDialog</name>
    <message>
        <source>Amend entry {number}</source>
        <translation>এন্ট্রি {number} সংশোধন করুন</translation>
    </message>
    <message>
        <source>Amend</source>
        <translation>সংশোধন করুন</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>এখনও কিছু বদলায়নি।</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>কে করেছেন</translation>
    </message>
    <message>
        <source>Extra points claimed</source>
        <translation>দাবি করা অতিরিক্ত পয়েন্ট</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>সিদ্ধান্ত</translation>
    </message>
    <message>
        <source>Its reason</source>
        <translation>এর কারণ</translation>
    </message>
    <message>
        <source>Won the toss</source>
        <translation>টস জিতেছেন</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>নিচ্ছেন</translation>
    </message>
    <message>
        <source>Player who breaks</source>
        <translation>যিনি ব্রেক করবেন</translation>
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
        <translation>এরপর: {place}, {score}। {turn}</translation>
    </message>
    <message>
        <source>Entries that are no longer valid: {entries}.</source>
        <translation>যেসব এন্ট্রি আর বৈধ নয়: {entries}।</translation>
    </message>
    <message>
        <source>The present state of the match does not change.</source>
        <translation>ম্যাচের বর্তমান অবস্থা বদলায় না।</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>বাতিল</translation>
    </message>
</context>
<context>
    <name>AskLaws</name>
    <message>
        <source>A stroke by White</source>
        <translation>সাদার একটি শট</translation>
    </message>
    <message>
        <source>A breach by White before his first stroke</source>
        <translation>প্রথম শটের আগে সাদার নিয়মভঙ্গ</translation>
    </message>
    <message>
        <source>A breach by {side}, no stroke</source>
        <translation>শট ছাড়া নিয়মভঙ্গ: {side}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>কালো</translation>
    </message>
</context>
<context>
    <name>AskLawsDialog</name>
    <message>
        <source>Laws that the others are held against</source>
        <translation>যে আইনের সঙ্গে অন্যগুলো মেলানো হবে</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>কী ঘটে</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>ব্রেক হয়ে গেছে</translation>
    </message>
    <message>
        <source>The break is to come: attempt {number}</source>
        <translation>ব্রেক বাকি: চেষ্টা {number}</translation>
    </message>
    <message>
        <source>A white man was pocketed before</source>
        <translation>আগে একটি সাদা গুটি পকেটে পড়েছে</translation>
    </message>
    <message>
        <source>A black man was pocketed before</source>
        <translation>আগে একটি কালো গুটি পকেটে পড়েছে</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>অবৈধ শট</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>কিছু ছোঁয়নি</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“প্লে”-র আগে</translation>
    </message>
    <message>
        <source>What each edition rules</source>
        <translation>কোন সংস্করণ কী রায় দেয়</translation>
    </message>
    <message>
        <source>White men on the board</source>
        <translation>বোর্ডে সাদা গুটি</translation>
    </message>
    <message>
        <source>Black men on the board</source>
        <translation>বোর্ডে কালো গুটি</translation>
    </message>
    <message>
        <source>Men that White owes</source>
        <translation>সাদার বাকি গুটি</translation>
    </message>
    <message>
        <source>Men that Black owes</source>
        <translation>কালোর বাকি গুটি</translation>
    </message>
    <message>
        <source>Points of White</source>
        <translation>সাদার পয়েন্ট</translation>
    </message>
    <message>
        <source>Points of Black</source>
        <translation>কালোর পয়েন্ট</translation>
    </message>
    <message>
        <source>Copied as a scenario: “carrom-desk rule” reads it.</source>
        <translation>পরিস্থিতি হিসেবে কপি হয়েছে: “carrom-desk rule” এটি পড়ে।</translation>
    </message>
    <message>
        <source>That is no scenario. {faults}</source>
        <translation>এটি কোনো পরিস্থিতি নয়। {faults}</translation>
    </message>
    <message>
        <source>Pasted.</source>
        <translation>পেস্ট হয়েছে।</translation>
    </message>
    <message>
        <source>Only a break can be made before “Play”.</source>
        <translation>“প্লে”-র আগে শুধু ব্রেকই হতে পারে।</translation>
    </message>
    <message>
        <source>With fewer than nine men, or before the break, it is known.</source>
        <translation>নয়টির কম গুটি থাকলে, বা ব্রেকের আগে, এটি জানাই থাকে।</translation>
    </message>
    <message>
        <source>No stroke is asked about.</source>
        <translation>কোনো শট নিয়ে প্রশ্ন করা হয়নি।</translation>
    </message>
    <message>
        <source>White is in turn.</source>
        <translation>সাদার পালা।</translation>
    </message>
    <message>
        <source>Copy as scenario</source>
        <translation>পরিস্থিতি হিসেবে কপি</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>পরিস্থিতি পেস্ট</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>ছাপুন বা সেভ করুন…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Under these laws it cannot happen</source>
        <translation>এই আইনে এমন ঘটতে পারে না</translation>
    </message>
    <message>
        <source>{player} is in turn.</source>
        <translation>{player}-এর পালা।</translation>
    </message>
    <message>
        <source>{side}: {men} on the board{owed}.</source>
        <translation>{side}: বোর্ডে {men}{owed}।</translation>
    </message>
    <message>
        <source>Score {own} : {opponent}, the player in turn first.</source>
        <translation>স্কোর {own} : {opponent}, যাঁর পালা তাঁরটি আগে।</translation>
    </message>
    <message>
        <source>The break is to be made: attempt {number} of {most}.</source>
        <translation>ব্রেক বাকি: {most}টির মধ্যে চেষ্টা {number}।</translation>
    </message>
    <message>
        <source>A man of his was pocketed before and came back.</source>
        <translation>তাঁর একটি গুটি আগে পকেটে পড়ে ফিরে এসেছে।</translation>
    </message>
    <message>
        <source>{name}, before the first stroke of his turn: {what}.</source>
        <translation>{name}, নিজের পালার প্রথম শটের আগে: {what}।</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}।</translation>
    </message>
    <message>
        <source>{side} covered the Queen.</source>
        <translation>{side} কুইন কভার করেছেন।</translation>
    </message>
    <message>
        <source>What the laws say</source>
        <translation>আইন যা বলে</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>রায়</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>ক্যারম</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>≠ marks what differs from the first of these editions.</source>
        <translation>এই সংস্করণগুলোর প্রথমটির সঙ্গে যা মেলে না, তাতে ≠ চিহ্ন।</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>কল</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>ব্যাখ্যা</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backups</source>
        <translation>ব্যাকআপ</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>দ্বিতীয় ফোল্ডার…</translation>
    </message>
    <message>
        <source>Backups are made at every start, after every game and match, and when the desk is left. A second folder on a stick or on another disk keeps them where this machine&apos;s disk fails.</source>
        <translation>প্রতিবার চালুর সময়, প্রতি গেম ও ম্যাচের পরে এবং ডেস্ক বন্ধ করার সময় ব্যাকআপ নেওয়া হয়। পেনড্রাইভ বা অন্য ডিস্কে দ্বিতীয় ফোল্ডার থাকলে এই কম্পিউটারের ডিস্ক নষ্ট হলেও সেগুলো থাকে।</translation>
    </message>
    <message>
        <source>Backups go to no second folder.</source>
        <translation>কোনো দ্বিতীয় ফোল্ডারে ব্যাকআপ যায় না।</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>ব্যাকআপ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>ফিরিয়ে আনুন</translation>
    </message>
    <message>
        <source>The chosen backup takes the place of the database; the present one is kept beside it.</source>
        <translation>বাছা ব্যাকআপটি ডেটাবেসের জায়গা নেয়; বর্তমানটি পাশে রাখা থাকে।</translation>
    </message>
    <message>
        <source>The last backup failed. {why}</source>
        <translation>শেষ ব্যাকআপ ব্যর্থ হয়েছে। {why}</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>তৈরি</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>কেন</translation>
    </message>
    <message>
        <source>Last match in it</source>
        <translation>এর শেষ ম্যাচ</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>পর্যন্ত</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>আছে</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>ব্যাকআপ, নতুনটি আগে</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>এখনই ব্যাকআপ নিন</translation>
    </message>
    <message>
        <source>Choose a backup.</source>
        <translation>একটি ব্যাকআপ বাছুন।</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>এখনও কোনো ব্যাকআপ নেই।</translation>
    </message>
    <message>
        <source>This backup is still being looked into…</source>
        <translation>এই ব্যাকআপটি এখনও দেখা হচ্ছে…</translation>
    </message>
    <message>
        <source>Backups can go to a second folder as well, such as one on a stick.</source>
        <translation>ব্যাকআপ একটি দ্বিতীয় ফোল্ডারেও রাখা যায়, যেমন কোনো পেনড্রাইভে।</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>দ্বিতীয় ফোল্ডার…</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>ক্ষতিগ্রস্ত</translation>
    </message>
    <message>
        <source>start</source>
        <translation>শুরু</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>গেম শেষ</translation>
    </message>
    <message>
        <source>match over</source>
        <translation>ম্যাচ শেষ</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>হাতে করা</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>আপগ্রেডের আগে</translation>
    </message>
    <message>
        <source>before replacing</source>
        <translation>প্রতিস্থাপনের আগে</translation>
    </message>
    <message>
        <source>program closed</source>
        <translation>প্রোগ্রাম বন্ধ</translation>
    </message>
    <message>
        <source>Matches: {matches}, entries: {entries}</source>
        <translation>ম্যাচ: {matches}, এন্ট্রি: {entries}</translation>
    </message>
</context>
<context>
    <name>BinActions</name>
    <message>
        <source>The match at the desk stays: open or begin another one before you delete it.</source>
        <translation>ডেস্কে খোলা ম্যাচটি থেকে গেল: মোছার আগে অন্য একটি ম্যাচ খুলুন বা শুরু করুন।</translation>
    </message>
    <message>
        <source>{match} is in the bin.</source>
        <translation>{match} বিনে আছে।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin.</source>
        <translation>
            <numerusform>{count}টি ম্যাচ বিনে আছে।</numerusform>
            <numerusform>{count}টি ম্যাচ বিনে আছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is deleted for good.</source>
        <translation>{match} চিরতরে মোছা হয়েছে।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are deleted for good.</source>
        <translation>
            <numerusform>{count}টি ম্যাচ চিরতরে মোছা হয়েছে।</numerusform>
            <numerusform>{count}টি ম্যাচ চিরতরে মোছা হয়েছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is in the bin again.</source>
        <translation>{match} আবার বিনে আছে।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in the bin again.</source>
        <translation>
            <numerusform>{count}টি ম্যাচ আবার বিনে আছে।</numerusform>
            <numerusform>{count}টি ম্যাচ আবার বিনে আছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} is back among the matches.</source>
        <translation>{match} আবার ম্যাচের তালিকায় এসেছে।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are back among the others.</source>
        <translation>
            <numerusform>{count}টি ম্যাচ আবার অন্যগুলোর সঙ্গে এসেছে।</numerusform>
            <numerusform>{count}টি ম্যাচ আবার অন্যগুলোর সঙ্গে এসেছে।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>White man {number}</source>
        <translation>সাদা গুটি {number}</translation>
    </message>
    <message>
        <source>Black man {number}</source>
        <translation>কালো গুটি {number}</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>স্ট্রাইকার</translation>
    </message>
    <message>
        <source>White</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>white</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>পকেটে</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>ছিটকেছে</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>বোর্ডে</translation>
    </message>
    <message>
        <source>pocketed in this stroke</source>
        <translation>এই শটে পকেটে</translation>
    </message>
    <message>
        <source>jumped off the board in this stroke</source>
        <translation>এই শটে বোর্ড থেকে ছিটকেছে</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>বোর্ডের বাইরে</translation>
    </message>
    <message>
        <source>{name} · {colour} · in turn</source>
        <translation>{name} · {colour} · পালা</translation>
    </message>
    <message>
        <source>{name} · {colour}</source>
        <translation>{name} · {colour}</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black, Queen</source>
        <translation>বোর্ডে: {white} সাদা, {black} কালো, কুইন</translation>
    </message>
    <message>
        <source>on the board: {white} white, {black} black</source>
        <translation>বোর্ডে: {white} সাদা, {black} কালো</translation>
    </message>
    <message>
        <source>Queen to be covered</source>
        <translation>কুইন কভার করতে হবে</translation>
    </message>
    <message>
        <source>Queen to return</source>
        <translation>কুইন ফিরবে</translation>
    </message>
    <message>
        <source>Queen covered</source>
        <translation>কুইন কভার হয়েছে</translation>
    </message>
    <message>
        <source>Queen covered by {colour}</source>
        <translation>কুইন কভার: {colour}</translation>
    </message>
    <message>
        <source>to cover</source>
        <translation>কভার বাকি</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>কভার হয়েছে</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>ফিরছে</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>{count} বাকি</translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>বসাতে হবে</translation>
    </message>
    <message>
        <source>Carrom board</source>
        <translation>ক্যারম বোর্ড</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>বোর্ডের বাইরে</translation>
    </message>
    <message>
        <source>What fell into this pocket?</source>
        <translation>এই পকেটে কী পড়েছে?</translation>
    </message>
    <message>
        <source>{count} on the board</source>
        <translation>বোর্ডে {count}</translation>
    </message>
    <message>
        <source>{kind} · {count}</source>
        <translation>{kind} · {count}</translation>
    </message>
    <message>
        <source>the next press means jumped</source>
        <translation>পরের চাপ মানে ছিটকেছে</translation>
    </message>
    <message>
        <source>{count} white</source>
        <translation>{count} সাদা</translation>
    </message>
    <message>
        <source>{count} black</source>
        <translation>{count} কালো</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{pieces} pocketed</source>
        <translation>পকেটে {pieces}</translation>
    </message>
    <message>
        <source>{pieces} jumped</source>
        <translation>ছিটকেছে {pieces}</translation>
    </message>
    <message>
        <source>{colour} owes {count}</source>
        <translation>{colour}: {count} বাকি</translation>
    </message>
    <message>
        <source>to place: {pieces}</source>
        <translation>বসাতে হবে: {pieces}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>owes</source>
        <translation>বাকি</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The toss comes first.</source>
        <translation>আগে টস।</translation>
    </message>
</context>
<context>
    <name>Breach</name>
    <message>
        <source>push</source>
        <translation>ঠেলা</translation>
    </message>
    <message>
        <source>striker not on both base lines</source>
        <translation>স্ট্রাইকার দুই বেস লাইনে নেই</translation>
    </message>
    <message>
        <source>base circle not covered, or arrow touched</source>
        <translation>বেস সার্কেল ঢাকেনি, বা তীর ছুঁয়েছে</translation>
    </message>
    <message>
        <source>elbow over the surface or the arrow lines</source>
        <translation>কনুই খেলার তল বা তীররেখার ওপরে</translation>
    </message>
    <message>
        <source>opponent&apos;s striker still on the board</source>
        <translation>প্রতিপক্ষের স্ট্রাইকার তখনও বোর্ডে</translation>
    </message>
    <message>
        <source>body beyond the arrow lines</source>
        <translation>শরীর তীররেখার বাইরে</translation>
    </message>
    <message>
        <source>propped up during the stroke</source>
        <translation>শটের সময় ভর দেওয়া</translation>
    </message>
    <message>
        <source>not struck with a finger</source>
        <translation>আঙুলে মারা নয়</translation>
    </message>
    <message>
        <source>not struck with a striker</source>
        <translation>স্ট্রাইকার দিয়ে মারা নয়</translation>
    </message>
    <message>
        <source>hand or arm across the foul lines</source>
        <translation>হাত বা বাহু ফাউল লাইনের ওপারে</translation>
    </message>
    <message>
        <source>not struck forwards</source>
        <translation>সামনের দিকে মারা নয়</translation>
    </message>
    <message>
        <source>man behind the line struck first</source>
        <translation>লাইনের পেছনের গুটি আগে মারা</translation>
    </message>
    <message>
        <source>15 seconds exceeded</source>
        <translation>15 সেকেন্ড পেরিয়েছে</translation>
    </message>
    <message>
        <source>man or Queen touched</source>
        <translation>গুটি বা কুইন ছোঁয়া</translation>
    </message>
    <message>
        <source>board hit or shaken</source>
        <translation>বোর্ডে আঘাত বা ঝাঁকুনি</translation>
    </message>
    <message>
        <source>powder misused</source>
        <translation>পাউডারের অপব্যবহার</translation>
    </message>
    <message>
        <source>striker laid on the frame or in a pocket</source>
        <translation>স্ট্রাইকার ফ্রেমে বা পকেটে রাখা</translation>
    </message>
    <message>
        <source>striker left on the board</source>
        <translation>স্ট্রাইকার বোর্ডে ফেলে রাখা</translation>
    </message>
    <message>
        <source>solid object in the hand</source>
        <translation>হাতে শক্ত বস্তু</translation>
    </message>
    <message>
        <source>run of the striker tested</source>
        <translation>স্ট্রাইকারের চলন পরীক্ষা</translation>
    </message>
    <message>
        <source>men rearranged before the break</source>
        <translation>ব্রেকের আগে গুটি নতুন করে সাজানো</translation>
    </message>
    <message>
        <source>striker changed during a board</source>
        <translation>বোর্ড চলাকালে স্ট্রাইকার বদল</translation>
    </message>
    <message>
        <source>board moved from its place</source>
        <translation>ক্যারম বোর্ড জায়গা থেকে সরানো</translation>
    </message>
    <message>
        <source>body against board, stand or table</source>
        <translation>বোর্ড, স্ট্যান্ড বা টেবিলে শরীর ঠেকানো</translation>
    </message>
    <message>
        <source>clothes or jewellery on the surface</source>
        <translation>খেলার তলে জামা বা গয়না</translation>
    </message>
    <message>
        <source>chair moved</source>
        <translation>চেয়ার সরানো</translation>
    </message>
    <message>
        <source>height of the seat changed</source>
        <translation>আসনের উচ্চতা বদল</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>আসন অদলবদল</translation>
    </message>
    <message>
        <source>opponent distracted</source>
        <translation>প্রতিপক্ষের মনোযোগ নষ্ট</translation>
    </message>
    <message>
        <source>partners talked or signalled</source>
        <translation>সঙ্গীদের কথা বা ইশারা</translation>
    </message>
    <message>
        <source>score asked out of turn</source>
        <translation>পালা ছাড়া স্কোর জিজ্ঞাসা</translation>
    </message>
    <message>
        <source>man placed outside the outer circle</source>
        <translation>গুটি বাইরের বৃত্তের বাইরে বসানো</translation>
    </message>
    <message>
        <source>other pieces shifted while placing</source>
        <translation>বসানোর সময় অন্য গুটি সরে যাওয়া</translation>
    </message>
    <message>
        <source>placed too late</source>
        <translation>দেরিতে বসানো</translation>
    </message>
    <message>
        <source>man placed on the centre circle</source>
        <translation>গুটি মাঝের বৃত্তে বসানো</translation>
    </message>
    <message>
        <source>own man placed</source>
        <translation>নিজের গুটি বসানো</translation>
    </message>
    <message>
        <source>man placed for a shot with the Queen</source>
        <translation>কুইনের শট সাজিয়ে গুটি বসানো</translation>
    </message>
    <message>
        <source>men handed over by the partner</source>
        <translation>সঙ্গীর গুটি এগিয়ে দেওয়া</translation>
    </message>
    <message>
        <source>another man or the striker held while placing</source>
        <translation>বসানোর সময় হাতে অন্য গুটি বা স্ট্রাইকার</translation>
    </message>
    <message>
        <source>men set up too slowly</source>
        <translation>গুটি সাজাতে দেরি</translation>
    </message>
    <message>
        <source>sides changed too slowly</source>
        <translation>দিক বদলে দেরি</translation>
    </message>
    <message>
        <source>opponent distracted again</source>
        <translation>আবার প্রতিপক্ষের মনোযোগ নষ্ট</translation>
    </message>
    <message>
        <source>protest in foul language</source>
        <translation>কটু ভাষায় প্রতিবাদ</translation>
    </message>
    <message>
        <source>left the seat</source>
        <translation>আসন ছেড়ে ওঠা</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>পালা ছাড়া খেলা</translation>
    </message>
    <message>
        <source>board disturbed beyond repair</source>
        <translation>বোর্ড এমন এলোমেলো যে আর ঠিক হয় না</translation>
    </message>
    <message>
        <source>played on without “Play”</source>
        <translation>“প্লে” ছাড়াই খেলা চালানো</translation>
    </message>
    <message>
        <source>indiscipline</source>
        <translation>শৃঙ্খলাভঙ্গ</translation>
    </message>
    <message>
        <source>left the match without leave</source>
        <translation>অনুমতি ছাড়া ম্যাচ ছেড়ে যাওয়া</translation>
    </message>
    <message>
        <source>interval overstayed</source>
        <translation>বিরতির সময় পেরোনো</translation>
    </message>
    <message>
        <source>decision not accepted</source>
        <translation>সিদ্ধান্ত না মানা</translation>
    </message>
    <message>
        <source>officials insulted</source>
        <translation>কর্মকর্তাদের অপমান</translation>
    </message>
    <message>
        <source>smoking, drink or drugs</source>
        <translation>ধূমপান, মদ বা মাদক</translation>
    </message>
    <message>
        <source>striker not certified</source>
        <translation>স্ট্রাইকার অনুমোদিত নয়</translation>
    </message>
    <message>
        <source>play stopped without leave</source>
        <translation>অনুমতি ছাড়া খেলা বন্ধ</translation>
    </message>
    <message>
        <source>opponent distracted a third time</source>
        <translation>তৃতীয়বার প্রতিপক্ষের মনোযোগ নষ্ট</translation>
    </message>
    <message>
        <source>not at the board in time</source>
        <translation>সময়মতো বোর্ডে আসেননি</translation>
    </message>
    <message>
        <source>talked with spectators</source>
        <translation>দর্শকের সঙ্গে কথা</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>কী: {key}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>সর্বশেষ ব্যাকআপ ফিরিয়ে আনুন, অথবা যা পড়া যায় তা নতুন ডেটাবেসে উদ্ধার করান।</translation>
    </message>
    <message>
        <source>Today&apos;s rules would give this entry another ruling; the one it was given stands.</source>
        <translation>আজকের নিয়মে এই এন্ট্রির রায় অন্য হতো; তখন যা দেওয়া হয়েছিল সেটিই বহাল।</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. {rescue}</source>
        <translation>ফাইলটি ক্ষতিগ্রস্ত: {what}। {rescue}</translation>
    </message>
    <message>
        <source>The tables cannot be read: {why}. {rescue}</source>
        <translation>টেবিলগুলো পড়া যাচ্ছে না: {why}। {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} is missing. {rescue}</source>
        <translation>নেই: {kind} {name}। {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} does not belong here: something else has put it there. {rescue}</source>
        <translation>এখানে থাকার কথা নয়: {kind} {name}; অন্য কিছু এটি এখানে রেখেছে। {rescue}</translation>
    </message>
    <message>
        <source>The {kind} {name} was altered. {rescue}</source>
        <translation>বদলানো হয়েছে: {kind} {name}। {rescue}</translation>
    </message>
    <message>
        <source>The database does not say of which version it is. {rescue}</source>
        <translation>ডেটাবেসে লেখা নেই এটি কোন সংস্করণের। {rescue}</translation>
    </message>
    <message>
        <source>The references cannot be checked: {why}. {rescue}</source>
        <translation>রেফারেন্স যাচাই করা যাচ্ছে না: {why}। {rescue}</translation>
    </message>
    <message>
        <source>There are rows of {table} that belong to no match. {rescue}</source>
        <translation>{table}-এ এমন সারি আছে যা কোনো ম্যাচের নয়। {rescue}</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. {rescue}</source>
        <translation>ম্যাচের তালিকা করা যাচ্ছে না: {why}। {rescue}</translation>
    </message>
    <message>
        <source>There is a match whose identifier is no text. {rescue}</source>
        <translation>একটি ম্যাচের পরিচয়সংকেত টেক্সট নয়। {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be read: {why}. {rescue}</source>
        <translation>ম্যাচটি পড়া যাচ্ছে না: {why}। {rescue}</translation>
    </message>
    <message>
        <source>The match cannot be made sense of ({kind}). {rescue}</source>
        <translation>ম্যাচটির মানে বোঝা যাচ্ছে না ({kind})। {rescue}</translation>
    </message>
    <message>
        <source>The match is listed and cannot be found. {rescue}</source>
        <translation>ম্যাচটি তালিকায় আছে, কিন্তু পাওয়া যাচ্ছে না। {rescue}</translation>
    </message>
    <message>
        <source>The time of this entry was changed after it was stored. {rescue}</source>
        <translation>সংরক্ষণের পর এই এন্ট্রির সময় বদলানো হয়েছে। {rescue}</translation>
    </message>
    <message>
        <source>In the column {column} stands what cannot stand there. {rescue}</source>
        <translation>{column} কলামে এমন কিছু আছে যা সেখানে থাকতে পারে না। {rescue}</translation>
    </message>
    <message>
        <source>The players listed are not those of the match. {rescue}</source>
        <translation>তালিকার খেলোয়াড়েরা এই ম্যাচের নন। {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match began was changed after it was stored. {rescue}</source>
        <translation>ম্যাচ শুরুর সময় সংরক্ষণের পর বদলানো হয়েছে। {rescue}</translation>
    </message>
    <message>
        <source>The time at which the match went into the bin is no time. {rescue}</source>
        <translation>ম্যাচটি যে সময়ে বিনে গেছে বলে লেখা, তা কোনো সময় নয়। {rescue}</translation>
    </message>
    <message>
        <source>This entry is not possible where it stands: {why} {rescue}</source>
        <translation>এই এন্ট্রি এই জায়গায় সম্ভব নয়: {why} {rescue}</translation>
    </message>
    <message>
        <source>The list shows something else than the log leads to. {rescue}</source>
        <translation>লগ থেকে যা দাঁড়ায়, তালিকায় তা নেই। {rescue}</translation>
    </message>
    <message>
        <source>This entry is missing. {rescue}</source>
        <translation>এই এন্ট্রি নেই। {rescue}</translation>
    </message>
    <message>
        <source>This entry was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>সংরক্ষণের পর এই এন্ট্রি বদলানো হয়েছে: এর হ্যাশ আর মেলে না। {rescue}</translation>
    </message>
    <message>
        <source>The entry before it was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>সংরক্ষণের পর আগের এন্ট্রি বদলানো হয়েছে: তার হ্যাশ আর মেলে না। {rescue}</translation>
    </message>
    <message>
        <source>The match&apos;s setup was changed after it was stored: its hash no longer fits. {rescue}</source>
        <translation>সংরক্ষণের পর ম্যাচের সেটআপ বদলানো হয়েছে: তার হ্যাশ আর মেলে না। {rescue}</translation>
    </message>
    <message>
        <source>The match should have {length} entries and has {found}. {rescue}</source>
        <translation>ম্যাচটিতে {length}টি এন্ট্রি থাকার কথা, আছে {found}টি। {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the end of the log was changed after it was stored. {rescue}</source>
        <translation>একটি হ্যাশ মেলে না: সংরক্ষণের পর লগের শেষ অংশ বদলানো হয়েছে। {rescue}</translation>
    </message>
    <message>
        <source>A hash does not fit: the match&apos;s setup was changed after it was stored. {rescue}</source>
        <translation>একটি হ্যাশ মেলে না: সংরক্ষণের পর ম্যাচের সেটআপ বদলানো হয়েছে। {rescue}</translation>
    </message>
</context>
<context>
    <name>ChiefReferee</name>
    <message>
        <source>the game</source>
        <translation>গেম</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>ম্যাচ</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>খারিজ</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>গৃহীত</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
    </message>
    <message>
        <source>{words} (law {law})</source>
        <translation>{words} (আইন {law})</translation>
    </message>
    <message>
        <source>Injury or illness</source>
        <translation>চোট বা অসুস্থতা</translation>
    </message>
    <message>
        <source>Light failed</source>
        <translation>আলো চলে গেছে</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>নোট</translation>
    </message>
    <message>
        <source>A remark for the report; it changes nothing.</source>
        <translation>রিপোর্টের জন্য একটি মন্তব্য; এতে কিছু বদলায় না।</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>বিরতি</translation>
    </message>
    <message>
        <source>The clock stops; “Play” restarts it.</source>
        <translation>ঘড়ি থামে; “প্লে” বললে আবার চলে।</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>আবেদন</translation>
    </message>
    <message>
        <source>Chief referee called</source>
        <translation>চিফ রেফারিকে ডাকা হয়েছে</translation>
    </message>
    <message>
        <source>Damaged man is swapped</source>
        <translation>ক্ষতিগ্রস্ত গুটি বদলানো হচ্ছে</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>সতর্কতা</translation>
    </message>
    <message>
        <source>A caution: it stands in the report and rules nothing.</source>
        <translation>একটি সতর্কতা: রিপোর্টে থাকে, কোনো রায় দেয় না।</translation>
    </message>
    <message>
        <source>Who is warned?</source>
        <translation>কাকে সতর্ক করা হচ্ছে?</translation>
    </message>
    <message>
        <source>Correct the turn</source>
        <translation>পালা ঠিক করুন</translation>
    </message>
    <message>
        <source>A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, with white.</source>
        <translation>ভুলটি পরের শটের পর ধরা পড়েছে: এখন কার পালা বলুন। ব্রেকের আগে হলে তিনিই ব্রেক করেন, সাদা নিয়ে।</translation>
    </message>
    <message>
        <source>Who is in turn?</source>
        <translation>কার পালা?</translation>
    </message>
    <message>
        <source>Time of the game over</source>
        <translation>গেমের সময় শেষ</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>পাস</translation>
    </message>
    <message>
        <source>The player in turn does not strike. When everyone passed three times, replay the board.</source>
        <translation>যাঁর পালা তিনি শট মারছেন না। সবাই তিনবার পাস করলে বোর্ড আবার খেলান।</translation>
    </message>
    <message>
        <source>Replay the board</source>
        <translation>বোর্ড আবার খেলান</translation>
    </message>
    <message>
        <source>The board is cancelled and played again with the same breaker.</source>
        <translation>বোর্ড বাতিল হয়ে একই ব্রেকারকে নিয়ে আবার খেলা হয়।</translation>
    </message>
    <message>
        <source>Everybody passed three times</source>
        <translation>সবাই তিনবার পাস করেছেন</translation>
    </message>
    <message>
        <source>Circumstances beyond the umpire&apos;s control</source>
        <translation>আম্পায়ারের আয়ত্তের বাইরের পরিস্থিতি</translation>
    </message>
    <message>
        <source>No room for the striker on the base lines</source>
        <translation>বেস লাইনে স্ট্রাইকার রাখার জায়গা নেই</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>দিক বদল হয়েছে</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>খেলোয়াড়েরা দিক বদলেছেন।</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>প্রতিবাদ</translation>
    </message>
    <message>
        <source>The result is withheld until the chief referee has decided; play may go on.</source>
        <translation>চিফ রেফারি সিদ্ধান্ত না দেওয়া পর্যন্ত ফল স্থগিত; খেলা চলতে পারে।</translation>
    </message>
    <message>
        <source>Who protests?</source>
        <translation>কে প্রতিবাদ করছেন?</translation>
    </message>
    <message>
        <source>Facts, decision given, and what is asked for</source>
        <translation>ঘটনা, দেওয়া সিদ্ধান্ত এবং কী চাওয়া হচ্ছে</translation>
    </message>
    <message>
        <source>Protest decided</source>
        <translation>প্রতিবাদের নিষ্পত্তি</translation>
    </message>
    <message>
        <source>Upheld: the board is replayed. Overruled: the result stands.</source>
        <translation>গৃহীত: বোর্ড আবার খেলা হয়। খারিজ: ফল বহাল থাকে।</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>হার মানা</translation>
    </message>
    <message>
        <source>A side gives up the game or the match.</source>
        <translation>এক পক্ষ গেম বা ম্যাচ ছেড়ে দেয়।</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>কে হার মানছেন?</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>ওয়াকওভার</translation>
    </message>
    <message>
        <source>A side wins because the other does not appear or cannot play.</source>
        <translation>অন্য পক্ষ না আসায় বা খেলতে না পারায় এক পক্ষ জেতে।</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>কে জিতছেন?</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>সরে দাঁড়িয়েছেন</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>ডিসকোয়ালিফাই</translation>
    </message>
    <message>
        <source>A side loses the match.</source>
        <translation>এক পক্ষ ম্যাচ হারে।</translation>
    </message>
    <message>
        <source>Who loses the match?</source>
        <translation>কে ম্যাচ হারছেন?</translation>
    </message>
    <message>
        <source>Disturbance among the spectators</source>
        <translation>দর্শকদের গোলমাল</translation>
    </message>
    <message>
        <source>Men to place</source>
        <translation>বসানোর গুটি</translation>
    </message>
    <message>
        <source>What became of men to be placed: those of any ruling since the last stroke, and how many stay owed for want of room.</source>
        <translation>বসানোর গুটিগুলোর কী হলো: শেষ শটের পর থেকে সব রায়ের, এবং জায়গার অভাবে কতগুলো বাকি থাকল।</translation>
    </message>
    <message>
        <source>The game ends: the board in progress does not count, and who leads wins. A level game is drawn where that was agreed.</source>
        <translation>গেম শেষ হয়: চলতি বোর্ড ধরা হয় না, যিনি এগিয়ে তিনি জেতেন। আগে ঠিক করা থাকলে সমান স্কোরে গেম ড্র।</translation>
    </message>
</context>
<context>
    <name>ChiefRefereeDialog</name>
    <message>
        <source>Chief referee and more</source>
        <translation>চিফ রেফারি ও অন্যান্য</translation>
    </message>
    <message>
        <source>Which protest</source>
        <translation>কোন প্রতিবাদ</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>সাধারণ কারণ</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>লিখুন</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>দুটির একটি বাছুন।</translation>
    </message>
    <message>
        <source>Write it in words: they are printed in the report.</source>
        <translation>কথায় লিখুন: রিপোর্টে ছাপা হবে।</translation>
    </message>
    <message>
        <source>Choose a reason, or write it</source>
        <translation>কারণ বাছুন বা লিখুন</translation>
    </message>
    <message>
        <source>Less common entries</source>
        <translation>কম ব্যবহৃত এন্ট্রি</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Appearance</source>
        <translation>উপস্থিতি</translation>
    </message>
    <message>
        <source>Trial board</source>
        <translation>ট্রায়াল বোর্ড</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>Stroke clock</source>
        <translation>শটের ঘড়ি</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>বসানো</translation>
    </message>
    <message>
        <source>Place or forgo</source>
        <translation>বসানো/ছাড়া</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>দিক বদল</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>বিরতি</translation>
    </message>
    <message>
        <source>from the call to the board</source>
        <translation>বোর্ডে ডাকার পর থেকে</translation>
    </message>
    <message>
        <source>from when both sides sit</source>
        <translation>দুই পক্ষ বসার পর থেকে</translation>
    </message>
    <message>
        <source>from “Play”</source>
        <translation>“প্লে” থেকে</translation>
    </message>
    <message>
        <source>from rest</source>
        <translation>সব থামার পর থেকে</translation>
    </message>
    <message>
        <source>from the striker off the board</source>
        <translation>স্ট্রাইকার তোলার পর থেকে</translation>
    </message>
    <message>
        <source>from the placing</source>
        <translation>বসানোর পর থেকে</translation>
    </message>
    <message>
        <source>from the announcement</source>
        <translation>ঘোষণার পর থেকে</translation>
    </message>
    <message>
        <source>from the end of the board</source>
        <translation>বোর্ড শেষের পর থেকে</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>ব্যবহার নেই</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>শুরু হয়নি</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>চলছে</translation>
    </message>
    <message>
        <source>Last 5 seconds</source>
        <translation>শেষ 5 সেকেন্ড</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
    <message>
        <source>Time over by {seconds}</source>
        <translation>সময় {seconds} পেরিয়েছে</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>থামানো</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>বাধাপ্রাপ্ত</translation>
    </message>
    <message>
        <source>{time} {moment}, or as you set it</source>
        <translation>{time} {moment}, বা আপনি যেমন ঠিক করেন</translation>
    </message>
    <message>
        <source>{time} {moment} (law {laws})</source>
        <translation>{time} {moment} (আইন {laws})</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} মি.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;সে.</translation>
    </message>
    <message>
        <source>{state}, {time} left</source>
        <translation>{state}, {time} বাকি</translation>
    </message>
    <message>
        <source>Struck at {seconds}</source>
        <translation>{seconds}-এ শট</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Nothing is timed now.</source>
        <translation>এখন কোনো সময় মাপা হচ্ছে না।</translation>
    </message>
    <message>
        <source>The clock runs already.</source>
        <translation>ঘড়ি আগেই চলছে।</translation>
    </message>
    <message>
        <source>The clock does not run.</source>
        <translation>ঘড়ি চলছে না।</translation>
    </message>
    <message>
        <source>The clock is stopped: “Play” restarts it.</source>
        <translation>ঘড়ি থামানো: “প্লে” বললে আবার চলে।</translation>
    </message>
    <message>
        <source>This clock is not used. Start it by hand to use it.</source>
        <translation>এই ঘড়ি ব্যবহার হচ্ছে না। ব্যবহার করতে হাতে চালু করুন।</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>ঘড়ি</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>প্লে</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>বিরতি</translation>
    </message>
    <message>
        <source>−5 s</source>
        <translation>−5 সে.</translation>
    </message>
    <message>
        <source>+5 s</source>
        <translation>+5 সে.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>আবার চালু</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 সেকেন্ড</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>সময় শেষ</translation>
    </message>
    <message>
        <source>More about the clock</source>
        <translation>ঘড়ির আরও</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message>
        <source>Nothing is timed</source>
        <translation>কোনো সময় চলছে না</translation>
    </message>
</context>
<context>
    <name>ClocksPage</name>
    <message>
        <source>Clocks</source>
        <translation>ঘড়ি</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>সব ঘড়ি</translation>
    </message>
    <message>
        <source>Exception for a clock</source>
        <translation>একটি ঘড়ির ব্যতিক্রম</translation>
    </message>
    <message>
        <source>Automatic: it starts by itself. Suggest: it waits for you to start it. Do not use: nothing is timed unless you start it.</source>
        <translation>স্বয়ংক্রিয়: নিজেই শুরু হয়। প্রস্তাব: আপনি চালু করার অপেক্ষায় থাকে। ব্যবহার নয়: আপনি চালু না করলে কিছু মাপা হয় না।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>Press it twice: {question}</source>
        <translation>দুবার চাপুন: {question}</translation>
    </message>
    <message>
        <source>{question} Press again to confirm.</source>
        <translation>{question} নিশ্চিত করতে আবার চাপুন।</translation>
    </message>
</context>
<context>
    <name>ConfirmEndDialog</name>
    <message>
        <source>Yes</source>
        <translation>হ্যাঁ</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>কিছু একটা গোলমাল হয়েছে</translation>
    </message>
    <message>
        <source>A fault in the program. Every entry confirmed so far is on disk. Close this and go on.</source>
        <translation>প্রোগ্রামে একটি ত্রুটি। এ পর্যন্ত নিশ্চিত করা প্রতিটি এন্ট্রি ডিস্কে আছে। এটি বন্ধ করে এগিয়ে যান।</translation>
    </message>
    <message>
        <source>Please send these details with a report; where it happened is also in {log}.</source>
        <translation>অনুগ্রহ করে রিপোর্টের সঙ্গে এই বিবরণ পাঠান; কোথায় ঘটেছে তা {log}-এও আছে।</translation>
    </message>
</context>
<context>
    <name>DatabaseDialogs</name>
    <message>
        <source>The backup {place} is the database now.</source>
        <translation>ব্যাকআপ {place} এখন ডেটাবেস।</translation>
    </message>
    <message>
        <source>The former database is kept: {aside}</source>
        <translation>আগের ডেটাবেস রাখা আছে: {aside}</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>ফিরিয়ে আনা হয়েছে</translation>
    </message>
    <message>
        <source>The backup is being put in the place of the database…</source>
        <translation>ডেটাবেসের জায়গায় ব্যাকআপ বসানো হচ্ছে…</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>ফিরিয়ে আনা হচ্ছে</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>উদ্ধার হয়েছে</translation>
    </message>
    <message>
        <source>What can be read is being rescued, match by match…</source>
        <translation>যা পড়া যায় তা ম্যাচ ধরে ধরে উদ্ধার হচ্ছে…</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>উদ্ধার হচ্ছে</translation>
    </message>
    <message>
        <source>The file and every match in it are being checked…</source>
        <translation>ফাইল ও তার প্রতিটি ম্যাচ যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>ডেটাবেস যাচাই</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>থামান</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>অন্য ডেটাবেস খুলুন</translation>
    </message>
    <message>
        <source>Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.</source>
        <translation>পুরোপুরি উদ্ধার হওয়া ম্যাচ: {whole}, আংশিক: {partial}, হারানো: {lost}।</translation>
    </message>
    <message>
        <source>The damaged file is kept: {aside}</source>
        <translation>ক্ষতিগ্রস্ত ফাইল রাখা আছে: {aside}</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. All is sound.</source>
        <translation>যাচাই করা ম্যাচ: {matches}, এন্ট্রি: {entries}। সব ঠিক আছে।</translation>
    </message>
    <message>
        <source>Matches checked: {matches}, entries: {entries}. Faults: {faults}.</source>
        <translation>যাচাই করা ম্যাচ: {matches}, এন্ট্রি: {entries}। ত্রুটি: {faults}।</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>January</source>
        <translation>জানুয়ারি</translation>
    </message>
    <message>
        <source>February</source>
        <translation>ফেব্রুয়ারি</translation>
    </message>
    <message>
        <source>March</source>
        <translation>মার্চ</translation>
    </message>
    <message>
        <source>April</source>
        <translation>এপ্রিল</translation>
    </message>
    <message>
        <source>May</source>
        <translation>মে</translation>
    </message>
    <message>
        <source>June</source>
        <translation>জুন</translation>
    </message>
    <message>
        <source>July</source>
        <translation>জুলাই</translation>
    </message>
    <message>
        <source>August</source>
        <translation>আগস্ট</translation>
    </message>
    <message>
        <source>September</source>
        <translation>সেপ্টেম্বর</translation>
    </message>
    <message>
        <source>October</source>
        <translation>অক্টোবর</translation>
    </message>
    <message>
        <source>November</source>
        <translation>নভেম্বর</translation>
    </message>
    <message>
        <source>December</source>
        <translation>ডিসেম্বর</translation>
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
        <translation>{path}-এ লগ এবং খেলোয়াড়দের নামসহ খোলা ম্যাচটি আছে। রিপোর্টের সঙ্গে এটি পাঠান।</translation>
    </message>
    <message>
        <source>Create a problem report</source>
        <translation>সমস্যার রিপোর্ট তৈরি করুন</translation>
    </message>
</context>
<context>
    <name>DocumentDialog</name>
    <message>
        <source>Reports and statistics</source>
        <translation>রিপোর্ট ও পরিসংখ্যান</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>সেভ করুন…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>নথি</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>যে রূপে লেখা</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>অংশ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>কাগজ</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>ছাপুন…</translation>
    </message>
    <message>
        <source>Enter the name of the event.</source>
        <translation>টুর্নামেন্টের নাম লিখুন।</translation>
    </message>
    <message>
        <source>Enter the name of the player.</source>
        <translation>খেলোয়াড়ের নাম লিখুন।</translation>
    </message>
    <message>
        <source>Enter a date such as 2026-11-21.</source>
        <translation>তারিখ লিখুন, যেমন 2026-11-21।</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>টুর্নামেন্ট</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>খেলোয়াড়</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>উইন্ডোর মতো</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Write the document</source>
        <translation>নথি লিখুন</translation>
    </message>
    <message>
        <source>The document is in {path}.</source>
        <translation>নথিটি {path}-এ আছে।</translation>
    </message>
    <message>
        <source>Not everything is in it</source>
        <translation>এতে সবকিছু নেই</translation>
    </message>
    <message>
        <source>What the document does not tell, or not as it was:</source>
        <translation>নথিতে যা নেই, বা যেমন ছিল তেমন নেই:</translation>
    </message>
    <message>
        <source>No stored match has a player of this name.</source>
        <translation>সংরক্ষিত কোনো ম্যাচে এই নামের খেলোয়াড় নেই।</translation>
    </message>
    <message>
        <source>No stored match belongs to it.</source>
        <translation>সংরক্ষিত কোনো ম্যাচ এর অন্তর্ভুক্ত নয়।</translation>
    </message>
    <message>
        <source>A match is left out: {why}</source>
        <translation>একটি ম্যাচ বাদ গেছে: {why}</translation>
    </message>
    <message>
        <source>Report of the match</source>
        <translation>ম্যাচের রিপোর্ট</translation>
    </message>
    <message>
        <source>Statistics of the match</source>
        <translation>ম্যাচের পরিসংখ্যান</translation>
    </message>
    <message>
        <source>The chosen matches together</source>
        <translation>বাছা ম্যাচগুলো একসঙ্গে</translation>
    </message>
    <message>
        <source>All matches of an event</source>
        <translation>একটি টুর্নামেন্টের সব ম্যাচ</translation>
    </message>
    <message>
        <source>All matches of a date</source>
        <translation>একটি তারিখের সব ম্যাচ</translation>
    </message>
    <message>
        <source>Statistics of a player over all matches</source>
        <translation>সব ম্যাচে একজন খেলোয়াড়ের পরিসংখ্যান</translation>
    </message>
    <message>
        <source>Blank sheet with the names of the match</source>
        <translation>ম্যাচের নামসহ ফাঁকা শিট</translation>
    </message>
    <message>
        <source>Blank sheet for singles</source>
        <translation>সিঙ্গলসের ফাঁকা শিট</translation>
    </message>
    <message>
        <source>Blank sheet for doubles</source>
        <translation>ডাবলসের ফাঁকা শিট</translation>
    </message>
    <message>
        <source>PDF, to print and to sign</source>
        <translation>PDF, ছাপা ও সইয়ের জন্য</translation>
    </message>
    <message>
        <source>HTML, to read in a browser</source>
        <translation>HTML, ব্রাউজারে পড়ার জন্য</translation>
    </message>
    <message>
        <source>CSV, a table of the boards</source>
        <translation>CSV, বোর্ডগুলোর সারণি</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>সবকিছু</translation>
    </message>
    <message>
        <source>The sheet to sign, one page</source>
        <translation>সইয়ের শিট, এক পৃষ্ঠা</translation>
    </message>
    <message>
        <source>Details and statistics</source>
        <translation>বিস্তারিত ও পরিসংখ্যান</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>লগ</translation>
    </message>
    <message>
        <source>CSV, a table</source>
        <translation>CSV, একটি সারণি</translation>
    </message>
    <message>
        <source>CSV, a table of every stroke</source>
        <translation>CSV, প্রতিটি শটের সারণি</translation>
    </message>
    <message>
        <source>XLSX, a workbook of all tables</source>
        <translation>XLSX, সব সারণির ওয়ার্কবুক</translation>
    </message>
    <message>
        <source>Match file, for another Carrom Desk</source>
        <translation>ম্যাচ ফাইল, অন্য Carrom Desk-এর জন্য</translation>
    </message>
    <message>
        <source>SoL, for the tournament desk</source>
        <translation>SoL, টুর্নামেন্ট ডেস্কের জন্য</translation>
    </message>
    <message>
        <source>ZIP, everything about each match</source>
        <translation>ZIP, প্রতি ম্যাচের সবকিছু</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>লেটার</translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation>রিপোর্ট যাচাই</translation>
    </message>
    <message>
        <source>The report tells the truth: all of it follows from the match {id}.</source>
        <translation>রিপোর্টটি সত্য: এর সবকিছু ম্যাচ {id} থেকে আসে।</translation>
    </message>
    <message>
        <source>The report does not tell the truth: it was altered.</source>
        <translation>রিপোর্টটি সত্য নয়: এটি বদলানো হয়েছে।</translation>
    </message>
    <message>
        <source>The report is of another match.</source>
        <translation>রিপোর্টটি অন্য ম্যাচের।</translation>
    </message>
    <message>
        <source>The pages were sent to {name}.</source>
        <translation>পৃষ্ঠাগুলো {name}-এ পাঠানো হয়েছে।</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>বাতিল: কিছু লেখা হয়নি।</translation>
    </message>
    <message>
        <source>Too many matches for one document: {count}. Choose at most {most}.</source>
        <translation>এক নথির পক্ষে ম্যাচ বেশি: {count}। বড়জোর {most}টি বাছুন।</translation>
    </message>
    <message>
        <source>The document is being made. With many matches that takes a moment.</source>
        <translation>নথি তৈরি হচ্ছে। ম্যাচ বেশি হলে একটু সময় লাগে।</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>লেখা হচ্ছে</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>থামান</translation>
    </message>
    <message>
        <source>The report is being compared…</source>
        <translation>রিপোর্ট মেলানো হচ্ছে…</translation>
    </message>
    <message>
        <source>Cancelled: the report was not compared.</source>
        <translation>বাতিল: রিপোর্ট মেলানো হয়নি।</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Club rules of carrom</source>
        <translation>ক্যারমের ক্লাব নিয়ম</translation>
    </message>
    <message>
        <source>International Laws of Carrom (ICF)</source>
        <translation>আন্তর্জাতিক ক্যারম আইন (ICF)</translation>
    </message>
    <message>
        <source>ICF Laws of Carrom, revised</source>
        <translation>ICF-এর ক্যারম আইন, সংশোধিত</translation>
    </message>
    <message>
        <source>Technitia 2K20 Carrom rules</source>
        <translation>Technitia 2K20 ক্যারম নিয়ম</translation>
    </message>
    <message>
        <source>Club rules</source>
        <comment>in a word or two</comment>
        <translation>ক্লাব নিয়ম</translation>
    </message>
    <message>
        <source>ICF Laws</source>
        <comment>in a word or two</comment>
        <translation>ICF আইন</translation>
    </message>
    <message>
        <source>ICF revised</source>
        <comment>in a word or two</comment>
        <translation>ICF সংশোধিত</translation>
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
        <translation>বোর্ড {number} শেষ</translation>
    </message>
    <message>
        <source>Game {number} is over</source>
        <translation>গেম {number} শেষ</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>ম্যাচ শেষ</translation>
    </message>
    <message>
        <source>The result is withheld: a protest is undecided</source>
        <translation>ফল স্থগিত: প্রতিবাদের নিষ্পত্তি হয়নি</translation>
    </message>
    <message>
        <source>{side} wins the board</source>
        <translation>{side} বোর্ড জিতলেন</translation>
    </message>
    <message>
        <source>{side} win the board</source>
        <translation>{side} বোর্ড জিতলেন</translation>
    </message>
    <message>
        <source>{side} wins the game {won}–{lost}</source>
        <translation>{side} গেম জিতলেন {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the game {won}–{lost}</source>
        <translation>{side} গেম জিতলেন {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} wins the match {won}–{lost}</source>
        <translation>{side} ম্যাচ জিতলেন {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} win the match {won}–{lost}</source>
        <translation>{side} ম্যাচ জিতলেন {won}–{lost}</translation>
    </message>
    <message>
        <source>The match is drawn, {a}–{b}</source>
        <translation>ম্যাচ ড্র, {a}–{b}</translation>
    </message>
    <message>
        <source>{side} win the match by walkover</source>
        <translation>{side} ওয়াকওভারে ম্যাচ জিতলেন</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} win the match</source>
        <translation>{loser} ডিসকোয়ালিফায়েড: {side} ম্যাচ জিতলেন</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the match</source>
        <translation>{loser} হার মানলেন: {side} ম্যাচ জিতলেন</translation>
    </message>
    <message>
        <source>{loser} concede: {side} win the game</source>
        <translation>{loser} হার মানলেন: {side} গেম জিতলেন</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>ফল বহাল থাকে</translation>
    </message>
    <message>
        <source>Board {number}: {sum} = {points}, {before} → {after}</source>
        <translation>বোর্ড {number}: {sum} = {points}, {before} → {after}</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>কুইন {points}</translation>
    </message>
    <message>
        <source>Queen 0 (law {law})</source>
        <translation>কুইন 0 (আইন {law})</translation>
    </message>
    <message numerus="yes">
        <source>%n awarded</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n পয়েন্ট দেওয়া</numerusform>
            <numerusform>%n পয়েন্ট দেওয়া</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n পয়েন্ট দাবি</numerusform>
            <numerusform>%n পয়েন্ট দাবি</numerusform>
        </translation>
    </message>
    <message>
        <source>White slam: all nine white men and the Queen in the first turn.</source>
        <translation>হোয়াইট স্ল্যাম: প্রথম পালাতেই নয়টি সাদা গুটি ও কুইন।</translation>
    </message>
    <message>
        <source>Black slam: all black men in the first turn.</source>
        <translation>ব্ল্যাক স্ল্যাম: প্রথম পালাতেই সব কালো গুটি।</translation>
    </message>
    <message>
        <source>The score is level: toss, then one extra board.</source>
        <translation>স্কোর সমান: টস, তারপর একটি অতিরিক্ত বোর্ড।</translation>
    </message>
    <message>
        <source>The players change sides.</source>
        <translation>খেলোয়াড়েরা দিক বদলাবেন।</translation>
    </message>
    <message>
        <source>Interval before the last game.</source>
        <translation>শেষ গেমের আগে বিরতি।</translation>
    </message>
    <message>
        <source>Board {number}: {player} breaks.</source>
        <translation>বোর্ড {number}: ব্রেক করবেন {player}।</translation>
    </message>
    <message>
        <source>Game {number}: {player} breaks.</source>
        <translation>গেম {number}: ব্রেক করবেন {player}।</translation>
    </message>
    <message>
        <source>The game is drawn, {a}–{b}</source>
        <translation>গেম ড্র, {a}–{b}</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>ওয়াকওভার</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover</source>
        <translation>{side} ওয়াকওভারে ম্যাচ জিতলেন</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>ডিসকোয়ালিফিকেশন</translation>
    </message>
    <message>
        <source>{loser} disqualified: {side} wins the match</source>
        <translation>{loser} ডিসকোয়ালিফায়েড: {side} ম্যাচ জিতলেন</translation>
    </message>
    <message>
        <source>The match is conceded</source>
        <translation>ম্যাচে হার মানা</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the match</source>
        <translation>{loser} হার মানলেন: {side} ম্যাচ জিতলেন</translation>
    </message>
    <message>
        <source>Game {number} is conceded</source>
        <translation>গেম {number}-এ হার মানা</translation>
    </message>
    <message>
        <source>{loser} concedes: {side} wins the game</source>
        <translation>{loser} হার মানলেন: {side} গেম জিতলেন</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>কারণ: {reason}</translation>
    </message>
    <message>
        <source>The score stood at {a} – {b}.</source>
        <translation>স্কোর ছিল {a} – {b}।</translation>
    </message>
    <message>
        <source>Games: {a} – {b}</source>
        <translation>গেম: {a} – {b}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Show the ruling instead</source>
        <translation>বদলে রায় দেখান</translation>
    </message>
    <message>
        <source>Print and sign…</source>
        <translation>ছাপুন ও সই করুন…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{side} gives up the match?</source>
        <translation>{side} কি ম্যাচ ছেড়ে দিচ্ছেন?</translation>
    </message>
    <message>
        <source>{side} give up the match?</source>
        <translation>{side} কি ম্যাচ ছেড়ে দিচ্ছেন?</translation>
    </message>
    <message>
        <source>{side} gives up the game?</source>
        <translation>{side} কি গেম ছেড়ে দিচ্ছেন?</translation>
    </message>
    <message>
        <source>{side} give up the game?</source>
        <translation>{side} কি গেম ছেড়ে দিচ্ছেন?</translation>
    </message>
    <message>
        <source>{side} loses the match?</source>
        <translation>{side} কি ম্যাচ হারছেন?</translation>
    </message>
    <message>
        <source>{side} lose the match?</source>
        <translation>{side} কি ম্যাচ হারছেন?</translation>
    </message>
    <message>
        <source>{side} wins the match by walkover?</source>
        <translation>{side} কি ওয়াকওভারে ম্যাচ জিতছেন?</translation>
    </message>
    <message>
        <source>{side} win the match by walkover?</source>
        <translation>{side} কি ওয়াকওভারে ম্যাচ জিতছেন?</translation>
    </message>
    <message>
        <source>{side} loses the board?</source>
        <translation>{side} কি বোর্ড হারছেন?</translation>
    </message>
    <message>
        <source>{side} lose the board?</source>
        <translation>{side} কি বোর্ড হারছেন?</translation>
    </message>
    <message>
        <source>The board does not count and is played again?</source>
        <translation>বোর্ডটি কি গোনা হবে না, আবার খেলা হবে?</translation>
    </message>
    <message>
        <source>The board ends otherwise than the laws say?</source>
        <translation>বোর্ডটি কি আইনে যা বলে তার চেয়ে অন্যভাবে শেষ হচ্ছে?</translation>
    </message>
    <message>
        <source>The game ends now, and the board in progress does not count?</source>
        <translation>গেম কি এখনই শেষ, চলতি বোর্ড বাদ দিয়ে?</translation>
    </message>
    <message>
        <source>The protest is upheld, and the board is played again?</source>
        <translation>প্রতিবাদ কি গৃহীত, বোর্ড আবার খেলা হবে?</translation>
    </message>
    <message>
        <source>The protest is overruled, and the result stands?</source>
        <translation>প্রতিবাদ কি খারিজ, ফল বহাল থাকবে?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Concedes the game</source>
        <translation>গেমে হার মানলেন</translation>
    </message>
    <message>
        <source>Concedes the match</source>
        <translation>ম্যাচে হার মানলেন</translation>
    </message>
    <message>
        <source>“Play”</source>
        <translation>“প্লে”</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>পাস করলেন</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision: {reason}</source>
        <translation>আম্পায়ারের সিদ্ধান্ত: {reason}</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>দিক বদল হয়েছে</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>খেলা চলছে</translation>
    </message>
    <message>
        <source>Protest upheld</source>
        <translation>প্রতিবাদ গৃহীত</translation>
    </message>
    <message>
        <source>Protest overruled</source>
        <translation>প্রতিবাদ খারিজ</translation>
    </message>
    <message>
        <source>{breach} (the umpire&apos;s own ground)</source>
        <translation>{breach} (আম্পায়ারের নিজের বিচারে)</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (আইন {law})</translation>
    </message>
    <message>
        <source>{breach} ({law})</source>
        <translation>{breach} ({law})</translation>
    </message>
    <message>
        <source>nothing pocketed</source>
        <translation>কিছু পকেটে পড়েনি</translation>
    </message>
    <message>
        <source>Break: {stroke}</source>
        <translation>ব্রেক: {stroke}</translation>
    </message>
    <message>
        <source>Break, attempt {number}: {stroke}</source>
        <translation>ব্রেক, চেষ্টা {number}: {stroke}</translation>
    </message>
    <message>
        <source>{pieces} jumped off</source>
        <translation>{pieces} ছিটকেছে</translation>
    </message>
    <message>
        <source>nothing touched</source>
        <translation>কিছু ছোঁয়নি</translation>
    </message>
    <message>
        <source>improper</source>
        <translation>অবৈধ</translation>
    </message>
    <message>
        <source>before “Play”</source>
        <translation>“প্লে”-র আগে</translation>
    </message>
    <message>
        <source>Claims no extra point</source>
        <translation>অতিরিক্ত পয়েন্ট দাবি করেননি</translation>
    </message>
    <message>
        <source>Claims 1 extra point</source>
        <translation>1 অতিরিক্ত পয়েন্ট দাবি করলেন</translation>
    </message>
    <message numerus="yes">
        <source>Claims %n extra points</source>
        <translation>
            <numerusform>%n অতিরিক্ত পয়েন্ট দাবি করলেন</numerusform>
            <numerusform>%n অতিরিক্ত পয়েন্ট দাবি করলেন</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo of entry {number}</source>
        <translation>এন্ট্রি {number} ফেরানো</translation>
    </message>
    <message>
        <source>Redo of entry {number}</source>
        <translation>এন্ট্রি {number} আবার করা</translation>
    </message>
    <message>
        <source>Entry {number} amended</source>
        <translation>এন্ট্রি {number} সংশোধিত</translation>
    </message>
    <message>
        <source>Play goes on from the start of board {number}.</source>
        <translation>বোর্ড {number}-এর শুরু থেকে খেলা চলবে।</translation>
    </message>
    <message>
        <source>{player} breaks.</source>
        <translation>ব্রেক করবেন {player}।</translation>
    </message>
    <message>
        <source>Everyone has passed three times: the board is played again.</source>
        <translation>সবাই তিনবার পাস করেছেন: বোর্ড আবার খেলা হবে।</translation>
    </message>
    <message>
        <source>Score {score}.</source>
        <translation>স্কোর {score}।</translation>
    </message>
    <message>
        <source>The sides change.</source>
        <translation>দিক বদল।</translation>
    </message>
    <message>
        <source>Level: toss for an extra board.</source>
        <translation>সমান: অতিরিক্ত বোর্ডের জন্য টস।</translation>
    </message>
    <message>
        <source>Board cancelled</source>
        <translation>বোর্ড বাতিল</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>ডিসকোয়ালিফায়েড</translation>
    </message>
    <message>
        <source>Walkover</source>
        <translation>ওয়াকওভার</translation>
    </message>
    <message>
        <source>Play stopped</source>
        <translation>খেলা থামানো</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>প্রতিবাদ</translation>
    </message>
    <message>
        <source>Set in turn by the umpire</source>
        <translation>আম্পায়ার পালা দিয়েছেন</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>সতর্কতা</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>নোট</translation>
    </message>
    <message>
        <source>chose to break</source>
        <translation>ব্রেক নিয়েছেন</translation>
    </message>
    <message>
        <source>chose the side</source>
        <translation>দিক নিয়েছেন</translation>
    </message>
    <message>
        <source>Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded</source>
        <translation>কাগজে পরিচালিত: বোর্ডগুলো শিট থেকে লেখা, শট নথিভুক্ত হয়নি</translation>
    </message>
    <message>
        <source>Won the toss, {choice}</source>
        <translation>টস জিতে {choice}</translation>
    </message>
    <message>
        <source>The game ends on time: the board in progress does not count</source>
        <translation>সময়ে গেম শেষ: চলতি বোর্ড ধরা হয় না</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>চিরতরে মুছুন</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>These matches and all their entries will be gone. This cannot be taken back.</source>
        <translation>এই ম্যাচগুলো ও তাদের সব এন্ট্রি চলে যাবে। এটি আর ফেরানো যাবে না।</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>যা মোছা হবে</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>কতগুলো ম্যাচ</translation>
    </message>
    <message>
        <source>Type how many matches will be deleted, {count}, to go on.</source>
        <translation>এগোতে হলে কতগুলো ম্যাচ মোছা হবে, অর্থাৎ {count}, লিখুন।</translation>
    </message>
</context>
<context>
    <name>EventBox</name>
    <message>
        <source>All events</source>
        <translation>সব টুর্নামেন্ট</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it.</source>
        <translation>Carrom Desk-এর নিজস্ব নিয়ম থেকে বানানো নমুনা প্রশ্নপত্র। এটি কোথাও আনুষ্ঠানিক নয়: কোনো ফেডারেশন এটি তৈরি বা মূল্যায়ন করেনি।</translation>
    </message>
    <message>
        <source>Mock examination for umpires</source>
        <translation>আম্পায়ারদের নমুনা পরীক্ষা</translation>
    </message>
    <message>
        <source>{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.</source>
        <translation>{laws}। প্রশ্নপত্র {seed}। {marks} নম্বর, {minutes} মিনিট; অর্ধেক নম্বরে পাস।</translation>
    </message>
    <message>
        <source>Carrom</source>
        <translation>ক্যারম</translation>
    </message>
    <message>
        <source>Answers to paper {seed}</source>
        <translation>প্রশ্নপত্র {seed}-এর উত্তর</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>উত্তীর্ণ</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>অনুত্তীর্ণ</translation>
    </message>
    <message>
        <source>{name}: {marks} of {full} marks. {outcome}.</source>
        <translation>{name}: {full} নম্বরের মধ্যে {marks}। {outcome}।</translation>
    </message>
    <message>
        <source>By {laws}, paper {seed}.</source>
        <translation>{laws} অনুযায়ী, প্রশ্নপত্র {seed}।</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>নং</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>উত্তর</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>বিভাগ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>নম্বর</translation>
    </message>
    <message>
        <source>Viva: a check list</source>
        <translation>মৌখিক: যাচাই তালিকা</translation>
    </message>
    <message>
        <source>Practical: a check list</source>
        <translation>ব্যবহারিক: যাচাই তালিকা</translation>
    </message>
    <message>
        <source>A. Break, turn, dues and the Queen</source>
        <translation>ক. ব্রেক, পালা, ডিউ ও কুইন</translation>
    </message>
    <message>
        <source>B. Last men, placing and doubles</source>
        <translation>খ. শেষ গুটি, গুটি বসানো ও ডাবলস</translation>
    </message>
    <message>
        <source>C. Breaches, clocks and the course of a match</source>
        <translation>গ. নিয়মভঙ্গ, ঘড়ি ও ম্যাচের গতি</translation>
    </message>
    <message>
        <source>Names the calls and when each is made.</source>
        <translation>কলগুলো এবং কোনটি কখন দিতে হয়, বলতে পারেন।</translation>
    </message>
    <message>
        <source>Tells a due from a penalty, and a foul from a technical foul.</source>
        <translation>ডিউ থেকে পেনাল্টি এবং ফাউল থেকে টেকনিক্যাল ফাউল আলাদা করতে পারেন।</translation>
    </message>
    <message>
        <source>Explains what covers the Queen, and what sends her back.</source>
        <translation>কীসে কুইন কভার হয় আর কীসে ফিরে যায়, বোঝাতে পারেন।</translation>
    </message>
    <message>
        <source>Explains how a protest is handled, and what it changes.</source>
        <translation>প্রতিবাদ কীভাবে সামলানো হয় ও তাতে কী বদলায়, বোঝাতে পারেন।</translation>
    </message>
    <message>
        <source>Finds a law in the book without help.</source>
        <translation>কারও সাহায্য ছাড়া বই থেকে আইন বের করতে পারেন।</translation>
    </message>
    <message>
        <source>Checks board, men, striker, seats and powder before the match.</source>
        <translation>ম্যাচের আগে বোর্ড, গুটি, স্ট্রাইকার, আসন ও পাউডার পরীক্ষা করেন।</translation>
    </message>
    <message>
        <source>Holds the toss, and sees to the seats and the rosette.</source>
        <translation>টস করান, আসন ও গুটির সাজ দেখে নেন।</translation>
    </message>
    <message>
        <source>Calls loudly and at once, and keeps the clocks.</source>
        <translation>জোরে ও সঙ্গে সঙ্গে কল দেন, ঘড়ি রাখেন।</translation>
    </message>
    <message>
        <source>Has men placed by the right player in the right place.</source>
        <translation>সঠিক খেলোয়াড়কে দিয়ে সঠিক জায়গায় গুটি বসান।</translation>
    </message>
    <message>
        <source>Puts the Queen and what jumped off back correctly.</source>
        <translation>কুইন ও ছিটকে যাওয়া গুটি ঠিকভাবে ফেরত রাখেন।</translation>
    </message>
    <message>
        <source>Fills in the score sheet without a mistake, and has it signed.</source>
        <translation>নির্ভুলভাবে স্কোর শিট ভরেন ও সই করান।</translation>
    </message>
</context>
<context>
    <name>ExamDialog</name>
    <message>
        <source>Mock examination</source>
        <translation>নমুনা পরীক্ষা</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>প্রশ্নপত্রের নম্বর</translation>
    </message>
    <message>
        <source>Name of the candidate</source>
        <translation>পরীক্ষার্থীর নাম</translation>
    </message>
    <message>
        <source>Begin the written paper</source>
        <translation>লিখিত শুরু করুন</translation>
    </message>
    <message>
        <source>Begin the oral</source>
        <translation>মৌখিক শুরু করুন</translation>
    </message>
    <message>
        <source>1   I was right</source>
        <translation>1   আমার ঠিক ছিল</translation>
    </message>
    <message>
        <source>2   I was not</source>
        <translation>2   আমার ঠিক ছিল না</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>উত্তর দেখান</translation>
    </message>
    <message>
        <source>Paper…</source>
        <translation>প্রশ্নপত্র…</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>উত্তর…</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>ফল…</translation>
    </message>
    <message>
        <source>{right} of {count} answers were right, by your own word.</source>
        <translation>আপনার নিজের কথায় {count}টির মধ্যে {right}টি উত্তর ঠিক ছিল।</translation>
    </message>
    <message>
        <source>Question {number} of {count}; time left {time}</source>
        <translation>{count}টির মধ্যে প্রশ্ন {number}; সময় বাকি {time}</translation>
    </message>
    <message>
        <source>The examination has begun: answer it first, or close it.</source>
        <translation>পরীক্ষা শুরু হয়ে গেছে: আগে উত্তর দিন, নয়তো বন্ধ করুন।</translation>
    </message>
    <message>
        <source>No examination was taken yet.</source>
        <translation>এখনও কোনো পরীক্ষা দেওয়া হয়নি।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Right.</source>
        <translation>ঠিক।</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>তা নয়।</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path} লেখা যায়নি: {why}। অন্য জায়গা বাছুন।</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}. Choose another file.</source>
        <translation>{path} পড়া যাচ্ছে না: {why}। অন্য ফাইল বাছুন।</translation>
    </message>
</context>
<context>
    <name>FileExport</name>
    <message>
        <source>Export</source>
        <translation>রপ্তানি</translation>
    </message>
    <message>
        <source>The match is in {path}.</source>
        <translation>ম্যাচটি {path}-এ আছে।</translation>
    </message>
    <message>
        <source>{done} of {all} matches are written.</source>
        <translation>{all}টির মধ্যে {done}টি ম্যাচ লেখা হয়েছে।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches are in {folder}.</source>
        <translation>
            <numerusform>{folder}-এ {count}টি ম্যাচ আছে।</numerusform>
            <numerusform>{folder}-এ {count}টি ম্যাচ আছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that were not written: {count}.</source>
        <translation>যেসব ম্যাচ লেখা হয়নি: {count}।</translation>
    </message>
    <message>
        <source>1 match is in {folder}.</source>
        <translation>{folder}-এ 1টি ম্যাচ আছে।</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Import match files</source>
        <translation>ম্যাচ ফাইল আমদানি</translation>
    </message>
    <message>
        <source>{name}: cannot be read: {why}.</source>
        <translation>{name}: পড়া যাচ্ছে না: {why}।</translation>
    </message>
    <message>
        <source>{name}: holds the same match as {other}, which comes before it.</source>
        <translation>{name}: এতে {other}-এর ম্যাচটিই আছে, যা এর আগে এসেছে।</translation>
    </message>
    <message>
        <source>{name}: is in the library already, nothing was changed.</source>
        <translation>{name}: আগেই সংগ্রহে আছে, কিছু বদলানো হয়নি।</translation>
    </message>
    <message>
        <source>{name}: this match is at the desk. Open or begin another one before you replace it.</source>
        <translation>{name}: ম্যাচটি ডেস্কে খোলা। প্রতিস্থাপনের আগে অন্য একটি খুলুন বা শুরু করুন।</translation>
    </message>
    <message>
        <source>Matches that are stored already: {count}.</source>
        <translation>আগেই সংরক্ষিত ম্যাচ: {count}।</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>আমদানি</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>কিছু আমদানি হয়নি।</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were imported.</source>
        <translation>
            <numerusform>{count}টি ম্যাচ আমদানি হয়েছে।</numerusform>
            <numerusform>{count}টি ম্যাচ আমদানি হয়েছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>{match} was imported.</source>
        <translation>{match} আমদানি হয়েছে।</translation>
    </message>
    <message>
        <source>Files read: {done} of {all} ({percent} %).</source>
        <translation>পড়া ফাইল: {all}-এর মধ্যে {done} ({percent} %)।</translation>
    </message>
    <message>
        <source>Matches taken in: {done} of {all} ({percent} %).</source>
        <translation>নেওয়া ম্যাচ: {all}-এর মধ্যে {done} ({percent} %)।</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is not UTF-8 text: byte {byte} cannot be read.</source>
        <translation>এটি UTF-8 লেখা নয়: বাইট {byte} পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>This file is too large to be a match.</source>
        <translation>ম্যাচ হওয়ার পক্ষে ফাইলটি বেশি বড়।</translation>
    </message>
    <message>
        <source>No board has been played to its end, or a protest withholds the result: there is nothing for SoL yet.</source>
        <translation>কোনো বোর্ড শেষ পর্যন্ত খেলা হয়নি, বা প্রতিবাদের কারণে ফলাফল স্থগিত: SoL-এর জন্য এখনও কিছু নেই।</translation>
    </message>
    <message>
        <source>This is no file of SoL&apos;s: it does not begin with clubs.</source>
        <translation>এটি SoL-এর ফাইল নয়: এটি ক্লাব দিয়ে শুরু হয় না।</translation>
    </message>
    <message>
        <source>By the toss {by_toss} breaks first, but the first board has {by_sheet}.</source>
        <translation>টস অনুযায়ী প্রথমে ব্রেক করবেন {by_toss}, কিন্তু প্রথম বোর্ডে আছে {by_sheet}।</translation>
    </message>
    <message>
        <source>The match was won at the board: nothing else ended it.</source>
        <translation>ম্যাচটি বোর্ডে খেলেই জেতা হয়েছে: অন্য কিছুতে শেষ হয়নি।</translation>
    </message>
    <message>
        <source>A toss decides who breaks the extra board.</source>
        <translation>অতিরিক্ত বোর্ডে কে ব্রেক করবেন তা টসে ঠিক হয়।</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Order of the list</source>
        <translation>তালিকার ক্রম</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>ম্যাচ খুঁজুন</translation>
    </message>
    <message>
        <source>Players, event or round  (Ctrl+F)</source>
        <translation>খেলোয়াড়, টুর্নামেন্ট বা রাউন্ড  (Ctrl+F)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>অবস্থা</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>টুর্নামেন্ট</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>এই দিন থেকে</translation>
    </message>
    <message>
        <source>Up to this day</source>
        <translation>এই দিন পর্যন্ত</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Carrom Desk</source>
        <translation>Carrom Desk-এ স্বাগতম</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>সিস্টেমের মতো</translation>
    </message>
    <message>
        <source>Laws you umpire by</source>
        <translation>যে আইনে আপনি ম্যাচ পরিচালনা করেন</translation>
    </message>
    <message>
        <source>I sit at the other side of the board: turn it round</source>
        <translation>আমি বোর্ডের অন্য দিকে বসি: ঘুরিয়ে দিন</translation>
    </message>
    <message>
        <source>Nothing has to be chosen now: Enter goes on, and the preferences have all of it.</source>
        <translation>এখন কিছু বাছতেই হবে না: Enter চাপলে এগিয়ে যাবে, আর সবই সেটিংসে আছে।</translation>
    </message>
    <message>
        <source>Show me: a match of two minutes</source>
        <translation>দেখান: দুই মিনিটের ম্যাচ</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>শুরু করুন</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format</source>
        <translation>ফরম্যাট</translation>
    </message>
    <message>
        <source>Games: best of</source>
        <translation>গেম: বেস্ট অব</translation>
    </message>
    <message>
        <source>Points that win a game</source>
        <translation>গেম জেতার পয়েন্ট</translation>
    </message>
    <message>
        <source>Boards of a game</source>
        <translation>এক গেমে বোর্ড</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>সীমা নেই</translation>
    </message>
    <message>
        <source>Round clock in minutes</source>
        <translation>রাউন্ডের ঘড়ি, মিনিটে</translation>
    </message>
    <message>
        <source>none</source>
        <translation>নেই</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ড্র</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>দিক বদল</translation>
    </message>
    <message>
        <source>The number of games has to be odd.</source>
        <translation>গেমের সংখ্যা বিজোড় হতে হবে।</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>বেস্ট অব</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>পয়েন্ট</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>Round (min)</source>
        <translation>রাউন্ড (মি.)</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>সমান হলে</translation>
    </message>
    <message>
        <source>ICF up to the pre-quarter-finals</source>
        <translation>ICF, প্রি-কোয়ার্টার ফাইনাল পর্যন্ত</translation>
    </message>
    <message>
        <source>ICF from the quarter-finals on</source>
        <translation>ICF, কোয়ার্টার ফাইনাল থেকে</translation>
    </message>
    <message>
        <source>Single game to 25 with a round clock</source>
        <translation>রাউন্ড ঘড়িসহ 25-এর এক গেম</translation>
    </message>
    <message>
        <source>Club: single game to 29</source>
        <translation>ক্লাব: 29-এর এক গেম</translation>
    </message>
    <message>
        <source>Own format</source>
        <translation>নিজস্ব ফরম্যাট</translation>
    </message>
    <message>
        <source>never changed</source>
        <translation>বদল নেই</translation>
    </message>
    <message>
        <source>4 boards or 13</source>
        <translation>4 বোর্ড বা 13</translation>
    </message>
    <message>
        <source>at 13</source>
        <translation>13-তে</translation>
    </message>
</context>
<context>
    <name>FoulDialog</name>
    <message>
        <source>Foul</source>
        <translation>ফাউল</translation>
    </message>
    <message>
        <source>Find a breach</source>
        <translation>নিয়মভঙ্গ খুঁজুন</translation>
    </message>
    <message>
        <source>Find a breach, or its law</source>
        <translation>নিয়মভঙ্গ বা তার আইন খুঁজুন</translation>
    </message>
    <message>
        <source>Breaches, the most frequent first</source>
        <translation>নিয়মভঙ্গ, যেটি বেশি ঘটে সেটি আগে</translation>
    </message>
    <message>
        <source>Choose what was done.</source>
        <translation>কী করা হয়েছে বাছুন।</translation>
    </message>
    <message>
        <source>Say who did it.</source>
        <translation>কে করেছেন বলুন।</translation>
    </message>
    <message>
        <source>These laws do not rule on it: write a note instead.</source>
        <translation>এই আইনে এ বিষয়ে কিছু নেই: বদলে একটি নোট লিখুন।</translation>
    </message>
    <message>
        <source>{breach} (law {law})</source>
        <translation>{breach} (আইন {law})</translation>
    </message>
    <message>
        <source>Read law {number}</source>
        <translation>আইন {number} পড়ুন</translation>
    </message>
    <message>
        <source>Choose a breach to read its law</source>
        <translation>আইন পড়তে একটি নিয়মভঙ্গ বাছুন</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>কে করেছেন?</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>সবচেয়ে বেশি ঘটে</translation>
    </message>
    <message>
        <source>Foul or technical foul</source>
        <translation>ফাউল বা টেকনিক্যাল ফাউল</translation>
    </message>
    <message>
        <source>Loses the board</source>
        <translation>বোর্ড হার</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>সতর্কতা</translation>
    </message>
    <message>
        <source>May lose the match</source>
        <translation>ম্যাচ হার হতে পারে</translation>
    </message>
    <message>
        <source>Record foul</source>
        <translation>ফাউল লিখুন</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A match of two minutes</source>
        <translation>দুই মিনিটের ম্যাচ</translation>
    </message>
    <message>
        <source>Mark what fell: press {key}, this button, or the piece on the board.</source>
        <translation>যা পড়েছে চিহ্নিত করুন: {key}, এই বোতাম বা বোর্ডে সেই গুটি চাপুন।</translation>
    </message>
    <message>
        <source>Marked. Look at the ruling beside the board, then confirm it: {key}.</source>
        <translation>চিহ্নিত হয়েছে। বোর্ডের পাশে রায় দেখুন, তারপর নিশ্চিত করুন: {key}।</translation>
    </message>
    <message>
        <source>Choose what happened, then enter it: {key}.</source>
        <translation>কী হয়েছে বাছুন, তারপর লিখুন: {key}।</translation>
    </message>
    <message>
        <source>That is not what happened. Nothing is lost: take it back with {key}.</source>
        <translation>এমন ঘটেনি। কিছুই হারায়নি: {key} দিয়ে ফেরান।</translation>
    </message>
    <message>
        <source>The match is over: the card says who won and what to call, and the log holds every stroke. Here its report is written or printed ({key}). That was the whole way. Tab and Enter lead on to the exercises.</source>
        <translation>ম্যাচ শেষ: কে জিতেছেন আর কী কল দিতে হবে কার্ডে লেখা আছে, আর লগে প্রতিটি শট আছে। এখানে তার রিপোর্ট লেখা বা ছাপা হয় ({key})। পুরো পথ এটুকুই। Tab ও Enter দিয়ে এবার অনুশীলনীতে যান।</translation>
    </message>
    <message>
        <source>Asha has won the toss and takes the break.</source>
        <translation>Asha টস জিতেছেন ও ব্রেক নিচ্ছেন।</translation>
    </message>
    <message>
        <source>What comes next always stands here, with its key: press {key}, then say so.</source>
        <translation>এরপর কী করতে হবে, তা সব সময় এখানে তার কী-সহ থাকে: {key} চাপুন, তারপর সেটি জানান।</translation>
    </message>
    <message>
        <source>Everybody sits, the men lie in their rosette. You call “Play”.</source>
        <translation>সবাই বসেছেন, গুটি সাজানো আছে। আপনি “প্লে” বলেন।</translation>
    </message>
    <message>
        <source>Press {key}. In a match the clock starts by itself; here it waits for you.</source>
        <translation>{key} চাপুন। ম্যাচে ঘড়ি নিজে থেকেই চলে; এখানে আপনার অপেক্ষায় থাকে।</translation>
    </message>
    <message>
        <source>Asha breaks, and one white man falls.</source>
        <translation>Asha ব্রেক করেন, একটি সাদা গুটি পড়ে।</translation>
    </message>
    <message>
        <source>In her next stroke only the striker falls: that costs her a man, a due.</source>
        <translation>তাঁর পরের শটে শুধু স্ট্রাইকার পড়ে: এতে তাঁকে একটি গুটি দিতে হয়, অর্থাৎ একটি ডিউ।</translation>
    </message>
    <message>
        <source>Ravi takes the man out of the pocket and places it.</source>
        <translation>Ravi পকেট থেকে গুটিটি বের করে বসান।</translation>
    </message>
    <message>
        <source>Press {key} once it lies.</source>
        <translation>গুটি বসানো হলে {key} চাপুন।</translation>
    </message>
    <message>
        <source>Ravi has not struck yet: his hand touches a man. That is a foul.</source>
        <translation>Ravi এখনও শট মারেননি: তাঁর হাত একটি গুটি ছোঁয়। এটি ফাউল।</translation>
    </message>
    <message>
        <source>A foul that is no stroke is entered here: {key}. Choose it, and who did it.</source>
        <translation>যে ফাউল শট নয়, তা এখানে লেখা হয়: {key}। কী হয়েছে আর কে করেছেন বাছুন।</translation>
    </message>
    <message>
        <source>He owed a man, and it came back when one of his fell. Some strokes later, entered for you, Asha has four men left, and the Queen falls.</source>
        <translation>Ravi-র একটি গুটি বাকি ছিল; তাঁর একটি গুটি পড়তেই সেটি ফিরে আসে। আরও কয়েকটি শট আপনার হয়ে লেখা হয়েছে: এখন বোর্ডে Asha-র আর চারটি গুটি, আর কুইন পড়ে।</translation>
    </message>
    <message>
        <source>The Queen wants a cover: with the next stroke one of her men falls.</source>
        <translation>কুইনের কভার চাই: পরের শটে Asha-র একটি গুটি পড়ে।</translation>
    </message>
    <message>
        <source>She is covered. Two more men fell meanwhile; now Asha’s last man falls.</source>
        <translation>কুইন কভার হয়েছে। এর মধ্যে আরও দুটি গুটি পড়েছে; এখন Asha-র শেষ গুটি পড়ে।</translation>
    </message>
</context>
<context>
    <name>GuideHint</name>
    <message>
        <source>On to the exercises</source>
        <translation>এবার অনুশীলনীতে</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>গাইড ছাড়ুন</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>এটুকুই</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>{count}টির মধ্যে ধাপ {number}</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The hall cannot be reached. Look whether this computer is in the hall’s network.</source>
        <translation>হলের সঙ্গে যোগাযোগ হচ্ছে না। দেখুন এই কম্পিউটার হলের নেটওয়ার্কে আছে কি না।</translation>
    </message>
    <message>
        <source>The hall does not know this table any more: another desk joined for it, or its key was withdrawn. Join again.</source>
        <translation>হল এই টেবিলকে আর চেনে না: এর হয়ে অন্য ডেস্ক যোগ দিয়েছে, বা এর চাবি প্রত্যাহার হয়েছে। আবার যোগ দিন।</translation>
    </message>
    <message>
        <source>Another computer answers in place of the hall: its certificate is not the one this table joined by. Join again if the hall has a new one.</source>
        <translation>হলের বদলে অন্য কম্পিউটার সাড়া দিচ্ছে: এই টেবিল যে সার্টিফিকেটে যোগ দিয়েছিল, এর সার্টিফিকেট সেটি নয়। হলের নতুন সার্টিফিকেট হলে আবার যোগ দিন।</translation>
    </message>
    <message>
        <source>The hall’s answer cannot be read. Look whether both run the same version.</source>
        <translation>হলের উত্তর পড়া যাচ্ছে না। দেখুন দুটিই একই সংস্করণ চালায় কি না।</translation>
    </message>
    <message>
        <source>The hall refused this: {why}</source>
        <translation>হল এটি প্রত্যাখ্যান করেছে: {why}</translation>
    </message>
    <message>
        <source>The hall has another log of this match: here {here} entries ending in {here_hash}, there {there} ending in {there_hash}. Neither is changed; ask the chief referee which one counts.</source>
        <translation>হলের কাছে এই ম্যাচের অন্য লগ আছে: এখানে {here}টি এন্ট্রি, শেষে {here_hash}; সেখানে {there}টি, শেষে {there_hash}। কোনোটিই বদলানো হয়নি; কোনটি চলবে চিফ রেফারিকে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>This is not the code of a table. It has twenty letters and digits: look at the sticker again.</source>
        <translation>এটি কোনো টেবিলের কোড নয়। কোডে কুড়িটি অক্ষর ও অঙ্ক থাকে: স্টিকারটি আবার দেখুন।</translation>
    </message>
    <message>
        <source>This is not the address of a hall. It looks like http://192.168.1.5:8462/join/CODE.</source>
        <translation>এটি কোনো হলের ঠিকানা নয়। ঠিকানা দেখতে http://192.168.1.5:8462/join/CODE এমন।</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>পাসওয়ার্ড</translation>
    </message>
    <message>
        <source>Protest at table {place}: {text}</source>
        <translation>টেবিল {place}-এ প্রতিবাদ: {text}</translation>
    </message>
    <message>
        <source>Table {place} calls for the chief referee.</source>
        <translation>টেবিল {place} চিফ রেফারিকে ডাকছে।</translation>
    </message>
    <message>
        <source>Table {place} is silent.</source>
        <translation>টেবিল {place} নীরব।</translation>
    </message>
    <message>
        <source>Table {place} has entries that have not arrived.</source>
        <translation>টেবিল {place}-এর কিছু এন্ট্রি এসে পৌঁছায়নি।</translation>
    </message>
    <message>
        <source>Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>টেবিল {place}-এর কাছে ম্যাচের অন্য লগ আছে: সেখানে {there}টি এন্ট্রি, শেষে {there_hash}; এখানে {here}টি, শেষে {here_hash}। কোনোটিই বদলানো হয়নি: কোনটি চলবে বলুন।</translation>
    </message>
    <message>
        <source>Table {place}: the clock of {seconds} s ran out at {time}.</source>
        <translation>টেবিল {place}: {seconds} সেকেন্ডের ঘড়ি {time}-এ শেষ হয়েছে।</translation>
    </message>
    <message numerus="yes">
        <source>Table {place}: the umpire decided otherwise, %n times.</source>
        <translation>
            <numerusform>টেবিল {place}: আম্পায়ার %n বার অন্য সিদ্ধান্ত নিয়েছেন।</numerusform>
            <numerusform>টেবিল {place}: আম্পায়ার %n বার অন্য সিদ্ধান্ত নিয়েছেন।</numerusform>
        </translation>
    </message>
    <message>
        <source>I am coming</source>
        <translation>আসছি</translation>
    </message>
    <message>
        <source>Nothing needs you now.</source>
        <translation>এখন আপনাকে লাগবে না।</translation>
    </message>
    <message>
        <source>This is not the chief referee’s password.</source>
        <translation>এটি চিফ রেফারির পাসওয়ার্ড নয়।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>প্রবেশ করুন</translation>
    </message>
    <message>
        <source>Tables and their stickers</source>
        <translation>টেবিল ও স্টিকার</translation>
    </message>
    <message>
        <source>Another umpire takes over</source>
        <translation>অন্য আম্পায়ার দায়িত্ব নিচ্ছেন</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>জুটি</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL-এর জন্য ফলাফল</translation>
    </message>
    <message>
        <source>Withdraw its key</source>
        <translation>চাবি প্রত্যাহার</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>টেবিলের সংখ্যা</translation>
    </message>
    <message>
        <source>Stickers to print</source>
        <translation>ছাপার স্টিকার</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>ম্যাচ</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>চলবে যেখানে</translation>
    </message>
    <message>
        <source>Or one match a line: round; player; player, and a pair as two names with a /</source>
        <translation>অথবা প্রতি লাইনে একটি ম্যাচ: রাউন্ড; খেলোয়াড়; খেলোয়াড়, আর জুটি হলে / দিয়ে দুটি নাম</translation>
    </message>
    <message>
        <source>File of SoL</source>
        <translation>SoL-এর ফাইল</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>টুর্নামেন্ট</translation>
    </message>
    <message>
        <source>The file that the pairings came from; it comes back with the results.</source>
        <translation>যে ফাইল থেকে জুটিগুলো এসেছে; ফলাফল নিয়ে সেটিই ফেরত আসে।</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>করুন</translation>
    </message>
    <message>
        <source>This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.</source>
        <translation>এই স্টিকার আম্পায়ারের ডেস্কের জন্য: মেনুতে “হলে যোগ দিন…” বাছুন ও এই কোড লিখুন।</translation>
    </message>
    <message>
        <source>{white} white and {black} black men on the board</source>
        <translation>বোর্ডে {white} সাদা ও {black} কালো গুটি</translation>
    </message>
    <message>
        <source>{men}, and the Queen</source>
        <translation>{men}, এবং কুইন</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>টেবিল</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ফলাফল</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>চিফ রেফারি</translation>
    </message>
    <message>
        <source>Table {place}</source>
        <translation>টেবিল {place}</translation>
    </message>
    <message>
        <source>No match has been heard of yet.</source>
        <translation>এখনও কোনো ম্যাচের খবর আসেনি।</translation>
    </message>
    <message>
        <source>heard at {time}</source>
        <translation>{time}-এ খবর এসেছে</translation>
    </message>
    <message>
        <source>silent since {time}</source>
        <translation>{time} থেকে নীরব</translation>
    </message>
    <message numerus="yes">
        <source>%n entries behind</source>
        <translation>
            <numerusform>%nটি এন্ট্রি পিছিয়ে</numerusform>
            <numerusform>%nটি এন্ট্রি পিছিয়ে</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall does not answer; what is shown may be old. This page goes on by itself.</source>
        <translation>হল সাড়া দিচ্ছে না; যা দেখা যাচ্ছে তা পুরোনো হতে পারে। এই পৃষ্ঠা নিজে থেকেই চলতে থাকবে।</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>হালকা</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>গাঢ়</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>বড়</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>পক্ষ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>গেম</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>পয়েন্ট</translation>
    </message>
    <message>
        <source>white</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>কী ঘটেছে</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>রায়</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Log, the latest first</source>
        <translation>লগ, সর্বশেষটি আগে</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>এখনও কোনো ম্যাচ শেষ হয়নি।</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>পক্ষ ক</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>পক্ষ খ</translation>
    </message>
    <message>
        <source>Next at this table</source>
        <translation>এই টেবিলে পরের</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>পরিকল্পিত</translation>
    </message>
    <message>
        <source>Sending to the hall has stopped. Start the desk again.</source>
        <translation>হলে পাঠানো বন্ধ হয়ে গেছে। ডেস্ক আবার চালু করুন।</translation>
    </message>
    <message>
        <source>This desk has joined no hall.</source>
        <translation>এই ডেস্ক কোনো হলে যোগ দেয়নি।</translation>
    </message>
    <message>
        <source>The way to this hall is not encrypted: anybody in the same network can read names, scores and the key of this table, and could write in its name. Nothing else of this computer can be reached by it.</source>
        <translation>এই হলের পথ এনক্রিপ্ট করা নয়: একই নেটওয়ার্কের যে কেউ নাম, স্কোর ও এই টেবিলের চাবি পড়তে পারে এবং এর নামে লিখতে পারে। এ পথে এই কম্পিউটারের আর কিছুতে পৌঁছানো যায় না।</translation>
    </message>
    <message>
        <source>This match was taken over and goes on at table {place}: what is entered here is not sent.</source>
        <translation>ম্যাচটি অন্যত্র নেওয়া হয়েছে, টেবিল {place}-এ চলছে: এখানে যা লেখা হয় তা পাঠানো হয় না।</translation>
    </message>
    <message>
        <source>To read a picture, more is needed than is installed here: pip install &apos;carrom-desk[hall]&apos;.</source>
        <translation>ছবি পড়তে এখানে ইনস্টল করা অংশের চেয়ে বেশি কিছু লাগে: pip install &apos;carrom-desk[hall]&apos;।</translation>
    </message>
    <message>
        <source>This file cannot be read as a picture. Take a PNG or a JPEG.</source>
        <translation>ফাইলটি ছবি হিসেবে পড়া যাচ্ছে না। PNG বা JPEG নিন।</translation>
    </message>
    <message>
        <source>No table’s sticker was found in this picture. Take one from nearer, or type the code.</source>
        <translation>এই ছবিতে কোনো টেবিলের স্টিকার পাওয়া যায়নি। আরও কাছ থেকে ছবি তুলুন, বা কোড লিখুন।</translation>
    </message>
    <message>
        <source>The hall above: {sentence}</source>
        <translation>ওপরের হল: {sentence}</translation>
    </message>
    <message>
        <source>The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, {here} ending in {here_hash} here. Neither is changed: say which one counts.</source>
        <translation>ওপরের হলের কাছে টেবিল {place}-এর ম্যাচের অন্য লগ আছে: সেখানে {there}টি এন্ট্রি, শেষে {there_hash}; এখানে {here}টি, শেষে {here_hash}। কোনোটিই বদলানো হয়নি: কোনটি চলবে বলুন।</translation>
    </message>
    <message>
        <source>Fetch the file with the results</source>
        <translation>ফলাফলের ফাইলটি নিন</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>লেখা হয়েছে</translation>
    </message>
    <message>
        <source>Not written, and what SoL cannot hold</source>
        <translation>লেখা হয়নি, আর SoL-এ যার জায়গা নেই</translation>
    </message>
</context>
<context>
    <name>HallMembership</name>
    <message>
        <source>The chief referee has seen the call.</source>
        <translation>চিফ রেফারি ডাকটি দেখেছেন।</translation>
    </message>
    <message>
        <source>Joined the hall as table {table}.</source>
        <translation>টেবিল {table} হিসেবে হলে যোগ দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>This desk has left the hall: nothing is sent any more.</source>
        <translation>এই ডেস্ক হল ছেড়েছে: আর কিছু পাঠানো হয় না।</translation>
    </message>
    <message>
        <source>The hall has no match for this table now.</source>
        <translation>এই টেবিলের জন্য হলে এখন কোনো ম্যাচ নেই।</translation>
    </message>
    <message>
        <source>The chief referee is called.</source>
        <translation>চিফ রেফারিকে ডাকা হয়েছে।</translation>
    </message>
    <message>
        <source>The call is taken back.</source>
        <translation>ডাক ফিরিয়ে নেওয়া হয়েছে।</translation>
    </message>
</context>
<context>
    <name>HallPill</name>
    <message>
        <source>Hall: up to {time}</source>
        <translation>হল: {time} পর্যন্ত</translation>
    </message>
    <message>
        <source>{hall} · chief referee called</source>
        <translation>{hall} · চিফ রেফারিকে ডাকা হয়েছে</translation>
    </message>
</context>
<context>
    <name>Impossible</name>
    <message>
        <source>There are 0 to 9 men of a side.</source>
        <translation>এক পক্ষের গুটি 0 থেকে 9টি।</translation>
    </message>
    <message>
        <source>A board goes on only while each side has a man on it; this side has none.</source>
        <translation>দুই পক্ষের অন্তত একটি করে গুটি থাকলেই বোর্ড চলে; এই পক্ষের একটিও নেই।</translation>
    </message>
    <message>
        <source>A side owes no men or some, never fewer than none.</source>
        <translation>এক পক্ষের বাকি গুটি শূন্য বা তার বেশি হয়, শূন্যের কম কখনও নয়।</translation>
    </message>
    <message>
        <source>A score is 0 or more.</source>
        <translation>স্কোর 0 বা তার বেশি।</translation>
    </message>
    <message>
        <source>These laws know no Queen that waits to go back when the turn ends.</source>
        <translation>পালার শেষে ফিরবে এমন কুইন এই আইনে নেই।</translation>
    </message>
    <message>
        <source>With fewer than nine men on the board, a man of this side has been pocketed.</source>
        <translation>বোর্ডে নয়টির কম গুটি থাকা মানে এই পক্ষের একটি গুটি পকেটে পড়েছে।</translation>
    </message>
    <message>
        <source>A side that covered the Queen has pocketed a man of its own.</source>
        <translation>যে পক্ষ কুইন কভার করেছে, তার নিজের একটি গুটি পকেটে পড়েছে।</translation>
    </message>
    <message>
        <source>The break has attempts 1 to 3 in a turn.</source>
        <translation>এক পালায় ব্রেকের চেষ্টা 1 থেকে 3টি।</translation>
    </message>
    <message>
        <source>Before the break is made all nine men of each side are on the board.</source>
        <translation>ব্রেকের আগে দুই পক্ষের নয়টি করে গুটিই বোর্ডে থাকে।</translation>
    </message>
    <message>
        <source>Before the break is made the Queen is on the board.</source>
        <translation>ব্রেকের আগে কুইন বোর্ডে থাকে।</translation>
    </message>
    <message>
        <source>Before the break is made no man has been pocketed.</source>
        <translation>ব্রেকের আগে কোনো গুটি পকেটে পড়ে না।</translation>
    </message>
    <message>
        <source>More men of this side are marked than lie on the board.</source>
        <translation>এই পক্ষের যত গুটি বোর্ডে আছে, তার চেয়ে বেশি চিহ্নিত হয়েছে।</translation>
    </message>
    <message>
        <source>The Queen is marked, but she is not on the board.</source>
        <translation>কুইন চিহ্নিত, কিন্তু বোর্ডে নেই।</translation>
    </message>
    <message>
        <source>The Queen cannot be pocketed and jump off in one stroke.</source>
        <translation>একই শটে কুইন পকেটে পড়া ও ছিটকে যাওয়া সম্ভব নয়।</translation>
    </message>
    <message>
        <source>The striker cannot be pocketed and jump off in one stroke.</source>
        <translation>একই শটে স্ট্রাইকার পকেটে পড়া ও ছিটকে যাওয়া সম্ভব নয়।</translation>
    </message>
    <message>
        <source>A striker that touched nothing cannot have pocketed or moved a piece.</source>
        <translation>যে স্ট্রাইকার কিছু ছোঁয়নি, সেটি কোনো গুটি পকেটে ফেলতে বা সরাতে পারে না।</translation>
    </message>
    <message>
        <source>Only the break can come before the call of “Play”, and it is made.</source>
        <translation>“প্লে” কলের আগে শুধু ব্রেকই হতে পারে, আর সেটি হয়ে গেছে।</translation>
    </message>
    <message>
        <source>A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.</source>
        <translation>কভারের অপেক্ষায় থাকা কুইন এই পালাতেই পকেটে পড়েছে, তাই খেলোয়াড় প্রথম শট মেরে ফেলেছেন।</translation>
    </message>
    <message>
        <source>These laws do not take the board away for this act.</source>
        <translation>এই কাজের জন্য এই আইনে বোর্ড হার হয় না।</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a hall</source>
        <translation>হলে যোগ দিন</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>যোগ দিন</translation>
    </message>
    <message>
        <source>Code on the table’s sticker, or the address its picture holds</source>
        <translation>টেবিলের স্টিকারের কোড, বা তার ছবিতে থাকা ঠিকানা</translation>
    </message>
    <message>
        <source>Read a picture…</source>
        <translation>ছবি পড়ুন…</translation>
    </message>
    <message>
        <source>A picture of the table’s sticker</source>
        <translation>টেবিলের স্টিকারের ছবি</translation>
    </message>
</context>
<context>
    <name>Jumped</name>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, তারপর </translation>
    </message>
    <message>
        <source>Back to the centre: {pieces} (law {law}).</source>
        <translation>মাঝখানে ফিরবে: {pieces} (আইন {law})।</translation>
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
        <translation>Space</translation>
    </message>
    <message>
        <source>This stroke</source>
        <translation>এই শট</translation>
    </message>
    <message>
        <source>What now</source>
        <translation>এখন কী</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>ঘড়ি</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>লগ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>ম্যাচ</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>ডেস্ক</translation>
    </message>
    <message>
        <source>The action of this number in What now</source>
        <translation>“এখন কী”-তে এই নম্বরের কাজটি</translation>
    </message>
    <message>
        <source>A white man pocketed</source>
        <translation>একটি সাদা গুটি পকেটে</translation>
    </message>
    <message>
        <source>A black man pocketed</source>
        <translation>একটি কালো গুটি পকেটে</translation>
    </message>
    <message>
        <source>The Queen pocketed</source>
        <translation>কুইন পকেটে</translation>
    </message>
    <message>
        <source>The striker pocketed</source>
        <translation>স্ট্রাইকার পকেটে</translation>
    </message>
    <message>
        <source>A white man jumped off the board</source>
        <translation>একটি সাদা গুটি বোর্ড থেকে ছিটকেছে</translation>
    </message>
    <message>
        <source>A black man jumped off the board</source>
        <translation>একটি কালো গুটি বোর্ড থেকে ছিটকেছে</translation>
    </message>
    <message>
        <source>The Queen jumped off the board</source>
        <translation>কুইন বোর্ড থেকে ছিটকেছে</translation>
    </message>
    <message>
        <source>The striker jumped off the board</source>
        <translation>স্ট্রাইকার বোর্ড থেকে ছিটকেছে</translation>
    </message>
    <message>
        <source>The next piece jumped off the board</source>
        <translation>পরেরটি বোর্ড থেকে ছিটকেছে</translation>
    </message>
    <message>
        <source>It did not jump after all</source>
        <translation>আসলে ছিটকায়নি</translation>
    </message>
    <message>
        <source>Improper stroke</source>
        <translation>অবৈধ শট</translation>
    </message>
    <message>
        <source>Improper stroke: name the breach</source>
        <translation>অবৈধ শট: নিয়মভঙ্গটি বলুন</translation>
    </message>
    <message>
        <source>The striker touched nothing</source>
        <translation>স্ট্রাইকার কিছু ছোঁয়নি</translation>
    </message>
    <message>
        <source>Break made before “Play”</source>
        <translation>“প্লে”-র আগে ব্রেক</translation>
    </message>
    <message>
        <source>Call “Play”, then stop the clock or let it go on</source>
        <translation>“প্লে” বলুন, পরে ঘড়ি থামান বা চালান</translation>
    </message>
    <message>
        <source>The first action of What now</source>
        <translation>“এখন কী”-র প্রথম কাজ</translation>
    </message>
    <message>
        <source>Give 5 seconds</source>
        <translation>5 সেকেন্ড দিন</translation>
    </message>
    <message>
        <source>Take 5 seconds</source>
        <translation>5 সেকেন্ড কাটুন</translation>
    </message>
    <message>
        <source>The clock again with all its seconds</source>
        <translation>পুরো সময় নিয়ে ঘড়ি আবার</translation>
    </message>
    <message>
        <source>Undo the last entry</source>
        <translation>শেষ এন্ট্রি ফেরান</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>আবার করুন</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>মেনু</translation>
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
        <translation>Carrom Desk-এর কী</translation>
    </message>
    <message>
        <source>Tab leads from one button to the next; Enter and Space press the button that has the keyboard. Every key can be changed in the preferences.</source>
        <translation>Tab এক বোতাম থেকে পরেরটিতে নেয়; কিবোর্ড যে বোতামে আছে, Enter ও Space সেটি চাপে। সেটিংসে প্রতিটি কী বদলানো যায়।</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>bn</translation>
    </message>
</context>
<context>
    <name>KeyCardDialog</name>
    <message>
        <source>Other keys…</source>
        <translation>অন্য কী…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>ছাপুন…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>ফাইলে লিখুন…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>নতুন কী…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>কী নেই</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>কী অদলবদল</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>নিন</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>থাক</translation>
    </message>
    <message>
        <source>none</source>
        <translation>নেই</translation>
    </message>
    <message>
        <source>Press the new key for “{action}”. Esc leaves it as it is.</source>
        <translation>“{action}”-এর নতুন কী চাপুন। Esc চাপলে যেমন আছে তেমনই থাকে।</translation>
    </message>
    <message>
        <source>{key} is the key for “{action}”.</source>
        <translation>{key} হলো “{action}”-এর কী।</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>কাজ ও তাদের কী</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>কী করে</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>ডিফল্ট কী</translation>
    </message>
    <message>
        <source>{key} cannot be changed: it chooses a number, or moves from one button to the next.</source>
        <translation>{key} বদলানো যায় না: এটি নম্বর বাছে, বা এক বোতাম থেকে পরেরটিতে নেয়।</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Languages</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>উইন্ডো</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>সিস্টেমের মতো</translation>
    </message>
    <message>
        <source>What you call</source>
        <translation>আপনার কল</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>উইন্ডোর মতো</translation>
    </message>
    <message>
        <source>Reports are written in the language of the window.</source>
        <translation>রিপোর্ট উইন্ডোর ভাষায় লেখা হয়।</translation>
    </message>
</context>
<context>
    <name>LawBook</name>
    <message>
        <source>Sitting position</source>
        <translation>বসার ভঙ্গি</translation>
    </message>
    <message>
        <source>How to strike</source>
        <translation>শট মারা</translation>
    </message>
    <message>
        <source>Toss and trial board</source>
        <translation>টস ও ট্রায়াল বোর্ড</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>স্কোর</translation>
    </message>
    <message>
        <source>Change of sides</source>
        <translation>দিক বদল</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ফাউল</translation>
    </message>
    <message>
        <source>Men overboard, rolling and overlapping</source>
        <translation>ছিটকানো, গড়ানো ও একটির ওপর আরেকটি গুটি</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ডিউ ও পেনাল্টি</translation>
    </message>
    <message>
        <source>The Queen and the last men</source>
        <translation>কুইন ও শেষ গুটি</translation>
    </message>
    <message>
        <source>General</source>
        <translation>সাধারণ</translation>
    </message>
    <message>
        <source>Loss of the match, protests</source>
        <translation>ম্যাচ হার, প্রতিবাদ</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>পরিভাষা</translation>
    </message>
    <message>
        <source>In this program’s own words. What counts is the text itself.</source>
        <translation>এই প্রোগ্রামের নিজের কথায়। আসল পাঠই চূড়ান্ত।</translation>
    </message>
    <message>
        <source>The umpire may decide otherwise.</source>
        <translation>আম্পায়ার অন্য সিদ্ধান্ত নিতে পারেন।</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>ডেস্কে</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>ব্যাখ্যা</translation>
    </message>
    <message>
        <source>no such paragraph</source>
        <translation>এমন কোনো অনুচ্ছেদ নেই</translation>
    </message>
    <message>
        <source>The desk rules by it.</source>
        <translation>ডেস্ক এই অনুযায়ী রায় দেয়।</translation>
    </message>
    <message>
        <source>The umpire marks what he saw; the desk does the rest.</source>
        <translation>আম্পায়ার যা দেখেছেন তা চিহ্নিত করেন; বাকিটা ডেস্ক করে।</translation>
    </message>
    <message>
        <source>A clock of the desk keeps it.</source>
        <translation>ডেস্কের একটি ঘড়ি এটি দেখে।</translation>
    </message>
    <message>
        <source>The desk reminds the umpire of it at the right moment.</source>
        <translation>ডেস্ক ঠিক সময়ে আম্পায়ারকে এটি মনে করায়।</translation>
    </message>
    <message>
        <source>It is here to be looked up; the desk does nothing about it.</source>
        <translation>শুধু দেখে নেওয়ার জন্য; ডেস্ক এ নিয়ে কিছু করে না।</translation>
    </message>
    <message>
        <source>The text leaves this number out.</source>
        <translation>মূল পাঠে এই নম্বরটি নেই।</translation>
    </message>
    <message>
        <source>to be at the board</source>
        <translation>বোর্ডে হাজির হতে</translation>
    </message>
    <message>
        <source>for trial boards</source>
        <translation>ট্রায়াল বোর্ডের জন্য</translation>
    </message>
    <message>
        <source>for the break</source>
        <translation>ব্রেকের জন্য</translation>
    </message>
    <message>
        <source>for a stroke</source>
        <translation>শটের জন্য</translation>
    </message>
    <message>
        <source>to place men</source>
        <translation>গুটি বসাতে</translation>
    </message>
    <message>
        <source>to place men, or to forgo them</source>
        <translation>গুটি বসাতে বা ছেড়ে দিতে</translation>
    </message>
    <message>
        <source>to change sides</source>
        <translation>দিক বদলাতে</translation>
    </message>
    <message>
        <source>of rest before the last game</source>
        <translation>শেষ গেমের আগে বিশ্রাম</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>আইন {number}</translation>
    </message>
    <message>
        <source>Where the laws leave the answer open</source>
        <translation>আইন যেখানে উত্তর খোলা রাখে</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>These laws have no word on it.</source>
        <translation>এই আইনে এ নিয়ে কোনো কথা নেই।</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>অস্বাভাবিক অবস্থান</translation>
    </message>
    <message>
        <source>Breach: {words}</source>
        <translation>নিয়মভঙ্গ: {words}</translation>
    </message>
    <message>
        <source>No breach: {words}</source>
        <translation>নিয়মভঙ্গ নয়: {words}</translation>
    </message>
    <message>
        <source>Reminder: {words}</source>
        <translation>মনে করানো: {words}</translation>
    </message>
    <message>
        <source>In the program: {modules}</source>
        <translation>প্রোগ্রামে: {modules}</translation>
    </message>
    <message>
        <source>{edition} has no such law.</source>
        <translation>{edition}-এ এমন কোনো আইন নেই।</translation>
    </message>
    <message>
        <source>What differs is bold and underlined.</source>
        <translation>যা মেলে না তা মোটা ও নিচে দাগ দেওয়া।</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>দুটিতে একই কথা।</translation>
    </message>
    <message>
        <source>Beside {edition}</source>
        <translation>পাশে {edition}</translation>
    </message>
</context>
<context>
    <name>LawBookDialog</name>
    <message>
        <source>Law book</source>
        <translation>আইনের বই</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Find a law by number, name or words</source>
        <translation>নম্বর, নাম বা শব্দ দিয়ে আইন খুঁজুন</translation>
    </message>
    <message>
        <source>Laws by chapter</source>
        <translation>অধ্যায় অনুযায়ী আইন</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>Measures of the equipment</source>
        <translation>সরঞ্জামের মাপ</translation>
    </message>
    <message>
        <source>Equipment: the measures of the ICF</source>
        <translation>সরঞ্জাম: ICF-এর মাপ</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>কিছুই মেলে না।</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>ব্যাখ্যা</translation>
    </message>
    <message>
        <source>Unusual positions</source>
        <translation>অস্বাভাবিক অবস্থান</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>সরঞ্জাম</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>ব্যাখ্যা</translation>
    </message>
</context>
<context>
    <name>LawRow</name>
    <message>
        <source>Reading</source>
        <translation>ব্যাখ্যা</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>আইন {number}</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>The laws you umpire by</source>
        <translation>যে আইনে আপনি ম্যাচ পরিচালনা করেন</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>The first match, the law book and the school begin with these. A new match is played by the laws of the one before, unless you choose others for it.</source>
        <translation>প্রথম ম্যাচ, আইনের বই ও স্কুল এই আইন দিয়ে শুরু হয়। নতুন ম্যাচ আগের ম্যাচের আইনে খেলা হয়, যদি না আপনি তার জন্য অন্য আইন বাছেন।</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>অন্য কোথাও…</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>ওটি ছাড়াই বন্ধ করুন</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>সেভ হয়নি</translation>
    </message>
    <message>
        <source>All entries are on disk. The last backup is being made…</source>
        <translation>সব এন্ট্রি ডিস্কে আছে। শেষ ব্যাকআপ নেওয়া হচ্ছে…</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>বন্ধ করা</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>আবার চেষ্টা</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>তবু বন্ধ করুন</translation>
    </message>
    <message>
        <source>No last backup</source>
        <translation>শেষ ব্যাকআপ নেই</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>The last entry is NOT SAVED and would be lost. {why}</source>
        <translation>শেষ এন্ট্রি সেভ হয়নি, হারিয়ে যাবে। {why}</translation>
    </message>
    <message>
        <source>The last backup failed. Every entry is in {place}. {why}</source>
        <translation>শেষ ব্যাকআপ ব্যর্থ হয়েছে। প্রতিটি এন্ট্রি {place}-এ আছে। {why}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Begun</source>
        <translation>শুরু</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>খেলোয়াড়</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>টুর্নামেন্ট</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>গেম</translation>
    </message>
    <message>
        <source>State</source>
        <translation>অবস্থা</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>মোছা</translation>
    </message>
    <message>
        <source>at the desk, {state}</source>
        <translation>ডেস্কে, {state}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>before the toss</source>
        <translation>টসের আগে</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>চলছে</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>under protest</source>
        <translation>প্রতিবাদাধীন</translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>যেকোনো তারিখ</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>আজ</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>গতকাল</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>গত 7 দিন</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>এই মাস</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>এই বছর</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>… থেকে … পর্যন্ত</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>নতুন আগে</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>পুরোনো আগে</translation>
    </message>
    <message>
        <source>Players A–Z</source>
        <translation>খেলোয়াড় A–Z</translation>
    </message>
    <message>
        <source>Players Z–A</source>
        <translation>খেলোয়াড় Z–A</translation>
    </message>
    <message>
        <source>Event A–Z</source>
        <translation>টুর্নামেন্ট A–Z</translation>
    </message>
    <message>
        <source>Event Z–A</source>
        <translation>টুর্নামেন্ট Z–A</translation>
    </message>
    <message>
        <source>Last deleted</source>
        <translation>শেষে মোছা আগে</translation>
    </message>
    <message>
        <source>First deleted</source>
        <translation>আগে মোছা আগে</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>সব অবস্থা</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>শেষ হয়নি</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>টসের আগে</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>চলছে</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>প্রতিবাদাধীন</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>শেষ</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Matches</source>
        <translation>ম্যাচ</translation>
    </message>
    <message>
        <source>Matches or bin</source>
        <translation>ম্যাচ বা বিন</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>বিন</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>chosen: {count}</source>
        <translation>বাছা: {count}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>law {laws}</source>
        <translation>আইন {laws}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>এন্ট্রি {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ফেরানো হয়েছে</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>সংশোধিত</translation>
    </message>
    <message>
        <source>Board {number} · {name} breaks</source>
        <translation>বোর্ড {number} · ব্রেক: {name}</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>আর বৈধ নয়</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Amend…</source>
        <translation>সংশোধন…</translation>
    </message>
    <message>
        <source>Amend this entry</source>
        <translation>এই এন্ট্রি সংশোধন করুন</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>লগ</translation>
    </message>
    <message>
        <source>Log, the newest entry first</source>
        <translation>লগ, নতুন এন্ট্রি আগে</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ফেরান</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>আবার করুন</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>লগ যা দেখায়</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>এই বোর্ড</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>সব বোর্ড</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>স্কোর শিট</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>পরিসংখ্যান…</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>চেহারা</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>রং</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>লেখার আকার</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>বোর্ডটি অন্য দিক থেকে দেখুন</translation>
    </message>
    <message>
        <source>Colours of the window for the hall</source>
        <translation>হলের উইন্ডোর রং</translation>
    </message>
    <message>
        <source>As the desk</source>
        <translation>ডেস্কের মতো</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New match…</source>
        <translation>নতুন ম্যাচ…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>ম্যাচ…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>PDF রিপোর্ট…</translation>
    </message>
    <message>
        <source>System check…</source>
        <translation>সিস্টেম পরীক্ষা…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>অনুশীলন…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation>HTML রিপোর্ট…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>রিপোর্ট ছাপুন…</translation>
    </message>
    <message>
        <source>Reports and statistics…</source>
        <translation>রিপোর্ট ও পরিসংখ্যান…</translation>
    </message>
    <message>
        <source>Replace the last entry</source>
        <translation>শেষ এন্ট্রি প্রতিস্থাপন</translation>
    </message>
    <message>
        <source>Exercises on the laws…</source>
        <translation>আইনের অনুশীলনী…</translation>
    </message>
    <message>
        <source>Law book…</source>
        <translation>আইনের বই…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>কী…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>সেটিংস…</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>বোর্ড ঘোরান</translation>
    </message>
    <message>
        <source>Window for the hall</source>
        <translation>হলের উইন্ডো</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>পূর্ণ পর্দা</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>ব্যাকআপ…</translation>
    </message>
    <message>
        <source>Umpires&apos; school</source>
        <translation>আম্পায়ারদের স্কুল</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>ডেটাবেস</translation>
    </message>
    <message>
        <source>Check the database</source>
        <translation>ডেটাবেস যাচাই করুন</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>অন্য ডেটাবেস…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>সাহায্য</translation>
    </message>
    <message>
        <source>About Carrom Desk</source>
        <translation>Carrom Desk সম্পর্কে</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>প্রস্থান</translation>
    </message>
    <message>
        <source>Reports and paper</source>
        <translation>রিপোর্ট ও কাগজ</translation>
    </message>
    <message>
        <source>Pairings from SoL…</source>
        <translation>SoL থেকে জুটি…</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>চেহারা</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>রিপোর্ট যাচাই…</translation>
    </message>
    <message>
        <source>Enter a paper score sheet…</source>
        <translation>কাগজের স্কোর শিট লিখুন…</translation>
    </message>
    <message>
        <source>Unusual positions…</source>
        <translation>অস্বাভাবিক অবস্থান…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>পরিসংখ্যান…</translation>
    </message>
    <message>
        <source>Ask the laws…</source>
        <translation>আইনকে জিজ্ঞাসা…</translation>
    </message>
    <message>
        <source>Manual…</source>
        <translation>ম্যানুয়াল…</translation>
    </message>
    <message>
        <source>Join a hall…</source>
        <translation>হলে যোগ দিন…</translation>
    </message>
    <message>
        <source>Leave the hall</source>
        <translation>হল ছাড়ুন</translation>
    </message>
    <message>
        <source>Take the hall’s match for this table</source>
        <translation>এই টেবিলের জন্য হলের ম্যাচ নিন</translation>
    </message>
    <message>
        <source>Call the chief referee to this table</source>
        <translation>এই টেবিলে চিফ রেফারিকে ডাকুন</translation>
    </message>
    <message>
        <source>Open the hall…</source>
        <translation>হল খুলুন…</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>হল</translation>
    </message>
    <message>
        <source>Mock examination…</source>
        <translation>নমুনা পরীক্ষা…</translation>
    </message>
    <message>
        <source>A match of two minutes…</source>
        <translation>দুই মিনিটের ম্যাচ…</translation>
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
        <translation>ম্যানুয়াল</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>ম্যানুয়ালের পৃষ্ঠা</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>সূচি</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>পেছনে</translation>
    </message>
    <message>
        <source>There is no page before this one.</source>
        <translation>এর আগে কোনো পৃষ্ঠা নেই।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, as in resources/manual</comment>
        <translation>bn</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>No board is being played: nothing can be marked now.</source>
        <translation>কোনো বোর্ড চলছে না: এখন কিছু চিহ্নিত করা যায় না।</translation>
    </message>
    <message>
        <source>Every white man on the board is marked already.</source>
        <translation>বোর্ডের সব সাদা গুটিই চিহ্নিত হয়ে গেছে।</translation>
    </message>
    <message>
        <source>Every black man on the board is marked already.</source>
        <translation>বোর্ডের সব কালো গুটিই চিহ্নিত হয়ে গেছে।</translation>
    </message>
    <message>
        <source>The Queen is marked already. “Clear” takes the marks back.</source>
        <translation>কুইন আগেই চিহ্নিত। “সাফ” চাপলে চিহ্নগুলো সরে যায়।</translation>
    </message>
    <message>
        <source>The striker is marked already. “Clear” takes the marks back.</source>
        <translation>স্ট্রাইকার আগেই চিহ্নিত। “সাফ” চাপলে চিহ্নগুলো সরে যায়।</translation>
    </message>
    <message>
        <source>The Queen is not on the board.</source>
        <translation>কুইন বোর্ডে নেই।</translation>
    </message>
    <message>
        <source>No man of this colour is on the board.</source>
        <translation>এই রঙের কোনো গুটি বোর্ডে নেই।</translation>
    </message>
    <message>
        <source>Only a break can come before “Play”.</source>
        <translation>“প্লে”-র আগে শুধু ব্রেকই হতে পারে।</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Table {table}</source>
        <translation>টেবিল {table}</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 গেম</translation>
    </message>
    <message>
        <source>best of {games}</source>
        <translation>বেস্ট অব {games}</translation>
    </message>
    <message>
        <source>no board limit</source>
        <translation>বোর্ডের সীমা নেই</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 বোর্ড</translation>
    </message>
    <message>
        <source>{place} · under protest</source>
        <translation>{place} · প্রতিবাদাধীন</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>ম্যাচ শেষ</translation>
    </message>
    <message>
        <source>Before the toss</source>
        <translation>টসের আগে</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>গেম {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>বোর্ড {number}</translation>
    </message>
    <message>
        <source>After each game; in the last game after board 4 or at 13 points, whichever is first</source>
        <translation>প্রতি গেমের পরে; শেষ গেমে 4 বোর্ডের পরে বা 13 পয়েন্টে, যেটি আগে হয়</translation>
    </message>
    <message>
        <source>After each game; in the last game at 13 points</source>
        <translation>প্রতি গেমের পরে; শেষ গেমে 13 পয়েন্টে</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>কখনও নয়</translation>
    </message>
    <message>
        <source>White slam</source>
        <translation>হোয়াইট স্ল্যাম</translation>
    </message>
    <message>
        <source>Black slam</source>
        <translation>ব্ল্যাক স্ল্যাম</translation>
    </message>
    <message>
        <source>{side} win the match, {score} in games.</source>
        <translation>{side} ম্যাচ জিতলেন, গেমে {score}।</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n বোর্ড</numerusform>
            <numerusform>%n বোর্ড</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins game {number}, {score}.</source>
        <translation>{side} গেম {number} জিতলেন, {score}।</translation>
    </message>
    <message>
        <source>{side} wins the match, {score} in games.</source>
        <translation>{side} ম্যাচ জিতলেন, গেমে {score}।</translation>
    </message>
    <message>
        <source>Game {number} is drawn, {score}.</source>
        <translation>গেম {number} ড্র, {score}।</translation>
    </message>
    <message>
        <source>{side} win game {number}, {score}.</source>
        <translation>{side} গেম {number} জিতলেন, {score}।</translation>
    </message>
    <message>
        <source>The match is drawn, {score} in games.</source>
        <translation>ম্যাচ ড্র, গেমে {score}।</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>The time is not over yet. Press again to enter it all the same.</source>
        <translation>সময় এখনও শেষ হয়নি। তবু লিখতে চাইলে আবার চাপুন।</translation>
    </message>
    <message>
        <source>The second press was not counted.</source>
        <translation>দ্বিতীয় চাপটি গোনা হয়নি।</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>This entry is taken back or is itself a correction: it cannot be amended.</source>
        <translation>এই এন্ট্রি ফেরানো হয়েছে বা নিজেই একটি সংশোধন: এটি সংশোধন করা যায় না।</translation>
    </message>
    <message>
        <source>This kind of entry has nothing to amend: undo back to it instead.</source>
        <translation>এ ধরনের এন্ট্রিতে সংশোধনের কিছু নেই: বদলে এর আগে পর্যন্ত ফেরান।</translation>
    </message>
    <message>
        <source>The match is in {path}, all {count} entries of it. Keep that file.</source>
        <translation>ম্যাচটি {path}-এ আছে, তার {count}টি এন্ট্রিই। ফাইলটি রেখে দিন।</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>ম্যাচ অন্য কোথাও সেভ</translation>
    </message>
    <message>
        <source>The last entry is undone: enter what happened instead. “Redo” restores it.</source>
        <translation>শেষ এন্ট্রি ফেরানো হয়েছে: আসলে যা ঘটেছে তা লিখুন। “আবার করুন” চাপলে সেটি ফেরে।</translation>
    </message>
    <message>
        <source>Correct the marks, then confirm. “Redo” restores the stroke.</source>
        <translation>চিহ্নগুলো ঠিক করে নিশ্চিত করুন। “আবার করুন” চাপলে শটটি ফেরে।</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Stored matches</source>
        <translation>সংরক্ষিত ম্যাচ</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>সব দেখান</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete is kept here until you delete it for good.</source>
        <translation>বিন খালি। আপনি যা মোছেন, চিরতরে না মোছা পর্যন্ত তা এখানে থাকে।</translation>
    </message>
    <message>
        <source>There is no match yet. Close this and begin one with “New match…”, or import match files.</source>
        <translation>এখনও কোনো ম্যাচ নেই। এটি বন্ধ করে “নতুন ম্যাচ…” দিয়ে একটি শুরু করুন, বা ম্যাচ ফাইল আমদানি করুন।</translation>
    </message>
    <message>
        <source>More than {count} matches</source>
        <translation>{count}টির বেশি ম্যাচ</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1টি ম্যাচ</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches</source>
        <translation>
            <numerusform>{count}টি ম্যাচ</numerusform>
            <numerusform>{count}টি ম্যাচ</numerusform>
        </translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>কোনো ম্যাচ পাওয়া যায়নি।</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Sort by this column</source>
        <translation>এই কলাম ধরে সাজান</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Playing surface: a square of 73.50 to 74.00 cm</source>
        <translation>খেলার তল: 73.50 থেকে 74.00 cm বাহুর বর্গ</translation>
    </message>
    <message>
        <source>Frame: 6.35 to 7.60 cm broad, 1.90 to 2.54 cm high, its inner corners curved</source>
        <translation>ফ্রেম: 6.35 থেকে 7.60 cm চওড়া, 1.90 থেকে 2.54 cm উঁচু, ভেতরের কোণ গোল</translation>
    </message>
    <message>
        <source>Pocket: 4.45 cm across, 0.15 more or less</source>
        <translation>পকেট: ব্যাস 4.45 cm, 0.15 কম বা বেশি</translation>
    </message>
    <message>
        <source>Base lines: 47.00 cm long over their circles, 0.30 more or less</source>
        <translation>বেস লাইন: সার্কেলসহ 47.00 cm লম্বা, 0.30 কম বা বেশি</translation>
    </message>
    <message>
        <source>Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick</source>
        <translation>নিচের বেস লাইন: ফ্রেম থেকে 10.15 cm, 0.50 থেকে 0.65 cm মোটা</translation>
    </message>
    <message>
        <source>From the lower base line to the upper one: 3.18 cm</source>
        <translation>নিচের বেস লাইন থেকে ওপরেরটি: 3.18 cm</translation>
    </message>
    <message>
        <source>Base circle: 3.18 cm across, its red disc 2.54 cm; it touches both base lines</source>
        <translation>বেস সার্কেল: ব্যাস 3.18 cm, ভেতরের লাল অংশ 2.54 cm; দুই বেস লাইনকেই ছোঁয়</translation>
    </message>
    <message>
        <source>Arrow: at most 25.70 cm long, its tip 5.00 cm from the edge of the pocket</source>
        <translation>তীর: বড়জোর 25.70 cm লম্বা, ডগা পকেটের কিনারা থেকে 5.00 cm</translation>
    </message>
    <message>
        <source>Centre circle: 3.18 cm across</source>
        <translation>মাঝের বৃত্ত: ব্যাস 3.18 cm</translation>
    </message>
    <message>
        <source>Outer circle: 17.00 cm across, 0.30 more or less</source>
        <translation>বাইরের বৃত্ত: ব্যাস 17.00 cm, 0.30 কম বা বেশি</translation>
    </message>
    <message>
        <source>Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g</source>
        <translation>গুটি: নয়টি সাদা, নয়টি কালো ও কুইন, ব্যাস 3.02 থেকে 3.18 cm, পুরু 0.70 থেকে 0.90 cm, ওজন 5.25 থেকে 5.50 g</translation>
    </message>
    <message>
        <source>Striker: at most 4.13 cm across and 15.00 g</source>
        <translation>স্ট্রাইকার: ব্যাস বড়জোর 4.13 cm, ওজন বড়জোর 15.00 g</translation>
    </message>
    <message>
        <source>Stand: 63 to 70 cm high; stool: 40 to 50 cm high</source>
        <translation>স্ট্যান্ড: 63 থেকে 70 cm উঁচু; টুল: 40 থেকে 50 cm উঁচু</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>নতুন ম্যাচ</translation>
    </message>
    <message>
        <source>A match that was umpired on paper</source>
        <translation>কাগজে পরিচালিত ম্যাচ</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>শুরু করুন</translation>
    </message>
    <message>
        <source>Its boards…</source>
        <translation>এর বোর্ড…</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ডাবলস</translation>
    </message>
    <message>
        <source>Already in progress</source>
        <translation>আগে থেকেই চলছে</translation>
    </message>
    <message>
        <source>Say next how the match stands, and go on from there.</source>
        <translation>এরপর ম্যাচের অবস্থা জানান, সেখান থেকে এগোন।</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Enter the name of player {seat}.</source>
        <translation>খেলোয়াড় {seat}-এর নাম লিখুন।</translation>
    </message>
    <message>
        <source>The same name is given twice.</source>
        <translation>একই নাম দুবার দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>Filled in as in the last match of {event}.</source>
        <translation>{event}-এর শেষ ম্যাচের মতো ভরা হয়েছে।</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>সব সাফ</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>টুর্নামেন্ট</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>রাউন্ড</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>বিভাগ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>টেবিল</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>আম্পায়ার</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>চিফ রেফারি</translation>
    </message>
</context>
<context>
    <name>NewMatchDialogs</name>
    <message>
        <source>Filled in as in the last match. Change what differs.</source>
        <translation>শেষ ম্যাচের মতো ভরা হয়েছে। যা আলাদা তা বদলান।</translation>
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
        <translation>{name}-এ পাঠানো হয়েছে।</translation>
    </message>
    <message>
        <source>It is in {path}.</source>
        <translation>{path}-এ আছে।</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
</context>
<context>
    <name>OpenedHall</name>
    <message>
        <source>The hall is open at {url}. It closes with this window.</source>
        <translation>হল {url}-এ খোলা। এই উইন্ডো বন্ধ হলে হলও বন্ধ হবে।</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>হল</translation>
    </message>
    <message>
        <source>Show it in the browser</source>
        <translation>ব্রাউজারে দেখান</translation>
    </message>
    <message>
        <source>Close the hall</source>
        <translation>হল বন্ধ করুন</translation>
    </message>
    <message>
        <source>The hall is closed. {why}</source>
        <translation>হল বন্ধ। {why}</translation>
    </message>
    <message>
        <source>The chief referee’s password: {password}</source>
        <translation>চিফ রেফারির পাসওয়ার্ড: {password}</translation>
    </message>
    <message>
        <source>The chief referee’s password is as before.</source>
        <translation>চিফ রেফারির পাসওয়ার্ড আগের মতোই আছে।</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>নতুন পাসওয়ার্ড</translation>
    </message>
</context>
<context>
    <name>OutcomeDialog</name>
    <message>
        <source>Details</source>
        <translation>বিস্তারিত</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Decide otherwise</source>
        <translation>অন্য সিদ্ধান্ত</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>বসানো হয়েছে</translation>
    </message>
    <message>
        <source>Stay owed</source>
        <translation>বাকি থাকে</translation>
    </message>
    <message>
        <source>The Queen goes back</source>
        <translation>কুইন ফিরবে</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>Winner of the board</source>
        <translation>বোর্ডের বিজয়ী</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>গুটি</translation>
    </message>
    <message>
        <source>The board, when it is over</source>
        <translation>বোর্ড, শেষ হলে</translation>
    </message>
    <message>
        <source>{title}: men of {side}</source>
        <translation>{title}: {side}-এর গুটি</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>বিজয়ী</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>পয়েন্ট</translation>
    </message>
    <message>
        <source>Record decision</source>
        <translation>সিদ্ধান্ত লিখুন</translation>
    </message>
    <message>
        <source>Mistake noticed after the next stroke</source>
        <translation>পরের শটের পর ভুল ধরা পড়েছে</translation>
    </message>
    <message>
        <source>Turn after the stroke by {name}</source>
        <translation>{name}-এর শটের পরের পালা</translation>
    </message>
    <message>
        <source>White placed</source>
        <translation>সাদা বসানো</translation>
    </message>
    <message>
        <source>Black placed</source>
        <translation>কালো বসানো</translation>
    </message>
    <message>
        <source>White still owed</source>
        <translation>সাদা এখনও বাকি</translation>
    </message>
    <message>
        <source>Black still owed</source>
        <translation>কালো এখনও বাকি</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>অতিরিক্ত পয়েন্ট</translation>
    </message>
</context>
<context>
    <name>PairingImport</name>
    <message>
        <source>Every pairing in {name} has its result already.</source>
        <translation>{name}-এর প্রতিটি জুটির ফল আগেই আছে।</translation>
    </message>
    <message>
        <source>{kept} of {all} matches are ready. {why}</source>
        <translation>{all}টির মধ্যে {kept}টি ম্যাচ তৈরি। {why}</translation>
    </message>
    <message>
        <source>Matches ready to be umpired: {count}. They are in the list of matches.</source>
        <translation>পরিচালনার জন্য তৈরি ম্যাচ: {count}। এগুলো ম্যাচের তালিকায় আছে।</translation>
    </message>
    <message>
        <source>{name} was not imported.</source>
        <translation>{name} আমদানি হয়নি।</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} পড়া হচ্ছে…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>থামান</translation>
    </message>
    <message>
        <source>The matches are made ready…</source>
        <translation>ম্যাচগুলো তৈরি হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>PairingsDialog</name>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Pairings without a result</source>
        <translation>ফল ছাড়া জুটি</translation>
    </message>
    <message>
        <source>Tick the pairings that are umpired here.</source>
        <translation>এখানে যে জুটিগুলোর ম্যাচ পরিচালিত হবে, তাতে টিক দিন।</translation>
    </message>
    <message>
        <source>Each one that is ticked becomes a match to be umpired. Space ticks and unticks.</source>
        <translation>টিক দেওয়া প্রতিটি জুটি পরিচালনার একটি ম্যাচ হয়। Space চাপলে টিক পড়ে ও ওঠে।</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>সবগুলোতে টিক</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>কোনোটিতে নয়</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>আমদানি</translation>
    </message>
    <message>
        <source>{event}, round {round}, table {table}: {a} – {b}</source>
        <translation>{event}, রাউন্ড {round}, টেবিল {table}: {a} – {b}</translation>
    </message>
    <message>
        <source>{pairing} (there already)</source>
        <translation>{pairing} (আগেই আছে)</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Type in the first board: who won it, the Queen, the men.</source>
        <translation>প্রথম বোর্ডটি লিখুন: কে জিতেছেন, কুইন, গুটি।</translation>
    </message>
    <message>
        <source>Write under remarks why the match ended so.</source>
        <translation>ম্যাচ কেন এভাবে শেষ হলো, মন্তব্যে লিখুন।</translation>
    </message>
    <message>
        <source>A toss decides who breaks: choose who did.</source>
        <translation>কে ব্রেক করবেন তা টসে ঠিক হয়: কে করেছেন বাছুন।</translation>
    </message>
    <message>
        <source>Choose who won it.</source>
        <translation>কে জিতেছেন বাছুন।</translation>
    </message>
    <message>
        <source>Choose who covered the Queen, or nobody.</source>
        <translation>কুইন কে কভার করেছেন বাছুন, বা কেউ নয়।</translation>
    </message>
    <message>
        <source>Type in how many men were left.</source>
        <translation>কতগুলো গুটি বাকি ছিল লিখুন।</translation>
    </message>
    <message>
        <source>Game {game}, board {board}:</source>
        <translation>গেম {game}, বোর্ড {board}:</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Breaks first</source>
        <translation>প্রথম ব্রেক</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>লেখা নেই</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>at the board, or not yet</source>
        <translation>বোর্ডেই, বা এখনও শেষ নয়</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>শুরুর সময়</translation>
    </message>
    <message>
        <source>Finished at</source>
        <translation>শেষের সময়</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>গেম</translation>
    </message>
    <message>
        <source>Enter the date of the match, such as 2026-11-21.</source>
        <translation>ম্যাচের তারিখ লিখুন, যেমন 2026-11-21।</translation>
    </message>
    <message>
        <source>Enter when the match began, such as 10:30.</source>
        <translation>ম্যাচ কখন শুরু হয়েছে লিখুন, যেমন 10:30।</translation>
    </message>
    <message>
        <source>Enter when the match finished as a time such as 11:45, or leave it empty.</source>
        <translation>ম্যাচ কখন শেষ হয়েছে লিখুন, যেমন 11:45, বা খালি রাখুন।</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>গেম {number}</translation>
    </message>
    <message>
        <source>{side} conceded</source>
        <translation>{side} হার মেনেছেন</translation>
    </message>
    <message>
        <source>{side} disqualified</source>
        <translation>{side} ডিসকোয়ালিফায়েড</translation>
    </message>
    <message>
        <source>{side} did not appear or could not play</source>
        <translation>{side} আসেননি বা খেলতে পারেননি</translation>
    </message>
    <message>
        <source>Enter a paper score sheet</source>
        <translation>কাগজের স্কোর শিট লিখুন</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>ম্যাচ সেভ করুন</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>শিটে এমনই লেখা</translation>
    </message>
    <message>
        <source>Please check: {doubt}</source>
        <translation>অনুগ্রহ করে মিলিয়ে দেখুন: {doubt}</translation>
    </message>
    <message>
        <source>the last game by its time</source>
        <translation>শেষ গেম সময় ফুরিয়ে</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>nobody</source>
        <translation>কেউ নয়</translation>
    </message>
    <message>
        <source>white</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>খালি</translation>
    </message>
    <message>
        <source>Board {number}, {title}: {words}</source>
        <translation>বোর্ড {number}, {title}: {words}</translation>
    </message>
    <message>
        <source>Total
{side}</source>
        <translation>মোট
{side}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>বিজয়ী</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>গুটি</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>পয়েন্ট</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>স্ল্যাম</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>{count} pocketed</source>
        <translation>{count} পকেটে</translation>
    </message>
    <message>
        <source>{count} jumped off</source>
        <translation>{count} ছিটকেছে</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>white</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>স্ট্রাইকার</translation>
    </message>
    <message>
        <source>1 white man</source>
        <translation>1টি সাদা গুটি</translation>
    </message>
    <message>
        <source>1 black man</source>
        <translation>1টি কালো গুটি</translation>
    </message>
    <message>
        <source>1 white man comes back</source>
        <translation>1টি সাদা গুটি ফিরে আসে</translation>
    </message>
    <message>
        <source>1 black man comes back</source>
        <translation>1টি কালো গুটি ফিরে আসে</translation>
    </message>
    <message>
        <source>owes 1 man</source>
        <translation>1টি গুটি বাকি</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 পয়েন্ট</translation>
    </message>
    <message>
        <source>The Queen is on the board.</source>
        <translation>কুইন বোর্ডে আছে।</translation>
    </message>
    <message>
        <source>The Queen waits for her cover.</source>
        <translation>কুইন কভারের অপেক্ষায়।</translation>
    </message>
    <message>
        <source>The Queen goes back when the turn ends.</source>
        <translation>পালা শেষ হলে কুইন ফিরবে।</translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%nটি সাদা</numerusform>
            <numerusform>%nটি সাদা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%nটি কালো</numerusform>
            <numerusform>%nটি কালো</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men</source>
        <translation>
            <numerusform>%nটি সাদা গুটি</numerusform>
            <numerusform>%nটি সাদা গুটি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men</source>
        <translation>
            <numerusform>%nটি কালো গুটি</numerusform>
            <numerusform>%nটি কালো গুটি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white men come back</source>
        <translation>
            <numerusform>%nটি সাদা গুটি ফিরে আসে</numerusform>
            <numerusform>%nটি সাদা গুটি ফিরে আসে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black men come back</source>
        <translation>
            <numerusform>%nটি কালো গুটি ফিরে আসে</numerusform>
            <numerusform>%nটি কালো গুটি ফিরে আসে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n men</source>
        <translation>
            <numerusform>%nটি গুটি বাকি</numerusform>
            <numerusform>%nটি গুটি বাকি</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} owes 1 man.</source>
        <translation>{side}: 1টি গুটি বাকি।</translation>
    </message>
    <message>
        <source>{side} owe 1 man.</source>
        <translation>{side}: 1টি গুটি বাকি।</translation>
    </message>
    <message numerus="yes">
        <source>{side} owes %n men.</source>
        <translation>
            <numerusform>{side}: %nটি গুটি বাকি।</numerusform>
            <numerusform>{side}: %nটি গুটি বাকি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} owe %n men.</source>
        <translation>
            <numerusform>{side}: %nটি গুটি বাকি।</numerusform>
            <numerusform>{side}: %nটি গুটি বাকি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n পয়েন্ট</numerusform>
            <numerusform>%n পয়েন্ট</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} ও {last}</translation>
    </message>
    <message>
        <source>1 man</source>
        <translation>1টি গুটি</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%nটি গুটি</numerusform>
            <numerusform>%nটি গুটি</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn covered the Queen.</source>
        <translation>যাঁর পালা তিনি কুইন কভার করেছেন।</translation>
    </message>
    <message>
        <source>The other side covered the Queen.</source>
        <translation>অন্য পক্ষ কুইন কভার করেছে।</translation>
    </message>
</context>
<context>
    <name>PlacingQuestions</name>
    <message>
        <source>Which men</source>
        <translation>কোন গুটি</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>বসানো</translation>
    </message>
    <message>
        <source>Stay owed by {side}</source>
        <translation>বাকি থাকে: {side}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {seat}</source>
        <translation>খেলোয়াড় {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Club of {player}</source>
        <translation>{player}-এর ক্লাব</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>ক্লাব</translation>
    </message>
    <message>
        <source>Country of {player}</source>
        <translation>{player}-এর দেশ</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>দেশ</translation>
    </message>
    <message>
        <source>{seat}, {place}</source>
        <translation>{seat}, {place}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>নিচে</translation>
    </message>
    <message>
        <source>right</source>
        <translation>ডানে</translation>
    </message>
    <message>
        <source>above</source>
        <translation>ওপরে</translation>
    </message>
    <message>
        <source>left</source>
        <translation>বাঁয়ে</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice has no backups and only this database. Leave practice first.</source>
        <translation>অনুশীলনে ব্যাকআপ নেই, ডেটাবেসও শুধু এটিই। আগে অনুশীলন ছাড়ুন।</translation>
    </message>
    <message>
        <source>Entered just as it happened. The ruling stands beside the board.</source>
        <translation>যেমন ঘটেছে ঠিক তেমনই লেখা হয়েছে। রায় বোর্ডের পাশে।</translation>
    </message>
    <message>
        <source>That is not what happened: take it back, and read the task above once more.</source>
        <translation>এমন ঘটেনি: এটি ফেরান, আর ওপরের কাজটি আবার পড়ুন।</translation>
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
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>অন্যটি…</translation>
    </message>
    <message>
        <source>Another situation</source>
        <translation>অন্য পরিস্থিতি</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>অনুশীলন ছাড়ুন</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ছাড়ুন</translation>
    </message>
    <message>
        <source>Nothing here counts: these matches are kept apart from the real ones.</source>
        <translation>এখানে কিছুই গোনা হয় না: এসব ম্যাচ আসলগুলো থেকে আলাদা থাকে।</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>পৃষ্ঠা</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>এই পৃষ্ঠার ডিফল্ট ফেরান</translation>
    </message>
    <message>
        <source>Restore all defaults</source>
        <translation>সব ডিফল্ট ফেরান</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>PressPage</name>
    <message>
        <source>Presses</source>
        <translation>চাপ</translation>
    </message>
    <message>
        <source>Ignore repeats within … ms</source>
        <translation>পুনরাবৃত্তি উপেক্ষা: … ms-এর মধ্যে</translation>
    </message>
    <message>
        <source>A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press.</source>
        <translation>হাত কাঁপলে বা কী লাফালে দুবার চাপ পড়ে: একই বোতাম বা কী এত তাড়াতাড়ি আবার চাপলে নতুন কিছু লেখা হয় না। বোর্ডের চিহ্ন সব সময়ই গোনা হয়। 0 দিলে প্রতিটি চাপ গোনা হয়।</translation>
    </message>
</context>
<context>
    <name>PrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>ছাপুন</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>কাগজ</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>প্রিন্টার</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>কপি</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>পৃষ্ঠা</translation>
    </message>
    <message>
        <source>{printer} does not take the pages: see whether it is on, or save them as PDF.</source>
        <translation>{printer} পৃষ্ঠাগুলো নিচ্ছে না: দেখুন এটি চালু আছে কি না, বা PDF হিসেবে সেভ করুন।</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>{all}-এর মধ্যে পৃষ্ঠা {number}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: save the pages as PDF and print them elsewhere.</source>
        <translation>এই কম্পিউটারে কোনো প্রিন্টার নেই: পৃষ্ঠাগুলো PDF হিসেবে সেভ করে অন্য কোথাও ছাপুন।</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>আগের পৃষ্ঠা</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>পরের পৃষ্ঠা</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>বড়</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>ছোট</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>পুরো পৃষ্ঠা</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF সেভ করুন…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Matches: {done} of {of}</source>
        <translation>ম্যাচ: {of}-এর মধ্যে {done}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>One man more, as a due besides the foul.</source>
        <translation>আরও একটি গুটি, ফাউলের পাশাপাশি ডিউ হিসেবে।</translation>
    </message>
    <message>
        <source>Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.</source>
        <translation>হ্যাঁ: কুইন ফিরে আসে, পালাও শেষ হয়; স্ট্রাইকারও না পড়লে গুটিগুলো পকেটেই থাকে।</translation>
    </message>
    <message>
        <source>Yes: it goes by what lies on the board before the stroke.</source>
        <translation>হ্যাঁ: শটের আগে বোর্ডে যা থাকে, তা-ই ধরা হয়।</translation>
    </message>
    <message>
        <source>The last man of either colour falls without the striker after the Queen was covered: no law counts it.</source>
        <translation>কুইন কভার হওয়ার পর স্ট্রাইকার ছাড়া দুই রঙেরই শেষ গুটি পড়ে: কোনো আইনে এর হিসাব নেই।</translation>
    </message>
    <message>
        <source>He gets 1 point instead of 3, as everywhere else.</source>
        <translation>তিনি 3-এর বদলে 1 পয়েন্ট পান, অন্য সব ক্ষেত্রের মতো।</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls together with the Queen, or with the striker while she is to be covered.</source>
        <translation>প্রতিপক্ষের শেষ গুটি কুইনের সঙ্গে পড়ে, বা কুইন কভার বাকি থাকতে স্ট্রাইকারের সঙ্গে পড়ে।</translation>
    </message>
    <message>
        <source>It counts as if she lay on the board: men left, the Queen, and what may be demanded.</source>
        <translation>কুইন বোর্ডে থাকলে যেমন হতো তেমনই ধরা হয়: বাকি গুটি, কুইন এবং যা দাবি করা যায়।</translation>
    </message>
    <message>
        <source>The opponent wins by the men left; the Queen counts for him only if he covered her.</source>
        <translation>প্রতিপক্ষ বাকি গুটির পয়েন্টে জেতেন; নিজে কভার করে থাকলেই শুধু কুইন তাঁর পক্ষে গোনা হয়।</translation>
    </message>
    <message>
        <source>Own men fall together with the opponent&apos;s last: do they count among those left?</source>
        <translation>প্রতিপক্ষের শেষ গুটির সঙ্গে নিজের গুটি পড়ে: সেগুলো কি বাকি গুটির মধ্যে ধরা হয়?</translation>
    </message>
    <message>
        <source>No: only men that lie on the board after the stroke count.</source>
        <translation>না: শটের পরে বোর্ডে যে গুটি থাকে শুধু তা-ই গোনা হয়।</translation>
    </message>
    <message>
        <source>No: dues and penalties fall away, the men of the stroke itself are still placed.</source>
        <translation>না: ডিউ ও পেনাল্টি বাদ যায়, তবে ওই শটের নিজের গুটি বসানো হয়।</translation>
    </message>
    <message>
        <source>It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.</source>
        <translation>এটি অন্য যেকোনো নিয়মভঙ্গের মতোই: পালার প্রথম শটের আগে টেকনিক্যাল ফাউল, পরে ফাউল।</translation>
    </message>
    <message>
        <source>A board is lost by an act while the Queen does not lie on it: does she count for the winner?</source>
        <translation>কুইন বোর্ডে না থাকা অবস্থায় কোনো কাজের জন্য বোর্ড হার: কুইন কি বিজয়ীর পক্ষে গোনা হয়?</translation>
    </message>
    <message>
        <source>Yes, while he has at most 21 points, unless the offender had covered her.</source>
        <translation>হ্যাঁ, যতক্ষণ তাঁর পয়েন্ট 21-এর বেশি নয়, যদি না দোষী নিজে কুইন কভার করে থাকেন।</translation>
    </message>
    <message>
        <source>It is a foul.</source>
        <translation>এটি ফাউল।</translation>
    </message>
    <message>
        <source>Several fouls in one stroke: is there a penalty for each?</source>
        <translation>এক শটে একাধিক ফাউল: প্রতিটির জন্য কি পেনাল্টি হয়?</translation>
    </message>
    <message>
        <source>No: one man comes back for all of them.</source>
        <translation>না: সবগুলোর জন্য একটিই গুটি ফিরে আসে।</translation>
    </message>
    <message>
        <source>Do men pocketed in a foul stroke come back?</source>
        <translation>ফাউল শটে পকেটে পড়া গুটি কি ফিরে আসে?</translation>
    </message>
    <message>
        <source>No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.</source>
        <translation>না: পকেটেই থাকে, স্ট্রাইকার পড়লেও, তবে পেনাল্টি ও যে শেষ গুটিগুলোর কথা বলা আছে সেগুলো ছাড়া।</translation>
    </message>
    <message>
        <source>Is a Queen pocketed in a foul stroke put back whatever the foul?</source>
        <translation>ফাউল যা-ই হোক, ফাউল শটে পকেটে পড়া কুইন কি ফেরত রাখা হয়?</translation>
    </message>
    <message>
        <source>Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?</source>
        <translation>কভারের অপেক্ষায় থাকা কুইন কি ফাউল শটে পড়া নিজের গুটিতে কভার হয়?</translation>
    </message>
    <message>
        <source>Yes; without such a man she goes back.</source>
        <translation>হ্যাঁ; তেমন গুটি না পড়লে কুইন ফিরে যায়।</translation>
    </message>
    <message>
        <source>Three attempts to break have failed: who breaks now, and how often may he try?</source>
        <translation>ব্রেকের তিনটি চেষ্টাই ব্যর্থ: এখন কে ব্রেক করেন, আর কতবার চেষ্টা করতে পারেন?</translation>
    </message>
    <message>
        <source>The break is still to be made; the next player has three attempts of his own.</source>
        <translation>ব্রেক তখনও বাকি; পরের খেলোয়াড় নিজের তিনটি চেষ্টা পান।</translation>
    </message>
    <message>
        <source>An attempt to break touches nothing, but the striker falls or the stroke is improper.</source>
        <translation>ব্রেকের চেষ্টায় কিছু ছোঁয়া হয় না, কিন্তু স্ট্রাইকার পড়ে বা শট অবৈধ হয়।</translation>
    </message>
    <message>
        <source>It is a foul like any other, and the turn ends.</source>
        <translation>অন্য যেকোনো ফাউলের মতোই এটি ফাউল, আর পালা শেষ হয়।</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>হ্যাঁ।</translation>
    </message>
    <message>
        <source>It falls in the same stroke or in the next; without it the turn is over anyway.</source>
        <translation>এটি একই শটে বা পরের শটে পড়ে; না পড়লে পালা এমনিতেই শেষ।</translation>
    </message>
    <message>
        <source>What does a breach by the player who is not in turn cost?</source>
        <translation>যাঁর পালা নয় তিনি নিয়ম ভাঙলে কী দিতে হয়?</translation>
    </message>
    <message>
        <source>One of his men comes back; the turn is not touched.</source>
        <translation>তাঁর একটি গুটি ফিরে আসে; পালায় কোনো প্রভাব পড়ে না।</translation>
    </message>
    <message>
        <source>The second is begun by the player on the right of who began the first, the third by who began the first.</source>
        <translation>যিনি প্রথমটি শুরু করেছিলেন, দ্বিতীয়টি শুরু করেন তাঁর ডান পাশের খেলোয়াড়; তৃতীয়টি শুরু করেন প্রথমটির শুরুকারী।</translation>
    </message>
    <message>
        <source>The extra board leaves the scores level as well.</source>
        <translation>অতিরিক্ত বোর্ডের পরেও স্কোর সমান।</translation>
    </message>
    <message>
        <source>Another extra board is played, again after a toss.</source>
        <translation>আবার টস করে আরও একটি অতিরিক্ত বোর্ড খেলা হয়।</translation>
    </message>
    <message>
        <source>Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing then?</source>
        <translation>আইন {break_before_play} “প্লে”-র আগে করা ব্রেকের কথা বলে; তখন যে চেষ্টায় কিছু ছোঁয়া হয় না, তার কী হবে?</translation>
    </message>
    <message>
        <source>It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, whatever the attempt, without due or penalty.</source>
        <translation>এটি আইন {break_after_play}-এর বিরুদ্ধে, তাই অবৈধ: আইন {break_fault} অনুযায়ী যে চেষ্টাই হোক পালা যায়, ডিউ বা পেনাল্টি ছাড়া।</translation>
    </message>
    <message>
        <source>Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.</source>
        <translation>“প্লে”-র আগে করা ব্রেকে স্ট্রাইকার পড়লে কী দিতে হয়, আইন {break_before_play} তা বলে না।</translation>
    </message>
    <message>
        <source>Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law {opponents_man_pocketed} stops the player.</source>
        <translation>নিজের গুটি বা কুইন অন্য পক্ষের গুটির সঙ্গে পড়ে: আইন {turn} পালা চালিয়ে যায়, আইন {opponents_man_pocketed} খেলোয়াড়কে থামায়।</translation>
    </message>
    <message>
        <source>The turn continues, as law {striker_with_both} has it even with the striker.</source>
        <translation>পালা চলতে থাকে, যেমন আইন {striker_with_both} স্ট্রাইকার পড়লেও বলে।</translation>
    </message>
    <message>
        <source>When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law {own_improper} and law {foul} name one; which holds?</source>
        <translation>ফাউলে নিজের গুটি বা কুইন পড়লে আইন {foul_while_pocketing} বাড়তি গুটির কথা বলে না, আইন {own_improper} ও আইন {foul} একটির কথা বলে; কোনটি খাটে?</translation>
    </message>
    <message>
        <source>One man is taken.</source>
        <translation>একটি গুটি তোলা হয়।</translation>
    </message>
    <message>
        <source>Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a due stands?</source>
        <translation>ডিউ বাকি থাকতে কুইনের সঙ্গে নিজের গুটি বা স্ট্রাইকার পড়লেও কি আইন {queen_while_due} খাটে?</translation>
    </message>
    <message>
        <source>Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law {striker_with_opponents} ends it.</source>
        <translation>কুইন, স্ট্রাইকার ও অন্য পক্ষের গুটি পড়ে: আইন {queen_striker} পালা চালিয়ে যায়, আইন {striker_with_opponents} শেষ করে।</translation>
    </message>
    <message>
        <source>Law {queen_striker} holds, since it names the Queen: the turn continues.</source>
        <translation>আইন {queen_striker} খাটে, কারণ সেটিতে কুইনের কথা আছে: পালা চলতে থাকে।</translation>
    </message>
    <message>
        <source>Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?</source>
        <translation>কিছু গুটি ফিরে আসার ফলেই যদি নয়টি গুটি বোর্ডে থাকে, তখনও কি আইন {queen_with_one_nine_on} খাটে?</translation>
    </message>
    <message>
        <source>With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law {queen_with_striker_nine_on} ends it.</source>
        <translation>নয়টিই বোর্ডে থাকতে কুইন, নিজের গুটি ও স্ট্রাইকার পড়ে: আইন {queen_man_striker} পালা চালিয়ে যায়, আইন {queen_with_striker_nine_on} শেষ করে।</translation>
    </message>
    <message>
        <source>Law {queen_man_striker} holds, since it names the men: the turn continues.</source>
        <translation>আইন {queen_man_striker} খাটে, কারণ সেটিতে গুটির কথা আছে: পালা চলতে থাকে।</translation>
    </message>
    <message>
        <source>Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper stroke.</source>
        <translation>অবৈধ শটের পর কভার বাকি থাকা কুইনের কী হবে, আইন {cover_man_striker_improper} তা বলে না।</translation>
    </message>
    <message>
        <source>She comes back, as whenever she is not covered.</source>
        <translation>কুইন ফিরে আসে, কভার না হলে যেমন সব সময় হয়।</translation>
    </message>
    <message>
        <source>A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one loses as with the striker, by law {covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}.</source>
        <translation>বৈধ শটে, নিজে কুইন কভার করে থাকলে 3 পয়েন্টে জেতেন (22 থেকে 1), নইলে 1; অবৈধ শটে স্ট্রাইকার পড়ার মতোই হার, আইন {covered_both_last_striker_improper} বা {others_queen_both_last_striker_improper} অনুযায়ী।</translation>
    </message>
    <message>
        <source>Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while the Queen lies on the board.</source>
        <translation>আইন {both_last} ও {both_last_improper} স্ট্রাইকারের কথা বলে না: কুইন বোর্ডে থাকতে দুই রঙের শেষ গুটির সঙ্গে স্ট্রাইকার পড়ে।</translation>
    </message>
    <message>
        <source>The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} has it.</source>
        <translation>প্রতিপক্ষ 3 পয়েন্টে জেতেন, 22 থেকে 1, আর স্ট্রাইকারের জন্য আরও একটি দাবি করতে পারেন, আইন {own_last_striker} যেমন বলে।</translation>
    </message>
    <message>
        <source>Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last men while the Queen is to be covered.</source>
        <translation>আইন {cover_both_last} ও {cover_both_last_improper} স্ট্রাইকারের কথা বলে না: কুইন কভার বাকি থাকতে দুই রঙের শেষ গুটির সঙ্গে স্ট্রাইকার পড়ে।</translation>
    </message>
    <message>
        <source>It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, 1 from 22 on, and may demand one for the striker.</source>
        <translation>আইন {queen_both_last_striker}-এর মতোই ধরা হয়, যেখানে একই জিনিসগুলো পড়ে: প্রতিপক্ষ 3 পয়েন্টে জেতেন, 22 থেকে 1, আর স্ট্রাইকারের জন্য আরও একটি দাবি করতে পারেন।</translation>
    </message>
    <message>
        <source>Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.</source>
        <translation>বিজয়ীর পয়েন্ট 22 বা তার বেশি হলে কী হবে, আইন {others_queen_both_last_striker} তা বলে না।</translation>
    </message>
    <message>
        <source>The opponent&apos;s last man falls after the Queen was covered; laws {cover_opponents_last}, {opponents_last} and {opponents_last_striker} speak only of before.</source>
        <translation>কুইন কভার হওয়ার পর প্রতিপক্ষের শেষ গুটি পড়ে; আইন {cover_opponents_last}, {opponents_last} ও {opponents_last_striker} শুধু তার আগের কথা বলে।</translation>
    </message>
    <message>
        <source>Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?</source>
        <translation>আইন {forgoing_in_full} অনুযায়ী ডিউ ও পেনাল্টি পুরোপুরি ছাড়া যায়: যেগুলো এখনও পাওয়া যায়নি সেগুলোও কি?</translation>
    </message>
    <message>
        <source>No: what cannot be placed now stays owed.</source>
        <translation>না: এখন যা বসানো যায় না, তা বাকি থাকে।</translation>
    </message>
    <message>
        <source>The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.</source>
        <translation>আইনে গুটি বসানোর ভুল ফাউল, কিন্তু যিনি বসান তাঁর পালা তাতে যায় কি না বলা নেই।</translation>
    </message>
    <message>
        <source>It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out of turn, else a foul.</source>
        <translation>যেকোনো নিয়মভঙ্গের মতোই সময় দেখে ধরা হয়: নিজের পালার প্রথম শটের আগে বা পালার বাইরে টেকনিক্যাল ফাউল, নইলে ফাউল।</translation>
    </message>
    <message>
        <source>Law {stroke_time} gives fifteen seconds and names no penalty for taking longer.</source>
        <translation>আইন {stroke_time} পনেরো সেকেন্ড দেয়, বেশি নিলে কোনো পেনাল্টির কথা বলে না।</translation>
    </message>
    <message>
        <source>A board is lost by the men on it; the law does not say whose.</source>
        <translation>বোর্ডে থাকা গুটির পয়েন্টে বোর্ড হার হয়; কার গুটি, আইনে তা বলা নেই।</translation>
    </message>
    <message>
        <source>The men of the side that loses it count.</source>
        <translation>যে পক্ষ হারে তার গুটিই গোনা হয়।</translation>
    </message>
    <message>
        <source>These rules have none for striking; what of a stroke that the umpire calls improper?</source>
        <translation>এই নিয়মে শট মারা নিয়ে কিছু নেই; আম্পায়ার যে শটকে অবৈধ বলেন তার কী হবে?</translation>
    </message>
    <message>
        <source>Yes, as one that is not covered.</source>
        <translation>হ্যাঁ, কভার না হওয়া কুইনের মতো।</translation>
    </message>
    <message>
        <source>The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?</source>
        <translation>মূল পাঠ কুইনের “ঠিক পরে” নিজের গুটি চায়: একই শটে পড়া গুটি কি কুইন কভার করে?</translation>
    </message>
    <message>
        <source>The text wants Queen and own man in the “same turn”: how long may the cover take?</source>
        <translation>মূল পাঠ “একই পালায়” কুইন ও নিজের গুটি চায়: কভার করতে কতক্ষণ লাগতে পারে?</translation>
    </message>
    <message>
        <source>The text does not say who breaks the next board.</source>
        <translation>পরের বোর্ডে কে ব্রেক করেন, মূল পাঠে বলা নেই।</translation>
    </message>
    <message>
        <source>The break goes round as the turns do: to the other side, clockwise in doubles.</source>
        <translation>ব্রেক পালার মতোই ঘোরে: অন্য পক্ষের কাছে, ডাবলসে ঘড়ির কাঁটার দিকে।</translation>
    </message>
    <message>
        <source>Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?</source>
        <translation>সিঙ্গলসে দ্বিতীয় ও তৃতীয় গেম কে শুরু করেন তা আইন {order_of_breaks} ঠিক করে; ডাবলসে কে?</translation>
    </message>
    <message>
        <source>The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?</source>
        <translation>যিনি বসানোর গুটি ছেড়ে দেন, তিনি কি এই শটের জন্য ফেরা গুটিও ছেড়ে দেন?</translation>
    </message>
</context>
<context>
    <name>ReasonList</name>
    <message>
        <source>Why improper?</source>
        <translation>কেন অবৈধ?</translation>
    </message>
    <message>
        <source>Choose, or confirm the stroke without a reason.</source>
        <translation>বাছুন, বা কারণ ছাড়াই শট নিশ্চিত করুন।</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“প্লে”-র আগে</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This cannot have happened at this position. Look at the marks again.</source>
        <translation>এই অবস্থানে এমন ঘটা সম্ভব নয়। চিহ্নগুলো আবার দেখুন।</translation>
    </message>
    <message>
        <source>There are no men to place: the last ruling puts none back.</source>
        <translation>বসানোর কোনো গুটি নেই: শেষ রায়ে কিছু ফেরে না।</translation>
    </message>
    <message>
        <source>There is no ruling to decide otherwise: nothing has been ruled on this board yet.</source>
        <translation>অন্য সিদ্ধান্ত নেওয়ার মতো কোনো রায় নেই: এই বোর্ডে এখনও কোনো রায় হয়নি।</translation>
    </message>
    <message>
        <source>Say what is decided otherwise: turn, men placed, dues, Queen or board.</source>
        <translation>কোনটিতে অন্য সিদ্ধান্ত বলুন: পালা, বসানো গুটি, ডিউ, কুইন বা বোর্ড।</translation>
    </message>
    <message>
        <source>The board cannot be as this decision leaves it. Look at the men and the turn again.</source>
        <translation>এই সিদ্ধান্তে বোর্ডের যে অবস্থা হয় তা সম্ভব নয়। গুটি ও পালা আবার দেখুন।</translation>
    </message>
    <message>
        <source>The match is over. Undo the last entry to go on.</source>
        <translation>ম্যাচ শেষ। এগোতে হলে শেষ এন্ট্রি ফেরান।</translation>
    </message>
    <message>
        <source>The toss comes first. Enter who won it.</source>
        <translation>আগে টস। কে জিতেছেন লিখুন।</translation>
    </message>
    <message>
        <source>There is no toss now: it comes before the first board, and before an extra board.</source>
        <translation>এখন কোনো টস নেই: টস হয় প্রথম বোর্ডের আগে ও অতিরিক্ত বোর্ডের আগে।</translation>
    </message>
    <message>
        <source>Before an extra board the toss decides the break only.</source>
        <translation>অতিরিক্ত বোর্ডের আগে টসে শুধু ব্রেক ঠিক হয়।</translation>
    </message>
    <message>
        <source>There is no such player: a side has player 1, and in doubles player 2.</source>
        <translation>এমন খেলোয়াড় নেই: এক পক্ষে খেলোয়াড় 1, আর ডাবলসে খেলোয়াড় 2 থাকেন।</translation>
    </message>
    <message>
        <source>There is no protest to decide.</source>
        <translation>নিষ্পত্তির জন্য কোনো প্রতিবাদ নেই।</translation>
    </message>
    <message>
        <source>There is no entry of this number.</source>
        <translation>এই নম্বরের কোনো এন্ট্রি নেই।</translation>
    </message>
    <message>
        <source>This entry cannot be amended: it is taken back, or is itself a correction.</source>
        <translation>এই এন্ট্রি সংশোধন করা যায় না: এটি ফেরানো হয়েছে, বা নিজেই একটি সংশোধন।</translation>
    </message>
    <message>
        <source>The entry named has no men that are still to be placed.</source>
        <translation>যে এন্ট্রির কথা বলা হয়েছে, তাতে বসানোর মতো গুটি আর নেই।</translation>
    </message>
    <message>
        <source>More men are left than there are dues and penalties to place.</source>
        <translation>যত ডিউ ও পেনাল্টি বসানোর আছে, তার চেয়ে বেশি গুটি বাকি রাখা হয়েছে।</translation>
    </message>
    <message>
        <source>This side has no men of the other side to place.</source>
        <translation>এই পক্ষের বসানোর মতো অন্য পক্ষের গুটি নেই।</translation>
    </message>
    <message>
        <source>This player is in turn already.</source>
        <translation>আগে থেকেই এই খেলোয়াড়ের পালা।</translation>
    </message>
    <message>
        <source>The entry named is no protest that waits for its decision.</source>
        <translation>যে এন্ট্রির কথা বলা হয়েছে, তা নিষ্পত্তির অপেক্ষায় থাকা প্রতিবাদ নয়।</translation>
    </message>
    <message>
        <source>This could not be read back: a text is too long, or holds characters that cannot be kept.</source>
        <translation>এটি পরে পড়া যেত না: কোনো লেখা বেশি লম্বা, বা এমন অক্ষর আছে যা রাখা যায় না।</translation>
    </message>
    <message>
        <source>No extra points can be claimed now: that is possible only straight after the board.</source>
        <translation>এখন অতিরিক্ত পয়েন্ট দাবি করা যায় না: শুধু বোর্ডের ঠিক পরেই তা সম্ভব।</translation>
    </message>
    <message>
        <source>More extra points are claimed than the ruling offers.</source>
        <translation>রায়ে যত আছে, তার চেয়ে বেশি অতিরিক্ত পয়েন্ট দাবি করা হয়েছে।</translation>
    </message>
    <message>
        <source>The clock is not stopped.</source>
        <translation>ঘড়ি থামানো নেই।</translation>
    </message>
    <message>
        <source>The clock is stopped already.</source>
        <translation>ঘড়ি আগেই থামানো।</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>ফেরানোর কিছু নেই।</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>আবার করার কিছু নেই।</translation>
    </message>
    <message>
        <source>What became of the men to be placed is entered already. Undo it to enter it again.</source>
        <translation>বসানোর গুটির কী হয়েছে তা আগেই লেখা আছে। আবার লিখতে হলে সেটি ফেরান।</translation>
    </message>
    <message>
        <source>No match file can hold more entries. Go on in a new match that takes over from this one.</source>
        <translation>কোনো ম্যাচ ফাইলে এর বেশি এন্ট্রি ধরে না। এই ম্যাচটি মাঝপথে নিয়ে একটি নতুন ম্যাচে এগিয়ে যান।</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>Spin a coin, or have one side guess; the winner takes the break or the side.</source>
        <translation>মুদ্রা ঘোরান, বা এক পক্ষকে হাত অনুমান করতে দিন; বিজয়ী ব্রেক বা দিক নেন।</translation>
    </message>
    <message>
        <source>Both sides may practise for a short time now.</source>
        <translation>দুই পক্ষ এখন অল্প সময় অনুশীলন করতে পারেন।</translation>
    </message>
    <message>
        <source>Look at the rosette: Queen in the middle, whites in a Y, all flat and touching.</source>
        <translation>গুটির সাজ দেখুন: মাঝে কুইন, সাদাগুলো Y আকারে, সব সমতল ও গায়ে গায়ে।</translation>
    </message>
    <message>
        <source>See that the men are set up without delay.</source>
        <translation>দেখুন গুটি যেন দেরি না করে সাজানো হয়।</translation>
    </message>
    <message>
        <source>The breaker spreads powder evenly before he breaks, not after.</source>
        <translation>যিনি ব্রেক করেন তিনি ব্রেকের আগে পাউডার সমান করে ছড়ান, পরে নয়।</translation>
    </message>
    <message>
        <source>A striker that slipped, moved nothing and never left is no stroke.</source>
        <translation>স্ট্রাইকার ফসকে গিয়ে কিছু না সরালে ও জায়গা না ছাড়লে তা শট নয়।</translation>
    </message>
    <message>
        <source>A damaged man is swapped for a sound one in its place when a player asks.</source>
        <translation>কোনো খেলোয়াড় চাইলে ক্ষতিগ্রস্ত গুটির জায়গায় ভালো গুটি রাখা হয়।</translation>
    </message>
    <message>
        <source>Not on the centre circle, not outside the outer circle, and nothing else is moved.</source>
        <translation>মাঝের বৃত্তে নয়, বাইরের বৃত্তের বাইরে নয়, আর অন্য কিছু সরানো চলবে না।</translation>
    </message>
    <message>
        <source>Men are laid flat in the outer circle; the Queen and what jumped off are yours to place.</source>
        <translation>গুটি বাইরের বৃত্তে সমতল করে রাখা হয়; কুইন ও ছিটকে যাওয়া গুটি আপনি বসান।</translation>
    </message>
    <message>
        <source>Look at the colour: a wrong man nobody points out before the next stroke stays.</source>
        <translation>রং দেখুন: পরের শটের আগে কেউ না ধরালে ভুল গুটিই থেকে যায়।</translation>
    </message>
    <message>
        <source>You put the Queen back, in the centre circle; a shot that opens by it is allowed.</source>
        <translation>কুইন আপনিই মাঝের বৃত্তে ফেরত রাখেন; তাতে কোনো শট খুলে গেলে আপত্তি নেই।</translation>
    </message>
    <message>
        <source>Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket.</source>
        <translation>মাঝখান খালি নয়: যতটা খালি তার বেশির ভাগ ঢাকুন, বা কুইন পাশে রাখুন, যেখান থেকে পকেট করা কঠিন।</translation>
    </message>
    <message>
        <source>What jumped off goes on the centre circle, or on as much of it as is free.</source>
        <translation>যা ছিটকেছে তা মাঝের বৃত্তে যায়, বা তার যতটা খালি ততটায়।</translation>
    </message>
    <message>
        <source>Queen and man: the Queen first, the man behind her as seen by the player in turn.</source>
        <translation>কুইন ও গুটি: আগে কুইন, তার পেছনে গুটি, যাঁর পালা তাঁর দিক থেকে দেখে।</translation>
    </message>
    <message>
        <source>Both colours: the man of the player who struck first, the other behind it.</source>
        <translation>দুই রং: যিনি শট মেরেছেন তাঁর গুটি আগে, অন্যটি তার পেছনে।</translation>
    </message>
    <message>
        <source>Three and more: the others against the first two, as well as they go.</source>
        <translation>তিন বা তার বেশি: বাকিগুলো প্রথম দুটির গায়ে, যতটা হয়।</translation>
    </message>
    <message>
        <source>A piece that goes back may lie on top of others in the main circle.</source>
        <translation>যে গুটি ফেরে তা মূল বৃত্তে অন্যগুলোর ওপরেও থাকতে পারে।</translation>
    </message>
    <message>
        <source>Jumped and fell back onto the board: lay it in the centre, and put right what it moved.</source>
        <translation>ছিটকে আবার বোর্ডে পড়েছে: মাঝখানে রাখুন, আর যা সরেছে তা ঠিক করুন।</translation>
    </message>
    <message>
        <source>Came back off the lamp: it lies as it fell, and nothing is put right.</source>
        <translation>বাতিতে লেগে ফিরেছে: যেমন পড়েছে তেমনই থাকে, কিছু ঠিক করা হয় না।</translation>
    </message>
    <message>
        <source>On its rim: leave it standing.</source>
        <translation>কিনারায় খাড়া: খাড়াই থাকুক।</translation>
    </message>
    <message>
        <source>One over another: leave them so.</source>
        <translation>একটির ওপর আরেকটি: তেমনই থাকুক।</translation>
    </message>
    <message>
        <source>Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed.</source>
        <translation>গুটির ওপর স্ট্রাইকার: আপনি তুলুন, যা সরে তা ঠিক করুন; যা পকেটে পড়ে তা পকেট হয়েছে।</translation>
    </message>
    <message>
        <source>Piece on the striker: you lift it, take the striker out, lay the piece where it would lie.</source>
        <translation>স্ট্রাইকারের ওপর গুটি: গুটি তুলে স্ট্রাইকার বের করুন, গুটি সেই জায়গাতেই রাখুন।</translation>
    </message>
    <message>
        <source>On edge or one over another: leave them until play moves them.</source>
        <translation>খাড়া বা একটির ওপর আরেকটি: খেলায় না সরা পর্যন্ত থাকুক।</translation>
    </message>
    <message>
        <source>Striker beneath a piece: draw it out and disturb as little as possible.</source>
        <translation>গুটির নিচে স্ট্রাইকার: যতটা সম্ভব কম নাড়িয়ে বের করুন।</translation>
    </message>
    <message>
        <source>Broken man: its larger part counts, and you have the last word.</source>
        <translation>ভাঙা গুটি: বড় টুকরোটিই ধরা হয়, শেষ কথা আপনার।</translation>
    </message>
    <message>
        <source>{text} ({law})</source>
        <translation>{text} ({law})</translation>
    </message>
    <message>
        <source>The two players sit opposite each other.</source>
        <translation>দুই খেলোয়াড় মুখোমুখি বসেন।</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, so that all four sides are taken.</source>
        <translation>সঙ্গীরা মুখোমুখি বসেন, তাতে চার দিকই ভরে।</translation>
    </message>
    <message>
        <source>Exactly two trial boards now, one for each side, before the match begins.</source>
        <translation>এখন ঠিক দুটি ট্রায়াল বোর্ড, প্রতি পক্ষের একটি, ম্যাচ শুরুর আগে।</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Stored already</source>
        <translation>আগেই সংরক্ষিত</translation>
    </message>
    <message>
        <source>Take in those ticked</source>
        <translation>টিক দেওয়াগুলো নিন</translation>
    </message>
    <message>
        <source>These matches are stored already. Tick those to take from the file all the same; the stored one goes into the bin.</source>
        <translation>এই ম্যাচগুলো আগেই সংরক্ষিত। তবু ফাইল থেকে যেগুলো নেবেন সেগুলোতে টিক দিন; সংরক্ষিতটি বিনে যাবে।</translation>
    </message>
    <message>
        <source>Matches that are stored already</source>
        <translation>আগেই সংরক্ষিত ম্যাচ</translation>
    </message>
    <message>
        <source>{match}: lies in the bin, the same as in the file</source>
        <translation>{match}: বিনে আছে, ফাইলের মতোই</translation>
    </message>
    <message>
        <source>{match}: stored with {stored} entries, in the file with {file}</source>
        <translation>{match}: সংরক্ষিতটিতে {stored}টি এন্ট্রি, ফাইলে {file}টি</translation>
    </message>
    <message>
        <source>{match}: in the bin with {stored} entries, in the file with {file}</source>
        <translation>{match}: বিনে {stored}টি এন্ট্রিসহ, ফাইলে {file}টি</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Score card to be filled in</source>
        <translation>পূরণের স্কোর কার্ড</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>খেলোয়াড়</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>গেম {number}</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>শুরু</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>বিজয়ী</translation>
    </message>
    <message>
        <source>Remarks of the umpire</source>
        <translation>আম্পায়ারের মন্তব্য</translation>
    </message>
    <message>
        <source>Match won by</source>
        <translation>ম্যাচ বিজয়ী</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>গেম</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>শট</translation>
    </message>
    <message>
        <source>Extra</source>
        <comment>a board played because the scores are level (56(b))</comment>
        <translation>অতিরিক্ত</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>টুর্নামেন্ট</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>রাউন্ড</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>বিভাগ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>টেবিল</translation>
    </message>
    <message>
        <source>Match no.</source>
        <translation>ম্যাচ নং</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>আম্পায়ার</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>চিফ রেফারি</translation>
    </message>
    <message>
        <source>Toss won by</source>
        <translation>টস বিজয়ী</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>পছন্দ</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>পক্ষ {number}</translation>
    </message>
    <message>
        <source>Who breaks first is side 1. Queen: {queen} for who covered her, else Nil; she counts only for the winner of the board, and no more from {until} points on. C/m: the other side’s men left, else Nil. +: points on demand. Total: running total, at most {points}.</source>
        <translation>যিনি প্রথমে ব্রেক করেন তিনি পক্ষ 1। কুইন: যিনি কভার করেছেন তাঁর {queen}, নইলে 0; শুধু বোর্ডের বিজয়ীর জন্য গোনা হয়, {until} পয়েন্ট থেকে আর নয়। গুটি: অন্য পক্ষের বাকি গুটি, নইলে 0। +: দাবি করা পয়েন্ট। মোট: চলতি যোগফল, বড়জোর {points}।</translation>
    </message>
    <message>
        <source>W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the striker, F for a foul, T for a technical foul. A turn ends with a bar.</source>
        <translation>W ব্রেক করেন। প্রতি শটে একটি ঘর: পকেটে ফেলা নিজের গুটির সংখ্যা, একটিও না হলে –, কুইন Q, স্ট্রাইকার S, ফাউল F, টেকনিক্যাল ফাউল T। পালা শেষে একটি দাগ।</translation>
    </message>
    <message>
        <source>board</source>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>points</source>
        <translation>পয়েন্ট</translation>
    </message>
    <message>
        <source>Course of game {number}.</source>
        <translation>গেম {number}-এর গতি।</translation>
    </message>
    <message>
        <source>Side {number} is {name}.</source>
        <translation>পক্ষ {number}: {name}।</translation>
    </message>
    <message>
        <source>After board {number}: {score}.</source>
        <translation>বোর্ড {number}-এর পরে: {score}।</translation>
    </message>
    <message>
        <source>men in a turn</source>
        <translation>এক পালায় গুটি</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>Men in a turn</source>
        <translation>এক পালায় গুটি</translation>
    </message>
    <message>
        <source>seconds a stroke</source>
        <translation>প্রতি শটে সেকেন্ড</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>শট</translation>
    </message>
    <message>
        <source>Time a stroke</source>
        <translation>প্রতি শটের সময়</translation>
    </message>
    <message>
        <source>{name}, {counted} by {bins}: {counts}.</source>
        <translation>{name}, {bins} অনুযায়ী {counted}: {counts}।</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ফলাফল</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>ম্যাচ</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>শুরু হয়নি</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>চলছে</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>হার মানা</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>ডিসকোয়ালিফায়েড</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>ওয়াকওভার</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ড্র</translation>
    </message>
    <message>
        <source>withheld: protest</source>
        <translation>স্থগিত: প্রতিবাদ</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>ম্যাচ: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, {decided} of them decided</source>
        <translation>ম্যাচ: {matches}, তার মধ্যে নিষ্পন্ন {decided}</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>কোনো ম্যাচ নেই।</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>পয়েন্ট</translation>
    </message>
    <message>
        <source>Times are those of the first entry, in the hall’s own time.</source>
        <translation>সময় প্রথম এন্ট্রির, হলের নিজস্ব সময়ে।</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>তারিখ ছাড়া</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the ISO 639 code of the language translated to</comment>
        <translation>bn</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>লগ</translation>
    </message>
    <message>
        <source>The match, entry by entry: carrom-desk verify compares the report with it</source>
        <translation>ম্যাচ, এন্ট্রি ধরে ধরে: carrom-desk verify রিপোর্টকে এর সঙ্গে মেলায়</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>বলার কিছু নেই।</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>বিস্তারিত</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>পরিসংখ্যান</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>প্রতিবাদাধীন</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>শেষ হয়নি</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>পৃষ্ঠা {page} / {pages}</translation>
    </message>
    <message>
        <source>QR code of the match’s id and fingerprint</source>
        <translation>ম্যাচের আইডি ও ফিঙ্গারপ্রিন্টের QR কোড</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>ফেরানো</translation>
    </message>
    <message>
        <source>Given again</source>
        <translation>আবার বহাল</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>সংশোধিত</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>অন্য সিদ্ধান্ত</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>কী ঘটেছে</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>নং</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>লেগেছে</translation>
    </message>
    <message>
        <source>Queen covered by</source>
        <translation>কুইন কভার</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>{board} (again)</source>
        <translation>{board} (আবার)</translation>
    </message>
    <message>
        <source>Queen {points}</source>
        <translation>কুইন {points}</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} পয়েন্ট দেওয়া</translation>
    </message>
    <message>
        <source>{points} on demand</source>
        <translation>{points} পয়েন্ট দাবিতে</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>কে</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>ত্রুটি</translation>
    </message>
    <message>
        <source>{what} Overridden by No. {number}.</source>
        <translation>{what} নং {number} দিয়ে অন্য সিদ্ধান্ত।</translation>
    </message>
    <message>
        <source>Dues, fouls and time faults</source>
        <translation>ডিউ, ফাউল ও সময়ের ত্রুটি</translation>
    </message>
    <message>
        <source>By</source>
        <translation>কার</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>প্রতিবাদ</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>সিদ্ধান্ত</translation>
    </message>
    <message>
        <source>Protests</source>
        <translation>প্রতিবাদ</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>সংশোধন</translation>
    </message>
    <message>
        <source>Of entry</source>
        <translation>কোন এন্ট্রি</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>এখন</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>সংশোধন</translation>
    </message>
    <message>
        <source>{correction}, itself taken back</source>
        <translation>{correction}, সেটিও ফেরানো</translation>
    </message>
    <message>
        <source>No. {number}: {was}</source>
        <translation>নং {number}: {was}</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Remarks and interruptions</source>
        <translation>মন্তব্য ও বাধা</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>প্রশ্ন</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>সিদ্ধান্ত</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>এন্ট্রি</translation>
    </message>
    <message>
        <source>Readings applied where the laws leave the answer open</source>
        <translation>আইন যেখানে উত্তর খোলা রাখে, সেখানে প্রযুক্ত ব্যাখ্যা</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>রায়</translation>
    </message>
    <message>
        <source>W:B</source>
        <comment>white to black men</comment>
        <translation>W:B</translation>
    </message>
    <message>
        <source>No entry has been made.</source>
        <translation>কোনো এন্ট্রি করা হয়নি।</translation>
    </message>
    <message>
        <source>W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.</source>
        <translation>W:B হলো এন্ট্রির পরে বোর্ডে থাকা সাদা ও কালো গুটি, Q কুইন, যতক্ষণ বোর্ডে থাকে।</translation>
    </message>
    <message>
        <source>Entries taken back are struck out.</source>
        <translation>ফেরানো এন্ট্রি কেটে দেওয়া।</translation>
    </message>
    <message>
        <source>Game {game}, board {board}</source>
        <translation>গেম {game}, বোর্ড {board}</translation>
    </message>
    <message>
        <source>white: {player}</source>
        <translation>সাদা: {player}</translation>
    </message>
    <message>
        <source>{status} by No. {number}</source>
        <translation>নং {number} দিয়ে {status}</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>ম্যাচের নথি</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>সিঙ্গলস</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ডাবলস</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>টেবিল {table}</translation>
    </message>
    <message>
        <source>Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}</source>
        <translation>ম্যাচ {id} · এন্ট্রি: {entries} · ফিঙ্গারপ্রিন্ট: {fingerprint} · {program}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>পক্ষ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>খেলোয়াড়</translation>
    </message>
    <message>
        <source>Sides and games</source>
        <translation>পক্ষ ও গেম</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>টস</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>ফরম্যাট</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>মাঝপথে নেওয়া</translation>
    </message>
    <message>
        <source>in game {game}; boards played before: {boards}</source>
        <translation>গেম {game}-এ; আগে খেলা বোর্ড: {boards}</translation>
    </message>
    <message>
        <source>Break by</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>C/m</source>
        <translation>গুটি</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>মোট</translation>
    </message>
    <message>
        <source>won by {side}, {score}</source>
        <translation>বিজয়ী {side}, {score}</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>ড্র, {score}</translation>
    </message>
    <message>
        <source>broken off at {score}</source>
        <translation>{score}-এ বন্ধ</translation>
    </message>
    <message>
        <source>in progress, {score}</source>
        <translation>চলছে, {score}</translation>
    </message>
    <message>
        <source>before the take-over: {boards}</source>
        <translation>মাঝপথে নেওয়ার আগে: {boards}</translation>
    </message>
    <message>
        <source>Conceded by {side}.</source>
        <translation>হার মেনেছেন {side}।</translation>
    </message>
    <message>
        <source>Queen covered by {side}</source>
        <translation>কুইন কভার করেছেন {side}</translation>
    </message>
    <message>
        <source>being played: {white} white and {black} black on the board; {queen}; in turn: {player}</source>
        <translation>চলছে: বোর্ডে {white} সাদা ও {black} কালো; {queen}; পালা: {player}</translation>
    </message>
    <message>
        <source>C/m: the other side’s men left on the board.</source>
        <translation>গুটি: বোর্ডে অন্য পক্ষের বাকি গুটি।</translation>
    </message>
    <message>
        <source>Total: running total.</source>
        <translation>মোট: চলতি যোগফল।</translation>
    </message>
    <message>
        <source>The breaker plays white.</source>
        <translation>যিনি ব্রেক করেন তিনি সাদা খেলেন।</translation>
    </message>
    <message>
        <source>+: points on demand, and points counted neither for men nor for the Queen.</source>
        <translation>+: দাবি করা পয়েন্ট, এবং যে পয়েন্ট গুটি বা কুইনের নয়।</translation>
    </message>
    <message>
        <source>({points}): Queen covered, not credited.</source>
        <translation>({points}): কুইন কভার হয়েছে, পয়েন্ট যোগ হয়নি।</translation>
    </message>
    <message>
        <source>A total never shows more than the {points} points that win the game.</source>
        <translation>মোট কখনও গেম জেতার {points} পয়েন্টের বেশি দেখায় না।</translation>
    </message>
    <message>
        <source>WS: white slam.</source>
        <translation>WS: হোয়াইট স্ল্যাম।</translation>
    </message>
    <message>
        <source>BS: black slam.</source>
        <translation>BS: ব্ল্যাক স্ল্যাম।</translation>
    </message>
    <message>
        <source>E: extra board.</source>
        <translation>E: অতিরিক্ত বোর্ড।</translation>
    </message>
    <message>
        <source>R: played again.</source>
        <translation>R: আবার খেলা।</translation>
    </message>
    <message>
        <source>Strokes, dues and fouls</source>
        <translation>শট, ডিউ ও ফাউল</translation>
    </message>
    <message>
        <source>corrections: {number}</source>
        <translation>সংশোধন: {number}</translation>
    </message>
    <message>
        <source>overridden: {number}</source>
        <translation>অন্য সিদ্ধান্ত: {number}</translation>
    </message>
    <message>
        <source>no protests</source>
        <translation>কোনো প্রতিবাদ নেই</translation>
    </message>
    <message>
        <source>no corrections</source>
        <translation>কোনো সংশোধন নেই</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>নথি</translation>
    </message>
    <message>
        <source>More of them among the details: {number}.</source>
        <translation>বিস্তারিত অংশে আরও আছে: {number}।</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Nothing has been played.</source>
        <translation>কিছু খেলা হয়নি।</translation>
    </message>
    <message>
        <source>Matches: {matches}, {won} won, {lost} lost</source>
        <translation>ম্যাচ: {matches}, জয় {won}, হার {lost}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} থেকে {last}</translation>
    </message>
    <message>
        <source>No match of this player is known.</source>
        <translation>এই খেলোয়াড়ের কোনো ম্যাচ জানা নেই।</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>বিপক্ষে</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ফল</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>মধ্যক</translation>
    </message>
    <message>
        <source>Men a turn</source>
        <translation>প্রতি পালায় গুটি</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{all}-এর মধ্যে {some}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>Men pocketed</source>
        <translation>পকেটে ফেলা গুটি</translation>
    </message>
    <message>
        <source>Most men in a turn</source>
        <translation>এক পালায় সর্বাধিক গুটি</translation>
    </message>
    <message>
        <source>Strokes of the longest turn</source>
        <translation>দীর্ঘতম পালার শট</translation>
    </message>
    <message>
        <source>Time a stroke, median</source>
        <translation>শটের সময়, মধ্যক</translation>
    </message>
    <message>
        <source>Time a stroke, longest</source>
        <translation>শটের সময়, দীর্ঘতম</translation>
    </message>
    <message>
        <source>Strokes timed</source>
        <translation>সময় মাপা শট</translation>
    </message>
    <message>
        <source>Boards won</source>
        <translation>জেতা বোর্ড</translation>
    </message>
    <message>
        <source>Boards broken</source>
        <translation>ব্রেক করা বোর্ড</translation>
    </message>
    <message>
        <source>Boards with the Queen covered</source>
        <translation>কুইন কভার করা বোর্ড</translation>
    </message>
    <message>
        <source>White slams</source>
        <translation>হোয়াইট স্ল্যাম</translation>
    </message>
    <message>
        <source>Black slams</source>
        <translation>ব্ল্যাক স্ল্যাম</translation>
    </message>
    <message>
        <source>Break and run</source>
        <translation>এক পালায় বোর্ড</translation>
    </message>
    <message>
        <source>Men: own men that were pocketed and did not come back.</source>
        <translation>গুটি: পকেটে পড়া নিজের যে গুটি ফিরে আসেনি।</translation>
    </message>
    <message>
        <source>Break and run: the breaker wins the board before the other side has struck.</source>
        <translation>এক পালায় বোর্ড: অন্য পক্ষ শট মারার আগেই যিনি ব্রেক করেছেন তিনি বোর্ড জেতেন।</translation>
    </message>
    <message>
        <source>Strokes and faults of boards that were cancelled are counted too.</source>
        <translation>বাতিল বোর্ডের শট ও ত্রুটিও গোনা হয়।</translation>
    </message>
    <message>
        <source>A stroke’s time runs from the entry before it to its own, without the time that stood still: until the men have come to rest and the stroke is entered. Next to a correction none is timed.</source>
        <translation>একটি শটের সময় আগের এন্ট্রি থেকে নিজের এন্ট্রি পর্যন্ত, থেমে থাকা সময় বাদে: গুটি থামা ও শট লেখা পর্যন্ত। সংশোধনের পাশের শটের সময় মাপা হয় না।</translation>
    </message>
    <message>
        <source>A fault by a side that is not in turn is counted for the side alone.</source>
        <translation>যাঁর পালা নয়, তাঁর ত্রুটি শুধু পক্ষের নামে গোনা হয়।</translation>
    </message>
    <message>
        <source>No font has the letter {letter} ({name}): a question mark stands for it.</source>
        <translation>কোনো ফন্টে {letter} ({name}) অক্ষরটি নেই: তার জায়গায় প্রশ্নচিহ্ন।</translation>
    </message>
    <message>
        <source>{correction}: {now}. Reason: {reason}</source>
        <translation>{correction}: {now}। কারণ: {reason}</translation>
    </message>
    <message>
        <source>Stands in for the strokes of the board, which was umpired on paper.</source>
        <translation>কাগজে পরিচালিত বোর্ডের শটগুলোর বদলে এটি।</translation>
    </message>
    <message>
        <source>Play stopped {begun}–{ended}: {reason}</source>
        <translation>খেলা থামানো ছিল {begun}–{ended}: {reason}</translation>
    </message>
    <message>
        <source>{winner} wins the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} ম্যাচ জিতলেন, গেমে {score}: {loser} হার মেনেছেন।</translation>
    </message>
    <message>
        <source>{winner} win the match, {score} in games: {loser} conceded.</source>
        <translation>{winner} ম্যাচ জিতলেন, গেমে {score}: {loser} হার মেনেছেন।</translation>
    </message>
    <message>
        <source>{winner} wins the match: {loser} was disqualified. {reason}</source>
        <translation>{winner} ম্যাচ জিতলেন: {loser} ডিসকোয়ালিফায়েড। {reason}</translation>
    </message>
    <message>
        <source>{winner} win the match: {loser} were disqualified. {reason}</source>
        <translation>{winner} ম্যাচ জিতলেন: {loser} ডিসকোয়ালিফায়েড। {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {reason}</source>
        <translation>ওয়াকওভার পেলেন {winner}: {reason}</translation>
    </message>
    <message>
        <source>Walkover to {winner}: {loser} did not appear.</source>
        <translation>ওয়াকওভার পেলেন {winner}: {loser} আসেননি।</translation>
    </message>
    <message>
        <source>Result withheld: a protest is not decided.</source>
        <translation>ফল স্থগিত: একটি প্রতিবাদের নিষ্পত্তি হয়নি।</translation>
    </message>
    <message>
        <source>Not begun: no result.</source>
        <translation>শুরু হয়নি: ফল নেই।</translation>
    </message>
    <message>
        <source>In progress, {score} in games: no result yet.</source>
        <translation>চলছে, গেমে {score}: এখনও ফল নেই।</translation>
    </message>
    <message>
        <source>{side}, {choice} (game {game}, board {board})</source>
        <translation>{side}, {choice} (গেম {game}, বোর্ড {board})</translation>
    </message>
    <message>
        <source>Change of sides: {when}</source>
        <translation>দিক বদল: {when}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>জয়</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>হার</translation>
    </message>
    <message>
        <source>open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Dues</source>
        <translation>ডিউ</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ফাউল</translation>
    </message>
    <message>
        <source>Dues with a foul</source>
        <translation>ফাউলসহ ডিউ</translation>
    </message>
    <message>
        <source>Technical fouls</source>
        <translation>টেকনিক্যাল ফাউল</translation>
    </message>
    <message>
        <source>Time faults</source>
        <translation>সময়ের ত্রুটি</translation>
    </message>
    <message>
        <source>Boards lost by an act</source>
        <translation>নিয়মভঙ্গে হারা বোর্ড</translation>
    </message>
    <message>
        <source>Disqualifications</source>
        <translation>ডিসকোয়ালিফিকেশন</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>ডিউ</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>ফাউল</translation>
    </message>
    <message>
        <source>Due and foul</source>
        <translation>ডিউ ও ফাউল</translation>
    </message>
    <message>
        <source>Technical foul</source>
        <translation>টেকনিক্যাল ফাউল</translation>
    </message>
    <message>
        <source>Time fault</source>
        <translation>সময়ের ত্রুটি</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>বোর্ড হার</translation>
    </message>
    <message>
        <source>Disqualified</source>
        <translation>ডিসকোয়ালিফায়েড</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>নিষ্পত্তি হয়নি</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>গৃহীত</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>খারিজ</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>সংশোধিত</translation>
    </message>
    <message>
        <source>without effect after an amendment</source>
        <translation>সংশোধনের পর আর কার্যকর নয়</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>ফেরানো হয়েছে</translation>
    </message>
    <message>
        <source>Counts for nothing: this log was amended very often.</source>
        <translation>কিছুই গোনা হয় না: এই লগ বহুবার সংশোধন করা হয়েছে।</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>কার্ড</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>জেতা ম্যাচ</translation>
    </message>
    <message>
        <source>Boards won with white</source>
        <translation>সাদা নিয়ে জেতা বোর্ড</translation>
    </message>
    <message>
        <source>Boards won with black</source>
        <translation>কালো নিয়ে জেতা বোর্ড</translation>
    </message>
    <message>
        <source>Turns that brought a man</source>
        <translation>যে পালায় গুটি এসেছে</translation>
    </message>
    <message>
        <source>Percentages</source>
        <translation>শতকরা</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>শতাংশ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>সংখ্যা</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>মোট</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>জয়</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>হার</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>মুখোমুখি</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>গেমের বোর্ড</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>নিজের পয়েন্ট</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>প্রতিপক্ষের পয়েন্ট</translation>
    </message>
    <message>
        <source>Per board</source>
        <translation>প্রতি বোর্ডে</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>পর্যন্ত</translation>
    </message>
    <message>
        <source>Trend: the latest {number} matches together</source>
        <translation>গতিধারা: শেষ {number}টি ম্যাচ একসঙ্গে</translation>
    </message>
    <message>
        <source>up to match</source>
        <translation>যে ম্যাচ পর্যন্ত</translation>
    </message>
    <message>
        <source>boards won, %</source>
        <translation>জেতা বোর্ড, %</translation>
    </message>
    <message>
        <source>Trend of boards won</source>
        <translation>জেতা বোর্ডের গতিধারা</translation>
    </message>
    <message>
        <source>judged again</source>
        <translation>আবার বিচার করা</translation>
    </message>
    <message>
        <source>The umpire takes it back.</source>
        <translation>আম্পায়ার এটি ফিরিয়ে নেন।</translation>
    </message>
    <message>
        <source>The umpire lets it count again.</source>
        <translation>আম্পায়ার এটি আবার বহাল করেন।</translation>
    </message>
    <message>
        <source>The text of these laws has no rule for it.</source>
        <translation>এই আইনের পাঠে এর কোনো নিয়ম নেই।</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>The organiser’s file of SoL</source>
        <translation>আয়োজকের SoL ফাইল</translation>
    </message>
    <message>
        <source>{name} cannot be read as a file of SoL.</source>
        <translation>{name} SoL-এর ফাইল হিসেবে পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>No stored match has a result for a pairing in {name}: nothing was written.</source>
        <translation>{name}-এর কোনো জুটির ফল সংরক্ষিত ম্যাচে নেই: কিছু লেখা হয়নি।</translation>
    </message>
    <message>
        <source>File with the results</source>
        <translation>ফলাফলসহ ফাইল</translation>
    </message>
    <message>
        <source>Results written into {path}: {count}.</source>
        <translation>{path}-এ লেখা ফল: {count}।</translation>
    </message>
    <message>
        <source>Results for SoL</source>
        <translation>SoL-এর জন্য ফলাফল</translation>
    </message>
    <message>
        <source>Put ours in the place of results that are there…</source>
        <translation>আগে থেকে থাকা ফলের জায়গায় আমাদেরটি রাখুন…</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round {left}, not begun</source>
        <translation>রাউন্ড {left}, শুরু হয়নি</translation>
    </message>
    <message>
        <source>Round {left}</source>
        <translation>রাউন্ড {left}</translation>
    </message>
    <message>
        <source>Round: TIME +{over}</source>
        <translation>রাউন্ড: সময় শেষ +{over}</translation>
    </message>
    <message>
        <source>Round {left}, paused</source>
        <translation>রাউন্ড {left}, বিরতি</translation>
    </message>
</context>
<context>
    <name>RoundControl</name>
    <message>
        <source>One minute more</source>
        <translation>এক মিনিট বেশি</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>এক মিনিট কম</translation>
    </message>
    <message>
        <source>Start the round again</source>
        <translation>রাউন্ড আবার চালু</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>চালু</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>বিরতি</translation>
    </message>
    <message>
        <source>Minutes left of this round: {minutes}.</source>
        <translation>এই রাউন্ডের বাকি মিনিট: {minutes}।</translation>
    </message>
    <message>
        <source>The time of this round is over. Finish as the event has it, or end the game.</source>
        <translation>এই রাউন্ডের সময় শেষ। টুর্নামেন্টের নিয়মে শেষ করুন, নইলে গেম শেষ করুন।</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>{player} stays in turn</source>
        <translation>পালা {player}-এরই</translation>
    </message>
    <message>
        <source>{player} tries again</source>
        <translation>{player} আবার চেষ্টা করবেন</translation>
    </message>
    <message>
        <source>Turn passes to {player}</source>
        <translation>পালা এখন {player}-এর</translation>
    </message>
    <message>
        <source>The board is over</source>
        <translation>বোর্ড শেষ</translation>
    </message>
    <message>
        <source>{side} wins the board, {points}</source>
        <translation>{side} বোর্ড জিতলেন, {points}</translation>
    </message>
    <message>
        <source>The umpire puts what jumped off back into the centre circle.</source>
        <translation>যা ছিটকেছে তা আম্পায়ার মাঝের বৃত্তে ফেরত রাখেন।</translation>
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
        <translation>স্ট্রাইকারের সঙ্গে</translation>
    </message>
    <message>
        <source>due and penalty</source>
        <translation>ডিউ ও পেনাল্টি</translation>
    </message>
    <message>
        <source>due</source>
        <translation>ডিউ</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>পেনাল্টি</translation>
    </message>
    <message>
        <source>owed from before</source>
        <translation>আগের বাকি</translation>
    </message>
    <message>
        <source>{player} places {men}, {other} {other_men}</source>
        <translation>বসাবেন: {player} {men}, {other} {other_men}</translation>
    </message>
    <message>
        <source>{who} in the outer circle.</source>
        <translation>{who}, বাইরের বৃত্তে।</translation>
    </message>
    <message>
        <source>{who} in the outer circle, {time}.</source>
        <translation>{who}, বাইরের বৃত্তে, {time}।</translation>
    </message>
    <message>
        <source>The Queen goes back to the centre.</source>
        <translation>কুইন মাঝখানে ফিরবে।</translation>
    </message>
    <message>
        <source>{side} has covered the Queen.</source>
        <translation>{side} কুইন কভার করেছেন।</translation>
    </message>
    <message>
        <source>The break is still to be made.</source>
        <translation>ব্রেক এখনও বাকি।</translation>
    </message>
    <message>
        <source>The break is still to be made: attempt {number} of {most}.</source>
        <translation>ব্রেক এখনও বাকি: {most}টির মধ্যে চেষ্টা {number}।</translation>
    </message>
    <message>
        <source>What was owed is written off.</source>
        <translation>যা বাকি ছিল তা মকুব।</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}, Queen.</source>
        <translation>বোর্ডে: {white}, {black}, কুইন।</translation>
    </message>
    <message>
        <source>On the board: {white}, {black}.</source>
        <translation>বোর্ডে: {white}, {black}।</translation>
    </message>
    <message>
        <source>No man was due: what comes back lies on the board.</source>
        <translation>কোনো গুটি ডিউ ছিল না: যা ফেরে তা বোর্ডে আছে।</translation>
    </message>
    <message>
        <source>The turn continues</source>
        <translation>পালা চলবে</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <translation>পালা বদলাবে</translation>
    </message>
    <message>
        <source>Men placed</source>
        <translation>গুটি বসানো</translation>
    </message>
    <message>
        <source>Forgone: the due falls away</source>
        <translation>ছেড়ে দেওয়া: ডিউ বাদ</translation>
    </message>
    <message>
        <source>Forfeited: the due is lost</source>
        <translation>হাতছাড়া: ডিউ গেল</translation>
    </message>
    <message>
        <source>No space: the due stays owed</source>
        <translation>জায়গা নেই: ডিউ বাকি</translation>
    </message>
    <message>
        <source>{player} plays on</source>
        <translation>{player} খেলে যাবেন</translation>
    </message>
    <message>
        <source>{side} have covered the Queen.</source>
        <translation>{side} কুইন কভার করেছেন।</translation>
    </message>
    <message>
        <source>Technical foul.</source>
        <translation>টেকনিক্যাল ফাউল।</translation>
    </message>
    <message>
        <source>as on the paper score sheet</source>
        <translation>কাগজের স্কোর শিটে যেমন</translation>
    </message>
    <message>
        <source>{side} may claim 1 extra point.</source>
        <translation>{side} 1 অতিরিক্ত পয়েন্ট দাবি করতে পারেন।</translation>
    </message>
    <message numerus="yes">
        <source>{side} may claim %n extra points.</source>
        <translation>
            <numerusform>{side} %n অতিরিক্ত পয়েন্ট দাবি করতে পারেন।</numerusform>
            <numerusform>{side} %n অতিরিক্ত পয়েন্ট দাবি করতে পারেন।</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win the board, {points}</source>
        <translation>{side} বোর্ড জিতলেন, {points}</translation>
    </message>
    <message>
        <source>from the improper stroke</source>
        <translation>অবৈধ শট থেকে</translation>
    </message>
    <message>
        <source>from this stroke</source>
        <translation>এই শট থেকে</translation>
    </message>
    <message>
        <source>{player} places it</source>
        <translation>বসাবেন {player}</translation>
    </message>
    <message>
        <source>{player} places them</source>
        <translation>বসাবেন {player}</translation>
    </message>
    <message>
        <source>The board goes on</source>
        <translation>বোর্ড চলবে</translation>
    </message>
    <message>
        <source>the Queen goes back</source>
        <translation>কুইন ফিরবে</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>কিছু ফিরবে না</translation>
    </message>
    <message>
        <source>{side} claimed no extra point.</source>
        <translation>{side} অতিরিক্ত পয়েন্ট দাবি করেননি।</translation>
    </message>
    <message>
        <source>{side} claimed 1 extra point.</source>
        <translation>{side} 1 অতিরিক্ত পয়েন্ট দাবি করেছেন।</translation>
    </message>
    <message numerus="yes">
        <source>{side} claimed %n extra points.</source>
        <translation>
            <numerusform>{side} %n অতিরিক্ত পয়েন্ট দাবি করেছেন।</numerusform>
            <numerusform>{side} %n অতিরিক্ত পয়েন্ট দাবি করেছেন।</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, and owed from before</source>
        <translation>{reason}, এবং আগের বাকি</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>অন্য সিদ্ধান্ত…</translation>
    </message>
    <message>
        <source>Ruling, if confirmed</source>
        <translation>নিশ্চিত করলে রায়</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>দেওয়া রায়</translation>
    </message>
    <message>
        <source>Reading: {question} {answer}</source>
        <translation>ব্যাখ্যা: {question} {answer}</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>রায় নেই</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>এমন হতে পারে না</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>রায়</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>এখনও রায় নেই</translation>
    </message>
    <message>
        <source>Laws: {numbers}</source>
        <translation>আইন: {numbers}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>কারণ: {reason}</translation>
    </message>
</context>
<context>
    <name>SavedPill</name>
    <message>
        <source>Saved {time} ✓</source>
        <translation>সেভ {time} ✓</translation>
    </message>
    <message>
        <source>Nothing to save yet</source>
        <translation>সেভ করার কিছু নেই</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>সেভ হয়নি</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>সেভ হয়নি: {reason}</translation>
    </message>
    <message>
        <source>READ ONLY</source>
        <translation>শুধু পড়া যায়</translation>
    </message>
    <message>
        <source>Read only: {reason}</source>
        <translation>শুধু পড়া যায়: {reason}</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Who plays now?</source>
        <translation>এখন কে খেলবেন?</translation>
    </message>
    <message>
        <source>Which men come back onto the board now?</source>
        <translation>এখন কোন গুটিগুলো বোর্ডে ফিরবে?</translation>
    </message>
    <message>
        <source>Which men stay owed?</source>
        <translation>কোন গুটিগুলো বাকি থাকবে?</translation>
    </message>
    <message>
        <source>What becomes of the Queen?</source>
        <translation>কুইনের কী হবে?</translation>
    </message>
    <message>
        <source>How does the board end?</source>
        <translation>বোর্ড কীভাবে শেষ হয়?</translation>
    </message>
    <message>
        <source>Who places the men?</source>
        <translation>গুটি কে বসাবেন?</translation>
    </message>
    <message>
        <source>What does the umpire call?</source>
        <translation>আম্পায়ার কী কল দেন?</translation>
    </message>
    <message>
        <source>Who breaks next?</source>
        <translation>এরপর কে ব্রেক করবেন?</translation>
    </message>
    <message>
        <source>Who plays white?</source>
        <translation>সাদা কে খেলবেন?</translation>
    </message>
    <message>
        <source>Was the board a slam?</source>
        <translation>বোর্ডটি কি স্ল্যাম ছিল?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>এরপর কী?</translation>
    </message>
    <message>
        <source>Are sides changed before the next board?</source>
        <translation>পরের বোর্ডের আগে কি দিক বদল হবে?</translation>
    </message>
    <message>
        <source>What follows from the pass?</source>
        <translation>এই পাসের ফল কী?</translation>
    </message>
    <message>
        <source>How does play go on?</source>
        <translation>খেলা কীভাবে চলবে?</translation>
    </message>
    <message>
        <source>How long is given?</source>
        <translation>কত সময় দেওয়া হয়?</translation>
    </message>
    <message>
        <source>What does the breach lead to?</source>
        <translation>এই নিয়মভঙ্গের ফল কী?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>Dues and penalties</source>
        <translation>ডিউ ও পেনাল্টি</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>The last men</source>
        <translation>শেষ গুটি</translation>
    </message>
    <message>
        <source>From 22 points on</source>
        <translation>22 পয়েন্ট থেকে</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>গুটি বসানো</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ডাবলস</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>নিয়মভঙ্গ</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>ঘড়ি</translation>
    </message>
    <message>
        <source>The course of a match</source>
        <translation>ম্যাচের গতি</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>এখনও জিজ্ঞাসা হয়নি</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>দুর্বল</translation>
    </message>
    <message>
        <source>being learnt</source>
        <translation>শেখা চলছে</translation>
    </message>
    <message>
        <source>known</source>
        <translation>জানা</translation>
    </message>
    <message>
        <source>She stays where she is</source>
        <translation>যেখানে আছে সেখানেই থাকে</translation>
    </message>
    <message>
        <source>She goes back to the centre now</source>
        <translation>এখনই মাঝখানে ফেরে</translation>
    </message>
    <message>
        <source>She is off the board and has to be covered</source>
        <translation>বোর্ডে নেই, কভার করতে হবে</translation>
    </message>
    <message>
        <source>She is off the board and goes back when the turn ends</source>
        <translation>বোর্ডে নেই, পালা শেষ হলে ফেরে</translation>
    </message>
    <message>
        <source>She is covered</source>
        <translation>কভার হয়েছে</translation>
    </message>
    <message>
        <source>The next board of the same game</source>
        <translation>একই গেমের পরের বোর্ড</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>পরের গেম</translation>
    </message>
    <message>
        <source>A toss and an extra board</source>
        <translation>টস ও একটি অতিরিক্ত বোর্ড</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>ম্যাচ শেষ</translation>
    </message>
    <message>
        <source>The board is cancelled and played again</source>
        <translation>বোর্ড বাতিল, আবার খেলা হবে</translation>
    </message>
    <message>
        <source>The turn goes to the next player</source>
        <translation>পালা পরের খেলোয়াড়ের</translation>
    </message>
    <message>
        <source>Again from the start of that board</source>
        <translation>ওই বোর্ডের শুরু থেকে আবার</translation>
    </message>
    <message>
        <source>On from where it stands</source>
        <translation>যেখানে আছে সেখান থেকেই</translation>
    </message>
    <message>
        <source>The stroke is improper</source>
        <translation>শট অবৈধ</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>ফাউল</translation>
    </message>
    <message>
        <source>A foul or technical foul, by the moment</source>
        <translation>ফাউল বা টেকনিক্যাল ফাউল, সময় অনুযায়ী</translation>
    </message>
    <message>
        <source>The board is lost</source>
        <translation>বোর্ড হার</translation>
    </message>
    <message>
        <source>The match may be lost</source>
        <translation>ম্যাচ হার হতে পারে</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>সতর্কতা</translation>
    </message>
    <message>
        <source>A player is not at the board when the match is called.</source>
        <translation>ম্যাচে ডাকার সময় একজন খেলোয়াড় বোর্ডে নেই।</translation>
    </message>
    <message>
        <source>The players practise before the match.</source>
        <translation>ম্যাচের আগে খেলোয়াড়েরা অনুশীলন করছেন।</translation>
    </message>
    <message>
        <source>The umpire has called “Play”: the break is to be made.</source>
        <translation>আম্পায়ার “প্লে” বলেছেন: ব্রেক করতে হবে।</translation>
    </message>
    <message>
        <source>A player is in turn: he is to strike.</source>
        <translation>একজন খেলোয়াড়ের পালা: তাঁকে শট মারতে হবে।</translation>
    </message>
    <message>
        <source>A man is to be placed.</source>
        <translation>একটি গুটি বসাতে হবে।</translation>
    </message>
    <message>
        <source>A man is due: it is to be placed, or forgone.</source>
        <translation>একটি গুটি ডিউ: বসাতে হবে, বা ছেড়ে দিতে হবে।</translation>
    </message>
    <message>
        <source>A game is over: the players change sides.</source>
        <translation>একটি গেম শেষ: খেলোয়াড়েরা দিক বদলাচ্ছেন।</translation>
    </message>
    <message>
        <source>The third game is to come: the players rest.</source>
        <translation>তৃতীয় গেম সামনে: খেলোয়াড়েরা বিশ্রামে।</translation>
    </message>
    <message>
        <source>None</source>
        <translation>কোনোটি নয়</translation>
    </message>
    <message>
        <source>Nobody: the board is over</source>
        <translation>কেউ নয়: বোর্ড শেষ</translation>
    </message>
    <message>
        <source>Nothing is called</source>
        <translation>কোনো কল নেই</translation>
    </message>
    <message>
        <source>No slam</source>
        <translation>স্ল্যাম নয়</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>হ্যাঁ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>না</translation>
    </message>
    <message>
        <source>Singles: {before} passes in a row, and now another.</source>
        <translation>সিঙ্গলস: পরপর {before}টি পাস, এখন আরেকটি।</translation>
    </message>
    <message>
        <source>Doubles: {before} passes in a row, and now another.</source>
        <translation>ডাবলস: পরপর {before}টি পাস, এখন আরেকটি।</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: upheld.</source>
        <translation>বোর্ড চলাকালীন একটি প্রতিবাদের নিষ্পত্তি: গৃহীত।</translation>
    </message>
    <message>
        <source>A protest in the course of a board is decided: overruled.</source>
        <translation>বোর্ড চলাকালীন একটি প্রতিবাদের নিষ্পত্তি: খারিজ।</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game, and they were.</source>
        <translation>শেষ গেমে দিক বদলের কথা ছিল, বদলানো হয়েছে।</translation>
    </message>
    <message>
        <source>Sides were due to be changed in the last game; that was forgotten.</source>
        <translation>শেষ গেমে দিক বদলের কথা ছিল; কেউ খেয়াল করেননি।</translation>
    </message>
    <message>
        <source>Toss: won by {side}, who {choice}.</source>
        <translation>টস: জিতেছেন {side}, {choice}।</translation>
    </message>
    <message>
        <source>Of the side that breaks, {name} is to do it.</source>
        <translation>যে পক্ষ ব্রেক করবে, তার হয়ে ব্রেক করবেন {name}।</translation>
    </message>
    <message>
        <source>Game {game}, begun by {first}; board {board}, broken by {breaker}.</source>
        <translation>গেম {game}, শুরু করেছেন {first}; বোর্ড {board}, ব্রেক করেছেন {breaker}।</translation>
    </message>
    <message>
        <source>A game has no limit of boards.</source>
        <translation>গেমে বোর্ডের কোনো সীমা নেই।</translation>
    </message>
    <message>
        <source>A game has {limit} boards at the most.</source>
        <translation>এক গেমে বড়জোর {limit}টি বোর্ড।</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} wins the board with {points}.</source>
        <translation>স্কোর ছিল {a} : {b}; এখন {side} {points} নিয়ে বোর্ড জিতলেন।</translation>
    </message>
    <message>
        <source>It stood {a} : {b}; now {side} win the board with {points}.</source>
        <translation>স্কোর ছিল {a} : {b}; এখন {side} {points} নিয়ে বোর্ড জিতলেন।</translation>
    </message>
    <message>
        <source>It is the last game; sides have not been changed in it yet.</source>
        <translation>এটি শেষ গেম; এতে এখনও দিক বদল হয়নি।</translation>
    </message>
    <message>
        <source>{told}, and {more} on demand</source>
        <translation>{told}, আর দাবি করলে {more}</translation>
    </message>
    <message>
        <source>Had it been otherwise – {facts} – the answer would be: {answer}.</source>
        <translation>অন্যরকম হলে – {facts} – উত্তর হতো: {answer}।</translation>
    </message>
    <message>
        <source>Easy: what happened decides</source>
        <translation>সহজ: যা ঘটেছে তাতেই ঠিক হয়</translation>
    </message>
    <message>
        <source>Medium: how it stood decides as well, or a second law</source>
        <translation>মাঝারি: তখনকার অবস্থাও ঠিক করে, বা দ্বিতীয় একটি আইন</translation>
    </message>
    <message>
        <source>Hard: several laws decide, or a reading</source>
        <translation>কঠিন: একাধিক আইন ঠিক করে, বা কোনো ব্যাখ্যা</translation>
    </message>
    <message>
        <source>The first game was won by {side}.</source>
        <translation>প্রথম গেম জিতেছেন {side}।</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>Umpires&apos; school</source>
        <translation>আম্পায়ারদের স্কুল</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>কে শিখছেন</translation>
    </message>
    <message>
        <source>Name of a new learner</source>
        <translation>নতুন শিক্ষার্থীর নাম</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>বিষয়</translation>
    </message>
    <message>
        <source>What is known of each law</source>
        <translation>প্রতিটি আইনের কতটা জানা</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>আইন</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>জানা</translation>
    </message>
    <message>
        <source>Right of asked</source>
        <translation>মোট প্রশ্নে ঠিক</translation>
    </message>
    <message>
        <source>Exercises and map</source>
        <translation>অনুশীলনী ও মানচিত্র</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>পরেরটি</translation>
    </message>
    <message>
        <source>Delete learner</source>
        <translation>শিক্ষার্থী মুছুন</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>যেগুলোর সময় হয়েছে</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>আগে একটি নাম লিখুন।</translation>
    </message>
    <message>
        <source>Nobody: nothing is kept</source>
        <translation>কেউ নয়: কিছু রাখা হয় না</translation>
    </message>
    <message>
        <source>All that is known of {name} is in {path}.</source>
        <translation>{name} সম্পর্কে যা জানা তার সবই {path}-এ আছে।</translation>
    </message>
    <message>
        <source>Choose a learner first.</source>
        <translation>আগে একজন শিক্ষার্থী বাছুন।</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation>অগ্রগতি সেভ করুন</translation>
    </message>
    <message>
        <source>Delete for good: press again</source>
        <translation>চিরতরে মুছুন: আবার চাপুন</translation>
    </message>
    <message>
        <source>{name} is deleted, with all progress.</source>
        <translation>সব অগ্রগতিসহ {name} মোছা হয়েছে।</translation>
    </message>
    <message>
        <source>Add learner</source>
        <translation>যোগ করুন</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation>অগ্রগতি সেভ…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>অনুশীলনী</translation>
    </message>
    <message>
        <source>Map of laws and learners</source>
        <translation>আইন ও শিক্ষার্থীর মানচিত্র</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>Of any difficulty</source>
        <translation>যেকোনো কাঠিন্য</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>সহজ থেকে কঠিন</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>কাঠিন্য</translation>
    </message>
    <message>
        <source>No exercise is like that: choose another topic or difficulty.</source>
        <translation>এমন কোনো অনুশীলনী নেই: অন্য বিষয় বা অন্য কাঠিন্য বাছুন।</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>has won the match</source>
        <translation>ম্যাচ জিতেছেন</translation>
    </message>
    <message>
        <source>protest undecided</source>
        <translation>প্রতিবাদের নিষ্পত্তি বাকি</translation>
    </message>
    <message>
        <source>{player} plays</source>
        <translation>খেলছেন {player}</translation>
    </message>
    <message>
        <source>black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>Queen counts 0</source>
        <translation>কুইনে 0</translation>
    </message>
    <message>
        <source>Queen counts 0 (law {law})</source>
        <translation>কুইনে 0 (আইন {law})</translation>
    </message>
    <message>
        <source>has the Queen: {points}</source>
        <translation>কুইন পেয়েছেন: {points}</translation>
    </message>
    <message>
        <source>Queen to cover: {points}</source>
        <translation>কুইন কভার বাকি: {points}</translation>
    </message>
    <message>
        <source>Queen counts {points}</source>
        <translation>কুইনে {points}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>white</source>
        <translation>সাদা</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>স্কোর</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} পয়েন্ট</translation>
    </message>
    <message>
        <source>{name}: {won} of the {needed} games that win</source>
        <translation>{name}: জেতার {needed} গেমের মধ্যে {won}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>স্কোর শিট</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>বো.</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>মোট</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>গেম {number}</translation>
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
        <translation>সিস্টেমের মতো</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>হালকা</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>গাঢ়</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>উচ্চ কনট্রাস্ট</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>স্বাভাবিক</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>বড়</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>সবচেয়ে বড়</translation>
    </message>
    <message>
        <source>Do not use</source>
        <translation>ব্যবহার নয়</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>প্রস্তাব</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>স্বয়ংক্রিয়</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>{form}: fill it in beside the board, or leave it with Esc.</source>
        <translation>{form}: বোর্ডের পাশে পূরণ করুন, বা Esc চেপে ছাড়ুন।</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>The break touches nothing</source>
        <translation>ব্রেক কিছুই ছোঁয় না</translation>
    </message>
    <message>
        <source>Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper.</source>
        <translation>Asha ব্রেক করছেন। তাঁর স্ট্রাইকার সব গুটির পাশ দিয়ে চলে যায়, কিছু ছোঁয় না; শট বৈধ।</translation>
    </message>
    <message>
        <source>A break that touches nothing is not made yet. She has up to three attempts in the turn.</source>
        <translation>যে ব্রেকে কিছু ছোঁয়া হয়নি, তা এখনও ব্রেক নয়। এক পালায় তিনি তিনবার পর্যন্ত চেষ্টা করতে পারেন।</translation>
    </message>
    <message>
        <source>The third attempt fails</source>
        <translation>তৃতীয় চেষ্টাও ব্যর্থ</translation>
    </message>
    <message>
        <source>Asha breaks for the third time. Again the striker touches nothing; the stroke is proper.</source>
        <translation>Asha তৃতীয়বার ব্রেক করছেন। এবারও স্ট্রাইকার কিছু ছোঁয় না; শট বৈধ।</translation>
    </message>
    <message>
        <source>After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.</source>
        <translation>তিন চেষ্টার পর পালা বদলায়। ব্রেক এখনও বাকি: Ravi ব্রেক করবেন, কালো নিয়ে।</translation>
    </message>
    <message>
        <source>Struck before “Play”</source>
        <translation>“প্লে”-র আগে শট</translation>
    </message>
    <message>
        <source>Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.</source>
        <translation>আম্পায়ার “প্লে” বলার আগেই Asha শট মারেন। তাঁর স্ট্রাইকার গুটি ছোঁয়, একটি সাদা গুটি পড়ে।</translation>
    </message>
    <message>
        <source>Men pocketed before “Play” come out, with one man more. She has no other man in the pockets: that one stays owed.</source>
        <translation>“প্লে”-র আগে পকেটে পড়া গুটি বেরিয়ে আসে, সঙ্গে আরও একটি গুটি। তাঁর আর কোনো গুটি পকেটে নেই: সেটি বাকি থাকে।</translation>
    </message>
    <message>
        <source>A man is owed</source>
        <translation>একটি গুটি বাকি</translation>
    </message>
    <message>
        <source>Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.</source>
        <translation>Asha-র একটি গুটি বাকি, পকেটে তাঁর কোনো গুটি নেই। এখন তিনি বৈধ শটে একটি সাদা গুটি পকেটে ফেলেন।</translation>
    </message>
    <message>
        <source>A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.</source>
        <translation>বাকি গুটি পাওয়া গেলেই তোলা হয়, নিজের পালাতেও। তিনি খেলে যাবেন।</translation>
    </message>
    <message>
        <source>Striker and man</source>
        <translation>স্ট্রাইকার ও গুটি</translation>
    </message>
    <message>
        <source>Asha pockets one white man, and the striker falls as well. The stroke is proper.</source>
        <translation>Asha একটি সাদা গুটি পকেটে ফেলেন, স্ট্রাইকারও পড়ে। শট বৈধ।</translation>
    </message>
    <message>
        <source>Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.</source>
        <translation>তাঁর গুটিটি ফিরে আসে, আরও একটি ডিউ হয়। নিজের গুটি পকেটে ফেলেছেন বলে তিনি খেলে যাবেন।</translation>
    </message>
    <message>
        <source>The striker alone</source>
        <translation>শুধু স্ট্রাইকার</translation>
    </message>
    <message>
        <source>Asha pockets the striker and nothing else. The stroke is proper.</source>
        <translation>Asha-র স্ট্রাইকার পকেটে পড়ে, আর কিছু নয়। শট বৈধ।</translation>
    </message>
    <message>
        <source>One man comes back as a due, and the turn passes: nothing of hers fell.</source>
        <translation>ডিউ হিসেবে একটি গুটি ফিরে আসে, পালা বদলায়: তাঁর নিজের কিছু পড়েনি।</translation>
    </message>
    <message>
        <source>An improper stroke</source>
        <translation>অবৈধ শট</translation>
    </message>
    <message>
        <source>Ravi pushes the striker instead of striking it. One white man of his falls.</source>
        <translation>Ravi স্ট্রাইকারে টোকা না মেরে ঠেলে দেন। তাঁর একটি সাদা গুটি পড়ে।</translation>
    </message>
    <message>
        <source>The man comes back, with one more for the foul, and the turn passes.</source>
        <translation>গুটিটি ফিরে আসে, ফাউলের জন্য আরও একটি, আর পালা বদলায়।</translation>
    </message>
    <message>
        <source>Men that jump</source>
        <translation>গুটি ছিটকায়</translation>
    </message>
    <message>
        <source>Asha pockets one white man. A black man and the Queen jump off the board.</source>
        <translation>Asha একটি সাদা গুটি পকেটে ফেলেন। একটি কালো গুটি ও কুইন বোর্ড থেকে ছিটকে যায়।</translation>
    </message>
    <message>
        <source>What jumped never left the board: the umpire puts the Queen in the centre first, then the man. The turn goes on for the man she pocketed.</source>
        <translation>যা ছিটকেছে তা বোর্ডেরই থাকে: আম্পায়ার আগে কুইন, তারপর গুটি মাঝখানে রাখেন। যে গুটি পকেটে পড়েছে তার জন্য পালা চলবে।</translation>
    </message>
    <message>
        <source>His man, your stroke</source>
        <translation>তাঁর গুটি, আপনার শট</translation>
    </message>
    <message>
        <source>Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.</source>
        <translation>Ravi-র একটি গুটি বাকি, পকেটে তাঁর কোনো গুটি নেই। Asha Ravi-র একটি গুটি পকেটে ফেলেন, নিজের একটিও নয়।</translation>
    </message>
    <message>
        <source>Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes.</source>
        <translation>Asha-র শটেই Ravi-র গুটি পাওয়া গেল, তাই সেটি তখনই ফিরে আসে, আর বসান Asha নিজে। পালা বদলায়।</translation>
    </message>
    <message>
        <source>The Queen too early</source>
        <translation>কুইন বড্ড আগে</translation>
    </message>
    <message>
        <source>Ravi pockets the Queen alone. No man of his has been pocketed in this board.</source>
        <translation>Ravi শুধু কুইন পকেটে ফেলেন। এই বোর্ডে তাঁর কোনো গুটি এখনও পকেটে পড়েনি।</translation>
    </message>
    <message>
        <source>Before a man of his has been pocketed she is not his to take: she goes back, the turn passes, there is no penalty.</source>
        <translation>নিজের একটি গুটি পকেটে পড়ার আগে কুইন নেওয়া যায় না: কুইন ফিরে যায়, পালা বদলায়, কোনো পেনাল্টি নেই।</translation>
    </message>
    <message>
        <source>The Queen is covered</source>
        <translation>কুইন কভার হলো</translation>
    </message>
    <message>
        <source>Ravi pocketed the Queen with his last stroke. Now a white man of his falls.</source>
        <translation>Ravi আগের শটে কুইন পকেটে ফেলেছেন। এখন তাঁর একটি সাদা গুটি পড়ে।</translation>
    </message>
    <message>
        <source>A man of his own in the next stroke covers the Queen. He goes on.</source>
        <translation>পরের শটে নিজের একটি গুটি পড়লে কুইন কভার হয়। তিনি খেলে যাবেন।</translation>
    </message>
    <message>
        <source>The Queen without cover</source>
        <translation>কভার ছাড়া কুইন</translation>
    </message>
    <message>
        <source>Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s.</source>
        <translation>Asha আগের শটে কুইন পকেটে ফেলেছেন। এখন একটি সাদা গুটি পড়ে, সেটি Ravi-র।</translation>
    </message>
    <message>
        <source>A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.</source>
        <translation>অন্য পক্ষের গুটিতে কভার হয় না: কুইন ফিরে যায়, পালা বদলায়। Ravi-র গুটি পকেটেই থাকে।</translation>
    </message>
    <message>
        <source>The Queen while owing</source>
        <translation>ডিউ বাকি থাকতে কুইন</translation>
    </message>
    <message>
        <source>Asha owes a man that could not be placed yet. She pockets the Queen alone.</source>
        <translation>Asha-র একটি গুটি বাকি, তা এখনও বসানো যায়নি। তিনি শুধু কুইন পকেটে ফেলেন।</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>হাত সরান</translation>
    </message>
    <message>
        <source>Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.</source>
        <translation>Asha-র পালা, তিনি এখনও শট মারেননি। উল্টো দিকে বসা Ravi হাত দিয়ে একটি গুটি ছোঁন।</translation>
    </message>
    <message>
        <source>A breach by the player who is not in turn is a technical foul: one man of his comes back. Asha stays in turn.</source>
        <translation>যাঁর পালা নয় তাঁর নিয়মভঙ্গ টেকনিক্যাল ফাউল: তাঁর একটি গুটি ফিরে আসে। পালা Asha-রই থাকে।</translation>
    </message>
    <message>
        <source>Fifteen seconds</source>
        <translation>পনেরো সেকেন্ড</translation>
    </message>
    <message>
        <source>Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke.</source>
        <translation>Asha একটি গুটি পকেটে ফেলেছেন, আবার তাঁর শট। শট ছাড়াই পনেরো সেকেন্ড কেটে যায়।</translation>
    </message>
    <message>
        <source>The laws set the time but name no penalty. The desk takes it as a foul after the first stroke of a turn: one man, and the turn. You may decide otherwise.</source>
        <translation>আইনে সময় বাঁধা আছে, কিন্তু পেনাল্টির কথা নেই। ডেস্ক এটিকে পালার প্রথম শটের পরের ফাউল ধরে: একটি গুটি, আর পালা শেষ। আপনি অন্য সিদ্ধান্ত নিতে পারেন।</translation>
    </message>
    <message>
        <source>Away from the board</source>
        <translation>বোর্ড ছেড়ে</translation>
    </message>
    <message>
        <source>Asha gets up and leaves her seat while the board is being played. She has not asked.</source>
        <translation>বোর্ড চলাকালে Asha উঠে আসন ছেড়ে যান। অনুমতি নেননি।</translation>
    </message>
    <message>
        <source>Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there.</source>
        <translation>আসন ছাড়লে বোর্ড হার: Ravi পান বোর্ডে থাকা Asha-র গুটির পয়েন্ট, আর বোর্ডে থাকা কুইনের জন্য তিন।</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>ক্লাবে</translation>
    </message>
    <message>
        <source>By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers.</source>
        <translation>ক্লাবের নিয়মে: Asha আগে একটি গুটি পকেটে ফেলেছেন, এখন Ravi-র একটি পড়ে, তাঁর নিজের একটিও নয়।</translation>
    </message>
    <message>
        <source>In the club editions pocketing a man of the other side is a foul: the turn is over, and one man of hers comes back.</source>
        <translation>ক্লাবের সংস্করণে অন্য পক্ষের গুটি পকেটে ফেলা ফাউল: পালা শেষ, আর Asha-র একটি গুটি ফিরে আসে।</translation>
    </message>
    <message>
        <source>The last man before the Queen</source>
        <translation>কুইনের আগে শেষ গুটি</translation>
    </message>
    <message>
        <source>Asha pockets her last man. The Queen lies on the board.</source>
        <translation>Asha নিজের শেষ গুটি পকেটে ফেলেন। কুইন বোর্ডে।</translation>
    </message>
    <message>
        <source>The last man before the Queen loses the board: Ravi gets three points, whatever lies there.</source>
        <translation>কুইনের আগে শেষ গুটি পড়লে বোর্ড হার: বোর্ডে যা-ই থাক, Ravi তিন পয়েন্ট পান।</translation>
    </message>
    <message>
        <source>The other side’s last man</source>
        <translation>অন্য পক্ষের শেষ গুটি</translation>
    </message>
    <message>
        <source>Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers.</source>
        <translation>Asha কুইন কভার করেছেন। এখন তাঁর শটে Ravi-র শেষ গুটি পড়ে, তাঁর নিজের একটিও নয়।</translation>
    </message>
    <message>
        <source>Ravi has no man left: he wins the board, with as many points as she has men on it. The Queen that she covered counts for nobody.</source>
        <translation>Ravi-র আর গুটি নেই: তিনি বোর্ড জিতলেন, বোর্ডে Asha-র যত গুটি তত পয়েন্টে। Asha-র কভার করা কুইন কারও জন্য গোনা হয় না।</translation>
    </message>
    <message>
        <source>At 22 points</source>
        <translation>22 পয়েন্টে</translation>
    </message>
    <message>
        <source>Asha has 22 points and has covered the Queen. Her last man falls.</source>
        <translation>Asha-র 22 পয়েন্ট, তিনি কুইন কভার করেছেন। তাঁর শেষ গুটি পড়ে।</translation>
    </message>
    <message>
        <source>From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.</source>
        <translation>22 পয়েন্ট থেকে কুইনের পয়েন্ট নেই: শুধু বোর্ডে থাকা দুটি গুটি গোনা হয়। গেম চলবে।</translation>
    </message>
    <message>
        <source>Level after the last board</source>
        <translation>শেষ বোর্ডের পর সমান</translation>
    </message>
    <message>
        <source>It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.</source>
        <translation>অষ্টম ও শেষ বোর্ডে স্কোর 10 : 15। Ravi কুইন কভার করেছেন। Asha-র শেষ গুটি পড়ে।</translation>
    </message>
    <message>
        <source>Five men make it 15 : 15. Level after the last board: a toss, and one extra board.</source>
        <translation>পাঁচটি গুটিতে 15 : 15। শেষ বোর্ডের পর সমান: টস, আর একটি অতিরিক্ত বোর্ড।</translation>
    </message>
    <message>
        <source>The extra board</source>
        <translation>অতিরিক্ত বোর্ড</translation>
    </message>
    <message>
        <source>It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls.</source>
        <translation>আট বোর্ডের পর স্কোর সমান ছিল। অতিরিক্ত বোর্ডে Asha কুইন কভার করেছেন, আর Ravi-র শেষ গুটি পড়ে।</translation>
    </message>
    <message>
        <source>Whose turn in doubles</source>
        <translation>ডাবলসে কার পালা</translation>
    </message>
    <message>
        <source>Anil strikes properly and pockets nothing.</source>
        <translation>Anil বৈধ শট মারেন, কিছু পকেটে পড়ে না।</translation>
    </message>
    <message>
        <source>In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.</source>
        <translation>ডাবলসে পালা ডান দিকে ঘোরে: Anil-এর পরে Rosa, যিনি তাঁর ডানে বসেছেন।</translation>
    </message>
    <message>
        <source>Who places in doubles</source>
        <translation>ডাবলসে কে বসান</translation>
    </message>
    <message>
        <source>Ravi pockets one white man and the striker with a proper stroke.</source>
        <translation>Ravi বৈধ শটে একটি সাদা গুটি ও স্ট্রাইকার পকেটে ফেলেন।</translation>
    </message>
    <message>
        <source>As in singles two men come back and he goes on. In doubles the player on his right places them.</source>
        <translation>সিঙ্গলসের মতোই দুটি গুটি ফিরে আসে, আর তিনি খেলে যান। ডাবলসে তাঁর ডান পাশের খেলোয়াড় গুটি বসান।</translation>
    </message>
    <message>
        <source>Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.</source>
        <translation>গুটি বাকি থাকলে কুইন নেওয়া যায় না: কুইন ফিরে যায়, পালা বদলায়। গুটি বাকিই থাকে।</translation>
    </message>
    <message>
        <source>The one who wins the extra board wins the game, by one point as well. The Queen counts for the winner only if he covered her.</source>
        <translation>যিনি অতিরিক্ত বোর্ড জেতেন তিনি গেম জেতেন, এক পয়েন্টে হলেও। কুইন বিজয়ীর জন্য গোনা হয় শুধু তিনি নিজে কভার করলে।</translation>
    </message>
</context>
<context>
    <name>SituationDialog</name>
    <message>
        <source>Enter it at the desk</source>
        <translation>ডেস্কে লিখুন</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>পরেরটি</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>অন্যটি…</translation>
    </message>
</context>
<context>
    <name>SituationsDialog</name>
    <message>
        <source>Practice</source>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>এটি নিন</translation>
    </message>
    <message>
        <source>Choose what is to happen. You rule first, then the desk shows its ruling.</source>
        <translation>কী ঘটবে বাছুন। আগে আপনি রায় দিন, তারপর ডেস্ক তার রায় দেখাবে।</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>পরিস্থিতি</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{title} – solved</source>
        <translation>{title} – সমাধান হয়েছে</translation>
    </message>
    <message>
        <source>Choose a situation.</source>
        <translation>একটি পরিস্থিতি বাছুন।</translation>
    </message>
</context>
<context>
    <name>SoL</name>
    <message>
        <source>It is not known when this was played; the day written is {day}.</source>
        <translation>কবে খেলা হয়েছে জানা নেই; লেখা হয়েছে {day}।</translation>
    </message>
    <message>
        <source>It has not been played; it was left out.</source>
        <translation>খেলা হয়নি; বাদ দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>Another player bears the name {name}: this one has the nickname {nickname}.</source>
        <translation>{name} নামে আরও একজন খেলোয়াড় আছেন: এঁর ডাকনাম {nickname}।</translation>
    </message>
    <message>
        <source>Table {table} is taken in this round; it has another number in SoL.</source>
        <translation>এই রাউন্ডে টেবিল {table} নেওয়া আছে; SoL-এ এর নম্বর অন্য।</translation>
    </message>
    <message>
        <source>The file has no pairing of this event and round between these sides; nothing was written.</source>
        <translation>এই টুর্নামেন্ট ও রাউন্ডে এই দুই পক্ষের জুটি ফাইলে নেই; কিছু লেখা হয়নি।</translation>
    </message>
    <message>
        <source>The file has several pairings of this event and round between these sides, and neither table nor day tells which; nothing was written.</source>
        <translation>এই টুর্নামেন্ট ও রাউন্ডে এই দুই পক্ষের একাধিক জুটি ফাইলে আছে, আর কোনটি তা টেবিল বা দিন দেখে বোঝা যায় না; কিছু লেখা হয়নি।</translation>
    </message>
    <message>
        <source>Several matches have a result for this pairing; nothing was written. Leave only the one that counts.</source>
        <translation>এই জুটির জন্য একাধিক ম্যাচের ফল আছে; কিছু লেখা হয়নি। যেটি গণ্য হবে শুধু সেটিই রাখুন।</translation>
    </message>
    <message>
        <source>There is no result yet; nothing was written.</source>
        <translation>এখনও ফল নেই; কিছু লেখা হয়নি।</translation>
    </message>
    <message>
        <source>The file has another result already; it was left as it is.</source>
        <translation>ফাইলে আগেই অন্য ফল আছে; যেমন ছিল তেমনই রাখা হয়েছে।</translation>
    </message>
    <message>
        <source>round {round}, table {table}.</source>
        <translation>রাউন্ড {round}, টেবিল {table}।</translation>
    </message>
    <message>
        <source>The file has one game for this match: its first of {games} was written.</source>
        <translation>এই ম্যাচের জন্য ফাইলে একটিই গেম: {games}টির প্রথমটি লেখা হয়েছে।</translation>
    </message>
    <message>
        <source>SoL has no room for the boards of a match of three games; its scores were written.</source>
        <translation>তিন গেমের ম্যাচের বোর্ড লেখার জায়গা SoL-এ নেই; শুধু স্কোর লেখা হয়েছে।</translation>
    </message>
    <message>
        <source>A protest waits for its decision: the result is withheld and not written.</source>
        <translation>একটি প্রতিবাদের নিষ্পত্তি বাকি: ফল স্থগিত, লেখা হয়নি।</translation>
    </message>
    <message>
        <source>The match is not over: it is written as it stands.</source>
        <translation>ম্যাচ শেষ হয়নি: যে অবস্থায় আছে তেমনই লেখা।</translation>
    </message>
    <message>
        <source>SoL makes its ranking from best of {most}: see there who has won.</source>
        <translation>SoL র‍্যাঙ্কিং করে বেস্ট অব {most} ধরে: কে জিতেছেন সেখানে দেখুন।</translation>
    </message>
    <message>
        <source>Game {number} is written without its boards: {reason}</source>
        <translation>গেম {number} বোর্ড ছাড়া লেখা: {reason}</translation>
    </message>
    <message>
        <source>Game {number} ended {score}; SoL shows at most {most} points.</source>
        <translation>গেম {number} শেষ হয়েছে {score}-এ; SoL বড়জোর {most} পয়েন্ট দেখায়।</translation>
    </message>
    <message>
        <source>Game {number} stood at {stood} and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>গেম {number}-এর স্কোর ছিল {stood}, গোনা হয় পক্ষ {side}-এর নামে: বোর্ড ছাড়া {score} লেখা।</translation>
    </message>
    <message>
        <source>Game {number} was not played and counts for side {side}: it is written as {score}, without boards.</source>
        <translation>গেম {number} খেলা হয়নি, গোনা হয় পক্ষ {side}-এর নামে: বোর্ড ছাড়া {score} লেখা।</translation>
    </message>
    <message>
        <source>not all of them are known.</source>
        <translation>সবগুলো জানা নেই।</translation>
    </message>
    <message>
        <source>SoL counts {queen} points for the Queen, up to {most} points.</source>
        <translation>SoL কুইনের জন্য {queen} পয়েন্ট ধরে, {most} পয়েন্ট পর্যন্ত।</translation>
    </message>
    <message>
        <source>SoL has room for {most}.</source>
        <translation>SoL-এ {most}টির জায়গা আছে।</translation>
    </message>
    <message>
        <source>SoL would not add them up to the same score.</source>
        <translation>SoL যোগ করলে একই স্কোর হতো না।</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound was played by {player}. Did you hear it?</source>
        <translation>শব্দটি বাজিয়েছে {player}। শুনতে পেলেন?</translation>
    </message>
    <message>
        <source>Another sound took its place. Try again.</source>
        <translation>অন্য একটি শব্দ জায়গা নিয়েছে। আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>This machine has no player for sounds. Install pw-play, paplay or aplay.</source>
        <translation>এই কম্পিউটারে শব্দ বাজানোর কিছু নেই। pw-play, paplay বা aplay ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>The sound could not be written to disk: {said}. Make room.</source>
        <translation>শব্দটি ডিস্কে লেখা যায়নি: {said}। জায়গা খালি করুন।</translation>
    </message>
    <message>
        <source>{player} cannot be started: {said}.</source>
        <translation>{player} চালু করা যাচ্ছে না: {said}।</translation>
    </message>
    <message>
        <source>{player} could not play: {said}. Is a loudspeaker connected and chosen?</source>
        <translation>{player} বাজাতে পারেনি: {said}। লাউডস্পিকার কি যুক্ত ও বাছা আছে?</translation>
    </message>
    <message>
        <source>{player} did not come to an end. Is the sound device busy?</source>
        <translation>{player} শেষ করতে পারেনি। সাউন্ড ডিভাইস কি ব্যস্ত?</translation>
    </message>
    <message>
        <source>{player} could not play. Is a loudspeaker connected? Try it in the preferences.</source>
        <translation>{player} বাজাতে পারেনি। লাউডস্পিকার কি যুক্ত আছে? সেটিংসে পরীক্ষা করে দেখুন।</translation>
    </message>
    <message>
        <source>No sound: the clock flashes only. {why}</source>
        <translation>শব্দ নেই: ঘড়ি শুধু জ্বলে-নেভে। {why}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds</source>
        <translation>শব্দ</translation>
    </message>
    <message>
        <source>Let the last five seconds and the end of time be heard</source>
        <translation>শেষ পাঁচ সেকেন্ড ও সময় শেষ হওয়া শব্দে জানান</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ভলিউম</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>পরীক্ষা</translation>
    </message>
    <message>
        <source>Whatever is chosen here, the clock flashes as well.</source>
        <translation>এখানে যা-ই বাছুন, সঙ্গে ঘড়িও জ্বলে-নেভে।</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Tick in each of the last seconds</source>
        <translation>শেষের প্রতি সেকেন্ডে টিক শব্দ</translation>
    </message>
</context>
<context>
    <name>SpectatorController</name>
    <message>
        <source>The screen for the hall was unplugged.</source>
        <translation>হলের পর্দা খুলে ফেলা হয়েছে।</translation>
    </message>
    <message>
        <source>There is one screen only: move the window for the hall to where it is seen.</source>
        <translation>পর্দা একটিই: হলের উইন্ডো এমন জায়গায় সরান যেখানে দেখা যায়।</translation>
    </message>
</context>
<context>
    <name>SpectatorWindow</name>
    <message>
        <source>Carrom Desk: for the hall</source>
        <translation>Carrom Desk: হলের জন্য</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message>
        <source>{name}: {score} points, {games} games won</source>
        <translation>{name}: {score} পয়েন্ট, {games} গেম জেতা</translation>
    </message>
    <message>
        <source>{a} – {b} men on the board</source>
        <translation>{a} – {b} গুটি বোর্ডে</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent matches</source>
        <translation>সাম্প্রতিক ম্যাচ</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>কোনো ম্যাচ খোলা নেই</translation>
    </message>
    <message>
        <source>Not finished: go on with it</source>
        <translation>শেষ হয়নি: এখান থেকে এগোন</translation>
    </message>
    <message>
        <source>A new match asks for players, laws and format on one page. Practice has situations to rule on, and nothing counts there.</source>
        <translation>নতুন ম্যাচে খেলোয়াড়, আইন ও ফরম্যাট এক পৃষ্ঠাতেই দিতে হয়। অনুশীলনে রায় দেওয়ার মতো পরিস্থিতি আছে, সেখানে কিছুই গোনা হয় না।</translation>
    </message>
    <message>
        <source>Games {a} : {b}</source>
        <translation>গেম {a} : {b}</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>সেভ {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>পরিসংখ্যান</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Take back  (Ctrl+Z)</source>
        <translation>ফেরান  (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>থামান</translation>
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
        <translation>এই ম্যাচে যা কিছু নিশ্চিত করা হয়েছিল, সব {file}-এ লেখা হয়েছে: সেখান থেকে নেওয়া যাবে।</translation>
    </message>
    <message>
        <source>Save the match elsewhere at once: no file could be written.</source>
        <translation>এখনই ম্যাচ অন্য কোথাও সেভ করুন: কোনো ফাইল লেখা যায়নি।</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be gone on with: entry {number} is not possible where it stands. {why} Have what can be read rescued, or restore a backup.</source>
        <translation>সংরক্ষিত ম্যাচ {match} নিয়ে এগোনো যাচ্ছে না: এন্ট্রি {number} ওই জায়গায় সম্ভব নয়। {why} যা পড়া যায় উদ্ধার করান, বা ব্যাকআপ ফিরিয়ে আনুন।</translation>
    </message>
    <message>
        <source>{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again.</source>
        <translation>{file} সরানো বা মোছা হয়েছে: কপি করার কিছু নেই। সেটি ফিরিয়ে রাখুন, বা ডেস্ক আবার চালু করুন।</translation>
    </message>
    <message>
        <source>{folder} (the folder of backups)</source>
        <translation>{folder} (ব্যাকআপের ফোল্ডার)</translation>
    </message>
    <message>
        <source>The second folder for backups, {folder}, is not there: no copy was made in it. Connect its disk or stick, or choose another folder.</source>
        <translation>ব্যাকআপের দ্বিতীয় ফোল্ডার {folder} নেই: সেখানে কপি হয়নি। তার ডিস্ক বা পেনড্রাইভ লাগান, বা অন্য ফোল্ডার বাছুন।</translation>
    </message>
    <message>
        <source>{source} is damaged, and so is the copy that was made of it: {problem}. Restore an earlier backup, or have what can be read rescued into a new database.</source>
        <translation>{source} ক্ষতিগ্রস্ত, তার যে কপি করা হয়েছিল সেটিও: {problem}। আগের কোনো ব্যাকআপ ফিরিয়ে আনুন, অথবা যা পড়া যায় তা নতুন ডেটাবেসে উদ্ধার করান।</translation>
    </message>
    <message>
        <source>The backup {file} is damaged: {problem}. Choose another.</source>
        <translation>ব্যাকআপ {file} ক্ষতিগ্রস্ত: {problem}। অন্য একটি বাছুন।</translation>
    </message>
    <message>
        <source>{place} was opened for reading only: nothing was saved. Open it for writing first.</source>
        <translation>{place} শুধু পড়ার জন্য খোলা হয়েছে: কিছু সেভ হয়নি। আগে লেখার জন্য খুলুন।</translation>
    </message>
    <message>
        <source>{who} This desk only shows it: nothing was saved. Close the other desk first.</source>
        <translation>{who} এই ডেস্ক শুধু দেখায়: কিছু সেভ হয়নি। আগে অন্য ডেস্ক বন্ধ করুন।</translation>
    </message>
    <message>
        <source>{place} or its journal was overwritten while this desk had it open.</source>
        <translation>এই ডেস্কে খোলা থাকা অবস্থায় {place} বা তার জার্নালের ওপর অন্য কিছু লেখা হয়েছে।</translation>
    </message>
    <message>
        <source>{who} Try again in a moment.</source>
        <translation>{who} একটু পরে আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>{who} It is just making it ready: try again in a moment.</source>
        <translation>{who} সেটি এখন তৈরি করছে: একটু পরে আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>{file} is not there any more, but {file}-wal with the last entries is. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} আর নেই, কিন্তু শেষ এন্ট্রিগুলোসহ {file}-wal আছে। ফাইলটি ফিরিয়ে রেখে আবার চেষ্টা করুন, বা যা পড়া যায় উদ্ধার করান।</translation>
    </message>
    <message>
        <source>{file} is empty, but {file}-wal with the last entries is not. Put the file back and try again, or have what can be read rescued.</source>
        <translation>{file} খালি, কিন্তু শেষ এন্ট্রিগুলোসহ {file}-wal খালি নয়। ফাইলটি ফিরিয়ে রেখে আবার চেষ্টা করুন, বা যা পড়া যায় উদ্ধার করান।</translation>
    </message>
    <message>
        <source>{file} is not there any more, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} আর নেই, কিন্তু {folder}-এ তার ব্যাকআপ আছে। সর্বশেষটি ফিরিয়ে আনুন, বা কোনো ম্যাচ ছাড়াই শুরু করুন।</translation>
    </message>
    <message>
        <source>{file} is empty, but there are backups of it in {folder}. Restore the latest, or begin with no matches.</source>
        <translation>{file} খালি, কিন্তু {folder}-এ তার ব্যাকআপ আছে। সর্বশেষটি ফিরিয়ে আনুন, বা কোনো ম্যাচ ছাড়াই শুরু করুন।</translation>
    </message>
    <message>
        <source>{what} Nothing was saved. Put the file back, or start the desk again.</source>
        <translation>{what} কিছু সেভ হয়নি। ফাইলটি ফিরিয়ে রাখুন, বা ডেস্ক আবার চালু করুন।</translation>
    </message>
    <message>
        <source>{name} is damaged: it does not say of which version it is. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>{name} ক্ষতিগ্রস্ত: এতে লেখা নেই এটি কোন সংস্করণের। সর্বশেষ ব্যাকআপ ফিরিয়ে আনুন, অথবা যা পড়া যায় তা নতুন ডেটাবেসে উদ্ধার করান।</translation>
    </message>
    <message>
        <source>{name} holds no matches yet. Open it for writing once to prepare it.</source>
        <translation>{name}-এ এখনও কোনো ম্যাচ নেই। এটি তৈরি করতে একবার লেখার জন্য খুলুন।</translation>
    </message>
    <message>
        <source>{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.</source>
        <translation>{name} পুরোনো Carrom Desk-এ তৈরি। একবার লেখার জন্য খুলুন: তখন এটি হালনাগাদ হবে।</translation>
    </message>
    <message>
        <source>{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.</source>
        <translation>{name} নতুনতর Carrom Desk-এ তৈরি, যেমন আছে তেমনই রাখা হলো। খুলতে সেই সংস্করণ ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>{name} is no database of matches: it belongs to another program, and is left as it is. Choose another file.</source>
        <translation>{name} ম্যাচের ডেটাবেস নয়: এটি অন্য প্রোগ্রামের, যেমন আছে তেমনই রাখা হলো। অন্য ফাইল বাছুন।</translation>
    </message>
    <message>
        <source>No file has a name with a null character in it. Give the path of a file.</source>
        <translation>ফাইলের নামে null অক্ষর থাকতে পারে না। একটি ফাইলের পথ দিন।</translation>
    </message>
    <message>
        <source>This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH.</source>
        <translation>এটি কোনো ডেটাবেসের ঠিকানা নয়। একটি ফাইলের পথ দিন, বা sqlite:///PATH-এর মতো URL।</translation>
    </message>
    <message>
        <source>A database in memory would lose every match. Give the path of a file.</source>
        <translation>মেমরিতে রাখা ডেটাবেসে সব ম্যাচ হারিয়ে যেত। একটি ফাইলের পথ দিন।</translation>
    </message>
    <message>
        <source>{path}: there is no such home folder. Give the whole path of a file.</source>
        <translation>{path}: এমন হোম ফোল্ডার নেই। ফাইলের পুরো পথ দিন।</translation>
    </message>
    <message>
        <source>{link} is a link to {file}, which is not there. Look whether its disk is connected, or choose another file.</source>
        <translation>{link} হল {file}-এর লিঙ্ক, কিন্তু সেটি নেই। ডিস্ক সংযুক্ত কি না দেখুন, বা অন্য ফাইল বাছুন।</translation>
    </message>
    <message>
        <source>There is no driver for databases of the kind {kind}. Install one, or give the path of a file.</source>
        <translation>{kind} ধরনের ডেটাবেসের ড্রাইভার নেই। একটি ইনস্টল করুন, বা একটি ফাইলের পথ দিন।</translation>
    </message>
    <message>
        <source>The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. Everything confirmed before is safe.</source>
        <translation>{place} যে ডিস্কে আছে তা ভরা: কিছু সেভ হয়নি। কিছু জায়গা খালি করুন, তারপর শেষ ধাপটি আবার করুন। আগে নিশ্চিত করা সবকিছু নিরাপদ।</translation>
    </message>
    <message>
        <source>{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database.</source>
        <translation>{place} শুধু পড়া যায়: কিছু সেভ হয়নি। ফাইল ও তার ফোল্ডারে লেখার অনুমতি দিন, বা অন্য ডেটাবেস বাছুন।</translation>
    </message>
    <message>
        <source>Another program is writing to {place} and did not let go of it: nothing was saved. Wait a moment, then do the last step again; close the other program if it stays so.</source>
        <translation>অন্য একটি প্রোগ্রাম {place}-এ লিখছে, ছাড়েনি: কিছু সেভ হয়নি। একটু অপেক্ষা করে শেষ ধাপটি আবার করুন; এমনই থাকলে সেই প্রোগ্রাম বন্ধ করুন।</translation>
    </message>
    <message>
        <source>{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there.</source>
        <translation>{place} খোলা যাচ্ছে না। দেখুন তার ফোল্ডার আছে কি না, ডিস্ক যুক্ত কি না, এবং সেখানে পড়া-লেখার অনুমতি আছে কি না।</translation>
    </message>
    <message>
        <source>Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, then do the last step again.</source>
        <translation>{place} পড়া বা লেখা ব্যর্থ হয়েছে: কিছু সেভ হয়নি। দেখুন ডিস্ক যুক্ত ও তাতে জায়গা আছে কি না, তারপর শেষ ধাপটি আবার করুন।</translation>
    </message>
    <message>
        <source>You may not open {place}. Ask its owner for the right to read and write it, or choose another database.</source>
        <translation>{place} খোলার অনুমতি আপনার নেই। মালিকের কাছে পড়া-লেখার অধিকার চান, বা অন্য ডেটাবেস বাছুন।</translation>
    </message>
    <message>
        <source>{place} does not exist. Look at the path, and whether its disk is connected.</source>
        <translation>{place} নেই। পথটি দেখুন, ডিস্ক যুক্ত আছে কি না তাও।</translation>
    </message>
    <message>
        <source>{place} is a folder. Give the path of a file in it.</source>
        <translation>{place} একটি ফোল্ডার। তার ভেতরের একটি ফাইলের পথ দিন।</translation>
    </message>
    <message>
        <source>{place} cannot be there: a file lies where its folder should be. Give another path.</source>
        <translation>{place} সেখানে থাকতে পারে না: ফোল্ডারের জায়গায় একটি ফাইল আছে। অন্য পথ দিন।</translation>
    </message>
    <message>
        <source>{place} is a link that leads back to itself. Give the path of a file.</source>
        <translation>{place} এমন লিঙ্ক যা নিজের কাছেই ফেরে। একটি ফাইলের পথ দিন।</translation>
    </message>
    <message>
        <source>{place} is too long a name for a file. Give another path.</source>
        <translation>ফাইলের নাম হিসেবে {place} বেশি লম্বা। অন্য পথ দিন।</translation>
    </message>
    <message>
        <source>The database at {place} did not answer as it should: nothing was saved. Look whether its server runs and can be reached, then do the last step again.</source>
        <translation>{place}-এর ডেটাবেস ঠিকমতো সাড়া দেয়নি: কিছু সেভ হয়নি। দেখুন তার সার্ভার চলছে ও পৌঁছানো যাচ্ছে কি না, তারপর শেষ ধাপটি আবার করুন।</translation>
    </message>
    <message>
        <source>{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. Have what can be read rescued into a new database, or restore the latest backup.</source>
        <translation>{place} ক্ষতিগ্রস্ত, পড়া যাচ্ছে না: এটি ডেটাবেস নয়, বা এর কিছু অংশের ওপর অন্য কিছু লেখা হয়েছে। যা পড়া যায় তা নতুন ডেটাবেসে উদ্ধার করান, বা সর্বশেষ ব্যাকআপ ফিরিয়ে আনুন।</translation>
    </message>
    <message>
        <source>Another desk has written to this match since it was opened here: nothing was saved. Open the match again to see what is in it now.</source>
        <translation>এখানে খোলার পর অন্য ডেস্ক এই ম্যাচে লিখেছে: কিছু সেভ হয়নি। এতে এখন কী আছে দেখতে ম্যাচটি আবার খুলুন।</translation>
    </message>
    <message>
        <source>{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. What was found: {what}.</source>
        <translation>{place} ক্ষতিগ্রস্ত। যা পড়া যায় তা নতুন ডেটাবেসে উদ্ধার করান, বা সর্বশেষ ব্যাকআপ ফিরিয়ে আনুন। যা পাওয়া গেছে: {what}।</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe and no file, and is left as it is. Choose another file.</source>
        <translation>{file} কোনো ফাইল নয়, একটি ডিভাইস বা পাইপ; যেমন আছে তেমনই রাখা হলো। অন্য ফাইল বাছুন।</translation>
    </message>
    <message>
        <source>{file} has a second name on its disk, a hard link: what is saved under one name could be lost under the other. Remove one of the names, or copy the file and open the copy.</source>
        <translation>ডিস্কে {file}-এর দ্বিতীয় একটি নাম আছে, হার্ড লিঙ্ক: এক নামে সেভ করা জিনিস অন্য নামে হারাতে পারে। একটি নাম সরান, বা ফাইলটি কপি করে কপিটি খুলুন।</translation>
    </message>
    <message>
        <source>{file} cannot be made: there is no folder {folder}. Look at the path and whether its disk is connected, or make the folder first.</source>
        <translation>{file} তৈরি করা যাচ্ছে না: {folder} ফোল্ডার নেই। পথ ও ডিস্ক দেখুন, বা আগে ফোল্ডারটি তৈরি করুন।</translation>
    </message>
    <message>
        <source>{file} was moved or deleted while this desk had it open.</source>
        <translation>এই ডেস্কে খোলা থাকা অবস্থায় {file} সরানো বা মোছা হয়েছে।</translation>
    </message>
    <message>
        <source>{file} was cut short while this desk had it open.</source>
        <translation>এই ডেস্কে খোলা থাকা অবস্থায় {file} ছেঁটে ফেলা হয়েছে।</translation>
    </message>
    <message>
        <source>{file} was overwritten while this desk had it open.</source>
        <translation>এই ডেস্কে খোলা থাকা অবস্থায় {file}-এর ওপর অন্য কিছু লেখা হয়েছে।</translation>
    </message>
    <message>
        <source>The journal of {file} was moved or deleted while this desk had it open.</source>
        <translation>এই ডেস্কে খোলা থাকা অবস্থায় {file}-এর জার্নাল সরানো বা মোছা হয়েছে।</translation>
    </message>
    <message>
        <source>The journal of {file} was cut short while this desk had it open.</source>
        <translation>এই ডেস্কে খোলা থাকা অবস্থায় {file}-এর জার্নাল ছেঁটে ফেলা হয়েছে।</translation>
    </message>
    <message>
        <source>The match {match} is here already: nothing was saved.</source>
        <translation>ম্যাচ {match} এখানে আগেই আছে: কিছু সেভ হয়নি।</translation>
    </message>
    <message>
        <source>The match {match} is in the bin: nothing was saved.</source>
        <translation>ম্যাচ {match} বিনে আছে: কিছু সেভ হয়নি।</translation>
    </message>
    <message>
        <source>{why} It was overwritten while this desk had it open.</source>
        <translation>{why} এই ডেস্কে খোলা থাকা অবস্থায় এর ওপর অন্য কিছু লেখা হয়েছে।</translation>
    </message>
    <message>
        <source>The match&apos;s identifier is empty or holds characters that cannot be kept. Give it another.</source>
        <translation>ম্যাচের পরিচয়সংকেত খালি, বা এমন অক্ষর আছে যা রাখা যায় না। অন্য একটি দিন।</translation>
    </message>
    <message>
        <source>There is no match {match} in this database. Look at the list of matches.</source>
        <translation>এই ডেটাবেসে {match} ম্যাচ নেই। ম্যাচের তালিকা দেখুন।</translation>
    </message>
    <message>
        <source>This entry cannot be kept, because it could not be read again: {why}</source>
        <translation>এই এন্ট্রি রাখা যায় না, কারণ পরে পড়া যেত না: {why}</translation>
    </message>
    <message>
        <source>This match cannot be kept, because it could not be read again: {why}</source>
        <translation>এই ম্যাচ রাখা যায় না, কারণ পরে পড়া যেত না: {why}</translation>
    </message>
    <message>
        <source>it holds what no file can hold.</source>
        <translation>এতে এমন কিছু আছে যা কোনো ফাইলে রাখা যায় না।</translation>
    </message>
    <message>
        <source>entry {number} is missing</source>
        <translation>এন্ট্রি {number} নেই</translation>
    </message>
    <message>
        <source>it should have {length} entries and has {found}</source>
        <translation>{length}টি এন্ট্রি থাকার কথা, আছে {found}টি</translation>
    </message>
    <message>
        <source>The stored match {match} cannot be read: {why}. Restore the latest backup, or have what can be read rescued into a new database.</source>
        <translation>সংরক্ষিত ম্যাচ {match} পড়া যাচ্ছে না: {why}। সর্বশেষ ব্যাকআপ ফিরিয়ে আনুন, অথবা যা পড়া যায় তা নতুন ডেটাবেসে উদ্ধার করান।</translation>
    </message>
    <message>
        <source>The backup {place} is not there any more. Choose another.</source>
        <translation>ব্যাকআপ {place} আর নেই। অন্য একটি বাছুন।</translation>
    </message>
    <message>
        <source>match {match}: nothing of it can be read.</source>
        <translation>ম্যাচ {match}: এর কিছুই পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>match {match}, {sides}: saved up to entry {kept} of {of}.</source>
        <translation>ম্যাচ {match}, {sides}: {of}টির মধ্যে এন্ট্রি {kept} পর্যন্ত রক্ষা পেয়েছে।</translation>
    </message>
    <message>
        <source>match {match}: {fault}</source>
        <translation>ম্যাচ {match}: {fault}</translation>
    </message>
    <message>
        <source>match {match}, entry {entry}: {fault}</source>
        <translation>ম্যাচ {match}, এন্ট্রি {entry}: {fault}</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing.</source>
        <translation>অন্য একটি ডেস্ক এই ডেটাবেস লেখার জন্য খুলে রেখেছে।</translation>
    </message>
    <message>
        <source>Another desk has this database open for writing: process {process} on {host}, since {since}.</source>
        <translation>অন্য একটি ডেস্ক এই ডেটাবেস লেখার জন্য খুলে রেখেছে: {host}-এ প্রসেস {process}, {since} থেকে।</translation>
    </message>
    <message>
        <source>{who} Close it first, then try again.</source>
        <translation>{who} আগে সেটি বন্ধ করুন, তারপর আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>{place} is kept by a server: ask the one who keeps it to restore it.</source>
        <translation>{place} একটি সার্ভারে রাখা: যিনি সার্ভার দেখেন তাঁকে ফিরিয়ে আনতে বলুন।</translation>
    </message>
    <message>
        <source>The match {match} is too long: with its rulings no match file could hold it again.</source>
        <translation>ম্যাচ {match} বেশি লম্বা: রায়সহ এটি আর কোনো ম্যাচ ফাইলে ধরবে না।</translation>
    </message>
</context>
<context>
    <name>StrokeFields</name>
    <message>
        <source>Improper</source>
        <translation>অবৈধ</translation>
    </message>
    <message>
        <source>Touched nothing</source>
        <translation>কিছু ছোঁয়নি</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“প্লে”-র আগে</translation>
    </message>
    <message>
        <source>Pocketed</source>
        <translation>পকেটে</translation>
    </message>
    <message>
        <source>Jumped off</source>
        <translation>ছিটকেছে</translation>
    </message>
    <message>
        <source>pocketed</source>
        <translation>পকেটে</translation>
    </message>
    <message>
        <source>jumped off</source>
        <translation>ছিটকেছে</translation>
    </message>
    <message>
        <source>White</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>স্ট্রাইকার</translation>
    </message>
    <message>
        <source>Why it was improper</source>
        <translation>কেন অবৈধ ছিল</translation>
    </message>
    <message>
        <source>Improper: no reason named</source>
        <translation>অবৈধ: কারণ বলা নেই</translation>
    </message>
</context>
<context>
    <name>StrokePanel</name>
    <message>
        <source>This stroke</source>
        <translation>এই শট</translation>
    </message>
    <message>
        <source>White</source>
        <translation>সাদা</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>কালো</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>স্ট্রাইকার</translation>
    </message>
    <message>
        <source>Before “Play”</source>
        <translation>“প্লে”-র আগে</translation>
    </message>
    <message>
        <source>Jumped</source>
        <translation>ছিটকানো</translation>
    </message>
    <message>
        <source>No touch</source>
        <translation>ছোঁয়নি</translation>
    </message>
    <message>
        <source>Improper: {law}</source>
        <translation>অবৈধ: {law}</translation>
    </message>
    <message>
        <source>Improper…</source>
        <translation>অবৈধ…</translation>
    </message>
</context>
<context>
    <name>SystemCheck</name>
    <message>
        <source>Disk</source>
        <translation>ডিস্ক</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>ম্যাচ</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>ব্যাকআপ</translation>
    </message>
    <message>
        <source>Second backups</source>
        <translation>দ্বিতীয় ব্যাকআপ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>ঘড়ি</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>বিদ্যুৎ</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>দ্বিতীয় পর্দা</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>অক্ষর</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>রিপোর্ট</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>শব্দ</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>ভালো</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>দেখুন</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>খারাপ</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>See to what is BAD before a match begins.</source>
        <translation>ম্যাচ শুরুর আগে “খারাপ” চিহ্নিতগুলো ঠিক করুন।</translation>
    </message>
    <message>
        <source>A match can begin. Look at what is marked.</source>
        <translation>ম্যাচ শুরু করা যায়। চিহ্নিতগুলো দেখে নিন।</translation>
    </message>
    <message>
        <source>All is well: a match can begin.</source>
        <translation>সব ঠিক আছে: ম্যাচ শুরু করা যায়।</translation>
    </message>
    <message>
        <source>{free} are free; an entry is on the disk after {ms} ms.</source>
        <translation>{free} খালি; {ms} ms পরে এন্ট্রি ডিস্কে পৌঁছায়।</translation>
    </message>
    <message>
        <source>Open, and its structure is sound.</source>
        <translation>খোলা, গঠন ঠিক আছে।</translation>
    </message>
    <message>
        <source>The last one is of {last}.</source>
        <translation>শেষটি {last}-এর।</translation>
    </message>
    <message>
        <source>The second folder is there and can be written to.</source>
        <translation>দ্বিতীয় ফোল্ডার আছে, লেখাও যায়।</translation>
    </message>
    <message>
        <source>It is {time}. Is that right?</source>
        <translation>এখন {time}। ঠিক আছে?</translation>
    </message>
    <message>
        <source>Plugged in.</source>
        <translation>বিদ্যুৎ সংযোগ আছে।</translation>
    </message>
    <message>
        <source>{count} screens are connected.</source>
        <translation>{count}টি পর্দা যুক্ত আছে।</translation>
    </message>
    <message>
        <source>All scripts can be shown.</source>
        <translation>সব লিপি দেখানো যায়।</translation>
    </message>
    <message>
        <source>A page was written as PDF.</source>
        <translation>একটি পৃষ্ঠা PDF হিসেবে লেখা হয়েছে।</translation>
    </message>
    <message>
        <source>Only {free} are free. Delete what is not needed, soon.</source>
        <translation>মাত্র {free} খালি। যা দরকার নেই শিগগির মুছুন।</translation>
    </message>
    <message>
        <source>Only {free} are free. Make room before a match.</source>
        <translation>মাত্র {free} খালি। ম্যাচের আগে জায়গা করুন।</translation>
    </message>
    <message>
        <source>Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk.</source>
        <translation>ধীর: এন্ট্রি ডিস্কে পৌঁছাতে {ms} ms। অন্য প্রোগ্রাম বন্ধ করুন, বা অন্য ডিস্ক ব্যবহার করুন।</translation>
    </message>
    <message>
        <source>It cannot be written to: {why}. Nothing would be kept: use another disk.</source>
        <translation>এতে লেখা যাচ্ছে না: {why}। কিছুই থাকবে না: অন্য ডিস্ক ব্যবহার করুন।</translation>
    </message>
    <message>
        <source>The matches are not open. What now says why.</source>
        <translation>ম্যাচগুলো খোলা নেই। “এখন কী”-তে কারণ আছে।</translation>
    </message>
    <message>
        <source>{why} Open the menu, then “Backups…”.</source>
        <translation>{why} মেনু খুলুন, তারপর “ব্যাকআপ…”।</translation>
    </message>
    <message>
        <source>None yet; the first comes with the end of a game.</source>
        <translation>এখনও নেই; প্রথমটি গেমের শেষে হবে।</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Make it writable.</source>
        <translation>{folder}-এ লেখা যাচ্ছে না: {why}। লেখার উপযোগী করুন।</translation>
    </message>
    <message>
        <source>No second folder. A stick is safer: menu, “Backups…”.</source>
        <translation>দ্বিতীয় ফোল্ডার নেই। একটি পেনড্রাইভ বেশি নিরাপদ: মেনু, “ব্যাকআপ…”।</translation>
    </message>
    <message>
        <source>{folder} is not there. Plug in the stick, or choose another folder.</source>
        <translation>{folder} নেই। পেনড্রাইভ লাগান, বা অন্য ফোল্ডার বাছুন।</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {why}. Choose another folder.</source>
        <translation>{folder}-এ লেখা যাচ্ছে না: {why}। অন্য ফোল্ডার বাছুন।</translation>
    </message>
    <message>
        <source>It says {time}, which cannot be. Set date and time.</source>
        <translation>দেখাচ্ছে {time}, যা হতে পারে না। তারিখ ও সময় ঠিক করুন।</translation>
    </message>
    <message>
        <source>The clock that strokes are timed by stands still. Restart the computer.</source>
        <translation>যে ঘড়িতে শটের সময় মাপা হয় তা থেমে আছে। কম্পিউটার আবার চালু করুন।</translation>
    </message>
    <message>
        <source>On battery, {percent} % left. Plug it in.</source>
        <translation>ব্যাটারিতে চলছে, {percent} % বাকি। বিদ্যুতে লাগান।</translation>
    </message>
    <message>
        <source>On battery, only {percent} % left: too little for a match. Plug it in now.</source>
        <translation>ব্যাটারিতে চলছে, মাত্র {percent} % বাকি: এক ম্যাচের পক্ষে কম। এখনই বিদ্যুতে লাগান।</translation>
    </message>
    <message>
        <source>No battery is told of: look whether it is plugged in.</source>
        <translation>কোনো ব্যাটারির খবর নেই: দেখুন বিদ্যুতে লাগানো আছে কি না।</translation>
    </message>
    <message>
        <source>Not told here: look whether it is plugged in.</source>
        <translation>এখানে জানা যায় না: দেখুন বিদ্যুতে লাগানো আছে কি না।</translation>
    </message>
    <message>
        <source>There is one screen only, which is enough for the umpire.</source>
        <translation>পর্দা একটিই, আম্পায়ারের জন্য তাতেই চলে।</translation>
    </message>
    <message>
        <source>Letters are missing: {why}. Install Carrom Desk again.</source>
        <translation>কিছু অক্ষর নেই: {why}। Carrom Desk আবার ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>No PDF could be written: {why}. Write reports as HTML.</source>
        <translation>PDF লেখা যায়নি: {why}। রিপোর্ট HTML হিসেবে লিখুন।</translation>
    </message>
    <message>
        <source>Switched off in the preferences. {why}</source>
        <translation>সেটিংসে বন্ধ করা। {why}</translation>
    </message>
    <message>
        <source>The matches are on a server: the one who keeps it makes the backups.</source>
        <translation>ম্যাচগুলো সার্ভারে: যিনি সার্ভার দেখেন তিনিই ব্যাকআপ নেন।</translation>
    </message>
</context>
<context>
    <name>SystemCheckDialog</name>
    <message>
        <source>System check</source>
        <translation>সিস্টেম পরীক্ষা</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>আবার পরীক্ষা</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>টেক্সট কপি</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>is being looked at</source>
        <translation>দেখা হচ্ছে</translation>
    </message>
</context>
<context>
    <name>TakeOverDialog</name>
    <message>
        <source>Take over a match</source>
        <translation>ম্যাচ মাঝপথে নেওয়া</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>এগোন</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>জেতা গেম</translation>
    </message>
    <message>
        <source>Points in this game</source>
        <translation>এই গেমে পয়েন্ট</translation>
    </message>
    <message>
        <source>Men on the board</source>
        <translation>বোর্ডে গুটি</translation>
    </message>
    <message>
        <source>Men owed</source>
        <translation>বাকি গুটি</translation>
    </message>
    <message>
        <source>Boards of this game that are over</source>
        <translation>এই গেমের শেষ হওয়া বোর্ড</translation>
    </message>
    <message>
        <source>Breaks this board, plays white</source>
        <translation>এই বোর্ডে ব্রেক, সাদা নিয়ে</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>পালা</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>কুইন</translation>
    </message>
    <message>
        <source>covered by {side}</source>
        <translation>কভার: {side}</translation>
    </message>
    <message>
        <source>The break is made</source>
        <translation>ব্রেক হয়ে গেছে</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>এখনকার অবস্থা</translation>
    </message>
    <message>
        <source>The board being played</source>
        <translation>চলতি বোর্ড</translation>
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
        <translation>মেনু</translation>
    </message>
</context>
<context>
    <name>TossDialog</name>
    <message>
        <source>Toss for the extra board</source>
        <translation>অতিরিক্ত বোর্ডের টস</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>টস</translation>
    </message>
    <message>
        <source>Enter the toss</source>
        <translation>টস লিখুন</translation>
    </message>
    <message>
        <source>1. Who won the toss?</source>
        <translation>1. টস কে জিতেছেন?</translation>
    </message>
    <message>
        <source>The break</source>
        <translation>ব্রেক</translation>
    </message>
    <message>
        <source>The side</source>
        <translation>দিক</translation>
    </message>
    <message>
        <source>2. What does the winner take?</source>
        <translation>2. বিজয়ী কী নিচ্ছেন?</translation>
    </message>
    <message>
        <source>3. Which player of the breaking pair breaks?</source>
        <translation>3. যে জুটি ব্রেক করছে তার কোন খেলোয়াড় ব্রেক করবেন?</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>খেলোয়াড় 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>খেলোয়াড় 2</translation>
    </message>
    <message>
        <source>Say who won the toss.</source>
        <translation>টস কে জিতেছেন বলুন।</translation>
    </message>
    <message>
        <source>Say whether the winner takes the break or the side.</source>
        <translation>বিজয়ী ব্রেক না দিক নিচ্ছেন বলুন।</translation>
    </message>
    <message>
        <source>Say which player breaks.</source>
        <translation>কোন খেলোয়াড় ব্রেক করবেন বলুন।</translation>
    </message>
    <message>
        <source>1. {first} sit down first.</source>
        <translation>1. {first} আগে বসবেন।</translation>
    </message>
    <message>
        <source>2. {chooser} choose the side.</source>
        <translation>2. {chooser} দিক বাছবেন।</translation>
    </message>
    <message>
        <source>{names} break and play white.</source>
        <translation>{names} ব্রেক করবেন, সাদা খেলবেন।</translation>
    </message>
    <message>
        <source>{name} breaks and plays white.</source>
        <translation>{name} ব্রেক করবেন, সাদা খেলবেন।</translation>
    </message>
    <message>
        <source>1. {first} sits down first.</source>
        <translation>1. {first} আগে বসবেন।</translation>
    </message>
    <message>
        <source>2. {chooser} chooses the side.</source>
        <translation>2. {chooser} দিক বাছবেন।</translation>
    </message>
    <message>
        <source>3. {breaks}</source>
        <translation>3. {breaks}</translation>
    </message>
    <message>
        <source>(law {number})</source>
        <translation>(আইন {number})</translation>
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
        <translation>{case} (আইন {law})</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>পালা ছাড়া</translation>
    </message>
    <message>
        <source>Wrong man</source>
        <translation>ভুল গুটি</translation>
    </message>
    <message>
        <source>Due forgotten</source>
        <translation>ডিউ ভোলা</translation>
    </message>
    <message>
        <source>Queen uncovered</source>
        <translation>কুইন কভারহীন</translation>
    </message>
    <message>
        <source>Went on</source>
        <translation>খেলে যাওয়া</translation>
    </message>
    <message>
        <source>Played out of turn, unnoticed: the turn is allowed</source>
        <translation>পালা ছাড়া খেলা, নজরে পড়েনি: পালা মেনে নেওয়া হয়</translation>
    </message>
    <message>
        <source>Wrong man placed, unnoticed: it stays</source>
        <translation>ভুল গুটি বসানো, নজরে পড়েনি: গুটি থাকে</translation>
    </message>
    <message>
        <source>Men owed not placed, unnoticed: they are forfeited</source>
        <translation>বাকি গুটি বসানো হয়নি, নজরে পড়েনি: হাতছাড়া হয়</translation>
    </message>
    <message>
        <source>Queen not covered, unnoticed: she counts as covered</source>
        <translation>কুইন কভার হয়নি, নজরে পড়েনি: কভার হয়েছে ধরা হয়</translation>
    </message>
    <message>
        <source>Opponent&apos;s man pocketed, unnoticed: it counts, the turn ends when it is noticed</source>
        <translation>প্রতিপক্ষের গুটি পকেটে, নজরে পড়েনি: গোনা হয়, নজরে এলে পালা শেষ</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>The match inside cannot be read.</source>
        <translation>ভেতরের ম্যাচটি পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>No match is inside this file: name the match that it is a report of.</source>
        <translation>এই ফাইলের ভেতরে কোনো ম্যাচ নেই: এটি কোন ম্যাচের রিপোর্ট বলুন।</translation>
    </message>
    <message>
        <source>The report is of the match {one}, not of {other}.</source>
        <translation>রিপোর্টটি {one} ম্যাচের, {other}-এর নয়।</translation>
    </message>
    <message>
        <source>The report was made by version {made}, and this is version {own}: it may differ for that reason alone. Have version {made} verify it.</source>
        <translation>রিপোর্টটি সংস্করণ {made} দিয়ে তৈরি, আর এটি সংস্করণ {own}: শুধু সেই কারণেও তফাত হতে পারে। সংস্করণ {made} দিয়ে যাচাই করুন।</translation>
    </message>
    <message>
        <source>The match {id} is kept otherwise: it has gone on since, or was changed.</source>
        <translation>ম্যাচ {id} অন্যভাবে রাখা আছে: পরে আরও চলেছে, বা বদলানো হয়েছে।</translation>
    </message>
    <message>
        <source>Something is drawn otherwise than in a report of this match.</source>
        <translation>কিছু একটা এই ম্যাচের রিপোর্টের চেয়ে অন্যভাবে আঁকা।</translation>
    </message>
    <message>
        <source>“{ought}” is missing.</source>
        <translation>“{ought}” নেই।</translation>
    </message>
    <message>
        <source>“{told}” was added.</source>
        <translation>“{told}” যোগ করা হয়েছে।</translation>
    </message>
    <message>
        <source>“{told}” stands where the match has “{ought}”.</source>
        <translation>ম্যাচে যেখানে “{ought}”, সেখানে “{told}” আছে।</translation>
    </message>
    <message>
        <source>This is no report that can be compared: PDF, HTML, CSV and XLSX can.</source>
        <translation>এটি মেলানোর মতো রিপোর্ট নয়: PDF, HTML, CSV ও XLSX মেলানো যায়।</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>{side} loses the match.</source>
        <translation>{side} ম্যাচ হারলেন।</translation>
    </message>
    <message>
        <source>{side} lose the match.</source>
        <translation>{side} ম্যাচ হারলেন।</translation>
    </message>
    <message>
        <source>Warning {number} of {player}; the turn stays as it is.</source>
        <translation>{player}-এর সতর্কতা {number}; পালা যেমন ছিল তেমনই থাকে।</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1টি সতর্কতা</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%nটি সতর্কতা</numerusform>
            <numerusform>%nটি সতর্কতা</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Foul…</source>
        <translation>ফাউল…</translation>
    </message>
    <message>
        <source>Chief referee…</source>
        <translation>চিফ রেফারি…</translation>
    </message>
    <message>
        <source>Time exceeded</source>
        <translation>সময় পার</translation>
    </message>
    <message>
        <source>These laws set no time here.</source>
        <translation>এই আইনে এখানে কোনো সময় বাঁধা নেই।</translation>
    </message>
    <message>
        <source>No time runs before “Play”.</source>
        <translation>“প্লে”-র আগে কোনো সময় চলে না।</translation>
    </message>
    <message>
        <source>This concerns the ruling given last: first confirm the stroke, or clear its marks.</source>
        <translation>এটি শেষ দেওয়া রায় নিয়ে: আগে শট নিশ্চিত করুন, বা তার চিহ্ন সাফ করুন।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>আবার চেষ্টা</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>অন্য ফাইল খুলুন…</translation>
    </message>
    <message>
        <source>Begin with no matches</source>
        <translation>ম্যাচ ছাড়া শুরু</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>নিশ্চিত করুন</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>সাফ</translation>
    </message>
    <message>
        <source>Toss…</source>
        <translation>টস…</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} জিতলেন</translation>
    </message>
    <message>
        <source>Show what is new</source>
        <translation>নতুনটি দেখান</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>এখানে লিখুন</translation>
    </message>
    <message>
        <source>The other desk is gone: the match can go on here.</source>
        <translation>অন্য ডেস্ক আর নেই: ম্যাচ এখানে চলতে পারে।</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>আবার সেভ</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>আবার খুলুন</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>ছেড়ে দিন</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>অন্য কোথাও…</translation>
    </message>
    <message>
        <source>NOT SAVED. {reason}</source>
        <translation>সেভ হয়নি। {reason}</translation>
    </message>
    <message>
        <source>The last entry is not saved yet. Save it again, save it elsewhere or give it up first.</source>
        <translation>শেষ এন্ট্রি এখনও সেভ হয়নি। আগে আবার সেভ করুন, অন্য কোথাও সেভ করুন, বা ছেড়ে দিন।</translation>
    </message>
    <message>
        <source>Mark what fell, then confirm.</source>
        <translation>যা পড়েছে চিহ্নিত করুন, তারপর নিশ্চিত করুন।</translation>
    </message>
    <message>
        <source>The marks contradict each other.</source>
        <translation>চিহ্নগুলো পরস্পরবিরোধী।</translation>
    </message>
    <message>
        <source>Confirm the stroke.</source>
        <translation>শট নিশ্চিত করুন।</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>বসানো হয়েছে</translation>
    </message>
    <message>
        <source>Forgone</source>
        <translation>ছেড়েছেন</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>হাতছাড়া</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>জায়গা নেই</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>প্লে</translation>
    </message>
    <message>
        <source>{side} win</source>
        <translation>{side} জিতলেন</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>এগোন</translation>
    </message>
    <message>
        <source>Sides changed</source>
        <translation>দিক বদল হয়েছে</translation>
    </message>
    <message>
        <source>Enter the toss.</source>
        <translation>টস লিখুন।</translation>
    </message>
    <message>
        <source>The matches are being opened…</source>
        <translation>ম্যাচগুলো খোলা হচ্ছে…</translation>
    </message>
    <message>
        <source>Begin a match, or open one.</source>
        <translation>একটি ম্যাচ শুরু করুন, বা খুলুন।</translation>
    </message>
    <message>
        <source>Not finished: {names}. Go on?</source>
        <translation>শেষ হয়নি: {names}। এগোবেন?</translation>
    </message>
    <message>
        <source>Take a situation, or umpire a match that does not count.</source>
        <translation>একটি পরিস্থিতি নিন, বা গোনা হয় না এমন একটি ম্যাচ পরিচালনা করুন।</translation>
    </message>
    <message>
        <source>Situations…</source>
        <translation>পরিস্থিতি…</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>অনুশীলন ছাড়ুন</translation>
    </message>
    <message>
        <source>{player} places {men}.</source>
        <translation>{player} বসাবেন: {men}।</translation>
    </message>
    <message>
        <source>The protest of {side} is undecided: the result is withheld.</source>
        <translation>{side}-এর প্রতিবাদের নিষ্পত্তি হয়নি: ফল স্থগিত।</translation>
    </message>
    <message>
        <source>{player} breaks: call “Play”.</source>
        <translation>ব্রেক করবেন {player}: “প্লে” বলুন।</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>ঘড়ি চালু</translation>
    </message>
    <message>
        <source>Time is up. Enter the stroke, or “Time exceeded”.</source>
        <translation>সময় শেষ। শট লিখুন, বা “সময় পার”।</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>দাবি নেই</translation>
    </message>
    <message>
        <source>Claim {points}</source>
        <translation>{points} দাবি</translation>
    </message>
    <message>
        <source>The time to appear is over. Walkover?</source>
        <translation>হাজির হওয়ার সময় শেষ। ওয়াকওভার?</translation>
    </message>
    <message>
        <source>It fell by itself</source>
        <translation>নিজে থেকে পড়েছে</translation>
    </message>
    <message>
        <source>The round’s time is over. Play on, or end the game.</source>
        <translation>রাউন্ডের সময় শেষ। খেলা চালান, নইলে গেম শেষ করুন।</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>গেম শেষ</translation>
    </message>
    <message>
        <source>{reason} (law {law})</source>
        <translation>{reason} (আইন {law})</translation>
    </message>
    <message>
        <source>Fell by itself</source>
        <translation>নিজে থেকে পড়া</translation>
    </message>
    <message>
        <source>Room for {count}</source>
        <translation>{count}টির জায়গা</translation>
    </message>
    <message>
        <source>READ ONLY. {reason}</source>
        <translation>শুধু পড়া যায়। {reason}</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>ঘড়ি থামানো।</translation>
    </message>
    <message>
        <source>The clock is stopped. “Play” restarts it.</source>
        <translation>ঘড়ি থামানো। “প্লে” বললে আবার চলে।</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>গৃহীত</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>খারিজ</translation>
    </message>
</context>
<context>
    <name>WhatNowBar</name>
    <message>
        <source>What now</source>
        <translation>এখন কী</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>কল</translation>
    </message>
    <message>
        <source>Alarm: {words}</source>
        <translation>অ্যালার্ম: {words}</translation>
    </message>
    <message>
        <source>What now: {words}</source>
        <translation>এখন কী: {words}</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>অ্যালার্ম</translation>
    </message>
    <message>
        <source>Call: {words}</source>
        <translation>কল: {words}</translation>
    </message>
    <message>
        <source>Nothing to call</source>
        <translation>কোনো কল নেই</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reason: it is printed</source>
        <translation>কারণ: ছাপা হয়</translation>
    </message>
    <message>
        <source>Give the reason: it is printed in the report.</source>
        <translation>কারণ লিখুন: রিপোর্টে ছাপা হয়।</translation>
    </message>
    <message>
        <source>Not at the board in time</source>
        <translation>সময়মতো বোর্ডে আসেননি</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>কোনো ম্যাচ খোলা নেই।</translation>
    </message>
    <message>
        <source>Open a match first.</source>
        <translation>আগে একটি ম্যাচ খুলুন।</translation>
    </message>
    <message>
        <source>The matches are not open.</source>
        <translation>ম্যাচগুলো খোলা নেই।</translation>
    </message>
    <message>
        <source>Nothing is marked.</source>
        <translation>কিছু চিহ্নিত নেই।</translation>
    </message>
    <message>
        <source>Create a problem report…</source>
        <translation>সমস্যার রিপোর্ট তৈরি করুন…</translation>
    </message>
    <message>
        <source>Pairings from SoL</source>
        <translation>SoL থেকে জুটি</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>যা পড়া যায় উদ্ধার</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>ব্যাকআপ ফেরান…</translation>
    </message>
    <message>
        <source>Second folder for backups</source>
        <translation>ব্যাকআপের দ্বিতীয় ফোল্ডার</translation>
    </message>
    <message>
        <source>Backups go to {folder} as well.</source>
        <translation>ব্যাকআপ {folder}-এও যায়।</translation>
    </message>
    <message>
        <source>No second folder</source>
        <translation>দ্বিতীয় ফোল্ডার নেই</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <translation>বোর্ডের পয়েন্ট</translation>
    </message>
    <message>
        <source>This was typed before; “Clear all” begins with an empty page.</source>
        <translation>এটি আগে লেখা; “সব সাফ” চাপলে খালি পৃষ্ঠা দিয়ে শুরু হয়।</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>কোন খেলোয়াড়</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>নাম বলা নেই</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>ম্যাচ শেষ।</translation>
    </message>
    <message>
        <source>The name must end in .pdf or .html.</source>
        <translation>নাম .pdf বা .html দিয়ে শেষ হতে হবে।</translation>
    </message>
    <message>
        <source>Umpire&apos;s decision</source>
        <translation>আম্পায়ারের সিদ্ধান্ত</translation>
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
        <translation>অনুশীলন – {name}</translation>
    </message>
    <message>
        <source>No backup was made; the match is safe. {why}</source>
        <translation>ব্যাকআপ হয়নি; ম্যাচ নিরাপদ। {why}</translation>
    </message>
    <message>
        <source>A long match is being opened…</source>
        <translation>একটি লম্বা ম্যাচ খোলা হচ্ছে…</translation>
    </message>
    <message>
        <source>The matches are being opened.</source>
        <translation>ম্যাচগুলো খোলা হচ্ছে।</translation>
    </message>
    <message>
        <source>The matches are of an older version: they are copied, then brought up to date…</source>
        <translation>ম্যাচগুলো পুরোনো সংস্করণের: কপি করে তারপর হালনাগাদ করা হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>The match is saved: it is in the list of matches.</source>
        <translation>ম্যাচ সেভ হয়েছে: ম্যাচের তালিকায় আছে।</translation>
    </message>
    <message>
        <source>The match is saved and goes on from here.</source>
        <translation>ম্যাচ সেভ হয়েছে, এখান থেকেই চলবে।</translation>
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
