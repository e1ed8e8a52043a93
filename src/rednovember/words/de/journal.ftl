### The narrator's sentences.
###
### `fact-KIND` tells one fact of the journal, or a run of like ones; `fact-KIND-hidden` tells it to those who may not
### know the item; `story-...` tells several different facts in one sentence (see story.py). Arguments are the fact's
### own parameters; names come translated, with their id beside them ($action and $action_id). $change is "up", "down"
### or "same" where there are $before and $after. Truths are "yes" and "no".
###
### .b, .c, .d are further wordings, .dry is the telegram. Gnomes have no gender and no genitive here.

## Set-up.

fact-gnome_placed = { $gnome } beginnt { $room_in }.
    .dry = { $gnome }: Start { $room }
fact-keeper_stacked = { $count ->
    [1] Der Zeitstein von { $gnome } kommt auf den Stapel auf Feld { $space }.
   *[other] Die Zeitsteine stapeln sich auf Feld { $space }, von unten: { $gnomes }.
}
    .dry = { $count ->
        [1] { $gnome }: Zeitstein auf { $space }
       *[other] Zeitsteine auf { $space }, von unten: { $gnomes }
    }

## Turns and time.

fact-turn_begins = { $gnome } ist am Zug, ab Feld { $space }.
    .b = Feld { $space }: { $gnome } ist dran.
    .c = { $space ->
        [one] Noch { $space } Minute bis zur Rettung: { $gnome } ist am Zug.
       *[other] Noch { $space } Minuten bis zur Rettung: { $gnome } ist am Zug.
    }
    .d = Die Uhr zeigt { $space }, und { $gnome } übernimmt.
    .dry = { $gnome }: Zug ab { $space }
fact-turn_ends = Der Zug von { $gnome } ist vorbei.
    .dry = { $gnome }: Zug zu Ende
fact-stands_up = { $gnome } kommt zu sich und steht auf.
    .b = { $gnome } öffnet die Augen, bereut es und steht trotzdem auf.
    .c = Das Boot dreht sich noch, aber { $gnome } steht wieder.
    .dry = { $gnome }: steht auf
fact-ghost_moved = Der Geist rückt von { $before } auf { $after }.
    .dry = Geist { $before } → { $after }
fact-keeper_moved = Der Zeitstein von { $gnome } rückt von { $before } auf { $after }.
    .b = Die Zeit vergeht: { $gnome } rückt von { $before } auf { $after }.
    .c = Zeitstein von { $gnome }: eben noch { $before }, jetzt { $after }.
    .d = { $gnome } rückt auf der Zeitleiste von { $before } auf { $after } vor.
    .dry = { $gnome }: Zeitstein { $before } → { $after }

## Movement.

fact-hatch_opened = { $gnome } öffnet { $room_in } die Luke { $to_room_to }.
    .dry = { $gnome }: Luke { $room } – { $to_room } offen
story-opens = { $gnome } öffnet { $room_in } die Luke { $to_room_to } (Geist auf { $after }).
    .b = Das Handrad quietscht: { $gnome } öffnet { $room_in } die Luke { $to_room_to } (Geist auf { $after }).
    .c = { $room_In } stemmt { $gnome } die Luke { $to_room_to } auf (Geist auf { $after }).
    .dry = { $gnome }: Luke { $room } – { $to_room } offen, Geist { $after }
fact-entered = { $to_room_id ->
    [0] { $gnome } verlässt das Boot und schwimmt hinaus { $to_room_into }.
   *[other] { $room_id ->
        [0] { $gnome } steigt { $room_from } { $to_room_into }.
       *[other] { $gnome } geht { $room_from } { $to_room_into }.
    }
}
    .dry = { $gnome }: { $room_id ->
        [0] { $room }
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] { $to_room }
       *[other] { $to_room_id }
    }
story-enters = { $to_room_id ->
    [0] { $gnome } verlässt das Boot und schwimmt hinaus { $to_room_into } (Geist auf { $after }).
   *[other] { $room_id ->
        [0] { $gnome } steigt { $room_from } { $to_room_into } (Geist auf { $after }).
       *[other] { $gnome } watet { $room_from } { $to_room_into } (Geist auf { $after }).
    }
}
    .b = { $to_room_id ->
        [0] Ein letzter Blick zurück, dann schwimmt { $gnome } hinaus { $to_room_into } (Geist auf { $after }).
       *[other] { $room_id ->
            [0] Tropfnass klettert { $gnome } { $room_from } { $to_room_into } (Geist auf { $after }).
           *[other] Mit nassen Stiefeln kommt { $gnome } { $room_from } { $to_room_into } (Geist auf { $after }).
        }
    }
    .c = { $to_room_id ->
        [0] { $gnome } steigt aus, { $to_room_into }, freiwillig (Geist auf { $after }).
       *[other] { $gnome } kämpft sich { $room_from } { $to_room_into } (Geist auf { $after }).
    }
    .dry = { $gnome }: { $room_id ->
        [0] { $room }
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] { $to_room }
       *[other] { $to_room_id }
    }, Geist { $after }
story-walks = { $to_room_id ->
    [0] { $gnome } öffnet die Luke und schwimmt hinaus { $to_room_into } (Geist auf { $after }).
   *[other] { $room_id ->
        [0] { $gnome } öffnet die Luke und klettert { $room_from } { $to_room_into } (Geist auf { $after }).
       *[other] { $gnome } öffnet die Luke und geht { $room_from } { $to_room_into } (Geist auf { $after }).
    }
}
    .b = { $to_room_id ->
        [0] Luke auf, Maske fest: { $gnome } gleitet hinaus { $to_room_into } (Geist auf { $after }).
       *[other] Luke auf, Luke zu: { $gnome } kommt { $room_from } { $to_room_into } (Geist auf { $after }).
    }
    .c = { $to_room_id ->
        [0] { $gnome } hat das Boot satt und steigt aus, { $to_room_into } (Geist auf { $after }).
       *[other] { $gnome } zwängt sich durch die Luke, { $room_from } { $to_room_into } (Geist auf { $after }).
    }
    .d = { $to_room_id ->
        [0] Durch die Außenluke: { $gnome } taucht { $to_room_into } (Geist auf { $after }).
       *[other] { $gnome } eilt { $room_from } { $to_room_into } (Geist auf { $after }).
    }
    .dry = { $gnome }: { $room_id ->
        [0] { $room }
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] { $to_room }
       *[other] { $to_room_id }
    }, Geist { $after }
fact-stayed = { $gnome } überlegt es sich anders und bleibt { $room_in }; die Luke fällt zu.
    .b = Ein Blick durch die Luke genügt: { $gnome } bleibt { $room_in }, und die Luke fällt zu.
    .dry = { $gnome }: bleibt, { $room }
fact-escape_needed = Diese Runde geht ans Feuer: { $gnome } muss { $room_from } fliehen.
    .b = Das Feuer lässt nicht mit sich reden: { $gnome } muss { $room_from } fliehen.
    .dry = { $gnome }: Flucht nötig, { $room }

