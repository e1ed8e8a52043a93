### The command line: help, usage and errors of `rednovember`, and what its small commands print.
###
### Messages `cli-*` and `argparse-*` are plain: text and variables, no selectors. What is typed stays as it is.
### `seed` is not translated: it is typed and printed everywhere.

# The language by its own name.
language-name = русский

## Words that stand for what is to be typed, as in `--save FILE`: one word each, in capitals where the script has them.

cli-metavar-points = ПУНКТЫ
cli-metavar-address = АДРЕС
cli-metavar-command = КОМАНДА
cli-metavar-file = ФАЙЛ
cli-metavar-names = ИМЕНА
cli-metavar-seconds = СЕКУНДЫ
cli-metavar-edition = РЕДАКЦИЯ
cli-metavar-seed = ЧИСЛО
# Not КОМАНДА, which is what the commands are called.
cli-metavar-crew = БОТЫ
cli-metavar-bot = БОТ
cli-metavar-lesson = УРОК
cli-metavar-word = СЛОВО
cli-metavar-language = ЯЗЫК
# `=false` is typed.
cli-metavar-option = ИМЯ[=false]
cli-metavar-board = ID|ФАЙЛ

## The command as a whole.

cli-description = «Красный ноябрь»: шестьдесят минут продержаться на разваливающейся подлодке с подвыпившей командой гномов.
cli-lang = язык: { $languages } (по умолчанию — из переменной REDNOVEMBER_LANG, а без неё — язык системы)
cli-version-compiled = скомпилированный движок
cli-version-plain = движок на чистом Python

## `logbook`.

cli-logbook-help = воспроизвести журналы и сверить с тем, что в них ожидается
cli-logbook-description = Проходит каждый журнал до конца и проверяет его [expect]. Код завершения: 0 — всё сходится, 1 — ожидание не сбылось, 2 — файл не читается или в нём недопустимый ход.
cli-logbook-json = вывести конечные позиции, по одному объекту JSON в строке
# The argument of `logbook`, `advise` and others.
cli-logbook-file = журнал (*.rn.toml)

## `random`.

cli-random-help = сыграть игру наугад и записать её журнал
cli-random-description = Играет наугад и записывает журнал игры, с конечной позицией в [expect].
cli-random-gnomes = сколько гномов, от 3 до 8 (по умолчанию { $usual })
cli-random-players = сколько игроков за них играет (по умолчанию по одному на гнома)
cli-random-output = куда записать (по умолчанию стандартный вывод)

## `story`.

cli-story-help = рассказать, что происходит в журнале
cli-story-description = Пересказывает игру из журнала обычными фразами, ход за ходом.
# `lively` and `dry` are typed.
cli-style = как рассказывать: lively (живо, по умолчанию) или dry (одни факты)

## `words`: for translators.

cli-words-help = чего не хватает языку и что устарело
cli-words-description = Показывает, чего в языке недостаёт по сравнению с английским, что в нём лишнее и что устарело, потому что английский текст изменился после перевода. Код завершения: 0 — нечего исправлять, 1 — есть что.
cli-words-languages = какие языки проверить (по умолчанию все)
cli-words-record = записать, что теперь все сообщения соответствуют английским (translated.txt в папке языка)
cli-words-finding = { $language }: { $id ->
    [none] {""}
   *[other] { $id }:{" "}
}{ $kind ->
    [missing] нет
    [orphan] нет в английском
    [lost] не использует ${ $more }
    [unknown] использует ${ $more }, а английский нет
    [stale] устарело: английский текст изменился
   *[unreadable] { $more }
}
cli-words-sum = { $language } ({ $name }): { $count ->
    [0] всё на месте, сообщений: { $messages }
    [one] { $count } недочёт, сообщений: { $messages }
    [few] { $count } недочёта, сообщений: { $messages }
    [many] { $count } недочётов, сообщений: { $messages }
   *[other] { $count } недочёта, сообщений: { $messages }
}
cli-words-recorded = Записано: { $file }

