/** The door of the room: what later rooms may use. */
export { paid, type Settle } from './paid.ts';
export { violations, watchLedger } from './watch.ts';
