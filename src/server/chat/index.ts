/** The door of the room: what later rooms may use. */
export { answerFree } from './ask.ts';
export { history as conversation } from './history.ts';
