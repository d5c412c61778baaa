<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bn" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>“প্লে।”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>“ডিউ।”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>“ফাউল।”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>“ডিউ অ্যান্ড ফাউল।”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>“টেকনিক্যাল ফাউল।”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>“কুইন কভার।”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>“বোর্ড।”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>“বোর্ড, 1 পয়েন্ট।”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>“বোর্ড, {points} পয়েন্ট।”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>“গেম, {name}। {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>“ম্যাচ, {name}। {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>“গেম ড্র, {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>“ম্যাচ ড্র, {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>“গেম, {name}, প্রতিপক্ষ হার মেনেছেন।”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>“ম্যাচ, {name}, প্রতিপক্ষ হার মেনেছেন।”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>“ম্যাচ, {name}, ওয়াকওভার।”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>“{loser} ডিসকোয়ালিফায়েড। ম্যাচ, {name}।”</translation>
    </message>
</context>
</TS>
