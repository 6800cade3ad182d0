// Options that differ only in a number are shown as one question: how many?
import type { GameInfo } from '$generated/messages';
import type { Option } from './vocabulary';

const FEW = 4; // most options that are shown as separate buttons

/** Separate single options from series that count up: same form, same parts except the last. */
export function amounts(
  options: readonly Option[],
  info: Pick<GameInfo, 'kinds'>,
): { single: Option[]; rows: Option[][] } {
  // a last part that names a thing, such as a card, is not an amount, even if the cards have consecutive numbers
  const counts = (o: Option): boolean => {
    const form = info.kinds.find((k) => k.name === o.kind)?.forms.find((f) => f.name === o.form);
    return !!form?.fields.length && form.fields.at(-1)?.noun === null;
  };
  const groups = new Map<string, Option[]>();
  for (const o of options) {
    const key = `${o.kind} ${o.form} ${o.parts.slice(0, -1).join(' ')}`;
    const group = groups.get(key);
    if (group && counts(o)) group.push(o);
    else groups.set(counts(o) ? key : `${key} ${o.value}`, [o]);
  }
  const rows: Option[][] = [];
  const single: Option[] = [];
  for (const group of groups.values()) {
    const sorted = [...group].sort((a, b) => (a.parts.at(-1) ?? 0) - (b.parts.at(-1) ?? 0));
    const rising = sorted.every((o, i) => o.parts.at(-1) === (sorted[0]?.parts.at(-1) ?? 0) + i);
    if (sorted.length >= FEW && rising) rows.push(sorted);
    else single.push(...group);
  }
  return { single: options.filter((o) => single.includes(o)), rows };
}
