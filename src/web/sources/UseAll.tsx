import type { ReactNode } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { sourcesText } from './text.ts';
import type { Selection } from './use-selection.ts';

/** How many sources are in use, and a box for all of them. `action` stands before it. */
export function UseAll({ selection, action }: { selection: Selection; action?: ReactNode }) {
  const t = useText(sourcesText);
  const { number } = useFormats();
  const all = selection.ids.length === selection.ready;
  return (
    <div className="flex h-10 items-center gap-2 pr-1 pl-2">
      {selection.ready > 0 && (
        <span role="status" className="text-note text-ink-2 tabular-nums">
          {t.inUse(number(selection.ids.length), number(selection.ready))}
        </span>
      )}
      {action ?? <span className="ml-auto" />}
      {selection.ready > 0 && (
        <>
          <label htmlFor="use-all" className="text-note text-ink-3">
            {t.all}
          </label>
          <Checkbox
            id="use-all"
            checked={all ? true : selection.ids.length > 0 ? 'mixed' : false}
            onChange={() => selection.setAll(!all)}
            label={t.useAll}
          />
        </>
      )}
    </div>
  );
}
