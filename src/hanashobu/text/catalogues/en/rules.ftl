# The rules in words, as the parts of a game state them. What only one game says stands in the file of that game.

## Sets of cards
# $parts: sets, and cards by name
cards-listed = { COMMA($parts) }
cards-except = { $lot } except { $cards }
cards-first = the first cards of all months
cards-brights = the Brights
cards-animals = the Animals
cards-ribbons = the Ribbons
cards-chaff = the Chaff
# $month: the name of its flower
cards-month = the { $month } cards

## Combinations
# $parts: cards that are all needed, "any 3 of …", "none of …"
pattern = { SEMICOLON($parts) }
# $numbers: where more cards bring more, there are several: "any 5, 4 or 3 of"
pattern-any = any { OR($numbers) } of { $cards }
pattern-exactly = exactly { OR($numbers) } of { $cards }
pattern-none = none of { $cards }
pattern-or = { $a }; or { $b }
pattern-of-the-month = the four cards of the round's month: 1 in the first round, 2 in the second, after 12 again 1
pattern-for-places = { $text }; only for player { OR($places) } in turn order
rule-yaku = { $name }: { $how } — { $worth }

## What a combination brings; points are numbers, or amounts of a unit such as kan
worth = { $points }
worth-steps = { COMMA($points) }
worth-more-of = { COMMA($points) }, { $more } for each more of { $cards }
worth-more = { COMMA($points) }, { $more } for each more
worth-if-two = { $points }; { $two } if two play
worth-ends = ends the round

## Totals, and how they are counted out: "1240 (10 matchsticks, 24 beans)"
total = { $n }
total-counted = { $n } ({ COMMA($counters) })
total-owed = { $n } (owes { COMMA($counters) })

## The deal
rule-first-dealer =
    First dealer: everybody draws a card, and the earliest month deals. { $ties ->
        [kind] A tie is decided by the higher kind of card, else by a new draw.
        [points] A tie is decided by the card worth more points, else by a new draw.
       *[again] A tie is decided by a new draw.
    }
rule-seating = The draw also seats the players: to the right of the dealer, from the earliest month to the latest.
rule-deal =
    The deal, starting at the dealer's right: { COMMA($packets) }; { $left ->
        [0] there is no common draw pile.
        [one] the last card is the draw pile.
       *[other] the other { $left } cards are the draw pile.
    }
rule-deal-used-up = The deal, starting at the dealer's right: { COMMA($packets) }; no card is left: the hands of those who are out make the draw pile.
deal-hands = { $n } to each player
deal-piles = { $n } to each of every player's two piles
deal-field = { $n } to the field
deal-field-down = { $n } face down to the field
# A deal in brief: "7 cards each, 6 on the field, 21 to draw"
dealt = { COMMA($parts) }
dealt-hands =
    { $n ->
        [one] { $n } card each
       *[other] { $n } cards each
    }
dealt-piles = two piles of { $n } each
dealt-field = { $n } on the field
dealt-draw-pile = { $n } to draw
# $what: cards, `four cards of one month`
rule-flaw-field = Misdeal: with { $what } on the field, the same dealer deals again.
rule-flaw-hand = Misdeal: if a player is dealt { $what }, the same dealer deals again.
# $n cards, which may be all of them
flaw-of =
    { $all ->
        [yes] all of { $cards }
       *[no] { $n } of { $cards }
    }
flaw-among = { $months }, of { $cards } only
flaw-no-scoring = no scoring card
rule-dealer-takes-threes = The dealer takes one Chaff and one scoring card of each month that has three cards on the field.
rule-dealer-takes-fours = All four cards of a month on the field go to the dealer, and four from the draw pile take their place.
rule-dealer-takes-card = If { $what } is on the field, the dealer takes it together with any one other field card.
rule-dealer-takes-order = Months with three cards come first, in order, then { $what }; then the piles are chosen.
rule-pile-choice = Starting with the dealer, each player takes one pile unseen as a hand; the other is their own draw pile.
# $hands: cards, `four cards of one month`
rule-redeal = A player who is dealt { OR($hands) } may ask for a redeal until their first draw.

