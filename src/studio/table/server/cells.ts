import type { Language } from '#contract/language.ts';
import { answerOf, type Placed } from '#reading/compose/answer-of.ts';
import { contractFacts } from '#reading/compose/sheets/contract/contract.ts';
import type { Fact } from '#reading/compose/sheets/contract/fact.ts';
import { contractKind } from '#reading/compose/sheets/contract/kind.ts';
import type { ContractKind } from '#reading/compose/sheets/contract/kinds.ts';
import { partiesOf } from '#reading/compose/sheets/contract/parties.ts';
import { rulingIn } from '#reading/compose/sheets/genre.ts';
import { sheetOf } from '#reading/compose/sheets/sheets.ts';
import { sentenceAround } from '#reading/compose/sheets/sheet.ts';
import type { Read } from '#reading/evidence/choose.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import type { Range } from '#reading/lines.ts';
import type { Preset } from '../contract.ts';
import { columnNames } from '../names.ts';

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

/** What the sheet of a document tells of a preset; undefined where it has no row for it, so that it is asked as a question. */
function ofSheet(read: Read, preset: Preset): Placed | 'unread' | undefined {
  const label = OF_RULING[preset];
  if (label !== undefined) {
    if (!rulingIn(read)) return undefined;
    const rows = sheetOf(read, 'es')?.rows.filter((row) => row.label === label) ?? [];
    // A ruling of which no decision is read says so.
    if (rows.some(({ cells }) => cells.some(({ state }) => state === 'unread'))) return 'unread';
    return told(
      read,
      rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.state === 'stated' ? [cell] : []))),
    );
  }
  if (rulingIn(read) || cutOf(read.index).genre === 'law') return undefined;
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

/** The cells of one document, a column each. */
export const cellsOf = (read: Read, columns: readonly Asked[], language: Language): (Placed | 'unread')[] =>
  columns.map(({ preset, question }) => {
    const sheet = preset && ofSheet(read, preset);
    if (sheet !== undefined && sheet !== null) return sheet;
    // What the sheet tells as silent, or has no row for in a ruling, the document does not say.
    if (preset && sheet === null) return null;
    const [, ...asked] = preset ? columnNames[read.index.language][preset] : ['', question];
    for (const one of asked) {
      const found = answerOf(read, one, language);
      if (found) return found;
    }
    return null;
  });
