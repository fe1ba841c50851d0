// Loaded before the built server of a journey. Its standard input is a pipe that the worker of the journeys holds: it closes when the worker stops the
// server and when the worker is gone, even by SIGKILL. Then the server ends, and its data folder is removed unless the worker wrote there to keep it.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const dataDir = process.env.FOJAS_DATA_DIR;
let keep = false;
process.stdin
  .on('data', () => (keep = true))
  .once('close', () => {
    if (process.listenerCount('SIGTERM') > 0) process.kill(process.pid, 'SIGTERM');
    else process.exit();
  });

process.once('exit', () => {
  try {
    const [pid] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // The database has ended, as it does unless the end of the server was cut short.
  }
  if (!keep) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
