import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { Jurisprudence } from '../contract.ts';
import { names } from '../server/names.ts';
import { Said } from './Said.tsx';
import { jurisText } from './text.ts';

/** What is claimed, told or asked without what should stand beside it. */
export function Gaps({ result, citations }: { result: Jurisprudence; citations: readonly Citation[] }) {
  const t = useText(jurisText);
  const name = useText(names);
  const { legal_gaps: gaps, gaps_left_out: more } = result;
  if (gaps.length === 0)
    return (
      <Empty flush title={t.noGaps}>
        {t.noGapsText}
      </Empty>
    );
  return (
    <>
      <ol className="divide-y divide-line">
        {gaps.map((gap, i) => (
          <li key={`${gap.area}-${i}`} className="grid gap-2.5 py-5 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="warn">{name.area[gap.area]}</Badge>
              <CitedPlace place={gap.document_location} citations={citations} />
            </div>
            <CitedQuote place={gap.document_location} citations={citations} />
            <p className="text-ui">{gap.description}</p>
            <div className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
              <Said label={t.risk}>{gap.potential_risk}</Said>
              <Said label={t.whatToDo}>{gap.recommendation}</Said>
            </div>
            {gap.applicable_jurisprudence.length > 0 && (
              <div className="text-note">
                <p className="text-meta font-semibold text-ink-2">{t.applicable}</p>
                <ul>
                  {gap.applicable_jurisprudence.map(({ title, location }) => (
                    <li key={title}>
                      {title} <CitedPlace place={location} citations={citations} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="pt-2 text-note text-ink-3">{t.leftOut(more)}</p>}
    </>
  );
}
