/** Does some work once there is a place for it. */
type InTurn = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** So many do their work at once, the others in the order of asking. Whoever is aborted while they wait leaves the queue at once, with the signal's reason. */
export function places(atOnce: number): InTurn {
  const queue: (() => void)[] = [];
  let free = atOnce;
  const wait = (signal: AbortSignal): Promise<void> =>
    new Promise((go, refuse) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(turn), 1);
        refuse(signal.reason as Error);
      };
      const turn = (): void => {
        signal.removeEventListener('abort', leave);
        go();
      };
      queue.push(turn);
      signal.addEventListener('abort', leave, { once: true });
    });
  return async (signal, work) => {
    signal.throwIfAborted();
    // A place is handed on: it is never free for another in between.
    if (free > 0) free--;
    else await wait(signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}

/** The work of each user one after another, of different users at once. Whoever is aborted while they wait leaves at once, with the signal's reason. */
export function turnsByUser(): <T>(userId: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
  const users = new Map<string, { inTurn: InTurn; here: number }>();
  return async (userId, signal, work) => {
    const user = users.get(userId) ?? { inTurn: places(1), here: 0 };
    users.set(userId, user);
    user.here++;
    try {
      return await user.inTurn(signal, work);
    } finally {
      if (--user.here === 0) users.delete(userId);
    }
  };
}
