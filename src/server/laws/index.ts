/** The door of the room: what later rooms may use. */
export { checkWatched } from './watched.ts';
export { listSets } from './sets.ts';
