import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type Look = { variant?: 'primary' | 'outline' | 'ghost' | 'danger' | 'dangerGhost'; size?: 'sm' | 'md' | 'lg' };

/** How a button looks; a link that acts like one wears it too. One primary button a view. */
export const buttonLook = ({ variant = 'primary', size = 'md' }: Look = {}, more?: string): string =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium transition-colors disabled:cursor-not-allowed',
    size === 'sm' && 'h-8 px-3 text-note whitespace-nowrap max-sm:h-11',
    size === 'md' && 'h-9 px-3.5 text-ui whitespace-nowrap max-sm:h-11',
    // The one that stands alone breaks its line rather than leave a narrow page.
    size === 'lg' && 'min-h-11 px-5 py-1 text-center text-[15px]',
    variant === 'primary' && 'bg-tinta text-on-tinta hover:bg-tinta-hover disabled:bg-sunken disabled:text-ink-3',
    variant === 'outline' && 'border border-line-strong/70 bg-paper text-ink hover:bg-desk disabled:text-ink-3',
    variant === 'ghost' && 'text-ink-2 hover:bg-sunken hover:text-ink disabled:text-ink-3',
    variant === 'danger' && 'bg-bad text-paper disabled:bg-sunken disabled:text-ink-3',
    variant === 'dangerGhost' && 'text-bad hover:bg-bad-soft',
    more,
  );

type ButtonProps = ComponentProps<'button'> & Look & { icon?: LucideIcon };
/** A button: verb, object and, where it costs, its price. */
export function Button({ variant, size, icon: Icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {Icon && <Icon className="size-4 shrink-0" aria-hidden />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
};
/** A button of one icon; its label is read out and shown on hover. */
export function IconButton({ icon: Icon, label, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-md hover:bg-sunken hover:text-ink disabled:text-ink-3 max-sm:size-11',
        pressed ? 'bg-sunken text-ink' : 'text-ink-2',
        className,
      )}
    >
      <Icon className="size-4" aria-hidden />
    </button>
  );
}

/** How words that can be pressed look inside a text. */
export const textLinkLook = (more?: string): string =>
  clsx(
    'inline-flex min-h-6 items-center gap-1.5 text-left font-medium text-tinta underline decoration-tinta/30 underline-offset-3 hover:decoration-tinta',
    more,
  );

/** Words that act when pressed. */
export function TextLink({
  icon: Icon,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { icon?: LucideIcon; children: ReactNode }) {
  return (
    <button type="button" {...rest} className={textLinkLook(className)}>
      {Icon && <Icon className="size-3.5 shrink-0" aria-hidden />}
      {children}
    </button>
  );
}
