import { CopyPlus, FolderInput } from 'lucide-react';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { MenuChoice, MenuItem } from '#web/ui/Menu.tsx';
import { libraryText } from './text.ts';
import { useFolderActions, useFolders } from './use-folders.ts';

/** Where a source can go, in its menu: another notebook too, and a folder where the notebook has some. */
export function MoveItems({ source, onCopy }: { source: Source; onCopy: () => void }) {
  const t = useText(libraryText);
  const folders = useFolders(source.notebook_id);
  const { move } = useFolderActions(source.notebook_id);
  const here = folders.some(({ id }) => id === source.folder_id) ? source.folder_id! : '';
  return (
    <>
      {folders.length > 0 && (
        <MenuChoice
          icon={FolderInput}
          label={t.moveTo}
          value={here}
          items={[{ id: '', label: t.outside }, ...folders.map(({ id, name }) => ({ id, label: name }))]}
          onChange={(id) => move.mutate({ ids: [source.id], to: id || null })}
        />
      )}
      {source.file && source.processing_status === 'completed' && (
        <MenuItem icon={CopyPlus} onSelect={onCopy}>
          {t.copyTo}
        </MenuItem>
      )}
    </>
  );
}
