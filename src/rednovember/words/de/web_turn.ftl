### A turn on the screen: where one can go, what one can do, what it costs. Everything here stands on buttons and beside them: be short.

## Minutes, chances, places. $room, $one and $other are numbers of rooms.

web-turn-minutes = { $minutes } Min.
web-turn-percent = { $percent } %
web-turn-hatch = Luke { $one }–{ $other }
web-turn-hatch-sea = Ausstieg { $room }
web-turn-place-sea = Meer
web-turn-place-engine = Maschine
web-turn-place-pumps = Luft
web-turn-place-reactor = Reaktor
web-turn-place-missiles = Raketen
web-turn-place-stores = Lager
web-turn-place-cabin = Kajüte

## The main button. $minutes are those that one has chosen.

web-turn-walk = Gehen{ $minutes ->
    [0] {""}
   *[other] , { $minutes } Min.
}
web-turn-open = { $hatch } öffnen
web-turn-for-fix = { $minutes } Min. reparieren
web-turn-for-extinguish = { $minutes } Min. löschen
web-turn-for-pump = { $minutes } Min. abpumpen
web-turn-for-unblock = { $minutes } Min. freimachen
web-turn-for-stop_missiles = Start abbrechen, { $minutes } Min.
web-turn-for-kill_kraken = { $minutes } Min. jagen
web-turn-draw = { $cards ->
    [one] { $cards } Karte ziehen
   *[other] { $cards } Karten ziehen
}
web-turn-offer = { $cards ->
    [0] { $gnome } um Karten bitten
    [one] { $gnome } { $cards } Karte anbieten
   *[other] { $gnome } { $cards } Karten anbieten
}
web-turn-attack = { $gnome } angreifen
# $action: its name. What takes no minutes of one's choice.
web-turn-plain = { $action }{ $minutes ->
    [0] {""}
   *[other] , { $minutes } Min.
}
web-turn-use = { $item } einsetzen
web-turn-end = Zug beenden
# A card was just drawn, and could be used at once.
web-turn-keep = Behalten
web-turn-give = { $cards ->
    [0] Nichts geben
    [one] { $cards } Karte geben
   *[other] { $cards } Karten geben
}
web-turn-discard = { $cards ->
    [0] Karten ablegen
    [one] { $cards } Karte ablegen
   *[other] { $cards } Karten ablegen
}
web-turn-cards-left = { $cards ->
    [one] noch { $cards } Karte wählen
   *[other] noch { $cards } Karten wählen
}

## Answers. $place and $hatch are names.

web-turn-answer-enter = Hinein: { $place }
web-turn-answer-stay = Bleiben: { $place }
web-turn-answer-spread = Feuer: { $place }
web-turn-answer-block = { $hatch } blockieren
web-turn-answer-defend = Gegen { $gnome } wehren
web-turn-answer-submit = Nicht wehren
web-turn-stay = Bleiben: { $place }
web-turn-stay-short = bleiben

## Deeds in a list.

web-turn-deed-unblock = Blockierung aufheben: { $hatch }
web-turn-deed-trade = Tausch mit { $gnome }
web-turn-deed-attack = { $gnome } angreifen
web-turn-short-extinguish = Löschen
web-turn-short-pump = Pumpen
web-turn-short-unblock = Blockierung { $hatch }
web-turn-short-fix_engine = Maschine
web-turn-short-fix_pumps = Luft
web-turn-short-fix_reactor = Reaktor
web-turn-short-stop_missiles = Raketen
web-turn-short-kill_kraken = Krake
web-turn-short-draw = Ziehen
web-turn-short-trade = Tausch: { $gnome }
web-turn-short-wait = Keine Aktion
web-turn-short-abandon = Im Stich lassen
web-turn-short-attack = Angriff: { $gnome }
# With no hatch and nobody to name.
web-turn-short-no-unblock = Blockierung aufheben
web-turn-short-no-trade = Tauschen
# Before the signs of several gnomes.
web-turn-with-trade = Tauschen mit
web-turn-with-attack = Angreifen
web-turn-idle = nichts zu reparieren
web-turn-wading = +{ $minutes } Min. im Wasser

## Actions that cannot be taken here and now: why. At most about 20 letters.

