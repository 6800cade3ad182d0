// Synchronises settings with the account: changes here are sent; changes elsewhere are loaded when the page is shown.
import type { Preferences } from '$generated/messages';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { api } from './wire/api';

type Values = Record<string, unknown>;
const HERE: readonly string[] = ['notify']; // belong to a browser, not to an account
const PAUSE = 800; // milliseconds after the last change

const snapshot = (): Values =>
  Object.fromEntries(
    Object.entries($state.snapshot(settings) as Values).filter(([key]) => !HERE.includes(key)),
  );
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The values that changed. */
export const changed = (before: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !same(before[key], value)));
/** The values whose key and type are known here. */
export const fitting = (told: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(told).filter(
      ([key, value]) =>
        key in now &&
        !HERE.includes(key) &&
        typeof value === typeof now[key] &&
        Array.isArray(value) === Array.isArray(now[key]),
    ),
  );

/** Keep the settings of an account in step on all its devices; to be called inside an effect root. */
export function followAccount(): void {
  let known: Values | undefined; // the server's values; undefined until they are loaded
  let version = 0;
  const account = $derived(session.me && !session.me.guest ? session.me.id : 0);

  function take(told: Preferences): void {
    version = told.version;
    const mine = snapshot();
    // unsent changes made here are newer
    const later = known ? changed(known, mine) : {};
    Object.assign(settings, fitting({ ...told.values, ...later }, mine));
    known = { ...mine, ...fitting(told.values, mine) };
  }
  async function load(whose: number): Promise<void> {
    const told = await api.settings();
    if (whose !== account) return;
    if (told.version) {
      if (told.version !== version || !known) take(told);
    } else known = {}; // nothing is stored yet: send everything
    await send(whose);
  }
  async function send(whose: number): Promise<void> {
    if (!known || whose !== account) return;
    const values = changed(known, snapshot());
    if (!Object.keys(values).length) return;
    take(await api.setSettings({ values }));
  }
  const quietly = (what: Promise<void>): void => void what.catch(() => undefined); // a later change tries again

  $effect(() => {
    const whose = account;
    known = undefined;
    version = 0;
    if (!whose) return;
    quietly(load(whose));
    const look = (): void => {
      if (!document.hidden) quietly(load(whose));
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  });
  $effect(() => {
    const whose = account;
    void JSON.stringify(settings); // track every setting
    if (!whose) return;
    const timer = setTimeout(() => quietly(send(whose)), PAUSE);
    return () => clearTimeout(timer);
  });
}
