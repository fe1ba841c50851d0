import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { AnswerOut } from '#contract/endpoint.ts';
import { oidcApi } from '#contract/oidc.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { comeBack, keepProof, type Going } from '#web/api/oidc.ts';
import { useText } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AuthShell } from './AuthShell.tsx';
import { Consents, Newcomer } from './Arrived.tsx';
import { providerText } from './provider-text.ts';
import { begin, useSession } from './session.ts';
import { SignIn } from './SignIn.tsx';
import { accountText } from './text.ts';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

type Arrived = AnswerOut<typeof oidcApi.signIn>;
/** What became of the answer that the browser brought. */
type State =
  | { is: 'asking' }
  | { is: 'failed'; why: string; going: Going | null }
  | { is: 'arrived'; arrived: Arrived; going: Going };

/** What the answer is good for, by what it was asked for. */
async function spend(going: Going, answer: string): Promise<Arrived | null> {
  const body = { token: going.token, provider: going.provider, answer };
  if (going.purpose === 'sign-in') return call(oidcApi.signIn, { body });
  if (going.purpose === 'link') await call(oidcApi.link, { body });
  else {
    const { token, minutes } = await call(oidcApi.confirm, { body });
    keepProof(token, minutes);
  }
  return null;
}

/** Where a provider sends the browser back to: what was asked for is done, and the page that asked is there again; or what is still needed is asked for. */
export function Arrival() {
  const t = useText(providerText);
  const { provider = '' } = useParams();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ is: 'asking' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const answer = location.search.slice(1);
    const going = comeBack(provider);
    // It works once and stands in no history.
    history.replaceState(history.state, '', location.pathname);
    const arrive = async (): Promise<void> => {
      // Said once the effect is over.
      await Promise.resolve();
      if (!going || answer === '') return setState({ is: 'failed', why: t.lost, going });
      const arrived = await spend(going, answer);
      if (arrived && arrived.state !== 'in') return setState({ is: 'arrived', arrived, going });
      if (arrived) begin(arrived);
      else if (going.purpose === 'link') toast({ title: t.linked(going.name) });
      else toast({ title: t.confirmed, text: t.confirmedText });
      await navigate(going.back, { replace: true });
    };
    arrive().catch((error: unknown) => setState({ is: 'failed', why: saidBy(error, t.unreachable), going }));
  }, [provider, navigate, t]);
  if (state.is === 'asking') return <Loading />;
  if (state.is === 'failed') return <Refused {...state} />;
  return <Next {...state} />;
}

function Refused({ why, going }: { why: string; going: Going | null }) {
  const t = useText(providerText);
  const within = going !== null && going.purpose !== 'sign-in';
  return (
    <AuthShell title={t.failed}>
      <div className="mt-6 grid gap-5">
        <Notice tone="bad" alert>
          {why}
        </Notice>
        <p className="text-ui">
          <Link to={within ? going.back : '/sign-in'} className={textLinkLook()}>
            {within ? t.goBack : t.again}
          </Link>
        </p>
      </div>
    </AuthShell>
  );
}

/** What is still needed of whoever comes. */
function Next({ arrived, going }: { arrived: Arrived; going: Going }) {
  const t = useText(providerText);
  const { signIn } = useText(accountText);
  const session = useSession();
  const navigate = useNavigate();
  const isIn = session.state === 'in';
  const done = (isIn && arrived.state !== 'link') || arrived.state === 'in';
  useEffect(() => {
    if (done) void navigate(going.back, { replace: true });
  }, [done, going.back, navigate]);
  if (done || session.state === 'loading') return <Loading />;
  if (arrived.state === 'sign-up') return <Newcomer {...arrived} name={going.name} />;
  if (arrived.state === 'second-factor')
    return (
      <AuthShell title={signIn}>
        <Suspense>
          <SecondStep
            token={arrived.mfa_token}
            ways={arrived.mfa_with}
            onBack={() => void navigate('/sign-in', { replace: true })}
          />
        </Suspense>
      </AuthShell>
    );
  if (isIn) return <Consents {...arrived} name={going.name} back={going.back} />;
  return (
    <SignIn
      offer={{
        title: t.linkTitle,
        email: arrived.email,
        lead: <p className="mt-1.5 text-lead text-ink-2">{t.linkText(going.name)}</p>,
      }}
    />
  );
}
