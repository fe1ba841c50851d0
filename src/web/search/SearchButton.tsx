import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { useFinding } from './finding.ts';
import { withCommand } from './keys.ts';
import { searchText } from './text.ts';

/** Opens the search, and shows the keys that do; one icon where there is little room, and always with `small`. */
export function SearchButton({ small, className }: { small?: boolean; className?: string }) {
  const t = useText(searchText);
  const finding = useFinding();
  if (!finding) return null;
  const hint = withCommand('K');
  return (
    <button
      type="button"
      aria-label={t.search}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t.search} (${hint})`}
      onClick={finding.open}
      className={clsx(
        'flex h-9 shrink-0 items-center gap-2 rounded-md text-ui text-ink-3 hover:text-ink max-sm:size-11 max-sm:justify-center max-sm:hover:bg-sunken',
        small
          ? 'size-9 justify-center hover:bg-sunken'
          : 'w-[220px] border border-line-strong/60 bg-paper px-3 hover:border-line-strong max-sm:border-0 max-sm:bg-transparent max-sm:px-0',
        className,
      )}
    >
      <Search className="size-4 shrink-0" aria-hidden />
      {!small && (
        <>
          <span className="max-sm:hidden">{t.search}</span>
          <kbd className="ml-auto rounded border border-line px-1.5 font-sans text-meta max-sm:hidden">{hint}</kbd>
        </>
      )}
    </button>
  );
}
