### Окна страницы: о чём игра спрашивает того, кто решает, и что можно посмотреть.
###
### Коротко и приветливо; на кнопке написано, что она делает и почему пока не работает. Имена не склоняются.

## Везде.

web-dialog-close = Закрыть
web-dialog-esc = Esc
web-dialog-cancel = Отмена
web-dialog-back = Назад
web-dialog-choices = Из чего выбирать
web-dialog-percent = { $hundredths } %
web-dialog-of = { $some } из { $all }
web-dialog-times = × { $count }
web-dialog-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-dialog-card-hidden = Закрытая карта
web-dialog-hatch = Люк { $hatch }
web-dialog-rule = Правило { $atom }:
web-dialog-person-done = не против
web-dialog-person-waits = ещё нет ответа
web-dialog-patience = { $seconds ->
    [one] Если не выбрать за { $seconds } секунду, выберет бот.
    [few] Если не выбрать за { $seconds } секунды, выберет бот.
    [many] Если не выбрать за { $seconds } секунд, выберет бот.
   *[other] Если не выбрать за { $seconds } секунды, выберет бот.
}

## На что годятся карты; стоит после имени карты.

web-dialog-good-grog = можно идти в огонь, помогает любому ремонту, но пьянит
web-dialog-good-toolbox = помогает чинить двигатель, насос и реактор
web-dialog-good-engine_manual = помогает чинить двигатель
web-dialog-good-pump_manual = помогает чинить Кислородный Насос
web-dialog-good-reactor_manual = помогает чинить реактор
web-dialog-good-deactivation_code = помогает остановить ракеты
web-dialog-good-fire_extinguisher = можно идти в огонь, помогает тушить
web-dialog-good-crowbar = помогает разблокировать люк
web-dialog-good-water_pump = помогает откачивать воду
web-dialog-good-coffee = снижает опьянение
web-dialog-good-harpoon = помогает убить Кракена
web-dialog-good-lucky_charm = отводит ближайшие события хода
web-dialog-good-aqualung = можно выйти в море
web-dialog-gets = { $gnome } получает: { $item }

## Обмен.

web-dialog-hand = { $cards ->
    [0] { $gnome }, карт нет
    [one] { $gnome }, { $cards } карта
    [few] { $gnome }, { $cards } карты
    [many] { $gnome }, { $cards } карт
   *[other] { $gnome }, { $cards } карты
}
web-dialog-trade = Обмен: { $gnome }
web-dialog-trade-voice = { $place } · { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} · обмен после ответа
web-dialog-gives-cards = { $gnome } отдаёт
web-dialog-gets-cards = { $gnome } получает
web-dialog-trade-holds = Карты гнома { $gnome }
web-dialog-trade-answers = { $gnome } решает, что отдать взамен: любые карты или ничего.
web-dialog-trade-off = выберите карту
web-dialog-trade-offer = { $give ->
    [0] Попросить подарок
    [one] Предложить { $give } карту
    [few] Предложить { $give } карты
    [many] Предложить { $give } карт
   *[other] Предложить { $give } карты
}
web-dialog-trade-swap = { $get ->
    [0] Отдать { $give }
   *[other] { $give ->
        [0] Взять { $get }
       *[other] Поменять { $give } на { $get }
    }
}
web-dialog-bundle = { $give } на { $get }
web-dialog-bundle-open = Предложено: { $give }
web-dialog-give = { $cards ->
    [0] { $gnome } просит подарок
    [one] { $gnome } предлагает { $cards } карту
    [few] { $gnome } предлагает { $cards } карты
    [many] { $gnome } предлагает { $cards } карт
   *[other] { $gnome } предлагает { $cards } карты
}
web-dialog-give-voice = { $gnome } отвечает любыми картами или ни одной · потом обмен
web-dialog-give-none = Ничего. Это просьба.
web-dialog-give-go = { $give ->
    [0] { $get ->
        [0] Ничего не давать
       *[other] Взять, ничего не дать
    }
    [one] { $get ->
        [0] Дать { $give } карту
       *[other] Дать взамен { $give } карту
    }
    [few] { $get ->
        [0] Дать { $give } карты
       *[other] Дать взамен { $give } карты
    }
    [many] { $get ->
        [0] Дать { $give } карт
       *[other] Дать взамен { $give } карт
    }
   *[other] { $get ->
        [0] Дать { $give } карты
       *[other] Дать взамен { $give } карты
    }
}

