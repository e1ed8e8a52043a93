### Advice: the best plans for whoever decides, and why. $chance is a percentage.

advice-title = Совет гному { $gnome }:
advice-over = игра окончена: советовать больше нечего
advice-how = Наберите `advice`, чтобы увидеть лучшие планы, потом `take 1`, чтобы следовать первому.
advice-plan = { $number }. { $decisions }
advice-best = { $chance ->
    [0] Почти безнадёжно, если команда играет как боцманы
    [100] Почти верное спасение, если команда играет как боцманы
   *[other] Спасение — около { $chance } %, если команда играет как боцманы
}
advice-as-good = Не хуже плана 1
advice-behind = Спасение — около { $chance } %, на { $less } меньше, чем с планом 1
advice-take = `take 1` выполнит план 1.
advice-numbered = `advice` думает заново; чтобы следовать плану { $number }, наберите `take { $number }`.

## Taking a plan.

take-how = Наберите `take 1`, чтобы следовать плану 1 из совета.
take-none = Следовать пока нечему: сначала наберите `advice`.
take-stale = Тот совет относился к другому моменту: наберите `advice` ещё раз.
take-no-plan = { $last ->
    [1] Есть только план 1.
   *[other] Есть только планы с 1 по { $last }.
}
take-uses-up = По этому плану придётся потратить { $items }. Всё равно следовать ему? (да/нет)

## How a plan reads.

advice-line = { $chance }. { $reasons }.
advice-line-bare = { $chance }.
advice-next = { $left }; { $right }

## Reasons.

reason-track_high = { $track } уже на { $space }
reason-token_near = «{ $token }» на { $space }, { $minutes ->
    [0] и время вышло
    [one] осталась { $minutes } минута
    [few] осталось { $minutes } минуты
    [many] осталось { $minutes } минут
   *[other] осталось { $minutes } минуты
}
reason-fire_in_system_room = { $room_in } ничего не починить, пока горит
reason-fire = { $room_in } пожар
reason-water = { $room_in } вода
reason-hatch = открывает путь { $room_from } { $to_room_into }
reason-water_drowns_fire = вода погасит пожар { $room_in }
reason-gnome_in_danger = { $room_in } в опасности { $gnome }
reason-leaves_danger = оставаться { $room_in } — смерть
reason-draws_items = можно взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
reason-trades = { $gnome } найдёт этому лучшее применение
reason-asks = у гнома { $gnome } может найтись лишнее
reason-uses_item = придётся потратить { $item }
reason-sobers = без этого обморок { $percent } %
reason-ignores_icons = { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
} мимо
reason-odds = { $chances ->
    [0] шансов нет, уже поздно
    [one] { $chances } шанс из { $of }
    [few] { $chances } шанса из { $of }
    [many] { $chances } шансов из { $of }
   *[other] { $chances } шанса из { $of }
}
reason-icons = по пути { $events ->
    [0] {""}
    [one] { $events } событие{ $items ->
        [0] {""}
       *[other] {" "}и{" "}
    }
    [few] { $events } события{ $items ->
        [0] {""}
       *[other] {" "}и{" "}
    }
    [many] { $events } событий{ $items ->
        [0] {""}
       *[other] {" "}и{" "}
    }
   *[other] { $events } события{ $items ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $items ->
    [0] {""}
    [one] { $items } предмет
    [few] { $items } предмета
    [many] { $items } предметов
   *[other] { $items } предмета
}
reason-quiet = по пути ничего
reason-faint = обморок { $percent } %
reason-death = смерть { $percent } %
reason-passes_token = мимо жетона «{ $token }»
reason-boat_lost = подлодка будет потеряна: «{ $token }»