web-turn-barred = { $action }: { $why }
web-turn-barred-fire = erst das Feuer
web-turn-barred-high_water = Wasser zu hoch
web-turn-barred-no_fire = hier brennt nichts
web-turn-barred-no_water = hier ist es trocken
web-turn-barred-no_blocked_hatch = hier ist keine
web-turn-barred-not_outside = nur draußen
web-turn-barred-drawn_here = hier schon gezogen
web-turn-barred-nobody_here = niemand hier
web-turn-barred-nothing_left = nichts mehr da
web-turn-barred-no_time = zu wenig Zeit

## What it costs and brings.

# A roll of ten or less: the minutes, what items add, and the minutes that water takes.
web-turn-die = { $bonus ->
    [0] Wurf bis { $minutes }
   *[other] Wurf bis { $minutes } + { $bonus }
}{ $extra ->
    [0] {""}
   *[other] , +{ $extra } Min.
}
web-turn-effect-track = { $track } { $from } → { $to }
web-turn-effect-token = { $token } verschwindet
web-turn-effect-extinguish = das Feuer erlischt
web-turn-effect-pump = der Raum wird trocken
web-turn-effect-unblock = { $hatch } ist frei
web-turn-effect-draw = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-turn-if = { $effect }, wenn’s klappt
web-turn-meets-nothing = ohne Symbole
# Event and item icons on the Time Track.
web-turn-meets = { $events ->
    [0] {""}
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}{ $items ->
    [0] {""}
   *[other] { $events ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $items ->
        [one] { $items } Objekt
       *[other] { $items } Objekte
    }
}
web-turn-uses = braucht { $items }
web-turn-whole-turn = gilt den ganzen Zug

## The way.

web-turn-step-open = { $hatch } öffnen
web-turn-step-enter = Hinein: { $place }
web-turn-step-use = { $item } einsetzen
web-turn-way-items = mit { $items }
web-turn-way-straight = direkt
web-turn-way-through = durch { $rooms }
# $level: 0 dry, 1 low water, 2 high water.
web-turn-water = { $level ->
    [0] { $rooms }: trocken
    [1] { $rooms }: Wasser niedrig
   *[other] { $rooms }: Wasser hoch
}
web-turn-fire-out = { $rooms }: das Feuer erlischt
web-turn-burning = Dort brennt es: löschen oder raus.
web-turn-name-open = { $hatch } öffnen, { $minutes } Min., und dann entscheiden

## Räume, in die man jetzt nicht kommt: was dort zu sehen ist. Höchstens etwa 10 Buchstaben.

web-turn-shut = { $place }: { $why }
web-turn-shut-fire = brennt
web-turn-shut-high = geflutet
web-turn-shut-none = kein Weg

## Warnings.

web-turn-kills = Würde { $gnome } töten!
web-turn-may-kill = { $percent } %: { $gnome } stirbt
web-turn-danger = { $gnome } muss sich danach noch in Sicherheit bringen
web-turn-faint = { $percent } % Ohnmacht
web-turn-lost-crushed = Das Boot würde bei { $space } zerquetscht!
web-turn-lost-asphyxiated = Bei { $space } wäre die Luft aus!
web-turn-lost-missiles = Bei { $space } würden die Raketen starten!
web-turn-lost-kraken = Bei { $space } hätte der Krake das Boot!

## Eine Taste, die nichts tut, sagt warum.

web-turn-refused-undo = Jetzt lässt sich nichts zurücknehmen.
web-turn-refused-captain = An diesem Tisch gibt der Kapitän keinen Rat.
web-turn-refused-end = Der Zug lässt sich jetzt nicht beenden.
web-turn-refused-wait = Noch nicht: { $gnome } entscheidet.
web-turn-refused-minutes = { $minutes } Min. sind hier nicht wählbar.
web-turn-refused-here = { $gnome } ist schon dort.
web-turn-refused-room = Raum { $room } ist jetzt nicht zu erreichen.
web-turn-refused-deed = { $key ->
    [r] In diesem Raum gibt es nichts zu reparieren.
   *[other] Das geht hier und jetzt nicht.
}

## Cards. Names may be broken at a soft hyphen. $figure: how much it helps; 0 if that is not known now.

