import clsx from 'clsx';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useUser } from '#web/account/Guard.tsx';
import { ProfileCard } from '#web/account/ProfileCard.tsx';
import { ProfileRow, ProfileSection, ProfileTab } from '#web/account/ProfileTab.tsx';
import { signOut } from '#web/account/session.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { useNoDrop } from '#web/notebooks/use-no-drop.ts';
import { facts as prices } from '#web/studio/prices.ts';
import { BalanceBadge } from '#web/tokens/Balance.tsx';
import { TokensTab } from '#web/tokens/TokensTab.tsx';
import { usePaymentReturn } from '#web/tokens/use-return.ts';
import { useBalance, useBilling } from '#web/tokens/use-tokens.ts';
import { Button, buttonLook } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { AppBar } from '../AppBar.tsx';
import { pagesText } from '../text.ts';
import { SecurityTab } from './SecurityTab.tsx';

const Answering = lazy(async () => ({ default: (await import('./Answering.tsx')).Answering }));

const TAB =
  'rounded-md px-3 py-2 text-ui text-ink-2 hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink';

type Tab = 'profile' | 'tokens' | 'security';

/** Who is signed in; their tokens: `?tab=tokens`; how the account is kept safe: `?tab=security`. */
export function ProfilePage() {
  const t = useText(pagesText);
  const user = useUser();
  const billing = useBilling();
  usePaymentReturn();
  useNoDrop();
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab: Tab = (billing && asked === 'tokens') || asked === 'security' ? asked : 'profile';
  const here = (one: Tab) => (one === tab ? 'page' : undefined);
  return (
    <div className="min-h-dvh">
      <title>{`${t[tab]} · Fojas`}</title>
      <AppBar />
      <div className="mx-auto grid max-w-[1200px] grid-cols-1 gap-x-16 gap-y-8 px-6 pt-10 pb-16 max-sm:px-4 max-sm:pt-7 desk:grid-cols-[240px_minmax(0,1fr)]">
        <aside>
          <ProfileCard user={user} />
          <nav
            aria-label={t.profile}
            className="mt-8 grid gap-0.5 max-desk:flex max-desk:flex-wrap max-desk:items-center"
          >
            <Link to="/profile" className={TAB} aria-current={here('profile')}>
              {t.profile}
            </Link>
            {billing && (
              <Link to="/profile?tab=tokens" className={TAB} aria-current={here('tokens')}>
                {t.tokens}
              </Link>
            )}
            <Link to="/profile?tab=security" className={TAB} aria-current={here('security')}>
              {t.security}
            </Link>
            <LogOutButton />
          </nav>
        </aside>
        <main>
          <h1 className="sr-only">{t[tab]}</h1>
          {tab === 'tokens' && (
            <TokensTab prices={{ ruling: prices.jurisprudence!, audio: prices['audio-summary']! }} />
          )}
          {tab === 'security' && <SecurityTab />}
          {tab === 'profile' && (
            <ProfileTab user={user}>
              <Suspense>
                <Answering user={user} />
              </Suspense>
              {billing && <TokensRow />}
            </ProfileTab>
          )}
        </main>
      </div>
    </div>
  );
}

function TokensRow() {
  const t = useText(pagesText);
  const { number } = useFormats();
  const balance = useBalance().data?.balance;
  return (
    <ProfileSection title={t.tokens}>
      <ProfileRow
        name={t.balance}
        action={
          <Link to="/profile?tab=tokens" className={buttonLook({ variant: 'outline', size: 'sm' })}>
            {t.manageTokens}
          </Link>
        }
      >
        {balance !== undefined && (
          <span className="inline-flex items-center gap-2 font-semibold tabular-nums">
            {number(balance)} <BalanceBadge balance={balance} />
          </span>
        )}
      </ProfileRow>
    </ProfileSection>
  );
}

/** Logs out, once that is confirmed (specification 3, section 2). */
function LogOutButton() {
  const t = useText(pagesText);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    if (!(await signOut())) toastError({ title: t.signOutFailed });
    await navigate('/');
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={LogOut}
        className={clsx('mt-3 justify-start! px-3! max-desk:mt-0')}
        onClick={() => setAsking(true)}
      >
        {t.signOut}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.signOutTitle}
        label={t.signOut}
        busyLabel={t.signOut}
        busy={false}
        onConfirm={() => void leave()}
      >
        {t.signOutText}
      </ConfirmDialog>
    </>
  );
}
