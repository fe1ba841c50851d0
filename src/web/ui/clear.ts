/** What stands so near to what is below it leaves no room for a toast between. */
const NEAR_PX = 24;
/** How far from the right a toast reaches at most: its width, its margin, and a little. */
const COLUMN_PX = 356 + 16 + 4;

const boxesOf = (name: string): DOMRect[] =>
  [...document.querySelectorAll(`[${name}]`)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0);

/**
 * Tells the page how much of the foot of the screen its controls take (`data-foot`: the bar of panes, the composer, the buttons of a dialog), one above
 * the other: below the desk's width a toast stands above them.
 */
function measureFoot(): void {
  let top = innerHeight;
  for (const box of boxesOf('data-foot').sort((a, b) => b.bottom - a.bottom))
    if (box.bottom >= top - NEAR_PX) top = Math.min(top, box.top);
  document.documentElement.style.setProperty('--foot', `${innerHeight - top}px`);
}

/**
 * The same of its head, where toasts stand on a wide screen (`data-head`: the bar of the page, the heads of panes and dialogs), at the right and in the upper
 * third: a dialog of a few words in the middle of the screen pushes nothing down. And of its right side (`data-side`: the Studio where it is folded).
 */
function measureHead(): void {
  const bottoms = boxesOf('data-head')
    .filter(({ top, right }) => top < innerHeight / 3 && right > innerWidth - COLUMN_PX)
    .map(({ bottom }) => bottom);
  const { style } = document.documentElement;
  style.setProperty('--head', `${Math.max(0, ...bottoms)}px`);
  style.setProperty('--side', `${Math.max(0, ...boxesOf('data-side').map(({ width }) => width))}px`);
}

let measuring: ReturnType<typeof setInterval> | undefined;
/** Keeps toasts clear of what comes and goes at the head and the foot while they are shown, for so many milliseconds. */
export function keepClear(ms: number): void {
  const measure = (): void => {
    measureFoot();
    measureHead();
  };
  measure();
  clearInterval(measuring);
  measuring = setInterval(measure, 200);
  const mine = measuring;
  setTimeout(() => clearInterval(mine), ms + 1000);
}
