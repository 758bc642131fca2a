# What `hana check` finds in the file of a game. Words in code (play_on, sits_out, per=) stay as they are.

check-with =
    { $finding } (With { $table }{ $others ->
        [0] { "" }
        [one] , and at { $others } other table
       *[other] , and at { $others } other tables
    }.)
check-table =
    { $n } players{ HAS($changes) ->
        [yes] , { COMMA($changes) }
       *[no] { "" }
    }
check-changed = { $option } { $value }
check-row = { $rule } { $name }

## Names and seats
check-name-taken = The name { $name } is that of another game, { $game }; give this game another name.
check-prefix-taken = The prefix { $prefix } is that of another game, { $game }; give this game another prefix.
check-borrows = The game borrows rules of { $prefix }, but no game has that prefix.
check-seats-order = The numbers of players, { COMMA($seats) }, must be in order, each once.

## Rule ids and texts
check-lines = The rules cannot be listed: { $error }.
check-the-rule = The rule “{ $text }”
check-the-option = The option { $option }
check-id = { $what }: { $rule } is not a rule id of this game; those begin with { $prefix }- or { $common }-.
check-rule-empty = The rule { $rule } has no sentence.
check-catalogue = The catalogue { $lang } cannot be read at { $id }: { $error }.
check-catalogue-args = The catalogue { $lang } uses { COMMA($args) } in { $id }, which has no such argument.
check-catalogue-extra = The catalogue { $lang } has { $id }, which is not a message of this game.
check-catalogue-lang = The catalogue { $lang } is of a language that the program does not have; it has { COMMA($known) }.
check-catalogue-line = The catalogue { $lang } has a line that belongs to no message: { $line }. A message is written “id = text”.
check-reading = The name { $name } has a bracket without its partner; a reading is written 花[はな].
check-text-reference = The text of { $id } refers to { $other }, which is not a message of the program: write the words themselves.
check-two-texts = The message { $id } has two texts, { $text } and { $other }: give one of them a key.
check-text-key = { $id } is the text of a rule that does not belong to this game: give it key="{ $prefix }".
check-text-plain = The text of { $id } has letters that control or hide others, or more than 400 letters.
check-text-pattern = The text of { $id } cannot be read as a pattern: { $error }.
check-text-args = The text of { $id } uses { COMMA($args) }, but no such argument is given.

## House rules
check-option-unseen = The option { $option } is not seen: { $kind } needs @dataclass(frozen=True).
check-option-title = The option { $option } has no title: give it one, as in option(…, title="Rounds").
check-option-sentence = The option { $option } has no sentence that says what it does.
check-option-words = The option { $option } has words for { $value }, which is not one of its values.
check-option-name = The option { $option } has a name that addresses and records use for something else; give it another.
check-option-type = The option { $option } takes no values: its type must be bool, int, int | None or Literal.
check-option-default = The option { $option } does not take its own default, { $value }.
check-option-idle = The option { $option } changes nothing, at any number of players.
check-option-idle-value = The option { $option } changes nothing when it is { $value }, at any number of players.
check-preset = The preset { $preset } cannot be played: { $why }
check-preset-name = The name of the preset { $preset } cannot be typed, or is there twice: use letters and hyphens.
check-preset-idle = The preset { $preset } sets { $option } to what it is anyway.
check-usual-table = The usual table cannot be played: { $error }
check-build-part =
    The rules cannot be built{ HAS($line) ->
        [yes] , line { $line }
       *[no] { "" }
    }: { $error }
check-build =
    The rules cannot be built{ HAS($line) ->
        [yes] , line { $line }
       *[no] { "" }
    }: { $error }.
check-build-type = The rules cannot be built: { $function } returns { $type }, not a Ruleset.
check-build-again = The rules cannot be built: { $function } returns other rules when it is called again. They may depend on the options and the number of players only, not on chance or on a counter.

## The deal and the cards
check-packet-empty = The deal has a packet without cards.
check-hands-or-piles = The deal gives either hands, or piles with a pile_choice.
check-deal-many = { $dealt } cards are dealt from a deck of { $deck }.
check-deal-few = { $left } cards are not dealt, and there is no common draw pile.
check-turns = The draw pile has { $left } cards for { $turns } turns; they do not run out together.
check-turns-even = { $rule } says that hands and draw pile do not run out together, but they do.
check-uneven-needless = play_on plays the draw pile out, so uneven is not needed.
check-waits =
    { $apart ->
        [one] { $apart } player is
       *[other] { $apart } players are
    } not dealt in, but in the dropout { $waits } wait for a hand.
check-dropout-small = Nobody can go out at a table of { $seats }: a dropout is for more than { $players } players.
check-dropout-two = At a table at which two play, two are never left of more: leave out two_left.
check-no-month = { $cards } can never be taken: a card without a month needs a Wild.
check-sits-out = sits_out goes by the blank card: it needs one in the deck, and a dropout.
check-sits-out-dealt = sits_out goes by who is dealt the blank card: the deal has to give every card of the deck to a player.
check-face-down = A field that is dealt face down is turned up by a leader: set both or neither.
check-cut = The cut is of a common draw pile, and there is none here.
check-flaw-always = The flaw { $rule } needs no cards: every deal is void.
check-flaw-never = The flaw { $rule } goes by cards that are not in this deck.
check-flaw-room =
    The flaw { $rule } needs { $cards } cards { $where ->
        [field] on a field
       *[hand] in a hand
    } of { $room }.
