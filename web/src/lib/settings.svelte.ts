// The reader's settings in this browser. An account shares them between its devices (`following`).
export type Language = 'fr' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** Which choices need a confirmation before they are sent. */
export type Confirm = 'never' | 'turn' | 'choice';
export type Pace = 'slow' | 'steady' | 'quick' | 'instant';

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  pace: Pace;
  confirm: Confirm;
  sound: boolean;
  volume: number; // 0 to 1
  notify: boolean;
  hints: boolean;
  text: boolean; // show the table as text instead of the board
  seen: string[]; // hints dismissed for good
}

const KEY = 'parvis.settings';
const french = (): boolean => navigator.languages.some((l) => l.startsWith('fr'));

function load(): Kept {
  const fresh: Kept = {
    language: french() ? 'fr' : 'en',
    theme: 'auto',
    motion: true,
    pace: 'steady',
    confirm: 'never',
    sound: true,
    volume: 0.7,
    notify: false,
    hints: true,
    text: false,
    seen: [],
  };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    if (typeof kept.confirm === 'boolean') kept.confirm = kept.confirm ? 'choice' : 'never'; // the format of older versions
    return kept;
  } catch {
    return fresh;
  }
}

export const settings = $state(load());

const dusk = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether pieces are animated: the reader's setting, unless the system asks for reduced motion. */
export const moving = (): boolean => settings.motion && !calm.matches;

/** Whether numbers count up to their new value. */
export const counting = (): boolean => moving() && settings.pace !== 'instant' && !document.hidden;

/** Milliseconds between two choices of others, so that one can follow them. */
export const paceOf = (pace: Pace): number => ({ slow: 1600, steady: 800, quick: 300, instant: 0 })[pace];

/** Seconds that computer players wait, so a choice can be taken back: the time of two choices of others. */
export const graceOf = (pace: Pace): number => (2 * paceOf(pace)) / 1000;

/** Keep the settings and show them on the page; to be called inside an effect root. */
export function keepSettings(): void {
  const apply = (): void => {
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && dusk.matches);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  };
  dusk.addEventListener('change', apply);
  $effect(() => {
    apply();
    document.documentElement.lang = settings.language;
    document.documentElement.dataset['motion'] = settings.motion ? 'on' : 'off';
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // playing works without storage
    }
  });
}

/** Dismiss a hint for good. */
export function dismiss(hint: string): void {
  if (!settings.seen.includes(hint)) settings.seen.push(hint);
}
