import { z } from 'zod';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Language is accepted only as en or es; anything else becomes en (specification 1, section 5). */
export const language = z.enum(languages).catch('en');

/** The language of an `Accept-Language` header: of Spanish and English the one that is named first; where it names neither, `otherwise`. */
export const languageOf = (header: string | undefined, otherwise: Language = 'en'): Language => {
  const named = /\b(es|en)\b/i.exec(header ?? '')?.[1]?.toLowerCase();
  return named === undefined ? otherwise : named === 'es' ? 'es' : 'en';
};

type Same<T> = T extends string
  ? string
  : T extends (...a: infer A) => string
    ? (...a: A) => string
    : { [K in keyof T]: Same<T[K]> };
/** Words in both languages. English gives the shape; a key missing or extra in Spanish does not compile. */
export const text = <const T>(both: { en: T; es: Same<NoInfer<T>> }) => both;

/**
 * A day and its time in a zone of IANA: of 24 hours in Spanish, as papers in Chile write it, though its locale counts twice twelve. The two are formatted apart,
 * since versions of Node join them differently. Throws RangeError where the zone is unknown.
 */
export function dateAndTime(language: Language, at: Date, timeZone: string): string {
  const [locale, joint, hourCycle] =
    language === 'es' ? (['es-CL', 'a las', 'h23'] as const) : (['en-US', 'at', 'h12'] as const);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle, timeZone }).format(at);
  return `${date} ${joint} ${time}`;
}
