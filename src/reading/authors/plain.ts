import type { Range } from '../lines.ts';
import { PILE } from '../references/cursor.ts';

/** Lines up to so many characters are those of a page, which break within sentences. */
const PAGE_LINE = 160;
/** The mark of a note where it begins: "[^3]:", "12 Barros", "(3) Corral", "¹² Barros". Laws and items begin with numbers too, so a name must follow. */
const NOTE =
  /^[ \t]*(?:\[\^([\p{L}\d]{1,4})\]:|\[(\d{1,3})\]|\((\d{1,3})\)|([¹²³⁴⁵⁶⁷⁸⁹⁰]{1,3})|(\d{1,3})[.)]?(?=\s))\s*/u;
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A note of a text: its number, and where what it says stands. */
export type Note = Range & { number: string };

/**
 * The text with the breaks within its paragraphs as spaces, of the same length; a paragraph ends with a line break. The accents that some files
 * of courts pile up at the ends of lines are gone.
 */
export function plain(text: string): string {
  const bare = text.replace(PILE, (pile) => ' '.repeat(pile.length)).replaceAll('\u00a0', ' ');
  return bare.replace(/\n/g, (_, at: number) => (isBreak(bare, at) ? '\n' : ' '));
}

/** Whether a paragraph ends at the line break at `at`. */
function isBreak(text: string, at: number): boolean {
  if (text[at + 1] === '\n' || text[at - 1] === '\n') return true;
  const from = text.lastIndexOf('\n', at - 1) + 1;
  if (at - from > PAGE_LINE) return true;
  const rest = text.slice(at + 1, at + 60);
  if (/^\s*(?:#{1,6}\s|\||[-•*]\s|\[\^|\d{1,3}[.)°º]|[a-z]\)|[IVX]{1,5}[.)-])/.test(rest)) return true;
  return /[.;:)”"»]\s*$/.test(text.slice(Math.max(from, at - 4), at)) && /^\s*[\p{Lu}\d¹²³⁴-⁹“"«(]/u.test(rest);
}

/** The notes of a text in their order. `flat`: the text as `plain` gives it. */
export function notesOf(flat: string): Note[] {
  const out: Note[] = [];
  for (let from = 0; from < flat.length;) {
    const end = flat.indexOf('\n', from) < 0 ? flat.length : flat.indexOf('\n', from);
    const mark = NOTE.exec(flat.slice(from, Math.min(end, from + 24)));
    if (mark) {
      const number = mark[1] ?? mark[2] ?? mark[3] ?? mark[5] ?? digits(mark[4] ?? '');
      out.push({ number, start: from + mark[0].length, end });
    }
    from = end + 1;
  }
  return out;
}

const digits = (high: string): string => [...high].map((c) => HIGH.indexOf(c)).join('');
