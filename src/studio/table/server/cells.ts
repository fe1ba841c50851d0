import type { Language } from '#contract/language.ts';
import { answerOf, saidTo, type Placed } from '#reading/compose/answer-of.ts';
import { contractFacts } from '#reading/compose/sheets/contract/contract.ts';
import type { Fact } from '#reading/compose/sheets/contract/fact.ts';
import { contractKind } from '#reading/compose/sheets/contract/kind.ts';
import type { ContractKind } from '#reading/compose/sheets/contract/kinds.ts';
import { partiesOf } from '#reading/contract/parties.ts';
import { rulingIn } from '#reading/compose/sheets/genre.ts';
import { sheetOf } from '#reading/compose/sheets/sheets.ts';
import { sentenceAround, type Sheet } from '#reading/compose/sheets/sheet.ts';
import type { Read } from '#reading/evidence/choose.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import type { Range } from '#reading/lines.ts';
import type { Preset } from '../contract.ts';
import { columnNames } from '../names.ts';
import { isOfMatter } from './matter.ts';
import { statedIn } from './stated.ts';

/** A column as it is read: what a preset asks, or a question in words. */
export type Asked = { preset: Preset | null; question: string };

/** Rows of the sheet of a ruling, by the column that shows them. */
const OF_RULING: Partial<Record<Preset, string>> = {
  asks: 'Pide',
  answers: 'Responde',
  reasons: 'Razona',
  decides: 'Resuelve',
  costs: 'Costas',
  votes: 'Votos',
};
/** The same of the sheet of a law, by the group of its rows or their label. */
const OF_LAW: Partial<Record<Preset, string>> = {
  object: 'Objeto',
  sanctions: 'Sanciones',
  court: 'Tribunal competente',
  prescription: 'Prescripción',
  force: 'Vigencia',
};
/** The row that stands in a sheet where no words of a purpose do. */
const FIRST_ARTICLE = /^art[íi]culo\s/iu;
/** The facts of a contract that a column shows, the first that is stated; the fact of its own name where none stands here. */
const FACTS: Partial<Record<Preset, readonly Fact[]>> = {
  expiry: ['expiry', 'term'],
};
/** Facts that are looked for in a contract of any kind. */
const ANYWHERE: readonly Fact[] = ['expiry', 'term', 'termination', 'transfer', 'cap', 'law', 'forum'];

const widened = new WeakMap<ContractKind, ContractKind>();
/** A kind of contract with the facts that may stand in any. */
function wide(kind: ContractKind): ContractKind {
  const before = widened.get(kind);
  if (before) return before;
  const more = ANYWHERE.filter((fact) => !kind.rows.some((row) => row.fact === fact));
  const found = { ...kind, rows: [...kind.rows, ...more.map((fact) => ({ fact, label: kind.name }))] };
  widened.set(kind, found);
  return found;
}

/** What is told by its clause before the sheet: a contract may end in many ways, and at will is told first. */
const CLAUSE_FIRST: ReadonlySet<Preset> = new Set(['termination']);

/** Parties that a cell names at most. */
const PARTIES = 6;

/** Ranges told one after another, with the sentence around the first. */
function told(read: Read, ranges: readonly Range[]): Placed {
  const [first] = ranges;
  if (!first) return null;
  return {
    line: ranges.flatMap(({ start, end }, i) => [...(i > 0 ? ['; '] : []), { start, end }]),
    passage: sentenceAround(read, first) ?? { start: first.start, end: first.end },
  };
}

/** What some rows of a sheet state; 'unread' where they say that it cannot be told. */
function ofRows(read: Read, rows: Sheet['rows']): Placed | 'unread' {
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some(({ state }) => state === 'unread')) return 'unread';
  return told(
    read,
    cells.flatMap((cell) => (cell.state === 'stated' ? [cell] : [])),
  );
}

/** What the sheet of a document tells of a preset; undefined where it has no row for it, so that it is asked as a question. */
function ofSheet(read: Read, preset: Preset): Placed | 'unread' | undefined {
  const rows = (is: (row: Sheet['rows'][number]) => boolean) => sheetOf(read, 'es')?.rows.filter(is) ?? [];
  const label = OF_RULING[preset];
  // A ruling of which no decision is read says so.
  if (label !== undefined)
    return rulingIn(read)
      ? ofRows(
          read,
          rows((row) => row.label === label),
        )
      : undefined;
  if (rulingIn(read)) return undefined;
  if (cutOf(read.index).genre === 'law') {
    const found = rows((row) => (row.group || row.label) === OF_LAW[preset]);
    if (found.length > 0 || preset !== 'object') return found.length > 0 ? ofRows(read, found) : undefined;
    // Its first article is called so: it need not be its purpose.
    const [first] = rows((row) => row.group === '' && FIRST_ARTICLE.test(row.label));
    const said = first ? ofRows(read, [first]) : null;
    return said && said !== 'unread' ? { ...said, line: [`${first!.label}: `, ...said.line] } : null;
  }
  if (preset === 'parties') return told(read, partiesOf(read.text, read.index.language).slice(0, PARTIES)) ?? undefined;
  const kind = contractKind(read.text, read.title);
  if (!kind) return undefined;
  const { cells } = contractFacts(read, wide(kind));
  const cell = (FACTS[preset] ?? [preset as Fact]).map((fact) => cells.get(fact)).find(Boolean);
  if (cell) return told(read, [cell]);
  // Where no word of the matter stands, the sheet says so.
  const silent = kind.rows.find(({ fact }) => fact === preset)?.silent;
  return silent && !silent.test(read.text) ? null : undefined;
}

/** What the clauses of a contract state of a preset; null in a ruling and in a law, which hold none. */
const ofClauses = (read: Read, preset: Preset): Placed =>
  rulingIn(read) || cutOf(read.index).genre === 'law' ? null : statedIn(read, preset);

/** The words of an answer with the sentence around them. */
function sentenceOf(read: Read, answer: NonNullable<Placed>): string {
  const places = answer.line.filter((piece) => typeof piece !== 'string');
  return places
    .map((place) => sentenceAround(read, place) ?? place)
    .map(({ start, end }) => read.text.slice(start, end))
    .join(' ');
}

/** The cells of one document, a column each. Only what is typed may be answered by its nearest lines. */
export const cellsOf = (read: Read, columns: readonly Asked[], language: Language): (Placed | 'unread')[] =>
  columns.map(({ preset, question }) => {
    if (preset === null) return saidTo(read, question, language);
    const surest = CLAUSE_FIRST.has(preset) ? ofClauses(read, preset) : null;
    const sheet = surest ?? ofSheet(read, preset);
    if (sheet) return sheet;
    // What the sheet tells as silent, or has no row for in a ruling, the document does not say.
    if (sheet === null) return null;
    const [, ...asked] = columnNames[read.index.language][preset];
    for (const one of asked) {
      const found = answerOf(read, one, language);
      if (found && isOfMatter(preset, sentenceOf(read, found))) return found;
    }
    return ofClauses(read, preset);
  });
