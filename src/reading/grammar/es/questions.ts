import { dpd } from '../rule.ts';
import { type Pattern, words, swap } from '../pattern.ts';

const ASKING: Record<string, string> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  porque: 'por qué',
};
const accented = (match: RegExpExecArray): string | null => {
  const word = match[1] ?? match[2] ?? '';
  return swap(match[0], word, ASKING[word.toLowerCase()]);
};

/** Words that ask, which bear an accent. */
export const QUESTIONS: readonly Pattern[] = [
  {
    id: 'es.interrog',
    category: 'ortografia',
    weight: 1.5,
    match: words(
      String.raw`¿(?:[^?]{0,12} )?(que|como|cuando|donde|quien|quienes|cual|cuales|cuanto|cuanta|cuantos|cuantas)\b(?= (?!es que\b))`,
    ),
    unless: words(
      String.raw`^¿[^?]*\b(?:es|dice|cree|crees|piensa|sabe|sabes|dicen|quieres|hay|tiene|para|de|a|con|en|sino|ya|y|así|más|verdad|no|lo) (que|como|cuando)$`,
    ),
    fix: (match) => accented(match),
    say: { es: 'Interrogativo con tilde.', en: 'Interrogatives take an accent.' },
    source: dpd('tilde'),
    wrong: '¿que dice?',
    right: '¿qué dice?',
  },
  {
    id: 'es.interrog.ind',
    category: 'ortografia',
    weight: 1.5,
    match: words(
      String.raw`\b(?:sabe|sabes|saben|dime|dinos|dices|desconozco|desconoce|ignora|pregunta|preguntó|pregunto|averiguar|indicar|explique|explica|no sé|me dices|tu|tú) (?:a |en |de |con |por )?(como|cuando|donde|quien|cuanto|cual|porque)\b(?= (?:se|vive|fue|está|es|será|debe|puede|le|lo|la|no|ocurr|hizo|paga|cuesta|vale|quiere|opin|piens|cree|dice))|^tu (que) (?=opinas|piensas|crees|dices)`,
    ),
    unless: words(String.raw`(?:indicar|explica) (?:en |de |a )?(cuando|como) (?:se|la|lo|le|no)|^(?:sabe|dice) `),
    fix: (match) => accented(match),
    say: { es: 'Interrogativa indirecta con tilde.', en: 'Indirect question takes an accent.' },
    source: dpd('tilde'),
    wrong: 'desconoce cuando se pagó',
    right: 'desconoce cuándo se pagó',
  },
  {
    id: 'es.porque',
    category: 'ortografia',
    weight: 1.5,
    match: words(String.raw`\b(?:el|un|del|ese|este) (porque)\b(?! (?:se|no|lo|la|el)\b)|¿porque\b`),
    unless: words(String.raw`^(?:este|ese) porque`),
    fix: ([all]) => (all.startsWith('¿') ? '¿por qué' : all.replace('porque', 'porqué')),
    say: { es: '«Porqué» sustantivo, «por qué» pregunta.', en: '"porqué" / "por qué".' },
    source: dpd('porque'),
    wrong: 'el porque de la regla',
    right: 'el porqué de la regla',
  },
];
