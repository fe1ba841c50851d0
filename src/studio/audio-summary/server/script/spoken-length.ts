import type { Language } from '#contract/language.ts';

/** Words that are heard in a minute, with the pauses between lines, as eSpeak NG is asked to speak (ports/speech/espeak.ts): measured on scripts of one to ten minutes of three documents. */
const PACE: Record<Language, number> = { es: 138, en: 142 };
/** Words that a figure of so many digits is read with, on average: "1.160" is "mil ciento sesenta". */
const FIGURE = [0, 1, 2, 3, 3, 4, 5, 5, 6, 8, 8, 9, 10] as const;
/** A sign or an abbreviation that is more than one word aloud. */
const SIGNS = /[$%€]|N[°º]|\b(?:UF|UTM|UTA|D\.?F\.?L|D\.?L|S\.A|SpA|RUT|RIT|RUC)\b/g;

/** How many words a text has when it is read aloud, about: figures and signs are longer than they look. */
export function spokenWords(text: string): number {
  let count = text.match(SIGNS)?.length ?? 0;
  for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)) {
    const digits = word.replace(/\D/g, '').length;
    count += digits === 0 ? 1 : FIGURE[Math.min(digits, FIGURE.length - 1)]!;
  }
  return count;
}

/** The words that fill so many minutes. */
export const wordsIn = (minutes: number, language: Language): number => Math.round(minutes * PACE[language]);
