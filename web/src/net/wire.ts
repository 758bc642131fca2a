// Made from the Python types by `make types`; do not edit.

/** An answer to the question of this turn; an offer also has `to` and `amount`. */
export type Act = {
	type: "act";
	turn: number;
	action: number;
	to?: number | null;
	amount?: number;
};

/** Who plays the round, in turn order. */
export type Active = {
	event: "active";
	seats: number[];
	dealer: number;
	seal?: string | null;
};

/** One of two who are left in says whether to share the pot; the others learn the answer when both have answered. */
export type Agree = {
	event: "agree";
	seat: number;
	agrees?: boolean | null;
	seal?: string | null;
};

/** A number of points, chips, kan or whatever a table counts in. */
export type Amount = {
	is: "amount";
	number: number;
	unit?: string;
};

/** What an answer is worth: the settlement of the round to be expected, and its error. */
export type AnswerValue = {
	action: number;
	worth: number;
	error: number;
};

/** A request for a hint on the question of this turn. */
export type Ask = {
	type: "ask";
	turn: number;
};

/** A person for whom a bot plays plays again. */
export type Back = {
	type: "back";
};

/** A page asks whether the connection still lives; the same comes back, whatever happens at the table. */
export type Beat = {
	type: "beat";
};

/** Who can be made an offer, and the least that can be offered; the answer carries `to` and `amount`. */
export type Bid = {
	seats: number[];
	least: number;
};

/** The dealer declares to play blind, or looks. */
export type Blind = {
	event: "blind";
	seat: number;
	does: "looks" | "mizuten";
	seal?: string | null;
};

/** A bot that can be played against. */
export type BotInfo = {
	name: string;
	sentence: string;
};

/** Who bought the place of whom. */
export type BoughtPlace = {
	buyer: number;
	seller: number;
	amount: number;
};

/** A player lets the round go on, or ends it. */
export type Call = {
	event: "call";
	seat: number;
	says: string;
	seal?: string | null;
};

/** A word that is called after a yaku, and what it does. */
export type CallInfo = {
	word: string;
	name: Name;
	does: "cancels" | "ends" | "goes-on";
};

/** A card. */
export type CardInfo = {
	code: string;
	month: number;
	kind: string;
	ribbon: string;
	name: Name;
};

/** Cards that count the same. */
export type CardPoints = {
	points: number;
	cards: string[];
	text: Message;
	together: number;
};

/** Cards by their codes; `?` is a card that nobody may know. */
export type Cards = {
	is: "cards";
	codes: string[];
};

/** The code that another device was shown. */
export type CarriedRequest = {
	code: string;
};

/** A code, to be used once, for another device to get a key of its own to the same seat; until when, in milliseconds since 1970. */
export type CarryCode = {
	code: string;
	until: number;
};

/** An entry of the public list: the server has committed to a secret. Its hash covers the entry before (docs/fair.md). */
export type ChainLink = {
	number: number;
	commitment: string;
	time: number;
	hash: string;
	state?: "closed" | "closed_after_reveal" | "dealt" | "open";
	secret?: string | null;
};

/** One change of what everybody can expect from a round. */
export type Change = {
	cause: "deal" | "decision" | "draw" | "rest";
	after: number[];
	seat?: number | null;
	moment?: number | null;
};

/** A chat line: a set phrase, a stamp, or somebody's own words. */
export type ChatLine = {
	number: number;
	party: number;
	seat: number;
	at: number;
	phrase?: string | null;
	stamp?: string | null;
	text?: string | null;
};

/** One possible answer: a card, or a word with a sentence that says what it costs or brings. */
export type Choice = {
	action: number;
	card?: string | null;
	outcome?: Outcome | null;
	targets?: Target[];
	word?: string;
	called?: Name | null;
	text?: Message | null;
	teyaku?: string[];
	shows?: string[];
};

/** Teyaku are shown, or kept hidden; that a hand was kept hidden nobody else learns. */
export type Claim = {
	event: "claim";
	seat: number;
	teyaku?: string[];
	shown?: string[];
	declined?: string[];
	seal?: string | null;
};

