/** The door of the room: what later rooms may use. */
export { own, touch, type OwnedNotebook } from './own.ts';
export { list as listNotebooks } from './notebooks.ts';
export { describe, describeFailed, type Described } from './describe.ts';
export { keyBelow, storageKey } from './stored.ts';
