<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>«Play.»</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>«Multa.»</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>«Fallo.»</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>«Multa e fallo.»</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>«Fallo tecnico.»</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>«Regina confermata.»</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>«Board.»</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>«Board, 1 punto.»</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>«Board, {points} punti.»</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>«Game, {name}. {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>«Match, {name}. {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>«Game pari, {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>«Match pari, {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>«Game, {name}, per abbandono.»</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>«Match, {name}, per abbandono.»</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>«Match, {name}, per forfait.»</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>«{loser}, squalifica. Match, {name}.»</translation>
    </message>
</context>
</TS>