/** How much time people have: seconds for a move, and a bank that is filled again each round; or days for a move. */
export type ClockSettings = {
	kind?: "days" | "friendly" | "none" | "strict";
	move?: number;
	bank?: number;
	then?: "bot" | "vote";
};

/** What is known of the next round before it is dealt. */
export type ComingRound = {
	number: number;
	dealer: number;
	stakes?: number[];
	waiting?: number[];
};

/** What one party brought: the seats that it took, its commitment, and the number that it revealed; None if it was withheld. */
export type Contribution = {
	party: number;
	seats: number[];
	commitment: string;
	nonce?: string | null;
};

/** A chip of several points: a bean, a matchstick, a kan. */
export type Counter = {
	name: Name;
	points: number;
	kept?: number;
};

/** An active player names another sum for the place in the round than was offered. */
export type CounterOffer = {
	event: "counter_offer";
	from: number;
	to: number;
	amount: number;
	seal?: string | null;
};

/** The draw pile is cut. */
export type Cut = {
	event: "cut";
	seat: number;
	stock: string[];
	seal?: string | null;
};

/** The cards as dealt; a seat sees its own hand and the field, unless that lies face down. */
export type Deal = {
	event: "deal";
	hands: (string[] | null)[];
	piles: [string[], string[]][] | null;
	field: string[];
	stock: string[];
	face_down?: boolean;
	seal?: string | null;
};

/** The draw for the first dealer, pass by pass (CO-4); it may also decide who sits where (NA-22). */
export type DealerDraw = {
	event: "dealer_draw";
	draws: string[][];
	dealer: number;
	seated?: boolean;
	seal?: string | null;
};

/** The dealer takes cards before play. */
export type DealerTakes = {
	event: "dealer_takes";
	seat: number;
	cards: string[];
	dealt?: string[];
	seal?: string | null;
};

/** A choice between answers, and what it cost; cards are codes, other answers words. */
export type Decision = {
	round: number;
	line: number;
	moment: number;
	seat: number;
	kind: string;
	played: string;
	cost: number;
	error: number;
	mistake?: boolean;
	better?: string | null;
	why?: Message | null;
	did?: Message | null;
	hand?: string[];
	field?: string[];
	chance?: number | null;
	expected?: number | null;
	instead?: number | null;
};

/** Who ended the round, and how. */
export type EndingCall = {
	seat: number;
	says: string;
};

/** What a mechanism may show of the table or of its players, in words the message `extra-NAME`. */
export type ExtraInfo = {
	name: string;
	slots: ("name" | "rim" | "sheet" | "total")[];
	lasts?: boolean;
};

/** The transcript of a deal: everything that the seed depends on, except for the server's secret. */
export type FairDeal = {
	scheme: string;
	table: string;
	commitment: string;
	parties: Contribution[];
};

/** The making of a fair deal (`hana-fair/1`, docs/fair.md): the table's own commitment first, then everybody's. */
export type FairInfo = {
	scheme: string;
	commitment: string;
	parties?: FairParty[];
	reveal?: boolean;
	fingerprint?: Fingerprint | null;
};

/** What a party has contributed to the deal: first a commitment, then what it commits to. */
export type FairParty = {
	party: number;
	commitment: string;
	nonce?: string | null;
	withheld?: boolean;
};

/** A transcript in four words that players read to each other, in Latin letters and in kana. */
export type Fingerprint = {
	latin: string;
	kana: string;
};

/** Three are in already: a player may not play, and is compensated. */
export type ForcedOut = {
	event: "forced_out";
	seat: number;
	compensation: number;
	seal?: string | null;
};

/** A game as the lobby shows it. */
export type GameInfo = {
	game: string;
	name: Name;
	kanji: string;
	sentence: Message;
	seats: number[];
	usual_seats: number;
	options: OptionInfo[];
	presets: PresetInfo[];
	example: string[];
	dealt: Message;
	first: boolean;
	level: number;
	length: Message[];
	minutes: number;
	lesson: boolean;
	outside: boolean;
};

