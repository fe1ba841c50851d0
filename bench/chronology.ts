import { canonical, type Range } from '#reading/lines.ts';
import { report as chronologyOf } from '#studio/chronology/server/report.ts';
import freshly from './data/chronology-fresh.json' with { type: 'json' };
import labelled from './data/chronology.json' with { type: 'json' };
import { present, readText } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { normRead } from './norms.ts';
import { opened } from './reply/engine/source.ts';
import { onBothSides, sideOf } from './split.ts';

/**
 * The beginning of a document, read by hand before the rules and what they give. `dates`: words around a date, its day or month, and words of the fact that it
 * dates. `terms`: words that set a term, how long it is, and its last day where the text says from when. `also`: words that may be read as either, or not.
 */
type Labelled = { file: string; dates: Dated[]; terms: Term[]; also: string[] };
type Dated = [words: string, iso: string, fact: string];
type Term = [words: string, long: string, due?: string];
const DOCUMENTS = labelled as unknown as readonly Labelled[];
/** Labelled on 29 November 2026, before its author read the rules; never listed and never tuned to. */
const FRESH = freshly as unknown as readonly Labelled[];
/** Characters of each that were read, to the end of a line that comes soon before. */
const READ = { most: 16_000, least: 12_000 };

/** A row as it is shown: its day, where the date stands, what is quoted with it, and how long a term is. */
type Row = { iso: string | null; at: Range[]; said: string; long: string | null };
/** What is found of a document, and what of its rows is wrong. */
type Scored = {
  of: Labelled;
  rows: Row[];
  missed: Dated[];
  wrong: Row[];
  lost: Term[];
  wrongTerms: Row[];
  computed: Term[];
};

