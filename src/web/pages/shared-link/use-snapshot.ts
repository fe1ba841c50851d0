import { useEffect, useState } from 'react';
import { sharingApi, type Snapshot } from '#contract/sharing.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';

type State = { secret: string | null; snapshot?: Snapshot; failure?: Failure };

/** What the link with this secret shows, or why it does not; neither while it is on its way. It is asked for once, and again by `retry`. */
export function useSnapshot(secret: string | null) {
  const [state, setState] = useState<State | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (secret === null) return;
    let wanted = true;
    const keep = (found: Omit<State, 'secret'>): void => void (wanted && setState({ secret, ...found }));
    call(sharingApi.open, { body: { secret } }).then(
      (snapshot) => keep({ snapshot }),
      (error: unknown) => keep({ failure: error instanceof Failure ? error : new Failure(0, null) }),
    );
    return () => void (wanted = false);
  }, [secret, tries]);
  const retry = (): void => {
    setState(null);
    setTries(tries + 1);
  };
  return { ...(state?.secret === secret ? state : null), retry };
}
