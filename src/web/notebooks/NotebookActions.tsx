import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  Download,
  Palette,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Trash2,
} from 'lucide-react';
import type { Notebook } from '#contract/notebooks.ts';
import { hasChoice, useEngine } from '#web/api/use-engine.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { engineText } from '#web/ui/engine-text.ts';
import { MenuChoices, MenuItem, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { archive, changeNotebook } from './change-notebook.ts';
import { duplicate, exportNotebook } from './copy-notebook.ts';
import { changeText } from './change-text.ts';
import type { Asked } from './NotebookMenu.tsx';

/** The items of a notebook's menu. */
export function NotebookActions({ notebook, onAsk }: { notebook: Notebook; onAsk: (what: Asked) => void }) {
  const t = useText(changeText);
  const common = useText(words);
  const who = useText(engineText);
  const engine = useEngine();
  const { pinned, archived } = notebook;
  return (
    <>
      <MenuItem icon={Pencil} shortcut="R" onSelect={() => onAsk('rename')}>
        {t.rename}
      </MenuItem>
      <MenuItem icon={Palette} onSelect={() => onAsk('look')}>
        {t.look}
      </MenuItem>
      <MenuItem
        icon={pinned ? PinOff : Pin}
        shortcut="P"
        onSelect={() => void changeNotebook(notebook, { pinned: !pinned })}
      >
        {pinned ? t.unpin : t.pin}
      </MenuItem>
      <MenuItem icon={archived ? ArchiveRestore : Archive} shortcut="E" onSelect={() => void archive(notebook)}>
        {archived ? t.unarchive : t.archive}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={CopyPlus} onSelect={() => void duplicate(notebook)}>
        {t.duplicate}
      </MenuItem>
      <MenuItem icon={Share2} onSelect={() => onAsk('share')}>
        {t.share}
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => void exportNotebook(notebook)}>
        {t.export}
      </MenuItem>
      {engine && hasChoice(engine) && (
        <>
          <MenuLine />
          <MenuLabel>{who.who}</MenuLabel>
          <MenuChoices
            label={who.who}
            value={notebook.engine ?? 'account'}
            onChange={(chosen) => void changeNotebook(notebook, { engine: chosen === 'account' ? null : chosen })}
            items={[
              { id: 'account' as const, label: who.asAccount[engine.chosen] },
              { id: 'model' as const, label: who.withModel(engine.model) },
              { id: 'embedded' as const, label: who.without },
            ]}
          />
        </>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} onSelect={() => onAsk('delete')} danger>
        {common.remove}
      </MenuItem>
    </>
  );
}
