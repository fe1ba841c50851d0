import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reached, saidOf, type Figure } from '../../bench/figure.ts';
import { faults } from './faults.ts';
import type { Goal } from './goal.ts';
import { goals } from './goals.ts';
import { KEPT, readKept } from './kept.ts';

type Shown = { bench: string; on: string; figure: Figure };

const shown: readonly Shown[] = readKept().flatMap(({ bench, on, figures }) =>
  figures.filter(({ goals }) => goals?.length).map((figure) => ({ bench, on, figure })),
);
const of = (goal: Goal): Shown[] => shown.filter(({ figure }) => figure.goals?.includes(goal.id));

type Verdict = 'pass' | 'falls short' | 'not shown';

/** A goal passes where something shows it, no figure misses its bar and nothing of it is told as missing. */
function verdictOf(goal: Goal): Verdict {
  const figures = of(goal).map(({ figure }) => reached(figure));
  const tests = goal.tests ?? [];
  for (const test of tests)
    if (!existsSync(test)) throw new Error(`${goal.id} names a test that is not there: ${test}`);
  if (!figures.some((one) => one !== null) && tests.length === 0) return 'not shown';
  return figures.includes(false) || goal.short !== undefined ? 'falls short' : 'pass';
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const figureLine = ({ figure }: Shown): string => {
  const against = figure.bar ? ` (bar ${saidOf(figure.bar)}${reached(figure) ? '' : ', **missed**'})` : '';
  return `${figure.name}: ${figure.value.toLocaleString('en')}${figure.unit ? ` ${figure.unit}` : ''}${against}`;
};

const rowOf = (goal: Goal): string => `| ${goal.id} | ${cell(goal.says)} | ${verdictOf(goal)} |`;

/** What shows a goal: figures, what is missing of it, and the commands that say so again. */
function partOf(goal: Goal): string {
  const found = of(goal);
  const days = new Map(found.map(({ bench, on }) => [bench, on]));
  const commands = [...days].map(([bench, on]) => `\`npm run lab ${bench}\` (${on})`);
  const by = [...commands, ...(goal.tests ?? []).map((test) => `\`npx vitest run ${test}\``)];
  const told = [...found.map(figureLine), ...(goal.short ? [`**Short**: ${goal.short}`] : []), `By ${by.join(', ')}`];
  return [`### ${goal.id}: ${verdictOf(goal)}`, '', goal.says, '', ...told.map((line) => `- ${line}`), ''].join('\n');
}

/** All goals at one look, and each with what shows it. */
function chapterOf(title: string, all: readonly Goal[]): string {
  const counted = (verdict: Verdict): number => all.filter((goal) => verdictOf(goal) === verdict).length;
  return [
    `## ${title}`,
    '',
    `${counted('pass')} pass, ${counted('falls short')} fall short, ${counted('not shown')} are not shown, of ${all.length}.`,
    '',
    '| | What is to hold | |',
    '| --- | --- | --- |',
    ...all.map(rowOf),
    '',
    ...all.map(partOf),
  ].join('\n');
}

/** Writes the report of what the kept figures and the tests show of each goal; answers its place. Throws where a goal names a test that is not there. */
export function writeReport(): string {
  const page = path.join(KEPT, 'report.md');
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(
    page,
    [
      '# What the labs show',
      '',
      'Made by `npm run lab -- --report` from the figures that labs kept (`npm run lab NAME -- --keep`) and from the tests that hold a goal.',
      'A goal passes where something shows it, every figure of it reaches its bar and nothing of it is told as missing. Ratios compare within one run.',
      '',
      chapterOf('Goals', goals),
      chapterOf('Faults', faults),
    ].join('\n'),
  );
  return page;
}
