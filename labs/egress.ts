import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { fakeProvider } from '#test/fakes/provider.ts';
import { World, type Person } from '#test/world.ts';
import { chromium as carried } from '../e2e/chromium.ts';
import { payloads } from './egress/payloads.ts';
import { heaps, prepare } from './egress/prepare.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

type Report = (figure: Figure) => void;

/** Every request of a browser that leaves for another origin; what would reach a stranger is broken off, what goes to the canary is let go. */
async function watch(context: BrowserContext, home: string, canary: string): Promise<string[]> {
  const out: string[] = [];
  const isOut = (url: string): boolean => /^(https?|wss?|ftp):/.test(url) && new URL(url).origin !== home;
  context.on('request', (request) => {
    if (isOut(request.url())) out.push(request.url());
  });
  await context.route(
    (url) => isOut(url.href) && url.origin !== canary,
    (route) => route.abort(),
  );
  return out;
}

/** Opens a screen, waits until it is still, and scrolls through what it shows. */
async function open(context: BrowserContext, screen: string): Promise<string> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(screen, { timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  for (let n = 0; n < 6; n++) {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(100);
  }
  const seen = await page.locator('body').innerText();
  await page.close();
  return seen;
}

/** Whether a request would be noticed: a page of ours that loads the canary on purpose. */
async function control(context: BrowserContext, canary: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/theme.js');
  await page.setContent(`<img src="${canary}/control">`);
  await page.waitForTimeout(1_000);
  await page.close();
}

async function look(report: Report, person: Person, all: readonly string[], canary: { url: string; heard: string[] }) {
  const { screens, analyses, sources } = await prepare(person, all);
  report({ name: 'payloads', value: all.length, unit: '', bar: { min: 60 } });
  report({ name: 'sources that were read, of txt, md, html, docx, pdf', value: sources, unit: '', bar: { min: 5 } });
  report({ name: 'analyses that were made', value: analyses, unit: '', bar: { min: 4 } });
  const { path: executablePath, args, env } = await carried();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    // The policy of the pages is left out: what is written to the page must be harmless without it.
    const context = await browser.newContext({ baseURL: person.base, viewport: { width: 1440, height: 900 }, bypassCSP: true }); // prettier-ignore
    const tokens = { access: person.access!, refresh: person.refresh, appLanguage: 'es' };
    await context.addInitScript(
      `for (const [name, value] of Object.entries(${JSON.stringify(tokens)})) if (!localStorage.getItem(name)) localStorage.setItem(name, value)`,
    );
    const out = await watch(context, person.base, canary.url);
    let shown = 0;
    for (const screen of screens) {
      const before = out.length;
      if (/127\.0\.0\.1|stranger\.example/.test(await open(context, screen))) shown++;
      if (out.length > before) process.stdout.write(`    ${screen}: ${out.slice(before, before + 3).join(' ')}\n`);
    }
    report({ name: `screens opened: ${screens.length}; that show a payload as text`, value: shown, unit: '', bar: { min: 15 } }); // prettier-ignore
    report({ name: 'requests to other hosts', value: out.length, unit: '', bar: { max: 0 } });
    report({ name: 'requests that the canary heard', value: canary.heard.length, unit: '', bar: { max: 0 } });
    await control(context, canary.url);
    report({ name: 'a request on purpose is seen, and heard', value: Math.min(out.length, canary.heard.length), unit: '', bar: { min: 1 } }); // prettier-ignore
  } finally {
    await browser.close();
  }
}

async function run(report: Report): Promise<void> {
  const heard: string[] = [];
  const listener = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const all = payloads((n) => `${url}/${n}.png`);
  let asked = 0;
  const provider = await fakeProvider(() => ({ text: `La renta es de 10 UF. [1]\n\n${heaps(all)[asked++ % heaps(all).length]} [1]` })); // prettier-ignore
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-egress-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', FOJAS_OCR: 'off', FOJAS_AI_PROVIDER: 'openai-compatible', FOJAS_AI_MODEL: 'model-1', FOJAS_AI_BASE_URL: provider.baseUrl }, 180_000); // prettier-ignore
  try {
    await look(report, await new World(server.base).user(), all, { url, heard });
  } finally {
    await server.stop();
    await provider.close();
    listener.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'egress',
  goals: ['G13'],
  about: 'what may make a browser ask an address, in names, sources, notes, answers and analyses: every screen opened',
  run,
};
