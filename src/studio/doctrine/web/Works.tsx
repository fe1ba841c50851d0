import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/tone.tsx';
import type { Cited } from '../contract.ts';
import { names, referenceOf } from '../server/names.ts';
import { toneOfPosition, type Fits } from './look.ts';
import { Part, Shown } from './Part.tsx';
import { doctrineText } from './text.ts';

type Props = { list: readonly Cited[]; citations: readonly Citation[]; fits: Fits };

/** What the document cites, each with its reference, its words, and what the reference lacks. */
export function Works({ list, citations, fits }: Props) {
  const t = useText(doctrineText);
  const shown = list.filter((one) => fits(one.author, one.work_title, one.within, one.publisher));
  return (
    <Part all={list.length} shown={shown.length} title={t.noneCited} help={t.noneCitedText}>
      {shown.map((one, i) => (
        <li key={`${one.author} ${one.doctrine_name} ${i}`} className="py-5">
          <Work one={one} citations={citations} />
        </li>
      ))}
    </Part>
  );
}

function Work({ one, citations }: { one: Cited; citations: readonly Citation[] }) {
  const t = useText(doctrineText);
  const name = useText(names);
  return (
    <article className="grid gap-2.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-ui font-semibold">{one.author}</h3>
          <p className="font-serif text-[17px]/6">
            {one.work_title ? <cite>{one.work_title}</cite> : <span className="text-ink-3">{t.noWork}</span>}
          </p>
        </div>
        <Badge tone={toneOfPosition[one.position]}>{name.position[one.position]}</Badge>
      </div>
      <p className="text-note text-ink-2">
        {[referenceOf(one), t.mentions(one.mentions), one.invoked_by && name.speaker[one.invoked_by]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Shown place={one.relevant_excerpt} citations={citations} />
      <p className="text-ui">{one.application}</p>
      {one.missing.length > 0 && (
        <p className="text-note text-warn">{one.missing.map((what) => name.missing[what]).join(', ')}</p>
      )}
      {one.also.length > 0 && (
        <details className="text-note">
          <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.also(one.also.length)}</summary>
          <ul className="mt-2 grid gap-3">
            {one.also.map((place) => (
              <li key={place.citation_id}>
                <Shown place={place} citations={citations} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
