import type { Reference, ReferenceKind } from '#contract/references.ts';
import { canonical } from '#reading/lines.ts';
import { NORM_IDS } from '#reading/references/norm-table.ts';
import { references } from '#reading/references/references.ts';
import { reporterKey } from '#reading/references/reporters.ts';
import { filesBelow, percentile, present, readJson, readRows, readText, share } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { identities, type Ruling } from './rulings.ts';
import { onBothSides } from './split.ts';

type Report = (figure: Figure) => void;
type Span = { start: number; end: number };
type Tagged = { id: string; text: string; entities: (Span & { type: string })[] };

const LEGAL =
  /art[íi]culo|ley|c[óo]digo|\brol|rit\b|ruc\b|decreto|constituci|letra|inciso|auto acordado|convenci|ingreso|reglamento/i;
const COURT = /corte|tribunal|juzgado|suprema/i;
const FULL_DATE = /\d|de dos mil|mil nov/;
const overlap = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** How many of the tagged spans our references touch, and how many they cover by half or more. */
class Tally {
  private all = 0;
  private touched = 0;
  private covered = 0;
  add(span: Span, found: readonly Reference[]): void {
    const length = found.reduce((sum, one) => sum + overlap(one, span), 0);
    this.all++;
    if (length > 0) this.touched++;
    if (length >= (span.end - span.start) / 2) this.covered++;
  }
  report(report: Report, name: string, touched?: number, covered?: number): void {
    for (const [what, count, min] of [
      ['touched', this.touched, touched],
      ['covered', this.covered, covered],
    ] as const) {
      const bar = min !== undefined && { bar: { min } };
      report({ name: `${name}: ${what}`, value: share(count, this.all), unit: '%', of: this.all, ...bar });
    }
  }
}

const AUTHORITIES: readonly ReferenceKind[] = ['articles', 'norm', 'ruling'];

/** Rulings whose court tagged them itself, by halves: the tags are incomplete, so precision is a lower bound. */
function tagged(report: Report, rulings: readonly Tagged[]): void {
  const [documents, dates, courts] = [new Tally(), new Tally(), new Tally()];
  let [ours, known] = [0, 0];
  for (const { text, entities } of rulings) {
    const found = references(text);
    const of = (...kinds: ReferenceKind[]): Reference[] => found.filter(({ kind }) => kinds.includes(kind));
    const gold = entities.filter(({ type }) => type === 'Documento');
    for (const one of entities) {
      const words = text.slice(one.start, one.end);
      if (one.type === 'Documento' && LEGAL.test(words)) documents.add(one, of(...AUTHORITIES));
      if (one.type === 'Fecha' && FULL_DATE.test(words)) dates.add(one, of('date'));
      if (one.type === 'Organizacion' && COURT.test(words)) courts.add(one, of('court'));
    }
    ours += of(...AUTHORITIES).length;
    known += of(...AUTHORITIES).filter((one) => gold.some((span) => overlap(span, one) > 0)).length;
  }
  documents.report(report, 'tagged authorities', 99, 96);
  dates.report(report, 'tagged dates');
  courts.report(report, 'tagged courts');
  report(percent('authorities of ours that touch a tag (precision, lower bound)', known, ours));
}

function speed(report: Report, texts: readonly string[]): void {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now();
    for (const text of texts) references(text);
    return performance.now() - from;
  });
  const per = (ms: number): number => Number(((ms * 1e5) / characters).toFixed(1));
  report({
    name: 'reading 100,000 characters of rulings, middle of 5',
    value: per(percentile(times, 0.5)),
    unit: 'ms',
  });
}

type Citation = { kind: string; volume: string | null; reporter: string | null; page: string | null };
type Expected = { test: string; text: string; citations: Citation[] };
/** Texts of one reporter, or of one test where nothing is cited, are one family. */
const reporterOf = ({ citations, test }: Expected): string => citations[0]?.reporter ?? test;
/** Tags of pages that were web pages; a source of Fojas has none left. */
const TAGS = /<span class="star-pagination">[^<]*<\/span>|<[^>]{1,80}>/g;

/** The public tests of eyecite: cases with a volume, full and short, as volume, reporter and page. */
function unitedStates(report: Report, rows: readonly Expected[]): void {
  let [right, expected, given] = [0, 0, 0];
  for (const { text, citations } of rows) {
    const of = (kind: string): string[] =>
      citations
        .filter((one) => one.kind === kind && one.volume)
        .map((one) => `${one.volume} ${reporterKey(one.reporter ?? '')} ${one.page}`);
    const gold = of('case');
    const found = references(text.replace(TAGS, (tag) => ' '.repeat(tag.length)))
      .filter((one) => one.kind === 'case')
      .map((one) => `${one.volume} ${reporterKey(one.reporter)} ${one.page}`);
    const left = [...found];
    for (const one of gold) {
      if (!left.includes(one)) continue;
      right++;
      left.splice(left.indexOf(one), 1);
    }
    expected += gold.length;
    given += found.length;
  }
  report(percent('US cases of the eyecite tests: recall', right, expected, { min: 90 }));
  report(percent('US cases: precision', right, given, { min: 99 }));
}

