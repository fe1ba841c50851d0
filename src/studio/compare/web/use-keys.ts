import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Citation } from '#contract/span.ts';
import { isOpenable, useCiting } from '#web/ui/answer/citing.ts';
import type { Compared } from './use-compared.ts';

/** Hears the keys of a comparison in its window: J and K step, V changes the view, D filters, Enter opens the lines of the current difference or risk. */
export function useKeys(box: RefObject<HTMLElement | null>, compared: Compared, citations: readonly Citation[]): void {
  const { open } = useCiting();
  const enter = (): void => {
    const { current, panel, risks, result } = compared;
    const i = panel === 'risks' ? risks.current : current;
    const one = i === null ? undefined : panel === 'risks' ? risks.list[i] : result.differences[i];
    const place = one?.after ?? one?.before;
    const citation = citations.find(({ citation_id }) => citation_id === place?.citation_id);
    if (citation && isOpenable(citation)) open(citation, [citation], null);
  };
  const acts: Record<string, () => void> = {
    j: () => compared.step(1),
    k: () => compared.step(-1),
    v: () => compared.setView(compared.view === 'side' ? 'inline' : 'side'),
    d: () => compared.setFiltering(!compared.filtering),
    Enter: enter,
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
    const { key, target } = event;
    // A button that has the focus is pressed by Enter.
    if (key === 'Enter' && (target as HTMLElement).closest('button, a, input')) return;
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const heard = box.current?.closest<HTMLElement>('[role=dialog]') ?? box.current;
    heard?.addEventListener('keydown', press);
    return () => heard?.removeEventListener('keydown', press);
  }, [box]);
}
