import type { Language } from '#contract/language.ts';
import type { Token } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Small words of the languages that stand in Spanish and English legal texts, that those themselves have not. */
const SMALL: Record<Language, ReadonlySet<string>> = {
  es: set(
    'the of and to in for or is that by with shall this be are as on from it not any at which an was were has have will ' +
      'et le les du des une pour dans avec sur est qui ' +
      'der das und ist nicht mit von zu ' +
      'il della dei che gli nel ' +
      'do dos das ao não pelo pela uma em ' +
      'quod non est ad ex ab cum nec sed vel aut qui quae quam ipse potest habet sine iuris nemo nisi inter sub per pro',
  ),
  en: set(
    'el la los las del que por para con una este esta de y et le les du des une pour dans der das und ist nicht quod est ad ex ab cum nec sed vel aut quae quam ipse potest habet sine iuris nemo nisi inter sub contra',
  ),
};
/** Words of a foreign run at least, with a small word of the language, and of one of unknown words alone. */
const RUN = 3;
/** Known words that may stand between two foreign ones. */
const GAP = 2;

/** Which tokens belong to a run of words in another language: at least three that are unknown or small words of one, close together. */
export function foreignRuns(tokens: readonly Token[], unknown: (i: number) => boolean, language: Language): Uint8Array {
  const found = new Uint8Array(tokens.length);
  let run: number[] = [];
  let small = 0;
  const close = (): void => {
    const inARow = run.length >= RUN && run.at(-1)! - run[0]! === run.length - 1;
    if (run.length >= RUN && (small > 0 || inARow)) for (let i = run[0]!; i <= run.at(-1)!; i++) found[i] = 1;
    run = [];
    small = 0;
  };
  for (const [i, token] of tokens.entries()) {
    const isSmall = SMALL[language].has(token.word.toLowerCase());
    if (!isSmall && !unknown(i)) continue;
    if (run.length > 0 && i - run.at(-1)! > GAP + 1) close();
    run.push(i);
    if (isSmall) small++;
  }
  close();
  return found;
}
