<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="si" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>“ප්ලේ.”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>“ඩියු.”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>“ෆවුල්.”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>“ඩියු සහ ෆවුල්.”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>“ටෙක්නිකල් ෆවුල්.”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>“රැජින කවර්.”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>“බෝඩ්.”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>“බෝඩ්, ලකුණු 1.”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>“බෝඩ්, ලකුණු {points}.”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>“ගේම්, {name}. {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>“තරගය, {name}. {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>“ගේම් සමයි, {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>“තරගය සමයි, {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>“ගේම්, {name}, පරාජය පිළිගැනීමෙන්.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>“තරගය, {name}, පරාජය පිළිගැනීමෙන්.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>“තරගය, {name}, වෝක්ඕවර්.”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>“{loser} නුසුදුසුයි. තරගය, {name}.”</translation>
    </message>
</context>
</TS>
