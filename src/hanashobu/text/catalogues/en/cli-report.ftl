# The report that `hana lab` writes.

## The head
lab-report = { $game }: a report
# $bot: the bot in every seat; empty for random play. $swept: the house rule that is compared, if any.
lab-facts =
    { $players } players, { HAS($bot) ->
        [yes] { $bot } in every seat
       *[no] random play
    }. { $rounds } { HAS($changed) ->
        [yes] House rules: { COMMA($changed) }.
       *[no] { HAS($swept) ->
            [yes] No other house rule is changed.
           *[no] No house rule is changed.
        }
    }
lab-facts-rounds = { GROUPED($rounds) } rounds in { GROUPED($matches) } matches, seed { $seed }.
lab-trouble = { $why } { GROUPED($asked) } rounds were asked for; this is what was finished.
lab-tile-place = { $unit } a round above an equal share for the best place: { $place }
lab-tile-dealer = of the rounds are won by the dealer; an equal share is { PERCENT($share, digits: 1) }
lab-tile-yaku = times in 100 rounds: { $yaku }, the most frequent yaku
lab-tile-played-out = of the rounds are played to the end

## Seats
lab-seats = Where you sit
lab-seats-about =
    What a round brings, by place at the table from the dealer on. { HAS($above) ->
        [yes] Certainly good: { COMMA($above) }. { HAS($below) ->
            [yes] Certainly bad: { COMMA($below) }.
           *[no] { "" }
        }
       *[no] { HAS($below) ->
            [yes] Certainly bad: { COMMA($below) }.
           *[no] No place is certainly better than another.
        }
    }
lab-seats-axis = { $unit } a round above an equal share, with 95 % intervals
lab-seats-alt = The advantage of each place, with intervals
lab-place =
    { $n ->
        [1] dealer
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }
lab-place-last = last
lab-nobody = nobody

## Results
lab-results = What a round brings
lab-results-about = How often each result comes up. The ends include everything beyond them.
lab-results-axis = { $unit } in a round
lab-results-alt = How often a round brings how much, for the dealer and for the others
lab-percent-of-rounds = % of the rounds
lab-spread-dealer = dealer
lab-spread-others = others

## Yaku
lab-yaku = Yaku
lab-yaku-about = How often somebody has it, what it counts, and what the round brings the player who made it.
lab-teyaku = Teyaku
lab-teyaku-about = Hands that pay as they are dealt.

## The course of a round
lab-length = How long a round is
lab-length-same = Every round has the same number of turns.
lab-length-alt = How often a round has how many turns
lab-turns = turns
lab-decisions = decisions
lab-ends = How a round ends
lab-word-hands-out = played to the end
lab-word-stopped = stopped by a yaku
lab-ended-by-call = stopped by { $call }
lab-cancelled = cancelled
lab-word-nobody-plays = nobody played
lab-word-split = two shared the pot
lab-misdeals = Misdeals
lab-misdeals-none = No deal was thrown in.
lab-multipliers = Multipliers
lab-in-or-out = In or out
lab-word-in = in
lab-word-out = out
lab-word-play = players in the round
lab-paid = What is paid
lab-paid-about = { CAPITAL($unit) } that change hands in a round, by reason.

## Heads of columns
lab-head-place = place
lab-head-unit = { $unit } a round
lab-head-above = above an equal share
lab-head-yaku = yaku
lab-head-teyaku = teyaku
lab-head-hundred = in 100 rounds
lab-head-shown = shown in 100 rounds
lab-head-dealt = dealt, of all hands
lab-head-counter = { $unit } of { $points } points
lab-head-points = points
lab-head-maker = its maker's round
lab-head-owner = its owner's round
lab-head-a-round = a round
lab-head-of-rounds = of the rounds
lab-head-of-deals = of the deals
lab-head-call = call
lab-head-misdeal = thrown in because of
lab-head-multiplier = the round counts
lab-head-for = for
lab-interval = { $low } to { $high }

## Comparing the values of a house rule
lab-sweep-title = { $game }: { $option }
lab-sweep-rule = House rule: { $option }
lab-sweep-sentence = { $sentence } ({ $rule })
lab-sweep-about =
    Each column is the same table with another value of { $option }, compared with the first. ▲ and ▼ mark what is certainly more or less: the chance that any mark on this page is wrong is at most 5 %. { $marks ->
        [0] There are no marks: any difference may be chance.
        [one] There is { $marks } mark.
       *[other] There are { $marks } marks.
    }
lab-sweep-identical = Both tables, { $first } and { $other }, were identical in all { GROUPED($rounds) } rounds.
lab-sweep = Side by side
lab-sweep-seats-axis = { $unit } a round above an equal share, by place
lab-sweep-seats-alt = The advantage of each place, for each value
lab-sweep-results-axis = { $unit } in a round, all places
lab-sweep-results-alt = How often a round brings how much, for each value
lab-certainly-more = certainly more
lab-certainly-less = certainly less
lab-title-result = What a round brings
lab-title-advantage = Where you sit: above an equal share
lab-title-won = Rounds won
lab-title-points = Card points
lab-title-yaku = Yaku and teyaku, in 100 rounds
lab-title-value = What a yaku counts
lab-title-maker = The round of the player who has it
lab-title-held = Teyaku dealt, of all hands
lab-title-misdeal = Misdeals, of all deals
lab-title-multiplier = Multipliers, of all rounds
lab-title-ended = How a round ends
lab-title-called = Calls, in 100 rounds
lab-title-said = In or out, a round
lab-title-length = How long a round is
lab-title-paid = What is paid, a round

## How it was done
lab-cores =
    { $n ->
        [one] one core
       *[other] { $n } cores
    }
lab-method = Small numbers are 95 % confidence intervals, clustered by match, because rounds within a match are correlated; shares have Wilson's interval. There is no interval where there were too few cases.
lab-method-played =
    Played on { $machine ->
        [compiled] the compiled kernel
       *[other] { $machine }
    }, { $where }, in { GROUPED($seconds) } s. The same seed gives the same numbers on any machine. All of them are in { $file }.
