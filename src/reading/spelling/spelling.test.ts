import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { speller } from './speller.ts';
import { checkSpelling, type SpellingFinding } from './spelling.ts';

const read = (name: string, language: Language) => {
  const folder = path.dirname(createRequire(import.meta.url).resolve(name));
  const file = (part: string): string => readFileSync(path.join(folder, part), 'utf8');
  return speller({ language, affix: file('index.aff'), words: file('index.dic') });
};
const es = read('dictionary-es-cl', 'es');
const en = read('dictionary-en', 'en');
const check = (text: string, names?: string[]): SpellingFinding[] =>
  checkSpelling(text, { speller: es, language: 'es', ...(names ? { names } : {}) });
const told = (text: string): string[] => check(text).map(({ word, suggestions }) => `${word}→${suggestions[0] ?? ''}`);

test('a finding stands at its place, with what was meant first', () => {
  const text = 'El arrendatrio pagará la renta.';
  expect(check(text)).toEqual([
    {
      start: 3,
      end: 14,
      word: 'arrendatrio',
      suggestions: expect.arrayContaining(['arrendatario']) as string[],
      rule: 'word.unknown',
      kind: 'misspelling',
    },
  ]);
  expect(check(text)[0]!.suggestions[0]).toBe('arrendatario');
});

describe('first suggestions', () => {
  test.each([
    ['la resolusion dictada', 'resolusion→resolución'],
    ['la indemnisación debida', 'indemnisación→indemnización'],
    ['los perjuisios causados', 'perjuisios→perjuicios'],
    ['por escritra pública', 'escritra→escritura'],
    ['el contrto firmado', 'contrto→contrato'],
    ['una clausla abusiva', 'clausla→cláusula'],
    ['deve pagar', 'deve→debe'],
    ['los bienesde la mujer', 'bienesde→bienes de'],
    ['la obligacion de pagar', 'obligacion→obligación'],
    ['La Obligacion de pagar', 'Obligacion→Obligación'],
    ['domiciliado en Valparaiso', 'Valparaiso→Valparaíso'],
    ['procede protejer al menor', 'protejer→proteger'],
  ])('%s', (text, expected) => expect(told(text)).toEqual([expected]));
});

describe('law Spanish is no mistake', () => {
  test.each([
    'Notifíquesele por cédula, regístrese y archívese en su oportunidad.',
    'A fojas 12 rola el otrosí del libelo; téngase por evacuado el traslado.',
    'El litisconsorte alegó la litis pendencia y el desafuero, mutatis mutandis.',
    'Hubiérase o no pagado, reemplázase la expresión y agrégase la siguiente.',
    'Según el art. 5° inc. 2° del D.F.L. N° 1, la SpA pagará 10 UTM y 3 UF.',
    'Inaplicabilidad, subrogación, previsionales, asignataria y comodatario.',
    'Escriba a juan.perez@estudio.cl o vea https://www.bcn.cl/leychile (RUT 12.345.678-5).',
    'El artículo vigesimosegundo quáter trata del sobreseimiento gravísimo.',
    'Solo este y éste; sólo aquél.',
  ])('%s', (text) => expect(told(text)).toEqual([]));
});

describe('accents by what stands around', () => {
  test.each([
    ['Se fija el termino del contrato.', 'termino→término'],
    ['Se practico la diligencia.', 'practico→practicó'],
    ['El deudor que esta obligado a pagar.', 'esta→está'],
    ['Lo hizo por si mismo.', 'si→sí'],
    ['La suma es mas de diez.', 'mas→más'],
    ['¿Que plazo tiene?', 'Que→Qué'],
    ['Firmó en nombre de el.', 'el→él'],
    ['Está demanda, por está causa.', 'Está→Esta'],
    ['Aun no vence el plazo.', 'Aun→Aún'],
    ['Paga, aún cuando no deba.', 'aún→aun'],
    ['Porque el vive allí.', 'el→él'],
  ])('%s', (text, expected) => expect(told(text)[0]).toBe(expected));

  test.each([
    'El término fijado terminó ayer.',
    'Publica el aviso y lo practica el receptor.',
    'Si el deudor no paga, mas no antes.',
    'El mismo juez que dictó esta sentencia.',
    'Tu contrato y el de él; para sí y para su parte.',
    'Que se dé cuenta de lo obrado.',
    'Más aún si el plazo venció; aun así, paga.',
    'Dice que está conforme con esta cláusula.',
    'Cuando venza, como se dijo, donde proceda.',
  ])('%s', (text) => expect(told(text)).toEqual([]));
});

