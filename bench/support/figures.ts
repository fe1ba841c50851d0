import { byTable, changing, swapOne, whole, type Way } from './way.ts';

const DIGITS = /\d[\d.,]*\d|\d/g;
/** Letters and dots around a figure that is the label of a division, a law or a case, which another way changes. */
const isLabel = (words: string): boolean => /(?:n[°º]|art[íi]culos?|rol|section|ley|law)\s*\d/i.test(words);

/** A figure, in digits, made another. */
const figure = (id: string, change: (digits: string, next: (to: number) => number) => string | null): Way =>
  changing(id, (words, { chance }) =>
    swapOne(words, DIGITS, chance, (found) =>
      found.startsWith('0') ? null : change(found, (to) => chance.between(1, to)),
    ),
  );

/** Two figures of a passage, each in the place of the other. */
const exchanged = changing('figures-exchanged', (words) => {
  const all = [...words.matchAll(DIGITS)].filter(({ 0: found }) => !isLabel(found));
  const [a, b] = [all[0], all.find(({ 0: found }) => found !== all[0]?.[0])];
  // In a list of equals their order says nothing.
  if (!a || !b || /^(?:[^\p{L}]|[ºª]|y|and|o|or)*$/u.test(words.slice(a.index + a[0].length, b.index))) return null;
  return (
    words.slice(0, a.index) +
    b[0] +
    words.slice(a.index + a[0].length, b.index) +
    a[0] +
    words.slice(b.index + b[0].length)
  );
});

/** Wrong figures, dates, units and bounds. */
export const FIGURES: readonly Way[] = [
  figure('digit-changed', (digits, next) => digits.replace(/\d/, (d) => String((Number(d) + next(8)) % 10 || 1))),
  figure('digit-dropped', (digits) => (digits.length > 1 ? digits.slice(1).replace(/^[.,]/, '') : null)),
  figure('ten-times', (digits) => (/[.,]\d{1,2}$/.test(digits) ? null : `${digits}0`)),
  figure('figure-doubled', (digits) => (/^\d+$/.test(digits) ? String(2 * Number(digits)) : null)),
  figure('figure-one-more', (digits) => (/^\d+$/.test(digits) ? String(Number(digits) + 1) : null)),
  byTable('number-word'),
  byTable('month'),
  byTable('unit-of-time', true),
  byTable('kind-of-days', true),
  byTable('currency', true),
  changing('sign-of-currency', (words, { chance }, language) =>
    swapOne(words, language === 'es' ? /US\$|\$|€/g : /(?<!US)\$|€/g, chance, (sign) => (sign === '$' ? 'UF ' : '$')),
  ),
  changing('per-cent-dropped', (words, { chance }) =>
    swapOne(words, /\s?(?:%|por ciento|percent|per cent)/giu, chance, () => ' pesos'),
  ),
  changing('year', (words, { chance }) =>
    swapOne(words, /(?<!\d)(?:19|20)\d\d(?!\d)/g, chance, (y) => String(Number(y) + chance.between(1, 9))),
  ),
  changing('thousands-are-millions', (words, { chance }) =>
    swapOne(words, whole('mil|thousand'), chance, (w) => (w === 'mil' ? 'millones' : 'million')),
  ),
  changing('millions-are-billions', (words, { chance }) =>
    swapOne(words, whole('millones|million|billion'), chance, (w) =>
      w === 'millones' ? 'mil' : w === 'million' ? 'billion' : 'million',
    ),
  ),
  exchanged,
  {
    id: 'figure-of-another-sentence',
    mislead: ({ words }, { chance, others }) => {
      const elsewhere = others
        .flatMap((one) => one.words.match(DIGITS) ?? [])
        .filter((found) => !words.includes(found));
      const said = elsewhere.length > 0 ? swapOne(words, DIGITS, chance, () => chance.pick(elsewhere)) : null;
      return said === null ? null : { said, quoted: [words] };
    },
  },
  byTable('bound-turned'),
  changing('bound-dropped', (words, { chance }) =>
    /\d|dos|tres|cinco|diez|quince|treinta|two|three|ten|thirty/i.test(words)
      ? swapOne(
          words,
          whole('hasta por|a lo menos|al menos|más de|menos de|at least|more than|less than|up to'),
          chance,
          () => '',
        )
      : null,
  ),
  byTable('before-after', true),
];
