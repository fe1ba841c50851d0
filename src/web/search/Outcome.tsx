import clsx from 'clsx';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { withCommand } from '#web/ui/keys.ts';
import { searchText } from './text.ts';

type OutcomeProps = {
  query: string;
  count: number | undefined;
  more: boolean;
  failed: boolean;
  searching: boolean;
  /** Whether nothing stands above. */
  alone: boolean;
  onRetry: () => void;
};
/** What came of it, in words: aloud always, on screen where there is something to say. */
export function Outcome({ query, count, more, failed, searching, alone, onRetry }: OutcomeProps) {
  const t = useText(searchText);
  const common = useText(words);
  const { number } = useFormats();
  const told = query !== '' && !searching && !failed && count !== undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {told ? `${t.results(count, number(count))}. ${more ? t.more : ''}` : query && searching ? t.searching : ''}
      </p>
      {failed && (
        <div role="alert" className="flex items-center gap-3 border-t border-line px-5 py-3 text-ui">
          <span>{t.failed}</span>
          <TextLink onClick={onRetry}>{common.retry}</TextLink>
        </div>
      )}
      {told && count === 0 && (
        <div className={clsx('px-5 py-4', !alone && 'border-t border-line')}>
          <p className="font-serif text-[18px]/6 font-semibold [overflow-wrap:anywhere]">{t.none(query)}</p>
          <p className="mt-1 text-note text-ink-3">{t.noneHelp}</p>
        </div>
      )}
    </>
  );
}

/** The keys that work here, where there is a keyboard, and whether there is more than is shown. */
export function Keys({ more }: { more: boolean }) {
  const { keys, more: thereIsMore } = useText(searchText);
  const all = [
    ['↑↓', keys.move],
    ['Enter', keys.open],
    [withCommand('Enter'), keys.tab],
    ['Esc', keys.close],
  ] as const;
  return (
    <p
      aria-hidden
      className="mt-auto flex shrink-0 gap-4 border-t border-line bg-desk px-4 py-2 text-meta text-ink-3 max-sm:hidden [@media(hover:none)]:hidden"
    >
      {all.map(([key, what]) => (
        <span key={key}>
          <b className="font-semibold text-ink-2">{key}</b> {what}
        </span>
      ))}
      {more && <span className="ml-auto truncate">{thereIsMore}</span>}
    </p>
  );
}
