import { fold } from '#reading/words.ts';

/** Small words that one language has and neither Spanish nor English; folded. */
const OTHER = new Set(
  'les des est dans une pour avec sont qui sur cette leur aux nao uma com dos das em sao pelo pela seu sua ou ao che della di il gli sono nel alla und der die das ist nicht ein eine mit den dem von werden auch amb els pels het een niet zijn voor och att som'.split(
    ' ',
  ),
);
const OWN = new Set(
  'que el los las del y por para su al lo como este esta the of and to in that for with shall any or this be are by'.split(
    ' ',
  ),
);
const SAMPLE = 30_000;

/** Whether a text is in neither of the two languages: words of another stand in it more often than theirs. */
export function isForeign(text: string): boolean {
  let [own, other] = [0, 0];
  for (const [word] of fold(text.slice(0, SAMPLE)).matchAll(/\p{L}+/gu)) {
    if (OWN.has(word)) own++;
    else if (OTHER.has(word)) other++;
  }
  return other > own;
}
