import type { LegalText } from '../text-types.ts';
import { cases } from './refund-cases.ts';
import { procedure } from './refund-procedure.ts';

export const refundPolicy: LegalText = {
  document: 'refund-policy',
  version: '2025-10',
  title: 'Política de Reembolsos',
  about: 'Cuándo se devuelve el dinero, cuándo se devuelven tokens, cómo se pide y cuánto demora.',
  sections: [...cases, ...procedure],
  contact: {
    id: 'contacto',
    title: 'Contacto',
    paragraphs: [
      { p: 'Las solicitudes de reembolso se dirigen a:', operator: true },
      'Se atiende de lunes a viernes, de 9:00 a 18:00, hora de Chile. Las solicitudes de reembolso se responden en 2 a 3 días hábiles; las consultas generales, entre 24 y 48 horas hábiles.',
    ],
  },
};
