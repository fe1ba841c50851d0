import { bench } from '../bench/web-size.ts';

// The sizes of what a browser loads first, held to the budgets of bench/web-size.ts.
let over = 0;
await bench.run(({ name, value, unit, bar }) => {
  if (bar?.max === undefined || value <= bar.max) return;
  over++;
  process.stdout.write(`${name}: ${value} ${unit}, ${bar.max} at most\n`);
});
process.exitCode = over > 0 ? 1 : 0;
