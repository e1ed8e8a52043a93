### The narrator's sentences.
###
### The value is the lively wording, .b, .c and .d say the same in other words, .dry is the telegram. Gnomes' names are
### never inflected and have no gender: present tense, or «гном Anna».

## Set-up.

fact-gnome_placed = { $gnome } начинает { $room_in }.
    .dry = { $gnome }: старт, { $room }
fact-keeper_stacked = { $count ->
    [1] Метка Времени гнома { $gnome } ложится в стопку на деление { $space }.
   *[other] Метки Времени ложатся стопкой на деление { $space }, снизу вверх: { $gnomes }.
}
    .dry = { $count ->
        [1] { $gnome }: Метка Времени на { $space }
       *[other] Метки Времени на { $space }, снизу вверх: { $gnomes }
    }

## Turns and time.

fact-turn_begins = На вахте { $gnome }, деление { $space }.
    .b = Ход: { $gnome }, деление { $space }.
    .c = Теперь { $gnome }: до спасения { $space ->
        [one] { $space } минута
        [few] { $space } минуты
        [many] { $space } минут
       *[other] { $space } минуты
    }.
    .d = { $gnome } заступает на вахту с деления { $space }.
    .dry = Ход: { $gnome }, { $space }
fact-turn_ends = { $gnome } сдаёт вахту.
    .b = { $gnome } заканчивает ход.
    .dry = { $gnome }: конец хода
fact-stands_up = { $gnome } приходит в себя и встаёт.
    .b = { $gnome } открывает глаза. Лодка на месте, и то хлеб.
    .c = { $gnome } встаёт, держась за переборку.
    .d = { $gnome } поднимается с палубы и делает вид, что так и надо.
    .dry = { $gnome }: на ногах
fact-ghost_moved = Призрак переходит с { $before } на { $after }.
    .b = Призрак крадётся с { $before } на { $after }.
    .dry = Призрак: { $before } → { $after }
fact-keeper_moved = Метка Времени гнома { $gnome } идёт с { $before } на { $after }.
    .b = Метка Времени гнома { $gnome } тикает: { $before } → { $after }.
    .c = Метка Времени гнома { $gnome } ползёт с { $before } на { $after }.
    .d = Метка Времени гнома { $gnome } догоняет Призрака: { $before } → { $after }.
    .dry = { $gnome }: Метка Времени { $before } → { $after }

## Movement.

fact-hatch_opened = { $gnome } открывает люк { $room_from } { $to_room_into }.
    .b = { $gnome } налегает на маховик: открыт люк { $room_from } { $to_room_into }.
    .dry = { $gnome }: люк { $room_id ->
        [0] море
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] море
       *[other] { $to_room_id }
    }
story-opens = { $gnome } открывает люк { $room_from } { $to_room_into } (Призрак на { $after }).
    .b = { $gnome } налегает на маховик: открыт люк { $room_from } { $to_room_into } (Призрак на { $after }).
    .c = Скрипит люк { $room_from } { $to_room_into }: это { $gnome } (Призрак на { $after }).
    .dry = { $gnome }: люк { $room_id ->
        [0] море
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] море
       *[other] { $to_room_id }
    }, Призрак { $after }
fact-entered = { $to_room_id ->
    [0] { $gnome } покидает подлодку и уходит { $to_room_into }.
   *[other] { $gnome } переходит { $room_from } { $to_room_into }.
}
    .b = { $to_room_id ->
        [0] { $gnome } машет рукой и уходит { $to_room_into }, прочь с подлодки.
       *[other] { $gnome } перебирается { $room_from } { $to_room_into }.
    }
    .dry = { $gnome }: { $room_id ->
        [0] море
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] море
       *[other] { $to_room_id }
    }
story-enters = { $to_room_id ->
    [0] { $gnome } покидает подлодку и уходит { $to_room_into } (Призрак на { $after }).
   *[other] { $gnome } с трудом перебирается { $room_from } { $to_room_into } (Призрак на { $after }).
}
    .b = { $to_room_id ->
        [0] { $gnome } машет рукой и уходит { $to_room_into }, прочь с подлодки (Призрак на { $after }).
       *[other] { $gnome } пробирается { $room_from } { $to_room_into } (Призрак на { $after }).
    }
    .c = { $to_room_id ->
        [0] Пузыри, тишина: { $gnome } покидает подлодку и уходит { $to_room_into } (Призрак на { $after }).
       *[other] Не посуху и не сразу, но { $gnome } переходит { $room_from } { $to_room_into } (Призрак на { $after }).
    }
    .dry = { $gnome }: { $room_id ->
        [0] море
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] море
       *[other] { $to_room_id }
    }, Призрак { $after }
story-walks = { $to_room_id ->
    [0] { $gnome } открывает люк, покидает подлодку и уходит { $to_room_into } (Призрак на { $after }).
   *[other] { $gnome } открывает люк и переходит { $room_from } { $to_room_into } (Призрак на { $after }).
}
    .b = { $to_room_id ->
        [0] Люк, пузыри, холод: { $gnome } покидает подлодку и уходит { $to_room_into } (Призрак на { $after }).
       *[other] { $gnome } пролезает в люк { $room_from } { $to_room_into } (Призрак на { $after }).
    }
    .c = { $to_room_id ->
        [0] Лязгает внешний люк: { $gnome } уходит с подлодки { $to_room_into } (Призрак на { $after }).
       *[other] Лязгает люк: { $gnome } спешит { $room_from } { $to_room_into } (Призрак на { $after }).
    }
    .d = { $to_room_id ->
        [0] { $gnome } отдраивает люк и шагает с подлодки { $to_room_into } (Призрак на { $after }).
       *[other] { $gnome } отдраивает люк и перебирается { $room_from } { $to_room_into } (Призрак на { $after }).
    }
    .dry = { $gnome }: { $room_id ->
        [0] море
       *[other] { $room_id }
    } → { $to_room_id ->
        [0] море
       *[other] { $to_room_id }
    }, Призрак { $after }
fact-stayed = { $gnome } остаётся { $room_in }, и люк захлопывается.
    .b = { $gnome } смотрит в люк и решает остаться { $room_in }. Люк закрывается.
    .dry = { $gnome }: остаётся, { $room }; люк закрыт
