# Reviews of matches that are over: luck and skill, and what decisions cost (docs/review.md).

review-title = Luck and skill: { $game }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
review-progress = Reviewing …
review-interrupted = Interrupted: { $rounds ->
        [0] no round is finished.
        [one] this is the first round.
       *[other] these are the first { $rounds } rounds.
    }
review-part-result = Result
review-part-place = Place
review-part-deal = Deal
review-part-draws = Draws
review-part-own = Own decisions
review-part-others = Others' decisions
review-part-rest = Rest
review-luck-error = Error of deal and draws
review-costliest = The costliest decisions
review-no-mistakes = No mistakes that both judges see
review-decided = Round { $round }, line { $line }: { PERSON($who) ->
        [you] you chose { $did }.
       *[one] { $who } chose { $did }.
    }
review-cost = It cost { DECIMAL($cost) } ± { $error } points on average.
review-cost-chance = It cost { PERCENT($chance) } of the chance to win the match.
review-better = Better: { $why }
review-hand = Hand
review-field = Field
review-column-decisions = Decisions
review-column-mistakes = Mistakes
review-column-each = Cost of each
# $cost, $small: points.
review-summary = { PERSON($who) ->
        [you] You
       *[one] { $who }
    }: { $mistakes ->
        [0] no mistakes
        [one] 1 mistake, { DECIMAL($cost) } points
       *[other] { $mistakes } mistakes, { DECIMAL($cost) } points
    }; all other decisions together { DECIMAL($small) }.
review-light = Points above the mean of the table. Place is what the seat brings on average; deal and draws are what the cards brought, as light players would go on; own and others' decisions are measured against the cards that were really held. A mistake costs { DECIMAL($least, digits: 2) } points or more as two judges see it, who know no more than the player did; near the end of a match winning it counts as well.
review-kind-discard = card that takes nothing
review-kind-take = card that takes
review-kind-dealer-takes = dealer's takings
review-kind-return = card put back
review-kind-pile = pile
review-kind-speak = in or out
review-kind-claim = claim
review-kind-call = call
review-kind-swap = hand swap
review-kind-blind = blind or not
review-kind-offer = offer
review-kind-answer = answer to an offer
review-kind-counter = counter-offer
review-kind-split = sharing the pot
review-kind-redeal = redeal
# Whatever was chosen that is a card.
review-card = { $card }
