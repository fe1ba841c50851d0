import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { Jurisprudence } from '../contract.ts';
import { names } from '../server/names.ts';
import { Said } from './Said.tsx';
import { jurisText } from './text.ts';

type One =
  | Jurisprudence['misapplied_jurisprudence_in_favor'][number]
  | Jurisprudence['misapplied_jurisprudence_against'][number];
type Props = { list: readonly One[]; citations: readonly Citation[]; empty: { title: string; text: string } };

/** Citations that do not hold: the words that cite, what is wrong, and the right words where they are known. */
export function Misapplied({ list, citations, empty }: Props) {
  const t = useText(jurisText);
  const name = useText(names);
  if (list.length === 0)
    return (
      <Empty flush title={empty.title}>
        {empty.text}
      </Empty>
    );
  return (
    <ol className="divide-y divide-line">
      {list.map((one, i) => (
        <li key={`${one.error}-${i}`} className="grid gap-2.5 py-5 first:pt-0">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 className="font-serif text-[19px]/6 font-semibold text-balance">{one.title}</h3>
            <Badge tone="bad">{name.error[one.error]}</Badge>
          </div>
          <CitedPlace place={one.location} citations={citations} />
          <CitedQuote place={one.location} citations={citations} />
          <p className="text-ui">{one.application_error}</p>
          <div className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            <Said label={t.shouldBe}>{one.should_be}</Said>
            {'recommendation' in one ? (
              <Said label={t.whatToDo}>{one.recommendation}</Said>
            ) : (
              <>
                <Said label={t.advantage}>{one.potential_advantage}</Said>
                <Said label={t.arguing}>{one.how_to_argue}</Said>
              </>
            )}
          </div>
          {one.correct && <CitedQuote place={one.correct} citations={citations} />}
        </li>
      ))}
    </ol>
  );
}
