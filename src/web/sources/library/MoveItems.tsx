import { FolderInput } from 'lucide-react';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { MenuChoice } from '#web/ui/Menu.tsx';
import { libraryText } from './text.ts';
import { useFolderActions, useFolders } from './use-folders.ts';

/** The folders that a source can be moved to, in its menu; nothing where the notebook has none. */
export function MoveItems({ source }: { source: Source }) {
  const t = useText(libraryText);
  const folders = useFolders(source.notebook_id);
  const { move } = useFolderActions(source.notebook_id);
  if (folders.length === 0) return null;
  const here = folders.some(({ id }) => id === source.folder_id) ? source.folder_id! : '';
  return (
    <MenuChoice
      icon={FolderInput}
      label={t.moveTo}
      value={here}
      items={[{ id: '', label: t.outside }, ...folders.map(({ id, name }) => ({ id, label: name }))]}
      onChange={(id) => move.mutate({ ids: [source.id], to: id || null })}
    />
  );
}
