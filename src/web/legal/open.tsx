import { LegalPage } from './LegalPage.tsx';
import type { LegalText } from './text-types.ts';

/** Each text by the address of its page, loaded when it is first opened. */
const TEXTS: Readonly<Record<string, () => Promise<LegalText>>> = {
  '/terms-of-service': async () => (await import('./texts/terms-of-service.ts')).termsOfService,
  '/privacy-policy': async () => (await import('./texts/privacy-policy.ts')).privacyPolicy,
  '/acceptable-use': async () => (await import('./texts/acceptable-use.ts')).acceptableUse,
  '/refund-policy': async () => (await import('./texts/refund-policy.ts')).refundPolicy,
  '/cookie-policy': async () => (await import('./texts/cookie-policy.ts')).cookiePolicy,
  '/legal-notice': async () => (await import('./texts/legal-notice.ts')).legalNotice,
  '/data-processing-agreement': async () =>
    (await import('./texts/data-processing-agreement.ts')).dataProcessingAgreement,
};

/** The page of the text at an address of `LEGAL_PAGES`. */
export async function open(path: string): Promise<{ Component: () => React.JSX.Element }> {
  const text = await TEXTS[path]!();
  return { Component: () => <LegalPage text={text} /> };
}
