import type { Searched } from '../search/names.ts';
import { fold } from '../words.ts';

/** A law or code by its key, such as "20169" or "codigo civil", and where a text names it. */
export type Law = { key: string; at: number };

const NUMBERED = /\bley(?:es)?[\s_-]+(?:n[úu]m(?:ero)?|nro|n)?[.°º\s]*(\d{1,2})\.?(\d{3})(?!\d)/giu;
/** The codes of Chile, and the Constitution; a closed list, so that "el código citado" is none. */
const CODE =
  /\b(?:c[óo]digo[\s_-]+(?:(?:de|del|la)[\s_-]+)*(?:procedimiento[\s_-]+(?:civil|penal)|procesal[\s_-]+penal|org[áa]nico[\s_-]+de[\s_-]+tribunales|justicia[\s_-]+militar|civil|penal|comercio|trabajo|tributario|aguas|miner[íi]a|aeron[áa]utico|sanitario)|constituci[óo]n)(?!\p{L})/giu;
const keyOf = (code: string): string =>
  fold(code)
    .replace(/[\s_-]+(?:(?:de|del|la)[\s_-]+)*/g, ' ')
    .trim();

/** The laws and codes that a text names, in its order. */
export function lawsIn(text: string): Law[] {
  const numbered = [...text.matchAll(NUMBERED)].map(({ index, 1: thousands, 2: rest }) => ({
    key: `${thousands}${rest}`,
    at: index,
  }));
  const codes = [...text.matchAll(CODE)].map(({ index, 0: code }) => ({ key: keyOf(code), at: index }));
  return [...numbered, ...codes, ...lawCalled(text)].sort((a, b) => a.at - b.at);
}

/** The first lines of a law, where it says what it is, before it names others. */
const NAME = 300;

/** Whether a source is a law or code: the one that its title names, else the first that its first lines name. */
export function isLaw({ title, index }: Searched, key: string): boolean {
  const [titled] = lawsIn(title);
  return (titled ?? lawsIn(index.lead.slice(0, NAME))[0])?.key === key;
}

/** Laws of Chile by the names that lawyers give them, with their numbers (folded); a closed list. */
const CALLED: [RegExp, string][] = [
  [
    /ley (?:de proteccion )?(?:del consumidor|de (?:los )?consumidores|de proteccion (?:al|de los derechos de los) consumidor(?:es)?)/,
    '19496',
  ],
  [/ley de (?:los )?derechos (?:y deberes )?de(?:l| los) pacientes?/, '20584'],
  [/ley de propiedad industrial/, '19039'],
  [/ley de propiedad intelectual/, '17336'],
  [/ley de (?:proteccion de )?datos personales|ley de proteccion de la vida privada/, '19628'],
  [/ley de transparencia/, '20285'],
  [/ley de mercado de valores/, '18045'],
  [/ley de sociedades anonimas/, '18046'],
  [/ley de competencia desleal/, '20169'],
  [/ley de responsabilidad penal de las personas juridicas/, '20393'],
  [/ley de responsabilidad penal adolescente/, '20084'],
  [/ley de letras? de cambio(?: y pagares?)?/, '18092'],
  [/ley de arrendamiento de predios urbanos/, '18101'],
  [/ley de copropiedad(?: inmobiliaria)?/, '21442'],
  [/ley de subcontratacion/, '20123'],
  [/ley karin/, '21643'],
  [/ley zamudio/, '20609'],
  [/ley de matrimonio civil/, '19947'],
];

/** The laws that a text calls by such a name, with their places. */
export function lawCalled(text: string): (Law & { end: number })[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return CALLED.flatMap(([pattern, key]) => {
    const found = pattern.exec(folded);
    return found ? [{ key, at: found.index, end: found.index + found[0].length }] : [];
  });
}
