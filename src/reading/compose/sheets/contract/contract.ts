import type { Language } from '#contract/language.ts';
import { clauses, type Clause } from '../../../clauses.ts';
import type { Range } from '../../../lines.ts';
import { row, sheet, stated, type Sheet, type SheetRead, type SheetRow } from '../sheet.ts';
import { DUTIES_ES } from './facts-es-duties.ts';
import { END_ES } from './facts-es-end.ts';
import { OBJECT_ES } from './facts-es-object.ts';
import { DUTIES_EN } from './facts-en-duties.ts';
import { PAYMENT_ES } from './facts-es-payment.ts';
import { MONEY_ES } from './facts-es.ts';
import { FACTS_EN } from './facts-en.ts';
import type { Fact, FactRule } from './fact.ts';
import { factIn, saidIn } from './find.ts';
import { contractKind, isNamed, nameOf } from './kind.ts';
import { ownName } from './own-name.ts';
import type { ContractKind } from './kinds.ts';
import { partiesOf, type Party } from '../../../contract/parties.ts';
import { fold } from '../../../words.ts';

export const RULES: Record<Language, readonly FactRule[]> = {
  es: [...MONEY_ES, ...PAYMENT_ES, ...OBJECT_ES, ...DUTIES_ES, ...END_ES],
  en: [...FACTS_EN, ...DUTIES_EN],
};

/** The facts whose rules tell another too, where its own do not: what is paid for a thing done is its price. */
const ELSE: Partial<Record<Fact, readonly Fact[]>> = { fee: ['price'], premises: ['property'], licence: ['object'] };
const asks = (fact: Fact): readonly Fact[] => [fact, ...(ELSE[fact] ?? [])];

/** Letters of a role that is an acronym. */
const ACRONYM = 4;
/** A role as a label: "arrendataria" is "Arrendataria". */
const calm = (role: string): string =>
  role.length <= ACRONYM && !/\p{Ll}/u.test(role)
    ? role
    : role.charAt(0).toUpperCase() + (/\p{Ll}/u.test(role) ? role.slice(1) : role.slice(1).toLowerCase());

/** A price that is told with who pays it. */
const PAYS = /^\S+ (?:shall|will|agrees to) pay/iu;
/** Whether a sentence begins with the role or the name of a party. */
const isOf = (words: string, parties: readonly Party[]): boolean =>
  parties.length === 0 ||
  parties.some(({ role }) =>
    fold(role)
      .split(' ')
      .includes(fold(words.split(/\s/)[0]!)),
  );

const clausesSaid = (count: number, language: Language): string =>
  language === 'es'
    ? `${count} ${count === 1 ? 'cláusula' : 'cláusulas'}`
    : `${count} ${count === 1 ? 'clause' : 'clauses'}`;

type Facts = { cells: Map<Fact, Range>; all: readonly Clause[] };

const known = new WeakMap<SheetRead['index'], { kind: ContractKind; facts: Facts }>();
/** The facts that a contract of a kind states, with their cells, and the clauses that it has: read once for its index. */
export function contractFacts(read: SheetRead, kind: ContractKind): Facts {
  const before = known.get(read.index);
  if (before?.kind === kind) return before.facts;
  const facts = factsOf(read, kind);
  known.set(read.index, { kind, facts });
  return facts;
}

function factsOf({ text, index }: SheetRead, kind: ContractKind): Facts {
  const all = clauses(text);
  const said = saidIn(text, all);
  const rules = RULES[index.language];
  const cells = new Map<Fact, Range>();
  for (const { fact } of kind.rows) {
    const cell = factIn(
      text,
      said,
      rules.filter((rule) => asks(fact).includes(rule.fact)),
    );
    if (cell) cells.set(fact, cell);
  }
  return { cells, all };
}

/**
 * The sheet of a contract: its main figures, its parties by their roles, and what contracts of its kind settle. What it has no word of is told as silent; what it speaks of
 * without a cell that is sure has no row. Null for a text that is none.
 */
export function contractSheet(read: SheetRead, language: Language): Sheet | null {
  const { title, text, index } = read;
  const kind = contractKind(text, title);
  if (!kind) return null;
  const { cells, all } = contractFacts(read, kind);
  const found = partiesOf(text, index.language);
  const parties = found.map((one) => row(calm(one.role.replace(/\s+/g, ' ')), stated(one)));
  const rows = kind.rows.flatMap(({ fact, label, main, silent }): SheetRow[] => {
    const cell = cells.get(fact);
    // Who pays in an English sentence is a party of the contract, or the price is another.
    const isOthers =
      cell && PAYS.test(text.slice(cell.start, cell.end)) && !isOf(text.slice(cell.start, cell.end), found);
    if (isOthers) return [];
    if (cell) return [row(label[language], stated(cell), { main: main ?? false })];
    const isDue = fact !== 'renewal' || cells.get('term');
    return silent && isDue && !silent.test(text) ? [row(label[language], { state: 'silent' })] : [];
  });
  // What is told in another row's words is not told twice.
  const isTold = ({ cells: [cell] }: SheetRow, i: number): boolean =>
    cell?.state === 'stated' &&
    rows.some(
      ({ cells: [other] }, k) =>
        k < i && other?.state === 'stated' && other.start <= cell.start && cell.end <= other.end && !rows[i]!.main,
    );
  const fresh = rows.filter((one, i) => !isTold(one, i));
  const heads = fresh.filter(({ main }) => main);
  const others = fresh.filter(({ main }) => !main);
  const count = all.filter(({ part, level }) => part === 'clause' && level === 1).length;
  const name = (isNamed(kind) ? '' : ownName(text)) || nameOf(kind, language);
  return sheet('sheet', name, count > 1 ? clausesSaid(count, language) : '', [...heads, ...parties, ...others]);
}
