// A record is open to all. To look through the eyes of one seat, what that seat could not see is covered, as the server does it at a live table.
import type { AnyEvent } from "../net/wire";

const cover = (cards: readonly string[]): string[] => cards.map(() => "?");

/** What a seat learns of an event; null for one that it never hears of. */
export function seenBy(event: AnyEvent, seat: number): AnyEvent | null {
	switch (event.event) {
		case "deal":
			return {
				...event,
				hands: event.hands.map((hand, place) => (place === seat || !hand ? hand : cover(hand))),
				piles: event.piles && event.piles.map(([first, second]): [string[], string[]] => [cover(first), cover(second)]),
				field: event.face_down ? cover(event.field) : event.field,
				stock: cover(event.stock),
			};
		case "passed_hand":
			return seat === event.from || seat === event.to ? event : { ...event, cards: cover(event.cards ?? []) };
		case "shuffle":
		case "cut":
			return { ...event, stock: cover(event.stock) };
		case "claim": {
			if (seat === event.seat) return event;
			const { declined: _, ...shown } = event;
			return event.teyaku?.length ? shown : null;
		}
		case "return":
			return seat === event.seat ? event : { ...event, card: "?" };
		case "agree": {
			if (seat === event.seat) return event;
			const { agrees: _, ...answered } = event;
			return answered;
		}
		case "pile":
			return seat === event.seat ? event : { ...event, cards: cover(event.cards ?? []) };
		default:
			return event;
	}
}
