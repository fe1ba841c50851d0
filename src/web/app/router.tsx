import { redirect, type RouteObject } from 'react-router';
import { LEGAL_PAGES, MOVED } from '#contract/pages.ts';
import { Loading } from '#web/ui/Loading.tsx';
import { Broken } from './Broken.tsx';

type Page = { Component: () => React.JSX.Element };
/** One screen, loaded when it is first opened. */
const page = (path: string, load: () => Promise<Page>): RouteObject => ({ path, lazy: load });

/** Every screen by its address. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Loading,
    ErrorBoundary: Broken,
    children: [
      page('/', async () => ({ Component: (await import('../pages/landing/Landing.tsx')).Landing })),
      page('/sample', async () => ({ Component: (await import('../pages/sample/Sample.tsx')).Sample })),
      page('/about', async () => ({ Component: (await import('../pages/about/About.tsx')).About })),
      page('/help', async () => ({ Component: (await import('../pages/help/Help.tsx')).Help })),
      page('/pricing', async () => ({ Component: (await import('../pages/pricing/Pricing.tsx')).Pricing })),
      page('/sign-in', async () => ({ Component: (await import('../pages/Visitors.tsx')).SignInPage })),
      page('/sign-in/with/:provider', async () => ({ Component: (await import('../account/Arrival.tsx')).Arrival })),
      page('/sign-up', async () => ({ Component: (await import('../pages/Visitors.tsx')).SignUpPage })),
      page('/forgot-password', async () => ({
        Component: (await import('../account/ForgotPassword.tsx')).ForgotPassword,
      })),
      page('/reset-password', async () => ({
        Component: (await import('../account/ResetPassword.tsx')).ResetPassword,
      })),
      ...LEGAL_PAGES.map((path) => page(path, async () => (await import('../legal/open.tsx')).open(path))),
      ...Object.entries(MOVED).map(([path, to]) => ({ path, loader: () => redirect(to) })),
      {
        lazy: async () => ({ Component: (await import('../pages/SignedIn.tsx')).SignedIn }),
        children: [
          page('/dashboard', async () => ({ Component: (await import('../pages/DashboardPage.tsx')).DashboardPage })),
          page('/profile', async () => ({ Component: (await import('../pages/profile/ProfilePage.tsx')).ProfilePage })),
          page('/notebook', async () => ({ Component: (await import('../pages/NewestNotebook.tsx')).NewestNotebook })),
          page('/notebook/:id', async () => ({
            Component: (await import('../pages/notebook/NotebookPage.tsx')).NotebookPage,
          })),
        ],
      },
      page('*', async () => ({ Component: (await import('../pages/Elsewhere.tsx')).Elsewhere })),
    ],
  },
];
