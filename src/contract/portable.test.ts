import { expect, test } from 'vitest';
import { soundly } from './sound.ts';
import { LISTED, portableConversation } from './portable.ts';

const citation = (citation_id: number) => ({
  citation_id, source_id: crypto.randomUUID(), version: 1, start: 0, end: 9, state: 'exact', source_title: '', source_type: 'pdf',
  chunk_index: 0, chunk_lines_from: 1, chunk_lines_to: 1, page: null, excerpt: `words ${citation_id}`,
}); // prettier-ignore
const said = (citations: number, segments = 1) => {
  const id = crypto.randomUUID();
  const content = {
    segments: Array.from({ length: segments }, () => ({ kind: 'prose', text: '' })),
    citations: Array.from({ length: citations }, (_, i) => citation(i + 1)),
    evidence: { found: 0, total: 0 },
  };
  return [{ id, session_id: id, created_at: '2026-01-01T00:00:00Z', message: { type: 'ai', content } }];
};
const read = (value: unknown): unknown => {
  const work = soundly(portableConversation, value);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

test('an answer that is carried in quotes and says no more than one of ours may', () => {
  expect(read(said(LISTED.citations, LISTED.segments))).toHaveLength(1);
  expect(read(said(LISTED.citations + 1))).toBeNull();
  expect(read(said(1, LISTED.segments + 1))).toBeNull();
});
