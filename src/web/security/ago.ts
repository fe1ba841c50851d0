import type { Language } from '#contract/language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };

/** 'hace 2 horas', '2 hours ago', of what is less than a day old; `now` below the five minutes that a last use is told to; null beyond a day. */
export function ago(language: Language, iso: string, now: string): string | null {
  const past = Date.now() - Date.parse(iso);
  if (past < 5 * MINUTE_MS) return now;
  if (past >= 24 * HOUR_MS) return null;
  const format = new Intl.RelativeTimeFormat(LOCALES[language]);
  return past < HOUR_MS
    ? format.format(-Math.floor(past / MINUTE_MS), 'minute')
    : format.format(-Math.floor(past / HOUR_MS), 'hour');
}