## The turn
rule-dealer-first = The dealer plays first. The round ends when hands and draw pile are used up.
rule-dealer-first-uneven = The dealer plays first. The round ends when the hands are used up; the rest of the draw pile is not used.
rule-turn = A turn: play a card from the hand, then turn up the top card of the draw pile.
rule-takes = A card takes a field card of its month: if there are two, the one you choose; if three, all of them; if none, it stays on the field.
rule-must-match = House rule: a player who holds a card that matches must play one that does.
rule-must-take = A card that matches must take, but nobody has to play a hand card that matches.
rule-play-on = When the hands are used up, players go on in turn from the draw pile alone.
rule-wild =
    { COUNT($card) ->
        [one] The wild card is { $card }: it takes any one field card that its player chooses{ HAS($but) ->
                [yes] , but none of { $but }.
               *[no] .
            }
       *[other] The wild cards are { AND($card) }: each takes any one field card that its player chooses{ HAS($but) ->
                [yes] , but none of { $but }.
               *[no] .
            }
    }
rule-wild-own-three = Where the other three cards of its month lie on the field, it takes all of them.
rule-wild-stacks-all = Where three cards of a month lie on the field, it takes all three.
rule-wild-stacks-spared = Where three cards of a month lie on the field, it takes none of them.
rule-wild-hand = The wild card may be played from the hand on any turn, and must take a card if it can.
rule-wild-drawn = Turned up from the draw pile, the wild card must take a card if it can, too.
rule-wild-drawn-plain = Turned up from the draw pile, it is a card of its month like any other.
rule-wild-stays =
    { $picky ->
        [yes] If there is nothing that it may take, it stays on the field.
       *[no] On an empty field it stays there.
    }
rule-wild-alone =
    { $picky ->
        [yes] If there is nothing that it may take, its player captures it alone.
       *[no] On an empty field its player captures it alone.
    }
rule-wild-plain = On the field it is a card of its month like any other.
rule-wild-no-month = It has no month, so no other card takes it.
rule-wild-open =
    { HAS($but) ->
        [yes] While the wild card is on the field, it matches every card except { $but }: a card without another match takes it, and a card with one may.
       *[no] While the wild card is on the field, no card may be laid down: a card without a match takes it, and a card with one may.
    }
rule-wild-drawn-takes =
    { HAS($but) ->
        [yes] While the wild card is on the field, a drawn card must take it, unless it is one of { $but }; hand cards cannot.
       *[no] While the wild card is on the field, a drawn card must take it; hand cards cannot.
    }
rule-wild-leftovers = Cards left on the field at the end go to the player who has captured the wild card.
rule-wild-mate = Cards left on the field at the end that are of the month the wild card took go to the player who has captured it.
rule-wild-dead = Cards left on the field at the end belong to nobody.
rule-wild-last = If the wild card is still on the field, everything there goes to the player who played last.

## Calls
rule-calls =
    { $asks ->
        [new] A player who forms a new yaku in a turn says { $ends }, which ends the round, or { $goes_on }, and play goes on.
       *[improved] A player who forms or improves a yaku in a turn says { $ends }, which ends the round, or { $goes_on }, and play goes on.
    }
rule-calls-only = Only these yaku are called: { AND($yaku) }.
rule-calls-least = With fewer than { $n } points of yaku a player is not asked, and play goes on.
rule-calls-to-go = With fewer than { $n } points of yaku nobody may let the round go on: the yaku ends it.
rule-calls-once = A round is let go on once. The next player who would be asked ends it.
rule-calls-last = A player who makes or improves a yaku with the last card of the hand ends the round.
rule-lucky = A player who is dealt { OR($hands) } shows it and has won: the round ends before the first card. If several have such a hand, nobody has won.
rule-calls-cancel = A player who has called { $goes_on } may cancel at the start of a later turn: the round ends at once.
rule-swap =
    House rule: before anybody looks, players may take the dealer's hand for their own, { $passes ->
        [one] once round the table; a dealer whose hand was taken is asked last.
       *[other] until all decline, at most { $passes } times round the table.
    }
rule-blind = House rule: before looking, the dealer may declare to play blind (mizuten), and then may not go out.

## Card points and settlement
rule-values = Card points: { SEMICOLON($values) }. The whole deck has { $total }.
# $n: how many cards there are of this value
values-cards =
    { $n ->
        [one] { $points } for { $cards }
       *[other] { $points } for each of { $cards }
    }
