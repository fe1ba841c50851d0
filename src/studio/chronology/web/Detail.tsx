import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DetailProps } from '#web/studio/tool.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import type contract from '../contract.ts';
import type { Event } from '../contract.ts';
import { EventRow } from './EventRow.tsx';
import { SetTerm } from './SetTerm.tsx';
import { isDay } from '../day.ts';
import { comingDue, countOf, daysBetween, filters, shownOf, todayInChile, type Filter } from './shown.ts';
import { chronologyText } from './text.ts';

/** What is coming due, listed below the nearest. */
const DUE = 3;

/** A chronology: what is coming due and which facts are shown, beside the facts in their order. */
export default function Detail({ result, citations, job, notebookId, onChanged }: DetailProps<typeof contract>) {
  const t = useText(chronologyText);
  const { number } = useFormats();
  const [filter, setFilter] = useState<Filter>('all');
  const [wanted, setWanted] = useState('');
  // On a phone what is shown is chosen below a button: the facts come first.
  const [choosing, setChoosing] = useState(false);
  const [setting, setSetting] = useState<Event | null>(null);
  const [today] = useState(() => todayInChile(new Date()));
  const byId = useMemo(() => new Map(citations.map((one) => [one.citation_id, one])), [citations]);
  const { events, left } = result;
  const shown = useMemo(() => shownOf(events, byId, filter, wanted), [events, byId, filter, wanted]);
  // The line of today stands before the first day to come, where something is before it.
  const next = shown.findIndex((event) => isDay(event) && event.iso! >= today);
  return (
    <div className="grid gap-x-10 gap-y-6 pt-5 lg:grid-cols-[292px_minmax(0,1fr)]">
      <aside className="min-w-0 lg:sticky lg:top-0 lg:self-start">
        <Due events={events} today={today} said={(event) => byId.get(event.what.citation_id)?.excerpt ?? ''} />
        <button
          type="button"
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
          className="mt-3 flex min-h-11 w-full items-center justify-between gap-2 text-ui sm:hidden"
        >
          {t.show}: {t[filter]} <ChevronDown className="size-4 shrink-0 text-ink-3" aria-hidden />
        </button>
        <h3 className="mt-6 mb-1 text-note text-ink-3 max-sm:hidden">{t.show}</h3>
        <ul className={clsx('grid sm:grid-cols-2 lg:contents', !choosing && 'max-sm:hidden')}>
          {filters.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={filter === one}
                onClick={() => setFilter(one)}
                className={clsx(
                  'flex min-h-9 w-full items-center justify-between gap-2 rounded px-2.5 text-ui hover:bg-sunken max-sm:min-h-11',
                  filter === one && 'bg-sunken',
                )}
              >
                {t[one]} <span className="text-ink-3 tabular-nums">{number(countOf(events, one))}</span>
              </button>
            </li>
          ))}
        </ul>
        <SearchBox
          value={wanted}
          onChange={setWanted}
          label={t.search}
          className={clsx('mt-3', !choosing && 'max-sm:hidden')}
        />
        <p className="mt-4 text-note text-ink-3">{t.note}</p>
      </aside>
      <div className="min-w-0">
        {shown.length === 0 && <p className="py-6 text-ui text-ink-2">{t.nothing}</p>}
        <ol>
          {shown.map((event, at) => (
            <EventRow
              key={event.id}
              event={event}
              citations={byId}
              today={at === next && at > 0 ? today : null}
              onSet={() => setSetting(event)}
            />
          ))}
        </ol>
        {left > 0 && <p className="py-4 text-note text-ink-3">{t.left(number(left))}</p>}
      </div>
      {setting && (
        <SetTerm
          event={setting}
          notebookId={notebookId}
          jobId={job.job_id}
          onChanged={onChanged}
          onClose={() => setSetting(null)}
        />
      )}
    </div>
  );
}

type DueProps = { events: readonly Event[]; today: string; said: (event: Event) => string };
/** The nearest day to come, large, and the next ones below it. */
function Due({ events, today, said }: DueProps) {
  const t = useText(chronologyText);
  const { date, number } = useFormats();
  const inDays = ({ iso }: Event): string => t.inDays(daysBetween(today, iso!), number(daysBetween(today, iso!)));
  const [first, ...rest] = comingDue(events, today, 1 + DUE);
  const noon = (iso: string): string => `${iso}T12:00:00`;
  const short = (event: Event): string => said(event).replace(/\s+/g, ' ').trim();
  return (
    <section aria-label={t.comingDue}>
      <h3 className="text-note text-ink-3">{t.comingDue}</h3>
      {!first && <p className="text-ui text-ink-2">{t.nothingDue}</p>}
      {first && (
        <>
          <p className="font-serif text-[40px]/[46px] font-semibold">{inDays(first)}</p>
          <p className="line-clamp-3 text-ui">{short(first)}</p>
          <p className="text-note text-ink-3">{date(noon(first.iso!))}</p>
          <ul className="mt-3 divide-y divide-line max-sm:hidden">
            {rest.map((event) => (
              <li key={event.id} className="flex items-start justify-between gap-3 py-2">
                <span className="min-w-0">
                  <span className="line-clamp-2 text-ui">{short(event)}</span>
                  <span className="text-note text-ink-3">{date(noon(event.iso!))}</span>
                </span>
                <span className="shrink-0 text-note text-ink-2">{inDays(event)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
