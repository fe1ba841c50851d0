import { studioApi } from '#contract/studio.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { OptionsProps } from '#web/studio/tool.ts';
import { Select } from '#web/ui/Select.tsx';
import type contract from '../contract.ts';
import { SECTIONS, TAKEN, type TakenKind } from '../contract.ts';
import Cover from './Cover.tsx';
import { briefingText } from './text.ts';

const NONE = 'none';

/** What is asked for a report: its head and sections, and which tables and comparisons that stand in the notebook it takes in, where there are any. */
export default function Asked({ value, onChange, disabled, notebookId }: OptionsProps<typeof contract>) {
  const t = useText(briefingText);
  const { date } = useFormats();
  const { data } = useCall(studioApi.jobs, { params: { id: notebookId } });
  const there = (kind: TakenKind) =>
    (data?.jobs ?? []).filter((job) => job.kind === kind && job.status === 'completed');
  const choose = (kind: TakenKind, id: string): void => {
    const sections = value.sections.filter((one) => one !== kind);
    onChange({
      ...value,
      [`${kind}_id`]: id === NONE ? null : id,
      sections: id === NONE ? sections : [...sections, kind],
    });
  };
  const offered = TAKEN.filter((kind) => there(kind).length > 0);
  return (
    <>
      {offered.map((kind) => (
        <div key={kind} className="grid grid-cols-1 gap-1">
          <span aria-hidden className="text-note text-ink-2">
            {t.take[kind]}
          </span>
          <Select
            label={t.take[kind]}
            value={value[`${kind}_id`] ?? NONE}
            onChange={(id) => choose(kind, id)}
            items={[
              { id: NONE, label: t.takeNone },
              ...there(kind).map(({ job_id, title, description, created_at }) => ({
                id: job_id,
                label: [title, description, date(created_at)].filter(Boolean).join(' · '),
              })),
            ]}
            disabled={disabled}
            className="w-full min-w-0"
          />
        </div>
      ))}
      <Cover
        value={value}
        onChange={(cover) => onChange({ ...value, ...cover })}
        disabled={disabled}
        all={[...SECTIONS, ...TAKEN.filter((kind) => value[`${kind}_id`] !== null)]}
      />
    </>
  );
}
