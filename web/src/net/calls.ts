// Made from the operations of the API by `make types`; do not edit.
import { ask, reach } from "./api";
import type { CarriedRequest, CarryCode, ChainLink, GameInfo, HostRequest, Imported, JoinRequest, Joined, JudgedDecisions, LessonRequest, MatchLuck, MineRequest, Moments, PlayOn, PushKey, PushRequest, RecordInfo, RuleBook, ScoreRequest, ScoreSheet, TableInfo, TableRequest, Vocabulary } from "./wire";

/** The vocabulary that all games share: cards, months, kinds, bots. */
export const words = (): Promise<Vocabulary> => ask("GET", "/api/words");

/** Every game as the lobby shows it. */
export const allGames = (): Promise<GameInfo[]> => ask("GET", "/api/games");

/** The rules of one table, and everything about it that does not change during a match. */
export const rules = (game: string, query: { players?: number | null; option?: string[] } = {}): Promise<RuleBook> => ask("GET", `/api/games/${game}/rules`, query);

/** A new table of this device; its first round is dealt. */
export const openTable = (wanted: TableRequest): Promise<TableInfo> => ask("POST", "/api/tables", {}, wanted);

/** A new table with open seats, at which people gather before anything is dealt; the host's key in the answer is sent this once. */
export const openGathering = (wanted: TableRequest): Promise<Joined> => ask("POST", "/api/gatherings", {}, wanted);

/** A table with the lesson of a game. It is kept like any table, but no list shows it. */
export const openLesson = (wanted: LessonRequest): Promise<TableInfo> => ask("POST", "/api/lessons", {}, wanted);

/** The tables of this player, the one last played first. */
export const myTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");

/** One table: of this player's; or with friends, for whoever has a key to it, or may come or watch. Looking changes nothing. */
export const oneTable = (table: string, query: { rules?: boolean | null } = {}): Promise<TableInfo> => ask("GET", `/api/tables/${table}`, query);

/** Remove a table and everything about it; one with friends belongs to all of them, so this device leaves it, without its key. */
export const forget = (table: string): Promise<boolean> => ask("DELETE", `/api/tables/${table}`);

/** The record of a match that is over, as a file of JSON lines (docs/record.md). */
export const recordOf = (table: string): Promise<Response> => reach("GET", `/api/tables/${table}/record`);

/** Take an open seat; the key in the answer is sent this once. With a key to the table, the seat is taken beside one's own, for it. */
export const join = (table: string, seat: number, wanted: JoinRequest): Promise<Joined> => ask("POST", `/api/tables/${table}/seats/${seat}`, {}, wanted);

/** A code for another device, which can be used once, within ten minutes. */
export const carry = (table: string): Promise<CarryCode> => ask("POST", `/api/tables/${table}/carry`);

/** Use such a code: this device gets a key of its own to the same seats. */
export const carried = (table: string, wanted: CarriedRequest): Promise<Joined> => ask("POST", `/api/tables/${table}/carried`, {}, wanted);

/** All other keys to one's seats open nothing any more; returns how many there were. */
export const signOut = (table: string): Promise<number> => ask("POST", `/api/tables/${table}/sign-out`);

/** What only the host may do, and only before the first deal. */
export const beHost = (table: string, wanted: HostRequest): Promise<TableInfo> => ask("POST", `/api/tables/${table}/host`, {}, wanted);

/** The same people, game and rules at a new table, to which everybody's key is the same; whoever asks again gets the same table. */
export const rematch = (table: string): Promise<TableInfo> => ask("POST", `/api/tables/${table}/rematch`);

/** Tables whose hosts want everybody to see them: those with a free seat whose host is here. */
export const lobby = (): Promise<TableInfo[]> => ask("GET", "/api/lobby");

/** The tables that these keys open, with whose turn it is; a key that opens nothing is left out. */
export const mine = (wanted: MineRequest): Promise<TableInfo[]> => ask("POST", "/api/mine", {}, wanted);

/** A record from a file; it is checked against the rules and kept. */
export const bring = (wanted: string): Promise<RecordInfo> => ask("POST", "/api/records", {}, wanted);

/** A record by its id, or that of a table whose match is over. */
export const oneRecord = (id: string): Promise<RecordInfo> => ask("GET", `/api/records/${id}`);

/** Where the match stood after each of some events. */
export const moments = (id: string, query: { start?: number | null; end?: number | null; seat?: number | null } = {}): Promise<Moments> => ask("GET", `/api/records/${id}/moments`, query);

/** What the cards did in a match that is over, and what its players did. */
export const luck = (id: string): Promise<MatchLuck> => ask("GET", `/api/records/${id}/luck`);

/** What decisions of a round cost, from one of its moments on: as many as are judged in a short while. */
export const decisions = (id: string, query: { round?: number | null; start?: number | null } = {}): Promise<JudgedDecisions> => ask("GET", `/api/records/${id}/decisions`, query);

/** A new table that goes on from a move of the record; what was not dealt yet is shuffled afresh. */
export const playOn = (id: string, wanted: PlayOn): Promise<TableInfo> => ask("POST", `/api/records/${id}/play`, {}, wanted);

/** Settle every round; a round that is not complete yet, or cannot be, comes back with a message that says what is missing. */
export const score = (wanted: ScoreRequest): Promise<ScoreSheet> => ask("POST", "/api/score", {}, wanted);

/** All commitments in the order in which they were made, each covering the one before; at most 1000 at a time. */
export const commitments = (query: { after?: number | null } = {}): Promise<ChainLink[]> => ask("GET", "/api/commitments", query);

/** The key with which a browser subscribes to notifications of this server; 404 if it sends none. */
export const pushKey = (): Promise<PushKey> => ask("GET", "/api/push");

/** Subscribe to, or unsubscribe from, notifications of one's turns, at tables with days for a move. */
export const subscribe = (table: string, wanted: PushRequest): Promise<boolean> => ask("POST", `/api/tables/${table}/push`, {}, wanted);

/** All tables and records, and what the page keeps beside them. */
export const exportAll = (wanted: Record<string, unknown>): Promise<Response> => reach("POST", "/api/export", {}, wanted);

/** Add what such a file has and this browser does not; returns what the page kept beside it. */
export const importAll = (wanted: string): Promise<Imported> => ask("POST", "/api/import", {}, wanted);
