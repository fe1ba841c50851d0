const sheetOf = (scroller: HTMLElement, page: number): HTMLElement | null =>
  scroller.querySelector(`[data-page-number="${page}"]`);
/** White above a page that is scrolled to, in pixels. */
const AIR = 12;

/**
 * Brings a page into view: its head, or the place that far down it, as a share of its height, in the middle. A place in full view stays where it is, so that
 * the eye does not lose it.
 */
export function scrollTo(scroller: HTMLElement, page: number, down: number | null): void {
  const sheet = sheetOf(scroller, page);
  if (!sheet) return;
  const [view, box] = [scroller.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const at = box.top - view.top + (down ?? 0) * box.height;
  if (down !== null && at > AIR * 2 && at < view.height - AIR * 2) return;
  const by = down === null ? at - AIR : at - view.height / 2;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || Math.abs(by) > 2 * view.height;
  // Not scrollIntoView: it would scroll the panes around the pages too.
  scroller.scrollTo({ top: scroller.scrollTop + by, behavior: still ? 'instant' : 'smooth' });
}

/** The page that takes the middle of the view. */
export function pageAt(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const sheets = [...scroller.querySelectorAll<HTMLElement>('[data-page-number]')];
  // Pages lie below each other: the last that begins above the middle.
  let [low, high] = [0, sheets.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if (sheets[half]!.offsetTop <= middle) low = half + 1;
    else high = half;
  }
  return Math.max(1, low);
}
