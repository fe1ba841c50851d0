import { describe, expect, test } from 'vitest';
import { authorsOf, samePerson, sameTitle } from './authors.ts';
import { Stances } from './stance.ts';

const read = (text: string) => {
  const { authors, works } = authorsOf(text);
  return { authors: authors.map(({ name }) => name), works: works.map(({ title, year }) => [title, year]) };
};
const position = (text: string): string[] => {
  const { mentions } = authorsOf(text);
  const stances = new Stances(text, mentions);
  return mentions.map((_, n) => stances.of(n).position);
};

describe('ways of citing', () => {
  test.each([
    [
      'Ver Belmar Cousiño, Arístides, Tratado de los Bienes, 2ª ed., Editorial Pehuén, Santiago, 1987, p. 61.',
      'Arístides Belmar Cousiño',
      'Tratado de los Bienes',
      1987,
    ],
    ['(Leonor Undiano Pera, La tradición, Tirant lo Blanch, 2010, p. 5)', 'Leonor Undiano Pera', 'La tradición', 2010],
    ['UNDIANO PERA, L. (2010), La tradición, Civitas, p. 3.', 'L. Undiano Pera', 'La tradición', 2010],
    [
      'Undiano Pera, Leonor: "La inscripción", Revista del Sur, vol. 20 N° 2 (1993), pp. 3-9.',
      'Leonor Undiano Pera',
      'La inscripción',
      1993,
    ],
    [
      '1. **Undiano Pera, Leonor (2010).** *La tradición.* Santiago: Thomson Reuters.',
      'Leonor Undiano Pera',
      'La tradición',
      2010,
    ],
    [
      'Undiano Pera, L., El título. Una introducción, trad. J. Cerda Mir, Ariel, Barcelona, 1964.',
      'L. Undiano Pera',
      'El título. Una introducción',
      1964,
    ],
  ])('%s', (text, author, title, year) => {
    expect(read(text)).toEqual({ authors: [author], works: [[title, year]] });
  });

  test('one author and work across mentions, whatever comes first', () => {
    const text = `Como recuerda el profesor Belmar, la posesión es un hecho (Belmar, 1987, p. 3).

Belmar Cousiño, Arístides, Tratado de los Bienes, Editorial Pehuén, Santiago, 1987, p. 61. Ibíd., p. 70. Belmar, ob. cit., p. 9.`;
    const { authors, works, mentions } = authorsOf(text);
    expect(authors).toHaveLength(1);
    expect(works).toHaveLength(1);
    expect(mentions.map(({ workOf }) => workOf)).toEqual([null, 0, 0, 0, 0]);
  });

  test('a reference to a note is to the work in that note', () => {
    const text = `[^1]: Soto Arce, Ana, La mora, Civitas, Madrid, 1990, p. 3.
[^2]: Soto Arce, Ana, El pago, Civitas, Madrid, 1999, p. 8.
[^3]: Soto Arce, cit. (n. 1), p. 4.`;
    expect(authorsOf(text).mentions.map(({ workOf }) => workOf)).toEqual([0, 1, 0]);
  });
});

test.each([
  'El ministro señor Juan Colombo Campbell redactó la sentencia, p. 3.',
  'Sostiene don Pedro Salas Mena que pagó; según Salas Mena, el recibo está a fojas 3.',
  'Ley N° 19.496 (1997), artículo 3, p. 2. Código Civil, Editorial Jurídica de Chile, 2020, p. 5.',
  'Corte Suprema (2015), rol N° 3-2015. C. Suprema, 19 julio 1919. R., t. 17, sec. 1ª, p. 351.',
  'Pérez con Banco del Estado, 2010, p. 3.',
  'Decreto N° 5, Ministerio de Relaciones Exteriores, 1981, p. 2. Santiago (2010).',
  'El profesor Julio Rebolledo, director del colegio, declaró a fojas 45.',
])('no author: %s', (text) => {
  expect(authorsOf(text).authors).toEqual([]);
});

describe('positions', () => {
  test('come from the sentence or the one before, else none', () => {
    expect(position('Como enseña el profesor Belmar Soto, la tenencia no basta.')).toEqual(['supports']);
    expect(position('En contra, Belmar Soto, Ana, La tenencia, Civitas, 1990, p. 3.')).toEqual(['opposes']);
    expect(position('La tenencia es un hecho (Belmar Soto, Ana, La tenencia, Civitas, 1990, p. 3).')).toEqual([
      'neutral',
    ]);
    expect(position('Nadie discrepa. Otra cosa. La tenencia es un hecho (Belmar, 1990).')).toEqual(['neutral']);
  });
  test('of a note, from where it is referred to', () => {
    const text = `En el mismo sentido se ha fallado.[^1]

[^1]: Belmar Soto, Ana, La tenencia, Civitas, 1990, p. 3.`;
    expect(position(text)).toEqual(['supports']);
  });
});

test('persons and titles', () => {
  expect(samePerson({ surnames: 'Barros Bourie', given: 'Enrique' }, { surnames: 'BARROS', given: 'E.' })).toBe(true);
  expect(samePerson({ surnames: 'Barros Bourie', given: 'Enrique' }, { surnames: 'Barros', given: 'Jorge' })).toBe(
    false,
  );
  expect(sameTitle('Tratado de los Bienes', 'Tratado de los bienes, tomo II')).toBe(true);
  expect(sameTitle('La mora', 'El pago')).toBe(false);
});

test('a second given name and a second surname make nobody of two people, and no author is without a mention', () => {
  const text = [
    'Soto, María, Tratado laboral chileno, Editorial Jurídica, Santiago, 1950, p. 1.',
    'Soto, Ana, Tratado civil chileno, Editorial Jurídica, Santiago, 1951, p. 2.',
    'Barros Soto, Ana María, Tratado penal chileno, Editorial Jurídica, Santiago, 1952, p. 3.',
  ].join('\n');
  const { authors, works, mentions } = authorsOf(text);
  expect(authors.map((one) => one.mentions.length)).not.toContain(0);
  expect(mentions.every(({ workOf }, n) => workOf === null || works[workOf]!.mentions.includes(n))).toBe(true);
  expect(authors[works[0]!.authors[0]!]!.name).toBe('María Soto');
});
