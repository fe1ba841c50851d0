import type { Rule } from './rule.ts';

/** Rules on lease, for contracts in Spanish. */
export const leaseMore: readonly Rule[] = [
  {
    id: 'es-lease-deposit',
    area: 'lease',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['lease'],
    signal: {
      any: [/(garantia|deposito).{0,300}(devol|restitu|reembols)|(devol|restitu)\w*.{0,120}\b(garantia|deposito)\b/],
    },
    wanted: ['lease'],
    title: { es: 'Devolución de la garantía', en: 'Return of the deposit' },
    why: {
      es: 'Se sabe cuándo y con qué descuentos vuelve la garantía.',
      en: 'It says when, and less what, the deposit comes back.',
    },
    action: { es: 'Fijar monto, plazo de devolución y descuentos.', en: 'Set amount, date of return and deductions.' },
    examples: { hit: 'La garantía se devolverá dentro de 60 días.', miss: ['La renta se paga el día 5.'] },
  },
  {
    id: 'es-lease-deed',
    area: 'lease',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['lease'],
    signal: {
      any: [/escritura publica|conservador de bienes raices/],
      none: [/rola inscrit|inscrit[oa] a fojas|consta|fojas \d/],
    },
    wanted: ['lease'],
    title: { es: 'Arriendo por escritura pública', en: 'Lease by public deed' },
    why: {
      es: 'Quien compre el inmueble debe respetar el arriendo hecho por escritura pública.',
      en: 'A buyer of the property must respect a lease made by public deed.',
    },
    action: {
      es: 'Para plazos largos, otorgar escritura pública e inscribirla.',
      en: 'For long terms, use a public deed and register it.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1962',
      quotation: 'si el arrendamiento ha sido contraído por escritura pública',
    },
    examples: {
      hit: 'El arriendo se otorga por escritura pública y se inscribirá.',
      miss: ['La renta se paga el día 5.'],
    },
  },
  {
    id: 'es-lease-waiver',
    area: 'lease',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['lease'],
    signal: {
      any: [
        /\barrendatari[oa]s?\b.{0,60}\brenunci\w*.{0,120}\b(accion(es)?|derechos?|beneficios?)\b.{0,80}\b(ley|18\.?101|codigo civil|arrendamiento)\b/,
      ],
      none: [/no (importa|constituye|implica|significa)\w* .{0,20}renuncia|no renunci|terminar|termino anticipado/],
    },
    title: { es: 'Renuncia del arrendatario a derechos legales', en: 'Tenant waives statutory rights' },
    why: {
      es: 'Una renuncia vale solo si mira al interés de quien renuncia y la ley no la prohíbe.',
      en: 'A waiver holds only where it concerns the waiving party alone and the law does not forbid it.',
    },
    action: {
      es: 'Eliminarla. En predios urbanos comprobar además el artículo 19 de la Ley N° 18.101, que aquí no se leyó.',
      en: 'Remove it. For urban property also check article 19 of Law 18.101, which was not read here.',
    },
    basis: {
      law: 'codigo_civil',
      article: '12',
      quotation: 'con tal que sólo miren al interés individual del renunciante, y que no esté prohibida su renuncia',
    },
    examples: {
      hit: 'La arrendataria renuncia a todas las acciones y derechos que la ley N° 18.101 le concede.',
      miss: ['La garantía se devolverá; nadie renuncia a nada.', 'El arrendatario pagará la renta.'],
    },
  },
  {
    id: 'es-lease-deposit-lost',
    area: 'lease',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['lease'],
    signal: {
      any: [
        /\b(garantia|deposito)\b.{0,200}\b(reten\w+ (la )?(integr|total)\w*|(perder|perdera|hara suya|hacer suya)\b|no (sera|se) (restitu|devol)\w+)/,
        /\b(reten\w*|perd\w+|hacer suya|hara suya)\b.{0,60}\b(integr|total)\w*.{0,40}\b(garantia|deposito)\b/,
      ],
      none: [/no podra reten/],
    },
    title: { es: 'Pérdida de toda la garantía', en: 'Loss of the whole deposit' },
    why: {
      es: 'El arrendador se queda con toda la garantía sin probar daños: obra como una pena, y la excesiva puede rebajarse.',
      en: 'The landlord keeps the whole deposit without proving loss: it works as a penalty, and a large one may be cut.',
    },
    action: {
      es: 'Limitar la retención a rentas, consumos y daños acreditados.',
      en: 'Limit what is kept to rent, supplies and proven damage.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1544',
      quotation:
        'podrá pedirse que se rebaje de la segunda todo lo que exceda al duplo de la primera, incluyéndose ésta en él',
    },
    examples: {
      hit: 'Entrega una garantía que el arrendador podrá retener íntegramente si hay término anticipado.',
      miss: ['La garantía se devolverá dentro de 60 días.'],
    },
  },
  {
    id: 'es-lease-locked',
    area: 'lease',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: ['lease'],
    signal: {
      any: [/\barrendatari[oa]s?\b.{0,60}\bno podra\w*.{0,40}\b(poner\w* termino|terminar|desahuciar|desistir)/],
      none: [/sin (previo )?aviso|sin avisar|antes de/],
    },
    title: { es: 'El arrendatario no puede terminar antes', en: 'The tenant may not end it early' },
    why: {
      es: 'Quien arrienda debe la renta por todo el plazo, aunque deje el inmueble.',
      en: 'The tenant owes rent for the whole term even after leaving.',
    },
    action: {
      es: 'Pactar una salida con aviso y un costo fijo.',
      en: 'Agree an exit with notice and a fixed cost.',
    },
    examples: {
      hit: 'La arrendataria no podrá poner término anticipado al contrato bajo ninguna circunstancia.',
      miss: ['Cualquiera de las partes podrá poner término al contrato.'],
    },
  },
  {
    id: 'es-lease-rent',
    area: 'lease',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['lease'],
    signal: { any: [/\b(renta|canon|precio)\b.{0,160}(\$|\buf\b|unidades? de fomento|pesos|\d{3})/] },
    wanted: ['lease'],
    title: { es: 'Renta determinada', en: 'Rent is set' },
    why: { es: 'Sin un precio determinado no hay arriendo.', en: 'Without a determined price there is no lease.' },
    action: { es: 'Fijar la renta o cómo se determina.', en: 'Set the rent or how it is found.' },
    basis: {
      law: 'codigo_civil',
      article: '1915',
      quotation: 'la otra a pagar por este goce, obra o servicio un precio determinado',
    },
    examples: { hit: 'La renta mensual será de $500.000.', miss: ['El inmueble se entrega hoy.'] },
  },
];
