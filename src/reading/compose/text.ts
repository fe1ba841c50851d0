import { text, type Language } from '#contract/language.ts';
import type { Genre } from '../units/unit.ts';

/** Things that are listed. */
export type Kind =
  | 'duty'
  | 'prohibition'
  | 'term'
  | 'sum'
  | 'sanction'
  | 'fine'
  | 'date'
  | 'requirement'
  | 'definition'
  | 'ending';

/** Matters that contracts are compared by, as a row is called. */
const MATTERS_EN: Record<string, string> = {
  rent: 'Rent',
  price: 'Price',
  fees: 'Fees',
  wage: 'Salary',
  duration: 'Term',
  notice: 'Notice',
  deposit: 'Deposit',
  penalty: 'Late penalty',
  interest: 'Interest',
  confidentiality: 'Confidentiality',
  insurance: 'Insurance',
  disputes: 'Disputes',
  law: 'Governing law',
  assignment: 'Assignment',
};
const MATTERS_ES: Record<string, string> = {
  rent: 'Renta',
  price: 'Precio',
  fees: 'Honorarios',
  wage: 'Sueldo',
  duration: 'Plazo',
  notice: 'Aviso',
  deposit: 'Garantía',
  penalty: 'Multa por atraso',
  interest: 'Interés',
  confidentiality: 'Confidencialidad',
  insurance: 'Seguro',
  disputes: 'Controversias',
  law: 'Ley aplicable',
  assignment: 'Cesión',
};

type Nouns = Record<Kind, { one: string; many: string }>;
const NOUNS_EN: Nouns = {
  duty: { one: 'duty', many: 'duties' },
  term: { one: 'time limit', many: 'time limits' },
  sum: { one: 'amount', many: 'amounts' },
  sanction: { one: 'penalty', many: 'penalties' },
  fine: { one: 'fine', many: 'fines' },
  date: { one: 'date', many: 'dates' },
  requirement: { one: 'requirement', many: 'requirements' },
  prohibition: { one: 'prohibition', many: 'prohibitions' },
  definition: { one: 'definition', many: 'definitions' },
  ending: { one: 'way to end it', many: 'ways to end it' },
};
const NOUNS_ES: Nouns = {
  duty: { one: 'obligación', many: 'obligaciones' },
  term: { one: 'plazo', many: 'plazos' },
  sum: { one: 'monto', many: 'montos' },
  sanction: { one: 'sanción', many: 'sanciones' },
  fine: { one: 'multa', many: 'multas' },
  date: { one: 'fecha', many: 'fechas' },
  requirement: { one: 'requisito', many: 'requisitos' },
  prohibition: { one: 'prohibición', many: 'prohibiciones' },
  definition: { one: 'definición', many: 'definiciones' },
  ending: { one: 'forma de ponerle término', many: 'formas de ponerle término' },
};

/** What the divisions of a text are called, by what it is; a ruling's reasons and the rest of a text have passages. */
const DIVISIONS_EN: Readonly<Record<Genre, string>> = {
  law: 'article',
  contract: 'clause',
  ruling: 'passage',
  prose: 'passage',
};
const DIVISIONS_ES: Readonly<Record<Genre, string>> = {
  law: 'artículo',
  contract: 'cláusula',
  ruling: 'pasaje',
  prose: 'pasaje',
};

/** What cards and the line on top say around their quotations. */
const words = text({
  en: {
    nouns: NOUNS_EN,
    matters: MATTERS_EN,
    comparison: 'Comparison',
    and: ' and ',
    of: 'of',
    all: 'All parties',
    yes: 'Yes: ',
    no: 'No: ',
    divisions: (n: number, genre: Genre) => `${n} ${DIVISIONS_EN[genre]}${n === 1 ? '' : 's'}`,
    listed: (things: string, divisions: string) => `${things} in ${divisions}.`,
    first: (n: number) => `Only the first ${n} are listed.`,
    partly: 'Only the beginning of the sources was read for this list.',
    if: 'If',
    follows: 'Then',
    unless: 'Unless',
    refers: 'Refers to',
    means: 'Means',
    moreThan: (things: string) => `More than ${things}.`,
    noOther: (divisions: string) => `No other exception was found in the ${divisions}.`,
    figures: (matter: string) => (matter ? `Different figures: ${matter}` : 'Different figures'),
    nonePrevails: 'No clause was found that says which one prevails.',
    prevails: 'Which prevails',
    also: 'Also here',
    differ: (many: number, all: number, names: string) => `They differ on ${many} of ${all} matters: ${names}.`,
    same: (all: number) =>
      all === 1 ? 'They say the same on the matter compared.' : `They say the same on ${all} matters.`,
  },
  es: {
    nouns: NOUNS_ES,
    matters: MATTERS_ES,
    comparison: 'Comparación',
    and: ' y ',
    of: 'de',
    all: 'Todas las partes',
    yes: 'Sí: ',
    no: 'No: ',
    divisions: (n, genre) => `${n} ${DIVISIONS_ES[genre]}${n === 1 ? '' : 's'}`,
    listed: (things, divisions) => `${things} en ${divisions}.`,
    first: (n) => `Se muestran solo los primeros ${n}.`,
    partly: 'Para esta lista se leyó solo el comienzo de las fuentes.',
    if: 'Si',
    follows: 'Entonces',
    unless: 'Salvo',
    refers: 'Remite a',
    means: 'Se entiende por',
    moreThan: (things) => `Más de ${things}.`,
    noOther: (divisions) => `No se halló otra excepción en ${divisions}.`,
    figures: (matter) => (matter ? `Cifras distintas: ${matter}` : 'Cifras distintas'),
    nonePrevails: 'No se halló una cláusula que diga cuál prima.',
    prevails: 'Cuál prima',
    also: 'También aquí',
    differ: (many, all, names) => `Difieren en ${many} de ${all} materias: ${names}.`,
    same: (all) => (all === 1 ? 'Dicen lo mismo en la materia comparada.' : `Dicen lo mismo en ${all} materias.`),
  },
});
type Words = (typeof words)[Language];

/** The words of a language. */
export const wordsOf = (language: Language): Words => words[language];

/** Things of a kind with their number: "17 obligaciones". */
export function counted(kind: Kind, n: number, language: Language): string {
  const { one, many } = words[language].nouns[kind];
  return `${n} ${n === 1 ? one : many}`;
}
