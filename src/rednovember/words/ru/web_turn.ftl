### A turn on the screen: where one can go, what one can do, what it costs. Everything here stands on buttons and beside them: be short.

## Minutes, chances, places. $room, $one and $other are numbers of rooms.

web-turn-minutes = { $minutes } мин
web-turn-percent = { $percent } %
web-turn-hatch = люк { $one }–{ $other }
web-turn-hatch-sea = наружный люк { $room }
web-turn-place-sea = Море
web-turn-place-engine = Машинное
web-turn-place-pumps = Насосы
web-turn-place-reactor = Реактор
web-turn-place-missiles = Ракеты
web-turn-place-stores = Магазины
web-turn-place-cabin = Каюта

## The main button. $minutes are those that one has chosen.

web-turn-walk = Идти{ $minutes ->
    [0] {""}
   *[other] , { $minutes } мин
}
web-turn-open = Открыть: { $hatch }
web-turn-for-fix = Чинить { $minutes } мин
web-turn-for-extinguish = Тушить { $minutes } мин
web-turn-for-pump = Качать { $minutes } мин
web-turn-for-unblock = Люк: { $minutes } мин
web-turn-for-stop_missiles = Ракеты: { $minutes } мин
web-turn-for-kill_kraken = Биться { $minutes } мин
web-turn-draw = { $cards ->
    [one] Взять { $cards } карту
    [few] Взять { $cards } карты
    [many] Взять { $cards } карт
   *[other] Взять { $cards } карты
}
web-turn-offer = { $cards ->
    [0] Попросить карты: { $gnome }
    [one] Предложить { $cards } карту: { $gnome }
    [few] Предложить { $cards } карты: { $gnome }
    [many] Предложить { $cards } карт: { $gnome }
   *[other] Предложить { $cards } карты: { $gnome }
}
web-turn-attack = Атаковать: { $gnome }
# $action: its name. What takes no minutes of one's choice.
web-turn-plain = { $action }{ $minutes ->
    [0] {""}
   *[other] , { $minutes } мин
}
web-turn-use = Использовать: { $item }
web-turn-end = Закончить ход
# A card was just drawn, and could be used at once.
web-turn-keep = Оставить себе
web-turn-give = { $cards ->
    [0] Ничего не давать
    [one] Отдать { $cards } карту
    [few] Отдать { $cards } карты
    [many] Отдать { $cards } карт
   *[other] Отдать { $cards } карты
}
web-turn-discard = { $cards ->
    [0] Сбросить карты
    [one] Сбросить { $cards } карту
    [few] Сбросить { $cards } карты
    [many] Сбросить { $cards } карт
   *[other] Сбросить { $cards } карты
}
web-turn-cards-left = { $cards ->
    [one] выберите ещё { $cards } карту
    [few] выберите ещё { $cards } карты
    [many] выберите ещё { $cards } карт
   *[other] выберите ещё { $cards } карты
}

## Answers. $place and $hatch are names.

web-turn-answer-enter = Войти: { $place }
web-turn-answer-stay = Остаться: { $place }
web-turn-answer-spread = Огонь: { $place }
web-turn-answer-block = Заблокировать: { $hatch }
web-turn-answer-defend = Защищаться: { $gnome }
web-turn-answer-submit = Ничего не делать
web-turn-stay = Остаться: { $place }
web-turn-stay-short = остаться

## Deeds in a list.

web-turn-deed-unblock = Разблокировать { $hatch }
web-turn-deed-trade = Обмен: { $gnome }
web-turn-deed-attack = Атаковать: { $gnome }
web-turn-short-extinguish = Тушить
web-turn-short-pump = Качать
web-turn-short-unblock = Люк { $hatch }
web-turn-short-fix_engine = Двигатель
web-turn-short-fix_pumps = Насосы
web-turn-short-fix_reactor = Реактор
web-turn-short-stop_missiles = Ракеты
web-turn-short-kill_kraken = Кракен
web-turn-short-draw = Взять карты
web-turn-short-trade = Обмен: { $gnome }
web-turn-short-wait = Без действия
web-turn-short-abandon = Покинуть
web-turn-short-attack = Атаковать: { $gnome }
# With no hatch and nobody to name.
web-turn-short-no-unblock = Разблокировать люк
web-turn-short-no-trade = Обмен
# Before the signs of several gnomes.
web-turn-with-trade = Обмен с кем
web-turn-with-attack = Атаковать
web-turn-idle = чинить нечего
web-turn-wading = +{ $minutes } мин в воде

