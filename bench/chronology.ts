import { canonical, type Range } from '#reading/lines.ts';
import { report as chronologyOf } from '#studio/chronology/server/report.ts';
import labelled from './data/chronology.json' with { type: 'json' };
import { present, readText } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { normRead } from './norms.ts';
import { opened } from './reply/engine/source.ts';
import { onBothSides, sideOf } from './split.ts';

/**
 * The beginning of a document, read by hand before the rules and what they give. `dates`: the words around a date, its day or month, and words of the fact that it
 * dates. `terms`: the words that set a term, how long it is, and its last day where the text says from when. `also`: words that may be read as a date or a term, or not.
 */
type Labelled = { file: string; dates: Date[]; terms: Term[]; also: string[] };
type Date = [words: string, iso: string, fact: string];
type Term = [words: string, long: string, due?: string];
const DOCUMENTS = labelled as unknown as readonly Labelled[];
/** Characters of each that were read, cut at the end of a line. */
const READ = 16_000;
const LEAST = 12_000;

/** A row as it is shown: its day, where the date stands and what is quoted with it, of each of its places. */
type Row = { precision: string; iso: string | null; at: Range[]; said: string; long: string | null };
type Scored = { labelled: Labelled; right: number; rows: Row[]; wrong: Row[]; terms: number; computed: number; wrongTerms: Row[]; missed: string[] }; // prettier-ignore

const flow = (text: string): string => text.replace(/\s+/g, ' ');
const touches = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;
/** Where some words stand, whatever parts them. */
const placesOf = (text: string, words: string): Range[] =>
  [...text.matchAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+'), 'g'))].map(
    ({ index, 0: found }) => ({ start: index, end: index + found.length }),
  );

function textOf(file: string): string {
  const text = canonical(file.endsWith('.xml') ? normRead(file).text : readText(file));
  const end = text.lastIndexOf('\n', READ);
  return text.slice(0, text.length > READ && end > LEAST ? end : READ);
}

/** What the tool shows of one document, in the order shown. */
function shown(file: string, text: string): Row[] {
  const { result, claims } = chronologyOf([{ text, speaks: opened(file, file, text).index.language }], () => {});
  const placed = ({ citation_id }: { citation_id: number }): Range => claims[citation_id - 1]!;
  return result.events.map(({ precision, iso, at, what, also, term }) => ({
    precision,
    iso,
    at: [placed(at), ...also.map(placed)],
    said: [what, ...also].map((place) => flow(text.slice(placed(place).start, placed(place).end))).join(' | '),
    long: term && `${term.amount} ${term.unit.replace('working-', '')[0]}`,
  }));
}

/** The simplest peer: days in figures, and in words with their year in figures. */
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'.split('|');
const ENGLISH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const PLAIN = new RegExp(
  String.raw`(?<d>\d{1,2}) (?:de )?(?<m>${[...MONTHS, ...ENGLISH].join('|')})\w* (?:de )?(?<y>\d{4})|(?<m2>${ENGLISH.join('|')})\w* (?<d2>\d{1,2}), (?<y2>\d{4})|(?<d3>\d{1,2})[/.-](?<m3>\d{1,2})[/.-](?<y3>\d{4})`,
  'gi',
);
const peer = (text: string): Row[] =>
  [...text.matchAll(PLAIN)].map(({ index, 0: found, groups: g = {} }) => {
    const name = (g.m ?? g.m2 ?? '').toLowerCase();
    const month = g.m3 ?? String(Math.max(MONTHS.indexOf(name), ENGLISH.indexOf(name)) + 1);
    const iso = [g.y ?? g.y2 ?? g.y3, month.padStart(2, '0'), (g.d ?? g.d2 ?? g.d3)!.padStart(2, '0')].join('-');
    const at = { start: index, end: index + found.length };
    return { precision: 'day', iso, at: [at], said: flow(text.slice(Math.max(0, index - 200), at.end + 200)), long: null };
  }); // prettier-ignore

