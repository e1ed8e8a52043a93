### Для тех, кто держит сервер: `rednovember serve`, `backup` и `restore`.
###
### Названия команд, параметров, настроек и файлов набирают на клавиатуре: они остаются как есть.

## Слова, которые стоят вместо того, что надо набрать.

cli-metavar-host = ХОСТ
cli-metavar-url = URL
cli-metavar-folder = ПАПКА
cli-metavar-level = УРОВЕНЬ
cli-metavar-form = ВИД

## `serve`.

cli-serve-help = запустить сервер: друзья и боты за одним столом
cli-serve-description = Запускает сервер со столами, к которым подключаются через браузер или программу. Он открыт только для этого компьютера, если --lan или --host не говорят иного. Любую настройку можно задать и переменной (REDNOVEMBER_PORT), и в файле TOML (port = 8000); сначала действует то, что набрано здесь, затем переменные, затем файл.
cli-serve-host = адрес, на котором слушает сервер (по умолчанию { $usual }, только этот компьютер)
cli-serve-port = порт; 0 — любой свободный (по умолчанию { $usual })
cli-serve-lan = открыть всем в той же сети: показывает адрес и QR-код
cli-serve-base-url = по какому адресу доступен сервер, для ссылок, если он стоит за прокси: https://example.org
cli-serve-origin = другой сайт, страницам которого можно обращаться к серверу; можно указать несколько раз
cli-serve-proxy = доверенный прокси: сервер верит ему, от кого пришёл запрос; можно указать несколько раз (по умолчанию этот компьютер)
cli-serve-minds = сколько процессов думает за ботов (по умолчанию на один меньше, чем ядер)
cli-serve-thinking = сколько бот может думать над одним решением (по умолчанию { $usual })
cli-serve-retention-days = удалять законченные столы через столько дней после последнего изменения (по умолчанию 0, никогда)
cli-serve-retention-unfinished-days = удалять незаконченные столы через столько дней после последнего изменения (по умолчанию 0, никогда)
cli-serve-retention-unplayed-days = удалять столы, за которыми никто не играл, через столько дней после последнего изменения (по умолчанию 7; 0 — никогда)
cli-serve-log = насколько подробен журнал: { $among } (по умолчанию info)
cli-serve-log-format = вид журнала: { $among } (по умолчанию auto: текст в терминале, иначе JSON)
cli-serve-rates-title = ограничения
cli-serve-rates-description = Кто превысит их, тому придётся подождать.
cli-serve-tables-per-minute = новых столов с одного адреса в минуту
cli-serve-tables-per-day = новых столов с одного адреса в день
cli-serve-megabytes-per-day = мегабайт в базе данных для новых столов с одного адреса в день
cli-serve-room-megabytes = мегабайт памяти для столов; незанятые сверх этого при надобности читаются заново
cli-serve-requests-per-second = запросов в секунду: одного сокета, а по HTTP — с одного адреса
cli-serve-burst = запросов сразу: одного сокета, а по HTTP — с одного адреса
cli-serve-chats-per-minute = сообщений чата с одного места в минуту
cli-serve-sockets-per-address = открытых соединений с одного адреса

# Для всех трёх команд. `sqlite:///FILE` и `postgresql://...` набирают.
cli-serve-database = где лежат столы: sqlite:///ФАЙЛ или postgresql://USER@HOST/NAME (по умолчанию server.db в папке данных)
cli-serve-data = папка данных (по умолчанию REDNOVEMBER_DATA, иначе как принято в этой системе)
cli-serve-config = файл TOML с настройками (по умолчанию REDNOVEMBER_CONFIG)

## `backup` и `restore`.

cli-backup-help = сохранить все столы сервера в файл
cli-backup-description = Сохраняет все столы сервера, какими они были в один момент, в один файл. Сервер при этом может работать. Файл можно восстановить и в SQLite, и в PostgreSQL.
cli-backup-file = файл, который надо записать
cli-restore-help = перенести столы из резервной копии в базу данных
cli-restore-description = Переносит все столы из резервной копии в базу данных, где их ещё нет: либо все, либо ничего. Сначала остановите сервер.
cli-restore-file = файл, записанный командой `backup`
cli-restore-replace = удалить столы, которые есть сейчас

