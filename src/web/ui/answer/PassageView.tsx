import type { AnswerContent, Segment } from '#contract/answer.ts';
import { numbersOf } from '#contract/direct-line.ts';
import type { Passage } from '#contract/passages.ts';
import { Quote } from '../Quote.tsx';
import { unmarked } from './blocks.ts';
import { CiteChip } from './CiteChip.tsx';
import { PassageLabel } from './PassageLabel.tsx';

type Cites = Pick<AnswerContent, 'citations'>;

/** What a quotation rests on, in the order of its numbers. */
const citedBy = (segment: Segment, { citations }: Cites) => {
  const numbers = numbersOf(segment);
  return citations.filter(({ citation_id }) => numbers.includes(citation_id));
};

/** A passage of a source: where it stands, its words with the marker over those that answer, and what is said of it. */
export function PassageView({ passage: { division, quotes, note }, citations }: Cites & { passage: Passage }) {
  const chipsOf = (segment: Segment) =>
    citedBy(segment, { citations }).map((one) => <CiteChip key={one.citation_id} citation={one} among={citations} />);
  const [first, ...others] = quotes;
  const [citation] = citedBy(first!, { citations });
  return (
    <figure className="min-w-0">
      {citation && (
        <PassageLabel citation={citation} among={citations} division={division} chip={<span>{chipsOf(first!)}</span>} />
      )}
      {first!.text && <Words segment={first!} />}
      {others.map((segment, at) => (
        <Words key={at} segment={segment} chips={chipsOf(segment)} />
      ))}
      {note && <p className="mt-2 text-note text-ink-3">{note}</p>}
    </figure>
  );
}

function Words({ segment: { text, focus }, chips }: { segment: Segment; chips?: React.ReactNode }) {
  const { from, to } = focus ?? { from: 0, to: text.length };
  return (
    <Quote
      className="text-doc! not-first:mt-2 max-sm:text-[15px]/[25px]!"
      before={unmarked(text.slice(0, from))}
      after={unmarked(text.slice(to))}
      chips={chips && <span className="whitespace-nowrap">&nbsp;{chips}</span>}
    >
      {unmarked(text.slice(from, to))}
    </Quote>
  );
}
