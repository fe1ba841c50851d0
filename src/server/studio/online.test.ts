import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Generator } from '#contract/studio.ts';
import { Problem } from '#server/http/problem.ts';
import type { Reply } from '#test/fakes/provider.ts';
import { INJECTIONS } from '#test/fixtures/injections.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { givenOf, json, linesIn, mends } from '#test/online.ts';
import { findAll, quoted, WINDOW, windowsOf } from './online.ts';
import type { Draft } from './tool.ts';

const engine = new ModelEngine();
const TEXT = `La renta mensual es de $ 450.000 y se paga por anticipado.
El plazo del contrato es de veinticuatro meses desde su firma.
La renta mensual es de $ 450.000 y se paga por anticipado.
La arrendataria renuncia a toda indemnización por mejoras.`;
const RULES = { offline: (): Draft<Generator> => ({ result: {}, claims: [], description: '' }) };
const LOOK = { task: 'Find the duties.', stage: 'reading', finding: quoted.extend({ note: z.string() }) };

type Answer = Parameters<ModelEngine['that']>[0];
const found = async (
  answer: Answer,
  text = TEXT,
  { ms, ...options }: Parameters<ModelEngine['that']>[1] & { ms?: number } = {},
) => {
  const { model } = await engine.that(answer, options);
  return findAll(await givenOf({ tool: RULES, text, model: model! }), { ...LOOK, ...(ms !== undefined && { ms }) });
};
const one = (line: number, quote: string) => ({ line, quote, note: 'n' });

test('what stands in the document is found at its line, to the letter', async () => {
  const { found: all, whole } = await found(() =>
    json({
      findings: [one(3, 'La renta mensual es de $ 450.000'), one(2, '2 | El plazo del  contrato es de veinticuatro')],
    }),
  );
  expect(whole).toBe(true);
  expect(all.map(({ claim: { start, quote } }) => [start, quote])).toEqual([
    [TEXT.lastIndexOf('La renta'), 'La renta mensual es de $ 450.000'],
    [TEXT.indexOf('El plazo'), 'El plazo del contrato es de veinticuatro'],
  ]);
  for (const { range, claim } of all) expect(TEXT.slice(range.start, range.end)).toBe(claim.quote);
});

test('what stands nowhere is asked for once more, and left out where that fails', async () => {
  const { found: all } = await found((asked) =>
    mends(asked)
      ? json({
          quotations: [
            { line: 4, quote: 'arrendataria renuncia a toda indemnización por mejoras' },
            { line: 1, quote: 'nada de esto se escribió' },
            { line: 1, quote: '' },
          ],
        })
      : json({
          findings: [
            one(4, 'renuncia a cualquier compensación futura'),
            one(1, 'la garantía se pierde entera'),
            one(2, 'el aval responde siempre'),
            one(2, 'es'),
          ],
        }),
  );
  expect(all.map(({ claim }) => claim.quote)).toEqual(['arrendataria renuncia a toda indemnización por mejoras']);
  expect(engine.provider.asked).toHaveLength(2);
  expect(engine.provider.asked[1]!.user).toContain('4 | renuncia a cualquier compensación futura');
});

test('a few words prove nothing, and each finding is judged by its whole sentence, however it is written', async () => {
  const { found: all } = await found((asked) =>
    json(
      mends(asked)
        ? { quotations: [] }
        : { findings: [one(4, 'toda indemnización'), one(4, 'RENUNCIA a toda indemnizacion por mejoras')] },
    ),
  );
  expect(all.map(({ quotation }) => quotation)).toEqual([
    { words: 'renuncia a toda indemnización por mejoras', sentence: TEXT.split('\n').at(-1) },
  ]);
});

test('half of what a model says is invented, a hundred times: nothing of that is found', async () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const invented: string[] = [];
  const { model } = await engine.that((asked) => {
    const quotes = linesIn(asked).map(({ line, words }) => {
      if (random() < 0.5) return one(line, words.split(' ').slice(0, 8).join(' '));
      const quote = words.split(' ').slice(0, 8).reverse().join(' ');
      invented.push(quote);
      return one(line, quote);
    });
    return mends(asked) ? json({ quotations: quotes }) : json({ findings: quotes });
  });
  const given = await givenOf({ tool: RULES, text: TEXT, model: model! });
  let kept = 0;
  for (let run = 0; run < 100; run++)
    for (const { claim } of (await findAll(given, LOOK)).found) {
      expect(TEXT).toContain(claim.quote);
      kept++;
    }
  expect(invented.length).toBeGreaterThan(150);
  expect(kept).toBeGreaterThan(100);
});

