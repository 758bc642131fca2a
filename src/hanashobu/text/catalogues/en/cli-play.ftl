# Play in the terminal: what was typed and cannot be an answer.

error-nothing-to-choose = { $card } leaves nothing to choose; type { $code } alone to play it.
error-card-cannot-take = { $card } cannot take { $wanted }. It can take { OR($can) }.
error-no-such-number =
    { $instead ->
        [code] There is no number { $number } here: choose 1 to { $most }, or type a code such as 3a.
       *[word] There is no number { $number } here: choose 1 to { $most }, or type a word.
    }
error-offer-incomplete =
    { $asked ->
        [counter] A counter-offer needs a sum. You can say { COMMA($can) }.
       *[offer] An offer needs a name and a sum. You can say { COMMA($can) }.
    }
error-not-an-answer = { $typed } is not a possible answer. You can say { COMMA($can) }.
