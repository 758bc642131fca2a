// What the browser keeps for the worker, in IndexedDB: one text for each table or record, and additions to it, so that a move of a long match writes no more than one of a short match.

export type Storage = {
	/** Whether the browser keeps anything; if not, one can play all the same. */
	keeps: boolean;
	/** Whether matches of a trial version are there, which nobody here reads or touches. */
	trial: boolean;
	/** Everything that is kept; additions come after what they are added to, in order. */
	all(): Promise<string[]>;
	/** Keeps a text instead of everything that was kept under this id; resolves when it is durable. */
	put(id: string, text: string): Promise<void>;
	/** Keeps an addition; resolves when it is durable. */
	add(id: string, number: number, text: string): Promise<void>;
	remove(id: string): Promise<void>;
};

const NAME = "hanashobu-tables";
const TRIAL = "hanashobu"; // the database of versions before the first release
const TABLES = "tables";

const nowhere: Storage = {
	keeps: false,
	trial: false,
	all: async () => [],
	put: async () => {},
	add: async () => {},
	remove: async () => {},
};

/** The keys of additions: all lists, which come after all texts, in the order of the database. */
const additions = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

export async function openStorage(): Promise<Storage> {
	let db: IDBDatabase;
	try {
		db = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open(NAME, 1);
			opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES);
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
	} catch (error) {
		console.warn("Nothing is kept:", error);
		return nowhere;
	}
	const change = (make: (tables: IDBObjectStore) => void): Promise<void> =>
		new Promise((resolve, reject) => {
			const changing = db.transaction(TABLES, "readwrite", { durability: "strict" });
			make(changing.objectStore(TABLES));
			changing.oncomplete = () => resolve();
			changing.onabort = () => reject(changing.error ?? new Error("aborted"));
		});
	return {
		keeps: true,
		trial: await ofTrial(),
		all: () =>
			new Promise((resolve, reject) => {
				const asked = db.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<string[]>;
				asked.onsuccess = () => resolve(asked.result);
				asked.onerror = () => reject(asked.error);
			}),
		put: (id, text) =>
			change((tables) => {
				tables.delete(additions(id));
				tables.put(text, id);
			}),
		add: (id, number, text) => change((tables) => tables.put(text, [id, number])),
		remove: (id) =>
			change((tables) => {
				tables.delete(additions(id));
				tables.delete(id);
			}),
	};
}

/** Whether a trial version has kept something here. A database that is not there must not be opened: that would create it. */
async function ofTrial(): Promise<boolean> {
	try {
		if (!(await indexedDB.databases()).some(({ name }) => name === TRIAL)) return false;
		return await new Promise<boolean>((resolve, reject) => {
			const opening = indexedDB.open(TRIAL);
			opening.onerror = () => reject(opening.error);
			opening.onsuccess = () => {
				const counting = opening.result.transaction(TABLES).objectStore(TABLES).count();
				counting.onsuccess = () => resolve(counting.result > 0);
				counting.onerror = () => reject(counting.error);
				opening.result.close();
			};
		});
	} catch {
		return false; // there is something of that name, but no matches of ours
	}
}
