import clsx from 'clsx';
import { ChevronRight, Ellipsis, Folder as FolderIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Folder } from '#contract/folders.ts';
import type { Source } from '#contract/sources.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { isReady } from '../use-sources.ts';
import type { Selection } from '../use-selection.ts';
import { libraryText } from './text.ts';
import { useSourceDrop } from './use-drag.ts';

type Props = {
  /** Null: what lies in no folder. */
  folder: Folder | null;
  sources: readonly Source[];
  selection: Selection;
  folded: boolean;
  onFold: (folded: boolean) => void;
  onDrop: (ids: readonly string[]) => void;
  onRename: () => void;
  onRemove: () => void;
  children: ReactNode;
};
/** A folder with its sources: folded by its name, used as a whole by its box, and a place to drop sources on. */
export function FolderGroup({
  folder,
  sources,
  selection,
  folded,
  onFold,
  onDrop,
  onRename,
  onRemove,
  children,
}: Props) {
  const t = useText(libraryText);
  const { number } = useFormats();
  const drop = useSourceDrop(onDrop);
  const ready = sources.filter(isReady);
  const used = ready.filter(({ id }) => selection.has(id)).length;
  const name = folder?.name ?? t.outside;
  const all = used === ready.length;
  return (
    <section
      aria-label={name}
      {...drop.on}
      className={clsx('mb-1 rounded-md', drop.isOver && 'bg-tinta-soft outline-2 outline-tinta')}
    >
      <div className="flex items-center gap-1 pr-1 pl-1">
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => onFold(!folded)}
          className="flex h-9 min-w-0 flex-1 items-center gap-1.5 rounded-md px-1 text-left text-note font-semibold text-ink-2 hover:bg-sunken max-sm:h-11"
        >
          <ChevronRight className={clsx('size-4 shrink-0 text-ink-3', !folded && 'rotate-90')} aria-hidden />
          {folder && <FolderIcon className="size-4 shrink-0 text-ink-3" aria-hidden />}
          <span className="truncate">{name}</span>
          <span className="shrink-0 font-normal text-ink-3 tabular-nums">{number(sources.length)}</span>
        </button>
        {folder && (
          <Menu trigger={<IconButton icon={Ellipsis} label={t.folderActions(name)} />}>
            <MenuItem icon={Pencil} onSelect={onRename}>
              {t.renameFolder}
            </MenuItem>
            <MenuItem icon={Trash2} onSelect={onRemove} danger>
              {t.removeFolder}
            </MenuItem>
          </Menu>
        )}
        {ready.length > 0 && (
          <Checkbox
            checked={all ? true : used > 0 ? 'mixed' : false}
            onChange={() =>
              selection.setSome(
                ready.map(({ id }) => id),
                !all,
              )
            }
            label={t.useFolder(name)}
          />
        )}
      </div>
      {!folded &&
        (sources.length > 0 ? (
          <ul className="grid grid-cols-1 gap-px">{children}</ul>
        ) : (
          folder && <p className="px-2 pb-2 text-note text-ink-3">{t.emptyFolder}</p>
        ))}
    </section>
  );
}
