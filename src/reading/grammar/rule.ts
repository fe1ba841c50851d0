import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';

/** The eight kinds of fault of a document (specification 2, section 3). */
export type Category =
  | 'ortografia'
  | 'gramatica'
  | 'puntuacion'
  | 'redaccion'
  | 'redundancia'
  | 'consistencia'
  | 'conceptos'
  | 'coherencia';

/** A rule of language or of drafting. Its messages may hold `$1`, `$2` … for the values of a finding. */
export type Rule = {
  id: string;
  category: Category;
  /** Points that one finding costs, before they are spread over the length of the document; 0.25 to 4. */
  weight: number;
  /** Advice: what is written is not wrong. */
  style?: boolean;
  say: Record<Language, string>;
  /** Where the rule comes from: a work of the academies, or `OURS`. */
  source: string;
};

/** One fault: UTF-16 offsets, end excluded; what could stand there instead; and another place that it does not agree with. */
export type Finding = Range & {
  rule: Rule;
  suggestion: string | null;
  values?: readonly string[];
  also?: Range;
};

/** Drafting advice of ours. */
export const OURS = 'ours';
/** An entry of the dictionary of doubts of the academies. */
export const dpd = (entry: string): string => `RAE y ASALE, Diccionario panhispánico de dudas, «${entry}»`;
export const ORTOGRAFIA = 'RAE y ASALE, Ortografía de la lengua española (2010)';
const NGLE = 'RAE y ASALE, Nueva gramática de la lengua española (2009)';
export const NGLE_GERUND = `${NGLE}, cap. 27`;
export const NGLE_AGREEMENT = `${NGLE}, cap. 33`;

/** What a finding says, in a language. */
export function told({ rule, values = [] }: Finding, language: Language): string {
  return rule.say[language].replace(/\$(\d)/g, (_, n: string) => values[Number(n) - 1] ?? '');
}