values-rest = nothing for the rest
rule-score-additive = Round score = card points + yaku. Nobody pays anybody.
rule-score-additive-cards = Round score = card points. Nobody pays anybody.
# $others: how many opponents there are
rule-score-par =
    Round score = card points − { $par } + { $others ->
        [one] own yaku − the other player's yaku. The scores add up to 0.
       *[other] { $others } × own yaku − the others' yaku. The scores add up to 0.
    }
rule-score-par-cards = Round score = card points − { $par }. The scores add up to 0.
rule-next-dealer-highest = The player with the highest round score deals next; on a tie, the one earlier in turn order.
rule-next-dealer-tie-stays = The player with the highest round score deals next; on a tie, the dealer deals again.
rule-next-dealer-winner = The winner of the round deals the next one.
rule-next-dealer-loser = The player with the lowest result deals next.
rule-next-dealer-right = The dealer's right-hand neighbour deals next.
rule-next-dealer-same = The dealer deals all rounds.
rule-next-dealer-drawn = After a round that nobody has won, the dealer's right-hand neighbour deals.

## The score sheet
rule-unit = { $one } is { $points } points. Teyaku, yaku and what takes their place are counted in { $unit }.
rule-yaku-add-up = All yaku add up.
rule-yaku-of-one-group = Yaku add up, but of { AND($rows) } only the most valuable counts.
rule-yaku-of-groups = Within a group, only the most valuable yaku counts; the groups add up.
rule-dropout-beside = { AND($instead) } cancel no penalty, no compensation and no pot of the dropout phase.
# A line of the sheet with the cases in which it holds: "Nobody has a yaku and 2 play: …"
rule-in-case = { AND($cases) }: { $text }
case-out = Hands used up
case-stopped = A yaku ended the round
case-called = { $call }
case-cancelled = { $call }
case-lucky = A hand ended the round
case-drawn = Several hands would end the round
case-yaku = Somebody has a yaku
case-no-yaku = Nobody has a yaku
case-players = { $n } play
rule-due-only = { $text } Only these count: { AND($yaku) }.
rule-due-least = { $text } It takes { $least } card points or more.
rule-due-rounded =
    { $text } { $way ->
        [down] Each { $per } points are one; the rest does not count.
        [up] Each { $per } points are one, and so is the rest.
       *[nearest] Each { $per } points are one; half and more of that are rounded up.
    }
rule-due-paid =
    { $to ->
        [ender] { $of ->
            [teyaku] Each opponent pays the hand of whoever ended the round.
           *[yaku] { $half ->
                [yes] Each opponent pays half of the yaku of whoever ended the round.
               *[no] Each opponent pays the yaku of whoever ended the round.
            }
        }
        [winner] Each opponent pays the winner's { $of ->
            [cards] card points.
            [total] card points and yaku.
            [lead] lead over the next best.
           *[yaku] yaku.
        }
       *[everybody] { $of ->
            [teyaku] Each opponent pays the hands that a player has shown, before anything else.
            [cards] Each opponent pays a player's card points.
            [total] Each opponent pays a player's card points and yaku.
           *[yaku] { $half ->
                [yes] Each opponent pays half of a player's yaku.
               *[no] Each opponent pays a player's yaku.
            }
        }
    }
rule-due-scores =
    { $of ->
        [cards] A player scores the card points; nobody pays.
        [total] A player scores card points and yaku; nobody pays.
        [lead] The winner scores the lead over the next best; nobody pays.
        [teyaku] { $to ->
            [ender] The player whose hand ended the round scores it; nobody pays.
           *[everybody] A player scores the hands shown; nobody pays.
        }
       *[yaku] { $to ->
            [ender] The player who ended the round scores the yaku; nobody pays.
           *[everybody] A player scores the yaku; nobody pays.
        }
    }
rule-due-costs =
    { $of ->
        [cards] Every opponent loses a player's card points, and nobody gets them.
        [total] Every opponent loses a player's card points and yaku, and nobody gets them.
       *[yaku] Every opponent loses a player's yaku, and nobody gets them.
    }
# $n: how many numbers of par there are
rule-due-par =
    { $n ->
        [one] The bank pays a player's card points above { $pars }, and is paid what is missing.
       *[other] The bank pays a player's card points above { $pars } (for the first player, the second and so on), and is paid what is missing.
    }
rule-due-difference =
    { $of ->
        [cards] Everybody pays the winner the difference in card points.
        [total] Everybody pays the winner the difference in card points and yaku.
       *[yaku] The highest sum of yaku wins, and everybody else who plays pays the difference.
    }
