import type { AnswerContent, Segment } from '#contract/answer.ts';
import { lineOf } from '#contract/direct-line.ts';
import { partsOf, type Part, type Passage } from '#contract/passages.ts';
import { cardBlocks } from './card.ts';
import { bare, citationsOf, isFound, type Notes } from './citing.ts';
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

/** Whether a piece is but a quotation that was found nowhere: the verifier leaves its words as prose. */
function isMissing(segment: Segment, content: AnswerContent): boolean {
  const citations = citationsOf(segment, content);
  return (
    citations.length > 0 &&
    citations.every(({ state }) => state === 'missing') &&
    (segment.kind === 'quote' || citations.some(({ excerpt }) => bare(excerpt) === bare(segment.text)))
  );
}

/** Prose that follows on, as one text, but for the quotations in it that were found nowhere. */
type Prose = { prose: string };
function pieces(segments: readonly Segment[], content: AnswerContent): (Segment | Prose)[] {
  const found: (Segment | Prose)[] = [];
  for (const segment of segments) {
    const last = found.at(-1);
    if (isMissing(segment, content)) found.push(segment);
    else if (last && 'prose' in last) last.prose += marked(segment, content);
    else found.push({ prose: marked(segment, content) });
  }
  return found;
}

type Setting = { content: AnswerContent; notes: Notes; wording: Wording };
const marksOf = (segment: Segment, { content, notes }: Setting) =>
  citationsOf(segment, content).map((citation) => ({ note: notes.numberOf(citation) }));

/** What stands where a quotation was found nowhere: its number. */
function missingBlock(segment: Segment, set: Setting): Block {
  const marks = marksOf(segment, set);
  const { t, number } = set.wording;
  const words = t.quoteMissing(marks.map(({ note }) => number(note)).join(', '));
  return { kind: 'paragraph', runs: [{ text: words, italic: true }, ...marks] };
}

function quoteBlock(segment: Segment, set: Setting): Block {
  if (isMissing(segment, set.content)) return missingBlock(segment, set);
  const citations = citationsOf(segment, set.content);
  const marks = marksOf(segment, set);
  // The words of a deleted source went with it.
  if (citations.length > 0 && !citations.some(isFound))
    return { kind: 'paragraph', runs: [{ text: `[${set.wording.t.deleted}]`, italic: true }, ...marks] };
  for (const citation of citations) set.notes.show(citation, segment.text);
  return { kind: 'quote', voice: 'found', runs: [{ text: flow(segment.text) }, ...marks] };
}

const small = (text: string): Block => ({ kind: 'paragraph', small: true, runs: [{ text: flow(text) }] });
const heading = (text: string, level: 2 | 3 = 3): Block => ({ kind: 'heading', level, runs: [{ text: flow(text) }] });

/** A passage below its division and, where an answer quotes several sources, the title of its own. */
function passageBlocks({ division, quotes, note }: Passage, set: Setting): Block[] {
  const { citations } = set.content;
  const several = citations.some(({ source_id }) => source_id !== citations[0]!.source_id);
  const title = several && citationsOf(quotes[0]!, set.content)[0]?.source_title;
  const label = [title, division].filter(Boolean).join(' · ');
  return [
    ...(label ? [heading(label)] : []),
    ...quotes.map((quote) => quoteBlock(quote, set)),
    ...(note ? [small(note)] : []),
  ];
}

function partBlocks(part: Part, set: Setting): Block[] {
  const { content, notes } = set;
  if (part.kind === 'heading') return [heading(part.text)];
  if (part.kind === 'passages') return part.passages.flatMap((passage) => passageBlocks(passage, set));
  const byNumber = new Map(content.citations.map((citation) => [citation.citation_id, citation]));
  const text = (words: string, look: object): Run[] =>
    words.split(MARK).flatMap((piece, at): Run[] => {
      if (at % 2 === 0) return piece === '' ? [] : [{ text: piece, ...look }];
      const citation = byNumber.get(Number(piece));
      return citation ? [{ note: notes.numberOf(citation) }] : [];
    });
  for (const segment of part.segments)
    for (const citation of citationsOf(segment, content)) notes.show(citation, segment.text);
  return pieces(part.segments, content).flatMap((piece) =>
    'prose' in piece ? blocksOfMarkdown(piece.prose, { links: false, text }) : [missingBlock(piece, set)],
  );
}

/** What tells of an analysis, as its tool set it: its quotations stand where it put them, and one that stood before is not printed again. */
export function reportBlocks(content: AnswerContent, notes: Notes, wording: Wording): Block[] {
  const set = { content, notes, wording };
  const { t, number } = wording;
  const { evidence, segments } = content;
  const blocks: Block[] = [];
  let prose: Segment[] = [];
  const flush = (): void => {
    blocks.push(...partBlocks({ kind: 'prose', segments: prose }, set));
    prose = [];
  };
  for (const segment of segments) {
    if (segment.kind === 'prose') prose.push(segment);
    else {
      flush();
      blocks.push(segment.kind === 'heading' ? heading(segment.text, 2) : quotedOnce(segment, set));
    }
  }
  flush();
  if (evidence.total > 0) blocks.push(small(t.evidence(number(evidence.found), number(evidence.total))));
  return blocks;
}

/** A quotation, or where its words stand already. */
function quotedOnce(segment: Segment, set: Setting): Block {
  const [citation] = citationsOf(segment, set.content);
  const first = citation && isFound(citation) ? set.notes.before(citation) : null;
  if (!first) return quoteBlock(segment, set);
  const note = set.notes.numberOf(first);
  return { kind: 'paragraph', small: true, runs: [{ text: set.wording.t.quotedBefore }, { note }, { text: '.' }] };
}

/** The line that answers, with what its words rest on. */
function lineBlock({ content, notes }: Setting): Block[] {
  const runs = lineOf(content.direct).flatMap(({ text, numbers, stop }): Run[] => [
    { text, bold: true },
    ...content.citations
      .filter(({ citation_id }) => numbers.includes(citation_id))
      .map((citation) => ({ note: notes.numberOf(citation) })),
    ...(stop ? [{ text: stop }] : []),
  ]);
  return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
}

/** The blocks of an answer. A quotation that was found nowhere leaves only its number here: its words stand in the appendix. */
export function answerBlocks(content: AnswerContent, notes: Notes, wording: Wording): Block[] {
  const { t, number } = wording;
  const { no_answer, evidence, understood } = content;
  if (no_answer) {
    const n = no_answer.sources.length;
    const [head, rest] =
      no_answer.outcome === 'near'
        ? [t.near, t.nearText(t.notFound)]
        : [t.noAnswer, t.noAnswerText(n, number(n), t.notFound)];
    return [{ kind: 'paragraph', runs: [{ text: `${head}. `, bold: true }, { text: rest }] }];
  }
  const set = { content, notes, wording };
  return [
    ...(understood ? [small(understood.text)] : []),
    ...lineBlock(set),
    ...content.cards.flatMap((card) => cardBlocks(card, content, notes, wording)),
    ...partsOf(content).flatMap((part) => partBlocks(part, set)),
    ...(evidence.total > 0 ? [small(t.evidence(number(evidence.found), number(evidence.total)))] : []),
  ];
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
