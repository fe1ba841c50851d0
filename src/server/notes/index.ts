/** The door of the room: what later rooms may use. */
export { add as addNote, listTitles as listNoteTitles } from './notes.ts';
