import { Lightbulb, X } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from './Button.tsx';
import { kept, useKept } from './kept.ts';
import { tipsText } from './tips-text.ts';

const keptAs = (id: TipId) => kept(`tip:${id}`, ['', '1'], '');
const gone = { citations: keptAs('citations'), sources: keptAs('sources'), selection: keptAs('selection') };
export type TipId = 'citations' | 'sources' | 'selection';

/**
 * A tip in the flow of the page, where it covers nothing. It goes for good, in this browser, when it is closed, or once `done` tells that what it says
 * was done.
 */
export function Tip({ id, done = false }: { id: TipId; done?: boolean }) {
  const t = useText(tipsText);
  const isGone = useKept(gone[id]) === '1';
  useEffect(() => {
    if (done) gone[id].set('1');
  }, [done, id]);
  if (isGone) return null;
  return (
    <div role="note" className="mt-2 flex items-center gap-2 rounded-lg bg-sunken py-1 pr-1 pl-3 text-note text-ink-2">
      <Lightbulb className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">{t[id]}</p>
      <IconButton icon={X} label={t.close} onClick={() => gone[id].set('1')} />
    </div>
  );
}
