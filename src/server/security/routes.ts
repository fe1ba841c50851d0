import type { passkeysApi } from '#contract/passkeys.ts';
import type { programsApi } from '#contract/programs.ts';
import type { securityApi } from '#contract/security.ts';
import { fromOf, signInWithCode } from '#server/account/index.ts';
import type { Handlers } from '#server/http/call.ts';
import { askSignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { addPasskey, listPasskeys, preparePasskey, removePasskey } from './passkeys.ts';
import { listKeys, makeKey, revokeKey } from './program-keys.ts';
import { askProof } from './proof.ts';
import { prepare, renewCodes, stateOf, turnOff, turnOn } from './second-factor.ts';
import { endOthers, endSession, listSessions } from './sessions.ts';

export const securityRoutes: Handlers<typeof securityApi> = {
  sessions: ({ deps, user }) => listSessions(deps, user),
  endSession: async ({ deps, user, params, body, raw: { request } }) => {
    await endSession(deps, user, { id: params.sessionId, ...body, ip: request.ip });
    return { ended: true };
  },
  endOthers: async ({ deps, user, body, raw: { request } }) => ({
    ended: await endOthers(deps, user, { ...body, ip: request.ip }),
  }),
  secondFactor: ({ deps, user }) => stateOf(deps, user),
  prepare: ({ deps, user, body, raw: { request } }) => prepare(deps, user, { ...body, ip: request.ip }),
  confirm: async ({ deps, user, body, raw: { request } }) => ({
    recovery_codes: await turnOn(deps, user, { ...body, ip: request.ip }),
  }),
  turnOff: async ({ deps, user, body, raw: { request } }) => {
    await turnOff(deps, user, { ...body, ip: request.ip });
    return { off: true };
  },
  renewCodes: async ({ deps, user, body, raw: { request } }) => ({
    recovery_codes: await renewCodes(deps, user, { ...body, ip: request.ip }),
  }),
  signIn: ({ deps, body, raw: { request } }) => {
    const gone = (): boolean => request.raw.socket.destroyed;
    return signInWithCode(deps, { token: body.mfa_token, code: body.code, from: fromOf(request), gone });
  },
};

export const passkeysRoutes: Handlers<typeof passkeysApi> = {
  list: async ({ deps, user }) => ({ passkeys: await listPasskeys(deps, user) }),
  prepare: ({ deps, user, body, raw: { request } }) => preparePasskey(deps, user, { ...body, ip: request.ip }),
  add: ({ deps, user, body, raw: { request } }) => addPasskey(deps, user, { ...body, ip: request.ip }),
  remove: async ({ deps, user, params, body, raw: { request } }) => {
    await removePasskey(deps, user, { id: params.passkeyId, ...body, ip: request.ip });
    return { removed: true };
  },
  confirmOptions: ({ deps, user }) => askProof(deps, user),
  signInOptions: ({ deps, body }) => askSignIn(deps, body.mfa_token),
  signIn: ({ deps, body, raw: { request } }) => signInWithPasskey(deps, { ...body, from: fromOf(request) }),
};

export const programsRoutes: Handlers<typeof programsApi> = {
  list: async ({ deps, user }) => ({ keys: await listKeys(deps, user) }),
  make: ({ deps, user, body, raw: { request } }) => makeKey(deps, user, { ...body, ip: request.ip }),
  revoke: async ({ deps, user, params, raw: { request } }) => {
    await revokeKey(deps, user, { id: params.keyId, ip: request.ip });
    return { revoked: true };
  },
};
