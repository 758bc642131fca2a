import { expect, it } from "vitest";
import type { People, SeatPerson } from "../net/wire";
import { hostOf, welcome } from "./visitor";

const host: SeatPerson = { name: "Hana", person: true, host: true };
const free: SeatPerson = { name: "" };
const at = (seats: SeatPerson[], locked = false) => ({ stage: "gathering", seats, locked }) as unknown as People;

it("offers a seat where there is one, and otherwise says why not", () => {
	expect(welcome(at([host, free]))).toBe("free");
	expect(welcome(at([host, { name: "Bot", bot: "regular" }]))).toBe("full");
	expect(welcome(at([host, free], true))).toBe("locked");
	expect(welcome(at([host, { name: "Ben", person: true, yours: true }], true))).toBeUndefined();
	expect(welcome({ ...at([host, free]), stage: "closed" })).toBeUndefined();
	expect(hostOf(at([free, host]))).toBe("Hana");
});
