import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from './en/check.ts';
import { SPANISH } from './es/check.ts';
import { morphologyOf } from './es/morphology.ts';
import { checkGrammar } from './grammar.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-es-cl'));
const file = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const morphology = morphologyOf(file('index.aff'), file('index.dic'));
const spanish = (text: string): string[] =>
  checkGrammar(text, { language: 'es', morphology }).map(({ rule }) => rule.id);
const english = (text: string): string[] => checkGrammar(text, { language: 'en' }).map(({ rule }) => rule.id);

describe('every pattern finds its own example and spares the right one', () => {
  test.each(SPANISH.map((rule) => [rule.id, rule] as const))('%s', (id, { wrong, right }) => {
    expect(spanish(wrong)).toContain(id);
    expect(spanish(right)).not.toContain(id);
  });
  // The passive is told of only where there is much of it, as in so short a text.
  test.each(ENGLISH.map((rule) => [rule.id, rule] as const))('%s', (id, { wrong, right }) => {
    expect(english(wrong)).toContain(id);
    expect(english(right)).not.toContain(id);
  });
});

describe('agreement by morphology', () => {
  test.each([
    ['es.det.sust', 'Se firmó el cláusula.', 'Se firmó la cláusula.'],
    ['es.det.sust', 'Incumple los contrato vigentes.', 'Incumple los contratos vigentes.'],
    ['es.det.sust', 'Dictó el resolución ayer.', 'Bebió el agua clara.'],
    ['es.sust.adj', 'Asumió una obligación solidario.', 'Asumió una obligación solidaria.'],
    ['es.sujeto.verbo', 'Las partes acuerda lo siguiente.', 'Las partes acuerdan lo siguiente.'],
    ['es.sujeto.verbo', 'El arrendatario pagarán la renta.', 'El arrendatario pagará la renta.'],
    ['es.sujeto.verbo', 'Las sociedades declara que deben.', 'La persona que llamaron pagó.'],
    [
      'es.sujeto.verbo',
      'Los vecinos del edificio no acepta esa obra.',
      'Los vecinos del edificio no aceptan esa obra.',
    ],
    ['es.sujeto.verbo', 'Las reglas de venta, prenda y cesión carece de título.', 'Los plazos de la ley fija el juez.'],
    ['es.coordinado', 'La Sociedad y la Acreedora firmó ayer.', 'La Sociedad y la Acreedora firmaron ayer.'],
    ['es.atributo', 'La demanda fue acogido por el juez.', 'La demanda fue acogida por el juez.'],
    ['es.persona', 'Yo tiene razón.', 'Yo tengo razón.'],
    ['es.persona', 'Ellos sabe la verdad.', 'Para ellos sabe a poco.'],
    ['es.sujeto.pospuesto', 'Falta tres días para el plazo.', 'Faltan tres días para el plazo.'],
    ['es.colectivo', 'Nadie vinieron a la audiencia.', 'Nadie vino a la audiencia.'],
    ['es.coordinado', 'La madre y el padre recibe la renta.', 'La madre y el padre reciben la renta.'],
    ['es.haber.verbo', 'Han hicieron cambios.', 'Han hecho cambios.'],
    ['es.ha.infinitivo', 'Vino ha notificar la demanda.', 'Vino a notificar la demanda.'],
  ])('%s: %s', (id, wrong, right) => {
    expect(spanish(wrong)).toContain(id);
    expect(spanish(right)).not.toContain(id);
  });

  test('a suggestion is in the form of the noun', () => {
    const [found] = checkGrammar('Firmaron los contrato.', { language: 'es', morphology });
    expect(found).toMatchObject({ suggestion: 'el contrato' });
  });
});

describe('prose', () => {
  test.each([
    ['repeticion', 'El pago de de la renta.'],
    ['repeticion', 'Se recibe la causa a prueba a prueba.'],
    ['redundancia', 'Por un lapso de tiempo breve.'],
    ['parentesis', 'Según la ley (artículo 5 de la misma.'],
    ['repeticion', 'Es necesario que que se acoja la demanda.'],
    ['es.haber.aver', 'El demandado conocía el riesgo, haber si lo entiende.'],
    ['frase.larga', `El deudor paga ${'y vuelve a pagar lo que debe '.repeat(12)}hoy.`],
  ])('%s', (id, text) => expect(spanish(text)).toContain(id));

  test.each([
    'Pese a que el contrato terminó, pagó la renta.',
    'Declaró la médico de turno.',
    'Se firma en dos ejemplares, quedando uno en poder de cada parte.',
  ])('what every lawyer writes rightly is spared: %s', (right) => expect(spanish(right)).toEqual([]));

  test('a list in one line is no long sentence', () => {
    const words = 'the user shall be able to see what there is to see on the page ';
    expect(english(`The application shows: o ${words}o ${words}§ ${words}· ${words}· ${words}`)).not.toContain(
      'frase.larga',
    );
    expect(
      spanish(`El total es de $562.500.-\n${'Claudia paga lo que debe a los demás '.repeat(7)}hoy mismo.`),
    ).not.toContain('frase.larga');
  });
  test('the marks of items are no brackets', () => {
    expect(spanish('a) El precio. b) El plazo. iii) La entrega.')).not.toContain('parentesis');
  });
  test('headings in capitals are not judged', () => expect(spanish('EL CLÁUSULA PRIMERO')).toEqual([]));
  test('a sentence whose letters a conversion tore out is not judged', () => {
    expect(spanish('la obligaci n, como si fuera sta de plazo vencido é ó sin perjuicio')).toEqual([]);
  });
  test.each([
    ['en.article', 'It is a honest mistake.', 'It is an honest mistake.'],
    ['en.article', 'This is an unique term.', 'This is a unique term.'],
    ['en.agree', 'The clauses was ambiguous.', 'The clauses were ambiguous.'],
    ['en.agree', 'Each party are bound.', 'Each party is bound.'],
    [
      'en.agree',
      'Each of the reports filed in support of the plan rely on it.',
      'Each of the reports filed in support of the plan relies on it.',
    ],
    ['en.agree', 'The criteria it had adopted was applied.', 'The criteria it had adopted were applied.'],
    ['en.preposition.verb', 'A condition of receive the grant is met.', 'A condition of receiving the grant is met.'],
    ['en.to.missing', 'The buyer is entitled receive the goods.', 'The buyer is entitled to receive the goods.'],
    [
      'en.parallel',
      'It shall inspect the goods and notifies the seller.',
      'It shall inspect the goods and notify the seller.',
    ],
    [
      'en.comma.splice.pronoun',
      'The case was listed for a day, it overran badly.',
      'As the case was listed, it overran badly.',
    ],
    ['repeticion', 'All of the the goods.', 'The fact that that clause is void.'],
  ])('%s: %s', (id, wrong, right) => {
    expect(english(wrong)).toContain(id);
    expect(english(right)).not.toContain(id);
  });
});