/** A player had the highest total for long enough, and is paid by all others. */
export type Ginmi = {
	event: "ginmi";
	seat: number;
	amount: number;
	totals: number[];
	seal?: string | null;
};

/** Deal the next round. */
export type GoOn = {
	type: "go_on";
	turn: number;
};

/** A yaku, or a hand that was shown, with its cards and what it is worth; of rows with one id each has a line, if they add up. */
export type HeldLine = {
	seat: number;
	rule: string;
	names: Name[];
	cards: string[];
	worth: Message;
	shown?: boolean;
};

/** A yaku in a pile; one that ends the round has no points. */
export type HeldYaku = {
	id: string;
	name: Name;
	cards: string[];
	points: number | null;
};

/** A hint on the question of a turn, based only on what the seat sees. */
export type Hint = {
	type: "hint";
	turn: number;
	answers: AnswerValue[];
	takes: AnswerValue[];
	sentence: Message;
	yaku: YakuChance[];
	rounds: number;
};

/** What the host of a table wants while people gather. */
export type HostRequest = {
	what: "close" | "fill" | "lock" | "open" | "remove" | "unlock";
	seat?: number | null;
	bot?: string | null;
	name?: string;
};

/** How many tables and records an export added, and what the page kept beside them. */
export type Imported = {
	added: number;
	page: Record<string, unknown>;
};

/** Somebody takes an open seat. */
export type JoinRequest = {
	name: string;
};

/** A seat that was taken, and the key to it, which is sent this once. */
export type Joined = {
	table: TableInfo;
	seats: number[];
	key: string;
};

/** What decisions of a round cost, and the moment to ask for next. */
export type JudgedDecisions = {
	round: number;
	decisions: Decision[];
	next: number;
};

/** Everybody turned a card of the field; then all of it is turned up. */
export type Leader = {
	event: "leader";
	turned: (string | null)[];
	leader: number;
	field?: string[];
	seal?: string | null;
};

/** A party leaves: for good, so that bots play on; or for now, when a page is closed. */
export type Leave = {
	type: "leave";
	for_now?: boolean;
};

/** What was left on the field goes to a player. */
export type Leftovers = {
	event: "leftovers";
	seat: number;
	cards: string[];
	seal?: string | null;
};

/** A lesson: of which game, and what the players are called; as many of the others sit down as the lesson needs. */
export type LessonRequest = {
	game: string;
	name: string;
	others: string[];
};

/** The current step of a lesson: its text, what it points at, and what the learner has to do. */
export type LessonStep = {
	at: number;
	of: number;
	waits: "answer" | "over" | "read" | "watch";
	say?: Message | null;
	otherwise?: Message | null;
	point?: string[];
	answers?: string[];
	quick?: boolean;
};

/** Let a bot play for a person whose time is up. */
export type LetBot = {
	type: "let_bot";
	seat: number;
};

/** Who is liable for a yaku, by its id, or for Diving, by the card that was laid. */
export type LiableSeat = {
	seat: number;
	what: string;
};

/** One rule as a message. */
export type Line = {
	rule: string;
	text: Message;
};

/** Several of anything, which the catalogue joins: `a, b and c`. */
export type List = {
	is: "list";
	items: (number | string | Player | Cards | Name | Amount | Quoted | Message | List)[];
};

/** A player borrows from the bank. */
export type Loan = {
	event: "loan";
	seat: number;
	amount: number;
	totals: number[];
	seal?: string | null;
};

/** A yaku that counts with the cards of a pile. */
export type MadeYaku = {
	id: string;
	name: Name;
	worth: Amount | Message;
};

/** Who plays what, by which rules. */
export type MatchBegins = {
	event: "match";
	format: string;
	game: string;
	options: Record<string, boolean | number | string | null>;
	seats: string[];
	start: number[];
	rounds?: number | null;
	time?: string | null;
	rules?: number | null;
	game_hash?: string | null;
	words?: Record<string, string>;
	fair?: FairDeal | null;
	seal?: string | null;
};

