/** The door of the room: what the command line uses. */
export { operate, type Said } from './operate.ts';
