// The cards as bitmaps. A browser draws an SVG anew whenever the card moves, and the deck is rich in detail; a bitmap it only copies.
// Until they are ready, and where they cannot be made, the SVGs themselves are shown.

const WIDTH = 320; // sharp up to 160 pixels of a page at twice the density
const HEIGHT = 512;

let bitmaps: Record<string, string> = $state.raw({});
let begun = false;

/** Where the drawing of a card is. */
export const drawing = (code: string): string => `${import.meta.env.BASE_URL}deck/${code}.svg`;

/** Where the picture of a card is. */
export const picture = (code: string): string => bitmaps[code] ?? drawing(code);

/** Draws the deck while the browser has nothing else to do. */
export function drawDeck(codes: readonly string[]): void {
	if (begun || typeof requestIdleCallback === "undefined") return;
	begun = true;
	void draw(codes);
}

async function draw(codes: readonly string[]): Promise<void> {
	const made: Record<string, string> = {};
	try {
		for (const code of codes) {
			await leisure();
			made[code] = await bitmap(drawing(code));
		}
	} catch {
		setTimeout(() => void draw(codes), 10_000); // the server was away
		return;
	}
	bitmaps = made;
}

/** Waits until there is time to draw a card without anybody noticing. */
async function leisure(): Promise<void> {
	for (;;) {
		const idle = await new Promise<IdleDeadline>((go) => requestIdleCallback(go));
		if (idle.timeRemaining() > 12) return;
	}
}

async function bitmap(address: string): Promise<string> {
	const image = new Image(WIDTH, HEIGHT);
	image.src = address;
	await image.decode();
	const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
	canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
	const made = URL.createObjectURL(await canvas.convertToBlob());
	const ready = new Image();
	ready.src = made;
	await ready.decode();
	return made;
}
