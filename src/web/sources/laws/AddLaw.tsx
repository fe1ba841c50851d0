import { useMutation } from '@tanstack/react-query';
import { Landmark, Search } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { LAW_WANTED_MAX, lawsApi, type SetLaw } from '#contract/laws.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { useSources } from '../use-sources.ts';
import { AddingLaws } from './AddingLaws.tsx';
import { EditSet } from './EditSet.tsx';
import { FoundLaws } from './FoundLaws.tsx';
import { isAmong } from './here.ts';
import { lawText } from './law-text.ts';
import { LawSets } from './LawSets.tsx';
import { NamedLaws } from './NamedLaws.tsx';
import { setLawOf } from './set-law.ts';
import { SetLaws } from './SetLaws.tsx';
import { useAddLaws } from './use-add-laws.ts';
import { useLawSets, type ChoosableSet } from './use-law-sets.ts';

/** Norms of Chile as sources: looked for by number, name or address, or a set of them at once. */
export function AddLaw({ notebookId, onClose }: { notebookId: string; onClose: () => void }) {
  const t = useText(lawText);
  const common = useText(words);
  const watchBox = useId();
  const { data: sources = [] } = useSources(notebookId);
  const sets = useLawSets();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [watched, setWatched] = useState(false);
  const [set, setSet] = useState<ChoosableSet | null>(null);
  const [editing, setEditing] = useState(false);
  const adding = useAddLaws(notebookId);
  const isHere = (law: Pick<SetLaw, 'name' | 'address'>): boolean => isAmong(sources, law);
  const search = useMutation({
    mutationFn: (q: string) => call(lawsApi.find, { query: { q } }),
    // What was asked for by its number is meant.
    onSuccess: ({ laws }) =>
      setChosen(new Set(laws.length === 1 ? laws.filter((law) => !isHere(law)).map(({ address }) => address) : [])),
  });
  const found = search.data?.laws ?? [];
  const laws = set ? set.laws : found.map(setLawOf);
  // Another tab may have added one meanwhile.
  const picked = laws.filter((law) => chosen.has(law.address) && !isHere(law));
  const choose = (address: string, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, address] : [...chosen].filter((one) => one !== address)));
  const openSet = (next: ChoosableSet): void => {
    setSet(next);
    setEditing(false);
    setChosen(new Set(next.laws.filter((law) => !isHere(law)).map(({ address }) => address)));
  };
  const back = (): void => {
    setSet(null);
    setEditing(false);
    setChosen(new Set());
  };
  const add = useMutation({
    mutationFn: async () => {
      const [one] = picked;
      if (!one || picked.length > 1) return void adding.start(picked, watched);
      const refused = await adding.startOne(one, watched);
      if (refused !== null) return toastError({ title: common.error, text: refused });
      toast({ title: t.added });
      onClose();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  /** Looks for a norm as if its name had been typed; its address leads to it for sure. */
  const lookFor = ({ name, address }: SetLaw): void => {
    setWanted(name);
    search.mutate(address);
    // What is found stands below the form. Its field would call the keyboard of a phone.
    form.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted.trim() !== '' && !search.isPending) search.mutate(wanted.trim());
  };
  if (adding.told.length > 0)
    return (
      <AddingLaws
        told={adding.told}
        onStop={() => void adding.stop()}
        onRetry={() => void adding.retry()}
        onClose={onClose}
      />
    );
  if (editing)
    return (
      <EditSet
        set={set}
        onSaved={openSet}
        onGone={back}
        onCancel={() => (set ? setEditing(false) : back())}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      icon={Landmark}
      width={640}
      footer={
        <>
          <div className="mr-auto min-w-0">
            {picked.length > 0 && (
              <span className="flex items-center gap-1 text-note">
                <Checkbox id={watchBox} checked={watched} onChange={setWatched} label={t.watch} />
                <label htmlFor={watchBox}>{t.watch}</label>
              </span>
            )}
            <p className="text-note text-ink-3">{t.leaves}</p>
          </div>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={picked.length === 0 || add.isPending} onClick={() => add.mutate()}>
            {t.add(picked.length)}
          </Button>
        </>
      }
    >
      {set ? (
        <SetLaws
          set={set}
          isHere={isHere}
          chosen={chosen}
          onChoose={choose}
          onEdit={() => setEditing(true)}
          onBack={back}
        />
      ) : (
        <>
          <form ref={form} tabIndex={-1} onSubmit={submit} className="outline-none">
            <Field
              id="law-wanted"
              label={t.wanted}
              value={wanted}
              maxLength={LAW_WANTED_MAX}
              onChange={(event) => setWanted(event.target.value)}
              hint={t.hint}
              error={search.isError ? saidBy(search.error, t.searchFailed) : undefined}
              autoComplete="off"
              autoFocus
              end={
                <button
                  type="submit"
                  aria-label={t.search}
                  title={t.search}
                  disabled={search.isPending}
                  className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink"
                >
                  <Search className="size-4" aria-hidden />
                </button>
              }
            />
          </form>
          <p role="status" className="sr-only">
            {search.isPending ? t.searching : found.length > 0 ? t.found(found.length) : ''}
          </p>
          {search.isPending && (
            <div className="mt-4 grid gap-3" aria-hidden>
              <p className="text-note text-ink-2">{t.searching}</p>
              <Skeleton className="h-10" />
            </div>
          )}
          {!search.isPending && found.length > 0 && (
            <FoundLaws laws={found} isHere={isHere} chosen={chosen} onChoose={choose} />
          )}
          <NamedLaws
            notebookId={notebookId}
            without={(law) => isHere(law) || found.some(({ name }) => name === law.name)}
            disabled={search.isPending}
            onChoose={lookFor}
          />
          <LawSets
            sets={sets}
            onChoose={openSet}
            onNew={() => {
              back();
              setEditing(true);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
