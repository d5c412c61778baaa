<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>„Play.”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>„Dług.”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>„Faul.”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>„Dług i faul.”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>„Faul techniczny.”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>„Królowa potwierdzona.”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>„Partia.”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>„Partia, 1 punkt.”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>„Partia, punkty: {points}.”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>„Set, {name}. {won} do {lost}.”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>„Mecz, {name}. {won} do {lost}.”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>„Set nierozstrzygnięty, {won} do {lost}.”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>„Mecz nierozstrzygnięty, {won} do {lost}.”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>„Set, {name}, przez poddanie.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>„Mecz, {name}, przez poddanie.”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>„Mecz, {name}, walkowerem.”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>„{loser} – dyskwalifikacja. Mecz, {name}.”</translation>
    </message>
</context>
</TS>
