import { useState } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#web/account/session.ts';
import { SignIn } from '#web/account/SignIn.tsx';
import { SignUp } from '#web/account/SignUp.tsx';
import { Loading } from '#web/ui/Loading.tsx';

/** Screens for visitors: somebody signed in goes to the notebooks instead, unless they just made their account and read so (`stays`). */
function Visitors({ stays = false, children }: { stays?: boolean; children: React.ReactNode }) {
  const { state } = useSession();
  if (state === 'in' && !stays) return <Navigate to="/dashboard" replace />;
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
