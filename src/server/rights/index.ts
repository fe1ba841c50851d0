/** The door of the room: what later rooms and the composition may use. */
export { answerRequest, extendRequest, listRequests, readRequest, type Refusal } from './answer.ts';
export { consentsOf } from './consents.ts';
export { heed } from './heed.ts';
export { requestsOf } from './requests.ts';
export { retain } from './retain.ts';
export { watchRequests } from './watch.ts';
