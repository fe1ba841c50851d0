import { bytesOfIndex, indexText, type TextIndex } from '#reading/verify/text-index.ts';
import { verify, type Verdict } from '#reading/verify/verify.ts';
import { Chance } from './chance.ts';
import { percentile, present, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { harmful, isChanged, type Change } from './harmful.ts';
import { harmless } from './harmless.ts';
import { books, compact, trueQuotation, type Book, type Kind, type Quotation } from './quotations.ts';
import { onEachSide } from './split.ts';

type Report = (figure: Figure) => void;
type Library = Record<Kind, Book>;
/** SEED: another draw of quotations and changes. TIMES: how many times as many of each kind, on each side. SHOW=1: prints each change that was told wrongly. */
const [SEED, TIMES] = [Number(process.env['SEED'] ?? 7), Number(process.env['TIMES'] ?? 1)];
const PER_KIND = { harmful: 1250 * TIMES, harmless: 625 * TIMES } as const;
const show = (name: string, { words }: Quotation, said: string): void => {
  if (process.env['SHOW']) process.stdout.write(`${JSON.stringify({ name, words, said })}\n`);
};
const TRIES = 400;
const KINDS: readonly Kind[] = ['laws', 'rulings', 'contracts'];
const passes = ({ state }: Verdict): boolean => state === 'exact' || state === 'normalised';

/** Changed quotations of one kind of change, `count` of them or as many as the texts offer. */
function* changed(
  chance: Chance,
  library: Library,
  change: Change,
  count: number,
  keep: (before: string, after: string) => boolean,
): Generator<[Quotation, string]> {
  for (let [made, tries] = [0, 0]; made < count && tries < count * TRIES; tries++) {
    const kind = chance.pick(KINDS);
    const quotation = trueQuotation(chance, kind, library[kind]);
    const after = change(quotation);
    if (after === null || !keep(quotation.words, after)) continue;
    made++;
    yield [quotation, after];
  }
}

/** Whether a changed quotation happens to stand somewhere all the same, as the second reader sees it. */
function standsElsewhere(
  name: string,
  said: string,
  { book }: Quotation,
  { changes, text, start, end }: Verdict,
): boolean {
  if (changes.includes('ellipsis')) {
    if (/turning/.test(name)) return false;
    const [a = '', b = ''] = said.split(/\s*(?:\[\.\.\.\]|\(…\)|\(\.\.\.\)|\.\.\.|…)\s*/).map(compact);
    const body = compact(book.texts[text]!.text.slice(start, end));
    return body.startsWith(a) && body.endsWith(b) && body.length < a.length + b.length + 900;
  }
  const flat = (one: string): string => one.replace(/\s+/g, ' ');
  if (/separator|sign/.test(name)) return book.texts.some((one) => flat(one.text).includes(flat(said)));
  return said.includes('[') ? book.texts.some((one) => one.text.includes(said)) : book.compact.includes(compact(said));
}

function harm(report: Report, chance: Chance, library: Library): void {
  let [all, exact, normalised, elsewhere] = [0, 0, 0, 0];
  for (const [name, change] of Object.entries(harmful(chance)))
    for (const [quotation, said] of changed(chance, library, change, PER_KIND.harmful, (before, after) =>
      isChanged(name, before, after),
    )) {
      all++;
      const found = verify(said, quotation.book.texts, {}, { near: false });
      if (!passes(found) && found.state !== 'moved') continue;
      if (standsElsewhere(name, said, quotation, found)) {
        elsewhere++;
        continue;
      }
      if (found.fidelity === 'exact') exact++;
      else normalised++;
      show(name, quotation, said);
    }
  report({ name: 'harmful changes', value: all, unit: '', bar: { min: 30_000 } });
  report({ name: 'of them taken for exact', value: exact, unit: '', bar: { max: 0 } });
  report({ name: 'of them taken for normalised', value: normalised, unit: '', bar: { max: 0 } });
  report({ name: 'of them true by chance, elsewhere', value: elsewhere, unit: '' });
}

function harmlessly(report: Report, chance: Chance, library: Library): void {
  let [all, found, moved] = [0, 0, 0];
  for (const [name, change] of Object.entries(harmless(chance)))
    for (const [quotation, said] of changed(chance, library, change, PER_KIND.harmless, () => true)) {
      const { book, text, start, end } = quotation;
      all++;
      const here = verify(said, book.texts, { text, start, end }, { near: false });
      if (passes(here) && here.start <= start + 60 && here.end >= end - 60) found++;
      else show(name, quotation, said);
      const wrong = start > 5000 ? { text, start: 0, end: 10 } : { text, start: end + 4000, end: end + 4010 };
      if (verify(said, book.texts, wrong, { near: false }).state === 'moved') moved++;
    }
  report({ name: 'harmless changes', value: all, unit: '', bar: { min: 13_000 } });
  report({ name: 'of them found, at their place', value: share(found, all), unit: '%', bar: { min: 99.99 } });
  report({ name: 'of them moved where the place was wrong', value: share(moved, all), unit: '%' });
}

/** Three megabytes of all kinds. */
function threeMegabytes(library: Library): string[] {
  let bytes = 0;
  return KINDS.flatMap((kind) => library[kind].texts.map(({ text }) => text)).filter((text) => {
    const fits = bytes + text.length <= 3_050_000;
    if (fits) bytes += text.length;
    return fits;
  });
}

const RUNS = 21;
/** Milliseconds that some work takes, the middle one of so many runs, or another share of them. */
function timed(runs: number, work: () => void, part = 0.5): number {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.round(percentile(times, part));
}

function speed(report: Report, chance: Chance, library: Library): void {
  const texts = threeMegabytes(library);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const indexes: TextIndex[] = texts.map((text) => indexText(text));
  const reading = timed(RUNS, () => texts.forEach((text) => indexText(text)), 0);
  report({ name: `reading 3 MB for the verifier, quickest of ${RUNS}`, value: reading, unit: 'ms', bar: { max: 100 } });
  const bytes = indexes.reduce((sum, index) => sum + bytesOfIndex(index), 0);
  report({
    name: 'the index, bytes a character',
    value: Number((bytes / characters).toFixed(2)),
    unit: '',
    bar: { max: 3 },
  });
  const some = Array.from({ length: 50 }, () => trueQuotation(chance, 'laws', library.laws).words);
  const wrong = some.map((words) => words.split(/\s+/).toSpliced(4, 1, 'perro').join(' '));
  for (const [name, quotations] of [
    ['50 quotations that stand there', some],
    ['50 that are missing, with the nearest passage', wrong],
  ] as const) {
    const value = timed(RUNS, () => {
      for (const quotation of quotations) verify(quotation, indexes);
    });
    report({ name: `${name}, against 3 MB`, value, unit: 'ms', bar: { max: 60 } });
  }
}

async function run(report: Report): Promise<void> {
  if (![present('leychile'), present('pjud'), present('cuad')].every(Boolean)) return;
  await onEachSide(report, (tell, side) => {
    const chance = new Chance(SEED);
    const library = books(chance, side);
    harm(tell, chance, library);
    harmlessly(tell, chance, library);
    if (side === 'held') speed(tell, chance, library);
  });
}

export const bench: Bench = {
  name: 'verify',
  about: 'true quotations changed by chance: what is told, and how fast (rules made before the split saw both sides)',
  run,
};
