import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labelledPositions } from '#test/labelled-positions.ts';
import { mentionsOf } from './precedents.ts';
import { readDocument } from './read.ts';

/** Numbers that are read otherwise than labelled, and why nobody should be surprised. */
const KNOWN: Record<string, string> = {
  // "la tesis contraria, que es la correcta": which of the two it is takes understanding.
  '6.900-2015': 'against',
};

describe('positions in writings of our own', () => {
  test.each(labelledPositions())('$name', ({ text, labels }) => {
    const mentions = mentionsOf(readDocument(text));
    const read = labels.map(({ end, stance }) => {
      const one = mentions.find((mention) => mention.start < end && mention.end >= end);
      const rol = text.slice(Math.max(0, end - 11), end).replace(/^\D+/, '');
      return {
        rol,
        stance: KNOWN[rol] ?? stance,
        told: one?.relation === 'precedent' ? one.told.stance : one?.relation,
      };
    });
    expect(read.filter(({ stance, told }) => stance !== told)).toEqual([]);
  });
});

/** Sentences of our own, each with what its citation is: "+" for, "-" against, "0" neither; "¶" stands between sentences. */
const SENTENCES = readFileSync('test/fixtures/stance/es.txt', 'utf8')
  .split('\n')
  .filter((line) => /^[-+0] /.test(line))
  .map(
    (line) =>
      [
        line[0]!,
        line
          .slice(2)
          .replaceAll('¶ ', '')
          .replace(/\bROL\b/, 'Rol N° 48.112-2019'),
      ] as const,
  );

describe('positions in sentences of our own', () => {
  const read = SENTENCES.map(([sign, sentence]) => {
    const text = `EN LO PRINCIPAL: Contesta demanda.\n\nA US. respetuosamente digo:\n\nII. EL DERECHO\n\n${sentence}`;
    const one = mentionsOf(readDocument(text)).find(({ reference }) => reference.rol === '48112');
    return { sign, sentence, stance: one?.relation === 'precedent' ? one.told.stance : null };
  });
  test('none against is read as in favour', () => {
    expect(read.filter(({ sign, stance }) => sign === '-' && stance === 'for')).toEqual([]);
  });
  test('most are told', () => {
    const share = (sign: string, wanted: string) => {
      const all = read.filter((one) => one.sign === sign);
      return all.filter(({ stance }) => stance === wanted).length / all.length;
    };
    expect([share('-', 'against') > 0.9, share('+', 'for') > 0.65]).toEqual([true, true]);
  });
});

describe('what tells a position', () => {
  const told = (sentence: string) => {
    const text = `EN LO PRINCIPAL: Contesta demanda.\n\nS. J. L. CIVIL DE ARICA\n\nA US. respetuosamente digo:\n\nII. EL DERECHO\n\n${sentence}`;
    return mentionsOf(readDocument(text)).map(({ told: { stance, words } }) => [stance, words]);
  };
  test('the words are those of the document, with their accents', () => {
    expect(told('Así lo ha resuelto la Corte Suprema, rol N° 10-2020.')).toEqual([['for', 'Así lo ha resuelto']]);
  });
  test('a ruling that set another aside is on the other side', () => {
    expect(
      told('El rol N° 10-2019 de la Corte de Arica fue revocado por la Corte Suprema en el rol N° 20-2020.'),
    ).toEqual([
      ['against', 'revocado por'],
      ['for', 'revocado por'],
    ]);
  });
  test.each([
    ['against', 'Debemos reconocer que la sentencia 8.410-2023 nos es desfavorable.'],
    ['against', 'El criterio de la antigua sentencia 2.018-1989, hoy desterrado, exigía dos requerimientos.'],
    ['for', 'La Corte de San Miguel, en la causa 633-2021, liberó de responsabilidad a quien no lo vio.'],
  ])('%s: %s', (stance, sentence) => expect(told(sentence).map(([one]) => one)).toEqual([stance]));
  test('the sentence behind may refuse it', () => {
    expect(told('La Corte Suprema dijo que procede (rol N° 10-2020). No compartimos esa lectura.')).toEqual([
      ['against', null],
    ]);
  });
});

describe('a row of rulings', () => {
  test('what it is cited for begins behind all of them', () => {
    const text =
      'INFORME\n\nComo se ha resuelto en los roles N° 681-06 (considerando 8º), 558-06 (considerando 6º) y 2.800-15 (considerando 4º), la facultad de que se trata es excepcional y delicada.';
    const propositions = mentionsOf(readDocument(text)).map(
      ({ proposition }) => proposition && text.slice(proposition.start, proposition.end),
    );
    expect(propositions).toEqual(Array(3).fill('la facultad de que se trata es excepcional y delicada.'));
  });
});