## Ограничение на руке.

web-dialog-discard = { $cards ->
    [one] Можно оставить { $cards } карту
    [few] Можно оставить { $cards } карты
    [many] Можно оставить { $cards } карт
   *[other] Можно оставить { $cards } карты
}
# Перед этим стоит событие, которое этого требует.
web-dialog-discard-event = { $event }: { $cards ->
    [one] можно оставить { $cards } карту
    [few] можно оставить { $cards } карты
    [many] можно оставить { $cards } карт
   *[other] можно оставить { $cards } карты
}
web-dialog-discard-voice = { $cards ->
    [one] { $gnome }: { $cards } карта на руке
    [few] { $gnome }: { $cards } карты на руке
    [many] { $gnome }: { $cards } карт на руке
   *[other] { $gnome }: { $cards } карты на руке
} · { $surplus ->
    [one] { $surplus } лишняя
    [few] { $surplus } лишние
    [many] { $surplus } лишних
   *[other] { $surplus } лишней
}
web-dialog-discard-tap = Что сбрасывает { $gnome }?
web-dialog-discard-go = { $surplus ->
    [1] Сбросить эту карту
    [one] Сбросить эти { $surplus }
    [few] Сбросить эти { $surplus }
    [many] Сбросить эти { $surplus }
   *[other] Сбросить эти { $surplus }
}
web-dialog-discard-off = { $missing ->
    [one] выберите ещё { $missing }
    [few] выберите ещё { $missing }
    [many] выберите ещё { $missing }
   *[other] выберите ещё { $missing }
}
web-dialog-discard-many = { $many ->
    [one] { $many } лишняя
    [few] { $many } лишние
    [many] { $many } лишних
   *[other] { $many } лишней
}
web-dialog-discard-others = После этого:

## Только что взятая карта.

web-dialog-drawn = { $gnome } находит: { $item }
web-dialog-drawn-voice = использовать сразу или оставить на потом
web-dialog-drawn-voice-keep = карта остаётся на руке
web-dialog-drawn-useless = Сейчас от неё нет пользы. Ещё пригодится.
web-dialog-drawn-charm = { $icons ->
    [one] Прямо сейчас отводит { $icons } ближайшее событие хода.
    [few] Прямо сейчас отводит ближайшие { $icons } события хода.
    [many] Прямо сейчас отводит ближайшие { $icons } событий хода.
   *[other] Прямо сейчас отводит ближайшие { $icons } события хода.
}
web-dialog-drawn-coffee = Прямо сейчас снижает опьянение гнома { $gnome } на { $mugs }.
web-dialog-drawn-use = Использовать
web-dialog-drawn-keep = Оставить

## Огонь распространяется, люк заклинивает.

web-dialog-spread = Куда перейдёт огонь?
web-dialog-spread-voice = рядом с пожаром · выберите комнату, здесь или на доске
web-dialog-spread-none = Поджечь комнату
web-dialog-spread-go = Поджечь комнату { $room }
web-dialog-spread-air = воздуха станет меньше
web-dialog-spread-off = выберите комнату
web-dialog-there = { $count ->
    [one] там: { $gnomes }
    [few] там: { $gnomes }
    [many] там: { $gnomes }
   *[other] там: { $gnomes }
}
web-dialog-kills = гибель: { $gnomes }
web-dialog-empty = там никого
web-dialog-block = Какой люк заклинит?
web-dialog-block-voice = на кубике { $number }: { $room } · выбирает { $gnome }
web-dialog-block-to = за ним: { $room }
web-dialog-block-none = Заблокировать люк
web-dialog-block-go = Заблокиро­вать { $hatch }
web-dialog-block-off = выберите люк

## Драки.

