/** The door of the room: what later rooms may use. */
export { carryMessages, takeMessage } from './carry.ts';
export { answerFree } from './ask.ts';
export { conversations, FIRST, takeConversation, type Chat } from './conversations.ts';
export { answersOf, history as conversation } from './history.ts';
