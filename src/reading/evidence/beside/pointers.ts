import { NUMBER_OF } from '../../consistency/labels.ts';

/**
 * How a text names a division of its own, beside articles, which have a reader. `forms`: those of the units that it may mean; group 1 is the number.
 * `yes` and `no` run as tests.
 */
export type Pointer = {
  id: string;
  forms: readonly string[];
  find: RegExp;
  yes: readonly string[];
  no: readonly string[];
};

const CLAUSES = ['clause', 'ordinal', 'decimal', 'degree', 'number', 'roman', 'article', 'section'] as const;

export const POINTERS: readonly Pointer[] = [
  {
    id: 'clause',
    forms: CLAUSES,
    find: new RegExp(`(?<!\\p{L})cl[áa]usulas?\\s(?:n[°º.]{1,2}\\s?)?(${NUMBER_OF})(?![\\p{L}\\d])`, 'giu'),
    yes: ['Según la cláusula quinta, hay multa.', 'Ver cláusula 4.2 de este instrumento.'],
    no: ['La cláusula penal se aplica.'],
  },
  {
    id: 'numeral',
    forms: ['decimal', 'number', 'degree'],
    find: /(?<!\p{L})(?:numeral(?:es)?|p[áa]rrafos?|secci[óo]n|punto)\s(\d{1,3}(?:\.\d{1,3}){1,4})(?![\d])/giu,
    yes: ['Conforme al numeral 4.2, se reajusta.'],
    no: ['El numeral 3 de la ley.'],
  },
  {
    id: 'section',
    forms: [...CLAUSES, 'article'],
    find: /(?<!\p{L})(?:sections?|clauses?|articles?|paragraphs?)\s(\d{1,3}(?:\.\d{1,3}){0,4}|[IVX]{1,6})(?![\p{L}\d])(?:\s?\([a-z0-9]{1,4}\)){0,3}/giu,
    yes: ['As set out in Section 9.2(b), it ends.', 'See Article IV.'],
    no: ['The section heading is void.', 'See page 9.'],
  },
  {
    id: 'considerando',
    forms: ['considerando', 'ordinal', 'degree', 'number', 'clause'],
    find: new RegExp(
      `(?<!\\p{L})(?:considerando|motivo|fundamento|razonamiento|basamento)s?\\s(?:n[°º.]{1,2}\\s?)?(${NUMBER_OF})(?![\\p{L}\\d])`,
      'giu',
    ),
    yes: ['Como se dijo en el considerando octavo, no hay dolo.'],
    no: ['El fundamento de la acción es otro.'],
  },
];

/** The neighbour that words point to. */
export const NEIGHBOUR =
  /(?<!\p{L})(?:art[íi]culo|cl[áa]usula|considerando|section|clause|article)\s(anterior|precedente|que antecede|que precede|siguiente|que sigue|preceding|above|following|below)(?!\p{L})/giu;
export const isNext = (word: string): boolean => /^(?:siguiente|que sigue|following|below)$/iu.test(word);
/** A paragraph of the same article: "el inciso primero", "inciso anterior". */
export const INCISO =
  /(?<!\p{L})incisos?\s(primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|anterior|precedente|siguiente|final|\d{1,2}[°º])(?!\p{L})/giu;

/** Behind a number: the division is of another text, unless `HERE` says that it is of this one. */
export const ELSEWHERE =
  /^(?:[\s,yeoa]{0,4}\d{1,4}[º°]?){0,4}\s?(?:,?\s?(?:incisos?|letras?|numerales?|n[º°])[^,.;]{0,30})?,?\s?(?:del?|of|to|under|in)(?:\s(?:la|el|los|the|its|such))?\s(?:mismo\s|mencionad\p{L}{1,3}\s|citad\p{L}{1,3}\s)?(?:c[óo]digo|ley|decreto|reglamento|constituci[óo]n|dfl|d\.?l|tratado|convenci[óo]n|contrato|convenio|escritura|bases|p[óo]liza|sentencia|fallo|resoluci[óo]n|recurso|demanda|act|code|regulations?|exchange|rules?|(?:\p{L}{1,30}\s){0,6}(?:agreement|contract|plan|lease|act|code))(?!\p{L})/iu;
export const HERE =
  /^[^.;]{0,40}?(?:de (?:est[ea]|la presente|el presente)|del presente|of this|hereof|de est[ea])(?!\p{L})/iu;
/** Before it: "esta cláusula 4", "this Section 2.7" is where the words stand themselves. */
export const ITSELF = /(?<!\p{L})(?:this|est[ea]|la presente|el presente)\s$/iu;
