import type { Range } from '../lines.ts';

/**
 * Why a quotation does not carry a statement. `figure`, `authority`, `name`: what it names stands nowhere · `claim`: it says what the law, the courts or the learned
 * hold · `polarity`: it denies or affirms what the quotation does not · `modality`: another of must, may and may not · `direction`: another does it, or to another ·
 * `quantifier`, `bound`, `tense` · `condition`: a condition or an exception is left out · `joined`: no single quotation says it · `words`: words that none holds.
 */
export const REASONS = [
  'figure',
  'authority',
  'name',
  'claim',
  'polarity',
  'modality',
  'direction',
  'quantifier',
  'bound',
  'tense',
  'condition',
  'joined',
  'words',
] as const;
export type ReasonKind = (typeof REASONS)[number];
/** One reason; `turned`: it makes the statement unsupported, not only partly supported. `at`: its words in the statement. */
export type Reason = { kind: ReasonKind; turned: boolean; at: Range | null };
