import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Card, Cell } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import { idOf } from './samples.ts';

const NONE = { understood: null, direct: [], segments: [], cards: [], no_answer: null, follow_ups: [], withdrawn: [] };
const LINES = 94;

/** Collects citations of made-up documents, numbered by their first use. */
export class Cites {
  readonly list: Citation[] = [];

  constructor(private readonly title: string) {}

  of(excerpt: string, title = this.title): number {
    const n = this.list.length + 1;
    this.list.push({
      citation_id: n,
      source_id: idOf(title === this.title ? 1 : 2),
      version: 1,
      start: n * 100,
      end: n * 100 + excerpt.length,
      source_title: title,
      source_type: 'pdf',
      chunk_index: n,
      chunk_lines_from: LINES + n * 2,
      chunk_lines_to: LINES + n * 2 + (n % 3),
      excerpt,
      page: 7,
      time: null,
      since: null,
      state: 'exact',
      changes: [],
      cautions: [],
      newer: null,
    });
    return n;
  }

  /** A quotation; the words between bars are those that answer. */
  quote(marked: string, title?: string): Segment {
    const { text, focus } = focused(marked);
    return { kind: 'quote', text, citation_id: this.of(text, title), ...(focus && { focus }) };
  }

  cell(marked: string, title?: string): Cell {
    const { text, focus } = focused(marked);
    return { state: 'stated', text, citation_id: this.of(text, title), ...(focus && { focus }) };
  }

  answer(content: Partial<AnswerContent>): AnswerContent {
    const { length } = this.list;
    return { ...NONE, citations: this.list, evidence: { found: length, total: length }, ...content };
  }
}

function focused(marked: string): { text: string; focus?: { from: number; to: number } } {
  const [before = '', words, after = ''] = marked.split('|');
  if (words === undefined) return { text: before };
  return { text: before + words + after, focus: { from: before.length, to: before.length + words.length } };
}

export const say = (text: string): Segment => ({ kind: 'prose', text });
export const head = (text: string): Segment => ({ kind: 'heading', text });
export const row = (label: string, cells: Cell[], more: Partial<Card['rows'][number]> = {}): Card['rows'][number] => ({
  label,
  group: '',
  speaker: '',
  cells,
  main: false,
  differs: false,
  ...more,
});
export const card = (kind: Card['kind'], title: string, rows: Card['rows'], more: Partial<Card> = {}): Card => ({
  kind,
  title,
  about: '',
  columns: [],
  rows,
  note: '',
  ...more,
});
export const SILENT: Cell = { state: 'silent', text: '' };
export const UNREAD: Cell = { state: 'unread', text: '' };
