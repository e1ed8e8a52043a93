### Что происходит и как это разыгрывается на экране: очередь хода, карты событий, кубики, темп, судовой журнал.

## Что делает карта События. Не больше 90 букв; числа — только там, где они никогда не меняются.

web-play-does-fire = Бросьте кубик: какая комната? Если там нет воды, она горит, а Удушение растёт на 1.
web-play-does-fire_spreads = Огонь занимает ещё одну сухую комнату рядом с горящей. Выбирает тот, чей ход.
web-play-does-leak = Бросьте кубик: какая комната? Вода поднимается до потолка и гасит там пожар.
web-play-does-underwater_current = Всякое Частичное Затопление становится Полным.
web-play-does-blocked_hatch = Бросьте кубик: какая комната? Какой её люк заклинит, выбирает тот, чей ход.
web-play-does-descent = Лодка погружается: Давление растёт.
web-play-does-fast_descent = Лодка идёт ко дну камнем: Давление растёт, и быстро.
web-play-does-reactor_warmup = Реактор греется: Жар растёт.
web-play-does-reactor_malfunction = Реактор сходит с ума: Жар растёт, и быстро.
web-play-does-engine_down = Впереди на шкале лежит жетон. Почините двигатель, пока жетон не прошли все Метки Времени.
web-play-does-oxygen_pumps_down = Впереди на шкале лежит жетон. Почините насос, пока жетон не прошли все Метки Времени.
web-play-does-missile_countdown = Впереди на шкале лежит жетон. Остановите ракеты, пока его не прошли все Метки Времени.
web-play-does-kraken = Он нашёл лодку. Убейте его снаружи, пока его жетон не прошли все Метки Времени.
web-play-does-turbulence = Лодку трясёт: у кого слишком много предметов, тот сбрасывает лишние.
web-play-does-stumble = Тот, чей ход, спотыкается и сбрасывает предметы.
web-play-does-friendly_fire = Свои бьют по своим: сначала пожар, потом протечка, потом все сбрасывают лишнее.
web-play-does-overheated = У кого есть Грог, тот выпивает порцию, и без всякой пользы.
web-play-does-respite = Ничего не происходит. Можно выдохнуть.

web-play-mugs = только для Проверки на слабость
web-play-mugs-dash = прочерк: обморока нет
web-play-mugs-aloud = { $number ->
    [one] { $number } кружка
    [few] { $number } кружки
    [many] { $number } кружек
   *[other] { $number } кружки
}
web-play-minute = Минута { $minute }
web-play-minute-short = минута { $minute }
web-play-event-card = Событие: { $event }

## Очередь этого хода. На плашке: не больше 18 букв в строке.

web-play-queue = Этот ход
web-play-queue-opening = До начала
web-play-span = с { $from } до { $to }
web-play-tile-event = Событие
web-play-tile-item = Предмет
web-play-tile-face-down = рубашкой вверх
web-play-tile-draws = берёт { $gnome }
web-play-tile-skipped = отведено
web-play-tile-passed = тут ничего
web-play-tile-end = Стоп: { $gnome }
web-play-tile-over = конец хода
web-play-tile-more = + { $count }
web-play-tile-aloud = Минута { $minute }: { $what }
web-play-state-done = уже было
web-play-state-now = сейчас
web-play-state-next = впереди
web-play-state-skipped = отведено Амулетом Удачи
web-play-state-passed = позади

## Что это изменило, в двух-трёх словах.

web-play-brief-track = { $track } { $before } → { $after }
web-play-brief-fire = горит комната { $room }
web-play-brief-water = комната { $room } затоплена
web-play-brief-water-many = { $count ->
    [one] затоплена { $count } комната
    [few] затоплены { $count } комнаты
    [many] затоплено { $count } комнат
   *[other] затоплено { $count } комнаты
}
web-play-brief-blocked = люк { $hatch } заклинило
web-play-brief-token = жетон на { $space }
web-play-brief-vain = без последствий
web-play-brief-room = на кубике { $room }
web-play-brief-killed = { $gnome } погибает
web-play-brief-drops = предметы в сброс
web-play-brief-drinks = Грог по кругу
web-play-brief-draws-hidden = { $gnome } берёт карту
web-play-brief-nothing = карт нет
web-play-brief-quiet = всё тихо

## Кого это касается.

web-play-hit-fire = { $gnome } в огне
web-play-hit-fire-more = В сознании, пока без вреда. Потом — уйти или потушить.
web-play-hit-water = { $gnome } под водой
web-play-hit-water-more = В сознании, пока без вреда. Потом — уйти или спустить воду.
web-play-hit-killed = { $gnome } погибает
web-play-hit-newcomer = Новый гном на борту: { $gnome }
web-play-hit-drinks = { $gnome } пьёт
web-play-hit-drops = { $gnome } сбрасывает

