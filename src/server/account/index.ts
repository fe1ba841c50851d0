/** The door of the room: what other parts of the server may use. */
export { addressee } from './addressee.ts';
export { dueOf, inForce, keepConsents } from './consents.ts';
export { isCommon } from './common-passwords.ts';
export { confirmPassword } from './confirm.ts';
export { fromOf } from './device.ts';
export {
  codesLeft,
  dropFactor,
  lockFactor,
  makeRecoveryCodes,
  newSecret,
  tryCode,
  type Factor,
} from './second-factor.ts';
export { signInWithCode } from './second-step.ts';
export { sendLinkTo, sendRecovery } from './recover.ts';
export { endSessions, tellEnded } from './sessions.ts';
export { profile, register, userByEmail } from './users.ts';
export { sweepAccounts } from './sweep.ts';