check-flaw-idle = The flaw { $rule } has { $field }, which changes nothing there.
check-flaw-asks = The flaw { $rule } lets a player ask for a redeal: say it by may_redeal(…).
check-flaw-piles = The flaw { $rule } is in a dealt hand, and with a pile_choice nobody has been dealt one.
check-flaw-takes = The flaw { $rule } has the dealer take cards: say it by dealer_takes_fours(…), dealer_takes_pairs(…) or dealer_takes_card(…).
check-flaw-order = The flaw { $rule } voids the deal: put it before those that do not.
check-flaw-word = The flaw { $rule } is called { $word } in records, as is another reason for a misdeal: give it a why= of its own.
check-flaw-part = The flaw { $rule } is never found: every deal with it has { $other }, which comes before it.
check-fours = All four cards of a month may be among the { $field } on the field, where nobody could ever take them: add the misdeal four_of_a_month("XX-9"), or a wild card whose owner gets what is left.
check-cards-twice =
    { $cards }: { $what ->
        [values] two card values
       *[levels] in two levels of the multiplier
    }.
check-cards-none =
    { $what ->
        [values] { $n ->
            [one] { $n } point is
           *[other] { $n } points are
        } for cards that are not in this deck.
       *[levels] ×{ $n } is for cards that are not in this deck.
    }
check-wild-card = A wild card is not a card of this deck.
check-wild-twice = { $cards } cannot be wild in two ways.
check-wild-takes = The wild card takes no card of this deck.
check-wild-taken-by = taken_by says which cards take a wild card on the field, and lying=PLAIN that those of its month do: leave one of them out.
check-wild-lies = A wild card can lie on the field, and no card could take it there: change lying or taken_by.
check-wild-own-three = own_three is about the other three cards of a wild card’s month, which are not all in this deck.
check-wild-leftovers = There are several wild cards, so nobody knows who gets what is left on the field: give them leftovers=DEAD.
check-wild-par = Card points count against par, and what is left on the field would count for nobody: leave leftovers=USER.
check-under = { $part } has under({ $sentence }=…), but no such sentence is said here.
check-flaw-takes-three = dealer_takes_pairs has the dealer choose between two cards of one sort, with card points or without: of any three cards of { $month } one or two must have card points.
check-flaw-refills = dealer_takes_fours deals four cards more from the common draw pile: say uneven or play_on, and leave out a pile_choice.
check-levels = A multiplier has levels, and each multiplies by 2 or more.
check-levels-order = The levels of the multiplier must be in order, the largest first.

## Yaku and teyaku
check-same-id = { $times } combinations have the id { $rule }.
check-same-name = { $times } combinations are called { $name }.
check-no-name = { $rule } has no name.
check-never-made = { $what } can never be made with the cards of this deck.
check-never-counts = { $what } never counts: whoever has it has a better yaku of its group.
check-from-the-start = { $what } needs no cards: everybody has it from the start.
check-no-points = { $what } brings no points.
check-steps = { $what } brings less for more cards: its points must rise with their number.
check-more-alone = { $what } has cards in more=, but nothing that each of them adds: per= is missing.
check-more-others = { $what } counts further cards in more=, which must have all cards that the yaku itself counts.
check-per-alone = { $what } has per=, but counts no cards beyond those it needs.
check-least = { $what } needs { $least } card points, and the whole deck has { $total }.
check-special-nothing = { $what } needs nothing: give it a pattern, card points (least=) or all_par=True.
check-claims-empty = There are Claims, but no teyaku to claim.
check-kinds = The engine knows { $most } kinds of teyaku; this game has { $kinds }.
check-kind-mixed = The teyaku of kind { $kind } go partly by months and partly by cards; make two kinds of them.
check-kind-field = The teyaku of kind { $kind } lie on the field: make a kind of their own of them, and leave out voluntary claims.
check-teyaku-place = { $what } is for a place that nobody has: { $players } play a round.
check-teyaku-nothing = { $what } needs no cards: give it a pattern, or months.
check-never-dealt = { $what } can never be in a hand of { $cards } cards.
check-standing = { $what } wants { $standing } standing triplets, but only { $triplets } triplets.
check-unpaid = { $what } has { $field }=True, but no line of the score sheet pays for it.

