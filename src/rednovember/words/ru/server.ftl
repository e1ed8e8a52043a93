### The server: what it refuses, what its page says, signals between players, and the command `serve`.

## What a room refuses.

error-server-no-table = такого стола нет, или ни один из этих ключей его не открывает
error-server-not-invited = сесть сюда могут только приглашённые
error-server-seat-taken = это место уже занято
error-server-no-seat = такого места нет, или свободных мест не осталось
error-server-not-seated = это могут только те, кто сидит за этим столом
error-server-not-your-seat = это чужое место
error-server-not-host = это может только хозяин стола
error-server-nothing-asked = никто не просит взять ход назад
error-server-name = имя — это одна строка, видимых знаков в ней от 1 до { $most }
error-server-name-alike = другое имя за этим столом такое же или так же выглядит
error-server-key = собственный ключ состоит из латинских букв, цифр, знаков «-» и «_», всего их от { $least } до { $most }, и угадать его нельзя
error-server-chat = сообщение — это одна строка, видимых знаков в ней от 1 до { $most }
error-server-chat-full = за этим столом сказано достаточно: сообщений хранится не больше { $most }
error-server-table-full = за этим столом больше ничего нельзя сделать: записей уже { $most }
error-server-seat-quota = с этого места больше нельзя делать изменений такого рода: их уже { $most }; если хозяин стола освободит место, счёт начнётся заново
# $what is signal or about: what is wrong, the signal or what goes with it.
error-server-signal = { $what ->
    [signal] такого сигнала нет; известные сигналы: { $known }
   *[about] к сигналу можно добавить комнату от 1 до { $most } или предмет, но не то и другое; предметы: { $known }
}
error-server-absence = absent: вместо { $value } нужно целое число секунд от { $least } до { $most } или null, то есть никогда
error-server-bot = за столом сервера нет бота «{ $bot }»; известные боты: { $known }, а также captain(milliseconds=N) до { $most }
error-server-logbook-long = журнал слишком длинный: знаков в нём может быть не больше { $most }
error-server-too-heavy = чтобы подготовить этот стол, нужно слишком много времени или памяти
error-server-logbook-hidden = здесь играют с закрытыми картами: журнал можно получить, когда игра закончится
error-server-not-over = игра ещё не закончена: реванш возможен после неё
error-server-moment = такого момента нет: последний — { $most }

## What the server refuses.

error-server-frame = это не объект JSON, какой предусмотрен протоколом, или в нём больше 20 уровней
error-server-hello = первым сообщением, не позже чем через 10 секунд, должно быть hello
error-server-protocol = этот сервер поддерживает только версию { $known } протокола
error-server-too-many = слишком много запросов сразу; подождите немного
error-server-laid-enough = слишком много новых столов с этого адреса; попробуйте позже
error-server-sockets = с вашего адреса уже открыто соединений: { $most }; закройте одно из них или возвращайтесь позже
error-server-slow = вы перестали читать то, что отправляет сервер; подключитесь снова и скажите, что видели последним
error-server-stopping = сервер останавливается; подключитесь чуть позже и скажите, что видели последним
error-server-body = запрос слишком велик: не больше { $most } КиБ
error-server-ambiguous = длина запроса указана двумя способами (Content-Length и Transfer-Encoding)
error-server-media = запрос должен быть в JSON (тип содержимого application/json)
error-server-query = { $key }: нужно { $like ->
    [whole-number] целое число от { $least } до { $most }
    [text] текст, знаков в нём не больше { $most }
   *[one-of] одно из { $known }
}
error-server-origin = странице другого сервера это здесь не разрешено
error-server-no-page = по этому адресу ничего нет
error-server-no-words = такого файла каталога нет
error-server-method = с этим адресом так нельзя
error-server-unavailable = сервер сейчас не может читать или записывать свои столы; попробуйте чуть позже
error-server-internal = на сервере что-то пошло не так; это записано в его журнале

## What keeps the server from running.

error-server-address = нельзя принимать соединения по адресу { $host }, порт { $port }: { $reason }; другой порт задаёт --port (0: любой свободный)
error-server-not-installed = серверу нужны ещё пакеты (нет «{ $module }»): установите rednovember[server]

## The page at the server's address.

server-page-title = Красный ноябрь
server-page-text = Сервер работает, но страница игры не собрана: её собирает python tools/build_page.py. Программы уже могут играть.
server-page-api = API для программ

## Signals. $which is room, item or none: what the signal speaks of.

signal-take = { $which ->
    [room] Беру на себя: { $room }
    [item] Беру: { $item }
   *[none] Беру это на себя
}
signal-need = { $which ->
    [room] Мне нужна помощь { $room_in }
    [item] Мне нужно: { $item }
   *[none] Мне кое-что нужно
}
signal-wait = { $which ->
    [room] Подождите меня { $room_in }
    [item] Подождите, несу: { $item }
   *[none] Подождите меня
}
signal-help = { $which ->
    [room] Помогите { $room_in }!
    [item] Помогите! У кого есть: { $item }?
   *[none] Помогите!
}
signal-thanks = { $which ->
    [room] Спасибо за помощь { $room_in }!
    [item] Спасибо! Очень кстати: { $item }
   *[none] Спасибо!
}
signal-well_done = { $which ->
    [room] Отличная работа { $room_in }!
    [item] Отличная работа! Пригодилось: { $item }
   *[none] Отличная работа!
}
signal-sorry = { $which ->
    [room] Простите за то, что случилось { $room_in }
    [item] Простите за { $item }
   *[none] Простите
}
signal-ready = { $which ->
    [room] Всё готово { $room_in }
    [item] Всё готово, есть: { $item }
   *[none] Всё готово
}

## `serve`.

cli-serve-listening = Сервер доступен по адресу { $address }
