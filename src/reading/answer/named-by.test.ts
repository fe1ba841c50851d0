import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from './reply.ts';

const FILES = {
  lease: 'contrato-arrendamiento.txt',
  services: 'contrato-servicios.md',
  job: 'contrato-trabajo.txt',
  code: 'codigo-trabajo.md',
  nda: 'mutual-nda.txt',
  agreement: 'distribution-agreement.md',
} as const;
type Name = keyof typeof FILES;

/** What stands quoted, each with the source that it is of. */
function quotedOf(names: readonly Name[], question: string): [Name, string][] {
  const sources = names.map((name) => asSource(readFileSync(`test/fixtures/documents/${FILES[name]}`, 'utf8'), name));
  const found = reply(sources, question);
  return found.kind === 'none'
    ? []
    : found.groups.flatMap(({ source, quotes }) =>
        quotes.map(({ start, end }): [Name, string] => [names[source]!, sources[source]!.text.slice(start, end)]),
      );
}

describe('a contract that is named by one of its parties', () => {
  test.each<[Name[], string, string]>([
    [['services', 'nda'], '¿Cuánto dura la confidencialidad en el contrato de Faro?', 'subsistirá por cuatro años'],
    [['services', 'lease'], '¿Cuál es el plazo del contrato con Faro?', 'regirá por veinticuatro meses'],
    [['services', 'lease'], 'cuando termina el contrato de puerto norte', 'regirá por veinticuatro meses'],
  ])('among %s answers alone: %s', (names, question, words) => {
    const quotes = quotedOf(names, question);
    expect(quotes.map(([name]) => name)).toEqual(['services']);
    expect(quotes[0]![1]).toContain(words);
  });

  test.each<[Name[], string]>([
    [['services', 'nda'], 'How long does confidentiality last in the Faro contract?'],
    [['services', 'agreement'], 'How long does confidentiality last in the agreement with Faro?'],
  ])('among %s is not answered by another: %s', (names, question) => {
    expect(quotedOf(names, question).filter(([name]) => name !== 'services')).toEqual([]);
  });
});

describe('a question that names a role', () => {
  test('is not answered by a source that does not speak of it', () => {
    const quotes = quotedOf(
      ['lease', 'services', 'job'],
      '¿Puede el arrendatario usar la garantía para pagar el último mes?',
    );
    expect(quotes.filter(([name]) => name !== 'lease')).toEqual([]);
  });

  test('is answered by all that do, a law among them', () => {
    const quotes = quotedOf(['lease', 'services', 'job', 'code'], '¿Qué obligaciones tiene el empleador?');
    expect(new Set(quotes.map(([name]) => name))).toEqual(new Set(['job', 'code']));
  });
});

test('the rent of what only one of the contracts is for is told by that one', () => {
  const quotes = quotedOf(['lease', 'services', 'job'], '¿Cuánto es la renta de la oficina y cuándo se paga?');
  expect(quotes).toEqual([['lease', expect.stringContaining('28,5 unidades de fomento')]]);
});

test.each<[Name[]]>([[['lease']], [['lease', 'services', 'job']]])(
  'of %s a lease that is called by its other name is the contract itself',
  (names) => {
    const quotes = quotedOf(
      names,
      '¿Con cuánta anticipación y cómo hay que avisar para que el arriendo no se renueve?',
    );
    expect(quotes).toEqual([['lease', expect.stringContaining('noventa días de anticipación')]]);
  },
);
