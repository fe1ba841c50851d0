import { fold } from '../words.ts';

const LEAD =
  '(?:que (?:es|son|significan?|se entiende por|se considera)|cual es (?:la definicion|el significado) de|como se define[n]?|a que se llama[n]?|definicion de|defin[ae]|what (?:is|are|does)|what is the (?:meaning|definition) of|how (?:is|are)|meaning of|definition of|define)';
const DEFINITION = new RegExp(
  `^(?:what is the (?:meaning|definition) of|cual es (?:la definicion|el significado) de|${LEAD})\\s+(?:(?:el|la|los|las|lo|un|una|a|an|the|mean(?: by)?)\\s+)?(.+?)(?:\\s+(?:mean|means|defined|en (?:el|la|este|esta)(?: .*)?))?$`,
);
/** Words of a term at most. */
const TERM_WORDS = 5;

/** The term of "¿Qué es X?", folded; null for another question. */
export function definedTerm(question: string): string | null {
  const folded = fold(question)
    .replace(/[¿?¡!"“”«».]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^how (?:is|are) (?!.* defined$)/.test(folded)) return null;
  const term = DEFINITION.exec(folded)?.[1]
    ?.replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  return term && term.split(' ').length <= TERM_WORDS ? term : null;
}

const wordOf = (term: string): string => `${term.replace(/(?:es|s)$/, '')}(?:es|s)?`;
const ARTICLE = '(?:(?:el|la|los|las|un|una|a|an|the)\\s+)?["“«\']?';
// "El contrato es unilateral cuando …" tells a kind of it, not what it is.
const VERB =
  '(?::|(?:es|son)\\b(?![^.;]{0,40}\\bcuando\\b)|consiste|significa|sera\\b|means?\\b|is\\b|are\\b|shall mean|refers? to)';
const NAMING =
  'se (?:entiende|entendera)n? (?:por|que)|entiendese por|se llama(?:n|ra)?|llamase|se denomina(?:n|ra)?|denominase|se considera(?:n|ra)?|defin\\w+ (?:por|como)|constituye';

/** How a text defines a term, on folded text: "X es …", "se entiende por X", "X means …". */
export function definitionOf(term: string): RegExp {
  const word = wordOf(term);
  return new RegExp(
    `(?:^|[.;:)-]\\s*)(?:art\\S*\\s+\\S+\\s+)?(?:[\\d.]+\\s+)?(?:es\\s+)?${ARTICLE}${word}["”»']?(?:\\s+(?:o|or)\\s+[\\p{L}]+)?\\s*(?:,[^,.]{0,60},\\s*)?${VERB}` +
      `|(?:${NAMING})\\s+(?:a\\s+)?${ARTICLE}${word}\\b|\\b(?:es|son) (?:un |una )?(?:actos? de )?${word} (?:toda|todo|la|el|aquel)`,
    'u',
  );
}

/** How sure a definition is: 4 it says so ("X" means, se entiende por X); 3.5 an item of a list of definitions; 3 an article that begins with it; 2 a name given in brackets; 1 in another way; 0 none. */
export function definitionStrength(term: string, sentence: string): number {
  const folded = fold(sentence).replace(/\s+/g, ' ');
  const word = wordOf(term);
  const said = new RegExp(
    `["“«']${word}["”»'][^.;]{0,30}(?:significa|means?\\b|shall mean|se refiere|refers? to)|(?:se (?:entiende|entendera)n? por|entiendese por|llamase|se llama(?:n|ra)?|se denomina(?:n|ra)?)\\s+${ARTICLE}${word}\\b(?=\\s*[,.;:"”»]|\\s+(?:a|al|el|la|los|las|lo|un|una|tod[oa]s?|aquel\\p{L}*|cuando|cualquier\\p{L}*|es[ae]|reparaciones)\\b|$)|${word}\\b[^.;]{0,70}(?:entiendese|entendiendose) por tal|(?:reciben? el nombre de|el dinero que [^.]{0,60} se llama) ${word}\\b`,
    'u',
  );
  if (said.test(folded)) return 4;
  const begins = new RegExp(
    `^(?:[#*\\s]*(?:art\\S*\\s+)?[\\d.]*[º°o]?[.\\s–-]*)?(?:en general, )?(?:es )?${ARTICLE}(?:derecho de |contrato (?:individual )?de |actos? de )?${word}["”»']?(?: o [\\p{L} ]{3,24}| \\([^)]{0,60}\\))? (?:de una persona )?(?:es (?:el|la|un|una|aquel|aquella|toda|todo)\\b|son (?:el|la|los|las|un)\\b|consiste|means|is (?:a|an|the)\\b|(?:toda|todo) )`,
    'u',
  );
  if (begins.test(folded)) return 3;
  // An item of a list of definitions: "2.- Proveedores: las personas …".
  const item = new RegExp(
    `^(?:[-•*–]|\\(?(?:[a-zñ]|[ivx]{1,5}|\\d{1,3})[.)º°]?[-.)]*)?\\s*["“«']?${word}["”»']?(?: [ou] [\\p{L} ]{3,40}|, [^:.;]{0,60})?: (?=\\S)`,
    'u',
  );
  if (item.test(folded)) return 3.5;
  const bracketed = new RegExp(
    `\\((?:the|el|la|los|las|collectively,?|collectively referred to as|hereinafter|en adelante)[ ,]*["“«']?${word}["”»']?[^)]{0,40}\\)|(?:en adelante|denominad[oa]s?|llamad[oa]s?|referred to as|hereinafter)[^.;"“]{0,30} ["“«']${word}["”»']|\\(["“]${word}["”]\\)|, as (?:amended|defined)[^.]{0,40}["“]${word}["”]`,
    'u',
  );
  if (bracketed.test(folded)) return 2;
  return definitionOf(term).test(folded) ? 1 : 0;
}

/** Kinds of things whose own word a text may leave out: "y, si la ganancia es incierta, se llama aleatorio". */
const KIND = /^(?:contratos?|acciones|accion|actos?|derechos?|clausulas?|obligacion|obligaciones) (?:de |del )?/;
/** The term without the kind of thing that it is; null where it is no more than that. */
export const withoutKind = (term: string): string | null => {
  const rest = term.replace(KIND, '');
  return rest !== term && rest.length > 3 ? rest : null;
};
