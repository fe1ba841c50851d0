import { describe, expect, it } from 'vitest';
import type { Range } from '../lines.ts';
import { cutUnits } from '../units/cut.ts';
import { widen } from './widen.ts';

const LAW = `LEY NUM. 99.999
SOBRE HUERTOS COMUNES

Artículo 2.- El vecino podrá ser excluido del huerto por las causales siguientes:
a) No pagar la cuota durante tres meses;
b) Dañar los cultivos ajenos;
c) Incumplir lo señalado en el artículo 3.

Artículo 3.- Los vecinos deberán regar por turnos, conforme al calendario que apruebe la junta. Véase el artículo 1545 del Código Civil.
`;
const rangeOf = (text: string, words: string): Range => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const said = (text: string, ranges: readonly Range[]): string[] =>
  ranges.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
const law = cutUnits(LAW);

describe('widen', () => {
  const long = LAW.replaceAll(
    'cultivos ajenos',
    `cultivos ajenos ${'o las herramientas que son de otro vecino '.repeat(30)}`,
  );
  const cut = cutUnits(long);
  it('shows a short unit whole', () => {
    const sentence = rangeOf(LAW, 'Véase el artículo 1545 del Código Civil.');
    expect(said(LAW, widen(LAW, law, sentence))).toEqual([
      'Artículo 3.- Los vecinos deberán regar por turnos, conforme al calendario que apruebe la junta. Véase el artículo 1545 del Código Civil.',
    ]);
  });
  it('shows a short unit whole whose sentences run over several lines', () => {
    const lines = LAW.replace('por turnos, conforme', 'por turnos,\nconforme');
    expect(
      said(lines, widen(lines, cutUnits(lines), rangeOf(lines, 'Véase el artículo 1545 del Código Civil.'))),
    ).toEqual(said(LAW, widen(LAW, law, rangeOf(LAW, 'Véase el artículo 1545 del Código Civil.'))));
  });
  it('leaves the line out that only names the division', () => {
    const text =
      'QUINTO. Mora\nLa mora devenga intereses. Se cobran por día.\n\nSEXTO. Prórroga\nPor acuerdo escrito.\n';
    const contract = cutUnits(`CONTRATO DE ARRIENDO\n\nCUARTO. Renta\nCien pesos.\n\n${text}`);
    const all = `CONTRATO DE ARRIENDO\n\nCUARTO. Renta\nCien pesos.\n\n${text}`;
    expect(said(all, widen(all, contract, rangeOf(all, 'Se cobran por día.')))).toEqual([
      'La mora devenga intereses. Se cobran por día.',
    ]);
  });
  it('shows an item of a long article with its list where that is short', () => {
    const [shown] = said(long, widen(long, cut, rangeOf(long, 'a) No pagar la cuota durante tres meses;')));
    expect(shown).toMatch(/causales siguientes: a\) No pagar.*c\) Incumplir lo señalado en el artículo 3\.$/);
  });
  it('shows an item of a long list with what opens it', () => {
    const longer = long.replaceAll('otro vecino ', 'otro vecino o de la junta misma ');
    const item = rangeOf(longer, 'c) Incumplir lo señalado en el artículo 3.');
    const shown = said(longer, widen(longer, cutUnits(longer), item));
    expect(shown.join(' ')).toMatch(/causales siguientes: c\) Incumplir lo señalado en el artículo 3\.$/);
  });
  it('shows an opener with its items', () => {
    const opener = rangeOf(long, 'El vecino podrá ser excluido del huerto por las causales siguientes:');
    const [shown] = said(long, widen(long, cut, opener));
    expect(shown).toMatch(/El vecino podrá.*a\) No pagar.*c\) Incumplir lo señalado en el artículo 3\.$/);
  });
  it('shows a row with the header of its table', () => {
    const table = `Tabla de turnos\n\n| Vecino | Día |\n| --- | --- |\n| Ana | lunes |\n| Luis | martes |\n`;
    const shown = said(table, widen(table, cutUnits(table), rangeOf(table, '| Luis | martes |')));
    expect(shown).toEqual(['| Vecino | Día |', '| Luis | martes |']);
  });
});