/** The end, with the secret of a fair deal; nobody wins a match that is abandoned. */
export type MatchEnds = {
	event: "match_end";
	totals: number[];
	winners: number[];
	why: "abandoned" | "bust" | "rounds" | "stopped" | "target";
	secret?: string | null;
	seal?: string | null;
};

/** What the cards and the players did in a match that is over. */
export type MatchLuck = {
	game: string;
	names: string[];
	least: number;
	rounds: RoundCourse[];
};

/** Something for people to read. `text` is the English of a message from a game's own file, in the syntax of the catalogues. */
export type Message = {
	is: "message";
	id: string;
	args?: Record<string, number | string | Player | Cards | Name | Amount | Quoted | Message | List>;
	text?: string;
};

/** The keys of a device, to list its tables. */
export type MineRequest = {
	keys: SeatKey[];
};

/** The deal is thrown in (CO-12); a hand that is the reason shows the cards that prove it. */
export type Misdeal = {
	event: "misdeal";
	why: string;
	seat?: number | null;
	cards?: string[];
	seal?: string | null;
};

/** Where a record stands after each of its events from `start` on; null after one whose consequences are still to come. */
export type Moments = {
	start: number;
	moments: (Snapshot | null)[];
	texts?: (Message | null)[];
	settlements?: Settlement[];
	news?: YakuNews[];
};

/** What every exchange of the round is multiplied by, and what waits for later rounds. */
export type Multiplier = {
	event: "multiplier";
	value: number;
	waiting?: number[];
	seal?: string | null;
};

/** What players call something: in English, in romaji, in kanji with readings, `松[まつ]に鶴[つる]`, and perhaps in Korean. */
export type Name = {
	is: "name";
	english: string;
	romaji: string;
	ruby: string;
	korean?: string;
};

/** A step of a lesson has been read. */
export type Next = {
	type: "next";
	turn: number;
	step: number;
};

/** A forced-out player offers an active one a sum for the place in the round. */
export type Offer = {
	event: "offer";
	from: number;
	to: number;
	amount: number;
	seal?: string | null;
};

/** The answer to an offer, or to a counter-offer. */
export type OfferAnswer = {
	event: "answer";
	seat: number;
	accepts: boolean;
	counter?: boolean;
	seal?: string | null;
};

/** One house rule, as forms, help pages and headers need it. */
export type OptionInfo = {
	name: string;
	title: Message;
	default: boolean | number | string | null;
	sentence: Message;
	rule: string;
	choices: (boolean | number | string | null)[];
	words: Message[];
	takes_number: boolean;
	least: number;
	most: number;
};

/** What comes to the player's pile: cards, what they count, and the yaku that they make; where cards have no points, the yaku count. */
export type Outcome = {
	got?: string[];
	points?: number;
	yaku?: MadeYaku[];
};

/** A hand goes to a player who was not dealt in; only the two know the cards. */
export type PassedHand = {
	event: "passed_hand";
	from: number;
	to: number;
	cards?: string[];
	seal?: string | null;
};

/** Somebody pays somebody, and why (CO-15). */
export type Pay = {
	event: "pay";
	from: number | "bank" | "pot" | "prize" | "year";
	to: number | "bank" | "pot" | "prize" | "year";
	amount: number;
	why: string;
	forgiven?: number;
	seal?: string | null;
};

/** Payments in one sentence, what they are for, and the rule that says so. */
export type PaymentLine = {
	text: Message;
	rule: string;
	reason?: Message | null;
	sum?: Message | null;
};

/** Everything about the people at a table; sent whole whenever it changes. */
export type People = {
	type: "people";
	version: number;
	stage: "closed" | "gathering" | "over" | "playing";
	at: number;
	seats: SeatPerson[];
	settings?: TableSettings;
	host?: boolean;
	locked?: boolean;
	seed?: string | null;
	running?: Running | null;
	chat?: ChatLine[];
	notices?: Message[];
	fair?: FairInfo | null;
	abandoned?: number | null;
	rematch?: string | null;
	spectators?: number;
};

