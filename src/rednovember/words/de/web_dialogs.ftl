### Die Fenster der Seite: was das Spiel von dem wissen will, der entscheidet, und was man sich ansehen mag.
###
### Kurz und freundlich; auf einem Knopf steht, was er tut, und auch, warum er noch nicht geht. Namen werden nie gebeugt.

## Überall.

web-dialog-close = Schließen
web-dialog-esc = Esc
web-dialog-cancel = Abbrechen
web-dialog-back = Zurück
web-dialog-choices = Auswahl
web-dialog-percent = { $hundredths } %
web-dialog-of = { $some } von { $all }
web-dialog-times = × { $count }
web-dialog-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-dialog-card-hidden = Eine verdeckte Karte
web-dialog-hatch = Luke { $hatch }
web-dialog-rule = Regel { $atom }:
web-dialog-person-done = hat zugestimmt
web-dialog-person-waits = hat noch nicht geantwortet
web-dialog-patience = { $seconds ->
    [one] Nach { $seconds } Sekunde entscheidet sonst ein Bot.
   *[other] Nach { $seconds } Sekunden entscheidet sonst ein Bot.
}

## Wozu Karten gut sind, hinter ihrem Namen.

web-dialog-good-grog = macht Mut fürs Feuer, hilft bei jeder Reparatur, macht betrunken
web-dialog-good-toolbox = hilft bei Maschine, Luftversorgung und Reaktor
web-dialog-good-engine_manual = hilft, die Maschine zu reparieren
web-dialog-good-pump_manual = hilft, die Luftversorgung zu reparieren
web-dialog-good-reactor_manual = hilft, den Reaktor zu reparieren
web-dialog-good-deactivation_code = hilft, den Raketenstart abzubrechen
web-dialog-good-fire_extinguisher = macht Mut fürs Feuer und hilft beim Löschen
web-dialog-good-crowbar = hilft, eine Lukenblockierung aufzuheben
web-dialog-good-water_pump = hilft, Wasser abzupumpen
web-dialog-good-coffee = senkt den Rauschzustand um bis zu 2
web-dialog-good-harpoon = hilft, den Kraken zu jagen
web-dialog-good-lucky_charm = wehrt die nächsten Ereignisse eines Zuges ab
web-dialog-good-aqualung = damit kommst du ins Meer
web-dialog-gets = { $gnome } bekommt: { $item }

## Tauschen.

web-dialog-hand = { $cards ->
    [0] { $gnome }, keine Karten
    [one] { $gnome }, { $cards } Karte
   *[other] { $gnome }, { $cards } Karten
}
web-dialog-trade = Tausch mit { $gnome }
web-dialog-trade-voice = { $place } · { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} · getauscht wird nach der Antwort
web-dialog-gives-cards = { $gnome } gibt
web-dialog-gets-cards = { $gnome } bekommt
web-dialog-trade-holds = { $gnome } hat
web-dialog-trade-answers = { $gnome } entscheidet, was zurückkommt: beliebige Karten oder keine.
web-dialog-trade-off = wähle eine Karte
web-dialog-trade-offer = { $give ->
    [0] Um ein Geschenk bitten
    [one] { $give } Karte anbieten
   *[other] { $give } Karten anbieten
}
web-dialog-trade-swap = { $get ->
    [0] { $give } abgeben
   *[other] { $give ->
        [0] { $get } nehmen
       *[other] { $give } gegen { $get } tauschen
    }
}
web-dialog-bundle = { $give } gegen { $get }
web-dialog-bundle-open = { $give } angeboten
web-dialog-give = { $cards ->
    [0] { $gnome } bittet um ein Geschenk
    [one] { $gnome } bietet { $cards } Karte an
   *[other] { $gnome } bietet { $cards } Karten an
}
web-dialog-give-voice = { $gnome } antwortet mit beliebigen Karten oder ohne · dann wird getauscht
web-dialog-give-none = Nichts. Es ist eine Bitte.
web-dialog-give-go = { $give ->
    [0] { $get ->
        [0] Nichts geben
       *[other] Nehmen, nichts geben
    }
    [one] { $get ->
        [0] { $give } Karte geben
       *[other] { $give } Karte dafür geben
    }
   *[other] { $get ->
        [0] { $give } Karten geben
       *[other] { $give } Karten dafür geben
    }
}

