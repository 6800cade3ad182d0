// The sounds of the table: samples made by tools/sounds.py, fetched after the first click. Nothing is conveyed by sound
// alone.
import { settings } from '../settings.svelte';

const SOUNDS = ['piece', 'coin', 'die', 'card', 'bag', 'bell', 'ruin', 'fanfare', 'drum'] as const;
export type Sound = (typeof SOUNDS)[number];
const files = import.meta.glob<string>('../../assets/sounds/*.wav', {
  eager: true,
  query: '?url',
  import: 'default',
});

const APART = 0.04; // seconds between two sounds
const BEND = 0.03; // random variation of the pitch, so that no two pieces sound the same

let audio: AudioContext | undefined;
let volume: GainNode | undefined;
const buffers = new Map<Sound, AudioBuffer>();
let last = 0;

/** Fetch the samples. Browsers allow sound only after a click. */
async function load(): Promise<void> {
  audio = new AudioContext();
  volume = audio.createGain();
  volume.connect(audio.destination);
  const own = audio;
  await Promise.all(
    SOUNDS.map(async (name) => {
      const url = files[`../../assets/sounds/${name}.wav`];
      if (!url) return;
      const answer = await fetch(url);
      buffers.set(name, await own.decodeAudioData(await answer.arrayBuffer()));
    }),
  );
}

/** Wait for the first click or key, then fetch. */
export function awaitSound(): void {
  const wake = (): void => {
    removeEventListener('pointerup', wake);
    removeEventListener('keydown', wake);
    if (settings.sound) void load().catch(() => undefined);
    else addEventListener('parvis-sound', () => void load().catch(() => undefined), { once: true });
  };
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
}

/** Play a sound, unless sounds are off. */
export function ring(name: Sound): void {
  const buffer = buffers.get(name);
  if (!settings.sound || !audio || !volume || !buffer) return;
  const now = audio.currentTime;
  if (now - last < APART) return;
  last = now;
  volume.gain.value = settings.volume;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  if (name !== 'fanfare' && name !== 'bell') source.playbackRate.value = 1 + (Math.random() * 2 - 1) * BEND;
  source.connect(volume);
  source.start();
}

/** Switch sounds on or off. */
export function setSound(on: boolean): void {
  settings.sound = on;
  if (on) dispatchEvent(new Event('parvis-sound'));
}
