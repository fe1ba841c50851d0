import { Cursor } from '../references/cursor.ts';
import { norm } from '../references/norms.ts';
import { Setting } from '../references/setting.ts';
import { fold } from '../words.ts';

/** Articles of a norm by its key ("codigo:trabajo", "ley:19496"): their numbers as units carry them, "16 a", "152 quater j". */
export type Where = { readonly norm: string; readonly articles: readonly string[] };

/** Names of one norm under other keys: the law that brought a code, the decree that holds it. */
const SAME: Readonly<Record<string, string>> = {
  'ley:19696': 'codigo:procesal-penal',
  'dl:830': 'codigo:tributario',
  'dfl:725/1967': 'codigo:sanitario',
  'dfl:1122/1981': 'codigo:aguas',
  'ley:18916': 'codigo:aeronautico',
  'ley:18248': 'codigo:mineria',
  'ley:7421': 'codigo:organico-de-tribunales',
  'ley:1552': 'codigo:procedimiento-civil',
  'dfl:458': 'dfl:458/1975',
  'dfl:458/1976': 'dfl:458/1975',
  'dfl:1/2007': 'ley:18290',
};
/** The one key of a norm that has several. */
export const oneKey = (key: string): string => SAME[key] ?? key;

const PLACE = /^(.+?)\s+art\.\s+(\S.*)$/;
const RANGE = /^(\d+)\s*-\s*(\d+)$/;
/** Articles of a range at most. */
const WIDEST = 60;

const keys = new Map<string, string | null>();
/** The key of a norm by its name; null for words that name none. */
function keyOf(name: string): string | null {
  let key = keys.get(name);
  if (key === undefined) {
    key = norm(new Cursor(name), new Setting(null))?.[0]?.authority?.key ?? null;
    keys.set(name, key);
  }
  return key;
}

/** An article's number as a unit carries it: "16 A" and "16 a", "3° bis" and "3 bis" are one. */
export const numberOf = (typed: string): string =>
  fold(typed.replace(/[º°.]/g, '').replaceAll('-', ' ')).replace(/\s+/g, ' ').trim();

/** Reads `Código del Trabajo art. 67, 69-71; Ley 19.496 art. 3 bis`; what cannot be read is a fault. */
export function readWhere(value: string): { where: Where[]; faults: string[] } {
  const where: Where[] = [];
  const faults: string[] = [];
  for (const part of value.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const [, name = '', list = ''] = PLACE.exec(part) ?? [];
    const key = name && keyOf(name);
    if (!name) faults.push(`articles are told as "NORM art. 1, 2-4": ${part}`);
    else if (!key) faults.push(`no norm is called so: ${name}`);
    else where.push({ norm: key, articles: list.split(',').flatMap(spread) });
  }
  return { where, faults };
}

function spread(typed: string): string[] {
  const [, from, to] = RANGE.exec(typed.trim()) ?? [];
  // "1792-3" is one article of the Civil Code.
  if (from === undefined || Number(to) <= Number(from)) return [numberOf(typed)];
  const first = Number(from);
  return Array.from({ length: Math.min(WIDEST, Math.max(1, Number(to) - first + 1)) }, (_, i) => String(first + i));
}
