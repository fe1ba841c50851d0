import type { Language } from '#contract/language.ts';
import { headings } from '../headings.ts';
import { termsOf } from '../terms.ts';
import { fold } from '../words.ts';
import { decide } from './decide.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

const MOST = 3;
/** Characters around a quotation whose headings and terms suggest the next question. */
const AROUND = 6000;
/** Characters after a quotation in which the next division must begin. */
const AHEAD = 60_000;

const ASK: Record<Language, { division: (label: string) => string; term: (term: string) => string }> = {
  es: {
    division: (label) => `¿Qué dice ${/^art/i.test(label) ? 'el' : /^(?:cl|sec)/i.test(label) ? 'la' : 'el'} ${label}?`,
    term: (term) => `¿Qué se establece sobre ${term}?`,
  },
  en: { division: (label) => `What does ${label} say?`, term: (term) => `What does it say about ${term}?` },
};
const DIVISION = /^(?:art[íi]culo|cl[áa]usula|article|section|clause)\s+[\d\p{L}°º.]+/iu;

/** Questions that the source quoted first answers, from the headings and terms around what was quoted. Those asked already are left out. */
export function followUps(
  sources: readonly Read[],
  question: string,
  language: Language,
  quotes: readonly Found[],
): string[] {
  const first = quotes[0];
  if (!first) return [];
  const source = sources[first.source]!;
  const { text, index } = source;
  const around = text.slice(Math.max(0, first.start - AROUND / 2), first.end + AROUND / 2);
  const asked = fold(question);
  const terms = termsOf(around, index.language, 8)
    .filter((term) => !term.text.split(' ').every((word) => asked.includes(fold(word))))
    .map((term) => ASK[language].term(term.text));
  const next = headings(text.slice(first.end, first.end + AHEAD))
    .filter(({ start, label }) => start > 0 && DIVISION.test(label))
    .slice(0, 1)
    .map(({ label }) =>
      ASK[language].division(
        DIVISION.exec(label)![0]
          .replace(/[.°º]+$/, '')
          .replace(/^\p{Lu}+(?=\s)/u, (word) => word.toLowerCase()),
      ),
    );
  const answered = terms.filter((one) => decide([source], one).verdict === 'answer');
  return [...answered.slice(0, MOST - next.length), ...next].slice(0, MOST);
}
