import type { Searched } from '../search/names.ts';
import { fold } from '../words.ts';

/** A law or code by its key, such as "20169" or "codigo civil", and where a text names it. */
export type Law = { key: string; at: number };

const NUMBERED = /\bley(?:es)?[\s-]+(?:n[úu]m(?:ero)?|nro|n)?[.°º\s]*(\d{1,2})\.?(\d{3})(?!\d)/giu;
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
  return [...numbered, ...codes].sort((a, b) => a.at - b.at);
}

/** The first lines of a law, where it says what it is, before it names others. */
const NAME = 300;

/** Whether a source is a law or code: the one that its title names, else the first that its first lines name. */
export function isLaw({ title, index }: Searched, key: string): boolean {
  const [titled] = lawsIn(title);
  return (titled ?? lawsIn(index.lead.slice(0, NAME))[0])?.key === key;
}
