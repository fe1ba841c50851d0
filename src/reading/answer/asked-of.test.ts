import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/segment.ts';
import { answerTo, sourcesOf } from '#test/intents.ts';
import type { Read } from './rank.ts';
import { reply, type Reply } from './reply.ts';

const ask = (of: string, question: string): Reply => answerTo({ question, sources: sourcesOf(of), places: [] });
/** The words that stand for the sources that are quoted. */
const quoted = (of: string, question: string): string[] => {
  const found = ask(of, question);
  const words = of.split(' ');
  return found.kind === 'answer' ? found.groups.map(({ source }) => words[source]!).sort() : [];
};

describe('a question that names what it is asked of', () => {
  test.each([
    ['advice cleaning job', '¿Quiénes son las partes del contrato de trabajo?', ['job']],
    ['job cleaning advice', '¿Quiénes son las partes del contrato de consultoría?', ['advice']],
    ['lease sale', '¿Quiénes comparecen en la compraventa?', ['sale']],
    ['advice cleaning job', '¿Qué dice el contrato de consultoría sobre arbitraje?', ['advice']],
    ['lease services sale', '¿Qué dice el contrato de servicios sobre controversias?', ['services']],
    ['lease services sale', '¿Cuál es la multa por atraso según el contrato de servicios informáticos?', ['services']],
    ['advice job cleaning', '¿Cuánto dura el contrato de servicios de aseo?', ['cleaning']],
    ['patients consumer', '¿Qué dice el artículo 24 de la Ley del Consumidor?', ['consumer']],
    ['consumer patients', 'artículo 3 de la ley de derechos de los pacientes', ['patients']],
    ['consumer patients', '¿Qué se entiende por proveedor en la ley del consumidor?', ['consumer']],
    ['consulting agreement nda', 'Who are the parties to the distribution agreement?', ['agreement']],
    ['consulting agreement nda', 'What does the consulting agreement say about governing law?', ['consulting']],
    ['consulting agreement', 'What is the term of the distribution agreement?', ['agreement']],
  ])('of %s is answered by none but that: %s', (of, question, only) => {
    expect(quoted(of, question)).toEqual(only);
  });

  test.each([
    [
      'lease sale job civil labour',
      'Compara el domicilio del contrato de arrendamiento y de la compraventa',
      ['lease', 'sale'],
    ],
    ['advice cleaning consumer civil', 'Compara la duración de los contratos', ['advice', 'cleaning']],
    [
      'advice cleaning job',
      'Compara la vigencia del contrato de consultoría y el de servicios',
      ['advice', 'cleaning'],
    ],
    [
      'consulting agreement nda',
      'Compare the governing law of the consulting agreement and the distribution agreement',
      ['agreement', 'consulting'],
    ],
  ])('of %s is compared among none but those: %s', (of, question, only) => {
    const found = ask(of, question);
    const words = of.split(' ');
    expect(found.kind).toBe('answer');
    if (found.kind !== 'answer') return;
    const looked = [...found.groups.map(({ source }) => source), ...found.silent];
    expect(looked.map((source) => words[source]).sort()).toEqual(only);
  });

  test('is not answered by another one where that says nothing', () => {
    expect(ask('job advice', '¿Qué dice el contrato de trabajo sobre arbitraje?').kind).toBe('none');
    expect(ask('consulting agreement nda', 'What does the distribution agreement say about drill cores?').kind).toBe(
      'none',
    );
    expect(ask('consumer patients', '¿Qué dice el artículo 24 de la Ley de Propiedad Industrial?').kind).toBe('none');
  });

  test('may be answered by the law where the contract says nothing', () => {
    expect(
      quoted('reception labour', '¿Cuál es el plazo para reclamar del despido en el caso del contrato de trabajo?'),
    ).toEqual(['labour']);
  });
});

test('what is only spoken of does not limit the answer', () => {
  expect(quoted('job labour', '¿Qué es el contrato de trabajo?')).toEqual(['labour']);
  expect(quoted('civil sale', '¿Qué dice el Código Civil sobre la compraventa?')).not.toContain('sale');
});

test('the numbers of the sources are those of all that were given', () => {
  const sources = sourcesOf('lease advice cleaning');
  const found = reply(sources, '¿Qué dice el contrato de servicios de aseo sobre controversias?');
  expect(found.kind === 'answer' && found.groups.map(({ source }) => source)).toEqual([2]);
});

test('a question that names a person is asked of the documents that bring that person forward', () => {
  const sources = ['arriendo-vivienda', 'arriendo-oficina', 'trabajo-analista'].map((title): Read => {
    const text = canonical(readFileSync(`test/fixtures/contracts/${title}.txt`, 'utf8'));
    return { title, text, index: buildSegment({ text }) };
  });
  const of = (question: string): number[] => {
    const found = reply(sources, question);
    return found.kind === 'answer' ? found.groups.map(({ source }) => source) : [];
  };
  expect(of('cuanto paga paula de renta')).toEqual([0]);
  expect(of('¿Cuál es la renta de doña Teresa Muñoz?')).toEqual([1]);
  expect(of('cuanto gana fernanda')).toEqual([2]);
  expect(of('¿Cuál es la renta?')).toEqual([0, 1]);
});
