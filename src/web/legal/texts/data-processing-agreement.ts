import type { LegalText } from '../text-types.ts';
import { duties } from './dpa-duties.ts';
import { relations } from './dpa-relations.ts';

export const dataProcessingAgreement: LegalText = {
  document: 'data-processing-agreement',
  version: '2025-10',
  title: 'Acuerdo de Tratamiento de Datos',
  about: 'Cómo se tratan, por encargo del cliente, los datos personales que contienen sus documentos.',
  sections: [...duties, ...relations],
  contact: {
    id: 'contacto',
    title: 'Contacto',
    paragraphs: [
      { p: 'Las comunicaciones sobre este acuerdo se dirigen al encargado:', operator: true },
      'Las consultas se responden dentro de 48 horas hábiles.',
    ],
  },
};
