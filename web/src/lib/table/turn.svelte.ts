// "Your turn": in the title, the favicon, a sound and a notification, as far as the reader wants them.
import { settings } from '../settings.svelte';
import { ring } from '../sound/sound.svelte';
import { plain, say } from '../text/text.svelte';
import type { Play } from './play.svelte';

export function announce(play: Play): void {
  let told = '';
  let mineBefore = true; // don't notify when the page opens
  $effect(() => {
    const mine = !!play.latest?.ask?.options.length;
    const title = play.say('title');
    document.title = mine ? `● ${say('your-turn')} · ${title}` : `${title} · Parvis`;
    document.getElementById('favicon')?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
    // after an undo, the same turn is announced again
    const moment = `${play.latest?.revision} ${play.latest?.ply}`;
    const news = mine && !mineBefore;
    mineBefore = mine;
    if (!mine || told === moment) return;
    told = moment;
    if (news) ring('bell');
    if (!document.hidden) return;
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
