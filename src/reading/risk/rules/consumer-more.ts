import type { Rule } from './rule.ts';

/** Rules on consumer, for contracts in Spanish. */
export const consumerMore: readonly Rule[] = [
  {
    id: 'es-consumer-arbitration',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: { any: [/\barbitr(o|aje|ador|al)\b/], unless: /recus/ },
    title: { es: 'Arbitraje sin aviso de recusación', en: 'Arbitration without notice of challenge' },
    why: {
      es: 'Si se designa árbitro en un contrato de adhesión, hay que informar al consumidor su derecho a recusarlo.',
      en: 'Where a standard-form contract names an arbitrator, the consumer must be told of the right to challenge them.',
    },
    action: {
      es: 'Agregar el aviso de recusación y del tribunal competente, o eliminar el arbitraje.',
      en: 'Add the notice of challenge and of the competent court, or drop arbitration.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation:
        'En todo contrato de adhesión en que se designe un árbitro, será obligatorio incluir una cláusula que informe al consumidor de su derecho a recusarlo',
    },
    violates: true,
    examples: {
      hit: 'Las controversias se someten a arbitraje.',
      miss: ['El consumidor podrá recusar al árbitro designado.'],
    },
  },
  {
    id: 'es-consumer-forum',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /(se somete\w*|prorrog\w*|competencia|fij\w+ (su )?domicilio|jurisdiccion).{0,100}\b(tribunal(es)?|juzgados?|cortes?|ciudad de)\b/,
      ],
      none: [
        /domicilio del (consumidor|usuario|cliente)|su (propio )?domicilio|ley .{0,20}consumidor|competentes? (segun|conforme)/,
      ],
    },
    title: { es: 'Prórroga de competencia en consumo', en: 'Choice of court in consumer matters' },
    why: {
      es: 'En consumo la ley prohíbe prorrogar la competencia por contrato.',
      en: 'In consumer matters the law forbids choosing the court by contract.',
    },
    action: {
      es: 'Eliminarla o dejar a salvo el tribunal del consumidor.',
      en: 'Drop it, or save the consumer’s court.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '50 A',
      quotation: 'Se prohíbe la prórroga de competencia por vía contractual.',
    },
    violates: true,
    examples: {
      hit: 'El usuario se somete a los tribunales de la ciudad de Santiago.',
      miss: ['Conocerá el tribunal del domicilio del consumidor.'],
    },
  },
  {
    id: 'es-consumer-silence',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['terms'],
    signal: {
      any: [
        /(silencio|uso continuado|continuar usando|sigue(s)? usando|seguir usando|continuidad en el uso|no (manifiesta|responde|objeta)).{0,120}(acept|conform|consent|de acuerdo)|(acept|consent)\w*.{0,80}(por el (solo|mero) (uso|hecho)|uso continuado|seguir utilizando)/,
      ],
      none: [/no (implica|constituye|importa)/],
    },
    title: { es: 'Silencio o uso tomado como aceptación', en: 'Silence or use taken as acceptance' },
    why: {
      es: 'En los actos de consumo el silencio no constituye aceptación.',
      en: 'In consumer acts silence is not acceptance.',
    },
    action: { es: 'Pedir aceptación expresa de los cambios.', en: 'Ask express acceptance of changes.' },
    basis: {
      law: 'ley_19496_consumidor',
      article: '3',
      quotation: 'El silencio no constituye aceptación en los actos de consumo',
    },
    violates: true,
    examples: {
      hit: 'El uso continuado del servicio implica aceptación de los cambios.',
      miss: ['Se pedirá aceptación expresa.'],
    },
  },
  {
    id: 'es-consumer-reading',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['terms'],
    signal: {
      any: [
        /(interpretacion|duda|alcance).{0,100}(exclusiv\w*|solamente|correspondera).{0,60}(proveedor|empresa|compañia|plataforma)/,
      ],
    },
    title: { es: 'La empresa interpreta el contrato', en: 'The supplier reads the contract' },
    why: {
      es: 'Lo ambiguo se interpreta contra quien lo redactó.',
      en: 'What is ambiguous is read against the drafter.',
    },
    action: { es: 'Eliminar la reserva.', en: 'Remove it.' },
    basis: {
      law: 'codigo_civil',
      article: '1566',
      quotation:
        'las cláusulas ambiguas que hayan sido extendidas o dictadas por una de las partes, sea acreedora o deudora, se interpretarán contra ella',
    },
    examples: {
      hit: 'En caso de duda la interpretación corresponderá exclusivamente a la empresa.',
      miss: ['Se interpretará según la ley.'],
    },
  },
  {
    id: 'es-consumer-withdrawal',
    area: 'consumer',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['terms'],
    signal: { any: [/retracto/], none: [/renunci/] },
    wanted: ['terms'],
    title: { es: 'Derecho de retracto informado', en: 'Right of withdrawal stated' },
    why: {
      es: 'En contratos a distancia el consumidor puede retractarse en diez días, salvo exclusión donde la ley la permite.',
      en: 'In distance contracts the consumer may withdraw within ten days, save where the law lets it be excluded.',
    },
    action: {
      es: 'Informar el retracto de diez días, o su exclusión donde la ley la permite.',
      en: 'State the ten-day right, or its exclusion where allowed.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '3 bis',
      quotation: 'El consumidor podrá poner término unilateralmente al contrato en el plazo de 10 días',
    },
    examples: { hit: 'Tienes derecho a retracto dentro de diez días.', miss: ['El pago es con tarjeta.'] },
  },
  {
    id: 'es-consumer-copy',
    area: 'consumer',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['terms'],
    signal: {
      any: [
        /confirmacion .{0,40}(escrita|contrato|compra|pedido|correo)|copia (integra|del contrato)|(enviar|correo)\w*.{0,60}confirmacion/,
      ],
    },
    wanted: ['terms'],
    title: { es: 'Confirmación escrita', en: 'Written confirmation' },
    why: {
      es: 'Perfeccionado el contrato, el proveedor debe enviar confirmación escrita.',
      en: 'Once made, the supplier must send written confirmation.',
    },
    action: {
      es: 'Agregar el envío de confirmación con copia del contrato.',
      en: 'Add the sending of confirmation with a copy.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '12 A',
      quotation:
        'Una vez perfeccionado el contrato, el proveedor estará obligado a enviar confirmación escrita del mismo.',
    },
    examples: { hit: 'Te enviaremos por correo la confirmación de la compra.', miss: ['El pago es con tarjeta.'] },
  },
];
