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

/** The addresses of the screens, beside `/notebook/{id}`. The server answers them with the page and 200, and any other with the page and 404. */
export const PAGES: readonly string[] = [
  '/',
  '/about',
  '/pricing',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  ...LEGAL_PAGES,
  '/dashboard',
  '/notebook',
  '/profile',
];
/** Addresses that moved. */
export const MOVED: Readonly<Record<string, string>> = { '/acceptable-use-policy': '/acceptable-use' };

/** Whether an address is that of a screen, with or without its last slash. */
export const isPage = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGES.includes(plain) || /^\/notebook\/[^/]+$/.test(plain);
};
