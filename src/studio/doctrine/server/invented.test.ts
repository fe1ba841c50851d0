import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fold } from '#reading/words.ts';
import type { Claim, Model } from '#server/ports/ai/port.ts';
import contract from '../contract.ts';
import tool from './index.ts';

const RUNS = 100;
const file = path.resolve('test/fixtures/doctrine/03-sentencia-prosa.txt');
const document = {
  title: 'Sentencia',
  type: 'text' as const,
  text: `${readFileSync(file, 'utf8')}\nOCTAVO: Que Zoilo Bascur Ñanco escribió La buena posesión en 1930.`,
  speaks: 'es' as const,
};
const text = document.text;

/** A generator of numbers that gives the same row for the same seed (mulberry32). */
function row(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const INVENTED = [
  'Arnaldo Quiñenao',
  'Berta Lobos Inostroza',
  'Rosa Neira Pino',
  'Pedro Salas Mena',
  'Amelia Contardo Ruz',
  'Corte Suprema',
];

/** Half of what it says stands in the document, half it makes up: names, quotations, or an invented name on true words. */
function liar(next: () => number): Model {
  const lines = text.split('\n');
  const one = () => {
    const line = Math.floor(next() * lines.length);
    const words = lines[line]!.slice(0, 80);
    const author = INVENTED[Math.floor(next() * INVENTED.length)]!;
    const kind = next();
    if (kind < 0.25)
      return {
        line: line + 1,
        quote: `${author} lo dice en su Tratado, p. 4`,
        author,
        work_title: 'Tratado',
        year: 1999,
        position: 'supports',
      };
    if (kind < 0.5)
      return { line: line + 1, quote: words, author, work_title: 'Obra imaginada', year: 2001, position: 'opposes' };
    const true_ = lines.findIndex((words_) => words_.includes('Zoilo'));
    return {
      line: true_ + 1,
      quote: 'Zoilo Bascur Ñanco escribió La buena posesión en 1930',
      author: 'Zoilo Bascur Ñanco',
      work_title: next() < 0.5 ? 'La buena posesión' : 'Otra obra',
      year: 1930,
      position: 'neutral',
    };
  };
  return {
    about: {} as Model['about'],
    generate: ({ shape }) => {
      const many = <T>(make: () => T): T[] => Array.from({ length: 6 }, make);
      const said = {
        findings: many(one),
        quotations: many(one),
        proposals: many(() => ({ author: INVENTED[Math.floor(next() * 6)]!, work_title: 'Nada', reason: 'x' })),
      };
      return Promise.resolve(shape.parse(said) as never);
    },
  };
}

/** What a tool makes of one finding of a model in a document of these words, and of what it proposes. */
async function made(words: string, said: object, proposals: object[] = []) {
  const one = { ...document, text: `${text}\n${words}` };
  const model = {
    about: {} as Model['about'],
    generate: ({ shape }: Parameters<Model['generate']>[0]) =>
      Promise.resolve(
        shape.parse({
          findings: [{ line: 1, quote: words, position: 'neutral', ...said }],
          quotations: [],
          proposals,
        }) as never,
      ),
  } as Model;
  const { result } = await tool.online({
    document: one,
    others: [],
    language: 'es',
    ground: await tool.offline(one, 'es', () => undefined, []),
    model,
    missing: () => [],
    hear: () => undefined,
    signal: new AbortController().signal,
  });
  return contract.result.parse(result);
}

test.each([
  ['a year', 'Que Zoilo Bascur Ñanco escribió La buena posesión en 1930.', 1930, 1930],
  ['the number of a law', 'Que Zoilo Bascur Ñanco escribió La buena posesión sobre la Ley N° 1930.', 1930, null],
  ['a part of a number', 'Que Zoilo Bascur Ñanco escribió La buena posesión en el Rol 1930-2018.', 1930, null],
  ['a page', 'Que Zoilo Bascur Ñanco escribió La buena posesión en 1.930 páginas.', 1930, null],
  ['no year of a book', 'Que Zoilo Bascur Ñanco escribió La buena posesión en 1215.', 1215, null],
  ['a year that is to come', 'Que Zoilo Bascur Ñanco escribió La buena posesión en 2930.', 2930, null],
])('the year of a work is a year that its quotation says: %s', async (_what, words, year, shown) => {
  const { doctrines_cited } = await made(words, {
    author: 'Zoilo Bascur Ñanco',
    work_title: 'La buena posesión',
    year,
  });
  expect(doctrines_cited.at(-1)).toMatchObject({ author: 'Zoilo Bascur Ñanco', publication_year: shown });
});

test.each([
  [
    'a street',
    'Que la casa queda en Pasaje Los Notros de Villa Alemania, Sector Norte Alto.',
    'Villa Alemania',
    'Sector Norte Alto',
  ],
  [
    'a company',
    'Que pagó la Inmobiliaria Patagonia Norte según Factura Electrónica Afecta.',
    'Inmobiliaria Patagonia',
    'Factura Electrónica Afecta',
  ],
])('words with capitals are no author: %s', async (_what, words, author, work_title) => {
  const { authors_analysis } = await made(words, { author, work_title, year: null });
  expect(authors_analysis.map(({ author_name }) => author_name)).not.toContain(author);
});

test('what it proposes is a name, and leads nowhere', async () => {
  const { recommendations } = await made(
    'Que nada dice de autores de doctrina alguna.',
    { author: 'Nadie', work_title: null, year: null },
    [
      { author: 'Elena Vial', work_title: 'La posesión, en libros-baratos.cl' },
      { author: 'Elena Vial', work_title: 'Pedidos a ventas@libros.example' },
      { author: 'Elena Vial', work_title: 'La posesión inscrita' },
    ],
  );
  expect(recommendations.additional_doctrines_to_cite.map(({ work_title }) => work_title)).toEqual([
    null,
    null,
    'La posesión inscrita',
  ]);
});

test(`no author without provenance in ${RUNS} runs of a model that invents half`, async () => {
  const ground = await tool.offline(document, 'es', () => undefined, []);
  let added = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const { result: made, claims } = await tool.online({
      document,
      others: [],
      language: 'es',
      ground,
      model: liar(row(seed)),
      missing: (all: readonly Claim[]) => all.filter(({ quote }) => !text.includes(quote)),
      hear: () => undefined,
      signal: new AbortController().signal,
    });
    const result = contract.result.parse(made);
    for (const { author_name, provenance, key_contributions } of result.authors_analysis) {
      expect(provenance).toBe('document');
      const quote = claims[key_contributions[0]!.citation_id - 1]!.quote;
      expect(text).toContain(quote);
      const surname = fold(author_name).split(' ').at(-2)!;
      expect(fold(quote)).toContain(surname);
    }
    const names = result.authors_analysis.map(({ author_name }) => author_name);
    for (const invented of INVENTED) expect(names).not.toContain(invented);
    for (const { relevant_excerpt } of result.doctrines_cited)
      expect(text).toContain(claims[relevant_excerpt.citation_id - 1]!.quote);
    for (const { provenance, relevant_excerpt } of result.recommendations.additional_doctrines_to_cite)
      expect([provenance, relevant_excerpt]).toEqual(['none', null]);
    added += result.authors_analysis.length - ground.result.authors_analysis.length;
  }
  // What is true is still taken.
  expect(added).toBeGreaterThan(RUNS / 4);
});
