## In the lobby
friends-lobby = 友だちと遊ぶ
friends-lobby-what = 卓を作ってリンクを送れば、どこからでも一緒に遊べます。登録はいりません。
friends-open-new = 友だちとの卓を作る
friends-mine = 自分の卓
friends-public = だれでも参加できる卓
friends-row = { $game }・{ COMMA($who) }
friends-your-turn = あなたの番です
friends-others-turn = ほかの人の番です
friends-ready-asked = 準備ができたら知らせてください
friends-others-ready = 全員の準備を待っています
friends-open-seats = 空席{ $n }

## Setting up
friends-by-link = 友だち（リンクで招く）
friends-setup = 友だちは次のページに出るリンクから参加します。全員の準備ができるまで、札は配られません。
setup-obstacle-unnamed = ほかの人に表示する名前を、自分の席に入れてください。
friends-open-table = 卓を作る
friends-settings = 友だちとの卓
friends-settings-what = 変えるには、新しい卓を作ってください。
friends-clock = 持ち時間
friends-allow-spectators = 観戦できる（一手遅れ）
friends-allow-hints = ヒントを使える（使うとほかの人に分かる）
friends-allow-public = この卓を一覧に載せる
friends-allow-free-text = 自由にメッセージを書ける

## Clocks
clock-is =
    { $kind ->
        [friendly] ゆったり：一手{ $move }秒、局ごとに予備{ $bank }秒
        [strict] きっちり：一手{ $move }秒
        [days] 一手{ $move }日
       *[none] 時間制限なし
    }
clock-days = { $n }日
clock-hours = { $n }時間

## While people gather
friends-title = 参加者を待っています
friends-what = 席がすべて埋まり、全員の準備ができたら札を配ります。
friends-invites = { $who }から{ $game }への招待です。
friends-table = この卓について
friends-house-usual = 取り決め：すべて標準
friends-hints = ヒントを使えます。だれが使ったかは全員に分かります。
friends-no-hints = この卓ではヒントは使えません。
friends-seats = 席
friends-seat-open = 空席
friends-host = 主催
friends-yours = あなた
friends-away = 離席中
friends-ready = 準備完了
friends-not-ready = 準備中
friends-sit = ここに座る
friends-sit-here = { $n }番の席に座る
friends-your-name = あなたの名前
friends-name-first = ほかの人に表示する名前を入れてください。
friends-cancel = やめる
friends-fill = ボットを座らせる
friends-free = 席を空ける
friends-remove = 退席してもらう
friends-lock = 卓を締め切る
friends-unlock = 締め切りを解く
friends-locked = この卓は主催者が締め切りました。
friends-full = この卓は満席です。
friends-may-watch = 一手遅れで観戦できます。札が配られるまで、このページでお待ちください。
friends-open-own = 自分の卓を作る
friends-close = 卓を閉じる
friends-closed = この卓は主催者が閉じました。
friends-i-am-ready = 準備できました
friends-agree = 選ばれたシードに同意して準備完了
friends-unready = 準備を取り消す
friends-leave-seat = 席を立つ
friends-seeded = 主催者がシード{ $seed }を選びました。シードを知っている人には、すべての札が分かります。
friends-waiting-seats = あと{ $n }席空いています。
friends-waiting = あと{ $n }人の準備を待っています。
friends-waiting-for = { AND($who) }を待っています。
friends-dealing = 札を配っています…
friends-invite = 友だちを招く
friends-only-here = このリンクはこのコンピューターでしか開けません。ほかの人を招くには、「hana serve --host 0.0.0.0」でサーバーを始め、このコンピューターのアドレスでページを開いてください。
friends-share = 共有
friends-code = QRコード
friends-code-of = QRコード：{ $link }
friends-spectators =
    { $n ->
        [0] 観戦できます（一手遅れ）。
       *[other] 観戦できます（一手遅れ）。今{ $n }人が観戦中です。
    }
