import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definedTerms, unfold } from '../defined-terms.ts';
import { widen } from '../widen.ts';
import { decisionOf, reasonsOf } from '../decision.ts';
import type { Range } from '../../lines.ts';
import { cutUnits } from '../../units/cut.ts';
import { exceptionsTo } from './exceptions.ts';
import { POINTERS } from './pointers.ts';
import { referencesIn } from './references.ts';

const LAW = `LEY NUM. 99.999
SOBRE HUERTOS COMUNES

Artículo 1.- El huerto común se administra por una junta de tres vecinos, elegida cada dos años por la asamblea.
Con todo, la primera junta será designada por el alcalde y durará seis meses en sus funciones.
No obstante lo dispuesto en el inciso primero, la asamblea podrá reunirse en cualquier tiempo para revocarla.

Artículo 2.- El vecino podrá ser excluido del huerto por las causales siguientes:
a) No pagar la cuota durante tres meses;
b) Dañar los cultivos ajenos;
c) Incumplir lo señalado en el artículo 3.

Artículo 3.- Los vecinos deberán regar por turnos, conforme al calendario que apruebe la junta. Véase el artículo 1545 del Código Civil.

Artículo 4.- La exclusión se regirá por el artículo 2, letra b), de esta ley y se avisará con diez días de anticipación.
`;
const CONTRACT = `CONTRATO DE PRESTACIÓN DE SERVICIOS

Entre Aguas Claras SpA, en adelante el "Cliente", y Riego Sur Limitada, en adelante el Prestador, se conviene lo siguiente.

PRIMERO: El Prestador instalará el sistema de riego descrito en el anexo, en adelante las "Obras".

SEGUNDO: El Cliente pagará por las Obras un precio de 100 UF, que se reajustará conforme a la cláusula tercera de este contrato.

TERCERO: El precio se reajustará cada año según el índice que publique el instituto.
`;
const rangeOf = (text: string, words: string): Range => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const said = (text: string, ranges: readonly Range[]): string[] =>
  ranges.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
const law = cutUnits(LAW);
const contract = cutUnits(CONTRACT);

describe('exceptionsTo', () => {
  const first = rangeOf(
    LAW,
    'El huerto común se administra por una junta de tres vecinos, elegida cada dos años por la asamblea.',
  );
  it('finds what takes something back, in the next sentences of the same division', () => {
    const found = exceptionsTo(LAW, law, first);
    expect(found.map(({ kind }) => kind)).toEqual(['but', 'but']);
    expect(said(LAW, found)[0]).toMatch(/^Con todo, la primera junta/);
  });
  it('leaves the exception to another paragraph, which it names', () => {
    const second = rangeOf(
      LAW,
      'Con todo, la primera junta será designada por el alcalde y durará seis meses en sus funciones.',
    );
    expect(exceptionsTo(LAW, law, second)).toEqual([]);
  });
  it('does not look into the next division', () => {
    const text = LAW.replace('Artículo 4.- La exclusión', 'Artículo 4.- Sin embargo, la exclusión');
    const quoted = rangeOf(text, 'Los vecinos deberán regar por turnos, conforme al calendario que apruebe la junta.');
    expect(exceptionsTo(text, cutUnits(text), quoted)).toEqual([]);
  });
});

