import { LayoutGrid, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AccountMenu } from '#web/account/AccountMenu.tsx';
import { useSession } from '#web/account/session.ts';
import { useText } from '#web/i18n/language.ts';
import { MenuItem } from '#web/ui/Menu.tsx';
import { publicText } from './public-text.ts';

/** The menu of somebody signed in, on a public page. */
export function PublicAccount() {
  const t = useText(publicText);
  const session = useSession();
  const navigate = useNavigate();
  if (session.state !== 'in') return <span className="size-8" />;
  return (
    <AccountMenu user={session.user}>
      <MenuItem icon={LayoutGrid} onSelect={() => void navigate('/dashboard')}>
        {t.dashboard}
      </MenuItem>
      <MenuItem icon={UserRound} onSelect={() => void navigate('/profile')}>
        {t.profile}
      </MenuItem>
    </AccountMenu>
  );
}
