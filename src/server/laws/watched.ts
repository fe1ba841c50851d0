import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Work } from '#server/jobs/queue.ts';
import { dayThere, keepAsked, normBehind, watchedLaws } from '#server/sources/index.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'now' | 'laws'>;

/** A watched norm is asked for so often, a few hours less than a week: the nightly hour is not the same second. */
const EVERY_MS = (7 * 24 - 6) * 60 * 60_000;
/** So many answers in a row that are none, and the library is left alone until later. */
const TROUBLE_MAX = 3;

/**
 * The work of `laws.check`: asks the library once for each norm that is watched, one after another, whoever watches it. What was asked is kept at once, so
 * that a second try goes on from there. Throws where the library is busy or in trouble.
 */
export const checkWatched =
  (deps: Needs): Work<'laws.check'> =>
  async (_, { signal }) => {
    const { laws } = deps;
    if (!laws) return;
    const known = new Map<string, string | null>();
    let trouble = 0;
    for (const source of await watchedLaws(deps, new Date(deps.now().getTime() - EVERY_MS))) {
      signal.throwIfAborted();
      const norm = await normBehind(deps, source);
      if (!norm) continue;
      checkpoint('laws.check', 'found');
      const key = JSON.stringify(norm);
      try {
        if (!known.has(key)) known.set(key, await dayThere(laws, norm, signal));
        trouble = 0;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        // What the library does not have any more has no newer text.
        if (error.code === 'NO_SUCH_LAW') known.set(key, null);
        else if (error.code === 'LAWS_BUSY' || ++trouble >= TROUBLE_MAX) throw error;
        else continue;
      }
      checkpoint('laws.check', 'asked');
      await keepAsked(deps, source, known.get(key) ?? null);
      checkpoint('laws.check', 'kept');
    }
  };
