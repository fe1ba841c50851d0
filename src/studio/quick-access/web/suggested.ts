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
      description: 'Legal terms as they are used in the Spanish-speaking countries, in Spanish.',
    },
    constitution: {
      title: 'Constitution of Chile',
      description: 'The text in force, with its amendments, in Spanish.',
    },
    codes: {
      title: 'Civil Code',
      description: 'The text in force, article by article, in Spanish.',
    },
    treaties: {
      title: 'Treaty search',
      description: 'United Nations Treaty Collection: parties, texts and entry into force.',
    },
    subjects: {
      title: 'Legislation by subject',
      description: 'Laws and decrees of Chile grouped by subject, in Spanish.',
    },
  }),
  es: said({
    dictionary: {
      title: 'Diccionario panhispánico del español jurídico',
      description: 'Definiciones de términos jurídicos en uso en los países de habla hispana.',
    },
    constitution: {
      title: 'Constitución Política de la República',
      description: 'Texto vigente, con sus reformas.',
    },
    codes: {
      title: 'Código Civil',
      description: 'Texto vigente, artículo por artículo.',
    },
    treaties: {
      title: 'Buscador de tratados',
      description: 'Colección de las Naciones Unidas, en inglés y francés.',
    },
    subjects: {
      title: 'Legislación por materia',
      description: 'Leyes y decretos agrupados por tema.',
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
