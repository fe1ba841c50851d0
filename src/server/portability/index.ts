/** The door of the room: what the operator and the composition may use. */
export { giveUpExport, prepareExport } from './ask.ts';
export { sweepPortability } from './sweep.ts';
export { giveUpImport, takeIn } from './take-in.ts';
export { writeExport } from './write.ts';
