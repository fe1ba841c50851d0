import clsx from 'clsx';
import { useText } from '#web/i18n/language.ts';
import type { Category, CategoryName } from '../contract.ts';
import { colorOf } from './palette.ts';
import { mapText } from './text.ts';

type Props = {
  categories: readonly Category[];
  only: CategoryName | null;
  onChange: (only: CategoryName | null) => void;
};

/** What the colours mean; one pressed fades what is of another kind. */
export function Legend({ categories, only, onChange }: Props) {
  const t = useText(mapText);
  return (
    <div
      role="group"
      aria-label={t.legend}
      title={t.legendHelp}
      className="flex items-center gap-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {categories
        .filter(({ name }) => name !== 'subject')
        .map(({ name, concepts }) => (
          <button
            key={name}
            type="button"
            aria-pressed={only === name}
            onClick={() => onChange(only === name ? null : name)}
            className={clsx(
              'inline-flex h-7 shrink-0 items-center gap-1.5 rounded px-2 text-meta whitespace-nowrap hover:bg-sunken max-sm:h-11',
              only === name ? 'bg-sunken font-semibold text-ink' : 'text-ink-2',
            )}
          >
            <span aria-hidden className="size-2.5 rounded-full" style={{ background: colorOf(name) }} />
            {t.category[name]} <span className="tabular-nums text-ink-3">{concepts.length}</span>
          </button>
        ))}
    </div>
  );
}
