import type { CardOf } from '#contract/card.ts';
import type { Language } from '#contract/language.ts';
import type { Read } from '../../evidence/choose.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import { sentences } from '../../sentences.ts';
import { unitAt } from '../../units/places.ts';

/** A cell of a sheet: words of the text, and those of them that are the point; or why there are none. */
type SheetCell = ({ state: 'stated'; focus?: Range } & Range) | { state: 'silent' | 'unread' };
/** What a document is, fact by fact. */
export type Sheet = CardOf<SheetCell>;
export type SheetRow = Sheet['rows'][number];
/** What a sheet is made of: a text, and its index. */
export type SheetRead = Pick<Read, 'title' | 'text' | 'index'>;
/** Words of ours in both languages. */
export type Said = Readonly<Record<Language, string>>;

/** Characters of a cell at most. */
export const CELL = 160;

/** The label of an article before its words. */
export const ARTICLE_LABEL = /^["“'#*\s]*art(?:[íi]culo|\.)\s+\S+?[\s.:°º-]+/iu;

/** A row of one cell. */
export const row = (label: string, cell: SheetCell, more: Partial<SheetRow> = {}): SheetRow => ({
  label,
  group: '',
  speaker: '',
  cells: [cell],
  main: false,
  differs: false,
  ...more,
});

/** A cell that is words of the text. */
export const stated = ({ start, end }: Range, focus?: Range): SheetCell => ({
  state: 'stated',
  start,
  end,
  ...(focus && { focus }),
});

/** A card without rows. */
export const sheet = (kind: Sheet['kind'], title: string, about: string, rows: SheetRow[], note = ''): Sheet => ({
  kind,
  title,
  about,
  columns: [],
  rows,
  note,
});

/** The sentence of its unit that holds a range whole; null where none does. */
export function sentenceAround({ text, index }: SheetRead, range: Range): Range | null {
  const cut = cutOf(index);
  const { start, end } = cut.units[unitAt(cut, range.start)] ?? { start: 0, end: text.length };
  return sentences(text, start, end).find((one) => one.start <= range.start && range.end <= one.end) ?? null;
}

/** The words of a range on one line. */
export const wordsOf = (text: string, { start, end }: Range): string =>
  text.slice(start, end).replace(/\s+/g, ' ').trim();
