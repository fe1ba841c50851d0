import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#web/i18n/format.ts';

type ChipsProps<T extends string> = {
  label: string;
  items: readonly { id: T | null; label: string }[];
  value: T | null;
  onChange: (id: T | null) => void;
};

/** What a list can be narrowed to, as chips of which one is pressed. */
export const Chips = <T extends string>({ label, items, value, onChange }: ChipsProps<T>) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-1.5 border-b border-line px-4 py-3">
    {items.map(({ id, label: said }) => (
      <button
        key={said}
        type="button"
        aria-pressed={value === id}
        onClick={() => onChange(id)}
        className={clsx(
          'min-h-7 rounded-full border px-2.5 text-meta max-sm:min-h-11',
          value === id ? 'border-tinta bg-tinta-soft font-semibold text-tinta' : 'border-line bg-paper text-ink-2',
        )}
      >
        {said}
      </button>
    ))}
  </div>
);

type GroupProps = { name: string; count: number; isOpen: boolean; onToggle: () => void; children: ReactNode };

/** A part of a list under its name and count, which folds. */
export function Group({ name, count, isOpen, onToggle, children }: GroupProps) {
  const { number } = useFormats();
  return (
    <section className="border-b border-line">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-10 w-full items-center gap-1.5 px-4 text-left text-meta font-semibold text-ink-2 max-sm:min-h-11"
        >
          <ChevronRight className={clsx('size-3.5 text-ink-3', isOpen && 'rotate-90')} aria-hidden />
          <span className="flex-1">{name}</span>
          <span className="tabular-nums">{number(count)}</span>
        </button>
      </h4>
      {isOpen && children}
    </section>
  );
}
