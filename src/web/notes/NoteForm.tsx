import { useDeferredValue, useRef, type FormEvent } from 'react';
import { NOTE_MAX } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Prose } from '#web/ui/answer/Prose.tsx';
import { Field, TextArea } from '#web/ui/Field.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import type { Faults, Written } from './check.ts';
import { notesText } from './text.ts';
import { keysOfField, Toolbar } from './Toolbar.tsx';

/** The id of the form, by which a button outside it saves. */
export const FORM = 'note-form';
export type Mode = 'preview' | 'write';
type Props = {
  words: Written;
  faults: Faults;
  /** What the server refused, field by field. */
  refused: Readonly<Record<string, string>>;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onWrite: (change: Partial<Written>) => void;
  onSubmit: () => void;
  /** Where the cursor stands first. */
  first: keyof Written;
};

/** Title and text of a note: written in Markdown, or seen as they will be read. */
export function NoteForm({ words, faults, refused, mode, onMode, onWrite, onSubmit, first }: Props) {
  const t = useText(notesText);
  const area = useRef<HTMLTextAreaElement>(null);
  const said = useSaid(faults, refused);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={FORM} onSubmit={submit} noValidate className="flex min-h-full flex-col gap-4 pt-1">
      <Field
        id="note-title"
        label={t.noteTitle}
        value={words.title}
        error={said.title}
        onChange={(event) => onWrite({ title: event.target.value })}
        autoFocus={first === 'title'}
        autoComplete="off"
      />
      <Tabs value={mode} onChange={(id) => onMode(id as Mode)} className="min-h-[340px]">
        <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <TabList
            box
            label={t.mode}
            items={[
              { id: 'preview', label: t.preview },
              { id: 'write', label: t.write },
            ]}
          />
          {mode === 'write' && <Toolbar field={area} />}
        </div>
        <TabPanel id="preview">
          <ReadNote content={words.content} />
        </TabPanel>
        <TabPanel id="write" kept>
          <TextArea
            ref={area}
            id="note-content"
            label={t.content}
            value={words.content}
            error={said.content}
            hint={<Count content={words.content} />}
            onChange={(event) => onWrite({ content: event.target.value })}
            onKeyDown={keysOfField}
            autoFocus={first === 'content'}
            className="scroll min-h-60 resize-y font-serif text-read! max-sm:min-h-[46dvh] sm:h-[calc(100dvh-430px)]"
          />
        </TabPanel>
      </Tabs>
    </form>
  );
}

/** A sentence for each field that is at fault. */
function useSaid(faults: Faults, refused: Readonly<Record<string, string>>): Partial<Record<keyof Written, string>> {
  const t = useText(notesText);
  const { number } = useFormats();
  const say = (field: keyof Written): string | undefined => {
    const fault = faults[field];
    if (!fault) return refused[field];
    return fault.kind === 'missing' ? t.needed[field] : t.tooLong(fault.over, number(fault.over));
  };
  const [title, content] = [say('title'), say('content')];
  return { ...(title && { title }), ...(content && { content }) };
}

/** How much is written, and how much may be. */
function Count({ content }: { content: string }) {
  const t = useText(notesText);
  const { number } = useFormats();
  const text = useDeferredValue(content);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-nums">
      <span>{t.written(words, number(words), number(text.trim().length), number(NOTE_MAX))}</span>
      <span>{t.markdown}</span>
    </span>
  );
}

/** A note as it is read. A line end that was written is one that is seen. */
export function ReadNote({ content }: { content: string }) {
  const t = useText(notesText);
  return content.trim() ? (
    <div className="read read-note max-w-[680px] pt-1 [overflow-wrap:anywhere]">
      <Prose>{content}</Prose>
    </div>
  ) : (
    <p className="text-ui text-ink-3">{t.nothing}</p>
  );
}
