/** The door of the room: what later rooms may use. */
export { listTitles as listNoteTitles } from './notes.ts';
