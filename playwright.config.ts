import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from './e2e/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3999);
const baseURL = `http://127.0.0.1:${port}`;
const browser = await chromium();

/** The journeys: the built server on a data folder of its own, in the Chromium of an npm package, at both sizes. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  // What passes only then is named as flaky: a defect to mend, that need not hold up all else.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Santiago',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath: browser.path, args: browser.args, env: browser.env },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: baseURL,
      FOJAS_DATA_DIR: process.env.E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'fojas-e2e-')),
      FOJAS_MAX_UPLOAD_MB: '25',
      // All journeys come from one address: together they ask more often than a person does.
      FOJAS_RATE_LIMIT: '6000',
      // What is transcribed goes to a pretended provider, which the journey of recordings starts at the next port.
      FOJAS_AI_BASE_URL: `http://127.0.0.1:${port + 1}/v1`,
      FOJAS_AI_TRANSCRIPTION_MODEL: 'whisper-1',
      FOJAS_OUTBOX: 'open',
      LOG_LEVEL: 'warn',
    },
  },
});
