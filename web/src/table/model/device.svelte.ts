// This device at the table: one person, several who pass it on, or somebody who watches. Every seat has a connection and a game of its own; only one of them is shown.
import { Connection, type SeatUpdate } from "../../net/connection.svelte";
import { opened } from "../../app/justOpened";
import type { ClientMessage, People, PeopleMessage, TableInfo } from "../../net/wire";
import type { Words } from "../../fair/hash";
import type { Witness } from "../../fair/witness";
import { Game, type Stage } from "./game.svelte";
import { Turn } from "./turn.svelte";

export class Device {
	/** The seats of the people here; a single null for somebody who watches. */
	readonly seats: readonly (number | null)[];
	readonly turn: Turn;
	/** Whose eyes the table is shown through. */
	seat: number | null = $state(0);
	/** Who else is at the table, where people come by its link. */
	people: People | undefined = $state.raw();
	/** How far the server's clock is ahead of this device's, in milliseconds. */
	ahead = 0;

	/** What does not hold of a fair deal, as a message. */
	alarm = $state("");
	/** The fingerprint of the fair deal that the cards come from and that this device follows; none without one. */
	words: Words | undefined = $state.raw();

	#games = new Map<number | null, Game>();
	#lines: Map<number | null, Connection> = $state.raw(new Map());
	#witnesses: Promise<Map<number | null, Witness>> | undefined;
	#lifted = $state(false); // whether that person has said to be there

	constructor(
		readonly table: TableInfo,
		wanted: number,
		stage: (game: () => Game) => Stage,
	) {
		this.seats = table.friends ? (table.yours?.length ? table.yours : [null]) : table.seats.flatMap((seat, at) => (seat.bot ? [] : [at]));
		this.seat = this.seats.includes(wanted) ? wanted : this.seats[0]!;
		this.#lifted = this.seats.length === 1;
		this.turn = new Turn(
			() => this.game,
			(said) => this.say(said),
		);
		const seen = this.#seen();
		const dealing = opened.delete(table.id) && this.seats.length === 1; // the first deal is shown, unless hands have to be hidden
		for (const seat of this.seats) {
			const known = seat === this.seat ? (dealing ? 1 : Infinity) : (seen[seat!] ?? Infinity);
			const game: Game = new Game(
				seat,
				stage(() => game),
				(question, now) => seat === this.seat && this.turn.answered(question, now),
				known,
				table.rules?.extras,
			);
			game.hold(seat !== this.seat);
			if (this.seats.length > 1) game.linger = 900;
			this.#games.set(seat, game);
		}
		this.connect();
	}

	get game(): Game {
		return this.#games.get(this.seat)!;
	}

	get line(): Connection {
		return this.#lines.get(this.seat)!;
	}

	/** Whether everybody here has received where the match stands: before that nobody knows whose device it should be. */
	get ready(): boolean {
		return this.seats.every((seat) => this.#games.get(seat)!.received > 0) && !!this.game.now;
	}

	/** Who should have the device before anything of a hand is shown; null when nothing has to be hidden. */
	get curtain(): number | null {
		if (this.seat === null || this.seats.length === 1 || this.game.status !== "playing") return null;
		const asked = this.seats.find((seat) => this.#games.get(seat)!.asked);
		if (!this.#lifted) return asked ?? this.seat;
		const done = this.game.idle && !this.game.asked; // nothing left to see, and no answer on its way
		return done && asked !== undefined ? asked : null;
	}

	/** Whether nobody should look yet: while claims are collected, and nobody here is asked, it is not known who will be next. */
	get covered(): boolean {
		return this.seats.length > 1 && !this.#lifted && this.game.claims && !this.seats.some((seat) => this.#games.get(seat)!.asked);
	}

	/** Whether everybody waits for claims, and nothing else is to be seen or answered here. */
	get waitsForClaims(): boolean {
		return this.game.claims && this.game.idle && !this.turn.question;
	}

	/** Somebody has the device now; what happened since they last looked is shown to them. */
	lift(seat: number | null): void {
		this.#lifted = true;
		this.turn.clear();
		this.turn.looked = null;
		this.seat = seat;
		for (const [other, game] of this.#games) game.hold(other !== seat);
	}

	/** Sends the table a message; false if it cannot be reached now. */
	say(said: ClientMessage | PeopleMessage): boolean {
		this.line.refusal = "";
		if (said.type === "go_on" && this.seats.length > 1) {
			this.#lifted = false; // the next hand is for one pair of eyes, and so is its deal
			this.game.hold(true);
		}
		this.remember();
		return this.line.say(said);
	}

	/** Sits down at every seat; again, where the language or the wish to be asked about teyaku has changed. */
	connect(): void {
		this.close();
		this.#lines = new Map(this.seats.map((seat) => [seat, this.#connected(seat)]));
	}

	/** What a seat is sent goes through the chain of a fair deal too; that is loaded when it is needed. */
	#watch(seat: number | null, update: SeatUpdate): void {
		this.#witnesses ??= import("../../fair/witness").then(
			({ Witness }) => new Map(this.seats.map((own) => [own, new Witness(this.table.id)])),
		);
		void this.#witnesses.then((all) => {
			const witness = all.get(seat)!;
			witness.receive(update.events, update.head);
			this.words ??= witness.words;
			this.alarm ||= witness.alarm;
		});
	}

	#connected(seat: number | null): Connection {
		const game = this.#games.get(seat)!;
		const receive = (update: SeatUpdate): void => {
			if (this.table.friends) this.#watch(seat, update);
			game.receive(update);
			if (seat === this.seat && update.now.status !== "playing") game.hold(false); // there is no hand to hide
		};
		const meet = (people: People): void => {
			this.people = people;
			this.ahead = people.at - Date.now();
		};
		return new Connection(this.table.id, seat, receive, game.received, (hint) => seat === this.seat && this.turn.advised(hint), meet);
	}

	close(): void {
		for (const line of this.#lines.values()) line.close();
	}

	/** How far everybody has looked, for a reload. */
	remember(): void {
		if (this.seats.length === 1) return;
		const seen = Object.fromEntries([...this.#games].map(([seat, game]) => [seat, game.shown]));
		try {
			sessionStorage.setItem(`hanashobu-seen-${this.table.id}`, JSON.stringify(seen));
		} catch {
			// Then a reload shows everybody the present.
		}
	}

	#seen(): Record<number, number> {
		try {
			const kept: unknown = JSON.parse(sessionStorage.getItem(`hanashobu-seen-${this.table.id}`) ?? "{}");
			return typeof kept === "object" && kept ? (kept as Record<number, number>) : {};
		} catch {
			return {};
		}
	}
}
