import type { Language } from '#contract/language.ts';
import { useLanguage } from './language.ts';
import { typeNames } from './types.ts';

/** Spanish is Chile's: `es` alone writes 1204 without its point. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };
const NBSP = '\u00a0';

/** Numbers and dates as the readers of a language write them. Unit and number never part: a no-break space stands between. */
export function formats(language: Language) {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const hours = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    // Not by `hour12`: midnight would be 24:05.
    hourCycle: language === 'es' ? 'h23' : 'h12',
  });
  const number = (value: number): string => numbers.format(value);
  /** 'Mar 5, 2024' in English, '5 mar 2024' in Spanish. */
  const date = (iso: string): string => days.format(new Date(iso)).replaceAll(' de ', ' ').replaceAll('-', ' ');
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const rates = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    number,
    /** With two decimals. */
    rate: (value: number): string => rates.format(value),
    /** $39.990 in Chile; pesos have no cents. */
    money: (value: number, currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value),
    /** 'March 2026'. */
    month: (iso: string): string => months.format(new Date(iso)),
    date,
    types: typeNames[language],
    /** '10:34 AM', '10:34'. */
    hour: (iso: string): string => hours.format(new Date(iso)),
    /** The hour today, 'yesterday' yesterday, the date before. */
    when: (iso: string, words: { today: (hour: string) => string; yesterday: (hour: string) => string }): string => {
      const hour = hours.format(new Date(iso));
      const ago = Math.round((midnight(new Date()) - midnight(new Date(iso))) / DAY_MS);
      return ago === 0 ? words.today(hour) : ago === 1 ? words.yesterday(hour) : date(iso);
    },
    percent: (value: number): string => `${Math.round(value)}${language === 'es' ? NBSP : ''}%`,
    megabytes: (bytes: number): string => `${numbers.format(Math.max(0.1, bytes / 1024 / 1024))}${NBSP}MB`,
    /** 182–186, or 182 alone. */
    range: (from: number, to: number): string => (from === to ? number(from) : `${number(from)}–${number(to)}`),
    clock,
    list: (items: readonly string[]): string => new Intl.ListFormat(locale).format(items),
    either: (items: readonly string[]): string => new Intl.ListFormat(locale, { type: 'disjunction' }).format(items),
  };
}
/** A second of a recording: 12:03, or 1:02:03. The same in every language. */
function clock(second: number): string {
  const [whole, hours] = [Math.floor(second), Math.floor(second / 3600)];
  const [minutes, seconds] = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${minutes}:${seconds}` : `${Number(minutes)}:${seconds}`;
}
const DAY_MS = 24 * 60 * 60 * 1000;
const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();

export type Formats = ReturnType<typeof formats>;
const made: Partial<Record<Language, Formats>> = {};
/** The formats of the language on screen. */
export const useFormats = (): Formats => {
  const language = useLanguage();
  return (made[language] ??= formats(language));
};
