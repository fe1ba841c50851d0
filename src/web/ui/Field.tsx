import clsx from 'clsx';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';

type Labelled = { id: string; label: string; hint?: ReactNode; error?: string | undefined };
/** What stands at the right end of a label's line. */
type Beside = { beside?: ReactNode };
const BOX =
  'w-full rounded-md border border-line-strong bg-paper text-[15px] placeholder:text-ink-3 aria-invalid:border-bad';

/** The line under a field: what is wrong with it, else a hint. */
function Below({ id, hint, error }: Omit<Labelled, 'label'>) {
  if (error)
    return (
      <p id={`${id}-below`} className="flex items-center gap-1.5 text-note text-bad">
        <CircleAlert className="size-3.5 shrink-0" aria-hidden />
        {error}
      </p>
    );
  return hint ? (
    <p id={`${id}-below`} className="text-note text-ink-3">
      {hint}
    </p>
  ) : null;
}
const described = ({ id, hint, error }: Labelled) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-below` : undefined,
});

/** A one-line field with its label, and its error or hint below. `end` stands inside it at the right. */
export function Field({
  label,
  hint,
  error,
  end,
  beside,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'id'> & Labelled & Beside & { end?: ReactNode }) {
  const below = { id: rest.id, label, hint, error };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={rest.id} className="text-ui font-medium">
          {label}
        </label>
        {beside}
      </div>
      <div className="relative">
        <input {...rest} {...described(below)} className={clsx(BOX, 'h-11 px-3', end && 'pr-11', className)} />
        {end}
      </div>
      <Below {...below} />
    </div>
  );
}

/** A field for a password, which can be shown. */
export function PasswordField(props: Omit<ComponentProps<'input'>, 'id' | 'type'> & Labelled & Beside) {
  const t = useText(words);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink"
        >
          <Icon className="size-4" aria-hidden />
        </button>
      }
    />
  );
}

/** A field of several lines with its label, and its error or hint below. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'id'> & Labelled) {
  const below = { id: rest.id, label, hint, error };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={rest.id} className="text-ui font-medium">
        {label}
      </label>
      <textarea {...rest} {...described(below)} className={clsx(BOX, 'px-3 py-2.5 leading-6', className)} />
      <Below {...below} />
    </div>
  );
}
