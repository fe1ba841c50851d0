import { useState } from 'react';
import { IMMEDIATE, REQUEST_WORDS, rightsApi, rightsTypes, type RightsType } from '#contract/rights.ts';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextArea } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { rightsText } from './text.ts';
import { useDoing } from './use-rights.ts';

type Asked = Exclude<RightsType, 'blocking'>;
const WRITTEN = rightsTypes.filter((type): type is Asked => type !== 'blocking' && !IMMEDIATE.includes(type));

/** The form of a request that a person answers. */
export function Ask({ type: first, onClose }: { type: Asked; onClose: () => void }) {
  const t = useText(rightsText);
  const { date } = useFormats();
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
  const submit = (): void => {
    if (words.trim() === '') return setError(t.wordsNeeded);
    setError(undefined);
    asking.mutate();
  };
  return (
    <FormDialog
      title={t.askTitle}
      about={t.about}
      label={t.send}
      doing={t.sending}
      busy={asking.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1 text-ui font-medium">{t.askType}</legend>
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
    </FormDialog>
  );
}
