// What the browser keeps for the worker: one text for each table or record, in IndexedDB.

export type Storage = {
	/** Whether the browser keeps anything; if not, one can play all the same. */
	keeps: boolean;
	/** Everything that is kept. */
	all(): Promise<string[]>;
	/** Keeps a text; resolves when it is durable. */
	put(id: string, text: string): Promise<void>;
	remove(id: string): Promise<void>;
};

const NAME = "hanashobu";
const TABLES = "tables";

const nowhere: Storage = { keeps: false, all: async () => [], put: async () => {}, remove: async () => {} };

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
		all: () =>
			new Promise((resolve, reject) => {
				const asked = db.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<string[]>;
				asked.onsuccess = () => resolve(asked.result);
				asked.onerror = () => reject(asked.error);
			}),
		put: (id, text) => change((tables) => tables.put(text, id)),
		remove: (id) => change((tables) => tables.delete(id)),
	};
}
