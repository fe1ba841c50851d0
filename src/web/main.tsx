import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/App.tsx';
import { routes } from './app/router.tsx';
import { load } from './app/load.ts';
import { language } from './i18n/language.ts';
import './index.css';

const root = document.getElementById('root')!;
const { dataset } = document.documentElement;
// A page that the server wrote is taken over as it stands, once its code is here: drawn before, it would give way to a wheel that turns.
if (dataset.written) await load(routes, location);
const page = (
  <App>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>
);
if (dataset.written === language()) hydrateRoot(root, page);
else {
  // Written in another language than the one that was chosen here: public/theme.js has kept it out of sight.
  root.replaceChildren();
  createRoot(root).render(page);
}
