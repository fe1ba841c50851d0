import { inlineMarks } from './inline.ts';
import type { Line } from './line.ts';
import { marksOf, type Mark } from './marks.ts';
import { inSequence } from './sequence.ts';
import type { Genre } from './unit.ts';

/** So many divisions of one form make it that of the document; plain numbers below it are items. */
const MAIN = 3;

/** Which marks are the divisions of a text: in sequence, and of the forms that the document itself uses. */
export function divisionsOf(text: string, lines: readonly Line[], genre: Genre): Mark[] {
  const all = [...marksOf(text, lines, genre), ...inlineMarks(text, lines, genre)].sort((a, b) => a.start - b.start);
  const marks = inSequence(all);
  const count = (...ids: string[]): number => marks.filter(({ form }) => ids.includes(form.id)).length;
  const without = (...ids: string[]): Mark[] => marks.filter(({ form }) => !ids.includes(form.id));
  if (genre === 'ruling') {
    if (count('ordinal', 'considerando') >= MAIN) return without('degree', 'number');
    return count('degree') >= 2 ? without('number') : marks;
  }
  if (genre === 'law') return marks;
  if (count('article') >= MAIN || count('clause', 'ordinal') >= MAIN) return without('number', 'degree');
  return count('number') > count('degree') ? without('degree') : marks;
}
