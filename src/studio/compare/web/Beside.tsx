import { useEffect } from 'react';
import { sourcesApi } from '#contract/sources.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { OptionsProps } from '#web/studio/tool.ts';
import { Select } from '#web/ui/Select.tsx';
import type contract from '../contract.ts';
import { compareText } from './text.ts';

/** The version before: another source of the notebook, or an older version of the one that was chosen. */
export function Beside({ value, onChange, disabled, notebookId, sourceId }: OptionsProps<typeof contract>) {
  const t = useText(compareText);
  const { number } = useFormats();
  const { data } = useCall(sourcesApi.list, { params: { id: notebookId } });
  const chosen = data?.find(({ id }) => id === sourceId);
  const older = chosen ? Array.from({ length: chosen.version - 1 }, (_, i) => chosen.version - 1 - i) : [];
  const items = [
    ...older.map((version) => ({ id: `${sourceId}:${version}`, label: t.older(number(version)) })),
    ...(data ?? [])
      .filter((one) => one.id !== sourceId && one.metadata.characterCount > 0)
      .map(({ id, title }) => ({ id, label: title })),
  ];
  const now = value.other_version === null ? (value.other_id ?? '') : `${value.other_id}:${value.other_version}`;
  const known = items.some(({ id }) => id === now);
  useEffect(() => {
    // What was chosen as the new version, or went away, is no version before.
    if (now !== '' && data && !known) onChange({ other_id: null, other_version: null });
  }, [now, data, known, onChange]);
  return (
    <div className="grid grid-cols-1 gap-1">
      <span aria-hidden className="text-note text-ink-2">
        {t.beside}
      </span>
      <Select
        label={t.beside}
        value={known ? now : ''}
        placeholder={t.choose}
        onChange={(id) => {
          const [other_id = null, version] = id.split(':');
          onChange({ other_id, other_version: version === undefined ? null : Number(version) });
        }}
        items={items}
        disabled={disabled || !data}
        className="w-full min-w-0"
      />
    </div>
  );
}
