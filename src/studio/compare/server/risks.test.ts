import { describe, expect, test } from 'vitest';
import type { Document } from '#server/studio/tool.ts';
import contract, { type Comparison } from '../contract.ts';
import tool from './index.ts';

const LEASE = [
  'CONTRATO DE ARRENDAMIENTO',
  'Entre Inmobiliaria Sur SpA, en adelante la arrendadora, y doña Ana Soto, en adelante la arrendataria, se conviene:',
  'PRIMERO. Renta. La renta mensual será de $500.000, que se pagará dentro de los primeros cinco días de cada mes.',
  'SEGUNDO. Reparaciones. Todas las reparaciones serán de cargo de la arrendataria.',
  'TERCERO. Corte. En caso de mora la arrendadora podrá cortar la luz y el agua de la propiedad.',
].join('\n\n');
const HARDER = LEASE.replace('Todas las reparaciones', 'Todas las reparaciones, incluso las mayores,').replace(
  'TERCERO.',
  'TERCERO. Ingreso. La arrendadora podrá entrar a la propiedad en cualquier momento y sin aviso.\n\nCUARTO.',
);
const document = (text: string): Document => ({ title: 'Arriendo', type: 'txt', speaks: 'es', text });

async function compared(before: string, after: string, language: 'es' | 'en' = 'es') {
  const draft = await tool.offline(document(after), language, () => undefined, [document(before)]);
  const result: Comparison = contract.result.parse(draft.result);
  const quoted = (place: { citation_id: number } | null): string | null =>
    place && draft.claims[place.citation_id - 1]!.quote;
  const citations = draft.claims.map(({ quote }, i) => ({ citation_id: i + 1, excerpt: quote })) as never;
  const engine = {} as Parameters<typeof tool.paper>[0]['engine'];
  const paper = tool.paper({ result, citations, language, engine });
  return { result, risks: result.risks!, quoted, paper: paper.map(({ text }) => text).join('\n') };
}

describe('the risks of two versions', () => {
  test('are told by what the new one does, with levels, the words of both, law and wording', async () => {
    const { risks, quoted } = await compared(LEASE, HARDER);
    expect(risks).toMatchObject({ kinds: ['lease', 'lease'], read_as: 'lease', left: 0 });
    expect(risks.counts).toEqual({ added: 1, raised: 1, lowered: 0, removed: 0, same: 1 });
    const [added, raised, same] = risks.list;
    expect(added).toMatchObject({ state: 'added', levels: [null, 'high'], title: 'Ingreso del arrendador sin aviso' });
    expect(quoted(added!.after)).toContain('en cualquier momento y sin aviso');
    expect(added!.replacement?.balanced).toBeTruthy();
    expect(raised).toMatchObject({ state: 'raised', levels: ['medium', 'high'] });
    expect(
      [quoted(raised!.before), quoted(raised!.after)].map((words) => words!.includes('incluso las mayores')),
    ).toEqual([false, true]);
    expect(same).toMatchObject({ state: 'same', levels: ['critical', 'critical'] });
    expect(same!.basis?.law).toBeTruthy();
    const found = risks.list.filter(({ before }) => before !== null);
    expect(found.map(({ at }) => LEASE.slice(...at[0]!))).toEqual(found.map(({ before }) => quoted(before)));
  });

  test('of a version that gives them up are removed, with no wording to paste', async () => {
    const { risks } = await compared(HARDER, LEASE);
    expect(risks.counts).toMatchObject({ added: 0, removed: 1, lowered: 1 });
    expect(risks.list.find(({ state }) => state === 'removed')).toMatchObject({
      replacement: null,
      levels: ['high', null],
    });
  });

  test('stand on paper after the differences, what changes with its words and what does not by name', async () => {
    const { paper } = await compared(LEASE, HARDER);
    expect(paper).toContain('Se agregan: 1');
    expect(paper).toContain('**Todas las reparaciones al arrendatario** · Medio → Alto');
    expect(paper).toContain('- Medidas del arrendador por sí mismo · Crítico');
    expect((await compared(LEASE, HARDER, 'en')).paper).toContain('Raised in level: 1');
  });

  test('are not compared where a version is no contract, and a sentence says so', async () => {
    const letter = 'CARTA\n\nSantiago, 9 de abril de 2026.\n\nLe comunico que el pago se recibió.';
    const { risks, paper } = await compared(letter, LEASE);
    expect(risks).toMatchObject({ read_as: null, list: [] });
    expect(paper).toContain('No se comparan riesgos: la versión anterior no es un contrato (Carta o certificado).');
  });

  test('of an import hold no law and no wording but those of our rules', async () => {
    const { result, risks } = await compared(LEASE, HARDER);
    expect(tool.carried!(result)).toEqual(result);
    const [first] = risks.list;
    const forged = {
      ...first!,
      replacement: { language: 'es' as const, balanced: 'Pague.', favourable: null, ask: '¿?' },
    };
    const taken = tool.carried!({ ...result, risks: { ...risks, list: [forged] } });
    expect(taken.risks!.list[0]!.replacement).toBeNull();
  });

  test('are absent of comparisons that were made before they were told', () => {
    const older = {
      sides: { before: { citation_id: 1 }, after: { citation_id: 2 } },
      counts: { rights: 0, moved: 0, wording: 0 },
      rows: [],
      differences: [],
      left: 0,
    };
    const result = contract.result.parse(older);
    expect(result.risks).toBeNull();
    expect(tool.paper({ result, citations: [], language: 'es', engine: {} as never }).length).toBeGreaterThan(0);
  });
});