## `play`.

cli-play-help = играть в браузере, с --plain в терминале (то же, что просто `rednovember`)
cli-play-description = Открывает игровую доску в браузере; она доступна только на этом компьютере, до Ctrl-C; игры продолжатся в следующий раз. Если параметры уже описывают игру, она создаётся сразу. С --plain игра идёт текстом в терминале: о том, что не указано, там спросят, а без терминала возьмут значения по умолчанию; конец ввода и Ctrl-C записывают игру.
cli-play-plain = в терминале, строками текста; так же с --save, --list, --pace и --style
cli-play-no-browser = только напечатать адрес игровой доски, браузер не открывать
cli-play-from = продолжить с журнала (*.rn.toml)
cli-play-crew = гномы по именам и боты, которые за них играют: `Anna,Boris:bosun,Cyril`
cli-play-gnomes = сколько гномов, от 3 до 8 (по умолчанию { $usual })
cli-play-players = кто за них играет: `A` — за всех, `A,B` — каждый за двоих, иначе каждый за одного (по умолчанию один игрок за всех)
cli-play-save = куда записать игру, когда кончится ввод
cli-play-list = без рисунков: для программ чтения с экрана

## `play` in the browser. $address is where the board is.

play-at = Доска: { $address } (Ctrl-C завершает; игры продолжатся в следующий раз)
play-at-running = Доска уже открыта: { $address }
error-play-no-page = страница игры не собрана (её собирает python tools/build_page.py); играйте в терминале
error-play-no-server = для игры в браузере нужны ещё пакеты (нет «{ $module }»; установите rednovember[server]); играйте в терминале
error-play-elsewhere = папку { $folder } занимает другой `rednovember play`, и он не отвечает: сначала завершите его или играйте с --plain
error-play-refused = { $reason }
error-play-logbook = { $file }: { $reason }
error-play-bots = { $reason }; с --plain играет любой бот
error-play-from-alone = { play-from-alone }

## The rules and the luck of a game.

# `revised` and `first` are typed.
cli-edition = revised (новая, по умолчанию) или first (первая)
cli-option = включить вариант правил (или выключить); можно указать несколько раз
cli-board = доска по её id или файл собственной доски
cli-seed = целое число, от которого зависит вся случайность (по умолчанию каждый раз новое)

## Bots.

cli-bots-title = боты
cli-bots-description = Бот — это bosun, captain, random, captain(rollouts=400), my.py:Name
cli-bots = какой бот за кого играет: `Boris:bosun,Cyril:captain`; в записанной игре `Boris:` возвращает гнома его игроку
cli-bot = бот для всех, кроме первого гнома
cli-treacherous-bots = боты могут покинуть товарищей, чтобы победить в одиночку
cli-pace = сколько тратить на одно решение бота (по умолчанию 0.6 в терминале, иначе 0)

## `advise`.

cli-advise-help = лучшие планы для позиции в конце журнала
cli-advise-description = Проходит журнал до конца и предлагает тому, кто там решает, несколько лучших планов: в записи ходов, с оценкой шансов на спасение, с её надёжностью и с причинами.
cli-advise-milliseconds = сколько думать, в миллисекундах (по умолчанию { $usual })
cli-advise-rollouts = сколько игр разыграть вместо ограничения времени (совет каждый раз один и тот же)
cli-advise-best = сколько планов (по умолчанию { $usual })
cli-advise-json = вывести один объект JSON

## `sim` and `compare`.