/** A player chooses one of two piles as hand; only that player sees the cards. */
export type Pile = {
	event: "pile";
	seat: number;
	hand: number;
	cards?: string[];
	seal?: string | null;
};

/** A card is played, and takes or stays. */
export type Play = {
	event: "play";
	seat: number;
	from: "hand" | "stock";
	card: string;
	takes?: string[];
	alone?: boolean;
	seal?: string | null;
};

/** Go on from a move of a record, at a new table. */
export type PlayOn = {
	at: number;
	seats: SeatRequest[];
	claim_for_me?: boolean;
};

/** Somebody at the table; whoever reads the message from this seat is addressed as "you". */
export type Player = {
	is: "player";
	name: string;
	seat?: number | null;
};

/** A preset, as forms and help pages need it. */
export type PresetInfo = {
	name: string;
	title: Message;
	options: Record<string, boolean | number | string | null>;
};

/** What went wrong, as a message, and as an English sentence for people without a page. */
export type Problem = {
	message: Message;
	sentence: string;
};

/** How far a seat is with one row of the yaku table; rows that nobody has begun and that can still be made are left out. */
export type Progress = {
	row: number;
	state: "begun" | "gone" | "made" | "near";
	points?: number;
	missing?: number;
	must?: string[];
	any_of?: string[];
	of_any?: number;
};

/** The public key of the server, with which a browser subscribes to its notifications. */
export type PushKey = {
	key: string;
};

/** Where a browser receives notifications of its turns, or `wanted: false` to end them. */
export type PushRequest = {
	endpoint: string;
	wanted?: boolean;
};

/** What this seat is asked now. */
export type Question = {
	asked: Asked;
	choices: Choice[];
	text?: Message | null;
	card?: string | null;
	bid?: Bid | null;
};

/** Somebody's own words, which are shown as they are, in quotes. */
export type Quoted = {
	is: "quoted";
	text: string;
};

/** What a player is paid for yaku becomes more: points are added to it, or it is multiplied. */
export type Raised = {
	event: "raised";
	seat: number;
	why: string;
	plus?: number;
	times?: number;
	seal?: string | null;
};

/** A party is ready for the first deal, and commits to its contribution. */
export type Ready = {
	type: "ready";
	commitment?: string | null;
};

/** A record, open to all. */
export type RecordInfo = {
	id: string;
	game: string;
	seats: string[];
	options: Record<string, boolean | number | string | null>;
	events: (MatchBegins | DealerDraw | RoundBegins | Blind | Swap | Deal | Misdeal | SitsOut | Leader | Multiplier | Speak | PassedHand | ForcedOut | Agree | TwoLeft | Active | Shuffle | Claim | Return | Cut | DealerTakes | Pile | Play | YakuMade | Call | Offer | CounterOffer | OfferAnswer | Redeal | Leftovers | Raised | Pay | RoundScore | RoundEnds | YearEnds | Ginmi | Loan | MatchEnds)[];
	finished: boolean;
};

/** A player asks for a new deal; a misdeal follows. */
export type Redeal = {
	event: "redeal";
	seat: number;
	seal?: string | null;
};

/** Something that cannot be done; the match goes on. */
export type Refused = {
	type: "refused";
	message: Message;
	fatal?: boolean;
};

/** Something that people may report of a round with real cards: that it happened, or which other player than the dealer it was. */
export type ReportFieldInfo = {
	name: string;
	takes: "number" | "player" | "yes";
	label: Message;
	nobody?: Message | null;
};

/** A player puts a hand card back into the draw pile. */
export type Return = {
	event: "return";
	seat: number;
	card: string;
	seal?: string | null;
};

/** The contribution that a party has committed to. */
export type Reveal = {
	type: "reveal";
	nonce: string;
};

/** A round begins; not repeated after a misdeal. */
export type RoundBegins = {
	event: "round";
	number: number;
	dealer: number;
	totals: number[];
	seal?: string | null;
};