rule-due-share-paid =
    { $to ->
        [ender] Each opponent pays { $sum } to whoever ended the round.
        [first] Each opponent pays { $sum } to whoever plays first.
        [winner] Each opponent pays { $sum } to the winner.
       *[everybody] Each opponent pays { $sum }.
    }
rule-due-share-scored =
    { $to ->
        [ender] Whoever ended the round scores { $sum }; nobody pays.
        [first] Whoever plays first scores { $sum }; nobody pays.
        [winner] The winner scores { $sum }; nobody pays.
       *[everybody] Everybody scores { $sum }; nobody pays.
    }
rule-due-share-par =
    { $together ->
        [yes] A player with more than { $pars } card points is paid { $sum } by all with fewer together, in equal parts.
       *[no] A player with more than { $pars } card points is paid { $sum } by each with fewer.
    }
rule-due-stakes = A player who makes a yaku that ends the round takes the whole stake of every active opponent.
rule-due-feat-diver = Diving: a player who claimed a triplet and took all four cards of its month is paid { $sum } by each opponent, for each such month.
rule-due-feat-escaper = Escape: a player who claimed a hand of Chaff, other than one with a Bright, and has { $least } card points or more is paid { $sum } by each opponent.
rule-due-feat-dealers-hand =
    A player who played the dealer's hand and has { $least } card points or more is paid { $sum } { $blank ->
        [yes] by everybody else at the table, except whoever has the blank card.
       *[no] by everybody else at the table.
    }
rule-due-feat-blind =
    A dealer who played blind and has { $least } card points or more is paid { $sum } { $blank ->
        [yes] by everybody else at the table, except whoever has the blank card
       *[no] by everybody else at the table
    }; with fewer, the dealer pays the two opponents.
rule-liable-layer = House rule: a player who plays from the hand the card that completes the next player's yaku pays for it alone, for all.
rule-liable-first-caller = The opponent who was the first to let the round go on pays alone, for all.
rule-liable-only-caller = If just one of the opponents has let the round go on, that one pays alone, for all.
# What raises the sum for yaku; $steps are a list of raise-step
rule-raise-points = With { $n } points of yaku or more, the sum counts { $raised }.
rule-raise-own-calls = If the player who scores has called { $call }, the sum counts { $raised }.
rule-raise-others-calls = If an opponent has called { $call }, the sum counts { $raised }.
rule-raise-all-calls = If anybody has called { $call }, the sum counts { $raised }.
rule-raise-steps-points = The sum counts by the points of yaku: { SEMICOLON($steps) }.
rule-raise-steps-own-calls = The sum counts by how often the player who scores has called { $call }: { SEMICOLON($steps) }.
rule-raise-steps-others-calls = The sum counts by how often opponents have called { $call }: { SEMICOLON($steps) }.
rule-raise-steps-all-calls = The sum counts by how often anybody has called { $call }: { SEMICOLON($steps) }.
rule-raise-only = { $text } This is only with { OR($yaku) }.
raise-step = from { $at } on { $raised }
raised =
    { $plus ->
        [0] × { $times }
       *[other] { $times ->
            [1] + { $plus }
           *[other] + { $plus }, × { $times }
        }
    }
rule-instead =
    { $yaku ->
        [none] { $name } (if nobody has a yaku): { $text }
        [some] { $name } (if somebody has a yaku): { $text }
       *[any] { $name }: { $text }
    }
rule-instead-par = if everybody has an equal share of the card points, whoever played first is paid { $sum } by each opponent, and nothing else is scored.
rule-instead-few = if a player has { $most } card points or fewer, nobody scores and the dealer stays.
rule-instead-cards =
    a player with { $least } card points or more is paid { $sum } by each opponent{ $per ->
        [0] , and nothing else is scored.
       *[other] , and { $more } for each point above { $least }; nothing else is scored.
    }
rule-instead-pile =
    a player whose pile has { $pile } is paid { $sum } by each opponent{ $per ->
        [0] , and nothing else is scored.
       *[other] , and { $more } for each further one; nothing else is scored.
    }
