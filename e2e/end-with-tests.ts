/** How often the process of `npm test` is looked for. Milliseconds. */
const EVERY_MS = 1000;

/** Interrupts the journeys, as Ctrl-C does, once the process of `E2E_PARENT` that started them is gone, even by SIGKILL. */
export default function endWithTests(): void {
  const parent = Number(process.env.E2E_PARENT);
  if (!parent) return;
  const watch = setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      clearInterval(watch);
      process.kill(process.pid, 'SIGINT');
    }
  }, EVERY_MS).unref();
}
