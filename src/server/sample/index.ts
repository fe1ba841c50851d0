/** The door of the room: what later rooms and the composition may use. */
export { fillSample, giveUpSample, resumeSamples } from './fill.ts';
export { openSample } from './open.ts';
export { shownSample } from './shown.ts';
