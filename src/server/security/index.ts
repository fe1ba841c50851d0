/** The door of the room: what later rooms may use. */
export { resetFactor } from './second-factor.ts';
