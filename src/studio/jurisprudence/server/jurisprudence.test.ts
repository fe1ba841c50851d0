import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import type { Document } from '#server/studio/tool.ts';
import { jurisprudence } from '../contract.ts';
import tool from './index.ts';

const FIXTURES = path.resolve('test/fixtures');
const fixture = (name: string, title = name): Document => ({
  title,
  type: 'txt',
  text: readFileSync(path.join(FIXTURES, name), 'utf8').trim(),
  speaks: 'es',
});
const brief = fixture('rulings/escrito.txt');
const ruling = fixture('rulings/fallo.txt', 'Fallo');
const CIVIL = `Código Civil\nCODIGO CIVIL\n\n${Array.from({ length: 12 }, (_, i) => `Artículo ${i + 1}. Regla ${i + 1} de este código.`).join('\n\n')}`;
const of = async (document: Document, others: Document[] = [], language: Language = 'es') => {
  const draft = await tool.offline(document, language, () => undefined, others);
  const result = jurisprudence.parse(draft.result);
  const words = ({ citation_id }: Place): string => draft.claims[citation_id - 1]!.quote;
  return { ...draft, result, words };
};
const rolsOf = (list: readonly { rol: string }[]): string[] => list.map(({ rol }) => rol);

describe('a brief', () => {
  test('its rulings are for, against or neither by their own sentence and by who invokes them', async () => {
    const { result, words } = await of(brief);
    expect(result.document.kind).toBe('brief');
    expect(rolsOf(result.jurisprudence_in_favor)).toEqual(['12345-2018', '88-2017']);
    // "Sin embargo, … se aparta de lo anterior" turns against what the other side invoked.
    expect(result.jurisprudence_in_favor[1]!.signal_words).toBe('Sin embargo');
    expect(rolsOf(result.jurisprudence_against)).toEqual(['777-2020']);
    expect(result.jurisprudence_against.map(({ signal }) => signal)).toEqual(['opponent']);
    // "Véase" is no signal.
    expect(rolsOf(result.jurisprudence_neutral)).toEqual(['5555-2016']);
    const [first] = result.jurisprudence_in_favor;
    expect(first).toMatchObject({
      court_tribunal: 'Corte Suprema',
      date: '2019-05-04',
      provenance: 'document',
      found_in: null,
    });
    expect(words(first!.relevant_excerpt)).toContain('el pago extingue la obligación');
  });

  test('what it claims, tells and asks without support is a gap', async () => {
    const { result, words } = await of(brief);
    expect(
      result.legal_gaps.map(({ area, document_location }) => [area, words(document_location).slice(0, 24)]),
    ).toEqual(
      [
        ['evidence', 'El 3 de marzo de 2021 mi'],
        ['authority', 'La ley exige que el acre'],
        ['argument', 'III. LA PRESCRIPCIÓN'],
        ['petition', 'daño moral'],
        ['petition', 'intereses'],
      ].sort((a, b) => brief.text.indexOf(a[1]!) - brief.text.indexOf(b[1]!)),
    );
  });

  test('every place is a slice of its source, and each claim is used', async () => {
    const others = [ruling, { ...brief, title: 'Código', text: CIVIL }];
    const { result, claims } = await of(brief, others);
    const texts = [brief, ...others].map(({ text }) => text);
    for (const { source, start, end, quote } of claims) expect(quote).toBe(texts[source]!.slice(start, end));
    const used = new Set<number>();
    JSON.stringify(result, (key, value: unknown) => (key === 'citation_id' && used.add(value as number), value));
    expect([...used].sort((a, b) => a - b)).toEqual(claims.map((_, i) => i + 1));
  });
});

