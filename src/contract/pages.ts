/** The addresses of the legal texts. */
export const LEGAL_PAGES = [
  '/terms-of-service',
  '/privacy-policy',
  '/acceptable-use',
  '/refund-policy',
  '/cookie-policy',
  '/legal-notice',
  '/data-processing-agreement',
] as const;

/** The pages that anybody may read and search engines are told of. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/sample',
  '/about',
  '/help',
  '/pricing',
  '/sign-in',
  '/sign-up',
  ...LEGAL_PAGES,
];
/** What is shown at any address that is no screen; nobody goes there by this name. */
export const NOT_FOUND = '/404';
/** The pages that are written beforehand, in both languages: a visitor reads them before any code has come. */
export const WRITTEN: readonly string[] = [...PUBLIC_PAGES, '/forgot-password', NOT_FOUND];

/** How an installation differs to a visitor: new accounts begin with tokens, or with none, or nothing costs any. */
export const installations = ['welcome', 'plain', 'free'] as const;
export type InstallationKind = (typeof installations)[number];
/** What stands in a written page where the server sets what only it knows. */
export const GAPS = {
  appUrl: '{{app-url}}',
  address: '{{address}}',
  welcome: '{{welcome}}',
  kind: '{{kind}}',
  password: '{{password}}',
} as const;

/** The addresses of the screens, beside `/notebook/{id}` and `/sign-in/with/{provider}`, where a provider sends the browser back to. The server answers them with the page and 200, and any other with the page and 404. */
const PAGES: readonly string[] = [
  ...PUBLIC_PAGES,
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/notebook',
  '/profile',
  '/shared',
];
/** Addresses that moved. */
export const MOVED: Readonly<Record<string, string>> = { '/acceptable-use-policy': '/acceptable-use' };

/** An address without its last slash. */
export const plainPath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether an address is that of a screen, with or without its last slash. */
export const isPage = (path: string): boolean => {
  const plain = plainPath(path);
  return PAGES.includes(plain) || /^\/(?:notebook|sign-in\/with)\/[^/]+$/.test(plain);
};

/** The file of a written page: `about.es.html`; `about.es.free.html` where an installation of that kind shows another. */
export const writtenFile = (path: string, language: string, kind: InstallationKind): string =>
  [path === '/' ? 'home' : path.slice(1), language, ...(kind === 'welcome' ? [] : [kind]), 'html'].join('.');
