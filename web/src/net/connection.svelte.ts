// A seat's connection to its table. It comes back by itself, and asks only for what it has not heard yet.
import { say } from "../i18n/catalogue.svelte";
import { player, settings } from "../app/settings.svelte";
import { seatKey } from "./seatKeys";
import { transport, type Line } from "./transport";
import type { AnyEvent, ClientMessage, Hint, Message, People, PeopleMessage, ServerMessage, Settlement, Snapshot, YakuNews } from "./wire";

export type Heard = { start: number; events: AnyEvent[]; now: Snapshot; texts?: (Message | null)[]; settlements?: Settlement[]; news?: readonly YakuNews[] };

export class Connection {
	/** Whether the server can be heard. */
	online = $state(false);
	/** What the server refused last, as a sentence. */
	refusal = $state("");
	/** The connection is of no use any more: no such table, no such seat. */
	dead = $state(false);

	#socket: Line | undefined;
	#heard = 0;
	#closed = false;
	#wait = 250;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `hear` gets every update, in order; `from` is how many events are known already. */
	constructor(
		readonly table: string,
		readonly seat: number | null, // none for somebody who watches
		readonly hear: (heard: Heard) => void,
		from = 0,
		readonly advise: (hint: Hint) => void = () => {},
		readonly people: (people: People) => void = () => {},
	) {
		this.#heard = from;
		this.#open();
	}

	#open(): void {
		const socket = transport.connect(this.table);
		this.#socket = socket;
		socket.onopen = () => {
			this.online = true;
			this.say({ type: "sit", player: seatKey(this.table) ?? player(), seat: this.seat, start: this.#heard, claim_for_me: settings.claimForMe });
		};
		socket.onmessage = (message) => this.#told(JSON.parse(message.data) as ServerMessage | People);
		socket.onclose = () => {
			this.online = false;
			if (this.#closed || this.dead) return;
			this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random())); // not everybody at once, after a restart
			this.#wait = Math.min(this.#wait * 2, 5000);
		};
	}

	#told(told: ServerMessage | People): void {
		if (told.type === "refused") {
			this.refusal = say(told.message, this.seat);
			this.dead ||= told.fatal ?? false;
			return;
		}
		if (told.type === "hint") {
			this.advise(told);
			return;
		}
		if (told.type === "people") {
			this.#wait = 250;
			this.people(told);
			return;
		}
		this.#wait = 250; // not before: a server that is too busy answers with a refusal
		this.refusal = "";
		const known = Math.max(0, this.#heard - told.start);
		const news = told.events.slice(known);
		this.#heard = told.now.turn;
		this.hear({ start: told.now.turn - news.length, events: news, now: told.now, texts: told.texts?.slice(known), settlements: told.settlements, news: told.news });
	}

	/** Says something to the table; false if it cannot be heard now. */
	say(said: ClientMessage | PeopleMessage): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(said));
		return true;
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		this.#socket?.close();
	}
}
