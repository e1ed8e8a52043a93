### Plain play in a terminal: what is shown, asked and answered beside the story itself.
###
### Words that are typed (`go`, `fix engine`, `undo`) are part of the notation and are not translated.

## Beginning and setting up.

play-welcome = КРАСНЫЙ НОЯБРЬ. Шестьдесят минут до спасения, дырявая подлодка и команда, уже распробовавшая Грог. Enter — обычный ответ.
play-begins = «Красный ноябрь» лежит на дне, боевой дух там же. Продержаться надо { minutes.acc }. Держатся: { $gnomes }. (`help` объяснит всё.)
play-resumed = Игра продолжается: позади { $number ->
    [one] { $number } решение
    [few] { $number } решения
    [many] { $number } решений
   *[other] { $number } решения
}. (`help` объяснит всё.)
play-resumed-over = Эта игра уже окончена, на неё ушло { $number ->
    [one] { $number } решение
    [few] { $number } решения
    [many] { $number } решений
   *[other] { $number } решения
}.
play-solo-name = Капитан
play-bot-leads = { $gnome } (бот { $bot })
play-bots = Плечом к плечу с вами: { $bots }. Намерения у них добрые.
play-start-now = { $number }  Играть сразу: вы и три бота.
play-start-last = { $number }  Продолжить последнюю игру: { $gnomes }, до спасения { minutes }.
play-start-choose = { $number }  Выбрать самим: имена, кто из них бот, редакция и варианты правил.
play-ask-start = Что выбираете? [1]
play-ask-start-again = «{ $answer }» не подойдёт: наберите число от 1 до { $most } или просто нажмите Enter.
play-ask-name = Ваше имя? [{ $usual }]
play-ask-name-again = «{ $answer }» не подойдёт: нужно одно имя.
play-ask-crew = Кто на борту? Имена через запятую, от { $least } до { $most }; бот играет за того, у кого стоит после двоеточия, например Boris:bosun ({ $bots }). Или просто число гномов. [{ $usual }]
play-ask-crew-again = «{ $answer }» не подойдёт: гномов в команде может быть от { $least } до { $most }.
play-ask-players = Кто за них играет? Enter: за всех играете вы; или имена через запятую, по одному на гнома, всего { $gnomes }{ $gnomes ->
    [4] {" "}(два имени — по два гнома на каждое)
   *[other] {""}
}:
play-ask-players-again = Только имена людей (ботов называют вместе с командой): один играет за всех, двое — за четырёх гномов, или по игроку на гнома, а гномов здесь { $gnomes }.
play-ask-edition = Редакция: revised (новая) или first (первая)? [revised]
play-ask-edition-again = «{ $answer }» — это ни revised, ни first.
play-option = { $number }  { $title }{ $on ->
    [yes] {" "}(включено)
   *[no] {""}
}: { $text }
play-ask-options = Что из этого переключить? Номера: [ничего]
play-ask-options-again = «{ $answer }»: нужны номера из списка через пробел или просто Enter.
play-from-alone = --from уже задаёт команду, игроков, редакцию, варианты правил и доску: указывать их не надо
play-not-begun = Ничего не начато, ничего и не потеряно. Для этой подлодки впервые.

## Bots. What one does is told like everything else.

play-heads = { $gnome } направляется { $room_into }{ $acts ->
    [yes] : «{ $action }».
   *[no] .
}
play-fault-hidden = Бот { $bot } подводит гнома { $gnome }, и тот делает первое, что приходит в голову.
play-fault = Бот { $bot } подводит гнома { $gnome }: { $kind ->
    [garbage] { $reason } — это не решение.
    [illegal] он хочет { $reason }, а так нельзя.
    [disloyal] он хочет { $reason }, а за этим столом играют без предательства.
   *[raised] { $reason }.
} { $gnome } делает первое, что приходит в голову: { $decision }.

play-quiet-waits = { $count ->
    [one] { $gnomes } ждёт.
    [few] { $gnomes } ждут.
    [many] { $gnomes } ждут.
   *[other] { $gnomes } ждут.
}
play-quiet-walks = { $gnome } переходит { $room_into } и ждёт.

## What has changed since one's last turn.

