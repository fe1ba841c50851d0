import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { languageOfText } from './language.ts';
import { sentences } from './sentences.ts';
import { summarise } from './summary.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

describe('a summary', () => {
  test.each(names)('of %s is whole sentences of it, in its order', (name) => {
    const text = textOf(name);
    const summary = summarise(text, languageOfText(text), 3);
    expect(summary).toHaveLength(3);
    expect(sentences(text)).toEqual(expect.arrayContaining(summary));
    expect(summary.map(({ start }) => start)).toEqual(summary.map(({ start }) => start).sort((a, b) => a - b));
    for (const { start, end } of summary) expect(text.slice(start, end)).toMatch(/\p{Ll}[^]*[.;]$/u);
  });

  test('is the same for the same text', () => {
    const text = textOf('civil');
    expect(summarise(text, 'es')).toEqual(summarise(text, 'es'));
  });

  test('does not say the same twice', () => {
    const same = 'La acción de indemnización prescribe en cuatro años desde el acto.';
    const other = 'El tribunal competente es el juzgado de letras del domicilio del actor.';
    const text = `${same} ${same} ${other} ${same}`;
    expect(summarise(text, 'es', 2).map(({ start, end }) => text.slice(start, end))).toEqual([same, other]);
  });

  test('leaves out headings, lists of names and what is too long or too short', () => {
    const text = `DE LAS ACCIONES DE LA COMPETENCIA DESLEAL Y SUS SANCIONES.\n\nSí.\n\n${'muy largo '.repeat(60)}fin.\n\nLa multa será de mil unidades tributarias mensuales.`;
    expect(summarise(text, 'es').map(({ start, end }) => text.slice(start, end))).toEqual([
      'La multa será de mil unidades tributarias mensuales.',
    ]);
  });

  test.each(['', 'Sin punto final', '…'])('of nothing is nothing: "%s"', (text) => {
    expect(summarise(text, 'es')).toEqual([]);
  });
});
