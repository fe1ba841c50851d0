/** The door of the room: what later rooms may use. */
export { makeOidcProof } from './oidc-proof.ts';
export { lockUser, whenProved, type Proved } from './proof.ts';
export { resetFactor } from './second-factor.ts';
