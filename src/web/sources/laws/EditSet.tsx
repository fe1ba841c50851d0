import { useMutation } from '@tanstack/react-query';
import { Layers, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { LAW_SETS, LAW_WANTED_MAX, lawsApi, type SetLaw } from '#contract/laws.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { lawText } from './law-text.ts';
import { setLawOf } from './set-law.ts';
import { useRemoveSet, useSaveSet, type ChoosableSet } from './use-law-sets.ts';

type Props = {
  /** What is changed or copied; null where a new one is made. */
  set: ChoosableSet | null;
  onSaved: (set: ChoosableSet) => void;
  onGone: () => void;
  onCancel: () => void;
  onClose: () => void;
};
/** A set of one's own: its name, and the norms in it. */
export function EditSet({ set, onSaved, onGone, onCancel, onClose }: Props) {
  const t = useText(lawText);
  const common = useText(words);
  const { number } = useFormats();
  const own = set?.own ?? null;
  const [name, setName] = useState(set?.name ?? '');
  const [laws, setLaws] = useState<readonly SetLaw[]>(set?.laws ?? []);
  const [wanted, setWanted] = useState('');
  const [twice, setTwice] = useState(false);
  const save = useSaveSet(own, onSaved);
  const gone = useRemoveSet(onGone);
  const search = useMutation({
    mutationFn: (q: string) => call(lawsApi.find, { query: { q } }),
    onSuccess: ({ laws: [found] }) => {
      if (!found) return;
      const isThere = laws.some(
        ({ address, name: known }) => address === found.address || (known !== '' && known === found.name),
      );
      setTwice(isThere);
      if (isThere) return;
      setWanted('');
      setLaws([...laws, setLawOf(found)]);
    },
  });
  const full = laws.length >= LAW_SETS.laws;
  const look = (event: FormEvent): void => {
    event.preventDefault();
    setTwice(false);
    if (wanted.trim() !== '' && !search.isPending && !full) search.mutate(wanted.trim());
  };
  const fault = full
    ? t.full(number(LAW_SETS.laws))
    : twice
      ? t.twice
      : search.isError
        ? saidBy(search.error, t.searchFailed)
        : undefined;
  const busy = save.isPending || gone.isPending;
  const complete = name.trim() !== '' && laws.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={own === null ? t.newSet : t.edit}
      icon={Layers}
      width={640}
      footer={
        <>
          {own !== null && (
            <Button variant="dangerGhost" className="mr-auto" disabled={busy} onClick={() => gone.mutate(own)}>
              {t.removeSet}
            </Button>
          )}
          <Button variant="ghost" onClick={onCancel} disabled={busy}>
            {common.cancel}
          </Button>
          <Button disabled={!complete || busy} onClick={() => save.mutate({ name: name.trim(), laws: [...laws] })}>
            {save.isPending ? t.saving : t.save}
          </Button>
        </>
      }
    >
      <Field
        id="set-name"
        label={t.setName}
        value={name}
        maxLength={LAW_SETS.name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        autoFocus
      />
      <h3 className="mt-4 text-ui font-medium">{t.setLaws}</h3>
      {laws.length === 0 && <p className="mt-1 text-note text-ink-3">{t.none}</p>}
      <ul className="divide-y divide-line">
        {laws.map((law) => (
          <li key={law.address} className="flex items-center gap-3 py-1 text-ui">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <b className="font-semibold">{law.name}</b>
              {law.title && ` · ${law.title}`}
            </span>
            <IconButton
              icon={X}
              label={t.without(law.name)}
              onClick={() => setLaws(laws.filter(({ address }) => address !== law.address))}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={look} className="mt-4 grid gap-3">
        <Field
          id="set-wanted"
          label={t.more}
          value={wanted}
          maxLength={LAW_WANTED_MAX}
          onChange={(event) => setWanted(event.target.value)}
          error={fault}
          autoComplete="off"
        />
        <Button type="submit" variant="outline" className="justify-self-start" disabled={search.isPending || full}>
          {search.isPending ? t.searching : t.addToSet}
        </Button>
      </form>
    </Dialog>
  );
}
