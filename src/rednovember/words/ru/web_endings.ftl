### Конец игры в браузере.

web-ending-rescued = Спасены!
web-ending-lost = Погибли на { $minute }
web-ending-aboard = { $alive ->
    [1] Остался один гном, чтобы рассказать об этом. { $asleep ->
        [0] Он ничего не проспал.
       *[other] Да и тот всё проспал.
    }
   *[other] На борту { $alive ->
        [one] { $alive } гном
        [few] { $alive } гнома
        [many] { $alive } гномов
       *[other] { $alive } гнома
    }. { $asleep ->
        [0] И никто ничего не проспал.
        [one] { $asleep } из них всё проспал.
        [few] { $asleep } из них всё проспали.
        [many] { $asleep } из них всё проспали.
       *[other] { $asleep } из них всё проспали.
    }
}
web-ending-why-asphyxiation = Воздух кончился: «Удушение» дошло до конца.
web-ending-why-heat = Реактор расплавился: «Жар» дошёл до конца.
web-ending-why-pressure = Корпус не выдержал: «Давление» дошло до конца.
web-ending-why-crushed = Двигатель не починили вовремя, и глубина раздавила лодку.
web-ending-why-asphyxiated = Кислородные насосы не починили вовремя.
web-ending-why-missiles = Никто не остановил ракеты. Они-то и сработали.
web-ending-why-kraken = Кракен не со зла. Он был голоден.
web-ending-why-crew = Погибло слишком много гномов: вести лодку домой некому.
web-ending-why-won = Помощь пришла.
web-ending-right-to-go = Раньше всех за бортом: { $names }. Некрасиво, но верно.
web-ending-went = Раньше всех за бортом: { $names }. Праздник — без них.
web-ending-undone = { $times ->
    [one] Учебная игра: после броска или карты ход взят назад { $times } раз.
    [few] Учебная игра: после броска или карты ход взят назад { $times } раза.
    [many] Учебная игра: после броска или карты ход взят назад { $times } раз.
   *[other] Учебная игра: после броска или карты ход взят назад { $times } раза.
}
web-ending-turns = { $count ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] ходов
}
web-ending-events = { $count ->
    [one] событие
    [few] события
    [many] событий
   *[other] событий
}
web-ending-fires = { $count ->
    [one] пожар
    [few] пожара
    [many] пожаров
   *[other] пожаров
}
web-ending-jams = { $count ->
    [one] люк заклинило
    [few] люка заклинило
    [many] люков заклинило
   *[other] люков заклинило
}
web-ending-grogs = выпито Грога
web-ending-fixes = удачных починок
web-ending-tracks = Три Счётчика Катастроф
web-ending-tracks-more = по минутам; наверху — гибель
web-ending-chart-aloud = Три Счётчика Катастроф по минутам игры
web-ending-died = { $gnome }: гибель на { $minute }
# Как погиб гном, под его именем: не больше 24 букв. $minute: где стояла Шкала Времени.
web-ending-killed = { $cause ->
    [fainted] смерть во сне, на { $minute }
    [hazard] огонь или вода, на { $minute }
    [fainted_at_sea] обморок в море, на { $minute }
    [no_air] без воздуха, на { $minute }
    [trapped] нет выхода, на { $minute }
    [slain] смерть в драке, на { $minute }
   *[other] смерть на { $minute }
}
web-ending-crew = Команда
web-ending-crew-more = кто в чём отличился и куда ушли минуты
web-ending-best-repairs = { $count ->
    [one] { $count } починка
    [few] { $count } починки
    [many] { $count } починок
   *[other] { $count } починок
}
web-ending-best-fires = { $count ->
    [one] { $count } пожар потушен
    [few] { $count } пожара потушено
    [many] { $count } пожаров потушено
   *[other] { $count } пожаров потушено
}
web-ending-best-water = { $count ->
    [one] { $count } комната осушена
    [few] { $count } комнаты осушено
    [many] { $count } комнат осушено
   *[other] { $count } комнат осушено
}
web-ending-best-hatches = { $count ->
    [one] { $count } люк разблокирован
    [few] { $count } люка разблокировано
    [many] { $count } люков разблокировано
   *[other] { $count } люков разблокировано
}
web-ending-best-kraken = победа над Кракеном
web-ending-best-grogs = { $count ->
    [one] { $count } Грог
    [few] { $count } Грога
    [many] { $count } Грогов
   *[other] { $count } Грога
}
web-ending-best-faints = { $count ->
    [one] { $count } обморок
    [few] { $count } обморока
    [many] { $count } обмороков
   *[other] { $count } обмороков
}
web-ending-best-nothing = полное спокойствие
web-ending-use-walking = в пути { $minutes } мин
web-ending-use-repairing = починка { $minutes } мин
web-ending-use-items = предметы { $minutes } мин
web-ending-use-waiting = ожидание { $minutes } мин
web-ending-use-asleep = сон { $minutes } мин
web-ending-legend-walking = в пути
web-ending-legend-repairing = починка
web-ending-legend-items = предметы
web-ending-legend-waiting = ожидание
web-ending-legend-asleep = сон
web-ending-ends = Все способы проиграть
web-ending-cast-crushed = Раздавлены
web-ending-cast-air = Нет воздуха
web-ending-cast-heat = Жар
web-ending-cast-missiles = Ракеты
web-ending-cast-kraken = Кракен
web-ending-cast-crew = Никого нет
web-ending-next = Что дальше
web-ending-rematch = Реванш
web-ending-same-luck = С той же удачей
web-ending-save = Сохранить журнал
web-ending-board = На доску
web-ending-home = В начало
web-ending-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
