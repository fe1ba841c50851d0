import type { Language } from '#contract/language.ts';
import type { Rules } from '../../rules/types.ts';
import type { Collector, Slot } from '../asked.ts';

/**
 * A kind of question. `cues`: the rules by which it is told · `collect`, `needs`: how its answer is collected and what must stand in it · `yields`: its
 * cues that count only where no other is met · `prevails`: its cues count before all others · `inherited`: a short question that follows one of this kind, and has no kind of its own, is of it.
 */
export type Intent = {
  id: string;
  collect: Collector;
  needs: readonly Slot[];
  yields?: readonly string[];
  inherited?: true;
  prevails?: true;
  cues: Readonly<Record<Language, Rules>>;
};
