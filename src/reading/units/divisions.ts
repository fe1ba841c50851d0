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
  const marks = withoutItems(text, inSequence(all, lines[0]?.start ?? 0));
  const count = (...ids: string[]): number => marks.filter(({ form }) => ids.includes(form.id)).length;
  const without = (...ids: string[]): Mark[] => marks.filter(({ form }) => !ids.includes(form.id));
  if (genre === 'ruling') {
    if (count('ordinal', 'considerando') >= MAIN) return without('degree', 'number');
    return count('degree') >= 2 ? without('number') : marks;
  }
  if (genre === 'law') return withoutQuoted(marks, all);
  if (count('article') >= MAIN || count('clause', 'ordinal') >= MAIN) return without('number', 'degree', 'cardinal');
  if (count('cardinal') >= MAIN) return without('number', 'degree');
  return without('cardinal', ...(count('number') > count('degree') ? ['degree'] : []));
}

/** Behind the number of an item: words that go on with what leads to them. */
const GOES_ON = /^[\s.:)°º–—-]*\p{Ll}/u;
/** Numbers below a lead-in ("se acompañan: 1. la solicitud; 2. …") that go on with its sentence are items, also where a text numbers nothing else. */
function withoutItems(text: string, marks: readonly Mark[]): Mark[] {
  const isItem = ({ form, end }: Mark): boolean => form.id === 'number' && GOES_ON.test(text.slice(end, end + 8));
  let isLed = false;
  return marks.filter((mark) => {
    if (mark.value === 1) isLed = /:\s*$/.test(text.slice(Math.max(0, mark.start - 8), mark.start));
    return !(isLed && isItem(mark));
  });
}

/** Containers that a law puts into another with articles that are none of its own are left out. */
function withoutQuoted(marks: readonly Mark[], all: readonly Mark[]): Mark[] {
  const kept = new Set(marks);
  let goesOn = true;
  for (const mark of [...all].reverse()) {
    if (mark.form.role === 'division') goesOn = kept.has(mark);
    else if (!goesOn && (mark.inside || mark.quoted)) kept.delete(mark);
  }
  return marks.filter((mark) => kept.has(mark));
}