fact-escape_needed = Раунд за огнём: { $gnome }, прочь { $room_from }!
    .b = Огонь не сдаётся: { $gnome }, бегом { $room_from }!
    .dry = { $gnome }: уйти { $room_from }

## Water and fire.

fact-reflowed = Вода с рёвом уходит { $room_from } { $to_room_into }: и тут и там Частичное Затопление.
    .b = Люк открыт, и вода хлещет { $room_from } { $to_room_into }: теперь там и там Частичное Затопление.
    .dry = Вода { $room_id } → { $to_room_id }: в обеих Частичное Затопление
fact-water = { $change ->
    [same] Без перемен { $room_in }: { $after ->
        [0] всё так же сухо
        [1] по-прежнему Частичное Затопление
       *[other] по-прежнему Полное Затопление
    }.
   *[other] { $after ->
        [0] Воды { $room_in } больше нет.
        [1] Частичное Затопление { $room_in }.
       *[other] Полное Затопление { $room_in }!
    }
}
    .b = { $change ->
        [same] Ничего нового { $room_in }: { $after ->
            [0] сухо, как и было
            [1] Частичное Затопление, как и было
           *[other] Полное Затопление, как и было
        }.
       *[other] { $after ->
            [0] Сухо { $room_in }, хоть палубу натирай.
            [1] Воды { $room_in } гному по пояс: Частичное Затопление.
           *[other] Вода до потолка { $room_in }: Полное Затопление.
        }
    }
    .c = { $change ->
        [same] Хуже { $room_in } не стало: { $after ->
            [0] там по-прежнему сухо
            [1] Частичное Затопление там уже было
           *[other] Полное Затопление там уже было
        }.
       *[other] { $after ->
            [0] Последнее ведро за борт: { $room_in } сухо.
            [1] Хлюпает { $room_in }: Частичное Затопление.
           *[other] Переборки стонут, { $room_in } Полное Затопление.
        }
    }
    .dry = { $change ->
        [same] Без перемен, { $room }: { $after ->
            [0] сухо
            [1] Частичное Затопление
           *[other] Полное Затопление
        }
       *[other] Вода, { $room }: { $after ->
            [0] сухо
            [1] Частичное Затопление
           *[other] Полное Затопление
        }
    }
fact-fire_started = Пожар { $room_in }!
    .b = Тревога! Пожар { $room_in }!
    .c = Дым, треск, крики: пожар { $room_in }!
    .d = Рында бьёт без умолку: пожар { $room_in }!
    .dry = Пожар: { $room }
fact-fire_out = { $by_water ->
    [yes] Вода гасит пожар { $room_in }.
   *[no] Пожар { $room_in } погашен.
}
    .b = { $by_water ->
        [yes] Шипение, пар — и вода побеждает: пожара { $room_in } больше нет.
       *[no] Огонь { $room_in } сдаётся. Копоть остаётся на память.
    }
    .c = { $by_water ->
        [yes] Нет худа без добра: вода гасит пожар { $room_in }.
       *[no] Последняя искра гаснет: пожара { $room_in } больше нет.
    }
    .dry = { $by_water ->
        [yes] Пожар погашен водой: { $room }
       *[no] Пожар погашен: { $room }
    }
fact-hatch_blocked = Люк между { $room_instr } и { $to_room_instr } заблокирован.
    .b = Скрежет, удар, тишина: люк между { $room_instr } и { $to_room_instr } заблокирован.
    .c = Люк между { $room_instr } и { $to_room_instr } заклинило намертво: он заблокирован.
    .dry = Люк { $room_id }-{ $to_room_id } заблокирован
fact-hatch_unblocked = Люк между { $room_instr } и { $to_room_instr } разблокирован.
    .b = Скрип, рывок — и люк между { $room_instr } и { $to_room_instr } снова ходит на петлях.
    .dry = Люк { $room_id }-{ $to_room_id } разблокирован

## Items.

fact-item_used = { $item_id ->
    [grog] { $gnome } пьёт { $item }.
    [coffee] { $gnome } пьёт { $item }.
    [toolbox] { $gnome } с лязгом раскрывает { $item }.
    [engine_manual] { $gnome } листает { $item }.
    [pump_manual] { $gnome } листает { $item }.
    [reactor_manual] { $gnome } листает { $item }.
    [deactivation_code] { $gnome } сверяет { $item }.
    [fire_extinguisher] { $gnome } срывает пломбу и хватает { $item }.
    [crowbar] { $gnome } берёт наперевес { $item }.
    [water_pump] { $gnome } разматывает шланг и включает { $item }.
    [harpoon] { $gnome } заряжает { $item }.
    [lucky_charm] { $gnome } трёт { $item }.
    [aqualung] { $gnome } надевает { $item }.
   *[other] { $gnome } пускает в ход { $item }.
}
    .b = { $item_id ->
        [grog] { $gnome } выпивает { $item }.
        [coffee] { $gnome } обжигается, но пьёт { $item }.
       *[other] { $gnome } пускает в ход { $item }.
    }
    .c = { $item_id ->
        [grog] { $gnome } откупоривает и пьёт { $item }.
        [coffee] { $gnome } залпом пьёт { $item }.
        [toolbox] Где-то тут был ключ на десять: { $gnome } использует { $item }.
        [engine_manual] Страница семь, рисунок три: { $gnome } использует { $item }.
        [pump_manual] Смотри приложение: { $gnome } использует { $item }.
        [reactor_manual] Мелкий шрифт, крупные неприятности: { $gnome } использует { $item }.
        [deactivation_code] Пароль был на обороте: { $gnome } использует { $item }.
        [fire_extinguisher] Проверено в прошлом году: { $gnome } использует { $item }.
        [crowbar] Против него нет приёма: { $gnome } использует { $item }.
        [water_pump] Качать так качать: { $gnome } использует { $item }.
        [harpoon] На крупного зверя: { $gnome } использует { $item }.
        [lucky_charm] Не суеверие, а устав: { $gnome } использует { $item }.
        [aqualung] Воздуха впритык: { $gnome } использует { $item }.
       *[other] Час настал: { $gnome } использует { $item }.
    }
    .dry = { $gnome } использует { $item }
