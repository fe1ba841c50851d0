/** The door of the room: what the composition and the main program use. */
export { measuredEngine, measuredThreads } from './engine.ts';
export { createMetrics, type Metrics } from './instruments.ts';
export { countSentAway, measureRequests } from './requests.ts';
export { serveMetrics } from './serve.ts';
