import { dayOf, isoOf, monthsAfter, partsOf, type Day } from './day.ts';
import { holidayOn, isSaturday, isSunday, YEARS, type Region } from './holidays.ts';

export type Unit = 'day' | 'working-day' | 'month' | 'year';

/**
 * How a rule counts. `skips`: the days of a term of days that do not count. `moves`: on which days a term may not end, so that it ends on the next that may; `unless`
 * terms of days are meant too. `starts`: the first day that may count after one on which no term starts.
 */
type Counting = { articles: string; skips: Off; moves: Off };
/** Days off: none · Sundays and holidays · these and Saturdays. */
type Off = 'none' | 'holidays' | 'saturdays';

/**
 * The rules of Chilean law by which terms are counted. Source of each: its articles.
 *
 * `cc`: running days, an end on a holiday stands (art. 48, 50). `cpc`: days of the Code are suspended on holidays, Saturdays count; months and years are not
 * suspended (art. 59, 66). `cpp`: running, an end on a holiday moves (art. 14). `admin`: neither Saturdays, Sundays nor holidays, an end moves (Law 19.880, art. 25).
 * `tax`: as `admin` (art. 10). `labour`: in court and for claims, as `cpc` (art. 168, 435). `bargaining`: running, an end moves, from Saturdays too (art. 312).
 */
const RULES = {
  cc: { articles: 'Código Civil, arts. 48 y 50', skips: 'none', moves: 'none' },
  cpc: { articles: 'Código de Procedimiento Civil, arts. 59 y 66', skips: 'holidays', moves: 'none' },
  cpp: { articles: 'Código Procesal Penal, art. 14', skips: 'none', moves: 'holidays' },
  admin: { articles: 'Ley 19.880, art. 25', skips: 'saturdays', moves: 'saturdays' },
  tax: { articles: 'Código Tributario, art. 10', skips: 'saturdays', moves: 'saturdays' },
  labour: { articles: 'Código del Trabajo, arts. 168 y 435', skips: 'holidays', moves: 'none' },
  bargaining: { articles: 'Código del Trabajo, art. 312', skips: 'none', moves: 'saturdays' },
} as const satisfies Record<string, Counting>;
export type RuleId = keyof typeof RULES;

/** A term: so many days, months or years from a day, by a rule. `working-day`: the words say working days, whatever the rule counts. */
export type Term = { rule: RuleId; from: string; amount: number; unit: Unit; region?: Region | null };

/** A day that did not count, or on which a term could not end, and why. */
type Passed = { day: string; why: 'sunday' | 'saturday' | { holiday: string; law: string } };
export type Due = {
  /** The last day of the term, until midnight. */
  due: string;
  /** Where it would have ended, had it not moved; null where it did not. */
  moved: string | null;
  /** Days that did not count, and those that it moved over. */
  passed: Passed[];
  articles: string;
};

/** Days, months or years of a term at most. */
const MOST = { day: 3650, 'working-day': 2500, month: 240, year: 20 } as const satisfies Record<Unit, number>;

function offOn(day: Day, off: Off, region: Region | null): Passed['why'] | null {
  if (off === 'none') return null;
  const holiday = holidayOn(day, region);
  if (holiday) return { holiday: holiday.name, law: holiday.law };
  return isSunday(day) ? 'sunday' : off === 'saturdays' && isSaturday(day) ? 'saturday' : null;
}

/**
 * The day on which a term ends, with the days that did not count. The day of the event is not counted (Civil Code, art. 48 and 50). Null where its start is no day of
 * the calendar, its amount is out of bounds, or it reaches into years whose holidays are not known.
 */
export function dueDate({ rule, from, amount, unit, region = null }: Term): Due | null {
  const start = dayOf(from);
  if (start === null || !Number.isInteger(amount) || amount < 1 || amount > MOST[unit]) return null;
  const { articles, skips, moves }: Counting = RULES[rule];
  const passed: Passed[] = [];
  const pass = (day: Day, why: Passed['why']): void => void passed.push({ day: isoOf(day), why });
  const isDays = unit === 'day' || unit === 'working-day';
  // Words that say working days leave out at least Sundays and holidays.
  const skipped: Off = unit === 'working-day' && skips === 'none' ? (moves === 'none' ? 'holidays' : moves) : skips;
  let end = isDays ? start : monthsAfter(start, unit === 'year' ? 12 * amount : amount);
  if (isDays)
    for (let counted = 0; counted < amount;) {
      end++;
      const why = offOn(end, skipped, region);
      if (why) pass(end, why);
      else counted++;
    }
  const ended = end;
  for (let why = offOn(end, moves, region); why; why = offOn(end, moves, region)) pass(end++, why);
  const [first, last] = [partsOf(start).year, partsOf(end).year];
  if ((skipped !== 'none' || moves !== 'none') && (first < YEARS.from || last > YEARS.to)) return null;
  return { due: isoOf(end), moved: end === ended ? null : isoOf(ended), passed, articles };
}
