/** The door of the room: what the command line uses. */
export type { Filling, Fresh } from './command.ts';
export { operate, type Said } from './operate.ts';
