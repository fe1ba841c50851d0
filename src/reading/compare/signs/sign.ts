import type { Range } from '../../lines.ts';
import type { Right } from '../kinds.ts';

/** Words of a text that bear on rights. `key`: what they say, in one form: two that say the same have the same. */
export type Sign = Range & { kind: Right; key: string };
