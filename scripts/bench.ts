import { readdirSync } from 'node:fs';
import type { Bench, Figure } from '../bench/figure.ts';

/** Prints one figure, beside its bar where it has one. */
function show({ name, value, unit, bar }: Figure): void {
  const met = bar === undefined || (value >= (bar.min ?? -Infinity) && value <= (bar.max ?? Infinity));
  const against =
    bar === undefined ? '' : `${bar.min === undefined ? `≤ ${bar.max}` : `≥ ${bar.min}`}  ${met ? 'met' : 'NOT MET'}`;
  process.stdout.write(`  ${name.padEnd(64)} ${`${value} ${unit}`.padStart(14)}  ${against}\n`);
}

const wanted = process.argv.slice(2);
for (const file of readdirSync('bench')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .sort()) {
  if (wanted.length > 0 && !wanted.includes(file.replace(/\.ts$/, ''))) continue;
  const module = (await import(`../bench/${file}`)) as { bench?: Bench };
  if (!module.bench || (wanted.length > 0 && !wanted.includes(module.bench.name))) continue;
  process.stdout.write(`${module.bench.name}: ${module.bench.about}\n`);
  await module.bench.run(show);
}
