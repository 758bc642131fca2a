# シミュレーション、見込み、プログラムのボット、クラスター。

## 入力した場面
odds-place-hand = 手札
odds-place-field = 場札
odds-place-pile = { $number }番の取り札
error-odds-twice = { $card } が二度あります。
error-odds-deck = { $place }の { $cards } はこの遊びの札ではありません。
error-odds-elsewhere = { $cards } は{ $place }にあり、ほかの場所にもあります。
error-odds-piles = { $players }人なので取り札は{ $players }つ必要ですが、{ $piles }つしかありません。
error-odds-hand = 手札を書いてください。
error-odds-multiplier = この遊びに倍率はありません。
error-odds-before-play = この卓では最初の手番の前に必ず支払いか取り札があります。代わりに記録と --at を使ってください。
error-odds-too-many = 手札が{ $cards }枚あります。ここではだれも{ $most }枚より多く持ちません。
error-odds-had-turn = この局でその人はもう手番を終えているので、手札が1枚減っているはずです。
error-odds-turn = 手札の枚数と、だれの番かが合いません。
error-odds-drawn = 山札からそれほど多くの札はめくれません。
error-odds-sum =
    { $turns }手番のあと、ほかの人の手札は{ $held }枚、山札は{ $stock }枚なので、見えない札は{ $unseen }枚です。しかし{ $given }枚が書かれているので、残りは{ $left }枚です。場札か取り札が{ $apart }枚{ $which ->
        [missing] 足りません。
       *[extra] 多すぎます。
    }
error-odds-ended = { $number }番の取り札には、局を終える役があります。
error-odds-no-round = そこでは局が打たれていないので、見込みはありません。
error-odds-secret = そこでは、この人が知ってはならないことをだれかが決めます。決める人の目で見るか、あとの行にしてください。

## レポート
error-sweep = --sweep には取り決めと、その二つ以上の異なる値を書きます。例: { $example }
lab-stopped = 止められました。

## プログラムのボット
error-bot-program = { $program }というプログラムはありません。
error-bot-command = { $command }はコマンドとして読めません: { $why }
error-bot-empty = 空のコマンドはボットになりません。

## プロセスとクラスター
error-processes-lost = 計算のプロセスが何度も止められました。メモリーが足りないのかもしれません。--threads 1 を試してください。
error-ray-not-installed = Ray がありません: pip install 'hanashobu[ray]'
error-ray-address = { $address }は Ray のクラスターのアドレスではありません。192.168.1.20:6379 のように「ホスト:ポート」か、auto と書いてください。
error-ray-unreached = { $address } の Ray クラスターにつながりません: { $why }
error-ray-silent = 応答がありません
error-ray-version = { $machine } の花勝負は別のバージョンです。クラスターのすべてのマシンに同じものを入れてください。
error-ray-workers-lost = クラスターのワーカーが何度も失われました。メモリーが足りないのかもしれません。
error-ray-lost = クラスターが失われました: { $why }
