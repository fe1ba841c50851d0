import { createContext, use, useCallback, useEffect, useMemo, type RefObject } from 'react';
import type { Reference } from '#contract/references.ts';
import { useIntent } from '#web/ui/use-intent.ts';

/** A reference on the sheet whose card is shown, and whether the card was asked for by a key, which then goes into it. */
export type Asked = { reference: Reference; element: HTMLElement; byKey: boolean };
/** What a reference on the sheet does: shows its card now or in a while, or takes it away. */
export type Cards = { later: (asked: Asked | null, ms: number) => void; now: (asked: Asked | null) => void };

export const CardContext = createContext<Cards>({ later: () => undefined, now: () => undefined });
export const useCards = (): Cards => use(CardContext);

const isInView = (element: Element, view: DOMRect): boolean => element.getBoundingClientRect().bottom > view.top;

/** The card of a reference, and the way from reference to reference by keys among the lines that are drawn. */
export function useCard(sheet: RefObject<HTMLDivElement | null>) {
  const { shown, later, now } = useIntent<Asked | null>(null);
  const cards = useMemo<Cards>(() => ({ later, now }), [later, now]);
  // A card whose line is gone would float at no place.
  useEffect(() => {
    const { current: box } = sheet;
    if (!shown || !box) return undefined;
    const hide = (): void => now(null);
    box.addEventListener('scroll', hide, { once: true, passive: true });
    return () => box.removeEventListener('scroll', hide);
  }, [sheet, shown, now]);
  const step = useCallback(
    (by: 1 | -1): void => {
      const { current: box } = sheet;
      if (!box) return;
      const all = [...box.querySelectorAll<HTMLElement>('.ref')];
      const at = all.findIndex((one) => one === document.activeElement);
      const view = box.getBoundingClientRect();
      const next = at < 0 ? all.find((one) => isInView(one, view)) : all[at + by];
      next?.focus();
    },
    [sheet],
  );
  return { asked: shown, cards, now, step };
}
