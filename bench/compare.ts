import { compareTexts, type Change, type Comparison } from '#reading/compare/compare.ts';
import type { Kind } from '#reading/compare/kinds.ts';
import type { Range } from '#reading/lines.ts';
import { cutUnits } from '#reading/units/cut.ts';
import { longPairs } from './compare/long.ts';
import { pairsOf, type Pair } from './compare/pairs.ts';
import { present } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { onEachSide } from './split.ts';

type Report = (figure: Figure) => void;

const meets = (told: Range | null, planted: Range): boolean =>
  told !== null && told.start < Math.max(planted.end, planted.start + 1) && planted.start <= told.end;
const told = ({ changes }: Comparison, { before, after }: { before: Range; after: Range }): Change[] =>
  changes.filter(
    ({ a, b }) => (before.end > before.start && meets(a, before)) || (after.end > after.start && meets(b, after)),
  );
const within = ({ changes }: Comparison, { before, after }: { before: Range; after: Range }): Change[] =>
  changes.filter(({ a, b }) => (b !== null && meets(b, after)) || (a !== null && meets(a, before)));

const rounded = (value: number): number => Number(value.toFixed(2));
type Count = { part: number; of: number };
const count = (): Count => ({ part: 0, of: 0 });
const add = (one: Count, is: boolean): void => {
  one.of++;
  if (is) one.part++;
};

/** Whether what fails on the tuned side is shown. */
const verbose = process.env.FOJAS_BENCH_SHOW === '1';
const print = (
  pair: Pair,
  id: string,
  { before, after }: { before: Range; after: Range },
  found: readonly Change[],
): void => {
  const said = (text: string, { start, end }: Range): string =>
    text.slice(Math.max(0, start - 40), end + 25).replace(/\s+/g, ' ');
  process.stdout.write(
    `  ${id}: «${said(pair.before, before)}» → «${said(pair.after, after)}» told ${JSON.stringify(found.map(({ kinds, a, b }) => [kinds.join('+'), a && pair.before.slice(a.start, a.end).slice(0, 60), b && pair.after.slice(b.start, b.end).slice(0, 60)]))}\n`,
  );
};

/** Processor time in seconds. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How long long texts take, in seconds of the processor and beside the cutting of both into units. */
function times(report: Report): void {
  for (const { name, seconds, before, after } of longPairs()) {
    const cutting = timeOf(() => [cutUnits(before), cutUnits(after)]);
    const comparing = timeOf(() => compareTexts(before, after));
    report({ name: `${name}, processor time`, value: rounded(comparing), unit: 's', bar: { max: seconds } });
    report({ name: `${name}, to the cutting of both into units`, value: rounded(comparing / cutting), unit: 'times' });
  }
}

/** What was planted in the pairs of one side, and what the comparison says of it. */
export function planted(pairs: readonly Pair[], report: Report, shown: boolean): void {
  const show: typeof print = (...said) => void (shown && print(...said));
  const [rights, seen, wording, extra, moved, renumbered] = [count(), count(), count(), count(), count(), count()];
  for (const pair of pairs) {
    const comparison = compareTexts(pair.before, pair.after);
    for (const change of pair.changes) {
      const found = told(comparison, change);
      const kinds = new Set<Kind>(found.flatMap((one) => one.kinds));
      if (change.as.includes('wording')) {
        const wrong = found.some(({ weight }) => weight === 'rights');
        add(wording, wrong);
        if (wrong) show(pair, change.id, change, found);
      } else {
        const right = change.as.some((kind) => kinds.has(kind));
        add(rights, right);
        add(
          seen,
          found.some(({ weight }) => weight === 'rights'),
        );
        if (!right) show(pair, change.id, change, found);
      }
    }
    for (const one of pair.moved) {
      const found = within(comparison, one);
      const lost = !found.some(({ kinds }) => kinds[0] === 'moved');
      add(moved, lost);
      if (lost) show(pair, 'moved', one, found);
    }
    for (const { after } of pair.renumbered) {
      const is = comparison.changes.some(({ kinds, b }) => kinds[0] === 'renumbered' && meets(b, after));
      add(renumbered, is);
      if (!is)
        show(
          pair,
          'renumbered',
          { before: { start: 0, end: 0 }, after },
          comparison.changes.filter(({ b }) => meets(b, after)),
        );
    }
    const said = comparison.changes.filter(({ weight }) => weight === 'rights');
    for (const one of said) {
      const is =
        !pair.changes.some((change) => told({ rows: [], changes: [one] }, change).length > 0) &&
        !pair.renumbered.length;
      add(extra, is);
      if (is)
        show(pair, 'extra', { before: one.a ?? { start: 0, end: 0 }, after: one.b ?? { start: 0, end: 0 } }, [one]);
    }
  }
  report(percent('changes of rights found and classed', rights.part, rights.of, { min: 97 }));
  report(percent('changes of rights told as rights', seen.part, seen.of));
  report(percent('wording told as rights', wording.part, wording.of, { max: 5 }));
  report(percent('moved paragraphs told as deleted', moved.part, moved.of, { max: 2 }));
  report(percent('renumbered clauses told so', renumbered.part, renumbered.of));
  report(percent('told as rights where nothing was planted', extra.part, extra.of));
}

export const bench: Bench = {
  name: 'compare',
  about: 'The comparison of two versions: planted changes of rights, of wording and of place; processor time',
  async run(report) {
    if (!present('cuad') || !present('leychile') || !present('contratos-cl')) return;
    await onEachSide(report, (tell, side) => planted(pairsOf(side), tell, verbose && side === 'tuned'));
    times(report);
  },
};
