import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { DeleteAccount } from '#web/account/DeleteAccount.tsx';
import { useUser } from '#web/account/Guard.tsx';
import { signOut } from '#web/account/session.ts';
import { useText } from '#web/i18n/language.ts';
import { Blocked } from '#web/rights/Block.tsx';
import { rightsText } from '#web/rights/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { SecurityTab } from './profile/SecurityTab.tsx';

/** All that somebody sees who has their account blocked, whatever the address: the way out of it, their rights, and the end of the account. */
export function FrozenPage({ since }: { since: string }) {
  const t = useText(rightsText);
  const { full_name } = useUser();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await signOut();
    await navigate('/');
  };
  return (
    <div className="min-h-dvh">
      <title>{`${t.blocked} · Fojas`}</title>
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-[900px] items-center gap-4 px-6 max-sm:px-4">
          <Logo />
          <span className="ml-auto truncate text-note text-ink-2 max-sm:hidden">{full_name}</span>
          <Button variant="ghost" size="sm" icon={LogOut} className="max-sm:ml-auto" onClick={() => void leave()}>
            {t.leave}
          </Button>
        </div>
      </header>
      <main className="mx-auto max-w-[900px] px-6 pt-10 pb-16 max-sm:px-4 max-sm:pt-7">
        <Blocked since={since} />
        <SecurityTab frozen />
        <DeleteAccount />
      </main>
    </div>
  );
}
