import { foldSameLength } from '../references/cursor.ts';
import type { Form } from './form.ts';
import { FORMS_BOTH } from './forms.both.ts';
import { FORMS_EN } from './forms.en.ts';
import { FORMS_ES } from './forms.es.ts';
import type { Line } from './line.ts';
import { quotedLines } from './quotations.ts';
import { AFTER_NUMBER, NUMBERS, valueOf, type NumberStyle } from './number.ts';
import type { Genre } from './unit.ts';

export const FORMS: readonly Form[] = [...FORMS_ES, ...FORMS_EN, ...FORMS_BOTH];

/**
 * The beginning of a division, as a form finds it. `end`: behind its number · `series`: the row of numbers that it is one of · `suffix`: of its number,
 * "bis", "" · `firm`: a stop behind it says that it opens what follows · `quoted`: it begins with a quotation mark · `inside`: it stands within a quotation · `inline`: within a line.
 */
export type Mark = {
  form: Form;
  start: number;
  end: number;
  series: string;
  value: number;
  suffix: string;
  transitory: boolean;
  firm: boolean;
  number: string;
  label: string;
  quoted: boolean;
  inside: boolean;
  inline: boolean;
};

const escape = (word: string): string => word.replace(/[.§$()|[\]\\+*?^{}]/g, String.raw`\$&`);
type Reader = { form: Form; style: NumberStyle; pattern: RegExp };
const readers: readonly Reader[] = FORMS.flatMap((form) => {
  const words =
    form.words.length > 0 ? `(?:${form.words.map(escape).join('|')}) {0,3}(?:n(?:°|ro\\.?|o\\.?|\\.) ?)?` : '';
  return form.numbers.map((style) => ({
    form,
    style,
    pattern: new RegExp(`^(["'] ?)?${words}(${NUMBERS[style]})${AFTER_NUMBER}`),
  }));
});
const OPEN = new Map<Genre, { digits: Reader[]; letters: Reader[] }>();
function readersOf(genre: Genre): { digits: Reader[]; letters: Reader[] } {
  let open = OPEN.get(genre);
  if (!open) {
    const all = readers.filter(({ form }) => form.genres.includes(genre));
    const bare = all.filter(
      ({ form, style }) => form.words.length === 0 && (style === 'figures' || style === 'decimal'),
    );
    OPEN.set(genre, (open = { digits: bare, letters: all.filter((reader) => !bare.includes(reader)) }));
  }
  return open;
}

const STOP = /^ *(?:\. ?-|[.:)]|-(?! ?\d))/;
const STRONG = /^ *(?:\. *-|- *\S|:)/;
const CLOSED = /^ *(?:[.)]|$)/;
/** A title or a text that begins behind the number with a capital, a figure or a quotation, perhaps after words in brackets. */
const CAPITAL = /^\s*(?:\([^)]{1,40}\)\s*\.?\s*[-–—]?\s*)?(?:\s|^)["“]?(?:[\p{Lu}\d]|\[[*….]{3})/u;
const TRANSITORY = /^ *,? *(?:de las disposiciones )?transitori[oa]s?(?![a-z])/;
const HEADING_MAX = 90;

/** Whether what stands behind a number is what its form asks for. */
function follows({ form }: Reader, line: Line, text: string, behind: number): boolean {
  const rest = line.head.slice(behind);
  const raw = text.slice(line.at + behind, Math.min(line.end, line.at + behind + 80));
  if (form.behind === 'stop') return STOP.test(rest);
  if (form.behind === 'heading')
    return STOP.test(rest) && line.end - line.at < HEADING_MAX && /\p{Lu}{2}/u.test(raw) && !/[.;,]$/.test(raw);
  if (form.behind === 'any') return /^ *(?:[.):-]+ *)?(?:["(] ?)?(?:[a-z]|$)/.test(rest);
  if (STRONG.test(rest)) return true;
  if (!line.fresh && line.hashes === 0) return false;
  return CLOSED.test(rest) || line.hashes > 0 || CAPITAL.test(raw);
}

const letterAt = (text: string, at: number): string => text[at]!.toLowerCase().normalize('NFC');

function markOf(reader: Reader, line: Line, text: string, transitoryPart: boolean, inside: boolean): Mark | null {
  const { form, style } = reader;
  const match = reader.pattern.exec(line.head);
  if (!match) return null;
  // "TÍTULO I" that is the whole of its line begins a paragraph whatever stands before it.
  const whole = form.role === 'container' && form.words.length > 0 && /^[ .:]*$/.test(line.head.slice(match[0].length));
  if (form.where === 'paragraph' && !line.fresh && line.hashes === 0 && !whole) return null;
  const opening = match[1]?.length ?? 0;
  const first = text[line.at + opening]!;
  // What is only named stands in lower case: "artículo 12 del Código".
  if (/\p{Ll}/u.test(first)) return null;
  let behind = match[0].length;
  const transitory = TRANSITORY.exec(line.head.slice(behind));
  if (transitory) behind += transitory[0].length;
  if (!whole && !follows(reader, line, text, behind)) return null;
  const degree = /[°]|\.o|o$/.test(match[0].slice(match[0].indexOf(match[2]!) + match[2]!.length));
  if (form.id === 'degree' && !degree) return null;
  if ((form.id === 'number' || form.id === 'decimal') && (degree || isAmount(line.head.slice(behind)))) return null;
  if (isBare(form) && /\d{3}/.test(match[2]!)) return null;
  const letter = match[5] ? letterAt(text, line.at + match[0].length - 1) : '';
  const suffix = [match[3]?.replace(/[^a-z]/g, 'a'), match[4] && `-${match[4]}`, letter].filter(Boolean).join(' ');
  const isTransitory =
    transitory !== null || match[2]!.startsWith('transitori') || (transitoryPart && form.role === 'division');
  return made(form, style, match[2]!, {
    start: line.start,
    end: line.at + behind,
    text: text.slice(line.at + opening, line.at + behind),
    suffix,
    transitory: isTransitory,
    firm: STRONG.test(line.head.slice(behind)),
    quoted: opening > 0,
    inside,
    inline: false,
    stop: /^ *([.)-]{0,2})/.exec(line.head.slice(behind))![1]!,
  });
}
/** Whether a form is a mere number, which a year or an amount is too. */
const isBare = ({ id }: Form): boolean => id === 'number' || id === 'degree';
/** Digits behind a number make it an amount or a date: "77.914", "12-3". */
const isAmount = (rest: string): boolean =>
  /^[.,/-]?\d/.test(rest) || /^ (?:million|millones|mil|%|por ciento)/.test(rest);

type Found = Pick<Mark, 'start' | 'end' | 'suffix' | 'transitory' | 'firm' | 'quoted' | 'inside' | 'inline'> & {
  text: string;
  stop: string;
};
/** A mark from what was found; `text`: its label as the document writes it. */
export function made(form: Form, style: NumberStyle, written: string, found: Found): Mark {
  const { text, stop, ...place } = found;
  const value = valueOf(written, style);
  const plain =
    style === 'decimal' || style === 'letter' || Number.isNaN(value)
      ? written
      : style === 'only' && !written.startsWith('transit')
        ? 'unico'
        : String(value);
  const prefix = style === 'decimal' ? written.slice(0, written.lastIndexOf('.')) : '';
  return {
    form,
    ...place,
    value,
    // Numbers of lists have a stop of another kind than those of divisions.
    series: [
      form.id === 'ordinal' ? 'clause' : form.id,
      prefix,
      form.id === 'number' ? stop : '',
      place.transitory ? 'transitory' : '',
    ].join(':'),
    number: [plain, place.suffix, place.transitory ? 'transitorio' : ''].filter(Boolean).join(' ').replace(' -', '-'),
    label: text
      .replace(/[*_]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/[\s.:)–—-]+$/, ''),
  };
}

