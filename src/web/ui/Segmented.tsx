import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

type Props<T extends string> = {
  items: readonly { id: T; label: string; icon?: LucideIcon }[];
  value: T;
  onChange: (id: T) => void;
  label: string;
  disabled?: boolean;
};

/** A choice of two or three that shows all of them, by their words or by an icon each. */
export function Segmented<T extends string>({ items, value, onChange, label, disabled = false }: Props<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx('inline-flex rounded-md border border-line bg-sunken p-0.5', disabled && 'opacity-60')}
    >
      {items.map(({ id, label: said, icon: Icon }) => (
        <label
          key={id}
          {...(Icon && { title: said })}
          className="relative flex h-7 items-center rounded px-3 text-note font-medium whitespace-nowrap text-ink-2 tabular-nums has-checked:bg-paper has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-tinta max-sm:h-10"
        >
          <input
            type="radio"
            name={name}
            aria-label={said}
            checked={id === value}
            disabled={disabled}
            onChange={() => onChange(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {Icon ? <Icon className="size-4" aria-hidden /> : said}
        </label>
      ))}
    </div>
  );
}