play-digest = Тем временем ({ $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, { $events ->
    [0] без событий
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}): { $changes }
play-digest-nothing = на подлодке всё по-старому.

## Whose turn at the keyboard.

play-read = { $player }, когда всё прочтёте, нажмите Enter: экран очистится.
play-pass = Клавиатуру берёт { $player }. { $player }, когда рядом никого, наберите { $letter } и Enter.
play-prompt = { $gnome }>
play-prompt-only = { $gnome } [Enter: { $decision }]>
play-prompt-over = Enter — выход; или again (новая игра той же командой), undo, log all, look, save>
play-yes = да
play-then-not = Нет так нет.
play-uses-up = По дороге придётся потратить { $items }. Всё равно идти? (да/нет)
play-overwrite = { $file } уже есть, и это другая игра. Записать поверх? (да/нет)

## The plan of the boat: names must be short. The tokens' first letters must differ: they mark the Time Track.

plan-engine = Машинное
plan-pumps = Насосы
plan-reactor = Реактор
plan-missiles = Ракеты
plan-stores = Магазины
plan-cabin = Каюта
plan-fire = ПОЖАР
plan-high = ПОЛН. ЗАТ.
plan-low = част. зат.
plan-sea = ~ море ~
plan-kraken = и Кракен
plan-token-crushed = Разрушено!
plan-token-asphyxiated = Задохнулись!
plan-token-missiles = Взрыв!
plan-token-kraken = Кракен!

## How things stand.

play-room = { $purpose ->
    [yes] { $number } { $place }
   *[no] { $place }
}: { $hazard ->
    [fire] ПОЖАР.
    [high] ПОЛНОЕ ЗАТОПЛЕНИЕ.
    [low] Частичное Затопление.
   *[none] { $number ->
        [0] мокро.
       *[other] сухо.
    }
}{ $crowd ->
    [0] {""}
   *[other] {" "}Здесь: { $gnomes }.
} Люки: { $hatches }.
play-hatch-blocked = { $room } (заблокирован)
play-name-fainted = { $gnome } (в обмороке)
play-track = { $track }: { $space } из { $end }
play-token = «{ $token }» на { $space }
play-tokens = Жетоны Разрушения: { $tokens }.
play-time = Дальше ходят: { $order }. Призрак на { $ghost }.{ $tokens ->
    [0] {""}
   *[other] {" "}Подлодка потеряна, как только последняя Метка Времени пройдёт жетон.
}
play-icons = Впереди на Шкале Времени: события на { $events }; предметы на { $items }.
play-strip-time = Время
play-strip-icons = символы
play-strip-keepers = метки
play-strip-ghost = призрак
play-strip-legend = ! событие  + предмет  & оба  G призрак  строчные: жетоны Разрушения
play-strip-ghost-on = Призр. { $ghost }
play-turn = { $over ->
    [yes] Игра окончена.
   *[no] Ход: { $active }, Призрак на { $ghost }. { $other ->
        [yes] Решает { $decides }: { $phase }.
       *[no] { $phase }.
    }
}
play-crew-led = { $gnome } ({ $player })
play-crew-gone = { $dead ->
    [yes] нет в живых
   *[no] за бортом, и скатертью дорога
}
play-crew-place = { $room ->
    [0] море
   *[other] комн. { $room }
}
play-crew-state = { $intoxication ->
    [0] ни капли
   *[other] опьян. { $intoxication }
}{ $fainted ->
    [yes] , обморок
   *[no] {""}
}
play-crew-cards = { cards }
play-crew-hidden = { cards }, закрыто
play-crew-more = { $items }, ещё { $count }
play-gnome = { $mark } { $gnome }{ $led ->
    [yes] {" "}({ $player })
   *[no] {""}
}{ $state ->
    [dead] : нет в живых
    [abandoned] : за бортом, и скатертью дорога
   *[aboard] : время { $time }, { $room ->
        [0] { $place }
       *[other] комната { $room }
    }, { $intoxication ->
        [0] ни капли хмеля
       *[other] опьянение { $intoxication }
    }{ $fainted ->
        [yes] , в обмороке
       *[no] {""}
    }, на руке: { $known ->
        [yes] { $items }
       *[no] { cards }, закрыто
    }
}
play-hand = На руке у гнома { $gnome }: { $known ->
    [yes] { $items }{ $spelled ->
        [none] .
       *[other] {" "}(набирать: { $spelled }).
    }
   *[no] { cards }, закрыто.
}
play-cards = Колоды: События { $events }, в сбросе { $discarded }; Предметы { $items }; бар капитана: { $stash ->
    [one] { $stash } Грог
    [few] { $stash } Грога
    [many] { $stash } Грогов
   *[other] { $stash } Грога
}.
play-short-fires = пожар: { $rooms }
play-short-high = Полное Затопление: { $rooms }
play-short-low = Частичное Затопление: { $rooms }
play-short-blocked = заблокировано: { $hatches }

## Items in a crowded line: short names.

play-short-item-grog = { $count ->
    [1] Грог
    [one] { $count } Грог
    [few] { $count } Грога
    [many] { $count } Грогов
   *[other] { $count } Грога
}
play-short-item-toolbox = { $count ->
    [1] Комплект
    [one] { $count } Комплект
    [few] { $count } Комплекта
    [many] { $count } Комплектов
   *[other] { $count } Комплекта
}
play-short-item-engine_manual = { $count ->
    [1] Рук. по двиг.
   *[other] { $count } Рук. по двиг.
}
play-short-item-pump_manual = { $count ->
    [1] Рук. по нас.
   *[other] { $count } Рук. по нас.
}
play-short-item-reactor_manual = { $count ->
    [1] Рук. по реакт.
   *[other] { $count } Рук. по реакт.
}
play-short-item-deactivation_code = { $count ->
    [1] Коды
    [one] { $count } Код
    [few] { $count } Кода
    [many] { $count } Кодов
   *[other] { $count } Кода
}
play-short-item-fire_extinguisher = { $count ->
    [1] Огнетуш.
   *[other] { $count } Огнетуш.
}
play-short-item-crowbar = { $count ->
    [1] Лом
    [one] { $count } Лом
    [few] { $count } Лома
    [many] { $count } Ломов
   *[other] { $count } Лома
}
play-short-item-water_pump = { $count ->
    [1] Насос
    [one] { $count } Насос
    [few] { $count } Насоса
    [many] { $count } Насосов
   *[other] { $count } Насоса
}
play-short-item-coffee = { $count ->
    [1] Кофе
   *[other] { $count } Кофе
}
play-short-item-harpoon = { $count ->
    [1] Гарпун
    [one] { $count } Гарпун
    [few] { $count } Гарпуна
    [many] { $count } Гарпунов
   *[other] { $count } Гарпуна
}
play-short-item-lucky_charm = { $count ->
    [1] Амулет
    [one] { $count } Амулет
    [few] { $count } Амулета
    [many] { $count } Амулетов
   *[other] { $count } Амулета
}
play-short-item-aqualung = { $count ->
    [1] Акваланг
    [one] { $count } Акваланг
    [few] { $count } Акваланга
    [many] { $count } Аквалангов
   *[other] { $count } Акваланга
}

## The list of decisions.

play-group-move = Передвижение
play-group-act = Действие (передвижение на этом кончается)
play-group-items = Использовать предмет
play-group-end = Закончить ход
play-question-discard = { $gnome } может оставить { $limit ->
    [one] { $limit } предмет
    [few] { $limit } предмета
    [many] { $limit } предметов
   *[other] { $limit } предмета
}. Что сбросить?
play-question-give = { $active } предлагает гному { $gnome }: { $items }. Что { $gnome } даёт взамен?
play-question-defend = { $active } нападает, цель — { $gnome }!
play-question-spread = Огонь распространяется. { $gnome } выбирает куда:
play-question-block = Заклинивает один из люков { $room_in }. { $gnome } выбирает, какой именно, по комнате за ним:
play-question-drawn = { $gnome }, новая карта: { $items }. Использовать сразу?
play-choice = { $words }:{" "}
play-typed-minutes = { $words } МИНУТЫ
play-typed-cards = { $words } ПРЕДМЕТЫ

play-note-minutes = { $minutes } мин
play-note-via = через { $rooms }
play-note-uses = потратив { $items }
play-note-water = { $level ->
    [0] сухо: { $rooms }
    [1] Частичное Затопление: { $rooms }
   *[other] Полное Затопление: { $rooms }
}
play-note-fire-out = пожар погаснет: { $rooms }
play-note-burning = ПОЖАР: погасить или уйти, иначе гибель
play-note-unblock = люк { $room_into }
play-note-nothing-to-fix = пока незачем
play-note-range = { $last ->
    [1] 1 мин
   *[other] { $first }–{ $last } мин
}
play-note-extra = +{ $extra } мин из-за воды
play-note-odds = 10 % за минуту{ $bonus ->
    [0] {""}
   *[other] , сейчас +{ $bonus }0 %
}
play-note-sure = {" "}(наверняка при { $minutes })
play-note-late-from = {" "}(при { $minutes } и больше будет поздно)
play-note-too-late = поздно: неудача при любом броске
play-note-events = { $count ->
    [1] событие на { $spaces }
   *[other] события на { $spaces }
}
play-note-events-from = { $more ->
    [yes] новые при { $minutes } мин
   *[no] события при { $minutes } мин
}
play-note-items = { $count ->
    [1] предмет на { $spaces }
   *[other] предметы на { $spaces }
}
play-note-items-from = { $more ->
    [yes] ещё предмет при { $minutes } мин
   *[no] предмет при { $minutes } мин
}
play-note-passes = мимо жетона «{ $token }»
play-note-passes-from = мимо жетона «{ $token }» при { $minutes } мин
play-note-faint = обморок { $percent } %
play-note-death = { $range ->
    [yes] смерть { $low }–{ $high } %
   *[no] { $low ->
        [100] верная смерть
       *[other] смерть { $low } %
    }
}
play-note-danger = остаться — погибнуть
play-note-lost = подлодка будет потеряна: «{ $token }»
play-note-stay = и люк снова закроется
play-note-wait = Не совершать действий
play-note-quiet = по пути ничего
play-note-done-escape = сдаться и погибнуть
play-note-done-drawn = приберечь
play-note-draw = Взять карту Предмета, по карте в минуту
play-note-pump = Откачать воду
play-note-extinguish = Погасить пожар; при неудаче придётся уйти
play-note-trade = Обменять карту Предмета
play-note-attack = Атаковать гнома
play-note-abandon = Покинуть товарищей: их поражение — ваша победа
play-note-defend = дать отпор, нужен Лом
play-note-submit = будь что будет
play-note-discard = { $count } из: { $items }
play-note-give = любые из: { $items }; или просто `give`

play-item-grog = +{ $bonus } к любому ремонту, вход в горящие комнаты; опьянение на 1 выше и Проверка на слабость
play-item-toolbox = +{ $bonus } к починке двигателя, насосов и реактора
play-item-engine_manual = +{ $bonus } к починке двигателя
play-item-pump_manual = +{ $bonus } к починке насосов
play-item-reactor_manual = +{ $bonus } к починке реактора
play-item-deactivation_code = +{ $bonus } против детонации ракет
play-item-fire_extinguisher = +{ $bonus } против пожара, вход в горящие комнаты
play-item-crowbar = +{ $bonus } к разблокировке люка{ $crazed ->
    [yes] , или оружие
   *[no] {""}
}
play-item-water_pump = +{ $bonus } к откачке воды
play-item-coffee = снижает опьянение, самое большее на { $levels }
play-item-harpoon = +{ $bonus } против Кракена
play-item-lucky_charm = мимо { $icons ->
    [one] пройдёт { $icons } ближайший символ События
    [few] пройдут { $icons } ближайших символа События
    [many] пройдут { $icons } ближайших символов События
   *[other] пройдут { $icons } ближайших символа События
} этого хода
play-item-aqualung = выход в море, воздуха на один ход

## Answers to what was typed.

play-unknown = «{ $word }» здесь ничего не значит{ $nearest ->
    [none] ; список команд покажет `help`.
   *[other] ; может быть, «{ $nearest }»?
}
play-alone = `{ $word }` набирают отдельной строкой.
play-no-number = Номера { $number } в списке нет; последний там { $last }.
play-wants-minutes = Сколько минут? Наберите число. (Или сразу: `{ $number } 5`, `{ $words } 5`.)
play-wants-cards = Какие предметы? Наберите `{ $words } grog`, предметов может быть сколько угодно.
play-go-where = Куда идти? Наберите `go 5`, `go engine` или `go 8 draw 4`.
play-go-here = Вы и так { $room_in }.
play-no-room = «{ $word }» — такого места нет: комнаты с 1 по 10 (или engine, pumps, reactor, missiles, stores, cabin) и море, sea.
play-no-way = { $atom ->
    [none] За этот ход { $room_into } не добраться: мешают заблокированные люки (M2), Полное Затопление (M6), пожар (M7){ $room_id ->
        [0] , отсутствие Акваланга (M9)
       *[other] {""}
    } или время (T4).
   *[other] За этот ход { $room_into } не добраться. { $rule } ({ $atom })
}
play-draw-where = Где брать? Наберите `go { $stores } draw { $minutes }` или `go { $cabin } draw { $minutes }`.
play-refused = Сейчас нельзя: `{ $decision }`. { $rule } ({ $atom })
play-nothing-done = Из этой строки ничего не выполнено.
play-before-stands = Всё, что стояло в строке до этого, выполнено.
play-rest-dropped = { $gnome ->
    [none] Игра окончена: до `{ $rest }` дело не дошло.
   *[other] Теперь решает { $gnome }: `{ $rest }` пропущено.
}
play-nothing-to-undo = Взять назад нечего. Вот бы и в жизни так.
play-undo-how = Наберите `undo` или, для трёх строк, `undo 3`.
play-undone = Взято назад: { $decisions }.
play-undone-secret = Взято назад: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}.
# `style dry` and `style lively` are typed.
play-style = { $style ->
    [dry] Сообщаются одни факты. `style lively` вернёт рассказ целиком.
   *[lively] Рассказ идёт целиком. `style dry` оставит одни факты.
}
play-style-unknown = Стиля «{ $word }» нет: есть `style lively` и `style dry`.
play-log-how = Наберите `log` — этот ход и прошлый, `log 5` — пять ходов, `log all` — вся история.
play-why-how = Наберите `why M2`, чтобы прочесть правило, или просто `why` после отказа.
play-no-rule = Правила «{ $atom }» нет{ $nearest ->
    [none] ; отказ сам называет своё, например (M2).
   *[other] ; может быть, «{ $nearest }»?
}

