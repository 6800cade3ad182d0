// "Your turn": in the title, the favicon, a sound and a notification, as far as the reader wants them.
import { settings } from '../settings.svelte';
import { plain, say } from '../text/text.svelte';
import type { Play } from './play.svelte';

let audio: AudioContext | undefined;

/** Two soft strokes of a bell. */
function ring(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start + i * 0.18);
    gain.gain.exponentialRampToValueAtTime(0.12, start + i * 0.18 + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.18 + 0.9);
    tone.connect(gain).connect(audio.destination);
    tone.start(start + i * 0.18);
    tone.stop(start + i * 0.18 + 1);
  }
}

export function announce(play: Play): void {
  let told = -1;
  $effect(() => {
    const mine = !!play.latest?.ask?.options.length;
    const title = play.say('title');
    document.title = mine ? `● ${say('your-turn')} · ${title}` : `${title} · Parvis`;
    document.getElementById('favicon')?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
    const ply = play.latest?.ply ?? 0;
    if (!mine || told === ply) return;
    told = ply;
    if (!document.hidden) return;
    if (settings.sound) ring();
    if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
      const q = play.latest?.ask;
      new Notification(title, {
        body: q ? plain(play.lore.question(q, play.nameOf)) : say('your-turn'),
        tag: play.table.id,
      });
    }
  });
  $effect(() => () => {
    document.title = 'Parvis';
    document.getElementById('favicon')?.setAttribute('href', '/favicon.svg');
  });
}
