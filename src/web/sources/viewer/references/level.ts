import type { ReferenceKind } from '#contract/references.ts';
import { kept } from '#web/ui/kept.ts';

/** What is underlined in a text: nothing, what can be looked up, or dates, sums and RUT as well. */
export const LEVELS = ['none', 'authorities', 'all'] as const;
export type Level = (typeof LEVELS)[number];

/** The choice of this browser, for all sources. */
export const keptLevel = kept('references', LEVELS, 'authorities');

const FIGURES: ReadonlySet<ReferenceKind> = new Set(['date', 'amount', 'rut']);
/** Whether a kind is underlined at a level. */
export const isUnderlined = (kind: ReferenceKind, level: Level): boolean =>
  level === 'all' || (level === 'authorities' && !FIGURES.has(kind));
