import type { CardOf } from '#contract/card.ts';
import type { Language } from '#contract/language.ts';
import type { Read } from '../../evidence/choose.ts';
import type { Range } from '../../lines.ts';

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

/** The words of a range on one line. */
export const wordsOf = (text: string, { start, end }: Range): string =>
  text.slice(start, end).replace(/\s+/g, ' ').trim();
