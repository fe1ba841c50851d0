import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Citation } from '#contract/span.ts';
import contract from '../contract.ts';
import { outlineOf } from '../outline.ts';
import tool from './index.ts';
import { nodesFor } from './choose.ts';
import { concept } from './concept.ts';
import { merged } from './study.ts';

const LEASE = `CONTRATO DE ARRENDAMIENTO

En Santiago, a 3 de mayo de 2024, entre Inmobiliaria Los Aromos SpA, RUT 76.123.456-0, domiciliada en Apoquindo 100, en adelante el "Arrendador"; y Panadería Doña Rosa Limitada, RUT 77.222.333-4, domiciliada en Irarrázaval 200, en adelante el "Arrendatario", se conviene lo siguiente:

PRIMERO: Entrega. El Arrendador entrega al Arrendatario el inmueble en buen estado. El inmueble cuenta con bodega.

SEGUNDO: Renta. El Arrendatario deberá pagar la renta mensual dentro de los primeros 5 días. La renta mensual asciende a 30 Unidades de Fomento.

TERCERO: Prohibiciones. El Arrendatario no podrá subarrendar el inmueble. En ningún caso el Arrendador podrá aumentar la renta mensual.

CUARTO: Garantía. Se entiende por garantía la suma que el Arrendatario entrega al Arrendador. El Arrendador restituirá la garantía en 30 días.

QUINTO: Ley. En lo no previsto rige la Ley N° 18.101 y el Código Civil.
`;
const draftOf = async (text: string, language: 'es' | 'en' = 'es', speaks: 'es' | 'en' = language) => {
  const stages: string[] = [];
  const draft = await tool.offline({ title: 'x.txt', type: 'txt', text, speaks }, language, (stage) =>
    stages.push(stage),
  );
  return { draft, stages, map: contract.result.parse(draft.result) };
};

