import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';

const QUOTE: Rule = {
  id: 'en.quote.open',
  category: 'puntuacion',
  weight: 1,
  say: { en: 'The quotation that opens here is not closed.', es: 'La cita que se abre aquí no se cierra.' },
  source: OURS,
};
const MOST = 120;
/** A straight quotation mark that opens within a paragraph and has none that closes it: from it to the end of its sentence, where the other is looked for. */
export function openQuotes(text: string, start: number, end: number, emit: Emit): void {
  const marks: number[] = [];
  for (let at = text.indexOf('"', start); at >= 0 && at < end; at = text.indexOf('"', at + 1)) marks.push(at);
  if (marks.length % 2 === 0) return;
  const opens = (at: number): boolean => /[\s([]/.test(text[at - 1] ?? ' ') && /[\p{L}[]/u.test(text[at + 1] ?? '');
  const closes = (at: number): boolean =>
    /[\p{L}.,;:?!)\]]/u.test(text[at - 1] ?? ' ') && !/\p{L}/u.test(text[at + 1] ?? ' ');
  let open = -1;
  for (const at of marks) {
    const isOpening = opens(at);
    // A mark that is neither, or closes what is not open, makes the paragraph unclear.
    if (!isOpening && (open < 0 || !closes(at))) return;
    if (isOpening && open >= 0) break;
    open = isOpening ? at : -1;
  }
  // A quotation of several paragraphs opens at the head of each.
  if (open < 0 || text.slice(start, open).trim() === '') return;
  const stop = /[.?!](?=\s|$)/.exec(text.slice(open, end));
  emit(QUOTE, open, Math.min(open + MOST, stop ? open + stop.index + 1 : end), null);
}