## Water and fire.

fact-reflowed = Wasser schießt { $room_from } { $to_room_into }: niedriger Wasserstand in beiden Räumen.
    .b = Ein Schwall { $room_from } { $to_room_into }, dann Ruhe: niedriger Wasserstand hier wie dort.
    .dry = { $room } → { $to_room }: beide niedriger Wasserstand
fact-water = { $change ->
    [same] { $room_In } ändert sich nichts: { $after ->
        [0] trocken wie zuvor
        [1] weiter niedriger Wasserstand
       *[other] weiter hoher Wasserstand
    }.
   *[other] { $after ->
        [0] { $room_In } steht kein Wasser mehr.
        [1] Niedriger Wasserstand { $room_in }.
       *[other] Hoher Wasserstand { $room_in }!
    }
}
    .b = { $change ->
        [same] Alles beim Alten { $room_in }: { $after ->
            [0] trocken
            [1] niedriger Wasserstand
           *[other] hoher Wasserstand
        }.
       *[other] { $after ->
            [0] { $room_In } gurgelt der Rest davon: trocken.
            [1] { $room_In } reicht das Wasser bis zum Gürtel: niedriger Wasserstand.
           *[other] { $room_In } reicht das Wasser bis zur Decke: hoher Wasserstand!
        }
    }
    .c = { $change ->
        [same] { $room_In } bleibt es, wie es war: { $after ->
            [0] trocken
            [1] niedriger Wasserstand
           *[other] hoher Wasserstand
        }.
       *[other] { $after ->
            [0] Trockene Füße { $room_in }: kein Wasser mehr.
            [1] { $room_In } schwappt es: niedriger Wasserstand.
           *[other] { $room_In } haben jetzt die Fische Dienst: hoher Wasserstand!
        }
    }
    .dry = { $room }: { $after ->
        [0] trocken
        [1] niedriger Wasserstand
       *[other] hoher Wasserstand
    }{ $change ->
        [same] {" "}(unverändert)
       *[other] {""}
    }
fact-fire_started = Feuer { $room_in }!
    .b = Alarm! { $room_In } brennt es!
    .c = { $room_In } schlagen Flammen hoch: Feuer!
    .d = Feuer! Feuer { $room_in }!
    .dry = { $room }: Feuer
fact-fire_out = { $by_water ->
    [yes] Es zischt: Wasser löscht das Feuer { $room_in }.
   *[no] Das Feuer { $room_in } ist aus.
}
    .b = { $by_water ->
        [yes] Wasser tut auch mal etwas Gutes: Es löscht das Feuer { $room_in }.
       *[no] { $room_In } raucht es nur noch: Feuer aus.
    }
    .dry = { $by_water ->
        [yes] { $room }: Feuer aus (Wasser)
       *[no] { $room }: Feuer aus
    }
fact-hatch_blocked = Die Luke zwischen { $room_dat } und { $to_room_dat } klemmt: blockiert.
    .b = Nichts rührt sich mehr an der Luke zwischen { $room_dat } und { $to_room_dat }: blockiert.
    .dry = Luke { $room } – { $to_room }: blockiert
fact-hatch_unblocked = Die Luke zwischen { $room_dat } und { $to_room_dat } ist wieder frei.
    .b = Ein Ächzen, ein Knall: Die Luke zwischen { $room_dat } und { $to_room_dat } ist wieder frei.
    .dry = Luke { $room } – { $to_room }: frei

## Items.

fact-item_used = { $item_id ->
    [grog] { $gnome } trinkt { $item_a }.
    [coffee] { $gnome } trinkt { $item_a }.
    [toolbox] { $gnome } klappt { $item_the } auf.
    [engine_manual] { $gnome } schlägt { $item_the } auf.
    [pump_manual] { $gnome } schlägt { $item_the } auf.
    [reactor_manual] { $gnome } schlägt { $item_the } auf.
    [deactivation_code] { $gnome } kramt { $item_the } hervor.
    [fire_extinguisher] { $gnome } entsichert { $item_the }.
    [crowbar] { $gnome } packt { $item_the }.
    [water_pump] { $gnome } wirft { $item_the } an.
    [harpoon] { $gnome } lädt { $item_the }.
    [lucky_charm] { $gnome } küsst { $item_the }.
    [aqualung] { $gnome } schnallt { $item_the } um.
   *[other] { $gnome } setzt { $item_the } ein.
}
    .b = { $item_id ->
        [grog] { $gnome } leert { $item_a } in einem Zug.
        [coffee] { $gnome } schlürft { $item_a }, heiß und bitter.
        [engine_manual] { $gnome } bläst den Staub von Seite eins: { $item }.
        [pump_manual] { $gnome } sucht im Register unter L wie Luft: { $item }.
        [reactor_manual] { $gnome } liest endlich das Kleingedruckte: { $item }.
        [deactivation_code] { $gnome } tippt mit zwei Fingern: { $item }.
        [lucky_charm] { $gnome } reibt { $item_the } und glaubt ganz fest daran.
        [aqualung] { $gnome } prüft die Schläuche und legt { $item_the } an.
       *[other] { $gnome } greift sich { $item_the }.
    }
    .c = { $item_id ->
        [grog] { $gnome } gönnt sich { $item_a }.
        [coffee] { $gnome } gönnt sich { $item_a }.
       *[other] { $gnome } setzt { $item_a } ein.
    }
    .dry = { $item_id ->
        [grog] { $gnome } trinkt: { $item }
        [coffee] { $gnome } trinkt: { $item }
       *[other] { $gnome } setzt ein: { $item }
    }
fact-intoxication = { $change ->
    [up] Der Rauschzustand von { $gnome } steigt von { $before } auf { $after }.
    [down] Der Rauschzustand von { $gnome } sinkt von { $before } auf { $after }.
   *[same] Der Rauschzustand von { $gnome } bleibt auf { $after }.
}
    .dry = { $change ->
        [same] { $gnome }: Rauschzustand { $after }
       *[other] { $gnome }: Rauschzustand { $before } → { $after }
    }
story-drinks = { $change ->
    [up] { $gnome } trinkt { $item_a }: Rauschzustand von { $before } auf { $after }.
    [down] { $gnome } trinkt { $item_a } und sieht wieder klarer: Rauschzustand von { $before } auf { $after }.
   *[same] { $gnome } trinkt { $item_a }: Rauschzustand bleibt auf { $after }.
}
    .b = { $change ->
        [up] Prost! { $gnome } kippt { $item_a }, Rauschzustand von { $before } auf { $after }.
        [down] Das Bullauge ist wieder rund: { $gnome } trinkt { $item_a }, Rauschzustand von { $before } auf { $after }.
       *[same] { $gnome } kippt { $item_a } und merkt keinen Unterschied: Rauschzustand bleibt auf { $after }.
    }
    .c = { $change ->
        [up] Die Lage ist ernst, { $gnome } braucht { $item_a }: Rauschzustand von { $before } auf { $after }.
        [down] { $gnome } schlürft { $item_a }, heiß und bitter: Rauschzustand von { $before } auf { $after }.
       *[same] { $gnome } schluckt { $item_a } wie Wasser: Rauschzustand bleibt auf { $after }.
    }
    .d = { $change ->
        [up] { $gnome } setzt { $item_a } an und leer wieder ab: Rauschzustand von { $before } auf { $after }.
        [down] Mit Todesverachtung trinkt { $gnome } { $item_a }: Rauschzustand von { $before } auf { $after }.
       *[same] { $gnome } setzt { $item_a } an und leer wieder ab: Rauschzustand bleibt auf { $after }.
    }
    .dry = { $change ->
        [same] { $gnome } trinkt: { $item }, Rauschzustand { $after }
       *[other] { $gnome } trinkt: { $item }, Rauschzustand { $before } → { $after }
    }
