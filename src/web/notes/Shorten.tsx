import { useRef, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { TextArea } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { paneText } from './pane-text.ts';

type Props = { words: string; onKeep: (words: string) => void; onClose: () => void };

/** Asks which words of a quotation stay. They are selected, not retyped. */
export function Shorten({ words, onKeep, onClose }: Props) {
  const t = useText(paneText).shorten;
  const area = useRef<HTMLTextAreaElement>(null);
  const [none, setNone] = useState(false);
  const submit = (): void => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const kept = words.slice(selectionStart, selectionEnd).trim();
    if (!kept) return setNone(true);
    onKeep(kept);
    onClose();
  };
  return (
    <FormDialog
      title={t.title}
      about={t.help}
      width={560}
      label={t.keep}
      doing={t.keep}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        id="note-shorten"
        ref={area}
        label={t.words}
        value={words}
        readOnly
        rows={6}
        error={none ? t.none : undefined}
        className="scroll font-serif"
      />
    </FormDialog>
  );
}
