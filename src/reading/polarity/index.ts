import type { Language } from '#contract/language.ts';
import { finder } from '../rules/find.ts';
import { tokensOf } from '../rules/tokens.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

/** How words take back what they would give: they deny it, leave it to one side's will or without an end, or except all of it away. */
export type Sign = 'denied' | 'will' | 'open' | 'excepted';

const FINDERS = { es: finder([ES]), en: finder([EN]) };

/**
 * The sign by which words are no advantage, no protection and no support for whoever relies on them; null where they have none. It reads the words
 * alone: whoever praises a passage asks here first, and what has a sign is not praised.
 */
export function takenBack(words: string, language: Language): Sign | null {
  const [first] = FINDERS[language](tokensOf(words));
  return first ? (first.id.split('.')[0] as Sign) : null;
}
