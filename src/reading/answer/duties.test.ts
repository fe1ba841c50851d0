import { expect, test } from 'vitest';
import { answerTo, sourcesOf } from '#test/intents.ts';
import { asSource } from '#test/texts.ts';
import { reply } from './reply.ts';

/** What is quoted for a question, in the order of the text. */
function quoted(of: string, question: string): string[] {
  const sources = sourcesOf(of);
  const found = answerTo({ question, sources, places: [] });
  const quotes = found.kind === 'answer' ? found.groups.flatMap((group) => group.quotes) : [];
  return quotes.map(({ source, start, end }) => sources[source]!.text.slice(start, end).replace(/\s+/g, ' '));
}

test.each([
  ['consumer', 'obligaciones del proveedor', /Proveedores: las personas|se entenderá por/],
  ['cleaning', 'obligaciones de la Prestadora', /comparecen/],
  ['nda', 'What are the obligations of the receiving party?', /entered into|means/],
  ['services', '¿Qué obligaciones tiene el Proveedor?', /significa|se celebra/],
])('%s: %s are no definitions and no introductions', (of, question, filler) => {
  const all = quoted(of, question);
  expect(all.join(' ')).not.toMatch(filler);
  expect(all.length > 0 || of === 'consumer').toBe(true);
});

test('what a party is told of, or is part of the name of another, is not laid upon it', () => {
  const source = asSource(
    [
      'Artículo 1.- El aviso al empleador deberá darse por escrito con dos días de anticipación.',
      'Artículo 2.- El Servicio Nacional del Consumidor deberá velar por el cumplimiento de esta ley.',
      'Artículo 3.- El empleador deberá pagar las cotizaciones dentro de los diez primeros días de cada mes.',
      'Artículo 4.- El consumidor deberá conservar la boleta o factura de la compra.',
    ].join('\n\n'),
  );
  const said = (question: string): string => {
    const found = reply([source], question);
    return found.kind === 'answer'
      ? found.groups[0]!.quotes.map(({ start, end }) => source.text.slice(start, end)).join(' ')
      : '';
  };
  expect(said('obligaciones del empleador')).toMatch(/^Artículo 3\.-[^\n]*$/);
  expect(said('¿Qué obligaciones tiene el consumidor?')).toMatch(/^Artículo 4\.-[^\n]*$/);
});
