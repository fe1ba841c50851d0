import { measure, namesGiven, namesIn } from './measure.ts';

const names = namesGiven();
await measure('bench', names.length > 0 ? names : namesIn('bench'));
// A connection that a measurement left open would keep the process alive.
process.exit();
