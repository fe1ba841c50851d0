import { Navigate } from 'react-router';
import { useSession } from '#web/account/session.ts';
import { SignIn } from '#web/account/SignIn.tsx';
import { SignUp } from '#web/account/SignUp.tsx';
import { Loading } from '#web/ui/Loading.tsx';

/** Screens for visitors: somebody signed in goes to the notebooks instead. */
function Visitors({ children }: { children: React.ReactNode }) {
  const { state } = useSession();
  if (state === 'in') return <Navigate to="/dashboard" replace />;
  return state === 'loading' ? <Loading /> : <div className="for-visitors">{children}</div>;
}

export const SignInPage = () => (
  <Visitors>
    <SignIn />
  </Visitors>
);
export const SignUpPage = () => (
  <Visitors>
    <SignUp />
  </Visitors>
);
