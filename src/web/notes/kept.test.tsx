import { expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import type { Note } from '#contract/notes.ts';
import type { Citation } from '#contract/span.ts';
import { keptIn } from './kept.ts';

const SOURCE = '6f1c2b1e-5f0f-4c39-9a86-0d6f7c0f6f11';
const cited = (start: number): Citation => ({
  citation_id: 1,
  source_id: SOURCE,
  version: 1,
  start,
  end: start + 20,
  source_title: 'Arriendo',
  source_type: 'txt',
  chunk_index: 0,
  chunk_lines_from: 1,
  chunk_lines_to: 1,
  excerpt: 'La renta es de 20 UF',
  page: null,
  time: null,
  since: null,
  state: 'exact',
  changes: [],
  cautions: [],
  newer: null,
});
const answer = (text: string, start: number): AnswerContent => ({
  understood: null,
  direct: [],
  cards: [],
  segments: [{ kind: 'quote', text, citation_id: 1 }],
  citations: [cited(start)],
  no_answer: null,
  follow_ups: [],
  withdrawn: [],
  evidence: { found: 1, total: 1 },
});
const note = (id: string, content: Note['content']): Note => ({
  id,
  notebook_id: SOURCE,
  title: 'Renta',
  content,
  source_type: typeof content === 'string' ? 'user' : 'ai_response',
  extracted_text: '',
  created_at: '2026-03-05T14:30:00.000Z',
  updated_at: '2026-03-05T14:30:00.000Z',
});

test('an answer is kept by the note that says the same of the same place', () => {
  const noteOf = keptIn([
    note('own', 'La renta es de 20 UF'),
    note('second', answer('20 UF', 0)),
    note('first', answer('20 UF', 0)),
  ]);
  expect(noteOf(answer('20 UF', 0))).toBe('second');
  expect(noteOf(answer('20 UF', 40))).toBeNull();
  expect(noteOf(answer('30 UF', 0))).toBeNull();
  expect(keptIn([])(answer('20 UF', 0))).toBeNull();
});

test('what changes beside an answer does not part it from its note', () => {
  const noteOf = keptIn([note('kept', answer('20 UF', 0))]);
  const now = answer('20 UF', 0);
  const [citation] = now.citations;
  expect(
    noteOf({ ...now, follow_ups: ['¿Y la garantía?'], citations: [{ ...citation!, source_title: 'Contrato' }] }),
  ).toBe('kept');
});
