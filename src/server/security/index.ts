/** The door of the room: what later rooms may use. */
export { whenProved, type Proved } from './proof.ts';
export { resetFactor } from './second-factor.ts';
