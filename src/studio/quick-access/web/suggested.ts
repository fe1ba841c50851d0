import { text } from '#contract/language.ts';

/** Where each suggestion leads, in the order in which they are shown; checked to be the addresses of who is named. */
const LINKS = {
  dictionary: 'https://dpej.rae.es/',
  constitution: 'https://www.bcn.cl/leychile/navegar?idNorma=242302',
  codes: 'https://www.bcn.cl/leychile/navegar?idNorma=172986',
  treaties: 'https://treaties.un.org/',
  subjects: 'https://www.bcn.cl/leychile/consulta/listado_n_sel?agr=2',
} as const;
type Name = keyof typeof LINKS;
type Said = { title: string; description: string };
const said = (of: Record<Name, Said>) => of;

const words = text({
  en: said({
    dictionary: {
      title: 'Diccionario panhispánico del español jurídico',
      description: 'Legal terms as they are used in each Spanish-speaking country, by the Real Academia Española.',
    },
    constitution: {
      title: 'Constitution of Chile',
      description: 'Constitución Política de la República in force, with its amendments. Library of Congress.',
    },
    codes: {
      title: 'Civil Code',
      description: 'Código Civil in force, article by article, with its earlier versions. Library of Congress.',
    },
    treaties: {
      title: 'Treaty search',
      description:
        'United Nations Treaty Collection: treaties with their parties, texts and dates of entry into force.',
    },
    subjects: {
      title: 'Legislation by subject',
      description: 'Laws and decrees of Chile grouped by subject in Ley Chile, of the Library of Congress.',
    },
  }),
  es: said({
    dictionary: {
      title: 'Diccionario panhispánico del español jurídico',
      description: 'Términos jurídicos según se usan en cada país de habla hispana, de la Real Academia Española.',
    },
    constitution: {
      title: 'Constitución Política de la República',
      description: 'Texto vigente, con sus reformas. Biblioteca del Congreso Nacional.',
    },
    codes: {
      title: 'Código Civil',
      description:
        'Texto vigente, artículo por artículo, con sus versiones anteriores. Biblioteca del Congreso Nacional.',
    },
    treaties: {
      title: 'Buscador de tratados',
      description:
        'Colección de Tratados de las Naciones Unidas: partes, textos y entrada en vigor. En inglés y francés.',
    },
    subjects: {
      title: 'Legislación por materia',
      description: 'Leyes y decretos agrupados por tema en Ley Chile, de la Biblioteca del Congreso Nacional.',
    },
  }),
});

export type Suggestion = Said & { name: string; link: string };
const suggestions = (of: Record<Name, Said>): Suggestion[] =>
  (Object.keys(LINKS) as Name[]).map((name) => ({ name, link: LINKS[name], ...of[name] }));
/** The five that a notebook without links begins with, in both languages. */
export const suggested = text({ en: suggestions(words.en), es: suggestions(words.es) });

const links: ReadonlySet<string> = new Set(Object.values(LINKS));
/** Whether a link is one of those that were suggested and chosen. */
export const isSuggested = (link: string): boolean => links.has(link);
