import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import { Link } from 'react-router';
import { LOW_BALANCE } from '#contract/tokens.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { tokensText } from './text.ts';
import { useBalance } from './use-tokens.ts';

/** The strip under a notebook's header once tokens run out (specification 3, sections 4 and 8). */
export function LowBalance() {
  const t = useText(tokensText);
  const { number } = useFormats();
  const balance = useBalance().data?.balance;
  if (balance === undefined || balance > LOW_BALANCE.alert) return null;
  const urgent = balance <= LOW_BALANCE.urgent;
  const Icon = urgent ? CircleAlert : Info;
  const said = balance === 0 ? t.alert.zero : (urgent ? t.alert.few : t.alert.some)(number(balance));
  return (
    <div
      role="status"
      className={clsx(
        'flex min-h-10 shrink-0 items-center gap-3 px-4 py-1.5 text-note',
        urgent ? 'bg-bad-soft' : 'bg-tinta-soft',
      )}
    >
      <Icon className={clsx('size-4 shrink-0', urgent ? 'text-bad' : 'text-tinta')} aria-hidden />
      <p className="min-w-0 flex-1">{said}</p>
      <Link to="/profile?tab=tokens" className={textLinkLook('shrink-0')}>
        {t.topUp}
      </Link>
    </div>
  );
}
