import type { Language } from '#contract/language.ts';
import { numberWords } from '../consistency/number-words.ts';
import { fold } from '../words.ts';
import { rule, type Rule } from './rule.ts';

const JOINS: ReadonlySet<string> = new Set(['y', 'and', 'coma', 'point', 'guion', 'dash']);
const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/**
 * Parentheses that repeat in words what was just said of a figure, or the other way round ("thirty (30) days", "$ 500.000 (quinientos mil
 * pesos)"): said once. Where the two differ by a single word both are said. `say` reads what stands inside. Ours.
 */
export function echo(language: Language, say: (text: string) => string): Rule {
  const numbers = new Set(numberWords(language));
  return rule('\\(\\s?([\\d$UFTM][^()]{0,120}|[^()\\d]{3,120})\\)', (m, { before }) => {
    const [inside, outside] = [plain(say(m[1]!)), plain(before)];
    if (!inside || !` ${outside}`.endsWith(` ${inside}`)) return null;
    const [last, earlier] = outside
      .slice(0, outside.length - inside.length)
      .trim()
      .split(' ')
      .reverse();
    const goesOn = numbers.has(last!) || (JOINS.has(last!) && numbers.has(earlier ?? ''));
    return !goesOn && inside.split(' ').some((word) => numbers.has(word)) ? '' : null;
  });
}
