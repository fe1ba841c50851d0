import { dateAndTime, type Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import { exportText, type ExportText } from './text.ts';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };

/** The words of a document, and its numbers and dates as its readers write them. */
export type Wording = {
  t: ExportText;
  number: (value: number) => string;
  date: (iso: string, zone: string | null) => string;
  list: (items: readonly string[]) => string;
  /** 'lines 182–186', 'line 40'. */
  lines: (from: number, to: number) => string;
  /** 'PDF, version 1, page 7, lines 182–186', 'Audio, 12:03, line 40', or 'Website, line 40, in force from March 13, 2026'. */
  place: (citation: Citation) => string;
};

/** 12:03, or 1:02:03. */
function clock(second: number): string {
  const whole = Math.floor(second);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The date, the time and the zone. Where this machine does not know the zone, the date is in UTC and says so. */
function dateIn(language: Language, iso: string, zone: string | null): string {
  const in_ = (timeZone: string): string => `${dateAndTime(language, new Date(iso), timeZone)} (${timeZone})`;
  try {
    return in_(zone ?? 'UTC');
  } catch {
    return in_('UTC');
  }
}

export function wording(language: Language): Wording {
  const locale = LOCALES[language];
  const t = exportText[language];
  const number = (value: number): string => new Intl.NumberFormat(locale).format(value);
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const lines = (from: number, to: number): string =>
    from === to ? t.line(number(from)) : t.lines(`${number(from)}–${number(to)}`);
  return {
    t,
    number,
    lines,
    date: (iso, zone) => dateIn(language, iso, zone),
    list: (items) => new Intl.ListFormat(locale).format(items),
    place: ({ source_type, version, newer, page, time, since, chunk_lines_from: from, chunk_lines_to: to }) =>
      [
        t.types[source_type],
        newer && t.version(version),
        page !== null && t.page(number(page)),
        time !== null && clock(time),
        lines(from, to),
        since && t.since(day(since)),
      ]
        .filter(Boolean)
        .join(', '),
  };
}

/** A quotation reads on over the line ends of its page. */
export const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Text that any format can hold: no control marks but line ends and tabs, no halves of a character, and no marks that make a name read
 * as another by turning its direction (Unicode TR 36).
 */
export const printable = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g, '')
    .replace(LONE, '\ufffd');
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