web-dialog-attack = Атаковать: { $gnome }?
web-dialog-attack-voice = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} · один из двоих уже не встанет · карты достанутся победителю
web-dialog-attack-go = Атаковать: { $gnome }
web-dialog-attack-not = Не надо
web-dialog-defend = { $gnome } нападает! Цель: { $target }
web-dialog-defend-voice = { $gnome } может ответить Ломом вне своего хода · карты достанутся победителю
web-dialog-defend-voice-bare = У гнома { $gnome } нет Лома, ответить нечем
web-dialog-defend-go = Ударить в ответ
web-dialog-defend-not = Ничего не делать
web-dialog-defend-dies = { $gnome } погибает
web-dialog-lives = выживает
web-dialog-sober = ни кружки
web-dialog-fight-against = против
web-dialog-fight-sum = кубик минус { $mugs }
web-dialog-fight-tie = У кого больше, тот живёт. При равенстве побеждает { $gnome }.
web-dialog-fight-unarmed = { $gnome }: ответить нечем.

## Прочь из огня.

web-dialog-escape = { $gnome }: прочь из огня!
web-dialog-escape-voice = огонь ещё горит · один переход, и сразу
web-dialog-escape-none = выхода нет
web-dialog-escape-run = Бежать
web-dialog-escape-go = Бежать: { $room }
web-dialog-escape-off = выберите путь
web-dialog-escape-uses = тратит: { $items }
web-dialog-escape-use = Использовать: { $item }
web-dialog-escape-stay = Сдаться

## Верная гибель.

web-dialog-deadly = { $gnome }: верная гибель
web-dialog-deadly-boat = Лодка погибнет
web-dialog-deadly-voice = пока ничего не случилось
web-dialog-deadly-fire = { $room }: пожар
web-dialog-deadly-flood = { $room }: вода до потолка
web-dialog-deadly-sea = Снаружи, в море
web-dialog-deadly-there = и { $gnome } там
web-dialog-deadly-then = ход на этом закончится
web-dialog-deadly-dies = { $gnome } погибает
web-dialog-deadly-lost = Лодка погибает: { $token }
web-dialog-deadly-rule = наверняка · правило { $rule }
web-dialog-deadly-other = наверняка
web-dialog-deadly-open = { $gnome } ещё может уйти:
web-dialog-deadly-way = { $room }, { $minutes }
web-dialog-deadly-back = Назад
web-dialog-deadly-do = Всё равно
web-dialog-deadly-hold = держать 1 с

## Взять назад.

web-dialog-undo = { $steps ->
    [1] Взять назад последний шаг?
    [one] Взять назад { $steps } шаг?
    [few] Взять назад { $steps } шага?
    [many] Взять назад { $steps } шагов?
   *[other] Взять назад { $steps } шага?
}
web-dialog-undo-whole = Взять назад весь ход?
web-dialog-undo-none = Нечего брать назад
web-dialog-undo-voice = как будто ничего и не было
web-dialog-undo-others = { $steps ->
    [one] вместе с ним пропадёт { $steps } следующий шаг
    [few] вместе с ним пропадут { $steps } следующих шага
    [many] вместе с ним пропадут { $steps } следующих шагов
   *[other] вместе с ним пропадут { $steps } следующего шага
}
web-dialog-undo-last = Последний шаг
web-dialog-undo-turn = Весь ход
web-dialog-undo-go = Взять назад
web-dialog-undo-ask = Спросить остальных
web-dialog-undo-agree = С тех пор был бросок, карта или чужое решение: нужно согласие всех.
web-dialog-undo-asked = Спрашиваем всех:
web-dialog-undo-waits = ждём ответов
web-dialog-undo-luck = Броски и карты, которые уже выпали, выпадут снова такими же.
web-dialog-agree = { $steps ->
    [one] { $name } просит взять назад { $steps } шаг
    [few] { $name } просит взять назад { $steps } шага
    [many] { $name } просит взять назад { $steps } шагов
   *[other] { $name } просит взять назад { $steps } шага
}
web-dialog-agree-voice = если согласны все, так и будет · одно «нет», и всё остаётся
web-dialog-agree-yes = Не против
web-dialog-agree-no = Нет
web-dialog-did-use = в деле
web-dialog-did-open = Открывает люк
web-dialog-did-enter = Входит
web-dialog-did-stay = Остаётся
web-dialog-did-trade = Обмен: { $gnome }
web-dialog-did-attack = Атака: { $gnome }
web-dialog-did-give = Отдаёт
web-dialog-did-discard = Сбрасывает
web-dialog-did-give-nothing = Ничего не даёт взамен
web-dialog-did-spread = Огонь
web-dialog-did-block = Люк заклинило
web-dialog-did-defend = Бьёт в ответ
web-dialog-did-submit = Ничего не делает
web-dialog-did-done = Конец хода

