import { z } from 'zod';
import { text } from './language.ts';

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

/** What each text is called. */
export const legalNames = text({
  en: {
    'terms-of-service': 'Terms of Service',
    'privacy-policy': 'Privacy Policy',
    'acceptable-use': 'Acceptable Use Policy',
    'refund-policy': 'Refund Policy',
    'cookie-policy': 'Cookie Policy',
    'legal-notice': 'Legal Notice',
    'data-processing-agreement': 'Data Processing Agreement',
  } satisfies Record<LegalDocument, string>,
  es: {
    'terms-of-service': 'Términos de Servicio',
    'privacy-policy': 'Política de Privacidad',
    'acceptable-use': 'Política de Uso Aceptable',
    'refund-policy': 'Política de Reembolsos',
    'cookie-policy': 'Política de Cookies',
    'legal-notice': 'Aviso Legal',
    'data-processing-agreement': 'Acuerdo de Tratamiento de Datos',
  },
});

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
