<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>«Play.»</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>«Deuda.»</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>«Falta.»</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>«Deuda y falta.»</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>«Falta técnica.»</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>«Reina cubierta.»</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>«Manga.»</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>«Manga, 1 punto.»</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>«Manga, {points} puntos.»</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>«Partida, {name}. {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>«Encuentro, {name}. {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>«Partida empatada, {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>«Encuentro empatado, {won} a {lost}.»</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>«Partida, {name}, por abandono.»</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>«Encuentro, {name}, por abandono.»</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>«Encuentro, {name}, por walkover.»</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>«Descalificación de {loser}. Encuentro, {name}.»</translation>
    </message>
</context>
</TS>