## Actions that cannot be taken here and now: why. At most about 20 letters.

web-turn-barred = { $action }: { $why }
web-turn-barred-fire = сначала потушить
web-turn-barred-high_water = слишком глубоко
web-turn-barred-no_fire = здесь не горит
web-turn-barred-no_water = здесь сухо
web-turn-barred-no_blocked_hatch = люки свободны
web-turn-barred-not_outside = только снаружи
web-turn-barred-drawn_here = здесь уже брали
web-turn-barred-nobody_here = рядом никого
web-turn-barred-nothing_left = больше нет
web-turn-barred-no_time = мало времени

## What it costs and brings.

# A roll of ten or less: the minutes, what items add, and the minutes that water takes.
web-turn-die = { $bonus ->
    [0] бросок до { $minutes }
   *[other] { $minutes } + { $bonus } на к10
}{ $extra ->
    [0] {""}
   *[other] , +{ $extra } мин
}
web-turn-effect-track = { $track } { $from } → { $to }
web-turn-effect-token = { $token } снимается
web-turn-effect-extinguish = огонь погаснет
web-turn-effect-pump = станет сухо
web-turn-effect-unblock = { $hatch } разблокирован
web-turn-effect-draw = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-turn-if = { $effect }, если удастся
web-turn-meets-nothing = по пути ничего
# Event and item icons on the Time Track.
web-turn-meets = { $events ->
    [0] {""}
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}{ $items ->
    [0] {""}
   *[other] { $events ->
        [0] {""}
       *[other] {" "}и{" "}
    }{ $items ->
        [one] { $items } предмет
        [few] { $items } предмета
        [many] { $items } предметов
       *[other] { $items } предмета
    }
}
web-turn-uses = нужно: { $items }
web-turn-whole-turn = на весь ход

## The way.

web-turn-step-open = Открыть: { $hatch }
web-turn-step-enter = Войти: { $place }
web-turn-step-use = Использовать: { $item }
web-turn-way-items = предметы: { $items }
web-turn-way-straight = напрямик
web-turn-way-through = через { $rooms }
# $level: 0 dry, 1 low water, 2 high water.
web-turn-water = { $level ->
    [0] { $rooms }: сухо
    [1] { $rooms }: Частичное Затопление
   *[other] { $rooms }: Полное Затопление
}
web-turn-fire-out = { $rooms }: огонь погаснет
web-turn-burning = Там горит: потушите или уходите.
web-turn-name-open = Открыть: { $hatch }, { $minutes } мин, а там видно будет

## Комнаты, куда сейчас не попасть: что там видно. Не больше 10 букв.

web-turn-shut = { $place }: { $why }
web-turn-shut-fire = пожар
web-turn-shut-high = вода
web-turn-shut-none = нет пути

## Warnings.

web-turn-kills = { $gnome } погибнет!
web-turn-may-kill = { $gnome }: риск смерти { $percent } %
web-turn-danger = { $gnome }: потом ещё надо уйти от опасности
web-turn-faint = обморок { $percent } %
web-turn-lost-crushed = На { $space } лодку раздавит!
web-turn-lost-asphyxiated = На { $space } кончится воздух!
web-turn-lost-missiles = На { $space } сдетонируют ракеты!
web-turn-lost-kraken = На { $space } всех съест Кракен!

## Клавиша, которая ничего не делает, объясняет почему.

web-turn-refused-undo = Сейчас взять назад нечего.
web-turn-refused-captain = За этим столом капитан не даёт советов.
web-turn-refused-end = Сейчас ход закончить нельзя.
web-turn-refused-wait = Ещё рано: решает { $gnome }.
web-turn-refused-minutes = { $minutes } мин здесь выбрать нельзя.
web-turn-refused-here = { $gnome } уже там.
web-turn-refused-room = До комнаты { $room } сейчас не добраться.
web-turn-refused-deed = { $key ->
    [r] В этой комнате чинить нечего.
   *[other] Здесь и сейчас это невозможно.
}

