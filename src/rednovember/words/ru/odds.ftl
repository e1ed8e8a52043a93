### Odds of actions by minutes and items, hints at items that would help, and warnings before what kills or loses.

## The command `odds`. Labels must be short; $items is "none" where nothing more is used.

odds-over = игра окончена: пробовать больше нечего
odds-how = Наберите `odds` для действий здесь, `odds engine` или `odds fix engine` — для действий в другом месте.
odds-after = После `{ $go }` ({ minutes }{ $uses ->
    [none] {""}
   *[other] , потратив { $uses }
}):
odds-nothing = { $action ->
    [none] Сейчас { $room_in } нет действий, для которых выбирают минуты; `odds engine` посмотрит в другом месте.
   *[other] Сейчас { $room_in } это невозможно.
}
odds-title = { $decision }: { $what }{ $extra ->
    [0] {""}
   *[other] , +{ $extra } мин из-за воды
}
odds-minutes = минуты
odds-with = { $items ->
    [none] больше ничего
   *[other] { $items }
}
odds-events = события
odds-items = предметы
odds-passes = мимо «{ $token }»
odds-lost = КОНЕЦ: «{ $token }»
odds-death = { $gnome ->
    [none] смерть
   *[other] гибнет { $gnome }
}{ $items ->
    [none] {""}
   *[other] , { $items }
}
odds-faint = { $items ->
    [none] Обморок: { $percent } %.
   *[other] Обморок, если использовать { $items }: { $percent } %.
}
odds-quiet = по пути ничего

## The same in sentences, for ears and for narrow terminals. The first span is spelled out.

odds-say = { $label }: { $cells }.
odds-with-spoken = { $items ->
    [none] Если больше ничего не использовать
   *[other] Если использовать { $items }
}
odds-percent = { $figure } % при { $span }
odds-count = { $figure } при { $span }
odds-mark = при { $span }
odds-span = { $range ->
    [yes] { $first }–{ $last }
   *[no] { $first }
}{ $spelled ->
    [yes] {" "}{ $last ->
        [one] минуте
        [few] минутах
        [many] минутах
       *[other] минутах
    }
   *[no] {""}
}

## Items that would help and lie in hand.

hint-listed = Если сначала использовать { $item } (`{ $use }`), к действию «{ $action }» прибавится { $percent } %.
hint-acting = Если бы до броска использовать { $item } (`{ $use }`), к действию «{ $action }» прибавилось бы { $percent } %.

## What kills or loses. At a terminal the question follows.

caution-death = { $certain ->
    [yes] Это верная смерть: { $name } погибнет.
   *[no] С вероятностью { $percent } % { $name } этого не переживёт.
}
caution-other = { $certain ->
    [yes] От этого погибнет { $name }.
   *[no] С вероятностью { $percent } % от этого погибнет { $name }.
}
caution-lost = Подлодка будет потеряна: все пройдут жетон «{ $name }».
caution-ask = Всё равно сделать? (да/нет)
