/** The door of the room: what later rooms may use. */
export { carryMessages, takeMessage } from './carry.ts';