describe('what the sources show', () => {
  test('a cited ruling among them is found, and so is its date', async () => {
    const { result, claims } = await of(brief, [ruling]);
    const [first] = result.jurisprudence_in_favor;
    expect(first!.found_in).toMatchObject({ as: 'text', source_title: 'Fallo' });
    expect(claims[first!.found_in!.location.citation_id - 1]!.source).toBe(1);
    expect(result.misapplied_jurisprudence_in_favor).toEqual([]);
    const changed = { ...brief, text: brief.text.replace('4 de mayo de 2019', '9 de mayo de 2019') };
    const wrong = (await of(changed, [ruling])).result.misapplied_jurisprudence_in_favor;
    expect(wrong.map(({ error }) => error)).toEqual(['wrong-date']);
  });

  test('words that are not in it are told, with the nearest that are', async () => {
    const quoting = 'ha sostenido que «el pago íntegro no extingue la obligación respecto del deudor que lo hace».';
    const text = brief.text.replace('ha sostenido que el pago extingue la obligación.', quoting);
    const { result, words } = await of({ ...brief, text }, [ruling]);
    const [wrong] = result.misapplied_jurisprudence_in_favor;
    expect(wrong).toMatchObject({ error: 'not-in-ruling' });
    expect(words(wrong!.correct!)).toContain('pago íntegro extingue la obligación');
    // Without the ruling nothing is said of its words.
    expect((await of({ ...brief, text })).result.misapplied_jurisprudence_in_favor).toEqual([]);
  });

  test('an article beyond the end of a law, and one that is repealed', async () => {
    const law = (text: string): Document => ({ ...brief, title: 'Código Civil', text });
    const missing = await of(brief, [law(CIVIL)]);
    expect(missing.result.misapplied_jurisprudence_in_favor.map(({ error, title }) => [error, title])).toEqual([
      ['article-missing', 'art. 1545, Código Civil'],
      ['article-missing', 'art. 9999, Código Civil'],
    ]);
    // An extract tells of no article that it is missing.
    const extract = CIVIL.replace(/Artículo (\d+)\./g, (_, n) => `Artículo ${Number(n) * 100}.`);
    expect((await of(brief, [law(extract)])).result.misapplied_jurisprudence_in_favor).toEqual([]);
    const repealed = await of(brief, [law(`${extract}\n\nArtículo 9999. Derogado.\n`)]);
    expect(repealed.result.misapplied_jurisprudence_in_favor.map(({ error }) => error)).toEqual(['article-repealed']);
    expect(repealed.result.legal_citations.find(({ article_section }) => article_section === '9999')?.check).toBe(
      'article-repealed',
    );
  });

  test('a source for which there was no room is named', async () => {
    const { result } = await of(brief, [{ ...ruling, text: '' }]);
    expect(result).toMatchObject({ sources_read: 0, sources_left_out: ['Fallo'] });
  });

  test('a ruling among them that the document does not name, on the same article', async () => {
    const text = brief.text.replace('Rol N° 12.345-2018', 'Rol N° 12.346-2018');
    const open = (await of({ ...brief, text }, [ruling])).result.jurisprudence_neutral;
    const found = open.find(({ provenance }) => provenance === 'sources');
    expect(found).toMatchObject({ rol: '12345-2018', court_tribunal: 'Corte Suprema', date: '2019-05-04' });
    expect(found!.application).toContain('art. 1545');
  });
});

describe('a ruling', () => {
  test('its decision, its parts, and what it rules on', async () => {
    const { result, words } = await of(ruling);
    expect(result.document).toMatchObject({
      kind: 'ruling',
      court: 'Corte Suprema',
      rol: '12.345-2018',
      date: '2019-05-04',
      outcome: 'rejects',
      reasons: 3,
      votes: 1,
    });
    expect(words(result.document.decided!)).toContain('se rechaza el recurso');
    expect(result.reviewed.map(({ title }) => title)).toEqual(['2° Juzgado Civil de Santiago, Rol N° C-1-2017']);
  });

  test('its own citation is for, that of the party that lost and of the dissent against', async () => {
    const { result } = await of(ruling);
    expect(rolsOf(result.jurisprudence_in_favor)).toEqual(['200-2011']);
    expect(result.jurisprudence_against.map(({ rol, signal }) => [rol, signal])).toEqual([
      ['100-2010', 'loser'],
      ['300-2012', 'dissent'],
    ]);
  });

  test('a reason of its own that it does not have', async () => {
    const { result } = await of(ruling);
    expect(result.misapplied_jurisprudence_in_favor.map(({ error, title }) => [error, title])).toEqual([
      ['broken-reference', 'considerando décimo de esta sentencia'],
    ]);
  });
});

