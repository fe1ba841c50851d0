import { Cursor } from './cursor.ts';
import { Setting } from './setting.ts';
import type { Authority } from './norm-table.ts';
import { norm } from './norms.ts';

/** Characters at the head of a text in which a law says what it is. */
const HEAD = 1500;
/** Articles that a text must hold to be a law. */
const FEWEST_ARTICLES = 3;
const HEADED = /^\W{0,6}art(?:[íi]culo|\.)\s+(?:\d|primero|único)/gimu;
/** A line that says what a law is: "LEY NUM. 18.916", "APRUEBA CODIGO AERONAUTICO", "Ley 19496". */
const SELF =
  /(?:^|\n)[#*\s"]*(?:aprueba(?:\s+(?:el\s+)?texto[^\n]{0,60}?del)?\s+(?:el\s+)?|fija[^\n]{0,70}?(?:del?\s+)(?:la\s+)?)?(?=(?:ley|d\.?f\.?l|d\.?l|decreto|c[oó]digo|constituci[oó]n)\b)/gi;

/** A code is called by its name, whatever the number of the decree that holds it. */
const CODE = /^(?:codigo|constitucion)/;

/** What norm a text itself is, told by its head; null for a text that is no law. */
export function ownNorm(text: string): Authority | null {
  const headed = text.matchAll(HEADED);
  for (let i = 0; i < FEWEST_ARTICLES; i++) if (headed.next().done) return null;
  const c = new Cursor(text.slice(0, HEAD).replace(/\bn[uú]m\.?\s/gi, (sign) => 'N° '.padEnd(sign.length)));
  const found = [...c.text.matchAll(SELF)].flatMap(({ index, 0: line }) => {
    c.at = index + line.length;
    const [hit] = norm(c, new Setting(null)) ?? [];
    return hit?.authority && hit.how === 'named' ? [hit.authority] : [];
  });
  return found.find(({ key }) => CODE.test(key)) ?? found[0] ?? null;
}