## Ein Handlimit.

web-dialog-discard = { $cards ->
    [one] Nur { $cards } Karte darf bleiben
   *[other] Nur { $cards } Karten dürfen bleiben
}
# Davor steht das Ereignis, das es verlangt.
web-dialog-discard-event = { $event }: { $cards ->
    [one] nur { $cards } Karte darf bleiben
   *[other] nur { $cards } Karten dürfen bleiben
}
web-dialog-discard-voice = { $cards ->
    [one] { $gnome } hat { $cards } Karte
   *[other] { $gnome } hat { $cards } Karten
} · { $surplus ->
    [one] { $surplus } muss weg
   *[other] { $surplus } müssen weg
}
web-dialog-discard-tap = Tippe an, was { $gnome } ablegt
web-dialog-discard-go = { $surplus ->
    [one] Diese Karte ablegen
   *[other] Diese { $surplus } ablegen
}
web-dialog-discard-off = { $missing ->
    [one] noch { $missing } wählen
   *[other] noch { $missing } wählen
}
web-dialog-discard-many = { $many ->
    [one] { $many } zu viel
   *[other] { $many } zu viel
}
web-dialog-discard-others = Danach:

## Eine frisch gezogene Karte.

web-dialog-drawn = { $gnome } findet: { $item }
web-dialog-drawn-voice = gleich einsetzen oder für später behalten
web-dialog-drawn-voice-keep = kommt auf die Hand
web-dialog-drawn-useless = Im Moment nützt das nichts. Kann ja noch werden.
web-dialog-drawn-charm = { $icons ->
    [one] Gleich eingesetzt wehrt er das nächste Ereignis dieses Zuges ab.
   *[other] Gleich eingesetzt wehrt er die nächsten { $icons } Ereignisse dieses Zuges ab.
}
web-dialog-drawn-coffee = { $mugs ->
    [one] Gleich getrunken nimmt er { $gnome } { $mugs } Krug ab.
   *[other] Gleich getrunken nimmt er { $gnome } { $mugs } Krüge ab.
}
web-dialog-drawn-use = Gleich einsetzen
web-dialog-drawn-keep = Behalten

## Feuer greift über, eine Luke wird blockiert.

web-dialog-spread = Wohin greift das Feuer über?
web-dialog-spread-voice = neben einem Feuer · tippe einen Raum an, hier oder auf dem Spielplan
web-dialog-spread-none = Einen Raum wählen
web-dialog-spread-go = Feuer in Raum { $room }
web-dialog-spread-air = das kostet Luft
web-dialog-spread-off = wähle einen Raum
web-dialog-there = { $count ->
    [one] dort: { $gnomes }
   *[other] dort: { $gnomes }
}
web-dialog-kills = tötet { $gnomes }
web-dialog-empty = niemand dort
web-dialog-block = Welche Luke wird blockiert?
web-dialog-block-voice = der Würfel zeigt { $number }: { $room } · { $gnome } wählt
web-dialog-block-to = Weg nach: { $room }
web-dialog-block-none = Eine Luke blockieren
web-dialog-block-go = { $hatch } blockieren
web-dialog-block-off = wähle eine Luke

## Kämpfe.

web-dialog-attack = { $gnome } angreifen?
web-dialog-attack-voice = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} · einer von beiden steht nicht wieder auf · wer gewinnt, nimmt die Karten
web-dialog-attack-go = { $gnome } angreifen
web-dialog-attack-not = Doch nicht
web-dialog-defend = { $gnome } greift { $target } an!
web-dialog-defend-voice = { $gnome } darf mit einer Brechstange antworten · wer gewinnt, nimmt die Karten
web-dialog-defend-voice-bare = { $gnome } hat keine Brechstange, um sich zu wehren
web-dialog-defend-go = Zurückschlagen
web-dialog-defend-not = Nicht wehren
web-dialog-defend-dies = { $gnome } wird erschlagen
web-dialog-lives = überlebt
web-dialog-sober = nüchtern
web-dialog-fight-against = gegen
web-dialog-fight-sum = Würfel minus { $mugs }
web-dialog-fight-tie = Wer mehr hat, lebt. Gleichstand: { $gnome } gewinnt.
web-dialog-fight-unarmed = { $gnome } kann sich nicht wehren.