web-turn-card-grog = Grog
web-turn-card-toolbox = Werkzeug­kiste
web-turn-card-engine_manual = Maschinen­handbuch
web-turn-card-pump_manual = Pumpen­handbuch
web-turn-card-reactor_manual = Reaktor­handbuch
web-turn-card-deactivation_code = Abbruch­code
web-turn-card-fire_extinguisher = Feuer­löscher
web-turn-card-crowbar = Brech­stange
web-turn-card-water_pump = Lenz­pumpe
web-turn-card-coffee = Kaffee
web-turn-card-harpoon = Harpune
web-turn-card-harpoon-first = Harpunen­gewehr
web-turn-card-lucky_charm = Glücks­bringer
web-turn-card-aqualung = Tauch­gerät
web-turn-card-down = eine verdeckte Karte
web-turn-card-does-grog = { $figure ->
    [0] macht Mut
   *[other] +{ $figure }, Schwips
}
web-turn-card-does-toolbox = { $figure ->
    [0] Technik
   *[other] +{ $figure } Technik
}
web-turn-card-does-engine_manual = { $figure ->
    [0] Maschine
   *[other] +{ $figure } Maschine
}
web-turn-card-does-pump_manual = { $figure ->
    [0] Luft
   *[other] +{ $figure } Luft
}
web-turn-card-does-reactor_manual = { $figure ->
    [0] Reaktor
   *[other] +{ $figure } Reaktor
}
web-turn-card-does-deactivation_code = { $figure ->
    [0] Raketen
   *[other] +{ $figure } Raketen
}
web-turn-card-does-fire_extinguisher = { $figure ->
    [0] Feuer
   *[other] +{ $figure } Feuer
}
web-turn-card-does-crowbar = { $figure ->
    [0] Luken
   *[other] +{ $figure } Luken
}
web-turn-card-does-water_pump = { $figure ->
    [0] Wasser
   *[other] +{ $figure } Wasser
}
web-turn-card-does-coffee = { $figure ->
    [0] macht nüchtern
    [1] −{ $figure } Krug
   *[other] −{ $figure } Krüge
}
web-turn-card-does-harpoon = { $figure ->
    [0] Krake
   *[other] +{ $figure } Krake
}
web-turn-card-does-lucky_charm = { $figure ->
    [0] Glück
   *[other] erspart { $figure }
}
web-turn-card-does-aqualung = { $figure ->
    [0] Weg hinaus
   *[other] +{ $figure } draußen
}

## The player's place: headings and buttons.

web-turn-hand = Hand
web-turn-hand-how = antippen zum Einsetzen
web-turn-hand-helps = hilft der gewählten Aktion
web-turn-hand-empty = keine Karten
web-turn-hand-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-turn-in-use = im Einsatz
web-turn-bonus = +{ $bonus }
web-turn-action = Aktion
web-turn-question = Entscheide
web-turn-cost = Was es kostet
web-turn-cost-aloud = Von Minute { $from } bis { $to }, { $met }
web-turn-from-to = { $from } bis { $to }
web-turn-hint = Wähle einen Raum oder eine Aktion
web-turn-idea = Tippe auf einen Raum, um hinzugehen, oder wähle, was du hier tust.
web-turn-to = Ziel: { $place }
web-turn-other-way = Anderer Weg: { $way }
web-turn-at = {" "}· Raum { $room }
web-turn-undo = Zurück­nehmen
web-turn-undo-not = jetzt lässt sich nichts zurücknehmen
web-turn-undo-text = Deinen letzten Klick zurücknehmen.
# Where one may take back what a die has said, too.
web-turn-undo-free = Deinen letzten Klick zurücknehmen. Würfel und Karten, die schon bekannt sind, kommen genauso wieder.
web-turn-undo-turn = Ganzen Zug zurücknehmen
web-turn-undo-turn-text = Deinen ganzen Zug zurücknehmen, bis zum ersten Schritt.
web-turn-redo = Wiederholen
web-turn-redo-text = Noch einmal tun, was du eben zurückgenommen hast.
web-turn-end-text = Den Zug sofort beenden: ohne Aktion, wenn du noch keine ausgeführt hast.
web-turn-end-not = der Zug lässt sich jetzt nicht beenden
web-turn-back = Doch nicht
web-turn-drop = Doch nicht
web-turn-drop-text = Diese Wahl vergessen und neu überlegen. Noch ist nichts getan.
web-turn-deadly = Tödlich:
web-turn-sent = Moment
web-turn-decides = { $gnome } entscheidet
web-turn-bot-thinks = { $gnome } überlegt
web-turn-happens = Was bei { $gnome } geschieht
web-turn-over = Das Spiel ist vorbei
web-turn-to-ending = Zum Ende des Spiels
web-turn-go-on = Weiter
web-turn-skip = Alles über­springen
web-turn-dial = Minuten
web-turn-dial-minutes = Minuten
web-turn-dial-chance = Chance
web-turn-dial-percent = { $percent } %
web-turn-dial-cards = { $cards ->
    [one] Karte
   *[other] Karten
}
web-turn-dial-plain = { minutes }
web-turn-dial-odds = { minutes }, { $percent } %

