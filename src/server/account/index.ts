/** The door of the room: what other parts of the server may use. */
export { profile, userByEmail } from './users.ts';
export { sweepAccounts } from './sweep.ts';
