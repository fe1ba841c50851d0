import { createContext } from 'react';
import type { Source } from '#contract/sources.ts';

/** Compares a source with an older version of it, and shows what differs; and what that costs. */
type Comparing = { compare: (source: Source, older: number) => Promise<void>; tokens: number };
/** Null where nothing compares. */
export const ComparingContext = createContext<Comparing | null>(null);
