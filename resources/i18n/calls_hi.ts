<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>“प्ले।”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>“ड्यू।”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>“फ़ाउल।”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>“ड्यू और फ़ाउल।”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>“टेक्निकल फ़ाउल।”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>“क्वीन कवर।”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>“बोर्ड।”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>“बोर्ड, 1 अंक।”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>“बोर्ड, {points} अंक।”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>“गेम, {name}। {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>“मैच, {name}। {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>“गेम बराबर, {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>“मैच बराबर, {won} – {lost}।”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>“गेम, {name}, विपक्षी ने हार मानी।”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>“मैच, {name}, विपक्षी ने हार मानी।”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>“मैच, {name}, वॉकओवर से।”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>“{loser} अयोग्य घोषित। मैच, {name}।”</translation>
    </message>
</context>
</TS>
