/** The door of the room: what later rooms may use. */
export { certify, claimsOf } from './certify.ts';
export { keep as keepAnswer, show as showAnswers } from './kept.ts';
export { openSources, type Selected } from './open.ts';
export { giveUpReading, readSource, resumeReading } from './read.ts';
