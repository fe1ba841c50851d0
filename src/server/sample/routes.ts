import type { sampleApi } from '#contract/sample.ts';
import type { Handlers } from '#server/http/call.ts';
import { openSample } from './open.ts';

export const sampleRoutes: Handlers<typeof sampleApi> = {
  open: ({ deps, user, language }) => openSample(deps, user, language),
};
