import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { FROM_SOURCE } from './program.ts';

const here = (name: string): string => JSON.stringify(path.join(import.meta.dirname, name));
/** A process of its own that runs these lines with a log as the server has it. */
function child(lines: string, out: 'pipe' | number = 'pipe') {
  const program = `
    import { openLog, standardOut } from ${here('log-out.ts')};
    import { lastResort } from ${here('last-resort.ts')};
    const out = standardOut();
    const log = openLog('info', out);
    ${lines}`;
  const stdio: StdioOptions = ['ignore', out, 'pipe', 'ipc'];
  return spawn(process.execPath, [FROM_SOURCE, '--input-type=module', '--eval', program], { stdio });
}
const endOf = async (process: ReturnType<typeof child>): Promise<number> =>
  ((await once(process, 'exit')) as [number])[0];

test('words of an attacker stay in their line', async () => {
  const run = child(String.raw`log.info({ a: 'x\r\n{"level":"error"}', b: '\u001b[2J\u009b31m\u2028' }, 'a\nb');`);
  const [said] = await Promise.all([text(run.stdout!), endOf(run)]);
  expect(said.split('\n')).toHaveLength(2);
  expect(said).not.toMatch(/[^\n -~]/);
  const line = JSON.parse(said) as { time: string; level: string };
  expect(line).toMatchObject({ level: 'info', message: 'a\nb', b: '\u001b[2J\u009b31m\u2028' });
  expect(line.time).toBe(new Date(line.time).toISOString());
});

/** Eight megabytes of log; then the process says what it lost, and ends by itself. */
const MUCH = `
  for (let n = 0; n < 8_000; n++) log.info({ n, filler: 'x'.repeat(1000) }, 'a line');
  setTimeout(() => process.send({ lost: out.lost }, () => process.exit(0)), 10);`;

test('a reader who does not read costs lines, not the service', async () => {
  const run = child(MUCH);
  run.stdout!.pause();
  const [[{ lost }], code] = await Promise.all([once(run, 'message') as Promise<[{ lost: number }]>, endOf(run)]);
  expect(code).toBe(0);
  expect(lost).toBeGreaterThan(3_000);
});

test('nor does a full disk', async () => {
  const run = child(MUCH, openSync('/dev/full', 'w'));
  const [[{ lost }], code] = await Promise.all([once(run, 'message') as Promise<[{ lost: number }]>, endOf(run)]);
  expect([code, lost]).toEqual([0, 8_000]);
});

test.each([
  ['thrown', `setTimeout(() => { throw new TypeError('secret words'); }, 10);`],
  ['rejected', `setTimeout(() => { void Promise.reject(new TypeError('secret words')); }, 10);`],
])('an error that nobody caught, %s, is one line, a stop and an exit of 1', async (how, hurt) => {
  const run = child(`
    lastResort(log, async () => { await new Promise((done) => setTimeout(done, 50)); log.info({}, 'stopped'); throw new Error('again'); });
    setInterval(() => undefined, 1000);
    ${hurt}`);
  const [said, code] = await Promise.all([text(run.stdout!), endOf(run)]);
  expect(code).toBe(1);
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([{ level: 'error', how, error: { name: 'TypeError' } }, { message: 'stopped' }]);
  expect(said).not.toContain('secret words');
});
