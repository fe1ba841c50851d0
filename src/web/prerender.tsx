import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { languages, type Language } from '#contract/language.ts';
import {
  GAPS,
  LEGAL_PAGES,
  NOT_FOUND,
  WRITTEN,
  installations,
  writtenFile,
  type InstallationKind,
} from '#contract/pages.ts';
import { install, type Installation } from './api/installation.ts';
import { App } from './app/App.tsx';
import { routes } from './app/router.tsx';
import { write } from './i18n/language.ts';
import { headOf } from './pages/head.ts';

const INSTALLATIONS: Record<InstallationKind, Installation> = {
  welcome: { billing: true, welcome: GAPS.welcome, password: GAPS.password },
  plain: { billing: true, welcome: null, password: GAPS.password },
  free: { billing: false, welcome: null, password: GAPS.password },
};

/** The modules of each screen, whose code is asked for with its page. */
const SCREENS: Readonly<Record<string, string[]>> = {
  '/': ['src/web/pages/landing/Landing.tsx'],
  '/sample': ['src/web/pages/sample/Sample.tsx'],
  '/about': ['src/web/pages/about/About.tsx'],
  '/help': ['src/web/pages/help/Help.tsx'],
  '/pricing': ['src/web/pages/pricing/Pricing.tsx'],
  '/sign-in': ['src/web/pages/Visitors.tsx'],
  '/sign-up': ['src/web/pages/Visitors.tsx'],
  '/forgot-password': ['src/web/account/ForgotPassword.tsx'],
  [NOT_FOUND]: ['src/web/pages/Elsewhere.tsx'],
  ...Object.fromEntries(LEGAL_PAGES.map((path) => [path, ['src/web/legal/open.tsx', `src/web/legal/texts${path}.ts`]])),
};

/** A page as React writes it, its title apart; null where no screen has that address yet. */
async function drawn(path: string): Promise<{ title: string; body: string } | null> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://fojas.invalid${path}`));
  if (context instanceof Response) return null;
  if (path !== NOT_FOUND && context.matches.at(-1)?.route.path === '*') return null;
  const html = renderToString(
    <App>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  // React lifts the title before all else; it belongs into the head, where React finds it again.
  const title = /^<title>(.*?)<\/title>/.exec(html);
  if (!title) throw new Error(`${path} has no title`);
  return { title: title[1]!, body: html.slice(title[0].length) };
}

/** A written page: the name of its file, the modules of its screen, and what stands in its head and in its root. */
export type WrittenPage = { file: string; language: Language; screens: string[]; head: string; body: string };

/** Writes every public page, in both languages and for every kind of installation; one that is alike for two kinds once. */
export async function written(): Promise<WrittenPage[]> {
  const all: WrittenPage[] = [];
  for (const language of languages)
    for (const path of WRITTEN) {
      let first: string | null = null;
      for (const kind of installations) {
        write(language);
        install(INSTALLATIONS[kind]);
        const page = await drawn(path);
        if (!page || page.body === first) continue;
        first ??= page.body;
        const head = headOf(path, language, page.title);
        const screens = SCREENS[path] ?? [];
        all.push({ file: writtenFile(path, language, kind), language, screens, head, body: page.body });
      }
    }
  return all;
}
