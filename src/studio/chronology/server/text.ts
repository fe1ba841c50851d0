import type { Language } from '#contract/language.ts';
import type { Precision } from '../contract.ts';

type Counts = { events: number; terms: number; differs: number };
type Words = {
  counts: (counts: Counts) => string;
  none: string;
  undated: string;
  computed: (articles: string) => string;
  from: (day: string) => string;
  moved: (day: string) => string;
  skipped: (days: number) => string;
  setRight: string;
  unknownStart: string;
  differs: (said: string) => string;
  also: (where: string) => string;
  precision: Record<Exclude<Precision, 'day' | 'month' | 'term'>, string>;
  /** What a row of the sheet is, and that its date is of no event. */
  kinds: Record<Precision, string>;
  aside: string;
  speaker: Record<'party' | 'reasons' | 'decides' | 'dissent', string>;
  columns: readonly string[];
  left: (n: number) => string;
};

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the chronology says in its own words, on paper and in its data. */
export const words: Record<Language, Words> = {
  en: {
    counts: ({ events, terms, differs }) =>
      [
        plural(events, 'dated fact', 'dated facts'),
        terms > 0 && plural(terms, 'term calculated', 'terms calculated'),
        differs > 0 && plural(differs, 'with a contradiction', 'with a contradiction'),
      ]
        .filter(Boolean)
        .join(', '),
    none: 'The sources date nothing.',
    undated: 'Without a day',
    computed: (articles) => `Calculated by Fojas: ${articles}`,
    from: (day) => `from ${day}`,
    moved: (day) => `it would have ended on ${day}`,
    skipped: (days) => plural(days, 'day left out', 'days left out'),
    setRight: 'set right by hand',
    unknownStart: 'Not calculated: the date from which it runs is not known',
    differs: (said) => `Another source says ${said}`,
    also: (where) => `Also in ${where}`,
    precision: { 'no-year': 'No year given', impossible: 'There is no such day', recurring: 'Recurring' },
    kinds: {
      day: 'day',
      month: 'month',
      'no-year': 'no year given',
      impossible: 'there is no such day',
      recurring: 'recurring',
      term: 'term',
    },
    aside: 'no event',
    speaker: { party: 'says a party', reasons: 'reasons the court', decides: 'decides the court', dissent: 'dissent' },
    columns: ['Date', 'Kind', 'Fact', 'Source', 'Place', 'Who says it', 'Rule', 'From', 'Due', 'Contradiction'],
    left: (n) => `${n} more are not listed.`,
  },
  es: {
    counts: ({ events, terms, differs }) =>
      [
        plural(events, 'hecho con fecha', 'hechos con fecha'),
        terms > 0 && plural(terms, 'plazo calculado', 'plazos calculados'),
        differs > 0 && plural(differs, 'con contradicción', 'con contradicción'),
      ]
        .filter(Boolean)
        .join(', '),
    none: 'Las fuentes no contienen fechas.',
    undated: 'Sin día',
    computed: (articles) => `Calculada por Fojas: ${articles}`,
    from: (day) => `desde el ${day}`,
    moved: (day) => `habría vencido el ${day}`,
    skipped: (days) => plural(days, 'día descontado', 'días descontados'),
    setRight: 'corregida a mano',
    unknownStart: 'No calculada: no se conoce la fecha desde la que corre',
    differs: (said) => `Otra fuente dice ${said}`,
    also: (where) => `También en ${where}`,
    precision: { 'no-year': 'Sin año', impossible: 'Ese día no existe', recurring: 'Periódica' },
    kinds: {
      day: 'día',
      month: 'mes',
      'no-year': 'sin año',
      impossible: 'ese día no existe',
      recurring: 'periódica',
      term: 'plazo',
    },
    aside: 'sin hecho',
    speaker: {
      party: 'lo dice una parte',
      reasons: 'lo razona el tribunal',
      decides: 'lo resuelve el tribunal',
      dissent: 'voto disidente',
    },
    columns: [
      'Fecha',
      'Clase',
      'Hecho',
      'Fuente',
      'Lugar',
      'Quién lo dice',
      'Regla',
      'Desde',
      'Vence',
      'Contradicción',
    ],
    left: (n) => `${n} más no se enumeran.`,
  },
};
