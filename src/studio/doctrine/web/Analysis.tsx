import type { ReactNode } from 'react';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/tone.tsx';
import type { Doctrine } from '../contract.ts';
import { names } from '../server/names.ts';
import type { Fits } from './look.ts';
import { Part, Said, Shown } from './Part.tsx';
import { doctrineText } from './text.ts';

type Props<L> = { list: L; citations: readonly Citation[]; fits: Fits };

/** What groups of authors the document itself makes, and what their counts and years say. */
export function Trends({ list, citations, fits }: Props<Doctrine['doctrinal_trends']>) {
  const t = useText(doctrineText);
  const name = useText(names);
  const shown = list.filter((one) => fits(one.trend_name, ...one.main_authors));
  return (
    <Part all={list.length} shown={shown.length} title={t.noneTrends} help={t.noneTrendsText}>
      {shown.map((one, i) => (
        <li key={`${one.trend_name} ${i}`} className="grid gap-2 py-5">
          <div className="flex items-start justify-between gap-3">
            <h3 className="font-serif text-[18px]/6 font-semibold text-balance">{one.trend_name}</h3>
            <Badge tone={one.current_status === 'established' ? 'info' : 'plain'}>
              {name.status[one.current_status]}
            </Badge>
          </div>
          <p className="text-ui">{one.description}</p>
          {one.main_authors.length > 0 && <Said label={t.byAuthors}>{one.main_authors.join(', ')}</Said>}
          <Shown place={one.location} citations={citations} />
        </li>
      ))}
    </Part>
  );
}

/** Strengths, weaknesses, and where authority is missing. */
export function Analysis({ list, citations, fits }: Props<Doctrine['critical_analysis']>) {
  const t = useText(doctrineText);
  const strengths = list.doctrinal_strengths.filter((one) => fits(one.aspect, one.foundation));
  const weaknesses = list.doctrinal_weaknesses.filter((one) => fits(one.aspect, one.foundation));
  const gaps = list.doctrinal_gaps.filter((one) => fits(one.area, one.description));
  const line = (title: string, text: string, place: Place | null, more?: ReactNode) => (
    <>
      <p className="text-ui font-semibold">{title}</p>
      <p className="text-ui text-ink-2">{text}</p>
      {more}
      {place && <Shown place={place} citations={citations} />}
    </>
  );
  return (
    <div className="grid gap-8 pt-4">
      <Group title={t.gaps} none={t.noneGaps} all={list.doctrinal_gaps.length} shown={gaps.length}>
        {gaps.map((one, i) => (
          <li key={i} className="grid gap-1.5 py-4">
            {line(
              one.area,
              one.description,
              one.location,
              one.recommended_authors.length > 0 && <Said label={t.nearby}>{one.recommended_authors.join(', ')}</Said>,
            )}
          </li>
        ))}
      </Group>
      <Group
        title={t.weaknesses}
        none={t.noneWeaknesses}
        all={list.doctrinal_weaknesses.length}
        shown={weaknesses.length}
      >
        {weaknesses.map((one, i) => (
          <li key={i} className="grid gap-1.5 py-4">
            {line(one.aspect, `${one.foundation} ${one.how_to_improve}`, one.location)}
          </li>
        ))}
      </Group>
      <Group title={t.strengths} none={t.noneStrengths} all={list.doctrinal_strengths.length} shown={strengths.length}>
        {strengths.map((one, i) => (
          <li key={i} className="grid gap-1.5 py-4">
            {line(one.aspect, one.foundation, one.location)}
          </li>
        ))}
      </Group>
    </div>
  );
}

function Group({
  title,
  none,
  all,
  shown,
  children,
}: {
  title: string;
  none: string;
  all: number;
  shown: number;
  children: ReactNode;
}) {
  const t = useText(doctrineText);
  return (
    <section>
      <h3 className="font-serif text-[19px]/6 font-semibold">{title}</h3>
      {shown > 0 ? (
        <ul className="divide-y divide-line">{children}</ul>
      ) : (
        <p className="py-3 text-ui text-ink-2">{all === 0 ? none : t.nothing}</p>
      )}
    </section>
  );
}
