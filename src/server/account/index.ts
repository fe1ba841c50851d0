/** The door of the room: what other parts of the server may use. */
export { sweepAccounts } from './sweep.ts';
