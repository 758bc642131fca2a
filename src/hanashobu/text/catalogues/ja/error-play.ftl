# できないこと、その理由、代わりにできること。

## 卓
error-match-over = 試合は終わりました。
error-round-over = 局は終わりました。次の局はまだ配られていません。
error-round-going-on = 局はまだ続いています。
error-stop-between-rounds = 試合をやめられるのは、局と局の間だけです。
error-not-your-turn = あなたの番ではありません。
error-turn-of = { $player }の番です。
error-not-asked = 今は答える質問がありません。
error-not-the-moment =
    { $asked ->
        [play] 今は「{ $word }」を選べません。出せるのは次のとおりです：{ COMMA($can) }。
       *[other] 今は「{ $word }」を選べません。選べるのは次のとおりです：{ COMMA($can) }。
    }
error-not-now = 今はそれはできません。選べるのは次のとおりです：{ COMMA($can) }。
error-cannot-take = { $waiting }では{ $card }を取れません。取れるのは次のとおりです：{ COMMA($can) }。
error-dealer-cannot-take = 親は今{ $card }を取れません。取れるのは次のとおりです：{ COMMA($can) }。
error-pile-first = まず山を選んでください（1か2）。
error-cannot-put-back = { $card }は今戻せません。戻せるのは次のとおりです：{ COMMA($can) }。
error-no-card-now = 今は札を選ぶところではありません。選べるのは次のとおりです：{ COMMA($can) }。
error-must-take = { $card }では何も取れませんが、取れる手札があります（CO-9）。出せるのは次のとおりです：{ COMMA($can) }。
error-not-in-hand = { $card }は手札にありません。出せるのは次のとおりです：{ COMMA($can) }。
error-split-not-in = この局は降りています。山分けを決められるのは{ $pair }だけです。
error-split-answered = あなたはもう答えました。{ $other }がまだです。
error-offer = その申し出はできません。選べるのは次のとおりです：{ COMMA($can) }。
error-offer-impossible = その申し出はできません。
error-offer-too-much = { $most }を超える申し出はできません。選べるのは次のとおりです：{ COMMA($can) }。
error-offer-countered = その申し出に、あなたは別の額を求めました。次は{ $other }が答えます。
error-offer-none = あなたが答える申し出はありません。{ $other }の番です。
error-claim-impossible = それは申告できません。
error-claim-none = 今から申告できる手役はありません。
error-claim-late = 手役を申告できるのは、山札から最初の一枚がめくられるまでです。
error-claims-open = 手役の申告を受け付けています。局はまもなく進みます。
error-redeal-late = 配り直しを求められるのは、それにあたる手札で、自分が最初に山札をめくるまでです（{ $rule }）。
error-redeal-hand = 配り直しを求められるのは、配られた手札が「{ OR($hands) }」にあたるときだけです（{ $rule }）。

## パッケージを使うプログラム
error-no-action =
    { $action }という手はありません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] {""}
    }{ HAS($can) ->
        [yes] 選べるのは次のとおりです：{ COMMA($can) }。
       *[no] {""}
    }
error-takes-without-card = takesは手札とともに指定します。
error-takes-other = { $card }では{ $wanted }を取れません。取れるのは次のとおりです：{ COMMA($can) }。
error-takes-fixed =
    { HAS($takes) ->
        [yes] { $card }では{ $wanted }を取れません。取れるのは{ $takes }です。
       *[no] { $card }では{ $wanted }を取れません。何も取れない札です。
    }
error-bot-at-seat = 席{ $seat }のボット{ $bot }の選んだ手はできません：{ $why }
error-seat-not-asked = この席には今、答える質問がありません。
error-call-next-round = 局は終わり、次の局はまだ配られていません。next_round()を呼んでください。
error-no-pause = この試合は次の局を自動で配ります。局と局の間で止めるには pause=True を指定して作ってください。
error-no-record-of-position = 途中の局面から始めた試合には記録がありません。
error-lesson-misdeal = この配りは配り直しになり、いつまでも続きます。
