// Cards that move. A card has the same data-key wherever it lies; where it has no picture of its own, data-at says where its place is.
// Everything is measured once before a change and once after it; then only transform and opacity are animated, on copies above the table.
import { tick } from "svelte";
import type { Board } from "../../board/board";
import { picture } from "../../app/pictures.svelte";
import type { AnyEvent } from "../../net/wire";
import { places, type Place } from "../model/cardPlaces";

type Seen = { at: Place; rect: DOMRect; picture: Element | null };
type Path = { key: number; from: Seen; to: Seen; delay: number; via?: DOMRect };

const MOVE = 240; // milliseconds
const HOLD = 220; // while two cards lie together
const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";

export class Motion {
	/** `root` holds the table, `air` is where cards fly. */
	constructor(
		readonly root: HTMLElement,
		readonly air: HTMLElement,
	) {}

	/** Shows one change of the board; `factor` makes it slower or faster. */
	async run(board: Board, event: AnyEvent, change: () => void, factor: number): Promise<void> {
		const before = this.#look(board);
		change();
		await tick();
		const after = this.#look(board);
		const paths = event.event === "deal" ? this.#deal(after) : moved(before, after);
		if (event.event === "play") join(paths);
		if (event.event === "shuffle" || event.event === "cut") this.#riffle(factor);
		const shifted = [...after].filter(
			([key, to]) => to.picture && before.get(key)?.picture && before.get(key)!.at === to.at && to.at !== "field",
		);
		for (const [key, to] of shifted) slide(before.get(key)!.rect, to, factor);
		await Promise.all(paths.map((path) => this.#fly(path, factor)));
	}

	#look(board: Board): Map<number, Seen> {
		const pictures = new Map<number, Element>();
		for (const node of this.root.querySelectorAll("[data-key]")) pictures.set(Number(node.getAttribute("data-key")), node);
		const anchors = new Map<Place, DOMRect>();
		const anchor = (at: Place): DOMRect => {
			if (!anchors.has(at)) anchors.set(at, this.root.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect() ?? new DOMRect());
			return anchors.get(at)!;
		};
		const seen = new Map<number, Seen>();
		for (const [key, at] of places(board)) {
			const picture = pictures.get(key) ?? null;
			seen.set(key, { at, picture, rect: picture ? picture.getBoundingClientRect() : anchor(at) });
		}
		return seen;
	}

	/** From the draw pile to everybody in turn. */
	#deal(after: Map<number, Seen>): Path[] {
		const rect = this.root.querySelector('[data-at="stock"]')?.getBoundingClientRect();
		if (!rect) return [];
		const dealt = [...after].filter(([, to]) => to.at !== "stock" && to.rect.width);
		const step = Math.min(45, 1300 / Math.max(1, dealt.length));
		return turns(dealt).map(([key, to], at) => ({ key, from: { at: "stock", rect, picture: null }, to, delay: at * step }));
	}

	async #fly({ from, to, via, delay, key }: Path, factor: number): Promise<void> {
		const picture = (to.picture ?? from.picture)?.querySelector("[data-code]");
		if (!from.rect.width || !to.rect.width) return;
		const size = sized(to, from);
		const flyer = document.createElement("div");
		flyer.className = "flyer";
		flyer.style.cssText = `left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px;--card:${size.width}px;z-index:${via && from.at === "field" ? 1 : 2}`;
		const face = picture ? (picture.cloneNode(true) as Element) : back();
		flyer.append(face);
		const turned = code(from.picture) !== code(to.picture ?? from.picture);
		if (turned && to.picture) flyer.append(faceDown(face, from.picture));
		this.air.append(flyer);
		const hidden = to.picture instanceof HTMLElement ? to.picture : null;
		if (hidden) hidden.style.visibility = "hidden";
		const timing = { duration: (via ? MOVE * 2 + HOLD : MOVE) * factor, delay: delay * factor, easing: EASE, fill: "both" as const };
		const flight = flyer.animate(flown(from, to, via, size), timing);
		if (turned && to.picture) {
			for (const [at, side] of [...flyer.children].entries()) {
				const angles = at ? ["rotateY(0deg)", "rotateY(180deg)"] : ["rotateY(-180deg)", "rotateY(0deg)"];
				side.animate([{ transform: angles[0]! }, { transform: angles[1]!, offset: via ? 0.36 : 1 }, { transform: angles[1]! }], timing);
			}
		}
		await flight.finished.catch(() => undefined);
		flyer.remove();
		if (hidden && hidden.dataset.key === String(key)) hidden.style.visibility = "";
	}

	/** The draw pile is shuffled or cut. */
	#riffle(factor: number): void {
		const pile = this.root.querySelector('[data-at="stock"]');
		const swing = ["translateX(0)", "translateX(-14%) rotate(-4deg)", "translateX(12%) rotate(3deg)", "translateX(0)"];
		pile?.animate({ transform: swing }, { duration: 2 * MOVE * factor, easing: "ease-in-out" });
	}
}

