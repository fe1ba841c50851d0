import { FolderPlus, ListChecks, ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { Folder } from '#contract/folders.ts';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { SourceRow } from '../SourceRow.tsx';
import type { Selection } from '../use-selection.ts';
import { UseAll } from '../UseAll.tsx';
import { grouped, matching, sorted, SORTS } from './arrange.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { FolderGroup } from './FolderGroup.tsx';
import { useFoldedFolders, useSort } from './kept.ts';
import { SelectedBar } from './SelectedBar.tsx';
import { libraryText } from './text.ts';
import { dragOf } from './use-drag.ts';
import { useFolderActions, useFolders } from './use-folders.ts';

/** From so many sources on they can be filtered. */
const MANY = 6;
const OUTSIDE = 'outside';

type Props = {
  notebookId: string;
  sources: readonly Source[];
  selection: Selection;
  onOpen: (source: Source) => void;
};
/** The sources of a notebook in its folders: filtered, sorted, dragged, and several changed at once. */
export function Library({ notebookId, sources, selection, onOpen }: Props) {
  const t = useText(libraryText);
  const folders = useFolders(notebookId);
  const { move, remove } = useFolderActions(notebookId);
  const [sort, setSort] = useSort();
  const [folded, fold] = useFoldedFolders(notebookId);
  const [filter, setFilter] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [naming, setNaming] = useState<{ folder: Folder | null } | null>(null);
  const filtered = matching(sources, sources.length < MANY ? '' : filter);
  const shown = sorted(filtered, sort);
  const isFiltered = filtered.length < sources.length;

  const row = (source: Source) => {
    const isPicked = picked?.has(source.id) ?? false;
    const others = picked === null ? [] : [...picked];
    return (
      <SourceRow
        key={source.id}
        source={source}
        used={selection.has(source.id)}
        onUse={(on) => selection.set(source.id, on)}
        onOpen={() => onOpen(source)}
        dragged={dragOf(isPicked ? others : [source.id])}
        pick={
          picked && {
            label: t.selectOne(source.title),
            picked: isPicked,
            onPick: (on) => setPicked(new Set(on ? [...others, source.id] : others.filter((id) => id !== source.id))),
          }
        }
      />
    );
  };
  const menu = (
    <Menu trigger={<IconButton icon={ListFilter} label={t.organise} className="ml-auto" />}>
      <MenuItem icon={FolderPlus} onSelect={() => setNaming({ folder: null })}>
        {t.newFolder}
      </MenuItem>
      <MenuItem icon={ListChecks} onSelect={() => setPicked(new Set())}>
        {t.select}
      </MenuItem>
      <MenuLine />
      <MenuLabel>{t.sort}</MenuLabel>
      <MenuChoices value={sort} items={SORTS.map((id) => ({ id, label: t.sorts[id] }))} onChange={setSort} />
    </Menu>
  );
  return (
    <>
      {sources.length > 0 && <UseAll selection={selection} action={menu} />}
      {sources.length >= MANY && (
        <div className="px-2 pb-2">
          <SearchBox value={filter} onChange={setFilter} label={t.filter} />
        </div>
      )}
      {picked && (
        <SelectedBar
          notebookId={notebookId}
          picked={sources.filter(({ id }) => picked.has(id))}
          selection={selection}
          onAll={() => setPicked(new Set(shown.map(({ id }) => id)))}
          onDone={() => setPicked(null)}
        />
      )}
      {folders.length === 0 || isFiltered ? (
        <ul className="grid grid-cols-1 gap-px">{shown.map(row)}</ul>
      ) : (
        grouped(shown, folders).map(({ folder, sources: inside }) => {
          const key = folder?.id ?? OUTSIDE;
          return (
            <FolderGroup
              key={key}
              folder={folder}
              sources={inside}
              selection={selection}
              folded={folded.has(key)}
              onFold={(on) => fold(key, on)}
              onDrop={(ids) => move.mutate({ ids, to: folder?.id ?? null })}
              onRename={() => setNaming({ folder })}
              onRemove={() => folder && remove.mutate(folder)}
            >
              {inside.map(row)}
            </FolderGroup>
          );
        })
      )}
      {isFiltered && filtered.length === 0 && <p className="px-2 py-3 text-note text-ink-3">{t.noMatch}</p>}
      {naming && <FolderDialog notebookId={notebookId} folder={naming.folder} onClose={() => setNaming(null)} />}
    </>
  );
}
