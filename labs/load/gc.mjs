// Loaded into a server under measurement (`node --import`): collects its garbage each time it gets SIGUSR2, and tells what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
process.on('SIGUSR2', () => {
  gc();
  const { rss, heapUsed } = process.memoryUsage();
  process.stdout.write(`left ${JSON.stringify({ rss, heapUsed })}\n`);
});
