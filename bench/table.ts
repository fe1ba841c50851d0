import { cellsOf, type Asked, type Placed } from '../src/studio/table/server/cells.ts';
import type { Preset } from '../src/studio/table/columns.ts';
import { columnNames } from '../src/studio/table/names.ts';
import { present, readJson, readRows, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { opened } from './reply/engine/source.ts';
import { hash } from './reply/hash.ts';
import { carried } from './reply/places.ts';
import { onEachSide, sideOf, type Side } from './split.ts';

type Marked = { file: string; category: string; question: string; spans: [number, number][] };
type Absent = Pick<Marked, 'file' | 'category'>;

/** Contracts of each side, and the categories: the fifteen that lawyers marked most often, each with the column that asks it where there is one. */
const CONTRACTS = 20;
const COLUMNS: readonly (readonly [category: string, preset: Preset | null])[] = [
  ['Governing Law', 'law'],
  ['Expiration Date', 'expiry'],
  ['Anti-Assignment', 'transfer'],
  ['Cap On Liability', 'cap'],
  ['License Grant', 'licence'],
  ['Post-Termination Services', null],
  ['Termination For Convenience', 'termination'],
  ['Non-Transferable License', null],
  ['Audit Rights', null],
  ['Exclusivity', 'exclusivity'],
  ['Renewal Term', 'renewal'],
  ['Uncapped Liability', null],
  ['Ip Ownership Assignment', 'ownership'],
  ['Insurance', 'insurance'],
  ['Covenant Not To Sue', null],
];

const verbose = process.env.FOJAS_BENCH_SHOW === '1';
type Count = { part: number; of: number };
const rangesOf = (cell: Placed) => (cell?.line ?? []).filter((piece) => typeof piece !== 'string');

/** One side: its contracts by a hash of their names, every category of each that was marked or looked for in vain. */
function measure(report: (figure: Figure) => void, side: Side): void {
  const marked = readRows<Marked>('cuad', 'queries.jsonl');
  const absent = readRows<Absent>('cuad', 'absent.jsonl');
  const titles = readJson<Record<string, { title: string }>>('cuad', 'docs.json');
  const wording = new Map(marked.map(({ category, question }) => [category, question]));
  const files = [...new Set(marked.map(({ file }) => file))]
    .filter((file) => sideOf(file) === side)
    .sort((a, b) => hash(a) - hash(b))
    .slice(0, CONTRACTS);
  const columns = COLUMNS.map(([category, preset]): Asked => ({ preset, question: preset ? columnNames.en[preset][1] : wording.get(category)! })); // prettier-ignore
  const right: Count = { part: 0, of: 0 };
  const found: Count = { part: 0, of: 0 };
  const beside: Count = { part: 0, of: 0 };
  const silent: Count = { part: 0, of: 0 };
  const by = new Map<string, [number, number, number, number]>();
  for (const file of files) {
    const raw = readText('cuad', 'full_contract_txt', file);
    const read = opened(file, (titles[file]?.title ?? '').replace(/\s+/g, ' ').trim(), raw);
    const cells = cellsOf(read, columns, 'en');
    for (const [i, [category]] of COLUMNS.entries()) {
      const cell = cells[i] ?? null;
      const gold = marked.find((one) => one.file === file && one.category === category);
      const of = by.get(category) ?? [0, 0, 0, 0];
      by.set(category, of);
      if (gold) {
        const spans = gold.spans.flatMap((span) => carried(raw, span, read.text, 0));
        const is = (range: { start: number; end: number }): boolean =>
          spans.some(({ start, end }) => range.start < end && start < range.end);
        const isRight = rangesOf(cell).some(is);
        right.of++;
        beside.of++;
        of[1]++;
        if (isRight) (right.part++, of[0]++);
        if (isRight || (cell?.passage && is(cell.passage))) beside.part++;
        if (cell) (found.of++, (found.part += Number(isRight)));
        if (verbose && side === 'tuned' && !isRight)
          process.stdout.write(
            `  ${category} · ${file.slice(0, 30)}\n    gold «${spans.map(({ start, end }) => read.text.slice(start, Math.min(end, start + 160))).join(' | ').replace(/\s+/g, ' ')}»\n    cell «${rangesOf(cell).map(({ start, end }) => read.text.slice(start, Math.min(end, start + 160))).join(' | ').replace(/\s+/g, ' ')}»\n`,
          ); // prettier-ignore
      } else if (absent.some((one) => one.file === file && one.category === category)) {
        silent.of++;
        of[3]++;
        if (!cell) (silent.part++, of[2]++);
        else if (verbose && side === 'tuned')
          process.stdout.write(`  ${category} · not said, told «${rangesOf(cell).map(({ start, end }) => read.text.slice(start, Math.min(end, start + 160))).join(' | ').replace(/\s+/g, ' ')}»\n`); // prettier-ignore
      }
    }
  }
  if (verbose) for (const [category, of] of by) process.stdout.write(`  ${side} ${category}: ${of[0]}/${of[1]} · ${of[2]}/${of[3]}\n`); // prettier-ignore
  report({ name: 'cells right', value: share(right.part, right.of), unit: '%', of: right.of, bar: { min: 75 } });
  report({ name: 'cells right, with the passage beside', value: share(beside.part, beside.of), unit: '%', of: beside.of }); // prettier-ignore
  report({ name: 'right of the cells that were filled where it is said', value: share(found.part, found.of), unit: '%', of: found.of }); // prettier-ignore
  report({
    name: '"not said" right',
    value: share(silent.part, silent.of),
    unit: '%',
    of: silent.of,
    bar: { min: 85 },
  });
}

export const bench: Bench = {
  name: 'table',
  about: 'Cells of a table: contracts of CUAD down, categories that lawyers marked across',
  async run(report) {
    if (!present('cuad')) return;
    await onEachSide(report, measure);
  },
};
