// Small sounds, made here: a card that slaps on cloth, a shuffle, a chime for what is won.
import { settings } from "../../app/settings.svelte";
import { kindOf } from "../../mechanisms/events";
import type { AnyEvent, RuleBook } from "../../net/wire";

let audio: AudioContext | undefined;

/** The sound of an event, where sounds are wanted. */
export function sound(event: AnyEvent, book?: RuleBook): void {
	if (!settings.sound || typeof AudioContext === "undefined") return;
	audio ??= new AudioContext();
	if (audio.state === "suspended") void audio.resume();
	switch (event.event) {
		case "play":
			slap(0.05, event.takes?.length ? 0.5 : 0.3);
			if (event.takes?.length) slap(0.3, 0.25);
			break;
		case "deal":
			for (let at = 0; at < 12; at++) slap(at * 0.07, 0.12);
			break;
		case "shuffle":
		case "cut":
			for (let at = 0; at < 7; at++) slap(at * 0.045, 0.1);
			break;
		default: {
			const notes = kindOf(event).chime?.(event, book);
			if (notes) chime(notes);
		}
	}
}

/** A yaku that is made, or the end of the match. */
export function fanfare(occasion: "made" | "won"): void {
	if (!settings.sound || typeof AudioContext === "undefined") return;
	audio ??= new AudioContext();
	if (audio.state === "suspended") void audio.resume();
	for (const late of [0, 0.07, 0.16]) slap(late, 0.35); // the cards come together
	chime(occasion === "won" ? [523, 659, 784, 1047, 1319] : [587, 784, 1175], 0.22);
}

/** Your turn. */
export function bell(): void {
	if (settings.sound && audio) chime([880]);
}

function slap(late: number, loud: number): void {
	const start = audio!.currentTime + late;
	const length = Math.floor(audio!.sampleRate * 0.06);
	const buffer = audio!.createBuffer(1, length, audio!.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4;
	const source = audio!.createBufferSource();
	source.buffer = buffer;
	const tone = audio!.createBiquadFilter();
	tone.type = "lowpass";
	tone.frequency.value = 1500;
	const volume = audio!.createGain();
	volume.gain.value = loud;
	source.connect(tone).connect(volume).connect(audio!.destination);
	source.start(start);
}

function chime(notes: number[], late = 0): void {
	notes.forEach((frequency, at) => {
		const start = audio!.currentTime + late + at * 0.09;
		const note = audio!.createOscillator();
		note.type = "triangle";
		note.frequency.value = frequency;
		const volume = audio!.createGain();
		volume.gain.setValueAtTime(0.0001, start);
		volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
		volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
		note.connect(volume).connect(audio!.destination);
		note.start(start);
		note.stop(start + 0.55);
	});
}
