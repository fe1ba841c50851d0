import type { Rule } from './rule.ts';

/** Rules on personal data, for contracts in Spanish. */
export const personalData: readonly Rule[] = [
  {
    id: 'es-data-any-use',
    area: 'personal-data',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    signal: {
      any: [
        /datos personales.{0,200}(para cualquier (fin|finalidad|proposito|uso)|sin (necesidad de )?(su |el |mi |previo |previa )*(autorizacion|consentimiento)|a cualquier tercero)|(compart|ceder|vend|transfer|comunic)\w*.{0,60}datos personales.{0,120}(cualquier|sin (necesidad|pedir\w*|solicitar\w*|autorizacion|consentimiento|aviso))/,
      ],
      none: [/\bno (podra|se|los|compart|ceder|vend|sera)|ningun/],
    },
    title: { es: 'Datos personales para cualquier fin', en: 'Personal data for any purpose' },
    why: {
      es: 'El tratamiento exige ley o consentimiento expreso e informado de su propósito. La Ley N° 21.719 cambia este régimen desde el 1 de diciembre de 2026.',
      en: 'Processing needs a law, or express consent informed of its purpose. Law 21.719 changes these rules from 1 December 2026.',
    },
    action: {
      es: 'Decir finalidad, base, destinatarios, plazo y derechos del titular.',
      en: 'State purpose, basis, recipients, retention and the person’s rights.',
    },
    basis: {
      law: 'ley_19628_proteccion_datos',
      article: '4',
      quotation:
        'sólo puede efectuarse cuando esta ley u otras disposiciones legales lo autoricen o el titular consienta expresamente en ello',
    },
    violates: true,
    examples: {
      hit: 'Podremos compartir sus datos personales con terceros para cualquier fin.',
      miss: ['No se tratan datos personales sin autorización.'],
    },
  },
  {
    id: 'es-data-sharing',
    area: 'personal-data',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /(compart|ceder|comunic|transfer|transmit|entreg)\w*.{0,100}\bdatos (personales|de (los )?(usuarios|clientes|trabajador\w*))|datos personales.{0,120}(terceros|empresas relacionadas|fines comerciales|marketing|publicidad)/,
      ],
      none: [
        /\bno (podra|se|los|las|compart|ceder|vend|sera|entreg)|ningun|sin (su |el )?consentimiento|solo (por|para)|instrucciones/,
      ],
    },
    lower: /consent\w*|autoriz\w*|19\.?628|21\.?719/,
    yields: ['es-data-any-use'],
    title: { es: 'Datos personales a terceros', en: 'Personal data to third parties' },
    why: {
      es: 'Se comunican datos personales: comprobar base legal, finalidad y consentimiento. La Ley N° 21.719 cambia este régimen desde el 1 de diciembre de 2026.',
      en: 'Personal data are shared: check legal basis, purpose and consent. Law 21.719 changes these rules from 1 December 2026.',
    },
    action: {
      es: 'Decir a quién, para qué, con qué base y por cuánto tiempo.',
      en: 'Say to whom, what for, on what basis and how long.',
    },
    basis: {
      law: 'ley_19628_proteccion_datos',
      article: '4',
      quotation:
        'sólo puede efectuarse cuando esta ley u otras disposiciones legales lo autoricen o el titular consienta expresamente en ello',
    },
    examples: {
      hit: 'La empresa compartirá los datos personales con sus socios comerciales.',
      miss: ['No se entregarán datos personales a terceros.'],
    },
  },
  {
    id: 'es-data-sensitive',
    area: 'personal-data',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: 'any',
    signal: {
      any: [
        /datos (sensibles|biometric\w+|de salud|medicos|geneticos)|huella (dactilar|digital)|reconocimiento facial|\bbiometri\w+/,
      ],
      none: [/\bno (se )?(trat|recog|recop|almacen)/],
    },
    title: { es: 'Datos sensibles o biométricos', en: 'Sensitive or biometric data' },
    why: {
      es: 'Su tratamiento está prohibido, salvo ley, consentimiento del titular o beneficios de salud. La Ley N° 21.719 cambia este régimen desde el 1 de diciembre de 2026.',
      en: 'They may not be processed save by law, consent or for health benefits. Law 21.719 changes these rules from 1 December 2026.',
    },
    action: {
      es: 'Limitar el uso, pedir consentimiento expreso y fijar medidas de seguridad.',
      en: 'Limit the use, ask express consent and set security measures.',
    },
    basis: {
      law: 'ley_19628_proteccion_datos',
      article: '10',
      quotation: 'No pueden ser objeto de tratamiento los datos sensibles, salvo cuando la ley lo autorice',
    },
    examples: {
      hit: 'La asistencia se registrará mediante huella digital.',
      miss: ['La asistencia se registrará en un libro.'],
    },
  },
  {
    id: 'es-data-rights',
    area: 'personal-data',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    signal: {
      any: [
        /renunci\w*.{0,80}(derechos? (de|a) )?(acceso|rectificacion|cancelacion|oposicion)|\b(no podra|no tendra derecho)\b.{0,60}(elimin|rectific|acced|cancel|opon)\w*.{0,40}\bdatos/,
      ],
    },
    title: { es: 'Derechos sobre los datos limitados', en: 'Rights over data are limited' },
    why: {
      es: 'Estos derechos no pueden limitarse por ningún acto o convención. La Ley N° 21.719 cambia este régimen desde el 1 de diciembre de 2026.',
      en: 'These rights cannot be limited by any act or agreement. Law 21.719 changes these rules from 1 December 2026.',
    },
    action: { es: 'Eliminar la limitación.', en: 'Remove it.' },
    basis: {
      law: 'ley_19628_proteccion_datos',
      article: '13',
      quotation: 'no puede ser limitado por medio de ningún acto o convención',
    },
    violates: true,
    examples: { hit: 'El usuario no podrá eliminar sus datos.', miss: ['El usuario puede eliminar sus datos.'] },
  },
  {
    id: 'es-data-clause',
    area: 'personal-data',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['terms', 'services', 'employment', 'nda'],
    signal: {
      any: [
        /datos personales.{0,200}(ley|finalidad|segur|titular|derecho|instruccion|confidencial|proteg)|(19\.?628|21\.?719)|politica de privacidad/,
      ],
      none: [/cualquier (fin|finalidad|proposito)|sin (necesidad de )?(su |el )*consentimiento/],
    },
    wanted: ['terms', 'services', 'employment'],
    title: { es: 'Cláusula de datos personales', en: 'Personal data clause' },
    why: {
      es: 'El contrato dice cómo se tratan los datos personales.',
      en: 'The contract says how personal data are handled.',
    },
    action: {
      es: 'Agregar finalidad, seguridad, encargo y devolución de los datos.',
      en: 'Add purpose, security, instructions and return of data.',
    },
    examples: {
      hit: 'El tratamiento de datos personales se ajustará a la Ley 19.628.',
      miss: ['El precio es de $100.000.'],
    },
  },
];
