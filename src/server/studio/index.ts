/** The door of the room: what later rooms and the composition may use. */
export { readShelf, type Shelf } from './registry.ts';
export { start as startGeneration } from './start.ts';
export { giveUpStudio, resumeStudio, runStudio } from './run.ts';
