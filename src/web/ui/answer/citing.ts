import { createContext, use } from 'react';
import type { Citation } from '#contract/span.ts';

/** Which of the citations of its answer is open, from 1, and how the next or the one before is opened. */
export type Step = { at: number; of: number; go: (by: 1 | -1) => void };
/** What the page does with a citation: opens its lines among the others of its answer, knows which one is open, and steps on from it. */
export type Citing = {
  open: (citation: Citation, among: readonly Citation[], home: HTMLElement | null) => void;
  opened: Citation | null;
  /** Absent while none is open, or it is the only one of its answer. */
  step?: Step | null;
};
export const CitingContext = createContext<Citing>({ open: () => undefined, opened: null });
export const useCiting = (): Citing => use(CitingContext);

/** Whether a citation leads to lines that can be opened. */
export const isOpenable = ({ state }: Citation): boolean => state !== 'missing' && state !== 'deleted';
/** Whether a citation is where it was said to be, which needs no word. */
export const isPlain = ({ state }: Citation): boolean => state === 'exact' || state === 'normalised';
/** The same citation in the version that took the place of its own; null where its words are not there any more, or nothing took it. */
export const inNewer = (citation: Citation): Citation | null => {
  const { newer } = citation;
  if (!newer || newer.state === 'gone') return null;
  const { state: _, ...place } = newer;
  return { ...citation, ...place, newer: null };
};
/** Whether two citations are the same place, cited by the same number. */
export const isSame = (a: Citation | null, b: Citation): boolean =>
  a !== null &&
  a.source_id === b.source_id &&
  a.version === b.version &&
  a.start === b.start &&
  a.end === b.end &&
  a.citation_id === b.citation_id;
/** Whether a citation rests on the passage that another one does: words of the same version that meet. */
export const isSamePassage = (a: Citation | null, b: Citation): boolean =>
  a !== null && a.source_id === b.source_id && a.version === b.version && a.start < b.end && b.start < a.end;
