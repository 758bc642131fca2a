lobby-title = 花勝負
lobby-games = 遊び
lobby-all = 遊びの一覧
lobby-foot = バージョン{ $version }。自由に使えるソフトウェア（MITライセンス）です。札の絵もこのために描きました。
lobby-api = プログラム向け
lobby-licences = ライセンス

## 大きなボタン
lobby-hero-sentence = 花札の遊びを、打って、数えて、味わうところです。
lobby-hero-play = すぐに遊ぶ
lobby-hero-what = { $game }：ボット{ $n }人（{ $level }）と遊びます。
lobby-hero-go-on =
    { $all ->
        [0] 続ける：{ $game }、第{ $n }局
       *[other] 続ける：{ $game }、第{ $n }局（全{ $all }局）
    }
lobby-hero-learn = 手ほどきを受ける
lobby-hero-meet = 花札は初めてですか。まず札をご覧ください

## 一つの遊び
lobby-tile-play = 遊ぶ
lobby-tile-play-it = { $game }を遊ぶ
lobby-tile-setup = 卓を用意する
lobby-tile-setup-it = { $game }の卓を用意する
lobby-tile-rules = 遊び方
lobby-tile-rules-of = { $game }の遊び方
lobby-tile-first = 初めての方に
lobby-game-players = { $n }人
lobby-game-players-range = { $from }〜{ $to }人
lobby-game-outside = 追加の遊び
lobby-game-outside-what = 花勝負に付属する遊びではなく、このサーバーの管理者が加えたものです。
lobby-outside-need-server = 追加の遊びや友だちとの卓には、自分のサーバーが必要です（hana serve）。
lobby-game-level =
    { $level ->
        [1] 易しい
        [3] 難しい
       *[2] ふつう
    }
lobby-game-minutes = 約{ $n }分

## ほかのページ
lobby-also-title = ほかにも
lobby-also-rules = 月ごとの48枚と、手番の進み方です。
lobby-also-score = 本物の札で遊ぶときに。取った札に触れるだけで、計算します。
lobby-also-replay = どの記録も一手ずつ見られます。その場面から打ち続けることもできます。
lobby-also-history = これまでの試合を続けたり、振り返ったり、記録を残したりできます。
