import type { Placed } from '#reading/compose/answer-of.ts';
import { cellsOf, type Asked } from '#studio/table/server/cells.ts';
import type { Preset } from '#studio/table/contract.ts';
import type { Range } from '#reading/lines.ts';
import { present, readJson, readRows, readText } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
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
  ['Post-Termination Services', 'after'],
  ['Termination For Convenience', 'termination'],
  ['Non-Transferable License', 'personal'],
  ['Audit Rights', 'audit'],
  ['Exclusivity', 'exclusivity'],
  ['Renewal Term', 'renewal'],
  ['Uncapped Liability', 'uncapped'],
  ['Ip Ownership Assignment', 'ownership'],
  ['Insurance', 'insurance'],
  ['Covenant Not To Sue', 'challenge'],
];

/** Whether what fails on the tuned side is shown. */
const verbose = process.env.FOJAS_BENCH_SHOW === '1';
const print = (category: string, text: string, gold: readonly Range[], cell: Placed): void => {
  const said = (ranges: readonly Range[]): string =>
    ranges.map(({ start, end }) => text.slice(start, Math.min(end, start + 200)).replace(/\s+/g, ' ')).join(' | ');
  process.stdout.write(`  ${category}: asked for «${said(gold)}», told «${said(rangesOf(cell))}»\n`);
};

const rangesOf = (cell: Placed): Range[] => (cell?.line ?? []).filter((piece) => typeof piece !== 'string');
const touches = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

/** A cell beside what lawyers marked for it: none where they found nothing. */
type Seen = { gold: readonly Range[] | null; cell: Placed };
const isRight = ({ gold, cell }: Seen): boolean =>
  gold !== null && rangesOf(cell).some((one) => gold.some((span) => touches(one, span)));

/** The cells of the contracts of one side, of each category that was marked in them or looked for in vain. */
function cellsSeen(side: Side): Seen[] {
  const marked = readRows<Marked>('cuad', 'queries.jsonl');
  const absent = readRows<Absent>('cuad', 'absent.jsonl');
  const titles = readJson<Record<string, { title: string }>>('cuad', 'docs.json');
  const wording = new Map(marked.map(({ category, question }) => [category, question]));
  const files = [...new Set(marked.map(({ file }) => file))]
    .filter((file) => sideOf(file) === side)
    .sort((a, b) => hash(a) - hash(b))
    .slice(0, CONTRACTS);
  const columns = COLUMNS.map(([category, preset]): Asked => ({
    preset,
    question: preset ? '' : wording.get(category)!,
  }));
  return files.flatMap((file) => {
    const raw = readText('cuad', 'full_contract_txt', file);
    const read = opened(file, (titles[file]?.title ?? '').replace(/\s+/g, ' ').trim(), raw);
    const cells = cellsOf(read, columns, 'en');
    return COLUMNS.flatMap(([category], i): Seen[] => {
      const is = (one: Absent): boolean => one.file === file && one.category === category;
      const found = marked.find(is);
      if (!found && !absent.some(is)) return [];
      const gold = found ? found.spans.flatMap((span) => carried(raw, span, read.text, 0)) : null;
      const cell = cells[i] ?? null;
      const seen = { gold, cell: cell === 'unread' || cell?.isNear ? null : cell };
      const isWrong = gold ? !isRight(seen) : seen.cell !== null;
      if (verbose && side === 'tuned' && isWrong) print(category, read.text, gold ?? [], seen.cell);
      return [seen];
    });
  });
}

function measure(report: (figure: Figure) => void, side: Side): void {
  const seen = cellsSeen(side);
  const said = seen.filter(({ gold }) => gold !== null);
  const unsaid = seen.filter(({ gold }) => gold === null);
  const filled = said.filter(({ cell }) => cell !== null);
  const right = said.filter(isRight).length;
  const beside = said.filter((one) => isRight(one) || (one.cell?.passage && one.gold!.some((span) => touches(one.cell!.passage!, span)))).length; // prettier-ignore
  const silent = unsaid.filter(({ cell }) => cell === null).length;
  const all = right + silent;
  report(percent('cells right', right, said.length, { min: 75 }));
  report(percent('"not said" right', silent, unsaid.length, { min: 85 })); // prettier-ignore
  report(percent('cells right, with the passage beside', beside, said.length)); // prettier-ignore
  report(percent('right of the cells filled where it is said', right, filled.length)); // prettier-ignore
  report(percent('right of all cells', all, seen.length));
}

export const bench: Bench = {
  name: 'table',
  about: 'Cells of a table: contracts of CUAD down, the categories that lawyers marked most often across',
  async run(report) {
    if (!present('cuad')) return;
    await onEachSide(report, measure);
  },
};