cli-sim-help = сыграть много игр командой ботов и посчитать спасения
cli-sim-description = Играет командой ботов на всех ядрах: доля спасений, причины поражений, ходы, смерти. Один и тот же seed даёт те же игры при любом числе процессов, если только время ботов не ограничено в миллисекундах. Ctrl-C сохраняет то, что готово. Код завершения: 0 — сыграно всё, 2 — неверный ввод, 130 — прервано.
cli-sim-crew = один бот на всех гномов (`bosun`, `"captain(rollouts=200)"`, `my.py:Bot`) или по одному на каждого, через запятую
cli-sim-games = сколько игр (по умолчанию { $usual })
cli-sim-gnomes = сколько гномов, от 3 до 8 (по умолчанию { $usual } или по числу ботов)
cli-sim-workers = сколько процессов (по умолчанию по одному на ядро)
cli-sim-cluster = играть не на этой машине, а на кластере Dask, планировщик которого находится по этому адресу (`tcp://host:8786`; дополнение `cluster`)
cli-sim-json = вывести один объект JSON, для программ
cli-sim-out = записать игры в этот файл Parquet, по строке на игру, и продолжить прерванный запуск, если он есть (дополнение `lab`)
cli-sim-turns = вместе с `--out`: записать и ходы, по строке на ход, в этот файл Parquet
cli-compare-help = сыграть двумя командами или по двум наборам правил на одних и тех же seed и сказать, что лучше
cli-compare-description = Играет двумя командами на одних и тех же seed или одной командой по двум наборам правил и останавливается, как только ясно, что лучше, или что разница меньше порога: последовательный критерий ошибается не чаще чем в 5 запусках из 100, сколько бы раз он ни смотрел, и интервалы остаются верными. С --all играет все игры: критерий Макнемара для пар с разным исходом и парный интервал Ньюкомба для разности долей спасений. Код завершения — как у `sim`.
cli-compare-other = другая команда (по умолчанию та же, если B играет по другим правилам)
cli-compare-games = сколько игр каждой командой самое большее (по умолчанию { $most }); с --all ровно столько (по умолчанию { $usual })
cli-compare-edition = редакция, по которой играет B, если другая
cli-compare-option = вариант правил, который включает (или выключает) только B; можно указать несколько раз
cli-compare-board = доска, на которой играет B, если другая
cli-compare-margin = порог в процентных пунктах доли спасений (по умолчанию { $usual }): меньшая разница не важна
cli-compare-all = играть все игры, даже если ответ ясен раньше

## Values that will not do. The value comes quoted.

cli-type-whole-number = { $value } не годится, нужно целое число
cli-type-above-zero = { $value } не годится, нужно целое число больше 0
cli-type-seconds = { $value } не годится, нужно число секунд от 0 до 60
cli-type-points = { $value } должно быть числом больше 0 и не больше 100, в процентных пунктах

## When a command is cut off.

cli-stopped = остановлено
cli-output-closed = вывод закрылся раньше, чем было записано всё
cli-cannot-go-on = продолжить не удаётся: { $reason }

## What the small commands print.

# A line for each expectation of a logbook that does not hold.
cli-logbook-differs = { $file }: { $key }: ожидалось { $expected }, получилось { $got }
cli-logbook-nothing = ничего
# The title of a logbook that `random` writes.
cli-random-title = Игра наугад

## What Python's own reader of command lines says. %s, %r, %(name)s and %(name)r stand for what it puts in: keep them as
## they are, each once, in any order that the named ones allow; write %% for a percent sign. Those that are named may be
## left out.

