import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Card } from '#contract/card.ts';
import { lineOf, numbersOf, type LinePiece } from '#contract/direct-line.ts';
import type { Citation } from '#contract/span.ts';
import { flow, unmarked } from './blocks.ts';
import { cardHtml, cardLines, type CardText } from './cards/markdown.ts';
import { isOpenable } from './citing.ts';

type Said = Pick<AnswerContent, 'segments'> & Partial<Pick<AnswerContent, 'direct' | 'cards'>>;

/** The answer in plain words, without Markdown's marks: its line, its passages, and what its cards hold. */
export const plainOf = ({ direct = [], segments, cards = [] }: Said): string =>
  [
    ...lineOf(direct).flatMap(({ text, stop }) => unmarked(text) + stop),
    ...segments.map(({ text }) => text.replace(/\*\*|__|^#+\s/gm, '')),
    ...cards.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
    ]),
  ]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A paragraph of an answer with the numbers that it cites; its text is Markdown where it is prose. */
type Paragraph = { kind: 'prose' | 'heading' | 'quote'; pieces: LinePiece[] } | { kind: 'card'; card: Card };
/** A cited passage in the list below: `words` where the answer does not quote them itself. */
type Note = { citation: Citation; words: string | null };

/**
 * An answer as it is taken elsewhere: its line, its cards and its passages, then what they cite. Citations that were found nowhere are left out, and the quotations
 * that are them.
 */
function takenOut({ direct, segments, cards, citations }: AnswerContent): { paragraphs: Paragraph[]; notes: Note[] } {
  const found = new Map(citations.filter(isOpenable).map((citation) => [citation.citation_id, citation]));
  const [used, quoted] = [new Set<number>(), new Set<number>()];
  const paragraphs: Paragraph[] = [];
  const foundOf = (segment: Segment): number[] => {
    const numbers = numbersOf(segment).filter((n) => found.has(n));
    for (const n of numbers) {
      used.add(n);
      if (segment.kind === 'quote') quoted.add(n);
    }
    return numbers;
  };
  const line = direct.map(({ kind, text, ...cites }) => ({
    kind,
    text: unmarked(text),
    citation_ids: foundOf({ kind, text, ...cites }),
  }));
  if (line.length > 0) paragraphs.push({ kind: 'prose', pieces: lineOf(line) });
  for (const card of cards) {
    const numbers = card.rows.flatMap(({ cells }) => cells.flatMap(({ citation_id }) => citation_id ?? []));
    for (const n of numbers.filter((one) => found.has(one))) {
      quoted.add(n);
      used.add(n);
    }
    paragraphs.push({ kind: 'card', card });
  }
  for (const segment of segments) {
    const numbers = foundOf(segment);
    const { kind, text } = segment;
    if (kind === 'quote' && numbers.length === 0) continue;
    paragraphs.push({
      kind,
      pieces: [{ text: kind === 'quote' ? `«${flow(text)}»` : text.trim(), numbers, stop: '' }],
    });
  }
  const notes = [...used]
    .sort((a, b) => a - b)
    .map((n) => ({ citation: found.get(n)!, words: quoted.has(n) ? null : `«${flow(found.get(n)!.excerpt)}»` }));
  return { paragraphs, notes };
}

type PlaceOf = (citation: Citation) => string;
const noteOf = ({ citation, words }: Note, placeOf: PlaceOf): string =>
  `${citation.source_title}, ${placeOf(citation)}${words === null ? '' : `: ${words}`}`;

/** What the numbers of an answer stand for, in their order: each with its place, and its words where the answer does not quote them. */
export const endnotes = (content: AnswerContent, placeOf: PlaceOf): { n: number; said: string }[] =>
  takenOut(content).notes.map((note) => ({ n: note.citation.citation_id, said: noteOf(note, placeOf) }));

/** An answer as text to paste: its paragraphs with numbers, then the list of what they cite, with the words where the answer does not quote them. */
export function withCitations(content: AnswerContent, placeOf: PlaceOf, t: CardText): string {
  const { paragraphs, notes } = takenOut(content);
  const lines = paragraphs.map((paragraph) =>
    paragraph.kind === 'card'
      ? ['', `### ${paragraph.card.title}`, '', ...cardLines(paragraph.card, content.citations, t), ''].join('\n')
      : paragraph.pieces
          .map(({ text, numbers, stop }) => text.replaceAll('**', '') + numbers.map((n) => ` [${n}]`).join('') + stop)
          .join(''),
  );
  const list = notes.map((note) => `[${note.citation.citation_id}] ${noteOf(note, placeOf)}`);
  return [...lines, ...(list.length > 0 ? ['', ...list] : [])]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
const raised = (numbers: readonly number[]): string => numbers.map((n) => `<sup>[${n}]</sup>`).join('');
const TAGS = { prose: 'p', heading: 'h3', quote: 'blockquote' } as const;

/** The same as HTML, for word processors: quotations as such, cards as tables, numbers raised, bold kept. Nothing in it is markup but what is put there here. */
export function withCitationsHtml(content: AnswerContent, placeOf: PlaceOf, t: CardText): string {
  const { paragraphs, notes } = takenOut(content);
  const body = paragraphs.map((paragraph) => {
    if (paragraph.kind === 'card')
      return cardHtml(paragraph.card, content.citations, t, (text, numbers) => escaped(text) + raised(numbers));
    const words = paragraph.pieces.map(
      ({ text, numbers, stop }) =>
        escaped(text)
          .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
          .replaceAll('\n', '<br>') +
        raised(numbers) +
        escaped(stop),
    );
    const tag = TAGS[paragraph.kind];
    return `<${tag}>${words.join('')}</${tag}>`;
  });
  const list = notes.map((note) => `<p>[${note.citation.citation_id}] ${escaped(noteOf(note, placeOf))}</p>`);
  return [...body, ...(list.length > 0 ? ['<hr>', ...list] : [])].join('');
}
