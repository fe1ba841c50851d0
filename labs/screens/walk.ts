import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { languages, type Language } from '#contract/language.ts';
import { chromium as carried } from '../../e2e/chromium.ts';
import { publicScreens, signedScreens } from '../../e2e/screens.ts';
import { startServer } from '../../bench/server.ts';

/** The window in which a walk over the screens works; what looks at other sizes leaves it so. */
export const AT_WORK = { width: 1440, height: 900 };

/**
 * Walks all screens in both languages on a server of its own, and has `look` say what is wrong with each. Prints what was said, and tells `done` of
 * each language how many screens there were and what was said of them.
 */
export async function walkScreens(
  look: (page: Page) => Promise<string[]>,
  done: (language: Language, screens: number, said: readonly string[]) => void,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-screens-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', FOJAS_WELCOME_TOKENS: '100000' });
  const { path: executablePath, args, env } = await carried();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    for (const language of languages) {
      const context = await browser.newContext({
        baseURL: server.base,
        viewport: AT_WORK,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      let screens = 0;
      const said: string[] = [];
      const see = async (screen: string): Promise<void> => {
        screens++;
        for (const one of await look(page)) {
          said.push(one);
          process.stdout.write(`  ${language} ${screen}, ${one}\n`);
        }
      };
      await publicScreens(page, language, see);
      await signedScreens(page, context.request, language, see);
      done(language, screens, said);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
