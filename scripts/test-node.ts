import { spawnSync } from 'node:child_process';
import path from 'node:path';

// `npm run test:node -- 22` runs npm test on that version of Node; with more words, only the tests that vitest finds by them.
// The program comes from npm's package `node`; 20 is taken from 20.19, the oldest version that is promised.
const OLDEST: Readonly<Record<string, string>> = { '20': '20.19' };

const [version = '', ...words] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  process.stderr.write('Usage: npm run test:node -- <version of Node> [what vitest runs]\n');
  process.exit(2);
}
const asked = ['--yes', `node@${OLDEST[version] ?? version}`, '-p', 'process.execPath'];
const found = spawnSync('npx', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
if (found.status !== 0) process.exit(1);
const program = found.stdout.trim();
const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` };
const [command, args] =
  words.length > 0 ? [program, ['node_modules/vitest/vitest.mjs', 'run', ...words]] : ['npm', ['test']];
process.stdout.write(`${program}\n`);
process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
