import { AlertTriangle, Calculator } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CiteChip } from '#web/ui/answer/CiteChip.tsx';
import { textLinkLook } from '#web/ui/Button.tsx';
import type { Event, Term } from '../contract.ts';
import { chronologyText } from './text.ts';

type Props = {
  event: Event;
  citations: ReadonlyMap<number, Citation>;
  /** The day of today, where its line stands above this fact. */
  today: string | null;
  /** Sets right how its term is counted. */
  onSet: () => void;
};

/** The day at the left of the rule, which runs down unbroken, and what it dates at the right. */
const ROW = 'grid grid-cols-[104px_minmax(0,1fr)]';

const noon = (iso: string): string => `${iso}T12:00:00`;

/** The date of a fact as it stands at the left: a day, a month, or why it has none. */
function useDate(): (event: Event) => string {
  const t = useText(chronologyText);
  const { date, month } = useFormats();
  return ({ precision, iso, term }) => {
    if (precision === 'recurring') return t.every;
    if (precision === 'impossible') return t.impossible;
    if (precision === 'no-year') return t.noYear;
    if (iso === null) return term ? t.notCalculated : '';
    return iso.length === 7 ? month(`${iso}-15T12:00:00`) : date(noon(iso));
  };
}

/** One fact: its day at the left of the rule, the words of its source and how a term was counted at the right. */
export function EventRow({ event, citations, today, onSet }: Props) {
  const t = useText(chronologyText);
  const { date } = useFormats();
  const dateOf = useDate();
  const of = ({ citation_id }: Place): Citation | undefined => citations.get(citation_id);
  const said = of(event.what);
  const { term, speaker, also, differs } = event;
  const places = [event.what, ...also].flatMap((place) => of(place) ?? []);
  const titles = [...new Set(places.map((citation) => citation.source_title))].join(', ');
  const where = [speaker && t.says[speaker], titles, event.what.label].filter(Boolean).join(' · ');
  return (
    <>
      {today && (
        <li className={ROW}>
          <span />
          <p className="rule-margin flex items-center gap-3 py-2 pl-5 text-note font-semibold max-sm:pl-4">
            {`${t.today} · ${date(noon(today))}`}
            <span className="h-px flex-1 bg-ink" aria-hidden />
          </p>
        </li>
      )}
      <li className={ROW}>
        <p className="py-3 pr-4 text-right text-ui font-semibold">
          <span className={term ? 'border-b border-dashed border-line-strong' : undefined}>{dateOf(event)}</span>
          {term?.due && <span className="block text-note font-normal text-ink-3">{t.calculated}</span>}
        </p>
        <article className="min-w-0 rule-margin py-3 pl-5 max-sm:pl-4">
          <p className="font-serif text-[16px]/6 [overflow-wrap:anywhere]">
            {said?.excerpt.replace(/\s+/g, ' ').trim()}{' '}
            {places.map((citation) => (
              <CiteChip key={citation.citation_id} citation={citation} among={places} />
            ))}
          </p>
          {where && <p className="text-note text-ink-3">{where}</p>}
          {differs.map(({ place, iso, said: words }, i) => (
            <p key={i} className="mt-1 flex items-center gap-1.5 text-note text-warn">
              <AlertTriangle className="size-3.5 shrink-0" aria-hidden />
              <span>{t.otherwise(iso === null ? words.replace(/\s+/g, ' ') : date(noon(iso)))}</span>
              {of(place) && <CiteChip citation={of(place)!} among={[of(place)!]} />}
            </p>
          ))}
          {term && <Counted term={term} onSet={onSet} />}
        </article>
      </li>
    </>
  );
}

/** How a term was counted: from which day, by which rule, which days were left out; or why it was not. */
function Counted({ term, onSet }: { term: Term; onSet: () => void }) {
  const t = useText(chronologyText);
  const { date } = useFormats();
  const { from, amount, unit, due, moved, passed, articles, read } = term;
  const why = (one: Term['passed'][number]): string =>
    `${date(noon(one.day))}: ${typeof one.why === 'string' ? t[one.why] : `${one.why.holiday} (${one.why.law})`}`;
  const said = due
    ? [
        t.counted(amount, t.units[unit], date(noon(from!))),
        articles,
        moved && t.movedFrom(date(noon(moved))),
        read && t.byHand,
      ]
        .filter(Boolean)
        .join(' · ')
    : from === null
      ? t.unknownStart
      : t.cannot;
  return (
    <div className="mt-1 flex items-start gap-1.5 text-note text-ink-2">
      <Calculator className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <div className="min-w-0">
        <span>{said}</span>{' '}
        <button type="button" onClick={onSet} className={textLinkLook('print:hidden')}>
          {due ? t.correct : t.start}
        </button>
        {passed.length > 0 && (
          <details>
            <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.leftOut(passed.length)}</summary>
            <ul className="mt-1 grid gap-0.5">
              {passed.map((one) => (
                <li key={one.day}>{why(one)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}
