import { Suspense } from 'react';
import type { User } from '#contract/account.ts';
import { AccountMenu } from '#web/account/AccountMenu.tsx';
import { later } from '#web/ui/later.ts';

const load = () => import('./MenuPages.tsx');
const MenuPages = later(async () => (await load()).MenuPages);
const NewsMark = later(async () => (await load()).NewsMark);

/** The menu of somebody signed in, with the pages that it leads to. `bar`: below a bar that names some of them where there is room. */
export const Account = ({ user, bar = false }: { user: User; bar?: boolean }) => (
  <AccountMenu
    user={user}
    mark={
      <Suspense>
        <NewsMark />
      </Suspense>
    }
  >
    <Suspense>
      <MenuPages bar={bar} />
    </Suspense>
  </AccountMenu>
);