/** Cards that have changed their place, or turned where they lie. */
function moved(before: Map<number, Seen>, after: Map<number, Seen>): Path[] {
	const paths: Path[] = [];
	for (const [key, to] of after) {
		const from = before.get(key);
		if (!from || (!from.picture && !to.picture)) continue;
		const shifted = to.at === "field" && Math.hypot(to.rect.x - from.rect.x, to.rect.y - from.rect.y) > 2;
		if (from.at !== to.at || shifted || (to.at === "field" && code(from.picture) !== code(to.picture)))
			paths.push({ key, from, to, delay: 0 });
	}
	return paths;
}

/** A capture: the played card comes to the one it takes, and both go to the pile together. */
function join(paths: Path[]): void {
	const target = paths.find((path) => path.from.at === "field" && path.to.at.startsWith("taken"));
	if (!target) return;
	const { x, y, width, height } = target.from.rect;
	for (const path of paths) {
		if (!path.to.at.startsWith("taken")) continue;
		path.via =
			path.from.at === "field"
				? new DOMRect(path.from.rect.x, path.from.rect.y - 4, path.from.rect.width, path.from.rect.height)
				: new DOMRect(x + width * 0.18, y + height * 0.12, width, height);
	}
}

/** The hand cards of one player after another, as dealing goes: one to each, round and round. */
function turns(dealt: [number, Seen][]): [number, Seen][] {
	const count = new Map<Place, number>();
	const ranked = dealt.map((entry) => {
		const rank = count.get(entry[1].at) ?? 0;
		count.set(entry[1].at, rank + 1);
		return { entry, rank };
	});
	return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** A card that only makes room moves where it is. */
function slide(old: DOMRect, to: Seen, factor: number): void {
	const [x, y] = [old.x - to.rect.x, old.y - to.rect.y];
	if (Math.hypot(x, y) < 2 || !to.picture) return;
	to.picture.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: MOVE * factor, easing: EASE });
}

/** As large as a card is drawn that flies: as where it lands, or, where that is only a figure, as where it lay, because marks on a tiny card are not tiny. */
function sized(to: Seen, from: Seen): DOMRect {
	if (to.picture) return to.rect;
	return from.picture ? from.rect : cardIn(to.rect, from.rect.width);
}

/** A card's rectangle in a place: an anchor that is no card lends its middle. */
function cardIn(rect: DOMRect, width: number): DOMRect {
	const wide = Math.min(width, rect.width, rect.height / 1.6 || width);
	return new DOMRect(rect.x + (rect.width - wide) / 2, rect.y + (rect.height - wide * 1.6) / 2, wide, wide * 1.6);
}

function flown(from: Seen, to: Seen, via: DOMRect | undefined, size: DOMRect): Keyframe[] {
	const pile = /^(stock|own|pile)/.test(from.at); // as large as its cards; a place that is only a figure lends no size
	const start = from.picture ? from.rect : cardIn(from.rect, pile ? from.rect.width : Math.max(size.width, 24));
	const at = (rect: DOMRect, grow = 1) => {
		const scale = (rect.width / size.width) * grow;
		return `translate(${rect.x - size.x}px, ${rect.y - size.y}px) scale(${scale})`;
	};
	const end: Keyframe = { transform: to.picture ? "none" : at(cardIn(to.rect, size.width)), opacity: to.picture ? 1 : 0.2, easing: EASE };
	if (!via) return [{ transform: at(start), opacity: 1, easing: EASE }, end];
	return [
		{ transform: at(start), opacity: 1, easing: EASE },
		{ transform: at(via, 1.06), offset: 0.34, opacity: 1 },
		{ transform: at(via, 1.06), offset: 0.64, opacity: 1, easing: EASE },
		end,
	];
}

const code = (picture: Element | null): string => picture?.querySelector("[data-code]")?.getAttribute("data-code") ?? "";

function back(): Element {
	const image = new Image();
	image.src = picture("back");
	return image;
}

/** The other side of a card that turns over. */
function faceDown(face: Element, old: Element | null): Element {
	const other = old?.querySelector("[data-code]")?.cloneNode(true) as Element | undefined;
	const side = other ?? (face.cloneNode(true) as Element);
	side.querySelectorAll("b").forEach((mark) => mark.remove());
	if (!other) side.querySelector("img")?.setAttribute("src", picture("back"));
	return side;
}
