import { swapOne, whole } from './way.ts';
import type { Draw } from './way.ts';
import type { Passage } from './passages.ts';

/** Words that are quoted as a proof and prove nothing, with the place that they are taken from. Null where a passage offers nothing for it. */
export type FalseProof = { id: string; quote: (passage: Passage, draw: Draw) => string | null };

const cut = (words: string, at: number, length: number): string | null => {
  const all = words.split(' ');
  const place = all.slice(0, at).join(' ').split(' ').length;
  const [before, after] = [all.slice(Math.max(0, place - 5), place), all.slice(place + length, place + length + 5)];
  return before.length < 4 || after.length < 4 ? null : `${before.join(' ')} […] ${after.join(' ')}`;
};
/** An ellipsis in the place of the first word of a kind. */
const over = (id: string, list: string): FalseProof => ({
  id,
  quote: ({ words }) => {
    const at = words.split(' ').findIndex((word) => whole(list).test(word));
    return at < 0 ? null : cut(words, at, 1);
  },
});

/** Quotations that are too short, or joined over what matters. */
export const PROOFS: readonly FalseProof[] = [
  {
    id: 'one-word',
    quote: ({ words }, { chance }) => chance.pick(words.split(' ').filter((word) => /^\p{L}+$/u.test(word))) ?? null,
  },
  {
    id: 'three-words',
    quote: ({ words }, { chance }) => {
      const all = words.split(' ');
      const at = chance.between(0, all.length - 3);
      const some = all.slice(at, at + 3).join(' ');
      return /\d|[IVX]{2}/.test(some) ||
        swapOne(
          some,
          whole(
            'un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|ciento|mil|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred',
          ),
          { pick: (list: readonly unknown[]) => list[0] } as Draw['chance'],
          () => '',
        ) !== null
        ? null
        : some;
    },
  },
  over('ellipsis-over-denial', 'no|sin|ni|nunca|not|never|without'),
  over('ellipsis-over-figure', '\\d[\\d.,]*'),
  over('ellipsis-over-number', 'dos|tres|cinco|diez|quince|treinta|two|three|five|ten|thirty|sixty'),
  over('ellipsis-over-modal', 'podrá|deberá|puede|debe|shall|may|must'),
  over('ellipsis-over-exception', 'salvo|excepto|unless|except|si|if'),
  {
    id: 'ellipsis-across-divisions',
    quote: ({ words }, { others }) => {
      const other = others[0]?.words.split(' ').slice(-7).join(' ');
      return other === undefined ? null : `${words.split(' ').slice(0, 7).join(' ')} […] ${other}`;
    },
  },
];
