import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { Group } from './order.ts';
import { tableText } from './text.ts';

/** Over the lines that say the same: what they say, and how many they are. */
export function GroupHead({ group: { label, count } }: { group: Group }) {
  const t = useText(tableText);
  const { number } = useFormats();
  return (
    <>
      <b className="min-w-0 truncate font-semibold">{label}</b>
      <span className="shrink-0 text-ink-2 tabular-nums">{t.count(number(count), count === 1)}</span>
    </>
  );
}