story-thirst = { $change ->
    [up] Bei dieser Hitze bleibt kein Becher voll: { $gnome } trinkt { $item_a }, Rauschzustand von { $before } auf { $after }.
   *[same] Bei dieser Hitze bleibt kein Becher voll: { $gnome } trinkt { $item_a }, Rauschzustand bleibt auf { $after }.
}
    .b = { $change ->
        [up] Die Kehle ist trocken, { $gnome } greift zu: { $item }, Rauschzustand von { $before } auf { $after }.
       *[same] Die Kehle ist trocken, { $gnome } greift zu: { $item }, Rauschzustand bleibt auf { $after }.
    }
    .c = { $change ->
        [up] { $gnome } braucht dringend etwas Kaltes und hat nur { $item_a }: Rauschzustand von { $before } auf { $after }.
       *[same] { $gnome } braucht dringend etwas Kaltes und hat nur { $item_a }: Rauschzustand bleibt auf { $after }.
    }
    .dry = { $change ->
        [up] { $gnome } trinkt (Hitze): { $item }, Rauschzustand { $before } → { $after }
       *[same] { $gnome } trinkt (Hitze): { $item }, Rauschzustand { $after }
    }
fact-item_drawn = { $source ->
    [deal] { $gnome } bekommt ausgeteilt: { $items }.
    [icon] Das Objekt-Symbol bringt { $gnome }: { $items }.
   *[stores] { $gnome } zieht: { $items }.
}
    .b = { $source ->
        [deal] In den Taschen von { $gnome }: { $items }.
        [icon] Unterwegs findet { $gnome }: { $items }.
       *[stores] { $gnome } wühlt in den Regalen und findet: { $items }.
    }
    .c = { $source ->
        [deal] { $gnome } tritt den Dienst an mit: { $items }.
        [icon] Glück im Unglück für { $gnome }: { $items }.
       *[stores] { $gnome } quittiert den Empfang: { $items }.
    }
    .d = { $source ->
        [deal] Ausrüstung von { $gnome }: { $items }.
        [icon] Unter einer Bodenplatte entdeckt { $gnome }: { $items }.
       *[stores] Ganz hinten im Regal entdeckt { $gnome }: { $items }.
    }
    .dry = { $source ->
        [deal] { $gnome } erhält: { $items }
        [icon] { $gnome } zieht (Symbol): { $items }
       *[stores] { $gnome } zieht: { $items }
    }
fact-item_drawn-hidden = { $source ->
    [deal] { $gnome } bekommt { cards } ausgeteilt.
    [icon] Das Objekt-Symbol bringt { $gnome } { cards }.
   *[stores] { $gnome } zieht { cards }.
}
    .b = { $source ->
        [deal] { $gnome } tritt den Dienst an, mit { cards }.
        [icon] Unterwegs findet { $gnome } { cards } und zeigt nichts her.
       *[stores] { $gnome } wühlt in den Regalen und steckt { cards } ein.
    }
    .dry = { $source ->
        [deal] { $gnome } erhält: { cards }
        [icon] { $gnome } zieht (Symbol): { cards }
       *[stores] { $gnome } zieht: { cards }
    }
fact-stash_drawn = { $gnome } bedient sich am Grogvorrat des Käptns: { $items }. Übrig: { $left }.
    .b = Der Käptn merkt es ja nicht mehr: { $gnome } nimmt { $items } aus dem Vorrat. Übrig: { $left }.
    .dry = { $gnome } aus dem Grogvorrat: { $items }, übrig { $left }
fact-nothing_drawn = { $gnome } sucht nach einem Objekt, aber es gibt keins mehr.
    .dry = { $gnome }: kein Objekt mehr da
fact-card_discarded = { $cause ->
    [death] Aus dem Nachlass von { $gnome } geht auf den Ablagestapel: { $items }.
    [thirst] Bei dieser Hitze trinkt { $gnome }: { $items }.
    [abandoning] { $gnome } lässt zurück: { $items }.
   *[limit] { $gnome } kann nicht alles festhalten und legt ab: { $items }.
}
    .b = { $cause ->
        [death] Niemand holt ab, was { $gnome } hinterlässt: { $items }.
        [thirst] Die Kehle ist trocken, { $gnome } greift zu: { $items }.
        [abandoning] Zum Schwimmen zu schwer für { $gnome }: { $items }.
       *[limit] Es scheppert. { $gnome } muss loslassen: { $items }.
    }
    .dry = { $cause ->
        [death] { $gnome } legt ab (Tod): { $items }
        [thirst] { $gnome } trinkt (Hitze): { $items }
        [abandoning] { $gnome } lässt zurück: { $items }
       *[limit] { $gnome } legt ab (Handlimit): { $items }
    }
fact-draw_barred = { $room_id ->
    [0] { $gnome } darf wieder überall Objektkarten ziehen.
   *[other] { $gnome } darf { $room_in } erst nach einer Aktion in einem anderen Raum wieder Objektkarten ziehen.
}
    .dry = { $room_id ->
        [0] { $gnome }: darf wieder überall ziehen
       *[other] { $gnome }: Ziehen vorerst gesperrt, { $room }
    }
fact-items_rebuilt = Der Objektstapel ist leer: { $cards ->
    [one] { cards } vom Ablagestapel bildet
   *[other] { cards } vom Ablagestapel bilden
} den neuen.
    .dry = Neuer Objektstapel: { cards }

## Trade.

fact-trade_offered = { $cards ->
    [0] { $gnome } bietet { $partner } rein gar nichts an und hofft auf das Beste.
   *[other] { $gnome } bietet { $partner } { cards } an.
}
    .b = { $cards ->
        [0] { $gnome } hält { $partner } die leere Hand hin.
       *[other] { $gnome } schiebt { $partner } { cards } hin und zieht eine Augenbraue hoch.
    }
    .dry = { $cards ->
        [0] { $gnome } bietet { $partner }: nichts
       *[other] { $gnome } bietet { $partner }: { cards }
    }
