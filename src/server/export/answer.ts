import type { AnswerContent, Segment } from '#contract/answer.ts';
import { citationsOf, isFound, type Notes } from './citing.ts';
import { blocksOfMarkdown } from './markdown-blocks.ts';
import type { Block, Run } from './paper.ts';
import { flow, type Wording } from './wording.ts';

/** Stands around a citation's number in the Markdown of prose; no text of an engine keeps it. */
const [OPEN, CLOSE] = ['\u2997', '\u2998'];
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');
const MARKS = new RegExp(`[${OPEN}${CLOSE}]`, 'g');

/** The text with its citations' marks before the punctuation that ends it, as Spanish writes them. */
function marked(segment: Segment, content: AnswerContent): string {
  const text = segment.text.replace(MARKS, '');
  const marks = citationsOf(segment, content)
    .map(({ citation_id }) => `${OPEN}${citation_id}${CLOSE}`)
    .join('');
  return text.replace(/([.,;:]?)(\s*)$/, (_whole, point: string, space: string) => `${marks}${point}${space}`);
}

const bare = (text: string): string => flow(text.replace(/[«»“”"]/g, ''));
/** Whether a piece is but a quotation that was found nowhere: the verifier leaves its words as prose. */
function isMissing(segment: Segment, content: AnswerContent): boolean {
  const citations = citationsOf(segment, content);
  return (
    citations.length > 0 &&
    citations.every(({ state }) => state === 'missing') &&
    (segment.kind === 'quote' || citations.some(({ excerpt }) => bare(excerpt) === bare(segment.text)))
  );
}

/** Prose that follows on, as one text. */
type Prose = { prose: string };
function pieces(content: AnswerContent): (Segment | Prose)[] {
  const found: (Segment | Prose)[] = [];
  for (const segment of content.segments) {
    const last = found.at(-1);
    if (segment.kind !== 'prose' || isMissing(segment, content)) found.push(segment);
    else if (last && 'prose' in last) last.prose += marked(segment, content);
    else found.push({ prose: marked(segment, content) });
  }
  return found;
}

/** The blocks of an answer. A quotation that was found nowhere leaves only its number here: its words stand in the appendix. */
export function answerBlocks(content: AnswerContent, notes: Notes, wording: Wording): Block[] {
  const { t, number } = wording;
  const { no_answer, evidence } = content;
  if (no_answer) {
    const n = no_answer.sources.length;
    const [head, rest] =
      no_answer.outcome === 'near'
        ? [t.near, t.nearText(t.notFound)]
        : [t.noAnswer, t.noAnswerText(n, number(n), t.notFound)];
    return [{ kind: 'paragraph', runs: [{ text: `${head}. `, bold: true }, { text: rest }] }];
  }
  const byNumber = new Map(content.citations.map((citation) => [citation.citation_id, citation]));
  const text = (words: string, look: object): Run[] =>
    words.split(MARK).flatMap((piece, at): Run[] => {
      if (at % 2 === 0) return piece === '' ? [] : [{ text: piece, ...look }];
      const citation = byNumber.get(Number(piece));
      return citation ? [{ note: notes.numberOf(citation) }] : [];
    });
  const blocks = pieces(content).flatMap((piece): Block[] => {
    if ('prose' in piece) return blocksOfMarkdown(piece.prose, { links: false, text });
    if (piece.kind === 'heading')
      return piece.text ? [{ kind: 'heading', level: 3, runs: [{ text: flow(piece.text) }] }] : [];
    const citations = citationsOf(piece, content);
    const marks = citations.map((citation) => ({ note: notes.numberOf(citation) }));
    if (isMissing(piece, content))
      return [
        {
          kind: 'paragraph',
          runs: [{ text: t.quoteMissing(marks.map(({ note }) => number(note)).join(', ')), italic: true }, ...marks],
        },
      ];
    // The words of a deleted source went with it.
    if (citations.length > 0 && !citations.some(isFound))
      return [{ kind: 'paragraph', runs: [{ text: `[${t.deleted}]`, italic: true }, ...marks] }];
    return [{ kind: 'quote', voice: 'found', runs: [{ text: flow(piece.text) }, ...marks] }];
  });
  if (evidence.total > 0)
    blocks.push({
      kind: 'paragraph',
      small: true,
      runs: [{ text: t.evidence(number(evidence.found), number(evidence.total)) }],
    });
  return blocks;
}

/** What an answer did not find: its missing quotations, struck through, or what was looked for in vain. Empty where all was found. */
export function notFoundBlocks(content: AnswerContent, notes: Notes, { t, number, list, place }: Wording): Block[] {
  const { no_answer, citations } = content;
  const near = new Set(no_answer?.nearest);
  const blocks = citations
    .filter(({ state, citation_id }) => state === 'missing' && !near.has(citation_id))
    .flatMap((citation): Block[] => [
      { kind: 'quote', voice: 'missing', runs: [{ text: flow(citation.excerpt), strike: true }] },
      { kind: 'paragraph', small: true, runs: [{ text: t.missingLabel(number(notes.numberOf(citation))) }] },
    ]);
  if (!no_answer) return blocks;
  const say = (label: string, words: string): void => {
    if (words) blocks.push({ kind: 'paragraph', runs: [{ text: label, bold: true }, { text: words }] });
  };
  say(t.lookedFor, list(no_answer.words.map(({ word, count }) => `${word} (${number(count)})`)));
  say(t.lookedIn, list(no_answer.sources.map(({ title }) => title).filter(Boolean)));
  say(t.wouldHelp, no_answer.would_help);
  const nearest = citations.filter((citation) => near.has(citation.citation_id) && isFound(citation));
  if (nearest.length === 0) return blocks;
  blocks.push({ kind: 'paragraph', runs: [{ text: t.nearest, bold: true }] });
  for (const citation of nearest)
    blocks.push(
      { kind: 'quote', voice: 'near', runs: [{ text: flow(citation.excerpt) }] },
      {
        kind: 'paragraph',
        small: true,
        runs: [{ text: citation.source_title, italic: true }, { text: `, ${place(citation)}` }],
      },
    );
  return blocks;
}
