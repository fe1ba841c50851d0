import type { Chance } from '../../bench/chance.ts';
import { CITED, DATES, MARKS, NUMBERS, ORDINALS, SUMS } from './words.ts';

/** Questions that nobody should ask, and that somebody does. */
const ODD = [
  '', ' ', '\n', '?', '¿?', '¿Qué dice el artículo 0?', '¿Qué dice la cláusula 0?', '¿Qué dice la letra ñ del artículo 5 bis A?', 'letra ñ del artículo 5 bis A', 'artículo', 'art.', 'inciso 0 del artículo 0', 'numeral -1 de la cláusula cero',
  '¿Qué dicen los artículos 10 a 1?', '¿Qué dice el artículo 99999999999?', 'artículo primero transitorio bis letra z', 'Section 0(a)(i)', 'What does section 1.1.1.1.1.1 say?', 'constructor', '__proto__', 'toString hasOwnProperty', '¿y?', '¿Y la letra b?', 'and (c)?', '¿Por qué?',
  '¿Cuándo?', '¿Cuánto?', 'compara', 'Compara el plazo', '¿Qué es ""?', '¿Qué significa «»?', 'define', 'define (', 'resume', '¿Quién es \ud800?', '\udc00', '\0', '((((((', '\\', '$&', '*', '"""', '«', 'a'.repeat(10_000), 'a '.repeat(5000), '¿'.repeat(3000), 'artículo 1, '.repeat(800), '1 '.repeat(5000),
  'artículo 1 inciso 2 letra c '.repeat(340), 'Pérez '.repeat(1600), '"a" '.repeat(2500), '😀'.repeat(2000), 'e\u0301'.repeat(5000), 'השאלה مادة ١', 'ELARTÍCULO1', '%00%0a', 'ley 19.496 artículo 0 letra', '¿Qué dice el Código del Trabajo en su artículo?', '¿y el siguiente?', 'el anterior', 'último', 'artículo final',
]; // prettier-ignore

/** A question of odd words, in the frame of a real one. */
const made = (chance: Chance): string => {
  const frame = chance.pick(['¿Qué dice % de %?', '¿Cuándo vence % %?', 'What does % say about %?', '% %', '¿Cuál es el monto de % en %?', '¿Quién es % %?', '¿Qué diferencia hay entre % y %?', 'Define % %']); // prettier-ignore
  const all = [CITED, DATES, MARKS, NUMBERS, ORDINALS, SUMS];
  return frame.replace(/%/g, () => chance.pick(chance.pick<readonly string[]>(all)));
};

/** Questions for one text: some odd ones, some made, and words of the text itself. */
export function questionsFor(text: string, chance: Chance): string[] {
  const at = chance.between(0, text.length);
  return [chance.pick(ODD), chance.pick(ODD), chance.pick(ODD), made(chance), made(chance), text.slice(at, at + chance.between(1, 300))]; // prettier-ignore
}
/** Every odd question. */
export const odd = (): readonly string[] => ODD;
