import type { Heading } from '../headings.ts';
import { numberOf } from './division-names.ts';

/** A line shorter than this holds no divisions one behind the other. */
const LONG = 160;
/** Where a division may begin within a line: behind the end of a sentence, with its word or number and its mark. */
const BEGINS =
  /(?:(?<=[.;:)”"]\s{1,3})|(?<=\S\s{1,3})(?=\p{Lu}\p{L}+\s\d{1,3}\s?[º°]?\.\s?[-–—]))(?:(?:CL[ÁA]USULA|Cl[áa]usula|ART[ÍI]CULO|Art[íi]culo|Section|SECTION|Clause|Article|ARTICLE)\s+(\d{1,3}(?![\d.]*\d)|\p{L}{5,}(?:\s\p{L}{5,})?)\s?[º°]?|(\p{Lu}{5,}(?:\s\p{Lu}{5,})?)|(\d{1,2}))\s?[.:)](?:[-–—]|\s?[-–—])?\s+(?=["“]?\p{Lu})/gu;
/** The first division of a line may stand at its very beginning. */
const AT_START =
  /^\s*["“#*]*(?:(?:cl[áa]usula|art[íi]culo|section|clause|article)\s+)?(\d{1,3}|\p{L}{5,}(?:\s\p{L}{5,})?)\s?[º°]?[.:)]/iu;
/** Characters of a title that stands behind the number: "5. Return of Materials." */
const TITLE = /^[^.:;]{2,60}(?=[.:])/u;
const LEVEL = 5;

const asNumber = (written: string): number => Number(numberOf(written).replace(/\D.*$/, '')) || Number.NaN;

/**
 * Divisions that stand one behind the other in one line, as where the breaks of lines were lost: "PRIMERO. … SEGUNDO. …", "1. Purpose. … 2. Term. …".
 * Only numbers that follow one another are taken, so that one which a sentence happens to begin with heads nothing.
 */
export function inlineHeadings(text: string): Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < text.length;) {
    const stop = text.indexOf('\n', at);
    const end = stop < 0 ? text.length : stop;
    if (end - at > LONG) found.push(...inLine(text.slice(at, end), at));
    at = end + 1;
  }
  return found;
}

function inLine(line: string, at: number): Heading[] {
  const first = AT_START.exec(line)?.[1];
  let last = first ? asNumber(first) : 0;
  if (Number.isNaN(last)) last = 0;
  let proven = false;
  const found: Heading[] = [];
  for (const { index, 0: mark, 1: word, 2: ordinal, 3: digits } of line.matchAll(BEGINS)) {
    const number = asNumber(word ?? ordinal ?? digits!);
    // "Artículo 8º.-" heads an article wherever it stands; a bare number only in its order.
    const sure = word !== undefined && /[-–—]\s*$/.test(mark);
    if (sure ? number <= last : number !== last + 1) continue;
    proven ||= sure;
    last = number;
    const behind = line.slice(index + mark.length);
    const title = TITLE.exec(behind)?.[0] ?? '';
    const titled =
      digits !== undefined && /^\p{Lu}[\p{L} ,;&'’-]+$/u.test(title) && title.split(/\s+/).length <= 8
        ? ` ${title}`
        : '';
    found.push({
      start: at + index,
      level: LEVEL,
      label: `${mark.trim().replace(/\s?[.:)][-–—\s]*$/, '')}${digits === undefined ? '' : '.'}${titled}`,
    });
  }
  // One alone proves no order, unless the line itself begins with the number before it.
  return proven || found.length > 1 || (first && found.length === 1) ? found : [];
}