fact-trade_answered = { $cards ->
    [0] { $gnome } gibt dafür nichts.
   *[other] { $gnome } gibt { $partner } dafür { cards }.
}
    .b = { $cards ->
        [0] { $gnome } sagt Danke und gibt nichts.
       *[other] { $gnome } schlägt ein und gibt { $partner } { cards }.
    }
    .dry = { $cards ->
        [0] { $gnome } gibt: nichts
       *[other] { $gnome } gibt { $partner }: { cards }
    }
fact-card_passed = { $gnome } reicht { $partner }: { $items }.
    .b = Von { $gnome } an { $partner }, von Hand zu Hand: { $items }.
    .dry = { $gnome } an { $partner }: { $items }
fact-card_passed-hidden = { $gnome } reicht { $partner } { cards }.
    .b = { $gnome } steckt { $partner } { cards } zu.
    .dry = { $gnome } an { $partner }: { cards }

## Actions.

fact-action_taken = { $action_id ->
    [wait] { $gnome } wartet ab: { $action }.
    [abandon] { $gnome } entschließt sich: { $action }.
   *[other] { $gnome } nimmt sich { minutes }, um { $action_zu }.
}
    .dry = { $action_id ->
        [wait] { $gnome }: { $action }
        [abandon] { $gnome }: { $action }
       *[other] { $gnome }: { $action }, { minutes }
    }
story-action = { $action_id ->
    [wait] { $gnome } wartet ab: { $action } (Geist auf { $after }).
   *[other] { $gnome } nimmt sich { minutes }, um { $action_zu }{ $extra ->
        [0] {""}
       *[other] , und { $extra } mehr wegen des niedrigen Wasserstands
    } (Geist auf { $after }).
}
    .b = { $action_id ->
        [wait] { $gnome } lauscht den Tropfen: { $action } (Geist auf { $after }).
        [draw] { $gnome } stöbert { minutes } lang: { $action }{ $extra ->
            [0] {""}
           *[other] , dazu { $extra } wegen des niedrigen Wasserstands
        } (Geist auf { $after }).
        [trade] { $gnome } feilscht { minutes } lang: { $action }{ $extra ->
            [0] {""}
           *[other] , dazu { $extra } wegen des niedrigen Wasserstands
        } (Geist auf { $after }).
        [attack] { $gnome } sieht { minutes } lang rot: { $action }{ $extra ->
            [0] {""}
           *[other] , dazu { $extra } wegen des niedrigen Wasserstands
        } (Geist auf { $after }).
       *[other] { $gnome } krempelt für { minutes } die Ärmel hoch: { $action }{ $extra ->
            [0] {""}
           *[other] , dazu { $extra } wegen des niedrigen Wasserstands
        } (Geist auf { $after }).
    }
    .c = { $action_id ->
        [wait] { $gnome } betrachtet die Nieten: { $action } (Geist auf { $after }).
       *[other] { minutes } setzt { $gnome } daran, { $action_zu }{ $extra ->
            [0] {""}
           *[other] , und { $extra } mehr, weil das Wasser bremst
        } (Geist auf { $after }).
    }
    .d = { $action_id ->
        [wait] Diesmal sollen andere ran: { $gnome } wählt „{ $action }“ (Geist auf { $after }).
       *[other] { $gnome }, { minutes }, eine Aufgabe: { $action }{ $extra ->
            [0] {""}
           *[other] , plus { $extra } bei niedrigem Wasserstand
        } (Geist auf { $after }).
    }
    .dry = { $gnome }: { $action }, { minutes }{ $extra ->
        [0] {""}
       *[other] {" "}+ { $extra } (niedriger Wasserstand)
    }, Geist { $after }
fact-fix_result = { $result ->
    [succeeded] Nötig war { $needed ->
        [1] genau eine { $needed }
       *[other] höchstens eine { $needed }
    }: geschafft.
    [too_late] Nötig war { $needed ->
        [1] genau eine { $needed }
       *[other] höchstens eine { $needed }
    }, aber dafür ist es zu spät: misslungen, Wurf hin oder her.
   *[failed] Nötig war { $needed ->
        [1] genau eine { $needed }
       *[other] höchstens eine { $needed }
    }: misslungen.
}
    .dry = { $result ->
        [succeeded] Nötig ≤ { $needed }: Erfolg
        [too_late] Nötig ≤ { $needed }: zu spät
       *[failed] Nötig ≤ { $needed }: Fehlschlag
    }
story-fix = { $gnome } würfelt { die }, nötig ist { $needed ->
    [1] genau eine { $needed }
   *[other] höchstens eine { $needed }
}{ $result ->
    [succeeded] : geschafft!
    [too_late] , doch es ist zu spät: misslungen, Wurf hin oder her.
   *[failed] : misslungen.
}
    .b = { $needed ->
        [1] Nur eine { $needed }
       *[other] Alles bis { $needed }
    } { $result ->
        [succeeded] reicht, { $gnome } würfelt { die }: Na also!
        [too_late] würde reichen, { $gnome } würfelt { die }, nur leider zu spät: misslungen.
       *[failed] hätte gereicht, { $gnome } würfelt { die }: Es war ein Versuch. Misslungen.
    }
    .c = Ein Fluch, ein Tritt und { die }{ $result ->
        [succeeded] ; gut war { $needed ->
            [1] nur die { $needed }
           *[other] alles bis { $needed }
        }: { $gnome } hat es geschafft!
        [too_late] ; gut gewesen wäre { $needed ->
            [1] nur die { $needed }
           *[other] alles bis { $needed }
        }, aber { $gnome } kommt zu spät: misslungen.
       *[failed] {" "}statt { $needed ->
            [1] einer { $needed }
           *[other] höchstens einer { $needed }
        }: { $gnome } scheitert.
    }
    .d = { $gnome } braucht { $needed ->
        [1] eine { $needed }
       *[other] höchstens eine { $needed }
    }{ $result ->
        [succeeded] {" "}und würfelt { die }: Erfolg, Applaus, weiter.
        [too_late] , würfelt { die } und hätte früher kommen müssen: misslungen.
       *[failed] {" "}und würfelt { die }: misslungen, und die Zeit ist trotzdem weg.
    }
    .e = Der Würfel kullert für { $gnome } übers Deck und bleibt bei { $value } liegen. Gut war { $needed ->
        [1] nur die { $needed }
       *[other] alles bis { $needed }
    }{ $result ->
        [succeeded] : geschafft!
        [too_late] , aber nur bis eben: zu spät, misslungen.
       *[failed] : misslungen.
    }
    .dry = { $result ->
        [succeeded] { $gnome }: Würfel { $value }, nötig ≤ { $needed }: Erfolg
        [too_late] { $gnome }: Würfel { $value }, nötig ≤ { $needed }: zu spät
       *[failed] { $gnome }: Würfel { $value }, nötig ≤ { $needed }: Fehlschlag
    }
fact-abandoned = { action-abandon }: { $gnome } wünscht allen das Schlechteste und schwimmt davon.
    .dry = { $gnome }: { action-abandon }

## Dice.

