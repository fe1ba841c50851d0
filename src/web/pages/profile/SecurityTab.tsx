import { Events } from '#web/security/Events.tsx';
import { SecondFactor } from '#web/security/SecondFactor.tsx';
import { Sessions } from '#web/security/Sessions.tsx';

/** How the account is kept safe, and the rights over what is in it. */
export function SecurityTab() {
  return (
    <>
      <Sessions />
      <SecondFactor />
      <Events />
    </>
  );
}
