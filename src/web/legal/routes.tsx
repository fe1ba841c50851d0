import type { RouteObject } from 'react-router';
import type { LegalText } from './text-types.ts';

/** The page of a text. The text and the page that shows it are loaded together, when one is first opened. */
const shown = (path: string, load: () => Promise<LegalText>): RouteObject => ({
  path,
  lazy: async () => {
    const [{ LegalPage }, text] = await Promise.all([import('./LegalPage.tsx'), load()]);
    return { Component: () => <LegalPage text={text} /> };
  },
});

/** The legal pages. */
export const legalRoutes: RouteObject[] = [
  shown('/terms-of-service', async () => (await import('./texts/terms-of-service.ts')).termsOfService),
  shown('/privacy-policy', async () => (await import('./texts/privacy-policy.ts')).privacyPolicy),
  shown('/acceptable-use', async () => (await import('./texts/acceptable-use.ts')).acceptableUse),
  shown('/refund-policy', async () => (await import('./texts/refund-policy.ts')).refundPolicy),
  shown('/cookie-policy', async () => (await import('./texts/cookie-policy.ts')).cookiePolicy),
  shown('/legal-notice', async () => (await import('./texts/legal-notice.ts')).legalNotice),
  shown(
    '/data-processing-agreement',
    async () => (await import('./texts/data-processing-agreement.ts')).dataProcessingAgreement,
  ),
];
