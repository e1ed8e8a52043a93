### The server's store: what prevents that something is kept or read.

error-server-database = базой данных нельзя пользоваться: { $reason }
error-server-database-url = это не адрес известной здесь базы данных: он должен начинаться с одного из { $known }, например sqlite:///server.db
error-server-database-in-use = базу данных { $file } уже использует другой сервер; сначала остановите его или укажите другой файл
error-server-database-newer = база данных записана более поздней версией Red November (в ней { $found }, эта версия знает { $known }); возьмите ту версию
error-server-conflict = кто-то успел раньше: взгляните на стол ещё раз
error-server-record = журнал этого стола не читается: запись { $number } повреждена
