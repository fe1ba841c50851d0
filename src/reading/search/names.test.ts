import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { route } from './names.ts';
import { WEIGHTS } from './weights.ts';

const sources = [
  source('competition', 'Ley 20.169 de competencia desleal'),
  source('criminal', 'Ley 20.393 de responsabilidad penal de las personas jurídicas'),
  source('agreement', 'Distribution agreement of Andes Optics'),
];
const routed = (question: string): number[] => route(question, sources, WEIGHTS).routed;

describe('a question names its source', () => {
  test.each([
    ['¿Qué multa fija la Ley 20.169 de competencia desleal?', [0]],
    ['qué penas hay en la ley 20393 de responsabilidad penal de personas jurídicas', [1]],
    ['What does the distribution agreement of Andes Optics say of prices?', [2]],
    ['What may Andes Optics SpA sell?', [2]],
  ])('%s', (question, expected) => {
    expect(routed(question)).toEqual(expected);
  });

  test.each(['¿Qué multa se fija?', 'competencia desleal', 'la ley', '', '???'])('or none: %s', (question) => {
    expect(route(question, sources, WEIGHTS)).toEqual({ text: question, routed: [] });
  });

  test('blanks take the place of the name, so that every other word stays where it was', () => {
    const question = '¿Qué multa fija la Ley 20.169 de competencia desleal al agente?';
    const { text } = route(question, sources, WEIGHTS);
    expect(text).toHaveLength(question.length);
    expect(text.split(/\s+/)).toEqual(['¿Qué', 'multa', 'fija', 'la', 'al', 'agente?']);
    expect(text.indexOf('agente')).toBe(question.indexOf('agente'));
  });

  test('a number at the end of a name is taken whole', () => {
    const two = [source('competition', 'Competencia desleal 20.169'), source('civil', 'Otro título cualquiera')];
    expect(route('plazo en competencia desleal 20.169', two, WEIGHTS).text.trim()).toBe('plazo en');
  });

  test('a question that is nothing but the name is asked whole', () => {
    const question = 'Ley 20.169 de competencia desleal';
    expect(route(question, sources, WEIGHTS)).toEqual({ text: question, routed: [0] });
  });

  test('among fewer than two sources nothing need be named', () => {
    expect(route('Ley 20.169 de competencia desleal', sources.slice(0, 1), WEIGHTS).routed).toEqual([]);
    expect(route('plazo', [], WEIGHTS)).toEqual({ text: 'plazo', routed: [] });
  });

  test('copies of one source are named together', () => {
    const copies = [sources[0]!, { ...sources[0]! }, asSource('Otra cosa.', 'Otra')];
    expect(route('multa de la ley 20.169 de competencia desleal', copies, WEIGHTS).routed).toEqual([0, 1]);
  });
});