fact-intoxication = { $change ->
    [up] Уровень опьянения гнома { $gnome } растёт с { $before } до { $after }.
    [down] Уровень опьянения гнома { $gnome } падает с { $before } до { $after }.
   *[same] Уровень опьянения гнома { $gnome } прежний: { $after }.
}
    .dry = { $change ->
        [same] { $gnome }: опьянение { $after }
       *[other] { $gnome }: опьянение { $before } → { $after }
    }
story-drinks = { $change ->
    [up] { $gnome } пьёт { $item }: опьянение растёт с { $before } до { $after }.
    [down] { $gnome } пьёт { $item } и трезвеет: опьянение падает с { $before } до { $after }.
   *[same] { $gnome } пьёт { $item }: опьянение по-прежнему { $after }.
}
    .b = { $change ->
        [up] { $gnome } выпивает { $item } для храбрости: опьянение { $before } → { $after }.
        [down] { $gnome } пьёт { $item }, и палуба перестаёт качаться: опьянение { $before } → { $after }.
       *[same] { $gnome } пьёт { $item }. Без последствий: опьянение так и стоит на { $after }.
    }
    .c = { $change ->
        [up] За тех, кто в море! { $gnome } пьёт { $item }: опьянение { $before } → { $after }.
        [down] { $gnome } пьёт { $item } и узнаёт товарищей: опьянение { $before } → { $after }.
       *[same] За тех, кто в море! { $gnome } пьёт { $item }: опьянение всё то же, { $after }.
    }
    .d = { $change ->
        [up] { $gnome } принимает { $item } как лекарство: опьянение растёт с { $before } до { $after }.
        [down] { $gnome } пьёт { $item } и вспоминает устав: опьянение падает с { $before } до { $after }.
       *[same] { $gnome } пьёт { $item } и не чувствует разницы: опьянение { $after }.
    }
    .dry = { $change ->
        [same] { $gnome }: { $item }, опьянение { $after }
       *[other] { $gnome }: { $item }, опьянение { $before } → { $after }
    }
story-thirst = { $change ->
    [up] В такую жару { $gnome } не спорит и пьёт { $item }: опьянение { $before } → { $after }.
   *[same] В такую жару { $gnome } не спорит и пьёт { $item }: опьянение по-прежнему { $after }.
}
    .b = { $change ->
        [up] Жажда берёт своё: { $gnome } пьёт { $item }, опьянение { $before } → { $after }.
       *[same] Жажда берёт своё: { $gnome } пьёт { $item }, опьянение по-прежнему { $after }.
    }
    .dry = { $change ->
        [up] { $gnome }: жажда, { $item }, опьянение { $before } → { $after }
       *[same] { $gnome }: жажда, { $item }, опьянение { $after }
    }
fact-item_drawn = { $source ->
    [deal] { $gnome } получает при раздаче: { $items }.
    [icon] Символ Предмета приносит гному { $gnome }: { $items }.
   *[stores] { $gnome } берёт с полки: { $items }.
}
    .b = { $source ->
        [deal] В вещмешке гнома { $gnome }: { $items }.
        [icon] { $gnome } подбирает на бегу: { $items }.
       *[stores] { $gnome } роется в ящиках и берёт: { $items }.
    }
    .c = { $source ->
        [deal] На берегу { $gnome } укладывает: { $items }.
        [icon] Хоть что-то хорошее. { $gnome } находит: { $items }.
       *[stores] Под расписку { $gnome } получает: { $items }.
    }
    .dry = { $source ->
        [deal] { $gnome }, раздача: { $items }
        [icon] { $gnome }, символ Предмета: { $items }
       *[stores] { $gnome } берёт: { $items }
    }
fact-item_drawn-hidden = { $source ->
    [deal] { $gnome } получает при раздаче { cards.acc }.
    [icon] Символ Предмета приносит гному { $gnome } { cards.acc }.
   *[stores] { $gnome } берёт с полки { cards.acc }.
}
    .b = { $source ->
        [deal] В вещмешке гнома { $gnome } — { cards }.
        [icon] { $gnome } подбирает на бегу { cards.acc }.
       *[stores] { $gnome } роется в ящиках и берёт { cards.acc }.
    }
    .dry = { $source ->
        [deal] { $gnome }, раздача: { cards }
        [icon] { $gnome }, символ Предмета: { cards }
       *[stores] { $gnome } берёт: { cards }
    }
fact-stash_drawn = { $gnome } берёт из личного бара капитана: { $items }. { $left ->
    [0] Бар пуст.
   *[other] В баре остаётся { $left }.
}
    .b = Капитан не обеднеет: { $gnome } берёт из его личного бара { $items }. { $left ->
        [0] Больше там ничего нет.
       *[other] Остаётся { $left }.
    }
    .dry = { $gnome }, бар капитана: { $items }; в баре { $left }
fact-nothing_drawn = { $gnome } ищет предмет, но брать больше нечего.
    .dry = { $gnome }: предметов нет
fact-card_discarded = { $cause ->
    [death] Имущество гнома { $gnome } уходит в сброс: { $items }.
    [thirst] Жажда берёт своё: { $gnome } пьёт { $items }.
    [abandoning] { $gnome } бросает на борту: { $items }.
   *[limit] { $gnome } не может удержать всё и сбрасывает: { $items }.
}
    .b = { $cause ->
        [death] После гнома { $gnome } остаётся: { $items }. Всё в сброс.
        [thirst] В такую жару { $gnome } не спорит и пьёт { $items }.
        [abandoning] { $gnome } уплывает налегке и бросает: { $items }.
       *[limit] Рук всего две: { $gnome } сбрасывает { $items }.
    }
    .dry = { $cause ->
        [death] { $gnome }: сброс после гибели, { $items }
        [thirst] { $gnome }: жажда, { $items }
        [abandoning] { $gnome }: сброс при бегстве, { $items }
       *[limit] { $gnome }: сброс, { $items }
    }
fact-draw_barred = { $room_id ->
    [0] { $gnome } снова может брать предметы где угодно.
   *[other] { $gnome } больше не берёт предметы { $room_in }, пока не совершит действие в другом месте.
}
    .dry = { $room_id ->
        [0] { $gnome }: брать можно везде
       *[other] { $gnome }: брать нельзя, { $room }
    }
fact-items_rebuilt = Колода Предметов пуста. Новая — из сброса: { cards }.
    .dry = Новая колода Предметов: { cards }

## Trade.

