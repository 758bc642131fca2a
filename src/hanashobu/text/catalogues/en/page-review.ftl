# The page of a review.
review-page = Review
review-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
review-judged = { $done } of { $all } moves are judged.
review-again = Go on
review-luck = Luck and skill
review-points = { SIGNED_DECIMAL($points) }
review-plus-minus = ± { DECIMAL($value) }
review-mean = { DECIMAL($value, digits: 2) }
review-curve = What could be expected
review-curve-of = What { $who } could expect; at the end { SIGNED_DECIMAL($end) } points above the mean of the table.
review-whose = Whose curve
review-legend-cards = what the cards changed
review-legend-decisions = what decisions changed
review-in-replay = Show it in the replay
review-skill = What decisions cost
review-mark = Mistake. { $cost }
