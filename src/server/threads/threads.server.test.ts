import { afterEach, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { takeIn } from '#reading/lexicon/concepts.ts';
import { lineStarts } from '#reading/lines.ts';
import { readWanted } from '#reading/search/wanted.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { FROM_SOURCE } from '#server/program.ts';
import { sourcesOf } from '#test/intents.ts';
import type { Selected } from '#server/sources/open.ts';
import { logged, threadsOf } from '#test/threads.ts';
import { copiesOf, keep, letGo } from './copies.ts';
import { works } from './works.ts';

afterEach(() => {
  takeIn('');
});

/** Documents of the tests, opened as those of a notebook are. */
const openedOf = (of: string): Selected[] =>
  sourcesOf(of).map((one, i) => {
    const lines = lineStarts(one.text);
    keep(lines);
    keep(one.index);
    const tokens = indexText(one.text);
    return { ...one, id: `source-${i}`, type: 'txt', version: 1, lines, report: null, tokens: () => tokens };
  });
const ask = (text: string, language: Language = 'es', history: { question: string; answer: string }[] = []) => ({
  text,
  language,
  history,
  literal: false,
});
const never = (): AbortSignal => new AbortController().signal;
const RENT = ask('¿Cuál es la renta mensual?');

test('answers to the letter as the same work does in this process', async () => {
  const threads = threadsOf();
  const sources = openedOf('lease labour services');
  const history = [{ question: '¿Qué dice sobre el arbitraje?', answer: 'Lo resuelve un árbitro.' }];
  const near = [{ source: 1, passage: 3 }];
  for (const question of [
    RENT,
    ask('¿y el plazo?', 'es', history),
    { ...ask('¿y el plazo?', 'es', history), literal: true },
    { ...ask('¿Cuántos días de vacaciones me tocan?'), near },
    ask('Compara el plazo de los contratos'),
    ask('¿Qué obligaciones tiene la arrendadora?'),
    ask('¿De qué trata cada documento?'),
    ask('What are the penalties?', 'en'),
    ask('¿Dónde nadan las ballenas y cuándo vuelan los pájaros?'),
  ]) {
    const here = await works.answer(sources, question);
    const there = await threads.run('answer', 'ana', sources, question, never());
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
  }
  const wanted = readWanted('plazo "de la renta"');
  expect(await threads.run('search', 'ana', sources, wanted, never())).toEqual(works.search(sources, wanted));
  const first = [sources[0]!] as const;
  expect(await threads.run('describe', 'ana', first, 'en', never())).toEqual(await works.describe(first, 'en'));
});

test('works from source too, as the server does while it is written', async () => {
  const program = [FROM_SOURCE, 'src/server/threads/from-source.mjs'];
  const sources = openedOf('lease');
  const there = await threadsOf({ program }).run('answer', 'ana', sources, RENT, never());
  expect(there).toEqual(await works.answer(sources, RENT));
});

test('fails as the same work does, and says where without a word of the document', async () => {
  const sources = openedOf('lease');
  const broken = { ...RENT, history: 'La renta es secreta' } as never;
  const here = await works.answer(sources, broken).catch((error: unknown) => error);
  const there = await threadsOf()
    .run('answer', 'ana', sources, broken, never())
    .catch((error: unknown) => error);
  expect(there).toMatchObject({ name: (here as Error).name });
  expect((there as Error).stack).toMatch(/\n\s+at /);
  expect(JSON.stringify([String(there), (there as Error).stack, logged])).not.toContain('secreta');
});

test("knows the operator's own concepts", async () => {
  const lexicon = '[own-renta]\nley: renta mensual\ngente: la plata del mes\n';
  const sources = openedOf('lease');
  const question = ask('¿Cuánto es la plata del mes?');
  const before = await works.answer(sources, question);
  takeIn(lexicon);
  const here = await works.answer(sources, question);
  expect(here).not.toEqual(before);
  expect(await threadsOf({ lexicon }).run('answer', 'ana', sources, question, never())).toEqual(here);
});

test('keeps what it was sent until that is let go, and nothing that nobody keeps', async () => {
  const threads = threadsOf();
  const [kept, passing] = [openedOf('lease')[0]!, openedOf('nda')[0]!];
  letGo(passing.lines);
  letGo(passing.index);
  const working = threads.run('answer', 'ana', [kept, passing], RENT, never());
  expect([copiesOf(kept.lines), copiesOf(kept.index), copiesOf(passing.lines)]).toEqual([1, 1, 1]);
  const answer = await working;
  expect([copiesOf(kept.lines), copiesOf(kept.index)]).toEqual([1, 1]);
  expect(await threads.run('answer', 'ana', [kept, passing], RENT, never())).toEqual(answer);
  expect([copiesOf(kept.lines), copiesOf(passing.lines), copiesOf(passing.index)]).toEqual([1, 0, 0]);
  letGo(kept.lines);
  expect([copiesOf(kept.lines), copiesOf(kept.index)]).toEqual([0, 1]);
  // What is let go amid a work is there until its end.
  keep(kept.lines);
  const again = threads.run('answer', 'ana', [kept, passing], RENT, never());
  letGo(kept.lines);
  expect(await again).toEqual(answer);
  await threads.close();
  expect([copiesOf(kept.lines), copiesOf(kept.index)]).toEqual([0, 0]);
});
