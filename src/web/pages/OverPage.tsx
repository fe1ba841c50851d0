import { notebooksApi, type Notebook } from '#contract/notebooks.ts';
import { useCall } from '#web/api/query.ts';
import type { Here } from '#web/search/finding.ts';
import { Palette } from '#web/search/Palette.tsx';
import { Shortcuts } from '#web/search/Shortcuts.tsx';
import { KIND_ICON } from '#web/sources/kind.ts';
import { usePaletteActions } from './use-palette-actions.ts';

const NONE: readonly Notebook[] = [];

/** What lies over the page: the palette with what can be done from it, or the sheet of shortcuts; `here` is the notebook below it. */
export type Over = { what: 'palette' | 'shortcuts'; here: Here | null };
type Props = Over & { onClose: () => void; onShortcuts: () => void };
export function OverPage({ what, here, onClose, onShortcuts }: Props) {
  const { data = NONE } = useCall(notebooksApi.list, {});
  const actions = usePaletteActions(here, onShortcuts);
  if (what === 'shortcuts') return <Shortcuts onClose={onClose} />;
  return <Palette onClose={onClose} notebooks={data} actions={actions} here={here} kindIcon={KIND_ICON} />;
}
