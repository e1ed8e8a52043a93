### The browser: the first screen, a new game, games that were kept, settings.

## The name of the game, in two lines and in one.

web-title-top = Roter
web-title-bottom = November
web-title = Roter November

## The eight gnomes, by the sign that each of them wears. Letters, digits, "_" and "-" only.

web-gnome-heart = Oleg
web-gnome-anchor = Mitka
web-gnome-bolt = Ivanka
web-gnome-clover = Fenja
web-gnome-moon = Grischa
web-gnome-fish = Pawel
web-gnome-diamond = Kusma
web-gnome-ring = Soja

## The first screen. Labels of buttons are short; -more is the smaller line below.

web-first-tag = Zehn Räume. Sechzig Minuten. Viel zu viel Grog.
web-first-together = Ein kooperatives Spiel: Ihr gewinnt oder verliert gemeinsam.
web-first-hard = Zu viert: { $level ->
    [easy] leicht
    [fair] mittelschwer
    [hard] schwer
   *[hardest] sehr schwer
}. Von 100 Spielen gewinnen einfache Bots { $percent }.
web-first-play = Gleich spielen
web-first-play-more = Du und drei Bots. Kein Konto.
web-first-choose = Mannschaft und Regeln wählen
web-first-solo = Solo
web-first-solo-more = du führst alle
web-first-same = Ein Bildschirm
web-first-same-more = reihum spielen
web-first-continue = Weiterspielen
web-first-continue-more = { $minutes ->
    [one] noch { $minutes } Minute
   *[other] noch { $minutes } Minuten
}
web-first-kept = Alle Spiele ({ $count })
web-first-load = Logbuch laden
web-first-load-more = ein gespeichertes Spiel fortsetzen
web-first-drop = Zieh das Logbuch einfach hierher
web-first-new = Neu an Bord? So geht’s, in einer halben Minute.
web-first-menu = Spielen
web-first-language = Sprache
web-first-tools = Hilfe und Einstellungen
web-first-laying = Das Boot wird klargemacht
web-first-gone = Der Server antwortet nicht. Läuft er noch?
web-first-long = Diese Datei ist zu lang für ein Logbuch.
web-first-unreadable = Diese Datei lässt sich nicht lesen.
web-first-empty = Diese Datei ist leer: Es steht kein Spiel darin.
# $why: was der Server dazu sagt, für alle, die solche Dateien schreiben.
web-first-no-logbook = Das ist kein Logbuch von Roter November. ({ $why })
web-first-bad-logbook = Dieses Logbuch lässt sich nicht spielen: { $why }

## Games that were kept in this browser.

web-kept-title = Spiele in diesem Browser
web-kept-lead = Nur in diesem Browser findest du zu ihnen zurück.
web-kept-none = Noch keine.
web-kept-over = { $won ->
    [yes] gerettet
   *[no] verloren
}
web-kept-go = Weiterspielen
web-kept-look = Ansehen
web-kept-remove = Von der Liste nehmen
web-kept-removed = Von der Liste genommen: { $gnomes }
web-kept-undo = Doch behalten

## A new game.

