import type { Replacement } from '#contract/risk.ts';
import { PASTES_EN } from './rules/pastes-en.ts';
import { PASTES_ES } from './rules/pastes-es.ts';
import { PASTES_ES_KINDS } from './rules/pastes-es-kinds.ts';
import type { Rule } from './rules/rule.ts';

const OLDER = { ...PASTES_ES, ...PASTES_ES_KINDS, ...PASTES_EN };

/** What a rule offers to paste in the place of what it finds, and what to ask the other side; null of a rule that offers nothing. */
export function pasteOf({
  id,
  language,
  paste = OLDER[id],
}: Pick<Rule, 'id' | 'language' | 'paste'>): Replacement | null {
  if (!paste) return null;
  const { balanced, favourable = null, ask } = paste;
  return { language, balanced, favourable, ask };
}
