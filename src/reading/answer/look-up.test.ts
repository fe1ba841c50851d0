import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { referencesIn } from './division-names.ts';
import { lookUp } from './look-up.ts';
import type { Read } from './rank.ts';

const [agreement, competition, criminal, civil] = (['agreement', 'competition', 'criminal', 'civil'] as const).map(
  (name) => source(name),
) as [Read, Read, Read, Read];
/** More sentences than any of these questions finds. */
const MOST = 20;
const all = [agreement, competition, criminal, civil];
/** The sentences that are found, each behind the number of its source. */
const find = (question: string, sources: readonly Read[] = all): string[] =>
  lookUp(sources, question, MOST)?.found.map(
    (one) => `${one.source}: ${sources[one.source]!.text.slice(one.start, one.end).replace(/\s+/g, ' ')}`,
  ) ?? [];

describe('the divisions that a question names', () => {
  test.each([
    ['¿Qué dice el artículo 12?', 'article', '12', 'artículo 12'],
    ['ARTICULO 6º', 'article', '6', 'ARTICULO 6'],
    ['art. 1.545 del Código Civil', 'article', '1545', 'art. 1.545'],
    ['¿Qué dice el artículo 5º?', 'article', '5', 'artículo 5'],
    ['el artículo 6 bis', 'article', '6 bis', 'artículo 6 bis'],
    ['el artículo 6º bis', 'article', '6 bis', 'artículo 6º bis'],
    ['artículo 160 A del Código', 'article', '160 a', 'artículo 160 A'],
    ['el artículo 7 y la multa', 'article', '7', 'artículo 7'],
    ['ARTÍCULO 7 Y MULTA', 'article', '7', 'ARTÍCULO 7'],
    ['art. 19 N° 24', 'article', '19', 'art. 19'],
    ['la cláusula octava', 'clause', '8', 'cláusula octava'],
    ['cláusula décima segunda', 'clause', '12', 'cláusula décima segunda'],
    ['cláusula duodécima', 'clause', '12', 'cláusula duodécima'],
    ['artículo primero transitorio', 'article', '1', 'artículo primero'],
    ['What does Section 4.2 say?', 'clause', '4.2', 'Section 4.2'],
    ['section 7', 'clause', '7', 'section 7'],
    ['article 3', 'article', '3', 'article 3'],
  ])('%s', (question, kind, number, label) => {
    expect(referencesIn(question)).toMatchObject([{ kind, number, label }]);
  });

  test('may have a number that no ordinal has', () => {
    expect(find('¿Qué dice la cláusula 0?')).toEqual([]);
    const zero = asSource(
      'Cláusula 0. Las partes se obligan de buena fe.\n\nCláusula 1. El precio es de $ 5.',
      'Bases',
    );
    expect(find('¿Qué dice la cláusula 0?', [zero])).toEqual(['0: Cláusula 0. Las partes se obligan de buena fe.']);
  });

  test('are several, each of the law named after it, else before it', () => {
    expect(referencesIn('el artículo 5 de la Ley 20.169 y el artículo 3 de la ley Nº 20393')).toMatchObject([
      { number: '5', law: '20169' },
      { number: '3', law: '20393' },
    ]);
    expect(referencesIn('En el Código del Trabajo, ¿qué dicen el artículo 7 y el artículo 8?')).toMatchObject([
      { number: '7', law: 'codigo trabajo' },
      { number: '8', law: 'codigo trabajo' },
    ]);
  });

  test.each([
    ['¿Qué dicen los artículos 5 y 6?', ['5', '6']],
    ['¿Qué dicen los artículos 3, 5 bis y 7?', ['3', '5 bis', '7']],
    ['los artículos 5 al 8', ['5', '6', '7', '8']],
    ['arts. 12-14 del Código Civil', ['12', '13', '14']],
    ['el inciso segundo del artículo 5 y el artículo 6', ['5', '6']],
    ['artículos primero y segundo transitorios', ['1', '2']],
  ])('are all those of a list: %s', (question, numbers) => {
    expect(referencesIn(question).map(({ number }) => number)).toEqual(numbers);
  });

  test('are each of its own law, in lists too', () => {
    expect(referencesIn('artículos 5 y 6 de la Ley 20.169 y 3 de la Ley 20.393')).toMatchObject([
      { number: '5', law: '20169', label: 'artículo 5' },
      { number: '6', law: '20169', label: 'artículo 6' },
      { number: '3', law: '20393' },
    ]);
  });

  test.each(['¿Qué plazo hay?', 'el articulado', 'this section of the agreement', 'cláusula penal', ''])(
    'are none: %s',
    (question) => {
      expect(referencesIn(question)).toEqual([]);
    },
  );
});

