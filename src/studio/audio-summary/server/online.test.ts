import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { Problem } from '#server/http/problem.ts';
import type { Asked } from '#test/fakes/provider.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { givenOf, json, linesIn, mends, strangers } from '#test/online.ts';
import contract from '../contract.ts';
import tool from './index.ts';

const engine = new ModelEngine();
const LEASE = canonical(readFileSync('test/fixtures/documents/contrato-arrendamiento.txt', 'utf8'));
const ENGLISH = canonical(readFileSync('test/fixtures/documents/consulting-agreement.md', 'utf8'));

type Said = { line: number; quote: string; text: string; speaker?: string };
const said = (one: Said) => ({ speaker: 'b', ...one });
async function online(answer: (asked: Asked) => Said[], text = LEASE, speaks: 'es' | 'en' = 'es') {
  const { model } = await engine.that((asked) =>
    mends(asked) ? json({ quotations: [] }) : json({ findings: answer(asked).map(said) }),
  );
  const given = await givenOf<typeof contract>({ tool, text, speaks, model: model! });
  const draft = await tool.online(given);
  return { ground: contract.result.parse(given.ground.result), result: contract.result.parse(draft.result), draft };
}
/** A line of the model about the passage that holds some words. */
const about = (asked: Asked, words: string, text: string): Said[] =>
  linesIn(asked).flatMap(({ line, words: there }) => (there.includes(words) ? [{ line, quote: words, text }] : []));
const models = ({ lines }: { lines: { by?: 'model'; text: string }[] }) => lines.filter(({ by }) => by === 'model');

describe('a script with a model', () => {
  test('has its lines where their words stand, as its own, and says so at the beginning', async () => {
    const { result, draft } = await online((asked) =>
      about(
        asked,
        'La renta mensual de arrendamiento',
        'Cada mes el arrendatario paga veintiocho coma cinco UF de renta.',
      ).map((one) => ({ ...one, text: 'Cada mes se pagan 28,5 unidades de fomento de renta.' })),
    );
    expect(models(result)).toMatchObject([
      { speaker: 'b', part: 'points', text: 'Cada mes se pagan 28,5 unidades de fomento de renta.', by: 'model' },
    ]);
    const { citation_id } = result.lines.find(({ by }) => by === 'model')!.location!;
    expect(draft.claims[citation_id - 1]!.quote).toBe('La renta mensual de arrendamiento');
    expect(result.lines[1]!.text).toContain('modelo de lenguaje');
    expect(result.lines.filter(({ text }) => text.includes('La renta mensual de arrendamiento será'))).toEqual([]);
    expect(strangers(draft, LEASE)).toEqual([]);
  });

  test.each([
    ['a figure', 'Cada mes se pagan 31,5 unidades de fomento de renta.'],
    ['a number in words', 'Cada mes se pagan cuarenta unidades de fomento de renta.'],
    ['a name', 'La renta se paga cada mes a Inmobiliaria Patagonia Norte.'],
    ['a law', 'La renta se paga cada mes, como manda la Ley N° 18.101.'],
    ['an authority', 'La renta se paga cada mes, y así lo falló la Corte Suprema en el Rol 4.321-2019.'],
    ['a date', 'La renta se paga cada mes desde el 3 de mayo de 2031.'],
    ['marks of a file', 'La renta **se paga** cada mes [1].'],
  ])('a line with %s that does not stand there falls back to the words of the document', async (_, text) => {
    const { result, ground } = await online((asked) => about(asked, 'La renta mensual de arrendamiento', text));
    expect(models(result)).toEqual([]);
    expect(result.lines).toEqual(ground.lines);
  });

  test('speaks the language of who asked about a document in another, and leaves out what was not written', async () => {
    const { result } = await online(
      (asked) =>
        linesIn(asked).map(({ line, words }) => ({
          line,
          quote: words.split(' ').slice(0, 8).join(' '),
          text: 'Esto es parte de lo que acuerdan entre sí quienes firman.',
        })),
      ENGLISH,
      'en',
    );
    expect(result.language).toBe('es');
    expect(result.speakers.map(({ name }) => name)).toEqual(['Elena', 'Bruno']);
    const points = result.lines.filter(({ part }) => part === 'points');
    expect(points.length).toBeGreaterThan(5);
    for (const { text, by } of points) expect(by === 'model' || /^[¿A-ZÁÉÍÓÚÑ].*[?.:]$/u.test(text)).toBe(true);
    expect(points.map(({ text }) => text).join(' ')).not.toMatch(/\b(?:shall|the|What|And)\b/);
  });

  test('half of what a model says is invented, a hundred times: no invented figure, name or authority in a script', async () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const EVIL = [
      'Según Ramos Pazos es nulo.',
      'Lo prohíbe la Ley N° 21.999.',
      'El Rol 98.765-2024 de la Corte Suprema lo confirma.',
      'La multa es de $7.777.777.',
      'Vence el 9 de agosto de 2033.',
      'Lo garantiza Patricio Zapata Larraín.',
      'La jurisprudencia ha sostenido lo contrario.',
    ];
    const { model } = await engine.that((asked) => {
      const all = linesIn(asked).map(({ line, words }) => {
        const some = words.split(' ').slice(2, 10);
        const quote = random() < 0.5 ? some.join(' ') : some.reverse().join(' ');
        const lie = random() < 0.5 ? ` ${EVIL[Math.floor(random() * EVIL.length)]!}` : '';
        return said({ line, quote, text: `Esto es lo que las partes acuerdan sobre el punto.${lie}` });
      });
      return mends(asked) ? json({ quotations: all }) : json({ findings: all });
    });
    const text = LEASE.split('\n').slice(0, 18).join('\n');
    const given = await givenOf<typeof contract>({ tool, text, model: model! });
    let kept = 0;
    for (let run = 0; run < 100; run++) {
      const draft = await tool.online(given);
      const result = contract.result.parse(draft.result);
      kept += models(result).length;
      expect(strangers(draft, LEASE)).toEqual([]);
      expect(JSON.stringify(result)).not.toMatch(/Pazos|21\.999|98\.765|Suprema|7\.777|agosto|Zapata|jurisprudencia/);
    }
    expect(kept).toBeGreaterThan(150);
  });

  test('is the script without a model where the model says nothing', async () => {
    const { result, ground } = await online(() => []);
    expect(result).toEqual(ground);
  });

  test('fails as the provider does', async () => {
    const { model } = await engine.that(() => ({ text: 'no' }));
    const given = await givenOf<typeof contract>({ tool, text: LEASE, model: model! });
    await expect(tool.online(given)).rejects.toThrow(new Problem('PROVIDER_FAILED'));
  });

  test('ends when it is told to', async () => {
    const { model } = await engine.that(() => json({ findings: [] }));
    const stop = new AbortController();
    stop.abort(new Error('stopped'));
    const given = await givenOf<typeof contract>({ tool, text: LEASE, model: model!, signal: stop.signal });
    await expect(tool.online(given)).rejects.toThrow('stopped');
  });
});
