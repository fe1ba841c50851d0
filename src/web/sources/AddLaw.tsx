import { useMutation } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { LAW_WANTED_MAX, lawsApi, type FoundLaw } from '#contract/laws.ts';
import { sourcesApi } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { lawText } from './law-text.ts';
import { showAdded, useSources } from './use-sources.ts';

const noon = (iso: string): string => `${iso}T12:00:00`;

/** Norms of Chile as sources: looked for by number, name or address, chosen from what the library has. */
export function AddLaw({ notebookId, onClose }: { notebookId: string; onClose: () => void }) {
  const t = useText(lawText);
  const common = useText(words);
  const { data: sources = [] } = useSources(notebookId);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const here = new Set(sources.map(({ url }) => url));
  const search = useMutation({
    mutationFn: (q: string) => call(lawsApi.find, { query: { q } }),
    onSuccess: ({ laws }) => {
      const free = laws.filter(({ address }) => !here.has(address));
      // What was asked for by its number is meant.
      setChosen(new Set(laws.length === 1 ? free.map(({ norm }) => norm) : []));
    },
  });
  const laws = search.data?.laws ?? [];
  const picked = laws.filter(({ norm }) => chosen.has(norm));
  const add = useMutation({
    mutationFn: async () => {
      for (const { address } of picked)
        showAdded(await call(sourcesApi.add, { params: { id: notebookId }, body: { type: 'website', url: address } }));
    },
    onSuccess: () => {
      toast({ title: t.added(picked.length) });
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.failed) }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted.trim() !== '' && !search.isPending) search.mutate(wanted.trim());
  };
  const choose = (norm: string, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, norm] : [...chosen].filter((one) => one !== norm)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      icon={Landmark}
      width={640}
      footer={
        <>
          <p className="mr-auto text-note text-ink-3">{t.leaves}</p>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={picked.length === 0 || add.isPending} onClick={() => add.mutate()}>
            {add.isPending ? t.adding : t.add(picked.length)}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className="grid gap-4">
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
        />
        <Button type="submit" variant="outline" className="justify-self-start" disabled={search.isPending}>
          {search.isPending ? t.searching : t.search}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {search.isPending ? t.searching : laws.length > 0 ? t.found(laws.length) : ''}
      </p>
      {search.isPending && (
        <div className="mt-4 grid gap-3" aria-hidden>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {!search.isPending && laws.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {laws.map((law) => (
            <Found
              key={law.norm}
              law={law}
              isHere={here.has(law.address)}
              isChosen={chosen.has(law.norm)}
              onChoose={(on) => choose(law.norm, on)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type FoundProps = { law: FoundLaw; isHere: boolean; isChosen: boolean; onChoose: (on: boolean) => void };
/** A norm that was found: its name, who issued it, and of which day its text is. */
function Found({ law, isHere, isChosen, onChoose }: FoundProps) {
  const t = useText(lawText);
  const { date } = useFormats();
  const { name, title, body, published, version, derogated } = law;
  const [now] = useState(() => Date.now());
  const isFuture = version !== null && Date.parse(noon(version)) > now;
  const about = [
    body,
    published && t.published(date(noon(published))),
    version && (isFuture ? t.future(date(noon(version))) : t.version(date(noon(version)))),
    derogated && t.derogated,
    isHere && t.here,
  ];
  return (
    <li>
      <div className="flex items-start gap-3 py-3 text-ui">
        <Checkbox checked={isChosen} onChange={onChoose} label={`${name} ${title}`} disabled={isHere} />
        <span className="min-w-0">
          <span className="block [overflow-wrap:anywhere]">
            {name && <b className="font-semibold">{name}</b>}
            {name && title && ' · '}
            {title}
          </span>
          <span className="text-note text-ink-3">{about.filter(Boolean).join(' · ')}</span>
        </span>
      </div>
    </li>
  );
}
