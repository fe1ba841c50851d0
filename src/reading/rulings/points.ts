import type { Range } from '../lines.ts';
import { withoutFeet } from './feet.ts';

/** How a point of a decision is numbered at the beginning of its line: "I.-", "II. Que", "1°)", "PRIMERO:". */
const NUMERAL = /^[^\S\n]*(?:([IVX]{1,5})|(\d{1,2})|(\p{L}{4,7})[oO])[^\S\n]?[°º]?(?:\.?[-–)]|[.:)°º]|[^\S\n]*[-–])/gmu;
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven', 'decim'];
const ROMANS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');

type Kind = 'roman' | 'figure' | 'ordinal';
function numberedBy([, roman, figure, ordinal]: RegExpExecArray): { kind: Kind; number: number } {
  if (roman) return { kind: 'roman', number: ROMANS.indexOf(roman) + 1 };
  if (figure) return { kind: 'figure', number: Number(figure) };
  const word = ordinal!.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return { kind: 'ordinal', number: ORDINALS.indexOf(word) + 1 };
}

/**
 * The numbered points of a part that decides, each with its items up to the next point; none where it has fewer than two. The first number that stands at 1
 * tells how they are numbered: "1." below "I." is an item of it.
 */
export function pointsIn(text: string, { start, end }: Range): Range[] {
  const starts: number[] = [];
  let kind: Kind | null = null;
  const words = text.slice(start, end);
  NUMERAL.lastIndex = 0;
  for (let match = NUMERAL.exec(words); match; match = NUMERAL.exec(words)) {
    const one = numberedBy(match);
    if (one.number !== starts.length + 1 || (kind !== null && one.kind !== kind)) continue;
    kind = one.kind;
    starts.push(start + match.index);
  }
  if (starts.length < 2) return [];
  return starts.map((from, i) => {
    const pieces = withoutFeet(text, { start: from, end: starts[i + 1] ?? end });
    return { start: pieces[0]!.start, end: pieces.at(-1)!.end };
  });
}
