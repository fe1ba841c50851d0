import { Bell, BellOff, CalendarSearch, GitCompareArrows } from 'lucide-react';
import { use } from 'react';
import type { Source } from '#contract/sources.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useText } from '#web/i18n/language.ts';
import { MenuItem } from '#web/ui/Menu.tsx';
import { ComparingContext } from '../comparing.ts';
import { useCheck, useWatch } from './use-law.ts';
import { watchText } from './watch-text.ts';

/** What can be done with a norm of the library, in the menu of its source. */
export function LawItems({ source, watched }: { source: Source; watched: boolean }) {
  const t = useText(watchText);
  const watch = useWatch(source);
  const check = useCheck(source);
  const comparing = use(ComparingContext);
  const billing = useCapabilities()?.billing ?? false;
  const isRead = source.processing_status === 'completed';
  return (
    <>
      <MenuItem icon={watched ? BellOff : Bell} onSelect={() => watch.mutate(!watched)}>
        {watched ? t.unwatch : t.watch}
      </MenuItem>
      {isRead && (
        <MenuItem icon={CalendarSearch} onSelect={() => check.mutate()}>
          {t.check}
        </MenuItem>
      )}
      {isRead && source.version > 1 && comparing && (
        <MenuItem icon={GitCompareArrows} onSelect={() => void comparing.compare(source, source.version - 1)}>
          {billing ? t.beforeFor(t.tokens(comparing.tokens)) : t.before}
        </MenuItem>
      )}
    </>
  );
}
