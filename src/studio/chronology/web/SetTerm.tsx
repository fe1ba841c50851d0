import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toastError } from '#web/ui/toast.tsx';
import contract, { regions, rules, units, type Event, type Term } from '../contract.ts';
import { chronologyText } from './text.ts';

type Props = {
  event: Event;
  notebookId: string;
  jobId: string;
  onChanged: (job: StudioJob) => void;
  onClose: () => void;
};
type Counting = Pick<Term, 'from' | 'rule' | 'amount' | 'unit' | 'region'>;

const NONE = 'none';

/** Sets right how a term is counted: from which day, how long, by which rule; or takes back what was set. */
export function SetTerm({ event, notebookId, jobId, onChanged, onClose }: Props) {
  const t = useText(chronologyText);
  const common = useText(words);
  const id = useId();
  const term = event.term!;
  const [from, setFrom] = useState(term.from ?? '');
  const [amount, setAmount] = useState(String(term.amount));
  const [unit, setUnit] = useState(term.unit);
  const [rule, setRule] = useState(term.rule);
  const [region, setRegion] = useState<NonNullable<Term['region']> | typeof NONE>(term.region ?? NONE);
  const [tried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: (counting: Counting | null) =>
      call(contract.wholeApi.change, { params: { id: notebookId, jobId }, body: { id: event.id, counting } }),
    onSuccess: (job) => {
      onChanged(job);
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.changeFailed) }),
  });
  const length = Number(amount);
  const wrongAmount = !Number.isInteger(length) || length < 1 || length > 3650;
  const submit = (): void => {
    setTried(true);
    if (from === '' || wrongAmount) return;
    change.mutate({ from, amount: length, unit, rule, region: region === NONE ? null : region });
  };
  return (
    <FormDialog
      title={t.correctTitle}
      label={t.save}
      doing={t.saving}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id={`${id}-from`}
        type="date"
        label={t.from}
        value={from}
        error={tried && from === '' ? t.wrongDay : undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <div className="grid grid-cols-2 items-end gap-3 max-sm:grid-cols-1">
        <Field
          id={`${id}-amount`}
          inputMode="numeric"
          label={t.amount}
          value={amount}
          error={tried && wrongAmount ? t.wrongAmount : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Choice label={t.unit} value={unit} onChange={setUnit} ids={units} names={t.units} />
      </div>
      <Choice label={t.rule} value={rule} onChange={setRule} ids={rules} names={t.rules} />
      <Choice
        label={t.region}
        value={region}
        onChange={setRegion}
        ids={[NONE, ...regions]}
        names={{ ...t.regions, [NONE]: t.noRegion }}
      />
      {term.read && (
        <button type="button" className={textLinkLook('justify-self-start')} onClick={() => change.mutate(null)}>
          {t.asRead}
        </button>
      )}
    </FormDialog>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  ids: readonly T[];
  names: Readonly<Record<T, string>>;
};
const Choice = <T extends string>({ label, value, onChange, ids, names }: ChoiceProps<T>) => (
  <div className="grid gap-1.5">
    <span aria-hidden className="text-ui font-medium">
      {label}
    </span>
    <Select
      label={label}
      value={value}
      onChange={onChange}
      items={ids.map((one) => ({ id: one, label: names[one] }))}
      className="h-11 w-full min-w-0"
    />
  </div>
);
