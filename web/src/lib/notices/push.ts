// Web push: whether this browser supports notifications, and its subscription.
import type { Subscription } from '$generated/messages';
import { Refusal } from '../wire/api';

export const offersPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Ask for permission and subscribe; throw a refusal if the browser denies it. */
export async function askForPush(key: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refusal({ type: 'refused', reason: 'no-push' });
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const made = await worker.pushManager.subscribe(options).catch(() => {
    throw new Refusal({ type: 'refused', reason: 'no-push' });
  });
  const { endpoint, keys } = made.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    agent: agentOf(navigator.userAgent),
  };
}

/** Base64url as bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** A name for the device: browser and system. */
export function agentOf(text: string): string {
  const find = (names: Record<string, string>): string =>
    Object.entries(names).find(([mark]) => text.includes(mark))?.[1] ?? '';
  const browser = find({
    'Edg/': 'Edge',
    'OPR/': 'Opera',
    Firefox: 'Firefox',
    Chrome: 'Chrome',
    Safari: 'Safari',
  });
  const system = find({
    Android: 'Android',
    iPhone: 'iPhone',
    iPad: 'iPad',
    Windows: 'Windows',
    Mac: 'macOS',
    Linux: 'Linux',
  });
  return [browser, system].filter(Boolean).join(', ');
}
