import { isOffline } from '#server/offline.ts';
import { ok, type Outside } from './check.ts';

/** Whether a file that takes over what reads it finds a network. Where it does, no file is read worse: it is said, and no alarm. */
export const readers: Outside = {
  part: 'readers',
  look: async () => [
    ok(
      isOffline()
        ? 'files are read by processes without a network'
        : 'files are read by processes of their own, with the network of this machine: it allows none without',
    ),
  ],
};