fact-trade_offered = { $cards ->
    [0] { $gnome } не предлагает гному { $partner } ровным счётом ничего и надеется на лучшее.
   *[other] { $gnome } предлагает гному { $partner } { cards.acc }.
}
    .b = { $cards ->
        [0] { $gnome } протягивает гному { $partner } пустые ладони и смотрит с надеждой.
       *[other] Меняться? { $gnome } предлагает гному { $partner } { cards.acc }.
    }
    .dry = { $cards ->
        [0] { $gnome } → { $partner }: предложение, ничего
       *[other] { $gnome } → { $partner }: предложение, { cards }
    }
fact-trade_answered = { $cards ->
    [0] { $gnome } ничего не даёт взамен.
   *[other] { $gnome } даёт гному { $partner } взамен { cards.acc }.
}
    .b = { $cards ->
        [0] { $gnome } разводит руками: взамен ничего.
       *[other] Взамен { $gnome } отдаёт гному { $partner } { cards.acc }.
    }
    .dry = { $cards ->
        [0] { $gnome }: взамен ничего
       *[other] { $gnome } → { $partner }: взамен { cards }
    }
fact-card_passed = { $gnome } передаёт гному { $partner }: { $items }.
    .b = Из рук в руки, от гнома { $gnome } гному { $partner }: { $items }.
    .dry = { $gnome } → { $partner }: { $items }
fact-card_passed-hidden = { $gnome } передаёт гному { $partner } { cards.acc }.
    .b = Из рук в руки, от гнома { $gnome } гному { $partner }: { cards }.
    .dry = { $gnome } → { $partner }: { cards }

## Actions.

fact-action_taken = { $action_id ->
    [wait] { $gnome } выбирает «{ $action }».
    [abandon] { $gnome } решается: «{ $action }».
   *[other] { $gnome } тратит { minutes.acc } на действие «{ $action }».
}
    .dry = { $action_id ->
        [wait] { $gnome }: «{ $action }»
        [abandon] { $gnome }: «{ $action }»
       *[other] { $gnome }: «{ $action }», { minutes }
    }
story-action = { $action_id ->
    [wait] { $gnome } выжидает: «{ $action }» (Призрак на { $after }).
   *[other] { $gnome } тратит { minutes.acc } на действие «{ $action }»{ $extra ->
        [0] {""}
       *[other] {" "}и ещё { $extra } на воду под ногами
    } (Призрак на { $after }).
}
    .b = { $action_id ->
        [wait] { $gnome } пропускает других вперёд: «{ $action }» (Призрак на { $after }).
       *[other] { $action_id ->
            [extinguish] { $gnome } бросается в дым
            [pump] { $gnome } засучивает рукава
            [unblock] { $gnome } упирается плечом
            [fix_engine] { $gnome } лезет под кожух
            [fix_pumps] { $gnome } простукивает клапаны
            [fix_reactor] { $gnome } надевает перчатки
            [stop_missiles] { $gnome } вскрывает пульт
            [kill_kraken] { $gnome } ищет, где у Кракена сердце
            [draw] { $gnome } гремит ящиками
            [trade] { $gnome } хочет меняться
            [attack] { $gnome } недобро щурится
           *[other] { $gnome } берётся за дело
        }: «{ $action }», { minutes }{ $extra ->
            [0] {""}
           *[other] {" "}и ещё { $extra } из-за воды
        } (Призрак на { $after }).
    }
    .c = { $action_id ->
        [wait] { $gnome } слушает, как гудит корпус: «{ $action }» (Призрак на { $after }).
       *[other] «{ $action }»: { $action_id ->
            [extinguish] { $gnome } бьётся с огнём
            [pump] { $gnome } налегает на рычаг
            [unblock] { $gnome } воюет с железом
            [fix_engine] { $gnome } уговаривает двигатель
            [fix_pumps] { $gnome } возится с клапанами
            [fix_reactor] { $gnome } беседует с реактором
            [stop_missiles] { $gnome } выбирает между красным проводом и синим
            [kill_kraken] { $gnome } кружит вокруг Кракена
            [draw] { $gnome } осматривает полки
            [trade] { $gnome } раскладывает товар
            [attack] { $gnome } идёт в атаку
           *[other] { $gnome } не теряет времени
        }, { minutes }{ $extra ->
            [0] {""}
           *[other] {" "}плюс { $extra } за воду
        } (Призрак на { $after }).
    }
    .d = { $action_id ->
        [wait] { $gnome } бережёт силы: «{ $action }» (Призрак на { $after }).
       *[other] { $gnome } выбирает «{ $action }» и тратит { minutes.acc }{ $extra ->
            [0] {""}
           *[other] , да ещё { $extra } уносит вода
        } (Призрак на { $after }).
    }
    .dry = { $action_id ->
        [wait] { $gnome }: «{ $action }», Призрак { $after }
       *[other] { $gnome }: «{ $action }», { minutes }{ $extra ->
            [0] {""}
           *[other] {" "}+ { $extra }
        }, Призрак { $after }
    }
fact-fix_result = { $result ->
    [succeeded] Нужно { $needed } или меньше: успех.
    [too_late] Нужно { $needed } или меньше, но уже поздно: при любом броске неудача.
   *[failed] Нужно { $needed } или меньше: неудача.
}
    .dry = { $result ->
        [succeeded] Нужно ≤ { $needed }: успех
        [too_late] Нужно ≤ { $needed }: поздно, неудача
       *[failed] Нужно ≤ { $needed }: неудача
    }
