/** How long a test waits for what comes by itself: far above what it takes, also on a machine that stands still for seconds. */
export const PATIENCE = { timeout: 60_000, interval: 50 };
