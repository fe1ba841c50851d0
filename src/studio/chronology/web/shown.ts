import type { Citation } from '#contract/span.ts';
import { fold } from '#web/i18n/fold.ts';
import type { Event } from '../contract.ts';
import { isDay } from '../day.ts';

/** Which facts are shown. */
export const filters = ['all', 'terms', 'differs', 'undated'] as const;
export type Filter = (typeof filters)[number];

const FITS: Record<Filter, (event: Event) => boolean> = {
  all: () => true,
  terms: ({ term }) => term !== null && term.due !== null,
  differs: ({ differs }) => differs.length > 0,
  undated: (event) => !isDay(event),
};

export const countOf = (events: readonly Event[], filter: Filter): number => events.filter(FITS[filter]).length;

/** The events that a filter and the words of a search leave. */
export function shownOf(
  events: readonly Event[],
  citations: ReadonlyMap<number, Citation>,
  filter: Filter,
  wanted: string,
): Event[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return events.filter((event) => {
    if (!FITS[filter](event)) return false;
    const said = citations.get(event.what.citation_id);
    const text = fold(`${said?.excerpt ?? ''} ${said?.source_title ?? ''} ${event.what.label ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** Today in Chile, where terms end at midnight: "2026-11-26". */
export const todayInChile = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago', dateStyle: 'short' }).format(now);

/** Whole days from one day of the calendar to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The next events that are to come, the nearest first. */
export const comingDue = (events: readonly Event[], today: string, most: number): Event[] =>
  events.filter((event) => isDay(event) && !event.aside && event.iso! >= today).slice(0, most);
