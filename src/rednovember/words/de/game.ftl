### The things of the game: cards, rooms, tracks, tokens, actions, phases, options.
###
### Names as the German rulebook prints them. Further forms of names:
### rooms: .in (im ...), .In (the same at the beginning of a sentence), .into (in den ...), .from (aus dem ...),
### .to (zum ...), .dat (dem ...), .acc (den ...); items: .the (den ...), .a (einen ...), .with (einem ...);
### actions: .zu (... zu reparieren).

## Lists: joined from the left, list-more for all but the last, list-last for the last one.

list-none = nichts
list-more = { $left }, { $right }
list-last = { $left } und { $right }

## Numbers that many sentences need. They see the arguments of the sentence.

decimal-sign = {","}
percent-sign = {"\u00A0"}%
minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
die = eine { $value }

## Items. $count is how many; a single card goes without its number.

item-grog = { $count ->
    [1] Grog
   *[other] { $count } Grog
}
    .the = den Grog
    .a = einen Grog
    .with = einem Grog
item-toolbox = { $count ->
    [1] Werkzeugkiste
   *[other] { $count } Werkzeugkisten
}
    .the = die Werkzeugkiste
    .a = eine Werkzeugkiste
    .with = einer Werkzeugkiste
item-engine_manual = { $count ->
    [1] Maschinenhandbuch
   *[other] { $count } Maschinenhandbücher
}
    .the = das Maschinenhandbuch
    .a = ein Maschinenhandbuch
    .with = einem Maschinenhandbuch
item-pump_manual = { $count ->
    [1] Pumpenhandbuch
   *[other] { $count } Pumpenhandbücher
}
    .the = das Pumpenhandbuch
    .a = ein Pumpenhandbuch
    .with = einem Pumpenhandbuch
item-reactor_manual = { $count ->
    [1] Reaktorhandbuch
   *[other] { $count } Reaktorhandbücher
}
    .the = das Reaktorhandbuch
    .a = ein Reaktorhandbuch
    .with = einem Reaktorhandbuch
item-deactivation_code = { $count ->
    [1] Abbruchcode
   *[other] { $count } Abbruchcodes
}
    .the = den Abbruchcode
    .a = einen Abbruchcode
    .with = einem Abbruchcode
item-fire_extinguisher = { $count ->
    [1] Feuerlöscher
   *[other] { $count } Feuerlöscher
}
    .the = den Feuerlöscher
    .a = einen Feuerlöscher
    .with = einem Feuerlöscher
item-crowbar = { $count ->
    [1] Brechstange
   *[other] { $count } Brechstangen
}
    .the = die Brechstange
    .a = eine Brechstange
    .with = einer Brechstange
item-water_pump = { $count ->
    [1] Lenzpumpe
   *[other] { $count } Lenzpumpen
}
    .the = die Lenzpumpe
    .a = eine Lenzpumpe
    .with = einer Lenzpumpe
item-coffee = { $count ->
    [1] Kaffee
   *[other] { $count } Kaffee
}
    .the = den Kaffee
    .a = einen Kaffee
    .with = einem Kaffee
item-harpoon = { $count ->
    [1] Harpune
   *[other] { $count } Harpunen
}
    .the = die Harpune
    .a = eine Harpune
    .with = einer Harpune
# In the first edition; the German rulebook has no name for it.
item-harpoon-first = { $count ->
    [1] Harpunengewehr
   *[other] { $count } Harpunengewehre
}
    .the = das Harpunengewehr
    .a = ein Harpunengewehr
    .with = einem Harpunengewehr
item-lucky_charm = { $count ->
    [1] Glücksbringer
   *[other] { $count } Glücksbringer
}
    .the = den Glücksbringer
    .a = einen Glücksbringer
    .with = einem Glücksbringer
item-aqualung = { $count ->
    [1] Tauchgerät
   *[other] { $count } Tauchgeräte
}
    .the = das Tauchgerät
    .a = ein Tauchgerät
    .with = einem Tauchgerät
# An item that an edition renames and that has no message of its own: the name as the edition's data give it.
item-renamed = { $count ->
    [1] { $name }
   *[other] { $count } { $name }
}
    .the = { $name }
    .a = { $name }
    .with = { $name }

## Event cards.

event-fire = Feuer
event-fire_spreads = Feuer greift über
event-leak = Leck
event-underwater_current = Unterwasser-Strömung
event-blocked_hatch = Luke blockiert
event-descent = Tauchen
event-fast_descent = Alarmtauchen
event-reactor_warmup = Reaktor-Erwärmung
event-reactor_malfunction = Reaktor-Fehlfunktion
event-engine_down = Ausfall der Maschine
event-oxygen_pumps_down = Ausfall der Luftversorgung
event-missile_countdown = Raketen-Countdown
event-kraken = Krake
event-turbulence = Turbulenz
event-stumble = Stolpern
event-friendly_fire = Friendly Fire
event-overheated = Überhitzt!
event-respite = Atempause

## Rooms within a sentence.

room-sea = Meer
    .in = im Meer
    .In = Im Meer
    .into = ins Meer
    .from = aus dem Meer
    .to = zum Meer
    .dat = dem Meer
    .acc = das Meer
room-number = Raum { $number }
    .in = in Raum { $number }
    .In = In Raum { $number }
    .into = in Raum { $number }
    .from = aus Raum { $number }
    .to = zu Raum { $number }
    .dat = Raum { $number }
    .acc = Raum { $number }
room-engine = Maschinenraum
    .in = im Maschinenraum
    .In = Im Maschinenraum
    .into = in den Maschinenraum
    .from = aus dem Maschinenraum
    .to = zum Maschinenraum
    .dat = dem Maschinenraum
    .acc = den Maschinenraum
