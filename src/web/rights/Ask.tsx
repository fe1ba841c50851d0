import { useId, useState } from 'react';
import { IMMEDIATE, REQUEST_WORDS, rightsApi, rightsTypes, type RightsType } from '#contract/rights.ts';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words as common } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/Field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { rightsText } from './text.ts';
import { useDoing } from './use-rights.ts';

type Asked = Exclude<RightsType, 'blocking'>;
const WRITTEN = rightsTypes.filter((type): type is Asked => type !== 'blocking' && !IMMEDIATE.includes(type));

/** The form of a request that a person answers. */
export function Ask({ type: first, onClose }: { type: Asked; onClose: () => void }) {
  const t = useText(rightsText);
  const said = useText(common);
  const { date } = useFormats();
  const form = useId();
  const [type, setType] = useState<Asked>(first);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | undefined>();
  const asking = useDoing(
    () => call(rightsApi.ask, { body: { type, words } }),
    (request) => {
      toast({ title: t.sent, text: t.sentText(date(request.due_at)) });
      onClose();
    },
  );
  const busy = asking.isPending;
  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return setError(t.wordsNeeded);
    setError(undefined);
    asking.mutate();
  };
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t.askTitle}
      about={t.about}
      width={560}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {said.cancel}
          </Button>
          <Button type="submit" form={form} disabled={busy}>
            {busy ? t.sending : t.send}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <fieldset>
          <legend className="mb-1.5 text-ui font-medium">{t.askType}</legend>
          {WRITTEN.map((one) => (
            <label key={one} className="flex min-h-8 items-center gap-2.5 text-ui max-sm:min-h-11">
              <input
                type="radio"
                name="type"
                checked={type === one}
                onChange={() => setType(one)}
                className="size-[18px] accent-tinta"
              />
              {t.types[one]}
            </label>
          ))}
        </fieldset>
        <TextArea
          id="request_words"
          label={t.words}
          hint={t.wordsHint}
          error={error}
          rows={6}
          maxLength={REQUEST_WORDS}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
    </Dialog>
  );
}
