### The lab: `rednovember sim` and `rednovember compare`. Rates, times and speeds come as texts.

lab-bar = [{ $bar }] { $done }/{ $total }  { $speed }/с  ещё { $left }

lab-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
lab-workers = { $workers ->
    [one] { $workers } процесс
    [few] { $workers } процесса
    [many] { $workers } процессов
   *[other] { $workers } процесса
}

## One crew.

lab-sim = { lab-games }, команда { $crew }, { $gnomes ->
    [one] { $gnomes } гном
    [few] { $gnomes } гнома
    [many] { $gnomes } гномов
   *[other] { $gnomes } гнома
}, seed { $seed }
lab-rescued = спасено { $rate } ({ $rescued } из { $games }; интервал { $level }: от { $low } до { $high })
lab-loss = { $share }  { $reason } ({ $count })
lab-loss-asphyxiation = Счётчик Удушения заполнен
lab-loss-heat = Счётчик Жара заполнен
lab-loss-pressure = Счётчик Давления заполнен
lab-loss-crushed = подлодка раздавлена глубиной
lab-loss-asphyxiated = команда задохнулась
lab-loss-missiles = ракеты сдетонировали
lab-loss-kraken = подлодку сожрал Кракен
lab-loss-crew = на борту не осталось никого
lab-turns = за игру в среднем ходов { $turns }, смертей { $deaths }
lab-faults = бот { $bot }: { $times ->
    [one] { $times } ошибка
    [few] { $times } ошибки
    [many] { $times } ошибок
   *[other] { $times } ошибки
}, вместо этого ход по умолчанию; первая: { $reason }
lab-speed = игр в секунду: { $speed } ({ $seconds } с, { lab-workers })

## Two crews.

lab-compare = { lab-games } на каждую команду с одними и теми же seed, { $gnomes ->
    [one] { $gnomes } гном
    [few] { $gnomes } гнома
    [many] { $gnomes } гномов
   *[other] { $gnomes } гнома
}, seed { $seed }
lab-crew = { $letter }: { $crew }: спасено { $rate } ({ $rescued } из { $games }; интервал { $level }: от { $low } до { $high })
lab-pairs = спасли обе { $both }, только A { $a }, только B { $b }, ни одна { $neither }
lab-difference = A − B: { $difference } п. п. (интервал { $level }: от { $low } до { $high }), p { $p } (Макнемар)
lab-better = { $better ->
    [a] A лучше.
    [b] B лучше.
   *[none] Ни одна не показала себя лучше.
}

## Two crews, until it is settled.

lab-difference-settled = A − B: { $difference } п. п. (интервал { $level }: от { $low } до { $high }; он верен, как бы рано запуск ни закончился)
lab-settled = { $answer ->
    [a] Ясно: A лучше.
    [b] Ясно: B лучше.
    [alike] Ясно: разница меньше { $margin } п. п.
   *[none] Пока не ясно, что лучше и меньше ли разница, чем { $margin } п. п.
}
lab-settled-early = { $answer ->
    [alike] Запуск остановился раньше: каждая команда сыграла игр: { $pairs } из { $games }; все интервалы это учитывают.
   *[other] Запуск остановился раньше: каждая команда сыграла игр: { $pairs } из { $games }; все интервалы это учитывают. Сама разница при ранней остановке обычно выглядит больше, чем есть.
}

## When it does not go as planned.

lab-interrupted = остановлено: сыграно { $done }, всего { lab-games }; цифры — по сыгранным, и ничего не сохранено
lab-interrupted-kept = остановлено: сыграно { $done }, всего { lab-games }; готовое сохранено: та же команда продолжит с этого места
error-lab-games = --games { $games }: нужна хотя бы одна игра
error-lab-games-most = --games { $games }: в одном запуске может быть не больше игр, чем { $most }
error-lab-workers = --workers { $workers }: нужен хотя бы один процесс
error-lab-crew = команда { $crew }: { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
} на { $gnomes ->
    [one] { $gnomes } гнома
    [few] { $gnomes } гномов
    [many] { $gnomes } гномов
   *[other] { $gnomes } гномов
}; назовите одного бота на всех или по одному на каждого
error-lab-sizes = сравнивать можно команды одного размера: A ({ $a }) — { $gnomes_a ->
    [one] { $gnomes_a } гном
    [few] { $gnomes_a } гнома
    [many] { $gnomes_a } гномов
   *[other] { $gnomes_a } гнома
}, B ({ $b }) — { $gnomes_b ->
    [one] { $gnomes_b } гном
    [few] { $gnomes_b } гнома
    [many] { $gnomes_b } гномов
   *[other] { $gnomes_b } гнома
}
error-lab-unfinished = { $reason }; в цифрах учтено игр: { $done } из { $games }
error-lab-kept = { $reason }; сохранено игр: { $done } из { $games }, та же команда продолжит с этого места
error-lab-worker = рабочий процесс внезапно завершился; возможно, из-за бота
error-lab-alone = назовите вторую команду или укажите, что у B иначе (--b-edition, --b-option, --b-board)

## Files. `$key` names in what two runs differ, as their origin has it: seed, games, crew, board and so on.

error-lab-not-installed = для этого нужны ещё пакеты (нет «{ $module }»): pip install { $package }
error-lab-turns-alone = для --turns нужен --out: ходы прилагаются к файлу с играми
error-lab-no-file = { $file }: это не обычный файл; укажите файл для записи
error-lab-same-file = { $file }: для игр и для ходов нужны разные файлы
error-lab-turns-gone = { $file }: ходов к { $games } нет, хотя все игры там сыграны; укажите файл с ними или удалите { $games } и сыграйте заново
error-lab-not-read = { $file }: не читается: { $reason }
error-lab-not-parquet = { $file }: это не файл Parquet, или он повреждён
error-lab-not-ours = { $file }: этот файл Parquet записан не лабораторией
error-lab-format = { $file }: записан версией { $program } в формате { $format }, а эта читает формат { $known }; сыграйте игры заново
error-lab-other-run = { $file }: в файле другой запуск (отличие: { $key }); выберите другое имя или уберите файл
error-lab-chunks = { $folder }: в папке готовые части другого запуска (отличие: { $key }); выберите другое имя или удалите папку
error-lab-busy = { $folder }: там уже работает другой процесс
error-lab-not-written = { $file }: не записывается: { $reason }; сохранено игр: { $done } из { $games }, та же команда продолжит с этого места

## A cluster.

error-lab-cluster-missing = --cluster { $cluster }: там не отвечает планировщик Dask
error-lab-cluster-idle = --cluster { $cluster }: в кластере нет рабочих процессов; запустите их и попробуйте снова
error-lab-cluster-died = --cluster { $cluster }: кластер пропал
error-lab-cluster-version = на рабочих процессах кластера другая версия rednovember; установите везде одну и ту же
error-lab-cluster-task = рабочий процесс кластера не справился: { $reason }
