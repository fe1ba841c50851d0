import type { Segment } from '#contract/answer.ts';
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
    const { what, speaker, term, differs } = event;
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
      ...differs.flatMap((other) => [prose(`${say.differs}: ${other.iso}`), ...quote(other.place)]),
    ];
  });
  return result.left > 0 ? [...told, prose(say.left(result.left))] : told;
}
