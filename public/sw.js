// Shows a page of its own where the network or the server is missing. It keeps that page with its style and its script, and nothing else: no page of
// the application, no answer of the server, nothing of anybody. The build writes a fingerprint of what it keeps into its name.
const KEPT = ['/offline.html', '/offline.css', '/offline.js'];
const CACHE = 'offline-{{offline}}';

addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' }))))
      .then(() => skipWaiting()),
  ),
);

addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => registration.navigationPreload?.enable())
      .then(() => clients.claim()),
  ),
);

/** What the server answers to a page that is opened; the kept page where it answers nothing. */
const open = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match('/offline.html', { cacheName: CACHE })) ?? Response.error();
  }
};

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(open(event));
  else if (KEPT.includes(pathname))
    event.respondWith(caches.match(pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)));
});
