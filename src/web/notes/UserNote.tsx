import { FilePlus2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { NOTE_TITLE_MAX, notesApi, type Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { OnPaper } from '#web/ui/paper.tsx';
import type { Quotation } from '#web/ui/quotation.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Written } from './check.ts';
import { plainText } from './editor/plain.ts';
import './editor/note.css';
import type { NoteEditor } from './editor/create.ts';
import { NoteMenu, type Mode } from './NoteMenu.tsx';
import { paneText } from './pane-text.ts';
import { takeQuotations } from './quoting.ts';
import { ReadNote } from './ReadNote.tsx';
import { SavingState } from './SavingState.tsx';
import { Shorten } from './Shorten.tsx';
import { notesText } from './text.ts';
import { Toolbar } from './Toolbar.tsx';
import { useAsSource } from './use-as-source.ts';
import { useEditor, type Shortening } from './use-editor.ts';
import { useWriting } from './use-writing.ts';

type Props = {
  notebookId: string;
  /** Of its draft, where that was kept before it is opened. */
  draftId: string | null;
  /** As the server has it; null for one that is new, undefined where it is gone. */
  note: Note | null | undefined;
  /** What it says at first. */
  words: Written;
  /** What is selected or open in a source, to be quoted; null where nothing is. */
  atHand: () => Quotation | null;
  onAdded: (note: Note) => void;
  onDelete: (note: Note) => void;
  onClose: () => void;
};

/** A note of the user's own, written beside the sources and saved by itself. */
export default function UserNote({
  notebookId,
  draftId: known,
  note,
  words,
  atHand,
  onAdded,
  onDelete,
  onClose,
}: Props) {
  const t = useText(paneText);
  const all = useText(notesText);
  const { number } = useFormats();
  const [draftId] = useState(() => known ?? crypto.randomUUID());
  const [title, setTitle] = useState(words.title);
  const [mode, setMode] = useState<Mode>('write');
  const [shortening, setShortening] = useState<Shortening | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const made = useRef<NoteEditor>(null);
  const { editor, active, counted, take } = useEditor({
    notebookId,
    root,
    content: () => autosave.words.content,
    isEditable: mode === 'write',
    onTouch: () => autosave.touch(),
    onWrite: () => autosave.write({}),
    onReady: (ready) => {
      made.current = ready;
      // It may have been merged while the editor was made.
      ready.show(autosave.words.content);
      if (words.title !== '' && words.content === '') ready.view.focus();
    },
    onShorten: setShortening,
  });
  const { autosave, saving } = useWriting({
    notebookId,
    draftId,
    note,
    words,
    read: () => {
      const content = take();
      return content === null ? {} : { content };
    },
    adopt: (now) => {
      setTitle(now.title);
      made.current?.show(now.content);
    },
    added: onAdded,
  });
  useEffect(() => (editor ? takeQuotations((quotation) => editor.quote(quotation)) : undefined), [editor]);
  const asSource = useAsSource(notebookId);
  const quote = (): void => {
    const quotation = atHand();
    if (quotation) editor?.quote(quotation);
    else toast({ title: t.nothingToQuote, key: 'note-quoted' });
  };
  const write = (typed: string): void => {
    setTitle(typed);
    autosave.write({ title: typed });
  };
  const intoText = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    editor?.view.focus();
  };
  const kept = autosave.note;
  const use = (): void => void (editor && asSource(title.trim() || all.untitled, plainText(editor.view.state.doc)));
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line px-4">
        {mode === 'write' && editor && <Toolbar active={active} run={editor.run} onQuote={quote} />}
        <span className="ml-auto" />
        {(kept || saving.at !== 'saved') && <SavingState saving={saving} onRetry={() => void autosave.save()} />}
        <NoteMenu mode={mode} onMode={setMode} onUse={use} onDelete={kept ? () => onDelete(kept) : null} />
      </div>
      {saving.at === 'gone' && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 bg-warn-soft px-4 py-1.5 text-note text-warn">
          {t.gone}
          <TextLink className="ml-auto max-sm:min-h-11" onClick={() => autosave.saveAsNew()}>
            {t.keepMine}
          </TextLink>
          <TextLink
            className="max-sm:min-h-11"
            onClick={() => {
              autosave.discard();
              onClose();
            }}
          >
            {t.letGo}
          </TextLink>
        </p>
      )}
      <div className="scroll min-h-0 flex-1">
        <div className="mx-auto max-w-[680px] px-5 py-6">
          <textarea
            id="note-title"
            aria-label={t.title}
            placeholder={all.untitled}
            rows={1}
            maxLength={NOTE_TITLE_MAX}
            value={title}
            readOnly={mode === 'preview'}
            onChange={(event) => write(event.target.value.replace(/\n/g, ' '))}
            onKeyDown={intoText}
            autoFocus={words.title === '' && words.content === ''}
            className="note-title"
          />
          <div ref={root} className="mt-3" />
        </div>
      </div>
      <footer
        data-foot
        className="flex min-h-11 shrink-0 flex-wrap items-center gap-2 border-t border-line px-4 text-note text-ink-3"
      >
        <span className="mr-auto tabular-nums">
          {counted.quoted > 0 && (
            <span className={counted.stands === counted.quoted ? 'text-ok' : 'text-warn'}>
              {t.found(counted.stands, counted.quoted)}
              {' · '}
            </span>
          )}
          {t.counts(counted.words, number(counted.words))}
        </span>
        <Button
          variant="ghost"
          size="sm"
          icon={FilePlus2}
          className="max-sm:hidden"
          disabled={counted.words === 0}
          onClick={use}
        >
          {t.useAsSource}
        </Button>
        {kept && (
          <ExportMenu
            row={notesApi.download}
            params={{ id: notebookId, noteId: kept.id }}
            before={() => autosave.save()}
            onPrint={() => print()}
          />
        )}
      </footer>
      <OnPaper layer="sheet" title={title || all.untitled} about="Fojas">
        <ReadNote content={autosave.words.content} />
      </OnPaper>
      {shortening && <Shorten words={shortening.words} onKeep={shortening.keep} onClose={() => setShortening(null)} />}
    </>
  );
}