web-setup-title = Ein neues Spiel
web-setup-back = Zurück
web-setup-go = Leinen los!
web-setup-kind = Wer spielt
web-setup-kind-bots = Du und Bots
web-setup-kind-bots-more = du führst einen Gnom
web-setup-kind-solo = Solo
web-setup-kind-solo-more = du führst alle
web-setup-kind-same = Ein Bildschirm
web-setup-kind-same-more = mehrere Leute, ein Gerät
web-setup-crew = Die Mannschaft
web-setup-size = Wie viele Gnome
web-setup-name = Name von Gnom { $number }
web-setup-leads = Wer { $gnome } führt
web-setup-you = Du
web-setup-person = Ein Mensch
web-setup-player = Name der Person, die { $gnome } führt
web-setup-player-usual = Spieler { $number }
web-setup-captain-name = Kapitän
web-setup-bosun = Bootsmann
web-setup-captain = Kapitän
web-setup-bosun-text = Bootsmann: ein Bot, der sofort das Naheliegende tut. Vier davon bringen jedes zweite Boot heim.
web-setup-captain-text = Kapitän: ein Bot, der jeden Plan durchspielt, bevor er einen wählt. Vier davon bringen vier von fünf Booten heim.
web-setup-edition = Ausgabe
web-setup-edition-revised = Überarbeitete
web-setup-edition-first = Erste
web-setup-edition-revised-text = Die neueren Regeln: Wer draußen im Meer ohnmächtig wird, ist verloren, und wer seine Kameraden im Stich lässt, ist sofort weg.
web-setup-edition-first-text = Die Regeln, wie sie zuerst erschienen: Ohnmacht im Meer tötet nicht, und wer seine Kameraden im Stich lässt, erlebt noch jedes Ereignis auf dem Weg.
web-setup-options = Optionen
web-option-remove_respites-text = Jede Atempause schenkt euch nur einen ruhigen Moment, dann ist sie aus dem Spiel. Schwerer.
web-option-opening_events-text = Bevor sich jemand rühren darf, schlägt für jeden Gnom ein Ereignis zu. Schwerer.
web-option-less_deadly_dying-text = Statt eines toten Gnoms stolpert ein neuer herein, nüchtern und mit leeren Händen. Leichter.
web-option-crazed_gnomes-text = Wer eine Brechstange im Einsatz hat, darf im selben Raum jemanden angreifen. In der überarbeiteten Ausgabe sind auch die Objektkarten verdeckt.
web-option-hidden_hands-text = Du siehst nur deine eigenen Karten. An einem gemeinsamen Bildschirm werden sie abgedeckt, wenn die nächste Person übernimmt.
web-option-reflow_into_low_water-text = Eine offene Luke gleicht auch hohen und niedrigen Wasserstand aus: Übrig bleiben zwei Räume mit niedrigem.
web-option-fire_crosses_blocked_hatches-text = Greift Feuer über, halten blockierte Luken es nicht auf. Aus: Sie halten es auf.
web-setup-more = Fairness und Glück
web-setup-treachery = Verräterische Bots
web-setup-treachery-text = Bots dürfen die anderen angreifen oder im Stich lassen, wo die Regeln es erlauben.
web-setup-take_back = Zurücknehmen
web-setup-take_back-free = Übung
web-setup-take_back-unrevealed = Bis zum Wurf
web-setup-take_back-never = Nichts
web-setup-take_back-free-text = Jede Entscheidung, auch nach einem Wurf; Würfel und Karten fallen wieder gleich. Wer das tut, liest es am Ende und im Logbuch.
web-setup-take_back-unrevealed-text = Eigene Entscheidungen, bis ein Würfel oder eine Karte zu sehen ist oder jemand anders entscheidet.
web-setup-take_back-never-text = Getan ist getan.
web-setup-advice = Den Kapitän fragen
web-setup-advice-text = Wer am Zug ist, darf nach den besten Plänen und ihren Chancen fragen.
web-setup-luck = Glück
web-setup-luck-secret = Geheim
web-setup-luck-number = Nach Nummer
web-setup-luck-secret-text = Niemand weiß, was kommt.
web-setup-luck-number-text = Dieselbe Nummer bringt dasselbe Glück: für eine Revanche oder zum Vergleich mit Freunden.
web-setup-seed = Nummer
web-setup-on = An
web-setup-off = Aus
# How hard it is, by the number of gnomes. From games of bots, see bench/bots.md.
web-setup-hard = { $level ->
    [easy] Leicht
    [fair] Mittel
    [hard] Schwer
   *[hardest] Sehr schwer
}: Von 100 solchen Spielen gewinnen einfache Bots { $percent }.
web-setup-hard-unknown = Wie schwer diese Kombination ist, wurde nicht gemessen.
web-setup-again = Zurücksetzen

## Settings.

web-settings-title = Einstellungen
web-settings-language = Sprache
web-settings-theme = Hell oder dunkel
web-settings-theme-auto = Wie am Gerät
web-settings-theme-night = Dunkel
web-settings-theme-day = Hell
web-settings-contrast = Mehr Kontrast
web-settings-motion = Animationen
web-settings-motion-auto = Wie am Gerät
web-settings-motion-full = An
web-settings-motion-still = Aus
web-settings-pace = Tempo der Ereignisse
web-settings-pace-slow = Langsam
web-settings-pace-normal = Normal
web-settings-pace-fast = Schnell
web-settings-pace-off = Sofort
web-settings-style = Das Logbuch erzählt
web-settings-style-lively = eine Geschichte
web-settings-style-dry = nur Fakten
web-settings-sound = Ton
web-settings-effects = Geräusche
web-settings-sea = Meeresrauschen
web-settings-volume = { $percent } %
web-settings-close = Schließen
