### What a table tells: refusals to those who sit at it, and the digest since one's last turn.

## The digest.

digest-killed = { $gnome } ist { $room_in } umgekommen.
digest-fainted = { $gnome } liegt ohnmächtig da.
digest-abandoned = { $gnome } hat alle im Stich gelassen.
digest-newcomer = Ein neuer Gnom namens { $gnome } ist { $room_in } aufgetaucht.
digest-track = { $track }: von { $before } auf { $after }.
digest-token = Neu auf der Zeitleiste: „{ $token }“ auf { $space }.
digest-token_gone = „{ $token }“ liegt nicht mehr auf der Zeitleiste.
digest-fire = Es brennt: { $rooms }.
digest-fire_out = Brennt nicht mehr: { $rooms }.
digest-water = { $level ->
    [0] Wieder trocken: { $rooms }.
    [1] Niedriger Wasserstand: { $rooms }.
   *[other] Hoher Wasserstand: { $rooms }.
}
digest-blocked = { $count ->
    [1] Blockierte Luke: { $hatches }.
   *[other] Blockierte Luken: { $hatches }.
}
digest-unblocked = { $count ->
    [1] Wieder freie Luke: { $hatches }.
   *[other] Wieder freie Luken: { $hatches }.
}

## Tables that cannot be laid.

error-table-none = das beschreibt keinen Tisch: Nötig sind Schlüssel und Werte
error-table-seed = Tisch: seed: das sollte höchstens { $most } Bits haben
error-table-key = Tisch: unbekannter Schlüssel „{ $key }“{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-table-value = Tisch: { $key }: { $value } sollte { $like ->
    [texts] eine Liste von Texten
    [text] ein Text
    [text-range] ein Text von höchstens { $most } Zeichen
    [bots] eine Tabelle aus Gnomen und den Bots, die sie führen,
    [board] die ID eines Spielplans oder ein Spielplan
    [whole-number] eine ganze Zahl
    [whole-number-range] eine ganze Zahl von { $least } bis { $most }
   *[truth] true oder false
} sein
error-table-missing = Tisch: der Schlüssel „{ $key }“ fehlt
error-table-request = das ist keine gültige Nachricht; gültig sind: { $known }
error-table-bot-file = { $gnome }: der Bot { $bot } ist eine Datei, die ausgeführt würde; wenn du ihr traust, nenne sie mit --bots
error-table-secret = Tisch: secret: es sollten { $least } bis { $most } Bits in Hexadezimalziffern sein
error-table-take-back-value = Tisch: take_back: { $value } sollte eines davon sein: { $known }
error-table-entry = ein Eintrag des Tisches ist nicht lesbar

## What a seat may not do.

error-table-stale = das bezieht sich auf { $number }, aber der Tisch ist schon bei { $now }: Sieh noch einmal hin
error-table-not-yours = { $player } führt { $gnome } nicht
error-table-bot-leads = { $gnome } wird von einem Bot geführt ({ $bot }); übernimm ihn zuerst
error-table-not-asked = gerade wird kein Bot gefragt
error-table-take-back = { $allowed ->
    [never] an diesem Tisch wird nichts zurückgenommen
    [unrevealed] das lässt sich nicht mehr zurücknehmen: Seitdem war ein Würfel oder eine Karte zu sehen, oder jemand anders hat entschieden
   *[other] es gibt nichts zurückzunehmen
}
error-table-take-back-number = zurücknehmen lassen sich nur die Entscheidungen von { $least } bis { $most }
error-table-take-back-none = { $player } hat noch nichts entschieden, was sich zurücknehmen ließe
error-table-end-stands = das Spiel ist vorbei und sein Ende bekannt: Es lässt sich nichts mehr zurücknehmen
error-table-moment = an diesem Tisch gibt es die Zeitpunkte 0 bis { $most }
error-table-no-advice = an diesem Tisch gibt es keinen Rat
