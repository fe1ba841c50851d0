import { createHash } from 'node:crypto';
import { canonical, lineAt, lineStarts } from '#reading/lines.ts';
import { cutUnits } from '#reading/units/cut.ts';
import type { Cut, Unit } from '#reading/units/unit.ts';
import { filesBelow, percentile, present, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { lawOf, type GoldLaw, type Setting } from './units/laws.ts';

type Report = (figure: Figure) => void;
/** Half of the documents are looked at while the forms are made; the other half only shows its figure. */
type Half = 'kept back' | 'looked at';
const HALVES: readonly Half[] = ['kept back', 'looked at'];
const halfOf = (file: string): Half =>
  createHash('sha1').update(file.replace(/.*\//, '')).digest()[0]! % 2 === 0 ? 'kept back' : 'looked at';
const MISSES = Number(process.env.FOJAS_MISSES ?? 0);
let shown = 0;
/** Prints what is wrong in the half that is looked at, as far as it is asked for. */
function miss(half: Half, file: string, what: string): void {
  if (half === 'looked at' && shown++ < MISSES) process.stdout.write(`    ${file.slice(-45)}: ${what}\n`);
}

class Tally {
  gold = 0;
  begun = 0;
  labelled = 0;
  ended = 0;
  ours = 0;
  real = 0;
}
/** How the articles of a norm are found: beginning, label, end within a line; and how many of ours are real. */
function articles(tally: Tally, half: Half, file: string, { text, articles: gold }: GoldLaw): void {
  const { units } = cutUnits(text);
  const starts = lineStarts(text);
  const ours = units.filter(({ form }) => form === 'article');
  const at = new Map(ours.map((unit) => [unit.start, unit]));
  const begins = new Set(gold.map(({ start }) => start));
  gold.forEach((article, i) => {
    tally.gold++;
    const unit = at.get(article.start);
    const first = JSON.stringify(text.slice(article.start, article.start + 60));
    if (!unit) return miss(half, file, `not found: ${article.number} ${first}`);
    tally.begun++;
    const number = unit.number.replace(/ transitorio$/, '');
    if (number === article.number) tally.labelled++;
    else miss(half, file, `label ${unit.number}, not ${article.number}: ${first}`);
    // An article that holds others ends for us where the first of them begins or, if it is one of another kind, behind them.
    const next = gold[i + 1]?.start ?? text.length;
    const late = Math.abs(lineAt(starts, unit.end) - lineAt(starts, article.end));
    if (late <= 1 || (unit.end > article.end && unit.end >= next && article.end < next)) tally.ended++;
    else
      miss(
        half,
        file,
        `end of ${unit.number}: ${JSON.stringify(text.slice(article.end - 30, article.end))} ours ${JSON.stringify(text.slice(unit.end - 30, unit.end))}`,
      );
  });
  for (const unit of ours) {
    tally.ours++;
    if (begins.has(unit.start)) tally.real++;
    else miss(half, file, `not real: ${unit.label} ${JSON.stringify(text.slice(unit.start, unit.start + 60))}`);
  }
}

function laws(report: Report, half: Half): void {
  for (const setting of ['page', 'markdown'] as const satisfies readonly Setting[]) {
    const tally = new Tally();
    for (const file of filesBelow('leychile', 'xml').filter((one) => one.endsWith('.xml') && halfOf(one) === half))
      articles(tally, half, file, lawOf(readText(file), setting));
    const name = `laws as ${setting}, ${half}`;
    const bar = { min: 99 };
    report({
      name: `${name}: ${tally.gold} articles, beginning found`,
      value: share(tally.begun, tally.gold),
      unit: '%',
      bar,
    });
    report({ name: `${name}: label right`, value: share(tally.labelled, tally.gold), unit: '%', bar });
    report({ name: `${name}: end within a line`, value: share(tally.ended, tally.gold), unit: '%', bar });
    report({ name: `${name}: divisions that are real`, value: share(tally.real, tally.ours), unit: '%', bar });
  }
}

/** Numbers of a row that are there, and those missing between the first and the last. */
function gaps(numbers: readonly number[]): { found: number; missing: number } {
  const all = new Set(numbers.filter((number) => Number.isInteger(number) && number > 0));
  return { found: all.size, missing: Math.max(0, ...all) - all.size };
}
const figure = ({ number }: Unit): number => Number(/^\d+/.exec(number)?.[0] ?? Number.NaN);
const divisions = (cut: Cut, ...forms: string[]): Unit[] =>
  cut.units.filter(({ role, form }) => role === 'division' && forms.includes(form));

/** The rows of clauses of a contract: its main numbers, and the decimals below each. */
function rowsOf(cut: Cut): number[][] {
  const main = [['article'], ['clause', 'ordinal'], ['number'], ['degree']]
    .map((forms) => divisions(cut, ...forms).map(figure))
    .sort((a, b) => b.length - a.length)[0]!;
  const below = new Map<string, number[]>();
  for (const { number } of divisions(cut, 'decimal', 'section')) {
    const stem = number.slice(0, Math.max(0, number.lastIndexOf('.')));
    below.set(stem, [...(below.get(stem) ?? []), Number(number.slice(stem ? stem.length + 1 : 0))]);
  }
  return [main, ...below.values()].filter((row) => row.length > 0);
}

function contracts(report: Report, half: Half): void {
  let [documents, gapless, found, missing] = [0, 0, 0, 0];
  for (const file of filesBelow('cuad', 'full_contract_txt').filter((one) => halfOf(one) === half)) {
    const rows = rowsOf(cutUnits(canonical(readText(file)))).map(gaps);
    if (rows.reduce((sum, row) => sum + row.found, 0) < 3) {
      miss(half, file, 'no clauses');
      continue;
    }
    documents++;
    const lost = rows.reduce((sum, row) => sum + row.missing, 0);
    if (lost === 0) gapless++;
    else
      miss(
        half,
        file,
        `${lost} numbers missing: ${rowsOf(cutUnits(canonical(readText(file))))
          .filter((row) => gaps(row).missing > 0)
          .map((row) => row.join(' '))
          .join(' / ')
          .slice(0, 300)}`,
      );
    missing += lost;
    found += rows.reduce((sum, row) => sum + row.found, 0);
  }
  const name = `contracts, ${half}`;
  report({ name: `${name}: ${documents} with clauses, gapless`, value: share(gapless, documents), unit: '%' });
  report({
    name: `${name}: ${found + missing} numbers, found`,
    value: share(found, found + missing),
    unit: '%',
    bar: { min: 97 },
  });
}

function rulings(report: Report, half: Half): void {
  let [all, known, documents, found, missing, decided] = [0, 0, 0, 0, 0, 0];
  for (const file of filesBelow('pjud', 'txt').filter((one) => halfOf(one) === half)) {
    const cut = cutUnits(canonical(readText(file)));
    all++;
    if (cut.genre === 'ruling') known++;
    else miss(half, file, `read as ${cut.genre}`);
    if (cut.units.some(({ kind }) => kind === 'decision')) decided++;
    else miss(half, file, 'no decision');
    const row = gaps(divisions(cut, 'ordinal', 'considerando', 'degree', 'number').map(figure));
    if (row.found < 2) continue;
    documents++;
    if (row.missing > 0) miss(half, file, `${row.missing} considerandos missing`);
    found += row.found;
    missing += row.missing;
  }
  const name = `rulings, ${half}`;
  report({ name: `${name}: ${all}, known as such`, value: share(known, all), unit: '%' });
  report({ name: `${name}: with a decision`, value: share(decided, all), unit: '%' });
  report({
    name: `${name}: ${found + missing} considerandos of ${documents}, found`,
    value: share(found, found + missing),
    unit: '%',
    bar: { min: 97 },
  });
}

/** Processor time for a megabyte of the laws that are there, middle of 5. */
function speed(report: Report): void {
  const text = filesBelow('leychile', 'md')
    .map((file) => canonical(readText(file)))
    .join('\n\n')
    .slice(0, 1_000_000);
  const times = Array.from({ length: 5 }, () => {
    const from = process.cpuUsage();
    cutUnits(text);
    return process.cpuUsage(from).user / 1000;
  });
  report({
    name: 'cutting 1,000,000 characters, middle of 5',
    value: Math.round(percentile(times, 0.5)),
    unit: 'ms',
    bar: { max: 500 },
  });
}

async function run(report: Report): Promise<void> {
  if (![present('leychile'), present('cuad'), present('pjud')].every(Boolean)) return;
  for (const half of HALVES) {
    laws(report, half);
    contracts(report, half);
    rulings(report, half);
  }
  speed(report);
}

export const bench: Bench = {
  name: 'units',
  about: 'articles of laws, clauses of contracts and considerandos of rulings as units of a text',
  run,
};