fact-die_rolled = { $purpose ->
    [start] { $gnome } würfelt { die } und beginnt { $room_in }.
    [fire] { $gnome } würfelt { die } für das Feuer: { $room }.
    [leak] { $gnome } würfelt { die } für das Leck: { $room }.
    [blocked_hatch] { $gnome } würfelt { die } für die Luke: { $room }.
    [newcomer] { $gnome } würfelt { die } für den Neuzugang: { $room }.
    [attacker] { $gnome } schlägt zu und würfelt { die }.
    [defender] { $gnome } schlägt zurück und würfelt { die }.
   *[repair] { $gnome } würfelt { die }.
}
    .b = { $purpose ->
        [start] Der Dienstplan will es so: { $gnome } würfelt { die }, Beginn { $room_in }.
        [fire] Wo brennt’s? { $gnome } würfelt { die }: { $room }.
        [leak] Wo tropft’s? { $gnome } würfelt { die }: { $room }.
        [blocked_hatch] Wo klemmt’s? { $gnome } würfelt { die }: { $room }.
        [newcomer] Woher kommt Ersatz? { $gnome } würfelt { die }: { $room }.
        [attacker] { $gnome } holt aus und würfelt { die }.
        [defender] { $gnome } hält dagegen und würfelt { die }.
       *[repair] Der Würfel rollt für { $gnome }: { $value }.
    }
    .c = { $purpose ->
        [start] { $gnome } würfelt { die }: Dienstantritt { $room_in }.
        [fire] Das Feuer sucht sich einen Platz: { $gnome } würfelt { die }, { $room }.
        [leak] Das Wasser sucht sich einen Weg: { $gnome } würfelt { die }, { $room }.
        [blocked_hatch] Der Rumpf sucht sich ein Opfer: { $gnome } würfelt { die }, { $room }.
        [newcomer] Irgendwo schläft immer noch jemand: { $gnome } würfelt { die }, { $room }.
        [attacker] Für den Angriff würfelt { $gnome } { die }.
        [defender] Für die Abwehr würfelt { $gnome } { die }.
       *[repair] { $gnome } würfelt: { $value }.
    }
    .dry = { $purpose ->
        [start] { $gnome }: Würfel { $value }, Start { $room }
        [fire] { $gnome }: Würfel { $value }, Feuer: { $room }
        [leak] { $gnome }: Würfel { $value }, Leck: { $room }
        [blocked_hatch] { $gnome }: Würfel { $value }, Luke: { $room }
        [newcomer] { $gnome }: Würfel { $value }, Neuzugang: { $room }
        [attacker] { $gnome }: Würfel { $value }, Angriff
        [defender] { $gnome }: Würfel { $value }, Abwehr
       *[repair] { $gnome }: Würfel { $value }
    }

## The Faint Check.

fact-faint_checked = Ohnmachtsprobe: { $number ->
    [none] ein Strich gegen Rauschzustand { $level }.
   *[other] { $number } gegen Rauschzustand { $level }.
}
    .dry = { $number ->
        [none] Ohnmachtsprobe: –, Rauschzustand { $level }
       *[other] Ohnmachtsprobe: { $number }, Rauschzustand { $level }
    }
story-steady = Ohnmachtsprobe: { $gnome } deckt „{ $card }“ auf, { $number ->
    [none] einen Strich
   *[other] eine { $number }
} gegen Rauschzustand { $level }, und bleibt auf den Beinen.{ $event_removed ->
    [yes] {" "}Die Karte kommt aus dem Spiel.
   *[no] {""}
}
    .b = Ohnmachtsprobe: „{ $card }“ zeigt { $number ->
        [none] einen Strich
       *[other] eine { $number }
    } gegen Rauschzustand { $level }; { $gnome } schwankt, aber im Takt des Bootes.{ $event_removed ->
        [yes] {" "}Die Karte kommt aus dem Spiel.
       *[no] {""}
    }
    .c = Ohnmachtsprobe: { $gnome } hält sich am Handrad fest, deckt „{ $card }“ auf, { $number ->
        [none] einen Strich
       *[other] eine { $number }
    } gegen Rauschzustand { $level }, und behauptet, nie nüchterner gewesen zu sein.{ $event_removed ->
        [yes] {" "}Die Karte kommt aus dem Spiel.
       *[no] {""}
    }
    .dry = { $gnome }: Ohnmachtsprobe { $card }, { $number ->
        [none] –
       *[other] { $number }
    } gegen { $level }: bestanden{ $event_removed ->
        [yes] ; Karte aus dem Spiel
       *[no] {""}
    }
story-faints = Ohnmachtsprobe: { $gnome } deckt „{ $card }“ auf, { $number ->
    [none] einen Strich
   *[other] eine { $number }
} gegen Rauschzustand { $level }, und wird ohnmächtig. { $ghost_moved ->
    [yes] Der Geist rückt von { $before } auf { $after }.
   *[no] Der Geist kann nicht weiter.
}{ $event_removed ->
    [yes] {" "}Die Karte kommt aus dem Spiel.
   *[no] {""}
}
    .b = Ohnmachtsprobe: „{ $card }“ zeigt { $number ->
        [none] einen Strich
       *[other] eine { $number }
    } gegen Rauschzustand { $level }; { $gnome } sagt „Ich ruh mich nur kurz aus“ und wird ohnmächtig. { $ghost_moved ->
        [yes] Der Geist rückt von { $before } auf { $after }.
       *[no] Der Geist kann nicht weiter.
    }{ $event_removed ->
        [yes] {" "}Die Karte kommt aus dem Spiel.
       *[no] {""}
    }
    .c = Ohnmachtsprobe: „{ $card }“ zeigt { $number ->
        [none] einen Strich
       *[other] eine { $number }
    } gegen Rauschzustand { $level }; { $gnome } rutscht selig lächelnd an der Wand hinunter und wird ohnmächtig. { $ghost_moved ->
        [yes] Der Geist rückt von { $before } auf { $after }.
       *[no] Der Geist kann nicht weiter.
    }{ $event_removed ->
        [yes] {" "}Die Karte kommt aus dem Spiel.
       *[no] {""}
    }
    .dry = { $gnome }: Ohnmachtsprobe { $card }, { $number ->
        [none] –
       *[other] { $number }
    } gegen { $level }: ohnmächtig, { $ghost_moved ->
        [yes] Geist { $before } → { $after }
       *[no] Geist bleibt
    }{ $event_removed ->
        [yes] ; Karte aus dem Spiel
       *[no] {""}
    }
fact-fainted = { $gnome } wird ohnmächtig; der Geist steht auf { $space }.
    .b = Der Boden kommt { $gnome } entgegen: ohnmächtig; der Geist steht auf { $space }.
    .dry = { $gnome }: ohnmächtig, Geist { $space }

## Events.