## Кубики.

web-play-die-room = На кубике { $value }: комната { $room }
web-play-die-needed = { $needed } или меньше
web-play-die-of = Бросает { $gnome }
web-play-die-aloud = { $gnome } бросает кубик: { $value }
web-play-result-succeeded = успех
web-play-result-failed = неудача
web-play-result-too_late = поздно

## Жетоны Разрушения.

web-play-token-ahead = { $ahead ->
    [one] жетон лежит на { $ahead } минуту впереди
    [few] жетон лежит на { $ahead } минуты впереди
    [many] жетон лежит на { $ahead } минут впереди
   *[other] жетон лежит на { $ahead } минуты впереди
}
web-play-token-sum = { $minute } − { $ahead }
web-play-token-is = = { $space }
web-play-token-past = Кто его ещё не прошёл, тот может это предотвратить.
web-play-token-already = Такой жетон на шкале уже есть: он остаётся на месте.
web-play-token-beyond = Он оказался бы дальше спасения: его не кладут.
web-play-kraken = Кракен идёт

## Проверка на слабость.

web-play-faint = Проверка на слабость
web-play-faint-sub = число на карте против кружек
web-play-faint-card = Карта
web-play-faint-faints = { $level } не меньше { $number }: обморок
web-play-faint-stands = { $level } меньше { $number }: на ногах
web-play-faint-dash = Прочерк: на ногах
web-play-faint-ignored = Событие на карте не считается.

## Вода, что течёт через люк.

web-play-reflow = Вода течёт через люк
web-play-reflow-sub = из комнаты { $room } в комнату { $to_room }
web-play-reflow-before = Полное — и сухо
web-play-reflow-opens = Люк открыт
web-play-reflow-after = В обеих Частичное

## Темп. Клавиши стоят рядом с кнопками.

web-play-pace = Темп
web-play-goes-on = дальше через { $seconds } с
web-play-waits = ждёт вас
web-play-paused = пауза
web-play-pause = Пауза
web-play-go-on = Дальше
web-play-step = Шаг
web-play-skip = В конец
web-play-speed = Скорость
web-play-speed-slow = ½×
web-play-speed-normal = 1×
web-play-speed-fast = 2×
web-play-speed-off = Выкл.
web-play-speed-slow-aloud = медленно
web-play-speed-normal-aloud = обычно
web-play-speed-fast-aloud = быстро
web-play-speed-off-aloud = ничего не показывать
web-play-hurry = Щёлкните где угодно, чтобы пропустить.
web-play-hurry-tap = Коснитесь, чтобы пропустить.
web-play-hurry-waits = Щёлкните где угодно, чтобы продолжить.
web-play-hurry-waits-tap = Коснитесь, чтобы продолжить.
web-play-key-space = Пробел
web-play-key-escape = Esc

## Судовой журнал.

web-play-log = Журнал
web-play-log-sub = наведите на строку, чтобы увидеть её на доске
web-play-log-tap = коснитесь строки, чтобы увидеть её на доске
web-play-log-empty = Пока ничего не произошло.
web-play-log-earlier = { $count ->
    [one] ещё { $count } строка раньше
    [few] ещё { $count } строки раньше
    [many] ещё { $count } строк раньше
   *[other] ещё { $count } строки раньше
}

## С прошлого хода.

web-play-since = С вашего прошлого хода
# За одним экраном несколько человек.
web-play-since-of = С прошлого хода ({ $gnome })
web-play-since-first = Что было до сих пор
web-play-since-watching = Последние ходы
web-play-since-counts = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}
web-play-since-play = Показать ещё раз
web-play-since-close = Закрыть
web-play-since-story = Что было
web-play-since-nothing = На лодке ничего не изменилось.
web-play-since-missed = Вы кое-что пропустили.
web-play-since-moved = { $room ->
    [0] снаружи
   *[other] комната { $room }
}, с минуты { $from } до { $to }
web-play-since-fires = Теперь горят
web-play-since-out = Пожар погашен
web-play-since-high = Полное Затопление
web-play-since-low = Частичное Затопление
web-play-since-dry = Снова сухо
web-play-since-blocked = Заблокированы: { $hatches }
web-play-since-free = Разблокированы: { $hatches }
web-play-since-token = { $token } на { $space }
web-play-since-token-gone = Предотвращено: { $token }
web-play-since-faints = В обмороке: { $gnomes }
web-play-since-deaths = Погибли: { $gnomes }
web-play-since-abandoned = Уплыли: { $gnomes }
