import { ToggleGroup } from 'radix-ui';

/** A choice of two or three that shows all of them. */
export function Segmented<T extends string>({
  items,
  value,
  onChange,
  label,
  disabled = false,
}: {
  items: readonly { id: T; label: string }[];
  value: T;
  onChange: (id: T) => void;
  label: string;
  disabled?: boolean;
}) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      onValueChange={(id) => id && onChange(id as T)}
      aria-label={label}
      disabled={disabled}
      className="inline-flex rounded-md border border-line bg-sunken p-0.5"
    >
      {items.map(({ id, label: name }) => (
        <ToggleGroup.Item
          key={id}
          value={id}
          className="h-7 rounded px-3 text-note font-medium text-ink-2 data-[state=on]:bg-paper data-[state=on]:text-ink data-[state=on]:shadow-[0_1px_2px_rgb(21_32_29/.12)] disabled:opacity-60 max-sm:h-10"
        >
          {name}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
