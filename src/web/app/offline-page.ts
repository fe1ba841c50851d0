/** Has the browser keep the page that it shows where there is no connection (public/sw.js): once this page stands, and only of a built web. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses shows its own page.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), {
    once: true,
  });
}
