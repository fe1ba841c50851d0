import { describe, expect, test } from 'vitest';
import type { Place } from '#contract/studio.ts';
import type { Document } from '#server/studio/tool.ts';
import { jurisprudence } from '../contract.ts';
import tool from './index.ts';

const CIVIL = `Código Civil\nCODIGO CIVIL\n\n${Array.from({ length: 12 }, (_, i) => `Artículo ${i + 1}. Regla ${i + 1} de este código.`).join('\n\n')}`;
const of = async (document: Document, others: Document[] = []) => {
  const draft = await tool.offline(document, 'es', () => undefined, others);
  const result = jurisprudence.parse(draft.result);
  const words = ({ citation_id }: Place): string => draft.claims[citation_id - 1]!.quote;
  return { result, words };
};
const brief = { title: 'Demanda', type: 'txt', speaks: 'es' } as const;

describe('a brief that argues', () => {
  const petition = (facts: string, law: string): Document => ({
    ...brief,
    text: `EN LO PRINCIPAL: Demanda.\n\nS. J. L. CIVIL DE ARICA\n\nAna Soto, en autos caratulados «Soto con Ruiz», Rol C-5-2023, a US. respetuosamente digo:\n\nI. LOS HECHOS\n\n${facts}\n\nII. EL DERECHO\n\n${law}\n\nPOR TANTO,\n\nRUEGO A US. acoger la demanda con daño moral.`,
  });

  test('a paper that is told of is a fact to prove; one that is shown proves', async () => {
    const { result, words } = await of(
      petition(
        'El 3 de marzo de 2021 envié a la demandada una carta.\n\nEl 4 de marzo de 2021 la demandada contrató a otro.\n\nEl 5 de marzo de 2021 pagué, según consta de la factura N° 4.',
        'El artículo 1545 del Código Civil obliga.',
      ),
    );
    const unproved = result.legal_gaps.filter(({ area }) => area === 'evidence');
    expect(unproved.map((gap) => words(gap.document_location).slice(0, 7))).toEqual(['El 3 de', 'El 4 de']);
  });

  test('its own case is no authority, and a chapter that it does not have is told', async () => {
    const { result } = await of(
      petition(
        'Nada.',
        'Como se dijo en el capítulo V de esta presentación, el artículo 1545 del Código Civil obliga.',
      ),
    );
    expect(result.reviewed.map(({ title }) => title)).toEqual(['Tribunal no indicado, Rol N° C-5-2023']);
    expect(result.misapplied_jurisprudence_in_favor.map(({ title }) => title)).toEqual([
      'capítulo V de esta presentación',
    ]);
    const petitioned = result.legal_gaps.find(({ area }) => area === 'petition');
    expect(petitioned!.document_location.label).toBe('Petitorio');
  });

  test('what the law does not say, and rulings that a law speaks of, are no gaps', async () => {
    const { result } = await of(
      petition(
        'Nada.',
        'Se exige un requisito que la ley no contempla.\n\nDebe haber diversos fallos emanados de la Corte.',
      ),
    );
    expect(result.legal_gaps.filter(({ area }) => area === 'authority' || area === 'jurisprudence')).toEqual([]);
  });

  test('an article whose norm was only inferred goes where the law at hand has none of that number', async () => {
    const text = petition('Nada.', 'El Código Civil rige esta materia. También el artículo 431.');
    expect((await of(text)).result.legal_citations.map(({ article_section }) => article_section)).toContain('431');
    const beside = await of(text, [{ ...brief, title: 'Código Civil', text: CIVIL }]);
    expect(beside.result.legal_citations.map(({ article_section }) => article_section)).not.toContain('431');
  });
});

test('thousands of rulings are weighed up to a limit, which is told', async () => {
  const text = Array.from({ length: 1100 }, (_, i) => `En el mismo sentido, Corte Suprema, Rol N° ${i + 1000}-2019.`);
  const { result } = await of({ ...brief, text: text.join('\n\n') });
  expect(result.jurisprudence_in_favor).toHaveLength(1000);
  expect(result.left_out).toEqual({ rulings: 100, citations: 0 });
  expect(result.summary).toContain('100 fallos');
});
