import { useSyncExternalStore } from 'react';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast } from './toast.tsx';

/** What is deleted can be called back for this long; only then is the server told. Milliseconds. */
const UNDO_MS = 6000;

/** `said`: of the thing that is gone. `act`: has the server delete it; outlives the page, and never rejects. */
type Removal = { id: string; said: string; act: () => Promise<void> };

/** One kind of thing that can be deleted and called back: which ones are on their way out, and how one is sent there. */
export function callableBack() {
  let going: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const setGoing = (id: string, on: boolean): void => {
    going = new Set(on ? [...going, id] : [...going].filter((one) => one !== id));
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const now = (): ReadonlySet<string> => going;
  return {
    /** Those that are being deleted. */
    useGoing: (): ReadonlySet<string> => useSyncExternalStore(subscribe, now),
    /** Hides one at once and has it deleted when it can no longer be called back: after a while, or when the page goes. */
    remove: ({ id, said, act }: Removal): void => {
      let decided = false;
      const decide = (run: () => void) => () => {
        if (decided) return;
        decided = true;
        removeEventListener('pagehide', last);
        run();
      };
      const last = decide(() => void act().finally(() => setGoing(id, false)));
      addEventListener('pagehide', last);
      setGoing(id, true);
      toast({
        title: said,
        ms: UNDO_MS,
        action: { label: words[language()].undo, run: decide(() => setGoing(id, false)) },
        onGone: last,
      });
    },
  };
}