## Saving and leaving.

play-saved = Записано в { $file }.
play-nothing-words = нет ничего ничто no none nothing
play-kept = Игра записана в { $file }.
play-go-on = Продолжить:
play-kept-hands = (В файле видны все карты, иначе игру не продолжить: кто его откроет, тот подсмотрел.)
play-kept-closed = игра хранится в { $file }
play-kept-over = Оконченная игра записана в { $file }.
play-unchanged = С тех пор как записан { $file }, ничего не изменилось.
play-last-resort = Вот сам журнал, чтобы он не пропал:
play-left-unsaved = Выход без записи. Что было на дне, остаётся на дне.

## The end.

play-over-won = Команда «Красного ноября» спасена и уже выясняет, кто виноват.
play-over-lost = «Красный ноябрь» остаётся там, где лежит.
play-winners = { $count ->
    [0] Победителей нет.
    [one] Побеждает { $winners }.
    [few] Побеждают { $winners }.
    [many] Побеждают { $winners }.
   *[other] Побеждают { $winners }.
}
play-last-figures = Под конец: { $tracks }; { $count ->
    [0] жетонов Разрушения нет
   *[other] { $tokens }
}{ $keepers ->
    [0] {""}
   *[other] ; последняя Метка Времени на { $last }
}.
play-left = На борту до конца: { $gnomes }.
play-dead = Вечная память: { $gnomes }.
play-gone = Подались в бега: { $gnomes }.
play-figures = { $turn_begins ->
    [one] { $turn_begins } ход
    [few] { $turn_begins } хода
    [many] { $turn_begins } ходов
   *[other] { $turn_begins } хода
}, { $event_turned ->
    [one] { $event_turned } карта События
    [few] { $event_turned } карты Событий
    [many] { $event_turned } карт Событий
   *[other] { $event_turned } карты Событий
}, { $die_rolled ->
    [one] { $die_rolled } бросок кубика
    [few] { $die_rolled } броска кубика
    [many] { $die_rolled } бросков кубика
   *[other] { $die_rolled } броска кубика
}, использовано: { $item_used ->
    [one] { $item_used } предмет
    [few] { $item_used } предмета
    [many] { $item_used } предметов
   *[other] { $item_used } предмета
}, { $fainted ->
    [one] { $fainted } обморок
    [few] { $fainted } обморока
    [many] { $fainted } обмороков
   *[other] { $fainted } обморока
}, { $killed ->
    [one] { $killed } смерть
    [few] { $killed } смерти
    [many] { $killed } смертей
   *[other] { $killed } смерти
}.
