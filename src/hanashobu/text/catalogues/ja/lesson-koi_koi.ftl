# こいこいの手ほどき。

lesson-koi_koi-welcome = こいこいへようこそ。二人で遊びます。札を組み合わせて「役」を作り、できた人は、そこで上がるか、もっと上を狙うかを決めます。
lesson-koi_koi-cup = { $cup }は大事な札です。{ $curtain }と組めば一つ、{ $moon }と組めばもう一つ役になります。{ $card }は同じ花です。打てば2枚とも取れます。
lesson-koi_koi-yaku = { $card }を打ちましょう。{ $want }が取れ、菊に盃と合わせて{ $yaku }、5点の役です。
lesson-koi_koi-choice = さあ、選びます。「勝負」なら局が終わり、得点になります。「こいこい」なら続けて、もっと上を狙えます。ただし、相手が先に役を作って上がれば、あなたは0点で、相手は倍です。
lesson-koi_koi-call = 相手にはまだ何もなく、{ $moon }は場に残っています。「こいこい」と言いましょう。
lesson-koi_koi-call-otherwise = ここは思い切って「こいこい」です。
lesson-koi_koi-moon = 来ました。{ $card }を打てば{ $want }が取れ、{ $yaku }もできます。
lesson-koi_koi-stop = 新しい役ができたので、もう一度尋ねられます。二つあれば十分です。「勝負」を選びましょう。
lesson-koi_koi-stop-otherwise = ここは「勝負」で得点にしましょう。
lesson-koi_koi-settlement = 5点と5点で{ $sum }点。7点からは倍になるので、{ $result }点です。十二局のあと、合計の多い人の勝ちです。これがこいこいです。
