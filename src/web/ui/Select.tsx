import clsx from 'clsx';
import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { Select as Radix } from 'radix-ui';

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  items: readonly { id: T; label: string }[];
  icon?: LucideIcon;
  className?: string;
  /** Shown while the value is ''. */
  placeholder?: string;
  disabled?: boolean;
};

/** A choice of one from a list that opens. */
export function Select<T extends string>(props: Props<T>) {
  const { label, value, onChange, items, icon: Icon, className, placeholder, disabled = false } = props;
  return (
    <Radix.Root value={value} onValueChange={(id) => onChange(id as T)} disabled={disabled}>
      <Radix.Trigger
        aria-label={label}
        className={clsx(
          'flex h-9 items-center gap-2 rounded-md border border-line-strong/70 bg-paper px-3 text-left text-ui data-placeholder:text-ink-3 disabled:cursor-not-allowed max-sm:h-11',
          className,
        )}
      >
        {Icon && <Icon className="size-3.5 shrink-0 text-ink-3" aria-hidden />}
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value {...(placeholder && { placeholder })} />
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-3" aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={12}
          className="z-50 max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) rounded-lg border border-line bg-paper p-1 shadow-float"
        >
          <Radix.Viewport>
            {items.map(({ id, label: name }) => (
              <Radix.Item
                key={id}
                value={id}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded px-2.5 py-1 text-ui [overflow-wrap:anywhere] outline-none data-highlighted:bg-sunken max-sm:min-h-11"
              >
                <Radix.ItemText>{name}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <Check className="size-4 text-tinta" aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
