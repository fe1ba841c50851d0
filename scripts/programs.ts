import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { VITEST, run } from './steps.ts';
import { closing, ofVitest } from './tally.ts';

// The tests that run only where a program is installed (ffmpeg, Tesseract, eSpeak NG, ClamAV), all of them: one that does not run is a failure here.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('.runIf('));
const report = path.resolve('dist/reports/programs.json');
const command = [...VITEST, ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const well = await run({ name: 'tests of programs', command });
const count = ofVitest(readFileSync(report, 'utf8'));
process.stdout.write(closing(count));
process.exitCode = well && count.skipped.length === 0 ? 0 : 1;
