// Web Push notifications of one's turns, at tables with days for a move.
import { store, stored } from "../app/settings.svelte";
import * as api from "../net/calls";

const PLACE = "hanashobu-push";
const MOST = 200; // tables
const SCOPE = "/push/"; // no page is there: this worker has nothing to do with any

/** Whether this browser can show such notifications at all. */
export const canNotify = (): boolean =>
	isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const subscriptions = (): Record<string, true> => stored<Record<string, true>>(PLACE, {});

/** Whether this device is subscribed to a table. */
export const isSubscribed = (table: string): boolean => table in subscriptions() && Notification.permission === "granted";

/** Subscribes this device; false if the person does not allow it. */
export async function subscribe(table: string, key: string): Promise<boolean> {
	if ((await Notification.requestPermission()) !== "granted") return false;
	const { endpoint } = await subscribed(await worker(), key);
	await api.subscribe(table, { endpoint });
	store(PLACE, Object.fromEntries([...Object.entries(subscriptions()).slice(1 - MOST), [table, true]]));
	return true;
}

/** Ends the subscription. */
export async function unsubscribe(table: string): Promise<void> {
	const { [table]: _, ...others } = subscriptions();
	store(PLACE, others);
	const subscription = await (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription();
	if (subscription) await api.subscribe(table, { endpoint: subscription.endpoint, wanted: false });
}

async function worker(): Promise<ServiceWorkerRegistration> {
	const registration = await navigator.serviceWorker.register("/push-worker.js", { scope: SCOPE });
	const coming = registration.installing ?? registration.waiting;
	if (!registration.active && coming)
		await new Promise<void>((done) => coming.addEventListener("statechange", () => coming.state === "activated" && done()));
	return registration;
}

async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
	const options = { userVisibleOnly: true, applicationServerKey: key };
	try {
		return await pushManager.subscribe(options);
	} catch (error) {
		const old = await pushManager.getSubscription(); // to a server that had another key
		if (!old) throw error;
		await old.unsubscribe();
		return pushManager.subscribe(options);
	}
}
