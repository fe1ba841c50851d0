import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { buttonText } from './button-text.ts';
import { useFinding } from './finding.ts';
import { withCommand } from '#web/ui/keys.ts';

/** How it looks where there is little room, up to the size from which there is more. */
const SMALL = {
  phone:
    'max-sm:size-11 max-sm:justify-center max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:hover:bg-sunken',
  desk: 'max-desk:size-9 max-desk:justify-center max-desk:border-0 max-desk:bg-transparent max-desk:px-0 max-desk:hover:bg-sunken max-sm:size-11',
} as const;
const WORD = { phone: 'max-sm:sr-only', desk: 'max-desk:sr-only' } as const;
const HINT = { phone: 'max-sm:hidden', desk: 'max-desk:hidden' } as const;

/** Opens the search, and shows the keys that do; one icon up to the size of a phone, or of a desk. */
export function SearchButton({ until, className }: { until: keyof typeof SMALL; className?: string }) {
  const t = useText(buttonText);
  const finding = useFinding();
  if (!finding) return null;
  const keys = withCommand('K');
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t.search} (${keys})`}
      onClick={finding.open}
      className={clsx(
        'flex h-9 w-48 shrink-0 items-center gap-2 rounded-md border border-line-strong/70 bg-paper px-3 text-ui text-ink-3 hover:border-line-strong hover:text-ink',
        SMALL[until],
        className,
      )}
    >
      <Search className="size-4 shrink-0" aria-hidden />
      <span className={WORD[until]}>{t.search}</span>
      <kbd aria-hidden className={clsx('ml-auto rounded border border-line px-1.5 font-sans text-meta', HINT[until])}>
        {keys}
      </kbd>
    </button>
  );
}
