import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import type { Against, InFavor, Neutral } from '../contract.ts';
import { names } from '../server/names.ts';
import { Mark } from './Provenance.tsx';
import { Said } from './Said.tsx';
import { jurisText } from './text.ts';

type Props = { ruling: InFavor | Against | Neutral; citations: readonly Citation[] };

/** One ruling: what it is and where it comes from, the words around it, what it is cited for, and what it does for the document. */
export function RulingCard({ ruling, citations }: Props) {
  const t = useText(jurisText);
  const { date } = useFormats();
  const { title, relevant_excerpt: excerpt, proposition, also, found_in: found, provenance } = ruling;
  const inSource = provenance === 'sources' && found;
  return (
    <article className="grid gap-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="font-serif text-[19px]/6 font-semibold text-balance">{title}</h3>
        <Mark from={provenance}>{inSource ? t.inSource(found.source_title) : t.inDocument}</Mark>
      </div>
      <p className="text-meta text-ink-3">
        {ruling.date ? date(`${ruling.date}T12:00:00`) : t.noDate} ·{' '}
        <CitedPlace place={excerpt} citations={citations} />
      </p>
      <CitedQuote place={excerpt} citations={citations} />
      {proposition && (
        <div className="grid gap-1">
          <p className="text-meta font-semibold text-ink-2">{t.proposition}</p>
          <CitedQuote place={proposition} citations={citations} />
        </div>
      )}
      {also.length > 0 && (
        <details className="text-note">
          <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.also(also.length)}</summary>
          <ul className="mt-2 grid gap-3">
            {also.map((place) => (
              <li key={place.citation_id} className="grid gap-1">
                <CitedPlace place={place} citations={citations} />
                <CitedQuote place={place} citations={citations} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Effect ruling={ruling} />
      {found && !inSource && (
        <p className="flex flex-wrap items-center gap-2">
          <Mark from="sources">
            {found.as === 'text' ? t.alsoText(found.source_title) : t.alsoNamed(found.source_title)}
          </Mark>
          <CitedPlace place={found.location} citations={citations} />
        </p>
      )}
    </article>
  );
}

function Effect({ ruling }: { ruling: Props['ruling'] }) {
  const t = useText(jurisText);
  const name = useText(names);
  return (
    <div className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {'application' in ruling && <Said label={t.application}>{ruling.application}</Said>}
      {'impact' in ruling && (
        <Said label={t.impact}>
          <strong>{name.impact[ruling.impact]}.</strong> {ruling.impact_reason}
        </Said>
      )}
      {'risk' in ruling && <Said label={t.risk}>{ruling.risk}</Said>}
      {'how_to_counter' in ruling && <Said label={t.counter}>{ruling.how_to_counter}</Said>}
    </div>
  );
}
