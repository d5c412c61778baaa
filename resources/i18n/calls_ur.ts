<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ur" sourcelanguage="en">
<context>
    <name>Call</name>
    <message>
        <source>“Play.”</source>
        <translation>“پلے۔”</translation>
    </message>
    <message>
        <source>“Due.”</source>
        <translation>“ڈیو۔”</translation>
    </message>
    <message>
        <source>“Foul.”</source>
        <translation>“فاؤل۔”</translation>
    </message>
    <message>
        <source>“Due and foul.”</source>
        <translation>“ڈیو اور فاؤل۔”</translation>
    </message>
    <message>
        <source>“Technical foul.”</source>
        <translation>“ٹیکنیکل فاؤل۔”</translation>
    </message>
    <message>
        <source>“Queen covered.”</source>
        <translation>“کوئین کور۔”</translation>
    </message>
    <message>
        <source>“Board.”</source>
        <translation>“بورڈ۔”</translation>
    </message>
    <message>
        <source>“Board, 1 point.”</source>
        <translation>“بورڈ، 1 پوائنٹ۔”</translation>
    </message>
    <message>
        <source>“Board, {points} points.”</source>
        <translation>“بورڈ، {points} پوائنٹ۔”</translation>
    </message>
    <message>
        <source>“Game, {name}. {won} – {lost}.”</source>
        <translation>“گیم، ⁨{name}⁩۔ ⁨{won} – {lost}⁩۔”</translation>
    </message>
    <message>
        <source>“Match, {name}. {won} – {lost}.”</source>
        <translation>“میچ، ⁨{name}⁩۔ ⁨{won} – {lost}⁩۔”</translation>
    </message>
    <message>
        <source>“Game drawn, {won} – {lost}.”</source>
        <translation>“گیم برابر، ⁨{won} – {lost}⁩۔”</translation>
    </message>
    <message>
        <source>“Match drawn, {won} – {lost}.”</source>
        <translation>“میچ برابر، ⁨{won} – {lost}⁩۔”</translation>
    </message>
    <message>
        <source>“Game, {name}, by concession.”</source>
        <translation>“گیم، ⁨{name}⁩، مخالف دستبردار۔”</translation>
    </message>
    <message>
        <source>“Match, {name}, by concession.”</source>
        <translation>“میچ، ⁨{name}⁩، مخالف دستبردار۔”</translation>
    </message>
    <message>
        <source>“Match, {name}, by walkover.”</source>
        <translation>“میچ، ⁨{name}⁩، واک اوور۔”</translation>
    </message>
    <message>
        <source>“{loser} disqualified. Match, {name}.”</source>
        <translation>“⁨{loser}⁩ نااہل۔ میچ، ⁨{name}⁩۔”</translation>
    </message>
</context>
</TS>
