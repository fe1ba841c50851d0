import { createHash } from 'node:crypto';
import type { Citation } from '#contract/span.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Event } from '../contract.ts';
import { isDay } from '../day.ts';
import { countedAs, dateOf, flow, placesOf } from './paper.ts';
import { words } from './text.ts';

type Given = Told<typeof contract> & { title: string; at: string };

const wordsAt = (citations: readonly Citation[], { citation_id }: { citation_id: number }): Citation | undefined =>
  citations.find((one) => one.citation_id === citation_id);

/** The chronology as lines of cells, the first of them the heads. */
export function sheet({ result, citations, language }: Given): string[][] {
  const say = words[language];
  const rows = result.events.map((event) => {
    const { what, also, at, speaker, term, precision, differs } = event;
    const places = [what, ...also];
    const titles = places.flatMap((place) => wordsAt(citations, place)?.source_title ?? []);
    return [
      precision === 'impossible' ? flow(wordsAt(citations, at)?.excerpt ?? '') : dateOf(event, say),
      event.aside ? say.aside : say.kinds[precision],
      flow(wordsAt(citations, what)?.excerpt ?? ''),
      [...new Set(titles)].join('; '),
      also.length > 0 ? placesOf(places, citations) : (what.label ?? ''),
      speaker ? say.speaker[speaker] : '',
      term ? countedAs(term, say) : '',
      term?.from ?? '',
      term?.due ?? '',
      differs.map(({ place, iso, said }) => `${iso ?? flow(said)} (${placesOf([place], citations)})`).join('; '),
    ];
  });
  return [[...say.columns], ...rows];
}

/** A line of iCalendar, folded at 75 octets and never within a character (RFC 5545, 3.1). */
export function folded(line: string): string {
  const out: string[] = [];
  let [now, size] = ['', 0];
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (size + octets > 75) {
      out.push(now);
      [now, size] = [' ', 1];
    }
    now += character;
    size += octets;
  }
  return [...out, now].join('\r\n');
}

/** Text of iCalendar (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const stampOf = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');
const dayAfter = (iso: string): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

/** The chronology as a calendar of whole days (RFC 5545): its events, without the dates that are of none. */
export function calendar({ result, citations, language, title, at }: Given): string {
  const say = words[language];
  const entry = (event: Event): string[] => {
    const { iso, what, also, aside, term } = event;
    if (aside || iso === null || !isDay(event)) return [];
    const said = wordsAt(citations, what);
    const about = flow(said?.excerpt ?? '');
    const uid = createHash('sha256').update(`${title}\n${iso}\n${about}`).digest('hex').slice(0, 32);
    return [
      'BEGIN:VEVENT',
      `UID:${uid}@fojas`,
      `DTSTAMP:${stampOf(at)}`,
      `DTSTART;VALUE=DATE:${iso.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(iso)}`,
      `SUMMARY:${escaped(about.slice(0, 200))}`,
      `DESCRIPTION:${escaped([placesOf([what, ...also], citations), term && countedAs(term, say)].filter(Boolean).join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  };
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fojas//Cronologia//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(title)}`,
    ...result.events.flatMap(entry),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
