import { useEffect, useEffectEvent } from 'react';
import type { Citing } from './citing.ts';

/** The first chip to open where none is: the one with the focus, the first of the answer that has it, or of the last answer. */
function chipToOpen(): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('.cite')) return activeElement;
  const answer = activeElement?.closest('[data-answer]') ?? [...document.querySelectorAll('[data-answer]')].at(-1);
  return answer?.querySelector<HTMLElement>('.cite:not([data-state=missing], [data-state=deleted])') ?? null;
}

/**
 * Alt with the arrow down or up opens the next citation of the answer or the one before, wherever the focus is: in the answer, in the text that
 * follows, or where questions are written.
 */
export function useStepKeys({ step, opened }: Citing): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // A dialog lies over the answers and has its own.
    if (document.querySelector('[role=dialog][data-state=open][aria-modal=true]')) return;
    const chip = opened ? null : chipToOpen();
    if (!step && !chip) return;
    event.preventDefault();
    if (step) step.go(event.key === 'ArrowDown' ? 1 : -1);
    else chip?.click();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
