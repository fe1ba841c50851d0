import { readdirSync } from 'node:fs';
import { reached, saidOf, type Bench, type Figure } from '../bench/figure.ts';
import { keep } from '../bench/proof/kept.ts';

/** Prints one figure, beside its bar where it has one. */
function show(figure: Figure): void {
  const { name, value, unit, bar } = figure;
  const against = bar ? `${saidOf(bar)}  ${reached(figure) ? 'met' : 'NOT MET'}` : '';
  process.stdout.write(`  ${name.padEnd(64)} ${`${value} ${unit}`.padStart(14)}  ${against}\n`);
}

/** Runs a bench, and keeps its figures for docs/proof.md where that is asked for and the run came to its end. */
async function runOne(bench: Bench, keeping: boolean, add: boolean): Promise<void> {
  process.stdout.write(`${bench.name}: ${bench.about}\n`);
  const figures: Figure[] = [];
  await bench.run((figure) => {
    figures.push(bench.goals && !figure.goals ? { ...figure, goals: bench.goals } : figure);
    show(figure);
  });
  const on = new Date().toISOString().slice(0, 10);
  if (keeping) keep({ bench: bench.name, about: bench.about, on, figures }, add);
}

const given = process.argv.slice(2);
// `--add`: keeps the rows that ran beside those that were kept before.
const add = given.includes('--add');
const keeping = add || given.includes('--keep');
// Other options are the bench's own, each with its value behind it: `bench reply -- --set laws`.
const OURS = ['--add', '--keep'];
const isOption = (word: string | undefined): boolean => word?.startsWith('--') === true && !OURS.includes(word);
const wanted = given.filter((word, at) => !word.startsWith('--') && !isOption(given[at - 1]));
for (const file of readdirSync('bench')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .sort()) {
  if (wanted.length > 0 && !wanted.includes(file.replace(/\.ts$/, ''))) continue;
  const { bench } = (await import(`../bench/${file}`)) as { bench?: Bench };
  if (bench) await runOne(bench, keeping, add);
}
// What a bench troubled may leave a line open.
process.exit();
