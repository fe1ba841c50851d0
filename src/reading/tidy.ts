import type { Range } from './lines.ts';

/** Abbreviations whose stop is theirs. */
const STOPPED = /(?:S\.A|S\.p\.A|Ltda|Cía|Inc|Co|Corp|Ltd|L\.P|N\.A|B\.V|L\.L\.C|U\.F)\.$/u;

/** A range without blanks, marks and small words at its end, and without blanks and list marks at its beginning. */
export function tidy(text: string, { start, end }: Range): Range {
  let [a, b] = [start, end];
  while (a < b && /[\s*_#:;,.–—-]/.test(text[a]!)) a++;
  a += /^(?:and|or|y|e|o)\s+/.exec(text.slice(a, b))?.[0].length ?? 0;
  b -= /[;,]\s+(?:and|or|y|e|o)[\s.;]*$/.exec(text.slice(a, b))?.[0].length ?? 0;
  while (b > a && /[\s*_.;,:–—-]/.test(text[b - 1]!) && !STOPPED.test(text.slice(Math.max(a, b - 8), b))) b--;
  return { start: a, end: b };
}
