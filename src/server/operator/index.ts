/** The door of the room: what the command line uses, and the daily backup. */
export { backUpWhenDue } from './backup/due.ts';
export { dailyFolder } from './backup/folder.ts';
export type { Filling, Fresh } from './command.ts';
export { operate, type Said } from './operate.ts';
