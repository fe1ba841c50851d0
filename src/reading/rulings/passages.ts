import type { Range } from '../lines.ts';

/** Characters of a passage, and of those before its citation. */
const MOST = 460;
const BEFORE = 300;
/** Characters of a proposition, and words of a quotation that can be one. */
const PROPOSED = 420;
const QUOTED_WORDS = 5;

const isSpace = (c: string | undefined): boolean => c === undefined || /\s/.test(c);
const trimmed = (text: string, { start, end }: Range): Range => {
  let [a, b] = [start, end];
  while (a < b && /[\s,;:(–—“«"-]/.test(text[a]!)) a++;
  while (b > a && /[\s,;:(–—-]/.test(text[b - 1]!)) b--;
  return { start: a, end: b };
};

/** A range cut to so many characters at words; `at` is kept within it. */
export function cut(text: string, range: Range, at: Range, most = MOST): Range {
  let { start, end } = range;
  if (end - start > most) {
    start = Math.max(start, Math.min(at.start - BEFORE, end - most));
    while (start > range.start && start < at.start && !isSpace(text[start - 1])) start++;
    end = Math.max(at.end, Math.min(end, start + most));
    while (end < range.end && end > at.end && !isSpace(text[end])) end--;
  }
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  return { start, end };
}

/** The words around a citation that are shown. */
export const passageOf = (text: string, one: Range, around: Range): Range =>
  cut(text, { start: Math.min(around.start, one.start), end: Math.max(around.end, one.end) }, one);

const QUOTATION = /[“«"]([^“”«»"]{20,1500})[”»"]/g;
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The quotations of at least five words in a range, without their marks. */
export function quotationsIn(text: string, { start, end }: Range): Range[] {
  return [...text.slice(start, end).matchAll(QUOTATION)]
    .filter(([, inner]) => words(inner!) >= QUOTED_WORDS)
    .map(({ index, 1: inner }) => ({ start: start + index + 1, end: start + index + 1 + inner!.length }));
}

/** The date behind a number, and the mark that ends an aside. */
const DATED = /^[\s,]*(?:de(?: fecha)? [^,;()–—-]{4,60}?\d{4})?[\s,)–—-]*/;
/** Words that tell what it says: right behind it, or behind a verb. */
const THAT = /^(?:(?:en )?(?:la |el )?(?:que|cual)|y que|:)\s+/i;
const STATING =
  /\b(?:(?:ha|han) (?:\p{L}+ ){0,2}?(?:resuelto|sostenido|declarado|entendido|señalado|dicho|fallado|razonado|afirmado|reiterado|manifestado|exigido|concluido|decidido|establecido|precisado)|se sostuvo|sostuvo|sostuvieron|señal[óa]|(?:afirma|sostiene|declara|enseña|entiende|concluye|resuelve|reitera|precisa|recuerda)(?= que)|resolvió|declaró|estableci?ó|establecen?|concluyó|razonó|dispuso|afirmó|se refieren? a|decidió|según (?:el|la|los|las) cual(?:es)?)(?: que|,)?\s+/u;
const AS = /\b(?:como|según|conforme|tal cual|así)\b/i;
/** Characters before a citation up to which it is named at the head of its sentence. */
const NAMED_FIRST = 220;

/** Where what is said of a ruling begins behind it; null where nothing tells that it is of that ruling. */
function saidFrom(text: string, one: Range, sentence: Range): number | null {
  const behind = text.slice(one.end, sentence.end);
  const dated = DATED.exec(behind)![0].length;
  const stating = STATING.exec(behind);
  if (stating) return one.end + stating.index + stating[0].length;
  const that = THAT.exec(behind.slice(dated));
  if (that) return one.end + dated + that[0].length;
  // "Como lo ha sostenido esta Corte (Rol …), el plazo …": the rest of the sentence.
  const before = text.slice(sentence.start, one.start);
  return before.length < NAMED_FIRST && AS.test(before) ? one.end + dated : null;
}

/** "En tal dictamen se sostuvo que …": the sentence behind tells what the ruling says. */
const OF_IT =
  /^(?:en|dich[ao]|ta[l]|es[ae]|est[ae])\s+(?:(?:tal|dich[ao]|es[ae]|est[ae]|el citado|la citada)\s+)?(?:dictamen|fallo|pronunciamiento|sentencia|resolución|ocasión|oportunidad)/i;
/** Where the clause ends that stands before another ruling. */
const clauseEnd = (text: string, from: number, another: number): number => {
  const stop = Math.max(text.lastIndexOf(',', another), text.lastIndexOf(';', another));
  return stop > from ? stop : another;
};

/**
 * `stated`: the sentence before, where the citation is only brackets behind it. `behind`: the sentence after. `others`: where the
 * other rulings and courts behind it in its sentence begin. `rowEnd`: where the row of numbers ends that it stands in.
 */
export type Setting = {
  sentence: Range;
  stated: Range | null;
  behind: Range | null;
  others: readonly number[];
  rowEnd: number;
};

/**
 * What a ruling is cited for: the quotation nearest to it, else what stands before the brackets that it is in, else what follows "que" behind it. Null where
 * none of these can be told: then the passage says it.
 */
export function propositionOf(
  text: string,
  one: Range,
  { sentence, stated, behind: next, others, rowEnd }: Setting,
): Range | null {
  const told = next && OF_IT.test(text.slice(next.start, next.start + 60)) ? next : null;
  const around = { start: stated?.start ?? sentence.start, end: told?.end ?? sentence.end };
  // The words of an article are not what a ruling says.
  const quoted = quotationsIn(text, around).filter(
    ({ start, end }) =>
      !/\bart(?:\.|[íi]culo)/i.test(end <= one.start ? text.slice(end, one.start) : text.slice(one.end, start)),
  );
  const distance = (range: Range): number =>
    range.end <= one.start ? one.start - range.end : range.start >= one.end ? range.start - one.end : 0;
  const nearest = quoted.sort((a, b) => distance(a) - distance(b))[0];
  if (nearest) return cut(text, nearest, { start: nearest.start, end: nearest.start }, PROPOSED);
  const own = text.slice(sentence.start, one.start + 1);
  const opened = sentence.start + own.lastIndexOf('(');
  const closed = sentence.start + own.lastIndexOf(')');
  if (opened > closed && opened >= sentence.start) {
    const before = trimmed(text, {
      start: stated && opened <= sentence.start + 2 ? stated.start : sentence.start,
      end: opened,
    });
    if (words(text.slice(before.start, before.end)) >= QUOTED_WORDS)
      return cut(text, before, { start: Math.max(before.start, before.end - 1), end: before.end }, PROPOSED);
  }
  if (told) {
    const stating = STATING.exec(text.slice(told.start, told.end));
    const said = { start: told.start + (stating ? stating.index + stating[0].length : 0), end: told.end };
    return cut(text, trimmed(text, said), { start: said.start, end: said.start }, PROPOSED);
  }
  const from = saidFrom(text, { start: one.start, end: rowEnd }, sentence);
  if (from === null) return null;
  // What follows another ruling is that one's.
  const another = others.find((start) => start > from);
  const until = another === undefined ? sentence.end : clauseEnd(text, from, another);
  const after = trimmed(text, { start: from, end: until });
  if (words(text.slice(after.start, after.end)) < QUOTED_WORDS) return null;
  return cut(text, after, { start: after.start, end: after.start }, PROPOSED);
}
