import type { Segment } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Event, Term } from '../contract.ts';
import { words } from './text.ts';

type Say = (typeof words)['es'];

/** How a term was counted, in one line. */
export function countedAs({ from, due, moved, passed, articles, read }: Term, say: Say): string {
  if (due === null) return say.unknownStart;
  return [
    say.computed(articles),
    from && say.from(from),
    passed.length > 0 && say.skipped(passed.length),
    moved && say.moved(moved),
    read && say.setRight,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The date of an event as a heading says it: its day, or why it has none. */
export const dateOf = ({ precision, iso }: Event, say: Say): string =>
  precision === 'recurring' || precision === 'impossible' || precision === 'no-year'
    ? say.precision[precision]
    : (iso ?? say.undated);

/** Words on one line. */
export const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where some words stand, each place once: its source, and what the source calls the place. */
export function placesOf(places: readonly Place[], citations: readonly Citation[]): string {
  const named = places.flatMap(({ citation_id, label }) => {
    const title = citations.find((one) => one.citation_id === citation_id)?.source_title;
    return title ? [title, label].filter(Boolean).join(', ') : [];
  });
  return [...new Set(named)].join('; ');
}

/** The chronology as a paper: each fact below its day, in the words of its source. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const say = words[language];
  const prose = (text: string): Segment => ({ kind: 'prose', text });
  const quote = ({ citation_id }: Place): Segment[] => {
    const citation = citations.find((one) => one.citation_id === citation_id);
    return citation?.excerpt ? [{ kind: 'quote', text: citation.excerpt, citation_id }] : [];
  };
  if (result.events.length === 0) return [prose(say.none)];
  let day = '';
  const told = result.events.flatMap((event): Segment[] => {
    const { what, also, speaker, term, differs } = event;
    const now = dateOf(event, say);
    const head: Segment[] = now === day ? [] : [{ kind: 'heading', text: now }];
    day = now;
    const about = [what.label, speaker && say.speaker[speaker], term && countedAs(term, say)]
      .filter(Boolean)
      .join(' · ');
    return [
      ...head,
      ...(about ? [prose(about)] : []),
      ...quote(what),
      ...(also.length > 0
        ? [
            {
              kind: 'prose',
              text: say.also(placesOf(also, citations)),
              citation_ids: also.map(({ citation_id }) => citation_id),
            } satisfies Segment,
          ]
        : []),
      ...differs.flatMap(({ place, iso, said }) => [prose(say.differs(iso ?? flow(said))), ...quote(place)]),
    ];
  });
  return result.left > 0 ? [...told, prose(say.left(result.left))] : told;
}