## Cards. Names may be broken at a soft hyphen. $figure: how much it helps; 0 if that is not known now.

web-turn-card-grog = Грог
web-turn-card-toolbox = Комплект Инстру­ментов
web-turn-card-engine_manual = Руковод­ство по двига­телям
web-turn-card-pump_manual = Руковод­ство по насосам
web-turn-card-reactor_manual = Руковод­ство по реак­торам
web-turn-card-deactivation_code = Коды деакти­вации
web-turn-card-fire_extinguisher = Огне­туши­тель
web-turn-card-crowbar = Лом
web-turn-card-water_pump = Насос
web-turn-card-coffee = Кофе
web-turn-card-harpoon = Гарпун
web-turn-card-harpoon-first = Подвод­ное ружьё
web-turn-card-lucky_charm = Амулет Удачи
web-turn-card-aqualung = Аква­ланг
web-turn-card-down = карта рубашкой вверх
web-turn-card-does-grog = { $figure ->
    [0] храбрость
   *[other] +{ $figure }, хмель
}
web-turn-card-does-toolbox = { $figure ->
    [0] ремонт
   *[other] +{ $figure } ремонт
}
web-turn-card-does-engine_manual = { $figure ->
    [0] двигатель
   *[other] +{ $figure } двиг.
}
web-turn-card-does-pump_manual = { $figure ->
    [0] воздух
   *[other] +{ $figure } воздух
}
web-turn-card-does-reactor_manual = { $figure ->
    [0] реактор
   *[other] +{ $figure } реакт.
}
web-turn-card-does-deactivation_code = { $figure ->
    [0] ракеты
   *[other] +{ $figure } ракеты
}
web-turn-card-does-fire_extinguisher = { $figure ->
    [0] огонь
   *[other] +{ $figure } огонь
}
web-turn-card-does-crowbar = { $figure ->
    [0] люки
   *[other] +{ $figure } люк
}
web-turn-card-does-water_pump = { $figure ->
    [0] вода
   *[other] +{ $figure } вода
}
web-turn-card-does-coffee = { $figure ->
    [0] трезвит
   *[other] −{ $figure } хмеля
}
web-turn-card-does-harpoon = { $figure ->
    [0] Кракен
   *[other] +{ $figure } Кракен
}
web-turn-card-does-lucky_charm = { $figure ->
    [0] удача
   *[other] мимо: { $figure }
}
web-turn-card-does-aqualung = { $figure ->
    [0] наружу
   *[other] +{ $figure } наружу
}

## The player's place: headings and buttons.

web-turn-hand = На руке
web-turn-hand-how = нажмите и используйте
web-turn-hand-helps = помогает действию
web-turn-hand-empty = карт нет
web-turn-hand-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-turn-in-use = в деле
web-turn-bonus = +{ $bonus }
web-turn-action = Действие
web-turn-question = Решайте
web-turn-cost = Цена
web-turn-cost-aloud = С минуты { $from } до { $to }, { $met }
web-turn-from-to = { $from } → { $to }
web-turn-hint = Выберите комнату или действие
web-turn-idea = Нажмите на комнату, чтобы пойти туда, или выберите действие здесь.
web-turn-to = Куда: { $place }
web-turn-other-way = Иначе: { $way }
web-turn-at = {" "}· комната { $room }
web-turn-undo = Ход назад
web-turn-undo-not = сейчас взять назад нечего
web-turn-undo-text = Взять назад последний шаг.
# Where one may take back what a die has said, too.
web-turn-undo-free = Взять назад последний шаг. Броски и карты, которые уже выпали, выпадут снова такими же.
web-turn-undo-turn = Весь ход назад
web-turn-undo-turn-text = Взять назад весь ход с первого шага.
web-turn-redo = Вернуть
web-turn-redo-text = Повторить то, что вы только что взяли назад.
web-turn-end-text = Сразу закончить ход: без действия, если его ещё не было.
web-turn-end-not = сейчас ход не закончить
web-turn-back = Назад
web-turn-drop = Передумать
web-turn-drop-text = Забыть этот выбор и подумать снова. Пока ничего не сделано.
web-turn-deadly = Смертельно:
web-turn-sent = Минутку
web-turn-decides = { $gnome } решает
web-turn-bot-thinks = { $gnome } думает
web-turn-happens = Что происходит: { $gnome }
web-turn-over = Игра окончена
web-turn-to-ending = К итогам игры
web-turn-go-on = Дальше
web-turn-skip = Пропустить всё
web-turn-dial = Минуты
web-turn-dial-minutes = минут
web-turn-dial-chance = шанс
web-turn-dial-percent = { $percent } %
web-turn-dial-cards = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
web-turn-dial-plain = { minutes }
web-turn-dial-odds = { minutes }, { $percent } %

