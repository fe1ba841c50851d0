/** The door of the room: what later rooms may use. */
export { paid, type Settle } from './paid.ts';
export { sandboxBook } from './sandbox-book.ts';
export { violations, watchTokens } from './watch.ts';
