/** The door of the room: what the command line uses. */
export { bridge } from './bridge.ts';
