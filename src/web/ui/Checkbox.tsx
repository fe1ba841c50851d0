import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';

type Props = {
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  label: string;
  disabled?: boolean;
  className?: string;
  id?: string;
};

/** A box of 18 px that takes a finger of 24; `mixed` when only some of what it stands for is on. */
export function Checkbox({ checked, onChange, label, disabled, className, id }: Props) {
  const on = checked !== false;
  const Icon = checked === 'mixed' ? Minus : Check;
  return (
    <Radix.Root
      {...(id && { id })}
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(now) => onChange(now === true)}
      aria-label={label}
      disabled={disabled ?? false}
      className={clsx('grid size-6 shrink-0 place-items-center disabled:cursor-not-allowed', className)}
    >
      <span
        className={clsx(
          'grid size-[18px] place-items-center rounded border',
          on
            ? 'border-tinta bg-tinta text-on-tinta'
            : disabled
              ? 'border-line bg-sunken'
              : 'border-line-strong bg-paper',
        )}
      >
        {on && <Icon className="size-3.5" strokeWidth={3} aria-hidden />}
      </span>
    </Radix.Root>
  );
}