## A card, read aloud.

web-turn-card-is-plain = { $card }: { $effect }
web-turn-card-is-helps = { $card }: { $effect }. Hilft.
web-turn-card-is-in-use = { $card }, in diesem Zug im Einsatz
web-turn-card-is-not = { $card }: { $effect }. Jetzt nicht.
web-turn-card-is-chosen = { $card }: { $effect }. Gewählt.
web-turn-card-is-drop = { $card }: kommt weg
web-turn-card-is-down = { $card }

## The crew. Notes: at most 10 letters.

web-crew = Mannschaft
web-crew-order = Zugfolge
web-crew-room = Raum
web-crew-items = Objekte
web-crew-minute = Min.
web-crew-you = du
web-crew-bot = { $bot ->
    [bosun] Bootsmann
    [captain] Kapitän
    [random] Matrose
   *[other] { $bot }
}
web-crew-waiting = wartet
web-crew-acting = am Zug
web-crew-drunk = betrunken
web-crew-outside = draußen
web-crew-fainted = ohnmächtig
web-crew-safe = gerettet
web-crew-dead = tot
web-crew-gone = fort
web-crew-zz = zz
web-crew-mugs = Rauschzustand { $level } von { $most }
web-crew-row = { $gnome }, { $leader }: { $state }, { $place }, { cards }, Minute { $minute }, Rauschzustand { $level }

## The piles.

web-deck-events = Ereignisse
web-deck-items = Objekte
web-deck-stash = Grog
web-deck-events-aloud = Ereignisstapel: { $count }. Stapel ansehen.
web-deck-items-aloud = Objektstapel: { $count }. Stapel ansehen.
web-deck-stash-aloud = Grogvorrat des Käptns: { $count }. Stapel ansehen.

## The phases of a turn, on narrow tabs.

web-phase-move = Bewegung
web-phase-act = Aktion
web-phase-faint = Ohnmacht?
web-phase-updates = Zugende

## The head of the screen, and the sheet of a phone.

web-game-title = Roter November
web-game-menu = Speichern oder verlassen
web-game-help = Regeln und Hilfe
web-game-sound = Ton
web-game-settings = Einstellungen
web-game-captain = Kapitän fragen
web-game-log = Logbuch
web-game-more = Menü
web-game-more-text = Speichern, verlassen, Regeln, Einstellungen.
web-game-piles = Stapel und Ablagen
web-game-sound-on = Ton ist an
web-game-sound-off = Ton ist aus
web-game-moves = { $gnome } geht
web-game-acts = { $gnome } handelt
web-game-asked = { $gnome } ist dran
web-game-choose-room = wähle einen Raum
web-game-choose-deed = wähle eine Aktion
web-game-choose-minutes = wähle die Minuten
web-game-choose-answer = triff eine Wahl
web-game-choose-cards = wähle Karten
web-game-choose-end = beende den Zug
web-game-going = { $place }
web-game-watching = du siehst zu
web-game-phase = { $gnome }: { $phase }
web-game-event = Ereignis { $place } von { $all }
web-game-yours = der Zug geht weiter
web-game-over = das Spiel ist vorbei
web-turn-where = Wohin?
web-turn-where-how = hier oder auf dem Spielplan
web-turn-stay-act = Bleiben und handeln: { $place }
web-turn-walk-instead = Gehen
web-turn-sheet = Dein Zug: größer oder kleiner

## Long words that stand in narrow places, each with a dot where it may be parted at the end of a line. Parts of words will do.

web-soft-words = Luft·versorgung Raketen·steuerung Aus·rüstungs·lager Kapitäns·kajüte Maschinen·raum Reaktor·raum Reaktor·handbuch Maschinen·handbuch Pumpen·handbuch Werkzeug·kiste Feuer·löscher Glücks·bringer Brech·stange Harpunen·gewehr Tauch·gerät Blockie·rung zurück·nehmen Unter·wasser Fehl·funktion Alarm·tauchen
