/** The door of the room: what later rooms may use. */
export { own, recordWithin, touch, type OwnedNotebook, type Owner } from './own.ts';
export { choiceIn, choiceOf, chosenFor, withChoice } from './engine.ts';
export { describe, describeFailed, wantsDescription } from './describe.ts';
export { carryNotebook, endTaking, takeNotebook, writeCopy } from './carry.ts';
export {
  create as createNotebook,
  list as listNotebooks,
  one as openNotebook,
  remove as removeNotebook,
  titleOf,
} from './notebooks.ts';
export { isSample } from './sample.ts';
export { keyBelow, storageKey, studioKey } from './stored.ts';
export { addressOf, readAddress } from './addresses.ts';
