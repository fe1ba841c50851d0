import type { Language } from '#contract/language.ts';
import { adding, changing, type Said, type Way } from './way.ts';

const half = (words: string, second: boolean): string => {
  const all = words.replace(/[.;]$/, '').split(' ');
  const middle = Math.floor(all.length / 2);
  return (second ? all.slice(middle) : all.slice(0, middle)).join(' ');
};

/** A line that no quotation follows. */
const free = (id: string, form: NonNullable<Said['form']>, lines: Record<Language, readonly string[]>): Way => ({
  id,
  mislead: ({ words, language }, { chance }) => ({ said: chance.pick(lines[language]), quoted: [words], form }),
});

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
  adding('conclusion-added', {
    es: [
      ', por lo que la cláusula es nula',
      ', de modo que procede la indemnización',
      ', lo que constituye un incumplimiento grave',
    ],
    en: [', so the clause is void', ', which entitles it to damages', ', which amounts to a material breach'],
  }),
  adding('cause-added', {
    es: [' porque así lo pidió la contraparte', ' debido a la mala fe del deudor'],
    en: [' because the other side so requested', ' owing to its bad faith'],
  }),
  adding('scope-widened', {
    es: [' en todo el territorio nacional', ' a perpetuidad', ' respecto de cualquier persona'],
    en: [' throughout the world', ' in perpetuity', ' as to any person whatsoever'],
  }),
  adding('figure-added', {
    es: [', con un tope de 40 UF', ' dentro de 8 días', ', con una multa del 20 %'],
    en: [', up to a cap of $40,000', ' within 8 days', ', with a penalty of 20%'],
  }),
  adding('second-claim', {
    es: [', y además responde de todos los perjuicios', ', y queda eximido de responsabilidad'],
    en: [', and also answers for all losses', ', and is released from all liability'],
  }),
  adding('degree-added', {
    es: [' en forma inmediata e irrevocable', ' de pleno derecho', ' sin derecho a reclamo'],
    en: [' immediately and irrevocably', ' automatically', ' with no right of appeal'],
  }),
  free('heading-with-ruling', 'heading', {
    es: ['Corte Suprema, Rol 12.345-2021', 'Doctrina de la Corte de Valdivia, Rol 55-2020'],
    en: ['Supreme Court, 512 U.S. 431', 'The rule of Harwood v. Ellison'],
  }),
  free('heading-with-judgment', 'heading', {
    es: ['La cláusula es abusiva', 'Incumplimiento grave de la contraparte', 'Nulidad absoluta'],
    en: ['The clause is unconscionable', 'Gross negligence of the other side', 'Absolute nullity'],
  }),
  free('heading-with-figure', 'heading', {
    es: ['Multa de 987 UTM', 'Plazo de 77 días'],
    en: ['Penalty of $98,700', 'A term of 77 days'],
  }),
  free('lead-with-claim', 'heading', {
    es: ['La ley sanciona esta conducta así:', 'Los tribunales han anulado pactos como este:'],
    en: ['The law punishes this as follows:', 'Courts have struck down such terms:'],
  }),
  free('question-with-ruling', 'question', {
    es: [
      '¿Por qué la Corte Suprema anuló la cláusula en el Rol 12.345-2021?',
      '¿Qué dice la Ley 18.287 del desahucio?',
    ],
    en: ['Why did the Supreme Court strike it down in 512 U.S. 431?', 'What does the Trade Fairness Act say?'],
  }),
  free('question-with-figure', 'question', {
    es: ['¿Cómo se paga la multa de 987 UTM?', '¿Desde cuándo corren los 77 días?'],
    en: ['How is the penalty of $98,700 paid?', 'When do the 77 days begin?'],
  }),
];