/** The level of a title of a law: lesser headings divide a transitory part, and do not end it. */
const TITLE = 2;
/** The series of articles that set out the whole text of another norm. */
export const APPROVING = 'approving';
/** What such an article says. */
const APPROVES = /^[\s.:°º-]*(?:fija|aprueba)se el (?:siguiente )?texto\b/;
const TRANSITORY_PART = /^(?:["#* ]*)(?:disposici(?:on|ones)|articulos?|normas?) +transitori[oa]s? *[.:]?$/;

/** The marks that begin lines, in their order; several of the same line never. Their sequence is not looked at. */
export function marksOf(text: string, lines: readonly Line[], genre: Genre): Mark[] {
  const { digits, letters } = readersOf(genre);
  const ordinals = readers.filter(({ form }) => form.id === 'ordinal' && form.language === 'es');
  const quoted = genre === 'law' ? quotedLines(text, lines) : undefined;
  // A law that is itself set in quotation marks begins within one.
  let whole = 0;
  const found: Mark[] = [];
  let transitory = false;
  for (const line of lines) {
    if (line.row || line.furniture) continue;
    if (TRANSITORY_PART.test(line.head.trim())) transitory = true;
    const digit = /^["']? ?\d/.test(line.head);
    const open = digit ? digits : genre === 'law' && transitory ? [...letters, ...ordinals] : letters;
    for (const reader of open) {
      const mark = markOf(reader, line, text, transitory, (quoted?.depth.get(line) ?? 0) > whole);
      if (!mark) continue;
      if (mark.quoted && !found.some(({ form }) => form.role === 'division')) {
        whole = quoted?.opens.has(line.at) ? 1 : 0;
        mark.quoted = false;
      }
      if (mark.form.role === 'container' && mark.form.level <= TITLE && mark.number !== 'final') transitory = false;
      if (mark.form.id === 'article' && APPROVES.test(line.head.slice(mark.end - line.at))) {
        // The text that it sets out has articles of its own, and counts for nothing in the row of these.
        transitory = mark.transitory = false;
        mark.number = mark.number.replace(/ ?transitorio$/, '');
        mark.series = APPROVING;
      }
      found.push(mark);
      break;
    }
  }
  return found;
}
export const isTransitoryPart = (line: Line): boolean => TRANSITORY_PART.test(line.head.trim());
/** Words folded with their white space made one blank, as signs read them. */
export const plain = (text: string): string => foldSameLength(text).replace(/\s+/g, ' ').trim();
