import { Lightbulb, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from './Button.tsx';
import { useKept } from './kept.ts';
import { did, tips, type TipId } from './tips.ts';
import { tipsText } from './tips-text.ts';

/** Those that were first seen since this page was loaded: they stay until it is left. */
const here = new Set<TipId>();

/**
 * A tip in the flow of the page, where it covers nothing. Each is shown once in this browser: it is not there the next time, nor once it was closed, nor once `done`
 * or `did` tells that what it says was done.
 */
export function Tip({ id, done = false }: { id: TipId; done?: boolean }) {
  const t = useText(tipsText);
  const state = useKept(tips[id]);
  const place = useRef<HTMLDivElement>(null);
  const isGone = done || state === '1' || (state === 'seen' && !here.has(id));
  useEffect(() => {
    if (done) did(id);
  }, [done, id]);
  useEffect(() => {
    if (isGone || !place.current) return;
    // Where its pane is out of sight nobody has seen it.
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      here.add(id);
      if (tips[id].now() === '') tips[id].set('seen');
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isGone, id]);
  if (isGone) return null;
  return (
    <div
      ref={place}
      role="note"
      className="mt-2 flex items-center gap-2 rounded-lg bg-sunken py-1 pr-1 pl-3 text-note text-ink-2"
    >
      <Lightbulb className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">{t[id]}</p>
      <IconButton icon={X} label={t.close} onClick={() => did(id)} />
    </div>
  );
}
