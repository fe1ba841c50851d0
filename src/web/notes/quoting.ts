import { useSyncExternalStore } from 'react';
import type { Quotation } from '#web/ui/quotation.ts';

/** The note that is being written, which takes quotations; what is quoted before it is ready waits. */
let writer: ((quotation: Quotation) => void) | null = null;
let waiting: Quotation[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Quotes words of a source in the note that is being written, or in the next one that is. */
export function quote(quotation: Quotation): void {
  if (writer) writer(quotation);
  else waiting.push(quotation);
}

/** Takes quotations from now on, until the function that it answers is called. */
export function takeQuotations(take: (quotation: Quotation) => void): () => void {
  writer = take;
  for (const quotation of waiting.splice(0)) take(quotation);
  for (const listener of listeners) listener();
  return () => {
    if (writer === take) writer = null;
    waiting = [];
    for (const listener of listeners) listener();
  };
}

/** Whether a note is being written that would take a quotation. */
export const useTakesQuotations = (): boolean => useSyncExternalStore(subscribe, () => writer !== null);
export const takesQuotations = (): boolean => writer !== null;
