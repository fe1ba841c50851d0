/** Words between quotation marks, as they are folded; what the end of a stretch cuts off is quoted to its end. */
const QUOTED = /"[^"]*(?:"|$)/g;
/** Of a sentence that is a quotation at least so much is quoted. Ours. */
const MOSTLY = 0.35;
/** What leads to a quotation. */
const LEADS =
  /(?:\bse le(?:e|ia)\b|\bsegun (?:la|el) cual|\b(?:dice|decia|reza|expresa|senala|registra|consigna|escribio|escribe|sostiene|sostuvo|sostenido|dicho|ensena|ensenan|escrito|agrega|anade) que|:) ?"/;
/** A law, or a ruling that the court rests on, is quoted as its own reason. */
const OF_LAW =
  /\b(?:articulos?|art|ley(?:es)?|codigo|incisos?|normas?|preceptos?|numeral|disposicion(?:es)?|decreto|reglamento|auto acordado|constitucion|convencion|tratado|corte|tribunal|rol|fallos?)\b/;

/** A sentence without what it quotes: whether the court speaks is told by its own words. */
export const unquoted = (words: string): string => words.replace(QUOTED, '""');

/** Whether a sentence of a ruling is for the most part somebody's words that it quotes, and no law or ruling: "En ellas se lee: «…»". */
export function isQuotation(words: string): boolean {
  const quoted = [...words.matchAll(QUOTED)].reduce((sum, [part]) => sum + part.length, 0);
  return quoted >= MOSTLY * words.length && LEADS.test(words) && !OF_LAW.test(unquoted(words));
}

/** Whether a sentence leaves a quotation open, or ends one that stood open. */
export const isOpen = (words: string): boolean => words.split('"').length % 2 === 0;

/** Characters behind which an open quotation is taken for one that the text forgot to close. Ours. */
const CLOSED_WITHIN = 900;
/** Whether a quotation that stands open at a place is closed soon behind it. */
export function closesSoon(folded: string, at: number): boolean {
  const end = folded.indexOf('"', at);
  return end >= 0 && end - at < CLOSED_WITHIN && !/\n\s*\n/.test(folded.slice(at, end));
}
