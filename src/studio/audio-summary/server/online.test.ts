import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { sentences } from '#reading/sentences.ts';
import { Problem } from '#server/http/problem.ts';
import type { Asked } from '#test/fakes/provider.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { givenOf, json, linesIn, mends, strangers } from '#test/online.ts';
import contract from '../contract.ts';
import tool from './index.ts';

const engine = new ModelEngine();
const LEASE = canonical(readFileSync('test/fixtures/documents/contrato-arrendamiento.txt', 'utf8'));
const ENGLISH = canonical(readFileSync('test/fixtures/documents/consulting-agreement.md', 'utf8'));

const RENT = 'La renta mensual de arrendamiento será la suma equivalente en pesos';
/** What passages of the agreement say in Spanish, by words that they hold. */
const IN_SPANISH: Record<string, string> = {
  'a day of at least eight hours':
    'Un día de campo significa un día de al menos ocho horas del consultor en un sitio de la compañía.',
  'shall provide geological advice':
    'El consultor debe prestar asesoría geológica con el cuidado de un profesional con experiencia.',
  'the first resource model':
    'El consultor debe entregar el primer modelo de recursos a más tardar el 30 de junio de 2025.',
  'access to its sites': 'La compañía debe dar al consultor acceso a sus sitios y resultados.',
  'shall not disclose any':
    'El consultor no debe revelar información a ninguna persona sin el consentimiento escrito de la compañía.',
  'liable for delay': 'Ninguna parte es responsable del retraso causado por hechos fuera de su control razonable.',
  'starts on March 1':
    'Este contrato empieza el 1 de marzo de 2025 y termina el 31 de diciembre de 2026, salvo que termine antes.',
  'with immediate effect':
    'La compañía puede terminar este contrato con efecto inmediato si el consultor comete una infracción grave de sus reglas de seguridad.',
  'return all documents':
    'Al término, el consultor debe devolver todos los documentos y muestras de la compañía dentro de diez días hábiles.',
  'total liability': 'La responsabilidad total del consultor bajo este contrato está limitada a £2,000,000.',
  'limits liability for fraud':
    'Nada en este contrato limita la responsabilidad por fraude, muerte o lesiones causadas por negligencia.',
};

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
      about(asked, RENT, 'La renta mensual de arrendamiento es de 28,5 unidades de fomento.'),
    );
    expect(models(result)).toMatchObject([
      {
        speaker: 'b',
        part: 'points',
        text: 'La renta mensual de arrendamiento es de 28,5 unidades de fomento.',
        by: 'model',
      },
    ]);
    const { citation_id } = result.lines.find(({ by }) => by === 'model')!.location!;
    expect(draft.claims[citation_id - 1]!.quote).toBe(RENT);
    expect(result.lines[1]!.text).toContain('modelo de lenguaje');
    expect(result.lines.filter(({ text }) => text.includes(RENT))).toEqual([]);
    expect(strangers(draft, LEASE)).toEqual([]);
  });

  test.each([
    ['a figure', 'Cada mes se pagan 31,5 unidades de fomento de renta.'],
    ['a number in words', 'Cada mes se pagan cuarenta unidades de fomento de renta.'],
    ['a name', 'La renta se paga cada mes a Inmobiliaria Patagonia Norte.'],
    ['a law', 'La renta se paga cada mes, como manda la Ley N° 18.101.'],
    ['an authority', 'La renta se paga cada mes, y así lo falló la Corte Suprema en el Rol 4.321-2019.'],
    ['a date', 'La renta se paga cada mes desde el 3 de mayo de 2031.'],
    ['another word', 'La renta mensual de arrendamiento es de 28,5 unidades de fomento por persona.'],
    ['its words in part', 'Cada mes hay que cubrir lo que corresponde por el uso del inmueble.'],
    ['marks of a file', 'La renta **se paga** cada mes [1].'],
  ])('a line with %s that does not stand there falls back to the words of the document', async (_, text) => {
    const { result, ground } = await online((asked) => about(asked, RENT, text));
    expect(models(result)).toEqual([]);
    expect(result.lines).toEqual(ground.lines);
  });

  test('speaks the language of who asked about a document in another, and leaves out what was not written', async () => {
    const { result } = await online(
      (asked) =>
        linesIn(asked).map(({ line, words }) => ({
          line,
          quote: words.split(' ').slice(0, 8).join(' '),
          text:
            Object.entries(IN_SPANISH).find(([key]) => words.includes(key))?.[1] ??
            'Esto es parte de lo que acuerdan entre sí quienes firman.',
        })),
      ENGLISH,
      'en',
    );
    expect(result.language).toBe('es');
    expect(result.speakers.map(({ name }) => name)).toEqual(['Elena', 'Bruno']);
    const points = result.lines.filter(({ part }) => part === 'points');
    expect(points.length).toBeGreaterThan(5);
    expect(JSON.stringify(points)).not.toContain('quienes firman');
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
        const own = sentences(words)[0]!;
        return said({ line, quote, text: `${words.slice(own.start, own.end)}${lie}` });
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
