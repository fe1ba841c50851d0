import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { Doctrine } from '../contract.ts';
import { names } from '../server/names.ts';
import { toneOfPosition, type Fits } from './look.ts';
import { doctrineText } from './text.ts';

type Author = Doctrine['authors_analysis'][number];
type Props = { list: readonly Author[]; citations: readonly Citation[]; fits: Fits };
const ROW = 'sm:grid sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1.7fr)_152px_104px_minmax(0,1.5fr)] sm:gap-4';

/** Who is cited, how often, on which side, and where each stands. */
export function Authors({ list, citations, fits }: Props) {
  const t = useText(doctrineText);
  if (list.length === 0)
    return (
      <Empty flush title={t.noneAuthors}>
        {t.noneCitedText}
      </Empty>
    );
  const shown = list.filter((one) => fits(one.author_name, ...one.main_works));
  if (shown.length === 0) return <p className="py-6 text-ui text-ink-2">{t.nothing}</p>;
  const most = Math.max(...list.map(({ frequency_cited }) => frequency_cited));
  return (
    <div role="table" aria-label={t.authors} className="text-ui">
      <div role="row" className={`${ROW} border-b border-line-strong py-2 text-note text-ink-3 max-sm:sr-only`}>
        {[t.author, t.work, t.position, t.times, t.where].map((label) => (
          <span key={label} role="columnheader">
            {label}
          </span>
        ))}
      </div>
      {shown.map((one) => (
        <Row key={one.author_name} one={one} most={most} citations={citations} />
      ))}
    </div>
  );
}

function Row({ one, most, citations }: { one: Author; most: number; citations: readonly Citation[] }) {
  const t = useText(doctrineText);
  const name = useText(names);
  const told = [one.nationality, one.specialty].filter(Boolean).join(' · ');
  return (
    <div role="row" className={`${ROW} border-b border-line py-3.5 max-sm:grid max-sm:gap-2`}>
      <div role="cell">
        <p className="font-semibold">{one.author_name}</p>
        {told && <p className="text-note text-ink-3">{told}</p>}
      </div>
      <div role="cell" className="font-serif text-[16px]/6">
        {one.main_works.length === 0 && <span className="font-sans text-note text-ink-3">{t.noWork}</span>}
        {one.main_works.map((work) => (
          <p key={work}>
            <cite>{work}</cite>
          </p>
        ))}
      </div>
      <div role="cell">
        <Badge tone={toneOfPosition[one.position]}>{name.position[one.position]}</Badge>
      </div>
      <div role="cell" className="flex items-center gap-2 self-start pt-1.5 max-sm:max-w-40">
        <span className="sr-only">{t.times}: </span>
        <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-tinta"
            style={{ width: `${(100 * one.frequency_cited) / most}%` }}
          />
        </span>
        <span className="font-semibold tabular-nums">{one.frequency_cited}</span>
      </div>
      <div role="cell" className="grid content-start gap-1">
        {one.key_contributions.map((place) => (
          <CitedPlace key={place.citation_id} place={{ ...place, label: t.inDocument }} citations={citations} />
        ))}
        {one.in_sources.map(({ place, source_title }) => (
          <CitedPlace
            key={place.citation_id}
            place={{ ...place, label: t.inSource(source_title) }}
            citations={citations}
          />
        ))}
      </div>
    </div>
  );
}
