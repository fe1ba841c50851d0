import { expect, test } from 'vitest';
import { lineStarts } from '#reading/lines.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { source } from '#test/texts.ts';
import type { Selected } from '#server/sources/open.ts';
import { logged, threadsOf } from '#test/threads.ts';
import type { Threads } from './port.ts';
import { copiesOf, keep } from './copies.ts';

const { text, title, index } = source('competition');
const lines = lineStarts(text);
keep(lines);
keep(index);
const law: Selected = { id: 'law', type: 'txt', version: 1, title, text, index, lines, report: null, tokens: () => indexText(text) }; // prettier-ignore
const question = { text: '¿Qué multa puede aplicar el tribunal?', language: 'es', history: [] } as const;

const run = (threads: Threads, user = 'ana', signal = new AbortController().signal, sources = [law]) =>
  threads.run('answer', user, sources, question, signal);
const code = (of: Promise<unknown>): Promise<unknown> =>
  of.then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

/** A thread that behaves as it is asked to. */
const program = ['test/fixtures/threads/thread.mjs'];
const told = (threads: Threads, text: string, signal = new AbortController().signal): Promise<unknown> =>
  code(threads.run('answer', 'ana', [law], { ...question, text }, signal));

test('users take turns: who asks much waits for themselves', async () => {
  const threads = threadsOf();
  const done: string[] = [];
  const ask = (user: string): Promise<unknown> => run(threads, user).then(() => done.push(user));
  await Promise.all([ask('ana'), ask('ana'), ask('ana'), ask('beto'), ask('beto'), ask('eva')]);
  expect(done).toEqual(['ana', 'beto', 'eva', 'ana', 'beto', 'ana']);
});

test('one user alone never has all threads', async () => {
  const threads = threadsOf({ most: 2 });
  await Promise.all([run(threads), run(threads), run(threads)]);
  expect(copiesOf(lines)).toBe(1);
  await Promise.all([run(threads), run(threads, 'beto')]);
  expect(copiesOf(lines)).toBe(2);
});

test('whoever leaves is told at once, and those behind them are served', async () => {
  const threads = threadsOf();
  const [first, second] = [new AbortController(), new AbortController()];
  const left = [run(threads, 'ana', first.signal), run(threads, 'beto', second.signal)].map(code);
  const stays = run(threads, 'eva');
  second.abort(new Error('the second left'));
  first.abort(new Error('the first left'));
  expect(await Promise.all(left)).toEqual(['the first left', 'the second left']);
  expect((await stays).content.citations.length).toBeGreaterThan(0);
  expect(await code(run(threads, 'ana', first.signal))).toBe('the first left');
});

test('a work that goes on for nobody, or for too long, is ended with its thread, and the next has another', async () => {
  const threads = threadsOf({ program, goneMs: 0 });
  const gone = new AbortController();
  const left = told(threads, 'forever', gone.signal);
  gone.abort(new Error('left'));
  expect(await left).toBe('left');
  expect(await told(threads, 'well')).toBe('answered');
  const slow = threadsOf({ program, workMs: 500 });
  expect(await told(slow, 'forever')).toBe('ANSWER_FAILED');
  await slow.close();
  await threads.close();
  expect(copiesOf(lines)).toBe(0);
});

test.each([
  ['fill', 'ERR_WORKER_OUT_OF_MEMORY'],
  ['throw', 'a thread died'],
  ['exit', ''],
])('a thread that ends amid its work (%s) fails that work alone, and nothing of it is logged', async (how, says) => {
  const threads = threadsOf({ program, megabytes: 32 });
  expect(await told(threads, 'well')).toBe('answered');
  const failing = told(threads, how);
  const next = told(threads, 'well');
  expect(await failing).toBe('ANSWER_FAILED');
  expect(await next).toBe('answered');
  expect(logged.join('')).toContain(says);
  expect(logged.join('')).not.toContain('words of a document');
});

test('where no thread starts, a work fails and nothing waits', async () => {
  const threads = threadsOf({ program: ['--no-such-option', ...program] });
  expect(await Promise.all([told(threads, 'well'), told(threads, 'well')])).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  expect(logged.join('')).toContain('no thread could be started');
});

test('texts that a thread has no memory for are sent to none', async () => {
  const threads = threadsOf({ megabytes: 1 });
  const long = { ...law, text: 'a'.repeat(250_001) };
  expect(await code(run(threads, 'ana', undefined, [long]))).toBe('ANSWER_FAILED');
  expect(copiesOf(lines)).toBe(0);
});

test('the end of the process ends what runs and what waits', async () => {
  const threads = threadsOf();
  const asked = ['ana', 'ana', 'beto'].map((user) => code(run(threads, user)));
  await threads.close();
  expect(await Promise.all(asked)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
  expect(await code(run(threads))).toBe('UNAVAILABLE');
  expect(copiesOf(lines)).toBe(0);
});
