import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/App.tsx';
import { load } from './app/load.ts';
import { keepOfflinePage } from './app/offline-page.ts';
import { routes } from './app/router.tsx';
import { language } from './i18n/language.ts';
import './ui/theme.ts';
import './index.css';

/** Draws the page, or takes over the one that the server wrote. */
async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const { written } = document.documentElement.dataset;
  // It is taken over as it stands, once its code is here: drawn before, it would give way to a wheel that turns.
  if (written) await load(routes, location);
  const page = (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  // Piece by piece: a slow phone scrolls and answers in between.
  if (written === language()) return startTransition(() => void hydrateRoot(root, page));
  // Written in another language than the one that was chosen here: public/theme.js has kept it out of sight.
  root.replaceChildren();
  createRoot(root).render(page);
}
void start();
keepOfflinePage();
