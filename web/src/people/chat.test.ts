import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine, People, SeatPerson } from "../net/wire";
import { forgetMuted, isMuted, keepMuted, linesShown, mute, otherPeople, speaker } from "./chat.svelte";

const seats: SeatPerson[] = [{ name: "Ann", person: true, party: 0, yours: true }, { name: "Ben", person: true, party: 2 }, { name: "Ben's son", person: true, party: 2 }, { name: "Bot", bot: "regular" }]; // prettier-ignore
const line = (number: number, party: number, seat: number): ChatLine => ({ number, party, seat, at: 0, phrase: "hello" });
const people = { seats, chat: [line(1, 1, 1), line(2, 0, 0), line(3, 2, 2), line(4, 2, 1)] } as unknown as People;

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

describe("the chat", () => {
	it("names who said a line, also after the seats were drawn, and nobody for who has left", () => {
		expect(people.chat!.map((one) => speaker(people, one)?.name)).toEqual([undefined, "Ann", "Ben's son", "Ben"]);
		const drawn = { ...people, seats: [seats[1], seats[0]] } as People;
		expect(speaker(drawn, line(5, 0, 0))?.name).toBe("Ann");
	});

	it("leaves out whom this device has muted, at this table and at the rematch", () => {
		mute("one", 2, true);
		expect(linesShown(people, "one").map(({ number }) => number)).toEqual([1, 2]);
		expect(linesShown(people, "two")).toHaveLength(4);
		keepMuted("one", "two");
		expect(isMuted("two", 2)).toBe(true);
		mute("one", 2, false);
		expect(linesShown(people, "one")).toHaveLength(4);
		expect(JSON.parse(localStorage.getItem("hanashobu-muted")!)).toEqual({ two: [2] });
		forgetMuted("two");
		expect(JSON.parse(localStorage.getItem("hanashobu-muted")!)).toEqual({});
	});

	it("offers to mute everybody at another device, once", () => {
		expect(otherPeople(people).map(({ name }) => name)).toEqual(["Ben"]);
	});
});
