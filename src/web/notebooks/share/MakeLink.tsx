import { useState } from 'react';
import { LINKS, sharingApi, type SharedLink, type SharingOffer } from '#contract/sharing.ts';
import { call } from '#web/api/call.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { useTyped } from '#web/ui/proof/typed.tsx';
import { Waiting } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Choices } from './Choices.tsx';
import { shareText } from './text.ts';

const DAYS = [7, 30, LINKS.days] as const;
type Props = { notebook: { id: string; title: string }; onMade: (link: SharedLink) => void; onClose: () => void };

/** What of a notebook can be shared is read first, then chosen from. */
export function MakeLink({ notebook, ...rest }: Props) {
  const t = useText(shareText);
  const { data, isError, refetch } = useCall(
    sharingApi.offer,
    { params: { id: notebook.id } },
    { staleTime: 0, gcTime: 0 },
  );
  const isEmpty = data && data.notes.length + data.answers.length + data.sources.length === 0;
  if (data && !isEmpty) return <Form notebook={notebook} offer={data} {...rest} />;
  return (
    <Dialog open onClose={rest.onClose} title={t.newTitle} width={520}>
      {isEmpty ? (
        <Empty title={t.nothing} />
      ) : (
        <Waiting failed={isError ? t.offerFailed : null} retry={() => void refetch()} />
      )}
    </Dialog>
  );
}

/** At first all notes are chosen, and the sources that they cite. */
function chosenAtFirst({ notes, sources }: SharingOffer): ReadonlySet<string> {
  const cited = new Set(notes.flatMap(({ cites }) => cites));
  return new Set([...notes.map(({ id }) => id), ...sources.map(({ id }) => id).filter((id) => cited.has(id))]);
}

function Form({ notebook, offer, onMade, onClose }: Props & { offer: SharingOffer }) {
  const t = useText(shareText);
  const name = useTyped(t.nameNeeded);
  const [days, setDays] = useState<number>(DAYS[1]);
  const [chosen, setChosen] = useState(() => chosenAtFirst(offer));
  const [lacking, setLacking] = useState(false);
  const choose = (next: ReadonlySet<string>): void => {
    setLacking(false);
    setChosen(next);
  };
  const of = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).filter((id) => chosen.has(id));
  const ready = (): boolean => {
    setLacking(chosen.size === 0);
    return [name.check(), chosen.size > 0].every(Boolean);
  };
  const send = async (): Promise<void> => {
    const body = {
      name: name.value,
      days,
      notes: of(offer.notes),
      answers: of(offer.answers),
      sources: of(offer.sources),
    };
    onMade(await call(sharingApi.make, { params: { id: notebook.id }, body }));
  };
  return (
    <Step
      title={t.newTitle}
      about={t.newAbout}
      width={520}
      label={t.create}
      onClose={onClose}
      ready={ready}
      send={send}
    >
      <Field
        id="link_name"
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={LINKS.name}
        value={name.value}
        onChange={({ target }) => name.set(target.value)}
        error={name.error}
      />
      <div className="grid gap-1.5">
        <span className="text-ui font-medium">{t.expires}</span>
        <Select
          label={t.expires}
          value={`${days}`}
          onChange={(one) => setDays(Number(one))}
          items={DAYS.map((one) => ({ id: `${one}`, label: t.days(one) }))}
        />
      </div>
      <Choices title={t.noteGroup} items={offer.notes} chosen={chosen} onChange={choose} />
      <Choices title={t.answerGroup} items={offer.answers} chosen={chosen} onChange={choose} />
      <Choices title={t.sourceGroup} items={offer.sources} chosen={chosen} onChange={choose} />
      {lacking && (
        <p role="alert" className="text-note text-bad">
          {t.choose}
        </p>
      )}
      <p className="text-note text-ink-3">{`${t.unshared} ${t.frozenNow}`}</p>
    </Step>
  );
}
