/** A day of the calendar, `2026-09-18`. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const dayOf = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
/** 0 for Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The day so many days later. */
export const plus = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Amplitude, phase and speed (degrees) of the terms that move a solstice: Meeus, Astronomical Algorithms, table 27.C. */
const TERMS: readonly (readonly [number, number, number])[] = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
];
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
/** The Julian day on which Unix time begins, and seconds by which the time of the sky is ahead of the clock in these decades. */
const UNIX_EPOCH = 2440587.5;
const AHEAD_S = 70;
/** Hours by which Chile is behind UTC in June. */
const WINTER_HOURS = 4;

/** The day of the winter solstice in Chile (Meeus, chapter 27: within a minute). */
function solstice(year: number): Day {
  const y = (year - 2000) / 1000;
  const mean = 2451716.56767 + 365241.62603 * y + 0.00325 * y ** 2 + 0.00888 * y ** 3 - 0.0003 * y ** 4;
  const t = (mean - 2451545) / 36525;
  const w = 35999.373 * t - 2.47;
  const sum = TERMS.reduce((total, [size, phase, speed]) => total + size * cosine(phase + speed * t), 0);
  const julian = mean + (0.00001 * sum) / (1 + 0.0334 * cosine(w) + 0.0007 * cosine(2 * w));
  const at = (julian - UNIX_EPOCH) * DAY_MS - AHEAD_S * 1000;
  return new Date(at - WINTER_HOURS * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Ley 19.668: on a Tuesday to Thursday it is kept on the Monday before, on a Friday on the Monday after. */
function movedToMonday(day: Day): Day {
  const on = weekday(day);
  if (on >= TUESDAY && on <= THURSDAY) return plus(day, MONDAY - on);
  return on === FRIDAY ? plus(day, 3) : day;
}

/** Ley 20.299: on a Tuesday it is kept on the Friday before, on a Wednesday on the Friday after. */
function movedToFriday(day: Day): Day {
  const on = weekday(day);
  return on === TUESDAY ? plus(day, -4) : on === WEDNESDAY ? plus(day, 2) : day;
}

/** A holiday of the whole country and the law that makes it one. */
export type Holiday = { day: Day; law: string };

/** What falls next to other holidays and is one in some years only. */
function bridges(year: number): Holiday[] {
  const found: Holiday[] = [];
  const second = dayOf(year, 1, 2);
  if (weekday(second) === MONDAY && year >= 2017) found.push({ day: second, law: 'Ley 20.983' });
  const eve = dayOf(year, 9, 17);
  if (weekday(eve) === MONDAY) found.push({ day: eve, law: 'Ley 20.215' });
  if (weekday(eve) === FRIDAY && year >= 2017) found.push({ day: eve, law: 'Ley 20.983' });
  const after = dayOf(year, 9, 20);
  if (weekday(after) === FRIDAY) found.push({ day: after, law: 'Ley 20.215' });
  return found;
}

/**
 * The holidays of a year that hold in all of Chile, from the laws that make them, for any year from 2021 on. Not in it: those of a region (7 June in Arica, 20 August in
 * Chillán), and what a law makes one for once, such as a day of elections that is no Sunday: nobody knows them ahead.
 */
export function holidays(year: number): Holiday[] {
  const fixed = (month: number, date: number, law: string): Holiday => ({ day: dayOf(year, month, date), law });
  const sunday = easter(year);
  return [
    fixed(1, 1, 'Ley 2.977'),
    { day: plus(sunday, -2), law: 'Ley 2.977' },
    { day: plus(sunday, -1), law: 'Ley 2.977' },
    fixed(5, 1, 'Ley 2.200, Ley 19.973'),
    fixed(5, 21, 'Ley 2.977'),
    { day: solstice(year), law: 'Ley 21.357' },
    { day: movedToMonday(dayOf(year, 6, 29)), law: 'Ley 18.432, Ley 19.668' },
    fixed(7, 16, 'Ley 20.148'),
    fixed(8, 15, 'Ley 2.977'),
    fixed(9, 18, 'Ley 2.977'),
    fixed(9, 19, 'Ley 2.977'),
    { day: movedToMonday(dayOf(year, 10, 12)), law: 'Ley 3.810, Ley 19.668' },
    { day: movedToFriday(dayOf(year, 10, 31)), law: 'Ley 20.299' },
    fixed(11, 1, 'Ley 2.977'),
    fixed(12, 8, 'Ley 2.977'),
    fixed(12, 25, 'Ley 2.977'),
    ...bridges(year),
  ];
}

const known = new Map<number, ReadonlySet<Day>>();
/** Whether offices work: no Saturday, no Sunday, no holiday (Ley 19.880, art. 25). */
export function isBusinessDay(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const off = known.get(year) ?? new Set(holidays(year).map((one) => one.day));
  known.set(year, off);
  return weekday(day) !== SUNDAY && weekday(day) !== SATURDAY && !off.has(day);
}
