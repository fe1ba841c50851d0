import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { releasesOf } from './scripts/releases.ts';

/** Where the built programs are; a test that starts one is named `….server.test.ts`. */
const PROGRAMS = path.resolve('dist/server');

export default defineConfig({
  // As vite.config.ts.
  define: { RELEASES: JSON.stringify(releasesOf(readFileSync('CHANGELOG.md', 'utf8'))) },
  test: {
    env: { TZ: 'Asia/Kathmandu' },
    setupFiles: ['test/quiet.ts'],
    // As test/patience.ts.
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // By itself it leaves one processor alone: on two, a part of the time is waited for the database and for leases to end.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Files of one process share what they import, which takes a third of the time otherwise: no test may lean on a module being new.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{src,scripts,test}/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{src,scripts,test}/**/*.server.test.ts'],
          globalSetup: ['test/server.ts'],
          env: { FOJAS_PROGRAMS: PROGRAMS },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: true,
          testTimeout: 60_000,
          setupFiles: ['test/patient.ts'],
        },
      },
    ],
  },
});
