import { createContext } from 'react';
import type { Source } from '#contract/sources.ts';

/** Compares a source with an older version of it, and shows what differs; null where nothing compares. */
export const ComparingContext = createContext<((source: Source, older: number) => Promise<void>) | null>(null);