story-fix = { $result ->
    [succeeded] { $gnome } бросает кубик: { die }, нужно { $needed } или меньше. Успех!
    [too_late] { $gnome } бросает кубик: { die }, нужно { $needed } или меньше, но поздно. Неудача при любом броске.
   *[failed] { $gnome } бросает кубик: { die }, нужно { $needed } или меньше. Неудача.
}
    .b = { $result ->
        [succeeded] На кубике { die }, нужно { $needed } или меньше: { $gnome } справляется.
        [too_late] На кубике { die }, нужно { $needed } или меньше, только { $gnome } уже опаздывает: неудача.
       *[failed] На кубике { die }, нужно { $needed } или меньше: { $gnome } остаётся ни с чем. Неудача.
    }
    .c = { $result ->
        [succeeded] Нужно { $needed } или меньше, и { $gnome } выбрасывает { die }. Успех, и даже все пальцы на месте.
        [too_late] Нужно { $needed } или меньше, { $gnome } выбрасывает { die }, но время вышло: неудача.
       *[failed] Нужно { $needed } или меньше, а { $gnome } выбрасывает { die }. Неудача.
    }
    .d = { $result ->
        [succeeded] Кубик катится: { die }. Нужно { $needed } или меньше, так что { $gnome } может гордиться: успех.
        [too_late] Кубик катится: { die }. Нужно { $needed } или меньше, но { $gnome } не успевает: неудача.
       *[failed] Кубик катится: { die }. Нужно { $needed } или меньше, и { $gnome } пинает переборку: неудача.
    }
    .e = { $result ->
        [succeeded] { $gnome } затаивает дыхание, на кубике { die }, нужно { $needed } или меньше. Успех!
        [too_late] { $gnome } затаивает дыхание, на кубике { die }, нужно { $needed } или меньше. Поздно: неудача.
       *[failed] { $gnome } затаивает дыхание, на кубике { die }, нужно { $needed } или меньше. Неудача. Слова опустим.
    }
    .f = { $result ->
        [succeeded] Нужно { $needed } или меньше, на кубике { die }: успех, и { $gnome } делает вид, что так и было задумано.
        [too_late] Нужно { $needed } или меньше, на кубике { die }, но поздно: { $gnome } ни с чем. Неудача.
       *[failed] Нужно { $needed } или меньше, на кубике { die }: { $gnome } разводит руками. Неудача.
    }
    .g = { $result ->
        [succeeded] Вот как надо: { $gnome } выбрасывает { die }, а нужно { $needed } или меньше. Успех!
        [too_late] { $gnome } выбрасывает { die }, нужно { $needed } или меньше, но поезд ушёл. Неудача.
       *[failed] На кубике { die }, а нужно { $needed } или меньше: { $gnome } поминает морского чёрта. Неудача.
    }
    .dry = { $result ->
        [succeeded] { $gnome }: кубик { die }, нужно ≤ { $needed }, успех
        [too_late] { $gnome }: кубик { die }, нужно ≤ { $needed }, поздно, неудача
       *[failed] { $gnome }: кубик { die }, нужно ≤ { $needed }, неудача
    }
fact-abandoned = { $gnome } выбирает «{ action-abandon }», желает всем скорейшего дна и уплывает.
    .b = «{ action-abandon }»: { $gnome } уплывает, не оборачиваясь. Чем хуже товарищам, тем теперь лучше.
    .dry = { $gnome }: «{ action-abandon }»

## Dice.

fact-die_rolled = { $purpose ->
    [start] { $gnome } бросает кубик, выпадает { die }: начало { $room_in }.
    [fire] Где горит? { $gnome } бросает кубик, выпадает { die }: { $room_in }.
    [leak] Где течёт? { $gnome } бросает кубик, выпадает { die }: { $room_in }.
    [blocked_hatch] Где заклинит люк? { $gnome } бросает кубик, выпадает { die }: { $room_in }.
    [newcomer] Где искать новичка? { $gnome } бросает кубик, выпадает { die }: { $room_in }.
    [attacker] { $gnome } бьёт и бросает кубик: { die }.
    [defender] { $gnome } бьёт в ответ и бросает кубик: { die }.
   *[repair] { $gnome } бросает кубик: { die }.
}
    .b = { $purpose ->
        [start] Тревога застаёт гнома { $gnome } { $room_in }: на кубике { die }.
        [fire] Бросает { $gnome }, на кубике { die }: дым валит { $room_from }.
        [leak] Бросает { $gnome }, на кубике { die }: вода хлещет { $room_in }.
        [blocked_hatch] Бросает { $gnome }, на кубике { die }: скрежет доносится { $room_from }.
        [newcomer] Бросает { $gnome }, на кубике { die }: новичка ждут { $room_in }.
        [attacker] Удар! { $gnome } выбрасывает { die }.
        [defender] Ответный удар! { $gnome } выбрасывает { die }.
       *[repair] { $gnome } выбрасывает { die }.
    }
    .c = { $purpose ->
        [start] { $gnome } выбрасывает { die } и начинает { $room_in }.
        [fire] Кубик решает, чему гореть: { $gnome } выбрасывает { die }, { $room }.
        [leak] Кубик решает, чему тонуть: { $gnome } выбрасывает { die }, { $room }.
        [blocked_hatch] Кубик решает, какой комнате быть взаперти: { $gnome } выбрасывает { die }, { $room }.
        [newcomer] { $gnome } бросает кубик за новичка: { die }, { $room }.
        [attacker] { $gnome } замахивается, на кубике { die }.
        [defender] { $gnome } отбивается, на кубике { die }.
       *[repair] На кубике { die }: бросает { $gnome }.
    }
    .dry = { $purpose ->
        [start] { $gnome }: кубик { die }, старт, { $room }
        [fire] { $gnome }: кубик { die }, пожар, { $room }
        [leak] { $gnome }: кубик { die }, протечка, { $room }
        [blocked_hatch] { $gnome }: кубик { die }, люк, { $room }
        [newcomer] { $gnome }: кубик { die }, новичок, { $room }
        [attacker] { $gnome }: кубик { die }, нападение
        [defender] { $gnome }: кубик { die }, защита
       *[repair] { $gnome }: кубик { die }
    }

## The Faint Check.

fact-faint_checked = Проверка на слабость: { $number ->
    [none] прочерк при опьянении { $level }.
   *[other] { $number } при опьянении { $level }.
}
    .dry = Проверка на слабость: { $number ->
        [none] прочерк
       *[other] { $number }
    }, опьянение { $level }
story-steady = Проверка на слабость: { $gnome } открывает карту «{ $card }», { $number ->
    [none] прочерк
   *[other] число { $number }
} при опьянении { $level }, и держится на ногах.{ $event_removed ->
    [yes] {" "}Карта выходит из игры.
   *[no] {""}
}
    .b = Проверка на слабость: { $gnome } открывает карту «{ $card }», { $number ->
        [none] прочерк
       *[other] число { $number }
    } при опьянении { $level }. Штормит, но стоять можно.{ $event_removed ->
        [yes] {" "}Карта выходит из игры.
       *[no] {""}
    }
    .dry = { $gnome }: Проверка на слабость, «{ $card }», { $number ->
        [none] прочерк
       *[other] { $number }
    }, опьянение { $level }: на ногах{ $event_removed ->
        [yes] ; карта вне игры
       *[no] {""}
    }