describe('names', () => {
  const parties =
    'Compareció don Juan Huenchumilla Soto. Luego Juan Huenchumilla Soto firmó. También Juan Huenchumilla Soto. ';

  test('are known by their capitals', () => expect(told(parties)).toEqual([]));

  test('written in two ways are told as such', () => {
    const found = check(`${parties}Por último, Juan Huenchumila Soto apeló.`);
    expect(found.map(({ kind, word, suggestions }) => [kind, word, suggestions[0]])).toEqual([
      ['name-varies', 'Huenchumila', 'Huenchumilla'],
    ]);
  });

  test('are not told where two people may be meant', () =>
    expect(
      told('Firmó Juan Huenchumilla. Firmó Juan Huenchumilla. Firmó Juan Huenchumilla. Firmó Pedro Huenchumila.'),
    ).toEqual([]));

  test('that are given are right, and what differs by a slip is not', () => {
    const found = check('La sociedad Melifarma entregó. Melifrma no pagó.', ['Melifarma SpA']);
    expect(found.map(({ word, suggestions }) => `${word}→${suggestions[0]}`)).toEqual(['Melifrma→Melifarma']);
  });
});

describe('what is not prose', () => {
  test('a word cut by the end of a line is one word', () => {
    expect(told('El arren-\ndatario pagará la in-\ndemnización.')).toEqual([]);
    const text = 'El arren-\ndatrio pagará.';
    const [found] = check(text);
    expect(text.slice(found!.start, found!.end)).toBe('arren-\ndatrio');
    expect(found!.suggestions[0]).toBe('arrendatario');
  });

  test('a piece that conversion broke is told once', () => {
    const broken =
      'La sentencia es clara.\n\nSe rechaza la resoluci n deó fecha tres, representaci n queó invoca, notif quese yí\n' +
      'arch vese, previa anotaci n enó los libros, tr mite deá la ejecuci n.\n\nEl tribunal resuelve.';
    const found = check(broken);
    expect(found.map(({ kind }) => kind)).toEqual(['unreadable']);
    expect(broken.slice(found[0]!.start, found[0]!.until)).toContain('ejecuci n');
  });

  test('letters of lists and spaced headings are no noise', () =>
    expect(told('T I T U L O  I I\nSegún las letras b), c), d) y f) del artículo.')).toEqual([]));

  test('a sentence in another language is let be', () =>
    expect(told('Las partes acuerdan that the governing law shall be the law of England y nada más.')).toEqual([]));

  test('a word that the text uses often is its own term', () =>
    expect(told('El zurcobalto se pesa. Un zurcobalto vale. Otro zurcobalto cede. Todo zurcobalto pasa.')).toEqual([]));

  test('nothing is nothing', () => {
    expect(check('')).toEqual([]);
    expect(check('\n\n 12.345.678-5 $ 1.000 — …')).toEqual([]);
  });
});

test('findings never overlap and slice their words', () => {
  const text =
    'La obligacion, deve ser; la resoluci n deó los tr mites queó el juez dispuso así. El termino vencio.\n'.repeat(5);
  let last = 0;
  for (const { start, end, word } of check(text)) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(text.slice(start, end)).toBe(word);
    last = end;
  }
});

describe('English', () => {
  const english = (text: string): string[] =>
    checkSpelling(text, { speller: en, language: 'en' }).map(
      ({ word, suggestions }) => `${word}→${suggestions[0] ?? ''}`,
    );

  test('mistakes are told with what was meant', () =>
    expect(english('The agrement shall be govened by the lessor; the judgement recieved')).toEqual([
      'agrement→agreement',
      'govened→governed',
      'recieved→received',
    ]));

  test('words of contracts, British spellings and Latin are none', () =>
    expect(
      english(
        "The licensor's authorised assignees hereto indemnify the obligor, mutatis mutandis; enforceability isn't affected.",
      ),
    ).toEqual([]));
});

test('all words of a text share what may be tried behind two slips', () => {
  const allowances = new Set<unknown>();
  const suggest: typeof es.suggest = (word, most, uses, allowance) => {
    allowances.add(allowance);
    expect(allowance?.left).toBeLessThan(1_000_000);
    return es.suggest(word, most, uses, allowance);
  };
  checkSpelling('el contrtoxq y la clausulaxq', { speller: { ...es, suggest }, language: 'es' });
  expect(allowances.size).toBe(1);
});
