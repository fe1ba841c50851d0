import type { LegalText } from '../text-types.ts';
import { data } from './privacy-data.ts';
import { rights } from './privacy-rights.ts';

export const privacyPolicy: LegalText = {
  document: 'privacy-policy',
  version: '2025-10',
  title: 'Política de Privacidad',
  about: 'Qué datos personales se tratan, para qué, por cuánto tiempo, y cómo decides sobre ellos.',
  sections: [...data, ...rights],
  contact: {
    id: 'contacto',
    title: 'Contacto de privacidad',
    paragraphs: [
      { p: 'Las consultas y solicitudes sobre tus datos se dirigen a:', operator: true },
      'Las solicitudes sobre tus derechos se responden dentro de 10 días hábiles, y las consultas, dentro de 48 horas hábiles.',
    ],
  },
};
