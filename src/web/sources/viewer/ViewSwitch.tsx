import { useText } from '#web/i18n/language.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { pagesText } from './pages-text.ts';
import type { View } from './use-view.ts';

/** The choice between the text of a source, its pages, and both. */
export function ViewSwitch({ view: { chosen, choices, choose } }: { view: View }) {
  const t = useText(pagesText);
  return (
    <Segmented
      label={t.view}
      items={choices.map((id) => ({ id, label: t.views[id] }))}
      value={chosen}
      onChange={choose}
    />
  );
}
