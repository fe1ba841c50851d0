import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { setSheetKey, sheetKeyIsOn } from '#web/ui/keys.ts';
import { Keys } from './Keys.tsx';
import { shortcutsOf } from './shortcuts.ts';
import { searchText } from './text.ts';

/** The keys that do something, and whether the key of this sheet does. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const t = useText(searchText).shortcuts;
  const [on, setOn] = useState(sheetKeyIsOn);
  const groups = shortcutsOf(t);
  return (
    <Dialog open onClose={onClose} title={t.title} width={460}>
      {groups.map(({ title, rows }) => (
        <section key={title} className="mb-5">
          <h3 className="mb-1 text-meta font-semibold text-ink-3">{title}</h3>
          <dl>
            {rows.map(({ what, keys }) => (
              <div key={what} className="flex min-h-10 items-center gap-4 border-b border-line text-ui">
                <dt className="flex-1">{what}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="flex min-h-11 items-center gap-3 text-ui">
        <Checkbox
          checked={on}
          onChange={(now) => {
            setOn(now);
            setSheetKey(now);
          }}
          label={t.off}
        />
        <span aria-hidden>{t.off}</span>
      </label>
    </Dialog>
  );
}
