// Loaded into a server under measurement (`node --import`): tells the delay of its event loop each time it gets SIGUSR2, since the time before.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
process.on('SIGUSR2', () => {
  const told = { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max), n: delay.count };
  process.stdout.write(`event-loop ${JSON.stringify(told)}\n`);
  delay.reset();
});
