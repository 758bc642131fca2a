# What an event did to somebody's yaku. $worth is an amount, or that it ends the round.
news-made =
    { PERSON($seat) ->
        [you] You make { $yaku }: { $worth }.
       *[one] { $seat } makes { $yaku }: { $worth }.
    }
news-better =
    { PERSON($seat) ->
        [you] You improve { $yaku }: { $worth }.
       *[one] { $seat } improves { $yaku }: { $worth }.
    }
# One card was missing, and somebody else has it now.
news-lost =
    { PERSON($seat) ->
        [you] You can no longer make { $yaku }.
       *[one] { $seat } can no longer make { $yaku }.
    }
