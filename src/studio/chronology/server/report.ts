import type { Place } from '#contract/studio.ts';
import { factsIn } from '#reading/chronology/facts.ts';
import { joined, type Told } from '#reading/chronology/join.ts';
import type { Range } from '#reading/lines.ts';
import type { UnitKind } from '#reading/units/unit.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Document } from '#server/studio/tool.ts';
import type { Chronology, Event } from '../contract.ts';
import { counted } from './counted.ts';

/** Facts that are listed; what goes beyond is counted. */
const MOST = 1500;
/** Characters of a quotation that are shown. */
const SHOWN = 460;

const SPEAKER: Partial<Record<UnitKind, Event['speaker']>> = {
  allegation: 'party',
  reasoning: 'reasons',
  decision: 'decides',
  dissent: 'dissent',
};

/** The order of a chronology: what has a day by it, a month after its days; then what recurs, and what has none. */
function orderOf({ iso, precision }: Event): string {
  if (iso === null) return precision === 'recurring' ? '9998' : '9999';
  return iso.startsWith('-') ? '9997' : iso.length > 7 ? iso : `${iso}-99`;
}

/** What some texts date, joined and in order, with the places of its words as claims. */
export function report(
  documents: readonly Pick<Document, 'text' | 'speaks'>[],
  hear: (done: number) => void,
): { result: Chronology; claims: Claim[] } {
  const told = documents.flatMap(({ text, speaks }, source): Told[] => {
    hear(source / documents.length);
    return factsIn(text, speaks).map((fact) => ({ source, text, language: speaks, fact }));
  });
  const claims: Claim[] = [];
  type Where = Pick<Told, 'source' | 'text'> & { label: string };
  const quoted = ({ source, text, label }: Where, { start, end }: Range): Place => ({
    citation_id: claims.push({ source, start, end, quote: text.slice(start, end), most: SHOWN }),
    ...(label && { label }),
  });
  const at = (told: Told, range: Range): Place => quoted({ ...told, label: told.fact.label }, range);
  const all = joined(told);
  const events = all.slice(0, MOST).map((one): Event => {
    const { fact, also, differs } = one;
    const read = fact.term;
    const counting = read && {
      from: read.from?.day ?? null,
      rule: read.rule,
      amount: read.amount,
      unit: read.unit,
      region: null,
    };
    const term = read &&
      counting && {
        ...counting,
        anchor: read.anchor && at(one, read.anchor),
        start: read.from && at(one, read.from.at),
        ...counted(counting),
        read: null,
      };
    return {
      id: 0,
      precision: fact.precision,
      iso: term ? term.due : fact.iso,
      at: at(one, fact.at),
      what: at(one, fact.what),
      speaker: (fact.kind && SPEAKER[fact.kind]) ?? null,
      aside: [one, ...also].every((told) => told.fact.aside),
      also: also.map((other) => at(other, other.fact.what)),
      differs: differs.map((other) => ({
        place: quoted(other, other.at),
        iso: other.iso,
        said: other.iso === null ? other.text.slice(other.said.start, other.said.end) : '',
      })),
      term,
    };
  });
  const ordered = inOrder(events).map((event, id) => ({ ...event, id }));
  return { result: { events: ordered, left: all.length - events.length }, claims };
}

/** Events by their days; those of one day as they were. */
export const inOrder = (events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0));
