import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { route } from './names.ts';
import { search } from './search.ts';
import { WEIGHTS } from './weights.ts';

const lease = Array.from(
  { length: 40 },
  (_, n) =>
    `Cláusula ${n + 1}. La arrendataria cuidará el inmueble y pagará las rentas y los gastos comunes de la propiedad.`,
);
const sources = [
  source('competition', 'ley-20169.txt'),
  source('criminal', 'Ley N° 20.393'),
  source('civil', 'Código Civil'),
  asSource('Art. 1. Los actos del tribunal.', 'Código de Procedimiento Civil'),
  asSource('Art. 1. Las relaciones laborales se regulan por este Código.', 'Código del Trabajo (texto vigente 2024)'),
  asSource(
    ['Contrato de arriendo entre Inmobiliaria Andes SpA y Carmen Soto.', ...lease].join('\n\n'),
    'escaneo 12.pdf',
  ),
  asSource(['Contrato de arriendo entre Comercial Sur Ltda. y Pedro Rojas.', ...lease].join('\n\n'), 'escaneo 13.pdf'),
];
const routed = (question: string): number[] => route(question, sources, WEIGHTS).routed;

describe('a question calls its source by a short name', () => {
  test.each([
    ['¿Qué multa fija la Ley 20.169?', [0]],
    ['¿Qué multa fija la ley Nº 20169 al agente?', [0]],
    ['penas de la Ley Núm. 20.393', [1]],
    ['¿Qué es la hipoteca según el Código Civil?', [2]],
    ['¿Qué dice el Código de Procedimiento Civil de los actos?', [3]],
    ['¿qué regula el código del trabajo?', [4]],
    ['¿Quién paga los gastos comunes en el contrato de arriendo con Inmobiliaria Andes?', [5]],
    ['¿Quién paga los gastos comunes en el contrato con Comercial Sur?', [6]],
    ['¿Qué sanciones hay en la Ley 20.169 y en la Ley 20.393?', [0, 1]],
  ])('%s', (question, expected) => {
    expect(routed(question)).toEqual(expected);
  });

  test.each([
    '¿Qué dice la Ley 19.496?',
    '¿Qué dice la ley?',
    'la ley 20.170 y la ley 2.016',
    '¿Qué dice el Código Penal?',
    '¿Qué dice el código?',
    'un contrato de arriendo',
    'relaciones laborales y trabajo civil',
  ])('or none that is there: %s', (question) => {
    expect(route(question, sources, WEIGHTS)).toEqual({ text: question, routed: [] });
  });

  test('a law is known by its first words where its title is a file name', () => {
    const files = [source('competition', 'doc1.txt'), source('civil', 'doc2.txt'), source('agreement', 'doc3.txt')];
    expect(route('multa de la Ley 20.169', files, WEIGHTS).routed).toEqual([0]);
    expect(route('hipoteca en el Código Civil', files, WEIGHTS).routed).toEqual([1]);
  });

  test('a law that another one only speaks of is not that one', () => {
    const speaks = asSource(`Resolución de un órgano que aplica la Ley 20.169.\n\n${lease.join('\n\n')}`, 'otra.txt');
    expect(route('multa de la Ley 20.169', [speaks, sources[2]!], WEIGHTS).routed).toEqual([]);
  });

  test('blanks take the place of each name', () => {
    const question = '¿Qué sanciones hay en la Ley 20.169 y en la Ley N° 20.393?';
    const { text } = route(question, sources, WEIGHTS);
    expect(text).toHaveLength(question.length);
    expect(text.split(/\s+/)).toEqual(['¿Qué', 'sanciones', 'hay', 'en', 'la', 'y', 'en', 'la', '?']);
  });

  test('and only that source is searched', () => {
    const { hits } = search(sources, '¿Qué multas fija la Ley 20.393?');
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map((hit) => hit.source))).toEqual(new Set([1]));
  });
});