room-pumps = Luftversorgung
    .in = in der Luftversorgung
    .In = In der Luftversorgung
    .into = in die Luftversorgung
    .from = aus der Luftversorgung
    .to = zur Luftversorgung
    .dat = der Luftversorgung
    .acc = die Luftversorgung
room-reactor = Reaktorraum
    .in = im Reaktorraum
    .In = Im Reaktorraum
    .into = in den Reaktorraum
    .from = aus dem Reaktorraum
    .to = zum Reaktorraum
    .dat = dem Reaktorraum
    .acc = den Reaktorraum
room-missiles = Raketensteuerung
    .in = in der Raketensteuerung
    .In = In der Raketensteuerung
    .into = in die Raketensteuerung
    .from = aus der Raketensteuerung
    .to = zur Raketensteuerung
    .dat = der Raketensteuerung
    .acc = die Raketensteuerung
room-stores = Ausrüstungslager
    .in = im Ausrüstungslager
    .In = Im Ausrüstungslager
    .into = ins Ausrüstungslager
    .from = aus dem Ausrüstungslager
    .to = zum Ausrüstungslager
    .dat = dem Ausrüstungslager
    .acc = das Ausrüstungslager
room-cabin = Kapitänskajüte
    .in = in der Kapitänskajüte
    .In = In der Kapitänskajüte
    .into = in die Kapitänskajüte
    .from = aus der Kapitänskajüte
    .to = zur Kapitänskajüte
    .dat = der Kapitänskajüte
    .acc = die Kapitänskajüte

## Rooms as a heading or on a plan.

place-sea = Meer
place-number = Raum { $number }
place-engine = Maschinenraum
place-pumps = Luftversorgung
place-reactor = Reaktorraum
place-missiles = Raketensteuerung
place-stores = Ausrüstungslager
place-cabin = Kapitänskajüte

## Disaster Tracks.

track-asphyxiation = Ersticken
track-heat = Hitze
track-pressure = Druck

## Destruction tokens.

token-crushed = Zerquetscht!
token-asphyxiated = Erstickt!
token-missiles = Raketenstart!
token-kraken = Krake!

## Actions.

action-extinguish = Feuer löschen
    .zu = das Feuer zu löschen
action-pump = Wasser abpumpen
    .zu = das Wasser abzupumpen
action-unblock = Lukenblockierung aufheben
    .zu = eine Lukenblockierung aufzuheben
action-fix_engine = Maschine reparieren
    .zu = die Maschine zu reparieren
action-fix_pumps = Luftversorgung reparieren
    .zu = die Luftversorgung zu reparieren
action-fix_reactor = Reaktor reparieren
    .zu = den Reaktor zu reparieren
action-stop_missiles = Raketenstart abbrechen
    .zu = den Raketenstart abzubrechen
action-kill_kraken = Krake jagen
    .zu = den Kraken zu jagen
action-draw = Objektkarten ziehen
    .zu = Objektkarten zu ziehen
action-trade = Objektkarten tauschen
    .zu = Objektkarten zu tauschen
action-wait = Keine Aktion
    .zu = keine Aktion auszuführen
action-abandon = Kameraden im Stich lassen
    .zu = die Kameraden im Stich zu lassen
action-attack = Gnom angreifen
    .zu = einen Gnom anzugreifen

## What is asked of the one who decides.

phase-movement = Bewegung oder eine Aktion
phase-hatch = Eine Luke steht offen
phase-acted = Nach der Aktion
phase-escape = Raus aus dem Feuer
phase-escape_hatch = Raus aus dem Feuer: Eine Luke steht offen
phase-offer = Tausch: das Angebot
phase-give = Tausch: die Antwort
phase-defend = Angegriffen: Was tun?
phase-spread = Feuer greift über: wohin?
phase-block = Luke blockiert: welche?
phase-discard = Handlimit: Was muss weg?
phase-drawn = Frisch gezogene Karte: sofort einsetzen?
phase-over = Das Spiel ist vorbei

## Editions and options.

edition-revised = überarbeitete Ausgabe
edition-first = erste Ausgabe

option-remove_respites = Jede Atempause nur einmal
option-opening_events = Ereignisse zu Beginn
option-less_deadly_dying = Weniger tödlicher Tod
option-crazed_gnomes = Durchgeknallte Gnome
option-hidden_hands = Verdeckte Objektkarten
option-reflow_into_low_water = Ausgleich mit niedrigem Wasserstand
option-fire_crosses_blocked_hatches = Feuer greift durch blockierte Luken über

## How a game ends.

ending-won = Gerettet! Wider alle Vernunft ist die Roter November davongekommen.
ending-asphyxiation = Die Ersticken-Anzeige ist voll: Es gibt nichts mehr zu atmen. Die Roter November ist verloren.
ending-heat = Die Hitze-Anzeige ist voll: Der Reaktor hat das letzte Wort. Die Roter November ist verloren.
ending-pressure = Die Druck-Anzeige ist voll: Der Rumpf faltet sich wie ein Papierhut. Die Roter November ist verloren.
ending-crushed = Alle Zeitsteine sind an „Zerquetscht!“ vorbei: Die Tiefe macht die Faust zu. Die Roter November ist verloren.
ending-asphyxiated = Alle Zeitsteine sind an „Erstickt!“ vorbei: Der letzte Atemzug ist verteilt. Die Roter November ist verloren.
ending-missiles = Alle Zeitsteine sind an „Raketenstart!“ vorbei: Sie starten wirklich, und zwar von hier unten. Die Roter November ist verloren.
ending-kraken = Alle Zeitsteine sind an „Krake!“ vorbei: Das Abendessen ist vorüber. Die Roter November ist verloren.
ending-crew = Niemand ist mehr an Bord. Die Roter November ist verloren.
