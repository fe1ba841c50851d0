import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import amounts from '#test/fixtures/studio/amounts/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { SHELF } from '#test/shelf.ts';
import { paste } from '#test/sources.ts';
import { balanceOf, ended, expectSound, listed, press, PRICE } from '#test/studio.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
/** The tool, which reads no source that begins with a mark while these tests run. */
let tool: { fits?: (text: string) => boolean };
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF, config: { billing: { welcomeTokens: 500 } } });
  tool = t.composed.shelf.generators.get(amounts.kind)!;
  tool.fits = (text) => !text.startsWith('[[unfit]]');
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterEach(() => expectSound(t));
afterAll(() => {
  delete tool.fits;
  return t.close();
});

test('a source that the tool does not read is refused before anything is started or charged', async () => {
  const source = await paste(ana, id, 'Ley', '[[unfit]]\nArtículo 1. Son 20 UF.');
  const before = await balanceOf(ana);
  const answer = await ana.send(amounts.api.start, { body: { notebook_id: id, source_id: source.id } });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ error_code: 'WRONG_KIND' });
  expect(await balanceOf(ana)).toBe(before);
  expect((await listed(ana, id)).some(({ metadata }) => metadata.source_id === source.id)).toBe(false);
});

test('a result that holds nothing gives its tokens back', async () => {
  const source = await paste(ana, id, 'Vacío', '[[nothing]]\nNada.');
  const before = await balanceOf(ana);
  const job = await press(ana, source);
  expect(job.tokens).toBe(PRICE);
  expect(await ended(ana, id, job.job_id)).toMatchObject({ status: 'completed', tokens: null });
  expect(await balanceOf(ana)).toBe(before);
});
