<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>„Play.“</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>„Due.“</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>„Foul.“</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>„Due und Foul.“</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>„Technisches Foul.“</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>„Queen gedeckt.“</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>„Board.“</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>„Board, 1 Punkt.“</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>„Board, {points} Punkte.“</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>„Spiel, {name}. {won} zu {lost}.“</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>„Match, {name}. {won} zu {lost}.“</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>„Spiel unentschieden, {won} zu {lost}.“</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>„Match unentschieden, {won} zu {lost}.“</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>„Spiel, {name}, durch Aufgabe.“</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>„Match, {name}, durch Aufgabe.“</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>„Match, {name}, kampflos.“</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>„{loser} disqualifiziert. Match, {name}.“</translation>
    </message>
</context>
</TS>
