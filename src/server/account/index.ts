/** The door of the room: what other parts of the server may use. */
export { addressee } from './addressee.ts';
export { dueOf, inForce, keepConsents } from './consents.ts';
export { isCommon } from './common-passwords.ts';
export { confirmPassword } from './confirm.ts';
export { fromOf, type From } from './device.ts';
export {
  codesLeft,
  dropFactor,
  lockFactor,
  makeRecoveryCodes,
  newSecret,
  passkeysOf,
  secondWays,
  tryCode,
  type Factor,
} from './second-factor.ts';
export { makeAccount } from './make-account.ts';
export { openSession } from './open-session.ts';
export { beginStep, signInWithCode, endStep, stepOf } from './second-step.ts';
export type { SignedIn } from './sign-in.ts';
export { register } from './register.ts';
export { sendLinkTo, sendRecovery } from './recover.ts';
export { endSessions, tellEnded } from './sessions.ts';
export { blindEmail, hold, profile, show, userByEmail } from './users.ts';
export { sweepAccounts } from './sweep.ts';
export { isLastWayIn } from './ways-in.ts';
