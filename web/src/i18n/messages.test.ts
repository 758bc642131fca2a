import { describe, expect, it } from "vitest";
import { Messages } from "./messages";

const SOURCE = `-brand = Hana
greeting = { hello } to { -brand }!
    .long = { hello }, and welcome
hello = { $formal ->
        [yes] Good day
       *[no] Hello
    }
count = { COUNT($n) } of
    many
`;

function messages(...sources: string[]): Messages {
	const made = new Messages("en", { COUNT: ([n]) => `#${n}` });
	for (const source of sources) made.add(source);
	return made;
}

const said = (from: Messages, id: string, args = {}): string => from.bundle.formatPattern(from.get(id)!.value!, args);

describe("messages that are parsed when they are wanted", () => {
	it("find what they refer to", () => expect(said(messages(SOURCE), "greeting", { formal: "yes" })).toBe("Good day to Hana!"));
	it("have their attributes and all their lines", () => {
		const found = messages(SOURCE);
		expect(found.bundle.formatPattern(found.get("greeting")!.attributes.long!, { formal: "no" })).toBe("Hello, and welcome");
		expect(said(found, "count", { n: 3 })).toBe("#3 of\nmany");
	});
	it("are replaced by those that are added later, wanted before or not", () => {
		const found = messages(SOURCE, "hello = Hi\n");
		expect(said(found, "greeting")).toBe("Hi to Hana!");
		found.add("hello = Hey\n");
		expect(said(found, "hello")).toBe("Hey");
	});
	it("are undefined where there are none", () => expect(messages(SOURCE).get("farewell")).toBeUndefined());
});