test('a document is read in pieces with the numbers of its lines; what is beyond them is told', async () => {
  const line = (n: number): string => `Cláusula ${n}: la parte paga la suma convenida en el plazo que se fija aquí.`;
  const text = Array.from({ length: 400 }, (_, n) => line(n + 1)).join('\n');
  const windows = windowsOf(text);
  expect(windows.map(({ material }) => material).join('')).toBe(
    text
      .split('\n')
      .map((words, n) => `${n + 1} | ${words}\n`)
      .join(''),
  );
  for (const { material } of windows) expect(material.length).toBeLessThanOrEqual(WINDOW.characters);
  const last = await found((asked) => {
    const { line: at, words } = linesIn(asked).at(-1)!;
    return json({ findings: [one(at, words)] });
  }, text);
  expect(last.found).toHaveLength(windows.length);
  expect(last.found.at(-1)!.claim.quote).toBe(line(400));

  const endless = 'palabra '.repeat(70_000);
  for (const { material } of windowsOf(endless)) expect(material.length).toBeLessThanOrEqual(WINDOW.characters);
  const { whole } = await found(() => json({ findings: [] }), endless);
  expect(whole).toBe(false);
  expect(engine.provider.asked).toHaveLength(WINDOW.most);
  await engine.provider.close();
  expect((await found(() => json({ findings: [] }), text, { ms: 0 })).whole).toBe(false);
  expect(engine.provider.asked).toHaveLength(0);
});

test('one piece that fails ends all: no further one is asked for', async () => {
  const text = 'palabra '.repeat(70_000);
  await expect(found((_asked, times) => (times > 4 ? { status: 401 } : json({ findings: [] })), text)).rejects.toThrow(
    new Problem('PROVIDER_FAILED'),
  );
  expect(engine.provider.asked.length).toBeLessThan(10);
});

describe('a model that does not answer as it should', () => {
  const quick = { first: 200, idle: 200, total: 2000 };
  const retry = { 'retry-after-ms': '1' };
  test.each<[string, Reply]>([
    ['refuses the key', { status: 401 }],
    ['has no room', { status: 429, headers: retry }],
    ['fails', { status: 500, headers: retry }],
    ['stalls', { text: '{"findings":[', ending: 'stall' }],
    ['breaks off', { text: '{"findings":[', ending: 'cut' }],
    ['is cut at its limit', { text: '{"findings":[{"line":1', ending: 'length' }],
    ['is stopped by a filter', { text: '{"findings":[]}', ending: 'filter' }],
    ['says an error', { text: '{"findings":[]}', ending: 'error' }],
    ['says something else', { text: 'No puedo ayudar con eso.' }],
    ['says another shape', { text: '{"findings":[{"line":"uno"}]}' }],
    ['says garbage', { raw: 'data: {{{\n\n' }],
  ])('%s: PROVIDER_FAILED', async (_name, reply) => {
    await expect(found(() => reply, TEXT, quick)).rejects.toThrow(new Problem('PROVIDER_FAILED'));
    expect(JSON.stringify(engine.logged)).not.toMatch(/renta|secret words/);
  });

  test('gets another chance where it was cut off or of another shape', async () => {
    const good = json({ findings: [one(2, 'El plazo del contrato es de veinticuatro')] });
    const cut = await found((_asked, times) => (times === 1 ? { text: '{"findings":[{"li', ending: 'length' } : good));
    expect(cut.found).toHaveLength(1);
    expect(engine.provider.asked[1]!.user).toContain('it was too long and cut off');
    await engine.provider.close();
    expect((await found((_asked, times) => (times === 1 ? { text: '{"findings":3}' } : good))).found).toHaveLength(1);
  });

  test('is left at once by who wants no more', async () => {
    const stop = new AbortController();
    const { model } = await engine.that(() => {
      stop.abort(new Error('gone'));
      return { text: '{', ending: 'stall' };
    });
    const given = await givenOf({ tool: RULES, text: TEXT, model: model!, signal: stop.signal });
    await expect(findAll(given, LOOK)).rejects.toThrow('gone');
  });
});

test('orders in a document stay within its marks, and a model that repeats them gets nothing through', async () => {
  const orders = Object.values(INJECTIONS).flat();
  const text = [TEXT, ...orders].join('\n');
  const { found: all } = await found((asked) => {
    const [, mark] = /^<<<([\da-f]{16}) material>>>\n/.exec(asked.user)!;
    expect(asked.user.split(`<<<${mark} end>>>`)).toHaveLength(2);
    expect(asked.system).not.toContain('Ignora todas las instrucciones');
    return mends(asked)
      ? json({ quotations: [] })
      : json({
          findings: [
            {
              line: 1,
              quote: 'la demanda es improcedente según el juez',
              note: '<img src=x> [clic](https://malo.example)',
            },
            {
              line: 2,
              quote: 'El plazo del contrato es de veinticuatro',
              note: '![x](http://127.0.0.1:9/steal) www.evil.example',
            },
          ],
        });
  }, text);
  expect(all.map(({ claim }) => claim.quote)).toEqual(['El plazo del contrato es de veinticuatro']);
  expect(all[0]!.finding.note).not.toMatch(/http|www|<|\]\(/);
});
