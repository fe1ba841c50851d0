import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { share } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { mutantsInSql, mutantsOf, mutated, type Mutant } from './mutants/mutate.ts';

/** COUNT: how many of all changes are drawn by SEED, each as likely as another. */
const COUNT = Number(process.env['COUNT'] ?? 60);
const SEED = Number(process.env['SEED'] ?? 20_261_122);
/** What moves tokens or money. */
const CODE = 'apply balance buy events ledger packages paid poll reconcile refunds send-back standing withdraw'
  .split(' ')
  .map((name) => `src/server/tokens/${name}.ts`);
const PORT = ['mercado-pago', 'mercado-pago-client', 'port'].map((name) => `src/server/ports/payments/${name}.ts`);
const SQL = 'src/server/db/migrations/004-ledger.ts';
const TESTS = ['src/server/tokens', 'src/server/ports/payments'];
/** A change that lets the tests go on for ever is noticed by whoever runs them. Milliseconds. */
const LONGEST = 300_000;

/** A copy of the project in which files may be spoiled. */
async function copied(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-mutants-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const top of new Set(files.map((file) => file.split('/')[0]!)))
    await cp(top, path.join(folder, top), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Whether the tests pass in a folder. */
const passes = (folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--project=node', '--bail=1', ...TESTS], {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    });
    const over = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), LONGEST);
    child.on('exit', (code) => {
      clearTimeout(over);
      resolve(code === 0);
    });
  });

/** Where a change stands, and what it is. */
function said(mutant: Mutant, text: string): string {
  const line = text.slice(0, mutant.from).split('\n').length;
  const was = text.slice(mutant.from, mutant.to).replace(/\s+/g, ' ').trim();
  return `${mutant.file}:${line} ${mutant.kind}: ${was.slice(0, 90)} -> ${mutant.by.trim() || '(left out)'}`;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const folder = await copied();
  try {
    if (!(await passes(folder))) throw new Error('the tests fail on the code as it is');
    const texts = new Map(
      await Promise.all([...CODE, ...PORT, SQL].map(async (file) => [file, await readFile(file, 'utf8')] as const)),
    );
    const all = [...texts].flatMap(([file, text]) => (file === SQL ? mutantsInSql : mutantsOf)(file, text));
    const drawn = fc.sample(fc.shuffledSubarray(all, { minLength: Math.min(COUNT, all.length), maxLength: COUNT }), { seed: SEED, numRuns: 1 })[0]!; // prettier-ignore
    let noticed = 0;
    for (const mutant of drawn) {
      const text = texts.get(mutant.file)!;
      await writeFile(path.join(folder, mutant.file), mutated(text, mutant));
      if (await passes(folder)) process.stdout.write(`  not noticed: ${said(mutant, text)}\n`);
      else noticed++;
      await writeFile(path.join(folder, mutant.file), text);
    }
    report({ name: 'changes that could be made', value: all.length, unit: '' });
    report({ name: `changes that were made (seed ${SEED})`, value: drawn.length, unit: '', bar: { min: 60 } });
    report({ name: 'noticed by the tests', value: share(noticed, drawn.length), unit: '%', bar: { min: 90 } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'mutants',
  goals: ['G8'],
  about: 'one change at a time in the code and the SQL that move tokens and money: which of them its tests notice',
  run,
};
