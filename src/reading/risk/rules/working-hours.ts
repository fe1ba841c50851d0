import type { Cited, Rule } from './rule.ts';

/**
 * The most ordinary hours a week, each from its day on: Ley 21.561 (Diario Oficial of 26 April 2023) cuts the forty-five of article 22 of the Código del
 * Trabajo to forty-four after one year, forty-two after three and forty after five.
 */
const STEPS = [
  { from: '2028-04-26', hours: 40 },
  { from: '2026-04-26', hours: 42 },
  { from: '2024-04-26', hours: 44 },
  { from: '', hours: 45 },
] as const;
/** Where the steps lead, and what a contract that tells no day is measured by: of fewer hours it cannot be told that they were ever too many. */
const LEAST = STEPS[0].hours;
const UNDATED = STEPS[1].hours;
/** Who signs so many days before a step signs for what comes after it. Ours. */
const AHEAD = 30;
const DAY = 86_400_000;

/** The most hours a week on some day. */
const mostOn = (day: string): number => STEPS.find(({ from }) => from <= day)!.hours;
/** The most hours a week of a contract of some day ("2025-02-10"): those of its day, or of the step just after it. */
const mostSigned = (day: string): number => mostOn(new Date(Date.parse(day) + AHEAD * DAY).toISOString().slice(0, 10));

const SPOKEN =
  'cuarenta,cuarenta y un,cuarenta y dos,cuarenta y tres,cuarenta y cuatro,cuarenta y cinco,cuarenta y seis,cuarenta y siete,cuarenta y ocho';
const WEEKLY =
  /\b(?:(4\d|[5-9]\d) ?(?:\([a-z ]+\) ?)?|(cuarenta(?: y (?:una?|dos|tres|cuatro|cinco|seis|siete|ocho))?|(?:cincuenta|sesenta|setenta)(?: y \w+)?)(?: \(?\d+\)?)? )horas (?:cronologicas )?(?:semanal|a la semana|por semana)/;

/** The hours a week that a sentence gives; 0 where it gives none from forty on. */
function weeklyHours(words: string): number {
  const [, digits, spoken] = WEEKLY.exec(words) ?? [];
  if (digits) return Number(digits);
  if (!spoken) return 0;
  const at = SPOKEN.split(',').indexOf(spoken.replace(/una$/, 'un'));
  return at < 0 ? 50 : 40 + at;
}

/** Above what the law allows on the day of the contract. */
const isAbove = (words: string, day: string | null): boolean =>
  weeklyHours(words) > (day === null ? UNDATED : mostSigned(day));
/** Allowed on the day of the contract, and to be cut by a later step, unless the contract ends before that step. */
const isToBeCut = (words: string, day: string | null, ends: string | null): boolean =>
  day !== null && weeklyHours(words) > (ends === null ? LEAST : mostOn(ends)) && !isAbove(words, day);

const none = [/no (podra )?excede|maximo legal/];
const basis: Cited = {
  law: 'codigo_trabajo',
  article: '22',
  quotation: 'La duración de la jornada ordinaria de trabajo no excederá de cuarenta horas semanales',
};

/** The ordinary hours of employment, measured by the day of the contract. */
export const workingHours: readonly Rule[] = [
  {
    id: 'es-work-hours',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['employment'],
    signal: { any: [WEEKLY], none, dated: isAbove },
    title: { es: 'Jornada sobre el máximo', en: 'Hours above the maximum' },
    why: {
      es: 'La jornada ordinaria pactada pasa del máximo. La reducción a cuarenta horas fue gradual: comprueba el máximo vigente a la fecha del contrato.',
      en: 'The agreed hours pass the maximum. The cut to forty hours came in steps: check the maximum in force on the date of the contract.',
    },
    action: {
      es: 'Ajustar la jornada en el contrato o en un anexo.',
      en: 'Adjust the hours in the contract or an annex.',
    },
    basis,
    examples: {
      hit: 'La jornada será de 45 horas semanales.',
      miss: [
        'La jornada será de 40 horas semanales.',
        'En Talca, a 3 de marzo de 2025, se conviene: la jornada será de 44 horas semanales.',
      ],
    },
  },
  {
    id: 'es-work-hours-steps',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['employment'],
    signal: { any: [WEEKLY], none, dated: isToBeCut },
    title: { es: 'Jornada que la ley va reduciendo', en: 'Hours that the law cuts in steps' },
    why: {
      es: 'La jornada pactada cabía en el máximo de la fecha del contrato. La Ley 21.561 lo baja a cuarenta y cuatro horas desde el 26 de abril de 2024, a cuarenta y dos desde el 26 de abril de 2026 y a cuarenta desde el 26 de abril de 2028.',
      en: 'The agreed hours were within the maximum on the date of the contract. Ley 21.561 lowers it to forty-four from 26 April 2024, forty-two from 26 April 2026 and forty from 26 April 2028.',
    },
    action: {
      es: 'Comprobar el máximo vigente hoy y, si la jornada lo pasa, reducirla en un anexo, sin rebajar la remuneración.',
      en: 'Check the maximum in force today and, if the hours pass it, cut them in an annex without cutting the pay.',
    },
    basis,
    examples: {
      hit: 'En Talca, a 3 de marzo de 2025, se conviene: la jornada será de 44 horas semanales.',
      miss: [
        'La jornada será de 44 horas semanales.',
        'En Talca, a 3 de marzo de 2027, se conviene: la jornada será de 44 horas semanales.',
        'En Talca, a 3 de marzo de 2025, se conviene: la jornada será de 40 horas semanales.',
      ],
    },
  },
];
