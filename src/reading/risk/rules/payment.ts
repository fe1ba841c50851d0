import type { Rule } from './rule.ts';

/** Rules on payment, for contracts in Spanish. */
export const payment: readonly Rule[] = [
  {
    id: 'es-acceleration',
    area: 'payment',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /clausula de aceleracion|\b(cobrar|exigir)\w*.{0,50}(toda la (deuda|obligacion)|el total (de|adeudado)|la totalidad|el saldo (total|insoluto))|\bexigible\w*.{0,120}(total|integr|saldo|como si fuer|plazo vencido|todas las cuotas)|\bcaducar\w* .{0,40}plazo|\bcaducidad del plazo/,
      ],
    },
    title: { es: 'Aceleración de la deuda', en: 'Acceleration' },
    why: { es: 'Un atraso hace exigible todo el saldo.', en: 'One delay makes the whole balance due.' },
    action: {
      es: 'Precisar qué incumplimiento la activa y agregar un plazo de gracia.',
      en: 'State which breach triggers it and add a grace period.',
    },
    examples: {
      hit: 'La mora de una cuota hará exigible el total de la deuda.',
      miss: ['Cada cuota se paga el día 5.'],
    },
  },
  {
    id: 'es-invoice-term',
    area: 'payment',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['services', 'sale', 'supply', 'construction', 'licence', 'distribution'],
    signal: {
      any: [
        /\bfactura\w*\b.{0,160}\b(4[5-9]|[5-9]\d|1[0-9]\d|sesenta|noventa|cuarenta y cinco|ciento veinte)\b.{0,16}\bdias\b/,
        /\b(4[5-9]|[5-9]\d|1[0-9]\d|sesenta|noventa|cuarenta y cinco|ciento veinte)\b.{0,16}\bdias\b.{0,80}\b(recepcion|emision|presentacion) de (la|cada) factura/,
      ],
    },
    title: { es: 'Facturas a más de treinta días', en: 'Invoices over thirty days' },
    why: {
      es: 'El plazo general para pagar una factura es de treinta días corridos; uno mayor exige un acuerdo con requisitos propios.',
      en: 'The general term for an invoice is thirty days; a longer one needs an agreement with its own conditions.',
    },
    action: {
      es: 'Reducir el plazo a treinta días o cumplir los requisitos del acuerdo y su registro.',
      en: 'Cut the term to thirty days, or meet the conditions of the agreement and its registration.',
    },
    basis: {
      law: 'ley_19983_factura_ejecutiva',
      article: '2',
      quotation: 'en el plazo máximo de treinta días corridos contado desde la recepción de la factura',
    },
    examples: {
      hit: 'Las facturas se pagarán a 60 días de su recepción.',
      miss: ['Las facturas se pagarán a 30 días.'],
    },
  },
  {
    id: 'es-price-unilateral',
    area: 'payment',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['terms', 'employment'],
    signal: {
      any: [
        /(modific|aument|reajust|increment|vari|cambi|alz)\w*.{0,80}\b(precio|tarifa|valor|comision|cargo|renta|honorario)s?\b.{0,160}(en cualquier momento|unilateral|sin (previo )?aviso|a su sol[oa]|discreci|cuando lo estime)/,
        /\b(reajust|aument|alz|subir)\w*.{0,20}(unilateralmente|a su sol[oa] (voluntad|arbitrio))/,
        /(unilateralmente|a su sol[oa] (voluntad|arbitrio)).{0,80}\b(precio|tarifa|renta|honorario)s?\b/,
      ],
      none: [/\bno podra\w* (modific|aument|reajust|alz)/],
    },
    raise: /sin (previo )?aviso/,
    title: { es: 'Alza de precio por voluntad de una parte', en: 'Price raised at one side’s will' },
    why: {
      es: 'Una sola parte puede cambiar el precio. Un contrato es ley para ambas y se invalida o cambia por acuerdo o por causas legales.',
      en: 'One side alone may change the price. A contract binds both and is undone by agreement or on legal grounds.',
    },
    action: {
      es: 'Usar un índice objetivo (UF, IPC), un tope, aviso previo y derecho a terminar sin costo.',
      en: 'Use an objective index (UF, CPI), a cap, notice and an exit free of charge.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1545',
      quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
    },
    examples: {
      hit: 'El arrendador podrá aumentar la renta en cualquier momento.',
      miss: ['La renta se reajusta por IPC cada año.'],
    },
  },
  {
    id: 'es-index',
    area: 'payment',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['lease', 'services', 'supply', 'construction', 'sale', 'loan', 'licence', 'distribution'],
    signal: {
      any: [
        /(reajust|actualiz)\w*.{0,120}\b(ipc|indice de precios|unidad(es)? de fomento|uf)\b|(renta|precio|canon|tarifa)\b.{0,120}\b(unidad(es)? de fomento|\d uf|uf \d)/,
      ],
    },
    wanted: ['lease', 'supply'],
    title: { es: 'Reajuste por un índice objetivo', en: 'Adjusted by an objective index' },
    why: {
      es: 'El precio sigue un índice que ninguna parte maneja.',
      en: 'The price follows an index that neither side controls.',
    },
    action: {
      es: 'Fijar el precio en UF o reajustarlo por IPC, con un índice de reemplazo.',
      en: 'Set the price in UF or adjust it by CPI, with a replacement index.',
    },
    examples: { hit: 'La renta se reajustará según la variación del IPC.', miss: ['La renta es de $500.000.'] },
  },
  {
    id: 'es-loan-term',
    area: 'payment',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['loan'],
    signal: {
      any: [
        /(restitu|devol|pag|reembols)\w*.{0,160}(plazo de|vencimiento|cuotas|a mas tardar|dentro de|el dia \d|meses)|(plazo|vencimiento) .{0,60}(meses|dias|años)/,
      ],
    },
    wanted: ['loan'],
    title: { es: 'Plazo de restitución', en: 'Repayment date' },
    why: {
      es: 'Se sabe cuándo se restituye; sin término, no puede exigirse dentro de los diez días siguientes a la entrega.',
      en: 'It says when to repay; without a term it may not be demanded within ten days of delivery.',
    },
    action: { es: 'Fijar una fecha o un calendario de pago.', en: 'Fix a date or a schedule of payments.' },
    basis: {
      law: 'codigo_civil',
      article: '2200',
      quotation: 'no habrá derecho de exigirlo dentro de los diez días subsiguientes a la entrega',
    },
    examples: {
      hit: 'El mutuario restituirá el capital en 12 cuotas mensuales.',
      miss: ['El mutuario recibió el dinero.'],
    },
  },
];
