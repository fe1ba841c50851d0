/** The door of the room: what later rooms may use. */
export { carryNotes, copyNotes, takeNote } from './carry.ts';
export { add as addNote, list as listNotes, listTitles as listNoteTitles } from './notes.ts';
