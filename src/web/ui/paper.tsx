import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** What lies over what: of all that could be printed, the topmost is. */
const LAYERS = { page: 0, source: 1, sheet: 2, asked: 3 } as const;
type Layer = keyof typeof LAYERS;

const claims = new Set<{ layer: Layer }>();
const listeners = new Set<() => void>();
let printing = false;
function tell(now: boolean): void {
  printing = now;
  // The browser takes the page as it is once it has said so.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
addEventListener('beforeprint', () => tell(true));
addEventListener('afterprint', () => tell(false));
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that something can be printed in the place of what lies below it; answers whether it is being printed now. */
export function usePaper(layer: Layer): boolean {
  const [claim] = useState(() => ({ layer }));
  useEffect(() => {
    claims.add(claim);
    return () => void claims.delete(claim);
  }, [claim]);
  const mine = (): boolean =>
    printing && claims.has(claim) && [...claims].every((other) => LAYERS[other.layer] <= LAYERS[layer]);
  return useSyncExternalStore(subscribe, mine);
}

type Props = {
  layer: Layer;
  title: string;
  /** Said under the title. */
  about?: ReactNode;
  children: ReactNode;
};
/** What is printed in the place of the page while this is the topmost (notebook.css). On screen it is not there at all. */
export function OnPaper({ layer, title, about, children }: Props) {
  if (!usePaper(layer)) return null;
  return createPortal(
    <article data-printed className="hidden print:block">
      <h1 className="font-serif text-h2 font-semibold [overflow-wrap:anywhere]">{title}</h1>
      {about && <p className="mt-1 text-note text-ink-3">{about}</p>}
      <div className="mt-5">{children}</div>
    </article>,
    document.body,
  );
}

/** Prints what was asked for, once; `onDone` takes it away. */
export function PrintNow({ onDone, ...paper }: Omit<Props, 'layer'> & { onDone: () => void }) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const after = (): void => done();
    // After the menu that it was chosen from has gone.
    const timer = setTimeout(() => print());
    addEventListener('afterprint', after);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', after);
    };
  }, []);
  return <OnPaper layer="asked" {...paper} />;
}
