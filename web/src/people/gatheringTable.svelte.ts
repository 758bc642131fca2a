// A table before its first deal: a connection that only hears who comes, and what this device says there.
import { Connection } from "../net/connection.svelte";
import { Contributor } from "../fair/contributor";
import type { People, PeopleMessage } from "../net/wire";

export class GatheringTable {
	people: People | undefined = $state.raw();
	/** What the server did that it must not do with a fair deal, as a message. */
	alarm = $state("");
	readonly line: Connection;
	readonly #contributor: Contributor;

	/** `dealt` is called once the cards are on the table. */
	constructor(
		readonly table: string,
		yours: readonly number[],
		readonly dealt: () => void,
	) {
		this.#contributor = new Contributor(table);
		this.alarm = this.#contributor.alarm;
		this.line = new Connection(
			table,
			yours[0] ?? null,
			() => this.dealt(),
			0,
			undefined,
			(people) => this.#meet(people),
		);
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
		if (this.party === null || !this.people) return;
		const promise = this.#contributor.ready(this.people, this.party);
		this.alarm = this.#contributor.alarm;
		if (promise) this.say(promise);
	}

	#meet(people: People): void {
		this.people = people;
		const answer = this.#contributor.meet(people);
		this.alarm = this.#contributor.alarm;
		if (answer) this.say(answer);
		if (people.stage === "playing") this.dealt();
	}

	close(): void {
		this.line.close();
	}
}
