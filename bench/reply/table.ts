import { share } from '../data.ts';
import type { Row } from './row.ts';
import { STAGES } from './stage.ts';

const shareOf = (rows: readonly Row[], is: (row: Row) => boolean): number => share(rows.filter(is).length, rows.length);
const cell = (rows: readonly Row[], is: (row: Row) => boolean): string =>
  rows.length === 0 ? '–' : shareOf(rows, is).toFixed(1);

/** What is counted of the questions that are answered, and of those that the sources do not answer. In per cent. */
const COLUMNS: readonly { name: string; of: (rows: readonly Row[]) => readonly Row[]; is: (row: Row) => boolean }[] =
  (() => {
    const there = (rows: readonly Row[]) => rows.filter(({ answerable }) => answerable);
    const answers = (rows: readonly Row[]) => there(rows).filter(({ outcome }) => outcome === 'answer');
    const not = (rows: readonly Row[]) => rows.filter(({ answerable }) => !answerable);
    return [
      { name: 'first', of: there, is: ({ first }) => first },
      { name: 'three', of: there, is: ({ three }) => three },
      { name: 'any', of: there, is: ({ any }) => any },
      { name: 'answer', of: there, is: ({ outcome }) => outcome === 'answer' },
      { name: '·first', of: answers, is: ({ first }) => first },
      { name: '·three', of: answers, is: ({ three }) => three },
      { name: 'line', of: answers, is: ({ line }) => line !== null },
      {
        name: 'line·',
        of: (rows) => answers(rows).filter(({ line }) => line !== null),
        is: ({ line }) => line === true,
      },
      { name: 'nothing', of: there, is: ({ outcome }) => outcome === 'absent' },
      { name: 'source✗', of: there, is: ({ wrongSource }) => wrongSource },
      { name: 'unit1', of: there, is: ({ unitFirst }) => unitFirst },
      { name: 'unit3', of: there, is: ({ unitThree }) => unitThree },
      { name: 'peer1', of: there, is: ({ peerFirst }) => peerFirst },
      { name: 'peer3', of: there, is: ({ peerThree }) => peerThree },
      { name: '¬claim', of: not, is: ({ outcome }) => outcome === 'answer' },
      { name: '¬near', of: not, is: ({ outcome }) => outcome === 'near' },
    ];
  })();
const WIDE = 8;
const NAME = 26;

function line(name: string, rows: readonly Row[]): string {
  const there = rows.filter(({ answerable }) => answerable).length;
  const counts = `${there}+${rows.length - there}`.padStart(10);
  return `  ${name.padEnd(NAME)}${counts}${COLUMNS.map(({ of, is }) => cell(of(rows), is).padStart(WIDE)).join('')}`;
}

/** Groups of the kinds of clause are too many to be told one by one. */
const MOST_GROUPS = 12;

/**
 * One set as a table, the held side first: `answer` and below, of the questions that the sources answer; `·first` and `·three` of those that were
 * answered with a claim, `line` those with a line above and `line·` where it is right; `¬` of those that they do not answer; `unit`, `peer` whether the right unit is shown, or found by the library.
 */
export function table(set: string, rows: readonly Row[]): string {
  const head = `\n  ${set.padEnd(NAME)}${'n'.padStart(10)}${COLUMNS.map(({ name }) => name.padStart(WIDE)).join('')}`;
  const sides = (['held', 'tuned'] as const).map((side) =>
    line(
      side,
      rows.filter((row) => row.side === side),
    ),
  );
  const groups = [...new Set(rows.flatMap((row) => row.groups))];
  const told = groups.length > MOST_GROUPS ? [] : groups;
  const byGroup = told.map((group) =>
    line(
      `  ${group}`,
      rows.filter((row) => row.groups.includes(group)),
    ),
  );
  return [head, ...sides, line('all', rows), ...byGroup, stages(rows)].join('\n');
}

/** At which stage the questions were lost that are not right first. */
function stages(rows: readonly Row[]): string {
  const lost = rows.filter(({ stage }) => stage !== null);
  const each = STAGES.map((stage) => `${stage} ${lost.filter((row) => row.stage === stage).length}`);
  return `  ${'not right first'.padEnd(NAME)}${String(lost.length).padStart(10)}  lost at: ${each.join(' · ')}`;
}
