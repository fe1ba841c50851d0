/** The door of the room: what later rooms and the composition may use. */
export { worksOf } from './works.ts';
export { readShelf, type Shelf } from './registry.ts';
export { carryItems, carryResults, copyItems, paperOf } from './carry.ts';
export { takeItems, takeResult } from './take.ts';
export { start as startGeneration } from './start.ts';
export { giveUpStudio, resumeStudio, runStudio } from './run.ts';
