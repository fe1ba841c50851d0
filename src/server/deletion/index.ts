/** The door of the room: what the operator and the composition may use. */
export { askDeletion } from './ask.ts';
export { carryOutDeletion, resumeDeletions } from './carry-out.ts';