story-faints = Проверка на слабость: { $gnome } открывает карту «{ $card }», { $number ->
    [none] прочерк
   *[other] число { $number }
} при опьянении { $level }, и падает в обморок. { $ghost_moved ->
    [yes] Призрак переходит с { $before } на { $after }.
   *[no] Призраку дальше некуда.
}{ $event_removed ->
    [yes] {" "}Карта выходит из игры.
   *[no] {""}
}
    .b = Проверка на слабость: { $gnome } открывает карту «{ $card }», { $number ->
        [none] прочерк
       *[other] число { $number }
    } при опьянении { $level }. Палуба всё ближе: обморок. { $ghost_moved ->
        [yes] Призрак переходит с { $before } на { $after }.
       *[no] Призраку дальше некуда.
    }{ $event_removed ->
        [yes] {" "}Карта выходит из игры.
       *[no] {""}
    }
    .dry = { $gnome }: Проверка на слабость, «{ $card }», { $number ->
        [none] прочерк
       *[other] { $number }
    }, опьянение { $level }: обморок, { $ghost_moved ->
        [yes] Призрак { $before } → { $after }
       *[no] Призрак на месте
    }{ $event_removed ->
        [yes] ; карта вне игры
       *[no] {""}
    }
fact-fainted = { $gnome } падает в обморок; Призрак на { $space }.
    .b = Колени подгибаются: { $gnome } в обмороке, Призрак на { $space }.
    .dry = { $gnome }: обморок, Призрак { $space }

## Events.

fact-event_turned = { $card_id ->
    [fire] { $gnome } открывает карту «{ $card }». Боевая тревога!
    [fire_spreads] { $gnome } открывает карту «{ $card }»: огню тесно.
    [leak] Где-то льётся, и это не кран: { $gnome } открывает карту «{ $card }».
    [underwater_current] Лодку тянет вбок: { $gnome } открывает карту «{ $card }».
    [blocked_hatch] Что-то лязгает: { $gnome } открывает карту «{ $card }».
    [descent] { $gnome } открывает карту «{ $card }». Лодка тихо идёт вниз.
    [fast_descent] Палуба уходит из-под ног: { $gnome } открывает карту «{ $card }»!
    [reactor_warmup] Переборки тёплые на ощупь: { $gnome } открывает карту «{ $card }».
    [reactor_malfunction] Гул срывается на визг: { $gnome } открывает карту «{ $card }»!
    [engine_down] Винт замирает: { $gnome } открывает карту «{ $card }». Теперь слышно глубину.
    [oxygen_pumps_down] Вентиляция вздыхает и смолкает: { $gnome } открывает карту «{ $card }».
    [missile_countdown] Десять… девять… восемь… { $gnome } открывает карту «{ $card }»!
    [kraken] Что-то большое трётся о борт: { $gnome } открывает карту «{ $card }».
    [turbulence] Пол и потолок меняются местами: { $gnome } открывает карту «{ $card }».
    [stumble] { $gnome } открывает карту «{ $card }». Комингс выше, чем казался.
    [friendly_fire] Кто-то хотел помочь: { $gnome } открывает карту «{ $card }».
    [overheated] Жажда сильнее устава: { $gnome } открывает карту «{ $card }».
    [respite] { $gnome } открывает карту «{ $card }». Тихо. Можно выдохнуть.
   *[other] { $gnome } открывает карту События: «{ $card }».
}
    .b = { $card_id ->
        [fire] «{ $card }»! { $gnome } чует дым раньше датчиков.
        [fire_spreads] «{ $card }». { $gnome } считает люки. Огонь тоже.
        [leak] «{ $card }»! { $gnome } слышит, как море просится внутрь.
        [underwater_current] «{ $card }»: { $gnome } хватается за поручень, лужи приходят в движение.
        [blocked_hatch] «{ $card }». { $gnome } слышит скрежет железа о железо.
        [descent] «{ $card }»: { $gnome } слышит, как потрескивает корпус.
        [fast_descent] «{ $card }»! У гнома { $gnome } закладывает уши.
        [reactor_warmup] «{ $card }». { $gnome } расстёгивает воротник.
        [reactor_malfunction] «{ $card }»! { $gnome } видит голубое свечение и решает его не видеть.
        [engine_down] «{ $card }»! { $gnome } слушает тишину там, где гудело.
        [oxygen_pumps_down] «{ $card }»! { $gnome } задерживает дыхание. Для тренировки.
        [missile_countdown] «{ $card }»! { $gnome } слышит, как считают ракеты. Считают они назад.
        [kraken] «{ $card }»! { $gnome } видит в иллюминаторе глаз. Глаз больше иллюминатора.
        [turbulence] «{ $card }»! { $gnome } и всё незакреплённое приходят в движение.
        [stumble] «{ $card }»: { $gnome } измеряет палубу собственным ростом.
        [friendly_fire] «{ $card }»! { $gnome } узнаёт почерк родной команды.
        [overheated] «{ $card }»: { $gnome } утирает лоб и косится на запасы.
        [respite] «{ $card }». { $gnome } ждёт подвоха, а его нет.
       *[other] Карта События: «{ $card }». Открывает { $gnome }.
    }
    .c = { $card_id ->
        [fire] Тянет палёным: { $gnome } открывает карту «{ $card }»!
        [fire_spreads] Огонь собирается в гости: { $gnome } открывает карту «{ $card }».
        [leak] { $gnome } открывает карту «{ $card }». За бортом воды много, и ей не терпится.
        [underwater_current] { $gnome } открывает карту «{ $card }»: у моря свои планы.
        [blocked_hatch] { $gnome } открывает карту «{ $card }». Петли просили смазки ещё в порту.
        [descent] Стрелка глубиномера ползёт дальше: { $gnome } открывает карту «{ $card }».
        [fast_descent] { $gnome } открывает карту «{ $card }»: вниз, и без остановок!
        [reactor_warmup] { $gnome } открывает карту «{ $card }». В лодке становится душно.
        [reactor_malfunction] { $gnome } открывает карту «{ $card }»! Приборы зашкаливают.
        [engine_down] { $gnome } открывает карту «{ $card }». Глубина терпелива, корпус — нет.
        [oxygen_pumps_down] { $gnome } открывает карту «{ $card }». Просьба дышать через раз.
        [missile_countdown] Ракетам надоело ждать: { $gnome } открывает карту «{ $card }»! Три… два…
        [kraken] { $gnome } открывает карту «{ $card }». Глубина проголодалась.
        [turbulence] { $gnome } открывает карту «{ $card }»: кто не держится, тот летит!
        [stumble] Грохот, звон, тишина: { $gnome } открывает карту «{ $card }».
        [friendly_fire] { $gnome } открывает карту «{ $card }»: свои, а как метко.
        [overheated] { $gnome } открывает карту «{ $card }». Пробки вылетают сами.
        [respite] Беда проходит мимо: { $gnome } открывает карту «{ $card }» и вытирает лоб.
       *[other] { $gnome } открывает карту События: «{ $card }».
    }
    .d = { $card_id ->
        [fire] { $gnome } открывает карту «{ $card }». Рында уже звонит.
        [fire_spreads] «{ $card }»: { $gnome } чует тепло там, где его не было.
        [leak] { $gnome } открывает карту «{ $card }». Где тонко, там и течёт.
        [underwater_current] «{ $card }». { $gnome } смотрит, как чашки едут по столу.
        [blocked_hatch] «{ $card }»: { $gnome } слышит, как защёлкивается что-то лишнее.
        [descent] { $gnome } открывает карту «{ $card }». Дно становится ближе.
        [fast_descent] { $gnome } открывает карту «{ $card }»! Заклёпки запевают хором.
        [reactor_warmup] «{ $card }»: { $gnome } утирает пот.
        [reactor_malfunction] { $gnome } открывает карту «{ $card }»! Дозиметр просит всех выйти.
        [engine_down] «{ $card }». { $gnome } слышит собственное сердце, и только.
        [oxygen_pumps_down] { $gnome } открывает карту «{ $card }». Свечи просят не зажигать.
        [missile_countdown] Сирена, красный свет: { $gnome } открывает карту «{ $card }»! Пять… четыре…
        [kraken] «{ $card }»! { $gnome } считает щупальца и сбивается.
        [turbulence] «{ $card }»! { $gnome } ловит летящую посуду.
        [stumble] «{ $card }». { $gnome } находит палубу лбом.
        [friendly_fire] { $gnome } открывает карту «{ $card }». С такими товарищами врагов не надо.
        [overheated] «{ $card }»: { $gnome } облизывает сухие губы.
        [respite] { $gnome } открывает карту «{ $card }». Минута, чтобы завязать шнурки.
       *[other] Карта События: «{ $card }». Открывает { $gnome }.
    }
    .dry = { $gnome }: событие «{ $card }»
