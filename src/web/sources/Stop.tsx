import { X } from 'lucide-react';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { useCancel } from './actions.ts';
import { sourcesText } from './text.ts';

/** A way to stop the reading. */
export function Stop({ source }: { source: Source }) {
  const t = useText(sourcesText);
  const cancel = useCancel(source);
  return (
    <IconButton
      icon={X}
      label={t.stop(source.title)}
      disabled={cancel.isPending}
      onClick={() => cancel.mutate()}
      className="-my-1.5 -mr-2"
    />
  );
}
