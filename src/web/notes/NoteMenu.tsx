import { Ellipsis, FilePlus2, Trash2 } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Menu, MenuChoices, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { paneText } from './pane-text.ts';

/** Written, or only looked at. */
export type Mode = 'write' | 'preview';
type Props = {
  mode: Mode;
  onMode: (mode: Mode) => void;
  onUse: () => void;
  /** Null while there is nothing to delete. */
  onDelete: (() => void) | null;
};

/** What else can be done with the note that is open. */
export function NoteMenu({ mode, onMode, onUse, onDelete }: Props) {
  const t = useText(paneText);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t.more} className="-mr-2" />}>
      <MenuChoices
        value={mode}
        onChange={onMode}
        items={[
          { id: 'write', label: t.write },
          { id: 'preview', label: t.preview },
        ]}
      />
      <MenuLine />
      <MenuItem icon={FilePlus2} onSelect={onUse}>
        {t.useAsSource}
      </MenuItem>
      {onDelete && (
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          {t.remove}
        </MenuItem>
      )}
    </Menu>
  );
}
