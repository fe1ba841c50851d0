import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  label: string;
  className?: string;
  autoFocus?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
};
/** A field to search in what is on screen, with a button that empties it. */
export function SearchBox({ value, onChange, label, className, autoFocus, onKeyDown }: Props) {
  const t = useText(words);
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={clsx('relative', className)}>
      <Search className="absolute top-1/2 left-2 size-4 -translate-y-1/2 text-ink-3" aria-hidden />
      <input
        ref={input}
        aria-label={label}
        placeholder={label}
        value={value}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={clsx(
          'h-9 w-full rounded-md border border-line-strong/70 bg-paper pl-9 text-ui text-ellipsis placeholder:text-ink-3 max-sm:h-11',
          value ? 'pr-9' : 'pr-2',
        )}
      />
      {value && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center text-ink-2 hover:text-ink"
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </div>
  );
}
