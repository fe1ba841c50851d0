import { dayAt, partsOf, type Day } from './day.ts';

/** Regions with a holiday of their own. */
export type Region = 'arica' | 'nuble';

/** A holiday of Chile: its name as it is called in Spanish, and the law that makes it one. */
export type Holiday = { name: string; law: string };

type Rule = Holiday & {
  /** The first year that has it. */
  since?: number;
  region?: Region;
  /** The day of a year; null in a year that does not have it. */
  on: (year: number) => Day | null;
};

const SUN = 0;
const [MON, TUE, WED, THU, FRI, SAT] = [1, 2, 3, 4, 5, 6];

/** Easter Sunday. Source of the formula: the anonymous Gregorian computus of 1876 (Nature 13, p. 487). */
export function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayAt(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

const fixed = (month: number, date: number) => (year: number) => dayAt(year, month, date);
const isOn =
  (month: number, date: number, week: number | undefined) =>
  (year: number): Day | null =>
    partsOf(dayAt(year, month, date)).week === week ? dayAt(year, month, date) : null;

/** Moved to the Monday of its week from a Tuesday, Wednesday or Thursday, and to the next Monday from a Friday. Source: Law 19.668, art. 1. */
const toMonday =
  (month: number, date: number) =>
  (year: number): Day => {
    const day = dayAt(year, month, date);
    const { week } = partsOf(day);
    if (week === TUE || week === WED || week === THU) return day - (week - MON!);
    return week === FRI ? day + 3 : day;
  };

/** To the Friday before from a Tuesday, to the Friday of its week from a Wednesday. Source: Law 20.299, art. 1. */
function reformation(year: number): Day {
  const day = dayAt(year, 10, 31);
  const { week } = partsOf(day);
  return week === TUE ? day - 4 : week === WED ? day + 2 : day;
}

/** The winter solstice on the clocks of Chile, of the years 2021 to 2040: on 20 June of leap years and of those after them. Reckoned by us. */
const solstice = (year: number): Day | null =>
  year > 2040 ? null : dayAt(year, 6, year % 4 === 0 || year % 4 === 1 ? (year === 2021 ? 21 : 20) : 21);

/** Every holiday but Sundays. The laws' own texts were not at hand: dates and numbers are from public notes. Elections fall on Sundays. */
const RULES: readonly Rule[] = [
  { name: 'Año Nuevo', law: 'Ley 2.977', on: fixed(1, 1) },
  { name: 'Feriado del 2 de enero', law: 'Ley 20.983', since: 2017, on: isOn(1, 2, MON) },
  { name: 'Viernes Santo', law: 'Ley 2.977', on: (year) => easter(year) - 2 },
  { name: 'Sábado Santo', law: 'Ley 2.977', on: (year) => easter(year) - 1 },
  { name: 'Día del Trabajo', law: 'Código del Trabajo, art. 35', on: fixed(5, 1) },
  { name: 'Día de las Glorias Navales', law: 'Ley 2.977', on: fixed(5, 21) },
  { name: 'Asalto y toma del Morro de Arica', law: 'Ley 20.663', since: 2013, region: 'arica', on: fixed(6, 7) },
  { name: 'Día de los Pueblos Indígenas', law: 'Ley 21.357', since: 2021, on: solstice },
  { name: 'San Pedro y San Pablo', law: 'Ley 19.668', on: toMonday(6, 29) },
  { name: 'Virgen del Carmen', law: 'Ley 20.148', since: 2007, on: fixed(7, 16) },
  { name: 'Asunción de la Virgen', law: 'Ley 2.977', on: fixed(8, 15) },
  { name: 'Nacimiento del Prócer', law: 'Ley 20.768', since: 2014, region: 'nuble', on: fixed(8, 20) },
  {
    name: 'Feriado del 16 de septiembre de 2022',
    law: 'Ley 21.482',
    on: (year) => (year === 2022 ? dayAt(year, 9, 16) : null),
  },
  { name: 'Feriado del 17 de septiembre', law: 'Ley 20.215', since: 2007, on: isOn(9, 17, MON) },
  { name: 'Feriado del 17 de septiembre', law: 'Ley 20.983', since: 2017, on: isOn(9, 17, FRI) },
  { name: 'Independencia Nacional', law: 'Ley 2.977', on: fixed(9, 18) },
  { name: 'Día de las Glorias del Ejército', law: 'Ley 2.977', on: fixed(9, 19) },
  { name: 'Feriado del 20 de septiembre', law: 'Ley 20.215', since: 2007, on: isOn(9, 20, FRI) },
  { name: 'Encuentro de Dos Mundos', law: 'Ley 19.668', on: toMonday(10, 12) },
  { name: 'Día de las Iglesias Evangélicas y Protestantes', law: 'Ley 20.299', since: 2008, on: reformation },
  { name: 'Todos los Santos', law: 'Ley 2.977', on: fixed(11, 1) },
  { name: 'Inmaculada Concepción', law: 'Ley 2.977', on: fixed(12, 8) },
  { name: 'Navidad', law: 'Ley 2.977', on: fixed(12, 25) },
];

/** The years of which the holidays are known. */
export const YEARS = { from: 2000, to: 2040 } as const;

const years = new Map<number, ReadonlyMap<Day, readonly Rule[]>>();
function holidaysIn(year: number): ReadonlyMap<Day, readonly Rule[]> {
  const known = years.get(year);
  if (known) return known;
  const found = new Map<Day, Rule[]>();
  for (const rule of RULES) {
    const day = rule.since !== undefined && year < rule.since ? null : rule.on(year);
    if (day !== null) found.set(day, [...(found.get(day) ?? []), rule]);
  }
  years.set(year, found);
  return found;
}

/** The holiday that a day is, Sundays aside; null where it is none there. */
export const holidayOn = (day: Day, region: Region | null = null): Holiday | null =>
  holidaysIn(partsOf(day).year)
    .get(day)
    ?.find((one) => one.region === undefined || one.region === region) ?? null;

export const isSunday = (day: Day): boolean => partsOf(day).week === SUN;
export const isSaturday = (day: Day): boolean => partsOf(day).week === SAT;