## Заслонка между закрытыми картами.

web-dialog-cover = Передайте экран:
web-dialog-cover-cards = { $cards ->
    [0] карт нет
    [one] { $cards } закрытая карта
    [few] { $cards } закрытые карты
    [many] { $cards } закрытых карт
   *[other] { $cards } закрытой карты
}
web-dialog-cover-hold = Удерживайте, чтобы открыть
web-dialog-cover-time = чтобы ни одна карта не выскользнула
web-dialog-cover-safe = До тех пор всё закрыто.
web-dialog-cover-wait = Минутку
web-dialog-cover-others = Сейчас решают другие. Карты пока закрыты.

## Капитан.

web-dialog-captain = Спросить капитана
web-dialog-captain-voice = шанс на спасение с каждым планом · решаете вы
web-dialog-captain-thinking = Капитан думает
web-dialog-captain-good = «Я бы сделал так. Но я — портрет».
web-dialog-captain-bad = «Бывало и хуже. Редко. И я — портрет».
web-dialog-captain-none = «Понятия не имею. Я — портрет».
web-dialog-captain-plan = { $deed }, { $more }
web-dialog-captain-plan-of = { $letter }: { $plan }
web-dialog-captain-way = цель: { $room }
web-dialog-captain-uses = тратит: { $items }
web-dialog-captain-all = всего займёт { $minutes } мин
web-dialog-captain-sure = Оценка капитана: от { $low } до { $high } %.
web-dialog-captain-take = Выполнить план { $letter }

## Колоды.

web-dialog-piles = Колоды и сброс
web-dialog-piles-voice = Кракена среди них ещё нет
web-dialog-piles-kraken = Кракен среди них
web-dialog-piles-stash = { $cards ->
    [0] бар капитана пуст
    [one] в баре капитана ещё { $cards } Грог
    [few] в баре капитана ещё { $cards } Грога
    [many] в баре капитана ещё { $cards } Грогов
   *[other] в баре капитана ещё { $cards } Грога
}
web-dialog-piles-events = События
web-dialog-piles-items = Предметы
web-dialog-piles-discard = Сброс
web-dialog-piles-deck = Ещё впереди
web-dialog-piles-hidden = { $cards ->
    [one] { $cards } карта в колоде, остальные на руках и закрыты
    [few] { $cards } карты в колоде, остальные на руках и закрыты
    [many] { $cards } карт в колоде, остальные на руках и закрыты
   *[other] { $cards } карты в колоде, остальные на руках и закрыты
}
web-dialog-piles-removed = Убраны из игры
web-dialog-piles-none = ни одной карты

## Гном.

web-dialog-led = управляет { $name }
web-dialog-led-bot = { $bot ->
    [bosun] управляет бот Боцман
    [captain] управляет бот Капитан
   *[other] управляет бот ({ $bot })
}
web-dialog-gnome-place = { $room }, минута { $minute }
web-dialog-gnome-awake = в сознании
web-dialog-gnome-fainted = в обмороке
web-dialog-gnome-dead = нет в живых
web-dialog-gnome-gone = за бортом, товарищи брошены
web-dialog-gnome-mugs = { $mugs ->
    [0] ни кружки
    [one] уровень опьянения { $mugs }
    [few] уровень опьянения { $mugs }
    [many] уровень опьянения { $mugs }
   *[other] уровень опьянения { $mugs }
}
web-dialog-gnome-drew = пока нельзя брать карты: { $room }
web-dialog-gnome-hand = На руке
web-dialog-hand-to = { $bot ->
    [bosun] Передать Боцману
    [captain] Передать Капитану
   *[other] Передать: { $bot }
}
web-dialog-hand-back = Вернуть себе

## Уйти.

web-dialog-leave = Выйти на начальный экран?
web-dialog-leave-voice = игра сохранится
web-dialog-leave-text = «Продолжить» на начальном экране вернёт вас прямо сюда.
web-dialog-leave-go = Выйти
web-dialog-leave-not = Остаться