const flow = (text: string): string => text.replace(/\s+/g, ' ');
const touches = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;
/** Where some words stand, whatever parts them. */
const placesOf = (text: string, words: string): Range[] =>
  [
    ...text.matchAll(
      new RegExp(words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`), 'g'),
    ),
  ].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

function textOf(file: string): string {
  const text = canonical(file.endsWith('.xml') ? normRead(file).text : readText(file));
  const end = text.length > READ.most ? text.lastIndexOf('\n', READ.most) : -1;
  return text.slice(0, end > READ.least ? end : READ.most);
}

/** What the tool shows of one document, in the order shown, without what only recurs. */
function shown(file: string, text: string): Row[] {
  const { result, claims } = chronologyOf([{ text, speaks: opened(file, file, text).index.language }], () => {});
  const placed = ({ citation_id }: { citation_id: number }): Range => {
    const { start = 0, end = 0 } = claims[citation_id - 1]!;
    return { start, end };
  };
  const said = (place: Range): string => flow(text.slice(place.start, place.end));
  return result.events
    .filter(({ precision }) => precision !== 'recurring')
    .map(({ iso, at, what, also, term }) => ({
      iso,
      at: [at, ...also].map(placed),
      said: [what, ...also].map((place) => said(placed(place))).join(' | '),
      long: term && `${term.amount} ${term.unit.replace('working-', '')[0]}`,
    }));
}

/** The simplest peer: days in figures, and with the name of a month, each with what stands beside it. */
const MONTHS = ['ene|jan', 'feb', 'mar', 'abr|apr', 'may', 'jun', 'jul', 'ago|aug', 'sep', 'oct', 'nov', 'dic|dec'].map((name) => new RegExp(`^(?:${name})`, 'i')); // prettier-ignore
const PLAIN =
  /(?<d>\d{1,2})(?: de | |[/.-])(?<m>[a-z]{3,10}|\d{1,2})(?: de | |[/.-])(?<y>(?:19|20)\d\d)|(?<m2>[a-z]{3,9}) (?<d2>\d{1,2}), (?<y2>(?:19|20)\d\d)/gi;
function peer(text: string): Row[] {
  return [...text.matchAll(PLAIN)].flatMap(({ index, 0: found, groups: g = {} }) => {
    const [d = '', m = '', y = ''] = [g.d ?? g.d2, g.m ?? g.m2, g.y ?? g.y2];
    const month = Number(m) || MONTHS.findIndex((name) => name.test(m)) + 1;
    const at = [{ start: index, end: index + found.length }];
    const said = flow(text.slice(Math.max(0, index - 200), index + 200));
    const iso = [y, String(month).padStart(2, '0'), d.padStart(2, '0')].join('-');
    return month > 0 ? [{ iso, at, said, long: null }] : [];
  });
}

function score(of: Labelled, text: string, all: readonly Row[]): Scored {
  const meets = ({ at }: Row, words: string): boolean =>
    placesOf(text, words).some((place) => at.some((one) => touches(one, place)));
  const tells = (row: Row, [words, iso, fact]: Dated): boolean =>
    row.iso === iso && row.said.includes(fact) && meets(row, words);
  const is = (row: Row, [words, long, due]: Term): boolean =>
    row.long === long && [null, due].includes(row.iso) && meets(row, words);
  const isFree = (row: Row): boolean => of.also.some((words) => meets(row, words));
  const rows = all.filter(({ long }) => long === null);
  const terms = all.filter(({ long }) => long !== null);
  return {
    of,
    rows,
    missed: of.dates.filter((date) => !rows.some((row) => tells(row, date))),
    wrong: rows.filter((row) => !isFree(row) && !of.dates.some((date) => tells(row, date))),
    lost: of.terms.filter((term) => !terms.some((row) => is(row, term))),
    wrongTerms: terms.filter((row) => !isFree(row) && !of.terms.some((term) => is(row, term))),
    computed: of.terms.filter((term) => term[2] && terms.some((row) => is(row, term) && row.iso === term[2])),
  };
}

/** Writes what fails on the tuned side. */
function list({ of: { file }, missed, lost, wrong, wrongTerms }: Scored): void {
  if (process.env.FOJAS_BENCH_SHOW !== '1' || sideOf(file) !== 'tuned') return;
  for (const [words, is] of [...missed, ...lost]) process.stdout.write(`  not found: ${words} (${is}) · ${file}\n`);
  for (const { iso, said } of [...wrong, ...wrongTerms])
    process.stdout.write(`  wrong: ${iso} «${said.slice(0, 240)}» · ${file}\n`);
}

function measure(report: (figure: Figure) => void, documents: readonly Labelled[]): void {
  const scoredBy = (rowsOf: (file: string, text: string) => Row[]): Scored[] =>
    documents.map((one) => {
      const text = textOf(one.file);
      return score(one, text, rowsOf(one.file, text));
    });
  const tell = (name: string, scored: readonly Scored[], found?: Figure['bar'], wrong?: Figure['bar']): void => {
    const dates = scored.flatMap(({ of }) => of.dates).length;
    report(percent(`${name}dates found`, dates - scored.flatMap(({ missed }) => missed).length, dates, found));
    report(percent(`${name}rows with a wrong date or fact`, scored.flatMap((one) => one.wrong).length, scored.flatMap(({ rows }) => rows).length, wrong)); // prettier-ignore
  };
  const scored = scoredBy(shown);
  if (documents !== FRESH) scored.forEach(list);
  const terms = scored.flatMap(({ of }) => of.terms);
  tell('', scored, { min: 95 }, { max: 2 });
  report(percent('terms found', terms.length - scored.flatMap(({ lost }) => lost).length, terms.length));
  report(percent('terms with a known start computed right', scored.flatMap(({ computed }) => computed).length, terms.filter(([, , due]) => due).length)); // prettier-ignore
  report({ name: 'terms read wrong', value: scored.flatMap(({ wrongTerms }) => wrongTerms).length, unit: '' });
  tell('peer, a regex: ', scoredBy((_, text) => peer(text))); // prettier-ignore
}

export const bench: Bench = {
  name: 'chronology',
  about: 'What the timeline shows of twenty documents read by hand: norms, contracts, rulings',
  run: async (report) => {
    if (!['leychile', 'cuad', 'pjud'].every(present)) return;
    await onBothSides(report, DOCUMENTS, ({ file }) => file, measure);
    measure(({ name, value, unit, of }) => report({ name: `fresh: ${name}`, value, unit, of }), FRESH);
  },
};
