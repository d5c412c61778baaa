<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>“ப்ளே.”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>“டியூ.”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>“ஃபவுல்.”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>“டியூ, ஃபவுல்.”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>“டெக்னிக்கல் ஃபவுல்.”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>“ராணி கவர்.”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>“போர்டு.”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>“போர்டு, 1 புள்ளி.”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>“போர்டு, {points} புள்ளி.”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>“கேம், {name}. {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>“மேட்ச், {name}. {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>“கேம் சமன், {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>“மேட்ச் சமன், {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>“கேம், {name}. எதிராளி விட்டார்.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>“மேட்ச், {name}. எதிராளி விட்டார்.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>“மேட்ச், {name}, வாக்ஓவர்.”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>“{loser} தகுதிநீக்கம். மேட்ச், {name}.”</translation>
    </message>
</context>
</TS>