/** A round: why it ended as it did, and how many moments there are at which somebody did something. */
export type RoundCourse = {
	round: number;
	luck: RoundLuck;
	moments: number;
};

/** Who won the round and deals the next. */
export type RoundEnds = {
	event: "round_end";
	next_dealer: number;
	totals: number[];
	why: string;
	winner?: number | null;
	seal?: string | null;
};

/** Why a round ended as it did, in points above the mean of the table; each part has a number for every seat. */
export type RoundLuck = {
	result: number[];
	place: number[];
	deal: number[];
	draws: number[];
	own: number[];
	others: number[];
	rest: number[];
	error: number[];
	curve?: Change[];
};

/** A round as people report it, whichever way; what a table does not have is left out. */
export type RoundReport = {
	piles: (string[] | "blank" | "forced" | "in" | "out" | "rest" | "sold" | "waits")[];
	dealer?: number | null;
	leader?: number | null;
	multiplier?: number;
	field?: string[];
	stakes?: Record<string, number>;
	hands?: Record<string, string[]>;
	teyaku?: ShownTeyaku[];
	call?: EndingCall | null;
	sage?: number[];
	buys?: BoughtPlace[];
	answers?: LiableSeat[];
	extra?: Record<string, boolean | number>;
};

/** What everybody held, and what the round changed. */
export type RoundScore = {
	event: "score";
	cards: (number | null)[] | null;
	yaku: (([string, number | null])[])[];
	result: number[];
	seal?: string | null;
};

/** A round with its settlement; one that has a problem shows only what lies in the piles. */
export type RoundSheet = {
	number: number;
	dealer: number;
	seats: SeatSheet[];
	problem?: Message | null;
	settled?: boolean;
	active?: number[];
	multiplier?: number;
	stakes?: number[];
	payments?: PaymentLine[];
	why?: string;
	winner?: number | null;
	next_dealer?: number;
	story?: Message[];
	notes?: Message[];
	remarks?: Message[];
	books?: Message[];
	totals?: number[];
};

/** The rules of one table, and everything about it that does not change during the match. */
export type RuleBook = {
	game: string;
	name: Name;
	sentence: Message;
	seats: number;
	dealt: Message;
	length: Message[];
	hand: number;
	field: number;
	deck: string[];
	options: Record<string, boolean | number | string | null>;
	lines: Line[];
	card_points: CardPoints[];
	yaku: YakuInfo[];
	teyaku: TeyakuInfo[];
	unit: number;
	yaku_unit: Name | null;
	points: Name;
	counters: Counter[];
	card_sets: Record<string, string[]>;
	calls: CallInfo[];
	has: Record<string, number>;
	extras: ExtraInfo[];
	report_fields: ReportFieldInfo[];
};

/** A clock that is running; where there is none, the time until which others wait for somebody who is away. */
export type Running = {
	seat: number;
	until: number;
	over?: boolean;
};

/** A set phrase, a stamp, or words of one's own where the host allows them. */
export type Say = {
	type: "say";
	phrase?: string | null;
	stamp?: string | null;
	text?: string | null;
};

/** A match so far. */
export type ScoreRequest = {
	game: string;
	names: string[];
	rounds?: RoundReport[];
	options?: Record<string, boolean | number | string | null>;
	dealer?: number;
	stopped?: boolean;
};

/** The match, settled as far as it can be. */
export type ScoreSheet = {
	rounds: RoundSheet[];
	start: number[];
	totals: number[];
	coming?: ComingRound | null;
	shown?: Message[];
	shown_of?: Message[][];
	accounts?: PaymentLine[];
	over?: Message | null;
	length?: number | null;
};

/** Who sits in a seat. */
export type SeatInfo = {
	name: string;
	bot?: string | null;
	open?: boolean;
};

/** A key that this device keeps, and the table that it belongs to. */
export type SeatKey = {
	table: string;
	key: string;
};

