import type { Rule } from './rule.ts';

/** Rules on services, for contracts in Spanish. */
export const services: readonly Rule[] = [
  {
    id: 'es-services-employment',
    area: 'services',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['services'],
    signal: {
      any: [
        /\b(prestador[ae]?|profesional|asesor[ae]?|consultor[ae]?|contratad[oa])\b.{0,120}\b(cumplir\w*|sujet\w*|registrar\w*|marcar\w*|estara|debera)\b.{0,80}\b(horario|jornada|asistencia|jefe directo|jefatura|vacaciones|ordenes e instrucciones|exclusiv\w+ .{0,20}jornada)\b|\b(bajo|sujet[oa] a) (la )?(subordinacion|dependencia)/,
        /\b(asistir|concurrir|presentar|permanecer)\w*\b.{0,80}(de lunes a|\d{1,2}([:.]\d\d)? a( las)? \d{1,2})|permiso a su (jefatura|jefe)/,
      ],
      none: [
        /\bsin (sujecion|subordinacion|vinculo|estar|horario)|\bno (estara|existe|habra|hay|genera|constituye|tendra|quedara|sujet)|equipo|personal del/,
      ],
    },
    title: { es: 'Honorarios con señales de contrato de trabajo', en: 'Services that look like employment' },
    why: {
      es: 'Horario, asistencia o jefatura: la prestación en esos términos hace presumir un contrato de trabajo.',
      en: 'Hours, attendance or a boss: services on such terms are presumed employment.',
    },
    action: {
      es: 'Eliminar esas señales o regularizar la relación como trabajo.',
      en: 'Remove those signs or make it employment.',
    },
    basis: { law: 'codigo_trabajo', article: '8', quotation: 'Toda prestación de servicios en los términos' },
    examples: {
      hit: 'El prestador deberá cumplir un horario de 9 a 18 horas.',
      miss: ['El prestador no estará sujeto a horario ni subordinación.'],
    },
  },
  {
    id: 'es-services-subcontract',
    area: 'services',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['services', 'construction', 'supply'],
    signal: {
      any: [
        /\b(trabajadores|dependientes|personal|cotizaciones|obligaciones laborales)\b.{0,120}\b(contratista|prestador|subcontratista|proveedor)\b|\b(contratista|prestador|proveedor)\b.{0,100}\b(obligaciones laborales|cotizaciones|sus trabajadores|subcontratistas?)/,
      ],
    },
    title: { es: 'Trabajadores del contratista', en: 'The contractor’s workers' },
    why: {
      es: 'La empresa principal responde solidariamente de sus obligaciones laborales y previsionales de dar.',
      en: 'The principal is jointly liable for their labour and social security debts.',
    },
    action: { es: 'Pedir certificados, retención y garantía.', en: 'Ask for certificates, retention and security.' },
    basis: {
      law: 'codigo_trabajo',
      article: '183 B',
      quotation:
        'La empresa principal será solidariamente responsable de las obligaciones laborales y previsionales de dar',
    },
    examples: { hit: 'Los trabajadores del contratista usarán credencial.', miss: ['El precio es de $100.000.'] },
  },
  {
    id: 'es-services-fixed-price',
    area: 'services',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['construction'],
    signal: { any: [/suma alzada|precio (unico|fijo|alzado)/] },
    title: { es: 'Precio a suma alzada', en: 'Lump sum' },
    why: {
      es: 'No puede pedirse aumento porque encarezcan jornales o materiales.',
      en: 'No increase for dearer labour or materials.',
    },
    action: {
      es: 'Agregar reajuste y reglas de obras extraordinarias.',
      en: 'Add indexation and rules for extra works.',
    },
    basis: {
      law: 'codigo_civil',
      article: '2003',
      quotation:
        'El empresario no podrá pedir aumento de precio, a pretexto de haber encarecido los jornales o los materiales',
    },
    examples: { hit: 'La obra se contrata a suma alzada.', miss: ['La obra se paga por avance.'] },
  },
  {
    id: 'es-crime-prevention',
    area: 'services',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['services', 'construction', 'supply', 'distribution'],
    signal: {
      any: [
        /20\.?393|prevencion de(l)? delito|responsabilidad penal de las personas juridicas|anticorrupcion|soborno|cohecho/,
      ],
    },
    wanted: ['services', 'construction', 'supply', 'distribution'],
    title: { es: 'Prevención de delitos', en: 'Crime prevention' },
    why: {
      es: 'El modelo de prevención de una empresa alcanza a quienes le prestan servicios.',
      en: 'A company’s prevention model reaches those who serve it.',
    },
    action: {
      es: 'Agregar una declaración y el derecho a terminar por delitos.',
      en: 'Add a statement and a right to end for crimes.',
    },
    examples: { hit: 'El contratista conoce la Ley 20.393.', miss: ['El precio es de $100.000.'] },
  },
];
