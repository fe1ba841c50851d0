import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { references } from '../references/references.ts';
import { sentences } from '../sentences.ts';
import { stemsOf } from '../words.ts';
import { CHANGES, PART } from './acts.ts';
import type { Fact } from './facts.ts';
import { numberedIn, type Identity, type Own } from './identity.ts';

/** The share of the things of the shorter of two passages that both name, from which they tell of one. Ours. */
const SAME_THING = 0.5;
/** The same of what a term is set for, its share of the longer passage, and the least words of it that both have. Ours. */
const SAME_DUTY = 0.6;
const OF_LONGER = 0.4;
const LEAST_DUTY = 2;
/** Characters of a text in which sums of documents are read. */
const READ = 400_000;

/** Acts of a document with a number that are told by the number alone. */
const BY_NUMBER: ReadonlySet<string> = new Set(['made', 'paid', 'due', 'filed', 'received', 'notified']);

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((one) => b.has(one)).length;
/** How much of the shorter of two sets both hold, 0 to 1. */
const shareOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  Math.min(a.size, b.size) === 0 ? 0 : common(a, b) / Math.min(a.size, b.size);

const kindOf = (key: string): string => key.slice(0, key.indexOf(':'));
const isMade = ({ act }: Identity): boolean => act?.id === 'made';
/** Whether two passages name two documents of one kind, two of a row or two deeds: two invoices, two instalments, a lease and a loan. */
export const areTwo = (a: Identity, b: Identity): boolean =>
  (a.which.size + b.which.size > 0 && common(a.which, b.which) === 0) ||
  ([...a.numbered].some((key) => [...b.numbered].some((other) => kindOf(other) === kindOf(key))) &&
    common(a.numbered, b.numbered) === 0) ||
  (isMade(a) && isMade(b) && Math.min(a.things.size, b.things.size) > 0 && common(a.things, b.things) === 0);

/** Whether one passage cannot contradict another: it changes it, tells what is still to come, or is of another of its kind. */
export const mayDiffer = (a: Identity, b: Identity): boolean =>
  a.changes === b.changes && a.toCome === b.toCome && !areTwo(a, b);

/** Whether two passages tell of one event by what was done of which thing. */
export function isOneEvent(a: Identity, b: Identity): boolean {
  if (!mayDiffer(a, b) || a.act === null || b.act === null || a.act.id !== b.act.id) return false;
  const alike = shareOf(a.things, b.things) >= SAME_THING;
  if (common(a.numbered, b.numbered) > 0) return BY_NUMBER.has(a.act.id) || alike;
  if (!alike) return false;
  // What is done again is known by its place in a row too.
  return a.act.once || common(a.which, b.which) > 0 || (common(a.things, b.things) >= 2 && a.act.id === 'received');
}

/** Stems of words by which any term is set. */
const TERM =
  /^(?:dia|plaz|cont|dentr|habil|corrid|mes|ano|fech|deb|oblig|must|shall|had|day|month|year|busi|work|receip|within|agreement|contract|term|part|period|continu|commenc|effect|thereaft|thi)/;
/** What a term is set for, and what it runs from, in stems. */
export type Duty = { what: ReadonlySet<string>; from: ReadonlySet<string> };
/** What a term is set for: its sentence without its own words and those that it runs from. */
export function dutyOf(text: string, { what, at, term }: Fact, language: Language): Duty {
  const from = term?.anchor ?? { start: at.end, end: at.end };
  const stems = (...parts: string[]): ReadonlySet<string> =>
    new Set(stemsOf(parts.join(' '), language).filter((stem) => !/\d/.test(stem) && !TERM.test(stem)));
  return {
    what: stems(text.slice(what.start, at.start), text.slice(Math.max(at.end, from.end), what.end)),
    from: stems(text.slice(from.start, from.end)),
  };
}
/** Whether two passages set a term for one duty: for the same, running from the same. */
export const isOneDuty = (a: Duty, b: Duty): boolean =>
  common(a.what, b.what) >= LEAST_DUTY &&
  shareOf(a.what, b.what) >= SAME_DUTY &&
  common(a.what, b.what) >= Math.max(a.what.size, b.what.size) * OF_LONGER &&
  (Math.min(a.from.size, b.from.size) === 0 || shareOf(a.from, b.from) >= SAME_DUTY);

/** How long a term is, in one form. */
export const lengthOf = ({ amount, unit }: NonNullable<Fact['term']>): string =>
  unit === 'year' ? `${amount * 12} month` : `${amount} ${unit}`;

/** A sum that a text gives for a document with a number. `key`: that of the sum. `at`: its sentence. */
export type Sum = { document: string; key: string; sum: Range; at: Range };

/** Whether two sums are of one document, in one currency, and not the same. */
export const isOtherSum = (a: Sum, b: Sum): boolean =>
  a.document === b.document && a.key !== b.key && a.key.split(' ')[1] === b.key.split(' ')[1];

/** What parts clauses. */
const JOINT = /[,;]\s|\s(?:y|and)\s/;

/** The line of a document that gives its total. */
const TOTAL =
  /^[^\S\n]*(?:monto |valor |amount |grand )?total(?: a pagar| general| due| bruto| amount)?[^\n\p{L}]*(?:[a-z$]{1,4}[^\n\p{L}]*)$/gimu;

/** The sums that a text gives for documents with numbers, each whole: parts of one are left out, and what changes one. */
export function sumsIn(printed: string, language: Language, own: Own): Sum[] {
  const text = printed.slice(0, READ);
  const folded = foldSameLength(text);
  const named = numberedIn(folded);
  if (named.length === 0 || own.changes) return [];
  const amounts = references(text, language).flatMap((one) => (one.kind === 'amount' ? [one] : []));
  const found: Sum[] = [];
  /** `number`: where that of the document stands. */
  const add = (document: string, number: Range, within: Range, at: Range): void => {
    const sums = amounts.filter(({ start, end }) => start >= within.start && end <= within.end);
    if (new Set(sums.map(({ key }) => key)).size !== 1) return;
    const { key, start, end } = sums[0]!;
    const first = Math.min(number.start, start);
    const last = Math.max(number.end, end);
    const [lead] = folded.slice(at.start, first).split(JOINT).slice(-1);
    const [rest] = folded.slice(last, at.end).split(JOINT);
    const words = `${lead}${folded.slice(first, last)}${rest}`;
    if (PART[language].test(words) || CHANGES[language].test(words)) return;
    found.push({ document, key, sum: { start, end }, at });
  };
  const { numbered } = own;
  const totals = numbered ? [...text.matchAll(TOTAL)] : [];
  for (const { index, 0: line } of totals.slice(-1)) {
    const at = { start: index, end: index + line.length };
    add(numbered!.key, at, at, at);
  }
  for (const sentence of sentences(text)) {
    const here = named.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    here.forEach((one, i) => {
      const behind = { start: one.end, end: here[i + 1]?.start ?? sentence.end };
      const hasBehind = amounts.some(({ start }) => start >= behind.start && start < behind.end);
      if (hasBehind || here.length === 1) add(one.key, one, hasBehind ? behind : sentence, sentence);
    });
  }
  return found;
}