fact-event_turned = { $card_id ->
    [fire] Brandgeruch im ganzen Boot! { $gnome } deckt auf: { $card }!
    [fire_spreads] Die Flammen werden hungrig. { $gnome } deckt auf: { $card }!
    [leak] Eine Niete macht „pling“ und ist fort. { $gnome } deckt auf: { $card }.
    [underwater_current] Etwas Großes, Nasses schiebt das Boot beiseite. { $gnome } deckt auf: { $card }.
    [blocked_hatch] Irgendwo knirscht ein Scharnier zum letzten Mal. { $gnome } deckt auf: { $card }.
    [descent] Der Boden neigt sich, und niemand hat gesteuert. { $gnome } deckt auf: { $card }.
    [fast_descent] Der Bug zeigt zum Grund und meint es ernst. { $gnome } deckt auf: { $card }!
    [reactor_warmup] Der Reaktor brummt eine Terz höher. { $gnome } deckt auf: { $card }.
    [reactor_malfunction] Im Reaktor fällt etwas Schweres um. { $gnome } deckt auf: { $card }!
    [engine_down] Die Maschine hustet, stottert, schweigt. { $gnome } deckt auf: { $card }!
    [oxygen_pumps_down] Die Lüftung seufzt und sagt nichts mehr. { $gnome } deckt auf: { $card }!
    [missile_countdown] „Zehn … neun … acht …“, zählt der Lautsprecher. { $gnome } deckt auf: { $card }!
    [kraken] Das Bullauge wird dunkel. Dann blinzelt es. { $gnome } deckt auf: { $card }!
    [turbulence] Das Boot schüttelt sich wie ein nasser Hund. { $gnome } deckt auf: { $card }.
    [stumble] Ein Kabel, ein Stiefel, ein Schrei. { $gnome } deckt auf: { $card }.
    [friendly_fire] Ein Torpedo, und er trägt unsere Flagge. { $gnome } deckt auf: { $card }!
    [overheated] Die Luft flimmert, die Zunge klebt. { $gnome } deckt auf: { $card }
    [respite] Nichts knallt, nichts zischt, nichts tropft. { $gnome } deckt auf: { $card }. Durchatmen.
   *[other] { $gnome } deckt eine Ereigniskarte auf: { $card }.
}
    .b = { $card_id ->
        [fire] { $gnome } dreht die Karte um, und irgendwo knistert es: { $card }!
        [fire_spreads] { $gnome } dreht die Karte um: { $card }! Ein Raum war den Flammen noch nie genug.
        [leak] { $gnome } dreht die Karte um: { $card }. Das Meer klopft nicht an.
        [underwater_current] { $gnome } dreht die Karte um: { $card }. Wo Wasser steht, will es höher.
        [blocked_hatch] { $gnome } dreht die Karte um: { $card }. Der Rumpf verzieht sich, die Gesichter auch.
        [descent] { $gnome } dreht die Karte um: { $card }. Wieder ein Stück näher am Grund.
        [fast_descent] { $gnome } dreht die Karte um: { $card }! Abwärts geht es immerhin zügig.
        [reactor_warmup] { $gnome } dreht die Karte um: { $card }. Es wird gemütlich, leider.
        [reactor_malfunction] { $gnome } dreht die Karte um: { $card }! Alle Zeiger springen, keiner zurück.
        [engine_down] { $gnome } dreht die Karte um: { $card }! So still war es lange nicht, und niemand freut sich.
        [oxygen_pumps_down] { $gnome } dreht die Karte um: { $card }! Ab sofort wird flach geatmet.
        [missile_countdown] { $gnome } dreht die Karte um: { $card }! Etwas zählt rückwärts, und es ist kein Gnom.
        [kraken] { $gnome } dreht die Karte um: { $card }! Saugnäpfe, groß wie Suppenteller, tasten den Rumpf ab.
        [turbulence] { $gnome } dreht die Karte um: { $card }. Was nicht angeschraubt ist, lernt fliegen.
        [stumble] { $gnome } dreht die Karte um: { $card }. Die Schwelle war schon immer da.
        [friendly_fire] { $gnome } dreht die Karte um: { $card }! Die eigene Flotte zielt schlecht und trifft trotzdem.
        [overheated] { $gnome } dreht die Karte um: { $card } Sogar die Rohre schwitzen.
        [respite] { $gnome } dreht die Karte um: { $card }. Einen Augenblick lang geht nichts kaputt.
       *[other] { $gnome } dreht die nächste Ereigniskarte um: { $card }.
    }
    .c = { $card_id ->
        [fire] Rauch im Gang, Husten, Geschrei: { $gnome } zieht „{ $card }“!
        [fire_spreads] Feuer hält sich nicht an den Dienstweg: { $gnome } zieht „{ $card }“!
        [leak] Ein feiner Strahl, dann ein grober: { $gnome } zieht „{ $card }“.
        [underwater_current] Das ganze Boot wird seitwärts geschoben: { $gnome } zieht „{ $card }“.
        [blocked_hatch] Metall auf Metall, dann ein hässliches Klack: { $gnome } zieht „{ $card }“.
        [descent] Die Spanten knacken, einer nach dem anderen: { $gnome } zieht „{ $card }“.
        [fast_descent] Alle Tassen rutschen nach vorn: { $gnome } zieht „{ $card }“!
        [reactor_warmup] Ein Zeiger wandert ins Gelbe: { $gnome } zieht „{ $card }“.
        [reactor_malfunction] Ein Zeiger wandert ins Rote und bleibt dort: { $gnome } zieht „{ $card }“!
        [engine_down] Ein Knall, ein Zittern, Stille: { $gnome } zieht „{ $card }“!
        [oxygen_pumps_down] Die Kerze flackert, die Pumpen nicht einmal das: { $gnome } zieht „{ $card }“!
        [missile_countdown] Rote Lampen, ein Summer, eine Zahl weniger: { $gnome } zieht „{ $card }“!
        [kraken] Acht Arme sind ein paar zu viel: { $gnome } zieht „{ $card }“!
        [turbulence] Oben, unten, wieder oben: { $gnome } zieht „{ $card }“.
        [stumble] Es gibt Tage, da liegt alles im Weg: { $gnome } zieht „{ $card }“.
        [friendly_fire] Einschlag! Es war gut gemeint: { $gnome } zieht „{ $card }“.
        [overheated] Das Thermometer ist am Ende der Skala: { $gnome } zieht „{ $card }“.
        [respite] Einatmen, ausatmen: { $gnome } zieht „{ $card }“.
       *[other] { $gnome } zieht „{ $card }“.
    }
    .d = { $card_id ->
        [fire] „{ $card }!“, ruft { $gnome } und hustet.
        [fire_spreads] „{ $card }“, meldet { $gnome }, und die Farbe an der Wand wirft Blasen.
        [leak] „{ $card }“, meldet { $gnome } mit nassen Socken.
        [underwater_current] „{ $card }“, meldet { $gnome }, und alles hält sich an irgendetwas fest.
        [blocked_hatch] „{ $card }“, meldet { $gnome }. Von selbst wird das nicht besser.
        [descent] „{ $card }“, meldet { $gnome }. Der Grund lässt grüßen.
        [fast_descent] „{ $card }“, meldet { $gnome }, und alle Ohren knacken.
        [reactor_warmup] „{ $card }“, meldet { $gnome } mit Schweiß auf der Stirn.
        [reactor_malfunction] „{ $card }“, meldet { $gnome } und tritt zwei Schritte zurück.
        [engine_down] „{ $card }“, meldet { $gnome } in die plötzliche Stille.
        [oxygen_pumps_down] „{ $card }“, meldet { $gnome } und hält schon einmal die Luft an.
        [missile_countdown] „{ $card }“, meldet { $gnome }. „Sieben … sechs …“
        [kraken] „{ $card }“, meldet { $gnome } sehr, sehr leise.
        [turbulence] „{ $card }“, meldet { $gnome } von der Decke.
        [stumble] „{ $card }“, meldet { $gnome } vom Boden.
        [friendly_fire] „{ $card }“, meldet { $gnome }. Die Absender kennen wir sogar beim Namen.
        [overheated] „{ $card }“, meldet { $gnome } mit trockener Kehle.
        [respite] „{ $card }“, meldet { $gnome }, und niemand traut der Ruhe.
       *[other] { $gnome } meldet: { $card }.
    }
    .e = { $card_id ->
        [fire] { $gnome } liest vor: { $card }! Man riecht es auch schon.
        [fire_spreads] { $gnome } liest vor: { $card }! Den Flammen gefällt es nebenan besser.
        [leak] { $gnome } liest vor: { $card }. Die Karte ist noch trocken, das Boot nicht mehr.
        [underwater_current] { $gnome } liest vor: { $card }. Draußen hat es jemand eilig.
        [blocked_hatch] { $gnome } liest vor: { $card }. Das wird ein Umweg.
        [descent] { $gnome } liest vor: { $card }. Der Tiefenmesser nickt.
        [fast_descent] { $gnome } liest vor: { $card }! Der Tiefenmesser lässt eine Zahl aus.
        [reactor_warmup] { $gnome } liest vor: { $card }. Auf dem Reaktordeckel stocken die Spiegeleier.
        [reactor_malfunction] { $gnome } liest vor: { $card }! Auf dem Reaktordeckel verkohlen die Spiegeleier.
        [engine_down] { $gnome } liest vor: { $card }! Das Brummen hat niemandem gefallen, bis jetzt.
        [oxygen_pumps_down] { $gnome } liest vor: { $card }! Ab hier wird leise gelesen.
        [missile_countdown] { $gnome } liest vor: { $card }! Niemand will den roten Knopf gedrückt haben.
        [kraken] { $gnome } liest vor: { $card }! Vor dem Bullauge liest jemand mit.
        [turbulence] { $gnome } liest vor: { $card }. Die Tassen haben es zuerst gewusst.
        [stumble] { $gnome } liest vor: { $card }. Gelesen, getan.
        [friendly_fire] { $gnome } liest vor: { $card }! Absender: das eigene Oberkommando.
        [overheated] { $gnome } liest vor: { $card } Die Karte rollt sich an den Ecken auf.
        [respite] { $gnome } liest vor: { $card }. Alle klopfen auf Holz, aber hier ist alles aus Eisen.
       *[other] { $gnome } liest vor: { $card }.
    }
    .dry = { $gnome }: Ereignis { $card }
