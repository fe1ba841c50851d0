import { describe, expect, it } from 'vitest';
import type { Range } from '../lines.ts';
import { cutUnits } from '../units/cut.ts';
import { isCutList, widen } from './widen.ts';

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

  const CODE = `LEY NUM. 99.998
SOBRE FERIAS

Artículo 1.- El acta debe contener, a lo menos, las siguientes menciones: a) lugar y fecha;
b) nombre de los socios;
c) firma de todos.

Artículo 2.- Serán causales de término las siguientes:
${Array.from({ length: 14 }, (_, i) => `${'abcdefghijklmn'[i]}) La falta del deber número ${i + 1} que la junta haya señalado por escrito a los socios de la feria en la asamblea del año;`).join('\n')}
`;
  const code = cutUnits(CODE);
  it('shows the items behind one that stands in the line of its opener', () => {
    const shown = widen(CODE, code, {
      ...rangeOf(CODE, 'Artículo 1.- El acta debe contener, a lo menos, las siguientes menciones: a) lugar y fecha;'),
    });
    expect(said(CODE, shown).join(' ')).toContain('b) nombre de los socios');
  });
  it('tells a list that is cut from one that is shown whole', () => {
    const all = widen(
      CODE,
      code,
      rangeOf(CODE, 'El acta debe contener, a lo menos, las siguientes menciones: a) lugar y fecha;'),
    );
    expect(isCutList(CODE, code, all)).toBe(false);
    const some = widen(CODE, code, rangeOf(CODE, 'Artículo 2.- Serán causales de término las siguientes:'));
    expect(said(CODE, some).join(' ')).not.toContain('n) La');
    expect(isCutList(CODE, code, some)).toBe(true);
    expect(isCutList(CODE, code, [rangeOf(CODE, 'b) nombre de los socios;')])).toBe(false);
  });
});
