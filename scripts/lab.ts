import { keep } from '../labs/report/kept.ts';
import { writeReport } from '../labs/report/page.ts';
import { measure, namesGiven, namesIn } from './measure.ts';

const names = namesGiven();
// `--add`: keeps the rows of this run beside the rows that an earlier run kept.
const add = process.argv.includes('--add');
const keeping = add || process.argv.includes('--keep');

if (process.argv.includes('--report')) process.stdout.write(`${writeReport()} is written\n`);
else if (names.length === 0) process.stdout.write(`npm run lab NAME (labs/README.md): ${namesIn('labs').join(', ')}\n`);
else
  await measure('labs', names, ({ name, about }, figures) => {
    if (keeping) keep({ bench: name, about, on: new Date().toISOString().slice(0, 10), figures }, add);
  });
// A connection that a measurement left open would keep the process alive.
process.exit();
