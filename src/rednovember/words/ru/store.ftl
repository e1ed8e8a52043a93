### The server's store: what prevents that something is kept or read.

error-server-database = базой данных нельзя пользоваться: { $reason }
error-server-database-url = это не адрес известной здесь базы данных: он должен начинаться с одного из { $known }, например sqlite:///server.db
error-server-database-port = порт в адресе базы данных должен быть целым числом от 1 до { $most }
error-server-database-plain-file = база данных в файле — это sqlite:///ФАЙЛ и больше ничего: без «file:» перед ним и без параметров после вопросительного знака; вопросительный знак в имени пишется как %3F
# $key is none if it cannot be shown: it may be a piece of a password.
error-server-database-parameter = в адресе базы данных после вопросительного знака стоит { $key ->
    [none] то
   *[other] «{ $key }»
}, что здесь неизвестно; известны { $known }
error-server-database-parameter-value = «{ $key }» в адресе базы данных указывается один раз и должно быть таким: { $like }
error-server-database-folder = для базы данных нет папки { $folder }; создайте её или укажите другой файл
error-server-database-in-use = базу данных { $file } уже использует другой сервер; сначала остановите его или укажите другой файл
error-server-database-newer = база данных записана более поздней версией программы (в ней { $found }, эта версия знает { $known }); возьмите ту версию
error-server-conflict = кто-то успел раньше: взгляните на стол ещё раз
error-server-record = журнал этого стола не читается: запись { $number } повреждена
error-server-table-failed = этот стол не открывается из-за ошибки в программе, она записана в журнал сервера; попробуйте позже
