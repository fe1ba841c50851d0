import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromium as carried } from '../e2e/chromium.ts';
import { Client } from '../bench/client.ts';
import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

type Report = (figure: Figure) => void;
const BYTES = 5_000_000;
const RUNS = 5;
/** Milliseconds. */
const BAR = 1000;
/** Long words, since a source has at most half a million. */
const WORDS =
  'responsabilidad incumplimiento indemnización arrendamiento jurisdiccional perjuicios administrativamente'.split(' ');
const CITED = 'La multa convencional por atraso asciende a setenta y siete unidades tributarias mensuales.';

/** A text of five megabytes in so many lines, one of which is asked about. */
function textOf(lines: number): { text: string; cited: number } {
  const cited = Math.round(lines * 0.8);
  const length = Math.floor(BYTES / lines) - 1;
  let word = 0;
  const all = Array.from({ length: lines }, (_, n) => {
    if (n + 1 === cited) return CITED;
    let line = '';
    while (line.length < length) line += `${line && ' '}${WORDS[word++ % WORDS.length]}`;
    return line;
  });
  return { text: all.join('\n'), cited };
}

/** Notes in the page when a marked line first stands in view, in milliseconds since `performance` began to count. As text: what the runner compiles calls helpers that a page lacks. */
const WATCH = `(() => {
  const look = () => {
    const box = document.querySelector('.fl mark')?.getBoundingClientRect();
    if (box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight) window.seen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;
const seen = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => (window as { seen?: number }).seen, undefined, { timeout: 60_000 })
    .then((it) => it.jsonValue() as Promise<number>);

async function read(client: Client, notebook: string, name: string, text: string): Promise<string> {
  const { id } = await client.upload(notebook, name, Buffer.from(text), 'text/plain');
  for (;;) {
    const source = (await client.sources(notebook)).find((one) => one.id === id)!;
    if (source.processing_status === 'completed') return id;
    if (source.processing_status === 'failed') throw new Error(`${name} was not read: ${source.error_code}`);
    await pause(200);
  }
}

/** From the address of a line in a page that knows nothing yet, and from a press on a citation, to the marked line in view. */
async function opening(page: Page, client: Client, lines: number, kind: string, report: Report): Promise<void> {
  const { text, cited } = textOf(lines);
  const notebook = await client.notebook(`viewer ${lines}`);
  const source = await read(client, notebook.id, `${lines}.txt`, text);
  await client.ask(notebook.id, '¿A cuánto asciende la multa convencional por atraso?');
  const name = `5 MB in ${lines.toLocaleString('en')} lines (${kind})`;
  const show = (how: string, times: readonly number[]): void =>
    report({ name: `${name}, ${how}`, value: Math.round(percentile(times, 0.5)), unit: 'ms', bar: { max: BAR } });
  const [links, presses]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank');
    await page.goto(`${client.base}/notebook/${notebook.id}?panel=sources&source=${source}&v=1&L=${cited}`, {
      waitUntil: 'commit',
    });
    links.push(await seen(page));
    await page.goto(`${client.base}/notebook/${notebook.id}`);
    const chip = page.locator('blockquote .cite').first();
    await chip.waitFor();
    const from = await chip.evaluate((element: HTMLElement) => {
      Object.assign(window, { seen: undefined });
      const now = performance.now();
      element.click();
      return now;
    });
    await page.evaluate(WATCH);
    presses.push((await seen(page)) - from);
  }
  show('from its address', links);
  show('from a citation', presses);
}

async function run(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-viewer-'));
  const server = await startServer(dataDir);
  const { path: executablePath, args, env } = await carried();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const client = await Client.join(server.base, 'banco@ejemplo.cl');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${server.base}/theme.js`);
    await page.evaluate((access) => {
      localStorage.setItem('access', access);
      localStorage.setItem('refresh', access);
    }, client.access);
    await page.addInitScript(WATCH);
    await opening(page, client, 4000, 'whole', report);
    await opening(page, client, 100_000, 'virtual', report);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'viewer', about: 'opening a long text at a cited line, in Chromium', run };
