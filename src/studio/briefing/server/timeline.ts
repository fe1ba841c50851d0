import type { Language } from '#contract/language.ts';
import chronology from '#studio/chronology/server/index.ts';
import type { Point } from '../contract.ts';
import type { Quoted, Source } from './source.ts';
import { words } from './text.ts';

/** Letters of a whole day, "2026-03-05", and of a month. */
const DAY = 10;
const MONTH = 7;

/** A day or a month as its readers write it. */
function dayIn(language: Language, iso: string): string {
  const month = iso.length === MONTH;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-US', {
    ...(!month && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(month ? `${iso}-01` : iso));
}

/**
 * What a source dates with a day or a month, in order, and the terms that can be counted; dates of no event are left out. A day that no calendar has stays as it
 * is written.
 */
export async function timelineOf(source: Source, quoted: Quoted, language: Language): Promise<Point[]> {
  const { result, claims } = await chronology.offline(source.document, language, () => undefined);
  const say = words[language];
  return result.events.flatMap(({ iso, at, what, aside, precision, term }): Point[] => {
    if (aside || !iso || iso.startsWith('-') || (iso.length !== DAY && iso.length !== MONTH)) return [];
    const places = quoted.from(source, what, claims);
    const day = precision === 'impossible' ? (claims[at.citation_id - 1]?.quote ?? '') : dayIn(language, iso);
    const said = term ? say.due(day) : day;
    return places.length > 0 ? [{ said, note: term ? say.computed(term.articles) : '', level: null, places }] : [];
  });
}
