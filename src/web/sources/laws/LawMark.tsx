import { Bell, BellRing } from 'lucide-react';
import { use } from 'react';
import type { Source } from '#contract/sources.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { ComparingContext } from '../comparing.ts';
import { useNewerSaid, useTake } from './use-law.ts';
import { watchText } from './watch-text.ts';

/** Says below a norm that the library has a newer text, which can be brought and compared in one press. */
export function LawMark({ source, newer }: { source: Source; newer: string }) {
  const t = useText(watchText);
  const said = useNewerSaid();
  const take = useTake(source);
  const comparing = use(ComparingContext);
  const billing = useCapabilities()?.billing ?? false;
  return (
    <div className="mt-1 rounded-md bg-tinta-soft px-2 py-1.5 text-meta">
      <p className="flex items-start gap-1.5">
        <BellRing className="mt-0.5 size-3 shrink-0 text-tinta" aria-hidden />
        <span className="min-w-0">{said(newer)}</span>
      </p>
      <div className="mt-0.5 flex flex-wrap gap-x-3">
        {comparing && (
          <TextLink className="text-meta" disabled={take.isPending} onClick={() => take.mutate(true)}>
            {billing ? t.compareFor(t.tokens(comparing.tokens)) : t.compare}
          </TextLink>
        )}
        <TextLink className="text-meta" disabled={take.isPending} onClick={() => take.mutate(false)}>
          {t.take}
        </TextLink>
      </div>
    </div>
  );
}

/** A quiet mark on a norm that is watched. */
export function Watched() {
  const t = useText(watchText);
  return (
    <span role="img" aria-label={t.watched} title={t.watched} className="shrink-0">
      <Bell className="size-3" aria-hidden />
    </span>
  );
}
