import { z } from 'zod';

/** The legal texts, by the path of their page. */
export const legalDocuments = [
  'terms-of-service',
  'privacy-policy',
  'acceptable-use',
  'refund-policy',
  'cookie-policy',
  'legal-notice',
  'data-processing-agreement',
] as const;
export const legalDocument = z.enum(legalDocuments);
export type LegalDocument = z.infer<typeof legalDocument>;

/** The version of each text that is in force: the month it is dated with. Whoever accepts a text accepts this version of it. */
export const IN_FORCE: Readonly<Record<LegalDocument, { version: string }>> = {
  'terms-of-service': { version: '2025-10' },
  'privacy-policy': { version: '2025-10' },
  'acceptable-use': { version: '2025-10' },
  'refund-policy': { version: '2025-10' },
  'cookie-policy': { version: '2025-10' },
  'legal-notice': { version: '2025-10' },
  'data-processing-agreement': { version: '2025-10' },
};

/** What the two boxes of a new account accept (specification 3, section 2). */
export const CONSENTS = {
  terms: ['terms-of-service', 'acceptable-use'],
  privacy: ['privacy-policy', 'cookie-policy'],
} as const satisfies Record<string, readonly LegalDocument[]>;
