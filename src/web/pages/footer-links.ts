import type { Language } from '#contract/language.ts';

/** The seven legal pages, as the foot of the public pages names them. */
export const footerLinks: readonly { to: string; name: Record<Language, string> }[] = [
  { to: '/terms-of-service', name: { en: 'Terms of service', es: 'Términos de servicio' } },
  { to: '/privacy-policy', name: { en: 'Privacy policy', es: 'Política de privacidad' } },
  { to: '/acceptable-use', name: { en: 'Acceptable use', es: 'Uso aceptable' } },
  { to: '/refund-policy', name: { en: 'Refunds', es: 'Reembolsos' } },
  { to: '/cookie-policy', name: { en: 'Cookies', es: 'Cookies' } },
  { to: '/legal-notice', name: { en: 'Legal notice', es: 'Aviso legal' } },
  { to: '/data-processing-agreement', name: { en: 'Data processing', es: 'Tratamiento de datos' } },
];
