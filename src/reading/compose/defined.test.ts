import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';
import { compose } from './compose.ts';
import { suggest } from './suggest.ts';

const TEXT = `ORCHARD LEASE AGREEMENT

This Agreement is made as of May 3, 2021 (the "Start Day") between Nela Prat ("Owner") and Fruit Fair, Inc. ("Grower").

1. Term. This Agreement begins on the Start Day and lasts for a period of 18 months.

2. Crop. "Crop" means all fruit that is picked in the orchard. Grower pays Owner a tenth of the Crop.

3. Tools. Grower keeps the Spare Tools for 6 months.
`;

const lineOn = (question: string): string => {
  const read = asSource(TEXT);
  const { direct } = compose([read], reply([read], question), 'en');
  return direct
    .map((piece) => ('said' in piece ? piece.said : TEXT.slice(piece.quote.start, piece.quote.end)))
    .join('');
};

describe('the meaning of a term', () => {
  test('is what stands before its name in brackets, and no figure beside it', () => {
    expect(lineOn('What does “Start Day” mean?')).toMatch(/May 3, 2021 \(the "Start Day"\)$/);
  });
  test('is what the sentence says that defines it', () => {
    expect(lineOn('What does “Crop” mean?')).toMatch(/^"Crop" means all fruit/);
  });
  test('is neither the end of a longer word nor a sentence that denies or uses it', () => {
    const read = asSource(
      'REGLAMENTO DEL HUERTO\n\nArtículo 1. No se considerará injertadores a las personas que riegan el huerto por encargo de otro.\n',
    );
    const { direct } = compose([read], reply([read], '¿Qué es un injertador?'), 'es');
    expect(direct).toEqual([]);
  });
  test('is suggested only where the document says it', () => {
    const questions = suggest(asSource(TEXT), 'en', { most: 9, tried: 20 });
    expect(questions).toContain('What does “Start Day” mean?');
    expect(questions.filter((one) => one.includes('Spare Tools'))).toEqual([]);
  });
});

describe('the meaning of a common word', () => {
  const CODE =
    'Art. 1. Pacto o convenio es un acto de dos.\n\nArt. 2. El contrato es un acto por el cual una parte se obliga para con otra.\n\nArt. 3. Los contratos se interpretan.';
  const lineFor = (question: string): string => {
    const read = asSource(CODE);
    const { direct } = compose([read], reply([read], question), 'es');
    return direct
      .map((piece) => ('said' in piece ? piece.said : CODE.slice(piece.quote.start, piece.quote.end)))
      .join('');
  };
  test('is quoted with its article', () => {
    expect(lineFor('¿Qué es un contrato?')).toBe(
      'El contrato es un acto por el cual una parte se obliga para con otra.',
    );
  });
  // A term without a letter once stood everywhere, without end.
  test.each(['¿Qué es?', '¿Qué significa?', '¿Qué es el?'])('of no word is none: %s', (question) => {
    expect(lineFor(question)).toBe('');
  });
});