describe('a division is found at its place', () => {
  test.each([
    ['¿Qué dice el artículo 8?', competition, /^0: Artículo 8º.- Será competente .* elección de este último\.$/],
    ['artículo 6', criminal, /^0: Artículo 6°\.- Circunstancias atenuantes\. Serán/],
    ['artículo 1546', civil, /^0: Art\. 1546\. Los contratos deben ejecutarse de buena fe/],
    ['What does Section 7 say?', agreement, /^0: 7\.1 Each party shall keep/],
    [
      'What does clause 10.1 say?',
      agreement,
      /^0: 10\.1 This Agreement is governed by the laws of the Republic of Chile/,
    ],
  ])('%s', (question, one, expected) => {
    expect(find(question, [one])[0]).toMatch(expected);
  });

  test('with its first sentences, up to the next division', () => {
    const article = find('artículo 5', [competition]);
    expect(article).toHaveLength(4);
    expect(article.at(-1)).toMatch(/^0: c\) Acción de remoción/);
    expect(find('artículo 8', [competition])).toHaveLength(1);
    expect(find('section 10.2', [agreement])).toHaveLength(1);
  });

  test('several articles share the sentences, each with its first ones', () => {
    const found = lookUp([competition], '¿Qué dicen los artículos 5 y 8?', 4)!;
    expect(found.label).toBe('artículo 5, artículo 8');
    expect(found.found.map(({ start }) => competition.text.slice(start, start + 11))).toEqual([
      'Artículo 5º',
      expect.any(String),
      'Artículo 8º',
    ]);
  });

  test('a line that only names an article is not its place', () => {
    expect(find('artículo 10', [competition])[0]).toMatch(/^0: Artículo 10\.- Si la sentencia firme/);
  });

  test('an article is not its bis, nor the other way round', () => {
    const law = asSource(
      'Artículo 5º.- Uno.\n\nArtículo 5º bis.- Dos, que es mucho más largo.\n\nArtículo 5 A.- Tres, aún más largo que el otro.\n\nArtículo 6 a contar de hoy.',
    );
    const first = (question: string): string => find(question, [law])[0]!;
    expect(first('artículo 5')).toBe('0: Artículo 5º.- Uno.');
    expect(first('artículo 5 bis')).toMatch(/Dos/);
    expect(first('artículo 5 A')).toMatch(/Tres/);
    expect(first('artículo 6º')).toMatch(/contar/);
  });

  test('and not in the index that comes before it', () => {
    const index = asSource(
      'Contenido\n\nArtículo 1. Objeto\n\nArtículo 2. Plazo\n\nTexto\n\nArtículo 1. Objeto\n\nEsta ley protege a las personas que contratan.\n\nArtículo 2. Plazo\n\nEl plazo es de un año desde la entrega.',
    );
    expect(find('artículo 2', [index])).toEqual(['0: El plazo es de un año desde la entrega.']);
  });

  test('none is made up where there is no such division', () => {
    expect(lookUp(all, '¿Qué dice el artículo 99?', MOST)).toBeNull();
    expect(lookUp([asSource('')], 'artículo 1', MOST)).toBeNull();
    expect(lookUp([], 'artículo 1', MOST)).toBeNull();
  });
});

describe('among several sources', () => {
  const sourcesOf = (question: string, sources = all): string[] => [
    ...new Set(find(question, sources).map((one) => one.split(':')[0]!)),
  ];

  test('an article is not taken from a contract, nor a section from a law', () => {
    expect(sourcesOf('¿Qué dice el artículo 6?')).toEqual(['1', '2']);
    expect(sourcesOf('What does Section 7 say?')).toEqual(['0']);
  });

  test.each([
    ['artículo 5 de la Ley 20.169', ['1']],
    ['artículo 5 de la ley N° 20393', ['2']],
    ['¿Qué dice la Ley 20.393 en su artículo 5?', ['2']],
    ['artículo 1546 del código civil', ['3']],
    ['artículo 5 de la Ley 20.169 y artículo 3 de la Ley 20.393', ['1', '2']],
  ])('a law that the question names comes alone: %s', (question, expected) => {
    expect(sourcesOf(question)).toEqual(expected);
  });

  test.each(['artículo 5 de la Ley 19.496', 'artículo 5 del Código del Trabajo', 'artículo 5 de la Constitución'])(
    'nothing of another law is quoted for one that is not there: %s',
    (question) => {
      expect(find(question)).toEqual([]);
    },
  );

  test('a title tells which law a source is before its text does', () => {
    const renamed = [
      { ...competition, title: 'Texto.txt' },
      { ...criminal, title: 'Ley 19.913' },
    ];
    expect(sourcesOf('artículo 5 de la ley 20169', renamed)).toEqual(['0']);
    expect(sourcesOf('artículo 5 de la ley 20393', renamed)).toEqual([]);
    expect(sourcesOf('artículo 5 de la ley 19913', renamed)).toEqual(['1']);
  });
});
