import { expect, test } from 'vitest';
import type { AnswerContent, Segment } from '#contract/answer.ts';
import { reread, statedIn, type Verdict } from './reread.ts';

const said = (text: string, id: number, more: Partial<Segment> = {}): Segment => ({
  text,
  kind: 'prose',
  citation_id: id,
  support: 'supported',
  ...more,
});
const heading: Segment = { text: 'La renta', kind: 'heading', support: 'supported' };
const citation = (citation_id: number): AnswerContent['citations'][number] =>
  ({ citation_id, state: 'exact', excerpt: `palabras ${citation_id}` }) as AnswerContent['citations'][number];

function judged(segments: Segment[], verdicts: Verdict[]) {
  const citations = [...new Set(segments.flatMap(({ citation_id }) => citation_id ?? []))].map(citation);
  const answer = { segments, citations, withdrawn: [], evidence: { found: citations.length, total: citations.length } };
  return reread(answer, statedIn(answer.segments), verdicts);
}

test('what follows, and what nothing was said of, stays as it was', () => {
  const segments = [said('La renta es de 20 UF.', 1), said('Se paga por mes.', 2, { support: 'partly' })];
  for (const verdicts of [['follows', 'follows'], [null, null], [], ['follows']] as Verdict[][]) {
    const { left, ...after } = judged(segments, verdicts);
    expect(after.segments).toEqual(segments);
    expect(after.withdrawn).toEqual([]);
    expect(left).toBe(true);
  }
});

test('a doubt lowers a state by one step and no verdict raises one', () => {
  const states = ['supported', 'partly'] as const;
  const verdicts: Verdict[] = ['follows', 'partly', 'not', null];
  const after = states.map((support) =>
    verdicts.map((verdict) => judged([said('La renta es de 20 UF.', 1, { support })], [verdict])),
  );
  expect(after.map((row) => row.map(({ segments }) => segments[0]?.support ?? 'withdrawn'))).toEqual([
    ['supported', 'partly', 'partly', 'supported'],
    ['partly', 'partly', 'withdrawn', 'partly'],
  ]);
  expect(after[1]![2]!.withdrawn).toEqual([{ text: 'La renta es de 20 UF.', reason: 'reading' }]);
});

test('of several statements only the doubted one is marked, and what is marked after one that goes stays at its words', () => {
  const text = '- La renta es de 20 UF.\n- Se paga siempre por mes.\n- Hay una garantía anual.';
  const anual = { from: text.indexOf('anual'), to: text.indexOf('anual') + 5 };
  const siempre = { from: text.indexOf('siempre'), to: text.indexOf('siempre') + 7 };
  const one = said(text, 1, { support: 'partly', uncovered: [siempre, anual] });
  const { segments, withdrawn } = judged([one], ['not', 'not', 'follows']);
  const [left] = segments;
  expect(withdrawn).toEqual([{ text: 'Se paga siempre por mes.', reason: 'reading' }]);
  expect(left!.text).not.toContain('siempre');
  expect(left!.uncovered!.map(({ from, to }) => left!.text.slice(from, to))).toEqual([
    'La renta es de 20 UF.',
    'anual',
  ]);
});

test('a heading goes with all that stood below it, and citations are numbered anew', () => {
  const segments = [
    said('Uno.', 1),
    heading,
    said('Dos.', 2, { support: 'partly' }),
    { ...heading, text: 'La garantía' },
    said('Tres.', 3, { citation_ids: [3, 1] }),
  ];
  const { left, ...after } = judged(segments, ['follows', 'not', 'follows']);
  expect(after.segments.map(({ text, citation_ids, citation_id }) => [text, citation_ids ?? citation_id])).toEqual([
    ['Uno.', 1],
    ['La garantía', undefined],
    ['Tres.', [2, 1]],
  ]);
  expect(after.citations.map(({ citation_id, excerpt }) => [citation_id, excerpt])).toEqual([
    [1, 'palabras 1'],
    [2, 'palabras 3'],
  ]);
  expect(after.evidence).toEqual({ found: 2, total: 2 });
  expect(left).toBe(true);
});

test('it is told when nothing is left', () => {
  const { segments, left, citations } = judged([heading, said('Uno.', 1, { support: 'partly' })], ['not']);
  expect({ segments, left, citations }).toEqual({ segments: [], left: false, citations: [] });
});

test('what no model wrote, quotations and leads are no statements', () => {
  const { support: _, ...ours } = said('La renta.', 1);
  expect(statedIn([ours, heading, { text: 'cita', kind: 'quote', citation_id: 1 }])).toEqual([]);
});
