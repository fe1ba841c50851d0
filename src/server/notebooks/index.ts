/** The door of the room: what later rooms may use. */
export { own, recordWithin, touch, type OwnedNotebook } from './own.ts';
export { describe, describeFailed, wantsDescription, type Described } from './describe.ts';
export { carryNotebook, endTaking, takeNotebook } from './carry.ts';
export { list as listNotebooks, remove as removeNotebook, titleOf } from './notebooks.ts';
export { keyBelow, storageKey, studioKey } from './stored.ts';
export { addressOf, readAddress } from './addresses.ts';