/** A seat, and who is in it. */
export type SeatPerson = {
	name: string;
	bot?: string | null;
	person?: boolean;
	party?: number | null;
	yours?: boolean;
	ready?: boolean;
	stops?: boolean;
	away?: number | null;
	clock?: number | null;
	host?: boolean;
};

/** Who is to sit in a seat: a person at this device, a bot, or whoever comes by the link. */
export type SeatRequest = {
	name: string;
	bot?: string | null;
	open?: boolean;
};

/** One player in one round. */
export type SeatSheet = {
	did?: string;
	points?: number;
	yaku?: HeldYaku[];
	result?: number;
	total?: number;
};

/** One seat as everybody sees it now, beyond the events. */
export type SeatSnapshot = {
	total: number;
	points?: number;
	extra?: Record<string, number | number[]>;
	plays?: boolean;
	says?: Message | null;
	yaku?: Progress[];
};

/** How a round was settled, in words. */
export type Settlement = {
	round: number;
	result: Message;
	best?: number[];
	stamps?: Message[];
	notes?: Message[];
	held?: HeldLine[];
	payments?: PaymentLine[];
	sums?: SumRow[];
	ledger?: Message[];
	accounts?: PaymentLine[];
	final?: Message | null;
	rules?: Line[];
};

/** Who showed a teyaku. */
export type ShownTeyaku = {
	seat: number;
	id: string;
};

/** Cards were put onto the draw pile, and it is shuffled. */
export type Shuffle = {
	event: "shuffle";
	stock: string[];
	seal?: string | null;
};

/** The first message of a connection: whose it is, which seat it wants to see from, and what it has seen already. */
export type Sit = {
	type: "sit";
	player: string;
	seat: number | null;
	start?: number;
	claim_for_me?: boolean;
};

/** The player with the blank sits the round out; the other cards of that hand are the field. */
export type SitsOut = {
	event: "sits_out";
	seat: number;
	why: "blank";
	field?: string[];
	seal?: string | null;
};

/** Where the match stands for one seat. */
export type Snapshot = {
	turn: number;
	status: "between" | "over" | "playing";
	seats: SeatSnapshot[];
	dealer?: number;
	leader?: number | null;
	actor?: number | null;
	extra?: Record<string, number | number[]>;
	looked?: boolean;
	question?: Question | null;
	late?: Choice[];
	claims?: boolean;
	lesson?: LessonStep | null;
};

/** A player is in, or goes out and owes a fee. */
export type Speak = {
	event: "speak";
	seat: number;
	says: "in" | "out";
	fee?: number;
	seal?: string | null;
};

/** End the match here, between two rounds. */
export type Stop = {
	type: "stop";
	turn: number;
};

/** A reason, what it changes for each seat, and the arithmetic: of the row, or of each seat. */
export type SumRow = {
	rule: string;
	reason: Message;
	changes: number[];
	seat?: number | null;
	sum?: Message | null;
	each?: (Message | null)[];
};

/** A player takes the dealer's hand from whoever has it, or keeps their own. */
export type Swap = {
	event: "swap";
	seat: number;
	with?: number | null;
	seal?: string | null;
};

/** A table as the lobby lists it. */
export type TableInfo = {
	id: string;
	game: string;
	options: Record<string, boolean | number | string | null>;
	seats: SeatInfo[];
	created: string;
	status: "between" | "over" | "playing";
	round: number;
	rounds: number | null;
	totals: number[];
	winners?: number[];
	seed?: string | null;
	friends?: boolean;
	stage?: "closed" | "gathering" | "over" | "playing";
	yours?: number[];
	your_turn?: boolean;
	deadline?: number | null;
	settings?: TableSettings | null;
	rules?: RuleBook | null;
};

/** A new table. */
export type TableRequest = {
	game: string;
	seats: SeatRequest[];
	options?: Record<string, boolean | number | string | null>;
	seed?: string | null;
	claim_for_me?: boolean;
	settings?: TableSettings | null;
};

/** What the host has chosen for a table with friends. */
export type TableSettings = {
	clock?: ClockSettings;
	public?: boolean;
	free_text?: boolean;
	spectators?: boolean;
	hints?: boolean;
};

