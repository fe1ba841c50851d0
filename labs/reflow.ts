import type { Page } from '@playwright/test';
import type { Bench } from '../bench/figure.ts';
import { AT_WORK, walkScreens } from './screens/walk.ts';

const WIDTHS = [320, 390, 768, 1100, 1440, 1920];
/** The spacing of WCAG 2.2, 1.4.12, as a reader's own style sets it. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * What does not fit, in the page: pixels that it scrolls sideways, and words that stand off its side or are cut where nothing scrolls to them. As text:
 * what the runner compiles calls helpers that a page lacks.
 */
const UNFIT = `(() => {
  const said = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) said.push('scrolls by ' + (root.scrollWidth - root.clientWidth) + ' px');
  const hides = (style, axis) => ['hidden', 'clip'].includes(style['overflow' + axis]);
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style['overflow' + axis]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement;
    if (!node.data.trim() || !home || !home.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (home.closest('[aria-hidden=true], .sr-only, [data-sonner-toast], .react-flow, option, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0) continue;
    let why = '';
    let free = { X: false, Y: false };
    for (let at = home; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'absolute' && at.clientWidth <= 1) { why = ''; free.X = true; break; }
      const clip = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (clip) { why = ''; free.X = free.Y = true; break; }
      const edge = at.getBoundingClientRect();
      if (scrolls(style, 'X') && at.scrollWidth > at.clientWidth + 1) free.X = true;
      if (scrolls(style, 'Y')) free.Y = true;
      if (!free.X && hides(style, 'X') && (box.right > edge.right + 2 || box.left < edge.left - 2)) why ||= 'cut at its side';
      if (!free.Y && hides(style, 'Y') && box.bottom > edge.bottom + 5 && box.top < edge.bottom) why ||= 'cut below';
      if (style.position === 'fixed') break;
    }
    if (!why && !free.X && (box.right > root.clientWidth + 1 || box.left < -1)) why = 'off the side';
    if (why) said.push(why + ': ' + node.data.trim().slice(0, 60));
  }
  return [...new Set(said)];
})()`;

/** Looks at the screen that is there at each width, as it is and with the reader's spacing. */
async function unfit(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: AT_WORK.height });
    for (const spaced of [false, true]) {
      const style = spaced ? await page.addStyleTag({ content: SPACING }) : null;
      await page.evaluate('new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))');
      const found = (await page.evaluate(UNFIT)) as string[];
      for (const one of found) said.push(`${width} px${spaced ? ', spaced' : ''}: ${one}`);
      await style?.evaluate((element) => (element as unknown as { remove(): void }).remove());
    }
  }
  await page.setViewportSize(AT_WORK);
  return said;
}

export const bench: Bench = {
  name: 'reflow',
  about: 'every screen from 320 to 1920 px and with wide text spacing, in Chromium',
  run: (report) =>
    walkScreens(unfit, (language, screens, said) => {
      report({ name: `${language}: screens looked at, each in 12 ways`, value: screens, unit: 'screens' });
      report({ name: `${language}: what does not fit`, value: said.length, unit: 'places', bar: { max: 0 } });
    }),
};