friends-no-spectators = 観戦はできません。
friends-fair-what = 札は全員のブラウザーとサーバーが一緒に切り、だれが加わったかは記録に残るので、だれも札を選べません。試合のあと、だれでもそれを確かめられます。ただし、サーバーの管理者は手札を見ることができます。
friends-fair-promise = だれも数を出さないうちに、サーバーは自分の数を約束しています。全員に同じ二つの言葉が見えるはずです：
fair-wrong = この配りは公正ではありません。{ $what }
fair-agrees = 公正な配りで、試合もこの端末が初めから見ていたものと同じです。
fair-late = 公正な配りで、試合もこの端末が見ていたものと同じです。ただし、あなたの数は間に合わず、使われていません。
fair-unused = 公正な配りで、試合もこの端末が見ていたものと同じです。ただし、この端末が用意した数は使われていません。別の端末でも準備完了にしたか、サーバーが外したかのどちらかです。
fair-list-unread = サーバーの約束の一覧を読めなかったため、秘密の数が前にも使われていないかは確かめていません。
fair-save-receipt = 控えを保存
fair-alarm-commitment = サーバーが約束を変えたため、札を選べる状態です。あなたの数は明かしていません。打つ前に、サーバーの管理者に確かめてください。
fair-alarm-again = サーバーは皆の数を求めたあとで、初めからやり直しました。都合のよい札が出るまで繰り返せます。打つ前に、サーバーの管理者に確かめてください。
fair-alarm-missing = あなたの数がこの配りに入っていないため、サーバーが札を選べる状態です。打つ前に、サーバーの管理者に確かめてください。
fair-alarm-replaced = この端末の数が、別のものに取り替えられています。自分で別の端末から準備したのでなければ、サーバーが札を選べる状態です。打つ前に、サーバーの管理者に確かめてください。
fair-alarm-list = サーバーが前と違う約束の一覧を見せたため、札を選べる状態です。打つ前に、サーバーの管理者に確かめてください。
fair-alarm-nothing = サーバーが自分の数を約束していないため、札を選べる状態です。そのため、準備完了にはしていません。サーバーの管理者に確かめてください。
friends-fair-words = 全員の画面に同じ言葉が出ていれば、配られた札も同じです：

## A seat on another device
friends-carry = 別の端末で続ける
friends-carry-what = 別の端末でコードを読み取るか、コピーしたリンクを開いてください。10分間有効で、一度だけ使えます。
friends-carry-code = コードを表示
friends-sign-out = ほかの端末をすべてサインアウト
friends-signed-out = ほかの端末をすべてサインアウトしました。
friends-tell = 自分の番になったら知らせる
friends-tell-what = このページを閉じていても、ブラウザーが通知を表示します。
friends-tell-denied = このページからの通知は、ブラウザーで許可されていません。ブラウザーの設定で変更できます。
friends-tell-failed = 通知を設定できませんでした。しばらくしてからもう一度お試しください。

## At the table
friends-chat = チャット
friends-chat-none = まだだれも話していません。
friends-chat-hidden = 発言は非表示になっています。
friends-chat-text = メッセージを書く
friends-chat-send = 送る
friends-chat-left = 席を立った人
friends-mute = 発言を非表示にする
friends-mute-who = { $who }を非表示にする
friends-muted = { $who }は非表示です：表示する
friends-time-left = 残り時間
friends-time-over = 時間切れ
friends-time-is-up = { $who }は時間切れです。
friends-let-bot = ボットに任せる
friends-bot-plays-short = ボットが代わりに打っています
friends-bot-plays-you = ボットがあなたの代わりに打っています。
friends-rests = 全員が時間切れです。だれかがまた打てば試合は続きます。だれも戻らなければ、{ $when }に打ち切りになります。
friends-play-again = 自分で打つ
friends-are-away = { AND($who) }は離席中です。試合は待っています。
friends-you-watch = 一手遅れで観戦しています。
friends-stop = 試合の終了を提案する
friends-stop-not = やはり続ける
friends-stop-wished = { AND($who) }が試合の終了を提案しています。
friends-rematch = 同じ顔ぶれでもう一試合
friends-rematch-join = 次の試合に加わる
friends-leave = 試合から抜ける
friends-leave-sure = あとはボットが代わりに打ちます。この端末では戻れません。
friends-left = 試合から抜けました。この端末では、もうその席を開けません。

## Phrases and stamps
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-nice = お見事！
phrase-thanks = ありがとう！
phrase-one-moment = 少々お待ちください。
phrase-well-played = いい勝負でした！
phrase-again = もう一試合どうですか。
phrase-bye = さようなら！
stamp-crane = おめでとう！
stamp-curtain = 絶景！
stamp-moon = いい月！
stamp-sake = 乾杯！
stamp-rain = 雨に降られた…
stamp-phoenix = 大勝利！
