import type { Segment } from '#contract/answer.ts';
import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import type { SheetCell, Statement, Told } from '#server/studio/tool.ts';
import { columnNames } from '../names.ts';
import type contract from '../contract.ts';
import type { Cell, Column, Row } from '../contract.ts';
import { departs, usualOf } from '../differences.ts';
import { words } from './text.ts';

type Say = (typeof words)[Language];

/** The head of a column: of a preset its name, else the question. */
const headOf = ({ preset, question }: Column, language: Language): string =>
  preset ? columnNames[language][preset][0] : question;

const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a cell as they were read, on one line. */
function readOf({ line }: Cell, citations: readonly Citation[]): string {
  const byId = (id: number): string => citations.find(({ citation_id }) => citation_id === id)?.excerpt ?? '';
  return flow(line.map((piece) => (typeof piece === 'string' ? piece : byId(piece.citation_id))).join(''));
}

/** The number of the citation that a cell leads to. */
const linkOf = ({ line, passage }: Cell): number | undefined =>
  line.find((piece) => typeof piece !== 'string')?.citation_id ?? passage?.citation_id;

/** What a cell says in a sheet; of one set by hand that it was, and what the source says. */
function saidIn(cell: Cell, { why }: Row, citations: readonly Citation[], say: Say): string {
  if (cell.corrected !== null) return `${cell.corrected} (${say.corrected(readOf(cell, citations))})`;
  if (cell.state === 'answered') return readOf(cell, citations);
  if (cell.state === 'near') return `${say.near} ${readOf(cell, citations)}`;
  return cell.state === 'silent' ? say.silent : why ? `${say.unread}: ${say.why[why]}` : say.unread;
}

const titleOf = (titles: Told<typeof contract>['titles'], { source_id }: Row, say: Say): string =>
  titles?.get(source_id) ?? say.gone;

/** The table as a sheet: a line a source, a column a question; each cell leads to its lines. */
export function sheet({
  result: { columns, rows },
  citations,
  language,
  titles,
}: Told<typeof contract>): SheetCell[][] {
  const say = words[language];
  return [
    [say.source, ...columns.map((column) => headOf(column, language))].map((text) => ({ text })),
    ...rows.map((row) => [
      { text: titleOf(titles, row, say) },
      ...row.cells.map((cell): SheetCell => ({ text: saidIn(cell, row, citations, say), link: linkOf(cell) })),
    ]),
  ];
}

/** The cells of the table that hold words as statements, for a report: each source with its answers, and what is only near said to be so. Those without words are counted. */
export function statements({ result: { columns, rows }, language, titles }: Told<typeof contract>): {
  list: Statement[];
  remark: string;
} {
  const say = words[language];
  let unanswered = 0;
  const list = rows.flatMap((row) =>
    row.cells.flatMap((cell, at): Statement[] => {
      const quoted = cell.line.filter((piece) => typeof piece !== 'string');
      const places = quoted.length > 0 ? quoted : cell.passage ? [cell.passage] : [];
      if (places.length === 0) {
        unanswered++;
        return [];
      }
      const near = cell.state === 'near' ? say.nearest : '';
      const note = cell.corrected === null ? near : say.setTo(cell.corrected);
      return [{ group: titleOf(titles, row, say), said: headOf(columns[at]!, language), note, places }];
    }),
  );
  return { list, remark: unanswered > 0 ? say.unanswered(unanswered) : '' };
}

/** The table as a paper: each source with its answers, every one below its question. */
export function paper({ result: { columns, rows }, citations, language, titles }: Told<typeof contract>): Segment[] {
  const say = words[language];
  const prose = (text: string): Segment => ({ kind: 'prose', text });
  const usual = columns.map((_, at) => usualOf(rows, at));
  const answered = rows.flatMap(({ cells }) => cells).filter(({ state }) => state === 'answered').length;
  const ofCell = (row: Row, cell: Cell, at: number): Segment[] => {
    const head = `**${headOf(columns[at]!, language)}**${departs(cell, usual[at]!) ? ` · ≠ ${say.differs}` : ''}`;
    if (cell.corrected !== null) return [prose(`${head}: ${saidIn(cell, row, citations, say)}`)];
    const id = linkOf(cell);
    if (id === undefined) return [prose(`${head}: ${saidIn(cell, row, citations, say)}`)];
    const said = cell.line.flatMap((piece): Segment[] =>
      typeof piece === 'string' ? [] : [{ kind: 'quote', text: '', citation_id: piece.citation_id }],
    );
    return [prose(cell.state === 'near' ? `${head}: ${say.near}` : `${head}:`), ...said];
  };
  return [
    prose(`${say.counts(rows.length, columns.length, answered)}.\n\n${say.rule}`),
    ...rows.flatMap((row): Segment[] => [
      { kind: 'heading', text: titleOf(titles, row, say) },
      ...(row.why
        ? [prose(`${say.unread}: ${say.why[row.why]}.`)]
        : row.cells.flatMap((cell, at) => ofCell(row, cell, at))),
    ]),
  ];
}
