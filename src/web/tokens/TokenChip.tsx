import clsx from 'clsx';
import { Link } from 'react-router';
import { LOW_BALANCE } from '#contract/tokens.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { tokensText } from './text.ts';
import { useBalance } from './use-tokens.ts';

/**
 * The balance in a header; it leads to where tokens are bought. Nothing where tokens are off, or while it is not known. `yields`: on a phone the title beside it has its room while there
 * are enough tokens.
 */
export function TokenChip({ yields = false }: { yields?: boolean }) {
  const t = useText(tokensText);
  const { number } = useFormats();
  const balance = useBalance().data?.balance;
  if (balance === undefined) return null;
  return (
    <Link
      to="/profile?tab=tokens"
      className={clsx(
        'shrink-0 rounded-md px-2 py-1 text-note font-medium tabular-nums hover:bg-sunken',
        yields && balance > LOW_BALANCE.alert && 'max-sm:hidden',
        balance <= LOW_BALANCE.urgent ? 'text-bad' : 'text-ink-2',
      )}
    >
      {t.count(balance, number(balance))}
    </Link>
  );
}
