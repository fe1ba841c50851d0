import type { LegalText } from '../text-types.ts';
import { closing } from './terms-closing.ts';
import { service } from './terms-service.ts';
import { use } from './terms-use.ts';

export const termsOfService: LegalText = {
  document: 'terms-of-service',
  version: '2025-10',
  title: 'Términos de Servicio',
  about: 'Las reglas con que usas Fojas: qué hace, qué cuesta, qué puedes esperar de ella y qué no.',
  sections: [...service, ...use, ...closing],
  contact: {
    id: 'contacto',
    title: 'Contacto',
    paragraphs: [
      { p: 'Las consultas sobre estos términos se dirigen a quien opera esta instalación:', operator: true },
      'Las consultas se atienden de lunes a viernes, de 9:00 a 18:00, hora de Chile, y se responden entre 24 y 48 horas hábiles.',
    ],
  },
};
