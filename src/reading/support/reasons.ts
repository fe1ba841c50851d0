import type { WithdrawnReason } from '#contract/answer.ts';
import type { Range } from '../lines.ts';

/** One reason why a quotation does not carry a statement; `turned`: it makes the statement unsupported, not only partly supported. `at`: its words in the statement. */
export type Reason = { kind: WithdrawnReason; turned: boolean; at: Range | null };
