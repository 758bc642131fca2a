# What a mechanism shows of the table and of each player: $n is the number, $sum the same in the unit of the game.
# `word` stands in the middle of a sentence, `mark` beside a name; `help` says what that is, and `guide` explains it in a first game.

## The table
extra-multiplier = counts ×{ $n }
    .word = ×{ $n }
    .guide = A bright card was dealt to the field: everything in this round counts { $n } times.
# $n: such as ×4 ×2
extra-waiting = then { $n }
    .word = then { $n }
    .sheet = Multipliers to come: { $n }
extra-pot = Pot { SHORT($sum) }
    .word = pot { $n }
extra-year-pot = Year’s pot { SHORT($sum) }
    .word = year’s pot { $n }
extra-year = Year { $year }, round { $month } of the year
extra-prize = Prize { SHORT($sum) }
    .word = prize { $n }

## Players
extra-stake = Stake { $n }
    .word = stake { $n }
extra-loans = Loans { $n }
    .word =
        { $n ->
            [one] { $n } loan
           *[other] { $n } loans
        }
# The player in front in a campaign, and for how many rounds already; $of: after how many there is a bonus.
extra-ginmi =
    { $n ->
        [0] Ginmi
       *[other] Ginmi ×{ $n }
    }
    .word =
        { $n ->
            [0] ginmi
           *[other] ginmi { $n } of { $of }
        }
    .mark = 吟
    .title =
        { $n ->
            [0] ginmi: has the highest total
            [one] ginmi: has had the highest total for { $n } round
           *[other] ginmi: has had the highest total for { $n } rounds
        }
    .help = { $mark } is ginmi: has the highest total