const XML_ID = /id_norma="(\d+)"\s+tipo="([^"]*)"\s+numero="([^"]*)"[^>]*?fecha_promulgacion="(\d{4})/;
/** The key of a norm of the data set by its head, or null where its kind has none in our table. */
function keyOf(file: string, head: string): { key: string; id: number } | null {
  const [, id = '', type = '', number = '', year = ''] = XML_ID.exec(head) ?? [];
  const code = /codigo[-_](.+?)\.(?:md|xml)$/
    .exec(file)?.[1]
    ?.replaceAll('_', '-')
    .replace(/^del?-/, '');
  const written = /id_norma: (\d+)/.exec(head)?.[1];
  const of = (key: string): { key: string; id: number } => ({ key, id: Number(id || written) });
  if (/constitucion-politica/.test(file)) return of('constitucion');
  if (/auto-acordado\/AA-(\d{4})-0*(\d+)\.md$/.test(file))
    return of(file.replace(/.*AA-(\d{4})-0*(\d+)\.md$/, 'aa:$2-$1'));
  if (code)
    return of(
      `codigo:${code.replace(/^organico-tribunales/, 'organico-de-tribunales').replace('proc-penal', 'procesal-penal')}`,
    );
  if (type === 'Decreto Ley') return of(`dl:${number}`);
  return type.startsWith('Decreto') ? of(`dfl:${number}/${year}`) : null;
}

/** Every id of the table whose norm is in the data set here must be that norm's. */
function ids(report: Report): void {
  const seen = new Map<string, number>();
  for (const file of filesBelow('leychile')) {
    const found = /\.(?:xml|md)$/.test(file) ? keyOf(file, readText(file).slice(0, 1500)) : null;
    if (found) seen.set(found.key, found.id);
  }
  const known = Object.entries(NORM_IDS).filter(([key]) => seen.has(key));
  report({
    name: `ids of norms, ${known.length} of ${Object.keys(NORM_IDS).length} with their text here: right`,
    value: share(known.filter(([key, id]) => seen.get(key) === id).length, known.length),
    unit: '%',
    bar: { min: 100 },
  });
}

/** A line for the eye: a fixed random sample of what is read in the rulings, with the words around. */
function sample(texts: readonly string[], seed: number, count: number): void {
  const all = texts.flatMap((text) =>
    references(text)
      .filter(({ kind }) => (AUTHORITIES as readonly string[]).includes(kind) || kind === 'court')
      .map((one) => ({ one, text })),
  );
  let state = seed;
  for (let i = 1; i <= count; i++) {
    state = (state * 16807) % 2147483647;
    const { one, text } = all[state % all.length]!;
    const flat = (from: number, to: number): string => text.slice(Math.max(0, from), to).replace(/\s+/g, ' ');
    const { start, end, ...rest } = one;
    process.stdout.write(
      `${i} ${flat(start - 60, start)}⟦${flat(start, end)}⟧${flat(end, end + 50)}\n   ${JSON.stringify(rest)}\n`,
    );
  }
}

async function run(report: Report): Promise<void> {
  if (![present('pjud'), present('eyecite'), present('leychile')].every(Boolean)) return;
  await onBothSides(report, readRows<Tagged>('pjud', 'tagged.jsonl'), ({ id }) => id, tagged);
  const rulings = readJson<Ruling[]>('pjud', 'index.json').map((one) => ({
    ...one,
    text: canonical(readText('pjud', 'txt', `${one.id}.txt`)),
  }));
  await onBothSides(report, rulings, ({ id }) => id, identities);
  await onBothSides(report, readRows<Expected>('eyecite', 'find_cases.jsonl'), reporterOf, unitedStates);
  ids(report);
  speed(
    report,
    rulings.map(({ text }) => text),
  );
  const seed = Number(process.env.FOJAS_SAMPLE ?? 0);
  if (seed > 0)
    sample(
      rulings.map(({ text }) => text),
      seed,
      60,
    );
}

export const bench: Bench = {
  name: 'references',
  about:
    'laws, rulings, courts, dates and cases that texts name, against their own tags (rules made before the split saw both sides)',
  run,
};
