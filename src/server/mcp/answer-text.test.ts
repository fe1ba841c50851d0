import { expect, test } from 'vitest';
import { answerContent } from '#contract/answer.ts';
import { textOfAnswer } from './answer-text.ts';

const ID = '0f6f1c1e-3b0a-4c52-9d0e-0d1f6a4b7c11';
const at = {
  source_id: ID,
  version: 1,
  start: 0,
  end: 9,
  source_title: 'Arriendo',
  source_type: 'pdf',
  chunk_index: 0,
};
const lines = { chunk_lines_from: 3, chunk_lines_to: 4 };
const exact = { ...at, ...lines, citation_id: 1, excerpt: 'La renta\nes 20 UF', page: 2, state: 'exact' };
const moved = { ...exact, citation_id: 2, page: null, state: 'moved', cautions: ['short'] };
const missing = { ...exact, citation_id: 3, page: null, state: 'missing', excerpt: 'nada' };
const newer = { ...lines, version: 2, state: 'gone', start: 0, end: 0, page: null };

test('an answer is told with the numbers, states and places of its citations, and without what was withdrawn', () => {
  const answer = answerContent.parse({
    understood: { text: 'renta', plain: null },
    direct: [{ text: 'Es de' }, { text: '20 UF', citation_id: 1 }, { text: '.' }],
    segments: [
      { kind: 'heading', text: 'Cláusula 2' },
      { kind: 'quote', text: 'La renta es 20 UF', citation_id: 1 },
      { kind: 'prose', text: 'Se paga antes.', citation_ids: [2, 3], support: 'partly' },
    ],
    cards: [
      {
        kind: 'sheet',
        title: 'Contrato',
        rows: [
          { label: 'Renta', cells: [{ state: 'stated', text: '20 UF', citation_id: 1 }] },
          { label: 'Plazo', cells: [{ state: 'silent' }] },
        ],
      },
    ],
    citations: [exact, { ...moved, newer }, missing],
    withdrawn: [{ text: 'La renta es ilegal.', reason: 'claim' }],
    evidence: { found: 2, total: 3 },
  });
  expect(textOfAnswer(answer)).toBe(`Read as: renta

Es de 20 UF[1].

## Contrato
Renta | 20 UF [1]
Plazo | (silent)

## Cláusula 2
> La renta es 20 UF [1]
Se paga antes. [2][3] (only partly supported by its quotations)

Citations (2 of 3 found word for word):
[1] exact · "Arriendo", version 1, lines 3-4, page 2, source ${ID}: "La renta es 20 UF"
[2] moved (short, version 2: gone) · "Arriendo", version 1, lines 3-4, source ${ID}: "La renta es 20 UF"
[3] missing · "Arriendo", version 1, lines 3-4, source ${ID}: "nada"`);
});

test('that there is no answer is said, with the nearest passages', () => {
  const none = { words: [], sources: [], nearest: [1], would_help: 'Una póliza.' };
  const answer = answerContent.parse({
    segments: [],
    citations: [exact],
    no_answer: none,
    evidence: { found: 0, total: 0 },
  });
  expect(textOfAnswer(answer))
    .toBe(`It is not certain that the sources answer this (nothing). The nearest passages: [1]. It would help to add: Una póliza.

Citations:
[1] exact · "Arriendo", version 1, lines 3-4, page 2, source ${ID}: "La renta es 20 UF"`);
});