describe('referencesIn', () => {
  it('opens the part of the article that is named', () => {
    const found = referencesIn(
      LAW,
      law,
      rangeOf(LAW, 'La exclusión se regirá por el artículo 2, letra b), de esta ley'),
    );
    expect(said(LAW, found)).toEqual(['b) Dañar los cultivos ajenos;']);
  });
  it('opens an article, and none of another text', () => {
    expect(said(LAW, referencesIn(LAW, law, rangeOf(LAW, 'c) Incumplir lo señalado en el artículo 3.')))[0]).toMatch(
      /^Artículo 3/,
    );
    expect(referencesIn(LAW, law, rangeOf(LAW, 'Véase el artículo 1545 del Código Civil.'))).toEqual([]);
  });
  it('opens a clause of the contract', () => {
    const found = referencesIn(
      CONTRACT,
      contract,
      rangeOf(CONTRACT, 'que se reajustará conforme a la cláusula tercera de este contrato'),
    );
    expect(said(CONTRACT, found)[0]).toMatch(/^TERCERO/);
    expect(found[0]!.label).toBe('cláusula tercera');
  });
  it.each(POINTERS)('$id names what it must and leaves what it must', ({ find, yes, no }) => {
    const names = (words: string): boolean => [...words.matchAll(find)].length > 0;
    expect(yes.filter((words) => !names(words))).toEqual([]);
    expect(no.filter(names)).toEqual([]);
  });
});

describe('definedTerms', () => {
  const terms = definedTerms(CONTRACT, contract);
  it('finds the names that a contract gives', () => {
    expect(terms.map(({ term }) => term)).toEqual(['Cliente', 'Prestador', 'Obras']);
  });
  it('unfolds those that stand in a quotation and are not defined there', () => {
    const quoted = rangeOf(CONTRACT, 'El Cliente pagará por las Obras un precio de 100 UF');
    expect(unfold(CONTRACT, terms, quoted).map(({ term }) => term)).toEqual(['Cliente', 'Obras']);
    const own = rangeOf(
      CONTRACT,
      'El Prestador instalará el sistema de riego descrito en el anexo, en adelante las "Obras".',
    );
    expect(unfold(CONTRACT, terms, own).map(({ term }) => term)).toEqual(['Prestador']);
  });
});

describe('a ruling', () => {
  const RULING = `Santiago, cinco de marzo de dos mil veinte.

VISTOS:
La vecina dedujo demanda en contra de la junta del huerto.

CONSIDERANDO:
PRIMERO: Que la demandante sostiene que fue excluida sin aviso alguno.
SEGUNDO: Que la prueba rendida demuestra que el aviso se dio en forma, como se dijo en el considerando primero.

Por estas consideraciones, se declara:
I.- Que se rechaza la demanda en todas sus partes.
II.- Que cada parte pagará sus costas.

Regístrese, notifíquese y archívese.
`;
  const cut = cutUnits(RULING);
  it('gives the sentences by which it decides, and its reasons', () => {
    expect(said(RULING, decisionOf(RULING, cut)).join(' ')).toContain('se rechaza la demanda');
    expect(said(RULING, decisionOf(RULING, cut)).join(' ')).not.toContain('sostiene');
    expect(said(RULING, reasonsOf(RULING, cut)).join(' ')).toContain('la prueba rendida demuestra');
  });
  it('says nothing of another text', () => {
    expect(decisionOf(CONTRACT, contract)).toEqual([]);
    expect(reasonsOf(LAW, law)).toEqual([]);
  });
});

describe('any text', () => {
  it('is read without a fault, and every range lies in it', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '\nArtículo 1.- ',
        '\na) ',
        '\n1. ',
        'Con todo, ',
        'siguientes:',
        ' el inciso primero ',
        ' artículo 1',
        '. Sin embargo ',
        '\n| a | b |',
        ' "Obras" significa ',
        '\n\n',
        'PRIMERO: ',
        ' cláusula primera ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(400), fc.nat(200), (pieces, from, length) => {
        const text = pieces.join('');
        const cut = cutUnits(text);
        const start = Math.min(from, text.length);
        const quoted = { start, end: Math.min(text.length, start + length) };
        const terms = definedTerms(text, cut);
        const all = [
          ...widen(text, cut, quoted),
          ...exceptionsTo(text, cut, quoted),
          ...referencesIn(text, cut, quoted),
          ...unfold(text, terms, quoted),
          ...decisionOf(text, cut),
          ...reasonsOf(text, cut),
        ];
        for (const range of all) {
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