rule-instead-ranks = { AND($first) } come before { AND($later) }. With any of them, teyaku, card points and achievements do not count.
rule-several-instead = If several players meet these, each is paid by all the others; the one who is due most deals next.
rule-wins-nobody = A round that nobody has ended has no winner.
rule-wins = A round that nobody has ended is won by { SEMICOLON($by) }. On a tie: { SEMICOLON($ties) }.
wins-score = the highest score
wins-result = the best result
wins-total = the highest sum of card points and yaku
wins-cards = the most card points
wins-lowest = the lowest result
wins-caller = the first to have let it go on
wins-yaku = the first in turn order with a yaku
tie-earliest = the one earliest in turn order
tie-dealer = the dealer
tie-nobody = nobody
tie-most = the one with the most of { $cards }
tie-cards = the one with the most card points

## Multipliers
rule-multiplier = Multiplier, by the cards dealt to the field: { SEMICOLON($levels) }; with none of them it is ×1.
rule-multiplier-stacks = Multiplier, by the cards dealt to the field: { SEMICOLON($levels) }; all of them are multiplied together.
multiplier-level = ×{ $value } for each of { $cards }
rule-multiplier-waits = Of several, the largest counts now; the others wait for the following rounds, largest first.
rule-multiplier-joins = If some are waiting already, the first of those counts now and all new ones join the queue.
rule-multiplier-applies = The multiplier applies to every exchange of points in the round.

## Teyaku, the combinations in a dealt hand
rule-teyaku = { $name }: a dealt hand with { $hand }. { $paid }
rule-teyaku-field = { $name }: { $hand }. { $paid }
teyaku-on-field = { $hand } on the dealt field, for the dealer
teyaku-worth = Worth { $worth }.
teyaku-ends = It ends the round, and its holder scores { $points }.
teyaku-shown =
    It must be shown, and each opponent pays { $points } { $paid ->
        [end] at the end of the round.
       *[at-once] at once.
    }
# $parts: "four cards of one month", "three cards of another month"
hand-parts = { $parts }
hand-split = { $months } (four cards of one month are two pairs)
hand-months =
    { $cards ->
        [4] four cards
        [3] three cards
       *[2] a pair
    } of { $other ->
        [yes]
            { $months ->
                [one] another month
               *[other] each of { $months } other months
            }
       *[no]
            { $months ->
                [one] one month
               *[other] each of { $months } months
            }
    }
# $standing of the $of triplets stand: those of three flowers, and the three Paulownia Chaff
hand-standing =
    { $months }, and { $of ->
        [one] it stands
       *[other]
            { $standing ->
                [one] one of them stands
               *[other] { $standing } of them stand
            }
    } ({ COMMA($flowers) }, or the three { $paulownia } Chaff)
rule-one-teyaku-of-each-kind = A player may have one teyaku of each kind ({ $kinds }), the most valuable; they add up.
rule-claims =
    A player who has a teyaku may claim it by showing the cards, or keep it hidden. { $paid ->
        [end] It is noted and paid at the end of the round.
       *[at-once] Each opponent pays at once.
    } { $after ->
        [open] The cards stay exposed for the whole round.
       *[hidden] The cards are hidden again.
    } A teyaku that was not claimed before play can still be claimed until the first card is drawn from the draw pile.
rule-return-card = With more than two players, each puts one hand card back unseen before the draw pile is shuffled; a shown card only if there is no other.

## More than three at the table
rule-dropout = Starting with the first player, everybody says in or out, until { $n } are in or all have spoken.
rule-dropout-fee =
    { $step ->
        [0] Going out costs { $fee }, into the pot.
       *[other] Going out costs { $fee }, into the pot; each further player who goes out pays { $step } more.
    }
rule-forced-out = Once { $n } are in, those who have not spoken are forced out and compensated.
# $worth: what a hand is paid for
rule-compensation =
    A forced-out hand is paid by { $payers ->
        [all] each active player
       *[others] each active player except the dealer
    }{ $shared ->
        [yes] , the worth of all such hands in equal parts
       *[no] { "" }
    }: { SEMICOLON($worth) }.
compensation-halves =
    { $teyaku ->
        [yes] half of its teyaku and complete yaku
       *[no] half of its complete yaku
    }
compensation-cards =
    { $other ->
        [yes] { $points } for each other card of { $cards }
       *[no] { $points } for each card of { $cards }
    }
compensation-set = { $points } for a hand with { $cards }
rule-no-play = If that is { $worth } or more, nobody plays: the largest stake wins the round.
rule-waits =
    { $n ->
        [one] The last player is not dealt in and waits.
       *[other] The last { $n } players are not dealt in and wait.
    }
