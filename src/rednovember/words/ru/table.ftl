### What a table tells: refusals to those who sit at it, and the digest since one's last turn.

## The digest.

digest-killed = { $gnome } погибает { $room_in }.
digest-fainted = { $gnome } в обмороке.
digest-abandoned = { $gnome } бросает всех и уплывает.
digest-newcomer = Новый гном { $gnome } появляется { $room_in }.
digest-track = { $track } { $before } → { $after }.
digest-token = На Шкале Времени новый жетон: «{ $token }» на { $space }.
digest-token_gone = Жетона «{ $token }» на Шкале Времени больше нет.
digest-fire = Горит: { $rooms }.
digest-fire_out = Больше не горит: { $rooms }.
digest-water = { $level ->
    [0] Снова сухо: { $rooms }.
    [1] Частичное Затопление: { $rooms }.
   *[other] Полное Затопление: { $rooms }.
}
digest-blocked = { $count ->
    [1] Заблокирован люк: { $hatches }.
   *[other] Заблокированы люки: { $hatches }.
}
digest-unblocked = { $count ->
    [1] Разблокирован люк: { $hatches }.
   *[other] Разблокированы люки: { $hatches }.
}

## Tables that cannot be laid.

error-table-none = это не описание стола: нужны ключи со значениями
error-table-seed = стол: seed: допустимо не больше { $most ->
    [one] { $most } бита
    [few] { $most } бит
    [many] { $most } бит
   *[other] { $most } бит
}
error-table-key = стол: неизвестный ключ «{ $key }»{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-table-value = стол: { $key }: { $value } не годится, нужно: { $like ->
    [texts] список текстов
    [text] текст
    [text-range] текст, в нём знаков не больше { $most }
    [bots] таблица гномов и ботов, которые за них играют
    [board] id доски или сама доска
    [whole-number] целое число
    [whole-number-range] целое число от { $least } до { $most }
   *[truth] true или false
}
error-table-missing = стол: нет ключа «{ $key }»
error-table-request = такого запроса нет; можно одно из этого: { $known }
error-table-bot-file = { $gnome }: бот { $bot } — это файл, и его пришлось бы запустить; если вы ему доверяете, назовите его в --bots
error-table-secret = стол: secret: нужно от { $least } до { $most ->
    [one] { $most } бита
    [few] { $most } бит
    [many] { $most } бит
   *[other] { $most } бит
} шестнадцатеричными цифрами
error-table-take-back-value = стол: take_back: { $value } не годится, можно одно из этого: { $known }
error-table-entry = запись стола не читается

## What a seat may not do.

error-table-stale = это ответ на { $number }, а игра уже на { $now }: посмотрите ещё раз
error-table-not-yours = за гнома { $gnome } играет не { $player }
error-table-bot-leads = за гнома { $gnome } играет бот ({ $bot }); сначала возьмите управление на себя
error-table-not-asked = сейчас решает не бот
error-table-take-back = { $allowed ->
    [never] за этим столом ходы не берут назад
    [unrevealed] взять назад ничего нельзя: с тех пор был бросок, карта или чужое решение
   *[other] взять назад нечего
}
error-table-take-back-number = взять назад можно только решения с { $least } по { $most }
error-table-take-back-none = у игрока { $player } ещё нет решений, которые можно взять назад
error-table-end-stands = игра окончена, и её конец уже известен: взять ход назад больше нельзя
error-table-moment = такого момента нет: есть моменты с 0 по { $most }
error-table-no-advice = за этим столом советов не дают
