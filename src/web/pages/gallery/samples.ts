import type { AnswerContent } from '#contract/answer.ts';
import type { Citation, CitationState } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { galleryText } from './text.ts';

type Words = (typeof galleryText)['en'] | (typeof galleryText)['es'];

/** A name in the shape of those that the server gives. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const STATES: readonly CitationState[] = ['exact', 'moved', 'missing', 'deleted', 'normalised'];

/** A citation of each state; the last one of a source that has a newer version. */
const citationsOf = (t: Words): Citation[] =>
  STATES.map((state, at) => ({
    citation_id: at + 1,
    source_id: idOf(at < 2 ? 1 : 2),
    version: 1,
    start: at * 100,
    end: at * 100 + 60,
    source_title: t.lease,
    source_type: 'pdf',
    chunk_index: at,
    chunk_lines_from: 182 + at,
    chunk_lines_to: 186 + at,
    excerpt: state === 'deleted' ? '' : state === 'missing' ? t.invented : t.words,
    page: 7,
    time: null,
    since: null,
    state,
    changes: state === 'normalised' ? ['case'] : [],
    cautions: state === 'moved' ? ['condition-after'] : [],
    newer:
      state === 'normalised'
        ? { version: 2, state: 'moved', start: 0, end: 60, chunk_lines_from: 190, chunk_lines_to: 194, page: 7 }
        : null,
  }));

/** An answer, one that is none, and a citation of each state. */
export function useSamples(): { citations: Citation[]; answer: AnswerContent; nothing: AnswerContent } {
  const t = useText(galleryText);
  const citations = citationsOf(t);
  const near = citations.slice(0, 1);
  return {
    citations,
    answer: {
      understood: null,
      direct: [],
      cards: [],
      segments: [
        { kind: 'heading', text: t.h2 },
        { kind: 'prose', text: t.prose, citation_ids: [1, 5] },
        { kind: 'quote', text: t.words, citation_id: 1 },
      ],
      citations: [citations[0]!, citations[4]!],
      no_answer: null,
      follow_ups: [],
      withdrawn: [],
      evidence: { found: 2, total: 2 },
    },
    nothing: {
      understood: null,
      direct: [],
      cards: [],
      segments: [],
      citations: near,
      no_answer: {
        outcome: 'absent',
        reason: 'nothing',
        words: [
          { word: t.word, count: 4 },
          { word: t.clause, count: 0 },
        ],
        sources: [{ id: idOf(1), title: t.lease }],
        nearest: [1],
        would_help: t.wouldHelp,
      },
      follow_ups: [],
      withdrawn: [],
      evidence: { found: 0, total: 0 },
    },
  };
}
