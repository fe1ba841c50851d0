import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { FindingContext, type Here } from '#web/search/finding.ts';
import { isCommand, isTyping, sheetKeyIsOn } from '#web/ui/keys.ts';
import { toastError } from '#web/ui/toast.tsx';
import type { Over, OverPage } from './OverPage.tsx';
import { pagesText } from './text.ts';

const load = () => import('./OverPage.tsx');

/** Whether a dialog already stands over the page: what it holds must not be left by accident. */
const isCovered = (): boolean => document.body.hasAttribute('data-scroll-locked');

/** Gives the pages below it their search, and opens it by its keys. It is loaded when it is first wanted. */
export function Searching({ children }: { children: ReactNode }) {
  const t = useText(pagesText);
  const here = useRef<Here | null>(null);
  const [over, setOver] = useState<(Over & { Part: typeof OverPage }) | null>(null);
  const show = useCallback(
    (what: Over['what']): void =>
      void load().then(
        ({ OverPage: Part }) => setOver({ what, Part, here: here.current }),
        () => toastError({ title: t.searchFailed }),
      ),
    [t],
  );
  const enter = useCallback((entered: Here): (() => void) => {
    here.current = entered;
    return () => {
      if (here.current === entered) here.current = null;
    };
  }, []);
  const finding = useMemo(() => ({ open: () => show('palette'), enter }), [show, enter]);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (isCommand(event) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (over?.what === 'palette') setOver(null);
      else if (!isCovered()) show('palette');
    } else if (event.key === '?' && !isTyping(event.target) && !isCovered() && sheetKeyIsOn()) {
      event.preventDefault();
      show('shortcuts');
    }
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <FindingContext value={finding}>
      {children}
      {over && (
        <over.Part
          what={over.what}
          here={over.here}
          onClose={() => setOver(null)}
          onShortcuts={() => setOver({ ...over, what: 'shortcuts' })}
        />
      )}
    </FindingContext>
  );
}
