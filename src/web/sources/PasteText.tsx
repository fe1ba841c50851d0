import { useMutation } from '@tanstack/react-query';
import { TextCursorInput } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { LARGE_TEXT, SOURCE_TITLE_MAX, sourcesApi, titleFromText } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field, TextArea } from '#web/ui/Field.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { sourcesText } from './text.ts';
import { showAdded } from './use-sources.ts';

/** The text on the clipboard, where the browser gives it without asking. */
async function clipboard(): Promise<string> {
  try {
    const allowed = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return allowed.state === 'granted' ? await navigator.clipboard.readText() : '';
  } catch {
    return '';
  }
}

/** A text as a source. Its title is proposed from its first words until somebody types one. */
export function PasteText({ notebookId, onClose }: { notebookId: string; onClose: () => void }) {
  const t = useText(sourcesText);
  const common = useText(words);
  const { number } = useFormats();
  const [title, setTitle] = useState<string | null>(null);
  const [content, setContent] = useState('');
  const shown = title ?? titleFromText(content);
  useEffect(() => void clipboard().then((text) => setContent((typed) => typed || text)), []);
  const add = useMutation({
    mutationFn: () =>
      call(sourcesApi.add, { params: { id: notebookId }, body: { title: shown.trim(), type: 'copied-text', content } }),
    onSuccess: (source) => {
      showAdded(source);
      onClose();
      toast({ title: common.success, text: t.added });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.addFailed) }),
  });
  const complete = shown.trim() !== '' && content.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete && !add.isPending) add.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.paste}
      width={640}
      icon={TextCursorInput}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="paste" disabled={!complete || add.isPending}>
            {add.isPending ? t.adding : t.addText}
          </Button>
        </>
      }
    >
      <form id="paste" className="grid gap-4" onSubmit={submit}>
        <Field
          id="paste-title"
          label={t.pasteTitle}
          hint={title === null ? t.pasteTitleHint : undefined}
          value={shown}
          maxLength={SOURCE_TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          id="paste-content"
          label={t.pasteContent}
          rows={10}
          className="font-serif"
          value={content}
          onChange={(event) => setContent(event.target.value)}
          hint={content && <span className="tabular-nums">{t.characters(content.length, number(content.length))}</span>}
          autoFocus
        />
        {content.length > LARGE_TEXT && <Notice tone="warn">{t.large}</Notice>}
      </form>
    </Dialog>
  );
}
