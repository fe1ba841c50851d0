import { numberText } from '../document/number-words.ts';
import type { Level, Styles } from './styles.ts';

/** The formats of numbers of ODF (XSLT's) by the names that Word has for them. */
const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  '1st': 'ordinal',
  '': 'none',
};
/** Levels of a list that are counted; deeper ones are of a hostile file. */
export const LEVELS = 16;

/** What is printed before a paragraph. */
export type Label = { text: string; bullet: boolean; level: number };
type Counts = (number | undefined)[];
/** The list that is being read: its style, what it has counted, and the number that its item begins with where it says so. */
export type List = { style: string; counts: Counts; level: number; start: number | null };

/** Writes the number of a level, with those above it that are shown before it. */
function written(levels: (level: number) => Level | undefined, at: number, counts: Counts): string {
  const own = levels(at);
  if (!own || own.format === '') return '';
  const from = Math.max(1, at - own.shown + 1);
  const numbers: string[] = [];
  for (let level = from; level <= at; level++) {
    const { format = '1', start = 1 } = levels(level) ?? {};
    const text = numberText(counts[level] ?? start, FORMATS[format] ?? 'decimal', 'es');
    if (text !== '') numbers.push(text);
  }
  return `${own.prefix}${numbers.join('.')}${own.suffix}`.trim();
}

function count(counts: Counts, level: number, start: number, anew: number | null): void {
  counts[level] = anew ?? (counts[level] === undefined ? start : counts[level] + 1);
  counts.length = level + 1;
}

/** The lists and headings of a document, which count as they are read in their order (ODF 1.3, 5.3 and 19.772). */
export class Lists {
  private readonly byId = new Map<string, Counts>();
  private readonly byStyle = new Map<string, Counts>();
  private readonly headings: Counts = [];

  constructor(private readonly styles: Styles) {}

  /** Begins a list: within `outer`, else anew, or where an earlier one of its style or of the name that it gives ended. */
  begin(attributes: Readonly<Record<string, string>>, outer: List | null): List {
    const style = attributes['text:style-name'] ?? outer?.style ?? '';
    if (outer) return { style, counts: outer.counts, level: Math.min(LEVELS, outer.level + 1), start: null };
    const earlier =
      this.byId.get(attributes['text:continue-list'] ?? '') ??
      (attributes['text:continue-numbering'] === 'true' ? this.byStyle.get(style) : undefined);
    const counts = earlier ?? [];
    this.byStyle.set(style, counts);
    const id = attributes['xml:id'] ?? attributes['text:id'];
    if (id !== undefined) this.byId.set(id, counts);
    return { style, counts, level: 1, start: null };
  }

  /** Counts an item and answers what is printed before it. */
  next({ style, counts, level, start }: List): Label {
    const own = this.styles.level(style, level);
    // A list without a style is one of bullets: nobody said how it is numbered.
    if (!own || own.bullet) return { text: '-', bullet: true, level: level - 1 };
    count(counts, level, own.start, start);
    return {
      text: written((at) => this.styles.level(style, at), level, counts),
      bullet: false,
      level: level - 1,
    };
  }

  /** Counts a heading that stands in no list and answers its number, '' where headings of its level have none. */
  heading(level: number, anew: number | null): string {
    const own = this.styles.outline.get(level);
    count(this.headings, level, own?.start ?? 1, anew);
    return written((at) => this.styles.outline.get(at), level, this.headings);
  }
}
