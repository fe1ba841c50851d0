/** What a number format makes of a number: a day, a time of day, a stretch of time, a share in percent, or a number with what stands before and after it. */
export type Format =
  | { kind: 'date'; day: boolean; time: boolean }
  | { kind: 'duration' }
  | { kind: 'number'; percent: boolean; before: string; after: string };

const PLAIN: Extract<Format, { kind: 'number' }> = { kind: 'number', percent: false, before: '', after: '' };

/** Formats that have a number and no text in the file (ISO/IEC 29500-1, 18.8.30). */
function builtIn(id: number): Format {
  if (id === 9 || id === 10) return { ...PLAIN, percent: true };
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58))
    return { kind: 'date', day: true, time: false };
  if (id >= 18 && id <= 21) return { kind: 'date', day: false, time: true };
  if (id === 22) return { kind: 'date', day: true, time: true };
  return id >= 45 && id <= 47 ? { kind: 'duration' } : PLAIN;
}

/** A part of a format that is written as it stands: in quotation marks, or after a backslash. */
const QUOTED = /"[^"]*"|\\./g;
/** The words and signs of a part of a format. */
const literal = (part: string): string =>
  [...part.matchAll(/"([^"]*)"|\\(.)|([$€£¥])/g)]
    .map(([, quoted, escaped, sign]) => quoted ?? escaped ?? sign!)
    .join('')
    .replace(/\s+/g, ' ');

/** A format by its text. Only the part for positive numbers is looked at; a negative number keeps its sign. */
export function formatOf(id: number, code: string | undefined): Format {
  if (code === undefined) return builtIn(id);
  const first = (/^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code)?.[0] ?? '').slice(0, 255);
  if (/^general$/i.test(first)) return PLAIN;
  // A currency stands in brackets with a language, `[$$-340A]`; `_` and `*` keep room for the sign after them.
  const named = first.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replace(/[_*]./g, ' ');
  const masked = named.replace(QUOTED, (part) => ' '.repeat(part.length));
  if (/\[(?:h+|m+|s+)\]/i.test(masked)) return { kind: 'duration' };
  const signs = masked.replace(/\[[^\]]*\]/g, (part) => ' '.repeat(part.length));
  const from = signs.search(/[0#?]/);
  if (/[dyhsm]/i.test(signs) && !/[0#?]/.test(signs.replace(/s\.0+/gi, '')))
    return { kind: 'date', day: /[dy]/i.test(signs) || !/[hs]/i.test(signs), time: /[hs]/i.test(signs) };
  const to = signs.search(/[0#?][^0#?]*$/) + 1;
  // Words amid the digits and digits that are left out would make another number of it: `0 "pesos" .00`, `0.0,,"M"`.
  if (from < 0 || literal(named.slice(from, to)).trim() !== '' || signs[to] === ',') return PLAIN;
  return {
    kind: 'number',
    percent: signs.includes('%'),
    before: literal(named.slice(0, from)),
    after: literal(named.slice(to)),
  };
}

/** Days from the first of January 1970 back to the day 0 of the two calendars of workbooks. */
const EPOCH = { of1900: 25_569, of1904: 24_107 } as const;
/** The workbook's calendar of 1900 has a 29th of February, which that year had not. */
const LEAP = 60;
const LAST_DAY = 2_958_465;
const two = (part: number): string => String(part).padStart(2, '0');

function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${two(hours)}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ''}`;
}

/** Fifteen digits, which is what a workbook keeps: 0.1 + 0.2 is 0.3. */
const digits = (value: number): string => String(Number(value.toPrecision(15)));

/**
 * A number as the sheet means it: days as year-month-day, times as hours and minutes, shares in percent, units and currencies where the format has
 * them. Digits are never rounded or grouped: what a sheet shows of them depends on who opens it.
 */
export function numberText(value: number, format: Format, of1904 = false): string {
  if (format.kind === 'number') {
    const size = Math.abs(value);
    const text = format.percent ? `${digits(size * 100)}%` : digits(size);
    return `${value < 0 ? '-' : ''}${format.before.trimStart()}${text}${format.after}`.trim();
  }
  if (value < 0 || value > LAST_DAY) return digits(value);
  const seconds = Math.round(value * 86_400);
  if (format.kind === 'duration') return clock(seconds);
  const time = clock(seconds % 86_400);
  if (!format.day || (value < 1 && !of1904)) return time;
  const shift = of1904 ? EPOCH.of1904 : EPOCH.of1900 - Number(value < LEAP);
  const day = new Date((Math.floor(seconds / 86_400) - shift) * 86_400_000).toISOString().slice(0, 10);
  return format.time && seconds % 86_400 > 0 ? `${day} ${time}` : day;
}
