/** The door of the room: what later rooms may use. */
export { carryNotes, takeNote } from './carry.ts';
export { listTitles as listNoteTitles } from './notes.ts';