argparse-usage = использование:{" "}
argparse-positionals = аргументы
argparse-options = параметры
argparse-subcommands = команды
argparse-heading = %(heading)s:
argparse-help = показать эту справку и выйти
argparse-version = показать версию программы и выйти
argparse-default = {" "}(по умолчанию %(default)s)
argparse-error = %(prog)s: ошибка: %(message)s
argparse-warning = %(prog)s: внимание: %(message)s
argparse-argument = аргумент %(argument_name)s: %(message)s
argparse-required = не хватает аргументов: %s
argparse-one-required = нужен один из аргументов: %s
argparse-unrecognized = неизвестные аргументы: %s
cli-unknown-arguments = неизвестные аргументы: { $arguments }{ $nearest ->
    [none] {""}
   *[other] ; может быть, { $nearest }?
}
cli-not-typed = { $option } нельзя указать в командной строке, её могли бы прочесть другие: задайте переменную { $variable } или запишите это в файл для --config
argparse-not-allowed = нельзя вместе с аргументом %s
argparse-ignored-explicit = значение %r здесь лишнее
argparse-unexpected = неожиданный параметр: %s
argparse-ambiguous = параметр %(option)s неоднозначен, подходят: %(matches)s
argparse-expected-one = нужно одно значение
argparse-expected-at-most-one = нужно не больше одного значения
argparse-expected-at-least-one = нужно хотя бы одно значение
argparse-expected-number = нужно значений: %s
argparse-invalid-choice = %(value)r не годится (возможные значения: %(choices)s)
argparse-invalid-choice-closest = %(value)r не годится; может быть, %(closest)r? (возможные значения: %(choices)s)
argparse-invalid-value = %(value)r не годится, нужно значение типа %(type)s
argparse-unknown-command = команды %(parser_name)r нет (есть: %(choices)s)
argparse-cannot-open = не удаётся открыть «%(filename)s»: %(error)s
argparse-deprecated-option = параметр «%(option)s» устарел
argparse-deprecated-argument = аргумент «%(argument_name)s» устарел
argparse-deprecated-command = команда «%(parser_name)s» устарела

## The language. `--lang` and `REDNOVEMBER_LANG` are typed; $where is one of them.

error-language = { $where }: слов для языка «{ $language }» нет; известные языки: { $known }
error-words-folder = REDNOVEMBER_WORDS: «{ $folder }» — это не папка
error-words-file = { $file }: { $reason }
error-bot-no-file = бот { $bot }: загрузить не удаётся: FileNotFoundError: файла { $file } нет
# The answer to `lang` in a game. $languages is like "de (Deutsch), en (English)".
play-lang = Язык игры — { language-name }. Есть такие: { $languages }. Чтобы сменить язык, наберите, например, `lang de`.
play-lang-switched = Теперь язык игры — { language-name }.
play-lang-unknown = Слов для языка «{ $language }» нет. Есть такие: { $languages }.

## Files that cannot be read or written: behind the name of the file and a colon.

error-os = { $text }
error-os-missing = нет такого файла или папки
error-os-permission = нет прав доступа
error-os-not-permitted = операция не разрешена
error-os-exists = файл уже есть
error-os-folder = это папка
error-os-no-folder = это не папка
error-os-full = на диске не осталось места
error-os-quota = превышена дисковая квота
error-os-read-only = файловая система только для чтения
error-os-name = слишком длинное имя файла
error-os-links = слишком длинная цепочка символических ссылок
error-os-device = ошибка ввода-вывода
error-not-utf8 = это не UTF-8 ({ $fault ->
    [start] неверный начальный байт
    [continuation] неверный байт продолжения
    [end] неожиданный конец данных
   *[other] неверный байт
}, байт { $byte })

## What is wrong with a TOML file. Behind it stands the place; line 0 is the end of the file.

error-toml-syntax = { $fault ->
    [statement] так строка не пишется
    [value] неверное значение
    [date] неверная дата или время
    [key] ключ не может так начинаться
    [equals] после ключа нужно «=»
    [line-end] здесь нужна новая строка или конец файла
    [bracket] после имени таблицы нужна «]»
    [brackets] после имени таблицы нужны «]]»
    [array] список не закрыт
    [inline-table] таблица в фигурных скобках не закрыта
    [string] текст не закрыт
    [escape] после обратной косой черты стоит что-то неизвестное
    [character] знак, которому здесь не место
    [twice] у этого имени уже есть значение
   *[other] это непонятно
} { $line ->
    [0] (в конце файла)
   *[other] (строка { $line }, столбец { $column })
}
