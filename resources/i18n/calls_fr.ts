<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>«&#xa0;Play.&#xa0;»</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>«&#xa0;Dû.&#xa0;»</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>«&#xa0;Faute.&#xa0;»</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>«&#xa0;Dû et faute.&#xa0;»</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>«&#xa0;Faute technique.&#xa0;»</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>«&#xa0;Reine confirmée.&#xa0;»</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>«&#xa0;Board.&#xa0;»</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>«&#xa0;Board, 1 point.&#xa0;»</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>«&#xa0;Board, {points} points.&#xa0;»</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>«&#xa0;Partie, {name}. {won} à {lost}.&#xa0;»</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>«&#xa0;Match, {name}. {won} à {lost}.&#xa0;»</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>«&#xa0;Partie nulle, {won} à {lost}.&#xa0;»</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>«&#xa0;Match nul, {won} à {lost}.&#xa0;»</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>«&#xa0;Partie, {name}, par abandon.&#xa0;»</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>«&#xa0;Match, {name}, par abandon.&#xa0;»</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>«&#xa0;Match, {name}, par forfait.&#xa0;»</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>«&#xa0;{loser}, disqualification. Match, {name}.&#xa0;»</translation>
    </message>
</context>
</TS>
