import { describe, expect, it } from "vitest";
import { matchIn, packed, unpacked } from "./link";

const RECORD = Array.from({ length: 200 }, (_, at) => `{"event":"play","seat":${at % 3},"card":"${(at % 12) + 1}a","name":"花子"}\n`).join(
	"",
);

/** Text without any pattern, which cannot be compressed. */
function noise(length: number): string {
	let state = 7;
	return Array.from({ length }, () => String.fromCharCode(33 + ((state = (state * 48_271) % 2_147_483_647) % 90))).join("");
}

describe("a link that contains a match", () => {
	it("has the record in it, in characters that every program leaves alone", async () => {
		const link = (await packed(RECORD))!;
		expect(link).toMatch(/^1\.\d+\.[\w-]+$/);
		expect(link.length).toBeLessThan(RECORD.length / 4);
		expect(await unpacked(link)).toBe(RECORD);
	});

	it("is found in whatever was pasted, with a bracket after it", async () => {
		const link = (await packed(RECORD))!;
		for (const text of [
			`see http://example.org/replay?at=3#match=${link}), please`,
			`http://example.org/hana/#/replay?seat=1&match=${link}.`,
		]) {
			expect(await unpacked(matchIn(text)!)).toBe(RECORD);
		}
		expect(matchIn('{"event": "match"}')).toBeUndefined();
	});

	it("is refused by its reason if it was cut off at any place, changed, or made by a newer version", async () => {
		const link = (await packed(RECORD))!;
		for (let end = 0; end < link.length; end += 7) await expect(unpacked(link.slice(0, end))).rejects.toMatchObject({ why: "cut" });
		const at = link.length - 20;
		const other = link[at] === "A" ? "B" : "A";
		await expect(unpacked(link.slice(0, at) + other + link.slice(at + 1))).rejects.toMatchObject({ why: "damaged" });
		await expect(unpacked("1.4.AAAA")).rejects.toMatchObject({ why: "damaged" });
		await expect(unpacked(`2.${link.slice(2)}`)).rejects.toMatchObject({ why: "newer" });
	});

	it("is not read further than any record goes, however small it is", async () => {
		const stream = new Blob([new Uint8Array((16 << 20) + 1)])
			.stream()
			.pipeThrough<Uint8Array<ArrayBuffer>>(new CompressionStream("deflate"));
		const data = btoa([...new Uint8Array(await new Response(stream).arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(""))
			.replace(/=+$/, "")
			.replaceAll("+", "-")
			.replaceAll("/", "_");
		await expect(unpacked(`1.${data.length}.${data}`)).rejects.toMatchObject({ why: "large" });
	});

	it("is not made where the match is too long for one", async () => {
		expect(await packed(noise(30_000))).toBeUndefined();
	});
});
