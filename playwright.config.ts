import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium.ts';

const browser = await chromium();

/** The journeys: built servers that each worker starts for itself (e2e/fixtures.ts), in the Chromium of an npm package, on a wide screen and on a phone's. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  globalSetup: ['./e2e/end-with-tests.ts', './e2e/template.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Santiago',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Its journey allows it (installed.spec.ts): what else a page asks for is intercepted as if it were not there.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browser.path, args: browser.args, env: browser.env },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