describe('the map of a contract', () => {
  test('has its kind at the centre, its parties below it, and every node and edge in its place', async () => {
    const { draft, map, stages } = await draftOf(LEASE);
    expect(map.title).toBe('Contrato de arrendamiento');
    const labels = map.nodes.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['Arrendador', 'Arrendatario', 'Inmueble', 'Renta mensual', 'Código Civil']),
    );
    for (const { source, start, end, quote } of draft.claims) {
      expect(source).toBe(0);
      expect(LEASE.slice(start, end)).toBe(quote);
    }
    const numbers = new Set(draft.claims.map((_claim, i) => i + 1));
    for (const { place } of [...map.nodes, ...map.edges]) expect(numbers).toContain(place?.citation_id);
    expect(new Set(stages)).toEqual(new Set(contract.stages));
  });

  test('joins them by the verbs of the text', async () => {
    const { draft, map } = await draftOf(LEASE);
    const label = new Map(map.nodes.map(({ id, label: name }) => [id, name]));
    const said = map.edges.map((edge) => `${label.get(edge.source)} ${edge.label} ${label.get(edge.target)}`);
    expect(said).toContain('Arrendatario deberá pagar Renta mensual');
    expect(said).toContain('Arrendatario no podrá subarrendar Inmueble');
    const pays = map.edges.find((edge) => edge.label === 'deberá pagar')!;
    expect(pays.relation).toBe('must');
    expect(draft.claims[pays.place!.citation_id - 1]!.quote).toContain('deberá pagar la renta mensual');
  });

  test('does not say of a party what is only supposed of it', async () => {
    const text = LEASE.replace(
      'QUINTO',
      'QUINTO: Si el Arrendatario dañare la bodega, responderá. El Arrendatario requiere bodega.\n\nSEXTO',
    );
    const { map } = await draftOf(text);
    expect(map.edges.map(({ label }) => label)).not.toContain('dañare');
  });

  test('writes a concept once, however it is written', () => {
    const term = (key: string, label: string, weight = 1) => concept({ key, label, category: 'term', weight });
    const one = merged(
      [
        term('pag rent', 'Pago de la renta', 3),
        term('rent pag', 'Renta pagada'),
        term('pag por rent', 'Pago por renta'),
        concept({ key: 'vendedor', label: 'Vendedora', category: 'party', weight: 1 }),
        concept({ key: 'promitent vendedor', label: 'Promitente vendedora', category: 'party', weight: 1 }),
      ],
      'es',
    );
    expect(one.map(({ label }) => label)).toEqual(['Pago de la renta', 'Vendedora', 'Promitente vendedora']);
    expect(one[0]).toMatchObject({ weight: 5, also: ['rent pag', 'pag por rent'] });
  });

  test('reads words that lost a letter on the page, and no participle of a trial as a concept', async () => {
    const text = `Santiago, a 3 de mayo de 2024.

VISTOS: Que la parte ejecutada opuso la excepci n de prescripción. La excepci n interpuesta fue rechazada. El recurso deducido en autos sostiene que la excepci n debió acogerse. La defensa de Jorge Alejandro Rojas alegó la excepci n. La defensa de Jorge Alejandro Rojas apeló.
`;
    const labels = (await draftOf(text)).map.nodes.map(({ label }) => label);
    expect(labels).toContain('Excepción');
    expect(labels.join(' ')).not.toMatch(/Excepci |interpuest|deducid|Jorge/);
  });

  test('an English name that only says whose or which the next word is has no part in a relation', async () => {
    const { map } = await draftOf(
      `SUPPLY AGREEMENT

This Supply Agreement is made between Alpha Corporation, organized under the laws of Delaware ("Alpha"), and Beta LLC, organized under the laws of Ohio ("Beta").

1. Support. Alpha shall provide customer support. Alpha shall not copy Beta's manuals. Alpha shall pay Beta. Each Customer may visit. The Customer may call. The Customer may write.
`,
      'en',
    );
    const label = new Map(map.nodes.map(({ id, label: name }) => [id, name]));
    const said = map.edges.map((edge) => `${label.get(edge.source)} ${edge.label} ${label.get(edge.target)}`);
    expect(said).toContain('Alpha shall pay Beta');
    expect(said.join('\n')).not.toMatch(/provide Customer|copy Beta/);
  });

  test('never says the contrary of a sentence whose negation stands before its subject', async () => {
    const { map } = await draftOf(LEASE);
    expect(map.edges.map((edge) => edge.label)).not.toContain('podrá aumentar');
  });

  test('is a tree with the central concept as its root, each node once, and cross links beside', async () => {
    const { map } = await draftOf(LEASE);
    const count = (twigs: ReturnType<typeof outlineOf>): number =>
      twigs.reduce((sum, { children }) => sum + 1 + count(children), 0);
    const roots = outlineOf(map);
    expect(roots).toHaveLength(1);
    expect(count(roots)).toBe(map.nodes.length);
    expect(map.edges.filter(({ tree }) => tree)).toHaveLength(map.nodes.length - 1);
    expect(map.categories.flatMap(({ concepts }) => concepts)).toHaveLength(map.nodes.length);
  });

  test('speaks the language of who asked, and keeps the words of the document', async () => {
    const { draft, map } = await draftOf(LEASE, 'en', 'es');
    expect(draft.description).toMatch(/^\d+ concepts and \d+ relations\.$/);
    expect(map.edges.map((edge) => edge.label)).toContain('deberá pagar');
    expect(map.edges.some((edge) => edge.label === 'party')).toBe(true);
  });

  test('as a paper quotes only its citations', async () => {
    const { draft, map } = await draftOf(LEASE);
    const citations = draft.claims.map(({ quote }, i) => ({ citation_id: i + 1, excerpt: quote }) as Citation);
    const segments = tool.paper({
      result: map,
      citations,
      language: 'es',
      engine: { name: 'embedded', model: null } as never,
    });
    expect(segments[0]).toEqual({ kind: 'heading', text: 'Contrato de arrendamiento' });
    for (const one of segments.filter(({ kind }) => kind === 'quote'))
      expect(one.text).toBe(citations[one.citation_id! - 1]!.excerpt);
  });
});