test('rulings cited by their journal are told with their words, and are never said to be none', async () => {
  const cited =
    '“El tercero coadyuvante no puede hacer peticiones que se contrapongan con el interés de la parte directa”.';
  const text = `Santiago, dos de agosto de dos mil veinticuatro. Vistos y considerando:\n\nPRIMERO: Que, como también se ha resuelto, ${cited} (C. Suprema, 7 marzo 1961. R., t. 58, sec. 1ª, p. 23).\n\nSEGUNDO: Que así lo dice también C. Suprema, 7-3-1961, R., t. 58, sec. 1ª, p. 23.\n\nPor estas razones, se acoge el recurso de casación en la forma.`;
  const { result, words } = await of({ ...ruling, title: 'Sentencia', text });
  expect(result.summary).toContain('1 fallo citado como autoridad');
  const [only, ...more] = result.jurisprudence_neutral;
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    title: 'Corte Suprema, Revista de Derecho y Jurisprudencia, t. 58, sec. 1ª, p. 23',
    date: '1961-03-07',
    signal: 'none',
    found_in: null,
  });
  expect(only!.application).toContain('sin rol: no se buscó en tus fuentes');
  expect(words(only!.relevant_excerpt)).toContain('C. Suprema, 7 marzo 1961. R., t. 58, sec. 1ª, p. 23');
  expect(only!.also.map(words)).toEqual([expect.stringContaining('C. Suprema, 7-3-1961')]);
  const { legal_weaknesses: weak } = result.comprehensive_analysis;
  expect(weak.map(({ aspect }) => aspect)).not.toContain('Sin jurisprudencia');
});

describe('any document', () => {
  test('a law gets no positions and no level', async () => {
    const { result } = await of(fixture('documents/ley-20393.md'));
    expect(result.document.is_law).toBe(true);
    expect([result.nivel_solidez_juridica, result.legal_citations, result.legal_gaps]).toEqual([null, [], []]);
  });

  test('a contract without authorities says that there is nothing to weigh', async () => {
    const { result } = await of(fixture('contracts/confidencialidad.txt'));
    expect(result.document.kind).toBe('other');
    expect([...result.jurisprudence_in_favor, ...result.jurisprudence_against]).toEqual([]);
    expect(result.legal_citations.length > 0 || result.nivel_solidez_juridica === null).toBe(true);
  });

  test('the level follows from counts that are told', async () => {
    const { result } = await of(brief);
    expect(result.nivel_solidez_juridica).toBe('bajo');
    expect(result.solidity_reason).toMatch(
      /^2 fallos a favor, 1 en contra, 1 sin postura clara, 2 artículos exactos, 0 citas erradas, 5 vacíos\./,
    );
  });

  test('speaks the language of who asks', async () => {
    const { result, description } = await of(brief, [], 'en');
    expect(result.summary).toBe('Brief: 4 rulings are cited as authority, and 2 legal citations.');
    expect(description).toBe(result.summary);
    for (const { general, location } of result.comprehensive_analysis.strategic_recommendations)
      expect(general).toBe(location === null);
  });

  test('an empty text, and one of nothing but marks, end quietly', async () => {
    for (const text of ['', '\n\n', '((((((', '_'.repeat(5000), 'rol N° '.repeat(3000), 'Vistos:\n'.repeat(3000)])
      expect((await of({ ...brief, text })).result.jurisprudence_in_favor).toEqual([]);
  });

  test('makes a paper whose quotations carry their citations', async () => {
    const { result, claims } = await of(brief, [ruling]);
    const citations = claims.map(({ quote }, i) => ({ citation_id: i + 1, excerpt: quote }));
    const segments = tool.paper({ result, citations, language: 'es', engine: {} } as unknown as Parameters<
      typeof tool.paper
    >[0]);
    const quotes = segments.filter(({ kind }) => kind === 'quote');
    expect(quotes.length).toBeGreaterThan(8);
    for (const { text, citation_id } of quotes) expect(text).toBe(claims[citation_id! - 1]!.quote);
    expect(segments[0]!.text).toMatch(/^Solidez jurídica: /);
  });
});