running-progress = записи: { $done } из { $total }
running-backup-done = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $records ->
    [one] { $records } запись
    [few] { $records } записи
    [many] { $records } записей
   *[other] { $records } записи
}
# $what is record or summary: what lists of tables show.
running-backup-damaged = Внимание: стол { $table }: { $what ->
    [summary] его описание
   *[record] запись { $number }
} в базе данных — повреждение или пропуск; в резервной копии всё как есть
running-backup-damaged-more = Внимание: { $count ->
    [one] ещё { $count } повреждение
    [few] ещё { $count } повреждения
    [many] ещё { $count } повреждений
   *[other] ещё { $count } повреждения
}
running-restore-done = Восстановлено из { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $records ->
    [one] { $records } запись
    [few] { $records } записи
    [many] { $records } записей
   *[other] { $records } записи
}
error-backup-no-database = нет базы данных { $file }
error-backup-no-tables = в этой базе данных нет столов «Красного ноября»
error-backup-schema = эта база данных от другой версии программы, не от этой ({ $program }); возьмите ту версию, на которой работает сервер
error-backup-onto-itself = { $file } — это сама база данных; для резервной копии нужен отдельный файл
error-backup-not-read = { $file }: { $reason }
error-backup-none = { $file } — не резервная копия
error-backup-damaged = файл { $file } повреждён или неполон; ничего не восстановлено
error-backup-newer = файл { $file } записан другой версией программы ({ $program }); ничего не восстановлено
error-restore-not-empty = база данных не пуста ({ $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}); ничего не восстановлено. С --replace всё, что в ней есть, будет удалено
error-restore-in-use = эту базу данных использует сервер ({ $count ->
    [one] { $count } соединение
    [few] { $count } соединения
    [many] { $count } соединений
   *[other] { $count } соединения
}); ничего не восстановлено. Сначала остановите его

## Настройки. $where — параметр, переменная или файл с ключом.

error-settings-file = { $file }: { $reason }
error-settings-toml = { $file }: это не TOML (строка { $line }, столбец { $column })
error-settings-key = { $file }: нет настройки «{ $key }»{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, «{ $nearest }»?
}
error-settings-variable = нет переменной { $key }{ $nearest ->
    [none] ; известны: { $known }
   *[other] ; может быть, { $nearest }?
}
error-settings-memory = база данных в памяти пропадёт, как только сервер остановится; укажите файл: sqlite:///ФАЙЛ
error-settings-value = { $where }: { $value } не подходит, нужно { $like ->
    [whole-number] целое число от { $least } до { $most }
    [number] число от { $least } до { $most }
    [truth] true или false
    [host] указать адрес, например 127.0.0.1, или имя компьютера
    [url] указать URL, например https://example.org
    [origins] указать список сайтов, например https://example.org
    [proxies] указать список адресов, например 10.0.0.1 или 10.0.0.0/8
    [folder] указать папку
    [one-of] одно из { $among }
    [database] указать URL, например sqlite:///ФАЙЛ или postgresql://USER@HOST/NAME
   *[token] указать буквы, цифры и знаки без пробелов, всего от { $least } до { $most }
}
# То же для того, что может быть тайной: оно не показывается.
error-settings-secret = { $where }: значение не подходит, нужно { $like ->
    [whole-number] целое число от { $least } до { $most }
    [number] число от { $least } до { $most }
    [truth] true или false
    [host] указать адрес, например 127.0.0.1, или имя компьютера
    [url] указать URL, например https://example.org
    [origins] указать список сайтов, например https://example.org
    [proxies] указать список адресов, например 10.0.0.1 или 10.0.0.0/8
    [folder] указать папку
    [one-of] одно из { $among }
    [database] указать URL, например sqlite:///ФАЙЛ или postgresql://USER@HOST/NAME
   *[token] указать буквы, цифры и знаки без пробелов, всего от { $least } до { $most }
}

## В той же сети.

running-lan = Все в этой сети могут открыть { $address } или отсканировать код:
