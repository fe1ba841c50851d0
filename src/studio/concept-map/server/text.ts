import type { Language } from '#contract/language.ts';
import type { CategoryName, Node, Relation } from '../contract.ts';

type Ours = Extract<Relation, 'contains' | 'cites' | 'beside'>;
/** What the map says in words of its own. */
export type Words = {
  relations: Record<Ours, string>;
  party: string;
  figure: string;
  categories: Record<CategoryName, string>;
  times: (n: number) => string;
  central: string;
  summary: (nodes: number, edges: number, kinds: readonly string[]) => string;
  counted: (category: CategoryName, n: number) => string;
  outline: string;
  crossed: string;
  relation: string;
  concepts: string;
  mainPassages: string;
  model: string;
  made: string;
};

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

const ES: Record<CategoryName, [string, string]> = {
  subject: ['concepto central', 'conceptos centrales'],
  division: ['tema', 'temas'],
  party: ['parte', 'partes'],
  defined: ['término definido', 'términos definidos'],
  law: ['norma citada', 'normas citadas'],
  institution: ['institución', 'instituciones'],
  term: ['término', 'términos'],
  figure: ['cifra o plazo', 'cifras o plazos'],
};
const EN: Record<CategoryName, [string, string]> = {
  subject: ['central concept', 'central concepts'],
  division: ['topic', 'topics'],
  party: ['party', 'parties'],
  defined: ['defined term', 'defined terms'],
  law: ['law cited', 'laws cited'],
  institution: ['institution', 'institutions'],
  term: ['term', 'terms'],
  figure: ['figure or time', 'figures or times'],
};
const named = (table: Record<CategoryName, [string, string]>): Record<CategoryName, string> =>
  Object.fromEntries(
    Object.entries(table).map(([name, [one]]) => [name, one.charAt(0).toUpperCase() + one.slice(1)]),
  ) as Record<CategoryName, string>;

export const words: Record<Language, Words> = {
  es: {
    relations: { contains: 'trata de', cites: 'cita', beside: 'se nombra con' },
    party: 'parte',
    figure: 'menciona',
    categories: named(ES),
    times: (n) => `nombrado en ${plural(n, 'frase', 'frases')}`,
    central: 'Lo que el documento trata, por su título, su ley o su materia',
    summary: (nodes, edges, kinds) =>
      `${plural(nodes, 'concepto', 'conceptos')} y ${plural(edges, 'relación', 'relaciones')}${kinds.length > 0 ? `: ${joined(kinds, 'y')}` : ''}.`,
    counted: (category, n) => plural(n, ...ES[category]),
    outline: 'Esquema',
    crossed: 'Otras relaciones',
    relation: 'Relación',
    concepts: 'Conceptos',
    mainPassages: 'Frases principales del documento',
    model: 'del modelo de lenguaje',
    made: 'Todo se leyó en el documento. Los verbos de las relaciones son palabras suyas; «trata de», «cita», «menciona», «parte» y «se nombra con» son nuestras.',
  },
  en: {
    relations: { contains: 'deals with', cites: 'cites', beside: 'is named with' },
    party: 'party',
    figure: 'mentions',
    categories: named(EN),
    times: (n) => `named in ${plural(n, 'sentence', 'sentences')}`,
    central: 'What the document is about, by its title, its law or its matter',
    summary: (nodes, edges, kinds) =>
      `${plural(nodes, 'concept', 'concepts')} and ${plural(edges, 'relation', 'relations')}${kinds.length > 0 ? `: ${joined(kinds, 'and')}` : ''}.`,
    counted: (category, n) => plural(n, ...EN[category]),
    outline: 'Outline',
    crossed: 'Other relations',
    relation: 'Relation',
    concepts: 'Concepts',
    mainPassages: 'Main sentences of the document',
    model: 'by the language model',
    made: 'All of it was read in the document. The verbs of the relations are its own words; “deals with”, “cites”, “mentions”, “party” and “is named with” are ours.',
  },
};

/** What is known of a node without quoting. */
export const describe = (one: Pick<Node, 'category' | 'mentions'>, language: Language): string => {
  const t = words[language];
  if (one.category === 'subject') return t.central;
  return one.mentions > 0 && one.category !== 'division'
    ? `${t.categories[one.category]}, ${t.times(one.mentions)}`
    : t.categories[one.category];
};
