import { expect, test } from 'vitest';
import { digest, type Trace } from './digest.ts';
import { plainReport } from '#extract/extracted.ts';
import { listen } from './extract.ts';

const text = 'La renta mensual es de 20 UF.';
const read = { text, report: plainReport() };
const never = (): never => expect.fail();
const task = { title: 'contrato_de_arriendo.pdf', speaks: null };

test('a text that we fail to describe stands, under the name of its file', () => {
  const told: Trace[] = [];
  const made = digest(
    read,
    task,
    (trace) => told.push(trace),
    () => {
      throw new TypeError(`no such word: ${text}`);
    },
  );
  expect(made).toMatchObject({ text, language: 'es', lines: 1 });
  expect(made.index).toBe(digest(read, task, never).index);
  expect(made.described).toMatchObject({ title: 'contrato de arriendo', summary: '', questions: [] });
  expect(told).toEqual([{ name: 'TypeError', at: expect.stringContaining('digest.test.ts') }]);
  expect(JSON.stringify(told)).not.toContain('renta');
});

test('the parent hears of it, and takes what was read all the same', async () => {
  const trace = { name: 'TypeError', at: 'describe.ts:1' };
  const done = digest(read, task, never);
  async function* lines() {
    for (const said of [{ page: 1, of: 2 }, { undescribed: trace }, { done }]) yield JSON.stringify(said);
  }
  const heard: unknown[] = [];
  const last = await listen(lines(), {
    progress: (...page) => heard.push(page),
    undescribed: (one) => heard.push(one),
  });
  expect(last).toEqual({ done: JSON.parse(JSON.stringify(done)) });
  expect(heard).toEqual([[1, 2], trace]);
});