test('an English agreement is read by its own verbs and defined terms', async () => {
  const { map } = await draftOf(
    `NON-DISCLOSURE AGREEMENT

This Agreement is made by and between Acme Corporation, a Delaware corporation (the "Disclosing Party") and Beta LLC, a Texas limited company (the "Receiving Party").

1. Confidential Information. "Confidential Information" means any data that the Disclosing Party provides.

2. Duties. The Receiving Party shall not disclose the Confidential Information. The Receiving Party shall return the Confidential Information to the Disclosing Party within thirty (30) days.

3. Governing Law. This Agreement is governed by the laws of Delaware.
`,
    'en',
  );
  expect(map.title).toBe('Non-disclosure agreement');
  const label = new Map(map.nodes.map(({ id, label: name }) => [id, name]));
  const said = map.edges.map((edge) => `${label.get(edge.source)} ${edge.label} ${label.get(edge.target)}`);
  expect(said).toContain('Receiving Party shall not disclose Confidential Information');
});

test('a clause without a title is no topic by its first words', async () => {
  const { map } = await draftOf(readFileSync('test/fixtures/contracts/promesa.txt', 'utf8'));
  expect(map.nodes.filter(({ label }) => label.startsWith('Por este acto'))).toEqual([]);
});

test('a map of one concept says so in a whole sentence', async () => {
  const { map } = await draftOf('Hola.\nAdiós.\n');
  expect(map.summary).toBe('1 concepto y 0 relaciones.');
});

test('a text without anything to say has a map of one concept and breaks nothing', async () => {
  for (const text of ['', '...', 'Hola.', '\n\n\n', '{{a}} {{b}}', 'x'.repeat(100_000), '1. '.repeat(20_000)]) {
    const { map } = await draftOf(text || ' ');
    expect(map.nodes.length).toBeGreaterThan(0);
  }
});

test('a longer document has more nodes, between 15 and 60', () => {
  expect([100, 1000, 5000, 20_000, 1_000_000].map(nodesFor)).toEqual([15, 24, 38, 50, 60]);
});

test.each([
  ['a ruling', ''],
  ['a ruling with data at its head', '---\nautor: Ana Soto\nfecha: 2024-05-02\n---\n\n'],
])('the map of %s has its positions, reasons and decision, and says who speaks', async (_, head) => {
  const ruling = `Temuco, dos de mayo de dos mil veinticuatro.

VISTOS:

Se reproduce la sentencia en alzada.

CONSIDERANDO:

PRIMERO: Que la demandante alega que la servidumbre de acueducto caducó por el abandono del canal durante diez años.

SEGUNDO: Que el tribunal de primer grado estimó que la servidumbre de acueducto subsiste mientras exista el canal.

TERCERO: Que la servidumbre de acueducto se extingue por el no uso, y el canal se usó hasta dos mil veinte.

Por estas consideraciones, SE CONFIRMA la sentencia apelada, con costas.

Regístrese. Rol Civil 77-2024.`;
  const { draft, map } = await draftOf(`${head}${ruling}`);
  const places = map.nodes.flatMap(({ place, passages }) => [...(place ? [place] : []), ...passages]);
  const labelOf = (words: string): string | undefined =>
    places.find(({ citation_id }) => draft.claims[citation_id - 1]!.quote.includes(words))?.label;
  expect(labelOf('caducó')).toMatch(/según la demandante$/);
  expect(labelOf('subsiste')).toMatch(/según el tribunal anterior$/);
  expect(labelOf('se extingue')).not.toMatch(/según/);
  const divisions = map.nodes.filter(({ category }) => category === 'division').map(({ label }) => label);
  expect(divisions).toEqual(
    expect.arrayContaining([
      'Lo que alega la demandante',
      'Lo que resolvió el tribunal anterior',
      'Razones del tribunal',
      'Decisión',
    ]),
  );
  expect(map.title).not.toMatch(/considerando/i);
});
