import { useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { Draft } from './drafts.ts';
import { find, MANY, type Order } from './find.ts';
import { DraftRow, NoteRow } from './NoteRow.tsx';
import { notesText } from './text.ts';

type Props = {
  notes: readonly Note[];
  /** Drafts of new notes, and of notes that are gone. */
  loose: readonly Draft[];
  /** The note that is open. */
  opened: string | null;
  /** The notes of which a change waits unsaved. */
  unsaved: ReadonlySet<string | null>;
  onOpen: (note: Note) => void;
  onDelete: (note: Note) => void;
  onOpenDraft: (draft: Draft) => void;
  onDropDraft: (draft: Draft) => void;
};

/** Notes and drafts; many of them can be searched and sorted. */
export function NoteList({ notes, loose, opened, unsaved, onOpen, onDelete, onOpenDraft, onDropDraft }: Props) {
  const t = useText(notesText);
  const common = useText(words);
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('recent');
  const many = notes.length >= MANY;
  const found = many ? find(notes, query, order, language) : notes;
  return (
    <>
      {many && (
        <div className="flex flex-wrap gap-2 border-b border-line px-4 py-2.5">
          <SearchBox label={t.search} value={query} onChange={setQuery} className="min-w-36 flex-1" />
          <Select
            label={t.sort}
            value={order}
            onChange={setOrder}
            items={[
              { id: 'recent', label: t.orders.recent },
              { id: 'title', label: t.orders.title },
            ]}
          />
        </div>
      )}
      <ul>
        {loose.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onOpen={() => onOpenDraft(draft)} onDrop={() => onDropDraft(draft)} />
        ))}
        {found.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            isOpen={note.id === opened}
            unsaved={unsaved.has(note.id) && note.id !== opened}
            onOpen={() => onOpen(note)}
            onDelete={() => onDelete(note)}
          />
        ))}
      </ul>
      {found.length === 0 && notes.length > 0 && (
        <Empty
          title={t.noMatch}
          action={
            <Button variant="outline" onClick={() => setQuery('')}>
              {common.clearSearch}
            </Button>
          }
        >
          {t.noMatchText}
        </Empty>
      )}
    </>
  );
}
