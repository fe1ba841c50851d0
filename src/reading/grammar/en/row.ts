import { OURS, type Category, type Rule } from '../rule.ts';
import { words, type Pattern } from '../pattern.ts';

export type Row = [
  id: string,
  category: Category,
  weight: number,
  match: string,
  fix: string | null,
  say: Rule['say'],
  examples: [wrong: string, right: string],
  more?: { style?: true; unless?: string; exact?: true },
];
/** A row as a rule. */
export const pattern = ([id, category, weight, match, fix, say, [wrong, right], more]: Row): Pattern => ({
  id,
  category,
  weight,
  match: words(match, more?.exact),
  fix,
  say,
  source: OURS,
  wrong,
  right,
  ...(more?.style && { style: true }),
  ...(more?.unless && { unless: words(more.unless) }),
});
/** Words in both languages. */
export const both = (en: string, es: string): Rule['say'] => ({ en, es });
