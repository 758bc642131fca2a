// A table before its first deal: a connection that only hears who comes, and what this device says there.
import { Connection } from "../net/connection.svelte";
import { contribution } from "../net/seatKeys";
import type { People, PeopleMessage } from "../net/wire";
import { commitment } from "./commitment";

export class GatheringTable {
	people: People | undefined = $state.raw();
	readonly line: Connection;
	#revealed = false;

	/** `dealt` is called once the cards are on the table. */
	constructor(
		readonly table: string,
		yours: readonly number[],
		readonly dealt: () => void,
	) {
		this.line = new Connection(table, yours[0] ?? null, () => this.dealt(), 0, undefined, (people) => this.#meet(people));
	}

	/** The party of this device; none for a visitor. */
	get party(): number | null {
		return this.people?.seats.find((seat) => seat.yours)?.party ?? null;
	}

	get ready(): boolean {
		return !!this.people?.seats.some((seat) => seat.yours && seat.ready);
	}

	say(said: PeopleMessage): boolean {
		return this.line.say(said);
	}

	/** Ready, with a commitment to what this device contributes to the deal. */
	agree(): void {
		if (this.party !== null) this.say({ type: "ready", commitment: commitment(this.table, this.party, contribution(this.table)) });
	}

	#meet(people: People): void {
		this.people = people;
		if (people.fair?.reveal && this.ready && !this.#revealed) this.#revealed = this.say({ type: "reveal", nonce: contribution(this.table) });
		if (!people.fair?.reveal) this.#revealed = false;
		if (people.stage === "playing") this.dealt();
	}

	close(): void {
		this.line.close();
	}
}
