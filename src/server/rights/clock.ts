import { CLOCKS, type RightsType } from '#contract/rights.ts';
import { isBusinessDay, plus, type Day } from './holidays.ts';

const HOUR_MS = 60 * 60 * 1000;
const chile = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Milliseconds by which the clocks of Chile are ahead of UTC at a moment: less than none. */
function offsetAt(at: number): number {
  const parts = Object.fromEntries(chile.formatToParts(at).map(({ type, value }) => [type, value]));
  const read = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  return Date.parse(read) - Math.floor(at / 1000) * 1000;
}

/** The day that a moment falls on in Chile. */
const dayAt = (at: Date): Day => new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 10);

/** When a day begins in Chile. Where the clocks are set forward at midnight, which is on Sundays, that is its first hour. */
function startOf(day: Day): Date {
  const written = Date.parse(`${day}T00:00:00Z`);
  // Noon is in no change of the clocks; midnight may be in one, so it is looked at again.
  const guess = written - offsetAt(written + 16 * HOUR_MS);
  const at = written - offsetAt(guess);
  return new Date(dayAt(new Date(at)) === day ? at : guess);
}

/** The end of the so-manieth business day after the one on which something came in, which is not counted (Ley 19.880, art. 25). */
export function afterDays(from: Date, days: number): Date {
  let day = dayAt(from);
  for (let left = days; left > 0;) {
    day = plus(day, 1);
    if (isBusinessDay(day)) left--;
  }
  return new Date(startOf(plus(day, 1)).getTime() - 1);
}

/** The moment after so many hours of business days: those of Saturdays, Sundays and holidays do not count. */
export function afterHours(from: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  for (let day = dayAt(from), at = from; ; day = plus(day, 1), at = startOf(day)) {
    if (!isBusinessDay(day)) continue;
    const rest = startOf(plus(day, 1)).getTime() - at.getTime();
    if (left <= rest) return new Date(at.getTime() + left);
    left -= rest;
  }
}

/** Milliseconds of business days between two moments. */
export function businessTime(from: Date, to: Date): number {
  let passed = 0;
  for (let day = dayAt(from); startOf(day) < to; day = plus(day, 1)) {
    if (!isBusinessDay(day)) continue;
    const [begin, end] = [Math.max(startOf(day).getTime(), from.getTime()), Math.min(startOf(plus(day, 1)).getTime(), to.getTime())]; // prettier-ignore
    passed += Math.max(0, end - begin);
  }
  return passed;
}

/** Until when a request is answered that comes in, or is extended, at a moment. */
export function dueOf(type: RightsType, from: Date): Date {
  const clock = CLOCKS[type];
  return 'days' in clock ? afterDays(from, clock.days) : afterHours(from, clock.hours);
}
