### One line for every kind of error. Arguments are the error's parameters; a value as the user wrote it comes quoted.

## Boards.

error-board-not-read = доска { $file }: { $reason }
error-board-unknown = доски «{ $board }» нет; известные доски: { $known }
error-board-unknown-key = доска: { $where }: неизвестный ключ «{ $key }»{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-board-missing-key = доска: { $where }: нет ключа «{ $key }»
error-board-number = доска: { $where }: { $value } не годится, нужно целое число от { $least } до { $most }
error-board-list = доска: { $where }: { $value } не годится, нужен список
error-board-twice = доска: { $where }: { $value } стоит дважды
error-board-id = доска: id: { $value } не годится, нужно короткое имя из строчных букв, цифр, «-», «_» и «.»
error-board-text = доска: { $where }: { $value } не годится, нужен текст
error-board-table = доска: { $where }: нужна таблица
error-board-truth = доска: { $where }: { $value } не годится, нужно true или false
error-board-layout = доска: { $where }: { $value } — это не текст, не целое число, не true, не false, не список и не таблица
error-board-room = доска: { $where }: { $value } не годится, нужна комната от 1 до 10
error-board-hatch = доска: hatches.interior: { $value } не годится, нужны две соединённые комнаты, например «4-5»
error-board-resets = доска: disaster_tracks.resets: { $value } не годится, нужны 1 и одно деление выше
error-board-faint = доска: events.{ $event }.faint: { $value } не годится, нужен список из «1», «2», «3», «4» или «-»
error-board-faint-count = доска: events.{ $event }: чисел слабости { $numbers }, а карт { $count }; нужно по одному на карту
error-board-token = доска: events.{ $event }.token: { $value } не годится, можно одно из этого: { $tokens }
error-board-ahead = доска: events.{ $event }: «token» и «ahead» бывают только вместе
error-board-stash = доска: limits.stash: для бара капитана нужно Грога { $stash }, а в коробке { $grog }
error-board-id-taken = доска: id: { $board } — это id доски из самой программы; дайте своей другое имя
error-board-deal = доска: items: кроме бара капитана карт всего { $cards }, а восьми гномам раздают { $dealt }

## Crews.

error-crew-size = в команде от 3 до 8 гномов, а не { $count } (S6)
error-crew-name = { $value } не годится как имя гнома: только буквы, цифры, «_» и «-»
error-crew-reserved = гнома нельзя назвать «{ $name }»: это слово из записи ходов
error-crew-twice = двух гномов зовут «{ $name }»; каждому нужно своё имя
error-crew-players = игроков { $players }, а гномов { $gnomes }: у одного от 3 до 8, у двоих по 2, если больше — по 1 (S6)
error-crew-player = { $value } не годится как имя игрока: нужен текст
error-crew-players-count = игроков названо { $players }, а гномов { $gnomes }; назовите по одному на гнома
error-edition = редакции «{ $edition }» нет; известные редакции: { $known }
error-option = варианта правил «{ $option }» нет{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-option-value = вариант правил { $option }: { $value } не годится, нужно true или false
error-seed = seed: { $value } не годится, нужно целое число

## Luck.

error-luck-setup = для подготовки к игре нужен случай (seed), а его нет
error-luck-die = нужен кубик, а заготовленные броски кончились
error-luck-event = нужна карта События, а заготовленные события кончились
error-luck-item = нужна карта Предмета, а заготовленные предметы кончились
error-luck-secret = случайность: в секрете должно быть от { $least } до { $most ->
    [one] { $most } байта
    [few] { $most } байт
    [many] { $most } байт
   *[other] { $most } байт
}, а не { $count }
error-luck-twice = случайность: задайте seed или свой источник, но не то и другое сразу
error-luck-no-such-event = карты События «{ $card }» в колоде сейчас нет
error-luck-no-such-item = карты Предмета «{ $card }» в колоде сейчас нет

## Notation and decisions.

error-notation-empty = «{ $text }» — это не решение
error-notation = «{ $text }» — это не решение{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-notation-gnome = «{ $name }» — такого гнома в команде нет: { $crew }
error-notation-item = «{ $name }» — такого предмета нет{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-notation-words = «{ $text }» — это не решение: пишут так — «{ $like }»
error-illegal = «{ $decision }» нельзя ({ $atom }); сейчас решает { $decides }, и можно: { $legal }
error-illegal-over = «{ $decision }» нельзя ({ $atom }): игра окончена
error-nothing-to-undo = взять назад нечего
error-no-such-player = игрока «{ $player }» нет; есть игроки: { $players }

## Positions.

error-position-burning-flooded = позиция: комната { $room } горит и затоплена; бывает только что-то одно (C9)
error-position-low-high = позиция: в комнате { $room } и Частичное, и Полное Затопление; бывает только что-то одно
error-position-opening = position.opening: события до первого хода бывают только с вариантом правил opening_events (O2)
error-position-dead-abandoned = { $where }: гном либо мёртв, либо покинул товарищей, но не то и другое
error-position-abandoned = { $where }: при одном или двух игроках никто не может покинуть товарищей (O7)
error-position-gone = { $where }: у погибшего или уплывшего гнома нет «{ $key }»
error-position-stack = { $where }: нужно назвать по разу каждого гнома на делении { $space }: { $gnomes }
error-position-items = { $where }: «{ $item }»: больше таких предметов нет; в коробке { $count }
error-position-events = { $where }: карта «{ $card }» тут лежать не может; в колоде таких больше нет
error-position-removed = { $where }: карта «{ $card }» не могла быть убрана из игры; убирают только Отсрочку, с remove_respites (O1)
error-position-over = позиция: игра была бы окончена; позиция — это начало хода
error-logbook-item = { $where }: «{ $item }» — такого предмета нет{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-logbook-event = { $where }: «{ $event }» — такой карты События нет{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}

## Logbooks.

error-logbook-not-read = { $reason }
error-logbook-many = { $where }: записей { $count }, а может быть не больше { $most }
error-logbook-toml = это не TOML: { $reason }
error-toml-depth = таблицы или списки вложены слишком глубоко
error-toml-number = в числе слишком много цифр
error-toml-size = слишком много ключей и таблиц: не больше { $most }
error-logbook-key = { $where }: неизвестный ключ «{ $key }»{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-logbook-missing = { $where }: нет ключа «{ $key }»
error-logbook-value = { $where }: { $value } не годится, нужно: { $like ->
    [whole-number] целое число
    [whole-number-range] целое число от { $least } до { $most }
    [truth] true или false
    [text] текст
    [list] список
    [texts] список текстов
    [items] список предметов
    [event] карта События, например «fire:2» или «kraken:-»
    [events] список карт Событий
    [rooms] список комнат
    [rooms-once] список комнат, каждая по разу
    [hatch] внутренний люк, например «4-5»
    [hatches] список люков, например ["4-5"]
    [hatches-once] список люков, каждый по разу
    [gnome] гном
    [gnomes] список гномов
    [drew-in] { $stores } или { $cabin }, где берут предметы
    [outcome] одно из этого: { $outcomes }
    [own-board] id вложенной доски, «{ $board }»
   *[table] таблица
}
error-logbook-format = game.format: { $value } здесь неизвестен; эта программа читает формат 1
error-logbook-line = журнал, строка { $line }: «{ $text }» — нужны гном, двоеточие и решения
error-logbook-no-seed = нет ни позиции, ни seed, чтобы подготовить игру
error-logbook-decides = «{ $move }»: здесь решает не { $gnome }, а { $decides }; сейчас можно: { $legal }
error-logbook-place = журнал, строка { $line }: { $gnome }: { $reason }
error-logbook-over = «{ $move }»: игра окончена ({ $outcome })
error-logbook-move = «{ $move }»: { $reason }
error-logbook-not-refused = «! { $move }»: ожидался отказ, а это можно
error-not-written = { $file }: записать не удаётся: { $reason }

# Bots.
error-bot-unknown = бота «{ $bot }» нет{ $nearest ->
    [none] {""}
   *[other] ; может быть, «{ $nearest }»?
} (известны: { $known }, или path/to/file.py:Name)
error-bot-import = бот { $bot }: загрузить не удаётся: { $reason }
error-bot-make = бот { $bot }: создать не удаётся: { $reason }
error-bot-setting = бот { $bot }: настройки «{ $key }» нет{ $nearest ->
    [none] {""}
   *[other] ; может быть, «{ $nearest }»?
}
error-bot-no-decide = бот { $bot }: создать не удаётся: нет метода «decide»
error-bot-settings = бот { $bot }: настройки — это целые числа больше 0, например captain(rollouts=400)
