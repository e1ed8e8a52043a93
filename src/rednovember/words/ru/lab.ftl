### The lab: `rednovember sim` and `rednovember compare`. Rates, times and speeds come as texts.

lab-bar = [{ $bar }] { $done }/{ $total }  { $speed }/с  еще { $left }

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
lab-loss-asphyxiation = Счетчик Удушения заполнен
lab-loss-heat = Счетчик Жара заполнен
lab-loss-pressure = Счетчик Давления заполнен
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
lab-speed = игр в секунду: { $speed } ({ $seconds } с, { lab-workers })

## Two crews.

lab-compare = { lab-games } на каждую команду с одними и теми же seed, { $gnomes ->
    [one] { $gnomes } гном
    [few] { $gnomes } гнома
    [many] { $gnomes } гномов
   *[other] { $gnomes } гнома
}, seed { $seed }
lab-crew = { $letter }: { $crew }: спасено { $rate } ({ $rescued } из { $games }; интервал { $level }: от { $low } до { $high })
lab-pairs = спасли обе { $both }, только A { $a }, только B { $b }, ни одна { $neither }
lab-difference = A − B: { $difference } п. п. (интервал { $level }: от { $low } до { $high }), p { $p } (Макнемар)
lab-better = { $better ->
    [a] A лучше.
    [b] B лучше.
   *[none] Ни одна не показала себя лучше.
}

## When it does not go as planned.

lab-interrupted = остановлено: сыграно { $done }, всего { lab-games }; готовое сохранено
error-lab-games = --games { $games }: нужна хотя бы одна игра
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
error-lab-sizes = сравнивать можно команды одного размера: A ({ $a }) — { $gnomes_a ->
    [one] { $gnomes_a } гном
    [few] { $gnomes_a } гнома
    [many] { $gnomes_a } гномов
   *[other] { $gnomes_a } гнома
}, B ({ $b }) — { $gnomes_b ->
    [one] { $gnomes_b } гном
    [few] { $gnomes_b } гнома
    [many] { $gnomes_b } гномов
   *[other] { $gnomes_b } гнома
}
error-lab-worker = рабочий процесс умер; возможно, его завершил бот