## Raus aus dem Feuer.

web-dialog-escape = { $gnome } muss hier raus!
web-dialog-escape-voice = es brennt noch · ein Schritt, und zwar sofort
web-dialog-escape-none = kein Weg führt hinaus
web-dialog-escape-run = Fliehen
web-dialog-escape-go = Fliehen: { $room }
web-dialog-escape-off = wähle einen Weg
web-dialog-escape-uses = verbraucht { $items }
web-dialog-escape-use = Einsetzen: { $item }
web-dialog-escape-stay = Aufgeben

## Was sicher tötet.

web-dialog-deadly = Das wäre der Tod für { $gnome }
web-dialog-deadly-boat = Damit wäre das Boot verloren
web-dialog-deadly-voice = noch ist nichts geschehen
web-dialog-deadly-fire = { $room }: Es brennt
web-dialog-deadly-flood = { $room }: Hoher Wasserstand
web-dialog-deadly-sea = Draußen im Meer
web-dialog-deadly-there = und { $gnome } ist dort
web-dialog-deadly-then = der Zug wäre dort zu Ende
web-dialog-deadly-dies = { $gnome } stirbt
web-dialog-deadly-lost = Das Boot ist verloren: { $token }
web-dialog-deadly-rule = ganz sicher · Regel { $rule }
web-dialog-deadly-other = ganz sicher
web-dialog-deadly-open = Auswege für { $gnome }:
web-dialog-deadly-way = { $room }, { $minutes }
web-dialog-deadly-back = Zurück
web-dialog-deadly-do = Trotzdem
web-dialog-deadly-hold = 1 s gedrückt halten

## Zurücknehmen.

web-dialog-undo = { $steps ->
    [one] Den letzten Schritt zurücknehmen?
   *[other] { $steps } Schritte zurücknehmen?
}
web-dialog-undo-whole = Den ganzen Zug zurücknehmen?
web-dialog-undo-none = Nichts zurückzunehmen
web-dialog-undo-voice = als wäre nichts geschehen
web-dialog-undo-others = { $steps ->
    [one] damit fällt auch { $steps } späterer Schritt weg
   *[other] damit fallen auch { $steps } spätere Schritte weg
}
web-dialog-undo-last = Letzter Schritt
web-dialog-undo-turn = Ganzer Zug
web-dialog-undo-go = Zurücknehmen
web-dialog-undo-ask = Um Rücknahme bitten
web-dialog-undo-agree = Seither wurde gewürfelt, gezogen oder entschieden: Alle müssen zustimmen.
web-dialog-undo-asked = Alle werden gefragt:
web-dialog-undo-waits = die Antworten fehlen noch
web-dialog-undo-luck = Würfel und Karten, die schon bekannt sind, kommen genauso wieder.
web-dialog-agree = { $steps ->
    [one] { $name } möchte { $steps } Schritt zurücknehmen
   *[other] { $name } möchte { $steps } Schritte zurücknehmen
}
web-dialog-agree-voice = stimmen alle zu, geschieht es · bei einem Nein bleibt alles
web-dialog-agree-yes = Zustimmen
web-dialog-agree-no = Nein
web-dialog-did-use = eingesetzt
web-dialog-did-open = Öffnet Luke
web-dialog-did-enter = Geht hinein
web-dialog-did-stay = Bleibt
web-dialog-did-trade = Tausch mit { $gnome }
web-dialog-did-attack = Angriff auf { $gnome }
web-dialog-did-give = Gibt
web-dialog-did-discard = Legt ab
web-dialog-did-give-nothing = Gibt nichts dafür
web-dialog-did-spread = Feuer
web-dialog-did-block = Blockiert Luke
web-dialog-did-defend = Schlägt zurück
web-dialog-did-submit = Wehrt sich nicht
web-dialog-did-done = Ende des Zuges