/** One of several field cards that a hand card could take, and what that brings. */
export type Target = {
	card: string;
	outcome: Outcome;
};

/** A row of the table of dealt hands. */
export type TeyakuInfo = {
	id: string;
	name: Name;
	kind: Name | null;
	worth: Message;
	text: Message;
};

/** Both have answered: who would share the pot, and what they do. */
export type TwoLeft = {
	event: "two_left";
	agree: number[];
	does: "play" | "split";
	seal?: string | null;
};

/** Not ready after all. */
export type Unready = {
	type: "unready";
};

/** New events for a seat, from a position on, and where the match stands after them. */
export type Update = {
	type: "update";
	start: number;
	events: (MatchBegins | DealerDraw | RoundBegins | Blind | Swap | Deal | Misdeal | SitsOut | Leader | Multiplier | Speak | PassedHand | ForcedOut | Agree | TwoLeft | Active | Shuffle | Claim | Return | Cut | DealerTakes | Pile | Play | YakuMade | Call | Offer | CounterOffer | OfferAnswer | Redeal | Leftovers | Raised | Pay | RoundScore | RoundEnds | YearEnds | Ginmi | Loan | MatchEnds)[];
	now: Snapshot;
	texts?: (Message | null)[];
	settlements?: Settlement[];
	news?: YakuNews[];
	head?: string | null;
};

/** The vocabulary that all games share. */
export type Vocabulary = {
	cards: CardInfo[];
	months: Name[];
	kinds: Record<string, Name>;
	bots: BotInfo[];
	usual: string;
	first: string;
	catalogues: Record<string, string>;
	version: string;
};

/** How likely a seat has a yaku at the end of the round. */
export type YakuChance = {
	seat: number;
	yaku: string;
	name: Name;
	chance: number;
	error: number;
};

/** A row of the yaku table. */
export type YakuInfo = {
	id: string;
	name: Name;
	group: Name | null;
	worth: Message;
	levels: YakuLevel[];
	cards: string[];
	stops?: boolean;
	cancels?: boolean;
	places?: number[];
};

/** One way to have a yaku. */
export type YakuLevel = {
	points: number;
	text: Message;
	all_of: string[];
	some_of: string[];
	need: number;
	besides?: Message | null;
	month?: number;
};

/** A turn formed a yaku that everybody must know of. */
export type YakuMade = {
	event: "made";
	seat: number;
	yaku: string[];
	seal?: string | null;
};

/** A yaku that an event made or improved, or of which it took this seat's last chance. */
export type YakuNews = {
	at: number;
	seat: number;
	row: number;
	what: "better" | "lost" | "made";
	points?: number;
	cards?: string[];
	text?: Message | null;
};

/** A player gets the year's pot, or a share of it. */
export type YearEnds = {
	event: "year_end";
	seat: number;
	amount: number;
	totals: number[];
	seal?: string | null;
};

export type Arg = number | string | Player | Cards | Name | Amount | Quoted | Message | List;

export type AnyEvent = MatchBegins | DealerDraw | RoundBegins | Blind | Swap | Deal | Misdeal | SitsOut | Leader | Multiplier | Speak | PassedHand | ForcedOut | Agree | TwoLeft | Active | Shuffle | Claim | Return | Cut | DealerTakes | Pile | Play | YakuMade | Call | Offer | CounterOffer | OfferAnswer | Redeal | Leftovers | Raised | Pay | RoundScore | RoundEnds | YearEnds | Ginmi | Loan | MatchEnds;

export type ClientMessage = Sit | Act | GoOn | Stop | Next | Ask | Beat;

export type PeopleMessage = Ready | Unready | Reveal | Say | Leave | LetBot | Back;

export type ServerMessage = Update | Refused | Hint | Beat;

export type Asked = "play" | "take" | "dealer_takes" | "return" | "pile" | "speak" | "claim" | "call" | "swap" | "blind" | "offer" | "answer" | "counter" | "split" | "redeal";