fact-event_removed = Карта «{ $card }» выходит из игры.
    .dry = Вне игры: «{ $card }»
fact-event_in_vain = { $event_id ->
    [fire] Там вода: гореть нечему.
    [fire_spreads] Огню некуда идти.
    [underwater_current] Частичного Затопления нет нигде: прибывать нечему.
    [blocked_hatch] Там заблокированы уже все люки: хуже не станет.
   *[other] Карта «{ $event }» остаётся без последствий.
}
    .b = { $event_id ->
        [fire] Огонь шипит и тонет: там вода.
        [fire_spreads] Огонь оглядывается: идти некуда.
        [underwater_current] Поток есть, а поднимать нечего: Частичного Затопления нет.
        [blocked_hatch] Блокировать там больше нечего: все люки и так закрыты намертво.
       *[other] «{ $event }»? Обошлось.
    }
    .dry = { $event_id ->
        [fire] Без последствий: там вода
        [fire_spreads] Без последствий: огню некуда идти
        [underwater_current] Без последствий: Частичного Затопления нет
        [blocked_hatch] Без последствий: все люки заблокированы
       *[other] Без последствий: «{ $event }»
    }
fact-icon_ignored = { $left ->
    [0] Амулет Удачи отводит событие на делении { $space }, и это последнее.
   *[other] Амулет Удачи отводит событие на делении { $space } (в запасе ещё { $left }).
}
    .b = { $left ->
        [0] Мимо! Событие на делении { $space } проходит стороной, и на этом Амулет Удачи выдыхается.
       *[other] Мимо! Событие на делении { $space } проходит стороной, Амулет Удачи помогает (ещё { $left }).
    }
    .dry = Амулет Удачи: без события на { $space }, осталось { $left }
fact-charmed = Удача улыбается гному { $gnome }: мимо { $icons ->
    [one] пройдёт { $icons } символ События
    [few] пройдут { $icons } символа События
    [many] пройдут { $icons } символов События
   *[other] пройдут { $icons } символа События
}.
    .dry = { $gnome }: мимо { $icons ->
        [one] { $icons } символ События
        [few] { $icons } символа События
        [many] { $icons } символов События
       *[other] { $icons } символа События
    }
fact-events_rebuilt = { $kraken ->
    [yes] Колода Событий исчерпана. В новой { cards }, и где-то среди них Кракен.
   *[no] Колода Событий исчерпана. В новой { cards }.
}
    .dry = { $kraken ->
        [yes] Новая колода Событий: { cards }, с Кракеном
       *[no] Новая колода Событий: { cards }
    }
fact-track_moved = { $change ->
    [down] { $track } отступает с { $before } до { $after }.
   *[up] { $track } растёт с { $before } до { $after }{ $to_end ->
        [1] . Ещё деление — и всё.
        [2] . Это уже опасно.
       *[other] .
    }
}
    .b = { $change ->
        [down] { $track_id ->
            [asphyxiation] Воздух свежеет
            [heat] Повеяло прохладой
           *[pressure] Корпус распрямляется
        }: { $track } { $before } → { $after }.
       *[up] { $track_id ->
            [asphyxiation] Дышать труднее
            [heat] Становится жарче
           *[pressure] Корпус стонет
        }: { $track } { $before } → { $after }{ $to_end ->
            [1] . Дальше только край.
            [2] . Шутки кончились.
           *[other] .
        }
    }
    .c = { $change ->
        [down] { $track } падает: { $before } → { $after }. { $track_id ->
            [asphyxiation] Можно вдохнуть.
            [heat] Можно снова трогать поручни.
           *[pressure] Заклёпки встают на место.
        }
       *[up] { $track } ползёт вверх: { $before } → { $after }. { $to_end ->
            [1] { $track_id ->
                [asphyxiation] Воздуха на один тост.
                [heat] Краска течёт со стен.
               *[pressure] Заклёпки летят, как пули.
            }
           *[other] { $track_id ->
                [asphyxiation] Воздух густеет.
                [heat] Поручни обжигают.
               *[pressure] Переборки поскрипывают.
            }
        }
    }
    .dry = { $track }: { $before } → { $after }
