import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kathmandu', FOJAS_PROGRAMS: path.resolve('dist/server') },
    setupFiles: ['test/quiet.ts'],
    // As test/patience.ts.
    expect: { poll: { timeout: 60_000, interval: 25 } },
    // By itself it leaves one processor alone: on two, a part of the time is waited for the database and for leases to end.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Files of one process share what they import, which takes a third of the time otherwise: no test may lean on a module being new.
          isolate: false,
          include: ['{src,scripts,test}/**/*.test.ts'],
          globalSetup: ['test/programs.ts', 'test/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: ['test/patient.ts'],
        },
      },
    ],
  },
});
