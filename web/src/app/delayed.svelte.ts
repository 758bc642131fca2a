// Something that is worth saying only if it lasts: what is over in a moment would only flicker.

export class Delayed {
	/** Whether it has lasted long enough. */
	current = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(readonly ms: number) {}

	/** Whether it is so at this moment. */
	is(so: boolean): void {
		if (!so) this.#end();
		else if (!this.current) this.#timer ??= setTimeout(() => (this.current = true), this.ms);
	}

	#end(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.current = false;
	}
}