fact-token_placed = { $token_id ->
    [crushed] Без двигателя лодка камнем идёт вниз
    [asphyxiated] Дышать осталось недолго
    [missiles] Обратный отсчёт пошёл
   *[kraken] Кракен плывёт на запах
}: жетон Разрушения «{ $token }» ждёт на делении { $space }.
    .b = { $token_id ->
        [crushed] Глубина назначает срок
        [asphyxiated] Каждый вдох теперь на счету
        [missiles] Часовой механизм пошёл
       *[kraken] Кракен садится за стол
    }: жетон Разрушения «{ $token }» на делении { $space }.
    .dry = Жетон «{ $token }»: { $space }
fact-token_removed = { $token_id ->
    [crushed] Двигатель снова тянет
    [asphyxiated] Насосы снова качают
    [missiles] Отсчёт остановлен
   *[kraken] Кракену больше не до ужина
}: жетон Разрушения «{ $token }» снят с деления { $space }.
    .b = { $token_id ->
        [crushed] Двигатель кашляет и заводится
        [asphyxiated] Насосы снова дышат
        [missiles] Ракеты сбиваются со счёта
       *[kraken] Кракен идёт на дно
    }: жетон Разрушения «{ $token }» снят с деления { $space }.
    .dry = Жетон «{ $token }» снят: { $space }
fact-token_not_placed = { $already ->
    [yes] Жетон Разрушения «{ $token }» уже лежит на Шкале Времени. Одного достаточно.
   *[no] Жетон Разрушения «{ $token }» оказался бы дальше 0, и его не кладут. Ура вполголоса.
}
    .dry = { $already ->
        [yes] Жетон «{ $token }» уже на шкале
       *[no] Жетон «{ $token }» дальше 0, не кладут
    }

## Deaths and fights.

fact-killed = { $cause ->
    [fainted] { $gnome } лежит в обмороке не там, где надо ({ $room }), и в себя больше не приходит.
    [hazard] { $gnome } слишком долго остаётся { $room_in } и погибает.
    [fainted_at_sea] { $gnome } падает в обморок { $room_in } и погибает.
    [no_air] Воздух кончается: { $gnome } погибает { $room_in }.
    [trapped] { $gnome } не находит пути { $room_from } и погибает.
    [slain] { $gnome } погибает в драке { $room_in }.
   *[other] { $gnome } погибает { $room_in }.
}
    .b = { $cause ->
        [fainted] { $gnome } погибает { $room_in }, не приходя в сознание. Говорят, так легче.
        [hazard] Беду { $room_in } не переждать: { $gnome } погибает.
        [fainted_at_sea] Обморок { $room_in } случается только раз: { $gnome } погибает.
        [no_air] Последние пузыри: { $gnome } погибает { $room_in }.
        [trapped] Все пути { $room_from } отрезаны: { $gnome } погибает.
        [slain] Драка { $room_in } окончена: { $gnome } погибает.
       *[other] { $gnome } погибает { $room_in }. Шапки долой.
    }
    .c = { $cause ->
        [fainted] Сон { $room_in } был некстати: { $gnome } погибает.
        [hazard] { $gnome } остаётся { $room_in } навсегда. Гибель при исполнении.
        [fainted_at_sea] Силы кончаются: { $gnome } погибает { $room_in }, рыбы не в обиде.
        [no_air] Баллон пуст: { $gnome } погибает { $room_in }.
        [trapped] Все люки против: пути { $room_from } нет, и { $gnome } погибает.
        [slain] { $gnome } погибает { $room_in } от руки товарища.
       *[other] В журнале прочерк: { $gnome } погибает { $room_in }.
    }
    .dry = { $cause ->
        [fainted] { $gnome }: гибель в обмороке, { $room }
        [hazard] { $gnome }: гибель, { $room }
        [fainted_at_sea] { $gnome }: обморок за бортом, гибель, { $room }
        [no_air] { $gnome }: нет воздуха, гибель, { $room }
        [trapped] { $gnome }: нет выхода, гибель, { $room }
        [slain] { $gnome }: гибель в драке, { $room }
       *[other] { $gnome }: гибель по иной причине, { $room }
    }
fact-keeper_removed = Метка Времени гнома { $gnome } уходит со шкалы.
    .dry = { $gnome }: Метка Времени снята
fact-newcomer = Новый гном { $gnome } появляется { $room_in }: ни капли хмеля, ни одного предмета.
    .dry = Новый гном { $gnome }: { $room }, опьянение 0, предметов нет
story-newcomer = На кубике { die }: новый гном { $gnome } появляется { $room_in }, ни капли хмеля, ни одного предмета.
    .dry = Новый гном { $gnome }: кубик { die }, { $room }, опьянение 0, предметов нет
fact-attacked = { $gnome } нападает! Противник — { $partner }.
    .b = Нервы сдают: { $gnome } поднимает руку на гнома { $partner }.
    .dry = { $gnome } → { $partner }: нападение
fact-defence = { $defends ->
    [yes] { $gnome } даёт отпор.
   *[no] { $gnome } не сопротивляется.
}
    .dry = { $defends ->
        [yes] { $gnome }: отпор
       *[no] { $gnome }: без отпора
    }
story-defence = { $gnome } даёт отпор, в руках { $item }.
    .b = У гнома { $gnome } тоже есть { $item }: отпор!
    .dry = { $gnome }: отпор, { $item }
fact-fight = В драке побеждает { $winner }.
    .b = Поле боя остаётся за гномом { $winner }.
    .dry = Победа в драке: { $winner }
fact-game_ends = { $reason }
    .dry = { $reason_dry }
