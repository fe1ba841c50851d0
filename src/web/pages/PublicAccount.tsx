import { useSession } from '#web/account/session.ts';
import { Account } from './Account.tsx';

/** The menu of somebody signed in, on a public page. */
export function PublicAccount() {
  const session = useSession();
  if (session.state !== 'in') return <span className="size-8" />;
  return <Account user={session.user} />;
}