## Die Abdeckung zwischen den Zügen bei verdeckten Objektkarten.

web-dialog-cover = Gib den Bildschirm an
web-dialog-cover-cards = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte, verdeckt
   *[other] { $cards } Karten, verdeckt
}
web-dialog-cover-hold = Zum Aufdecken gedrückt halten
web-dialog-cover-time = damit keine Karte herausrutscht
web-dialog-cover-safe = Bis dahin ist alles zugedeckt.
web-dialog-cover-wait = Einen Moment
web-dialog-cover-others = Andere entscheiden gerade. Die Karten bleiben verdeckt.

## Der Kapitän.

web-dialog-captain = Frag den Kapitän
web-dialog-captain-voice = Rettungschance nach jedem Plan · du entscheidest
web-dialog-captain-thinking = Der Kapitän denkt nach
web-dialog-captain-good = „So würde ich es machen. Aber ich bin ein Porträt.“
web-dialog-captain-bad = „Ich habe Schlimmeres gesehen. Selten. Und ich bin ein Porträt.“
web-dialog-captain-none = „Keine Ahnung. Ich bin ein Porträt.“
web-dialog-captain-plan = { $deed }, { $more }
web-dialog-captain-plan-of = { $letter }: { $plan }
web-dialog-captain-way = nach: { $room }
web-dialog-captain-uses = verbraucht { $items }
web-dialog-captain-all = insgesamt { $minutes } Min.
web-dialog-captain-sure = Der Kapitän schätzt: { $low } bis { $high } %.
web-dialog-captain-take = Plan { $letter } ausführen

## Die Stapel.

web-dialog-piles = Die Stapel
web-dialog-piles-voice = der Krake ist noch nicht darunter
web-dialog-piles-kraken = der Krake ist darunter
web-dialog-piles-stash = { $cards ->
    [0] der Grogvorrat des Käptns ist leer
    [one] Grogvorrat des Käptns: noch { $cards }
   *[other] Grogvorrat des Käptns: noch { $cards }
}
web-dialog-piles-events = Ereignisse
web-dialog-piles-items = Objekte
web-dialog-piles-discard = Abgelegt
web-dialog-piles-deck = Kommt noch
web-dialog-piles-hidden = { $cards ->
    [one] { $cards } Karte im Stapel, die anderen verdeckt auf der Hand
   *[other] { $cards } Karten im Stapel, die anderen verdeckt auf der Hand
}
web-dialog-piles-removed = Aus dem Spiel
web-dialog-piles-none = keine Karte

## Ein Gnom.

web-dialog-led = geführt von { $name }
web-dialog-led-bot = { $bot ->
    [bosun] geführt vom Bootsmann, einem Bot
    [captain] geführt vom Kapitän, einem Bot
   *[other] geführt von einem Bot ({ $bot })
}
web-dialog-gnome-place = { $room }, Minute { $minute }
web-dialog-gnome-awake = wach
web-dialog-gnome-fainted = ohnmächtig
web-dialog-gnome-dead = tot
web-dialog-gnome-gone = fort, die Kameraden im Stich gelassen
web-dialog-gnome-mugs = { $mugs ->
    [0] nüchtern
    [one] Rauschzustand { $mugs }
   *[other] Rauschzustand { $mugs }
}
web-dialog-gnome-drew = darf dort nicht gleich wieder ziehen: { $room }
web-dialog-gnome-hand = Auf der Hand
web-dialog-hand-to = { $bot ->
    [bosun] Dem Bootsmann überlassen
    [captain] Dem Kapitän überlassen
   *[other] { $bot } überlassen
}
web-dialog-hand-back = Wieder übernehmen

## Fortgehen.

web-dialog-leave = Zurück zum Anfang?
web-dialog-leave-voice = das Spiel bleibt erhalten
web-dialog-leave-text = „Weiterspielen“ auf dem Startbildschirm bringt dich genau hierher zurück.
web-dialog-leave-go = Verlassen
web-dialog-leave-not = Bleiben