function score(one: Labelled, text: string, rows: Row[]): Scored {
  const places = new Map([...one.dates, ...one.terms, ...one.also.map((words) => [words] as const)].map(([words]) => [words, placesOf(text, words)])); // prettier-ignore
  const meets = (row: Row, words: string): boolean =>
    row.at.some((at) => places.get(words)!.some((place) => touches(at, place)));
  const tells = (row: Row, [words, iso, fact]: Date): boolean => row.iso === iso && row.said.includes(fact) && meets(row, words); // prettier-ignore
  const isFree = (row: Row): boolean => one.also.some((words) => meets(row, words));
  const dated = rows.filter(({ precision }) => precision !== 'term' && precision !== 'recurring');
  const terms = rows.filter(({ precision }) => precision === 'term');
  const is = (row: Row, [words, long, due]: Term): boolean => row.long === long && meets(row, words) && (row.iso === null || row.iso === due); // prettier-ignore
  const missed = one.dates.filter((date) => !dated.some((row) => tells(row, date))).map(([words, iso]) => `${words} (${iso})`); // prettier-ignore
  const lost = one.terms.filter((term) => !terms.some((row) => is(row, term)));
  return {
    labelled: one,
    right: one.dates.length - missed.length,
    rows: dated,
    wrong: dated.filter((row) => !isFree(row) && !one.dates.some((date) => tells(row, date))),
    terms: one.terms.length - lost.length,
    computed: one.terms.filter((term) => term[2] && terms.some((row) => is(row, term) && row.iso === term[2])).length,
    wrongTerms: terms.filter((row) => !isFree(row) && !one.terms.some((term) => is(row, term))),
    missed: [...missed, ...lost.map(([words]) => words)],
  };
}

/** Writes what fails on the tuned side. */
function list({ labelled: { file }, missed, wrong, wrongTerms }: Scored): void {
  if (process.env.FOJAS_BENCH_SHOW !== '1' || sideOf(file) !== 'tuned') return;
  process.stdout.write(`  ${file}\n${missed.map((words) => `    not found: ${words}\n`).join('')}`);
  for (const { iso, precision, long, said } of [...wrong, ...wrongTerms])
    process.stdout.write(`    wrong: ${[precision, iso, long].filter(Boolean).join(' ')} «${said.slice(0, 240)}»\n`);
}

function measure(report: (figure: Figure) => void, documents: readonly Labelled[]): void {
  const texts = documents.map((one) => ({ one, text: textOf(one.file) }));
  const scored = texts.map(({ one, text }) => score(one, text, shown(one.file, text)));
  const simple = texts.map(({ one, text }) => score(one, text, peer(text)));
  const sum = (all: readonly Scored[], of: (one: Scored) => number): number => all.reduce((total, one) => total + of(one), 0); // prettier-ignore
  scored.forEach(list);
  const dates = sum(scored, ({ labelled: { dates: all } }) => all.length);
  const terms = scored.flatMap(({ labelled: { terms: all } }) => all);
  const rows = sum(scored, (one) => one.rows.length);
  report(
    percent(
      'dates found',
      sum(scored, ({ right }) => right),
      dates,
      { min: 95 },
    ),
  );
  report(
    percent(
      'rows with a wrong date or fact',
      sum(scored, ({ wrong }) => wrong.length),
      rows,
      { max: 2 },
    ),
  );
  report(
    percent(
      'terms found',
      sum(scored, (one) => one.terms),
      terms.length,
    ),
  );
  report(percent('terms with a known start computed right', sum(scored, ({ computed }) => computed), terms.filter(([, , due]) => due).length)); // prettier-ignore
  report({ name: 'terms read wrong', value: sum(scored, ({ wrongTerms }) => wrongTerms.length), unit: '' });
  report(
    percent(
      'peer, a regex of dates: found',
      sum(simple, ({ right }) => right),
      dates,
    ),
  );
  report(
    percent(
      'peer: wrong',
      sum(simple, ({ wrong }) => wrong.length),
      sum(simple, (one) => one.rows.length),
    ),
  );
}

export const bench: Bench = {
  name: 'chronology',
  about: 'What the timeline shows of twenty documents that a person read: norms, contracts, rulings',
  run: async (report) => {
    if (['leychile', 'cuad', 'pjud'].every(present)) await onBothSides(report, DOCUMENTS, ({ file }) => file, measure);
  },
};
