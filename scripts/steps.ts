import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One command of a run, by the name that a person reads. */
export type Step = { name: string; command: string[]; env?: Record<string, string> };

const bin = (name: string): string => path.join('node_modules', '.bin', name);
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

export const HOUSE: Step = { name: 'house', command: script('house') };
export const LICENCES: Step = { name: 'licences', command: script('licences') };
/** Whether every package that Fojas runs on allows the versions of Node that package.json promises. */
export const NODE_VERSIONS: Step = { name: 'node versions', command: script('node-versions') };
export const FORMAT: Step = { name: 'format', command: [bin('oxfmt'), '--check'] };
/** Files, exports and packages that nobody uses. */
export const UNUSED: Step = {
  name: 'unused',
  command: [bin('knip'), '--cache', '--cache-location', 'node_modules/.cache/knip'],
};
/** Lint and types in one pass, by the tsconfig.json nearest to each file; of the files that follow, or of all. */
export const LINT: Step = {
  name: 'lint and types',
  command: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings', '--quiet'],
};

/** What is checked before any test runs, the quickest first. */
export const CHECKS: Step[] = [
  HOUSE,
  { name: 'budgets', command: script('budgets') },
  LICENCES,
  NODE_VERSIONS,
  FORMAT,
  UNUSED,
  LINT,
];
export const VITEST = [bin('vitest'), 'run'];
export const PLAYWRIGHT = [bin('playwright'), 'test'];

/** Runs a step with its output going straight to ours; answers whether it ended well. It ends when this process does, however that comes (leash.mjs). */
export async function run({ name, command, env }: Step): Promise<boolean> {
  process.stdout.write(`\n── ${name}\n`);
  const child = spawn(process.execPath, ['scripts/leash.mjs', ...command], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
