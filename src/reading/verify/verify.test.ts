import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '../lines.ts';
import { indexText } from './text-index.ts';
import { verify, type Hint, type Verdict } from './verify.ts';

const CONTRACT =
  canonical(`CLÁUSULA QUINTA: El arrendador no podrá poner término anticipado al contrato, salvo incumplimiento grave del arrendatario.
La renta será de $ 1.500.000 mensuales, con un reajuste de 3,5% anual.
El arrendatario podrá subarrendar el inmueble previa autorización escrita del arrendador.
Sin embargo, el arrendatario responderá de los daños. Las reparaciones locativas son de su cargo. El arrendador deberá mantener el inmueble en estado de servir.
Artículo 6º.- Toda controversia será resuelta por árbitro; el que pagare mal, pagará dos veces.
m² útiles: 85. El plazo es de 30 días hábiles contados desde la notifi-
cación de la resolución – salvo feriado – según el Rol N° 1.234-2020.
Se entregará el acta. 6.4 No Implied License. The Company retains all rights.`);
const ANNEX =
  'El arrendatario podrá subarrendar el inmueble previa autorización escrita del arrendador. Total: -5% y 10 UF. The Tenant may not assign this Agreement.';
const texts = [indexText(CONTRACT), indexText(ANNEX)];
const REPEATED = 'El arrendatario podrá subarrendar el inmueble previa autorización escrita del arrendador';
const third = CONTRACT.indexOf('El arrendatario podrá');

type Row = [what: string, quotation: string, state: Verdict['state'], more?: Partial<Verdict>, hint?: Hint];
const ROWS: Row[] = [
  [
    'a negation cut off before it',
    'podrá poner término anticipado al contrato',
    'exact',
    { cautions: ['negation-before', 'condition-after'] },
  ],
  [
    'a false full stop before a condition',
    'El arrendador no podrá poner término anticipado al contrato.',
    'normalised',
    { changes: ['edge'], cautions: ['condition-after'] },
  ],
  [
    'an ellipsis after a short piece',
    'El arrendador [...] poner término anticipado al contrato',
    'missing',
    { refused: 'piece-too-short' },
  ],
  [
    'an ellipsis over a negation',
    'CLÁUSULA QUINTA: El arrendador [...] poner término anticipado al contrato',
    'missing',
    { refused: 'ellipsis-hides' },
  ],
  [
    'a whole sentence left out',
    'el arrendatario responderá de los daños. [...] El arrendador deberá mantener el inmueble',
    'normalised',
    { changes: ['ellipsis'], cautions: ['skips-text'] },
  ],
  [
    'an ellipsis over the heading of an article',
    'El arrendatario podrá subarrendar el inmueble [...] toda controversia será resuelta por árbitro',
    'missing',
    { refused: 'crosses-heading' },
  ],
  [
    'an ellipsis over the number of a clause',
    'Se entregará el acta. (…) Company retains all rights',
    'missing',
    { refused: 'crosses-heading' },
  ],
  [
    'a turning word put in',
    'El arrendador [siempre] podrá poner término anticipado al contrato',
    'missing',
    { refused: 'insertion-turns' },
  ],
  [
    'a capital in brackets and a hyphen at a line end',
    '[E]l plazo es de 30 días hábiles contados desde la notificación',
    'normalised',
    { changes: ['hyphen'] },
  ],
  ['another word', 'el que pagara mal, pagara dos veces', 'missing'],
  ['a lost accent', 'el que pagare mal, pagara dos veces', 'normalised', { changes: ['accents'] }],
  ['a figure without its per cent', 'con un reajuste de 3,5', 'missing'],
  ['a lost decimal comma', 'con un reajuste de 35% anual', 'missing'],
  ['a roll number cut in two', 'Rol N° 1.234', 'missing'],
  ['a lost minus sign', 'Total: 5%', 'missing'],
  ['a lost superscript', 'm2 útiles: 85', 'missing'],
  ['two words that stand once', 'no podrá', 'exact', { cautions: ['condition-after', 'short'] }],
  ['one word that stands often', 'arrendador', 'missing'],
  [
    'a short one at the place it was said to be',
    'el arrendatario',
    'normalised',
    { cautions: ['short'] },
    { text: 0, start: third, end: third + 80 },
  ],
  ['words of two texts, one named', REPEATED, 'exact', { text: 1, cautions: ['repeated'] }, { text: 1 }],
  [
    'words at another line than said',
    REPEATED,
    'moved',
    { text: 0, fidelity: 'exact' },
    { text: 0, start: 0, end: 10 },
  ],
  ['a lost negation', 'The Tenant may assign this Agreement', 'missing'],
  [
    'lost dashes',
    'La resolución salvo feriado según el Rol N° 1.234-2020',
    'normalised',
    { changes: ['case', 'marks'] },
  ],
  ['a lost comma', 'Sin embargo el arrendatario responderá de los daños', 'missing'],
  ['nothing', '', 'missing'],
  ['only marks', '«…»', 'missing'],
];

test.each(ROWS)('%s: %s', (_what, quotation, state, more = {}, hint = {}) => {
  expect(verify(quotation, texts, hint)).toMatchObject({ state, ...more });
});

describe('whatever it says', () => {
  const law = canonical(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'));
  const index = indexText(law);
  const lines = law.split('\n').filter((line) => line.split(' ').length > 5);

  test('a true line is found where it stands, in any dress', () => {
    const dresses = [
      (line: string) => line,
      (line: string) => line.toUpperCase(),
      (line: string) => line.normalize('NFD'),
      (line: string) => `«${line.replace(/ /g, '\u00a0\n')}»`,
      (line: string) => line.normalize('NFD').replace(/\p{M}/gu, ''),
    ];
    for (const line of lines)
      for (const dress of dresses) {
        const { state, start, end } = verify(dress(line), [index]);
        expect([dress(line), state === 'exact' || state === 'normalised']).toEqual([dress(line), true]);
        expect(line).toContain(law.slice(start, end).slice(0, 20));
      }
  });

  test('a line with a word more, a word less or two words exchanged is not', () => {
    for (const line of lines) {
      const words = line.split(' ');
      const middle = words.length >> 1;
      for (const changed of [
        words.toSpliced(middle, 0, 'nunca'),
        words.toSpliced(middle, 1),
        words.toSpliced(middle, 1, 'perro'),
      ]) {
        const quotation = changed.join(' ');
        if (!law.replace(/\s+/g, ' ').includes(quotation)) expect(verify(quotation, [index]).state).toBe('missing');
      }
    }
  });

  test('a missing one shows the passage that is nearest', () => {
    const { near } = verify('se aplicará a beneficio fiscal una multa de cien a mil unidades tributarias', [index]);
    expect(near && law.slice(near.start, near.end)).toMatch(/multa/);
  });

  test('it answers the same each time, on any words', () => {
    for (const words of ['', '\u0000', '👩🏽‍⚖️'.repeat(50), '... ... ...', '[[[[', 'a '.repeat(3000)])
      expect(verify(words, texts)).toEqual(verify(words, texts));
  });
});
