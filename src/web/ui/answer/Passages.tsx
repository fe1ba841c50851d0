import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import { numbersOf } from '#contract/direct-line.ts';
import type { Passage } from '#contract/passages.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CiteChip } from './CiteChip.tsx';
import { PassageView } from './PassageView.tsx';
import { answerText } from './text.ts';

/** `open`: how many stand open, the rest is one row; all of them on paper. */
type Props = Pick<AnswerContent, 'citations'> & { passages: readonly Passage[]; open: number };

/** Chips at most in the row of what is folded. */
const CHIPS = 5;

/** Passages, best first: the first ones open, the rest folded in one row until they are wanted. */
export function Passages({ passages, citations, open }: Props) {
  const view = (passage: Passage, at: number) => <PassageView key={at} passage={passage} citations={citations} />;
  const rest = passages.slice(open);
  return (
    <div className="grid grid-cols-1 gap-5">
      {passages.slice(0, open).map(view)}
      {rest.length > 0 && (
        <Fold passages={rest} citations={citations} isMore={open > 0}>
          {rest.map(view)}
        </Fold>
      )}
    </div>
  );
}

type FoldProps = Omit<Props, 'open'> & { isMore: boolean; children: React.ReactNode };
/** The row of what is folded: how many, their numbers, and where they stand. */
function Fold({ passages, citations, isMore, children }: FoldProps) {
  const t = useText(answerText);
  const { number } = useFormats();
  const [shown, setShown] = useState(false);
  const id = useId();
  const n = passages.length;
  const firsts = passages.map(({ quotes }) => quotes[0]!);
  const numbers = passages.flatMap(({ quotes }) => quotes.flatMap(numbersOf));
  const titleOf = (at: number): string =>
    citations.find(({ citation_id }) => citation_id === firsts[at]!.citation_id)?.source_title ?? '';
  const places = [...new Set(passages.map(({ division }, at) => division || titleOf(at)).filter(Boolean))];
  const Icon = shown ? ChevronDown : ChevronRight;
  return (
    <div className="-mt-1 border-y border-line">
      <div className="relative flex min-h-10 items-center gap-2.5 text-note hover:bg-sunken/40 max-sm:min-h-11">
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="flex shrink-0 items-center gap-2.5 font-semibold after:absolute after:inset-0"
        >
          <Icon className="size-4 text-ink-3" aria-hidden />
          {isMore ? t.morePassages(n, number(n)) : t.passages(n, number(n))}
        </button>
        {!shown && (
          <>
            <span className="relative flex shrink-0 gap-1.5">
              {citations
                .filter(({ citation_id }) => numbers.includes(citation_id))
                .slice(0, CHIPS)
                .map((citation) => (
                  <CiteChip key={citation.citation_id} citation={citation} among={citations} />
                ))}
            </span>
            <span className="min-w-0 truncate text-ink-3" title={places.join(' · ')}>
              {places.join(' · ')}
            </span>
          </>
        )}
      </div>
      <div id={id} hidden={!shown} className={shown ? 'grid grid-cols-1 gap-5 pt-2 pb-4' : ''}>
        {shown && children}
      </div>
    </div>
  );
}
