import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#web/account/session.ts';
import { SignIn } from '#web/account/SignIn.tsx';
import { SignUp } from '#web/account/SignUp.tsx';
import { Loading } from '#web/ui/Loading.tsx';

/**
 * Screens for visitors: somebody signed in goes to the notebooks instead, or to the page whose band led here (`from`), unless they just made their account and
 * read so (`stays`).
 */
function Visitors({ stays = false, children }: { stays?: boolean; children: React.ReactNode }) {
  const { state } = useSession();
  const { from } = (useLocation().state ?? {}) as { from?: string };
  if (state === 'in' && !stays) return <Navigate to={from ?? '/dashboard'} replace />;
  if (state === 'loading' && !stays) return <Loading />;
  return <div className={stays ? '' : 'for-visitors'}>{children}</div>;
}

export const SignInPage = () => (
  <Visitors>
    <SignIn />
  </Visitors>
);
export function SignUpPage() {
  const [isMade, setMade] = useState(false);
  return (
    <Visitors stays={isMade}>
      <SignUp onMade={() => setMade(true)} />
    </Visitors>
  );
}
