import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Document } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import tool from './index.ts';

const FIXTURES = path.resolve('test/fixtures/doctrine');
const of = (file: string): Document => ({
  title: file,
  type: 'text',
  text: readFileSync(path.join(FIXTURES, file), 'utf8'),
  speaks: 'es',
});
const draft = async (document: Document, language: 'es' | 'en' = 'es', others: Document[] = []) => {
  const { result, claims } = await tool.offline(document, language, () => undefined, others);
  return { result: contract.result.parse(result), claims };
};

describe('a document that cites', () => {
  test('every place stands in its source, word for word', async () => {
    for (const file of readdirSync(FIXTURES).filter((name) => /\.(txt|md)$/.test(name))) {
      const other = of('10-ingles-extranjeros.txt');
      const document = of(file);
      const { claims } = await draft(document, 'en', [other]);
      for (const { source, start, end, quote } of claims)
        expect([document, other][source]!.text.slice(start, end)).toBe(quote);
    }
  });

  test('tells works, positions, and what a reference lacks', async () => {
    const { result } = await draft(of('09-contestacion-critica.txt'));
    const [garay, iribarra] = ['Garay', 'Iribarra'].map((name) =>
      result.doctrines_cited.find(({ author }) => author.includes(name)),
    );
    expect(garay).toMatchObject({
      work_title: 'De la prescripción extintiva',
      publication_year: 1962,
      provenance: 'document',
    });
    expect(iribarra).toMatchObject({ position: 'opposes', invoked_by: 'claimant', within: 'Revista Ñuble de Derecho' });
    expect(result.recommendations.counter_doctrines_to_address.map(({ author }) => author)).toContain(
      'Casandra Iribarra',
    );
  });

  test('a nationality is told only where the document says it', async () => {
    const { result } = await draft(of('10-ingles-extranjeros.txt'));
    const told = Object.fromEntries(
      result.authors_analysis.map(({ author_name, nationality }) => [author_name, nationality]),
    );
    expect(told).toMatchObject({ 'Nazareno Podestá Gil': 'argentino', 'Dietmar von Hallstein': null });
  });

  test('finds its authors in the other sources, and offers those of these alone', async () => {
    const { result, claims } = await draft(of('07-pdf-cortado.txt'), 'es', [of('04-informe-ibid.txt')]);
    const offered = result.recommendations.additional_doctrines_to_cite;
    expect(offered.map(({ author }) => author)).toEqual(['Joaquina Aravena Hött', 'Bruno Sanfuentes']);
    for (const { provenance, relevant_excerpt } of offered) {
      expect(provenance).toBe('sources');
      expect(claims[relevant_excerpt!.citation_id - 1]!.source).toBe(1);
    }
  });
});

test('a document that cites nobody says so, and where authority is missing', async () => {
  const { result, claims } = await draft(of('05-sin-doctrina.txt'));
  expect(result.resumen_ejecutivo.nivel_solidez_doctrinal).toBe('muy_bajo');
  expect([result.doctrines_cited, result.authors_analysis, result.doctrinal_trends]).toEqual([[], [], []]);
  const gaps = result.critical_analysis.doctrinal_gaps;
  expect(gaps.length).toBeGreaterThanOrEqual(2);
  expect(claims[gaps[0]!.location.citation_id - 1]!.quote).toContain('La doctrina ha señalado');
  expect(result.recommendations.additional_doctrines_to_cite).toEqual([]);
});

test('a place that points nowhere is in no result', async () => {
  const { result, claims } = await draft(of('01-demanda-notas.txt'));
  const numbers = [...JSON.stringify(result).matchAll(/"citation_id":(\d+)/g)].map(([, n]) => Number(n));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(claims.length);
  expect(new Set(numbers).size).toBe(claims.length);
});
