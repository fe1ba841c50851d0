/** What stands so near to what is below it leaves no room for a toast between. */
const NEAR_PX = 24;
/** How far from the right a toast reaches at most: its width, its margin, and a little. */
const COLUMN_PX = 356 + 16 + 4;

/**
 * Tells the page how much of the foot of the screen its controls take (`data-foot`: the bar of panes, the composer, the buttons of a dialog), one above
 * the other, where toasts stand: they keep above them.
 */
function measureFoot(): void {
  const boxes = [...document.querySelectorAll('[data-foot]')].map((one) => one.getBoundingClientRect());
  let top = innerHeight;
  for (const box of boxes
    .filter(({ height, right }) => height > 0 && right > innerWidth - COLUMN_PX)
    .sort((a, b) => b.bottom - a.bottom))
    if (box.bottom >= top - NEAR_PX) top = Math.min(top, box.top);
  document.documentElement.style.setProperty('--foot', `${innerHeight - top}px`);
}

let measuring: ReturnType<typeof setInterval> | undefined;
/** Keeps toasts clear of what comes and goes at the foot while they are shown, for so many milliseconds. */
export function keepClear(ms: number): void {
  measureFoot();
  clearInterval(measuring);
  measuring = setInterval(measureFoot, 200);
  const mine = measuring;
  setTimeout(() => clearInterval(mine), ms + 1000);
}

/** There is no place for toasts any more. */
export const endClear = (): void => clearInterval(measuring);
