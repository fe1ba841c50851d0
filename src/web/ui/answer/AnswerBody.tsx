import { Suspense } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { Card } from '#contract/card.ts';
import { partsOf, type Part } from '#contract/passages.ts';
import { Skeleton } from '../Loading.tsx';
import { later } from '../later.ts';
import { markdownOf } from './blocks.ts';
import { CiteChip } from './CiteChip.tsx';
import { Direct } from './Direct.tsx';
import { Passages } from './Passages.tsx';
import { Prose } from './Prose.tsx';
import { partlyBehind, PartlyNote } from './Support.tsx';

const CardView = later(async () => (await import('./cards/CardView.tsx')).CardView);

/** What is drawn of an answer; one that is still coming has its segments alone. */
type Body = Pick<AnswerContent, 'segments' | 'citations'> & Partial<Pick<AnswerContent, 'direct' | 'cards'>>;

/** Cards that only add to the passages stand below them; the others are the answer, and stand above. */
const ADDS: readonly Card['kind'][] = ['figures', 'also'];

/** Characters up to which words before a colon are a lead. */
const LEAD = 200;

/** An answer: the line that answers, its cards, and its passages, of which the first is open. `whole`: nothing is folded, as on paper. */
export function AnswerBody({ content, whole = false }: { content: Body; whole?: boolean }) {
  const { direct = [], cards = [], citations } = content;
  const [above, below] = [
    cards.filter(({ kind }) => !ADDS.includes(kind)),
    cards.filter(({ kind }) => ADDS.includes(kind)),
  ];
  const open = whole ? Infinity : above.length > 0 ? 0 : 1;
  const drawn = (card: Card, at: number) => (
    <Suspense key={at} fallback={<Skeleton className="h-40" />}>
      <CardView card={card} citations={citations} whole={whole} />
    </Suspense>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Direct direct={direct} citations={citations} />
      {above.map(drawn)}
      {partsOf(content).map((part, at) => (
        <PartView key={at} part={part} citations={citations} open={open} />
      ))}
      {below.map(drawn)}
    </div>
  );
}

function PartView({ part, citations, open }: Pick<AnswerContent, 'citations'> & { part: Part; open: number }) {
  if (part.kind === 'passages') return <Passages passages={part.passages} citations={citations} open={open} />;
  if (part.kind === 'heading') return <h3 className="font-serif text-h3 font-[620]">{part.text}</h3>;
  const partly = partlyBehind(part.segments);
  const chip = (n: number) => {
    const citation = citations.find(({ citation_id }) => citation_id === n);
    return citation ? <CiteChip key={n} citation={citation} among={citations} partly={partly.has(n)} /> : null;
  };
  const markdown = markdownOf(part.segments);
  // Words that only lead to what is quoted below are no larger than it.
  const leads = markdown.trimEnd().endsWith(':') && markdown.length < LEAD;
  return (
    <div className={leads ? 'min-w-0 text-ui font-medium text-ink-2' : 'read min-w-0'}>
      <Prose chip={chip}>{markdown}</Prose>
      <PartlyNote segments={part.segments} />
    </div>
  );
}
