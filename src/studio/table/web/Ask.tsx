import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { sourcesApi } from '#contract/sources.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import type { OptionsProps } from '#web/studio/tool.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { kinds, presets, type Kind } from '../columns.ts';
import type contract from '../contract.ts';
import { COLUMNS_MAX, hasWords, QUESTION_MAX, type Column } from '../contract.ts';
import { kindNames } from '../names.ts';
import { hearAnother, keepColumns, keptColumns, takeAnother } from './draft.ts';
import { headOf } from './heads.ts';
import { tableText } from './text.ts';

type Props = OptionsProps<typeof contract>;

/** Which sources a table reads, and what it asks of them. */
export default function Ask(props: Props) {
  const t = useText(tableText);
  const { number } = useFormats();
  const { value, notebookId } = props;
  const { data } = useCall(sourcesApi.list, { params: { id: notebookId } });
  const read = (data ?? []).filter((one) => one.metadata.characterCount > 0);
  const field = useRef<HTMLInputElement>(null);
  const onChange = (next: typeof value): void => {
    keepColumns(notebookId, next.columns);
    props.onChange(next);
  };
  const begin = useEffectEvent(() => {
    const another = takeAnother(notebookId);
    if (another) {
      onChange({ ...value, ...another });
      // The window that it was asked in gives the focus back first.
      setTimeout(() => field.current?.focus());
    } else if (value.columns.length === 0) {
      const before = keptColumns(notebookId);
      props.onChange({ ...value, columns: before.length > 0 ? before : columnsOf('contract') });
    }
  });
  // Who opens the tool finds the columns that they asked for last, else those of contracts.
  useEffect(() => {
    begin();
    return hearAnother(begin);
  }, []);
  const cells = (value.sources.length || read.length) * value.columns.length;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Sources {...props} onChange={onChange} read={read} />
      <Columns {...props} onChange={onChange} field={field} />
      <p role="status" className="text-note text-ink-2 tabular-nums">
        {t.cells(number(cells))}
      </p>
    </div>
  );
}

const columnsOf = (kind: Kind): Column[] => presets[kind].map((preset) => ({ preset, question: '' }));

type Listed = { id: string; title: string };

/** All sources of the notebook, or those that are ticked. */
function Sources({ value, onChange, disabled, read }: Props & { read: readonly Listed[] }) {
  const t = useText(tableText);
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const { sources } = value;
  const isAll = sources.length === 0;
  const ticked = new Set(isAll ? read.map(({ id }) => id) : sources);
  const tick = (id: string, on: boolean): void => {
    const next = read.map((one) => one.id).filter((one) => (one === id ? on : ticked.has(one)));
    // None is all: the last one stays.
    if (next.length > 0) onChange({ ...value, sources: next.length === read.length ? [] : next });
  };
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="text-note text-ink-2">{t.sources}</legend>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-ui">
        {isAll ? t.all(number(read.length)) : t.some(number(sources.length), number(read.length))}
        {read.length > 1 && (
          <TextLink className="text-note" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.fold : t.choose}
          </TextLink>
        )}
      </p>
      {open && (
        <ul className="scroll max-h-60 rounded-md border border-line py-1">
          {read.map(({ id, title }) => (
            <li key={id}>
              <label className="flex min-h-8 items-center gap-1.5 px-2 text-note max-sm:min-h-11">
                <Checkbox checked={ticked.has(id)} onChange={(on) => tick(id, on)} label={title} disabled={disabled} />
                <span aria-hidden className="min-w-0 truncate">
                  {title}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const isSame = (a: Column, b: Column): boolean => a.preset === b.preset && a.question === b.question;

/** The questions: those of a kind of document, and those that are typed. */
function Columns({ value, onChange, disabled, field }: Props & { field: RefObject<HTMLInputElement | null> }) {
  const t = useText(tableText);
  const names = useText(kindNames);
  const language = useLanguage();
  const { number } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState('');
  /** What was typed was refused, since it holds no words. */
  const [refused, setRefused] = useState(false);
  const question = typed.trim();
  const isLong = question.length > QUESTION_MAX;
  const { columns } = value;
  const isFull = columns.length >= COLUMNS_MAX;
  const own = columns.filter(({ preset }) => preset === null);
  const kind = kinds.find((one) => columns.length > own.length && presets[one].every((preset) => columns.some((column) => column.preset === preset))); // prettier-ignore
  const set = (next: readonly Column[]): void => onChange({ ...value, columns: next.slice(0, COLUMNS_MAX) });
  const add = (): void => {
    if (question === '' || isLong || isFull) return;
    if (!hasWords(question)) return setRefused(true);
    const column: Column = { preset: null, question };
    if (!columns.some((one) => isSame(one, column))) set([...columns, column]);
    setTyped('');
  };
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 text-note text-ink-2">{t.questions(number(columns.length))}</legend>
      <Select<Kind | ''>
        label={t.kind}
        value={kind ?? ''}
        placeholder={t.kind}
        onChange={(now) => now !== '' && set([...columnsOf(now), ...own])}
        items={kinds.map((one) => ({ id: one, label: names[one] }))}
        disabled={disabled}
        className="w-full min-w-0"
      />
      <ul className="flex flex-wrap gap-1.5">
        {columns.map((column) => {
          const head = headOf(column, language);
          return (
            <li key={`${column.preset} ${column.question}`} className="max-w-full">
              <button
                type="button"
                disabled={disabled}
                aria-label={t.remove(head)}
                onClick={() => set(columns.filter((one) => one !== column))}
                className="flex min-h-7 max-w-full items-center gap-1 rounded-md border border-line bg-paper pr-1 pl-2 text-note hover:border-line-strong max-sm:min-h-11"
              >
                <span className="min-w-0 truncate">{head}</span>
                <X className="size-3.5 shrink-0 text-ink-3" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <label htmlFor={id} className="mt-1 text-note text-ink-2">
        {t.own}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          placeholder={t.ownHint}
          value={typed}
          aria-invalid={isLong || refused || undefined}
          aria-describedby={`${id}-wrong`}
          disabled={disabled || isFull}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          className="h-9 min-w-0 flex-1 rounded-md border border-line-strong/70 bg-paper px-3 text-ui placeholder:text-ink-3 aria-invalid:border-bad max-sm:h-11"
        />
        <Button variant="outline" icon={Plus} onClick={add} disabled={disabled || isFull || isLong || question === ''}>
          {t.add}
        </Button>
      </div>
      <p id={`${id}-wrong`} role="status" className={clsx('text-note', isFull ? 'text-ink-3' : 'text-bad')}>
        {isFull ? t.full : isLong ? t.long(number(QUESTION_MAX), number(question.length)) : refused && t.wordless}
      </p>
    </fieldset>
  );
}
