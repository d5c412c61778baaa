<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mr" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>“प्ले.”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>“ड्यू.”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>“फाऊल.”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>“ड्यू आणि फाऊल.”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>“टेक्निकल फाऊल.”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>“क्वीन कव्हर.”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>“बोर्ड.”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>“बोर्ड, 1 गुण.”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>“बोर्ड, {points} गुण.”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>“गेम, {name}. {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>“सामना, {name}. {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>“गेम बरोबरीत, {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>“सामना बरोबरीत, {won} – {lost}.”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>“गेम, {name}, प्रतिस्पर्ध्याने हार मानली.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>“सामना, {name}, प्रतिस्पर्ध्याने हार मानली.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>“सामना, {name}, पुढे चाल.”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>“{loser} अपात्र. सामना, {name}.”</translation>
    </message>
</context>
</TS>
