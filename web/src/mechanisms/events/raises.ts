// The sum for a player's yaku is raised when the round is over.
import type { EventKinds } from "../kinds";

export default {
	raised: { atOnce: true },
} satisfies EventKinds;
