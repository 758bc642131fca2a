# 端末での遊び：答えにならない入力。

error-nothing-to-choose = { $card }には選ぶものがありません。出すには{ $code }だけを入力してください。
error-card-cannot-take = { $card }では{ $wanted }を取れません。取れるのは{ OR($can) }です。
error-no-such-number =
    { $instead ->
        [code] { $number }番はありません。1から{ $most }までの番号か、3aのような記号を入力してください。
       *[word] { $number }番はありません。1から{ $most }までの番号か、言葉を入力してください。
    }
error-offer-incomplete =
    { $asked ->
        [counter] 求める額を入力してください。選べるのは次のとおりです：{ COMMA($can) }。
       *[offer] 申し出には名前と額が要ります。選べるのは次のとおりです：{ COMMA($can) }。
    }
error-not-an-answer = { $typed }は答えになりません。選べるのは次のとおりです：{ COMMA($can) }。
