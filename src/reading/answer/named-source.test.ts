import { describe, expect, test } from 'vitest';
import { buildSegment } from '../segment.ts';
import { decide } from './decide.ts';
import type { Read } from './rank.ts';

const read = (text: string): Read => ({ title: '', text, index: buildSegment({ text, language: 'es' }) });
/** A document of several passages: its first lines, and articles about nothing that is asked here. */
const document = (lead: string, subject: string): Read =>
  read(
    [
      lead,
      ...Array.from(
        { length: 60 },
        (_, n) =>
          `Artículo ${n + 1}. El reglamento sobre ${subject} fija la forma de los registros, sus copias y su custodia.`,
      ),
    ].join('\n\n'),
  );

describe('a question that seems to name a source', () => {
  const sources = [
    document('La Batalla de Rancagua enfrentó a patriotas y realistas en octubre de 1814.', 'archivos'),
    document('El Puerto de Valparaíso creció con el comercio del trigo.', 'bodegas'),
    document('La Universidad de Chile fue fundada en 1842 por Andrés Bello.', 'bibliotecas'),
  ];

  test('is answered from all its words where the rest of them finds nothing', () => {
    const { verdict, sentences, query } = decide(sources, '¿Quiénes pelearon en la Batalla de Rancagua?');
    expect(query.routed).toEqual([0]);
    expect(verdict).toBe('answer');
    expect(sentences[0]).toMatchObject({ source: 0, start: 0 });
  });

  test('is answered from the rest of them where that finds something', () => {
    const { verdict, sentences } = decide(sources, '¿Qué fija el reglamento sobre archivos de la Batalla de Rancagua?');
    expect(verdict).toBe('answer');
    expect(sentences[0]!.start).toBeGreaterThan(0);
  });

  test('is refused where neither does', () => {
    const { verdict } = decide(
      sources,
      '¿Qué impuesto grava la herencia del arrendador según la Universidad de Chile?',
    );
    expect(verdict).not.toBe('answer');
  });
});
