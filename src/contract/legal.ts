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

/**
 * The version of each text that is in force: the month it is dated with, and the SHA-256 of its canonical form in hexadecimal. Whoever accepts a
 * text accepts this version of it.
 */
export const IN_FORCE: Readonly<Record<LegalDocument, { version: string; sha256: string }>> = {
  'terms-of-service': {
    version: '2025-10',
    sha256: '7fe77c2da7c576a274f4a81b7fd329f67a2882573b5469f03f4d7010f705415c',
  },
  'privacy-policy': {
    version: '2025-10',
    sha256: 'eb7f8c4e6aecf4ea57523cb13423fdfb0baf8d61eb87bf06d7077f8041bbcf6c',
  },
  'acceptable-use': {
    version: '2025-10',
    sha256: '0c3ee1b1dcd97c3dfa319aef2e7d37a6daa6e9ea28bd5700ebc14ae18c22a066',
  },
  'refund-policy': {
    version: '2025-10',
    sha256: '30d392009e199681c219e3c0d487c350c27a426316a60fc2b32d9260b2f0b0ea',
  },
  'cookie-policy': {
    version: '2025-10',
    sha256: 'cc47ba14c0e910a528ab98445c52dc5bf7cdf63347fba708458d38858a51b664',
  },
  'legal-notice': {
    version: '2025-10',
    sha256: '08be444dbe585ff0a053867ce56a4d6e7cc99f0e6d01a86a7adf3fe400254009',
  },
  'data-processing-agreement': {
    version: '2025-10',
    sha256: '189217ff1e1d908a1d8a9e0dc8d422f327999e23980fec54fe848c264e6267b2',
  },
};

/** What the two boxes of a new account accept (specification 3, section 2). */
export const CONSENTS = {
  terms: ['terms-of-service', 'acceptable-use'],
  privacy: ['privacy-policy', 'cookie-policy'],
} as const satisfies Record<string, readonly LegalDocument[]>;
