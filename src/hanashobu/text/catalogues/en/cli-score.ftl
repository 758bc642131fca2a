# How a round is typed at a prompt: cli-ID follows the message ID of error-score.ftl, and takes the same arguments.

cli-error-score-blank = Write that player's pile as blank.
cli-error-score-blank-taken = Write that player's pile as blank.
cli-error-score-forced = Write that pile as forced.
cli-error-score-forced-hand = Use --hand { $who }=CARDS.
cli-error-score-waited-passed = Give that pile, or write out.
cli-error-score-waited-dealt = Give that pile, or write out.
cli-error-score-waits = Write that pile as waits.
cli-error-score-unbought = Use --buys PLAYER={ $who }:POINTS.
cli-error-score-sold = Write that pile as sold.
cli-error-score-no-piles = Write in for those who were in.
cli-error-score-dive-hand = Use --hand { $who }=CARDS.
cli-error-score-call-first = Use --sage or --call.
cli-error-score-call-word = Use --call PLAYER=CALL, and --sage for those who let it go on.
cli-error-score-missing = Write the last pile as rest, and it gets every card that is in no other pile.
cli-error-score-missing-call = Use --call PLAYER=shoubu; or write the last pile as rest, and it gets every card that is in no other pile.
cli-score-unused =
    At this table of { $game } { $why }; leave { $flag } out{ HAS($option) ->
        [yes] , or play with -o { $option }
       *[no] { "" }
    }.

## Options that cannot be read
cli-score-pile-each =
    { $piles ->
        [one] There is { $piles } --pile
       *[other] There are { $piles } --pile
    }: give one for each player.
cli-score-names = --names has { $count } for { $piles } piles; it takes one for each, such as Aki,Ben.
cli-score-no-multiplier = { $game } has no multiplier; leave --multiplier out.
cli-score-multiplier = The multiplier of a round of { $game } is one of { COMMA($values) }, not { $multiplier }.
cli-score-pair = { $flag } { $text }: write it as { $example }.
cli-score-twice = { $flag } is there twice for { $who }.
cli-score-stake = A stake is a whole number from 0 to { $most }, not { $text }.
cli-score-one-call = Only one player can end the round; give --call once.
cli-score-buys = --buys: write whose place was bought and for how many points, as { $who }=SELLER:24, not { $text }.
cli-score-no-teyaku = { $game } has no teyaku; leave --teyaku out.
cli-score-teyaku = --teyaku { $text }: say which one, as { $example }; { $game } has { COMMA($rules) }.

## The sheet
# $first holds the player who led, if that was not the dealer.
cli-score-dealt =
    { $who } dealt{ HAS($first) ->
        [yes] , { $first } played first
       *[no] { "" }
    }{ $times ->
        [1] { "" }
       *[other] , everything counts ×{ $times }
    }
cli-score-column-player = player
cli-score-column-cards = card points
cli-score-column-yaku = yaku
cli-score-column-result = result
cli-score-none = none
cli-score-ends = ends the round
cli-score-counted = In all, { SEMICOLON($rows) }.
cli-score-gets = { $name } gets { COMMA($counters) }
cli-score-gives = { $name } gives { COMMA($counters) }
cli-score-nothing = Nobody gets anything.
