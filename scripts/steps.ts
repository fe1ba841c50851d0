import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One command of a run, by the name that a person reads. */
export type Step = { name: string; command: string[]; env?: Record<string, string> };

const bin = (name: string): string => path.join('node_modules', '.bin', name);
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** What is checked before any test runs, the quickest first. */
export const CHECKS: Step[] = [
  { name: 'house', command: script('house') },
  { name: 'budgets', command: script('budgets') },
  { name: 'licences', command: script('licences') },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--quiet'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
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
