// A seat's connection to its table. It reconnects by itself, and asks only for what it has not received yet.
import { say } from "../i18n/catalogue.svelte";
import { player, settings } from "../app/settings.svelte";
import { seatKey } from "./seatKeys";
import { transport, type Line } from "./transport";
import type { AnyEvent, ClientMessage, Hint, Message, People, PeopleMessage, ServerMessage, Settlement, Snapshot, YakuNews } from "./wire";

const SILENCE = 5000; // ms without a message until the page asks whether the connection lives, and then until it says that it does not

export type SeatUpdate = {
	start: number;
	events: AnyEvent[];
	now: Snapshot;
	texts?: (Message | null)[];
	settlements?: Settlement[];
	news?: readonly YakuNews[];
	head?: string | null;
};

export class Connection {
	/** Whether the server can be reached. */
	online = $state(false);
	/** What the server refused last, as a sentence. */
	refusal = $state("");
	/** The connection is of no use any more: no such table, no such seat. */
	dead = $state(false);

	#socket: Line | undefined;
	#received = 0;
	#closed = false;
	#wait = 250;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#silence: ReturnType<typeof setTimeout> | undefined;

	/** `onUpdate` is called for every update, in order; `from` is how many events are known already. */
	constructor(
		readonly table: string,
		readonly seat: number | null, // none for somebody who watches
		readonly onUpdate: (update: SeatUpdate) => void,
		from = 0,
		readonly onHint: (hint: Hint) => void = () => {},
		readonly onPeople: (people: People) => void = () => {},
	) {
		this.#received = from;
		document.addEventListener("visibilitychange", this.#look);
		addEventListener("online", this.#look);
		this.#open();
	}

	#open(): void {
		clearTimeout(this.#timer);
		const socket = transport.connect(this.table);
		this.#socket = socket;
		socket.onopen = () => this.#sit();
		socket.onmessage = (message) => {
			this.online = true; // not before: a line that opens may still lead nowhere
			this.#listen();
			this.#receive(JSON.parse(message.data) as ServerMessage | People);
		};
		socket.onclose = () => this.#lost();
		this.#listen();
		if (socket.readyState === WebSocket.OPEN) this.#sit(); // it was prepared
	}

	/** Somebody looks at the page, so its silence counts: packets that vanish close nothing. A line within the browser is not silent without a reason. */
	#listen(): void {
		clearTimeout(this.#silence);
		if (transport.shared && !document.hidden && !this.#closed) this.#silence = setTimeout(() => this.#ask(), SILENCE);
	}

	#ask(): void {
		clearTimeout(this.#silence);
		this.say({ type: "beat" });
		this.#silence = setTimeout(() => this.#lost(), SILENCE);
	}

	/** The page is looked at again, or not any more; or the network is back. */
	#look = (): void => {
		if (!transport.shared || this.#closed || this.dead) return;
		if (document.hidden) clearTimeout(this.#silence);
		else if (this.#socket) this.#ask();
		else this.#open();
	};

	/** The connection is gone, or nobody answers: begin another one. */
	#lost(): void {
		clearTimeout(this.#silence);
		clearTimeout(this.#timer);
		const socket = this.#socket;
		this.#socket = undefined;
		if (socket) {
			socket.onopen = socket.onmessage = socket.onclose = null; // what is still on its way comes again
			socket.close();
		}
		this.online = false;
		if (this.#closed || this.dead) return;
		this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random())); // not everybody at once, after a restart
		this.#wait = Math.min(this.#wait * 2, 5000);
	}

	#sit(): void {
		this.say({
			type: "sit",
			player: seatKey(this.table) ?? player(),
			seat: this.seat,
			start: this.#received,
			claim_for_me: settings.claimForMe,
		});
	}

	#receive(message: ServerMessage | People): void {
		if (message.type === "refused") {
			this.refusal = say(message.message, this.seat);
			this.dead ||= message.fatal ?? false;
			return;
		}
		if (message.type === "beat") return;
		if (message.type === "hint") {
			this.onHint(message);
			return;
		}
		if (message.type === "people") {
			this.#wait = 250;
			this.onPeople(message);
			return;
		}
		this.#wait = 250; // not before: a server that is too busy answers with a refusal
		this.refusal = "";
		const known = Math.max(0, this.#received - message.start);
		const news = message.events.slice(known);
		this.#received = message.now.turn;
		this.onUpdate({
			start: message.now.turn - news.length,
			events: news,
			now: message.now,
			texts: message.texts?.slice(known),
			settlements: message.settlements,
			news: message.news,
			head: message.head,
		});
	}

	/** Sends the table a message; false if it cannot be reached now. */
	say(said: ClientMessage | PeopleMessage): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(said));
		return true;
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		clearTimeout(this.#silence);
		document.removeEventListener("visibilitychange", this.#look);
		removeEventListener("online", this.#look);
		this.#socket?.close();
	}
}
