### The things of the game: cards, rooms, tracks, tokens, actions, phases, options.
###
### Names are the Russian rulebook's. Forms: rooms have .in (where), .into (where to), .from (where from) and .instr
### (between ...). Items need none: their accusative is their nominative. Endings have .dry.

## Lists: joined from the left, list-more for all but the last, list-last for the last one.

list-none = ничего
list-more = { $left }, { $right }
list-last = { $left } и { $right }

## Numbers that many sentences need: nominative, and .acc. They see the arguments of the sentence.

decimal-sign = {","}
percent-sign = {" "}%
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
    .acc = { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
    .acc = { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
die = { $value }

## Items. $count is how many; a single card goes without its number.

item-grog = { $count ->
    [1] Грог
    [one] { $count } Грог
    [few] { $count } Грога
    [many] { $count } Грогов
   *[other] { $count } Грога
}
item-toolbox = { $count ->
    [1] Комплект Инструментов
    [one] { $count } Комплект Инструментов
    [few] { $count } Комплекта Инструментов
    [many] { $count } Комплектов Инструментов
   *[other] { $count } Комплекта Инструментов
}
item-engine_manual = { $count ->
    [1] Руководство по двигателям
    [one] { $count } Руководство по двигателям
    [few] { $count } Руководства по двигателям
    [many] { $count } Руководств по двигателям
   *[other] { $count } Руководства по двигателям
}
item-pump_manual = { $count ->
    [1] Руководство по насосам
    [one] { $count } Руководство по насосам
    [few] { $count } Руководства по насосам
    [many] { $count } Руководств по насосам
   *[other] { $count } Руководства по насосам
}
item-reactor_manual = { $count ->
    [1] Руководство по реакторам
    [one] { $count } Руководство по реакторам
    [few] { $count } Руководства по реакторам
    [many] { $count } Руководств по реакторам
   *[other] { $count } Руководства по реакторам
}
item-deactivation_code = { $count ->
    [1] Коды деактивации
    [one] { $count } Код деактивации
    [few] { $count } Кода деактивации
    [many] { $count } Кодов деактивации
   *[other] { $count } Кода деактивации
}
item-fire_extinguisher = { $count ->
    [1] Огнетушитель
    [one] { $count } Огнетушитель
    [few] { $count } Огнетушителя
    [many] { $count } Огнетушителей
   *[other] { $count } Огнетушителя
}
item-crowbar = { $count ->
    [1] Лом
    [one] { $count } Лом
    [few] { $count } Лома
    [many] { $count } Ломов
   *[other] { $count } Лома
}
item-water_pump = { $count ->
    [1] Насос
    [one] { $count } Насос
    [few] { $count } Насоса
    [many] { $count } Насосов
   *[other] { $count } Насоса
}
item-coffee = { $count ->
    [1] Кофе
   *[other] { $count } Кофе
}
item-harpoon = { $count ->
    [1] Гарпун
    [one] { $count } Гарпун
    [few] { $count } Гарпуна
    [many] { $count } Гарпунов
   *[other] { $count } Гарпуна
}
# In the first edition.
item-harpoon-first = { $count ->
    [1] Подводное ружьё
    [one] { $count } Подводное ружьё
    [few] { $count } Подводных ружья
    [many] { $count } Подводных ружей
   *[other] { $count } Подводных ружья
}
item-lucky_charm = { $count ->
    [1] Амулет Удачи
    [one] { $count } Амулет Удачи
    [few] { $count } Амулета Удачи
    [many] { $count } Амулетов Удачи
   *[other] { $count } Амулета Удачи
}
item-aqualung = { $count ->
    [1] Акваланг
    [one] { $count } Акваланг
    [few] { $count } Акваланга
    [many] { $count } Аквалангов
   *[other] { $count } Акваланга
}
# An item that an edition renames and that has no message of its own: the name as the edition's data give it.
item-renamed = { $count ->
    [1] { $name }
   *[other] { $count } { $name }
}

## Event cards.

event-fire = Пожар
event-fire_spreads = Распространение огня
event-leak = Протечка
event-underwater_current = Сильный поток
event-blocked_hatch = Заблокированный люк
event-descent = Погружение
event-fast_descent = Быстрое Погружение
event-reactor_warmup = Реактор перегрелся
event-reactor_malfunction = Реактор сбоит
event-engine_down = Двигатель сломался
event-oxygen_pumps_down = Сломанный Кислородный насос
event-missile_countdown = Обратный отсчёт
event-kraken = Кракен
event-turbulence = Завихрение
event-stumble = Споткнулся
event-friendly_fire = Дружественный Пожар
event-overheated = Перегревание
event-respite = Отсрочка

## Rooms within a sentence.

room-sea = море
    .in = в море
    .into = в море
    .from = из моря
    .instr = морем
room-number = комната { $number }
    .in = в комнате { $number }
    .into = в комнату { $number }
    .from = из комнаты { $number }
    .instr = комнатой { $number }
room-engine = Машинное отделение
    .in = в Машинном отделении
    .into = в Машинное отделение
    .from = из Машинного отделения
    .instr = Машинным отделением
room-pumps = Кислородные насосы
    .in = в Насосной
    .into = в Насосную
    .from = из Насосной
    .instr = Насосной
room-reactor = Реакторная
    .in = в Реакторной
    .into = в Реакторную
    .from = из Реакторной
    .instr = Реакторной
room-missiles = Ракетный Расчёт
    .in = в Ракетном Расчёте
    .into = в Ракетный Расчёт
    .from = из Ракетного Расчёта
    .instr = Ракетным Расчётом
room-stores = Магазины Оборудования
    .in = в Магазинах Оборудования
    .into = в Магазины Оборудования
    .from = из Магазинов Оборудования
    .instr = Магазинами Оборудования
room-cabin = Капитанская каюта
    .in = в Капитанской каюте
    .into = в Капитанскую каюту
    .from = из Капитанской каюты
    .instr = Капитанской каютой

## Rooms as a heading or on a plan.

place-sea = Море
place-number = Комната { $number }
place-engine = Машинное отделение
place-pumps = Кислородные насосы
place-reactor = Реакторная
place-missiles = Ракетный Расчёт
place-stores = Магазины Оборудования
place-cabin = Капитанская каюта

## Disaster Tracks.

track-asphyxiation = Удушение
track-heat = Жар
track-pressure = Давление

## Destruction tokens.

token-crushed = Разрушено!
token-asphyxiated = Задохнулись!
token-missiles = Ракеты сдетонировали!
token-kraken = Сожраны Кракеном!

## Actions.

action-extinguish = Погасить пожар
action-pump = Откачать воду
action-unblock = Разблокировать люк
action-fix_engine = Починить двигатель
action-fix_pumps = Починить Кислородный Насос
action-fix_reactor = Починить Реактор
action-stop_missiles = Остановить детонацию ракет
action-kill_kraken = Убить Кракена
action-draw = Взять карту Предмета
action-trade = Обменять карту Предмета
action-wait = Не совершать действий
action-abandon = Покинуть товарищей
action-attack = Атаковать гнома

## What is asked of the one who decides.

phase-movement = Передвижение или действие
phase-hatch = Люк открыт
phase-acted = После действия
phase-escape = Прочь из огня
phase-escape_hatch = Прочь из огня: люк открыт
phase-offer = Обмен: предложение
phase-give = Обмен: ответ
phase-defend = Нападение
phase-spread = Распространение огня: куда?
phase-block = Заблокированный люк: какой?
phase-discard = Ограничение на руке: что сбросить?
phase-drawn = Новая карта: использовать сразу?
phase-over = Игра окончена

## Editions and options.

edition-revised = новая редакция
edition-first = первая редакция

option-remove_respites = Каждая Отсрочка — только один раз
option-opening_events = События до первого хода
option-less_deadly_dying = Отсрочка неминуемой смерти
option-crazed_gnomes = Безумные гномы
option-hidden_hands = Закрытые карты
option-reflow_into_low_water = Вода перетекает и в Частичное Затопление
option-fire_crosses_blocked_hatches = Огонь проходит сквозь заблокированные люки

## How a game ends.

ending-won = Спасены! Вопреки всякой логике «Красный ноябрь» уцелел.
    .dry = Спасены!
ending-asphyxiation = Счётчик Удушения заполнен: дышать больше нечем. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: Удушение
ending-heat = Счётчик Жара заполнен: последнее слово осталось за реактором. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: Жар
ending-pressure = Счётчик Давления заполнен: корпус складывается, как шапка из газеты. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: Давление
ending-crushed = Все Метки Времени прошли жетон «Разрушено!»: глубина сжимает кулак. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: «Разрушено!»
ending-asphyxiated = Все Метки Времени прошли жетон «Задохнулись!»: последний вдох поделён на всех. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: «Задохнулись!»
ending-missiles = Все Метки Времени прошли жетон «Ракеты сдетонировали!», и он не соврал. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: «Ракеты сдетонировали!»
ending-kraken = Все Метки Времени прошли жетон «Сожраны Кракеном!»: ужин окончен. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: «Сожраны Кракеном!»
ending-crew = На борту не осталось никого. «Красный ноябрь» потерян.
    .dry = Подлодка потеряна: на борту никого