## The settlement
check-due = { $rule }: { $problem }
check-due-when = no round ends in a way for which this line holds (when=).
check-due-ender = nobody ends a round before the cards do: there is no stopping yaku and there are no calls.
check-due-players = this number of players never plays a round.
check-due-no-yaku = it counts yaku, and the game has none.
check-due-no-cards = it counts card points, and no card has any.
check-due-no-teyaku = it counts teyaku, and the game has none.
check-due-no-stakes = it takes stakes, and nobody puts any up.
check-due-share = points= is for a share, and a share needs it.
check-due-only = only= is for lines that count yaku.
check-due-no-dive = it pays for diving, and no teyaku has dives=True.
check-due-no-escape = it pays for an escape, and no teyaku has escapes=True.
check-due-no-swap = it pays for the dealer's hand, and nobody can take that: there is no swap.
check-due-no-blind = it pays for playing blind, and nobody can.
check-due-half = half= is for card points and yaku.
check-due-par = par is for card points and for shares.
check-due-pars = par has one number, or one for each player.
check-due-par-players = rounds of three and of two have different pars: write par=EQUAL, or say for whom it holds, players=3.
check-due-no-par = card points against par need a par.
check-due-above-par = those above or below par need a par.
check-due-table = those who are out pay for the dealer’s hand and for playing blind only: leave by=TABLE out.
check-due-rounding = a stake is taken as it is, and not rounded.
check-due-sheet = where stakes are at risk every point comes from somebody's stake: nothing is written down, and the bank pays nothing.
check-due-difference = a difference is one of card points, of yaku or of both.
check-due-together = together= is for shares.
check-no-such-yaku = The rules name { $yaku }, which is not a yaku of this game.
check-ending-unpaid = { $end }: a round can end so, and no line of the score sheet holds then.
check-due-twice = { $one } and { $two } pay the same thing twice in one round.
check-par = The deck has { $total } card points, but the pars of { $players } players together are { $together }.
check-equal = The deck has { $total } card points, which { $players } players cannot share equally: state par as numbers, or rounding=.
check-stops-called = Yaku that end the round and calls go different ways: a yaku that ends the round is never called.
check-part-unpaid = There is a { $part }, and no line of the score sheet pays for it.
check-yaku-unpaid = No line of the score sheet counts yaku.
check-cards-unpaid = No line of the score sheet counts card points.
check-liable-calls = { $rule } is about who has let a round go on, and there are no calls.
check-liable-yaku = { $rule } has no yaku that somebody could have to pay for: yaku=(…).
check-calls-yaku = The rules have calls, but no yaku to call.
check-instead-dealer = { $rule } says who deals after a special win (instead), and there are none.
check-floor = Somebody always has { $points } card points or fewer: nobody ever scores.
check-raise-steps = { $rule }: the steps of a raise must rise, each count once.
check-raise-nothing = { $rule } makes what yaku bring larger, and no line of the score sheet counts yaku.
check-leaves = { $rule } leaves the line { $line }, and no line of the score sheet has that id.
check-calls-least = { $rule }: nobody has the { $least } points that one needs to be asked; all yaku together bring { $most }.
check-liable-unpaid = { $rule } says who pays alone for a yaku, and no line of the score sheet has opponents pay for yaku.
check-unit = The unit is { $unit }: yaku would bring nothing.
check-bust = The match ends when a total is 0 or less, and everybody starts with that.
check-stake = Everybody puts up a stake, but starts with nothing to put up.
check-campaign = In a campaign, year, loan and streak must be 1 or more.
check-buy-in = Everybody starts with { $start }, but buys in with { $buy_in } and pays { $prize }.

## Played a little
check-idle = { $what } changes nothing: what a round brings and what is said of it are the same without it.
check-idle-seldom = { $what } changed nothing in the rounds that were tried, which may only mean that it is rare.
check-trial = The game cannot be played: { $error }.
check-endless = A round was not over after { GROUPED($decisions) } decisions.
check-negative = Somebody is paid { $paid }: a payment is never less than 0.
check-left-over = After a round nobody has { $cards }.
check-sum = The results of a round add up to { $sum }, not to 0.

## What comes of looking at the file of a game.
check-waiting = Looking at { $file } takes a while; it is given { $seconds } seconds of processor time.
check-takes-long = The file was not looked at to its end: that took more than { $seconds } seconds of processor time, or more memory than there is. Look for a loop that never ends, where the file is run or in build.
check-waits-long = The file was not looked at to its end in { $seconds } seconds: it waits for something.
check-left = The process that looked at the file was ended by it (status { $status }): a game must not end its process.
check-memory = The file needs more than 1 GiB of memory to be looked at; look for a list that never stops growing.
check-failed = The file cannot be looked at: { $error }.
check-threads = The file starts a thread and does not end it.
check-patched = The file changes { $name }, which belongs to all games.

## The lesson that a game brings along
check-lesson-read = The lesson cannot be read: { $trouble }.
check-lesson-seats =
    { $seats ->
        [one] The lesson has { $seats } seat, but the game cannot be played by so few.
       *[other] The lesson has { $seats } seats, but the game is not for { $seats } players.
    }
check-lesson-last = The last step of the lesson explains the settlement: it has neither `do` nor `then`.
check-lesson-deal = The cards of the lesson cannot be dealt: { $trouble }
check-lesson-message = The lesson uses { $id }, which is not in the catalogue; write the sentence itself instead.
check-lesson-turn = Step { $step } of the lesson: when { $answer } is due, it is not that player’s turn.
check-lesson-answer = Step { $step } of the lesson: { $answer } is not a possible answer. { $trouble }
check-lesson-end = The lesson ends before its round does: `then` of the last step but one has to play it to the end.