fact-event_removed = „{ $card }“ kommt aus dem Spiel.
    .dry = Aus dem Spiel: { $card }
fact-event_in_vain = { $event_id ->
    [fire] Dort steht Wasser: Es brennt nichts.
    [fire_spreads] Das Feuer findet nichts, worauf es übergreifen könnte.
    [underwater_current] Nirgends gibt es niedrigen Wasserstand, der steigen könnte.
    [blocked_hatch] In diesem Raum ist keine Luke mehr zu blockieren.
   *[other] „{ $event }“ bleibt ohne Wirkung.
}
    .b = { $event_id ->
        [fire] Die Flammen suchen Halt und finden Wasser: nichts.
        [fire_spreads] Das Feuer bleibt für diesmal, wo es ist.
        [underwater_current] Die Strömung drückt, aber niedrigen Wasserstand findet sie nirgends.
        [blocked_hatch] Hier klemmen schon alle Luken.
       *[other] Falscher Alarm: „{ $event }“ bleibt ohne Wirkung.
    }
    .dry = { $event }: ohne Wirkung
fact-icon_ignored = { $left ->
    [0] Der Glücksbringer wendet das Ereignis auf Feld { $space } ab, zum letzten Mal.
    [1] Der Glücksbringer wendet das Ereignis auf Feld { $space } ab (er wirkt noch einmal).
   *[other] Der Glücksbringer wendet das Ereignis auf Feld { $space } ab (er wirkt noch { $left }-mal).
}
    .b = { $left ->
        [0] Noch einmal Glück gehabt: kein Ereignis auf Feld { $space }, und damit ist der Glücksbringer verbraucht.
        [1] Glück gehabt: kein Ereignis auf Feld { $space } (der Glücksbringer wirkt noch einmal).
       *[other] Glück gehabt: kein Ereignis auf Feld { $space } (der Glücksbringer wirkt noch { $left }-mal).
    }
    .dry = { $left ->
        [0] Ereignis auf { $space } ignoriert, kein weiteres
       *[other] Ereignis auf { $space } ignoriert, noch { $left }
    }
fact-charmed = Das Glück lächelt { $gnome } zu: { $icons ->
    [1] Das nächste Ereignis-Symbol zieht vorüber.
   *[other] Die nächsten { $icons } Ereignis-Symbole ziehen vorüber.
}
    .dry = { $gnome }: { $icons ->
        [one] { $icons } Ereignis-Symbol wird ignoriert
       *[other] { $icons } Ereignis-Symbole werden ignoriert
    }
fact-events_rebuilt = { $kraken ->
    [yes] Der Ereignisstapel ist leer: { cards } { $cards ->
        [one] bildet
       *[other] bilden
    } den neuen, und der Krake ist mit dabei.
   *[no] Der Ereignisstapel ist leer: { cards } { $cards ->
        [one] bildet
       *[other] bilden
    } den neuen.
}
    .dry = { $kraken ->
        [yes] Neuer Ereignisstapel: { cards }, mit Krake
       *[no] Neuer Ereignisstapel: { cards }
    }
