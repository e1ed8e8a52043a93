### Доска в браузере: что на ней написано и что зачитывается вслух.

web-board = Игровая доска
web-board-aloud = Положение дел

## На табличках комнат и приборов: коротко, не больше 13 букв.

web-plate-engine = Машинное
web-plate-pumps = Насосы
web-plate-reactor = Реактор
web-plate-missiles = Ракеты
web-plate-stores = Магазины
web-plate-cabin = Каюта

web-gauges = Счётчики Катастроф
web-gauge-asphyxiation = Удушение
web-gauge-heat = Жар
web-gauge-pressure = Давление

# В спасательном круге на делении 0: не больше 9 букв.
web-rescued = спасены

## Что вот-вот погубит лодку. По одной строке: не больше 30 букв.

web-threats = Опасность
web-threats-voice = что погубит лодку и где это исправить
web-threats-rescue = спасение через { $minutes } мин
# $fires: сколько комнат горит.
web-threats-none = { $fires ->
    [0] Пока лодку ничто не потопит.
    [one] Горит { $fires } комната. Лодка пока держится.
    [few] Горят { $fires } комнаты. Лодка пока держится.
    [many] Горят { $fires } комнат. Лодка пока держится.
   *[other] Горят { $fires } комнаты. Лодка пока держится.
}
web-threat-crushed = Чинить двигатель
web-threat-asphyxiated = Чинить насосы
web-threat-missiles = Остановить ракеты
web-threat-kraken = Убить Кракена
web-threat-track = { $track }: снизить
# То же одним словом: не больше 9 букв.
web-threat-crushed-short = Корпус
web-threat-asphyxiated-short = Воздух
web-threat-missiles-short = Ракеты
web-threat-kraken-short = Кракен
web-threat-left = ещё { $minutes } мин
# То же там, где больше не помещается.
web-threat-minutes = { $minutes } мин
web-threat-steps = { $value } из { $end }

## Кто погибает там, где стоит, и выходы.

web-peril-fire = { $now ->
    [yes] { $gnome } сгорает в конце этого хода.
   *[no] { $gnome } сгорает в конце своего следующего хода.
}
web-peril-high_water = { $now ->
    [yes] { $gnome } тонет в конце этого хода.
   *[no] { $gnome } тонет в конце своего следующего хода.
}
web-peril-sea = { $now ->
    [yes] { $gnome } тонет в море в конце этого хода.
   *[no] { $gnome } тонет в море в конце своего следующего хода.
}
web-peril-faint = { $now ->
    [yes] { $gnome } утонет в конце этого хода, если упадёт в обморок: { $percent } %.
   *[no] { $gnome } утонет в конце своего следующего хода, если упадёт в обморок: { $percent } %.
}
web-peril-ways = Как спастись: { $ways }
web-peril-none = { $own ->
    [yes] Спасения нет.
   *[no] Помочь может только другой гном.
}
web-peril-rooms = { $count ->
    [one] комната { $rooms } за { $minutes } мин
    [few] комнаты { $rooms } за { $minutes } мин
    [many] комнаты { $rooms } за { $minutes } мин
   *[other] комнаты { $rooms } за { $minutes } мин
}
web-peril-out = море за { $minutes } мин
web-peril-with = { $way } ({ $items })
web-peril-action = { $action } за { $minutes } мин
web-peril-odds = { $way } ({ $percent } %)
web-peril-or = { $left }; { $right }
web-peril-when = { $now ->
    [yes] сейчас
   *[no] скоро
}

## Зачитывается вслух или показывается при наведении.

web-track = Шкала Времени
web-gauge-said = { $track }: { $value } из { $end }. На { $end } лодка погибнет. Чинится в комнате { $room }.
web-token-on = { $token } На делении { $space }.
web-keeper-on = Метка Времени гнома { $gnome }: деление { $space }
web-ghost-on = Призрачная Метка Времени: деление { $space }
web-space-said = Минута { $space }{ $event ->
    [yes] , событие
   *[no] {""}
}{ $item ->
    [yes] , предмет
   *[no] {""}
}{ $start ->
    [none] {""}
   *[other] , старт (гномов: { $start })
}
web-hatch-said = Люк { $one }–{ $other }: { $state ->
    [blocked] заблокирован
   *[other] закрыт
}
web-hatch-said-sea = Люк из комнаты { $room } в море

web-hazard-none = сухо
web-hazard-fire = пожар
web-hazard-low = Частичное Затопление
web-hazard-high = Полное Затопление

web-aloud-room = Комната { $number }: { $state }
web-aloud-room-named = Комната { $number }, { $name }: { $state }
web-aloud-sea = Море: { $gnomes }
web-aloud-there = { $room }. Здесь: { $gnomes }
web-aloud-gnome = { $gnome } ({ $fainted ->
    [yes] в обмороке,{" "}
   *[no] {""}
}{ $acting ->
    [yes] сейчас ходит,{" "}
   *[no] {""}
}опьянение { $level })
web-aloud-gone = Больше не на борту: { $gnomes }
web-aloud-hatches-free = Ни один люк не заблокирован.
web-aloud-hatches-blocked = Заблокированные люки: { $hatches }
web-aloud-stack = Метки Времени на делении { $space }, сначала та, что ходит первой: { $gnomes }
web-aloud-stash = Грог в баре капитана: { $count }
# The little flags on the Time Track: $starts are spaces with the sizes of crews.
web-aloud-starts = Флажки старта: { $starts }
web-flag-said = деление { $space } (гномов: { $crews })
web-aloud-kraken-lurking = Кракен в колоде Событий.
web-aloud-kraken-hunting = Кракен здесь.
