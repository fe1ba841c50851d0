import { existsSync, writeFileSync } from 'node:fs';
import { reached, saidOf, type Figure } from '../bench/figure.ts';
import { faults } from '../bench/proof/faults.ts';
import type { Goal } from '../bench/proof/goal.ts';
import { goals } from '../bench/proof/goals.ts';
import { readKept } from '../bench/proof/kept.ts';

const PAGE = 'docs/proof.md';

type Shown = { bench: string; on: string; figure: Figure };

const shown: Shown[] = readKept().flatMap(({ bench, on, figures }) =>
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
  const commands = [...days].map(([bench, on]) => `\`npm run bench ${bench}\` (${on})`);
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

writeFileSync(
  PAGE,
  [
    '# Proof',
    '',
    'Made by `npm run proof` from the figures that benches kept (`npm run bench -- --keep <name>`, in `bench/kept`) and from the tests that hold a goal; nothing here is written by hand.',
    'A goal passes where something shows it, every figure of it reaches its bar and nothing of it is told as missing. Ratios compare within one run; times are those of two shared cores.',
    '',
    chapterOf('Goals', goals),
    chapterOf('Faults', faults),
  ].join('\n'),
);
process.stdout.write(`${PAGE} is written\n`);
