import { adding, changing, free, type Way } from './way.ts';

const half = (words: string, second: boolean): string => {
  const all = words.replace(/[.;]$/, '').split(' ');
  const middle = Math.floor(all.length / 2);
  return (second ? all.slice(middle) : all.slice(0, middle)).join(' ');
};

/** Wrong places, joined places, more than is proved, and words that no quotation follows. */
export const FORM: readonly Way[] = [
  {
    id: 'wrong-clause',
    mislead: ({ words }, { chance, others }) =>
      others.length > 0 ? { said: chance.pick(others).words, quoted: [words] } : null,
  },
  {
    id: 'clauses-merged',
    mislead: ({ words }, { chance, others }) => {
      if (others.length === 0) return null;
      const other = chance.pick(others).words;
      return { said: `${half(words, false)} ${half(other, true)}.`, quoted: [words, other] };
    },
  },
  {
    id: 'subject-of-another',
    mislead: ({ words }, { chance, others }) => {
      if (others.length === 0) return null;
      const other = chance.pick(others).words;
      const head = (text: string): string => text.split(' ').slice(0, 4).join(' ').toLowerCase();
      if (head(other) === head(words) || other.split(' ').slice(4).join(' ') === words.split(' ').slice(4).join(' '))
        return null;
      return {
        said: `${other.split(' ').slice(0, 4).join(' ')} ${words.split(' ').slice(4).join(' ')}`,
        quoted: [words, other],
      };
    },
  },
  changing('condition-and-consequence', (words) => {
    const [, sign, condition, consequence] =
      /^(Si|Cuando|If|When|Whenever) ([^,]{12,}), ([^,]{12,})[.;]$/u.exec(words) ?? [];
    return sign ? `${sign} ${consequence!}, ${condition!}.` : null;
  }),
  adding('conclusion-added'),
  adding('cause-added'),
  adding('scope-widened'),
  adding('figure-added'),
  adding('second-claim'),
  adding('degree-added'),
  free('heading-with-ruling', 'heading'),
  free('heading-with-judgment', 'heading'),
  free('heading-with-figure', 'heading'),
  free('lead-with-claim', 'heading'),
  free('question-with-ruling', 'question'),
  free('question-with-figure', 'question'),
];