## A card, read aloud.

web-turn-card-is-plain = { $card }: { $effect }
web-turn-card-is-helps = { $card }: { $effect }. Поможет.
web-turn-card-is-in-use = { $card }: в деле весь ход
web-turn-card-is-not = { $card }: { $effect }. Не сейчас.
web-turn-card-is-chosen = { $card }: { $effect }. Выбор сделан.
web-turn-card-is-drop = { $card }: в сброс
web-turn-card-is-down = { $card }

## The crew. Notes: at most 10 letters.

web-crew = Команда
web-crew-order = по очереди
web-crew-room = место
web-crew-items = карты
web-crew-minute = мин
web-crew-you = вы
web-crew-bot = { $bot ->
    [bosun] Боцман
    [captain] Капитан
    [random] Матрос
   *[other] { $bot }
}
web-crew-waiting = ждёт
web-crew-acting = ходит
web-crew-drunk = во хмелю
web-crew-outside = снаружи
web-crew-fainted = в обмороке
web-crew-safe = у цели
web-crew-dead = нет в живых
web-crew-gone = за бортом
web-crew-zz = хр
web-crew-mugs = опьянение { $level } из { $most }
web-crew-row = { $gnome }, { $leader }: { $state }, { $place }, { cards }, минута { $minute }, опьянение { $level }

## The piles.

web-deck-events = события
web-deck-items = предметы
web-deck-stash = бар
web-deck-events-aloud = Колода Событий: { $count }. Посмотреть стопки.
web-deck-items-aloud = Колода Предметов: { $count }. Посмотреть стопки.
web-deck-stash-aloud = Грог в баре капитана: { $count }. Посмотреть стопки.

## The phases of a turn, on narrow tabs.

web-phase-move = Движение
web-phase-act = Действие
web-phase-faint = Слабость
web-phase-updates = Итоги

## The head of the screen, and the sheet of a phone.

web-game-title = Красный ноябрь
web-game-menu = Сохранить или выйти
web-game-help = Правила и справка
web-game-sound = Звук
web-game-settings = Настройки
web-game-captain = Спросить капитана
web-game-log = Журнал
web-game-more = Меню
web-game-more-text = Сохранить, выйти, правила, настройки.
web-game-piles = Колоды и сброс
web-game-sound-on = Звук включён
web-game-sound-off = Звук выключен
web-game-moves = { $gnome } идёт
web-game-acts = { $gnome } действует
web-game-asked = { $gnome } решает
web-game-choose-room = выберите комнату
web-game-choose-deed = выберите действие
web-game-choose-minutes = выберите минуты
web-game-choose-answer = выберите
web-game-choose-cards = выберите карты
web-game-choose-end = закончите ход
web-game-going = { $place }
web-game-watching = вы наблюдаете
web-game-phase = { $gnome }: { $phase }
web-game-event = событие { $place } из { $all }
web-game-yours = ход продолжается
web-game-over = игра окончена
web-turn-where = Куда?
web-turn-where-how = здесь или на доске
web-turn-stay-act = Остаться здесь: { $place }
web-turn-walk-instead = Идти
web-turn-sheet = Ваш ход: больше или меньше

## Long words that stand in narrow places, each with a dot where it may be parted at the end of a line. Parts of words will do.

web-soft-words = Кисло·род·ны Машин·ное Машин·ном отде·ление отде·лении Реактор·ная Реактор·ную Реактор·ной Мага·зины Обору·дования Капитан·ская Капитан·скую Капитан·ской Инстру·мент Огне·туши·тел Руко·водство реак·торам Разбло·кировать Деакти·вации Заблокиро·ванный Распро·странение Друже·ственный Перегре·вание Использо·вать
