// The messages of one language. Each is parsed when it is first wanted: a page shows a few of them, and all of them take longer than anything else at its start.
import { FluentBundle, FluentResource } from "@fluent/bundle";

type Functions = NonNullable<NonNullable<ConstructorParameters<typeof FluentBundle>[1]>["functions"]>;

const BEGINS = /^(?=-?[a-zA-Z][\w-]* *=)/m; // a message or a term; what belongs to it is indented
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g; // to another message or a term, or else to a function

export class Messages {
	readonly bundle: FluentBundle;
	#sources = new Map<string, string>(); // of those that nobody has wanted yet

	constructor(lang: string, functions: Functions) {
		this.bundle = new FluentBundle(lang, { useIsolating: false, functions });
	}

	/** Adds a catalogue; its messages replace others of the same name. */
	add(source: string): void {
		for (const entry of source.split(BEGINS)) this.#sources.set(entry.slice(0, entry.indexOf("=")).trimEnd(), entry);
	}

	get(id: string): ReturnType<FluentBundle["getMessage"]> {
		this.#parse(id);
		return this.bundle.getMessage(id);
	}

	/** With everything that it refers to. */
	#parse(id: string): void {
		const source = this.#sources.get(id);
		if (source === undefined) return;
		this.#sources.delete(id);
		this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
		for (const [, other] of source.matchAll(REFERENCE)) this.#parse(other!);
	}
}
