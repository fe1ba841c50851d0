/** The door of the room: what later rooms may use. */
export { sweepLinks } from './links.ts';