rule-passed-hand = The first player to go out passes hand and fee to the first who waits, who speaks at once; and so on.
rule-two-in-play = If two are in, they play for the pot.
rule-two-in-split = If two are in, they share the pot and nobody plays.
rule-two-in-agree = If two are in, each secretly says whether to share the pot; if both want to, they do, otherwise they play for it.
rule-one-or-nobody-in = A player who is alone in wins the round and the pot. If nobody is in, the deal is thrown in and all fees are given back.
rule-first-player-out = If the first player goes out, the next active player to the right is first instead.
rule-hands-of-those-out = The hands of all who are out go into the draw pile, which is shuffled.
rule-left-over = Cards of { COMMA($months) } that are left on the field in the end count for nobody.
rule-pot = The winner of the round takes the pot.
rule-pot-given-back = If nobody wins the round, everybody gets back what they have put into the pot.
rule-must-play-three =
    { $round ->
        [1] House rule: when only as many players are left as are needed to make { $n ->
            [2] two
            [3] three
           *[other] four
        }, they must play.
       *[other] House rule: from round { $round } on, when only as many players are left as are needed to make { $n ->
            [2] two
            [3] three
           *[other] four
        }, they must play.
    }
rule-first-player-bound = House rule: the player who plays first may not go out.
rule-buyout = House rule: a forced-out player may once offer an active player a sum for their place, no less than their own hand was compensated with; the other says yes, says no, or names another sum.
rule-sits-out = The blank card is dealt too: the player who gets it sits the round out and pays and receives nothing, and the other six cards of that hand are the field.
rule-stake = At the start of a round everybody puts up a stake of { $stake }, or all they have.
rule-stake-limit = Payments come out of the stake and receipts go into it; what a stake cannot cover is forgiven.
rule-stake-order = Payments due at the same time are made in turn order of the receivers, starting with the leader.
rule-leader = Starting with the dealer, each player turns up one of the face-down field cards; the earliest month leads. Then all are turned up.

## The campaign
rule-campaign-buy-in = Everybody buys in with { $buy_in } and pays { $prize } of it into the prize pot.
rule-campaign-years = There are as many years of { $rounds } rounds as there are players.
rule-campaign-year-pot =
    The winner of a round puts 1 point into the year's pot; at the end of the year it goes to the player with the { $who ->
        [most] most points.
       *[fewest] fewest points.
    }
rule-campaign-loans = A player who has run out of points after a round borrows { $loan }, or a multiple of it, from the bank.
rule-campaign-ginmi = A player who has the highest total for { $rounds } rounds in a row is paid { $points } by each other player.
rule-campaign-accounts = At the end, the player with the highest total wins and takes the prize pot; then everybody gives back buy-in and loans, and what is left is the final score.

## The match
rule-start = Everybody starts with { $amount }.
rule-rounds =
    { $n ->
        [one] A match is 1 round.
       *[other] A match is { $n } rounds.
    }
rule-open-end = The match goes on until the players stop it.
rule-target = The match ends after the round in which a player reaches { $amount }.
rule-bust = The match ends after the round in which a player's total is 0 or less.
rule-match-winner = The highest total wins the match; equal totals share the win.
length-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
length-most-rounds =
    { $n ->
        [one] at most { $n } round
       *[other] at most { $n } rounds
    }
length-target = until somebody has { $amount }
length-bust = until somebody has nothing left
length-open = until you stop

## House rules of several games
option-rounds = How many rounds a match has. With no end, it goes on until the players stop.
    .title = Rounds
    .choice-none = no end
option-must-match = A player who holds a card that matches must play one that does.
    .title = Must match
option-multipliers = With several multipliers on the field, one counts and the others wait for later rounds, or all are multiplied together.
    .title = Several multipliers
    .choice-carry = the others wait
    .choice-stack = multiplied together
option-two-left = When only two are left in, they agree to share the pot or play for it; or they always play, or always share it.
    .title = When two are left
    .choice-agree = they agree
    .choice-play = they play
    .choice-split = they share it
option-must-play-three = A player who is needed to make three must play: always, or from a certain round on.
    .title = Three must play
option-buyout = A forced-out player may offer an active one a sum for the place.
    .title = Buying a place
choice-on = on
choice-off = off
choice-none = none
choice-number = { $n }
