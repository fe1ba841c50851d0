import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { isOpenable } from './citing.ts';
import { flow, numbersOf } from './blocks.ts';

/** The answer in plain words, without Markdown's marks. */
export const plainOf = ({ segments }: Pick<AnswerContent, 'segments'>): string =>
  segments
    .map(({ text }) => text.replace(/\*\*|__|^#+\s/gm, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A paragraph of an answer with the numbers that it cites; its text is Markdown where it is prose. */
type Paragraph = { kind: 'prose' | 'heading' | 'quote'; text: string; numbers: number[] };
/** A cited passage in the list below: `words` where the answer does not quote them itself. */
type Note = { citation: Citation; words: string | null };

/** An answer as it is taken elsewhere: its paragraphs, then what they cite. Citations that were found nowhere are left out, and the quotations that are them. */
function takenOut({ segments, citations }: AnswerContent): { paragraphs: Paragraph[]; notes: Note[] } {
  const found = new Map(citations.filter(isOpenable).map((citation) => [citation.citation_id, citation]));
  const [used, quoted] = [new Set<number>(), new Set<number>()];
  const paragraphs: Paragraph[] = [];
  for (const segment of segments) {
    const numbers = numbersOf(segment).filter((n) => found.has(n));
    const { kind, text } = segment;
    if (kind === 'quote' && numbers.length === 0) continue;
    for (const n of numbers) {
      used.add(n);
      if (kind === 'quote') quoted.add(n);
    }
    paragraphs.push({ kind, text: kind === 'quote' ? `«${flow(text)}»` : text.trim(), numbers });
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
export function withCitations(content: AnswerContent, placeOf: PlaceOf): string {
  const { paragraphs, notes } = takenOut(content);
  const lines = paragraphs.map(({ text, numbers }) =>
    [text.replaceAll('**', ''), ...numbers.map((n) => `[${n}]`)].join(' '),
  );
  const list = notes.map((note) => `[${note.citation.citation_id}] ${noteOf(note, placeOf)}`);
  return [...lines, ...(list.length > 0 ? ['', ...list] : [])].join('\n');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
const TAGS = { prose: 'p', heading: 'h3', quote: 'blockquote' } as const;

/** The same as HTML, for word processors: quotations as such, numbers raised, bold kept. Nothing in it is markup but what is put there here. */
export function withCitationsHtml(content: AnswerContent, placeOf: PlaceOf): string {
  const { paragraphs, notes } = takenOut(content);
  const body = paragraphs.map(({ kind, text, numbers }) => {
    const words = escaped(text)
      .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
      .replaceAll('\n', '<br>');
    return `<${TAGS[kind]}>${words}${numbers.map((n) => `<sup>[${n}]</sup>`).join('')}</${TAGS[kind]}>`;
  });
  const list = notes.map((note) => `<p>[${note.citation.citation_id}] ${escaped(noteOf(note, placeOf))}</p>`);
  return [...body, ...(list.length > 0 ? ['<hr>', ...list] : [])].join('');
}
