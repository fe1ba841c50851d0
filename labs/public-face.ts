import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { LEGAL_PAGES } from '#contract/pages.ts';
import { chromium as carried } from '../e2e/chromium.ts';
import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

const RUNS = 5;
/** A phone four times slower than this machine, on a poor connection: 1.6 Mbps and 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = 4;
/** The largest paint, in milliseconds, and how far the page may move by itself. */
const PAGES: [string, number][] = [
  ['/', 1200],
  ['/about', 1200],
  ['/pricing', 1200],
  ...LEGAL_PAGES.map((page): [string, number] => [page, 1200]),
  ['/sign-in', 2000],
  ['/sign-up', 2000],
];
const STILL = 0.02;
/** How long the tasks of the page may hold up a visitor while it loads: what is beyond 50 ms of each, in milliseconds. */
const HELD_UP_MS = 200;
/** What comes late (fonts, packages, the code) has come this many milliseconds after the page has loaded. */
const SETTLED_MS = 2500;
/** A page of nothing but a line of text: what this machine asks of any page at the time. */
const BARE = 'data:text/html,<title>bare</title><p>Fojas</p>';
type Seen = { paint: number; moved: number; blocked: number };

/** As text: what the runner compiles calls helpers that a page lacks. */
const WATCH = `
  window.seen = { paint: 0, moved: 0, blocked: 0 };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.moved += entry.value; });
  watch('longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
`;

async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-CL',
  });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', NETWORK);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await pause(SETTLED_MS);
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  } finally {
    await context.close();
  }
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-public-'));
  const server = await startServer(dataDir);
  const { path: executablePath, args, env } = await carried();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    for (const [page, bar] of PAGES) {
      const [seen, bare]: [Seen[], number[]] = [[], []];
      for (let at = 0; at < RUNS; at++) {
        seen.push(await visit(browser, server.base + page));
        bare.push((await visit(browser, BARE)).paint);
      }
      const median = (of: (one: Seen) => number): number => percentile(seen.map(of), 0.5);
      const name = `${page}, 4× CPU, 1.6 Mbps, 150 ms`;
      report({
        name: `${name}: largest paint`,
        value: Math.round(median((one) => one.paint)),
        unit: 'ms',
        bar: { max: bar },
      });
      report({
        name: `${name}: largest paint, the quickest of ${RUNS}`,
        value: Math.round(Math.min(...seen.map(({ paint }) => paint))),
        unit: 'ms',
      });
      report({
        name: `${name}: moved`,
        value: Number(median((one) => one.moved).toFixed(4)),
        unit: 'CLS',
        bar: { max: STILL },
      });
      report({
        name: `${name}: blocked`,
        value: Math.round(median((one) => one.blocked)),
        unit: 'ms',
        bar: { max: HELD_UP_MS },
      });
      report({
        name: `${page}: largest paint of a bare line, in between`,
        value: Math.round(percentile(bare, 0.5)),
        unit: 'ms',
      });
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'public-face',
  about: 'what a visitor waits for on a slow phone, in Chromium',
  run,
};
