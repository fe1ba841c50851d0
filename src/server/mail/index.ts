/** The door of the room: what later rooms and the composition may use. */
export { whenIn, type LetterKind } from './letter.ts';
export { giveUpLetter, sendLetter, sweepLetters } from './send.ts';
export { write, type Addressee } from './write.ts';
