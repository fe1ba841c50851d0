import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { MissingQuote, Quote } from '../Quote.tsx';
import { flow } from './blocks.ts';
import { CiteChip } from './CiteChip.tsx';
import { usePlace } from './place.ts';

type Props = { place: Place; citations: readonly Citation[] };

const citedBy = ({ place, citations }: Props): Citation | undefined =>
  citations.find(({ citation_id }) => citation_id === place.citation_id);

/** Where a finding stands: what its document calls the place, its lines, and the chip that opens them. */
export function CitedPlace(props: Props) {
  const citation = citedBy(props);
  const say = usePlace();
  if (!citation) return null;
  const { label } = props.place;
  return (
    <span className="text-meta text-ink-3 tabular-nums">
      {label && <span className="text-ink-2">{label} · </span>}
      {say(citation)} <CiteChip citation={citation} among={props.citations} />
    </span>
  );
}

/** The words of a place as a slip of their sheet, with the chip that opens them. Words that were found nowhere are struck through. */
export function CitedQuote(props: Props) {
  const citation = citedBy(props);
  if (!citation) return null;
  const chip = <CiteChip citation={citation} among={props.citations} />;
  const words = flow(citation.excerpt);
  if (citation.state === 'missing')
    return (
      <div>
        <MissingQuote>{words}</MissingQuote>
        {chip}
      </div>
    );
  return words ? <Quote chips={<> {chip}</>}>{words}</Quote> : <p>{chip}</p>;
}