# $to_end: how many spaces are left to the end of the track.
fact-track_moved = { $change ->
    [down] { $track_id ->
        [asphyxiation] Es riecht fast nach frischer Luft: Die { $track }-Anzeige sinkt von { $before } auf { $after }.
        [heat] Der Reaktor beruhigt sich: Die { $track }-Anzeige sinkt von { $before } auf { $after }.
       *[pressure] Die Spanten entspannen sich: Die { $track }-Anzeige sinkt von { $before } auf { $after }.
    }
   *[up] { $to_end ->
        [1] Noch ein Feld bis zum Ende: Die { $track }-Anzeige steigt von { $before } auf { $after }!
       *[other] { $track_id ->
            [asphyxiation] Die Luft wird dünner: Die { $track }-Anzeige steigt von { $before } auf { $after }.
            [heat] Am Reaktor blättert der Lack: Die { $track }-Anzeige steigt von { $before } auf { $after }.
           *[pressure] Der Rumpf ächzt: Die { $track }-Anzeige steigt von { $before } auf { $after }.
        }
    }
}
    .b = { $change ->
        [down] Die { $track }-Anzeige sinkt von { $before } auf { $after }, und irgendwer jubelt.
       *[up] { $to_end ->
            [1] Die { $track }-Anzeige steigt von { $before } auf { $after }. Höher darf es nicht mehr gehen!
           *[other] Die { $track }-Anzeige steigt von { $before } auf { $after }.
        }
    }
    .c = { $change ->
        [down] Der Zeiger fällt: { $track } von { $before } auf { $after }.
       *[up] { $to_end ->
            [1] Der Zeiger zittert am Anschlag: { $track } von { $before } auf { $after }!
           *[other] Der Zeiger klettert: { $track } von { $before } auf { $after }.
        }
    }
    .dry = { $track } { $before } → { $after }
fact-token_placed = { $token_id ->
    [crushed] Ohne Maschine geht es nur noch abwärts: Der Katastrophenmarker „{ $token }“ liegt auf Feld { $space }.
    [asphyxiated] Die Luft reicht nicht ewig: Der Katastrophenmarker „{ $token }“ liegt auf Feld { $space }.
    [missiles] Der Countdown läuft: Der Katastrophenmarker „{ $token }“ liegt auf Feld { $space }.
    [kraken] Er hat Zeit, wir nicht: Der Katastrophenmarker „{ $token }“ liegt auf Feld { $space }.
   *[other] Der Katastrophenmarker „{ $token }“ landet auf Feld { $space }.
}
    .dry = „{ $token }“ auf { $space }
fact-token_removed = { $token_id ->
    [crushed] Die Maschine läuft wieder: Der Katastrophenmarker „{ $token }“ verschwindet von Feld { $space }.
    [asphyxiated] Es weht ein Lüftchen: Der Katastrophenmarker „{ $token }“ verschwindet von Feld { $space }.
    [missiles] Die Stimme verstummt mitten in der Zahl: Der Katastrophenmarker „{ $token }“ verschwindet von Feld { $space }.
    [kraken] Das Wasser färbt sich schwarz: Der Katastrophenmarker „{ $token }“ verschwindet von Feld { $space }.
   *[other] Der Katastrophenmarker „{ $token }“ verschwindet von Feld { $space }.
}
    .dry = „{ $token }“ weg von { $space }
fact-token_not_placed = { $already ->
    [yes] Der Katastrophenmarker „{ $token }“ liegt schon auf der Zeitleiste. Einer genügt.
   *[no] Der Katastrophenmarker „{ $token }“ käme hinter der 0 zu liegen und entfällt.
}
    .dry = { $already ->
        [yes] „{ $token }“: liegt schon
       *[no] „{ $token }“: hinter 0, entfällt
    }

## Deaths and fights.

fact-killed = { $cause ->
    [fainted] { $gnome } liegt ohnmächtig am falschen Ort, { $room_in }, und wacht nicht mehr auf.
    [hazard] { $gnome } bleibt zu lange { $room_in } und stirbt.
    [fainted_at_sea] { $gnome } verliert { $room_in } das Bewusstsein und stirbt.
    [no_air] { $room_In } geht { $gnome } die Luft aus: tot.
    [trapped] { $gnome } findet keinen Weg { $room_from } und stirbt.
    [slain] { $gnome } wird { $room_in } erschlagen.
   *[other] { $gnome } stirbt { $room_in }.
}
    .b = { $cause ->
        [fainted] { $room_In } schläft { $gnome } den Rausch aus, und zwar für immer.
        [hazard] { $room_In } endet der Dienst von { $gnome }: tot.
        [fainted_at_sea] Ohnmächtig treibt { $gnome } { $room_in } davon und kommt nicht wieder.
        [no_air] Die letzte Luftblase steigt auf: { $gnome } stirbt { $room_in }.
        [trapped] Alle Wege { $room_from } sind versperrt: { $gnome } stirbt.
        [slain] Die Brechstange entscheidet den Streit { $room_in }: { $gnome } ist tot.
       *[other] { $room_In } stirbt { $gnome }.
    }
    .c = { $cause ->
        [fainted] { $gnome } merkt nichts mehr davon: Tod in der Ohnmacht, { $room_in }.
        [hazard] Mützen ab: { $gnome } stirbt { $room_in }.
        [fainted_at_sea] Mützen ab: { $gnome } stirbt ohnmächtig { $room_in }.
        [no_air] Mützen ab: { $gnome } erstickt { $room_in }.
        [trapped] Mützen ab: { $gnome } kommt nicht mehr { $room_from } und stirbt.
        [slain] Unter Kameraden: { $gnome } wird { $room_in } erschlagen.
       *[other] Mützen ab: { $gnome } ist tot, { $room_in }.
    }
    .dry = { $cause ->
        [fainted] { $gnome }: tot (ohnmächtig), { $room }
        [hazard] { $gnome }: tot (Feuer oder Wasser), { $room }
        [fainted_at_sea] { $gnome }: tot (draußen ohnmächtig), { $room }
        [no_air] { $gnome }: tot (keine Luft), { $room }
        [trapped] { $gnome }: tot (kein Ausweg), { $room }
        [slain] { $gnome }: tot (erschlagen), { $room }
       *[other] { $gnome }: tot, { $room }
    }
fact-keeper_removed = Der Zeitstein von { $gnome } kommt von der Zeitleiste.
    .dry = { $gnome }: Zeitstein entfernt
fact-newcomer = Ein neuer Gnom namens { $gnome } taucht { $room_in } auf, nüchtern und ohne Objekte.
    .dry = { $gnome }: neu, { $room }, nüchtern, ohne Objekte
story-newcomer = Ein neuer Gnom namens { $gnome } würfelt { die } und taucht { $room_in } auf, nüchtern und ohne Objekte.
    .dry = { $gnome }: neu, Würfel { $value }, { $room }, nüchtern, ohne Objekte
fact-attacked = { $gnome } geht auf { $partner } los.
    .dry = { $gnome } greift an: { $partner }
fact-defence = { $defends ->
    [yes] { $gnome } wehrt sich.
   *[no] { $gnome } wehrt sich nicht.
}
    .dry = { $defends ->
        [yes] { $gnome }: wehrt sich
       *[no] { $gnome }: wehrt sich nicht
    }
story-defence = { $gnome } wehrt sich mit { $item_with }.
    .dry = { $gnome }: wehrt sich, { $item }
fact-fight = { $winner } gewinnt den Kampf.
    .dry = Kampf: { $winner } gewinnt
fact-game_ends = { $reason }
    .dry = { $reason }
